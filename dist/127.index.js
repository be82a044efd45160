export const id = 127;
export const ids = [127];
export const modules = {

/***/ 127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mdbook: () => (/* binding */ mdbook)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9498);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7524);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6624);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3351);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3528);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8783);










const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readToml */ .D7);
        const source = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(data, 'book', 'src') ?? 'src';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path), source);
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .aR)(data, 'output', 'html');
        return {
            ownCode: ownPreprocessors(data),
            contentFolder,
            syntaxOptions: {
                hiddenPrefixes: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .plainMembers */ .IE)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .aR)(html, 'code', 'hidelines')),
                hasAdmonish: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .aR)(data, 'preprocessor', 'admonish') !== undefined,
            },
            address: addressIn(html),
            names: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .chaptersOf */ .cy)(summary, contentFolder),
            hasTitlesInNavigation: true,
            options: {},
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path, stem }) => {
            if (!chapters.has(path))
                return { reason: 'is not in SUMMARY.md' };
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(stem) !== 'README')
                return `${stem}.html`;
            return `${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(stem)}index.html`;
        });
        return { ...sorted, rooted: 'server' };
    },
    syntax: ({ hiddenPrefixes = {}, hasAdmonish }) => ({
        includes: [files],
        markup: [
            (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_8__/* .when */ .z7)(hasAdmonish, admonitions),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_7__/* .scripts */ .Pm,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_9__/* .components */ .dK,
            pageTitles,
            // Of mdBook from 0.5 on.
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .definitions */ .BG,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .fences */ .H6)(withoutHidden(hiddenPrefixes)),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** A command that runs code of the repository, rather than a program that was installed. */
const OWN_COMMAND = /[/\\]|\.(?:py|js|ts|sh|rb)\b|^cargo\b/;
/** The preprocessors that are code of the repository (mdBook, "Configuring Preprocessors"). */
function ownPreprocessors(data) {
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .members */ .ol)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .aR)(data, 'preprocessor'))
        .filter(([, options]) => OWN_COMMAND.test((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(options, 'command') ?? ''))
        .map(([name]) => `preprocessor.${name}`);
}
/** The address of the book, where its configuration says it (mdBook, `cname` and `site-url` of the HTML renderer). */
function addressIn(html) {
    const host = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(html, 'cname');
    if (!host)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)(`https://${host}`, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(html, 'site-url') ?? '');
}
/** A backslash, the kind of an include, its path and other words. */
const INCLUDE = /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+/;
const INCLUDED = /([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/;
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_6__/* .includes */ .mK)({
    hint: /\{\{[ \t]*#/,
    pattern: new RegExp(INCLUDE.source + INCLUDED.source, 'g'),
    isInCodeToo: true,
    read([token, , name = ''], from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_6__/* .colonSpec */ .bs)(name);
        return [{ name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], path), part }];
    },
    render(text, { 1: kind = '', index }, source) {
        const content = kind.startsWith('play') ? (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_6__/* .codeBlock */ .DV)(text, 'rust') : text;
        const start = source.text.lastIndexOf('\n', index - 1) + 1;
        const before = source.text.slice(start, index);
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .indented */ .gu)(content, '', /^[\s>]*/.exec(before)[0]);
    },
});
/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions = source => {
    if (!source.text.includes('admonish'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const line of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
        const { code, start, end } = line;
        if (code === 'closes' && isOpen)
            changes.push((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .asBlock */ .kw)(source, start, end, ''));
        if (code === 'closes')
            isOpen = false;
        if (code !== 'opens')
            continue;
        const [, options] = /^admonish(?![\w-])(.*)/.exec((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .infoOf */ ._U)(line)) ?? [];
        isOpen = options !== undefined;
        if (options !== undefined)
            changes.push((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .asBlock */ .kw)(source, start, end, admonitionTitle(options)));
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
const TITLE = /(?:\btitle=|^[ \t]*(?:[\w-]+[ \t]+)?)"((?:[^"\\]|\\.)*)"/;
function admonitionTitle(options) {
    const [, kind = 'note'] = /^[ \t]*([a-z][\w-]*)(?![\w=-])/i.exec(options) ?? [];
    const [, title] = TITLE.exec(options) ?? [];
    return (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title?.replace(/\\(.)/g, '$1') ?? (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .kindName */ .Ep)(kind));
}
/** `{{#title name}}` names a page in the browser alone. */
const pageTitles = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_8__/* .replacing */ .mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Hides lines of code that are for the compiler alone: Rust's `# `, and those with other prefixes ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...options] = info.split(/[ \t,]/);
        if (language === 'rust') {
            const isHidden = /^[\s>]*#(?: |$)/.test(text);
            return isHidden ? undefined : text.replace(/^([\s>]*)##/, '$1#');
        }
        const option = options.find(word => word.startsWith('hidelines='));
        const own = option?.slice('hidelines='.length);
        const prefix = own ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(prefixes, language);
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments)
/* harmony export */ });
/* unused harmony exports drawings, ownAnchors */
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);





/** Whether it is `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(each => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(each));
}
/**
 * Lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's):
 * at the end of headings; also on lines of their own (`blocks`), or after a link and its like (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { ...gone, end: line.end + 1 };
        if (isLast &&
            (where === 'all' ||
                /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))
            return gone;
        if (where === 'all' && text.startsWith(' |', end))
            return gone;
        return where === 'all' &&
            start === index &&
            /[)\]`*_>:"}]/.test(text.charAt(start - 1))
            ? gone
            : undefined;
    });
}
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which become the list of headings. */
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const htmlComments = without(/<!--/g, () => '-->');
/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Drawings, also those of files that a page includes: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** An `<a>` that leads to itself, as one beside a heading does: its words alone, which may be but a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: whole, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + whole.indexOf('>') + 1;
    return /^[\s#¶§🔗]*$/u.test(words)
        ? ''
        : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, start + words.length);
});
/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = end < 0 ? text.length : end + ending.length;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        };
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * `:smile:` by GitHub's names, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, match[1]);
});


/***/ })

};
