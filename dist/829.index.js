export const id = 829;
export const ids = [829];
export const modules = {

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   docfx: () => (/* binding */ docfx)
/* harmony export */ });
/* harmony import */ var _markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9498);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7524);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6624);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3351);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3528);










const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh);
        const build = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(data, 'build');
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(build, 'content') === undefined)
            return undefined;
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path);
        const contents = contentsOf(folder, build);
        const isLearn = reader.files.has(PUBLISHING);
        let publishing;
        let address = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextAt */ .TQ)(build, 'sitemap', 'baseUrl'));
        if (isLearn) {
            publishing = await reader.text(PUBLISHING);
            address = undefined;
        }
        return {
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '~/': folder },
            address,
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            options: {
                contents,
                isLearn,
                makesYaml: publishing?.includes('MAML2Yaml') === true,
            },
        };
    },
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange'],
    routes(config, files) {
        const { contents, isLearn } = config.options;
        const contentOf = toContentOf(config.options);
        const exclusions = new Map(contents.map(content => [content, (0,_config_files_js__WEBPACK_IMPORTED_MODULE_5__/* .toGlobs */ .Fv)(content.excluded)]));
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_5__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path }) => {
            const content = contentOf(path);
            if (!content)
                return undefined;
            const inside = path.slice(content.folder.length);
            if (PARTIALS.test(path))
                return { reason: 'is a partial: its folder is "includes"' };
            if (exclusions.get(content)(inside))
                return { reason: 'is excluded by docfx.json' };
            const stem = inside.replace(/\.md$/, '');
            if (!isLearn)
                return `${content.route}${stem}.html`;
            const route = stem.toLowerCase();
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(route) === 'index')
                return content.route + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(route);
            return content.route + route;
        });
        const versions = new Set(contents.flatMap(({ version }) => version ?? []));
        const versionOf = (path, headOf) => {
            const moniker = onlyMoniker(headOf(path).monikerRange);
            if (moniker !== undefined || versions.size < 2)
                return moniker;
            return contentOf(path)?.version;
        };
        const routes = { ...sorted, hiddenBy, versionOf, rooted: 'server' };
        if (isLearn) {
            routes.server = LEARN;
            routes.named = toNamed(sorted.pages);
        }
        return routes;
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
            (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .fences */ .H6)(),
            (0,_syntax_inline_js__WEBPACK_IMPORTED_MODULE_8__/* .attributeLists */ .Yd)('headings'),
        ],
    }),
};
/** The entries of `build.content` (DocFX, "docfx.json File Format"). */
function contentsOf(folder, build) {
    const contents = [];
    for (const entry of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(build, 'content'))) {
        const source = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFolder */ .nn)(folder, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextAt */ .TQ)(entry, 'src') ?? '.');
        if (source === undefined)
            continue;
        const group = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextAt */ .TQ)(entry, 'group') ?? '';
        const range = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(build, 'groups', group, 'moniker_range') ??
            (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(entry, 'version');
        contents.push({
            folder: source,
            files: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextsAt */ .S7)(entry, 'files').map(recursive),
            excluded: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextsAt */ .S7)(entry, 'exclude').map(recursive),
            route: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toRoute */ .P7)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarTextAt */ .TQ)(entry, 'dest') ?? ''),
            version: onlyMoniker(range),
        });
    }
    return contents;
}
/** Finds the content that a file is of: the first that includes it. */
function toContentOf({ contents, makesYaml, }) {
    const all = contents.map(content => ({
        content,
        isIncluded: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_5__/* .toGlobs */ .Fv)(content.files),
    }));
    return path => {
        const found = all.find(({ content: { folder }, isIncluded }) => {
            if (!path.startsWith(folder))
                return false;
            const inside = path.slice(folder.length);
            const yaml = inside.replace(/\.md$/, '.yml');
            return isIncluded(inside) || (makesYaml && isIncluded(yaml));
        });
        return found?.content;
    };
}
/** The page that a link names in any case, which does not count in Learn's addresses. */
function toNamed(pages) {
    const paths = [...pages.keys()];
    const byLowerCase = new Map(paths.map(path => [path.toLowerCase(), path]));
    return path => [byLowerCase.get(path.toLowerCase()) ?? ''];
}
/** Why a page's front matter keeps it out of search (Microsoft Learn, "Metadata"). */
function hiddenBy(path, headOf) {
    const { ROBOTS, robots, redirect_url } = headOf(path);
    if (/noindex/i.test(String(ROBOTS ?? robots)))
        return 'front matter says ROBOTS: NOINDEX';
    if (redirect_url !== undefined)
        return 'only sends its readers elsewhere (redirect_url)';
    return undefined;
}
/** The moniker in a range that has one alone: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range) {
    return /^(?:=\s*)?([\w.-]+)$/.exec((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)(range)?.trim() ?? '')?.[1];
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** `[!INCLUDE [title](path)]`, in a line or alone on one (DocFX, "Include Markdown Files"). */
const includedTexts = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .includes */ .mK)({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: path }, from, settings) => [
        includeOf(path.trim(), from, settings),
    ],
    render: _syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .inPlace */ .zp,
});
/** A step that includes code. */
function codeIncludes(hint, pattern, specOf) {
    return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .includes */ .mK)({
        hint,
        pattern,
        read(match, from, settings) {
            const { source = '', id, range } = specOf(match);
            let part = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .readPart */ .on)(range, '-');
            if (id)
                part = { name: id };
            return [{ ...includeOf(source, from, settings), part, isCode: true }];
        },
        render(text, match, source) {
            const { source: path = '', language = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .extensionOf */ .je)(path) } = specOf(match);
            return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .inPlace */ .zp)((0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .codeBlock */ .DV)(text, language), match, source);
        },
    });
}
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes('[!', /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi, ({ 1: language, 2: link = '' }) => {
    const [, source, query, hash = ''] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(link.trim());
    const options = new URLSearchParams(query);
    const name = options.get('name') ?? options.get('region') ?? undefined;
    const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? [];
    let range = options.get('range') ?? undefined;
    if (first !== undefined)
        range ??= `${first}-${last}`;
    if (range)
        return { language, source, range, id: name };
    return { language, source, id: name ?? hash };
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(':::', /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim, ({ 1: attributes }) => attributesOf(attributes));
function includeOf(name, from, { folder, contentFolder }) {
    let folders = [(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(from)];
    if (/^[~/]/.test(name))
        folders = [folder, contentFolder, ''];
    const path = name.replace(/^~/, '').replaceAll('%20', ' ');
    return { name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsIn */ .Mr)(folders, path), isRebased: true };
}
function attributesOf(text) {
    const attributes = text.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi);
    return Object.fromEntries(Array.from(attributes, ([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(':::', /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ([, name, rest = '']) => {
    const attributes = attributesOf(rest);
    const { source = '', text = '', title = 'Video' } = attributes;
    if (name === 'no-loc')
        return text;
    if (name === 'video')
        return `[${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(title)}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(source)})`;
    const alt = (0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(attributes['alt-text'] ?? '');
    return `![${alt}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(source)})`;
});
/** The lines that begin and end zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    /** The indentation of the content; undefined up to its first line. */
    let margin = 0;
    for (const { text, start, isBlank } of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source)) {
        const indent = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .blanksOf */ .RF)(text).length;
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? [];
        let width = indent;
        if (tag === undefined) {
            if (!isBlank)
                margin ??= indent;
            width = Math.min(indent, margin ?? 0);
        }
        else if (tag.endsWith('row-end'))
            margin = 0;
        else
            margin = undefined;
        changes.push({ start, end: start + width, by: '' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .applyChanges */ .YF)(source, changes);
};
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, ([, name = '', words = '']) => {
    const kind = name.toLowerCase();
    if (kind === 'video')
        return `[Video](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(words.trim())})`;
    if (kind === 'div')
        return '';
    return words;
});
/** References to the API by its identifiers (DocFX, "Links and Cross References"). */
const references = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('xref:', /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/gi, ({ 1: uid, 2: words }) => {
    if (uid === undefined)
        return words;
    return nameOfUid(uid);
});
function nameOfUid(uid) {
    const name = uid
        .replace(/[(?].*/s, '')
        .replace(/%2a|\*/gi, '')
        .replace(/%60\d|(?<!`)`+\d+/g, '');
    if (/=fullName/i.test(uid))
        return name;
    const parts = name.split('.');
    if (/=nameWithType/i.test(uid))
        return parts.slice(-2).join('.');
    return parts.at(-1);
}
const TAB = /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/;
/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const headingTabs = source => {
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source)) {
        if (code)
            continue;
        const tab = TAB.exec(text);
        if (tab) {
            changes.push({ start, end, by: tab[1] + (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)(tab[2]) });
            isOpen = true;
        }
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text)) {
            changes.push({ start, end, by: '' });
            isOpen = false;
        }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .applyChanges */ .YF)(source, changes);
};


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments)
/* harmony export */ });
/* unused harmony exports drawings, ownAnchors */
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);





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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = without(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .subSource */ .m6)(source, start, start + words.length);
});
/** A step that removes what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = text.length;
            if (end < 0)
                return undefined;
            done = end + ending.length;
            return { start: index, end: done, by: '' };
        };
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));


/***/ })

};
