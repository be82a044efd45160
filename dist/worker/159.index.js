export const id = 159;
export const ids = [159];
export const modules = {

/***/ 3159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeSites: () => (/* reexport */ describeSites),
  generators: () => (/* reexport */ generators),
  headFor: () => (/* binding */ headFor),
  openSites: () => (/* reexport */ openSites),
  readSites: () => (/* binding */ readSites),
  toOwner: () => (/* reexport */ toOwner)
});

;// CONCATENATED MODULE: ./lib/inputs/generator.js
/** The site generators that are known, in the order in which they are looked for. */
const generators = [
    'mkdocs',
    'vitepress',
    'docusaurus',
    'starlight',
    'docfx',
    'mdbook',
    'hugo',
    'jekyll',
    'gitbook',
    'mintlify',
];
/** What the input `generator` may be: the generator to look for, any, or none. */
const generatorChoices = ['auto', 'none', ...generators];

;// CONCATENATED MODULE: ./lib/site/dialect.js


// EXTERNAL MODULE: ./lib/site/heads.js
var heads = __webpack_require__(1236);
// EXTERNAL MODULE: ./lib/site/paths.js
var site_paths = __webpack_require__(4655);
// EXTERNAL MODULE: ./lib/site/data.js
var site_data = __webpack_require__(1619);
;// CONCATENATED MODULE: ./lib/site/redirects.js


/**
 * The paths that the site's server sends elsewhere, by a file `_redirects` or `netlify.toml` of the site: known addresses,
 * though no page has them.
 */
async function serverRedirects({ dialect, address }, reader) {
    const { folder, contentFolder } = dialect;
    const beside = [folder, contentFolder, `${folder}static/`, `${folder}public/`, `${contentFolder}public/`];
    const files = [...beside.map(each => `${each}_redirects`), `${folder}netlify.toml`, 'netlify.toml'];
    const paths = [];
    for (const path of new Set(files.filter(each => reader.files.has(each)))) {
        const source = (await reader.text(path)) ?? '';
        paths.push(...((0,site_paths/* nameOf */.Vb)(path) === '_redirects' ? fromLines(source) : fromToml(source)));
    }
    const base = address === undefined ? '/' : new URL(address).pathname;
    return paths.flatMap(path => toRoute(path, base) ?? []);
}
function fromLines(source) {
    const lines = source.split('\n').map(line => line.trim().split(/\s+/));
    return lines.flatMap(([from = '', to]) => (from.startsWith('/') && to !== undefined ? [from] : []));
}
function fromToml(source) {
    return (0,site_data/* list */.p_)((0,site_data/* get */.aR)((0,site_data/* readToml */.D7)(source), 'redirects')).flatMap(each => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'from')) ?? []);
}
/** What follows a parameter is anything; a rule for all paths says nothing of any. */
function toRoute(path, base) {
    const [fixed = ''] = path.split(/[:*?]/);
    const rest = fixed.startsWith(base) ? fixed.slice(base.length) : undefined;
    if (rest === undefined || fixed === path)
        return rest;
    return (0,site_paths/* folderOf */.yS)(rest) === '' ? undefined : `${(0,site_paths/* folderOf */.yS)(rest)}*`;
}

// EXTERNAL MODULE: ./lib/site/literals.js
var literals = __webpack_require__(1735);
;// CONCATENATED MODULE: ./lib/site/code.js


const loadParser = async () => (await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841), __webpack_require__.e(936)]).then(__webpack_require__.bind(__webpack_require__, 1936))).TypeScript;
/** Reads JSON, comments and commas too many included; undefined where it cannot be read. */
async function readJson(source) {
    const parser = await loadParser();
    try {
        const { body } = parser.parse(`(${source ?? ''}\n)`, { ecmaVersion: 'latest', locations: true });
        const [statement] = body;
        return statement?.type === 'ExpressionStatement'
            ? (0,literals/* literalsIn */.ww)([], new Map())(statement.expression)
            : undefined;
    }
    catch {
        return undefined;
    }
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
    const program = (await reader.data(path, parseModule));
    if (program === undefined)
        return undefined;
    return new literals/* Reading */.zK(program.body, depth > 0 ? await importsOf(program, path, reader, depth - 1) : new Map());
}
async function parseModule(source) {
    const parser = await loadParser();
    try {
        return parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
async function importsOf(program, from, reader, depth) {
    const imports = new Map();
    for (const node of program.body) {
        if (node.type !== 'ImportDeclaration')
            continue;
        const path = importedPath(String(node.source.value), from, reader);
        const module = path === undefined ? undefined : await openModule(path, reader, depth);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? (0,literals/* keyOf */.TN)(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    return imports;
}
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js'];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? (0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(from), name) : undefined;
    if (path === undefined)
        return undefined;
    return EXTENSIONS.map(extension => path.replace(/\.js$/, '') + extension).find(each => files.has(each));
}

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/inputs/patterns.js + 1 modules
var inputs_patterns = __webpack_require__(8359);
;// CONCATENATED MODULE: ./lib/site/globs.js


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
/** Whether a path is ignored by lines in the syntax of `.gitignore`: the last that matches counts. */
function toIgnored(lines) {
    const rules = lines
        .map(line => line.trim())
        .filter(line => line !== '' && !line.startsWith('#'))
        .slice(0, MAX_PATTERNS)
        .map(line => {
        const isNegated = line.startsWith('!');
        return { isNegated, matches: toGlobs(ignoring(isNegated ? line.slice(1) : line)) };
    });
    return path => rules.findLast(rule => rule.matches(path))?.isNegated === false;
}
/** A line without a slash but at its end matches in any folder, and all below what it matches. */
function ignoring(line) {
    const isFolder = line.endsWith('/');
    const pattern = line.replace(/\/$/, '');
    const anywhere = pattern.includes('/') ? pattern : `**/${pattern}`;
    return isFolder ? [`${anywhere}/**`] : [anywhere, `${anywhere}/**`];
}

// EXTERNAL MODULE: ./lib/site/site.js
var site = __webpack_require__(3948);
;// CONCATENATED MODULE: ./lib/site/docfx.js





const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    isConfig: path => (0,site_paths/* nameOf */.Vb)(path) === 'docfx.json',
    async read(path, reader) {
        const data = await reader.data(path, readJson);
        if ((0,site_data/* get */.aR)(data, 'build', 'content') === undefined)
            return undefined;
        const source = reader.files.has(PUBLISHING) ? ((await reader.text(PUBLISHING)) ?? '') : undefined;
        const redirects = await redirectsOf(path, await reader.data(PUBLISHING, readJson), reader);
        const makesYaml = source?.includes('MAML2Yaml') ?? false;
        return toConfig(path, data, { isLearn: source !== undefined, makesYaml, redirects });
    },
    keys: ['ROBOTS', 'robots', 'redirect_url'],
    routes,
};
function toConfig(file, data, publishing) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    const contents = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'build', 'content')).flatMap(each => {
        const source = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'src')) ?? '.');
        const [files, excluded] = [(0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'files')), (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'exclude'))].map(globs => globs.map(recursive));
        return source === undefined
            ? []
            : [
                {
                    folder: source,
                    files: files ?? [],
                    excluded: excluded ?? [],
                    route: (0,site_paths/* toRoute */.P7)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'dest')) ?? ''),
                },
            ];
    });
    return {
        generator: 'docfx',
        file,
        dialect: (0,site/* dialectOf */.E)('docfx', folder, contents[0]?.folder ?? folder, { aliases: { '~/': folder } }),
        address: publishing.isLearn ? undefined : (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'build', 'sitemap', 'baseUrl'))),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: { contents, ...publishing },
    };
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** The redirects that Learn reads at the repository's root, beside the configuration and in files that are named. */
async function redirectsOf(config, publishing, reader) {
    const beside = ['', (0,site_paths/* folderOf */.yS)(config)].map(folder => `${folder}.openpublishing.redirection.json`);
    const named = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(publishing, 'redirection_files')).flatMap(path => (0,site_paths/* join */.fj)('', path) ?? []);
    const names = [...new Set([...beside, ...named])].filter(name => reader.files.has(name));
    const found = [];
    for (const name of names) {
        const data = await reader.data(name, readJson);
        for (const each of (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'redirections'))) {
            const [fromRoot, path, url] = REDIRECT.map(key => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, key)));
            const source = fromRoot ? (0,site_paths/* join */.fj)('', fromRoot) : path && (0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(name), path);
            if (source && url)
                found.push([source, url]);
        }
    }
    return found;
}
const REDIRECT = ['source_path_from_root', 'source_path', 'redirect_url'];
function routes({ options, dialect }, files) {
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
    const redirects = redirectRoutes(options, dialect.folder);
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map([...pages.keys()].map(path => [path.toLowerCase(), path]));
    const named = (path) => inLowerCase.get(path.toLowerCase());
    const ofLearn = options.isLearn ? { server: LEARN, named } : {};
    return { pages, reasons, redirects, hiddenBy, rooted: 'server', ...ofLearn };
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
function redirectRoutes(options, folder) {
    const innermost = [...options.contents].sort((a, b) => b.folder.length - a.folder.length);
    return new Map(options.redirects.map(([path, url]) => {
        const content = innermost.find(each => path.startsWith(each.folder)) ?? { folder, route: '' };
        return [content.route + routeOf(path.slice(content.folder.length), options), url];
    }));
}
function hiddenBy(path, headOf) {
    const { ROBOTS, robots, redirect_url } = headOf(path);
    if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
        return 'front matter says ROBOTS: NOINDEX';
    return redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)';
}
function routeOf(inside, { isLearn }) {
    const stem = (0,site_paths/* stemOf */.Vc)(inside, ['.md']) ?? inside;
    if (!isLearn)
        return `${stem}.html`;
    const route = stem.toLowerCase();
    return (0,site_paths/* nameOf */.Vb)(route) === 'index' ? (0,site_paths/* folderOf */.yS)(route) : route;
}

