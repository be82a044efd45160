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
// EXTERNAL MODULE: ./lib/text/glob.js
var glob = __webpack_require__(5613);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/liberties.js
var liberties = __webpack_require__(1077);
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
            liberties/* definitionsBelowText */.V0,
            liberties/* spacedReferences */.p2,
            liberties/* blanksInDestinations */.ay,
            liberties/* pipesInCode */.ox,
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
/** The page that a link means on a site in several languages: in that of the linking page, or by default (mkdocs-static-i18n). */
function toNamed({ byDefault, isByFolder, locales }, contentFolder) {
    return (path, from) => {
        if (isByFolder) {
            const inside = path.slice(contentFolder.length);
            return [contentFolder + inside.replace(/^[^/]+/, byDefault)];
        }
        const own = locales.find(locale => from.endsWith(`.${locale}.md`));
        return [own, byDefault].map(locale => path.replace(/\.md$/, `.${locale}.md`));
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


/***/ })

};
