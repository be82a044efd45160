import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 3119:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:inspector/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _node_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4526);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6143);



_runner_js__WEBPACK_IMPORTED_MODULE_1__.keepOutOfReports();
// Each loads what it needs and no more: what a thread compiles and does not run is most of a short run.
const refusal = (0,_node_version_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNode */ .R)(_runner_js__WEBPACK_IMPORTED_MODULE_1__.nodeVersion());
// An older Node may not even understand what would be loaded next.
if (refusal !== undefined) {
    // The `post` step need not say it again: the main one has left it nothing to end.
    if (!_runner_js__WEBPACK_IMPORTED_MODULE_1__.isPost())
        _runner_js__WEBPACK_IMPORTED_MODULE_1__.fail(refusal);
}
else if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread) {
    const { start } = await Promise.all(/* import() */[__nccwpck_require__.e(886), __nccwpck_require__.e(581), __nccwpck_require__.e(682)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5682));
    await start(new URL(import.meta.url));
}
else {
    const { serve } = await Promise.all(/* import() */[__nccwpck_require__.e(886), __nccwpck_require__.e(852), __nccwpck_require__.e(944)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7944));
    serve();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ refuseNode)
/* harmony export */ });
/** The oldest major version that has all that is used here, and the one that `action.yml` asks a runner for. */
const OLDEST = 24;
/** Why a Node of this version, such as `v20.20.2`, cannot run the action; `undefined` when it can. */
function refuseNode(version) {
    if (Number(/^v(\d+)\./.exec(version)?.[1]) >= OLDEST)
        return undefined;
    return `This action needs Node ${OLDEST} or later; this is ${version}. GitHub's runners bring it from version 2.327.1 on: update the runner. In act with -self-hosted it is the node of your own machine: put Node ${OLDEST} first in PATH.`;
}


/***/ }),

/***/ 6143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  RunnerError: () => (/* reexport */ RunnerError),
  annotate: () => (/* reexport */ annotate),
  conclude: () => (/* reexport */ conclude),
  debug: () => (/* reexport */ log_debug),
  endProcessAfter: () => (/* reexport */ endProcessAfter),
  event: () => (/* reexport */ surroundings_event),
  fail: () => (/* reexport */ fail),
  giveBackMemory: () => (/* reexport */ giveBackMemory),
  info: () => (/* reexport */ log_info),
  input: () => (/* reexport */ input),
  isPost: () => (/* reexport */ isPost),
  keepOutOfReports: () => (/* reexport */ keepOutOfReports),
  leave: () => (/* reexport */ leave),
  maskSecrets: () => (/* reexport */ maskSecrets),
  nodeVersion: () => (/* reexport */ nodeVersion),
  notice: () => (/* reexport */ log_notice),
  onCancel: () => (/* reexport */ onCancel),
  onUncaught: () => (/* reexport */ onUncaught),
  rememberAttempt: () => (/* reexport */ rememberAttempt),
  rememberEnd: () => (/* reexport */ rememberEnd),
  retrying: () => (/* reexport */ retrying),
  setOutputs: () => (/* reexport */ setOutputs),
  stage: () => (/* reexport */ stage),
  surroundings: () => (/* reexport */ surroundings),
  timed: () => (/* reexport */ timed),
  unendedAttempt: () => (/* reexport */ unendedAttempt),
  unlessItFails: () => (/* reexport */ unlessItFails),
  waiting: () => (/* reexport */ waiting),
  warning: () => (/* reexport */ log_warning),
  withoutSecrets: () => (/* reexport */ withoutSecrets),
  writeReport: () => (/* reexport */ writeReport),
  writeSummary: () => (/* reexport */ writeSummary)
});

// EXTERNAL MODULE: ./lib/shown.js
var shown = __nccwpck_require__(8526);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./lib/runner/commands.js