;// CONCATENATED MODULE: ./lib/site/docusaurus-categories.js



/** Of more, the addresses are unknown. */
const MAX_FILES = 500;
const docusaurus_categories_MAX_DEPTH = 20;
/**
 * The paths of the pages that list a category, where they have one of their own, by `_category_.json` or `.yml` in a
 * folder of documents and by the sidebars that the configuration names.
 */
async function categorySlugs(folders, sidebars, reader) {
    const isIn = (path) => folders.some(folder => path.startsWith(folder));
    const files = [...reader.files].filter(path => /^_category_\.(?:json|ya?ml)$/.test((0,site_paths/* nameOf */.Vb)(path)) && isIn(path));
    const found = [];
    for (const path of files.slice(0, MAX_FILES)) {
        const source = await reader.text(path);
        found.push(path.endsWith('.json') ? await readJson(source) : (0,site_data/* readYaml */.gM)(source ?? ''));
    }
    for (const path of sidebars.filter(each => reader.files.has(each)))
        found.push(await readModule(path, reader));
    return found.flatMap(each => slugsIn(each, docusaurus_categories_MAX_DEPTH));
}
/** The file of a plugin's sidebars, as its options name it. */
function sidebarOf(config, options) {
    const path = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'sidebarPath'));
    const joined = path === undefined ? undefined : (0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(config), path);
    return joined === undefined ? [] : [joined];
}
function slugsIn(value, depth) {
    if (depth === 0)
        return [];
    const slug = (0,site_data/* get */.aR)(value, 'link', 'type') === 'generated-index' ? (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(value, 'link', 'slug')) : undefined;
    const inner = Array.isArray(value) ? (0,site_data/* list */.p_)(value) : (0,site_data/* members */.ol)(value).map(([, each]) => each);
    return [
        ...(slug === undefined ? [] : [slug.replace(/^\/+/, '')]),
        ...inner.flatMap(each => slugsIn(each, depth - 1)),
    ];
}

;// CONCATENATED MODULE: ./lib/site/docusaurus-routes.js



/** What Docusaurus makes of the files below its folders of pages. */
function docusaurus_routes_routes({ options }, files) {
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.redirects.map(each => each.replace(/^\/+/, '')));
    const contents = options.contents.map(content => ({
        content,
        isIncluded: toGlobs(content.included),
        isExcluded: toGlobs(content.excluded),
    }));
    contents.sort((a, b) => b.content.folder.length - a.content.folder.length);
    for (const path of files) {
        const found = contents.find(({ content }) => path.startsWith(content.folder));
        if (!found || !/\.(?:mdx?|[jt]sx?)$/.test(path))
            continue;
        const inside = path.slice(found.content.folder.length);
        const isCode = !/\.mdx?$/.test(path);
        if (!found.isIncluded(inside))
            reasons.set(path, 'is not included by the configuration of Docusaurus');
        else if (found.isExcluded(inside))
            reasons.set(path, 'is excluded by Docusaurus, as names that begin with "_" are');
        else if (!isCode)
            pages.set(path, head => withSlash(docusaurus_routes_routeOf(inside, head, found.content), options));
        else if (found.content.kind === 'pages')
            known.add(found.content.route + pageRoute(inside));
    }
    for (const { kind, route } of options.contents)
        for (const each of [...LISTS[kind], ...(kind === 'docs' ? options.categories : [])])
            known.add(route + each);
    return {
        pages,
        reasons,
        known,
        assets: options.assets.map(folder => ({ folder, route: '' })),
        named: (path, from) => candidates(path, from, options.contents).find(each => pages.has(each)),
        routeFor: (path, from, route) => localRoute(path, from, route, options),
        rooted: 'site',
        hasBothForms: options.trailingSlash === undefined,
    };
}
/** What the plugins list of their pages. */
const LISTS = {
    docs: ['category/*', 'tags', 'tags/*'],
    blog: ['', 'archive', 'tags', 'tags/*', 'page/*', 'authors', 'authors/*', 'rss.xml', 'atom.xml'],
    // Most often a component, which is in no language of its own.
    pages: [''],
};
function withSlash(route, { trailingSlash }) {
    if (trailingSlash === undefined || route === '')
        return route;
    return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
}
function docusaurus_routes_routeOf(inside, head, content) {
    const slug = (0,heads/* textOf */.b6)(head.slug);
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
    const folder = (0,site_paths/* folderOf */.yS)(inside).split('/').map(strip).join('/');
    const name = (0,site_paths/* nameOf */.Vb)(inside).replace(/\.mdx?$/, '');
    const parent = (0,site_paths/* nameOf */.Vb)((0,site_paths/* folderOf */.yS)(inside).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return folder;
    const last = slug ?? (0,heads/* textOf */.b6)(head.id) ?? strip(name);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,site_paths/* join */.fj)(folder, last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
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
    const stem = inside.replace(/\.(?:mdx?|[jt]sx?)$/, '');
    return (0,site_paths/* nameOf */.Vb)(stem) === 'index' ? (0,site_paths/* folderOf */.yS)(stem) : stem;
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
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function candidates(path, from, contents) {
    const own = contents.find(({ folder }) => from.startsWith(folder));
    const folder = (0,site_paths/* folderOf */.yS)(from);
    const written = path.startsWith(folder) ? path.slice(folder.length) : undefined;
    const fromRoot = own && written !== undefined ? [own.folder + written] : [];
    const all = [path, ...fromRoot];
    const { translates } = own ?? {};
    if (!own || translates === undefined)
        return all;
    return [...all, ...all.map(each => each.replace(own.folder, translates))];
}

;// CONCATENATED MODULE: ./lib/site/docusaurus.js






const docusaurus = {
    partials: /(?:^|\/)_/,
    isConfig: path => /^docusaurus\.config\.[cm]?[jt]s$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await readModule(path, reader);
        const contents = await contentsOf((0,site_paths/* folderOf */.yS)(path), data, reader);
        const folders = contents.filter(({ kind }) => kind === 'docs').map(({ folder }) => folder);
        const sidebars = pluginsOf(data).flatMap(({ options }) => sidebarOf(path, options));
        return docusaurus_toConfig(path, data, contents, await categorySlugs(folders, sidebars, reader));
    },
    keys: ['slug', 'id', 'parse_number_prefixes'],
    routes: docusaurus_routes_routes,
};
function docusaurus_toConfig(file, data, contents, categories) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    const slash = (0,site_data/* get */.aR)(data, 'trailingSlash');
    const assets = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'staticDirectories') ?? 'static');
    return {
        generator: 'docusaurus',
        file,
        dialect: (0,site/* dialectOf */.E)('docusaurus', folder, contents[0]?.folder ?? folder, {
            ...((0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'markdown', 'emoji'), true) && { hasEmoji: true }),
            aliases: { '@site/': folder },
            ...magicComments(data),
            ...packageManagers(data),
            isMdMarkdown: ['md', 'detect'].includes((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'markdown', 'format')) ?? ''),
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'url')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseUrl')) ?? ''),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: {
            contents,
            trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            assets: assets.flatMap(each => (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)(each) ?? '') ?? []),
            redirects: docusaurus_redirectsOf(data),
            categories,
        },
    };
}
/** What marks lines of code, in comments. */
function magicComments(data) {
    const all = (0,site_data/* get */.aR)(data, 'themeConfig', 'prism', 'magicComments');
    const words = (0,site_data/* list */.p_)(all).flatMap(each => [(0,site_data/* get */.aR)(each, 'line'), (0,site_data/* get */.aR)(each, 'block', 'start'), (0,site_data/* get */.aR)(each, 'block', 'end')].flatMap(site_data/* texts */.Te));
    return all === undefined ? {} : { magicComments: words };
}
/** Whose commands the plugin `npm2yarn` shows, where the configuration says it. */
function packageManagers(data) {
    const plugins = pluginsOf(data).flatMap(({ options }) => (0,site_data/* list */.p_)((0,site_data/* get */.aR)(options, 'remarkPlugins')));
    const named = plugins.map(each => (0,site_data/* get */.aR)((0,site_data/* list */.p_)(each)[1], 'converters')).find(each => each !== undefined);
    return named === undefined ? {} : { packageManagers: (0,site_data/* texts */.Te)(named) };
}
const PLUGINS = [
    [/(?:^|plugin-)content-docs$/, 'docs'],
    [/(?:^|plugin-)content-blog$/, 'blog'],
    [/(?:^|plugin-)content-pages$/, 'pages'],
];
function pluginsOf(data) {
    const presets = (0,site_data/* get */.aR)(data, 'presets');
    const classic = (0,site_data/* list */.p_)(presets).find(each => /(?:^|preset-)classic$/.test((0,site_data/* text */.Qq)((0,site_data/* list */.p_)(each)[0]) ?? ''));
    const options = (0,site_data/* get */.aR)((0,site_data/* list */.p_)(classic), '1');
    // Presets that are no literals are most likely the one that everybody uses.
    const isClassic = classic !== undefined || presets === undefined || (0,site_data/* list */.p_)(presets).some(each => each === undefined);
    const preset = (isClassic ? ['docs', 'blog', 'pages'] : [])
        .map(kind => ({ kind, options: (0,site_data/* get */.aR)(options, kind) }))
        .filter(plugin => plugin.options !== false);
    const others = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, own] = (0,site_data/* list */.p_)(each);
        const kind = PLUGINS.find(([pattern]) => pattern.test((0,site_data/* text */.Qq)(name) ?? ''))?.[1];
        return kind ? [{ kind, options: own }] : [];
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
    const source = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'disableVersioning'), false)
        ? undefined
        : await reader.text(`${folder}${prefix}versions.json`);
    const names = (0,site_data/* texts */.Te)(await readJson(source));
    const last = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'lastVersion')) ?? names[0] ?? 'current';
    const routeOf = (name, byDefault) => (0,site_paths/* toRoute */.P7)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'versions', name, 'path')) ?? (name === last ? '' : byDefault));
    const only = (0,site_data/* get */.aR)(options, 'onlyIncludeVersions');
    const isShown = (name) => (only === undefined ? true : (0,site_data/* texts */.Te)(only).includes(name));
    const hasCurrent = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'includeCurrentVersion'), true) && isShown('current');
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
    const id = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'id'));
    return id === 'default' ? undefined : id;
}
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' };
/** The folders of a version's pages in each language: the default one's own, and the translations. */
function localised(folder, data, { kind, options }, version) {
    const own = (0,site_paths/* joinFolder */.nn)(folder, version.folder ?? (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'path')) ?? FOLDERS[kind]);
    if (own === undefined)
        return [];
    const route = (0,site_paths/* toRoute */.P7)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'routeBasePath')) ?? ROUTES[kind]) + version.route;
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'defaultLocale'));
    const id = idOf(options);
    const name = `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`;
    const content = {
        kind,
        included: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(options, 'include') ?? INCLUDED[kind]),
        excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(options, 'exclude') ?? EXCLUDED),
        keepsNumbers: (0,site_data/* get */.aR)(options, 'numberPrefixParser') === false,
    };
    const others = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    return [
        { ...content, folder: own, route },
        ...others.map(locale => ({
            ...content,
            folder: `${folder}${(0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'path')) ?? 'i18n'}/${locale}/${name}/${kind === 'docs' ? version.translations : ''}`,
            route: (0,site_paths/* toRoute */.P7)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'localeConfigs', locale, 'path')) ?? locale) + route,
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
/** Those of the plugin `client-redirects`. */
function docusaurus_redirectsOf(data) {
    const plugin = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'plugins')).find(each => /client-redirects$/.test((0,site_data/* text */.Qq)((0,site_data/* list */.p_)(each)[0]) ?? ''));
    return (0,site_data/* list */.p_)((0,site_data/* get */.aR)((0,site_data/* list */.p_)(plugin), '1', 'redirects')).flatMap(each => (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'from')));
}

