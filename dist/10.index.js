export const id = 10;
export const ids = [10];
export const modules = {

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ ownCodeIn),
/* harmony export */   V9: () => (/* binding */ mayChangeWords),
/* harmony export */   bU: () => (/* binding */ templatesIn)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000;
/**
 * Parts of the names of plugins that leave a page's words as they are, or whose syntax is read here. A `*` stands for the rest
 * of a word.
 */
const HARMLESS = [
    // They make search, navigation, addresses, feeds and other files beside the pages.
    'search same-dir monorepo lunariajs *nav pages section-index *sidebar *sidebars link links redirect redirects redirect-from',
    'sitemap rss feed llms* seo robots pwa og',
    // They check, bundle, translate or pack pages.
    'validator linkcheck htmlproofer spellcheck gettext i18n minif* compress optimize privacy offline cache vite unplugin',
    // They change how a page looks, or its frame.
    'material head header footer editlink sitetitle *select *tableofcontents *menu* routedata theme css tailwind* unocss icon',
    'icons astrojs expressive-code highlight shiki glightbox zoom target-blank avatar octicons sass',
    // Dates and authors are page chrome.
    'revision-date last-modified last-changed authors committers',
    // Versions, blogs and exports of the whole site are pages of their own.
    'mike blog archives paginate pdf print-site group info meta projects social tags typeset compose',
    // Formulas and the sources of diagrams stay what they are; a table of contents has the page's own headings.
    'math mathjax mathjax2 mathjax3 katex mermaid mermaid2 *toc heading-id heading-ids headingid headingids slug autolink-headings',
    // Python-Markdown's own extensions, and the syntax of GitHub.
    'abbr admonition admonitions attr-list codehilite def-list extra fenced-code footnote footnotes legacy-* md-in-html nl2br',
    'smarty tables wikilinks *lists gfm smartypants frontmatter',
    // Their syntax is read here, or has a warning on each page that has it.
    'pymdownx zensical mdx-include markdown-include* include-markdown gen-files exclude macros markdownextradata autorefs',
    'mkdocstrings table-reader mkdocs-click callouts npm2yarn tab-blocks group-icons vitepress-plugin-tabs twoslash attrs',
    'container admonish trpl-* remark-directive jemoji mentions gist optional-front-matter readme-index titles-from-headings',
    'default-layout remote-theme github-metadata commonmark* coffeescript',
    // What configurations are written with, and data.
    'node path pathe fs url yaml dotenv json svg png locales',
]
    .join(' ')
    .split(' ')
    .map(part => `-${part}-`.replace('-*', '').replace('*-', ''));
