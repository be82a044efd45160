export const id = 181;
export const ids = [181];
export const modules = {

/***/ 469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf),
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2722);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);


/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
function readHead(page, keys) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .findBlock */ .P_)(whole) ?? {};
    const words = keys.map(key => key.split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const reading = language && isAsked ? (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlock */ .Gr)(block, language) : undefined;
    const head = Object.fromEntries(reading?.kind === 'mapping' ? values(reading.data, keys) : []);
    const heading = keys.includes('#') ? firstHeading(whole.slice(end)) : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && end > 0 && whole.startsWith('---'))
        head['---'] = 'true';
    return Object.keys(head).length > 0 ? head : undefined;
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function values(data, keys) {
    return keys.flatMap((key) => {
        const value = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .aR)(data, ...key.split('.'));
        const plain = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value);
        if (plain !== undefined)
            return [[key, plain]];
        return Array.isArray(value) ? [[key, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(value).flatMap(each => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(each) ?? [])]] : [];
    });
}
function firstHeading(body) {
    let fence = '';
    for (const line of body.split('\n')) {
        const [, marker = ''] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
        if (fence === '' || marker === fence)
            fence = marker === fence ? '' : marker;
        else
            continue;
        if (/^# /.test(line))
            return line
                .slice(2)
                .replace(/(?:^| )#+ *$/, '')
                .trim();
    }
    return undefined;
}


/***/ }),

/***/ 4181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var inputs_patterns = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/generators/config/globs.js



const options = {
    dot: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    platform: 'linux',
    braceExpandMax: 30,
};
/** More patterns than this are passed over: each is tried on each file. */
const MAX_PATTERNS = 500;
/** Whether a path matches one of these globs, braces included. Those that take forever to match never do. */
function toGlobs(patterns) {
    const matchers = patterns
        .slice(0, MAX_PATTERNS)
        .filter(inputs_patterns/* isMatchable */.ij)
        .map(pattern => new esm/* Minimatch */.VR(pattern.replace(/^\.?\//, ''), options));
    return path => matchers.some(each => each.match(path));
}
/** Whether a path is ignored by lines in the syntax of `.gitignore`. Lines that take forever to match count for nothing. */
function toIgnored(lines) {
    const rules = lines.filter(line => (0,inputs_patterns/* isMatchable */.ij)(line) && !/(?:\*\*.*){4}/.test(line));
    const ignored = ignore({ ignorecase: false }).add(rules.slice(0, MAX_PATTERNS));
    return path => ignored.ignores(path);
}

// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
;// CONCATENATED MODULE: ./lib/generators/config/literals.js


/** Reads JSON, also with comments and commas too many; undefined where it cannot be read. */
async function readJson(source) {
    const program = await parseJson(source ?? '');
    return program && new Reading(program.body, new Map()).exported();
}
/** How far imports of other modules are followed. */
const MAX_DEPTH = 3;
/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader) {
    return (await openModule(path, reader, MAX_DEPTH))?.exported();
}
async function openModule(path, reader, depth) {
    const program = (await reader.data(path, path.endsWith('.json') ? parseJson : parse));
    const imports = new Map();
    for (const node of depth > 0 && program ? program.body : []) {
        if (node.type !== 'ImportDeclaration')
            continue;
        const imported = importedPath(String(node.source.value), path, reader);
        const module = imported === undefined ? undefined : await openModule(imported, reader, depth - 1);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? keyOf(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    return program && new Reading(program.body, imports);
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
    ]);
    try {
        const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
        return Parser.extend(tsPlugin({ jsx: true })).parse(source, options);
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
function parseJson(source) {
    return parse(`export default (${source}\n)`);
}
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js'];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? (0,generators_paths/* join */.fj)((0,generators_paths/* folderOf */.yS)(from), name) : undefined;
    if (path === undefined)
        return undefined;
    const isRead = (each) => files.has(each) && /\.(?:[cm]?[jt]sx?|json)$/.test(each);
    // TypeScript's imports name the file that it is compiled to.
    return EXTENSIONS.flatMap(extension => [path + extension, path.replace(/\.js$/, '') + extension]).find(isRead);
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
/** Evaluates the literal expressions of a module with these statements, in ESTree's form, and imports. */
function literalsIn(body, imports) {
    const reading = new Reading(body, imports);
    return expression => reading.value(expression);
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** Deeper values would overflow the stack. */
const MAX_NESTING = 200;
/** Reads the values of one module. */
class Reading {
    #body;
    #imports;
    #constants = new Map();
    #nodes = 0;
    #nesting = 0;
    constructor(body, imports) {
        this.#body = body;
        this.#imports = imports;
        for (const statement of this.#body) {
            const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
            if (node?.type === 'FunctionDeclaration' && node.id)
                this.#constants.set(node.id.name, node);
            if (node?.type !== 'VariableDeclaration')
                continue;
            for (const { id, init } of node.declarations)
                if (id.type === 'Identifier' && init)
                    this.#constants.set(id.name, init);
        }
    }
    /** The value of the default export, or of `module.exports`. */
    exported() {
        for (const node of this.#body) {
            if (node.type === 'ExportDefaultDeclaration')
                return this.value(node.declaration);
            const { expression } = node.type === 'ExpressionStatement' ? node : {};
            if (expression?.type === 'AssignmentExpression' && isModuleExports(expression.left))
                return this.value(expression.right);
        }
        return undefined;
    }
    /** The value of an expression as far as it is plain; undefined for the rest. */
    value(node) {
        if (++this.#nodes > MAX_NODES || this.#nesting > MAX_NESTING)
            return undefined;
        this.#nesting++;
        const value = this.#valueOf(node);
        this.#nesting--;
        return value;
    }
    #valueOf(node) {
        // A plugin's nodes have types that acorn's own do not know.
        const type = node.type;
        if (/^TS(?:As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(type))
            return this.value(node.expression);
        switch (node.type) {
            case 'Literal':
                return 'regex' in node ? undefined : node.value;
            case 'TemplateLiteral':
                return this.#template(node.quasis.map(({ value }) => value.cooked ?? ''), node.expressions);
            case 'ArrayExpression':
                return node.elements.flatMap(each => (each ? this.#item(each) : []));
            case 'ObjectExpression':
                return this.#object(node.properties);
            case 'Identifier':
                return this.named(node.name);
            case 'MemberExpression':
                return node.computed ? undefined : (0,text_data/* get */.aR)(this.value(node.object), keyOf(node.property) ?? '');
            case 'LogicalExpression':
                return this.value(node.left) ?? this.value(node.right);
            case 'CallExpression':
                return this.#call(node.callee, node.arguments);
            case 'AwaitExpression':
                return this.value(node.argument);
            case 'ArrowFunctionExpression':
            case 'FunctionDeclaration':
            case 'FunctionExpression':
                return this.#returned(node.body);
            default:
                return undefined;
        }
    }
    #template(texts, expressions) {
        const values = expressions.map(each => this.value(each));
        if (values.some(each => typeof each !== 'string' && typeof each !== 'number'))
            return undefined;
        return texts.map((text, index) => text + String(values[index] ?? '')).join('');
    }
    #item(node) {
        if (node.type !== 'SpreadElement')
            return [this.value(node)];
        const value = this.value(node.argument);
        return Array.isArray(value) ? value : [];
    }
    #object(properties) {
        const entries = properties.flatMap((property) => {
            if (property.type === 'SpreadElement')
                return Object.entries(this.value(property.argument) ?? {});
            if (property.type !== 'Property' || property.kind !== 'init')
                return [];
            const key = property.computed ? this.value(property.key) : keyOf(property.key);
            return typeof key === 'string' ? [[key, this.value(property.value)]] : [];
        });
        // As own members, `__proto__` included.
        return Object.fromEntries(entries);
    }
    /** The value of a constant or an import. */
    named(name) {
        const node = this.#constants.get(name);
        if (!node)
            return this.#imports.get(name);
        // A constant that names itself has no value.
        this.#constants.delete(name);
        const value = this.value(node);
        this.#constants.set(name, node);
        return value;
    }
    /** Helpers such as `defineConfig` pass on what they are given; others are known by their names. */
    #call(callee, args) {
        const values = args.flatMap(each => this.#item(each));
        const name = callee.type === 'Identifier' ? callee.name : '';
        if (this.#constants.get(name))
            return this.named(name);
        return /^(?:define|with)[A-Z]/.test(name) || name === '' ? values[0] : new Call(name, values);
    }
    #returned(body) {
        if (body.type !== 'BlockStatement')
            return this.value(body);
        const last = body.body.findLast(each => each.type === 'ReturnStatement');
        return last?.type === 'ReturnStatement' && last.argument ? this.value(last.argument) : undefined;
    }
}
function keyOf(key) {
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : undefined;
}
function isModuleExports(node) {
    if (node.type !== 'MemberExpression')
        return false;
    return keyOf(node.object) === 'module' && keyOf(node.property) === 'exports';
}

;// CONCATENATED MODULE: ./lib/generators/generator.js
/** The settings of a dialect, with nothing where nothing is said. */
function dialectOf(generator, folder, contentFolder, more = {}) {
    const none = { includeFolders: [], aliases: {}, variables: {}, mdx: 'mdx-only', options: {} };
    return { generator, folder, contentFolder, ...none, ...more };
}

;// CONCATENATED MODULE: ./lib/generators/docfx/config.js





const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    async read(path, reader) {
        const data = await reader.data(path, readJson);
        if ((0,text_data/* get */.aR)(data, 'build', 'content') === undefined)
            return undefined;
        const source = reader.files.has(PUBLISHING) ? ((await reader.text(PUBLISHING)) ?? '') : undefined;
        const makesYaml = source?.includes('MAML2Yaml') ?? false;
        return toConfig(path, data, { isLearn: source !== undefined, makesYaml });
    },
    keys: ['ROBOTS', 'robots', 'redirect_url'],
    routes,
};
function toConfig(file, data, publishing) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contents = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'build', 'content')).flatMap(each => {
        const source = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'src')) ?? '.');
        const files = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'files')).map(recursive);
        const excluded = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'exclude')).map(recursive);
        const route = (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'dest')) ?? '');
        return source === undefined ? [] : [{ folder: source, files, excluded, route }];
    });
    return {
        generator: 'docfx',
        file,
        dialect: dialectOf('docfx', folder, contents[0]?.folder ?? folder, { aliases: { '~/': folder } }),
        address: publishing.isLearn ? undefined : (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'build', 'sitemap', 'baseUrl'))),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: { contents, ...publishing },
    };
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
function routes({ options }, files) {
    const find = toFinder(options);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files.filter(each => each.endsWith('.md'))) {
        const content = find(path);
        if (!content)
            continue;
        const inside = path.slice(content.folder.length);
        if (PARTIALS.test(path))
            reasons.set(path, 'is a partial: its folder is "includes"');
        else if (content.isExcluded(inside))
            reasons.set(path, 'is excluded by docfx.json');
        else
            pages.set(path, content.route + routeOf(inside, options));
    }
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map([...pages.keys()].map(path => [path.toLowerCase(), path]));
    const named = (path) => inLowerCase.get(path.toLowerCase());
    const ofLearn = options.isLearn ? { server: LEARN, named } : {};
    return { pages, reasons, hiddenBy, rooted: 'server', ...ofLearn };
}
/** The content that a file is of, by what each includes. */
function toFinder({ contents, makesYaml }) {
    const matchers = contents.map(content => ({
        ...content,
        isIncluded: toGlobs(content.files),
        isExcluded: toGlobs(content.excluded),
    }));
    return (path) => matchers.find(({ folder, isIncluded }) => {
        const inside = path.slice(folder.length);
        const isMeant = isIncluded(inside) || (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')));
        return path.startsWith(folder) && isMeant;
    });
}
function hiddenBy(path, headOf) {
    const { ROBOTS, robots, redirect_url } = headOf(path);
    if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
        return 'front matter says ROBOTS: NOINDEX';
    return redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)';
}
function routeOf(inside, { isLearn }) {
    const stem = (0,generators_paths/* stemOf */.Vc)(inside, ['.md']) ?? inside;
    if (!isLearn)
        return `${stem}.html`;
    const route = stem.toLowerCase();
    return (0,generators_paths/* nameOf */.Vb)(route) === 'index' ? (0,generators_paths/* folderOf */.yS)(route) : route;
}