;// CONCATENATED MODULE: ./lib/site/mdbook.js



const mdbook = {
    isConfig: path => (0,site_paths/* nameOf */.Vb)(path) === 'book.toml',
    async read(path, reader) {
        const data = await reader.data(path, site_data/* readToml */.D7);
        const contentFolder = (0,site_paths/* joinFolder */.nn)((0,site_paths/* folderOf */.yS)(path), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        return summary === undefined
            ? undefined
            : mdbook_toConfig(path, data, contentFolder, chaptersOf(summary, contentFolder));
    },
    routes: mdbook_routes,
};
function mdbook_toConfig(file, data, contentFolder, chapters) {
    const html = (0,site_data/* get */.aR)(data, 'output', 'html');
    const host = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(html, 'cname'));
    return {
        generator: 'mdbook',
        file,
        dialect: (0,site/* dialectOf */.E)('mdbook', (0,site_paths/* folderOf */.yS)(file), contentFolder, {
            hiddenPrefixes: (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(html, 'code', 'hidelines')),
        }),
        address: host === undefined ? undefined : (0,site_paths/* toAddress */.ch)(`https://${host}`, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(html, 'site-url')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            chapters,
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(html, 'redirect')).flatMap(([from, to]) => typeof to === 'string' ? [[from.replace(/^\//, ''), to]] : []),
        },
    };
}
/** The files that the links of a summary name; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)];
    return links.flatMap(([, quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        return path === '' ? [] : ((0,site_paths/* join */.fj)(folder, (0,site_paths/* percentDecoded */.oF)(path)) ?? []);
    });
}
function mdbook_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = new Set(options.chapters);
    const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder));
    const others = files.filter(path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path));
    return {
        pages: new Map(listed.map(path => [path, mdbook_routeOf(path.slice(contentFolder.length))])),
        reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
        redirects: new Map(options.redirects),
        // Every other file is copied, and the first chapter is the book's own page as well.
        assets: [{ folder: contentFolder, route: '' }],
        known: new Set(['', 'print.html']),
        rooted: 'server',
        // A book beside others on a server links to them as `../other/index.html`.
        mayLeadOut: true,
    };
}
function mdbook_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,site_paths/* nameOf */.Vb)(stem) === 'README' ? `${(0,site_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
}

;// CONCATENATED MODULE: ./lib/site/gitbook.js




const gitbook = {
    partials: /(?:^|\/)\.gitbook\/includes\//,
    isConfig: path => /^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const isSummary = (0,site_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,site_paths/* folderOf */.yS)(path);
        if (isSummary && ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, site_data/* readYaml */.gM);
        const contentFolder = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return gitbook_toConfig(path, data, contentFolder, summary === undefined ? undefined : chaptersOf(summary, contentFolder));
    },
    routes: gitbook_routes,
};
function gitbook_toConfig(file, data, contentFolder, chapters) {
    return {
        generator: 'gitbook',
        file,
        dialect: (0,site/* dialectOf */.E)('gitbook', (0,site_paths/* folderOf */.yS)(file), contentFolder, {
            includeFolders: [`${contentFolder}.gitbook/includes/`],
        }),
        address: undefined,
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            home: (0,site_paths/* join */.fj)(contentFolder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
            chapters,
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'redirects')).map(([from]) => from.replace(/^\/+/, '')),
        },
    };
}
function gitbook_routes({ dialect, options }, files) {
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
            pages.set(path, path === options.home ? '' : gitbook_routeOf(inside));
    }
    return { pages, reasons, known: new Set(options.redirects), rooted: 'site', hasBothForms: true };
}
function gitbook_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,site_paths/* nameOf */.Vb)(stem) === 'README' ? (0,site_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem;
}

;// CONCATENATED MODULE: ./lib/site/hugo-routes.js



/** A link may name a page without its extension, from the page's folder or from the root of the pages. */
function hugo_routes_candidates(path, from, roots) {
    const folder = (0,site_paths/* folderOf */.yS)(from);
    const root = roots.find(each => from.startsWith(each.folder))?.folder ?? '';
    const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])];
    return paths.flatMap(each => ['.md', '/index.md', '/_index.md'].map(end => each + end));
}
const extensions = ['.md', '.markdown', '.mdown'];
/** What Hugo makes of the files below its content. */
function hugo_routes_routes(config, files) {
    const { options } = config;
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.prefixes.flatMap(prefix => listsOf(prefix, options)));
    const isBundled = toBundled(files);
    const all = new Set(files);
    const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = roots.find(({ folder }) => path.startsWith(folder));
        const stem = root && (0,site_paths/* stemOf */.Vc)(path.slice(root.folder.length), extensions);
        if (root && (0,site_paths/* nameOf */.Vb)(path) === '_content.gotmpl')
            known.add(templateRoute(path, root, options));
        if (!root || stem === undefined)
            continue;
        const { name, prefix } = languageOf(stem, root, options);
        if (isBundled(path) && !(0,site_paths/* nameOf */.Vb)(stem).startsWith('_index'))
            reasons.set(path, 'is a resource of the page bundle that it is in');
        else
            pages.set(path, head => hugo_routes_routeOf(name.replaceAll(' ', '-'), prefix, head, options));
    }
    const named = (path, from) => hugo_routes_candidates(path, from, roots).find(each => pages.has(each));
    const assets = options.assets.map(folder => ({ folder, route: '' }));
    return {
        pages,
        reasons,
        known,
        assets,
        named,
        hiddenBy: toHiddenBy(all),
        hasCascades: true,
        rooted: 'server',
    };
}
function listsOf(prefix, { sections }) {
    return [prefix, ...sections.map(each => `${prefix}${each}/*`)];
}
/** A template makes pages below its folder. */
function templateRoute(path, root, options) {
    return `${root.route}${sanitized((0,site_paths/* folderOf */.yS)(path).slice(root.folder.length), options)}*`;
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
        if ((0,site_data/* flag */.Jt)(head.headless, false))
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
    for (let folder = (0,site_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,site_paths/* folderOf */.yS)(folder.slice(0, -1)))
        sections.push(...['_index.md', '_index.markdown'].map(name => folder + name));
    return sections.filter(each => files.has(each));
}
function isBelow(path, folders) {
    for (let folder = (0,site_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,site_paths/* folderOf */.yS)(folder.slice(0, -1)))
        if (folders.has(folder))
            return true;
    return false;
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(site_paths/* folderOf */.yS));
    return path => {
        const own = (0,site_paths/* folderOf */.yS)(path);
        const isIndex = (0,site_paths/* nameOf */.Vb)(path).startsWith('index.');
        return isBelow(isIndex ? own.slice(0, -1) : path, bundles);
    };
}
function hugo_routes_routeOf(name, prefix, head, options) {
    const url = (0,heads/* textOf */.b6)(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,site_paths/* nameOf */.Vb)(name);
    const folder = (0,site_paths/* folderOf */.yS)(name);
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
    const slug = (0,heads/* textOf */.b6)(head.slug);
    return slug === undefined ? path : (0,site_paths/* folderOf */.yS)(path) + slug;
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
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec((0,heads/* textOf */.b6)(head.date) ?? '') ?? [];
    const name = (0,site_paths/* nameOf */.Vb)(path);
    const title = (0,heads/* textOf */.b6)(head.title) ?? name;
    const slug = (0,heads/* textOf */.b6)(head.slug);
    return {
        year,
        month,
        day,
        section,
        sections: (0,site_paths/* folderOf */.yS)(path).replace(/\/$/, ''),
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

;// CONCATENATED MODULE: ./lib/site/hugo.js





const hugo = {
    isConfig: path => /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(path),
    async read(path, reader) {
        const own = (0,site_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULTS);
        if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own))
            return undefined;
        const data = isSplit ? await readFolder(own, reader) : await readData(path, reader);
        if ((0,site_paths/* nameOf */.Vb)(path).startsWith('config') &&
            !['baseurl', 'theme', 'module'].some(key => (0,site_data/* get */.aR)(data, key) !== undefined))
            return undefined;
        const config = hugo_toConfig(path, isSplit ? own.slice(0, -DEFAULTS.length) : own, data);
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
    const parse = path.endsWith('.toml') ? site_data/* readToml */.D7 : path.endsWith('.json') ? readJson : site_data/* readYaml */.gM;
    return inLowerCase(await reader.data(path, parse));
}
function inLowerCase(value, depth = 16) {
    if (Array.isArray(value))
        return depth > 0 ? value.map(each => inLowerCase(each, depth - 1)) : undefined;
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    const entries = depth > 0 ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([key, inner]) => [key.toLowerCase(), inLowerCase(inner, depth - 1)]));
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const names = [...reader.files].filter(path => (0,site_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const entries = [];
    for (const path of names.slice(0, 50)) {
        const [key = '', inner = ''] = (0,site_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const data = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            entries.push(...(0,site_data/* members */.ol)(data));
        else if ((0,site_paths/* nameOf */.Vb)(path).split('.').length === 2)
            entries.push([key, data]);
        else if (key === 'languages')
            entries.push([
                'languages',
                { ...Object.fromEntries((0,site_data/* members */.ol)(Object.fromEntries(entries).languages)), [inner]: data },
            ]);
    }
    return Object.fromEntries(entries);
}
function hugo_toConfig(file, folder, data) {
    const languages = languagesOf(data);
    const roots = rootsOf(folder, data, languages);
    return {
        generator: 'hugo',
        file,
        dialect: (0,site/* dialectOf */.E)('hugo', folder, roots[0]?.folder ?? folder, {
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'params')),
            ...((0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'enableemoji'), false) && { hasEmoji: true }),
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseurl'))),
        roots,
        options: {
            languages: languages.map(language => language.name),
            prefixes: languages.map(language => language.prefix),
            keepsCase: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'disablepathtolower'), false),
            isUgly: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'uglyurls'), false),
            permalinks: permalinksOf((0,site_data/* get */.aR)(data, 'permalinks')),
            sections: [...(0,site_data/* texts */.Te)((0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'taxonomies')).map(([, name]) => name)), 'tags', 'categories'],
            assets: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'staticdir') ?? 'static').flatMap(each => (0,site_paths/* joinFolder */.nn)(folder, each) ?? []),
        },
    };
}
function languagesOf(data) {
    const byDefault = ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'disabled'), false));
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
        const path = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'contentdir'));
        const contentFolder = path === undefined ? undefined : (0,site_paths/* joinFolder */.nn)(folder, path);
        return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }];
    });
    const mounts = mountsOf(data, folder, languages);
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    const content = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'contentdir')) ?? 'content') ?? folder;
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en';
    const route = languages.find(({ name }) => name === byDefault)?.prefix ?? '';
    return [...own, { folder: content, route }];
}
/** Folders that `module.mounts` puts below the content. */
function mountsOf(data, folder, languages) {
    return (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const target = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(mount, 'target')) ?? '';
        const source = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(mount, 'source')) ?? '');
        const [name] = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(mount, 'lang') ?? (0,site_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        if (source === undefined || !/^content(?:\/|$)/.test(target))
            return [];
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return [{ folder: source, route: prefix + ((0,site_paths/* joinFolder */.nn)('', target.slice('content'.length)) ?? '') }];
    });
}
/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value) {
    const pages = (0,site_data/* get */.aR)(value, 'page');
    const all = [...(0,site_data/* members */.ol)(typeof pages === 'object' ? pages : {}), ...(0,site_data/* members */.ol)(value)];
    return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []));
}

