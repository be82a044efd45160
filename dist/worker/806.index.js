export const id = 806;
export const ids = [806];
export const modules = {

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ toGlobs),
/* harmony export */   P7: () => (/* binding */ languagesOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cy: () => (/* binding */ chaptersOf),
/* harmony export */   dN: () => (/* binding */ toExpressions),
/* harmony export */   w9: () => (/* binding */ sortFiles),
/* harmony export */   wj: () => (/* binding */ toNames)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5613);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);



/**
 * Sorts the files of a site into pages and others.
 *
 * @param extensions those of pages; any other file could not be one.
 * @param place the route of a page, or the reason why a file is none.
 */
function sortFiles({ roots }, files, extensions, place) {
    const pages = new Map();
    const reasons = new Map();
    const innermost = [...roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = innermost.find(({ folder }) => path.startsWith(folder));
        if (!root)
            continue;
        const inside = path.slice(root.folder.length);
        const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .stemOf */ .Vc)(inside, extensions);
        if (stem === undefined)
            continue;
        const placed = place({ path, root, inside, stem });
        if (typeof placed === 'object')
            reasons.set(path, placed.reason);
        else if (placed !== undefined)
            pages.set(path, placed);
    }
    return { pages, reasons };
}
const options = {
    dot: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    platform: 'linux',
    braceExpandMax: 30,
};
/** Whether a path matches one of these globs, braces included. */
function toGlobs(patterns) {
    const globs = patterns
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .map(pattern => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .toGlob */ .aZ)(pattern.replace(/^\.?\//, ''), options));
    return path => globs.some(matches => matches(path));
}
/** Whether a path matches one of these names, in which `*` stands for folders as well (Python's `fnmatch`). */
function toNames(patterns) {
    const isNamed = toGlobs(patterns.map(pattern => pattern.replaceAll('/', NO_SLASH)));
    return path => isNamed(path.replaceAll('/', NO_SLASH));
}
/** Stands for a slash where that ends no name. */
const NO_SLASH = '\u0001';
/** One that matches no quantified group, so that it takes no exponential time; paths are short. */
const SIMPLE = /^(?!.*\)[*+{])(?:[^*+{]|[*+{](?=[^*+]|$)){1,200}$/;
/** Whether a path matches one of these regular expressions of a configuration; those that may take long match nothing. */
function toExpressions(patterns) {
    const expressions = patterns
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .flatMap(pattern => toExpression(pattern) ?? []);
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    if (!SIMPLE.test(pattern))
        return undefined;
    if (pattern.split(/[*+{]/).length > MAX_QUANTIFIERS)
        return undefined;
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
}
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const languages = new Map();
    for (const [name, locale] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(locales)) {
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(locale, 'lang'));
        if (name === 'root')
            languages.set('', language ?? ofRoot);
        else
            languages.set(name, language ?? name);
    }
    return Object.fromEntries(languages);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const chapters = [];
    for (const [, words = '', quoted, plain] of summary.matchAll(CHAPTER)) {
        const [link = ''] = (quoted ?? plain ?? '').split('#');
        const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(link));
        if (link === '' || path === undefined)
            continue;
        const name = words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim();
        chapters.push([path, name]);
    }
    return chapters;
}
const CHAPTER = /(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g;
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    if (typeof value !== 'string' || value === '')
        return undefined;
    return value;
}


/***/ }),

/***/ 4851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   xC: () => (/* binding */ Literals)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);


