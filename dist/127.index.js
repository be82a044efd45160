export const id = 127;
export const ids = [127];
export const modules = {

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ ownCodeIn),
/* harmony export */   V9: () => (/* binding */ mayChangeWords),
/* harmony export */   bU: () => (/* binding */ templatesIn)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000;
/**
 * Parts of the names of plugins that leave a page's words as they are, or whose syntax is read here. A `*` stands for the rest
 * of a word.
 */
const HARMLESS = [
    // They make search, navigation, addresses, feeds and other files beside the pages.
    'search same-dir monorepo lunariajs *nav pages section-index *sidebar *sidebars link links redirect redirects redirect-from',
    'sitemap rss feed llms* seo robots pwa og',
    // They check, bundle, translate or pack pages.
    'validator linkcheck htmlproofer spellcheck gettext i18n minif* compress optimize privacy offline cache vite unplugin',
    // They change how a page looks, or its frame.
    'material head header footer editlink sitetitle *select *tableofcontents *menu* routedata theme css tailwind* unocss icon',
    'icons astrojs expressive-code highlight shiki glightbox zoom target-blank avatar octicons sass',
    // Dates and authors are page chrome.
    'revision-date last-modified last-changed authors committers',
    // Versions, blogs and exports of the whole site are pages of their own.
    'mike blog archives paginate pdf print-site group info meta projects social tags typeset compose',
    // Formulas and the sources of diagrams stay what they are; a table of contents has the page's own headings.
    'math mathjax mathjax2 mathjax3 katex mermaid mermaid2 *toc heading-id heading-ids headingid headingids slug autolink-headings',
    // Python-Markdown's own extensions, and the syntax of GitHub.
    'abbr admonition admonitions attr-list codehilite def-list extra fenced-code footnote footnotes legacy-* md-in-html nl2br',
    'smarty tables wikilinks *lists gfm smartypants frontmatter',
    // Their syntax is read here, or has a warning on each page that has it.
    'pymdownx zensical mdx-include markdown-include* include-markdown gen-files exclude macros markdownextradata autorefs',
    'mkdocstrings table-reader mkdocs-click callouts npm2yarn tab-blocks group-icons vitepress-plugin-tabs twoslash attrs',
    'container admonish trpl-* remark-directive jemoji mentions gist optional-front-matter readme-index titles-from-headings',
    'default-layout remote-theme github-metadata commonmark* coffeescript',
    // What configurations are written with, and data.
    'node path pathe fs url yaml dotenv json svg png locales',
]
    .join(' ')
    .split(' ')
    .map(part => `-${part}-`.replace('-*', '').replace('*-', ''));
/** The same, of the last part of a path. */
const HARMLESS_ENDS = ['-vitepress-', '-config-', '-types-'];
/** Whether a plugin, by its name, may change the words of pages: any that is not known. */
function mayChangeWords(name) {
    const parts = `-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`;
    const isHarmless = HARMLESS.some(part => parts.includes(part)) ||
        HARMLESS_ENDS.some(end => parts.endsWith(end));
    return !isHarmless;
}
/** The names that something is imported by, and from where. */
const IMPORTS = /\b(?:import|const|let|var) (?!type\b)([\w\s{},*]{1,300}?)(?:from ?|= ?require\()["']([^"'\n]+)["']/g;
/** A file that is named in a value, or a package that is loaded in it. */
const NAMED_IN_VALUE = /(?:\brequire\(["']|["'](?=\.{1,2}\/))([^"'\n]+)["']/g;
/** The words of a list of imports. */
const IMPORTED = /(?!as |type )\b\w+/g;
const COMMENT = /^[ \t]*\/\/.*/gm;
/** The folders of a file of the repository. */
const FOLDERS = /^(?:\.{0,2}|@site|~)\/.*\//;
/**
 * The plugins that a configuration in JavaScript or TypeScript has under some keys, by the files of the repository or the
 * packages that they are in. Nothing of it is run.
 */
async function ownCodeIn(path, reader, keys) {
    const text = (await reader.text(path)) ?? '';
    const source = text.replace(COMMENT, '');
    const imports = [...source.matchAll(IMPORTS)];
    const found = new Set();
    for (const { index } of source.matchAll(new RegExp(`\\b(?:${keys})\\s*:`, 'g'))) {
        const value = textOfValue(source, index);
        const words = new Set(value.match(/\w+/g));
        for (const [, names = '', from = ''] of imports)
            if (names.match(IMPORTED)?.some(name => words.has(name)))
                found.add(from);
        for (const [, from = ''] of value.matchAll(NAMED_IN_VALUE))
            found.add(from);
    }
    return [...found].filter(from => mayChangeWords(from.replace(FOLDERS, '')));
}
/** A page's content, and a loop beside it, in a layout of Jekyll or Hugo. */
const LISTING = [
    '\\{\\{-? *(?:content|\\.Content)\\b',
    '\\{[{%]-? *(?:for|range)\\b',
];
/**
 * The templates of the repository that write words besides a page's own, by their paths below a folder and by what all of them
 * have in their texts: a list beside the content, if nothing else. Both are regular expressions.
 */
async function templatesIn(folder, reader, paths, marks = LISTING) {
    const expression = new RegExp(paths);
    const candidates = [...reader.files].filter(path => path.startsWith(folder) && expression.test(path.slice(folder.length)));
    const found = [];
    for (const [path, text] of await reader.texts(candidates)) {
        const shown = text.replace(COMMENT, '');
        const isMarked = marks.every(mark => new RegExp(mark).test(shown));
        if (isMarked && mayChangeWords((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)))
            found.push(path);
    }
    return found;
}
/** A value behind a key, up to the bracket that belongs to its first one. */
function textOfValue(source, key) {
    let depth = 0;
    for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
        if (/[[{(]/.test(source[at]))
            depth++;
        if (/[\]})]/.test(source[at]) && --depth <= 0)
            return source.slice(key, at);
    }
    return source.slice(key, key + MAX_VALUE);
}


/***/ }),

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
/* harmony import */ var _config_own_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9087);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7524);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6624);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3351);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3528);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4674);