;// CONCATENATED MODULE: ./lib/site/jekyll-routes.js



const jekyll_routes_extensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
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
        const stem = path.startsWith(contentFolder) ? (0,site_paths/* stemOf */.Vc)(inside, jekyll_routes_extensions) : undefined;
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
        return whyNone((0,site_paths/* stemOf */.Vc)(inside, jekyll_routes_extensions) ?? inside, headOf(path), collectionOf(inside, options), options, has);
    };
    return { pages, reasons, hiddenBy, assets: [{ folder: contentFolder, route: '' }], rooted: 'server' };
}
const UNDATED = 'is a post whose name has no date';
function isUndated(stem, collection) {
    return collection?.name === 'posts' && !POST.test((0,site_paths/* nameOf */.Vb)(stem));
}
function collectionOf(inside, { collections }) {
    return collections.find(({ name, folder }) => name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder));
}
function toExcluded({ excluded, included, collections }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...jekyll_routes_DEFAULTS].map(each => each.replace(/\/$/, ''));
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
const jekyll_routes_DEFAULTS = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby'];
function whyNone(stem, head, collection, { takesAll, takesReadme, defaults }, has) {
    const isHidden = defaults.some(each => each.isHidden && applies(each, stem, collection));
    if (head.published === 'false' || (head.published === undefined && isHidden))
        return 'says `published: false`';
    if (head['---'] !== undefined)
        return undefined;
    const name = (0,site_paths/* nameOf */.Vb)(stem);
    if (takesReadme &&
        /^readme$/i.test(name) &&
        !['index.md', 'index.html'].some(each => has((0,site_paths/* folderOf */.yS)(stem) + each)))
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
    const own = (0,heads/* textOf */.b6)(head.permalink) ?? longest?.permalink ?? collection?.permalink;
    const template = own ?? (collection ? styleOf(options.permalink, collection) : pageStyle(stem, options));
    const parts = collection
        ? jekyll_routes_partsOf(stem, head, collection)
        : { path: (0,site_paths/* folderOf */.yS)(stem), basename: (0,site_paths/* nameOf */.Vb)(stem), output_ext: '.html' };
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
    const name = (0,site_paths/* nameOf */.Vb)(stem);
    if (name === 'index' || (takesReadme && /^readme$/i.test(name)))
        return '/:path/';
    if (permalink === 'pretty' || (STYLES[permalink] === undefined && permalink.endsWith('/')))
        return '/:path/:basename/';
    const hasExtension = STYLES[permalink] !== undefined || permalink.endsWith(':output_ext');
    return `/:path/:basename${hasExtension ? ':output_ext' : ''}`;
}
function jekyll_routes_partsOf(stem, head, { name, folder }) {
    const isPost = name === 'posts';
    const inside = isPost ? stem : stem.slice(folder.length);
    const [, ...dated] = POST.exec((0,site_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec((0,heads/* textOf */.b6)(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = dated[3] ?? (0,site_paths/* nameOf */.Vb)(stem);
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    const own = [head.categories ?? head.category ?? []]
        .flat()
        .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')));
    return {
        year: year.length === 2 ? `20${year}` : year,
        month: month.padStart(2, '0'),
        day: day.padStart(2, '0'),
        title: slug((0,heads/* textOf */.b6)(head.slug) ?? title),
        slug: slug((0,heads/* textOf */.b6)(head.slug) ?? title),
        name: slug((0,site_paths/* nameOf */.Vb)(stem)),
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

;// CONCATENATED MODULE: ./lib/site/jekyll.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    partials: /(?:^|\/)_includes\//,
    isConfig: path => /^_config\.ya?ml$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const folder = (0,site_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, site_data/* readYaml */.gM);
        const isOfPages = await usesGitHubPages(folder, reader);
        return data === undefined ? undefined : jekyll_toConfig(path, data, isOfPages);
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
function jekyll_toConfig(file, data, isOfPages) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    const contentFolder = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
    const plugins = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'plugins') ?? (0,site_data/* get */.aR)(data, 'gems'));
    return {
        generator: 'jekyll',
        file,
        dialect: (0,site/* dialectOf */.E)('jekyll', folder, contentFolder, {
            includeFolders: [`${contentFolder}${(0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`],
            variables: (0,site_data/* plainMembers */.IE)(data, 'site.'),
            ...((isOfPages || plugins.includes('jemoji')) && { hasEmoji: true }),
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'url')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseurl')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'permalink')) ?? 'date',
            excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'exclude')),
            included: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'include')),
            collections: collectionsOf((0,site_data/* get */.aR)(data, 'collections'), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'collections_dir'))),
            defaults: (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'defaults')).map(each => ({
                path: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'scope', 'path')) ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
                type: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'scope', 'type')),
                permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'values', 'permalink')),
                isHidden: !(0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'values', 'published'), true),
            })),
            takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
            takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
        },
    };
}
function collectionsOf(value, parent) {
    const named = Array.isArray(value)
        ? (0,site_data/* texts */.Te)(value).map((name) => [name, {}])
        : (0,site_data/* members */.ol)(value);
    const prefix = parent === undefined ? '' : `${parent.replace(/^\/+|(?<!\/)\/+$/g, '')}/`;
    return [...named.filter(([name]) => name !== 'posts'), ['posts', (0,site_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        folder: `${prefix}_${name}/`,
        isShown: name === 'posts' || (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'output'), false),
        permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'permalink')),
    }));
}

