export const id = 535;
export const ids = [535];
export const modules = {

/***/ 1535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mdx: () => (/* binding */ mdx),
  parseInBlocks: () => (/* binding */ parseInBlocks),
  parseMdx: () => (/* binding */ parseMdx),
  parsePage: () => (/* binding */ parsePage),
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
// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var syntax_step = __webpack_require__(3528);
// EXTERNAL MODULE: ./lib/markdown/compile.js
var compile = __webpack_require__(8032);
// EXTERNAL MODULE: ./lib/markdown/cut.js
var cut = __webpack_require__(6837);
// EXTERNAL MODULE: ./lib/markdown/parse.js
var parse = __webpack_require__(9614);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/generators/config/literals.js
var literals = __webpack_require__(9477);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/component-file.js
var component_file = __webpack_require__(9566);
// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var include = __webpack_require__(6624);
// EXTERNAL MODULE: ./lib/generators/syntax/page-link.js
var page_link = __webpack_require__(2866);
// EXTERNAL MODULE: ./lib/generators/syntax/templates.js
var templates = __webpack_require__(6051);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./node_modules/micromark-util-html-tag-name/index.js
var micromark_util_html_tag_name = __webpack_require__(9586);
;// CONCATENATED MODULE: ./lib/mdx/element.js



function isJsx(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
function isExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
/** Whether what is around an element of HTML is no part of its text. */
function isBlock({ name }) {
    return (micromark_util_html_tag_name/* htmlBlockNames */.T.includes(name ?? '') ||
        /^(?:button|hgroup|pre|select|video)$/.test(name ?? ''));
}
/** Lower-case names are those of HTML; a fragment has none. */
function isComponent({ name }) {
    return name === null || !/^[a-z][^.]*$/.test(name);
}
/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
function isMeaningful({ name }) {
    return /^(?:abbr|br?|cite|code|de?l|dfn|em|i|ins|kbd|mark|q|s|samp|strong|su[bp]|u|var)$/.test(name ?? '');
}
/** The text of an expression that is a string, a number or a template without substitutions; empty for all others. */
function literalText({ data, }) {
    const [statement] = data?.estree?.body ?? [];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expression?.type === 'TemplateLiteral' &&
        expression.expressions.length === 0)
        return expression.quasis[0]?.value.cooked ?? '';
    if (expression?.type === 'Identifier' && expression.name === 'Infinity')
        return expression.name;
    const value = expression?.type === 'Literal' ? expression.value : '';
    return typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : '';
}
/** The text of a prop, trimmed; empty without one. */
function prop(element, name) {
    const found = element.attributes.findLast(each => each.type === 'mdxJsxAttribute' && each.name === name);
    const value = found?.value ?? '';
    return (typeof value === 'string' ? value : literalText(value)).trim();
}
/**
 * What a reader sees of an element besides its children: an image or a link made of its own text, titles and captions,
 * and where the children lead if nothing else does. Inside a line these lead there themselves; elsewhere its title does.
 */
function shownOf(element, isInline) {
    const isEmpty = element.children.length === 0;
    const [src, alt] = [prop(element, 'src'), prop(element, 'alt')];
    const href = prop(element, 'href') || prop(element, 'to') || (isEmpty ? src : '');
    const isImage = isEmpty && src !== '' && (element.name === 'img' || alt !== '');
    const titles = ['title', 'label', 'summary']
        .map(name => prop(element, name))
        .filter(Boolean);
    const captions = [isImage ? '' : alt, prop(element, 'caption')].filter(Boolean);
    const leads = !isImage && href !== '' && (isEmpty || !isInline)
        ? titles.shift()
        : undefined;
    const self = isImage
        ? [{ type: 'image', url: src, alt }]
        : [];
    if (leads)
        self.push({
            type: 'link',
            url: href,
            children: [{ type: 'text', value: leads }],
        });
    return { self, titles, captions, href: isEmpty || leads ? '' : href };
}
/** A prop that is a text. */
function propText(value) {
    return typeof value === 'string' ? value : undefined;
}
/** An element in the place of another. */
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
/** Gives an element a prop, if there is one. */
function give(element, name, value) {
    const attribute = { type: 'mdxJsxAttribute', name, value };
    if (value)
        element.attributes.push(attribute);
}
/** Code in a fence. */
function codeNode(value, lang) {
    return { type: 'code', lang: lang ?? null, value };
}
/** Gives an element other children: words as they are in a line, or blocks. */
function setChildren(element, children) {
    const isText = children.every(each => each.type === 'text');
    if (!isText)
        Object.assign(element, { type: 'mdxJsxFlowElement', name: 'div', children });
    else if (element.type === 'mdxJsxTextElement')
        Object.assign(element, { children });
    else
        Object.assign(element, { children: [{ type: 'paragraph', children }] });
}
/** What a prop says to readers: the command of a package manager, or words that are not for the browser. */
function phrase(element, name, value) {
    if (/^(?:npm|pnpm|yarn|bun|deno|cargo)$/.test(name) && value)
        return [
            elementLike(element, { label: name }, [
                codeNode(value.trim().replace(/\n[ \t]+/g, '\n'), 'sh'),
            ]),
        ];
    const isSaid = /\S\s+\S/.test(value) && !KNOWN.test(name);
    return isSaid ? [elementLike(element, { caption: value })] : [];
}
/** Props that are read elsewhere, or are no words. */
const KNOWN = /^(?:title|label|summary|alt|caption|description|text|src|href|to|sizes|srcset|viewBox|d|rel|allow)$|(?:class|className|style)$/i;
/** Cards, links and the like that a component is given as data, each as an element of its own. */
function itemsOf(value, element) {
    if (Array.isArray(value))
        return value.flatMap(each => Array.isArray(each) ? [] : itemsOf(each, element));
    if (value instanceof literals/* Call */.Je)
        return [];
    const [title, caption, href] = ITEM.map(keys => keys.map(key => propText((0,data/* get */.aR)(value, key))).find(Boolean));
    const inner = (0,data/* members */.ol)(value).flatMap(([, each]) => Array.isArray(each) ? itemsOf(each, element) : []);
    return title === undefined
        ? inner
        : [elementLike(element, { title, caption, href }), ...inner];
}
const ITEM = [
    ['title', 'label', 'name'],
    ['description', 'text'],
    ['href', 'to', 'url'],
];

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
;// CONCATENATED MODULE: ./lib/mdx/html.js


/** What is nested deeper is left out, so that no text overflows the stack. */
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
        const code = textIn(node, depth).replace(/^\n/, '').trimEnd();
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
function textIn(node, depth) {
    if ('value' in node)
        return node.value;
    if (node.nodeName === 'br')
        return '\n';
    if (!('childNodes' in node) || depth === 0)
        return '';
    return node.childNodes.map(child => textIn(child, depth - 1)).join('');
}
/** The language of code, by the class of its block or of the element in it (HTML standard, "The code element"). */
function languageOf(block) {
    const elements = [block, ...block.childNodes.filter(node => 'attrs' in node)];
    const classes = elements.map(({ attrs }) => attrs.find(({ name }) => name === 'class')?.value);
    return /\blanguage-([\w+#-]+)/.exec(classes.join(' '))?.[1];
}

;// CONCATENATED MODULE: ./lib/mdx/components.js










/**
 * Puts what components show besides their children and titles where the reading of MDX finds it: the kind of an
 * admonition, the label of a tab, code, also that of another file, and what they are given as data.
 */
function showComponents(tree, page, work) {
    const statements = tree.children
        .filter(node => node.type === 'mdxjsEsm')
        .flatMap(node => node.data?.estree?.body ?? []);
    const imports = importsOf(tree);
    const files = [...imports].flatMap(([name, specifier]) => {
        const file = (0,include/* rawFile */.Hg)(specifier);
        return file === undefined ? [] : [[name, new RawFile(file)]];
    });
    // Of Docusaurus and of Astro.
    const frontMatter = ['frontMatter', 'frontmatter'].map(name => [name, work.context.data]);
    const { value } = (0,literals/* literalsIn */.ww)(statements, new Map([...frontMatter, ...files]));
    show(tree, {
        plainOf: plainIn(value),
        ownNames: ownNamesIn(tree),
        imports,
        page,
        work,
    }, new Map());
}
/** The call of a method is none of the calls of a configuration, which pass on what they are given. */
function plainIn(read) {
    return expression => expression.type === 'CallExpression' &&
        expression.callee.type !== 'Identifier'
        ? undefined
        : read(expression);
}
/** The text of a file that a page imports. */
class RawFile {
    name;
    constructor(name) {
        this.name = name;
    }
}
/** What is in these is for the browser. */
const UNSEEN = /^(?:head|style|script|svg)$/i;
function show(parent, scope, labels) {
    const children = parent.children.filter(node => !(isJsx(node) && UNSEEN.test(node.name ?? '')));
    Object.assign(parent, { children });
    for (const [index, node] of children.entries()) {
        if (isExpression(node))
            fillIn(node, scope);
        const props = isJsx(node) ? propsOf(node, scope) : {};
        if (isJsx(node))
            showGivenContent(node, props);
        if (isJsx(node) && scope.ownNames.has(node.name ?? ''))
            withoutDeadLink(node, props, scope);
        // What another page is included for has its words there.
        const isRead = children[index - 1]?.type !== 'html';
        if (isRead && isJsx(node) && isComponent(node))
            (componentRules.get(node.name ?? '') ?? other)(node, props, scope, labels);
        if ('children' in node)
            show(node, scope, isJsx(node) && node.name === 'Tabs' ? labelsOf(props.values) : labels);
    }
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
    if (value !== undefined)
        node.data = { estree: programOf(value) };
    else
        (0,templates/* warnUnknown */.FC)(`{${expressionName(expression)}`, scope.page, node.position.start.offset, scope.work);
}
/** The text of an expression; what is not known of it stays as it is written, with a warning, where it has a name. */
function textOfExpression(expression, place, { plainOf, page, work }) {
    const { type } = expression;
    if (type !== 'Identifier' &&
        type !== 'MemberExpression' &&
        type !== 'TemplateLiteral')
        return undefined;
    const plain = (0,data/* text */.Qq)(plainOf(expression));
    if (plain !== undefined)
        return plain;
    const unknown = type === 'TemplateLiteral' ? expression.expressions : [expression];
    const values = unknown.map(each => (0,data/* text */.Qq)(plainOf(each)) ?? `{${expressionName(each)}}`);
    // What a component is given between its tags is shown where it is.
    const [name = ''] = values.filter(each => each.startsWith('{'));
    if (/\bchildren\}$/.test(name))
        return '';
    (0,templates/* warnAsWritten */.AB)(name, page, place.position.start.offset, work);
    if (type !== 'TemplateLiteral')
        return isJsx(place) ? values[0] : `{${place.value}}`;
    const texts = expression.quasis.map(({ value: { cooked } }, index) => {
        const filled = values[index]?.replace(/^\{/, '${') ?? '';
        return `${cooked ?? ''}${filled}`;
    });
    return texts.join('');
}
/** What an expression is called: a constant or a member of one by its name, anything else by dots. */
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
 * Puts the HTML or the text that an element is given in the place of its children (Astro, "set:html" and "set:text"; React's
 * `dangerouslySetInnerHTML`).
 */
function showGivenContent(element, props) {
    const html = propText(props['set:html']) ??
        propText((0,data/* get */.aR)(props.dangerouslySetInnerHTML, '__html'));
    const words = propText(props['set:text']);
    if (html === undefined && words === undefined)
        return;
    const children = html === undefined
        ? [{ type: 'text', value: words }]
        : nodesOfHtml(html, element);
    const attributes = element.attributes.filter(each => each.type !== 'mdxJsxAttribute' ||
        !/^(?:set:|dangerously)/.test(each.name));
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
    return statement?.type === 'ExpressionStatement'
        ? statement.expression
        : undefined;
}
/** The plain values of an element's props, which as texts take the place of their expressions. */
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
        const plain = expression && plainOf(expression);
        if (typeof plain === 'string' || typeof plain === 'number')
            attribute.value = String(plain);
        props.push([name, plain]);
    }
    return Object.fromEntries(props);
}
/**
 * Any other component shows what its props say: data, and where it has no children phrases and commands. Without any words
 * it shows the name of the page that it leads to, or the template in its file.
 */
const other = (element, props, scope) => {
    const isEmpty = element.children.length === 0;
    const said = propText(props.text);
    give(element, 'caption', propText(props.description));
    if (isEmpty && said)
        setChildren(element, [{ type: 'text', value: said }]);
    const shown = Object.entries(props).flatMap(([name, value]) => [
        ...(isEmpty ? phrase(element, name, propText(value) ?? '') : []),
        ...itemsOf(value, element),
    ]);
    element.children.push(...shown);
    const { self, titles, captions } = shownOf(element, false);
    const isWordless = [...element.children, ...self, ...titles, ...captions].length === 0;
    if (isWordless &&
        !showLinkedPage(element, props, scope) &&
        !showTemplate(element, scope))
        warnOfElement(element, scope);
};
function showLinkedPage(element, props, { page, work }) {
    const written = propText(props.href ?? props.to ?? props.link);
    const linked = written && (0,page_link/* linkedPage */.j)(written, page, element.position.start.offset, work);
    if (!linked)
        return false;
    give(element, 'href', linked.url);
    setChildren(element, [{ type: 'text', value: linked.name }]);
    return true;
}
function showTemplate(element, { imports, page, work }) {
    const specifier = imports.get(element.name ?? '');
    const from = page.placeAt(element.position.start.offset).path;
    const template = specifier && (0,component_file/* templateOf */.k)(specifier, from, work);
    if (!template)
        return false;
    const children = 'html' in template
        ? nodesOfHtml(template.html, element)
        : inclusionOf(template.specifier, (0,include/* importPaths */.i0)(template.specifier, template.from, work.settings), element, page, work);
    Object.assign(element, { type: 'mdxJsxTextElement', children });
    return true;
}
function warnOfElement({ name, position }, { page, work }) {
    if (name)
        (0,templates/* warnUnknown */.FC)(`<${name}>`, page, position.start.offset, work);
}
const admonitionKind = (element, props) => {
    const kind = 'type' in props ? propText(props.type) : 'note';
    if (!('title' in props) && kind && element.children.length > 0)
        give(element, 'title', (0,blocks/* kindName */.Ep)(kind));
};
const tab = (element, props, _, labels) => {
    const value = propText(props.value);
    if (!('label' in props) && value)
        give(element, 'label', labels.get(value) ?? value);
};
const code = (element, props, scope) => {
    const value = componentCode(element, props, scope);
    if (value !== undefined)
        setChildren(element, [
            codeNode(value, (0,data/* text */.Qq)(props.language) ?? (0,data/* text */.Qq)(props.lang)),
        ]);
    else if (element.children.length === 0)
        warnOfElement(element, scope);
};
/** A parameter or a field: its name with its type (Mintlify, "Fields"; `Property` of Tailwind's Protocol). */
const field = (element, props) => {
    const { name, path = name, query = path, body = query, header = body, default: byDefault, } = props;
    const details = [
        props.type ?? props.schemaName,
        props.required === true ? 'required' : undefined,
        byDefault && `default: ${byDefault}`,
    ];
    give(element, 'title', [header, ...details].flatMap(each => propText(each) ?? []).join(' '));
};
/** An operation of an interface (docusaurus-openapi-docs): its method and path; the rest is said to be missing. */
const operation = (element, { method, path }) => give(element, 'title', [propText(method)?.toUpperCase(), propText(path)].filter(Boolean).join(' '));
/** The parameters and answers of an operation, which are only said to be missing. */
const schema = (element, _, scope) => {
    element.attributes.length = 0;
    warnOfElement(element, scope);
};
/** A file or a folder in a tree of files (Mintlify, "Tree"; the `Files` of Fumadocs). */
const fileInTree = (element, { name }) => give(element, 'title', propText(name));
/** Its label is for those who do not see it. */
const icon = element => {
    element.attributes.length = 0;
};
const componentRules = new Map([
    ['Aside', admonitionKind],
    ['Admonition', admonitionKind],
    ['Tabs', () => { }],
    // A list of the page's own headings, and a link without words.
    ['TOCInline', () => { }],
    ['Link', () => { }],
    ['TabItem', tab],
    ['Icon', icon],
    ['Code', code],
    ['CodeBlock', code],
    ...['ParamField', 'ResponseField', 'Property', 'SchemaItem'].map(name => [name, field]),
    ['MethodEndpoint', operation],
    ...['ParamsDetails', 'RequestSchema', 'StatusCodes'].map(name => [name, schema]),
    ...['Tree.File', 'Tree.Folder', 'File', 'Folder'].map(name => [name, fileInTree]),
]);
/** The labels of tabs by their values, as all tabs together have them. */
function labelsOf(values) {
    return new Map((0,data/* list */.p_)(values).map(each => [
        (0,data/* text */.Qq)((0,data/* get */.aR)(each, 'value')),
        (0,data/* text */.Qq)((0,data/* get */.aR)(each, 'label')),
    ]));
}
/**
 * The code of a component: text of the page, or a file that it imports; undefined where it results from anything else.
 */
function componentCode(element, { code: prop }, scope) {
    const [child, ...others] = element.children;
    const inside = child && others.length === 0 && isExpression(child)
        ? expressionOf(child.data.estree)
        : undefined;
    const expression = inside ?? expressionOfProp(element, 'code');
    const plain = expression ? scope.plainOf(expression) : prop;
    const isTemplate = expression?.type === 'TemplateLiteral';
    const value = plain ??
        (isTemplate ? textOfExpression(expression, element, scope) : undefined);
    const code = value instanceof RawFile
        ? textOfFile(value.name, element, scope)
        : (0,data/* text */.Qq)(value);
    return code?.trim() ? code.replace(/^\s*\n/, '').trimEnd() : undefined;
}
function expressionOfProp({ attributes }, name) {
    const prop = attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === name);
    return typeof prop?.value === 'object'
        ? expressionOf(prop.value?.data?.estree)
        : undefined;
}
function textOfFile(name, { position }, { page, work }) {
    const at = position.start.offset;
    const paths = (0,include/* importPaths */.i0)(name, page.placeAt(at).path, work.settings);
    return (0,include/* included */.d8)({ name, paths, isCode: true }, page, at, work, step => step)
        ?.text;
}
/** The specifiers of a page's default imports, by their names; those in its code are examples. */
function importsOf({ children }) {
    const statements = children.flatMap(node => node.type === 'mdxjsEsm' ? node.value : []);
    return (0,component_file/* defaultImports */.S)(statements.join('\n'));
}
/** The names that a page imports from files of the repository, by relative paths or by prefixes that stand for folders. */
function ownNamesIn({ children }) {
    const statements = children.flatMap(node => node.type === 'mdxjsEsm' ? node.value : []);
    const found = statements
        .join('\n')
        .matchAll(/^import\b([^;'"]{1,500})["'](?:\.|\/|~|@\/|@site\/)/gm);
    return new Set(Array.from(found, ([, names]) => names.match(/[\w$]+/g) ?? []).flat());
}
/** The own component of a site may make another address of the one that it is given: what leads nowhere is no link. */
function withoutDeadLink(element, props, { work }) {
    const isDead = (url) => url !== undefined && work.context.leads?.(url) === false;
    const dead = [
        isDead(propText(props.href)) ? 'href' : '',
        isDead(propText(props.to)) ? 'to' : '',
    ];
    element.attributes = element.attributes.filter(each => each.type !== 'mdxJsxAttribute' || !dead.includes(each.name));
}
/** Puts imported pages before the elements that stand for them, and the paths of imported images where these are shown. */
function resolveImports(parent, imports, source, work) {
    const children = parent.children.flatMap((node) => {
        if ('children' in node)
            resolveImports(node, imports, source, work);
        if (!isJsx(node))
            return [node];
        resolveImage(node, imports);
        const specifier = imports.get(node.name ?? '') ?? '';
        const from = source.placeAt(node.position.start.offset).path;
        const snippet = node.name === 'Snippet' ? fileOfSnippet(node) : undefined;
        if (snippet !== undefined) {
            const folders = ['_snippets/', 'snippets/'].map(name => work.settings.contentFolder + name);
            return [
                ...inclusionOf(snippet, (0,include/* pathsIn */.Mr)(folders, snippet), node, source, work),
                node,
            ];
        }
        if (!/\.mdx?$/i.test(specifier))
            return [node];
        return [
            ...inclusionOf(specifier, (0,include/* importPaths */.i0)(specifier, from, work.settings), node, source, work),
            node,
        ];
    });
    Object.assign(parent, { children });
}
/** The page that `<Snippet file="note.mdx" />` includes (Mintlify, before it had imports). */
function fileOfSnippet({ attributes }) {
    const file = attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === 'file')?.value;
    return typeof file === 'string' && /\.mdx?$/i.test(file) ? file : undefined;
}
/** What an element includes: a page, translated as this one is; nothing where it has no path. */
function inclusionOf(name, paths, element, source, work) {
    const at = element.position.start.offset;
    if (paths.length === 0 || !work.context.read)
        return [];
    const step = (text, inner) => (0,syntax_step/* applied */.Ic)(inner.steps, text, inner);
    const page = (0,include/* included */.d8)({ name, paths, isRebased: true }, source, at, work, step);
    const value = page?.text ?? `<${element.name} />`;
    return [{ type: 'html', value, ...(page && { data: { source: page } }) }];
}
/** `src={logo}`, below `import logo from './logo.png'`. */
function resolveImage({ attributes }, imports) {
    for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src')
            continue;
        const path = typeof attribute.value === 'object' &&
            imports.get(attribute.value?.value.trim() ?? '');
        // Only a relative path says where the file is.
        if (path && /^\.\.?\//.test(path))
            attribute.value = path;
    }
}

