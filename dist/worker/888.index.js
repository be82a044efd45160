export const id = 888;
export const ids = [888];
export const modules = {

/***/ 9888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   starlight: () => (/* binding */ starlight)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var github_slugger__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2710);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9124);
/* harmony import */ var _config_literals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4851);
/* harmony import */ var _config_own_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7105);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9210);
/* harmony import */ var _syntax_hero_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5371);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4009);










const contentExtensions = [
    '.markdown',
    '.mdown',
    '.mkdn',
    '.mkd',
    '.mdwn',
    '.md',
    '.mdx',
];
/** The keys of the configuration that name code for pages, and components that are shown in the place of the page's. */
const CODE_KEYS = 'integrations|\\w*[pP]lugins|Hero|MarkdownContent|PageTitle';
/** Astro with Starlight (https://starlight.astro.build/reference/configuration/). */
const starlight = {
    keys: ['slug'],
    partials: /(?:^|\/)_[^/]*$/,
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        const data = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(path, reader);
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path);
        const srcDir = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'srcDir') ?? 'src';
        const sources = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, srcDir) ?? folder;
        const glob = await globOf(sources, reader);
        const base = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(glob, 'base');
        const contentFolder = (base && (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, base)) || `${sources}content/docs/`;
        const options = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'integrations'))
            .map(integration => argumentOf(integration, 'starlight'))
            .find(Boolean);
        const siteAliases = await aliasesOf(folder, reader);
        return {
            ownCode: await (0,_config_own_code_js__WEBPACK_IMPORTED_MODULE_6__/* .ownCodeIn */ .Ns)(path, reader, CODE_KEYS),
            unknown: options ? undefined : 'no options of starlight()',
            contentFolder,
            frontMatter: 'below-blank-lines',
            aliases: { '@/': sources, '~/': sources, ...siteAliases },
            address: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'site'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'base') ?? ''),
            roots: [
                { folder: contentFolder, route: '' },
                { folder: `${sources}pages/`, route: '' },
            ],
            options: {
                patterns: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(glob, 'pattern') ?? '**'),
                languages: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .languagesOf */ .P7)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'locales'), 'en'),
                hasEndSlash: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'trailingSlash') !== 'never',
            },
        };
    },
    routes(config, files) {
        const { options, contentFolder, folder } = config;
        const isListed = toListed(options.patterns);
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sortFiles */ .w9)(config, files, contentExtensions, ({ root, inside, stem }) => {
            const name = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(stem);
            // A page of Astro itself may be a template of pages, such as `[slug].md`.
            if (/(?:^|\/)[.[]/.test(stem))
                return undefined;
            if (name.startsWith('_'))
                return { reason: 'is a partial: its name begins with "_"' };
            if (root.folder === contentFolder && !isListed(inside))
                return { reason: 'is not in the collection "docs" of Astro' };
            if (name === '404')
                return { reason: 'is what readers see where there is no page' };
            return head => toRoute(stem, (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(head.slug), options);
        });
        return {
            ...sorted,
            links: { rooted: 'server', assets: [`${folder}public/`] },
            readers: {
                languageOf(path) {
                    const [first = ''] = path.slice(contentFolder.length).split('/');
                    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .languageIn */ .a8)(options.languages, first);
                },
            },
        };
    },
    syntax: () => ({
        includes: [],
        markup: [
            (0,_syntax_hero_js__WEBPACK_IMPORTED_MODULE_8__/* .hero */ .Z)(() => true),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__/* .scripts */ .Pm,
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .excludedSections */ .dX,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .containers */ .l8)(),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .fences */ .H6)(withoutColours, true),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** Whether a file is of a collection, by its path in it and the patterns of the loader `glob()`. */
function toListed(patterns) {
    const excluded = patterns.filter(pattern => pattern.startsWith('!'));
    const included = patterns.filter(pattern => !pattern.startsWith('!'));
    const isIncluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .toGlobs */ .Fv)(included);
    const isExcluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .toGlobs */ .Fv)(excluded.map(pattern => pattern.slice(1)));
    return inside => isIncluded(inside) && !isExcluded(inside);
}
/** The route of a page (Starlight, "Pages", and `slug` of its front matter). */
function toRoute(stem, ownSlug, { hasEndSlash }) {
    const names = stem.split('/').map(name => (0,github_slugger__WEBPACK_IMPORTED_MODULE_1__/* .slug */ .y)(name));
    const route = (ownSlug ?? names.join('/'))
        .replace(/(?:^|\/)index$/, '')
        .replace(/^\/+|(?<!\/)\/+$/g, '');
    if (route === '' || !hasEndSlash)
        return route;
    return `${route}/`;
}
/** The first argument of a call of a function with this name. */
function argumentOf(call, name) {
    if (call instanceof _config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .Call */ .Je && call.name === name)
        return call.args[0];
    return undefined;
}
/** The options of the loader `glob()` of the collection `docs` (Astro, "Content collections"). */
async function globOf(sources, reader) {
    const names = [
        'content.config.ts',
        'content.config.mjs',
        'content.config.js',
        'content/config.ts',
    ];
    const name = names.find(file => reader.files.has(sources + file));
    if (name === undefined)
        return undefined;
    const collections = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(sources + name, reader, 'collections');
    return argumentOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(collections, 'docs', 'loader'), 'glob');
}
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const file = (await reader.text(`${folder}tsconfig.json`)) ?? '';
    const options = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(file), 'compilerOptions');
    const baseUrl = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(options, 'baseUrl') ?? '.';
    const base = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, baseUrl) ?? folder;
    const aliases = new Map();
    for (const [name, paths] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .members */ .ol)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, 'paths'))) {
        if (!name.endsWith('/*'))
            continue;
        const [path = ''] = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)(paths);
        const target = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(base, path.replace(/\*$/, '')) ?? base;
        aliases.set(name.slice(0, -1), target);
    }
    return Object.fromEntries(aliases);
}
/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours = (text, info) => {
    if ((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .languageOf */ .eX)(info) === 'ansi')
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
    return text;
};


/***/ })

};