;// CONCATENATED MODULE: ./lib/site/mintlify.js





const mintlify = {
    partials: /(?:^|\/)snippets\//,
    isConfig: path => /^(?:docs|mint)\.json$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await reader.data(path, readJson);
        const isOwn = (0,site_data/* get */.aR)(data, 'navigation') !== undefined && OWN_KEYS.some(key => (0,site_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const hasApi = (await reader.text(path))?.includes('"openapi"') ?? false;
        const ignored = (await reader.text(`${(0,site_paths/* folderOf */.yS)(path)}.mintignore`)) ?? '';
        return mintlify_toConfig(path, data, { ignored: ignored.split('\n'), hasApi });
    },
    routes: mintlify_routes,
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
function mintlify_toConfig(file, data, own) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    return {
        generator: 'mintlify',
        file,
        dialect: (0,site/* dialectOf */.E)('mintlify', folder, folder, {
            includeFolders: [`${folder}snippets/`],
            aliases: { '/': folder },
            variables: (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'variables')),
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
        roots: [{ folder, route: '' }],
        options: {
            ...own,
            redirects: (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'redirects')).flatMap(each => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'source')) ?? []),
        },
    };
}
function mintlify_routes({ dialect: { folder }, options }, files) {
    const isIgnored = toIgnored([...IGNORED, ...options.ignored]);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(folder.length);
        const stem = path.startsWith(folder) ? (0,site_paths/* stemOf */.Vc)(inside, ['.mdx', '.md']) : undefined;
        if (stem === undefined)
            continue;
        if (isIgnored(inside))
            reasons.set(path, 'is a snippet, or is ignored by Mintlify (.mintignore)');
        else
            pages.set(path, (0,site_paths/* nameOf */.Vb)(stem) === 'index' ? (0,site_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem);
    }
    // What follows a parameter such as `:slug*` is anything.
    const redirects = options.redirects.map(each => each.replace(/^\/+/, '').replace(/:\w.*$/s, '*'));
    return {
        pages,
        reasons,
        known: new Set([...redirects, ...(options.hasApi ? ['api-reference/*'] : [])]),
        assets: [{ folder, route: '' }],
        rooted: 'site',
        hasBothForms: true,
    };
}

;// CONCATENATED MODULE: ./lib/site/mkdocs-routes.js



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
        const stem = path.startsWith(contentFolder) ? (0,site_paths/* stemOf */.Vc)(inside, mkdocs_routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by MkDocs (exclude_docs, templates and hidden files)');
        else if (isDraft(inside))
            reasons.set(path, 'is excluded by draft_docs');
        else if ((0,site_paths/* nameOf */.Vb)(stem) === 'README' && all.has(`${contentFolder}${(0,site_paths/* folderOf */.yS)(stem)}index.md`))
            reasons.set(path, 'gives way to the index.md beside it');
        else
            pages.set(path, mkdocs_routes_routeOf(stem, options));
    }
    const named = (path, from) => variantOf(path, from, options.languages, pages);
    const assets = [{ folder: contentFolder, route: '' }];
    return { pages, reasons, known: knownRoutes(options), assets, named, rooted: 'server' };
}
/** `page.md` on a French page is `page.fr.md` where translations stand beside each other. */
function variantOf(path, from, languages, pages) {
    const stem = (0,site_paths/* stemOf */.Vc)(path, mkdocs_routes_extensions);
    if (!languages || languages.isByFolder || stem === undefined)
        return undefined;
    const own = languages.locales.find(locale => from.endsWith(`.${locale}.md`));
    return [own, languages.byDefault].map(locale => `${stem}.${locale}.md`).find(each => pages.has(each));
}
function mkdocs_routes_routeOf(stem, options) {
    const { blog, languages } = options;
    if (blog && stem.startsWith(blog.posts))
        return head => mkdocs_routes_toRoute(postStem(stem, head, blog), options);
    return mkdocs_routes_toRoute(languages ? mkdocs_routes_localised(stem, languages) : stem, options);
}
/** The address of what is at a path without its extension. */
function mkdocs_routes_toRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,site_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,site_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,site_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
function mkdocs_routes_localised(stem, { isByFolder, locales, byDefault }) {
    const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.');
    const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1);
    if (end < 0 || !locales.includes(locale))
        return stem;
    const rest = isByFolder ? stem.slice(end + 1) : stem.slice(0, end);
    return locale === byDefault ? rest : `${locale}/${rest}`;
}
function postStem(stem, head, { folder, format, dateFormat }) {
    const date = (0,heads/* textOf */.b6)(head['date.created']) ?? (0,heads/* textOf */.b6)(head.date) ?? '';
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? [];
    const parts = {
        date: dateFormat
            .replace(/y+/, year)
            .replace(/M+/, letters => month.padStart(2, '0').slice(-letters.length))
            .replace(/d+/, letters => day.padStart(2, '0').slice(-letters.length)),
        slug: (0,heads/* textOf */.b6)(head.slug) ?? slugOf((0,heads/* textOf */.b6)(head.title) ?? (0,heads/* textOf */.b6)(head['#']) ?? (0,site_paths/* nameOf */.Vb)(stem)),
        file: (0,site_paths/* nameOf */.Vb)(stem),
        categories: slugOf([head.categories ?? []].flat()[0] ?? ''),
    };
    return ((0,site_paths/* join */.fj)(folder, format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? '')) ?? stem);
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
function knownRoutes(options) {
    const { redirects, blog } = options;
    const known = new Set(redirects.map(old => mkdocs_routes_toRoute((0,site_paths/* stemOf */.Vc)(old, mkdocs_routes_extensions) ?? old, options)));
    if (blog)
        for (const view of ['category/', 'archive/', 'author/', 'page/'])
            known.add(`${blog.folder}${view}*`);
    return known;
}

;// CONCATENATED MODULE: ./lib/site/mkdocs.js




/** MkDocs, with Material's and other common plugins, and Zensical, which reads the same settings. */
const mkdocs = {
    isConfig: path => /^(?:mkdocs\.ya?ml|zensical\.toml)$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await readConfig(path, reader);
        return data === undefined ? undefined : mkdocs_toConfig(path, data, reader.files);
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes: mkdocs_routes_routes,
};
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,site_data/* get */.aR)(await reader.data(path, site_data/* readToml */.D7), 'project');
    const data = await reader.data(path, site_data/* readYaml */.gM);
    const parent = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0 ? undefined : (0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above, depth = 50) {
    const inner = (0,site_data/* members */.ol)(below);
    if (inner.length === 0 || (0,site_data/* members */.ol)(above).length === 0 || depth === 0)
        return above;
    const keys = new Set([...inner, ...(0,site_data/* members */.ol)(above)].map(([key]) => key));
    return Object.fromEntries([...keys].map(key => [
        key,
        (0,site_data/* get */.aR)(above, key) === undefined ? (0,site_data/* get */.aR)(below, key) : merged((0,site_data/* get */.aR)(below, key), (0,site_data/* get */.aR)(above, key), depth - 1),
    ]));
}
function mkdocs_toConfig(file, data, files) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    const contentFolder = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'docs_dir')) ?? 'docs');
    if (contentFolder === undefined || (0,site_data/* members */.ol)(data).length === 0)
        return undefined;
    const plugins = toPlugins((0,site_data/* get */.aR)(data, 'plugins'));
    const extensions = toPlugins((0,site_data/* get */.aR)(data, 'markdown_extensions'));
    const snippets = extensions.get('pymdownx.snippets');
    const appended = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(snippets, 'auto_append'));
    const macros = toMacros(plugins.get('macros'), folder);
    const hasVariables = plugins.has('macros') || plugins.has('markdownextradata');
    return {
        generator: 'mkdocs',
        file,
        dialect: (0,site/* dialectOf */.E)('mkdocs', folder, contentFolder, {
            includeFolders: [...snippetFolders(snippets, folder, contentFolder, files), ...macros.folders],
            ...(appended.length > 0 && { appended }),
            ...macros.delimiters,
            ...(extensions.has('pymdownx.emoji') && { hasEmoji: true }),
            variables: hasVariables ? (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'extra')) : {},
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'site_url'))),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasFolderAddresses: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'use_directory_urls'), true),
            excluded: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'exclude_docs')) ?? '').split('\n'),
            drafts: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'draft_docs')) ?? '').split('\n'),
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(plugins.get('redirects'), 'redirect_maps')).map(([old]) => old),
            languages: toLanguages(plugins.get('i18n')),
            blog: toBlog(plugins),
        },
    };
}
/** Names and options, as a list or as a mapping. */
function toPlugins(value) {
    const entries = (0,site_data/* members */.ol)(value).concat((Array.isArray(value) ? value : []).flatMap(each => (typeof each === 'string' ? [[each, {}]] : (0,site_data/* members */.ol)(each))));
    return new Map(entries.filter(([, options]) => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'enabled'), true)));
}
/** A path may also be that of a file, which then is found in its folder. */
function snippetFolders(options, folder, contentFolder, files) {
    const base = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(options, 'base_path'));
    return (base.length > 0 ? base : ['.']).flatMap(path => {
        const isOfDocs = path.startsWith('$docs_dir');
        const found = (0,site_paths/* joinFolder */.nn)(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.'));
        return found && files.has(found.slice(0, -1)) ? (0,site_paths/* folderOf */.yS)(found.slice(0, -1)) : (found ?? []);
    });
}
/** The plugin `macros`: where its includes are, and how its tags are written. */
function toMacros(options, folder) {
    const path = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'include_dir'));
    const [open, close] = ['start', 'end'].map(which => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, `j2_block_${which}_string`)));
    return {
        folders: path === undefined ? [] : [(0,site_paths/* joinFolder */.nn)(folder, path) ?? []].flat(),
        delimiters: open && close ? { tagDelimiters: [open, close] } : {},
    };
}
function toLanguages(options) {
    const languages = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(options, 'languages')).filter(each => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'build'), true));
    const locales = languages.flatMap(each => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'locale')) ?? []);
    if (locales.length === 0)
        return undefined;
    const byDefault = languages.find(each => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'default'), false));
    return {
        isByFolder: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'docs_structure')) === 'folder',
        locales,
        byDefault: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(byDefault, 'locale')) ?? locales[0] ?? '',
        fallsBack: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'fallback_to_default'), true),
    };
}
function toBlog(plugins) {
    const name = ['blog', 'material/blog'].find(each => plugins.has(each));
    if (name === undefined)
        return undefined;
    const options = plugins.get(name);
    const folder = ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'blog_dir')) ?? 'blog').replace(/^\.?\/?/, '');
    const posts = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_dir')) ?? '{blog}/posts';
    return {
        folder: (0,site_paths/* joinFolder */.nn)('', folder) ?? '',
        posts: (0,site_paths/* joinFolder */.nn)('', posts.replace('{blog}', folder)) ?? '',
        format: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_url_format')) ?? '{date}/{slug}',
        dateFormat: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_url_date_format')) ?? 'yyyy/MM/dd',
    };
}

