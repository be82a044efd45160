export const id = 87;
export const ids = [87];
export const modules = {

/***/ 5087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mdx: () => (/* binding */ mdx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/document/front-matter.js
var front_matter = __webpack_require__(2550);
// EXTERNAL MODULE: ./lib/document/place.js
var place = __webpack_require__(310);
// EXTERNAL MODULE: ./lib/document/translate/index.js + 2 modules
var translate = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/document/blocks.js
var blocks = __webpack_require__(5747);
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
    const inside = node.children.map(child => {
        if (child.type === 'JSXText')
            return child.value;
        if (child.type === 'JSXElement' || child.type === 'JSXFragment')
            return jsxText(child);
        if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression')
            return '';
        return textOf(child.expression) ?? '';
    });
    return ` ${inside.join('')} `;
}

;// CONCATENATED MODULE: ./lib/document/mdx/element.js

function isElement(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
function isExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
/** What an expression puts into the page; empty where it takes data. */
function expressionText(node) {
    return literalText(node.data?.estree) ?? '';
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
    const titles = ['title', 'label', 'summary'].map(name => prop(element, name)).filter(Boolean);
    const captions = [isImage ? '' : alt, prop(element, 'caption')].filter(Boolean);
    const leads = !isImage && href !== '' && (isEmpty || !isInline) ? titles.shift() : undefined;
    let self;
    if (isImage)
        self = { type: 'image', url: src, alt };
    else if (leads)
        self = { type: 'link', url: href, children: [{ type: 'text', value: leads }] };
    return { self, titles, captions, href: isEmpty || leads !== undefined ? '' : href };
}

;// CONCATENATED MODULE: ./lib/document/mdx/cut.js



/**
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each letter:
 * a rule is in the place of such blocks. Undefined where one of these comes out as anything else, such as code, so that
 * something began before it and goes on after it.
 */
function parseCut(source, parse) {
    const parts = partsOf(source.text);
    if (parts.every(part => part.isPlain))
        return { tree: { type: 'root', children: [] }, source };
    const plain = new Map();
    const runs = [];
    let length = 0;
    for (const { isPlain, start, end } of parts) {
        if (!isPlain)
            runs.push(...(0,translate/* slice */.di)(source, start, end, 0));
        else {
            const textEnd = start + source.text.slice(start, end).trimEnd().length;
            plain.set(length, { type: 'inclusion', source, start, end: textEnd });
            runs.push((0,translate/* put */.yJ)(`***${source.text.slice(textEnd, end)}`, source, start));
        }
        length += runs.at(-1).text.length;
    }
    const short = (0,translate/* sourceOf */.vz)(runs);
    const tree = parse(short.text);
    restore(tree, plain);
    return plain.size === 0 ? { tree, source: short } : undefined;
}
function partsOf(text) {
    const parts = [];
    for (const piece of (0,blocks/* cutPieces */.Ul)(text, false)) {
        const end = piece.start + piece.text.length;
        const before = parts.at(-1);
        if (before?.isPlain === isPlain(piece))
            before.end = end;
        else
            parts.push({ isPlain: isPlain(piece), start: piece.start, end });
    }
    return parts;
}
/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, isCode }) {
    // In MDX code is never indented, and a fence that ends it may be.
    if (isCode)
        return !/^(?: {4}| {0,3}\t)[ \t]*(?:`{3}|~{3})/m.test(text);
    // Definitions matter to all of the page.
    if (/\t|^(?:import|export)\b|\]:|^ {4}|[-+*.)>] {5}/m.test(text))
        return false;
    return !/[<{]/.test(text) || !/[<{`]/.test(withoutCode(text));
}
/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text) {
    if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text))
        return text;
    // In a table, a pipe ends the cell.
    return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '');
}
function restore(parent, plain) {
    parent.children.forEach((node, index) => {
        const { start } = node.position;
        const inclusion = plain.get(start.offset);
        if (isElement(node))
            restore(node, plain);
        if (node.type !== 'thematicBreak' || !inclusion || mayWrap(parent))
            return;
        parent.children[index] = { ...inclusion, position: node.position };
        plain.delete(start.offset);
    });
}
/** Whether it matters what the only block of an element is. */
function mayWrap(parent) {
    if (parent.type === 'root' || parent.children.length > 1)
        return false;
    return /^(?:h[1-6]|summary)$/.test(parent.name ?? '') || shownOf(parent, false).href !== '';
}

// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
;// CONCATENATED MODULE: ./lib/document/mdx/imports.js


/** `import name from 'specifier'`, with or without named imports. */
const named = /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+['"]([^'"\n]+)['"]/gm;
/** The specifiers of a page's default imports, by their names. */
function importsOf(text) {
    return new Map(Array.from(text.matchAll(named), ([, name, specifier]) => [name, specifier]));
}
/** The specifiers of the pages that a page includes: `import Note from './_note.mdx'`, and `<Note/>` below it. */
function mdxIncludes(text) {
    const names = new Set(Array.from(text.matchAll(/<([\w$]+)/g), ([, name]) => name));
    return [...importsOf(text)].flatMap(([name, path]) => (names.has(name) && isPage(path) ? [path] : []));
}
function isPage(specifier) {
    return /\.mdx?$/i.test(specifier);
}
/** Puts what `read` has for the specifier of a page before each element that stands for that page. */
function include(parent, imports, read) {
    const children = parent.children.flatMap((node) => {
        if ('children' in node)
            include(node, imports, read);
        const specifier = isElement(node) ? imports.get(node.name ?? '') : undefined;
        const content = specifier && isPage(specifier) && read(specifier, node);
        return content ? [content, node] : [node];
    });
    if (children.length > parent.children.length)
        parent.children = children;
}
/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
function resolveImages(tree, imports) {
    (0,splice/* walk */.GG)(tree, node => {
        for (const attribute of isElement(node) ? node.attributes : []) {
            if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src')
                continue;
            const path = typeof attribute.value === 'object' && imports.get(attribute.value?.value.trim() ?? '');
            // Only a relative path says where the file is.
            if (path && /^\.\.?\//.test(path))
                attribute.value = path;
        }
    });
}

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var lib = __webpack_require__(1541);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 10 modules
var mdast_util_mdx_lib = __webpack_require__(1925);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(4613);
// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
// EXTERNAL MODULE: ./lib/document/parse.js
var parse = __webpack_require__(1206);
;// CONCATENATED MODULE: ./lib/document/mdx/parse.js






const options = {
    extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)(), ...(0,parse/* gfmExtensions */.t8)()],
    mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)(), ...(0,parse/* gfmFromMarkdown */.CP)()],
};
/**
 * The tree of an MDX page. Of what is not MDX, the `{#id}` of a heading and HTML comments are let through, as
 * Docusaurus does.
 *
 * @throws VFileMessage where the text is not MDX.
 */
