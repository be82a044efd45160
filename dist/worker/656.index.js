export const id = 656;
export const ids = [656];
export const modules = {

/***/ 656:
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
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js
var templates = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/sites/generators/mkdocs/syntax.js







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
            (0,step/* when */.z7)(hasMacros, macroConditions),
            (0,templates/* rawTags */.wL)(hasMacros ? ['raw'] : []),
        ],
        markup: [
            blocks/* htmlBlocks */.cO,
            blocks/* indentedBlocks */.WY,
            autodoc,
            slashBlocks,
            blocks/* excludedSections */.dX,
            (0,blocks/* fences */.H6)(undefined, true),
            inline/* scripts */.Pm,
            (0,step/* when */.z7)(options.hasEmoji, inline/* emoji */.Zg),
            inline/* contents */.PG,
            inline/* definitionsBelowText */.V0,
            inline/* spacedReferences */.p2,
            inline/* blanksInDestinations */.ay,
            inline/* pipesInCode */.ox,
            (0,step/* when */.z7)(options.hasKeys, keys),
            namedReferences,
            codeLanguages,
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
            icons,
        ],
    };
}
/** `{# words #}`, a comment of Jinja. */
const macroComments = (0,step/* without */.FF)(/\{#/g, () => '#}', '{#', true);
/** `{% if x %}`, whose text stays in all branches. */
const macroConditions = (0,templates/* templates */.kT)(templates/* liquidTags */.Yj, { if: templates/* undecided */.oo, elif: templates/* content */.Qs, else: templates/* content */.Qs }, () => 'stays', ['if', 'elif', 'else']);
/** Warns of macros in code, where the check for leftovers does not look. */
const macrosInCode = (0,step/* replacing */.mi)('{{', new RegExp(`${templates/* RAW */.XZ.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`, 'g'), ({ 1: name, index }, source, work) => {
    if (name && source.isCode(index))
        (0,step/* warnAsWritten */.AB)(`{{ ${name}`, source, index, work);
    return undefined;
}, true);
const SNIPPET = /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm;
/** `--8<-- "path:1:3"` (pymdown, Snippets). */
const snippets = (0,syntax_include/* includes */.mK)({
    hint: '8<-',
    pattern: SNIPPET,
    isInCodeToo: true,
    isLostWhenMissing: true,
    read([token, double, single], _, { includeFolders }) {
        if (/^[ \t]*;/.test(token))
            return 'escaped';
        const name = double ?? single ?? '';
        const { path, part } = (0,syntax_include/* colonSpec */.bs)(name);
        // A path does not lead out of the folder that it is below ("restrict_base_path").
        const folders = includeFolders.filter(folder => (0,paths/* join */.fj)(folder, path)?.startsWith(folder));
        return [{ name, paths: (0,syntax_include/* pathsIn */.Mr)(folders, path), part }];
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
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
function codeFiles(base) {
    return (0,step/* replacing */.mi)('{*', /^\{\*(.{0,500})\*\}$/gm, (match, _, work) => {
        const [path = '', ...options] = match[1].trim().split(/[ \t]+/);
        const option = (name) => RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1];
        const textOf = (name) => (0,syntax_include/* pathsIn */.Mr)([base], name).map(file => work.context.read?.(file)?.text)[0];
        const variants = variantsOf(path, name => textOf(name) !== undefined);
        const tab = (name, code = `{!${name}!}`) => codeTab(name, code, option('title') ?? '""', variants);
        const blocks = [];
        const lines = option('ln');
        if (lines === undefined)
            blocks.push(tab(path));
        else {
            const length = textOf(path)?.trimEnd().split('\n').length ?? 0;
            if (lines !== '0')
                blocks.push(tab(path, excerpt(path, lines, length)));
            blocks.push(folded('👀 Full file preview', [tab(path)]));
        }
        const others = variants.filter(name => name !== path);
        if (others.length > 0)
            blocks.push(folded('🤓 Other versions and variants', others.map(name => tab(name))));
        return blocks.join('\n');
    });
}
/** A tab with a variant's code: its version of Python, and whether it is the older of two. */
function codeTab(name, code, title, variants) {
    const version = /_py3(\d+)[./]/.exec(name)?.[1] ?? 8;
    const isOld = variants.some(variant => variant !== name && variant.replace(/_an(?=_py3|[./])/, '') === name);
    const tab = `//// tab | Python 3.${version}+`;
    const block = `\`\`\`python title=${title}\n${code}\n\`\`\``;
    if (!isOld)
        return `${tab}\n\n${block}\n////\n`;
    return `${tab} - non-Annotated\n\n${OLD_TIP}\n\n${block}\n////\n`;
}
const OLD_TIP = '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///';
function folded(label, tabs) {
    return `///// details | ${label}\n\n${tabs.join('\n')}/////\n`;
}
/** The path stands in the result for each range. */
const MAX_RANGES = 20;
/** Some lines of a file of a length, with comments in the place of the others. */
function excerpt(path, lines, length) {
    const ranges = lines
        .split(',', MAX_RANGES)
        .map(range => range.trim().split(':'));
    const parts = ranges.map(range => `{!${path}[ln:${range[0]}-${range.at(-1)}]!}`);
    const first = Number(ranges[0][0]);
    const last = Number(ranges.at(-1).at(-1));
    let text = parts.join('\n\n# Code here omitted 👈\n\n');
    if (first > 1)
        text = `# Code above omitted 👆\n\n${text}`;
    if (last >= length)
        return text;
    return `${text}\n\n# Code below omitted 👇`;
}
/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path, exists) {
    const versions = ['_py311', '_py310', '_py39', ''];
    const variantsBefore = (end) => {
        const base = path
            .slice(0, path.length - end.length)
            .replace(/(?<=.)(?:_an|_py311|_py310|_py39)+$/, '');
        const names = ['_an', ''].flatMap(annotated => versions.map(version => base + annotated + version + end));
        return names.filter(exists);
    };
    const byName = variantsBefore(/\.\w+$/.exec(path)?.[0] ?? '');
    const slash = path.lastIndexOf('/');
    if (byName.length > 1 || slash < 1)
        return byName;
    const byFolder = variantsBefore(path.slice(slash));
    const hasSuffix = /_(?:an|py\d+)\//.test(byFolder[0] ?? '');
    if (byFolder.length > 1 || hasSuffix)
        return byFolder;
    return byName;
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
    for (const { text, start, end, code, indent, isBlank } of source.lines) {
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
    if (source.lineAt(index).code)
        return undefined;
    return '`';
}, true);
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
function keyName(name) {
    const words = name.split('-');
    return words
        .map(word => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/sites/generators/mkdocs/index.js





/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings (https://www.mkdocs.org/user-guide/configuration/). */
const mkdocs = {
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
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
            ownCode: ownCodeOf(data, plugins, folder, reader),
            contentFolder,
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
    routes(config, files) {
        const { contentFolder, options } = config;
        const { languages } = options;
        const exclusionOf = toExclusion(options);
        const all = new Set(files);
        const sorted = (0,config_files/* sortFiles */.w9)(config, files, mkdocsExtensions, ({ inside, stem }) => {
            const reason = exclusionOf(inside);
            if (reason !== undefined)
                return { reason };
            if (languages && isUnbuilt(stem, languages))
                return { reason: 'is in a language that is not built (i18n)' };
            const index = `${contentFolder}${(0,paths/* folderOf */.yS)(stem)}index.md`;
            if ((0,paths/* nameOf */.Vb)(stem) === 'README' && all.has(index))
                return { reason: 'is ignored: index.md is in the same folder' };
            return toRoute(stem, options);
        });
        const links = { rooted: 'server' };
        const readers = {};
        if (options.unsearched.length > 0)
            readers.unsearchedBy = toUnsearched(config);
        if (languages && languages.locales.length > 1) {
            links.named = toNamed(languages, contentFolder);
            readers.fallback = languages.byDefault;
            readers.languageOf = path => localised(stemBelow(contentFolder, path), languages).locale;
        }
        return { ...sorted, links, readers };
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
    const overriding = (0,text_data/* members */.ol)(child);
    const inherited = (0,text_data/* members */.ol)(parent);
    if (overriding.length === 0 || inherited.length === 0)
        return child;
    const values = new Map(inherited);
    for (const [key, value] of overriding)
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
    return (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(snippets, 'base_path') ?? '.').flatMap(base => {
        const path = base.replace('$config_dir', '.').replace('$docs_dir', docsDir);
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
    const all = (0,text_data/* list */.p_)((0,text_data/* valueAt */.fK)(i18n, 'languages'));
    const languages = all.filter(language => (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(language, 'build'), true));
    const unbuilt = all.filter(language => !languages.includes(language));
    const locales = languages.flatMap(language => (0,text_data/* scalarTextAt */.TQ)(language, 'locale') ?? []);
    const [first] = locales;
    if (first === undefined)
        return undefined;
    const byDefault = languages.find(language => (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(language, 'default'), false));
    return {
        isByFolder: (0,text_data/* scalarTextAt */.TQ)(i18n, 'docs_structure') === 'folder',
        locales,
        unbuilt: unbuilt.flatMap(language => (0,text_data/* scalarTextAt */.TQ)(language, 'locale') ?? []),
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
    const isExcluded = (0,paths/* toIgnored */.ql)(['.*', '/templates/', ...options.excluded]);
    const isInExcludeDocs = (0,paths/* toIgnored */.ql)(options.excluded);
    const isInDraftDocs = (0,paths/* toIgnored */.ql)(options.drafts);
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
/** The page that a link means on a site in several languages: in that of the linking page, or by default (mkdocs-static-i18n). */
function toNamed({ byDefault, isByFolder, locales }, contentFolder) {
    return (path, from) => {
        if (isByFolder) {
            const inside = path.slice(contentFolder.length);
            return [contentFolder + inside.replace(/^[^/]+/, byDefault)];
        }
        const locale = locales.find(locale => from.endsWith(`.${locale}.md`));
        return [locale, byDefault].map(language => path.replace(/\.md$/, `.${language}.md`));
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
/** Whether a page is in a language with `build: false` (mkdocs-static-i18n). */
function isUnbuilt(stem, { isByFolder, unbuilt }) {
    return unbuilt.some(locale => isByFolder ? stem.startsWith(`${locale}/`) : stem.endsWith(`.${locale}`));
}
/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(stem, { isByFolder, locales, byDefault }) {
    const parts = isByFolder
        ? /^(?<locale>[^/]*)\/(?<page>.*)$/.exec(stem)
        : /^(?<page>.*)\.(?<locale>[^./]*)$/.exec(stem);
    const { locale = '', page = '' } = parts?.groups ?? {};
    if (!locales.includes(locale))
        return { locale: byDefault, stem };
    if (locale === byDefault)
        return { locale, stem: page };
    return { locale, stem: `${locale}/${page}` };
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

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   V0: () => (/* binding */ definitionsBelowText),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   ay: () => (/* binding */ blanksInDestinations),
/* harmony export */   ox: () => (/* binding */ pipesInCode),
/* harmony export */   p2: () => (/* binding */ spacedReferences),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9622);




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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = source.lineAt(index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, start + words.length);
});
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));
// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = source.lines;
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = source.lines;
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = [];
    for (const [index, { start }] of lines.entries()) {
        if (!isDefinition(index) || index === 0)
            continue;
        const isBelowText = !lines[index - 1].isBlank && !isDefinition(index - 1);
        if (isBelowText)
            changes.push({ start, end: start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
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
