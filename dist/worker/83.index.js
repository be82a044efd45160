export const id = 83;
export const ids = [83];
export const modules = {

/***/ 5083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  digestOfFile: () => (/* binding */ digestOfFile),
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
// EXTERNAL MODULE: ./lib/text/index.js + 1 modules
var lib_text = __webpack_require__(2292);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/inputs/trigger.js

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
function trigger_decide(event, inputs) {
    const { name, deleted, baseSha } = event;
    const role = Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined;
    if (role === undefined) {
        const others = Object.keys(EVENTS).filter(each => EVENTS[each] !== 'refusal');
        const reason = `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${others.join(', ')}.`;
        return { kind: 'refusal', reason };
    }
    if (role === 'refusal') {
        const reason = `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`;
        return { kind: 'refusal', reason };
    }
    // A schedule always runs on the default branch, and its payload does not always name it.
    const scheduled = name === 'schedule' ? /^refs\/heads\/(.+)/.exec(event.ref)?.[1] : undefined;
    const branch = inputs.branch ?? event.defaultBranch ?? scheduled;
    if (branch === undefined) {
        const reason = 'The event does not say which branch is the default one. Set the input branch, for example to main.';
        return { kind: 'refusal', reason };
    }
    const full = `refs/heads/${branch}`;
    const ref = role === 'preview' ? (event.baseRef ?? full) : event.ref;
    if (ref !== full || (deleted && role !== 'preview')) {
        const shown = sanitizeForLog(ref);
        const what = deleted
            ? `"${shown}" was deleted`
            : `This run is for "${shown}"`;
        const reason = `${what}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`;
        return { kind: 'nothing', reason };
    }
    const everything = (inputs.sync === 'auto' ? role : inputs.sync) === 'everything';
    const byEvent = name === 'schedule' ? 'Started on a schedule' : 'Started by hand';
    const because = inputs.sync === 'auto' ? byEvent : 'The input sync is everything';
    const extent = { branch, everything, ...(everything && { because }) };
    if (role === 'preview')
        return { kind: 'preview', ...extent, baseSha };
    if (inputs.dryRun)
        return { kind: 'preview', ...extent, baseSha: undefined };
    return { kind: 'sync', ...extent };
}

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
    /** The folder that each document is written to as a file; empty where there is none. */
    documents: row(text => text),
    /** The share of the known documents, 0 to 1, that one run may archive. */
    'max-archive': row(values/* parsePercentage */.A3, '30%'),
    journal: row(values/* parseJournal */.z8, 'deployments'),
    /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
    'agent-instructions': row(values/* parseWorkspacePath */.Qk),
    'github-token': row(values/* parseCredential */.nx),
    'timeout-minutes': row((0,values/* wholeNumber */.rD)(1, values/* MAX_TIMEOUT_MINUTES */.hF), '15'),
    /** The place of the job in its matrix, which no variable of the runner says. */
    'job-index': row(text => text),
};
function toFields(keys) {
    const camelCase = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return Object.fromEntries(keys.map(([key, value]) => [camelCase(key), value]));
}
/**
 * Reads all inputs and reports every problem at once.
 *
 * @param event what started the run, where a missing key is a problem if it writes.
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
function parseInputs(get, event) {
    const problems = [];
    const read = Object.entries(inputTable).map(([name, { parse, byDefault }]) => {
        try {
            return [name, parse(get(name).trim() || byDefault)];
        }
        catch (error) {
            if (!(error instanceof InputError))
                throw error;
            // Inputs that little can be said of share a topic.
            const topic = topics.find(each => each === name) ?? 'other-inputs';
            problems.push(...error.message
                .split('\n')
                .map(line => withHelp(`${name}: ${line}`, topic)));
            return [name, undefined];
        }
    });
    const inputs = toFields(read);
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
    return inputs;
}
const NO_CONNECTOR = "connector-id: it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.";
const NO_KEY = 'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.';

// EXTERNAL MODULE: ./lib/journal/digests.js
var digests = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
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
        look: (paths, maxBytes = Number.POSITIVE_INFINITY) => Promise.all(paths.map(path => limit(() => look(path, maxBytes, root)))),
        read: (file, maxBytes) => readUnchanged(file, maxBytes, root),
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
    const globber = await (0,glob/* create */.v)(patterns.map(each => below(root, each)).join('\n'), {
        followSymbolicLinks: false,
        matchDirectories: false,
    });
    for (const folder of globber.getSearchPaths())
        await requireInside(folder, input, root);
    const found = await globber
        .glob()
        .catch(error => throwUnlistable(error, input));
    return found.flatMap(each => (0,paths/* pathInside */._l)(root, each) ?? []).sort();
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
async function look(path, maxBytes, root) {
    const file = await openFile(path, maxBytes, root);
    const { size = 0, problem } = file;
    return {
        path,
        size,
        digest: digestOfFile(path, file),
        ...(problem && { problem }),
    };
}
/** A file that is too large to be read is known by its size. */
function digestOfFile(path, { bytes, problem, size }) {
    return (0,digests/* digestOf */.ol)(bytes ?? `${path}\0${problem ?? size}`);
}
class Unreadable extends Error {
}
/** @throws Unreadable */
async function findFile(path, root) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
    if (!isInside(real, root))
        throw new Unreadable('is a link that leads out of the workspace. Let the step that generates it copy the file');
    if (!(await (0,promises_.stat)(real)).isFile())
        throw new Unreadable('is not a regular file. Exclude it by a line in generated');
    return real;
}
async function readUnchanged(file, maxBytes, root) {
    const { path, size, digest, problem } = file;
    const blob = { oid: `+${digest}`, size, bytes: undefined };
    if (problem !== undefined)
        return { ...blob, problem };
    const found = await openFile(path, maxBytes, root);
    if (found.bytes === undefined || (0,digests/* digestOf */.ol)(found.bytes) === digest)
        return { ...blob, ...found };
    return {
        ...blob,
        problem: 'changed while it was read. Let the step that generates it end before this one',
    };
}
/** Reads a file; one that is larger than `maxBytes` comes without its bytes. */
async function openFile(path, maxBytes, root) {
    try {
        const real = await findFile(path, root);
        const { size } = await (0,promises_.stat)(real);
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
 * @returns a function that writes a file into it, whatever the name of that says.
 * @throws InputError
 */
async function openDocumentsFolder(path, workspace, temporaryFolder) {
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
    return async (name, text) => {
        const file = join(folder, ...name.split('/').map(toFileName));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text, { flag: 'wx' });
    };
}
/** Resolves a folder, or the innermost above it that is there. */
async function realAncestor(folder) {
    const real = await realpath(folder).catch(() => undefined);
    return (real ??
        (folder === dirname(folder) ? folder : realAncestor(dirname(folder))));
}
/** Neither `..` nor a character that Windows or the upload of an artifact refuses; two names never become one. */
function toFileName(name) {
    return /^\.{0,2}$/.test(name)
        ? name.replaceAll('.', '%2E') || '%'
        : name.replace(/[%\p{Cc}"<>:|*?\\]/gu, percentEncoded);
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
    const all = Map.groupBy([...digests].sort(), ([path]) => groupOf(path));
    const each = Array.from({ length: GROUPS }, (_, group) => digestOf((all.get(group) ?? []).join('\0')));
    return Buffer.from(each.join(''), 'hex').toString('base64');
}
const GROUPS = 4096;
const groupOf = (path) => Number.parseInt(hash('sha256', path).slice(0, 3), 16);
/** Which pages are in a group that two packed texts have alike. */
function toIsSameGroup(one, other) {
    const [first, second] = [one, other].map(each => Buffer.from(each, 'base64').toString('hex'));
    const digestIn = (digests = '', path) => digests.slice(groupOf(path) * DIGITS).slice(0, DIGITS);
    return path => digestIn(first, path) === digestIn(second, path);
}
/** The same text for the same digests. */
const digestsKey = (digests) => [...digests].sort().join('\0');
/** The digest of a file or a body as records have it. */
const digestOf = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content).slice(0, DIGITS);


/***/ })

};
