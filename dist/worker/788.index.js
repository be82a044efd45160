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
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9124);
/* harmony import */ var _syntax_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9210);
/* harmony import */ var _syntax_include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6102);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9622);








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
const codeBlocks = codeIncludes(':::', /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim, ({ 1: attributes }) => attributesOf(attributes));
function includeOf(name, from, { folder, contentFolder }) {
    let folders = [(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(from)];
    if (/^[~/]/.test(name))
        folders = [folder, contentFolder, ''];
    const path = name.replace(/^~/, '').replaceAll('%20', ' ');
    return { name, paths: (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)(folders, path), isRebased: true };
}
function attributesOf(text) {
    const attributes = text.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi);
    return Object.fromEntries(Array.from(attributes, ([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(':::', /:::[ \t]*(image|no-loc)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ([, name, rest = '']) => {
    const attributes = attributesOf(rest);
    const { source = '', text = '' } = attributes;
    if (name === 'no-loc')
        return text;
    const alt = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk)(attributes['alt-text'] ?? '');
    return `![${alt}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .destination */ .j_)(source)})`;
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
        const indent = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .blanksOf */ .RF)(text).length;
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .applyChanges */ .YF)(source, changes);
};
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, ([, name = '', words = '']) => {
    const kind = name.toLowerCase();
    if (kind === 'video')
        return `[Video](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .destination */ .j_)(words.trim())})`;
    if (kind === 'div')
        return '';
    return words;
});
/** `<xref:uid>`, `[words](xref:uid)` and `@uid` (DocFX, "Links and Cross References"): to a page of the site, or to the API. */
const references = (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(/xref:|@/, /<xref:([^<>\s]+)>|\[([^[\]\n]*)\]\(xref:([^()\s]*(?:\([^()\s]*\)[^()\s]*)?)\)|(?<![\w.`@/])@([a-z](?:[\w./-]*\w)?)/gi, ({ 1: shown, 2: words, 3: target, 4: mention, index }, source, work) => {
    const written = shown ?? target ?? mention;
    const [uid = ''] = written.split(/[?#]/);
    const path = work.context.pathOf?.((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(uid));
    if (path !== undefined) {
        const from = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(source.placeAt(index).path);
        const [hash = ''] = /#.*/.exec(written) ?? [];
        const link = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(from, path) + hash;
        const page = (0,_syntax_include_js__WEBPACK_IMPORTED_MODULE_5__/* .linkedPage */ .ju)(link, source, index, work);
        if (page)
            return `[${words || (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk)(page.name)}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .destination */ .j_)(page.url)})`;
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_7__/* .applyChanges */ .YF)(source, changes);
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
/* harmony export */   ju: () => (/* binding */ linkedPage),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);






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
    const { text, placeAt } = body;
    const placed = new _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(text, offset => ({
        ...placeAt(offset),
        isRebased,
    }));
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(file, file.text.length - body.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that replaces includes by the included texts, also in these. */
function includes(syntax) {
    const make = (match, source, work) => {
        const { path } = source.placeAt(match.index);
        const files = syntax.read(match, path, work.settings);
        if (files === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, match.index + 1, match.index + match[0].length);
        const texts = files.map(file => included(file, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        const parts = [];
        for (const [index, text] of texts.entries()) {
            if (index > 0)
                parts.push('\n');
            if (!text)
                continue;
            parts.push(...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text));
        }
        return parts;
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** Indents an included text as its include is; makes it one line where the include has text beside it. */
function inPlace(text, { index, 0: token }, source) {
    const line = source.lineAt(index);
    const blanks = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return joined(text, text.lines, ' ');
}
/** Joins lines of a source with a text between them. */
function joined(source, lines, between) {
    const parts = [];
    for (const { start, end } of lines)
        parts.push(between, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end));
    return parts.slice(1);
}
/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    return { path, part: readPart(rest.join(':'), ':') };
}
/** Makes fenced code of a text. The margin is that of the closing fence. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`\n${margin}${fence}`, text, text.text.length),
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
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], path);
    if (!path.startsWith('/'))
        return [];
    return pathsIn([settings.contentFolder, settings.folder], path);
}
/** A path below several folders, without those outside the repository. */
function pathsIn(folders, path) {
    if (path === '')
        return [];
    return [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(folder, path) ?? []))];
}
/** Replaces the longest alias that a path begins with by the folder that it stands for. */
function aliased(path, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(prefix => path.startsWith(prefix))
        .sort((a, b) => b.length - a.length)[0];
    if (alias === undefined)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(aliases[alias], path.slice(alias.length));
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
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end);
    }
    const lines = chosenLines(source.lines, part);
    if (lines.length === 0)
        return undefined;
    // Ranges may overlap or go back, so that these are no changes of single lines.
    const by = joined(source, lines, '\n');
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .applyChanges */ .YF)(source, [{ start: 0, end: source.text.length, by }]);
}
function chosenLines(lines, part) {
    if ('name' in part)
        return regionOf(lines, part.name);
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
    return [];
}
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
        folders.unshift((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(file));
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = pathsIn(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .PO)(work.titles, found, () => titleOf(context.read?.(found)?.text));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page);
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'title')) ?? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .firstHeading */ .P7)(below);
}


/***/ })

};
