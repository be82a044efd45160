export const id = 650;
export const ids = [650];
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
const blanksBefore = {
    first: /^/,
    'below-blank-lines': /^(?:\s*\n)?/,
    'behind-blanks': /^\s*/,
    unfenced: /^/,
};
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text, form = 'first') {
    if (form === 'unfenced' && !text.startsWith(yaml.fence))
        return splitLines(text);
    const found = findBlock(text, form);
    if (!found)
        return withoutBlock(text);
    const { language, block, start = 0, end = 0 } = found;
    if (block === undefined) {
        const rest = text.slice(text.indexOf('\n', start) + 1);
        return { ...withoutBlock(text), ...unendedBlock(rest, language) };
    }
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
/** Reads lines such as `Title: My page`, with indented lines that continue a value, up to the first other line (MkDocs, `utils/meta.py`). */
function splitLines(text) {
    const data = new Map();
    let key;
    let at = 0;
    let linesBefore = 0;
    while (at < text.length) {
        let end = text.indexOf('\n', at);
        if (end < 0)
            end = text.length;
        const line = text.slice(at, end);
        const isBlank = line.trim() === '';
        const [, name, value = line] = /^ {0,3}([\w-]+):(.*)/.exec(line) ?? [];
        const isMore = key !== undefined && /^(?: {4}|\t)/.test(line);
        if (!isBlank && name === undefined && !isMore)
            break;
        at = end + 1;
        linesBefore++;
        if (isBlank)
            break;
        key = name?.toLowerCase() ?? key;
        data.set(key, `${data.get(key) ?? ''} ${value.trim()}`.trim());
    }
    if (data.size === 0)
        return withoutBlock(text);
    return {
        data: Object.fromEntries(data),
        text: text.slice(at),
        linesBefore,
        messages: [],
    };
}
/** Finds the block of front matter and its offsets; a block without an end has only its language and its start. */
function findBlock(text, form = 'first') {
    const start = blanksBefore[form].exec(text)[0].length;
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence, start));
    const opening = text.indexOf('\n', start);
    if (!language || opening < 0)
        return undefined;
    const afterFence = start + language.fence.length;
    const isBeside = text.slice(afterFence, opening).trim() !== '';
    // Hugo reads what stands beside the fence (`lexFrontMatterSection`), as in buildpacks/docs: `+++ title = "A"`.
    if (isBeside && form !== 'behind-blanks')
        return undefined;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { language, start };
    const blockStart = isBeside ? afterFence : opening + 1;
    return {
        language,
        start: blockStart,
        block: text.slice(blockStart, opening + closing.index + 1),
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
/**
 * Reads front matter without a closing fence. It stays in the text, as readers see it; only what it says about hiding the page
 * counts, up to the first blank line.
 */
function unendedBlock(rest, language) {
    const [block = ''] = rest.split(/(?:^|\n)[ \t]*\n/, 1);
    if (!beginsWithKey(block, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`;
    return {
        data: hidingLines(block),
        messages: [{ line: 1, column: 1, rule: 'front-matter', reason }],
    };
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

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Ys: () => (/* binding */ headingDepth),
/* harmony export */   mh: () => (/* binding */ lineAt)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

const known = new WeakMap();
/** The lines of a source, found once for all steps. */
function linesOf(source) {
    const lines = known.get(source) ?? readLines(source.text);
    known.set(source, lines);
    return lines;
}
/** The line that an offset of a text is on. */
function lineAt(source, offset) {
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(linesOf(source), offset);
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
/** The spaces and tabs at the beginning of a text. */
function blanksOf(text) {
    return /^[ \t]*/.exec(text)[0];
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
            indent: (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(blanks),
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
/** Whether an offset is in code: fenced, indented or a span in a line. */
function codeOf(source) {
    const lines = linesOf(source);
    const spans = spansOf(source);
    return offset => {
        if ((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(lines, offset).code)
            return true;
        const span = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(spans, offset);
        return span !== undefined && offset < span.end;
    };
}
const knownSpans = new WeakMap();
function spansOf(source) {
    const spans = knownSpans.get(source) ?? readSpans(source);
    knownSpans.set(source, spans);
    return spans;
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
    for (const line of linesOf(source)) {
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


/***/ }),

/***/ 650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapSites: () => (/* binding */ mapSites)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _generator_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8749);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6265);





/**
 * Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own.
 *
 * @param generators those of the sites, by name.
 */
function mapSites(data, files, generators) {
    const { sites } = data;
    const generatorOf = (config) => generators.get(config.generator);
    // Once for each site: every head of a page asks for them.
    const keysBySite = new Map();
    for (const config of sites) {
        const { keys = [], moreKeys } = generatorOf(config);
        const more = moreKeys?.(config.options) ?? [];
        keysBySite.set(config, [...keys, ...more]);
    }
    const keysOf = (config) => keysBySite.get(config);
    const ownerOf = toOwner(sites);
    const filesBySite = sites.map(() => []);
    for (const path of files)
        filesBySite[ownerOf(path) ?? -1]?.push(path);
    const routes = [];
    for (const [index, config] of sites.entries()) {
        try {
            routes.push(generatorOf(config).routes(config, filesBySite[index]));
        }
        catch (error) {
            return mapSites(withoutFailed(data, config, error), files, generators);
        }
    }
    return {
        data,
        open(siteUrls, headOf = () => ({})) {
            const siteOf = (path) => all[ownerOf(path) ?? -1];
            const commit = { siteUrls, headOf, files, siteOf };
            const all = sites.map((config, index) => new _site_js__WEBPACK_IMPORTED_MODULE_4__/* .GeneratorSite */ .n(config, generatorOf(config), routes[index], commit));
            return { all, siteOf };
        },
        keysOf,
        headOf: (config, page) => readHead(page, keysOf(config), config.frontMatter),
    };
}
/** The sites without one whose generator failed on its files. */
function withoutFailed(data, failed, error) {
    return {
        ...data,
        sites: data.sites.filter(config => config !== failed),
        messages: [...data.messages, (0,_generator_js__WEBPACK_IMPORTED_MODULE_3__/* .siteFailure */ .U)(failed.file, error)],
        unread: [...data.unread, failed.folder],
    };
}
/** A key begins with this whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}';
/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block, word) {
    let start = block.indexOf(word);
    while (start >= 0) {
        const end = start + word.length;
        const isWord = !/\w/.test(block.charAt(start - 1));
        if (isWord && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
            return true;
        start = block.indexOf(word, end);
    }
    return false;
}
/** A page's front matter under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys, form) {
    const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .findBlock */ .P_)(text, form) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // The front matter of most pages has none of the keys, and needs no parser.
    const hasKey = words.some(word => mayBeKey(block, word));
    const data = language && hasKey ? (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlock */ .Gr)(block, language).data : undefined;
    const head = {};
    for (const key of keys) {
        const value = valueOfKey(key, data);
        if (value !== undefined)
            head[key] = value;
    }
    const heading = keys.includes('#') ? firstHeading(text.slice(end)) : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && end > 0 && text.startsWith('---'))
        head['---'] = 'true';
    return head;
}
function valueOfKey(key, data) {
    const value = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, ...key.replace(MAPPING, '').split('.'));
    if (key.startsWith(MAPPING)) {
        const isMapping = typeof value === 'object' && value !== null;
        return isMapping ? JSON.stringify(value) : undefined;
    }
    return Array.isArray(value) ? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)(value) : (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(value);
}
function firstHeading(markdown) {
    const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(markdown).find(each => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys)(each) === 1);
    return line?.text
        .slice(2)
        .replace(/(?:^| )#+ *$/, '')
        .trim();
}
/** Finds the site that a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { folder: siteFolder, roots }] of configs.entries())
        for (const folder of [siteFolder, ...roots.map(root => root.folder)])
            if (!owners.has(folder))
                owners.set(folder, index);
    return path => {
        for (let end = path.lastIndexOf('/') + 1; end > 0; end = path.lastIndexOf('/', end - 2) + 1) {
            const owner = owners.get(path.slice(0, end));
            if (owner !== undefined)
                return owner;
        }
        return owners.get('');
    };
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