function parseMdx(text) {
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
/** The text with as many other characters for the `{#id}` of a heading and comments of HTML. */
function masked(text) {
    const ids = text.replace(/^( {0,3}#{1,6}[ \t].*)\{(#[\w.:-]+)\}(?=[ \t]*$)/gm, '$1($2)');
    const edits = (0,comments/* commentsIn */.wL)(ids).flatMap(({ start, end }) => {
        const comment = ids.slice(start, end);
        // What looks like a comment over a fence is two pieces of code.
        return /`|~~~/.test(comment) ? [] : [{ start, end, replacement: comment.replace(/[^\n]/g, ' ') }];
    });
    return (0,splice/* splice */.V4)(ids, edits);
}

;// CONCATENATED MODULE: ./lib/document/mdx/names.js
/** Elements of HTML that stand on lines of their own, so that what is around them is no part of their text. */
const names_blocks = new Set(`address article aside blockquote body button caption center col colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup option p
  pre search section select summary table tbody td tfoot th thead title tr ul video`.split(/\s+/));
/** Elements of HTML inside a line that say something which Markdown has no other way to say. */
const meaningful = new Set('abbr b br cite code del dfn em i ins kbd mark q s samp strong sub sup u var'.split(' '));
function isBlockName(name) {
    return names_blocks.has(name ?? '');
}
/** Whether an element's tags stay, without their attributes. */
function isMeaningfulName(name) {
    return meaningful.has(name ?? '');
}
/** Lower-case names are those of HTML; a fragment has none. */
function isComponentName(name) {
    return name === null || !/^[a-z][^.]*$/.test(name);
}

;// CONCATENATED MODULE: ./lib/document/mdx/unwrap.js


/** Replaces what MDX adds to Markdown by what readers see of it. */
function unwrap(tree) {
    tree.children = blocksOf(tree.children);
}
function blocksOf(nodes) {
    return nodes.flatMap((node) => {
        if (node.type === 'mdxjsEsm')
            return [];
        if (node.type === 'inclusion')
            return [node];
        if (isExpression(node))
            return expressionBlock(node);
        if (isElement(node))
            return elementBlocks(node);
        if (node.type === 'paragraph')
            return paragraphs(node.children, node);
        if (node.type === 'code')
            return [withNearFence(node)];
        if ('children' in node)
            Object.assign(node, { children: isContainer(node) ? blocksOf(node.children) : inline(node.children) });
        return [node];
    });
}
function isContainer({ type }) {
    return ['blockquote', 'footnoteDefinition', 'list', 'listItem'].includes(type);
}
// The end of code may be at any depth in MDX, which Markdown takes for more code.
function withNearFence(node) {
    const { start, end } = node.position;
    return end.column - start.column > 6 ? { ...node, position: undefined } : node;
}
/** The blocks that readers see of an element. */
function elementBlocks(element) {
    const { self, titles, captions, href } = shownOf(element, false);
    const inside = element.type === 'mdxJsxFlowElement' ? blocksOf(element.children) : paragraphs(element.children);
    const paragraph = (child) => made(element, { type: 'paragraph', children: [child] });
    return [
        ...(self ? [paragraph(self)] : []),
        ...titles.map(title => paragraph({ type: 'strong', children: [unwrap_text(title)] })),
        ...wrapped(element, href, inside),
        ...captions.map(caption => paragraph(unwrap_text(caption))),
    ];
}
/** Puts around the only paragraph of an element what Markdown has for it: a heading, a link or weight. */
function wrapped(element, url, blocks) {
    const [block] = blocks;
    if (blocks.length !== 1 || block?.type !== 'paragraph')
        return blocks;
    const { children } = block;
    const paragraph = (child) => [made(element, { type: 'paragraph', children: [child] })];
    if (url !== '' && isLinkable(block))
        return paragraph({ type: 'link', url, children: children });
    if (!isOneLine(block))
        return blocks;
    const depth = Number(/^h([1-6])$/.exec(element.name ?? '')?.[1]);
    if (depth)
        return [made(element, { type: 'heading', depth, children })];
    const isPlain = children.every(({ type }) => type === 'text' || type === 'inlineCode');
    return element.name === 'summary' && isPlain ? paragraph({ type: 'strong', children }) : blocks;
}
/** The paragraphs of inline content, and between them the elements in it that are blocks. */
function paragraphs(nodes, original) {
    // A component that no text is beside is as much a block as one whose tags have their own lines.
    const isAlone = nodes.every(node => isElement(node) || isExpression(node) || isBlank(node));
    const parts = [[]];
    for (const node of nodes) {
        const isBlock = node.type === 'inclusion' ||
            (isElement(node) &&
                (isBlockName(node.name) || (isAlone && isComponentName(node.name) && node.children.length > 0)));
        if (isBlock)
            parts.push(node, []);
        else
            parts.at(-1).push(node);
    }
    return parts.flatMap(part => {
        if (!Array.isArray(part))
            return blocksOf([part]);
        // A break that a paragraph begins with would begin a block of HTML.
        const first = part.findIndex(isVisible);
        if (first < 0)
            return [];
        const children = inline(part.slice(first));
        return original && parts.length === 1
            ? Object.assign(original, { children })
            : { type: 'paragraph', children };
    });
}
/** Inline content without elements and expressions. */
function inline(nodes, isInLink = false) {
    return nodes.flatMap((node) => {
        if (isElement(node))
            return inlineElement(node, isInLink);
        if (isExpression(node))
            return expressionText(node) === '' ? [] : [made(node, unwrap_text(expressionText(node)))];
        if (!('children' in node))
            return [node];
        // Marks around nothing would be seen.
        if (isMark(node) && !isVisible(node))
            return [];
        node.children = inline(node.children, isInLink || node.type.startsWith('link'));
        return [node];
    });
}
function inlineElement(element, isInLink) {
    const { self, titles, captions, href } = shownOf(element, true);
    const said = [...titles, ...captions];
    if (!element.children.some(isVisible)) {
        if (element.name === 'br')
            return [element];
        const words = [...(self ? [self] : []), ...said.map(unwrap_text)].flatMap(word => [blank, word]);
        if (words.length > 0)
            return [...words, blank].map(word => made(element, word));
        return inline(element.children);
    }
    const isLink = href !== '' && !isInLink && element.children.every(isLinkable);
    const inside = inline(element.children, isInLink || isLink);
    const note = said.map(each => made(element, unwrap_text(` (${each})`)));
    return [...around(element, isLink ? href : '', inside), ...note];
}
function around(element, url, inside) {
    if (url !== '')
        return [made(element, { type: 'link', url, children: inside })];
    if (isBlockName(element.name))
        return [blank, ...inside, blank];
    // A tag alone on its line would begin a block of HTML.
    if (!isMeaningfulName(element.name) || !inside.every(isOneLine))
        return inside;
    const tag = (value) => made(element, { type: 'html', value });
    return [tag(`<${element.name}>`), ...inside, tag(`</${element.name}>`)];
}
function expressionBlock(node) {
    const value = expressionText(node)
        .replace(/^[^\S\n]*\n/, '')
        .trimEnd();
    if (value === '')
        return [];
    // Several lines stand for themselves as nothing but code does.
    if (value.includes('\n'))
        return [made(node, { type: 'code', value: value.replace(/^\n+/, '') })];
    return [made(node, { type: 'paragraph', children: [unwrap_text(value.trim())] })];
}
const blank = unwrap_text(' ');
function unwrap_text(value) {
    return { type: 'text', value };
}
/** A node in the place of another. */
function made(original, node) {
    return { ...node, data: { origin: original.position.start.offset } };
}
function isMark(node) {
    return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}
/** Whether anything of inline content is left to be seen. */
function isVisible(node) {
    if (node.type === 'text')
        return node.value.trim() !== '';
    if (node.type === 'break')
        return false;
    if (isExpression(node))
        return expressionText(node).trim() !== '';
    if (isMark(node))
        return node.children.some(isVisible);
    if (!isElement(node))
        return true;
    const { self, titles, captions } = shownOf(node, true);
    return self !== undefined || titles.length + captions.length > 0 || node.children.some(isVisible);
}
/** Whether a link can be made of a node: brackets may end its text, and no link can be in another. */
function isLinkable(node) {
    if (node.type === 'text')
        return !/[[\]]|https?:|www\./.test(node.value);
    if (/^(?:link|footnote)/.test(node.type))
        return false;
    if (isElement(node) && (shownOf(node, true).href || shownOf(node, true).self?.type === 'link'))
        return false;
    return !('children' in node) || node.children.every(isLinkable);
}
function isOneLine(node) {
    if ('children' in node)
        return node.children.every(isOneLine);
    return node.type !== 'break' && !('value' in node && node.value.includes('\n'));
}
function isBlank(node) {
    return node.type === 'text' && node.value.trim() === '';
}

;// CONCATENATED MODULE: ./lib/document/mdx/index.js








/** MDX. What does not parse as that is taken as Markdown, with a message; never throws. */
const mdx = {
    toMarkdown(source, context) {
        const messages = [];
        return { markdown: translated(source, { context, messages, open: [source.placeAt(0)] }), messages };
    },
};
function translated(page, work) {
    try {
        const { tree, source } = parsed(page);
        const imports = importsOf(page.text);
        (0,translate/* remember */.kY)(tree);
        if (work.context.resolve && mdxIncludes(page.text).length > 0)
            include(tree, imports, (specifier, { name, position }) => {
                const at = source.placeAt(position.start.offset);
                return included(specifier, at, work, { type: 'html', value: `<${name} />` });
            });
        resolveImages(tree, imports);
        unwrap(tree);
        return (0,translate/* compile */.wE)(tree, source);
    }
    catch (error) {
        const { place, why } = problemOf(error, page.text);
        say((0,translate/* originOf */.yv)(place, page), 'mdx', `not valid MDX (${why}): ${fallback}`, work);
        return page;
    }
}
/** What an import stands for; `missing`, and a message, where that is not there; nothing where no path is known for it. */
function included(specifier, at, work, missing) {
    const { context, open } = work;
    const path = specifier.startsWith('.')
        ? external_node_path_.posix.join(external_node_path_.posix.dirname(at.path), specifier)
        : context.resolve?.(specifier, at.path);
    if (path === undefined)
        return undefined;
    const file = context.read(path);
    if (file && !open.some(each => each.path === path)) {
        const start = file.text.length - (0,front_matter/* splitFrontMatter */.vQ)(file.text).text.length;
        const text = (0,translate/* sourceOf */.vz)((0,translate/* slice */.di)(file, start, file.text.length, 0));
        const source = translated(text, { ...work, open: [...open, file.placeAt(0)] });
        const { length } = source.text.trimStart();
        return {
            type: 'inclusion',
            source,
            start: source.text.length - length,
            end: source.text.trimEnd().length,
        };
    }
    const why = file ? 'it would include itself' : 'the repository has no text file of at most 5 MB there';
    const reason = `"${specifier}" cannot be included: ${why}. Fix the import.`;
    say(at, 'include', reason, work);
    return missing;
}
function parsed(source) {
    try {
        const parts = parseCut(source, parseMdx);
        if (parts)
            return parts;
    }
    catch {
        // The places of its errors are those of the whole page.
    }
    return { tree: parseMdx(source.text), source };
}
// A message is at a place of the page, so that of an included one says where it is.
function say(at, rule, reason, { open, messages }) {
    const page = open[0];
    const { path, line, column } = at;
    if (path === page.path)
        messages.push({ line, column, rule, reason });
    else
        messages.push({
            line: page.line,
            column: page.column,
            rule,
            reason: `${path}:${line}:${column}: ${reason}`,
        });
}
const fallback = 'the page is read as Markdown, its imports and tags as text. Fix it here, or rename the page to end in ".md".';
/** What the parser says, and about which place in the text. */
function problemOf(error, text) {
    const { ruleId, reason: why = String(error), line, column } = error;
    const comment = ruleId === 'unexpected-eof' ? unendedComment(text) : undefined;
    if (comment)
        return { place: comment, why: 'the comment that begins here never ends' };
    // An element without an end is named with its place in the text, which is not that in the file.
    const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? [''];
    const place = { line: line ?? Number(startLine ?? 1), column: column ?? Number(startColumn ?? 1) };
    return { place, why: why.replace(named, '') };
}
/** Where the last comment begins, if it has no end; what looks like one in a span of code is none. */
function unendedComment(text) {
    const rest = text
        .slice(text.lastIndexOf('*/') + 1)
        .replace(/(?<!`)(`+)(?!`)[^`\n]+\1/g, code => ' '.repeat(code.length));
    const at = rest.search(/\{\s*\/\*/);
    return at < 0 ? undefined : (0,place/* placeAt */.B)(text, text.length - rest.length + at);
}


/***/ })

};
