export const id = 758;
export const ids = [758];
export const modules = {

/***/ 3758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mapSites: () => (/* binding */ mapSites),
  siteGenerators: () => (/* binding */ siteGenerators)
});

// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/markdown/compile.js
var compile = __webpack_require__(8032);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var inputs_patterns = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/generators/config/files.js





/**
 * Sorts the files of a site into pages and others.
 *
 * @param place the route of a page, or the reason why a file is none; undefined for what could not be one.
 */
function sortFiles(files, place) {
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const placed = place(path);
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
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const found = (0,text_data/* members */.ol)(locales).map(([name, locale]) => {
        const language = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(locale, 'lang')) ?? (name === 'root' ? ofRoot : name);
        return [name === 'root' ? '' : name, language];
    });
    return Object.fromEntries(found);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [...summary.matchAll(/(?:\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g)];
    return links.flatMap(([, words = '', quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        const file = path === '' ? undefined : (0,text_paths/* join */.fj)(folder, (0,text_paths/* percentDecoded */.oF)(path));
        return file === undefined ? [] : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]];
    });
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

// EXTERNAL MODULE: ./lib/generators/config/literals.js
var literals = __webpack_require__(9477);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/fences.js
var fences = __webpack_require__(2680);
// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var syntax_include = __webpack_require__(6624);
// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var step = __webpack_require__(3528);
;// CONCATENATED MODULE: ./lib/generators/docfx/index.js












const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    async read(path, reader) {
        const data = await reader.data(path, literals/* readJson */.Vh);
        const build = (0,text_data/* get */.aR)(data, 'build');
        if ((0,text_data/* get */.aR)(build, 'content') === undefined)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(build, 'content')).flatMap((each) => {
            const source = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'src')) ?? '.');
            const files = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'files')).map(recursive);
            const excluded = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'exclude')).map(recursive);
            const route = (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'dest')) ?? '');
            const group = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'group')) ?? '';
            const version = onlyMoniker((0,text_data/* get */.aR)(build, 'groups', group, 'moniker_range') ?? (0,text_data/* get */.aR)(each, 'version'));
            return source === undefined
                ? []
                : [{ folder: source, files, excluded, route, ...(version !== undefined && { version }) }];
        });
        const isLearn = reader.files.has(PUBLISHING);
        const makesYaml = isLearn && ((await reader.text(PUBLISHING)) ?? '').includes('MAML2Yaml');
        return {
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '~/': folder },
            address: isLearn ? undefined : (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(build, 'sitemap', 'baseUrl'))),
            roots: contents.map(content => ({ folder: content.folder, route: content.route })),
            options: { contents, isLearn, makesYaml },
        };
    },
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange'],
    routes: docfxRoutes,
    syntax: docfxSyntax,
};
/** The moniker that a range of monikers is, where it is no more than one: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range) {
    return /^(?:=\s*)?([\w.-]+)$/.exec((0,text_data/* text */.Qq)(range)?.trim() ?? '')?.[1];
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
function docfxRoutes({ options }, files) {
    const find = toFinder(options);
    const sorted = sortFiles(files, path => {
        const content = path.endsWith('.md') ? find(path) : undefined;
        if (!content)
            return undefined;
        const inside = path.slice(content.folder.length);
        if (PARTIALS.test(path))
            return { reason: 'is a partial: its folder is "includes"' };
        if (content.isExcluded(inside))
            return { reason: 'is excluded by docfx.json' };
        const stem = inside.replace(/\.md$/, '');
        if (!options.isLearn)
            return `${content.route}${stem}.html`;
        const route = stem.toLowerCase();
        return content.route + ((0,text_paths/* nameOf */.Vb)(route) === 'index' ? (0,text_paths/* folderOf */.yS)(route) : route);
    });
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map([...sorted.pages.keys()].map(path => [path.toLowerCase(), path]));
    const named = (path) => inLowerCase.get(path.toLowerCase());
    const ofLearn = options.isLearn ? { server: LEARN, named } : {};
    const hasVersions = new Set(options.contents.flatMap(({ version }) => version ?? [])).size > 1;
    const versionOf = (path, headOf) => onlyMoniker(headOf(path).monikerRange) ?? (hasVersions ? find(path)?.version : undefined);
    return { ...sorted, hiddenBy, versionOf, rooted: 'server', ...ofLearn };
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
/** DocFX, and what Microsoft Learn adds to it. */
function docfxSyntax() {
    const markup = [triples, columns, zones, headingTabs, bracketExtensions, references];
    return {
        includes: [includedTexts, codeLinks, codeBlocks],
        markup: [...markup, (0,fences/* fences */.H6)(), (0,inline/* attributeLists */.Yd)('headings')],
    };
}
/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const includedTexts = (0,syntax_include/* includes */.mK)({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written }, from, settings) => [includeOf(written.trim(), from, settings)],
    render: syntax_include/* inPlace */.zp,
});
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = (0,syntax_include/* includes */.mK)({
    hint: '[!',
    pattern: /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read({ 2: written }, from, settings) {
        const [, path, query, hash] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written.trim());
        const options = new URLSearchParams(query);
        const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash ?? '') ?? [];
        const name = options.get('name') ?? options.get('region');
        const range = options.get('range') ?? (first && `${first}-${last}`);
        const part = name ? { name } : range ? (0,syntax_include/* readPart */.on)(range, '-') : hash ? { name: hash } : undefined;
        return [{ ...includeOf(path, from, settings), part, isCode: true }];
    },
    render: (text, match, source) => (0,syntax_include/* inPlace */.zp)((0,syntax_include/* codeBlock */.DV)(text, match[1] ?? (0,syntax_include/* extensionOf */.je)(text.placeAt(0).path)), match, source),
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = (0,syntax_include/* includes */.mK)({
    hint: ':::',
    pattern: /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim,
    read({ 1: written }, from, settings) {
        const { source = '', range, id } = attributesOf(written);
        const part = id ? { name: id } : range ? (0,syntax_include/* readPart */.on)(range, '-') : undefined;
        return [{ ...includeOf(source, from, settings), part, isCode: true }];
    },
    render(text, match, source) {
        const { language, source: path } = attributesOf(match[1]);
        return (0,syntax_include/* inPlace */.zp)((0,syntax_include/* codeBlock */.DV)(text, language ?? (0,syntax_include/* extensionOf */.je)(path)), match, source);
    },
});
function includeOf(written, from, { folder, contentFolder }) {
    const isRooted = /^[~/]/.test(written);
    const folders = isRooted ? [folder, contentFolder, ''] : [(0,text_paths/* folderOf */.yS)(from)];
    const paths = (0,syntax_include/* pathsIn */.Mr)(folders, written.replace(/^~/, '').replaceAll('%20', ' '));
    return { name: written, paths, isRebased: true };
}
function attributesOf(written) {
    return Object.fromEntries([...written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = (0,step/* replacing */.mi)(':::', /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ({ 1: name, 2: written }) => {
    const { source = '', text = '', title, 'alt-text': alt = '' } = attributesOf(written);
    if (name === 'no-loc')
        return text;
    if (name === 'video')
        return `[${(0,compile/* escaped */.Mk)(title ?? 'Video')}](${(0,compile/* destination */.j_)(source)})`;
    return `![${(0,compile/* escaped */.Mk)(alt)}](${(0,compile/* destination */.j_)(source)})`;
});
/** What begins and ends zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = (0,step/* replacing */.mi)(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    let isInside = false;
    let margin;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).map(({ text, start, isBlank }) => {
        const indent = (0,markdown_lines/* blanksOf */.RF)(text).length;
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? [];
        if (tag !== undefined) {
            isInside = !tag.endsWith('row-end');
            margin = undefined;
        }
        else if (!isBlank)
            margin ??= indent;
        return {
            start,
            end: start + (tag !== undefined ? indent : isInside ? Math.min(indent, margin ?? 0) : 0),
            by: '',
        };
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = (0,step/* replacing */.mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, ({ 1: name, 2: words }) => {
    if (/^video$/i.test(name))
        return `[Video](${(0,compile/* destination */.j_)(words.trim())})`;
    return /^div$/i.test(name) ? '' : words;
});
/** References to the API by its identifiers (DocFX, "Links and Cross References"). */
const references = (0,step/* replacing */.mi)('xref:', /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/gi, ({ 1: uid, 2: words }) => (uid === undefined ? words : nameOfUid(uid)));
function nameOfUid(written) {
    const name = written
        .replace(/[(?].*/s, '')
        .replace(/%2a|\*/gi, '')
        .replace(/%60\d|(?<!`)`+\d+/g, '');
    if (/=fullName/i.test(written))
        return name;
    const parts = name.split('.');
    return parts.slice(/=nameWithType/i.test(written) ? -2 : -1).join('.');
}
/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const headingTabs = source => {
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        if (code)
            continue;
        const heading = /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/.exec(text);
        if (heading)
            changes.push({ start, end, by: heading[1] + (0,blocks/* strong */.ko)(heading[2]) });
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text))
            changes.push({ start, end, by: '' });
        else
            continue;
        isOpen = heading !== null;
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};

// EXTERNAL MODULE: ./node_modules/npm-to-yarn/dist/npm-to-yarn.mjs
var npm_to_yarn = __webpack_require__(6189);
;// CONCATENATED MODULE: ./lib/generators/docusaurus/index.js










const docusaurus = {
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await (0,literals/* readModule */.bH)(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = await contentsOf(folder, data, reader);
        const slash = (0,text_data/* get */.aR)(data, 'trailingSlash');
        const assets = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'staticDirectories') ?? 'static');
        return {
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '@site/': folder },
            mdx: ['md', 'detect'].includes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'format')) ?? '') ? 'mdx-only' : 'all',
            syntaxOptions: {
                hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'markdown', 'emoji'), true),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseUrl')) ?? ''),
            roots: contents.map(content => ({ folder: content.folder, route: content.route })),
            options: {
                contents,
                trailingSlash: typeof slash === 'boolean' ? slash : undefined,
                assets: assets.flatMap(each => (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)(each) ?? '') ?? []),
            },
        };
    },
    keys: ['slug', 'id', 'parse_number_prefixes'],
    routes: docusaurusRoutes,
    syntax: docusaurusSyntax,
};
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
/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder, data, reader) {
    const found = [];
    const i18n = (0,text_data/* get */.aR)(data, 'i18n');
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(i18n, 'defaultLocale')) ?? 'en';
    const others = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(i18n, 'locales')).filter(locale => locale !== byDefault);
    const ofTranslations = `${folder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(i18n, 'path')) ?? 'i18n'}/`;
    for (const { kind, options } of pluginsOf(data)) {
        const id = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'id')) ?? 'default';
        const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`];
        const versions = kind === 'docs' ? await versionsOf(folder + prefix, options, reader) : [CURRENT];
        for (const { name, label, path } of versions) {
            const [versioned, translated] = [`${prefix}versioned_docs/version-${name}`, `version-${name}/`];
            const current = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'path')) ?? FOLDERS[kind];
            const own = (0,text_paths/* joinFolder */.nn)(folder, name === undefined ? current : versioned);
            if (own === undefined)
                continue;
            const route = (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'routeBasePath')) ?? ROUTES[kind]) + (0,text_paths/* toRoute */.P7)(path);
            const content = {
                kind,
                included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'include') ?? INCLUDED[kind]),
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'exclude') ?? EXCLUDED),
                keepsNumbers: (0,text_data/* get */.aR)(options, 'numberPrefixParser') === false,
                version: label,
            };
            found.push({ ...content, folder: own, route, language: others.length > 0 ? byDefault : undefined });
            const end = kind !== 'docs' ? '' : name === undefined ? 'current/' : translated;
            for (const locale of others)
                found.push({
                    ...content,
                    folder: `${ofTranslations}${locale}/docusaurus-plugin-content-${kind}${suffix}/${end}`,
                    route: (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(i18n, 'localeConfigs', locale, 'path')) ?? locale) + route,
                    translates: own,
                    language: locale,
                });
        }
    }
    const files = [...reader.files];
    const isThere = (own) => files.some(path => path.startsWith(own));
    // A language without translations of its own still shows everything at its addresses.
    return found.filter(({ folder: own, translates }) => isThere(translates ?? own));
}
const CURRENT = { path: '' };
/** @param start the start of the paths of what belongs to these documents */
async function versionsOf(start, options, reader) {
    const isOff = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'disableVersioning'), false);
    const names = isOff ? [] : (0,text_data/* texts */.Te)(await (0,literals/* readJson */.Vh)(await reader.text(`${start}versions.json`)));
    const last = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'lastVersion')) ?? names[0] ?? 'current';
    const only = (0,text_data/* get */.aR)(options, 'onlyIncludeVersions');
    const shown = ((0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'includeCurrentVersion'), true) ? ['current', ...names] : names).filter(name => only === undefined || (0,text_data/* texts */.Te)(only).includes(name));
    return shown.map(name => {
        const own = name === 'current' ? 'next' : name;
        const [label, path] = ['label', 'path'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'versions', name, key)));
        return {
            name: name === 'current' ? undefined : name,
            label: shown.length > 1 ? (label ?? own) : undefined,
            path: path ?? (name === last ? '' : own),
        };
    });
}
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' };
const INCLUDED = {
    docs: '**/*.{md,mdx}',
    blog: '**/*.{md,mdx}',
    pages: '**/*.{js,jsx,ts,tsx,md,mdx}',
};
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];
/** What Docusaurus makes of the files below its folders of pages. */
function docusaurusRoutes({ options }, files) {
    const contents = options.contents.map(content => ({
        content,
        isIncluded: toGlobs(content.included),
        isExcluded: toGlobs(content.excluded),
    }));
    contents.sort((a, b) => b.content.folder.length - a.content.folder.length);
    const sorted = sortFiles(files, path => {
        const found = contents.find(({ content }) => path.startsWith(content.folder));
        if (!found || !/\.mdx?$/.test(path))
            return undefined;
        const inside = path.slice(found.content.folder.length);
        if (!found.isIncluded(inside))
            return { reason: 'is not included by the configuration of Docusaurus' };
        if (found.isExcluded(inside))
            return { reason: 'is excluded by Docusaurus, as names that begin with "_" are' };
        return head => {
            const route = found.content.route + routeInside(inside, head, found.content);
            const { trailingSlash } = options;
            if (trailingSlash === undefined || route === '')
                return route;
            return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
        };
    });
    const contentOf = (path) => contents.find(({ content }) => path.startsWith(content.folder))?.content;
    return {
        ...sorted,
        assets: options.assets,
        versionOf: path => contentOf(path)?.version,
        languageOf: path => contentOf(path)?.language,
        fallback: options.contents.find(({ translates }) => !translates)?.language,
        named: (path, from) => sourcesNamed(path, from, contentOf(from)).find(each => sorted.pages.has(each)),
        // On a translated page the site begins where its language does.
        toHref(written, from) {
            const { translates, language } = contentOf(from) ?? {};
            const isLocal = !translates || !written.startsWith('/') || written.startsWith(`/${language}/`);
            return isLocal ? written : `/${language}${written}`;
        },
        rooted: 'site',
    };
}
/** The path of a page below the route of its folder of pages. */
function routeInside(inside, head, { kind, keepsNumbers }) {
    const slug = textOf(head.slug);
    if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
        return clean(slug);
    const stem = inside.replace(/\.mdx?$/, '');
    if (kind === 'pages')
        return (0,text_paths/* nameOf */.Vb)(stem) === 'index' ? (0,text_paths/* folderOf */.yS)(stem) : stem;
    if (kind === 'blog')
        return postRoute(stem.replace(/\/index$/, ''));
    const id = idOf(inside, keepsNumbers || head.parse_number_prefixes === 'false');
    const parent = (0,text_paths/* nameOf */.Vb)((0,text_paths/* folderOf */.yS)(stem).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes((0,text_paths/* nameOf */.Vb)(stem).toLowerCase());
    if (slug === undefined && isIndex)
        return (0,text_paths/* folderOf */.yS)(id);
    const last = slug ?? textOf(head.id) ?? (0,text_paths/* nameOf */.Vb)(id);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(id), last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
}
/** The path of a document without numbers. */
function idOf(inside, keepsNumbers) {
    const names = inside.replace(/\.mdx?$/, '').split('/');
    return (keepsNumbers ? names : names.map(withoutNumber)).join('/');
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
function sourcesNamed(path, from, own) {
    const folder = (0,text_paths/* folderOf */.yS)(from);
    const all = own && path.startsWith(folder) ? [path, own.folder + path.slice(folder.length)] : [path];
    return own?.translates ? [...all, ...all.map(each => each.replace(own.folder, own.translates))] : all;
}
function docusaurusSyntax(options) {
    return {
        includes: [],
        markup: [
            inline/* htmlComments */.qX,
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            (0,blocks/* containers */.l8)(),
            npm2yarn,
            blocks/* codeTitles */.vo,
            (0,fences/* fences */.H6)(withoutMagicComments),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    };
}
/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn = source => {
    if (!source.text.includes('npm2yarn'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const changes = lines.flatMap(({ code: state, text, start }, index) => {
        if (state !== 'opens')
            return [];
        const [, first = '', fence, sequence = ''] = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/.exec(text) ?? [];
        const end = lines.findIndex((line, at) => at > index && line.code === 'closes');
        // More lines are no commands, and take the converter the square of their length.
        if (!fence || end < 0 || end - index > 100)
            return [];
        const margin = first.replace(/[^>]/g, ' ');
        const inside = lines.slice(index + 1, end).map(line => line.text.slice(margin.length));
        const npm = inside.join('\n');
        const commands = {
            npm,
            Yarn: toManager(npm, 'yarn'),
            pnpm: toManager(npm, 'pnpm'),
            Bun: toManager(npm, 'bun'),
        };
        const blocks = Object.entries(commands).map(([name, own]) => `${fence}title="${name}"\n${own}\n${sequence}`);
        return [{ start, end: lines[end].end, by: first + blocks.join('\n').replaceAll('\n', `\n${margin}`) }];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const toManager = npm_to_yarn/* default */.A;
/** Without comments that mark lines of code, such as `// highlight-next-line`. */
const withoutMagicComments = text => {
    const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
    return /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*(?:(?:\*\/(?:\s*\})?|-->|\*\))\s*)?$/.test(comment ?? '')
        ? undefined
        : text;
};

