export const id = 231;
export const ids = [231];
export const modules = {

/***/ 3231:
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
// EXTERNAL MODULE: ./lib/text/index.js + 1 modules
var lib_text = __webpack_require__(2292);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/markdown/compile.js
var compile = __webpack_require__(8032);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/text/glob.js
var glob = __webpack_require__(5613);
;// CONCATENATED MODULE: ./lib/generators/config/files.js



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
        const inside = path.slice(root?.folder.length);
        const stem = (0,text_paths/* stemOf */.Vc)(inside, extensions);
        const placed = root && stem !== undefined
            ? place({ path, root, inside, stem })
            : undefined;
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
        .slice(0, glob/* MAX_PATTERNS */.nP)
        .map(pattern => (0,glob/* toGlob */.aZ)(pattern.replace(/^\.?\//, ''), options));
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
    const expressions = patterns.slice(0, glob/* MAX_PATTERNS */.nP).flatMap(pattern => {
        const isSimple = SIMPLE.test(pattern) && pattern.split(/[*+{]/).length <= MAX_QUANTIFIERS;
        return isSimple ? (toExpression(pattern) ?? []) : [];
    });
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
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
    const links = [
        ...summary.matchAll(/(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g),
    ];
    return links.flatMap(([, words = '', quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        const file = path === '' ? undefined : (0,text_paths/* join */.fj)(folder, (0,text_paths/* percentDecoded */.oF)(path));
        return file === undefined
            ? []
            : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]];
    });
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
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
        const data = await reader.data(path, text_data/* readJson */.Vh);
        const build = (0,text_data/* get */.aR)(data, 'build');
        if ((0,text_data/* get */.aR)(build, 'content') === undefined)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(build, 'content')).flatMap((each) => {
            const source = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'src')) ?? '.');
            if (source === undefined)
                return [];
            const group = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'group')) ?? '';
            return [
                {
                    folder: source,
                    files: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'files')).map(recursive),
                    excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'exclude')).map(recursive),
                    route: (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'dest')) ?? ''),
                    version: onlyMoniker((0,text_data/* get */.aR)(build, 'groups', group, 'moniker_range') ??
                        (0,text_data/* get */.aR)(each, 'version')),
                },
            ];
        });
        const isLearn = reader.files.has(PUBLISHING);
        const makesYaml = isLearn && ((await reader.text(PUBLISHING)) ?? '').includes('MAML2Yaml');
        return {
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '~/': folder },
            address: isLearn
                ? undefined
                : (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(build, 'sitemap', 'baseUrl'))),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            options: { contents, isLearn, makesYaml },
        };
    },
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange'],
    routes(config, files) {
        const { contents, isLearn, makesYaml } = config.options;
        const matched = contents.map(content => ({
            ...content,
            isIncluded: toGlobs(content.files),
            isExcluded: toGlobs(content.excluded),
        }));
        /** The content that a file is of, by what each includes. */
        const contentOf = (path) => matched.find(({ folder, isIncluded }) => {
            const inside = path.slice(folder.length);
            const isMeant = isIncluded(inside) ||
                (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')));
            return path.startsWith(folder) && isMeant;
        });
        const sorted = sortFiles(config, files, ['.md'], ({ path }) => {
            const content = contentOf(path);
            if (!content)
                return undefined;
            const inside = path.slice(content.folder.length);
            if (PARTIALS.test(path))
                return { reason: 'is a partial: its folder is "includes"' };
            if (content.isExcluded(inside))
                return { reason: 'is excluded by docfx.json' };
            const stem = inside.replace(/\.md$/, '');
            if (!isLearn)
                return `${content.route}${stem}.html`;
            const route = stem.toLowerCase();
            return (content.route + ((0,text_paths/* nameOf */.Vb)(route) === 'index' ? (0,text_paths/* folderOf */.yS)(route) : route));
        });
        // Case does not count in Learn's addresses.
        const inLowerCase = new Map([...sorted.pages.keys()].map(path => [path.toLowerCase(), path]));
        const named = (path) => [inLowerCase.get(path.toLowerCase()) ?? ''];
        const ofLearn = isLearn ? { server: LEARN, named } : {};
        const hasVersions = new Set(contents.flatMap(({ version }) => version ?? [])).size > 1;
        const versionOf = (path, headOf) => onlyMoniker(headOf(path).monikerRange) ??
            (hasVersions ? contentOf(path)?.version : undefined);
        const hiddenBy = (path, headOf) => {
            const { ROBOTS, robots, redirect_url } = headOf(path);
            if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
                return 'front matter says ROBOTS: NOINDEX';
            return redirect_url === undefined
                ? undefined
                : 'only sends its readers elsewhere (redirect_url)';
        };
        return { ...sorted, hiddenBy, versionOf, rooted: 'server', ...ofLearn };
    },
    syntax: () => ({
        includes: [includedTexts, codeLinks, codeBlocks],
        markup: [
            triples,
            columns,
            zones,
            headingTabs,
            bracketExtensions,
            references,
            (0,blocks/* fences */.H6)(),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    }),
};
/** The moniker that a range of monikers is, where it is no more than one: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range) {
    return /^(?:=\s*)?([\w.-]+)$/.exec((0,text_data/* text */.Qq)(range)?.trim() ?? '')?.[1];
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const includedTexts = (0,syntax_include/* includes */.mK)({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written }, from, settings) => [
        includeOf(written.trim(), from, settings),
    ],
    render: syntax_include/* inPlace */.zp,
});
/** A step that includes code, as `specOf` says of what a pattern finds. */
function codeIncludes(hint, pattern, specOf) {
    return (0,syntax_include/* includes */.mK)({
        hint,
        pattern,
        read(match, from, settings) {
            const { source, id, range } = specOf(match);
            const part = id ? { name: id } : range ? (0,syntax_include/* readPart */.on)(range, '-') : undefined;
            return [
                { ...includeOf(source ?? '', from, settings), part, isCode: true },
            ];
        },
        render(text, match, source) {
            const { language, source: path } = specOf(match);
            return (0,syntax_include/* inPlace */.zp)((0,syntax_include/* codeBlock */.DV)(text, language ?? (0,syntax_include/* extensionOf */.je)(path)), match, source);
        },
    });
}
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes('[!', /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi, ({ 1: language, 2: written }) => {
    const [, source, query, hash = ''] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written.trim());
    const options = new URLSearchParams(query);
    const [isLines, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? [];
    const range = options.get('range') ?? (isLines && `${first}-${last}`);
    return {
        language,
        source,
        range,
        id: options.get('name') ?? options.get('region') ?? (range ? '' : hash),
    };
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(':::', /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim, ({ 1: written }) => attributesOf(written));
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
    const { source = '', text = '', title, 'alt-text': alt = '', } = attributesOf(written);
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
    let margin = 0;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).map(({ text, start, isBlank }) => {
        const indent = (0,markdown_lines/* blanksOf */.RF)(text).length;
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? [];
        if (tag !== undefined)
            margin = tag.endsWith('row-end') ? 0 : undefined;
        else if (!isBlank)
            margin ??= indent;
        return {
            start,
            end: start + (tag === undefined ? Math.min(indent, margin ?? 0) : indent),
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
// EXTERNAL MODULE: ./lib/generators/config/literals.js
var literals = __webpack_require__(9477);
;// CONCATENATED MODULE: ./lib/generators/config/own-code.js
/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000;
/** A name that a file of the repository is imported by, which is not data. */
const IMPORTS = /\bimport\s+(?!type\b)(\w+)\s+from\s+["']((?:\.{1,2}|@site|~)\/[^"'\n]+(?<!\.json))["']|\b(\w+)\s*=\s*require\(["'](\.{1,2}\/[^"'\n]+(?<!\.json))["']\)/g;
/**
 * The files of the repository that a configuration in JavaScript or TypeScript has under some keys, such as lists of plugins,
 * by imports or paths. Nothing of it is run.
 */
async function ownCodeIn(path, reader, keys) {
    const source = (await reader.text(path)) ?? '';
    const found = new Set();
    const imports = Array.from(source.matchAll(IMPORTS), match => [match[1] ?? match[3], match[2] ?? match[4]]);
    for (const { index } of source.matchAll(new RegExp(`\\b(?:${keys})\\s*:`, 'g'))) {
        const value = valueAt(source, index);
        const words = new Set(value.match(/\w+/g));
        for (const [name, file] of imports)
            if (words.has(name))
                found.add(file);
        for (const [, file = ''] of value.matchAll(/["'](\.{1,2}\/[^"'\n]+)["']/g))
            found.add(file);
    }
    return [...found];
}
/** A value behind a key, up to the bracket that belongs to its first one. */
function valueAt(source, key) {
    let depth = 0;
    for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
        if (/[[{(]/.test(source[at]))
            depth++;
        if (/[\]})]/.test(source[at]) && --depth <= 0)
            return source.slice(key, at);
    }
    return source.slice(key, key + MAX_VALUE);
}

;// CONCATENATED MODULE: ./lib/generators/docusaurus/index.js











const docusaurus = {
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await (0,literals/* readModule */.bH)(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = await contentsOf(folder, data, reader);
        const slash = (0,text_data/* get */.aR)(data, 'trailingSlash');
        return {
            ownCode: await ownCodeIn(path, reader, 'plugins|(?:before\\w+|remark|rehype|recma)Plugins|preprocessor|parseFrontMatter'),
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '@site/': folder },
            mdx: ['md', 'detect'].includes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'format')) ?? '')
                ? 'mdx-only'
                : 'all',
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseUrl')) ?? ''),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            syntaxOptions: { managers: managersIn(data) },
            options: {
                contents,
                trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            },
        };
    },
    keys: ['slug', 'id'],
    routes(config, files) {
        const { contents, trailingSlash } = config.options;
        const matched = contents.map(content => ({
            ...content,
            isIncluded: toGlobs(content.included),
            isExcluded: toGlobs(content.excluded),
        }));
        matched.sort((a, b) => b.folder.length - a.folder.length);
        const sources = new Set(files);
        const contentOf = (path) => matched.find(({ folder }) => path.startsWith(folder));
        const sorted = sortFiles(config, files, ['.md', '.mdx'], ({ path, stem, inside }) => {
            const content = contentOf(path);
            if (!content.isIncluded(inside))
                return {
                    reason: 'is not included by the configuration of Docusaurus',
                };
            if (content.isExcluded(inside))
                return {
                    reason: 'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")',
                };
            // Docusaurus lists the sources alone, and then looks for a translation of each.
            if (content.translates !== undefined &&
                !sources.has(content.translates + inside))
                return {
                    reason: 'translates a page that is not there, so the site does not have it',
                };
            return head => {
                const route = content.route + routeInside(stem, head, content);
                if (trailingSlash === undefined || route === '')
                    return route;
                return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
            };
        });
        return {
            ...sorted,
            assets: [`${config.folder}static/`],
            versionOf: path => contentOf(path)?.version,
            languageOf: path => contentOf(path)?.language,
            fallback: contents.find(({ translates }) => !translates)?.language,
            named: (path, from) => sourcesNamed(path, from, contentOf(from)),
            // On a translated page the site begins where its language does.
            toHref(written, from) {
                const { translates, language } = contentOf(from) ?? {};
                const isLocal = !translates ||
                    !written.startsWith('/') ||
                    written.startsWith(`/${language}/`);
                return isLocal ? written : `/${language}${written}`;
            },
            rooted: 'site',
        };
    },
    syntax: ({ managers = ['yarn', 'pnpm', 'bun'] }) => ({
        includes: [],
        markup: [
            addressesOnServer,
            mdxCodeBlocks,
            inline/* htmlComments */.qX,
            inline/* scripts */.Pm,
            inline/* emoji */.Zg,
            (0,blocks/* containers */.l8)(),
            npm2yarn(managers),
            (0,blocks/* fences */.H6)(withoutMagicComments, true),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    }),
};
/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks = source => {
    if (!source.text.includes('mdx-code-block'))
        return source;
    let isOpen = false;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).flatMap((line) => {
        const { code, start, end } = line;
        if (code === 'opens')
            isOpen = (0,blocks/* infoOf */._U)(line) === 'mdx-code-block';
        return isOpen && (code === 'opens' || code === 'closes')
            ? [{ start, end: end + 1, by: '' }]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** What each kind of plugin for pages has where nothing else is said: their folder, and their path on the site. */
const KINDS = {
    docs: ['docs', 'docs'],
    blog: ['blog', 'blog'],
    pages: ['src/pages', ''],
};
/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data) {
    const isClassic = (preset) => /(?:^|preset-)classic$/.test((0,text_data/* text */.Qq)((0,text_data/* list */.p_)(preset)[0]) ?? '');
    const [, ofPreset] = (0,text_data/* list */.p_)((0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'presets')).find(isClassic));
    const kinds = Object.keys(KINDS);
    const preset = kinds.map(kind => ({ kind, options: (0,text_data/* get */.aR)(ofPreset, kind) }));
    const others = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, options] = (0,text_data/* list */.p_)(each);
        const kind = kinds.find(kind => (0,text_data/* text */.Qq)(name)?.endsWith(`content-${kind}`));
        return kind ? [{ kind, options }] : [];
    });
    return [...preset.filter(plugin => plugin.options !== false), ...others];
}
/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder, data, reader) {
    const found = [];
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'defaultLocale')) ?? 'en';
    const others = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    for (const { kind, options } of pluginsOf(data)) {
        const id = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'id')) ?? 'default';
        const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`];
        const versions = kind === 'docs'
            ? await versionsOf(folder + prefix, options, reader)
            : [CURRENT];
        for (const { name, label, path } of versions) {
            const current = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'path')) ?? KINDS[kind][0];
            const own = (0,text_paths/* joinFolder */.nn)(folder, name === 'current'
                ? current
                : `${prefix}versioned_docs/version-${name}`);
            if (own === undefined)
                continue;
            const route = (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'routeBasePath')) ?? KINDS[kind][1]) +
                (0,text_paths/* toRoute */.P7)(path);
            const content = {
                kind,
                folder: own,
                route,
                included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'include') ?? '**'),
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'exclude') ?? ['**/_*', '**/_*/**']),
                keepsNumbers: (0,text_data/* get */.aR)(options, 'numberPrefixParser') === false,
                version: label,
                language: others.length > 0 ? byDefault : undefined,
            };
            const end = kind !== 'docs'
                ? ''
                : name === 'current'
                    ? 'current/'
                    : `version-${name}/`;
            const translations = others.map(language => ({
                ...content,
                folder: `${folder}i18n/${language}/docusaurus-plugin-content-${kind}${suffix}/${end}`,
                route: `${language}/${route}`,
                translates: own,
                language,
            }));
            found.push(content, ...translations);
        }
    }
    const files = [...reader.files];
    const isThere = (own) => files.some(path => path.startsWith(own));
    // A language without translations of its own still shows everything at its addresses.
    return found.filter(({ folder: own, translates }) => isThere(translates ?? own));
}
/** The only version of what has none. */
const CURRENT = { name: 'current', label: undefined, path: '' };
/** @param start the start of the paths of what belongs to these documents */
async function versionsOf(start, options, reader) {
    const names = (0,text_data/* texts */.Te)((0,text_data/* readJson */.Vh)((await reader.text(`${start}versions.json`)) ?? ''));
    const all = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'includeCurrentVersion'), true)
        ? ['current', ...names]
        : names;
    const only = (0,text_data/* get */.aR)(options, 'onlyIncludeVersions');
    const shown = only === undefined ? all : all.filter(name => (0,text_data/* texts */.Te)(only).includes(name));
    const last = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'lastVersion')) ??
        shown.find(name => name !== 'current') ??
        'current';
    return shown.map(name => {
        const own = name === 'current' ? 'next' : name;
        const [label, path] = ['label', 'path'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'versions', name, key)));
        return {
            name,
            label: shown.length > 1 ? (label ?? own) : undefined,
            path: path ?? (name === last ? '' : own),
        };
    });
}
/** The path of a page below the route of its folder of pages. */
function routeInside(stem, head, { kind, keepsNumbers }) {
    const slug = textOf(head.slug);
    if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
        return clean(slug);
    if (kind === 'pages')
        return (0,text_paths/* nameOf */.Vb)(stem) === 'index' ? (0,text_paths/* folderOf */.yS)(stem) : stem;
    if (kind === 'blog')
        return postRoute(stem.replace(/\/index$/, ''));
    const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/');
    const parent = (0,text_paths/* nameOf */.Vb)((0,text_paths/* folderOf */.yS)(stem).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes((0,text_paths/* nameOf */.Vb)(stem).toLowerCase());
    if (slug === undefined && isIndex)
        return (0,text_paths/* folderOf */.yS)(id);
    const last = slug ?? textOf(head.id) ?? (0,text_paths/* nameOf */.Vb)(id);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(id), last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
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
    const all = own && path.startsWith(folder)
        ? [path, own.folder + path.slice(folder.length)]
        : [path];
    return own?.translates
        ? [...all, ...all.map(each => each.replace(own.folder, own.translates))]
        : all;
}
/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
function managersIn(data) {
    for (const { options } of pluginsOf(data))
        for (const plugin of (0,text_data/* list */.p_)((0,text_data/* get */.aR)(options, 'remarkPlugins'))) {
            const converters = (0,text_data/* get */.aR)((0,text_data/* list */.p_)(plugin)[1], 'converters');
            if (converters !== undefined)
                return (0,text_data/* texts */.Te)(converters).filter(name => (0,text_data/* lookUp */.TE)(LABELS, name) !== undefined);
        }
    return undefined;
}
const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };
/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = (0,step/* replacing */.mi)('pathname://', /pathname:\/\/(?=\/)/g, (_, __, { settings: { address } }) => address === undefined ? '' : new URL(address).origin);
/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn = (managers) => source => {
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
        const inside = lines
            .slice(index + 1, end)
            .map(line => line.text.slice(margin.length));
        const npm = inside.join('\n');
        const block = (name, own) => `${fence}title="${name}"\n${own}\n${sequence}`;
        const others = Object.keys(LABELS).filter(name => managers.includes(name));
        const blocks = [
            block('npm', npm),
            ...others.map(name => block(LABELS[name], toManager(npm, name))),
        ];
        return [
            {
                start,
                end: lines[end].end,
                by: first + blocks.join('\n').replaceAll('\n', `\n${margin}`),
            },
        ];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
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
/** Without comments that mark lines of code, such as `// highlight-next-line`. */
const withoutMagicComments = text => {
    const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
    return /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*(?:(?:\*\/(?:\s*\})?|-->|\*\))\s*)?$/.test(comment ?? '')
        ? undefined
        : text;
};

