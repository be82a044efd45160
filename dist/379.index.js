export const id = 379;
export const ids = [379];
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

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ columnAfter),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   OB: () => (/* binding */ marginOf),
/* harmony export */   P7: () => (/* binding */ firstHeading),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   YF: () => (/* binding */ applyChanges),
/* harmony export */   Ys: () => (/* binding */ headingDepth),
/* harmony export */   aX: () => (/* binding */ withoutMargins),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   ep: () => (/* binding */ insertedText),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   kL: () => (/* binding */ Source),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   m6: () => (/* binding */ subSource),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* unused harmony exports fileSource, splice */

/** A text, and where each place of it is in a file. */
class Source {
    text;
    placeAt;
    #lines;
    #spans;
    constructor(text, placeAt) {
        this.text = text;
        this.placeAt = placeAt;
    }
    /** Its lines, found once for all steps. */
    get lines() {
        this.#lines ??= readLines(this.text);
        return this.#lines;
    }
    /** The line that an offset is on. */
    lineAt(offset) {
        return lastBefore(this.lines, offset);
    }
    /** Whether an offset is in code: fenced, indented or a span in a line. */
    isCode(offset) {
        if (this.lineAt(offset).code)
            return true;
        this.#spans ??= readSpans(this);
        const span = lastBefore(this.#spans, offset);
        return span !== undefined && offset < span.end;
    }
}
/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = location(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return new Source(text, placeAt);
}
/** A part of a source. */
function subSource(source, start, end = source.text.length) {
    const text = source.text.slice(start, end);
    return new Source(text, offset => source.placeAt(start + offset));
}
/** A text whose place is one in a source. */
function insertedText(text, source, at) {
    return new Source(text, () => source.placeAt(at));
}
/** Several sources, one after the other. */
function sourceOf(parts) {
    let text = '';
    const starts = [];
    for (const part of parts) {
        starts.push({ start: text.length, part });
        text += part.text;
    }
    const placeAt = (offset) => {
        const { start, part } = lastBefore(starts, offset);
        return part.placeAt(offset - start);
    };
    return new Source(text, placeAt);
}
/** The last of sorted stretches that begins at an offset or before it. */
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
/** Applies changes to a source; one that begins inside another is left out. Without changes it returns the source itself. */
function applyChanges(source, changes) {
    if (changes.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, by } of changes.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push(subSource(source, at, start));
        for (const part of listOf(by)) {
            if (typeof part === 'string')
                parts.push(insertedText(part, source, start));
            else
                parts.push(part);
        }
        at = end;
    }
    // A place is that of the first part that has text.
    const full = [...parts, subSource(source, at)].filter(({ text }) => text !== '');
    if (full.length === 0)
        return new Source('', source.placeAt);
    return sourceOf(full);
}
/** The texts and sources that content consists of. */
function listOf(content) {
    if (typeof content === 'string' || 'text' in content)
        return [content];
    return content;
}
/** Applies changes to a text without places. */
function splice(text, changes) {
    const source = new Source(text, () => ({ path: '', line: 1, column: 1 }));
    return applyChanges(source, changes).text;
}
/** Splits a text into lines. It finds code without a parser, which is right for pages as people write them. */
function readLines(text) {
    const reader = new LineReader();
    const lines = [];
    for (let start = 0; start < text.length;) {
        let end = text.indexOf('\n', start);
        if (end < 0)
            end = text.length;
        lines.push(reader.line(text.slice(start, end), start));
        start = end + 1;
    }
    return lines;
}
class LineReader {
    #fence;
    /** The column in which the content of the last list item, admonition or tab begins. */
    #margin = 0;
    /** The column to which what is in the last component may be indented: in MDX nothing is code for its blanks. */
    #inside = 0;
    #isAfterBlank = true;
    #isInCode = false;
    line(text, start) {
        const at = text.search(/[^ \t]/);
        const isBlank = at < 0;
        let blanks = text;
        if (!isBlank)
            blanks = text.slice(0, at);
        const line = {
            start,
            end: start + text.length,
            text,
            indent: widthOf(blanks),
            isBlank,
            code: undefined,
        };
        line.code = this.#codeOf(line);
        return line;
    }
    #codeOf(line) {
        if (this.#fence && !endsWith(this.#fence, line)) {
            if (!isClosing(this.#fence, line))
                return 'within';
            this.#fence = undefined;
            return 'closes';
        }
        this.#fence = undefined;
        if (line.isBlank) {
            this.#isAfterBlank = true;
            return undefined;
        }
        if (line.indent === 0 && (this.#isAfterBlank || line.text.startsWith('#')))
            this.#margin = this.#inside = 0;
        const isDeep = line.indent >= Math.max(this.#margin, this.#inside) + 4;
        this.#isInCode = isDeep && (this.#isAfterBlank || this.#isInCode);
        this.#isAfterBlank = false;
        if (this.#isInCode)
            return 'indented';
        this.#fence = fenceOf(line, this.#margin > 0);
        this.#margin = contentColumn(line) ?? this.#margin;
        if (/^[ \t]*<[A-Z]/.test(line.text))
            this.#inside = line.indent + 4;
        return this.#fence && 'opens';
    }
}
// A fence in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    let closing = /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;
    if (isInQuote)
        closing = /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/;
    const [, found = ''] = closing.exec(text) ?? [];
    return found.startsWith(sequence);
}
function fenceOf({ text, indent }, isInList) {
    if (!/`{3}|~{3}/.test(text))
        return undefined;
    const match = /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(text);
    if (!match)
        return undefined;
    const [, before, items, sequence] = match;
    return {
        sequence: sequence,
        indent: indent + items.length,
        isInList: (isInList && indent > 0) || items !== '' || indent > 3,
        isInQuote: before.includes('>'),
    };
}
/** The column of the content that a line begins, to which what follows may be indented. */
function contentColumn({ text, indent }) {
    const item = /^[ \t]*([-+*]|\d{1,9}[.)])(?:[ \t]|$)/.exec(text)?.[1];
    if (item !== undefined)
        return indent + item.length + 1;
    return INDENTED_BLOCK.test(text) ? indent + 4 : undefined;
}
/** An admonition, a tab, a definition or a footnote, whose content is indented by four columns. */
const INDENTED_BLOCK = /^[ \t]*(?:!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/;
/** The depth of the heading that a line is, 1 to 6; 0 of any other. */
function headingDepth({ text, code }) {
    if (code)
        return 0;
    return /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0;
}
/** The words of a text's first heading that is on no deeper level, for a text that is not parsed. */
function firstHeading(text, maxDepth = 6) {
    const heading = readLines(text).find(line => {
        const depth = headingDepth(line);
        return depth > 0 && depth <= maxDepth;
    });
    return heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '')
        .replace(/[*`]/g, '')
        .trim();
}
// A span ends in its own paragraph.
function readSpans(source) {
    if (!source.text.includes('`'))
        return [];
    const spans = [];
    let start = 0;
    const readTo = (end) => {
        for (const { index, 0: all } of source.text
            .slice(start, end)
            .matchAll(SPAN))
            spans.push({ start: start + index, end: start + index + all.length });
        start = end;
    };
    for (const line of source.lines) {
        if (line.code ||
            line.isBlank ||
            /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text))
            readTo(line.start);
        if (line.code)
            start = line.end;
    }
    readTo(source.text.length);
    return spans;
}
const SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
function withoutMargins(source, start, end) {
    const { text } = source;
    const margin = marginOf(text, start);
    if (margin.width + margin.quotes === 0)
        return subSource(source, start, end);
    const lines = [];
    for (let at = start; at < end;) {
        const next = Math.min(text.indexOf('\n', at) + 1 || end, end);
        lines.push(subSource(source, at, next));
        at = Math.min(afterMargin(text, next, margin), end);
    }
    return sourceOf(lines);
}
/** The margin of a text on its line: the number of marks of quotes, in lists or not, and of columns after these. */
function marginOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? [];
    return {
        quotes: marks.split('>').length - 1,
        width: widthOf(before.slice(marks.length)),
    };
}
/** The offset after the margin of a line: a paragraph may have less of it, and a tab that goes further is not part of it. */
function afterMargin(text, line, { quotes, width }) {
    let at = line;
    const mark = /[ \t]*>[ \t]?/y;
    mark.lastIndex = at;
    for (let count = 0; count < quotes && mark.test(text); count++)
        at = mark.lastIndex;
    let column = 0;
    for (const character of text.slice(at, at + width)) {
        column = columnAfter(character, column);
        if (!/[ \t]/.test(character) || column > width)
            break;
        at++;
    }
    return at;
}
/** Puts marks of a container before the first line of a text and before its other lines. */
function indented(source, first, others) {
    const parts = [];
    for (const { 0: line, index } of source.text.matchAll(/[^\n]+\n?|\n/g)) {
        let mark = index === 0 ? first : others;
        if (line === '\n')
            mark = mark.trimEnd();
        const end = index + line.length;
        parts.push(insertedText(mark, source, index), subSource(source, index, end));
    }
    return sourceOf(parts);
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    if (!text.includes('\t'))
        return text.length;
    let width = 0;
    for (const character of text)
        width = columnAfter(character, width);
    return width;
}
/** The column after a character, with tab stops of 4. */
function columnAfter(character, column) {
    if (character === '\t')
        return column + 4 - (column % 4);
    return column + 1;
}
/** The spaces and tabs at the beginning of a text. */
function blanksOf(text) {
    return /^[ \t]*/.exec(text)[0];
}
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

/***/ 9622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ warnAsWritten),
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   FC: () => (/* binding */ warnUnknown),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   To: () => (/* binding */ leftovers),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   z7: () => (/* binding */ when)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

