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
/* harmony import */ var _config_own_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7105);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9210);
/* harmony import */ var _syntax_hero_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5371);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6102);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6748);













/** The keys of the configuration that name code for pages. */
const CODE_KEYS = 'markdown|plugins|transformPageData';
/** The files of a theme that may fill slots of the default layout (VitePress, "Layout Slots"). */
const LAYOUTS = '^\\.vitepress/theme/.*(?:index|Layout)\\.\\w+$';
/** Slots of home pages, but for that of a picture; those of other pages are beside their content. */
const HOME_SLOT = '\\bhome-(?:hero-(?!image)|features-)';
/** VitePress (https://vitepress.dev/reference/site-config). */
const vitepress = {
    async read(path, reader) {
        const data = await (0,_config_literals_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(path, reader);
        const folder = path.slice(0, path.lastIndexOf('.vitepress/'));
        const srcDir = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'srcDir') ?? '.';
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFolder */ .nn)(folder, srcDir) ?? folder;
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'lang') ?? 'en-US';
        return {
            ownCode: [
                ...(await (0,_config_own_code_js__WEBPACK_IMPORTED_MODULE_6__/* .ownCodeIn */ .Ns)(path, reader, CODE_KEYS)),
                ...(await (0,_config_own_code_js__WEBPACK_IMPORTED_MODULE_6__/* .templatesIn */ .bU)(folder, reader, LAYOUTS, [HOME_SLOT])),
            ],
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
            (0,_syntax_hero_js__WEBPACK_IMPORTED_MODULE_8__/* .hero */ .Z)(data => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTextAt */ .TQ)(data, 'layout') === 'home', '/'),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_10__/* .scripts */ .Pm,
            _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .excludedSections */ .dX,
            // In Vue's templates (VitePress, "Runtime API").
            (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_12__/* .ofFrontMatter */ .MY)('$frontmatter.'),
            slots,
            _syntax_templates_js__WEBPACK_IMPORTED_MODULE_12__/* .components */ .dK,
            alerts,
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .containers */ .l8)(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .fences */ .H6)(withoutCodeMarks),
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_10__/* .contents */ .PG,
            _syntax_inline_js__WEBPACK_IMPORTED_MODULE_10__/* .emoji */ .Zg,
            ...(attributes ? [inBraces(...attributes)] : []),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_10__/* .attributeLists */ .Yd)('all'),
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
/** The marks of a quote, in a list or not. */
const QUOTE = /^([ \t>]*(?:(?:[-*+]|\d+\.) [ \t>]*)?)/;
const ALERT = /\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/;
const ALERTS = new RegExp(QUOTE.source + ALERT.source, 'gim');
/**
 * `> [!DANGER]` and `> [!NOTE] Title` (VitePress, "GitHub-flavored Alerts"), which are none to GitHub: the title in bold, or
 * the kind.
 */
const alerts = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_11__/* .replacing */ .mi)('[!', ALERTS, ([, mark = '', kind = '', rest = '']) => {
    const title = rest.trim();
    const isOfGitHub = title === '' && !/^(?:info|danger)$/i.test(kind);
    if (isOfGitHub || !mark.trimEnd().endsWith('>'))
        return undefined;
    const others = mark.replace(/[^\s>]/g, ' ').trimEnd();
    return `${mark}${(0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .strong */ .ko)(title || kind.toUpperCase())}\n${others}`;
});
/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(rewrites) {
    const all = Object.entries(rewrites).map(([from, to]) => {
        const parts = partsOf(from);
        const names = parts.flatMap(part => typeof part === 'string' ? [] : part.name);
        return { expression: expressionOf(parts), names, to: partsOf(to) };
    });
    return path => {
        for (const { expression, names, to } of all) {
            const match = expression?.exec(path);
            if (!match)
                continue;
            const written = to.map(part => {
                if (typeof part === 'string')
                    return part;
                return match[names.indexOf(part.name) + 1] ?? '';
            });
            return written.join('');
        }
        return path;
    };
}
/** A parameter: by its name, perhaps with the expression that it is to match, or the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\(\.\*\)/g;
/** Texts and parameters by turns, texts first and last. */
function partsOf(pattern) {
    const parts = [];
    let end = 0;
    let unnamed = 0;
    for (const match of pattern.matchAll(PARAMETER)) {
        const [whole, name = `${unnamed++}`] = match;
        const isRest = /[*+]\)?$/.test(whole);
        parts.push(pattern.slice(end, match.index), { name, isRest });
        end = match.index + whole.length;
    }
    return [...parts, pattern.slice(end)];
}
/**
 * An expression for a path, as path-to-regexp makes it, which VitePress uses: a name behind a text in its folder has not that
 * text in it, so that no lengths of several names are tried for each other. Undefined for several rests of a path, and for
 * parameters without a text between them.
 */