// EXTERNAL MODULE: ./lib/generators/generator.js
var generator = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/generators/syntax/templates.js
var templates = __webpack_require__(6051);
;// CONCATENATED MODULE: ./lib/generators/gitbook/index.js






const gitbook = {
    isWide: true,
    partials: /(?:^|\/)\.gitbook\/includes\//,
    async read(path, reader) {
        const isSummary = (0,text_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,text_paths/* folderOf */.yS)(path);
        if (isSummary &&
            ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, text_data/* readYaml */.gM);
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return {
            contentFolder,
            includeFolders: [`${contentFolder}.gitbook/includes/`],
            names: chaptersOf(summary ?? '', contentFolder),
            options: {
                home: (0,text_paths/* join */.fj)(contentFolder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
            },
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = sortFiles(config, files, ['.md'], ({ path, inside, stem }) => {
            if (path === config.options.home)
                return '';
            const isShown = chapters.size > 0
                ? chapters.has(path)
                : !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside);
            if (!isShown)
                return { reason: 'is not in SUMMARY.md' };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'README'
                ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '')
                : stem;
        });
        return { ...sorted, rooted: 'site' };
    },
    syntax: () => ({ includes: [gitbook_blocks], markup: [(0,blocks/* fences */.H6)()] }),
};
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
}, templates/* words */.aL, ['raw']);

;// CONCATENATED MODULE: ./lib/generators/hugo/cascade.js


/** The key of a page's head that has what it hands down, as JSON. */
const CASCADE = '{}cascade';
/** The cascade in the front matter of a section. */
function cascadeIn(head) {
    const written = textOf(head[CASCADE]);
    return written === undefined ? undefined : (0,text_data/* readJson */.Vh)(written);
}
/**
 * What cascades hand down to a page (Hugo, "Cascade"), of which the first with a value for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 */
function handedDown(target, cascades) {
    const values = new Map();
    const params = new Map();
    for (const entry of cascades.flatMap(text_data/* list */.p_)) {
        if (!isMeant(target, (0,text_data/* get */.aR)(entry, 'target') ?? (0,text_data/* get */.aR)(entry, '_target')))
            continue;
        for (const [key, value] of (0,text_data/* members */.ol)(entry))
            if (!values.has(key))
                values.set(key, value);
        for (const [key, value] of (0,text_data/* members */.ol)((0,text_data/* get */.aR)(entry, 'params')))
            if (!params.has(key))
                params.set(key, value);
    }
    return Object.fromEntries([...values, ['params', Object.fromEntries(params)]]);
}
function isMeant({ path, kind, lang }, target) {
    const fits = (key, value) => {
        const pattern = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(target, key));
        return (pattern === undefined ||
            (value !== undefined && matches(pattern.toLowerCase(), value)));
    };
    return (fits('path', path) &&
        fits('kind', kind) &&
        fits('lang', lang) &&
        fits('environment', 'production'));
}
/** Each page is compared with the same few patterns. */
const known = new Map();
const MAX_KNOWN = 1_000;
function matches(pattern, value) {
    const glob = known.get(pattern) ?? toGlobs([pattern]);
    if (known.size < MAX_KNOWN)
        known.set(pattern, glob);
    // A pattern's own slash is taken off where it is the first sign.
    return glob(value) || glob(value.slice(1));
}

;// CONCATENATED MODULE: ./lib/generators/hugo/syntax.js