/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3;
/** How long the data of a module may be, with what it imports, in characters. */
const MAX_DATA_LENGTH = 500_000;
/**
 * Reads the literal data that a module in JavaScript or TypeScript exports, as its default or with a name, with what it
 * imports from other files. It is parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader, name) {
    const module = await new ModuleReader(reader).open(path, MAX_IMPORT_DEPTH);
    const data = module && exportOf(module, name);
    try {
        (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .requireBounds */ .VO)(data, MAX_DATA_LENGTH);
        return data;
    }
    catch {
        // The reader says that it cannot be read.
        return reader.data(path, () => undefined);
    }
}
class ModuleReader {
    #reader;
    /** The modules by their paths, so that each is read once; one that imports itself gets nothing. */
    #opened = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** @param depth how far its imports are followed. */
    async open(path, depth) {
        if (this.#opened.has(path))
            return this.#opened.get(path);
        this.#opened.set(path, undefined);
        const module = await this.#load(path, depth);
        this.#opened.set(path, module);
        return module;
    }
    async #load(path, depth) {
        if (path.endsWith('.json')) {
            const data = await this.#reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh);
            return { exported: () => data, named: name => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, name) };
        }
        const body = await this.#reader.data(path, parse);
        if (!body)
            return undefined;
        const imports = new Map();
        for (const node of body) {
            if (node.type !== 'ImportDeclaration' || depth === 0)
                continue;
            const name = String(node.source.value);
            const imported = importedPath(name, path, this.#reader);
            if (imported === undefined)
                continue;
            const module = await this.open(imported, depth - 1);
            if (!module)
                continue;
            for (const specifier of node.specifiers)
                imports.set(specifier.local.name, importedValue(specifier, module));
        }
        return new Literals(body, imports);
    }
}
function importedValue(specifier, module) {
    if (specifier.type !== 'ImportSpecifier')
        return module.exported();
    return exportOf(module, memberName(specifier.imported));
}
/** The export of a name, or the default one without. */
function exportOf(module, name) {
    if (name === undefined)
        return module.exported();
    return module.named(name);
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
    ]);
    /** A parser that takes linear time. */
    class ModuleParser extends Parser.extend(tsPlugin({ jsx: true })) {
        #tokens = 0;
        /** Where a `<` may begin type arguments, what follows is read again: in others, twice as often at each level. */
        nextToken() {
            this.#tokens++;
            if (this.#tokens > 2 * source.length + 1_000)
                throw new Error('It is read too often.');
            super.nextToken();
        }
        // Each would compare a name with all others.
        declareName() { }
        checkLocalExport() { }
        checkExport() { }
        validateRegExpPattern() { }
    }
    try {
        const options = {
            ecmaVersion: 'latest',
            sourceType: 'module',
            locations: true,
        };
        return ModuleParser.parse(source, options).body;
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
const EXTENSIONS = [
    '',
    '.ts',
    '.mts',
    '.js',
    '.mjs',
    '.cjs',
    '/index.ts',
    '/index.mts',
    '/index.js',
];
function importedPath(name, from, { files }) {
    if (!name.startsWith('.'))
        return undefined;
    const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from), name);
    if (path === undefined)
        return undefined;
    const isRead = (file) => files.has(file) && /\.(?:[cm]?[jt]sx?|json)$/.test(file);
    // TypeScript's imports name the file that it is compiled to.
    return EXTENSIONS.flatMap(extension => [
        path + extension,
        path.replace(/\.js$/, '') + extension,
    ]).find(isRead);
}
/** A call in a configuration, such as a plugin with its options: nothing is run, so that its arguments are all there is. */
class Call {
    name;
    args;
    constructor(name, args) {
        this.name = name;
        this.args = args;
    }
}
/** The environment in which a site is built. The variables of a host, such as Netlify's for previews, are not set. */
const ENVIRONMENT = { NODE_ENV: 'production', CI: 'true' };
function isEnvironment(node) {
    if (node.type !== 'MemberExpression')
        return false;
    const isOfProcess = memberName(node.object) === 'process';
    return isOfProcess && memberName(node.property) === 'env';
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** How many characters of a text that is put together count as one node. */
const NODE_LENGTH = 100;
/** Nodes whose value is that of the expression in them; a plugin's types are not among acorn's own. */
const WRAPPERS = /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/;
/** Functions that a configuration calls where it writes them: `(async () => { return {…} })()`. */
const FUNCTIONS = /^(?:ArrowFunction|Function)Expression$/;
function unwrapped(node) {
    if (node.type === 'AwaitExpression')
        return unwrapped(node.argument);
    if (!WRAPPERS.test(node.type))
        return node;
    return unwrapped(node.expression);
}
/** Evaluates the literal expressions of a module; all others are undefined. */
class Literals {
    #statements;
    #imports;
    #constants;
    /** How much was evaluated or copied. */
    #nodes = 0;
    #depth = 0;
    /** @param statements in ESTree's form. */
    constructor(statements, imports) {
        this.#statements = statements;
        this.#imports = imports;
        this.#constants = constantsIn(this.#statements);
    }
    /** The value of an expression. */
    evaluate(node) {
        if (this.#isTooMuch(1) || this.#depth === _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            return undefined;
        this.#depth++;
        const value = this.#valueOf(node);
        this.#depth--;
        return value;
    }
    /** The value of a constant or an import. */
    named(name) {
        const node = this.#constants.get(name);
        if (!node)
            return this.#imports.get(name);
        // A constant that names itself has no value.
        this.#constants.delete(name);
        const value = this.evaluate(node);
        this.#constants.set(name, node);
        return value;
    }
    /** The value of the default export, or of `module.exports`; for a call such as `extendConfig(config)`, its argument. */
    exported() {
        const node = defaultExportIn(this.#statements);
        let value = node && this.evaluate(node);
        while (value instanceof Call)
            value = value.args[0];
        return value;
    }
    #isTooMuch(count) {
        this.#nodes += count;
        return this.#nodes > MAX_NODES;
    }
    #valueOf(node) {
        const inner = unwrapped(node);
        if (inner !== node)
            return this.evaluate(inner);
        switch (node.type) {
            case 'Literal':
                if ('regex' in node)
                    return undefined;
                return node.value;
            case 'TemplateLiteral':
                return this.#textOf(node);
            case 'ArrayExpression':
                return node.elements.flatMap(item => this.#itemsOf(item));
            case 'ObjectExpression':
                // As own members, `__proto__` included.
                return Object.fromEntries(node.properties.flatMap(property => this.#membersOf(property)));
            case 'Identifier':
                return this.named(node.name);
            case 'MemberExpression':
                return this.#memberOf(node);
            case 'LogicalExpression':
                return this.#logicalValue(node);
            case 'BinaryExpression':
                return this.#isEqual(node);
            case 'ConditionalExpression': {
                const test = this.evaluate(node.test);
                if (test === undefined)
                    return undefined;
                if (test)
                    return this.evaluate(node.consequent);
                return this.evaluate(node.alternate);
            }
            case 'CallExpression':
                return this.#resultOf(node);
            case 'ArrowFunctionExpression':
            case 'FunctionDeclaration':
            case 'FunctionExpression':
                return this.#returnedBy(node.body);
            default:
                return undefined;
        }
    }
    #memberOf({ object, property, computed }) {
        const name = memberName(property) ?? '';
        if (isEnvironment(object))
            return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(ENVIRONMENT, name) ?? null;
        if (computed)
            return undefined;
        return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(this.evaluate(object), name);
    }
    /** Evaluates `&&`, `||` and `??`; of an operand whose value is not known the other one counts. */
    #logicalValue({ left, operator, right }) {
        const value = this.evaluate(left);
        if (operator === '??')
            return value ?? this.evaluate(right);
        if (operator === '&&' && (value === null || value === false))
            return value;
        return value || this.evaluate(right);
    }
    #isEqual({ left, operator, right }) {
        const isEquality = /^===?$/.test(operator);
        if (!isEquality && !/^!==?$/.test(operator))
            return undefined;
        const one = this.evaluate(left);
        const other = this.evaluate(right);
        if (one === undefined || other === undefined)
            return undefined;
        return (one === other) === isEquality;
    }
    #textOf({ expressions, quasis }) {
        const values = expressions.map(expression => this.evaluate(expression));
        // Nothing is put in behind the last part.
        values.push('');
        let text = '';
        for (const [index, quasi] of quasis.entries()) {
            const value = values[index];
            if (typeof value !== 'string' && typeof value !== 'number')
                return undefined;
            const part = `${quasi.value.cooked ?? ''}${value}`;
            if (this.#isTooMuch(part.length / NODE_LENGTH))
                return undefined;
            text += part;
        }
        return text;
    }
    #itemsOf(node) {
        if (node === null)
            return [];
        if (node.type !== 'SpreadElement')
            return [this.evaluate(node)];
        const list = this.evaluate(node.argument);
        if (!Array.isArray(list) || this.#isTooMuch(list.length))
            return [];
        return list;
    }
    #membersOf(property) {
        if (property.type === 'SpreadElement') {
            const members = Object.entries(this.evaluate(property.argument) ?? {});
            if (this.#isTooMuch(members.length))
                return [];
            return members;
        }
        if (property.type !== 'Property' || property.kind !== 'init')
            return [];
        let key = memberName(property.key);
        if (property.computed)
            key = this.evaluate(property.key);
        if (typeof key !== 'string')
            return [];
        return [[key, this.evaluate(property.value)]];
    }
    /** The result of a call: helpers such as `defineConfig` return their argument, others are known by their names. */
    #resultOf({ callee, arguments: nodes }) {
        const called = unwrapped(callee);
        if (FUNCTIONS.test(called.type))
            return this.evaluate(called);
        let name = '';
        if (callee.type === 'Identifier')
            name = callee.name;
        if (this.#constants.has(name))
            return this.named(name);
        const args = nodes.flatMap(node => this.#itemsOf(node));
        if (/^(?:define|with)[A-Z]|^$/.test(name))
            return args[0];
        return new Call(name, args);
    }
    #returnedBy(body) {
        if (body.type !== 'BlockStatement')
            return this.evaluate(body);
        const last = body.body.findLast(node => node.type === 'ReturnStatement');
        if (!last?.argument)
            return undefined;
        const outer = this.#constants;
        this.#constants = new Map([...outer, ...constantsIn(body.body)]);
        const isTooMuch = this.#isTooMuch(this.#constants.size);
        const value = isTooMuch ? undefined : this.evaluate(last.argument);
        this.#constants = outer;
        return value;
    }
}
function constantsIn(statements) {
    const constants = new Map();
    for (const statement of statements) {
        let node = statement;
        if (statement.type === 'ExportNamedDeclaration')
            node = statement.declaration;
        if (node?.type === 'FunctionDeclaration' && node.id)
            constants.set(node.id.name, node);
        if (node?.type !== 'VariableDeclaration')
            continue;
        for (const { id, init } of node.declarations)
            if (id.type === 'Identifier' && init)
                constants.set(id.name, init);
    }
    return constants;
}
/** The expression of `export default`, or of `module.exports =`. */
function defaultExportIn(statements) {
    for (const statement of statements) {
        if (statement.type === 'ExportDefaultDeclaration')
            return statement.declaration;
        if (statement.type === 'ExportNamedDeclaration') {
            const named = statement.specifiers.find(({ exported }) => memberName(exported) === 'default');
            if (named)
                return named.local;
        }
        if (statement.type !== 'ExpressionStatement')
            continue;
        const { expression } = statement;
        if (expression.type !== 'AssignmentExpression')
            continue;
        const { left, right } = expression;
        if (left.type !== 'MemberExpression')
            continue;
        const isOfModule = memberName(left.object) === 'module';
        if (isOfModule && memberName(left.property) === 'exports')
            return right;
    }
    return undefined;
}
function memberName(key) {
    if (key.type === 'Identifier')
        return key.name;
    if (key.type === 'Literal')
        return String(key.value);
    return undefined;
}


/***/ }),

