export const id = 944;
export const ids = [944];
export const modules = {

/***/ 5403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   fx: () => (/* binding */ withoutComments),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _open_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6924);
/* harmony import */ var _openings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9172);
/* harmony import */ var _splice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3749);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9024);




/** What stands in a comment's place where its going might change what the text around it means. */
const marker = '<!-- -->';
/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level goes
 * whole, unless it keeps its neighbours apart; of any other an empty one stays, since what is safe inside a line
 * depends on all of that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition.
 */
function comments() {
    return (tree, file) => {
        const source = String(file);
        const { page } = file.data;
        if (!page || !source.includes('<!--'))
            return;
        const goWhole = blocksThatGo(tree);
        const lastEnd = source.lastIndexOf('-->');
        (0,_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(tree, node => {
            if (node.type === 'html')
                page.edits.push(...editsFor(node, goWhole.has(node), source));
            const message = (0,_open_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .openComment */ .a)(node, source, lastEnd);
            if (message)
                page.messages.push({ ...message, line: message.line + page.linesBefore });
        });
    };
}
/** Whether a block is nothing but comments. */
function isComment(node) {
    if (node.type !== 'html')
        return false;
    return (0,_open_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpenComment */ .Q)(node.value) || (0,_splice_js__WEBPACK_IMPORTED_MODULE_3__/* .splice */ .V)(node.value, commentsIn(node.value)).trim() === '';
}
function blocksThatGo({ children }) {
    const going = new Set();
    let run = [];
    let before;
    const close = (after) => {
        if (!keptApart(before, after))
            for (const comment of run)
                going.add(comment);
        run = [];
        before = after;
    };
    for (const node of children) {
        if (isComment(node))
            run.push(node);
        else
            close(node);
    }
    close(undefined);
    return going;
}
// A comment that goes leaves a blank line. That is not enough of a border between a list, a footnote or
// indented code and what these would take in. Positions of indented code begin with its indentation.
function keptApart(before, after) {
    if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type))
        return false;
    return after.position?.start.column !== 1 || ['list', 'code'].includes(after.type);
}
function editsFor(node, goesWhole, source) {
    const start = node.position?.start.offset ?? 0;
    // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
    const raw = source.slice(start, node.position?.end.offset);
    if (goesWhole)
        return [{ start, end: start + raw.length, replacement: '' }];
    if ((0,_open_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpenComment */ .Q)(raw))
        return [{ start: start + raw.indexOf('<!--'), end: start + raw.trimEnd().length, replacement: marker }];
    if ((0,_openings_js__WEBPACK_IMPORTED_MODULE_1__/* .isRawText */ .S3)(raw))
        return [];
    return commentsIn(raw).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        replacement: emptied(raw.slice(comment.start, comment.end)),
    }));
}
/** Takes out whatever looks like a comment, in code as well: for text that could not be parsed. */
function withoutComments(text) {
    return (0,_splice_js__WEBPACK_IMPORTED_MODULE_3__/* .splice */ .V)(text, commentsIn(text));
}
// Backticks and pipes stay: without those in a comment, three backticks before it would begin a fence, and
// a line with a row of dashes below could be a table's.
function emptied(comment) {
    const isEmpty = comment.length <= '<!---->'.length;
    return isEmpty ? comment : `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`;
}
// What does not end is none here: it may be in code, or end in another block.
function commentsIn(raw) {
    const found = [];
    for (let start = raw.indexOf('<!--'); start >= 0; start = raw.indexOf('<!--', start)) {
        // `<!-->` and `<!--->` are whole comments.
        const close = raw.indexOf('-->', start + 2);
        if (close < 0)
            break;
        found.push({ start, end: close + 3, replacement: '' });
        start = close + 3;
    }
    return found;
}


/***/ }),

/***/ 8341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ gfmFromMarkdown),
/* harmony export */   t: () => (/* binding */ gfmExtensions)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6807);
/* harmony import */ var mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(870);
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7421);
/* harmony import */ var micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2429);
/* harmony import */ var micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1680);
/* harmony import */ var micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7749);






// Not all of GFM: autolink literals take most of its time, and like task lists they need no edit.
/** The syntax of GFM that an edit may have to do with. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__/* .gfmTable */ .x)(), (0,micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__/* .gfmFootnote */ .r)(), (0,micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__/* .gfmStrikethrough */ .K)()];
}
/** What makes nodes of that syntax. */
function gfmFromMarkdown() {
    return [(0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__/* .gfmTableFromMarkdown */ .c)(), (0,mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__/* .gfmFootnoteFromMarkdown */ .i)(), (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__/* .gfmStrikethroughFromMarkdown */ .p)()];
}


/***/ }),

/***/ 8345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ first)
/* harmony export */ });
/** The destination of a link may be as long as a page. */
const MAX_REASON = 1_000;
/** The first of a page's messages, cut to a length at which all pages of a run can be told of, and a count of the others. */
function first(most, messages) {
    const kept = messages.slice(0, messages.length > most ? most - 1 : most).map(short);
    const next = messages[kept.length];
    if (next === undefined)
        return kept;
    const reason = `there are ${messages.length - kept.length} more warnings from here on. Mend those above first.`;
    return [...kept, { line: next.line, column: next.column, rule: 'more', reason }];
}
function short(message) {
    const { reason } = message;
    return reason.length > MAX_REASON
        ? { ...message, reason: `${reason.slice(0, MAX_REASON).toWellFormed()}…` }
        : message;
}


/***/ }),

/***/ 6924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isOpenComment),
/* harmony export */   a: () => (/* binding */ openComment)
/* harmony export */ });
/* harmony import */ var _openings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9172);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(310);


/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
function isOpenComment(block) {
    return block.trimStart().startsWith('<!--') && !block.includes('-->');
}
/**
 * What is to be said of a comment that its author did not end, if one begins in a node.
 *
 * @param lastEnd the offset in the source of the last end of a comment, or -1.
 */
function openComment(node, source, lastEnd) {
    // What was read without the parser has no place, and such marks only in code.
    if (node.type === 'text')
        return node.position && node.value.includes('<!--') ? inText(node, source) : undefined;
    if (node.type !== 'html')
        return undefined;
    const raw = rawOf(node, source);
    if (isOpenComment(raw))
        return messageAt(node, raw, raw.indexOf('<!--'), hiding);
    if ((0,_openings_js__WEBPACK_IMPORTED_MODULE_0__/* .isRawText */ .S3)(raw))
        return undefined;
    // In HTML it may go on past what Markdown takes for blocks.
    const at = raw.indexOf('<!--', Math.max(0, lastEnd + 1 - node.position.start.offset));
    return at < 0 ? undefined : messageAt(node, raw, at, shown);
}
function inText(node, source) {
    const raw = rawOf(node, source);
    // Not what is written `\<!--`: its author means readers to see it.
    const at = raw.replace(/\\[\s\S]/g, '\0\0').indexOf('<!--');
    return at < 0 ? undefined : messageAt(node, raw, at, shown);
}
function rawOf({ position }, source) {
    return source.slice(position.start.offset, position.end.offset);
}
function messageAt({ position }, raw, at, reason) {
    return { ...(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeWithin */ .x)(position.start, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeAt */ .B)(raw, at)), rule: 'comment', reason };
}
const hiding = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.';
const shown = 'this comment does not end before the next blank line, so its text goes into search: add "-->" there, or begin it after a blank line, on a line of its own. If it is none, write "&lt;!--".';


/***/ }),

/***/ 9172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   L$: () => (/* binding */ closingFence),
/* harmony export */   O4: () => (/* binding */ blockMarks),
/* harmony export */   S3: () => (/* binding */ isRawText),
/* harmony export */   cO: () => (/* binding */ htmlBlocks)
/* harmony export */ });
/** What lines begin with. */
const blockMarks = {
    blank: /^[ \t]*$/,
    indented: /^[ \t]/,
    listItem: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/,
    /** Also in a list, a blockquote or both. */
    html: /^[\s>*+\-\d.)]*</,
};
const fence = /^( {0,3})(?:(`{3,})[^`]*|(~{3,}).*)$/;
/**
 * The HTML blocks of types 1 to 5, which run to the end of the page without their end (CommonMark, "HTML blocks"). It
 * may stand on the first line.
 */
const htmlBlocks = [
    { opens: /^<(?:pre|script|style|textarea)(?:[ \t\n>]|$)/i, closes: /<\/(?:pre|script|style|textarea)>/i },
    { opens: /^<!--/, closes: /-->/ },
    { opens: /^<\?/, closes: /\?>/ },
    { opens: /^<!\[CDATA\[/, closes: /\]\]>/ },
    { opens: /^<![a-z]/i, closes: />/ },
];
/**
 * Whether a block of HTML is of the types 1, 3, 4 and 5: its content is code, and it ends at an end mark of its own,
 * which may stand in what looks like a comment.
 */