function hugoSyntax({ hasEmoji, parameters = {} }) {
    const own = Object.entries(parameters).map(([name, before]) => [name, () => ({ before })]);
    const rules = { ...shortcodeRules, ...Object.fromEntries(own) };
    return {
        includes: [
            (0,templates/* templates */.kT)(hugoTags, rules, unknown, [
                ...inCode,
                ...Object.keys(parameters),
            ]),
        ],
        markup: [
            inline/* scripts */.Pm,
            ...(hasEmoji ? [inline/* emoji */.Zg] : []),
            shownShortcodes,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            (0,blocks/* fences */.H6)(undefined, true),
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
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const beside = name.startsWith('/')
        ? []
        : [from, ...foldersAbove(from).map(each => `${each}_includes/`)];
    // An unknown shortcode may play or draw what is in static/, rather than show it as code.
    const served = Object.hasOwn(shortcodeRules, tag.name) ? ['static/'] : [];
    const own = ['_includes/', ...served, ''].map(each => folder + each);
    const lang = values.lang ?? (/\.(?:md|html)$/.test(name) ? undefined : values[1]);
    const isCode = values.code === 'true' || lang !== undefined;
    const asked = {
        name,
        paths: (0,syntax_include/* pathsIn */.Mr)([...beside, contentFolder, ...includeFolders, ...own, ''], name),
        isCode,
    };
    return { include: asked, language: isCode ? (lang ?? '') : undefined };
};
/** A folder and those that it is in, the innermost first. */
function foldersAbove(folder) {
    return folder === ''
        ? []
        : [folder, ...foldersAbove((0,text_paths/* folderOf */.yS)(folder.slice(0, -1)))];
}
/** A parameter of the page or else of the site, in capital letters or not. */
const parameter = ({ values, work }) => {
    const name = values[0] ?? values.name ?? '';
    const keys = name.toLowerCase().split('.');
    const { data } = work.context;
    const own = (0,text_data/* text */.Qq)((0,front_matter/* memberOf */.C5)(data, ...keys)) ?? (0,text_data/* text */.Qq)((0,front_matter/* memberOf */.C5)(data, 'params', ...keys));
    const value = own ?? (0,templates/* variable */.bv)(name.toLowerCase(), work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The source of the page that a reference leads to, which may be named without its extension. */
const reference = ({ values }) => {
    const [, page, hash] = /^([^#]*)(#.*|)$/s.exec(values.path ?? values[0] ?? '');
    const isFile = page === '' || /\.\w+$/.test(page);
    return {
        before: isFile ? page + hash : `${page.replace(/\/$/, '')}.md${hash}`,
    };
};
const positional = use => ({
    before: use.values.text ?? use.values.label ?? use.values[0],
});
const syntax_button = use => {
    const { tag, values } = use;
    const url = values.href ?? values.link ?? values.url ?? values.relref;
    return tag.closing && url
        ? { before: '[', after: `](${(0,compile/* destination */.j_)(url)})` }
        : (0,templates/* words */.aL)(use);
};
const named = (names, rule) => names.split(' ').map(name => [name, rule]);
/** Those without words of their own. */
const wordless = ({ values }) => ({
    before: values.title ?? values.caption,
});
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
        const asked = includeShortcode({
            ...use,
            values: { lang: (0,syntax_include/* extensionOf */.je)(file), ...values, file },
        });
        const paths = typeof asked === 'object' && 'include' in asked ? asked.include.paths : [];
        if (paths.some(path => work.context.read?.(path)))
            return asked;
    }
    const inside = tag.closing
        ? source.text.slice(tag.end, tag.closing.start).trim()
        : '';
    // Prose may look like one line of YAML, as "Note: words" does.
    const isYaml = /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(inside) &&
        (0,text_data/* members */.ol)((0,text_data/* readYaml */.gM)(inside)).length > 0;
    const isToml = /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(inside) &&
        (0,text_data/* members */.ol)((0,text_data/* readToml */.D7)(inside)).length > 0;
    const isCode = values.lang !== undefined && !inside.startsWith('```');
    const language = isCode
        ? values.lang
        : isToml
            ? 'toml'
            : isYaml
                ? 'yaml'
                : undefined;
    return language !== undefined && inside !== ''
        ? (0,templates/* highlight */.Zt)({ ...use, values: { 0: language } })
        : (0,templates/* words */.aL)(use);
};
/** Hugo renders all shortcodes in code, but pages show others there than these. */
const inCode = [
    'param',
    'variable',
    'siteparam',
    'include',
    'readfile',
    'readFile',
];
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = (0,step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/generators/hugo/index.js






const hugo = {
    async read(path, reader) {
        const own = (0,text_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULT_FOLDER);
        const data = isSplit
            ? await readFolder(own, reader)
            : await readData(path, reader);
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
            frontMatter: 'behind-blanks',
            options: {
                languages: languages.map(({ name, prefix }) => ({ name, prefix })),
                keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'disablepathtolower'), false),
                isUgly: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'uglyurls'), false),
                hasLinkHook: hasLinkHook(data),
                permalinks: Object.entries((0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'permalinks'))),
                ignored: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'ignorefiles')),
                mounts: mountsOf(folder, data),
                cascade: (0,text_data/* get */.aR)(data, 'cascade'),
            },
        };
    },
    keys: [
        'url',
        'slug',
        'date',
        'title',
        'headless',
        'draft',
        'build.render',
        '_build.render',
        CASCADE,
    ],
    routes(config, files) {
        const { options } = config;
        const byLanguage = new Map();
        const byName = new Map();
        const isBundled = toBundled(files);
        const isIgnored = toExpressions(options.ignored);
        const mounts = options.mounts.map(mount => ({
            ...mount,
            isShown: toMounted(mount),
        }));
        const targets = new Map();
        const sorted = sortFiles(config, files, hugoExtensions, ({ path, root, stem }) => {
            const { name, prefix, language } = splitLanguage(stem, root, options.languages);
            if (language !== undefined && options.languages.length > 1)
                byLanguage.set(path, language);
            if (isBundled(path) && !(0,text_paths/* nameOf */.Vb)(stem).startsWith('_index'))
                return { reason: 'is a resource of the page bundle that it is in' };
            if (isIgnored(path))
                return { reason: 'is ignored by Hugo (ignoreFiles)' };
            if (mounts.some(({ folder, isShown }) => path.startsWith(folder) && !isShown(path.slice(folder.length))))
                return {
                    reason: 'is left out of the content by Hugo (module.mounts)',
                };
            targets.set(path, targetOf(root, name, language, options.languages));
            const key = nameKey(name.replace(/\/_?index$/, ''), byLanguage.get(path));
            byName.set(key, byName.has(key) ? undefined : path);
            return head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options);
        });
        const handedTo = (path, headOf) => {
            const target = targets.get(path);
            if (!target)
                return {};
            const end = target.lang === undefined ? '' : `.${target.lang}`;
            const cascades = sectionsAbove(path).flatMap(folder => {
                const own = cascadeIn(headOf(`${folder}_index${end}.md`)) ??
                    cascadeIn(headOf(`${folder}_index.md`));
                return own ?? [];
            });
            return handedDown(target, [...cascades, options.cascade]);
        };
        const roots = config.roots.toSorted((a, b) => b.folder.length - a.folder.length);
        const byLowerCase = new Map([...sorted.pages.keys()].map(path => [path.toLowerCase(), path]));
        return {
            ...sorted,
            assets: [`${config.folder}static/`],
            languageOf: path => byLanguage.get(path),
            named(path, from, written) {
                if (!options.hasLinkHook && !(0,text_paths/* namesSource */.QM)(written))
                    return [];
                const root = roots.find(({ folder }) => from.startsWith(folder))?.folder ?? '';
                const all = candidates(path, from, written, root, byLanguage.get(from));
                const found = all.map(each => byLowerCase.get(each.toLowerCase()) ?? '');
                const unique = byName.get(nameKey(written.replace(/\.md$/, ''), byLanguage.get(from)));
                return written.includes('/') || unique === undefined
                    ? found
                    : [...found, unique];
            },
            hiddenBy(path, headOf) {
                const handed = handedTo(path, headOf);
                return hiddenBy(headOf(path), handed);
            },
            unsearchedBy: (path, headOf) => (0,front_matter/* hidingReason */.SF)(handedTo(path, headOf)),
            handedDown: handedTo,
            rooted: 'server',
        };
    },
    syntax: hugoSyntax,
};
/** A page is also found by its name alone, where no other of its language has it. */
const nameKey = (path, language = '') => `${language} ${(0,text_paths/* nameOf */.Vb)(path).toLowerCase()}`;
const DEFAULT_FOLDER = 'config/_default/';
/** Templates of shortcodes that are one parameter of the site, as `{{ site.Params.version }}`. */
async function parameters(folder, params, reader) {
    const found = new Map();
    if (Object.keys(params).length === 0)
        return {};
    const isTemplate = (path) => path.startsWith(folder) &&
        /^layouts\/_?shortcodes\/[\w-]+\.html$/.test(path.slice(folder.length));
    for (const [path, template] of await reader.texts([...reader.files].filter(isTemplate))) {
        const key = /^\s*\{\{-? *[$.]*(?:page\.)?site\.params\.([\w.]+) *(?:\| *\w+ *)?-?\}\}\s*$/i.exec(template)?.[1];
        const value = (0,text_data/* lookUp */.TE)(params, key?.toLowerCase() ?? '');
        if (value !== undefined)
            found.set((0,text_paths/* nameOf */.Vb)(path).replace('.html', ''), value);
    }
    return Object.fromEntries(found);
}
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const parse = path.endsWith('.toml')
        ? text_data/* readToml */.D7
        : path.endsWith('.json')
            ? text_data/* readJson */.Vh
            : text_data/* readYaml */.gM;
    return inLowerCase(await reader.data(path, parse));
}
function inLowerCase(value) {
    if (Array.isArray(value))
        return value.map(inLowerCase);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        key.toLowerCase(),
        inLowerCase(inner),
    ]));
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const names = [...reader.files].filter(path => (0,text_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const data = new Map();
    for (const path of names) {
        const [key = '', ...others] = (0,text_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const value = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            for (const [name, inner] of (0,text_data/* members */.ol)(value))
                data.set(name, inner);
        else if (others.length === 1)
            data.set(key, value);
        else if (key === 'languages')
            data.set(key, Object.fromEntries([...(0,text_data/* members */.ol)(data.get(key)), [others[0], value]]));
    }
    return Object.fromEntries(data);
}
/** Those of the site, the default one first. */
function hugoLanguages(data) {
    const byDefault = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'disabled'), false));
    if (named.length < 2)
        return [
            { name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] },
        ];
    return named
        .map(([name, options]) => ({
        name,
        prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
        options,
    }))
        .sort((a, b) => Number(b.name === byDefault) - Number(a.name === byDefault));
}
/** The folders of the content: each language's own, those that `module.mounts` puts there, and the one for all. */
function rootsOf(folder, data, languages) {
    const rootAt = (path, route) => {
        const own = (0,text_paths/* joinFolder */.nn)(folder, path);
        return own === undefined ? [] : [{ folder: own, route }];
    };
    const own = languages.flatMap(({ prefix, options }) => {
        const path = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'contentdir'));
        return path === undefined ? [] : rootAt(path, prefix);
    });
    const mounts = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const [isContent, below = ''] = /^content(?:$|\/(.*))/.exec((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'target')) ?? '') ?? [];
        const [name] = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'lang') ?? (0,text_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return isContent
            ? rootAt((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'source')) ?? '', prefix + (0,text_paths/* toRoute */.P7)(below))
            : [];
    });
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    return [
        ...own,
        ...rootAt((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'contentdir')) ?? 'content', languages[0].prefix),
    ];
}
function mountsOf(folder, data) {
    return (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const [source, target] = ['source', 'target'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, key)) ?? '');
        const own = (0,text_paths/* joinFolder */.nn)(folder, source);
        const excluded = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'excludefiles')).map(each => `! ${each}`);
        const files = [
            ...excluded,
            ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'includefiles')),
            ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'files')),
        ];
        return own === undefined ||
            !/^content(?:$|\/)/.test(target) ||
            files.length === 0
            ? []
            : [{ folder: own, files }];
    });
}
function toMounted({ files }) {
    const rules = files.map(file => ({
        isExcluded: file.startsWith('! '),
        matches: toGlobs([file.replace('! ', '')]),
    }));
    const hasWanted = rules.some(({ isExcluded }) => !isExcluded);
    return inside => {
        const rule = rules.find(({ matches }) => matches(inside));
        return rule ? !rule.isExcluded : !hasWanted;
    };
}
/** Whether Hugo's own link render hook finds pages: where the site has a table of languages, unless it says otherwise. */
function hasLinkHook(data) {
    const use = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markup', 'goldmark', 'renderhooks', 'link', 'useembedded')) ?? 'auto';
    return use === 'auto'
        ? (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).length > 0
        : use !== 'never';
}
/**
 * The pages that a link may name, in the order in which Hugo's `GetPage` looks for them: from the page's folder, which for a
 * bundle is the one that it is in, then from the root; in the page's language, and without an extension.
 */