;// CONCATENATED MODULE: ./lib/mdx/unwrap.js

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
        if ('children' in node)
            Object.assign(node, {
                children: blockContainers.has(node.type)
                    ? blocksOf(node.children)
                    : unwrap_inline(node.children),
            });
        return [node];
    });
}
const blockContainers = new Set([
    'blockquote',
    'footnoteDefinition',
    'list',
    'listItem',
]);
// The end of code may be at any depth in MDX, which Markdown takes for more code.
function withNearFence(node) {
    const { start, end } = node.position ?? {};
    const lines = node.value === '' ? 0 : node.value.split('\n').length;
    const isFar = start &&
        end &&
        end.line - start.line > lines &&
        end.column - start.column > 6;
    return isFar ? { ...node } : node;
}
/** The blocks that readers see of an element. */
function elementBlocks(element) {
    const { self, titles, captions, href } = shownOf(element, false);
    const inside = element.type === 'mdxJsxFlowElement'
        ? blocksOf(element.children)
        : paragraphs(element.children);
    return [
        ...self.map(paragraph),
        ...titles.map(title => paragraph({ type: 'strong', children: [plainNode(title)] })),
        ...wrapped(element, href, inside),
        ...captions.map(caption => paragraph(plainNode(caption))),
    ];
}
/** Puts around the only paragraph of an element what Markdown has for it: a heading, a link or weight. */
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
    return element.name === 'summary' && isPlain
        ? [paragraph({ type: 'strong', children })]
        : blocks;
}
/** The paragraphs of inline content, and between them the elements in it that are blocks. */
function paragraphs(nodes, original) {
    // A component that no text is beside is as much a block as one whose tags have their own lines.
    const isAlone = nodes.every(node => node.type === 'text' ? !isVisible(node) : isJsx(node) || isExpression(node));
    const parts = [[]];
    for (const node of nodes) {
        const standsAlone = node.type === 'html' ||
            // Of HTML that a component is given.
            node.type === 'code' ||
            (isJsx(node) &&
                (isBlock(node) ||
                    (isAlone && isComponent(node) && node.children.length > 0)));
        if (standsAlone)
            parts.push(node, []);
        else
            parts.at(-1).push(node);
    }
    return parts.flatMap(part => {
        if (!Array.isArray(part))
            return blocksOf([part]);
        const all = unwrap_inline(part);
        // A break that a paragraph begins with would begin a block of HTML.
        const first = all.findIndex(isVisible);
        if (first < 0)
            return [];
        const children = all.slice(first);
        return original && parts.length === 1
            ? Object.assign(original, { children })
            : { type: 'paragraph', children };
    });
}
/** Inline content without elements and expressions. */
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
    const said = [...titles, ...captions];
    const isLink = href !== '' && !isInLink && element.children.every(isLinkable);
    const inside = unwrap_inline(element.children, isInLink || isLink);
    if (!inside.some(isVisible)) {
        if (element.name === 'br')
            return [element];
        const words = [...self, ...said.map(plainNode)].flatMap(word => [
            plainNode(' '),
            word,
        ]);
        return words.length > 0 ? [...words, plainNode(' ')] : inside;
    }
    return [
        ...around(element, isLink ? href : '', inside),
        ...said.map(each => plainNode(` (${each})`)),
    ];
}
function around(element, url, inside) {
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
    return [
        value.includes('\n')
            ? { type: 'code', value }
            : paragraph(plainNode(value.trim())),
    ];
}
function plainNode(value) {
    return { type: 'text', value };
}
function paragraph(child) {
    return { type: 'paragraph', children: [child] };
}
/** New nodes at the place of what they stand for. */
function placed(nodes, { position }) {
    for (const node of nodes)
        node.position ??= position;
    return nodes;
}
/** Whether there is anything to be seen: of elements only breaks are left. */
function isVisible(node) {
    return node.type === 'text'
        ? node.value.trim() !== ''
        : node.type !== 'break' && !isJsx(node);
}
/** Whether a link can be made of a node: brackets may end its text, and no link can be in another. */
function isLinkable(node) {
    if (node.type === 'text')
        return !/[[\]]|https?:|www\./.test(node.value);
    if (/^(?:link|footnote)/.test(node.type))
        return false;
    if (isJsx(node) &&
        (shownOf(node, true).href || shownOf(node, true).self[0]?.type === 'link'))
        return false;
    return !('children' in node) || node.children.every(isLinkable);
}
function isOneLine(node) {
    if ('children' in node)
        return node.children.every(isOneLine);
    return (node.type !== 'break' && !('value' in node && node.value.includes('\n')));
}