function isRawText(block) {
    return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(block);
}
/** The block of that kind that a line begins, if nothing else is open. */
function openingOf(line) {
    const [all, blanks = '', ticks, tildes] = fence.exec(line) ?? [];
    if (all !== undefined)
        return fenceOf(blanks.length, ticks ?? tildes ?? '');
    const text = line.replace(/^ {0,3}/, '');
    const html = htmlBlocks.find(({ opens }) => opens.test(text));
    if (!html)
        return undefined;
    const closes = (each) => html.closes.test(each);
    return { isFence: false, indent: line.length - text.length, isClosed: closes(text), closes };
}
/** The line that ends fenced code that began with these marks. */
function closingFence(marks) {
    return new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*$`);
}
function fenceOf(indent, marks) {
    const closing = closingFence(marks);
    return { isFence: true, indent, isClosed: false, closes: line => closing.test(line) };
}


/***/ }),

/***/ 2081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pageExtensions),
/* harmony export */   _: () => (/* binding */ toPaths)
/* harmony export */ });
/** The files of a tree and the folders on the way to each. */
function toPaths(files) {
    const paths = { files: new Set(files), folders: new Set(['']) };
    for (const file of paths.files)
        addFolders(file, paths.folders);
    return paths;
}
function addFolders(file, folders) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
        const folder = file.slice(0, end);
        if (folders.has(folder))
            return;
        folders.add(folder);
    }
}
/** The extensions that a link may leave out. */
const pageExtensions = ['.md', '.mdx', '.markdown'];


/***/ }),

/***/ 310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeAt),
/* harmony export */   x: () => (/* binding */ placeWithin)
/* harmony export */ });
/** The place of an offset in a text. */
function placeAt(text, offset) {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: lines.at(-1).length + 1 };
}
/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
function placeWithin(start, { line, column }) {
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}


/***/ }),

/***/ 9091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutReferences)
/* harmony export */ });
/* harmony import */ var micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9886);

/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_0__/* .decodeString */ .s);
}


/***/ }),

/***/ 8746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ pathsFromSiteRoot),
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   Yg: () => (/* binding */ siteUrlOf),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   p3: () => (/* binding */ pageStem),
/* harmony export */   qW: () => (/* binding */ isIndexName),
/* harmony export */   sl: () => (/* binding */ indexPagesOf)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2081);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7239);


/** The names of a folder's own page: on a website that is the folder's address. */
const indexName = /^(?:_?index|readme)$/i;
function isIndexName(name) {
    return indexName.test(name);
}
/** The files that may be a folder's own page, the first that is there counts. */
function indexPagesOf(folder) {
    const names = ['index', '_index', 'README', 'Index', 'readme', 'Readme'];
    const prefix = folder === '' ? '' : `${folder}/`;
    return names.flatMap(name => _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pageExtensions */ .E.map(extension => prefix + name + extension));
}
/** The mapping that a path falls under, if any. */
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}
/** A page's name without its extension; undefined for a file that is no page. */
function pageStem(path) {
    const extension = _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pageExtensions */ .E.find(end => path.endsWith(end));
    return extension && path.slice(0, -extension.length);
}
/**
 * A page's address on the website, if it lives on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
function siteUrlOf(path, siteUrls) {
    const mapping = mappingOf(path, siteUrls);
    const stem = pageStem(path);
    if (!mapping || stem === undefined)
        return undefined;
    const segments = stem.slice(mapping.prefix.length).split('/');
    if (isIndexName(segments.at(-1) ?? ''))
        segments[segments.length - 1] = '';
    return mapping.url + (0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(segments);
}
/** What a link from the site's root means on a page of that site: its address, and the paths that may have it. */
function pathsFromSiteRoot(page, address, siteUrls) {
    const own = mappingOf(page, siteUrls);
    if (!own)
        return undefined;
    const { origin } = new URL(own.url);
    const covering = siteUrls
        .map(mapping => ({ ...mapping, ...originAndBase(mapping) }))
        .filter(each => each.origin === origin && `${address}/`.startsWith(each.base))
        .sort((a, b) => b.base.length - a.base.length);
    const paths = covering
        .map(({ prefix, base }) => ({ prefix, path: (prefix + address.slice(base.length)).replace(/\/$/, '') }))
        // A folder with a mapping of its own has other addresses.
        .filter(({ prefix, path }) => mappingOf(`${path}/`, siteUrls)?.prefix === prefix)
        .map(({ path }) => path);
    return { paths, siteAddress: `${origin}/${(0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(address.split('/'))}`, isCovered: covering.length > 0 };
}
function originAndBase({ url }) {
    const { origin, pathname } = new URL(url);
    return { origin, base: percentDecoded(pathname).slice(1) };
}
/** As a whole, or not at all. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 3749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ splice),
/* harmony export */   Z: () => (/* binding */ splicer)
/* harmony export */ });
/** Puts edits into a text. One that begins inside another is lost in it, as its place is. */
function splice(text, edits) {
    const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    const parts = [];
    let at = 0;
    for (const { start, end, replacement } of ordered) {
        if (start < at)
            continue;
        parts.push(text.slice(at, start), replacement);
        at = end;
    }
    return parts.join('') + text.slice(at);
}
/** The compiler of the processor: the source with the page's edits, where others print the tree. */
const splicer = function () {
    this.compiler = (_tree, file) => splice(String(file), file.data.page?.edits ?? []);
};


/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   qE: () => (/* binding */ percentEncoded),
/* harmony export */   rs: () => (/* binding */ urlOf),
/* harmony export */   u7: () => (/* binding */ encodeSuffix)
/* harmony export */ });
/**
 * The address of a file or folder on GitHub, on a branch or at a commit. Safe as a Markdown destination anywhere:
 * between `()` or `<>`, and in a table.
 */
function urlOf(view, path, { repositoryUrl, branch }) {
    const parts = [view, ...branch.split('/'), ...path.split('/').filter(segment => segment !== '')];
    return `${repositoryUrl}/${encodePath(parts)}`;
}
/** Segments of a path, as safe as that. */
function encodePath(segments) {
    return segments.map(encodeSegment).join('/');
}
/** Makes a query or anchor as safe as that, but for what `&` begins. */
function encodeSuffix(suffix) {
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded);
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded);
}
/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
function percentEncoded(character) {
    return [...new TextEncoder().encode(character)]
        .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('');
}


/***/ }),

/***/ 9024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk)
/* harmony export */ });
/** Calls `see` for everything in a node, in the order of the source. */
function walk(parent, see) {
    for (const node of parent.children) {
        see(node);
        if ('children' in node)
            walk(node, see);
    }
}


/***/ }),

/***/ 7944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// UNUSED EXPORTS: prepare

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/document/excerpt.js
const maxLength = 300;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Well-formed text on one line: every run of white space and control characters becomes one space. */
function oneLine(text) {
    return text
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}
/** At most 300 UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
function excerpt(text) {
    const line = oneLine(text);
    if (line.length <= maxLength)
        return line;
    const space = line.lastIndexOf(' ', maxLength - 1);
    // In scripts without spaces the last space may be far back, or nowhere.
    const end = space > maxLength / 2 ? space : graphemeEnd(line, maxLength - 1);
    return `${line.slice(0, end)}…`;
}
function graphemeEnd(line, max) {
    let end = 0;
    for (const { index, segment } of graphemes.segment(line.slice(0, 2 * maxLength))) {
        if (index + segment.length > max)
            break;
        end = index + segment.length;
    }
    return end;
}

// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/document/paths.js
var paths = __webpack_require__(2081);
;// CONCATENATED MODULE: ./lib/document/decode.js


// A byte order mark is the only sign of UTF-16 that is not a guess.
const marks = [
    { bytes: [0xff, 0xfe], encoding: 'utf-16le', name: 'UTF-16' },
    { bytes: [0xfe, 0xff], encoding: 'utf-16be', name: 'UTF-16' },
];
const utf8 = { bytes: [], encoding: 'utf-8', name: 'UTF-8' };
/** A page's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
function decode(path, content) {
    const { encoding, name } = marks.find(mark => mark.bytes.every((byte, at) => content[at] === byte)) ?? utf8;
    let raw;
    try {
        raw = new TextDecoder(encoding, { fatal: true }).decode(content);
    }
    catch {
        return failed(`the file has bytes that are not ${name}`, path);
    }
    if (raw.includes('\0'))
        return failed('the file has NUL bytes, so it is not text', path);
    if (isLfsPointer(raw))
        return { kind: 'failed', reason: lfsReason };
    return { kind: 'text', text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n') };
}
function failed(received, path) {
    const extension = external_node_path_.posix.extname(path);
    const expected = paths/* pageExtensions */.E.includes(extension.toLowerCase())
        ? 'Expected text in UTF-8, or in UTF-16 with a byte order mark: save the file as UTF-8, or take it out of "files".'
        : `Only a pattern that ends in "${extension || external_node_path_.posix.basename(path)}" takes it in: take that out of "files", or, if it is text, save the file as UTF-8.`;
    return { kind: 'failed', reason: `${received}. ${expected}` };
}
const lfsReason = 'the text of this page is in Git LFS; the repository itself holds only a pointer to it. Expected Markdown: take the file out of Git LFS ("git lfs untrack", then commit it again), or take it out of "files".';
// The specification: under 1024 bytes, the version first, an "oid" line later.
// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
function isLfsPointer(text) {
    return (text.length < 1024 &&
        text.startsWith('version https://git-lfs.github.com/spec/v1') &&
        /\noid sha256:[0-9a-f]{64}\s/.test(text));
}

// EXTERNAL MODULE: ./lib/document/site.js
var site = __webpack_require__(8746);
;// CONCATENATED MODULE: ./lib/document/file-name.js


/** A name for a page that has no title: its file's as words, or its folder's for an index or README. */
function nameFromPath(path, repositoryUrl) {
    const segments = path.split('/');
    const file = (segments.pop() ?? '').replace(/(?<=.)\.[^.]*$/, '');
    if (!(0,site/* isIndexName */.qW)(file))
        return asWords(file) || path;
    const folder = segments.pop();
    return folder === undefined ? lastSegment(repositoryUrl) || path : asWords(folder) || path;
}
function asWords(name) {
    const words = oneLine(name.replace(/[_-]+/g, ' '));
    return words.replace(/^\p{Ll}/u, first => first.toUpperCase());
}
function lastSegment(url) {
    return url.slice(url.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/document/hiding-lines.js
/**
 * What the plain lines of front matter say of hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    const data = {};
    let isInSearch = false;
    let depth = 0;
    for (const line of block.split('\n')) {
        const [, key, value] = plainLine.exec(line) ?? [];
        if (key !== undefined)
            data[key.toLowerCase()] = value;
        const [search, table] = searchLine.exec(line) ?? [];
        if (search !== undefined)
            [isInSearch, depth] = [true, table === undefined ? indentOf(line) : -1];
        const [, exclude] = (isInSearch && excluding.exec(line)) || [];
        if (exclude !== undefined)
            data.search = { exclude };
        // What is no further in than the key, and in TOML the next table, belongs to something else.
        else if (search === undefined && /\S/.test(line))
            isInSearch &&= indentOf(line) > depth && !line.startsWith('[');
    }
    return data;
}
const plainLine = /^[ \t]*["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*["']?(true|false|yes|no|on|off)["']?[ \t]*(?:#.*)?$/i;
/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|(\[)[ \t]*search[ \t]*\])/i;
const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i;
function indentOf(line) {
    return line.search(/[^ \t]|$/);
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./lib/document/toml.js

const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    spell: (keys, value) => `${keys.join('.')} = ${value}`,
    read(block) {
        try {
            return { kind: 'mapping', data: (0,dist/* parse */.qg)(block, { integersAsBigInt: 'asNeeded' }) };
        }
        catch (error) {
            const { line, column } = error instanceof dist/* TomlError */.zx ? error : { line: 1, column: 1 };
            const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
            const reason = `the TOML front matter does not parse (${why}): the page goes without its title, description and tags. Mend the TOML here.`;
            return { kind: 'broken', line, column, reason };
        }
    },
};

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/document/place.js
var document_place = __webpack_require__(310);
;// CONCATENATED MODULE: ./lib/document/plain/mapping.js
/**
 * A block of YAML that has nothing but `key: value`, one a line, and lists of such values; undefined for any other. It
 * is what most front matter is, and a parser of all of YAML takes longer for it than for the page.
 */
function readMapping(block) {
    const entries = [];
    let indent;
    for (const line of block.replace(/\n$/, '').split('\n')) {
        const [all, key = '', value] = pair.exec(line) ?? [];
        const last = entries.at(-1);
        if (all !== undefined) {
            entries.push([key, value ?? null]);
            indent = undefined;
            continue;
        }
        const [, blanks = '', item] = listed.exec(line) ?? [];
        if (item === undefined || last === undefined || typeof last[1] === 'string')
            return undefined;
        if (blanks !== (indent ?? blanks))
            return undefined;
        indent = blanks;
        last[1] ??= [];
        last[1].push(item);
    }
    return Object.fromEntries(entries);
}
// A value that no mark begins, with no colon and no comment in it, and not null.
const value = '(?!(?:null|Null|NULL) *$)([\\p{L}\\p{N}/.(](?:[^:#\\p{Cc}\\uFEFF]|:(?=[^ \\p{Cc}])|(?<=[^ ])#)*(?<! )) *';
const pair = new RegExp(`^(?!(?:null|Null|NULL):)([A-Za-z](?:[\\w.-]| (?=[\\w.-])){0,63}):(?: +${value}| *)$`, 'u');
const listed = new RegExp(`^( *)- +${value}$`, 'u');

;// CONCATENATED MODULE: ./lib/document/yaml.js



const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    spell: ([key = '', ...others], value) => others.length === 0 ? `${key}: ${value}` : `${key}: {${yaml.spell(others, value)}}`,
    read(block) {
        const data = readMapping(block);
        if (data)
            return { kind: 'mapping', data };
        try {
            return readYaml(block);
        }
        catch (error) {
            // Aliases, which may expand without end, and nesting deeper than the stack.
            return broken(block, 0, error instanceof Error ? error.message : String(error));
        }
    },
};
/** All of YAML. @throws as the library does */
function readYaml(block) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(block, {
        // Every scalar is the string that its author wrote: `1.10` and `2024-05-01` make good titles and tags.
        schema: 'failsafe',
        customTags: ['null'],
        // Of a key that is there twice the last value counts, as with most site generators.
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    const data = document.toJS({ maxAliasCount: 0 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    const reason = `the YAML front matter does not parse (${why}): the page goes without its title, description and tags. Mend the YAML here.`;
    return { kind: 'broken', ...(0,document_place/* placeAt */.B)(block, offset), reason };
}

;// CONCATENATED MODULE: ./lib/document/front-matter.js



const front_matter_maxLength = 64 * 1024;
/**
 * Takes YAML or TOML front matter off a page. A leading fence that is no front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence));
    const { spell } = language ?? yaml;
    const whole = { data: {}, text, linesBefore: 0, messages: [], spell };
    if (!language || !beginsWithFence(text, language))
        return whole;
    const cut = cutBlock(text, language);
    if (!cut)
        return { ...whole, ...unended(text, language) };
    const reading = readBlock(cut.block, language);
    if (reading.kind === 'other')
        return whole;
    const data = reading.kind === 'mapping' ? reading.data : hidingLines(cut.block);
    const messages = reading.kind === 'broken' ? [brokenMessage(reading)] : [];
    return { data, text: cut.rest, linesBefore: cut.linesBefore, messages, spell };
}
function beginsWithFence(text, { fence }) {
    const opening = text.indexOf('\n');
    return opening >= 0 && text.slice(fence.length, opening).trim() === '';
}
function cutBlock(text, { closing }) {
    const opening = text.indexOf('\n');
    const found = closing.exec(text.slice(opening));
    if (!found)
        return undefined;
    const end = opening + found.index + found[0].length;
    return {
        block: text.slice(opening + 1, opening + found.index + 1),
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        rest: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
    };
}
function readBlock(block, language) {
    const reading = block.length > front_matter_maxLength ? tooLong(language) : language.read(block);
    return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading;
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
/**
 * Of front matter without its closing fence nobody knows where it ends, so that all of it stays in the text, as readers
 * see it. Only what it says of hiding the page counts, up to the first lines that have no key.
 */
function unended(text, language) {
    const [first = '', ...others] = text
        .slice(text.indexOf('\n') + 1)
        .split(/\n[ \t]*\n/)
        .filter(each => each.trim() !== '');
    if (!beginsWithKey(first, language))
        return {};
    const end = others.findIndex(each => !wordAsKey.test(each));
    const block = [first, ...others.slice(0, end < 0 ? undefined : end)].join('\n');
    const data = hidingLines(block);
    if (Object.keys(data).length === 0 && isProse(first, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is none, leave a blank line above it.`;
    return { data, messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] };
}
/** A rule, and a paragraph below it such as "Note: this is a draft.": a sentence, and none of its lines another key. */
function isProse(paragraph, { keyLine }) {
    const [first = '', ...others] = paragraph.trim().split('\n');
    const isSentence = /^\p{Lu}/u.test(first) && /[.!?]$/.test(others.at(-1) ?? first);
    return isSentence && others.every(line => /^[^\s#-]/.test(line) && !keyLine.test(line));
}
// Below a blank line prose may begin, which may end in a colon as well.
const wordAsKey = /^\n*["']?[\w.-]+["']?[ \t]*[:=]/;
function tooLong({ name }) {
    const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page goes without its title, description and tags. Shorten it.`;
    return { kind: 'broken', line: 1, column: 1, reason };
}
function brokenMessage({ line, column, reason }) {
    // The block begins on the line after its fence.
    return { line: line + 1, column, rule: 'front-matter', reason };
}

;// CONCATENATED MODULE: ./lib/document/mdx/load.js
let mdx;
const isMdx = (path) => /\.mdx$/i.test(path);
/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
async function loadMdx() {
    mdx ??= await Promise.all(/* import() */[__webpack_require__.e(683), __webpack_require__.e(884)]).then(__webpack_require__.bind(__webpack_require__, 3884));
}
/** @throws Error before `loadMdx` has resolved. */
function fromMdx(source) {
    if (mdx === undefined)
        throw new Error('MDX has not been loaded');
    return mdx.fromMdx(source);
}

;// CONCATENATED MODULE: ./lib/document/metadata.js

/** What search shows of a page besides its body, as far as its front matter tells. */
function metadataOf(frontMatter, settingsTags) {
    const own = ['tags', 'keywords', 'categories'].flatMap(key => list(ownValue(frontMatter, key)));
    return {
        name: oneLine(metadata_text(ownValue(frontMatter, 'title'))),
        description: excerpt(firstText(frontMatter, ['description', 'summary', 'excerpt'])),
        tags: [...new Set([...own, ...settingsTags].map(oneLine))].filter(tag => tag !== ''),
    };
}
/**
 * The value of a key of front matter, in whatever case it is written: `Draft: true` hides a page as well. Its own only: a page must
 * not reach what every object inherits.
 */
function ownValue(mapping, key) {
    const found = ownKey(mapping, key);
    return found === undefined ? undefined : Reflect.get(mapping, found);
}
/** A key as it is written. */
function ownKey(mapping, key) {
    if (typeof mapping !== 'object' || mapping === null)
        return undefined;
    return Object.keys(mapping).find(each => each.toLowerCase() === key);
}
function firstText(frontMatter, keys) {
    return keys.map(key => metadata_text(ownValue(frontMatter, key))).find(value => value.trim() !== '') ?? '';
}
function list(value) {
    return Array.isArray(value) ? value.map(metadata_text) : metadata_text(value).split(',');
}
function metadata_text(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
        return String(value);
    return value instanceof Date ? value.toISOString() : '';
}

// EXTERNAL MODULE: ./node_modules/unified/lib/index.js + 6 modules
var lib = __webpack_require__(1529);
;// CONCATENATED MODULE: ./lib/document/plain-text.js
/** The words of a node as a reader sees them, on lines as written: without images, HTML and footnotes. */
function plainText(node) {
    if (node.type === 'text' || node.type === 'inlineCode')
        return node.value;
    if (node.type === 'break')
        return ' ';
    return 'children' in node ? node.children.map(plainText).join('') : '';
}
/** Text on one line without the attributes at its end: `{#id}`, `{.class}` (Pandoc) and `{: ... }` (kramdown). */
function withoutAttributes(line) {
    return line.replace(/ ?\{[:#.][^{}]*\}$/, '');
}

;// CONCATENATED MODULE: ./lib/document/description.js


/** Describes the page with its first paragraph of text, where the front matter does not. */
function description() {
    return (tree, file) => {
        const page = file.data.page;
        if (page?.description !== '')
            return;
        const source = String(file);
        const paragraphs = tree.children.filter(node => isText(node, source));
        const paragraph = paragraphs.find(each => !isLabel(each)) ?? paragraphs[0];
        if (paragraph)
            page.description = excerpt(withoutAttributes(oneLine(plainText(paragraph))));
    };
}
/** Whether a page is described by this when nothing before it describes it. */
function description_isProse(node, source) {
    return isText(node, source) && !isLabel(node);
}
function isText(node, source) {
    return (node.type === 'paragraph' &&
        !dialect.test(source.slice(node.position?.start.offset, node.position?.end.offset)) &&
        plainText(node).trim() !== '');
}
// Words in bold on a line of their own head what is below them, as a tab's label does.
function isLabel({ children }) {
    return children.length === 1 && children[0]?.type === 'strong';
}
// What is no prose to those who know it: containers (`:::`), admonitions (`!!!`, `???`) and tabs (`===`), formulas,
// Liquid and Hugo tags, attributes of kramdown and Pandoc, DocFX's `[!INCLUDE]` and `[!VIDEO]`, tables of contents.
const dialect = /^(?::::|!!!|\?\?\?|=== |\$\$|\{%|\{\{[<%]|\{[:#.]|\[![A-Za-z]|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i;

// EXTERNAL MODULE: ./lib/document/open-comments.js
var open_comments = __webpack_require__(6924);
// EXTERNAL MODULE: ./lib/document/openings.js
var openings = __webpack_require__(9172);
;// CONCATENATED MODULE: ./lib/document/ending.js


/** Finds out what must follow the page's last block so that a paragraph after it is one of its own. */
function ending() {
    return (tree, file) => {
        const last = tree.children.at(-1);
        if (!file.data.page || !last)
            return;
        const raw = String(file).slice(last.position?.start.offset, last.position?.end.offset);
        if (last.type === 'code')
            file.data.page.closing = missingFence(raw);
        if (last.type === 'html')
            file.data.page.closing = swallows(raw) ? undefined : '';
    };
}
function missingFence(raw) {
    const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
    if (fence === undefined)
        return '';
    const lastLine = raw.split('\n').slice(1).at(-1) ?? '';
    return (0,openings/* closingFence */.L$)(fence).test(lastLine) ? '' : `${fence}\n`;
}
function swallows(raw) {
    // A comment does not stay.
    if ((0,open_comments/* isOpenComment */.Q)(raw))
        return false;
    return openings/* htmlBlocks */.cO.some(({ opens, closes }) => opens.test(raw.trimStart()) && !closes.test(raw));
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var parse5_dist = __webpack_require__(3194);
;// CONCATENATED MODULE: ./lib/document/target.js


/** Reads a link's destination as GitHub and the page's website do; undefined if it is not relative. */
function readTarget(page, destination, siteUrls) {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[?#]|$)/i.test(destination))
        return undefined;
    const end = destination.search(/[?#]/);
    const [raw, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)];
    const written = (0,site/* percentDecoded */.oF)(raw);
    const isRooted = written.startsWith('/');
    return {
        ...(isRooted ? fromRoot(page, written, siteUrls) : fromPage(page, written, siteUrls)),
        isFolder: /(?:^|\/)\.{0,2}$/.test(written),
        isRooted,
        isOnSite: (0,site/* mappingOf */.GS)(page, siteUrls) !== undefined,
        suffix,
    };
}
// On a website a link from the root can only mean the site's, so that comes first.
function fromRoot(page, written, siteUrls) {
    const path = walk([], written.split('/'));
    if (path === undefined)
        return { paths: [], ...onNoSite };
    const onSite = (0,site/* pathsFromSiteRoot */.Et)(page, path, siteUrls);
    if (!onSite)
        return { paths: [path], ...onNoSite };
    // The repository's root is always there, though it is not what the site's is.
    return { ...onSite, paths: path === '' ? onSite.paths : [...onSite.paths, path] };
}
// Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
function fromPage(page, written, siteUrls) {
    const folder = page.split('/').slice(0, -1);
    const segments = written.split('/');
    const name = ((0,site/* pageStem */.p3)(page) ?? '').split('/').at(-1) ?? '';
    const isItsFolder = (0,site/* isIndexName */.qW)(name) || (0,site/* mappingOf */.GS)(page, siteUrls) === undefined;
    const paths = [walk(folder, segments), isItsFolder ? undefined : walk([...folder, name], segments)];
    return { paths: paths.filter(path => path !== undefined), ...onNoSite };
}
const onNoSite = { siteAddress: undefined, isCovered: false };
/**
 * The file or folder that a target names, its extension left out or not. On a website a folder that has no page of
 * its own is nothing to lead to, so that it counts last.
 */
function lookUp(target, paths) {
    const found = target.paths.map(path => lookUpPath(path, target, paths)).filter(each => each !== undefined);
    const isBare = ({ kind, ownPage }) => kind === 'folder' && ownPage === undefined;
    return (target.isOnSite ? found.find(each => !isBare(each)) : undefined) ?? found[0];
}
function lookUpPath(path, target, { files, folders }) {
    const file = spellings(path, target).find(name => files.has(name));
    const isFolder = folders.has(path);
    if (file !== undefined && !(target.isFolder && isFolder))
        return { kind: 'file', path: file };
    if (!isFolder)
        return undefined;
    return { kind: 'folder', path, ownPage: (0,site/* indexPagesOf */.sl)(path).find(index => files.has(index)) };
}
/** The files that a path of a link may stand for: websites put `.html` where the page has `.md`. */
function spellings(path, { isOnSite }) {
    const [stem] = isOnSite ? (/^.*(?=\.html?$)/s.exec(path) ?? []) : [];
    const stems = stem === undefined ? [path] : [path, stem];
    return [path, ...stems.flatMap(each => paths/* pageExtensions */.E.map(extension => each + extension))];
}
/** A file that a target differs from in nothing but the case of letters. */
function lookUpInOtherCase(target, { files }) {
    const inLowerCase = lowerCaseOf(files);
    return target.paths
        .flatMap(path => spellings(path, target))
        .map(path => inLowerCase.get(path.toLowerCase()))
        .find(path => path !== undefined);
}
// All pages of a run have the same files; a run without a missing target needs no such table.
const tables = new WeakMap();
function lowerCaseOf(files) {
    const table = tables.get(files) ?? new Map([...files].map(path => [path.toLowerCase(), path]));
    tables.set(files, table);
    return table;
}
function walk(from, segments) {
    const path = [...from];
    for (const segment of segments) {
        if (segment === '..' && path.length === 0)
            return undefined;
        if (segment === '..')
            path.pop();
        else if (segment !== '.' && segment !== '')
            path.push(segment);
    }
    return path.join('/');
}

// EXTERNAL MODULE: ./lib/document/urls.js
var urls = __webpack_require__(7239);
;// CONCATENATED MODULE: ./lib/document/absolute.js



/**
 * The address that a relative destination on a page leads to: on the website where the target lives there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function absolute(destination, showsFile, page) {
    const target = readTarget(page.path, destination, page.settings.siteUrls);
    if (!target || isTemplate(destination))
        return {};
    const found = lookUp(target, page.paths);
    const address = found ? addressOf(found, showsFile, page) : target.siteAddress;
    const url = address && address + (0,urls/* encodeSuffix */.u7)(target.suffix);
    const isKnown = found !== undefined || (target.siteAddress !== undefined && !target.isCovered);
    return { ...(url && { url }), ...(!isKnown && { problem: problemOf(destination, target, page) }) };
}
function addressOf(found, showsFile, { settings }) {
    const { kind, path, ownPage } = found;
    const onSite = (0,site/* siteUrlOf */.Yg)(ownPage ?? path, settings.siteUrls);
    if (onSite !== undefined)
        return onSite;
    return (0,urls/* urlOf */.rs)(kind === 'folder' ? 'tree' : showsFile(path) ? 'raw' : 'blob', path, settings);
}
// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to mend.
function isTemplate(destination) {
    return /\{[{%]/.test(destination);
}
function problemOf(destination, target, { paths }) {
    const becomes = target.siteAddress === undefined ? 'the link stays as written' : `the link leads to ${target.siteAddress}`;
    const missing = (reason) => ({
        rule: 'missing-target',
        reason: `"${destination}" is not ${reason}`,
    });
    const other = lookUpInOtherCase(target, paths);
    if (other !== undefined)
        return missing(`in the repository, where case counts: ${becomes}. Did you mean ${other}?`);
    if (!target.isRooted || target.isOnSite)
        return missing(`in the repository: ${becomes}. Mend the link, or add the file.`);
    return {
        ...missing(`at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else mend the link, or add the file.`),
        rule: 'site-link',
    };
}

// EXTERNAL MODULE: ./lib/document/references.js
var references = __webpack_require__(9091);
;// CONCATENATED MODULE: ./lib/document/srcset.js
/**
 * A `srcset` with other addresses: `toUrl` gives the new one, or undefined to leave one as it is. Undefined when all
 * stay. Read as the HTML standard has it ("Parsing a srcset attribute").
 */
function mapSrcset(srcset, toUrl) {
    let isChanged = false;
    const candidates = candidatesOf(srcset).map(({ url, descriptors }) => {
        const replacement = toUrl(url);
        isChanged ||= replacement !== undefined;
        return `${replacement ?? url} ${descriptors}`.trimEnd();
    });
    return isChanged ? candidates.join(', ') : undefined;
}
function candidatesOf(srcset) {
    const candidates = [];
    for (let rest = srcset;;) {
        const [all, word = ''] = /^[\s,]*(\S+)/.exec(rest) ?? [];
        if (all === undefined)
            return candidates;
        const url = withoutLastCommas(word);
        // A comma ends the address; without one all up to the next comma says when to take it.
        const [written = ''] = url === word ? (/^[^,]*/.exec(rest.slice(all.length)) ?? []) : [];
        if (url !== '')
            candidates.push({ url, descriptors: written.trim().replace(/\s+/g, ' ') });
        rest = rest.slice(all.length + written.length);
    }
}
function withoutLastCommas(word) {
    let end = word.length;
    while (word[end - 1] === ',')
        end--;
    return word.slice(0, end);
}

// EXTERNAL MODULE: ./lib/document/walk.js
var document_walk = __webpack_require__(9024);
;// CONCATENATED MODULE: ./lib/document/html.js






/** The attributes that hold addresses, and whether these are shown in the page or visited. */
const linking = new Map([
    ['href', { shows: false, isSet: false }],
    ['src', { shows: true, isSet: false }],
    ['poster', { shows: true, isSet: false }],
    ['srcset', { shows: true, isSet: true }],
]);
/** Makes relative addresses in raw HTML absolute; not in its comments, scripts and styles. */
function htmlLinks() {
    return (tree, file) => {
        const page = file.data.page;
        if (!page)
            return;
        (0,document_walk/* walk */.G)(tree, node => {
            if (node.type === 'html')
                for (const each of attributesOf(node, String(file)))
                    rewrite(each, page);
        });
    };
}
function rewrite({ name, raw, start, end, line, column }, page) {
    const { shows, isSet } = linking.get(name);
    const toUrl = (url) => {
        const { url: replacement, problem } = absolute(url, () => shows, page);
        if (problem)
            page.messages.push({ line: line + page.linesBefore, column, ...problem });
        return replacement;
    };
    const value = (0,references/* withoutReferences */.X)(raw).trim();
    const replacement = isSet ? mapSrcset(value, toUrl) : toUrl(value);
    if (replacement !== undefined)
        page.edits.push({ start, end, replacement: escaped(replacement) });
}
function attributesOf(node, source) {
    const values = [];
    const { start } = node.position;
    const toSource = offsets(node, source);
    readTags(node.value, (name, from, to, at) => {
        const place = valueIn(node.value.slice(from, to));
        if (!place || !linking.has(name))
            return;
        values.push({
            name,
            raw: place.raw,
            start: toSource(from + place.start, at.startLine),
            end: toSource(from + place.start + place.raw.length, at.endLine),
            ...(0,document_place/* placeWithin */.x)(start, { line: at.startLine, column: at.startCol }),
        });
    });
    return values;
}
/** Calls `see` for each attribute of the tags in a piece of HTML, as a browser would find them. */
function readTags(html, see) {
    const nothing = () => { };
    const handler = {
        onStartTag({ tagName, location }) {
            if (tagName === 'script')
                tokenizer.state = parse5_dist/* TokenizerMode */.V_.SCRIPT_DATA;
            if (/^(?:style|xmp|iframe|noembed|noframes)$/.test(tagName))
                tokenizer.state = parse5_dist/* TokenizerMode */.V_.RAWTEXT;
            if (/^(?:textarea|title)$/.test(tagName))
                tokenizer.state = parse5_dist/* TokenizerMode */.V_.RCDATA;
            for (const [name, at] of Object.entries(location?.attrs ?? {}))
                see(name, at.startOffset, at.endOffset, at);
        },
        onEndTag: nothing,
        onComment: nothing,
        onDoctype: nothing,
        onEof: nothing,
        onCharacter: nothing,
        onNullCharacter: nothing,
        onWhitespaceCharacter: nothing,
    };
    const tokenizer = new parse5_dist/* Tokenizer */._F({ sourceCodeLocationInfo: true }, handler);
    tokenizer.write(html, true);
}
function valueIn(attribute) {
    const [all = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? [];
    if (all === '')
        return undefined;
    const end = quote !== '' && attribute.endsWith(quote) ? attribute.length - 1 : attribute.length;
    return end < all.length ? undefined : { raw: attribute.slice(all.length, end), start: all.length };
}
/**
 * Where a place in a node's value stands in the source, where each line of a blockquote or list begins with what
 * the value lacks. Takes the offset and its 1-based line in the value.
 */
function offsets(node, source) {
    const { start, end } = node.position;
    const written = source.slice(start.offset, end.offset).split('\n');
    const starts = [];
    let inSource = start.offset;
    let inValue = 0;
    for (const [index, line] of node.value.split('\n').entries()) {
        const raw = written[index] ?? '';
        // Ends are alike even where the container took a part of a tab, which leaves blanks in the value.
        const shift = raw.length - line.length;
        starts.push(inSource + shift - inValue);
        inSource += raw.length + 1;
        inValue += line.length + 1;
    }
    return (offset, line) => offset + (starts[line - 1] ?? 0);
}
function escaped(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
        .replaceAll('<', '&lt;');
}

;// CONCATENATED MODULE: ./lib/document/links.js


/** Makes the relative destinations of links, images and definitions absolute. */
function links() {
    return (tree, file) => {
        const page = file.data.page;
        if (!page)
            return;
        (0,document_walk/* walk */.G)(tree, node => {
            if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
                links_link(node, page);
        });
    };
}
function links_link(node, page) {
    // An autolink has no destination besides its text, and is never relative.
    const place = node.data?.destination;
    if (!place)
        return;
    const { url, problem } = absolute(node.url, path => shows(node, path), page);
    if (url !== undefined)
        page.edits.push({ ...place, replacement: links_escaped(url) });
    if (problem === undefined)
        return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    page.messages.push({ line: line + page.linesBefore, column, ...problem });
}
// A definition does not say whether images or links use it: its target does.
function shows(node, path) {
    const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
    return node.type === 'image' || (node.type === 'definition' && isImageFile);
}
function links_escaped(url) {
    return url.replace(/&(?=#?\w+;)/g, '&amp;');
}

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 40 modules
var mdast_util_from_markdown_lib = __webpack_require__(2738);
;// CONCATENATED MODULE: ./lib/document/candidates.js

/**
 * Whether anything in a piece of Markdown may be edited, or decide about an edit elsewhere: a comment, an address in
 * HTML, a definition, or a destination that is not plainly absolute. It may answer true too often, but never false
 * where there is an edit or a message.
 */
function mayBeEdited(text) {
    return mayHaveComment(text) || destination.test(text) || (text.includes('<') && address.test(text));
}
/** A comment goes in one way or another depending on the blocks before and after it. */
function mayHaveComment(text) {
    return text.includes('<!--');
}
/** Whether there may be a heading, in Markdown or in HTML. */
function mayHaveHeading(text) {
    return heading.test(text);
}
// Whatever else stands before or after it, the destination of a link follows the first of these, and a definition has
// the second: whether brackets are a link depends on what is defined in all of the text.
const destination = /\](?:\((?!\s*<?(?:https?:|mailto:|#))|:)/i;
const address = new RegExp([...linking.keys()].join('|'), 'i');
const heading = /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im;

;// CONCATENATED MODULE: ./lib/document/destinations.js
/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
function destinations() {
    return { exit: { resourceDestinationString: keep, definitionDestinationString: keep } };
}
// What mdast-util-from-markdown does at these tokens, and the place.
function keep(token) {
    const url = this.resume();
    const node = this.stack.at(-1);
    if (node?.type !== 'link' && node?.type !== 'image' && node?.type !== 'definition')
        return;
    node.url = url;
    node.data = { destination: { start: token.start.offset, end: token.end.offset } };
}

// EXTERNAL MODULE: ./lib/document/gfm.js
var gfm = __webpack_require__(8341);
;// CONCATENATED MODULE: ./lib/document/parts.js

/**
 * The tree of some pieces of a text, with the places of the whole. In the place of others stands what is known of them
 * without the parser.
 *
 * @param known what stands for each piece that is not parsed; undefined for those that are.
 */
function parseParts(text, pieces, known, parse) {
    const parts = [];
    const gaps = [];
    let joined = '';
    let lines = 0;
    let gap;
    pieces.forEach((piece, index) => {
        const nodes = known[index];
        if (nodes === undefined) {
            parts.push({ at: joined.length, offset: piece.start - joined.length, lines: piece.above - lines });
            joined += text.slice(piece.start, piece.end);
            lines += (pieces[index + 1]?.above ?? 0) - piece.above;
            gap = undefined;
            return;
        }
        if (gap === undefined) {
            gap = { start: piece.start, nodes: [] };
            gaps.push(gap);
        }
        for (const node of nodes)
            gap.nodes.push(node);
    });
    const tree = joined === '' ? { type: 'root', children: [] } : parse(joined);
    (0,document_walk/* walk */.G)(tree, node => place(node, parts));
    return { ...tree, children: withGaps(tree.children, gaps) };
}
function withGaps(nodes, gaps) {
    const all = [];
    let next = 0;
    const fill = (until) => {
        for (let gap = gaps[next]; gap && gap.start <= until; gap = gaps[++next])
            for (const node of gap.nodes)
                all.push(node);
    };
    for (const node of nodes) {
        fill(node.position.start.offset);
        all.push(node);
    }
    fill(Number.POSITIVE_INFINITY);
    return all;
}
function place(node, parts) {
    const { start, end } = node.position;
    const { offset, lines } = partAt(parts, start.offset);
    // Some nodes share a point with others.
    node.position = {
        start: { ...start, line: start.line + lines, offset: start.offset + offset },
        end: { ...end, line: end.line + lines, offset: end.offset + offset },
    };
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition')
        return;
    const destination = node.data?.destination;
    if (destination)
        node.data = {
            ...node.data,
            destination: { start: destination.start + offset, end: destination.end + offset },
        };
}
/** No node reaches over two parts. */
function partAt(parts, at) {
    let low = 0;
    for (let high = parts.length; high - low > 1;) {
        const middle = (low + high) >> 1;
        if (parts[middle].at <= at)
            low = middle;
        else
            high = middle;
    }
    return parts[low];
}

;// CONCATENATED MODULE: ./lib/document/pieces.js

/**
 * Cuts Markdown between top-level blocks: before a line at the margin that follows a blank one, where nothing can be
 * open but what was seen to open at the top level and not to close. Where that is not certain, the rest is one piece.
 * Only definitions matter to more than their own piece.
 */
function cutPieces(text) {
    const cutter = new Cutter();
    for (let start = 0, above = 0; start < text.length; above++) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        if (!cutter.read(text.slice(start, end), start, above))
            break;
        start = end + 1;
    }
    return cutter.finish(text.length);
}
class Cutter {
    #pieces = [];
    #start = 0;
    #above = 0;
    #isCode = false;
    #open;
    /** No text was read so far. */
    #isEmpty = true;
    #isAfterBlank = true;
    /** Since the last blank line something looked like HTML, in which no other block begins. */
    #mayBeHtml = false;
    /** `above`: how many lines came before. Returns false where it cannot be told what the line is part of. */
    read(line, start, above) {
        const isBlank = openings/* blockMarks */.O4.blank.test(line);
        if (this.#open)
            return this.#readInside(this.#open, line, isBlank);
        if (isBlank) {
            this.#isAfterBlank = true;
            this.#mayBeHtml = false;
            return true;
        }
        const isFirst = this.#isEmpty || (this.#isAfterBlank && beginsBlock(line));
        if (isFirst && !this.#isEmpty)
            this.#cut(start, above);
        const opening = (0,openings/* openingOf */.E4)(line);
        this.#isCode = isFirst && opening?.isFence === true;
        const isCertain = opening === undefined || this.#enter(opening, isFirst);
        this.#mayBeHtml ||= openings/* blockMarks */.O4.html.test(line);
        this.#isAfterBlank = false;
        this.#isEmpty = false;
        return isCertain;
    }
    finish(end) {
        this.#isCode = false;
        if (end > this.#start)
            this.#cut(end, 0);
        return this.#pieces;
    }
    #cut(end, above) {
        this.#pieces.push({ start: this.#start, end, above: this.#above, isCode: this.#isCode });
        this.#start = end;
        this.#above = above;
    }
    #enter(opening, isFirst) {
        if (opening.isClosed)
            return true;
        if (this.#mayBeHtml)
            return false;
        this.#open = { ...opening, margin: isFirst || opening.indent === 0 ? undefined : opening.indent };
        return true;
    }
    #readInside(open, line, isBlank) {
        if (open.margin !== undefined && !isBlank && pieces_indentOf(line) < open.margin)
            return false;
        if (!open.closes(line))
            return true;
        this.#open = undefined;
        this.#isAfterBlank = false;
        this.#mayBeHtml = false;
        return true;
    }
}
// After a blank line a list, a footnote and indented code can only go on further in, or with another item. micromark
// drops a byte order mark where a text begins.
function beginsBlock(line) {
    return !openings/* blockMarks */.O4.indented.test(line) && !openings/* blockMarks */.O4.listItem.test(line) && !line.startsWith('\uFEFF');
}
function pieces_indentOf(line) {
    return line.length - line.trimStart().length;
}

;// CONCATENATED MODULE: ./lib/document/plain/lines.js
/** Without empty lines at the end. */
function linesOf(raw, piece) {
    let end = raw.length;
    while (raw.charAt(end - 1) === '\n')
        end--;
    let offset = piece.start;
    return raw
        .slice(0, end)
        .split('\n')
        .map((text, index) => {
        const line = { text, above: piece.above + index, offset };
        offset += text.length + 1;
        return line;
    });
}
/** The place of a part of a line, the end not included. */
function placeIn({ above, offset }, start, end) {
    const point = (at) => ({ line: above + 1, column: at + 1, offset: offset + at });
    return { start: point(start), end: point(end) };
}
/** The same as the place of a destination. */
function spanIn({ offset }, start, end) {
    return { start: offset + start, end: offset + end };
}
/** Of an address in which no character stands for anything but itself. */
const plainAddress = '[^\\0\\s()<>\\\\&`[\\]]+';

;// CONCATENATED MODULE: ./lib/document/plain/definitions.js

/** Definitions and comments, each on a line of its own; undefined where there is anything else, or no definition. */
function readDefinitions(lines) {
    const nodes = [];
    for (const line of lines) {
        const node = readDefinition(line) ?? readComment(line);
        if (node === undefined)
            return undefined;
        nodes.push(node);
    }
    // A comment beside a definition goes in any case; of others that depends on what is around them.
    return nodes.some(({ type }) => type === 'definition') ? nodes : undefined;
}
// A label may be longer, but not much; a destination that nothing follows has no title.
const definition = new RegExp(`^\\[([^\\s[\\]\\\\^][^[\\]\\\\]{0,199})\\]: *(${plainAddress})$`);
function readDefinition(line) {
    const [all, label, url] = definition.exec(line.text) ?? [];
    if (!all || !label || !url)
        return undefined;
    const destination = spanIn(line, all.length - url.length, all.length);
    const position = placeIn(line, 0, all.length);
    return { type: 'definition', identifier: label, url, position, data: { destination } };
}
// It ends with its line, whatever follows it there (CommonMark, "HTML blocks").
const comment = /^<!--.*-->/;
function readComment(line) {
    if (!comment.test(line.text))
        return undefined;
    return { type: 'html', value: line.text, position: placeIn(line, 0, line.text.length) };
}

;// CONCATENATED MODULE: ./lib/document/plain/links.js

/**
 * The links and images of paragraphs, headings, lists and blockquotes that have each of them on one line of words;
 * undefined where anything could be something else. Emphasis is of no account: a link is stronger.
 */
function readLinks(raw, lines) {
    if (otherBlock.test(raw) || escaping.test(raw))
        return undefined;
    const found = [];
    for (const line of lines) {
        if (!uncertain.test(line.text))
            continue;
        const text = line.text.replace(code, all => '\0'.repeat(all.length));
        if (other.test(text) || entangled.test(text))
            return undefined;
        const links = [...text.matchAll(plain_links_link)];
        if (links.length !== text.split('](').length - 1)
            return undefined;
        found.push(...links.map(each => toNode(line, each)));
    }
    return found;
}
// Fences, tables, definitions and footnotes, and lines that may be indented code, also in a list or blockquote.
const otherBlock = /``|~~~|\||\]:|\[\^|^[ >*+\-\d.)]* {4}/m;
const escaping = /\\[[\]()!`<\\]/;
const uncertain = /[`[\]<]/;
// Each ends on its line, so that all that begins on a line is closed on it.
const code = /`[^`]*`/g;
const other = /[`<]/;
// A bracket that closes what began before another link or on another line, and what a definition may make a reference.
const entangled = /(?:^|\])[^[]*\]|\]\[[^\]]*\]\(/;
const plain_links_link = new RegExp(`(!?)\\[[^[\\]]*\\]\\((${plainAddress})\\)`, 'g');
function toNode(line, { 0: all, 1: mark, 2: url = '', index }) {
    const end = index + all.length;
    return {
        ...(mark === '!' ? { type: 'image', url } : { type: 'link', url, children: [] }),
        position: placeIn(line, index, end),
        data: { destination: spanIn(line, end - 1 - url.length, end - 1) },
    };
}

;// CONCATENATED MODULE: ./lib/document/plain/words.js

/** Headings and paragraphs of nothing but words and code; undefined where there is anything else. */
function readWords(lines) {
    const nodes = [];
    let paragraph = [];
    const close = () => {
        if (paragraph.length > 0)
            nodes.push(toParagraph(paragraph));
        paragraph = [];
    };
    for (const line of lines) {
        if (words.test(line.text)) {
            paragraph.push(line);
            continue;
        }
        close();
        const heading = readHeading(line);
        if (heading)
            nodes.push(heading);
        else if (line.text !== '')
            return undefined;
    }
    close();
    return nodes;
}
// No letter begins another block than a paragraph, and without these marks its text is what it says. An underscore
// between letters is no emphasis, and code that ends on its line holds what stands in it.
const word = '[^!&*_<[\\]\\\\`~#]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])';
const words_code = '`[^` ](?:[^`]*[^` ])?`(?!`)';
const words_text = `(?:${word}|${words_code})*(?<! )`;
const words = new RegExp(`^\\p{L}${words_text}$`, 'u');
const words_heading = new RegExp(`^(#{1,6}) ((?=[\\p{L}\\p{N}\`])${words_text})$`, 'u');
function readHeading(line) {
    const [, marks = '', said] = words_heading.exec(line.text) ?? [];
    if (said === undefined)
        return undefined;
    const depth = marks.length;
    return { type: 'heading', depth, children: toText(said), position: placeIn(line, 0, line.text.length) };
}
function toParagraph(lines) {
    const [first, last] = [lines[0], lines.at(-1)];
    const { start } = placeIn(first, 0, 0);
    const { end } = placeIn(last, 0, last.text.length);
    return {
        type: 'paragraph',
        children: toText(lines.map(each => each.text).join('\n')),
        position: { start, end },
    };
}
function toText(said) {
    return [{ type: 'text', value: said.replaceAll('`', '') }];
}

;// CONCATENATED MODULE: ./lib/document/plain/index.js




/** Reads a piece without the parser, which takes many times as long. Undefined where only that can tell. */
function readPlain(raw, piece) {
    if (outlandish.test(raw))
        return undefined;
    const lines = linesOf(raw, piece);
    const definitions = readDefinitions(lines);
    if (definitions)
        return { nodes: definitions, hasDefinitions: true };
    const links = readLinks(raw, lines);
    return links && { nodes: [OTHER, ...links], hasDefinitions: false };
}
/** In the place of blocks that are not read. */
const OTHER = { type: 'text', value: '' };
/** What there is to know of a piece that nothing can come of. */
const NOTHING = { nodes: [OTHER], hasDefinitions: false };
/** The blocks of a piece, where they are headings and paragraphs that need no parser either. */
function readPlainBlocks(raw, piece) {
    return outlandish.test(raw) ? undefined : readWords(linesOf(raw, piece));
}
// micromark drops a byte order mark, replaces NUL and gives a tab several columns.
const outlandish = /(?!\n)\p{Cc}|\uFEFF/u;

;// CONCATENATED MODULE: ./lib/document/html-heading.js


/** What the first heading in a block of HTML says, as many READMEs begin; empty when there is none. */
function htmlHeading(html) {
    if (!/<h[1-6][\s>]/i.test(html))
        return '';
    return firstHeading((0,parse5_dist/* parseFragment */.oH)(html).childNodes);
}
function firstHeading(nodes) {
    for (const node of nodes) {
        if (!('tagName' in node))
            continue;
        const text = /^h[1-6]$/.test(node.tagName) ? label(node) : firstHeading(node.childNodes);
        if (text !== '')
            return text;
    }
    return '';
}
function label(heading) {
    return oneLine(textOf(heading)) || oneLine(altOf(heading));
}
function textOf(node) {
    if ('value' in node)
        return node.value;
    return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
function altOf(node) {
    if (!('tagName' in node))
        return '';
    if (node.tagName === 'img')
        return node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
    return node.childNodes.map(altOf).find(alt => alt !== '') ?? '';
}

;// CONCATENATED MODULE: ./lib/document/title.js






/** Names the page, and takes out a heading at its top that only says the name again. */
function title() {
    return (tree, file) => {
        const page = file.data.page;
        if (!page)
            return;
        const found = tree.children.find(node => title_label(node) !== '');
        page.isUntitled = page.name === '' && found === undefined;
        page.name ||= found ? title_label(found) : nameFromPath(page.path, page.settings.repositoryUrl);
        const heading = tree.children.find(isTitle);
        if (!heading || title_label(heading) !== page.name || !comesFirst(heading, tree))
            return;
        // The line end stays: a definition above would take in a `"title"` below.
        page.edits.push({ start: startOf(heading, tree), end: heading.position.end.offset, replacement: '' });
    };
}
// micromark lets a heading with a line below it begin with the definitions above it.
function startOf(heading, tree) {
    const before = tree.children[tree.children.indexOf(heading) - 1];
    const start = heading.position.start.offset;
    const overlaps = before !== undefined && before.position.end.offset > start;
    return overlaps ? heading.children[0].position.start.offset : start;
}
/** Whether a page is named after this when nothing before it names it. */
function isTitle(node) {
    // What a footnote at the title says would be lost with it.
    return node.type === 'heading' && title_label(node) !== '' && !hasFootnote(node);
}
function comesFirst(heading, tree) {
    return tree.children.slice(0, tree.children.indexOf(heading)).every(isUnseen);
}
function isUnseen(node) {
    return node.type === 'definition' || (0,comments/* isComment */.Cn)(node);
}
/** What a heading says; empty for what is none. */
function title_label(node) {
    if (node.type === 'html')
        return htmlHeading(node.value);
    if (node.type !== 'heading')
        return '';
    return withoutAttributes(oneLine(plainText(node))) || oneLine(firstAlt(node));
}
function hasFootnote(heading) {
    let found = false;
    (0,document_walk/* walk */.G)(heading, node => {
        found ||= node.type === 'footnoteReference';
    });
    return found;
}
function firstAlt(heading) {
    let alt = '';
    (0,document_walk/* walk */.G)(heading, node => {
        if (node.type === 'image')
            alt ||= node.alt ?? '';
    });
    return alt;
}

;// CONCATENATED MODULE: ./lib/document/parse.js









const extensions = (0,gfm/* gfmExtensions */.t)();
const mdastExtensions = [...(0,gfm/* gfmFromMarkdown */.C)(), destinations()];
/** The tree of a text, all of it. */
function parseWhole(text) {
    return (0,mdast_util_from_markdown_lib/* fromMarkdown */.Y)(text, { extensions, mdastExtensions });
}
/** Few pages begin with more before their first heading and paragraph. */
const FIRST_SOUGHT = 2;
/**
 * The tree of a text as far as an edit or a message, the page's name or its description can come of it; in the place
 * of the rest stands an empty text. Most of what a page costs is reading its text letter by letter, and of most pages
 * less than a fifth can matter.
 */
function parseForEdits(text, page) {
    const pieces = cutPieces(text);
    const raw = pieces.map(({ start, end }) => text.slice(start, end));
    const plain = readAllPlain(pieces, raw);
    const headings = pieces.filter(({ isCode }, index) => !isCode && mayHaveHeading(raw[index]));
    const blocks = page?.description === '' ? pieces.filter(({ isCode }) => !isCode) : [];
    for (let sought = FIRST_SOUGHT;; sought *= 8) {
        const first = new Set([...headings.slice(0, sought), ...blocks.slice(0, sought)]);
        const known = nodesOf(plain.map((each, index) => {
            const piece = pieces[index];
            return first.has(piece) ? readBlocks(piece, raw[index]) : each;
        }), raw);
        const tree = parseParts(text, pieces, known, parseWhole);
        const isNamed = isFound(tree, headings[sought], isTitle);
        if (isNamed && isFound(tree, blocks[sought], node => description_isProse(node, text)))
            return tree;
    }
}
/** What there is to know of each piece without the parser; undefined where that must tell. */
function readAllPlain(pieces, raw) {
    // What follows the body depends on how its last block ends.
    const isLast = (index) => index === pieces.length - 1;
    const plain = pieces.map((piece, index) => isLast(index) || (!piece.isCode && mayBeEdited(raw[index])) ? readPlain(raw[index], piece) : NOTHING);
    // What becomes of a comment depends on what comes before and after it.
    const isBesideComment = (index) => pieces[index]?.isCode === false && plain[index] === undefined && mayHaveComment(raw[index]);
    return plain.map((each, index) => isBesideComment(index - 1) || isBesideComment(index + 1) ? readBlocks(pieces[index], raw[index]) : each);
}
/** All of a piece, for where it matters what blocks it has. */
function readBlocks(piece, raw) {
    const nodes = readPlainBlocks(raw, piece);
    return nodes && { nodes, hasDefinitions: false };
}
function nodesOf(plain, raw) {
    // Whether brackets are a link depends on what is defined in all of the text.
    const hasBrackets = plain.some((each, index) => each === undefined && raw[index].includes('['));
    return plain.map(each => (hasBrackets && each?.hasDefinitions ? undefined : each?.nodes));
}
/** Whether what is sought stands before the first piece that would have to be read for it, if there is one left. */
function isFound(tree, next, isSought) {
    if (next === undefined)
        return true;
    return tree.children.some(node => (node.position?.start.offset ?? next.start) < next.start && isSought(node));
}

// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
;// CONCATENATED MODULE: ./lib/document/processor.js









/** Markdown in, the same Markdown with a page's edits out. What it is told and finds is in `data.page`. */
const processor = processorWith((text, file) => parseForEdits(text, file.data.page));
/** The same by another parser, for what compares them. */
function processorWith(parser) {
    return (0,lib/* unified */.l)()
        .use(function () {
        this.parser = parser;
    })
        .use(title)
        .use(description)
        .use(comments/* comments */.nK)
        .use(links)
        .use(htmlLinks)
        .use(ending)
        .use(splice/* splicer */.Z)
        .freeze();
}

;// CONCATENATED MODULE: ./lib/document/source-link.js


/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
function sourceLink(path, settings) {
    return `[Source: ${source_link_escaped(oneLine(path))}](${(0,urls/* urlOf */.rs)('blob', path, settings)})\n`;
}
// An underscore between letters means nothing, and `about_page.md` is better found unescaped.
function source_link_escaped(text) {
    return text.replace(/[\\`*[\]<>&~|$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/document/visibility.js

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
    { keys: ['draft'], when: true },
    { keys: ['published'], when: false },
    { keys: ['unlisted'], when: true },
    { keys: ['noindex'], when: true },
    { keys: ['search'], when: false },
    { keys: ['search', 'exclude'], when: true },
];
// The booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
const visibility_spellings = new Map([
    ...['true', 'yes', 'on'].map(word => [word, true]),
    ...['false', 'no', 'off'].map(word => [word, false]),
]);
/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
function hidingReason(frontMatter, spell) {
    for (const { keys, when } of hiding) {
        const value = keys.reduce(ownValue, frontMatter);
        const word = typeof value === 'object' ? '' : String(value).trim();
        if (visibility_spellings.get(word.toLowerCase()) === when)
            return `front matter says \`${spell(spelt(frontMatter, keys), word)}\``;
    }
    return undefined;
}
/** Keys as the file has them, each in what the one before it holds. */
function spelt(mapping, [key, ...others]) {
    if (key === undefined)
        return [];
    return [ownKey(mapping, key) ?? key, ...spelt(ownValue(mapping, key), others)];
}

;// CONCATENATED MODULE: ./lib/document/index.js









/**
 * What became of one page. Never throws: a page that the parser fails on goes as its plain text. For MDX `loadMdx` has
 * to be called first.
 */
function toDocument(path, content, paths, settings) {
    const source = readSource(path, content);
    if (source.kind !== 'source')
        return source;
    const page = { ...toPage(path, source, settings), paths };
    try {
        return finished(page, isMdx(path) ? mdxBody(page, source.text) : markdownBody(page, source.text));
    }
    catch (error) {
        // Deep nesting overflows the stack; a fault of the parser costs the page its edits, not its place.
        return plain(path, source, settings, parserMessage(source, error));
    }
}
/** The document of a page that is not to be parsed: its text as written, without front matter. */
function toPlainDocument(path, content, settings, why) {
    const source = readSource(path, content);
    return source.kind === 'source' ? plain(path, source, settings, why) : source;
}
function markdownBody(page, text) {
    return String(processor.processSync({ value: text, data: { page } }));
}
/** The body by way of plain Markdown, so that one set of rules names, describes and links all pages. */
function mdxBody(page, source) {
    const known = page.messages.length;
    const { text, messages, sourcePlace } = fromMdx(source);
    const body = markdownBody(page, text);
    const found = page.messages.splice(known).map(message => {
        const place = sourcePlace({ line: message.line - page.linesBefore, column: message.column });
        return { ...message, line: place.line + page.linesBefore, column: place.column };
    });
    page.messages.push(...messages.map(each => ({ ...each, line: each.line + page.linesBefore })), ...found);
    return body;
}
function readSource(path, content) {
    const decoded = decode(path, content);
    if (decoded.kind === 'failed')
        return { ...decoded, messages: [] };
    const frontMatter = splitFrontMatter(decoded.text);
    const reason = hidingReason(frontMatter.data, frontMatter.spell);
    if (reason !== undefined)
        return { kind: 'hidden', reason, messages: frontMatter.messages };
    // The parser takes its time over millions of blank lines.
    const { text, linesBefore } = withoutOuterBlankLines(frontMatter.text);
    return { kind: 'source', ...frontMatter, text, linesBefore: frontMatter.linesBefore + linesBefore };
}
function toPage(path, source, settings) {
    return {
        path,
        paths: { files: new Set(), folders: new Set() },
        settings,
        linesBefore: source.linesBefore,
        ...metadataOf(source.data, settings.tags),
        edits: [],
        messages: [...source.messages],
        closing: '',
    };
}
function plain(path, source, settings, why) {
    const page = toPage(path, source, settings);
    page.name ||= nameFromPath(path, settings.repositoryUrl);
    page.messages.push(why);
    // Unparsed, nobody knows what a paragraph at the end would become part of.
    return finished({ ...page, closing: undefined }, (0,comments/* withoutComments */.fx)(source.text));
}
function parserMessage({ linesBefore }, error) {
    const why = error instanceof Error ? error.message : String(error);
    const reason = `the Markdown could not be parsed (${why}): the page goes as its plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`;
    return { line: linesBefore + 1, column: 1, rule: 'parser', reason };
}
function finished(page, text) {
    const { path, name, description, tags, messages, settings } = page;
    const body = withoutOuterBlankLines(text).text;
    if (body.replaceAll(comments/* marker */.xL, '').trim() === '') {
        const reason = page.isUntitled ? 'the page has no text' : 'the page has no text but its title';
        return { kind: 'hidden', reason, messages };
    }
    const external_ref = settings.refPrefix + path;
    const document = {
        external_ref,
        name,
        description,
        tags,
        archived: false,
        body: body + sourceParagraph(page),
    };
    return { kind: 'document', document, messages: page.isUntitled ? [untitled(name), ...messages] : messages };
}
/** Search shows little else of a page, so its author is told. */
function untitled(name) {
    const reason = `the page has no title, so search shows it as "${name}". Give it a heading, or a title in its front matter.`;
    return { line: 1, column: 1, rule: 'title', reason };
}
function withoutOuterBlankLines(text) {
    // No regular expression: one that repeats a group overflows the stack on a few million blank lines.
    const first = text.search(/[^ \t\n]/);
    const start = first < 0 ? text.length : text.lastIndexOf('\n', first) + 1;
    let end = text.length;
    while (end > start && ' \t\n'.includes(text.charAt(end - 1)))
        end--;
    // Blanks at the end of the last line are its author's.
    const lineEnd = text.indexOf('\n', end);
    return {
        text: `${text.slice(start, lineEnd < 0 ? text.length : lineEnd)}\n`,
        linesBefore: text.slice(0, start).split('\n').length - 1,
    };
}
function sourceParagraph({ settings, closing, path }) {
    return settings.sourceLinks && closing !== undefined ? `${closing}\n${sourceLink(path, settings)}` : '';
}

// EXTERNAL MODULE: ./lib/document/messages.js
var document_messages = __webpack_require__(8345);
// EXTERNAL MODULE: ./lib/shown.js
var shown = __webpack_require__(8526);
;// CONCATENATED MODULE: ./lib/prepare.js






/** A page of nothing but broken links has hundreds of thousands. */
const MAX_MESSAGES = 1_000;
/** In a worker thread: is told what all pages have in common, and then answers some pages at a time with their documents. */
function serve() {
    external_node_worker_threads_.parentPort?.once('message', (context) => {
        external_node_worker_threads_.parentPort?.on('message', async (jobs) => {
            if (jobs.some(job => isMdx(job.path)))
                await loadMdx();
            const prepared = jobs.map(job => prepareSafely(job, context));
            const buffers = prepared.flatMap(each => each.kind === 'document' ? [each.json.buffer] : []);
            external_node_worker_threads_.parentPort?.postMessage(prepared, buffers);
        });
    });
}
// An error that got out would end the thread, and with it the next page.
function prepareSafely(job, context) {
    try {
        return prepare(job, context);
    }
    catch (error) {
        const reason = `could not be read (${(0,shown/* shown */.S)(String(error))}). Split the page, or simplify its front matter.`;
        return { kind: 'unread', reason, messages: [] };
    }
}
function prepare({ path, externalRef, content, archived, unparsed }, { paths, settings }) {
    const result = unparsed
        ? toPlainDocument(path, content, settings, unparsed)
        : toDocument(path, content, paths, settings);
    const messages = (0,document_messages/* first */.$)(MAX_MESSAGES, result.messages);
    if (result.kind !== 'document')
        return { ...result, messages };
    return toPrepared({ ...result.document, external_ref: externalRef, archived }, messages);
}
function toPrepared(document, messages) {
    return {
        kind: 'document',
        // The title may be as long as the page, and is kept for the report.
        name: excerpt(document.name),
        json: new TextEncoder().encode(JSON.stringify(document)),
        messages,
    };
}


/***/ })

};