/***/ 7105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ ownCodeIn),
/* harmony export */   V9: () => (/* binding */ mayChangeWords),
/* harmony export */   bU: () => (/* binding */ templatesIn)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000;
/**
 * Parts of the names of plugins that leave a page's words as they are, or whose syntax is read here. A `*` stands for the rest
 * of a word.
 */
const HARMLESS = [
    // They make search, navigation, addresses, feeds and other files beside the pages.
    'search same-dir monorepo lunariajs *nav pages section-index *sidebar *sidebars link links redirect redirects redirect-from',
    'sitemap rss feed llms* seo robots pwa og',
    // They check, bundle, translate or pack pages.
    'validator linkcheck htmlproofer spellcheck gettext i18n minif* compress optimize privacy offline cache vite unplugin',
    // They change how a page looks, or its frame.
    'material head header footer editlink sitetitle *select *tableofcontents *menu* routedata theme css tailwind* unocss icon',
    'icons astrojs expressive-code highlight shiki glightbox zoom target-blank avatar octicons sass',
    // Dates and authors are page chrome.
    'revision-date last-modified last-changed authors committers',
    // Versions, blogs and exports of the whole site are pages of their own.
    'mike blog archives paginate pdf print-site group info meta projects social tags typeset compose',
    // Formulas and the sources of diagrams stay what they are; a table of contents has the page's own headings.
    'math mathjax mathjax2 mathjax3 katex mermaid mermaid2 *toc heading-id heading-ids headingid headingids slug autolink-headings',
    // Python-Markdown's own extensions, and the syntax of GitHub.
    'abbr admonition admonitions attr-list codehilite def-list extra fenced-code footnote footnotes legacy-* md-in-html nl2br',
    'smarty tables wikilinks *lists gfm smartypants frontmatter',
    // Their syntax is read here, or has a warning on each page that has it.
    'pymdownx zensical mdx-include markdown-include* include-markdown gen-files exclude macros markdownextradata autorefs',
    'mkdocstrings table-reader mkdocs-click callouts npm2yarn tab-blocks group-icons vitepress-plugin-tabs twoslash attrs',
    'container admonish trpl-* remark-directive jemoji mentions gist optional-front-matter readme-index titles-from-headings',
    'default-layout remote-theme github-metadata commonmark* coffeescript',
    // What configurations are written with, and data.
    'node path pathe fs url yaml dotenv json svg png locales',
]
    .join(' ')
    .split(' ')
    .map(part => `-${part}-`.replace('-*', '').replace('*-', ''));
