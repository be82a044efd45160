export const id = 704;
export const ids = [704];
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

/***/ 9704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jekyll: () => (/* binding */ jekyll)
});

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/generators/config/files.js
var config_files = __webpack_require__(9498);
// EXTERNAL MODULE: ./lib/generators/config/own-code.js
var own_code = __webpack_require__(9087);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/markdown/compile.js
var compile = __webpack_require__(8032);
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
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/generators/jekyll/values.js




/** The keys in a name such as `site.data.items[0]["first-name"]`. */
function keysIn(name) {
    return name.replace(/\[(?:(\d+)|["']([\w-]+)["'])\]/g, '.$1$2').split('.');
}
/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` (Jekyll, "Variables"). */
function namedValue(name, work) {
    const keys = keysIn(name);
    if (keys[0] === 'page')
        return (0,text_data/* valueAt */.fK)(work.context.data, ...keys.slice(1));
    if (keys[0] === 'site' && keys[1] === 'data')
        return dataValue(keys.slice(2), work);
    return (0,templates/* variable */.bv)(name, work.settings.variables);
}
/** The value below keys of which the first ones name a file, perhaps in folders (Jekyll, "Data Files"). */
function dataValue(keys, work) {
    const { context, settings } = work;
    for (let end = keys.length; end > 0; end--) {
        const stem = `${settings.contentFolder}_data/${keys.slice(0, end).join('/')}`;
        const paths = ['.yml', '.yaml', '.json'].map(extension => stem + extension);
        const path = paths.find(file => context.read?.(file));
        if (path === undefined)
            continue;
        const parse = path.endsWith('.json') ? text_data/* readJson */.Vh : text_data/* readYaml */.gM;
        const data = (0,step/* remembered */.HK)(work, `data ${path}`, () => parse(context.read(path).text));
        return (0,text_data/* valueAt */.fK)(data, ...keys.slice(end));
    }
    return undefined;
}
/** The text of a literal, or of a name with a plain value; undefined for any other expression. */
function plainValue(expression, work) {
    if (/^(?:"[^"]*"|'[^']*')$/.test(expression))
        return expression.slice(1, -1);
    if (/^(?:[\d.]+|true|false)$/.test(expression))
        return expression;
    return (0,text_data/* scalarText */.ws)(namedValue(expression, work));
}
const OUTPUT = /\{\{-?\s*(?<path>[\w-][\w.[\]"'-]*)\s*(?<filters>(?:\|[^{}]*)?)-?\}\}/;
/** Whether filters keep the words of Markdown. */
function arePlain(filters) {
    return filters
        .split('|')
        .every(filter => /^(?:|markdownify|strip|strip_newlines)$/.test(filter.trim()));
}
/** The content of a loop for each item of a list or mapping that is known ("for" of Liquid); of any other only a build knows it. */
const loop = ({ tag, source, work }) => {
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    const hasWords = inside.replace(/\{%[^%]*%\}/g, '').trim() !== '';
    if (!hasWords)
        return { whole: '' };
    const content = inside.replace(/^[ \t]*\n/, '');
    const text = itemsShown(tag.rest, content, work);
    if (text === undefined)
        (0,templates/* warnUnknown */.FC)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return { whole: text ?? '' };
};
/** A loop that becomes longer is left to a build. */
const MAX_LENGTH = 500_000;
function itemsShown(head, content, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(head) ?? [];
    if (item === undefined || content.includes('{%'))
        return undefined;
    const value = namedValue(name, work);
    if (value === undefined)
        return undefined;
    const items = itemsOf(value);
    if (items.length * content.length > MAX_LENGTH)
        return undefined;
    let isKnown = true;
    const parts = items.map(current => content.replace(OUTPUTS, (output, path, filters) => {
        const [first, ...keys] = keysIn(path);
        if (first !== item)
            return output;
        const member = (0,text_data/* valueAt */.fK)(current, ...keys);
        const plain = (0,text_data/* scalarText */.ws)(member);
        // A key that an item does not have shows nothing.
        const isPlain = plain !== undefined || member === undefined;
        if (!isPlain || !arePlain(filters))
            isKnown = false;
        return plain ?? '';
    }));
    if (!isKnown)
        return undefined;
    return parts.join('');
}
const OUTPUTS = new RegExp(OUTPUT.source, 'g');
/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value) {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isMapping)
        return Object.entries(value);
    return (0,text_data/* list */.p_)(value);
}
const CAPTURE = /\{%-?\s*capture\s+(?<captured>[\w-]+)\s*-?%\}/;
const CAPTURED = /(?<inside>(?:(?!\{%-?\s*endcapture)[\s\S])*)/;
const END_OF_CAPTURE = /(?:\{%-?\s*endcapture\s*-?%\})?/;
const ASSIGN = /\{%-?\s*assign\s+(?<assigned>[\w-]+)\s*=(?<expression>[^%]*)%\}/;
const VALUES = new RegExp(`${CAPTURE.source}${CAPTURED.source}${END_OF_CAPTURE.source}|${ASSIGN.source}|${OUTPUT.source}`, 'g');
/**
 * Puts what a page captured or assigned, and values of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
const values = (source, work) => {
    if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
        return source;
    const known = new Map();
    const changes = [];
    for (const { 0: tag, index, groups } of source.text.matchAll(VALUES)) {
        const { captured, inside, assigned, expression, path, filters } = groups;
        const change = { start: index, end: index + tag.length, by: '' };
        if (captured !== undefined) {
            const start = index + tag.indexOf(inside);
            known.set(captured, trimmed(source, start, start + inside.length));
            changes.push(change);
        }
        else if (assigned !== undefined) {
            const value = plainValue(expression.replace(/-$/, '').trim(), work);
            known.set(assigned, value);
            changes.push(change);
        }
        else if (arePlain(filters)) {
            const by = known.get(path) ?? (0,text_data/* scalarText */.ws)(namedValue(path, work));
            if (by !== undefined)
                changes.push({ ...change, by });
        }
    }
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
};
function trimmed(source, start, end) {
    const { text } = (0,markdown_source/* subSource */.m6)(source, start, end);
    const blanks = text.length - text.trimStart().length;
    return (0,markdown_source/* subSource */.m6)(source, start + blanks, start + blanks + text.trim().length);
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js











/** kramdown with Liquid. */
function jekyllSyntax({ hasEmoji }) {
    const valueSteps = [
        values,
        addresses,
        (0,templates/* ofFrontMatter */.MY)('page.', true),
        templates/* variables */.Ee,
    ];
    return {
        includes: [
            liquid(jekyllTags),
            ...valueSteps.map(step => liquid((0,templates/* outsideRaw */.uN)(step))),
            liquid((0,templates/* rawTags */.wL)(['raw'])),
        ],
        markup: [
            comments,
            otherExtensions,
            inline/* scripts */.Pm,
            blocks/* htmlBlocks */.cO,
            (0,step/* when */.z7)(hasEmoji, inline/* emoji */.Zg),
            listsOfContents,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            liberties/* abbreviations */.cy,
            liberties/* blanksInDestinations */.ay,
            liberties/* pipesInCode */.ox,
            (0,blocks/* fences */.H6)(),
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step) {
    return (source, work) => {
        const setting = (0,text_data/* valueAt */.fK)(work.context.data, 'render_with_liquid');
        if (!(0,text_data/* flag */.Jt)(setting, true))
            return source;
        return step(source, work);
    };
}
const includeTag = ({ tag, values, source, work }) => {
    const name = values[0] ?? '';
    // A template makes the name of the file (Jekyll, "Using variables names for the include file").
    if (name.includes('{{')) {
        const text = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
        (0,templates/* warnUnknown */.FC)(text.slice(0, MAX_IN_MESSAGE), source, tag.start, work);
        return {};
    }
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    return { include, fill: withParameters(tag.rest, work) };
};
/** How many characters of a tag are in a message. */
const MAX_IN_MESSAGE = 100;
const PARAMETERS = /(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*("[^"]*"|'[^']*'|\S+)/g;
/**
 * Puts its parameters into an included file (Jekyll, "Passing parameters to includes"), also into its tags; those whose
 * values are not known stay, and one that is not passed shows nothing.
 */
function withParameters(parameters, work) {
    const values = new Map();
    for (const [, name = '', expression = ''] of parameters.matchAll(PARAMETERS))
        values.set(name, plainValue(expression, work));
    const inTags = (0,step/* replacing */.mi)('include.', /=[ \t]*include\.([\w-]+)/g, ({ 1: name = '' }) => {
        const value = values.get(name);
        if (value === undefined)
            return undefined;
        return `="${value}"`;
    }, true);
    const inText = (0,step/* replacing */.mi)('include.', /\{\{-?[ \t]*include\.([\w-]+)(?:[^{}\w-][^{}]*)?\}\}/g, ({ 1: name = '' }) => {
        if (!values.has(name))
            return '';
        return values.get(name);
    }, true);
    return source => inText(inTags(source, work), work);
}
/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag = ({ tag, values, work }) => {
    if (values[0] === undefined)
        return 'stays';
    const { folder } = work.settings;
    let path = folder + values[0];
    if (tag.name === 'post_url')
        path = `${folder}_posts/${values[0]}.md`;
    const from = (0,paths/* folderOf */.yS)(work.open[0] ?? '');
    return { before: (0,compile/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when break continue cycle increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, templates/* content */.Qs]));
const stays = () => 'stays';
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const rules = {
    // When all templates are read.
    raw: stays,
    capture: stays,
    assign: stays,
    comment: templates/* gone */.qp,
    ...control,
    for: loop,
    tablerow: loop,
    include: includeTag,
    include_relative: templates/* includedBeside */.JR,
    link: linkTag,
    post_url: linkTag,
    highlight: templates/* highlight */.Zt,
};
/** The base of the site before a link (Jekyll, "Links"): it is part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{-?[ \t]*site\.baseurl[ \t]*-?\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/;
const jekyllLiquid = {
    ...templates/* liquidTags */.Yj,
    tag: new RegExp(baseOfLink.source + templates/* liquidTags */.Yj.tag.source, 'g'),
};
// Jekyll renders them before Markdown.
const jekyllTags = (0,templates/* templates */.kT)(jekyllLiquid, rules, templates/* words */.aL, Object.keys(rules));
const ADDRESS = /\{\{-?\s*("[^"\n{}]*"|'[^'\n{}]*'|[\w.]+)\s*\|\s*(relative|absolute)_url\s*-?\}\}/g;
/** Filters that make an address of a path on the site: `{{ '/b/' | relative_url }}` (Jekyll, "Liquid Filters"). */
const addresses = (0,step/* replacing */.mi)('_url', ADDRESS, ([, expression = '', kind], _, work) => {
    const path = plainValue(expression, work);
    if (path === undefined || /^[a-z]+:/i.test(path))
        return path;
    const { variables } = work.settings;
    const base = (variables['site.baseurl'] ?? '').replace(/^\/|\/$/g, '');
    let folder = '';
    if (kind === 'absolute')
        folder = variables['site.url'] ?? '';
    if (base !== '')
        folder += `/${base}`;
    return `${folder}/${path.replace(/^\//, '')}`;
}, true);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
/** `{::comment}words{:/comment}` (kramdown, "Extensions"). */
const comments = (source, work) => {
    let done = 0;
    return (0,step/* replacing */.mi)('{::comment', /\{::comment[^{}\n]*\}/g, ({ 0: opening, index }, { text }) => {
        if (index < done)
            return undefined;
        done = text.length;
        const closing = text.indexOf('{:/', index + opening.length);
        if (closing < 0)
            return undefined;
        const end = text.indexOf('}', closing);
        if (end < 0)
            return undefined;
        done = end + 1;
        return { start: index, end: done, by: '' };
    })(source, work);
};
/** The tags of other extensions of kramdown, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = (0,step/* replacing */.mi)('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/index.js





/** Files of Jupyter Book and Hexo, whose configuration has the same name. */
const OTHERS = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
const OWN_PLUGIN = '^_plugins/.*\\.rb$';
const LAYOUT = '^_layouts/.*\\.html$';
/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isWide: true,
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,paths/* folderOf */.yS)(path);
        if (OTHERS.some(other => reader.files.has(folder + other)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        if (data === undefined)
            return undefined;
        const source = (0,text_data/* scalarTextAt */.TQ)(data, 'source') ?? '.';
        const contentFolder = (0,paths/* joinFolder */.nn)(folder, source) ?? folder;
        const includes = (0,text_data/* scalarTextAt */.TQ)(data, 'includes_dir') ?? '_includes';
        const plugins = (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(data, 'plugins') ?? (0,text_data/* valueAt */.fK)(data, 'gems'));
        const isOfPages = await usesGitHubPages(folder, reader);
        const has = (plugin) => isOfPages || plugins.includes(plugin);
        return {
            ownCode: [
                ...(await (0,own_code/* templatesIn */.bU)(contentFolder, reader, OWN_PLUGIN, [])),
                ...(await (0,own_code/* templatesIn */.bU)(contentFolder, reader, LAYOUT)),
                ...plugins.filter(own_code/* mayChangeWords */.V9),
            ],
            contentFolder,
            splitsTagsAtBlanks: true,
            includeFolders: [`${contentFolder}${includes}/`],
            variables: {
                'site.baseurl': '',
                'site.url': '',
                ...(0,text_data/* plainMembers */.IE)(data, 'site.'),
            },
            syntaxOptions: { hasEmoji: has('jemoji') },
            address: (0,paths/* toAddress */.ch)((0,text_data/* scalarTextAt */.TQ)(data, 'url'), (0,text_data/* scalarTextAt */.TQ)(data, 'baseurl') ?? ''),
            options: {
                permalink: (0,text_data/* scalarTextAt */.TQ)(data, 'permalink') ?? 'date',
                excluded: (0,text_data/* scalarTextsAt */.S7)(data, 'exclude'),
                included: (0,text_data/* scalarTextsAt */.S7)(data, 'include'),
                collections: collectionsOf((0,text_data/* valueAt */.fK)(data, 'collections')),
                defaults: defaultsOf((0,text_data/* valueAt */.fK)(data, 'defaults')),
                takesAll: has('jekyll-optional-front-matter'),
                takesReadme: has('jekyll-readme-index'),
            },
        };
    },
    keys: [
        'permalink',
        'slug',
        'categories',
        'category',
        'published',
        'date',
        '---',
    ],
    routes(config, files) {
        const { options } = config;
        const exclusionOf = toExclusion(options);
        const pages = new Map();
        const sorted = (0,config_files/* sortFiles */.w9)(config, files, jekyllExtensions, file => {
            const page = {
                ...file,
                collection: collectionOf(file.inside, options.collections),
            };
            pages.set(file.path, page);
            const reason = exclusionOf(page);
            if (reason !== undefined)
                return { reason };
            return head => jekyllRoute(page, head, options);
        });
        const all = new Set(files);
        const isTaken = (page) => isTakenAsIs(page, options) || isFolderIndex(page, options, all);
        const hiddenBy = (path, headOf) => {
            const head = headOf(path);
            if (head.published === 'false')
                return 'says `published: false`';
            if (head['---'] !== undefined || isTaken(pages.get(path)))
                return undefined;
            return 'has no front matter, so that Jekyll copies it as it is';
        };
        return { ...sorted, hiddenBy, rooted: 'server' };
    },
    syntax: jekyllSyntax,
};
/** Whether GitHub Pages builds the site: who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const paths = [`${folder}Gemfile`, 'Gemfile'];
    const path = paths.find(file => reader.files.has(file));
    if (path === undefined)
        return true;
    const gems = await reader.text(path);
    if (gems === undefined)
        return true;
    return gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line));
}
function collectionsOf(value) {
    const collections = [...(0,text_data/* members */.ol)(value)]
        .filter(([name]) => name !== 'posts')
        .map(([name, options]) => ({
        name,
        isShown: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(options, 'output'), false),
        permalink: (0,text_data/* scalarTextAt */.TQ)(options, 'permalink'),
    }));
    const permalink = (0,text_data/* scalarTextAt */.TQ)(value, 'posts', 'permalink');
    return [...collections, { name: 'posts', isShown: true, permalink }];
}
function collectionOf(inside, collections) {
    return collections.find(({ name }) => {
        if (name === 'posts')
            return `/${inside}`.includes('/_posts/');
        return inside.startsWith(`_${name}/`);
    });
}
function defaultsOf(value) {
    const defaults = [];
    for (const entry of (0,text_data/* list */.p_)(value)) {
        const permalink = (0,text_data/* scalarTextAt */.TQ)(entry, 'values', 'permalink');
        if (permalink === undefined)
            continue;
        const path = (0,text_data/* scalarTextAt */.TQ)(entry, 'scope', 'path') ?? '';
        const type = (0,text_data/* scalarTextAt */.TQ)(entry, 'scope', 'type');
        defaults.push({ path: path.replace(/\/?$/, '/'), type, permalink });
    }
    return defaults.sort((a, b) => b.path.length - a.path.length);
}
const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const ALWAYS_EXCLUDED = [
    'node_modules',
    'vendor/bundle',
    'vendor/cache',
    'vendor/gems',
    'vendor/ruby',
];
/** Why the configuration keeps a file off the site, if it does (Jekyll, "Configuration Options", `exclude`). */
function toExclusion({ excluded, included }) {
    const patterns = [];
    for (const pattern of [...excluded, ...ALWAYS_EXCLUDED]) {
        const path = pattern.replace(/\/$/, '');
        patterns.push(path, `${path}/**`);
        // A star stands for folders as well.
        if (path.startsWith('*'))
            patterns.push(`**/${path}`);
    }
    const isListed = (0,config_files/* toGlobs */.Fv)(patterns);
    const isIncluded = (0,config_files/* toGlobs */.Fv)(included.flatMap(path => [path, `${path}/**`]));
    return ({ inside, stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        let named = inside;
        if (collection)
            named = inside.replace(/(?:^|\/)_[^/]*\//, '/');
        if (/(?:^|\/)[._#~]/.test(named) && !isIncluded(inside))
            return 'is in a folder, or has a name, that Jekyll passes over';
        if (collection?.name === 'posts' && !POST.test((0,paths/* nameOf */.Vb)(stem)))
            return 'is a post whose name has no date';
        return undefined;
    };
}
/** The names that jekyll-optional-front-matter does not make pages of. */
const NOT_TAKEN = new Set([
    'readme',
    'license',
    'licence',
    'copying',
    'code_of_conduct',
    'contributing',
    'issue_template',
    'pull_request_template',
]);
/** Whether a page needs no front matter (jekyll-optional-front-matter). */
function isTakenAsIs(page, { takesAll }) {
    const name = (0,paths/* nameOf */.Vb)(page.stem).toLowerCase();
    return takesAll && !page.collection && !NOT_TAKEN.has(name);
}
/** Whether a page is the README of a folder without an index (jekyll-readme-index). */
function isFolderIndex({ path, stem }, { takesReadme }, files) {
    const indexes = ['index.md', 'index.html'].map(name => (0,paths/* folderOf */.yS)(path) + name);
    const hasIndex = indexes.some(index => files.has(index));
    return takesReadme && isReadme(stem) && !hasIndex;
}
const isReadme = (stem) => /^readme$/i.test((0,paths/* nameOf */.Vb)(stem));
function jekyllRoute(page, head, options) {
    const { stem, collection } = page;
    const kind = collection?.name ?? 'pages';
    const byDefault = options.defaults.find(({ path, type = kind }) => type === kind && (path === '/' || `${stem}/`.startsWith(path)));
    const template = (0,config_files/* textOf */.b6)(head.permalink) ??
        byDefault?.permalink ??
        collection?.permalink ??
        templateOf(page, options);
    let parts = pageParts(stem);
    if (collection)
        parts = collectionParts(stem, head, collection);
    const style = STYLES.get(template) ?? template;
    return style
        .replace(/:(\w+)/g, (token, name) => parts.get(name) ?? token)
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
/** The styles of permalinks (Jekyll, "Permalinks"). */
const STYLES = new Map([
    ['date', '/:categories/:year/:month/:day/:title:output_ext'],
    ['pretty', '/:categories/:year/:month/:day/:title/'],
    ['none', '/:categories/:title:output_ext'],
]);
/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function templateOf({ stem, collection }, { permalink, takesReadme }) {
    const style = STYLES.get(permalink) ?? permalink;
    if (collection?.name === 'posts')
        return style;
    const [end = ''] = /(?:\/|:output_ext)$/.exec(style) ?? [];
    if (collection)
        return `/:collection/:path${end}`;
    const isIndex = (0,paths/* nameOf */.Vb)(stem) === 'index' || (takesReadme && isReadme(stem));
    if (isIndex)
        return '/:path/';
    return `/:path/:basename${end}`;
}
const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function pageParts(stem) {
    return new Map([
        ['path', (0,paths/* folderOf */.yS)(stem)],
        ['basename', (0,paths/* nameOf */.Vb)(stem)],
        ['output_ext', '.html'],
    ]);
}
function collectionParts(stem, head, { name }) {
    const file = (0,paths/* nameOf */.Vb)(stem);
    const isPost = name === 'posts';
    const byName = POST.exec(file);
    const byHead = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec((0,config_files/* textOf */.b6)(head.date) ?? '');
    const [, year = '', month = '', day = ''] = byHead ?? byName ?? [];
    const title = slug((0,config_files/* textOf */.b6)(head.slug) ?? byName?.[4] ?? file);
    let path = stem;
    if (!isPost)
        path = stem.slice(`_${name}/`.length);
    return new Map([
        ['year', year],
        ['month', month.padStart(2, '0')],
        ['day', day.padStart(2, '0')],
        ['title', title],
        ['slug', title],
        ['name', slug(file)],
        ['categories', categoriesOf(stem, head, isPost).join('/')],
        ['collection', name],
        ['path', path],
        ['output_ext', '.html'],
    ]);
}
/** The categories of a post: the folders above `_posts`, and those of its front matter. */
function categoriesOf(stem, head, isPost) {
    const { category = [], categories = [] } = head;
    const names = [];
    if (isPost)
        names.push(...stem.slice(0, stem.indexOf('_posts/')).split('/'));
    // Only the text of `categories` is split at blanks.
    if (typeof categories === 'string')
        names.push(...categories.split(' '));
    else
        names.push(...categories);
    names.push(...[category].flat());
    return [...new Set(names.map(name => name.toLowerCase()))].filter(Boolean);
}
/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
        .replace(/^-|-$/g, '');
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