const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readToml */ .D7);
        const source = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'book', 'src') ?? 'src';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path), source);
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'output', 'html');
        const preprocessors = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .members */ .ol)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'preprocessor')).map(([name]) => name);
        return {
            ownCode: preprocessors.filter(_config_own_code_js__WEBPACK_IMPORTED_MODULE_5__/* .mayChangeWords */ .V9),
            contentFolder,
            syntaxOptions: {
                hiddenPrefixes: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .plainMembers */ .IE)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(html, 'code', 'hidelines')),
                hasAdmonish: preprocessors.includes('admonish'),
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
            (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .when */ .z7)(hasAdmonish, admonitions),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .scripts */ .Pm,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_10__/* .components */ .dK,
            pageTitles,
            // Of mdBook from 0.5 on.
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .definitions */ .BG,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .fences */ .H6)(withoutHidden(hiddenPrefixes)),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** The address of the book, where its configuration says it (mdBook, `cname` and `site-url` of the HTML renderer). */
function addressIn(html) {
    const host = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(html, 'cname');
    if (!host)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)(`https://${host}`, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(html, 'site-url') ?? '');
}
/** A backslash, the kind of an include, its path and other words. */
const INCLUDE = /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+/;
const INCLUDED = /([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/;
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .includes */ .mK)({
    hint: /\{\{[ \t]*#/,
    pattern: new RegExp(INCLUDE.source + INCLUDED.source, 'g'),
    isInCodeToo: true,
    read([token, , name = ''], from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .colonSpec */ .bs)(name);
        return [{ name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], path), part }];
    },
    render(text, { 1: kind = '', index }, source) {
        let content = text;
        if (kind.startsWith('play'))
            content = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .codeBlock */ .DV)(text, 'rust');
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
        if (code === 'closes' && isOpen) {
            changes.push((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .asBlock */ .kw)(source, start, end, ''));
            isOpen = false;
        }
        if (code !== 'opens')
            continue;
        const [, options] = /^admonish(?![\w-])(.*)/.exec((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .infoOf */ ._U)(line)) ?? [];
        isOpen = options !== undefined;
        if (options !== undefined)
            changes.push((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .asBlock */ .kw)(source, start, end, admonitionTitle(options)));
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
const TITLE = /(?:\btitle=|^[ \t]*(?:[\w-]+[ \t]+)?)"((?:[^"\\]|\\.)*)"/;
function admonitionTitle(options) {
    const [, kind = 'note'] = /^[ \t]*([a-z][\w-]*)(?![\w=-])/i.exec(options) ?? [];
    const [, title] = TITLE.exec(options) ?? [];
    return (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)(title?.replace(/\\(.)/g, '$1') ?? (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .kindName */ .Ep)(kind));
}
/** `{{#title name}}` names a page in the browser alone. */
const pageTitles = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Hides lines of code that are for the compiler alone: Rust's `# `, and those with other prefixes ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...options] = info.split(/[ \t,]/);
        if (language === 'rust') {
            if (/^[\s>]*#(?: |$)/.test(text))
                return undefined;
            return text.replace(/^([\s>]*)##/, '$1#');
        }
        const option = options.find(word => word.startsWith('hidelines='));
        const optionPrefix = option?.slice('hidelines='.length);
        const prefix = optionPrefix ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(prefixes, language);
        if (prefix && text.trimStart().startsWith(prefix))
            return undefined;
        return text;
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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = without(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, start + words.length);
});
/** A step that removes what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = text.length;
            if (end < 0)
                return undefined;
            done = end + ending.length;
            return { start: index, end: done, by: '' };
        };
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));


/***/ }),