// EXTERNAL MODULE: ./lib/generators/syntax/templates.js
var templates = __webpack_require__(6051);
;// CONCATENATED MODULE: ./lib/generators/gitbook/index.js






const gitbook = {
    isWide: true,
    partials: /(?:^|\/)\.gitbook\/includes\//,
    async read(path, reader) {
        const isSummary = (0,text_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,text_paths/* folderOf */.yS)(path);
        if (isSummary && ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, text_data/* readYaml */.gM);
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        const chapters = summary === undefined ? undefined : chaptersOf(summary, contentFolder);
        return {
            contentFolder,
            includeFolders: [`${contentFolder}.gitbook/includes/`],
            names: chapters ?? [],
            options: {
                home: (0,text_paths/* join */.fj)(contentFolder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
                chapters: chapters?.map(([file]) => file),
            },
        };
    },
    routes: gitbookRoutes,
    syntax: gitbookSyntax,
};
function gitbookRoutes({ contentFolder, options }, files) {
    const chapters = options.chapters && new Set(options.chapters);
    const sorted = sortFiles(files, path => {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            return undefined;
        if (path === options.home)
            return '';
        const inside = path.slice(contentFolder.length);
        const isShown = chapters ? chapters.has(path) : !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside);
        if (!isShown)
            return { reason: 'is not in SUMMARY.md' };
        const stem = inside.replace(/\.md$/, '');
        return (0,text_paths/* nameOf */.Vb)(stem) === 'README' ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem;
    });
    return { ...sorted, rooted: 'site' };
}
function gitbookSyntax() {
    return { includes: [gitbook_blocks], markup: [(0,fences/* fences */.H6)()] };
}
const gitbook_embed = ({ values }) => {
    const { url, src = url, caption } = values;
    return src ? { before: `[${caption ?? src}](${(0,compile/* destination */.j_)(src)})` } : {};
};
/** The blocks of GitBook ("Blocks" of its documentation). */
const gitbook_blocks = (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, {
    ...templates/* raw */.lS,
    include: templates/* includedBeside */.JR,
    hint: templates/* admonition */.JX,
    tab: templates/* titled */.dJ,
    tabs: templates/* tabs */.vR,
    'content-ref': templates/* content */.Qs,
    embed: gitbook_embed,
    file: gitbook_embed,
}, templates/* words */.aL, ['raw', 'include']);

;// CONCATENATED MODULE: ./lib/generators/hugo/syntax.js









