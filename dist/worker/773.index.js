export const id = 773;
export const ids = [773];
export const modules = {

/***/ 1773:
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
    const digest = (0,lib_text/* digestOf */.ol)(bytes ?? `${path}\0${problem}`);
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
async function readFound({ path, size, problem }, maxBytes, root) {
    if (problem !== undefined)
        return { size, bytes: undefined, problem };
    return openFile(path, maxBytes, root);
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


/***/ })

};