function candidates(path, from, written, root, language = '') {
    const own = (0,text_paths/* folderOf */.yS)(from);
    const isInBundle = (0,text_paths/* namesSource */.QM)(written) && written.startsWith('../');
    const folder = (0,text_paths/* nameOf */.Vb)(from).startsWith('index.') && !isInBundle
        ? (0,text_paths/* folderOf */.yS)(own.slice(0, -1))
        : own;
    const paths = [
        written.startsWith('/') ? undefined : (0,text_paths/* join */.fj)(folder, written),
        (0,text_paths/* join */.fj)(root, written),
        path,
    ];
    return paths.flatMap(each => {
        const stem = each?.replace(/\.md$/, '');
        const stems = stem === undefined ? [] : [stem, `${stem}/index`, `${stem}/_index`];
        return stems.flatMap(name => [`${name}.${language}.md`, `${name}.md`]);
    });
}
const hugoExtensions = ['.md', '.markdown', '.mdown'];
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(stem, root, languages) {
    const end = stem.lastIndexOf('.');
    const inName = languages.find(({ name }) => name === stem.slice(end + 1).toLowerCase());
    if (inName && end > stem.lastIndexOf('/'))
        return {
            name: stem.slice(0, end),
            prefix: inName.prefix,
            language: inName.name,
        };
    // The default language may have no folder in addresses.
    const inFolder = languages.find(({ prefix }) => prefix !== '' && root.route.startsWith(prefix)) ?? languages.find(({ prefix }) => prefix === '');
    return { name: stem, prefix: root.route, language: inFolder?.name };
}
/** By `link` a page has an address that leads elsewhere (Hugo, "Build options"). */
const UNRENDERED = /^(?:never|false|link)$/;
/** Whether a page's head, or what is handed down to it, says that the page is not rendered. */
function hiddenBy(head, handed) {
    if ((0,text_data/* flag */.Jt)(head.headless, false))
        return 'is headless';
    if (head.draft === undefined && (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(handed, 'draft'), false))
        return 'is a draft (cascade)';
    const own = head['build.render'] ?? head['_build.render'];
    const render = own ?? (0,text_data/* get */.aR)(handed, 'build', 'render') ?? (0,text_data/* get */.aR)(handed, '_build', 'render');
    return UNRENDERED.test(String(render))
        ? 'is not rendered (build.render)'
        : undefined;
}
/** A page as cascades name it: by its path on the site, without its language. */
function targetOf({ route }, name, lang, languages) {
    const prefix = languages.find(each => each.prefix !== '' && route.startsWith(each.prefix))
        ?.prefix ?? '';
    const path = `/${route.slice(prefix.length)}${name}`
        .replace(/\/_?index$/, '')
        .toLowerCase();
    const kind = /(?:^|\/)_index$/.test(name)
        ? path === ''
            ? 'home'
            : 'section'
        : 'page';
    return { path: path === '' ? '/' : path, kind, lang };
}
/** The folders that a path is in, the innermost first. */
function sectionsAbove(path) {
    const folder = (0,text_paths/* folderOf */.yS)(path);
    return folder === '' ? [] : [folder, ...sectionsAbove(folder.slice(0, -1))];
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files
        .filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path))
        .map(text_paths/* folderOf */.yS));
    return path => {
        const above = sectionsAbove(path);
        return above
            .slice((0,text_paths/* nameOf */.Vb)(path).startsWith('index.') ? 1 : 0)
            .some(folder => bundles.has(folder));
    };
}
function hugoRoute(name, prefix, head, options) {
    const url = textOf(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,text_paths/* nameOf */.Vb)(name);
    const folder = (0,text_paths/* folderOf */.yS)(name);
    if (last === '_index')
        return (prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : ''));
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
    const isOwn = (name) => name.replace(/^page\.|\//g, '') === section.toLowerCase();
    const pattern = permalinks.find(([name]) => isOwn(name))?.[1];
    if (pattern === undefined)
        return undefined;
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? [];
    const name = (0,text_paths/* nameOf */.Vb)(path);
    const title = textOf(head.title) ?? name;
    const slug = textOf(head.slug);
    const parts = new Map([
        ['year', year],
        ['month', month],
        ['day', day],
        ['section', section],
        ['sections', (0,text_paths/* folderOf */.yS)(path).replace(/\/$/, '')],
        ['title', title],
        ['slug', slug ?? title],
        ['filename', name],
        ['slugorfilename', slug ?? name],
    ]);
    const route = pattern
        .replaceAll('contentbasename', 'filename')
        .replace(/:(\w+)/g, (token, key) => parts.get(key)?.replaceAll(':', '') ?? token);
    return route.includes(':')
        ? undefined
        : route.replace(/\/{2,}/g, '/').replace(/^\//, '');
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
;// CONCATENATED MODULE: ./lib/generators/syntax/liberties.js



// What Python-Markdown (MkDocs) and kramdown (Jekyll) read that CommonMark does not.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** A pipe in code ends no cell of a table (Python-Markdown's and kramdown's tables); GitHub's needs a backslash. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
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
            for (const { index: pipe } of span.matchAll(/(?<!\\)\|/g))
                changes.push({
                    start: start + at + pipe,
                    end: start + at + pipe,
                    by: '\\',
                });
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `#Heading`, also as the content of an item (Python-Markdown, `HashHeaderProcessor`). */
const headingsWithoutBlank = (0,step/* replacing */.mi)('#', /^(?:[ \t]*(?:[-*+]|\d+\.)[ \t]+)?#{1,6}(?=[^#\s])/gm, ({ 0: mark }) => `${mark} `);
/** `[x](user guide.md)`, a destination with blanks. */
const blanksInDestinations = (0,step/* replacing */.mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Definitions of links and footnotes right below a line of text, which end its paragraph. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = lines.flatMap(({ start }, index) => {
        const isBelowText = index > 0 && !lines[index - 1].isBlank && !isDefinition(index - 1);
        return isBelowText && isDefinition(index)
            ? [{ start, end: start, by: '\n' }]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `[x] [1]`, a reference behind a blank, where it is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,step/* replacing */.mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => defined.has(label.toLowerCase()) ? `][${label}]` : undefined);
    return joined(source, work);
};
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations; kramdown): only its meaning is shown, when a pointer
 * is over the word.
 */
const abbreviations = (0,step/* replacing */.mi)('*[', /^ {0,3}\*\[[^\]\n]+\] ?:(?:[ \t]*\n)?.*\n?/gm, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/values.js




/** More is what only a build shows. */
const MAX_ITEMS = 1_000;
const MAX_LENGTH = 500_000;
/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` ("Variables"). */
function namedValue(name, work) {
    const { context, settings } = work;
    const keys = name.replace(/\[["']([\w-]+)["']\]/g, '.$1').split('.');
    if (keys[0] === 'page')
        return (0,text_data/* get */.aR)(context.data, ...keys.slice(1));
    if (keys[0] !== 'site' || keys[1] !== 'data')
        return (0,templates/* variable */.bv)(name, settings.variables);
    const [, , ...path] = keys;
    for (let end = path.length; end > 0; end--) {
        const stem = `${settings.contentFolder}_data/${path.slice(0, end).join('/')}`;
        const file = ['.yml', '.yaml', '.json']
            .map(each => stem + each)
            .find(each => context.read?.(each));
        if (file === undefined)
            continue;
        const read = file.endsWith('.json') ? text_data/* readJson */.Vh : text_data/* readYaml */.gM;
        const data = (0,step/* remembered */.HK)(work, `data ${file}`, () => read(context.read(file).text));
        return (0,text_data/* get */.aR)(data, ...path.slice(end));
    }
    return undefined;
}
/** A list in `_data` or front matter with what is shown for each of its items; of any other only a build knows it. */
const loop = use => {
    const { tag, source, work } = use;
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    const isEmpty = inside.replace(/\{%[^%]*%\}/g, '').trim() === '';
    const shown = isEmpty
        ? ''
        : itemsShown(tag.written, inside.replace(/^[ \t]*\n/, ''), work);
    if (shown === undefined)
        (0,templates/* warnUnknown */.FC)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return { whole: shown ?? '' };
};
function itemsShown(written, inside, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(written) ?? [];
    const value = item && !inside.includes('{%') ? namedValue(name, work) : undefined;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const items = isMapping ? Object.entries(value) : (0,text_data/* list */.p_)(value);
    if (value === undefined ||
        items.length * inside.length > MAX_LENGTH ||
        items.length > MAX_ITEMS)
        return undefined;
    let isKnown = true;
    const texts = items.map(each => inside.replace(OUTPUT, (output, path, filters = '') => {
        const [first, ...keys] = path
            .replace(/\[["']?([\w-]+)["']?\]/g, '.$1')
            .split('.');
        if (first !== item)
            return output;
        const plain = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, ...keys)) ?? (keys.length === 0 ? (0,text_data/* text */.Qq)(each) : undefined);
        // A key that an item does not have shows nothing.
        if (filters.trim() !== '' ||
            (plain === undefined && (0,text_data/* get */.aR)(each, ...keys) !== undefined))
            isKnown = false;
        return plain ?? '';
    }));
    return isKnown ? texts.join('') : undefined;
}
const OUTPUT = /\{\{-?[ \t]*(\w[\w.[\]"'-]*)[ \t]*((?:\|[^{}]*)?)-?\}\}/g;
/** Filters that keep the words of Markdown. */
const PLAIN_FILTERS = /^(?:|markdownify|strip|strip_newlines|liquify|raw)$/;
const TAGS = /\{%-?\s*capture\s+([\w-]+)\s*-?%\}((?:(?!\{%-?\s*endcapture)[\s\S])*)(?:\{%-?\s*endcapture\s*-?%\})?|\{%-?\s*assign\s+([\w-]+)\s*=([^%]*)%\}|\{\{-?\s*([\w-][\w.[\]"'-]*)\s*((?:\|[^{}]*)?)-?\}\}/g;
/**
 * Puts what a page captured or assigned, and scalars of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
const values = (source, work) => {
    if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
        return source;
    const known = new Map();
    const changes = [];
    const content = (start, name) => (0,markdown_source/* cut */.Jj)(source, start, start + name.length);
    for (const match of source.text.matchAll(TAGS)) {
        const { 0: whole, 1: captured, 2: inside = '', 3: assigned, 4: written = '', 5: shown, 6: filters, index, } = match;
        const change = { start: index, end: index + whole.length };
        if (captured !== undefined)
            known.set(captured, content(index + whole.indexOf(inside), inside));
        if (assigned !== undefined) {
            const expression = written.replace(/-$/, '').trim();
            const literal = /^(?:"([^"]*)"|'([^']*)'|(\d+))$/
                .exec(expression)
                ?.slice(1)
                .find(each => each !== undefined);
            const value = literal ?? (0,text_data/* text */.Qq)(namedValue(expression, work));
            if (value !== undefined)
                known.set(assigned, value);
        }
        if (shown === undefined) {
            changes.push({ ...change, by: '' });
            continue;
        }
        const isPlain = (filters ?? '')
            .split('|')
            .every(filter => PLAIN_FILTERS.test(filter.trim()));
        const by = known.get(shown) ??
            (shown.startsWith('site.data.')
                ? (0,text_data/* text */.Qq)(namedValue(shown, work))
                : undefined);
        if (isPlain && by !== undefined)
            changes.push({
                ...change,
                by: typeof by === 'string' ? by : trimmed(by),
            });
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
function trimmed(source) {
    const start = source.text.length - source.text.trimStart().length;
    return (0,markdown_source/* cut */.Jj)(source, start, Math.max(start, source.text.trimEnd().length));
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js











function jekyllSyntax({ hasEmoji }) {
    return {
        includes: [
            liquid(jekyllTags),
            ...[values, addresses, (0,templates/* ofFrontMatter */.MY)('page.', true), templates/* variables */.Ee].map(step => liquid((0,templates/* outsideRaw */.uN)(step))),
            liquid((0,templates/* rawTags */.wL)(['raw'])),
        ],
        markup: [
            comments,
            otherExtensions,
            inline/* scripts */.Pm,
            blocks/* htmlBlocks */.cO,
            ...(hasEmoji ? [inline/* emoji */.Zg] : []),
            listsOfContents,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            abbreviations,
            blanksInDestinations,
            pipesInCode,
            (0,blocks/* fences */.H6)(),
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step) {
    return (source, work) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(work.context.data, 'render_with_liquid'), true)
        ? step(source, work)
        : source;
}
const includeTag = ({ tag, values, source, work }) => {
    const name = values[0] ?? '';
    // A template makes the name of the file (Jekyll, "Using variables names for the include file").
    if (name.includes('{{')) {
        const written = source.text.slice(tag.start, Math.min(tag.end, tag.start + MAX_SHOWN));
        (0,templates/* warnUnknown */.FC)(written.replace(/\s+/g, ' '), source, tag.start, work);
        return {};
    }
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    return { include, fill: withParameters(tag.written) };
};
/** So many characters of a tag are in a message. */
const MAX_SHOWN = 100;
/**
 * What an included file shows of its parameters ("Passing parameters to includes"), also in its tags; those whose values are
 * not known stay as they are written.
 */
function withParameters(written) {
    const given = Array.from(written.matchAll(/(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|(\S+))/g));
    return (source, work) => {
        const values = new Map(given.map(([, name, double, single, path]) => {
            const plain = path === undefined ? undefined : (0,text_data/* text */.Qq)(namedValue(path, work));
            const literal = /^(?:[\d.]+|true|false)$/.exec(path ?? '')?.[0];
            return [name, double ?? single ?? plain ?? literal];
        }));
        const inTags = (0,step/* replacing */.mi)('include.', /=[ \t]*include\.([\w-]+)/g, ({ 1: name }) => {
            const value = values.get(name);
            return value === undefined ? undefined : `="${value}"`;
        }, true);
        const inText = (0,step/* replacing */.mi)('include.', /\{\{-?[ \t]*include\.([\w-]+)(?:[^{}\w-][^{}]*)?\}\}/g, ({ 1: name }) => (values.has(name) ? values.get(name) : ''), true);
        return inText(inTags(source, work), work);
    };
}
/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag = ({ tag, values, work }) => {
    const from = (0,text_paths/* folderOf */.yS)(work.open[0] ?? '');
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: (0,compile/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when break continue cycle increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, templates/* content */.Qs]));
const stays = () => 'stays';
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const rules = {
    // When all templates are read.
    raw: stays,
    capture: stays,
    assign: stays,
    comment: templates/* gone */.qp,
    ...control,
    for: loop,
    tablerow: loop,
    include: includeTag,
    include_relative: templates/* includedBeside */.JR,
    link: linkTag,
    post_url: linkTag,
    highlight: templates/* highlight */.Zt,
};
/** What may be before a link (Jekyll, "Links"): it is part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{-?[ \t]*site\.baseurl[ \t]*-?\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/;
const jekyllLiquid = {
    ...templates/* liquidTags */.Yj,
    tag: new RegExp(baseOfLink.source + templates/* liquidTags */.Yj.tag.source, 'g'),
};
// Jekyll renders them before Markdown.
const jekyllTags = (0,templates/* templates */.kT)(jekyllLiquid, rules, templates/* words */.aL, Object.keys(rules));
/** Filters that make an address of a path on the site: `{{ '/b/' | relative_url }}` ("Liquid Filters"). */
const addresses = (0,step/* replacing */.mi)('_url', /\{\{-?[ \t]*(?:"([^"\n{}]*)"|'([^'\n{}]*)'|([\w.]+))[ \t]*\|[ \t]*(relative|absolute)_url[ \t]*-?\}\}/g, ({ 1: double, 2: quoted = double, 3: name, 4: kind }, _, { settings: { variables: all } }) => {
    const path = name === undefined ? quoted : (0,templates/* variable */.bv)(name, all);
    if (path === undefined || /^[a-z]+:/i.test(path))
        return path;
    const base = (all['site.baseurl'] ?? '')
        .replace(/^\/?(?=.)/, '/')
        .replace(/\/$/, '');
    return `${kind === 'absolute' ? (all['site.url'] ?? '') : ''}${base}/${path.replace(/^\//, '')}`;
}, true);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
/** `{::comment}words{:/comment}` (kramdown, "Extensions"). */
const comments = (source, work) => {
    let done = 0;
    return (0,step/* replacing */.mi)('{::comment', /\{::comment[^{}\n]*\}/g, ({ 0: opening, index }, { text }) => {
        if (index < done)
            return undefined;
        const closing = text.indexOf('{:/', index + opening.length);
        const end = closing < 0 ? -1 : text.indexOf('}', closing);
        done = end < 0 ? text.length : end + 1;
        return end < 0 ? undefined : { start: index, end: done, by: '' };
    })(source, work);
};
/** The tags of what else kramdown calls extensions, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = (0,step/* replacing */.mi)('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/index.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isWide: true,
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,text_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = [
            '_toc.yml',
            'scaffolds/post.md',
            'source/_posts/hello-world.md',
        ];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        if (data === undefined)
            return undefined;
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
        const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
        const isOfPages = await usesGitHubPages(folder, reader);
        return {
            ownCode: [...reader.files].filter(each => each.startsWith(`${contentFolder}_plugins/`) && each.endsWith('.rb')),
            contentFolder,
            splitsTagsAtBlanks: true,
            includeFolders: [
                `${contentFolder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`,
            ],
            variables: {
                'site.baseurl': '',
                'site.url': '',
                ...(0,text_data/* plainMembers */.IE)(data, 'site.'),
            },
            syntaxOptions: { hasEmoji: isOfPages || plugins.includes('jemoji') },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl')) ?? ''),
            options: {
                permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'permalink')) ?? 'date',
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'exclude')),
                included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'include')),
                collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections')),
                defaults: defaultsOf((0,text_data/* get */.aR)(data, 'defaults')),
                takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
                takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
            },
        };
    },
    keys: [
        'permalink',
        'slug',
        'categories',
        'category',
        'published',
        'date',
        '---',
    ],
    routes(config, files) {
        const { options } = config;
        const exclusionOf = toExclusion(options);
        const all = new Set(files);
        const pages = new Map();
        const sorted = sortFiles(config, files, jekyllExtensions, file => {
            const collection = options.collections.find(({ name }) => name === 'posts'
                ? `/${file.inside}`.includes('/_posts/')
                : file.inside.startsWith(`_${name}/`));
            const page = { ...file, collection };
            pages.set(file.path, page);
            const reason = exclusionOf(page);
            return reason === undefined
                ? head => jekyllRoute(page, head, options)
                : { reason };
        });
        const hiddenBy = (path, headOf) => {
            const [{ stem, collection }, head, folder] = [
                pages.get(path),
                headOf(path),
                (0,text_paths/* folderOf */.yS)(path),
            ];
            if (head.published === 'false')
                return 'says `published: false`';
            const hasIndex = all.has(`${folder}index.md`) || all.has(`${folder}index.html`);
            const isIndex = options.takesReadme && !hasIndex && isReadme(stem);
            const isTaken = options.takesAll &&
                collection === undefined &&
                !NOT_TAKEN.test((0,text_paths/* nameOf */.Vb)(stem));
            return head['---'] !== undefined || isIndex || isTaken
                ? undefined
                : 'has no front matter, so that Jekyll copies it as it is';
        };
        return { ...sorted, hiddenBy, rooted: 'server' };
    },
    syntax: jekyllSyntax,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const gems = path === undefined ? undefined : await reader.text(path);
    return (gems === undefined ||
        gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line)));
}
function collectionsOf(value) {
    const named = (0,text_data/* members */.ol)(value).filter(([name]) => name !== 'posts');
    return [...named, ['posts', (0,text_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        isShown: name === 'posts' || (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'permalink')),
    }));
}
function defaultsOf(value) {
    const all = (0,text_data/* list */.p_)(value).flatMap(each => {
        const [path, type] = ['path', 'type'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', key)));
        const permalink = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'values', 'permalink'));
        return permalink === undefined
            ? []
            : [{ path: (path ?? '').replace(/\/?$/, '/'), type, permalink }];
    });
    return all.sort((a, b) => b.path.length - a.path.length);
}
const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const ALWAYS_EXCLUDED = [
    'node_modules',
    'vendor/bundle',
    'vendor/cache',
    'vendor/gems',
    'vendor/ruby',
];
/** Why the configuration keeps a file off the site, if it does. */
function toExclusion({ excluded, included }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...ALWAYS_EXCLUDED].map(each => each.replace(/\/$/, ''));
    const isListed = toGlobs(patterns.flatMap(each => [
        each,
        `${each}/**`,
        ...(each.startsWith('*') ? [`**/${each}`] : []),
    ]));
    const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]));
    return ({ inside, stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        const own = collection ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        if (/(?:^|\/)[._#~]/.test(own) && !isIncluded(inside))
            return 'is in a folder, or has a name, that Jekyll passes over';
        return collection?.name === 'posts' && !POST.test((0,text_paths/* nameOf */.Vb)(stem))
            ? 'is a post whose name has no date'
            : undefined;
    };
}
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
const isReadme = (stem) => /^readme$/i.test((0,text_paths/* nameOf */.Vb)(stem));
function jekyllRoute(page, head, options) {
    const { stem, collection } = page;
    const kind = collection?.name ?? 'pages';
    const byDefault = options.defaults.find(({ path, type = kind }) => type === kind && (path === '/' || `${stem}/`.startsWith(path)));
    const own = textOf(head.permalink) ?? byDefault?.permalink ?? collection?.permalink;
    const template = own ?? templateOf(page, options);
    const parts = collection
        ? collectionParts(stem, head, collection)
        : pageParts(stem);
    const style = STYLES.get(template) ?? template;
    const route = style.replace(/:(\w+)/g, (whole, name) => parts.get(name) ?? whole);
    return route
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
const STYLES = new Map([
    ['date', '/:categories/:year/:month/:day/:title:output_ext'],
    ['pretty', '/:categories/:year/:month/:day/:title/'],
    ['none', '/:categories/:title:output_ext'],
]);
/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function templateOf({ stem, collection }, { permalink, takesReadme }) {
    const style = STYLES.get(permalink) ?? permalink;
    if (collection?.name === 'posts')
        return style;
    const isIndex = !collection && ((0,text_paths/* nameOf */.Vb)(stem) === 'index' || (takesReadme && isReadme(stem)));
    if (isIndex)
        return '/:path/';
    const end = style.endsWith('/')
        ? '/'
        : style.endsWith(':output_ext')
            ? ':output_ext'
            : '';
    return (collection ? '/:collection/:path' : '/:path/:basename') + end;
}
const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function pageParts(stem) {
    return new Map([
        ['path', (0,text_paths/* folderOf */.yS)(stem)],
        ['basename', (0,text_paths/* nameOf */.Vb)(stem)],
        ['output_ext', '.html'],
    ]);
}
function collectionParts(stem, head, { name }) {
    const isPost = name === 'posts';
    const [, ...dated] = POST.exec((0,text_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = slug(textOf(head.slug) ?? dated[3] ?? (0,text_paths/* nameOf */.Vb)(stem));
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    // Only the text of `categories` is split at blanks.
    const { category = [], categories: all = [] } = head;
    const own = [
        ...(typeof all === 'string' ? all.split(' ') : all),
        ...[category].flat(),
    ];
    const categories = [...above, ...own]
        .filter(each => each !== '')
        .map(each => each.toLowerCase());
    return new Map([
        ['year', year],
        ['month', month.padStart(2, '0')],
        ['day', day.padStart(2, '0')],
        ['title', title],
        ['slug', title],
        ['name', slug((0,text_paths/* nameOf */.Vb)(stem))],
        ['categories', [...new Set(categories)].join('/')],
        ['collection', name],
        ['path', isPost ? stem : stem.slice(`_${name}/`.length)],
        ['output_ext', '.html'],
    ]);
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










/** A command that runs code of the repository, rather than a program that was installed. */
const OWN_COMMAND = /[/\\]|\.(?:py|js|ts|sh|rb)\b|^cargo\b/;
const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readToml */.D7);
        const contentFolder = (0,text_paths/* joinFolder */.nn)((0,text_paths/* folderOf */.yS)(path), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,text_data/* get */.aR)(data, 'output', 'html');
        const host = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'cname'));
        const ownCode = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'preprocessor')).filter(([, each]) => OWN_COMMAND.test((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'command')) ?? ''));
        return {
            ownCode: ownCode.map(([name]) => `preprocessor.${name}`),
            contentFolder,
            syntaxOptions: {
                hiddenPrefixes: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(html, 'code', 'hidelines')),
                hasAdmonish: (0,text_data/* get */.aR)(data, 'preprocessor', 'admonish') !== undefined,
            },
            address: host
                ? (0,text_paths/* toAddress */.ch)(`https://${host}`, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'site-url')) ?? '')
                : undefined,
            names: chaptersOf(summary, contentFolder),
            hasTitlesInNavigation: true,
            options: {},
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = sortFiles(config, files, ['.md'], ({ path, stem }) => {
            if (!chapters.has(path))
                return { reason: 'is not in SUMMARY.md' };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'README'
                ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html`
                : `${stem}.html`;
        });
        return { ...sorted, rooted: 'server' };
    },
    syntax: ({ hiddenPrefixes = {}, hasAdmonish }) => ({
        includes: [files],
        markup: [
            ...(hasAdmonish ? [admonitions] : []),
            inline/* scripts */.Pm,
            templates/* components */.dK,
            pageTitles,
            // Of mdBook from 0.5 on.
            blocks/* definitions */.BG,
            (0,blocks/* fences */.H6)(withoutHidden(hiddenPrefixes)),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    }),
};
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
        const content = match[1].startsWith('play')
            ? (0,syntax_include/* codeBlock */.DV)(text, 'rust')
            : text;
        const start = source.text.lastIndexOf('\n', match.index - 1) + 1;
        return (0,markdown_source/* indented */.gu)(content, '', /^[\s>]*/.exec(source.text.slice(start, match.index))[0]);
    },
});
/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions = source => {
    if (!source.text.includes('admonish'))
        return source;
    let isOpen = false;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).flatMap((line) => {
        const { code, start, end } = line;
        if (code !== 'opens' && code !== 'closes')
            return [];
        const closes = code === 'closes' && isOpen;
        const [, rest] = (code === 'opens' && /^admonish(?![\w-])(.*)/.exec((0,blocks/* infoOf */._U)(line))) || [];
        isOpen = rest !== undefined;
        return isOpen || closes
            ? [(0,blocks/* asBlock */.kw)(source, start, end, closes ? '' : admonitionTitle(rest))]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
function admonitionTitle(written) {
    const [, kind = 'note'] = /^[ \t]*([a-z][\w-]*)(?![\w=-])/i.exec(written) ?? [];
    const [, title] = /(?:\btitle=|^[ \t]*(?:[\w-]+[ \t]+)?)"((?:[^"\\]|\\.)*)"/.exec(written) ??
        [];
    return (0,blocks/* strong */.ko)(title === undefined ? (0,blocks/* kindName */.Ep)(kind) : title.replace(/\\(.)/g, '$1'));
}
/** `{{#title name}}`, which names a page in the browser alone. */
const pageTitles = (0,step/* replacing */.mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...others] = info.split(/[ \t,]/);
        if (language === 'rust')
            return /^[\s>]*#(?: |$)/.test(text)
                ? undefined
                : text.replace(/^([\s>]*)##/, '$1#');
        const own = others
            .find(each => each.startsWith('hidelines='))
            ?.slice('hidelines='.length);
        const prefix = own ?? (0,text_data/* lookUp */.TE)(prefixes, language);
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/index.js









/** The pages that a navigation shows, without their extensions ("Hidden pages"): those in no part that is `hidden`. */
function pagesIn(navigation) {
    if (typeof navigation === 'string')
        return [navigation.replace(/^\/|\.mdx?$/g, '')];
    if (Array.isArray(navigation))
        return navigation.flatMap(pagesIn);
    if ((0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(navigation, 'hidden'), false))
        return [];
    return (0,text_data/* members */.ol)(navigation).flatMap(([key, value]) => key === 'pages' || key === 'root' || typeof value === 'object'
        ? pagesIn(value)
        : []);
}
const mintlify = {
    partials: /(?:^|\/)_?snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readJson */.Vh);
        const isOwn = (0,text_data/* get */.aR)(data, 'navigation') !== undefined &&
            OWN_KEYS.some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        return {
            contentFolder: folder,
            mdx: 'all',
            aliases: { '/': folder },
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'variables')),
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
            options: {
                ignored: ignored.split('\n'),
                searched: (0,text_data/* get */.aR)(data, 'seo', 'indexing') === 'all'
                    ? undefined
                    : pagesIn((0,text_data/* get */.aR)(data, 'navigation')),
            },
        };
    },
    keys: ['hidden'],
    routes(config, files) {
        const isIgnored = (0,glob/* toIgnored */.ql)([...IGNORED, ...config.options.ignored]);
        const sorted = sortFiles(config, files, ['.mdx', '.md'], ({ inside, stem }) => {
            if (isIgnored(inside))
                return {
                    reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
                };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'index'
                ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '')
                : stem;
        });
        const searched = new Set(config.options.searched);
        const unsearchedBy = (path, headOf) => {
            if ((0,text_data/* flag */.Jt)(headOf(path).hidden, false))
                return 'says `hidden: true`';
            const stem = path
                .slice(config.contentFolder.length)
                .replace(/\.mdx?$/, '');
            // A navigation without pages is one of other files.
            return searched.size === 0 || searched.has(stem)
                ? undefined
                : 'is hidden: the navigation of Mintlify does not show it';
        };
        return { ...sorted, unsearchedBy, rooted: 'site' };
    },
    syntax: () => ({
        includes: [],
        markup: [operation, templates/* variables */.Ee, (0,blocks/* fences */.H6)(), (0,inline/* attributeLists */.Yd)('headings')],
    }),
};
/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon'];
/** What is never a page, and the parts of others. */
const IGNORED = [
    '/snippets/',
    '/_snippets/',
    '.*',
    'node_modules',
    'README.md',
    'LICENSE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
];
/** The operation of an interface that a page is about ("OpenAPI setup"): its method and path; the rest is in another file. */
const operation = (source, work) => {
    const { data } = work.context;
    const written = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'openapi')) ?? (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'api')) ?? '';
    const [found] = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i.exec(written) ?? [];
    if (found === undefined || work.open.length > 1)
        return source;
    if ((0,text_data/* get */.aR)(data, 'openapi') !== undefined)
        (0,templates/* warnUnknown */.FC)(`openapi: ${found}`, source, 0, work);
    return (0,markdown_source/* sourceOf */.vz)([
        (0,markdown_source/* put */.yJ)(`**${(0,compile/* escaped */.Mk)(found).replace(/[{<]/g, '\\$&')}**\n\n`, source, 0),
        source,
    ]);
};

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
            (0,templates/* outsideRaw */.uN)(templates/* variables */.Ee),
            ...(options.hasMacros ? [(0,templates/* outsideRaw */.uN)(macroComments), macrosInCode] : []),
            (0,templates/* rawTags */.wL)(options.hasMacros ? ['raw'] : []),
        ],
        markup: [
            blocks/* htmlBlocks */.cO,
            blocks/* indentedBlocks */.WY,
            autodoc,
            slashBlocks,
            headingsWithoutBlank,
            blocks/* excludedSections */.dX,
            (0,blocks/* fences */.H6)(undefined, true),
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            inline/* contents */.PG,
            abbreviations,
            definitionsBelowText,
            spacedReferences,
            blanksInDestinations,
            pipesInCode,
            ...(options.hasKeys ? [keys] : []),
            ...(options.hasMarks ? [marked] : []),
            namedReferences,
            ...(options.hasCarets ? [inserted, raisedAndLowered] : []),
            codeLanguages,
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
            icons,
        ],
    };
}
/** `{# words #}`, a comment of Jinja. */
const macroComments = (0,inline/* without */.FF)(/\{#/g, () => '#}', '{#', true);
/** Says what macros show in code: elsewhere the look for leftovers does. */
const macrosInCode = (0,step/* replacing */.mi)('{{', new RegExp(`${templates/* RAW */.XZ.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`, 'g'), ({ 1: name, index }, source, work) => {
    if (name && (0,markdown_lines/* codeOf */.$N)(source)(index))
        (0,templates/* warnAsWritten */.AB)(`{{ ${name}`, source, index, work);
    return undefined;
}, true);
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
            return {
                name,
                paths: (0,syntax_include/* pathsIn */.Mr)(includeFolders.filter(above), path),
                part,
            };
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
            return [
                {
                    name,
                    paths: (0,syntax_include/* pathsIn */.Mr)([base], name),
                    part: ranges ? (0,syntax_include/* readPart */.on)(ranges, '-') : undefined,
                },
            ];
        },
        render: syntax_include/* inPlace */.zp,
    });
}
/**
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
const codeFiles = (base) => (0,step/* replacing */.mi)('{*', /^\{\*(.{0,500})\*\}$/gm, ({ 1: inside = '' }, _, work) => {
    const [path = '', ...options] = inside.trim().split(/[ \t]+/);
    const read = (name) => (0,syntax_include/* pathsIn */.Mr)([base], name).map(path => work.context.read?.(path))[0];
    const option = (name) => RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1];
    const variants = variantsOf(path, name => read(name) !== undefined);
    const tab = (name, code) => {
        const isOld = variants.some(each => each !== name && each.replace(/_an(?=_py3|[./])/, '') === name);
        const label = `Python 3.${/_py3(\d+)[./]/.exec(name)?.[1] ?? 8}+${isOld ? ' - non-Annotated' : ''}`;
        const tip = isOld
            ? '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///\n\n'
            : '';
        const info = `python title=${option('title') ?? '""'}`;
        return `//// tab | ${label}\n\n${tip}\`\`\`${info}\n${code}\n\`\`\`\n////\n`;
    };
    const whole = (name) => tab(name, `{!${name}!}`);
    const folded = (label, tabs) => tabs.length === 0
        ? []
        : [`///// details | ${label}\n\n${tabs.join('\n')}/////\n`];
    const others = variants.filter(each => each !== path).map(whole);
    const lines = option('ln');
    if (lines === undefined)
        return [whole(path), ...folded(OTHERS, others)].join('\n');
    const ranges = lines
        .split(',', MAX_RANGES)
        .map(each => each.trim().split(':'));
    const above = Number(ranges[0][0]) > 1 ? '# Code above omitted 👆\n\n' : '';
    const isAtEnd = Number(ranges.at(-1).at(-1)) >=
        (read(path)?.text.trimEnd().split('\n').length ?? 0);
    const parts = ranges.map(each => `{!${path}[ln:${each[0]}-${each.at(-1)}]!}`);
    const code = `${above}${parts.join('\n\n# Code here omitted 👈\n\n')}${isAtEnd ? '' : '\n\n# Code below omitted 👇'}`;
    return [
        ...(lines === '0' ? [] : [tab(path, code)]),
        ...folded('👀 Full file preview', [whole(path)]),
        ...folded(OTHERS, others),
    ].join('\n');
});
/** The path stands in the result for each range. */
const MAX_RANGES = 20;
const OTHERS = '🤓 Other versions and variants';
/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path, exists) {
    const versions = ['_py311', '_py310', '_py39', ''];
    const by = (end) => {
        let base = path.slice(0, path.length - end.length);
        const suffixOf = () => ['_an', ...versions].find(each => each !== '' && base.endsWith(each));
        for (let suffix = suffixOf(); suffix && suffix.length < base.length; suffix = suffixOf())
            base = base.slice(0, -suffix.length);
        return ['_an', '']
            .flatMap(an => versions.map(each => base + an + each + end))
            .filter(exists);
    };
    const named = by(/\.\w+$/.exec(path)?.[0] ?? '');
    const slash = path.lastIndexOf('/');
    const inFolder = named.length > 1 || slash < 1 ? [] : by(path.slice(slash));
    return inFolder.length > 1 || /_(?:an|py\d+)\//.test(inFolder[0] ?? '')
        ? inFolder
        : named;
}
/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names) {
    return (source, work) => names.reduce((result, name) => {
        const paths = (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name);
        if (paths.includes(work.open[0]))
            return result;
        const page = source.text.toLowerCase();
        const file = (0,syntax_include/* included */.d8)({ name, paths }, source, source.text.length, work, snippets);
        const lines = [
            ...(file?.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm) ?? []),
        ]
            .filter(([, label]) => page.includes(label.toLowerCase()))
            .flatMap(({ index, 0: line }) => [
            '\n',
            (0,markdown_source/* cut */.Jj)(file, index, index + line.length),
        ]);
        const end = result.text.length;
        return (0,markdown_source/* changed */.tD)(result, lines.length > 0 ? [{ start: end, end, by: ['\n', ...lines] }] : []);
    }, source);
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/')
        ? [contentFolder]
        : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return {
        include: {
            name,
            paths: (0,syntax_include/* pathsIn */.Mr)(folders, name),
            part: { after, before },
            isRebased,
        },
    };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