// EXTERNAL MODULE: ./lib/generators/heads.js
var heads = __webpack_require__(469);
;// CONCATENATED MODULE: ./lib/generators/docusaurus/routes.js



/** What Docusaurus makes of the files below its folders of pages. */
function routes_routes({ options }, files) {
    const pages = new Map();
    const reasons = new Map();
    const contents = options.contents.map(content => ({
        content,
        isIncluded: toGlobs(content.included),
        isExcluded: toGlobs(content.excluded),
    }));
    contents.sort((a, b) => b.content.folder.length - a.content.folder.length);
    for (const path of files) {
        const found = contents.find(({ content }) => path.startsWith(content.folder));
        if (!found || !/\.mdx?$/.test(path))
            continue;
        const inside = path.slice(found.content.folder.length);
        if (!found.isIncluded(inside))
            reasons.set(path, 'is not included by the configuration of Docusaurus');
        else if (found.isExcluded(inside))
            reasons.set(path, 'is excluded by Docusaurus, as names that begin with "_" are');
        else
            pages.set(path, head => withSlash(routes_routeOf(inside, head, found.content), options));
    }
    return {
        pages,
        reasons,
        assets: options.assets,
        named: (path, from) => candidates(path, from, options.contents).find(each => pages.has(each)),
        routeFor: (path, from, route) => localRoute(path, from, route, options),
        toHref: (written, from) => localHref(written, from, options),
        rooted: 'site',
    };
}
function withSlash(route, { trailingSlash }) {
    if (trailingSlash === undefined || route === '')
        return route;
    return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
}
function routes_routeOf(inside, head, content) {
    const slug = (0,heads/* textOf */.b)(head.slug);
    if (content.kind === 'docs')
        return content.route + docRoute(inside, head, slug, content);
    if (content.kind === 'pages')
        return content.route + (slug === undefined ? pageRoute(inside) : clean(slug));
    return content.route + (slug === undefined ? postRoute(inside) : clean(slug));
}
function docRoute(inside, head, slug, { keepsNumbers }) {
    if (slug?.startsWith('/'))
        return clean(slug);
    const isKept = keepsNumbers || head.parse_number_prefixes === 'false';
    const strip = isKept ? (name) => name : withoutNumber;
    const folder = (0,generators_paths/* folderOf */.yS)(inside).split('/').map(strip).join('/');
    const name = (0,generators_paths/* nameOf */.Vb)(inside).replace(/\.mdx?$/, '');
    const parent = (0,generators_paths/* nameOf */.Vb)((0,generators_paths/* folderOf */.yS)(inside).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return folder;
    const last = slug ?? (0,heads/* textOf */.b)(head.id) ?? strip(name);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,generators_paths/* join */.fj)(folder, last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
}
/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name) {
    if (/^\d+[-_.]\d/.test(name))
        return name;
    const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
    return rest ?? name;
}
function postRoute(inside) {
    const stem = inside.replace(/\.mdx?$/, '').replace(/\/index$/, '');
    const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? [];
    if (date === '')
        return stem;
    const at = stem.indexOf(date);
    const rest = stem.slice(at + date.length).replace(/^[-/]/, '');
    return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`);
}
function pageRoute(inside) {
    const stem = inside.replace(/\.mdx?$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'index' ? (0,generators_paths/* folderOf */.yS)(stem) : stem;
}
function clean(route) {
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Links on a translated page stay in its language, whether the page that they lead to is translated or not. */
function localRoute(path, from, route, { contents }) {
    const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale;
    const original = contents.find(content => !content.translates && path.startsWith(content.folder));
    if (locale === undefined || original === undefined)
        return undefined;
    const local = contents.find(each => each.locale === locale && each.translates === original.folder);
    return local && local.route + route.slice(original.route.length);
}
/** On a translated page the site begins where its language does. */
function localHref(written, from, { contents }) {
    const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale;
    const isLocal = locale === undefined || !written.startsWith('/') || written.startsWith(`/${locale}/`);
    return isLocal ? written : `/${locale}${written}`;
}
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function candidates(path, from, contents) {
    const own = contents.find(({ folder }) => from.startsWith(folder));
    const folder = (0,generators_paths/* folderOf */.yS)(from);
    const written = path.startsWith(folder) ? path.slice(folder.length) : undefined;
    const fromRoot = own && written !== undefined ? [own.folder + written] : [];
    const all = [path, ...fromRoot];
    const { translates } = own ?? {};
    if (!own || translates === undefined)
        return all;
    return [...all, ...all.map(each => each.replace(own.folder, translates))];
}

;// CONCATENATED MODULE: ./lib/generators/docusaurus/config.js





const docusaurus = {
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await readModule(path, reader);
        return config_toConfig(path, data, await contentsOf((0,generators_paths/* folderOf */.yS)(path), data, reader));
    },
    keys: ['slug', 'id', 'parse_number_prefixes'],
    routes: routes_routes,
};
function config_toConfig(file, data, contents) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const slash = (0,text_data/* get */.aR)(data, 'trailingSlash');
    const assets = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'staticDirectories') ?? 'static');
    return {
        generator: 'docusaurus',
        file,
        dialect: dialectOf('docusaurus', folder, contents[0]?.folder ?? folder, {
            aliases: { '@site/': folder },
            mdx: ['md', 'detect'].includes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'format')) ?? '') ? 'mdx-only' : 'all',
            options: {
                hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'markdown', 'emoji'), true),
                magicComments: magicCommentsOf((0,text_data/* get */.aR)(data, 'themeConfig', 'prism', 'magicComments')),
            },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseUrl')) ?? ''),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: {
            contents,
            trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            assets: assets.flatMap(each => (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)(each) ?? '') ?? []),
        },
    };
}
/** The words of comments that mark lines of code; undefined where the configuration does not say. */
function magicCommentsOf(all) {
    if (all === undefined)
        return undefined;
    return (0,text_data/* list */.p_)(all).flatMap(each => [(0,text_data/* get */.aR)(each, 'line'), (0,text_data/* get */.aR)(each, 'block', 'start'), (0,text_data/* get */.aR)(each, 'block', 'end')].flatMap(text_data/* texts */.Te));
}
function pluginsOf(data) {
    const presets = (0,text_data/* get */.aR)(data, 'presets');
    const classic = (0,text_data/* list */.p_)(presets).find(each => /(?:^|preset-)classic$/.test((0,text_data/* text */.Qq)((0,text_data/* list */.p_)(each)[0]) ?? ''));
    const options = (0,text_data/* get */.aR)((0,text_data/* list */.p_)(classic), '1');
    // Presets that are no literals are most likely the one that everybody uses.
    const isClassic = classic !== undefined || presets === undefined || (0,text_data/* list */.p_)(presets).some(each => each === undefined);
    const preset = (isClassic ? ['docs', 'blog', 'pages'] : [])
        .map(kind => ({ kind, options: (0,text_data/* get */.aR)(options, kind) }))
        .filter(plugin => plugin.options !== false);
    const others = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, own] = (0,text_data/* list */.p_)(each);
        const kind = /(?:^|plugin-)content-(docs|blog|pages)$/.exec((0,text_data/* text */.Qq)(name) ?? '')?.[1];
        return kind ? [{ kind: kind, options: own }] : [];
    });
    return [...preset, ...others];
}
async function contentsOf(folder, data, reader) {
    const found = [];
    for (const plugin of pluginsOf(data)) {
        const versions = plugin.kind === 'docs' ? await versionsOf(folder, plugin.options, reader) : [CURRENT];
        for (const version of versions)
            found.push(...localised(folder, data, plugin, version));
    }
    const files = [...reader.files];
    const isThere = (own) => files.some(path => path.startsWith(own));
    // A language without translations of its own still shows everything at its addresses.
    return found.filter(({ folder: own, translates }) => isThere(translates ?? own));
}
const CURRENT = { folder: undefined, translations: 'current/', route: '' };
async function versionsOf(folder, options, reader) {
    const id = idOf(options);
    const prefix = id === undefined ? '' : `${id}_`;
    const source = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'disableVersioning'), false)
        ? undefined
        : await reader.text(`${folder}${prefix}versions.json`);
    const names = (0,text_data/* texts */.Te)(await readJson(source));
    const last = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'lastVersion')) ?? names[0] ?? 'current';
    const routeOf = (name, byDefault) => (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'versions', name, 'path')) ?? (name === last ? '' : byDefault));
    const only = (0,text_data/* get */.aR)(options, 'onlyIncludeVersions');
    const isShown = (name) => (only === undefined ? true : (0,text_data/* texts */.Te)(only).includes(name));
    const hasCurrent = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'includeCurrentVersion'), true) && isShown('current');
    return [
        ...(hasCurrent ? [{ ...CURRENT, route: routeOf('current', 'next') }] : []),
        ...names.filter(isShown).map(name => ({
            folder: `${prefix}versioned_docs/version-${name}/`,
            translations: `version-${name}/`,
            route: routeOf(name, name),
        })),
    ];
}
function idOf(options) {
    const id = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'id'));
    return id === 'default' ? undefined : id;
}
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' };
/** The folders of a version's pages in each language: the default one's own, and the translations. */
function localised(folder, data, { kind, options }, version) {
    const own = (0,generators_paths/* joinFolder */.nn)(folder, version.folder ?? (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'path')) ?? FOLDERS[kind]);
    if (own === undefined)
        return [];
    const route = (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'routeBasePath')) ?? ROUTES[kind]) + version.route;
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'defaultLocale'));
    const id = idOf(options);
    const name = `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`;
    const content = {
        kind,
        included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'include') ?? INCLUDED[kind]),
        excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'exclude') ?? EXCLUDED),
        keepsNumbers: (0,text_data/* get */.aR)(options, 'numberPrefixParser') === false,
    };
    const others = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    return [
        { ...content, folder: own, route },
        ...others.map(locale => ({
            ...content,
            folder: `${folder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'path')) ?? 'i18n'}/${locale}/${name}/${kind === 'docs' ? version.translations : ''}`,
            route: (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'localeConfigs', locale, 'path')) ?? locale) + route,
            translates: own,
            locale,
        })),
    ];
}
const INCLUDED = {
    docs: '**/*.{md,mdx}',
    blog: '**/*.{md,mdx}',
    pages: '**/*.{js,jsx,ts,tsx,md,mdx}',
};
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

;// CONCATENATED MODULE: ./lib/generators/config/summary.js

/** The files that the links of a `SUMMARY.md` name; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)];
    return links.flatMap(([, quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        return path === '' ? [] : ((0,generators_paths/* join */.fj)(folder, (0,generators_paths/* percentDecoded */.oF)(path)) ?? []);
    });
}

;// CONCATENATED MODULE: ./lib/generators/gitbook/config.js




const gitbook = {
    isWide: true,
    partials: /(?:^|\/)\.gitbook\/includes\//,
    async read(path, reader) {
        const isSummary = (0,generators_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,generators_paths/* folderOf */.yS)(path);
        if (isSummary && ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, text_data/* readYaml */.gM);
        const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return {
            generator: 'gitbook',
            file: path,
            dialect: dialectOf('gitbook', folder, contentFolder, {
                includeFolders: [`${contentFolder}.gitbook/includes/`],
            }),
            address: undefined,
            roots: [{ folder: contentFolder, route: '' }],
            options: {
                home: (0,generators_paths/* join */.fj)(contentFolder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
                chapters: summary === undefined ? undefined : chaptersOf(summary, contentFolder),
            },
        };
    },
    routes: config_routes,
};
function config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = options.chapters && new Set(options.chapters);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files.filter(each => each.startsWith(contentFolder) && each.endsWith('.md'))) {
        const inside = path.slice(contentFolder.length);
        const isShown = path === options.home || chapters?.has(path) || (!chapters && !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside));
        if (!isShown)
            reasons.set(path, 'is not in SUMMARY.md');
        else
            pages.set(path, path === options.home ? '' : config_routeOf(inside));
    }
    return { pages, reasons, rooted: 'site' };
}
function config_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'README' ? (0,generators_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem;
}

;// CONCATENATED MODULE: ./lib/generators/hugo/routes.js



/** A source may be named from the page's folder or from the root of the pages, and a folder for the page in it. */
function routes_candidates(path, from, roots) {
    const folder = (0,generators_paths/* folderOf */.yS)(from);
    const root = roots.find(each => from.startsWith(each.folder))?.folder ?? '';
    const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])];
    return paths.flatMap(each => [each, ...['/index.md', '/_index.md'].map(end => each.replace(/\.md$/, end))]);
}
const extensions = ['.md', '.markdown', '.mdown'];
/** What Hugo makes of the files below its content. */
function hugo_routes_routes(config, files) {
    const { options } = config;
    const pages = new Map();
    const reasons = new Map();
    const isBundled = toBundled(files);
    const all = new Set(files);
    const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = roots.find(({ folder }) => path.startsWith(folder));
        const stem = root && (0,generators_paths/* stemOf */.Vc)(path.slice(root.folder.length), extensions);
        if (!root || stem === undefined)
            continue;
        const { name, prefix } = languageOf(stem, root, options);
        if (isBundled(path) && !(0,generators_paths/* nameOf */.Vb)(stem).startsWith('_index'))
            reasons.set(path, 'is a resource of the page bundle that it is in');
        else
            pages.set(path, head => hugo_routes_routeOf(name.replaceAll(' ', '-'), prefix, head, options));
    }
    const named = (path, from) => routes_candidates(path, from, roots).find(each => pages.has(each));
    return {
        pages,
        reasons,
        assets: options.assets,
        named,
        hiddenBy: toHiddenBy(all),
        hasCascades: true,
        rooted: 'server',
    };
}
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function languageOf(stem, root, { languages, prefixes }) {
    const end = stem.lastIndexOf('.');
    const index = languages.indexOf(stem.slice(end + 1).toLowerCase());
    if (end <= stem.lastIndexOf('/') || index < 0)
        return { name: stem, prefix: root.route };
    return { name: stem.slice(0, end), prefix: prefixes[index] ?? '' };
}
/** Whether a page's head, or the cascade of a section above it, says that the page is not rendered. */
function toHiddenBy(files) {
    return (path, headOf) => {
        const head = headOf(path);
        if ((0,text_data/* flag */.Jt)(head.headless, false))
            return 'is headless';
        const render = head['build.render'] ?? head['_build.render'];
        const isNever = render === 'never' || render === 'false';
        const isHidden = isNever || (render === undefined && sectionsOf(path, files).some(each => hidesBelow(headOf(each))));
        return isHidden ? 'is not rendered (build.render)' : undefined;
    };
}
const hidesBelow = (head) => (head['cascade.build.render'] ?? head['cascade._build.render']) === 'never';
/** The pages of the sections that a page is in. */
function sectionsOf(path, files) {
    const sections = [];
    for (let folder = (0,generators_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,generators_paths/* folderOf */.yS)(folder.slice(0, -1)))
        sections.push(...['_index.md', '_index.markdown'].map(name => folder + name));
    return sections.filter(each => files.has(each));
}
function isBelow(path, folders) {
    for (let folder = (0,generators_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,generators_paths/* folderOf */.yS)(folder.slice(0, -1)))
        if (folders.has(folder))
            return true;
    return false;
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(generators_paths/* folderOf */.yS));
    return path => {
        const own = (0,generators_paths/* folderOf */.yS)(path);
        const isIndex = (0,generators_paths/* nameOf */.Vb)(path).startsWith('index.');
        return isBelow(isIndex ? own.slice(0, -1) : path, bundles);
    };
}
function hugo_routes_routeOf(name, prefix, head, options) {
    const url = (0,heads/* textOf */.b)(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,generators_paths/* nameOf */.Vb)(name);
    const folder = (0,generators_paths/* folderOf */.yS)(name);
    if (last === '_index')
        return prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : '');
    const path = last === 'index' ? folder.slice(0, -1) : name;
    const route = byPermalink(path, head, options) ?? bySlug(path, head);
    return prefix + withEnd(sanitized(route, options), options);
}
function withEnd(route, { isUgly }) {
    if (route === '' || route.endsWith('/'))
        return route;
    return isUgly ? `${route}.html` : `${route}/`;
}
function bySlug(path, head) {
    const slug = (0,heads/* textOf */.b)(head.slug);
    return slug === undefined ? path : (0,generators_paths/* folderOf */.yS)(path) + slug;
}
/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(path, head, { permalinks }) {
    const [section = ''] = path.includes('/') ? path.split('/') : [''];
    const pattern = permalinks.find(([name]) => name.replaceAll('/', '') === section.toLowerCase())?.[1];
    if (pattern === undefined)
        return undefined;
    const parts = partsOf(path, section, head);
    const isKnown = [...pattern.matchAll(TOKEN)].every(([, token = '']) => parts[token] !== undefined);
    if (!isKnown)
        return undefined;
    const route = pattern.replace(TOKEN, (_, token) => parts[token] ?? '').replace(/\/{2,}/g, '/');
    return route.replace(/^\//, '');
}
const TOKEN = /:(\w+)/g;
function partsOf(path, section, head) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec((0,heads/* textOf */.b)(head.date) ?? '') ?? [];
    const name = (0,generators_paths/* nameOf */.Vb)(path);
    const title = (0,heads/* textOf */.b)(head.title) ?? name;
    const slug = (0,heads/* textOf */.b)(head.slug);
    return {
        year,
        month,
        day,
        section,
        sections: (0,generators_paths/* folderOf */.yS)(path).replace(/\/$/, ''),
        title,
        slug: slug ?? title,
        filename: name,
        contentbasename: name,
        slugorfilename: slug ?? name,
        slugorcontentbasename: slug ?? name,
    };
}
/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route, { keepsCase }) {
    const safe = route
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
        .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run));
    return keepsCase ? safe : safe.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/generators/hugo/config.js





const hugo = {
    async read(path, reader) {
        const own = (0,generators_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULTS);
        if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own))
            return undefined;
        const data = isSplit ? await readFolder(own, reader) : await readData(path, reader);
        if ((0,generators_paths/* nameOf */.Vb)(path).startsWith('config') &&
            !['baseurl', 'theme', 'module'].some(key => (0,text_data/* get */.aR)(data, key) !== undefined))
            return undefined;
        const config = hugo_config_toConfig(path, isSplit ? own.slice(0, -DEFAULTS.length) : own, data);
        return config.roots.some(({ folder }) => [...reader.files].some(each => each.startsWith(folder)))
            ? config
            : undefined;
    },
    keys: [
        ...['url', 'slug', 'date', 'title', 'headless'],
        ...['build.render', '_build.render', 'cascade.build.render', 'cascade._build.render'],
    ],
    routes: hugo_routes_routes,
};
const DEFAULTS = 'config/_default/';
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const parse = path.endsWith('.toml') ? text_data/* readToml */.D7 : path.endsWith('.json') ? readJson : text_data/* readYaml */.gM;
    return inLowerCase(await reader.data(path, parse));
}
function inLowerCase(value) {
    if (Array.isArray(value))
        return value.map(inLowerCase);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inLowerCase(inner)]));
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const names = [...reader.files].filter(path => (0,generators_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const entries = [];
    for (const path of names) {
        const [key = '', inner = ''] = (0,generators_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const data = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            entries.push(...(0,text_data/* members */.ol)(data));
        else if ((0,generators_paths/* nameOf */.Vb)(path).split('.').length === 2)
            entries.push([key, data]);
        else if (key === 'languages')
            entries.push([
                'languages',
                { ...Object.fromEntries((0,text_data/* members */.ol)(Object.fromEntries(entries).languages)), [inner]: data },
            ]);
    }
    return Object.fromEntries(entries);
}
function hugo_config_toConfig(file, folder, data) {
    const languages = languagesOf(data);
    const roots = rootsOf(folder, data, languages);
    return {
        generator: 'hugo',
        file,
        dialect: dialectOf('hugo', folder, roots[0]?.folder ?? folder, {
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'params')),
            options: { hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'enableemoji'), false) },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl'))),
        roots,
        options: {
            languages: languages.map(language => language.name),
            prefixes: languages.map(language => language.prefix),
            keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'disablepathtolower'), false),
            isUgly: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'uglyurls'), false),
            permalinks: permalinksOf((0,text_data/* get */.aR)(data, 'permalinks')),
            assets: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'staticdir') ?? 'static').flatMap(each => (0,generators_paths/* joinFolder */.nn)(folder, each) ?? []),
        },
    };
}
function languagesOf(data) {
    const byDefault = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'disabled'), false));
    if (named.length < 2)
        return [{ name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] }];
    return named.map(([name, options]) => ({
        name,
        prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
        options,
    }));
}
/** The folders of the content: each language's own, those that are mounted, and the one for all. */
function rootsOf(folder, data, languages) {
    const own = languages.flatMap(({ prefix, options }) => {
        const path = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'contentdir'));
        const contentFolder = path === undefined ? undefined : (0,generators_paths/* joinFolder */.nn)(folder, path);
        return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }];
    });
    const mounts = mountsOf(data, folder, languages);
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    const content = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'contentdir')) ?? 'content') ?? folder;
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en';
    const route = languages.find(({ name }) => name === byDefault)?.prefix ?? '';
    return [...own, { folder: content, route }];
}
/** Folders that `module.mounts` puts below the content. */
function mountsOf(data, folder, languages) {
    return (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const target = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'target')) ?? '';
        const source = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'source')) ?? '');
        const [name] = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'lang') ?? (0,text_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        if (source === undefined || !/^content(?:\/|$)/.test(target))
            return [];
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return [{ folder: source, route: prefix + ((0,generators_paths/* joinFolder */.nn)('', target.slice('content'.length)) ?? '') }];
    });
}
/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value) {
    const pages = (0,text_data/* get */.aR)(value, 'page');
    const all = [...(0,text_data/* members */.ol)(typeof pages === 'object' ? pages : {}), ...(0,text_data/* members */.ol)(value)];
    return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []));
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/routes.js



const routes_extensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const STYLES = {
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
};
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
/** What Jekyll makes of the files below its source. */
function jekyll_routes_routes({ dialect: { contentFolder }, options }, files) {
    const isExcluded = toExcluded(options);
    const all = new Set(files);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        const collection = collectionOf(inside, options);
        const reason = isExcluded(inside, collection) ?? (isUndated(stem, collection) ? UNDATED : undefined);
        if (reason !== undefined)
            reasons.set(path, reason);
        else
            pages.set(path, head => jekyll_routes_routeOf(stem, head, collection, options));
    }
    const hiddenBy = (path, headOf) => {
        const inside = path.slice(contentFolder.length);
        const has = (each) => all.has(contentFolder + each);
        return whyNone((0,generators_paths/* stemOf */.Vc)(inside, routes_extensions) ?? inside, headOf(path), collectionOf(inside, options), options, has);
    };
    return { pages, reasons, hiddenBy, rooted: 'server' };
}
const UNDATED = 'is a post whose name has no date';
function isUndated(stem, collection) {
    return collection?.name === 'posts' && !POST.test((0,generators_paths/* nameOf */.Vb)(stem));
}
function collectionOf(inside, { collections }) {
    return collections.find(({ name, folder }) => name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder));
}
function toExcluded({ excluded, included, collections }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...routes_DEFAULTS].map(each => each.replace(/\/$/, ''));
    const isListed = toGlobs(patterns.flatMap(each => [each, `${each}/**`, ...(each.startsWith('*') ? [`**/${each}`] : [])]));
    const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]));
    return (inside, collection) => {
        if (collection?.isShown === false)
            return `is in the collection "${collection.name}", which is not put out`;
        if (isIncluded(inside))
            return undefined;
        if (isListed(inside))
            return 'is excluded by _config.yml';
        const own = collection && collections.length > 0 ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        return /(?:^|\/)[._#~]/.test(own) ? 'is in a folder, or has a name, that Jekyll passes over' : undefined;
    };
}
const routes_DEFAULTS = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby'];
function whyNone(stem, head, collection, { takesAll, takesReadme, defaults }, has) {
    const isHidden = defaults.some(each => each.isHidden && applies(each, stem, collection));
    if (head.published === 'false' || (head.published === undefined && isHidden))
        return 'says `published: false`';
    if (head['---'] !== undefined)
        return undefined;
    const name = (0,generators_paths/* nameOf */.Vb)(stem);
    if (takesReadme &&
        /^readme$/i.test(name) &&
        !['index.md', 'index.html'].some(each => has((0,generators_paths/* folderOf */.yS)(stem) + each)))
        return undefined;
    const isTaken = takesAll && collection === undefined && !NOT_TAKEN.test(name);
    return isTaken ? undefined : 'has no front matter, so that Jekyll copies it as it is';
}
const POST = /^(\d{2,4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function applies({ path, type }, stem, collection) {
    const isBelow = path === '' ||
        `${stem}/`.startsWith(`${path}/`) ||
        (path.includes('*') && toGlobs([path, `${path}/**`])(stem));
    return isBelow && (type === undefined || type === (collection?.name ?? 'pages'));
}
function jekyll_routes_routeOf(stem, head, collection, options) {
    const set = options.defaults.filter(each => each.permalink !== undefined && applies(each, stem, collection));
    const longest = set.sort((a, b) => b.path.length - a.path.length)[0];
    const own = (0,heads/* textOf */.b)(head.permalink) ?? longest?.permalink ?? collection?.permalink;
    const template = own ?? (collection ? styleOf(options.permalink, collection) : pageStyle(stem, options));
    const parts = collection
        ? routes_partsOf(stem, head, collection)
        : { path: (0,generators_paths/* folderOf */.yS)(stem), basename: (0,generators_paths/* nameOf */.Vb)(stem), output_ext: '.html' };
    const route = (STYLES[template] ?? template).replace(/:(\w+)/g, (whole, name) => parts[name] ?? whole);
    return route
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
/** The template of the configuration for what is dated, and for other collections. */
function styleOf(style, { name }) {
    if (name === 'posts')
        return STYLES[style] ?? style;
    if (style === 'pretty' || (STYLES[style] === undefined && style.endsWith('/')))
        return '/:collection/:path/';
    const hasExtension = STYLES[style] !== undefined || style.endsWith(':output_ext');
    return hasExtension ? '/:collection/:path:output_ext' : '/:collection/:path';
}
function pageStyle(stem, { permalink, takesReadme }) {
    const name = (0,generators_paths/* nameOf */.Vb)(stem);
    if (name === 'index' || (takesReadme && /^readme$/i.test(name)))
        return '/:path/';
    if (permalink === 'pretty' || (STYLES[permalink] === undefined && permalink.endsWith('/')))
        return '/:path/:basename/';
    const hasExtension = STYLES[permalink] !== undefined || permalink.endsWith(':output_ext');
    return `/:path/:basename${hasExtension ? ':output_ext' : ''}`;
}
function routes_partsOf(stem, head, { name, folder }) {
    const isPost = name === 'posts';
    const inside = isPost ? stem : stem.slice(folder.length);
    const [, ...dated] = POST.exec((0,generators_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec((0,heads/* textOf */.b)(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = dated[3] ?? (0,generators_paths/* nameOf */.Vb)(stem);
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    const own = [head.categories ?? head.category ?? []]
        .flat()
        .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')));
    return {
        year: year.length === 2 ? `20${year}` : year,
        month: month.padStart(2, '0'),
        day: day.padStart(2, '0'),
        title: slug((0,heads/* textOf */.b)(head.slug) ?? title),
        slug: slug((0,heads/* textOf */.b)(head.slug) ?? title),
        name: slug((0,generators_paths/* nameOf */.Vb)(stem)),
        categories: [
            ...new Set([...above, ...own].filter(each => each !== '').map(each => each.toLowerCase())),
        ].join('/'),
        collection: name,
        path: inside,
        output_ext: '.html',
    };
}
/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
        .replace(/^-|-$/g, '');
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/config.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isWide: true,
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,generators_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        const isOfPages = await usesGitHubPages(folder, reader);
        return data === undefined ? undefined : jekyll_config_toConfig(path, data, isOfPages);
    },
    keys: ['permalink', 'slug', 'categories', 'category', 'published', 'date', '---'],
    routes: jekyll_routes_routes,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const lines = path === undefined ? [] : ((await reader.text(path)) ?? '').split('\n');
    return path === undefined || lines.some(line => /["']github-pages["']/.test(line) && !/^\s*#/.test(line));
}
function jekyll_config_toConfig(file, data, isOfPages) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
    const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
    return {
        generator: 'jekyll',
        file,
        dialect: dialectOf('jekyll', folder, contentFolder, {
            includeFolders: [`${contentFolder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`],
            variables: (0,text_data/* plainMembers */.IE)(data, 'site.'),
            options: { hasEmoji: isOfPages || plugins.includes('jemoji') },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'permalink')) ?? 'date',
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'exclude')),
            included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'include')),
            collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'collections_dir'))),
            defaults: (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'defaults')).map(each => ({
                path: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'path')) ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
                type: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'type')),
                permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'values', 'permalink')),
                isHidden: !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'values', 'published'), true),
            })),
            takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
            takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
        },
    };
}
function collectionsOf(value, parent) {
    const named = Array.isArray(value)
        ? (0,text_data/* texts */.Te)(value).map((name) => [name, {}])
        : (0,text_data/* members */.ol)(value);
    const prefix = parent === undefined ? '' : `${parent.replace(/^\/+|(?<!\/)\/+$/g, '')}/`;
    return [...named.filter(([name]) => name !== 'posts'), ['posts', (0,text_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        folder: `${prefix}_${name}/`,
        isShown: name === 'posts' || (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'permalink')),
    }));
}