;// CONCATENATED MODULE: ./lib/site/starlight.js






const starlight_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx'];
/** Astro with Starlight. */
const starlight = {
    partials: /(?:^|\/)_[^/]*$/,
    isConfig: path => /^astro\.config\.[cm]?[jt]s$/.test((0,site_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        return starlight_toConfig(path, await readModule(path, reader), await aliasesOf((0,site_paths/* folderOf */.yS)(path), reader));
    },
    keys: ['slug'],
    routes: starlight_routes,
};
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,site_data/* get */.aR)(await readJson(await reader.text(`${folder}tsconfig.json`)), 'compilerOptions');
    const base = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const found = (0,site_data/* members */.ol)((0,site_data/* get */.aR)(options, 'paths')).flatMap(([name, paths]) => {
        const [path = ''] = (0,site_data/* texts */.Te)(paths);
        const target = /\/\*$/.test(name) && path.endsWith('/*') ? (0,site_paths/* joinFolder */.nn)(base, path.slice(0, -1)) : undefined;
        return target === undefined ? [] : [[name.slice(0, -1), target]];
    });
    return Object.fromEntries(found);
}
function starlight_toConfig(file, data, named) {
    const folder = (0,site_paths/* folderOf */.yS)(file);
    const sources = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
    const contentFolder = `${sources}content/docs/`;
    const isFile = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'build', 'format')) === 'file';
    return {
        generator: 'starlight',
        file,
        dialect: (0,site/* dialectOf */.E)('starlight', folder, contentFolder, {
            aliases: { '@/': sources, '~/': sources, ...named },
        }),
        address: (0,site_paths/* toAddress */.ch)((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'site')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [
            { folder: contentFolder, route: '' },
            { folder: `${sources}pages/`, route: '' },
        ],
        options: {
            sources,
            locales: localesOf(data),
            end: isFile ? '.html' : (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'trailingSlash')) === 'never' ? '' : '/',
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'redirects')).map(([from]) => from.replace(/^\//, '')),
        },
    };
}
function localesOf(data) {
    const call = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'integrations')).find(each => each instanceof literals/* Call */.Je && each.name === 'starlight');
    const options = call instanceof literals/* Call */.Je ? call.args[0] : undefined;
    const names = (0,site_data/* members */.ol)((0,site_data/* get */.aR)(options, 'locales')).map(([name]) => name);
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'defaultLocale')) ?? (names.includes('root') ? 'root' : names[0]);
    return names
        .sort((a, b) => Number(b === byDefault) - Number(a === byDefault))
        .map(name => (name === 'root' ? '' : name));
}
function starlight_routes({ options, dialect }, files) {
    const { contentFolder, folder } = dialect;
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.redirects);
    for (const path of files) {
        const own = ownRoute(path, options);
        if (own !== undefined && /\.mdx?$/.test(path))
            pages.set(path, own);
        else if (own !== undefined)
            known.add(own);
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,site_paths/* stemOf */.Vc)(inside, starlight_extensions) : undefined;
        if (stem === undefined || /(?:^|\/)\./.test(inside))
            continue;
        if ((0,site_paths/* nameOf */.Vb)(inside).startsWith('_'))
            reasons.set(path, 'is a partial: its name begins with "_"');
        else if ((0,site_paths/* nameOf */.Vb)(stem) === '404')
            reasons.set(path, 'is what readers see where there is no page');
        else
            pages.set(path, head => starlight_withEnd(starlight_slugOf(stem, head), options));
    }
    return { pages, reasons, known, assets: [{ folder: `${folder}public/`, route: '' }], rooted: 'server' };
}
/** The route of a page of Astro itself. */
function ownRoute(path, options) {
    const folder = `${options.sources}pages/`;
    const stem = path.startsWith(folder) ? (0,site_paths/* stemOf */.Vc)(path, ['.md', '.mdx', '.astro', '.html']) : undefined;
    const inside = stem?.slice(folder.length);
    if (inside === undefined || /(?:^|\/)_|\[/.test(inside))
        return undefined;
    return starlight_withEnd(inside.replace(/(?:^|\/)index$/, ''), options);
}
function starlight_slugOf(stem, head) {
    const route = (0,heads/* textOf */.b6)(head.slug) ?? stem.split('/').map(toSlug).join('/');
    return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}
/** As github-slugger does. */
function toSlug(name) {
    return name
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
}
function starlight_withEnd(route, { end }) {
    return route === '' ? '' : route + end;
}

;// CONCATENATED MODULE: ./lib/site/vitepress.js





const vitepress = {
    isConfig: path => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(path),
    read: async (path, reader) => vitepress_toConfig(path, await readModule(path, reader)),
    routes: vitepress_routes,
};
function vitepress_toConfig(file, data) {
    const folder = file.slice(0, file.lastIndexOf('.vitepress/'));
    const contentFolder = (0,site_paths/* joinFolder */.nn)(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
    const [open, close] = ['left', 'right'].map(side => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'markdown', 'attrs', `${side}Delimiter`)));
    return {
        generator: 'vitepress',
        file,
        dialect: (0,site/* dialectOf */.E)('vitepress', folder, contentFolder, {
            aliases: { '@/': contentFolder },
            hasEmoji: true,
            ...(open && close && { attributeDelimiters: [open, close] }),
        }),
        address: addressOf((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'sitemap', 'hostname')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasCleanAddresses: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'cleanUrls'), false),
            excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'srcExclude')),
            rewrites: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'rewrites')).flatMap(([from, to]) => typeof to === 'string' ? [[from, to]] : []),
        },
    };
}
/** The sitemap's host may have the base in it already. */
function addressOf(host, base) {
    const address = (0,site_paths/* toAddress */.ch)(host);
    return address?.endsWith(`/${(0,site_paths/* toRoute */.P7)(base)}`) ? address : (0,site_paths/* toAddress */.ch)(host, base);
}
function vitepress_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const isExcluded = toGlobs(['**/node_modules/**', '**/dist/**', ...options.excluded]);
    const rewrite = toRewrite(options.rewrites);
    const pages = new Map();
    const reasons = new Map();
    const known = new Set();
    for (const path of files) {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            continue;
        const inside = path.slice(contentFolder.length);
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by srcExclude');
        else if (/\[\w+\]/.test(inside)) {
            reasons.set(path, 'is a template of pages (a dynamic route)');
            known.add(`${inside.slice(0, inside.indexOf('['))}*`);
        }
        else if (!/(?:^|\/)\./.test(inside))
            pages.set(path, vitepress_routeOf(rewrite(inside), options));
    }
    return {
        pages,
        reasons,
        known,
        assets: [{ folder: `${contentFolder}public/`, route: '' }],
        rooted: 'site',
        isRewriting: true,
    };
}
function vitepress_routeOf(path, { hasCleanAddresses }) {
    const stem = path.replace(/\.md$/, '');
    if ((0,site_paths/* nameOf */.Vb)(stem) === 'index')
        return (0,site_paths/* folderOf */.yS)(stem);
    return hasCleanAddresses ? stem : `${stem}.html`;
}
/** More parameters in one pattern, or a longer path, could take forever to match. */
const MAX_PARAMETERS = 3;
const MAX_LENGTH = 500;
/** Rewrites with parameters such as `packages/:name/docs/:rest*`, as path-to-regexp reads them. */
function toRewrite(rewrites) {
    const rules = rewrites.flatMap(([from, to]) => {
        const names = [];
        const source = from.replace(PARAMETER, (whole, name) => {
            if (whole.length === 1)
                return `\\${whole}`;
            names.push(name ?? `(${names.length}`);
            return /\.\*|\*$/.test(whole) ? '(.*)' : '([^/]+)';
        });
        return names.length > MAX_PARAMETERS ? [] : [{ expression: new RegExp(`^${source}$`), names, to }];
    });
    return path => {
        for (const { expression, names, to } of rules) {
            const values = path.length > MAX_LENGTH ? undefined : expression.exec(path)?.slice(1);
            if (values)
                return filled(to, names, values);
        }
        return path;
    };
}
function filled(to, names, values) {
    const unnamed = values.filter((_, index) => names[index]?.startsWith('('));
    return to.replace(PARAMETER, (whole, name) => {
        if (whole.length === 1)
            return whole;
        return (name === undefined ? unnamed.shift() : values[names.indexOf(name)]) ?? '';
    });
}
/** A parameter, a pattern without a name, or a character that stands for itself. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\([^()]*\)|[.*+?^${}()|[\]\\]/g;

;// CONCATENATED MODULE: ./lib/site/rules.js










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

;// CONCATENATED MODULE: ./lib/site/owner.js
/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { dialect, roots }] of configs.entries())
        for (const folder of [dialect.folder, ...roots.map(root => root.folder)])
            if (!owners.has(folder))
                owners.set(folder, index);
    return path => {
        for (let end = path.lastIndexOf('/') + 1; end > 0; end = path.lastIndexOf('/', end - 2) + 1) {
            const owner = owners.get(path.slice(0, end));
            if (owner !== undefined)
                return owner;
        }
        return owners.get('');
    };
}
/** The files of each site, in the order of the sites. */
function ownFiles(configs, files) {
    const owned = configs.map(() => []);
    const ownerOf = toOwner(configs);
    if (configs.length > 0)
        for (const path of files) {
            const owner = ownerOf(path);
            if (owner !== undefined)
                owned[owner]?.push(path);
        }
    return owned;
}