function expressionOf(parts) {
    const rests = parts.filter(part => typeof part === 'object' && part.isRest);
    if (rests.length > 1 || parts.slice(1, -1).includes(''))
        return undefined;
    const sources = parts.map((part, index) => {
        if (typeof part === 'string')
            return literal(part);
        if (part.isRest)
            return '(.*)';
        const before = String(parts[index - 1]);
        const isInFolder = before !== '' && !before.includes('/');
        return isInFolder ? `((?:(?!${literal(before)})[^/])+?)` : '([^/]+?)';
    });
    return new RegExp(`^${sources.join('')}$`, 's');
}
function literal(text) {
    return text.replace(/[^\w\s]/g, '\\$&');
}
const SLOT = /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>/;
const SLOT_CONTENT = /((?:(?!<\/?template\b)[\s\S])*)<\/template>/;
/** The content for slots of a component (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_11__/* .replacing */ .mi)('<template', new RegExp(SLOT.source + SLOT_CONTENT.source, 'gm'), ({ 0: whole, 1: name, 2: inside = '', index }, source) => {
    const end = index + whole.lastIndexOf('<');
    const start = end - inside.trimStart().length;
    return [
        name === 'title' ? '\n## ' : '\n',
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMargins */ .aX)(source, start, end),
        '\n',
    ];
});
/** `<!--@include: path{3,}-->` (VitePress, "Markdown File Inclusion"); links in it are the page's own. */
const commentIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .includes */ .mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written = '' }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        let part = region ? { name: region } : undefined;
        if (lines)
            part = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .readPart */ .on)(lines.replace(',', ':'), ':');
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code (VitePress, "Import Code Snippets"). */
const codeIncludes = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .includes */ .mK)({
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
        const info = `${language || (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .extensionOf */ .je)(path)} [[${label}]]`;
        return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .inPlace */ .zp)((0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .codeBlock */ .DV)(code, info), match, source);
    },
});
/** `path#region{lines language} [label]`. */
const CODE_SPEC = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/;
function codeSpec(written) {
    const [, path = '', region, braces = '', label = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path)] = CODE_SPEC.exec(written) ?? [];
    const language = (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .languageOf */ .eX)(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label };
}
function includePaths(written, from, settings) {
    const alias = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .aliased */ .qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsIn */ .Mr)([written.startsWith('/') ? settings.contentFolder : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], written);
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
    return (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_11__/* .replacing */ .mi)(left, new RegExp(list, 'g'), ([, inside]) => `{${inside}}`);
}


/***/ }),

/***/ 6748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XZ: () => (/* binding */ RAW),
  JX: () => (/* binding */ admonition),
  dK: () => (/* binding */ components),
  Qs: () => (/* binding */ content),
  vP: () => (/* binding */ figure),
  qp: () => (/* binding */ gone),
  Zt: () => (/* binding */ highlight),
  JR: () => (/* binding */ includedBeside),
  Yj: () => (/* binding */ liquidTags),
  MY: () => (/* binding */ ofFrontMatter),
  E4: () => (/* binding */ openingOf),
  uN: () => (/* binding */ outsideRaw),
  lS: () => (/* binding */ raw),
  wL: () => (/* binding */ rawTags),
  vR: () => (/* binding */ tabs),
  kT: () => (/* binding */ templates),
  dJ: () => (/* binding */ titled),
  bv: () => (/* binding */ variable),
  Ee: () => (/* binding */ variables),
  AB: () => (/* binding */ warnAsWritten),
  FC: () => (/* binding */ warnUnknown),
  aL: () => (/* binding */ words)
});

// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/markdown/write.js
var write = __webpack_require__(1222);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var step = __webpack_require__(9622);
;// CONCATENATED MODULE: ./lib/sites/syntax/page-link.js







/** The ends that the name of a page's file may have, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '/index.md'];
/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: its
 * title, and its path from the page that has the component.
 */
