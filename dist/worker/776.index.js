export const id = 432;
export const ids = [432];
export const modules = {

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openDisk: () => (/* binding */ openDisk),
  readKept: () => (/* binding */ readKept)
});

// UNUSED EXPORTS: openDocumentsFolder, realAncestor

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/glob/lib/glob.js + 24 modules
var glob = __webpack_require__(2025);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/message.js
var message = __webpack_require__(9140);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/index.js






/** @param byDefault what an empty input stands for, as where a workflow hands on a variable that is not set. */
const row = (parse, byDefault = '') => ({
    parse,
    byDefault,
});
/** The inputs of `action.yml` with what reads them, and their defaults there. */
const inputTable = {
    /** Without a slash at the end. */
    'base-url': row(values/* parseBaseUrl */.Q2),
    /** Empty only where each target names its own. */
    'connector-id': row(values/* parseConnectorId */.OT),
    /** Empty only when nothing is written. */
    'api-key': row(values/* parseCredential */.nx),
    files: row(text => (0,patterns/* withExclusions */.cp)(patterns/* defaultFiles */.bB, (0,patterns/* parseFiles */.Bj)(text)), patterns/* defaultFiles */.bB.join('\n')),
    /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
    targets: row(text => text),
    /** `undefined`: the repository's default branch. */
    branch: row(values/* parseBranch */.Qd),
    sync: row((0,values/* oneOf */.yL)('auto', 'changes', 'everything'), 'auto'),
    'dry-run': row(values/* parseBoolean */.yG, 'false'),
    tags: row(patterns/* parseTagLines */.hH),
    /** Whether pages of a site with several versions or languages have tags of theirs. */
    'site-tags': row(values/* parseBoolean */.yG, 'true'),
    'ref-prefix': row(values/* parseRefPrefix */.Tt),
    generator: row(values/* parseGenerator */.tO, 'auto'),
    /** The longest prefix first. */
    'site-urls': row(values/* parseSiteUrls */.PJ),
    'source-links': row(values/* parseBoolean */.yG, 'true'),
    /** Patterns of files on the disk that are documents as well. */
    generated: row(text => (text === '' ? [] : (0,patterns/* parsePatterns */.Z7)(text))),
    /** Sites as their generators built them, of which the bodies of pages are made. */
    'built-site': row(values/* parseBuiltSite */.r2),
    /** The levels of warnings about pages; the last that matches counts. */
    warnings: row(patterns/* parseWarnings */.X$),
    /** The path of a file of questions that are to find their pages; `undefined`: none is asked. */
    questions: row(values/* parseWorkspacePath */.Qk),
    /** The folder that each document is written to as a file; empty where there is none. */
    documents: row(text => text),
    'max-archive': row(values/* parseArchiveLimit */.nj, '30%'),
    journal: row(values/* parseJournal */.z8, 'deployments'),
    /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
    'agent-instructions': row(values/* parseWorkspacePath */.Qk),
    'github-token': row(values/* parseCredential */.nx),
    'timeout-minutes': row((0,values/* wholeNumber */.rD)(1, values/* MAX_TIMEOUT_MINUTES */.hF), '15'),
};
function toFields(keys) {
    const fields = {};
    for (const [key, value] of keys) {
        const name = key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
        fields[name] = value;
    }
    return fields;
}
/**
 * Reads all inputs and reports every problem at once.
 *
 * @param event what started the run, where a missing key is a problem if it writes.
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
function parseInputs(get, event) {
    const problems = [];
    const values = [];
    for (const [name, { parse, byDefault }] of Object.entries(inputTable)) {
        try {
            values.push([name, parse(get(name).trim() || byDefault)]);
        }
        catch (error) {
            if (!(error instanceof InputError))
                throw error;
            // Inputs that little can be said of share a topic.
            const topic = topics.find(topic => topic === name) ?? 'other-inputs';
            for (const line of error.message.split('\n'))
                problems.push(withHelp(`${name}: ${line}`, topic));
        }
    }
    const inputs = toFields(values);
    if (inputs.targets === '') {
        if (inputs.connectorId === '')
            problems.push(withHelp(NO_CONNECTOR, 'connector-id'));
        // A malformed dry-run leaves open whether the key is needed.
        const mayWrite = inputs.dryRun === false && event && decide(event, inputs).kind === 'sync';
        if (inputs.apiKey === '' && mayWrite)
            problems.push(withHelp(NO_KEY, 'api-key'));
    }
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return withoutDisk(inputs);
}
/** With `files: none` nothing is read from the disk either: a workflow that is to go may no longer write it. */
function withoutDisk(inputs) {
    if (!isNone(inputs.files))
        return inputs;
    return { ...inputs, generated: [], builtSite: [] };
}
const NO_CONNECTOR = "connector-id: it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.";
const NO_KEY = 'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.';
const EVENTS = {
    push: 'changes',
    repository_dispatch: 'changes',
    workflow_dispatch: 'everything',
    schedule: 'everything',
    pull_request: 'preview',
    merge_group: 'preview',
    // These run with the repository's secrets on content that anyone may have written.
    pull_request_target: 'refusal',
    workflow_run: 'refusal',
    issue_comment: 'refusal',
};
/** The task of this run, decided by its event and inputs alone. */
function decide(event, inputs) {
    const { name, deleted, baseSha } = event;
    const role = lookUp(EVENTS, name);
    if (role === undefined) {
        const events = Object.keys(EVENTS).filter(event => EVENTS[event] !== 'refusal');
        const reason = `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${events.join(', ')}.`;
        return { kind: 'refusal', reason };
    }
    if (role === 'refusal') {
        const reason = `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`;
        return { kind: 'refusal', reason };
    }
    const branch = inputs.branch ?? event.defaultBranch ?? branchOfSchedule(event);
    if (branch === undefined) {
        const reason = 'The event does not say which branch is the default one. Set the input branch, for example to main.';
        return { kind: 'refusal', reason };
    }
    const isPreview = role === 'preview';
    const branchRef = `refs/heads/${branch}`;
    const ref = isPreview ? (event.baseRef ?? branchRef) : event.ref;
    if (ref !== branchRef || (deleted && !isPreview)) {
        const quotedRef = `"${sanitizeForLog(ref)}"`;
        const why = deleted
            ? `${quotedRef} was deleted`
            : `This run is for ${quotedRef}`;
        const reason = `${why}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`;
        return { kind: 'nothing', reason };
    }
    const extent = extentOf(branch, name, role, inputs.sync);
    if (isPreview)
        return { kind: 'preview', ...extent, baseSha };
    if (inputs.dryRun)
        return { kind: 'preview', ...extent, baseSha: undefined };
    // A push without changes is frequent, and its author waits for it.
    return { kind: 'sync', ...extent, asksSearch: role === 'everything' };
}
/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOfSchedule({ name, ref }) {
    if (name !== 'schedule')
        return undefined;
    return /^refs\/heads\/(.+)/.exec(ref)?.[1];
}
function extentOf(branch, event, role, sync) {
    if (sync === 'everything')
        return { branch, everything: true, because: 'The input sync is everything' };
    if (sync === 'changes' || role !== 'everything')
        return { branch, everything: false };
    const because = event === 'schedule' ? 'Started on a schedule' : 'Started by hand';
    return { branch, everything: true, because };
}

