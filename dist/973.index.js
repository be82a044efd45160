export const id = 973;
export const ids = [973];
export const modules = {

/***/ 5747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ cutPieces)
/* harmony export */ });
/* unused harmony exports closingFence, htmlBlocks, isRawText */
/**
 * Cuts Markdown between top-level blocks: before a line at the margin that follows a blank one, where nothing can be
 * open but a block that was seen to open at the top level and not to close. Where that is not certain, the rest is one
 * piece. Only definitions matter to more than their own piece.
 *
 * @param hasHtml whether HTML begins blocks, as it does not in MDX.
 */
function cutPieces(text, hasHtml = true) {
    const cutter = new Cutter(text, hasHtml);
    for (let start = 0, above = 0; start < text.length; above++) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        if (!cutter.read(text.slice(start, end), start, above))
            break;
        start = end + 1;
    }
    return cutter.finish();
}
class Cutter {
    #text;
    #hasHtml;
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
    constructor(text, hasHtml) {
        this.#text = text;
        this.#hasHtml = hasHtml;
    }
    /** Returns false where it is not certain which block a line belongs to. */
    read(line, start, above) {
        const isBlank = blank.test(line);
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
        const opening = openingOf(line, this.#hasHtml);
        this.#isCode = isFirst && opening?.isFence === true;
        const isCertain = opening === undefined || this.#enter(opening, isFirst);
        this.#mayBeHtml ||= this.#hasHtml && html.test(line);
        this.#isAfterBlank = false;
        this.#isEmpty = false;
        return isCertain;
    }
    finish() {
        this.#isCode = false;
        if (this.#text.length > this.#start)
            this.#cut(this.#text.length, 0);
        return this.#pieces;
    }
    #cut(end, above) {
        const text = this.#text.slice(this.#start, end);
        this.#pieces.push({ text, start: this.#start, above: this.#above, isCode: this.#isCode });
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
        if (open.margin !== undefined && !isBlank && line.search(/\S/) < open.margin)
            return false;
        if (!open.closes.test(line))
            return true;
        this.#open = undefined;
        this.#isAfterBlank = false;
        this.#mayBeHtml = false;
        return true;
    }
}
const blank = /^[ \t]*$/;
// After a blank line a list, a footnote and indented code can only go on further in, or with another item. micromark
// drops a byte order mark where a text begins.
function beginsBlock(line) {
    return !/^(?:[ \t\uFEFF]|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/.test(line);
}
/** Also in a list, a blockquote or both. */
const html = /^[\s>*+\-\d.)]*</;
/** The block of that kind that a line begins, if nothing else is open. */
function openingOf(line, hasHtml) {
    const [spaces] = /^ {0,3}(?=[`~<])/.exec(line) ?? [];
    if (spaces === undefined)
        return undefined;
    const indent = spaces.length;
    const text = line.slice(indent);
    const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(text) ?? [];
    if (fence !== undefined)
        return { isFence: true, indent, isClosed: false, closes: closingFence(fence) };
    const block = hasHtml && htmlBlocks.find(({ opens }) => opens.test(text));
    return block
        ? { isFence: false, indent, isClosed: block.closes.test(text), closes: block.closes }
        : undefined;
}
/** The line that ends fenced code that began with these marks. */
function closingFence(marks) {
    return new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*$`);
}
/**
 * The HTML blocks of types 1 to 5, which without their end run to the end of the page (CommonMark, "HTML blocks"). The
 * end may be on the first line.
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
 * which may be in what looks like a comment.
 */
function isRawText(block) {
    return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(block);
}


/***/ }),

/***/ 5403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wL: () => (/* binding */ commentsIn),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* unused harmony exports comments, isComment, withoutComments, isOpenComment */
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5747);



/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level is removed
 * whole, unless it keeps its neighbours apart; any other is emptied, since what is safe inside a line depends on all of
 * that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition.
 */
