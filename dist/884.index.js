export const id = 884;
export const ids = [884];
export const modules = {

/***/ 3884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fromMdx: () => (/* binding */ fromMdx)
});

// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
// EXTERNAL MODULE: ./lib/document/walk.js
var walk = __webpack_require__(9024);
;// CONCATENATED MODULE: ./lib/document/mdx/escape.js
/** Text as inline Markdown on one line that shows just that text, wherever it is put. */
function escaped(text) {
    const inline = inlineEscaped(text);
    const at = blockStartOf(inline);
    return at === undefined ? inline : `${inline.slice(0, at)}\\${inline.slice(at)}`;
}
function inlineEscaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
// What at the start of a line begins a block other than a paragraph, or underlines a heading; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|[-=]+[ \t]*$))/;
/** Where a backslash keeps a line from beginning a block; undefined where none is needed. */
function blockStartOf(line) {
    const match = blockStart.exec(line);
    return match ? (match[1]?.length ?? 0) : undefined;
}
/** Several lines of a literal, which stand for themselves as nothing but code does. */
function fenced(text) {
    const runs = text.match(/`{3,}/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)));
    return `${fence}\n${text.replace(/^\n+/, '').trimEnd()}\n${fence}`;
}

;// CONCATENATED MODULE: ./lib/document/mdx/names.js
/** Elements of HTML that stand on lines of their own, so that what is around them is no part of their text. */
const blocks = new Set(`address article aside blockquote body button caption center col colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup option p
  pre search section select summary table tbody td tfoot th thead title tr ul video`.split(/\s+/));
/** Elements of HTML inside a line that say something which Markdown has no other way to say. */
const meaningful = new Set('abbr b br cite code del dfn em i ins kbd mark q s samp strong sub sup u var'.split(' '));
const spans = new Set([...meaningful, ...'a bdi bdo data font label small span time wbr'.split(' ')]);
function isBlockName(name) {
    return blocks.has(name);
}
/** Whether an element's tags stay, without their attributes. */
function isMeaningfulName(name) {
    return meaningful.has(name);
}
function isSpanName(name) {
    return spans.has(name);
}
/** Lower-case names are those of HTML; a fragment has none. */
function isComponentName(name) {
    return name === null || !/^[a-z][^.]*$/.test(name);
}

;// CONCATENATED MODULE: ./lib/document/mdx/literal.js

/**
 * The text that an expression comes to without any data: that of a string, a number, a template without substitutions
 * or JSX of such. Undefined for all others, and for a comment.
 */
function literalText(program) {
    const [statement, ...others] = program?.body ?? [];
    if (statement?.type !== 'ExpressionStatement' || others.length > 0)
        return undefined;
    return textOf(statement.expression);
}
function textOf(expression) {
    switch (expression.type) {
        case 'TemplateLiteral':
            return expression.expressions.length === 0
                ? (expression.quasis[0]?.value.cooked ?? undefined)
                : undefined;
        case 'Identifier':
            return expression.name === 'Infinity' ? expression.name : undefined;
        case 'Literal':
            return ['string', 'number'].includes(typeof expression.value) ? String(expression.value) : undefined;
        case 'JSXElement':
        case 'JSXFragment':
            return jsxText(expression).replace(/\s+/g, ' ').trim();
        default:
            return undefined;
    }
}
function jsxText(node) {
    const name = node.type === 'JSXElement' && node.openingElement.name;
    const isSpan = name && name.type === 'JSXIdentifier' && isSpanName(name.name);
    const inside = node.children.map(child => {
        if (child.type === 'JSXText')
            return child.value;
        if (child.type === 'JSXElement' || child.type === 'JSXFragment')
            return jsxText(child);
        if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression')
            return '';
        return textOf(child.expression) ?? '';
    });
    return isSpan ? inside.join('') : ` ${inside.join('')} `;
}

;// CONCATENATED MODULE: ./lib/document/mdx/element.js


/** The props that readers see: above what is inside, in this order, or below it. */
const titleProps = ['title', 'label', 'summary'];
const captionProps = ['alt', 'caption'];
function isElement(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
function isExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
/** What an expression puts into the page; none where it takes data. */
function expressionText(node) {
    return literalText(node.data?.estree);
}
/** The text of a prop, trimmed; empty without one. */
function prop(element, name) {
    const found = element.attributes.findLast(each => each.type === 'mdxJsxAttribute' && each.name === name);
    if (found?.type !== 'mdxJsxAttribute' || !found.value)
        return '';
    const text = typeof found.value === 'string' ? found.value : literalText(found.value.data?.estree);
    return (text ?? '').trim();
}
/** Inside a line the children are what leads to the element's target; elsewhere its title is. */
function shownOf(element, isInline) {
    const isEmpty = element.children.length === 0;
    const [src, alt] = [prop(element, 'src'), prop(element, 'alt')];
    const href = prop(element, 'href') || prop(element, 'to') || (isEmpty ? src : '');
    const isImage = isEmpty && src !== '' && (element.name === 'img' || alt !== '');
    const titles = titleProps.map(name => prop(element, name)).filter(Boolean);
    const captions = captionProps.map(name => (isImage && name === 'alt' ? '' : prop(element, name)));
    const leads = !isImage && href !== '' && (isEmpty || !isInline) ? titles.shift() : undefined;
    return {
        self: isImage ? `!${element_link(alt, src)}` : leads === undefined ? '' : element_link(leads, href),
        titles: titles.map(escaped),
        captions: captions.filter(Boolean).map(escaped),
        href: isEmpty || leads !== undefined ? '' : href,
    };
}
function element_link(text, url) {
    return `[${escaped(text)}](${destination(url)})`;
}
/** A URL between the parentheses of a link. */
function destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    return /[\s()]/.test(plain) ? `<${plain}>` : plain;
}

;// CONCATENATED MODULE: ./lib/document/mdx/imports.js


/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
function resolveImages(tree) {
    const paths = importedPaths(tree);
    if (paths.size === 0)
        return;
    (0,walk/* walk */.G)(tree, node => {
        if (node.type === 'root' || !isElement(node))
            return;
        for (const attribute of node.attributes) {
            if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src')
                continue;
            const { value } = attribute;
            const path = typeof value === 'object' && value ? paths.get(value.value.trim()) : undefined;
            if (path !== undefined)
                attribute.value = path;
        }
    });
}
// Only relative ones say where the file is.
function importedPaths({ children }) {
    const paths = new Map();
    for (const node of children) {
        const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
        for (const statement of statements) {
            if (statement.type !== 'ImportDeclaration')
                continue;
            const path = String(statement.source.value);
            const [specifier] = statement.specifiers;
            if (/^\.\.?\//.test(path) && specifier?.type === 'ImportDefaultSpecifier')
                paths.set(specifier.local.name, path);
        }
    }
    return paths;
}

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 40 modules
var lib = __webpack_require__(2738);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 10 modules
var mdast_util_mdx_lib = __webpack_require__(1925);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 14 modules
var micromark_extension_mdxjs = __webpack_require__(5295);
// EXTERNAL MODULE: ./lib/document/gfm.js
var gfm = __webpack_require__(8341);
;// CONCATENATED MODULE: ./lib/document/mdx/masked.js

/** The text with as many other characters where MDX would stumble on a heading's `{#id}` or a comment of HTML. */
function masked(text) {
    const ids = [...text.matchAll(/^( {0,3}#{1,6}[ \t].*)\{(#[\w.:-]+)\}(?=[ \t]*$)/gm)].map(match => ({
        start: match.index,
        end: match.index + match[0].length,
        replacement: `${match[1]}(${match[2]})`,
    }));
    return (0,splice/* splice */.V)((0,splice/* splice */.V)(text, ids), comments(text));
}
// What looks like a comment over a fence is two pieces of code.
function comments(text) {
    const found = [];
    for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', start + 4)) {
        const end = text.indexOf('-->', start) + 3;
        if (end < 3)
            break;
        const comment = text.slice(start, end);
        if (!/`|~~~/.test(comment))
            found.push({ start, end, replacement: comment.replace(/[^\n]/g, ' ') });
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/document/mdx/parse.js





let options;
/**
 * The tree of an MDX page. Of what is not MDX, the `{#id}` of a heading and HTML comments are let through, as
 * Docusaurus does.
 *
 * @throws VFileMessage where the text is not MDX.
 */
function parseMdx(text) {
    // Made on first use: few repositories have such pages.
    options ??= mdx();
    try {
        return (0,lib/* fromMarkdown */.Y)(text, options);
    }
    catch (error) {
        const other = masked(text);
        if (other === text || error instanceof RangeError)
            throw error;
        return (0,lib/* fromMarkdown */.Y)(other, options);
    }
}
function mdx() {
    return {
        extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)(), ...(0,gfm/* gfmExtensions */.t)()],
        mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)(), ...(0,gfm/* gfmFromMarkdown */.C)()],
    };
}

;// CONCATENATED MODULE: ./lib/document/mdx/lines.js
/** The lines of a text, and where in each the content of a container begins. */
class Lines {
    text;
    #starts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            this.#starts.push(at + 1);
    }
    /** The number of the line that an offset is on, from 0. */
    lineOf(offset) {
        let [low, high] = [0, this.#starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.startOf(middle) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    startOf(line) {
        return this.#starts[line] ?? this.text.length;
    }
    endOf(line) {
        return line + 1 < this.#starts.length ? this.startOf(line + 1) - 1 : this.text.length;
    }
    /** The indentation behind as many blockquote markers; undefined on a line that goes without them. */
    indent(line, quotes) {
        let start = this.startOf(line);
        for (let quote = 0; quote < quotes; quote++) {
            const marker = this.#blanksEnd(start);
            if (this.text[marker] !== '>')
                return undefined;
            // One blank after the marker belongs to it.
            start = /[ \t]/.test(this.text[marker + 1] ?? '') ? marker + 2 : marker + 1;
        }
        const end = this.#blanksEnd(start);
        return { start, end, width: widthOf(this.text.slice(start, end)) };
    }
    #blanksEnd(from) {
        let end = from;
        while (this.text[end] === ' ' || this.text[end] === '\t')
            end++;
        return end;
    }
}
/** Columns that blanks take, with tab stops of 4. */
function widthOf(blanks) {
    let width = 0;
    for (const blank of blanks)
        width += blank === '\t' ? 4 - (width % 4) : 1;
    return width;
}
/** Blanks less some columns from their start; the rest stays as it is written. */
function outdented(blanks, columns) {
    let [at, width] = [0, 0];
    while (width < columns && at < blanks.length) {
        width += blanks[at] === '\t' ? 4 - (width % 4) : 1;
        at++;
    }
    return ' '.repeat(Math.max(0, width - columns)) + blanks.slice(at);
}

;// CONCATENATED MODULE: ./lib/document/mdx/places.js

/** From places in a text that edits were put into to those in its source: what an edit put in has the edit's place. */
function placesOf(source, text, edits) {
    const [from, to] = [new Lines(text), new Lines(source)];
    const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    return ({ line, column }) => {
        const offset = sourceOffset(from.startOf(line - 1) + column - 1, ordered);
        const at = to.lineOf(offset);
        return { line: at + 1, column: offset - to.startOf(at) + 1 };
    };
}
// Goes through the edits as `splice` does.
function sourceOffset(offset, ordered) {
    let [at, grown] = [0, 0];
    for (const { start, end, replacement } of ordered) {
        if (start < at)
            continue;
        if (offset < start + grown)
            break;
        if (offset < start + grown + replacement.length)
            return start;
        grown += replacement.length - (end - start);
        at = end;
    }
    return offset - grown;
}

// EXTERNAL MODULE: ./lib/document/place.js
var place = __webpack_require__(310);
;// CONCATENATED MODULE: ./lib/document/mdx/unended.js





/** More are not tried, and no longer texts: each is one more parse of it all, only for a place. */
const MAX_CANDIDATES = 3;
const MAX_LENGTH = 64 * 1024;
/** Where the comment begins that takes its expression to the end of the text, if there is one. */
function unendedComment(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const from = text.lastIndexOf('*/') + 1;
    const candidates = [...text.slice(from).matchAll(/\{\s*\/\*/g)].map(({ index }) => from + index);
    const at = candidates.slice(0, MAX_CANDIDATES).find(each => unended_isExpression(text, each));
    return at === undefined ? undefined : (0,place/* placeAt */.B)(text, at);
}
/** Whether a brace begins an expression, rather than being a character of code. */
function unended_isExpression(text, at) {
    let found = false;
    const enter = ({ start }) => {
        found ||= start.offset === at;
    };
    // Elements that are not closed are no matter: only what begins is looked at.
    const options = {
        extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)(), ...(0,gfm/* gfmExtensions */.t)()],
        mdastExtensions: [{ enter: { mdxFlowExpression: enter, mdxTextExpression: enter } }],
    };
    // What follows may be the end of code.
    const after = text.slice(at + 1).replace(/[{}<]/g, ' ');
    try {
        (0,lib/* fromMarkdown */.Y)(`${masked(text.slice(0, at))}{}${after}`, options);
    }
    catch {
        return false;
    }
    return found;
}

