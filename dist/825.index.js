export const id = 825;
export const ids = [825];
export const modules = {

/***/ 825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vitepress: () => (/* binding */ vitepress)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9124);
/* harmony import */ var _config_literals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4851);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9210);
/* harmony import */ var _syntax_hero_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5371);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6102);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5405);












/** VitePress (https://vitepress.dev/reference/site-config). */
const vitepress = {
    async read(path, reader) {
        const data = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_4__/* .readModule */ .bH)(path, reader);
        const folder = path.slice(0, path.lastIndexOf('.vitepress/'));
        const srcDir = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(data, 'srcDir') ?? '.';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFolder */ .nn)(folder, srcDir) ?? folder;
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(data, 'lang') ?? 'en-US';
        return {
            ownCode: await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_4__/* .ownCodeIn */ .Ns)(path, reader),
            unknown: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .members */ .ol)(data).length > 0 ? undefined : 'no setting',
            folder,
            contentFolder,
            aliases: { '@/': contentFolder },
            address: addressIn(data),
            syntaxOptions: { attributes: delimitersIn(data) },
            options: {
                hasCleanAddresses: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'cleanUrls'), false),
                languages: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .languagesOf */ .P7)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'locales'), language),
                excluded: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextsAt */ .S7)(data, 'srcExclude'),
                rewrites: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .plainMembers */ .IE)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'rewrites')),
            },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isExcluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .toGlobs */ .Fv)([
            '**/node_modules/**',
            '**/dist/**',
            ...options.excluded,
        ]);
        const rewrite = toRewrite(options.rewrites);
        /** Links may name a page by the path that it is rewritten to. */
        const sources = new Map();
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path, inside }) => {
            if (isExcluded(inside))
                return { reason: 'is excluded by srcExclude' };
            if (/\[\w+\]/.test(inside))
                return { reason: 'is a template of pages (a dynamic route)' };
            if (/(?:^|\/)\./.test(inside))
                return undefined;
            const rewritten = rewrite(inside);
            sources.set(contentFolder + rewritten, path);
            const stem = rewritten.replace(/\.md$/, '');
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(stem) === 'index')
                return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(stem);
            return options.hasCleanAddresses ? stem : `${stem}.html`;
        });
        return {
            ...sorted,
            readers: {
                languageOf(path) {
                    const route = rewrite(path.slice(contentFolder.length));
                    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .languageIn */ .a8)(options.languages, route.split('/')[0]);
                },
            },
            links: {
                rooted: 'site',
                assets: [`${contentFolder}public/`],
                named: path => [sources.get(path) ?? ''],
                // As VitePress writes what names a page without its extension.
                toHref(link) {
                    const isComplete = /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(link);
                    if (isComplete || options.hasCleanAddresses)
                        return link;
                    return `${link}.html`;
                },
            },
        };
    },
    syntax: ({ attributes }) => ({
        includes: [commentIncludes, codeIncludes],
        markup: [
            (0,_syntax_hero_js__WEBPACK_IMPORTED_MODULE_6__/* .hero */ .Z)(data => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(data, 'layout') === 'home', '/'),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .scripts */ .Pm,
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .excludedSections */ .dX,
            slots,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_10__/* .components */ .dK,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .containers */ .l8)(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .fences */ .H6)(withoutCodeMarks),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .contents */ .PG,
            ...(attributes ? [inBraces(...attributes)] : []),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .attributeLists */ .Yd)('all'),
        ],
    }),
};
/** The address of the site: of a sitemap's host, which may have the base in it already (VitePress, "Sitemap Generation"). */
function addressIn(data) {
    const base = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(data, 'base') ?? '';
    const host = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(data, 'sitemap', 'hostname'));
    const hasBase = host?.endsWith(`/${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRoute */ .P7)(base)}`);
    return hasBase ? host : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toAddress */ .ch)(host, base);
}
/** The delimiters of lists of attributes (markdown-it-attrs), for which VitePress 2 has shorter names. */
function delimitersIn(data) {
    const options = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'markdown', 'attrs');
    const [left, right] = ['left', 'right'].map(name => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(options, `${name}Delimiter`) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(options, name)));
    return isDelimiter(left) && isDelimiter(right) ? [left, right] : undefined;
}
/** Longer ones would be compared with every part of a page. */
function isDelimiter(text) {
    return text !== undefined && text !== '' && text.length < 10;
}
/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(rewrites) {
    const named = (pattern) => pattern.replace('(.*)', ':rest*');
    const all = Object.entries(rewrites).map(([from, to]) => ({
        expression: rewriteExpression(named(from)),
        to: named(to),
    }));
    return path => {
        for (const { expression, to } of all) {
            const match = expression?.exec(path);
            if (!match)
                continue;
            return to.replace(PARAMETER, (_, name) => match.groups?.[name] ?? '');
        }
        return path;
    };
}
/** A parameter: by its name, perhaps with the expression that it is to match; `*` and `+` stand for the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?([*+?]?)/g;
/** Undefined for a pattern that cannot be read, or that has several rests, which may take long. */
function rewriteExpression(pattern) {
    if (/[*+].*[*+]|:\w+:/.test(pattern))
        return undefined;
    const parts = pattern.split(PARAMETER);
    let source = '';
    for (let index = 0; index < parts.length; index += 3) {
        const [text = '', name, end] = parts.slice(index, index + 3);
        source += literal(text);
        if (name === undefined)
            continue;
        // Behind a text in its folder it does not have that text in it (path-to-regexp, which VitePress uses).
        const isInFolder = text !== '' && !text.includes('/');
        const one = isInFolder ? `(?:(?!${literal(text)})[^/])+?` : '[^/]+?';
        source += `(?<${name}>${end ? '.*' : one})`;
    }
    try {
        return new RegExp(`^${source}$`, 's');
    }
    catch {
        return undefined;
    }
}
function literal(text) {
    return text.replace(/[^\w\s]/g, '\\$&');
}
const SLOT = /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>/;
const SLOT_CONTENT = /((?:(?!<\/?template\b)[\s\S])*)<\/template>/;
/** The content for slots of a component (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('<template', new RegExp(SLOT.source + SLOT_CONTENT.source, 'gm'), ({ 0: slot, 1: name, 2: inside = '', index }, source) => {
    const end = index + slot.lastIndexOf('<');
    const start = end - inside.trimStart().length;
    return [
        name === 'title' ? '\n## ' : '\n',
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutMargins */ .aX)(source, start, end),
        '\n',
    ];
});
/** `<!--@include: path{3,}-->` (VitePress, "Markdown File Inclusion"); links in it are the page's own. */
const commentIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .includes */ .mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: spec = '' }, from, settings) {
        const name = spec.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        let part = region ? { name: region } : undefined;
        if (lines)
            part = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .readPart */ .on)(lines.replace(',', ':'), ':');
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code (VitePress, "Import Code Snippets"). */
const codeIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .includes */ .mK)({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: spec = '' }, from, settings) {
        const { path, region } = codeSpec(spec);
        const paths = includePaths(path, from, settings);
        const part = region ? { name: region } : undefined;
        return [{ name: path, paths, part, isCode: true }];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        const info = `${language || (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .extensionOf */ .je)(path)} [[${label}]]`;
        return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .inPlace */ .zp)((0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .codeBlock */ .DV)(code, info), match, source);
    },
});
/** `path#region{lines language} [label]`. */
const CODE_SPEC = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/;
function codeSpec(spec) {
    const [, path = '', region, braces = '', label = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)] = CODE_SPEC.exec(spec) ?? [];
    const language = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .languageOf */ .eX)(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label };
}
function includePaths(name, from, settings) {
    const alias = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .aliased */ .qZ)(name, settings);
    if (alias !== undefined)
        return [alias];
    return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsIn */ .Mr)([name.startsWith('/') ? settings.contentFolder : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(from)], name);
}
const CODE_MARK = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/;
/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks = (text, info) => {
    const isTerminal = info.startsWith('ansi');
    const line = isTerminal ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text) : text;
    const mark = CODE_MARK.exec(line.trimEnd());
    return mark ? line.slice(0, mark.index).trimEnd() || undefined : line;
};
/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left, right) {
    const [opening, closing] = [left, right].map(literal);
    const list = `${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`;
    return (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(left, new RegExp(list, 'g'), ([, inside]) => `{${inside}}`);
}


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


/***/ })

};