const pluginTags = (includesInCode) => (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, { 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown', ...(includesInCode ? ['include'] : [])]);
/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc = (source, work) => {
    const changes = [];
    let open;
    for (const { text, start, end, code, indent, isBlank } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const name = code
            ? undefined
            : /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/.exec(text)?.[1];
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
/** `==marked==` (pymdown, Mark): the words alone. */
const marked = (0,step/* replacing */.mi)('==', /==(?=\S)([^=\n]+)(?<=\S)==/g, ({ 1: words }) => words);
/** `^^inserted^^` (pymdown, Caret): the words alone. */
const inserted = (0,step/* replacing */.mi)('^^', /\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, ({ 1: words }) => words);
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
const codeLanguages = (0,step/* replacing */.mi)('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index).code ? undefined : '`', true);
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, backslash \\, cmd Cmd, colon :, comma ,,
  command Cmd, context-menu Menu, control Ctrl, delete Del, equal =, escape Esc, grave \`, minus -, period ., plus +,
  question ?, return Enter, semicolon ;, slash /, spc Space, tilde ~, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [
    entry.slice(0, entry.indexOf(' ')),
    entry.slice(entry.indexOf(' ') + 1),
]));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/index.js






/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings. */
const mkdocs = {
    async read(path, reader) {
        // Of files with such a name, as for a container, most are no configurations.
        const isUsual = /(?:^|\/)(?:mkdocs|properdocs)\.ya?ml$|\.toml$/.test(path);
        if (!isUsual &&
            !/^(?:site_name|INHERIT):/m.test((await reader.text(path)) ?? ''))
            return undefined;
        const data = await readConfig(path, reader);
        if (!isUsual && (0,text_data/* get */.aR)(data, 'site_name') === undefined)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const docs = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'docs_dir')) ?? 'docs';
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, docs);
        if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
            return undefined;
        const plugins = toPlugins((0,text_data/* get */.aR)(data, 'plugins'));
        const extensions = toPlugins((0,text_data/* get */.aR)(data, 'markdown_extensions'));
        // Zensical has them all unless its configuration names some.
        const has = (name) => extensions.has(`pymdownx.${name}`) ||
            (path.endsWith('.toml') && extensions.size === 0);
        const snippets = extensions.get('pymdownx.snippets');
        const inclusion = [
            'mdx_include',
            'markdown_include.include',
            'markdown_include_variants',
        ].find(each => extensions.has(each));
        const hasVariables = [...plugins.keys(), ...extensions.keys()].some(each => /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/.test(each));
        return {
            ownCode: [
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'hooks')),
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('gen-files'), 'scripts')),
                ...(plugins.has('macros')
                    ? macrosIn(folder, plugins.get('macros'), reader)
                    : []),
            ],
            contentFolder,
            frontMatter: 'unfenced',
            includeFolders: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'base_path') ?? '.').flatMap(each => (0,text_paths/* joinFolder */.nn)(folder, each.replace('$config_dir', '.').replace('$docs_dir', docs)) ?? []),
            variables: hasVariables ? (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'extra')) : {},
            syntaxOptions: {
                includesInCode: plugins.has('include-markdown'),
                appended: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'auto_append')),
                hasMacros: hasVariables,
                hasEmoji: has('emoji'),
                hasKeys: has('keys'),
                hasMarks: has('mark'),
                hasCarets: has('caret') || has('tilde'),
                includeBase: inclusion &&
                    (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(extensions.get(inclusion), 'base_path')) ?? '.'),
                hasVariants: extensions.has('markdown_include_variants'),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site_url'))),
            names: navNames((0,text_data/* get */.aR)(data, 'nav'), contentFolder),
            hasTitlesInNavigation: true,
            options: {
                hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'use_directory_urls'), true),
                excluded: ['exclude_docs', 'draft_docs'].flatMap(each => ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, each)) ?? '').split('\n')),
                excludedNames: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('exclude'), 'glob')),
                excludedExpressions: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('exclude'), 'regex')),
                unsearched: stemsWithoutHeading((0,text_data/* get */.aR)(plugins.get('exclude-search'), 'exclude'), false),
                searched: stemsWithoutHeading((0,text_data/* get */.aR)(plugins.get('exclude-search'), 'ignore'), true),
                languages: toLanguages(plugins.get('i18n')),
                blog: plugins.has('blog')
                    ? {
                        folder: (0,text_paths/* joinFolder */.nn)('', (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(plugins.get('blog'), 'blog_dir')) ?? 'blog') ?? '',
                        format: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(plugins.get('blog'), 'post_url_format')) ??
                            '{date}/{slug}',
                    }
                    : undefined,
            },
        };
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes(config, files) {
        const { contentFolder, options } = config;
        const { blog, languages } = options;
        const isExcluded = (0,glob/* toIgnored */.ql)(['.*', '/templates/', ...options.excluded]);
        const isExcludedByName = toNames(options.excludedNames);
        // They are compared from the beginning of a path on.
        const isExcludedByExpression = toExpressions(options.excludedExpressions.map(each => `^(?:${each})`));
        const [isUnsearched, isSearched] = [
            toNames(options.unsearched),
            toNames(options.searched),
        ];
        const all = new Set(files);
        const sorted = sortFiles(config, files, mkdocsExtensions, ({ inside, stem }) => {
            if (isExcluded(inside))
                return {
                    reason: 'is excluded by MkDocs (exclude_docs, draft_docs, templates and hidden files)',
                };
            if (isExcludedByName(inside) || isExcludedByExpression(inside))
                return { reason: 'is excluded by the plugin exclude of MkDocs' };
            if ((0,text_paths/* nameOf */.Vb)(stem) === 'README' &&
                all.has(`${contentFolder}${(0,text_paths/* folderOf */.yS)(stem)}index.md`))
                return { reason: 'is ignored: index.md is in the same folder' };
            if (blog && stem.startsWith(`${blog.folder}posts/`))
                return head => stemRoute(postStem(stem, head, blog), options);
            return stemRoute(languages ? localised(stem, languages).stem : stem, options);
        });
        const unsearchedBy = (path) => {
            const stem = path.slice(contentFolder.length).replace(/\.\w+$/, '');
            const isKept = isUnsearched(stem) && !isSearched(stem);
            return isKept
                ? 'is kept out of search by the plugin exclude-search of MkDocs'
                : undefined;
        };
        const searched = options.unsearched.length > 0 ? { ...sorted, unsearchedBy } : sorted;
        if (!languages || languages.locales.length < 2)
            return { ...searched, rooted: 'server' };
        return {
            ...searched,
            /** In the language of the linking page, or by default. */
            named(path, from) {
                const { byDefault, isByFolder, locales } = languages;
                if (isByFolder)
                    return [
                        path
                            .slice(contentFolder.length)
                            .replace(/^[^/]+/, contentFolder + byDefault),
                    ];
                const own = locales.find(locale => from.endsWith(`.${locale}.md`));
                return [own, byDefault].map(locale => path.replace(/\.md$/, `.${locale}.md`));
            },
            languageOf: path => localised(path.slice(contentFolder.length).replace(/\.\w+$/, ''), languages).locale,
            fallback: languages.byDefault,
            rooted: 'server',
        };
    },
    syntax: mkdocsSyntax,
};
/** The module in Python with a site's own macros (mkdocs-macros, "Define your macros"). */
function macrosIn(folder, options, { files }) {
    const module = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'module_name')) ?? 'main';
    return [`${module}.py`, `${module}/__init__.py`].filter(name => files.has(folder + name));
}
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,text_data/* get */.aR)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0
        ? undefined
        : (0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined
        ? data
        : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above) {
    const [inner, outer] = [(0,text_data/* members */.ol)(below), (0,text_data/* members */.ol)(above)];
    if (inner.length === 0 || outer.length === 0)
        return above;
    const added = outer.map(([key, value]) => [key, merged((0,text_data/* get */.aR)(below, key), value)]);
    return Object.fromEntries([...inner, ...added]);
}
/**
 * The paths without `.md` in a list of mkdocs-exclude-search: `exclude` is for pages and headings, of which a heading stays
 * with its page; `ignore` is for headings alone, whose pages stay with them.
 */
function stemsWithoutHeading(value, hasHeadings) {
    const named = (0,text_data/* texts */.Te)(value).filter(each => each.includes('#') === hasHeadings);
    return named.map(each => each.replace(/#.*/, '').replace(/\.md$/, ''));
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
/** Names and options, as a list or as a mapping; those of Material for MkDocs may have its name before their own. */
function toPlugins(value) {
    const entries = (0,text_data/* list */.p_)(value).flatMap((each) => typeof each === 'string' ? [[each, {}]] : (0,text_data/* members */.ol)(each));
    const enabled = entries.filter(([, options]) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'enabled'), true));
    // In TOML their names are tables in each other: `[project.markdown_extensions.pymdownx.keys]`.
    const flat = enabled.flatMap(([name, options]) => name === 'pymdownx'
        ? (0,text_data/* members */.ol)(options).map(([inner, own]) => [`${name}.${inner}`, own])
        : [[name, options]]);
    return new Map(flat.map(([name, options]) => [name.replace(/^material\//, ''), options]));
}
/** The languages of the plugin `i18n` (mkdocs-static-i18n). */
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
const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** The address of what is at a path without its extension. */
function stemRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,text_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,text_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(stem, { isByFolder, locales, byDefault }) {
    const [, first = '', rest = ''] = /^([^/]*)\/(.*)$/.exec(stem) ?? [];
    const [, name = '', last = ''] = /^(.*)\.([^./]*)$/.exec(stem) ?? [];
    const [locale, own] = isByFolder ? [first, rest] : [last, name];
    if (!locales.includes(locale))
        return { locale: byDefault, stem };
    return { locale, stem: locale === byDefault ? own : `${locale}/${own}` };
}
function postStem(stem, head, { folder, format }) {
    const date = textOf(head['date.created']) ?? textOf(head.date) ?? '';
    const title = textOf(head.title) ?? textOf(head['#']) ?? (0,text_paths/* nameOf */.Vb)(stem);
    const parts = new Map([
        ['date', date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/')],
        ['slug', textOf(head.slug) ?? (0,github_slugger/* slug */.y)(title)],
        ['file', (0,text_paths/* nameOf */.Vb)(stem)],
        ['categories', (0,github_slugger/* slug */.y)([head.categories ?? []].flat()[0] ?? '')],
    ]);
    const inside = format.replace(/\{(\w+)\}/g, (_, key) => parts.get(key) ?? '');
    return (0,text_paths/* join */.fj)(folder, inside) ?? stem;
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
        const blocks = [
            ...heroOf(data),
            ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf),
        ].map(each => each.replace(LINK_BY_NAME, `$&${root}`));
        return blocks.length === 0
            ? source
            : (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
    };
}
const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g;
function heroOf(data) {
    const all = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = [
        'name',
        'text',
        'tagline',
        'title',
    ].map(key => lineOf((0,text_data/* get */.aR)(all, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(all, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [
        heading && `# ${heading}`,
        own,
        tagline,
        actions.join(' '),
        imageOf((0,text_data/* get */.aR)(all, 'image')),
    ].flatMap(each => each || []);
}
/** The image with the words that screen readers read, where it has some. */
function imageOf(image) {
    const alt = lineOf((0,text_data/* get */.aR)(image, 'alt')) || pictureOf((0,text_data/* get */.aR)(image, 'html'));
    const [src] = ['src', 'file', 'light'].flatMap(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(image, key)) ?? []);
    return alt && (src === undefined ? alt : `![${alt}](${(0,compile/* destination */.j_)(src)})`);
}
function featureOf(feature) {
    const title = [pictureOf((0,text_data/* get */.aR)(feature, 'icon')), lineOf((0,text_data/* get */.aR)(feature, 'title'))]
        .filter(Boolean)
        .join(' ');
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [
        title && `**${title}**`,
        lineOf((0,text_data/* get */.aR)(feature, 'details')),
        link ?? '',
    ].flatMap(each => each || []);
}
/** An icon that is an emoji; HTML has no words. */
function pictureOf(value) {
    return (0,text_data/* text */.Qq)(value)?.includes('<') ? '' : lineOf(value);
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










const contentExtensions = [
    '.markdown',
    '.mdown',
    '.mkdn',
    '.mkd',
    '.mdwn',
    '.md',
    '.mdx',
];
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
        return {
            ownCode: await ownCodeIn(path, reader, 'integrations|(?:remark|rehype)?[pP]lugins'),
            contentFolder,
            frontMatter: 'below-blank-lines',
            aliases: {
                '@/': sources,
                '~/': sources,
                ...(await aliasesOf(folder, reader)),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
            roots: [
                { folder: contentFolder, route: '' },
                { folder: `${sources}pages/`, route: '' },
            ],
            options: {
                patterns: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(glob, 'pattern') ?? '**'),
                languages: languagesOf((0,text_data/* get */.aR)(options, 'locales'), 'en'),
                hasEndSlash: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'trailingSlash')) !== 'never',
            },
        };
    },
    keys: ['slug'],
    routes(config, files) {
        const { options, contentFolder, folder } = config;
        const isListed = toGlobs(options.patterns.filter(each => !each.startsWith('!')));
        const isExcluded = toGlobs(options.patterns
            .filter(each => each.startsWith('!'))
            .map(each => each.slice(1)));
        const sorted = sortFiles(config, files, contentExtensions, ({ root, inside, stem }) => {
            // A page of Astro itself may be a template of pages, such as `[slug].md`.
            if (/(?:^|\/)[.[]/.test(stem))
                return undefined;
            if ((0,text_paths/* nameOf */.Vb)(stem).startsWith('_'))
                return { reason: 'is a partial: its name begins with "_"' };
            if (root.folder === contentFolder &&
                (!isListed(inside) || isExcluded(inside)))
                return { reason: 'is not in the collection "docs" of Astro' };
            if ((0,text_paths/* nameOf */.Vb)(stem) === '404')
                return { reason: 'is what readers see where there is no page' };
            return head => {
                const slugged = textOf(head.slug) ??
                    stem
                        .split('/')
                        .map(name => (0,github_slugger/* slug */.y)(name))
                        .join('/');
                const route = slugged
                    .replace(/(?:^|\/)index$/, '')
                    .replace(/^\/+|(?<!\/)\/+$/g, '');
                return route === '' || !options.hasEndSlash ? route : `${route}/`;
            };
        });
        const languageOf = (path) => (0,text_paths/* languageIn */.a8)(options.languages, path.slice(contentFolder.length).split('/')[0]);
        return {
            ...sorted,
            assets: [`${folder}public/`],
            languageOf,
            rooted: 'server',
        };
    },
    syntax: () => ({
        includes: [],
        markup: [
            hero(() => true),
            inline/* scripts */.Pm,
            blocks/* excludedSections */.dX,
            (0,blocks/* containers */.l8)(),
            (0,blocks/* fences */.H6)(withoutColours, true),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    }),
};
/** What a call of a function with this name is given. */
function givenTo(call, name) {
    return call instanceof literals/* Call */.Je && call.name === name ? call.args[0] : undefined;
}
/** The files of the collection `docs`, where its loader is `glob()` (Astro, "Content collections"). */
async function globOf(sources, reader) {
    const names = [
        'content.config.ts',
        'content.config.mjs',
        'content.config.js',
        'content/config.ts',
    ];
    const path = names
        .map(name => sources + name)
        .find(each => reader.files.has(each));
    const collections = path && (await (0,literals/* readModule */.bH)(path, reader, 'collections'));
    return givenTo((0,text_data/* get */.aR)(collections, 'docs', 'loader'), 'glob');
}
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,text_data/* get */.aR)((0,text_data/* readJson */.Vh)((await reader.text(`${folder}tsconfig.json`)) ?? ''), 'compilerOptions');
    const base = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const folders = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'paths')).filter(([name]) => name.endsWith('/*'));
    return Object.fromEntries(folders.map(([name, paths]) => {
        const [path = ''] = (0,text_data/* texts */.Te)(paths);
        return [
            name.slice(0, -1),
            (0,text_paths/* joinFolder */.nn)(base, path.replace(/\*$/, '')) ?? base,
        ];
    }));
}
/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours = (text, info) => (0,blocks/* languageOf */.eX)(info) === 'ansi' ? (0,external_node_util_.stripVTControlCharacters)(text) : text;

