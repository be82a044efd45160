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
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9210);
/* harmony import */ var _syntax_hero_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5371);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4009);









const contentExtensions = [
    '.markdown',
    '.mdown',
    '.mkdn',
    '.mkd',
    '.mdwn',
    '.md',
    '.mdx',
];
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
            ownCode: await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .ownCodeIn */ .Ns)(path, reader),
            unknown: options ? undefined : 'no options of starlight()',
            contentFolder,
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
            (0,_syntax_hero_js__WEBPACK_IMPORTED_MODULE_7__/* .hero */ .Z)(() => true),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .scripts */ .Pm,
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .excludedSections */ .dX,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .containers */ .l8)(),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .fences */ .H6)(withoutColours, true),
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
function toRoute(stem, pageSlug, { hasEndSlash }) {
    const names = stem.split('/').map(name => (0,github_slugger__WEBPACK_IMPORTED_MODULE_1__/* .slug */ .y)(name));
    const route = (pageSlug ?? names.join('/'))
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
    if ((0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .languageOf */ .eX)(info) === 'ansi')
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
    return text;
};


/***/ }),

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ hero)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9210);



/**
 * Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight.
 *
 * @param root goes before a link that begins with a name.
 */
function hero(isHome, root = '') {
    return (source, { context: { data }, open }) => {
        // An included page has no hero.
        if (data === undefined || open.length > 1 || !isHome(data))
            return source;
        const blocks = [
            ...heroOf(data),
            ...(0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'features')).flatMap(featureOf),
        ].map(block => block.replace(LINK_BY_NAME, `$&${root}`));
        if (blocks.length === 0)
            return source;
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)([
            (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .insertedText */ .ep)(`${blocks.join('\n\n')}\n\n`, source, 0),
            source,
        ]);
    };
}
const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g;
function heroOf(data) {
    const hero = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'hero');
    const lineAt = (key) => lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(hero, key));
    const heading = [lineAt('name'), lineAt('text')].filter(Boolean).join(' ');
    const title = lineAt('title');
    const actions = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(hero, 'actions')).flatMap(action => linkOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(action, 'text'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(action, 'link')));
    const blocks = [];
    if (heading)
        blocks.push(`# ${heading}`);
    if (title !== lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'title')))
        blocks.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .strong */ .ko)(title));
    blocks.push(lineAt('tagline'), actions.join(' '), imageOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(hero, 'image')));
    return blocks.filter(Boolean);
}
/** The image with the words that screen readers read, where it has some. */
function imageOf(image) {
    const alt = lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(image, 'alt')) || pictureOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(image, 'html'));
    const [src] = ['src', 'file', 'light'].flatMap(key => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(image, key)) ?? []);
    if (alt === '' || src === undefined)
        return alt;
    return `![${alt}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .destination */ .j_)(src)})`;
}
function featureOf(feature) {
    const title = [
        pictureOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(feature, 'icon')),
        lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(feature, 'title')),
    ]
        .filter(Boolean)
        .join(' ');
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .strong */ .ko)(title),
        lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(feature, 'details')),
        ...linkOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(feature, 'linkText'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(feature, 'link')),
    ].filter(Boolean);
}
/** An icon that is an emoji; HTML has no words. */
function pictureOf(value) {
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(value)?.includes('<'))
        return '';
    return lineOf(value);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(url)];
    if (label === '')
        return [];
    if (!to)
        return [label];
    return [`[${label}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .destination */ .j_)(to)})`];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)(line).replaceAll('{', '\\{');
}


/***/ }),

/***/ 2710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ slug)
});

// UNUSED EXPORTS: default

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
}


/***/ })

};
