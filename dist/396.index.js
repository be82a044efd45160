export const id = 396;
export const ids = [396];
export const modules = {

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Gr: () => (/* binding */ readBlock),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   SF: () => (/* binding */ hidingReason),
/* harmony export */   vQ: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(807);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);




/** Front matter that has more characters is not read. */
const MAX_BLOCK_LENGTH = 64 * 1024;
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const found = findBlock(text);
    if (!found)
        return withoutBlock(text);
    const { language, block, start, end } = found;
    const reading = readBlock(block, language);
    const messages = [];
    if (reading.message) {
        const { line } = reading.message;
        messages.push({ ...reading.message, line: line + linesIn(text, start) });
        reading.data ??= hidingLines(block);
    }
    if (!reading.data)
        return withoutBlock(text);
    return {
        data: reading.data,
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: linesIn(text, end),
        messages,
    };
}
function withoutBlock(text) {
    return { data: {}, text, linesBefore: 0, messages: [] };
}
/** The number of lines that end before an offset. */
function linesIn(text, end) {
    return text.slice(0, end).split('\n').length - 1;
}
/** Finds the front matter that a page begins with, also below blank lines (Astro). */
function findBlock(text) {
    const [blankLines] = /^(?:\s*\n)?/.exec(text);
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence, blankLines.length));
    const opening = text.indexOf('\n', blankLines.length);
    if (!language || opening < 0)
        return undefined;
    const fenceLine = text.slice(blankLines.length, opening).trimEnd();
    const closing = language.closing.exec(text.slice(opening));
    if (fenceLine !== language.fence || !closing)
        return undefined;
    return {
        language,
        block: text.slice(opening + 1, opening + closing.index + 1),
        start: opening + 1,
        end: opening + closing.index + closing[0].length,
    };
}
function readBlock(block, language) {
    try {
        if (block.length > MAX_BLOCK_LENGTH)
            throw new Error('it is longer than 64 KiB');
        const data = language.read(block) ?? {};
        if (typeof data !== 'object' || Array.isArray(data))
            return {};
        return { data };
    }
    catch (error) {
        if (!beginsWithKey(block, language))
            return {};
        return { message: parseMessage(error, block, language) };
    }
}
function parseMessage(error, block, { name, fix }) {
    const { line, column } = placeOf(error, block);
    const [why] = error.message.split('\n');
    const reason = `the ${name} front matter does not parse here or above (${why}), so that the page’s title, description and tags are not known. ${fix}`;
    return { line, column, rule: 'front-matter', reason };
}
/** The place in a block that its parser failed at; the beginning where it names none. */
function placeOf(error, block) {
    if (error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx)
        return error;
    let offset = 0;
    if (error instanceof yaml__WEBPACK_IMPORTED_MODULE_1__/* .YAMLError */ .IP)
        offset = error.pos[0];
    return (0,vfile_location__WEBPACK_IMPORTED_MODULE_3__/* .location */ .C)(block).toPoint(offset);
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    fix: 'Most often a value needs quotes, as in title: "One: two".',
    read: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .hN,
};
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    fix: 'Fix the TOML.',
    read: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .parseToml */ .MT,
};
/**
 * The front matter by which common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep a page out of their
 * listings or search.
 */
const hiding = [
    'draft: true',
    'published: false',
    'unlisted: true',
    'noindex: true',
    'search: false',
    'search.exclude: true',
    // Starlight.
    'pagefind: false',
    // Just the Docs.
    'search_exclude: true',
    // The themes Book, Hextra and Docsy of Hugo.
    'booksearchexclude: true',
    'excludesearch: true',
    'exclude_search: true',
    // Blowfish.
    'excludefromsearch: true',
];
/** The reason why the front matter keeps a page out of search, if it does. */
function hidingReason(frontMatter) {
    const robots = memberOf(frontMatter, 'robots');
    if (typeof robots === 'string' && /\bnoindex\b/i.test(robots))
        return 'front matter says `robots: noindex`';
    return reasonIn(frontMatter);
}
function reasonIn(frontMatter) {
    for (const line of hiding) {
        const [path = '', hides] = line.split(': ');
        const value = memberOf(frontMatter, ...path.split('.'));
        if (typeof value === 'object')
            continue;
        const word = String(value).trim();
        const isTrue = hides === 'true';
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(word, !isTrue) === isTrue)
            return `front matter says \`${path}: ${word}\``;
    }
    return undefined;
}
/**
 * Reads from the plain lines of front matter whether the page is hidden, where the whole does not parse: a stray quote must
 * not publish a draft.
 */