/** The same, of the last part of a path. */
const HARMLESS_ENDS = ['-vitepress-', '-config-', '-types-'];
/** Whether a plugin, by its name, may change the words of pages: any that is not known. */
function mayChangeWords(name) {
    const parts = `-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`;
    const isHarmless = HARMLESS.some(part => parts.includes(part)) ||
        HARMLESS_ENDS.some(end => parts.endsWith(end));
    return !isHarmless;
}
/** The names that something is imported by, and from where. */
const IMPORTS = /\b(?:import|const|let|var) (?!type\b)([\w\s{},*]{1,300}?)(?:from ?|= ?require\()["']([^"'\n]+)["']/g;
/** A file that is named in a value, or a package that is loaded in it. */
const NAMED_IN_VALUE = /(?:\brequire\(["']|["'](?=\.{1,2}\/))([^"'\n]+)["']/g;
/** The words of a list of imports. */
const IMPORTED = /(?!as |type )\b\w+/g;
const COMMENT = /^[ \t]*\/\/.*/gm;
/** The folders of a file of the repository. */
const FOLDERS = /^(?:\.{0,2}|@site|~)\/.*\//;
/**
 * The plugins that a configuration in JavaScript or TypeScript has under some keys, by the files of the repository or the
 * packages that they are in. Nothing of it is run.
 */
async function ownCodeIn(path, reader, keys) {
    const text = (await reader.text(path)) ?? '';
    const source = text.replace(COMMENT, '');
    const imports = [...source.matchAll(IMPORTS)];
    const found = new Set();
    for (const { index } of source.matchAll(new RegExp(`\\b(?:${keys})\\s*:`, 'g'))) {
        const value = textOfValue(source, index);
        const words = new Set(value.match(/\w+/g));
        for (const [, names = '', from = ''] of imports)
            if (names.match(IMPORTED)?.some(name => words.has(name)))
                found.add(from);
        for (const [, from = ''] of value.matchAll(NAMED_IN_VALUE))
            found.add(from);
    }
    return [...found].filter(from => mayChangeWords(from.replace(FOLDERS, '')));
}
/** A page's content, and a loop beside it, in a layout of Jekyll or Hugo. */
const LISTING = [
    '\\{\\{-? *(?:content|\\.Content)\\b',
    '\\{[{%]-? *(?:for|range)\\b',
];
/**
 * The templates of the repository that write words besides a page's own, by their paths below a folder and by what all of them
 * have in their texts: a list beside the content, if nothing else. Both are regular expressions.
 */
async function templatesIn(folder, reader, paths, marks = LISTING) {
    const expression = new RegExp(paths);
    const candidates = [...reader.files].filter(path => path.startsWith(folder) && expression.test(path.slice(folder.length)));
    const found = [];
    for (const [path, text] of await reader.texts(candidates)) {
        const shown = text.replace(COMMENT, '');
        const isMarked = marks.every(mark => new RegExp(mark).test(shown));
        if (isMarked && mayChangeWords((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)))
            found.push(path);
    }
    return found;
}
/** A value behind a key, up to the bracket that belongs to its first one. */
function textOfValue(source, key) {
    let depth = 0;
    for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
        if (/[[{(]/.test(source[at]))
            depth++;
        if (/[\]})]/.test(source[at]) && --depth <= 0)
            return source.slice(key, at);
    }
    return source.slice(key, key + MAX_VALUE);
}


/***/ }),