// EXTERNAL MODULE: ./lib/document/comments.js
var document_comments = __webpack_require__(5403);
;// CONCATENATED MODULE: ./lib/document/mdx/gaps.js

/**
 * The edits between the pieces of a container where something goes: one blank line in its place, or the paragraphs
 * that stand for it. `moved` are the pieces before which there was such a gap.
 */
function gapEdits(parts, inside, lines) {
    const edits = [];
    const moved = new Set();
    let before;
    let cuts = [];
    for (const part of [...parts, undefined]) {
        if (part?.kind === 'cut') {
            cuts.push(part);
            continue;
        }
        if (cuts.length > 0) {
            edits.push(...gap(before, cuts, part, inside, lines));
            if (part)
                moved.add(part);
        }
        before = part;
        cuts = [];
    }
    return { edits, moved };
}
function gap(before, cuts, after, inside, lines) {
    const [first, last] = [cuts[0], cuts.at(-1)];
    const separator = `\n${inside.prefix.trimEnd()}\n${inside.prefix}`;
    const edits = [];
    let at = before?.end ?? lineStart(first.start, inside, lines);
    let text = before?.tail ?? '';
    let isFirst = before === undefined;
    const paragraph = (content) => {
        text += (isFirst ? '' : separator) + content;
        isFirst = false;
    };
    // Two lists that an element kept apart would be one.
    if (before?.block?.type === 'list' && after?.block?.type === 'list' && cuts.every(isEmpty))
        paragraph(document_comments/* marker */.xL);
    for (const { start, texts } of cuts) {
        if (texts.length === 0)
            continue;
        // Up to here in an edit of its own, so that what is said of the text names this place.
        if (start > at)
            edits.push({ start: at, end: start, replacement: text });
        if (start > at)
            [at, text] = [start, ''];
        for (const each of texts)
            paragraph(each.replaceAll('\n', `\n${inside.prefix}`));
    }
    if (after && isFirst && inside.prefix !== '' && isRule(after, lines))
        text += `\n${inside.prefix}`;
    else if (after)
        paragraph(after.lead);
    return [...edits, { start: at, end: after?.start ?? last.end, replacement: text }];
}
// After the marker of a list item, `- ---` is no item any more.
function isRule({ start, end }, { text }) {
    return /^[-*_\s]+$/.test(text.slice(start, end));
}
function isEmpty({ texts }) {
    return texts.length === 0;
}
// What the container begins with goes with the blanks before it, so that they indent nothing else.
function lineStart(start, { quotes, prefix }, lines) {
    const indent = lines.indent(lines.lineOf(start), quotes);
    return indent?.end === start && prefix.trimEnd().endsWith('>') === prefix.length > 0 ? indent.start : start;
}

