export const id = 752;
export const ids = [752];
export const modules = {

/***/ 9752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mdbook: () => (/* binding */ mdbook)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9210);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6102);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5405);









/** mdBook (https://rust-lang.github.io/mdBook/format/configuration/). */
const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readToml */ .D7);
        const source = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(data, 'book', 'src') ?? 'src';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .joinFolder */ .nn)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path), source);
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'output', 'html');
        const preprocessors = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'preprocessor'));
        return {
            // A command with a path or arguments, rather than a program that is installed.
            ownCode: preprocessors
                .filter(([, options]) => /[/ ]/.test((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(options, 'command') ?? ''))
                .map(([name]) => name),
            contentFolder,
            syntaxOptions: {
                hiddenPrefixes: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainMembers */ .IE)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(html, 'code', 'hidelines')),
            },
            address: addressIn(html),
            names: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_2__/* .chaptersOf */ .cy)(summary, contentFolder),
            hasTitlesInNavigation: true,
            options: {},
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path, stem }) => {
            if (!chapters.has(path))
                return { reason: 'is not in SUMMARY.md' };
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(stem) !== 'README')
                return `${stem}.html`;
            return `${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(stem)}index.html`;
        });
        return { ...sorted, links: { rooted: 'server' } };
    },
    syntax: ({ hiddenPrefixes = {} }) => ({
        includes: [files],
        markup: [
            admonitions,
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_5__/* .scripts */ .Pm,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_7__/* .components */ .dK,
            // Of mdBook from 0.5 on.
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .definitions */ .BG,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fences */ .H6)(withoutHidden(hiddenPrefixes)),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** The address of the book, where its configuration says it (mdBook, `cname` and `site-url` of the HTML renderer). */
function addressIn(html) {
    const host = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(html, 'cname');
    if (!host)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toAddress */ .ch)(`https://${host}`, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(html, 'site-url') ?? '');
}
/** A backslash, an include, its path and other words. */
const INCLUDE = /\\?\{\{[ \t]*#(?:rustdoc_)?include[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g;
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_4__/* .includes */ .mK)({
    hint: /\{\{[ \t]*#/,
    pattern: INCLUDE,
    isInCodeToo: true,
    read([token, name = ''], from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_4__/* .colonSpec */ .bs)(name);
        return [{ name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from)], path), part }];
    },
    render(text, { index }, source) {
        const start = source.text.lastIndexOf('\n', index - 1) + 1;
        const before = source.text.slice(start, index);
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .indented */ .gu)(text, '', /^[\s>]*/.exec(before)[0]);
    },
});
const ADMONITION = /^[ \t]*(`{3,9}|~{3,9})[ \t]*admonish(?![\w-])(.*)\n((?:(?![ \t]*\1).*\n)*)[ \t]*\1[`~]*[ \t]*$/gm;
/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)('admonish', ADMONITION, ({ 0: block, 2: options = '', 3: inside = '', index }, source) => {
    const [, kind = 'note'] = /^[ \t]+(\w+)(?![\w=])/.exec(options) ?? [];
    const [, title = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .kindName */ .Ep)(kind)] = /(?:title=|\s)"([^"]*)"/.exec(options) ?? [];
    const start = index + block.indexOf('\n') + 1;
    const content = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .subSource */ .m6)(source, start, start + inside.length);
    const end = index + block.length;
    return (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .asBlock */ .kw)(source, index, end, [(0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .strong */ .ko)(title), '\n\n', content]);
}, true);
/** Hides lines of code that are for the compiler alone: Rust's `# `, and those with other prefixes ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        // Each line of the block asks: of words without end the first are enough.
        const [language = '', ...options] = info.slice(0, 300).split(/[ \t,]/);
        if (language === 'rust') {
            if (/^[\s>]*#(?: |$)/.test(text))
                return undefined;
            return text.replace(/^([\s>]*)##/, '$1#');
        }
        const option = options.find(word => word.startsWith('hidelines='));
        const optionPrefix = option?.slice('hidelines='.length);
        const prefix = optionPrefix ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(prefixes, language);
        if (prefix && text.trimStart().startsWith(prefix))
            return undefined;
        return text;
    };
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   V0: () => (/* binding */ definitionsBelowText),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   ay: () => (/* binding */ blanksInDestinations),
/* harmony export */   ox: () => (/* binding */ pipesInCode),
/* harmony export */   p2: () => (/* binding */ spacedReferences),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9622);




/** Whether a text in braces is a list of attributes, `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(token => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(token));
}
/**
 * Removes lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's)
 * at the end of headings; also those alone on a line (`blocks`), or those after a link and the like, too (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = source.lineAt(index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { start, end: line.end + 1, by: '' };
        if (isLast && HEADING.test(line.text.slice(0, 200)))
            return gone;
        if (where !== 'all')
            return undefined;
        if (isLast || text.startsWith(' |', end))
            return gone;
        const isBehindElement = start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1));
        if (isBehindElement)
            return gone;
        return undefined;
    });
}
/** A heading, also in quotes and as the content of an item. */
const HEADING = /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/;
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** Removes `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which stand for a table of contents. */
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, start + words.length);
});
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));
// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = source.lines;
    const changes = [];
    let isInTable = false;
    for (const [index, { text, start, code, isBlank }] of lines.entries()) {
        const next = lines[index + 1];
        if (next && isDelimiterRow(next.text))
            isInTable = true;
        if (isBlank || code)
            isInTable = false;
        if (!isInTable)
            continue;
        for (const { 0: span, index: at } of text.matchAll(SPAN_IN_ROW))
            for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
                const pipe = start + at + inSpan;
                changes.push({ start: pipe, end: pipe, by: '\\' });
            }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = source.lines;
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = [];
    for (const [index, { start }] of lines.entries()) {
        if (!isDefinition(index) || index === 0)
            continue;
        const isBelowText = !lines[index - 1].isBlank && !isDefinition(index - 1);
        if (isBelowText)
            changes.push({ start, end: start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => {
        if (defined.has(label.toLowerCase()))
            return `][${label}]`;
        return undefined;
    });
    return joined(source, work);
};


/***/ })

};