/** The same, of the last part of a path. */
const HARMLESS_ENDS = ['-vitepress-', '-config-', '-types-'];
/** Whether a plugin, by its name, may change the words of pages: any that is not known. */
function mayChangeWords(name) {
    const parts = `-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`;
    const isHarmless = HARMLESS.some(part => parts.includes(part)) ||
        HARMLESS_ENDS.some(end => parts.endsWith(end));
    return !isHarmless;
}
/** The names that something is imported by, and from where. */
const IMPORTS = /\b(?:import|const|let|var) (?!type\b)([\w\s{},*]{1,300}?)(?:from ?|= ?require\()["']([^"'\n]+)["']/g;
/** A file that is named in a value, or a package that is loaded in it. */
const NAMED_IN_VALUE = /(?:\brequire\(["']|["'](?=\.{1,2}\/))([^"'\n]+)["']/g;
/** The words of a list of imports. */
const IMPORTED = /(?!as |type )\b\w+/g;
const COMMENT = /^[ \t]*\/\/.*/gm;
/** The folders of a file of the repository. */
const FOLDERS = /^(?:\.{0,2}|@site|~)\/.*\//;
/**
 * The plugins that a configuration in JavaScript or TypeScript has under some keys, by the files of the repository or the
 * packages that they are in. Nothing of it is run.
 */
async function ownCodeIn(path, reader, keys) {
    const text = (await reader.text(path)) ?? '';
    const source = text.replace(COMMENT, '');
    const imports = [...source.matchAll(IMPORTS)];
    const found = new Set();
    for (const { index } of source.matchAll(new RegExp(`\\b(?:${keys})\\s*:`, 'g'))) {
        const value = textOfValue(source, index);
        const words = new Set(value.match(/\w+/g));
        for (const [, names = '', from = ''] of imports)
            if (names.match(IMPORTED)?.some(name => words.has(name)))
                found.add(from);
        for (const [, from = ''] of value.matchAll(NAMED_IN_VALUE))
            found.add(from);
    }
    return [...found].filter(from => mayChangeWords(from.replace(FOLDERS, '')));
}
/** A page's content, and a loop beside it, in a layout of Jekyll or Hugo. */
const LISTING = [
    '\\{\\{-? *(?:content|\\.Content)\\b',
    '\\{[{%]-? *(?:for|range)\\b',
];
/**
 * The templates of the repository that write words besides a page's own, by their paths below a folder and by what all of them
 * have in their texts: a list beside the content, if nothing else. Both are regular expressions.
 */
async function templatesIn(folder, reader, paths, marks = LISTING) {
    const expression = new RegExp(paths);
    const candidates = [...reader.files].filter(path => path.startsWith(folder) && expression.test(path.slice(folder.length)));
    const found = [];
    for (const [path, text] of await reader.texts(candidates)) {
        const shown = text.replace(COMMENT, '');
        const isMarked = marks.every(mark => new RegExp(mark).test(shown));
        if (isMarked && mayChangeWords((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)))
            found.push(path);
    }
    return found;
}
/** A value behind a key, up to the bracket that belongs to its first one. */
function textOfValue(source, key) {
    let depth = 0;
    for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
        if (/[[{(]/.test(source[at]))
            depth++;
        if (/[\]})]/.test(source[at]) && --depth <= 0)
            return source.slice(key, at);
    }
    return source.slice(key, key + MAX_VALUE);
}


/***/ }),

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mkdocs: () => (/* binding */ mkdocs)
});

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/glob.js
var glob = __webpack_require__(5613);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/generators/config/files.js
var config_files = __webpack_require__(9498);
// EXTERNAL MODULE: ./lib/generators/config/own-code.js
var own_code = __webpack_require__(9087);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var syntax_include = __webpack_require__(6624);
// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/generators/syntax/liberties.js
var liberties = __webpack_require__(3091);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var step = __webpack_require__(3528);
// EXTERNAL MODULE: ./lib/generators/syntax/templates.js + 2 modules
var templates = __webpack_require__(8783);
;// CONCATENATED MODULE: ./lib/generators/mkdocs/syntax.js