;// CONCATENATED MODULE: ./lib/document/mdx/indents.js

/**
 * The indentation of each line. MDX takes any as it comes, Markdown takes four columns for code: so a block inside
 * elements moves to where its container's content begins, and all its lines with it.
 */
class Indents {
    #lines;
    // The innermost block that a line belongs to speaks last.
    #widths = new Map();
    constructor(lines) {
        this.#lines = lines;
    }
    columnOf(offset, quotes) {
        const indent = this.#lines.indent(this.#lines.lineOf(offset), quotes);
        return indent ? widthOf(this.#lines.text.slice(indent.start, offset)) : 0;
    }
    /** Moves a block to its place, and answers the column of that. One that is `isMoved` begins there already. */
    place({ start, end }, kind, isMoved, isInside, inside) {
        const [first, last] = [this.#lines.lineOf(start), this.#lines.lineOf(end)];
        const column = this.columnOf(start, inside.quotes);
        const beyond = column - inside.source;
        const target = isInside || beyond < 0 || beyond > 3 ? inside.target : inside.target + beyond;
        const indent = this.#lines.indent(first, inside.quotes);
        if (!isMoved && indent?.end === start)
            this.#set(first, target, inside);
        for (let line = first + 1; line <= last; line++)
            this.#shift(line, column - target, isLoose(kind, isInside) || (kind === 'code' && line < last), inside);
        return target;
    }
    edits() {
        return [...this.#widths].flatMap(([quotes, widths]) => [...widths].flatMap(([line, width]) => this.#edit(line, quotes, width)));
    }
    #shift(line, columns, mayBeDeep, inside) {
        const { quotes, target } = inside;
        const indent = this.#lines.indent(line, quotes);
        if (!indent)
            return;
        const width = Math.max(Math.min(indent.width, target), indent.width - columns);
        this.#set(line, width - target > 3 && !mayBeDeep ? target : width, inside);
    }
    #set(line, width, { quotes, target }) {
        const widths = this.#widths.get(quotes) ?? new Map();
        this.#widths.set(quotes, widths.set(line, { width, container: Math.min(width, target) }));
    }
    #edit(line, quotes, { width, container }) {
        const indent = this.#lines.indent(line, quotes);
        if (!indent || indent.width <= width)
            return [];
        // The container's part in spaces, so that a tab of the block's own is as wide as it was.
        const own = outdented(this.#lines.text.slice(indent.start, indent.end), indent.width - width + container);
        return [{ start: indent.start, end: indent.end, replacement: ' '.repeat(container) + own }];
    }
}
// Lines of a paragraph may stand anywhere; those of lists and quotes belong to what is in them.
function isLoose(kind, isInside) {
    return kind === 'listItem' || kind === 'footnoteDefinition' || (kind === 'paragraph' && !isInside);
}

;// CONCATENATED MODULE: ./lib/document/mdx/joints.js

/**
 * Puts an empty comment where a tag kept Markdown apart that would mean something else together: a tag is punctuation,
 * and what emphasis is depends on that (CommonMark, "left-flanking delimiter run").
 */
function withJoints(edits, source) {
    return edits.map(edit => {
        const { start, end, replacement } = edit;
        if (start === end)
            return edit;
        const before = /[\p{L}\p{N}][*_~]+$/u.test(source.slice(Math.max(0, start - 5), start));
        const after = /^[*_~]+[\p{L}\p{N}]/u.test(source.slice(end, end + 5));
        if (replacement === '')
            return before || after || joins(source, edit) ? { ...edit, replacement: document_comments/* marker */.xL } : edit;
        const [lead, tail] = [before && isText(replacement.at(0)), after && isText(replacement.at(-1))];
        return { ...edit, replacement: (lead ? document_comments/* marker */.xL : '') + replacement + (tail ? document_comments/* marker */.xL : '') };
    });
}
// Two runs of marks that would be one, and brackets that would be a link or an image.
function joins(source, { start, end }) {
    const around = (source[start - 1] ?? '') + (source[end] ?? '');
    return /^(?:``|\*\*|__|~~|\][([:]|!\[)$/.test(around);
}
function isText(character) {
    return character !== undefined && /[\p{L}\p{N}\s]/u.test(character);
}

;// CONCATENATED MODULE: ./lib/document/mdx/line-starts.js


/**
 * The edits of a block, with what lines need that a tag was at the start of: the blanks after it go, and where the
 * line would now begin another block, a backslash keeps it from that.
 */
function withLineStarts(edits, piece, source) {
    if (piece.block && !isSetext(piece, source))
        return [...edits];
    const heads = edits.filter(({ start }) => isHead(start, piece, source)).map(({ start }) => start);
    const starts = [...new Set([...heads, piece.start])].map(head => ({
        ...startOf(head, edits, source),
        isLed: head === piece.start && piece.lead !== '',
    }));
    const firsts = new Set(starts.flatMap(({ passed, first }) => [...passed, first]));
    return [
        ...edits.map(edit => (firsts.has(edit) ? { ...edit, replacement: asFirst(edit.replacement) } : edit)),
        ...starts.flatMap(({ blanks }) => blanks),
        ...starts.flatMap(({ at, first, isLed }) => (first || isLed ? [] : backslash(at, piece, source))),
    ];
}
// A comment that a line begins with is a block of HTML.
function asFirst(text) {
    return (text.startsWith(document_comments/* marker */.xL) ? text.slice(document_comments/* marker */.xL.length) : text).trimStart();
}
function backslash(at, piece, source) {
    const [line = ''] = source.slice(at, piece.end).split('\n', 1);
    const within = blockStartOf(line);
    return within === undefined ? [] : [{ start: at + within, end: at + within, replacement: '\\' }];
}
function isSetext({ block, start }, source) {
    return block?.type === 'heading' && source[start] !== '#';
}
/** Whether nothing but blanks and markers stands before an offset on its line. */
function isHead(offset, piece, source) {
    const line = Math.max(piece.start, source.lastIndexOf('\n', offset - 1) + 1);
    return /^[ \t>]*$/.test(source.slice(line, offset));
}
/** Where the first text stands that is left from here on, or the edit that puts some in; and the blanks before. */
function startOf(from, edits, source) {
    const blanks = [];
    const passed = [];
    let at = from;
    for (;;) {
        const start = at;
        while (source[at] === ' ' || source[at] === '\t')
            at++;
        if (at > start)
            blanks.push({ start, end: at, replacement: '' });
        const edit = edits.find(each => each.start === at && each.end > at);
        if (edit?.replacement.trim() !== '')
            return { blanks, passed, at, first: edit };
        passed.push(edit);
        at = edit.end;
    }
}

;// CONCATENATED MODULE: ./lib/document/mdx/visible.js

/** Whether anything of inline content is left to be seen. */
function isVisible(node) {
    if (node.type === 'text')
        return node.value.trim() !== '';
    if (node.type === 'break')
        return false;
    if (isExpression(node))
        return (expressionText(node) ?? '').trim() !== '';
    if (isMarked(node))
        return node.children.some(isVisible);
    if (!isElement(node))
        return true;
    const { self, titles, captions } = shownOf(node, true);
    return [self, ...titles, ...captions].some(Boolean) || node.children.some(isVisible);
}
/** What is only a way to write its content, and without any is seen as the marks around it. */
function isMarked(node) {
    return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}

;// CONCATENATED MODULE: ./lib/document/mdx/wrap.js

/** Puts around the only line of an element what Markdown has for it: a heading, a link or weight. */
function wrapped(element, href, parts, source) {
    if (href !== '' && isOneImage(parts))
        return parts.map(part => linkedImage(part, href));
    const [piece, ...others] = parts.filter(part => part.kind === 'piece');
    const isAlone = others.length === 0 && parts.every(part => part.kind === 'piece' || part.texts.length === 0);
    if (!piece || !isAlone || piece.block !== undefined || piece.lead !== '')
        return parts;
    const raw = source.slice(piece.start, piece.end);
    const around = aroundOf(element, href, raw);
    return around
        ? parts.map(part => (part === piece ? { ...piece, ...around } : part))
        : parts;
}
function isOneImage(parts) {
    const texts = parts.flatMap(part => (part.kind === 'cut' ? part.texts : ['']));
    return texts.length === 1 && texts[0].startsWith('![');
}
function linkedImage(part, href) {
    if (part.kind === 'piece')
        return part;
    return { ...part, texts: part.texts.map(image => `[${image}](${destination(href)})`) };
}
function aroundOf({ name }, href, raw) {
    if (href !== '' && isLinkable(raw))
        return { lead: '[', tail: `](${destination(href)})` };
    if (raw.includes('\n'))
        return undefined;
    const level = /^h([1-6])$/.exec(name ?? '')?.[1];
    if (level !== undefined)
        return { lead: `${'#'.repeat(Number(level))} `, tail: '' };
    return name === 'summary' && isPlain(raw) ? { lead: '**', tail: '**' } : undefined;
}
/** Brackets end a link's text, and no link can be in another. */
function isLinkable(raw) {
    return raw.trim() !== '' && !/[[\]]|\n[ \t]*\n|<(?!img\b)[^<>]*\s(?:href|to|src)=|https?:|www\./.test(raw);
}
function isPlain(raw) {
    return !/[*_<>{}\\[\]]/.test(raw);
}

;// CONCATENATED MODULE: ./lib/document/mdx/pieces.js





/** The blocks of a container as a row, with elements unwrapped. */
function toParts(nodes, source, isInside = false) {
    return nodes.flatMap((node) => {
        if (node.type === 'mdxjsEsm')
            return [cut(node)];
        if (isExpression(node))
            return [expressionCut(node)];
        if (isElement(node))
            return elementParts(node, source);
        if (node.type === 'paragraph')
            return paragraphParts(node, source, isInside);
        return [{ ...spanOf([node]), ...bare, block: node, isInside }];
    });
}
const bare = { kind: 'piece', inline: [], lead: '', tail: '', block: undefined };
function elementParts(element, source) {
    const { start, end } = spanOf([element]);
    const shown = shownOf(element, false);
    const titles = [...(shown.self ? [shown.self] : []), ...shown.titles.map(title => `**${title}**`)];
    const [first, last] = [element.children[0], element.children.at(-1)];
    if (!first || !last)
        return [{ kind: 'cut', start, end, texts: [...titles, ...shown.captions] }];
    const inside = { start: spanOf([first]).start, end: spanOf([last]).end };
    return [
        { kind: 'cut', start, end: inside.start, texts: titles },
        ...wrapped(element, shown.href, childParts(element, source), source),
        { kind: 'cut', start: inside.end, end, texts: shown.captions },
    ];
}
function childParts(element, source) {
    return element.type === 'mdxJsxFlowElement'
        ? toParts(element.children, source, true)
        : inlineParts(element.children, source, true);
}
function paragraphParts(paragraph, source, isInside) {
    return inlineParts(paragraph.children, source, isInside);
}
/** Parts a row of inline content at the elements in it that are blocks. */
function inlineParts(nodes, source, isInside) {
    const parts = [];
    const onlyElements = nodes.every(node => isElement(node) || isExpression(node) || isBlank(node));
    let run = [];
    const close = () => {
        if (run.length > 0)
            parts.push(...runParts(run, source, isInside));
        run = [];
    };
    nodes.forEach((node, index) => {
        if (isElement(node) &&
            (isBlockName(node.name ?? '') || (onlyElements && standsAlone(node, index, nodes)))) {
            close();
            parts.push(...elementParts(node, source));
        }
        else
            run.push(node);
    });
    close();
    return parts;
}
// A component on a line of its own, or with a title, is as much a block as one whose tags have their own lines.
function standsAlone(element, index, nodes) {
    if (!isComponentName(element.name) || element.children.length === 0)
        return false;
    const { titles, captions, self } = shownOf(element, false);
    if (titles.length + captions.length + self.length > 0)
        return true;
    return [nodes[index - 1], nodes[index + 1]].every(node => node === undefined || isElement(node) || (node.type === 'text' && node.value.includes('\n')));
}
function runParts(run, source, isInside) {
    const { start, end } = trimmed(spanOf(run), source);
    if (start === end)
        return [];
    if (!run.some(isVisible))
        return [{ kind: 'cut', start, end, texts: [] }];
    return [{ ...bare, start, end, inline: run, isInside }];
}
function trimmed({ start, end }, source) {
    const raw = source.slice(start, end);
    const blanks = raw.length - raw.trimStart().length;
    return { start: start + blanks, end: start + blanks + raw.trim().length };
}
function expressionCut(node) {
    const text = (expressionText(node) ?? '').replace(/^[^\S\n]*\n/, '').trimEnd();
    const shown = text.includes('\n') ? fenced(text) : escaped(text.trim());
    return { ...cut(node), texts: shown === '' ? [] : [shown] };
}
function cut(node) {
    return { kind: 'cut', ...spanOf([node]), texts: [] };
}
function isBlank(node) {
    return node.type === 'text' && node.value.trim() === '';
}
/** The offsets of a row of nodes. */
function spanOf(nodes) {
    return { start: nodes[0]?.position?.start.offset ?? 0, end: nodes.at(-1)?.position?.end.offset ?? 0 };
}

;// CONCATENATED MODULE: ./lib/document/mdx/inline.js








/** The edits inside the lines of a block: tags go, and what stands for them comes. */
function inlineEdits(piece, source) {
    const edits = [];
    const visit = (node, isInLink) => {
        const all = editsOf(node, isInLink, piece, source);
        edits.push(...all);
        // What goes as a whole is one edit.
        if ('children' in node && all.length !== 1)
            for (const child of node.children)
                visit(child, isInLink || isLink(node));
    };
    for (const node of piece.block ? [piece.block] : piece.inline)
        visit(node, false);
    return withLineStarts(withJoints(untangled(edits), source), piece, source);
}
function editsOf(node, isInLink, piece, source) {
    if (isMarked(node) && !isVisible(node))
        return [replaced(node, '', piece, source)];
    if (isExpression(node))
        return [replaced(node, spaced(expressionText(node) ?? ''), piece, source)];
    return isElement(node) ? elementEdits(node, isInLink, piece, source) : [];
}
function isLink(node) {
    return (node.type === 'link' ||
        node.type === 'linkReference' ||
        (isElement(node) && shownOf(node, true).href !== ''));
}
// White space of its own keeps words apart: `{' '}`.
function spaced(text) {
    const middle = text.trim();
    const before = text.slice(0, text.length - text.trimStart().length);
    const after = text.slice(before.length + middle.length);
    return (before && ' ') + escaped(middle) + (middle && after && ' ');
}
// A break at the start of a line breaks nothing, and alone there it would begin a block of HTML.
function elementEdits(element, isInLink, piece, source) {
    const { start, end } = spanOf([element]);
    const { self, titles, captions, href } = shownOf(element, true);
    const [first, last] = [element.children[0], element.children.at(-1)];
    if (!first || !last || !element.children.some(isVisible)) {
        if (element.name === 'br' && !isHead(start, piece, source))
            return [];
        const text = [self, ...titles, ...captions].filter(Boolean).join(' ');
        return [replaced(element, text || (element.children.some(inline_isBlank) ? ' ' : ''), piece, source)];
    }
    const [opened, closed] = [spanOf([first]).start, spanOf([last]).end];
    const leads = href !== '' && !isInLink && isLinkable(source.slice(opened, closed));
    const [lead, tail] = leads ? ['[', `](${destination(href)})`] : tagsOf(element, piece, source);
    const said = [...titles, ...captions].map(text => ` (${text})`).join('');
    return [
        { start, end: opened, replacement: lead },
        { start: closed, end, replacement: tail + said },
    ];
}
function inline_isBlank(node) {
    return node.type === 'text' || (isExpression(node) && (expressionText(node) ?? '') !== '');
}
function tagsOf(element, piece, source) {
    const { start, end } = spanOf([element]);
    const name = element.name ?? '';
    if (isBlockName(name))
        return [
            endsInText.test(source.slice(piece.start, start)) ? ' ' : '',
            beginsText.test(source.slice(end, piece.end)) ? ' ' : '',
        ];
    // A tag alone on its line would begin a block of HTML.
    const stays = isMeaningfulName(name) && !source.slice(start, end).includes('\n');
    return stays ? [`<${name}>`, `</${name}>`] : ['', ''];
}
/** Puts text in the place of a node, or takes out one of the two spaces around nothing. */
function replaced(node, text, { start, end }, source) {
    const span = spanOf([node]);
    const [before, after] = [source[span.start - 1] ?? '\n', source[span.end] ?? '\n'];
    if (text.trim() !== '') {
        if (!isElement(node))
            return { ...span, replacement: text };
        const lead = endsInText.test(source.slice(start, span.start).replace(/(?:<[^<>]*[^<>/]>)+$/, ''))
            ? ' '
            : '';
        const tail = beginsText.test(source.slice(span.end, end).replace(/^(?:<\/[^<>]*>)+/, '')) ? ' ' : '';
        return { ...span, replacement: lead + text + tail };
    }
    if (/[ \t]/.test(after) && opensText.test(source.slice(start, span.start)))
        return { ...span, end: blanksEnd(source, span.end, end), replacement: '' };
    if (/[ \t]/.test(before) && closesText.test(source.slice(span.end, end)))
        return { ...span, start: blanksStart(source, span.start, start), replacement: '' };
    return { ...span, replacement: text !== '' && isWord(before) && isWord(after) ? ' ' : '' };
}
// Text, code, a link, an element or emphasis of such, which the words of an element do not run into.
const endsInText = /[\p{L}\p{N}`)}>][*_~]*$/u;
const beginsText = /^[*_~]*[\p{L}\p{N}`[{<]/u;
// Where a blank after, or before, would stand for nothing: it may even keep emphasis from being any.
const opensText = /(?:^|[\s([{"'])$|(?:^|[^\p{L}\p{N}*_~)\]}`.,;:!?"'])[*_~]+$/u;
const closesText = /^[*_~]*(?:[.,;:!?)\]}"'|\s]|$)/;
function isWord(character) {
    return /[\p{L}\p{N}]/u.test(character);
}
function blanksEnd(source, from, max) {
    let end = from;
    while (end < max && /[ \t]/.test(source[end] ?? ''))
        end++;
    return end;
}
function blanksStart(source, from, min) {
    let start = from;
    while (start > min && /[ \t]/.test(source[start - 1] ?? ''))
        start--;
    return start;
}
/** In order, none reaching into the one before. */
function untangled(edits) {
    let at = 0;
    return edits
        .toSorted((a, b) => a.start - b.start || a.end - b.end)
        .map(edit => {
        const start = Math.max(edit.start, at);
        at = Math.max(at, edit.end);
        return { ...edit, start, end: Math.max(edit.end, start) };
    });
}

;// CONCATENATED MODULE: ./lib/document/mdx/unwrap.js





/** The edits that make Markdown of MDX: no JavaScript, no tags, and their content where the tags were. */
function unwrap(tree, source) {
    const page = new Unwrapping(source);
    page.container(tree.children, { quotes: 0, source: 0, target: 0, prefix: '' });
    return [...page.edits, ...page.indents.edits()];
}
class Unwrapping {
    lines;
    indents;
    edits = [];
    constructor(source) {
        this.lines = new Lines(source);
        this.indents = new Indents(this.lines);
    }
    container(nodes, inside) {
        const parts = toParts(nodes, this.lines.text);
        const { edits, moved } = gapEdits(parts, inside, this.lines);
        this.edits.push(...edits);
        for (const part of parts)
            if (part.kind === 'piece')
                this.#piece(part, moved.has(part), inside);
    }
    #piece(piece, isMoved, inside) {
        const { block } = piece;
        const isInside = piece.isInside || isMoved;
        if (block?.type === 'list') {
            this.#list(block, isMoved, isInside, inside);
            return;
        }
        const target = this.indents.place(piece, block?.type ?? 'paragraph', isMoved, isInside, inside);
        if (block?.type === 'blockquote')
            this.#quote(block, target, inside);
        else if (block?.type === 'footnoteDefinition')
            this.#footnote(block, target, inside);
        else
            this.edits.push(...inlineEdits(piece, this.lines.text));
    }
    #list(list, isMoved, isInside, inside) {
        list.children.forEach((item, index) => {
            this.#item(item, isMoved && index === 0, isInside, inside);
        });
    }
    #item(item, isMoved, isInside, inside) {
        const span = spanOf([item]);
        const from = this.indents.columnOf(span.start, inside.quotes);
        const target = this.indents.place(span, 'listItem', isMoved, isInside, inside);
        const [, marker = '', blanks = ''] = /^([-*+]|\d+[.)])([ \t]*)/.exec(this.lines.text.slice(span.start, span.end)) ?? [];
        const end = span.start + marker.length + blanks.length;
        const isBare = this.lines.text[end] === '\n' || end >= span.end;
        const before = from + marker.length;
        const width = isBare ? 1 : widthOf(' '.repeat(before) + blanks) - before;
        // From five blanks on, the fifth begins indented code; and a tab is not as wide in another column.
        const kept = width > 4 ? 1 : width;
        if (!isBare && (kept !== width || (blanks.includes('\t') && from !== target)))
            this.edits.push({ start: end - blanks.length, end, replacement: ' '.repeat(kept) });
        const content = target + marker.length + kept;
        const prefix = inside.prefix + ' '.repeat(content - inside.target);
        this.container(item.children, {
            quotes: inside.quotes,
            source: before + width,
            target: content,
            prefix,
        });
    }
    #quote(quote, target, { quotes, prefix, target: outer }) {
        const inner = `${prefix}${' '.repeat(target - outer)}> `;
        this.container(quote.children, { quotes: quotes + 1, source: 0, target: 0, prefix: inner });
    }
    #footnote(footnote, target, { quotes, prefix, source, target: outer }) {
        const inner = prefix + ' '.repeat(target - outer + 4);
        this.container(footnote.children, { quotes, source: source + 4, target: target + 4, prefix: inner });
    }
}

;// CONCATENATED MODULE: ./lib/document/mdx/index.js






/** Makes Markdown of MDX. What does not parse as that is taken as Markdown, with a message. Never throws. */
function fromMdx(source) {
    try {
        const tree = parseMdx(source);
        resolveImages(tree);
        const edits = unwrap(tree, source);
        const text = (0,splice/* splice */.V)(source, edits);
        return { text, messages: [], sourcePlace: placesOf(source, text, edits) };
    }
    catch (error) {
        return { text: source, messages: [toMessage(error, source)], sourcePlace: place => place };
    }
}
function toMessage(error, source) {
    const { ruleId, reason: why = String(error), ...place } = error;
    const comment = ruleId === 'unexpected-eof' ? unendedComment(source) : undefined;
    if (comment)
        return { ...comment, ...noMdx('the comment that begins here never ends') };
    // An element without an end is named with its place in the text, which is not that in the file.
    const [named, start, from] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? [''];
    const [line, column] = [place.line ?? Number(start ?? 1), place.column ?? Number(from ?? 1)];
    return { line, column, ...noMdx(why.replace(named, '')) };
}
function noMdx(why) {
    const reason = `this is no MDX (${why}): the page is read as Markdown, its imports and tags as text. Mend it here, or rename the page to end in ".md".`;
    return { rule: 'mdx', reason };
}


/***/ })

};