function comments() {
    return (tree, file) => {
        const source = String(file);
        const page = file.data.page;
        if (!source.includes('<!--'))
            return;
        const removable = removableBlocks(tree);
        const lastEnd = source.lastIndexOf('-->');
        walk(tree, node => {
            // A text without a place is in the place of what was not parsed.
            if ((node.type !== 'html' && node.type !== 'text') || !node.position)
                return;
            if (!node.value.includes('<!--'))
                return;
            // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
            const raw = source.slice(node.position.start.offset, node.position.end.offset);
            if (node.type === 'html')
                page.edits.push(...editsFor(node, raw, removable.has(node)));
            const message = unended(node, raw, lastEnd);
            if (message)
                page.messages.push({ ...message, line: message.line + page.linesBefore });
        });
    };
}
/** Whether a block is nothing but comments. */
function isComment(node) {
    if (node.type !== 'html')
        return false;
    return isOpenComment(node.value) || withoutComments(node.value).trim() === '';
}
function removableBlocks({ children }) {
    const removable = new Set();
    let run = [];
    let before;
    for (const node of [...children, undefined]) {
        if (node && isComment(node)) {
            run.push(node);
            continue;
        }
        if (!areKeptApart(before, node))
            for (const comment of run)
                removable.add(comment);
        run = [];
        before = node;
    }
    return removable;
}
// In the place of a comment is a blank line. That is not enough of a border between a list, a footnote or indented code
// and what could become part of these. Positions of indented code begin with its indentation.
function areKeptApart(before, after) {
    if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type))
        return false;
    return after.position?.start.column !== 1 || ['list', 'code'].includes(after.type);
}
function editsFor(node, raw, isRemovable) {
    const start = node.position.start.offset;
    if (isRemovable)
        return [{ start, end: start + raw.length, replacement: '' }];
    if (isOpenComment(raw))
        return [{ start: start + raw.indexOf('<!--'), end: start + raw.trimEnd().length, replacement: marker }];
    if (isRawText(raw))
        return [];
    return commentsIn(raw).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        replacement: emptied(raw.slice(comment.start, comment.end)),
    }));
}
/** Takes out whatever looks like a comment, in code as well: for text that could not be parsed. */
function withoutComments(text) {
    return splice(text, commentsIn(text));
}
// Backticks and pipes stay: without those in a comment, three backticks before it would begin a fence, and a line with a
// row of dashes below could be a table's.
function emptied(comment) {
    const isEmpty = comment.length <= '<!---->'.length;
    return isEmpty ? comment : `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`;
}
/**
 * Edits that remove what looks like a comment in HTML or a text, also in code. One without an end is not a comment here: it
 * may be in code, or end in another block.
 */
function commentsIn(raw) {
    const found = [];
    // No regular expression: that would look for the end of each again.
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
/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
function isOpenComment(block) {
    return block.trimStart().startsWith('<!--') && !block.includes('-->');
}
/** A message if a comment begins in a node that its author did not end. */
function unended(node, raw, lastEnd) {
    const at = node.type === 'html' ? unendedInHtml(node, raw, lastEnd) : unendedInText(raw);
    if (at < 0)
        return undefined;
    const reason = node.type === 'html' && isOpenComment(raw) ? hidesText : isShown;
    return { ...placeWithin(node.position.start, placeAt(raw, at)), rule: 'comment', reason };
}
// In HTML it may go on past what Markdown takes for blocks, up to the last end in the source.
function unendedInHtml(node, raw, lastEnd) {
    if (isOpenComment(raw))
        return raw.indexOf('<!--');
    return isRawText(raw) ? -1 : raw.indexOf('<!--', Math.max(0, lastEnd + 1 - node.position.start.offset));
}
// The author of `\<!--` means readers to see it.
function unendedInText(raw) {
    return raw.replace(/\\[\s\S]/g, '\0\0').indexOf('<!--');
}
const hidesText = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.';
const isShown = 'this comment does not end before the next blank line, so its text goes into search: add "-->" there, or begin it after a blank line, on a line of its own. If it is not a comment, write "&lt;!--".';


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vQ: () => (/* binding */ splitFrontMatter)
});

// UNUSED EXPORTS: toml, yaml

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/site/data.js
var site_data = __webpack_require__(1619);
// EXTERNAL MODULE: ./lib/site/heads.js
var heads = __webpack_require__(1236);
;// CONCATENATED MODULE: ./lib/document/metadata.js

/** What search shows of a page besides its body, as far as it is in its front matter. */
function metadataOf(frontMatter, settingsTags) {
    const own = ['tags', 'keywords', 'categories'].flatMap(key => list(get(frontMatter, key)));
    const descriptions = ['description', 'summary', 'excerpt'].map(key => metadata_text(get(frontMatter, key)));
    return {
        name: oneLine(metadata_text(get(frontMatter, 'title'))),
        description: excerpt(descriptions.find(value => value.trim() !== '') ?? ''),
        tags: [...new Set([...own, ...settingsTags].map(oneLine))].filter(tag => tag !== ''),
    };
}
function get(mapping, key) {
    return find(mapping, [key]).value;
}
/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well), and how they are. An object's own keys only: a page must not reach what every object inherits.
 */