;// CONCATENATED MODULE: ./lib/generators/vitepress/index.js













const vitepress = {
    async read(path, reader) {
        const data = await (0,literals/* readModule */.bH)(path, reader);
        const folder = path.slice(0, path.lastIndexOf('.vitepress/'));
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
        const base = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? '';
        const host = (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'sitemap', 'hostname')));
        // VitePress 2 has shorter names for them.
        const attrs = (0,text_data/* get */.aR)(data, 'markdown', 'attrs');
        const [left, right] = ['left', 'right'].map(name => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(attrs, `${name}Delimiter`) ?? (0,text_data/* get */.aR)(attrs, name)));
        return {
            ownCode: await ownCodeIn(path, reader, 'markdown|plugins|transformPageData'),
            folder,
            contentFolder,
            aliases: { '@/': contentFolder },
            // The sitemap's host may have the base in it already.
            address: host?.endsWith(`/${(0,text_paths/* toRoute */.P7)(base)}`)
                ? host
                : (0,text_paths/* toAddress */.ch)(host, base),
            syntaxOptions: {
                attributes: isDelimiter(left) && isDelimiter(right) ? [left, right] : undefined,
            },
            options: {
                hasCleanAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'cleanUrls'), false),
                languages: languagesOf((0,text_data/* get */.aR)(data, 'locales'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'lang')) ?? 'en-US'),
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'srcExclude')),
                rewrites: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'rewrites')),
            },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isExcluded = toGlobs([
            '**/node_modules/**',
            '**/dist/**',
            ...options.excluded,
        ]);
        const rewrite = toRewrite(options.rewrites);
        /** Links may name a page by the path that it is rewritten to. */
        const sources = new Map();
        const sorted = sortFiles(config, files, ['.md'], ({ path, inside }) => {
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
            named: path => [sources.get(path) ?? ''],
            rooted: 'site',
            // As VitePress writes what names a page without its extension.
            toHref: written => options.hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written)
                ? written
                : `${written}.html`,
        };
    },
    syntax: ({ attributes }) => ({
        includes: [commentIncludes, vitepress_codeIncludes],
        markup: [
            hero(data => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home', '/'),
            inline/* scripts */.Pm,
            blocks/* excludedSections */.dX,
            // In Vue's templates (VitePress, "Runtime API").
            (0,templates/* ofFrontMatter */.MY)('$frontmatter.'),
            slots,
            templates/* components */.dK,
            alerts,
            (0,blocks/* containers */.l8)(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            (0,blocks/* fences */.H6)(withoutCodeMarks),
            inline/* contents */.PG,
            inline/* emoji */.Zg,
            ...(attributes ? [inBraces(...attributes)] : []),
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    }),
};
/**
 * `> [!DANGER]` and `> [!NOTE] Title` (VitePress, "GitHub-flavored Alerts"), which are none to GitHub: the title in bold, or
 * the kind.
 */
const alerts = (0,step/* replacing */.mi)('[!', /^([ \t>]*(?:(?:[-*+]|\d+\.) [ \t>]*)?)\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/gim, ({ 1: mark = '', 2: kind = '', 3: rest = '' }) => {
    const title = rest.trim();
    if (!mark.trimEnd().endsWith('>'))
        return undefined;
    if (title === '' && !/^(?:info|danger)$/i.test(kind))
        return undefined;
    return `${mark}${(0,blocks/* strong */.ko)(title || kind.toUpperCase())}\n${mark.replace(/[^\s>]/g, ' ').trimEnd()}`;
});
/** Longer ones would be compared with every part of a page. */
function isDelimiter(text) {
    return text !== undefined && text !== '' && text.length < 10;
}
/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(rewrites) {
    const all = Object.entries(rewrites).map(([from, to]) => ({
        from: partsOf(from),
        to: partsOf(to),
    }));
    return path => {
        for (const { from, to } of all) {
            const values = valuesIn(path, from);
            if (values)
                return to
                    .map(part => typeof part === 'string' ? part : (values.get(part.name) ?? ''))
                    .join('');
        }
        return path;
    };
}
/** A parameter: by its name, perhaps with the expression that it is to match, or the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\(\.\*\)/g;
function partsOf(pattern) {
    const parts = [];
    let end = 0;
    let unnamed = 0;
    for (const { 0: whole, 1: name = `${unnamed++}`, index } of pattern.matchAll(PARAMETER)) {
        parts.push(pattern.slice(end, index), {
            name,
            isRest: /[*+]\)?$/.test(whole),
        });
        end = index + whole.length;
    }
    return [...parts, pattern.slice(end)];
}
/**
 * The values of the parameters in a path, each as long as it may be; undefined where it does not match. An expression would
 * try all lengths of each parameter for all of the others.
 */
function valuesIn(path, parts) {
    const [first = '', last = ''] = [parts[0], parts.at(-1)].map(String);
    if (!path.startsWith(first) || !path.endsWith(last))
        return undefined;
    const isIn = ({ isRest }, at) => at < path.length && (isRest || path[at] !== '/');
    // Whether the parts from each on match the path from each place on.
    const fits = [...parts, ''].map(() => new Uint8Array(path.length + 2));
    fits.at(-1)[path.length] = 1;
    for (let index = parts.length - 1; index >= 0; index--) {
        const part = parts[index];
        const [own, next] = [fits[index], fits[index + 1]];
        for (let at = path.length; at >= 0; at--) {
            if (typeof part === 'string')
                own[at] = path.startsWith(part, at) ? next[at + part.length] : 0;
            else if (isIn(part, at))
                own[at] = own[at + 1] | next[at + 1] | (part.isRest ? next[at] : 0);
            else
                own[at] = part.isRest ? next[at] : 0;
        }
    }
    if (!fits[0][0])
        return undefined;
    const values = new Map();
    let start = 0;
    for (const [index, part] of parts.entries()) {
        let end = start;
        if (typeof part === 'string')
            end += part.length;
        else {
            for (let at = start; isIn(part, at); at++)
                if (fits[index + 1][at + 1])
                    end = at + 1;
            values.set(part.name, path.slice(start, end));
        }
        start = end;
    }
    return values;
}
/** What a page gives a component by name (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = (0,step/* replacing */.mi)('<template', /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>((?:(?!<\/?template\b)[\s\S])*)<\/template>/gm, ({ 0: whole, 1: name, 2: inside = '', index }, source) => {
    const end = index + whole.lastIndexOf('<');
    const start = end - inside.trimStart().length;
    return [name === 'title' ? '\n## ' : '\n', (0,markdown_source/* slice */.di)(source, start, end), '\n'];
});
/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = (0,syntax_include/* includes */.mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines
            ? (0,syntax_include/* readPart */.on)(lines.replace(',', ':'), ':')
            : region
                ? { name: region }
                : undefined;
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code. */
const vitepress_codeIncludes = (0,syntax_include/* includes */.mK)({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = includePaths(path, from, settings);
        return [
            {
                name: path,
                paths,
                part: region ? { name: region } : undefined,
                isCode: true,
            },
        ];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return (0,syntax_include/* inPlace */.zp)((0,syntax_include/* codeBlock */.DV)(code, (language || (0,syntax_include/* extensionOf */.je)(path)) + label), match, source);
    },
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = (0,blocks/* languageOf */.eX)(braces.replace(/^[\d,\- ]+/, ''));
    return {
        path,
        region,
        language,
        label: ` [[${label ?? path.split('/').at(-1)}]]`,
    };
}
function includePaths(written, from, settings) {
    const alias = (0,syntax_include/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,syntax_include/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,text_paths/* folderOf */.yS)(from)], written);
}
/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks = (written, info) => {
    const line = info.startsWith('ansi')
        ? (0,external_node_util_.stripVTControlCharacters)(written)
        : written;
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
function mapSites(data, files) {
    const { sites } = data;
    const ownerOf = toOwner(sites);
    const owned = sites.map(() => []);
    for (const path of files)
        owned[ownerOf(path) ?? -1]?.push(path);
    const routes = [];
    for (const [index, config] of sites.entries()) {
        try {
            routes.push(siteGenerators[config.generator].routes(config, owned[index] ?? []));
        }
        catch (error) {
            const { file } = config;
            const known = {
                sites: sites.filter(site => site !== config),
                messages: [...data.messages, (0,generator/* siteFailure */.Uf)(file, error)],
                unread: [...data.unread, (0,generator/* siteFolderOf */.dh)(file)],
            };
            return mapSites({ ...data, ...known }, files);
        }
    }
    const names = sites.map(config => new Map(config.names));
    const open = (siteUrls, headOf = () => ({})) => {
        const siteOf = (path) => all[ownerOf(path) ?? -1];
        const commit = { siteUrls, headOf, files, siteOf };
        const all = sites.map((config, index) => openSite(config, routes[index], names[index], commit));
        return { all, siteOf };
    };
    const headOf = ({ generator, frontMatter }, page) => readHead(page, siteGenerators[generator].keys ?? [], frontMatter);
    return { data, open, headOf };
}
/** What a key begins with whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}';
function textOfMapping(value) {
    return typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : undefined;
}
/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys, form) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,front_matter/* findBlock */.P_)(whole, form) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const data = language && isAsked ? (0,front_matter/* readBlock */.Gr)(block, language).data : undefined;
    const head = {};
    for (const key of keys) {
        const value = (0,text_data/* get */.aR)(data, ...key.replace(MAPPING, '').split('.'));
        const isMapping = key.startsWith(MAPPING);
        const plain = isMapping
            ? textOfMapping(value)
            : Array.isArray(value)
                ? (0,text_data/* texts */.Te)(value)
                : (0,text_data/* text */.Qq)(value);
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
/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/';
function openSite(config, routes, names, { siteUrls, headOf, files, siteOf }) {
    const { generator, roots, folder, aliases } = config;
    const { pages, languageOf, fallback } = routes;
    const baseOf = toBaseOf(config, siteUrls);
    /** The site's own address with a slash at its end, where it is known. */
    const own = baseOf(roots[0]?.folder ?? folder)?.url;
    /** Why a file is no page of the site, such as "is a draft"; undefined where it is one. */
    const whyNoPage = (path) => {
        if (pages.has(path))
            return undefined;
        const isBelow = roots.some(root => path.startsWith(root.folder));
        const all = roots.length > 3
            ? ''
            : ` (${roots.map(root => root.folder || '/').join(', ')})`;
        return (routes.reasons?.get(path) ??
            (isBelow
                ? `is none of the pages that ${generator} makes`
                : `is in no folder of the site's pages${all}`));
    };
    const failures = new Map();
    /** What the generator makes of a page; undefined where it fails, which `requirePage` says. */
    const ofPage = (path, make) => {
        try {
            return make();
        }
        catch (error) {
            failures.set(path, error);
            return undefined;
        }
    };
    /** Why a page's head, or that of a page above it, keeps it off the site, if it does. */
    const missingBy = (path) => pages.has(path)
        ? ofPage(path, () => routes.hiddenBy?.(path, headOf))
        : undefined;
    /** Why a page is not in search: it is not on the site, or its author keeps it out of search. */
    const hiddenBy = (path) => missingBy(path) ??
        (pages.has(path)
            ? ofPage(path, () => routes.unsearchedBy?.(path, headOf))
            : undefined);
    /** The version and the language of a page, where the site has several. */
    const tagsOf = (path) => {
        const version = ofPage(path, () => routes.versionOf?.(path, headOf));
        const language = ofPage(path, () => languageOf?.(path));
        return [
            ...(version ? [`version:${version}`] : []),
            ...(language ? [`language:${language}`] : []),
        ];
    };
    /** The route of a page; undefined for what is no page. */
    const routeOf = (path) => {
        const route = pages.get(path);
        return typeof route === 'function'
            ? ofPage(path, () => route(headOf(path)))
            : route;
    };
    /** @throws what the generator failed with on the head of this page: other pages go on without its address. */
    const requirePage = (path) => {
        failures.delete(path);
        routeOf(path);
        hiddenBy(path);
        tagsOf(path);
        if (failures.has(path))
            throw failures.get(path);
    };
    /** A page's address for readers, where it is known. */
    const addressOf = (path) => {
        const [route, base] = [routeOf(path), baseOf(path)];
        if (route === undefined || base === undefined)
            return undefined;
        return (base.url +
            encodeRoute(route.startsWith(base.start) ? route.slice(base.start.length) : route));
    };
    /** A page, on a translated page at its address in that language, or a file. */
    const toTarget = (path, from) => {
        const owner = siteOf(path);
        if (!owner?.routes.pages.has(path) || owner.missingBy(path) !== undefined)
            return { kind: 'file', path };
        const language = languageOf?.(from);
        const isFallback = owner.config === config &&
            fallback !== undefined &&
            languageOf?.(path) === fallback;
        if (own === undefined || !isFallback || language === fallback)
            return { kind: 'page', path, address: owner.addressOf(path) };
        return {
            kind: 'page',
            path,
            address: `${own}${language}/${encodeRoute(routeOf(path) ?? '')}`,
        };
    };
    /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
    const fileOf = (written, from) => {
        const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
        const fromRoot = alias === undefined
            ? written
            : `/${aliases[alias]}${written.slice(alias.length)}`;
        const folders = [
            ...roots.map(root => root.folder),
            folder,
            '',
            ...(routes.assets ?? []),
        ];
        const paths = fromRoot.startsWith('/')
            ? folders.flatMap(each => (0,text_paths/* join */.fj)(each, fromRoot) ?? [])
            : [(0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(from), written) ?? ''];
        const found = paths.find(path => files.has(path));
        if (found !== undefined)
            return found;
        const others = [
            ...paths.flatMap(path => routes.named?.(path, from, written) ?? []),
            ...paths.flatMap(text_paths/* otherSources */.$L),
        ];
        return others.find(path => pages.has(path));
    };
    /** The address that a browser goes to. */
    const toUrl = (written, from) => {
        const href = routes.toHref?.(written, from) ?? written;
        const isRooted = href.startsWith('/');
        if (isRooted && routes.server !== undefined)
            return URL.parse(href, routes.server);
        const root = own ?? UNKNOWN;
        // Who writes the whole path means it, where the generator would put the site's own before it again.
        if (isRooted &&
            routes.rooted === 'site' &&
            !href.startsWith(new URL(root).pathname))
            return URL.parse(href.replace(/^\/+/, './'), root);
        return URL.parse(href, addressOf(from) ?? root + encodeRoute(routeOf(from) ?? ''));
    };
    /** The pages by their routes, made where it is needed: it needs the heads of all of them. */
    let byRoute;
    /**
     * Where a relative link, without what follows `?` or `#`, leads: to the file that it names as the generator looks files
     * up; any other leads where a browser goes from the page's own address, whatever is there.
     */
    const resolve = (link, from) => {
        // As browsers read addresses (URL standard, "basic URL parser").
        const written = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
        const file = fileOf((0,text_paths/* percentDecoded */.oF)(written), from);
        if (file !== undefined)
            return toTarget(file, from);
        const url = (0,text_paths/* namesSource */.QM)(written) ? null : toUrl(written, from);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== new URL(UNKNOWN).origin)
            return {
                kind: 'address',
                address: url.origin + encodeRoute((0,text_paths/* percentDecoded */.oF)(url.pathname)),
            };
        const page = pageAt(url);
        return page === undefined ? { kind: 'missing' } : toTarget(page, from);
    };
    /** The page at an address on the site. */
    const pageAt = ({ pathname }) => {
        byRoute ??= new Map([...pages.keys()].map(path => [(0,text_paths/* routeKey */.vh)(`/${routeOf(path)}`), path]));
        const base = own === undefined ? '/' : new URL(own).pathname;
        const route = (0,text_paths/* percentDecoded */.oF)(pathname);
        return byRoute.get((0,text_paths/* routeKey */.vh)(route.startsWith(base) ? `/${route.slice(base.length)}` : route));
    };
    /** Whether a destination on a page leads to a file, to a page, or to another site. */
    const leads = (destination, from) => {
        const [link = ''] = destination.split(/[?#]/);
        if (link === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link))
            return true;
        if (fileOf((0,text_paths/* percentDecoded */.oF)(link), from) !== undefined)
            return true;
        const url = toUrl(link, from);
        return url !== null && pageAt(url) !== undefined;
    };
    return {
        ...{
            config,
            routes,
            whyNoPage,
            missingBy,
            hiddenBy,
            tagsOf,
            routeOf,
            addressOf,
            requirePage,
            resolve,
            leads,
            headOf,
        },
        /** Whether a file is there to be included by others, and for nothing else. */
        isPartial: (path) => !pages.has(path) &&
            siteGenerators[generator].partials?.test(path) === true,
        /** Whether the page's head has a say in its address, or in whether it is on the site. */
        needsHead: (path) => [routes.hiddenBy, routes.unsearchedBy, pages.get(path)].some(each => typeof each === 'function'),
        /** What is handed down to a page as if it were in its front matter. */
        handedDown: (path) => ofPage(path, () => routes.handedDown?.(path, headOf)),
        /** What the navigation calls a page. */
        nameOf: (path) => names.get(path),
    };
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