;// CONCATENATED MODULE: ./lib/generators/mdbook/config.js




const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readToml */.D7);
        const contentFolder = (0,generators_paths/* joinFolder */.nn)((0,generators_paths/* folderOf */.yS)(path), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,text_data/* get */.aR)(data, 'output', 'html');
        const host = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'cname'));
        return {
            generator: 'mdbook',
            file: path,
            dialect: dialectOf('mdbook', (0,generators_paths/* folderOf */.yS)(path), contentFolder, {
                options: { hiddenPrefixes: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(html, 'code', 'hidelines')) },
            }),
            address: host ? (0,generators_paths/* toAddress */.ch)(`https://${host}`, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'site-url')) ?? '') : undefined,
            roots: [{ folder: contentFolder, route: '' }],
            options: { chapters: chaptersOf(summary, contentFolder) },
        };
    },
    routes: mdbook_config_routes,
};
function mdbook_config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = new Set(options.chapters);
    const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder));
    const others = files.filter(path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path));
    return {
        pages: new Map(listed.map(path => [path, mdbook_config_routeOf(path.slice(contentFolder.length))])),
        reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
        rooted: 'server',
    };
}
function mdbook_config_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'README' ? `${(0,generators_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/config.js





const mintlify = {
    partials: /(?:^|\/)snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, readJson);
        const isOwn = (0,text_data/* get */.aR)(data, 'navigation') !== undefined && OWN_KEYS.some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const folder = (0,generators_paths/* folderOf */.yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        return {
            generator: 'mintlify',
            file: path,
            dialect: dialectOf('mintlify', folder, folder, {
                mdx: 'all',
                includeFolders: [`${folder}snippets/`],
                aliases: { '/': folder },
                variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'variables')),
            }),
            address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
            roots: [{ folder, route: '' }],
            options: { ignored: ignored.split('\n') },
        };
    },
    routes: mintlify_config_routes,
};
/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon'];
/** What is never a page, and the parts of others. */
const IGNORED = [
    '/snippets/',
    '.*',
    'node_modules',
    'README.md',
    'LICENSE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
];
function mintlify_config_routes({ dialect: { folder }, options }, files) {
    const isIgnored = toIgnored([...IGNORED, ...options.ignored]);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(folder.length);
        const stem = path.startsWith(folder) ? (0,generators_paths/* stemOf */.Vc)(inside, ['.mdx', '.md']) : undefined;
        if (stem === undefined)
            continue;
        if (isIgnored(inside))
            reasons.set(path, 'is a snippet, or is ignored by Mintlify (.mintignore)');
        else
            pages.set(path, (0,generators_paths/* nameOf */.Vb)(stem) === 'index' ? (0,generators_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem);
    }
    return {
        pages,
        reasons,
        rooted: 'site',
    };
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/routes.js



const mkdocs_routes_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** What MkDocs makes of the files below its `docs_dir`. */
function mkdocs_routes_routes({ dialect: { contentFolder }, options }, files) {
    const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded]);
    const isDraft = toIgnored(options.drafts);
    const pages = new Map();
    const reasons = new Map();
    const all = new Set(files);
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, mkdocs_routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by MkDocs (exclude_docs, templates and hidden files)');
        else if (isDraft(inside))
            reasons.set(path, 'is excluded by draft_docs');
        else if ((0,generators_paths/* nameOf */.Vb)(stem) === 'README' && all.has(`${contentFolder}${(0,generators_paths/* folderOf */.yS)(stem)}index.md`))
            reasons.set(path, 'gives way to the index.md beside it');
        else
            pages.set(path, mkdocs_routes_routeOf(stem, options));
    }
    const named = (path, from) => variantOf(path, from, options.languages, pages);
    return { pages, reasons, named, rooted: 'server' };
}
/** `page.md` on a French page is `page.fr.md` where translations stand beside each other. */
function variantOf(path, from, languages, pages) {
    const stem = (0,generators_paths/* stemOf */.Vc)(path, mkdocs_routes_extensions);
    if (!languages || languages.isByFolder || stem === undefined)
        return undefined;
    const own = languages.locales.find(locale => from.endsWith(`.${locale}.md`));
    return [own, languages.byDefault].map(locale => `${stem}.${locale}.md`).find(each => pages.has(each));
}
function mkdocs_routes_routeOf(stem, options) {
    const { blog, languages } = options;
    if (blog && stem.startsWith(blog.posts))
        return head => toRoute(postStem(stem, head, blog), options);
    return toRoute(languages ? routes_localised(stem, languages) : stem, options);
}
/** The address of what is at a path without its extension. */
function toRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,generators_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,generators_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,generators_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
function routes_localised(stem, { isByFolder, locales, byDefault }) {
    const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.');
    const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1);
    if (end < 0 || !locales.includes(locale))
        return stem;
    const rest = isByFolder ? stem.slice(end + 1) : stem.slice(0, end);
    return locale === byDefault ? rest : `${locale}/${rest}`;
}
function postStem(stem, head, { folder, format, dateFormat }) {
    const date = (0,heads/* textOf */.b)(head['date.created']) ?? (0,heads/* textOf */.b)(head.date) ?? '';
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? [];
    const parts = {
        date: dateFormat
            .replace(/y+/, year)
            .replace(/M+/, letters => month.padStart(2, '0').slice(-letters.length))
            .replace(/d+/, letters => day.padStart(2, '0').slice(-letters.length)),
        slug: (0,heads/* textOf */.b)(head.slug) ?? slugOf((0,heads/* textOf */.b)(head.title) ?? (0,heads/* textOf */.b)(head['#']) ?? (0,generators_paths/* nameOf */.Vb)(stem)),
        file: (0,generators_paths/* nameOf */.Vb)(stem),
        categories: slugOf([head.categories ?? []].flat()[0] ?? ''),
    };
    return ((0,generators_paths/* join */.fj)(folder, format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? '')) ?? stem);
}
/** As pymdownx does by `slugify(case="lower")`. */
function slugOf(title) {
    const words = title
        .normalize('NFC')
        .replace(/<[^<>]*>/g, '')
        .trim()
        .toLowerCase();
    return words.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/config.js




/** MkDocs, with Material's and other common plugins, and Zensical, which reads the same settings. */
const mkdocs = {
    async read(path, reader) {
        const data = await readConfig(path, reader);
        return data === undefined ? undefined : mkdocs_config_toConfig(path, data);
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes: mkdocs_routes_routes,
};
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,text_data/* get */.aR)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0 ? undefined : (0,generators_paths/* join */.fj)((0,generators_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above) {
    const [inner, outer] = [(0,text_data/* members */.ol)(below), (0,text_data/* members */.ol)(above)];
    if (inner.length === 0 || outer.length === 0)
        return above;
    const added = outer.map(([key, value]) => [key, merged((0,text_data/* get */.aR)(below, key), value)]);
    return Object.fromEntries([...inner, ...added]);
}
function mkdocs_config_toConfig(file, data) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'docs_dir')) ?? 'docs');
    if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
        return undefined;
    const plugins = toPlugins((0,text_data/* get */.aR)(data, 'plugins'));
    const extensions = toPlugins((0,text_data/* get */.aR)(data, 'markdown_extensions'));
    const snippets = extensions.get('pymdownx.snippets');
    const macros = plugins.get('macros');
    const hasVariables = plugins.has('macros') || plugins.has('markdownextradata');
    return {
        generator: 'mkdocs',
        file,
        dialect: dialectOf('mkdocs', folder, contentFolder, {
            includeFolders: [
                ...snippetFolders(snippets, folder, contentFolder),
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(macros, 'include_dir')).flatMap(path => (0,generators_paths/* joinFolder */.nn)(folder, path) ?? []),
            ],
            variables: hasVariables ? (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'extra')) : {},
            options: {
                appended: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'auto_append')),
                hasEmoji: extensions.has('pymdownx.emoji'),
            },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site_url'))),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'use_directory_urls'), true),
            excluded: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'exclude_docs')) ?? '').split('\n'),
            drafts: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'draft_docs')) ?? '').split('\n'),
            languages: toLanguages(plugins.get('i18n')),
            blog: toBlog(plugins),
        },
    };
}
/** Names and options, as a list or as a mapping. */
function toPlugins(value) {
    const entries = (0,text_data/* members */.ol)(value).concat((Array.isArray(value) ? value : []).flatMap(each => (typeof each === 'string' ? [[each, {}]] : (0,text_data/* members */.ol)(each))));
    return new Map(entries.filter(([, options]) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'enabled'), true)));
}
function snippetFolders(options, folder, contentFolder) {
    const base = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'base_path'));
    return (base.length > 0 ? base : ['.']).flatMap(path => {
        const isOfDocs = path.startsWith('$docs_dir');
        return (0,generators_paths/* joinFolder */.nn)(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.')) ?? [];
    });
}
function toLanguages(options) {
    const languages = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(options, 'languages')).filter(each => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'build'), true));
    const locales = languages.flatMap(each => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'locale')) ?? []);
    if (locales.length === 0)
        return undefined;
    const byDefault = languages.find(each => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'default'), false));
    return {
        isByFolder: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'docs_structure')) === 'folder',
        locales,
        byDefault: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(byDefault, 'locale')) ?? locales[0] ?? '',
        fallsBack: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'fallback_to_default'), true),
    };
}
function toBlog(plugins) {
    const name = ['blog', 'material/blog'].find(each => plugins.has(each));
    if (name === undefined)
        return undefined;
    const options = plugins.get(name);
    const folder = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'blog_dir')) ?? 'blog').replace(/^\.?\/?/, '');
    const posts = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_dir')) ?? '{blog}/posts';
    return {
        folder: (0,generators_paths/* joinFolder */.nn)('', folder) ?? '',
        posts: (0,generators_paths/* joinFolder */.nn)('', posts.replace('{blog}', folder)) ?? '',
        format: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_url_format')) ?? '{date}/{slug}',
        dateFormat: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_url_date_format')) ?? 'yyyy/MM/dd',
    };
}

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
;// CONCATENATED MODULE: ./lib/generators/starlight/config.js






const config_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx'];
/** Astro with Starlight. */
const starlight = {
    partials: /(?:^|\/)_[^/]*$/,
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        return starlight_config_toConfig(path, await readModule(path, reader), await aliasesOf((0,generators_paths/* folderOf */.yS)(path), reader));
    },
    keys: ['slug'],
    routes: starlight_config_routes,
};
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,text_data/* get */.aR)(await readJson(await reader.text(`${folder}tsconfig.json`)), 'compilerOptions');
    const base = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const found = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'paths')).flatMap(([name, paths]) => {
        const [path = ''] = (0,text_data/* texts */.Te)(paths);
        const target = /\/\*$/.test(name) && path.endsWith('/*') ? (0,generators_paths/* joinFolder */.nn)(base, path.slice(0, -1)) : undefined;
        return target === undefined ? [] : [[name.slice(0, -1), target]];
    });
    return Object.fromEntries(found);
}
function starlight_config_toConfig(file, data, named) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const sources = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
    const contentFolder = `${sources}content/docs/`;
    const isFile = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'build', 'format')) === 'file';
    return {
        generator: 'starlight',
        file,
        dialect: dialectOf('starlight', folder, contentFolder, {
            aliases: { '@/': sources, '~/': sources, ...named },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [
            { folder: contentFolder, route: '' },
            { folder: `${sources}pages/`, route: '' },
        ],
        options: {
            sources,
            locales: localesOf(data),
            end: isFile ? '.html' : (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'trailingSlash')) === 'never' ? '' : '/',
        },
    };
}
function localesOf(data) {
    const call = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'integrations')).find(each => each instanceof Call && each.name === 'starlight');
    const options = call instanceof Call ? call.args[0] : undefined;
    const names = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'locales')).map(([name]) => name);
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'defaultLocale')) ?? (names.includes('root') ? 'root' : names[0]);
    return names
        .sort((a, b) => Number(b === byDefault) - Number(a === byDefault))
        .map(name => (name === 'root' ? '' : name));
}
function starlight_config_routes({ options, dialect }, files) {
    const { contentFolder, folder } = dialect;
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const own = ownRoute(path, options);
        if (own !== undefined && /\.mdx?$/.test(path))
            pages.set(path, own);
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, config_extensions) : undefined;
        if (stem === undefined || /(?:^|\/)\./.test(inside))
            continue;
        if ((0,generators_paths/* nameOf */.Vb)(inside).startsWith('_'))
            reasons.set(path, 'is a partial: its name begins with "_"');
        else if ((0,generators_paths/* nameOf */.Vb)(stem) === '404')
            reasons.set(path, 'is what readers see where there is no page');
        else
            pages.set(path, head => config_withEnd(config_slugOf(stem, head), options));
    }
    return { pages, reasons, assets: [`${folder}public/`], rooted: 'server' };
}
/** The route of a page of Astro itself. */
function ownRoute(path, options) {
    const folder = `${options.sources}pages/`;
    const stem = path.startsWith(folder) ? (0,generators_paths/* stemOf */.Vc)(path, ['.md', '.mdx', '.astro', '.html']) : undefined;
    const inside = stem?.slice(folder.length);
    if (inside === undefined || /(?:^|\/)_|\[/.test(inside))
        return undefined;
    return config_withEnd(inside.replace(/(?:^|\/)index$/, ''), options);
}
function config_slugOf(stem, head) {
    const route = (0,heads/* textOf */.b)(head.slug) ??
        stem
            .split('/')
            .map(name => (0,github_slugger/* slug */.y)(name))
            .join('/');
    return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}
function config_withEnd(route, { end }) {
    return route === '' ? '' : route + end;
}

;// CONCATENATED MODULE: ./lib/generators/vitepress/config.js





const vitepress = {
    read: async (path, reader) => vitepress_config_toConfig(path, await readModule(path, reader)),
    routes: vitepress_config_routes,
};
function vitepress_config_toConfig(file, data) {
    const folder = file.slice(0, file.lastIndexOf('.vitepress/'));
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
    return {
        generator: 'vitepress',
        file,
        dialect: dialectOf('vitepress', folder, contentFolder, {
            aliases: { '@/': contentFolder },
        }),
        address: addressOf((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'sitemap', 'hostname')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasCleanAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'cleanUrls'), false),
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'srcExclude')),
            rewrites: (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'rewrites')).flatMap(([from, to]) => typeof to === 'string' ? [[from, to]] : []),
        },
    };
}
/** The sitemap's host may have the base in it already. */
function addressOf(host, base) {
    const address = (0,generators_paths/* toAddress */.ch)(host);
    return address?.endsWith(`/${(0,generators_paths/* toRoute */.P7)(base)}`) ? address : (0,generators_paths/* toAddress */.ch)(host, base);
}
function vitepress_config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const isExcluded = toGlobs(['**/node_modules/**', '**/dist/**', ...options.excluded]);
    const rewrite = toRewrite(options.rewrites);
    const pages = new Map();
    const reasons = new Map();
    /** Links may name a page by the path that it is rewritten to. */
    const sources = new Map();
    for (const path of files) {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            continue;
        const inside = path.slice(contentFolder.length);
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by srcExclude');
        else if (/\[\w+\]/.test(inside))
            reasons.set(path, 'is a template of pages (a dynamic route)');
        else if (!/(?:^|\/)\./.test(inside)) {
            const rewritten = rewrite(inside);
            pages.set(path, vitepress_config_routeOf(rewritten, options));
            sources.set(contentFolder + rewritten, path);
        }
    }
    return {
        pages,
        reasons,
        assets: [`${contentFolder}public/`],
        named: path => sources.get(path),
        rooted: 'site',
        toHref: written => hrefOf(written, options),
    };
}
/** As VitePress writes what names a page without its extension. */
function hrefOf(written, { hasCleanAddresses }) {
    return hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written) ? written : `${written}.html`;
}
function vitepress_config_routeOf(path, { hasCleanAddresses }) {
    const stem = path.replace(/\.md$/, '');
    if ((0,generators_paths/* nameOf */.Vb)(stem) === 'index')
        return (0,generators_paths/* folderOf */.yS)(stem);
    return hasCleanAddresses ? stem : `${stem}.html`;
}
/** More parameters in one pattern could take forever to match. */
const MAX_PARAMETERS = 3;
/** Rewrites with parameters such as `packages/:name/docs/:rest*`, as path-to-regexp reads them. */
function toRewrite(rewrites) {
    const all = rewrites.flatMap(([from, to]) => {
        const names = [];
        const source = from.replace(PARAMETER, (whole, name) => {
            if (whole.length === 1)
                return `\\${whole}`;
            names.push(name ?? whole);
            return /\*\)?$/.test(whole) ? '(.*)' : '([^/]+)';
        });
        return names.length > MAX_PARAMETERS ? [] : [{ expression: new RegExp(`^${source}$`), names, to }];
    });
    return path => {
        for (const { expression, names, to } of all) {
            const values = expression.exec(path)?.slice(1);
            if (values)
                return to.replace(PARAMETER, (whole, name) => values[names.indexOf(name ?? whole)] ?? whole);
        }
        return path;
    };
}
/** A parameter, the rest of a path, or a character that stands for itself. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\(\.\*\)|[.*+?^${}()|[\]\\]/g;

;// CONCATENATED MODULE: ./lib/generators/rules.js










/** What is known of each generator. */
const rules = {
    mkdocs: mkdocs,
    vitepress: vitepress,
    docusaurus: docusaurus,
    starlight: starlight,
    docfx: docfx,
    mdbook: mdbook,
    hugo: hugo,
    jekyll: jekyll,
    gitbook: gitbook,
    mintlify: mintlify,
};


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P_: () => (/* binding */ findBlock),
  Gr: () => (/* binding */ readBlock),
  vQ: () => (/* binding */ splitFrontMatter)
});

// UNUSED EXPORTS: toml, yaml

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/markdown/hiding.js

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
    { keys: ['draft'], when: true },
    { keys: ['published'], when: false },
    { keys: ['unlisted'], when: true },
    { keys: ['noindex'], when: true },
    { keys: ['search'], when: false },
    { keys: ['search', 'exclude'], when: true },
];
/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
function hidingReason(frontMatter, spell) {
    for (const { keys, when } of hiding) {
        const { value, spelled } = find(frontMatter, keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if (flag(word, !when) === when)
            return `front matter says \`${spell(spelled, word)}\``;
    }
    return undefined;
}
/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    const data = {};
    /** The indentation of the key or table `search` that a line is in. */
    let depth;
    for (const line of block.split('\n')) {
        const [, key, value] = plainLine.exec(line) ?? [];
        if (key !== undefined)
            data[key.toLowerCase()] = value ?? hidingValue(key);
        const indent = line.search(/[^ \t]/);
        if (searchLine.test(line))
            depth = line.trimStart().startsWith('[') ? -1 : indent;
        // What is no further in than the key, and in TOML the next table, belongs to something else.
        else if (depth !== undefined && indent >= 0 && (indent <= depth || line.startsWith('[')))
            depth = undefined;
        const [, exclude] = (depth !== undefined && excluding.exec(line)) || [];
        if (exclude !== undefined)
            data.search = { exclude };
    }
    return data;
}
// An alias may be of anything.
function hidingValue(key) {
    return String(hiding.find(({ keys }) => keys[0] === key.toLowerCase())?.when);
}
/** Also in a merged mapping, and with an anchor, a tag or an alias. */
const plainLine = /^[ \t]*(?:<<:[ \t]*\{[ \t]*)?["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*(?:[&!]\S*[ \t]+)*(?:["']?(true|false|yes|no|on|off)["']?|\*[^\s},#]+)[ \t]*(?:[},#].*)?$/i;
/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|\[[ \t]*search[ \t]*\])/i;
const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i;
/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well), and how they are. An object's own keys only: a page must not reach what every object inherits.
 */
