export const id = 902;
export const ids = [902];
export const modules = {

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor),
  includesOf: () => (/* binding */ includesOf),
  leftovers: () => (/* binding */ leftovers)
});

// EXTERNAL MODULE: ./node_modules/remark/index.js + 61 modules
var remark = __webpack_require__(4610);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-footnote/lib/index.js
var lib = __webpack_require__(6807);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-strikethrough/lib/index.js
var mdast_util_gfm_strikethrough_lib = __webpack_require__(870);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var syntax = __webpack_require__(4810);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
var lib_syntax = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(7749);
;// CONCATENATED MODULE: ./lib/markdown/parse.js






/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
function gfm() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...gfmExtensions()];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...gfmFromMarkdown()];
}
/** What reads that syntax. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(), (0,syntax/* gfmFootnote */.r)(), (0,lib_syntax/* gfmStrikethrough */.K)()];
}
/** What makes nodes of that syntax. */
function gfmFromMarkdown() {
    return [(0,mdast_util_gfm_table_lib/* gfmTableFromMarkdown */.c)(), (0,lib/* gfmFootnoteFromMarkdown */.i)(), (0,mdast_util_gfm_strikethrough_lib/* gfmStrikethroughFromMarkdown */.p)()];
}
/** Whether a text may have that syntax: may be wrongly true, but never wrongly false. */
function mayBeGfm(text) {
    if (text.includes('[^') || text.indexOf('~') < text.lastIndexOf('~'))
        return true;
    // The row below the head of a table, also in lists and quotes.
    const rows = /[|:]/.test(text) ? (text.match(/^[ \t>*+\d.)|:-]+$/gm) ?? []) : [];
    return rows.some(row => /[|:]/.test(row) && row.includes('-'));
}
/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
function destinations() {
    const data = this.data();
    const extension = { exit: { resourceDestinationString: keep, definitionDestinationString: keep } };
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), extension];
}
// What mdast-util-from-markdown does at these tokens, and the place.
function keep(token) {
    const url = this.resume();
    const node = this.stack.at(-1);
    if (node?.type !== 'link' && node?.type !== 'image' && node?.type !== 'definition')
        return;
    node.url = url;
    const from = node.position.start.offset;
    node.data = { destination: { start: token.start.offset - from, end: token.end.offset - from } };
}
/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
function walk(parent, see) {
    for (const node of parent.children) {
        see(node);
        if ('children' in node)
            walk(node, see);
    }
}

// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/generators/sites.js + 16 modules
var sites = __webpack_require__(9161);
// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var include = __webpack_require__(6624);
// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var step = __webpack_require__(3528);
;// CONCATENATED MODULE: ./lib/generators/dialect.js









/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(config, mdx) {
    const { includes, markup } = sites.siteGenerators[config.generator].syntax(config.syntaxOptions);
    return (0,step/* stepwise */.F9)([...includes, ...markup, rebased, ...(mdx ? [mdx] : []), leftovers(config)], config);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, config) {
    // What a page in MDX includes is read as MDX, too, whatever its name.
    const mayImport = /\.mdx?["']|raw-loader|\?raw/.test(text);
    const imports = [
        ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*(["'])((?:(?!\1)[^\n])+)\1/gi),
    ].flatMap(({ 2: written }) => (0,include/* rawFile */.Hg)(written) ?? (/\.mdx?$/i.test(written) ? written : []));
    return [
        ...(0,step/* askedBy */.Ai)(sites.siteGenerators[config.generator].syntax(config.syntaxOptions).includes, (0,markdown_source/* fileSource */.IO)(path, text), config),
        ...imports.map(written => (0,include/* importPaths */.i0)(written, path, config)),
    ];
}
const linkParser = (0,remark/* remark */.V)().use(gfm).use(destinations).freeze();
/**
 * Relative links of included files that are written from their own folder (include-markdown of MkDocs, MDX), as links
 * from the page's.
 */
const rebased = (source, work) => {
    const { rebased: paths } = work.included;
    if (paths.size === 0)
        return source;
    const { text } = source;
    const folder = (0,text_paths/* folderOf */.yS)(work.open[0]);
    const changes = [];
    const rebase = (start, end) => {
        const { path } = source.placeAt(start);
        if (!paths.has(path) || (0,text_paths/* folderOf */.yS)(path) === folder)
            return;
        const url = (0,text_paths/* fromFolder */.FC)(text.slice(start, end), (0,text_paths/* folderOf */.yS)(path), folder);
        if (url !== undefined)
            changes.push({ start, end, by: url });
    };
    walk(linkParser.parse(text), node => {
        const at = node.position.start.offset;
        const { data } = node;
        if (data && 'destination' in data && data.destination)
            rebase(at + data.destination.start, at + data.destination.end);
        if (node.type !== 'html')
            return;
        const written = text.slice(at, node.position.end.offset);
        for (const { 0: attribute, index } of written.matchAll(/\b(?:src|href)="[^"\n]*/g))
            rebase(at + index + attribute.indexOf('"') + 1, at + index + attribute.length);
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** What looks like the syntax of a generator, by its first characters. */
const leftoverKinds = [
    // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
    ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./-][^{}\n]*\}\}/g],
    ['{%', /\{%(?<!\\\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
    ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
    ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
    [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
    ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
    // A preprocessor of mdBook: the identifier of a rule in the Rust reference, alone on its line.
    ['x[y]', /^[a-z]+\[[\w.-]+\]$/gm],
    // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
    ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
];
/** HTML whose text is no Markdown. */
const verbatim = (0,inline/* without */.FF)(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name => (name ? `</${name}` : '-->'));
/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: once a page and kind, in
 * words that are the same on each page of the site. An include that is left has a warning of its own.
 */
function leftovers({ file }) {
    return (source, work) => {
        // What is left then has a warning already.
        const isExplained = [...work.said.values()].some(({ rule }) => rule === 'include' || rule === 'mdx');
        const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds;
        const { text } = source;
        const isLeft = ([kind, pattern]) => text.includes(kind.replace(/\w+\]?/g, '')) && text.search(pattern) >= 0;
        const left = kinds.filter(isLeft);
        if (left.length === 0)
            return source;
        const seen = verbatim(source, work);
        const isCode = (0,lines/* codeOf */.$N)(seen);
        for (const [kind, pattern] of left)
            for (const { 0: written, index } of seen.text.matchAll(pattern)) {
                const at = index + written.search(/[^\s>]/);
                if (isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(written))
                    continue;
                const reason = `"${kind}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`;
                work.warn('dialect', `left ${kind}`, reason, seen, at);
                break;
            }
        return source;
    };
}


/***/ })

};
