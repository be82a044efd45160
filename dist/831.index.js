export const id = 831;
export const ids = [831];
export const modules = {

/***/ 825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vitepress: () => (/* binding */ vitepress)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9124);
/* harmony import */ var _config_literals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4851);
/* harmony import */ var _config_own_code_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7105);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9210);
/* harmony import */ var _syntax_hero_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5371);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6102);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5405);













/** VitePress (https://vitepress.dev/reference/site-config). */
const vitepress = {
    async read(path, reader) {
        const data = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(path, reader);
        const folder = path.slice(0, path.lastIndexOf('.vitepress/'));
        const srcDir = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'srcDir') ?? '.';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, srcDir) ?? folder;
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'lang') ?? 'en-US';
        return {
            ownCode: await (0,_config_own_code_js__WEBPACK_IMPORTED_MODULE_12__/* .ownCodeIn */ .N)(path, reader),
            unknown: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .members */ .ol)(data).length > 0 ? undefined : 'no setting',
            folder,
            contentFolder,
            aliases: { '@/': contentFolder },
            address: addressIn(data),
            syntaxOptions: { attributes: delimitersIn(data) },
            options: {
                hasCleanAddresses: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'cleanUrls'), false),
                languages: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .languagesOf */ .P7)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'locales'), language),
                excluded: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextsAt */ .S7)(data, 'srcExclude'),
                rewrites: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .plainMembers */ .IE)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'rewrites')),
            },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isExcluded = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .toGlobs */ .Fv)([
            '**/node_modules/**',
            '**/dist/**',
            ...options.excluded,
        ]);
        const rewrite = toRewrite(options.rewrites);
        /** Links may name a page by the path that it is rewritten to. */
        const sources = new Map();
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path, inside }) => {
            if (isExcluded(inside))
                return { reason: 'is excluded by srcExclude' };
            if (/\[\w+\]/.test(inside))
                return { reason: 'is a template of pages (a dynamic route)' };
            if (/(?:^|\/)\./.test(inside))
                return undefined;
            const rewritten = rewrite(inside);
            sources.set(contentFolder + rewritten, path);
            const stem = rewritten.replace(/\.md$/, '');
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(stem) === 'index')
                return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(stem);
            return options.hasCleanAddresses ? stem : `${stem}.html`;
        });
        return {
            ...sorted,
            readers: {
                languageOf(path) {
                    const route = rewrite(path.slice(contentFolder.length));
                    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .languageIn */ .a8)(options.languages, route.split('/')[0]);
                },
            },
            links: {
                rooted: 'site',
                assets: [`${contentFolder}public/`],
                named: path => [sources.get(path) ?? ''],
                // As VitePress writes what names a page without its extension.
                toHref(written) {
                    const isComplete = /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written);
                    if (isComplete || options.hasCleanAddresses)
                        return written;
                    return `${written}.html`;
                },
            },
        };
    },
    syntax: ({ attributes }) => ({
        includes: [commentIncludes, codeIncludes],
        markup: [
            (0,_syntax_hero_js__WEBPACK_IMPORTED_MODULE_7__/* .hero */ .Z)(data => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'layout') === 'home', '/'),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__/* .scripts */ .Pm,
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .excludedSections */ .dX,
            slots,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_11__/* .components */ .dK,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .containers */ .l8)(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .fences */ .H6)(withoutCodeMarks),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__/* .contents */ .PG,
            ...(attributes ? [inBraces(...attributes)] : []),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_9__/* .attributeLists */ .Yd)('all'),
        ],
    }),
};
/** The address of the site: of a sitemap's host, which may have the base in it already (VitePress, "Sitemap Generation"). */
function addressIn(data) {
    const base = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'base') ?? '';
    const host = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'sitemap', 'hostname'));
    const hasBase = host?.endsWith(`/${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toRoute */ .P7)(base)}`);
    return hasBase ? host : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toAddress */ .ch)(host, base);
}
/** The delimiters of lists of attributes (markdown-it-attrs), for which VitePress 2 has shorter names. */
function delimitersIn(data) {
    const options = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'markdown', 'attrs');
    const [left, right] = ['left', 'right'].map(name => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, `${name}Delimiter`) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(options, name)));
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
const slots = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_10__/* .replacing */ .mi)('<template', new RegExp(SLOT.source + SLOT_CONTENT.source, 'gm'), ({ 0: whole, 1: name, 2: inside = '', index }, source) => {
    const end = index + whole.lastIndexOf('<');
    const start = end - inside.trimStart().length;
    return [
        name === 'title' ? '\n## ' : '\n',
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMargins */ .aX)(source, start, end),
        '\n',
    ];
});
/** `<!--@include: path{3,}-->` (VitePress, "Markdown File Inclusion"); links in it are the page's own. */
const commentIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .includes */ .mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written = '' }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        let part = region ? { name: region } : undefined;
        if (lines)
            part = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .readPart */ .on)(lines.replace(',', ':'), ':');
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code (VitePress, "Import Code Snippets"). */
const codeIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .includes */ .mK)({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written = '' }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = includePaths(path, from, settings);
        const part = region ? { name: region } : undefined;
        return [{ name: path, paths, part, isCode: true }];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        const info = `${language || (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .extensionOf */ .je)(path)} [[${label}]]`;
        return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .inPlace */ .zp)((0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .codeBlock */ .DV)(code, info), match, source);
    },
});
/** `path#region{lines language} [label]`. */
const CODE_SPEC = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/;
function codeSpec(written) {
    const [, path = '', region, braces = '', label = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path)] = CODE_SPEC.exec(written) ?? [];
    const language = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .languageOf */ .eX)(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label };
}
function includePaths(written, from, settings) {
    const alias = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .aliased */ .qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsIn */ .Mr)([written.startsWith('/') ? settings.contentFolder : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], written);
}
const CODE_MARK = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/;
/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks = (written, info) => {
    const isTerminal = info.startsWith('ansi');
    const line = isTerminal ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(written) : written;
    const mark = CODE_MARK.exec(line.trimEnd());
    return mark ? line.slice(0, mark.index).trimEnd() || undefined : line;
};
/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left, right) {
    const [opening, closing] = [left, right].map(literal);
    const list = `${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`;
    return (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_10__/* .replacing */ .mi)(left, new RegExp(list, 'g'), ([, inside]) => `{${inside}}`);
}


