export const id = 134;
export const ids = [134];
export const modules = {

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapSites: () => (/* binding */ mapSites)
/* harmony export */ });
/* harmony import */ var _heads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(469);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2842);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);



/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
function mapSites({ sites }, files) {
    const ownerOf = toOwner(sites);
    const owned = sites.map(() => []);
    for (const path of files)
        owned[ownerOf(path) ?? -1]?.push(path);
    const routes = sites.map((config, index) => _rules_js__WEBPACK_IMPORTED_MODULE_2__.rules[config.generator].routes(config, owned[index] ?? []));
    const open = (siteUrls, headOf = () => ({})) => {
        const siteOf = (path) => all[ownerOf(path) ?? -1];
        const all = sites.map((config, index) => {
            const baseOf = toBaseOf(config, siteUrls);
            const site = openSite(config, routes[index], baseOf, headOf);
            const base = baseOf(config.roots[0]?.folder ?? config.dialect.folder)?.url;
            return { ...site, resolve: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .toResolver */ .ih)(site, base, files, siteOf) };
        });
        return { all, siteOf };
    };
    const described = sites.map(config => {
        const { pages, reasons, ...linking } = _rules_js__WEBPACK_IMPORTED_MODULE_2__.rules[config.generator].routes(config, []);
        return [config.dialect, config.roots, config.address, linking];
    });
    return {
        open,
        configOf: path => sites[ownerOf(path) ?? -1],
        headOf: ({ generator }, page) => (0,_heads_js__WEBPACK_IMPORTED_MODULE_0__/* .readHead */ .z)(page, _rules_js__WEBPACK_IMPORTED_MODULE_2__.rules[generator].keys ?? []) ?? {},
        description: JSON.stringify(described),
    };
}
/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { dialect, roots }] of configs.entries())
        for (const folder of [dialect.folder, ...roots.map(root => root.folder)])
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
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, dialect, roots }, siteUrls) {
    const mapped = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (dialect.folder.startsWith(prefix))
            return { url: url + dialect.folder.slice(prefix.length), start: '' };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        const start = root ? root.route + prefix.slice(root.folder.length) : '';
        // A mapping of a folder of pages to its own address says where the site is.
        return url.endsWith(`/${start}`)
            ? { url: url.slice(0, url.length - start.length), start: '' }
            : { url, start };
    };
    const otherwise = address === undefined ? mapped(dialect.contentFolder) : { url: address, start: '' };
    return (path) => mapped(path) ?? otherwise;
}
function openSite(config, routes, baseOf, headOf) {
    const routeOf = (path) => {
        const route = routes.pages.get(path);
        return typeof route === 'function' ? route(headOf(path)) : route;
    };
    return {
        config,
        routes,
        routeOf,
        whyNoPage: path => (routes.pages.has(path) ? undefined : reasonOf(path, config, routes.reasons)),
        hiddenBy: path => (routes.pages.has(path) ? routes.hiddenBy?.(path, headOf) : undefined),
        needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
        isPartial: path => !routes.pages.has(path) && _rules_js__WEBPACK_IMPORTED_MODULE_2__.rules[config.generator].partials?.test(path) === true,
        addressOf(path) {
            const route = routeOf(path);
            const base = baseOf(path);
            if (route === undefined || base === undefined)
                return undefined;
            return base.url + (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeRoute */ .Wg)(route.startsWith(base.start) ? route.slice(base.start.length) : route);
        },
    };
}
function reasonOf(path, { roots, generator }, reasons) {
    const known = reasons?.get(path);
    if (known !== undefined)
        return known;
    if (roots.some(({ folder }) => path.startsWith(folder)))
        return `is none of the pages that ${generator} makes`;
    const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`;
    return `is in no folder of the site's pages${folders}`;
}


/***/ })

};
