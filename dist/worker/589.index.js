export const id = 589;
export const ids = [589];
export const modules = {

/***/ 6589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mdx: () => (/* binding */ mdx),
  parseInBlocks: () => (/* binding */ parseInBlocks),
  parseMdx: () => (/* binding */ parseMdx),
  plainMdx: () => (/* binding */ plainMdx)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var lib = __webpack_require__(1541);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 9 modules
var mdast_util_mdx_lib = __webpack_require__(1500);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(4613);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var vfile_location_lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/markdown/parse.js
var parse = __webpack_require__(9614);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var syntax_step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/sites/mdx/compile.js

/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
function remember(node, parsed = new Map()) {
    const children = [...childrenOf(node)];
    parsed.set(node, children);
    for (const child of children)
        remember(child, parsed);
    return parsed;
}
function childrenOf(node) {
    if ('children' in node)
        return node.children;
    return [];
}
/**
 * Markdown of a tree in which a plugin has replaced nodes by others, at the positions of what they stand for. A node in
 * which nothing was replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
function compile(tree, source, parsed) {
    const printer = new Printer(source, parsed);
    if (!printer.mark(tree, false))
        return source;
    return (0,markdown_source/* sourceOf */.vz)([printer.row(tree.children), (0,markdown_source/* insertedText */.ep)('', source, 0)]);
}
class Printer {
    #source;
    #parsed;
    /** The nodes that are printed, since nothing in the source is the same. */
    #changed = new Set();
    /** The place of the next printed text: that of the node that it replaces, or else of the text before it. */
    #at = 0;
    /** The end of the last slice, unless printed text follows it. */
    #end = Number.NaN;
    constructor(source, parsed) {
        this.#source = source;
        this.#parsed = parsed;
    }
    /**
     * Notes the nodes that are new or have something in them that is, or that is so deep in its container that Markdown
     * would take it for code. Returns whether what the node is in has changed with it.
     */
    mark(node, isDeep) {
        const before = this.#parsed.get(node);
        const children = childrenOf(node);
        let isChanged = before?.length !== children.length;
        children.forEach((child, index) => {
            isChanged =
                this.mark(child, this.#isDeep(node, index)) ||
                    child !== before?.[index] ||
                    isChanged;
        });
        if (isChanged)
            this.#changed.add(node);
        return isChanged || isDeep;
    }
    /** Whether there are four columns more before a block than before the first of its container, or before that one. */
    #isDeep(parent, index) {
        const node = parent.children[index];
        if (!containerTypes.has(parent.type) || !this.#parsed.has(node))
            return false;
        const { width } = (0,markdown_source/* marginOf */.OB)(this.#source.text, startOf(node));
        if (parent.type === 'root') {
            if (isBelowDefinition(parent, index))
                return false;
            return width > 3;
        }
        const first = parent.children[0];
        if (node === first) {
            const maxBlanks = parent.type === 'blockquote' ? 3 : 4;
            return width - this.#endOfMark(parent, first) > maxBlanks;
        }
        if (isBelowDefinition(parent, index))
            return false;
        return width > (0,markdown_source/* marginOf */.OB)(this.#source.text, startOf(first)).width + 3;
    }
    /** The column after the mark that a container begins with. */
    #endOfMark(container, first) {
        const { text } = this.#source;
        const start = startOf(container);
        const mark = text.slice(start, startOf(first)).trimEnd();
        return (0,markdown_source/* marginOf */.OB)(text, start + mark.length).width;
    }
    /** Prints the blocks of a container. */
    row(nodes) {
        const parts = [];
        let before;
        for (const node of nodes) {
            const content = this.#block(node);
            if (content.text.trim() === '')
                continue;
            const above = parts.at(-1);
            if (before && above)
                parts.push(this.#inserted(this.#between(before, node, above.text, content.text))
                    .source);
            parts.push(content);
            before = node;
        }
        return (0,markdown_source/* sourceOf */.vz)(parts);
    }
    /** The lines between two blocks: as in the source, if these are neighbours there; else a blank line. */
    #between(before, after, above, below) {
        if (this.#parsed.has(before) && this.#parsed.has(after)) {
            const gap = this.#source.text.slice(this.#endOf(before), startOf(after));
            if (gap.includes('\n') && /^[\s>]*$/.test(gap))
                return gap.replace(/[^\n]/g, '');
        }
        const mayBeList = /^(?:list|html|thematicBreak)$/.test(before.type);
        if (mayBeList && endsInList(above) && beginsWithItem.test(below))
            return `\n\n${markdown_source/* marker */.xL}\n\n`;
        return '\n\n';
    }
    #block(node) {
        if (!this.#changed.has(node))
            return this.#original(node).source;
        this.#at = node.position?.start.offset ?? this.#at;
        switch (node.type) {
            case 'list':
                return this.row(node.children);
            case 'listItem':
            case 'blockquote':
            case 'footnoteDefinition':
                return this.#inside(node);
            case 'paragraph':
                return joinedSources(this.#phrases(node.children), true);
            case 'code': {
                const info = [node.lang, node.meta].filter(Boolean).join(' ');
                const fence = (0,markdown_source/* fenceFor */.Lt)(node.value, info);
                return this.#inserted(`${fence}${info}\n${node.value}\n${fence}`).source;
            }
            default:
                return joinedSources(this.#phrase(node), false);
        }
    }
    /** Prints a container with the mark that it has in the source. */
    #inside(node) {
        const inside = this.row(node.children);
        const mark = this.#markOf(node);
        const first = this.#inserted(firstWords(mark, inside.text)).source;
        const others = otherMarks[node.type] ?? ' '.repeat(mark.length);
        return (0,markdown_source/* indented */.gu)((0,markdown_source/* sourceOf */.vz)([first, inside]), mark, others);
    }
    #markOf(node) {
        const first = this.#parsed.get(node)[0];
        const mark = this.#source.text.slice(startOf(node), startOf(first));
        if (/^\S+ {1,4}$/.test(mark))
            return mark;
        // Five spaces after a marker start indented code: write one.
        return `${mark.trimEnd()} `;
    }
    #phrases(nodes) {
        return nodes.flatMap(node => this.#phrase(node));
    }
    #phrase(node) {
        if (!this.#changed.has(node))
            return [this.#original(node)];
        this.#at = node.position?.start.offset ?? this.#at;
        if (this.#parsed.has(node) && 'children' in node)
            return this.#withChildren(node);
        switch (node.type) {
            case 'text':
                return [this.#inserted((0,markdown_source/* escaped */.Mk)(node.value))];
            case 'html':
                if (node.data?.source)
                    return [{ source: node.data.source, isSeam: true }];
                return [this.#inserted(node.value)];
            case 'image': {
                const alt = (0,markdown_source/* escaped */.Mk)(node.alt ?? '');
                return [this.#inserted(`![${alt}](${(0,markdown_source/* destination */.j_)(node.url)})`)];
            }
            case 'link':
                return this.#enclosed('[', node.children, `](${(0,markdown_source/* destination */.j_)(node.url)})`);
            case 'heading':
                return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '');
            case 'strong':
                return this.#enclosed('**', node.children, '**');
            default:
                throw new Error(`a new node of type "${node.type}" cannot be printed`);
        }
    }
    #enclosed(first, nodes, last) {
        return [
            this.#inserted(first),
            ...this.#phrases(nodes),
            this.#inserted(last),
        ];
    }
    /** Prints children that have changed between the marks of their parent, and between those of the rows of a table. */
    #withChildren(node) {
        const before = this.#parsed.get(node);
        const chunks = [this.#textBetween(startOf(node), startOf(before[0]))];
        for (const [index, child] of node.children.entries()) {
            const isOtherRow = node.type === 'table' && index > 0;
            if (isOtherRow)
                chunks.push(this.#textBetween(this.#endOf(before[index - 1]), startOf(child)));
            chunks.push(...this.#phrases([child]));
        }
        chunks.push(this.#textBetween(this.#endOf(before.at(-1)), this.#endOf(node)));
        return chunks;
    }
    /** Slices a node out of the source. */
    #original(node) {
        return this.#textBetween(startOf(node), this.#endOf(node));
    }
    #textBetween(start, end) {
        const { text } = this.#source;
        // The next line begins after the marks of its containers.
        const follows = this.#end <= start &&
            /^(?:.|\n[ \t>]*)$/.test(text.slice(this.#end - 1, start));
        this.#at = end;
        if (end > start)
            this.#end = end;
        const source = (0,markdown_source/* withoutMargins */.aX)(this.#source, start, end);
        return { source, isSeam: !follows };
    }
    #inserted(text) {
        this.#end = Number.NaN;
        const source = (0,markdown_source/* insertedText */.ep)(text, this.#source, this.#at);
        return { source, isSeam: true };
    }
    // A list in a quote ends after the blank line that follows it.
    #endOf(node) {
        if (node.type === 'list' || node.type === 'listItem') {
            const last = this.#parsed.get(node)?.at(-1);
            if (last)
                return this.#endOf(last);
        }
        return node.position?.end.offset ?? 0;
    }
}
/** Whether a definition is on the line above a block. No indented code begins there: it is in the definition's paragraph. */
function isBelowDefinition(parent, index) {
    const above = parent.children[index - 1];
    if (above?.type !== 'definition')
        return false;
    const { line } = above.position.end;
    return line + 1 === parent.children[index].position.start.line;
}
/** The marks of the lines after the first; those of an item are as wide as its own. */
const otherMarks = {
    blockquote: '> ',
    footnoteDefinition: '    ',
};
/** The text between the mark of a container and its content that keeps them apart. */
function firstWords(mark, inside) {
    // Below a paragraph a mark alone would make a heading of it.
    if (inside === '')
        return markdown_source/* marker */.xL;
    // Before a rule the mark may be a part of that.
    const isRule = /^([-*])(?:[ \t]*\1){2,}[ \t]*(?:\n|$)/.test(mark + inside);
    if (isRule)
        return `${markdown_source/* marker */.xL}\n`;
    return '';
}
const containerTypes = new Set([
    'root',
    'list',
    'listItem',
    'blockquote',
    'footnoteDefinition',
]);
function startOf(node) {
    return node.position?.start.offset ?? 0;
}
const beginsWithItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/;
// A line at the margin is no part of an item without text.
const hasItem = /(?:^|\n) {0,3}(?:[-+*]|\d{1,9}[.)])(?: +[^ \n]| *$| *\n[ \t])/;
function endsInList(text) {
    const block = (text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? '').trimEnd();
    const endsInCode = /(?:^|\n)(?:`{3}|~{3})[^\n]*$/.test(block);
    return !endsInCode && hasItem.test(block);
}
/**
 * Joins inline content so that it means what it did: where two chunks meet that did not in the source is one blank at most,
 * no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joinedSources(chunks, isText) {
    const result = [];
    let left = '';
    for (const { content, gap, line, before } of wordsOf(chunks)) {
        let between = '';
        let isStart = isText;
        if (result.length > 0) {
            between = fill(gap, left, line);
            isStart = gap.length > 1 && between.endsWith('\n');
        }
        if (between !== '')
            result.push((0,markdown_source/* insertedText */.ep)(between, before, 0));
        if (isStart && !gap.at(-1).includes('\n'))
            result.push(...lineStart(content, line));
        else
            result.push(content);
        left = (left + between + content.text).slice(-64);
    }
    return (0,markdown_source/* sourceOf */.vz)(result);
}
function wordsOf(chunks) {
    const text = chunks.map(({ source }) => source.text).join('');
    const words = [];
    let gap = [''];
    let offset = 0;
    let before;
    for (const { source, isSeam } of chunks) {
        const start = source.text.length - source.text.trimStart().length;
        const end = source.text.trimEnd().length;
        if (before && isSeam)
            gap.push('');
        gap[gap.length - 1] += source.text.slice(0, start);
        if (end > 0) {
            const at = offset + start;
            const line = text.slice(at, text.indexOf('\n', at) + 1 || undefined);
            words.push({ content: (0,markdown_source/* subSource */.m6)(source, start, end), gap, line, before });
            gap = [source.text.slice(end)];
        }
        if (source.text !== '')
            before = source;
        offset += source.text.length;
    }
    return words;
}
/** The beginnings of lines that begin a block other than a paragraph, or are part of one. */
const BLOCK_STARTS = [
    // An item of a list: the backslash goes after the digits.
    String.raw `(?<digits>\d{1,9})(?=[.)](?:[ \t]|$))`,
    // Headings, items of lists, quotes, fences, definitions.
    String.raw `(?=(?:#{1,6}|[-+*])(?:[ \t]|$))`,
    '(?=>|```|~~~|\\[[^\\]]*\\]:)',
    // The line below a heading, and the one below the head of a table.
    String.raw `(?=[-=|:][-=|: \t]*$)`,
    // Thematic breaks.
    String.raw `(?=(?<mark>[-*_])(?:[ \t]*\k<mark>){2,}[ \t]*$)`,
];
const blockStart = new RegExp(`^(?:${BLOCK_STARTS.join('|')})`);
/** Escapes content at the beginning of a line that would begin another block. */
function lineStart(content, line) {
    const match = blockStart.exec(line.trimEnd());
    if (!match)
        return [content];
    const at = match.groups?.digits?.length ?? 0;
    return [
        (0,markdown_source/* subSource */.m6)(content, 0, at),
        (0,markdown_source/* insertedText */.ep)('\\', content, 0),
        (0,markdown_source/* subSource */.m6)(content, at),
    ];
}
// After, or before, these a blank shows nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/;
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/;
/** The text between two chunks, in place of the blanks that were there. */
function fill(gap, left, right) {
    const blanks = gap.join('');
    if (gap.length === 1)
        return blanks;
    if (gap.some(part => part.includes('  \n')))
        return '  \n';
    // A line with nothing else would end the paragraph.
    if (blanks.includes('\n'))
        return '\n';
    const isOneSided = gap[0] === '' || gap.at(-1) === '';
    const isAtMargin = opens.test(left) || closes.test(right);
    if (blanks !== '' && !(isOneSided && isAtMargin))
        return ' ';
    const ends = left.slice(-1) + right.charAt(0);
    if (mayPair.test(ends) || isInWord(left, right))
        return markdown_source/* marker */.xL;
    return '';
}
/** Two characters that together mean something else. */
const mayPair = /^(?:([*_~`])\1|\][([:]|!\[)$/;
/** Whether marks would be in a word, where a tag was that they could begin or end emphasis beside. */
function isInWord(left, right) {
    if (/^[\p{L}\p{N}]/u.test(right))
        return /[^\s*_~][*_~]{1,9}$/.test(left);
    return /[\p{L}\p{N}]$/u.test(left) && /^[*_~]+[^\s*_~]/.test(right);
}

// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/sites/config/literals.js
var config_literals = __webpack_require__(4851);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: ./node_modules/micromark-util-html-tag-name/index.js
var micromark_util_html_tag_name = __webpack_require__(9586);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
;// CONCATENATED MODULE: ./lib/sites/mdx/element.js





function isJsx(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
function isExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
/** Whether an element of HTML is a block, so that the text beside it is another paragraph. */
function isBlock({ name }) {
    return (micromark_util_html_tag_name/* htmlBlockNames */.T.includes(name ?? '') ||
        /^(?:button|hgroup|pre|select|video)$/.test(name ?? ''));
}
/** Whether an element is a component or a fragment: the names of HTML are in lower case, and a fragment has none. */
function isComponent({ name }) {
    return name === null || !/^[a-z][^.]*$/.test(name);
}
/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
function isMeaningful({ name }) {
    return MEANINGFUL.has(name ?? '');
}
const MEANINGFUL = new Set('abbr b br cite code del dl dfn em i ins kbd mark q s samp strong sub sup u var'.split(' '));
/** The text of an expression that is a string, a number or a template without substitutions; empty for all others. */
function literalText({ data, }) {
    const [statement] = data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement')
        return '';
    const { expression } = statement;
    if (expression.type === 'TemplateLiteral') {
        const { expressions, quasis } = expression;
        if (expressions.length > 0)
            return '';
        return quasis[0]?.value.cooked ?? '';
    }
    if (expression.type === 'Identifier' && expression.name === 'Infinity')
        return expression.name;
    if (expression.type !== 'Literal')
        return '';
    const { value } = expression;
    if (typeof value === 'string' || typeof value === 'number')
        return String(value);
    return '';
}
/** The text of a prop, trimmed; empty without one. */
function prop(element, name) {
    const attribute = element.attributes.findLast(other => other.type === 'mdxJsxAttribute' && other.name === name);
    const value = attribute?.value ?? '';
    if (typeof value === 'string')
        return value.trim();
    return literalText(value).trim();
}
/**
 * Reads from the props of an element what a reader sees besides its children: an image or a link made of its own text,
 * titles and captions, and where the children lead if nothing else does. Inside a line these lead there themselves; elsewhere its title does.
 */
function shownOf(element, isInline) {
    const isEmpty = element.children.length === 0;
    const src = prop(element, 'src');
    const alt = prop(element, 'alt');
    const caption = prop(element, 'caption');
    const titles = ['title', 'label', 'summary']
        .map(name => prop(element, name))
        .filter(Boolean);
    const url = prop(element, 'href') || prop(element, 'to');
    if (isEmpty && src !== '' && (element.name === 'img' || alt !== '')) {
        const captions = [caption].filter(Boolean);
        const self = [{ type: 'image', url: src, alt }];
        return { self, titles, captions, href: '' };
    }
    const captions = [alt, caption].filter(Boolean);
    let href = url;
    if (isEmpty)
        href ||= src;
    const isLink = href !== '' && (isEmpty || !isInline);
    if (isLink && titles.length > 0) {
        const children = [{ type: 'text', value: titles.shift() }];
        const self = [{ type: 'link', url: href, children }];
        return { self, titles, captions, href: '' };
    }
    if (isEmpty)
        return { self: [], titles, captions, href: '' };
    return { self: [], titles, captions, href };
}
/** The value of a prop, if it is a text. */
function propText(value) {
    if (typeof value === 'string')
        return value;
    return undefined;
}
/** Makes an element with props and children at the place of another one. */
function elementLike({ type, position }, props, children = []) {
    const element = {
        type,
        name: 'Fragment',
        attributes: [],
        children: [],
        position,
    };
    for (const [name, value] of Object.entries(props))
        give(element, name, value);
    return Object.assign(element, { children });
}
/** Adds a prop to an element, unless it is empty. */
function give(element, name, value) {
    const attribute = { type: 'mdxJsxAttribute', name, value };
    if (value)
        element.attributes.push(attribute);
}
/** A block of code. */
function codeNode(value, lang) {
    return { type: 'code', lang: lang ?? null, value };
}
/** Replaces the children of an element: text stays in its line or paragraph, anything else makes the element a block. */
function setChildren(element, children) {
    const isText = children.every(child => child.type === 'text');
    if (!isText)
        Object.assign(element, { type: 'mdxJsxFlowElement', name: 'div', children });
    else if (element.type === 'mdxJsxTextElement')
        Object.assign(element, { children });
    else
        Object.assign(element, { children: [{ type: 'paragraph', children }] });
}
/** Shows a prop that readers see: the command of a package manager, or words that are not for the browser. */
function phrase(element, name, value) {
    if (/^(?:npm|pnpm|yarn|bun|deno|cargo)$/.test(name) && value) {
        const command = value.trim().replace(/\n[ \t]+/g, '\n');
        return [elementLike(element, { label: name }, [codeNode(command, 'sh')])];
    }
    const hasWords = /\S\s+\S/.test(value);
    if (!hasWords || READ_ELSEWHERE.test(name) || NO_WORDS.test(name))
        return [];
    return [elementLike(element, { caption: value })];
}
const READ_ELSEWHERE = /^(?:title|label|summary|alt|caption|description|tip|text|children|src|href|to)$/i;
const NO_WORDS = /^(?:sizes|srcset|viewBox|d|rel|allow)$|(?:class|className|style)$/i;
/** Makes elements of the cards, links and the like that a component has as data. */
function itemsOf(value, element) {
    if (Array.isArray(value)) {
        const items = value.filter(item => !Array.isArray(item));
        return items.flatMap(item => itemsOf(item, element));
    }
    if (value instanceof config_literals/* Call */.Je)
        return [];
    const items = [];
    const title = firstText(value, ['title', 'label', 'name']);
    const caption = firstText(value, ['description', 'text']);
    const href = firstText(value, ['href', 'to', 'url']);
    if (title !== undefined)
        items.push(elementLike(element, { title, caption, href }));
    for (const [, member] of (0,data/* members */.ol)(value))
        if (Array.isArray(member))
            items.push(...itemsOf(member, element));
    return items;
}
function firstText(value, keys) {
    return keys.map(key => propText((0,data/* valueAt */.fK)(value, key))).find(Boolean);
}
/** Elements that are nested deeper are left out, so that no text overflows the stack. */
const MAX_DEPTH = 100;
/** The content of a piece of HTML, with its elements as MDX has them, in the place of an element. */
function nodesOfHtml(html, place) {
    return (0,dist/* parseFragment */.oH)(html).childNodes.flatMap(node => nodesOf(node, place, MAX_DEPTH));
}
function nodesOf(node, place, depth) {
    if (node.nodeName === '#text' && 'value' in node)
        return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }];
    if (!('tagName' in node) || depth === 0)
        return [];
    if (node.tagName === 'pre') {
        const code = (0,parse/* htmlText */.js)(node).replace(/^\n/, '').trimEnd();
        return [codeNode(code, languageOf(node))];
    }
    const children = node.childNodes.flatMap(child => nodesOf(child, place, depth - 1));
    const props = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [
        Object.assign(elementLike(place, props, children), {
            type: 'mdxJsxTextElement',
            name: node.tagName,
        }),
    ];
}
/** The language of code, by the class of its block or of the element in it (HTML standard, "The code element"). */
function languageOf(block) {
    const elements = [block, ...block.childNodes.filter(node => 'attrs' in node)];
    const classes = elements.map(({ attrs }) => attrs.find(({ name }) => name === 'class')?.value);
    return /\blanguage-([\w+#-]+)/.exec(classes.join(' '))?.[1];
}

;// CONCATENATED MODULE: ./lib/sites/mdx/components.js





/**
 * Puts what components show besides their children and titles where the reading of MDX finds it: the kind of an
 * admonition, the label of a tab, code, also that of another file, and what they are given as data.
 */
function showComponents(tree, page, work) {
    show(tree, scopeOf(tree, page, work), new Map());
}
/** The page with what its expressions may name. */
function scopeOf(tree, page, work) {
    const statements = tree.children
        .filter(node => node.type === 'mdxjsEsm')
        .flatMap(node => node.data?.estree?.body ?? []);
    const imports = importsOf(tree);
    // The names that Docusaurus and Astro have for the front matter.
    const constants = new Map([
        ['frontMatter', work.context.data],
        ['frontmatter', work.context.data],
    ]);
    for (const [name, specifier] of imports) {
        const file = (0,syntax_include/* rawFile */.Hg)(specifier);
        if (file !== undefined)
            constants.set(name, new RawFile(file));
    }
    // The values of an imported page: `{props.who}` in Docusaurus and Astro, `{who}` in Mintlify.
    for (const [name, value] of work.parameters ?? [])
        constants.set(name, value);
    if (work.parameters) {
        const props = Object.fromEntries(work.parameters);
        constants.set('props', props);
        constants.set('Astro', { props });
    }
    for (const [name, value] of exportedTo(tree, page, work))
        constants.set(name, value);
    const literals = new config_literals/* Literals */.xC(statements, constants);
    return {
        plainOf(expression) {
            if (isMethodCall(expression))
                return undefined;
            return literals.evaluate(expression);
        },
        imports,
        page,
        work,
    };
}
const NAMED_IMPORT = /\bimport\s*\{([^{}]*)\}\s*from\s*["']([^"'\n]+\.mdx?)["']/g;
const PLAIN_EXPORT = /^export[ \t]+const[ \t]+(\w+)[ \t]*=[ \t]*(?:(["'`])([^"'`\n$]*)\2|(-?[\d.]+))[ \t]*(?:;[ \t]*)?$/gm;
/** The plain constants that other pages export to one, by their names on it (Mintlify, "Reusable snippets"). */
function exportedTo({ children }, page, { context, settings }) {
    const found = [];
    const { path } = page.placeAt(0);
    for (const node of children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const [, names = '', from = ''] of node.value.matchAll(NAMED_IMPORT)) {
            const paths = (0,syntax_include/* importPaths */.i0)(from, path, settings);
            const file = paths.map(path => context.read?.(path)).find(Boolean);
            const matches = file?.text.matchAll(PLAIN_EXPORT) ?? [];
            const values = new Map();
            for (const [, name = '', , text, number = ''] of matches)
                values.set(name, text ?? number);
            for (const specifier of names.split(',')) {
                const [name = '', , local = name] = specifier.trim().split(/\s+/);
                const value = values.get(name);
                if (value !== undefined)
                    found.push([local, value]);
            }
        }
    }
    return found;
}
/** Whether an expression calls a method. Only other calls return their argument, as in configurations. */
function isMethodCall(expression) {
    return (expression.type === 'CallExpression' &&
        expression.callee.type !== 'Identifier');
}
/** The text of a file that a page imports. */
class RawFile {
    name;
    constructor(name) {
        this.name = name;
    }
}
/** The elements whose content is for the browser. */
const UNSEEN = /^(?:head|style|script|svg)$/i;
function show(parent, scope, labels) {
    const children = parent.children.filter(node => !(isJsx(node) && UNSEEN.test(node.name ?? '')));
    Object.assign(parent, { children });
    for (const [index, node] of children.entries()) {
        if (isExpression(node))
            fillIn(node, scope);
        if (isJsx(node)) {
            // The element of an included page stands after its words.
            const isIncluded = children[index - 1]?.type === 'html';
            showElement(node, isIncluded, scope, labels);
        }
        else if ('children' in node) {
            show(node, scope, labels);
        }
    }
}
function showElement(element, isIncluded, scope, labels) {
    const props = propsOf(element, scope);
    showContentProps(element, props);
    const rule = componentRules.get(element.name ?? '') ?? other;
    if (!isIncluded && isComponent(element))
        rule(element, props, scope, labels);
    if (element.name === 'Tabs')
        show(element, scope, labelsOf(props.values));
    else
        show(element, scope, labels);
}
/**
 * Puts the text of a constant, of a member of one, or of a template in the place of the expression that is nothing else. Says
 * what else shows something that is not known.
 */
function fillIn(node, scope) {
    const expression = expressionOf(node.data.estree);
    if (!expression || expression.type === 'Literal')
        return;
    const value = textOfExpression(expression, node, scope);
    if (value !== undefined) {
        node.data = { estree: programOf(value) };
        return;
    }
    const name = `{${expressionName(expression)}`;
    (0,syntax_step/* warnUnknown */.FC)(name, scope.page, node.position.start.offset, scope.work);
}
/** The text of an expression. A name whose value is not known stays as it is, with a warning. */
function textOfExpression(expression, place, { plainOf, page, work }) {
    const isTemplate = expression.type === 'TemplateLiteral';
    const isName = expression.type === 'Identifier' || expression.type === 'MemberExpression';
    if (!isTemplate && !isName)
        return undefined;
    const plain = (0,data/* scalarText */.ws)(plainOf(expression));
    if (plain !== undefined)
        return plain;
    let parts = [expression];
    if (isTemplate)
        parts = expression.expressions;
    const values = parts.map(part => (0,data/* scalarText */.ws)(plainOf(part)) ?? `{${expressionName(part)}}`);
    const unknown = values.find(value => value.startsWith('{')) ?? '';
    // The children of a component are shown where they are.
    if (/\bchildren\}$/.test(unknown))
        return '';
    (0,syntax_step/* warnAsWritten */.AB)(unknown, page, place.position.start.offset, work);
    if (isTemplate)
        return filledTemplate(expression, values);
    if (isJsx(place))
        return values[0];
    return `{${place.value}}`;
}
function filledTemplate({ quasis }, values) {
    let filled = '';
    for (const [index, { value }] of quasis.entries()) {
        const next = values[index] ?? '';
        filled += (value.cooked ?? '') + next.replace(/^\{/, '${');
    }
    return filled;
}
/** Names an expression for a message: a constant or a member of one by its name, anything else by dots. */
function expressionName(expression) {
    if (expression.type === 'Identifier')
        return expression.name;
    if (expression.type === 'CallExpression')
        return `${expressionName(expression.callee)}(`;
    if (expression.type !== 'MemberExpression' || expression.computed)
        return '…';
    return `${expressionName(expression.object)}.${expressionName(expression.property)}`;
}
/**
 * Puts the HTML that an element is given in the place of its children (Astro, "set:html"; React's
 * `dangerouslySetInnerHTML`).
 */
function showContentProps(element, props) {
    const html = propText(props['set:html']) ??
        propText((0,data/* valueAt */.fK)(props.dangerouslySetInnerHTML, '__html'));
    if (html === undefined)
        return;
    const attributes = element.attributes.filter(attribute => attribute.type !== 'mdxJsxAttribute' ||
        !/^(?:set:|dangerously)/.test(attribute.name));
    const children = nodesOfHtml(html, element);
    Object.assign(element, { type: 'mdxJsxTextElement', attributes, children });
}
function programOf(value) {
    const expression = { type: 'Literal', value };
    return {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }],
    };
}
function expressionOf(program) {
    const statement = program.body[0];
    if (statement?.type !== 'ExpressionStatement')
        return undefined;
    return statement.expression;
}
/** Reads the plain values of an element's props, and replaces the expressions of texts and numbers by them. */
function propsOf(element, { plainOf }) {
    const props = [];
    for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute')
            continue;
        const { name, value } = attribute;
        if (!value || typeof value === 'string') {
            props.push([name, value ?? true]);
            continue;
        }
        const expression = expressionOf(value.data.estree);
        const plain = expression && (plainOf(expression) ?? components_wordsOf(expression));
        if (typeof plain === 'string' || typeof plain === 'number')
            attribute.value = String(plain);
        props.push([name, plain]);
    }
    return Object.fromEntries(props);
}
/** The words of elements in a prop, such as `label={<b>Windows</b>}`; undefined where it has none. */
function components_wordsOf(expression) {
    if (!/^JSX/.test(expression.type))
        return undefined;
    const words = [];
    const visit = (node, depth) => {
        if (/^(?:JSXText|Literal)$/.test(node.type))
            words.push(String(node.value));
        const inside = node.expression ? [node.expression] : (node.children ?? []);
        if (depth < MAX_JSX_DEPTH)
            for (const child of inside)
                visit(child, depth + 1);
    };
    visit(expression, 0);
    return words.join('').replace(/\s+/g, ' ').trim() || undefined;
}
const MAX_JSX_DEPTH = 20;
/**
 * Any other component shows what its props say: data, and where it has no children phrases and commands.
 */
const other = (element, props, scope) => {
    const isEmpty = element.children.length === 0;
    const words = propText(props.text ?? props.children);
    give(element, 'caption', propText(props.description ?? props.tip));
    if (isEmpty && words)
        setChildren(element, [{ type: 'text', value: words }]);
    const elements = [];
    for (const [name, value] of Object.entries(props)) {
        if (isEmpty)
            elements.push(...phrase(element, name, propText(value) ?? ''));
        elements.push(...itemsOf(value, element));
    }
    element.children.push(...elements);
    const { self, titles, captions } = shownOf(element, false);
    if (element.children.length + self.length > 0)
        return;
    if (titles.length + captions.length > 0)
        return;
    warnOfElement(element, scope);
};
function warnOfElement({ name, position }, { page, work }) {
    if (name)
        (0,syntax_step/* warnUnknown */.FC)(`<${name}>`, page, position.start.offset, work);
}
const tab = (element, props, _, labels) => {
    const value = propText(props.value);
    if (!('label' in props) && value)
        give(element, 'label', labels.get(value) ?? value);
};
const code = (element, props, scope) => {
    const value = componentCode(element, props, scope);
    if (value !== undefined) {
        const language = (0,data/* scalarText */.ws)(props.language) ?? (0,data/* scalarText */.ws)(props.lang);
        setChildren(element, [codeNode(value, language)]);
    }
    else if (element.children.length === 0) {
        warnOfElement(element, scope);
    }
};
/** A parameter or a field: its name with its type (Mintlify, "Fields"). */
const field = (element, props) => {
    const { name, path = name, query = path, body = query, header = body, default: byDefault, } = props;
    const details = [header, props.type ?? props.schemaName];
    if (props.required === true)
        details.push('required');
    if (byDefault)
        details.push(`default: ${byDefault}`);
    const words = details.map(propText).filter(Boolean);
    give(element, 'title', words.join(' '));
    give(element, 'caption', propText((0,data/* valueAt */.fK)(props.schema, 'description')));
};
/** An operation of an interface (docusaurus-openapi-docs): its method and path; the rest is said to be missing. */
const operation = (element, { method, path }) => give(element, 'title', [propText(method)?.toUpperCase(), propText(path)].filter(Boolean).join(' '));
/** The parameters and answers of an operation, which are only said to be missing. */
const schema = (element, _, scope) => {
    element.attributes.length = 0;
    warnOfElement(element, scope);
};
/** An icon, whose label is for those who do not see it. */
const icon = element => {
    element.attributes.length = 0;
};
const componentRules = new Map([
    ['Tabs', () => { }],
    // A list of the page's own headings, and a link without words.
    ['TOCInline', () => { }],
    ['Link', () => { }],
    ['TabItem', tab],
    ['Icon', icon],
    ['Code', code],
    ['CodeBlock', code],
    ['ParamField', field],
    ['ResponseField', field],
    ['SchemaItem', field],
    ['MethodEndpoint', operation],
    ['ParamsDetails', schema],
    ['RequestSchema', schema],
    ['StatusCodes', schema],
]);
/** The labels of tabs by their values, in the prop `values` of a group of tabs. */
function labelsOf(values) {
    return new Map((0,data/* list */.p_)(values).map(item => [
        (0,data/* scalarText */.ws)((0,data/* valueAt */.fK)(item, 'value')),
        (0,data/* scalarText */.ws)((0,data/* valueAt */.fK)(item, 'label')),
    ]));
}
/**
 * The code of a component: text of the page, or a file that it imports; undefined where it results from anything else.
 */
function componentCode(element, { code: prop }, scope) {
    const expression = onlyExpressionIn(element) ?? codeExpression(element);
    let value = prop;
    if (expression)
        value = scope.plainOf(expression);
    if (expression?.type === 'TemplateLiteral')
        value ??= textOfExpression(expression, element, scope);
    let code = (0,data/* scalarText */.ws)(value);
    if (value instanceof RawFile)
        code = textOfFile(value.name, element, scope);
    if (!code?.trim())
        return undefined;
    return code.replace(/^\s*\n/, '').trimEnd();
}
function onlyExpressionIn({ children }) {
    const [child, ...others] = children;
    if (!child || others.length > 0 || !isExpression(child))
        return undefined;
    return expressionOf(child.data.estree);
}
function codeExpression(element) {
    const value = attributeValue(element, 'code');
    if (typeof value !== 'object')
        return undefined;
    return expressionOf(value?.data?.estree);
}
function attributeValue({ attributes }, name) {
    const attribute = attributes.find(other => other.type === 'mdxJsxAttribute' && other.name === name);
    return attribute?.value;
}
function textOfFile(name, { position }, { page, work }) {
    const at = position.start.offset;
    const paths = (0,syntax_include/* importPaths */.i0)(name, page.placeAt(at).path, work.settings);
    return (0,syntax_include/* included */.d8)({ name, paths, isCode: true }, page, at, work, step => step)
        ?.text;
}
/** `import name from 'specifier'`, with or without named imports, also over several lines. */
const DEFAULT_IMPORT = /^[ \t]*import\s+([\w$]+)(?:\s*,\s*\{[^{}]*\})?\s+from\s+(["'])((?:(?!\2)[^\n])+)\2/gm;
/** The specifiers of a page's default imports, by their names; those in its code are examples. */
function importsOf({ children }) {
    const imports = new Map();
    for (const node of children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const [, name, , specifier] of node.value.matchAll(DEFAULT_IMPORT))
            imports.set(name, specifier);
    }
    return imports;
}
/** Adds imported pages before the elements that stand for them. */
function resolveImports(parent, scope) {
    const children = [];
    for (const node of parent.children) {
        if ('children' in node)
            resolveImports(node, scope);
        if (isJsx(node)) {
            children.push(...importedPage(node, scope));
        }
        children.push(node);
    }
    Object.assign(parent, { children });
}
/** The page that an element stands for: a snippet, or an import. */
function importedPage(element, scope) {
    const { imports, page, work } = scope;
    const { contentFolder } = work.settings;
    const snippet = fileOfSnippet(element);
    if (snippet !== undefined) {
        const folders = [`${contentFolder}_snippets/`, `${contentFolder}snippets/`];
        const paths = (0,syntax_include/* pathsIn */.Mr)(folders, snippet);
        return inclusionOf(snippet, paths, element, scope);
    }
    const specifier = imports.get(element.name ?? '') ?? '';
    if (!/\.mdx?$/i.test(specifier))
        return [];
    const from = page.placeAt(element.position.start.offset).path;
    const paths = (0,syntax_include/* importPaths */.i0)(specifier, from, work.settings);
    return inclusionOf(specifier, paths, element, scope);
}
/** The file that `<Snippet file="note.mdx" />` includes (Mintlify, before it had imports). */
function fileOfSnippet(element) {
    const file = attributeValue(element, 'file');
    if (element.name !== 'Snippet' || typeof file !== 'string')
        return undefined;
    if (!/\.mdx?$/i.test(file))
        return undefined;
    return file;
}
/** The page that an element includes, translated as this one is; nothing where it has no path. */
function inclusionOf(name, paths, element, scope) {
    const { page: source, work } = scope;
    const at = element.position.start.offset;
    if (paths.length === 0 || !work.context.read)
        return [];
    const parameters = new Map(Object.entries(propsOf(element, scope)));
    const step = (text, inner) => (0,syntax_step/* applied */.Ic)(inner.steps, text, { ...inner, parameters });
    const include = { name, paths, isRebased: true };
    const page = (0,syntax_include/* included */.d8)(include, source, at, work, step);
    if (!page)
        return [{ type: 'html', value: `<${element.name} />` }];
    return [{ type: 'html', value: page.text, data: { source: page } }];
}

;// CONCATENATED MODULE: ./lib/sites/mdx/unwrap.js

/** Replaces what MDX adds to Markdown by what readers see of it. */
function unwrap(tree) {
    tree.children = blocksOf(tree.children);
}
function blocksOf(nodes) {
    return nodes.flatMap((node) => {
        if (node.type === 'mdxjsEsm')
            return [];
        if (isExpression(node))
            return placed(expressionBlock(node), node);
        if (isJsx(node))
            return placed(elementBlocks(node), node);
        if (node.type === 'paragraph')
            return paragraphs(node.children, node);
        if (node.type === 'code')
            return [withNearFence(node)];
        if (!('children' in node))
            return [node];
        if (blockContainers.has(node.type))
            return [Object.assign(node, { children: blocksOf(node.children) })];
        return [Object.assign(node, { children: unwrap_inline(node.children) })];
    });
}
const blockContainers = new Set([
    'blockquote',
    'footnoteDefinition',
    'list',
    'listItem',
]);
/** Makes code be printed whose closing fence is indented: MDX accepts that, Markdown takes it for more code. */
function withNearFence(node) {
    if (!node.position)
        return node;
    const { start, end } = node.position;
    let lines = 0;
    if (node.value !== '')
        lines = node.value.split('\n').length;
    const hasFence = end.line - start.line > lines;
    if (hasFence && end.column - start.column > 6)
        return { ...node };
    return node;
}
/** Makes blocks of what readers see of an element. */
function elementBlocks(element) {
    const { self, titles, captions, href } = shownOf(element, false);
    const blocks = self.map(paragraph);
    for (const title of titles)
        blocks.push(paragraph({ type: 'strong', children: [plainNode(title)] }));
    let inside;
    if (element.type === 'mdxJsxFlowElement')
        inside = blocksOf(element.children);
    else
        inside = paragraphs(element.children);
    blocks.push(...wrapped(element, href, inside));
    for (const caption of captions)
        blocks.push(paragraph(plainNode(caption)));
    return blocks;
}
/** Makes a heading, a link or bold text of the only paragraph of an element. */
function wrapped(element, url, blocks) {
    const [block] = blocks;
    if (blocks.length !== 1 || block?.type !== 'paragraph')
        return blocks;
    const { children } = block;
    if (url !== '' && isLinkable(block))
        return [paragraph({ type: 'link', url, children: children })];
    if (!isOneLine(block))
        return blocks;
    const depth = Number(/^h([1-6])$/.exec(element.name ?? '')?.[1]);
    if (depth)
        return [{ type: 'heading', depth, children }];
    const isPlain = children.every(({ type }) => type === 'text' || type === 'inlineCode');
    if (element.name !== 'summary' || !isPlain)
        return blocks;
    return [paragraph({ type: 'strong', children })];
}
/** Splits inline content into paragraphs and the blocks between them. */
function paragraphs(nodes, original) {
    // A component that no text is beside is as much a block as one whose tags have their own lines.
    const isAlone = nodes.every(node => {
        if (node.type === 'text')
            return !isVisible(node);
        return isJsx(node) || isExpression(node);
    });
    const blocks = [];
    let line = [];
    const endParagraph = () => {
        const content = unwrap_inline(line);
        line = [];
        // A break that a paragraph begins with would begin a block of HTML.
        const first = content.findIndex(isVisible);
        if (first < 0)
            return;
        blocks.push({ type: 'paragraph', children: content.slice(first) });
    };
    for (const node of nodes) {
        if (!standsAlone(node, isAlone)) {
            line.push(node);
            continue;
        }
        endParagraph();
        blocks.push(...blocksOf([node]));
    }
    const isOneParagraph = line.length === nodes.length;
    endParagraph();
    const [block] = blocks;
    if (!original || !isOneParagraph || block?.type !== 'paragraph')
        return blocks;
    return [Object.assign(original, { children: block.children })];
}
function standsAlone(node, isAlone) {
    // Code comes from HTML in a prop.
    if (node.type === 'html' || node.type === 'code')
        return true;
    if (!isJsx(node))
        return false;
    if (isBlock(node))
        return true;
    return isAlone && isComponent(node) && node.children.length > 0;
}
/** Replaces the elements and expressions in inline content. */
function unwrap_inline(nodes, isInLink = false) {
    return nodes.flatMap((node) => {
        if (isJsx(node))
            return placed(inlineElement(node, isInLink), node);
        if (isExpression(node))
            return placed([plainNode(literalText(node))], node);
        // There is no code block in a table or a heading.
        if (node.type === 'code')
            return [plainNode(node.value)];
        if (!('children' in node))
            return [node];
        const children = unwrap_inline(node.children, isInLink || node.type.startsWith('link'));
        // Marks around nothing would be seen.
        if (/^(?:emphasis|strong|delete)$/.test(node.type) &&
            !children.some(isVisible))
            return [];
        return [Object.assign(node, { children })];
    });
}
function inlineElement(element, isInLink) {
    const { self, titles, captions, href } = shownOf(element, true);
    const words = [...titles, ...captions];
    let url = '';
    if (!isInLink && element.children.every(isLinkable))
        url = href;
    const inside = unwrap_inline(element.children, isInLink || url !== '');
    if (inside.some(isVisible)) {
        const notes = words.map(text => plainNode(` (${text})`));
        return [...withTags(element, url, inside), ...notes];
    }
    if (element.name === 'br')
        return [element];
    const content = [...self, ...words.map(plainNode)];
    if (content.length === 0)
        return inside;
    return [...content.flatMap(node => [plainNode(' '), node]), plainNode(' ')];
}
/** Adds the link, the blanks or the tags of an element to its inline content. */
function withTags(element, url, inside) {
    if (url !== '')
        return [{ type: 'link', url, children: inside }];
    if (isBlock(element))
        return [plainNode(' '), ...inside, plainNode(' ')];
    // A tag alone on its line would begin a block of HTML.
    if (!isMeaningful(element) || !inside.every(isOneLine))
        return inside;
    const tag = (slash) => ({ type: 'html', value: `<${slash}${element.name}>` });
    return [tag(''), ...inside, tag('/')];
}
function expressionBlock(node) {
    const value = literalText(node)
        .replace(/^\s*\n/, '')
        .trimEnd();
    if (value === '')
        return [];
    // Several lines stand for themselves as nothing but code does.
    if (value.includes('\n'))
        return [{ type: 'code', value }];
    return [paragraph(plainNode(value.trim()))];
}
function plainNode(value) {
    return { type: 'text', value };
}
function paragraph(child) {
    return { type: 'paragraph', children: [child] };
}
/** Gives new nodes the place of the node that they replace. */
function placed(nodes, { position }) {
    for (const node of nodes)
        node.position ??= position;
    return nodes;
}
/** Whether readers see anything of a node. The only elements left are breaks. */
function isVisible(node) {
    if (node.type === 'text')
        return node.value.trim() !== '';
    return node.type !== 'break' && !isJsx(node);
}
/** Whether a link can be made of a node: brackets may end its text, and no link can be in another. */
function isLinkable(node) {
    if (node.type === 'text')
        return !/[[\]]|https?:|www\./.test(node.value);
    if (/^(?:link|footnote)/.test(node.type))
        return false;
    if (isJsx(node)) {
        const { href, self } = shownOf(node, true);
        if (href || self[0]?.type === 'link')
            return false;
    }
    return !('children' in node) || node.children.every(isLinkable);
}
function isOneLine(node) {
    if ('children' in node)
        return node.children.every(isOneLine);
    return (node.type !== 'break' && !('value' in node && node.value.includes('\n')));
}

;// CONCATENATED MODULE: ./lib/sites/mdx/index.js











/**
 * MDX. What does not parse as that is left as it is, as Markdown, with a message.
 *
 * @param show puts what components show into the tree.
 */
const reading = (show) => (source, work) => {
    const isNamedMdx = (0,paths/* isMdx */.Ci)(work.open.at(-1) ?? '');
    const { format } = work.settings;
    // Markdown that a page in MDX imports stays Markdown, unless all pages of the site are MDX.
    const isImported = work.open.length > 1;
    if (isImported && !isNamedMdx && format !== 'mdx')
        return source;
    try {
        const tree = parsePage(source.text);
        const parsed = remember(tree);
        resolveImports(tree, scopeOf(tree, source, work));
        show?.(tree, source, work);
        unwrap(tree);
        return compile(tree, source, parsed);
    }
    catch (error) {
        const { at, why } = parseProblem(error, source.text);
        let advice = 'Fix it here';
        if (isNamedMdx && format !== 'mdx')
            advice += ', or rename the page to end in ".md"';
        const reason = `not valid MDX (${why}): the page is read as Markdown, its imports and tags as text. ${advice}.`;
        work.warn('mdx', `mdx ${source.placeAt(0).path}`, reason, source, at);
        return source;
    }
};
/** MDX of a site, with what its components show. */
const mdx = reading(showComponents);
/** MDX of no site, with what is not MDX, but let through by Docusaurus: HTML comments, and the `{#id}` of headings. */
const plainMdx = (0,syntax_step/* stepwise */.F9)([inline/* htmlComments */.qX, (0,inline/* attributeLists */.Yd)('headings'), reading()], {
    folder: '',
    contentFolder: '',
    includeFolders: [],
    aliases: {},
    variables: {},
});
/** Explains the parser's error, with its place in the text. */
function parseProblem(error, text) {
    const { ruleId, reason: why = String(error), line, column, } = error;
    const comment = text.lastIndexOf('{/*');
    if (ruleId === 'unexpected-eof' && comment > text.lastIndexOf('*/'))
        return { at: comment, why: 'the comment that begins here never ends' };
    // An element without an end is named with its place in the text, which is not that in the file.
    const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? [''];
    const place = {
        line: line ?? Number(startLine ?? 1),
        column: column ?? Number(startColumn ?? 1),
    };
    return {
        at: (0,vfile_location_lib/* location */.C)(text).toOffset(place) ?? text.length,
        why: why.replace(named, ''),
    };
}
const mdxAlone = {
    extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)()],
    mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)()],
};
const withGfm = {
    extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)(), ...(0,parse/* gfmExtensions */.t8)()],
    mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)(), ...(0,parse/* gfmFromMarkdown */.CP)()],
};
/** The tree of a text, all of which is parsed. @throws VFileMessage where it is not MDX. */
function parseMdx(text) {
    if ((0,parse/* mayBeGfm */.zx)(text))
        return (0,lib/* fromMarkdown */.Y)(text, withGfm);
    return (0,lib/* fromMarkdown */.Y)(text, mdxAlone);
}
/** The tree of a page. @throws VFileMessage where the text is not MDX. */
function parsePage(text) {
    try {
        const tree = parseInBlocks(text);
        if (tree)
            return tree;
    }
    catch {
        // The places of its errors are those of what was parsed.
    }
    return parseMdx(text);
}
/**
 * Parses a page without the blocks that mean the same in Markdown, and without the imports of one line that it begins with,
 * on each of which a parser of JavaScript would run. Undefined where it matters what a block is.
 */