// EXTERNAL MODULE: ./lib/journal/digests.js
var digests = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/sites/index.js + 3 modules
var sites = __webpack_require__(8112);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
;// CONCATENATED MODULE: ./lib/snapshot/files.js


/** Stands in no object ID of git. */
const MARK = '+';
/** The digest of a built page of which nothing is known but that it is another one than now. */
const UNKNOWN_DIGEST = 'other';
function toFileKey(id) {
    switch (id.kind) {
        case 'git':
            return id.oid;
        case 'disk':
            return MARK + id.digest;
        case 'built':
            return id.oid + MARK + id.digest;
    }
}
function readFileKey(key) {
    const [oid = '', digest] = key.split(MARK);
    if (digest === undefined)
        return { kind: 'git', oid };
    if (oid === '')
        return { kind: 'disk', digest };
    return { kind: 'built', oid, digest };
}
/** Whether git has no such file: an earlier step of the job has written it. */
function files_isGenerated({ oid }) {
    return readFileKey(oid).kind === 'disk';
}
/** The object IDs of the files of a tree, by their paths; not those of links and submodules. */
function files_oidsOf(tree) {
    const oids = new Map();
    for (const { path, kind, oid } of tree)
        if (kind === 'file')
            oids.set(path, oid);
    return oids;
}
/** The paths that two trees do not hold alike. */
function differing(before, after) {
    const spelled = (tree) => new Map(tree.map(({ path, kind, oid }) => [path, `${kind} ${oid}`]));
    const [old, now] = [spelled(before), spelled(after)];
    return new Set([...old.keys(), ...now.keys()].filter(path => old.get(path) !== now.get(path)));
}
/** The checkout cannot give what the run needs; the message says what to do. */
class RepositoryError extends message/* UserError */.yo {
    constructor(message, topic = 'checkout') {
        super(message, topic);
    }
}
/** The server does not have the commit any more, as after a force push. */
class CommitGoneError extends RepositoryError {
    constructor(message) {
        super(message, 'commit-gone');
    }
}
/** Adds what earlier steps of the job have left on the disk to the tree of a commit. */
function files_withDigests(tree, digests) {
    if (digests.size === 0)
        return tree;
    const entries = [];
    const tracked = new Set();
    for (const entry of tree) {
        const digest = entry.kind === 'file' ? digests.get(entry.path) : undefined;
        tracked.add(entry.path);
        if (digest)
            entries.push({
                ...entry,
                oid: toFileKey({ kind: 'built', oid: entry.oid, digest }),
            });
        else
            entries.push(entry);
    }
    for (const [path, digest] of digests) {
        if (tracked.has(path) || digest === '' || digest === UNKNOWN_DIGEST)
            continue;
        const oid = toFileKey({ kind: 'disk', digest });
        entries.push({ path, kind: 'file', oid, isUtf8: true });
    }
    return entries;
}
/** The files and folders of a tree, with those that git does not have. */
function files_pathsOf(tree) {
    const paths = toPaths(tree.map(entry => entry.path));
    const tracked = tree.filter(entry => !files_isGenerated(entry));
    if (tracked.length === tree.length)
        return paths;
    const { files, folders } = toPaths(tracked.map(entry => entry.path));
    const all = [...paths.files, ...paths.folders];
    return {
        ...paths,
        generated: new Set(all.filter(path => !files.has(path) && !folders.has(path))),
    };
}
/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000;
/** Applies `work` to each value, at most `ahead` at a time, and yields the results as they come. */
async function* files_mapAsDone(values, ahead, sizeOf, work) {
    const running = new Set();
    const done = [];
    let bytes = 0;
    for await (const value of values) {
        const size = sizeOf(value);
        while (running.size > 0 &&
            (running.size >= ahead || bytes + size > MAX_BYTES_AHEAD)) {
            if (done.length > 0)
                yield done.shift();
            else
                await Promise.race(running);
        }
        const result = work(value).then(found => {
            running.delete(result);
            bytes -= size;
            done.push(found);
        });
        // It is awaited further down; until then a failure must not count as unhandled.
        result.catch(() => { });
        running.add(result);
        bytes += size;
        while (done.length > 0)
            yield done.shift();
    }
    while (running.size > 0 || done.length > 0) {
        if (done.length > 0)
            yield done.shift();
        else
            await Promise.race(running);
    }
}