function getInput(name) {
    return (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}
function info(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
const notice = (message, place = {}) => command('notice', toProperties(place), message);
const warning = (message, place = {}) => command('warning', toProperties(place), message);
const error = (message, place = {}) => command('error', toProperties(place), message);
const setSecret = (secret) => command('add-mask', {}, secret);
const isDebug = () => process.env.RUNNER_DEBUG === '1';
const debug = (message) => command('debug', {}, message);
const startGroup = (title) => command('group', {}, title);
const endGroup = () => command('endgroup', {}, '');
function setFailed(message) {
    process.exitCode = 1;
    error(message);
}
function setOutput(name, value) {
    if (process.env.GITHUB_OUTPUT)
        append(process.env.GITHUB_OUTPUT, name, value);
    else
        command('set-output', { name }, value);
}
/** Keeps a value for the `post` step. */
function saveState(name, value) {
    if (process.env.GITHUB_STATE)
        append(process.env.GITHUB_STATE, name, value);
    else
        command('save-state', { name }, value);
}
const getState = (name) => process.env[`STATE_${name}`] ?? '';
function toProperties({ file, line, column }) {
    return {
        ...(file !== undefined && { file }),
        ...(line !== undefined && { line: String(line) }),
        ...(column !== undefined && { col: String(column) }),
    };
}
/** Prints `::name key=value,key=value::message` (GitHub documentation, "Workflow commands"). */
function command(name, properties, message) {
    const filled = Object.entries(properties).filter(([, value]) => value !== '');
    const list = filled.map(([key, value]) => `${key}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
    const head = Object.keys(properties).length > 0 ? `${name} ${list.join(',')}` : name;
    process.stdout.write(`::${head}::${escaped(message)}${external_node_os_.EOL}`);
}
function escaped(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** No value can end itself: the line that does is not known before. */
function append(file, name, value) {
    const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
    (0,external_node_fs_.appendFileSync)(file, `${name}<<${delimiter}${external_node_os_.EOL}${value}${external_node_os_.EOL}${delimiter}${external_node_os_.EOL}`);
}

;// CONCATENATED MODULE: ./lib/runner/log.js


/** One line of the log. */
const log_info = (line) => info((0,shown/* harmless */.I)(line));
const log_notice = (line) => notice((0,shown/* harmless */.I)(line));
const log_warning = (line) => warning((0,shown/* harmless */.I)(line));
/** Shown only to those who set the secret ACTIONS_STEP_DEBUG; made only then, as there may be many thousands. */
function log_debug(lines) {
    if (isDebug())
        for (const line of lines())
            debug((0,shown/* harmless */.I)(line));
}
/** Says for those who debug how long something took. */
async function timed(work, line) {
    const startedMs = performance.now();
    const result = await work;
    log_debug(() => [`${line(result)} in ${Math.round(performance.now() - startedMs)} ms`]);
    return result;
}
/** The end of a run in one line, in the colour of how it went. */
function conclude(line, isGood) {
    info(`\u001b[${isGood ? 32 : 31}m${(0,shown/* harmless */.I)(line)}\u001b[0m`);
}
/** More often than the 5 seconds after which people wonder. */
const TELLING_MS = 4_000;
/** Folds the lines of one stage in the log, and says how far it is every few seconds until it is done. */
async function stage(title, line, work) {
    startGroup(title);
    const startedMs = performance.now();
    const timer = setInterval(() => log_info(line((performance.now() - startedMs) / 1000)), TELLING_MS);
    try {
        return await work();
    }
    finally {
        clearInterval(timer);
        endGroup();
    }
}
/** Marks the step as failed; a message of several lines stays in one annotation. */
function fail(message) {
    setFailed(message.split('\n').map(shown/* harmless */.I).join('\n'));
}
/** A link of a megabyte would otherwise be printed whole. */
const MAX_MESSAGE = 1_000;
function annotate(annotations) {
    for (const { level, message, file, line, column } of annotations) {
        const place = {};
        if (file !== undefined)
            place.file = (0,shown/* shown */.S)(file, 1000);
        if (line !== undefined)
            place.line = line;
        if (column !== undefined)
            place.column = column;
        if (level === 'error')
            error((0,shown/* shown */.S)(message, MAX_MESSAGE), place);
        else if (level === 'warning')
            warning((0,shown/* shown */.S)(message, MAX_MESSAGE), place);
        else
            notice((0,shown/* shown */.S)(message, MAX_MESSAGE), place);
    }
}
/** What is said of a run must not change how it ended: a part that cannot be written costs a warning alone. */
async function unlessItFails(what, tell) {
    try {
        await tell();
    }
    catch (error) {
        log_warning(`${what} could not be written (${(0,shown/* shown */.S)(String(error))}). All else is as the log says.`);
    }
}
function waiting(ahead, untilMs) {
    log_info(`Run ${(0,shown/* shown */.S)(ahead.record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`);
}
function retrying(reason, delayMs) {
    log_info(`Trying again in ${(delayMs / 1000).toFixed(1)} s: ${reason}.`);
}

;// CONCATENATED MODULE: ./lib/runner/memory.js
/** Fewer documents are planned in little memory. */
const MANY = 20_000;
/**
 * Gives back the memory that a plan of so many documents was made in: V8 keeps its heap as large as it once was while
 * a run streams, for which it is a third of all.
 */
async function giveBackMemory(documents) {
    if (documents < MANY)
        return;
    // Loaded here, as few runs are so large.
    const { Session } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3119, 19));
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage');
    session.disconnect();
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/sha.js
var sha = __nccwpck_require__(3921);
;// CONCATENATED MODULE: ./lib/runner/payload.js

/** Reads the payload of an event (GitHub documentation, "Webhook events and payloads"). */
function readPayload(payload) {
    const pullRequest = part(part(payload, 'pull_request'), 'base');
    const mergeGroup = part(payload, 'merge_group');
    return {
        defaultBranch: payload_text(part(part(payload, 'repository'), 'default_branch')),
        deleted: part(payload, 'deleted') === true,
        beforeSha: payload_sha(part(payload, 'before')),
        baseRef: fullRef(payload_text(part(pullRequest, 'ref')) ?? payload_text(part(mergeGroup, 'base_ref'))),
        baseSha: payload_sha(part(pullRequest, 'sha')) ?? payload_sha(part(mergeGroup, 'base_sha')),
    };
}
function part(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function payload_text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** Zeros stand for a ref that did not exist. */
function payload_sha(value) {
    return (0,sha/* isSha */.H)(value) && !/^0+$/.test(value) ? value : undefined;
}
/** A pull request names its base without `refs/heads/`, a merge group with it. */
function fullRef(ref) {
    return ref === undefined || ref.startsWith('refs/') ? ref : `refs/heads/${ref}`;
}

;// CONCATENATED MODULE: ./lib/runner/surroundings.js




/** The run was started by something that is no GitHub runner, or the event is not readable. */
class RunnerError extends Error {
}
/** Such as `v24.1.0`. */
const nodeVersion = () => process.version;
/** @throws RunnerError where Node prints what it sends, the key among it, or what a runner tells is missing. */
function surroundings() {
    const { env } = process;
    if (env.NODE_DEBUG)
        throw new RunnerError('NODE_DEBUG makes Node print what it sends, the key among it. Take the variable away for this step.');
    return {
        workspace: required('GITHUB_WORKSPACE'),
        repository: required('GITHUB_REPOSITORY'),
        serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        runId: env.GITHUB_RUN_ID ?? '',
        runAttempt: env.GITHUB_RUN_ATTEMPT ?? '1',
        temporaryFolder: env.RUNNER_TEMP && (0,external_node_fs_.existsSync)(env.RUNNER_TEMP) ? env.RUNNER_TEMP : (0,external_node_os_.tmpdir)(),
        sha: env.GITHUB_SHA ?? '',
        environment: env,
        isTlsUnchecked: env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    };
}
function surroundings_event() {
    return {
        name: required('GITHUB_EVENT_NAME'),
        ref: process.env.GITHUB_REF ?? '',
        ...readPayload(payload()),
    };
}
function payload() {
    const path = process.env.GITHUB_EVENT_PATH;
    if (!path)
        return undefined;
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        throw new RunnerError(`The event's description cannot be read (${(0,shown/* shown */.S)(String(error))}). Run this action in a job of GitHub Actions.`);
    }
}
function required(name) {
    const value = process.env[name];
    if (value)
        return value;
    throw new RunnerError(`The environment variable ${name} is missing. Run this action in a job of GitHub Actions.`);
}

;// CONCATENATED MODULE: ./lib/runner/results.js





function setOutputs(outputs) {
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
/** Runners without job summaries do not name a file for them. */
async function writeSummary(markdown) {
    const path = process.env.GITHUB_STEP_SUMMARY;
    if (path)
        await (0,promises_.appendFile)(path, markdown + external_node_os_.EOL);
}
/** Writes the report into the job's temporary folder and returns its path. */
async function writeReport(json) {
    const path = (0,external_node_path_.join)(surroundings().temporaryFolder, `docs-push-report-${crypto.randomUUID()}.json`);
    await (0,promises_.writeFile)(path, json, { flag: 'wx', mode: 0o600 });
    return path;
}

;// CONCATENATED MODULE: ./lib/runner/secrets.js

const input = (name) => getInput(name);
const secrets = () => ['api-key', 'github-token'].map(input).filter(each => each !== '');
/** For each thread anew: Node's reports on a process, for which NODE_OPTIONS may ask, list the inputs with all it was given. */
function keepOutOfReports() {
    process.report.excludeEnv = true;
}
/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
function maskSecrets() {
    for (const secret of secrets())
        setSecret(secret);
}
/** What is cut or escaped afterwards is no longer what the runner masks. */
function withoutSecrets(text) {
    return secrets().reduce((result, secret) => result.replaceAll(secret, '***'), text);
}

;// CONCATENATED MODULE: ./lib/runner/step.js




/**
 * Whether this process is the `post` step of the job: it starts from a file of its own, so that a main step that was
 * killed at once cannot make the `post` step run in its place.
 */
function isPost() {
    return (0,external_node_path_.basename)(process.argv[1] ?? '') === 'post.js';
}
/** Remembers for the `post` step that an attempt has begun, and that it has ended. */
const rememberAttempt = (id) => remember('attempt', id);
const rememberEnd = () => remember('ended', 'true');
const unendedAttempt = () => getState('ended') ? undefined : getState('attempt') || undefined;
/** A run goes on without its memory: only the `post` step is then left without work. */
function remember(name, value) {
    try {
        saveState(name, value);
    }
    catch (error) {
        log_warning(`The step's state could not be kept for its end (${(0,shown/* shown */.S)(String(error))}).`);
    }
}
/** Ends the process with what `tell` says of an error that nothing else has caught. */
function onUncaught(tell) {
    process.on('uncaughtException', error => {
        tell(error);
        process.exit();
    });
}
/** GitHub cancels a job with SIGINT, and with SIGTERM 7.5 seconds later. */
function onCancel(cancel) {
    process.once('SIGINT', () => cancel(false)).once('SIGTERM', () => cancel(true));
}
/**
 * Ends the process, come what may, when a run is far beyond its time limit; the `post` step then ends its attempt.
 * Others rely on it: they take such a run for dead.
 */
function endProcessAfter(ms) {
    const end = () => {
        fail('The run did not end at its time limit and was stopped. Please report this; the next run pushes again all that is due.');
        process.exit();
    };
    const timer = setTimeout(end, ms);
    return { [Symbol.dispose]: () => clearTimeout(timer) };
}
/** A connection or thread that was left open must not hold up the job once everything is said. */
function leave() {
    setTimeout(() => process.exit(), 2_000).unref();
}

;// CONCATENATED MODULE: ./lib/runner.js
// All that the action knows of the runner that it runs in, and says to it.








/***/ }),

/***/ 3921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isSha)
/* harmony export */ });
/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
function isSha(value) {
    return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}


/***/ }),

/***/ 8526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   S: () => (/* binding */ shown)
/* harmony export */ });
/** The most characters of a foreign text that are printed. */
const MAX_SHOWN = 200;
/**
 * Control characters, line and paragraph separators, and all that Unicode has as invisible (`DI`): marks that change
 * the direction of text, and what the runner passes over when it looks for its commands.
 */
const INVISIBLE = /[\p{Cc}\p{DI}\u2028\u2029]/gu;
/**
 * Makes a text from outside (a file name, a document, an answer of the service) safe to print: one line, nothing
 * invisible, and nothing that the runner would obey, which reads `::command::` at the start of a line and
 * `##[command]` anywhere in it.
 */
function shown(text, maxLength = MAX_SHOWN) {
    const line = harmless(text.slice(0, maxLength + 1).toWellFormed());
    return text.length > maxLength ? `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/** The same without the cut, for whole lines that were put together here. */
function harmless(text) {
    return text
        .replace(INVISIBLE, escaped)
        .replace(/:(?=:)/g, ': ')
        .replaceAll('##[', '## [');
}
const SHORT = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0' };
function escaped(character) {
    return SHORT[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
