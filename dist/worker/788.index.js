export const id = 788;
export const ids = [788];
export const modules = {

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ toGlobs),
/* harmony export */   P7: () => (/* binding */ languagesOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cy: () => (/* binding */ chaptersOf),
/* harmony export */   dN: () => (/* binding */ toExpressions),
/* harmony export */   w9: () => (/* binding */ sortFiles),
/* harmony export */   wj: () => (/* binding */ toNames)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5613);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);



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
        if (!root)
            continue;
        const inside = path.slice(root.folder.length);
        const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .stemOf */ .Vc)(inside, extensions);
        if (stem === undefined)
            continue;
        const placed = place({ path, root, inside, stem });
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
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .map(pattern => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .toGlob */ .aZ)(pattern.replace(/^\.?\//, ''), options));
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
    const expressions = patterns
        .slice(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATTERNS */ .nP)
        .flatMap(pattern => toExpression(pattern) ?? []);
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    if (!SIMPLE.test(pattern))
        return undefined;
    if (pattern.split(/[*+{]/).length > MAX_QUANTIFIERS)
        return undefined;
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
}
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const languages = new Map();
    for (const [name, locale] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(locales)) {
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(locale, 'lang'));
        if (name === 'root')
            languages.set('', language ?? ofRoot);
        else
            languages.set(name, language ?? name);
    }
    return Object.fromEntries(languages);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const chapters = [];
    for (const [, words = '', quoted, plain] of summary.matchAll(CHAPTER)) {
        const [link = ''] = (quoted ?? plain ?? '').split('#');
        const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(link));
        if (link === '' || path === undefined)
            continue;
        const name = words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim();
        chapters.push([path, name]);
    }
    return chapters;
}
const CHAPTER = /(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g;
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    if (typeof value !== 'string' || value === '')
        return undefined;
    return value;
}


/***/ }),

/***/ 6788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   docfx: () => (/* binding */ docfx)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1222);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9210);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6102);
/* harmony import */ var _syntax_page_link_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1396);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9622);











const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it (https://dotnet.github.io/docfx/reference/docfx-json-reference.html). */
const docfx = {
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange', 'uid'],
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
        const readers = { hiddenBy, versionOf };
        const links = {
            rooted: 'server',
            idOf: (path, headOf) => (0,_config_files_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(headOf(path).uid),
        };
        if (isLearn) {
            links.server = LEARN;
            links.named = toNamed(sorted.pages);
        }
        return { ...sorted, links, readers };
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
/** `[!code-csharp[name](path?name=part#L1-L9 "title")]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes('[!', /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi, ({ 1: language, 2: link = '' }) => {
    const [, source, query, hash = ''] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(link.split('"')[0].trim());
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
        return `[${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .escaped */ .Mk)(title)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .destination */ .j_)(source)})`;
    const alt = (0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .escaped */ .Mk)(attributes['alt-text'] ?? '');
    return `![${alt}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .destination */ .j_)(source)})`;
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
        return `[Video](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .destination */ .j_)(words.trim())})`;
    if (kind === 'div')
        return '';
    return words;
});
/** `<xref:uid>`, `[words](xref:uid)` and `@uid` (DocFX, "Links and Cross References"): to a page of the site, or to the API. */
const references = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(/xref:|@/, /<xref:([^<>\s]+)>|\[([^[\]\n]*)\]\(xref:([^()\s]*(?:\([^()\s]*\)[^()\s]*)?)\)|(?<![\w.`@/])@([a-z](?:[\w./-]*\w)?)/gi, ({ 1: shown, 2: words, 3: target, 4: mention, index }, source, work) => {
    const written = shown ?? target ?? mention;
    const [uid = ''] = written.split(/[?#]/);
    const path = work.context.pathOf?.((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecoded */ .oF)(uid));
    if (path !== undefined) {
        const from = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(source.placeAt(index).path);
        const [hash = ''] = /#.*/.exec(written) ?? [];
        const link = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(from, path) + hash;
        const page = (0,_syntax_page_link_js__WEBPACK_IMPORTED_MODULE_8__/* .linkedPage */ .j)(link, source, index, work);
        if (page)
            return `[${words || (0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .escaped */ .Mk)(page.name)}](${(0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_10__/* .destination */ .j_)(page.url)})`;
    }
    if (mention)
        return undefined;
    return words || nameOfUid(written);
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

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   bs: () => (/* binding */ colonSpec),
/* harmony export */   d8: () => (/* binding */ included),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2710);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _markdown_write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1222);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9622);







