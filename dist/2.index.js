export const id = 2;
export const ids = [2];
export const modules = {

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Ys: () => (/* binding */ headingDepth)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

const known = new WeakMap();
/** The lines of a text that several steps look at. */
function linesOf(source) {
    const lines = known.get(source) ?? readLines(source.text);
    known.set(source, lines);
    return lines;
}
/** The lines of a text. Which are code is right for all that a page may well have, but is not a parse. */
function readLines(text) {
    const reader = new LineReader();
    const lines = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        lines.push(reader.line(text.slice(start, end), start));
        start = end + 1;
    }
    return lines;
}
/** The blanks that a text begins with. */
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
        const indent = at === 0 ? 0 : (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(at < 0 ? text : text.slice(0, at));
        const line = {
            start,
            end: start + text.length,
            text,
            indent,
            isBlank: at < 0,
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
// What is in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    const closing = isInQuote
        ? /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/
        : /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;
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
    const [all, item] = /^[ \t]*(?:([-+*]|\d{1,9}[.)])(?:[ \t]|$)|!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/.exec(text) ?? [];
    if (all === undefined)
        return undefined;
    return indent + (item === undefined ? 4 : item.length + 1);
}
/** The depth of the heading that a line is, 1 to 6; 0 of any other. */
function headingDepth({ text, code }) {
    return code ? 0 : (/^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0);
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
    const spans = knownSpans.get(source) ??
        (source.text.includes('`') ? readSpans(source) : []);
    knownSpans.set(source, spans);
    return spans;
}
// A span ends in its own paragraph.
function readSpans(source) {
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

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* unused harmony exports fileSource, marginOf, plainMarkdown, splice */

/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = location(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return { text, placeAt };
}
/** A part of a source. */
function cut(source, start, end = source.text.length) {
    return {
        text: source.text.slice(start, end),
        placeAt: offset => source.placeAt(start + offset),
    };
}
/** Text that is put in at a place of a source. */
function put(text, source, at) {
    return { text, placeAt: () => source.placeAt(at) };
}
/** Several sources, one after the other. */
function sourceOf(parts) {
    let text = '';
    const starts = parts.map(each => {
        const start = text.length;
        text += each.text;
        return { start, each };
    });
    const placeAt = (offset) => {
        const { start, each } = lastBefore(starts, offset);
        return each.placeAt(offset - start);
    };
    return { text, placeAt };
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
/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
function slice(source, start, end) {
    const { text } = source;
    const margin = marginOf(text, start);
    if (margin.width + margin.quotes === 0)
        return cut(source, start, end);
    const lines = [];
    for (let at = start; at < end;) {
        const next = Math.min(text.indexOf('\n', at) + 1 || end, end);
        lines.push(cut(source, at, next));
        at = Math.min(afterMargin(text, next, margin), end);
    }
    return sourceOf(lines);
}
/** What is before a text on its line: so many marks of quotes, in lists or not, and columns after these. */
function marginOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? [];
    return {
        quotes: marks.split('>').length - 1,
        width: widthOf(before.slice(marks.length)),
    };
}
// Where a line goes on after such a margin, of which a paragraph may have less. A tab that goes further is no part of it.
function afterMargin(text, line, { quotes, width }) {
    let at = line;
    const mark = /[ \t]*>[ \t]?/y;
    mark.lastIndex = at;
    for (let count = 0; count < quotes && mark.test(text); count++)
        at = mark.lastIndex;
    let column = 0;
    for (const each of text.slice(at, at + width)) {
        column += each === '\t' ? 4 - (column % 4) : 1;
        if (!/[ \t]/.test(each) || column > width)
            break;
        at++;
    }
    return at;
}
/** A text in a container that begins its first line and its others with these marks. */
function indented(source, first, others) {
    const lines = Array.from(source.text.matchAll(/[^\n]+\n?|\n/g), ({ 0: line, index }) => {
        const mark = index === 0 ? first : others;
        const written = put(line === '\n' ? mark.trimEnd() : mark, source, index);
        return [written, cut(source, index, index + line.length)];
    });
    return sourceOf(lines.flat());
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    if (!text.includes('\t'))
        return text.length;
    let width = 0;
    for (const each of text)
        width += each === '\t' ? 4 - (width % 4) : 1;
    return width;
}
/** Plain Markdown, which needs no translation. */
const plainMarkdown = {
    toMarkdown: source => ({ markdown: source, messages: [] }),
};
/** A source with changes; of one that begins in another, nothing. The source itself without any. */
function changed(source, changes) {
    if (changes.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, by } of changes.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push(cut(source, at, start));
        for (const each of listOf(by))
            parts.push(typeof each === 'string' ? put(each, source, start) : each);
        at = end;
    }
    // What is empty has no place.
    const full = [...parts, cut(source, at)].filter(({ text }) => text !== '');
    return full.length === 0
        ? { text: '', placeAt: source.placeAt }
        : sourceOf(full);
}
/** The words and parts that content is made of. */
function listOf(content) {
    return typeof content === 'string' || 'text' in content ? [content] : content;
}
/** A text with changes, where nobody asks for places. */
function splice(text, changes) {
    return changed({ text, placeAt: () => ({ path: '', line: 1, column: 1 }) }, changes).text;
}


/***/ }),