function parseInBlocks(page) {
    const [imports = ''] = importLines.exec(page) ?? [];
    const text = imports.replace(/[^\n]/g, ' ') + page.slice(imports.length);
    const blocks = (0,parse/* splitBlocks */.n$)(text, 'mdx');
    const isWanted = (block, index) => {
        // A paragraph that is alone between two tags may become a link or a heading.
        const isAlone = blocks[index - 1]?.text.trimEnd().endsWith('>') &&
            blocks[index + 1]?.text.startsWith('</');
        return (!isPlain(block) || Boolean(isAlone) || (index === 0 && imports !== ''));
    };
    const tree = (0,parse/* parseBlocks */.SV)(text, blocks, isWanted, parseMdx);
    if (!tree || imports === '')
        return tree;
    const position = {
        start: { line: 1, column: 1, offset: 0 },
        end: { line: 1, column: 1, offset: imports.trimEnd().length },
    };
    return {
        ...tree,
        children: [
            { type: 'mdxjsEsm', value: imports, position },
            ...tree.children,
        ],
    };
}
const importLines = /^(?:import[ \t]+(?:[\w$]+|\{[^{}\n]*\})[ \t]+from[ \t]+(?:'[^'\n]+'|"[^"\n]+");?[ \t]*\n+)+/;
/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, words, isDeep }) {
    // In MDX nothing is code for being indented, and code may end with a fence that is. Definitions matter to all of the page.
    if (/(?: {4}|\t) {0,3}(?:`{3}|~{3})/.test(text))
        return false;
    if (isDeep || /\t|\]:|[-+*.)>] {5}|^(?:import|export)\b/m.test(words))
        return false;
    return !/[<{]/.test(words) || !/[<{`]/.test(withoutCode(words));
}
/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text) {
    if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text))
        return text;
    // In a table, a pipe ends the cell.
    return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '');
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
/* harmony export */   ju: () => (/* binding */ linkedPage),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
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
    const { text, placeAt } = body;
    const placed = new _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(text, offset => ({
        ...placeAt(offset),
        isRebased,
    }));
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
    const body = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(file.text).text;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(file, file.text.length - body.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that replaces includes by the included texts, also in these. */
function includes(syntax) {
    const make = (match, source, work) => {
        const { path } = source.placeAt(match.index);
        const files = syntax.read(match, path, work.settings);
        if (files === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, match.index + 1, match.index + match[0].length);
        const texts = files.map(file => included(file, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        const parts = [];
        for (const [index, text] of texts.entries()) {
            if (index > 0)
                parts.push('\n');
            if (!text)
                continue;
            parts.push(...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text));
        }
        return parts;
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** Indents an included text as its include is; makes it one line where the include has text beside it. */
function inPlace(text, { index, 0: token }, source) {
    const line = source.lineAt(index);
    const blanks = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return joined(text, text.lines, ' ');
}
/** Joins lines of a source with a text between them. */
function joined(source, lines, between) {
    const parts = [];
    for (const { start, end } of lines)
        parts.push(between, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end));
    return parts.slice(1);
}
/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    return { path, part: readPart(rest.join(':'), ':') };
}
/** Makes fenced code of a text. The margin is that of the closing fence. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`\n${margin}${fence}`, text, text.text.length),
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
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end);
    }
    const lines = chosenLines(source.lines, part);
    if (lines.length === 0)
        return undefined;
    // Ranges may overlap or go back, so that these are no changes of single lines.
    const by = joined(source, lines, '\n');
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .applyChanges */ .YF)(source, [{ start: 0, end: source.text.length, by }]);
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
        folders.unshift((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(file));
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = pathsIn(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .PO)(work.titles, found, () => titleOf(context.read?.(found)?.text));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page);
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'title')) ?? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .firstHeading */ .P7)(below);
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
