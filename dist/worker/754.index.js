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
// EXTERNAL MODULE: ./lib/markdown/lines.js
var lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/sites/generator.js
var generator = __webpack_require__(8749);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
;// CONCATENATED MODULE: ./lib/sites/site.js

/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = new URL('https://site.invalid/');
/** A site that one of the generators makes. All paths are those of the repository. */
class GeneratorSite {
    config;
    #routes;
    #partials;
    #titles;
    #commit;
    /** The site's address with a slash at its end, where it is known. */
    #address;
    /** The errors of the generator, by the paths of the pages. */
    #failures = new Map();
    /** The pages by their routes, made when first needed: it takes the heads of all of them. */
    #pathByRoute;
    constructor(config, { partials }, routes, commit) {
        this.config = config;
        this.#routes = routes;
        this.#partials = partials;
        this.#titles = new Map(config.names);
        this.#commit = commit;
        const folder = config.roots[0]?.folder ?? config.folder;
        this.#address = this.#baseOf(folder)?.url;
    }
    /** The path of a page below the site's address; undefined for a file that is not a page. */
    routeOf(path) {
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
    /** Whether links in other folders may lead to a page by its name alone. */
    isFoundByName(path) {
        if (this.#routes.links.isFoundByName?.(path))
            return true;
        // Generators look up links below the folders of their pages too, and below those of aliases.
        const { roots, aliases } = this.config;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const isRoot = roots.some(root => root.folder === folder);
        return isRoot || Object.values(aliases).includes(folder);
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
        return !isPage && this.#partials?.test(path) === true;
    }
    /** The values that pages above, and the configuration, hand down to a page as if they were in its front matter. */
    handedDown(path) {
        const { headOf } = this.#commit;
        return this.#try(path, () => this.#routes.handedDown?.(path, headOf));
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
function mapSites(data, files, generators) {
    const { sites } = data;
    const generatorOf = (config) => generators.get(config.generator);
    // Once for each site: every head of a page asks for them.
    const keysBySite = new Map();
    for (const config of sites) {
        const { keys = [], moreKeys } = generatorOf(config);
        const more = moreKeys?.(config.options) ?? [];
        keysBySite.set(config, [...keys, ...more]);
    }
    const keysOf = (config) => keysBySite.get(config);
    const ownerOf = toOwner(sites);
    const filesBySite = sites.map(() => []);
    for (const path of files)
        filesBySite[ownerOf(path) ?? -1]?.push(path);
    const routes = [];
    for (const [index, config] of sites.entries()) {
        try {
            routes.push(generatorOf(config).routes(config, filesBySite[index]));
        }
        catch (error) {
            return mapSites(withoutFailed(data, config, error), files, generators);
        }
    }
    return {
        data,
        open(siteUrls, headOf = () => ({})) {
            const siteOf = (path) => all[ownerOf(path) ?? -1];
            const commit = { siteUrls, headOf, files, siteOf };
            const all = sites.map((config, index) => new GeneratorSite(config, generatorOf(config), routes[index], commit));
            return { all, siteOf };
        },
        keysOf,
        headOf: (config, page) => readHead(page, keysOf(config), config.frontMatter),
    };
}
/** The sites without one whose generator failed on its files. */
function withoutFailed(data, failed, error) {
    return {
        ...data,
        sites: data.sites.filter(config => config !== failed),
        messages: [...data.messages, (0,generator/* siteFailure */.U)(failed.file, error)],
        unread: [...data.unread, failed.folder],
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
function readHead(page, keys, form) {
    const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,front_matter/* findBlock */.P_)(text, form) ?? {};
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


/***/ })

};
