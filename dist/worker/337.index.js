export const id = 337;
export const ids = [337];
export const modules = {

/***/ 7337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mdx: () => (/* binding */ mdx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/document/front-matter.js
var front_matter = __webpack_require__(2550);
// EXTERNAL MODULE: ./lib/document/place.js
var document_place = __webpack_require__(310);
// EXTERNAL MODULE: ./lib/document/translate/index.js + 2 modules
var translate = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/document/blocks.js
var blocks = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/document/cut.js
var cut = __webpack_require__(1197);
// EXTERNAL MODULE: ./node_modules/micromark-util-html-tag-name/index.js
var micromark_util_html_tag_name = __webpack_require__(9586);
;// CONCATENATED MODULE: ./lib/document/mdx/literal.js
/**
 * The text that the expression of a program comes to without any data: that of a string, a number, a template without substitutions
 * or JSX of such. Undefined for all others, and for a comment.
 */
function literalText([statement, ...others] = []) {
    if (statement?.type !== 'ExpressionStatement' || others.length > 0)
        return undefined;
    const { expression } = statement;
    const text = textOf(expression);
    return expression.type.startsWith('JSX') ? text?.replace(/\s+/g, ' ').trim() : text;
}
function textOf(node) {
    switch (node.type) {
        case 'Literal':
            return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
        case 'TemplateLiteral':
            return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
        case 'Identifier':
            return node.name === 'Infinity' ? node.name : undefined;
        case 'JSXText':
            return node.value;
        case 'JSXExpressionContainer':
            return textOf(node.expression);
        case 'JSXElement':
        case 'JSXFragment':
            return ` ${node.children.map(child => textOf(child) ?? '').join('')} `;
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/document/mdx/element.js


function isElement(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
function isExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
/** Whether what is around an element of HTML is no part of its text. */
function isBlock({ name }) {
    return micromark_util_html_tag_name/* htmlBlockNames */.T.includes(name ?? '') || /^(?:button|hgroup|pre|select|video)$/.test(name ?? '');
}
/** Lower-case names are those of HTML; a fragment has none. */
function isComponent({ name }) {
    return name === null || !/^[a-z][^.]*$/.test(name);
}
/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
function isMeaningful({ name }) {
    return /^(?:abbr|br?|cite|code|de?l|dfn|em|i|ins|kbd|mark|q|s|samp|strong|su[bp]|u|var)$/.test(name ?? '');
}
/** What an expression puts into the page; empty where it takes data. */
function expressionText(node) {
    return literalText(node.data?.estree?.body) ?? '';
}
/** The text of a prop, trimmed; empty without one. */
function prop(element, name) {
    const found = element.attributes.findLast(each => each.type === 'mdxJsxAttribute' && each.name === name);
    const value = found?.value ?? '';
    return ((typeof value === 'string' ? value : literalText(value.data?.estree?.body)) ?? '').trim();
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

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var mdast_util_from_markdown_lib = __webpack_require__(1541);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 9 modules
var mdast_util_mdx_lib = __webpack_require__(1500);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(4613);
// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
// EXTERNAL MODULE: ./lib/document/parse.js
var parse = __webpack_require__(1206);
// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
;// CONCATENATED MODULE: ./lib/document/mdx/parse.js






const plain = { extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)()], mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)()] };
const withGfm = {
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
    const options = (0,parse/* mayBeGfm */.zx)(text) ? withGfm : plain;
    try {
        return (0,mdast_util_from_markdown_lib/* fromMarkdown */.Y)(text, options);
    }
    catch (error) {
        const other = masked(text);
        if (other === text || error instanceof RangeError)
            throw error;
        return (0,mdast_util_from_markdown_lib/* fromMarkdown */.Y)(other, options);
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

;// CONCATENATED MODULE: ./lib/document/mdx/cut.js




/** The tree of a page. @throws VFileMessage where the text is not MDX. */
function parsePage(text) {
    try {
        const tree = parsePlain(text);
        if (tree)
            return tree;
    }
    catch {
        // The places of its errors are those of what was parsed.
    }
    return parseMdx(text);
}
/**
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each letter:
 * in the tree a rule is in the place of such blocks. Undefined where it matters what they are.
 */
function parsePlain(text) {
    const cuts = (0,cut/* cutsOf */.b)((0,blocks/* cutPieces */.Ul)(text, false), piece => !isPlain(piece));
    const tree = (0,cut/* parseCut */.U)(text, cuts, parseMdx);
    return tree && !mayWrap(tree) ? tree : undefined;
}
/** Whether a rule, or what it is in the place of, is all of an element that wraps its only paragraph. */
function mayWrap(parent) {
    return parent.children.some(child => {
        if (!isElement(child))
            return false;
        if (child.children.length > 1 || child.children[0]?.type !== 'thematicBreak')
            return mayWrap(child);
        return /^(?:h[1-6]|summary)$/.test(child.name ?? '') || shownOf(child, false).href !== '';
    });
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

;// CONCATENATED MODULE: ./lib/document/mdx/imports.js


/** `import name from 'specifier'`, with or without named imports. */
const named = /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+['"]([^'"\n]+)['"]/gm;
/** The specifiers of a page's default imports, by their names. */
function importsOf(text) {
    return new Map(Array.from(text.matchAll(named), ([, name, specifier]) => [name, specifier]));
}
/** Puts what `read` has for the specifier of a page before each element that stands for that page. */
function include(parent, imports, read) {
    const children = parent.children.flatMap((node) => {
        if ('children' in node)
            include(node, imports, read);
        const specifier = isElement(node) ? imports.get(node.name ?? '') : undefined;
        const content = specifier && /\.mdx?$/i.test(specifier) && read(specifier, node);
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

;// CONCATENATED MODULE: ./lib/document/mdx/unwrap.js

/** Replaces what MDX adds to Markdown by what readers see of it. */
function unwrap(tree) {
    tree.children = blocksOf(tree.children);
}
function blocksOf(nodes) {
    return nodes.flatMap((node) => {
        if (node.type === 'mdxjsEsm')
            return [];
        if (isExpression(node))
            return expressionBlock(node);
        if (isElement(node))
            return elementBlocks(node);
        if (node.type === 'paragraph')
            return paragraphs(node.children, node);
        if (node.type === 'code')
            return [withNearFence(node)];
        if ('children' in node)
            Object.assign(node, {
                children: containers.has(node.type) ? blocksOf(node.children) : inline(node.children),
            });
        return [node];
    });
}
const containers = new Set(['blockquote', 'footnoteDefinition', 'list', 'listItem']);
// The end of code may be at any depth in MDX, which Markdown takes for more code.
function withNearFence(node) {
    const { start, end } = node.position;
    return end.column - start.column > 6 ? { ...node, position: undefined } : node;
}
/** The blocks that readers see of an element. */
function elementBlocks(element) {
    const { self, titles, captions, href } = shownOf(element, false);
    const inside = element.type === 'mdxJsxFlowElement' ? blocksOf(element.children) : paragraphs(element.children);
    return [
        ...(self ? [paragraph(element, self)] : []),
        ...titles.map(title => paragraph(element, { type: 'strong', children: [unwrap_text(title)] })),
        ...wrapped(element, href, inside),
        ...captions.map(caption => paragraph(element, unwrap_text(caption))),
    ];
}
/** Puts around the only paragraph of an element what Markdown has for it: a heading, a link or weight. */
function wrapped(element, url, blocks) {
    const [block] = blocks;
    if (blocks.length !== 1 || block?.type !== 'paragraph')
        return blocks;
    const { children } = block;
    if (url !== '' && isLinkable(block))
        return [paragraph(element, { type: 'link', url, children: children })];
    if (!isOneLine(block))
        return blocks;
    const depth = Number(/^h([1-6])$/.exec(element.name ?? '')?.[1]);
    if (depth)
        return [made(element, { type: 'heading', depth, children })];
    const isPlain = children.every(({ type }) => type === 'text' || type === 'inlineCode');
    return element.name === 'summary' && isPlain ? [paragraph(element, { type: 'strong', children })] : blocks;
}
/** The paragraphs of inline content, and between them the elements in it that are blocks. */
function paragraphs(nodes, original) {
    // A component that no text is beside is as much a block as one whose tags have their own lines.
    const isAlone = nodes.every(node => node.type === 'text' ? !isVisible(node) : isElement(node) || isExpression(node));
    const parts = [[]];
    for (const node of nodes) {
        const standsAlone = node.type === 'inclusion' ||
            (isElement(node) && (isBlock(node) || (isAlone && isComponent(node) && node.children.length > 0)));
        if (standsAlone)
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
        if (!isVisible(node))
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
    if (isBlock(element))
        return [blank, ...inside, blank];
    // A tag alone on its line would begin a block of HTML.
    if (!isMeaningful(element) || !inside.every(isOneLine))
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
    return [paragraph(node, unwrap_text(value.trim()))];
}
const blank = unwrap_text(' ');
function unwrap_text(value) {
    return { type: 'text', value };
}
function paragraph(original, child) {
    return made(original, { type: 'paragraph', children: [child] });
}
/** A node in the place of another. */
function made(original, node) {
    return { ...node, data: { origin: original.position.start.offset } };
}
/** Whether anything of inline content is left to be seen. */
function isVisible(node) {
    if (node.type === 'text')
        return node.value.trim() !== '';
    if (node.type === 'break')
        return false;
    if (isExpression(node))
        return expressionText(node).trim() !== '';
    if (/^(?:emphasis|strong|delete)$/.test(node.type))
        return 'children' in node && node.children.some(isVisible);
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
        const tree = parsePage(page.text);
        const imports = importsOf(page.text);
        (0,translate/* remember */.kY)(tree);
        if (work.context.resolve)
            include(tree, imports, (specifier, { name, position }) => {
                const at = page.placeAt(position.start.offset);
                return included(specifier, at, work, { type: 'html', value: `<${name} />` });
            });
        resolveImages(tree, imports);
        unwrap(tree);
        return (0,translate/* compile */.wE)(tree, page);
    }
    catch (error) {
        const { place, why } = problemOf(error, page.text);
        const at = page.placeAt((0,lib/* location */.C)(page.text).toOffset(place) ?? page.text.length);
        say(at, 'mdx', `not valid MDX (${why}): ${fallback}`, work);
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
        const own = (0,translate/* sourceOf */.vz)((0,translate/* slice */.di)(file, start, file.text.length));
        const source = translated(own, { ...work, open: [...open, file.placeAt(0)] });
        const text = source.text.trim();
        return { type: 'inclusion', run: { text, source, at: source.text.indexOf(text), isSlice: true } };
    }
    const why = file ? 'it would include itself' : 'the repository has no text file of at most 5 MB there';
    say(at, 'include', `"${specifier}" cannot be included: ${why}. Fix the import.`, work);
    return missing;
}
// A message is at a place of the page, so that of an included one says where it is.
function say({ path, line, column }, rule, reason, { open, messages }) {
    const page = open[0];
    const isOwn = path === page.path;
    messages.push({
        line: isOwn ? line : page.line,
        column: isOwn ? column : page.column,
        rule,
        reason: isOwn ? reason : `${path}:${line}:${column}: ${reason}`,
    });
}
const fallback = 'the page is read as Markdown, its imports and tags as text. Fix it here, or rename the page to end in ".md".';
/** What the parser says, and about which place in the text. */
function problemOf(error, text) {
    const { ruleId, reason: why = String(error), line, column } = error;
    const comment = text.lastIndexOf('{/*');
    if (ruleId === 'unexpected-eof' && comment > text.lastIndexOf('*/'))
        return { place: (0,document_place/* placeAt */.B)(text, comment), why: 'the comment that begins here never ends' };
    // An element without an end is named with its place in the text, which is not that in the file.
    const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? [''];
    const place = { line: line ?? Number(startLine ?? 1), column: column ?? Number(startColumn ?? 1) };
    return { place, why: why.replace(named, '') };
}


/***/ })

};
