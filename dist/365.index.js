export const id = 365;
export const ids = [365];
export const modules = {

/***/ 3365:
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
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/markdown/write.js
var write = __webpack_require__(1222);
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
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js + 1 modules
var templates = __webpack_require__(6748);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/values.js




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
const MAX_LOOP_LENGTH = 500_000;
function itemsShown(head, content, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(head) ?? [];
    if (item === undefined || content.includes('{%'))
        return undefined;
    const value = namedValue(name, work);
    if (value === undefined)
        return undefined;
    const items = itemsOf(value);
    if (items.length * content.length > MAX_LOOP_LENGTH)
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

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/syntax.js











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
    return { before: (0,write/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
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
const comments = (0,inline/* without */.FF)(/\{::comment[^{}\n]*\}/g, () => '{:/comment}', '{::comment');
/** The tags of other extensions of kramdown, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = (0,step/* replacing */.mi)('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/index.js




/** Files of Jupyter Book and Hexo, whose configuration has the same name. */
const OTHERS = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own (https://jekyllrb.com/docs/configuration/). */
const jekyll = {
    isWide: true,
    keys: [
        'permalink',
        'slug',
        'categories',
        'category',
        'published',
        'date',
        '---',
    ],
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
            ownCode: [...reader.files].filter(file => file.startsWith(`${contentFolder}_plugins/`) && file.endsWith('.rb')),
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
        return { ...sorted, links: { rooted: 'server' }, readers: { hiddenBy } };
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


/***/ })

};