/***/ 2:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBuiltSites: () => (/* binding */ readBuiltSites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/journal/digests.js
var journal_digests = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/text/index.js + 1 modules
var lib_text = __webpack_require__(2292);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
;// CONCATENATED MODULE: ./lib/built/addresses.js


/** Where the links of a page without a known address start from, so that they can be told from others. */
const NO_ADDRESS = 'https://built.invalid/';
/** Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere. */
function addresses_toResolve({ file, base, random }, site) {
    const folder = URL.parse(site.address ?? NO_ADDRESS) ?? new URL(NO_ADDRESS);
    const page = new URL(addresses_encodeFile(addresses_routeOfFile(file)), folder);
    const named = base === undefined ? null : URL.parse(base, page.href);
    // A page may name another base for its links, but none on another site.
    const { href } = named?.origin === page.origin ? named : page;
    return written => {
        const address = written.trim();
        const url = URL.parse(address, href);
        if (url === null || !SCHEMES.has(url.protocol))
            return undefined;
        if (url.origin !== folder.origin)
            return url.href;
        const known = site.address === undefined ? undefined : url.href;
        if (!url.pathname.startsWith(folder.pathname))
            return known;
        const target = servedFile(percentDecoded(url.pathname.slice(folder.pathname.length)), site.files);
        if (target === file && random.includes(percentDecoded(url.hash.slice(1))))
            return undefined;
        if (site.address === undefined && address.startsWith('#'))
            return address;
        if (target === undefined)
            return undefined;
        const own = site.addresses.get(target);
        return own === undefined ? known : own + url.search + url.hash;
    };
}
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** A path as the segments of an address, as sites spell it (`@scope`), safe as a Markdown destination anywhere. */
function addresses_encodeFile(path) {
    return encodeURI(path.toWellFormed()).replace(/[?#&$:!'()*~]/g, percentEncoded);
}
/** The file that servers send for a route. */
function servedFile(route, files) {
    const folder = route === '' || route.endsWith('/') ? route : `${route}/`;
    return [
        route,
        `${route}.html`,
        `${folder}index.html`,
        `${folder.slice(0, -1)}.html`,
    ].find(file => files.has(file));
}
/** The path below the site's address that servers send a file for. */
function addresses_routeOfFile(file) {
    return file.replace(/(^|\/)index\.html$/, '$1');
}

// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
;// CONCATENATED MODULE: ./lib/built/hast.js
/** The children of an element or the root of a page, none of which is a doctype. */
function hast_childrenOf(parent) {
    return parent.children;
}
function hast_isElement(node, ...names) {
    return (node?.type === 'element' &&
        (names.length === 0 || names.includes(node.tagName)));
}
/** Elements that are a part of a line of text. */
const hast_IN_LINE = new Set('a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup time u'.split(' '));
/** An attribute that is there, by its name in hast; several words as they are written. */
function hast_property({ properties }, name) {
    const value = properties[name];
    if (value === undefined || value === null || value === false)
        return undefined;
    return Array.isArray(value) ? value.join(' ') : String(value);
}
function hast_classesOf(element) {
    return (hast_property(element, 'className') ?? '')
        .split(' ')
        .filter(name => name !== '');
}
/** All elements below a node, in the order of the page. */
function* hast_elementsIn(parent) {
    const open = [...parent.children].reverse();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.type !== 'element')
            continue;
        yield node;
        for (let index = node.children.length - 1; index >= 0; index--)
            open.push(node.children[index]);
    }
}
/** The first element below a node that is one of those. */
function hast_find(parent, is) {
    for (const each of hast_elementsIn(parent))
        if (is(each))
            return each;
    return undefined;
}
function hast_has(parent, is) {
    return hast_find(parent, is) !== undefined;
}
/** @param enough reads no further from so many characters on: for tests that only a short text passes. */
function hast_textIn(node, enough = Number.POSITIVE_INFINITY) {
    if (node.type === 'text')
        return node.value;
    let text = '';
    if (!('children' in node))
        return text;
    for (const child of node.children) {
        text += hast_textIn(child, enough - text.length);
        if (text.length >= enough)
            break;
    }
    return text;
}
/** The text of a node with a blank between elements, which styles keep apart. */
function hast_spacedText(node) {
    return 'children' in node
        ? node.children.map(hast_spacedText).join(' ')
        : hast_textIn(node);
}
/** Whether there is anything that a reader can say: a letter, a digit or a picture. */
function hast_hasWords(text) {
    return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}
function hast_element(tagName, children, properties = {}) {
    return { type: 'element', tagName, properties, children };
}
function hast_textNode(value) {
    return { type: 'text', value };
}
/** A paragraph of bold text: what a title of a part that is no heading becomes. */
function hast_label(children) {
    return hast_element('p', [hast_element('strong', children)]);
}

;// CONCATENATED MODULE: ./lib/built/authored.js


/** Compares by lines: a paragraph, a heading, an item or a cell is one, and is the author's only as a whole. */
function authored_toIsAuthored(source) {
    if (source === '')
        return () => false;
    const written = new Set(linesOfSource(source));
    return node => {
        const lines = linesOfNode(node);
        return lines.length > 0 && lines.every(line => written.has(line));
    };
}
/** What begins a line of its own in Markdown: a heading, an item, a quote, a row. */
const MARKER = /^[\s>]*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||:)/;
/** What generators do not show: destinations of links, tags, and what is in braces. */
const MARKUP = /\]\([^()\n]*\)|\]\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}/g;
function linesOfSource(source) {
    const lines = [];
    let isOpen = false;
    for (const { text, code } of readLines(source)) {
        const isContinued = isOpen && code === undefined && !MARKER.test(text);
        if (isContinued)
            lines.push(`${lines.pop()} ${text}`);
        else
            lines.push(...(/^\s*\|/.test(text) ? text.split('|') : [text]));
        isOpen = code === undefined && text.trim() !== '';
    }
    return lines
        .map(line => letters(line.replace(MARKER, '').replace(MARKUP, ' ')))
        .filter(line => line !== '');
}
function linesOfNode(node) {
    const lines = [''];
    const visit = (each) => {
        if (!isElement(each))
            lines[lines.length - 1] += textIn(each);
        else if (isElement(each, 'pre'))
            lines.push(...textIn(each).split('\n'), '');
        else if (IN_LINE.has(each.tagName))
            each.children.forEach(visit);
        else {
            lines.push('');
            each.children.forEach(visit);
            lines.push('');
        }
    };
    visit(node);
    return lines.map(letters).filter(line => line !== '');
}
function letters(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/built/chrome.js



/** Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats. */
function chrome_dropChrome(root, isAuthored) {
    dropSiteName(root);
    dropRepeatedImages(root);
    emptyRepeatedAlts(root);
    const maxPartLength = lengthOf(root) / 3;
    dropChromeIn({
        parent: root,
        line: root,
        isCode: false,
        isAuthored,
        maxPartLength,
    });
}
function dropChromeIn(place) {
    const { parent, line } = place;
    parent.children = searched(childrenOf(parent)).filter(node => node.type === 'text' || (isElement(node) && !isChrome(node, place)));
    for (const node of parent.children) {
        if (!isElement(node))
            continue;
        dropChromeIn({
            ...place,
            parent: node,
            line: IN_LINE.has(node.tagName) ? line : node,
            isCode: place.isCode || node.tagName === 'pre',
        });
    }
}
/** Themes put the name of the site into a heading of the first level too, which leads to the home page. */
function dropSiteName(root) {
    const headings = [...elementsIn(root)].filter(each => isElement(each, 'h1'));
    const [first, second] = headings;
    const leadsElsewhere = (heading) => has(heading, each => isElement(each, 'a') && !/#./.test(property(each, 'href') ?? '#.'));
    if (first && second && leadsElsewhere(first) && !leadsElsewhere(second))
        Object.assign(first, element('span', []));
}
/** Of a picture for light and one for dark themes, which say the same, the first is enough. */
function dropRepeatedImages(root) {
    let last;
    const visit = (parent) => {
        for (const node of childrenOf(parent)) {
            if (node.type === 'text')
                last = hasWords(node.value) ? undefined : last;
            if (!isElement(node))
                continue;
            const alt = isElement(node, 'img')
                ? property(node, 'alt')?.trim()
                : undefined;
            if (alt && alt === last)
                Object.assign(node, element('span', []));
            else if (alt)
                last = alt;
            visit(node);
        }
    };
    visit(root);
}
/** An icon in a link that has its name as text too, or a picture whose caption repeats what stands for it. */
function emptyRepeatedAlts(root) {
    for (const container of elementsIn(root)) {
        const isFigure = isElement(container, 'figure') ||
            classesOf(container).includes('imageblock');
        if (!isFigure && !isElement(container, 'a'))
            continue;
        const images = [...elementsIn(container)].filter(each => isElement(each, 'img'));
        if (images.length === 0)
            continue;
        const text = wordsIn(container);
        for (const image of images) {
            const alt = (property(image, 'alt') ?? '').replace(/\s(?:icon|logo)$/i, '');
            if (hasWords(alt) && text.includes(lettersOf(alt)))
                image.properties.alt = '';
        }
    }
}
/** Without the sections of headings that their author keeps out of search. */
function searched(nodes) {
    let hidden = Number.POSITIVE_INFINITY;
    return nodes.filter(node => {
        const depth = isElement(node)
            ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.NaN)
            : Number.NaN;
        if (depth <= hidden)
            hidden = Number.POSITIVE_INFINITY;
        if (isElement(node) &&
            depth > 0 &&
            property(node, 'dataSearchExclude') !== undefined)
            hidden = depth;
        return hidden === Number.POSITIVE_INFINITY;
    });
}
const TAGS = new Set('nav menu style template svg form noscript iframe object embed canvas dialog select textarea link meta'.split(' '));
const ROLES = new Set([
    'dialog',
    'menu',
    'menubar',
    'navigation',
    'search',
    'toolbar',
    'tooltip',
]);
function isChrome(node, place) {
    const { parent, line, isCode, isAuthored, maxPartLength } = place;
    if (isControl(node) || isHidden(node, isCode))
        return true;
    if (lookUp(byTag, node.tagName)?.(node, parent) || isNamedSo(node))
        return true;
    const text = shortTextOf(node);
    const isAboutPage = isEditLink(node) || (isMetadata(node, text) && !isAuthored(node));
    if (isAboutPage)
        return !IN_LINE.has(node.tagName) || !isInSentence(node, line);
    return (isPart(node, maxPartLength) || isPagerRow(node)) && !isAuthored(node);
}
/** Whether an element is never content, whatever is in it. */
function isControl(node) {
    return TAGS.has(node.tagName) || ROLES.has(property(node, 'role') ?? '');
}
const byTag = {
    // rustdoc links each item to its source by this class.
    a: node => isAnchor(node) ||
        (hast_classesOf(node).includes('src') && /^source$/i.test(hast_textIn(node).trim())),
    aside: node => !isNote(node),
    button: () => true,
    footer: (node, parent) => !hast_isElement(parent, 'blockquote') && !isNote(node),
    header: (node, parent) => !hast_isElement(parent, 'article') &&
        !hast_has(node, each => /^h[1-6]$/.test(each.tagName)),
    input: node => hast_property(node, 'type') !== 'checkbox',
    script: node => !/^math\/tex/.test(hast_property(node, 'type') ?? ''),
};
/** Longer texts are no dates, titles or questions of a theme. */
const MAX_SHORT = 120;
/** White space between elements counts too. */
const MAX_READ = 2000;
/** The text of an element with single blanks, if it is short. */
function shortTextOf(node) {
    const text = textIn(node, MAX_READ).replace(/\s+/g, ' ').trim();
    return text.length < MAX_SHORT ? text : '';
}
function isEditLink(node) {
    if (!isElement(node, 'a'))
        return false;
    return (EDIT.test(property(node, 'href') ?? '') ||
        EDIT_WORDS.test(textIn(node).trim()));
}
const EDIT_WORDS = /^(?:edit|improve|suggest (?:an edit|edits|changes)|view (?:the )?source)(?: (?:to|of|for))? (?:this|the)? ?(?:page|article|document|doc)?(?: on \w+)?$/i;
/** Whether a sentence would lose its words without an element. */
function isInSentence(node, line) {
    const [before = '', after = ''] = textAround(node, line).split('\0');
    const [begun = ''] = before.split(END_OF_SENTENCE).slice(-1);
    const [rest = ''] = after.split(END_OF_SENTENCE);
    return hasWords(begun + rest);
}
const END_OF_SENTENCE = /[.!?。]/;
/** The text of a line without that of its links, in which an element is marked. */
function textAround(marked, line) {
    return childrenOf(line)
        .map(node => {
        if (node === marked)
            return '\0';
        if (!isElement(node))
            return textIn(node).replaceAll('\0', '');
        return IN_LINE.has(node.tagName) && node.tagName !== 'a'
            ? textAround(marked, node)
            : ' ';
    })
        .join('');
}
/** A link to edit the source of a page, whatever its words. */
const EDIT = /^https?:.*\/_?edit\/.+\.(?:md|mdx|markdown|rst|adoc|ipynb|html?)(?:$|[?#])/i;
/** What leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node) {
    if (hast_property(node, 'dataFootnoteBackref') !== undefined)
        return true;
    const isInPage = hast_property(node, 'href')?.startsWith('#') ?? true;
    // The arrow back from a footnote is a picture to Unicode; the second has a number.
    const text = hast_textIn(node).replace(/^↩\d*$/, '');
    return (isInPage &&
        !hast_hasWords(text) &&
        !hast_has(node, each => hast_isElement(each, 'img', 'math')));
}
/** Of those beside the content are notes in it, and no lists of links. */
function isNote(node) {
    const names = [
        ...hast_classesOf(node),
        hast_property(node, 'id'),
        hast_property(node, 'ariaLabel'),
    ].join(' ');
    if (/admonition|footnote|callout|alert|-aside\b|\btopic\b/i.test(names))
        return true;
    if (hast_isElement(node, 'footer') || hast_has(node, each => each.tagName === 'nav'))
        return false;
    const isBeside = /\btoc\b|table.of.contents|sidebar|outline|on.this.page|related|source-file|menu/i.test(names);
    return (!isBeside || hast_has(node, each => hast_classesOf(each).includes('sidebar-title')));
}
function isHidden(node, isCode) {
    const isPanel = property(node, 'role') === 'tabpanel';
    const hidden = property(node, 'hidden');
    if (hidden !== undefined && hidden !== 'until-found' && !isPanel)
        return true;
    if (property(node, 'ariaHidden') === 'true' && !chrome_isNoteTitle(node))
        return true;
    // The theme, not the author, keeps trees of files and blocks of code out of search.
    const isIgnored = property(node, 'dataPagefindIgnore') !== undefined;
    if (isIgnored && node.tagName !== 'starlight-file-tree' && !isCodeBlock(node))
        return true;
    if (!isPanel && isHiddenByClass(node))
        return true;
    const style = property(node, 'style') ?? '';
    return ((!isPanel && /display:\s?none|visibility:\s?hidden/.test(style)) ||
        (isCode && /user-select:\s?none/.test(style)));
}
/** Whether an element in a block of code is no part of the code: numbers of lines, prompts, buttons. */
function chrome_isBesideCode(node) {
    return isElement(node, 'button') || isHidden(node, true) || isNamedSo(node);
}
/** Code and what a theme puts around it: no prose. */
function isCodeBlock(node) {
    const hasCode = isElement(node, 'pre') || has(node, each => isElement(each, 'pre'));
    return (hasCode &&
        !has(node, each => isElement(each, 'p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4')));
}
/** The title of an admonition, which themes hide from those who hear the label of the whole. */
function chrome_isNoteTitle(node) {
    return (/^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
        classesOf(node).some(name => /(?:admonition|custom-block|aside|alert|callout|hint|blockquote-tag)[-_]*(?:title|heading)/i.test(name)));
}
/** Classes that hide an element in the stylesheets of Bootstrap, Tailwind and many others, unless another shows it on some screens. */
const HIDING = /^(?:hide|d-none|hidden)$/;
const SHOWING = /\w:\S|^d-(?:sm|md|lg|xl|xxl|print)-/;
function isHiddenByClass(node) {
    const classes = classesOf(node);
    if (!classes.some(name => HIDING.test(name)) ||
        classes.some(name => SHOWING.test(name)))
        return false;
    // Scripts show one panel of several.
    return (isElement(node, 'pre') ||
        !has(node, each => isElement(each, 'pre', 'p', 'ul', 'table')));
}
const unseen = /^(?:sr-only|visually-?hidden|screen-reader-text|print:hidden|d-print-none|display-none-print|(?:no|only)-?print)$/i;
/** By classes of themes, whatever the rest of their names. */
const names = /^(?:header-?link|hash-link|sl-anchor-link|viewcode-link|footnote-back-?ref|line-?nos?|linenodiv|lnt?|(?:rouge-)?gutter|language-name|boring|md-content__button|breadcrumbs?|(?:doc-)?toc|table-of-contents|theme-doc-(?:toc-mobile|version-badge)|img-wrapper|checkbox-img)$/i;
const REGION = '(?:(?:site|page|article|post|entry|content|docs?|main|pre|print|blog|user|table|dw)[-_]*)*';
const ANY_WORDS = '(?:[a-z\\d]+[-_]+)*';
const INNER = '(?:[-_](?:wrapper|container|section|toc|nav|inner|content|list))?';
/** What parts of a page beside its text are called, as a class or an ID, by themes of all kinds: `docs-sidebar`, `article-footer`. */
const PARTS = [
    '(?:footer|feedback|nav|nav-?(?:bar|header|footer)|pager|pagination|prev-next|contributors?)',
    '(?:newsletter|comments|share|social(?:-links|-share)?|popover)',
    // Searches of Google and Yahoo leave out what is called so.
    'no-?search|(?:robots-)?nocontent',
    `${ANY_WORDS}(?:breadcrumbs?|menus?|navigation|sidebar|toc|topbar|related-(?:posts|articles|pages|guides))`,
    `${ANY_WORDS}(?:version|lang(?:uage)?|locale)s?[-_]*(?:select(?:or|ion)?|switch(?:er)?|picker|dropdown)`,
    `${ANY_WORDS}(?:announcement|version)[-_]*(?:banner|bar|warning)`,
    // MediaWiki and DokuWiki have these around the text.
    'catlinks|site-?notice|siteSub|contentSub|mw-jump-link|mw-editsection|mw-portlet',
    'page-?info|docInfo|youarehere|trace|bar__bottom',
    // rustdoc has this before what is folded.
    'hideme',
    // MadCap Flare shows these where a page is opened without its frame.
    'MCWebHelpFramesetLink|MCBreadcrumbsBox(?:_0)?',
];
const PART = new RegExp(`^${REGION}(?:${PARTS.join('|')})${INNER}$`, 'i');
/** Names that say only that there is such a part. */
const NO_PART = /^(?:has|with|without|no|is|show|hide|js|open)-(?!search$)/;
function lengthOf(node) {
    return textIn(node).replace(/\s+/g, '').length;
}
function isPart(node, maxLength) {
    if (PARTLESS.has(node.tagName) || classesOf(node).includes('section'))
        return false;
    const id = property(node, 'id');
    const names = [
        ...classesOf(node),
        ...(node.tagName.includes('-') ? [node.tagName] : []),
    ];
    // Sphinx and pandoc name a section by the words of its heading.
    if (id !== undefined && !isElement(node, 'section'))
        names.push(id);
    const isNamed = (name) => PART.test(name) && !NO_PART.test(name);
    if (!names.some(name => isNamed(name) || isNamed(name.replace(HASH, ''))))
        return false;
    if (has(node, each => isElement(each, 'h1', 'pre') ||
        classesOf(each).includes('sidebar-title')))
        return false;
    return lengthOf(node) <= maxLength && !listsPages(node);
}
/** What modules of CSS put after a name. */
const HASH = /_{1,2}[\w-]{4,6}$/;
// Asciidoctor has the names of menus in `b`.
const PARTLESS = new Set('main article h1 h2 h3 h4 h5 h6 body pre code table td th b em kbd strong'.split(' '));
/** What is said of a page rather than by it: its author and dates, which differ from build to build, how long it takes to read, what readers think of it. */
function isMetadata(node, text) {
    if (/^h[2-6]$/.test(node.tagName))
        return TOC_TITLE.test(text);
    if (IN_CONTENT.has(node.tagName))
        return false;
    if (/^(?:author|date(?:Published|Modified|Created))$/.test(property(node, 'itemProp') ?? ''))
        return true;
    return TOC_TITLE.test(text) || METADATA.some(words => words.test(text));
}
const TOC_TITLE = /^(?:on this page|in this (?:article|section|topic)|table of contents)$/i;
const UPDATED = 'last (?:updated?|modified|changed|edited|revised|built|generated)|(?:updated|built|generated|rendered) (?:on|at)';
const MOMENT = '\\d|ago|yesterday|today|just now|last (?:week|month|year)';
const METADATA = [
    new RegExp(`^(?:(?:this |the )?(?:page|site|document|documentation) )?(?:was )?(?:${UPDATED})\\b.*(?:${MOMENT})`, 'i'),
    /^[^.!?]*\b(?:\d+|one) ?min(?:ute)?s? read\.?$/i,
    /^(?:©|\(c\)|copyright\b)[^.]*(?:\d{4}|\ball rights reserved)/i,
    /^(?:back to top|skip to (?:main )?content|copied!?)$/i,
    /^(?:was|is) this (?:page|article|topic|doc(?:ument(?:ation)?)?|section|information|content) (?:helpful|useful)\b/i,
];
const PAGER_WORDS = /^\W*(?:[Pp]rev(?:ious)?|[Nn]ext|PREV(?:IOUS)?|NEXT)(?![\w.-])/;
/** The links to the pages before and after, by their type or their words. */
function isPagerRow(node) {
    if (isElement(node, 'a'))
        return /^(?:prev|next)$/.test(property(node, 'rel') ?? '');
    if (!isPager(node))
        return false;
    return [...elementsIn(node)].some(each => isElement(each, 'a') && PAGER_WORDS.test(spacedText(each)));
}
function isNamedSo(node) {
    const classes = classesOf(node);
    // kramdown makes a list of headings with this name.
    if (property(node, 'id') === 'markdown-toc' ||
        classes.some(name => unseen.test(name)))
        return true;
    if (/^h[1-6]$/.test(node.tagName) ||
        !classes.some(name => names.test(name))) {
        // The language that a theme writes above a block of code.
        return node.tagName === 'span' && classes.includes('lang');
    }
    return (!has(node, each => isElement(each, 'h1', 'pre', 'table')) &&
        !listsPages(node));
}
/** Whether a table of contents is that of a chapter (DocBook), whose sections are other pages: then it is what the page says. */
function listsPages(node) {
    if (![...classesOf(node), property(node, 'id')].includes('toc'))
        return false;
    const links = [...elementsIn(node)].flatMap(each => isElement(each, 'a') ? (property(each, 'href') ?? '#') : []);
    return links.filter(href => !href.includes('#')).length * 2 > links.length;
}
const IN_CONTENT = new Set('h1 h2 h3 h4 h5 h6 td th dt dd code pre'.split(' '));
/** Takes out what leads to the pages above, before the heading of a page: links, and perhaps the page's own title. */
function chrome_dropTrail(root) {
    const all = [...elementsIn(root)];
    const end = all.findIndex(each => isElement(each, 'h1'));
    if (end < 0)
        return;
    const title = wordsIn(all[end]);
    for (const each of all.slice(0, end)) {
        if (!isElement(each, 'div', 'ul', 'ol') ||
            has(each, inner => isElement(inner, 'h1', 'p', 'img')))
            continue;
        const links = [...elementsIn(each)]
            .filter(inner => isElement(inner, 'a'))
            .map(wordsIn);
        const rest = links.reduce((words, link) => words.replace(link, ''), wordsIn(each));
        if (links.length > 0 && (rest === '' || rest === title))
            each.children = [];
    }
}
function wordsIn(node) {
    return lettersOf(textIn(node));
}
function lettersOf(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12;
/** With fewer pages, what they share may be what they say. */
const MIN_ENDINGS = 4;
const BLOCK_TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(' '));
/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent) {
    for (const node of childrenOf(parent).toReversed()) {
        const isContainer = isElement(node) && !BLOCK_TAGS.has(node.tagName);
        if (isContainer && has(node, each => BLOCK_TAGS.has(each.tagName)))
            yield* lastBlocks(node);
        else {
            const text = shownBy(node);
            if (text !== '')
                yield { node, parent, text };
        }
    }
}
/** The text of a block and the pictures in it; a number may be a date. */
function shownBy(node) {
    if (isPager(node))
        return 'pager';
    const text = textIn(node).replace(/\s+/g, ' ').replace(/\d+/g, '0').trim();
    if (hasWords(text) || !isElement(node))
        return text;
    const image = isElement(node, 'img') ? node : undefined;
    return property(image ?? node, 'src') ?? text;
}
const HEADING = '#';
/** In the place of the hash of a block that the author wrote: it is as good as different on each page. */
const AUTHORED = 'authored';
/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
function isPager(node) {
    if (!isElement(node, 'div', 'section') ||
        textIn(node, MAX_READ).length >= MAX_READ)
        return false;
    const links = [...elementsIn(node)].filter(each => isElement(each, 'a') && hasWords(textIn(each)));
    const words = (text) => text.replace(/\s+/g, '');
    return (links.length > 0 &&
        links.length < 3 &&
        words(links.map(link => textIn(link)).join('')) === words(textIn(node)));
}
/**
 * The blocks that at least half of some pages have at their end: questions for feedback, links to communities, licences.
 * Those that repeat elsewhere are what reference pages have in common.
 *
 * @param endings of each page as `takeEnding` gives them.
 */
function trailingRun(endings) {
    const counts = countOf(endings);
    const enough = Math.max(MIN_ENDINGS, endings.length / 2);
    const common = new Set([...counts]
        .filter(([hash, count]) => count >= enough && hash !== AUTHORED)
        .map(([hash]) => hash));
    // What is all that many pages have is their content, as in a site that has just been begun.
    const bare = countOf(endings.filter(ending => ending.length < MAX_BLOCKS &&
        ending.every(hash => common.has(hash) || hash.startsWith(HEADING))));
    return new Set([...common].filter(hash => (bare.get(hash) ?? 0) * 4 < counts.get(hash)));
}
function countOf(endings) {
    const counts = new Map();
    for (const ending of endings)
        for (const hash of new Set(ending))
            counts.set(hash, (counts.get(hash) ?? 0) + 1);
    return counts;
}
/**
 * Takes out the blocks at the end that are page chrome, in place, unless nothing else is there. From the author's last one on
 * all is content.
 *
 * @returns hashes of the blocks that were there, the last one first, those of headings marked.
 */
function chrome_takeEnding(root, pageChrome, isAuthored) {
    const blocks = [];
    let hasAuthored = false;
    for (const block of lastBlocks(root)) {
        hasAuthored = isAuthored(block.node);
        if (hasAuthored || blocks.push(block) > MAX_BLOCKS)
            break;
    }
    const hashes = blocks.map(({ node, text }) => {
        const mark = isElement(node) && /^h[1-6]$/.test(node.tagName) ? HEADING : '';
        return (mark + createHash('sha256').update(text).digest('base64').slice(0, 16));
    });
    if (hasAuthored)
        hashes.push(AUTHORED);
    const own = hashes.findIndex((hash, index) => index === MAX_BLOCKS || !pageChrome.has(hash));
    for (const { node, parent } of blocks.slice(0, Math.max(0, own)))
        parent.children = childrenOf(parent).filter(each => each !== node);
    return hashes.slice(0, MAX_BLOCKS);
}
/** Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown. */
function chrome_pairTabs(root) {
    const all = [...elementsIn(root)];
    if (!all.some(each => isElement(each, 'label', 'button') ||
        property(each, 'role') === 'tablist'))
        return;
    const parents = new Map(all.flatMap(each => each.children.map(child => [child, each])));
    const ids = new Map(all.map(each => [property(each, 'id'), each]));
    const isOfControl = (label) => {
        const control = ids.get(property(label, 'htmlFor')) ??
            find(label, each => isElement(each, 'select'));
        return (isElement(control, 'select', 'input', 'textarea') && !isChoice(control));
    };
    const panelNamedBy = (tab) => {
        const target = property(tab, 'ariaControls') ??
            property(tab, 'dataBsTarget') ??
            property(tab, 'href');
        return ids.get(target?.replace(/^#/, '') || 'none');
    };
    for (const list of all.filter(each => isTabList(each, ids))) {
        const tabs = [...elementsIn(list)].filter(each => property(each, 'role') === 'tab');
        const labels = tabs.length > 0
            ? tabs
            : list.children.filter(each => isElement(each, 'label'));
        const named = labels.flatMap(each => panelNamedBy(each) ?? []);
        const panels = named.length === labels.length
            ? named
            : panelsAfter(list, labels.length, parents, root);
        if (panels.length === 0)
            continue;
        for (const [index, panel] of panels.entries())
            openPanel(panel, labels[index]);
        list.children = [];
    }
    for (const each of all.filter(one => isElement(one, 'button'))) {
        const panel = panelNamedBy(each) ?? listBelow(each, parents.get(each));
        if (!panel || isControl(panel) || !hasWords(textIn(panel)))
            continue;
        showPanel(panel);
        Object.assign(each, element('span', each.children));
    }
    for (const each of all)
        if (isElement(each, 'label') && isLone(each))
            Object.assign(each, isOfControl(each) ? element('span', []) : label(each.children));
}
/** By its role, or a row of nothing but labels of choices. */
function isTabList(node, ids) {
    if (property(node, 'role') === 'tablist')
        return true;
    const inside = node.children.filter(each => isElement(each) || hasWords(textIn(each)));
    const isLabel = (each) => {
        const choice = isElement(each, 'label')
            ? ids.get(property(each, 'htmlFor'))
            : undefined;
        return choice !== undefined && isChoice(choice);
    };
    return (inside.some(isLabel) &&
        inside.every(each => isLabel(each) || isChoice(each)));
}
function isChoice(node) {
    return isElement(node, 'input') && property(node, 'type') === 'radio';
}
/** A label between panels, which belongs to what follows it. */
function isLone(node) {
    return (property(node, 'htmlFor') !== undefined &&
        hasWords(textIn(node)) &&
        !has(node, isChoice));
}
/** As many elements as there are tabs, after their list or after the nearest elements that it is in. */
function panelsAfter(list, count, parents, root) {
    const isPanel = (each) => property(each, 'role') === 'tabpanel';
    let node = list;
    for (let depth = 0; node && depth < 3; node = parents.get(node), depth++) {
        const siblings = childrenOf(parents.get(node) ?? root);
        const next = siblings
            .slice(siblings.indexOf(node) + 1)
            .filter(each => isElement(each));
        const inside = next[0]?.children.filter(each => isElement(each)) ?? [];
        const found = [next.filter(isPanel), inside.filter(isPanel), inside].find(each => each.length === count);
        if (found)
            return found;
    }
    return [];
}
/** The list that a button opens, in the same item: a folder in a tree of files. */
function listBelow(button, parent) {
    if (!parent || !isElement(parent, 'li'))
        return undefined;
    const next = parent.children
        .slice(parent.children.indexOf(button) + 1)
        .find(each => isElement(each));
    return isElement(next, 'ul', 'ol') ? next : undefined;
}
function openPanel(panel, tab) {
    showPanel(panel);
    const title = label(tab.children);
    // What is one block of code stays so.
    if (isElement(panel, 'pre'))
        Object.assign(panel, {
            tagName: 'div',
            properties: {},
            children: [title, { ...panel }],
        });
    else
        panel.children.unshift(title);
}
function showPanel(panel) {
    for (const name of ['hidden', 'ariaHidden', 'style'])
        delete panel.properties[name];
}

;// CONCATENATED MODULE: ./lib/built/code.js




/** Makes of each code block its text alone, in place, with its language: without the elements that colour it. */
function code_flattenCode(parent, ancestors = []) {
    parent.children = childrenOf(parent).flatMap(node => {
        if (!isElement(node))
            return [node];
        const blocks = codeBlocksOf(node, ancestors);
        if (blocks === undefined)
            code_flattenCode(node, [...ancestors.slice(-3), node]);
        return blocks ?? [node];
    });
}
/** The code of a `pre`, or of a table that has line numbers in one column and code in the other. */
function codeBlocksOf(node, ancestors) {
    const code = isElement(node, 'table')
        ? codeInTable(node)
        : isElement(node, 'pre')
            ? node
            : undefined;
    if (code === undefined)
        return undefined;
    const name = isElement(node, 'table') &&
        find(node, each => classesOf(each).includes('filename'));
    const title = name ? [label([textNode(textIn(name))])] : [];
    if (textIn(code).trim() === '')
        return [];
    const isTerminal = ancestors.some(each => classesOf(each).includes('termy'));
    const shown = isTerminal
        ? codeText(code).replace(TERMINAL_TAG, '')
        : codeText(code);
    const text = shown.replace(/^\n+/, '').trimEnd();
    return [...title, toBlock(text, codeLanguage([...ancestors, code]))];
}
/** Termynal's script draws a terminal with the tags that the text of its code has (FastAPI, Typer). */
const TERMINAL_TAG = /<\/?(?:b|font|i|span|u)(?=[\s>])[^<>]*>/g;
function toBlock(code, language) {
    const properties = language === undefined ? {} : { className: [`language-${language}`] };
    return element('pre', [element('code', [textNode(`${code}\n`)], properties)]);
}
/** A block of flat code with the language that its source names, where its page has none. */
function code_withLanguage(block, source) {
    const code = textIn(block);
    const isNamed = block.children.some(each => isElement(each) && classesOf(each).length > 0);
    return isNamed
        ? block
        : toBlock(code.trimEnd(), source.get(codeKey(code))?.language);
}
function codeInTable(table) {
    const cells = [...elementsIn(table)].filter(each => isElement(each, 'td') && textIn(each).trim() !== '');
    const codes = [...elementsIn(table)].filter(each => isElement(each, 'pre') && textIn(each).trim() !== '');
    const isNumbers = (each) => /^[\d\s]+$/.test(textIn(each));
    const [code, ...others] = codes.length > 1 ? codes.filter(each => !isNumbers(each)) : codes;
    const isNamed = classesOf(table).some(name => /^(?:highlight|lntable|rouge-table)/.test(name));
    const isAlone = cells.every(each => codes.some(pre => textIn(pre).trim() === textIn(each).trim()));
    return others.length === 0 && cells.length <= 2 && (isNamed || isAlone)
        ? code
        : undefined;
}
function codeText(pre) {
    const lines = [...elementsIn(pre)].filter(isLine);
    const plain = gather(pre, false);
    return lines.length > 1 && !plain.trim().includes('\n')
        ? gather(pre, true)
        : plain;
}
function isLine(node) {
    const isNamed = classesOf(node).some(name => /^(?:code-|token-|ec-)?line$/.test(name));
    return isNamed || property(node, 'dataLine') !== undefined;
}
const LINE_TAGS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul']);
function gather(node, hasLines) {
    if (node.type === 'text')
        return node.value;
    if (!isElement(node) || isElement(node, 'summary', 'button'))
        return '';
    if (isElement(node, 'br'))
        return '\n';
    let code = '';
    for (const child of node.children) {
        const isBlock = isElement(child) &&
            (LINE_TAGS.has(child.tagName) || (hasLines && isLine(child)));
        const inside = gather(child, hasLines);
        const before = isBlock && code !== '' && !code.endsWith('\n') ? '\n' : '';
        code += before + inside + (isBlock && !inside.endsWith('\n') ? '\n' : '');
    }
    return code;
}
/** By the innermost of elements that names one. */
function codeLanguage(elements) {
    const innermost = [
        ...elements.slice(-4),
        ...[...elementsIn(elements.at(-1))].filter(each => isElement(each, 'code')),
    ].reverse();
    for (const each of innermost) {
        const named = [
            property(each, 'dataLang'),
            property(each, 'dataLanguage'),
            ...classesOf(each).map(fromClass),
        ];
        const language = named
            .find(name => name !== undefined && name !== '')
            ?.toLowerCase();
        if (language !== undefined)
            return NONE.has(language) ? undefined : language.replace(/[^\w+#.-]/g, '');
    }
    return undefined;
}
function fromClass(name) {
    return /^(?:language|lang|highlight-source|highlight|brush)[-:](.+)$/.exec(name)?.[1];
}
const NONE = new Set('none plaintext plain nohighlight default fallback undefined nocode'.split(' '));
/** The text of a block without the numbers of its lines, and of what else its theme puts there. */
function shownCode(node) {
    if (!isElement(node))
        return textIn(node);
    return isBesideCode(node) ? '' : node.children.map(shownCode).join('');
}
/** A shorter one may be any attribute's value. */
const MIN_CODE = 8;
/**
 * Makes blocks of code, in place, of elements that scripts make players and editors of: those that have code of the source
 * in an attribute alone, and each `textarea` whose text is not a copy of a block.
 */
function code_placeCode(root, source) {
    const all = [...elementsIn(root)];
    const shown = new Set(all.flatMap(each => isElement(each, 'pre') ? codeKey(shownCode(each)) : []));
    for (const each of all) {
        if (isElement(each, 'textarea') &&
            hasWords(textIn(each)) &&
            !shown.has(codeKey(textIn(each))))
            Object.assign(each, { tagName: 'pre' });
        for (const value of Object.values(each.properties)) {
            const key = codeKey(percentDecoded(String(value)).replaceAll('\\n', ''));
            const { code, language } = source.get(key) ?? {};
            if (code === undefined ||
                key.length < MIN_CODE ||
                shown.has(key) ||
                hasWords(textIn(each)))
                continue;
            Object.assign(each, toBlock(code, language));
            shown.add(key);
        }
    }
}
/** Reads the fenced code of a source. */
function code_sourceCodeOf(source) {
    const found = new Map();
    let open;
    for (const { text, code } of readLines(source)) {
        if (code === 'opens') {
            const [, indent = '', info = ''] = /^([\s>]*)(?:[^\s>].*?)??(?:`{3,}|~{3,})(.*)/s.exec(text) ?? [];
            open = { indent, language: fromInfo(info) || undefined, lines: [] };
        }
        else if (open && code === 'within')
            open.lines.push(text.startsWith(open.indent) ? text.slice(open.indent.length) : text);
        else if (open) {
            const code = open.lines.join('\n');
            found.set(codeKey(code), { code, language: open.language });
            open = undefined;
        }
    }
    return found;
}
/** `js title="a"`, `{ .js linenums="1" }`, `{js}`, `{code-block} js`. */
function fromInfo(info) {
    const [, directive = '', rest] = /^\{([\w-]+)\}(.*)$/.exec(info.trim()) ?? [];
    return (/^\{?[\s.]*([\w+#-][\w+#.-]*)/.exec((rest ?? info).trim())?.[1] ?? directive);
}
function codeKey(code) {
    return code.replace(/\s+/g, '');
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
;// CONCATENATED MODULE: ./lib/built/content.js



const MAX_NESTING = 500;
const MAX_ELEMENTS = 250_000;
const TOO_DEEP = (/* unused pure expression or super */ null && (`the built page has elements ${MAX_NESTING} levels deep`));
/** Says in words for the user why a built page is not read. */
class content_UnreadableError extends (/* unused pure expression or super */ null && (Error)) {
}
/**
 * Takes elements and comments out of HTML before a tree is made of it. From the first one on that has no end, nothing is
 * taken out: it may be the text of an attribute.
 *
 * @param opening matches a comment, or an element whose name is its first group.
 * @param kept in what stays all the same.
 */
function content_cutOut(html, opening, kept) {
    let rest = '';
    let index = 0;
    opening.lastIndex = 0;
    for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
        const name = found[1]?.toLowerCase();
        const end = endOf(html, name, found.index);
        if (end === undefined)
            break;
        opening.lastIndex = end;
        if (kept?.test(html.slice(found.index, end)))
            continue;
        rest += html.slice(index, found.index);
        if (name === 'nav')
            rest += '<nav></nav>';
        index = end;
    }
    return rest + html.slice(index);
}
/** Where a comment or an element ends; elements of the same name may be in it. */
function endOf(html, name, start) {
    if (name === undefined)
        return after(html, '-->', start);
    const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi');
    let depth = 0;
    tags.lastIndex = start;
    for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
        depth += tag[1] === '' ? 1 : -1;
        if (depth === 0)
            return after(html, '>', tags.lastIndex);
    }
    return undefined;
}
function after(html, text, start) {
    const found = html.indexOf(text, start);
    return found < 0 ? undefined : found + text.length;
}
/** What is never content: with navigation, half of many sites' pages. */
const CHROME = /<(?:!--|(script|style|svg|nav)(?=[\s/>]))/gi;
const NEVER_CUT = /<(?:main|article|h[1-6]|p|pre|table)\b|tablist|math\/tex/i;
/**
 * Parses a page. Elements in elements would otherwise overflow the stack of all
 * that walks them, and formatting that is never closed multiplies.
 *
 * @throws UnreadableError
 */
function content_parseHtml(html) {
    if (html.length === 0)
        throw new content_UnreadableError('the built page is empty');
    let depth = 0;
    let count = 0;
    const document = parse(content_cutOut(new TextDecoder().decode(html), CHROME, NEVER_CUT), {
        treeAdapter: {
            ...defaultTreeAdapter,
            onItemPush() {
                if (++depth > MAX_NESTING)
                    throw new content_UnreadableError(TOO_DEEP);
            },
            onItemPop() {
                depth--;
            },
            createElement(...args) {
                if (++count > MAX_ELEMENTS)
                    throw new content_UnreadableError(`the built page has more than ${MAX_ELEMENTS} elements`);
                return defaultTreeAdapter.createElement(...args);
            },
        },
    });
    const root = fromParse5(document);
    placeStreamed(root);
    return root;
}
/**
 * Puts what React sends later into its place, as its script does in a browser: a page of a static site has `<div hidden id="S:3">`
 * at its end for each `<template id="B:3">` (or `P:3`).
 */
function placeStreamed(root) {
    const all = [...elementsIn(root)];
    const isTemplate = (each) => isElement(each, 'template') && /^[BP]:/.test(property(each, 'id') ?? '');
    const templates = all.filter(isTemplate);
    if (templates.length === 0)
        return;
    const later = new Map(all.map(each => [property(each, 'id'), each]));
    const parents = new Map();
    const setParents = (parent) => {
        for (const child of parent.children)
            if (isElement(child))
                parents.set(child, parent);
    };
    all.forEach(setParents);
    for (const template of templates) {
        const part = later.get(property(template, 'id').replace(/^[BP]:/, 'S:'));
        if (!part ||
            property(part, 'hidden') === undefined ||
            isIn(template, part, parents))
            continue;
        Object.assign(template, element('div', part.children));
        part.children = [];
        setParents(template);
    }
}
/** @throws UnreadableError */
function isIn(element, ancestor, parents) {
    let depth = 0;
    for (let each = element; each !== undefined; each = parents.get(each)) {
        if (each === ancestor)
            return true;
        if (++depth > MAX_NESTING)
            throw new content_UnreadableError(TOO_DEEP);
    }
    return false;
}
const isMain = element => isElement(element, 'main') || property(element, 'role') === 'main';
const isArticle = element => isElement(element, 'article');
const isHeading = element => isElement(element, 'h1');
const isAnyHeading = element => /^h[1-6]$/.test(element.tagName);
const isAside = element => isElement(element, 'nav', 'aside', 'header', 'footer');
/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS = 'markdown-body theme-doc-markdown md-content VPContent vp-doc rst-content td-content col-content docContent doc-content docs-content main-content main_content content-body body-content content contents'.split(' ');
/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
function content_mainContent(page) {
    const elements = [...elementsIn(page)];
    const parents = new Map(elements.flatMap(each => each.children.map(child => [child, each])));
    const isWithin = (element, is) => {
        for (let each = parents.get(element); each !== undefined; each = parents.get(each))
            if (is(each))
                return true;
        return false;
    };
    const main = findMain(elements, isWithin);
    if (main.some(each => isHeading(each) || has(each, isHeading)))
        return main;
    // Of the site, not of the page, are headings in navigation, headers and menu bars, and those that are a link.
    const isSiteName = each => isWithin(each, isBar) ||
        has(each, isLink) ||
        (isWithin(each, other => isElement(other, 'header')) &&
            !isWithin(each, other => isMain(other) || isArticle(other)));
    const heading = elements.find(each => isHeading(each) && !isSiteName(each));
    return heading ? [heading, ...main] : main;
}
/** @param isWithin whether an element is in one of those. */
function findMain(elements, isWithin) {
    const outermost = (is) => elements.filter(each => is(each) && !isWithin(each, is));
    // A home page of VitePress may have a `main` for what its author puts below the hero.
    const searched = outermost(each => property(each, 'dataPagefindBody') !== undefined ||
        classesOf(each).includes('VPHome'));
    if (searched.length > 0)
        return searched;
    const mains = outermost(isMain);
    const articles = outermost(isArticle);
    const within = articles.filter(each => isMain(each) || isWithin(each, isMain));
    const [article] = within.length > 0 ? within : articles;
    if (article && (within.length || articles.length) === 1) {
        const main = mains.find(each => has(each, other => other === article));
        const isOwnTitle = each => isAnyHeading(each) && !isWithin(each, isAside);
        // The card of another page has headings that are links (Congo's lists).
        const isHeadingOfPage = each => isAnyHeading(each) && !has(each, isLink) && !isWithin(each, isLink);
        if (!main || has(article, isHeadingOfPage) || !has(main, isOwnTitle))
            return [article];
    }
    if (mains.length > 0)
        return mains.slice(0, 1);
    for (const name of CONTAINERS) {
        const found = elements.find(each => namesOf(each).includes(name));
        if (found)
            return [found];
    }
    return elements.filter(each => isElement(each, 'body')).map(innermostWithText);
}
/** Of a page without landmarks what holds nearly all text: headers, footers and menus are beside it. */
const NEARLY_ALL = 0.9;
function innermostWithText(body) {
    let found = body;
    const all = proseLength(body);
    for (;;) {
        const inner = found.children.find(each => isElement(each, 'div', 'section', 'center') &&
            proseLength(each) >= NEARLY_ALL * all);
        if (!inner)
            return found;
        found = inner;
    }
}
/** How much a node says besides links, which are most of what navigation says. */
function proseLength(node) {
    if (!isElement(node))
        return node.type === 'text' ? node.value.replace(/\s+/g, '').length : 0;
    if (isElement(node, 'a', 'script', 'style', 'template', 'noscript', 'nav', 'svg'))
        return 0;
    return node.children.reduce((sum, each) => sum + proseLength(each), 0);
}
/** A link to the heading itself has a name after `#`. */
const isLink = element => isElement(element, 'a') &&
    hasWords(textIn(element)) &&
    !/#./.test(property(element, 'href') ?? '#.');
const isBar = element => isElement(element, 'nav', 'aside', 'a') ||
    namesOf(element).some(name => /^(?:menu|nav|top|title)-?bar$|^(?:masthead|navbar-brand|logo|site-title)$/i.test(name));
function namesOf(element) {
    return [...classesOf(element), property(element, 'id') ?? ''];
}

// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 42 modules
var lib = __webpack_require__(4897);
// EXTERNAL MODULE: ./node_modules/hast-util-to-mdast/lib/handlers/index.js + 46 modules
var handlers = __webpack_require__(9192);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-footnote/lib/index.js
var mdast_util_gfm_footnote_lib = __webpack_require__(6807);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-strikethrough/lib/index.js
var mdast_util_gfm_strikethrough_lib = __webpack_require__(870);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-task-list-item/lib/index.js
var mdast_util_gfm_task_list_item_lib = __webpack_require__(6303);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/handle/index.js + 42 modules
var handle = __webpack_require__(95);
;// CONCATENATED MODULE: ./lib/built/rewrite.js




/** Makes plain HTML, in place, of what themes spell in their own ways: formulas, titles, links. */
function rewrite_rewriteContent(parent, rewriting) {
    const children = childrenOf(parent).flatMap(node => isElement(node) ? rewritten(node, rewriting) : [node]);
    parent.children = isElement(parent) ? apart(children) : children;
}
function rewritten(node, rewriting) {
    if (isElement(node, ATOM) && property(node, 'footnote') !== undefined)
        return [node];
    if (isElement(node, 'pre'))
        return [withLanguage(node, rewriting.source)];
    const date = dateOf(node);
    if (date !== undefined)
        return [textNode(date)];
    const formula = formulaOf(node);
    if (formula)
        return isElement(node, 'div') ? [element('p', [formula])] : [formula];
    if (isElement(node, 'li'))
        leadWithCheckbox(node);
    rewrite_rewriteContent(node, rewriting);
    if (isNoteTitle(node))
        return [label(node.children)];
    const change = lookUp(changes, node.tagName);
    if (change)
        return change(node, rewriting);
    return EMPTIABLE.has(node.tagName) && isBlank(node) ? blankText(node) : [node];
}
function blankText(node) {
    return hast_textIn(node) === '' ? [] : [hast_textNode(' ')];
}
/** Of a moment that is shown by the distance from now, or by the clock of who builds the site, which differ from build to build. */
function dateOf(node) {
    const { dateTime } = node.properties;
    if (dateTime === undefined || isElement(node, 'ins', 'del'))
        return undefined;
    const [date, year = ''] = /^(\d{4})-\d\d-\d\d/.exec(String(dateTime)) ?? [];
    const shown = textIn(node);
    return shown.includes(year) && !/\d:\d\d/.test(shown) ? undefined : date;
}
const EMPTIABLE = new Set('a abbr b cite code del em i ins kbd li mark ol q s samp small span strong sub sup u ul'.split(' '));
function isBlank(node) {
    return (hast_textIn(node).trim() === '' &&
        !hast_has(node, each => hast_isElement(each, 'img', ATOM, 'br', 'input')));
}
const changes = {
    a: rewriteLink,
    img: rewrite_image,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    summary: node => hast_has(node, each => /^h[1-6]$/.test(each.tagName))
        ? node.children
        : [hast_label(node.children)],
    td: aligned,
    th: aligned,
    dl: node => node.children,
    dd: node => [hast_element('div', node.children)],
    dt: term,
    audio: media,
    video: media,
    table(node) {
        const caption = node.children.find(each => hast_isElement(each, 'caption'));
        node.children = node.children.filter(each => each !== caption);
        return caption && hast_hasWords(hast_textIn(caption))
            ? [hast_element('p', caption.children), node]
            : [node];
    },
    sup: node => node.children.every(each => hast_isElement(each, ATOM)) ? node.children : [node],
};
function rewriteLink(node, { resolve }) {
    if (isBlank(node))
        return blankText(node);
    const written = hast_property(node, 'href');
    const href = written === undefined ? undefined : resolve(written);
    // An icon is a block without words, which would end the line.
    const children = node.children.filter(each => !hast_isElement(each, 'div') || !isBlank(each));
    return href === undefined ? children : [hast_element('a', children, { href })];
}
function rewrite_image(node, { resolve }) {
    const alt = hast_property(node, 'alt') ?? '';
    if (hast_property(node, 'role') === 'presentation')
        return [];
    const written = hast_property(node, 'dataSrc') ?? hast_property(node, 'src');
    const src = written === undefined ? undefined : resolve(written);
    if (src === undefined || hast_classesOf(node).some(name => /emoji$/.test(name)))
        return alt === '' ? [] : [hast_textNode(alt)];
    return [hast_element('img', [], { src, alt })];
}
function media(node, { resolve }) {
    const source = [node, ...hast_elementsIn(node)]
        .map(each => hast_property(each, 'src'))
        .find(each => each !== undefined);
    const href = source === undefined ? undefined : resolve(source);
    return href === undefined
        ? []
        : [hast_element('p', [hast_element('a', [hast_textNode(href)], { href })])];
}
function aligned(node) {
    if ([...hast_elementsIn(node)].filter(each => hast_isElement(each, 'p')).length < 2)
        node.children = inLine(node.children);
    const [, align] = /text-align:\s?(left|center|right)/.exec(hast_property(node, 'style') ?? '') ??
        [];
    if (align !== undefined)
        node.properties.align = align;
    return [node];
}
/** Themes make a heading a link to itself. */
function heading(node, { resolve }) {
    const own = `${resolve('#')?.replace(/#$/, '') ?? ''}#`;
    for (const each of hast_elementsIn(node))
        if (hast_isElement(each, 'a') && hast_property(each, 'href')?.startsWith(own))
            Object.assign(each, { tagName: 'span', properties: {} });
    return isBlank(node) ? [] : [hast_element(node.tagName, inLine(node.children))];
}
/** Blocks in a line, apart from the words around them. */
function inLine(nodes) {
    return nodes.flatMap(node => hast_isElement(node, 'div', 'p')
        ? [hast_textNode(' '), ...inLine(node.children), hast_textNode(' ')]
        : [node]);
}
/** The signature of what is documented, or a term. */
function term(node) {
    if (!hast_hasWords(hast_textIn(node)))
        return [];
    if (!hast_classesOf(node).includes('sig'))
        return [hast_label(node.children)];
    return [
        hast_element('p', [
            hast_element('code', [hast_textNode(hast_textIn(node).replace(/\s+/g, ' ').trim())]),
        ]),
    ];
}
function leadWithCheckbox(item) {
    const box = find(item, each => isElement(each, 'input') && property(each, 'type') === 'checkbox');
    if (box === undefined ||
        has(item, each => isElement(each, 'li') && has(each, inner => inner === box)))
        return;
    const { checked } = box.properties;
    Object.assign(box, { tagName: 'span', properties: {}, children: [] });
    item.children.unshift(element('input', [], { type: 'checkbox', checked: checked ?? false }));
}
/** Puts a blank between words in elements side by side, which the theme's styles keep apart. */
function apart(nodes) {
    if (!nodes.every(each => isElement(each)) || nodes.length < 2)
        return nodes;
    return nodes.flatMap((node, index) => {
        const before = nodes[index - 1];
        const isGlued = before &&
            hasWords(textIn(before).slice(-1)) &&
            hasWords(textIn(node).slice(0, 1));
        return isGlued ? [textNode(' '), node] : [node];
    });
}
/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
const ATOM = 'math';
/** A formula as TeX, where the page has it besides what it looks like. */
function formulaOf(node) {
    const classes = classesOf(node);
    const isScript = isElement(node, 'script');
    if (!isScript &&
        !isElement(node, 'math', 'mjx-container') &&
        !classes.some(name => NAMES.test(name)))
        return undefined;
    const isTex = (each) => each.tagName === 'annotation' &&
        property(each, 'encoding') === 'application/x-tex';
    const written = isScript ? node : find(node, isTex);
    const tex = written ? textIn(written) : withoutDelimiters(node);
    if (tex === undefined || tex.trim() === '')
        return undefined;
    const isDisplay = isElement(node, 'div') ||
        classes.includes('katex-display') ||
        (property(node, 'display') ?? '').replace('true', 'block') === 'block' ||
        /mode=display/.test(property(node, 'type') ?? '') ||
        /^\s*(?:\\\[|\$\$)/.test(textIn(node));
    return element(ATOM, [], { tex: tex.replace(/\s+/g, ' ').trim(), isDisplay });
}
const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/;
function withoutDelimiters(node) {
    const [, bracket, parenthesis, dollars] = /^\s*(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([^$]*)\$\$?)\s*$/.exec(textIn(node)) ?? [];
    return bracket ?? parenthesis ?? dollars;
}
/** Makes references of the links to footnotes, in place, and puts what they lead to at the end. */
function rewrite_pairFootnotes(root) {
    const all = [...elementsIn(root)];
    const ids = new Map(all.map(each => [property(each, 'id'), each]));
    const definitions = new Map();
    for (const each of all.filter(isReference)) {
        const definition = ids.get(property(each, 'href')?.slice(1));
        const label = textIn(each).replace(/[^\p{L}\p{N}-]/gu, '');
        if (definition === undefined ||
            label === '' ||
            !isElement(definition, 'li', 'aside', 'div', 'p'))
            continue;
        const known = definitions.get(definition) ?? label;
        definitions.set(definition, known);
        Object.assign(each, element(ATOM, [], { footnote: known }));
    }
    if (definitions.size === 0)
        return;
    for (const [each, label] of definitions)
        root.children.push(toDefinition(each, label));
    for (const each of all.filter(isList))
        if (!hasWords(textIn(each)))
            each.children = [];
}
function isReference(node) {
    if (!isElement(node, 'a') || !property(node, 'href')?.startsWith('#'))
        return false;
    const names = [...classesOf(node), property(node, 'role')].join(' ');
    return (property(node, 'dataFootnoteRef') !== undefined ||
        /\b(?:footnote-?ref(?:erence)?|doc-noteref)\b/.test(names) ||
        /^#(?:user-content-)?(?:fn|footnote)[-:]?[\w-]+$/.test(property(node, 'href') ?? ''));
}
function isList(node) {
    return classesOf(node).some(name => /^footnotes?(?:-list|-definition)?$/.test(name));
}
function toDefinition(definition, label) {
    const isOwnLabel = (each) => isElement(each, 'span', 'sup') &&
        classesOf(each).some(name => /label/.test(name));
    const children = definition.children.filter(each => !isOwnLabel(each));
    definition.children = [];
    return element('footnote-definition', children, { footnote: label });
}

;// CONCATENATED MODULE: ./lib/built/markdown.js










/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
function markdown_printContent(root) {
    collapseBlanks(root);
    // The library gets an empty page, and the real one by a handler: its own copy of the tree and its white space, which
    // compares each element with lists of names, would take half of the time.
    let tree = { type: 'root', children: [] };
    const nodeHandlers = {
        root(state) {
            tree = defaultNodeHandlers.root(state, root);
            return undefined;
        },
        text: (state, node) => node.value === '' ? [] : defaultNodeHandlers.text(state, node),
    };
    toMdast({ type: 'root', children: [] }, { handlers: markdown_handlers, nodeHandlers });
    return toMarkdown(tree, printing);
}
/** What Markdown has as it stands, in a line. */
function rawHtml(value) {
    return {
        type: 'html',
        value,
        data: { hName: 'span' },
    };
}
const markdown_handlers = {
    [ATOM](_, node) {
        const footnote = hast_property(node, 'footnote');
        if (footnote !== undefined)
            return {
                type: 'footnoteReference',
                identifier: footnote,
                label: footnote,
            };
        const tex = hast_property(node, 'tex');
        const fence = hast_property(node, 'isDisplay') === undefined ? '$' : '$$';
        return tex === undefined ? undefined : rawHtml(fence + tex + fence);
    },
    'footnote-definition'(state, node) {
        const identifier = hast_property(node, 'footnote') ?? '';
        const children = state.toFlow(state.all(node));
        return {
            type: 'footnoteDefinition',
            identifier,
            label: identifier,
            children,
        };
    },
    sub: asHtml,
    sup: asHtml,
    table(state, node) {
        if (isPlainTable(node))
            return handlers/* handlers */.Y.table(state, node);
        return {
            type: 'html',
            value: (0,lib/* toHtml */.V)({ type: 'root', children: plain(node, false) }),
        };
    },
};
function asHtml(state, node) {
    return [
        rawHtml(`<${node.tagName}>`),
        ...state.all(node),
        rawHtml(`</${node.tagName}>`),
    ];
}
const SPECIAL = /[\t\r\n!#&*<[\\\]_`|~]/;
/** Whether a text has nothing to escape: no special character, none that is one where a line begins, no outer blank. */
function needsNoEscape(value, { before, after }) {
    if (SPECIAL.test(value))
        return false;
    const isAtBreak = /[\r\n\]]$/.test(before);
    return ((!isAtBreak || /^\p{L}/u.test(value)) &&
        !(value.endsWith(' ') && /^[\r\n]/.test(after)));
}
// An underscore between letters means nothing, and a name is better found without a backslash in it.
const printText = (node, parent, state, info) => needsNoEscape(node.value, info)
    ? node.value
    : handle/* handle */.p
        .text(node, parent, state, info)
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
const printing = {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    handlers: { text: printText },
    extensions: [
        (0,mdast_util_gfm_table_lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false }),
        (0,mdast_util_gfm_footnote_lib/* gfmFootnoteToMarkdown */.h)(),
        (0,mdast_util_gfm_strikethrough_lib/* gfmStrikethroughToMarkdown */.K)(),
        (0,mdast_util_gfm_task_list_item_lib/* gfmTaskListItemToMarkdown */.P)(),
    ],
};
const NOT_IN_CELLS = new Set('ul ol pre table blockquote dl details h1 h2 h3 h4 h5 h6 hr figure'.split(' '));
/** Whether Markdown can hold a table: one row of headings, and lines of text in all cells. */
function isPlainTable(table) {
    const cells = [...hast_elementsIn(table)].filter(each => hast_isElement(each, 'td', 'th'));
    return cells.every(cell => {
        const isWide = ['colSpan', 'rowSpan'].some(name => Number(hast_property(cell, name) ?? 1) > 1);
        const inside = [...hast_elementsIn(cell)];
        const paragraphs = inside.filter(each => hast_isElement(each, 'p'));
        return (!isWide &&
            paragraphs.length < 2 &&
            !inside.some(each => NOT_IN_CELLS.has(each.tagName)));
    });
}
const KEPT = new Set('a b blockquote br caption code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong sub sup table tbody td tfoot th thead tr ul'.split(' '));
const CELL = ['colSpan', 'rowSpan'];
const ATTRIBUTES = {
    ...{ a: ['href'], img: ['src', 'alt'], ol: ['start'], td: CELL, th: CELL },
};
/** Part of a table as HTML without what only its looks need, on lines none of which is blank: that would end it in Markdown. */
function plain(node, isCode) {
    if (node.type === 'text') {
        // A break that is written as a reference is no line of the Markdown.
        if (isCode)
            return node.value
                .trimEnd()
                .split('\n')
                .flatMap((line, index) => index === 0 ? [hast_textNode(line)] : [BREAK, hast_textNode(line)]);
        return [hast_textNode(node.value.replace(/\s+/g, ' '))];
    }
    if (!hast_isElement(node))
        return [];
    if (hast_isElement(node, ATOM))
        return [
            hast_textNode(hast_property(node, 'footnote') ?? `$${hast_property(node, 'tex') ?? ''}$`),
        ];
    const children = node.children.flatMap(each => plain(each, isCode || hast_isElement(node, 'pre')));
    if (!KEPT.has(node.tagName))
        return children;
    const properties = Object.fromEntries(((0,data/* lookUp */.TE)(ATTRIBUTES, node.tagName) ?? []).flatMap(name => node.properties[name] === undefined
        ? []
        : [[name, node.properties[name]]]));
    const isRow = hast_isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr');
    const lines = isRow
        ? children
            .filter(each => hast_isElement(each))
            .flatMap(each => [hast_textNode('\n'), each])
        : children;
    return [
        hast_element(node.tagName, isRow ? [...lines, hast_textNode('\n')] : lines, properties),
    ];
}
const BREAK = hast_element('br', []);
/** Elements on whose edges blanks show nothing (HTML, "Rendering": what is a block, and line breaks). */
const BREAKING = new Set('address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer footnote-definition form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp'.split(' '));
const REPLACED = new Set('button input select textarea audio canvas embed iframe img math object picture svg video'.split(' '));
const VERBATIM = new Set([
    'pre',
    'listing',
    'plaintext',
    'script',
    'style',
    'xmp',
    'textarea',
]);
/** Collapses white space, in place, as browsers show it. */
function collapseBlanks(root) {
    /** The last text in the line, if it ends in a blank, perhaps one that does not break. */
    let last;
    let isAtStart = true;
    const endLine = () => {
        if (last)
            last.value = last.value.trimEnd();
        last = undefined;
        isAtStart = true;
    };
    const visit = (parent) => {
        for (const node of childrenOf(parent)) {
            if (node.type === 'text') {
                const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
                node.value =
                    (isAtStart || last?.value.endsWith(' ')) && value.startsWith(' ')
                        ? value.slice(1)
                        : value;
                if (node.value === '')
                    continue;
                isAtStart = false;
                last = /\s$/.test(node.value) ? node : undefined;
            }
            else if (isElement(node)) {
                const isBlock = BREAKING.has(node.tagName);
                if (isBlock)
                    endLine();
                if (!VERBATIM.has(node.tagName))
                    visit(node);
                if (isBlock)
                    endLine();
                else if (REPLACED.has(node.tagName)) {
                    last = undefined;
                    // The blank after the checkbox of an item is the printer's.
                    isAtStart &&= isElement(node, 'input') && isElement(parent, 'li');
                }
            }
        }
    };
    visit(root);
    endLine();
}

;// CONCATENATED MODULE: ./lib/built/words.js

const UNSHOWN = /<(?:!--|(script|style)(?=[\s/>]))/gi;
/** What MDX takes from other files. */
const MODULE_LINE = /^(?:import|export)\s.*$/gm;
/** What no generator shows of Markdown: destinations of links, tags, and what is in braces (attributes, expressions, templates). */
const words_MARKUP = /\]\([^()\n]*\)?|<[^<>]*>|\{[^{}]*\}/g;
/** What repeats on the pages of a site has the words of other pages' titles. */
const BESIDE = /<(nav|aside|footer|svg)(?=[\s/>])/gi;
/** @param html without scripts and comments. */
function words_wordsOfPage(html) {
    const text = cutOut(html, BESIDE).replace(/<[^<>]*>/g, ' ');
    return Uint32Array.from(new Set(words_wordsIn(text).map(hashOf)));
}
/**
 * The share of a source's words that each of some pages has, 0 to 1. A word counts by the square of its length, since
 * every page of a language has the short ones. A source without words, such as one that only includes others, is on any page.
 */
function sharesShown(source, pages) {
    const words = new Set(words_wordsIn(textOfMarkdown(source)));
    return pages.map(page => {
        const hashes = new Set(page);
        let all = 0;
        let shown = 0;
        for (const word of words) {
            const weight = word.length ** 2;
            all += weight;
            if (hashes.has(hashOf(word)))
                shown += weight;
        }
        return all === 0 ? 1 : shown / all;
    });
}
/** The text of a source, without most of its markup and without its front matter. */
function textOfMarkdown(source) {
    const [frontMatter = ''] = /^---\r?\n(?:.*\n)*?---\r?\n/.exec(source) ?? [];
    const text = cutOut(source.slice(frontMatter.length), UNSHOWN);
    return text.replace(MODULE_LINE, ' ').replace(words_MARKUP, ' ');
}
function words_wordsIn(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** FNV-1a. */
function hashOf(word) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < word.length; index++)
        hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
    return hash >>> 0;
}

;// CONCATENATED MODULE: ./lib/built/match.js





/** The first is the surest. */
const ORDER = ['route', 'link', 'path'];
/** Finds the built pages that each source may have, by the source's path; sources without one are left out. */
function findCandidates(heads, sources, { repository, routeOf = () => undefined, isOwn = () => true }) {
    const pages = ofRepository(matchable(heads), repository);
    const own = [...sources].filter(isOwn);
    const linked = filesByLinks(pages, sources);
    const voted = vote([...pages.keys()], own);
    const candidates = new Map();
    for (const path of sources) {
        const found = [];
        const route = isOwn(path) ? routeOf(path) : undefined;
        const routed = route === undefined ? undefined : servedFile(route, pages);
        if (routed !== undefined)
            found.push({ file: routed, by: 'route' });
        for (const file of linked.get(path) ?? [])
            found.push({ file, by: 'link' });
        const file = voted.get(path);
        if (file !== undefined)
            found.push({ file, by: 'path' });
        if (found.length > 0)
            candidates.set(path, found);
    }
    return candidates;
}
/** A page that has less of a source's words is another's: on sites without includes none of its own has less than 0.87. */
const MIN_SHARE = 0.5;
/** Shares that differ by less say nothing, such as those of a page and of its copy in another language or version. */
const CLEARLY = 0.1;
/**
 * Chooses the built page of each source: of those that show its words the one that shows clearly more of them, else the
 * surest. Where these leave a choice there is none: no page is better than a wrong one.
 *
 * @param sharesOf the shares of a source's words that its candidates show, in their order.
 */
function chooseFiles(heads, candidates, sharesOf) {
    const claims = [];
    const unlike = new Set();
    for (const [path, found] of candidates) {
        const shares = sharesOf(path);
        const likely = found
            .map(({ file, by }, index) => ({
            path,
            file,
            by,
            share: shares[index] ?? 0,
        }))
            .filter(({ share }) => share >= MIN_SHARE);
        const claim = surest(likely, shortest);
        if (claim)
            claims.push(claim);
        else if (likely.length === 0)
            unlike.add(path);
    }
    const files = new Map();
    for (const [file, ofFile] of Map.groupBy(claims, claim => claim.file)) {
        const claim = surest(ofFile, single);
        if (claim)
            files.set(claim.path, file);
    }
    const matched = new Set(files.values());
    const others = [...matchable(heads)].filter(([file, { kind }]) => kind === 'page' && !matched.has(file));
    return { files, unlike, others: others.map(([file]) => file) };
}
/** @param choose one of several that are equally sure. */
function surest(claims, choose) {
    const most = Math.max(...claims.map(({ share }) => share));
    const best = claims.filter(({ share }) => share > most - CLEARLY);
    for (const by of ORDER) {
        const equal = best.filter(claim => claim.by === by);
        const chosen = choose(equal);
        if (chosen)
            return chosen;
    }
    return undefined;
}
/** Versions and languages without a page of their own show, and name, that of another one, which is the shortest path. */
function shortest(claims) {
    const depth = ({ file }) => file.split('/').length;
    const least = Math.min(...claims.map(depth));
    return single(claims.filter(claim => depth(claim) === least));
}
function single(all) {
    return all.length === 1 ? all[0] : undefined;
}
function matchable(heads) {
    return new Map([...heads].filter(([, { kind }]) => !UNMATCHED.includes(kind)));
}
const UNMATCHED = ['redirect', 'not-found'];
/**
 * The files of the repository that each page links to. On a site of several repositories, pages that link to another one
 * alone are left out. Where no page links to this one, as on the site of a fork or a renamed repository, none is.
 */
function ofRepository(pages, repository) {
    const isOfTheme = themeSentences([...pages.values()]);
    const all = [...pages].map(([file, { sourceLinks, linksInText = [] }]) => {
        const ofTheme = linksInText.filter(({ sentence }) => isOfTheme(sentence));
        const links = [...sourceLinks, ...ofTheme.map(({ link }) => link)];
        const paths = new Set(links.flatMap(link => pathInRepository(link, repository) ?? []));
        return { file, paths, isOther: links.length > 0 && paths.size === 0 };
    });
    const isNamed = all.some(({ paths }) => paths.size > 0);
    return new Map(all.flatMap(({ file, paths, isOther }) => isNamed && isOther ? [] : [[file, paths]]));
}
/** A sentence with a link to edit the page that most pages have is the theme's: "Found a mistake? Edit this page." */
function themeSentences(heads) {
    const counts = new Map();
    for (const { linksInText = [] } of heads)
        for (const sentence of new Set(linksInText.map(link => link.sentence)))
            counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    return sentence => counts.get(sentence) * 2 > heads.length && counts.get(sentence) > 1;
}
/** The path of a file that a link names in the repository: `docs/a.md` of `https://github.com/o/r/edit/main/docs/a.md`. */
function pathInRepository(link, repository) {
    const name = `/${repository.toLowerCase()}/`;
    const start = link.toLowerCase().indexOf(name);
    if (start < 0)
        return undefined;
    const rest = link.slice(start + name.length);
    return /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/.exec(rest)?.[1];
}
/** The pages that name each source as theirs; a page that names several says nothing. */
function filesByLinks(pages, sources) {
    const files = new Map();
    for (const [file, paths] of pages) {
        const path = single([...paths].filter(each => sources.has(each)));
        if (path !== undefined)
            files.set(path, [...(files.get(path) ?? []), file]);
    }
    return files;
}
/**
 * The address of the folder, with a slash at its end, by what most of some pages have as their own; undefined where that
 * says nothing.
 *
 * @param pages their files and addresses.
 */
function builtAddress(pages) {
    const stem = (path) => path.replace(/(?:index)?\.html$|\/$/, '');
    const named = pages.flatMap(([file, own]) => {
        const address = stem(own);
        const route = stem(addresses_routeOfFile(file))
            .split('/')
            .map(encodeURIComponent)
            .join('/');
        return address.endsWith(`/${route}`) || route === ''
            ? [
                `${address.slice(0, address.length - route.length).replace(/\/$/, '')}/`,
            ]
            : [];
    });
    for (const [address, pages] of Map.groupBy(named, each => each))
        if (pages.length * 2 > named.length)
            return address;
    return undefined;
}
/**
 * Pairs built files with sources by their paths below one folder: that under which most of them have one. Both sides are
 * spelled as generators spell addresses, and what is alike then is left out, as is what another folder has as well that
 * has half as many.
 */
function vote(files, sources) {
    const built = unique(files.map(file => [
        pathKey(file.replace(/(?:^|\/)index\.html$|\.html$/, '')),
        file,
    ]));
    const [best, ...others] = foldersByMatches(built, sources);
    if (best === undefined)
        return new Map();
    const { folder, paths } = best;
    const rivals = others.filter(each => each.paths.size * 2 >= paths.size &&
        !each.folder.startsWith(folder) &&
        !folder.startsWith(each.folder));
    const sure = [...paths].filter(([key]) => !rivals.some(each => each.paths.has(key)));
    return new Map(sure.map(([key, path]) => [path, built.get(key)]));
}
/** A single page or two may be alike by chance, such as the README of any folder and the first page of the site. */
const MIN_MATCHES = 3;
/** Folders with the sources below each that have a built file, by their keys, that with most of them first. */
function foldersByMatches(built, open) {
    const above = (path) => path.split('/').map((_, depth, parts) => parts
        .slice(0, depth)
        .map(each => `${each}/`)
        .join(''));
    return [...new Set(open.flatMap(above))]
        .flatMap(folder => {
        const below = open.filter(path => path.startsWith(folder));
        const keys = unique(below.map(path => [sourceKey(path.slice(folder.length)), path]));
        const paths = new Map([...keys].filter(([key]) => built.has(key)));
        const isMost = paths.size * 2 >= keys.size || paths.size * 2 >= built.size;
        return paths.size >= MIN_MATCHES && isMost ? [{ folder, paths }] : [];
    })
        .sort((a, b) => b.paths.size - a.paths.size);
}
function unique(entries) {
    const groups = Map.groupBy(entries, ([key]) => key);
    return new Map([...groups.values()]
        .filter(group => group.length === 1)
        .map(([entry]) => entry));
}
function sourceKey(path) {
    const stem = path
        .replace(/\.[^./]*$/, '')
        .replace(/(?:^|\/)(?:_?index|readme)$/i, '');
    return pathKey(stem);
}
/** Some generators take numbers that order files out of addresses. */
function pathKey(path) {
    return path
        .toLowerCase()
        .replace(/[\s_]+/g, '-')
        .replace(/(^|\/)\d+[-.]+(?=[^/])/g, '$1');
}
/**
 * Reads the few tags of a page that say what it is, without a tree of the page: in time that grows with its size alone.
 *
 * @param file the page's path below the folder of the site.
 */
function readBuiltHead(html, file) {
    const text = cutOut(new TextDecoder().decode(html), UNREAD);
    const bodyStart = Math.max(0, text.search(/<body[\s>]/i));
    const kind = byPath.find(([, path]) => path.test(file))?.[0] ?? 'page';
    const head = {
        kind,
        sourceLinks: [],
        words: wordsOfPage(text.slice(bodyStart)),
    };
    const links = new Set();
    const linksInText = [];
    let left = MAX_TAGS;
    /** How many elements with the theme's links the tag is in. */
    let depth = 0;
    for (const { 0: tag, 1: end, 2: part, index } of text.matchAll(TAG)) {
        if (part !== undefined) {
            depth = Math.max(0, depth + (end === '/' ? -1 : 1));
            continue;
        }
        if (!/canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i.test(tag))
            continue;
        if (--left < 0 || links.size + linksInText.length >= MAX_LINKS)
            break;
        const element = parseFragment(tag)
            .childNodes[0];
        const of = (name) => element.attrs.find(each => each.name === name)?.value ?? '';
        const url = URL.parse(of('href'));
        if (element.tagName === 'meta') {
            if (/^refresh$/i.test(of('http-equiv')) && /url\s*=/i.test(of('content')))
                head.kind = 'redirect';
            // Robots take `none` for `noindex, nofollow`.
            const isNoIndex = /^robots$/i.test(of('name')) &&
                /\b(?:noindex|none)\b/i.test(of('content'));
            if (isNoIndex && (bodyStart === 0 || index < bodyStart))
                head.isNoIndex = true;
        }
        else if (url !== null && /^https?:$/.test(url.protocol)) {
            const address = url.origin + url.pathname;
            if (of('rel') === 'canonical')
                head.canonical ??= address;
            const [words = ''] = element.tagName === 'a'
                ? text.slice(index, index + MAX_WORDS).split('</a')
                : [];
            if (!isSourceLink(of, url, words))
                continue;
            const link = percentDecoded(address);
            const sentence = element.tagName === 'a' && depth === 0
                ? sentenceAround(text, index)
                : undefined;
            if (sentence === undefined)
                links.add(link);
            else
                linksInText.push({ link, sentence });
        }
    }
    return {
        ...head,
        sourceLinks: [...links],
        ...(linksInText.length > 0 && { linksInText }),
    };
}
/** What has no links of the page, although it may look like it. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi;
/** Tags with links, and those of elements where a link is the theme's whatever is around it. */
const TAG = /<(?:(?:link|meta|a)\s[^<>]*|(\/?)(nav|header|footer|aside)(?:\s[^<>]*)?)>/gi;
const BLOCK = /<\/?(?:address|article|aside|blockquote|body|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|th|tr|ul)(?=[\s/>])[^<>]*>/gi;
/**
 * The words of the line that a link is in, if it has others than those of links. In a heading there is only the theme's.
 *
 * @param index of the link's tag.
 */
function sentenceAround(text, index) {
    const before = text.slice(Math.max(0, index - MAX_WORDS), index);
    const block = [...before.matchAll(BLOCK)].at(-1);
    if (block && /^<h[1-6]/i.test(block[0]))
        return undefined;
    const lineStart = block ? block.index + block[0].length : 0;
    const [after = ''] = text.slice(index, index + MAX_WORDS).split(BLOCK);
    const line = before.slice(lineStart) + after;
    return wordsOf(line.replace(LINK, ' ')) === '' ? undefined : wordsOf(line);
}
const LINK = /<a\s[^<>]*>(?:(?!<\/?a[\s>])[\s\S])*(?:<\/a>|$)/gi;
/** A number may be a date. */
function wordsOf(html) {
    const text = html.replace(/<[^<>]*>?/g, ' ').replace(/\d+/g, '0');
    return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
const MAX_LINKS = 8;
const MAX_WORDS = 500;
/** Each is parsed. */
const MAX_TAGS = 2000;
/**
 * Only what says by its name or words that it leads to the page's source does so.
 *
 * @param of its attribute of a name.
 * @param words the HTML in it.
 */
function isSourceLink(of, { pathname }, words) {
    if (of('rel') === 'edit' || /\/_?edit\//.test(pathname))
        return true;
    const names = ['class', 'title', 'aria-label'].map(of).join(' ');
    return (/\/(?:blob|tree|raw|src)\//.test(pathname) &&
        /edit|source(?!s)|improve/i.test(`${names} ${words.replace(/<[^<>]*>/g, '')}`));
}
/** Pages that generators make by themselves, by the names that they have. */
const byPath = (/* unused pure expression or super */ null && ([
    ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
    ['search', /(?:^|\/)search(?:\/index)?\.html$/],
    [
        'listing',
        /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/,
    ],
    ['listing', /(?:^|\/)_modules\//],
    [
        'listing',
        /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/,
    ],
]));

;// CONCATENATED MODULE: ./lib/built/index.js













/** Larger files are no pages that anyone reads. */
const MAX_PAGE_BYTES = 16_000_000;
const EMPTY = 'the built page has no text but headings';
const TOO_LONG = 'the built page took too long, or too much memory, to be read';
/** Reads a built page. Nothing in it is run. Never throws. */
function readBuilt({ file, html, source, unparsed, }, site) {
    if (unparsed)
        return { reason: TOO_LONG };
    try {
        const page = parseHtml(html);
        const root = { type: 'root', children: mainContent(page) };
        pairTabs(root);
        const text = new TextDecoder().decode(source);
        const isAuthored = toIsAuthored(text);
        const code = sourceCodeOf(text);
        placeCode(root, code);
        const random = randomNamesIn(root);
        dropChrome(root, isAuthored);
        dropTrail(root);
        flattenCode(root);
        const title = pageTitle(root, page);
        const ending = takeEnding(root, site.pageChrome, isAuthored);
        if (hasNoText(root))
            return { reason: EMPTY, isEmpty: true, ending };
        pairFootnotes(root);
        const base = find(page, each => isElement(each, 'base', 'body'));
        const resolve = toResolve({ file, base: base && property(base, 'href'), random }, site);
        rewriteContent(root, { resolve, source: code });
        const body = printContent(root);
        const address = site.addresses.get(file) ??
            (site.address && site.address + encodeFile(routeOfFile(file)));
        return {
            body,
            ...(source === undefined && { title }),
            ...(address !== undefined && { address }),
            ending,
        };
    }
    catch (error) {
        if (error instanceof UnreadableError)
            return { reason: error.message };
        const why = error instanceof Error ? error.message : String(error);
        return { reason: `the built page could not be read (${why})` };
    }
}
function packBuilt(page) {
    if (page.body === undefined)
        return page;
    const { ending, ...text } = page;
    const json = new TextEncoder().encode(JSON.stringify(text));
    return { json, digest: digestOf(json), ending };
}
/** The places whose names look random, and are not of headings, terms or an author's own mark: each build may change them. */
function randomNamesIn(root) {
    return [...elementsIn(root)].flatMap(each => {
        const name = property(each, 'id');
        if (name === undefined || !RANDOM.test(name))
            return [];
        return PLACES.test(each.tagName) ||
            beginsWithHeading(each) ||
            each.children.length === 0
            ? []
            : [name];
    });
}
const PLACES = /^(?:h[1-6]|dt|a|span)$/;
const RANDOM = /\d{5}|(?<![a-z\d])(?=[a-z\d]{5})[a-z\d]*\d[a-z]/i;
function beginsWithHeading(node) {
    return /^h[1-6]$/.test(node.children.find(each => isElement(each))?.tagName ?? '');
}
function pageTitle(content, page) {
    const isTitle = (each) => isElement(each, 'h1') && hasWords(textIn(each));
    const title = find(content, isTitle) ?? find(page, each => isElement(each, 'title'));
    return title ? textIn(title).replace(/\s+/g, ' ').trim() : '';
}
/** Whether there is nothing to read but headings. */
function hasNoText(parent) {
    return !parent.children.some(node => {
        if (!isElement(node))
            return hasWords(textIn(node));
        return (!/^h[1-6]$/.test(node.tagName) &&
            (isElement(node, 'img', 'math') || !hasNoText(node)));
    });
}

// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/target.js
var target = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/generators/index.js
var generators = __webpack_require__(4478);
// EXTERNAL MODULE: ./lib/inputs/index.js
var inputs = __webpack_require__(9637);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/snapshot/in-order.js
/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000;
/** Applies `work` to each value, at most `ahead` at a time, and yields the results in the order of the values. */
async function* mapInOrder(values, ahead, sizeOf, work) {
    const started = [];
    let bytes = 0;
    let index = 0;
    for await (const value of values) {
        const size = sizeOf(value);
        while (started.length > 0 &&
            (started.length >= ahead || bytes + size > MAX_BYTES_AHEAD)) {
            const first = started.shift();
            yield await first.result;
            bytes -= first.size;
        }
        const result = work(value, index++);
        // It is awaited further down; until then a failure must not count as unhandled.
        result.catch(() => { });
        started.push({ result, size });
        bytes += size;
    }
    for (const { result } of started)
        yield await result;
}

// EXTERNAL MODULE: ./lib/snapshot/texts.js
var snapshot_texts = __webpack_require__(4472);
;// CONCATENATED MODULE: ./lib/snapshot/built.js











/**
 * Makes the texts of all built pages. Where the last success made them of the same files, its record has their digests,
 * and they are made only if the plan then has something to push.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
async function readBuiltSites(html, deps) {
    const sources = await readSources(html, deps);
    const folders = await listFolders(sources, deps);
    const settings = settingsDigest(sources, folders, deps);
    const recorded = (await deps.lastSuccess())?.generated;
    const pages = folders.flatMap(folder => folder.pages);
    if (await isAsRecorded(recorded?.built, settings, pages, deps.disk))
        return toRecordedTexts(recorded, sources, deps.disk, () => makeTexts(folders, sources, deps));
    const { texts, lines, pageDigests } = await makeTexts(folders, sources, deps);
    const { digests, isFinal } = texts;
    return {
        digests,
        inputsDigests: isFinal ? inputsDigestsOf(settings, pageDigests) : undefined,
        make: async () => { },
        keptAt: toKeptAt(digests, deps.disk),
        lines,
    };
}
/** The texts that an earlier run has recorded, which are made only when they are needed. */
function toRecordedTexts(recorded, { tree, html }, disk, makeAll) {
    const tracked = new Set(tree.map(({ path }) => path));
    const digests = new Map();
    for (const [path, digest] of (0,journal_digests/* unpackDigests */.Ks)(recorded.digests))
        if (html.has(path) || tracked.has(path))
            digests.set(path, digest);
    let made;
    return {
        digests,
        inputsDigests: recorded.built,
        async make() {
            made ??= makeAll();
            await made;
        },
        keptAt: toKeptAt(digests, disk),
        lines: [
            `The built pages and their sources are those of an earlier run: ${digests.size} pages are as they were`,
        ],
    };
}
async function readSources(html, { inputs, repository, takeSnapshot }) {
    const tree = await repository.tree(repository.head);
    const snapshot = await takeSnapshot(repository.head, inputs);
    const pages = new Set();
    for (const { path } of snapshot.pages.values())
        pages.add(path);
    return { tree, snapshot, pages, html };
}
/** Lists the folders of the input `built-site`, and that of all other HTML that `generated` names. */
async function listFolders({ tree, html }, deps) {
    const { builtSite } = deps.inputs;
    const folders = [];
    for (const name of new Set(builtSite.map(line => line.folder))) {
        const sources = tree.filter(entry => isMarkdown(entry) &&
            builtFoldersOf(entry.path, builtSite).includes(name));
        folders.push(await listFolder(name, sources, html, deps.disk));
    }
    const others = [...html].filter(path => !builtSite.some(line => isInFolder(path, line.folder)));
    if (others.length > 0)
        folders.push(await listFolder(commonFolder(others), undefined, html, deps.disk));
    return folders;
}
/** The digest of all that texts depend on besides the built pages. */
function settingsDigest({ tree, snapshot, pages, html }, folders, { inputs, repositoryName }) {
    const { builtSite, siteUrls, files, generator } = inputs;
    const sourceOids = tree.map(entry => [
        entry.path,
        isMarkdown(entry) ? entry.oid : '',
    ]);
    const settings = [
        [document_document/* normaliserVersion */.h, repositoryName, builtSite, siteUrls, files, generator],
        [
            [...html],
            [...pages],
            (0,generators/* describeSites */._k)(snapshot.sites),
            folders.map(folder => [...folder.files]),
        ],
        sourceOids,
    ];
    return (0,journal_digests/* digestOf */.ol)(JSON.stringify(settings));
}
/** A site that was built again mostly differs in any of its pages. */
const FIRST_PAGES = 20;
/** Digests of what texts depend on besides the built pages, of the first of these, and of all. */
function inputsDigestsOf(settings, pageDigests) {
    const first = (0,journal_digests/* digestOf */.ol)(pageDigests.slice(0, FIRST_PAGES).join(' '));
    return [settings, first, (0,journal_digests/* digestOf */.ol)(pageDigests.join(' '))].join(' ');
}
/** Compares with the record of an earlier run, and reads pages only as long as nothing differs. */
async function isAsRecorded(record, settings, pages, disk) {
    if (!record?.startsWith(settings))
        return false;
    const digestsOf = async (paths) => {
        const files = await disk.look(paths, MAX_PAGE_BYTES);
        return files.map(file => file.digest);
    };
    const first = await digestsOf(pages.slice(0, FIRST_PAGES));
    const [, firstRecorded] = record.split(' ');
    if ((0,journal_digests/* digestOf */.ol)(first.join(' ')) !== firstRecorded)
        return false;
    const others = await digestsOf(pages.slice(FIRST_PAGES));
    return inputsDigestsOf(settings, [...first, ...others]) === record;
}
function toKeptAt(digests, disk) {
    const all = new Set(digests.values());
    return async (digest) => (all.has(digest) ? disk.keptAt(digest) : undefined);
}
/** Makes the texts of all folders, with lines for the log and the digests of all built pages. */
async function makeTexts(folders, { tree, snapshot, pages, html }, deps) {
    const paths = tree.filter(isMarkdown).map(({ path }) => path);
    const found = await deps.placesOf(snapshot, paths);
    const places = new Map(paths.map((path, index) => [path, found[index]]));
    const textDeps = { ...deps, html, pages, places };
    const texts = new snapshot_texts/* KeptTexts */.l(deps.disk);
    const lines = [];
    const pageDigests = [];
    for (const listed of folders) {
        const { heads, digests } = await readHeads(listed, deps);
        pageDigests.push(...digests);
        const folder = { ...listed, heads };
        const match = await matchSources(folder, textDeps);
        const site = siteOf(folder, match, textDeps);
        const pageChrome = await findPageChrome(folder, match, site, textDeps);
        const withEndings = { ...site, pageChrome };
        const result = await makeBodies(folder, match, withEndings, textDeps, texts);
        if (listed.sources)
            lines.push(lineOf(listed.name, heads.size, result));
    }
    return { texts, lines, pageDigests };
}
const isInFolder = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
function isMarkdown({ path, kind }) {
    return (kind === 'file' &&
        patterns/* pageExtensions */.En.some(extension => path.endsWith(extension)));
}
/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function builtFoldersOf(path, builtSite) {
    const lines = builtSite.filter(({ source }) => path.startsWith(source));
    const innermost = Math.max(...lines.map(({ source }) => source.length));
    return lines
        .filter(({ source }) => source.length === innermost)
        .map(({ folder }) => folder);
}
/** The innermost folder that all of them are in; `''` for the root. */
function commonFolder(paths) {
    let folder = external_node_path_.posix.dirname(paths[0] ?? '');
    while (folder !== '.' && !paths.every(path => isInFolder(path, folder)))
        folder = external_node_path_.posix.dirname(folder);
    return folder === '.' ? '' : folder;
}
/** @throws InputError when the folder has no HTML. */
async function listFolder(name, sources, html, disk) {
    // In the folder's own path nothing is a pattern.
    const pattern = name === '' ? '*' : `${name.replace(/[[?*]/g, '[$&]')}/**`;
    const files = await disk.list([pattern], 'built-site');
    const pages = files.filter(path => /\.html?$/i.test(path) && (sources || html.has(path)));
    if (pages.length === 0)
        throw new inputs/* InputError */.dz(`built-site: the workspace has no HTML in the folder "${(0,lib_text/* sanitizeForLog */.F0)(name)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`, 'built-site');
    return {
        name,
        sources,
        files: new Set(files.map(path => external_node_path_.posix.relative(name, path))),
        pages,
    };
}
/** Reads the heads of a folder's pages on the threads, with the digests of their files. */
async function readHeads({ name, pages }, { workspace, builtPages }) {
    const reader = builtPages.openBuiltSite(workspace);
    const readHead = async (path) => {
        const file = external_node_path_.posix.relative(name, path);
        return { file, result: await reader.readHead({ file, path }) };
    };
    const heads = new Map();
    const digests = [];
    for await (const { file, result } of mapInOrder(pages, builtPages.ahead, () => 0, readHead)) {
        heads.set(file, result.head ?? built_UNREAD);
        digests.push(result.digest ?? '');
    }
    return { heads, digests };
}
const built_UNREAD = {
    kind: 'page',
    sourceLinks: [],
    words: new Uint32Array(),
};
/** Finds the built page of each source. */
async function matchSources(folder, deps) {
    const { builtPages, places, repository, repositoryName, workspace } = deps;
    const { heads, sources = [] } = folder;
    const oids = new Map(sources.map(entry => [entry.path, entry.oid]));
    const candidates = findCandidates(heads, new Set(oids.keys()), {
        repository: repositoryName,
        routeOf: path => places.get(path)?.route,
        isOwn: toIsOwn(folder, places),
    });
    const sourcesWithPages = [...candidates].map(([path, found]) => ({
        path,
        oid: oids.get(path),
        pages: found.map(({ file }) => heads.get(file).words),
    }));
    const shares = new Map();
    const reader = builtPages.openBuiltSite(workspace);
    const compare = async ({ value, source, }) => {
        const { path, pages } = value;
        // A source that cannot be read says nothing against its page.
        const found = source
            ? await reader.compareWords({ source, pages })
            : pages.map(() => 1);
        return { path, found };
    };
    const compared = mapInOrder(withSources(sourcesWithPages, repository), builtPages.ahead, sourceSize, compare);
    for await (const { path, found } of compared)
        shares.set(path, found);
    return chooseFiles(heads, candidates, path => shares.get(path) ?? []);
}
/** Whether a source may be on the folder's site: of several sites a folder is that of the innermost one that it is in. */
function toIsOwn({ name, sources = [] }, places) {
    const siteFolderOf = (path) => places.get(path)?.siteFolder;
    let innermost;
    for (const { path } of sources) {
        const siteFolder = siteFolderOf(path);
        if (siteFolder === undefined || !`${name}/`.startsWith(siteFolder))
            continue;
        if (innermost === undefined || siteFolder.length > innermost.length)
            innermost = siteFolder;
    }
    return path => {
        const own = siteFolderOf(path);
        return own === undefined || innermost === undefined || own === innermost;
    };
}
/** The facts that all pages of a folder have in common, but for what most of them end with. */
function siteOf(folder, match, { inputs, places }) {
    const addresses = new Map();
    for (const [path, file] of match.files) {
        const address = places.get(path)?.address ?? (0,target/* siteUrlOf */.Yg)(path, inputs.siteUrls);
        if (address !== undefined)
            addresses.set(file, address);
    }
    const canonicals = [];
    for (const [file, { canonical }] of folder.heads)
        if (canonical)
            canonicals.push([file, canonical]);
    const byInput = inputs.siteUrls.find(({ prefix }) => prefix === `${folder.name}/`)?.url;
    const address = byInput ?? builtAddress(canonicals) ?? builtAddress([...addresses]);
    return { files: folder.files, address, addresses, pageChrome: new Set() };
}
/** Enough to know what most pages end with. */
const SAMPLE = 50;
/** Finds the blocks that most pages end with, from some of the pages: the same ones whatever others come and go. */
async function findPageChrome(folder, match, site, deps) {
    const oids = new Map(folder.sources?.map(entry => [entry.path, entry.oid]));
    const oidByFile = new Map([...match.files].map(([path, file]) => [file, oids.get(path)]));
    const files = [...folder.heads]
        .filter(([, { kind }]) => kind === 'page')
        .map(([file]) => file);
    const order = new Map(files.map(file => [file, (0,journal_digests/* digestOf */.ol)(file)]));
    const sample = files
        .sort((a, b) => (order.get(a) < order.get(b) ? -1 : 1))
        .slice(0, SAMPLE)
        .map((file) => ({
        file,
        path: external_node_path_.posix.join(folder.name, file),
        oid: oidByFile.get(file),
    }));
    const endings = [];
    for await (const { page } of readPages(sample, folder, site, deps))
        if (page.ending)
            endings.push(page.ending);
    return trailingRun(endings);
}
/** Makes the body of each page that is pushed, or keeps why it has none. */
async function makeBodies(folder, match, site, deps, texts) {
    const wanted = folder.sources?.filter(({ path }) => deps.pages.has(path)) ?? [];
    const missing = [];
    const files = [];
    const isExpected = toIsExpected(folder, match, deps);
    for (const { path, oid } of wanted) {
        const file = match.files.get(path);
        if (file !== undefined)
            files.push({ path, file, oid });
        else if (match.unlike.has(path))
            missing.push([path, 'its built page shows other words']);
        else if (isExpected(path))
            missing.push([path, 'no built page shows it']);
    }
    for (const file of match.others) {
        const path = external_node_path_.posix.join(folder.name, file);
        if (!deps.html.has(path))
            continue;
        if (folder.heads.get(file)?.isNoIndex)
            await texts.addReason(path, snapshot_texts/* hiddenTexts */.x.noIndex);
        else
            files.push({ path, file, oid: undefined });
    }
    let made = 0;
    for await (const { file, page } of readPages(files, folder, site, deps)) {
        const { path, oid } = file;
        if (page.json) {
            await texts.addBody(path, page);
            if (oid !== undefined)
                made++;
            continue;
        }
        if (!page.isEmpty)
            texts.isFinal = false;
        if (oid !== undefined)
            missing.push([path, page.reason]);
        else if (page.isEmpty)
            await texts.addReason(path, snapshot_texts/* hiddenTexts */.x.empty);
        // What is there and cannot be read fails by name; it must not leave search.
        else
            await texts.addReason(path, { reason: page.reason });
    }
    for (const [path, reason] of missing)
        await texts.addReason(path, { reason });
    return { wanted: wanted.length, made, missing };
}
/** The line of the log about a folder. */
function lineOf(name, builtPages, { wanted, made, missing }) {
    const line = `Built site ${(0,lib_text/* sanitizeForLog */.F0)(name)}: ${made} of ${wanted} pages made from ${builtPages} built pages`;
    const [first] = missing;
    if (!first)
        return line;
    const [path, reason] = first;
    return `${line}; ${missing.length} made from their sources, such as ${(0,lib_text/* sanitizeForLog */.F0)(path)} (${(0,lib_text/* sanitizeForLog */.F0)(reason)})`;
}
/**
 * Which sources should have a built page: all that the user names, and pages by the rules of the generator; without one,
 * what is in the folder that all with a built page are in. Others are READMEs and examples.
 */
function toIsExpected(folder, { files }, { inputs, places }) {
    const isNamed = inputs.builtSite.some(line => line.folder === folder.name && line.source !== '');
    if (isNamed || files.size === 0)
        return () => true;
    const common = commonFolder([...files.keys()]);
    const isOwn = toIsOwn(folder, places);
    return path => {
        const site = places.get(path);
        if (site === undefined)
            return isInFolder(path, common);
        return isOwn(path) && site.route !== undefined;
    };
}
/** Reads built pages on the threads, each with its source, in their order. */
function readPages(files, folder, site, { builtPages, repository, workspace }) {
    const reader = builtPages.openBuiltSite(workspace, site);
    const read = async ({ value: file, source }) => {
        const path = external_node_path_.posix.join(folder.name, file.file);
        const job = { file: file.file, path };
        const page = await reader.readPage(source ? { ...job, source } : job);
        return { file, page };
    };
    return mapInOrder(withSources(files, repository), builtPages.ahead, sourceSize, read);
}
const sourceSize = ({ source }) => source?.length ?? 0;
/** Reads the sources of what has one, in order. */
async function* withSources(values, repository) {
    const oids = values.flatMap(({ oid = [] }) => oid);
    const blobs = repository.blobs(oids, MAX_PAGE_BYTES);
    try {
        for (const value of values) {
            const source = value.oid === undefined ? undefined : (await blobs.next()).value?.bytes;
            yield { value, source };
        }
    }
    finally {
        // Otherwise git would wait for more, and the process for git.
        await blobs.return(undefined);
    }
}


/***/ })

};