/***/ 4674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XZ: () => (/* binding */ RAW),
  JX: () => (/* binding */ admonition),
  dK: () => (/* binding */ components),
  Qs: () => (/* binding */ content),
  vP: () => (/* binding */ figure),
  qp: () => (/* binding */ gone),
  Zt: () => (/* binding */ highlight),
  JR: () => (/* binding */ includedBeside),
  Yj: () => (/* binding */ liquidTags),
  MY: () => (/* binding */ ofFrontMatter),
  E4: () => (/* binding */ openingOf),
  uN: () => (/* binding */ outsideRaw),
  lS: () => (/* binding */ raw),
  wL: () => (/* binding */ rawTags),
  vR: () => (/* binding */ tabs),
  kT: () => (/* binding */ templates),
  dJ: () => (/* binding */ titled),
  bv: () => (/* binding */ variable),
  Ee: () => (/* binding */ variables),
  AB: () => (/* binding */ warnAsWritten),
  FC: () => (/* binding */ warnUnknown),
  aL: () => (/* binding */ words)
});

// EXTERNAL MODULE: ./lib/markdown/compile.js
var compile = __webpack_require__(8032);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var syntax_include = __webpack_require__(6624);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/markdown/front-matter.js + 1 modules
var front_matter = __webpack_require__(6467);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var step = __webpack_require__(3528);
;// CONCATENATED MODULE: ./lib/generators/syntax/page-link.js







/** The ends that the name of a page's file may have, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '/index.md'];
/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: its
 * title, and its path from the page that has the component.
 */
