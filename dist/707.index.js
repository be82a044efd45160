export const id = 707;
export const ids = [707];
export const modules = {

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ toGlobs),
/* harmony export */   P7: () => (/* binding */ languagesOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cy: () => (/* binding */ chaptersOf),
/* harmony export */   dN: () => (/* binding */ toExpressions),
/* harmony export */   w9: () => (/* binding */ sortFiles),
/* harmony export */   wj: () => (/* binding */ toNames)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5613);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);



/**
 * Sorts the files of a site into pages and others.
 *
 * @param extensions those of pages; any other file could not be one.
 * @param place the route of a page, or the reason why a file is none.
 */
function sortFiles({ roots }, files, extensions, place) {
    const pages = new Map();
    const reasons = new Map();
    const innermost = [...roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = innermost.find(({ folder }) => path.startsWith(folder));
        if (!root)
            continue;
        const inside = path.slice(root.folder.length);
        const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .stemOf */ .Vc)(inside, extensions);
        if (stem === undefined)
            continue;
        const placed = place({ path, root, inside, stem });
        if (typeof placed === 'object')
            reasons.set(path, placed.reason);
        else if (placed !== undefined)
            pages.set(path, placed);
    }
    return { pages, reasons };
}
const options = {
    dot: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    platform: 'linux',
    braceExpandMax: 30,
};
/** Whether a path matches one of these globs, braces included. */
function toGlobs(patterns) {
    const globs = patterns
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .map(pattern => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .toGlob */ .aZ)(pattern.replace(/^\.?\//, ''), options));
    return path => globs.some(matches => matches(path));
}
/** Whether a path matches one of these names, in which `*` stands for folders as well (Python's `fnmatch`). */
function toNames(patterns) {
    const isNamed = toGlobs(patterns.map(pattern => pattern.replaceAll('/', NO_SLASH)));
    return path => isNamed(path.replaceAll('/', NO_SLASH));
}
/** Stands for a slash where that ends no name. */
const NO_SLASH = '\u0001';
/** One that matches no quantified group, so that it takes no exponential time; paths are short. */
const SIMPLE = /^(?!.*\)[*+{])(?:[^*+{]|[*+{](?=[^*+]|$)){1,200}$/;
/** Whether a path matches one of these regular expressions of a configuration; those that may take long match nothing. */
function toExpressions(patterns) {
    const expressions = patterns
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .flatMap(pattern => toExpression(pattern) ?? []);
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    if (!SIMPLE.test(pattern))
        return undefined;
    if (pattern.split(/[*+{]/).length > MAX_QUANTIFIERS)
        return undefined;
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
}
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const languages = new Map();
    for (const [name, locale] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(locales)) {
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(locale, 'lang'));
        if (name === 'root')
            languages.set('', language ?? ofRoot);
        else
            languages.set(name, language ?? name);
    }
    return Object.fromEntries(languages);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const chapters = [];
    for (const [, words = '', quoted, plain] of summary.matchAll(CHAPTER)) {
        const [link = ''] = (quoted ?? plain ?? '').split('#');
        const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(link));
        if (link === '' || path === undefined)
            continue;
        const name = words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim();
        chapters.push([path, name]);
    }
    return chapters;
}
const CHAPTER = /(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g;
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    if (typeof value !== 'string' || value === '')
        return undefined;
    return value;
}


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mintlify: () => (/* binding */ mintlify)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1222);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5613);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9210);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4009);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5405);










/** Mintlify (https://mintlify.com/docs/organize/settings). */
const mintlify = {
    keys: ['hidden'],
    partials: /(?:^|\/)_?snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh);
        const navigation = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'navigation');
        const isOwn = OWN_KEYS.some(key => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, key) !== undefined);
        if (navigation === undefined || !isOwn)
            return undefined;
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        let searched;
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'seo', 'indexing') !== 'all')
            searched = await pagesIn(navigation, path, reader);
        return {
            contentFolder: folder,
            format: 'mdx',
            aliases: { '/': folder },
            address: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'seo', 'metatags', 'canonical')),
            options: { ignored: ignored.split('\n'), searched },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isIgnored = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .toIgnored */ .ql)([...IGNORED, ...options.ignored]);
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_5__/* .sortFiles */ .w9)(config, files, ['.mdx', '.md'], ({ inside, stem }) => {
            if (isIgnored(inside))
                return {
                    reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
                };
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(stem) !== 'index')
                return stem;
            return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(stem).replace(/\/$/, '');
        });
        const searched = new Set(options.searched);
        const unsearchedBy = (path, headOf) => {
            if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(headOf(path).hidden, false))
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
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .fences */ .H6)(undefined, true),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeLists */ .Yd)('headings'),
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
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(part, 'hidden'), false))
            continue;
        for (const [key, inner] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .members */ .ol)(part)) {
            const isPage = key === 'pages' || key === 'root';
            if (isPage || typeof inner === 'object')
                parts.push({ part: inner, file });
        }
        const reference = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(part, '$ref');
        if (reference === undefined)
            continue;
        const other = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(file), reference) ?? reference;
        if (opened.has(other))
            continue;
        opened.add(other);
        const data = await reader.data(other, _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh);
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
    for (const line of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
        if (line.code !== 'opens')
            continue;
        const words = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .infoOf */ ._U)(line).replace(CODE_OPTIONS, '').trim();
        const [, title] = /^\S+\s+(\S.*)$/.exec(words) ?? [];
        const { end } = line;
        if (title)
            changes.push({ start: end, end, by: ` title="${title}"` });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** The method and path of an operation in front matter (Mintlify, "OpenAPI setup"). */