/** Python-Markdown with pymdown's extensions, Material and common plugins. */
function mkdocsSyntax(options) {
    const { includeBase = '', hasMacros } = options;
    const hasFiles = options.includeBase !== undefined;
    return {
        includes: [
            snippets,
            pluginTags(options.includesInCode === true),
            (0,step/* when */.z7)(hasFiles && options.hasVariants, codeFiles(includeBase)),
            (0,step/* when */.z7)(hasFiles, wholeFiles(includeBase)),
            appended(options.appended ?? []),
            (0,templates/* outsideRaw */.uN)(templates/* variables */.Ee),
            (0,step/* when */.z7)(hasMacros, (0,templates/* outsideRaw */.uN)(macroComments)),
            (0,step/* when */.z7)(hasMacros, macrosInCode),
            (0,templates/* rawTags */.wL)(hasMacros ? ['raw'] : []),
        ],
        markup: [
            blocks/* htmlBlocks */.cO,
            blocks/* indentedBlocks */.WY,
            autodoc,
            slashBlocks,
            liberties/* headingsWithoutBlank */.cH,
            blocks/* excludedSections */.dX,
            (0,blocks/* fences */.H6)(undefined, true),
            inline/* scripts */.Pm,
            (0,step/* when */.z7)(options.hasEmoji, inline/* emoji */.Zg),
            inline/* contents */.PG,
            liberties/* abbreviations */.cy,
            liberties/* definitionsBelowText */.V0,
            liberties/* spacedReferences */.p2,
            liberties/* blanksInDestinations */.ay,
            liberties/* pipesInCode */.ox,
            (0,step/* when */.z7)(options.hasKeys, keys),
            (0,step/* when */.z7)(options.hasMarks, marked),
            namedReferences,
            (0,step/* when */.z7)(options.hasCarets, inserted),
            (0,step/* when */.z7)(options.hasCarets, superscriptAndSubscript),
            codeLanguages,
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
            icons,
        ],
    };
}
/** `{# words #}`, a comment of Jinja. */
const macroComments = (0,inline/* without */.FF)(/\{#/g, () => '#}', '{#', true);
/** Warns of macros in code, where the check for leftovers does not look. */
const macrosInCode = (0,step/* replacing */.mi)('{{', new RegExp(`${templates/* RAW */.XZ.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`, 'g'), ({ 1: name, index }, source, work) => {
    if (name && (0,lines/* codeOf */.$N)(source)(index))
        (0,templates/* warnAsWritten */.AB)(`{{ ${name}`, source, index, work);
    return undefined;
}, true);
const SNIPPET = /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/;
/** Two lines of `--8<--`, and between them a path on each line. */
const SNIPPETS = /^[ \t]*;?-+8<-+[ \t]*\n(?:(?![ \t]*;?-+8<-).*\n)*[ \t]*-+8<-+[ \t]*$/;
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const snippets = (0,syntax_include/* includes */.mK)({
    hint: '8<-',
    pattern: new RegExp(`${SNIPPET.source}|${SNIPPETS.source}`, 'gm'),
    isInCodeToo: true,
    isLostWhenMissing: true,
    read([token, double, single], _, { includeFolders }) {
        if (/^[ \t]*;/.test(token))
            return 'escaped';
        const lines = token.split('\n').slice(1, -1);
        let names = lines.map(line => line.trim());
        const quoted = double ?? single;
        if (quoted)
            names = [quoted];
        const wanted = names.filter(name => name !== '' && !name.startsWith(';'));
        return wanted.map(name => {
            const { path, part } = (0,syntax_include/* colonSpec */.bs)(name);
            // A path does not lead out of the folder that it is below ("restrict_base_path").
            const folders = includeFolders.filter(folder => (0,paths/* join */.fj)(folder, path)?.startsWith(folder));
            return { name, paths: (0,syntax_include/* pathsIn */.Mr)(folders, path), part };
        });
    },
    render: syntax_include/* inPlace */.zp,
});
/** `{!`, behind a backslash as it is, with the signs that mdx_include reads before a path. */
const WHOLE_FILE = /\\?\{![+-]?>?([^[\]|{}!\n]+)/;
/** `[ln:1-3]` and an encoding behind `|` (mdx_include), `lines=1-3 5` (markdown-include). */
const FILE_LINES = /(?:\[ln:([\d.,-]+)\][ \t]*)?(?:\|[^{}!\n]*)?!(?:lines=([\d -]+))?\}/;
/** `{!path!}`, `{!path[ln:1-3]!}` (mdx_include) and `{!path!lines=1-3 5}` (markdown-include). */
function wholeFiles(base) {
    return (0,syntax_include/* includes */.mK)({
        hint: '{!',
        pattern: new RegExp(WHOLE_FILE.source + FILE_LINES.source, 'g'),
        isInCodeToo: true,
        isLostWhenMissing: true,
        read({ 0: token, 1: path = '', 2: lines, 3: blocks }) {
            if (token.startsWith('\\'))
                return 'escaped';
            const name = path.trim();
            const ranges = lines ?? blocks?.trim().replace(/ +/g, ',');
            const part = (0,syntax_include/* readPart */.on)(ranges, '-');
            return [{ name, paths: (0,syntax_include/* pathsIn */.Mr)([base], name), part }];
        },
        render: syntax_include/* inPlace */.zp,
    });
}
/**
 * `{* path ln[1:3,5] hl[2] title["x"] *}` (markdown-include-variants): the whole file, which is also below the lines asked for
 * where readers see these first.
 */
function codeFiles(base) {
    return (0,syntax_include/* includes */.mK)({
        hint: '{*',
        pattern: /^\{\*(?=.{0,500}\*\}$)[ \t]*(\S+)(.*)\*\}$/gm,
        isLostWhenMissing: true,
        read: ({ 1: name = '' }) => [
            { name, paths: (0,syntax_include/* pathsIn */.Mr)([base], name), isCode: true },
        ],
        render(code, { 2: options = '' }) {
            const [, title = '""'] = /\btitle\[([^\]]+)\]/.exec(options) ?? [];
            return (0,syntax_include/* codeBlock */.DV)(code, `python title=${title}`);
        },
    });
}
/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names) {
    return (source, work) => {
        const page = source.text.toLowerCase();
        const end = source.text.length;
        const by = [];
        for (const name of names) {
            const paths = (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name);
            if (paths.includes(work.open[0]))
                continue;
            const file = (0,syntax_include/* included */.d8)({ name, paths }, source, end, work, snippets);
            if (!file)
                continue;
            const definitions = file.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm);
            const used = [...definitions].filter(([, label]) => page.includes(label.toLowerCase()));
            if (used.length > 0)
                by.push('\n');
            for (const { index, 0: line } of used)
                by.push('\n', (0,markdown_source/* subSource */.m6)(file, index, index + line.length));
        }
        if (by.length === 0)
            return source;
        return (0,markdown_source/* applyChanges */.YF)(source, [{ start: end, end, by }]);
    };
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    let folders = [from, contentFolder, ...includeFolders, folder];
    if (name.startsWith('/'))
        folders = [contentFolder];
    const include = {
        name,
        paths: (0,syntax_include/* pathsIn */.Mr)(folders, name),
        part: { after, before },
        isRebased: tag.name === 'include-markdown' &&
            values['rewrite-relative-urls'] !== 'false',
    };
    return { include };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