function hugoSyntax({ hasEmoji, parameters = {} }) {
    const own = Object.entries(parameters).map(([name, before]) => [name, () => ({ before })]);
    const rules = { ...shortcodeRules, ...Object.fromEntries(own) };
    return {
        includes: [(0,templates/* templates */.kT)(hugoTags, rules, unknown, [...inCode, ...Object.keys(parameters)])],
        markup: [
            inline/* scripts */.Pm,
            ...(hasEmoji ? [inline/* emoji */.Zg] : []),
            shownShortcodes,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            blocks/* codeTitles */.vo,
            (0,fences/* fences */.H6)(),
            (0,inline/* attributeLists */.Yd)('blocks'),
        ],
    };
}
const hugoTags = {
    tag: /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/g,
    raw: ['highlight'],
};
/** A file that a site's own shortcode includes, wherever it may look for it. */
const includeShortcode = use => {
    const { tag, values, source, work } = use;
    const name = values.file ?? values.path ?? values.src ?? values[0];
    if (name === undefined || !/\.\w+$/.test(name))
        return (0,templates/* words */.aL)(use);
    const { folder, contentFolder, includeFolders } = work.settings;
    const beside = name.startsWith('/') ? [] : [(0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path)];
    const folders = [...beside, contentFolder, ...includeFolders, `${folder}_includes/`, folder, ''];
    const isCode = values.code === 'true' || values.lang !== undefined;
    const asked = { name, paths: (0,syntax_include/* pathsIn */.Mr)(folders, name), isCode };
    return { include: asked, language: isCode ? (values.lang ?? '') : undefined };
};
/** A parameter of the page or else of the site, in capital letters or not. */
const parameter = ({ values, work }) => {
    const name = values[0] ?? values.name ?? '';
    const own = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(work.context.data, name)) ?? (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(work.context.data, 'params', name));
    const value = own ?? (0,templates/* variable */.bv)(name.toLowerCase(), work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The source of the page that a reference leads to, which may be named without its extension. */
const reference = ({ values }) => {
    const [, page, hash] = /^([^#]*)(#.*|)$/s.exec(values.path ?? values[0] ?? '');
    const isFile = page === '' || /\.\w+$/.test(page);
    return { before: isFile ? page + hash : `${page.replace(/\/$/, '')}.md${hash}` };
};
const positional = use => ({ before: use.values.text ?? use.values.label ?? use.values[0] });
const syntax_button = use => {
    const { tag, values } = use;
    const url = values.href ?? values.link ?? values.url ?? values.relref;
    return tag.closing && url ? { before: '[', after: `](${(0,compile/* destination */.j_)(url)})` } : (0,templates/* words */.aL)(use);
};
const named = (names, rule) => names.split(' ').map(name => [name, rule]);
/** Those without words of their own. */
const wordless = ({ values }) => ({ before: values.title ?? values.caption });
const shortcodeRules = Object.fromEntries([
    ...named('youtube vimeo gist tweet x instagram toc icon br clear video audio math katex imgproc', wordless),
    ...named('include readfile readFile include-md include-file snippet', includeShortcode),
    ...named('param variable siteparam', parameter),
    ...named('ref relref', reference),
    ...named('figure img image picture', templates/* figure */.vP),
    ...named('note tip info warning danger caution important attention error success question', templates/* admonition */.JX),
    ...named('alert admonition callout hint notice aside', templates/* admonition */.JX),
    ...named('details expand collapse accordion spoiler tab tab-item tabitem code-tab', templates/* titled */.dJ),
    ...named('tabs tabpane', templates/* tabs */.vR),
    ...named('highlight code-block', templates/* highlight */.Zt),
    ...named('mermaid', use => (0,templates/* highlight */.Zt)({ ...use, values: { 0: 'mermaid' } })),
    ...named('badge kbd key term', positional),
    ...named('button btn', syntax_button),
    ...named('comment', templates/* gone */.qp),
]);
/**
 * One that is not known: a code block where it names a file of code (`code_sample file="a.yaml"` of Kubernetes), or where
 * its inside is code or data, such as `code-toggle` of Hugo's own documentation.
 */
const unknown = use => {
    const { tag, values, source, work } = use;
    const file = values.file ?? values.path ?? values[0] ?? '';
    if (!tag.closing && /\.(?!md$|html$|svg$)[a-z]\w*$/i.test(file)) {
        const asked = includeShortcode({ ...use, values: { lang: (0,syntax_include/* extensionOf */.je)(file), ...values, file } });
        const paths = typeof asked === 'object' && 'include' in asked ? asked.include.paths : [];
        if (work.asked || paths.some(path => work.context.read?.(path)))
            return asked;
    }
    const inside = tag.closing ? source.text.slice(tag.end, tag.closing.start).trim() : '';
    // Prose may look like one line of YAML, as "Note: words" does.
    const isYaml = /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(inside) && (0,text_data/* members */.ol)((0,text_data/* readYaml */.gM)(inside)).length > 0;
    const isToml = /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(inside) && (0,text_data/* members */.ol)((0,text_data/* readToml */.D7)(inside)).length > 0;
    const isCode = values.lang !== undefined && !inside.startsWith('```');
    const language = isCode ? values.lang : isToml ? 'toml' : isYaml ? 'yaml' : undefined;
    return language !== undefined && inside !== '' ? (0,templates/* highlight */.Zt)({ ...use, values: { 0: language } }) : (0,templates/* words */.aL)(use);
};
/** Hugo renders all shortcodes in code, but pages show others there than these. */
const inCode = ['param', 'variable', 'siteparam', 'include', 'readfile', 'readFile'];
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = (0,step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/generators/hugo/index.js





const hugo = {
    async read(path, reader) {
        const own = (0,text_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULT_FOLDER);
        if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own))
            return undefined;
        const data = isSplit ? await readFolder(own, reader) : await readData(path, reader);
        // Hugo looks for `hugo.*` first. Docsy's example has a `config.yaml` as well, for old versions.
        const isOther = ['toml', 'yaml', 'yml', 'json'].some(end => reader.files.has(`${own}hugo.${end}`));
        const isHugos = ['baseurl', 'theme', 'module'].some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if ((0,text_paths/* nameOf */.Vb)(path).startsWith('config') && (isOther || !isHugos))
            return undefined;
        const folder = isSplit ? own.slice(0, -DEFAULT_FOLDER.length) : own;
        const languages = hugoLanguages(data);
        const roots = rootsOf(folder, data, languages);
        const params = (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'params'));
        return {
            folder,
            contentFolder: roots[0]?.folder ?? folder,
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: params,
            syntaxOptions: {
                hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'enableemoji'), false),
                parameters: await parameters(folder, params, reader),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl'))),
            roots,
            options: {
                languages: languages.map(({ name, prefix }) => ({ name, prefix })),
                keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'disablepathtolower'), false),
                isUgly: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'uglyurls'), false),
                permalinks: permalinksOf((0,text_data/* get */.aR)(data, 'permalinks')),
                assets: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'staticdir') ?? 'static').flatMap(each => (0,text_paths/* joinFolder */.nn)(folder, each) ?? []),
            },
        };
    },
    keys: [
        ...['url', 'slug', 'date', 'title', 'headless', 'draft', 'cascade.draft'],
        ...['build.render', '_build.render', 'cascade.build.render', 'cascade._build.render'],
    ],
    routes: hugoRoutes,
    syntax: hugoSyntax,
};
const DEFAULT_FOLDER = 'config/_default/';
/** Templates of shortcodes that are one parameter of the site, as `{{ site.Params.version }}`. */
async function parameters(folder, params, reader) {
    const found = {};
    if (Object.keys(params).length === 0)
        return found;
    const isTemplate = (path) => path.startsWith(folder) && /^layouts\/_?shortcodes\/[\w-]+\.html$/.test(path.slice(folder.length));
    for (const [path, template] of await reader.texts([...reader.files].filter(isTemplate))) {
        const key = /^\s*\{\{-? *[$.]*(?:page\.)?site\.params\.([\w.]+) *(?:\| *\w+ *)?-?\}\}\s*$/i.exec(template)?.[1];
        const value = params[key?.toLowerCase() ?? ''];
        if (value !== undefined)
            found[(0,text_paths/* nameOf */.Vb)(path).replace('.html', '')] = value;
    }
    return found;
}
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const parse = path.endsWith('.toml') ? text_data/* readToml */.D7 : path.endsWith('.json') ? literals/* readJson */.Vh : text_data/* readYaml */.gM;
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
    const names = [...reader.files].filter(path => (0,text_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const data = {};
    for (const path of names) {
        const [key = '', ...others] = (0,text_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const value = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            Object.assign(data, value);
        else if (others.length === 1)
            data[key] = value;
        else if (key === 'languages')
            data.languages = Object.fromEntries([...(0,text_data/* members */.ol)(data.languages), [others[0], value]]);
    }
    return data;
}
function hugoLanguages(data) {
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
        const contentFolder = path === undefined ? undefined : (0,text_paths/* joinFolder */.nn)(folder, path);
        return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }];
    });
    const mounts = mountsOf(data, folder, languages);
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    const content = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'contentdir')) ?? 'content') ?? folder;
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en';
    const route = languages.find(({ name }) => name === byDefault)?.prefix ?? '';
    return [...own, { folder: content, route }];
}
/** Folders that `module.mounts` puts below the content. */
function mountsOf(data, folder, languages) {
    return (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const target = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'target')) ?? '';
        const source = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'source')) ?? '');
        const [name] = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'lang') ?? (0,text_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        if (source === undefined || !/^content(?:\/|$)/.test(target))
            return [];
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return [{ folder: source, route: prefix + ((0,text_paths/* joinFolder */.nn)('', target.slice('content'.length)) ?? '') }];
    });
}
/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value) {
    const pages = (0,text_data/* get */.aR)(value, 'page');
    const all = [...(0,text_data/* members */.ol)(typeof pages === 'object' ? pages : {}), ...(0,text_data/* members */.ol)(value)];
    return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []));
}
/** A source may be named from the page's folder or from the root of the pages, and a folder for the page in it. */
function candidates(path, from, roots) {
    const folder = (0,text_paths/* folderOf */.yS)(from);
    const root = roots.find(each => from.startsWith(each.folder))?.folder ?? '';
    const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])];
    return paths.flatMap(each => [each, ...['/index.md', '/_index.md'].map(end => each.replace(/\.md$/, end))]);
}
const hugoExtensions = ['.md', '.markdown', '.mdown'];
/** What Hugo makes of the files below its content. */
function hugoRoutes(config, files) {
    const { options } = config;
    const byLanguage = new Map();
    const isBundled = toBundled(files);
    const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length);
    const sorted = sortFiles(files, path => {
        const root = roots.find(({ folder }) => path.startsWith(folder));
        const stem = root && (0,text_paths/* stemOf */.Vc)(path.slice(root.folder.length), hugoExtensions);
        if (!root || stem === undefined)
            return undefined;
        const { name, prefix, language } = splitLanguage(stem, root, options.languages);
        if (language !== undefined && options.languages.length > 1)
            byLanguage.set(path, language);
        if (isBundled(path) && !(0,text_paths/* nameOf */.Vb)(stem).startsWith('_index'))
            return { reason: 'is a resource of the page bundle that it is in' };
        return head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options);
    });
    const named = (path, from) => candidates(path, from, roots).find(each => sorted.pages.has(each));
    return {
        ...sorted,
        assets: options.assets,
        languageOf: path => byLanguage.get(path),
        named,
        hiddenBy: hugo_hiddenBy,
        hasCascades: true,
        rooted: 'server',
    };
}
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(stem, root, languages) {
    const end = stem.lastIndexOf('.');
    const inName = languages.find(({ name }) => name === stem.slice(end + 1).toLowerCase());
    if (inName && end > stem.lastIndexOf('/'))
        return { name: stem.slice(0, end), prefix: inName.prefix, language: inName.name };
    // The default language may have no folder in addresses.
    const inFolder = languages.find(({ prefix }) => prefix !== '' && root.route.startsWith(prefix)) ??
        languages.find(({ prefix }) => prefix === '');
    return { name: stem, prefix: root.route, language: inFolder?.name };
}
/** Whether a page's head, or the cascade of a section above it, says that the page is not rendered. */
function hugo_hiddenBy(path, headOf) {
    const head = headOf(path);
    if ((0,text_data/* flag */.Jt)(head.headless, false))
        return 'is headless';
    const above = sectionsAbove(path).map(folder => headOf(`${folder}_index.md`));
    if (head.draft === undefined && above.some(each => (0,text_data/* flag */.Jt)(each['cascade.draft'], false)))
        return 'is a draft (cascade)';
    const render = head['build.render'] ?? head['_build.render'];
    const isHidden = render === undefined
        ? above.some(each => (each['cascade.build.render'] ?? each['cascade._build.render']) === 'never')
        : /^(?:never|false)$/.test(String(render));
    return isHidden ? 'is not rendered (build.render)' : undefined;
}
/** The folders that a path is in, the innermost first. */
function sectionsAbove(path) {
    const folder = (0,text_paths/* folderOf */.yS)(path);
    return folder === '' ? [] : [folder, ...sectionsAbove(folder.slice(0, -1))];
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(text_paths/* folderOf */.yS));
    return path => {
        const above = sectionsAbove(path);
        return above.slice((0,text_paths/* nameOf */.Vb)(path).startsWith('index.') ? 1 : 0).some(folder => bundles.has(folder));
    };
}
function hugoRoute(name, prefix, head, options) {
    const url = textOf(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,text_paths/* nameOf */.Vb)(name);
    const folder = (0,text_paths/* folderOf */.yS)(name);
    if (last === '_index')
        return prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : '');
    const path = last === 'index' ? folder.slice(0, -1) : name;
    const slug = textOf(head.slug);
    const bySlug = slug === undefined ? path : (0,text_paths/* folderOf */.yS)(path) + slug;
    const route = prefix + sanitized(byPermalink(path, head, options) ?? bySlug, options);
    if (route === '' || route.endsWith('/'))
        return route;
    return route + (options.isUgly ? '.html' : '/');
}
/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(path, head, { permalinks }) {
    const [section = ''] = path.includes('/') ? path.split('/') : [''];
    const pattern = permalinks.find(([name]) => name.replaceAll('/', '') === section.toLowerCase())?.[1];
    if (pattern === undefined)
        return undefined;
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? [];
    const name = (0,text_paths/* nameOf */.Vb)(path);
    const title = textOf(head.title) ?? name;
    const slug = textOf(head.slug);
    const parts = {
        year,
        month,
        day,
        section,
        sections: (0,text_paths/* folderOf */.yS)(path).replace(/\/$/, ''),
        title,
        slug: slug ?? title,
        filename: name,
        slugorfilename: slug ?? name,
    };
    const route = pattern
        .replaceAll('contentbasename', 'filename')
        .replace(/:(\w+)/g, (token, key) => parts[key]?.replaceAll(':', '') ?? token);
    return route.includes(':') ? undefined : route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route, { keepsCase }) {
    const safe = route
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
        .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run));
    return keepsCase ? safe : safe.toLowerCase();
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js