function find(mapping, keys) {
    const spelled = [];
    let value = mapping;
    for (const key of keys) {
        const own = typeof value === 'object' && value ? Object.entries(value) : [];
        const [name, inner] = own.find(([each]) => each.toLowerCase() === key) ?? [key];
        spelled.push(name);
        value = inner;
    }
    return { value, spelled };
}

;// CONCATENATED MODULE: ./lib/markdown/front-matter.js





/** Front matter that has more characters is not read. */
const MAX_LENGTH = 64 * 1024;
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const found = findBlock(text);
    const { language, block = '', end = 0 } = found ?? {};
    const { spell } = language ?? yaml;
    const whole = { data: {}, text, linesBefore: 0, messages: [], spell };
    if (!language)
        return whole;
    if (end === 0)
        return { ...whole, ...unended(text.slice(text.indexOf('\n') + 1), language) };
    const reading = readBlock(block, language);
    if (reading.kind === 'other')
        return whole;
    return {
        data: reading.kind === 'mapping' ? reading.data : hidingLines(block),
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: reading.kind === 'broken' ? [brokenMessage(reading)] : [],
        spell,
    };
}
/** A block of front matter, and where the text begins that follows it; only its language where it never ends. */
function findBlock(text) {
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence));
    const opening = text.indexOf('\n');
    if (!language || opening < 0 || text.slice(language.fence.length, opening).trim() !== '')
        return undefined;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { language };
    const block = text.slice(opening + 1, opening + closing.index + 1);
    return { language, block, end: opening + closing.index + closing[0].length };
}
function readBlock(block, language) {
    const reading = block.length > MAX_LENGTH ? tooLong(language) : language.read(block);
    return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading;
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
/**
 * Where front matter without its closing fence ends is not known, so that all of it stays in the text, as readers see
 * it. Only what it says about hiding the page counts, up to the first lines that have no key.
 */
function unended(rest, language) {
    const [first = '', ...others] = rest.split(/\n[ \t]*\n/).filter(each => each.trim() !== '');
    if (!beginsWithKey(first, language))
        return {};
    const end = others.findIndex(each => !wordAsKey.test(each));
    const data = hidingLines([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'));
    if (Object.keys(data).length === 0 && isProse(first, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`;
    return { data, messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] };
}
/** A rule, and a paragraph below it such as "Note: this is a draft.": a sentence, and none of its lines another key. */
function isProse(paragraph, { keyLine }) {
    const [first = '', ...others] = paragraph.trim().split('\n');
    const isSentence = /^\p{Lu}/u.test(first) && /[.!?]$/.test(others.at(-1) ?? first);
    return isSentence && others.every(line => /^[^\s#-]/.test(line) && !keyLine.test(line));
}
// Below a blank line prose may begin, which may end in a colon as well.
const wordAsKey = /^\n*["']?[\w.-]+["']?[ \t]*[:=]/;
function tooLong({ name }) {
    const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page is pushed without its title, description and tags. Shorten it.`;
    return { kind: 'broken', line: 1, column: 1, reason };
}
function brokenMessage({ line, column, reason }) {
    // The block begins on the line after its fence.
    return { line: line + 1, column, rule: 'front-matter', reason };
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    spell: ([key = '', ...others], value) => others.length === 0 ? `${key}: ${value}` : `${key}: {${yaml.spell(others, value)}}`,
    read(block) {
        try {
            return readYaml(block);
        }
        catch (error) {
            // An alias of nothing, too many of them, or nesting deeper than the stack.
            return broken(block, 0, error instanceof Error ? error.message : String(error));
        }
    },
};
/** @throws as the library does */
function readYaml(block) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(block, text_data/* yamlOptions */.UR);
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    if ((0,text_data/* hasTooManyAliases */.CC)(document))
        return broken(block, 0, 'too many aliases');
    const data = document.toJS({ maxAliasCount: text_data/* MAX_ALIASES */.K1 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    return { kind: 'broken', ...(0,lib/* location */.C)(block).toPoint(offset), reason: doesNotParse('YAML', why) };
}
function doesNotParse(name, why) {
    return `the ${name} front matter does not parse (${why}): the page is pushed without its title, description and tags. Fix the ${name} here.`;
}
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    spell: (keys, value) => `${keys.join('.')} = ${value}`,
    read(block) {
        try {
            return { kind: 'mapping', data: (0,dist/* parse */.qg)(block, { integersAsBigInt: 'asNeeded' }) };
        }
        catch (error) {
            const { line, column } = error instanceof dist/* TomlError */.zx ? error : { line: 1, column: 1 };
            const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
            return { kind: 'broken', line, column, reason: doesNotParse('TOML', why) };
        }
    },
};


/***/ })

};