function pluginTags(includesInCode) {
    const rules = {
        'include-markdown': includeMarkdown,
        include: includeMarkdown,
    };
    const inCode = ['include-markdown'];
    if (includesInCode)
        inCode.push('include');
    return (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, rules, () => 'stays', inCode);
}
const AUTODOC = /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/;
/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc = (source, work) => {
    const changes = [];
    let open;
    for (const { text, start, end, code, indent, isBlank } of (0,lines/* linesOf */.Dx)(source)) {
        if (open !== undefined && !isBlank && indent >= open + 4) {
            changes.push({ start, end: end + 1, by: '' });
            continue;
        }
        open = undefined;
        const name = AUTODOC.exec(text)?.[1];
        if (code || name === undefined)
            continue;
        open = indent;
        changes.push({ start: start + text.indexOf(':::'), end, by: `\`${name}\`` });
        const reason = '":::" shows what is documented in code, which is not read: the document has the name alone. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.';
        work.warn('dialect', ':::', reason, source, start);
    }
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
};
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = (0,blocks/* blocksBetween */.bH)(/^[ \t]*(\/{3,})[ \t]*([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, blocks/* kindName */.Ep);
const ICON = ':(?:material|octicons|fontawesome|simple|lucide)-[a-z\\d/-]+:';
/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = (0,step/* replacing */.mi)(':', new RegExp(`\\[${ICON}\\](?:\\([^()\\n]*\\)|\\[[^[\\]\\n]*\\])|(?<![^\\s[])${ICON} *|${ICON}`, 'g'), () => '');
/** `==marked==` (pymdown, Mark): the words alone. */
const marked = (0,step/* replacing */.mi)('==', /==(?=\S)([^=\n]+)(?<=\S)==/g, ({ 1: words }) => words);
/** `^^inserted^^` (pymdown, Caret): the words alone. */
const inserted = (0,step/* replacing */.mi)('^^', /\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, ({ 1: words }) => words);
/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const superscriptAndSubscript = (0,step/* replacing */.mi)(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, ({ 1: mark, 2: words }) => {
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
    const words = (0,step/* replacing */.mi)('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, ({ 1: text, 2: name }) => {
        if (defined.has(name.toLowerCase()))
            return undefined;
        return text;
    });
    return words(source, work);
};
/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = (0,step/* replacing */.mi)('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => {
    if ((0,lines/* lineAt */.mh)(source, index).code)
        return undefined;
    return '`';
}, true);
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** Keys that show something else than their names (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, backslash \\, cmd Cmd, colon :, comma ,,
  command Cmd, context-menu Menu, control Ctrl, delete Del, equal =, escape Esc, grave \`, minus -, period ., plus +,
  question ?, return Enter, semicolon ;, slash /, spc Space, tilde ~, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => entry.split(' ')));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/index.js







/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings. */
const mkdocs = {
    async read(path, reader) {
        const data = await readSettings(path, reader);
        const folder = (0,paths/* folderOf */.yS)(path);
        const docsDir = (0,text_data/* scalarTextAt */.TQ)(data, 'docs_dir') ?? 'docs';
        const contentFolder = (0,paths/* joinFolder */.nn)(folder, docsDir);
        if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
            return undefined;
        const plugins = toPlugins((0,text_data/* valueAt */.fK)(data, 'plugins'));
        const extensions = toPlugins((0,text_data/* valueAt */.fK)(data, 'markdown_extensions'));
        const unsearched = plugins.get('exclude-search');
        const names = [...plugins.keys(), ...extensions.keys()];
        const hasMacros = names.some(name => MACROS.test(name));
        return {
            ownCode: [
                ...ownCodeOf(data, plugins, folder, reader),
                ...names.filter(own_code/* mayChangeWords */.V9),
            ],
            contentFolder,
            frontMatter: 'unfenced',
            includeFolders: snippetFolders(extensions, folder, docsDir),
            variables: hasMacros ? (0,text_data/* plainMembers */.IE)((0,text_data/* valueAt */.fK)(data, 'extra')) : {},
            syntaxOptions: {
                ...markupOf(extensions, path.endsWith('.toml')),
                includesInCode: plugins.has('include-markdown'),
                hasMacros,
                includeBase: includeBaseOf(extensions, folder),
                hasVariants: extensions.has('markdown_include_variants'),
            },
            address: (0,paths/* toAddress */.ch)((0,text_data/* scalarTextAt */.TQ)(data, 'site_url')),
            names: navNames((0,text_data/* valueAt */.fK)(data, 'nav'), contentFolder),
            hasTitlesInNavigation: true,
            options: {
                hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(data, 'use_directory_urls'), true),
                excluded: (0,text_data/* scalarTextAt */.TQ)(data, 'exclude_docs')?.split('\n') ?? [],
                drafts: (0,text_data/* scalarTextAt */.TQ)(data, 'draft_docs')?.split('\n') ?? [],
                excludedNames: (0,text_data/* scalarTextsAt */.S7)(plugins.get('exclude'), 'glob'),
                excludedExpressions: (0,text_data/* scalarTextsAt */.S7)(plugins.get('exclude'), 'regex'),
                unsearched: pagesNamed((0,text_data/* valueAt */.fK)(unsearched, 'exclude'), false),
                searched: pagesNamed((0,text_data/* valueAt */.fK)(unsearched, 'ignore'), true),
                languages: toLanguages(plugins.get('i18n')),
                blog: toBlog(plugins),
            },
        };
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes(config, files) {
        const { contentFolder, options } = config;
        const { languages } = options;
        const exclusionOf = toExclusion(options);
        const all = new Set(files);
        const sorted = (0,config_files/* sortFiles */.w9)(config, files, mkdocsExtensions, ({ inside, stem }) => {
            const reason = exclusionOf(inside);
            if (reason !== undefined)
                return { reason };
            const index = `${contentFolder}${(0,paths/* folderOf */.yS)(stem)}index.md`;
            if ((0,paths/* nameOf */.Vb)(stem) === 'README' && all.has(index))
                return { reason: 'is ignored: index.md is in the same folder' };
            return toRoute(stem, options);
        });
        const routes = { ...sorted, rooted: 'server' };
        if (options.unsearched.length > 0)
            routes.unsearchedBy = toUnsearched(config);
        if (languages && languages.locales.length > 1)
            Object.assign(routes, languageRoutes(languages, contentFolder));
        return routes;
    },
    syntax: mkdocsSyntax,
};
/** Most files with other names, such as `mkdocs-deployment.yml`, are no configurations. */
const USUAL_NAME = /(?:^|\/)(?:mkdocs|properdocs)\.ya?ml$|\.toml$/;
/** The settings of a file with those that it inherits; undefined where it is no configuration. */
async function readSettings(path, reader) {
    if (USUAL_NAME.test(path))
        return readInherited(path, reader);
    const source = (await reader.text(path)) ?? '';
    if (!/^(?:site_name|INHERIT):/m.test(source))
        return undefined;
    const data = await readInherited(path, reader);
    return (0,text_data/* valueAt */.fK)(data, 'site_name') === undefined ? undefined : data;
}
/** How many files a configuration may inherit from, one from the other. */
const MAX_PARENTS = 5;
/** A configuration below those that it names by `INHERIT` (MkDocs, "Configuration Inheritance"). */
async function readInherited(path, reader, depth = MAX_PARENTS) {
    if (path.endsWith('.toml'))
        return (0,text_data/* valueAt */.fK)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* scalarTextAt */.TQ)(data, 'INHERIT');
    if (parent === undefined || depth === 0)
        return data;
    const parentPath = (0,paths/* join */.fj)((0,paths/* folderOf */.yS)(path), parent);
    if (parentPath === undefined)
        return data;
    return merged(await readInherited(parentPath, reader, depth - 1), data);
}
/** The value of a parent and that of its child: mappings become one, of any other the child's counts. */
function merged(parent, child) {
    const own = (0,text_data/* members */.ol)(child);
    const inherited = (0,text_data/* members */.ol)(parent);
    if (own.length === 0 || inherited.length === 0)
        return child;
    const values = new Map(inherited);
    for (const [key, value] of own)
        values.set(key, merged((0,text_data/* valueAt */.fK)(parent, key), value));
    return Object.fromEntries(values);
}
/** Reads names and options, as a list or as a mapping (MkDocs, "plugins" and "markdown_extensions"). */
function toPlugins(value) {
    const plugins = new Map();
    for (const entry of (0,text_data/* list */.p_)(value)) {
        const named = typeof entry === 'string' ? [[entry, {}]] : (0,text_data/* members */.ol)(entry);
        for (const [name, options] of named) {
            if (!(0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(options, 'enabled'), true))
                continue;
            // Material's own may be named with the theme before them.
            if (name !== 'pymdownx')
                plugins.set(name.replace(/^material\//, ''), options);
            // In TOML they are tables in each other: `[project.markdown_extensions.pymdownx.keys]`.
            else
                for (const [inner, innerOptions] of (0,text_data/* members */.ol)(options))
                    plugins.set(`pymdownx.${inner}`, innerOptions);
        }
    }
    return plugins;
}
/** Plugins whose variables are those under `extra`: mkdocs-macros, also in Zensical, and mkdocs-markdownextradata. */
const MACROS = /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/;
/** Hooks of MkDocs, scripts of mkdocs-gen-files, and the module with a site's own macros (mkdocs-macros). */
function ownCodeOf(data, plugins, folder, { files }) {
    const found = [
        ...(0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(data, 'hooks')),
        ...(0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(plugins.get('gen-files'), 'scripts')),
    ];
    if (!plugins.has('macros'))
        return found;
    const module = (0,text_data/* scalarTextAt */.TQ)(plugins.get('macros'), 'module_name') ?? 'main';
    const names = [`${module}.py`, `${module}/__init__.py`];
    return [...found, ...names.filter(name => files.has(folder + name))];
}
/** The folders in which snippets are looked for (pymdown, Snippets, `base_path`). */
function snippetFolders(extensions, folder, docsDir) {
    const snippets = extensions.get('pymdownx.snippets');
    return (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(snippets, 'base_path') ?? '.').flatMap(written => {
        const path = written
            .replace('$config_dir', '.')
            .replace('$docs_dir', docsDir);
        return (0,paths/* joinFolder */.nn)(folder, path) ?? [];
    });
}
/** The marks that the extensions give a meaning to: Zensical has all of them unless its configuration names some. */
function markupOf(extensions, isZensical) {
    const hasAll = isZensical && extensions.size === 0;
    const has = (name) => hasAll || extensions.has(`pymdownx.${name}`);
    return {
        appended: (0,text_data/* scalarTextsAt */.S7)(extensions.get('pymdownx.snippets'), 'auto_append'),
        hasEmoji: has('emoji'),
        hasKeys: has('keys'),
        hasMarks: has('mark'),
        hasCarets: has('caret') || has('tilde'),
    };
}
/** The folder that paths of `{!path!}` are below, where an extension reads these. */
function includeBaseOf(extensions, folder) {
    const name = [
        'mdx_include',
        'markdown_include.include',
        'markdown_include_variants',
    ].find(extension => extensions.has(extension));
    if (name === undefined)
        return undefined;
    const base = (0,text_data/* scalarTextAt */.TQ)(extensions.get(name), 'base_path') ?? '.';
    return (0,paths/* joinFolder */.nn)(folder, base);
}
/** The titles that `nav` gives pages, in sections of any depth. */
function navNames(nav, contentFolder) {
    const names = [];
    for (const [name, value] of (0,text_data/* list */.p_)(nav).flatMap(text_data/* members */.ol)) {
        if (Array.isArray(value))
            names.push(...navNames(value, contentFolder));
        if (typeof value !== 'string')
            continue;
        const path = (0,paths/* join */.fj)(contentFolder, value);
        if (path !== undefined)
            names.push([path, name]);
    }
    return names;
}
/**
 * The pages in a list of mkdocs-exclude-search, without `.md`. A heading that `exclude` names stays with its page, and all of
 * a page of which `ignore` keeps a heading.
 */
function pagesNamed(value, byHeading) {
    const names = (0,text_data/* scalarTexts */.xr)(value).filter(name => name.includes('#') === byHeading);
    return names.map(name => name.replace(/#.*/, '').replace(/\.md$/, ''));
}
function toLanguages(i18n) {
    const languages = (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(i18n, 'languages')).filter(language => (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(language, 'build'), true));
    const locales = languages.flatMap(language => (0,text_data/* scalarTextAt */.TQ)(language, 'locale') ?? []);
    const [first] = locales;
    if (first === undefined)
        return undefined;
    const byDefault = languages.find(language => (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(language, 'default'), false));
    return {
        isByFolder: (0,text_data/* scalarTextAt */.TQ)(i18n, 'docs_structure') === 'folder',
        locales,
        byDefault: (0,text_data/* scalarTextAt */.TQ)(byDefault, 'locale') ?? first,
    };
}
function toBlog(plugins) {
    if (!plugins.has('blog'))
        return undefined;
    const options = plugins.get('blog');
    const folder = (0,text_data/* scalarTextAt */.TQ)(options, 'blog_dir') ?? 'blog';
    const format = (0,text_data/* scalarTextAt */.TQ)(options, 'post_url_format') ?? '{date}/{slug}';
    return { folder: (0,paths/* joinFolder */.nn)('', folder) ?? '', format };
}
/** Why the configuration keeps a file of the docs folder off the site, if it does. */
function toExclusion(options) {
    // MkDocs excludes the first two, unless `exclude_docs` has them again ("exclude_docs").
    const isExcluded = (0,glob/* toIgnored */.ql)(['.*', '/templates/', ...options.excluded]);
    const isInExcludeDocs = (0,glob/* toIgnored */.ql)(options.excluded);
    const isInDraftDocs = (0,glob/* toIgnored */.ql)(options.drafts);
    const isInGlob = (0,config_files/* toNames */.wj)(options.excludedNames);
    // mkdocs-exclude compares them from the beginning of a path on.
    const isInRegex = (0,config_files/* toExpressions */.dN)(options.excludedExpressions.map(expression => `^(?:${expression})`));
    return inside => {
        if (isInExcludeDocs(inside))
            return 'is excluded by MkDocs (exclude_docs)';
        if (isInDraftDocs(inside))
            return 'is excluded by MkDocs (draft_docs)';
        if (isExcluded(inside))
            return /(?:^|\/)\./.test(inside)
                ? 'is excluded by MkDocs (hidden files)'
                : 'is excluded by MkDocs (the folder templates)';
        if (isInGlob(inside) || isInRegex(inside))
            return 'is excluded by the plugin exclude of MkDocs';
        return undefined;
    };
}
/** Why a page is not in search, if the plugin `exclude-search` keeps it out. */
function toUnsearched({ contentFolder, options, }) {
    const isUnsearched = (0,config_files/* toNames */.wj)(options.unsearched);
    const isSearched = (0,config_files/* toNames */.wj)(options.searched);
    return path => {
        const stem = stemBelow(contentFolder, path);
        if (!isUnsearched(stem) || isSearched(stem))
            return undefined;
        return 'is kept out of search by the plugin exclude-search of MkDocs';
    };
}
function stemBelow(folder, path) {
    return path.slice(folder.length).replace(/\.\w+$/, '');
}
/** The routes of a site in several languages (mkdocs-static-i18n). */
function languageRoutes(languages, contentFolder) {
    const { byDefault, isByFolder, locales } = languages;
    return {
        /** In the language of the linking page, or by default. */
        named(path, from) {
            if (isByFolder) {
                const inside = path.slice(contentFolder.length);
                return [contentFolder + inside.replace(/^[^/]+/, byDefault)];
            }
            const own = locales.find(locale => from.endsWith(`.${locale}.md`));
            return [own, byDefault].map(locale => path.replace(/\.md$/, `.${locale}.md`));
        },
        languageOf: path => localised(stemBelow(contentFolder, path), languages).locale,
        fallback: byDefault,
    };
}
const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** The route of a page by its path without the extension; that of a post is made of its head. */
function toRoute(stem, options) {
    const { blog, languages } = options;
    if (blog && stem.startsWith(`${blog.folder}posts/`))
        return head => stemRoute(postStem(stem, head, blog), options);
    if (!languages)
        return stemRoute(stem, options);
    return stemRoute(localised(stem, languages).stem, options);
}
/** The route of what is at a path without its extension (MkDocs, "use_directory_urls"). */
function stemRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,paths/* nameOf */.Vb)(stem));
    if (hasFolderAddresses)
        return isIndex ? (0,paths/* folderOf */.yS)(stem) : `${stem}/`;
    return isIndex ? `${(0,paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
}
/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(stem, { isByFolder, locales, byDefault }) {
    const parts = isByFolder
        ? /^(?<locale>[^/]*)\/(?<own>.*)$/.exec(stem)
        : /^(?<own>.*)\.(?<locale>[^./]*)$/.exec(stem);
    const { locale = '', own = '' } = parts?.groups ?? {};
    if (!locales.includes(locale))
        return { locale: byDefault, stem };
    if (locale === byDefault)
        return { locale, stem: own };
    return { locale, stem: `${locale}/${own}` };
}
/** Where a post is, as if it were a page: by the parts of its blog's format (Material, "post_url_format"). */
function postStem(stem, head, { folder, format }) {
    const date = (0,config_files/* textOf */.b6)(head['date.created']) ?? (0,config_files/* textOf */.b6)(head.date) ?? '';
    const title = (0,config_files/* textOf */.b6)(head.title) ?? (0,config_files/* textOf */.b6)(head['#']) ?? (0,paths/* nameOf */.Vb)(stem);
    const [category = ''] = [head.categories ?? []].flat();
    const parts = new Map([
        ['date', date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/')],
        ['slug', (0,config_files/* textOf */.b6)(head.slug) ?? (0,github_slugger/* slug */.y)(title)],
        ['file', (0,paths/* nameOf */.Vb)(stem)],
        ['categories', (0,github_slugger/* slug */.y)(category)],
    ]);
    const inside = format.replace(/\{(\w+)\}/g, (_, key) => parts.get(key) ?? '');
    return (0,paths/* join */.fj)(folder, inside) ?? stem;
}


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


/***/ }),

/***/ 3091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: () => (/* binding */ definitionsBelowText),
/* harmony export */   ay: () => (/* binding */ blanksInDestinations),
/* harmony export */   cH: () => (/* binding */ headingsWithoutBlank),
/* harmony export */   cy: () => (/* binding */ abbreviations),
/* harmony export */   ox: () => (/* binding */ pipesInCode),
/* harmony export */   p2: () => (/* binding */ spacedReferences)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3528);



// What Python-Markdown (MkDocs) and kramdown (Jekyll) read that CommonMark does not.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
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
            for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
                const pipe = start + at + inSpan;
                changes.push({ start: pipe, end: pipe, by: '\\' });
            }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** Adds the blank to `#Heading`, also as the content of an item (Python-Markdown, `HashHeaderProcessor`). */
const headingsWithoutBlank = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('#', /^(?:[ \t]*(?:[-*+]|\d+\.)[ \t]+)?#{1,6}(?=[^#\s])/gm, ({ 0: mark }) => `${mark} `);
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = [];
    for (const [index, { start }] of lines.entries()) {
        if (!isDefinition(index) || index === 0)
            continue;
        const isBelowText = !lines[index - 1].isBlank && !isDefinition(index - 1);
        if (isBelowText)
            changes.push({ start, end: start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => {
        if (defined.has(label.toLowerCase()))
            return `][${label}]`;
        return undefined;
    });
    return joined(source, work);
};
/**
 * Removes abbreviations, `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations; kramdown): readers see them only
 * while a pointer is over the word.
 */
const abbreviations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('*[', /^ {0,3}\*\[[^\]\n]+\] ?:(?:[ \t]*\n)?.*\n?/gm, () => '');


/***/ })

};