function jekyllSyntax({ hasEmoji }) {
    return {
        includes: [liquid(jekyllTags)],
        markup: [
            inline/* scripts */.Pm,
            blocks/* htmlBlocks */.cO,
            ...(hasEmoji ? [inline/* emoji */.Zg] : []),
            listsOfContents,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            ...[addresses, ofPage, templates/* variables */.Ee].map(liquid),
            (0,fences/* fences */.H6)(),
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step) {
    return (source, work) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(work.context.data, 'render_with_liquid'), true) ? step(source, work) : source;
}
const includeTag = ({ tag, values, work }) => {
    const name = values[0] ?? '';
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    return { include, fill: withParameters(tag.written) };
};
/** What an included file shows of its parameters ("Passing parameters to includes"); those that are variables stay. */
function withParameters(written) {
    const given = written.matchAll(/(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|\S+)/g);
    const values = new Map(Array.from(given, match => [match[1], match[2] ?? match[3]]));
    return (0,step/* replacing */.mi)('include.', /\{\{-?[ \t]*include\.([\w-]+)(?:[^{}\w-][^{}]*)?\}\}/g, ({ 1: name }) => values.has(name) ? values.get(name) : '');
}
/** A link to a page by its path from the site's folder. */
const linkTag = ({ tag, values, source, work }) => {
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: (0,compile/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when break continue cycle assign capture increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, templates/* content */.Qs]));
/** What is shown again for each entry of a list that only a build knows. */
const loop = ({ tag, source, work }) => {
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    if (inside.replace(/\{%[^%]*%\}/g, '').trim() !== '')
        (0,templates/* warnUnknown */.FC)(tag.name, source, tag.start, work);
    return { whole: '' };
};
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const jekyllTags = (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, {
    ...templates/* raw */.lS,
    ...control,
    for: loop,
    tablerow: loop,
    include: includeTag,
    include_relative: templates/* includedBeside */.JR,
    link: linkTag,
    post_url: linkTag,
    highlight: templates/* highlight */.Zt,
}, templates/* words */.aL, 
// Jekyll renders them before Markdown.
[
    ...Object.keys({ ...templates/* raw */.lS, ...control }),
    'for',
    'tablerow',
    'include',
    'include_relative',
    'link',
    'post_url',
]);
/** `{{ page.title }}`, of the page's front matter ("Variables"). */
const ofPage = (0,step/* replacing */.mi)('page.', /\{\{-?[ \t]*page\.([\w-]+)[ \t]*-?\}\}/g, ({ 1: name }, _, { context }) => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(context.data, name)), true);
/** Filters that make an address of a path on the site: `{{ '/b/' | relative_url }}` ("Liquid Filters"). */
const addresses = (0,step/* replacing */.mi)('_url', /\{\{-?[ \t]*(?:"([^"\n{}]*)"|'([^'\n{}]*)'|([\w.]+))[ \t]*\|[ \t]*(relative|absolute)_url[ \t]*-?\}\}/g, ({ 1: double, 2: quoted = double, 3: name, 4: kind }, _, { settings: { variables: all } }) => {
    const path = name === undefined ? quoted : (0,templates/* variable */.bv)(name, all);
    if (path === undefined || /^[a-z]+:/i.test(path))
        return path;
    const base = (all['site.baseurl'] ?? '').replace(/^\/?(?=.)/, '/').replace(/\/$/, '');
    return `${kind === 'absolute' ? (all['site.url'] ?? '') : ''}${base}/${path.replace(/^\//, '')}`;
}, true);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/index.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isWide: true,
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,text_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        const isOfPages = await usesGitHubPages(folder, reader);
        return data === undefined ? undefined : jekyllConfig(path, data, isOfPages);
    },
    keys: ['permalink', 'slug', 'categories', 'category', 'published', 'date', '---'],
    routes: jekyllRoutes,
    syntax: jekyllSyntax,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const lines = path === undefined ? [] : ((await reader.text(path)) ?? '').split('\n');
    return path === undefined || lines.some(line => /["']github-pages["']/.test(line) && !/^\s*#/.test(line));
}
function jekyllConfig(file, data, isOfPages) {
    const folder = (0,text_paths/* folderOf */.yS)(file);
    const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
    const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
    return {
        contentFolder,
        includeFolders: [`${contentFolder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`],
        variables: { 'site.baseurl': '', 'site.url': '', ...(0,text_data/* plainMembers */.IE)(data, 'site.') },
        syntaxOptions: { hasEmoji: isOfPages || plugins.includes('jemoji') },
        address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl')) ?? ''),
        options: {
            permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'permalink')) ?? 'date',
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'exclude')),
            included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'include')),
            collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'collections_dir'))),
            defaults: (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'defaults')).flatMap(each => {
                const permalink = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'values', 'permalink'));
                const path = withoutSlashes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'path')) ?? '');
                return permalink === undefined ? [] : [{ path, type: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'type')), permalink }];
            }),
            takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
            takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
        },
    };
}
function collectionsOf(value, parent) {
    const named = Array.isArray(value)
        ? (0,text_data/* texts */.Te)(value).map((name) => [name, {}])
        : (0,text_data/* members */.ol)(value);
    const prefix = parent === undefined ? '' : `${withoutSlashes(parent)}/`;
    return [...named.filter(([name]) => name !== 'posts'), ['posts', (0,text_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        folder: `${prefix}_${name}/`,
        isShown: name === 'posts' || (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'permalink')),
    }));
}
const withoutSlashes = (path) => path.replace(/^\/+|(?<!\/)\/+$/g, '');
const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
/** What Jekyll makes of the files below its source. */
function jekyllRoutes({ contentFolder, options }, files) {
    const exclusionOf = toExclusion(options);
    const all = new Set(files);
    const pageOf = (path) => {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,text_paths/* stemOf */.Vc)(inside, jekyllExtensions) : undefined;
        const collection = options.collections.find(({ name, folder }) => name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder));
        return stem === undefined ? undefined : { stem, collection };
    };
    const sorted = sortFiles(files, path => {
        const page = pageOf(path);
        if (!page)
            return undefined;
        const reason = exclusionOf(path.slice(contentFolder.length), page);
        return reason === undefined ? head => jekyllRoute(page, head, options) : { reason };
    });
    const hiddenBy = (path, headOf) => {
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const hasIndex = all.has(`${folder}index.md`) || all.has(`${folder}index.html`);
        return whyHidden(pageOf(path), headOf(path), options, hasIndex);
    };
    return { ...sorted, hiddenBy, rooted: 'server' };
}
const ALWAYS_EXCLUDED = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby'];
/** Why the configuration keeps a file off the site, if it does. */
function toExclusion({ excluded, included, collections }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...ALWAYS_EXCLUDED].map(each => each.replace(/\/$/, ''));
    const isListed = toGlobs(patterns.flatMap(each => [each, `${each}/**`, ...(each.startsWith('*') ? [`**/${each}`] : [])]));
    const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]));
    return (inside, { stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        const own = collection && collections.length > 0 ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        if (/(?:^|\/)[._#~]/.test(own) && !isIncluded(inside))
            return 'is in a folder, or has a name, that Jekyll passes over';
        return collection?.name === 'posts' && !POST.test((0,text_paths/* nameOf */.Vb)(stem))
            ? 'is a post whose name has no date'
            : undefined;
    };
}
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
/** Why what a page says itself keeps it off the site, if it does. */
function whyHidden({ stem, collection }, head, { takesAll, takesReadme }, hasIndex) {
    if (head.published === 'false')
        return 'says `published: false`';
    const isIndex = takesReadme && !hasIndex && isReadme(stem);
    const isTaken = takesAll && collection === undefined && !NOT_TAKEN.test((0,text_paths/* nameOf */.Vb)(stem));
    return head['---'] !== undefined || isIndex || isTaken
        ? undefined
        : 'has no front matter, so that Jekyll copies it as it is';
}
const isReadme = (stem) => /^readme$/i.test((0,text_paths/* nameOf */.Vb)(stem));
function jekyllRoute(page, head, options) {
    const { stem, collection } = page;
    const byDefault = options.defaults
        .filter(({ path, type }) => {
        const isBelow = path === '' || `${stem}/`.startsWith(`${path}/`);
        const isMatching = isBelow || (path.includes('*') && toGlobs([path, `${path}/**`])(stem));
        return isMatching && (type === undefined || type === (collection?.name ?? 'pages'));
    })
        .sort((a, b) => b.path.length - a.path.length)[0];
    const own = textOf(head.permalink) ?? byDefault?.permalink ?? collection?.permalink;
    const template = own ?? templateOf(page, options);
    const parts = collection
        ? collectionParts(stem, head, collection)
        : { path: (0,text_paths/* folderOf */.yS)(stem), basename: (0,text_paths/* nameOf */.Vb)(stem), output_ext: '.html' };
    const route = (STYLES[template] ?? template).replace(/:(\w+)/g, (whole, name) => parts[name] ?? whole);
    return route
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
const STYLES = {
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    none: '/:categories/:title:output_ext',
};
/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function templateOf({ stem, collection }, { permalink, takesReadme }) {
    const style = STYLES[permalink] ?? permalink;
    if (collection?.name === 'posts')
        return style;
    const isIndex = !collection && ((0,text_paths/* nameOf */.Vb)(stem) === 'index' || (takesReadme && isReadme(stem)));
    if (isIndex)
        return '/:path/';
    const end = style.endsWith('/') ? '/' : style.endsWith(':output_ext') ? ':output_ext' : '';
    return (collection ? '/:collection/:path' : '/:path/:basename') + end;
}
const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function collectionParts(stem, head, { name, folder }) {
    const isPost = name === 'posts';
    const [, ...dated] = POST.exec((0,text_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = slug(textOf(head.slug) ?? dated[3] ?? (0,text_paths/* nameOf */.Vb)(stem));
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    const own = [head.categories ?? head.category ?? []]
        .flat()
        .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')));
    const categories = [...above, ...own].filter(each => each !== '').map(each => each.toLowerCase());
    return {
        year,
        month: month.padStart(2, '0'),
        day: day.padStart(2, '0'),
        title,
        slug: title,
        name: slug((0,text_paths/* nameOf */.Vb)(stem)),
        categories: [...new Set(categories)].join('/'),
        collection: name,
        path: isPost ? stem : stem.slice(folder.length),
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

;// CONCATENATED MODULE: ./lib/generators/mdbook/index.js









const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readToml */.D7);
        const contentFolder = (0,text_paths/* joinFolder */.nn)((0,text_paths/* folderOf */.yS)(path), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const names = chaptersOf(summary, contentFolder);
        const html = (0,text_data/* get */.aR)(data, 'output', 'html');
        const host = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'cname'));
        return {
            contentFolder,
            syntaxOptions: { hiddenPrefixes: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(html, 'code', 'hidelines')) },
            address: host ? (0,text_paths/* toAddress */.ch)(`https://${host}`, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'site-url')) ?? '') : undefined,
            names,
            hasTitlesInNavigation: true,
            options: { chapters: names.map(([file]) => file) },
        };
    },
    routes: mdbookRoutes,
    syntax: mdbookSyntax,
};
function mdbookRoutes({ contentFolder, options }, files) {
    const chapters = new Set(options.chapters);
    const sorted = sortFiles(files, path => {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            return undefined;
        if (!chapters.has(path))
            return { reason: 'is not in SUMMARY.md' };
        const stem = path.slice(contentFolder.length, -'.md'.length);
        return (0,text_paths/* nameOf */.Vb)(stem) === 'README' ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    });
    return { ...sorted, rooted: 'server' };
}
/** @param hiddenPrefixes what lines of code begin with that readers do not see, by language (`hidelines`) */
function mdbookSyntax({ hiddenPrefixes = {} }) {
    const code = (0,fences/* fences */.H6)(withoutHidden(hiddenPrefixes));
    return { includes: [files], markup: [inline/* scripts */.Pm, templates/* components */.dK, pageTitles, code, (0,inline/* attributeLists */.Yd)('headings')] };
}
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = (0,syntax_include/* includes */.mK)({
    hint: /\{\{[ \t]*#/,
    pattern: /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = (0,syntax_include/* colonSpec */.bs)(name);
        return [{ name: name, paths: (0,syntax_include/* pathsIn */.Mr)([(0,text_paths/* folderOf */.yS)(from)], path), part }];
    },
    render(text, match, source) {
        const content = match[1].startsWith('play') ? (0,syntax_include/* codeBlock */.DV)(text, 'rust') : text;
        const start = source.text.lastIndexOf('\n', match.index - 1) + 1;
        return (0,markdown_source/* indented */.gu)(content, '', /^[\s>]*/.exec(source.text.slice(start, match.index))[0]);
    },
});
/** `{{#title name}}`, which names a page in the browser alone. */
const pageTitles = (0,step/* replacing */.mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...others] = info.split(/[ \t,]/);
        if (language === 'rust')
            return /^[\s>]*#(?: |$)/.test(text) ? undefined : text.replace(/^([\s>]*)##/, '$1#');
        const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length);
        const prefix = own ?? prefixes[language];
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/index.js








