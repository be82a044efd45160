export const id = 244;
export const ids = [244];
export const modules = {

/***/ 2244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dialectFor: () => (/* binding */ dialectFor)
/* harmony export */ });
/* unused harmony exports includesOf, leftovers */
/* harmony import */ var remark__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1671);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9614);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3758);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6624);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3351);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3528);









/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(config, mdx) {
    const { includes, markup } = _sites_js__WEBPACK_IMPORTED_MODULE_3__.siteGenerators[config.generator].syntax(config.syntaxOptions);
    return (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .stepwise */ .F9)([...includes, ...markup, rebased, ...(mdx ? [mdx] : []), leftovers(config)], config);
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
    ].flatMap(({ 2: written }) => rawFile(written) ?? (/\.mdx?$/i.test(written) ? written : []));
    return [
        ...askedBy(siteGenerators[config.generator].syntax(config.syntaxOptions).includes, fileSource(path, text), config),
        ...imports.map(written => importPaths(written, path, config)),
    ];
}
const linkParser = (0,remark__WEBPACK_IMPORTED_MODULE_7__/* .remark */ .V)().use(_markdown_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .gfm */ .Te).use(_markdown_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .destinations */ .uC).freeze();
/**
 * Relative links of included files that are written from their own folder (include-markdown of MkDocs, MDX), as links
 * from the page's.
 */
const rebased = (source, work) => {
    const { rebased: paths } = work.included;
    if (paths.size === 0)
        return source;
    const { text } = source;
    const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(work.open[0]);
    const changes = [];
    const rebase = (start, end) => {
        const { path } = source.placeAt(start);
        if (!paths.has(path) || (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path) === folder)
            return;
        const url = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .fromFolder */ .FC)(text.slice(start, end), (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path), folder);
        if (url !== undefined)
            changes.push({ start, end, by: url });
    };
    (0,_markdown_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .walk */ .GG)(linkParser.parse(text), node => {
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
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
const verbatim = (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_5__/* .without */ .FF)(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name => (name ? `</${name}` : '-->'));
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
        const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(seen);
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