;// CONCATENATED MODULE: ./lib/document/document.js
/** A document must fit into one request. The contract's "5 MB" is read as the smaller of its two meanings. */
const document_MAX_REQUEST_BYTES = 5_000_000;
/** From the first release on raised by hand whenever the same page results in another document, so that every page is pushed again. */
const normaliserVersion = 1;

;// CONCATENATED MODULE: ./lib/snapshot/make.js


/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * document_MAX_REQUEST_BYTES;
/** Reads pages and makes their documents. None waits for another one, which may take long. */
function makeDocuments(pages, { blobs, make, ahead }) {
    return mapAsDone(readPages(pages, blobs), ahead, ({ blob }) => blob.bytes?.length ?? 0, async ({ page, blob }) => {
        const { path, externalRef } = page;
        const { bytes: content, built } = blob;
        if (!content)
            return { page, made: unreadResult(blob) };
        const job = { path, externalRef, content, built };
        return { page, made: await make(job, page) };
    });
}
async function* readPages(pages, blobs) {
    let index = 0;
    const oids = pages.map(page => page.oid);
    for await (const blob of blobs(oids, MAX_FILE_BYTES))
        yield { page: pages[index++], blob };
}
function unreadResult({ size, problem }) {
    const messages = [];
    if (problem !== undefined) {
        const reason = `${problem}.`;
        return { kind: 'failed', reason, topic: 'generated', messages };
    }
    if (size !== undefined) {
        const reason = tooLarge(size);
        return { kind: 'failed', reason, topic: 'page-too-large', messages };
    }
    return {
        kind: 'unread',
        reason: 'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
        topic: 'checkout',
        messages,
    };
}
/** Says that a page is too large to be pushed. */
function tooLarge(bytes) {
    return `has ${bytes} bytes, and the service takes at most ${MAX_REQUEST_BYTES} in a request. Split the page.`;
}

