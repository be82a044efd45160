export const id = 924;
export const ids = [924];
export const modules = {

/***/ 5924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBuiltSites: () => (/* binding */ readBuiltSites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 41 modules
var lib = __webpack_require__(4706);
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
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/handle/index.js + 39 modules
var handle = __webpack_require__(5088);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
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
function hast_classesOf({ properties }) {
    const { className } = properties;
    return Array.isArray(className) ? className : [];
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
/** The parents of the children of elements. */
function hast_parentsOf(elements) {
    const parents = new Map();
    for (const parent of elements)
        for (const child of parent.children)
            parents.set(child, parent);
    return parents;
}
/** Elements by their IDs; those without one by none. */
function hast_idsOf(elements) {
    return new Map(elements.map(node => [hast_property(node, 'id'), node]));
}
/** All elements of some names below a node. */
function hast_elementsNamed(parent, ...names) {
    return [...hast_elementsIn(parent)].filter(node => hast_isElement(node, ...names));
}
/** The first element below a node that passes a test. */
function hast_find(parent, test) {
    for (const element of hast_elementsIn(parent))
        if (test(element))
            return element;
    return undefined;
}
/** Whether an element below a node passes a test. */
function hast_has(parent, test) {
    return hast_find(parent, test) !== undefined;
}
/** Whether there is an element of one of some names below a node. */
function hast_hasNamed(parent, ...names) {
    return hast_has(parent, element => hast_isElement(element, ...names));
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
function hasHeading(parent) {
    return hast_hasNamed(parent, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
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
const MAX_NESTING = 500;
const MAX_ELEMENTS = 250_000;
const TOO_DEEP = (/* unused pure expression or super */ null && (`the built page has elements ${MAX_NESTING} levels deep`));
const TOO_MANY = (/* unused pure expression or super */ null && (`the built page has more than ${MAX_ELEMENTS} elements`));
/** Says in words for the user why a built page is not read. */
class hast_UnreadableError extends (/* unused pure expression or super */ null && (Error)) {
}
/**
 * Takes elements and comments out of HTML before a tree is made of it. From the first one on that has no end, nothing is
 * taken out: it may be the text of an attribute.
 *
 * @param opening matches a comment, or an element whose name is its first group.
 * @param kept in what stays all the same.
 */
function hast_withoutElements(html, opening, kept) {
    let rest = '';
    let restEnd = 0;
    let position = 0;
    for (;;) {
        opening.lastIndex = position;
        const match = opening.exec(html);
        if (!match)
            break;
        const start = match.index;
        const name = match[1]?.toLowerCase();
        const end = endOf(html, name, start);
        if (end === undefined)
            break;
        position = end;
        if (kept?.test(html.slice(start, end)))
            continue;
        rest += html.slice(restEnd, start);
        if (name === 'nav')
            rest += '<nav></nav>';
        restEnd = end;
    }
    return rest + html.slice(restEnd);
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
/** Elements that are never content: with navigation, half of many sites' pages. */
const CHROME = /<(?:!--|(script|style|svg|nav)(?=[\s/>]))/gi;
const NEVER_CUT = /<(?:main|article|h[1-6]|p|pre|table)\b|tablist/i;
/**
 * Parses a page. Elements in elements would otherwise overflow the stack of all
 * that walks them, and formatting that is never closed multiplies.
 *
 * @throws UnreadableError
 */
function hast_parseHtml(html) {
    if (html.length === 0)
        throw new hast_UnreadableError('the built page is empty');
    let depth = 0;
    let count = 0;
    const treeAdapter = {
        ...defaultTreeAdapter,
        onItemPush() {
            if (++depth > MAX_NESTING)
                throw new hast_UnreadableError(TOO_DEEP);
        },
        onItemPop() {
            depth--;
        },
        createElement(...args) {
            if (++count > MAX_ELEMENTS)
                throw new hast_UnreadableError(TOO_MANY);
            return defaultTreeAdapter.createElement(...args);
        },
    };
    const text = hast_withoutElements(new TextDecoder().decode(html), CHROME, NEVER_CUT);
    const root = fromParse5(parse(text, { treeAdapter }));
    placeStreamed(root);
    return root;
}
/**
 * Puts what React sends later into its place, as its script does in a browser: a page of a static site has `<div hidden id="S:3">`
 * at its end for each `<template id="B:3">` (or `P:3`).
 */
function placeStreamed(root) {
    const templates = hast_elementsNamed(root, 'template').filter(isPlace);
    if (templates.length === 0)
        return;
    const elements = [...hast_elementsIn(root)];
    const ids = hast_idsOf(elements);
    const parents = hast_parentsOf(elements);
    for (const template of templates) {
        const part = ids.get(hast_property(template, 'id').replace(/^[BP]:/, 'S:'));
        if (!part || hast_property(part, 'hidden') === undefined)
            continue;
        if (isIn(template, part, parents))
            continue;
        Object.assign(template, hast_element('div', part.children));
        part.children = [];
        for (const child of template.children)
            parents.set(child, template);
    }
}
function isPlace(template) {
    return /^[BP]:/.test(hast_property(template, 'id') ?? '');
}
/** @throws UnreadableError */
function isIn(element, ancestor, parents) {
    let depth = 0;
    let node = element;
    while (node) {
        if (node === ancestor)
            return true;
        if (++depth > MAX_NESTING)
            throw new hast_UnreadableError(TOO_DEEP);
        node = parents.get(node);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/built/content.js



const isMain = element => isElement(element, 'main') || property(element, 'role') === 'main';
const isArticle = element => isElement(element, 'article');
const isHeading = element => isElement(element, 'h1');
const isAnyHeading = element => /^h[1-6]$/.test(element.tagName);
const isAside = element => isElement(element, 'nav', 'aside', 'header', 'footer');
/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS = 'markdown-body theme-doc-markdown md-content VPContent vp-doc rst-content td-content col-content docContent doc-content docs-content main-content main_content content-body body-content content contents'.split(' ');
/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
function content_mainContent(page) {
    return new ContentFinder(page).find();
}
class ContentFinder {
    #elements;
    #parents;
    constructor(page) {
        this.#elements = [...elementsIn(page)];
        this.#parents = parentsOf(this.#elements);
    }
    find() {
        const main = this.#findMain();
        if (main.some(node => isHeading(node) || has(node, isHeading)))
            return main;
        const heading = this.#elements.find(node => isHeading(node) && !this.#isSiteName(node));
        return heading ? [heading, ...main] : main;
    }
    #isWithin(element, test) {
        let ancestor = this.#parents.get(element);
        while (ancestor) {
            if (test(ancestor))
                return true;
            ancestor = this.#parents.get(ancestor);
        }
        return false;
    }
    // Headings in navigation and menu bars, and those that are a link, name the site.
    #isSiteName(heading) {
        return this.#isWithin(heading, isBar) || has(heading, isLink);
    }
    #outermost(test) {
        return this.#elements.filter(node => test(node) && !this.#isWithin(node, test));
    }
    #findMain() {
        const marked = this.#outermost(isMarked);
        if (marked.length > 0)
            return marked;
        const mains = this.#outermost(isMain);
        const article = this.#onlyArticle();
        if (article) {
            const main = mains.find(node => has(node, inner => inner === article));
            if (!main || this.#hasTitles(article, main))
                return [article];
        }
        if (mains.length > 0)
            return mains.slice(0, 1);
        for (const name of CONTAINERS) {
            const containers = this.#outermost(node => namesOf(node).includes(name));
            if (containers.length > 0)
                return containers;
        }
        return this.#elements.filter(node => isElement(node, 'body'));
    }
    /** The only article in the main part of the page, or in all of the page. */
    #onlyArticle() {
        const articles = this.#outermost(isArticle);
        const within = articles.filter(article => isMain(article) || this.#isWithin(article, isMain));
        const [article, ...others] = within.length > 0 ? within : articles;
        return others.length === 0 ? article : undefined;
    }
    /** Whether the article has headings of its own, or the main part around it has none. */
    #hasTitles(article, main) {
        // The card of another page has headings that are links (Congo's lists).
        const isHeadingOfPage = node => isAnyHeading(node) && !has(node, isLink) && !this.#isWithin(node, isLink);
        const isTitle = node => isAnyHeading(node) && !this.#isWithin(node, isAside);
        return has(article, isHeadingOfPage) || !has(main, isTitle);
    }
}
/** Whether an element is marked as what readers search. */
const isMarked = element => property(element, 'dataPagefindBody') !== undefined ||
    // A home page of VitePress may have a `main` for what its author puts below the hero.
    classesOf(element).includes('VPHome');
/** A link to the heading itself has a name after `#`. */
const isLink = element => isElement(element, 'a') &&
    hasWords(textIn(element)) &&
    !/#./.test(property(element, 'href') ?? '#.');
const isBar = element => isElement(element, 'nav', 'aside', 'a') ||
    namesOf(element).some(name => /^(?:menu|nav|top|title)-?bar$|^(?:masthead|navbar-brand|logo|site-title)$/i.test(name));
function namesOf(element) {
    return [...classesOf(element), property(element, 'id') ?? ''];
}
/** How many blocks at each edge of a page may be page chrome. */
const MAX_BLOCKS = 12;
/** With fewer pages, what they share may be what they say. */
const MIN_PAGES = 4;
/** Begins the hash of a heading. */
const HEADING = '#';
/** In the place of the hash of a block that the author wrote: it is as good as different on each page. */
const AUTHORED = 'authored';
const BLOCK_TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(' '));
/**
 * The blocks that at least half of the pages of a site, or of a folder in it, have at their beginning or end: links back,
 * authors, questions for feedback, licences. Those that repeat elsewhere are what reference pages have in common.
 *
 * @param pages their edges by file.
 */
function commonEdges(pages) {
    const folders = Map.groupBy(pages.keys(), topFolder);
    const chrome = new Set();
    for (const files of [[...pages.keys()], ...folders.values()])
        for (const edge of ['first', 'last']) {
            const hashes = files.map(file => pages.get(file)[edge]);
            for (const hash of commonBlocks(hashes))
                chrome.add(hash);
        }
    return chrome;
}
function topFolder(file) {
    return file.split('/')[0];
}
function commonBlocks(edges) {
    const enough = Math.max(MIN_PAGES, edges.length / 2);
    const common = new Map();
    for (const [hash, count] of countOf(edges))
        if (count >= enough && hash !== AUTHORED)
            common.set(hash, count);
    // Blocks that are all that many pages have are their content, as in a site that has just been begun.
    const isBare = (edge) => edge.length < MAX_BLOCKS &&
        edge.every(hash => common.has(hash) || hash.startsWith(HEADING));
    const onBarePages = countOf(edges.filter(isBare));
    const chrome = [];
    for (const [hash, count] of common)
        if ((onBarePages.get(hash) ?? 0) * 4 < count)
            chrome.push(hash);
    return chrome;
}
/** On how many pages each block is. */
function countOf(edges) {
    const counts = new Map();
    for (const edge of edges)
        for (const hash of edge)
            counts.set(hash, (counts.get(hash) ?? 0) + 1);
    return counts;
}
/**
 * Takes out the blocks at both edges that are page chrome, in place, unless nothing else is there. From the author's first
 * one to the last all is content.
 */
function content_takeEdges(root, pageChrome, isAuthored) {
    const takeBlocks = (edge) => takeEdge(blocksOf(root, edge), pageChrome, isAuthored);
    return { last: takeBlocks('last'), first: takeBlocks('first') };
}
/** @returns hashes of the blocks that were there, those of headings marked. */
function takeEdge(edge, pageChrome, isAuthored) {
    const blocks = [];
    const hashes = [];
    for (const block of edge) {
        if (isAuthored(block.node)) {
            hashes.push(AUTHORED);
            break;
        }
        let hash = hashOf(block);
        // Where most pages end in one link alone, the one before it is a page's own.
        while (hashes.includes(hash))
            hash += '+';
        hashes.push(hash);
        if (blocks.push(block) > MAX_BLOCKS)
            break;
    }
    const content = hashes.findIndex((hash, index) => index === MAX_BLOCKS || !pageChrome.has(hash));
    for (const { node, parent } of blocks.slice(0, Math.max(0, content)))
        parent.children = childrenOf(parent).filter(child => child !== node);
    return hashes.slice(0, MAX_BLOCKS);
}
/**
 * The blocks of a page that have anything to show, from one of its edges on. The page's own heading is at neither; from the
 * next one on all is its text.
 *
 * @returns whether the text has begun.
 */
function* blocksOf(parent, edge) {
    const children = childrenOf(parent);
    for (const node of edge === 'first' ? [...children] : children.toReversed()) {
        if (isElement(node, 'h1'))
            continue;
        if (edge === 'first' && isSectionHeading(node))
            return true;
        if (isContainer(node)) {
            if (yield* blocksOf(node, edge))
                return true;
            continue;
        }
        const text = shownBy(node);
        if (text !== '')
            yield { node, parent, text };
    }
    return false;
}
function isSectionHeading(node) {
    return isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6');
}
function isContainer(node) {
    return (isElement(node) &&
        !BLOCK_TAGS.has(node.tagName) &&
        has(node, inner => BLOCK_TAGS.has(inner.tagName)));
}
/** The text of a block and the pictures in it; a number may be a date. */
function shownBy(node) {
    if (content_isPager(node))
        return 'pager';
    const text = textIn(node).replace(/\s+/g, ' ').replace(/\d+/g, '0').trim();
    if (hasWords(text) || !isElement(node))
        return text;
    return property(node, 'src') ?? text;
}
function hashOf({ node, text }) {
    const hash = digestOf(text);
    return isSectionHeading(node) ? HEADING + hash : hash;
}
/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
function content_isPager(node) {
    if (!isElement(node, 'div', 'section'))
        return false;
    const text = textIn(node, content_MAX_READ);
    if (text.length >= content_MAX_READ)
        return false;
    const links = [];
    for (const link of elementsIn(node)) {
        const words = isElement(link, 'a') ? textIn(link) : '';
        if (hasWords(words))
            links.push(words);
    }
    const hasFew = links.length === 1 || links.length === 2;
    return hasFew && content_withoutBlanks(links.join('')) === content_withoutBlanks(text);
}
/** White space between elements counts too. */
const content_MAX_READ = 2000;
function content_withoutBlanks(text) {
    return text.replace(/\s+/g, '');
}
/** Compares by lines: a paragraph, a heading, an item or a cell is one, and is the author's only as a whole. */
function content_toIsAuthored(source) {
    if (source === '')
        return () => false;
    const sourceLines = new Set(linesOfSource(source));
    return node => {
        const lines = linesOfNode(node);
        return lines.length > 0 && lines.every(line => sourceLines.has(line));
    };
}
/** The mark of a line of its own in Markdown: a heading, an item, a quote, a row. */
const MARKER = /^[\s>]*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||:)/;
/** Markup that generators do not show: destinations of links, tags, and braces. */
const MARKUP = /\]\([^()\n]*\)|\]\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}/g;
function linesOfSource(source) {
    const lines = [];
    let isOpen = false;
    for (const { text, code } of readLines(source)) {
        const isContinued = isOpen && code === undefined && !MARKER.test(text);
        if (isContinued)
            lines.push(`${lines.pop()} ${text}`);
        else if (/^\s*\|/.test(text))
            lines.push(...text.split('|'));
        else
            lines.push(text);
        isOpen = code === undefined && text.trim() !== '';
    }
    return lines
        .map(line => content_letters(line.replace(MARKER, '').replace(MARKUP, ' ')))
        .filter(line => line !== '');
}
function linesOfNode(node) {
    const lines = [''];
    const visit = (inner) => {
        if (!isElement(inner))
            lines[lines.length - 1] += textIn(inner);
        else if (isElement(inner, 'pre'))
            lines.push(...textIn(inner).split('\n'), '');
        else if (IN_LINE.has(inner.tagName))
            inner.children.forEach(visit);
        else {
            lines.push('');
            inner.children.forEach(visit);
            lines.push('');
        }
    };
    visit(node);
    return lines.map(content_letters).filter(line => line !== '');
}
/** The letters and digits of a text, in lower case. */
function content_letters(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

;// CONCATENATED MODULE: ./lib/built/chrome.js




/** Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats. */
function chrome_dropChrome(root, isAuthored) {
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
/** Drops the second of two pictures with the same text, as for light and dark themes. */
function dropRepeatedImages(root) {
    let last;
    const visit = (parent) => {
        for (const node of childrenOf(parent)) {
            if (node.type === 'text' && hasWords(node.value))
                last = undefined;
            if (!isElement(node))
                continue;
            visit(node);
            const alt = isElement(node, 'img') && property(node, 'alt')?.trim();
            if (!alt)
                continue;
            if (alt === last)
                Object.assign(node, element('span', []));
            last = alt;
        }
    };
    visit(root);
}
/** Empties what stands for an icon in a link that has its name as text too, or for a picture whose caption repeats it. */
function emptyRepeatedAlts(root) {
    for (const container of elementsNamed(root, 'a', 'figure')) {
        const text = lettersIn(container);
        for (const image of elementsNamed(container, 'img')) {
            const alt = property(image, 'alt')?.replace(/\s(?:icon|logo)$/i, '') ?? '';
            if (hasWords(alt) && text.includes(letters(alt)))
                image.properties.alt = '';
        }
    }
}
/** Without the sections of headings that their author keeps out of search. */
function searched(nodes) {
    /** The depth of the heading whose section is left out. */
    let hidden;
    return nodes.filter(node => {
        const depth = isElement(node) ? headingDepth(node) : undefined;
        if (!isElement(node) || depth === undefined)
            return hidden === undefined;
        if (hidden !== undefined && depth <= hidden)
            hidden = undefined;
        if (property(node, 'dataSearchExclude') !== undefined)
            hidden = depth;
        return hidden === undefined;
    });
}
function headingDepth({ tagName }) {
    const [, depth] = /^h([1-6])$/.exec(tagName) ?? [];
    return depth === undefined ? undefined : Number(depth);
}
const TAGS = new Set('nav menu script style template svg form noscript iframe object embed canvas audio video dialog select textarea link meta'.split(' '));
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
    if (chrome_isControl(node) || isHidden(node, isCode))
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
function chrome_isControl(node) {
    return TAGS.has(node.tagName) || ROLES.has(property(node, 'role') ?? '');
}
const byTag = {
    // rustdoc links each item to its source by this class.
    a: node => isAnchor(node) || isRustSource(node),
    aside: node => !isNote(node),
    button: () => true,
    footer: (node, parent) => !hast_isElement(parent, 'blockquote') && !isNote(node),
    header: (node, parent) => !hast_isElement(parent, 'article') && !hasHeading(node),
    input: node => hast_property(node, 'type') !== 'checkbox',
};
function isRustSource(link) {
    const isNamed = hast_classesOf(link).includes('src');
    return isNamed && /^source$/i.test(hast_textIn(link).trim());
}
/** Longer texts are no dates, titles or questions of a theme. */
const MAX_SHORT = 120;
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
const TO_EDIT = '(?:edit|improve|suggest (?:an edit|edits|changes)|view (?:the )?source)';
const THIS_PAGE = '(?:(?: to| of| for)? (?:this|the)? ?(?:page|article|document|doc)?)';
const EDIT_WORDS = new RegExp(`^${TO_EDIT}${THIS_PAGE}(?: on \\w+)?$`, 'i');
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
        const isText = IN_LINE.has(node.tagName) && node.tagName !== 'a';
        return isText ? textAround(marked, node) : ' ';
    })
        .join('');
}
/** A link to edit the source of a page, whatever its words. */
const EDIT = /^https?:.*\/_?edit\/.+\.(?:md|mdx|markdown|rst|adoc|ipynb|html?)(?:$|[?#])/i;
/** Whether a link leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node) {
    if (hast_property(node, 'dataFootnoteBackref') !== undefined)
        return true;
    const isInPage = hast_property(node, 'href')?.startsWith('#') ?? true;
    // The arrow back from a footnote is a picture to Unicode; the second has a number.
    const text = hast_textIn(node).replace(/^↩\d*$/, '');
    return isInPage && !hast_hasWords(text) && !hast_hasNamed(node, 'img', 'math');
}
/** Whether an `aside` or a footer is a note in the content, rather than a list of links beside it. */
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
    return !BESIDE_CONTENT.test(names) || hast_has(node, isSidebarTitle);
}
const BESIDE_CONTENT = (0,lib_text/* anyOf */.EB)([
    /\btoc\b|table.of.contents|outline|on.this.page/,
    /sidebar|menu|related|source-file/,
], 'i');
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
    const hasCode = isElement(node, 'pre') || hasNamed(node, 'pre');
    return hasCode && !hasNamed(node, 'p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4');
}
/** The title of an admonition, which themes hide from those who hear the label of the whole. */
function chrome_isNoteTitle(node) {
    return (/^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
        classesOf(node).some(name => NOTE_TITLE.test(name)));
}
const NOTE = 'admonition|custom-block|aside|alert|callout|hint|blockquote-tag';
const NOTE_TITLE = new RegExp(`(?:${NOTE})[-_]*(?:title|heading)`, 'i');
/** Classes that hide an element in the stylesheets of Bootstrap, Tailwind and many others, unless another shows it on some screens. */
const HIDING = /^(?:hide|d-none|hidden)$/;
const SHOWING = /\w:\S|^d-(?:sm|md|lg|xl|xxl|print)-/;
function isHiddenByClass(node) {
    const classes = classesOf(node);
    if (!classes.some(name => HIDING.test(name)) ||
        classes.some(name => SHOWING.test(name)))
        return false;
    // Scripts show one panel of several.
    return isElement(node, 'pre') || !hasNamed(node, 'pre', 'p', 'ul', 'table');
}
/** Classes of elements that only screen readers or printers show, or that these leave out. */
const UNSEEN = oneOf([
    'sr-only|visually-?hidden|screen-reader-text',
    'print:hidden|d-print-none|display-none-print|(?:no|only)-?print',
]);
/** Classes that themes have for small parts in the text. */
const SMALL_PARTS = oneOf([
    // Links of headings and footnotes.
    'header-?link|hash-link|sl-anchor-link|viewcode-link|footnote-back-?ref',
    // Beside code: numbers of lines, the language, what mdBook hides.
    'line-?nos?|linenodiv|lnt?|(?:rouge-)?gutter|language-name|boring',
    // Lists of links, and buttons.
    'breadcrumbs?|(?:doc-)?toc|table-of-contents',
    'md-content__button|theme-doc-(?:toc-mobile|version-badge)',
    'img-wrapper|checkbox-img',
]);
function oneOf(names) {
    return new RegExp(`^(?:${names.join('|')})$`, 'i');
}
const REGION = '(?:(?:site|page|article|post|entry|content|docs?|main|pre|print|blog|user|table|dw)[-_]*)*';
const ANY_WORDS = '(?:[a-z\\d]+[-_]+)*';
const INNER = '(?:[-_](?:wrapper|container|section|toc|nav|inner|content|list))?';
/** Classes and IDs that themes of all kinds have for the parts of a page beside its text: `docs-sidebar`, `article-footer`. */
const PARTS = [
    '(?:footer|feedback|nav|nav-?(?:bar|header|footer)|pager|pagination|prev-next|contributors?)',
    '(?:newsletter|comments|share|social(?:-links|-share)?|popover)',
    '(?:about-the-author|author-(?:bio|box|card))',
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
    return withoutBlanks(textIn(node)).length;
}
function isPart(node, maxLength) {
    if (PARTLESS.has(node.tagName) || classesOf(node).includes('section'))
        return false;
    const names = [...classesOf(node)];
    if (node.tagName.includes('-'))
        names.push(node.tagName);
    const id = property(node, 'id');
    // Sphinx and pandoc name a section by the words of its heading.
    if (id !== undefined && !isElement(node, 'section'))
        names.push(id);
    if (!names.some(isPartName))
        return false;
    if (hasNamed(node, 'h1', 'pre') || has(node, isSidebarTitle))
        return false;
    return lengthOf(node) <= maxLength && !listsPages(node);
}
function isPartName(name) {
    return PART.test(name) && !NO_PART.test(name);
}
/** Sphinx has sidebars in the text, with this title. */
function isSidebarTitle(node) {
    return hast_classesOf(node).includes('sidebar-title');
}
// Asciidoctor has the names of menus in `b`.
const PARTLESS = new Set('main article h1 h2 h3 h4 h5 h6 body pre code table td th b em kbd strong'.split(' '));
/** Whether an element is about the page: its author and dates, which differ from build to build, how long it takes to read, a question whether it helps. */
function isMetadata(node, text) {
    if (/^h[2-6]$/.test(node.tagName))
        return TOC_TITLE.test(text);
    if (IN_CONTENT.has(node.tagName))
        return false;
    const item = property(node, 'itemProp') ?? '';
    if (/^(?:author|date(?:Published|Modified|Created))$/.test(item))
        return true;
    return TOC_TITLE.test(text) || METADATA.some(words => words.test(text));
}
const TOC_TITLE = /^(?:on this page|in this (?:article|section|topic)|table of contents)$/i;
const UPDATED = 'last (?:updated?|modified|changed|edited|revised|built|generated)|(?:updated|built|generated|rendered) (?:on|at)';
const MOMENT = '\\d|ago|yesterday|today|just now|last (?:week|month|year)';
const RATED = 'page|article|topic|doc(?:ument(?:ation)?)?|section|information|content';
const METADATA = [
    new RegExp(`^(?:(?:this |the )?(?:page|site|document|documentation) )?(?:was )?(?:${UPDATED})\\b.*(?:${MOMENT})`, 'i'),
    /^[^.!?]*\b(?:\d+|one) ?min(?:ute)?s? read\.?$/i,
    /^(?:©|\(c\)|copyright\b)[^.]*(?:\d{4}|\ball rights reserved)/i,
    /^(?:back to top|skip to (?:main )?content|copied!?)$/i,
    new RegExp(`^(?:was|is) this (?:${RATED}) (?:helpful|useful)\\b`, 'i'),
];
const PAGER_WORDS = /^\W*(?:[Pp]rev(?:ious)?|[Nn]ext|PREV(?:IOUS)?|NEXT)(?![\w.-])/;
/** The links to the pages before and after, by their type or their words. */
function isPagerRow(node) {
    if (isElement(node, 'a'))
        return /^(?:prev|next)$/.test(property(node, 'rel') ?? '');
    if (!isPager(node))
        return false;
    return has(node, link => isElement(link, 'a') && PAGER_WORDS.test(spacedText(link)));
}
function isNamedSo(node) {
    const classes = classesOf(node);
    // kramdown makes a list of headings with this name.
    if (property(node, 'id') === 'markdown-toc')
        return true;
    if (classes.some(name => UNSEEN.test(name)))
        return true;
    // The language that a theme writes above a block of code.
    if (isElement(node, 'span') && classes.includes('lang'))
        return true;
    if (headingDepth(node) !== undefined)
        return false;
    if (!classes.some(name => SMALL_PARTS.test(name)))
        return false;
    return !hasNamed(node, 'h1', 'pre', 'table') && !listsPages(node);
}
/** Whether a table of contents is that of a chapter (DocBook), whose sections are other pages: then it is what the page says. */
function listsPages(node) {
    if (![...classesOf(node), property(node, 'id')].includes('toc'))
        return false;
    const links = elementsNamed(node, 'a');
    const toPages = links.filter(link => !(property(link, 'href') ?? '#').includes('#'));
    return toPages.length * 2 > links.length;
}
const IN_CONTENT = new Set('h1 h2 h3 h4 h5 h6 td th dt dd code pre'.split(' '));
/** Takes out what leads to the pages above, before the heading of a page: links, and perhaps the page's own title. */
function chrome_dropTrail(root) {
    const elements = [...elementsIn(root)];
    const end = elements.findIndex(node => isElement(node, 'h1'));
    if (end < 0)
        return;
    const title = lettersIn(elements[end]);
    for (const node of elements.slice(0, end))
        if (isTrail(node, title))
            node.children = [];
}
function isTrail(node, title) {
    if (!isElement(node, 'div', 'ul', 'ol'))
        return false;
    if (hasNamed(node, 'h1', 'p'))
        return false;
    // Badges are the author's; a list of icons is the site's.
    if (isElement(node, 'div') && hasNamed(node, 'img'))
        return false;
    const links = elementsNamed(node, 'a');
    let rest = lettersIn(node);
    for (const link of links)
        rest = rest.replace(lettersIn(link), '');
    return links.length > 0 && (rest === '' || rest === title);
}
function lettersIn(node) {
    return letters(textIn(node));
}