const MAX_INCLUDED_LENGTH = 5_000_000;
/** The length that an include counts for besides that of its text: without it, files that include many others could go on for long. */
const LENGTH_OF_INCLUDE = 2_500;
/**
 * Reads an included file, and applies a step to it. Where it cannot be included, the result is undefined, and the author gets
 * a message.
 */
function included(include, source, at, work, step) {
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const { paths, part, isCode, isRebased = false } = include;
    let file = findFile(paths, work);
    if (typeof file === 'string')
        return refuse(file);
    const { path } = file.placeAt(0);
    // Lines are counted with those of the front matter.
    const isLines = part !== undefined && 'ranges' in part;
    if (!isLines && !isCode)
        file = withoutFrontMatter(file);
    let body = cutPart(file, part);
    if (!body)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.length += body.text.length + LENGTH_OF_INCLUDE;
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(TOO_MUCH);
    if (isCode)
        return withoutBlankEnds(body);
    if (isLines)
        body = withoutFrontMatter(body);
    const placed = {
        text: body.text,
        placeAt: offset => ({ ...body.placeAt(offset), isRebased }),
    };
    return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }));
}
const TOO_MUCH = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
/** The first file that is there; or why none can be included. */
function findFile(paths, { open, included, context }) {
    const openPath = paths.find(path => open.includes(path));
    if (openPath)
        return `${openPath} would include itself. Take one of the includes out.`;
    if (paths.length === 0)
        return 'it is not a path in the repository. Fix the path.';
    // Before a file is read: a thread keeps only so much of all files.
    if (included.length > MAX_INCLUDED_LENGTH)
        return TOO_MUCH;
    for (const path of paths) {
        const file = context.read?.(path);
        if (file)
            return file;
    }
    const where = paths.slice(0, 5).join(' or ');
    return `the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`;
}
/** Removes the front matter of a page. A file that is not a page, such as YAML, may begin with what looks like front matter. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    const body = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(file.text).text;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(file, file.text.length - body.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that replaces includes by the included texts, also in these. */
function includes(syntax) {
    const make = (match, source, work) => {
        const { path } = source.placeAt(match.index);
        const files = syntax.read(match, path, work.settings);
        if (files === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, match.index + 1, match.index + match[0].length);
        const texts = files.map(file => included(file, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        const parts = [];
        for (const [index, text] of texts.entries()) {
            if (index > 0)
                parts.push('\n');
            if (!text)
                continue;
            parts.push(...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text));
        }
        return parts;
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** Indents an included text as its include is; makes it one line where the include has text beside it. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(source, index);
    const blanks = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return joined(text, (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text), ' ');
}
/** Joins lines of a source with a text between them. */
function joined(source, lines, between) {
    const parts = [];
    for (const { start, end } of lines)
        parts.push(between, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, end));
    return parts.slice(1);
}
/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    return { path, part: readPart(rest.join(':'), ':') };
}
/** Makes fenced code of a text. The margin is that of the closing fence. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_write_js__WEBPACK_IMPORTED_MODULE_6__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .insertedText */ .ep)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .insertedText */ .ep)(`\n${margin}${fence}`, text, text.text.length),
    ]);
}
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}
/** The file whose text an import has, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
function rawFile(specifier) {
    const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier);
    return match?.[1] ?? match?.[2];
}
/** The paths that an imported file may have in the repository, the first choice first. */
function importPaths(specifier, from, settings) {
    // In a string of JavaScript `\_` is `_`.
    const path = specifier.replace(/\\(.)/g, '$1');
    const alias = aliased(path, settings);
    if (alias !== undefined)
        return [alias];
    if (path.startsWith('.'))
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(from)], path);
    if (!path.startsWith('/'))
        return [];
    return pathsIn([settings.contentFolder, settings.folder], path);
}
/** A path below several folders, without those outside the repository. */
function pathsIn(folders, path) {
    if (path === '')
        return [];
    return [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(folder, path) ?? []))];
}
/** Replaces the longest alias that a path begins with by the folder that it stands for. */
function aliased(path, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(prefix => path.startsWith(prefix))
        .sort((a, b) => b.length - a.length)[0];
    if (alias === undefined)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(aliases[alias], path.slice(alias.length));
}
/** Reads ranges of lines such as `1-3,5` or `2:10`, by the sign between their ends; any other text is the name of a part. */
function readPart(name, sign) {
    if (!name)
        return undefined;
    const ranges = [];
    for (const range of name.split(',')) {
        const [first = '', last = first, ...others] = range.trim().split(sign);
        const areNumbers = /^\d*$/.test(first) && /^\d*$/.test(last);
        if (others.length > 0 || !areNumbers)
            return { name };
        const isOpen = last === '' && range.includes(sign);
        const end = isOpen ? Number.POSITIVE_INFINITY : Number(last);
        ranges.push([Number(first || 1), end]);
    }
    return { ranges };
}
/** Cuts a part out of a file; undefined where the file has no such part. */
function cutPart(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part) {
        const { after = '', before = '' } = part;
        const { text } = source;
        const found = text.indexOf(after);
        const start = found + after.length;
        let end = text.length;
        if (before !== '')
            end = text.indexOf(before, start);
        if (found < 0 || end < 0)
            return undefined;
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, end);
    }
    const lines = chosenLines((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(source), part);
    if (lines.length === 0)
        return undefined;
    // Ranges may overlap or go back, so that these are no changes of single lines.
    const by = joined(source, lines, '\n');
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, [{ start: 0, end: source.text.length, by }]);
}
function chosenLines(lines, part) {
    if ('name' in part)
        return regionOf(lines, part.name) ?? sectionOf(lines, part.name);
    return part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
}
/** The markers of regions in files, with two groups: the mark of an end, and the name. */
const regionMarkers = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines of all regions of a name, without the markers of other regions. */
function regionOf(lines, name) {
    const wanted = name.toLowerCase();
    for (const marker of regionMarkers) {
        const open = [];
        const chosen = lines.filter(({ text }) => {
            const match = marker.exec(text);
            if (!match)
                return open.includes(wanted);
            const other = match[2].toLowerCase();
            let at = open.lastIndexOf(other);
            // An end without a name ends the last region that began.
            if (other === '')
                at = open.length - 1;
            if (!match[1])
                open.push(other);
            else if (at >= 0)
                open.splice(at);
            return false;
        });
        if (chosen.length > 0)
            return chosen;
    }
    return undefined;
}
function sectionOf(lines, id) {
    const depths = lines.map(_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .headingDepth */ .Ys);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && headingId(text) === id);
    if (first < 0)
        return [];
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    if (last < 0)
        return lines.slice(first);
    return lines.slice(first, last);
}
function headingId(heading) {
    const id = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1];
    return id ?? (0,github_slugger__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .y)(heading.replace(/^#+/, '').trim());
}


/***/ }),

/***/ 1396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ linkedPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9898);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9622);







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
        folders.unshift((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(file));
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .HK)(work, `title ${found}`, () => titleOf(context.read?.(found)?.text));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page);
    const heading = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(below).find(line => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .headingDepth */ .Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim());
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
