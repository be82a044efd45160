export const id = 299;
export const ids = [299];
export const modules = {

/***/ 9299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBuiltSites: () => (/* binding */ readBuiltSites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/built/index.js + 12 modules
var built = __webpack_require__(1431);
;// CONCATENATED MODULE: ./lib/document/document.js
/** Raised by hand whenever the same page results in another document, so that every page is pushed again. */
const normaliserVersion = 22;

// EXTERNAL MODULE: ./lib/document/target.js
var target = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/generators/index.js
var generators = __webpack_require__(4478);
// EXTERNAL MODULE: ./lib/inputs/index.js + 1 modules
var inputs = __webpack_require__(6425);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/journal/digests.js
var journal_digests = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/text/index.js + 1 modules
var lib_text = __webpack_require__(2292);
;// CONCATENATED MODULE: ./lib/snapshot/in-order.js
/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000;
/** Applies `work` to each value, at most `ahead` at a time, and yields the results in the order of the values. */
async function* mapInOrder(values, ahead, sizeOf, work) {
    const started = [];
    let bytes = 0;
    let index = 0;
    for await (const value of values) {
        const size = sizeOf(value);
        while (started.length > 0 &&
            (started.length >= ahead || bytes + size > MAX_BYTES_AHEAD)) {
            const first = started.shift();
            yield await first.result;
            bytes -= first.size;
        }
        const result = work(value, index++);
        // It is awaited further down; until then a failure must not count as unhandled.
        result.catch(() => { });
        started.push({ result, size });
        bytes += size;
    }
    for (const { result } of started)
        yield await result;
}

// EXTERNAL MODULE: ./lib/snapshot/texts.js
var snapshot_texts = __webpack_require__(4472);
;// CONCATENATED MODULE: ./lib/snapshot/built.js











/**
 * Makes the texts of all built pages. Where the last success made them of the same files, its record has their digests,
 * and they are made only if the plan then has something to push.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
async function readBuiltSites(html, deps) {
    const sources = await readSources(html, deps);
    const folders = await listFolders(sources, deps);
    const settings = settingsDigest(sources, folders, deps);
    const recorded = (await deps.lastSuccess())?.generated;
    const pages = folders.flatMap(folder => folder.pages);
    if (await isAsRecorded(recorded?.built, settings, pages, deps.disk))
        return toRecordedTexts(recorded, sources, deps.disk, () => makeTexts(folders, sources, deps));
    const { texts, lines, pageDigests } = await makeTexts(folders, sources, deps);
    const { digests, isFinal } = texts;
    return {
        digests,
        inputsDigests: isFinal ? inputsDigestsOf(settings, pageDigests) : undefined,
        make: async () => { },
        keptAt: toKeptAt(digests, deps.disk),
        lines,
    };
}
/** The texts that an earlier run has recorded, which are made only when they are needed. */
function toRecordedTexts(recorded, { tree, html }, disk, makeAll) {
    const tracked = new Set(tree.map(({ path }) => path));
    const digests = new Map();
    for (const [path, digest] of (0,journal_digests/* unpackDigests */.Ks)(recorded.digests))
        if (html.has(path) || tracked.has(path))
            digests.set(path, digest);
    let made;
    return {
        digests,
        inputsDigests: recorded.built,
        async make() {
            made ??= makeAll();
            await made;
        },
        keptAt: toKeptAt(digests, disk),
        lines: [
            `The built pages and their sources are those of an earlier run: ${digests.size} pages are as they were`,
        ],
    };
}
async function readSources(html, { inputs, repository, takeSnapshot }) {
    const tree = await repository.tree(repository.head);
    const snapshot = await takeSnapshot(repository.head, inputs);
    const pages = new Set();
    for (const { path } of snapshot.pages.values())
        pages.add(path);
    return { tree, snapshot, pages, html };
}
/** Lists the folders of the input `built-site`, and that of all other HTML that `generated` names. */
async function listFolders({ tree, html }, deps) {
    const { builtSite } = deps.inputs;
    const folders = [];
    for (const name of new Set(builtSite.map(line => line.folder))) {
        const sources = tree.filter(entry => isMarkdown(entry) &&
            builtFoldersOf(entry.path, builtSite).includes(name));
        folders.push(await listFolder(name, sources, html, deps.disk));
    }
    const others = [...html].filter(path => !builtSite.some(line => isInFolder(path, line.folder)));
    if (others.length > 0)
        folders.push(await listFolder(commonFolder(others), undefined, html, deps.disk));
    return folders;
}
/** The digest of all that texts depend on besides the built pages. */
function settingsDigest({ tree, snapshot, pages, html }, folders, { inputs, repositoryName }) {
    const { builtSite, siteUrls, files, generator } = inputs;
    const sourceOids = tree.map(entry => [
        entry.path,
        isMarkdown(entry) ? entry.oid : '',
    ]);
    const settings = [
        [normaliserVersion, repositoryName, builtSite, siteUrls, files, generator],
        [
            [...html],
            [...pages],
            (0,generators/* describeSites */._k)(snapshot.sites),
            folders.map(folder => [...folder.files]),
        ],
        sourceOids,
    ];
    return (0,journal_digests/* digestOf */.ol)(JSON.stringify(settings));
}
/** A site that was built again mostly differs in any of its pages. */
const FIRST_PAGES = 20;
/** Digests of what texts depend on besides the built pages, of the first of these, and of all. */
function inputsDigestsOf(settings, pageDigests) {
    const first = (0,journal_digests/* digestOf */.ol)(pageDigests.slice(0, FIRST_PAGES).join(' '));
    return [settings, first, (0,journal_digests/* digestOf */.ol)(pageDigests.join(' '))].join(' ');
}
/** Compares with the record of an earlier run, and reads pages only as long as nothing differs. */
async function isAsRecorded(record, settings, pages, disk) {
    if (!record?.startsWith(settings))
        return false;
    const digestsOf = async (paths) => {
        const files = await disk.look(paths, built.MAX_PAGE_BYTES);
        return files.map(file => file.digest);
    };
    const first = await digestsOf(pages.slice(0, FIRST_PAGES));
    const [, firstRecorded] = record.split(' ');
    if ((0,journal_digests/* digestOf */.ol)(first.join(' ')) !== firstRecorded)
        return false;
    const others = await digestsOf(pages.slice(FIRST_PAGES));
    return inputsDigestsOf(settings, [...first, ...others]) === record;
}
function toKeptAt(digests, disk) {
    const all = new Set(digests.values());
    return async (digest) => (all.has(digest) ? disk.keptAt(digest) : undefined);
}
/** Makes the texts of all folders, with lines for the log and the digests of all built pages. */
async function makeTexts(folders, { tree, snapshot, pages, html }, deps) {
    const paths = tree.filter(isMarkdown).map(({ path }) => path);
    const found = await deps.placesOf(snapshot, paths);
    const places = new Map(paths.map((path, index) => [path, found[index]]));
    const textDeps = { ...deps, html, pages, places };
    const texts = new snapshot_texts/* KeptTexts */.l(deps.disk);
    const lines = [];
    const pageDigests = [];
    for (const listed of folders) {
        const { heads, digests } = await readHeads(listed, deps);
        pageDigests.push(...digests);
        const folder = { ...listed, heads };
        const match = await matchSources(folder, textDeps);
        const site = siteOf(folder, match, textDeps);
        const pageChrome = await findPageChrome(folder, match, site, textDeps);
        const withEndings = { ...site, pageChrome };
        const result = await makeBodies(folder, match, withEndings, textDeps, texts);
        if (listed.sources)
            lines.push(lineOf(listed.name, heads.size, result));
    }
    return { texts, lines, pageDigests };
}
const isInFolder = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
function isMarkdown({ path, kind }) {
    return (kind === 'file' &&
        patterns/* pageExtensions */.En.some(extension => path.endsWith(extension)));
}
/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function builtFoldersOf(path, builtSite) {
    const lines = builtSite.filter(({ source }) => path.startsWith(source));
    const innermost = Math.max(...lines.map(({ source }) => source.length));
    return lines
        .filter(({ source }) => source.length === innermost)
        .map(({ folder }) => folder);
}
/** The innermost folder that all of them are in; `''` for the root. */
function commonFolder(paths) {
    let folder = external_node_path_.posix.dirname(paths[0] ?? '');
    while (folder !== '.' && !paths.every(path => isInFolder(path, folder)))
        folder = external_node_path_.posix.dirname(folder);
    return folder === '.' ? '' : folder;
}
/** @throws InputError when the folder has no HTML. */
async function listFolder(name, sources, html, disk) {
    // In the folder's own path nothing is a pattern.
    const pattern = name === '' ? '*' : `${name.replace(/[[?*]/g, '[$&]')}/**`;
    const files = await disk.list([pattern], 'built-site');
    const pages = files.filter(path => /\.html?$/i.test(path) && (sources || html.has(path)));
    if (pages.length === 0)
        throw new inputs/* InputError */.dz(`built-site: the workspace has no HTML in the folder "${(0,lib_text/* sanitizeForLog */.F0)(name)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`, 'built-site');
    return {
        name,
        sources,
        files: new Set(files.map(path => external_node_path_.posix.relative(name, path))),
        pages,
    };
}
/** Reads the heads of a folder's pages on the threads, with the digests of their files. */
async function readHeads({ name, pages }, { workspace, builtPages }) {
    const reader = builtPages.openBuiltSite(workspace);
    const readHead = async (path) => {
        const file = external_node_path_.posix.relative(name, path);
        return { file, result: await reader.readHead({ file, path }) };
    };
    const heads = new Map();
    const digests = [];
    for await (const { file, result } of mapInOrder(pages, builtPages.ahead, () => 0, readHead)) {
        heads.set(file, result.head ?? UNREAD);
        digests.push(result.digest ?? '');
    }
    return { heads, digests };
}
const UNREAD = {
    kind: 'page',
    sourceLinks: [],
    words: new Uint32Array(),
};
/** Finds the built page of each source. */
async function matchSources(folder, deps) {
    const { builtPages, places, repository, repositoryName, workspace } = deps;
    const { heads, sources = [] } = folder;
    const oids = new Map(sources.map(entry => [entry.path, entry.oid]));
    const candidates = (0,built/* findCandidates */.eE)(heads, new Set(oids.keys()), {
        repository: repositoryName,
        routeOf: path => places.get(path)?.route,
        isOwn: toIsOwn(folder, places),
    });
    const sourcesWithPages = [...candidates].map(([path, found]) => ({
        path,
        oid: oids.get(path),
        pages: found.map(({ file }) => heads.get(file).words),
    }));
    const shares = new Map();
    const reader = builtPages.openBuiltSite(workspace);
    const compare = async ({ value, source, }) => {
        const { path, pages } = value;
        // A source that cannot be read says nothing against its page.
        const found = source
            ? await reader.compareWords({ source, pages })
            : pages.map(() => 1);
        return { path, found };
    };
    const compared = mapInOrder(withSources(sourcesWithPages, repository), builtPages.ahead, sourceSize, compare);
    for await (const { path, found } of compared)
        shares.set(path, found);
    return (0,built/* chooseFiles */.P_)(heads, candidates, path => shares.get(path) ?? []);
}
/** Whether a source may be on the folder's site: of several sites a folder is that of the innermost one that it is in. */
function toIsOwn({ name, sources = [] }, places) {
    const siteFolderOf = (path) => places.get(path)?.siteFolder;
    let innermost;
    for (const { path } of sources) {
        const siteFolder = siteFolderOf(path);
        if (siteFolder === undefined || !`${name}/`.startsWith(siteFolder))
            continue;
        if (innermost === undefined || siteFolder.length > innermost.length)
            innermost = siteFolder;
    }
    return path => {
        const siteFolder = siteFolderOf(path);
        if (siteFolder === undefined || innermost === undefined)
            return true;
        return siteFolder === innermost;
    };
}
/** The facts that all pages of a folder have in common, but for what most of them end with. */
function siteOf(folder, match, { inputs, places }) {
    const addresses = new Map();
    for (const [path, file] of match.files) {
        const address = places.get(path)?.address ?? (0,target/* siteUrlOf */.Yg)(path, inputs.siteUrls);
        if (address !== undefined)
            addresses.set(file, address);
    }
    const canonicals = [];
    for (const [file, { canonical }] of folder.heads)
        if (canonical)
            canonicals.push([file, canonical]);
    const byInput = inputs.siteUrls.find(({ prefix }) => prefix === `${folder.name}/`)?.url;
    const address = byInput ?? (0,built/* builtAddress */.fD)(canonicals) ?? (0,built/* builtAddress */.fD)([...addresses]);
    return { files: folder.files, address, addresses, pageChrome: new Set() };
}
/** Enough to know what most pages end with. */
const SAMPLE = 50;
/** Finds the blocks that most pages end with, from some of the pages: the same ones whatever others come and go. */
async function findPageChrome(folder, match, site, deps) {
    const oids = new Map(folder.sources?.map(entry => [entry.path, entry.oid]));
    const oidByFile = new Map([...match.files].map(([path, file]) => [file, oids.get(path)]));
    const files = [...folder.heads]
        .filter(([, { kind }]) => kind === 'page')
        .map(([file]) => file);
    const order = new Map(files.map(file => [file, (0,journal_digests/* digestOf */.ol)(file)]));
    const sample = files
        .sort((a, b) => (order.get(a) < order.get(b) ? -1 : 1))
        .slice(0, SAMPLE)
        .map((file) => ({
        file,
        path: external_node_path_.posix.join(folder.name, file),
        oid: oidByFile.get(file),
    }));
    const endings = [];
    for await (const { page } of readPages(sample, folder, site, deps))
        if (page.ending)
            endings.push(page.ending);
    return (0,built/* trailingRun */.qL)(endings);
}
/** Makes the body of each page that is pushed, or keeps why it has none. */
async function makeBodies(folder, match, site, deps, texts) {
    const wanted = folder.sources?.filter(({ path }) => deps.pages.has(path)) ?? [];
    const missing = [];
    const files = [];
    const isExpected = toIsExpected(folder, match, deps);
    for (const { path, oid } of wanted) {
        const file = match.files.get(path);
        if (file !== undefined)
            files.push({ path, file, oid });
        else if (match.unlike.has(path))
            missing.push([path, 'its built page shows other words']);
        else if (isExpected(path))
            missing.push([path, 'no built page shows it']);
    }
    for (const file of match.others) {
        const path = external_node_path_.posix.join(folder.name, file);
        if (!deps.html.has(path))
            continue;
        if (folder.heads.get(file)?.isNoIndex)
            await texts.addReason(path, snapshot_texts/* hiddenTexts */.x.noIndex);
        else
            files.push({ path, file, oid: undefined });
    }
    let made = 0;
    for await (const { file, page } of readPages(files, folder, site, deps)) {
        const { path, oid } = file;
        if (page.json) {
            await texts.addBody(path, page);
            if (oid !== undefined)
                made++;
            continue;
        }
        if (!page.isEmpty)
            texts.isFinal = false;
        if (oid !== undefined)
            missing.push([path, page.reason]);
        else if (page.isEmpty)
            await texts.addReason(path, snapshot_texts/* hiddenTexts */.x.empty);
        // What is there and cannot be read fails by name; it must not leave search.
        else
            await texts.addReason(path, { reason: page.reason });
    }
    for (const [path, reason] of missing)
        await texts.addReason(path, { reason });
    return { wanted: wanted.length, made, missing };
}
/** The line of the log about a folder. */
function lineOf(name, builtPages, { wanted, made, missing }) {
    const line = `Built site ${(0,lib_text/* sanitizeForLog */.F0)(name)}: ${made} of ${wanted} pages made from ${builtPages} built pages`;
    const [first] = missing;
    if (!first)
        return line;
    const [path, reason] = first;
    return `${line}; ${missing.length} made from their sources, such as ${(0,lib_text/* sanitizeForLog */.F0)(path)} (${(0,lib_text/* sanitizeForLog */.F0)(reason)})`;
}
/**
 * Which sources should have a built page: all that the user names, and pages by the rules of the generator; without one,
 * what is in the folder that all with a built page are in. Others are READMEs and examples.
 */
function toIsExpected(folder, { files }, { inputs, places }) {
    const isNamed = inputs.builtSite.some(line => line.folder === folder.name && line.source !== '');
    if (isNamed || files.size === 0)
        return () => true;
    const common = commonFolder([...files.keys()]);
    const isOwn = toIsOwn(folder, places);
    return path => {
        const site = places.get(path);
        if (site === undefined)
            return isInFolder(path, common);
        return isOwn(path) && site.route !== undefined;
    };
}
/** Reads built pages on the threads, each with its source, in their order. */
function readPages(files, folder, site, { builtPages, repository, workspace }) {
    const reader = builtPages.openBuiltSite(workspace, site);
    const read = async ({ value: file, source }) => {
        const path = external_node_path_.posix.join(folder.name, file.file);
        const job = { file: file.file, path };
        const page = await reader.readPage(source ? { ...job, source } : job);
        return { file, page };
    };
    return mapInOrder(withSources(files, repository), builtPages.ahead, sourceSize, read);
}
const sourceSize = ({ source }) => source?.length ?? 0;
/** Reads the sources of what has one, in order. */
async function* withSources(values, repository) {
    const oids = values.flatMap(({ oid = [] }) => oid);
    const blobs = repository.blobs(oids, built.MAX_PAGE_BYTES);
    try {
        for (const value of values) {
            const source = value.oid === undefined ? undefined : (await blobs.next()).value?.bytes;
            yield { value, source };
        }
    }
    finally {
        // Otherwise git would wait for more, and the process for git.
        await blobs.return(undefined);
    }
}


/***/ })

};