function linkedPage(link, source, at, work) {
    const { settings, context, open } = work;
    const [path = ''] = link.split(/[?#]/);
    if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link))
        return undefined;
    const { path: file, isRebased } = source.placeAt(at);
    const folders = [settings.contentFolder];
    if (!path.startsWith('/'))
        folders.unshift((0,text_paths/* folderOf */.yS)(file));
    const stem = (0,text_paths/* percentDecoded */.oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = (0,syntax_include/* pathsIn */.Mr)(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,step/* remembered */.HK)(work, `title ${found}`, () => titleOf(context.read?.(found)?.text, settings.frontMatter));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = external_node_path_.posix.relative((0,text_paths/* folderOf */.yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page, form) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,front_matter/* splitFrontMatter */.vQ)(page, form);
    const heading = (0,lines/* readLines */.Se)(below).find(line => (0,lines/* headingDepth */.Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return ((0,text_data/* scalarText */.ws)((0,text_data/* valueAt */.fK)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim());
}

;// CONCATENATED MODULE: ./lib/generators/syntax/templates.js









const liquidTags = {
    tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
    raw: ['raw', 'comment'],
};
/** Finds the tags of a text and pairs them: an end tag closes the last open tag of its name. */
function tagsOf(source, { tag: pattern, raw }) {
    const { text } = source;
    const tags = [];
    const open = new Map();
    let openRaw;
    for (const { 0: all, 1: slash, 2: name = '', 3: rest = '', index: start, } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = undefined;
        if (!isClosing && raw.includes(name))
            openRaw = name;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,lines/* lineAt */.mh)(source, start).start, start) &&
            isBlank(end, (0,lines/* lineAt */.mh)(source, end - 1).end);
        const tag = { name, start, end, rest, isClosing, isAlone };
        tags.push(tag);
        const same = open.get(name) ?? [];
        open.set(name, same);
        if (isClosing) {
            const opening = same.pop();
            if (opening)
                opening.closing = tag;
        }
        else if (!rest.trimEnd().endsWith('/'))
            same.push(tag);
    }
    return tags;
}
/** Reads the arguments of a tag: named ones by their names, others by their positions. */
function argumentsOf(rest) {
    const values = Object.create(null);
    let count = 0;
    for (const match of rest.matchAll(/(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        values[match[1] ?? count++] = withoutQuotes(match[2]);
    }
    return values;
}
function withoutQuotes(value) {
    if (!/["'`]/.test(value))
        return value;
    const end = value.endsWith(value.charAt(0)) ? -1 : undefined;
    return value.slice(1, end).replace(/\\(["\\])/g, '$1');
}
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, language);
        const isCode = (0,lines/* codeOf */.$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = [];
        for (const tag of tags) {
            if (isCode(tag.start) && !inCode.includes(tag.name))
                continue;
            if (tag.isClosing) {
                if (!closings.has(tag))
                    changes.push(left(tag, source));
                continue;
            }
            const rule = (0,text_data/* lookUp */.TE)(rules, tag.name) ?? other;
            const values = argumentsOf(tag.rest);
            const use = { tag, values, source, work, titles };
            changes.push(...tagChanges(rule(use), use, step));
        }
        return (0,markdown_source/* applyChanges */.YF)(source, changes);
    };
    return step;
}
function tagChanges(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('whole' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.whole }];
    if ('include' in rendered) {
        const { include, language, fill } = rendered;
        const inside = (text, inner) => step(fill?.(text, inner) ?? text, inner);
        let file = (0,syntax_include/* included */.d8)(include, source, start, work, inside);
        if (!file)
            return [];
        if (language !== undefined)
            file = (0,syntax_include/* codeBlock */.DV)(file, language);
        const match = { index: start, 0: source.text.slice(start, end) };
        return [{ start, end, by: (0,syntax_include/* inPlace */.zp)(file, match, source) }];
    }
    const title = rendered.before;
    const before = left(tag, source, title);
    if (!closing)
        return [before];
    // A title at the beginning of a line becomes a paragraph.
    if (!tag.isAlone && typeof title === 'string' && title.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = title + (beginsLine ? '\n\n' : ' ');
    }
    return [before, left(closing, source, rendered.after)];
}
/** Replaces a tag; one that is alone on its line by a block. */
function left({ start, end, isAlone }, source, content = '') {
    if (!isAlone)
        return { start, end, by: content };
    return (0,blocks/* asBlock */.kw)(source, (0,lines/* lineAt */.mh)(source, start).start, (0,lines/* lineAt */.mh)(source, end - 1).end, content);
}
/** Shows the words in the arguments of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    if (tag.closing)
        return { before: (0,blocks/* strong */.ko)(title ?? label), after: caption };
    const url = values.link ?? values.href ?? values.url;
    const name = title ?? label ?? text;
    if (url && name) {
        const link = `[${name}](${(0,compile/* destination */.j_)(url)})`;
        return { before: [link, caption].filter(Boolean).join(' ') };
    }
    const left = [...new Set([title, label, text, caption ?? alt])]
        .filter(Boolean)
        .join(' ');
    if (left === '')
        warnUnknown(openingOf(tag, source), source, tag.start, work);
    return { before: left };
};
/**
 * Warns that the output of a tag or a component, which code of the site makes, is missing from the document.
 *
 * @param opening the beginning of the tag, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
function warnUnknown(opening, source, at, work) {
    const reason = `what "${opening}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `tag ${opening}`, reason, source, at);
}
/** Warns that an expression stays in the document because its value is not known, such as `{version}`. */
function warnAsWritten(expression, source, at, work) {
    const reason = `what "${expression}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `value ${expression}`, reason, source, at);
}
/** The beginning of a tag up to the end of its name, with one blank before that: `{{< gallery`, `{% for`. */
function openingOf({ name, start }, { text }) {
    return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`;
}
/** Shows an admonition by its title, or else by its kind. */
const admonition = use => ({
    before: (0,blocks/* strong */.ko)(admonitionTitle(use)),
});
function admonitionTitle({ tag, values }) {
    const { title, type, style, kind: kindValue, level } = values;
    if (title !== undefined)
        return title;
    const kindByName = type ?? style ?? kindValue ?? level;
    let kindByPlace = values[0];
    if ((0,blocks/* isKind */.VF)(tag.name) && tag.name !== 'hint')
        kindByPlace = tag.name;
    const kinds = kindByName ?? kindByPlace ?? '';
    const kind = kinds.split(/\s/)[0];
    let positional = values[0];
    if (kindByName)
        positional = undefined;
    if (kinds === values[0] && (0,blocks/* isKind */.VF)(kind))
        positional = values[1];
    if (positional === undefined && (0,blocks/* isKind */.VF)(kind))
        return (0,blocks/* kindName */.Ep)(kind);
    return positional;
}
/** Shows the title of a tab and the like. */
const titled = ({ values, titles }) => {
    const title = TITLE_KEYS.map(key => values[key]).find(value => value !== undefined);
    return { before: (0,blocks/* strong */.ko)(title ?? titles.shift()) };
};
const TITLE_KEYS = [
    'title',
    'summary',
    'name',
    'header',
    'label',
    'tabName',
    '0',
];
/** Keeps the titles that a group of tabs has for its tabs. */
const tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link, } = values;
    if (src === '')
        return words(use);
    let image = `![${(0,compile/* escaped */.Mk)(alt)}](${(0,compile/* destination */.j_)(src)})`;
    if (link)
        image = `[${image}](${(0,compile/* destination */.j_)(link)})`;
    return {
        before: [(0,blocks/* strong */.ko)(title), image, caption]
            .filter(Boolean)
            .join(tag.isAlone ? '\n\n' : ' '),
    };
};
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    let start = tag.end;
    if (text.startsWith('\n', start))
        start++;
    const end = text.slice(0, tag.closing.start).trimEnd().length;
    let code = (0,markdown_source/* subSource */.m6)(source, start, end);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,lines/* lineAt */.mh)(source, tag.end).start, tag.start);
    let margin = '';
    if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
        margin = before.replace(/[^\s>]/g, ' ');
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    if (!isInside)
        code = (0,markdown_source/* indented */.gu)(code, margin, margin);
    return { whole: (0,syntax_include/* codeBlock */.DV)(code, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** Includes a file by its path from the folder of the including file. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,syntax_include/* pathsIn */.Mr)([(0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
/** The rules of all generators that use Liquid. */
const raw = { raw: content, comment: gone };
/** Removes the tags of `raw`, after all steps that read templates. */
const rawTags = (inCode) => templates(liquidTags, raw, () => 'stays', inCode);
/** Matches `{% raw %}` and what follows, up to the end tag: Jinja and Liquid show it as it is. */
const RAW = /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g;
/** Applies a step to the parts of a page that are not between `{% raw %}` and `{% endraw %}`. */
function outsideRaw(step) {
    return (source, work) => {
        const parts = [];
        let at = 0;
        for (const { index, 0: block } of source.text.matchAll(RAW)) {
            parts.push(step((0,markdown_source/* subSource */.m6)(source, at, index), work), (0,markdown_source/* subSource */.m6)(source, index, index + block.length));
            at = index + block.length;
        }
        if (parts.length === 0)
            return step(source, work);
        return (0,markdown_source/* sourceOf */.vz)([...parts, step((0,markdown_source/* subSource */.m6)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
const variables = (0,step/* replacing */.mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** Replaces a key of front matter with a plain value, such as `{{ page.title }}` for the prefix `page.`. */
const ofFrontMatter = (before, isInCodeToo = false) => (0,step/* replacing */.mi)(before, new RegExp(`\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`, 'g'), ({ 1: key }, _, { context }) => (0,text_data/* scalarText */.ws)((0,text_data/* valueAt */.fK)(context.data, key)), isInCodeToo);
/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,text_data/* lookUp */.TE)(values, name) ?? (0,text_data/* lookUp */.TE)(values, plain);
}
/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,step/* replacing */.mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
        const isClosed = closed.has(name);
        if (!isClosed && !/=|\/>$/.test(tag))
            return undefined;
        const values = argumentsOf(tag.slice(0, -1));
        const words = wordsOfComponent(values);
        const end = index + tag.length;
        const below = source.text.slice(end, end + 200).trimStart();
        const isEmpty = !isClosed || below.startsWith(`</${name}>`);
        // VitePress has this one itself.
        if (!isEmpty || name === 'Badge')
            return words;
        if (words === '') {
            const { link, to, href } = values;
            const url = link ?? to ?? href ?? '';
            const linked = linkedPage(url, source, index, work);
            if (linked)
                return `[${(0,compile/* escaped */.Mk)(linked.name)}](${(0,compile/* destination */.j_)(linked.url)})`;
        }
        warnUnknown(`<${name}>`, source, index, work);
        return words;
    })(source, work);
};
function wordsOfComponent(values) {
    const { title, text, label, caption, alt, number } = values;
    const file = values['file-name'];
    const words = [number, file, title, text, label, caption ?? alt];
    return [...new Set(words)].filter(Boolean).join(' ');
}


/***/ })

};
