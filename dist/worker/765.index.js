export const id = 765;
export const ids = [765];
export const modules = {

/***/ 1502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mapSites: () => (/* binding */ mapSites)
});

// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
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
;// CONCATENATED MODULE: ./lib/sites/dialect.js




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
        const isCode = (0,lines/* codeOf */.$N)(seen);
        for (const [kind, pattern] of left)
            for (const { 0: written, index } of seen.text.matchAll(pattern)) {
                const start = written.search(/[^\s>]/);
                const at = index + start;
                if (isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(written))
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
    const line = (0,lines/* readLines */.Se)(markdown).find(each => (0,lines/* headingDepth */.Ys)(each) === 1);
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
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);





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
