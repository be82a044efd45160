export const id = 754;
export const ids = [754];
export const modules = {

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mapSites: () => (/* binding */ mapSites)
});

// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/markdown/source.js
var source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/sites/generator.js
var generator = __webpack_require__(8749);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js
var templates = __webpack_require__(5405);
// EXTERNAL MODULE: ./lib/sites/website.js
var website = __webpack_require__(5701);
;// CONCATENATED MODULE: ./lib/sites/site.js





/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = new URL('https://site.invalid/');
function isTooLong(route) {
    // A character is at most nine as an address has it.
    if (route.length * 9 <= website/* MAX_ADDRESS_LENGTH */.fS)
        return false;
    return (0,text_paths/* encodeRoute */.Wg)(route).length > website/* MAX_ADDRESS_LENGTH */.fS;
}
/** A site that one of the generators makes. All paths are those of the repository. */
class GeneratorSite {
    config;
    #routes;
    #generator;
    /** The dialects of its pages, by the step that reads MDX; made when first needed. */
    #dialects = new Map();
    #titles;
    /** Titles of several pages, found when first needed. */
    #sharedTitles;
    #commit;
    /** The site's address with a slash at its end, where it is known. */
    #address;
    /** The errors of the generator, by the paths of the pages. */
    #failures = new Map();
    /** The pages by their routes, made when first needed: it takes the heads of all of them. */
    #pathByRoute;
    /** The pages by their identifiers, made likewise. */
    #pathById;
    constructor(config, generator, routes, commit) {
        this.config = config;
        this.#routes = routes;
        this.#generator = generator;
        this.#titles = new Map(config.names);
        this.#commit = commit;
        const folder = config.roots[0]?.folder ?? config.folder;
        this.#address = this.#baseOf(folder)?.url;
    }
    /** The path of a page below the site's address; undefined for a file that is not a page. */
    routeOf(path) {
        const route = this.#namedRouteOf(path);
        if (route === undefined || isTooLong(route))
            return undefined;
        return route;
    }
    /** Whether a page has no route, since that would be longer than addresses can be. */
    isAddressTooLong(path) {
        const route = this.#namedRouteOf(path);
        return route !== undefined && isTooLong(route);
    }
    /** The route that the head or the path of a page says, however long it is. */
    #namedRouteOf(path) {
        const route = this.#routes.pages.get(path);
        if (typeof route !== 'function')
            return route;
        return this.#try(path, () => route(this.#commit.headOf(path)));
    }
    addressOf(path) {
        const route = this.routeOf(path);
        const base = this.#baseOf(path);
        if (route === undefined || base === undefined)
            return undefined;
        const { url, start } = base;
        if (!route.startsWith(start))
            return url + (0,text_paths/* encodeRoute */.Wg)(route);
        return url + (0,text_paths/* encodeRoute */.Wg)(route.slice(start.length));
    }
    /** The name of a page in the navigation. */
    titleOf(path) {
        return this.#titles.get(path);
    }
    /** Whether the navigation has its name for other pages too. */
    isTitleShared(path) {
        if (!this.#sharedTitles) {
            const seen = new Set();
            this.#sharedTitles = new Set();
            for (const title of this.#titles.values()) {
                if (seen.has(title))
                    this.#sharedTitles.add(title);
                seen.add(title);
            }
        }
        return this.#sharedTitles.has(this.#titles.get(path) ?? '');
    }
    /** The tags for the version and the language of a page, where the site has several. */
    tagsOf(path) {
        const { headOf } = this.#commit;
        const version = this.#try(path, () => this.#routes.readers?.versionOf?.(path, headOf));
        const language = this.languageOf(path);
        const tags = [];
        if (version)
            tags.push(`version:${version}`);
        if (language)
            tags.push(`language:${language}`);
        return tags;
    }
    languageOf(path) {
        if (!this.#routes.pages.has(path))
            return undefined;
        return this.#try(path, () => this.#routes.readers?.languageOf?.(path));
    }
    /** The identifier by which other pages may name a page. */
    idOf(path) {
        return this.#routes.links.idOf?.(path, this.#commit.headOf);
    }
    /** The path of the page with an identifier. */
    pathOf(id) {
        this.#pathById ??= new Map([...this.#routes.pages.keys()].map(path => [this.idOf(path), path]));
        return this.#pathById.get(id);
    }
    /** Why a file is not a page, such as "is a draft", as far as its path says; undefined where it is one. */
    exclusionReason(path) {
        if (this.#routes.pages.has(path))
            return undefined;
        const reason = this.#routes.reasons?.get(path);
        if (reason !== undefined)
            return reason;
        const { roots, generator } = this.config;
        if (roots.some(({ folder }) => path.startsWith(folder)))
            return `is none of the pages that ${generator} makes`;
        const reasonAlone = "is in no folder of the site's pages";
        if (roots.length > 3)
            return reasonAlone;
        const folders = roots.map(({ folder }) => folder || '/').join(', ');
        return `${reasonAlone} (${folders})`;
    }
    /** Why a page's head, or that of a page above it, keeps it off the site or out of search. */
    hidingReason(path) {
        const reason = this.#missingReason(path);
        if (reason !== undefined || !this.#routes.pages.has(path))
            return reason;
        const { headOf } = this.#commit;
        return this.#try(path, () => this.#routes.readers?.unsearchedBy?.(path, headOf));
    }
    /** Whether a file is there to be included by others, and for nothing else. */
    isPartial(path) {
        const isPage = this.#routes.pages.has(path);
        return !isPage && this.#generator.partials?.test(path) === true;
    }
    /** The values that pages above, and the configuration, hand down to a page as if they were in its front matter. */
    handedDown(path) {
        const { headOf } = this.#commit;
        return this.#try(path, () => this.#routes.handedDown?.(path, headOf));
    }
    /** The dialect of its pages. @param mdx the step that reads MDX, for those that are. */
    dialectOf(mdx) {
        const dialect = this.#dialects.get(mdx) ?? dialectFor(this.config, this.#generator, mdx);
        this.#dialects.set(mdx, dialect);
        return dialect;
    }
    /** Whether the page's head decides its address, or whether it is on the site. */
    needsHead(path) {
        const { readers, pages } = this.#routes;
        if (readers?.hiddenBy !== undefined)
            return true;
        if (readers?.unsearchedBy !== undefined)
            return true;
        return typeof pages.get(path) === 'function';
    }
    /** @throws the error that the generator failed with on the head of this page: other pages do without its address. */
    requirePage(path) {
        this.#failures.delete(path);
        this.routeOf(path);
        this.hidingReason(path);
        this.tagsOf(path);
        if (this.#failures.has(path))
            throw this.#failures.get(path);
    }
    /**
     * Resolves a link to the file that it names as the generator looks files up; any other leads where a browser goes from
     * the page's own address, whatever is there.
     */
    resolve(link, fromPath) {
        // As browsers read addresses (URL standard, "basic URL parser").
        const href = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
        const file = this.#fileOf((0,text_paths/* percentDecoded */.oF)(href), fromPath);
        if (file !== undefined)
            return this.#targetAt(file, fromPath);
        if ((0,text_paths/* namesSource */.QM)(href))
            return { kind: 'missing' };
        const url = this.#urlOf(href, fromPath);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== UNKNOWN.origin) {
            const route = (0,text_paths/* encodeRoute */.Wg)((0,text_paths/* percentDecoded */.oF)(url.pathname));
            return { kind: 'address', address: url.origin + route };
        }
        const page = this.#pageAt(url);
        if (page === undefined)
            return { kind: 'missing' };
        return this.#targetAt(page, fromPath);
    }
    /** Whether readers find a page on the site. */
    shows(path) {
        const isPage = this.#routes.pages.has(path);
        return isPage && this.#missingReason(path) === undefined;
    }
    /** The generator's result for a page; undefined where it fails, which `requirePage` throws. */
    #try(path, make) {
        try {
            return make();
        }
        catch (error) {
            this.#failures.set(path, error);
            return undefined;
        }
    }
    /** Why a page's head, or that of a page above it, keeps it off the site. */
    #missingReason(path) {
        if (!this.#routes.pages.has(path))
            return undefined;
        const { headOf } = this.#commit;
        return this.#try(path, () => this.#routes.readers?.hiddenBy?.(path, headOf));
    }
    /** The target at a path: a page, on a translated page at its address in that language, or a file. */
    #targetAt(path, fromPath) {
        const site = this.#commit.siteOf(path);
        if (!site?.shows(path))
            return { kind: 'file', path };
        if (site !== this)
            return { kind: 'page', path, address: site.addressOf(path) };
        const address = this.#addressForReadersOf(path, fromPath);
        return { kind: 'page', path, address };
    }
    /** The address of a page for readers of another one: in that one's language where the page is shown in it, untranslated. */
    #addressForReadersOf(path, fromPath) {
        const fallback = this.#routes.readers?.fallback;
        const language = this.languageOf(fromPath);
        if (this.#address === undefined ||
            fallback === undefined ||
            language === undefined ||
            this.languageOf(path) !== fallback ||
            language === fallback)
            return this.addressOf(path);
        const route = (0,text_paths/* encodeRoute */.Wg)(this.routeOf(path) ?? '');
        return `${this.#address}${language}/${route}`;
    }
    /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
    #fileOf(link, fromPath) {
        const paths = this.#pathsOf(link, fromPath);
        const { files } = this.#commit;
        const found = paths.find(path => files.has(path));
        if (found !== undefined)
            return found;
        const { links, pages } = this.#routes;
        const others = paths.flatMap(path => links.named?.(path, fromPath, link) ?? []);
        others.push(...paths.flatMap(text_paths/* otherSources */.$L));
        return others.find(path => pages.has(path));
    }
    #pathsOf(link, fromPath) {
        const { aliases, roots, folder } = this.config;
        const alias = Object.keys(aliases).find(prefix => prefix !== '/' && link.startsWith(prefix));
        let path = link;
        if (alias !== undefined)
            path = `/${aliases[alias]}${link.slice(alias.length)}`;
        if (!path.startsWith('/'))
            return [(0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(fromPath), path) ?? ''];
        const folders = roots.map(root => root.folder);
        folders.push(folder, '', ...(this.#routes.links.assets ?? []));
        return folders.flatMap(start => (0,text_paths/* join */.fj)(start, path) ?? []);
    }
    /** The address that a browser goes to. */
    #urlOf(link, fromPath) {
        const { links } = this.#routes;
        const { server, rooted } = links;
        const href = links.toHref?.(link, fromPath) ?? link;
        const isFromRoot = href.startsWith('/');
        if (isFromRoot && server !== undefined)
            return URL.parse(href, server);
        const root = this.#address ?? UNKNOWN.href;
        // Who writes the whole path means it, where the generator would put the site's own before it again.
        const hasWholePath = href.startsWith(new URL(root).pathname);
        if (isFromRoot && rooted === 'site' && !hasWholePath)
            return URL.parse(href.replace(/^\/+/, './'), root);
        const route = (0,text_paths/* encodeRoute */.Wg)(this.routeOf(fromPath) ?? '');
        return URL.parse(href, this.addressOf(fromPath) ?? root + route);
    }
    /** The page at an address on the site. */
    #pageAt({ pathname }) {
        this.#pathByRoute ??= new Map([...this.#routes.pages.keys()].map(path => [
            (0,text_paths/* routeKey */.vh)(`/${this.routeOf(path)}`),
            path,
        ]));
        const base = new URL(this.#address ?? UNKNOWN).pathname;
        let route = (0,text_paths/* percentDecoded */.oF)(pathname);
        if (route.startsWith(base))
            route = `/${route.slice(base.length)}`;
        return this.#pathByRoute.get((0,text_paths/* routeKey */.vh)(route));
    }
    /** Where readers find the files at a path: as the input site-urls says, else the site's configuration. */
    #baseOf(path) {
        const { siteUrls } = this.#commit;
        const { address, contentFolder } = this.config;
        const mapped = mappedBase(path, this.config, siteUrls);
        if (mapped)
            return mapped;
        if (address !== undefined)
            return { url: address, start: '' };
        return mappedBase(contentFolder, this.config, siteUrls);
    }
}
/** Where the input site-urls says that the files at a path are. */
function mappedBase(path, { folder: siteFolder, roots }, siteUrls) {
    const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
    if (!mapping)
        return undefined;
    const { prefix, url } = mapping;
    // Other folders than the site's own keep their names, as without a site.
    if (siteFolder.startsWith(prefix))
        return { url: url + siteFolder.slice(prefix.length), start: '' };
    const above = roots.filter(({ folder }) => prefix.startsWith(folder));
    const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
    let start = '';
    if (root)
        start = root.route + prefix.slice(root.folder.length);
    // A mapping of a folder of pages to its own address says where the site is.
    if (url.endsWith(`/${start}`))
        return { url: url.slice(0, url.length - start.length), start: '' };
    return { url, start };
}
/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(config, generator, mdx) {
    return (0,step/* stepwise */.F9)(stepsFor(config, generator, mdx), config);
}
/** The steps of that dialect. */
function stepsFor(config, generator, mdx) {
    const { includes, markup } = generator.syntax(config.syntaxOptions);
    // In MDX a drawing may be in code, where nothing may be missing.
    const html = mdx ? [inline/* ownAnchors */.vu, mdx] : [inline/* drawings */.C3, inline/* ownAnchors */.vu];
    html.unshift(templates/* customElements */.nq);
    // Where pages are MDX, one that is not has HTML alone.
    const hasTags = mdx !== undefined || config.format !== 'mdx';
    return [...includes, ...markup, ...html, leftovers(config, hasTags)];
}
/** Patterns that look like the syntax of a generator, by its first characters. */
const leftoverKinds = [
    // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
    ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./$-][^{}\n]*\}\}/g],
    // Not what follows the first brace of a shortcode `{{% x %}}`.
    ['{%', /\{%(?<![\\{]\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
    ['8<-', /^[ \t]*-+8<-+[ \t]*$/gm],
    ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
    ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
    [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
    ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
    // Extensions of Python-Markdown and kramdown: marked and inserted words, and abbreviations.
    ['==', /(?<![=\w])==(?=\w)[^=\n]+==(?![=\w])/g],
    ['^^', /\^\^(?=\w)[^^\n]+\^\^/g],
    ['*[', /^[ \t]*\*\[[^\]\n]+\] ?:/gm],
    // Alerts of VitePress that are none of GitHub's.
    ['[!', /^[ \t]*>[ \t>]*\[!(?:\w+\][ \t]*\S|(?:info|danger)\])[^\n]*/gim],
    // A preprocessor of mdBook: the identifier of a rule in the Rust reference, alone on its line.
    ['x[y]', /^[a-z]+\[[\w.-]+\]$/gm],
    // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
    ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
];
/** Takes out HTML whose text is no Markdown. */
const verbatim = (0,inline/* without */.FF)(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name => name ? `</${name}` : '-->');
/** The beginning of a piece of syntax, up to the end of its name: `{{< gallery`, `:::details`, `r[`; a tag as `<Listing>`. */
function nameOf(written) {
    const [name = ''] = /^\W*[\w./-]{0,60}\[?/.exec(written) ?? [];
    return name.startsWith('<') ? `${name}>` : name;
}
/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: of the first of each kind on
 * a page, in words that are the same on each page of the site. An include that is left has a warning of its own.
 */
function leftovers({ file }, hasTags) {
    return (source, work) => {
        // What is left then has a warning already, or is no component.
        const isExplained = !hasTags ||
            [...work.messages.values()].some(({ rule }) => rule === 'include' || rule === 'mdx');
        const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds;
        const { text } = source;
        const isLeft = ([kind, pattern]) => text.includes(kind.replace(/\w+\]?/g, '')) && text.search(pattern) >= 0;
        const left = kinds.filter(isLeft);
        if (left.length === 0)
            return source;
        const seen = verbatim(source, work);
        for (const [kind, pattern] of left)
            for (const { 0: written, index } of seen.text.matchAll(pattern)) {
                const start = written.search(/[^\s>]/);
                const at = index + start;
                if (seen.isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(written))
                    continue;
                const { path, line } = seen.placeAt(at);
                if ((0,templates/* rawLines */.Ep)(work).has(`${path}:${line}`))
                    continue;
                const reason = `"${nameOf(written.slice(start))}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`;
                work.warn('dialect', `left ${kind}`, reason, seen, at);
                break;
            }
        return source;
    };
}

;// CONCATENATED MODULE: ./lib/sites/map.js





/**
 * Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own.
 *
 * @param generators those of the sites, by name.
 */
function mapSites(configs, files, generators) {
    const generatorOf = (config) => generators.get(config.generator);
    // Once for each site: every head of a page asks for them.
    const keysBySite = new Map();
    for (const config of configs) {
        const { keys = [], moreKeys } = generatorOf(config);
        const more = moreKeys?.(config.options) ?? [];
        keysBySite.set(config, [...keys, ...more]);
    }
    const keysOf = (config) => keysBySite.get(config);
    const ownerOf = toOwner(configs);
    const filesBySite = configs.map(() => []);
    for (const path of files)
        filesBySite[ownerOf(path) ?? -1]?.push(path);
    const routes = [];
    for (const [index, config] of configs.entries()) {
        try {
            routes.push(generatorOf(config).routes(config, filesBySite[index]));
        }
        catch (error) {
            const { folder, file } = config;
            const failure = { folder, message: (0,generator/* siteFailure */.U)(file, error) };
            const others = configs.filter(other => other !== config);
            const map = mapSites(others, files, generators);
            return { ...map, failures: [failure, ...map.failures] };
        }
    }
    return {
        configs,
        failures: [],
        open(siteUrls, headOf = () => ({})) {
            const siteOf = (path) => all[ownerOf(path) ?? -1];
            const commit = { siteUrls, headOf, files, siteOf };
            const all = configs.map((config, index) => new GeneratorSite(config, generatorOf(config), routes[index], commit));
            return { all, siteOf };
        },
        keysOf,
        headOf: (config, page) => readHead(page, keysOf(config)),
    };
}
/** A key begins with this whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}';
/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block, word) {
    let start = block.indexOf(word);
    while (start >= 0) {
        const end = start + word.length;
        const isWord = !/\w/.test(block.charAt(start - 1));
        if (isWord && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
            return true;
        start = block.indexOf(word, end);
    }
    return false;
}
/** A page's front matter under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys) {
    const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,front_matter/* findBlock */.P_)(text) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // The front matter of most pages has none of the keys, and needs no parser.
    const hasKey = words.some(word => mayBeKey(block, word));
    const data = language && hasKey ? (0,front_matter/* readBlock */.Gr)(block, language).data : undefined;
    const head = {};
    for (const key of keys) {
        const value = valueOfKey(key, data);
        if (value !== undefined)
            head[key] = value;
    }
    const heading = keys.includes('#') ? firstHeading(text.slice(end)) : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && end > 0 && text.startsWith('---'))
        head['---'] = 'true';
    return head;
}
function valueOfKey(key, data) {
    const value = (0,text_data/* valueAt */.fK)(data, ...key.replace(MAPPING, '').split('.'));
    if (key.startsWith(MAPPING)) {
        const isMapping = typeof value === 'object' && value !== null;
        return isMapping ? JSON.stringify(value) : undefined;
    }
    return Array.isArray(value) ? (0,text_data/* scalarTexts */.xr)(value) : (0,text_data/* scalarText */.ws)(value);
}
function firstHeading(markdown) {
    const line = (0,source/* readLines */.Se)(markdown).find(each => (0,source/* headingDepth */.Ys)(each) === 1);
    return line?.text
        .slice(2)
        .replace(/(?:^| )#+ *$/, '')
        .trim();
}
/** Finds the site that a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { folder: siteFolder, roots }] of configs.entries())
        for (const folder of [siteFolder, ...roots.map(root => root.folder)])
            if (!owners.has(folder))
                owners.set(folder, index);
    return path => {
        for (let end = path.lastIndexOf('/') + 1; end > 0; end = path.lastIndexOf('/', end - 2) + 1) {
            const owner = owners.get(path.slice(0, end));
            if (owner !== undefined)
                return owner;
        }
        return owners.get('');
    };
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   FF: () => (/* binding */ without),
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
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9622);




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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = without(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .subSource */ .m6)(source, start, start + words.length);
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
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => {
        if (defined.has(label.toLowerCase()))
            return `][${label}]`;
        return undefined;
    });
    return joined(source, work);
};


/***/ })

};