;// CONCATENATED MODULE: ./lib/mdx/index.js












/**
 * MDX. What does not parse as that is left as it is, as Markdown, with a message.
 *
 * @param show puts what components show into the tree.
 */
const reading = (show) => (source, work) => {
    const isNamedMdx = (0,paths/* isMdx */.Ci)(work.open.at(-1) ?? '');
    const { mdx } = work.settings;
    // Markdown that a page in MDX imports stays Markdown, unless all pages of the site are MDX.
    if (!isNamedMdx && mdx === 'mdx-only')
        return source;
    try {
        const tree = parsePage(source.text);
        const parsed = (0,compile/* remember */.kY)(tree);
        resolveImports(tree, importsOf(tree), source, work);
        show?.(tree, source, work);
        unwrap(tree);
        return (0,compile/* compile */.wE)(tree, source, parsed);
    }
    catch (error) {
        const { at, why } = parseProblem(error, source.text);
        const other = isNamedMdx && mdx !== 'all'
            ? ', or rename the page to end in ".md"'
            : '';
        const reason = `not valid MDX (${why}): the page is read as Markdown, its imports and tags as text. Fix it here${other}.`;
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
/** What the parser says, and about which place in the text. */
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
    return (0,lib/* fromMarkdown */.Y)(text, (0,parse/* mayBeGfm */.zx)(text) ? withGfm : mdxAlone);
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
    const blocks = (0,cut/* cutBlocks */.Zg)(text, 'mdx');
    const isWanted = (block, index) => {
        // A paragraph that is alone between two tags may become a link or a heading.
        const isAlone = blocks[index - 1]?.text.trimEnd().endsWith('>') &&
            blocks[index + 1]?.text.startsWith('</');
        return (!isPlain(block) || Boolean(isAlone) || (index === 0 && imports !== ''));
    };
    const tree = (0,cut/* parseBlocks */.SV)(text, blocks, isWanted, parseMdx);
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


/***/ })

};