;// CONCATENATED MODULE: ./lib/snapshot/index.js








/** Reads each commit once for all targets, and where nothing has changed also for the last success. */
function openSnapshots(reader) {
    const commits = new Map();
    const snapshots = new Map();
    return (commit, inputs, digests = new Map()) => {
        const { files, refPrefix, generator } = inputs;
        const commitKey = JSON.stringify([commit, generator, digestsKey(digests)]);
        const read = async () => {
            const tree = withDigests(await reader.tree(commit), digests);
            return readCommit(tree, generator, reader);
        };
        const select = async () => {
            const contents = await cached(commits, commitKey, read);
            return { ...contents, ...selectFromSites(contents, inputs) };
        };
        const key = JSON.stringify([commitKey, files, refPrefix]);
        return cached(snapshots, key, select);
    };
}
/** The value of a key, which is found out once. */
function cached(known, key, find) {
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
}
async function readCommit(tree, generator, { blobs, findSites }) {
    const paths = pathsOf(tree);
    const files = toCommitFiles(tree, paths);
    const allPaths = [...paths.files];
    // Nothing of generators is loaded where no file has the name of a configuration.
    if (configurationsIn(allPaths, generator).length === 0) {
        const read = async (wanted) => {
            const found = new Map();
            const texts = await readFileTexts(wanted, oidsOf(tree), blobs);
            for (const [path, text] of texts)
                if (text !== undefined)
                    found.set(path, text);
            return found;
        };
        const found = await readSites(allPaths, read, generator);
        const sites = { ...found, all: [], files: new Map() };
        return { tree, paths, files, sites };
    }
    const sites = await findSites(files, generator, blobs);
    const linked = await followLinks(tree, path => sites.files.has(path), blobs);
    return {
        tree: linked,
        paths,
        // Threads are sent the same files once.
        files: linked === tree ? files : toCommitFiles(linked, paths),
        sites,
    };
}
function toCommitFiles(tree, { generated }) {
    const oids = new Map();
    for (const { path, kind, oid } of tree)
        oids.set(path, kind === 'file' ? oid : '');
    return { oids, generated };
}
/**
 * A tree in which a symbolic link on a site that leads to a Markdown file of the same commit, such as `docs/index.md` to
 * `../README.md`, is a file with that text: generators follow it. Any other link stays one.
 */