/***/ 1806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   docusaurus: () => (/* binding */ docusaurus)
/* harmony export */ });
/* harmony import */ var npm_to_yarn__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6189);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9124);
/* harmony import */ var _config_literals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4851);
/* harmony import */ var _config_own_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7105);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9210);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9622);











/** The folder of pages and their path on the site by default, for each kind of plugin for pages. */
const KINDS = {
    docs: { path: 'docs', route: 'docs' },
    blog: { path: 'blog', route: 'blog' },
    pages: { path: 'src/pages', route: '' },
};
/** The keys of the configuration that name code for pages (Docusaurus, "MDX Plugins" and "markdown"). */
const CODE_KEYS = 'plugins|(?:before\\w+|remark|rehype|recma)Plugins|preprocessor|parseFrontMatter';
/** Docusaurus (https://docusaurus.io/docs/api/docusaurus-config). */
const docusaurus = {
    keys: ['slug', 'id'],
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(path, reader);
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path);
        const contents = await contentsOf(folder, data, reader);
        const slash = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'trailingSlash');
        const format = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'markdown', 'format') ?? 'mdx';
        return {
            ownCode: await (0,_config_own_code_js__WEBPACK_IMPORTED_MODULE_6__/* .ownCodeIn */ .Ns)(path, reader, CODE_KEYS),
            unknown: hasPlugins(data) ? undefined : 'neither presets nor plugins',
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '@site/': folder },
            mdx: format === 'md' || format === 'detect' ? 'mdx-only' : 'all',
            address: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'url'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'baseUrl') ?? ''),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            syntaxOptions: {
                managers: managersIn(data) ?? (await defaultManagers(folder, reader)),
            },
            options: {
                contents,
                trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            },
        };
    },
    routes(config, files) {
        const { contents, trailingSlash } = config.options;
        const innermost = contents.toSorted((a, b) => b.folder.length - a.folder.length);
        const contentOf = (path) => innermost.find(({ folder }) => path.startsWith(folder));
        const sources = new Set(files);
        const base = URL.parse(config.address ?? '')?.pathname ?? '/';
        const exclusions = new Map(contents.map(content => [content, toExclusion(content, sources)]));
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sortFiles */ .w9)(config, files, ['.md', '.mdx'], ({ path, stem, inside }) => {
            const content = contentOf(path);
            const reason = exclusions.get(content)(inside);
            if (reason !== undefined)
                return { reason };
            return head => {
                const route = content.route + routeInside(stem, head, content);
                if (trailingSlash === undefined || route === '')
                    return route;
                const end = trailingSlash ? '/' : '';
                return route.replace(/\/$/, '') + end;
            };
        });
        return {
            ...sorted,
            readers: {
                versionOf: path => contentOf(path)?.version,
                languageOf: path => contentOf(path)?.language,
                fallback: contents.find(({ translates }) => !translates)?.language,
            },
            links: {
                rooted: 'site',
                assets: [`${config.folder}static/`],
                named: (path, from) => sourcesNamed(path, from, contentOf(from)),
                // On a translated page the site begins where its language does; an address with the site's path is whole (immerjs/immer).
                toHref(written, from) {
                    const { translates, language } = contentOf(from) ?? {};
                    const isComplete = !translates ||
                        !written.startsWith('/') ||
                        written.startsWith(`/${language}/`) ||
                        (base !== '/' && written.startsWith(base));
                    return isComplete ? written : `/${language}${written}`;
                },
            },
        };
    },
    syntax: ({ managers = ['yarn', 'pnpm', 'bun'] }) => ({
        includes: [],
        markup: [
            addressesOnServer,
            mdxCodeBlocks,
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .htmlComments */ .qX,
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .scripts */ .Pm,
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .emoji */ .Zg,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .containers */ .l8)(),
            npm2yarn(managers),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .fences */ .H6)(withoutMagicComments, true),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data) {
    const kinds = Object.keys(KINDS);
    const classic = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'presets')).find(preset => /(?:^|preset-)classic$/.test((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(preset)[0]) ?? ''));
    const [, presetOptions] = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(classic);
    const others = [];
    for (const plugin of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'plugins'))) {
        const [name, options] = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(plugin);
        const kind = kinds.find(kind => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(name)?.endsWith(`content-${kind}`));
        if (kind)
            others.push({ kind, options });
    }
    // Two plugins of one kind have different ids: one without takes the place of the preset's (immerjs/immer).
    const replaced = others.filter(({ options }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'id') == null);
    const found = [];
    for (const kind of kinds) {
        const options = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(presetOptions, kind);
        const isReplaced = replaced.some(plugin => plugin.kind === kind);
        if (options !== false && !isReplaced)
            found.push({ kind, options });
    }
    return [...found, ...others];
}
/** Whether any preset or plugin for pages is known: Docusaurus itself has none. */
function hasPlugins(data) {
    const nameIn = (item) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(item)[0]);
    const isNamed = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'presets')).some(nameIn);
    const plugins = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'plugins'));
    return isNamed || plugins.some(item => /content-/.test(nameIn(item) ?? ''));
}
/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder, data, reader) {
    const contents = [];
    const byDefault = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'i18n', 'defaultLocale') ?? 'en';
    const others = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextsAt */ .S7)(data, 'i18n', 'locales').filter(locale => locale !== byDefault);
    for (const { kind, options } of pluginsOf(data)) {
        const id = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(options, 'id') ?? 'default';
        const prefix = id === 'default' ? '' : `${id}_`;
        const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
        const base = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(options, 'routeBasePath') ?? KINDS[kind].route;
        const versions = kind === 'docs'
            ? await versionsOf(folder + prefix, options, reader)
            : [UNVERSIONED];
        for (const version of versions) {
            const path = version.isCurrent
                ? ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(options, 'path') ?? KINDS[kind].path)
                : `${prefix}versioned_docs/${version.folder}`;
            const own = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, path);
            if (own === undefined)
                continue;
            const content = {
                kind,
                folder: own,
                route: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toRoute */ .P7)(base) + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toRoute */ .P7)(version.path),
                included: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'include') ?? '**'),
                excluded: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'exclude') ?? ['**/_*', '**/_*/**']),
                keepsNumbers: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'numberPrefixParser') === false,
                version: version.label,
                language: others.length > 0 ? byDefault : undefined,
            };
            contents.push(content);
            for (const language of others)
                contents.push({
                    ...content,
                    folder: `${folder}i18n/${language}/${plugin}/${version.folder}`,
                    route: `${language}/${content.route}`,
                    translates: own,
                    language,
                });
        }
    }
    const files = [...reader.files];
    // A language without translations of its own still shows everything at its addresses.
    return contents.filter(content => {
        const own = content.translates ?? content.folder;
        return files.some(path => path.startsWith(own));
    });
}
/** The only version of pages that have none. */
const UNVERSIONED = {
    isCurrent: true,
    folder: '',
    label: undefined,
    path: '',
};
/**
 * The versions of documents that the site shows (Docusaurus, "Versioning").
 *
 * @param start the start of the paths of what belongs to these documents
 */
