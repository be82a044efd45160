export const id = 650;
export const ids = [650];
export const modules = {

/***/ 650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapSites: () => (/* binding */ mapSites)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _generator_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8749);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6265);





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
            const all = sites.map((config, index) => new _site_js__WEBPACK_IMPORTED_MODULE_4__/* .GeneratorSite */ .n(config, generatorOf(config), routes[index], commit));
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
        messages: [...data.messages, (0,_generator_js__WEBPACK_IMPORTED_MODULE_3__/* .siteFailure */ .U)(failed.file, error)],
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
    const { language, block = '', end = 0 } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .findBlock */ .P_)(text, form) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // The front matter of most pages has none of the keys, and needs no parser.
    const hasKey = words.some(word => mayBeKey(block, word));
    const data = language && hasKey ? (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlock */ .Gr)(block, language).data : undefined;
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
    const value = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, ...key.replace(MAPPING, '').split('.'));
    if (key.startsWith(MAPPING)) {
        const isMapping = typeof value === 'object' && value !== null;
        return isMapping ? JSON.stringify(value) : undefined;
    }
    return Array.isArray(value) ? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarTexts */ .xr)(value) : (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(value);
}
function firstHeading(markdown) {
    const line = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(markdown).find(each => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys)(each) === 1);
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
