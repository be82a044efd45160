export const id = 773;
export const ids = [773];
export const modules = {

/***/ 1773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFile: () => (/* binding */ openFile),
  readKept: () => (/* binding */ readKept)
});

// UNUSED EXPORTS: openDisk, openDocumentsFolder, realAncestor

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/glob/lib/glob.js + 22 modules
var glob = __webpack_require__(6425);
// EXTERNAL MODULE: ./lib/sites/index.js + 1 modules
var sites = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/message.js
var message = __webpack_require__(9140);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/inputs/index.js






/** @param byDefault what an empty input stands for, as where a workflow hands on a variable that is not set. */
const row = (parse, byDefault = '') => ({
    parse,
    byDefault,
});
/** The inputs of `action.yml` with what reads them, and their defaults there. */
const inputTable = {
    /** Without a slash at the end. */
    'base-url': row(parseBaseUrl),
    /** Empty only where each target names its own. */
    'connector-id': row(parseConnectorId),
    /** Empty only when nothing is written. */
    'api-key': row(parseCredential),
    files: row(text => (0,patterns/* withExclusions */.cp)(patterns/* defaultFiles */.bB, (0,patterns/* parseFiles */.Bj)(text)), patterns/* defaultFiles */.bB.join('\n')),
    /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
    targets: row(text => text),
    /** `undefined`: the repository's default branch. */
    branch: row(parseBranch),
    sync: row(oneOf('auto', 'changes', 'everything'), 'auto'),
    'dry-run': row(parseBoolean, 'false'),
    tags: row(patterns/* parseTagLines */.hH),
    /** Whether pages of a site with several versions or languages have tags of theirs. */
    'site-tags': row(parseBoolean, 'true'),
    'ref-prefix': row(parseRefPrefix),
    generator: row(parseGenerator, 'auto'),
    /** The longest prefix first. */
    'site-urls': row(parseSiteUrls),
    'source-links': row(parseBoolean, 'true'),
    /** Patterns of files on the disk that are documents as well. */
    generated: row(text => (text === '' ? [] : (0,patterns/* parsePatterns */.Z7)(text))),
    /** Sites as their generators built them, of which the bodies of pages are made. */
    'built-site': row(parseBuiltSite),
    /** The levels of warnings about pages; the last that matches counts. */
    warnings: row(patterns/* parseWarnings */.X$),
    /** The path of a file of questions that are to find their pages; `undefined`: none is asked. */
    questions: row(parseWorkspacePath),
    /** The folder that each document is written to as a file; empty where there is none. */
    documents: row(text => text),
    'max-archive': row(parseArchiveLimit, '30%'),
    journal: row(parseJournal, 'deployments'),
    /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
    'agent-instructions': row(parseWorkspacePath),
    'github-token': row(parseCredential),
    'timeout-minutes': row(parseTimeout, '15'),
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
/** A text that is used as it is. @param subject stands for one in the message that may be secret. @throws InputError */
function matched(text, expected, problem, subject = `"${(0,lib_text/* sanitizeForLog */.F0)(text)}"`) {
    if (expected.test(text))
        return text;
    throw new patterns/* InputError */.dz(`${subject} ${problem}`);
}
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\//;
/** Paths of the service's API, whole or in part, as they are copied from its documentation. */
const API_PATH = /(?<!\/)\/(?:api(?:\/v\d+)?|(?:api\/)?(?:documents|agent-instructions|ingest(?:\/.*)?))$/i;
function parseBaseUrl(text) {
    if (text === '')
        throw new patterns/* InputError */.dz('it is missing. Give the address of your search service, such as https://search.example.com.');
    // What is before "@" or after "?" may be secret, also in what is not a URL.
    if (/[@?#]/.test(text))
        throw new patterns/* InputError */.dz('it has a user name, a password, a query or a fragment. Give the address alone; the key goes into api-key.');
    const url = URL.parse(text)?.href ?? '';
    if (!url.startsWith('https://') && !LOOPBACK.test(url))
        throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is not an address that starts with https://, without which the key could be read on its way. Give the whole address, such as https://search.example.com.`);
    const address = url.replace(/(?<!\/)\/+$/, '');
    const base = address.replace(API_PATH, '');
    if (base === address)
        return address;
    throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" ends in a path of the service's API, which this action adds itself. Give the address before it: ${(0,lib_text/* sanitizeForLog */.F0)(base)}.`);
}
function parseConnectorId(text) {
    return matched(text, /^[A-Za-z0-9_-]{0,128}$/, 'is not an ID: letters, digits, "-" and "_" only. Copy it from the connector\'s page.');
}
/** Refuses what HTTP refuses in a header: it would be in the client's own error. */
function parseCredential(text) {
    return matched(text, /^[\x21-\x7e]*$/, 'has a space, a line break or another character that none has. Copy it again and store it in the secret alone, without "Bearer" or anything else around it.', 'it');
}
/** A folder of the repository with a slash at its end, the root as `''`; `undefined` of what is none. */
function toFolderPath(path) {
    const names = path.split('/').filter(name => name !== '' && name !== '.');
    const isElsewhere = /^$|^[a-z]:|[\p{Cc}\\*?]/iu.test(path) ||
        names.some(name => /^(?:\.\.|\.git)$/i.test(name));
    return isElsewhere ? undefined : names.map(name => `${name}/`).join('');
}
const splitAtArrow = (line) => line.split('->').map(part => part.trim());
/** Reads lines such as `docs/ -> https://docs.example.com/`; the longest folder comes first. @throws InputError */
function parseSiteUrls(text) {
    const siteUrls = (0,patterns/* parseEach */.lc)((0,patterns/* lines */.Mn)(text), line => {
        const [folder = '', address = '', ...more] = splitAtArrow(line);
        const prefix = more.length > 0 ? undefined : toFolderPath(folder);
        const url = URL.parse(address);
        if (prefix === undefined ||
            url === null ||
            !/^https?:\/\/[^@?#]+$/i.test(address))
            throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(line)}" is not a folder, "->" and an address. Write one folder per line from the repository's root, or / for the whole repository, and the whole address without user name, query or fragment, such as docs/ -> https://docs.example.com/.`);
        // As safe in a Markdown destination as any other address that is written into one.
        const path = url.pathname
            .replace(/(?<!\/)\/*$/, '/')
            .replace(/[()'*!~[\]|]/g, lib_text/* percentEncoded */.qE);
        return { prefix, url: url.origin + path };
    });
    return siteUrls.sort((a, b) => {
        const difference = b.prefix.length - a.prefix.length;
        if (difference !== 0)
            return difference;
        return a.prefix < b.prefix ? -1 : 1;
    });
}
/** Reads lines such as `public` or `public -> docs/`. @throws InputError */
function parseBuiltSite(text) {
    return (0,patterns/* parseEach */.lc)((0,patterns/* lines */.Mn)(text), line => {
        const [built = '', from = '/', ...more] = splitAtArrow(line);
        const folder = toFolderPath(built);
        const source = toFolderPath(from);
        const hasOtherArrow = /(?<!-)>|→/.test(line);
        if (!folder || source === undefined || more.length > 0 || hasOtherArrow)
            throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(line)}" is not a folder in the workspace, or two with "->" between them. Write each site on a line, such as public -> docs/.`);
        return { folder: folder.slice(0, -1), source };
    });
}
function oneOf(...choices) {
    return text => {
        const choice = choices.find(name => name === text);
        if (choice !== undefined)
            return choice;
        throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`);
    };
}
/** In any case, as YAML and GitHub's own actions have it. */
function parseBoolean(text) {
    return oneOf('true', 'false')(text.toLowerCase()) === 'true';
}
/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
const MAX_TIMEOUT_MINUTES = 360;
function parseTimeout(text) {
    const minutes = Number(text);
    const isInRange = minutes >= 1 && minutes <= MAX_TIMEOUT_MINUTES;
    if (/^\d{1,4}$/.test(text) && isInRange)
        return minutes;
    throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is not a whole number from 1 to ${MAX_TIMEOUT_MINUTES}. Give one, or leave the input out.`);
}
/** Reads `30%`, a share, or `37`, a number of documents. @throws InputError */
function parseArchiveLimit(text) {
    const [, digits = '', sign] = /^(\d{1,7})\s*(%)?$/.exec(text) ?? [];
    const number = Number(digits);
    if (digits === '' || (sign && number > 100))
        throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is neither a share from 0% to 100% nor a number of documents. Give one such as 30% or 37, or leave the input out.`);
    if (sign)
        return { kind: 'share', share: number / 100 };
    return { kind: 'documents', count: number };
}
function parseJournal(text) {
    if (text === 'deployments')
        return { kind: text };
    if (text.includes('/') || /\.jsonl?$/.test(text))
        return { kind: 'file', path: text };
    throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`);
}
function parseWorkspacePath(text) {
    if (text === '')
        return undefined;
    // On some file systems git's own folder has other names too.
    const isElsewhere = /^[a-z]:|[\p{Cc}\\]|(?:^|\/)(?:\.\.|\.git[. ]*|git~\d)?(?:\/|$)/iu.test(text);
    if (!isElsewhere)
        return text;
    throw new patterns/* InputError */.dz(`"${(0,lib_text/* sanitizeForLog */.F0)(text)}" is not a file's path in the workspace, outside git's own folder. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`);
}
function parseBranch(text) {
    return text.replace(/^refs\/heads\//, '') || undefined;
}
function parseRefPrefix(text) {
    return matched(text, /^[^\p{Cc}\s]*$/u, 'has white space in it. Give a short prefix, such as handbook/.');
}
/** It is the name of a folder of the input `documents`. */
function parseTargetName(text) {
    return matched(text, /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'is not the name of a target: up to 64 letters, digits, ".", "-" and "_". Give one such as handbook.');
}
/**
 * The name of a variable that the step's `env` has for this action. Its name has to say what it is for, so that none that
 * the runner, GitHub or a tool has set is sent anywhere. It may be the key itself.
 */
function parseVariable(text) {
    return matched(text, /^(?=.*SEARCH)[A-Z][A-Z0-9_]{0,99}$/, 'is not the name of a variable with SEARCH in it: capital letters, digits and "_". Give one that the env of the step sets, such as API_SEARCH_KEY, and not the key itself.', 'it');
}
/** The values of the input `generator` besides the path of a site's configuration: the generator to look for, any, or none. */
const generatorChoices = ['auto', 'none', ...sites/* generatorNames */._5];
/** The end of the path of a configuration. */
const configurationPath = /\.(?:ya?ml|toml|json|[cm]?[jt]s)$/;
/** @throws InputError */
function parseGenerator(text) {
    if (configurationPath.test(text)) {
        const path = toFolderPath(text)?.slice(0, -1);
        if (path)
            return path;
    }
    return oneOf(...generatorChoices, 'the path of a configuration file')(text);
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
    const root = await realpath(workspace);
    const limit = pLimit(MAX_OPEN);
    let kept;
    const keptFolder = () => {
        kept ??= mkdtemp(join(temporaryFolder, 'docs-push-built-'));
        return kept;
    };
    return {
        list: (patterns, input) => listPaths(patterns, input, root),
        statFiles: paths => Promise.all(paths.map(path => limit(() => statFile(path, root)))),
        read: (file, maxBytes) => readFound(file, maxBytes, root),
        keep: async (key, json) => writeFile(join(await keptFolder(), key), json),
        keptAt: async (key) => join(await keptFolder(), key),
        kept: readKept,
        async [Symbol.asyncDispose]() {
            if (kept)
                await rm(await kept, { recursive: true, force: true });
        },
    };
}
/** Reads a text that is kept. */
async function readKept(at) {
    return JSON.parse(await (0,promises_.readFile)(at, 'utf8'));
}
async function listPaths(patterns, input, root) {
    const lines = patterns.map(pattern => below(root, pattern));
    const globber = await create(lines.join('\n'), {
        followSymbolicLinks: false,
        matchDirectories: false,
    });
    for (const folder of globber.getSearchPaths())
        await requireInside(folder, input, root);
    const files = await globber
        .glob()
        .catch(error => throwUnlistable(error, input));
    return files.flatMap(file => pathInside(root, file) ?? []).sort();
}
/** A pattern of the workspace for the whole disk; in the workspace's own path nothing is a pattern. */
function below(root, text) {
    const { negate, pattern } = readPattern(text);
    const literal = root.replaceAll(sep, '/').replace(/[[?*]/g, '[$&]');
    return `${negate ? '!' : ''}${literal}/${pattern}`;
}
async function requireInside(folder, input, root) {
    const real = await realpath(folder).catch(() => undefined);
    if (real === undefined || isInside(real, root))
        return;
    throw new InputError(`${input}: "${sanitizeForLog(pathInside(root, folder) ?? folder)}" is a link that leads out of the workspace. Let the step that generates the files copy them there. Nothing was pushed.`, 'generated');
}
/** In the workspace, but not in git's own folder, whose configuration may hold a token. */
function isInside(real, root) {
    const path = (0,paths/* pathInside */._l)(root, real);
    return path !== undefined && !/(?:^|\/)\.git(?:\/|$)/i.test(path);
}
function throwUnlistable(error, input) {
    throw new InputError(`${input}: "${sanitizeForLog(error.path ?? '')}" cannot be read (${sanitizeForLog(error.message)}). Let the step that generates it make it readable, with a name in UTF-8. Nothing was pushed.`, 'generated');
}
/** A file as it is now; what cannot be read has a digest as well, so that it fails by name and is not archived. */
async function statFile(path, root) {
    const file = await openFile(path, Number.POSITIVE_INFINITY, root);
    const { bytes, size = 0, problem } = file;
    const digest = digestOf(bytes ?? `${path}\0${problem}`);
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
/** Reads a file of the workspace; one that is larger than `maxBytes` comes without its bytes. */
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
