export const id = 715;
export const ids = [715];
export const modules = {

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
// EXTERNAL MODULE: ./lib/generators/syntax/templates.js
var templates = __webpack_require__(6051);
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
        return (0,text_data/* get */.aR)(work.context.data, ...keys.slice(1));
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
        return (0,text_data/* get */.aR)(data, ...keys.slice(end));
    }
    return undefined;
}
/** The text of a literal, or of a name with a plain value; undefined for any other expression. */
function plainValue(expression, work) {
    if (/^(?:"[^"]*"|'[^']*')$/.test(expression))
        return expression.slice(1, -1);
    if (/^(?:[\d.]+|true|false)$/.test(expression))
        return expression;
    return (0,text_data/* text */.Qq)(namedValue(expression, work));
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
    const whole = itemsShown(tag.written, content, work);
    if (whole === undefined)
        (0,templates/* warnUnknown */.FC)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return { whole: whole ?? '' };
};
/** A loop that becomes longer is left to a build. */
const MAX_LENGTH = 500_000;
function itemsShown(written, content, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(written) ?? [];
    if (item === undefined || content.includes('{%'))
        return undefined;
    const value = namedValue(name, work);
    if (value === undefined)
        return undefined;
    const items = itemsOf(value);
    if (items.length * content.length > MAX_LENGTH)
        return undefined;
    let isKnown = true;
    const shown = items.map(current => content.replace(OUTPUTS, (output, path, filters) => {
        const [first, ...keys] = keysIn(path);
        if (first !== item)
            return output;
        const member = (0,text_data/* get */.aR)(current, ...keys);
        const plain = (0,text_data/* text */.Qq)(member);
        // A key that an item does not have shows nothing.
        const isPlain = plain !== undefined || member === undefined;
        if (!isPlain || !arePlain(filters))
            isKnown = false;
        return plain ?? '';
    }));
    return isKnown ? shown.join('') : undefined;
}
const OUTPUTS = new RegExp(OUTPUT.source, 'g');
/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value) {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? Object.entries(value) : (0,text_data/* list */.p_)(value);
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
            const by = known.get(path) ?? (0,text_data/* text */.Qq)(namedValue(path, work));
            if (by !== undefined)
                changes.push({ ...change, by });
        }
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
function trimmed(source, start, end) {
    const { text } = (0,markdown_source/* cut */.Jj)(source, start, end);
    const blanks = text.length - text.trimStart().length;
    return (0,markdown_source/* cut */.Jj)(source, start + blanks, start + blanks + text.trim().length);
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
    return (source, work) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(work.context.data, 'render_with_liquid'), true)
        ? step(source, work)
        : source;
}
const includeTag = ({ tag, values, source, work }) => {
    const name = values[0] ?? '';
    // A template makes the name of the file (Jekyll, "Using variables names for the include file").
    if (name.includes('{{')) {
        const written = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
        (0,templates/* warnUnknown */.FC)(written.slice(0, MAX_SHOWN), source, tag.start, work);
        return {};
    }
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    return { include, fill: withParameters(tag.written, work) };
};
/** So many characters of a tag are in a message. */
const MAX_SHOWN = 100;
const PARAMETERS = /(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*("[^"]*"|'[^']*'|\S+)/g;
/**
 * Puts its parameters into an included file (Jekyll, "Passing parameters to includes"), also into its tags; those whose
 * values are not known stay as they are written, and one that is not passed shows nothing.
 */
function withParameters(written, work) {
    const values = new Map();
    for (const [, name = '', expression = ''] of written.matchAll(PARAMETERS))
        values.set(name, plainValue(expression, work));
    const inTags = (0,step/* replacing */.mi)('include.', /=[ \t]*include\.([\w-]+)/g, ({ 1: name = '' }) => {
        const value = values.get(name);
        return value === undefined ? undefined : `="${value}"`;
    }, true);
    const inText = (0,step/* replacing */.mi)('include.', /\{\{-?[ \t]*include\.([\w-]+)(?:[^{}\w-][^{}]*)?\}\}/g, ({ 1: name = '' }) => (values.has(name) ? values.get(name) : ''), true);
    return source => inText(inTags(source, work), work);
}
/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag = ({ tag, values, work }) => {
    if (values[0] === undefined)
        return 'stays';
    const { folder } = work.settings;
    const path = tag.name === 'post_url'
        ? `${folder}_posts/${values[0]}.md`
        : folder + values[0];
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
    const host = kind === 'absolute' ? (variables['site.url'] ?? '') : '';
    const folder = base === '' ? '' : `/${base}`;
    return `${host}${folder}/${path.replace(/^\//, '')}`;
}, true);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
/** `{::comment}words{:/comment}` (kramdown, "Extensions"). */
const comments = (source, work) => {
    let done = 0;
    return (0,step/* replacing */.mi)('{::comment', /\{::comment[^{}\n]*\}/g, ({ 0: opening, index }, { text }) => {
        if (index < done)
            return undefined;
        const closing = text.indexOf('{:/', index + opening.length);
        const end = closing < 0 ? -1 : text.indexOf('}', closing);
        done = end < 0 ? text.length : end + 1;
        return end < 0 ? undefined : { start: index, end: done, by: '' };
    })(source, work);
};
/** The tags of other extensions of kramdown, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = (0,step/* replacing */.mi)('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/index.js




/** Files of Jupyter Book and Hexo, whose configuration has the same name. */
const OTHERS = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
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
        const source = (0,text_data/* textAt */.$6)(data, 'source') ?? '.';
        const contentFolder = (0,paths/* joinFolder */.nn)(folder, source) ?? folder;
        const includes = (0,text_data/* textAt */.$6)(data, 'includes_dir') ?? '_includes';
        const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
        const isOfPages = await usesGitHubPages(folder, reader);
        const has = (plugin) => isOfPages || plugins.includes(plugin);
        const pluginFolder = `${contentFolder}_plugins/`;
        return {
            ownCode: [...reader.files].filter(file => file.startsWith(pluginFolder) && file.endsWith('.rb')),
            contentFolder,
            splitsTagsAtBlanks: true,
            includeFolders: [`${contentFolder}${includes}/`],
            variables: {
                'site.baseurl': '',
                'site.url': '',
                ...(0,text_data/* plainMembers */.IE)(data, 'site.'),
            },
            syntaxOptions: { hasEmoji: has('jemoji') },
            address: (0,paths/* toAddress */.ch)((0,text_data/* textAt */.$6)(data, 'url'), (0,text_data/* textAt */.$6)(data, 'baseurl') ?? ''),
            options: {
                permalink: (0,text_data/* textAt */.$6)(data, 'permalink') ?? 'date',
                excluded: (0,text_data/* textsAt */.i1)(data, 'exclude'),
                included: (0,text_data/* textsAt */.i1)(data, 'include'),
                collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections')),
                defaults: defaultsOf((0,text_data/* get */.aR)(data, 'defaults')),
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
    const gems = path === undefined ? undefined : await reader.text(path);
    if (gems === undefined)
        return true;
    return gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line));
}
function collectionsOf(value) {
    const collections = [...(0,text_data/* members */.ol)(value)]
        .filter(([name]) => name !== 'posts')
        .map(([name, options]) => ({
        name,
        isShown: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* textAt */.$6)(options, 'permalink'),
    }));
    const permalink = (0,text_data/* textAt */.$6)(value, 'posts', 'permalink');
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
        const permalink = (0,text_data/* textAt */.$6)(entry, 'values', 'permalink');
        if (permalink === undefined)
            continue;
        const path = (0,text_data/* textAt */.$6)(entry, 'scope', 'path') ?? '';
        const type = (0,text_data/* textAt */.$6)(entry, 'scope', 'type');
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
    const patterns = [...excluded, ...ALWAYS_EXCLUDED].flatMap(pattern => {
        const path = pattern.replace(/\/$/, '');
        // A star stands for folders as well.
        const inFolders = path.startsWith('*') ? [`**/${path}`] : [];
        return [path, `${path}/**`, ...inFolders];
    });
    const isListed = (0,config_files/* toGlobs */.Fv)(patterns);
    const isIncluded = (0,config_files/* toGlobs */.Fv)(included.flatMap(path => [path, `${path}/**`]));
    return ({ inside, stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        const own = collection ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        if (/(?:^|\/)[._#~]/.test(own) && !isIncluded(inside))
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
    const parts = collection
        ? collectionParts(stem, head, collection)
        : pageParts(stem);
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
    return isIndex ? '/:path/' : `/:path/:basename${end}`;
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
    return new Map([
        ['year', year],
        ['month', month.padStart(2, '0')],
        ['day', day.padStart(2, '0')],
        ['title', title],
        ['slug', title],
        ['name', slug(file)],
        ['categories', categoriesOf(stem, head, isPost).join('/')],
        ['collection', name],
        ['path', isPost ? stem : stem.slice(`_${name}/`.length)],
        ['output_ext', '.html'],
    ]);
}
/** The categories of a post: the folders above `_posts`, and those of its front matter. */
function categoriesOf(stem, head, isPost) {
    const { category = [], categories = [] } = head;
    const folders = isPost ? stem.slice(0, stem.indexOf('_posts/')) : '';
    // Only the text of `categories` is split at blanks.
    const named = typeof categories === 'string' ? categories.split(' ') : categories;
    const all = [...folders.split('/'), ...named, ...[category].flat()];
    return [...new Set(all.map(name => name.toLowerCase()))].filter(Boolean);
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
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);





/** Whether it is `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(each => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(each));
}
/**
 * Lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's):
 * at the end of headings; also on lines of their own (`blocks`), or after a link and its like (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { ...gone, end: line.end + 1 };
        if (isLast &&
            (where === 'all' ||
                /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))
            return gone;
        if (where === 'all' && text.startsWith(' |', end))
            return gone;
        return where === 'all' &&
            start === index &&
            /[)\]`*_>:"}]/.test(text.charAt(start - 1))
            ? gone
            : undefined;
    });
}
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which become the list of headings. */
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const htmlComments = without(/<!--/g, () => '-->');
/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Drawings, also those of files that a page includes: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** An `<a>` that leads to itself, as one beside a heading does: its words alone, which may be but a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: whole, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + whole.indexOf('>') + 1;
    return /^[\s#¶§🔗]*$/u.test(words)
        ? ''
        : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, start + words.length);
});
/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = end < 0 ? text.length : end + ending.length;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        };
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * `:smile:` by GitHub's names, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, match[1]);
});


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
/** A pipe in code ends no cell of a table (Python-Markdown's and kramdown's tables); GitHub's needs a backslash. */
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
            for (const { index: pipe } of span.matchAll(/(?<!\\)\|/g))
                changes.push({
                    start: start + at + pipe,
                    end: start + at + pipe,
                    by: '\\',
                });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
/** `#Heading`, also as the content of an item (Python-Markdown, `HashHeaderProcessor`). */
const headingsWithoutBlank = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('#', /^(?:[ \t]*(?:[-*+]|\d+\.)[ \t]+)?#{1,6}(?=[^#\s])/gm, ({ 0: mark }) => `${mark} `);
/** `[x](user guide.md)`, a destination with blanks. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Definitions of links and footnotes right below a line of text, which end its paragraph. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = lines.flatMap(({ start }, index) => {
        const isBelowText = index > 0 && !lines[index - 1].isBlank && !isDefinition(index - 1);
        return isBelowText && isDefinition(index)
            ? [{ start, end: start, by: '\n' }]
            : [];
    });
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
/** `[x] [1]`, a reference behind a blank, where it is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => defined.has(label.toLowerCase()) ? `][${label}]` : undefined);
    return joined(source, work);
};
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations; kramdown): only its meaning is shown, when a pointer
 * is over the word.
 */
const abbreviations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('*[', /^ {0,3}\*\[[^\]\n]+\] ?:(?:[ \t]*\n)?.*\n?/gm, () => '');


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