const mintlify = {
    partials: /(?:^|\/)snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, literals/* readJson */.Vh);
        const isOwn = (0,text_data/* get */.aR)(data, 'navigation') !== undefined && OWN_KEYS.some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        return {
            contentFolder: folder,
            mdx: 'all',
            includeFolders: [`${folder}snippets/`],
            aliases: { '/': folder },
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'variables')),
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
            roots: [{ folder, route: '' }],
            options: { ignored: ignored.split('\n') },
        };
    },
    keys: ['hidden'],
    routes: mintlifyRoutes,
    syntax: mintlifySyntax,
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
function mintlifyRoutes({ folder, options }, files) {
    const isIgnored = toIgnored([...IGNORED, ...options.ignored]);
    const sorted = sortFiles(files, path => {
        const inside = path.slice(folder.length);
        const stem = path.startsWith(folder) ? (0,text_paths/* stemOf */.Vc)(inside, ['.mdx', '.md']) : undefined;
        if (stem === undefined)
            return undefined;
        if (isIgnored(inside))
            return { reason: 'is a snippet, or is ignored by Mintlify (.mintignore)' };
        return (0,text_paths/* nameOf */.Vb)(stem) === 'index' ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem;
    });
    const hiddenBy = (path, headOf) => (0,text_data/* flag */.Jt)(headOf(path).hidden, false) ? 'says `hidden: true`' : undefined;
    return { ...sorted, hiddenBy, rooted: 'site' };
}
function mintlifySyntax() {
    return { includes: [snippetTags], markup: [templates/* variables */.Ee, (0,fences/* fences */.H6)(), (0,inline/* attributeLists */.Yd)('headings')] };
}
/** `<Snippet file="name.mdx" />`, in the folder of snippets ("Reusable snippets"). */
const snippetTags = (0,syntax_include/* includes */.mK)({
    hint: '<Snippet',
    pattern: /<Snippet[ \t]+file="([^"\n]+)"[ \t]*\/>/g,
    read: ({ 1: name }, _, { includeFolders, folder }) => [
        { name: name, paths: (0,syntax_include/* pathsIn */.Mr)([...includeFolders, folder], name), isRebased: true },
    ],
    render: syntax_include/* inPlace */.zp,
});

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
;// CONCATENATED MODULE: ./lib/generators/mkdocs/syntax.js