async function followLinks(tree, isOnSite, blobs) {
    const linkOids = new Map();
    for (const { kind, path, oid } of tree)
        if (kind === 'link' && namesSource(path) && isOnSite(path))
            linkOids.set(path, oid);
    if (linkOids.size === 0)
        return tree;
    const oids = oidsOf(tree);
    // Git has the path that a link leads to as its text.
    const texts = await readFileTexts([...linkOids.keys()], linkOids, blobs);
    return tree.map(entry => {
        const destination = texts.get(entry.path);
        if (destination === undefined || destination.startsWith('/'))
            return entry;
        const path = join(folderOf(entry.path), destination);
        if (path === undefined || !namesSource(path))
            return entry;
        const oid = oids.get(path);
        return oid === undefined ? entry : { ...entry, kind: 'file', oid };
    });
}
/** A larger file is not included, and is neither a configuration nor a page whose head could be read. */
const MAX_READ_BYTES = 5_000_000;
/**
 * Reads files of a tree.
 *
 * @param oids of its files, by path: links are not followed.
 * @returns the texts in the order of the paths; `undefined` where there is no such file, a larger one, or no text.
 */
async function readFileTexts(paths, oids, blobs) {
    const texts = new Map(paths.map(path => [path, undefined]));
    const found = paths.filter(path => oids.has(path));
    // Most repositories have no site whose files are read.
    if (found.length === 0)
        return texts;
    const foundOids = found.map(path => oids.get(path));
    let index = 0;
    for await (const { bytes } of blobs(foundOids, MAX_READ_BYTES))
        texts.set(found[index++], bytes && textOf(bytes));
    return texts;
}
const UNNAMED = {
    reason: 'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
    topic: 'file-name',
};
/**
 * Selects the pages of a tree by patterns, and names them with the prefix of the same time.
 *
 * @param exclusionReason why the site that a file belongs to does not show it.
 */
function selectPages(tree, isWanted, refPrefix, exclusionReason = () => undefined) {
    const pages = new Map();
    const skipped = [];
    for (const entry of tree) {
        const { path, oid, isUtf8 } = entry;
        const externalRef = refPrefix + path;
        if (!isWanted(path) && !isGenerated(entry)) {
            const reason = reasonByCase(path, isWanted);
            if (reason !== undefined)
                skipped.push({ path, externalRef, reason });
            continue;
        }
        const reason = reasonByKind(entry) ?? exclusionReason(entry);
        if (reason !== undefined)
            skipped.push({ path, externalRef, reason });
        else if (isUtf8)
            pages.set(externalRef, { externalRef, path, oid });
        else
            skipped.push({ path, externalRef, ...UNNAMED });
    }
    return { pages, skipped };
}
/** Why an entry of a tree can never be a page. */
function reasonByKind({ kind }) {
    if (kind === 'link')
        return 'is a symbolic link; links are not followed';
    if (kind === 'submodule')
        return 'is a submodule; its files belong to another repository';
    return undefined;
}
/** Why a file is not a page that would be one if its extension were in small letters, which its author may not see. */
function reasonByCase(path, isWanted) {
    if (!namesSource(path))
        return undefined;
    const extension = path.slice(path.lastIndexOf('.'));
    const lower = extension.toLowerCase();
    if (lower === extension)
        return undefined;
    if (!isWanted(path.slice(0, -extension.length) + lower))
        return undefined;
    return `ends in "${extension}", and case counts in files. Rename it to end in "${lower}", or add the line **/*${extension} to the input files (after its default lines, if you do not set it).`;
}
/**
 * Selects the pages of a commit. A site decides which Markdown files in its folders are pages. Other files are pages where
 * `files` names them; the default patterns, and lines that only exclude, name none where there is a site.
 */
function selectFromSites(source, inputs) {
    const { tree, sites } = source;
    const { files, refPrefix } = inputs;
    const matches = toMatcher(files);
    const added = addedToDefault(files);
    const isByDefault = sites.all.length > 0 && added !== undefined;
    const isLeftIn = toMatcher(['**', ...(added ?? [])]);
    const exclusionReason = (path, isGeneratedFile) => reasonBySite(path, isGeneratedFile, isByDefault, source);
    const isWanted = (path) => {
        if (matches(path))
            return true;
        // The default patterns leave out folders such as `fixtures`, where a site may have pages.
        return (isByDefault &&
            isLeftIn(path) &&
            sites.files.has(path) &&
            exclusionReason(path, false) === undefined);
    };
    const selection = selectPages(tree, isWanted, refPrefix, entry => exclusionReason(entry.path, isGenerated(entry)));
    const siteDigests = sites.all.map(({ settings }) => digestOf(settings));
    for (const page of selection.pages.values()) {
        const file = sites.files.get(page.path);
        if (file)
            page.site = siteDigests[file.site];
    }
    return selection;
}
/**
 * Says why the site that a file belongs to does not show it.
 *
 * @param isByDefault whether no line of the input `files` names files beside a site.
 */