function hidingLines(block) {
    return Object.fromEntries(Array.from(block.matchAll(plainLine), ([, key, value]) => [
        key.toLowerCase(),
        value,
    ]));
}
const PLAIN_KEY = /["']?(draft|published|unlisted|noindex|search)["']?/;
const PLAIN_FLAG = /["']?(true|false|yes|no|on|off)["']?/;
const plainLine = new RegExp(`^[ \\t]*${PLAIN_KEY.source}[ \\t]*[:=][ \\t]*${PLAIN_FLAG.source}[ \\t]*(?:#.*)?$`, 'gim');
/**
 * The value under keys, each in the one before it, in any case of letters (`Draft: true` hides a page as well). Inherited
 * members do not count: a page must not reach what every object inherits.
 */
function memberOf(mapping, ...keys) {
    let value = mapping;
    for (const key of keys) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        const entries = Object.entries(value);
        value = entries.find(([name]) => name.toLowerCase() === key)?.[1];
    }
    return value;
}


/***/ }),

/***/ 1222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
/** Escapes a text for Markdown, where it does not begin a line. */
function escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
/** A fence for code that is longer than any in the code; of backticks, unless the info string has one. */
function fenceFor(code, info) {
    const runs = code.match(/`{3,}|~{3,}/g) ?? [];
    const length = Math.max(3, ...runs.map(run => run.length + 1));
    const character = info.includes('`') ? '~' : '`';
    return character.repeat(length);
}
/** A URL between the parentheses of a link. */
function destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    if (/[\s()]/.test(plain))
        return `<${plain}>`;
    return plain;
}


/***/ }),

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   bs: () => (/* binding */ colonSpec),
/* harmony export */   d8: () => (/* binding */ included),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1222);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);






const MAX_INCLUDED_LENGTH = 5_000_000;
/** The length that an include counts for besides that of its text: without it, files that include many others could go on for long. */
const LENGTH_OF_INCLUDE = 2_500;
/**
 * Reads an included file, and applies a step to it. Where it cannot be included, the result is undefined, and the author gets
 * a message.
 */
function included(include, source, at, work, step) {
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const { paths, part, isCode, isRebased = false } = include;
    let file = findFile(paths, work);
    if (typeof file === 'string')
        return refuse(file);
    const { path } = file.placeAt(0);
    // Lines are counted with those of the front matter.
    const isLines = part !== undefined && 'ranges' in part;
    if (!isLines && !isCode)
        file = withoutFrontMatter(file);
    let body = cutPart(file, part);
    if (!body)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.length += body.text.length + LENGTH_OF_INCLUDE;
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(TOO_MUCH);
    if (isCode)
        return withoutBlankEnds(body);
    if (isLines)
        body = withoutFrontMatter(body);
    const placed = {
        text: body.text,
        placeAt: offset => ({ ...body.placeAt(offset), isRebased }),
    };
    return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }));
}
const TOO_MUCH = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
/** The first file that is there; or why none can be included. */
function findFile(paths, { open, included, context }) {
    const openPath = paths.find(path => open.includes(path));
    if (openPath)
        return `${openPath} would include itself. Take one of the includes out.`;
    if (paths.length === 0)
        return 'it is not a path in the repository. Fix the path.';
    // Before a file is read: a thread keeps only so much of all files.
    if (included.length > MAX_INCLUDED_LENGTH)
        return TOO_MUCH;
    for (const path of paths) {
        const file = context.read?.(path);
        if (file)
            return file;
    }
    const where = paths.slice(0, 5).join(' or ');
    return `the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`;
}
/** Removes the front matter of a page. A file that is not a page, such as YAML, may begin with what looks like front matter. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    const body = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontMatter */ .vQ)(file.text).text;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(file, file.text.length - body.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that replaces includes by the included texts, also in these. */
function includes(syntax) {
    const make = (match, source, work) => {
        const { path } = source.placeAt(match.index);
        const files = syntax.read(match, path, work.settings);
        if (files === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, match.index + 1, match.index + match[0].length);
        const texts = files.map(file => included(file, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        const parts = [];
        for (const [index, text] of texts.entries()) {
            if (index > 0)
                parts.push('\n');
            if (!text)
                continue;
            parts.push(...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text));
        }
        return parts;
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** Indents an included text as its include is; makes it one line where the include has text beside it. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, index);
    const blanks = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return joined(text, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(text), ' ');
}
/** Joins lines of a source with a text between them. */
function joined(source, lines, between) {
    const parts = [];
    for (const { start, end } of lines)
        parts.push(between, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, end));
    return parts.slice(1);
}
/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    return { path, part: readPart(rest.join(':'), ':') };
}
/** Makes fenced code of a text. The margin is that of the closing fence. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .insertedText */ .ep)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .insertedText */ .ep)(`\n${margin}${fence}`, text, text.text.length),
    ]);
}
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}
/** The file whose text an import has, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
function rawFile(specifier) {
    const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier);
    return match?.[1] ?? match?.[2];
}
/** The paths that an imported file may have in the repository, the first choice first. */
function importPaths(specifier, from, settings) {
    // In a string of JavaScript `\_` is `_`.
    const path = specifier.replace(/\\(.)/g, '$1');
    const alias = aliased(path, settings);
    if (alias !== undefined)
        return [alias];
    if (path.startsWith('.'))
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], path);
    if (!path.startsWith('/'))
        return [];
    return pathsIn([settings.contentFolder, settings.folder], path);
}
/** A path below several folders, without those outside the repository. */
function pathsIn(folders, path) {
    if (path === '')
        return [];
    return [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(folder, path) ?? []))];
}
/** Replaces the longest alias that a path begins with by the folder that it stands for. */
function aliased(path, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(prefix => path.startsWith(prefix))
        .sort((a, b) => b.length - a.length)[0];
    if (alias === undefined)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(aliases[alias], path.slice(alias.length));
}
/** Reads ranges of lines such as `1-3,5` or `2:10`, by the sign between their ends; any other text is the name of a part. */
function readPart(name, sign) {
    if (!name)
        return undefined;
    const ranges = [];
    for (const range of name.split(',')) {
        const [first = '', last = first, ...others] = range.trim().split(sign);
        const areNumbers = /^\d*$/.test(first) && /^\d*$/.test(last);
        if (others.length > 0 || !areNumbers)
            return { name };
        const isOpen = last === '' && range.includes(sign);
        const end = isOpen ? Number.POSITIVE_INFINITY : Number(last);
        ranges.push([Number(first || 1), end]);
    }
    return { ranges };
}
/** Cuts a part out of a file; undefined where the file has no such part. */
function cutPart(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part) {
        const { after = '', before = '' } = part;
        const { text } = source;
        const found = text.indexOf(after);
        const start = found + after.length;
        let end = text.length;
        if (before !== '')
            end = text.indexOf(before, start);
        if (found < 0 || end < 0)
            return undefined;
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, end);
    }
    const lines = chosenLines((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), part);
    if (lines.length === 0)
        return undefined;
    // Ranges may overlap or go back, so that these are no changes of single lines.
    const by = joined(source, lines, '\n');
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .applyChanges */ .YF)(source, [{ start: 0, end: source.text.length, by }]);
}
function chosenLines(lines, part) {
    if ('name' in part)
        return regionOf(lines, part.name);
    return part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
}
/** The markers of regions in files, with two groups: the mark of an end, and the name. */
const regionMarkers = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines of all regions of a name, without the markers of other regions. */
function regionOf(lines, name) {
    const wanted = name.toLowerCase();
    for (const marker of regionMarkers) {
        const open = [];
        const chosen = lines.filter(({ text }) => {
            const match = marker.exec(text);
            if (!match)
                return open.includes(wanted);
            const other = match[2].toLowerCase();
            let at = open.lastIndexOf(other);
            // An end without a name ends the last region that began.
            if (other === '')
                at = open.length - 1;
            if (!match[1])
                open.push(other);
            else if (at >= 0)
                open.splice(at);
            return false;
        });
        if (chosen.length > 0)
            return chosen;
    }
    return [];
}


/***/ }),

/***/ 1396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ linkedPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9898);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9622);







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
        folders.unshift((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(file));
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .HK)(work, `title ${found}`, () => titleOf(context.read?.(found)?.text));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page);
    const heading = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(below).find(line => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .headingDepth */ .Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim());
}


/***/ })

};