;// CONCATENATED MODULE: ./lib/site/base.js
const whole = (route) => route;
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, dialect, roots }, siteUrls) {
    const from = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (dialect.folder.startsWith(prefix))
            return { url: url + dialect.folder.slice(prefix.length), within: whole };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        return root ? below(root, mapping) : { url, within: whole };
    };
    const whereElse = address === undefined ? from(dialect.contentFolder) : { url: address, within: whole };
    return path => from(path) ?? whereElse;
}
/** A mapping of a folder of pages, or of a folder in it, says where that folder is rather than the site. */
function below({ folder, route }, { prefix, url }) {
    const own = route + prefix.slice(folder.length);
    if (own !== '' && url.endsWith(`/${own}`))
        return { url: url.slice(0, -own.length), within: whole };
    return {
        url,
        within: each => [own, route].flatMap(start => (each.startsWith(start) ? each.slice(start.length) : []))[0] ?? each,
    };
}

// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/site/resolve.js


/** Only its path counts where the site's address is not known. */
const NOWHERE = 'https://site.invalid/';
/** Makes the resolver of a site's links: by the files that they name first, by the addresses that they spell then. */
function toResolver(place) {
    let found;
    // It needs the heads of all pages, which most links do not.
    const table = () => {
        found ??= tableOf(place);
        return found;
    };
    const base = place.base ?? NOWHERE;
    return (link, from) => {
        const end = link.search(/[?#]/);
        const written = end < 0 ? link : link.slice(0, end);
        if (written === '')
            return pageTarget(place, from, undefined);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
            return absoluteTarget(place, table, written, base);
        const paths = pathsOf(place, (0,site_paths/* percentDecoded */.oF)(written), from);
        const named = () => paths.map(each => place.routes.named?.(each, from)).find(each => each !== undefined);
        // A path to a source is no address, even where the server sends everything there elsewhere.
        const file = paths.find(each => place.files.has(each)) ?? (/\.mdx?$/.test(written) ? named() : undefined);
        const spelled = () => spelledTarget(place, table, written, from);
        const target = toTarget(place, file) ?? spelled() ?? toTarget(place, named()) ?? { kind: 'missing' };
        return forReaders(place, target, from);
    };
}
/** A page in the language of the one that links to it. */
function forReaders({ routes, routeOf, base }, target, from) {
    if (target.kind !== 'page' || base === undefined)
        return target;
    const own = routes.routeFor && routeOf(target.path);
    const route = own === undefined ? undefined : routes.routeFor?.(target.path, from, own);
    return route === undefined ? target : { ...target, address: base + encodeRoute(route) };
}
/** An author who writes a whole address is not doubted. */
function absoluteTarget(place, table, written, base) {
    const target = bySpelling(place, table, URL.parse(written, base), written);
    return target.kind === 'missing' ? { kind: 'address', address: written } : target;
}
function toTarget(place, path) {
    if (path === undefined)
        return undefined;
    const isPage = place.routes.pages.has(path) && place.hiddenBy(path) === undefined;
    return isPage ? pageTarget(place, path, undefined) : { kind: 'file', path };
}
/** What has the address that a link spells, as a browser reads it on the page. */
function spelledTarget(place, table, written, from) {
    const route = place.routeOf(from) ?? '';
    // Where a page is a folder of the site, a path to another file means nothing there.
    const isShifted = route.endsWith('/') && !/^(?:_?index|readme)\./i.test((0,site_paths/* nameOf */.Vb)(from));
    if (isShifted && /\.mdx?$/.test(written))
        return undefined;
    const base = place.base ?? NOWHERE;
    if (place.routes.mayLeadOut && !/\.mdx?$/.test(written) && leadsOut(written, route)) {
        const address = place.base && URL.parse(written, base + encodeRoute(route))?.href;
        return { kind: 'address', address: address ?? written };
    }
    return basesOf(place, base, route)
        .map(each => bySpelling(place, table, toUrl(place, written, base, each), written))
        .find(({ kind }) => kind !== 'missing');
}
function leadsOut(written, route) {
    return !written.startsWith('/') && (0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(route), (0,site_paths/* percentDecoded */.oF)(written)) === undefined;
}
/** A page's address that is served with a slash and without has links that lead to two places. */
function basesOf({ routes }, base, route) {
    const own = base + encodeRoute(route);
    if (!routes.hasBothForms || route === '')
        return [own];
    return [own, own.endsWith('/') ? own.slice(0, -1) : `${own}/`];
}
function toUrl({ routes }, written, base, page) {
    // Who writes the whole path means it, where the generator would put the site's own before it again.
    const isOfSite = routes.rooted === 'site' && written.startsWith('/') && !written.startsWith(new URL(base).pathname);
    return isOfSite ? URL.parse(written.replace(/^\/+/, './'), base) : URL.parse(written, page);
}
/** The files that a link may name: from the page's folder, or for one from the root from where pages are. */
function pathsOf(place, written, from) {
    const { roots, folder, aliases } = place;
    const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
    const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`;
    if (!fromRoot.startsWith('/'))
        return [(0,site_paths/* join */.fj)((0,site_paths/* folderOf */.yS)(from), written) ?? ''].filter(path => path !== '');
    const folders = [...roots.map(root => root.folder), folder, ''];
    return [...folders.map(each => (0,site_paths/* join */.fj)(each, fromRoot)), ...assetPaths(place, fromRoot)].flatMap(path => path || []);
}
function assetPaths({ routes }, written) {
    const route = written.replace(/^\/+/, '');
    return (routes.assets ?? [])
        .filter(asset => route.startsWith(asset.route))
        .map(asset => (0,site_paths/* join */.fj)(asset.folder, route.slice(asset.route.length)));
}
/** What has the address that a link spells: a page, an asset, or something else that is known or not ours. */
function bySpelling(place, table, url, written) {
    const { server } = place.routes;
    if (url === null)
        return { kind: 'missing' };
    if (server !== undefined && written.startsWith('/'))
        return { kind: 'address', address: server + encodeRoute((0,site_paths/* percentDecoded */.oF)(written)) };
    const base = new URL(place.base ?? NOWHERE);
    if (url.origin !== base.origin)
        return { kind: 'address', address: written };
    const path = (0,site_paths/* percentDecoded */.oF)(url.pathname);
    const own = (0,site_paths/* percentDecoded */.oF)(base.pathname);
    const address = place.base === undefined ? undefined : url.origin + encodeRoute(path.replace(/\.mdx?$/, ''));
    return `${path}/`.startsWith(own)
        ? byRoute(place, table, path.slice(own.length), address, written)
        : outside(place, table, path, address, written);
}
function outside(place, table, path, address, written) {
    // A page of the site whose base its author has left out.
    const meant = written.startsWith('/') ? table().pages.get(toKey(path.slice(1)) || '/') : undefined;
    if (meant !== undefined)
        return pageTarget(place, meant, undefined);
    // What climbs out of the site is nothing that its author can have seen work; an address from the root may be.
    const isOther = address !== undefined && /^\/|^https?:/i.test(written);
    return isOther ? { kind: 'address', address } : { kind: 'missing' };
}
function byRoute(place, table, route, address, written) {
    const { server } = place.routes;
    const page = table().pages.get(toKey(route));
    // A server finds `a` for `a/`, but not for `a.html`.
    const isBare = !/(?:\/|\.html|^)$/.test(route) && place.routeOf(page ?? '')?.endsWith('.html');
    if (page !== undefined)
        return pageTarget(place, page, isBare || /\.mdx?$/.test(route) ? undefined : address);
    const asset = assetPaths(place, route).find(each => each !== undefined && place.files.has(each));
    if (asset !== undefined)
        return { kind: 'file', path: asset };
    const elsewhere = table().redirects.get(toKey(route));
    if (elsewhere !== undefined)
        return { kind: 'address', address: URL.parse(elsewhere, server ?? address)?.href ?? elsewhere };
    return isKnown(table(), route) ? { kind: 'address', address: address ?? written } : { kind: 'missing' };
}
/** The author's own form stays: the site serves it. */
function pageTarget(place, path, written) {
    const own = place.addressOf(path);
    return { kind: 'page', path, address: own && !place.routes.isRewriting ? (written ?? own) : own };
}
function tableOf({ routes: { pages, known = new Set(), redirects = new Map() }, routeOf }) {
    const exact = [...known].filter(route => !route.endsWith('*'));
    return {
        pages: new Map([...pages.keys()].map(path => [toKey(routeOf(path) ?? ''), path])),
        known: new Set(exact.map(toKey)),
        redirects: new Map([...redirects].map(([route, address]) => [toKey(route), address])),
        beginnings: [...known].filter(route => route.endsWith('*')).map(route => route.slice(0, -1)),
    };
}
function isKnown({ known, beginnings }, route) {
    return known.has(toKey(route)) || beginnings.some(each => `${route}/`.startsWith(each));
}
/** The forms of one address that servers take for the same. */
function toKey(route) {
    return route.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.(?:html|mdx?)$|\/$/, '');
}
/** Safe as a Markdown destination anywhere, and otherwise as sites spell it. */
function encodeRoute(route) {
    return route
        .split('/')
        .map(segment => encodeURIComponent(segment.toWellFormed())
        .replace(/[!'()*~]/g, lib_text/* percentEncoded */.qE)
        .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent))
        .join('/');
}

;// CONCATENATED MODULE: ./lib/site/sites.js




/**
 * The sites that were read, on the files of their commit. Pure, so that each thread can make its own.
 *
 * @param headOf is asked for the head of a page each time that its address is.
 */
function openSites({ sites }, files, siteUrls, headOf = () => ({})) {
    const owned = ownFiles(sites, files);
    const ownerOf = toOwner(sites);
    const siteOf = (path) => all[ownerOf(path) ?? -1];
    const all = sites.map((config, index) => {
        const site = openSite(config, owned[index] ?? [], files, siteUrls, headOf);
        return { ...site, resolve: (link, from) => acrossSites(site.resolve(link, from), siteOf) };
    });
    return { all, siteOf };
}
/** What the configurations of sites say of all pages, as a text: where it differs, any document may. */
function describeSites({ sites }) {
    return JSON.stringify(sites.map(config => {
        const { pages, reasons, known, redirects, ...linking } = rules[config.generator].routes(config, []);
        return [config.dialect, config.roots, config.address, linking];
    }));
}
/** A file that a page names may be a page of another site. */
function acrossSites(target, siteOf) {
    if (target.kind !== 'file')
        return target;
    const { path } = target;
    const site = siteOf(path);
    if (!site || site.whyNoPage(path) !== undefined || site.hiddenBy(path) !== undefined)
        return target;
    return { kind: 'page', path, address: site.addressOf(path) };
}
function openSite(config, own, files, siteUrls, headOf) {
    const made = rules[config.generator].routes(config, own);
    const routes = { ...made, known: new Set([...(made.known ?? []), ...(config.redirects ?? [])]) };
    const baseOf = toBaseOf(config, siteUrls);
    const hiddenBy = (path) => (routes.pages.has(path) ? routes.hiddenBy?.(path, headOf) : undefined);
    const routeOf = (path) => {
        const route = routes.pages.get(path);
        return typeof route === 'function' ? route(headOf(path)) : route;
    };
    const addressOf = (path) => {
        const route = routeOf(path);
        const base = baseOf(path);
        return route === undefined || base === undefined ? undefined : base.url + encodeRoute(base.within(route));
    };
    const { roots, dialect } = config;
    return {
        config,
        whyNoPage: path => (routes.pages.has(path) ? undefined : reasonOf(path, config, routes.reasons)),
        hiddenBy,
        needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
        routeOf,
        routes,
        isPartial: path => !routes.pages.has(path) && rules[config.generator].partials?.test(path) === true,
        addressOf,
        resolve: toResolver({
            routes,
            routeOf,
            hiddenBy,
            files,
            roots,
            folder: dialect.folder,
            aliases: dialect.aliases,
            addressOf,
            base: baseOf(roots[0]?.folder ?? dialect.folder)?.url,
        }),
    };
}
function reasonOf(path, { roots, generator }, reasons) {
    const known = reasons?.get(path);
    if (known !== undefined)
        return known;
    if (roots.some(({ folder }) => path.startsWith(folder)))
        return `is none of the pages that ${generator} makes`;
    const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`;
    return `is in no folder of the site's pages${folders}`;
}

;// CONCATENATED MODULE: ./lib/site/index.js








/** A longer configuration is not read. */
const site_MAX_LENGTH = 1_000_000;
const MAX_SITES = 100;
/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param generator looks only for sites of this one, where it is neither `auto` nor `none`.
 */
async function readSites(files, read, generator) {
    const messages = new Set();
    const unread = [];
    const sites = generator === 'none' ? [] : await findSites(files, read, generator, messages, unread);
    return { sites, messages: [...messages], unread };
}
async function findSites(files, read, generator, messages, unread) {
    const reader = toReader(files, read, messages);
    const visible = files.filter(path => !FOREIGN.test(path));
    const found = new Map();
    for (const name of generator === 'auto' ? generators : [generator])
        for (const path of visible.filter(each => rules[name].isConfig(each)).slice(0, MAX_SITES)) {
            const known = messages.size;
            const config = await rules[name].read(path, reader);
            if (!config && messages.size > known)
                unread.push((0,site_paths/* folderOf */.yS)(path));
            // Of several configurations of one folder that of the generator named first counts.
            if (config && !found.has(config.dialect.folder))
                found.set(config.dialect.folder, config);
        }
    if (found.size === 0 && generator !== 'auto')
        messages.add(`generator: the repository has no configuration of ${generator}, so its pages are read as GitHub shows them. Name another generator, or auto.`);
    const all = [...found.values()];
    const kept = all.filter(config => !isLeftOver(config, all)).slice(0, MAX_SITES);
    return Promise.all(kept.map(async (config) => ({ ...config, redirects: await serverRedirects(config, reader) })));
}
/** Folders whose configurations are of other projects, or there to be tested. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|tests?|__tests__|fixtures|testdata)\//;
/** Generators that make a site of all there is, which a repository often keeps a configuration of after it moved on. */
const WIDE = ['jekyll', 'gitbook'];
function isLeftOver({ generator, dialect: { contentFolder } }, all) {
    const isWithin = (other) => other.dialect.contentFolder.startsWith(contentFolder);
    return WIDE.includes(generator) && all.some(other => !WIDE.includes(other.generator) && isWithin(other));
}
function toReader(paths, read, messages) {
    const files = new Set(paths);
    const text = async (path) => {
        const source = files.has(path) ? ((await read([path])).get(path) ?? null) : undefined;
        if (source === undefined || (source !== null && source.length <= site_MAX_LENGTH))
            return source?.replace(/^\uFEFF/, '');
        messages.add(`${path} is a symbolic link or longer than 1 MB, so what it says of a site is not known. Make it a shorter file.`);
        return undefined;
    };
    const data = async (path, parse) => {
        const source = await text(path);
        const value = source === undefined ? undefined : await parse(source);
        if (source !== undefined && value === undefined)
            messages.add(`${path} cannot be read, so what it says of a site is not known. Fix it: it does not parse, is nested too deep or has more than 100 aliases.`);
        return value;
    };
    return { files, text, data };
}
/** The head of a page, as the generator of its site reads it. */
function headFor({ generator }, page) {
    return (0,heads/* readHead */.zy)(page, rules[generator].keys ?? []) ?? {};
}


/***/ }),