/** The dialect of a generator whose syntax the steps translate, one after the other. */
function stepwise(steps, settings) {
    return {
        toMarkdown(page, context) {
            const { path, ...start } = page.placeAt(0);
            const messages = new Map();
            const warn = (rule, kind, reason, source, at) => {
                if (messages.has(kind))
                    return;
                const { path: file, line, column } = source.placeAt(at);
                if (file === path) {
                    messages.set(kind, { line, column, rule, reason });
                    return;
                }
                // A message is at a place of the page, so that of an included file says where it is.
                const located = `${file}:${line}:${column}: ${reason}`;
                messages.set(kind, { ...start, rule, reason: located });
            };
            const markdown = applied(steps, page, {
                steps,
                settings,
                context,
                messages,
                warn,
                open: [path],
                included: { length: 0 },
                rawLines: new Set(),
                assigned: new Map(),
                dataFiles: new Map(),
                titles: new Map(),
            });
            return { markdown, messages: [...messages.values()] };
        },
    };
}
function applied(steps, source, work) {
    return steps.reduce((result, step) => step(result, work), source);
}
/** A step that is left out where a setting is off. */
function when(isOn, step) {
    if (isOn)
        return step;
    return source => source;
}
/** A step that replaces what a pattern finds by what `make` returns; undefined leaves it as it is. Code stays, unless `isInCodeToo`. */
function replacing(hint, pattern, make, isInCodeToo = false) {
    return (source, work) => {
        const { text } = source;
        if (typeof hint === 'string' && !text.includes(hint))
            return source;
        if (hint instanceof RegExp && !hint.test(text))
            return source;
        const changes = [];
        for (const match of text.matchAll(pattern)) {
            if (!isInCodeToo && source.isCode(match.index))
                continue;
            const by = make(match, source, work);
            if (by === undefined)
                continue;
            if (typeof by === 'object' && 'by' in by) {
                changes.push(by);
                continue;
            }
            const end = match.index + match[0].length;
            changes.push({ start: match.index, end, by });
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_0__/* .applyChanges */ .YF)(source, changes);
    };
}
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
        return replacing(hint, opening, take, isInCodeToo)(source, work);
    };
}
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
/** Patterns that look like the syntax of a generator, by its first characters. */
const leftoverKinds = [
    // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
    ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./$-][^{}\n]*\}\}/g],
    // Not what follows the first brace of a shortcode `{{% x %}}`.
    ['{%', /\{%(?<![\\{]\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
    ['8<-', /^[ \t]*-+8<-+[ \t]*$/gm],
    ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
    ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
    [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
    ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
    // Extensions of Python-Markdown and kramdown: marked and inserted words, and abbreviations.
    ['==', /(?<![=\w])==(?=\w)[^=\n]+==(?![=\w])/g],
    ['^^', /\^\^(?=\w)[^^\n]+\^\^/g],
    ['*[', /^[ \t]*\*\[[^\]\n]+\] ?:/gm],
    // Alerts of VitePress that are none of GitHub's.
    ['[!', /^[ \t]*>[ \t>]*\[!(?:\w+\][ \t]*\S|(?:info|danger)\])[^\n]*/gim],
    // A preprocessor of mdBook: the identifier of a rule in the Rust reference, alone on its line.
    ['x[y]', /^[a-z]+\[[\w.-]+\]$/gm],
    // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
    ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
];
/** Takes out HTML whose text is no Markdown. */
const verbatim = without(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name => name ? `</${name}` : '-->');
/** The beginning of a piece of syntax, up to the end of its name: `{{< gallery`, `:::details`, `r[`; a tag as `<Listing>`. */
function nameOf(syntax) {
    const [name = ''] = /^\W*[\w./-]{0,60}\[?/.exec(syntax) ?? [];
    return name.startsWith('<') ? `${name}>` : name;
}
/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: of the first of each kind on
 * a page, in words that are the same on each page of the site. An include that is left has a warning of its own.
 */
function leftovers(file, hasTags) {
    return (source, work) => {
        // What is left then has a warning already, or is no component.
        const isExplained = !hasTags ||
            [...work.messages.values()].some(({ rule }) => rule === 'include' || rule === 'mdx');
        const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds;
        const { text } = source;
        const isLeft = ([kind, pattern]) => text.includes(kind.replace(/\w+\]?/g, '')) && text.search(pattern) >= 0;
        const left = kinds.filter(isLeft);
        if (left.length === 0)
            return source;
        const seen = verbatim(source, work);
        for (const [kind, pattern] of left)
            for (const { 0: syntax, index } of seen.text.matchAll(pattern)) {
                const start = syntax.search(/[^\s>]/);
                const at = index + start;
                if (seen.isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(syntax))
                    continue;
                const { path, line } = seen.placeAt(at);
                if (work.rawLines.has(`${path}:${line}`))
                    continue;
                const reason = `"${nameOf(syntax.slice(start))}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`;
                work.warn('dialect', `left ${kind}`, reason, seen, at);
                break;
            }
        return source;
    };
}


/***/ })

};
