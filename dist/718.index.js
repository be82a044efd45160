export const id = 718;
export const ids = [718];
export const modules = {

/***/ 3718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hugo: () => (/* binding */ hugo)
});

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
;// CONCATENATED MODULE: ./lib/sites/generators/hugo/routes.js




/** The pages of a site, by their routes. */
function hugoRoutes(config, files) {
    const { options } = config;
    const { languages } = options;
    const exclusionOf = toExclusion(options, files);
    const targets = new Map();
    const globs = new Map();
    const sorted = (0,config_files/* sortFiles */.w9)(config, files, hugoExtensions, file => {
        const { path, root, stem } = file;
        const { name, prefix, language } = splitLanguage(stem, root, languages);
        const reason = exclusionOf(file);
        if (reason !== undefined)
            return { reason };
        if (options.disabledLanguages.some(lang => stem.endsWith(`.${lang}`)))
            return { reason: 'is in a language that is not built' };
        targets.set(path, targetOf(root, name, language, languages));
        return head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options);
    });
    const languageOf = (path) => languages.length > 1 ? targets.get(path)?.lang : undefined;
    const versionOf = (path) => {
        const page = targets.get(path)?.path;
        return options.versions.find(({ section }) => `${page}/`.startsWith(section))?.name;
    };
    const inherited = (path, headOf) => {
        const target = targets.get(path);
        if (!target)
            return {};
        const cascades = cascadesAbove(path, target.lang, headOf);
        return handedDown(target, [...cascades, options.cascade], globs);
    };
    const byName = pagesByName(targets);
    return {
        ...sorted,
        links: {
            rooted: 'server',
            assets: [`${config.folder}static/`],
            named: toNamed(config, targets, byName),
        },
        readers: {
            languageOf,
            versionOf,
            hiddenBy: (path, headOf) => hiddenBy(headOf(path), inherited(path, headOf)),
            unsearchedBy: (path, headOf) => (0,front_matter/* hidingReason */.SF)(inherited(path, headOf)),
        },
        handedDown: inherited,
    };
}
function toMounted({ files }) {
    const rules = files.map(file => ({
        isExcluded: file.startsWith('! '),
        matches: (0,config_files/* toGlobs */.Fv)([file.replace('! ', '')]),
    }));
    const hasWanted = rules.some(({ isExcluded }) => !isExcluded);
    return inside => {
        const rule = rules.find(({ matches }) => matches(inside));
        return rule ? !rule.isExcluded : !hasWanted;
    };
}
/** Why a file in the folders of the content is no page, if it is none. */
function toExclusion({ ignored, mounts }, files) {
    const isBundled = toBundled(files);
    const isIgnored = (0,config_files/* toExpressions */.dN)(ignored);
    const folders = mounts.map(mount => ({
        folder: mount.folder,
        isMounted: toMounted(mount),
    }));
    return ({ path, stem }) => {
        if (isBundled(path) && !(0,text_paths/* nameOf */.Vb)(stem).startsWith('_index'))
            return 'is a resource of the page bundle that it is in';
        if (isIgnored(path))
            return 'is ignored by Hugo (ignoreFiles)';
        // In Hugo's `SourceSpec.IgnoreFile`; buildpacks/docs has its partials in `.common/`.
        if (/(?:^|\/)(?:[.#]|[^/]*~\/)/.test(stem))
            return 'is ignored by Hugo (a name that begins with "." or "#")';
        for (const { folder, isMounted } of folders)
            if (path.startsWith(folder) && !isMounted(path.slice(folder.length)))
                return 'is left out of the content by Hugo (module.mounts)';
        return undefined;
    };
}
/** The cascades of the sections that a page is in, the innermost first. */
function cascadesAbove(path, lang, headOf) {
    const end = lang === undefined ? '' : `.${lang}`;
    return (0,text_paths/* foldersAbove */.Zv)(path).flatMap(folder => cascadeIn(headOf(`${folder}_index${end}.md`)) ??
        cascadeIn(headOf(`${folder}_index.md`)) ??
        []);
}
/** Pages by language and name; `undefined` where several have it, so that a link has to name the folder. */
function pagesByName(targets) {
    const byName = new Map();
    for (const [path, target] of targets) {
        const key = `${target.lang} ${(0,text_paths/* nameOf */.Vb)(target.path)}`;
        byName.set(key, byName.has(key) ? undefined : path);
    }
    return byName;
}
/** The pages that a link may name, in any case: as Hugo's `GetPage` looks for them, or by a name that no other page has. */
function toNamed({ roots, options }, targets, byName) {
    const innermost = roots.toSorted((a, b) => b.folder.length - a.folder.length);
    const byLowerCase = new Map();
    for (const path of targets.keys())
        byLowerCase.set(path.toLowerCase(), path);
    return (path, from, link) => {
        if (!options.hasLinkHook && !(0,text_paths/* namesSource */.QM)(link))
            return [];
        const root = innermost.find(({ folder }) => from.startsWith(folder));
        const language = targets.get(from)?.lang;
        const found = candidates(path, from, link, root?.folder ?? '', language).map(candidate => byLowerCase.get(candidate.toLowerCase()) ?? '');
        const name = link.replace(/\.md$/, '').toLowerCase();
        const unique = byName.get(`${language} ${name}`);
        if (unique !== undefined)
            found.push(unique);
        return found;
    };
}
/**
 * The pages that a link may name, in the order in which Hugo's `GetPage` looks for them: from the page's folder, which for a
 * bundle is the one that it is in, then from the root; in the page's language, and without an extension.
 */
function candidates(path, from, link, root, language = '') {
    const pageFolder = (0,text_paths/* folderOf */.yS)(from);
    const isInBundle = (0,text_paths/* namesSource */.QM)(link) && link.startsWith('../');
    const isBundle = (0,text_paths/* nameOf */.Vb)(from).startsWith('index.') && !isInBundle;
    const folder = isBundle ? (0,text_paths/* folderOf */.yS)(pageFolder.slice(0, -1)) : pageFolder;
    const beside = link.startsWith('/') ? undefined : (0,text_paths/* join */.fj)(folder, link);
    const found = [];
    for (const place of [beside, (0,text_paths/* join */.fj)(root, link), path]) {
        if (place === undefined)
            continue;
        const stem = place.replace(/\.md$/, '');
        for (const name of [stem, `${stem}/index`, `${stem}/_index`])
            found.push(`${name}.${language}.md`, `${name}.md`);
    }
    return found;
}
const hugoExtensions = ['.md', '.markdown', '.mdown'];
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(stem, root, languages) {
    const end = (0,text_paths/* nameOf */.Vb)(stem).includes('.') ? stem.lastIndexOf('.') : stem.length;
    const suffix = stem.slice(end + 1).toLowerCase();
    const bySuffix = languages.find(({ name }) => name === suffix);
    if (bySuffix) {
        const { name: language, prefix } = bySuffix;
        return { name: stem.slice(0, end), prefix, language };
    }
    // The default language may have no folder in addresses.
    const byFolder = languageOfRoot(root, languages) ??
        languages.find(({ prefix }) => prefix === '');
    return { name: stem, prefix: root.route, language: byFolder?.name };
}
/** The language whose prefix the route of a folder begins with, if it has one. */
function languageOfRoot({ route }, languages) {
    return languages.find(({ prefix }) => prefix !== '' && route.startsWith(prefix));
}
/** By `link` a page has an address that leads elsewhere (Hugo, "Build options"). */
const UNRENDERED = /^(?:never|false|link)$/;
/** Why a page is not rendered, by its head or by what it inherits. */
function hiddenBy(head, inherited) {
    if ((0,text_data/* flag */.Jt)(head.headless, false))
        return 'is headless';
    if (/^[1-9]\d*$/.test(String(head.draft)))
        return 'is a draft';
    if (head.draft === undefined && (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(inherited, 'draft'), false))
        return 'is a draft (cascade)';
    const render = head['build.render'] ??
        head['_build.render'] ??
        (0,text_data/* valueAt */.fK)(inherited, 'build', 'render') ??
        (0,text_data/* valueAt */.fK)(inherited, '_build', 'render');
    if (UNRENDERED.test(String(render)))
        return 'is not rendered (build.render)';
    return undefined;
}
/** A page as cascades name it: by its path on the site, without its language. */
function targetOf(root, name, lang, languages) {
    const prefix = languageOfRoot(root, languages)?.prefix ?? '';
    const route = `/${root.route.slice(prefix.length)}${name}`;
    const path = route.replace(/\/_?index$/, '').toLowerCase() || '/';
    const kind = kindOf(path, (0,text_paths/* nameOf */.Vb)(name) === '_index');
    return { path, kind, lang, environment: 'production' };
}
function kindOf(path, isSection) {
    if (!isSection)
        return 'page';
    return path === '/' ? 'home' : 'section';
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there (Hugo, "Page bundles"). */
function toBundled(files) {
    const indexes = files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path));
    const bundles = new Set(indexes.map(text_paths/* folderOf */.yS));
    return path => {
        const isIndex = (0,text_paths/* nameOf */.Vb)(path).startsWith('index.');
        const folders = (0,text_paths/* foldersAbove */.Zv)(path).slice(isIndex ? 1 : 0);
        return folders.some(folder => bundles.has(folder));
    };
}
/** The route of a page (Hugo, "URL management"). */
function hugoRoute(name, prefix, head, options) {
    const url = (0,config_files/* textOf */.b6)(head.url);
    if (url?.startsWith('/'))
        return url.replace(/^\/+/, '');
    if (url !== undefined)
        return prefix + url;
    const last = (0,text_paths/* nameOf */.Vb)(name);
    const folder = (0,text_paths/* folderOf */.yS)(name);
    if (last === '_index') {
        const route = prefix + sanitized(folder, options);
        return options.isUgly ? `${route}index.html` : route;
    }
    const path = last === 'index' ? folder.slice(0, -1) : name;
    const slug = (0,config_files/* textOf */.b6)(head.slug);
    const bySlug = slug === undefined ? path : (0,text_paths/* folderOf */.yS)(path) + slug;
    const inside = byPermalink(path, head, options) ?? bySlug;
    const route = prefix + sanitized(inside, options);
    if (route === '' || route.endsWith('/'))
        return route;
    return options.isUgly ? `${route}.html` : `${route}/`;
}
/** The route by the pattern of the page's section, where all of its parts are known (Hugo, "Permalinks"). */
function byPermalink(path, head, { permalinks }) {
    const section = path.slice(0, Math.max(0, path.indexOf('/')));
    const [, pattern] = permalinks.find(([name]) => name.replace(/^page\.|\//g, '') === section.toLowerCase()) ?? [];
    if (pattern === undefined)
        return undefined;
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec((0,config_files/* textOf */.b6)(head.date) ?? '') ?? [];
    const name = (0,text_paths/* nameOf */.Vb)(path);
    const title = (0,config_files/* textOf */.b6)(head.title) ?? name;
    const slug = (0,config_files/* textOf */.b6)(head.slug);
    const parts = new Map([
        ['year', year],
        ['month', month],
        ['day', day],
        ['section', section],
        ['sections', (0,text_paths/* folderOf */.yS)(path).replace(/\/$/, '')],
        ['title', title],
        ['slug', slug ?? title],
        ['filename', name],
        ['contentbasename', name],
        ['slugorfilename', slug ?? name],
        ['slugorcontentbasename', slug ?? name],
    ]);
    const route = pattern.replace(/:(\w+)/g, (token, part) => parts.get(part)?.replaceAll(':', '') ?? token);
    if (route.includes(':'))
        return undefined;
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route, { keepsCase }) {
    const safe = route
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
        .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run));
    return keepsCase ? safe : safe.toLowerCase();
}
/** The key of a page's head that has its cascade, as JSON. */
const CASCADE = '{}cascade';
/** The cascade in the front matter of a section. */
function cascadeIn(head) {
    const json = (0,config_files/* textOf */.b6)(head[CASCADE]);
    return json === undefined ? undefined : (0,text_data/* readJson */.Vh)(json);
}
/**
 * The values that a page inherits, of which the first for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 * @param globs the patterns of targets so far: each page is compared with the same few.
 */
function handedDown(page, cascades, globs) {
    const values = new Map();
    const params = new Map();
    for (const entry of cascades.flatMap(text_data/* list */.p_)) {
        const target = (0,text_data/* valueAt */.fK)(entry, 'target') ?? (0,text_data/* valueAt */.fK)(entry, '_target');
        if (!isMeant(page, target, globs))
            continue;
        for (const [key, value] of (0,text_data/* members */.ol)(entry))
            if (!values.has(key))
                values.set(key, value);
        for (const [key, value] of (0,text_data/* members */.ol)((0,text_data/* valueAt */.fK)(entry, 'params')))
            if (!params.has(key))
                params.set(key, value);
    }
    values.set('params', Object.fromEntries(params));
    return Object.fromEntries(values);
}
function isMeant(page, target, globs) {
    return Object.entries(page).every(([key, value]) => {
        const pattern = (0,text_data/* scalarTextAt */.TQ)(target, key);
        if (pattern === undefined)
            return true;
        if (value === undefined)
            return false;
        const isMatch = globs.get(pattern) ?? (0,config_files/* toGlobs */.Fv)([pattern.toLowerCase()]);
        globs.set(pattern, isMatch);
        // `toGlobs` takes the slash off that a pattern begins with.
        return isMatch(value) || isMatch(value.slice(1));
    });
}

// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var include = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js
var templates = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/sites/generators/hugo/syntax.js








/** Goldmark with shortcodes: Hugo's own, and the usual ones of themes. */
function hugoSyntax({ hasEmoji }) {
    return {
        includes: [
            (0,templates/* templates */.kT)(hugoTags, shortcodeRules, unknown, inCode),
            shortcodesInCode,
        ],
        markup: [
            inline/* scripts */.Pm,
            (0,step/* when */.z7)(hasEmoji, inline/* emoji */.Zg),
            shownShortcodes,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            (0,blocks/* fences */.H6)(undefined, true),
            (0,inline/* attributeLists */.Yd)('blocks'),
        ],
    };
}
/** A shortcode up to the end of its name, and up to its end, where no other begins before that. */
const SHORTCODE_NAME = /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])/;
const SHORTCODE_REST = /((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/;
const hugoTags = {
    tag: new RegExp(SHORTCODE_NAME.source + SHORTCODE_REST.source, 'g'),
    raw: ['highlight'],
};
/** A file that a site's own shortcode includes, wherever it may look for it. */
const includeShortcode = use => {
    const { tag, values, source, work } = use;
    const name = values.file ?? values.path ?? values.src ?? values[0];
    if (name === undefined || !/\.\w+$/.test(name))
        return (0,templates/* words */.aL)(use);
    const { folder, contentFolder, includeFolders } = work.settings;
    const folders = [];
    if (!name.startsWith('/')) {
        const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
        const above = (0,text_paths/* foldersAbove */.Zv)(from).map(outer => `${outer}_includes/`);
        folders.push(from, ...above);
    }
    folders.push(contentFolder, ...includeFolders, `${folder}_includes/`);
    // An unknown shortcode may play or draw what is in static/, rather than show it as code.
    if (Object.hasOwn(shortcodeRules, tag.name))
        folders.push(`${folder}static/`);
    folders.push(folder, '');
    const isMarkup = /\.(?:md|html)$/.test(name);
    const language = values.lang ?? (isMarkup ? undefined : values[1]);
    const isCode = values.code === 'true' || language !== undefined;
    return {
        include: { name, paths: (0,include/* pathsIn */.Mr)(folders, name), isCode },
        language: isCode ? (language ?? '') : undefined,
    };
};
/** A parameter of the page or else of the site, in capital letters or not (Hugo, "Param shortcode"). */
const parameter = ({ values, work }) => {
    const name = (values[0] ?? values.name ?? '').toLowerCase();
    const keys = name.split('.');
    const { data } = work.context;
    const value = (0,text_data/* scalarText */.ws)((0,front_matter/* memberOf */.C5)(data, ...keys)) ??
        (0,text_data/* scalarText */.ws)((0,front_matter/* memberOf */.C5)(data, 'params', ...keys)) ??
        (0,templates/* variable */.bv)(name, work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The source of the page that a reference leads to, which may be named without its extension (Hugo, "Ref shortcode"). */
const reference = ({ values }) => {
    const [, page = '', hash = ''] = /^([^#]*)(#.*|)$/s.exec(values.path ?? values[0] ?? '');
    const isFile = page === '' || /\.\w+$/.test(page);
    return {
        before: isFile ? page + hash : `${page.replace(/\/$/, '')}.md${hash}`,
    };
};
const positional = use => ({
    before: use.values.text ?? use.values.label ?? use.values[0],
});
/** Shortcodes that draw or play something, of which only the title is text. */
const wordless = ({ values }) => ({
    before: values.title ?? values.caption,
});
const shortcodes = [
    [
        'youtube vimeo gist tweet x instagram toc icon br clear video audio math katex imgproc',
        wordless,
    ],
    [
        'include readfile readFile include-md include-file snippet',
        includeShortcode,
    ],
    ['param variable siteparam', parameter],
    ['ref relref', reference],
    ['figure img image picture', templates/* figure */.vP],
    [
        'note tip info warning danger caution important attention error success question',
        templates/* admonition */.JX,
    ],
    ['alert admonition callout hint notice aside', templates/* admonition */.JX],
    [
        'details expand collapse accordion spoiler tab tab-item tabitem code-tab',
        templates/* titled */.dJ,
    ],
    ['tabs tabpane', templates/* tabs */.vR],
    ['highlight code-block', templates/* highlight */.Zt],
    ['badge kbd key term', positional],
    ['comment', templates/* gone */.qp],
];
const shortcodeRules = Object.fromEntries(shortcodes.flatMap(([names, rule]) => names.split(' ').map(name => [name, rule])));
/**
 * A shortcode that is not known: a code block where it names a file of code (`code_sample file="a.yaml"` of Kubernetes), or
 * where its inside is code or data, such as `code-toggle` of Hugo's own documentation.
 */
const unknown = use => {
    const { tag, values, source, work } = use;
    const file = values.file ?? values.path ?? values[0] ?? '';
    if (!tag.closing && /\.(?!md$|html$|svg$)[a-z]\w*$/i.test(file)) {
        const options = { lang: (0,include/* extensionOf */.je)(file), ...values, file };
        const rendered = includeShortcode({ ...use, values: options });
        const isThere = typeof rendered === 'object' &&
            'include' in rendered &&
            rendered.include.paths.some(path => work.context.read?.(path));
        if (isThere)
            return rendered;
    }
    if (!tag.closing)
        return (0,templates/* words */.aL)(use);
    const inside = source.text.slice(tag.end, tag.closing.start).trim();
    const isCode = values.lang !== undefined && !inside.startsWith('```');
    const language = isCode ? values.lang : dataLanguage(inside);
    if (language === undefined || inside === '')
        return (0,templates/* words */.aL)(use);
    return (0,templates/* highlight */.Zt)({ ...use, values: { 0: language } });
};
/** The language of a text that is data, such as what themes' shortcodes have in them as configuration. */
function dataLanguage(text) {
    const isToml = /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(text) &&
        (0,text_data/* members */.ol)((0,text_data/* readToml */.D7)(text)).length > 0;
    if (isToml)
        return 'toml';
    // Prose may look like one line of YAML, as "Note: words" does.
    const isYaml = /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(text) &&
        (0,text_data/* members */.ol)((0,text_data/* readYaml */.gM)(text)).length > 0;
    return isYaml ? 'yaml' : undefined;
}
/** Hugo renders all shortcodes in code, but pages show others there than these. */
const inCode = [
    'param',
    'variable',
    'siteparam',
    'include',
    'readfile',
    'readFile',
];
/** Warns of the shortcodes that are left in code, where Hugo replaces them as well. */
const shortcodesInCode = (source, work) => {
    for (const tag of (0,templates/* tagsOf */.Fg)(source, hugoTags))
        if (!tag.isClosing && source.isCode(tag.start))
            (0,step/* warnAsWritten */.AB)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return source;
};
/** A shortcode in a comment of its own is shown rather than run (Hugo, "Shortcodes"). */
const shownShortcodes = (0,step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/sites/generators/hugo/index.js




/** Hugo (https://gohugo.io/configuration/). */
const hugo = {
    keys: [
        'url',
        'slug',
        'headless',
        'draft',
        'build.render',
        '_build.render',
        CASCADE,
    ],
    // Nearly all pages have them, and few sites have them in addresses.
    moreKeys: ({ permalinks }) => permalinks.length > 0 ? ['date', 'title'] : [],
    async read(path, reader) {
        const fileFolder = (0,text_paths/* folderOf */.yS)(path);
        const isSplit = fileFolder.endsWith(DEFAULT_FOLDER);
        const folder = isSplit
            ? fileFolder.slice(0, -DEFAULT_FOLDER.length)
            : fileFolder;
        const data = isSplit
            ? await readFolder(fileFolder, reader)
            : await readData(path, reader);
        if ((0,text_paths/* nameOf */.Vb)(path).startsWith('config') &&
            !isOfHugo(data, fileFolder, reader))
            return undefined;
        const languages = hugoLanguages(data);
        const mounts = mountsOf(folder, data);
        const roots = rootsOf(folder, data, languages, mounts);
        return {
            folder,
            contentFolder: roots[0]?.folder ?? folder,
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* valueAt */.fK)(data, 'params')),
            syntaxOptions: { hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(data, 'enableemoji'), false) },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* scalarTextAt */.TQ)(data, 'baseurl')),
            roots,
            options: {
                languages: languages.map(({ name, prefix }) => ({ name, prefix })),
                disabledLanguages: disabledLanguages(data),
                keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(data, 'disablepathtolower'), false),
                isUgly: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(data, 'uglyurls'), false),
                hasLinkHook: hasLinkHook(data),
                permalinks: Object.entries((0,text_data/* plainMembers */.IE)((0,text_data/* valueAt */.fK)(data, 'permalinks'))),
                ignored: (0,text_data/* scalarTextsAt */.S7)(data, 'ignorefiles'),
                mounts,
                versions: versionsOf(data),
                cascade: (0,text_data/* valueAt */.fK)(data, 'cascade'),
            },
        };
    },
    routes: hugoRoutes,
    syntax: hugoSyntax,
};
const DEFAULT_FOLDER = 'config/_default/';
/**
 * Whether a file `config.*` is a configuration of Hugo, which looks for `hugo.*` first: Docsy's example has a `config.yaml` as
 * well, for old versions.
 */