/***/ 1735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   ww: () => (/* binding */ literalsIn),
/* harmony export */   zK: () => (/* binding */ Reading)
/* harmony export */ });
/** A call in a configuration, such as a plugin with its options: nothing is run, so that its arguments are all there is. */
class Call {
    name;
    args;
    constructor(name, args) {
        this.name = name;
        this.args = args;
    }
}
/** What expressions of a module come to, as far as they are plain: these are its statements, in ESTree's form, and its imports. */
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
            case 'LogicalExpression':
                return this.value(node.left) ?? this.value(node.right);
            case 'UnaryExpression':
                return node.operator === '!' ? negated(this.value(node.argument)) : undefined;
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
function negated(value) {
    return typeof value === 'boolean' ? !value : undefined;
}
function isModuleExports(node) {
    return (node.type === 'MemberExpression' &&
        node.object.type === 'Identifier' &&
        node.object.name === 'module' &&
        node.property.type === 'Identifier' &&
        node.property.name === 'exports');
}


/***/ }),

/***/ 3948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dialectOf)
/* harmony export */ });
/** What the translation must know of a site, with nothing where nothing is said. */
function dialectOf(generator, folder, contentFolder, more = {}) {
    return { generator, folder, contentFolder, includeFolders: [], aliases: {}, variables: {}, ...more };
}


/***/ })

};