const OPERATION = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i;
/** Puts the operation that a page is about on it, and says that what is in the file of its interface is missing. */
const operation = (source, work) => {
    const { data } = work.context;
    const description = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'openapi') ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'api') ?? '';
    const [name] = OPERATION.exec(description) ?? [];
    if (name === undefined || work.open.length > 1)
        return source;
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'openapi') !== undefined)
        (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_8__/* .warnUnknown */ .FC)(`openapi: ${name}`, source, 0, work);
    const bold = `**${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_9__/* .escaped */ .Mk)(name).replace(/[{<]/g, '\\$&')}**\n\n`;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)([(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .insertedText */ .ep)(bold, source, 0), source]);
};


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);





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

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ warnAsWritten),
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   Ep: () => (/* binding */ rawLines),
/* harmony export */   FC: () => (/* binding */ warnUnknown),
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   JR: () => (/* binding */ includedBeside),
/* harmony export */   JX: () => (/* binding */ admonition),
/* harmony export */   Qs: () => (/* binding */ content),
/* harmony export */   XZ: () => (/* binding */ RAW),
/* harmony export */   Yj: () => (/* binding */ liquidTags),
/* harmony export */   Zt: () => (/* binding */ highlight),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   dK: () => (/* binding */ components),
/* harmony export */   kT: () => (/* binding */ templates),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   nq: () => (/* binding */ customElements),
/* harmony export */   oo: () => (/* binding */ undecided),
/* harmony export */   qp: () => (/* binding */ gone),
/* harmony export */   uN: () => (/* binding */ outsideRaw),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   vR: () => (/* binding */ tabs),
/* harmony export */   wL: () => (/* binding */ rawTags)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1222);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9210);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _page_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1396);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9622);









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
        const isAlone = isBlank((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, start).start, start) &&
            isBlank(end, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, end - 1).end);
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
        const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
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
            const rule = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(rules, tag.name) ?? other;
            const values = argumentsOf(tag.rest);
            const use = { tag, values, source, work, titles };
            changes.push(...tagChanges(rule(use), use, step));
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
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
        const { include, language, fill, parameters } = rendered;
        const inside = (text, outer) => {
            const inner = parameters ? { ...outer, parameters } : outer;
            return step(fill?.(text, inner) ?? text, inner);
        };
        let file = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .included */ .d8)(include, source, start, work, inside);
        if (!file)
            return [];
        if (language !== undefined)
            file = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .codeBlock */ .DV)(file, language);
        const match = { index: start, 0: source.text.slice(start, end) };
        return [{ start, end, by: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .inPlace */ .zp)(file, match, source) }];
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
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .asBlock */ .kw)(source, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, start).start, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, end - 1).end, content);
}
/** Shows the words in the arguments of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    if (tag.closing)
        return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title ?? label), after: caption };
    const url = values.link ?? values.href ?? values.url;
    const name = title ?? label ?? text;
    if (url && name) {
        const link = `[${name}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(url)})`;
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
    before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(admonitionTitle(use)),
});
function admonitionTitle({ tag, values }) {
    const { title, type, style, kind: kindValue, level } = values;
    if (title !== undefined)
        return title;
    const kindByName = type ?? style ?? kindValue ?? level;
    let kindByPlace = values[0];
    if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(tag.name) && tag.name !== 'hint')
        kindByPlace = tag.name;
    const kinds = kindByName ?? kindByPlace ?? '';
    const kind = kinds.split(/\s/)[0];
    let positional = values[0];
    if (kindByName)
        positional = undefined;
    if (kinds === values[0] && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        positional = values[1];
    if (positional === undefined && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .kindName */ .Ep)(kind);
    return positional;
}
/** Shows the title of a tab and the like. */
const titled = ({ values, titles }) => {
    const title = TITLE_KEYS.map(key => values[key]).find(value => value !== undefined);
    return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title ?? titles.shift()) };
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
    let image = `![${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(alt)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(src)})`;
    if (link)
        image = `[${image}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(link)})`;
    return {
        before: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title), image, caption]
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
    let code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, start, end);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, tag.end).start, tag.start);
    let margin = '';
    if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
        margin = before.replace(/[^\s>]/g, ' ');
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    if (!isInside)
        code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .indented */ .gu)(code, margin, margin);
    return { whole: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .codeBlock */ .DV)(code, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** A condition that is not known: the text of all its branches stays. */
const undecided = ({ tag, source, work }) => {
    const condition = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
    const reason = `whether "${condition.slice(0, 100)}" is true is not known here, so that the document has the text of all its branches. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `condition ${condition}`, reason, source, tag.start);
    return {};
};
/** Includes a file by its path from the folder of the including file. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
/** The lines, as `path:line`, of what `raw` shows as it is. */
const rawLines = (work) => (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .HK)(work, 'raw', () => new Set());
const rawTag = ({ tag, source, work }) => {
    const { path, line } = source.placeAt(tag.end);
    const last = source.placeAt(tag.closing?.start ?? tag.end).line;
    for (let at = line; at <= last; at++)
        rawLines(work).add(`${path}:${at}`);
    return {};
};
/** The rules of all generators that use Liquid. */
const raw = { raw: rawTag, comment: gone };
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
            parts.push(step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, at, index), work), (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, index, index + block.length));
            at = index + block.length;
        }
        if (parts.length === 0)
            return step(source, work);
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)([...parts, step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(values, name) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(values, plain);
}
/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
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
            const linked = (0,_page_link_js__WEBPACK_IMPORTED_MODULE_6__/* .linkedPage */ .j)(url, source, index, work);
            if (linked)
                return `[${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(linked.name)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(linked.url)})`;
        }
        warnUnknown(`<${name}>`, source, index, work);
        return words;
    })(source, work);
};
/** Warns of elements of the site's own (HTML, "Custom elements") that have nothing in them: what they show, a script knows. */
const customElements = (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(/<[a-z]\w*-/, /<([a-z][a-z\d]*-[\w-]*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1\s*>)/g, ({ 0: tag, 1: name, index }, source, work) => {
    const hasWords = /\s(?:title|label|text|caption|alt)=/.test(tag);
    if (hasWords)
        return undefined;
    return warnUnknown(`<${name}>`, source, index, work);
});
function wordsOfComponent(values) {
    const { title, text, label, caption, alt, number } = values;
    const file = values['file-name'];
    const words = [number, file, title, text, label, caption ?? alt];
    return [...new Set(words)].filter(Boolean).join(' ');
}


/***/ }),

/***/ 2710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ slug)
});

// UNUSED EXPORTS: default

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
}


/***/ }),

/***/ 807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ location)
/* harmony export */ });
/**
 * @import {VFile, Value} from 'vfile'
 * @import {Location} from 'vfile-location'
 */

/**
 * Create an index of the given document to translate between line/column and
 * offset based positional info.
 *
 * Also implemented in Rust in [`wooorm/markdown-rs`][github-markdown-rs].
 *
 * [github-markdown-rs]: https://github.com/wooorm/markdown-rs/blob/main/src/util/location.rs
 *
 * @param {VFile | Value} file
 *   File to index.
 * @returns {Location}
 *   Accessors for index.
 */
function location(file) {
  const value = String(file)
  /**
   * List, where each index is a line number (0-based), and each value is the
   * byte index *after* where the line ends.
   *
   * @type {Array<number>}
   */
  const indices = []
  let cr = -1
  let lf = -1

  return {toOffset, toPoint}

  /**
   * Add the next line to `indices`.
   *
   * @returns {undefined}
   *   Nothing.
   */
  function grow() {
    const from = indices.at(-1) ?? 0

    if (cr < from) {
      cr = value.indexOf('\r', from)
      if (cr === -1) cr = Infinity
    }

    if (lf < from) {
      lf = value.indexOf('\n', from)
      if (lf === -1) lf = Infinity
    }

    const eol = cr + 1 === lf ? lf : Math.min(cr, lf)
    indices.push((eol === Infinity ? value.length : eol) + 1)
  }

  /**
   * Get the line/column based `Point` for `offset`.
   *
   * @type {Location['toPoint']}
   */
  function toPoint(offset) {
    if (typeof offset === 'number' && offset > -1 && offset <= value.length) {
      while ((indices.at(-1) ?? 0) <= offset) grow()

      // Binary search for the first line that ends after `offset`.
      let low = 0
      let high = indices.length - 1

      while (low < high) {
        const middle = Math.floor((low + high) / 2)

        if (indices[middle] > offset) {
          high = middle
        } else {
          low = middle + 1
        }
      }

      return {
        line: low + 1,
        column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
        offset
      }
    }
  }

  /**
   * Get the `offset` from a line/column based `Point`.
   *
   * @type {Location['toOffset']}
   */
  function toOffset(point) {
    if (
      point &&
      typeof point.line === 'number' &&
      typeof point.column === 'number' &&
      !Number.isNaN(point.line) &&
      // Excludes `NaN` too.
      point.column > 0
    ) {
      while (
        indices.length < point.line &&
        (indices.at(-1) ?? 0) <= value.length
      ) {
        grow()
      }

      const offset =
        (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1
      // The given `column` could not exist on this line.
      if (offset < indices[point.line - 1]) return offset
    }
  }
}


/***/ })

};
