export const id = 342;
export const ids = [342];
export const modules = {

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UJ: () => (/* binding */ openDisk),
/* harmony export */   g7: () => (/* binding */ realAncestor),
/* harmony export */   hg: () => (/* binding */ openDocumentsFolder)
/* harmony export */ });
/* unused harmony exports readKept, openFile */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _actions_glob__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3860);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(370);
/* harmony import */ var _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9637);
/* harmony import */ var _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3134);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9140);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2155);









/** Files that are open at once. */
const MAX_OPEN = 16;
/**
 * The files of a workspace that git does not have. Of what lies outside it nothing is listed or read.
 *
 * @param temporaryFolder where texts are kept until the disk is closed.
 */
async function openDisk(workspace, temporaryFolder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_8__/* ["default"] */ .A)(MAX_OPEN);
    let kept;
    const keptFolder = () => {
        kept ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, 'docs-push-built-'));
        return kept;
    };
    return {
        list: (patterns, input) => listPaths(patterns, input, root),
        statFiles: paths => Promise.all(paths.map(path => limit(() => statFile(path, root)))),
        read: (file, maxBytes) => readFound(file, maxBytes, root),
        keep: async (key, json) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await keptFolder(), key), json),
        keptAt: async (key) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await keptFolder(), key),
        kept: readKept,
        async [Symbol.asyncDispose]() {
            if (kept)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(await kept, { recursive: true, force: true });
        },
    };
}
/** Reads a text that is kept. */
async function readKept(at) {
    return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(at, 'utf8'));
}
async function listPaths(patterns, input, root) {
    const lines = patterns.map(pattern => below(root, pattern));
    const globber = await (0,_actions_glob__WEBPACK_IMPORTED_MODULE_2__/* .create */ .v)(lines.join('\n'), {
        followSymbolicLinks: false,
        matchDirectories: false,
    });
    for (const folder of globber.getSearchPaths())
        await requireInside(folder, input, root);
    const files = await globber
        .glob()
        .catch(error => throwUnlistable(error, input));
    return files.flatMap(file => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .pathInside */ ._l)(root, file) ?? []).sort();
}
/** A pattern of the workspace for the whole disk; in the workspace's own path nothing is a pattern. */
function below(root, text) {
    const { negate, pattern } = (0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .readPattern */ .ZS)(text);
    const literal = root.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/').replace(/[[?*]/g, '[$&]');
    return `${negate ? '!' : ''}${literal}/${pattern}`;
}
async function requireInside(folder, input, root) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (real === undefined || isInside(real, root))
        return;
    throw new _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`${input}: "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .pathInside */ ._l)(root, folder) ?? folder)}" is a link that leads out of the workspace. Let the step that generates the files copy them there. Nothing was pushed.`, 'generated');
}
/** In the workspace, but not in git's own folder, whose configuration may hold a token. */
function isInside(real, root) {
    const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .pathInside */ ._l)(root, real);
    return path !== undefined && !/(?:^|\/)\.git(?:\/|$)/i.test(path);
}
function throwUnlistable(error, input) {
    throw new _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`${input}: "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(error.path ?? '')}" cannot be read (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(error.message)}). Let the step that generates it make it readable, with a name in UTF-8. Nothing was pushed.`, 'generated');
}
/** A file as it is now; what cannot be read has a digest as well, so that it fails by name and is not archived. */
async function statFile(path, root) {
    const file = await openFile(path, Number.POSITIVE_INFINITY, root);
    const { bytes, size = 0, problem } = file;
    const digest = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOf */ .ol)(bytes ?? `${path}\0${problem}`);
    return { path, size, digest, problem };
}
class Unreadable extends Error {
}
const LEADS_OUT = 'is a link that leads out of the workspace. Let the step that generates it copy the file';
const NO_FILE = 'is not a regular file. Exclude it by a line in generated';
/** @throws Unreadable */
async function findFile(path, root) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
    if (!isInside(real, root))
        throw new Unreadable(LEADS_OUT);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
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
        return { size, bytes: size > maxBytes ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(real) };
    }
    catch (error) {
        const problem = error instanceof Unreadable ? error.message : `cannot be read (${error})`;
        return { size: 0, bytes: undefined, problem: (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(problem) };
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
    const refuse = (what) => new _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`documents: "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(path)}" ${what}`);
    const [root, temporary] = [
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace),
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(temporaryFolder),
    ];
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path);
    const existing = await realAncestor(folder);
    const isAllowed = isInside(existing, root) || (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .pathInside */ ._l)(temporary, existing) !== undefined;
    if (!isAllowed || /(?:^|[\\/])\.git(?:[\\/]|$)/i.test(path))
        throw refuse('is not in the workspace or in the temporary folder of the job. Give a folder such as documents or ${{ runner.temp }}/documents.');
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).length > 0)
            throw refuse('is not empty. Give a folder that nothing is in.');
    }
    catch (error) {
        if (error instanceof _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz)
            throw error;
        throw refuse(`cannot be made (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(String(error))}). Give another folder.`);
    }
    let isWarned = false;
    return async (name, text) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...name.split('/').map(toFileName));
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text, { flag: 'wx' });
        }
        catch (error) {
            // One warning stands for all that cannot be written.
            if (isWarned)
                return;
            isWarned = true;
            const message = `documents: "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(name)}" could not be written (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(String(error))}). Check that the disk of this runner has space. Others may be missing too; the rest of the run is not affected.`;
            warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(message, 'other-inputs'));
        }
    };
}
/** Resolves a folder, or the innermost above it that is there. */
async function realAncestor(folder) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (real !== undefined)
        return real;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent === folder ? folder : realAncestor(parent);
}
/** Neither `..` nor a character that Windows or the upload of an artifact refuses; two names never become one. */
function toFileName(name) {
    if (/^\.{0,2}$/.test(name))
        return name.replaceAll('.', '%2E') || '%';
    return name.replace(/[%\p{Cc}"<>:|*?\\]/gu, _text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .percentEncoded */ .qE);
}


/***/ }),

/***/ 5444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h_: () => (/* binding */ openRepository)
});

// UNUSED EXPORTS: BlobReader, parseTree

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/snapshot/index.js
var snapshot = __webpack_require__(2436);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./lib/plan/index.js
var plan = __webpack_require__(3079);
// EXTERNAL MODULE: ./lib/adapters/runner/index.js
var runner = __webpack_require__(7091);
;// CONCATENATED MODULE: ./lib/adapters/git/git.js








/** A git command failed; the message says how and may quote names from the repository. */
class GitError extends Error {
}
/** Nothing in the repository's own configuration may run a program or open another repository. */
const GUARDS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'safe.bareRepository=explicit',
    'protocol.ext.allow=never',
    // Give up on a server that sends nothing for a minute.
    'http.lowSpeedLimit=1',
    'http.lowSpeedTime=60',
];
/**
 * Git in the folder of a checkout, which in a container often belongs to another user (documentation of actions/checkout),
 * or on a bare repository that this run has made.
 *
 * @param variables added to the environment of each command on a bare repository.
 */
function openGit(folder, { environment, signal }, variables) {
    const place = variables
        ? ['--git-dir', folder]
        : ['-c', 'safe.directory=*', '-C', folder];
    const guards = [...GUARDS.flatMap(setting => ['-c', setting]), ...place];
    async function* stream(args, stdin) {
        const env = { ...gitEnvironment(folder, environment), ...variables };
        try {
            // Windows, and a `PATH` with "." in it, look for a program in the current folder first, and the checkout may contain
            // a program called git.
            const child = await spawnGit([...guards, ...args], {
                cwd: (0,external_node_path_.parse)(folder).root,
                env,
                signal,
            });
            yield* outputOf(child, `git ${args[0]}`, stdin);
        }
        catch (error) {
            // Not what git says: a signal to the whole process group, as of Ctrl-C, stops git before this process does.
            if (signal?.aborted)
                throw new snapshot/* RepositoryError */.pU((0,plan/* sentence */.em)(signal.reason), signal.reason.topic);
            throw error;
        }
    }
    return { stream, run: (...all) => (0,consumers_.buffer)(stream(...all)) };
}
const INSTALL = 'Install git 2.31 or later on this runner, or use a runner image that has it.';
/** @throws RepositoryError where git is older than `GIT_CONFIG_COUNT`, by which it gets the token. */
async function requireGit(options) {
    const git = openGit((0,external_node_path_.parse)(options.temporaryFolder).root, options);
    const version = String(await git.run(['version'])).trim();
    const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version) ?? [];
    if (Number(major) * 1000 + Number(minor) >= 2031)
        return;
    throw new snapshot/* RepositoryError */.pU(`The git in PATH is too old: "${(0,lib_text/* sanitizeForLog */.F0)(version)}". ${INSTALL}`, 'runner');
}
/** @throws RepositoryError where there is no git. */
async function spawnGit(args, options) {
    const child = (0,external_node_child_process_.spawn)('git', args, options);
    try {
        // Without a process there may be no pipes either.
        await (0,external_node_events_.once)(child, 'spawn');
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        throw new snapshot/* RepositoryError */.pU(`git was not found in PATH. ${INSTALL}`, 'runner');
    }
    return child;
}
/** Stdout in chunks. @throws GitError */
async function* outputOf(child, command, stdin) {
    const closed = (0,external_node_events_.once)(child, 'close');
    // What git has started itself may hold the pipe open.
    closed.catch(error => child.stdout.destroy(error));
    const stderr = (0,consumers_.text)(child.stderr).catch(() => '');
    // A git that ends before it has read everything says why itself.
    child.stdin.on('error', () => { });
    if (typeof stdin === 'object')
        stdin.pipe(child.stdin);
    else
        child.stdin.end(stdin);
    try {
        yield* child.stdout;
        const [code, signal] = await closed;
        const words = (await stderr).trim().replace(/\s+/g, ' ');
        if (signal !== null)
            throw new GitError(`${command} was ended by ${signal}`);
        if (code !== 0)
            throw new GitError(words === '' ? `${command} failed` : `git says: ${words}`);
    }
    finally {
        // Pipes that nobody reads would keep this process running.
        child.stdout.destroy();
        child.stderr.destroy();
        child.kill();
        await closed.catch(() => { });
    }
}
function gitEnvironment(folder, environment) {
    // Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs and other variables hold keys.
    const inherited = Object.entries(environment).filter(([name]) => !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)|KEY|TOKEN|SECRET|PASSWORD/i.test(name));
    return {
        ...Object.fromEntries(inherited),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // Replaced objects would show another tree than the one that was pushed.
        GIT_NO_REPLACE_OBJECTS: '1',
        // Objects are fetched together and from `Remote`, never one by one while they are read.
        GIT_NO_LAZY_FETCH: '1',
        // A folder that is not a checkout must not be read as the repository around it.
        GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(folder),
        LC_ALL: 'C',
    };
}
/** Throws the error for the user where git failed: what the runner lacks, or else by `toMessage`. Any other error stays as it is. */
function throwFor(error, toMessage, topic) {
    if (!(error instanceof GitError))
        throw error;
    const trouble = (0,runner.explainTrouble)(error);
    if (trouble !== undefined)
        throw new snapshot/* RepositoryError */.pU(trouble, 'runner');
    throw new snapshot/* RepositoryError */.pU(toMessage((0,lib_text/* sanitizeForLog */.F0)(error.message)), topic);
}

;// CONCATENATED MODULE: ./lib/adapters/git/index.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * The objects of a checkout, read through bare repositories that this run makes: what the checkout's configuration says
 * about remotes, proxies or programs has no effect, and fetching does not change the checkout.
 *
 * @throws RepositoryError when the folder is not a git repository with a commit.
 */
async function openRepository(folder, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await requireGit(options);
        const checkout = await readCheckout(folder, options);
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack()
        // Fetches into a repository that knows nothing else: a server leaves out whatever belongs to a commit that is there
        // already, also where a partial clone does not have it.
        , true);
        // Fetches into a repository that knows nothing else: a server leaves out whatever belongs to a commit that is there
        // already, also where a partial clone does not have it.
        const remote = opened.use(await openRemote(options, checkout.objectFormat));
        // Reads through another one: what has fetched with a filter takes each missing object for an error.
        const bare = opened.use(await createBare(options, checkout.objectFormat));
        const git = openGit(bare.path, options, {
            GIT_ALTERNATE_OBJECT_DIRECTORIES: pathList([
                checkout.objects,
                remote.objects,
            ]),
        });
        const objects = opened.use(new Objects(git, remote));
        const { head } = checkout;
        const kept = opened.move();
        return {
            head,
            parents: () => objects.parents(head),
            tree: commit => objects.tree(commit),
            blobs: (oids, maxBytes) => objects.blobs(oids, maxBytes),
            tip: branch => remote.tip(branch),
            isBehind: (commit, branch) => isBehind(checkout, remote, commit, branch),
            [Symbol.asyncDispose]: () => kept.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Several paths in one variable of the environment, in quotes, as a colon would end a path (git(1)). */
function pathList(paths) {
    return paths.map(path => JSON.stringify(path)).join(external_node_path_.delimiter);
}
/** The objects that the clone has, and those that were fetched. */
class Objects {
    #git;
    #remote;
    #reader;
    #trees = new Map();
    constructor(git, remote) {
        this.#git = git;
        this.#remote = remote;
        this.#reader = new BlobReader(git);
    }
    /** @throws RepositoryError */
    async parents(commit) {
        // From the commit itself: at the end of a shallow clone `rev-parse` knows no parents.
        const content = await this.#git
            .run(['cat-file', 'commit', commit])
            .catch(throwUnreadable);
        const [header = ''] = content.toString('latin1').split('\n\n', 1);
        const parents = header.matchAll(/^parent ([0-9a-f]+)$/gm);
        return Array.from(parents, ([, sha = '']) => sha);
    }
    /** @throws RepositoryError */
    tree(commit) {
        return (0,data/* cached */.PO)(this.#trees, commit, () => this.#readTree(commit));
    }
    async #readTree(commit) {
        try {
            // Not whether the commit is there: a shallow clone has one commit only, a treeless one has commits without files.
            const tree = await listTree(this.#git, commit).catch(ignoreGitError);
            if (tree)
                return tree;
            // Fetches this commit's trees only: no parents, no file contents.
            await this.#remote.fetch([commit], '--depth=1', '--filter=blob:none');
            return await listTree(this.#git, commit);
        }
        catch (error) {
            return throwNotRead(commit, error);
        }
    }
    /** Reads blobs in the order of `oids`, and fetches all that are missing at the first of them. @throws RepositoryError */
    async *blobs(oids, maxBytes) {
        try {
            let count = 0;
            for await (const blob of this.#reader.read(oids, maxBytes)) {
                if (blob.size === undefined)
                    break;
                count++;
                yield blob;
            }
            const rest = oids.slice(count);
            if (rest.length === 0)
                return;
            const missing = await findMissing(this.#git, rest);
            // Git would fetch the newest commit with all its history instead.
            if (missing.length > 0)
                await this.#remote.fetch(missing);
            yield* this.#reader.read(rest, maxBytes);
        }
        catch (error) {
            throwUnreadable(error);
        }
    }
    async [Symbol.asyncDispose]() {
        await this.#reader[Symbol.asyncDispose]();
    }
}
/** @param objectFormat of the checkout: `sha1` or `sha256`. */
async function openRemote(options, objectFormat) {
    const url = `${options.serverUrl}/${options.repository}`;
    const bare = await createBare(options, objectFormat);
    return {
        objects: (0,external_node_path_.join)(bare.path, 'objects'),
        fetch: (oids, ...flags) => fetchObjects(bare.git, url, oids, flags),
        async tip(branch) {
            const ref = `refs/heads/${branch}`;
            const output = await bare.git
                .run(['ls-remote', '--quiet', '--', url, ref])
                .catch(error => throwUnknown(branch, error));
            const lines = output.toString('utf8').split('\n');
            const line = lines.find(found => found.endsWith(`\t${ref}`));
            return line?.split('\t')[0];
        },
        async isAncestor(ancestor, commit) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                // The whole history without files, in a repository that is thrown away.
                const history = __addDisposableResource(env_2, await createBare(options, objectFormat), true);
                const flags = ['--filter=tree:0'];
                await fetchObjects(history.git, url, [commit, ancestor], flags);
                // Not merge-base: each of its failures would be a no, and this run would do nothing, as one that was overtaken.
                const range = ['--max-count=1', ancestor, `^${commit}`, '--'];
                const missing = await history.git.run(['rev-list', ...range]);
                return missing.length === 0;
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
        [Symbol.asyncDispose]: () => bare[Symbol.asyncDispose](),
    };
}
/** Whether the checkout is older than the last synced commit: see `Repository.isBehind`. */
async function isBehind(checkout, remote, synced, branch) {
    const { head, isShallow } = checkout;
    if (synced === head)
        return false;
    if (synced !== undefined && (await checkout.isAncestor(synced)))
        return false;
    if ((await remote.tip(branch)) === head)
        return false;
    // A full clone has every commit before its own.
    if (synced === undefined || !isShallow)
        return true;
    const isAncestor = remote.isAncestor(synced, head);
    return !(await isAncestor.catch(error => throwUnknown(branch, error)));
}
async function readCheckout(folder, options) {
    /** With the checkout's own configuration, and only to read. */
    const git = openGit(folder, options);
    const questions = [
        '--git-path',
        'objects',
        '--is-shallow-repository',
        '--show-object-format',
        'HEAD^{commit}',
    ];
    const toMessage = (reason) => `"${(0,lib_text/* sanitizeForLog */.F0)(folder)}" is not a git repository with a commit in it (${reason}). Put a step with actions/checkout before this one, without the input path: this action pushes the repository at the root of the workspace.`;
    const answers = await git
        .run(['rev-parse', ...questions])
        .catch(error => throwFor(error, toMessage));
    const [objects = '', isShallow, objectFormat = '', head = ''] = answers
        .toString()
        .trimEnd()
        .split('\n');
    return {
        head,
        objects: (0,external_node_path_.resolve)(folder, objects),
        isShallow: isShallow === 'true',
        objectFormat,
        isAncestor: commit => git.run(['merge-base', '--is-ancestor', commit, head]).then(() => true, () => false),
    };
}
async function createBare(options, objectFormat) {
    const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryFolder, 'docs-push-git-'));
    const git = openGit(path, options, credentials(options));
    await git.run([
        'init',
        '--quiet',
        '--bare',
        '--template=',
        '--initial-branch=main',
        `--object-format=${objectFormat}`,
    ]);
    return {
        path,
        git,
        [Symbol.asyncDispose]: () => (0,promises_.rm)(path, { recursive: true, force: true }),
    };
}
/** Fetches objects by their IDs, all of them in one request. @throws GitError */
async function fetchObjects(git, url, oids, flags) {
    const fetch = [
        'fetch',
        '--quiet',
        '--no-tags',
        // Maintenance would still be running when the repository is deleted.
        '--no-auto-maintenance',
        ...flags,
        '--stdin',
    ];
    await git.run([...fetch, '--', url], oids.join('\n'));
}
function ignoreGitError(error) {
    if (!(error instanceof GitError))
        throw error;
}
/**
 * Gives git the token in its environment: every process of the machine can read a command line. The empty value removes
 * a header that the machine's configuration sets: GitHub answers 400 to two of them. Git would send the token on where
 * it is redirected, and to a server without a valid certificate if the machine allows that.
 */
function credentials({ serverUrl, token, }) {
    if (token === '' || !/^https?:/.test(serverUrl))
        return {};
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const settings = [
        ['http.followRedirects', 'false'],
        [`http.${serverUrl}/.sslVerify`, 'true'],
        [`http.${serverUrl}/.extraheader`, ''],
        [`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
        ['credential.helper', ''],
    ];
    const pairs = settings.flatMap(([key = '', value = ''], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return {
        ...Object.fromEntries(pairs),
        GIT_CONFIG_COUNT: `${settings.length}`,
    };
}
/** Git's words for a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE = /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i;
function throwNotRead(commit, error) {
    const problem = (reason) => `Commit ${(0,lib_text/* sanitizeForLog */.F0)(commit)}, which is needed to find what changed, could not be fetched (${reason}).`;
    if (error instanceof GitError && GONE.test(error.message))
        throw new snapshot/* CommitGoneError */.DQ(`The last synced commit ${commit.slice(0, 7)} is gone, as after a force push. Run the workflow by hand: that pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there. ${problem((0,lib_text/* sanitizeForLog */.F0)(error.message))}`);
    return throwFor(error, reason => `${problem(reason)} Check that the job has the permission contents: read, then run this workflow again.`);
}
function throwUnknown(branch, error) {
    return throwFor(error, reason => `The server could not be asked which commit is the newest of "${(0,lib_text/* sanitizeForLog */.F0)(branch)}" (${reason}). Check that the job has the permission contents: read, then run this workflow again.`);
}
function throwUnreadable(error) {
    return throwFor(error, reason => `The pages and their history could not be read (${reason}). Run this workflow again; if it fails again, remove the input filter from the step with actions/checkout.`);
}
const [NUL, TAB, NEWLINE] = [0x00, 0x09, 0x0a];
/** The files of a commit. @throws GitError also when the commit is there and its trees are not, as in a treeless clone. */
async function listTree(git, commit) {
    return parseTree(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]));
}
/** Parses the output of `git ls-tree -r -z`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes. */
function parseTree(output) {
    const entries = [];
    for (let start = 0, end = 0; start < output.length; start = end + 1) {
        end = output.indexOf(NUL, start);
        const tab = output.indexOf(TAB, start);
        const [mode = '', , oid = ''] = output
            .toString('latin1', start, tab)
            .split(' ');
        const bytes = output.subarray(tab + 1, end);
        const path = bytes.toString('utf8');
        const isUtf8 = !path.includes('\ufffd') || Buffer.from(path).equals(bytes);
        entries.push({ kind: KIND_BY_MODE[mode] ?? 'file', oid, path, isUtf8 });
    }
    return entries;
}
/** `100644` is a file, `100755` one that can be executed. */
const KIND_BY_MODE = {
    120000: 'link',
    160000: 'submodule',
};
/** The blobs that this repository does not have, each once. */
async function findMissing(git, oids) {
    const question = ['cat-file', '--batch-check=%(objecttype)', '--buffer'];
    const output = await git.run(question, oids.join('\n'));
    const missing = output.toString('latin1').matchAll(/^(\w+) missing$/gm);
    return [...new Set(Array.from(missing, ([, oid = '']) => oid))];
}
/**
 * Reads blobs through `git cat-file --batch`, which runs no filter and follows no link. A process stays open for the next
 * blobs: to start one takes as long as to read some fifty pages.
 */
class BlobReader {
    #git;
    #idle = [];
    constructor(git) {
        this.#git = git;
    }
    /**
     * Reads blobs in the order of `oids`; one that is larger than `maxBytes` comes without its bytes. Nothing is read ahead
     * of what the caller takes, except for the pipe's own buffer.
     *
     * @throws GitError
     */
    async *read(oids, maxBytes) {
        if (oids.length === 0)
            return;
        const catFile = this.#idle.pop() ?? new CatFile(this.#git);
        let left = oids.length;
        try {
            catFile.request(oids);
            while (left > 0) {
                const blob = await catFile.next(maxBytes);
                left--;
                yield blob;
            }
        }
        finally {
            // What was asked for and not read would be in the way of the next blobs.
            if (left === 0)
                this.#idle.push(catFile);
            else
                await catFile[Symbol.asyncDispose]();
        }
    }
    async [Symbol.asyncDispose]() {
        for (const catFile of this.#idle)
            await catFile[Symbol.asyncDispose]();
    }
}
/** One `git cat-file --batch`. */
class CatFile {
    #questions = new external_node_stream_.PassThrough();
    #output;
    #rest = Buffer.alloc(0);
    constructor(git) {
        this.#output = git.stream(['cat-file', '--batch'], this.#questions);
    }
    request(oids) {
        this.#questions.write(`${oids.join('\n')}\n`);
    }
    /** Reads the answer to the next question: `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`. */
    async next(maxBytes) {
        while (!this.#rest.includes(NEWLINE))
            await this.#readMore();
        const end = this.#rest.indexOf(NEWLINE);
        const [, , field] = this.#rest.toString('latin1', 0, end).split(' ');
        this.#rest = this.#rest.subarray(end + 1);
        if (field === undefined)
            return { size: undefined, bytes: undefined };
        const size = Number(field);
        // In memory of its own: a part of what git printed would keep the rest of it in memory.
        const bytes = size <= maxBytes ? new Uint8Array(size) : undefined;
        await this.#take(size, bytes);
        await this.#take(1);
        return { size, bytes };
    }
    /** Copies the next bytes, or skips them. */
    async #take(count, into) {
        for (let at = 0; at < count;) {
            if (this.#rest.length === 0)
                await this.#readMore();
            const part = this.#rest.subarray(0, count - at);
            into?.set(part, at);
            at += part.length;
            this.#rest = this.#rest.subarray(part.length);
        }
    }
    async #readMore() {
        const { value, done } = await this.#output.next();
        if (done)
            throw new GitError('the output of git cat-file is cut off');
        this.#rest =
            this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    }
    async [Symbol.asyncDispose]() {
        this.#questions.end();
        await this.#output.return(undefined);
    }
}


/***/ }),

/***/ 899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ openJournal)
});

// UNUSED EXPORTS: FileJournal

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/journal/index.js
var lib_journal = __webpack_require__(5947);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/adapters/service.js
var service = __webpack_require__(6439);
;// CONCATENATED MODULE: ./lib/adapters/deployments.js






/** The most that GitHub gives at once. */
const PER_PAGE = 100;
/** As much of a description as GitHub takes (GitHub documentation, "REST API endpoints for deployment statuses"). */
const MAX_DESCRIPTION = 140;
/** Our states in those of GitHub's deployment statuses; a deployment without one of these is running. */
const STATES = {
    succeeded: 'success',
    failed: 'failure',
    void: 'error',
};
/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
class DeploymentsJournal {
    #github;
    #part;
    #runUrl;
    #repository;
    /** @param runUrl where the log of this run is. */
    constructor(github, part, runUrl) {
        const [owner = '', repo = ''] = part.repository.split('/');
        this.#github = github;
        this.#part = part;
        this.#runUrl = runUrl;
        this.#repository = { owner, repo };
    }
    async *list() {
        const { rest, paginate } = this.#github;
        const ends = new Map();
        const pages = paginate.iterator(rest.repos.listDeployments, {
            ...this.#repository,
            task: taskOf(this.#part),
            per_page: PER_PAGE,
        });
        for await (const { data } of pages) {
            // GitHub documents no order.
            const newestFirst = data.toSorted((a, b) => b.id - a.id);
            for (const deployment of newestFirst) {
                const attempt = await this.#read(deployment, ends);
                if (attempt)
                    yield attempt;
            }
        }
    }
    /** Reads an attempt; undefined where the deployment is the end of another one, which `ends` is given, or gone. */
    async #read(deployment, ends) {
        const attempt = toAttempt(deployment);
        const record = (0,lib_journal/* toRecord */.Lv)(deployment.payload);
        if (record === undefined)
            throw new lib_journal/* JournalError */.k(`The deployment ${attempt.id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`);
        const exceptions = ends.get(attempt.id);
        if (exceptions && record.v === 1)
            return { ...attempt, record, state: 'succeeded', exceptions };
        const state = await this.#stateOf(deployment.id);
        if (state === undefined)
            return undefined;
        if (record.v === 1)
            return { ...attempt, record, state };
        // Without its success the run ended in between, and its first record says what that means.
        if (state === 'succeeded')
            ends.set(record.ends, record.exceptions);
        return undefined;
    }
    async #stateOf(deploymentId) {
        const { data } = await this.#github.rest.repos.listDeploymentStatuses({
            ...this.#repository,
            deployment_id: deploymentId,
            per_page: PER_PAGE,
        });
        if (data === undefined)
            return undefined;
        const states = data.map(({ state }) => state);
        // GitHub adds `inactive` to an older success, so any `success` counts, whatever came after it. A tool that cleans up
        // deployments sets it as well, also of a run that has written and died: by itself it says nothing.
        for (const end of ['succeeded', 'failed', 'void'])
            if (states.includes(STATES[end]))
                return end;
        return 'running';
    }
    async begin(record) {
        return { ...(await this.#create(record)), record, state: 'running' };
    }
    async end(id, state, description) {
        await this.#github.rest.repos.createDeploymentStatus({
            ...this.#repository,
            deployment_id: Number(id),
            state: STATES[state],
            log_url: this.#runUrl,
            description: description.slice(0, MAX_DESCRIPTION),
        });
    }
    async endExcept({ id, record }, description, exceptions) {
        const packed = (0,lib_journal/* packJson */.gq)(exceptions);
        // Where there is no room for their names, the next run looks at all pages of this one again.
        if (packed.length > lib_journal/* MAX_PART_BYTES */.tZ)
            return this.end(id, 'failed', description);
        // GitHub cannot change the payload of a deployment, so that the exceptions are in that of another one.
        const { sha, runId } = record;
        const end = await this.#create({
            v: 2,
            sha,
            runId,
            ends: id,
            exceptions: packed,
        });
        await this.end(end.id, 'succeeded', description);
        await this.end(id, 'failed', `Succeeded, except ${exceptions.length}`);
    }
    async #create(record) {
        const { data } = await this.#github.rest.repos.createDeployment({
            ...this.#repository,
            ref: record.sha,
            task: taskOf(this.#part),
            environment: taskOf(this.#part),
            payload: { ...record },
            description: `Docs pushed to search, run ${record.runId}`,
            // Neither merged into nor held up by anything: this records a push, it does not deploy.
            auto_merge: false,
            required_contexts: [],
            production_environment: false,
            transient_environment: false,
        });
        return toAttempt(data);
    }
}
/** The task and the environment of all deployments of a connector, which tell them from those of others. */
const taskOf = ({ connectorId }) => `docs-push/${connectorId}`;
const toAttempt = ({ id, created_at, }) => ({
    id: String(id),
    order: id,
    begunAtMs: Date.parse(created_at),
});
/** How long to wait before each further try. */
const PAUSES_MS = [1_000, 4_000];
/** Octokit prints what a server says of deprecations as it is. */
const log = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * GitHub's client is loaded only where it is needed. It follows GitHub's redirects, as for a renamed repository (GitHub
 * documentation, "Best practices for using the REST API"), and sends the token to no other origin on the way (Fetch standard,
 * "HTTP-redirect fetch").
 */
async function openGitHub(options) {
    const { token, apiUrl: baseUrl, timeoutMs = 60_000, sleep = external_node_timers_promises_.setTimeout } = options;
    // In the one bundle: ncc names the licences of the last file only.
    const { getOctokit } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2413));
    const octokit = getOctokit(token, { baseUrl });
    octokit.hook.wrap('request', async (request, parameters) => {
        for (let attempt = 0;; attempt++) {
            // In these parameters: the hooks below this one get them, not those that are handed on.
            parameters.request = {
                ...parameters.request,
                log,
                signal: AbortSignal.timeout(timeoutMs),
            };
            try {
                const response = await request(parameters);
                return {
                    ...response,
                    data: checked(schemaFor(parameters), response.data),
                };
            }
            catch (error) {
                if (isDeleted(error, parameters))
                    return {
                        data: undefined,
                        headers: {},
                        status: 404,
                        url: parameters.url,
                    };
                const { problem, isTemporary } = explainRefusal(error, parameters);
                const pauseMs = PAUSES_MS[attempt];
                // A second deployment would be one that later runs wait for.
                const isRepeatable = parameters.method === 'GET' || isOfStatus(parameters);
                if (pauseMs === undefined || !isTemporary || !isRepeatable)
                    throw problem;
                await sleep(pauseMs);
            }
        }
    });
    return octokit;
}
const isOfStatus = ({ url }) => /\/statuses(?:\?|$)/.test(url);
/** Whether something that cleans up has deleted a deployment since it was listed. */
const isDeleted = (error, parameters) => parameters.method === 'GET' &&
    isOfStatus(parameters) &&
    error.status === 404;
const Deployment = dist/* object */.Ikc({
    id: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    created_at: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    payload: dist/* union */.KCZ([dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ()), dist/* unknown */.L5J()]),
});
const Status = dist/* object */.Ikc({ state: dist/* string */.YjP() });
function schemaFor(parameters) {
    const shape = isOfStatus(parameters) ? Status : Deployment;
    return parameters.method === 'GET' ? dist/* array */.YOg(shape) : shape;
}
/** Checks an answer of GitHub: a login page is no empty list, nor is no content, which Octokit takes for one. */
function checked(schema, data) {
    const { success, output } = dist/* safeParse */.xLC(schema, data);
    if (success)
        return output;
    const response = (0,external_node_util_.inspect)(data, { breakLength: Number.POSITIVE_INFINITY });
    throw new Error(`unexpected response from GitHub’s API: ${(0,lib_text/* sanitizeForLog */.F0)(response, 80)}`);
}
const RULES = 'Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether this repository has the commit: the step with actions/checkout before this one must set no other repository.';
/** The meaning of GitHub's refusals for somebody who set this action up, by status. */
const REFUSALS = {
    401: 'GitHub rejected the token (401). Leave the input github-token out, or give a valid token.',
    403: 'The token may not write deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
    404: 'This token cannot access the repository. Check that github-token belongs to this repository and has the permission deployments: write.',
    409: `GitHub will not create a deployment for this commit. ${RULES}`,
    422: `GitHub refused the deployment as invalid (422). ${RULES}`,
    429: 'GitHub limits how often its API may be called. Run this workflow again later.',
};
/** For whatever else GitHub says. */
const LATER = 'Run this workflow again; if it happens again, look at githubstatus.com.';
/**
 * An error for the user, with what to do, and whether the same request may succeed in a moment. The error has no `status`:
 * Octokit's `paginate` takes one with the status 409 for the end of a list.
 */
function explainRefusal(error, parameters) {
    const { response } = error;
    const { reason, advice, isTemporary } = response
        ? explainResponse(error, response)
        : explainFailure(error);
    const isRead = parameters.method === 'GET';
    const action = isRead ? 'read' : 'written';
    const isEnd = isOfStatus(parameters) || (0,lib_journal/* toRecord */.Lv)(parameters.payload)?.v === 2;
    const documents = isEnd && !isRead
        ? 'What this run has pushed is in search; the next run pushes it again.'
        : 'Nothing was pushed.';
    const problem = new lib_journal/* JournalError */.k(`The record of past syncs (GitHub deployments) cannot be ${action}: ${reason}. ${advice} ${documents}`);
    return { problem, isTemporary };
}
function explainResponse({ message, status }, { headers }) {
    const isLimit = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
    const words = (0,service/* isHtml */._6)(headers['content-type']) ? '' : (0,lib_text/* sanitizeForLog */.F0)(message);
    const meaning = status === 403 && isLimit ? 429 : status;
    return {
        reason: words || `GitHub’s API answers with status ${status}`,
        advice: REFUSALS[meaning] ?? LATER,
        isTemporary: status >= 500,
    };
}
function explainFailure(error) {
    const { code, message } = (0,service/* toFailure */.w2)(error);
    const reason = code === 'TimeoutError' ? 'no answer in time' : (0,lib_text/* sanitizeForLog */.F0)(message);
    // Only errors of the connection have such a code.
    return { reason, advice: LATER, isTemporary: /^[A-Z_]+$/.test(code) };
}

// EXTERNAL MODULE: ./lib/adapters/runner/index.js
var runner = __webpack_require__(7091);
;// CONCATENATED MODULE: ./lib/adapters/journal.js







/** Opens the journal that the user chose. */
async function openJournal({ journal, githubToken }, context, part) {
    if (journal.kind === 'file')
        return new FileJournal((0,external_node_path_.resolve)(context.workspace, journal.path), part);
    if (githubToken === '')
        throw new lib_journal/* JournalError */.k('github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.', 'github-token');
    const runUrl = `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}`;
    const github = await openGitHub({ ...context, token: githubToken });
    return new DeploymentsJournal(github, part, runUrl);
}
/** A line of the file: an attempt's beginning or its end, added and never changed. */
const JournalLine = dist/* variant */.Oxt('event', [
    dist/* object */.Ikc({
        event: dist/* literal */.euz('begin'),
        id: dist/* string */.YjP(),
        at: dist/* number */.aig(),
        record: dist/* custom */.IeY(value => (0,lib_journal/* toRecord */.Lv)(value)?.v === 1),
    }),
    dist/* object */.Ikc({
        event: dist/* literal */.euz('end'),
        id: dist/* string */.YjP(),
        at: dist/* number */.aig(),
        state: dist/* picklist */.KIO(['succeeded', 'failed', 'void']),
        description: dist/* string */.YjP(),
        exceptions: dist/* exactOptional */.yqP(lib_journal/* Exceptions */.$C),
    }),
]);
/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file.
 */
class FileJournal {
    #path;
    #repository;
    constructor(path, { repository }) {
        this.#path = path;
        this.#repository = repository;
    }
    async *list() {
        const lines = await readRecords(this.#path);
        const ends = new Map();
        for (const line of lines)
            if (line.event === 'end')
                ends.set(line.id, line);
        for (const [order, line] of [...lines.entries()].reverse()) {
            if (line.event === 'end')
                continue;
            const { id, at: begunAtMs, record } = line;
            if (record.repository !== this.#repository)
                continue;
            const end = ends.get(id);
            const state = end?.state ?? 'running';
            yield { id, order, begunAtMs, record, state, exceptions: end?.exceptions };
        }
    }
    async begin(record) {
        const id = crypto.randomUUID();
        await this.#add({ event: 'begin', id, at: Date.now(), record });
        for await (const attempt of this.list())
            if (attempt.id === id)
                return attempt;
        throw problem(`The journal ${(0,lib_text/* sanitizeForLog */.F0)(this.#path)} did not keep what was written to it.`);
    }
    async end(id, state, description) {
        await this.#add({ event: 'end', id, at: Date.now(), state, description });
    }
    async endExcept({ id }, description, exceptions) {
        await this.#add({
            event: 'end',
            id,
            at: Date.now(),
            state: 'succeeded',
            description,
            exceptions: [...exceptions],
        });
    }
    #add(line) {
        return explained(this.#path, async () => {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(this.#path), { recursive: true });
            // The line's end comes first: a run that was killed while it wrote has left a torn line.
            await (0,promises_.appendFile)(this.#path, `\n${JSON.stringify(line)}`);
        });
    }
}
const problem = (message) => new lib_journal/* JournalError */.k(message, 'journal');
/** @throws JournalError where the file cannot be read or written. */
function explained(path, work) {
    return work().catch(error => {
        const trouble = (0,runner.explainTrouble)(error);
        if (trouble !== undefined)
            throw new lib_journal/* JournalError */.k(trouble, 'runner');
        throw problem(`The journal ${(0,lib_text/* sanitizeForLog */.F0)(path)} cannot be used (${(0,lib_text/* sanitizeForLog */.F0)(String(error))}). Give the path of a file that this job may write to.`);
    });
}
/**
 * The records of a journal. A line that is not JSON is one whose run was killed while it wrote: that run had done nothing
 * that depends on it. A whole line that is not a record may be of a later version.
 */
async function readRecords(path) {
    const text = await explained(path, () => (0,promises_.readFile)(path, 'utf8').catch(error => error.code === 'ENOENT' ? '' : Promise.reject(error)));
    return text.split('\n').flatMap((line, index) => {
        const json = dist/* safeParse */.xLC(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ()), line);
        if (!json.success)
            return [];
        const { success, output } = dist/* safeParse */.xLC(JournalLine, json.output);
        if (success)
            return output;
        throw problem(`Line ${index + 1} of the journal ${(0,lib_text/* sanitizeForLog */.F0)(path)} is not one of its records. Fix the line, or delete the file to start again: every page is then pushed again, and what was deleted meanwhile stays in search.`);
    });
}


/***/ }),

/***/ 7091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotate: () => (/* binding */ annotate),
/* harmony export */   conclude: () => (/* binding */ conclude),
/* harmony export */   endProcessAfter: () => (/* binding */ endProcessAfter),
/* harmony export */   explainTrouble: () => (/* binding */ explainTrouble),
/* harmony export */   fail: () => (/* binding */ fail),
/* harmony export */   info: () => (/* binding */ info),
/* harmony export */   input: () => (/* binding */ input),
/* harmony export */   isPost: () => (/* binding */ isPost),
/* harmony export */   maskSecrets: () => (/* binding */ maskSecrets),
/* harmony export */   notice: () => (/* binding */ notice),
/* harmony export */   onCancel: () => (/* binding */ onCancel),
/* harmony export */   openCancellation: () => (/* binding */ openCancellation),
/* harmony export */   readContext: () => (/* binding */ readContext),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readPayload: () => (/* binding */ readPayload),
/* harmony export */   rememberAttempt: () => (/* binding */ rememberAttempt),
/* harmony export */   rememberEnd: () => (/* binding */ rememberEnd),
/* harmony export */   runStep: () => (/* binding */ runStep),
/* harmony export */   secret: () => (/* binding */ secret),
/* harmony export */   setOutputs: () => (/* binding */ setOutputs),
/* harmony export */   stage: () => (/* binding */ stage),
/* harmony export */   toMessage: () => (/* binding */ toMessage),
/* harmony export */   unendedAttempts: () => (/* binding */ unendedAttempts),
/* harmony export */   warning: () => (/* binding */ warning),
/* harmony export */   writeReport: () => (/* binding */ writeReport),
/* harmony export */   writeSummary: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(143);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9140);







// All that the action prints to the runner, and takes from it: the log, the inputs, the secrets, the files of the step.
/** One line of the log. */
const info = (line) => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq((0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(line));
const notice = (line) => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm((0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(line));
const warning = (line) => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e((0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(line));
/** The last line of a run, green or red. */
function conclude(line, isGood) {
    _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq(`\u001b[${isGood ? 32 : 31}m${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(line)}\u001b[0m`);
}
/** Shorter than the 5 seconds after which people begin to wonder. */
const PROGRESS_MS = 4_000;
/** Without progress, as in an outage, so many milliseconds pass from one line to the next. */
const SILENCE_MS = 60_000;
/** Folds the lines of one stage in the log, and prints its progress until it is done. */
function stage(title, progress, work) {
    return _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os(title, async () => {
        const startedMs = performance.now();
        let printed;
        const print = () => {
            const { done, line } = progress();
            const atMs = performance.now();
            if (done === printed?.done && atMs - printed.atMs < SILENCE_MS)
                return;
            printed = { done, atMs };
            info(`${line}, ${Math.round((atMs - startedMs) / 1000)} s so far`);
        };
        const timer = setInterval(print, PROGRESS_MS);
        return await work().finally(() => clearInterval(timer));
    });
}
/** Marks the step as failed; a message of several lines stays in one annotation. */
function fail(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setFailed */ .C1(message.split('\n').map(_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$).join('\n'));
}
/** A link of a megabyte would otherwise be printed whole. */
const MAX_ANNOTATION_LENGTH = 1_000;
function annotate(annotations) {
    for (const { level, message, topic, file, line, column } of annotations) {
        const place = {};
        if (file !== undefined)
            place.file = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(file, MAX_ANNOTATION_LENGTH);
        if (line !== undefined)
            place.startLine = line;
        if (column !== undefined)
            place.startColumn = column;
        const text = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(message, MAX_ANNOTATION_LENGTH);
        const print = level === 'error' ? _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3 : _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e;
        print((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(text, topic), place);
    }
}
const input = (name) => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name);
/** Values of variables that targets have named. */
const targetSecrets = new Map();
const knownSecrets = () => [...['api-key', 'github-token'].map(input), ...targetSecrets.values()].filter(secret => secret !== '');
/** Reads a variable of the step's `env` and masks it from then on; no program that is started later receives it. */
function secret(variable) {
    const value = targetSecrets.get(variable) ?? process.env[variable]?.trim() ?? '';
    delete process.env[variable];
    if (value !== '' && !knownSecrets().includes(value))
        mask(value);
    targetSecrets.set(variable, value);
    return value;
}
/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
function maskSecrets() {
    for (const secret of knownSecrets())
        mask(secret);
}
/** Hides a secret from the log, where the runner masks it, and from all else that a text from outside may get into. */
function mask(secret) {
    _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setSecret */ .Pq(secret);
    (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .hideSecret */ .DL)(secret);
}
/**
 * Whether this process is the `post` step of the job: it starts from a file of its own, so that a main step that was
 * killed at once cannot make the `post` step run in its place.
 */
function isPost() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(process.argv[1] ?? '') === 'post.js';
}
const attempts = new Set();
/** Remembers for the `post` step that an attempt has begun, and that it has ended. */
const rememberAttempt = (id) => saveAttempts(() => attempts.add(id));
const rememberEnd = (id) => saveAttempts(() => attempts.delete(id));
const unendedAttempts = () => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getState */ .Gu('attempts').split(' ').filter(Boolean);
/** `saveState` keeps one value for each name, so all IDs are saved together. */
const saveAttempts = (change) => {
    change();
    return write('The state of the step', () => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .LZ('attempts', [...attempts].join(' ')));
};
const setOutputs = (outputs) => write('The outputs', () => {
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setOutput */ .uH(name, value);
});
/** Writes the report into the job's temporary folder; the output `report` is its path. */
const writeReport = (json) => write('The report file', async () => {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporaryFolder(), `docs-push-report-${crypto.randomUUID()}.json`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, json, { flag: 'wx', mode: 0o600 });
    _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setOutput */ .uH('report', path);
});
/** Runners without job summaries do not name a file for them. */
const writeSummary = (markdown) => write('The job summary', async () => {
    if (process.env.GITHUB_STEP_SUMMARY)
        await _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .summary */ .z.addRaw(markdown, true).write();
});
/** Writes a part of the report. One that cannot be written costs a warning alone: it must not change how the run ended. */
async function write(what, work) {
    try {
        await work();
    }
    catch (error) {
        const message = `${what} could not be written (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(String(error))}). Check that the disk of this runner has space, and that no step removes RUNNER_TEMP. The rest of the run is not affected.`;
        warning((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(message, 'runner'));
    }
}
/** GitHub cancels a job with SIGINT, and with SIGTERM 7.5 seconds later. */
function onCancel(cancel) {
    process
        .once('SIGINT', () => cancel(false))
        .once('SIGTERM', () => cancel(true));
}
/** Requests in flight may still be answered for this long after a run was cancelled. */
const ANSWER_GRACE_MS = 4_000;
const CANCELLED = {
    reason: 'the run was cancelled',
    hint: 'Run the workflow again, or wait for the next push: it begins again with all that this run was to push.',
    topic: 'cancelled',
};
function timeIsUp(timeoutMs) {
    return {
        reason: `the push took longer than timeout-minutes (${timeoutMs / 60_000}) allows`,
        hint: 'Raise timeout-minutes: the next run begins again with all that this one was to push.',
        topic: 'time-limit',
    };
}
/** @param now milliseconds since the epoch. */
function openCancellation(timeoutMs, now = Date.now) {
    const stopping = new AbortController();
    const ending = new AbortController();
    const end = () => ending.abort(new Error(stopping.signal.reason.reason));
    const timers = [];
    const stop = (why) => {
        if (stopping.signal.aborted)
            return;
        stopping.abort(why);
        timers.push(setTimeout(end, ANSWER_GRACE_MS));
    };
    const untilMs = now() + timeoutMs;
    // By the clock: while a machine is suspended its timers stand still, but later runs no longer wait for this one.
    const check = () => {
        if (now() >= untilMs)
            stop(timeIsUp(timeoutMs));
    };
    timers.push(setInterval(check, 1_000));
    return {
        get stopping() {
            check();
            return stopping.signal;
        },
        ending: ending.signal,
        cancel(atOnce = false) {
            stop(CANCELLED);
            if (atOnce)
                end();
        },
        sleep: ms => 
        // What else is under way keeps the process alive.
        (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => { }),
        [Symbol.dispose]() {
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
/**
 * Ends the process in any case when a run is far beyond its time limit; the `post` step then ends its attempt. Other
 * runs rely on it: they consider such a run dead.
 */
function endProcessAfter(ms) {
    const end = () => {
        const message = 'The run did not end at its time limit and was stopped. Please report this; the next run begins again with all that this one was to push.';
        fail((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(message, 'time-limit'));
        process.exit();
    };
    const timer = setTimeout(end, ms);
    return { [Symbol.dispose]: () => clearTimeout(timer) };
}
/**
 * Runs a step and prints what it threw.
 *
 * @param toErrorSummary the job summary of a run that ended with an error.
 */
async function runStep(step, toErrorSummary) {
    // Node's reports on a process, for which NODE_OPTIONS may ask, list its environment, and the inputs are in it.
    process.report.excludeEnv = true;
    (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .setHelpVersion */ .Wg)(process.env.GITHUB_ACTION_REF ?? '');
    // Node would print the error unchanged, secrets included.
    process.on('uncaughtException', error => {
        fail(toMessage(error));
        process.exit();
    });
    await step().catch(async (error) => {
        const message = toMessage(error);
        fail(message);
        if (!isPost())
            await writeSummary(toErrorSummary(message));
    });
    // A connection or thread that was left open must not hold up the job once everything is written.
    setTimeout(() => process.exit(), 2_000).unref();
}
/** Puts an error into words for the user: our own words unchanged, what the runner lacks, anything else as a bug of ours. */
function toMessage(error) {
    if (error instanceof _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(error.message, error.topic);
    const trouble = explainTrouble(error);
    if (trouble !== undefined)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(trouble, 'runner');
    if (isSystemError(error)) {
        const refusal = `This runner refused what the action needs (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(error.message)}). Check that the file or folder is there, that this job may use it, and that RUNNER_TEMP is a folder that it may write to; then run this workflow again.`;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(refusal, 'runner');
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message = `Unexpected error in Docs Push: ${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(stack, 1000)}. Please report it with this message; the next run tries again.`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .withHelp */ .il)(message, 'unexpected-error');
}
/** The operating system refused something, such as to open a file. */
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
}
/** The things that a runner may lack, and what to do about each. */
const troubles = [
    {
        // Node does not know the code of a quota (EDQUOT on Linux).
        words: /\b(?:ENOSPC|EFBIG)\b|system error -122\b|no space left on device|disk quota exceeded/i,
        reason: 'The disk of this runner is full',
        hint: 'Free some space in a step before this one, or use a runner with a larger disk.',
    },
    {
        words: /\bENOMEM\b|cannot allocate memory|out of memory|ended by SIGKILL/i,
        reason: 'This runner has too little memory',
        hint: 'Use a runner with more memory, or run fewer jobs on it at a time.',
    },
];
/** Says what the runner lacks, by an error, and what to do about it; `undefined` where that is about something else. */
function explainTrouble(error) {
    const message = error instanceof Error ? error.message : String(error);
    const trouble = troubles.find(({ words }) => words.test(message));
    if (trouble === undefined)
        return undefined;
    return `${trouble.reason} (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(message)}). ${trouble.hint} Then run this workflow again.`;
}
/** @throws UserError when others could read what Node sends, the key included, or when the runner did not set a variable. */
async function readContext() {
    const { env } = process;
    if (env.NODE_DEBUG)
        throw new _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('NODE_DEBUG makes Node print what it sends, the key included. Remove the variable for this step.', 'runner');
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
        throw new _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the key and the token of GitHub. Remove the variable; for a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.', 'certificate');
    const { apiUrl, serverUrl, runId, sha } = await loadContext();
    return {
        workspace: required('GITHUB_WORKSPACE'),
        repository: required('GITHUB_REPOSITORY'),
        serverUrl,
        apiUrl,
        runId: String(runId),
        temporaryFolder: temporaryFolder(),
        sha: sha ?? '',
        environment: env,
    };
}
const temporaryFolder = () => process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
/** @throws UserError */
async function readEvent() {
    const { ref, payload } = await loadContext();
    return {
        name: required('GITHUB_EVENT_NAME'),
        ref: ref ?? '',
        ...readPayload(payload),
    };
}
/** When it is loaded, the toolkit reads the file of the event, and the address of the proxy for GitHub. */
async function loadContext() {
    try {
        return (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2413))).context;
    }
    catch (error) {
        const message = explainTrouble(error) ??
            `The event's description cannot be read (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(String(error))}). Run this action in a job of GitHub Actions; HTTPS_PROXY, if set, must be the address of an http proxy.`;
        throw new _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo(message, 'runner');
    }
}
function required(name) {
    const value = process.env[name];
    if (value)
        return value;
    throw new _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo(`The environment variable ${name} is missing. Run this action in a job of GitHub Actions.`, 'runner');
}
/** The parts of an event's payload that count (GitHub documentation, "Webhook events and payloads"). */
function readPayload(payload) {
    const { repository, deleted, pull_request: pullRequest, merge_group: mergeGroup, } = payload;
    const ref = pullRequest?.base?.ref ?? mergeGroup?.base_ref;
    const sha = pullRequest?.base?.sha ?? mergeGroup?.base_sha;
    return {
        defaultBranch: repository?.default_branch || undefined,
        deleted: deleted === true,
        // A pull request names its base without `refs/heads/`, a merge group with it.
        baseRef: ref?.replace(/^(?!refs\/)/, 'refs/heads/'),
        baseSha: (0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .isSha */ .HH)(sha) ? sha : undefined,
    };
}


/***/ }),

/***/ 2006:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(143);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9140);



/** The oldest major version that has all that is used here, and the one that `action.yml` asks a runner for. */
const OLDEST_NODE = 24;
// The first module that is evaluated: what comes after it may not run on an older Node.
if (Number.parseInt(process.version.slice(1), 10) < OLDEST_NODE) {
    const refusal = `This action needs Node ${OLDEST_NODE} or later; this is ${process.version}. GitHub's runners have it from version 2.327.1 on: update the runner. In act with -self-hosted it is the node of your own machine: put Node ${OLDEST_NODE} first in PATH.`;
    // The `post` step does not repeat it: the main step has left it nothing to end.
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(process.argv[1] ?? '') !== 'post.js')
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .withHelp */ .il)(refusal, 'node-version'));
    process.exit();
}


/***/ }),

/***/ 6439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ openService),
/* harmony export */   Pn: () => (/* binding */ updateInstructions),
/* harmony export */   SB: () => (/* binding */ dryRunService),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   w2: () => (/* binding */ toFailure)
/* harmony export */ });
/* unused harmony exports answers, failures, judge, reportsFailure, send */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4942);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6752);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7934);
/* harmony import */ var _push_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9676);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6843);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2155);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(183);












/** For a preview: accepts everything and sends nothing. */
const dryRunService = {
    send: async () => ({ kind: 'accepted' }),
    sent: { requests: 0, bytes: 0, refused: 0 },
};
/** How much of an answer is read: enough for one that repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** @throws UserError */
function openService(options) {
    const { baseUrl, connectorId, apiKey, signal, attemptMs = 60_000 } = options;
    const dispatcher = openDispatcher(baseUrl);
    const url = `${baseUrl}/api/ingest/${connectorId}/documents`;
    const headers = {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
    };
    const sent = { requests: 0, bytes: 0, refused: 0 };
    return {
        sent,
        async send(batch) {
            sent.requests++;
            sent.bytes += batch.bytes;
            const answer = await send(url, {
                dispatcher,
                method: 'POST',
                headers,
                body: Buffer.concat((0,_push_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .toBody */ .ER)(batch)),
                signal,
                timeoutMs: attemptMs,
                maxBytes: MAX_ANSWER_BYTES,
            });
            const reply = judge(answer);
            if (reply.kind === 'fatal' && reply.isRefused)
                sent.refused++;
            return reply;
        },
    };
}
const Json = valibot__WEBPACK_IMPORTED_MODULE_11__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qFJ());
const isSuccess = ({ status }) => status >= 200 && status <= 299;
const WHEN_UP = 'Check that the service is up, then run this workflow again; the next push delivers it all the same.';
/**
 * Our assumptions about answers that the contract does not show (contract, "Errors" and "Limits"): the first row
 * that applies counts. To change an assumption, change its row.
 */
const answers = [
    {
        when: answer => isSuccess(answer) && answer.isHtml,
        kind: 'fatal',
        reason: 'the answer is a web page, most likely a login',
        hint: 'Check base-url: it must lead to the search service itself, past any login or gateway.',
        topic: 'base-url',
    },
    {
        when: answer => isSuccess(answer) && reportsFailure(answer),
        kind: 'split',
        reason: 'the service did not accept it',
        topic: 'page-refused',
    },
    { when: isSuccess, kind: 'accepted' },
    {
        when: ({ status }) => status >= 300 && status <= 399,
        kind: 'fatal',
        reason: 'the service redirects to another address, and the key is not sent on',
        hint: 'Set base-url to the address that the service really has.',
        topic: 'base-url',
    },
    {
        when: ({ status }) => status === 400 || status === 422,
        kind: 'split',
        reason: 'the service refused it',
        topic: 'page-refused',
    },
    {
        when: ({ status }) => status === 401,
        kind: 'fatal',
        isRefused: true,
        reason: 'the service rejected the API key',
        hint: 'Check the secret behind api-key, or with targets behind the variable that api-key-env names: it may be misspelt, expired or of another service. Create a new key with write access if need be.',
        topic: 'api-key',
    },
    {
        // It may be the answer of a firewall to a request that the service has taken.
        when: ({ status }) => status === 403,
        kind: 'fatal',
        mayBeDocument: true,
        reason: 'the service refused the API key',
        hint: 'Create an API key with write access to this connector and store it in the secret behind api-key. If it has that access, a firewall in front of the service may be blocking the text of a page: allow the requests of this action.',
        topic: 'api-key',
    },
    {
        when: ({ status }) => status === 404,
        kind: 'fatal',
        isRefused: true,
        reason: 'there is no such connector at base-url',
        hint: 'Check connector-id: copy the ID of a connector of type "Custom push" from its page. Check base-url: it is the address up to, but not including, /api.',
        topic: 'connector-id',
    },
    {
        when: ({ status }) => status === 413,
        kind: 'split',
        reason: 'the request is too large for the service',
        topic: 'page-too-large',
    },
    {
        when: ({ status }) => status === 429,
        kind: 'retry',
        isRateLimit: true,
        reason: 'the service asks for fewer requests',
        hint: WHEN_UP,
        topic: 'service-down',
    },
    {
        when: ({ status }) => status === 408 || (status >= 500 && status <= 599),
        kind: 'retry',
        reason: 'the service has a temporary error',
        hint: WHEN_UP,
        topic: 'service-down',
    },
    {
        when: () => true,
        kind: 'fatal',
        reason: 'the service gave an unexpected response',
        hint: 'Check base-url, and whether there is a proxy or firewall before the service.',
        topic: 'unexpected-response',
    },
];
const TLS_CODES = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .anyOf */ .EB)([
    /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|SELF_SIGNED)/,
    /^(?:DEPTH_ZERO|HOSTNAME_MISMATCH|UNABLE_TO_(?:GET_ISSUER|VERIFY))/,
], '');
/** Our assumptions about failures that come instead of an answer: the first row that applies counts. */
const failures = [
    {
        when: ({ code }) => TLS_CODES.test(code),
        kind: 'fatal',
        reason: 'the connection is not secure',
        hint: 'Check the certificate of base-url. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
        topic: 'certificate',
    },
    {
        when: ({ code }) => code === 'ERR_PROXY_REFUSED',
        kind: 'fatal',
        isRefused: true,
        reason: 'the proxy does not let this through',
        hint: 'Allow the address of base-url in the proxy, or name the service in NO_PROXY. If the proxy asks for a user name and a password (407), give them in HTTPS_PROXY (http://name:password@proxy:port).',
        topic: 'proxy',
    },
    {
        when: ({ code }) => code === 'ERR_PROXY',
        kind: 'retry',
        reason: 'the proxy does not reach the service',
        hint: 'Check HTTPS_PROXY and base-url, and that the service is up.',
        topic: 'proxy',
    },
    {
        when: ({ code }) => code === 'ENOTFOUND',
        kind: 'fatal',
        isRefused: true,
        reason: 'no answer',
        hint: 'Check the spelling of base-url (and of HTTPS_PROXY, if there is a proxy), and whether this runner can reach your network.',
        topic: 'base-url',
    },
    {
        when: () => true,
        kind: 'retry',
        reason: 'no answer',
        hint: 'Check base-url, that the service is up, and that a firewall or the proxy of HTTPS_PROXY lets this runner through. Then run this workflow again; the next push delivers it all the same.',
        topic: 'service-down',
    },
];
/** Judges an answer by the tables. */
function judge(answer) {
    if (answer.kind === 'failure') {
        const { message, code } = answer;
        const rule = failures.find(({ when }) => when(answer));
        return toReply(rule, `${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(message)} (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(code)})`);
    }
    const rule = answers.find(({ when }) => when(answer));
    const reply = toReply(rule, statusAndWords(answer));
    if (reply.kind === 'retry')
        reply.afterMs = retryAfterMs(answer.headers['retry-after']);
    return reply;
}
function toReply({ when: _, ...reply }, received) {
    if (reply.kind !== 'accepted')
        reply.reason += `: ${received}`;
    return reply;
}
/** The status, and what the service says with it, or where it redirects to. */
function statusAndWords({ status, isHtml, headers, bytes, }) {
    const { location = '' } = headers;
    const url = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .containsSecret */ .At)(location) ? null : URL.parse(location);
    if (status >= 300 && status <= 399 && url)
        return `status ${status}, to ${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(url.origin)}`;
    const words = new TextDecoder().decode(bytes).trim();
    if (words === '' || isHtml)
        return `status ${status}`;
    return `status ${status}, "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(words)}"`;
}
/** `Retry-After` in milliseconds, from seconds; 0 when it is absent or a date. */
function retryAfterMs(header = '') {
    return /^\d+$/.test(header) ? Math.min(Number(header), 1e9) * 1000 : 0;
}
/**
 * Whether the body of a 2xx is a plain report of failure: a non-empty `errors`, `failed` or `rejected` at the top,
 * `success` or `ok` that is `false`, or a 207 whose items have statuses of 400 or more. The contract shows no body, so
 * nothing else is read into one: with guesses at other names, a good service could never be synced.
 */
function reportsFailure({ status, bytes, }) {
    const text = new TextDecoder().decode(bytes);
    const { output: body } = valibot__WEBPACK_IMPORTED_MODULE_11__/* .safeParse */ .xLC(Json, text);
    if (typeof body !== 'object' || body === null)
        return false;
    const { errors, failed, rejected, success, ok } = body;
    if (success === false || ok === false)
        return true;
    if ([errors, failed, rejected].some(isReport))
        return true;
    if (status !== 207)
        return false;
    const values = Array.isArray(body) ? [body] : Object.values(body);
    const lists = values.filter(Array.isArray);
    return lists
        .flat()
        .some(item => item?.status >= 400 || item?.statusCode >= 400);
}
/** Whether a member of a report says anything: neither absent nor empty. */
function isReport(value) {
    if (typeof value !== 'object' || value === null)
        return Boolean(value);
    return Object.keys(value).length > 0;
}
const MAX_INSTRUCTIONS_BYTES = 256 * 1024;
/**
 * Fetches the starter instructions (contract, "Fetch starter agent instructions"), without any key, and writes them
 * to a path of the workspace as they came, through no link that leads out of it. Whatever goes wrong is returned as a
 * reason.
 */
async function updateInstructions(options) {
    const { path } = options;
    const failed = (why) => {
        const reason = `The agent instructions were not written: ${why}`;
        return { path, kind: 'failed', reason };
    };
    try {
        const found = await download(options);
        if (typeof found === 'string')
            return failed(found);
        const workspace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(options.workspace);
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path);
        const before = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => undefined);
        const isInside = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .pathInside */ ._l)(workspace, await (0,_disk_js__WEBPACK_IMPORTED_MODULE_10__/* .realAncestor */ .g7)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))) !== undefined;
        if (!isInside || (before && !before.isFile()))
            return failed(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(path)}" is there already and is not a file, or leads out of the workspace. Give another path.`);
        if (before && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file)).equals(found))
            return { path, kind: 'unchanged' };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, found);
        return { path, kind: 'written' };
    }
    catch (error) {
        return failed(`${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(String(error))}. Check that the disk of this runner has space, and that this job may write to "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeForLog */ .F0)(path)}".`);
    }
}
/** Resolves to the instructions, or to why there are none. */
async function download({ baseUrl, signal, }) {
    const result = await send(`${baseUrl}/api/agent-instructions`, {
        dispatcher: openDispatcher(baseUrl),
        method: 'GET',
        headers: {
            accept: 'text/markdown, text/plain, application/json, */*;q=0.5',
        },
        signal,
        timeoutMs: 60_000,
        maxBytes: MAX_INSTRUCTIONS_BYTES,
    });
    if (result.kind === 'failure') {
        const reply = judge(result);
        return 'hint' in reply ? `${reply.reason}. ${reply.hint}` : result.message;
    }
    const { status, isHtml, bytes } = result;
    if (status < 200 || status > 299)
        return `the service answers /api/agent-instructions with status ${status}. Check base-url, and that this version of the service has instructions.`;
    if (isHtml)
        return 'the answer is a web page, most likely a login. Check base-url: it must lead past any login or gateway.';
    if (bytes.length > MAX_INSTRUCTIONS_BYTES)
        return `they are larger than ${MAX_INSTRUCTIONS_BYTES / 1024} KiB. Shorten them in the service.`;
    if (bytes.length === 0)
        return 'the service has none. Write some in the service.';
    return bytes;
}
/**
 * Opens connections to an address, through the proxy of `HTTPS_PROXY` but for what `NO_PROXY` names, as the toolkit does.
 * Plain http, which is for this machine alone, never goes through a proxy, which could read the key.
 */
function openDispatcher(url) {
    const uri = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_5__/* .getProxyUrl */ .s_)(url);
    return URL.parse(uri)?.hostname
        ? new undici__WEBPACK_IMPORTED_MODULE_6__.ProxyAgent({ uri, factory: openProxyPool })
        : new undici__WEBPACK_IMPORTED_MODULE_6__.Agent();
}
/** When a proxy closes the connection, undici connects again, without end, unless the error is another one. */
function openProxyPool(origin, options) {
    if (typeof options.connect !== 'function')
        return new undici__WEBPACK_IMPORTED_MODULE_6__.Pool(origin, options);
    const connect = (to, done) => options.connect(to, (error, socket) => done(error && toProxyError(error), socket));
    return new undici__WEBPACK_IMPORTED_MODULE_6__.Pool(origin, { ...options, connect });
}
function toProxyError(error) {
    if (!/^UND_ERR_(?:ABORTED|SOCKET)$/.test(error.code ?? ''))
        return error;
    // What it refuses it refuses again; what it cannot reach may be up in a minute.
    const isRefused = /^Proxy response \(4/.test(error.message);
    const code = isRefused ? 'ERR_PROXY_REFUSED' : 'ERR_PROXY';
    return Object.assign(new Error(error.message), { code });
}
/** Makes one HTTP request and follows no redirect. */
async function send(url, options) {
    const { timeoutMs } = options;
    const ending = new AbortController();
    const late = {
        code: 'timeout',
        message: `no answer within ${timeoutMs / 1000} seconds`,
    };
    const timer = setTimeout(() => ending.abort(late), timeoutMs);
    const signal = AbortSignal.any([options.signal, ending.signal]);
    try {
        // A request that waits for its proxy does not notice the signal.
        return await Promise.race([
            receive(url, { ...options, signal }),
            whenAborted(signal),
        ]);
    }
    catch (error) {
        return toFailure(error);
    }
    finally {
        clearTimeout(timer);
        ending.abort();
    }
}
async function receive(url, { maxBytes, ...options }) {
    const { statusCode: status, headers, body } = await (0,undici__WEBPACK_IMPORTED_MODULE_6__.request)(url, options);
    const chunks = [];
    let bytes = 0;
    for await (const chunk of decoded(body, headers['content-encoding'])) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > maxBytes)
            break;
    }
    const all = Buffer.concat(chunks);
    const start = all.subarray(0, 1000).toString();
    const type = String(headers['content-type'] ?? '');
    return {
        kind: 'response',
        status,
        headers,
        isHtml: isHtml(type, start),
        bytes: all,
    };
}
/** Decodes a body piece by piece, so that its size is limited. No coding is asked for; a gateway may use one all the same. */
function decoded(body, coding = '') {
    const name = String(coding).trim().toLowerCase();
    if (name === '' || name === 'identity')
        return body;
    const decoder = name === 'br' ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createBrotliDecompress)() : (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createUnzip)();
    // An error of either ends both.
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_3__.pipeline)(body, decoder, () => { });
}
async function whenAborted(signal) {
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort');
    throw signal.reason;
}
/** Looks for the cause in the error itself, in its cause, and in the first of several errors. */
function toFailure(error) {
    const failed = error;
    const inner = failed.cause ?? failed.errors?.[0];
    if (inner)
        return toFailure(inner);
    const { message, name } = failed;
    const code = typeof failed.code === 'string' ? failed.code : name;
    return { kind: 'failure', code, message };
}
function isHtml(contentType = '', text = '') {
    return (/^text\/html|^application\/xhtml/i.test(contentType) ||
        /^\s*<(?:!doctype|html|head|body)/i.test(text));
}


/***/ }),

/***/ 6136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ openPool)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _sites_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7515);
/* harmony import */ var _snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2436);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(879);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9140);







/**
 * CommonMark parsers can be driven quadratic: a page that takes longer is pushed as plain text. It is the time that its thread
 * computes, as a runner may be busy. Tables of 400 KB, the slowest real page known, take 15 seconds.
 */
const PAGE_MS = 30_000;
/** A thread may also wait for something that never comes. */
const MAX_WALL_FACTOR = 4;
/** A thread that works on one job for so long does nothing else any more, and another one starts in its place. */
const SLOW_MS = 2_000;
/** So many threads may have another one in their place: each may need the memory of `HEAP`. */
const MAX_SLOW = 8;
/** The largest real repositories, of 12,000 pages, are searched in two seconds. */
const SEARCH_MS = 60_000;
/** Pages in one message: enough that threads seldom wait for the next, few enough that all have work. */
const BATCH = 8;
/** So many jobs wait before another thread is started: that takes as long as to make some fifty documents. */
const WORTH_A_THREAD = 32;
/** Each thread has one batch in work, one waits for it, and one waits to be packed. */
const AHEAD = 3;
/**
 * V8's last compiler, TurboFan, begins too early: a push of 3,100 pages takes 7 % longer with it. And the young generation
 * of the main thread would grow to 128 MiB and never shrink; with less than 16 MB threads collect it all the time. The old
 * generation would double before it is collected. A push of 10,000 built pages takes 337 MB with all of this, and 480 without.
 */
function configureV8() {
    const flags = [
        'invocation-count-for-turbofan=100000',
        'semi-space-growth-factor=1',
        'min-semi-space-size=16',
        'heap-growing-percent=40',
    ];
    for (const flag of flags)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(`--${flag}`);
}
/**
 * Opens up to `size` threads, each started when there is work for it. A thread that crashes or takes too long is replaced.
 *
 * @param pageMs the time that a page may take.
 */
function openPool(entry, size, pageMs = PAGE_MS) {
    configureV8();
    return new ThreadPool(entry, size, pageMs);
}
class ThreadPool {
    ahead;
    #entry;
    #size;
    #pageMs;
    #threads = new Set();
    /** Those of them that others have replaced. */
    #slow = new Set();
    #idle = [];
    #waiting = [];
    #contexts = new Contexts();
    #isClosed = false;
    constructor(entry, size, pageMs) {
        this.#entry = entry;
        this.#size = size;
        this.#pageMs = pageMs;
        this.ahead = AHEAD * BATCH * size;
    }
    warmUp() {
        if (this.#threads.size === 0)
            this.#idle.push(this.#start());
    }
    async findSites(files, generator, blobs) {
        const context = this.#contexts.ofCommit(files, blobs);
        const find = (without) => this.#add({
            job: { kind: 'sites', context, generator, without },
            limitMs: _sites_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SITE_MS */ .GH,
            giveUp: () => ({ result: undefined }),
        });
        const configurations = (0,_sites_index_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationsIn */ .P3)([...files.oids.keys()], generator);
        const paths = configurations.map(({ path }) => path);
        return (await find([])) ?? (await find(paths));
    }
    search(files, options, blobs) {
        const context = this.#contexts.ofCommit(files, blobs);
        return this.#add({
            job: { kind: 'search', context, options },
            limitMs: Math.min(SEARCH_MS, this.#pageMs),
            giveUp: () => ({ result: undefined }),
        });
    }
    ask(files, questions, blobs) {
        const context = this.#contexts.ofCommit(files, blobs);
        return this.#add({
            job: { kind: 'questions', context, ...questions },
            giveUp: problem => ({ error: new Error(problem) }),
        });
    }
    openMaker(commit, settings, blobs) {
        const { files, sites } = commit;
        const context = this.#contexts.add({
            kind: 'maker',
            commit: this.#contexts.ofCommit(files, blobs),
            configs: sites.configs,
            settings,
        });
        const toJob = (page) => ({ kind: 'page', context, page });
        return {
            make: page => this.#add({
                job: toJob(page),
                giveUp(problem) {
                    const unparsed = unparsedMessage(problem);
                    return { job: toJob({ ...page, unparsed }) };
                },
            }),
            places: paths => this.#add({
                job: { kind: 'places', context, paths },
                giveUp: problem => ({ error: placesError(problem) }),
            }),
        };
    }
    openBuiltSite(workspace, site) {
        const context = this.#contexts.add({ kind: 'built', workspace, site });
        return {
            readHead: page => this.#add({
                job: { kind: 'head', context, page },
                giveUp: () => ({ result: undefined }),
            }),
            readPage: page => this.#add({
                job: { kind: 'built', context, page },
                giveUp: () => ({ result: { reason: BUILT_TOO_LONG } }),
            }),
            compareWords: page => this.#add({
                job: { kind: 'words', context, page },
                giveUp: () => ({ result: [] }),
            }),
        };
    }
    async [Symbol.asyncDispose]() {
        this.#isClosed = true;
        await Promise.all([...this.#threads].map(thread => thread.end()));
    }
    #add(added) {
        const answer = Promise.withResolvers();
        this.#waiting.push({
            limitMs: this.#pageMs,
            hasCrashed: false,
            answer,
            ...added,
        });
        this.#feed();
        return answer.promise;
    }
    #start() {
        const thread = new Thread(this.#entry, this.#contexts, () => this.#threads.delete(thread));
        this.#threads.add(thread);
        return thread;
    }
    /** Gives waiting jobs to threads, as long as there are both. */
    #feed() {
        while (this.#waiting.length > 0 && !this.#isClosed) {
            const thread = this.#idle.pop() ?? this.#startAnother();
            if (thread === undefined)
                return;
            // One that was started early may have crashed since.
            if (this.#threads.has(thread))
                void this.#work(thread, this.#waiting.splice(0, BATCH));
        }
    }
    #startAnother() {
        const working = this.#threads.size - this.#slow.size;
        if (working === 0)
            return this.#start();
        if (working >= this.#size)
            return undefined;
        return this.#waiting.length < WORTH_A_THREAD ? undefined : this.#start();
    }
    /** @param batch of which the first is in work. */
    async #work(thread, batch) {
        try {
            thread.send(batch.map(({ job }) => job));
            while (batch.length > 0) {
                const onSlow = () => this.#replace(thread, batch);
                const result = await thread.next(batch[0].limitMs, onSlow);
                batch.shift().answer.resolve(result);
            }
            // It goes on with jobs that others have now.
            if (this.#slow.has(thread))
                await thread.end();
            else
                this.#idle.push(thread);
        }
        catch (error) {
            await thread.end();
            const failed = batch.shift();
            this.#waiting.unshift(...batch);
            if (error instanceof FilesError)
                failed.answer.reject(error.cause);
            else
                this.#retry(failed, error);
        }
        this.#slow.delete(thread);
        this.#feed();
    }
    /** Gives what waits behind a slow job to other threads. */
    #replace(thread, batch) {
        if (this.#slow.size === MAX_SLOW)
            return;
        this.#slow.add(thread);
        this.#waiting.unshift(...batch.splice(1));
        this.#feed();
    }
    /** Tries a job once more where its thread ended: those before it may be the cause. One that takes too long is given up. */
    #retry(failed, error) {
        const isLate = error instanceof LateError;
        if (!isLate && !failed.hasCrashed) {
            this.#waiting.unshift({ ...failed, hasCrashed: true });
            return;
        }
        const problem = isLate
            ? `took more than ${failed.limitMs / 1000} seconds`
            : `ended its thread (${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeForLog */ .F0)(error.message)})`;
        const next = failed.giveUp(problem);
        if ('error' in next)
            failed.answer.reject(next.error);
        else if ('result' in next)
            failed.answer.resolve(next.result);
        else
            this.#waiting.unshift({
                ...failed,
                job: next.job,
                giveUp: latest => ({ result: unread(latest) }),
            });
    }
}
/** A page that cannot be parsed goes as plain text; where even that fails, it is not read. */
function unread(problem) {
    const reason = `was not read: even without parsing its text it ${problem}. Split the page, or simplify its front matter.`;
    return { kind: 'unread', reason, topic: 'page-not-read', messages: [] };
}
const BUILT_TOO_LONG = 'the built page took too long, or too much memory, to be read';
function unparsedMessage(problem) {
    const reason = `parsing it ${problem}: the page is pushed as plain text, and a full sync tries it again. Split it, or simplify its nesting.`;
    return { line: 1, column: 1, rule: 'parser', reason };
}
function placesError(problem) {
    return new _text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo(`Finding the addresses of the site’s pages ${problem}. Simplify the front matter of its pages, or the configuration of the site.`, 'generator');
}
/** Far above what any page needs that is parsed in time. */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };
/** Numbers the things that jobs are made with, and keeps them for threads that are started later. */
class Contexts {
    #all = [];
    #commits = new Map();
    #blobs = new Map();
    add(context) {
        return this.#all.push(context) - 1;
    }
    get(id) {
        return this.#all[id];
    }
    ofCommit(files, blobs) {
        const add = () => this.add({ kind: 'commit', files });
        const id = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_4__/* .cached */ .PO)(this.#commits, files, add);
        this.#blobs.set(id, blobs);
        return id;
    }
    async readFiles(commit, oids) {
        const contents = [];
        for await (const { bytes } of this.#blobs.get(commit)(oids, _snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_READ_BYTES */ .qT))
            contents.push(bytes);
        return contents;
    }
}
/** A file that a job needs could not be read: that says nothing of the job. */
class FilesError extends Error {
    constructor(cause) {
        super('a file could not be read', { cause });
    }
}
/** A job has taken more time than it may. */
class LateError extends Error {
}
/** One worker thread, what it has been sent, and the files that it asks for. */
class Thread {
    #worker;
    #contexts;
    /** So many contexts have been sent. */
    #sent = 0;
    /** Results that nobody has waited for yet. */
    #results = [];
    #awaited;
    #error;
    constructor(entry, contexts, onExit) {
        const { port1, port2: port } = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.MessageChannel();
        const answered = new Int32Array(new SharedArrayBuffer(4));
        const workerData = { port, answered };
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(entry, {
            env: {},
            resourceLimits: HEAP,
            workerData,
            transferList: [port],
        });
        this.#contexts = contexts;
        this.#worker
            .on('message', result => {
            if (this.#awaited)
                this.#awaited.resolve(result);
            else
                this.#results.push(result);
        })
            .on('error', error => {
            this.#error = error;
        })
            // Only now have all results arrived.
            .on('exit', () => {
            port1.close();
            this.#error ??= new Error('it ended');
            this.#awaited?.reject(this.#error);
            onExit();
        });
        port1.on('message', async ({ commit, oids }) => {
            try {
                const contents = await contexts.readFiles(commit, oids);
                port1.postMessage(contents);
                Atomics.store(answered, 0, 1);
                Atomics.notify(answered, 0);
            }
            catch (error) {
                // It waits for an answer, which it will not get.
                this.#awaited?.reject(new FilesError(error));
            }
        });
    }
    /** Sends jobs, whose results come in their order. */
    send(jobs) {
        for (const { context } of jobs)
            this.#open(context);
        // The content is copied, not transferred: it is needed again when the thread fails.
        this.#worker.postMessage(jobs);
    }
    /**
     * Resolves to the next result.
     *
     * @throws FilesError; LateError; or another Error where the thread ended.
     */
    async next(limitMs, onSlow) {
        if (this.#results.length > 0)
            return this.#results.shift();
        if (this.#error)
            throw this.#error;
        const awaited = Promise.withResolvers();
        this.#awaited = awaited;
        const late = () => awaited.reject(new LateError());
        const timer = this.#watch(limitMs, onSlow, late);
        try {
            return await awaited.promise;
        }
        finally {
            clearInterval(timer);
            this.#awaited = undefined;
        }
    }
    #watch(limitMs, onSlow, onLate) {
        const stepMs = Math.min(SLOW_MS, limitMs / 4);
        let steps = 0;
        let firstMs;
        return setInterval(async () => {
            steps++;
            if (steps === 1)
                onSlow();
            if (steps * stepMs >= limitMs * MAX_WALL_FACTOR)
                onLate();
            const usedMs = await this.#usedMs();
            firstMs ??= usedMs;
            if (usedMs - firstMs >= limitMs - stepMs)
                onLate();
        }, stepMs);
    }
    /** The time that it has computed so far; on a Node before 24.6, which does not know, the time of the clock. */
    async #usedMs() {
        if (!this.#worker.cpuUsage)
            return performance.now();
        const { user, system } = await this.#worker
            .cpuUsage()
            .catch(() => ({ user: 0, system: 0 }));
        return (user + system) / 1000;
    }
    /** Sends the things that a job is made with, and all before them, which they may need. */
    #open(id) {
        for (; this.#sent <= id; this.#sent++) {
            const context = this.#contexts.get(this.#sent);
            this.#worker.postMessage({ id: this.#sent, context });
        }
    }
    async end() {
        await this.#worker.terminate();
    }
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ normaliserVersion),
/* harmony export */   r: () => (/* binding */ MAX_REQUEST_BYTES)
/* harmony export */ });
/** A document must fit into one request. The contract's "5 MB" is read as the smaller of its two meanings. */
const MAX_REQUEST_BYTES = 5_000_000;
/** From the first release on raised by hand whenever the same page results in another document, so that every page is pushed again. */
const normaliserVersion = 1;


/***/ }),

/***/ 9637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ withoutDisk),
/* harmony export */   Fu: () => (/* binding */ inputTable),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Lv: () => (/* binding */ toFields),
/* harmony export */   OT: () => (/* binding */ parseConnectorId),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   Tt: () => (/* binding */ parseRefPrefix),
/* harmony export */   dz: () => (/* reexport safe */ _patterns_js__WEBPACK_IMPORTED_MODULE_4__.dz),
/* harmony export */   gY: () => (/* binding */ parseTargetName),
/* harmony export */   hF: () => (/* binding */ MAX_TIMEOUT_MINUTES),
/* harmony export */   mO: () => (/* binding */ parseVariable),
/* harmony export */   nx: () => (/* binding */ parseCredential),
/* harmony export */   tO: () => (/* binding */ parseGenerator)
/* harmony export */ });
/* unused harmony exports parseSiteUrls, oneOf, generatorChoices */
/* harmony import */ var _sites_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7515);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9140);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3134);






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
    files: row(text => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .withExclusions */ .cp)(_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultFiles */ .bB, (0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFiles */ .Bj)(text)), _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultFiles */ .bB.join('\n')),
    /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
    targets: row(text => text),
    /** `undefined`: the repository's default branch. */
    branch: row(parseBranch),
    sync: row(oneOf('auto', 'changes', 'everything'), 'auto'),
    'dry-run': row(parseBoolean, 'false'),
    tags: row(_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTagLines */ .hH),
    /** Whether pages of a site with several versions or languages have tags of theirs. */
    'site-tags': row(parseBoolean, 'true'),
    'ref-prefix': row(parseRefPrefix),
    generator: row(parseGenerator, 'auto'),
    /** The longest prefix first. */
    'site-urls': row(parseSiteUrls),
    'source-links': row(parseBoolean, 'true'),
    /** Patterns of files on the disk that are documents as well. */
    generated: row(text => (text === '' ? [] : (0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePatterns */ .Z7)(text))),
    /** Sites as their generators built them, of which the bodies of pages are made. */
    'built-site': row(parseBuiltSite),
    /** The levels of warnings about pages; the last that matches counts. */
    warnings: row(_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWarnings */ .X$),
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
            if (!(error instanceof _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz))
                throw error;
            // Inputs that little can be said of share a topic.
            const topic = _text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .topics */ .vp.find(topic => topic === name) ?? 'other-inputs';
            for (const line of error.message.split('\n'))
                problems.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(`${name}: ${line}`, topic));
        }
    }
    const inputs = toFields(values);
    if (inputs.targets === '') {
        if (inputs.connectorId === '')
            problems.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(NO_CONNECTOR, 'connector-id'));
        // A malformed dry-run leaves open whether the key is needed.
        const mayWrite = inputs.dryRun === false && event && decide(event, inputs).kind === 'sync';
        if (inputs.apiKey === '' && mayWrite)
            problems.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(NO_KEY, 'api-key'));
    }
    if (problems.length > 0)
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(problems.join('\n'));
    return withoutDisk(inputs);
}
/** With `files: none` nothing is read from the disk either: a workflow that is to go may no longer write it. */
function withoutDisk(inputs) {
    if (!(0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .isNone */ .$I)(inputs.files))
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
    const role = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .TE)(EVENTS, name);
    if (role === undefined) {
        const events = Object.keys(EVENTS).filter(event => EVENTS[event] !== 'refusal');
        const reason = `The event "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(name)}" is not supported. Run this action on ${events.join(', ')}.`;
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
        const quotedRef = `"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(ref)}"`;
        const why = deleted
            ? `${quotedRef} was deleted`
            : `This run is for ${quotedRef}`;
        const reason = `${why}; search mirrors the branch "${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`;
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
function matched(text, expected, problem, subject = `"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}"`) {
    if (expected.test(text))
        return text;
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`${subject} ${problem}`);
}
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\//;
/** Paths of the service's API, whole or in part, as they are copied from its documentation. */
const API_PATH = /(?<!\/)\/(?:api(?:\/v\d+)?|(?:api\/)?(?:documents|agent-instructions|ingest(?:\/.*)?))$/i;
function parseBaseUrl(text) {
    if (text === '')
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz('it is missing. Give the address of your search service, such as https://search.example.com.');
    // What is before "@" or after "?" may be secret, also in what is not a URL.
    if (/[@?#]/.test(text))
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz('it has a user name, a password, a query or a fragment. Give the address alone; the key goes into api-key.');
    const url = URL.parse(text)?.href ?? '';
    if (!url.startsWith('https://') && !LOOPBACK.test(url))
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is not an address that starts with https://, without which the key could be read on its way. Give the whole address, such as https://search.example.com.`);
    const address = url.replace(/(?<!\/)\/+$/, '');
    const base = address.replace(API_PATH, '');
    if (base === address)
        return address;
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" ends in a path of the service's API, which this action adds itself. Give the address before it: ${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(base)}.`);
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
    const siteUrls = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parseEach */ .lc)((0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)(text), line => {
        const [folder = '', address = '', ...more] = splitAtArrow(line);
        const prefix = more.length > 0 ? undefined : toFolderPath(folder);
        const url = URL.parse(address);
        if (prefix === undefined ||
            url === null ||
            !/^https?:\/\/[^@?#]+$/i.test(address))
            throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(line)}" is not a folder, "->" and an address. Write one folder per line from the repository's root, or / for the whole repository, and the whole address without user name, query or fragment, such as docs/ -> https://docs.example.com/.`);
        // As safe in a Markdown destination as any other address that is written into one.
        const path = url.pathname
            .replace(/(?<!\/)\/*$/, '/')
            .replace(/[()'*!~[\]|]/g, _text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .percentEncoded */ .qE);
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
    return (0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parseEach */ .lc)((0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)(text), line => {
        const [built = '', from = '/', ...more] = splitAtArrow(line);
        const folder = toFolderPath(built);
        const source = toFolderPath(from);
        const hasOtherArrow = /(?<!-)>|→/.test(line);
        if (!folder || source === undefined || more.length > 0 || hasOtherArrow)
            throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(line)}" is not a folder in the workspace, or two with "->" between them. Write each site on a line, such as public -> docs/.`);
        return { folder: folder.slice(0, -1), source };
    });
}
function oneOf(...choices) {
    return text => {
        const choice = choices.find(name => name === text);
        if (choice !== undefined)
            return choice;
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`);
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
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is not a whole number from 1 to ${MAX_TIMEOUT_MINUTES}. Give one, or leave the input out.`);
}
/** Reads `30%`, a share, or `37`, a number of documents. @throws InputError */
function parseArchiveLimit(text) {
    const [, digits = '', sign] = /^(\d{1,7})\s*(%)?$/.exec(text) ?? [];
    const number = Number(digits);
    if (digits === '' || (sign && number > 100))
        throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is neither a share from 0% to 100% nor a number of documents. Give one such as 30% or 37, or leave the input out.`);
    if (sign)
        return { kind: 'share', share: number / 100 };
    return { kind: 'documents', count: number };
}
function parseJournal(text) {
    if (text === 'deployments')
        return { kind: text };
    if (text.includes('/') || /\.jsonl?$/.test(text))
        return { kind: 'file', path: text };
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`);
}
function parseWorkspacePath(text) {
    if (text === '')
        return undefined;
    // On some file systems git's own folder has other names too.
    const isElsewhere = /^[a-z]:|[\p{Cc}\\]|(?:^|\/)(?:\.\.|\.git[. ]*|git~\d)?(?:\/|$)/iu.test(text);
    if (!isElsewhere)
        return text;
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(text)}" is not a file's path in the workspace, outside git's own folder. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`);
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
const generatorChoices = ['auto', 'none', ..._sites_index_js__WEBPACK_IMPORTED_MODULE_0__/* .generatorNames */ ._5];
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


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ isNone),
/* harmony export */   Bj: () => (/* binding */ parseFiles),
/* harmony export */   D1: () => (/* binding */ addedToDefault),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   WV: () => (/* binding */ toMatcher),
/* harmony export */   X$: () => (/* binding */ parseWarnings),
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   bB: () => (/* binding */ defaultFiles),
/* harmony export */   cp: () => (/* binding */ withExclusions),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hH: () => (/* binding */ parseTagLines),
/* harmony export */   ij: () => (/* binding */ isMatchable),
/* harmony export */   lc: () => (/* binding */ parseEach),
/* harmony export */   uF: () => (/* binding */ excluding)
/* harmony export */ });
/* unused harmony export toRuleTags */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9140);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);




/**
 * A test for repo-relative paths by patterns in `@actions/glob` syntax: in order, the last match wins, and a
 * pattern that names a folder covers all that is in it, but of files other than Markdown only those whose extension
 * or name it ends with: nobody who writes `docs/**` means the pictures.
 *
 * It matches paths of a git tree rather than the disk, so it sees deleted files, and case always counts.
 * It also matches what records of earlier syncs say: if a pattern meant something else in a later version, what it no
 * longer matches would stay in search.
 */
function toMatcher(patterns) {
    const parsed = patterns.map(text => {
        const { negate, pattern } = readPattern(text);
        const covers = toMatches(pattern);
        return {
            negate,
            matches: (path) => covers(path) && (negate || isNamed(path, pattern)),
        };
    });
    return path => parsed.findLast(pattern => pattern.matches(path))?.negate === false;
}
/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path, pattern) {
    const extension = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path);
    return (_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pageExtensions */ .En.includes(extension.toLowerCase()) ||
        pattern.endsWith(extension || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
}
/** Whether a path matches, or is in a folder that matches: a `**` after a slash may stand for nothing. */
function toMatches(pattern) {
    const below = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toGlob */ .aZ)(`/${pattern}/**`, _text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .GLOB_OPTIONS */ .gu);
    // Only a folder matches a pattern that ends in a slash.
    const end = pattern.endsWith('/') ? '' : '/';
    // To look for a word first takes a fraction of the time. In brackets or escaped, characters are not themselves.
    const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/);
    let longest = '';
    for (const word of words)
        if (word.length > longest.length)
            longest = word;
    return path => path.includes(longest) && below(`/${path}${end}`);
}
/** The pattern itself, and whether it excludes what it matches. */
function readPattern(text) {
    const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? [];
    const pattern = text.slice(marks.length).replace(/^\.\//, '');
    return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern };
}
/** The pattern that excludes one file; `?` stands for a character that no pattern can spell. */
function excluding(path) {
    return `!${path.replace(/^\s|\s$|[*?\\^!{}]/g, '?').replace(/[[(,~:$]|^-/g, '[$&]')}`;
}
function quoted(patterns) {
    if (isNone(patterns))
        return 'none';
    const added = addedToDefault(patterns);
    if (added?.length === 0)
        return 'the default patterns';
    const list = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeForLog */ .F0)(`"${(added ?? patterns).join('", "')}"`);
    return added ? `the default patterns and ${list}` : list;
}
/** The patterns of `files: none`, which matches no file. */
const NO_FILES = ['!**'];
/** Whether the input `files` is `none`: what was pushed leaves search, generated pages too. */
function isNone(patterns) {
    return patterns.length === 1 && patterns[0] === NO_FILES[0];
}
/**
 * Reads `none`, or the lines of the input `files`, which may all exclude files: see `withExclusions`.
 *
 * @throws InputError with a line for each pattern that would not mean what its author expects.
 */
function parseFiles(text) {
    const patternLines = lines(text).filter(line => !line.startsWith('#'));
    if (patternLines.length === 1 && patternLines[0] === 'none')
        return [...NO_FILES];
    if (patternLines.length === 0)
        throw new InputError('has no pattern. Write one per line, such as docs/**/*.md.');
    return parseEach(patternLines, line => {
        const problem = problemOf(readPattern(line).pattern);
        if (problem !== undefined)
            throw new InputError(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeForLog */ .F0)(line)}" ${problem}`);
        return line;
    });
}
/** Reads patterns that must match something by themselves. @throws InputError */
function parsePatterns(text) {
    const patterns = parseFiles(text);
    if (!excludeOnly(patterns))
        return patterns;
    throw new InputError('only excludes files. Add at least one pattern without "!", such as **/*.md.');
}
/** Whether no line includes a file. */
function excludeOnly(patterns) {
    return patterns.every(line => readPattern(line).negate);
}
/** The patterns that count where a workflow gives these lines: lines that only exclude are added to what counts without them. */
function withExclusions(patterns, lines) {
    if (isNone(patterns) || isNone(lines))
        return [...NO_FILES];
    return excludeOnly(lines) ? [...patterns, ...lines] : [...lines];
}
/** Reads tags, and lines such as `reference/7.5/** -> version:7.5` of tags for the pages that match alone. @throws InputError */
function parseTagLines(text) {
    const ruleLines = [];
    const tagLines = [];
    for (const line of lines(text)) {
        if (line.includes('->'))
            ruleLines.push(line);
        else
            tagLines.push(line);
    }
    return {
        tags: parseTags(tagLines.join('\n')),
        rules: parseEach(ruleLines, parseTagRule),
    };
}
function parseTagRule(line) {
    const at = line.indexOf('->');
    const tags = parseTags(line.slice(at + 2));
    if (at > 0 && tags.length > 0)
        return { files: parsePatterns(line.slice(0, at)), tags };
    throw new InputError(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeForLog */ .F0)(line)}" needs a pattern before "->" and a tag after it, such as reference/7.5/** -> version:7.5.`);
}
/** The tags that rules give to a path. Reading a rule takes time, and all pages of a run have the same rules. */
function toRuleTags(rules) {
    const parsed = rules.map(({ files, tags }) => ({
        matches: toMatcher(files),
        tags,
    }));
    return path => parsed.filter(rule => rule.matches(path)).flatMap(({ tags }) => tags);
}
const levels = ['off', 'warning', 'error'];
/** Reads lines such as `dialect: off` and `missing-target docs/old/**: off`. @throws InputError */
function parseWarnings(text) {
    return parseEach(lines(text), parseWarningLevel);
}
function parseWarningLevel(line) {
    const at = line.lastIndexOf(':');
    const [firstWord] = line.split(/[\s:]/);
    const lastWord = line.slice(at + 1).trim();
    const kind = _text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .aO.find(rule => rule === firstWord);
    const level = levels.find(name => name === lastWord);
    if (kind && level) {
        const pattern = line.slice(kind.length, at).trim();
        const files = pattern === '' ? undefined : parsePatterns(pattern);
        return { kind, level, files };
    }
    const problem = kind
        ? `does not end in one of ${levels.join(', ')}`
        : `does not begin with one of the kinds ${_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .aO.join(', ')}`;
    throw new InputError(`"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeForLog */ .F0)(line)}" ${problem}. Write a line such as missing-target: error.`);
}
/** Says what is wrong with a pattern, and what to write instead. */
function problemOf(pattern) {
    if (/(?<!\\)\{(?:[^{},.]|\.(?!\.))*(?:,|\.\.)[^{}]*\}/.test(pattern))
        return 'has braces, which this syntax never matches. Write one pattern per line instead, such as **/*.md and **/*.mdx.';
    const isQuoted = /^\[?["']/.test(pattern) && /["']\]?$/.test(pattern);
    if (isQuoted || /(?:[*/]|\.md|\.mdx|\.markdown) ?,|^-\s/i.test(pattern))
        return 'has commas, or the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.';
    if (!isMatchable(pattern))
        return 'has more than three "*" in one part of the path, which can take forever to match. Write fewer.';
    if (/^[~/]|^[A-Za-z]:|\\(?![*?[\]{}!#])|(?:^|\/)(?:\.|\[\.\]){1,2}(?:\/|$)/.test(pattern))
        return 'is not a path from the repository’s root. Write one with slashes and without "." or "..", such as docs/**/*.md.';
    return undefined;
}
/** Whether a pattern, also one of a record, can be matched in time: several `*` in one part of a path can take forever. */
function isMatchable(pattern) {
    return !/\*(?:[^/*]*\*){3}/.test(pattern);
}
/**
 * The documentation in a repository about which nothing else is known: all Markdown but that of hidden folders, of
 * other projects, of tests, and for coding agents. A record names each pattern, so that a later version may have others: it
 * then raises `normaliserVersion`, as under these alone a site decides which of its files are pages.
 */
const defaultFiles = [
    '**/*.md',
    '**/*.mdx',
    '**/*.markdown',
    '!**/.*/**',
    '!**/node_modules/**',
    '!**/vendor/**',
    '!**/third_party/**',
    '!**/fixtures/**',
    '!**/__fixtures__/**',
    '!**/testdata/**',
    '!**/AGENTS.md',
    '!**/AGENT.md',
    '!**/CLAUDE.md',
    '!**/CLAUDE.local.md',
    '!**/SKILL.md',
    '!**/GEMINI.md',
];
/** The lines that a workflow has added to the default ones, all of which exclude; `undefined` where it has other patterns. */
function addedToDefault(files) {
    const added = files.slice(defaultFiles.length);
    const hasDefault = defaultFiles.every((line, index) => files[index] === line);
    return hasDefault && excludeOnly(added) ? added : undefined;
}
/** One or more inputs are missing or malformed; the message has a line for each. */
class InputError extends _text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo {
    constructor(message, topic = 'other-inputs') {
        super(message, topic);
    }
}
/** Reads each line. @throws InputError with the messages of all lines that `read` refuses. */
function parseEach(lines, read) {
    const problems = [];
    const values = [];
    for (const line of lines) {
        try {
            values.push(read(line));
        }
        catch (error) {
            if (!(error instanceof InputError))
                throw error;
            problems.push(error.message);
        }
    }
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return values;
}
function lines(text) {
    return text
        .split(/\r?\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}
function parseTags(text) {
    return [...new Set(lines(text.replaceAll(',', '\n')))];
}


/***/ }),

/***/ 5947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $C: () => (/* binding */ Exceptions),
/* harmony export */   AP: () => (/* binding */ packGroups),
/* harmony export */   Ad: () => (/* binding */ normaliserOf),
/* harmony export */   Ks: () => (/* binding */ unpackDigests),
/* harmony export */   L7: () => (/* binding */ toIsSameGroup),
/* harmony export */   Ln: () => (/* binding */ searchPartOf),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Lv: () => (/* binding */ toRecord),
/* harmony export */   bJ: () => (/* binding */ packDigests),
/* harmony export */   gq: () => (/* binding */ packJson),
/* harmony export */   k: () => (/* binding */ JournalError),
/* harmony export */   qg: () => (/* binding */ waitForTurn),
/* harmony export */   qw: () => (/* binding */ attemptsIn),
/* harmony export */   tZ: () => (/* binding */ MAX_PART_BYTES),
/* harmony export */   vf: () => (/* binding */ deadlineMs)
/* harmony export */ });
/* unused harmony export MAX_READ_ATTEMPTS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7934);
/* harmony import */ var _inputs_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9637);
/* harmony import */ var _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3134);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9140);







const string = valibot__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
/** A text that `parse` accepts, and what that makes of it. */
const parsedBy = (parse) => valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_6__/* .rawTransform */ .NTK(({ dataset, addIssue, NEVER }) => {
    try {
        return parse(dataset.value);
    }
    catch {
        addIssue({ message: 'is malformed' });
        return NEVER;
    }
}));
/** The aim of one attempt: enough to know later what the service may hold because of it. */
const AttemptRecord = valibot__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    v: valibot__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: string,
    branch: string,
    connectorId: parsedBy(_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConnectorId */ .OT),
    /** Tells services with connectors of the same ID apart: a digest of the address. */
    service: string,
    /** The commit whose tree was pushed. */
    sha: valibot__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .IeY(_text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isSha */ .HH),
    /** The patterns that select its pages. */
    files: valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(string), valibot__WEBPACK_IMPORTED_MODULE_6__/* .minLength */ .BpQ(1), valibot__WEBPACK_IMPORTED_MODULE_6__/* .everyItem */ .l5M(_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isMatchable */ .ij)),
    refPrefix: parsedBy(_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefPrefix */ .Tt),
    generator: parsedBy(_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGenerator */ .tO),
    /** The connectors of all targets of its run: one that the next run does not have was removed. */
    connectors: valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(parsedBy(_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConnectorId */ .OT)),
    /** The files that the run found on the disk; absent where it was to look for nothing there. */
    generated: valibot__WEBPACK_IMPORTED_MODULE_6__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        /** The inputs that say where. */
        from: valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(string),
        /** As `packDigests` writes it. */
        digests: parsedBy(text => {
            unpackDigests(text);
            return text;
        }),
        /** As `packGroups` writes it, of pages that are in the commit as well: there was no room for the digest of each. */
        groups: valibot__WEBPACK_IMPORTED_MODULE_6__/* .exactOptional */ .yqP(string),
    })),
    /** A digest of all else that shapes a document. */
    settings: string,
    runId: string,
    /** After this long the attempt cannot be writing any more: later runs wait no longer. */
    timeoutMinutes: valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_6__/* .minValue */ .Wwf(1), valibot__WEBPACK_IMPORTED_MODULE_6__/* .maxValue */ .cGV(_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TIMEOUT_MINUTES */ .hF)),
});
/** The number of the normaliser, with which the settings of a record begin. */
function normaliserOf(settings) {
    return settings.split('-')[0];
}
/** A page that an attempt could not push or archive, although it delivered the others. */
const Exception = valibot__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    externalRef: string,
    path: string,
    /** Whether the service may hold it. */
    held: valibot__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    /** The reference of the page that it has moved to: it is archived once that is in. */
    waitsFor: valibot__WEBPACK_IMPORTED_MODULE_6__/* .exactOptional */ .yqP(string),
    /** It is to be archived, and `max-archive` held it back. */
    isHeldBack: valibot__WEBPACK_IMPORTED_MODULE_6__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true)),
    /** The commit whose run was the first to fail on it. */
    since: valibot__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .IeY(_text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isSha */ .HH),
});
const Exceptions = valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Exception);
/** How an attempt ended that succeeded with exceptions: `ends` is the ID of its first record. */
const EndRecord = valibot__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    v: valibot__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(2),
    sha: AttemptRecord.entries.sha,
    runId: string,
    ends: string,
    exceptions: valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(parsedBy(unpackJson), Exceptions),
});
/** Checks what a store gave back, or `undefined` when it is not a record that this version can read. */
function toRecord(value) {
    const { success, output } = valibot__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xLC(valibot__WEBPACK_IMPORTED_MODULE_6__/* .variant */ .Oxt('v', [AttemptRecord, EndRecord]), value);
    return success ? output : undefined;
}
/** The journal cannot be read or written; the message says what to do. */
class JournalError extends _text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo {
    constructor(message, topic = 'record-of-past-syncs') {
        super(message, topic);
    }
}
/** Names the part of search that a run keeps up to date with these inputs. */
function searchPartOf({ connectorId, baseUrl }, repository) {
    const service = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', baseUrl).slice(0, 8);
    return { repository, connectorId, service };
}
/** The attempts of which the service may hold any part, newest first. */
function attemptsIn({ synced, dirty }) {
    return synced ? [...dirty, synced] : dirty;
}
/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000;
/**
 * So many attempts are read at most, of other services included: GitHub is asked about each, and it allows the token of a job
 * 1,000 requests an hour for each repository.
 */
const MAX_READ_ATTEMPTS = 100;
/** Reads the attempts as far as the last success, as seen from `ownAttempt` (absent in a preview, which comes after them all). */
async function readHistory(journal, part, nowMs, ownAttempt) {
    const ahead = [];
    const dirty = [];
    let isShown = false;
    let count = 0;
    for await (const attempt of journal.list()) {
        const isEarlier = ownAttempt === undefined || attempt.order < ownAttempt.order;
        if (!isEarlier)
            isShown = true;
        if (attempt.id !== ownAttempt?.id && isOfPart(attempt, part)) {
            if (attempt.state === 'succeeded')
                return { synced: attempt, dirty, ahead, isCut: false, isShown };
            const isAlive = attempt.state === 'running' && nowMs < deadlineMs(attempt);
            if (isAlive && isEarlier)
                ahead.push(attempt);
            // An attempt that is alive and began later waits for this one, so it has written nothing yet.
            const mayHaveWritten = attempt.state !== 'void' && (isEarlier || !isAlive);
            if (mayHaveWritten)
                dirty.push(attempt);
        }
        if (++count === MAX_READ_ATTEMPTS)
            break;
    }
    const isCut = count === MAX_READ_ATTEMPTS;
    return { synced: undefined, dirty, ahead, isCut, isShown };
}
function isOfPart({ record }, part) {
    return (record.connectorId === part.connectorId && record.service === part.service);
}
/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
function deadlineMs(attempt) {
    return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS;
}
/** How long to wait before the journal is asked again; each wait is longer, as GitHub counts the questions. */
const WAITS_MS = { first: 5_000, factor: 1.5, longest: 30_000 };
/**
 * Waits until no attempt that began earlier can be writing any more: of two that write at once, the older text of a
 * page could be the one that stays. The journal is read again after each wait.
 *
 * @param ownAttempt the attempt of this run.
 */
async function waitForTurn(journal, part, ownAttempt, options) {
    const startedMs = options.elapsed();
    // By the journal's own clock: by that of this machine, which may be set meanwhile, a run that is still writing may seem
    // to be long dead.
    const nowMs = () => ownAttempt.begunAtMs + options.elapsed() - startedMs;
    let history = await readHistory(journal, part, nowMs(), ownAttempt);
    let waitMs = WAITS_MS.first;
    // What does not show this attempt yet may not show the one before it either.
    while ((history.ahead.length > 0 || !history.isShown) &&
        !options.signal.aborted) {
        const [ahead] = history.ahead;
        if (ahead)
            options.onWait(ahead, deadlineMs(ahead));
        await options.sleep(waitMs);
        waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest);
        // All of the history, which may be long, is read again when the other attempt has ended.
        const isStillAhead = ahead && nowMs() < deadlineMs(ahead) && (await isRunning(journal, ahead));
        if (!isStillAhead)
            history = await readHistory(journal, part, nowMs(), ownAttempt);
    }
    return history;
}
/** Whether an attempt has not ended, as the journal has it now. */
async function isRunning(journal, { id, order }) {
    for await (const attempt of journal.list()) {
        if (attempt.id === id)
            return attempt.state === 'running';
        if (attempt.order < order)
            return false;
    }
    return false;
}
/** More than any record that GitHub takes can hold; a record comes from outside. */
const MAX_UNPACKED_BYTES = 20_000_000;
/** A part of a record may have so many bytes: GitHub takes 65,535 for all of it. */
const MAX_PART_BYTES = 48_000;
/** The bytes of a part of a record, as JSON in UTF-8. */
const bytesOf = (part) => Buffer.byteLength(JSON.stringify(part));
/** A value as JSON in little text: the names of thousands of pages fit into a record. */
function packJson(value) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliCompressSync)(JSON.stringify(value)).toString('base64');
}
/** @throws Error when a text is none that `packJson` has made. */
function unpackJson(text) {
    return JSON.parse(unpacked(Buffer.from(text, 'base64')));
}
function unpacked(bytes) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(bytes, {
        maxOutputLength: MAX_UNPACKED_BYTES,
    }).toString();
}
/** As little text as can be: the paths, compressed, and then the digests, which no method makes shorter. */
function packDigests(digests) {
    if (digests.size === 0)
        return '';
    const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
    const paths = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliCompressSync)(all.map(([path]) => path).join('\0'));
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
    const all = unpacked(paths ?? Buffer.alloc(0)).split('\0', digests.length / _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On + 1);
    const found = new Map(all.map((path, index) => [
        path,
        digests.slice(index * _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On, (index + 1) * _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On),
    ]));
    if (found.size !== all.length ||
        found.size * _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On !== digests.length)
        throw new Error('the paths are not as many as the digests');
    return found;
}
/**
 * One digest for the pages of each group, where there is no room for one of each page: in a record GitHub takes some 3,800
 * of those. With 10,000 pages two or three are in a group, and pushed together.
 */
function packGroups(digests) {
    const byGroup = Map.groupBy([...digests].sort(), ([path]) => groupOf(path));
    const digestsOfGroups = Array.from({ length: GROUPS }, (_, group) => (0,_text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)((byGroup.get(group) ?? []).join('\0')));
    return Buffer.from(digestsOfGroups.join(''), 'hex').toString('base64');
}
const GROUPS = 4096;
const groupOf = (path) => Number.parseInt((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', path).slice(0, 3), 16);
/** Which pages are in a group that two packed texts have alike. */
function toIsSameGroup(one, other) {
    const first = Buffer.from(one, 'base64').toString('hex');
    const second = Buffer.from(other, 'base64').toString('hex');
    const digestIn = (digests, path) => digests.slice(groupOf(path) * _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On).slice(0, _text_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DIGEST_LENGTH */ .On);
    return path => digestIn(first, path) === digestIn(second, path);
}


/***/ }),

/***/ 342:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _adapters_runner_node_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2006);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _adapters_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(183);
/* harmony import */ var _adapters_git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5444);
/* harmony import */ var _adapters_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(899);
/* harmony import */ var _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7091);
/* harmony import */ var _adapters_service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6439);
/* harmony import */ var _adapters_workers_pool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6136);
/* harmony import */ var _inputs_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9637);
/* harmony import */ var _journal_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5947);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5222);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9820);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3394);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1590);
/* harmony import */ var _run_target_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8548);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9140);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
















async function main() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.maskSecrets();
        const event = await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.readEvent();
        const inputs = (0,_inputs_index_js__WEBPACK_IMPORTED_MODULE_8__/* .parseInputs */ .TL)(_adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.input, event);
        const task = (0,_inputs_index_js__WEBPACK_IMPORTED_MODULE_8__/* .decide */ .LD)(event, inputs);
        if (task.kind === 'refusal')
            return _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.fail((0,_text_message_js__WEBPACK_IMPORTED_MODULE_15__/* .withHelp */ .il)(task.reason, 'event'));
        const timeoutMs = inputs.timeoutMinutes * 60_000;
        const cancellation = __addDisposableResource(env_1, _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.openCancellation(timeoutMs), false);
        const _ = __addDisposableResource(env_1, _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.endProcessAfter(timeoutMs + 30_000), false);
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.onCancel(cancellation.cancel);
        const context = await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.readContext();
        const { workspace, temporaryFolder } = context;
        const open = () => (0,_adapters_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(workspace, {
            ...context,
            token: inputs.githubToken,
            signal: cancellation.stopping,
        });
        if (task.kind === 'nothing') {
            if (inputs.branch !== undefined)
                await (0,_run_target_js__WEBPACK_IMPORTED_MODULE_14__/* .requireBranch */ .oz)(inputs.branch, open);
            return _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.notice(task.reason);
        }
        const repository = __addDisposableResource(env_1, await open(), true);
        const isSync = task.kind === 'sync';
        const inputsOfTargets = await (0,_run_target_js__WEBPACK_IMPORTED_MODULE_14__/* .readTargets */ .R0)(inputs, repository, {
            secret: _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.secret,
            needsKey: isSync,
        });
        const disk = __addDisposableResource(env_1, await (0,_adapters_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .openDisk */ .UJ)(workspace, temporaryFolder), true);
        const pool = __addDisposableResource(env_1, (0,_adapters_workers_pool_js__WEBPACK_IMPORTED_MODULE_7__/* .openPool */ .x)(WORKER, THREADS), true);
        const { ending: signal } = cancellation;
        const run = {
            task: await (0,_run_target_js__WEBPACK_IMPORTED_MODULE_14__/* .withMergeBase */ .yZ)(task, repository, context),
            context,
            cancellation,
            repository,
            disk,
            pool,
            log: _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__,
            memory: _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__,
            openJournal: (inputs, part) => (0,_adapters_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .openJournal */ ._)(inputs, context, part),
            // A preview has no key, and sends nothing.
            openService: inputs => isSync ? (0,_adapters_service_js__WEBPACK_IMPORTED_MODULE_6__/* .openService */ .IH)({ ...inputs, signal }) : _adapters_service_js__WEBPACK_IMPORTED_MODULE_6__/* .dryRunService */ .SB,
            writeDocument: await (0,_adapters_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .openDocumentsFolder */ .hg)(inputs.documents, workspace, temporaryFolder, _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.warning),
            clock: { now: Date.now, elapsed: () => performance.now() },
            random: Math.random,
        };
        const targets = await (0,_run_target_js__WEBPACK_IMPORTED_MODULE_14__/* .openTargets */ .Rs)(inputsOfTargets, run);
        const reports = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_13__/* .runTargets */ .s)(targets, run, _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.toMessage);
        const instructions = await fetchInstructions(inputs, run);
        await publish((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .toReports */ .h5)(reports, instructions));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Calls the second endpoint, whose failure does not fail the push. */
async function fetchInstructions({ baseUrl, agentInstructions: path }, { task, context, cancellation }) {
    const { stopping, ending: signal } = cancellation;
    if (path === undefined || task.kind !== 'sync' || stopping.aborted)
        return undefined;
    const { workspace } = context;
    return (0,_adapters_service_js__WEBPACK_IMPORTED_MODULE_6__/* .updateInstructions */ .Pn)({ baseUrl, workspace, path, signal });
}
/** The `post` step makes one call of an API for each attempt. */
const POST_MS = 30_000;
/** The `post` step: ends the attempts that the main step, killed or crashed, could not end. */
async function post() {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const ids = _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.unendedAttempts();
        if (ids.length === 0)
            return;
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.maskSecrets();
        const _ = __addDisposableResource(env_2, _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.endProcessAfter(POST_MS), false);
        const inputs = (0,_inputs_index_js__WEBPACK_IMPORTED_MODULE_8__/* .parseInputs */ .TL)(_adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.input);
        const context = await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.readContext();
        const part = (0,_journal_index_js__WEBPACK_IMPORTED_MODULE_9__/* .searchPartOf */ .Ln)(inputs, context.repository);
        const journal = await (0,_adapters_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .openJournal */ ._)(inputs, context, part);
        const ends = ids.map(id => journal.end(id, 'failed', 'The run ended before it was complete'));
        const results = await Promise.allSettled(ends);
        const refused = results.find(result => result.status === 'rejected');
        if (refused)
            throw refused.reason;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** The bundle that a worker thread starts; in two expressions, since the bundler would copy it as an asset otherwise. */
const HERE = new URL(import.meta.url);
const WORKER = new URL('worker/index.js', HERE);
/** Each takes some 60 MB; the service is slower than four of them. */
const THREADS = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(), 4);
async function publish(reports) {
    for (const report of reports.targets)
        announce(report);
    _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.annotate((0,_report_log_js__WEBPACK_IMPORTED_MODULE_11__/* .toAnnotations */ .gI)(reports));
    await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.setOutputs((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .toOutputs */ .Iu)(reports));
    await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.writeReport((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .toJson */ .aB)(reports));
    await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.writeSummary((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .toSummary */ .m)(reports));
}
function announce(report) {
    const { status, problem } = report;
    // The headline is printed once: here, or below as the error or warning itself. A run that met an error has none.
    const hasEnded = status === 'failed' && problem !== undefined && report.documents.length > 0;
    if (status === 'succeeded' || hasEnded)
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.conclude((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(report), status === 'succeeded');
    // First, as GitHub shows only the first ten errors of a step.
    if (status === 'failed')
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.fail(problem ? (0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .ofTarget */ .XJ)(report, problem) : (0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(report));
    if (status === 'overtaken')
        _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.warning((0,_text_message_js__WEBPACK_IMPORTED_MODULE_15__/* .withHelp */ .il)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(report), 'overtaken'));
}
await _adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.runStep(_adapters_runner_index_js__WEBPACK_IMPORTED_MODULE_5__.isPost() ? post : main, _report_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .toErrorSummary */ .Q);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   P8: () => (/* binding */ withAgain),
/* harmony export */   Uj: () => (/* binding */ readKnown),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   et: () => (/* binding */ plan),
/* harmony export */   uo: () => (/* binding */ withFullStop),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _journal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5947);
/* harmony import */ var _snapshot_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2436);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9140);



/**
 * Decides what to push and what to archive from trees alone. A wanted page is left out only when the last success
 * and every dirty attempt hold it unchanged under the same settings and no success failed on it; a known `external_ref`
 * that is not wanted is archived. A rename is one of each.
 */
function plan(wanted, settings, known, everything) {
    const { synced } = known;
    const upserts = [];
    const unchanged = [];
    for (const page of wanted.values()) {
        if (!everything && isInSearch(page, settings, known))
            unchanged.push(page);
        else
            upserts.push(page);
    }
    const knownRefs = refsIn(known);
    const archives = [];
    for (const externalRef of knownRefs)
        if (!wanted.has(externalRef))
            archives.push(toArchive(externalRef, settings, known));
    return {
        upserts,
        archives: withMoves(archives, wanted, synced),
        unchanged,
        again: new Set(),
        isEmptying: false,
        isFirstSync: synced === undefined,
        guarded: synced ? refsIn({ ...known, dirty: [] }) : knownRefs,
        heldBack: heldBackIn(known),
        wanted,
        inSearch(externalRef) {
            if (!knownRefs.has(externalRef))
                return { kind: 'never' };
            return heldOf(externalRef, settings, known);
        },
    };
}
function heldBackIn({ excepted }) {
    const heldBack = new Set();
    for (const [externalRef, { isHeldBack }] of excepted ?? [])
        if (isHeldBack)
            heldBack.add(externalRef);
    return heldBack;
}
/** Whether search has a page as it is now: nothing that may have been pushed of it since the last success differs. */
function isInSearch(page, settings, known) {
    if (!known.synced || known.excepted?.has(page.externalRef))
        return false;
    return allPushed(known).every(pushed => {
        const before = pushed.pages.get(page.externalRef);
        return (pushed.settings === settings &&
            before?.oid === page.oid &&
            before.path === page.path &&
            before.site === page.site);
    });
}
/** Finds what the service may hold of a known document: nothing shows that of one that a success failed on. */
function heldOf(externalRef, settings, known) {
    if (known.excepted?.has(externalRef))
        return { kind: 'unknown' };
    const versions = [];
    for (const [snapshot, pushed] of allPushed(known).entries()) {
        const page = pushed.pages.get(externalRef);
        const hasSameHidingRules = (0,_journal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliserOf */ .Ad)(pushed.settings) === (0,_journal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliserOf */ .Ad)(settings);
        if (page)
            versions.push({ ...page, snapshot, hasSameHidingRules });
    }
    return { kind: 'versions', versions };
}
/** The versions that are known, newest first. */
function versionsOf(held) {
    return held.kind === 'versions' ? held.versions : [];
}
function toArchive(externalRef, settings, known) {
    const exception = known.excepted?.get(externalRef);
    const held = heldOf(externalRef, settings, known);
    const [newest] = versionsOf(held);
    return {
        externalRef,
        path: newest?.path ?? exception?.path ?? '',
        oid: newest?.oid ?? '',
        held,
        movedTo: exception?.waitsFor,
    };
}
/** All that the service may hold any part of, newest first. */
function allPushed({ synced, dirty }) {
    return synced ? [...dirty, synced] : [...dirty];
}
/** The references of all documents that the service may hold. */
function refsIn(known) {
    const refs = new Set();
    for (const { pages } of allPushed(known))
        for (const externalRef of pages.keys())
            refs.add(externalRef);
    for (const [externalRef, { mayBeInSearch }] of known.excepted ?? [])
        if (mayBeInSearch)
            refs.add(externalRef);
    return refs;
}
/** Finds for each document the page that it has moved to: one of the same text that is new since the last success. */
function withMoves(archives, wanted, synced) {
    if (archives.length === 0)
        return [];
    const added = [...wanted.values()].filter(({ externalRef }) => !synced?.pages.has(externalRef));
    const addedBySource = Map.groupBy(added, sourceOid);
    return archives.map(archive => {
        for (const version of versionsOf(archive.held)) {
            const pages = addedBySource.get(sourceOid(version));
            if (!pages)
                continue;
            // Of two with the same text only one has moved to a new name.
            const page = pages.shift();
            return page ? { ...archive, movedTo: page.externalRef } : archive;
        }
        return archive;
    });
}
/** The object ID of a page's source alone: the body that a built page gives it changes with its address. */
function sourceOid({ oid }) {
    const id = (0,_snapshot_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileKey */ .iH)(oid);
    return id.kind === 'disk' ? oid : id.oid;
}
/** Moves pages that the trees call unchanged to the upserts. */
function withAgain(plan, again) {
    const upserts = [...plan.upserts];
    const unchanged = [];
    for (const page of plan.unchanged) {
        if (again.has(page.externalRef))
            upserts.push(page);
        else
            unchanged.push(page);
    }
    return { ...plan, upserts, unchanged, again };
}
function sizeOf({ upserts, archives }) {
    return upserts.length + archives.length;
}
/** A stop in sentences, with the address where it is explained. */
function sentence({ reason, hint, topic }) {
    const text = withFullStop(reason.charAt(0).toUpperCase() + reason.slice(1));
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .withHelp */ .il)(hint === '' ? text : `${text} ${hint}`, topic);
}
function withFullStop(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
/** A digest that equals no real one, so that every page counts as changed. */
const UNKNOWN_SETTINGS = 'unknown';
/** The trees of so many attempts since the last success are read: the commit of each may have to be fetched. */
const MAX_DIRTY = 20;
/** Reads the trees of the last success and of every dirty attempt, each by the patterns and prefix of its time. */
async function readKnown(options) {
    const { history, now, warn } = options;
    const snapshots = [];
    const read = async (record) => {
        const snapshot = await readSnapshot(record, options);
        snapshots.push(snapshot ?? now);
        if (snapshot === undefined)
            return unknownPages(now);
        return { pages: snapshot.pages, settings: record.settings };
    };
    const { attempts, isComplete } = chooseDirty(history);
    const dirty = [];
    for (const attempt of attempts)
        dirty.push(await read(attempt.record));
    if (!isComplete) {
        warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .withHelp */ .il)(TOO_MANY_FAILED, 'record-of-past-syncs'));
        snapshots.push(now);
        dirty.push(unknownPages(now));
    }
    const synced = history.synced && (await read(history.synced.record));
    const known = {
        synced: synced && withoutExceptions(synced, history.synced?.exceptions),
        dirty,
        excepted: exceptedIn(history),
    };
    return { known, snapshots };
}
/** Reads what an attempt found; `undefined` where its commit is gone and everything is pushed anyway. */
async function readSnapshot(record, { everything, snapshotAt, warn }) {
    try {
        return await snapshotAt(record);
    }
    catch (error) {
        // A server that is out of reach must not pass for a commit that is gone: its deletions would be forgotten.
        if (!everything || !(error instanceof _snapshot_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitGoneError */ .DQ))
            throw error;
        const message = `The earlier commit ${record.sha.slice(0, 7)} is gone, as after a force push, so this run pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there.`;
        warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .withHelp */ .il)(message, 'commit-gone'));
        return undefined;
    }
}
/** Stands for an attempt that cannot be read: some version of what is wanted now may be in search. */
function unknownPages({ pages }) {
    return { pages, settings: UNKNOWN_SETTINGS };
}
/** The pages that a success has delivered: all but its exceptions. */
function withoutExceptions({ pages, settings }, exceptions = []) {
    const delivered = new Map(pages);
    for (const { externalRef } of exceptions)
        delivered.delete(externalRef);
    return { pages: delivered, settings };
}
/** The exceptions of all attempts; the service may have one that it had after any of them. */
function exceptedIn(history) {
    const excepted = new Map();
    for (const { exceptions = [] } of (0,_journal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsIn */ .qw)(history))
        for (const exception of exceptions) {
            const { externalRef } = exception;
            const before = excepted.get(externalRef);
            const mayBeInSearch = exception.held || before?.mayBeInSearch === true;
            excepted.set(externalRef, { ...exception, mayBeInSearch });
        }
    return excepted;
}
const TOO_MANY_FAILED = 'More runs have failed since the last successful sync than are read, so this run pushes every page. Pages that only earlier ones of these had may be left in search, and nothing shows which: look for them in the search service, and remove them there.';
/** Chooses the dirty attempts whose trees are read, newest first: of those that had the same pages and made the same documents one. */
function chooseDirty({ dirty, isCut }) {
    const different = new Map();
    for (const attempt of dirty) {
        const { sha, files, refPrefix, generator, generated, settings } = attempt.record;
        const pages = [sha, files, refPrefix, generator, generated, settings];
        const key = JSON.stringify(pages);
        if (!different.has(key))
            different.set(key, attempt);
    }
    const attempts = [...different.values()].slice(0, MAX_DIRTY);
    return { attempts, isComplete: !isCut && different.size <= MAX_DIRTY };
}


/***/ }),

/***/ 948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cK: () => (/* binding */ deliver),
  EZ: () => (/* binding */ kinds),
  wX: () => (/* binding */ outcomeWords),
  Ze: () => (/* binding */ toOutcomes)
});

// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/plan/guard.js

/** Why there is nothing to do, or `undefined` when there is something. */
function noPages({ wanted, archives, isEmptying, }) {
    if (isEmptying || wanted.size + archives.length > 0)
        return undefined;
    return {
        reason: 'no file of this repository matches the input files',
        hint: FIX,
        topic: 'no-pages',
    };
}
const FIX = 'Fix the patterns: they are matched against paths from the repository’s root, and case counts.';
/** Archiving so many documents at most is no mistake worth holding them back for, unless they are all that there are. */
const MAX_UNGUARDED_ARCHIVES = 20;
/** So many documents must stay in search for the guard to let others go. */
function enoughKept(lost, limit) {
    if (lost === 0 || limit.kind === 'documents' || limit.share >= 1)
        return 0;
    if (lost <= MAX_UNGUARDED_ARCHIVES)
        return 1;
    // 21 / 0.07 is a little more than 300.
    return Math.ceil(lost / limit.share - 1e-6) - lost;
}
/**
 * Why archiving these documents looks like a mistake, or `undefined` when it does not.
 *
 * @param lost what leaves search without having moved.
 * @param kept how many of the documents that are `guarded` stay; where there are more than `enoughKept`, so many.
 */
function archiveProblem(plan, lost, kept, limit) {
    const reason = reasonHeldBack(plan, lost, kept, limit);
    if (reason === undefined)
        return undefined;
    const approval = `max-archive: ${lost.length}`;
    const hint = `None of them was archived, such as ${(0,lib_text/* sanitizeForLog */.F0)(lost[0].path)}; pages were pushed as usual. ${waysOut(approval)}`;
    if (plan.wanted.size === 0 && !plan.isEmptying)
        return { reason, hint: `${FIX} ${hint}`, topic: 'no-pages', approval };
    return { reason, hint, topic: 'max-archive', approval };
}
function reasonHeldBack({ wanted, heldBack, isEmptying }, lost, kept, limit) {
    const count = lost.length;
    if (count === 0)
        return undefined;
    if (limit.kind === 'documents') {
        if (count <= limit.count)
            return undefined;
        return `this run would archive ${count} documents, more than max-archive (${limit.count}) allows`;
    }
    if (limit.share >= 1)
        return undefined;
    const again = lost.filter(({ externalRef }) => heldBack.has(externalRef));
    if (again.length === 0 && kept >= enoughKept(count, limit))
        return undefined;
    if (isEmptying)
        return `the input files is none, which takes every document out of search (${count}): max-archive has to allow it`;
    if (wanted.size === 0)
        return `no file matches the input files, so that this run would archive every document that search has (${count})`;
    if (again.length > 0) {
        const added = count - again.length;
        const more = added > 0 ? `, and ${added} more` : '';
        return `this run would archive what an earlier run held back (documents: ${again.length})${more}`;
    }
    if (kept === 0)
        return `this run would archive every document that search had (${count})`;
    return `this run would archive ${count} of ${count + kept} documents, more than max-archive (${Math.round(limit.share * 100)}%) allows`;
}
function waysOut(approval) {
    return `If they are to leave search, run this workflow by hand with ${approval}, as the recipe by-hand asks for it, or with that line in the step; more than these are held back again. If not, undo what took them out: put the files back, or correct what hides them, files or ref-prefix.`;
}

// EXTERNAL MODULE: ./lib/plan/index.js
var plan = __webpack_require__(3079);
// EXTERNAL MODULE: ./lib/snapshot/index.js
var snapshot = __webpack_require__(2436);
// EXTERNAL MODULE: ./lib/push/requests.js
var requests = __webpack_require__(9676);
;// CONCATENATED MODULE: ./lib/push/deliver.js





/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 */
function deliver(plan, options) {
    return new PlanDelivery(plan, options).run();
}
class PlanDelivery {
    #plan;
    #options;
    #pusher;
    /** The pages that hide themselves and that search may hold. */
    #hidden = [];
    /** The outcomes so far, by `external_ref`. */
    #kinds = new Map();
    #uncertain = new Set();
    #hasSent = false;
    constructor(plan, options) {
        this.#plan = plan;
        this.#options = options;
        const send = (batch) => this.#send(batch);
        const findAccepted = () => this.#makeUnchanged();
        this.#pusher = new requests/* Pusher */.UI({ ...options.push, send, findAccepted });
    }
    async run() {
        const upserts = this.#upserts();
        const stop = noPages(this.#plan) ?? (await this.#pushAll(upserts, 'pushed'));
        if (stop)
            return this.#end(stop);
        // Which pages hide themselves, and what search holds of those that leave, is known only now.
        const leaving = [];
        const archives = [...this.#plan.archives, ...this.#hidden];
        for await (const item of this.#archives(archives))
            leaving.push(item);
        const { maxArchive, push } = this.#options;
        if (push.signal.aborted)
            return this.#end(push.signal.reason);
        const lost = [];
        const moving = [];
        for (const item of leaving) {
            if (this.#staysElsewhere(item.archive))
                moving.push(item);
            else
                lost.push(item.archive);
        }
        const kept = await this.#countKept(lost);
        const heldBack = archiveProblem(this.#plan, lost, kept, maxArchive);
        if (heldBack)
            this.#holdBack(lost, heldBack);
        const allowed = heldBack ? moving : leaving;
        const stopped = (await this.#pushAll(allowed, 'archived')) ?? (await this.#askSearch());
        return this.#end(stopped, heldBack);
    }
    #end(stop, heldBack) {
        return { stop, heldBack, uncertain: this.#uncertain };
    }
    async #send(batch) {
        this.#hasSent = true;
        const reply = await this.#options.send(batch);
        if (reply.kind === 'retry')
            for (const { externalRef } of batch.items)
                this.#uncertain.add(externalRef);
        return reply;
    }
    /** Makes a document that search has as it is. */
    async #makeUnchanged() {
        const pages = this.#plan.unchanged.slice(0, MAX_UNCHANGED);
        const { makeUnchanged: make, blobs } = this.#options;
        const making = { blobs, make, ahead: 1 };
        for await (const { page, made } of (0,snapshot/* makeDocuments */.Xi)(pages, making))
            if (made.kind === 'document')
                return toItem(page, made, []);
        return undefined;
    }
    /** Whether a document only moved: the page that has its text now is in search. */
    #staysElsewhere({ movedTo = '' }) {
        return this.#kinds.get(movedTo) === 'pushed';
    }
    /** Reports the outcome of a page of which nothing more is sent. */
    #report(page, kind, more) {
        this.#kinds.set(page.externalRef, kind);
        this.#options.onOutcome(toOutcome(page, kind, more));
    }
    #holdBack(lost, { reason: why }) {
        const reason = `was not archived: ${why}`;
        for (const archive of lost) {
            const { messages = [] } = archive;
            this.#report(archive, 'unsent', { reason, messages });
        }
    }
    #pushAll(items, kind) {
        return this.#pusher.push({
            batches: (0,requests/* pack */.qq)(items, this.#options.waitForMore),
            checksShape: kind === 'pushed' && this.#plan.isFirstSync,
            onReply: (item, reply) => {
                const { page, name, messages, hidden } = item;
                if (reply.kind !== 'accepted') {
                    // One that is refused with its text goes without it in the next run, which does not know what the service holds of it.
                    const { reason, topic } = reply;
                    this.#report(page, 'failed', { reason, topic, messages });
                }
                else if (hidden)
                    this.#report(page, kind, {
                        name,
                        messages,
                        reason: hidden,
                        isHidden: true,
                    });
                else if (kind === 'unchanged')
                    this.#report(page, kind, { isVerified: true });
                else
                    this.#report(page, kind, { name, messages });
            },
        });
    }
    /**
     * Sends an unchanged document again where the run has sent nothing: by the contract it makes no new version. A key that was
     * revoked, or a connector that is gone, would otherwise be found by the next edit of a page.
     */
    async #askSearch() {
        if (this.#hasSent || !this.#options.asksSearch)
            return undefined;
        const item = await this.#makeUnchanged();
        return item && this.#pushAll([item], 'unchanged');
    }
    /** Makes the documents of pages that are new or changed, and yields them as they come. */
    async *#upserts() {
        const { upserts } = this.#plan;
        for await (const { page, made } of (0,snapshot/* makeDocuments */.Xi)(upserts, this.#options)) {
            if (this.#options.push.signal.aborted)
                return;
            const item = this.#toUpsert(page, made);
            if (item)
                yield item;
        }
    }
    #toUpsert(page, made) {
        const { messages } = made;
        if (made.kind === 'document') {
            const item = toItem(page, made, messages);
            if (fits(item))
                return item;
            const reason = `as a document it ${(0,snapshot/* tooLarge */.g$)((0,requests/* batchBytes */.wg)([item]))}`;
            const topic = 'page-too-large';
            this.#report(page, 'failed', { reason, topic, messages });
            return undefined;
        }
        const { reason } = made;
        if (made.kind !== 'hidden') {
            const { topic } = made;
            this.#report(page, 'failed', { reason, topic, messages });
            return undefined;
        }
        const held = this.#plan.inSearch(page.externalRef);
        if (held.kind === 'never')
            this.#report(page, 'hidden', { reason, messages });
        else
            this.#hidden.push({ ...page, held, hidden: reason, messages });
        return undefined;
    }
    /** Makes the documents that take pages out of search. */
    async *#archives(archives) {
        const newest = [];
        for (const archive of archives) {
            if (this.#waits(archive))
                continue;
            const [version] = (0,plan/* versionsOf */.x4)(archive.held);
            if (version)
                newest.push({ ...version, archive });
            else
                yield toStub(archive);
        }
        for await (const { page, made } of this.#makeVersions(newest)) {
            if (this.#options.push.signal.aborted)
                return;
            const item = await this.#toArchive(page.archive, made);
            if (item)
                yield item;
        }
    }
    /** Whether an archive waits for the page that it has moved to, which did not get in: it stays in search until that has. */
    #waits(archive) {
        const { movedTo = '' } = archive;
        if (this.#kinds.get(movedTo) !== 'failed')
            return false;
        const reason = `was not archived: its text is that of "${(0,lib_text/* sanitizeForLog */.F0)(movedTo)}", which failed in this run, so it stays in search until that page is in`;
        this.#report(archive, 'unsent', { reason });
        return true;
    }
    /**
     * The newest document that search may hold of a page goes with its archive; a page of which it can hold none is left out.
     *
     * @param newest what was made of the newest version.
     */
    async #toArchive(archive, newest) {
        const { held, hidden, messages = [] } = archive;
        let made = newest;
        for (const [index, version] of (0,plan/* versionsOf */.x4)(held).entries()) {
            if (index > 0)
                made = await this.#makeVersion(version);
            if (made.kind === 'document') {
                const item = toItem(version, made, messages);
                const { externalRef } = archive;
                const archiving = { ...item, externalRef, hidden, archive };
                return fits(archiving) ? archiving : toStub(archive);
            }
            if (!wasLeftOut(made, version))
                return toStub(archive);
        }
        if (hidden !== undefined)
            this.#report(archive, 'hidden', { reason: hidden, messages });
        else {
            const reason = 'is not in search, so that there is nothing to archive';
            this.#report(archive, 'hidden', { reason });
        }
        return undefined;
    }
    async #makeVersion(version) {
        for await (const { made } of this.#makeVersions([version]))
            return made;
        throw new Error('a page has no result');
    }
    /** Makes the documents of versions that search may hold, as they were made then, to take them out of search. */
    #makeVersions(versions) {
        const { makeVersion, blobs, ahead } = this.#options;
        const make = (job, version) => makeVersion({ ...job, archived: true }, version);
        return (0,snapshot/* makeDocuments */.Xi)(versions, { blobs, make, ahead });
    }
    /**
     * Counts the guarded documents that stay in search, until there are enough. A page that was hidden all along is none: that is
     * known of an unchanged page only once it is made.
     */
    async #countKept(lost) {
        const { guarded, unchanged } = this.#plan;
        const { maxArchive, makeUnchanged: make, blobs, ahead } = this.#options;
        const enough = enoughKept(lost.length, maxArchive);
        const staying = new Set(guarded);
        for (const { externalRef } of lost)
            staying.delete(externalRef);
        for (const [externalRef, kind] of this.#kinds)
            if (kind === 'hidden')
                staying.delete(externalRef);
        const unmade = unchanged.filter(page => staying.has(page.externalRef));
        let kept = staying.size - unmade.length;
        if (kept >= enough)
            return kept;
        for await (const { made } of (0,snapshot/* makeDocuments */.Xi)(unmade, {
            blobs,
            make,
            ahead,
        })) {
            if (made.kind !== 'hidden')
                kept++;
            if (kept >= enough)
                break;
        }
        return kept;
    }
}
/** So many unchanged pages are made to find one that no author hides. */
const MAX_UNCHANGED = 8;
/** Whether a version of a page was none in search. */
function wasLeftOut(made, { hasSameHidingRules }) {
    if (made.kind === 'unread')
        return false;
    return (hasSameHidingRules || (made.kind === 'hidden' && !!made.isByFrontMatter));
}
function toItem(page, { name, json }, messages) {
    return { externalRef: page.externalRef, page, name, json, messages };
}
function fits(item) {
    return (0,requests/* batchBytes */.wg)([item]) <= requests/* limits */.Fy.requestBytes;
}
/** Makes the document that takes a page out of search of which no text that may be shown is left. */
function toStub(archive) {
    const { held, hidden, messages = [] } = archive;
    const page = (0,plan/* versionsOf */.x4)(held)[0] ?? archive;
    const { externalRef, path: name } = page;
    const fields = {
        external_ref: externalRef,
        name,
        description: '',
        tags: [],
        archived: true,
        body: `${name}\n`,
    };
    const json = new TextEncoder().encode(JSON.stringify(fields));
    return { externalRef, page, name, json, messages, hidden, archive };
}
/** The outcomes of a page, each in the one word that log, summary, outputs and report have for it. */
const outcomeWords = {
    pushed: 'pushed',
    /** It left search: its file is gone, or its author hides it now. */
    archived: 'archived',
    /** Nothing had to be done. */
    unchanged: 'unchanged',
    /** Its author keeps it out of search, where it was not, or it has no text; or it was so, and is gone. */
    hidden: 'hidden',
    /** There is nothing to push, as of a symbolic link. */
    skipped: 'skipped',
    /** It should have got in and did not, for a reason of its own. */
    failed: 'failed',
    /** Its turn did not come: the run stopped, archives were held back, or another page had to get in first. */
    unsent: 'not sent',
};
const kinds = Object.keys(outcomeWords);
/** Makes the outcome of a page. `more` replaces the defaults: no reason, no messages. */
function toOutcome(page, kind, more = {}) {
    const { path, externalRef } = page;
    return {
        path,
        externalRef,
        kind,
        messages: [],
        isGenerated: (0,snapshot/* isGenerated */.UK)(page) || undefined,
        ...more,
    };
}
/**
 * Collects the outcome of each document of a run, so that none is missing from the report.
 *
 * @param noted the documents of the plan that were dealt with; the others get `stop`, or that the run ended, as their reason.
 */
function toOutcomes(noted, plan, { skipped }, stop) {
    const outcomes = new Map();
    for (const outcome of [...beforeDelivery(plan, stop), ...noted])
        outcomes.set(outcome.externalRef, outcome);
    for (const externalRef of plan.again) {
        const outcome = outcomes.get(externalRef);
        if (outcome?.kind === 'pushed')
            outcomes.set(externalRef, { ...outcome, isAgain: true });
    }
    for (const { externalRef } of plan.archives) {
        const outcome = outcomes.get(externalRef);
        if (outcome && outcome.kind !== 'archived')
            outcomes.set(externalRef, { ...outcome, isGone: true });
    }
    const failures = [];
    for (const file of skipped) {
        if (file.topic) {
            // Two files may have one name where its bytes are not UTF-8.
            failures.push({ ...file, kind: 'failed', messages: [] });
            continue;
        }
        const skip = { ...file, kind: 'skipped', messages: [] };
        // A page that became a symbolic link has a document to archive: it counts as that, and the link is why.
        const outcome = outcomes.get(file.externalRef);
        if (!outcome)
            outcomes.set(file.externalRef, skip);
        else
            outcome.reason ??= file.reason;
    }
    return [...failures, ...outcomes.values()].sort((a, b) => a.externalRef < b.externalRef ? -1 : 1);
}
/** The outcomes of a plan of which nothing was delivered. */
function beforeDelivery({ upserts, archives, unchanged }, stop) {
    const why = stop?.reason ?? 'the run ended before its turn';
    const notPushed = { reason: `was not pushed: ${why}` };
    const notArchived = { reason: `was not archived: ${why}` };
    return [
        ...unchanged.map(page => toOutcome(page, 'unchanged')),
        ...upserts.map(page => toOutcome(page, 'unsent', notPushed)),
        ...archives.map(page => toOutcome(page, 'unsent', notArchived)),
    ];
}


/***/ }),

/***/ 9676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ toBody),
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   UI: () => (/* binding */ Pusher),
/* harmony export */   qq: () => (/* binding */ pack),
/* harmony export */   wg: () => (/* binding */ batchBytes)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(370);
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6116);


/** The contract's limits, and the smaller target that leaves room for whatever a proxy counts. */
const limits = {
    documents: 100,
    requestBytes: _document_document_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REQUEST_BYTES */ .r,
    targetBytes: 4_500_000,
};
const OPENING = Buffer.from('{"documents":[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}');
/** The size in bytes of the request that holds these documents: their JSON, and a comma between each two. */
function batchBytes(items) {
    const commas = Math.max(0, items.length - 1);
    return items.reduce((sum, { json }) => sum + json.length, OPENING.length + commas + CLOSING.length);
}
/** The oldest document of a batch that is not full waits so long for others. */
const MAX_WAIT_MS = 5_000;
/**
 * Packs documents into batches in their order. A batch keeps to 100 documents and to `limits.targetBytes`; a document
 * larger than that goes alone. The caller has kept out those over `limits.requestBytes`.
 *
 * @param sleep resolves after so many milliseconds.
 */
async function* pack(items, sleep) {
    let open = [];
    let bytes = batchBytes(open);
    let late;
    const source = generate(items);
    let next = source.next();
    try {
        for (;;) {
            const found = await (late ? Promise.race([next, late]) : next);
            if (found !== 'late' && found.done)
                break;
            const isFull = found === 'late' ||
                open.length === limits.documents ||
                bytes + 1 + found.value.json.length > limits.targetBytes;
            if (open.length > 0 && isFull) {
                yield { items: open, bytes };
                open = [];
                bytes = batchBytes(open);
                late = undefined;
            }
            if (found === 'late')
                continue;
            bytes += found.value.json.length + (open.length > 0 ? 1 : 0);
            open.push(found.value);
            late ??= sleep(MAX_WAIT_MS).then(() => 'late');
            next = source.next();
        }
        if (open.length > 0)
            yield { items: open, bytes };
    }
    finally {
        await source.return(undefined);
    }
}
async function* generate(items) {
    yield* items;
}
/** The request's body: `{"documents":[…]}` (contract, "Push documents"), in parts: joined, all documents would be in memory twice. */
function toBody({ items }) {
    const parts = items.flatMap(({ json }, index) => index === 0 ? [json] : [COMMA, json]);
    return [OPENING, ...parts, CLOSING];
}
const retryPolicy = {
    baseDelayMs: 1_000,
    maxDelayMs: 30_000,
    /** A service that gives no other answer than "later" for so long, or asks for such a pause, is down. */
    maxSilenceMs: 300_000,
    /** After so many failures each further attempt follows an answer to another document. */
    attemptsAlone: 3,
    /** A request that fails so often has failed itself. */
    attempts: 4,
    attemptsOfOne: 6,
    /** So many requests have failed, and no document got in meanwhile: the service takes none. */
    failuresInRow: 10,
};
/** Requests in flight after the first one; a service that asks for fewer gets one fewer each time, down to one. */
const MAX_IN_FLIGHT = 4;
/** Batches of which not every document is answered: those in flight, and those that wait to be sent again. */
const MAX_UNDER_WAY = 8;
/** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
const SHAPE_CHECK = 3;
const SHAPE_HINT = `The first ${SHAPE_CHECK} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`;
/** Makes requests, so many at once, and each again while its answer is "later". */
class RetryingSender {
    #options;
    #isStopped;
    /** The first request goes alone, so that a wrong key costs one. */
    #limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(1);
    #maxInFlight = MAX_IN_FLIGHT;
    /** Since when no request got another answer than "later", and how many were made since. */
    #silence;
    /** A document that the service has accepted. */
    #accepted;
    /** How many requests have failed since a document got in. */
    #failures = 0;
    #asking;
    constructor(options, isStopped) {
        this.#options = options;
        this.#isStopped = isStopped;
    }
    /** Resolves when another request may begin. */
    async whenFree() {
        await this.#limit(() => { });
    }
    /**
     * Resolves to the last answer, which is `retry` where the service answers others; to nothing when the run has stopped
     * meanwhile.
     */
    async send(batch) {
        const isOne = batch.items.length === 1;
        const most = isOne ? retryPolicy.attemptsOfOne : retryPolicy.attempts;
        let failures = 0;
        for (let attempt = 1;; attempt++) {
            const reply = await this.#request(batch);
            if (reply?.kind === 'accepted') {
                this.#accepted ??= bySize(batch.items)[0];
                this.#failures = 0;
            }
            if (reply?.kind !== 'retry')
                return reply;
            // A 429 is not a failed attempt.
            if (!reply.isRateLimit)
                failures++;
            if (failures === most)
                return this.#failed(reply, attempt);
            await this.#pause(reply, attempt);
            if (failures < retryPolicy.attemptsAlone)
                continue;
            const answering = await this.#isAnswering(batch);
            if (answering.kind === 'ended')
                return answering.reply;
            // It may be the service, as long as nothing else shows that it is up.
            if (answering.kind === 'nothing to send')
                failures = 0;
        }
    }
    /** Makes one request. Resolves to the end of the run where the service gives no other answer than "later" for too long. */
    #request(batch) {
        return this.#limit(async () => {
            if (this.#isStopped())
                return undefined;
            const reply = await this.#options.send(batch);
            const isRateLimit = reply.kind === 'retry' && reply.isRateLimit;
            if (isRateLimit && this.#maxInFlight > 1)
                this.#maxInFlight--;
            this.#limit.concurrency = this.#maxInFlight;
            if (reply.kind === 'retry')
                return this.#noteSilence(reply) ?? reply;
            this.#silence = undefined;
            return reply;
        });
    }
    /** Waits with full jitter: anything from nothing to a delay that doubles, but no less than the service asked for. */
    async #pause({ afterMs = 0 }, attempt) {
        const { random, sleep } = this.#options;
        const { baseDelayMs, maxDelayMs } = retryPolicy;
        const doubledMs = baseDelayMs * 2 ** (attempt - 1);
        const maxMs = Math.min(doubledMs, maxDelayMs);
        await sleep(Math.round(afterMs + random() * maxMs));
    }
    /** Asks once for all batches that fail at the same time. */
    #isAnswering(batch) {
        this.#asking ??= this.#ask(batch).finally(() => {
            this.#asking = undefined;
        });
        return this.#asking;
    }
    /** Asks until there is an answer: with a document that was accepted, or else with those of the batch, the smallest first. */
    async #ask({ items }) {
        this.#accepted ??= await this.#options.findAccepted();
        const known = this.#accepted;
        if (!known && items.length === 1)
            return { kind: 'nothing to send' };
        const candidates = known ? [known] : bySize(items);
        for (let asked = 0;; asked++) {
            const item = candidates[asked % candidates.length];
            const batch = { items: [item], bytes: batchBytes([item]) };
            const reply = await this.#request(batch);
            if (reply === undefined || reply.kind === 'fatal')
                return { kind: 'ended', reply };
            if (reply.kind === 'accepted')
                this.#accepted ??= item;
            if (reply.kind !== 'retry')
                return { kind: 'answers' };
            await this.#pause(reply, retryPolicy.attemptsAlone + asked);
        }
    }
    #failed(reply, attempts) {
        const { hint, topic } = reply;
        const { failuresInRow } = retryPolicy;
        if (++this.#failures === failuresInRow) {
            const reason = `${reply.reason}, as for ${failuresInRow} requests in a row`;
            return { kind: 'fatal', reason, hint, topic };
        }
        const reason = `${reply.reason}, ${attempts} times, though it answered others meanwhile`;
        return { ...reply, reason, topic: 'page-refused' };
    }
    /** Resolves to the end of the run where the service has given no other answer for too long, or asks for such a pause. */
    #noteSilence({ reason, hint, topic, afterMs = 0, }) {
        const { now, onSilence } = this.#options;
        this.#silence ??= { sinceMs: now(), attempts: 0 };
        const attempts = ++this.#silence.attempts;
        const silentMs = Math.max(now() - this.#silence.sinceMs, afterMs);
        if (silentMs < retryPolicy.maxSilenceMs) {
            if (attempts === 1)
                onSilence(reason);
            return undefined;
        }
        const minutes = `${Math.round(silentMs / 60_000)} minutes`;
        const isPause = silentMs === afterMs;
        const details = isPause
            ? `and asks for a pause of ${minutes}`
            : `${attempts} attempts in ${minutes}`;
        return { kind: 'fatal', topic, hint, reason: `${reason}, ${details}` };
    }
}
/**
 * Delivers batches: the first alone, then four at once. One that has to be sent again lets others go first. A push is
 * idempotent by `external_ref` (contract, "Rules"), so a request whose answer got lost is simply made again.
 */
class Pusher {
    #sender;
    #signal;
    #stop;
    #hasAccepted = false;
    /** How many documents were refused by themselves. */
    #refused = 0;
    constructor(options) {
        const isStopped = () => this.#whyStopped() !== undefined;
        this.#sender = new RetryingSender(options, isStopped);
        this.#signal = options.signal;
    }
    /** Resolves to why it stopped before the end, or to `undefined` when every batch was answered. */
    async push(push) {
        const underWay = new Set();
        try {
            while (!this.#whyStopped()) {
                const { done, value } = await push.batches.next();
                if (done)
                    break;
                const delivery = this.#deliver(value, push).then(() => {
                    underWay.delete(delivery);
                });
                underWay.add(delivery);
                // It is awaited further down; until then a failure must not count as unhandled.
                delivery.catch(() => { });
                await this.#sender.whenFree();
                if (underWay.size === MAX_UNDER_WAY)
                    await Promise.race(underWay);
            }
            await Promise.all(underWay);
            return this.#whyStopped();
        }
        finally {
            await Promise.allSettled(underWay);
            await push.batches.return(undefined);
        }
    }
    #whyStopped() {
        this.#stop ??= this.#signal.reason;
        return this.#stop;
    }
    /** Delivers a batch whole or in halves. */
    async #deliver(batch, push) {
        if (this.#whyStopped())
            return;
        const answer = await this.#sender.send(batch);
        if (answer === undefined)
            return;
        const reply = this.#hasAccepted ? asFaultOfDocument(answer) : answer;
        if (reply.kind === 'fatal') {
            this.#stop ??= reply;
            return;
        }
        if (reply.kind !== 'accepted' && batch.items.length > 1) {
            const [first, second] = halvesOf(batch);
            const delivery = this.#deliver(first, push);
            // What is refused is refused at once. What fails takes its time, and the other half does not wait for it.
            if (reply.kind === 'split')
                await delivery;
            await Promise.all([delivery, this.#deliver(second, push)]);
            return;
        }
        if (reply.kind === 'accepted')
            this.#hasAccepted = true;
        if (reply.kind === 'split' && push.checksShape)
            this.#checkShape(reply);
        for (const item of batch.items)
            push.onReply(item, reply);
    }
    /** Stops where the first few documents are all refused. */
    #checkShape({ reason }) {
        this.#refused++;
        if (this.#refused >= SHAPE_CHECK && !this.#hasAccepted)
            this.#stop = { reason, hint: SHAPE_HINT, topic: 'all-refused' };
    }
}
/** An answer that would stop the run, but once others were accepted is rather the fault of a document. */
function asFaultOfDocument(reply) {
    if (reply.kind !== 'fatal' || !reply.mayBeDocument)
        return reply;
    const reason = `${reply.reason}, though it accepted others. ${reply.hint}`;
    return { kind: 'split', reason, topic: reply.topic };
}
function halvesOf({ items }) {
    const middle = Math.ceil(items.length / 2);
    const first = items.slice(0, middle);
    const second = items.slice(middle);
    return [
        { items: first, bytes: batchBytes(first) },
        { items: second, bytes: batchBytes(second) },
    ];
}
function bySize(items) {
    return items.toSorted((a, b) => a.json.length - b.json.length);
}


/***/ }),

/***/ 5222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   Hq: () => (/* binding */ toFindability),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Sy: () => (/* binding */ toSites),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   XJ: () => (/* binding */ ofTarget),
/* harmony export */   XZ: () => (/* binding */ hints),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   aB: () => (/* binding */ toJson),
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   h5: () => (/* binding */ toReports),
/* harmony export */   nL: () => (/* binding */ numbers),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   qY: () => (/* binding */ siteLine),
/* harmony export */   s: () => (/* binding */ withQuestions),
/* harmony export */   v9: () => (/* binding */ advice),
/* harmony export */   vS: () => (/* binding */ explainFailures)
/* harmony export */ });
/* harmony import */ var _plan_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3079);
/* harmony import */ var _push_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(948);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9140);




/** Why a run ended before it was through, left search unchanged, or held archives back: a sentence. */
function problemOf(end) {
    switch (end.kind) {
        case 'delivered':
            return end.heldBack && (0,_plan_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(end.heldBack);
        case 'all failed':
            return undefined;
        case 'stopped':
            return (0,_plan_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(end.stop);
        default:
            return end.problem;
    }
}
function toReports(targets, instructions) {
    const documents = [];
    let requests = 0;
    for (const report of targets) {
        documents.push(...report.documents);
        requests += report.counts.requests;
    }
    return {
        version: 1,
        status: statusOf(targets),
        isPreview: targets.some(({ isPreview }) => isPreview),
        counts: count(documents, requests),
        agentInstructions: instructions,
        targets,
    };
}
/** The worst status of all targets. */
function statusOf(targets) {
    const statuses = targets.map(({ status }) => status);
    if (statuses.includes('failed'))
        return 'failed';
    if (statuses.includes('overtaken'))
        return 'overtaken';
    return 'succeeded';
}
/** The account of a run. */
function toReport(facts, documents, requests, end) {
    const counts = count(documents, requests);
    // A preview is green where the guard would hold pages back: it warns.
    const notDelivered = facts.isPreview ? counts.failed : missing(counts);
    const problem = problemOf(end);
    const isGreen = end.kind === 'delivered' &&
        problem === undefined &&
        notDelivered + countErrors(withQuestions({ ...facts, documents })) === 0;
    const ofRed = end.kind === 'overtaken' ? 'overtaken' : 'failed';
    return {
        version: 1,
        status: isGreen ? 'succeeded' : ofRed,
        ...facts,
        counts,
        documents,
        problem,
    };
}
function count(documents, requests) {
    const counts = {
        pushed: 0,
        archived: 0,
        unchanged: 0,
        hidden: 0,
        skipped: 0,
        failed: 0,
        unsent: 0,
        verified: 0,
        requests,
    };
    for (const { kind, isVerified } of documents) {
        counts[kind]++;
        if (isVerified)
            counts.verified++;
    }
    return counts;
}
/** All pages of a run in one line: each counts once. */
function numbers(counts) {
    return _push_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .EZ.map(kind => `${counts[kind]} ${_push_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeWords */ .wX[kind]}`).join(', ');
}
/** Says what happened, without numbers: the beginning of a line that they follow. */
function conclusion(report) {
    const { status, isPreview, sha, problem, counts, documents } = report;
    if (status === 'overtaken' && problem !== undefined)
        return problem;
    if (isPreview && problem !== undefined && documents.length === 0)
        return 'The preview could not be made';
    if (isPreview)
        return `Preview, nothing was written. ${wouldResult(report)}`;
    if (status === 'succeeded')
        return delivered(report);
    if (documents.length === 0)
        return 'The run ended with an error';
    const { pushed, archived, verified, requests } = counts;
    if (requests > 0 && pushed + archived + verified + missing(counts) === 0)
        return `${unchanged(report)}, but search did not accept a document that was sent again`;
    if (missing(counts) === 0)
        return `${delivered(report)}, but there are errors`;
    if (problem !== undefined)
        return `Not every change up to ${short(sha)} is delivered`;
    return `Every change up to ${short(sha)} is delivered, except for ${pages(missing(counts))}`;
}
/** Says what a preview found; for a first sync in a whole sentence, as its number says all. */
function wouldResult({ comparedWith, ifMerged, branch, counts, }) {
    if (comparedWith === 'nothing')
        return `First sync: ${pages(counts.pushed)} would be pushed.`;
    if (comparedWith === 'base')
        return `The record of past syncs cannot be read. Compared with ${branch}, this would result in`;
    return `${ifMerged ? 'If merged, this' : 'A real run'} would result in`;
}
/** Says what is known of search after a run that had no problem: nobody has asked what it holds. */
function delivered(report) {
    const { sha, counts } = report;
    if (counts.verified > 0)
        return `${unchanged(report)}; ${counts.verified} sent again to see that search accepts it`;
    if (counts.requests > 0)
        return `Every change up to ${short(sha)} is delivered`;
    return `${unchanged(report)}; the service was not asked`;
}
function unchanged({ baseline, counts }) {
    const since = baseline === '' ? '' : ` since ${short(baseline)}`;
    const isSame = baseline !== '' && counts.hidden === 0;
    return `${isSame ? 'Nothing changed' : 'Nothing to push or archive'}${since}`;
}
const short = (sha) => sha.slice(0, 7);
const missing = ({ failed, unsent }) => failed + unsent;
function pages(count) {
    return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
/** All that has messages: the documents, and the file of questions. */
function withQuestions({ documents, questions, }) {
    return questions ? [...documents, questions.file] : documents;
}
/** Messages that are errors by the input `warnings`, or by themselves. */
function countErrors(documents) {
    let count = 0;
    for (const { messages } of documents)
        for (const { isError } of messages)
            if (isError)
                count++;
    return count;
}
/** Says what to do about pages that failed, or have errors, in a run that had no other problem. */
function advice(report) {
    const { status, problem, counts } = report;
    if (status !== 'failed' || problem !== undefined)
        return '';
    if (missing(counts) > 0)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)('Each page that failed is listed with what to do; until that is done, each run tries it again and fails.', 'pages-failed');
    const count = countErrors(withQuestions(report));
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(`${count} messages are errors, by the input warnings or by themselves: fix them, or change the lines for their kinds.`, 'warnings');
}
function headline(report) {
    const start = conclusion(report);
    if (report.status === 'overtaken')
        return ofTarget(report, start);
    const inAll = report.isPreview ? ' In all it would be: ' : ' In all: ';
    const joint = start.endsWith('.') ? inAll : ': ';
    const line = `${start}${joint}${numbers(report.counts)}. ${advice(report)}`;
    return ofTarget(report, line.trimEnd());
}
function ofTarget({ target }, line) {
    return target === undefined ? line : `${target}: ${line}`;
}
/** Says of each page that failed since when it does. @param before the exceptions of earlier runs, which were tried again. */
function explainFailures(outcomes, before) {
    const since = new Map();
    for (const exception of before)
        since.set(exception.externalRef, exception.since);
    return outcomes.map(outcome => {
        if (outcome.kind !== 'failed')
            return outcome;
        return { ...outcome, failingSince: since.get(outcome.externalRef) };
    });
}
/** The run's outputs by their names in `action.yml`; the baseline is the one that all targets have. No file name is among them. */
function toOutputs({ counts, targets, agentInstructions, }) {
    const outputs = {};
    for (const [name, value] of Object.entries(counts))
        outputs[name] = String(value);
    const [baseline = '', ...others] = new Set(targets.map(report => report.baseline));
    outputs.baseline = others.length === 0 ? baseline : '';
    outputs.headline = targets.map(headline).join(' ');
    outputs['agent-instructions-changed'] = String(agentInstructions?.kind === 'written');
    return outputs;
}
/** The report file: of one target without a name that target's report, otherwise a list of them. */
function toJson({ targets, ...run }) {
    const reports = targets.map(toFileReport);
    const isAlone = targets[0]?.target === undefined;
    const content = isAlone
        ? { ...reports[0], agentInstructions: run.agentInstructions }
        : { ...run, targets: reports };
    return `${JSON.stringify(content)}\n`;
}
/** A report without the members that are not in the report file; the differences of documents are their text. */
function toFileReport(report) {
    const { changes, again, ...fileReport } = report;
    return fileReport;
}
function toSites(sites, siteUrls) {
    return sites.map(({ generator, file, address, folders: [folder = ''] }) => {
        const mapped = siteUrls.find(({ prefix }) => folder.startsWith(prefix))?.url;
        return { generator, file, address: address ?? mapped };
    });
}
function siteLine({ generator, file, address }) {
    const where = address ??
        'its address is not known, so that links lead to GitHub: name it in site-urls, by the folder of its pages, such as docs/ -> https://docs.example.com/';
    return (0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(`Site: ${generator}, by ${file} (${where})`, 400);
}
const pagesWith = (has) => (made, isShown) => made.flatMap(({ path, measures }) => isShown(path) && has(measures) ? path : []);
/** The documents that nothing tells apart in a list of results: their name, then their paths. */
const sharedNames = (made, isShown) => {
    const keyOf = ({ name, measures }) => JSON.stringify([name, ...measures.tags.toSorted()]);
    return [...Map.groupBy(made, keyOf).values()]
        .map(group => ({
        name: group[0].name,
        paths: group.map(({ path }) => path).sort(),
    }))
        .filter(({ paths }) => paths.length > 1 && paths.some(isShown))
        .sort((a, b) => b.paths.length - a.paths.length)
        .map(({ name, paths }) => `${name}: ${paths.join(', ')}`);
};
/** Finds what makes a document hard to find, with advice for writers; it is no problem of the run. */
const hints = {
    sameNames: {
        title: 'Names that several documents share',
        advice: 'Nobody can tell them apart in a list of results. Give each a title of its own, or tags for the version, product or part that it is about (input tags).',
        find: sharedNames,
    },
    withoutDescription: {
        title: 'Pages without a description',
        advice: 'A list of results shows nothing below their names. Write one or two sentences that say what the reader learns, as description in the front matter or as the first paragraph.',
        find: pagesWith(({ hasDescription }) => !hasDescription),
    },
    withoutHeadings: {
        title: 'Pages of more than 300 words without headings',
        advice: 'Headings are what a search finds most by. Begin each section with one that says in the words of readers what it is about.',
        find: pagesWith(({ hasHeadings, words }) => !hasHeadings && words > 300),
    },
    short: {
        title: 'Pages with fewer than 50 words',
        advice: 'They seldom answer a question. Say more, move the text to the page that it belongs to, or keep them out of search by search: {exclude: true} in their front matter.',
        find: pagesWith(({ words }) => words < 50),
    },
    long: {
        title: 'Pages with more than 5,000 words',
        advice: 'They are found for many questions, and leave the reader to look for the answer. Split them by task or topic.',
        find: pagesWith(({ words }) => words > 5_000),
    },
};
/** @param isShown whether hints about a page are to be said. */
function toFindability(made, isShown) {
    return {
        sameNames: hints.sameNames.find(made, isShown),
        withoutDescription: hints.withoutDescription.find(made, isShown),
        withoutHeadings: hints.withoutHeadings.find(made, isShown),
        short: hints.short.find(made, isShown),
        long: hints.long.find(made, isShown),
    };
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ siteLines),
/* harmony export */   SP: () => (/* binding */ withLevels),
/* harmony export */   Tj: () => (/* binding */ toWarnings),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   g2: () => (/* binding */ ofTouched),
/* harmony export */   gI: () => (/* binding */ toAnnotations),
/* harmony export */   hT: () => (/* binding */ withKind),
/* harmony export */   kb: () => (/* binding */ whyPushed),
/* harmony export */   mU: () => (/* binding */ explainReason),
/* harmony export */   od: () => (/* binding */ planLine),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3134);
/* harmony import */ var _journal_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5947);
/* harmony import */ var _plan_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3079);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6843);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5222);





/** How far a run has come, in one line. `total` is the number of documents. */
function progressLine({ documents, bytes, requests }, total) {
    const megabytes = (bytes / 1_000_000).toFixed(1);
    return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}`;
}
/**
 * Says in one line what a run found out before it read any page: which of them leave or enter search is known when they are read.
 *
 * @param baseline the SHA of the commit of the last sync, if there was one.
 */
function planLine({ upserts, archives, unchanged }, comparedWith, { baseline, branch }) {
    const toCheck = `${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .Bd)(upserts.length)} to check`;
    if (comparedWith === 'nothing')
        return `First sync: ${toCheck}.`;
    const counted = `${toCheck}, ${archives.length} gone, ${unchanged.length} unchanged.`;
    if (comparedWith === 'base')
        return `The record of past syncs cannot be read. Compared with ${branch}: ${counted}`;
    if (baseline === undefined)
        return `No earlier sync has succeeded: ${counted}`;
    return `Since the last sync, of ${baseline.slice(0, 7)}: ${counted}`;
}
/**
 * Explains why pages are pushed although their files may be the same, as a sentence; `undefined` where there is no such reason.
 *
 * @param known what was pushed before.
 * @param because why the run is to push every page, where it is.
 */
function whyPushed(known, settings, now, because) {
    const effect = 'the service keeps a new version only of those that differ.';
    const reason = because ?? whyAllPushed(known, settings);
    if (reason !== undefined)
        return `${reason}: every page is pushed; ${effect}`;
    if (!known.synced)
        return undefined;
    for (const [externalRef, { site }] of known.synced.pages) {
        const page = now.get(externalRef);
        if (page && page.site !== site)
            return `The configuration of a site has changed: every page of that site is pushed; ${effect}`;
    }
    return undefined;
}
/** The beginning of a sentence about why every page is pushed, but for changes of sites. */
function whyAllPushed({ synced, dirty }, settings) {
    if (!synced)
        return dirty.length > 0 ? 'No earlier sync has succeeded' : undefined;
    if ((0,_journal_index_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliserOf */ .Ad)(synced.settings) !== (0,_journal_index_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliserOf */ .Ad)(settings))
        return 'This version of the action makes other documents than the last one';
    if (synced.settings !== settings)
        return 'Inputs have changed since the last sync';
    return undefined;
}
/**
 * The lines of the log about the sites of a run, each with the number of its pages.
 *
 * @param hasOwnFiles the patterns choose a part of the repository: sites without a page in it are left out.
 */
function siteLines(snapshot, siteUrls, hasOwnFiles = false) {
    const { all: sites, files } = snapshot.sites;
    const pagesBySite = Map.groupBy(snapshot.pages.values(), ({ path }) => files.get(path)?.site);
    const lines = [];
    for (const [index, site] of (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .toSites */ .Sy)(sites, siteUrls).entries()) {
        const count = pagesBySite.get(index)?.length ?? 0;
        if (count === 0 && hasOwnFiles)
            continue;
        lines.push(`${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .siteLine */ .qY)(site)}: ${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .Bd)(count)}`);
    }
    if (sites.length > 0)
        lines.push(...skippedLines(snapshot.skipped));
    return lines;
}
/** The lines about files that are left out, one for each reason, and what pushes them. */
function skippedLines(skipped) {
    if (skipped.length === 0)
        return [];
    const byReason = Map.groupBy(skipped, ({ reason }) => reason);
    const lines = [];
    for (const [reason, files] of byReason) {
        // The one in the middle is most likely one of many, such as a language that has no configuration of its own.
        const example = files[Math.floor(files.length / 2)].path;
        const which = files.length === 1 ? example : `${files.length} files, such as ${example}`;
        lines.push((0,_text_index_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeForLog */ .F0)(`Left out: ${which}, which ${reason}.`, 400));
    }
    lines.push('Name files outside of the site in the input files to push them; with generator: none, what the site leaves out is pushed too.');
    return lines;
}
/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_WARNINGS = 9;
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_WARNINGS - 1;
function toAnnotations({ targets, agentInstructions, }) {
    const found = [];
    if (agentInstructions?.reason !== undefined)
        found.push({
            level: 'warning',
            message: agentInstructions.reason,
            topic: 'agent-instructions',
        });
    for (const report of targets)
        found.push(...annotationsOf(ofTouched(report)));
    return [
        ...atMost(MAX_ERRORS, found, 'error'),
        ...atMost(MAX_WARNINGS, found, 'warning'),
    ];
}
function annotationsOf(documents) {
    const annotations = [];
    for (const failure of byReason(documents, 'failed')) {
        const [{ path: file, topic = 'pages-failed' }] = failure;
        const message = `${file}: ${explainReason(failure)}`;
        annotations.push({ level: 'error', file, message, topic });
    }
    for (const { outcome, message } of toWarnings(documents))
        annotations.push({
            level: message.isError ? 'error' : 'warning',
            file: outcome.path,
            line: message.line,
            column: message.column,
            message: withKind(message),
            topic: message.rule,
        });
    return annotations;
}
function atMost(max, annotations, level) {
    const ofLevel = annotations.filter(annotation => annotation.level === level);
    if (ofLevel.length <= max + 1)
        return ofLevel;
    const message = `There are ${ofLevel.length} ${level}s in all: see the job summary and the report file.`;
    const topic = level === 'error' ? 'pages-failed' : 'more';
    return [...ofLevel.slice(0, max), { level, message, topic }];
}
/**
 * Leaves out the messages about pages that a pull request does not touch, but for those that make it red, and those about
 * files that it takes away or adds.
 */
function ofTouched(report) {
    const { changes, ifMerged, questions } = report;
    const documents = (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withQuestions */ .s)(report);
    if (!ifMerged || !changes)
        return documents;
    const touched = new Set(changes.map(({ path }) => path));
    if (questions)
        touched.add(questions.file.path);
    const outcomes = [];
    for (const outcome of documents) {
        const messages = outcome.messages.filter(({ isError, target }) => isError || touched.has(target ?? ''));
        if (touched.has(outcome.path))
            outcomes.push(outcome);
        else if (messages.length > 0)
            outcomes.push({ ...outcome, messages });
    }
    return outcomes;
}
/** Gives the messages the levels of the input `warnings`, and leaves out those that are off. */
function withLevels(documents, levels) {
    if (levels.length === 0)
        return [...documents];
    const rules = levels.map(({ kind, level, files }) => ({
        kind,
        level,
        matches: files ? (0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .toMatcher */ .WV)(files) : () => true,
    }));
    const levelOf = (path, { rule, target }) => {
        const matching = rules.findLast(({ kind, matches }) => {
            if (kind !== rule)
                return false;
            return matches(path) || (target !== undefined && matches(target));
        });
        return matching?.level;
    };
    return documents.map(outcome => {
        const messages = [];
        for (const message of outcome.messages) {
            const level = levelOf(outcome.path, message);
            if (level === 'error')
                messages.push({ ...message, isError: true });
            else if (level !== 'off')
                messages.push(message);
        }
        return { ...outcome, messages };
    });
}
function byReason(documents, kind) {
    const found = documents.filter(outcome => outcome.kind === kind);
    return [...Map.groupBy(found, fullReason).values()];
}
/** Why pages failed or were not sent, and how to leave those that failed out of search. */
function explainReason(pagesOfReason) {
    const [first, ...others] = pagesOfReason;
    const parts = [(0,_plan_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withFullStop */ .uo)(fullReason(first))];
    // Lines in files leave out neither what is gone nor what is generated.
    if (first.kind === 'failed' && !first.isGone && !first.isGenerated)
        parts.push(`To leave it out of search, add the line "${(0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .excluding */ .uF)(first.path)}" at the end of the input files.`);
    if (others.length > 0)
        parts.push(`${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .Bd)(pagesOfReason.length)} have the same reason; this is the first.`);
    return parts.join(' ');
}
function fullReason({ failingSince, reason = '' }) {
    if (failingSince === undefined)
        return reason;
    return `still failing since commit ${failingSince.slice(0, 7)}: ${reason}`;
}
/**
 * Chooses the messages that are shown, errors first. One stands for all that are to be fixed together: that lead to the same
 * target, or, as pages with links that only their website understands have thousands, that one setting fixes.
 */
function toWarnings(documents) {
    const errors = [];
    const warnings = [];
    for (const outcome of documents)
        for (const message of outcome.messages) {
            if (message.isError)
                errors.push({ outcome, message });
            else
                warnings.push({ outcome, message });
        }
    return [...oneForEachGroup(errors), ...oneForEachGroup(warnings)];
}
function oneForEachGroup(warnings) {
    return [...Map.groupBy(warnings, groupKey).values()].map(toOne);
}
/** A message and its kind, as the input `warnings` spells it. */
function withKind({ reason, rule, }) {
    return rule === 'more' ? reason : `${reason} (${rule})`;
}
/** A key that all messages have that are to be fixed together. */
function groupKey(warning) {
    const { rule, target, reason } = warning.message;
    if (rule === 'site-link')
        return rule;
    // An unknown tag, or an include that is missing, is the same on each page.
    if (rule === 'dialect' || rule === 'include')
        return reason;
    return target ?? warning;
}
function toOne(group) {
    const first = group[0];
    if (group.length === 1)
        return first;
    const paths = new Set(group.map(({ outcome }) => outcome.path));
    const reason = `${first.message.reason} ${group.length} of these on ${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .Bd)(paths.size)}; this is the first.`;
    return { ...first, message: { ...first.message, reason } };
}


/***/ }),

/***/ 3394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ toErrorSummary),
/* harmony export */   m: () => (/* binding */ toSummary)
/* harmony export */ });
/* harmony import */ var _plan_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3079);
/* harmony import */ var _push_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(948);
/* harmony import */ var _sites_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7515);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9140);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5222);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9820);






/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000;
/**
 * The job summary in GitHub Markdown: what happened, the warnings about the run, and for each target the counts and a table
 * for each kind of outcome.
 */
function toSummary(reports) {
    const { targets, agentInstructions } = reports;
    const { kind, path = '', reason = '' } = agentInstructions ?? {};
    const parts = ['## Docs Push\n\n'];
    if (kind === 'failed')
        parts.push(...warningBox([(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(reason, 'agent-instructions')]));
    for (const report of targets) {
        if (report.target !== undefined)
            parts.push(`### ${asText(report.target)}\n\n`);
        parts.push(...headOf(report), ...tablesOf(report), hintsPart(report));
    }
    if (kind === 'written')
        parts.push(`The agent instructions have changed: ${asText(path)}\n\n`);
    return cutToSize(parts);
}
/** Leaves out the parts, each of which is whole by itself, that there is no room for. */
function cutToSize(parts) {
    let bytes = 0;
    const kept = [];
    for (const part of parts) {
        const partBytes = Buffer.byteLength(part);
        if (bytes + partBytes > MAX_BYTES)
            continue;
        bytes += partBytes;
        kept.push(part);
    }
    if (kept.length < parts.length)
        kept.push('There is no room for all of it here: see the report file.\n');
    return kept.join('');
}
/** The job summary of a run that ended before there was anything to account for. */
function toErrorSummary(message) {
    const lines = message.split('\n').map(line => `> ${withLink(line)}\n`);
    return `## Docs Push\n\n${MARKS.failed} **The run ended with an error.**\n\n> [!CAUTION]\n${lines.join('>\n')}\n`;
}
const MARKS = { succeeded: '✅', failed: '❌', overtaken: '⏭️' };
function markOf({ status, isPreview, }) {
    return isPreview && status === 'succeeded' ? '👀' : MARKS[status];
}
/** Many sites would push out of sight what matters more. */
const MAX_SITES = 5;
/** More warnings about a run are only counted. */
const MAX_RUN_WARNINGS = 20;
/** Warnings about a run, in a box that GitHub draws. */
function warningBox(warnings) {
    if (warnings.length === 0)
        return [];
    const lines = firstOf(warnings, MAX_RUN_WARNINGS).map(line => `> ${withLink(line)}\n`);
    return [`> [!WARNING]\n${lines.join('>\n')}\n`];
}
/** The warnings about a run, and those about pages, of which one stands for all that are fixed together. */
function countWarnings(report) {
    const aboutPages = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .toWarnings */ .Tj)((0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .ofTouched */ .g2)(report)).filter(({ message }) => !message.isError);
    return report.warnings.length + aboutPages.length;
}
/** The head of a summary: what happened, what to do, what a pull request changes, the commit, the sites and the numbers. */
function headOf(report) {
    const { status, repositoryUrl, branch, sha, connectorId } = report;
    const { problem, documents, sites = [], whyEverything } = report;
    const hasNumbers = status !== 'overtaken' && (problem === undefined || documents.length > 0);
    const parts = [
        `${markOf(report)} **${asText(headLine(report, hasNumbers))}**\n\n`,
    ];
    const text = status === 'overtaken' ? '' : (problem ?? (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .advice */ .v9)(report));
    if (text !== '')
        parts.push(`> [!CAUTION]\n> ${withLink(text)}\n\n`);
    if (report.approval !== undefined)
        parts.push(`To let them go, and no more than these:\n\n\`\`\`yaml\n${report.approval}\n\`\`\`\n\n`);
    parts.push(...warningBox(report.warnings), ...changesOf(report));
    const commit = link(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`);
    parts.push(`Commit ${commit} for the branch ${asText(branch)}, connector ${asText(connectorId)}.\n\n`);
    for (const line of firstOf(sites.map(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .siteLine */ .qY), MAX_SITES))
        parts.push(`${asText(line)}\n\n`);
    if (whyEverything !== undefined)
        parts.push(`${asText(whyEverything)}\n\n`);
    if (hasNumbers)
        parts.push(numbersOf(report));
    return parts;
}
/** A table of one row with the counts that are not zero. */
function numbersOf(report) {
    const { counts, isPreview } = report;
    const columns = [];
    for (const kind of _push_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .EZ)
        columns.push([titleOfKind(kind), counts[kind]]);
    columns.push(['Verified', counts.verified]);
    columns.push(['Warnings', countWarnings(report)]);
    if (!isPreview)
        columns.push(['Requests', counts.requests]);
    const nonZero = columns.filter(([, count]) => count > 0);
    if (nonZero.length === 0)
        return '';
    const titles = nonZero.map(([title]) => title).join(' | ');
    const numbers = nonZero.map(([, count]) => english(count)).join(' | ');
    return `| ${titles} |\n|${' --: |'.repeat(nonZero.length)}\n| ${numbers} |\n\n`;
}
function headLine(report, hasNumbers) {
    const line = (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .conclusion */ .q$)(report);
    if (report.isPreview && hasNumbers && !/[.!?]$/.test(line))
        return `${line}:`;
    return (0,_plan_index_js__WEBPACK_IMPORTED_MODULE_0__/* .withFullStop */ .uo)(line);
}
/** More changes are only counted: a table below has each page. */
const MAX_CHANGES = 100;
const changeWords = {
    new: 'New',
    changed: 'Changed',
    renamed: 'Renamed',
    archived: 'Removed',
    hidden: 'Hidden',
};
/** Shows what happens to the pages that a pull request changes, with the lines of their documents that differ. */
function changesOf({ changes = [], again = 0 }) {
    const parts = changes.slice(0, MAX_CHANGES).map(changeOf);
    if (changes.length > MAX_CHANGES)
        parts.push(`and ${english(changes.length - MAX_CHANGES)} more pages\n\n`);
    if (again > 0)
        parts.push(`Pushed again, because what they link to or include changes: ${(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .Bd)(again)}\n\n`);
    return parts;
}
function changeOf({ kind, path, from, difference }) {
    const renamed = from === undefined ? '' : `${from} is now `;
    const title = `${changeWords[kind]}: ${renamed}${path}`;
    if (!difference)
        return `${asText(title)}\n\n`;
    const { added, removed, lines } = difference;
    if (lines.length === 0)
        return `${asText(`${title} (its document stays the same)`)}\n\n`;
    const cells = lines.map(cell);
    const more = added + removed - lines.length;
    if (more > 0)
        cells.push(`and ${english(more)} more lines`);
    const summary = asText(`${title} (lines added: ${added}, removed: ${removed})`);
    // GitHub colours what says that it is a difference.
    return `<details><summary>${summary}</summary>\n\n<pre lang="diff">${cells.join('\n')}</pre>\n\n</details>\n\n`;
}
/** The tables of a report. What matters most comes first; what needed nothing has none. */
function tablesOf(report) {
    const { documents } = report;
    const ofKind = (kind) => documents.filter(outcome => outcome.kind === kind);
    const warnings = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .toWarnings */ .Tj)((0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .ofTouched */ .g2)(report));
    const pushed = ofKind('pushed');
    const pushedAgainLast = [
        ...pushed.filter(({ isAgain }) => !isAgain),
        ...pushed.filter(({ isAgain }) => isAgain),
    ];
    return [
        warningTable('Errors', warnings.filter(isError), report),
        questionTable(report),
        failureTable('failed', report),
        failureTable('unsent', report),
        documentTable('pushed', 'Title', pushedAgainLast, report),
        documentTable('archived', 'Title, or why', ofKind('archived'), report),
        documentTable('hidden', 'Why', ofKind('hidden'), report),
        documentTable('skipped', 'Why', ofKind('skipped'), report),
        warningTable('Warnings about pages', warnings.filter(warning => !isError(warning)), report),
    ];
}
function documentTable(kind, column, documents, report) {
    return table(titleOfKind(kind), column, documents, outcome => [
        page(outcome, report),
        cell(titleOrReason(outcome)),
    ]);
}
/** Pages that failed or were not sent: the first of each reason has it. */
function failureTable(kind, report) {
    const rows = [];
    for (const sameReason of (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .byReason */ .UN)(report.documents, kind)) {
        const [first, ...others] = sameReason;
        const { topic = 'pages-failed' } = first;
        const reason = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .explainReason */ .mU)(sameReason);
        const message = kind === 'failed' ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(reason, topic) : reason;
        rows.push([first, withLink(message)]);
        for (const outcome of others)
            rows.push([outcome, 'as above']);
    }
    return table(titleOfKind(kind), 'Why', rows, ([outcome, reason]) => [
        page(outcome, report),
        reason,
    ]);
}
function warningTable(title, warnings, report) {
    return table(title, 'What', warnings, ({ outcome, message }) => [
        page(outcome, report, message),
        cell((0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .withKind */ .hT)(message)),
    ]);
}
/** The known questions, those that find their pages worse than they did first. */
function questionTable({ questions }) {
    const answers = [...(questions?.answers ?? [])];
    const fallOf = ({ rank, before = rank }) => rank - before;
    answers.sort((a, b) => fallOf(b) - fallOf(a));
    const columns = 'Question | Rank | Before it';
    return table('Known questions', columns, answers, answer => {
        const { ask, find, rank, before, above } = answer;
        const ranks = before === undefined ? [rank] : [before, rank];
        return [
            cell(find.join(', ')),
            cell(ask),
            ranks.map(place => (place > 100 ? '–' : place)).join('\u00a0→\u00a0'),
            fallOf(answer) > 0 ? cell(above.join(', ')) : '',
        ];
    });
}
const isError = ({ message }) => message.isError === true;
function titleOrReason({ name = '', reason = name, isAgain }) {
    if (!isAgain)
        return reason;
    return `${reason} (again: what it links to or includes has changed)`;
}
/** A longer table is folded, unless it is of failures. */
const MAX_UNFOLDED = 10;
/** More rows nobody reads; the report file has them all. */
const MAX_ROWS = 500;
function table(title, column, items, toRow) {
    if (items.length === 0)
        return '';
    const isOpen = title === titleOfKind('failed') || items.length <= MAX_UNFOLDED;
    const details = isOpen ? '<details open>' : '<details>';
    const rows = items
        .slice(0, MAX_ROWS)
        .map(item => `| ${toRow(item).join(' | ')} |\n`);
    const others = items.length - rows.length;
    const line = `|${'---|'.repeat(column.split('|').length + 1)}`;
    const rest = others > 0 ? `\n${english(others)} more are in the report file.\n` : '';
    return `${details}<summary>${title}: ${english(items.length)}</summary>\n\n| Page | ${column} |\n${line}\n${rows.join('')}${rest}\n</details>\n\n`;
}
/** Characters that are shown: the destination of a link, and with it a reason, may be as long as a page. */
const MAX_CELL = 400;
function cell(text) {
    return asText(text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text);
}
function titleOfKind(kind) {
    return (_push_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeWords */ .wX[kind].charAt(0).toUpperCase() + _push_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeWords */ .wX[kind].slice(1));
}
/** A page with a link to its file: in a preview as it was checked out, for the branch may not have it yet. */
function page(outcome, report, place) {
    const { path, kind, isHidden, isGenerated } = outcome;
    const { repositoryUrl, isPreview, sha, branch: pushed } = report;
    const isGone = outcome.isGone || (kind === 'archived' && !isHidden);
    if (isGenerated || isGone)
        return asText(path);
    const branch = isPreview ? sha : pushed;
    const url = (0,_sites_index_js__WEBPACK_IMPORTED_MODULE_2__/* .urlOf */ .rs)('blob', path, { repositoryUrl, branch });
    if (!place)
        return link(path, url);
    const text = `${path}:${place.line}:${place.column}`;
    return link(text, `${url}?plain=1#L${place.line}`);
}
/** So many documents with a hint are listed. */
const MAX_FOUND = 10;
/** How documents will be found, with advice for writers. */
function hintsPart({ findability }) {
    let count = 0;
    const parts = [];
    for (const [hint, items] of Object.entries(findability ?? {})) {
        if (items.length === 0)
            continue;
        count += items.length;
        const { title, advice } = _index_js__WEBPACK_IMPORTED_MODULE_4__/* .hints */ .XZ[hint];
        const list = firstOf(items, MAX_FOUND).map(item => `- ${cell(item)}\n`);
        parts.push(`**${asText(title)}: ${english(items.length)}.** ${asText(advice)}\n\n${list.join('')}\n`);
    }
    if (parts.length === 0)
        return '';
    const number = count === 1 ? '1 hint' : `${english(count)} hints`;
    return `<details><summary>How pages will be found: ${number}</summary>\n\n${parts.join('')}</details>\n\n`;
}
/** Takes the first texts, and says how many there are besides. */
function firstOf(texts, max) {
    const others = texts.length - max;
    if (others <= 0)
        return [...texts];
    return [...texts.slice(0, max), `and ${english(others)} more`];
}
/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function asText(text) {
    return (text
        .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
        .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu, character => `&#${character.codePointAt(0)};`)
        .replace(/(?<=www)\./gi, '&#46;')
        .replace(/^(\s*\d+)([.)])(?=\s|$)/, (_, number, mark) => `${number}&#${mark.codePointAt(0)};`)
        // GitHub links addresses and names once references are read, unless something follows the "@": a word joiner.
        .replaceAll('&#64;', '&#64;&#8288;'));
}
/** A message whose address, where it has one, is a link. */
function withLink(message) {
    const { text, url } = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .splitHelp */ .E7)(message);
    if (url === undefined)
        return asText(text);
    return `${asText(text)} ${link('More on this', url)}`;
}
/** A link whose text is text alone. `url` has no space and no parenthesis. */
function link(text, url) {
    return `[${asText(text)}](${url})`;
}
/** 12,345 */
const english = (count) => count.toLocaleString('en');


/***/ }),

/***/ 1590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ runTargets)
});

// UNUSED EXPORTS: toEnding

// EXTERNAL MODULE: ./lib/inputs/index.js
var inputs = __webpack_require__(9637);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/journal/index.js
var lib_journal = __webpack_require__(5947);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/message.js
var text_message = __webpack_require__(9140);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
;// CONCATENATED MODULE: ./lib/plan/warnings.js





/** Warns of what the user may not expect of inputs that are well formed, or of the journal, since each run is green all the same. */
function findWarnings(facts) {
    const { inputs, record, history, now } = facts;
    const warnings = [];
    for (const connectorId of findRemoved(record, history))
        warnings.push(warnOfRemoved(connectorId));
    warnings.push(warnOfLostFile(facts));
    for (const { prefix } of inputs.siteUrls)
        warnings.push(warnOfPrefix(prefix, facts));
    // Whoever empties the connector expects that pages leave.
    if (!(0,patterns/* isNone */.$I)(inputs.files)) {
        for (const pattern of inputs.files)
            warnings.push(warnOfPattern(pattern, now.paths));
        warnings.push(warnOfLeaving(facts));
    }
    return warnings.filter(warning => warning !== undefined);
}
/** The connectors that earlier runs pushed to and this one does not. */
function findRemoved({ connectors }, history) {
    const earlier = new Set();
    for (const { record } of (0,lib_journal/* attemptsIn */.qw)(history))
        for (const connectorId of record.connectors)
            earlier.add(connectorId);
    return [...earlier].filter(connectorId => !connectors.includes(connectorId));
}
function warnOfRemoved(connectorId) {
    const message = `No target pushes to the connector ${(0,lib_text/* sanitizeForLog */.F0)(connectorId)} any more, and nothing archives its documents by itself. If they should leave search, push to it once more with files: none and max-archive: 100%, or delete it in the service.`;
    return (0,text_message/* withHelp */.il)(message, 'targets');
}
/** Warns of a pattern where the repository has no such file or folder, or only in the other case. */
function warnOfPattern(text, { files, folders }) {
    const { negate, pattern } = (0,patterns/* readPattern */.ZS)(text);
    const path = rootOf(pattern);
    if (folders.has(path) || files.has(path))
        return undefined;
    const other = [...folders, ...files].find(known => known.toLowerCase() === path.toLowerCase());
    // What is kept out of search need not be there, unless it is spelt in another case.
    if (negate && other === undefined)
        return undefined;
    const hint = other === undefined ? '' : `, but "${(0,lib_text/* sanitizeForLog */.F0)(other)}": case counts`;
    const message = `files: this repository has no "${(0,lib_text/* sanitizeForLog */.F0)(path)}"${hint}. "${(0,lib_text/* sanitizeForLog */.F0)(text)}" matches nothing.`;
    return (0,text_message/* withHelp */.il)(message, 'files');
}
/** Warns of a folder of `site-urls` that neither the commit nor an earlier step of the job has. */
function warnOfPrefix(prefix, { inputs: { builtSite, generated }, now }) {
    const isBuilt = builtSite.some(({ folder }) => prefix === `${folder}/`);
    if (isBuilt || generated.length > 0)
        return undefined;
    if (now.paths.folders.has((0,paths/* join */.fj)('', prefix) ?? ''))
        return undefined;
    const message = `site-urls: this repository has no folder "${(0,lib_text/* sanitizeForLog */.F0)(prefix)}", so the line changes nothing. Write the folder of the pages, from the repository's root; case counts.`;
    return (0,text_message/* withHelp */.il)(message, 'site-urls');
}
/** The file or folder that a pattern begins with, as far as it is literal: empty for one such as `**\/*.md`. */
function rootOf(pattern) {
    const [literal = ''] = /^[^*?[\\]*/.exec(pattern) ?? [];
    const root = literal === pattern ? pattern : (0,paths/* folderOf */.yS)(literal);
    return (0,paths/* join */.fj)('', root) ?? '';
}
/** Warns of a journal that each job finds empty: with such a file no page that is deleted would ever leave search. */
function warnOfLostFile({ inputs: { journal }, history: { synced, dirty }, }) {
    if (journal.kind !== 'file' || synced || dirty.length > 0)
        return undefined;
    const message = `The journal ${(0,lib_text/* sanitizeForLog */.F0)(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`;
    return (0,text_message/* withHelp */.il)(message, 'journal');
}
/** The inputs that decide which documents there are; two workflows that share a connector differ in them. */
const shapeOf = ({ files, refPrefix, branch, generated, }) => ({
    files,
    generated: generated?.from ?? [],
    'ref-prefix': [refPrefix],
    branch: [branch],
});
/** Warns of documents that leave search while their pages stay: on purpose, or each time when two workflows push to one connector in turn. */
function warnOfLeaving({ record, history: { synced, dirty }, plan, now: { paths }, }) {
    const last = shapeOf((synced ?? dirty[0])?.record ?? record);
    const now = shapeOf(record);
    const names = changedInputs(last, now);
    const left = plan.archives.filter(({ path }) => names.includes('branch') || paths.files.has(path));
    if (names.length === 0 || left.length === 0)
        return undefined;
    const changes = names.map(name => `${name} was ${(0,patterns/* quoted */.TL)(last[name])} at the last sync and is ${(0,patterns/* quoted */.TL)(now[name])} now`);
    const message = `${whatLeaves(left, names)} The input ${changes.join('; ')}. If two workflows push to this connector in turn, each takes pages of the other out of search: push all of them by one workflow, or give each a connector of its own.`;
    return (0,text_message/* withHelp */.il)(message, 'two-workflows');
}
function whatLeaves(left, names) {
    const isOne = left.length === 1;
    const which = isOne ? '1 page leaves' : `${left.length} pages leave`;
    const it = isOne ? 'it' : 'them';
    let why = `ref-prefix gives ${it} another reference`;
    if (names.includes('files'))
        why = `files no longer matches ${it}`;
    if (names.includes('branch'))
        why = `the branch does not have ${it}, or files does not match ${it} there`;
    return `${which} search because ${why}, such as ${(0,lib_text/* sanitizeForLog */.F0)(left[0]?.path ?? '')}.`;
}
function changedInputs(then, now) {
    const names = ['files', 'ref-prefix', 'branch'];
    return names.filter(name => then[name].join('\n') !== now[name].join('\n'));
}

// EXTERNAL MODULE: ./lib/report/index.js
var report = __webpack_require__(5222);
// EXTERNAL MODULE: ./lib/snapshot/index.js
var lib_snapshot = __webpack_require__(2436);
// EXTERNAL MODULE: ./node_modules/micromark-util-decode-string/index.js
var micromark_util_decode_string = __webpack_require__(9886);
;// CONCATENATED MODULE: ./lib/plan/mentions.js



/** Searches texts for what moved and for what includes a changed text, and then for what includes those texts. */
async function searchTexts(options, read) {
    const { moved, texts, sites } = options;
    // It comes from another thread.
    const names = Object.assign(new Names(), options.names);
    const including = new Set();
    addVariables(names, sites);
    const changed = namesOfChanged(options);
    if (names.isEmpty && changed.included.isEmpty && changed.shown.isEmpty)
        return { mentioning: moved, including };
    const search = new Search(names, sites.length > 0 ? 'links' : 'links by path');
    const includeSearch = new Search(changed.included, 'includes');
    const titleSearch = new Search(changed.shown, 'includes');
    if (isOnEachPage(search, sites) || isOnEachPage(includeSearch, sites))
        return allOf(options);
    const mentioning = new Set(moved);
    /** The paths of texts that others may include. */
    const found = [];
    /** Texts that may include one that was found. */
    const left = [];
    for await (const { file, text } of readFiles(texts, read)) {
        const { path } = file;
        if (text === undefined) {
            mentioning.add(path);
            found.push(path);
            continue;
        }
        const hasIncludes = sites.length > 0 && mayInclude(text);
        const hasTitles = sites.length > 0 && mayShowTitles(text);
        const mayShowOthers = hasIncludes || hasTitles;
        // Where nothing moved, only what may show others is searched.
        if (names.isEmpty && !mayShowOthers && !moved.has(path))
            continue;
        const plain = toPlain(text);
        const isMentioningAnywhere = search.finds(plain);
        const isMentioning = isMentioningAnywhere && search.finds(plain, path);
        const isIncluding = !isMentioning &&
            ((hasIncludes && includeSearch.finds(plain)) ||
                (hasTitles && titleSearch.finds(plain)));
        if (isMentioning)
            mentioning.add(path);
        if (isIncluding)
            including.add(path);
        if (isMentioningAnywhere || moved.has(path) || isIncluding)
            found.push(path);
        if (!isMentioning && mayShowOthers)
            left.push(file);
    }
    const isComplete = await addIncluding(found, left, mentioning, sites, read);
    return isComplete ? { mentioning, including } : allOf(options);
}
/** All texts count as ones that mention a name. */
function allOf({ moved, texts }) {
    const mentioning = new Set([...moved, ...texts.map(({ path }) => path)]);
    return { mentioning, including: new Set() };
}
/**
 * Adds the texts that may include those that were found, and then those that may include these.
 *
 * @returns whether it is known of each text; `false` where any may include one of them.
 */
async function addIncluding(found, texts, mentioning, sites, read) {
    let included = found;
    let left = texts;
    while (included.length > 0) {
        const search = new Search(namesOfFiles(included), 'includes');
        if (isOnEachPage(search, sites))
            return false;
        const including = [];
        const others = [];
        for await (const { file, text } of readFiles(left, read)) {
            const mayIncludeOne = text === undefined || search.finds(toPlain(text));
            if (mayIncludeOne)
                including.push(file.path);
            else
                others.push(file);
        }
        for (const path of including)
            mentioning.add(path);
        included = including;
        left = others;
    }
    return true;
}
/** The names by which texts include files whose text has changed, or show their titles. Only sites have syntax for that. */
function namesOfChanged({ changed, moved, sites }) {
    const included = new Names();
    const shown = new Names();
    if (sites.length === 0)
        return { included, shown };
    for (const path of changed) {
        if (isBinary(path))
            continue;
        const hasMoved = moved.has(path);
        // The names of files that moved are looked for anyway, unless another file is named in the place of one.
        if (!hasMoved || VARIANT.test(path))
            included.addIncludedFile(path);
        if (!hasMoved)
            shown.addShownPage(path);
    }
    return { included, shown };
}
function namesOfFiles(paths) {
    const names = new Names();
    for (const path of paths)
        names.addIncludedFile(path);
    return names;
}
/** @returns the files with their texts; without one that is too large to be searched: it may have any name in it. */
async function* readFiles(files, read) {
    for (let start = 0; start < files.length; start += FILES_AT_A_TIME) {
        const some = files.slice(start, start + FILES_AT_A_TIME);
        const contents = await read(some.map(({ oid }) => oid));
        for (const [index, file] of some.entries()) {
            const bytes = contents[index];
            yield { file, text: bytes && toText(bytes) };
        }
    }
}
/** Enough that reading seldom waits, few enough that their texts fit into memory. */
const FILES_AT_A_TIME = 64;
/** The text of a file, as far as a search for words needs it. */
function toText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
/** Adds the keys of variables whose values mention a name, also of those that mention such a key. */
function addVariables(names, sites) {
    let left = sites.flatMap(({ variables }) => Object.entries(variables));
    let count = -1;
    while (left.length !== count && !names.isEmpty) {
        count = left.length;
        const search = new Search(names, 'links');
        const others = [];
        for (const [key, value] of left) {
            if (search.finds(toPlain(`"${value}"`)))
                names.addWord(key.slice(key.lastIndexOf('.') + 1));
            else
                others.push([key, value]);
        }
        left = others;
    }
}
/** Whether the configuration of a site puts what is searched for on each page, as `auto_append` of MkDocs does. */
function isOnEachPage(search, sites) {
    return sites.some(({ sharedTexts }) => {
        const quoted = sharedTexts.map(text => `"${text}"`);
        return search.finds(toPlain(quoted.join('\n')));
    });
}
/** The names by which texts may refer to some files. */
class Names {
    /** Words that count in every text, in small letters. */
    words = new Set();
    /** Words that count only in a folder and below, as what an index is called there. */
    localWords = new Map();
    /** The folders of indexes: there and below a destination of nothing but dots may lead to one. */
    dotFolders = new Set();
    /** Whether every text counts as one that mentions a name, since not all of them can be searched for. */
    isUnlimited = false;
    /**
     * Adds what texts may call a file: by its path, and by where readers find it.
     *
     * @param scope the folder in which, and below which, texts may call an index by its own name.
     */
    addFile(path, route, scope = (0,paths/* folderOf */.yS)(path)) {
        this.#addPath(path, scope);
        if (route !== undefined)
            this.#addPath(route.replace(/\/$/, ''), scope);
    }
    /** Adds what texts call a file that they include: its name with the extension and, as data and components, without it. */
    addIncludedFile(path) {
        this.addWord((0,paths/* nameOf */.Vb)(path));
        // No include of Markdown leaves the extension out.
        if (!(0,paths/* namesSource */.QM)(path))
            this.#addPath(path, '');
        if (VARIANT.test(path))
            this.addWord((0,paths/* nameOf */.Vb)((0,paths/* folderOf */.yS)(path).slice(0, -1)));
    }
    /** Adds what texts call a page whose title they may show: a title has no includes. */
    addShownPage(path) {
        if ((0,paths/* namesSource */.QM)(path))
            this.#addPath(path, (0,paths/* folderOf */.yS)(path));
    }
    /** Adds a word by which texts refer to something else, such as the key of a variable. */
    addWord(word) {
        if (word === '')
            return;
        // It may have escapes as well (`%41.md`).
        const key = toPlain(word).trim();
        const isTooMuch = key.length > MAX_WORD_LENGTH || this.words.size === MAX_WORDS;
        // A name of nothing but blanks is in every text.
        if (key === '' || isTooMuch)
            this.isUnlimited = true;
        else
            this.words.add(key);
        // In HTML `n\%6f` names `n\o`, but without escapes it is `no`.
        if (word.includes('\\'))
            this.addWord(word.replaceAll('\\', ''));
    }
    get isEmpty() {
        const { words, localWords, dotFolders, isUnlimited } = this;
        return !isUnlimited && words.size + localWords.size + dotFolders.size === 0;
    }
    #addPath(path, scope) {
        const name = (0,paths/* nameOf */.Vb)(path);
        const forms = formsOf(name);
        const indexes = forms.filter(form => INDEX.test(form));
        for (const form of forms)
            if (!indexes.includes(form))
                this.addWord(form);
        if (indexes.length === 0)
            return;
        const words = this.localWords.get(scope) ?? new Set();
        for (const form of indexes)
            words.add(form.toLowerCase());
        this.localWords.set(scope, words);
        this.dotFolders.add(scope);
        const folderName = (0,paths/* nameOf */.Vb)(path.slice(0, -name.length - 1));
        for (const form of formsOf(folderName))
            this.addWord(form);
    }
}
const INDEX = /^(?:_?index|readme)$/i;
/** A file that a page may show beside another one that it names (markdown-include-variants of MkDocs). */
const VARIANT = /\.py$/;
/**
 * The forms of the last segment of a path: without its extension, also without a language before that, and each of these
 * without the number or the date that some generators take off.
 */
function formsOf(name) {
    const stem = name.replace(/(?<=.)\.[^.]*$/, '');
    const forms = [
        stem,
        stem.replace(/(?<=.)\.[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i, ''),
    ].flatMap(stem => [
        stem,
        stem.replace(/^\d+(?:-\d\d-\d\d)?(?:[-_. ]+|$)/, ''),
    ]);
    return [...new Set(forms)].filter(form => form !== '');
}
/** Neither more words nor longer ones are searched for: every text counts as one that mentions them. */
const MAX_WORDS = 2_000;
/** No name of a file is longer. */
const MAX_WORD_LENGTH = 300;
/** A text in which more templates than this have to be looked at counts as one that mentions a name. */
const MAX_PLACES = 1_000;
/**
 * Finds texts that mention names, in time linear in each text. A word counts wherever it stands by itself: what is a link, an
 * include or a sentence is not told apart, which costs some makings and no rules.
 */
class Search {
    #words;
    #word;
    #local;
    #names;
    #what;
    /** @param what is looked for: links, also those that lead by paths of the repository alone; or what may include a file. */
    constructor(names, what) {
        const { words, localWords } = names;
        this.#words = [...words];
        if (words.size > 0)
            this.#word = anyWordOf(words);
        this.#local = [...localWords].map(([folder, words]) => ({
            folder,
            word: anyWordOf(words),
        }));
        this.#names = names;
        this.#what = what;
    }
    /**
     * @param plain a text without its escapes, in small letters, as `toPlain` makes it.
     * @param path of the file that has the text; without it, of one whose text may be on a page in any folder.
     */
    finds(plain, path) {
        const { isEmpty, isUnlimited, dotFolders } = this.#names;
        if (isEmpty || isUnlimited)
            return isUnlimited;
        const isIn = (folder) => path === undefined || path.startsWith(folder);
        if (this.#word?.test(plain))
            return true;
        for (const { folder, word } of this.#local)
            if (isIn(folder) && word.test(plain))
                return true;
        if (this.#what === 'includes')
            return false;
        if ([...dotFolders].some(isIn) && DOTS.test(plain))
            return true;
        // Only on a site templates are filled.
        return this.#what === 'links' && this.#isMadeByTemplates(plain);
    }
    /** Whether templates make a part of a name, as in `{{ half }}d.md`, or several of them all of it, as in `${one}${two}`. */
    #isMadeByTemplates(text) {
        let places = 0;
        for (const { index, 0: templates } of text.matchAll(TEMPLATES)) {
            if (++places > MAX_PLACES)
                return true;
            const end = index + templates.length;
            const start = text
                .slice(Math.max(0, index - MAX_WORD_LENGTH), index)
                .split(SEPARATOR)
                .at(-1);
            const [rest = ''] = text
                .slice(end, end + MAX_WORD_LENGTH)
                .split(SEPARATOR);
            const values = templates.match(VALUE) ?? [];
            const mayBeWhole = values.filter(value => !SITE_ADDRESS.test(value)).length > 1;
            // A part of the rest may be an extension.
            for (const ending of [
                rest,
                rest.replace(/\.[^.]*$/, ''),
                rest.split('.')[0],
            ]) {
                if (start === '' && ending === '' && !mayBeWhole)
                    continue;
                if (this.#words.some(word => word.startsWith(start) && word.endsWith(ending)))
                    return true;
            }
        }
        return false;
    }
}
/** The characters that are in no name. */
const SEPARATORS = '\\s/\\\\"\'`()<>[\\]{}=:,;#?&@|*+!$';
const SEPARATOR = new RegExp(`[${SEPARATORS}]`);
const VALUE = /\{\{[^{}]*\}\}|\$\{[^{}]*\}/g;
const TEMPLATE = `(?:${VALUE.source}|\\{%[^{}]*%\\})`;
/** Templates with at most a part of a name between them. */
const TEMPLATES = new RegExp(`${TEMPLATE}(?:[^${SEPARATORS}]{0,50}${TEMPLATE})*`, 'g');
/** An address is no part of a name: `{{ site.url }}{{ site.baseurl }}/` is at the beginning of many links of Jekyll. */
const SITE_ADDRESS = /(?:base_?)?url\W/;
/** A destination that ends in dots, or is nothing but slashes: it leads to an index. */
const DOTS = /(?<![^\s"'`(=<{>:|,[/\\])(?:\.{1,2}|[/\\])[/\\]{0,9}(?![^\s"'`<>)}|,?#\]])/;
/** An expression for any of some words where no letter or number is beside it. */
function anyWordOf(words) {
    // YAML may have a name in several lines.
    const patterns = Array.from(words, word => word
        .split(/\s+/)
        .map(part => RegExp.escape(part))
        .join('\\s+'));
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
const ESCAPED = (0,lib_text/* anyOf */.EB)([
    // Percent-encoding, and character references of HTML.
    /(?:%[\da-f]{2})+/,
    /&#?\w{1,31};/,
    // Characters in YAML and JavaScript, and an escaped line break.
    /\\(?:u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2})/,
    /\\\r?\n[ \t]*/,
    // Punctuation in Markdown.
    /\\[!-/:-@[-`{-~]/,
], 'gi');
/** A text as names are looked for in it: without its escapes, in small letters. */
function toPlain(text) {
    return withoutEscapes(text).toLowerCase();
}
/** A text as its links are read. */
function withoutEscapes(text) {
    let plain = text;
    // One may be in another, such as `&#37;41`.
    for (let round = 0; round < 3; round++) {
        if (!/[%&\\]/.test(plain))
            break;
        const next = plain.replace(ESCAPED, decoded);
        if (next === plain)
            break;
        plain = next;
    }
    return plain;
}
function decoded(escaped) {
    // In addresses browsers leave out tabs and line breaks (URL standard, "basic URL parser").
    if (escaped.startsWith('&'))
        return (0,micromark_util_decode_string/* decodeString */.s)(escaped).replace(/[\t\n\r]/g, '');
    if (escaped.startsWith('%'))
        return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString();
    const code = /^\\[ux]\{?([\da-f]+)/i.exec(escaped)?.[1];
    if (code === undefined)
        return escaped.slice(1).trimStart();
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
/** Whether a text may include others, by what such syntax begins with in any generator. */
function mayInclude(text) {
    return INCLUDES.test(text);
}
/** Whether a text may show the titles of other pages. */
function mayShowTitles(text) {
    return /<[A-Z]/.test(text) && LEADS.test(text);
}
/** An attribute by which a component leads to a page, whose title it may show. */
const LEADS = /\b(?:link|to|href)\s*=/;
const INCLUDES = (0,lib_text/* anyOf */.EB)([
    // Jekyll, Hugo, mdBook and macros of MkDocs.
    /\{[%{*!]/,
    // VitePress.
    /@include|<<</,
    // MkDocs' snippets.
    /-8<-/,
    // MDX.
    /\bimport\b/,
    // DocFX.
    /\[!(?:include|code)|:::\s*code/,
    // Mintlify, GitBook and others.
    /<(?:include|snippet|embed)|include\{/,
], 'i');

;// CONCATENATED MODULE: ./lib/plan/changes.js



/**
 * Finds the unchanged pages whose documents differ all the same, since what they refer to came, went or has another
 * place: those that may are made in both commits.
 *
 * @param unchanged pages with the same text and settings in all these commits.
 * @param earlier what the service may hold: the commits of the last success and of the attempts since.
 * @returns the references of those that differ.
 */
async function findDiffering(unchanged, earlier, now, options) {
    const { blobs, ahead } = options;
    const found = new Set();
    if (unchanged.length === 0)
        return found;
    const movement = {
        changed: new Set(),
        moved: new Set(),
        names: new Names(),
    };
    for (const before of earlier)
        await addMovement(before, now, movement, options);
    const { changed } = movement;
    const sought = {
        ...movement,
        texts: searchedFiles(unchanged, now),
        sites: now.sites.all.map(({ variables, sharedTexts }) => ({
            variables,
            sharedTexts,
        })),
    };
    // Where the search takes too long, each may differ.
    const { mentioning, including } = (await options.search(now.files, sought, blobs)) ?? allOf(sought);
    const candidates = unchanged.filter(({ path }) => mentioning.has(path) || including.has(path));
    if (candidates.length === 0)
        return found;
    const makerNow = options.makerOf(now);
    const makersBefore = earlier.map(options.makerOf);
    const make = async (job) => {
        const result = await makerNow.make(job);
        // Where nothing moved, a page that includes no changed file is the same.
        const includesChanged = result.reads?.some(path => changed.has(path));
        const mayDiffer = mentioning.has(job.path) || includesChanged;
        if (mayDiffer && (await differsFrom(result, job, makersBefore)))
            return 'differs';
        return 'same';
    };
    const results = (0,lib_snapshot/* makeDocuments */.Xi)(candidates, { blobs, ahead, make });
    // A page that cannot be read is pushed, which fails: its author has to know.
    for await (const { page, made } of results)
        if (made !== 'same')
            found.add(page.externalRef);
    return found;
}
/** Whether any of the makers makes another document of a page. */
async function differsFrom(result, job, makers) {
    for (const maker of makers)
        if (!isSame(result, await maker.make(job)))
            return true;
    return false;
}
function isSame(one, other) {
    if (one.kind !== 'document' || other.kind !== 'document')
        return one.kind === other.kind;
    return Buffer.compare(one.json, other.json) === 0;
}
/** Adds how a commit differs from an earlier one. */
async function addMovement(before, now, { changed, moved, names }, options) {
    const addMoved = async (paths) => {
        const found = await findMoved(paths, changed, before, now, options);
        for (const { path, places } of found) {
            moved.add(path);
            for (const place of places)
                addNames(names, path, place, options.hasSiteUrls);
        }
        return found.length;
    };
    const different = (0,lib_snapshot/* differing */.R1)(before.tree, now.tree);
    for (const path of different)
        changed.add(path);
    const movedCount = await addMoved([...different]);
    const hasSameSites = JSON.stringify(before.sites) === JSON.stringify(now.sites);
    if (movedCount === 0 && hasSameSites)
        return;
    // What came or went may give other pages another address, or hide them.
    const onSites = new Set([
        ...before.sites.files.keys(),
        ...now.sites.files.keys(),
    ]);
    const mayMove = (path) => !different.has(path) && !(isExcluded(path, before) && isExcluded(path, now));
    await addMoved([...onSites].filter(mayMove));
    for (const [path, { site }] of now.sites.files)
        if (hasOtherHrefs(site, before, now))
            moved.add(path);
    const folders = new Set([...before.paths.folders, ...now.paths.folders]);
    for (const folder of folders) {
        if (folderText(before, folder) === folderText(now, folder))
            continue;
        names.addFile(folder);
        names.dotFolders.add(folder === '' ? '' : `${folder}/`);
    }
}
function isExcluded(path, { sites }) {
    return sites.files.get(path)?.exclusionReason !== undefined;
}
/** Finds the files that only one of two commits has, or that have another place, with their places in both. */
async function findMoved(paths, changed, before, now, { makerOf }) {
    const [old, today] = await Promise.all([
        placesIn(before, paths, makerOf),
        placesIn(now, paths, makerOf),
    ]);
    const found = [];
    for (const path of paths) {
        const places = [old.get(path), today.get(path)];
        const isSame = placeText(before, path, old) === placeText(now, path, today);
        // Pages may show the title of one that they name by an identifier.
        const mayBeShown = changed.has(path) && places.some(place => place?.id !== undefined);
        if (!isSame || mayBeShown)
            found.push({ path, places });
    }
    return found;
}
/** Whether links that name no file lead elsewhere on a site: by its settings, such as `cleanUrls` of VitePress. */
function hasOtherHrefs(site, before, now) {
    const { file, hrefs } = now.sites.all[site];
    const old = before.sites.all.find(other => other.file === file);
    return old !== undefined && old.hrefs !== hrefs;
}
/** @param hasSiteUrls any folder may have any address, so that dots anywhere may lead to the file. */
function addNames(names, path, place, hasSiteUrls) {
    // In another language, whose folder is another one, a link may lead to what is not translated.
    const isInOtherFolders = hasSiteUrls || place?.hasTranslations === true;
    names.addFile(path, place?.route, isInOtherFolders ? '' : undefined);
    names.addWord(place?.id ?? '');
    // Where the address of a site is not known, links are looked up by routes, of which any may be that of a folder.
    const isFoundByRoute = place?.route !== undefined && place.address === undefined;
    if (hasSiteUrls || isFoundByRoute)
        names.dotFolders.add('');
}
async function placesIn(snapshot, paths, makerOf) {
    const found = new Map();
    const onSites = paths.filter(path => snapshot.sites.files.has(path));
    if (onSites.length === 0)
        return found;
    const places = await makerOf(snapshot).places(onSites);
    for (const [index, path] of onSites.entries()) {
        const place = places[index];
        if (place)
            found.set(path, place);
    }
    return found;
}
/** Whether a file is there, where readers find it, and whether git has it, as a text to compare. */
function placeText({ files }, path, places) {
    const oid = files.oids.get(path);
    if (oid === undefined)
        return '';
    return JSON.stringify([(0,lib_snapshot/* isGenerated */.UK)({ oid }), places.get(path)]);
}
/** Whether a folder is there, and whether git has it, as a text to compare. */
function folderText({ paths }, folder) {
    if (!paths.folders.has(folder))
        return '';
    return paths.generated?.has(folder) ? 'generated' : 'tracked';
}
/** The files of a commit that the documents of unchanged pages are made of: the pages, and on a site all that they may include. */
function searchedFiles(unchanged, { sites, files }) {
    const texts = new Map();
    for (const { path, oid } of unchanged)
        texts.set(path, { path, oid });
    if (sites.all.length === 0)
        return [...texts.values()];
    for (const [path, oid] of files.oids)
        if (oid !== '' && !(0,paths/* isBinary */.Go)(path))
            texts.set(path, { path, oid });
    return [...texts.values()];
}

// EXTERNAL MODULE: ./lib/plan/index.js
var lib_plan = __webpack_require__(3079);
// EXTERNAL MODULE: ./lib/push/deliver.js + 1 modules
var deliver = __webpack_require__(948);
// EXTERNAL MODULE: ./lib/report/log.js
var report_log = __webpack_require__(9820);
// EXTERNAL MODULE: ./lib/sites/index.js + 1 modules
var sites = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/line.js + 1 modules
var line = __webpack_require__(7073);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/run/preview.js



/** A document as a file: front matter, then the body. */
function toFile({ body, archived, ...fields }) {
    return `---\n${(0,dist/* stringify */.As)(fields, { lineWidth: 0 })}---\n\n${body}`;
}
function fileOf(json) {
    return toFile(JSON.parse(new TextDecoder().decode(json)));
}
/** Compares the documents of a preview with those of its base. */
class Comparison {
    /** The documents of pages whose difference is shown, by `external_ref`, as files. */
    after = new Map();
    #plan;
    /** The pages whose files differ. */
    #touched;
    #shown = new Set();
    constructor(base, now, plan) {
        this.#plan = plan;
        this.#touched = touchedIn(base, now, plan);
        for (const page of this.#touched.slice(0, MAX_DIFFERENCES))
            if (page.now)
                this.#shown.add(page.now.externalRef);
    }
    /** Whether the difference of a page is shown. */
    shows(externalRef) {
        return this.#shown.has(externalRef);
    }
    /** The paths of the pages whose files differ. */
    get touchedPaths() {
        const paths = new Set();
        for (const { now } of this.#touched)
            if (now)
                paths.add(now.path);
        return paths;
    }
    /** How many pages are pushed again although their files are the same. */
    get againCount() {
        const paths = this.touchedPaths;
        const again = this.#plan.upserts.filter(({ path, externalRef }) => !paths.has(path) && this.#plan.again.has(externalRef));
        return again.length;
    }
    /**
     * The changes for the report, once all documents are made.
     *
     * @param hidden the references of pages that are hidden now.
     * @param making makes the documents of the base.
     */
    async changes(hidden, making) {
        const hasNew = this.#touched.some(({ old }) => !old);
        const pages = [];
        for (const { now, old } of this.#touched) {
            const isCompared = now ? this.after.has(now.externalRef) : hasNew;
            if (old && isCompared)
                pages.push(old);
        }
        const before = new Map();
        for await (const { page, made } of (0,lib_snapshot/* makeDocuments */.Xi)(pages, making))
            if (made.kind === 'document')
                before.set(page.externalRef, fileOf(made.json));
        return withRenames(this.#touched, before, this.after).map(page => toChange(page, hidden, before, this.after));
    }
}
/** Finds the pages whose files differ, or that only one of two commits has. */
function touchedIn({ pages: before }, { pages: now }, { archives }) {
    const movedFrom = new Map();
    for (const { movedTo, externalRef } of archives)
        if (movedTo !== undefined)
            movedFrom.set(movedTo, externalRef);
    const touched = [];
    const found = new Set();
    for (const page of now.values()) {
        const { externalRef } = page;
        const old = before.get(externalRef) ?? before.get(movedFrom.get(externalRef) ?? '');
        if (old?.oid === page.oid && old.path === page.path)
            continue;
        touched.push({ now: page, old });
        if (old)
            found.add(old);
    }
    for (const old of before.values())
        if (!now.has(old.externalRef) && !found.has(old))
            touched.push({ old });
    return touched;
}
/** Joins a page that is new and one that is gone where most of the text stays: it was renamed and edited. */
function withRenames(touched, before, after) {
    const joined = [];
    const gone = [];
    for (const page of touched) {
        if (page.now)
            continue;
        const text = before.get(page.old.externalRef) ?? '';
        gone.push({ page, text, lines: new Set(text.split('\n')) });
    }
    for (const page of touched) {
        if (!page.now)
            continue;
        const text = after.get(page.now.externalRef);
        let index = -1;
        if (!page.old && text !== undefined)
            index = gone.findIndex(other => isMostOf(other, text));
        const [renamed] = index < 0 ? [] : gone.splice(index, 1);
        joined.push({ now: page.now, old: page.old ?? renamed?.page.old });
    }
    return [...joined, ...gone.map(({ page }) => page)];
}
/** Whether most of two documents is the same, by whole lines, as git tells that a file was renamed. */
function isMostOf({ text, lines }, after) {
    const kept = after.split('\n').filter(line => lines.has(line));
    return kept.join('\n').length * 2 > Math.max(text.length, after.length);
}
function toChange({ now, old }, hidden, before, after) {
    if (!now)
        return { kind: 'archived', path: old.path };
    const { path, externalRef } = now;
    if (hidden.has(externalRef))
        return { kind: 'hidden', path };
    const text = after.get(externalRef);
    const oldText = before.get(old?.externalRef ?? '') ?? '';
    const difference = text ? toDifference(oldText, text) : undefined;
    if (!old)
        return { kind: 'new', path, difference };
    if (old.path === path)
        return { kind: 'changed', path, difference };
    return { kind: 'renamed', path, from: old.path, difference };
}
/** So many pages have their difference shown, and so many lines of each. */
const MAX_DIFFERENCES = 20;
const MAX_LINES = 40;
/** Texts that have little in common take the square of their length. */
const TIMEOUT_MS = 1_000;
/** Compares two documents by their lines; `''` is no document. */
function toDifference(before, after) {
    const parts = (0,line/* diffLines */.Pp)(before, after, { timeout: TIMEOUT_MS }) ?? [
        { removed: true, added: false, value: before },
        { removed: false, added: true, value: after },
    ];
    const difference = { added: 0, removed: 0, lines: [] };
    for (const { added, removed, value } of parts) {
        if (!added && !removed)
            continue;
        const lines = value.replace(/\n$/, '').split('\n');
        if (added)
            difference.added += lines.length;
        else
            difference.removed += lines.length;
        const mark = added ? '+' : '-';
        const room = MAX_LINES - difference.lines.length;
        for (const line of lines.slice(0, room))
            difference.lines.push(`${mark} ${line}`);
    }
    return difference;
}

;// CONCATENATED MODULE: ./lib/run/questions.js




/** Asks the questions of the input `questions`. Where that fails, a warning says so, and nothing else is affected. */
async function askQuestions({ inputs, now, blobs }, { path, known, base }, makerOf, { pool, cancellation, log }) {
    /** Makes the documents of all pages but those that are known. */
    const makeAll = async (snapshot, known) => {
        const { make } = makerOf(snapshot);
        const pages = [...snapshot.pages.values()].filter(({ path }) => !known.has(path));
        const documents = new Map(known);
        const making = (0,lib_snapshot/* makeDocuments */.Xi)(pages, { blobs, ahead: pool.ahead, make });
        for await (const { page, made } of making) {
            if (cancellation.stopping.aborted)
                throw new Error('the run was stopped');
            if (made.kind === 'document')
                documents.set(page.path, made.json);
        }
        return documents;
    };
    const pageIn = (path, { pages }) => JSON.stringify(pages.get(inputs.refPrefix + path));
    try {
        const documents = await makeAll(now, known);
        const same = [...documents].filter(([path]) => base && pageIn(path, base) === pageIn(path, now));
        const before = base && (await makeAll(base, new Map(same)));
        const job = { path, now: documents, before };
        const { answers, messages } = await pool.ask(now.files, job, blobs);
        const kind = 'unchanged';
        const file = { path, externalRef: path, kind, messages };
        return { answers, file: (0,report_log/* withLevels */.SP)([file], inputs.warnings)[0] };
    }
    catch (error) {
        const message = `questions: they were not asked (${(0,lib_text/* sanitizeForLog */.F0)(String(error))}). The rest of the run is not affected.`;
        log.warning((0,text_message/* withHelp */.il)(message, 'questions'));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/run/sync.js















/** Pushes and archives what a target needs. */
async function sync(turn, run) {
    const { target, log } = turn;
    const { inputs, now, record } = target;
    const isPreview = run.task.kind === 'preview';
    const changes = await findChangesInStage(turn, run);
    const { plan } = changes;
    const base = await findBase(turn, run.task);
    const comparison = base && new Comparison(base, now, plan);
    // Of several targets each has a folder of its own.
    const folder = inputs.name === undefined ? '' : `${inputs.name}/`;
    const isAsked = isPreview || run.task.everything;
    const path = isAsked ? inputs.questions : undefined;
    const asking = path === undefined ? undefined : { path, known: new Map(), base };
    const destinations = {
        write: run.writeDocument,
        folder,
        comparison,
        kept: asking?.known,
        made: [],
    };
    const pushed = await pushChanges(changes, destinations, turn, run);
    const { stop, heldBack } = pushed;
    const outcomes = (0,deliver/* toOutcomes */.Ze)(pushed.outcomes, plan, now, stop ?? heldBack);
    const sites = (0,report/* toSites */.Sy)(now.sites.all, target.settings.siteUrls);
    const facts = {
        whyEverything: changes.whyEverything,
        sites: sites.length > 0 ? sites : undefined,
    };
    // What stopped the run is not the fault of a page.
    if (stop) {
        const documents = (0,report_log/* withLevels */.SP)(outcomes, inputs.warnings);
        return { end: { kind: 'stopped', stop }, documents, facts };
    }
    facts.findability = findabilityOf(destinations, plan, run.task);
    if (comparison) {
        const making = {
            blobs: target.blobs,
            make: changes.makerOf(base).make,
            ahead: run.pool.ahead,
        };
        facts.changes = await comparison.changes(hiddenIn(outcomes), making);
        facts.again = comparison.againCount;
    }
    facts.approval = heldBack?.approval;
    if (isPreview && heldBack) {
        facts.refused = (0,lib_plan/* sentence */.em)({ ...heldBack, hint: guardHint(heldBack) });
        log.warning(facts.refused);
    }
    const documents = withExplanations(outcomes, turn);
    const end = isPreview
        ? { kind: 'delivered', exceptions: [], heldBack: undefined }
        : toRunEnd(documents, plan, pushed, record.sha);
    if (!asking)
        return { end, documents, facts };
    const ask = () => askQuestions(target, asking, changes.makerOf, { ...run, log });
    return { end, documents, facts, ask };
}
/** Adds to outcomes since when pages fail, and the levels of the input `warnings`. */
function withExplanations(outcomes, { target, history }) {
    const earlier = (0,lib_journal/* attemptsIn */.qw)(history).flatMap(({ exceptions = [] }) => exceptions);
    const explained = (0,report/* explainFailures */.vS)(outcomes, earlier);
    return (0,report_log/* withLevels */.SP)(explained, target.inputs.warnings);
}
/**
 * Decides how a run has ended that has delivered its plan.
 *
 * @param documents the outcomes of all pages.
 */
function toRunEnd(documents, plan, { heldBack, uncertain }, sha) {
    const missing = documents.filter(({ kind }) => kind === 'failed' || kind === 'unsent');
    const isNothingAccepted = plan.isFirstSync && missing.length === documents.length;
    if (isNothingAccepted && heldBack)
        return { kind: 'stopped', stop: heldBack };
    if (isNothingAccepted)
        return { kind: 'all failed' };
    const moves = new Map();
    for (const { externalRef, movedTo } of plan.archives)
        moves.set(externalRef, movedTo);
    const failed = new Set();
    for (const { kind, externalRef } of missing)
        if (kind === 'failed')
            failed.add(externalRef);
    const exceptions = missing.map(outcome => {
        const { externalRef, path, kind, failingSince: since = sha } = outcome;
        // A page that was refused may be in search all the same if its request was made before, without an answer.
        const held = uncertain.has(externalRef) || plan.inSearch(externalRef).kind !== 'never';
        const exception = { externalRef, path, held, since };
        if (kind !== 'unsent')
            return exception;
        const waitsFor = moves.get(externalRef);
        if (waitsFor !== undefined && failed.has(waitsFor))
            return { ...exception, waitsFor };
        return { ...exception, isHeldBack: true };
    });
    return { kind: 'delivered', exceptions, heldBack };
}
/** Replaces the ways out of a push that holds archives back in a preview. */
function guardHint({ approval }) {
    return `A push would archive none of them, push all else, and be red. If they are to leave search, tell an owner of this repository before you merge: a run by hand then needs ${approval}.`;
}
/** The references of the pages that are hidden now. */
function hiddenIn(outcomes) {
    const hidden = new Set();
    for (const { kind, isHidden, externalRef } of outcomes)
        if (kind === 'hidden' || isHidden)
            hidden.add(externalRef);
    return hidden;
}
/** How documents will be found: those that a pull request changes, or else all where all of them were made. */
function findabilityOf({ made, comparison }, plan, task) {
    if (task.kind === 'preview' && task.baseSha !== undefined) {
        const touched = comparison?.touchedPaths ?? new Set();
        return (0,report/* toFindability */.Hq)(made, path => touched.has(path));
    }
    if (plan.unchanged.length > 0)
        return undefined;
    return (0,report/* toFindability */.Hq)(made, () => true);
}
/** Reads what a preview compares with: what a pull request would be merged into, or what search has. */
async function findBase({ target, history }, task) {
    if (task.kind !== 'preview')
        return undefined;
    const sha = task.baseSha ?? history.synced?.record.sha;
    if (sha === undefined)
        return undefined;
    try {
        return await target.snapshotAt({ ...target.record, sha });
    }
    catch (error) {
        if (error instanceof lib_snapshot/* RepositoryError */.pU)
            return undefined;
        throw error;
    }
}
function findChangesInStage(turn, { task, pool, repository }) {
    const { target, history, log, comparedWith } = turn;
    const baseline = history.synced?.record.sha;
    // Starting a thread takes about as long as finding the changes.
    if (baseline !== repository.head)
        pool.warmUp();
    return log.stage('Find the changes', () => ({ done: 0, line: 'Still reading' }), async () => {
        const changes = await findChanges(turn, task, pool);
        for (const line of changes.warnings)
            log.warning(line);
        const hasOwnFiles = (0,patterns/* addedToDefault */.D1)(target.inputs.files) === undefined;
        for (const line of (0,report_log/* siteLines */.HD)(target.now, target.settings.siteUrls, hasOwnFiles))
            log.info(line);
        const { branch } = task;
        log.info((0,report_log/* planLine */.od)(changes.plan, comparedWith, { baseline, branch }));
        if (changes.whyEverything !== undefined)
            log.info(changes.whyEverything);
        return changes;
    });
}
/** Finds what a run has to do. */
async function findChanges(turn, task, pool) {
    const { inputs, now, settings, record, blobs } = turn.target;
    const { everything } = task;
    const warnings = [];
    const before = await (0,lib_plan/* readKnown */.Uj)({
        history: turn.history,
        now,
        everything,
        snapshotAt: turn.target.snapshotAt,
        warn: line => warnings.push(line),
    });
    const byTrees = (0,lib_plan/* plan */.et)(now.pages, record.settings, before.known, everything);
    const makerOf = openMakers(turn.target, pool);
    const earlier = new Set(before.snapshots);
    earlier.delete(now);
    const again = await findDiffering(byTrees.unchanged, [...earlier], now, {
        blobs,
        search: (files, sought, blobs) => pool.search(files, sought, blobs),
        makerOf,
        ahead: pool.ahead,
        hasSiteUrls: settings.siteUrls.length > 0,
    });
    const complete = {
        ...(0,lib_plan/* withAgain */.P8)(byTrees, again),
        isEmptying: (0,patterns/* isNone */.$I)(inputs.files),
    };
    const unexpected = findWarnings({
        inputs,
        record,
        history: turn.history,
        plan: complete,
        now,
    });
    warnings.push(...unexpected, ...turn.target.warnings);
    const aboutSites = [...now.sites.messages];
    if (inputs.builtSite.length === 0)
        aboutSites.push(...(now.sites.others ?? []).map(sites/* otherSiteMessage */.np));
    for (const line of aboutSites)
        warnings.push((0,text_message/* withHelp */.il)((0,lib_text/* sanitizeForLog */.F0)(line, 1000), 'generator'));
    const because = everything ? task.because : undefined;
    return {
        plan: complete,
        whyEverything: (0,report_log/* whyPushed */.kb)(before.known, record.settings, now.pages, because),
        warnings,
        makerOf,
        snapshots: before.snapshots,
    };
}
/** Opens one maker for each snapshot, when it is needed. */
function openMakers({ settings, blobs }, pool) {
    const makers = new Map();
    return snapshot => (0,data/* cached */.PO)(makers, snapshot, () => pool.openMaker(snapshot, settings, blobs));
}
/** Pushes and archives what has changed. */
async function pushChanges(changes, destinations, { target, log }, run) {
    const { plan } = changes;
    const { cancellation } = run;
    const outcomes = [];
    const options = {
        ...toMakers(changes, destinations, target),
        blobs: target.blobs,
        ahead: run.pool.ahead,
        maxArchive: target.inputs.maxArchive,
        asksSearch: run.task.kind === 'sync' && run.task.asksSearch,
        send: batch => target.service.send(batch),
        push: {
            signal: cancellation.stopping,
            sleep: cancellation.sleep,
            random: run.random,
            now: run.clock.elapsed,
            onSilence: reason => log.info(`Trying again: ${reason}.`),
        },
        waitForMore: cancellation.sleep,
        onOutcome: outcome => outcomes.push(outcome),
    };
    const title = run.task.kind === 'preview' ? 'Make the documents' : 'Push to search';
    const progress = () => {
        const done = { documents: outcomes.length, ...target.service.sent };
        return { done: done.documents, line: (0,report_log/* progressLine */.oz)(done, (0,lib_plan/* sizeOf */.$d)(plan)) };
    };
    try {
        const push = () => (0,deliver/* deliver */.cK)(plan, options);
        const delivery = await log.stage(title, progress, push);
        return { ...delivery, outcomes };
    }
    catch (error) {
        if (!(error instanceof lib_snapshot/* RepositoryError */.pU))
            throw error;
        // What was pushed until then is still reported.
        const { message: reason, topic } = error;
        const stop = cancellation.stopping.reason ?? { reason, hint: '', topic };
        return { stop, heldBack: undefined, uncertain: new Set(), outcomes };
    }
}
/** The functions that make documents of pages as they are now, and as they were. */
function toMakers({ makerOf, snapshots }, destinations, { now }) {
    return {
        async make(job) {
            const result = await makerOf(now).make(job);
            await keepDocument(destinations, job, result);
            return result;
        },
        makeUnchanged: job => makerOf(now).make(job),
        makeVersion: (job, { snapshot }) => makerOf(snapshots[snapshot]).make(job),
    };
}
/** Writes, measures and keeps a document that a run makes of a page as it is now. */
async function keepDocument({ write, folder, comparison, kept, made }, { path, externalRef }, result) {
    if (result.kind !== 'document')
        return;
    made.push({ path, name: result.name, measures: result.measures });
    kept?.set(path, result.json);
    const isShown = comparison?.shows(externalRef) === true;
    if (!isShown && !write)
        return;
    const text = fileOf(result.json);
    if (isShown)
        comparison.after.set(externalRef, text);
    await write?.(folder + path, text);
}

;// CONCATENATED MODULE: ./lib/run/index.js








/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others. Resolves to a report for each, in the order in which they are given.
 *
 * @param toMessage what the user reads of an error.
 */
async function runTargets(targets, run, toMessage) {
    const reports = [];
    const printed = new Set();
    /** Why the service was out of reach for a target. */
    let unreachable;
    for (const target of targets) {
        const turn = {};
        let result;
        try {
            if ('error' in target)
                throw target.error;
            turn.target = target;
            turn.log = openTurnLog(run.log, target.inputs.name, printed);
            result = await takeTurn({ target, log: turn.log }, turn, unreachable, run, toMessage);
        }
        catch (error) {
            result = failure(toMessage(error));
        }
        const { end, facts, ask } = result;
        facts.questions = await ask?.();
        reports.push(reportOf(run, target.inputs, turn, result));
        if (end.kind === 'stopped' && TOPICS_OF_ADDRESS.includes(end.stop.topic))
            unreachable = end.stop;
    }
    return reports;
}
/**
 * Makes the report of a target.
 *
 * @param known what is known of it; nothing where it could not be opened.
 */
function reportOf({ context, task, repository }, { connectorId, name }, known, { end, documents, facts: more }) {
    const { target, log, history, comparedWith } = known;
    const synced = comparedWith === 'base' ? undefined : history?.synced;
    const facts = {
        repository: context.repository,
        repositoryUrl: `${context.serverUrl}/${context.repository}`,
        branch: task.branch,
        sha: repository.head,
        connectorId,
        target: name,
        isPreview: task.kind === 'preview',
        ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
        baseline: synced?.record.sha ?? '',
        comparedWith,
        warnings: [...(log?.warnings ?? [])],
        ...more,
    };
    return (0,report/* toReport */.cG)(facts, documents, target?.service.sent.requests ?? 0, end);
}
/** The topics of trouble that all targets share, as all have the same `base-url`: a service that is away, a wrong address. */
const TOPICS_OF_ADDRESS = [
    'service-down',
    'base-url',
    'certificate',
    'proxy',
];
/** @param printed the warnings that any target has printed: no other prints them again. */
function openTurnLog(log, name, printed) {
    const prefix = name === undefined ? '' : `${name}: `;
    const warnings = [];
    return {
        warnings,
        info: line => log.info(line),
        stage: (title, line, work) => log.stage(prefix + title, line, work),
        warning(line) {
            if (printed.has(line))
                return;
            printed.add(line);
            warnings.push(line);
            log.warning(prefix + line);
        },
    };
}
/**
 * @param known is given what becomes known of the turn, for the report of one that an error ends.
 * @param unreachable why the service was out of reach for an earlier target.
 */
async function takeTurn(opened, known, unreachable, run, toMessage) {
    const { target } = opened;
    const { stopping } = run.cancellation;
    const stop = stopping.aborted
        ? stopping.reason
        : unreachable;
    if (stop)
        return ended({ kind: 'stopped', stop });
    const syncAfter = async (past) => {
        Object.assign(known, past);
        const turn = { ...opened, ...past };
        const obstacle = await findObstacle(turn, run);
        return obstacle ? ended(obstacle) : sync(turn, run);
    };
    if (run.task.kind === 'preview')
        return syncAfter(await readPreviewHistory(target, run.task.baseSha, run));
    const journal = await run.openJournal(target.inputs, target.record);
    const attempt = await journal.begin(target.record);
    run.memory.rememberAttempt(attempt.id);
    const result = await waitInLine(journal, attempt, opened, run)
        .then(syncAfter)
        .catch(error => failure(toMessage(error)));
    const problem = await endAttempt(journal, attempt, target, result, toMessage);
    if (problem !== undefined)
        return { ...result, end: { kind: 'error', problem } };
    run.memory.rememberEnd(attempt.id);
    return result;
}
/** A result without documents. */
function ended(end) {
    return { end, documents: [], facts: {} };
}
function failure(problem) {
    return ended({ kind: 'error', problem });
}
/** Waits until no run that began earlier can be writing to the connector. */
async function waitInLine(journal, attempt, { target, log }, { cancellation, clock }) {
    const { sleep, stopping: signal } = cancellation;
    const history = await (0,lib_journal/* waitForTurn */.qg)(journal, target.record, attempt, {
        elapsed: clock.elapsed,
        sleep,
        signal,
        onWait({ record }, untilMs) {
            const until = new Date(untilMs).toISOString();
            log.info(`Run ${(0,lib_text/* sanitizeForLog */.F0)(record.runId)} began earlier and is still pushing: waiting for it, until ${until} at the latest.`);
        },
    });
    return { history, comparedWith: comparisonOf(history) };
}
/** Records how an attempt has ended. Resolves to the problem where that is not possible: it is then left to the `post` step. */
async function endAttempt(journal, attempt, { service: { sent } }, { end, documents }, toMessage) {
    const description = (0,report/* numbers */.nL)((0,report/* count */.U9)(documents, sent.requests));
    const mayHaveWritten = sent.requests > sent.refused;
    const { state, exceptions } = toEnding(end, mayHaveWritten);
    try {
        if (exceptions.length > 0)
            await journal.endExcept(attempt, description, exceptions);
        else
            await journal.end(attempt.id, state, description);
        return undefined;
    }
    catch (error) {
        // A problem of the work comes first.
        const earlier = (0,report/* problemOf */.Zw)(end);
        const start = earlier === undefined ? '' : `${(0,text_message/* splitHelp */.E7)(earlier).text} `;
        return error instanceof lib_journal/* JournalError */.k
            ? (0,text_message/* withHelp */.il)(start + error.message, error.topic)
            : toMessage(error);
    }
}
/**
 * The run as the journal is to remember it: later runs start from one that delivered everything but its exceptions.
 *
 * @param mayHaveWritten whether search may have changed.
 */
function toEnding(end, mayHaveWritten) {
    if (end.kind === 'delivered')
        return { state: 'succeeded', exceptions: end.exceptions };
    return { state: mayHaveWritten ? 'failed' : 'void', exceptions: [] };
}
/** Reads what a preview is compared with. @param baseSha what a pull request would be merged into. */
async function readPreviewHistory({ inputs, record }, baseSha, { openJournal, clock }) {
    try {
        const journal = await openJournal(inputs, record);
        const history = await (0,lib_journal/* readHistory */.Lu)(journal, record, clock.now());
        return { history, comparedWith: comparisonOf(history) };
    }
    catch (error) {
        // The token of a pull request from a fork may read little; its base then stands for the last sync.
        if (!(error instanceof lib_journal/* JournalError */.k) || baseSha === undefined)
            throw error;
    }
    const synced = {
        id: '',
        order: 0,
        begunAtMs: 0,
        state: 'succeeded',
        record: { ...record, sha: baseSha },
    };
    const history = {
        synced,
        dirty: [],
        ahead: [],
        isCut: false,
    };
    return { history, comparedWith: 'base' };
}
function comparisonOf(history) {
    return (0,lib_journal/* attemptsIn */.qw)(history).length > 0 ? 'record' : 'nothing';
}
/**
 * Finds out why a target must leave search unchanged.
 *
 * @throws InputError when another step of this run has pushed to the connector.
 */
async function findObstacle({ target: { record }, history }, { cancellation, repository, task }) {
    if (task.kind === 'preview')
        return undefined;
    const [ahead] = history.ahead;
    if (ahead !== undefined) {
        const { reason } = cancellation.stopping.reason;
        const until = new Date((0,lib_journal/* deadlineMs */.vf)(ahead)).toISOString();
        const run = `run ${(0,lib_text/* sanitizeForLog */.F0)(ahead.record.runId)}`;
        const stop = {
            reason: `${reason}, while this run waited for ${run}, which began earlier and has not said how it ended. Nothing was pushed.`,
            hint: `Run this workflow again: after ${until} ${run} is no longer waited for.`,
            topic: 'earlier-run',
        };
        return { kind: 'stopped', stop };
    }
    requireNoConflict(record, history);
    const { branch } = task;
    const problem = await findOvertaken(record, history, branch, repository);
    if (problem !== undefined)
        return { kind: 'overtaken', problem };
    const { stopping } = cancellation;
    if (stopping.aborted)
        return { kind: 'stopped', stop: stopping.reason };
    return undefined;
}
/** @throws InputError when this step would archive the pages of another step of this run, with the same connector. */
function requireNoConflict(record, history) {
    const shape = (of) => JSON.stringify(shapeOf(of));
    const other = (0,lib_journal/* attemptsIn */.qw)(history)
        .map(attempt => attempt.record)
        .find(of => of.runId === record.runId && shape(of) !== shape(record));
    if (other === undefined)
        return;
    throw new inputs/* InputError */.dz(`Another step of this run has pushed ${(0,patterns/* quoted */.TL)(other.files)} with the ref-prefix "${(0,lib_text/* sanitizeForLog */.F0)(other.refPrefix)}" to the connector ${(0,lib_text/* sanitizeForLog */.F0)(record.connectorId)}; this one has ${(0,patterns/* quoted */.TL)(record.files)} with "${(0,lib_text/* sanitizeForLog */.F0)(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own; after a change of inputs, start a new run rather than this one again. Nothing was pushed by this step.`, 'two-workflows');
}
/**
 * Finds out whether this run must leave search unchanged: the checkout is older than what search has, as when an old
 * run is started again.
 */
async function findOvertaken(record, history, branch, repository) {
    const attempts = (0,lib_journal/* attemptsIn */.qw)(history);
    // GitHub counts runs up. What a later one has begun, however it ended, must not be undone by an older commit; but that
    // of the branch itself may be older, as after a force push.
    const later = attempts
        .map(attempt => attempt.record)
        .find(({ runId, sha }) => Number(runId) > Number(record.runId) && sha !== record.sha);
    // The very first sync has nothing to undo.
    if (later === undefined && history.synced === undefined)
        return undefined;
    const since = later ? undefined : history.synced?.record.sha;
    if (!(await repository.isBehind(since, branch)))
        return undefined;
    const why = later
        ? `, and run ${(0,lib_text/* sanitizeForLog */.F0)(later.runId)}, which is later, has pushed ${later.sha.slice(0, 7)}`
        : `, nor newer than ${since?.slice(0, 7)}, which search has`;
    return `This commit is not the newest of "${(0,lib_text/* sanitizeForLog */.F0)(branch)}"${why}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`;
}


/***/ }),

/***/ 8548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rs: () => (/* binding */ openTargets),
  R0: () => (/* binding */ readTargets),
  oz: () => (/* binding */ requireBranch),
  yZ: () => (/* binding */ withMergeBase)
});

// UNUSED EXPORTS: digestOfSettings

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/inputs/index.js
var lib_inputs = __webpack_require__(9637);
// EXTERNAL MODULE: ./lib/journal/index.js
var lib_journal = __webpack_require__(5947);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var inputs_patterns = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/message.js
var text_message = __webpack_require__(9140);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/snapshot/files.js
var snapshot_files = __webpack_require__(259);
// EXTERNAL MODULE: ./lib/snapshot/texts.js
var texts = __webpack_require__(4472);
;// CONCATENATED MODULE: ./lib/snapshot/disk.js








/** @throws InputError when a pattern matches nothing, a site is not built, or a record has no room for it all. */
async function findDiskPages(deps) {
    const { inputs, repository, disk } = deps;
    const { generated: patterns, builtSite } = inputs;
    const tree = await repository.tree(repository.head);
    const tracked = new Set(tree.map(({ path }) => path));
    if (patterns.length + builtSite.length === 0)
        return {
            now: new Map(),
            before: toBefore(new Map(), tracked),
            blobs: withDisk(repository.blobs, [], undefined, disk),
            lines: [],
            warnings: [],
        };
    const listed = await listGenerated(patterns, disk);
    const committed = listed.filter(path => tracked.has(path));
    requireWanted(committed, inputs);
    const paths = listed.filter(path => !tracked.has(path));
    const files = await disk.statFiles(paths.filter(path => !HTML.test(path)));
    const html = new Set(paths.filter(path => HTML.test(path)));
    const built = await readBuiltTexts(html, deps);
    const now = new Map(files.map(({ path, digest }) => [path, digest]));
    for (const [path, digest] of built?.digests ?? [])
        now.set(path, digest);
    return {
        now,
        before: toBefore(now, tracked),
        blobs: withDisk(repository.blobs, files, built, disk),
        record: toDiskRecord(now, tracked, inputs),
        lines: built?.lines ?? [],
        warnings: [...(built?.warnings ?? []), ...warnOfTracked(committed)],
    };
}
async function readBuiltTexts(html, deps) {
    if (html.size + deps.inputs.builtSite.length === 0)
        return undefined;
    // It loads the parser of HTML, which other runs do not need.
    const { readBuiltSites } = await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(199), __webpack_require__.e(924)]).then(__webpack_require__.bind(__webpack_require__, 5924));
    return readBuiltSites(html, deps);
}
/** @throws InputError when there is no room for the names of the pages that only the disk has. */
function toDiskRecord(now, tracked, { generated, builtSite, journal }) {
    const from = [...generated];
    for (const { folder, source } of builtSite)
        from.push(`${folder} -> ${source}`);
    const record = { from, digests: (0,lib_journal/* packDigests */.bJ)(now) };
    const hasRoom = journal.kind === 'file' || (0,lib_journal/* bytesOf */.$$)(record) <= lib_journal/* MAX_PART_BYTES */.tZ;
    return hasRoom ? record : withGroups(from, now, tracked);
}
const HTML = /\.html?$/i;
async function listGenerated(patterns, disk) {
    if (patterns.length === 0)
        return [];
    const found = (await disk.list(patterns, 'generated')).filter((0,inputs_patterns/* toMatcher */.WV)(patterns));
    for (const pattern of patterns)
        if (!(0,inputs_patterns/* readPattern */.ZS)(pattern).negate && !found.some((0,inputs_patterns/* toMatcher */.WV)([pattern])))
            throw new lib_inputs/* InputError */.dz(`generated: "${(0,lib_text/* sanitizeForLog */.F0)(pattern)}" matches no file of the workspace, though an earlier step of this job should have written some. Check that step and the pattern, which begins at the workspace's root; folders that are symbolic links are not searched. Nothing was pushed.`, 'generated');
    return found;
}
/** @throws InputError when there is no room for the names of the pages that only the disk has. */
function withGroups(from, now, tracked) {
    const untracked = new Map([...now].filter(([path]) => !tracked.has(path)));
    const record = {
        from,
        digests: (0,lib_journal/* packDigests */.bJ)(untracked),
        groups: (0,lib_journal/* packGroups */.AP)(inGroups(now, tracked)),
    };
    const bytes = (0,lib_journal/* bytesOf */.$$)(record);
    if (bytes <= lib_journal/* MAX_PART_BYTES */.tZ)
        return record;
    throw new lib_inputs/* InputError */.dz(`generated: the names of ${untracked.size} generated pages are more than the record of past syncs has room for on GitHub (${bytes} bytes of ${lib_journal/* MAX_PART_BYTES */.tZ}). Keep the record in a file, by the input journal, or generate fewer pages. Nothing was pushed.`, 'generated');
}
/** All pages of a commit with what is on the disk for each: nothing where a page has no built page any more, or none yet. */
function inGroups(now, tracked) {
    const pages = [...tracked].filter(path => paths/* pageExtensions */.En.some(extension => path.endsWith(extension)));
    return new Map(pages.map(path => [path, now.get(path) ?? '']));
}
function toBefore(now, tracked) {
    return ({ generated: then }) => {
        const known = (0,lib_journal/* unpackDigests */.Ks)(then?.digests ?? '');
        if (then?.groups === undefined)
            return known;
        const pages = inGroups(now, tracked);
        const isSame = (0,lib_journal/* toIsSameGroup */.L7)(then.groups, (0,lib_journal/* packGroups */.AP)(pages));
        for (const [path, digest] of pages)
            if (!known.has(path))
                known.set(path, isSame(path) ? digest : snapshot_files/* UNKNOWN_DIGEST */.QI);
        return known;
    };
}
/** Such a page would be in search no longer as soon as it is committed. */
function requireWanted(committed, { files }) {
    const matches = (0,inputs_patterns/* toMatcher */.WV)(files);
    const path = committed.find(tracked => !matches(tracked));
    if (path === undefined)
        return;
    throw new lib_inputs/* InputError */.dz(`generated: "${(0,lib_text/* sanitizeForLog */.F0)(path)}" is in the commit as well, so that its text there is what counts, but the input files does not match it, and it would leave search. Add it to files, exclude it in generated by a line that begins with "!", or take it out of the repository. Nothing was pushed.`, 'generated');
}
function warnOfTracked([first, ...others]) {
    if (first === undefined)
        return [];
    const message = `generated: "${(0,lib_text/* sanitizeForLog */.F0)(first)}"${others.length > 0 ? ` and ${others.length} more files that the patterns match` : ''} are in the commit as well, which decides what is pushed. Write a pattern that matches only what is generated, or take the files out of the repository.`;
    return [(0,text_message/* withHelp */.il)(message, 'generated')];
}
/** The digest that such pages, and files that are empty, have in the records of past syncs. */
const NEVER_SHOWN = new Set(['', ...Object.values(texts/* hiddenTexts */.x).map(text => JSON.stringify(text))].map(lib_text/* digestOf */.ol));
/** The text of a page that is archived: nothing else is left of it. */
const FORGOTTEN = new TextEncoder().encode('This page was generated by a workflow, and is no longer. Its text was not kept.\n');
/** Reads blobs from where their object IDs say: from git, from the disk, or from git with the text of a built page. */
function withDisk(blobs, files, built, disk) {
    const filesByDigest = new Map(files.map(file => [file.digest, file]));
    const readFromDisk = async (digest, maxBytes) => {
        const file = filesByDigest.get(digest);
        if (file)
            return disk.read(file, maxBytes);
        const keptAt = await built?.keptAt(digest);
        if (keptAt !== undefined)
            return readKeptText(keptAt, disk);
        return toForgotten(digest);
    };
    return async function* (keys, maxBytes) {
        const ids = keys.map(snapshot_files/* readFileKey */.iH);
        const gitOids = ids.flatMap(id => (id.kind === 'disk' ? [] : id.oid));
        const fromGit = blobs(gitOids, maxBytes);
        try {
            for (const id of ids) {
                if (id.kind === 'disk') {
                    yield await readFromDisk(id.digest, maxBytes);
                    continue;
                }
                const blob = (await fromGit.next()).value;
                if (id.kind === 'built') {
                    const keptAt = await built?.keptAt(id.digest);
                    if (keptAt !== undefined)
                        blob.built = keptAt;
                }
                yield blob;
            }
        }
        finally {
            await fromGit.return(undefined);
        }
    };
}
/** Stands for a page that is on the disk no longer. */
function toForgotten(digest) {
    const bytes = NEVER_SHOWN.has(digest) ? new Uint8Array() : FORGOTTEN.slice();
    return { size: bytes.length, bytes };
}
async function readKeptText(keptAt, disk) {
    try {
        return { ...toBlob(await disk.kept(keptAt)), built: keptAt };
    }
    catch (error) {
        return unreadBlob(`cannot be read again (${(0,lib_text/* sanitizeForLog */.F0)(String(error))})`);
    }
}
function unreadBlob(problem) {
    return { size: 0, bytes: undefined, problem };
}
/** The text of a built page without a source; the line end keeps it from being read as front matter. */
function toBlob(text) {
    if ('reason' in text)
        return unreadBlob(text.reason);
    const bytes = new TextEncoder().encode('body' in text ? `\n${text.body}` : '');
    return { size: bytes.length, bytes };
}

// EXTERNAL MODULE: ./lib/snapshot/index.js
var snapshot = __webpack_require__(2436);
;// CONCATENATED MODULE: ./lib/run/target.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/**
 * With a branch that the repository does not have, as after a typo or a rename, run after run would be green and push
 * nothing. Where the server cannot be asked, the branch is assumed to exist.
 *
 * @throws InputError when the branch of the input `branch` does not exist.
 */
async function requireBranch(branch, open) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = __addDisposableResource(env_1, await open(), true);
            if ((await repository.tip(branch)) !== undefined)
                return;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (error instanceof snapshot/* RepositoryError */.pU)
            return;
        throw error;
    }
    throw new lib_inputs/* InputError */.dz(`branch: the repository has no branch "${(0,lib_text/* sanitizeForLog */.F0)(branch)}", so that no run would ever push anything. Give the branch to keep in search, or leave the input out for the default one.`, 'branch');
}
/**
 * The targets of the input `targets`, which may be in a file of the commit, or the one that the inputs describe.
 *
 * @throws InputError
 */
async function readTargets(inputs, { head, tree, blobs }, options) {
    const { targets } = inputs;
    if (targets === '')
        return [inputs];
    const { namesFile, parseTargets } = await __webpack_require__.e(/* import() */ 779).then(__webpack_require__.bind(__webpack_require__, 7779));
    if (!namesFile(targets))
        return parseTargets({ text: targets }, inputs, options);
    const path = targets.replace(/^\.\//, '');
    const texts = await (0,snapshot/* readFileTexts */.LN)([path], (0,snapshot/* oidsOf */.hc)(await tree(head)), blobs);
    const text = texts.get(path);
    if (text !== undefined)
        return parseTargets({ text, path }, inputs, options);
    const message = `targets: ${(0,lib_text/* sanitizeForLog */.F0)(targets)}: the commit that is checked out has no such file, or it is not text. Give its path from the repository’s root, such as .github/docs-push.yml, in the same case; links are not followed.`;
    throw new lib_inputs/* InputError */.dz((0,text_message/* withHelp */.il)(message, 'targets'));
}
/**
 * Opens each target, in the order in which they are given. Where there are several, an error of one is that one's.
 *
 * @throws InputError
 */
async function openTargets(inputsOfTargets, run) {
    const { context, repository } = run;
    const { journal } = inputsOfTargets[0];
    if (journal.kind === 'file') {
        const tree = await repository.tree(repository.head);
        requireUntracked(journal.path, context.workspace, tree);
    }
    const takeSnapshot = snapshotsWith(repository.blobs, run);
    const connectors = inputsOfTargets.map(({ connectorId }) => connectorId);
    const targets = [];
    // One after another: each may read a built site.
    for (const inputs of inputsOfTargets) {
        try {
            targets.push(await openTarget(inputs, connectors, takeSnapshot, run));
        }
        catch (error) {
            if (inputsOfTargets.length === 1)
                throw error;
            targets.push({ inputs, error });
        }
    }
    const opened = targets.filter(target => 'record' in target);
    const paths = new Set();
    for (const { now } of opened)
        for (const { path } of now.pages.values())
            paths.add(path);
    return targets.map(target => {
        if (!('record' in target))
            return target;
        const found = withoutSkipped(target, paths);
        for (const { path } of found.now.skipped)
            paths.add(path);
        return found;
    });
}
/** @param blobs reads the texts: those of git, or those of the disk too. */
function snapshotsWith(blobs, { pool, repository }) {
    return (0,snapshot/* openSnapshots */.mn)({
        tree: commit => repository.tree(commit),
        blobs,
        findSites: (files, generator, read) => pool.findSites(files, generator, read),
    });
}
async function openTarget(inputs, connectors, takeSnapshot, run) {
    const { context, disk, log, pool, repository, task } = run;
    const { head } = repository;
    const { files, refPrefix, generator, timeoutMinutes } = inputs;
    const settings = settingsOf(inputs, context, task.branch);
    const onDisk = await findDiskPages({
        inputs,
        repositoryName: context.repository,
        workspace: context.workspace,
        repository,
        disk,
        builtPages: pool,
        takeSnapshot,
        placesOf: (snapshot, paths) => pool.openMaker(snapshot, settings, repository.blobs).places(paths),
    });
    for (const line of onDisk.lines)
        log.info(line);
    const takeWithDisk = onDisk.record
        ? snapshotsWith(onDisk.blobs, run)
        : takeSnapshot;
    const now = await takeWithDisk(head, inputs, onDisk.now);
    const record = {
        v: 1,
        ...(0,lib_journal/* searchPartOf */.Ln)(inputs, context.repository),
        branch: task.branch,
        sha: head,
        files,
        refPrefix,
        generator,
        connectors,
        settings: digestOfSettings(document_document/* normaliserVersion */.h, settings, inputs.baseUrl),
        runId: context.runId,
        timeoutMinutes,
    };
    if (onDisk.record)
        record.generated = onDisk.record;
    return {
        inputs,
        service: run.openService(inputs),
        settings,
        record,
        now,
        snapshotAt: then => takeWithDisk(then.sha, then, onDisk.before(then)),
        blobs: onDisk.blobs,
        warnings: onDisk.warnings,
    };
}
/** The settings by which the documents of a target are made. */
function settingsOf(inputs, { repository, serverUrl }, branch) {
    const { refPrefix, siteTags, sourceLinks, siteUrls } = inputs;
    const { tags, rules } = inputs.tags;
    return {
        refPrefix,
        tags,
        rules,
        siteTags,
        sourceLinks,
        siteUrls,
        branch,
        repositoryUrl: `${serverUrl}/${repository}`,
    };
}
/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number, which alone decides what
 * front matter hides.
 */
function digestOfSettings(version, settings, baseUrl) {
    const { refPrefix: _, ...shaping } = settings;
    const all = JSON.stringify([baseUrl, Object.entries(shaping).sort()]);
    return `${version}-${(0,external_node_crypto_.hash)('sha256', all).slice(0, 32)}`;
}
/** A page of one target is not skipped in another, and a file that several skip counts in the first. */
function withoutSkipped(target, others) {
    const { now } = target;
    const skipped = now.skipped.filter(file => !others.has(file.path));
    // The snapshot itself, where nothing changes: it may be that of the last success.
    if (skipped.length === now.skipped.length)
        return target;
    return { ...target, now: { ...now, skipped } };
}
/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
function requireUntracked(path, workspace, tree) {
    const inside = (0,paths/* pathInside */._l)(workspace, (0,external_node_path_.resolve)(workspace, path));
    if (inside === undefined)
        return;
    const found = tree.find(entry => `${inside}/`.startsWith(`${entry.path}/`));
    if (!found)
        return;
    throw new lib_inputs/* InputError */.dz(`journal: "${(0,lib_text/* sanitizeForLog */.F0)(path)}" leads to "${(0,lib_text/* sanitizeForLog */.F0)(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`, 'journal');
}
/** Corrects the base of a preview: the merge commit of a pull request knows better than the event what it would be merged into. */
async function withMergeBase(task, repository, { sha }) {
    if (task.kind !== 'preview' || task.baseSha === undefined)
        return task;
    if (repository.head !== sha)
        return task;
    const [base, merged] = await repository.parents();
    if (base === undefined || merged === undefined)
        return task;
    return { ...task, baseSha: base };
}


/***/ }),

/***/ 3605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ MAX_SITE_MS),
/* harmony export */   P3: () => (/* binding */ configurationsIn),
/* harmony export */   Uf: () => (/* binding */ siteFailure),
/* harmony export */   lp: () => (/* binding */ readSites),
/* harmony export */   np: () => (/* binding */ otherSiteMessage)
/* harmony export */ });
/* unused harmony exports FOREIGN, siteConfig, findOtherSites */
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);
/* harmony import */ var _generators_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4767);




/** Folders whose configurations are of other projects, there to be tested, or workflows by such a name. */
const FOREIGN = /(?:^|\/)(?:\.github|node_modules|vendor|tests?|__tests__|fixtures|testdata)\//;
/** The files of a commit that may be configurations of sites, by their names alone. */
function configurationsIn(files, choice) {
    if (choice === 'none')
        return [];
    const isNamed = files.includes(choice);
    const visible = isNamed ? [choice] : files.filter(path => !FOREIGN.test(path));
    const found = [];
    for (const name of _generators_index_js__WEBPACK_IMPORTED_MODULE_3__/* .generatorNames */ ._5) {
        if (choice !== 'auto' && choice !== name && !isNamed)
            continue;
        const candidates = [];
        for (const path of visible) {
            const start = path.search(_generators_index_js__WEBPACK_IMPORTED_MODULE_3__/* .generators */ .hJ[name].configuration);
            if (start < 0)
                continue;
            candidates.push({ name, path, folder: path.slice(0, start) });
        }
        // `mkdocs.yml` before `mkdocs-fr.yml`.
        candidates.sort((a, b) => a.path.length - b.path.length);
        found.push(...candidates);
    }
    return found;
}
/** Reading the configurations of all sites of a commit may take so much time on a thread. */
const MAX_SITE_MS = 20_000;
/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param choice looks only for sites of this generator, where it is neither `auto` nor `none`.
 * @param without configurations that are not read, since that took too long or failed before.
 */
async function readSites(files, read, choice, without = []) {
    const messages = new Set();
    const unread = [];
    const candidates = configurationsIn(files, choice);
    for (const { path, folder } of candidates) {
        if (!without.includes(path))
            continue;
        messages.add(notReadMessage(path));
        unread.push(folder);
    }
    const reader = toReader(files, read, messages);
    let sites = [];
    for (const candidate of candidates) {
        if (without.includes(candidate.path))
            continue;
        const known = messages.size;
        const { site, isRead } = await readSite(candidate, reader, messages);
        if (!isRead && messages.size > known)
            unread.push(candidate.folder);
        if (site)
            sites = withSite(sites, site);
    }
    const configs = withoutWide(sites);
    if (candidates.length === 0 && choice !== 'auto' && choice !== 'none')
        messages.add(noConfigurationMessage(choice));
    for (const { file, ownCode = [] } of configs)
        if (ownCode.length > 0)
            messages.add(ownCodeMessage(file, ownCode));
    for (const { file, unknown } of configs)
        if (unknown && !messages.has(unreadableMessage(file)))
            messages.add(unknownMessage(file, unknown));
    const data = { configs, messages: [...messages], unread };
    if (choice !== 'auto')
        return data;
    const visible = files.filter(path => !FOREIGN.test(path));
    const found = await findOtherSites(visible, read);
    // A project often has its configuration beside, or above, that of the site of its docs.
    const others = found.filter(({ name, file }) => name === 'Sphinx' ||
        !configs.some(({ folder }) => folder.startsWith((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file))));
    return others.length > 0 ? { ...data, others } : data;
}
/** The site of a configuration; none where no file is in its folders of pages: many projects have files of these names. */
async function readSite({ name, path }, reader, messages) {
    let found;
    try {
        const generator = await (0,_generators_index_js__WEBPACK_IMPORTED_MODULE_3__/* .loadGenerator */ .w2)(name);
        found = await generator.read(path, reader);
    }
    catch (error) {
        messages.add(siteFailure(path, error));
    }
    if (!found)
        return { isRead: false };
    const config = siteConfig(name, path, found);
    for (const file of reader.files) {
        const isInRoots = config.roots.some(({ folder }) => file.startsWith(folder));
        if (isInRoots && (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .namesSource */ .QM)(file))
            return { site: config, isRead: true };
    }
    return { isRead: true };
}
/** The configuration of a site in a file, with defaults: all pages are in one folder, whose path is not in their addresses. */
function siteConfig(generator, file, found) {
    return {
        generator,
        file,
        folder: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file),
        includeFolders: [],
        aliases: {},
        variables: {},
        address: undefined,
        roots: [{ folder: found.contentFolder, route: '' }],
        names: [],
        hasTitlesInNavigation: false,
        syntaxOptions: {},
        ...found,
    };
}
/**
 * The sites with another. Of two generators in one folder the first counts; of two configurations for the same pages, such
 * as one that another inherits from, the one with an address.
 */
function withSite(sites, added) {
    const inFolder = sites.filter(({ folder }) => folder === added.folder);
    if (inFolder.some(({ generator }) => generator !== added.generator))
        return sites;
    const same = inFolder.find(({ contentFolder }) => contentFolder === added.contentFolder);
    if (!same)
        return [...sites, added];
    if (same.address !== undefined || added.address === undefined)
        return sites;
    return sites.map(site => (site === same ? added : site));
}
/** A repository often keeps the configuration of a generator that it moved away from: another's site in its folders counts. */
function withoutWide(sites) {
    const others = sites.filter(({ isWide }) => !isWide);
    return sites.filter(({ isWide, contentFolder }) => {
        const isWithin = (other) => other.contentFolder.startsWith(contentFolder);
        return !isWide || !others.some(isWithin);
    });
}
function notReadMessage(path) {
    return `${path} was not read, so what it says of a site is not known, and pages that it excludes are pushed too: reading it failed, or took more than ${MAX_SITE_MS / 1000} seconds. Simplify it.`;
}
function noConfigurationMessage(choice) {
    return `generator: the repository has no configuration of ${choice}, so its pages are read as GitHub shows them, drafts of ${choice} too. Name another generator, or auto.`;
}
function ownCodeMessage(file, ownCode) {
    const named = ownCode.slice(0, 5).join(', ');
    return `The site of ${file} has code of its own that may change the words of its pages (${named}). It is not run, so documents contain only the words of the sources. If readers search for what it adds, give the site as it is built (input built-site).`;
}
function unknownMessage(file, unknown) {
    return `${file} has ${unknown} that can be read without running it, so which files are pages, and their addresses, is by defaults. Write these settings as plain values, or give the site as it is built (input built-site) and its address (input site-urls).`;
}
function unreadableMessage(path) {
    return `${path} cannot be read, so what it says of a site is not known, and pages that it excludes are pushed too. Fix it: it is a symbolic link, does not parse, is too long, nested too deep or has more than 100 aliases.`;
}
/** Says that a site is not known, since its generator failed on its configuration or its files. */
function siteFailure(file, error) {
    const reason = (0,_text_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeForLog */ .F0)(error instanceof Error ? error.message : String(error));
    return `${file} cannot be read (unexpected error: ${reason}), so what it says of a site is not known. Please report it with this message.`;
}
function toReader(paths, read, messages) {
    const files = new Set(paths);
    const text = async (path) => {
        if (!files.has(path))
            return undefined;
        const source = (await read([path])).get(path)?.replace(/^\uFEFF/, '');
        if (source === undefined)
            messages.add(unreadableMessage(path));
        return source;
    };
    const data = async (path, parse) => {
        const source = await text(path);
        if (source === undefined)
            return undefined;
        const value = await parse(source);
        if (value === undefined)
            messages.add(unreadableMessage(path));
        return value;
    };
    return { files, text, data, texts: read };
}
/** Generators by the ends of the paths of their configurations. */
const byFile = [
    ['Sphinx', /(?:^|\/)conf\.py$/],
    ['VuePress', /(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/],
    ['Eleventy', /(?:^|\/)(?:\.eleventy|eleventy\.config)\.[cm]?js$/],
    ['Antora', /(?:^|\/)antora(?:-playbook)?\.ya?ml$/],
    ['Fumadocs', /(?:^|\/)source\.config\.[cm]?[jt]s$/],
    ['Fern', /(?:^|\/)fern\/docs\.ya?ml$/],
    ['Rspress', /(?:^|\/)rspress\.config\.[cm]?[jt]s$/],
    ['Vocs', /(?:^|\/)vocs\.config\.[cm]?[jt]sx?$/],
    ['Gatsby', /(?:^|\/)gatsby-config\.[cm]?[jt]s$/],
    ['Quarto', /(?:^|\/)_quarto\.ya?ml$/],
    ['Jupyter Book', /(?:^|\/)(?:_toc|myst)\.ya?ml$/],
    ['Retype', /(?:^|\/)retype\.ya?ml$/],
    ['Writerside', /(?:^|\/)writerside\.cfg$/],
];
/** Generators by packages among the dependencies in `package.json`. */
const byPackage = [
    ['Nextra', 'nextra'],
    ['Fumadocs', 'fumadocs-mdx'],
    ['Docus', 'docus'],
    ['Nuxt Content', '@nuxt/content'],
    ['VuePress', 'vuepress'],
    ['Eleventy', '@11ty/eleventy'],
    ['Next.js', '@next/mdx'],
];
/** So many `package.json` are read, those nearest to the root first, that are no longer than this. */
const MAX_PACKAGES = 20;
const MAX_PACKAGE_LENGTH = 100_000;
/** Finds sites by these tables alone, one for each generator; Sphinx also needs the page that its site begins with. */
async function findOtherSites(paths, read) {
    const known = new Set(paths);
    const byDepth = paths.toSorted((a, b) => a.split('/').length - b.split('/').length);
    const found = new Map();
    for (const path of byDepth)
        for (const [name, file] of byFile) {
            if (found.has(name) || !file.test(path))
                continue;
            const start = `${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path)}index`;
            const isSite = known.has(`${start}.rst`) || known.has(`${start}.md`);
            if (name !== 'Sphinx' || isSite)
                found.set(name, path);
        }
    const manifests = byDepth
        .filter(path => /(?:^|\/)package\.json$/.test(path))
        .slice(0, MAX_PACKAGES);
    for (const [path, text] of await read(manifests)) {
        if (text.length > MAX_PACKAGE_LENGTH)
            continue;
        const data = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(text);
        const hasPackage = (name) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'dependencies', name) !== undefined ||
            (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'devDependencies', name) !== undefined;
        for (const [name, dependency] of byPackage)
            if (!found.has(name) && hasPackage(dependency))
                found.set(name, path);
    }
    const sites = [...found].map(([name, file]) => ({ name, file }));
    return sites.filter(({ file }) => {
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file.replace('.vuepress/', ''));
        return paths.some(path => path.startsWith(folder) && (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .namesSource */ .QM)(path));
    });
}
/** Says what is missing of a site whose sources are not read, and what to do. */
function otherSiteMessage({ name, file }) {
    if (name === 'Sphinx')
        return `Site: Sphinx, by ${file}: its sources are not read. Markdown is pushed as it is written, with the roles, directives and labels of MyST, and reStructuredText is not pushed. Give the site as it is built: the recipe docs/recipes/sphinx.yml does it.`;
    return `Site: ${name}, by ${file}: this generator is not known, so its pages are read as GitHub shows them. Where readers see something else, give the site as it is built (input built-site), or say that this is right (generator: none).`;
}


/***/ }),

/***/ 4767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ generatorNames),
/* harmony export */   hJ: () => (/* binding */ generators),
/* harmony export */   w2: () => (/* binding */ loadGenerator)
/* harmony export */ });
/** The generators. Of those that have a configuration in the same folder the first counts. */
const generators = {
    mkdocs: {
        configuration: /(?<=^|\/)(?:(?:mkdocs[^/]*|properdocs)\.ya?ml|zensical\.toml)$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(656)]).then(__webpack_require__.bind(__webpack_require__, 656))).mkdocs,
    },
    vitepress: {
        configuration: /(?<=^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(551), __webpack_require__.e(825)]).then(__webpack_require__.bind(__webpack_require__, 825))).vitepress,
    },
    docusaurus: {
        configuration: /(?<=^|\/)docusaurus\.config\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(189), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(551), __webpack_require__.e(507)]).then(__webpack_require__.bind(__webpack_require__, 8507))).docusaurus,
    },
    starlight: {
        configuration: /(?<=^|\/)astro\.config\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(551), __webpack_require__.e(888)]).then(__webpack_require__.bind(__webpack_require__, 9888))).starlight,
    },
    docfx: {
        configuration: /(?<=^|\/)docfx\.json$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 6788))).docfx,
    },
    mdbook: {
        configuration: /(?<=^|\/)book\.toml$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(752)]).then(__webpack_require__.bind(__webpack_require__, 9752))).mdbook,
    },
    hugo: {
        configuration: /(?<=^|\/)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(718)]).then(__webpack_require__.bind(__webpack_require__, 3718))).hugo,
    },
    jekyll: {
        configuration: /(?<=^|\/)_config\.ya?ml$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(124)]).then(__webpack_require__.bind(__webpack_require__, 6743))).jekyll,
    },
    gitbook: {
        configuration: /(?<=^|\/)(?:\.gitbook\.ya?ml|SUMMARY\.md)$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(31)]).then(__webpack_require__.bind(__webpack_require__, 2577))).gitbook,
    },
    mintlify: {
        configuration: /(?<=^|\/)(?:docs|mint)\.json$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(886)]).then(__webpack_require__.bind(__webpack_require__, 2886))).mintlify,
    },
};
const generatorNames = Object.keys(generators);
/** @param name of one of the list, as the configuration of a site has it. */
function loadGenerator(name) {
    return generators[name].load();
}


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GH: () => (/* reexport */ find/* MAX_SITE_MS */.GH),
  P3: () => (/* reexport */ find/* configurationsIn */.P3),
  _5: () => (/* reexport */ generators/* generatorNames */._5),
  np: () => (/* reexport */ find/* otherSiteMessage */.np),
  lp: () => (/* reexport */ find/* readSites */.lp),
  Yg: () => (/* reexport */ website/* siteUrlOf */.Yg),
  rs: () => (/* reexport */ website/* urlOf */.rs)
});

// UNUSED EXPORTS: Commit, MAX_ADDRESS_LENGTH, SiteCache, encodeSuffix, isIndexName, pathOf, withoutReferences

// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/find.js
var find = __webpack_require__(3605);
// EXTERNAL MODULE: ./lib/sites/generators/index.js
var generators = __webpack_require__(4767);
// EXTERNAL MODULE: ./lib/sites/website.js
var website = __webpack_require__(5701);
;// CONCATENATED MODULE: ./lib/sites/commit.js







/** Maps the files of a commit to its sites, whose code is loaded where there are any. */
async function openMap(configs, files) {
    if (configs.length === 0)
        return {
            configs,
            failures: [],
            open: () => ({ all: [], siteOf: () => undefined }),
            keysOf: () => [],
            headOf: () => ({}),
        };
    const { mapSites } = await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(379), __webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(265)]).then(__webpack_require__.bind(__webpack_require__, 6265));
    const loaded = new Map();
    for (const { generator } of configs)
        loaded.set(generator, await loadGenerator(generator));
    return mapSites(configs, files, loaded);
}
/** What a thread keeps of the sites of commits: most pushes change neither paths nor configurations, and few pages. */
class SiteCache {
    /** The heads of pages, on which their addresses depend, by generator and object ID. */
    heads = new Map();
    #last;
    mapOf(configs, files) {
        // In their order: of two rewrites or aliases the first that fits counts.
        const key = JSON.stringify([configs, [...files]]);
        if (this.#last?.key !== key)
            this.#last = { key, map: openMap(configs, files) };
        return this.#last.map;
    }
}
/** Links of each form to what no site has. */
const PROBES = (/* unused pure expression or super */ null && (['x', '/x', 'x/', '/x/', './x.html', '/x.html', '../x']));
/** How many heads are read one by one before those of all pages are read at once: a push of many pages needs most of them. */
const MAX_SINGLE_HEADS = 32;
/**
 * A commit on the thread that makes documents of its pages. It reads the files that it needs by itself, each once, and
 * maps the files to sites once.
 */
class Commit {
    paths;
    #oids;
    #read;
    /** By object ID. */
    #texts = new Map();
    #cache;
    #singleHeads = 0;
    #map;
    /** The sites as far as paths alone decide. */
    #bare;
    constructor({ oids, generated }, read, cache = new SiteCache()) {
        const paths = toPaths(oids.keys());
        if (generated)
            paths.generated = generated;
        this.paths = paths;
        this.#oids = oids;
        this.#read = read;
        this.#cache = cache;
    }
    /** The text of a file; `undefined` where there is none, it is no text, or it is too large. */
    textOf(path) {
        return this.#textsOf([path])[0];
    }
    /**
     * Finds the sites of the commit, and which of its files they show.
     *
     * @param without configurations that are not read, since that took too long or failed before.
     */
    async findSites(generator, without) {
        const readTexts = async (paths) => {
            const texts = this.#textsOf(paths);
            const found = new Map();
            for (const [index, path] of paths.entries()) {
                const text = texts[index];
                if (text !== undefined)
                    found.set(path, text);
            }
            return found;
        };
        const read = await readSites([...this.paths.files], readTexts, generator, without);
        // They may be others than before, when another configuration was left out.
        const { configs, failures, open } = await this.#mapFiles(read.configs);
        const sites = open([], path => this.#headOf(path));
        const files = new Map();
        for (const path of this.paths.files) {
            const site = sites.siteOf(path);
            if (!site)
                continue;
            files.set(path, {
                site: configs.indexOf(site.config),
                exclusionReason: site.exclusionReason(path),
                isPartial: site.isPartial(path),
                isInPageFolder: site.config.roots.some(({ folder }) => path.startsWith(folder)),
            });
        }
        return {
            ...read,
            configs,
            messages: [...read.messages, ...failures.map(({ message }) => message)],
            unread: [...read.unread, ...failures.map(({ folder }) => folder)],
            all: sites.all.map(toSite),
            files,
        };
    }
    /** @param configs those that `findSites` found. */
    async openSites(configs, place) {
        const map = this.#map ?? (await this.#mapFiles(configs));
        const sites = map.open(place.siteUrls, path => this.#headOf(path));
        return new Sites(sites, this.paths, place);
    }
    async #mapFiles(configs) {
        const map = await this.#cache.mapOf(configs, this.paths.files);
        this.#map = map;
        this.#bare = map.open([]);
        return map;
    }
    #headOf(path) {
        const key = this.#headKey(path);
        if (key === undefined)
            return {};
        const known = this.#cache.heads.get(key);
        if (known)
            return known;
        this.#singleHeads++;
        if (this.#singleHeads > MAX_SINGLE_HEADS)
            this.readHeads([...this.paths.files]);
        else
            this.readHeads([path]);
        return this.#cache.heads.get(key) ?? {};
    }
    /** Reads the heads of pages on which the site depends. */
    readHeads(paths) {
        const { headOf } = this.#map;
        const { siteOf } = this.#bare;
        const missing = paths.filter(path => {
            const key = this.#headKey(path);
            return key !== undefined && !this.#cache.heads.has(key);
        });
        const contents = this.#read(missing.map(path => this.#oids.get(path)));
        for (const [index, path] of missing.entries()) {
            const content = contents[index];
            const text = content && textOf(content);
            this.#cache.heads.set(this.#headKey(path), headOf(siteOf(path).config, text ?? ''));
        }
    }
    /** The key of a page's head, the same for pages with the same text and generator; `undefined` where the site does not depend on the head. */
    #headKey(path) {
        const oid = this.#oids.get(path);
        const site = this.#bare.siteOf(path);
        // A link or a submodule has no text of its own.
        if (!oid || !site?.needsHead(path))
            return undefined;
        const keys = this.#map.keysOf(site.config).join(' ');
        return `${site.config.generator} ${keys} ${oid}`;
    }
    #textsOf(paths) {
        // The search for what a page may include skips binary files, too.
        const oids = paths.map(path => isBinary(path) ? '' : (this.#oids.get(path) ?? ''));
        const missing = [...new Set(oids)].filter(oid => oid !== '' && !this.#texts.has(oid));
        const contents = missing.length > 0 ? this.#read(missing) : [];
        for (const [index, oid] of missing.entries()) {
            const content = contents[index];
            this.#texts.set(oid, content && textOf(content));
        }
        return oids.map(oid => this.#texts.get(oid));
    }
}
function toSite(site) {
    const { file, options, names, ownCode, unknown, ...settings } = site.config;
    const page = `${settings.contentFolder}index.md`;
    return {
        generator: settings.generator,
        file,
        address: settings.address,
        folder: settings.folder,
        folders: settings.roots.map(({ folder }) => folder),
        settings: JSON.stringify(settings),
        variables: settings.variables,
        sharedTexts: textsIn(settings.syntaxOptions),
        hrefs: JSON.stringify(PROBES.map(link => site.resolve(link, page))),
    };
}
/** The texts in a value of a configuration. */
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.values(value).flatMap(textsIn);
}
/** The sites of a commit: those of generators, and for all other files the input site-urls and GitHub. */
class Sites {
    #sites;
    #website;
    #mdx;
    constructor(sites, paths, place, mdx) {
        this.#sites = sites;
        this.#website = new RepositoryWebsite(place, paths);
        this.#mdx = mdx;
    }
    /** Loads what reads the text of a page: few repositories have MDX, whose parser is a good part of all that a thread would load. */
    async load(path) {
        const config = this.#siteOf(path)?.config;
        // Where there is a format, each page may have another.
        if (config?.format !== undefined || isMdx(path))
            this.#mdx ??= await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(940), __webpack_require__.e(559), __webpack_require__.e(491), __webpack_require__.e(379), __webpack_require__.e(551), __webpack_require__.e(133)]).then(__webpack_require__.bind(__webpack_require__, 4133));
    }
    /** @throws the error that the generator failed with on the front matter of this page. */
    status(path) {
        const site = this.#siteOf(path);
        if (!site) {
            const address = this.#website.addressOf(path);
            const hasOtherSites = this.#sites.all.length > 0;
            return { kind: 'none', address, hasOtherSites };
        }
        site.requirePage(path);
        const hidingReason = site.hidingReason(path);
        if (hidingReason !== undefined)
            return { kind: 'hidden', reason: hidingReason };
        const reason = site.exclusionReason(path);
        if (reason !== undefined)
            return { kind: 'excluded', reason };
        return {
            kind: 'shown',
            address: site.addressOf(path),
            route: site.routeOf(path) ?? '',
            isAddressTooLong: site.isAddressTooLong(path),
            title: site.titleOf(path),
            isTitleShared: site.isTitleShared(path),
            isTitledByNavigation: site.config.hasTitlesInNavigation,
            tags: site.tagsOf(path),
        };
    }
    /** Resolves a relative link, without its query and anchor, as a browser does on the page that has it. */
    resolve(link, fromPath) {
        const website = this.#siteOf(fromPath) ?? this.#website;
        return website.resolve(link, fromPath);
    }
    /** Finds a file whose path differs only in the case of letters. */
    fileInOtherCase(path) {
        return this.#website.fileInOtherCase(path);
    }
    /** Whether tags of a page that are one text are split at blanks. */
    splitsTagsAtBlanks(path) {
        return this.#siteOf(path)?.config.splitsTagsAtBlanks;
    }
    /**
     * Translates a page to GitHub's Markdown; `load` comes before it.
     *
     * @param frontMatter its values, which a site may show.
     * @param textOf the text of a file that it includes; undefined where there is none.
     */
    translate(page, frontMatter, textOf) {
        const { path } = page.placeAt(0);
        const site = this.#siteOf(path);
        if (!site) {
            if (!isMdx(path))
                return { markdown: page, messages: [] };
            return this.#mdx.plainMdx.toMarkdown(page, {});
        }
        const isMdxPage = isReadAsMdx(path, site.config, frontMatter);
        const dialect = site.dialectOf(isMdxPage ? this.#mdx.mdx : undefined);
        return dialect.toMarkdown(page, {
            read(included) {
                const text = textOf(included);
                if (text === undefined)
                    return undefined;
                return fileSource(included, text);
            },
            pathOf: id => site.pathOf(id),
            data: { ...site.handedDown(path), ...frontMatter },
        });
    }
    /** The place of a file on its site; `undefined` for one that belongs to none. */
    placeOf(path) {
        const site = this.#siteOf(path);
        if (!site)
            return undefined;
        return {
            siteFolder: site.config.folder,
            route: site.routeOf(path),
            address: site.addressOf(path),
            hasTranslations: site.languageOf(path) !== undefined,
            id: site.idOf(path),
            rest: JSON.stringify([
                site.hidingReason(path),
                site.titleOf(path),
                site.tagsOf(path),
                site.handedDown(path),
            ]),
        };
    }
    #siteOf(path) {
        return this.#sites.siteOf(path);
    }
}
/** A page of Docusaurus may say what it is (Docusaurus, "mdx.format"). */
function isReadAsMdx(path, config, frontMatter) {
    const format = scalarTextAt(frontMatter, 'mdx', 'format') ?? config.format;
    return format === 'mdx' || (format !== 'md' && isMdx(path));
}

;// CONCATENATED MODULE: ./lib/sites/index.js
/** All that knows site generators. Nothing outside of this folder imports from behind this file. */






/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ siteUrlOf),
/* harmony export */   fS: () => (/* binding */ MAX_ADDRESS_LENGTH),
/* harmony export */   rs: () => (/* binding */ urlOf)
/* harmony export */ });
/* unused harmony exports RepositoryWebsite, pathOf, isIndexName, pageStem, encodeSuffix, withoutReferences */
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);



/** Servers and browsers take no longer paths for sure. */
const MAX_ADDRESS_LENGTH = 2_000;
/** The website that the input site-urls names, and GitHub for all else: for pages that are on no site of a generator. */
class RepositoryWebsite {
    #settings;
    #paths;
    /** The files by their paths in lower case, made when the first target is missing. */
    #pathsInLowerCase;
    constructor(settings, paths) {
        this.#settings = settings;
        this.#paths = paths;
    }
    addressOf(path) {
        return siteUrlOf(path, this.#settings.siteUrls);
    }
    /** Resolves a link to the file whose address a browser reaches on the website, else to what GitHub shows. */
    resolve(link, fromPath) {
        const { siteUrls } = this.#settings;
        const path = pathOf(link, fromPath);
        if (path === undefined) {
            const address = partOfGitHub(link, fromPath, this.#settings);
            if (address !== undefined)
                return { kind: 'address', address };
        }
        const file = this.#fileAt(link, fromPath);
        if (file !== undefined) {
            const address = this.addressOf(file);
            if (address === undefined)
                return { kind: 'file', path: file };
            return { kind: 'page', path: file, address };
        }
        const url = this.#urlFromRoot(link, fromPath);
        // The repository's root is always there, though it is not the website's.
        const isRootOfSite = url !== null && path === '';
        const isFolder = path !== undefined && this.#paths.folders.has(path);
        if (isFolder && !isRootOfSite)
            return { kind: 'folder', path };
        if (url === null)
            return { kind: 'missing' };
        const address = url.origin + encodePath(percentDecoded(url.pathname));
        const isCovered = siteUrls.some(site => `${address}/`.startsWith(site.url));
        if (isCovered)
            return { kind: 'missing', address };
        return { kind: 'address', address };
    }
    /** Finds a file whose path differs only in the case of letters. */
    fileInOtherCase(path) {
        this.#pathsInLowerCase ??= new Map([...this.#paths.files].map(file => [file.toLowerCase(), file]));
        for (const spelling of spellings(path.toLowerCase())) {
            const file = this.#pathsInLowerCase.get(spelling);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    /** The address that a browser goes to by a link from the root on a page of the website; null for any other. */
    #urlFromRoot(link, fromPath) {
        if (!link.startsWith('/'))
            return null;
        const pageAddress = this.addressOf(fromPath);
        if (pageAddress === undefined)
            return null;
        return URL.parse(link, pageAddress);
    }
    /** The file that a link on a page of the website, or on GitHub, leads to. */
    #fileAt(link, fromPath) {
        const { siteUrls } = this.#settings;
        const { files } = this.#paths;
        const path = pathOf(link, fromPath);
        if (path !== undefined && !link.startsWith('/') && files.has(path))
            return path;
        const addresses = [];
        const pageAddress = this.addressOf(fromPath);
        if (pageAddress !== undefined) {
            // Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
            for (const base of [pageAddress, pageAddress.replace(/\/?$/, '/')]) {
                const url = URL.parse(link, base);
                if (url)
                    addresses.push(url.origin + url.pathname);
            }
        }
        if (path !== undefined) {
            const folderAddress = urlOnWebsite(`${path}/`, siteUrls);
            if (folderAddress !== undefined)
                addresses.push(folderAddress);
        }
        for (const address of addresses) {
            const file = filesAt(address, siteUrls).find(name => files.has(name));
            if (file !== undefined)
                return file;
        }
        if (path === undefined)
            return undefined;
        return fileOnGitHub(link, path, this.#paths);
    }
}
/** A part of the repository on GitHub that a page there leads to, such as `../../issues` in a README. */
function partOfGitHub(link, fromPath, settings) {
    if (!link.startsWith('../'))
        return undefined;
    const url = URL.parse(link, urlOf('blob', fromPath, settings));
    const root = `${settings.repositoryUrl}/`;
    if (url === null || !url.href.startsWith(root))
        return undefined;
    const [part = ''] = url.href.slice(root.length).split('/');
    if (!PARTS.has(part))
        return undefined;
    return url.href;
}
/** The parts of a repository's pages on GitHub that are not files. */
const PARTS = new Set(`actions commits compare discussions graphs issues labels milestone milestones network packages projects pull pulls
  pulse releases security stargazers tags wiki`.split(/\s+/));
/** The path that a link names on GitHub, where `/` is the repository's root; undefined where it leads out of that. */
function pathOf(link, fromPath) {
    const path = percentDecoded(link);
    if (path.startsWith('/'))
        return join('', path);
    return join(folderOf(fromPath), path);
}
/** The file that GitHub shows at a path, whose extension may be left out. */
function fileOnGitHub(link, path, { files, folders }) {
    // This means the folder, even where a page has the same name.
    const isFolder = /(?:^|\/)\.{0,2}$/.test(percentDecoded(link)) && folders.has(path);
    if (isFolder)
        return undefined;
    return spellings(path).find(name => files.has(name));
}
function spellings(path) {
    return [path, ...pageExtensions.map(extension => path + extension)];
}
const INDEX_NAMES = (/* unused pure expression or super */ null && ([
    '/index',
    '/Index',
    '/_index',
    '/README',
    '/Readme',
    '/readme',
]));
/** The files that could have an address on the website: a page has one with its extension and one without. */
function filesAt(address, siteUrls) {
    const decoded = percentDecoded(address);
    const ends = ['', '.html', '/index.html'];
    for (const name of ['', ...INDEX_NAMES])
        ends.push(...pageExtensions.map(extension => name + extension));
    return siteUrls.flatMap(mapping => {
        const base = percentDecoded(mapping.url);
        if (!`${decoded}/`.startsWith(base))
            return [];
        const stem = routeKey(mapping.prefix + decoded.slice(base.length));
        const paths = ends.map(end => (stem + end).replace(/^\//, ''));
        return paths.filter(path => mappingOf(path, siteUrls) === mapping);
    });
}
/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
function isIndexName(name) {
    return /^(?:_?index|readme)$/i.test(name);
}
function pageStem(path) {
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .stemOf */ .Vc)(path, _text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pageExtensions */ .En);
}
/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
function siteUrlOf(path, siteUrls) {
    const stem = pageStem(path);
    if (stem === undefined)
        return undefined;
    if (isIndexName((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(stem)))
        return urlOnWebsite((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(stem), siteUrls);
    return urlOnWebsite(stem, siteUrls);
}
function urlOnWebsite(path, siteUrls) {
    const mapping = mappingOf(path, siteUrls);
    if (!mapping)
        return undefined;
    return mapping.url + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(path.slice(mapping.prefix.length));
}
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}
/**
 * The address of a file or folder on GitHub, on a branch or at a commit. Safe as a Markdown destination anywhere:
 * between `()` or `<>`, and in a table.
 */
function urlOf(view, path, { repositoryUrl, branch }) {
    const segments = path.split('/').filter(segment => segment !== '');
    const parts = [view, branch, ...segments];
    return `${repositoryUrl}/${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(parts.join('/'))}`;
}
/** Makes a query or anchor safe as a Markdown destination anywhere, but for what `&` begins. */
function encodeSuffix(suffix) {
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded);
}
/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, decodeString);
}


/***/ }),

/***/ 259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ CommitGoneError),
/* harmony export */   H1: () => (/* binding */ mapAsDone),
/* harmony export */   QI: () => (/* binding */ UNKNOWN_DIGEST),
/* harmony export */   R1: () => (/* binding */ differing),
/* harmony export */   UK: () => (/* binding */ isGenerated),
/* harmony export */   Xi: () => (/* binding */ makeDocuments),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hc: () => (/* binding */ oidsOf),
/* harmony export */   iH: () => (/* binding */ readFileKey),
/* harmony export */   o2: () => (/* binding */ withDigests),
/* harmony export */   pU: () => (/* binding */ RepositoryError),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6116);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9140);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);



/** No object ID of git has it. */
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
function isGenerated({ oid }) {
    return readFileKey(oid).kind === 'disk';
}
/** The object IDs of the files of a tree, by their paths; not those of links and submodules. */
function oidsOf(tree) {
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
class RepositoryError extends _text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
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
function withDigests(tree, digests) {
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
function pathsOf(tree) {
    const paths = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toPaths */ ._Q)(tree.map(entry => entry.path));
    const tracked = tree.filter(entry => !isGenerated(entry));
    if (tracked.length === tree.length)
        return paths;
    const { files, folders } = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toPaths */ ._Q)(tracked.map(entry => entry.path));
    const all = [...paths.files, ...paths.folders];
    return {
        ...paths,
        generated: new Set(all.filter(path => !files.has(path) && !folders.has(path))),
    };
}
/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * _document_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REQUEST_BYTES */ .r;
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
    return `has ${bytes} bytes, and the service takes at most ${_document_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REQUEST_BYTES */ .r} in a request. Split the page.`;
}
/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000;
/** Applies `work` to each value, at most `ahead` at a time, and yields the results as they come. */
async function* mapAsDone(values, ahead, sizeOf, work) {
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


/***/ }),

/***/ 2436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.DQ),
/* harmony export */   LN: () => (/* binding */ readFileTexts),
/* harmony export */   R1: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.R1),
/* harmony export */   UK: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.UK),
/* harmony export */   Xi: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.Xi),
/* harmony export */   g$: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.g$),
/* harmony export */   hc: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.hc),
/* harmony export */   iH: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.iH),
/* harmony export */   mn: () => (/* binding */ openSnapshots),
/* harmony export */   pU: () => (/* reexport safe */ _files_js__WEBPACK_IMPORTED_MODULE_5__.pU),
/* harmony export */   qT: () => (/* binding */ MAX_READ_BYTES)
/* harmony export */ });
/* unused harmony export selectPages */
/* harmony import */ var _inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3134);
/* harmony import */ var _sites_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7515);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6843);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(259);








/** Reads each commit once for all targets, and where nothing has changed also for the last success. */
function openSnapshots(reader) {
    const commits = new Map();
    const snapshots = new Map();
    return (commit, inputs, digests = new Map()) => {
        const { files, refPrefix, generator } = inputs;
        const commitKey = JSON.stringify([commit, generator, [...digests].sort()]);
        const read = async () => {
            const tree = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .withDigests */ .o2)(await reader.tree(commit), digests);
            return readCommit(tree, generator, reader);
        };
        const select = async () => {
            const contents = await (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .PO)(commits, commitKey, read);
            return { ...contents, ...selectFromSites(contents, inputs) };
        };
        const key = JSON.stringify([commitKey, files, refPrefix]);
        return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .PO)(snapshots, key, select);
    };
}
async function readCommit(tree, generator, { blobs, findSites }) {
    const paths = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsOf */ .wG)(tree);
    const files = toCommitFiles(tree, paths);
    const allPaths = [...paths.files];
    // Nothing of generators is loaded where no file has the name of a configuration.
    if ((0,_sites_index_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationsIn */ .P3)(allPaths, generator).length === 0) {
        const read = async (wanted) => {
            const found = new Map();
            const texts = await readFileTexts(wanted, (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .oidsOf */ .hc)(tree), blobs);
            for (const [path, text] of texts)
                if (text !== undefined)
                    found.set(path, text);
            return found;
        };
        const found = await (0,_sites_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readSites */ .lp)(allPaths, read, generator);
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
        if (kind === 'link' && (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .namesSource */ .QM)(path) && isOnSite(path))
            linkOids.set(path, oid);
    if (linkOids.size === 0)
        return tree;
    const oids = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .oidsOf */ .hc)(tree);
    // Git has the path that a link leads to as its text.
    const texts = await readFileTexts([...linkOids.keys()], linkOids, blobs);
    return tree.map(entry => {
        const destination = texts.get(entry.path);
        if (destination === undefined || destination.startsWith('/'))
            return entry;
        const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(entry.path), destination);
        if (path === undefined || !(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .namesSource */ .QM)(path))
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
        texts.set(found[index++], bytes && (0,_text_index_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(bytes));
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
        if (!isWanted(path) && !(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isGenerated */ .UK)(entry)) {
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
    if (!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .namesSource */ .QM)(path))
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
    const matches = (0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .toMatcher */ .WV)(files);
    const added = (0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .addedToDefault */ .D1)(files);
    const isByDefault = sites.all.length > 0 && added !== undefined;
    const isLeftIn = (0,_inputs_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .toMatcher */ .WV)(['**', ...(added ?? [])]);
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
    const selection = selectPages(tree, isWanted, refPrefix, entry => exclusionReason(entry.path, (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isGenerated */ .UK)(entry)));
    const siteDigests = sites.all.map(({ settings }) => (0,_text_index_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(settings));
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
    const isInPageFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .namesSource */ .QM)(path) && file?.isInPageFolder === true;
    if (isInPageFolder)
        return file.exclusionReason;
    if (!isByDefault)
        return undefined;
    if (file)
        return file.exclusionReason;
    const isOnUnreadSite = sites.unread.some(folder => path.startsWith(folder));
    return isOnUnreadSite ? undefined : 'is not on the site';
}


/***/ }),

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ KeptTexts),
/* harmony export */   x: () => (/* binding */ hiddenTexts)
/* harmony export */ });
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);

/** Why HTML without a source is not in search. */
const hiddenTexts = {
    empty: { hidden: 'the page has no text' },
    noIndex: { hidden: 'the head of the HTML says noindex' },
};
/** Keeps the texts of pages. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
class KeptTexts {
    digests = new Map();
    #disk;
    #withBody = new Set();
    constructor(disk) {
        this.#disk = disk;
    }
    /** Keeps the body of a page. */
    async addBody(path, { json, digest }) {
        if (this.#withBody.has(path))
            return;
        this.#withBody.add(path);
        await this.#keep(path, json, digest);
    }
    /** Keeps why a page has no body. */
    async addReason(path, reason) {
        if (this.#withBody.has(path))
            return;
        const json = new TextEncoder().encode(JSON.stringify(reason));
        await this.#keep(path, json, (0,_text_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(json));
    }
    async #keep(path, json, digest) {
        await this.#disk.keep(digest, json);
        this.digests.set(path, digest);
    }
}


/***/ }),

/***/ 879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ hasTooManyAliases),
/* harmony export */   D7: () => (/* binding */ readToml),
/* harmony export */   IE: () => (/* binding */ plainMembers),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   MT: () => (/* binding */ parseToml),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   S7: () => (/* binding */ scalarTextsAt),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   TQ: () => (/* binding */ scalarTextAt),
/* harmony export */   VO: () => (/* binding */ requireBounds),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   ws: () => (/* binding */ scalarText),
/* harmony export */   xr: () => (/* binding */ scalarTexts)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6765);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);



/** Aliases of aliases may expand without end, and the parser itself takes the square of their number. */
const MAX_ALIASES = 100;
/** Code that reads data calls itself for each level: deeper data would overflow the stack. */
const MAX_DEPTH = 100;
/** How much longer than its source data may be. Aliases and imports repeat values. */
const MAX_GROWTH = 10;
/**
 * Requires that data is not nested too deep, as it is where it contains itself, and that it is not much longer than its
 * source.
 *
 * @param length of the source, in characters.
 * @throws Error
 */
function requireBounds(data, length) {
    let left = MAX_GROWTH * (length + 100);
    const visitValue = (value, depth) => {
        left--;
        if (typeof value === 'string')
            left -= value.length;
        if (left < 0)
            throw new Error('its aliases repeat too much');
        if (typeof value !== 'object' || value === null)
            return;
        if (depth === MAX_DEPTH)
            throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
        for (const [key, inner] of Object.entries(value)) {
            left -= key.length;
            visitValue(inner, depth + 1);
        }
    };
    visitValue(data, 0);
}
const yamlOptions = {
    // Every scalar is the string that its author wrote: `1.10` and `2024-05-01` make good titles and tags.
    schema: new yaml__WEBPACK_IMPORTED_MODULE_1__/* .Schema */ .Sj({ schema: 'failsafe', customTags: ['null', 'merge'] }),
    // Where a key is there twice the last value counts, as with most site generators.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
};
/**
 * Parses YAML, a tag such as MkDocs' `!!python/name:` as plain text.
 *
 * @throws YAMLParseError; or an Error for an alias of nothing, too many aliases, or data that is nested too deep.
 */
function parseYaml(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, yamlOptions);
    const [error] = document.errors;
    if (error)
        throw error;
    if (text.includes('*') && hasTooManyAliases(document))
        throw new Error('too many aliases');
    if (text.includes('!ENV'))
        withDefaults(document);
    const data = document.toJS({ maxAliasCount: MAX_ALIASES });
    requireBounds(data, text.length);
    return data;
}
/** Undefined where it cannot be read. */
function readYaml(text) {
    try {
        return parseYaml(text);
    }
    catch {
        return undefined;
    }
}
/** Whether a document has more aliases than are resolved. */
function hasTooManyAliases(document) {
    let count = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(document, { Alias: () => void count++ });
    return count > MAX_ALIASES;
}
/** `!ENV` of MkDocs: the variables are not known, so that what is named last for their absence counts. */
function withDefaults(document) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(document, {
        Node: (_, node) => {
            if (node.tag !== '!ENV')
                return undefined;
            let value = null;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) && node.items.length > 1) {
                const last = node.items.at(-1);
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(last))
                    value = last.value;
            }
            return document.createNode(value);
        },
    });
}
/** @throws TomlError; or an Error for data that is nested too deep. */
function parseToml(text) {
    const data = (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { integersAsBigInt: 'asNeeded' });
    requireBounds(data, text.length);
    return data;
}
/** Undefined where it cannot be read. */
function readToml(text) {
    try {
        return parseToml(text);
    }
    catch {
        return undefined;
    }
}
/** Reads JSON, also with comments and a comma after the last value; undefined where it cannot be read. */
function readJson(text) {
    try {
        const json = (0,strip_json_comments__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text, { trailingCommas: true });
        const data = JSON.parse(json);
        requireBounds(data, text.length);
        return data;
    }
    catch {
        return undefined;
    }
}
/** A value's own member below keys: a configuration must not reach what every object inherits. */
function valueAt(value, ...keys) {
    let inner = value;
    for (const key of keys) {
        if (typeof inner !== 'object' ||
            inner === null ||
            !Object.hasOwn(inner, key))
            return undefined;
        inner = inner[key];
    }
    return inner;
}
/** The plain value below keys as text; undefined where there is none. */
function scalarTextAt(value, ...keys) {
    return scalarText(valueAt(value, ...keys));
}
/** The plain values of the list below keys, or the one that is there. */
function scalarTextsAt(value, ...keys) {
    return scalarTexts(valueAt(value, ...keys));
}
/** Looks up a name from outside in a table: an object also has what all objects inherit, such as `constructor`. */
function lookUp(table, name) {
    if (!Object.hasOwn(table, name))
        return undefined;
    return table[name];
}
/** A plain value as text; undefined for anything else. */
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Date)
        return value.toISOString();
    const isPlain = ['number', 'bigint', 'boolean'].includes(typeof value);
    if (isPlain)
        return String(value);
    return undefined;
}
/** Whether a value is the boolean, as text or not; the default where it is neither. */
function flag(value, byDefault) {
    const word = scalarText(value)?.toLowerCase();
    if (word === 'true' || word === 'yes' || word === 'on')
        return true;
    if (word === 'false' || word === 'no' || word === 'off')
        return false;
    return byDefault;
}
function scalarTexts(value) {
    return list(value).flatMap(item => scalarText(item) ?? []);
}
function list(value) {
    if (Array.isArray(value))
        return value;
    if (value === undefined || value === null)
        return [];
    return [value];
}
/** The members of a mapping; none of anything else. */
function members(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    if (Array.isArray(value))
        return [];
    return Object.entries(value);
}
/** The members of mappings below each other that have plain values, by their keys with dots between. */
function plainMembers(value, prefix = '', depth = 8) {
    const found = new Map();
    for (const [key, inner] of members(value)) {
        const name = prefix + key;
        const plain = scalarText(inner);
        if (plain !== undefined)
            found.set(name, plain);
        if (plain !== undefined || depth === 0)
            continue;
        const below = plainMembers(inner, `${name}.`, depth - 1);
        for (const [path, value] of Object.entries(below))
            found.set(path, value);
    }
    return Object.fromEntries(found);
}
/** The value of a key, which is found once. */
function cached(known, key, find) {
    if (!known.has(key))
        known.set(key, find());
    return known.get(key);
}


/***/ }),

/***/ 6843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ containsSecret),
/* harmony export */   DL: () => (/* binding */ hideSecret),
/* harmony export */   EB: () => (/* binding */ anyOf),
/* harmony export */   F0: () => (/* binding */ sanitizeForLog),
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   On: () => (/* binding */ DIGEST_LENGTH),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   g$: () => (/* binding */ sanitizeLine),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qE: () => (/* binding */ percentEncoded)
/* harmony export */ });
/* unused harmony exports Secrets, oneLine, isInvisible, excerpt, decode */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1161);


/** So many characters of a secret in a row must not be shown. */
const PART_LENGTH = 12;
/** More of a text than is ever shown of it. */
const MAX_SEARCHED_LENGTH = 10_000;
/** A text that can be decoded to more texts than these counts as one that contains a secret. */
const MAX_STAGES = 100;
/** The secrets of a run, which are found in a text in whatever encoding. */
class Secrets {
    /** The parts that no text may contain, by their length. */
    #parts = new Map();
    add(secret) {
        const bytes = Buffer.from(secret);
        for (const form of [secret, bytes.toString('hex'), ...inBase64(bytes)]) {
            for (const stage of decodingStages(form) ?? [form])
                this.#addParts(comparable(stage));
        }
    }
    #addParts(text) {
        if (text === '')
            return;
        const length = Math.min(PART_LENGTH, text.length);
        const parts = this.#parts.get(length) ?? new Set();
        for (const part of partsOf(text, length))
            parts.add(part);
        this.#parts.set(length, parts);
    }
    /** Whether one of them, or 12 characters of it in a row, is in the beginning of a text. */
    areIn(text) {
        if (this.#parts.size === 0)
            return false;
        const stages = decodingStages(text.slice(0, MAX_SEARCHED_LENGTH));
        return (stages === undefined ||
            [...stages].some(stage => this.#hasPart(comparable(stage))));
    }
    #hasPart(text) {
        for (const [length, parts] of this.#parts) {
            for (const part of partsOf(text, length))
                if (parts.has(part))
                    return true;
        }
        return false;
    }
}
function* partsOf(text, length) {
    for (let start = 0; start + length <= text.length; start++)
        yield text.slice(start, start + length);
}
/** Bytes in base64 at each of the three places in a group where they may begin, without what depends on their neighbours. */
function inBase64(bytes) {
    return [0, 1, 2].map(start => {
        const groups = Math.max(0, Math.floor((bytes.length - start) / 3));
        return bytes.subarray(start, start + 3 * groups).toString('base64');
    });
}
/** The escapes of JSON and JavaScript; a backslash before another character stands for that character. */
const ESCAPES = /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|(.))/gis;
/** The encodings in which services repeat what they received. */
const decoders = [
    text => text.replace(ESCAPES, (_, long, braced, short, escaped) => escaped ?? characterOf(long ?? braced ?? short)),
    text => text.replace(/%([0-9a-f]{2})/gi, (_, code) => characterOf(code)),
    entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz,
];
function characterOf(hexadecimal) {
    const code = Number.parseInt(hexadecimal, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
/** A text, and all that decoders make of it in any order; `undefined` where there is no end to it. */
function decodingStages(text) {
    const stages = new Set([text]);
    // Includes those that are added meanwhile.
    for (const stage of stages) {
        for (const decode of decoders)
            stages.add(decode(stage));
        if (stages.size > MAX_STAGES)
            return undefined;
    }
    return stages;
}
/** A text without white space and what is invisible, in lower case and in one of the two alphabets of base64. */
function comparable(text) {
    return text
        .replace(/[\s\p{Cc}\p{DI}]/gu, '')
        .toLowerCase()
        .replaceAll('-', '+')
        .replaceAll('_', '/');
}
/** None on a thread that reads pages. */
const secrets = new Secrets();
/** From now on nothing is shown of a text from outside that contains this secret, or 12 characters of it in a row. */
function hideSecret(secret) {
    secrets.add(secret);
}
function containsSecret(text) {
    return secrets.areIn(text);
}
/** The most characters of a foreign text that are printed. */
const MAX_SHOWN_LENGTH = 200;
/** Is shown in the place of a text that contains a secret. */
const LEFT_OUT = '(left out: it contains the key or the token)';
/**
 * Control characters, line and paragraph separators, and all that Unicode has as invisible (`DI`): marks that change
 * the direction of text, and what the runner passes over when it looks for its commands.
 */
const INVISIBLE = /[\p{Cc}\p{DI}\u2028\u2029]/gu;
/**
 * Makes a text from outside (a file name, a document, an answer of the service) safe to print: one line, nothing
 * invisible, nothing that the runner would obey, which reads `::command::` at the start of a line, where `: :` comes
 * out, and `##[command]` anywhere in it, and nothing of a text that contains a secret of the run.
 */
function sanitizeForLog(text, maxLength = MAX_SHOWN_LENGTH) {
    if (containsSecret(text))
        return LEFT_OUT;
    const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed());
    if (text.length <= maxLength)
        return line;
    return `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** The same without the cut, for whole lines that were put together here. */
function sanitizeLine(text) {
    return text
        .replace(INVISIBLE, escapedCharacter)
        .replace(/^\s*:(?=:)/, '$& ')
        .replaceAll('##[', '## [');
}
const SHORT = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ['\0', '\\0'],
]);
function escapedCharacter(character) {
    return (SHORT.get(character) ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
function isSha(value) {
    return (typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value));
}
/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
function percentEncoded(character) {
    return [...new TextEncoder().encode(character)]
        .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('');
}
/** An expression that matches where one of these does, so that a long one can be read by its parts, whose own flags do not count. */
function anyOf(patterns, flags) {
    return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}
/** Well-formed text on one line: every run of white space and control characters becomes one space. Empty where nothing shows. */
function oneLine(text) {
    if (isInvisible(text))
        return '';
    return text
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}
/** Whether a text has only white space, control characters and others without a shape, such as those of zero width. */
function isInvisible(text) {
    return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
/** At most so many UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
function excerpt(text, maxLength = 300) {
    const line = oneLine(text);
    if (line.length <= maxLength)
        return line;
    let end = line.lastIndexOf(' ', maxLength - 1);
    // In scripts without spaces the last one may be far back, or nowhere.
    if (end <= maxLength / 2)
        end = maxLength - 1;
    const cut = line.slice(0, end);
    return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
}
const decoder = new TextDecoder('utf-8', { fatal: true });
/** A file's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
function decode(content) {
    let raw;
    try {
        raw = decoder.decode(content);
    }
    catch {
        return failed('the file has bytes that are not UTF-8');
    }
    if (raw.includes('\0'))
        return failed('the file has NUL bytes, so it is not text');
    return {
        kind: 'text',
        text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n'),
    };
}
/** The text of a file that pages refer to; undefined where it is none. */
function textOf(content) {
    const decoded = decode(content);
    if (decoded.kind !== 'text')
        return undefined;
    return decoded.text;
}
function failed(received) {
    const reason = `${received}. Expected text in UTF-8: save the file as UTF-8.`;
    return { kind: 'failed', reason, topic: 'not-utf-8' };
}
/** A digest has so many digits in hexadecimal. */
const DIGEST_LENGTH = 12;
/** The digest of a file or a text, as records have it. */
function digestOf(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content).slice(0, DIGEST_LENGTH);
}


/***/ }),

/***/ 9140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ splitHelp),
/* harmony export */   Wg: () => (/* binding */ setHelpVersion),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   il: () => (/* binding */ withHelp),
/* harmony export */   vp: () => (/* binding */ topics),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony exports limitMessages, helpUrl */
/** The kinds of messages, by the names that the report and the input `warnings` have for them. */
const rules = [
    'built-site',
    'comment',
    /** Syntax of a site generator that could not be translated. */
    'dialect',
    'front-matter',
    'include',
    'mdx',
    'missing-target',
    'parser',
    /** A known question that does not find its page. */
    'questions',
    'site-link',
    'title',
];
/** At most `most` messages, the last of which counts those left out. */
function limitMessages(most, messages) {
    const kept = messages.slice(0, messages.length > most ? most - 1 : most);
    const next = messages[kept.length];
    if (next === undefined)
        return kept;
    const reason = `there are ${messages.length - kept.length} more warnings from here on. Fix those above first.`;
    return [
        ...kept,
        { line: next.line, column: next.column, rule: 'more', reason },
    ];
}
/** The kinds of errors and warnings; each is a heading of docs/troubleshooting.md. */
const topics = [
    // Inputs
    'base-url',
    'connector-id',
    'api-key',
    'files',
    'branch',
    'site-urls',
    'generator',
    'ref-prefix',
    'targets',
    'generated',
    'agent-instructions',
    'journal',
    'github-token',
    'warnings',
    'other-inputs',
    // The run
    'event',
    'runner',
    'node-version',
    'checkout',
    'commit-gone',
    'earlier-run',
    'overtaken',
    'time-limit',
    'cancelled',
    'unexpected-error',
    // What changed
    'record-of-past-syncs',
    'two-workflows',
    'no-pages',
    'max-archive',
    // The search service
    'all-refused',
    'service-down',
    'unexpected-response',
    'certificate',
    'proxy',
    // Pages
    'pages-failed',
    'page-refused',
    'page-too-large',
    'page-not-read',
    'not-utf-8',
    'file-name',
    ...rules,
    'more',
];
const REPOSITORY = 'https://github.com/OWNER/docs-push-action';
/** The commit, tag or branch whose documentation messages lead to. */
let helpVersion = 'HEAD';
/** Has messages lead to the documentation of the version of this action that the workflow names. */
function setHelpVersion(version) {
    if (/^[\w.-]+$/.test(version))
        helpVersion = version;
}
/** The address where a topic is explained. */
function helpUrl(topic) {
    return `${REPOSITORY}/blob/${helpVersion}/docs/troubleshooting.md#${topic}`;
}
/** A message that ends with the address where it is explained; one that does already stays as it is. */
function withHelp(message, topic) {
    if (splitHelp(message).url)
        return message;
    return `${message} ${helpUrl(topic)}`;
}
/** A message that `withHelp` made, in its two parts; without an address it is all text. */
function splitHelp(message) {
    const at = message.lastIndexOf(` ${REPOSITORY}/`);
    const url = message.slice(at + 1);
    const isHelp = at >= 0 && topics.some(topic => url === helpUrl(topic));
    if (!isHelp)
        return { text: message };
    return { text: message.slice(0, at), url };
}
/** An error in words for the user: what was received, what was expected, what to do. */
class UserError extends Error {
    topic;
    constructor(message, topic) {
        super(message);
        this.topic = topic;
    }
}


/***/ }),

/***/ 2155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ otherSources),
/* harmony export */   Ci: () => (/* binding */ isMdx),
/* harmony export */   En: () => (/* binding */ pageExtensions),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   P7: () => (/* binding */ toRoute),
/* harmony export */   QM: () => (/* binding */ namesSource),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   Wg: () => (/* binding */ encodeRoute),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   _Q: () => (/* binding */ toPaths),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   a8: () => (/* binding */ languageIn),
/* harmony export */   aZ: () => (/* binding */ toGlob),
/* harmony export */   ch: () => (/* binding */ toAddress),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gu: () => (/* binding */ GLOB_OPTIONS),
/* harmony export */   nP: () => (/* binding */ MAX_PATTERNS),
/* harmony export */   nn: () => (/* binding */ joinFolder),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   ql: () => (/* binding */ toIgnored),
/* harmony export */   vh: () => (/* binding */ routeKey),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export fromFolder */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3581);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6843);




/**
 * The path from a folder to what is in it, with slashes, empty for the folder itself; undefined for all that is outside.
 * Windows has no relative path to another drive or to a share: what it gives instead is absolute.
 *
 * @param platform `path.win32` or `path.posix`; without it, that of this system.
 */
function pathInside(folder, path, platform = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const inside = platform.relative(folder, path).split(platform.sep).join('/');
    if (platform.isAbsolute(inside))
        return undefined;
    if (`${inside}/`.startsWith('../'))
        return undefined;
    return inside;
}
/** Below a folder (`''` or with a slash at its end), `.` and `..` resolved; undefined where it leads out of the repository. */
function join(folder, path) {
    const segments = [];
    for (const segment of `${folder}${path}`.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return undefined;
        if (segment !== '..' && segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
/** The same for a folder: `''`, or with a slash at its end. */
function joinFolder(folder, path) {
    const joined = join(folder, path);
    if (joined === undefined || joined === '')
        return joined;
    return `${joined}/`;
}
/** The folder that a file is in: `''`, or with a slash at its end. */
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
/** The folders that a path is in but for the root, the innermost first. */
function foldersAbove(path) {
    const folder = folderOf(path);
    return folder === '' ? [] : [folder, ...foldersAbove(folder.slice(0, -1))];
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** A path without its extension, if it has one of these. */
function stemOf(path, extensions) {
    const extension = extensions.find(end => path.endsWith(end));
    return extension && path.slice(0, -extension.length);
}
/** Decodes percent-encoding; a text in which some of it is not valid stays as it is. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** A path as part of an address, safe as a Markdown destination anywhere: between `()` or `<>`, and in a table. */
function encodePath(path) {
    return path
        .split('/')
        .map(segment => encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, _index_js__WEBPACK_IMPORTED_MODULE_3__/* .percentEncoded */ .qE))
        .join('/');
}
/** The same as sites spell it, who leave `@` and its like as they are. */
function encodeRoute(route) {
    return encodePath(route).replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent);
}
/** A path below a site as other generators' `base` settings have it: without a slash at its start, and with one at its end. */
function toRoute(text) {
    const route = text
        .split('/')
        .filter(segment => segment !== '' && segment !== '.')
        .join('/');
    if (route === '')
        return '';
    return `${route}/`;
}
/** The address that a configuration names, with a slash at its end; undefined where it is none of a website. */
function toAddress(text, base = '') {
    if (text === undefined)
        return undefined;
    const url = URL.parse(text);
    if (url === null ||
        !/^https?:$/.test(url.protocol) ||
        url.username !== '' ||
        url.password !== '')
        return undefined;
    return `${url.origin}/${toRoute(`${url.pathname}/${base}`)}`;
}
/** Whether a link names a source of Markdown, which readers never have the address of. */
function namesSource(link) {
    return /\.(?:mdx?|markdown)$/i.test(link);
}
/** The extensions that a link may leave out. */
const pageExtensions = ['.md', '.mdx', '.markdown'];
/** The paths of other sources of Markdown with the name of one: for `a.md` `a.mdx` and `a.markdown`. */
function otherSources(path) {
    if (!namesSource(path))
        return [];
    const stem = path.slice(0, path.lastIndexOf('.'));
    return pageExtensions
        .map(extension => stem + extension)
        .filter(other => other !== path);
}
/** Whether a file is not text by its name: its content is not read. */
function isBinary(path) {
    return BINARY.test(path);
}
const BINARY = (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .anyOf */ .EB)([
    /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|ico|icns|heic|psd)$/,
    /\.(?:mp[34]|webm|mov|avi|mkv|m4[av]|wav|ogg|flac)$/,
    /\.(?:woff2?|ttf|otf|eot|pdf|docx|xlsx|pptx)$/,
    /\.(?:zip|gz|tgz|bz2|xz|7z|rar|jar|exe|dll|so|dylib|wasm)$/,
], 'i');
const isMdx = (path) => /\.mdx$/i.test(path);
/** The forms of one address that servers take for the same. */
function routeKey(route) {
    return route.replace(/(?<=\/)index\.html$/, '').replace(/\.html$|\/$/, '');
}
/** A relative destination in a file of one folder, as a page of another folder writes it. */
function fromFolder(url, fileFolder, folder) {
    if (fileFolder === folder)
        return undefined;
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?~@{<]|$)/i.test(url))
        return undefined;
    const path = url.split(/[?#]/, 1)[0];
    const suffix = url.slice(path.length);
    const target = nodePath.posix.normalize(fileFolder + path);
    if (target.startsWith('../'))
        return undefined;
    const relative = nodePath.posix.relative(folder, target) || '.';
    if (path.endsWith('/'))
        return `${relative}/${suffix}`;
    return relative + suffix;
}
/** The language of a page by the first folder of its path, where a site has several: `''` has the pages of no folder. */
function languageIn(languages, folder) {
    if (Object.keys(languages).length < 2)
        return undefined;
    return (0,_data_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(languages, folder) ?? languages[''];
}
/** The files of a tree and the folders on the way to each. */
function toPaths(files) {
    const paths = { files: new Set(files), folders: new Set(['']) };
    for (const file of paths.files)
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (paths.folders.has(folder))
                break;
            paths.folders.add(folder);
        }
    return paths;
}
/** Longer patterns match nothing: no path is that long. */
const MAX_PATTERN_LENGTH = 4_096;
/** Patterns with more brackets match nothing: from each that is not closed minimatch reads to the end. */
const MAX_BRACKETS = 100;
/**
 * A test for paths by a pattern, as minimatch reads it, in linear time: where a part of a pattern has several `*`, its
 * regular expression would try all lengths of each for all of the others.
 */
function toGlob(pattern, options) {
    const brackets = pattern.split('[').length - 1;
    if (pattern.length > MAX_PATTERN_LENGTH || brackets > MAX_BRACKETS)
        return () => false;
    const glob = new minimatch__WEBPACK_IMPORTED_MODULE_1__/* .Minimatch */ .VR(pattern, options);
    for (const part of glob.set.flat()) {
        const isSlow = part instanceof RegExp && part.source.split(STAR).length > 2;
        // For the most common patterns the library has tests of its own.
        if (isSlow && !Object.hasOwn(part, 'test'))
            Object.assign(part, { test: linearTest(part) });
    }
    return path => glob.match(path);
}
/** The form of a `*` in the regular expressions of minimatch. Nothing else in them has a length of its own. */
const STAR = '[^/]*?';
/** Tests a name by what is before, between and after the stars, each as early as it may be. */
function linearTest({ source, flags }) {
    const [before = '', ...others] = source.split(STAR);
    const after = new RegExp(others.pop() ?? '', flags);
    const beginning = new RegExp(before, flags);
    const between = others.map(other => new RegExp(other, `${flags}g`));
    return name => {
        const [first] = beginning.exec(name) ?? [];
        if (first === undefined)
            return false;
        let end = first.length;
        for (const expression of between) {
            expression.lastIndex = end;
            if (!expression.test(name))
                return false;
            end = expression.lastIndex;
        }
        return after.test(name.slice(end));
    };
}
/** More patterns than this are passed over: each is tried on each file. */
const MAX_PATTERNS = 500;
/** `@actions/glob` gives minimatch these, so that a pattern means the same here as in `hashFiles` and its kin. */
const GLOB_OPTIONS = {
    dot: true,
    nobrace: true,
    nocomment: true,
    noext: true,
    nonegate: true,
    platform: 'linux',
};
/** Whether a file is ignored by lines in the syntax of `.gitignore`: the last that matches it, or a folder that it is in, counts. */
function toIgnored(lines) {
    const rules = lines
        .flatMap(line => toIgnoreRule(line) ?? [])
        .slice(0, MAX_PATTERNS);
    return path => rules.findLast(rule => rule.matches(path))?.negate === false;
}
function toIgnoreRule(line) {
    const text = line.trimEnd();
    const pattern = text.replace(/^!/, '').replace(/\/$/, '');
    if (pattern === '' || text.startsWith('#'))
        return undefined;
    // A name without a slash, other than at its end, is that of something in any folder.
    const place = pattern.includes('/')
        ? pattern.replace(/^\//, '')
        : `**/${pattern}`;
    const below = toGlob(`/${place}/**`, GLOB_OPTIONS);
    // `**` after a slash may stand for nothing. Only a folder matches a line that ends in a slash.
    const end = text.endsWith('/') ? '' : '/';
    return {
        negate: text.startsWith('!'),
        matches: path => below(`/${path}${end}`),
    };
}


/***/ })

};