/***/ }),

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ hero)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1222);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9210);




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
            ...(0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'features')).flatMap(featureOf),
        ].map(block => block.replace(LINK_BY_NAME, `$&${root}`));
        if (blocks.length === 0)
            return source;
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)([
            (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_0__/* .insertedText */ .ep)(`${blocks.join('\n\n')}\n\n`, source, 0),
            source,
        ]);
    };
}
const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g;
function heroOf(data) {
    const hero = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'hero');
    const lineAt = (key) => lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(hero, key));
    const heading = [lineAt('name'), lineAt('text')].filter(Boolean).join(' ');
    const title = lineAt('title');
    const actions = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(hero, 'actions')).flatMap(action => linkOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(action, 'text'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(action, 'link')));
    const blocks = [];
    if (heading)
        blocks.push(`# ${heading}`);
    if (title !== lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'title')))
        blocks.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(title));
    blocks.push(lineAt('tagline'), actions.join(' '), imageOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(hero, 'image')));
    return blocks.filter(Boolean);
}
/** The image with the words that screen readers read, where it has some. */
function imageOf(image) {
    const alt = lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(image, 'alt')) || pictureOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(image, 'html'));
    const [src] = ['src', 'file', 'light'].flatMap(key => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(image, key)) ?? []);
    if (alt === '' || src === undefined)
        return alt;
    return `![${alt}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_3__/* .destination */ .j_)(src)})`;
}
function featureOf(feature) {
    const title = [
        pictureOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(feature, 'icon')),
        lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(feature, 'title')),
    ]
        .filter(Boolean)
        .join(' ');
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(title),
        lineOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(feature, 'details')),
        ...linkOf((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(feature, 'linkText'), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(feature, 'link')),
    ].filter(Boolean);
}
/** An icon that is an emoji; HTML has no words. */
function pictureOf(value) {
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(value)?.includes('<'))
        return '';
    return lineOf(value);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(url)];
    if (label === '')
        return [];
    if (!to)
        return [label];
    return [`[${label}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_3__/* .destination */ .j_)(to)})`];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return (0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk)(line).replaceAll('{', '\\{');
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ warnAsWritten),
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   Ep: () => (/* binding */ rawLines),
/* harmony export */   FC: () => (/* binding */ warnUnknown),
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   JR: () => (/* binding */ includedBeside),
/* harmony export */   JX: () => (/* binding */ admonition),
/* harmony export */   Qs: () => (/* binding */ content),
/* harmony export */   XZ: () => (/* binding */ RAW),
/* harmony export */   Yj: () => (/* binding */ liquidTags),
/* harmony export */   Zt: () => (/* binding */ highlight),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   dK: () => (/* binding */ components),
/* harmony export */   kT: () => (/* binding */ templates),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   nq: () => (/* binding */ customElements),
/* harmony export */   oo: () => (/* binding */ undecided),
/* harmony export */   qp: () => (/* binding */ gone),
/* harmony export */   uN: () => (/* binding */ outsideRaw),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   vR: () => (/* binding */ tabs),
/* harmony export */   wL: () => (/* binding */ rawTags)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1222);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9210);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _page_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1396);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9622);