function reasonBySite(path, isGeneratedFile, isByDefault, { sites }) {
    const file = sites.files.get(path);
    // A partial has no meaning by itself, even where somebody generates it for search.
    if (file?.isPartial)
        return file.exclusionReason;
    if (isGeneratedFile)
        return undefined;
    const isInPageFolder = namesSource(path) && file?.isInPageFolder === true;
    if (isInPageFolder)
        return file.exclusionReason;
    if (!isByDefault)
        return undefined;
    if (file)
        return file.exclusionReason;
    const isOnUnreadSite = sites.unread.some(folder => path.startsWith(folder));
    return isOnUnreadSite ? undefined : 'is not on the site';
}

;// CONCATENATED MODULE: ./lib/adapters/disk.js











/** Files that are open at once. */
const MAX_OPEN = 16;
/**
 * The files of a workspace that git does not have. Of what lies outside it nothing is listed or read.
 *
 * @param temporaryFolder where texts are kept until the disk is closed.
 */
async function openDisk(workspace, temporaryFolder) {
    const root = await (0,promises_.realpath)(workspace);
    const limit = (0,p_limit/* default */.A)(MAX_OPEN);
    let kept;
    const keptFolder = () => {
        kept ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'docs-push-built-'));
        return kept;
    };
    return {
        list: (patterns, input) => listPaths(patterns, input, root),
        statFiles: paths => Promise.all(paths.map(path => limit(() => statFile(path, root)))),
        read: (file, maxBytes) => readFound(file, maxBytes, root),
        open: (path, maxBytes) => limit(() => openFile(path, maxBytes, root)),
        keep: async (key, json) => (0,promises_.writeFile)((0,external_node_path_.join)(await keptFolder(), key), json),
        keptAt: async (key) => (0,external_node_path_.join)(await keptFolder(), key),
        kept: readKept,
        async [Symbol.asyncDispose]() {
            if (kept)
                await (0,promises_.rm)(await kept, { recursive: true, force: true });
        },
    };
}
/** Reads a text that is kept. */
async function readKept(at) {
    return JSON.parse(await (0,promises_.readFile)(at, 'utf8'));
}
async function listPaths(patterns, input, root) {
    const lines = patterns.map(pattern => below(root, pattern));
    const globber = await (0,glob/* create */.v)(lines.join('\n'), {
        followSymbolicLinks: false,
        matchDirectories: false,
    });
    for (const folder of globber.getSearchPaths())
        await requireInside(folder, input, root);
    const files = await globber
        .glob()
        .catch(error => throwUnlistable(error, input));
    return files.flatMap(file => (0,paths/* pathInside */._l)(root, file) ?? []).sort();
}
/** A pattern of the workspace for the whole disk; in the workspace's own path nothing is a pattern. */
function below(root, text) {
    const { negate, pattern } = (0,patterns/* readPattern */.ZS)(text);
    const literal = root.replaceAll(external_node_path_.sep, '/').replace(/[[?*]/g, '[$&]');
    return `${negate ? '!' : ''}${literal}/${pattern}`;
}
async function requireInside(folder, input, root) {
    const real = await (0,promises_.realpath)(folder).catch(() => undefined);
    if (real === undefined || isInside(real, root))
        return;
    throw new values/* InputError */.dz(`${input}: "${(0,lib_text/* sanitizeForLog */.F0)((0,paths/* pathInside */._l)(root, folder) ?? folder)}" is a link that leads out of the workspace. Let the step that generates the files copy them there. Nothing was pushed.`, 'generated');
}
/** In the workspace, but not in git's own folder, whose configuration may hold a token. */
function isInside(real, root) {
    const path = (0,paths/* pathInside */._l)(root, real);
    return path !== undefined && !/(?:^|\/)\.git(?:\/|$)/i.test(path);
}
function throwUnlistable(error, input) {
    throw new values/* InputError */.dz(`${input}: "${(0,lib_text/* sanitizeForLog */.F0)(error.path ?? '')}" cannot be read (${(0,lib_text/* sanitizeForLog */.F0)(error.message)}). Let the step that generates it make it readable, with a name in UTF-8. Nothing was pushed.`, 'generated');
}
/** A file as it is now; what cannot be read has a digest as well, so that it fails by name and is not archived. */
async function statFile(path, root) {
    const file = await openFile(path, Number.POSITIVE_INFINITY, root);
    const { bytes, size = 0, problem } = file;
    const digest = (0,digests/* digestOf */.ol)(bytes ?? `${path}\0${problem}`);
    return { path, size, digest, problem };
}
class Unreadable extends Error {
}
const LEADS_OUT = 'is a link that leads out of the workspace. Let the step that generates it copy the file';
const NO_FILE = 'is not a regular file. Exclude it by a line in generated';
/** @throws Unreadable */
async function findFile(path, root) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
    if (!isInside(real, root))
        throw new Unreadable(LEADS_OUT);
    const stats = await (0,promises_.stat)(real);
    if (!stats.isFile())
        throw new Unreadable(NO_FILE);
    return { real, size: stats.size };
}
async function readFound({ path, size, digest, problem }, maxBytes, root) {
    const oid = toFileKey({ kind: 'disk', digest });
    if (problem !== undefined)
        return { oid, size, bytes: undefined, problem };
    return { oid, ...(await openFile(path, maxBytes, root)) };
}
/** Reads a file; one that is larger than `maxBytes` comes without its bytes. */
async function openFile(path, maxBytes, root) {
    try {
        const { real, size } = await findFile(path, root);
        return { size, bytes: size > maxBytes ? undefined : await (0,promises_.readFile)(real) };
    }
    catch (error) {
        const problem = error instanceof Unreadable ? error.message : `cannot be read (${error})`;
        return { size: 0, bytes: undefined, problem: (0,lib_text/* sanitizeForLog */.F0)(problem) };
    }
}
/**
 * The folder of the input `documents`: as nothing is in it before, no link in it leads elsewhere.
 *
 * @param path of a folder in the workspace or in the temporary folder of the job.
 * @returns a function that writes a file into it, whatever the name of that says; `undefined` where the input is not set.
 * @throws InputError
 */
