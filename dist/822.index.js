export const id = 822;
export const ids = [822];
export const modules = {

/***/ 3464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ lookUpInOtherCase),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Yg: () => (/* binding */ siteUrlOf),
/* harmony export */   hd: () => (/* binding */ resolve)
/* harmony export */ });
/* unused harmony exports isIndexName, pageStem */
/* harmony import */ var _generators_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(546);
/* harmony import */ var _generators_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2842);
/* harmony import */ var _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3134);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7239);




/**
 * Where a link leads on a page that no generator's site shows: to the file whose address a browser reaches, where the
 * input site-urls gives addresses, else to what GitHub shows. A missing target may have an address on the website.
 */
function resolve(link, from, siteUrls, paths) {
    const { files, folders } = paths;
    const path = pathOf(link, from);
    const isFromRoot = link.startsWith('/');
    const own = siteUrlOf(from, siteUrls);
    // Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
    const bases = own === undefined ? [] : [own, own.replace(/\/?$/, '/')];
    const [url, ...others] = bases.flatMap(base => URL.parse(link, base) ?? []);
    const reached = [url, ...others].map(each => each && each.origin + each.pathname);
    if (path !== undefined)
        reached.push(addressOf(`${path}/`, siteUrls));
    const byAddress = filesByAddress(files, siteUrls);
    const file = [isFromRoot ? undefined : path].find(each => each !== undefined && files.has(each)) ??
        reached.map(each => each && byAddress.get(keyOf(each))).find(each => each !== undefined) ??
        fileOnGitHub(link, path, paths);
    if (file !== undefined) {
        const address = siteUrlOf(file, siteUrls);
        return address === undefined ? { kind: 'file', path: file } : { kind: 'page', path: file, address };
    }
    // The repository's root is always there, though it is not the website's.
    const isRootOfSite = url !== undefined && isFromRoot && path === '';
    if (path !== undefined && folders.has(path) && !isRootOfSite)
        return { kind: 'folder', path };
    if (!isFromRoot || url === undefined)
        return { kind: 'missing' };
    const address = url.origin + (0,_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)((0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(url.pathname).split('/'));
    const isCovered = siteUrls.some(each => `${address}/`.startsWith(each.url));
    return { kind: isCovered ? 'missing' : 'address', address };
}
/** The path that a link names on GitHub, where `/` is the repository's root; undefined where it leads out of that. */
function pathOf(link, from) {
    const written = (0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(link);
    return (0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(written.startsWith('/') ? '' : (0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from), written);
}
/** The extension may be left out. */
function fileOnGitHub(link, path, { files, folders }) {
    if (path === undefined)
        return undefined;
    // So a folder is meant even where a page has the same name.
    const isFolder = /(?:^|\/)\.{0,2}$/.test((0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(link)) && folders.has(path);
    return isFolder ? undefined : spellings(path).find(name => files.has(name));
}
function spellings(path) {
    return [path, ..._inputs_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .pageExtensions */ .En.map(extension => path + extension)];
}
// All pages of a run have the same files; a run without a missing target needs no such table.
const inLowerCase = new WeakMap();
/** A file that a path differs from in nothing but the case of letters. */
function lookUpInOtherCase(path, { files }) {
    const table = inLowerCase.get(files) ?? new Map([...files].map(each => [each.toLowerCase(), each]));
    inLowerCase.set(files, table);
    return spellings(path.toLowerCase())
        .map(each => table.get(each))
        .find(each => each !== undefined);
}
const byAddress = new WeakMap();
/** The files that site-urls maps, by their addresses: a page has one with its extension and one without. */
function filesByAddress(files, siteUrls) {
    const known = byAddress.get(files);
    if (known?.[0] === siteUrls)
        return known[1];
    const mapped = [...files].filter(path => mappingOf(path, siteUrls));
    const addresses = mapped.flatMap(path => [addressOf(path, siteUrls), siteUrlOf(path, siteUrls)].flatMap(each => each === undefined ? [] : [[keyOf(each), path]]));
    const table = new Map(addresses);
    byAddress.set(files, [siteUrls, table]);
    return table;
}
function keyOf(address) {
    return (0,_generators_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .toKey */ .fw)((0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(address));
}
/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
function isIndexName(name) {
    return /^(?:_?index|readme)$/i.test(name);
}
/** A page's path without its extension; undefined for a file that is not a page. */
function pageStem(path) {
    return (0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .stemOf */ .Vc)(path, _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .pageExtensions */ .En);
}
/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
function siteUrlOf(path, siteUrls) {
    const stem = pageStem(path);
    if (stem === undefined)
        return undefined;
    return addressOf(isIndexName((0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(stem)) ? (0,_generators_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(stem) : stem, siteUrls);
}
function addressOf(path, siteUrls) {
    const mapping = mappingOf(path, siteUrls);
    return mapping && mapping.url + (0,_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path.slice(mapping.prefix.length).split('/'));
}
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}


/***/ }),

/***/ 4822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBuiltSite: () => (/* binding */ readBuiltSite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/built/addresses.js


/** Where the links of a page without a known address start from, so that they can be told from others. */
const UNKNOWN = 'https://built.invalid/';
/**
 * Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere.
 *
 * @param written the base for its links that the page names.
 */
function addresses_toResolve(file, written, site) {
    const folder = URL.parse(site.address ?? UNKNOWN) ?? new URL(UNKNOWN);
    const page = new URL(encodePath(routeOfFile(file)), folder);
    const base = baseOf(written, page);
    return address => {
        const url = URL.parse(address.trim(), base.href);
        if (url === null || !SCHEMES.has(url.protocol))
            return undefined;
        if (url.origin !== folder.origin)
            return url.href;
        const route = url.pathname.startsWith(folder.pathname)
            ? url.pathname.slice(folder.pathname.length)
            : undefined;
        if (route === undefined)
            return site.address === undefined ? undefined : url.href;
        if (site.address === undefined && address.trim().startsWith('#'))
            return address.trim();
        const target = fileOf(addresses_decoded(route), site.files);
        return target === undefined ? undefined : addressOf(target, url, site);
    };
}
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
function addressOf(file, url, site) {
    const own = site.addresses.get(file);
    if (own !== undefined)
        return own + url.search + url.hash;
    return site.address === undefined ? undefined : url.href;
}
/** A page may name another base for its links, but none on another site. */
function baseOf(written, page) {
    const base = written === undefined ? page : URL.parse(written, page.href);
    return base?.origin === page.origin ? base : page;
}
/** A path as the segments of an address, as sites spell it (`@scope`), safe as a Markdown destination anywhere. */
function encodePath(path) {
    return encodeURI(path.toWellFormed()).replace(/[?#&$:!'()*~]/g, lib_text/* percentEncoded */.qE);
}
/** An address, or a part of one, with its percent-encoding decoded where that is well-formed. */
function addresses_decoded(address) {
    try {
        return decodeURIComponent(address);
    }
    catch {
        return address;
    }
}

// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 41 modules
var lib = __webpack_require__(1140);
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
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/handle/index.js + 30 modules
var handle = __webpack_require__(2169);
;// CONCATENATED MODULE: ./lib/built/hast.js
/** The children of an element or the root of a page, none of which is a doctype. */
function hast_childrenOf(parent) {
    return parent.children;
}
function hast_isElement(node, ...names) {
    return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}
/** An attribute that is there, by its name in hast; several words as they are written. */
function hast_property({ properties }, name) {
    const value = properties[name];
    if (value === undefined || value === null || value === false)
        return undefined;
    return Array.isArray(value) ? value.join(' ') : String(value);
}
function hast_classesOf(element) {
    return (hast_property(element, 'className') ?? '').split(' ').filter(name => name !== '');
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
function hast_has(parent, is) {
    for (const each of hast_elementsIn(parent))
        if (is(each))
            return true;
    return false;
}
function hast_textIn(node) {
    if (node.type === 'text')
        return node.value;
    return 'children' in node ? node.children.map(hast_textIn).join('') : '';
}
/** Whether there is anything that a reader can say: a letter, a digit or a picture. */
function hast_hasWords(text) {
    return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}
function hast_element(tagName, children, properties = {}) {
    return { type: 'element', tagName, properties, children };
}
function hast_text(value) {
    return { type: 'text', value };
}
/** A paragraph of bold text: what a title of a part that is no heading becomes. */
function hast_label(children) {
    return hast_element('p', [hast_element('strong', children)]);
}

;// CONCATENATED MODULE: ./lib/built/math.js

/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
const math_ATOM = 'math';
/** A formula as TeX, where the page has it besides what it looks like. */
function math_formulaOf(node) {
    const classes = classesOf(node);
    const isScript = isElement(node, 'script');
    if (!isScript && !isElement(node, 'math', 'mjx-container') && !classes.some(name => NAMES.test(name)))
        return undefined;
    const tex = isScript ? textIn(node) : (annotationIn(node) ?? withoutDelimiters(node));
    if (tex === undefined || tex.trim() === '')
        return undefined;
    const isDisplay = isElement(node, 'div') ||
        classes.includes('katex-display') ||
        (property(node, 'display') ?? '').replace('true', 'block') === 'block' ||
        /mode=display/.test(property(node, 'type') ?? '') ||
        /^\s*(?:\\\[|\$\$)/.test(textIn(node));
    return element(math_ATOM, [], { tex: tex.replace(/\s+/g, ' ').trim(), isDisplay });
}
const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/;
function annotationIn(node) {
    for (const each of elementsIn(node))
        if (each.tagName === 'annotation' && property(each, 'encoding') === 'application/x-tex')
            return textIn(each);
    return undefined;
}
function withoutDelimiters(node) {
    const [, bracket, parenthesis, dollars] = /^\s*(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([^$]*)\$\$?)\s*$/.exec(textIn(node)) ?? [];
    return bracket ?? parenthesis ?? dollars;
}

;// CONCATENATED MODULE: ./lib/built/body.js









/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
function body_printContent(root) {
    collapseBlanks(root);
    // The library gets an empty page and the real one by a handler: its own copy of the tree and its white space, which
    // compares each element with lists of names, would take a third of the time.
    const nodeHandlers = { root: (state) => defaultNodeHandlers.root(state, root) };
    const tree = toMdast({ type: 'root', children: [] }, { handlers: body_handlers, nodeHandlers });
    return toMarkdown(tree, printing);
}
/** What Markdown has as it stands, in a line. */
function raw(value) {
    return { type: 'html', value, data: { hName: 'span' } };
}
const body_handlers = {
    [math_ATOM](_, node) {
        const footnote = hast_property(node, 'footnote');
        if (footnote !== undefined)
            return { type: 'footnoteReference', identifier: footnote, label: footnote };
        const tex = hast_property(node, 'tex');
        const fence = hast_property(node, 'isDisplay') === undefined ? '$' : '$$';
        return tex === undefined ? undefined : raw(fence + tex + fence);
    },
    'footnote-definition'(state, node) {
        const identifier = hast_property(node, 'footnote') ?? '';
        const children = state.toFlow(state.all(node));
        return { type: 'footnoteDefinition', identifier, label: identifier, children };
    },
    sub: asHtml,
    sup: asHtml,
    table(state, node) {
        if (isPlainTable(node))
            return handlers/* handlers */.Y.table(state, node);
        return { type: 'html', value: (0,lib/* toHtml */.V)(plainHtml(node)) };
    },
};
function asHtml(state, node) {
    return [raw(`<${node.tagName}>`), ...state.all(node), raw(`</${node.tagName}>`)];
}
const SPECIAL = /[\t\r\n!#&*<[\\\]_`|~]/;
/** Whether a text has nothing to escape: no special character, none that is one where a line begins, no outer blank. */
function isPlain(value, { before, after }) {
    if (SPECIAL.test(value))
        return false;
    const isAtBreak = /[\r\n\]]$/.test(before);
    return (!isAtBreak || /^\p{L}/u.test(value)) && !(value.endsWith(' ') && /^[\r\n]/.test(after));
}
// An underscore between letters means nothing, and a name is better found without a backslash in it.
const printText = (node, parent, state, info) => isPlain(node.value, info)
    ? node.value
    : handle/* handle */.p.text(node, parent, state, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
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
const BLOCKS = new Set('ul ol pre table blockquote dl details h1 h2 h3 h4 h5 h6 hr figure'.split(' '));
/** Whether Markdown can hold a table: one row of headings, and lines of text in all cells. */
function isPlainTable(table) {
    const cells = [...hast_elementsIn(table)].filter(each => hast_isElement(each, 'td', 'th'));
    return cells.every(cell => {
        const isWide = ['colSpan', 'rowSpan'].some(name => Number(hast_property(cell, name) ?? 1) > 1);
        const inside = [...hast_elementsIn(cell)];
        const paragraphs = inside.filter(each => hast_isElement(each, 'p'));
        return !isWide && paragraphs.length < 2 && !inside.some(each => BLOCKS.has(each.tagName));
    });
}
const KEPT = new Set('a b blockquote br caption code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong sub sup table tbody td tfoot th thead tr ul'.split(' '));
const ATTRIBUTES = ['href', 'src', 'alt', 'colSpan', 'rowSpan', 'start'];
/** A table as HTML without what only its looks need, on lines none of which is blank: that would end it in Markdown. */
function plainHtml(table) {
    return { type: 'root', children: plain(table, false) };
}
function plain(node, isCode) {
    if (node.type === 'text') {
        // A break that is written as a reference is no line of the Markdown.
        if (isCode)
            return node.value
                .trimEnd()
                .split('\n')
                .flatMap((line, index) => (index === 0 ? [hast_text(line)] : [BREAK, hast_text(line)]));
        return [hast_text(node.value.replace(/\s+/g, ' '))];
    }
    if (!hast_isElement(node))
        return [];
    if (hast_isElement(node, math_ATOM))
        return [hast_text(hast_property(node, 'footnote') ?? `$${hast_property(node, 'tex') ?? ''}$`)];
    const children = node.children.flatMap(each => plain(each, isCode || hast_isElement(node, 'pre')));
    if (!KEPT.has(node.tagName))
        return children;
    const properties = Object.fromEntries(ATTRIBUTES.flatMap(name => (node.properties[name] === undefined ? [] : [[name, node.properties[name]]])));
    const isRow = hast_isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr');
    const lines = isRow
        ? children.filter(each => hast_isElement(each)).flatMap(each => [hast_text('\n'), each])
        : children;
    return [hast_element(node.tagName, isRow ? [...lines, hast_text('\n')] : lines, properties)];
}
const BREAK = hast_element('br', []);
/** Elements on whose edges blanks show nothing (HTML, "Rendering": what is a block, and line breaks). */
const BREAKING = new Set('address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp'.split(' '));
const CONTENT = new Set('button input select textarea audio canvas embed iframe img math object picture svg video'.split(' '));
const VERBATIM = new Set(['pre', 'listing', 'plaintext', 'script', 'style', 'xmp', 'textarea']);
/** Collapses white space, in place, as browsers show it. */
function collapseBlanks(root) {
    /** The last text in the line, if it ends in a blank. */
    let last;
    let isAtStart = true;
    const endLine = () => {
        if (last)
            last.value = last.value.slice(0, -1);
        last = undefined;
        isAtStart = true;
    };
    const visit = (parent) => {
        for (const node of childrenOf(parent)) {
            if (node.type === 'text') {
                const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
                node.value = (isAtStart || last) && value.startsWith(' ') ? value.slice(1) : value;
                if (node.value === '')
                    continue;
                isAtStart = false;
                last = node.value.endsWith(' ') ? node : undefined;
            }
            else if (isElement(node)) {
                const isBlock = BREAKING.has(node.tagName);
                if (isBlock)
                    endLine();
                if (!VERBATIM.has(node.tagName))
                    visit(node);
                if (isBlock)
                    endLine();
                else if (CONTENT.has(node.tagName)) {
                    last = undefined;
                    isAtStart = false;
                }
            }
        }
        parent.children = childrenOf(parent).filter(node => node.type !== 'text' || node.value !== '');
    };
    visit(root);
    endLine();
}

;// CONCATENATED MODULE: ./lib/built/code.js

/** Makes of each code block its text alone, in place, with its language: without the elements that colour it. */
function code_flattenCode(parent, ancestors = []) {
    parent.children = childrenOf(parent).flatMap(node => {
        if (!isElement(node))
            return [node];
        const blocks = blocksOf(node, ancestors);
        if (blocks === undefined)
            code_flattenCode(node, [...ancestors.slice(-3), node]);
        return blocks ?? [node];
    });
}
/** The code of a `pre`, or of a table that has line numbers in one column and code in the other. */
function blocksOf(node, ancestors) {
    const code = isElement(node, 'table') ? codeInTable(node) : isElement(node, 'pre') ? node : undefined;
    if (code === undefined)
        return undefined;
    const title = isElement(node, 'table') ? captionOf(node) : [];
    return textIn(code).trim() === '' ? [] : [...title, codeBlock(code, ancestors)];
}
function captionOf(table) {
    const name = [...elementsIn(table)].find(each => classesOf(each).includes('filename'));
    return name ? [label([text(textIn(name))])] : [];
}
function codeBlock(pre, ancestors) {
    const code = codeText(pre).replace(/^\n+/, '').trimEnd();
    return toBlock(code, languageOf([...ancestors, pre]));
}
function toBlock(code, language) {
    const properties = language === undefined ? {} : { className: [`language-${language}`] };
    return element('pre', [element('code', [text(`${code}\n`)], properties)]);
}
/** A block of flat code with the language that its source names, where its page has none. */
function code_withLanguage(block, languages) {
    const code = textIn(block);
    const isNamed = block.children.some(each => isElement(each) && classesOf(each).length > 0);
    return isNamed ? block : toBlock(code.trimEnd(), languages.get(toKey(code)));
}
function codeInTable(table) {
    const cells = [...elementsIn(table)].filter(each => isElement(each, 'td') && textIn(each).trim() !== '');
    const codes = [...elementsIn(table)].filter(each => isElement(each, 'pre') && textIn(each).trim() !== '');
    const isNumbers = (each) => /^[\d\s]+$/.test(textIn(each));
    const [code, ...others] = codes.length > 1 ? codes.filter(each => !isNumbers(each)) : codes;
    const isNamed = classesOf(table).some(name => /^(?:highlight|lntable|rouge-table)/.test(name));
    const isAlone = cells.every(each => codes.some(pre => textIn(pre).trim() === textIn(each).trim()));
    return others.length === 0 && cells.length <= 2 && (isNamed || isAlone) ? code : undefined;
}
function codeText(pre) {
    const lines = [...elementsIn(pre)].filter(isLine);
    const plain = gather(pre, false);
    return lines.length > 1 && !plain.trim().includes('\n') ? gather(pre, true) : plain;
}
function isLine(node) {
    const isNamed = classesOf(node).some(name => /^(?:code-|token-|ec-)?line$/.test(name));
    return isNamed || property(node, 'dataLine') !== undefined;
}
const code_BLOCKS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul']);
function gather(node, hasLines) {
    if (node.type === 'text')
        return node.value;
    if (!isElement(node) || isElement(node, 'summary', 'button'))
        return '';
    if (isElement(node, 'br'))
        return '\n';
    let code = '';
    for (const child of node.children) {
        const isBlock = isElement(child) && (code_BLOCKS.has(child.tagName) || (hasLines && isLine(child)));
        const inside = gather(child, hasLines);
        const before = isBlock && code !== '' && !code.endsWith('\n') ? '\n' : '';
        code += before + inside + (isBlock && !inside.endsWith('\n') ? '\n' : '');
    }
    return code;
}
/** By the innermost of elements that names one. */
function languageOf(elements) {
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
        const language = named.find(name => name !== undefined && name !== '')?.toLowerCase();
        if (language !== undefined)
            return NONE.has(language) ? undefined : language.replace(/[^\w+#.-]/g, '');
    }
    return undefined;
}
function fromClass(name) {
    return /^(?:language|lang|highlight-source|highlight|brush)[-:](.+)$/.exec(name)?.[1];
}
const NONE = new Set([
    'none',
    'plaintext',
    'plain',
    'nohighlight',
    'default',
    'fallback',
    'undefined',
    'nocode',
]);
/** The languages of a source's fenced code. */
function code_languagesOf(source) {
    const languages = new Map();
    let open;
    for (const line of source.split('\n')) {
        const trimmed = line.trim();
        if (open && trimmed.startsWith(open.fence) && /^(?:`+|~+)$/.test(trimmed)) {
            if (open.language !== '')
                languages.set(toKey(open.lines.join('\n')), open.language);
            open = undefined;
        }
        else if (open)
            open.lines.push(line);
        else {
            const [, fence, info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
            if (fence !== undefined)
                open = { fence, language: fromInfo(info), lines: [] };
        }
    }
    return languages;
}
/** `js title="a"`, `{ .js linenums="1" }`, `{js}`, `{code-block} js`. */
function fromInfo(info) {
    const [, directive = '', rest] = /^\{([\w-]+)\}(.*)$/.exec(info.trim()) ?? [];
    return /^\{?[\s.]*([\w+#-][\w+#.-]*)/.exec((rest ?? info).trim())?.[1] ?? directive;
}
/** Includes and containers change what is around code, but not its words. */
function toKey(code) {
    return code.replace(/\s+/g, '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/built/ending.js


/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12;
/** With fewer pages, what they share may be what they say. */
const MIN_PAGES = 4;
const ending_BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(' '));
/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent) {
    for (const node of childrenOf(parent).toReversed()) {
        const isContainer = isElement(node) && !ending_BLOCKS.has(node.tagName);
        if (isContainer && has(node, each => ending_BLOCKS.has(each.tagName)))
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
/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
function isPager(node) {
    if (!isElement(node, 'div', 'section'))
        return false;
    const links = [...elementsIn(node)].filter(each => isElement(each, 'a') && hasWords(textIn(each)));
    const words = (text) => text.replace(/\s+/g, '');
    return links.length > 0 && links.length < 3 && words(links.map(textIn).join('')) === words(textIn(node));
}
/** Hashes of the blocks at the end, the last one first, those of headings marked. */
function ending_endingOf(root) {
    const ending = [];
    for (const { node, text } of lastBlocks(root)) {
        const mark = isElement(node) && /^h[1-6]$/.test(node.tagName) ? HEADING : '';
        if (ending.push(mark + hashOf(text)) === MAX_BLOCKS)
            break;
    }
    return ending;
}
/**
 * The blocks that at least half of a site's pages have at their end, by their hashes: questions for feedback, links to
 * communities, licences. Those that repeat elsewhere are what reference pages have in common.
 */
function trailingRun(heads) {
    const pages = [...heads.values()].filter(({ kind }) => kind === 'page');
    const counts = countOf(pages);
    const enough = Math.max(MIN_PAGES, pages.length / 2);
    const common = new Set([...counts].filter(([, count]) => count >= enough).map(([hash]) => hash));
    // What is all that many pages have is their content, as in a site that has just been begun.
    const bare = countOf(pages.filter(({ ending }) => ending.length < MAX_BLOCKS && ending.every(hash => common.has(hash) || hash.startsWith(HEADING))));
    return new Set([...common].filter(hash => (bare.get(hash) ?? 0) * 4 < counts.get(hash)));
}
function countOf(pages) {
    const counts = new Map();
    for (const { ending } of pages)
        for (const hash of new Set(ending))
            counts.set(hash, (counts.get(hash) ?? 0) + 1);
    return counts;
}
/** Takes out the blocks at the end that are page chrome, in place, unless nothing else is there. */
function ending_dropEnding(root, pageChrome) {
    const dropped = [];
    for (const block of lastBlocks(root)) {
        const hash = hashOf(block.text);
        const isShared = pageChrome.has(hash) || pageChrome.has(HEADING + hash);
        if (dropped.length < MAX_BLOCKS && (isShared || isUpdate(block.text)))
            dropped.push(block);
        else {
            for (const { node, parent } of dropped)
                parent.children = childrenOf(parent).filter(each => each !== node);
            return;
        }
    }
}
/** When the page was changed, which differs from page to page. */
function isUpdate(text) {
    return /^(?:page |this page was )?last (?:updated|modified|changed|edited|built)\b.{0,80}$/i.test(text);
}
function hashOf(text) {
    return createHash('sha256').update(text).digest('base64').slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/built/chrome.js

/** Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats. */
function chrome_dropChrome(parent, isCode = false) {
    const kept = searched(childrenOf(parent)).filter(node => node.type === 'text' || (isElement(node) && !isChrome(node, parent, isCode)));
    parent.children = kept;
    for (const node of kept)
        if (isElement(node))
            chrome_dropChrome(node, isCode || node.tagName === 'pre');
}
/** Without the sections of headings that their author keeps out of search. */
function searched(nodes) {
    let hidden = Number.POSITIVE_INFINITY;
    return nodes.filter(node => {
        const depth = isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.NaN) : Number.NaN;
        if (depth <= hidden)
            hidden = Number.POSITIVE_INFINITY;
        if (isElement(node) && depth > 0 && property(node, 'dataSearchExclude') !== undefined)
            hidden = depth;
        return hidden === Number.POSITIVE_INFINITY;
    });
}
const TAGS = new Set('nav style template svg form noscript iframe object embed canvas dialog select textarea link meta'.split(' '));
const ROLES = new Set(['dialog', 'menu', 'menubar', 'navigation', 'search', 'toolbar', 'tooltip']);
function isChrome(node, parent, isCode) {
    if (TAGS.has(node.tagName) || ROLES.has(property(node, 'role') ?? ''))
        return true;
    const isOfTag = byTag[node.tagName];
    return (isOfTag?.(node, parent) ?? false) || isHidden(node, isCode) || isNamedSo(node);
}
const byTag = {
    a: node => isAnchor(node),
    aside: node => !isNote(node),
    button: node => !isTitleButton(node),
    footer: (node, parent) => !hast_isElement(parent, 'blockquote') && !isNote(node),
    header: (node, parent) => !hast_isElement(parent, 'article') && !hast_has(node, each => /^h[1-6]$/.test(each.tagName)),
    input: node => hast_property(node, 'type') !== 'checkbox',
    script: node => !/^math\/tex/.test(hast_property(node, 'type') ?? ''),
};
/** What leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node) {
    if (hast_property(node, 'dataFootnoteBackref') !== undefined)
        return true;
    const isInPage = hast_property(node, 'href')?.startsWith('#') ?? true;
    return isInPage && !hast_hasWords(hast_textIn(node)) && !hast_has(node, each => hast_isElement(each, 'img', 'math'));
}
/** Of those beside the content are notes in it, and no lists of links. */
function isNote(node) {
    const names = [...hast_classesOf(node), hast_property(node, 'id'), hast_property(node, 'ariaLabel')].join(' ');
    if (/admonition|footnote|callout|alert|-aside\b|\btopic\b/i.test(names))
        return true;
    if (hast_isElement(node, 'footer') || hast_has(node, each => each.tagName === 'nav'))
        return false;
    const isBeside = /\btoc\b|table.of.contents|sidebar|outline|on.this.page|related|source-file|menu/i.test(names);
    return !isBeside || hast_has(node, each => hast_classesOf(each).includes('sidebar-title'));
}
/** A button that opens a part of the page has its title. */
function isTitleButton(node) {
    const opens = hast_property(node, 'ariaExpanded') !== undefined || hast_property(node, 'ariaControls') !== undefined;
    return opens && hast_hasWords(hast_textIn(node));
}
function isHidden(node, isCode) {
    const isPanel = property(node, 'role') === 'tabpanel';
    const hidden = property(node, 'hidden');
    if (hidden !== undefined && hidden !== 'until-found' && !isPanel)
        return true;
    if (property(node, 'ariaHidden') === 'true' && !chrome_isNoteTitle(node))
        return true;
    // The theme, not the author, keeps trees of files out of search.
    if (property(node, 'dataPagefindIgnore') !== undefined && node.tagName !== 'starlight-file-tree')
        return true;
    const style = property(node, 'style') ?? '';
    return ((!isPanel && /display:\s?none|visibility:\s?hidden/.test(style)) ||
        (isCode && /user-select:\s?none/.test(style)));
}
/** The title of an admonition, which themes hide from those who hear the label of the whole. */
function chrome_isNoteTitle(node) {
    return (/^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
        classesOf(node).some(name => /(?:admonition|custom-block|aside|alert|callout|hint|blockquote-tag)[-_]*(?:title|heading)/i.test(name)));
}
const unseen = /^(?:sr-only|visually-?hidden|screen-reader-text|print:hidden|d-print-none|no-?print)$/i;
/** By classes that many themes share, whatever the rest of their names. */
const names = new RegExp(`^(?:${[
    'header-?link|header(?:ing)?-anchor|hash-link|anchorjs-link|sl-anchor-link|viewcode-link|footnote-back-?ref',
    'line-?nos?|linenodiv|lnt?|line-numbers-(?:wrapper|rows)|(?:rouge-)?gutter|boring',
    'copy-?(?:btn|button)|clipboard(?:-\\w+)?|md-content__button|md-source-file',
    '(?:theme-doc-|wy-)?breadcrumbs?|pagination(?:-nav)?|pager|prev-next|(?:td-|page-|doc-)?toc|theme-doc-(?:toc-mobile|version-badge)',
    'table-of-contents|(?:theme-)?edit-(?:this-page|page|link)|(?:theme-)?last-(?:updated|modified)|lastmod',
    '(?:td-|page-)?feedback|(?:td-|page-)meta|skip-link',
].join('|')})$`, 'i');
function isNamedSo(node) {
    const classes = classesOf(node);
    if (classes.some(name => unseen.test(name)))
        return true;
    if (/^h[1-6]$/.test(node.tagName) || !classes.some(name => names.test(name))) {
        // The language that a theme writes above a block of code.
        return node.tagName === 'span' && classes.includes('lang');
    }
    return !has(node, each => isElement(each, 'h1', 'pre', 'table'));
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
;// CONCATENATED MODULE: ./lib/built/content.js

/** Larger files are no pages that anyone reads. */
const MAX_BUILT_BYTES = 16_000_000;
const MAX_DEPTH = 500;
const MAX_ELEMENTS = 250_000;
/** Says in words for the user why a built page is not read. */
class content_UnreadableError extends (/* unused pure expression or super */ null && (Error)) {
}
/**
 * Parses a page, and returns its elements in their order. Elements in elements would otherwise overflow the stack of all that walks them, and formatting that is
 * never closed multiplies.
 *
 * @throws UnreadableError
 */
function content_parsePage(html) {
    // So are those given that are too large to be read at all.
    if (html.length === 0)
        throw new content_UnreadableError(`the built page is empty, or larger than ${MAX_BUILT_BYTES / 1_000_000} MB`);
    if (html.length > MAX_BUILT_BYTES)
        throw new content_UnreadableError(`the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`);
    let depth = 0;
    let count = 0;
    const document = parse(new TextDecoder().decode(html), {
        treeAdapter: {
            ...defaultTreeAdapter,
            onItemPush() {
                if (++depth > MAX_DEPTH)
                    throw new content_UnreadableError(`the built page has elements ${MAX_DEPTH} levels deep`);
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
    return [...elementsOf(document)];
}
/** All elements below a node, in the order of the page. */
function* elementsOf(root) {
    const open = [...root.childNodes].reverse();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (!('tagName' in node))
            continue;
        yield node;
        for (let index = node.childNodes.length - 1; index >= 0; index--)
            open.push(node.childNodes[index]);
    }
}
function content_attribute(element, name) {
    return element.attrs.find(each => each.name === name)?.value;
}
/** The text of an element and all below it, on one line. */
function content_textOf(element) {
    const parts = [];
    const open = [...element.childNodes].reverse();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if ('value' in node)
            parts.push(node.value);
        else if ('childNodes' in node)
            for (let index = node.childNodes.length - 1; index >= 0; index--)
                open.push(node.childNodes[index]);
    }
    return parts.join('').replace(/\s+/g, ' ').trim();
}
/** Whether an element is in one of those. */
function isWithin(element, is) {
    for (let each = element.parentNode; each !== null && 'tagName' in each; each = each.parentNode)
        if (is(each))
            return true;
    return false;
}
const isMain = element => element.tagName === 'main' || content_attribute(element, 'role') === 'main';
const isArticle = element => element.tagName === 'article';
const isHeading = element => element.tagName === 'h1';
/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS = (/* unused pure expression or super */ null && ([
    'markdown-body',
    'theme-doc-markdown',
    'md-content',
    'VPContent',
    'vp-doc',
    'rst-content',
    'td-content',
    'col-content',
    'main-content',
    'main_content',
    'content-body',
    'body-content',
    'content',
    'contents',
]));
/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
function content_mainContent(elements) {
    const main = find(elements);
    if (main.some(each => isHeading(each) || contains(each, isHeading)))
        return main;
    const heading = elements.find(each => isHeading(each) && !isWithin(each, isNavigation));
    return heading ? [heading, ...main] : main;
}
function find(elements) {
    const searched = outermost(elements, each => content_attribute(each, 'data-pagefind-body') !== undefined);
    if (searched.length > 0)
        return searched;
    const mains = outermost(elements, isMain);
    const articles = outermost(elements, isArticle);
    const within = articles.filter(each => isMain(each) || isWithin(each, isMain));
    const [article] = within.length > 0 ? within : articles;
    if (article && (within.length || articles.length) === 1) {
        const main = mains.find(each => contains(each, other => other === article));
        if (!main || contains(article, isTitled) || !contains(main, isOwnTitle))
            return [article];
    }
    const [first] = mains.length > 0 ? mains : containers(elements);
    return first ? [first] : elements.filter(each => each.tagName === 'body');
}
function containers(elements) {
    for (const name of CONTAINERS) {
        const found = elements.find(each => namesOf(each).includes(name));
        if (found)
            return [found];
    }
    return [];
}
const isTitled = element => /^h[1-6]$/.test(element.tagName);
const isOwnTitle = element => isTitled(element) && !isWithin(element, each => /^(?:nav|aside|header|footer)$/.test(each.tagName));
const isNavigation = element => element.tagName === 'nav' || element.tagName === 'aside';
function outermost(elements, is) {
    return elements.filter(each => is(each) && !isWithin(each, is));
}
function contains(element, is) {
    for (const each of elementsOf(element))
        if (is(each))
            return true;
    return false;
}
/** The classes and the id of an element. */
function namesOf(element) {
    return [...(content_attribute(element, 'class') ?? '').split(/\s+/), content_attribute(element, 'id') ?? ''];
}

;// CONCATENATED MODULE: ./lib/built/read.js








/**
 * Reads what must be known of a built page before the pages of its site can become documents. Never throws.
 *
 * @param file the page's path below the folder of the site.
 */
function read_readBuilt(html, file) {
    try {
        const elements = parsePage(html);
        const root = contentOf(elements);
        const head = headOf(elements, root, file);
        const base = baseIn(elements);
        const content = { ...(base !== undefined && { base }), children: root.children };
        return head.isEmpty ? { head } : { head, content: JSON.stringify(content) };
    }
    catch (error) {
        if (!(error instanceof UnreadableError))
            throw error;
        return { head: read_unreadable(error.message) };
    }
}
function headOf(elements, content, file) {
    const canonical = canonicalOf(elements);
    return {
        kind: kindOf(elements, file),
        title: titleOf(content, elements),
        ...(canonical !== undefined && { canonical }),
        sourceLinks: sourceLinksOf(elements),
        ...(elements.some(isNoIndex) && { isNoIndex: true }),
        isEmpty: read_isEmpty(content),
        ending: endingOf(content),
    };
}
/** What is known of a page that cannot be read. */
function read_unreadable(reason) {
    return { kind: 'unreadable', reason, title: '', sourceLinks: [], isEmpty: true, ending: [] };
}
/** The main content without page chrome, the panels of its tabs shown, and code as text. */
function contentOf(elements) {
    const children = mainContent(elements).map(each => fromParse5(each));
    const root = { type: 'root', children };
    pairTabs(root);
    dropChrome(root);
    flattenCode(root);
    return root;
}
function titleOf(content, elements) {
    for (const each of elementsIn(content))
        if (each.tagName === 'h1' && hasWords(textIn(each)))
            return textIn(each).replace(/\s+/g, ' ').trim();
    const title = elements.find(({ tagName }) => tagName === 'title');
    return title ? textOf(title) : '';
}
/** Whether there is nothing to read but headings. */
function read_isEmpty(parent) {
    return !parent.children.some(node => isElement(node) ? !/^h[1-6]$/.test(node.tagName) && !isEmptyElement(node) : hasWords(textIn(node)));
}
function isEmptyElement(node) {
    return isElement(node, 'img', 'math') ? false : read_isEmpty(node);
}
function baseIn(elements) {
    for (const each of elements) {
        if (each.tagName === 'body')
            return undefined;
        if (each.tagName === 'base')
            return attribute(each, 'href');
    }
    return undefined;
}
function canonicalOf(elements) {
    const link = elements.find(each => each.tagName === 'link' && attribute(each, 'rel') === 'canonical');
    const url = link && URL.parse(attribute(link, 'href') ?? '');
    return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined;
}
/** Robots take `none` for `noindex, nofollow`. */
function isNoIndex(element) {
    return (element.tagName === 'meta' &&
        element.parentNode?.nodeName === 'head' &&
        attribute(element, 'name')?.toLowerCase() === 'robots' &&
        /\b(?:noindex|none)\b/i.test(attribute(element, 'content') ?? ''));
}
function kindOf(elements, file) {
    const refresh = elements.find(each => each.tagName === 'meta' && attribute(each, 'http-equiv')?.toLowerCase() === 'refresh');
    if (refresh && /url\s*=/i.test(attribute(refresh, 'content') ?? ''))
        return 'redirect';
    return kindByPath(file);
}
/** What a page is as far as its path tells. */
function kindByPath(file) {
    return byPath.find(([, path]) => path.test(file))?.[0] ?? 'page';
}
/** Pages that generators make by themselves, by the names that they have. */
const byPath = [
    ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
    ['search', /(?:^|\/)search(?:\/index)?\.html$/],
    ['listing', /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/],
    ['listing', /(?:^|\/)_modules\//],
    ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/],
];
/** Only what says by its name or words that it leads to the page's source does so. */
function sourceLinksOf(elements) {
    const links = new Set();
    for (const each of elements) {
        if (each.tagName !== 'a' && each.tagName !== 'link')
            continue;
        const url = URL.parse(attribute(each, 'href') ?? '');
        if (url !== null && isSourceLink(each, url))
            links.add(decoded(url.origin + url.pathname));
    }
    return [...links].slice(0, 8);
}
function isSourceLink(element, { protocol, pathname }) {
    if (!/^https?:$/.test(protocol))
        return false;
    if (attribute(element, 'rel') === 'edit' || /\/_?edit\//.test(pathname))
        return true;
    const names = ['class', 'title', 'aria-label'].map(name => attribute(element, name) ?? '').join(' ');
    return (/\/(?:blob|tree|raw|src)\//.test(pathname) && /edit|source|improve/i.test(`${names} ${textOf(element)}`));
}

;// CONCATENATED MODULE: ./lib/built/rewrite.js




/** Makes plain HTML, in place, of what themes spell in their own ways: formulas, titles, links. */
function rewrite_rewrite(parent, rewriting) {
    const children = childrenOf(parent).flatMap(node => (isElement(node) ? rewritten(node, rewriting) : [node]));
    parent.children = isElement(parent) ? apart(children) : children;
}
function rewritten(node, rewriting) {
    const whole = wholeOf(node, rewriting);
    if (whole !== undefined)
        return whole;
    if (isElement(node, 'li'))
        leadWithCheckbox(node);
    rewrite_rewrite(node, rewriting);
    if (isNoteTitle(node))
        return [label(node.children)];
    const change = changes[node.tagName];
    if (change)
        return change(node, rewriting);
    return EMPTIABLE.has(node.tagName) && isBlank(node) ? blanksOf(node) : [node];
}
function blanksOf(node) {
    return hast_textIn(node) === '' ? [] : [hast_text(' ')];
}
/** What is made of an element without a look at its children. */
function wholeOf(node, { languages }) {
    if (isElement(node, ATOM) && property(node, 'footnote') !== undefined)
        return [node];
    if (isElement(node, 'pre'))
        return [withLanguage(node, languages)];
    const formula = formulaOf(node);
    if (formula)
        return isElement(node, 'div') ? [element('p', [formula])] : [formula];
    return undefined;
}
const EMPTIABLE = new Set('a abbr b cite code del em i ins kbd li mark ol q s samp small span strong sub sup u ul'.split(' '));
function isBlank(node) {
    return hast_textIn(node).trim() === '' && !hast_has(node, each => hast_isElement(each, 'img', math_ATOM, 'br', 'input'));
}
const changes = {
    a: rewrite_link,
    img: rewrite_image,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    summary: node => [hast_label(node.children)],
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
        return caption && hast_hasWords(hast_textIn(caption)) ? [hast_element('p', caption.children), node] : [node];
    },
    sup: node => (node.children.every(each => hast_isElement(each, math_ATOM)) ? node.children : [node]),
};
function rewrite_link(node, { resolve }) {
    if (isBlank(node))
        return blanksOf(node);
    const written = hast_property(node, 'href');
    const href = written === undefined ? undefined : resolve(written);
    return href === undefined ? node.children : [hast_element('a', node.children, { href })];
}
function rewrite_image(node, { resolve }) {
    const alt = hast_property(node, 'alt') ?? '';
    if (hast_property(node, 'role') === 'presentation')
        return [];
    const written = hast_property(node, 'dataSrc') ?? hast_property(node, 'src');
    const src = written === undefined ? undefined : resolve(written);
    if (src === undefined || hast_classesOf(node).some(name => /emoji$/.test(name)))
        return alt === '' ? [] : [hast_text(alt)];
    return [hast_element('img', [], { src, alt })];
}
function media(node, { resolve }) {
    const source = [node, ...hast_elementsIn(node)]
        .map(each => hast_property(each, 'src'))
        .find(each => each !== undefined);
    const href = source === undefined ? undefined : resolve(source);
    return href === undefined ? [] : [hast_element('p', [hast_element('a', [hast_text(href)], { href })])];
}
function aligned(node) {
    const [, align] = /text-align:\s?(left|center|right)/.exec(hast_property(node, 'style') ?? '') ?? [];
    if (align !== undefined)
        node.properties.align = align;
    return [node];
}
/** Themes make a heading a link to itself. */
function heading(node) {
    for (const each of hast_elementsIn(node))
        if (hast_isElement(each, 'a') && /^[^#]*#/.test(hast_property(each, 'href') ?? ''))
            Object.assign(each, { tagName: 'span', properties: {} });
    return isBlank(node) ? [] : [hast_element(node.tagName, node.children)];
}
/** The signature of what is documented, or a term. */
function term(node) {
    if (!hast_hasWords(hast_textIn(node)))
        return [];
    if (!hast_classesOf(node).includes('sig'))
        return [hast_label(node.children)];
    return [hast_element('p', [hast_element('code', [hast_text(hast_textIn(node).replace(/\s+/g, ' ').trim())])])];
}
function leadWithCheckbox(item) {
    const [box] = [...elementsIn(item)].filter(each => isElement(each, 'input') && property(each, 'type') === 'checkbox');
    if (box === undefined || has(item, each => isElement(each, 'li') && has(each, inner => inner === box)))
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
        const isGlued = before && hasWords(textIn(before).slice(-1)) && hasWords(textIn(node).slice(0, 1));
        return isGlued ? [text(' '), node] : [node];
    });
}

;// CONCATENATED MODULE: ./lib/built/match.js
/**
 * Finds the built page of each source: by its link to edit it, by the routes of its generator, then by the vote of all
 * paths. Where these leave a choice there is none: no page is better than a wrong one.
 */
function matchBuilt(heads, sources, { repository, routeOf = () => undefined }) {
    const all = new Map([...heads].filter(([, { kind }]) => !UNMATCHED.includes(kind)));
    const pages = ofRepository(all, repository);
    const routed = (path) => {
        const route = routeOf(path);
        return route === undefined ? undefined : match_fileOf(route, pages);
    };
    const files = byLinks(pages, sources, routed);
    const taken = new Set(files.values());
    for (const path of sources) {
        const file = routed(path);
        if (files.has(path) || file === undefined || taken.has(file))
            continue;
        files.set(path, file);
        taken.add(file);
    }
    const isLeft = (path) => !files.has(path);
    const left = [...pages.keys()].filter(file => !taken.has(file));
    for (const [path, file] of vote(left, [...sources].filter(isLeft)))
        files.set(path, file);
    const matched = new Set(files.values());
    return {
        files,
        others: [...all]
            .filter(([file, { kind }]) => (kind === 'page' || kind === 'unreadable') && !matched.has(file))
            .map(([file]) => file),
    };
}
const UNMATCHED = ['redirect', 'not-found'];
/**
 * The files of the repository that each page links to. On a site of several repositories, pages that link to another one
 * alone are left out. Where no page links to this one, as on the site of a fork or a renamed repository, none is.
 */
function ofRepository(pages, repository) {
    const all = [...pages].map(([file, { sourceLinks }]) => {
        const paths = new Set(sourceLinks.flatMap(link => pathIn(link, repository) ?? []));
        return { file, paths, isOther: sourceLinks.length > 0 && paths.size === 0 };
    });
    const isNamed = all.some(({ paths }) => paths.size > 0);
    return new Map(all.flatMap(({ file, paths, isOther }) => (isNamed && isOther ? [] : [[file, paths]])));
}
/** The path of a file that a link names in the repository: `docs/a.md` of `https://github.com/o/r/edit/main/docs/a.md`. */
function pathIn(link, repository) {
    const name = `/${repository.toLowerCase()}/`;
    const start = link.toLowerCase().indexOf(name);
    if (start < 0)
        return undefined;
    const rest = link.slice(start + name.length);
    return /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/.exec(rest)?.[1];
}
function byLinks(pages, sources, routed) {
    const sure = [...pages].flatMap(([file, paths]) => {
        const [path, ...more] = [...paths].filter(each => sources.has(each));
        return path === undefined || more.length > 0 ? [] : [{ file, path }];
    });
    const found = new Map();
    for (const [path, each] of Map.groupBy(sure, one => one.path)) {
        const files = each.map(({ file }) => file);
        const own = routed(path);
        const file = own !== undefined && files.includes(own) ? own : shortest(files);
        if (file !== undefined)
            found.set(path, file);
    }
    return found;
}
/** Versions and languages without a page of their own show, and name, that of another one, which is the shortest path. */
function shortest(files) {
    const depth = (file) => file.split('/').length;
    const least = Math.min(...files.map(depth));
    const [first, ...more] = files.filter(file => depth(file) === least);
    return more.length === 0 ? first : undefined;
}
function mostCommon(values) {
    const counts = new Map();
    for (const each of values)
        counts.set(each, (counts.get(each) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
/** The file that servers send for a route. */
function match_fileOf(route, files) {
    const folder = route === '' || route.endsWith('/') ? route : `${route}/`;
    return [route, `${route}.html`, `${folder}index.html`, `${folder.slice(0, -1)}.html`].find(file => files.has(file));
}
/** The path below the site's address that servers send a file for. */
function match_routeOfFile(file) {
    return file.replace(/(^|\/)index\.html$/, '$1');
}
/**
 * The address of the folder, with a slash at its end, by what most pages name as their own; undefined where they name
 * none.
 */
function builtAddress(heads) {
    const named = [...heads].flatMap(([file, { kind, canonical }]) => {
        if (canonical === undefined || kind !== 'page')
            return [];
        const address = canonical.replace(/(?:index)?\.html$|\/$/, '');
        const route = match_routeOfFile(file)
            .replace(/\.html$|\/$/, '')
            .split('/')
            .map(encodeURIComponent)
            .join('/');
        return address.endsWith(`/${route}`) || route === ''
            ? [`${address.slice(0, address.length - route.length).replace(/\/$/, '')}/`]
            : [];
    });
    const most = mostCommon(named);
    return named.filter(each => each === most).length * 2 > named.length ? most : undefined;
}
/**
 * Pairs built files with sources by their paths below one folder: that under which most of them have one. Both sides are
 * spelled as generators spell addresses, and what is alike then is left out.
 */
function vote(files, sources) {
    const found = new Map();
    const built = unique(files.map(file => [routeKey(file), file]));
    const open = new Set(sources);
    for (let folder = bestFolder(built, open); folder !== undefined; folder = bestFolder(built, open)) {
        for (const [key, path] of keysBelow(folder, open)) {
            const file = built.get(key);
            if (file === undefined)
                continue;
            found.set(path, file);
            built.delete(key);
        }
        for (const path of found.keys())
            open.delete(path);
    }
    return found;
}
/** A single page or two may be alike by chance, such as the README of any folder and the first page of the site. */
const match_MIN_PAGES = 3;
function bestFolder(built, open) {
    let best;
    for (const folder of foldersOf(open)) {
        const keys = keysBelow(folder, open);
        const count = [...keys.keys()].filter(key => built.has(key)).length;
        const isMost = count * 2 >= keys.size || count * 2 >= built.size;
        if (count >= match_MIN_PAGES && isMost && count > (best?.count ?? 0))
            best = { folder, count };
    }
    return best?.folder;
}
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths)
        for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
            folders.add(path.slice(0, end + 1));
    return folders;
}
function keysBelow(folder, paths) {
    return unique([...paths]
        .filter(path => path.startsWith(folder))
        .map(path => [sourceKey(path.slice(folder.length)), path]));
}
function unique(entries) {
    const groups = Map.groupBy(entries, ([key]) => key);
    return new Map([...groups.values()].filter(group => group.length === 1).map(([entry]) => entry));
}
function routeKey(file) {
    return match_toKey(file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}
function sourceKey(path) {
    const stem = path.replace(/\.[^./]*$/, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '');
    return match_toKey(stem);
}
/** Some generators take numbers that order files out of addresses. */
function match_toKey(path) {
    return path
        .toLowerCase()
        .replace(/[\s_]+/g, '-')
        .replace(/(^|\/)\d+[-.]+(?=[^/])/g, '$1');
}

;// CONCATENATED MODULE: ./lib/built/index.js











const NO_TEXT = 'the built page has no text but headings';
/**
 * Makes a body in Markdown of a built page's main content. Nothing in the page is run. Never throws.
 *
 * @param content as `readBuilt` gives it.
 * @param file the page's path below the folder of the site.
 * @param source the Markdown that the page was built from, for the languages of code that the page has lost.
 */
function toBuiltBody(content, file, site, source = '') {
    try {
        const { base, children } = JSON.parse(content);
        const root = { type: 'root', children };
        dropEnding(root, site.pageChrome);
        if (isEmpty(root))
            return { empty: NO_TEXT };
        pairFootnotes(root);
        rewrite(root, { resolve: toResolve(file, base, site), languages: languagesOf(source) });
        return { body: printContent(root) };
    }
    catch (error) {
        return {
            empty: `the built page could not be read (${error instanceof Error ? error.message : String(error)})`,
        };
    }
}
const TOO_LONG = 'the built page took too long, or too much memory, to be read';
function answerJob(job, site) {
    const { file, unparsed } = job;
    if ('html' in job)
        return unparsed ? { head: unreadable(TOO_LONG) } : readBuilt(job.html, file);
    return unparsed || !site ? { empty: TOO_LONG } : toBuiltBody(job.content, file, site, job.source);
}

// EXTERNAL MODULE: ./lib/document/target.js
var target = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/inputs/index.js
var inputs = __webpack_require__(9637);
// EXTERNAL MODULE: ./lib/journal/digests.js
var digests = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/push/documents.js
var documents = __webpack_require__(10);
// EXTERNAL MODULE: ./lib/run/overlay.js
var overlay = __webpack_require__(8601);
;// CONCATENATED MODULE: ./lib/run/built.js









/**
 * Makes the texts of the pages that a folder's site shows; resolves to lines for the log.
 *
 * @param sources the Markdown that it may be built from, whether it is pushed or not; without it, only HTML is read.
 */
async function readBuiltSite(folder, sources, options) {
    const { disk, html, pool } = options;
    const files = (await disk.list([folder === '' ? '*' : `${literal(folder)}/**`], 'built-site')).map(each => external_node_path_.posix.relative(folder, each));
    const pages = files.filter(file => /\.html?$/i.test(file) && (sources || html.has(external_node_path_.posix.join(folder, file))));
    if (pages.length === 0)
        throw nothingBuilt(folder);
    const heads = await readHeads(folder, pages, options);
    const routeOf = (path) => options.sites.siteOf(path)?.routeOf(path);
    const { repository } = options;
    const match = matchBuilt(heads, new Set(sources?.map(each => each.path)), { repository, routeOf });
    const site = toSite(folder, new Set(files), heads, match.files, options);
    pool.setContext({ built: site });
    const work = { folder, heads, site };
    const lines = sources ? [await makeShown(sources, match.files, work, options)] : [];
    await makeOthers(match.others, work, options);
    return lines;
}
function literal(folder) {
    return folder.replace(/[[?*]/g, '[$&]');
}
function nothingBuilt(folder) {
    return new inputs/* InputError */.dz(`built-site: the workspace has no HTML in the folder "${(0,lib_text/* sanitizeForLog */.F0)(folder)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`, 'built-site');
}
function toSite(folder, files, heads, matched, options) {
    const { siteUrls } = options;
    const addresses = new Map();
    for (const [path, file] of matched) {
        const { address } = built_addressOf(path, options);
        if (address !== undefined)
            addresses.set(file, address);
    }
    const given = siteUrls.find(({ prefix }) => prefix === `${folder}/`)?.url;
    const address = given ?? builtAddress(heads) ?? built_baseOf(addresses);
    return { files, address, addresses, pageChrome: trailingRun(heads) };
}
/** Where readers find a built page, as far as that is known. */
function addressIn({ address, addresses }, file) {
    const own = addresses.get(file) ?? (address && address + encodePath(match_routeOfFile(file)));
    return own === undefined ? {} : { address: own };
}
/** A page's address by its site or the input site-urls. */
function built_addressOf(path, { sites, siteUrls }) {
    const address = sites.siteOf(path)?.addressOf(path) ?? (0,target/* siteUrlOf */.Yg)(path, siteUrls);
    return address === undefined ? {} : { address };
}
/** Where a site is, by the addresses of its pages. */
function built_baseOf(addresses) {
    for (const [file, address] of addresses) {
        const route = encodeURI(match_routeOfFile(file));
        if (address.endsWith(`/${route}`))
            return address.slice(0, address.length - route.length);
    }
    return undefined;
}
/** The bodies of pages that have a source; resolves to a line for the log. */
async function makeShown(sources, matched, { folder, heads, site }, options) {
    const wanted = sources.filter(({ path }) => options.isWanted(path));
    const missing = [];
    const shown = [];
    for (const { path, oid } of wanted) {
        const file = matched.get(path) ?? '';
        const reason = whyNot(heads.get(file));
        if (reason === undefined)
            shown.push({ path, file, oid });
        else
            missing.push([path, reason]);
    }
    for await (const [{ path, file }, made] of makeBodies(folder, shown, options)) {
        if ('body' in made)
            await options.onText(path, { body: made.body, ...addressIn(site, file) });
        else
            missing.push([path, made.empty]);
    }
    for (const [path, reason] of missing)
        await options.onText(path, { reason });
    const [first] = missing;
    const bySource = first
        ? `; ${missing.length} made from their sources, such as ${(0,lib_text/* sanitizeForLog */.F0)(first[0])} (${(0,lib_text/* sanitizeForLog */.F0)(first[1])})`
        : '';
    return `Built site ${(0,lib_text/* sanitizeForLog */.F0)(folder)}: ${wanted.length - missing.length} of ${wanted.length} pages made from ${heads.size} built pages${bySource}`;
}
/** Why no body can be made of a page's built page. */
function whyNot(head) {
    if (head === undefined)
        return 'no built page shows it';
    return head.reason ?? (head.isEmpty ? NO_TEXT : undefined);
}
/** The bodies of pages without a source, of those that the inputs ask for. */
async function makeOthers(others, { folder, heads, site }, options) {
    const { html, isWanted, onText } = options;
    const shown = [];
    for (const file of others) {
        const path = external_node_path_.posix.join(folder, file);
        const { reason, isNoIndex, isEmpty } = heads.get(file);
        if (!html.has(path) || !isWanted(path))
            continue;
        // What is there and cannot be read fails by name; it must not leave search.
        if (reason !== undefined) {
            if (kindByPath(file) === 'page')
                await onText(path, { reason });
        }
        else if (isNoIndex)
            await onText(path, overlay/* hiddenTexts */.x$.noIndex);
        else if (isEmpty)
            await onText(path, overlay/* hiddenTexts */.x$.empty);
        else
            shown.push({ path, file });
    }
    for await (const [{ path, file }, made] of makeBodies(folder, shown, options)) {
        const { title } = heads.get(file);
        if ('empty' in made)
            await onText(path, { reason: made.empty });
        else
            await onText(path, { body: made.body, title, ...addressIn(site, file) });
    }
}
/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000;
const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`;
/** What has been read of a disk, by folder and file: several targets may name the same site. */
const known = new WeakMap();
/**
 * Reads the built pages of a folder, each once, and keeps their main content on the disk: a body needs what is known
 * only when all have been read, which are its source, the addresses that links lead to, and what most pages end with.
 */
async function readHeads(folder, files, { disk, pool }) {
    const heads = headsOf(disk, folder);
    const opened = openAll(files.filter(file => !heads.has(file)), folder, disk);
    const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh: ({ html }) => html.length };
    const found = (0,documents/* mapInOrder */.Y6)(opened, ahead, async ({ file, html, problem }) => {
        if (problem !== undefined)
            return [file, read_unreadable(problem)];
        const { head, content } = await pool.readBuilt({ file, html });
        if (content !== undefined)
            await disk.keep(keyOf(folder, file), content);
        return [file, head];
    });
    for await (const [file, head] of found)
        heads.set(file, head);
    return new Map(files.map(file => [file, heads.get(file)]));
}
function headsOf(disk, folder) {
    const folders = known.get(disk) ?? new Map();
    const heads = folders.get(folder) ?? new Map();
    known.set(disk, folders.set(folder, heads));
    return heads;
}
async function* openAll(files, folder, disk) {
    for (const file of files) {
        const { bytes, problem } = await disk.open(external_node_path_.posix.join(folder, file), MAX_BUILT_BYTES);
        if (bytes)
            yield { file, html: bytes };
        else
            yield { file, html: new Uint8Array(), problem: problem ?? TOO_LARGE };
    }
}
function keyOf(folder, file) {
    return `content-${(0,digests/* digestOf */.ol)(external_node_path_.posix.join(folder, file))}`;
}
/** Makes the bodies of pages whose heads have been read, in their order. */
function makeBodies(folder, pages, { blobs, disk, pool }) {
    const weigh = ({ job }) => job.content.length + job.source.length;
    const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh };
    return (0,documents/* mapInOrder */.Y6)(jobsOf(folder, pages, { blobs, disk }), ahead, async ({ page, job }) => [
        page,
        await pool.makeBody(job),
    ]);
}
async function* jobsOf(folder, pages, { blobs, disk }) {
    const oids = pages.flatMap(each => each.oid ?? []);
    const sources = blobs(oids, MAX_BUILT_BYTES);
    for (const page of pages) {
        const { file, oid } = page;
        const source = oid === undefined ? undefined : (await sources.next()).value?.bytes;
        const content = await disk.kept(keyOf(folder, file));
        yield { page, job: { file, content, source: new TextDecoder().decode(source) } };
    }
}


/***/ })

};