const liquidTags = {
    tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
    raw: ['raw', 'comment'],
};
/** Finds the tags of a text and pairs them: an end tag closes the last open tag of its name. */
function tagsOf(source, { tag: pattern, raw }) {
    const { text } = source;
    const tags = [];
    const open = new Map();
    let openRaw;
    for (const { 0: all, 1: slash, 2: name = '', 3: rest = '', index: start, } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = undefined;
        if (!isClosing && raw.includes(name))
            openRaw = name;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, start).start, start) &&
            isBlank(end, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, end - 1).end);
        const tag = { name, start, end, rest, isClosing, isAlone };
        tags.push(tag);
        const same = open.get(name) ?? [];
        open.set(name, same);
        if (isClosing) {
            const opening = same.pop();
            if (opening)
                opening.closing = tag;
        }
        else if (!rest.trimEnd().endsWith('/'))
            same.push(tag);
    }
    return tags;
}
/** Reads the arguments of a tag: named ones by their names, others by their positions. */
function argumentsOf(rest) {
    const values = Object.create(null);
    let count = 0;
    for (const match of rest.matchAll(/(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        values[match[1] ?? count++] = withoutQuotes(match[2]);
    }
    return values;
}
function withoutQuotes(value) {
    if (!/["'`]/.test(value))
        return value;
    const end = value.endsWith(value.charAt(0)) ? -1 : undefined;
    return value.slice(1, end).replace(/\\(["\\])/g, '$1');
}
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, language);
        const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = [];
        for (const tag of tags) {
            if (isCode(tag.start) && !inCode.includes(tag.name))
                continue;
            if (tag.isClosing) {
                if (!closings.has(tag))
                    changes.push(left(tag, source));
                continue;
            }
            const rule = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(rules, tag.name) ?? other;
            const values = argumentsOf(tag.rest);
            const use = { tag, values, source, work, titles };
            changes.push(...tagChanges(rule(use), use, step));
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
    };
    return step;
}
function tagChanges(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('replacement' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.replacement }];
    if ('include' in rendered) {
        const { include, language, fill, parameters } = rendered;
        const inside = (text, outer) => {
            const inner = parameters ? { ...outer, parameters } : outer;
            return step(fill?.(text, inner) ?? text, inner);
        };
        let file = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .included */ .d8)(include, source, start, work, inside);
        if (!file)
            return [];
        if (language !== undefined)
            file = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .codeBlock */ .DV)(file, language);
        const match = { index: start, 0: source.text.slice(start, end) };
        return [{ start, end, by: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .inPlace */ .zp)(file, match, source) }];
    }
    const title = rendered.before;
    const before = left(tag, source, title);
    if (!closing)
        return [before];
    // A title at the beginning of a line becomes a paragraph.
    if (!tag.isAlone && typeof title === 'string' && title.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = title + (beginsLine ? '\n\n' : ' ');
    }
    return [before, left(closing, source, rendered.after)];
}
/** Replaces a tag; one that is alone on its line by a block. */
function left({ start, end, isAlone }, source, content = '') {
    if (!isAlone)
        return { start, end, by: content };
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .asBlock */ .kw)(source, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, start).start, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, end - 1).end, content);
}
/** Shows the words in the arguments of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    if (tag.closing)
        return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title ?? label), after: caption };
    const url = values.link ?? values.href ?? values.url;
    const name = title ?? label ?? text;
    if (url && name) {
        const link = `[${name}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(url)})`;
        return { before: [link, caption].filter(Boolean).join(' ') };
    }
    const left = [...new Set([title, label, text, caption ?? alt])]
        .filter(Boolean)
        .join(' ');
    if (left === '')
        warnUnknown(openingOf(tag, source), source, tag.start, work);
    return { before: left };
};
/**
 * Warns that the output of a tag or a component, which code of the site makes, is missing from the document.
 *
 * @param opening the beginning of the tag, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
function warnUnknown(opening, source, at, work) {
    const reason = `what "${opening}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `tag ${opening}`, reason, source, at);
}
/** Warns that an expression stays in the document because its value is not known, such as `{version}`. */
function warnAsWritten(expression, source, at, work) {
    const reason = `what "${expression}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `value ${expression}`, reason, source, at);
}
/** The beginning of a tag up to the end of its name, with one blank before that: `{{< gallery`, `{% for`. */
function openingOf({ name, start }, { text }) {
    return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`;
}
/** Shows an admonition by its title, or else by its kind. */
const admonition = use => ({
    before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(admonitionTitle(use)),
});
function admonitionTitle({ tag, values }) {
    const { title, type, style, kind: kindValue, level } = values;
    if (title !== undefined)
        return title;
    const kindByName = type ?? style ?? kindValue ?? level;
    let kindByPlace = values[0];
    if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(tag.name) && tag.name !== 'hint')
        kindByPlace = tag.name;
    const kinds = kindByName ?? kindByPlace ?? '';
    const kind = kinds.split(/\s/)[0];
    let positional = values[0];
    if (kindByName)
        positional = undefined;
    if (kinds === values[0] && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        positional = values[1];
    if (positional === undefined && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .kindName */ .Ep)(kind);
    return positional;
}
/** Shows the title of a tab and the like. */
const titled = ({ values, titles }) => {
    const title = TITLE_KEYS.map(key => values[key]).find(value => value !== undefined);
    return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title ?? titles.shift()) };
};
const TITLE_KEYS = [
    'title',
    'summary',
    'name',
    'header',
    'label',
    'tabName',
    '0',
];
/** Keeps the titles that a group of tabs has for its tabs. */
const tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, } = values;
    if (src === '')
        return words(use);
    const image = `![${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(alt)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(src)})`;
    return {
        before: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(title), image, caption]
            .filter(Boolean)
            .join(tag.isAlone ? '\n\n' : ' '),
    };
};
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    let start = tag.end;
    if (text.startsWith('\n', start))
        start++;
    const end = text.slice(0, tag.closing.start).trimEnd().length;
    let code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, start, end);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source, tag.end).start, tag.start);
    let margin = '';
    if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
        margin = before.replace(/[^\s>]/g, ' ');
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    if (!isInside)
        code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .indented */ .gu)(code, margin, margin);
    return {
        replacement: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .codeBlock */ .DV)(code, values[0] ?? values.lang ?? '', margin),
    };
};
const gone = () => ({ replacement: '' });
const content = () => ({});
/** A condition that is not known: the text of all its branches stays. */
const undecided = ({ tag, source, work }) => {
    const condition = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
    const reason = `whether "${condition.slice(0, 100)}" is true is not known here, so that the document has the text of all its branches. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `condition ${condition}`, reason, source, tag.start);
    return {};
};
/** Includes a file by its path from the folder of the including file. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
/** The lines, as `path:line`, of what `raw` shows as it is. */
const rawLines = (work) => (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .HK)(work, 'raw', () => new Set());
const rawTag = ({ tag, source, work }) => {
    const { path, line } = source.placeAt(tag.end);
    const last = source.placeAt(tag.closing?.start ?? tag.end).line;
    for (let at = line; at <= last; at++)
        rawLines(work).add(`${path}:${at}`);
    return {};
};
/** The rules of all generators that use Liquid. */
const raw = { raw: rawTag, comment: gone };
/** Removes the tags of `raw`, after all steps that read templates. */
const rawTags = (inCode) => templates(liquidTags, raw, () => 'stays', inCode);
/** Matches `{% raw %}` and what follows, up to the end tag: Jinja and Liquid show it as it is. */
const RAW = /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g;
/** Applies a step to the parts of a page that are not between `{% raw %}` and `{% endraw %}`. */
function outsideRaw(step) {
    return (source, work) => {
        const parts = [];
        let at = 0;
        for (const { index, 0: block } of source.text.matchAll(RAW)) {
            parts.push(step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, at, index), work), (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, index, index + block.length));
            at = index + block.length;
        }
        if (parts.length === 0)
            return step(source, work);
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)([...parts, step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(values, name) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(values, plain);
}
/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
        const isClosed = closed.has(name);
        if (!isClosed && !/=|\/>$/.test(tag))
            return undefined;
        const values = argumentsOf(tag.slice(0, -1));
        const words = wordsOfComponent(values);
        const end = index + tag.length;
        const below = source.text.slice(end, end + 200).trimStart();
        const isEmpty = !isClosed || below.startsWith(`</${name}>`);
        // VitePress has this one itself.
        if (!isEmpty || name === 'Badge')
            return words;
        if (words === '') {
            const { link, to, href } = values;
            const url = link ?? to ?? href ?? '';
            const linked = (0,_page_link_js__WEBPACK_IMPORTED_MODULE_6__/* .linkedPage */ .j)(url, source, index, work);
            if (linked)
                return `[${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(linked.name)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(linked.url)})`;
        }
        warnUnknown(`<${name}>`, source, index, work);
        return words;
    })(source, work);
};
/** Warns of elements of the site's own (HTML, "Custom elements") that have nothing in them: what they show, a script knows. */
const customElements = (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(/<[a-z]\w*-/, /<([a-z][a-z\d]*-[\w-]*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1\s*>)/g, ({ 0: tag, 1: name, index }, source, work) => {
    const hasWords = /\s(?:title|label|text|caption|alt)=/.test(tag);
    if (hasWords)
        return undefined;
    return warnUnknown(`<${name}>`, source, index, work);
});
function wordsOfComponent(values) {
    const { title, text, label, caption, alt, number } = values;
    const file = values['file-name'];
    const words = [number, file, title, text, label, caption ?? alt];
    return [...new Set(words)].filter(Boolean).join(' ');
}


/***/ }),

/***/ 807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ location)
/* harmony export */ });
/**
 * @import {VFile, Value} from 'vfile'
 * @import {Location} from 'vfile-location'
 */

/**
 * Create an index of the given document to translate between line/column and
 * offset based positional info.
 *
 * Also implemented in Rust in [`wooorm/markdown-rs`][github-markdown-rs].
 *
 * [github-markdown-rs]: https://github.com/wooorm/markdown-rs/blob/main/src/util/location.rs
 *
 * @param {VFile | Value} file
 *   File to index.
 * @returns {Location}
 *   Accessors for index.
 */
function location(file) {
  const value = String(file)
  /**
   * List, where each index is a line number (0-based), and each value is the
   * byte index *after* where the line ends.
   *
   * @type {Array<number>}
   */
  const indices = []
  let cr = -1
  let lf = -1

  return {toOffset, toPoint}

  /**
   * Add the next line to `indices`.
   *
   * @returns {undefined}
   *   Nothing.
   */
  function grow() {
    const from = indices.at(-1) ?? 0

    if (cr < from) {
      cr = value.indexOf('\r', from)
      if (cr === -1) cr = Infinity
    }

    if (lf < from) {
      lf = value.indexOf('\n', from)
      if (lf === -1) lf = Infinity
    }

    const eol = cr + 1 === lf ? lf : Math.min(cr, lf)
    indices.push((eol === Infinity ? value.length : eol) + 1)
  }

  /**
   * Get the line/column based `Point` for `offset`.
   *
   * @type {Location['toPoint']}
   */
  function toPoint(offset) {
    if (typeof offset === 'number' && offset > -1 && offset <= value.length) {
      while ((indices.at(-1) ?? 0) <= offset) grow()

      // Binary search for the first line that ends after `offset`.
      let low = 0
      let high = indices.length - 1

      while (low < high) {
        const middle = Math.floor((low + high) / 2)

        if (indices[middle] > offset) {
          high = middle
        } else {
          low = middle + 1
        }
      }

      return {
        line: low + 1,
        column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
        offset
      }
    }
  }

  /**
   * Get the `offset` from a line/column based `Point`.
   *
   * @type {Location['toOffset']}
   */
  function toOffset(point) {
    if (
      point &&
      typeof point.line === 'number' &&
      typeof point.column === 'number' &&
      !Number.isNaN(point.line) &&
      // Excludes `NaN` too.
      point.column > 0
    ) {
      while (
        indices.length < point.line &&
        (indices.at(-1) ?? 0) <= value.length
      ) {
        grow()
      }

      const offset =
        (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1
      // The given `column` could not exist on this line.
      if (offset < indices[point.line - 1]) return offset
    }
  }
}


/***/ })

};