;// CONCATENATED MODULE: ./lib/built/code.js




/** Makes of each code block its text alone, in place, with its language: without the elements that colour it. */
function code_flattenCode(parent, ancestors = []) {
    const isLabel = toIsLabel(parent, ancestors);
    parent.children = childrenOf(parent).flatMap(node => {
        if (!isElement(node))
            return [node];
        if (isLabel(node))
            return [];
        const blocks = codeBlocksOf(node, ancestors);
        if (blocks)
            return blocks;
        code_flattenCode(node, [...ancestors.slice(-3), node]);
        return [node];
    });
}
/** Languages that a theme may name in a bar above the code, with their other names. */
const LANGUAGE_NAMES = [
    'text txt plaintext plain',
    'sh shell bash zsh console terminal',
    'js javascript',
    'ts typescript',
    'py python',
    'yml yaml',
    'md markdown',
    'rb ruby',
    'rs rust',
    'cs csharp c#',
    'go golang',
    'docker dockerfile',
    'html markup',
    'ps1 powershell',
].map(names => names.split(' '));
/** Whether an element beside a block of code only says its language. */
function toIsLabel(parent, ancestors) {
    const pre = childrenOf(parent).map(onlyPre).find(Boolean);
    const named = pre && [...elementsIn(pre), pre, ...ancestors.toReversed()];
    const language = named?.map(languageNamedBy).find(Boolean)?.toLowerCase();
    if (language === undefined)
        return () => false;
    const names = LANGUAGE_NAMES.find(others => others.includes(language));
    return node => {
        if (!BARS.has(node.tagName) || onlyPre(node))
            return false;
        const text = textIn(node, MAX_LANGUAGE_NAME + 1)
            .trim()
            .toLowerCase();
        return text === language || names?.includes(text) === true;
    };
}
const MAX_LANGUAGE_NAME = 20;
/** Not headings and paragraphs, which an author writes. */
const BARS = new Set(['div', 'span', 'small', 'figcaption', 'header']);
/** The block of code that is all of a node. */
function onlyPre(node) {
    let inner = node;
    while (isElement(inner)) {
        if (inner.tagName === 'pre')
            return inner;
        const elements = inner.children.filter(child => isElement(child));
        if (elements.length !== 1)
            return undefined;
        inner = elements[0];
    }
    return undefined;
}
/** The code of a `pre`, or of a table that has line numbers in one column and code in the other. */
function codeBlocksOf(node, ancestors) {
    const pre = preOf(node);
    if (!pre)
        return undefined;
    if (textIn(pre).trim() === '')
        return [];
    let code = codeText(pre);
    if (ancestors.some(ancestor => classesOf(ancestor).includes('termy')))
        code = code.replace(TERMINAL_TAG, '');
    code = code.replace(/^\n+/, '').trimEnd();
    const block = toBlock(code, codeLanguage([...ancestors, pre]));
    const name = isElement(node, 'table') ? find(node, isFileName) : undefined;
    return name ? [label([textNode(textIn(name))]), block] : [block];
}
function preOf(node) {
    if (isElement(node, 'pre'))
        return node;
    return isElement(node, 'table') ? codeInTable(node) : undefined;
}
/** The title of a table of code with line numbers (Pygments, `filename`; `title=""` of Material for MkDocs). */
function isFileName(node) {
    return classesOf(node).includes('filename');
}
/** Termynal's script draws a terminal with the tags that the text of its code has (FastAPI, Typer). */
const TERMINAL_TAG = /<\/?(?:b|font|i|span|u)(?=[\s>])[^<>]*>/g;
function toBlock(code, language) {
    const properties = language === undefined ? {} : { className: [`language-${language}`] };
    return element('pre', [element('code', [textNode(`${code}\n`)], properties)]);
}
/** A block of flat code with the language that its source names, where its page has none. */
function code_withLanguage(block, source) {
    const isNamed = block.children.some(child => isElement(child) && classesOf(child).length > 0);
    if (isNamed)
        return block;
    const code = textIn(block);
    return toBlock(code.trimEnd(), source.get(codeKey(code))?.language);
}
function codeInTable(table) {
    const cells = textsOf(elementsNamed(table, 'td'));
    if (cells.size > 2)
        return undefined;
    let blocks = textsOf(elementsNamed(table, 'pre'));
    const codes = new Set(blocks.values());
    const isAlone = cells.values().every(text => codes.has(text));
    if (!isAlone)
        return undefined;
    if (blocks.size > 1)
        blocks = new Map([...blocks].filter(([, text]) => !/^[\d\s]+$/.test(text)));
    const [code, ...others] = blocks.keys();
    return others.length === 0 ? code : undefined;
}
/** The texts of those elements that have any. */
function textsOf(elements) {
    const texts = new Map();
    for (const node of elements) {
        const text = textIn(node).trim();
        if (text !== '')
            texts.set(node, text);
    }
    return texts;
}
function codeText(pre) {
    const plain = gather(pre, false);
    if (plain.trim().includes('\n'))
        return plain;
    const lines = [...elementsIn(pre)].filter(isLine);
    return lines.length > 1 ? gather(pre, true) : plain;
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
        const inside = gather(child, hasLines);
        const isBlock = isElement(child) &&
            (LINE_TAGS.has(child.tagName) || (hasLines && isLine(child)));
        if (isBlock && code !== '' && !code.endsWith('\n'))
            code += '\n';
        code += inside;
        if (isBlock && !inside.endsWith('\n'))
            code += '\n';
    }
    return code;
}
/** The language of code, by the innermost element that names one: the code, its block, or the last elements around it. */
function codeLanguage(blocks) {
    const inside = elementsNamed(blocks.at(-1), 'code');
    for (const node of [...blocks.slice(-4), ...inside].reverse()) {
        const language = languageNamedBy(node)?.toLowerCase();
        if (!language)
            continue;
        return NONE.has(language) ? undefined : language.replace(/[^\w+#.-]/g, '');
    }
    return undefined;
}
function languageNamedBy(node) {
    const ofClass = classesOf(node).map(fromClass).find(Boolean);
    return property(node, 'dataLang') || property(node, 'dataLanguage') || ofClass;
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
    const blocks = elementsNamed(root, 'pre');
    const shown = new Set(blocks.map(block => codeKey(shownCode(block))));
    for (const node of [...elementsIn(root)]) {
        if (isElement(node, 'textarea'))
            placeTextarea(node, shown);
        for (const value of Object.values(node.properties)) {
            const key = attributeKey(String(value));
            const block = source.get(key);
            if (!block || key.length < MIN_CODE || shown.has(key))
                continue;
            if (hasWords(textIn(node)))
                continue;
            Object.assign(node, toBlock(block.code, block.language));
            shown.add(key);
        }
    }
}
function placeTextarea(node, shown) {
    const text = textIn(node);
    const isCopy = shown.has(codeKey(text));
    if (hasWords(text) && !isCopy)
        Object.assign(node, { tagName: 'pre' });
}
function attributeKey(value) {
    return codeKey(percentDecoded(value).replaceAll('\\n', ''));
}
/** Reads the fenced code of a source. */
function code_sourceCodeOf(source) {
    const blocks = new Map();
    let open;
    for (const { text, code } of readLines(source)) {
        if (code === 'opens') {
            open = openFence(text);
        }
        else if (open && code === 'within') {
            const isIndented = text.startsWith(open.indent);
            open.lines.push(isIndented ? text.slice(open.indent.length) : text);
        }
        else if (open) {
            const code = open.lines.join('\n');
            blocks.set(codeKey(code), { code, language: open.language });
            open = undefined;
        }
    }
    return blocks;
}
function openFence(line) {
    const [, indent = '', info = ''] = /^([\s>]*)(?:[^\s>].*?)??(?:`{3,}|~{3,})(.*)/s.exec(line) ?? [];
    return { indent, language: fromInfo(info) || undefined, lines: [] };
}
/** `js title="a"`, `{ .js linenums="1" }`, `{js}`, `{code-block} js`. */
function fromInfo(info) {
    const [, directive = '', rest] = /^\{([\w-]+)\}(.*)$/.exec(info.trim()) ?? [];
    return (/^\{?[\s.]*([\w+#-][\w+#.-]*)/.exec((rest ?? info).trim())?.[1] ?? directive);
}
function codeKey(code) {
    return code.replace(/\s+/g, '');
}

;// CONCATENATED MODULE: ./lib/built/match.js



/** The first is the surest. */
const ORDER = ['route', 'link', 'path'];
/** Finds the built pages that each source may have, by the source's path; sources without one are left out. */
function findCandidates(heads, sources, { repository, routeOf, isOnSite }) {
    const pages = matchable(heads);
    const linked = filesByLinks(pages, repository);
    const onSite = [...sources].filter(isOnSite);
    const voted = vote([...pages.keys()], onSite);
    const candidates = new Map();
    for (const path of sources) {
        const found = [];
        const route = isOnSite(path) ? routeOf(path) : undefined;
        const routed = route === undefined ? undefined : match_servedFile(route, pages);
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
        const likely = [];
        for (const [index, { file, by }] of found.entries()) {
            const share = shares[index] ?? 0;
            if (share >= MIN_SHARE)
                likely.push({ path, file, by, share });
        }
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
    const others = [];
    for (const [file, { kind }] of heads)
        if (kind === 'page' && !matched.has(file))
            others.push(file);
    return { files, unlike, others };
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
/** The pages that may be that of a source. */
function matchable(heads) {
    return new Map([...heads].filter(([, { kind }]) => kind !== 'redirect' && kind !== 'not-found'));
}
/** The path of a file that a link names in the repository: `docs/a.md` of `https://github.com/o/r/edit/main/docs/a.md`. */
function pathInRepository(link, repository) {
    const name = `/${repository.toLowerCase()}/`;
    const start = link.toLowerCase().indexOf(name);
    if (start < 0)
        return undefined;
    const rest = link.slice(start + name.length);
    return IN_REPOSITORY.exec(rest)?.[1];
}
/** The view, the branch, and the path, which is the group. */
const IN_REPOSITORY = /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/;
/** The pages that link to each file of the repository: the words tell which of them it is the source of. */
function filesByLinks(pages, repository) {
    const files = new Map();
    for (const [file, { sourceLinks }] of pages)
        for (const link of sourceLinks) {
            const path = pathInRepository(link, repository);
            if (path === undefined)
                continue;
            const others = files.get(path) ?? [];
            if (!others.includes(file))
                files.set(path, [...others, file]);
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
    const folders = [];
    for (const [file, address] of pages) {
        const folder = folderAddress(file, address);
        if (folder !== undefined)
            folders.push(folder);
    }
    for (const [folder, { length }] of Map.groupBy(folders, name => name))
        if (length * 2 > folders.length)
            return folder;
    return undefined;
}
/** The address of the folder by that of one page in it; undefined where the page has another route. */
function folderAddress(file, address) {
    const stem = withoutIndex(address);
    const route = (0,paths/* encodeRoute */.Wg)(withoutIndex(match_routeOfFile(file)));
    if (route !== '' && !stem.endsWith(`/${route}`))
        return undefined;
    const folder = stem.slice(0, stem.length - route.length);
    return `${folder.replace(/\/$/, '')}/`;
}
function withoutIndex(path) {
    return path.replace(/(?:index)?\.html$|\/$/, '');
}
/**
 * Pairs built files with sources by their paths below one folder: that under which most of them have one. Both sides are
 * spelled as generators spell addresses, and what is alike then is left out, as is what another folder has as well that
 * has half as many.
 */
function vote(files, sources) {
    const built = unique(files.map(file => [fileKey(file), file]));
    const [best, ...others] = foldersByMatches(built, sources);
    if (best === undefined)
        return new Map();
    const { folder, paths } = best;
    const rivals = others.filter(other => other.paths.size * 2 >= paths.size &&
        !other.folder.startsWith(folder) &&
        !folder.startsWith(other.folder));
    const pairs = new Map();
    for (const [key, path] of paths) {
        const isSure = !rivals.some(rival => rival.paths.has(key));
        if (isSure)
            pairs.set(path, built.get(key));
    }
    return pairs;
}
/** Finds the sources below each folder that have a built file, the folder with most of them first. */
function foldersByMatches(built, sources) {
    const matches = [];
    for (const folder of new Set(['', ...sources.flatMap(paths/* foldersAbove */.Zv)])) {
        const below = sources.filter(path => path.startsWith(folder));
        const keys = unique(below.map(path => [sourceKey(path.slice(folder.length)), path]));
        const paths = new Map([...keys].filter(([key]) => built.has(key)));
        matches.push({ folder, paths });
    }
    return matches.sort((a, b) => b.paths.size - a.paths.size);
}
/** A map of the entries whose key no other has. */
function unique(entries) {
    const groups = Map.groupBy(entries, ([key]) => key);
    const lone = groups.values().filter(group => group.length === 1);
    return new Map(lone.map(([entry]) => entry));
}
function fileKey(file) {
    return pathKey(file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
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
    const text = withoutElements(new TextDecoder().decode(html), UNREAD);
    const bodyStart = Math.max(0, text.search(/<body[\s>]/i));
    const tags = readTags(text, bodyStart);
    const isRedirect = tags.isRedirect || isScriptedRedirect(html, text.slice(bodyStart));
    const [kind = 'page'] = byPath.find(([, path]) => path.test(file)) ?? [];
    return {
        kind: isRedirect ? 'redirect' : kind,
        canonical: tags.canonical,
        sourceLinks: [...tags.links],
        isNoIndex: tags.isNoIndex,
        words: match_wordsOfPage(text.slice(bodyStart)),
    };
}
/** A redirect by a script has the browser's own for readers without scripts (sphinxext-rediraffe), and a line of text at most. */
function isScriptedRedirect(html, body) {
    if (html.length > MAX_REDIRECT_BYTES)
        return false;
    const words = body.replace(/<[^<>]*>/g, '').trim();
    return (words.length < MAX_REDIRECT_TEXT &&
        REFRESH_WITHOUT_SCRIPTS.test(new TextDecoder().decode(html)));
}
const MAX_REDIRECT_BYTES = 10_000;
const MAX_REDIRECT_TEXT = 200;
const REFRESH_WITHOUT_SCRIPTS = /<noscript>\s*<meta\s[^<>]*http-equiv=["']?refresh/i;
function readTags(text, bodyStart) {
    const tags = {
        isRedirect: false,
        isNoIndex: false,
        canonical: undefined,
        links: new Set(),
    };
    let count = 0;
    for (const { 0: tagText, index } of text.matchAll(TAG)) {
        if (!READ.test(tagText))
            continue;
        if (++count > MAX_TAGS || tags.links.size >= MAX_LINKS)
            break;
        const [tag] = parseFragment(tagText).childNodes;
        // A ">" in an attribute cuts the tag off.
        if (!tag)
            continue;
        const isInHead = bodyStart === 0 || index < bodyStart;
        if (tag.tagName === 'meta')
            readMeta(tag, isInHead, tags);
        else
            readLink(tag, tags);
    }
    return tags;
}
function readMeta(meta, isInHead, tags) {
    const content = attributeOf(meta, 'content');
    const isRefresh = /^refresh$/i.test(attributeOf(meta, 'http-equiv'));
    if (isRefresh && /url\s*=/i.test(content))
        tags.isRedirect = true;
    // Robots take `none` for `noindex, nofollow`.
    const isNoIndex = /^robots$/i.test(attributeOf(meta, 'name')) &&
        /\b(?:noindex|none)\b/i.test(content);
    if (isNoIndex && isInHead)
        tags.isNoIndex = true;
}
function readLink(link, tags) {
    const url = URL.parse(attributeOf(link, 'href'));
    if (url === null || !/^https?:$/.test(url.protocol))
        return;
    const address = url.origin + url.pathname;
    if (attributeOf(link, 'rel') === 'canonical')
        tags.canonical ??= address;
    if (SOURCE.test(url.pathname))
        tags.links.add(percentDecoded(address));
}
function attributeOf({ attrs }, name) {
    return attrs.find(attribute => attribute.name === name)?.value ?? '';
}
/** Tags that may say something of the page. */
const READ = /canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i;
/** The path of a Markdown file in a repository. */
const SOURCE = /\/_?(?:edit|blob|tree|raw|src)\/.+\.(?:mdx?|markdown)$/i;
/** Elements whose text may look like links of the page, and is not. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi;
const TAG = /<(?:link|meta|a)\s[^<>]*>/gi;
const MAX_LINKS = 50;
/** Each is parsed. */
const MAX_TAGS = 2000;
/** Pages that generators make by themselves, by the names that they have. */
const byPath = (/* unused pure expression or super */ null && ([
    ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
    ['search', /(?:^|\/)search(?:\/index)?\.html$/],
    // Of what has a tag, a category, an author or a date.
    ['listing', /(?:^|\/)(?:tags?|category|authors)\/.*\.html$/],
    ['listing', /(?:^|\/)(?:categories|archives?)\/.*\.html$/],
    ['listing', /(?:^|\/)(?:tags|categories|archives?)\.html$/],
    // Sphinx' indexes and source code.
    ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex)\.html$/],
    ['listing', /(?:^|\/)_modules\//],
    // The files of its themes, templates among them.
    ['listing', /(?:^|\/)_static\//],
]));
const UNSHOWN = /<(?:!--|(script|style)(?=[\s/>]))/gi;
/** Imports and exports of MDX. */
const MODULE_LINE = /^(?:import|export)\s.*$/gm;
/**
 * Markup that no generator shows as words: the texts of images, destinations of links, tags, and braces (attributes,
 * expressions, templates).
 */
const match_MARKUP = /!\[[^[\]\n]*|\]\([^()\n]*\)?|<[^<>]*>|\{[^{}]*\}/g;
/** How deep an expression of MDX may be nested: `{list.map(item => <p key={item}>{item}</p>)}` is 2. */
const MAX_NESTED = 3;
/** Elements that repeat on the pages of a site: they have the words of other pages' titles. */
const BESIDE = /<(nav|aside|footer|svg)(?=[\s/>])/gi;
/** @param html without scripts and comments. */
function match_wordsOfPage(html) {
    const text = withoutElements(html, BESIDE).replace(/<[^<>]*>/g, ' ');
    return Uint32Array.from(new Set(wordsIn(text).map(match_hashOf)));
}
/**
 * The share of a source's words that each of some pages has, 0 to 1. A word counts by the square of its length, since
 * every page of a language has the short ones. A source without words, such as one that only includes others, is on any page.
 */
function match_sharesShown(source, pages) {
    const words = new Set(wordsIn(textOfMarkdown(source)));
    return pages.map(page => {
        const hashes = new Set(page);
        let all = 0;
        let shown = 0;
        for (const word of words) {
            const weight = word.length ** 2;
            all += weight;
            if (hashes.has(match_hashOf(word)))
                shown += weight;
        }
        return all === 0 ? 1 : shown / all;
    });
}
/** YAML or TOML. */
const FRONT_MATTER = /^(---|\+\+\+)\r?\n(?:[^\n]*\n)*?\1\s*?(?:\n|$)/;
/** The text of a source, without most of its markup and without its front matter. */
function textOfMarkdown(source) {
    let text = withoutElements(source.replace(FRONT_MATTER, ''), UNSHOWN);
    text = text.replace(MODULE_LINE, ' ');
    for (let depth = 0; depth < MAX_NESTED; depth++)
        text = text.replace(match_MARKUP, ' ');
    return text;
}
function wordsIn(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** FNV-1a. */
function match_hashOf(word) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < word.length; index++)
        hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
    return hash >>> 0;
}
/** The file that servers send for a route. */
function match_servedFile(route, files) {
    const folder = /^$|\/$/.test(route) ? route : `${route}/`;
    const names = [
        route,
        `${route}.html`,
        `${folder}index.html`,
        `${folder.slice(0, -1)}.html`,
    ];
    return names.find(file => files.has(file));
}
/** The path below the site's address that servers send a file for. */
function match_routeOfFile(file) {
    return file.replace(/(^|\/)index\.html$/, '$1');
}

;// CONCATENATED MODULE: ./lib/built/rewrite.js






/**
 * Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown.
 *
 * @returns whether each list of tabs has its panels, which scripts may draw.
 */
function rewrite_pairTabs(root) {
    const elements = [...elementsIn(root)];
    return !elements.some(mayBeTab) || new TabPage(root, elements).pair();
}
function mayBeTab(node) {
    return isElement(node, 'label', 'button') || isTabRow(node);
}
/** Bootstrap's own themes have tabs without roles. */
function isTabRow(node) {
    return (property(node, 'role') === 'tablist' || classesOf(node).includes('nav-tabs'));
}
class TabPage {
    #root;
    #elements;
    #parents;
    #ids;
    constructor(root, elements) {
        this.#root = root;
        this.#elements = elements;
        this.#parents = parentsOf(elements);
        this.#ids = idsOf(elements);
    }
    pair() {
        let isWhole = true;
        for (const list of this.#elements.filter(node => this.#isTabList(node)))
            if (!this.#openPanels(list))
                isWhole = false;
        for (const node of this.#elements)
            if (isElement(node, 'button'))
                this.#openPart(node);
        for (const node of this.#elements)
            if (isElement(node, 'label') && isLone(node))
                this.#showLabel(node);
        return isWhole;
    }
    /** Whether this is a list of tabs, by its role, or a row of nothing but labels of choices. */
    #isTabList(node) {
        if (isTabRow(node))
            return true;
        const inside = node.children.filter(child => isElement(child) || hasWords(textIn(child)));
        const isLabel = (child) => this.#isChoiceLabel(child);
        return (inside.some(isLabel) &&
            inside.every(child => isLabel(child) || isChoice(child)));
    }
    #isChoiceLabel(node) {
        if (!isElement(node, 'label'))
            return false;
        const control = this.#ids.get(property(node, 'htmlFor'));
        return control !== undefined && isChoice(control);
    }
    #openPanels(list) {
        const labels = labelsIn(list);
        const panels = this.#panelsOf(list, labels);
        if (panels.length === 0)
            return labels.length === 0;
        for (const [index, panel] of panels.entries())
            openPanel(panel, labels[index]);
        list.children = [];
        return true;
    }
    #panelsOf(list, labels) {
        const named = [];
        for (const tab of labels) {
            const panel = this.#panelNamedBy(tab);
            if (panel)
                named.push(panel);
        }
        if (named.length === labels.length)
            return named;
        return this.#panelsAfter(list, labels.length);
    }
    #panelNamedBy(tab) {
        const target = property(tab, 'ariaControls') ??
            property(tab, 'dataBsTarget') ??
            property(tab, 'href');
        return this.#ids.get(target?.replace(/^#/, '') || 'none');
    }
    /** As many elements as there are tabs, after their list or after the nearest elements that it is in. */
    #panelsAfter(list, count) {
        let node = list;
        for (let depth = 0; node && depth < 3; depth++) {
            const parent = this.#parents.get(node);
            const siblings = childrenOf(parent ?? this.#root);
            const next = siblings
                .slice(siblings.indexOf(node) + 1)
                .filter(sibling => isElement(sibling));
            const inside = next[0]?.children.filter(child => isElement(child)) ?? [];
            const candidates = [next.filter(isPanel), inside.filter(isPanel), inside];
            const panels = candidates.find(some => some.length === count);
            if (panels)
                return panels;
            node = parent;
        }
        return [];
    }
    /** Makes text of a button and shows what it opens. */
    #openPart(button) {
        const part = this.#panelNamedBy(button) ?? this.#listBelow(button);
        if (!part || isControl(part) || !hasWords(textIn(part)))
            return;
        showPanel(part);
        Object.assign(button, element('span', button.children));
    }
    /** The list that a button opens, in the same item: a folder in a tree of files. */
    #listBelow(button) {
        const parent = this.#parents.get(button);
        if (!parent || !isElement(parent, 'li'))
            return undefined;
        const next = parent.children
            .slice(parent.children.indexOf(button) + 1)
            .find(sibling => isElement(sibling));
        return isElement(next, 'ul', 'ol') ? next : undefined;
    }
    #showLabel(node) {
        const control = this.#ids.get(property(node, 'htmlFor')) ??
            find(node, child => isElement(child, 'select'));
        const isOfControl = isElement(control, 'select', 'input', 'textarea') && !isChoice(control);
        Object.assign(node, isOfControl ? element('span', []) : label(node.children));
    }
}
function labelsIn(list) {
    const tabs = [...elementsIn(list)].filter(node => property(node, 'role') === 'tab');
    if (tabs.length > 0)
        return tabs;
    const labels = list.children.filter(child => isElement(child, 'label'));
    return labels.length > 0 ? labels : elementsNamed(list, 'a');
}
function isPanel(node) {
    return property(node, 'role') === 'tabpanel';
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
function openPanel(panel, tab) {
    showPanel(panel);
    panel.children.unshift(label(tab.children));
}
function showPanel(panel) {
    for (const name of ['hidden', 'ariaHidden', 'style'])
        delete panel.properties[name];
}
/** Makes plain HTML, in place, of what themes spell in their own ways: formulas, titles, links. */
function rewrite_rewriteContent(parent, rewriting) {
    const children = [];
    for (const node of childrenOf(parent)) {
        if (isElement(node))
            children.push(...rewriteElement(node, rewriting));
        else
            children.push(node);
    }
    parent.children = isElement(parent) ? apart(children) : children;
}
function rewriteElement(node, rewriting) {
    if (isElement(node, PLACEHOLDER_TAG) &&
        property(node, 'footnote') !== undefined)
        return [node];
    if (isElement(node, 'pre'))
        return [withLanguage(node, rewriting.source)];
    const date = dateOf(node);
    if (date !== undefined)
        return [textNode(date)];
    const formula = formulaOf(node);
    if (formula && isElement(node, 'div'))
        return [element('p', [formula])];
    if (formula)
        return [formula];
    rewrite_rewriteContent(node, rewriting);
    if (isNoteTitle(node))
        return [label(node.children)];
    const change = lookUp(changes, node.tagName);
    if (change)
        return change(node, rewriting);
    if (EMPTIABLE.has(node.tagName) && isBlank(node))
        return blankText(node);
    return [node];
}
function blankText(node) {
    return hast_textIn(node) === '' ? [] : [hast_textNode(' ')];
}
/** The date of a moment that is shown by the distance from now, or by the clock of the build, which differ from build to build. */
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
        !hast_hasNamed(node, 'img', PLACEHOLDER_TAG, 'br', 'input'));
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
    summary(node) {
        if (hasHeading(node))
            return node.children;
        return [hast_label(node.children)];
    },
    label: node => node.children,
    td: aligned,
    th: aligned,
    dl: node => node.children,
    dd: node => [hast_element('div', node.children)],
    dt: term,
    table(node) {
        const caption = node.children.find(child => hast_isElement(child, 'caption'));
        if (!caption)
            return [node];
        node.children = node.children.filter(child => child !== caption);
        if (!hast_hasWords(hast_textIn(caption)))
            return [node];
        return [hast_element('p', caption.children), node];
    },
    sup(node) {
        const isReference = node.children.every(child => hast_isElement(child, PLACEHOLDER_TAG));
        return isReference ? node.children : [node];
    },
};
function rewriteLink(node, { resolve }) {
    if (isBlank(node))
        return blankText(node);
    const href = resolved(hast_property(node, 'href'), resolve);
    return href === undefined
        ? node.children
        : [hast_element('a', node.children, { href })];
}
function resolved(url, resolve) {
    return url === undefined ? undefined : resolve(url);
}
function rewrite_image(node, { resolve }) {
    const alt = hast_property(node, 'alt') ?? '';
    const src = resolved(hast_property(node, 'src'), resolve);
    if (src !== undefined)
        return [hast_element('img', [], { src, alt })];
    return alt === '' ? [] : [hast_textNode(alt)];
}
function aligned(node) {
    if (hast_elementsNamed(node, 'p').length < 2)
        node.children = inLine(node.children);
    const style = hast_property(node, 'style') ?? '';
    const align = /text-align:\s?(left|center|right)/.exec(style)?.[1];
    if (align !== undefined)
        node.properties.align = align;
    return [node];
}
/** Themes make a heading a link to itself. */
function heading(node, { resolve }) {
    const page = resolve('#')?.replace(/#$/, '') ?? '';
    for (const link of hast_elementsNamed(node, 'a'))
        if (hast_property(link, 'href')?.startsWith(`${page}#`))
            Object.assign(link, { tagName: 'span', properties: {} });
    return isBlank(node) ? [] : [hast_element(node.tagName, inLine(node.children))];
}
/** Blocks in a line, apart from the words around them. */
function inLine(nodes) {
    return nodes.flatMap(node => {
        if (!hast_isElement(node, 'div', 'p'))
            return [node];
        return [hast_textNode(' '), ...inLine(node.children), hast_textNode(' ')];
    });
}
/** The signature of what is documented, or a term. */
function term(node) {
    const text = hast_textIn(node);
    if (!hast_hasWords(text))
        return [];
    if (!hast_classesOf(node).includes('sig'))
        return [hast_label(node.children)];
    const signature = hast_textNode(text.replace(/\s+/g, ' ').trim());
    return [hast_element('p', [hast_element('code', [signature])])];
}
/** Puts a blank between words in elements side by side, which the theme's styles keep apart. */
function apart(nodes) {
    if (!nodes.every(node => isElement(node)) || nodes.length < 2)
        return nodes;
    const result = [];
    let before = '';
    for (const node of nodes) {
        const text = textIn(node);
        if (hasWords(before) && hasWords(text.slice(0, 1)))
            result.push(textNode(' '));
        result.push(node);
        before = text.slice(-1);
    }
    return result;
}
/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
const PLACEHOLDER_TAG = 'math';
/** A formula as TeX, where the page has it besides what it looks like. */
function formulaOf(node) {
    const isFormula = isElement(node, 'math', 'mjx-container') ||
        classesOf(node).some(name => NAMES.test(name));
    const tex = isFormula ? texOf(node)?.replace(/\s+/g, ' ').trim() : undefined;
    if (!tex)
        return undefined;
    return element(PLACEHOLDER_TAG, [], { tex, isDisplay: isDisplayed(node) });
}
function texOf(node) {
    const annotation = find(node, inner => isElement(inner, 'annotation') &&
        property(inner, 'encoding') === 'application/x-tex');
    return annotation ? textIn(annotation) : withoutDelimiters(node);
}
function isDisplayed(node) {
    return (isElement(node, 'div') ||
        classesOf(node).includes('katex-display') ||
        /^(?:block|true)$/.test(property(node, 'display') ?? '') ||
        /^\s*(?:\\\[|\$\$)/.test(textIn(node)));
}
const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/;
function withoutDelimiters(node) {
    const text = textIn(node).trim();
    const [, tex] = DELIMITERS.map(pattern => pattern.exec(text)).find(Boolean) ?? [];
    return tex;
}
const DELIMITERS = (/* unused pure expression or super */ null && ([
    /^\\\[([\s\S]*)\\\]$/,
    /^\\\(([\s\S]*)\\\)$/,
    /^\$\$?([^$]*)\$\$?$/,
]));
/** Makes references of the links to footnotes, in place, and puts what they lead to at the end. */
function rewrite_pairFootnotes(root) {
    const elements = [...elementsIn(root)];
    const ids = idsOf(elements);
    const labels = new Map();
    for (const reference of elements.filter(isReference)) {
        const definition = ids.get(property(reference, 'href')?.slice(1));
        const name = textIn(reference).replace(/[^\p{L}\p{N}-]/gu, '');
        if (!isElement(definition, 'li', 'aside', 'div', 'p') || name === '')
            continue;
        const footnote = labels.get(definition) ?? name;
        labels.set(definition, footnote);
        Object.assign(reference, element(PLACEHOLDER_TAG, [], { footnote }));
    }
    if (labels.size === 0)
        return;
    for (const [definition, footnote] of labels)
        root.children.push(toDefinition(definition, footnote));
    for (const list of elements.filter(isList))
        if (!hasWords(textIn(list)))
            list.children = [];
}
function isReference(node) {
    const href = property(node, 'href') ?? '';
    if (!isElement(node, 'a') || !href.startsWith('#'))
        return false;
    if (property(node, 'dataFootnoteRef') !== undefined)
        return true;
    const names = [...classesOf(node), property(node, 'role')].join(' ');
    return (/\b(?:footnote-?ref(?:erence)?|doc-noteref)\b/.test(names) ||
        /^#(?:user-content-)?(?:fn|footnote)[-:]?[\w-]+$/.test(href));
}
function isList(node) {
    return classesOf(node).some(name => /^footnotes?(?:-list|-definition)?$/.test(name));
}
function toDefinition(definition, footnote) {
    const isLabel = (child) => isElement(child, 'span', 'sup') &&
        classesOf(child).some(name => /label/.test(name));
    const children = definition.children.filter(child => !isLabel(child));
    definition.children = [];
    return element('footnote-definition', children, { footnote });
}
/** Stands for the address of the folder where that is not known, so that its links can be told from others. */
const UNKNOWN = new URL('https://built.invalid/');
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere. */
function rewrite_toResolve(file, site) {
    const folder = URL.parse(site.address ?? '') ?? UNKNOWN;
    const page = new URL(`./${encodeRoute(routeOfFile(file))}`, folder);
    const isKnown = site.address !== undefined;
    return href => {
        const link = href.trim();
        const url = URL.parse(link, page.href);
        if (url === null || !SCHEMES.has(url.protocol))
            return undefined;
        if (url.origin !== folder.origin)
            return url.href;
        if (!url.pathname.startsWith(folder.pathname))
            return isKnown ? url.href : undefined;
        const route = percentDecoded(url.pathname.slice(folder.pathname.length));
        const target = servedFile(route, site.files);
        if (!isKnown && link.startsWith('#'))
            return link;
        if (target === undefined)
            return undefined;
        const address = site.addresses.get(target);
        if (address !== undefined)
            return address + url.search + url.hash;
        if (isKnown)
            return url.href;
        const source = site.sources.get(target);
        return source && `/${encodeRoute(source)}${url.hash}`;
    };
}

;// CONCATENATED MODULE: ./lib/built/index.js


















/** Larger files are no pages that anyone reads. */
const MAX_PAGE_BYTES = 16_000_000;
const EMPTY = 'the built page has no text but headings';
const TABS_BY_SCRIPT = 'the built page lacks words of its source: a script draws its tabs';
/** A page whose scripts draw a single tab has more of its source's words. */
const ENOUGH = 0.95;
function shareOf(source, body) {
    return sharesShown(source, [wordsOfPage(body)])[0];
}
/** Reads a built page. Nothing in it is run. Never throws. */
function readBuilt({ file, html, source }, site) {
    try {
        const page = parseHtml(html);
        const root = { type: 'root', children: mainContent(page) };
        const areTabsWhole = pairTabs(root);
        const text = new TextDecoder().decode(source);
        const isAuthored = toIsAuthored(text);
        const code = sourceCodeOf(text);
        placeCode(root, code);
        dropChrome(root, isAuthored);
        dropTrail(root);
        flattenCode(root);
        const title = pageTitle(root, page);
        const edges = takeEdges(root, site.pageChrome, isAuthored);
        if (hasNoText(root))
            return { reason: EMPTY, isEmpty: true, edges };
        pairFootnotes(root);
        const resolve = toResolve(file, site);
        rewriteContent(root, { resolve, source: code });
        const body = printContent(root);
        if (!areTabsWhole && shareOf(text, body) < ENOUGH)
            return { reason: TABS_BY_SCRIPT, edges };
        return {
            body,
            title: source === undefined ? title : undefined,
            address: addressOfBuilt(file, site),
            edges,
        };
    }
    catch (error) {
        if (error instanceof UnreadableError)
            return { reason: error.message };
        const why = error instanceof Error ? error.message : String(error);
        return { reason: `the built page could not be read (${why})` };
    }
}
function addressOfBuilt(file, { addresses, address }) {
    const canonical = addresses.get(file);
    if (canonical !== undefined || !address)
        return canonical;
    return address + encodeRoute(routeOfFile(file));
}
function packBuilt(page) {
    if (page.body === undefined)
        return page;
    const { edges, ...text } = page;
    const json = new TextEncoder().encode(JSON.stringify(text));
    return { json, digest: digestOf(json), edges };
}
function pageTitle(content, page) {
    const headings = elementsNamed(content, 'h1');
    const title = headings.find(heading => hasWords(textIn(heading))) ??
        find(page, node => isElement(node, 'title'));
    return title ? textIn(title).replace(/\s+/g, ' ').trim() : '';
}
/** Whether there is nothing to read but headings. */
function hasNoText(parent) {
    return !parent.children.some(node => {
        if (!isElement(node))
            return hasWords(textIn(node));
        if (/^h[1-6]$/.test(node.tagName))
            return false;
        return isElement(node, 'img', 'math') || !hasNoText(node);
    });
}
/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
function printContent(root) {
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
    toMdast({ type: 'root', children: [] }, { handlers: built_handlers, nodeHandlers });
    return toMarkdown(tree, printing);
}
/** Inline HTML, which the printer does not escape. */
function rawHtml(value) {
    return {
        type: 'html',
        value,
        data: { hName: 'span' },
    };
}
const built_handlers = {
    [PLACEHOLDER_TAG](_, node) {
        const label = hast_property(node, 'footnote');
        if (label !== undefined)
            return { type: 'footnoteReference', identifier: label, label };
        const tex = hast_property(node, 'tex');
        if (tex === undefined)
            return undefined;
        const fence = hast_property(node, 'isDisplay') === undefined ? '$' : '$$';
        return rawHtml(fence + tex + fence);
    },
    'footnote-definition'(state, node) {
        const label = hast_property(node, 'footnote') ?? '';
        const children = state.toFlow(state.all(node));
        return { type: 'footnoteDefinition', identifier: label, label, children };
    },
    sub: asHtml,
    sup: asHtml,
    table(state, node) {
        if (isPlainTable(node))
            return handlers/* handlers */.Y.table(state, node);
        const children = plain(node, false);
        return { type: 'html', value: (0,lib/* toHtml */.V)({ type: 'root', children }) };
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
const printText = (node, parent, state, info) => {
    if (needsNoEscape(node.value, info))
        return node.value;
    const text = handle/* handle */.p.text(node, parent, state, info);
    return text.replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
};
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
    return hast_elementsNamed(table, 'td', 'th').every(isPlainCell);
}
function isPlainCell(cell) {
    const isWide = CELL.some(name => Number(hast_property(cell, name) ?? 1) > 1);
    return (!isWide &&
        hast_elementsNamed(cell, 'p').length < 2 &&
        !hast_has(cell, inner => NOT_IN_CELLS.has(inner.tagName)));
}
const KEPT = new Set('a b blockquote br caption code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong sub sup table tbody td tfoot th thead tr ul'.split(' '));
const CELL = ['colSpan', 'rowSpan'];
const ATTRIBUTES = {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    td: CELL,
    th: CELL,
};
/** Part of a table as HTML without what only its looks need, on lines none of which is blank: that would end it in Markdown. */
function plain(node, isCode) {
    if (node.type === 'text')
        return plainText(node.value, isCode);
    if (!hast_isElement(node))
        return [];
    if (hast_isElement(node, PLACEHOLDER_TAG)) {
        const tex = hast_property(node, 'tex') ?? '';
        return [hast_textNode(hast_property(node, 'footnote') ?? `$${tex}$`)];
    }
    const children = node.children.flatMap(child => plain(child, isCode || hast_isElement(node, 'pre')));
    if (!KEPT.has(node.tagName))
        return children;
    const properties = {};
    for (const name of (0,data/* lookUp */.TE)(ATTRIBUTES, node.tagName) ?? [])
        if (name in node.properties)
            properties[name] = node.properties[name];
    if (!ROWS.has(node.tagName))
        return [hast_element(node.tagName, children, properties)];
    const lines = [];
    for (const child of children)
        if (hast_isElement(child))
            lines.push(hast_textNode('\n'), child);
    lines.push(hast_textNode('\n'));
    return [hast_element(node.tagName, lines, properties)];
}
const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
function plainText(value, isCode) {
    if (!isCode)
        return [hast_textNode(value.replace(/\s+/g, ' '))];
    const [first = '', ...others] = value.trimEnd().split('\n');
    // A break that is written as a reference is no line of the Markdown.
    return [hast_textNode(first), ...others.flatMap(line => [BREAK, hast_textNode(line)])];
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
    const line = new Line();
    line.readAll(root);
    line.end();
}
class Line {
    /** The last text, if it ends in a blank, perhaps one that does not break. */
    #last;
    #isAtStart = true;
    readAll(parent) {
        for (const node of childrenOf(parent)) {
            if (node.type === 'text')
                this.#readText(node);
            else if (isElement(node))
                this.#readElement(node, parent);
        }
    }
    #readText(node) {
        const text = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
        const isAfterBlank = this.#isAtStart || this.#last?.value.endsWith(' ');
        node.value = isAfterBlank && text.startsWith(' ') ? text.slice(1) : text;
        if (node.value === '')
            return;
        this.#isAtStart = false;
        this.#last = /\s$/.test(node.value) ? node : undefined;
    }
    #readElement(node, parent) {
        const isBlock = BREAKING.has(node.tagName);
        if (isBlock)
            this.end();
        if (!VERBATIM.has(node.tagName))
            this.readAll(node);
        if (isBlock)
            this.end();
        else if (REPLACED.has(node.tagName)) {
            this.#last = undefined;
            // The blank after the checkbox of an item is the printer's.
            const isCheckbox = isElement(node, 'input') && isElement(parent, 'li');
            if (!isCheckbox)
                this.#isAtStart = false;
        }
    }
    end() {
        if (this.#last)
            this.#last.value = this.#last.value.trimEnd();
        this.#last = undefined;
        this.#isAtStart = true;
    }
}

// EXTERNAL MODULE: ./lib/inputs/index.js
var inputs = __webpack_require__(9637);
// EXTERNAL MODULE: ./lib/sites/index.js + 1 modules
var sites = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/text/message.js
var message = __webpack_require__(9140);
// EXTERNAL MODULE: ./lib/snapshot/files.js
var snapshot_files = __webpack_require__(259);
// EXTERNAL MODULE: ./lib/snapshot/texts.js
var snapshot_texts = __webpack_require__(4472);
;// CONCATENATED MODULE: ./lib/snapshot/built.js









/**
 * Makes the texts of all built pages.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
async function readBuiltSites(html, deps) {
    const { inputs, repository } = deps;
    const tree = await repository.tree(repository.head);
    const markdown = tree.filter(isMarkdown);
    const snapshot = await deps.takeSnapshot(repository.head, inputs);
    const pages = new Set();
    for (const { path } of snapshot.pages.values())
        pages.add(path);
    const paths = markdown.map(({ path }) => path);
    const found = await deps.placesOf(snapshot, paths);
    const places = new Map(paths.map((path, index) => [path, found[index]]));
    const textDeps = { ...deps, html, pages, places };
    const texts = new snapshot_texts/* KeptTexts */.l(deps.disk);
    const lines = [];
    const warnings = [];
    for (const listed of await listFolders(markdown, html, deps)) {
        const heads = await readHeads(listed, deps);
        const folder = { ...listed, heads };
        const match = await matchSources(folder, textDeps);
        requireOwnFolder(folder, match);
        const site = siteOf(folder, match, textDeps);
        const pageChrome = await findPageChrome(folder, match, site, textDeps);
        const withChrome = { ...site, pageChrome };
        const result = await makeBodies(folder, match, withChrome, textDeps, texts);
        if (site.address === undefined && heads.size > 0)
            warnings.push(noAddressMessage(listed.name));
        if (listed.sources)
            lines.push(lineOf(listed.name, heads.size, result));
    }
    const { digests } = texts;
    const all = new Set(digests.values());
    return {
        digests,
        keptAt: async (digest) => all.has(digest) ? deps.disk.keptAt(digest) : undefined,
        lines,
        warnings,
    };
}
function noAddressMessage(folder) {
    const name = (0,lib_text/* sanitizeForLog */.F0)(`${folder}/`);
    return (0,message/* withHelp */.il)(`built-site: no page in "${name}" (rel=canonical) and no configuration says the address of the site, so links and last lines lead to the sources on GitHub, and links to other pages are text. Give the address in the input site-urls: ${name} -> https://docs.example.com/`, 'site-urls');
}
/** @throws InputError where no page of a folder shows a source, since the site is in a folder below it. */
function requireOwnFolder({ name, sources, pages }, { files }) {
    if (!sources || sources.length === 0 || files.size > 0)
        return;
    const inner = commonFolder(pages);
    if (inner === name)
        return;
    throw new inputs/* InputError */.dz(`built-site: no page in "${(0,lib_text/* sanitizeForLog */.F0)(name)}" shows a page of this repository. The HTML begins in "${(0,lib_text/* sanitizeForLog */.F0)(inner)}": give that folder. Nothing was pushed.`, 'built-site');
}
/** Lists the folders of the input `built-site`, and that of all other HTML that `generated` names. */
async function listFolders(markdown, html, { inputs, disk }) {
    const { builtSite } = inputs;
    const folders = [];
    for (const name of new Set(builtSite.map(line => line.folder))) {
        const sources = markdown.filter(({ path }) => builtFoldersOf(path, builtSite).includes(name));
        for (const { source } of builtSiteLines({ name }, inputs))
            requireSources(source, markdown);
        folders.push(await listFolder(name, sources, html, disk));
    }
    const others = [...html].filter(path => !builtSite.some(line => isInFolder(path, line.folder)));
    if (others.length > 0)
        folders.push(await listFolder(commonFolder(others), undefined, html, disk));
    return folders;
}
/** @throws InputError where the folder after an arrow has no Markdown. */
function requireSources(source, markdown) {
    if (markdown.some(({ path }) => path.startsWith(source)))
        return;
    throw new inputs/* InputError */.dz(`built-site: this repository has no Markdown in the folder "${(0,lib_text/* sanitizeForLog */.F0)(source)}". Write the folder of the site's sources after the arrow; case counts. Nothing was pushed.`, 'built-site');
}
const isInFolder = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
function isMarkdown({ path, kind }) {
    return (kind === 'file' &&
        paths/* pageExtensions */.En.some(extension => path.endsWith(extension)));
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
/** Reads the heads of a folder's pages on the threads. */
async function readHeads({ name, pages }, { workspace, builtPages }) {
    const reader = builtPages.openBuiltSite(workspace);
    const readHead = async (path) => {
        const file = external_node_path_.posix.relative(name, path);
        return { file, head: await reader.readHead({ file, path }) };
    };
    // In the order of the pages, whichever is read first.
    const heads = new Map();
    for (const path of pages)
        heads.set(external_node_path_.posix.relative(name, path), built_UNREAD);
    const results = (0,snapshot_files/* mapAsDone */.H1)(pages, builtPages.ahead, () => 0, readHead);
    for await (const { file, head } of results)
        if (head)
            heads.set(file, head);
    return heads;
}
const built_UNREAD = {
    kind: 'page',
    sourceLinks: [],
    isNoIndex: false,
    words: new Uint32Array(),
};
/** Finds the built page of each source. */
async function matchSources(folder, deps) {
    const { builtPages, places, repository, workspace } = deps;
    const { heads, sources = [] } = folder;
    const oids = new Map(sources.map(entry => [entry.path, entry.oid]));
    const candidates = findCandidates(heads, new Set(oids.keys()), {
        repository: deps.repositoryName,
        routeOf: path => places.get(path)?.route,
        isOnSite: toIsOwn(folder, places),
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
    const compared = (0,snapshot_files/* mapAsDone */.H1)(withSources(sourcesWithPages, repository), builtPages.ahead, sourceSize, compare);
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
        const siteFolder = siteFolderOf(path);
        if (siteFolder === undefined || innermost === undefined)
            return true;
        return siteFolder === innermost;
    };
}
/** The facts that all pages of a folder have in common, but for what most of them end with. */
function siteOf(folder, match, { inputs, places }) {
    const addresses = new Map();
    for (const [path, file] of match.files) {
        const address = places.get(path)?.address ?? (0,sites/* siteUrlOf */.Yg)(path, inputs.siteUrls);
        if (address !== undefined)
            addresses.set(file, address);
    }
    const canonicals = [];
    for (const [file, { canonical }] of folder.heads)
        if (canonical)
            canonicals.push([file, canonical]);
    const byInput = inputs.siteUrls.find(({ prefix }) => prefix === `${folder.name}/`)?.url;
    const address = byInput ?? builtAddress(canonicals) ?? builtAddress([...addresses]);
    // A plugin of the site may give pages other addresses than its generator's rules.
    for (const [file, pageAddress] of addresses)
        if (address && !folderAddress(file, pageAddress))
            addresses.delete(file);
    const sources = new Map();
    if (address === undefined)
        for (const [path, file] of match.files)
            sources.set(file, path);
    const { files } = folder;
    return { files, address, addresses, sources, pageChrome: new Set() };
}
/** Enough to know what most pages begin and end with, and the pages of a folder. */
const SAMPLE = 50;
const FOLDER_SAMPLE = 10;
/** Finds the blocks that most pages begin or end with, from some of the pages: the same ones whatever others come and go. */
async function findPageChrome(folder, match, site, deps) {
    const oids = new Map(folder.sources?.map(entry => [entry.path, entry.oid]));
    const oidByFile = new Map([...match.files].map(([path, file]) => [file, oids.get(path)]));
    const files = [...folder.heads]
        .filter(([, { kind }]) => kind === 'page')
        .map(([file]) => file);
    const order = new Map(files.map(file => [file, (0,lib_text/* digestOf */.ol)(file)]));
    files.sort((a, b) => (order.get(a) < order.get(b) ? -1 : 1));
    const names = new Set(files.slice(0, SAMPLE));
    for (const ofFolder of Map.groupBy(files, topFolder).values())
        if (ofFolder.length >= MIN_PAGES)
            for (const file of ofFolder.slice(0, FOLDER_SAMPLE))
                names.add(file);
    const sample = [...names].map((file) => ({
        file,
        path: external_node_path_.posix.join(folder.name, file),
        oid: oidByFile.get(file),
    }));
    const edges = new Map();
    for await (const { file, page } of readPages(sample, folder, site, deps))
        if (page.edges)
            edges.set(file.file, page.edges);
    return commonEdges(edges);
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
    const isNamed = builtSiteLines(folder, inputs).length > 0;
    if (isNamed || files.size === 0)
        return () => true;
    const common = commonFolder([...files.keys()]);
    const isOnSite = toIsOwn(folder, places);
    return path => {
        const site = places.get(path);
        if (site === undefined)
            return isInFolder(path, common);
        return isOnSite(path) && site.route !== undefined;
    };
}
/** The lines of the input `built-site` for a folder that name the folder of its sources. */
function builtSiteLines({ name }, { builtSite }) {
    return builtSite.filter(({ folder, source }) => folder === name && source !== '');
}
/** Reads built pages on the threads, each with its source, and yields them as they come. */
function readPages(files, folder, site, { builtPages, repository, workspace }) {
    const reader = builtPages.openBuiltSite(workspace, site);
    const read = async ({ value: file, source }) => {
        const path = external_node_path_.posix.join(folder.name, file.file);
        const job = { file: file.file, path };
        const page = await reader.readPage(source ? { ...job, source } : job);
        return { file, page };
    };
    return (0,snapshot_files/* mapAsDone */.H1)(withSources(files, repository), builtPages.ahead, sourceSize, read);
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