async function versionsOf(start, options, reader) {
    const file = (await reader.text(`${start}versions.json`)) ?? '';
    const all = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(file));
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'includeCurrentVersion'), true))
        all.unshift('current');
    const only = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'onlyIncludeVersions');
    const isShown = (name) => only === undefined || (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)(only).includes(name);
    const shown = all.filter(isShown);
    const last = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(options, 'lastVersion') ??
        shown.find(name => name !== 'current') ??
        'current';
    return shown.map(name => {
        const isCurrent = name === 'current';
        const version = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'versions', name);
        const byDefault = isCurrent ? 'next' : name;
        const label = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(version, 'label') ?? byDefault;
        const pathByDefault = name === last ? '' : byDefault;
        return {
            isCurrent,
            folder: isCurrent ? 'current/' : `version-${name}/`,
            label: shown.length > 1 ? label : undefined,
            path: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(version, 'path') ?? pathByDefault,
        };
    });
}
/** Why a file in a folder of pages is none, by its path in it (Docusaurus, "include" and "exclude" of the plugins). */
function toExclusion({ included, excluded, translates }, sources) {
    const isIncluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .toGlobs */ .Fv)(included);
    const isExcluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .toGlobs */ .Fv)(excluded);
    return inside => {
        if (!isIncluded(inside))
            return 'is not included by the configuration of Docusaurus';
        if (isExcluded(inside))
            return 'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")';
        // Docusaurus lists the sources alone, and then looks for a translation of each.
        if (translates !== undefined && !sources.has(translates + inside))
            return 'translates a page that is not there, so the site does not have it';
        return undefined;
    };
}
/** The path of a page below the route of its folder of pages. */
function routeInside(stem, head, { kind, keepsNumbers }) {
    const slug = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(head.slug);
    if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
        return clean(slug);
    const name = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(stem);
    if (kind === 'pages')
        return name === 'index' ? (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(stem) : stem;
    if (kind === 'blog')
        return postRoute(stem.replace(/\/index$/, ''));
    const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/');
    const parent = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(stem).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(id);
    const last = slug ?? (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(head.id) ?? (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(id);
    // A slug may climb out of its folder, and end in a slash.
    const route = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(id), last) ?? last;
    return /[^/]\/$/.test(last) ? `${route}/` : route;
}
/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name) {
    if (/^\d+[-_.]\d/.test(name))
        return name;
    const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
    return rest ?? name;
}
function postRoute(stem) {
    const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? [];
    if (date === '')
        return stem;
    const at = stem.indexOf(date);
    const rest = stem.slice(at + date.length).replace(/^[-/]/, '');
    return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`);
}
function clean(route) {
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function sourcesNamed(path, from, content) {
    if (!content)
        return [path];
    const paths = [path];
    const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from);
    if (path.startsWith(folder))
        paths.push(content.folder + path.slice(folder.length));
    const { translates } = content;
    if (translates === undefined)
        return paths;
    const originals = paths.map(inLanguage => inLanguage.replace(content.folder, translates));
    return [...paths, ...originals];
}
/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks = source => {
    if (!source.text.includes('mdx-code-block'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const line of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
        const { code, start, end } = line;
        if (code === 'opens')
            isOpen = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .infoOf */ ._U)(line) === 'mdx-code-block';
        if (isOpen && (code === 'opens' || code === 'closes'))
            changes.push({ start, end: end + 1, by: '' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
function managersIn(data) {
    const plugins = pluginsOf(data).flatMap(({ options }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'remarkPlugins')));
    for (const plugin of plugins) {
        const converters = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(plugin)[1], 'converters');
        if (converters !== undefined)
            return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)(converters).filter(name => Object.hasOwn(LABELS, name));
    }
    return undefined;
}
/** The version of npm2yarn in a lock file of npm, Yarn or pnpm. */
const LOCKED = /remark-plugin-npm2yarn(?:[@/]|[^\n]*\n\s*"?version"?:? "?)(\d+)\.(\d+)/;
/** The package managers that the installed version of npm2yarn shows by itself: each later one shows more. */
async function defaultManagers(folder, reader) {
    const names = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'];
    const paths = [...names.map(name => folder + name), ...names];
    for (const [, lock] of await reader.texts(paths)) {
        const [, major, minor] = LOCKED.exec(lock) ?? [];
        const version = Number(major) * 100 + Number(minor);
        if (version < 204)
            return ['yarn'];
        if (version < 308)
            return ['yarn', 'pnpm'];
    }
    return undefined;
}
const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };
/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('pathname://', /pathname:\/\/(?=\/)/g, (_, __, { settings: { address } }) => address === undefined ? '' : new URL(address).origin);
/** More lines are no commands, and take the converter the square of their length. */
const MAX_COMMANDS = 100;
/** A fence of commands of npm: the marks before it, the fence with its language, and the fence alone. */
const NPM_FENCE = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/;
/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
function npm2yarn(managers) {
    const names = Object.keys(LABELS);
    const shown = names.filter(name => managers.includes(name));
    return source => {
        if (!source.text.includes('npm2yarn'))
            return source;
        const changes = [];
        const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
        for (const [index, { code, text, start }] of lines.entries()) {
            const match = code === 'opens' ? NPM_FENCE.exec(text) : null;
            if (!match)
                continue;
            const [, first = '', opening = '', closing = ''] = match;
            const length = lines.slice(index + 1).findIndex(isClosing);
            if (length < 0 || length >= MAX_COMMANDS)
                continue;
            const inside = lines.slice(index + 1, index + 1 + length);
            const margin = first.replace(/[^>]/g, ' ');
            const npm = inside.map(line => line.text.slice(margin.length)).join('\n');
            const block = (title, commands) => `${opening}title="${title}"\n${commands}\n${closing}`;
            const blocks = shown.map(name => block(LABELS[name], toManager(npm, name)));
            const all = [block('npm', npm), ...blocks].join('\n');
            const { end } = lines[index + 1 + length];
            changes.push({
                start,
                end,
                by: first + all.replaceAll('\n', `\n${margin}`),
            });
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
    };
}
const isClosing = ({ code }) => code === 'closes';
/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npm_to_yarn__WEBPACK_IMPORTED_MODULE_10__/* ["default"] */ .A;
/** Commands of npm in those of another package manager; as they are where the converter fails, as on `npm toString`. */
function toManager(npm, manager) {
    try {
        return convert(npm, manager);
    }
    catch {
        return npm;
    }
}
/** A comment in one of the languages that Docusaurus knows, up to its words. */
const COMMENT = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i;
const MAGIC_WORDS = /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*((?:\S.*)?)$/;
const END_OF_COMMENT = /^(?:\*\/(?:\s*\})?|-->|\*\))?\s*$/;
/** Without comments that mark lines of code, such as `// highlight-next-line` (Docusaurus, "Code blocks"). */
const withoutMagicComments = text => {
    const [, words = ''] = COMMENT.exec(text) ?? [];
    const [, end] = MAGIC_WORDS.exec(words) ?? [];
    const isMagic = end !== undefined && END_OF_COMMENT.test(end);
    return isMagic ? undefined : text;
};


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);





/** Whether a text in braces is a list of attributes, `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(token => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(token));
}
/**
 * Removes lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's)
 * at the end of headings; also those alone on a line (`blocks`), or those after a link and the like, too (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { start, end: line.end + 1, by: '' };
        if (isLast && HEADING.test(line.text.slice(0, 200)))
            return gone;
        if (where !== 'all')
            return undefined;
        if (isLast || text.startsWith(' |', end))
            return gone;
        const isBehindElement = start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1));
        if (isBehindElement)
            return gone;
        return undefined;
    });
}
/** A heading, also in quotes and as the content of an item. */
const HEADING = /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/;
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** Removes `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which stand for a table of contents. */
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = without(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, start + words.length);
});
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
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));


/***/ })

};