function isOfHugo(data, folder, { files }) {
    const hasOther = ['toml', 'yaml', 'yml', 'json'].some(extension => files.has(`${folder}hugo.${extension}`));
    const hugoKeys = ['baseurl', 'theme', 'module'];
    return !hasOther && hugoKeys.some(key => (0,text_data/* valueAt */.fK)(data, key) !== undefined);
}
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    return inLowerCase(await reader.data(path, parserOf(path)));
}
function parserOf(path) {
    if (path.endsWith('.toml'))
        return text_data/* readToml */.D7;
    return path.endsWith('.json') ? text_data/* readJson */.Vh : text_data/* readYaml */.gM;
}
function inLowerCase(value) {
    if (Array.isArray(value))
        return value.map(inLowerCase);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    const entries = Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inLowerCase(inner)]);
    return Object.fromEntries(entries);
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const paths = [...reader.files].filter(path => (0,text_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const data = new Map();
    for (const path of paths) {
        const [key = '', ...others] = (0,text_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const value = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            for (const [name, inner] of (0,text_data/* members */.ol)(value))
                data.set(name, inner);
        else if (others.length === 1)
            data.set(key, value);
        else if (key === 'languages') {
            const languages = new Map((0,text_data/* members */.ol)(data.get(key)));
            languages.set(others[0], value);
            data.set(key, Object.fromEntries(languages));
        }
    }
    return Object.fromEntries(data);
}
/** The languages of the site, the default one first (Hugo, "Configure languages"). */
function hugoLanguages(data) {
    const language = (0,text_data/* scalarTextAt */.TQ)(data, 'defaultcontentlanguage') ?? 'en';
    const byDefault = language.toLowerCase();
    const isInFolder = (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(data, 'defaultcontentlanguageinsubdir'), false);
    const disabled = disabledLanguages(data);
    const enabled = (0,text_data/* members */.ol)((0,text_data/* valueAt */.fK)(data, 'languages')).filter(([name]) => !disabled.includes(name));
    if (enabled.length < 2) {
        const [name, options] = enabled[0] ?? [byDefault, undefined];
        return [{ name, prefix: '', options }];
    }
    const languages = enabled.map(([name, options]) => {
        const isWithoutPrefix = name === byDefault && !isInFolder;
        return { name, prefix: isWithoutPrefix ? '' : `${name}/`, options };
    });
    return languages.sort((a, b) => Number(b.name === byDefault) - Number(a.name === byDefault));
}
/** The languages that are not built (Hugo, "disabled" and "disableLanguages"). */
function disabledLanguages(data) {
    const names = (0,text_data/* scalarTextsAt */.S7)(data, 'disablelanguages');
    for (const [name, options] of (0,text_data/* members */.ol)((0,text_data/* valueAt */.fK)(data, 'languages')))
        if ((0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(options, 'disabled'), false))
            names.push(name);
    return names;
}
/** The folders of the content: each language's own, those of mounts, and the one for all. */
function rootsOf(folder, data, languages, mounts) {
    const roots = [];
    const add = (path, route) => {
        const root = (0,text_paths/* joinFolder */.nn)(folder, path);
        if (root !== undefined)
            roots.push({ folder: root, route });
    };
    for (const { prefix, options } of languages) {
        const path = (0,text_data/* scalarTextAt */.TQ)(options, 'contentdir');
        if (path !== undefined)
            add(path, prefix);
    }
    const hasAllLanguages = roots.length === languages.length;
    for (const mount of mounts) {
        const language = languages.find(({ name }) => name === mount.language);
        const route = (language?.prefix ?? '') + mount.route;
        roots.push({ folder: mount.folder, route });
    }
    if (!hasAllLanguages && mounts.length === 0)
        add((0,text_data/* scalarTextAt */.TQ)(data, 'contentdir') ?? 'content', languages[0].prefix);
    return roots;
}
function mountsOf(folder, data) {
    const mounts = [];
    for (const mount of (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'module', 'mounts'))) {
        const source = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* scalarTextAt */.TQ)(mount, 'source') ?? '');
        const target = (0,text_data/* scalarTextAt */.TQ)(mount, 'target') ?? '';
        const [isContent, below = ''] = /^content(?:$|\/(.*))/.exec(target) ?? [];
        if (source === undefined || isContent === undefined)
            continue;
        const [language] = (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(mount, 'lang') ?? (0,text_data/* valueAt */.fK)(mount, 'sites', 'matrix', 'languages'));
        const files = [
            ...(0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(mount, 'excludefiles')).map(glob => `! ${glob}`),
            ...(0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(mount, 'includefiles')),
            ...(0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(mount, 'files')),
        ];
        mounts.push({ folder: source, route: (0,text_paths/* toRoute */.P7)(below), language, files });
    }
    return mounts;
}
/** The versions that are sections of a site of docsy (Docsy, "Doc versioning"); others are sites of their own. */
function versionsOf(data) {
    const versions = [];
    for (const entry of (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(data, 'params', 'versions'))) {
        const name = (0,text_data/* scalarTextAt */.TQ)(entry, 'version');
        const url = (0,text_data/* scalarTextAt */.TQ)(entry, 'url');
        if (name !== undefined && url?.startsWith('/'))
            versions.push({ name, section: `/${(0,text_paths/* toRoute */.P7)(url).toLowerCase()}` });
    }
    return versions.length > 1 ? versions : [];
}
/** Whether Hugo's own link render hook finds pages: where the site has a table of languages, unless it says otherwise. */
function hasLinkHook(data) {
    const hook = (0,text_data/* valueAt */.fK)(data, 'markup', 'goldmark', 'renderhooks', 'link');
    const use = (0,text_data/* scalarTextAt */.TQ)(hook, 'useembedded') ?? 'auto';
    if (use === 'auto')
        return (0,text_data/* members */.ol)((0,text_data/* valueAt */.fK)(data, 'languages')).length > 0;
    return use !== 'never';
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   V0: () => (/* binding */ definitionsBelowText),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   ay: () => (/* binding */ blanksInDestinations),
/* harmony export */   ox: () => (/* binding */ pipesInCode),
/* harmony export */   p2: () => (/* binding */ spacedReferences),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9622);




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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = source.lineAt(index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, start + words.length);
});
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));
// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = source.lines;
    const changes = [];
    let isInTable = false;
    for (const [index, { text, start, code, isBlank }] of lines.entries()) {
        const next = lines[index + 1];
        if (next && isDelimiterRow(next.text))
            isInTable = true;
        if (isBlank || code)
            isInTable = false;
        if (!isInTable)
            continue;
        for (const { 0: span, index: at } of text.matchAll(SPAN_IN_ROW))
            for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
                const pipe = start + at + inSpan;
                changes.push({ start: pipe, end: pipe, by: '\\' });
            }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = source.lines;
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = [];
    for (const [index, { start }] of lines.entries()) {
        if (!isDefinition(index) || index === 0)
            continue;
        const isBelowText = !lines[index - 1].isBlank && !isDefinition(index - 1);
        if (isBelowText)
            changes.push({ start, end: start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => {
        if (defined.has(label.toLowerCase()))
            return `][${label}]`;
        return undefined;
    });
    return joined(source, work);
};


/***/ })

};