function find(mapping, keys) {
    const spelled = [];
    let value = mapping;
    for (const key of keys) {
        const own = typeof value === 'object' && value ? Object.entries(value) : [];
        const [name, inner] = own.find(([each]) => each.toLowerCase() === key) ?? [key];
        spelled.push(name);
        value = inner;
    }
    return { value, spelled };
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
const booleans = new Map([
    ...['true', 'yes', 'on'].map(word => [word, true]),
    ...['false', 'no', 'off'].map(word => [word, false]),
]);
/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
function hidingReason(frontMatter, spell) {
    for (const { keys, when } of hiding) {
        const { value, spelled } = find(frontMatter, keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        if (booleans.get(word.toLowerCase()) === when)
            return `front matter says \`${spell(spelled, word)}\``;
    }
    return undefined;
}
/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    const data = {};
    /** The indentation of the key or table `search` that a line is in. */
    let depth;
    for (const line of block.split('\n')) {
        const [, key, value] = plainLine.exec(line) ?? [];
        if (key !== undefined)
            data[key.toLowerCase()] = value ?? hidingValue(key);
        const indent = line.search(/[^ \t]/);
        if (searchLine.test(line))
            depth = line.trimStart().startsWith('[') ? -1 : indent;
        // What is no further in than the key, and in TOML the next table, belongs to something else.
        else if (depth !== undefined && indent >= 0 && (indent <= depth || line.startsWith('[')))
            depth = undefined;
        const [, exclude] = (depth !== undefined && excluding.exec(line)) || [];
        if (exclude !== undefined)
            data.search = { exclude };
    }
    return data;
}
// An alias may be of anything.
function hidingValue(key) {
    return String(hiding.find(({ keys }) => keys[0] === key.toLowerCase())?.when);
}
/** Also in a merged mapping, and with an anchor, a tag or an alias. */
const plainLine = /^[ \t]*(?:<<:[ \t]*\{[ \t]*)?["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*(?:[&!]\S*[ \t]+)*(?:["']?(true|false|yes|no|on|off)["']?|\*\S+?)[ \t]*(?:[},#].*)?$/i;
/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|\[[ \t]*search[ \t]*\])/i;
const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i;

// EXTERNAL MODULE: ./lib/document/place.js
var place = __webpack_require__(310);
;// CONCATENATED MODULE: ./lib/document/front-matter.js






/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence));
    const { spell } = language ?? yaml;
    const whole = { data: {}, text, linesBefore: 0, messages: [], spell };
    const opening = text.indexOf('\n');
    if (!language || opening < 0 || text.slice(language.fence.length, opening).trim() !== '')
        return whole;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { ...whole, ...unended(text.slice(opening + 1), language) };
    const block = text.slice(opening + 1, opening + closing.index + 1);
    const reading = readBlock(block, language);
    if (reading.kind === 'other')
        return whole;
    const end = opening + closing.index + closing[0].length;
    return {
        data: reading.kind === 'mapping' ? reading.data : hidingLines(block),
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: reading.kind === 'broken' ? [brokenMessage(reading)] : [],
        spell,
    };
}
function readBlock(block, language) {
    const reading = block.length > heads/* MAX_LENGTH */.E2 ? tooLong(language) : language.read(block);
    return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading;
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
/**
 * Where front matter without its closing fence ends is not known, so that all of it stays in the text, as readers see
 * it. Only what it says about hiding the page counts, up to the first lines that have no key.
 */
function unended(rest, language) {
    const [first = '', ...others] = rest.split(/\n[ \t]*\n/).filter(each => each.trim() !== '');
    if (!beginsWithKey(first, language))
        return {};
    const end = others.findIndex(each => !wordAsKey.test(each));
    const data = hidingLines([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'));
    if (Object.keys(data).length === 0 && isProse(first, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`;
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
    const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page is pushed without its title, description and tags. Shorten it.`;
    return { kind: 'broken', line: 1, column: 1, reason };
}
function brokenMessage({ line, column, reason }) {
    // The block begins on the line after its fence.
    return { line: line + 1, column, rule: 'front-matter', reason };
}
const yaml = {
    name: 'YAML',
    ...heads/* fences */.H6.yaml,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    spell: ([key = '', ...others], value) => others.length === 0 ? `${key}: ${value}` : `${key}: {${yaml.spell(others, value)}}`,
    read(block) {
        try {
            return readYaml(block);
        }
        catch (error) {
            // An alias of nothing, too many of them, or nesting deeper than the stack.
            return broken(block, 0, error instanceof Error ? error.message : String(error));
        }
    },
};
/** @throws as the library does */
function readYaml(block) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(block, site_data/* yamlOptions */.UR);
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    if ((0,site_data/* hasTooManyAliases */.CC)(document))
        return broken(block, 0, 'too many aliases');
    const data = document.toJS({ maxAliasCount: site_data/* MAX_ALIASES */.K1 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    return { kind: 'broken', ...(0,place/* placeAt */.B)(block, offset), reason: doesNotParse('YAML', why) };
}
function doesNotParse(name, why) {
    return `the ${name} front matter does not parse (${why}): the page is pushed without its title, description and tags. Fix the ${name} here.`;
}
const toml = {
    name: 'TOML',
    ...heads/* fences */.H6.toml,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    spell: (keys, value) => `${keys.join('.')} = ${value}`,
    read(block) {
        try {
            return { kind: 'mapping', data: (0,dist/* parse */.qg)(block, { integersAsBigInt: 'asNeeded' }) };
        }
        catch (error) {
            const { line, column } = error instanceof dist/* TomlError */.zx ? error : { line: 1, column: 1 };
            const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
            return { kind: 'broken', line, column, reason: doesNotParse('TOML', why) };
        }
    },
};


/***/ }),

/***/ 1206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ gfmFromMarkdown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   t8: () => (/* binding */ gfmExtensions),
/* harmony export */   uC: () => (/* binding */ destinations)
/* harmony export */ });
/* unused harmony export mayBeGfm */
/* harmony import */ var mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6807);
/* harmony import */ var mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(870);
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7421);
/* harmony import */ var micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4810);
/* harmony import */ var micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1680);
/* harmony import */ var micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7749);