/** Python-Markdown with pymdown's extensions, Material and common plugins. */
function mkdocsSyntax(options) {
    const base = options.includeBase;
    return {
        includes: [
            snippets,
            pluginTags(options.includesInCode === true),
            ...(base !== undefined && options.hasVariants ? [codeFiles(base)] : []),
            ...(base === undefined ? [] : [wholeFiles(base)]),
            appended(options.appended ?? []),
        ],
        markup: [
            templates/* variables */.Ee,
            blocks/* htmlBlocks */.cO,
            blocks/* indentedBlocks */.WY,
            autodoc,
            slashBlocks,
            blocks/* excludedSections */.dX,
            blocks/* codeTitles */.vo,
            (0,fences/* fences */.H6)(),
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            inline/* contents */.PG,
            abbreviations,
            keys,
            marked,
            namedReferences,
            raisedAndLowered,
            codeLanguages,
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
            icons,
        ],
    };
}
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const snippets = (0,syntax_include/* includes */.mK)({
    hint: '8<-',
    pattern: /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$|^[ \t]*;?-+8<-+[ \t]*\n(?:(?![ \t]*;?-+8<-).*\n)*[ \t]*-+8<-+[ \t]*$/gm,
    isInCodeToo: true,
    isLostWhenMissing: true,
    read(match, _, { includeFolders }) {
        const [token, ofDouble, quoted = ofDouble] = match;
        if (/^[ \t]*;/.test(token))
            return 'escaped';
        const names = quoted
            ? [quoted]
            : token
                .split('\n')
                .slice(1, -1)
                .map(name => name.trim());
        return names
            .filter(name => name !== '' && !name.startsWith(';'))
            .map(name => {
            const { path, part } = (0,syntax_include/* colonSpec */.bs)(name);
            const above = (folder) => (0,text_paths/* join */.fj)(folder, path)?.startsWith(folder);
            return { name, paths: (0,syntax_include/* pathsIn */.Mr)(includeFolders.filter(above), path), part };
        });
    },
    render: syntax_include/* inPlace */.zp,
});
/** `{!path!}`, `{!path[ln:1-3]!}` (mdx_include) and `{!path!lines=1-3 5}` (markdown-include). */
function wholeFiles(base) {
    return (0,syntax_include/* includes */.mK)({
        hint: '{!',
        pattern: /\\?\{![+-]?>?([^[\]|{}!\n]+)(?:\[ln:([\d.,-]+)\][ \t]*)?(?:\|[^{}!\n]*)?!(?:lines=([\d -]+))?\}/g,
        isInCodeToo: true,
        isLostWhenMissing: true,
        read({ 0: token, 1: path, 2: lines, 3: blocks }) {
            if (token.startsWith('\\'))
                return 'escaped';
            const name = path.trim();
            const ranges = lines ?? blocks?.trim().replace(/ +/g, ',');
            return [{ name, paths: (0,syntax_include/* pathsIn */.Mr)([base], name), part: ranges ? (0,syntax_include/* readPart */.on)(ranges, '-') : undefined }];
        },
        render: syntax_include/* inPlace */.zp,
    });
}
/**
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
const codeFiles = (base) => (0,step/* replacing */.mi)('{*', /^\{\*(.*)\*\}$/gm, ({ 1: inside = '' }, _, work) => {
    const [path = '', ...options] = inside.trim().split(/[ \t]+/);
    const read = (name) => {
        const paths = (0,syntax_include/* pathsIn */.Mr)([base], name);
        work.asked?.(paths);
        return paths.map(each => work.context.read?.(each))[0];
    };
    const option = (name) => RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1];
    const variants = variantsOf(path, name => read(name) !== undefined);
    const tab = (name, code) => {
        const isOld = variants.some(each => each !== name && each.replace(/_an(?=_py3|[./])/, '') === name);
        const label = `Python 3.${/_py3(\d+)[./]/.exec(name)?.[1] ?? 8}+${isOld ? ' - non-Annotated' : ''}`;
        const tip = isOld ? '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///\n\n' : '';
        const info = `python title=${option('title') ?? '""'}`;
        return `//// tab | ${label}\n\n${tip}\`\`\`${info}\n${code}\n\`\`\`\n////\n`;
    };
    const whole = (name) => tab(name, `{!${name}!}`);
    const folded = (label, tabs) => tabs.length === 0 ? [] : [`///// details | ${label}\n\n${tabs.join('\n')}/////\n`];
    const others = variants.filter(each => each !== path).map(whole);
    const lines = option('ln');
    if (lines === undefined)
        return [whole(path), ...folded(OTHERS, others)].join('\n');
    const ranges = lines.split(',').map(each => each.trim().split(':'));
    const above = Number(ranges[0][0]) > 1 ? '# Code above omitted 👆\n\n' : '';
    const isAtEnd = Number(ranges.at(-1).at(-1)) >= (read(path)?.text.trimEnd().split('\n').length ?? 0);
    const parts = ranges.map(each => `{!${path}[ln:${each[0]}-${each.at(-1)}]!}`);
    const code = `${above}${parts.join('\n\n# Code here omitted 👈\n\n')}${isAtEnd ? '' : '\n\n# Code below omitted 👇'}`;
    return [
        ...(lines === '0' ? [] : [tab(path, code)]),
        ...folded('👀 Full file preview', [whole(path)]),
        ...folded(OTHERS, others),
    ].join('\n');
});
const OTHERS = '🤓 Other versions and variants';
/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path, exists) {
    const versions = ['_py311', '_py310', '_py39', ''];
    const by = (pattern) => {
        const [, base = '', end = ''] = pattern.exec(path) ?? [];
        return ['_an', ''].flatMap(an => versions.map(each => base + an + each + end)).filter(exists);
    };
    const named = by(/^(.+?)(?:_an|_py39|_py31[01])*(\.\w+)$/);
    const inFolder = named.length > 1 ? [] : by(/^(.+?)(?:_an|_py39|_py31[01])*(\/[^/]+)$/);
    return inFolder.length > 1 || /_(?:an|py\d+)\//.test(inFolder[0] ?? '') ? inFolder : named;
}
/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names) {
    return (source, work) => names.reduce((result, name) => {
        const paths = (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name);
        if (paths.includes(work.open[0]))
            return result;
        const page = source.text.toLowerCase();
        const file = (0,syntax_include/* included */.d8)({ name, paths }, source, source.text.length, work, snippets);
        const lines = [...(file?.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm) ?? [])]
            .filter(([, label]) => page.includes(label.toLowerCase()))
            .flatMap(({ index, 0: line }) => ['\n', (0,markdown_source/* cut */.Jj)(file, index, index + line.length)]);
        const end = result.text.length;
        return (0,markdown_source/* changed */.tD)(result, lines.length > 0 ? [{ start: end, end, by: ['\n', ...lines] }] : []);
    }, source);
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return { include: { name, paths: (0,syntax_include/* pathsIn */.Mr)(folders, name), part: { after, before }, isRebased } };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
const pluginTags = (includesInCode) => (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, { ...templates/* raw */.lS, 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown', ...(includesInCode ? ['include'] : [])]);
/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc = (source, work) => {
    const changes = [];
    let open;
    for (const { text, start, end, code, indent, isBlank } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const name = code ? undefined : /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/.exec(text)?.[1];
        const isOption = open !== undefined && !isBlank && indent >= open + 4;
        if (isOption)
            changes.push({ start, end: end + 1, by: '' });
        else
            open = name === undefined ? undefined : indent;
        if (name === undefined || isOption)
            continue;
        changes.push({ start: start + text.indexOf(':::'), end, by: `\`${name}\`` });
        const reason = '":::" shows what is documented in code, which is not read: the document has the name alone. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.';
        work.warn('dialect', ':::', reason, source, start);
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = (0,blocks/* blocksBetween */.bH)(/^[ \t]*(\/{3,})[ \t]*([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, blocks/* kindName */.Ep);
/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = (0,step/* replacing */.mi)(':', /\[:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:\](?:\([^()\n]*\)|\[[^[\]\n]*\])|(?:(?<![^\s[]):(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+: *)|:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, () => '');
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations): only its meaning is shown, when a pointer is
 * over the word.
 */
const abbreviations = (0,step/* replacing */.mi)('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '');
/** `==marked==` and `^^inserted^^` (pymdown, Mark and Caret): the words alone. */
const marked = (0,step/* replacing */.mi)(/==|\^\^/, /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, ({ 1: marked, 2: inserted }) => marked ?? inserted);
/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const raisedAndLowered = (0,step/* replacing */.mi)(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, ({ 1: mark, 2: words }) => {
    const name = mark === '^' ? 'sup' : 'sub';
    return `<${name}>${words}</${name}>`;
});
/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
const namedReferences = (source, work) => {
    if (!/\]\[\w/.test(source.text))
        return source;
    const defined = new Set(Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) => name.toLowerCase()));
    const words = (0,step/* replacing */.mi)('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, ({ 1: text, 2: name }) => defined.has(name.toLowerCase()) ? undefined : text);
    return words(source, work);
};
/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = (0,step/* replacing */.mi)('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => ((0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index).code ? undefined : '`'), true);
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, backslash \\, cmd Cmd, colon :, comma ,,
  command Cmd, context-menu Menu, control Ctrl, delete Del, equal =, escape Esc, grave \`, minus -, period ., plus +,
  question ?, return Enter, semicolon ;, slash /, spc Space, tilde ~, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/index.js





/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings. */
const mkdocs = {
    async read(path, reader) {
        const data = await readConfig(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'docs_dir')) ?? 'docs');
        if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
            return undefined;
        const plugins = toPlugins((0,text_data/* get */.aR)(data, 'plugins'));
        const extensions = toPlugins((0,text_data/* get */.aR)(data, 'markdown_extensions'));
        const snippets = extensions.get('pymdownx.snippets');
        const inclusion = ['mdx_include', 'markdown_include.include', 'markdown_include_variants'].find(each => extensions.has(each));
        const macros = plugins.get('macros');
        const hasVariables = [...plugins.keys(), ...extensions.keys()].some(each => /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/.test(each));
        return {
            contentFolder,
            includeFolders: [
                ...snippetFolders(snippets, folder, contentFolder),
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(macros, 'include_dir')).flatMap(each => (0,text_paths/* joinFolder */.nn)(folder, each) ?? []),
            ],
            variables: hasVariables ? (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'extra')) : {},
            syntaxOptions: {
                includesInCode: plugins.has('include-markdown'),
                appended: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'auto_append')),
                hasEmoji: extensions.has('pymdownx.emoji'),
                includeBase: inclusion && (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(extensions.get(inclusion), 'base_path')) ?? '.'),
                hasVariants: extensions.has('markdown_include_variants'),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site_url'))),
            names: navNames((0,text_data/* get */.aR)(data, 'nav'), contentFolder),
            hasTitlesInNavigation: true,
            options: {
                hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'use_directory_urls'), true),
                excluded: ['exclude_docs', 'draft_docs'].flatMap(each => ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, each)) ?? '').split('\n')),
                languages: toLanguages(plugins.get('i18n')),
                blog: toBlog(plugins),
            },
        };
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes: mkdocsRoutes,
    syntax: mkdocsSyntax,
};
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,text_data/* get */.aR)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0 ? undefined : (0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above) {
    const [inner, outer] = [(0,text_data/* members */.ol)(below), (0,text_data/* members */.ol)(above)];
    if (inner.length === 0 || outer.length === 0)
        return above;
    const added = outer.map(([key, value]) => [key, merged((0,text_data/* get */.aR)(below, key), value)]);
    return Object.fromEntries([...inner, ...added]);
}
/** The titles that `nav` gives pages, in sections of any depth. */
function navNames(nav, contentFolder) {
    return (0,text_data/* list */.p_)(nav).flatMap(each => (0,text_data/* members */.ol)(each).flatMap(([name, value]) => {
        const path = typeof value === 'string' ? (0,text_paths/* join */.fj)(contentFolder, value) : undefined;
        if (path !== undefined)
            return [[path, name]];
        return Array.isArray(value) ? navNames(value, contentFolder) : [];
    }));
}
/** Names and options, as a list or as a mapping. */
function toPlugins(value) {
    const entries = (0,text_data/* list */.p_)(value).flatMap((each) => typeof each === 'string' ? [[each, {}]] : (0,text_data/* members */.ol)(each));
    return new Map(entries.filter(([, options]) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'enabled'), true)));
}
function snippetFolders(options, folder, contentFolder) {
    const base = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'base_path'));
    return (base.length > 0 ? base : ['.']).flatMap(path => {
        const isOfDocs = path.startsWith('$docs_dir');
        return (0,text_paths/* joinFolder */.nn)(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.')) ?? [];
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
        folder: (0,text_paths/* joinFolder */.nn)('', folder) ?? '',
        posts: (0,text_paths/* joinFolder */.nn)('', posts.replace('{blog}', folder)) ?? '',
        format: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_url_format')) ?? '{date}/{slug}',
    };
}
const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** What MkDocs makes of the files below its `docs_dir`. */
function mkdocsRoutes(config, files) {
    const { contentFolder, options } = config;
    const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded]);
    const all = new Set(files);
    const sorted = sortFiles(files, path => {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,text_paths/* stemOf */.Vc)(inside, mkdocsExtensions) : undefined;
        if (stem === undefined)
            return undefined;
        if (isExcluded(inside))
            return { reason: 'is excluded by MkDocs (exclude_docs, draft_docs, templates and hidden files)' };
        if ((0,text_paths/* nameOf */.Vb)(stem) === 'README' && all.has(`${contentFolder}${(0,text_paths/* folderOf */.yS)(stem)}index.md`))
            return { reason: 'is ignored: index.md is in the same folder' };
        const { blog, languages } = options;
        if (blog && stem.startsWith(blog.posts))
            return head => stemRoute(postStem(stem, head, blog), options);
        return stemRoute(languages ? localised(stem, languages) : stem, options);
    });
    const named = (path, from) => variantOf(path, from, config, sorted.pages);
    const languageOf = (path) => {
        const { languages } = options;
        const stem = (0,text_paths/* stemOf */.Vc)(path.slice(contentFolder.length), mkdocsExtensions);
        if (!languages || languages.locales.length < 2 || stem === undefined)
            return undefined;
        return localeIn(stem, languages) ?? languages.byDefault;
    };
    return { ...sorted, named, languageOf, fallback: options.languages?.byDefault, rooted: 'server' };
}
/** The page that a path means where its language is a part of paths: of the linking page, or by default. */
function variantOf(path, from, { contentFolder, options: { languages } }, pages) {
    const stem = (0,text_paths/* stemOf */.Vc)(path, mkdocsExtensions);
    if (!languages || stem === undefined)
        return undefined;
    const { byDefault, isByFolder, locales } = languages;
    const own = locales.find(locale => from.endsWith(`.${locale}.md`));
    const paths = isByFolder
        ? [path.slice(contentFolder.length).replace(/^[^/]+/, `${contentFolder}${byDefault}`)]
        : [own, byDefault].map(locale => `${stem}.${locale}.md`);
    return paths.find(each => pages.has(each));
}
/** The address of what is at a path without its extension. */
function stemRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,text_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,text_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
/** The language in a path: its first folder, or the end of its name. */
function localeIn(stem, { isByFolder, locales }) {
    const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.');
    const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1);
    return end >= 0 && locales.includes(locale) ? locale : undefined;
}
function localised(stem, languages) {
    const locale = localeIn(stem, languages);
    if (locale === undefined)
        return stem;
    const rest = languages.isByFolder ? stem.slice(locale.length + 1) : stem.slice(0, -locale.length - 1);
    return locale === languages.byDefault ? rest : `${locale}/${rest}`;
}
function postStem(stem, head, { folder, format }) {
    const date = textOf(head['date.created']) ?? textOf(head.date) ?? '';
    const parts = {
        date: date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/'),
        slug: textOf(head.slug) ?? (0,github_slugger/* slug */.y)(textOf(head.title) ?? textOf(head['#']) ?? (0,text_paths/* nameOf */.Vb)(stem)),
        file: (0,text_paths/* nameOf */.Vb)(stem),
        categories: (0,github_slugger/* slug */.y)([head.categories ?? []].flat()[0] ?? ''),
    };
    return ((0,text_paths/* join */.fj)(folder, format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? '')) ?? stem);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/generators/syntax/hero.js



/**
 * Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight.
 *
 * @param root what a link begins with whose first part is a name.
 */
function hero(isHome, root = '') {
    return (source, { context: { data }, open }) => {
        // An included page has no hero.
        if (data === undefined || open.length > 1 || !isHome(data))
            return source;
        const blocks = [...heroOf(data), ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf)].map(each => each.replace(LINK_BY_NAME, `$&${root}`));
        return blocks.length === 0 ? source : (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
    };
}
const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g;
function heroOf(data) {
    const all = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key => lineOf((0,text_data/* get */.aR)(all, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(all, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [heading && `# ${heading}`, own, tagline, actions.join(' '), imageOf((0,text_data/* get */.aR)(all, 'image'))].flatMap(each => each || []);
}
/** The image with the words that screen readers read, where it has some. */
function imageOf(image) {
    const alt = lineOf((0,text_data/* get */.aR)(image, 'alt'));
    const [src] = ['src', 'file', 'light'].flatMap(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(image, key)) ?? []);
    return alt && (src === undefined ? alt : `![${alt}](${(0,compile/* destination */.j_)(src)})`);
}
function featureOf(feature) {
    const [title, details] = ['title', 'details'].map(key => lineOf((0,text_data/* get */.aR)(feature, key)));
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [title && `**${title}**`, details, link ?? ''].flatMap(each => each || []);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,text_data/* text */.Qq)(url)];
    return label === '' ? [] : [to ? `[${label}](${(0,compile/* destination */.j_)(to)})` : label];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,text_data/* text */.Qq)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return (0,compile/* escaped */.Mk)(line).replaceAll('{', '\\{');
}

;// CONCATENATED MODULE: ./lib/generators/starlight/index.js










const contentExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx'];
/** Astro with Starlight. */
const starlight = {
    partials: /(?:^|\/)_[^/]*$/,
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        const data = await (0,literals/* readModule */.bH)(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const sources = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
        const glob = await globOf(sources, reader);
        const base = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(glob, 'base'));
        const contentFolder = (base && (0,text_paths/* joinFolder */.nn)(folder, base)) || `${sources}content/docs/`;
        const options = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'integrations'))
            .map(each => givenTo(each, 'starlight'))
            .find(Boolean);
        const isFile = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'build', 'format')) === 'file';
        return {
            contentFolder,
            aliases: { '@/': sources, '~/': sources, ...(await aliasesOf(folder, reader)) },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
            roots: [
                { folder: contentFolder, route: '' },
                { folder: `${sources}pages/`, route: '' },
            ],
            options: {
                patterns: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(glob, 'pattern')),
                languages: languagesOf((0,text_data/* get */.aR)(options, 'locales'), 'en'),
                end: isFile ? '.html' : (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'trailingSlash')) === 'never' ? '' : '/',
            },
        };
    },
    keys: ['slug'],
    routes: starlightRoutes,
    syntax: starlightSyntax,
};
/** What a call of a function with this name is given. */
function givenTo(call, name) {
    return call instanceof literals/* Call */.Je && call.name === name ? call.args[0] : undefined;
}
/** The files of the collection `docs`, where its loader is `glob()` (Astro, "Content collections"). */
async function globOf(sources, reader) {
    const names = ['content.config.ts', 'content.config.mjs', 'content.config.js', 'content/config.ts'];
    const path = names.map(name => sources + name).find(each => reader.files.has(each));
    const collections = path && (await (0,literals/* readModule */.bH)(path, reader, 'collections'));
    return givenTo((0,text_data/* get */.aR)(collections, 'docs', 'loader'), 'glob');
}
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,text_data/* get */.aR)(await (0,literals/* readJson */.Vh)(await reader.text(`${folder}tsconfig.json`)), 'compilerOptions');
    const base = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const found = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'paths')).flatMap(([name, paths]) => {
        const [path = ''] = (0,text_data/* texts */.Te)(paths);
        const target = /\/\*$/.test(name) && path.endsWith('/*') ? (0,text_paths/* joinFolder */.nn)(base, path.slice(0, -1)) : undefined;
        return target === undefined ? [] : [[name.slice(0, -1), target]];
    });
    return Object.fromEntries(found);
}
function starlightRoutes({ options, contentFolder, folder, roots }, files) {
    const [excluded, included] = [true, false].map(isNot => options.patterns.filter(each => each.startsWith('!') === isNot).map(each => each.replace(/^!/, '')));
    const [isExcluded, isIncluded] = [toGlobs(excluded), toGlobs(included)];
    const sorted = sortFiles(files, path => {
        const root = roots.find(({ folder }) => path.startsWith(folder))?.folder ?? '';
        const inside = path.slice(root.length);
        const stem = root === '' ? undefined : (0,text_paths/* stemOf */.Vc)(inside, contentExtensions);
        // A page of Astro itself may be a template of pages, such as `[slug].md`.
        if (stem === undefined || /(?:^|\/)[.[]/.test(stem))
            return undefined;
        if ((0,text_paths/* nameOf */.Vb)(stem).startsWith('_'))
            return { reason: 'is a partial: its name begins with "_"' };
        const isListed = !isExcluded(inside) && (included.length === 0 || isIncluded(inside));
        if (root === contentFolder && !isListed)
            return { reason: 'is not in the collection "docs" of Astro' };
        if ((0,text_paths/* nameOf */.Vb)(stem) === '404')
            return { reason: 'is what readers see where there is no page' };
        return head => withEnding(sluggedPath(stem, head), options);
    });
    const languageOf = (path) => {
        const [first = ''] = path.startsWith(contentFolder) ? path.slice(contentFolder.length).split('/') : [];
        return (0,text_paths/* languageIn */.a8)(options.languages, first);
    };
    return { ...sorted, assets: [`${folder}public/`], languageOf, rooted: 'server' };
}
function sluggedPath(stem, head) {
    const route = textOf(head.slug) ??
        stem
            .split('/')
            .map(name => (0,github_slugger/* slug */.y)(name))
            .join('/');
    return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}
function withEnding(route, { end }) {
    return route === '' ? '' : route + end;
}
function starlightSyntax() {
    return {
        includes: [],
        markup: [
            hero(() => true),
            inline/* scripts */.Pm,
            (0,blocks/* containers */.l8)(),
            blocks/* codeTitles */.vo,
            (0,fences/* fences */.H6)(withoutColours),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    };
}
/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours = (text, info) => (0,fences/* languageOf */.eX)(info) === 'ansi' ? (0,external_node_util_.stripVTControlCharacters)(text) : text;

;// CONCATENATED MODULE: ./lib/generators/vitepress/index.js












const vitepress = {
    read: async (path, reader) => vitepressConfig(path, await (0,literals/* readModule */.bH)(path, reader)),
    routes: vitepressRoutes,
    syntax: vitepressSyntax,
};
function vitepressConfig(file, data) {
    const folder = file.slice(0, file.lastIndexOf('.vitepress/'));
    const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
    const base = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? '';
    const host = (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'sitemap', 'hostname')));
    // VitePress 2 has shorter names for them.
    const [left, right] = ['left', 'right'].map(name => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'attrs', `${name}Delimiter`) ?? (0,text_data/* get */.aR)(data, 'markdown', 'attrs', name)));
    return {
        folder,
        contentFolder,
        aliases: { '@/': contentFolder },
        // The sitemap's host may have the base in it already.
        address: host?.endsWith(`/${(0,text_paths/* toRoute */.P7)(base)}`) ? host : (0,text_paths/* toAddress */.ch)(host, base),
        syntaxOptions: { attributes: left && right ? [left, right] : undefined },
        options: {
            hasCleanAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'cleanUrls'), false),
            languages: languagesOf((0,text_data/* get */.aR)(data, 'locales'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'lang')) ?? 'en-US'),
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'srcExclude')),
            rewrites: (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'rewrites')).flatMap(([from, to]) => typeof to === 'string' ? [[from, to]] : []),
        },
    };
}
function vitepressRoutes({ contentFolder, options }, files) {
    const isExcluded = toGlobs(['**/node_modules/**', '**/dist/**', ...options.excluded]);
    const rewrite = toRewrite(options.rewrites);
    /** Links may name a page by the path that it is rewritten to. */
    const sources = new Map();
    const sorted = sortFiles(files, path => {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            return undefined;
        const inside = path.slice(contentFolder.length);
        if (isExcluded(inside))
            return { reason: 'is excluded by srcExclude' };
        if (/\[\w+\]/.test(inside))
            return { reason: 'is a template of pages (a dynamic route)' };
        if (/(?:^|\/)\./.test(inside))
            return undefined;
        const rewritten = rewrite(inside);
        sources.set(contentFolder + rewritten, path);
        const stem = rewritten.replace(/\.md$/, '');
        if ((0,text_paths/* nameOf */.Vb)(stem) === 'index')
            return (0,text_paths/* folderOf */.yS)(stem);
        return options.hasCleanAddresses ? stem : `${stem}.html`;
    });
    return {
        ...sorted,
        assets: [`${contentFolder}public/`],
        languageOf: path => (0,text_paths/* languageIn */.a8)(options.languages, rewrite(path.slice(contentFolder.length)).split('/')[0]),
        named: path => sources.get(path),
        rooted: 'site',
        // As VitePress writes what names a page without its extension.
        toHref: written => options.hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written) ? written : `${written}.html`,
    };
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
function vitepressSyntax({ attributes }) {
    return {
        includes: [commentIncludes, codeIncludes],
        markup: [
            hero(data => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home', '/'),
            inline/* scripts */.Pm,
            templates/* components */.dK,
            (0,blocks/* containers */.l8)(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            (0,fences/* fences */.H6)(withoutCodeMarks),
            inline/* contents */.PG,
            inline/* emoji */.Zg,
            ...(attributes ? [inBraces(...attributes)] : []),
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = (0,syntax_include/* includes */.mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines ? (0,syntax_include/* readPart */.on)(lines.replace(',', ':'), ':') : region ? { name: region } : undefined;
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code. */
const codeIncludes = (0,syntax_include/* includes */.mK)({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = includePaths(path, from, settings);
        return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return (0,syntax_include/* inPlace */.zp)((0,syntax_include/* codeBlock */.DV)(code, (language || (0,syntax_include/* extensionOf */.je)(path)) + label), match, source);
    },
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = (0,fences/* languageOf */.eX)(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [[${label ?? path.split('/').at(-1)}]]` };
}
function includePaths(written, from, settings) {
    const alias = (0,syntax_include/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,syntax_include/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,text_paths/* folderOf */.yS)(from)], written);
}
/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks = (written, info) => {
    const line = info.startsWith('ansi') ? (0,external_node_util_.stripVTControlCharacters)(written) : written;
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(line.trimEnd());
    return match ? line.slice(0, match.index).trimEnd() || undefined : line;
};
/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left, right) {
    const [opening, closing] = [left, right].map(each => each.replace(/[^\w\s]/g, '\\$&'));
    const pattern = new RegExp(`${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`, 'g');
    return (0,step/* replacing */.mi)(left, pattern, ({ 1: inside }) => `{${inside}}`);
}

;// CONCATENATED MODULE: ./lib/generators/sites.js















/** What is known of each generator. */
const siteGenerators = {
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
/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
function mapSites({ sites }, files) {
    const ownerOf = toOwner(sites);
    const owned = sites.map(() => []);
    for (const path of files)
        owned[ownerOf(path) ?? -1]?.push(path);
    const routes = sites.map((config, index) => siteGenerators[config.generator].routes(config, owned[index] ?? []));
    const names = sites.map(config => new Map(config.names));
    /** @param headOf is asked for the head of a page each time that its address is. */
    const open = (siteUrls, headOf = () => ({})) => {
        /** The innermost that a file is in. */
        const siteOf = (path) => all[ownerOf(path) ?? -1];
        const all = sites.map((config, index) => {
            const context = { names: names[index], siteUrls, headOf, files, siteOf };
            return openSite(config, routes[index], context);
        });
        return { all, siteOf };
    };
    const described = sites.map(config => {
        const { pages, reasons, ...linking } = siteGenerators[config.generator].routes(config, []);
        const { file, options, names: _, ...others } = config;
        return [others, linking];
    });
    return {
        open,
        /** The configuration of the innermost site that a file is in. */
        configOf: (path) => sites[ownerOf(path) ?? -1],
        /** The head of a page with this text, as the generator of its site reads it. */
        headOf: ({ generator }, page) => readHead(page, siteGenerators[generator].keys ?? []),
        /** What the configurations say of all pages: where it differs, any document may. */
        description: JSON.stringify(described),
    };
}
/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,front_matter/* findBlock */.P_)(whole) ?? {};
    const words = keys.map(key => key.split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const reading = language && isAsked ? (0,front_matter/* readBlock */.Gr)(block, language) : undefined;
    const head = {};
    const data = reading?.kind === 'mapping' ? reading.data : undefined;
    for (const key of keys) {
        const value = (0,text_data/* get */.aR)(data, ...key.split('.'));
        const plain = Array.isArray(value) ? (0,text_data/* texts */.Te)(value) : (0,text_data/* text */.Qq)(value);
        if (plain !== undefined)
            head[key] = plain;
    }
    const heading = keys.includes('#')
        ? (0,markdown_lines/* readLines */.Se)(whole.slice(end)).find(line => (0,markdown_lines/* headingDepth */.Ys)(line) === 1)
        : undefined;
    if (heading)
        head['#'] = heading.text
            .slice(2)
            .replace(/(?:^| )#+ *$/, '')
            .trim();
    if (keys.includes('---') && end > 0 && whole.startsWith('---'))
        head['---'] = 'true';
    return head;
}
/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { folder: own, roots }] of configs.entries())
        for (const folder of [own, ...roots.map(root => root.folder)])
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
function openSite(config, routes, context) {
    const { names, siteUrls, headOf } = context;
    const baseOf = toBaseOf(config, siteUrls);
    const isPage = (path) => routes.pages.has(path);
    const site = {
        config,
        routes,
        routeOf(path) {
            const route = routes.pages.get(path);
            return typeof route === 'function' ? route(headOf(path)) : route;
        },
        whyNoPage: path => (isPage(path) ? undefined : exclusionReason(path, config, routes)),
        hiddenBy: path => (isPage(path) ? routes.hiddenBy?.(path, headOf) : undefined),
        needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
        nameOf: path => names.get(path),
        isPartial: path => !isPage(path) && siteGenerators[config.generator].partials?.test(path) === true,
        tagsOf(path) {
            const [version, language] = [routes.versionOf?.(path, headOf), routes.languageOf?.(path)];
            return [...(version ? [`version:${version}`] : []), ...(language ? [`language:${language}`] : [])];
        },
        addressOf(path) {
            const route = site.routeOf(path);
            const base = baseOf(path);
            if (route === undefined || base === undefined)
                return undefined;
            return base.url + encodeRoute(route.startsWith(base.start) ? route.slice(base.start.length) : route);
        },
        resolve: (link, from) => resolve(link, from),
    };
    const resolve = toResolver(site, baseOf(config.roots[0]?.folder ?? config.folder)?.url, context);
    return site;
}
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, folder: own, contentFolder, roots }, siteUrls) {
    const mapped = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (own.startsWith(prefix))
            return { url: url + own.slice(prefix.length), start: '' };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        const start = root ? root.route + prefix.slice(root.folder.length) : '';
        // A mapping of a folder of pages to its own address says where the site is.
        return url.endsWith(`/${start}`)
            ? { url: url.slice(0, url.length - start.length), start: '' }
            : { url, start };
    };
    const otherwise = address === undefined ? mapped(contentFolder) : { url: address, start: '' };
    return (path) => mapped(path) ?? otherwise;
}
function exclusionReason(path, { roots, generator }, { reasons }) {
    const known = reasons?.get(path);
    if (known !== undefined)
        return known;
    if (roots.some(({ folder }) => path.startsWith(folder)))
        return `is none of the pages that ${generator} makes`;
    const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`;
    return `is in no folder of the site's pages${folders}`;
}
/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/';
/**
 * Makes the resolver of a site's links. A link names a file as the generator looks files up; any other leads where a
 * browser goes from the page's own address, whatever is there.
 *
 * @param base the site's address with a slash at its end, where it is known.
 */
function toResolver(site, base, { files, siteOf }) {
    const { config, routes, routeOf, addressOf } = site;
    /** A page, on a translated page at its address in that language, or a file. */
    const toTarget = (path, from) => {
        const owner = siteOf(path);
        if (!owner?.routes.pages.has(path) || owner.hiddenBy(path) !== undefined)
            return { kind: 'file', path };
        const [language, isOwn] = [routes.languageOf?.(from), owner.config === config];
        const isFallback = isOwn && routes.fallback !== undefined && routes.languageOf?.(path) === routes.fallback;
        if (base === undefined || !isFallback || language === routes.fallback)
            return { kind: 'page', path, address: owner.addressOf(path) };
        return { kind: 'page', path, address: `${base}${language}/${encodeRoute(routeOf(path) ?? '')}` };
    };
    /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
    const fileOf = (written, from) => {
        const { aliases } = config;
        const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
        const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`;
        const assets = routes.assets ?? [];
        const folders = [...config.roots.map(root => root.folder), config.folder, '', ...assets];
        const paths = fromRoot.startsWith('/')
            ? folders.flatMap(each => (0,text_paths/* join */.fj)(each, fromRoot) ?? [])
            : [(0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(from), written) ?? ''];
        const found = paths.find(path => files.has(path));
        if (found !== undefined || !(0,text_paths/* namesSource */.QM)(written))
            return found;
        return paths.map(path => routes.named?.(path, from)).find(path => path !== undefined);
    };
    /** The address that a browser goes to. */
    const toUrl = (written, from) => {
        const href = routes.toHref?.(written, from) ?? written;
        const isRooted = href.startsWith('/');
        if (isRooted && routes.server !== undefined)
            return URL.parse(href, routes.server);
        const root = base ?? UNKNOWN;
        // Who writes the whole path means it, where the generator would put the site's own before it again.
        if (isRooted && routes.rooted === 'site' && !href.startsWith(new URL(root).pathname))
            return URL.parse(href.replace(/^\/+/, './'), root);
        return URL.parse(href, addressOf(from) ?? root + encodeRoute(routeOf(from) ?? ''));
    };
    /** The pages by their routes, made where it is needed: it needs the heads of all of them. */
    let byRoute;
    return (link, from) => {
        // As browsers read addresses (URL standard, "basic URL parser").
        const written = link
            .replace(/[?#].*/s, '')
            .replace(/[\t\n\r]/g, '')
            .replaceAll('\\', '/');
        if (written === '')
            return toTarget(from, from);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
            return { kind: 'address', address: written };
        const file = fileOf((0,text_paths/* percentDecoded */.oF)(written), from);
        if (file !== undefined)
            return toTarget(file, from);
        const url = (0,text_paths/* namesSource */.QM)(written) ? null : toUrl(written, from);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== new URL(UNKNOWN).origin)
            return { kind: 'address', address: url.origin + encodeRoute((0,text_paths/* percentDecoded */.oF)(url.pathname)) };
        byRoute ??= new Map([...routes.pages.keys()].map(path => [(0,text_paths/* routeKey */.vh)(`/${routeOf(path)}`), path]));
        const page = byRoute.get((0,text_paths/* routeKey */.vh)((0,text_paths/* percentDecoded */.oF)(url.pathname)));
        return page === undefined ? { kind: 'missing' } : toTarget(page, from);
    };
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


/***/ })

};
