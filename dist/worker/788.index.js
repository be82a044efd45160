export const id = 788;
export const ids = [788];
export const modules = {

/***/ 6788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   docfx: () => (/* binding */ docfx)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9210);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5405);









const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it (https://dotnet.github.io/docfx/reference/docfx-json-reference.html). */
const docfx = {
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange', 'uid'],
    partials: PARTIALS,
    async read(path, reader) {
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh);
        const build = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, 'build');
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(build, 'content') === undefined)
            return undefined;
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path);
        const contents = contentsOf(folder, build);
        const isLearn = reader.files.has(PUBLISHING);
        let publishing;
        let address = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toAddress */ .ch)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(build, 'sitemap', 'baseUrl'));
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
        const exclusions = new Map(contents.map(content => [content, (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .toGlobs */ .Fv)(content.excluded)]));
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path }) => {
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
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(route) === 'index')
                return content.route + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(route);
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
            idOf: (path, headOf) => (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(headOf(path).uid),
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
    for (const entry of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(build, 'content'))) {
        const source = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFolder */ .nn)(folder, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(entry, 'src') ?? '.');
        if (source === undefined)
            continue;
        const group = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(entry, 'group') ?? '';
        const range = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(build, 'groups', group, 'moniker_range') ??
            (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(entry, 'version');
        contents.push({
            folder: source,
            files: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextsAt */ .S7)(entry, 'files').map(recursive),
            excluded: (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextsAt */ .S7)(entry, 'exclude').map(recursive),
            route: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRoute */ .P7)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTextAt */ .TQ)(entry, 'dest') ?? ''),
            version: onlyMoniker(range),
        });
    }
    return contents;
}
/** Finds the content that a file is of: the first that includes it. */
function toContentOf({ contents, makesYaml, }) {
    const all = contents.map(content => ({
        content,
        isIncluded: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .toGlobs */ .Fv)(content.files),
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
    return /^(?:=\s*)?([\w.-]+)$/.exec((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(range)?.trim() ?? '')?.[1];
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** `[!INCLUDE [title](path)]`, in a line or alone on one (DocFX, "Include Markdown Files"). */
const includedTexts = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .includes */ .mK)({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: path }, from, settings) => [
        includeOf(path.trim(), from, settings),
    ],
    render: _syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .inPlace */ .zp,
});
/** A step that includes code. */
function codeIncludes(hint, pattern, specOf) {
    return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .includes */ .mK)({
        hint,
        pattern,
        read(match, from, settings) {
            const { source = '', id, range } = specOf(match);
            let part = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .readPart */ .on)(range, '-');
            if (id)
                part = { name: id };
            return [{ ...includeOf(source, from, settings), part, isCode: true }];
        },
        render(text, match, source) {
            const { source: path = '', language = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .extensionOf */ .je)(path) } = specOf(match);
            return (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .inPlace */ .zp)((0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .codeBlock */ .DV)(text, language), match, source);
        },
    });
}
/** `[!code-csharp[name](path?name=part "title")]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes('[!', /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi, ({ 1: language, 2: link = '' }) => {
    const [, source, query, hash = ''] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(link.split('"')[0].trim());
    const options = new URLSearchParams(query);
    const id = options.get('name') ?? options.get('region') ?? hash;
    return { language, source, id };
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(':::', /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim, ({ 1: attributes }) => (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentsOf */ .aX)(attributes));
function includeOf(name, from, { folder, contentFolder }) {
    let folders = [(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(from)];
    if (/^[~/]/.test(name))
        folders = [folder, contentFolder, ''];
    const path = name.replace(/^~/, '').replaceAll('%20', ' ');
    return { name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)(folders, path), isRebased: true };
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(':::', /:::[ \t]*(image|no-loc)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ([, name, rest = '']) => {
    const attributes = (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentsOf */ .aX)(rest);
    const { source = '', text = '' } = attributes;
    if (name === 'no-loc')
        return text;
    const alt = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(attributes['alt-text'] ?? '');
    return `![${alt}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(source)})`;
});
/** The lines that begin and end zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    /** The indentation of the content; undefined up to its first line. */
    let margin = 0;
    for (const { text, start, isBlank } of source.lines) {
        const indent = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .blanksOf */ .RF)(text).length;
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .applyChanges */ .YF)(source, changes);
};
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, ([, name = '', words = '']) => {
    const kind = name.toLowerCase();
    if (kind === 'video')
        return `[Video](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(words.trim())})`;
    if (kind === 'div')
        return '';
    return words;
});
/** `<xref:uid>`, `[words](xref:uid)` and `@uid` (DocFX, "Links and Cross References"): to a page of the site, or to the API. */
const references = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(/xref:|@/, /<xref:([^<>\s]+)>|\[([^[\]\n]*)\]\(xref:([^()\s]*(?:\([^()\s]*\)[^()\s]*)?)\)|(?<![\w.`@/])@([a-z](?:[\w./-]*\w)?)/gi, ({ 1: shown, 2: words, 3: target, 4: mention, index }, source, work) => {
    const reference = shown ?? target ?? mention;
    const [uid = ''] = reference.split(/[?#]/);
    const path = work.context.pathOf?.((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(uid));
    if (path !== undefined) {
        const from = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(source.placeAt(index).path);
        const [hash = ''] = /#.*/.exec(reference) ?? [];
        const link = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(from, path) + hash;
        const page = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .linkedPage */ .ju)(link, source, index, work);
        if (page)
            return `[${words || (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .escaped */ .Mk)(page.name)}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .destination */ .j_)(page.url)})`;
    }
    if (mention)
        return undefined;
    return words || nameOfUid(reference);
});
function nameOfUid(uid) {
    const name = uid
        .replace(/[(?].*/s, '')
        .replace(/%2a|\*/gi, '')
        .replace(/%60\d|(?<!`)`+\d+/g, '');
    if (/=fullName/i.test(uid))
        return name;
    return name.split('.').at(-1);
}
const TAB = /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/;
/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const headingTabs = source => {
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of source.lines) {
        if (code)
            continue;
        const tab = TAB.exec(text);
        if (tab) {
            changes.push({ start, end, by: tab[1] + (0,_syntax_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(tab[2]) });
            isOpen = true;
        }
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text)) {
            changes.push({ start, end, by: '' });
            isOpen = false;
        }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_8__/* .applyChanges */ .YF)(source, changes);
};


/***/ })

};