/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
function gfm() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...gfmExtensions()];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...gfmFromMarkdown()];
}
/** What reads that syntax. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__/* .gfmTable */ .x)(), (0,micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__/* .gfmFootnote */ .r)(), (0,micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__/* .gfmStrikethrough */ .K)()];
}
/** What makes nodes of that syntax. */
function gfmFromMarkdown() {
    return [(0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__/* .gfmTableFromMarkdown */ .c)(), (0,mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__/* .gfmFootnoteFromMarkdown */ .i)(), (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__/* .gfmStrikethroughFromMarkdown */ .p)()];
}
/** Whether a text may have that syntax. */
function mayBeGfm(text) {
    return /[|~]|\[\^|:-|-:/.test(text);
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


/***/ }),

/***/ 310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeAt)
/* harmony export */ });
/* unused harmony export placeWithin */
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

/***/ 569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   To: () => (/* binding */ blockStartOf),
/* harmony export */   j_: () => (/* binding */ destination)
/* harmony export */ });
/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
function escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/;
/** Where a backslash keeps a line from beginning a block; undefined where none is needed. */
function blockStartOf(line) {
    const match = blockStart.exec(line);
    return match ? (match[1]?.length ?? 0) : undefined;
}
/** A fence for code that is longer than any in it; of backticks, if there is none in what follows the first. */
function fenceFor(code, info) {
    const runs = code.match(/`{3,}|~{3,}/g) ?? [];
    return (info.includes('`') ? '~' : '`').repeat(Math.max(3, ...runs.map(run => run.length + 1)));
}
/** A URL between the parentheses of a link. */
function destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    return /[\s()]/.test(plain) ? `<${plain}>` : plain;
}


/***/ }),

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wE: () => (/* reexport */ compile),
  IO: () => (/* reexport */ translate_source/* fileSource */.IO),
  yv: () => (/* binding */ originOf),
  yJ: () => (/* reexport */ translate_source/* put */.yJ),
  kY: () => (/* reexport */ remember),
  di: () => (/* reexport */ translate_source/* slice */.di),
  vz: () => (/* reexport */ translate_source/* sourceOf */.vz)
});

// UNUSED EXPORTS: plainMarkdown

// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/document/blocks.js
var blocks = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
// EXTERNAL MODULE: ./lib/document/translate/escape.js
var translate_escape = __webpack_require__(569);
// EXTERNAL MODULE: ./lib/document/translate/source.js
var translate_source = __webpack_require__(151);
;// CONCATENATED MODULE: ./lib/document/translate/seams.js



const noGap = { text: '', isBreak: false };
/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joined(runs, isText) {
    const text = runs.map(each => each.text).join('');
    const result = [];
    let gap = { ...noGap };
    let offset = 0;
    let last;
    for (const run of runs) {
        const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length];
        if (last && !continues(last, run))
            seams_open(gap);
        add(gap, run.text.slice(0, start));
        if (end > 0) {
            const inside = (0,translate_source/* part */.y_)(run, start, end);
            const rest = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined);
            if (result.length > 0)
                result.push(...between(result, gap, inside, rest));
            else if (!isText)
                result.push(inside);
            else
                result.push(...lineStart(inside, rest));
            gap = { ...noGap };
            add(gap, run.text.slice(end));
        }
        if (run.text !== '')
            last = run;
        offset += run.text.length;
    }
    return result;
}
// The lines of a slice follow each other without what was before them.
function continues(before, run) {
    if (!before.isSlice || !run.isSlice || before.source !== run.source)
        return false;
    const end = before.at + before.text.length;
    if (end === run.at)
        return true;
    return before.text.endsWith('\n') && end < run.at && /^[ \t>]*$/.test(run.source.text.slice(end, run.at));
}
function seams_open(gap) {
    gap.before ??= gap.text;
    gap.after = '';
}
function add(gap, blanks) {
    gap.text += blanks;
    if (gap.after !== undefined)
        gap.after += blanks;
    gap.isBreak ||= blanks.includes('  \n');
}
/** What to write for a gap, and the run after it, of whose line this is the rest. */
function between(done, gap, run, line) {
    const last = done.at(-1);
    const fill = (text) => text === '' ? [] : [(0,translate_source/* put */.yJ)(text, last.source, last.at + (last.isSlice ? last.text.length : 0))];
    if (gap.before === undefined)
        return [...fill(gap.text), run];
    // A line with nothing else would end the paragraph.
    if (gap.text.includes('\n')) {
        const isAtStart = !gap.after?.includes('\n');
        return [...fill(gap.isBreak ? '  \n' : '\n'), ...(isAtStart ? lineStart(run, line) : [run])];
    }
    const left = done
        .slice(-9)
        .map(({ text }) => text)
        .join('')
        .slice(-64);
    const blank = blankAt(gap, left, line);
    return [...fill(withMarkers(gap, last, left, blank, line, run)), run];
}
function lineStart(run, line) {
    const at = (0,translate_escape/* blockStartOf */.To)(line.trimEnd());
    if (at === undefined)
        return [run];
    const { source } = run;
    return [(0,translate_source/* part */.y_)(run, 0, at), (0,translate_source/* put */.yJ)('\\', source, run.at), (0,translate_source/* part */.y_)(run, at, run.text.length)];
}
// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/;
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/;
function blankAt({ text, before = '', after = '' }, left, right) {
    const isOneSided = before === '' || after === '';
    return text === '' || (isOneSided && (opens.test(left) || closes.test(right))) ? '' : ' ';
}
/** Puts an empty comment where what was between two texts kept marks from being one, or from meaning something else. */
function withMarkers(gap, last, left, blank, right, next) {
    if (blank === '' && /^(?:([*_~`])\1|\][([:]|!\[)$/.test(left.slice(-1) + right.charAt(0)))
        return comments/* marker */.xL;
    const [first = ''] = /(?<!\*)\*+$|(?<!_)_+$|(?<!~)~+$/.exec(left) ?? [];
    const [second = ''] = /^(?:\*+|_+|~+)/.exec(right) ?? [];
    const wasNext = gap.before ? ' ' : last.source.text[last.at + last.text.length];
    const wasBefore = gap.after ? ' ' : next.source.text[next.at - 1];
    const isLead = first !== '' && last.isSlice;
    const isTail = second !== '' && next.isSlice;
    const lead = isLead && isChanged(left.at(-first.length - 1), wasNext, blank || right[0]) ? comments/* marker */.xL : '';
    const tail = isTail && isChanged(right[second.length], wasBefore, blank || left.at(-1)) ? comments/* marker */.xL : '';
    return blank === '' ? lead || tail : lead + blank + tail;
}
/**
 * Whether marks can no longer open emphasis, or close some, with another character on one side: they open it before
 * what ranks higher than what is on their other side, and close it before what ranks lower (CommonMark, "delimiter run").
 */
