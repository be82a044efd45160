export const id = 507;
export const ids = [507];
export const modules = {

/***/ 8507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  docusaurus: () => (/* binding */ docusaurus)
});

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/config/literals.js
var literals = __webpack_require__(4851);
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
;// CONCATENATED MODULE: ./lib/sites/generators/docusaurus/routes.js


/** The pages of a site, by their routes. */
function docusaurusRoutes(config, files) {
    const { contents, trailingSlash } = config.options;
    const innermost = contents.toSorted((a, b) => b.folder.length - a.folder.length);
    const contentOf = (path) => innermost.find(({ folder }) => path.startsWith(folder));
    const sources = new Set(files);
    const base = URL.parse(config.address ?? '')?.pathname ?? '/';
    const exclusions = new Map(contents.map(content => [content, toExclusion(content, sources)]));
    const sorted = (0,config_files/* sortFiles */.w9)(config, files, ['.md', '.mdx'], ({ path, stem, inside }) => {
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
            // On a translated page the site begins where its language does; an address with the site's path is complete (immerjs/immer).
            toHref(link, from) {
                const { translates, language } = contentOf(from) ?? {};
                const isComplete = !translates ||
                    !link.startsWith('/') ||
                    link.startsWith(`/${language}/`) ||
                    (base !== '/' && link.startsWith(base));
                return isComplete ? link : `/${language}${link}`;
            },
        },
    };
}
/** Why a file in a folder of pages is none, by its path in it (Docusaurus, "include" and "exclude" of the plugins). */
function toExclusion({ included, excluded, translates }, sources) {
    const isIncluded = (0,config_files/* toGlobs */.Fv)(included);
    const isExcluded = (0,config_files/* toGlobs */.Fv)(excluded);
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
    const slug = (0,config_files/* textOf */.b6)(head.slug);
    if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
        return clean(slug);
    const name = (0,text_paths/* nameOf */.Vb)(stem);
    if (kind === 'pages')
        return name === 'index' ? (0,text_paths/* folderOf */.yS)(stem) : stem;
    if (kind === 'blog')
        return postRoute(stem.replace(/\/index$/, ''));
    const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/');
    const parent = (0,text_paths/* nameOf */.Vb)((0,text_paths/* folderOf */.yS)(stem).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return (0,text_paths/* folderOf */.yS)(id);
    const last = slug ?? (0,config_files/* textOf */.b6)(head.id) ?? (0,text_paths/* nameOf */.Vb)(id);
    // A slug may climb out of its folder, and end in a slash.
    const route = (0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(id), last) ?? last;
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
    const folder = (0,text_paths/* folderOf */.yS)(from);
    if (path.startsWith(folder))
        paths.push(content.folder + path.slice(folder.length));
    const { translates } = content;
    if (translates === undefined)
        return paths;
    const originals = paths.map(inLanguage => inLanguage.replace(content.folder, translates));
    return [...paths, ...originals];
}

// EXTERNAL MODULE: ./node_modules/npm-to-yarn/dist/npm-to-yarn.mjs
var npm_to_yarn = __webpack_require__(6189);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var step = __webpack_require__(9622);
;// CONCATENATED MODULE: ./lib/sites/generators/docusaurus/syntax.js





/** MDX with what Docusaurus adds to it. */
function docusaurusSyntax() {
    return {
        includes: [],
        markup: [
            addressesOnServer,
            mdxCodeBlocks,
            inline/* htmlComments */.qX,
            inline/* scripts */.Pm,
            inline/* emoji */.Zg,
            (0,blocks/* containers */.l8)(),
            npm2yarn,
            (0,blocks/* fences */.H6)(withoutMagicComments, true),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    };
}
/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks = source => {
    if (!source.text.includes('mdx-code-block'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const line of source.lines) {
        const { code, start, end } = line;
        if (code === 'opens')
            isOpen = (0,blocks/* infoOf */._U)(line) === 'mdx-code-block';
        if (isOpen && (code === 'opens' || code === 'closes'))
            changes.push({ start, end: end + 1, by: '' });
    }
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
};
/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };
const MANAGERS = Object.keys(LABELS);
/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = (0,step/* replacing */.mi)('pathname://', /pathname:\/\/(?=\/)/g, (_, __, { settings: { address } }) => address === undefined ? '' : new URL(address).origin);
/** More lines are no commands, and take the converter the square of their length. */
const MAX_COMMANDS = 100;
/** A fence of commands of npm: the marks before it, the fence with its language, and the fence alone. */
const NPM_FENCE = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/;
/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn = source => {
    if (!source.text.includes('npm2yarn'))
        return source;
    const changes = [];
    const lines = source.lines;
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
        const blocks = [block('npm', npm)];
        for (const manager of MANAGERS)
            blocks.push(block(LABELS[manager], toManager(npm, manager)));
        const by = first + blocks.join('\n').replaceAll('\n', `\n${margin}`);
        changes.push({ start, end: lines[index + 1 + length].end, by });
    }
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
};
const isClosing = ({ code }) => code === 'closes';
/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npm_to_yarn/* default */.A;
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

;// CONCATENATED MODULE: ./lib/sites/generators/docusaurus/index.js





/** The folder of pages and their path on the site by default, for each kind of plugin for pages. */
const KINDS = {
    docs: { path: 'docs', route: 'docs' },
    blog: { path: 'blog', route: 'blog' },
    pages: { path: 'src/pages', route: '' },
};
/** Docusaurus (https://docusaurus.io/docs/api/docusaurus-config). */
const docusaurus = {
    keys: ['slug', 'id'],
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await (0,literals/* readModule */.bH)(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = await contentsOf(folder, data, reader);
        const slash = (0,text_data/* valueAt */.fK)(data, 'trailingSlash');
        const format = (0,text_data/* scalarTextAt */.TQ)(data, 'markdown', 'format');
        return {
            ownCode: await (0,literals/* ownCodeIn */.Ns)(path, reader),
            unknown: hasPlugins(data) ? undefined : 'neither presets nor plugins',
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '@site/': folder },
            format: format === 'md' || format === 'detect' ? format : 'mdx',
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* scalarTextAt */.TQ)(data, 'url'), (0,text_data/* scalarTextAt */.TQ)(data, 'baseUrl') ?? ''),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            options: {
                contents,
                trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            },
        };
    },
    routes: docusaurusRoutes,
    syntax: docusaurusSyntax,
};
/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data) {
    const kinds = Object.keys(KINDS);
    const classic = (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'presets')).find(preset => /(?:^|preset-)classic$/.test((0,text_data/* scalarText */.ws)((0,text_data/* list */.p_)(preset)[0]) ?? ''));
    const [, presetOptions] = (0,text_data/* list */.p_)(classic);
    const others = [];
    for (const plugin of (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'plugins'))) {
        const [name, options] = (0,text_data/* list */.p_)(plugin);
        const kind = kinds.find(kind => (0,text_data/* scalarText */.ws)(name)?.endsWith(`content-${kind}`));
        if (kind)
            others.push({ kind, options });
    }
    // Two plugins of one kind have different ids: one without takes the place of the preset's (immerjs/immer).
    const replaced = others.filter(({ options }) => (0,text_data/* valueAt */.fK)(options, 'id') == null);
    const found = [];
    for (const kind of kinds) {
        const options = (0,text_data/* valueAt */.fK)(presetOptions, kind);
        const isReplaced = replaced.some(plugin => plugin.kind === kind);
        if (options !== false && !isReplaced)
            found.push({ kind, options });
    }
    return [...found, ...others];
}
/** Whether any preset or plugin for pages is known: Docusaurus itself has none. */
function hasPlugins(data) {
    const nameIn = (item) => (0,text_data/* scalarText */.ws)((0,text_data/* list */.p_)(item)[0]);
    const isNamed = (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'presets')).some(nameIn);
    const plugins = (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'plugins'));
    return isNamed || plugins.some(item => /content-/.test(nameIn(item) ?? ''));
}
/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder, data, reader) {
    const contents = [];
    const byDefault = (0,text_data/* scalarTextAt */.TQ)(data, 'i18n', 'defaultLocale') ?? 'en';
    const others = (0,text_data/* scalarTextsAt */.S7)(data, 'i18n', 'locales').filter(locale => locale !== byDefault);
    for (const { kind, options } of pluginsOf(data)) {
        const id = (0,text_data/* scalarTextAt */.TQ)(options, 'id') ?? 'default';
        const prefix = id === 'default' ? '' : `${id}_`;
        const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
        const base = (0,text_data/* scalarTextAt */.TQ)(options, 'routeBasePath') ?? KINDS[kind].route;
        const versions = kind === 'docs'
            ? await versionsOf(folder + prefix, options, reader)
            : [UNVERSIONED];
        for (const version of versions) {
            const path = version.isCurrent
                ? ((0,text_data/* scalarTextAt */.TQ)(options, 'path') ?? KINDS[kind].path)
                : `${prefix}versioned_docs/${version.folder}`;
            const pagesFolder = (0,text_paths/* joinFolder */.nn)(folder, path);
            if (pagesFolder === undefined)
                continue;
            const content = {
                kind,
                folder: pagesFolder,
                route: (0,text_paths/* toRoute */.P7)(base) + (0,text_paths/* toRoute */.P7)(version.path),
                included: (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(options, 'include') ?? '**'),
                excluded: (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(options, 'exclude') ?? ['**/_*', '**/_*/**']),
                keepsNumbers: (0,text_data/* valueAt */.fK)(options, 'numberPrefixParser') === false,
                version: version.label,
                language: others.length > 0 ? byDefault : undefined,
            };
            contents.push(content);
            for (const language of others)
                contents.push({
                    ...content,
                    folder: `${folder}i18n/${language}/${plugin}/${version.folder}`,
                    route: `${language}/${content.route}`,
                    translates: pagesFolder,
                    language,
                });
        }
    }
    const files = [...reader.files];
    // A language without translations of its own still shows everything at its addresses.
    return contents.filter(content => {
        const source = content.translates ?? content.folder;
        return files.some(path => path.startsWith(source));
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
    const all = (0,text_data/* scalarTexts */.xr)((0,text_data/* readJson */.Vh)(file));
    if ((0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(options, 'includeCurrentVersion'), true))
        all.unshift('current');
    const only = (0,text_data/* valueAt */.fK)(options, 'onlyIncludeVersions');
    const isShown = (name) => only === undefined || (0,text_data/* scalarTexts */.xr)(only).includes(name);
    const shown = all.filter(isShown);
    const last = (0,text_data/* scalarTextAt */.TQ)(options, 'lastVersion') ??
        shown.find(name => name !== 'current') ??
        'current';
    return shown.map(name => {
        const isCurrent = name === 'current';
        const version = (0,text_data/* valueAt */.fK)(options, 'versions', name);
        const byDefault = isCurrent ? 'next' : name;
        const label = (0,text_data/* scalarTextAt */.TQ)(version, 'label') ?? byDefault;
        const pathByDefault = name === last ? '' : byDefault;
        return {
            isCurrent,
            folder: isCurrent ? 'current/' : `version-${name}/`,
            label: shown.length > 1 ? label : undefined,
            path: (0,text_data/* scalarTextAt */.TQ)(version, 'path') ?? pathByDefault,
        };
    });
}


/***/ })

};
