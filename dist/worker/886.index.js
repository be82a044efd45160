export const id = 886;
export const ids = [886];
export const modules = {

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mintlify: () => (/* binding */ mintlify)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9210);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9622);







/** Mintlify (https://mintlify.com/docs/organize/settings). */
const mintlify = {
    keys: ['hidden'],
    partials: /(?:^|\/)_?snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh);
        const navigation = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'navigation');
        const isOwn = OWN_KEYS.some(key => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, key) !== undefined);
        if (navigation === undefined || !isOwn)
            return undefined;
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        let searched;
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'seo', 'indexing') !== 'all')
            searched = await pagesIn(navigation, path, reader);
        return {
            contentFolder: folder,
            format: 'mdx',
            aliases: { '/': folder },
            address: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(data, 'seo', 'metatags', 'canonical')),
            options: { ignored: ignored.split('\n'), searched },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isIgnored = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toIgnored */ .ql)([...IGNORED, ...options.ignored]);
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFiles */ .w9)(config, files, ['.mdx', '.md'], ({ inside, stem }) => {
            if (isIgnored(inside))
                return {
                    reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
                };
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(stem) !== 'index')
                return stem;
            return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(stem).replace(/\/$/, '');
        });
        const searched = new Set(options.searched);
        const unsearchedBy = (path, headOf) => {
            if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(headOf(path).hidden, false))
                return 'says `hidden: true`';
            const stem = path.slice(contentFolder.length).replace(/\.mdx?$/, '');
            // A navigation without pages is one of other files.
            if (searched.size === 0 || searched.has(stem))
                return undefined;
            return 'is hidden: the navigation of Mintlify does not show it';
        };
        return { ...sorted, links: { rooted: 'site' }, readers: { unsearchedBy } };
    },
    syntax: () => ({
        includes: [],
        markup: [
            operation,
            codeTitles,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fences */ .H6)(undefined, true),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_4__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** Keys of its configuration besides `navigation`, which other files of that name do not have. */
const OWN_KEYS = ['theme', 'colors', 'favicon'];
/** Files that are never pages, and the parts of others. */
const IGNORED = [
    '/snippets/',
    '/_snippets/',
    '.*',
    'node_modules',
    'README.md',
    'LICENSE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
];
/**
 * The pages that a navigation shows, without their extensions: those in no part that is `hidden` (Mintlify, "Hidden pages"),
 * also in the files that it names by `$ref` ("Global settings"). Undefined where one of these cannot be read.
 */
async function pagesIn(navigation, file, reader) {
    const pages = new Set();
    const parts = [{ part: navigation, file }];
    const opened = new Set();
    // The list grows while it is read.
    for (const { part, file } of parts) {
        if (typeof part === 'string')
            pages.add(part.replace(/^\/|\.mdx?$/g, ''));
        if (Array.isArray(part))
            for (const inner of part)
                parts.push({ part: inner, file });
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(part, 'hidden'), false))
            continue;
        for (const [key, inner] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(part)) {
            const isPage = key === 'pages' || key === 'root';
            if (isPage || typeof inner === 'object')
                parts.push({ part: inner, file });
        }
        const reference = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(part, '$ref');
        if (reference === undefined)
            continue;
        const other = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(file), reference) ?? reference;
        if (opened.has(other))
            continue;
        opened.add(other);
        const data = await reader.data(other, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh);
        if (data === undefined)
            return undefined;
        parts.push({ part: data, file: other });
    }
    return [...pages];
}
const CODE_OPTIONS = /(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'{]+)|\{[^{}]*\}|\[[^[\]]*\]|\b(?:expandable|lines|wrap)\b|"/g;
/** Marks the words behind the language of code as its title (Mintlify, "Code blocks"). */
const codeTitles = source => {
    const changes = [];
    for (const line of source.lines) {
        if (line.code !== 'opens')
            continue;
        const words = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .infoOf */ ._U)(line).replace(CODE_OPTIONS, '').trim();
        const [, title] = /^\S+\s+(\S.*)$/.exec(words) ?? [];
        const { end } = line;
        if (title)
            changes.push({ start: end, end, by: ` title="${title}"` });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_6__/* .applyChanges */ .YF)(source, changes);
};
/** The method and path of an operation in front matter (Mintlify, "OpenAPI setup"). */
const OPERATION = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i;
/** Puts the operation that a page is about on it, and says that what is in the file of its interface is missing. */
const operation = (source, work) => {
    const { data } = work.context;
    const description = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(data, 'openapi') ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(data, 'api') ?? '';
    const [name] = OPERATION.exec(description) ?? [];
    if (name === undefined || work.open.length > 1)
        return source;
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'openapi') !== undefined)
        (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_5__/* .warnUnknown */ .FC)(`openapi: ${name}`, source, 0, work);
    const bold = `**${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_6__/* .escaped */ .Mk)(name).replace(/[{<]/g, '\\$&')}**\n\n`;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceOf */ .vz)([(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_6__/* .insertedText */ .ep)(bold, source, 0), source]);
};


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
