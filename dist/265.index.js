export const id = 265;
export const ids = [265];
export const modules = {

/***/ 6265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapSites: () => (/* binding */ mapSites)
/* harmony export */ });
/* unused harmony exports GeneratorSite, dialectFor, stepsFor */
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9124);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3605);
/* harmony import */ var _syntax_inline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4009);
/* harmony import */ var _syntax_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5405);
/* harmony import */ var _website_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5701);







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
            const failure = { folder, message: (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .siteFailure */ .Uf)(file, error) };
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
        headOf: (config, page) => (0,_config_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readHead */ .zy)(page, keysOf(config)),
    };
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
/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = new URL('https://site.invalid/');
function isTooLong(route) {
    // A character is at most nine as an address has it.
    if (route.length * 9 <= _website_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ADDRESS_LENGTH */ .fS)
        return false;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)(route).length > _website_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ADDRESS_LENGTH */ .fS;
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
            return url + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)(route);
        return url + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)(route.slice(start.length));
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
        const file = this.#fileOf((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(href), fromPath);
        if (file !== undefined)
            return this.#targetAt(file, fromPath);
        if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .namesSource */ .QM)(href))
            return { kind: 'missing' };
        const url = this.#urlOf(href, fromPath);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== UNKNOWN.origin) {
            const route = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(url.pathname));
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
        const route = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)(this.routeOf(path) ?? '');
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
        others.push(...paths.flatMap(_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .otherSources */ .$L));
        return others.find(path => pages.has(path));
    }
    #pathsOf(link, fromPath) {
        const { aliases, roots, folder } = this.config;
        const alias = Object.keys(aliases).find(prefix => prefix !== '/' && link.startsWith(prefix));
        let path = link;
        if (alias !== undefined)
            path = `/${aliases[alias]}${link.slice(alias.length)}`;
        if (!path.startsWith('/'))
            return [(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(fromPath), path) ?? ''];
        const folders = roots.map(root => root.folder);
        folders.push(folder, '', ...(this.#routes.links.assets ?? []));
        return folders.flatMap(start => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(start, path) ?? []);
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
        const route = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRoute */ .Wg)(this.routeOf(fromPath) ?? '');
        return URL.parse(href, this.addressOf(fromPath) ?? root + route);
    }
    /** The page at an address on the site. */
    #pageAt({ pathname }) {
        this.#pathByRoute ??= new Map([...this.#routes.pages.keys()].map(path => [
            (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .routeKey */ .vh)(`/${this.routeOf(path)}`),
            path,
        ]));
        const base = new URL(this.#address ?? UNKNOWN).pathname;
        let route = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(pathname);
        if (route.startsWith(base))
            route = `/${route.slice(base.length)}`;
        return this.#pathByRoute.get((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .routeKey */ .vh)(route));
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
    return (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_4__/* .stepwise */ .F9)(stepsFor(config, generator, mdx), config);
}
/** The steps of that dialect. */
function stepsFor(config, generator, mdx) {
    const { includes, markup } = generator.syntax(config.syntaxOptions);
    // In MDX a drawing may be in code, where nothing may be missing.
    const html = mdx ? [_syntax_inline_js__WEBPACK_IMPORTED_MODULE_3__/* .ownAnchors */ .vu, mdx] : [_syntax_inline_js__WEBPACK_IMPORTED_MODULE_3__/* .drawings */ .C3, _syntax_inline_js__WEBPACK_IMPORTED_MODULE_3__/* .ownAnchors */ .vu];
    html.unshift(_syntax_templates_js__WEBPACK_IMPORTED_MODULE_5__/* .customElements */ .nq);
    // Where pages are MDX, one that is not has HTML alone.
    const hasTags = mdx !== undefined || config.format !== 'mdx';
    return [...includes, ...markup, ...html, (0,_syntax_step_js__WEBPACK_IMPORTED_MODULE_4__/* .leftovers */ .To)(config.file, hasTags)];
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


/***/ })

};