function isChanged(other, was, is) {
    return Math.sign(rank(was) - rank(other)) !== Math.sign(rank(is) - rank(other));
}
/** Of a blank or an end of the text 0, of punctuation 1, of letters and digits 2. */
function rank(character = ' ') {
    if (/\s/.test(character))
        return 0;
    return /[\p{P}\p{S}]/u.test(character) ? 1 : 2;
}

;// CONCATENATED MODULE: ./lib/document/translate/compile.js





// The children of nodes as they were parsed.
const parsed = new WeakMap();
/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
function remember(parent) {
    parsed.set(parent, [...parent.children]);
    for (const child of parent.children)
        if ('children' in child)
            remember(child);
}
/**
 * Markdown of a tree in which a plugin has replaced nodes by others, which have no position. A node in which nothing was
 * replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
function compile(tree, source) {
    const printer = new Printer(source);
    return printer.mark(tree, undefined)
        ? (0,translate_source/* sourceOf */.vz)([...printer.row(tree.children), (0,translate_source/* put */.yJ)('', source, 0)])
        : source;
}
class Printer {
    #source;
    /** Nodes that no slice can stand for. */
    #changed = new Set();
    /** How many quotes what is printed is in. */
    #quotes = 0;
    /** What is put in is at the place of what it stands for, or else of what comes before it. */
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    /**
     * Notes the nodes that are new or have something in them that is, or that is so far from the margin of its container
     * that Markdown would take it for code. Returns whether what the node is in has changed with it.
     */
    mark(node, margin) {
        let isChanged = node.type === 'inclusion' || (node.type !== 'root' && node.position === undefined);
        if ('children' in node) {
            const before = parsed.get(node) ?? [];
            const inside = this.#marginIn(node);
            isChanged ||= before.length !== node.children.length;
            node.children.forEach((child, index) => {
                isChanged = this.mark(child, inside) || child !== before[index] || isChanged;
            });
        }
        if (isChanged)
            this.#changed.add(node);
        return isChanged || (margin !== undefined && (0,translate_source/* columnOf */.uV)(this.#source.text, startOf(node)) > margin + 3);
    }
    /** The column from which on there may be blocks of a container. */
    #marginIn(node) {
        if (node.type === 'root')
            return 0;
        if (!node.position)
            return undefined;
        const column = (0,translate_source/* columnOf */.uV)(this.#source.text, startOf(node));
        const widths = { list: 0, blockquote: 2, footnoteDefinition: 4 };
        const width = node.type === 'listItem' ? (0,translate_source/* widthOf */.qz)(this.#itemMark(node)) : widths[node.type];
        return width === undefined ? undefined : column + width;
    }
    /** What a list item begins with, in which only the first of five blanks is no code. */
    #itemMark(item) {
        const pattern = /([-*+]|\d+[.)])([ \t]*)(\S?)/y;
        pattern.lastIndex = startOf(item);
        const [, mark = '-', blanks = '', next] = (item.position && pattern.exec(this.#source.text)) ?? [];
        return mark + (!next || blanks.length > 4 || blanks.includes('\t') ? ' ' : blanks);
    }
    /** The blocks of a container. */
    row(nodes) {
        const blocks = [];
        let before;
        for (const node of nodes) {
            const block = this.#changed.has(node)
                ? this.#block(node)
                : this.#slice(startOf(node), this.#endOf(node));
            if (block.every(({ text }) => text.trim() === ''))
                continue;
            if (before)
                blocks.push([this.#put(this.#between(before, node))]);
            blocks.push(block);
            before = node;
        }
        return blocks.flat();
    }
    /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
    #between(before, after) {
        const [end, start] = [this.#endOf(before), startOf(after)];
        const gap = before.position && after.position && end < start ? this.#source.text.slice(end, start) : '';
        if (gap.includes('\n') && /^[\s>]*$/.test(gap))
            return gap.replace(/[^\n]/g, '');
        return isList(before, -1) && isList(after, 0) ? `\n\n${comments/* marker */.xL}\n\n` : '\n\n';
    }
    #block(node) {
        this.#moveTo(node);
        switch (node.type) {
            case 'list':
                return this.row(node.children);
            case 'listItem':
                return this.#item(node);
            case 'blockquote':
                return this.#inside(this.#quoted(node.children), '> ', '> ');
            case 'footnoteDefinition':
                return this.#inside(this.row(node.children), `[^${node.label ?? node.identifier}]: `, '    ');
            case 'inclusion':
                return (0,translate_source/* slice */.di)(node.source, node.start, node.end, 0);
            case 'paragraph':
                return joined(this.#phrases(node.children), true);
            case 'code':
                return this.#code(node);
            default:
                return joined(this.#phrase(node), this.#isSetext(node));
        }
    }
    #quoted(nodes) {
        this.#quotes++;
        const runs = this.row(nodes);
        this.#quotes--;
        return runs;
    }
    #item(item) {
        const mark = this.#itemMark(item);
        return this.#inside(this.row(item.children), mark, ' '.repeat(mark.length));
    }
    #inside(runs, first, others) {
        // Below a paragraph a mark alone would make a heading of it.
        return (0,translate_source/* indented */.gu)(runs.length > 0 ? runs : [this.#put(comments/* marker */.xL)], first, others);
    }
    #code({ value, lang, meta }) {
        const info = [lang, meta].filter(Boolean).join(' ');
        const fence = (0,translate_escape/* fenceFor */.Lt)(value, info);
        return [this.#put(`${fence}${info}\n${value}\n${fence}`)];
    }
    #isSetext(node) {
        return node.type === 'heading' && node.position !== undefined && this.#source.text[startOf(node)] !== '#';
    }
    #phrases(nodes) {
        return nodes.flatMap(node => this.#changed.has(node) ? this.#phrase(node) : this.#slice(startOf(node), this.#endOf(node)));
    }
    #phrase(node) {
        this.#moveTo(node);
        if (node.position && 'children' in node)
            return this.#around(node);
        switch (node.type) {
            case 'text':
                return [this.#put((0,translate_escape/* escaped */.Mk)(node.value))];
            case 'html':
                return [this.#put(node.value)];
            case 'image':
                return [this.#put(`![${(0,translate_escape/* escaped */.Mk)(node.alt ?? '')}](${(0,translate_escape/* destination */.j_)(node.url)})`)];
            case 'link':
                return this.#enclosed('[', node.children, `](${(0,translate_escape/* destination */.j_)(node.url)})`);
            case 'heading':
                return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '');
            case 'strong':
                return this.#enclosed('**', node.children, '**');
            case 'inclusion':
                return (0,translate_source/* slice */.di)(node.source, node.start, node.end, 0);
            default:
                throw new Error(`a new node of type "${node.type}" cannot be printed`);
        }
    }
    #enclosed(first, nodes, last) {
        return [this.#put(first), ...this.#phrases(nodes), this.#put(last)];
    }
    /** A node's own marks as they are written, around its children and between the rows of a table. */
    #around(node) {
        const before = parsed.get(node);
        const [first, last] = [before[0], before.at(-1)];
        if (!first || !last)
            return this.#slice(startOf(node), this.#endOf(node));
        const inside = node.children.flatMap((child, index) => {
            const isBelow = node.type === 'table' && index > 0;
            const rule = isBelow ? this.#slice(this.#endOf(before[index - 1]), startOf(child)) : [];
            return [...rule, ...this.#phrases([child])];
        });
        return [
            ...this.#slice(startOf(node), startOf(first)),
            ...inside,
            ...this.#slice(this.#endOf(last), this.#endOf(node)),
        ];
    }
    #slice(start, end) {
        this.#at = end;
        return (0,translate_source/* slice */.di)(this.#source, start, end, this.#quotes);
    }
    #put(text) {
        return (0,translate_source/* put */.yJ)(text, this.#source, this.#at);
    }
    #moveTo(node) {
        this.#at = node.position?.start.offset ?? node.data?.origin ?? this.#at;
    }
    // A list in a quote ends after the blank line that follows it.
    #endOf(node) {
        let end = node.position?.end.offset ?? 0;
        for (let line = end; node.type === 'list' && line > startOf(node);) {
            line = this.#source.text.lastIndexOf('\n', line - 1);
            if (!/^[ \t>]*$/.test(this.#source.text.slice(line + 1, end)))
                break;
            end = line;
        }
        return end;
    }
}
function startOf(node) {
    return node.position?.start.offset ?? 0;
}
/** Whether the first or last block that a node is printed as is a list. */
function isList(node, at) {
    if (node.type !== 'inclusion')
        return node.type === 'list';
    const piece = (0,blocks/* cutPieces */.Ul)(node.source.text.slice(node.start, node.end), false).at(at)?.text ?? '';
    const item = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/m;
    return at === 0 ? piece.search(item) === 0 : item.test(piece);
}

;// CONCATENATED MODULE: ./lib/document/translate/index.js



/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };
/** Where a place in the text of a source is in its file. */
function originOf(place, source) {
    return source.placeAt((0,lib/* location */.C)(source.text).toOffset(place) ?? source.text.length);
}


/***/ }),

/***/ 151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);

/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = (0,vfile_location__WEBPACK_IMPORTED_MODULE_0__/* .location */ .C)(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return { text, placeAt };
}
/** The text of runs. */
function sourceOf(runs) {
    const starts = [];
    const placeAt = (offset) => {
        let start = 0;
        if (starts.length === 0)
            for (const run of runs) {
                starts.push({ start, run });
                start += run.text.length;
            }
        const found = lastBefore(starts, offset);
        const { source, at, isSlice } = found.run;
        return source.placeAt(isSlice ? at + offset - found.start : at);
    };
    return { text: runs.map(({ text }) => text).join(''), placeAt };
}
/** The last of some stretches that begins at an offset or before it. */
function lastBefore(stretches, offset) {
    let [low, high] = [0, stretches.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (stretches[middle].start <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return stretches[low - 1];
}
/** Text that is put in at a place of a source. */
function put(text, source, at) {
    return { text, source, at, isSlice: false };
}
/**
 * A part of a source without what its containers put before its other lines: the marks of so many quotes, and blanks up
 * to the column that it begins in.
 */
function slice(source, start, end, quotes) {
    const { text } = source;
    const runs = [];
    const width = columnOf(text, start, quotes);
    for (let at = start; at < end;) {
        const newline = width + quotes > 0 ? text.indexOf('\n', at) + 1 : 0;
        const next = newline > 0 && newline < end ? newline : end;
        runs.push({ text: text.slice(at, next), source, at, isSlice: true });
        const inside = next < end ? lineInside(text, next, quotes, width) : { at: end, columns: 0 };
        at = Math.min(inside.at, end);
        if (inside.columns > 0)
            runs.push(put(' '.repeat(inside.columns), source, at));
    }
    return runs;
}
/** The column, from 0, of an offset on its line after the marks of quotes; tabs count as they are shown. */
function columnOf(text, offset, quotes = 0) {
    const line = text.lastIndexOf('\n', offset - 1) + 1;
    return widthOf(text.slice(Math.min(afterQuotes(text, line, quotes), offset), offset));
}
// Where a line goes on after the marks and the blanks, and how many columns more a tab among these has.
function lineInside(text, line, quotes, width) {
    let at = afterQuotes(text, line, quotes);
    let column = 0;
    for (; column < width && (text[at] === ' ' || text[at] === '\t'); at++)
        column += text[at] === '\t' ? 4 - (column % 4) : 1;
    return { at, columns: Math.max(0, column - width) };
}
// Before the mark of a quote there may be those of list items.
function afterQuotes(text, line, quotes) {
    const mark = /[ \t\d*+.)-]*>[ \t]?/y;
    let at = line;
    for (let quote = 0; quote < quotes; quote++) {
        mark.lastIndex = at;
        if (!mark.test(text))
            break;
        at = mark.lastIndex;
    }
    return at;
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    let width = 0;
    for (const each of text)
        width += each === '\t' ? 4 - (width % 4) : 1;
    return width;
}
/** The text in a container that begins its first line and its others with these marks. */
function indented(runs, first, others) {
    const marked = [];
    let mark = first;
    for (const run of runs) {
        for (let at = 0; at < run.text.length;) {
            const next = run.text.indexOf('\n', at) + 1 || run.text.length;
            const line = part(run, at, next);
            if (mark !== undefined)
                marked.push(put(line.text === '\n' ? mark.trimEnd() : mark, run.source, line.at));
            marked.push(line);
            mark = line.text.endsWith('\n') ? others : undefined;
            at = next;
        }
    }
    return marked;
}
/** A part of a run. */
function part(run, start, end) {
    return { ...run, text: run.text.slice(start, end), at: run.isSlice ? run.at + start : run.at };
}


/***/ })

};