function linkedPage(link, source, at, work) {
    const { settings, context, open } = work;
    const [path = ''] = link.split(/[?#]/);
    if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link))
        return undefined;
    const { path: file, isRebased } = source.placeAt(at);
    const folders = [settings.contentFolder];
    if (!path.startsWith('/'))
        folders.unshift((0,text_paths/* folderOf */.yS)(file));
    const stem = (0,text_paths/* percentDecoded */.oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = (0,syntax_include/* pathsIn */.Mr)(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,step/* remembered */.HK)(work, `title ${found}`, () => titleOf(context.read?.(found)?.text, settings.frontMatter));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = external_node_path_.posix.relative((0,text_paths/* folderOf */.yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page, form) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,front_matter/* splitFrontMatter */.vQ)(page, form);
    const heading = (0,lines/* readLines */.Se)(below).find(line => (0,lines/* headingDepth */.Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return ((0,text_data/* scalarText */.ws)((0,text_data/* valueAt */.fK)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim());
}

;// CONCATENATED MODULE: ./lib/sites/syntax/templates.js









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
        const isAlone = isBlank((0,lines/* lineAt */.mh)(source, start).start, start) &&
            isBlank(end, (0,lines/* lineAt */.mh)(source, end - 1).end);
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
        const isCode = (0,lines/* codeOf */.$N)(source);
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
            const rule = (0,text_data/* lookUp */.TE)(rules, tag.name) ?? other;
            const values = argumentsOf(tag.rest);
            const use = { tag, values, source, work, titles };
            changes.push(...tagChanges(rule(use), use, step));
        }
        return (0,markdown_source/* applyChanges */.YF)(source, changes);
    };
    return step;
}
function tagChanges(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('whole' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.whole }];
    if ('include' in rendered) {
        const { include, language, fill } = rendered;
        const inside = (text, inner) => step(fill?.(text, inner) ?? text, inner);
        let file = (0,syntax_include/* included */.d8)(include, source, start, work, inside);
        if (!file)
            return [];
        if (language !== undefined)
            file = (0,syntax_include/* codeBlock */.DV)(file, language);
        const match = { index: start, 0: source.text.slice(start, end) };
        return [{ start, end, by: (0,syntax_include/* inPlace */.zp)(file, match, source) }];
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
    return (0,blocks/* asBlock */.kw)(source, (0,lines/* lineAt */.mh)(source, start).start, (0,lines/* lineAt */.mh)(source, end - 1).end, content);
}
/** Shows the words in the arguments of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    if (tag.closing)
        return { before: (0,blocks/* strong */.ko)(title ?? label), after: caption };
    const url = values.link ?? values.href ?? values.url;
    const name = title ?? label ?? text;
    if (url && name) {
        const link = `[${name}](${(0,write/* destination */.j_)(url)})`;
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
    before: (0,blocks/* strong */.ko)(admonitionTitle(use)),
});
function admonitionTitle({ tag, values }) {
    const { title, type, style, kind: kindValue, level } = values;
    if (title !== undefined)
        return title;
    const kindByName = type ?? style ?? kindValue ?? level;
    let kindByPlace = values[0];
    if ((0,blocks/* isKind */.VF)(tag.name) && tag.name !== 'hint')
        kindByPlace = tag.name;
    const kinds = kindByName ?? kindByPlace ?? '';
    const kind = kinds.split(/\s/)[0];
    let positional = values[0];
    if (kindByName)
        positional = undefined;
    if (kinds === values[0] && (0,blocks/* isKind */.VF)(kind))
        positional = values[1];
    if (positional === undefined && (0,blocks/* isKind */.VF)(kind))
        return (0,blocks/* kindName */.Ep)(kind);
    return positional;
}
/** Shows the title of a tab and the like. */
const titled = ({ values, titles }) => {
    const title = TITLE_KEYS.map(key => values[key]).find(value => value !== undefined);
    return { before: (0,blocks/* strong */.ko)(title ?? titles.shift()) };
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
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link, } = values;
    if (src === '')
        return words(use);
    let image = `![${(0,write/* escaped */.Mk)(alt)}](${(0,write/* destination */.j_)(src)})`;
    if (link)
        image = `[${image}](${(0,write/* destination */.j_)(link)})`;
    return {
        before: [(0,blocks/* strong */.ko)(title), image, caption]
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
    let code = (0,markdown_source/* subSource */.m6)(source, start, end);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,lines/* lineAt */.mh)(source, tag.end).start, tag.start);
    let margin = '';
    if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
        margin = before.replace(/[^\s>]/g, ' ');
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    if (!isInside)
        code = (0,markdown_source/* indented */.gu)(code, margin, margin);
    return { whole: (0,syntax_include/* codeBlock */.DV)(code, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** Includes a file by its path from the folder of the including file. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,syntax_include/* pathsIn */.Mr)([(0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
/** The rules of all generators that use Liquid. */
const raw = { raw: content, comment: gone };
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
            parts.push(step((0,markdown_source/* subSource */.m6)(source, at, index), work), (0,markdown_source/* subSource */.m6)(source, index, index + block.length));
            at = index + block.length;
        }
        if (parts.length === 0)
            return step(source, work);
        return (0,markdown_source/* sourceOf */.vz)([...parts, step((0,markdown_source/* subSource */.m6)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
const variables = (0,step/* replacing */.mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** Replaces a key of front matter with a plain value, such as `{{ page.title }}` for the prefix `page.`. */
const ofFrontMatter = (before, isInCodeToo = false) => (0,step/* replacing */.mi)(before, new RegExp(`\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`, 'g'), ({ 1: key }, _, { context }) => (0,text_data/* scalarText */.ws)((0,text_data/* valueAt */.fK)(context.data, key)), isInCodeToo);
/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,text_data/* lookUp */.TE)(values, name) ?? (0,text_data/* lookUp */.TE)(values, plain);
}
/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,step/* replacing */.mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
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
            const linked = linkedPage(url, source, index, work);
            if (linked)
                return `[${(0,write/* escaped */.Mk)(linked.name)}](${(0,write/* destination */.j_)(linked.url)})`;
        }
        warnUnknown(`<${name}>`, source, index, work);
        return words;
    })(source, work);
};
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