async function openDocumentsFolder(path, workspace, temporaryFolder, warn) {
    if (path === '')
        return undefined;
    const refuse = (what) => new InputError(`documents: "${sanitizeForLog(path)}" ${what}`);
    const [root, temporary] = [
        await realpath(workspace),
        await realpath(temporaryFolder),
    ];
    const folder = resolve(root, path);
    const existing = await realAncestor(folder);
    const isAllowed = isInside(existing, root) || pathInside(temporary, existing) !== undefined;
    if (!isAllowed || /(?:^|[\\/])\.git(?:[\\/]|$)/i.test(path))
        throw refuse('is not in the workspace or in the temporary folder of the job. Give a folder such as documents or ${{ runner.temp }}/documents.');
    try {
        await mkdir(folder, { recursive: true });
        if ((await readdir(folder)).length > 0)
            throw refuse('is not empty. Give a folder that nothing is in.');
    }
    catch (error) {
        if (error instanceof InputError)
            throw error;
        throw refuse(`cannot be made (${sanitizeForLog(String(error))}). Give another folder.`);
    }
    let isWarned = false;
    return async (name, text) => {
        const file = join(folder, ...name.split('/').map(toFileName));
        try {
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, text, { flag: 'wx' });
        }
        catch (error) {
            // One warning stands for all that cannot be written.
            if (isWarned)
                return;
            isWarned = true;
            const message = `documents: "${sanitizeForLog(name)}" could not be written (${sanitizeForLog(String(error))}). Check that the disk of this runner has space. Others may be missing too; the rest of the run is not affected.`;
            warn(withHelp(message, 'other-inputs'));
        }
    };
}
/** Resolves a folder, or the innermost above it that is there. */
async function realAncestor(folder) {
    const real = await realpath(folder).catch(() => undefined);
    if (real !== undefined)
        return real;
    const parent = dirname(folder);
    return parent === folder ? folder : realAncestor(parent);
}
/** Neither `..` nor a character that Windows or the upload of an artifact refuses; two names never become one. */
function toFileName(name) {
    if (/^\.{0,2}$/.test(name))
        return name.replaceAll('.', '%2E') || '%';
    return name.replace(/[%\p{Cc}"<>:|*?\\]/gu, percentEncoded);
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* unused harmony exports MAX_PART_BYTES, bytesOf, packJson, unpackJson, packDigests, unpackDigests, packGroups, toIsSameGroup, digestsKey */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);


const DIGITS = 12;
/** More than any record that GitHub takes can hold; a record comes from outside. */
const MAX_UNPACKED_BYTES = 20_000_000;
/** A part of a record may have so many bytes: GitHub takes 65,535 for all of it. */
const MAX_PART_BYTES = 48_000;
/** The bytes of a part of a record, as JSON in UTF-8. */
const bytesOf = (part) => Buffer.byteLength(JSON.stringify(part));
/** A value as JSON in little text: the names of thousands of pages fit into a record. */
function packJson(value) {
    return brotliCompressSync(JSON.stringify(value)).toString('base64');
}
/** @throws Error when a text is none that `packJson` has made. */
function unpackJson(text) {
    return JSON.parse(unpacked(Buffer.from(text, 'base64')));
}
function unpacked(bytes) {
    return brotliDecompressSync(bytes, {
        maxOutputLength: MAX_UNPACKED_BYTES,
    }).toString();
}
/** As little text as can be: the paths, compressed, and then the digests, which no method makes shorter. */
function packDigests(digests) {
    if (digests.size === 0)
        return '';
    const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
    const paths = brotliCompressSync(all.map(([path]) => path).join('\0'));
    const bytes = Buffer.from(all.map(([, digest]) => digest).join(''), 'hex');
    return `${paths.toString('base64')}.${bytes.toString('base64')}`;
}
/** @throws Error when a text is none that `packDigests` has made. */
function unpackDigests(text) {
    if (text === '')
        return new Map();
    const [paths, bytes] = text
        .split('.')
        .map(part => Buffer.from(part, 'base64'));
    const digests = bytes?.toString('hex') ?? '';
    // Twenty bytes can become millions of paths.
    const all = unpacked(paths ?? Buffer.alloc(0)).split('\0', digests.length / DIGITS + 1);
    const found = new Map(all.map((path, index) => [
        path,
        digests.slice(index * DIGITS, (index + 1) * DIGITS),
    ]));
    if (found.size !== all.length || found.size * DIGITS !== digests.length)
        throw new Error('the paths are not as many as the digests');
    return found;
}
/**
 * One digest for the pages of each group, where there is no room for one of each page: in a record GitHub takes some 3,800
 * of those. With 10,000 pages two or three are in a group, and pushed together.
 */
function packGroups(digests) {
    const byGroup = Map.groupBy([...digests].sort(), ([path]) => groupOf(path));
    const digestsOfGroups = Array.from({ length: GROUPS }, (_, group) => digestOf((byGroup.get(group) ?? []).join('\0')));
    return Buffer.from(digestsOfGroups.join(''), 'hex').toString('base64');
}
const GROUPS = 4096;
const groupOf = (path) => Number.parseInt(hash('sha256', path).slice(0, 3), 16);
/** Which pages are in a group that two packed texts have alike. */
function toIsSameGroup(one, other) {
    const first = Buffer.from(one, 'base64').toString('hex');
    const second = Buffer.from(other, 'base64').toString('hex');
    const digestIn = (digests, path) => digests.slice(groupOf(path) * DIGITS).slice(0, DIGITS);
    return path => digestIn(first, path) === digestIn(second, path);
}
/** The same text for the same digests. */
const digestsKey = (digests) => [...digests].sort().join('\0');
/** The digest of a file or a body as records have it. */
const digestOf = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content).slice(0, DIGITS);


/***/ })

};
