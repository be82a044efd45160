export const id = 682;
export const ids = [682];
export const modules = {

/***/ 8345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ first)
/* harmony export */ });
/** The destination of a link may be as long as a page. */
const MAX_REASON = 1_000;
/** The first of a page's messages, cut to a length at which all pages of a run can be told of, and a count of the others. */
function first(most, messages) {
    const kept = messages.slice(0, messages.length > most ? most - 1 : most).map(short);
    const next = messages[kept.length];
    if (next === undefined)
        return kept;
    const reason = `there are ${messages.length - kept.length} more warnings from here on. Mend those above first.`;
    return [...kept, { line: next.line, column: next.column, rule: 'more', reason }];
}
function short(message) {
    const { reason } = message;
    return reason.length > MAX_REASON
        ? { ...message, reason: `${reason.slice(0, MAX_REASON).toWellFormed()}…` }
        : message;
}


/***/ }),

/***/ 2081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pageExtensions),
/* harmony export */   _: () => (/* binding */ toPaths)
/* harmony export */ });
/** The files of a tree and the folders on the way to each. */
function toPaths(files) {
    const paths = { files: new Set(files), folders: new Set(['']) };
    for (const file of paths.files)
        addFolders(file, paths.folders);
    return paths;
}
function addFolders(file, folders) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
        const folder = file.slice(0, end);
        if (folders.has(folder))
            return;
        folders.add(folder);
    }
}
/** The extensions that a link may leave out. */
const pageExtensions = ['.md', '.mdx', '.markdown'];


/***/ }),

/***/ 9091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutReferences)
/* harmony export */ });
/* harmony import */ var micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9886);

/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_0__/* .decodeString */ .s);
}


/***/ }),

/***/ 8746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ pathsFromSiteRoot),
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   Yg: () => (/* binding */ siteUrlOf),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   p3: () => (/* binding */ pageStem),
/* harmony export */   qW: () => (/* binding */ isIndexName),
/* harmony export */   sl: () => (/* binding */ indexPagesOf)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2081);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7239);


/** The names of a folder's own page: on a website that is the folder's address. */
const indexName = /^(?:_?index|readme)$/i;
function isIndexName(name) {
    return indexName.test(name);
}
/** The files that may be a folder's own page, the first that is there counts. */
function indexPagesOf(folder) {
    const names = ['index', '_index', 'README', 'Index', 'readme', 'Readme'];
    const prefix = folder === '' ? '' : `${folder}/`;
    return names.flatMap(name => _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pageExtensions */ .E.map(extension => prefix + name + extension));
}
/** The mapping that a path falls under, if any. */
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}
/** A page's name without its extension; undefined for a file that is no page. */
function pageStem(path) {
    const extension = _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pageExtensions */ .E.find(end => path.endsWith(end));
    return extension && path.slice(0, -extension.length);
}
/**
 * A page's address on the website, if it lives on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
function siteUrlOf(path, siteUrls) {
    const mapping = mappingOf(path, siteUrls);
    const stem = pageStem(path);
    if (!mapping || stem === undefined)
        return undefined;
    const segments = stem.slice(mapping.prefix.length).split('/');
    if (isIndexName(segments.at(-1) ?? ''))
        segments[segments.length - 1] = '';
    return mapping.url + (0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(segments);
}
/** What a link from the site's root means on a page of that site: its address, and the paths that may have it. */
function pathsFromSiteRoot(page, address, siteUrls) {
    const own = mappingOf(page, siteUrls);
    if (!own)
        return undefined;
    const { origin } = new URL(own.url);
    const covering = siteUrls
        .map(mapping => ({ ...mapping, ...originAndBase(mapping) }))
        .filter(each => each.origin === origin && `${address}/`.startsWith(each.base))
        .sort((a, b) => b.base.length - a.base.length);
    const paths = covering
        .map(({ prefix, base }) => ({ prefix, path: (prefix + address.slice(base.length)).replace(/\/$/, '') }))
        // A folder with a mapping of its own has other addresses.
        .filter(({ prefix, path }) => mappingOf(`${path}/`, siteUrls)?.prefix === prefix)
        .map(({ path }) => path);
    return { paths, siteAddress: `${origin}/${(0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(address.split('/'))}`, isCovered: covering.length > 0 };
}
function originAndBase({ url }) {
    const { origin, pathname } = new URL(url);
    return { origin, base: percentDecoded(pathname).slice(1) };
}
/** As a whole, or not at all. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   qE: () => (/* binding */ percentEncoded),
/* harmony export */   rs: () => (/* binding */ urlOf),
/* harmony export */   u7: () => (/* binding */ encodeSuffix)
/* harmony export */ });
/**
 * The address of a file or folder on GitHub, on a branch or at a commit. Safe as a Markdown destination anywhere:
 * between `()` or `<>`, and in a table.
 */
function urlOf(view, path, { repositoryUrl, branch }) {
    const parts = [view, ...branch.split('/'), ...path.split('/').filter(segment => segment !== '')];
    return `${repositoryUrl}/${encodePath(parts)}`;
}
/** Segments of a path, as safe as that. */
function encodePath(segments) {
    return segments.map(encodeSegment).join('/');
}
/** Makes a query or anchor as safe as that, but for what `&` begins. */
function encodeSuffix(suffix) {
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded);
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded);
}
/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
function percentEncoded(character) {
    return [...new TextEncoder().encode(character)]
        .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('');
}


/***/ }),

/***/ 7063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gR: () => (/* binding */ UnexpectedError),
/* harmony export */   p6: () => (/* binding */ expected),
/* harmony export */   sh: () => (/* binding */ isListOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8526);


/** Something else came than GitHub's API gives: often what stands before it has answered. */
class UnexpectedError extends Error {
    /** What a request comes to has one; the client's own is this where there is no answer. */
    status = 500;
    constructor(what, data) {
        const came = (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)((0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(data, { breakLength: Number.POSITIVE_INFINITY }), 80);
        super(`${what} was expected of GitHub’s API, and ${came} came`);
    }
}
/**
 * What GitHub answered, once it is seen to be that: a login page is no empty list.
 *
 * @throws UnexpectedError
 */
function expected(data, isIt, what) {
    if (isIt(data))
        return data;
    throw new UnexpectedError(what, data);
}
const isListOf = (isOne) => (data) => Array.isArray(data) && data.every(isOne);


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ ExchangeError),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   cv: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8321);




/** No answer came, or no whole one. */
class ExchangeError extends Error {
    code;
    proxyStatus;
    constructor({ code, message, proxyStatus }) {
        super(message);
        this.code = code;
        this.proxyStatus = proxyStatus;
    }
}
/**
 * Makes one HTTP request and follows no redirect. It is made by `node:https`, since `fetch` takes a proxy only for the
 * whole process, and tries for ever when that one drops the connection.
 *
 * @throws ExchangeError
 */
async function exchange(url, outgoing, options) {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(late(options.timeoutMs)), options.timeoutMs);
    const signal = AbortSignal.any([options.signal, ending.signal]);
    try {
        // A request that waits for its proxy does not hear the signal.
        return await Promise.race([converse(url, outgoing, options, signal), aborted(signal)]);
    }
    catch (error) {
        throw new ExchangeError(toTrouble(error));
    }
    finally {
        clearTimeout(timer);
        ending.abort();
    }
}
function isHtml(headers) {
    return /^text\/html|^application\/xhtml/i.test(headers['content-type'] ?? '');
}
async function converse(url, { method, headers = {}, body }, { agent, maxBytes }, signal) {
    const request = (url.startsWith('https:') ? node_https__WEBPACK_IMPORTED_MODULE_2__ : node_http__WEBPACK_IMPORTED_MODULE_1__).request(url, { method, headers, agent, signal });
    // A service that answers early may close the connection while the rest is still being sent.
    request.on('error', () => { });
    request.end(body);
    const [response] = (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(request, 'response'));
    const { statusCode: status = 0 } = response;
    return { status, headers: response.headers, bytes: await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.buffer)(beginning(response, maxBytes)) };
}
async function* beginning(response, maxBytes) {
    let bytes = 0;
    for await (const chunk of response) {
        yield chunk;
        bytes += chunk.length;
        if (bytes > maxBytes)
            return;
    }
}
async function aborted(signal) {
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort');
    throw signal.reason;
}
function late(timeoutMs) {
    return { code: 'timeout', message: `no answer within ${timeoutMs / 1000} seconds` };
}
/** What is wrong stands in the error, in its cause, or in the first of several errors. */
function toTrouble(error) {
    let cause = error;
    while (cause.cause || cause.errors?.[0])
        cause = (cause.cause ?? cause.errors?.[0]);
    const { code, name, message } = cause;
    const proxyStatus = code === 'ERR_PROXY_TUNNEL' ? (cause.statusCode ?? 0) : undefined;
    return { code: String(code ?? name), message, proxyStatus };
}


/***/ }),

/***/ 768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ openAgent),
/* harmony export */   T: () => (/* binding */ ProxyError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);


/** The proxy cannot be used as it is set; the message says what to do. */
class ProxyError extends Error {
}
/** Whether this Node's agents know proxies, as they do since 24.5, like this option; a runner may have an older one. */
const KNOWS_PROXIES = process.allowedNodeEnvironmentFlags.has('--use-env-proxy');
/**
 * What stands in between may forget a connection on which nothing is said, Azure's after four minutes and without a word:
 * what is sent then is lost. Without a limit Node also overlooks how long the server says that it keeps one.
 */
const MAX_IDLE_MS = 30_000;
/**
 * What requests go through: the proxy of `HTTPS_PROXY`, but for what `NO_PROXY` names. What goes to
 * this machine by plain http never goes through a proxy, which could read the key.
 *
 * @throws ProxyError when there is a proxy to use, and it cannot be.
 */
function openAgent(baseUrl, environment, knowsProxies = KNOWS_PROXIES) {
    const options = { keepAlive: true, timeout: MAX_IDLE_MS };
    // An empty `proxyEnv` keeps Node from taking the environment's own, as it may with NODE_USE_ENV_PROXY.
    if (baseUrl.startsWith('http:'))
        return new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ ...options, proxyEnv: {} });
    const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = environment;
    const proxy = https_proxy || HTTPS_PROXY;
    if (!proxy)
        return new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ ...options, proxyEnv: {} });
    if (!knowsProxies)
        throw new ProxyError(`HTTPS_PROXY is set, and the Node of this runner (${process.version}) knows no proxies: it must be 24.5 or later. Update the runner to version 2.328.0 or later, which brings it, or take HTTPS_PROXY away for this step if the service can be reached without.`);
    return new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({
        ...options,
        proxyEnv: { HTTPS_PROXY: toAddress(proxy), NO_PROXY: no_proxy || NO_PROXY },
    });
}
/** As curl has it, a proxy without a scheme is an http one. It may hold a password, so it is never shown. */
function toAddress(proxy) {
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
    if (/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
        return address;
    throw new ProxyError('HTTPS_PROXY is not the address of an http proxy. Give one such as http://proxy.example.com:8080; SOCKS is not supported.');
}


/***/ }),

/***/ 5682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

;// CONCATENATED MODULE: ./lib/github.js
/** GitHub's API cannot be used from here without giving the token away. */
class GitHubError extends Error {
}
/**
 * GitHub's client is loaded only where it is needed.
 *
 * @throws GitHubError, ProxyError
 */
async function openGitHub(options) {
    if (options.isTlsUnchecked && !options.apiUrl.startsWith('http:'))
        throw new GitHubError('NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the token of GitHub. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.');
    const { createClient } = await __webpack_require__.e(/* import() */ 443).then(__webpack_require__.bind(__webpack_require__, 6443));
    return createClient(options);
}
/** What GitHub's API calls a repository by `owner/name`. */
function toParameters(name) {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
}

// EXTERNAL MODULE: ./lib/http/proxy.js
var proxy = __webpack_require__(768);
// EXTERNAL MODULE: ./lib/shown.js
var shown = __webpack_require__(8526);
;// CONCATENATED MODULE: ./lib/inputs/error.js
/** One or more inputs are missing or malformed; the message has a line for each. */
class InputError extends Error {
}

;// CONCATENATED MODULE: ./lib/inputs/address.js


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function parseBaseUrl(text) {
    if (text === '')
        throw new InputError('it is missing. Give the address of your search service, such as https://search.example.com.');
    const url = URL.parse(text);
    // What stands before "@" or after "?" may be secret, also in what is no URL.
    const received = /[@?#]/.test(text) ? 'it' : `"${(0,shown/* shown */.S)(text)}"`;
    if (url === null)
        throw new InputError(`${received} is not a URL. Give the whole address, such as https://search.example.com.`);
    if (url.username !== '' || url.password !== '')
        throw new InputError('it holds a user name or a password. Give the address alone; the key goes into api-key.');
    if (url.search !== '' || url.hash !== '' || /[?#]/.test(text))
        throw new InputError(`${received} has a query or a fragment. Give the address without what follows "?" or "#".`);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
        throw new InputError(`${received} is not https, so the key could be read on its way. Give an address that starts with https://.`);
    return url.href.replace(/(?<!\/)\/+$/, '');
}
function parseConnectorId(text) {
    if (/^[A-Za-z0-9_-]{1,128}$/.test(text))
        return text;
    if (text === '')
        throw new InputError("it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.");
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`);
}
/** The key is never shown, not even in part. */
function parseApiKey(text) {
    if (text === '')
        return undefined;
    if (/^bearer\s/i.test(text))
        throw new InputError('it starts with the word "Bearer". Store the key alone; the word is added for you.');
    if (!CREDENTIAL.test(text))
        throw new InputError('it has a space, a line break or another character that no key has. Copy the key again and store it in the secret without anything around it.');
    return text;
}
/** Anything else would be named, with all around it, in the error of whatever takes it for a header. */
const CREDENTIAL = /^[\x21-\x7e]+$/;
function parseToken(text) {
    if (text === '' || CREDENTIAL.test(text))
        return text;
    throw new InputError('it has a space, a line break or another character that no token has. Leave the input out, or copy the token again.');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/shard.js

/** All pages. */
const WHOLE = { index: 1, count: 1 };
/** GitHub starts no more jobs than this of one matrix. */
const MAX_SHARDS = 256;
/** Reads `2/8`. */
function readShard(text) {
    const [, index = '', count = ''] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return index !== '' && shard.index <= shard.count && shard.count <= MAX_SHARDS ? shard : undefined;
}
/** Absent in records of runs that took all pages. */
function shardOf({ shard }) {
    return shard === undefined ? WHOLE : (readShard(shard) ?? WHOLE);
}
/** How a record names it; `undefined` for all pages. */
function nameOf({ index, count }) {
    return count === 1 ? undefined : `${index}/${count}`;
}
/** Whether a path falls to a shard: always to the same one of so many, whatever else is in the repository. */
function isInShard(path, { index, count }) {
    return count === 1 || Number.parseInt((0,external_node_crypto_.hash)('sha256', path).slice(0, 8), 16) % count === index - 1;
}
/** Whether all that falls to the second falls to the first. */
function covers(one, other) {
    return one.count === 1 || (one.count === other.count && one.index === other.index);
}
/** Whether something may fall to both. */
function overlap(one, other) {
    return one.count !== other.count || one.index === other.index;
}

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/document/paths.js
var paths = __webpack_require__(2081);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/files.js




/** `@actions/glob` gives minimatch these, so that a pattern means the same here as in `hashFiles` and its kin. */
const OPTIONS = {
    dot: true,
    nobrace: true,
    nocomment: true,
    noext: true,
    nonegate: true,
    platform: 'linux',
};
/**
 * A test for repo-relative paths by patterns in `@actions/glob` syntax: in order, the last match wins, and a
 * pattern that names a folder covers all that is in it, but of files other than Markdown only those whose extension
 * or name it ends with: nobody who writes `docs/**` means the pictures.
 *
 * It matches paths of a git tree rather than the disk, so it sees deleted files, and case always counts.
 * What a record of an earlier sync says is matched by it too: a pattern must mean the same in each version, or what it
 * means no longer would stay in search.
 */
function toMatcher(patterns) {
    const parsed = patterns.map(toPattern);
    return path => {
        const last = parsed.findLast(pattern => pattern.matches(path));
        return last !== undefined && !last.negate && !LEADS_OUT.test(path);
    };
}
/** Of a tree that no git would make. Minimatch matches no such path either, and a link to it would lead elsewhere. */
const LEADS_OUT = /(?:^|\/)\.{1,2}(?:\/|$)/;
function toPattern(text) {
    const { negate, pattern } = readPattern(text);
    const takes = (path) => negate || isNamed(path, pattern);
    const [, ending] = /^\*\*\/\*(\.[\w-]+)$/.exec(pattern) ?? [];
    // Nearly every pattern: files with an ending, and all that is in folders with it.
    if (ending !== undefined)
        return {
            negate,
            matches: path => path.endsWith(ending) || (path.includes(`${ending}/`) && takes(path)),
        };
    const matches = toMatches(pattern);
    return { negate, matches: path => matches(path) && takes(path) };
}
/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path, pattern) {
    const extension = external_node_path_.posix.extname(path);
    return (paths/* pageExtensions */.E.includes(extension.toLowerCase()) || pattern.endsWith(extension || external_node_path_.posix.basename(path)));
}
function toMatches(pattern) {
    const word = longestWord(pattern);
    let matches;
    return path => {
        if (!path.includes(word))
            return false;
        matches ??= byMinimatch(pattern);
        return matches(path);
    };
}
function byMinimatch(pattern) {
    const folderOnly = pattern.endsWith('/');
    const rooted = `/${pattern}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const itself = new esm/* Minimatch */.VR(rooted, OPTIONS);
    // With the slash after the path `/**` may stand for nothing, so that a file counts as well (@actions/glob).
    if (rooted.endsWith('/**'))
        return path => itself.match(folderOnly ? `/${path}` : `/${path}/`);
    const below = new esm/* Minimatch */.VR(`${rooted}/**`, OPTIONS);
    return path => (!folderOnly && itself.match(`/${path}`)) || below.match(`/${path}`);
}
/** The longest part of a pattern that stands for itself: to look for it is much less work than to match. */
function longestWord(pattern) {
    // What is escaped or in brackets stands for itself in other ways.
    if (/[[\]\\]/.test(pattern))
        return '';
    return pattern
        .split(/[^\w.-]+/)
        .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
/** The pattern itself, and whether it excludes what it matches. */
function readPattern(text) {
    const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? [];
    const pattern = text.slice(marks.length).replace(/^\.\//, '');
    return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern };
}
/** The file or folder that a pattern begins with, as far as it stands for itself: empty for one such as `**\/*.md`. */
function rootOf(text) {
    const { negate, pattern } = readPattern(text);
    const names = pattern.split('/');
    const end = names.findIndex(each => /[*?[\\]/.test(each));
    return {
        negate,
        root: names
            .slice(0, end < 0 ? undefined : end)
            .filter(each => each !== '')
            .join('/'),
    };
}
/** Patterns as a message names them. */
function quoted(patterns) {
    return (0,shown/* shown */.S)(`"${patterns.join('", "')}"`);
}

;// CONCATENATED MODULE: ./lib/inputs/values.js


/** The words that YAML 1.2's core schema has for a boolean, as GitHub's own actions take them. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is neither true nor false. Write one of the two.`);
}
function oneOf(...choices) {
    return text => {
        const choice = choices.find(each => each === text);
        if (choice !== undefined)
            return choice;
        throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`);
    };
}
function wholeNumber(min, max) {
    return text => {
        const value = Number(text);
        if (/^\d{1,4}$/.test(text) && value >= min && value <= max)
            return value;
        throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`);
    };
}
function parsePercentage(text) {
    const [, digits] = /^(\d{1,3})\s*%$/.exec(text) ?? [];
    if (digits !== undefined && Number(digits) <= 100)
        return Number(digits) / 100;
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not a share. Give a percentage from 0% to 100%, such as 30%.`);
}
function lines(text) {
    return text
        .split(/\r?\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** What stands on lines or between commas. Not cut with the blanks about a comma: such an expression is quadratic. */
function entries(text) {
    return lines(text.replaceAll(',', '\n'));
}

;// CONCATENATED MODULE: ./lib/inputs/patterns.js





/** What is wrong with patterns, in words for the user; empty when nothing is. */
function patternProblems(patterns) {
    const problems = patterns.flatMap(text => {
        const { pattern } = readPattern(text);
        const problem = RULES.find(rule => rule.applies(pattern));
        return problem ? [`"${(0,shown/* shown */.S)(text)}" ${problem.advice(text)}`] : [];
    });
    if (patterns.every(text => readPattern(text).negate))
        problems.push('only excludes files (or is empty). Add at least one pattern without "!", such as **/*.md.');
    return problems;
}
const RULES = [
    {
        applies: pattern => pattern === '',
        advice: () => 'is empty. Write a path or a pattern, such as docs/**/*.md.',
    },
    {
        applies: pattern => /(?<!\\)\{[^{}]*(?:,|\.\.)[^{}]*\}/.test(pattern),
        advice: text => `has braces, which this syntax never matches. Write one pattern a line instead: ${inWords((0,esm/* braceExpand */.KA)(text, { braceExpandMax: 20 }))}.`,
    },
    {
        applies: pattern => pattern.split(',').slice(0, -1).some(endsAsPattern),
        advice: text => `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${inWords(entries(text))}.`,
    },
    {
        applies: pattern => /^-\s|^\[?["'].*["']\]?$/.test(pattern),
        advice: () => 'has the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.',
    },
    {
        applies: pattern => /[@?+*!]\([^)]*\)/.test(pattern),
        advice: () => 'has a group of alternatives, which this syntax never matches. Write one pattern a line instead.',
    },
    {
        applies: pattern => pattern.split('/').some(segment => segment !== '**' && segment.split('*').length > 4),
        advice: () => 'has more than three "*" in one part of the path, which can take for ever to match. Write fewer.',
    },
    {
        applies: pattern => /^[~/]|^[A-Za-z]:/.test(pattern),
        advice: () => 'starts outside the repository. Write it from the repository’s root, such as docs/**/*.md.',
    },
    {
        applies: pattern => pattern.split('/').some(segment => segment === '.' || segment === '..'),
        advice: () => 'has "." or ".." in it, which this syntax does not allow. Write it from the repository’s root.',
    },
];
function inWords(patterns) {
    return patterns.map(each => (0,shown/* shown */.S)(each)).join(' and ');
}
/** Whether a comma after it comes after a pattern rather than in a name. */
function endsAsPattern(text) {
    return ['*', '/', ...paths/* pageExtensions */.E].some(ending => text.trimEnd().toLowerCase().endsWith(ending));
}

// EXTERNAL MODULE: ./lib/document/urls.js
var urls = __webpack_require__(7239);
;// CONCATENATED MODULE: ./lib/inputs/site-urls.js


/** Reads lines such as `docs/ -> https://docs.example.com/`; what is wrong with them is in words for the user. */
function readSiteUrls(lines) {
    const siteUrls = [];
    const problems = [];
    for (const line of lines) {
        const result = readLine(line, siteUrls);
        if (typeof result === 'string')
            problems.push(`"${(0,shown/* shown */.S)(line)}" ${result}`);
        else
            siteUrls.push(result);
    }
    siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
    return { siteUrls, problems };
}
/** A mapping, or what is wrong with it. */
function readLine(line, before) {
    const parts = line.split('->').map(part => part.trim());
    const [folder = '', address = ''] = parts;
    if (parts.length !== 2 || folder === '' || address === '')
        return 'is not a folder, "->" and an address. Write one folder a line, such as docs/ -> https://docs.example.com/.';
    const segments = folder.split('/').filter(segment => segment !== '' && segment !== '.');
    if (segments.includes('..') || /[*?\\]/.test(folder))
        return `names no folder: "${(0,shown/* shown */.S)(folder)}" has "..", "*", "?" or "\\" in it. Write the folder from the repository's root, such as docs/, or / for the whole repository.`;
    const prefix = segments.map(segment => `${segment}/`).join('');
    if (before.some(each => each.prefix === prefix))
        return 'names a folder that another line names as well. Leave one of the two lines.';
    return readAddress(prefix, address);
}
function readAddress(prefix, address) {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(address))
        return 'has no address of a website after "->". Give the whole address, such as https://docs.example.com/.';
    if (url.username !== '' || url.password !== '')
        return 'has a user name or a password in its address, which every reader would see. Give the address without.';
    if (/[?#]/.test(address))
        return 'has a query or a fragment in its address. Give the address without what follows "?" or "#".';
    // As safe in a Markdown destination as any other address that is written into one.
    const path = url.pathname.replace(/(?<!\/)\/*$/, '/').replace(/[()'*!~[\]|]/g, urls/* percentEncoded */.qE);
    return { prefix, url: url.origin + path };
}

;// CONCATENATED MODULE: ./lib/inputs/pages.js






function parseFiles(text) {
    const patterns = lines(text).filter(line => !line.startsWith('#'));
    const problems = patternProblems(patterns);
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return patterns;
}
function parseBranch(text) {
    const name = text.replace(/^refs\/heads\//, '');
    if (/[\s~^:?*[\\]|\.\.|^[-/]|\/$/.test(name))
        throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not the name of a branch. Give one name, such as main, or leave the input out for the default branch.`);
    return name || undefined;
}
function parseTags(text) {
    return [...new Set(entries(text))];
}
function parseRefPrefix(text) {
    if (text.length <= 200 && !/[\p{Cc}\s]/u.test(text))
        return text;
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is too long or has white space in it. Give a short prefix, such as handbook/.`);
}
function parseShard(text) {
    const shard = text === '' ? WHOLE : readShard(text);
    if (shard)
        return shard;
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not a shard. Give its number and how many there are, such as 2/8, up to 256; or leave the input out.`);
}
function parseSiteUrls(text) {
    const { siteUrls, problems } = readSiteUrls(lines(text));
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return siteUrls;
}

;// CONCATENATED MODULE: ./lib/inputs/places.js


function parseJournal(text) {
    if (text === 'deployments' || text === 'none')
        return { kind: text };
    if (text.includes('/') || /\.jsonl?$/.test(text))
        return { kind: 'file', path: text };
    throw new InputError(`"${(0,shown/* shown */.S)(text)}" is neither "deployments" nor "none" nor a file. Leave the input out, or give a file's path with a slash in it or .jsonl at its end.`);
}
function parseWorkspacePath(text) {
    if (text === '')
        return undefined;
    const names = text.split('/');
    const leavesWorkspace = names.includes('..') || text.startsWith('/') || /^[a-z]:/i.test(text);
    const isAnswer = /^(?:true|false|yes|no|on|off)$/i.test(text);
    if (leavesWorkspace || isAnswer || text.endsWith('/') || /[\p{Cc}\\]/u.test(text) || text.length > 500)
        throw new InputError(`"${(0,shown/* shown */.S)(text)}" is not a file's path in the workspace. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`);
    if (names.some(name => /^\.git[. ]*$|^git~\d$/i.test(name)))
        throw new InputError(`"${(0,shown/* shown */.S)(text)}" lies in git's own folder. Give a path beside it.`);
    return text;
}

// EXTERNAL MODULE: ./lib/sha.js
var lib_sha = __webpack_require__(3921);
;// CONCATENATED MODULE: ./lib/journal.js


/** The journal cannot be read or written; the message says what to do. */
class JournalError extends Error {
}
/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
const MAX_TIMEOUT_MINUTES = 360;
/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000;
/** Reads the attempts as seen from `own` (absent in a preview, which comes after them all). */
function readHistory(attempts, nowMs, own) {
    const others = attempts.filter(each => each.id !== own?.id).sort((a, b) => b.order - a.order);
    const synced = others.find(each => each.state === 'succeeded' && !each.isPartial);
    const since = others.filter(each => synced === undefined || each.order > synced.order);
    const earlier = (each) => own === undefined || each.order < own.order;
    const alive = (each) => each.state === 'running' && nowMs < deadlineMs(each);
    return {
        synced,
        // An attempt that is alive and began later waits for this one, so it has written nothing yet.
        dirty: since.filter(each => each.state !== 'void' && (earlier(each) || !alive(each))),
        ahead: since.filter(each => earlier(each) && alive(each)),
        overtaken: own !== undefined && synced !== undefined && synced.order > own.order,
    };
}
/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
function deadlineMs(attempt) {
    return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS;
}
/** Checks what a store gave back, or `undefined` when it is not a record that this version can read. */
function toRecord(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const record = value;
    const valid = record.v === 1 &&
        typeof record.repository === 'string' &&
        typeof record.branch === 'string' &&
        typeof record.connectorId === 'string' &&
        typeof record.service === 'string' &&
        (0,lib_sha/* isSha */.H)(record.sha) &&
        Array.isArray(record.files) &&
        record.files.every(each => typeof each === 'string') &&
        typeof record.refPrefix === 'string' &&
        (record.shard === undefined ||
            (typeof record.shard === 'string' && readShard(record.shard) !== undefined)) &&
        typeof record.settings === 'string' &&
        typeof record.runId === 'string' &&
        typeof record.runAttempt === 'string' &&
        typeof record.timeoutMinutes === 'number' &&
        // Else a later run would wait for ever.
        record.timeoutMinutes >= 1 &&
        record.timeoutMinutes <= MAX_TIMEOUT_MINUTES;
    return valid ? record : undefined;
}

;// CONCATENATED MODULE: ./lib/inputs.js







/**
 * Reads all inputs and reports every problem at once.
 *
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
function parseInputs(get) {
    const problems = [];
    const read = (name, parse) => {
        try {
            return parse(get(name).trim());
        }
        catch (error) {
            if (!(error instanceof InputError))
                throw error;
            problems.push(...error.message.split('\n').map(line => `${name}: ${line}`));
            return undefined;
        }
    };
    const inputs = {
        baseUrl: read('base-url', parseBaseUrl),
        connectorId: read('connector-id', parseConnectorId),
        apiKey: read('api-key', parseApiKey),
        files: read('files', parseFiles),
        branch: read('branch', parseBranch),
        sync: read('sync', oneOf('auto', 'changes', 'everything')),
        dryRun: read('dry-run', parseBoolean),
        tags: read('tags', parseTags),
        refPrefix: read('ref-prefix', parseRefPrefix),
        shard: read('shard', parseShard),
        siteUrls: read('site-urls', parseSiteUrls),
        sourceLinks: read('source-links', parseBoolean),
        maxArchive: read('max-archive', parsePercentage),
        journal: read('journal', parseJournal),
        agentInstructions: read('agent-instructions', parseWorkspacePath),
        githubToken: read('github-token', parseToken),
        concurrency: read('concurrency', wholeNumber(1, 8)),
        timeoutMinutes: read('timeout-minutes', wholeNumber(1, MAX_TIMEOUT_MINUTES)),
    };
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return inputs;
}
/**
 * A run that writes cannot do without the key.
 *
 * @throws InputError when it is missing.
 */
function requireApiKey(inputs) {
    if (inputs.apiKey !== undefined)
        return inputs.apiKey;
    throw new InputError('api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.');
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/document/version.js
/** Raised by hand whenever the same page comes to another document, so that every page is pushed again. */
// 3: what front matter without an end hides is hidden, and so is what follows a comment without an end.
// 4: no link to the source goes into an open <pre> or its like that stands further in.
const normaliserVersion = 4;

;// CONCATENATED MODULE: ./lib/journal/target.js


/** A run's target in the journal. */
function targetOf({ connectorId, baseUrl, shard }, repository) {
    const service = (0,external_node_crypto_.createHash)('sha256').update(baseUrl).digest('hex').slice(0, 8);
    const name = nameOf(shard);
    return { repository, connectorId, service, ...(name && { shard: name }) };
}

;// CONCATENATED MODULE: ./lib/journal/tracked.js



/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
function requireUntracked(path, workspace, tree) {
    const within = `${plain((0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, path)))}/`;
    // Nearly always; no commit has such a path.
    if (within.startsWith('../'))
        return;
    const found = tree.find(each => within.startsWith(`${plain(each.path)}/`));
    if (found === undefined)
        return;
    throw new InputError(`journal: "${(0,shown/* shown */.S)(path)}" leads to "${(0,shown/* shown */.S)(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`);
}
/** Some file systems tell neither case nor Unicode's forms apart, nor a slash from a backslash. */
function plain(path) {
    return path.normalize('NFC').toLowerCase().replaceAll('\\', '/');
}

;// CONCATENATED MODULE: ./lib/plan/digest.js

/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number, which alone decides what
 * front matter hides.
 */
function digest(normaliserVersion, { refPrefix: _, ...settings }, baseUrl) {
    const all = JSON.stringify([baseUrl, Object.entries(settings).sort()]);
    return `${normaliserVersion}-${(0,external_node_crypto_.createHash)('sha256').update(all).digest('hex').slice(0, 32)}`;
}
/** Whether two digests were made by the same normaliser, so that it hid the same pages. */
function isSameNormaliser(a, b) {
    return a.split('-')[0] === b.split('-')[0];
}

// EXTERNAL MODULE: ./lib/github/expected.js
var expected = __webpack_require__(7063);
;// CONCATENATED MODULE: ./lib/repository/errors.js
/** The checkout cannot give what the run needs; the message says what to do. */
class RepositoryError extends Error {
}
/** GitHub's API is no way to get what git cannot: it would take too many requests. */
class LimitError extends Error {
}
/** The server does not have the commit any more, as after a force push. */
class CommitGoneError extends RepositoryError {
}

;// CONCATENATED MODULE: ./lib/repository/api.js




/** GitHub counts a job's requests by the hour: what needs more of them is left to a better checkout. */
const MAX_BLOBS = 300;
const MAX_FOLDERS = 500;
/** @param name `owner/name`. */
function openRepositoryApi(github, name) {
    const repository = toParameters(name);
    const listTree = async (sha, recursive) => {
        const options = { ...repository, tree_sha: sha, ...(recursive && { recursive }) };
        const { data } = await github('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', options);
        return (0,expected/* expected */.p6)(data, isListing, 'a tree');
    };
    let blobs = 0;
    let folders = 0;
    /** GitHub cuts a long listing off; such a tree is then listed folder by folder. */
    const tree = async (sha, folder = '') => {
        if (++folders > MAX_FOLDERS)
            throw new LimitError(`more than ${MAX_FOLDERS} folders would have to be listed one by one`);
        const whole = await listTree(sha, '1');
        if (!whole.truncated)
            return whole.tree.filter(isFile).map(each => toEntry(each, folder));
        const top = await listTree(sha);
        if (top.truncated)
            throw new LimitError(`the folder "${folder}" has too many files for GitHub's API`);
        const files = [];
        for (const each of top.tree)
            files.push(...(isFile(each) ? [toEntry(each, folder)] : await tree(each.sha, `${folder}${each.path}/`)));
        return files;
    };
    return {
        tree,
        async tip(branch) {
            const ref = `heads/${branch}`;
            const { data } = await github('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...repository, ref });
            return (0,expected/* expected */.p6)(data, isRef, 'a branch').object.sha;
        },
        async isAncestor(ancestor, commit) {
            // Only how the two stand to each other is asked, not what lies between them.
            const basehead = `${ancestor}...${commit}`;
            const page = { per_page: 1, page: 2 };
            const options = { ...repository, basehead, ...page };
            const { data } = await github('GET /repos/{owner}/{repo}/compare/{basehead}', options);
            const { status } = (0,expected/* expected */.p6)(data, isComparison, 'a comparison');
            return status === 'ahead' || status === 'identical';
        },
        async blob(oid) {
            if (++blobs > MAX_BLOBS)
                throw new LimitError(`more than ${MAX_BLOBS} files would have to be read one by one`);
            const options = { ...repository, file_sha: oid };
            const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', options);
            const { content } = (0,expected/* expected */.p6)(data, isBlob, 'a file');
            const bytes = new Uint8Array(Buffer.from(content, 'base64'));
            return { oid, size: bytes.length, bytes };
        },
    };
}
function isListed(value) {
    const { path, mode, sha, type } = Object(value);
    return (0,lib_sha/* isSha */.H)(sha) && [path, mode, type].every(each => typeof each === 'string');
}
function isListing(data) {
    const { tree, truncated } = Object(data);
    return (0,expected/* isListOf */.sh)(isListed)(tree) && typeof truncated === 'boolean';
}
function isRef(data) {
    return (0,lib_sha/* isSha */.H)(Object(data).object?.sha);
}
function isComparison(data) {
    return ['ahead', 'behind', 'diverged', 'identical'].includes(Object(data).status);
}
/** Of what it has no room for GitHub sends a size alone, which is no empty page. */
function isBlob(data) {
    const { content, size } = Object(data);
    return typeof content === 'string' && Buffer.from(content, 'base64').length === size;
}
const isFile = ({ type }) => type !== 'tree';
/** GitHub shows a name that is not UTF-8 with U+FFFD in it, so that it cannot be told from one that has that letter. */
function toEntry({ path, mode, sha }, folder) {
    return { path: folder + path, mode, oid: sha, isUtf8: !path.includes('\ufffd') };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/repository/git.js




/** A git command failed; `stderr` is what it said, which may quote names from the repository. */
class GitError extends Error {
    stderr;
    constructor(command, stderr) {
        super(`git ${command} failed`);
        this.stderr = stderr.trim();
    }
}
/** Git said more than this process can hold, as of a tree whose folders are the same folder over and over again. */
class OutputError extends GitError {
}
/** Enough for some three million files. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** Nothing of the repository's own configuration may run a program or open another repository. */
const GUARDS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    // Not to be asked of a repository whose objects are read: its configuration could name a program for it.
    'core.alternateRefsCommand=true',
    'safe.bareRepository=explicit',
    'protocol.ext.allow=never',
    // A server that sends nothing for a minute is given up.
    'http.lowSpeedLimit=1',
    'http.lowSpeedTime=60',
];
/** Git in the folder of a checkout. */
function openGit(folder, options) {
    // In a container the checkout often belongs to another user (GitHub documentation, actions/checkout).
    const safe = [...new Set([folder, realPath(folder)])].flatMap(each => ['-c', `safe.directory=${each}`]);
    return gitIn(folder, [...safe, '-C', folder], options);
}
/** Git on a bare repository of our own. */
function openBareGit(folder, options) {
    return gitIn(folder, ['--git-dir', folder], options);
}
function gitIn(folder, own, { environment, signal }) {
    const guards = [...GUARDS.flatMap(each => ['-c', each]), ...own];
    // Windows looks for a program in the folder that it is started in first, as does a `PATH` with "." in it, and the
    // checkout may hold a git of its own.
    const options = { cwd: (0,external_node_path_.parse)(folder).root, env: environmentOf(folder, environment), signal };
    return {
        async run(args, config = [], stdin = '') {
            const all = [...guards, ...config.flatMap(each => ['-c', each]), ...args];
            const whole = { ...options, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES };
            try {
                const running = (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', all, whole);
                // A git that ends before it has read everything says why by itself.
                running.child.stdin?.on('error', () => { }).end(stdin);
                return (await running).stdout;
            }
            catch (error) {
                throw toGitError(args[0] ?? '', error);
            }
        },
        start: args => (0,external_node_child_process_.spawn)('git', [...guards, ...args], { ...options, stdio: ['pipe', 'pipe', 'pipe'] }),
    };
}
function environmentOf(folder, environment) {
    return {
        ...withoutSecrets(environment),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // Replaced objects would show another tree than the one that was pushed.
        GIT_NO_REPLACE_OBJECTS: '1',
        // Objects are fetched together, from where we say, never one by one when they are read.
        GIT_NO_LAZY_FETCH: '1',
        // A folder that is no checkout must not pass for the repository around it.
        GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(folder),
        LC_ALL: 'C',
    };
}
/** Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs hold the key. */
function withoutSecrets(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)/i.test(name)));
}
function realPath(folder) {
    try {
        return (0,external_node_fs_.realpathSync)(folder);
    }
    catch {
        return folder;
    }
}
function toGitError(command, error) {
    const failure = error;
    if (failure.code === 'ENOENT')
        return new GitError(command, 'git is not installed');
    if (failure.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return new OutputError(command, `its answer is larger than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB`);
    if (failure.code === 'ABORT_ERR')
        return new GitError(command, 'it was ended with the run');
    return new GitError(command, failure.stderr?.toString() || failure.message);
}

;// CONCATENATED MODULE: ./lib/repository/tree.js

const TAB = 0x09;
const NUL = 0x00;
/**
 * Parses the output of `git ls-tree -r -z --full-tree`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes.
 *
 * @throws GitError
 */
function parseTree(output) {
    return Array.from(cutAtNul('ls-tree', output), line => {
        const tab = line.indexOf(TAB);
        const [mode = '', , oid = ''] = line.toString('latin1', 0, tab).split(' ');
        return { mode, oid, ...toPath(line.subarray(tab + 1)) };
    });
}
/** What a git command has said, cut at each NUL. @throws GitError when none stands at its end */
function* cutAtNul(command, output) {
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(NUL, start);
        if (end < 0)
            throw new GitError(command, `its output ended too soon: ${output.toString('utf8', start)}`);
        yield output.subarray(start, end);
        start = end + 1;
    }
}
function toPath(bytes) {
    const path = bytes.toString('utf8');
    return { path, isUtf8: !path.includes('\ufffd') || Buffer.from(path).equals(bytes) };
}
/** The paths that two trees do not hold alike. */
function differing(before, after) {
    const spelled = ({ mode, oid }) => `${mode} ${oid}`;
    const had = new Map(before.map(entry => [entry.path, spelled(entry)]));
    const touched = after.filter(entry => had.get(entry.path) !== spelled(entry)).map(({ path }) => path);
    const kept = new Set(after.map(({ path }) => path));
    return new Set([...touched, ...[...had.keys()].filter(path => !kept.has(path))]);
}
/** Lets trees have in common what is alike in them: those of hundreds of attempts that failed would not fit into memory. */
function sharing() {
    const entries = new Map();
    const shared = (entry) => {
        const known = entries.get(entry.path);
        if (known?.oid === entry.oid && known.mode === entry.mode && known.isUtf8 === entry.isUtf8)
            return known;
        entries.set(entry.path, entry);
        return entry;
    };
    return tree => tree.map(shared);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/repository/temporary.js



/** Makes a folder of our own in `parent`; in the machine's own place for such folders where that takes none. */
function makeTemporaryFolder(parent, prefix) {
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, prefix)).catch(() => (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), prefix)));
}

;// CONCATENATED MODULE: ./lib/repository/bare.js



/**
 * Makes a repository whose configuration is ours alone, without starting a git for it (gitrepository-layout(5)).
 *
 * @param parent the folder that its own is made in.
 */
async function createBare(parent, options) {
    const { objectFormat, alternates = [], shallow = '' } = options;
    const folder = await makeTemporaryFolder(parent, 'docs-push-git-');
    const info = (0,external_node_path_.join)(folder, 'objects', 'info');
    await Promise.all([(0,promises_.mkdir)((0,external_node_path_.join)(folder, 'refs')), (0,promises_.mkdir)(info, { recursive: true })]);
    await Promise.all([
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'HEAD'), 'ref: refs/heads/main\n'),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'config'), configFor(objectFormat)),
        (0,promises_.writeFile)((0,external_node_path_.join)(info, 'alternates'), alternates.map(each => `${each}\n`).join('')),
        shallow === '' ? undefined : (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'shallow'), shallow),
    ]);
    return { folder, [Symbol.asyncDispose]: () => (0,promises_.rm)(folder, { recursive: true, force: true }) };
}
function configFor(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}

;// CONCATENATED MODULE: ./lib/repository/fetch.js
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





const QUIETLY = [
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
];
/**
 * Fetches commits by their SHAs, without the history before them.
 *
 * @param beside a commit that `git` can read in full: what the two have in common is not sent. Without one, the
 *   commit's blobs are not sent either.
 * @throws GitError
 */
async function fetchCommits(git, commits, beside, remote) {
    const sparing = beside === undefined ? ['--filter=blob:none'] : [`--negotiation-tip=${beside}`];
    await withToken(remote, config => git.run(['fetch', ...QUIETLY, '--depth=1', ...sparing, '--', urlOf(remote), ...commits], config));
}
/** Fetches blobs, all in one go. @throws GitError */
async function fetchBlobs(git, oids, remote) {
    const fetch = ['fetch', ...QUIETLY, '--stdin', '--', urlOf(remote)];
    await withToken(remote, config => git.run(fetch, [...config, 'fetch.negotiationAlgorithm=noop'], oids.join('\n')));
}
/** The commit that a branch is at now, or `undefined` when there is no such branch. @throws GitError */
async function fetchTip(git, branch, remote) {
    const ref = `refs/heads/${branch}`;
    const output = await withToken(remote, config => git.run(['ls-remote', '--quiet', '--', urlOf(remote), ref], config));
    const line = output
        .toString('utf8')
        .split('\n')
        .find(each => each.endsWith(`\t${ref}`));
    return line?.split('\t')[0];
}
/**
 * Whether one commit can be reached from another, asked of a repository that holds their history and no files, and
 * is thrown away.
 *
 * @throws GitError
 */
async function isAncestorOnServer(options, ancestor, commit, remote) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const objectFormat = ancestor.length === 64 ? 'sha256' : 'sha1';
        const bare = __addDisposableResource(env_1, await createBare(remote.temporaryFolder, { objectFormat }), true);
        const git = openBareGit(bare.folder, options);
        const fetch = ['fetch', ...QUIETLY, '--filter=tree:0', '--', urlOf(remote), commit, ancestor];
        await withToken(remote, config => git.run(fetch, config));
        // Not merge-base, whose every failure would read as a no, and this run as one that has been overtaken.
        return (await git.run(['rev-list', '--max-count=1', ancestor, `^${commit}`, '--'])).length === 0;
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
/** Whether one commit can be reached from another, as far as this repository knows. */
async function isAncestor(git, ancestor, commit) {
    return git.run(['merge-base', '--is-ancestor', ancestor, commit]).then(() => true, () => false);
}
function urlOf({ serverUrl, repository }) {
    return `${serverUrl}/${repository}`;
}
/** Hands the token to git in a file of its own: a command line can be read by every process of the machine. */
async function withToken(remote, use) {
    if (remote.token === '' || !/^https?:/.test(remote.serverUrl))
        return use([]);
    const folder = await makeTemporaryFolder(remote.temporaryFolder, 'docs-push-token-');
    try {
        const file = (0,external_node_path_.join)(folder, 'config');
        await (0,promises_.writeFile)(file, credentials(remote), { mode: 0o600 });
        return await use([`include.path=${file}`]);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The empty value first takes away a header that the machine's configuration sets: GitHub answers 400 to two of them. Git would take the token along on a redirect, and to a server without a proper certificate if the machine says so. */
function credentials({ serverUrl, token }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return `[http]\n\tfollowRedirects = false\n[http "${serverUrl}/"]\n\tsslVerify = true\n\textraheader =\n\textraheader = AUTHORIZATION: basic ${basic}\n[credential]\n\thelper =\n`;
}

;// CONCATENATED MODULE: ./lib/repository/refusals.js



/** What git says of a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE = /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i;
/** What GitHub's API answers of a commit that it does not have. */
const GONE_STATUSES = [404, 409, 422];
/** Only what git or the machine's disk has said: a defect of ours stays what it is, and is reported as one. */
function isForeseen(error) {
    return error instanceof GitError || isOfTheDisk(error);
}
/** What a request to GitHub's API comes to has a status, also where there is no answer. */
function isOfApi(error) {
    return (error === undefined || error instanceof LimitError || error.status !== undefined);
}
function isOfTheDisk(error) {
    return typeof error === 'object' && error !== null && 'errno' in error;
}
/** @param apiError what GitHub's API said, where it was asked as well. */
function missingCommit(commit, error, apiError) {
    if (!isForeseen(error))
        return error;
    if (!isOfApi(apiError))
        return apiError;
    const problem = `The commit ${(0,shown/* shown */.S)(commit)}, up to which search was last brought, could not be fetched (${saidByBoth(error, apiError)}).`;
    if (isGone(error, apiError))
        return new CommitGoneError(`${problem} A force push has removed it. A run by hand goes on without it, as it pushes every page again. Pages that only that commit had stay in search: remove those in the search service.`);
    return new RepositoryError(`${problem} Check the permission contents: read, then run this workflow again.`);
}
function isGone(error, apiError) {
    if (!(error instanceof GitError && GONE.test(error.stderr)))
        return false;
    return apiError === undefined || GONE_STATUSES.includes(apiError.status ?? 0);
}
/** Why the checkout could not be opened. */
function notOpened(folder, error) {
    if (isOfTheDisk(error))
        return new RepositoryError(`The runner has no room for what git is to read (${saidBy(error)}). Free space on its disk, or let RUNNER_TEMP name a folder that can be written, then run this workflow again.`);
    if (!(error instanceof GitError))
        return error;
    return new RepositoryError(`"${(0,shown/* shown */.S)(folder)}" is not a git repository with a commit in it (git says: ${saidBy(error)}). Put a step with actions/checkout before this one, without the input path: what is pushed is the repository at the root of the workspace.`);
}
function tooManyFiles(commit, error) {
    return new RepositoryError(`The commit ${(0,shown/* shown */.S)(commit)} has too many files to be listed (git says: ${saidBy(error)}). Push the pages from a repository of fewer files.`);
}
function unreadable(error) {
    if (!isForeseen(error))
        return error;
    return new RepositoryError(`The pages and their history could not be read (git says: ${saidBy(error)}). Run this workflow again; if it happens again, let the step with actions/checkout set no filter.`);
}
/** @param apiError what GitHub's API said, where it was asked as well. */
function unknownTip(branch, error, apiError) {
    if (!isForeseen(error))
        return error;
    if (!isOfApi(apiError))
        return apiError;
    return new RepositoryError(`Whether this commit is still the newest of "${(0,shown/* shown */.S)(branch)}" could not be found out (${saidByBoth(error, apiError)}). Check the permission contents: read, then run this workflow again.`);
}
function saidByBoth(error, apiError) {
    const said = `git says: ${saidBy(error)}`;
    if (apiError === undefined)
        return said;
    const { message, response } = apiError;
    if (apiError instanceof LimitError)
        return `${said}; of GitHub’s API too much would be asked: ${message}`;
    return `${said}; GitHub’s API ${response ? 'says' : 'gives nothing useful'}: ${(0,shown/* shown */.S)(message)}`;
}
function saidBy(error) {
    return (0,shown/* shown */.S)(error instanceof GitError && error.stderr !== '' ? error.stderr : String(error));
}

;// CONCATENATED MODULE: ./lib/repository/behind.js


/**
 * Whether the checkout neither comes after a commit nor is what a branch is at. Git asks the server, and GitHub's API is
 * asked where git gets no answer.
 *
 * @throws RepositoryError when neither tells.
 */
async function isBehind({ git, checkout }, commit, branch, options) {
    const { head, shallow } = checkout;
    if (commit !== undefined && (commit === head || (await isAncestor(git, commit, head))))
        return false;
    // A full clone knows of all that its commit comes after.
    const since = shallow === '' ? undefined : commit;
    return isBehindOn(viaGit(git, options), head, since, branch).catch(async (error) => {
        if (options.openApi === undefined)
            throw unknownTip(branch, error);
        const api = await options.openApi();
        return isBehindOn(api, head, since, branch).catch(apiError => Promise.reject(unknownTip(branch, error, apiError)));
    });
}
function viaGit(git, options) {
    return {
        tip: branch => fetchTip(git, branch, options.remote),
        isAncestor: (ancestor, commit) => isAncestorOnServer(options, ancestor, commit, options.remote),
    };
}
async function isBehindOn(remote, head, since, branch) {
    if ((await remote.tip(branch)) === head)
        return false;
    return since === undefined || !(await remote.isAncestor(since, head));
}

;// CONCATENATED MODULE: ./lib/repository/blobs.js

/** Those of the blobs that this repository does not have, each once. @throws GitError */
async function findMissing(git, oids) {
    if (oids.length === 0)
        return [];
    const check = ['cat-file', '--batch-check=%(objectname)', '--buffer'];
    const lines = (await git.run(check, [], `${[...new Set(oids)].join('\n')}\n`))
        .toString('latin1')
        .split('\n');
    return lines.filter(line => line.endsWith(' missing')).map(line => line.slice(0, -' missing'.length));
}
/**
 * Reads blobs in the order of `oids` through one `git cat-file --batch`, which runs no filter and follows no link.
 * Nothing is read ahead of what the caller takes, but for the pipe's own buffer.
 */
async function* readBlobs(git, oids, maxBytes) {
    if (oids.length === 0)
        return;
    const child = git.start(['cat-file', '--batch', '--buffer']);
    const { stdin, stdout, stderr } = child;
    if (stdin === null || stdout === null || stderr === null)
        throw new GitError('cat-file', 'its pipes did not open');
    let complaints = '';
    stderr.on('data', chunk => (complaints = (complaints + chunk).slice(-2000)));
    const exit = new Promise(resolve => child.once('close', () => resolve()).once('error', () => resolve()));
    // A git that dies early closes the pipe; what matters then is that its output ends too soon.
    stdin.on('error', () => { });
    stdin.end(`${oids.join('\n')}\n`);
    const reader = new ByteReader(stdout);
    try {
        for (const oid of oids)
            yield await readOne(reader, oid, maxBytes);
    }
    catch (error) {
        if (!(error instanceof EndOfOutput))
            throw error;
        await exit;
        throw new GitError('cat-file', complaints || 'its output ended too soon');
    }
    finally {
        // What nobody reads any more would keep the pipe, and so this process, open.
        stdout.destroy();
        child.kill();
        await exit;
    }
}
async function readOne(reader, oid, maxBytes) {
    const header = await reader.line();
    const [, , size] = header.split(' ');
    if (size === undefined)
        return { oid, size: undefined, bytes: undefined };
    const bytes = await reader.take(Number(size), Number(size) <= maxBytes);
    await reader.take(1, false);
    return { oid, size: Number(size), bytes };
}
class EndOfOutput extends Error {
}
/** Takes lines and exact numbers of bytes from a stream of chunks. */
class ByteReader {
    #chunks;
    #rest = Buffer.alloc(0);
    constructor(stream) {
        this.#chunks = stream[Symbol.asyncIterator]();
    }
    async line() {
        for (let from = 0;;) {
            const end = this.#rest.indexOf(0x0a, from);
            if (end >= 0) {
                const text = this.#rest.toString('latin1', 0, end);
                this.#rest = this.#rest.subarray(end + 1);
                return text;
            }
            from = this.#rest.length;
            this.#rest = Buffer.concat([this.#rest, await this.#next()]);
        }
    }
    /** The next `count` bytes in memory of their own, or `undefined` when they are only passed over. */
    async take(count, keep) {
        const taken = keep ? new Uint8Array(count) : undefined;
        for (let at = 0; at < count;) {
            if (this.#rest.length === 0)
                this.#rest = await this.#next();
            const part = this.#rest.subarray(0, count - at);
            taken?.set(part, at);
            at += part.length;
            this.#rest = this.#rest.subarray(part.length);
        }
        return taken;
    }
    async #next() {
        const { value, done } = await this.#chunks.next();
        if (done)
            throw new EndOfOutput();
        return value;
    }
}

;// CONCATENATED MODULE: ./lib/repository/contents.js



/**
 * Reads blobs in the order of `oids`. What is missing is fetched in one go; what git cannot fetch comes from GitHub's API,
 * one by one.
 *
 * @throws RepositoryError
 */
async function* readContents({ checkout, git, fetching }, oids, maxBytes, { remote, openApi }) {
    let refusal;
    const ask = lookUp(openApi);
    try {
        const missing = checkout.isPartial ? await findMissing(git, oids) : [];
        if (missing.length > 0)
            await fetchBlobs(fetching, missing, remote).catch(error => {
                refusal = error;
            });
        for await (const blob of readBlobs(git, oids, maxBytes)) {
            const found = blob.size === undefined ? await ask(blob) : blob;
            if (found.size === undefined && refusal !== undefined)
                throw refusal;
            yield found;
        }
    }
    catch (error) {
        throw unreadable(error);
    }
}
/** Asks GitHub's API for a blob that git does not have; one that it refuses as well stays missing. */
function lookUp(openApi) {
    let api;
    return async (blob) => {
        if (openApi === undefined)
            return blob;
        api ??= openApi();
        return (await api).blob(blob.oid).catch(() => blob);
    };
}

;// CONCATENATED MODULE: ./lib/repository/deleted.js

const FLAGS = ['-r', '-m', '-z', '--raw', '--no-abbrev', '--no-commit-id', '--no-renames', '--no-ext-diff'];
/**
 * Every file that the history of a commit has deleted or put a link or submodule in the place of, with its last text; of
 * a path of which that was done more than once the newest. A shallow clone knows of few, and its history is not fetched
 * for this.
 *
 * @throws GitError
 */
async function readDeleted(git, commit) {
    const commits = (await git.run(['rev-list', commit])).toString('latin1');
    // `-m` compares a merge with each of its parents; without it a merge says nothing.
    const output = await git.run(['diff-tree', '--stdin', ...FLAGS, '--diff-filter=DT'], [], commits);
    return parseDeleted(output);
}
/** Parses `:<mode> <new mode> <oid> <new oid> D NUL <path> NUL` or the same with `T`, a path being bytes. */
function parseDeleted(output) {
    const deleted = new Map();
    const fields = [...cutAtNul('diff-tree', output)];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [mode = '', , oid = ''] = fields[index]?.toString('latin1').slice(1).split(' ') ?? [];
        const bytes = fields[index + 1];
        const path = bytes.toString('utf8');
        // A link that is gone may have stood where a file was before.
        if (mode.startsWith('100') && !deleted.has(path))
            deleted.set(path, { path, mode, oid, isUtf8: Buffer.from(path).equals(bytes) });
    }
    return [...deleted.values()];
}

;// CONCATENATED MODULE: ./lib/repository/origin.js
/** `owner/name` of the repository that was checked out, where its address says so and is one of this server. */
async function readOrigin(git, serverUrl) {
    // Without such a remote git fails; the checkout may then come from anywhere.
    const url = await git.run(['config', '--get', 'remote.origin.url']).catch(() => undefined);
    return url && nameOn(serverUrl, url.toString().trim());
}
/** The same from an address, as git takes it: `https://…`, `ssh://git@…` or `git@host:…`. */
function nameOn(serverUrl, url) {
    const host = URL.parse(serverUrl)?.hostname;
    const address = URL.parse(url.replace(/^git@([^/:]+):/, 'ssh://git@$1/'));
    const [, name] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address?.pathname ?? '') ?? [];
    return host && address?.hostname === host ? name : undefined;
}

;// CONCATENATED MODULE: ./lib/repository/parents.js
/** The commits that a commit was made from, also where this clone does not have them. */
async function readParents(git, commit) {
    // The commit's own text: `rev-parse` knows no parents where a shallow clone ends.
    const [head = ''] = (await git.run(['cat-file', 'commit', commit])).toString('latin1').split('\n\n', 1);
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}

;// CONCATENATED MODULE: ./lib/repository/checkout.js



const QUESTIONS = ['--git-path', 'objects', '--git-path', 'shallow', '--show-object-format', 'HEAD^{commit}'];
/**
 * The one time that git is asked in the checkout itself.
 *
 * @param folder the folder that `git` works in.
 * @throws GitError when the folder is no repository or has no commit.
 */
async function readCheckout(git, folder) {
    const answers = (await git.run(['rev-parse', ...QUESTIONS])).toString().trimEnd().split('\n');
    const [objects, shallow, objectFormat, head] = answers;
    if (answers.length !== 4 || !objects || !shallow || !objectFormat || !head)
        throw new GitError('rev-parse', `it answered in another form: ${answers.join(' ')}`);
    const objectsFolder = (0,external_node_path_.resolve)(folder, objects);
    return {
        head,
        objects: objectsFolder,
        objectFormat,
        shallow: await (0,promises_.readFile)((0,external_node_path_.resolve)(folder, shallow), 'utf8').catch(() => ''),
        isPartial: await hasPromisedObjects(objectsFolder),
    };
}
/** Git marks a pack that came with a filter by a file beside it (git documentation, partial-clone). */
async function hasPromisedObjects(objects) {
    const packs = await (0,promises_.readdir)((0,external_node_path_.join)(objects, 'pack')).catch(() => []);
    return packs.some(name => name.endsWith('.promisor'));
}

;// CONCATENATED MODULE: ./lib/repository/store.js
var store_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var store_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * @param parent a folder for the repositories.
 * @throws GitError when the folder is no checkout with a commit.
 */
async function openStore(folder, parent, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inCheckout = openGit(folder, options);
        const checkout = await readCheckout(inCheckout, folder);
        const { objects, objectFormat, shallow, isPartial } = checkout;
        const made = store_addDisposableResource(env_1, new AsyncDisposableStack()
        // What a partial clone has is not all that the server would expect of it, so it is not told of it.
        , true);
        // What a partial clone has is not all that the server would expect of it, so it is not told of it.
        const beside = isPartial ? {} : { alternates: [objects], shallow };
        const fetched = made.use(await createBare(parent, { objectFormat, ...beside }));
        const alternates = [objects, `${fetched.folder}/objects`];
        const reading = made.use(await createBare(parent, { objectFormat, alternates, shallow }));
        const all = made.move();
        return {
            checkout,
            inCheckout,
            git: openBareGit(reading.folder, options),
            fetching: openBareGit(fetched.folder, options),
            [Symbol.asyncDispose]: () => all.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = store_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./lib/repository/trees.js





/** The trees of commits, each read once: attempts that failed often set out from the same commit. */
function openTrees(store, options) {
    const trees = new Map();
    const share = sharing();
    return {
        bring: commits => bring(store, commits, options).catch(() => { }),
        tree(commit) {
            const fetch = (error) => {
                throwIfTooLarge(commit, error);
                return fetchTree(store, commit, options);
            };
            // Of the two that nearly every run reads it would cost more than it saves.
            const shared = (tree) => (trees.size > 2 ? share(tree) : tree);
            const tree = trees.get(commit) ?? readTree(store.git, commit).catch(fetch).then(shared);
            trees.set(commit, tree);
            return tree;
        },
    };
}
async function readTree(git, commit) {
    return parseTree(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]));
}
/** Nobody else can list such a tree either. */
function throwIfTooLarge(commit, error) {
    if (error instanceof OutputError)
        throw tooManyFiles(commit, error);
}
/** A command line has room for so many. */
const MAX_BROUGHT = 500;
/** What does not come is fetched by itself when it is read, which then says what is wrong. */
async function bring({ checkout, git, fetching }, commits, { remote }) {
    if (commits.length < 2)
        return;
    const trees = commits.slice(0, MAX_BROUGHT).map(commit => `${commit}^{tree}`);
    const missing = (await findMissing(git, trees)).map(tree => tree.replace('^{tree}', ''));
    if (missing.length > 1)
        await fetchCommits(fetching, missing, fullCommit(checkout), remote);
}
/** A commit that the checkout has in full. */
function fullCommit({ head, isPartial }) {
    return isPartial ? undefined : head;
}
/** A default checkout has one commit only; a partial one has the commit without its files. */
async function fetchTree(store, commit, options) {
    const { checkout, git, fetching } = store;
    try {
        await fetchCommits(fetching, [commit], fullCommit(checkout), options.remote);
        return await readTree(git, commit);
    }
    catch (error) {
        throwIfTooLarge(commit, error);
        if (options.openApi === undefined)
            throw missingCommit(commit, error);
        const api = await options.openApi();
        return await api.tree(commit).catch(apiError => Promise.reject(missingCommit(commit, error, apiError)));
    }
}

;// CONCATENATED MODULE: ./lib/repository.js









/** @throws RepositoryError when the folder is no git repository or has no commit. */
async function openRepository(folder, options) {
    const { remote } = options;
    const store = await openStore(folder, remote.temporaryFolder, options).catch(error => Promise.reject(notOpened(folder, error)));
    const { git, checkout } = store;
    const { head } = checkout;
    return {
        head,
        parents: () => readParents(git, head),
        origin: () => readOrigin(store.inCheckout, remote.serverUrl),
        ...openTrees(store, options),
        blobs: (oids, maxBytes) => readContents(store, oids, maxBytes, options),
        tip: branch => fetchTip(git, branch, remote),
        deleted: () => readDeleted(git, head).catch(error => Promise.reject(unreadable(error))),
        isBehind: (commit, branch) => isBehind(store, commit, branch, options),
        [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
}

;// CONCATENATED MODULE: ./lib/job.js
var job_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var job_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** @throws RepositoryError when the workspace holds no checkout, or another repository's; InputError */
async function openJob(inputs, task, around, control) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = job_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const repository = opened.use(await openCheckout(inputs, around, control.ending));
        // The preview of a fork's pull request may have checked out the fork; it writes nothing.
        if (task.kind === 'sync' && repository.head !== around.sha)
            await requireOwn(repository, around.repository);
        if (inputs.journal.kind === 'file')
            requireUntracked(inputs.journal.path, around.workspace, await repository.tree(repository.head));
        const settings = toSettings(inputs, task, around);
        const record = job_toRecord(inputs, around, settings, repository.head);
        const onItsBase = await onBase(task, repository, around.sha);
        opened.move();
        return { inputs, task: onItsBase, around, control, repository, settings, record };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = job_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What is checked out in the workspace, and what its server has. @throws RepositoryError */
function openCheckout(inputs, around, signal) {
    const { workspace, environment, serverUrl, repository, temporaryFolder } = around;
    const { githubToken: token } = inputs;
    return openRepository(workspace, {
        environment,
        remote: { serverUrl, repository, token, temporaryFolder },
        signal,
        openApi: token === '' ? undefined : () => openApi(inputs, around),
    });
}
function toSettings(inputs, { branch }, around) {
    const { refPrefix, tags, sourceLinks, siteUrls } = inputs;
    const repositoryUrl = `${around.serverUrl}/${around.repository}`;
    return { refPrefix, tags, sourceLinks, repositoryUrl, branch, siteUrls };
}
function job_toRecord(inputs, { repository, runId, runAttempt }, settings, sha) {
    const { files, refPrefix, timeoutMinutes } = inputs;
    return {
        v: 1,
        ...targetOf(inputs, repository),
        branch: settings.branch,
        sha,
        files,
        refPrefix,
        settings: digest(normaliserVersion, settings, inputs.baseUrl),
        runId,
        runAttempt,
        timeoutMinutes,
    };
}
/** The merge commit of a pull request knows better than the event what it would be merged into. */
async function onBase(task, repository, sha) {
    if (task.kind !== 'preview' || task.baseSha === undefined || repository.head !== sha)
        return task;
    const [base, merged] = await repository.parents();
    return base !== undefined && merged !== undefined ? { ...task, baseSha: base } : task;
}
/** Another repository's pages would be pushed as this one's, with links that lead nowhere. */
async function requireOwn(repository, name) {
    const origin = await repository.origin();
    if (origin === undefined || origin.toLowerCase() === name.toLowerCase())
        return;
    throw new RepositoryError(`The workspace has a checkout of "${(0,shown/* shown */.S)(origin)}", but this workflow belongs to "${(0,shown/* shown */.S)(name)}". To push the pages of this repository, let the step with actions/checkout before this one set no repository; to push those of the other one, put this workflow there.`);
}
async function openApi(inputs, around) {
    return openRepositoryApi(await openGitHub({ ...around, token: inputs.githubToken }), around.repository);
}
/** The history in which search mirrors just one commit, as today's inputs would have it. */
function historyAt(sha, job) {
    const record = { ...job.record, sha };
    return {
        synced: { id: '', order: 0, begunAtMs: 0, state: 'succeeded', record },
        dirty: [],
        ahead: [],
        overtaken: false,
    };
}
/** What a pull request or a merge group changes; `undefined` for other runs. */
async function findTouched({ task, repository }) {
    if (task.kind !== 'preview' || task.baseSha === undefined)
        return undefined;
    try {
        return differing(await repository.tree(task.baseSha), await repository.tree(repository.head));
    }
    catch (error) {
        if (error instanceof RepositoryError)
            return 'unknown';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/branch.js
var branch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var branch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * With a branch that is none of the repository's, as after a slip or once it has another name, run after run would be
 * green and push nothing. Where nobody can tell, it is taken to be there.
 *
 * @throws InputError when the user names a branch that is not there.
 */
async function requireBranch(inputs, around, signal) {
    const { branch } = inputs;
    if (branch === undefined || (await isThere(branch, inputs, around, signal)))
        return;
    throw new InputError(`branch: the repository has no branch "${(0,shown/* shown */.S)(branch)}", so that no run would ever push anything. Give the branch that search is to mirror, or leave the input out for the default one.`);
}
async function isThere(branch, inputs, around, signal) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = branch_addDisposableResource(env_1, await openCheckout(inputs, around, signal), true);
            return (await repository.tip(branch)) !== undefined;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = branch_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (error instanceof RepositoryError || error instanceof GitError)
            return true;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/control.js

/** Requests in flight may still be answered for this long after a run was cancelled. */
const control_GRACE_MS = 4_000;
const CANCELLED = {
    reason: 'the run was cancelled',
    hint: 'Run the workflow again, or wait for the next push: what is due is pushed then.',
};
function openControl(timeoutMs) {
    const stopping = new AbortController();
    const ending = new AbortController();
    const timers = new Set();
    const stop = (why) => {
        if (stopping.signal.aborted)
            return;
        stopping.abort(why);
        timers.add(setTimeout(() => ending.abort(), control_GRACE_MS));
    };
    const late = {
        reason: `the push took longer than timeout-minutes (${timeoutMs / 60_000}) allows`,
        hint: 'Raise timeout-minutes or concurrency; the next run pushes again all that is due.',
    };
    timers.add(setTimeout(() => stop(late), timeoutMs));
    return {
        stopping: stopping.signal,
        ending: ending.signal,
        cancel(atOnce = false) {
            stop(CANCELLED);
            if (atOnce)
                ending.abort();
        },
        sleep: ms => (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal: stopping.signal }).catch(() => { }),
        [Symbol.dispose]: () => timers.forEach(clearTimeout),
    };
}

;// CONCATENATED MODULE: ./lib/journal/deployment.js

/** Tells our deployments from those of others. */
const TASK = 'docs-push';
/** Our states in the words of GitHub's deployment statuses (GitHub documentation, "REST API: deployment statuses"). */
const STATES = {
    running: 'in_progress',
    succeeded: 'success',
    failed: 'failure',
    void: 'inactive',
};
/** As much of a description as GitHub takes (GitHub documentation, "REST API: deployment statuses"). */
const cutDescription = (text) => text.slice(0, 140);
/** A record as a deployment to be created. */
function toDeployment(record) {
    return {
        ref: record.sha,
        task: TASK,
        payload: { ...record },
        description: cutDescription(`Docs pushed to search, run ${record.runId}`),
        // Neither merged into nor held up by anything: this records a push, it does not deploy.
        auto_merge: false,
        required_contexts: [],
        production_environment: false,
        transient_environment: false,
    };
}
function isDeployment(value) {
    const { id, environment, created_at } = Object(value);
    return Number.isSafeInteger(id) && typeof environment === 'string' && Date.parse(created_at) > 0;
}
/** @throws JournalError when it is none of ours. */
function readRecord({ id, payload }) {
    const record = toRecord(typeof payload === 'string' ? parse(payload) : payload);
    if (record)
        return record;
    throw new JournalError(`The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`);
}
/** @param statuses in any order. */
function toAttempt({ id, created_at }, record, statuses) {
    return {
        id: String(id),
        order: id,
        begunAtMs: Date.parse(created_at),
        state: toState(statuses),
        record,
    };
}
function isStatus(value) {
    return typeof Object(value).state === 'string';
}
/**
 * GitHub appends `inactive` to an older success, so any `success` counts, whatever came after it. What cleans up
 * deployments sets it as well, also of a run that has written and died: ours alone has a description.
 */
function toState(statuses) {
    const has = (...states) => statuses.some(({ state }) => states.includes(state));
    if (has('success'))
        return 'succeeded';
    if (has('failure', 'error'))
        return 'failed';
    const isVoid = statuses.some(({ state, description }) => state === STATES.void && Boolean(description));
    return isVoid ? 'void' : 'running';
}
function parse(payload) {
    try {
        return JSON.parse(payload);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/journal/listing.js
/** The most that GitHub gives at once. */
const PAGE = 100;
/** The pages of a list. Octokit's own `paginate` takes a 409 for the end of the list. */
async function* pagesOf(list) {
    for (let page = 1;; page++) {
        const items = await list(page);
        yield items;
        if (items.length < PAGE)
            return;
    }
}
async function listAll(list) {
    const all = [];
    for await (const page of pagesOf(list))
        all.push(...page);
    return all;
}
/**
 * The newest first, and no more pages than are asked for: after some years there are hundreds, and GitHub counts the
 * questions. It documents no order, so that one is relied on only where the first page shows it.
 */
async function* newestFirst(list) {
    const unordered = [];
    let isOrdered;
    for await (const page of pagesOf(list)) {
        isOrdered ??= page.every(({ id }, index) => index === 0 || id < page[index - 1].id);
        if (isOrdered)
            yield* page;
        else
            unordered.push(...page);
    }
    yield* unordered.sort((a, b) => b.id - a.id);
}

;// CONCATENATED MODULE: ./lib/journal/marks.js

/**
 * What an attempt that fails says of those before it, so that later ones need not ask GitHub about each: while one page
 * does not get in there may be hundreds, and a job may ask a thousand times an hour. Nothing where not all of them since
 * the last success have failed.
 */
function markOf(attempts) {
    const synced = attempts.find(each => each.state === 'succeeded' && !each.isPartial);
    const haveFailed = attempts.every(each => each === synced || ['failed', 'running'].includes(each.state));
    return haveFailed ? `After ${synced?.id ?? 0}: ` : '';
}
/** The last success as such a mark names it, 0 for none; infinity without a mark. */
function sinceOf(statuses) {
    const marks = statuses.map(({ state, description }) => state === STATES.failed ? /^After (\d{1,15}): /.exec(description)?.[1] : undefined);
    return Math.min(...marks.map(each => (each === undefined ? Number.POSITIVE_INFINITY : Number(each))));
}
const FAILED = { state: STATES.failed, description: '' };

// EXTERNAL MODULE: ./lib/http/exchange.js
var exchange = __webpack_require__(1839);
;// CONCATENATED MODULE: ./lib/journal/refusals.js



/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS = {
    401: 'GitHub does not know the token. Leave the input github-token out, or give a valid token.',
    403: 'The token may not keep deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
    404: 'GitHub shows no such repository to this token. Check that github-token belongs to this repository and has the permission deployments: write.',
    409: 'GitHub will not create a deployment for this commit. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings.',
    422: 'GitHub finds the deployment invalid. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether the commit still exists.',
    429: 'GitHub limits how often its API may be called. Run this workflow again later.',
};
/** For whatever else GitHub says. */
const AGAIN = 'Run this workflow again; if it happens again, look at githubstatus.com.';
const reading = { done: 'read', documents: 'Nothing was pushed.' };
const beginning = { done: 'written', documents: 'Nothing was pushed.' };
const ending = {
    done: 'written',
    documents: 'What this run has pushed is in search; the next run pushes it again.',
};
/**
 * Does something with the record.
 *
 * @throws JournalError when GitHub refuses it, with what to do.
 */
async function explained(deed, work) {
    try {
        return await work();
    }
    catch (error) {
        const { status, message, response } = error;
        // A defect of ours, or told of already: only what a request comes to has a status.
        if (status === undefined)
            throw error;
        const limited = status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message));
        const isWorded = message !== '' && !(0,exchange/* isHtml */._6)(response?.headers ?? {});
        const why = isWorded ? (0,shown/* shown */.S)(message) : `GitHub’s API answers with status ${status}`;
        throw refusal(deed, why, REFUSALS[limited ? 429 : status] ?? AGAIN);
    }
}
function refusal({ done, documents }, why, advice) {
    return new JournalError(`The record of past syncs (GitHub deployments) cannot be ${done}: ${why}. ${advice} ${documents}`);
}

;// CONCATENATED MODULE: ./lib/journal/scope.js

/**
 * The attempts that matter to a target, asked about in turn from the newest on. Shards were perhaps counted in another
 * way when an attempt was made, or there were none: a success of all pages is one of each shard, but that of a shard
 * brought only a part of another in step, so that what it pushed counts as what the service may hold.
 */
class Scope {
    #target;
    /** Of these shards a newer success says all that there is to say. */
    #settled = new Set();
    constructor(target) {
        this.#target = target;
    }
    concerns(record) {
        const { connectorId, service } = this.#target;
        return (record.connectorId === connectorId &&
            record.service === service &&
            overlap(shardOf(record), shardOf(this.#target)) &&
            !this.#settled.has(record.shard ?? ''));
    }
    /** An attempt that concerns the target, as it is seen from there. */
    see(attempt) {
        if (attempt.state !== 'succeeded' || covers(shardOf(attempt.record), shardOf(this.#target)))
            return attempt;
        this.#settled.add(attempt.record.shard ?? '');
        return { ...attempt, isPartial: true };
    }
}

;// CONCATENATED MODULE: ./lib/journal/deployments.js







const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';
const STATUSES = '/repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
function openDeployments({ github, target, runUrl }) {
    const repository = toParameters(target.repository);
    const setState = async (id, state, description) => {
        const { data } = await github(`POST ${STATUSES}`, {
            ...repository,
            deployment_id: id,
            state: STATES[state],
            description: cutDescription(description),
            log_url: runUrl,
        });
        (0,expected/* expected */.p6)(data, isStatus, 'the new state of a deployment');
    };
    const begin = async (record) => {
        const environment = deployments_environmentOf(target);
        const { data } = await github(`POST ${DEPLOYMENTS}`, {
            ...repository,
            environment,
            ...toDeployment(record),
        });
        const deployment = (0,expected/* expected */.p6)(data, isDeployment, 'a new deployment');
        await setRunning(deployment.id, setState);
        return toAttempt(deployment, record, []);
    };
    let mark = '';
    return {
        async list() {
            const attempts = await explained(reading, () => listAttempts(github, target));
            mark = markOf(attempts);
            return attempts;
        },
        begin: record => explained(beginning, () => begin(record)),
        end: (id, state, description) => explained(ending, () => setState(Number(id), state, state === 'failed' ? mark + description : description)),
    };
}
/** All shards of a connector have environments below its own. */
const connectorOf = ({ connectorId }) => `docs-push/${connectorId}`;
function deployments_environmentOf(target) {
    return connectorOf(target) + (target.shard ? `/${target.shard.replace('/', '-of-')}` : '');
}
async function setRunning(id, setState) {
    try {
        await setState(id, 'running', 'Pushing');
    }
    catch (error) {
        // Nobody would know of it, and later runs would wait for it.
        await setState(id, 'void', 'Could not begin').catch(() => { });
        throw error;
    }
}
/** Newest first, as far as the last success: what came before it no longer matters. */
async function listAttempts(github, target) {
    const repository = toParameters(target.repository);
    // Of all environments: the shards may have been counted in another way, and each has its own.
    const deployments = newestFirst(async (page) => {
        const options = { ...repository, task: TASK, per_page: PAGE, page };
        const { data } = await github(`GET ${DEPLOYMENTS}`, options);
        return (0,expected/* expected */.p6)(data, (0,expected/* isListOf */.sh)(isDeployment), 'a list of deployments');
    });
    const attempts = [];
    const scope = new Scope(target);
    /** All later ones than this have failed, as an attempt after them has found. */
    let since = Number.POSITIVE_INFINITY;
    for await (const deployment of deployments) {
        if (!`${deployment.environment}/`.startsWith(`${connectorOf(target)}/`))
            continue;
        const record = readRecord(deployment);
        // Deployments stay with a repository that gets another name.
        if (!scope.concerns(record))
            continue;
        const ask = () => listAll(async (page) => {
            const options = { ...repository, deployment_id: deployment.id, per_page: PAGE, page };
            const { data } = await github(`GET ${STATUSES}`, options);
            return (0,expected/* expected */.p6)(data, (0,expected/* isListOf */.sh)(isStatus), 'a list of a deployment’s states');
        });
        const statuses = deployment.id > since ? [FAILED] : await ask();
        if (record.shard === target.shard)
            since = Math.min(since, sinceOf(statuses));
        const attempt = scope.see(toAttempt(deployment, record, statuses));
        attempts.push(attempt);
        if (attempt.state === 'succeeded' && !attempt.isPartial)
            break;
    }
    return attempts;
}

;// CONCATENATED MODULE: ./lib/journal/file.js





/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file: each sees its own attempts.
 */
function openFileJournal(path, target) {
    return {
        async list() {
            const scope = new Scope(target);
            return toAttempts(await readLines(path))
                .filter(({ record }) => record.repository === target.repository)
                .flatMap(each => (scope.concerns(each.record) ? scope.see(each) : []));
        },
        async begin(record) {
            const id = crypto.randomUUID();
            await addLine(path, { event: 'begin', id, at: Date.now(), record });
            const attempt = (await this.list()).find(each => each.id === id);
            if (attempt)
                return attempt;
            throw new JournalError(`The journal ${(0,shown/* shown */.S)(path)} did not keep what was written to it. Check that nothing else changes it.`);
        },
        async end(id, state, description) {
            await addLine(path, { event: 'end', id, at: Date.now(), state, description });
        },
    };
}
/** Newest first. */
function toAttempts(lines) {
    const attempts = new Map();
    for (const [order, line] of lines.entries()) {
        const { id } = line;
        const attempt = attempts.get(id);
        if (line.event === 'begin')
            attempts.set(id, { id, order, begunAtMs: line.at, state: 'running', record: line.record });
        else if (attempt)
            attempt.state = line.state;
    }
    return [...attempts.values()].sort((a, b) => b.order - a.order);
}
async function addLine(path, line) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.appendFile)(path, `${await endLastLine(path)}${JSON.stringify(line)}\n`);
    }
    catch (error) {
        throw new JournalError(`The journal ${(0,shown/* shown */.S)(path)} cannot be written (${(0,shown/* shown */.S)(String(error))}). Give a path that this job may write to.`);
    }
}
/** What is to be written before a new line. A torn last line is taken away. */
async function endLastLine(path) {
    const bytes = await (0,promises_.readFile)(path).catch(() => Buffer.alloc(0));
    if (bytes.length === 0 || bytes.at(-1) === 0x0a)
        return '';
    const start = bytes.lastIndexOf(0x0a) + 1;
    if (parseLine(bytes.toString('utf8', start)))
        return '\n';
    await (0,promises_.truncate)(path, start);
    return '';
}
async function readLines(path) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch(error => {
        if (error.code === 'ENOENT')
            return '';
        throw new JournalError(`The journal ${(0,shown/* shown */.S)(path)} cannot be read (${(0,shown/* shown */.S)(String(error))}). Give the path of a file.`);
    });
    const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
    return lines.flatMap(({ line, number }) => {
        if (line.trim() === '')
            return [];
        const parsed = parseLine(line);
        // A run that was killed while it wrote has left a torn line; nothing was done on the strength of it.
        if (parsed === undefined && number === lines.length)
            return [];
        return [parsed ?? fail(path, number)];
    });
}
function parseLine(text) {
    try {
        const line = JSON.parse(text);
        if (line.event === 'end' && /^(?:succeeded|failed|void)$/.test(line.state))
            return line;
        return line.event === 'begin' && typeof line.at === 'number' && toRecord(line.record) ? line : undefined;
    }
    catch {
        return undefined;
    }
}
function fail(path, number) {
    throw new JournalError(`Line ${number} of the journal ${(0,shown/* shown */.S)(path)} is not one of its records. Mend the line, or delete the file to start afresh: every page is then pushed again, and what was deleted meanwhile stays in search.`);
}

;// CONCATENATED MODULE: ./lib/journal/open.js






/** Opens the journal that the user chose, if any. */
async function openJournal(inputs, around) {
    const { journal, githubToken } = inputs;
    const target = targetOf(inputs, around.repository);
    if (journal.kind === 'none')
        return undefined;
    if (journal.kind === 'file')
        return openFileJournal((0,external_node_path_.isAbsolute)(journal.path) ? journal.path : (0,external_node_path_.join)(around.workspace, journal.path), target);
    if (githubToken === '')
        throw new JournalError('github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.');
    const runUrl = `${around.serverUrl}/${around.repository}/actions/runs/${around.runId}`;
    const github = await openGitHub({ ...around, token: githubToken });
    return openDeployments({ github, target, runUrl });
}

;// CONCATENATED MODULE: ./lib/report/warnings.js
/**
 * What is shown of the messages. Where pages have links that only their website understands they have thousands, which
 * one setting mends: one message, the first, stands for all of them, so that broken links can be seen.
 */
function toWarnings(documents) {
    const all = documents.flatMap(outcome => outcome.messages.map(message => ({ outcome, message })));
    const siteLinks = all.filter(({ message }) => message.rule === 'site-link');
    const [first] = siteLinks;
    if (!first || siteLinks.length === 1)
        return all;
    const pages = new Set(siteLinks.map(({ outcome }) => outcome.path)).size;
    const reason = `${siteLinks.length} links on ${pages === 1 ? 'one page' : `${pages} pages`} start with "/" and are not at the repository's root, the first of them here: they stay as written. If they are addresses on a website, name the website in the input site-urls; else mend them. The report file lists them all.`;
    const others = all.filter(({ message }) => message.rule !== 'site-link');
    return [{ outcome: first.outcome, message: { ...first.message, reason } }, ...others];
}

;// CONCATENATED MODULE: ./lib/report/annotations.js

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_ANNOTATIONS = 9;
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_ANNOTATIONS - 1;
/** Pages that a pull request does not touch, or may not touch, are left to the summary. */
function toAnnotations(report, touched) {
    const { agentInstructions, documents, problem } = report;
    const first = agentInstructions?.reason === undefined ? [] : [{ level: 'warning', message: agentInstructions.reason }];
    if (touched === 'unknown')
        return [...first, ...leftToTheSummary(report)];
    const shown = documents.filter(({ path }) => touched?.has(path) ?? true);
    return [
        ...atMost(MAX_ERRORS, errors(shown, problem), 'errors'),
        ...atMost(MAX_ANNOTATIONS, [...first, ...warnings(shown)], 'warnings'),
        ...atMost(MAX_ANNOTATIONS, annotations_hidden(shown, report), 'hidden pages'),
    ];
}
function leftToTheSummary({ documents, problem }) {
    const counts = [errors(documents, problem).length, warnings(documents).length];
    if (counts[0] + counts[1] === 0)
        return [];
    const message = `Which files this pull request changes could not be found out, so nothing is noted beside them: see the job summary for errors (${counts[0]}) and warnings (${counts[1]}).`;
    return [{ level: 'notice', message }];
}
/** What the run's own error says already is the fault of no page. */
function errors(documents, problem = '') {
    const isOfTheRun = (reason = '') => reason !== '' && problem.toLowerCase().startsWith(reason.toLowerCase());
    return documents
        .filter(({ kind, reason }) => kind === 'failed' && !isOfTheRun(reason))
        .map(({ path, reason }) => ({ level: 'error', file: path, message: `${path}: ${reason}` }));
}
function warnings(documents) {
    return toWarnings(documents).map(({ outcome: { path: file }, message: { line, column, reason } }) => ({
        level: 'warning',
        file,
        line,
        column,
        message: reason,
    }));
}
/** That a page leaves search, or will never come into it, should surprise nobody; what stays hidden is no news. */
function annotations_hidden(documents, { ifMerged }) {
    return documents
        .filter(({ kind, isHidden }) => isHidden || (kind === 'hidden' && ifMerged))
        .map(({ path, reason }) => ({
        level: 'notice',
        file: path,
        line: 1,
        message: `This page is kept out of search: ${reason}.`,
    }));
}
function atMost(most, annotations, what) {
    if (annotations.length <= most + 1)
        return annotations;
    const [first] = annotations;
    const rest = {
        level: first?.level ?? 'warning',
        message: `There are ${annotations.length} ${what} in all: see the job summary and the report file.`,
    };
    return [...annotations.slice(0, most), rest];
}

;// CONCATENATED MODULE: ./lib/report.js
/** What may become of a page, in the one word for it that log, summary, outputs and report have. */
const words = {
    pushed: 'pushed',
    /** It left search: its file is gone, or its author hides it now. */
    archived: 'archived',
    /** Nothing had to be done. */
    unchanged: 'unchanged',
    /** Its author, or its want of text, keeps it out of search, where it was not. */
    hidden: 'hidden',
    /** There is nothing to push, as of a symbolic link. */
    skipped: 'skipped',
    /** It should have got in and did not, for a reason of its own. */
    failed: 'failed',
    /** Its turn did not come: the run stopped, or another page had to get in first. */
    unsent: 'not sent',
};
const kinds = Object.keys(words);
function count(documents, requests) {
    const counts = Object.fromEntries(kinds.map(kind => [kind, 0]));
    for (const { kind } of documents)
        counts[kind]++;
    return { ...counts, requests };
}
/** All pages of a run in one line: each counts once. */
function numbers(counts) {
    return kinds.map(kind => `${counts[kind]} ${words[kind]}`).join(', ');
}
/** The run's outputs by their names in `action.yml`; no file name is among them. */
function toOutputs({ counts, baseline, agentInstructions }) {
    return {
        ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)])),
        baseline,
        'agent-instructions-changed': String(agentInstructions?.kind === 'written'),
    };
}
/** So many documents are written at once. */
const WRITTEN = 1000;
/** The report as JSON, some documents at a time: as one text that of 100,000 takes more memory than they do themselves. */
function* toJson({ documents, ...rest }) {
    yield '{\n';
    for (const [name, value] of Object.entries(rest))
        if (value !== undefined)
            yield ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`;
    yield ' "documents": [';
    for (let at = 0; at < documents.length; at += WRITTEN) {
        const lines = documents.slice(at, at + WRITTEN).map(each => `\n  ${JSON.stringify(each)}`);
        yield (at === 0 ? '' : ',') + lines.join(',');
    }
    yield '\n ]\n}\n';
}
/** What happened, without numbers. */
function verdict({ status, isPreview, ifMerged, problem }) {
    if (status === 'overtaken' && problem !== undefined)
        return problem;
    if (isPreview)
        return `Preview, nothing was written. ${ifMerged ? 'If merged, this' : 'A real run'} would come to`;
    return status === 'succeeded' ? 'Search is in step' : 'Search is not in step yet';
}
/** One line that says what happened. */
function headline(report) {
    return report.status === 'overtaken' ? verdict(report) : `${verdict(report)}: ${numbers(report.counts)}.`;
}
/** The run as the journal is to remember it: only a run without any failure brought search into step. */
function toEnding({ status, counts }) {
    const description = numbers(counts);
    if (status === 'succeeded')
        return { state: 'succeeded', description };
    return { state: counts.requests > 0 ? 'failed' : 'void', description };
}

;// CONCATENATED MODULE: ./lib/report/summary/text.js
/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function escaped(text) {
    return (text
        .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
        .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu, each => `&#${each.codePointAt(0)};`)
        .replace(/(?<=www)\./gi, '&#46;')
        .replace(/(?<=^\s*\d+)[.)](?=\s|$)/, each => `&#${each.codePointAt(0)};`)
        // GitHub links addresses and names once references are read, unless something stands after the "@": a word joiner.
        .replaceAll('&#64;', '&#64;&#8288;'));
}
/** A link whose text is text alone. `url` has no space and no parenthesis. */
function toLink(text, url) {
    return `[${escaped(text)}](${url})`;
}
/** A count as English writes it: "12,345". `toLocaleString` loads the world's languages first, which takes 15 ms. */
function withCommas(count) {
    if (count < 1000)
        return String(count);
    return `${withCommas(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`;
}

;// CONCATENATED MODULE: ./lib/report/summary/table.js

/** A longer table is folded, unless it matters. */
const MAX_UNFOLDED = 10;
/** The steps in which a table is shortened. More rows than the first nobody reads; the report file has them all. */
const STEPS = [500, 100, 20, 5, 0];
const table_MAX_FOLDERS = 30;
/** A table of at most so many bytes: of all rows, or of the first and a count of the others by folder. */
function toTable({ title, tells, rows, matters }, maxBytes) {
    const isOpen = matters || rows.length <= MAX_UNFOLDED;
    const head = `<details${isOpen ? ' open' : ''}><summary>${title}: ${withCommas(rows.length)}</summary>\n\n`;
    for (const most of STEPS) {
        const table = `${head}${someRows(rows, tells, most)}\n</details>\n\n`;
        if (Buffer.byteLength(table) <= maxBytes)
            return table;
    }
    return `${head}See the report file.\n\n</details>\n\n`;
}
function someRows(rows, tells, most) {
    const shown = rows.slice(0, most);
    const lines = shown.map(({ link, detail }) => `| ${link()} | ${escaped(detail())} |\n`);
    const table = shown.length > 0 ? `| Page | ${tells} |\n|---|---|\n${lines.join('')}\n` : '';
    const rest = rows.slice(most);
    return rest.length === 0 ? table : `${table}${byFolder(rest, shown.length > 0)}`;
}
function byFolder(rest, isMore) {
    const folders = new Map();
    for (const { path } of rest) {
        // Two levels deep: "docs" alone would tell little.
        const folder = path.split('/').slice(0, -1).slice(0, 2).join('/');
        folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    const largest = [...folders].sort((a, b) => b[1] - a[1]);
    const line = ([folder, count]) => `| ${folder === '' ? 'the root' : escaped(folder)} | ${withCommas(count)} |\n`;
    const others = largest.slice(table_MAX_FOLDERS).reduce((sum, [, count]) => sum + count, 0);
    const elsewhere = others > 0 ? `| other folders | ${withCommas(others)} |\n` : '';
    const count = withCommas(rest.length);
    const opening = isMore ? `And ${count} more` : count;
    return `${opening}, which the report file lists:\n\n| Folder | How many |\n|---|--:|\n${largest.slice(0, table_MAX_FOLDERS).map(line).join('')}${elsewhere}\n`;
}

;// CONCATENATED MODULE: ./lib/report/summary.js





/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000;
/** The job summary in GitHub Markdown: one line, the counts, and a table for each kind of outcome, folded when long. */
function toSummary(report) {
    const sections = toSections(report).filter(section => section.rows.length > 0);
    const head = `## Docs Push\n\n${[opening, counts, problem, instructions, comparison].map(part => part(report)).join('')}`;
    const budget = Math.floor((MAX_BYTES - Buffer.byteLength(head)) / Math.max(1, sections.length));
    return head + sections.map(section => toTable(section, budget)).join('');
}
/** The job summary of a run that ended before there was anything to account for. */
function toErrorSummary(message) {
    const lines = message.split('\n').map(line => `> ${escaped(line)}\n`);
    return `## Docs Push\n\n${MARKS.failed} **The run ended with an error.**\n\n> [!CAUTION]\n${lines.join('>\n')}\n`;
}
const MARKS = { succeeded: '✅', failed: '❌', overtaken: '⏭️' };
function opening(report) {
    const { repositoryUrl, branch, sha, connectorId, isPreview, status } = report;
    const mark = isPreview && status === 'succeeded' ? '👀' : MARKS[status];
    const commit = toLink(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`);
    const end = isPreview ? ':' : status === 'overtaken' ? '' : '.';
    return `${mark} **${escaped(verdict(report) + end)}**\n\nCommit ${commit} for the branch ${escaped(branch)}, connector ${escaped(connectorId)}.\n\n`;
}
function problem({ problem, status }) {
    return problem === undefined || status === 'overtaken' ? '' : `> [!CAUTION]\n> ${escaped(problem)}\n\n`;
}
function counts({ counts, isPreview, status }) {
    if (status === 'overtaken')
        return '';
    const columns = kinds.map(kind => [capital(words[kind]), counts[kind]]);
    if (!isPreview)
        columns.push(['Requests', counts.requests]);
    const numbers = columns.map(([, number]) => withCommas(number));
    return `| ${columns.map(([title]) => title).join(' | ')} |\n|${' --: |'.repeat(columns.length)}\n| ${numbers.join(' | ')} |\n\n`;
}
function instructions({ agentInstructions }) {
    if (agentInstructions?.kind === 'failed')
        return `${escaped(agentInstructions.reason ?? '')}\n\n`;
    return agentInstructions?.kind === 'written'
        ? `The agent instructions have changed: ${escaped(agentInstructions.path)}\n\n`
        : '';
}
function comparison({ repositoryUrl, baseline, sha }) {
    if (baseline === '' || baseline === sha)
        return '';
    const text = `${baseline.slice(0, 7)}…${sha.slice(0, 7)}`;
    return `What changed since the last sync: ${toLink(text, `${repositoryUrl}/compare/${baseline}...${sha}`)}\n\n`;
}
/** What matters most comes first; what needed nothing has no table. */
const TABLES = [
    { kind: 'failed', wouldBe: 'Would fail', tells: 'Why' },
    { kind: 'unsent', wouldBe: 'Would not be sent', tells: 'Why' },
    { kind: 'pushed', wouldBe: 'Would be pushed', tells: 'Title' },
    { kind: 'archived', wouldBe: 'Would be archived', tells: 'Title, or why' },
    { kind: 'hidden', wouldBe: 'Would be hidden', tells: 'Why' },
    { kind: 'skipped', wouldBe: 'Would be skipped', tells: 'Why' },
];
function toSections(report) {
    const { documents, isPreview } = report;
    const isTwofold = twofold(documents);
    const sections = TABLES.map(({ kind, wouldBe, tells }) => ({
        title: isPreview ? wouldBe : capital(words[kind]),
        tells,
        rows: documents
            .filter(each => each.kind === kind)
            .map(each => ({
            path: each.path,
            link: () => toPage(each, report),
            detail: () => toDetail(each, isTwofold(each)),
        })),
        matters: kind === 'failed',
    }));
    const warnings = toWarnings(documents).map(({ outcome, message: { line, column, reason } }) => ({
        path: outcome.path,
        link: () => toPage(outcome, report, `:${line}:${column}`, `?plain=1#L${line}`),
        detail: () => reason,
    }));
    return [...sections, { title: 'Warnings', tells: 'What', rows: warnings, matters: false }];
}
/** Whether a page has two documents, as after a change of `ref-prefix`: then their references tell them apart. */
function twofold(documents) {
    const seen = new Set();
    const twice = new Set();
    for (const { path } of documents)
        (seen.has(path) ? twice : seen).add(path);
    return ({ path }) => twice.has(path);
}
function toDetail({ reason, name, externalRef }, isTwofold) {
    const detail = reason ?? name ?? '';
    return isTwofold ? `${detail} (reference ${externalRef})`.trimStart() : detail;
}
function capital(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/**
 * A page that is gone is linked as it last was in search, as far as that is known; in a preview, one that is there is
 * linked as it was checked out, for the branch may not have it yet.
 */
function toPage(outcome, report, placeAsText = '', placeInUrl = '') {
    const { path, kind, isHidden } = outcome;
    const { repositoryUrl, branch, baseline, sha, isPreview } = report;
    const isGone = kind === 'archived' && !isHidden;
    if (isGone && baseline === '')
        return escaped(path);
    const ref = isGone ? baseline : isPreview ? sha : branch;
    return toLink(path + placeAsText, `${(0,urls/* urlOf */.rs)('blob', path, { repositoryUrl, branch: ref })}${placeInUrl}`);
}

// EXTERNAL MODULE: ./lib/runner.js + 8 modules
var runner = __webpack_require__(6143);
;// CONCATENATED MODULE: ./lib/service/answer.js

const looksLikeHtml = (text) => /^\s*<(?:!doctype|html|head|body)/i.test(text);
/** The status, and what the service says with it. */
function said({ status, isHtml, text, holdsKey }) {
    if (holdsKey)
        return `status ${status}, in words that repeat the key`;
    return text.trim() === '' || isHtml ? `status ${status}` : `status ${status}, "${(0,shown/* shown */.S)(text.trim())}"`;
}
/** Where a redirect leads, as far as that may be shown. */
function originOf({ location, holdsKey }) {
    const url = location === null || holdsKey ? null : URL.parse(location);
    return url === null ? 'another address' : (0,shown/* shown */.S)(url.origin);
}

;// CONCATENATED MODULE: ./lib/service/trouble.js

const code = (...codes) => (trouble) => codes.some(each => (typeof each === 'string' ? each === trouble.code : each.test(trouble.code)));
/** What we assume of errors that come instead of an answer: the first row that applies counts. */
const troubles = [
    {
        name: 'a certificate that is not trusted, or no TLS at all',
        applies: code(/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|HOSTNAME_MISMATCH|EPROTO)/),
        what: 'the connection is not secure',
        hint: 'Check the certificate of base-url. For an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
        passes: false,
    },
    {
        name: 'a proxy that wants a password',
        applies: ({ proxyStatus }) => proxyStatus === 407,
        what: 'the proxy asks for a user name and a password',
        hint: 'Give them in HTTPS_PROXY (http://name:password@proxy:port), or name the service in NO_PROXY.',
        passes: false,
    },
    {
        name: 'a proxy that does not let us through',
        applies: ({ proxyStatus = 0 }) => proxyStatus >= 400 && proxyStatus < 500,
        what: 'the proxy does not let this through',
        hint: 'Allow the address of base-url in the proxy, or name the service in NO_PROXY if it can be reached without.',
        passes: false,
    },
    {
        name: 'a proxy in trouble',
        applies: ({ proxyStatus }) => proxyStatus !== undefined,
        what: 'the proxy does not reach the service',
        hint: 'Check HTTPS_PROXY and base-url, and that the service is up.',
        passes: true,
    },
    {
        name: 'an unknown name',
        applies: code('ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'),
        what: 'no answer',
        hint: 'The name in base-url is not known here. Check its spelling, and whether this runner can reach your network.',
        passes: true,
    },
    {
        name: 'nobody there',
        applies: code('ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'),
        what: 'no answer',
        hint: 'Nothing answers at base-url. Check it, that the service is up, and that a firewall lets this runner through.',
        passes: true,
    },
    {
        name: 'something that is not HTTP',
        applies: code(/^HPE_/),
        what: 'the answer is not HTTP',
        hint: 'Check base-url: its port may be that of another service.',
        passes: true,
    },
    {
        name: 'anything else: a connection that was reset, cut off or silent',
        applies: () => true,
        what: 'no answer',
        hint: 'Check that the service is up, and the proxy of HTTPS_PROXY if there is one, then run this workflow again.',
        passes: true,
    },
];
/** Judges an error by the table. */
function judgeTrouble(trouble) {
    const { what, hint, passes } = troubles.find(each => each.applies(trouble));
    const reason = `${what}: ${(0,shown/* shown */.S)(trouble.message)} (${(0,shown/* shown */.S)(trouble.code)})`;
    return passes
        ? { kind: 'retry', reason, hint, afterMs: 0, isPressure: false }
        : { kind: 'fatal', reason, hint };
}

;// CONCATENATED MODULE: ./lib/service/instructions.js







/** The instructions could not be fetched or written; the message says why and what to do. */
class InstructionsError extends Error {
}
const TIMEOUT_MS = 60_000;
const instructions_MAX_BYTES = 256 * 1024;
/**
 * Fetches the starter instructions (contract, "Fetch starter agent instructions"), without any key, and writes them
 * to a path of the workspace as they came. Whatever goes wrong is returned as a reason.
 */
async function bringInstructions(options) {
    const { workspace, path } = options;
    try {
        const bytes = await fetchInstructions(options);
        const isNew = await writeIfDifferent(await (0,promises_.realpath)(workspace), path, bytes);
        return { path, kind: isNew ? 'written' : 'unchanged' };
    }
    catch (error) {
        const why = error instanceof InstructionsError ? error.message : `${(0,shown/* shown */.S)(String(error))}.`;
        return { path, kind: 'failed', reason: `The agent instructions were not written: ${why}` };
    }
}
async function fetchInstructions({ baseUrl, environment, signal }) {
    const { status, headers, bytes } = await (0,exchange/* exchange */.cv)(`${baseUrl}/api/agent-instructions`, { method: 'GET', headers: { accept: 'text/markdown, text/plain, application/json, */*;q=0.5' } }, { agent: (0,proxy/* openAgent */.Q)(baseUrl, environment), signal, timeoutMs: TIMEOUT_MS, maxBytes: instructions_MAX_BYTES }).catch(error => {
        if (!(error instanceof exchange/* ExchangeError */.Sb))
            throw error;
        const reply = judgeTrouble(error);
        throw new InstructionsError('hint' in reply ? `${reply.reason}. ${reply.hint}` : error.message);
    });
    if (status < 200 || status > 299)
        throw new InstructionsError(`the service answers /api/agent-instructions with status ${status}. Check base-url, and that this version of the service has instructions.`);
    if ((0,exchange/* isHtml */._6)(headers) || looksLikeHtml(new TextDecoder().decode(bytes.subarray(0, 1000))))
        throw new InstructionsError('the answer is a web page, most likely a login. Check base-url: it must lead past any login or gateway.');
    if (bytes.length > instructions_MAX_BYTES)
        throw new InstructionsError(`they are larger than ${instructions_MAX_BYTES / 1024} KiB. Shorten them in the service.`);
    if (bytes.length === 0)
        throw new InstructionsError('the service has none. Write some in the service.');
    return bytes;
}
/** Writes a file as a whole or not at all, through no symbolic link; resolves to whether it was not so already. */
async function writeIfDifferent(workspace, path, bytes) {
    const names = path.split('/').filter(name => name !== '' && name !== '.');
    const name = names.pop();
    const folder = await openFolder(workspace, names);
    const file = (0,external_node_path_.join)(folder, name);
    const found = await (0,promises_.lstat)(file).catch(unlessMissing);
    if (found && !found.isFile())
        throw new InstructionsError(`"${(0,shown/* shown */.S)(path)}" is there already and is no file. Give another path.`);
    if (found && bytes.length === found.size && (await (0,promises_.readFile)(file)).equals(bytes))
        return false;
    const temporary = (0,external_node_path_.join)(folder, `.docs-push-${crypto.randomUUID()}`);
    try {
        await (0,promises_.writeFile)(temporary, bytes, { flag: 'wx' });
        await (0,promises_.rename)(temporary, file);
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        throw error;
    }
    return true;
}
/** Makes the folders that are missing. A link in the repository must not lead the write out of the workspace. */
async function openFolder(workspace, names) {
    let folder = workspace;
    for (const name of names) {
        folder = (0,external_node_path_.join)(folder, name);
        const found = await (0,promises_.lstat)(folder).catch(unlessMissing);
        if (found === undefined)
            await (0,promises_.mkdir)(folder);
        else if (!found.isDirectory())
            throw new InstructionsError(`"${(0,shown/* shown */.S)(name)}" in the path is no folder. Links are not followed.`);
    }
    return folder;
}
function unlessMissing(error) {
    if (error.code !== 'ENOENT')
        throw error;
}

;// CONCATENATED MODULE: ./lib/batch.js
/** The contract's limits, and the smaller target that leaves room for whatever a proxy counts. */
const limits = {
    documents: 100,
    /** "5 MB" read as the smaller of its two meanings. */
    requestBytes: 5_000_000,
    targetBytes: 4_500_000,
};
const OPENING = '{"documents":[';
const CLOSING = ']}';
const ENVELOPE_BYTES = OPENING.length + CLOSING.length;
/** The size in bytes of the request that holds just this document. */
function aloneBytes(item) {
    return ENVELOPE_BYTES + item.json.length;
}
/** The size in bytes of the request that holds these documents: their JSON, and a comma between each two. */
function batchBytes(items) {
    const content = items.reduce((sum, item) => sum + item.json.length, 0);
    return ENVELOPE_BYTES + content + Math.max(0, items.length - 1);
}
/**
 * Packs documents into batches in their order. A batch keeps to 100 documents and to `targetBytes`; a document
 * larger than that goes alone. The caller has kept out those over `limits.requestBytes`.
 */
async function* pack(items, targetBytes = () => limits.targetBytes) {
    let open = [];
    let bytes = ENVELOPE_BYTES;
    for await (const item of items) {
        const added = item.json.length + (open.length > 0 ? 1 : 0);
        if (open.length === limits.documents || (open.length > 0 && bytes + added > targetBytes())) {
            yield { items: open, bytes };
            open = [];
            bytes = ENVELOPE_BYTES;
        }
        bytes += item.json.length + (open.length > 0 ? 1 : 0);
        open.push(item);
    }
    if (open.length > 0)
        yield { items: open, bytes };
}
/** Cuts a batch in two, by count. */
function halve({ items }) {
    const middle = Math.ceil(items.length / 2);
    return [items.slice(0, middle), items.slice(middle)].map(half => ({ items: half, bytes: batchBytes(half) }));
}
/** The request's body: `{"documents":[…]}` (contract, "Push documents"). */
function toBody({ items, bytes }) {
    const body = new Uint8Array(bytes);
    const encoder = new TextEncoder();
    let at = encoder.encodeInto(OPENING, body).written;
    items.forEach((item, index) => {
        if (index > 0)
            body[at++] = 0x2c;
        body.set(item.json, at);
        at += item.json.length;
    });
    encoder.encodeInto(CLOSING, body.subarray(at));
    return body;
}

;// CONCATENATED MODULE: ./lib/service/partial.js
/** A member of this name tells of what was not taken, unless its value is nothing. */
const FAILURE = /err(?:or|s?$)|fail|reject|invalid(?!at)|malformed|refus|denied|dropped|discard|unprocess|unaccept|unsuccess|not_?-?(?:accept|process|stored|taken)|exception|violation|problem/i;
/** One of this name tells whether all went well. */
const SUCCESS = /accept|succe(?:ss|ed)|^(?:is_?)?(?:ok|valid)$/i;
/** One of this name tells how many went well, or which. */
const COUNT = /accepted|succeeded|success(?:es|(?:ful)?_?count)/i;
/** One of this name tells how many were as they should be already; any other number beside a count may be anything. */
const KEPT = /unchanged|unmodified|identical|same|exist|already|duplicate|skip|noop/i;
/** One of this name has a word for how it went, or a status as of HTTP. */
const STATUS = /stat(?:us|e)|result|outcome|code$|^type$/i;
const BAD_STATUS = new RegExp(`${FAILURE.source}|^[45]\\d\\d$|partial|incomplete|conflict|exceeded|forbidden|unauthori[sz]ed|missing|not_?-? ?found|time_?-? ?d?_?out|abort|cancel|critical|fatal`, 'i');
/** One of this name is a page, whatever its words, and has what is said of it. */
const partial_PAGE = /\.(?:mdx?|markdown|txt|rst|adoc)$/i;
/** A word of state, or two; more are a sentence, and "no errors" are none. */
const WORDS = /^(?!(?:no|0) )[^\s,;:]+(?: [^\s,;:]+)?$/i;
/**
 * Whether an answer in JSON, or in lines of it, says that something was not taken. The contract shows no answer, so
 * names and words of state are taken in their worst meaning: to push a page again does no harm, to lose one unnoticed
 * does. Sentences are not read, as they may repeat a page's title, and what is no JSON says nothing.
 *
 * @param sent how many documents the request had.
 */
function speaksOfFailure(text, sent) {
    const whole = parsed(text);
    if (whole !== undefined)
        return says(whole, sent);
    return text.split('\n').some(line => /^\{.*\}\s*$/.test(line) && says(parsed(line), 1));
}
/** Whether an answer in JSON has a list that tells of each document how it went. */
function speaksOfEach(text, sent) {
    const whole = parsed(text);
    const lists = typeof whole === 'object' && whole !== null ? [whole, ...Object.values(whole)] : [];
    return lists.some(each => Array.isArray(each) && each.length === sent && each.every(tellsHowItWent));
}
function tellsHowItWent(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.keys(value).some(name => STATUS.test(name) || SUCCESS.test(name));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Not by recursion: an answer may be nested deeper than a call may be. */
function says(value, sent) {
    const waiting = [{ value, sent }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (next.value === false)
            return true;
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        // What stands in a list is said of one document each.
        const isList = Array.isArray(next.value);
        const members = Object.entries(next.value);
        const kept = sum(members.flatMap(([name, member]) => (KEPT.test(name) && !partial_PAGE.test(name) ? [member] : [])));
        for (const [name, member] of members) {
            if (!isList && isFailure(name, member, next.sent - kept))
                return true;
            const isOne = isList || partial_PAGE.test(name);
            if (isList || typeof member === 'object')
                waiting.push({ value: member, sent: isOne ? 1 : next.sent });
        }
    }
    return false;
}
/** @param sent how many documents must have been taken if all were. */
function isFailure(name, value, sent) {
    if (partial_PAGE.test(name))
        return value === false || isBadStatus(value);
    if (FAILURE.test(name))
        return !isNothing(value);
    if (STATUS.test(name) && (value === false || isBadStatus(value)))
        return true;
    if (!SUCCESS.test(name))
        return false;
    const size = COUNT.test(name) ? sizeOf(value) : undefined;
    return size === undefined ? value !== null && value !== '' && isNothing(value) : size < sent;
}
function sum(values) {
    return values.reduce((total, each) => total + (sizeOf(each) ?? 0), 0);
}
function isBadStatus(value) {
    return (['string', 'number'].includes(typeof value) && WORDS.test(String(value)) && BAD_STATUS.test(String(value)));
}
const NOTHING = /^(?:|0|no|none|null|false)$/i;
/** An answer that hides what failed any deeper is not one that says that nothing did. */
const MAX_DEPTH = 20;
function isNothing(value, depth = 0) {
    if (typeof value === 'object' && value !== null)
        return depth < MAX_DEPTH && Object.values(value).every(each => isNothing(each, depth + 1));
    return value === undefined || value === null || NOTHING.test(String(value));
}
function sizeOf(value) {
    if (Array.isArray(value))
        return value.length;
    return typeof value === 'number' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/service/retry-after.js
/** A thousand years or ten: a run waits for neither. */
const MAX_RETRY_AFTER_S = 1e9;
/** `Retry-After` in milliseconds, from seconds or a date (RFC 9110, 10.2.3); 0 when it is absent or neither. */
function retryAfterMs(header, nowMs) {
    if (header === null)
        return 0;
    if (/^\d+$/.test(header))
        return Math.min(Number(header), MAX_RETRY_AFTER_S) * 1000;
    const date = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? 0 : Math.max(0, date - nowMs);
}

;// CONCATENATED MODULE: ./lib/service/answers.js





const is = (...statuses) => (status) => statuses.includes(status);
const from = (low, high) => (status) => status >= low && status <= high;
/**
 * What we assume of the answers that the contract does not show (contract, "Errors" and "Limits"): the first row
 * that applies counts. To change an assumption, change its row.
 */
const answers = [
    {
        name: 'a web page instead of an answer',
        applies: (status, answer) => from(200, 299)(status) && (answer.isHtml || looksLikeHtml(answer.text)),
        reply: () => fatal('the answer is a web page, most likely a login', 'Check base-url: it must lead to the search service itself, past any login or gateway.'),
    },
    {
        // The worst reading of a 2xx that reports an error is the only one in which no document is lost unnoticed.
        name: 'some documents taken and some not',
        applies: (status, { text, sent }) => (status === 207 && !speaksOfEach(text, sent)) ||
            (from(200, 299)(status) && speaksOfFailure(text, sent)),
        reply: answer => split(`the service did not take all: ${said(answer)}`, false),
    },
    {
        // Fewer documents get a shorter answer.
        name: 'a success that goes on for too long to be read',
        applies: (status, { isCut }) => from(200, 299)(status) && isCut,
        reply: ({ status }) => split(`the service did not say briefly enough whether it took all: status ${status}, and an answer without an end`, true),
    },
    { name: 'accepted', applies: from(200, 299), reply: () => ({ kind: 'accepted' }) },
    {
        name: 'redirect',
        applies: from(300, 399),
        reply: answer => fatal(`the service redirects to ${originOf(answer)}; the key is not sent on`, 'Set base-url to the address that the service really has.'),
    },
    {
        name: 'a document that the service does not take',
        applies: is(400, 422),
        reply: answer => split(`the service refused it: ${said(answer)}`, false),
    },
    {
        name: 'unknown key',
        applies: is(401),
        reply: answer => fatal(`the service does not know the key (status ${answer.status})`, 'Check the secret behind api-key: it may be misspelt, expired or of another service. Create a new key with write access if need be.'),
    },
    {
        name: 'a key without write access',
        applies: is(403),
        reply: answer => fatal(`the service refuses the key (status ${answer.status})`, 'Create an API key with write access to this connector and store it in the secret behind api-key. If it has that access, a firewall before the service takes the text of a page for an attack: let it pass what this action sends.'),
    },
    {
        name: 'nothing there',
        applies: is(404),
        reply: answer => fatal(`the address in base-url leads to no search service (${said(answer)})`, 'Check it: it is the address up to, but not including, /api.'),
    },
    {
        name: 'too large',
        applies: is(413),
        reply: answer => split(`the service finds the request too large: ${said(answer)}`, true),
    },
    {
        name: 'too many requests',
        applies: is(429),
        reply: (answer, nowMs) => retry(`the service asks for fewer requests (${said(answer)})`, answer.retryAfter, nowMs, true),
    },
    {
        name: 'trouble that passes',
        applies: status => is(408, 425, 500, 502, 503, 504)(status) || from(520, 529)(status),
        reply: (answer, nowMs) => retry(`the service is in trouble (${said(answer)})`, answer.retryAfter, nowMs, false),
    },
    {
        name: 'anything else',
        applies: () => true,
        reply: answer => fatal(`the service gave an answer that makes no sense here (${said(answer)})`, 'Check base-url, and whether a proxy or firewall stands between.'),
    },
];
/** Judges an answer by the table. `nowMs` is needed where `Retry-After` is a date. */
function judge(answer, nowMs) {
    if (answer.kind === 'error')
        return judgeTrouble(answer);
    const rule = answers.find(each => each.applies(answer.status, answer));
    return rule.reply(answer, nowMs);
}
function fatal(reason, hint) {
    return { kind: 'fatal', reason, hint };
}
function split(reason, isSize) {
    return { kind: 'split', reason, isSize };
}
function retry(reason, header, nowMs, isPressure) {
    const hint = 'Check that the service is up, then run this workflow again.';
    return { kind: 'retry', reason, hint, afterMs: retryAfterMs(header, nowMs), isPressure };
}
/** What a 404 means where the service itself answers at base-url. */
function unknownConnector(connectorId, answer) {
    return fatal(`the service has no connector with the ID "${(0,shown/* shown */.S)(connectorId)}" (${said(answer)})`, 'It does answer at base-url, so connector-id is wrong: copy the ID of a connector of type "Custom push" from the connector\'s page.');
}

;// CONCATENATED MODULE: ./lib/service/echo.js
/**
 * Whether a text holds a secret or a part of it, plainly or spelt as JSON, a URL or base64 would spell it. A service
 * that repeats a request, or the first letters of a key, must not put them into the report, which no runner masks.
 */
function holds(text, secret) {
    const read = [text, unescaped(text), unescaped(unescaped(text)), withoutEscapes(text)];
    const spellings = new Set(read.flatMap(each => [each, decoded(each), decoded(decoded(each)), withoutPercents(each)]));
    const length = Math.min(PART, secret.length);
    const parts = partsOf(secret.toLowerCase(), length);
    return ([...spellings].some(each => hasPart(each.toLowerCase(), parts, length)) ||
        inBase64(secret).some(each => text.replace(/-/g, '+').replace(/_/g, '/').includes(each)));
}
/** Fewer characters in a row are found in any text. */
const PART = 6;
function partsOf(secret, length) {
    const starts = Array.from({ length: secret.length - length + 1 }, (_, start) => start);
    return new Set(starts.map(start => secret.slice(start, start + length)));
}
/** In one pass: a text may be long, and a key may be too. */
function hasPart(text, parts, length) {
    for (let start = 0; start + length <= text.length; start++)
        if (parts.has(text.slice(start, start + length)))
            return true;
    return false;
}
/** As a URL is read, for a secret that has a percent sign itself. */
function decoded(text) {
    return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
/** As JSON is read, for a secret that has a backslash itself. */
function unescaped(text) {
    return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, digits, character) => digits === undefined ? character : String.fromCharCode(Number.parseInt(digits, 16)));
}
/** `\/`, `\u002B` and `\"`, once or twice over. */
function withoutEscapes(text) {
    return text
        .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
        .replace(/\\+([^a-z0-9\s])/gi, '$1');
}
function withoutPercents(text) {
    return text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
/** What stands for a secret in base64, whichever of the three places in a group of bytes it begins at. */
function inBase64(secret) {
    const encoded = [0, 1, 2].map(before => {
        const text = Buffer.from('\0'.repeat(before) + secret).toString('base64');
        // The first and last characters hold bits of the neighbours too.
        return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6));
    });
    return encoded.filter(each => each.length >= MIN_BASE64);
}
/** Less than this is found in any text. */
const MIN_BASE64 = 6;

;// CONCATENATED MODULE: ./lib/service.js





/** For a preview: takes everything and sends nothing. */
const nowhere = { send: async () => ({ kind: 'accepted' }), sent: { requests: 0, bytes: 0 } };
/** The service cannot be used from here without giving the key away. */
class ServiceError extends Error {
}
const ATTEMPT_MS = 60_000;
/** What is read of an answer: enough for a result of each document, also where it repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** More than is ever shown of an answer, so that the key is looked for no further. */
const MAX_SHOWN_CHARACTERS = 10_000;
/** @throws ServiceError, ProxyError */
function openService(options) {
    if (options.isTlsUnchecked && options.baseUrl.startsWith('https:'))
        throw new ServiceError('NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the key. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.');
    const connection = { ...options, agent: (0,proxy/* openAgent */.Q)(options.baseUrl, options.environment) };
    const url = `${options.baseUrl}/api/ingest/${options.connectorId}/documents`;
    const headers = { authorization: `Bearer ${options.apiKey}`, 'content-type': 'application/json' };
    const sent = { requests: 0, bytes: 0 };
    return {
        sent,
        async send(batch) {
            sent.requests++;
            sent.bytes += batch.bytes;
            const init = { method: 'POST', headers, body: toBody(batch) };
            const answer = await request(url, init, connection, batch.items.length);
            if (answer.kind === 'response' && answer.status === 404 && (await service_isThere(connection)))
                return unknownConnector(options.connectorId, answer);
            return judge(answer, Date.now());
        },
    };
}
/** A 404 says that something is not there; the endpoint that needs no key tells whether it is the service. */
async function service_isThere(options) {
    const answer = await request(`${options.baseUrl}/api/agent-instructions`, { method: 'GET' }, options, 0);
    return answer.kind === 'response' && answer.status >= 200 && answer.status <= 299 && !answer.isHtml;
}
/** @param sent how many documents are in it. */
async function request(url, outgoing, options, sent) {
    const { agent, signal, apiKey, attemptMs = ATTEMPT_MS } = options;
    try {
        const limits = { agent, signal, timeoutMs: attemptMs, maxBytes: MAX_ANSWER_BYTES };
        const { status, headers, bytes } = await (0,exchange/* exchange */.cv)(url, outgoing, limits);
        const text = new TextDecoder().decode(bytes);
        const location = headers.location ?? null;
        return {
            kind: 'response',
            status,
            isHtml: (0,exchange/* isHtml */._6)(headers),
            location,
            retryAfter: headers['retry-after'] ?? null,
            text,
            isCut: bytes.length > MAX_ANSWER_BYTES,
            sent,
            holdsKey: holds(`${text.trimStart().slice(0, MAX_SHOWN_CHARACTERS)}\n${location}`, apiKey),
        };
    }
    catch (error) {
        if (!(error instanceof exchange/* ExchangeError */.Sb))
            throw error;
        const message = holds(error.message, apiKey) ? 'an error that names the key' : error.message;
        return { kind: 'error', code: error.code, message, proxyStatus: error.proxyStatus };
    }
}

;// CONCATENATED MODULE: ./lib/delivery/item.js

function fits(item) {
    return aloneBytes(item) <= limits.requestBytes;
}
/** For a page of which no text that may be shown is left: enough to take it out of search. */
function toStub({ page, messages, hidden }) {
    const document = {
        external_ref: page.externalRef,
        name: page.path,
        description: '',
        tags: [],
        archived: true,
        body: `${page.path}\n`,
    };
    return {
        externalRef: page.externalRef,
        page,
        name: page.path,
        json: new TextEncoder().encode(JSON.stringify(document)),
        messages,
        isStub: true,
        hidden,
    };
}
/** What became of a page. */
function toOutcome({ path, externalRef }, kind, more = {}) {
    return { path, externalRef, kind, messages: [], ...more };
}

;// CONCATENATED MODULE: ./lib/delivery/in-order.js
/** Applies `work` to each value, several at a time, and yields the results in the order of the values. */
async function* mapInOrder(values, { count, weight, weigh }, work) {
    const started = [];
    let total = 0;
    for await (const value of values) {
        const own = weigh(value);
        while (started.length > 0 && (started.length >= count || total + own > weight)) {
            const { result, weight: freed } = started.shift();
            yield await result;
            total -= freed;
        }
        const result = work(value);
        // Taken in order further down; until then a failure must not count as unhandled.
        result.catch(() => { });
        started.push({ result, weight: own });
        total += own;
    }
    for (const { result } of started)
        yield await result;
}

;// CONCATENATED MODULE: ./lib/delivery/texts.js


/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * limits.requestBytes;
/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000;
/** Reads pages and makes their documents, in the order of the pages. */
function readTexts(pages, archived, sources) {
    const blobs = sources.blobs(pages.map(page => page.oid), MAX_FILE_BYTES);
    const ahead = {
        count: sources.ahead,
        weight: MAX_BYTES_AHEAD,
        weigh: ([, blob]) => blob.bytes?.length ?? 0,
    };
    return mapInOrder(zip(pages, blobs), ahead, async ([page, blob]) => {
        const { path, externalRef } = page;
        return blob.bytes
            ? sources.prepare({ path, externalRef, content: blob.bytes, archived })
            : texts_unreadable(blob);
    });
}
function texts_unreadable({ size }) {
    if (size === undefined)
        return {
            kind: 'unread',
            reason: 'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
            messages: [],
        };
    return { kind: 'failed', reason: tooLarge(size), messages: [] };
}
/** What the user reads of a page that is too large to be pushed. */
function tooLarge(bytes) {
    return `has ${bytes} bytes, and the service takes at most ${limits.requestBytes} in a request. Split the page.`;
}
async function* zip(left, right) {
    let index = 0;
    for await (const value of right)
        yield [left[index++], value];
}

;// CONCATENATED MODULE: ./lib/delivery/archives.js



/** Makes the documents that take pages out of search; a page without one is told of instead. */
async function* toArchives(due, sources) {
    const free = due.filter(each => !heldBack(each, sources));
    const versions = free.flatMap(each => each.versions);
    const texts = readTexts(versions, true, sources);
    try {
        for (const each of free) {
            if (sources.signal.aborted)
                return;
            const found = [];
            for (const _ of each.versions)
                found.push((await texts.next()).value);
            const item = toArchive(each, found, sources);
            if (item)
                yield item;
        }
    }
    finally {
        await texts.return(undefined);
    }
}
/** The old name of a renamed page keeps its document until the new one has its own. */
function heldBack({ versions }, { failed, onOutcome }) {
    const page = versions.find(each => failed.has(each.oid));
    if (page === undefined)
        return false;
    const { path = '' } = failed.get(page.oid) ?? {};
    const reason = `was not archived: its text is that of "${(0,shown/* shown */.S)(path)}", which failed in this run, so it stays in search until that page is in`;
    onOutcome(toOutcome(page, 'unsent', { reason }));
    return true;
}
/** The newest text that was in search goes with the archived document; a page that never was is left out. */
function toArchive({ externalRef, versions, hidden, messages = [] }, texts, { wasHiddenAlike, onOutcome }) {
    for (const [index, text] of texts.entries()) {
        if (text.kind !== 'document')
            continue;
        const page = versions[index];
        const item = { externalRef, page, name: text.name, json: text.json, messages, hidden };
        return fits(item) ? item : toStub(item);
    }
    const page = versions[0];
    if (!wasHiddenAlike || texts.some(text => text.kind === 'unread'))
        return toStub({ page, messages, hidden });
    onOutcome(hidden === undefined
        ? toOutcome(page, 'skipped', { reason: 'had never been in search, so there was nothing to archive' })
        : toOutcome(page, 'hidden', { reason: hidden, messages }));
    return undefined;
}

// EXTERNAL MODULE: ./lib/document/messages.js
var document_messages = __webpack_require__(8345);
;// CONCATENATED MODULE: ./lib/delivery/upserts.js




/** Of a page that waits for all others to be pushed before it leaves search. */
const MAX_KEPT = 10;
/** Makes the documents of pages that are new or changed; a page without one is told of instead. */
async function* toUpserts(upserts, sources) {
    const pages = upserts.map(each => each.page);
    let index = 0;
    for await (const text of readTexts(pages, false, sources)) {
        if (sources.signal.aborted)
            return;
        const item = toUpsert(upserts[index++], text, sources);
        if (item)
            yield item;
    }
}
function toUpsert({ page, versions }, text, { wasHiddenAlike, onOutcome, onHidden }) {
    if (text.kind === 'document')
        return toFitting(page, text, onOutcome);
    const { reason, messages } = text;
    if (text.kind !== 'hidden')
        onOutcome(toOutcome(page, 'failed', { reason, messages }), page);
    else if (mayBeLive(page, versions, wasHiddenAlike))
        onHidden({ externalRef: page.externalRef, versions, hidden: reason, messages: (0,document_messages/* first */.$)(MAX_KEPT, messages) });
    else
        onOutcome(toOutcome(page, 'hidden', { reason, messages }), page);
    return undefined;
}
/** A version with the same text was hidden as well, unless another normaliser had the say. */
function mayBeLive(page, versions, wasHiddenAlike) {
    return versions.some(each => each.oid !== page.oid || !wasHiddenAlike);
}
function toFitting(page, text, onOutcome) {
    const item = { externalRef: page.externalRef, page, ...text };
    if (fits(item))
        return item;
    const reason = `as a document it ${tooLarge(aloneBytes(item))}`;
    onOutcome(toOutcome(page, 'failed', { reason, messages: text.messages }), page);
    return undefined;
}

;// CONCATENATED MODULE: ./lib/plan/guard.js
/** Archiving fewer documents than this is never a mistake worth stopping for. */
const MAX_UNGUARDED_ARCHIVES = 20;
/** How many documents leave search for good: one whose text is wanted under another name has only moved. */
function countLost({ wantedOids }, archives) {
    return archives.filter(({ versions }) => !versions.some(({ oid }) => wantedOids.has(oid))).length;
}
/**
 * Why carrying out a plan looks like a mistake, or `undefined` when it does not.
 *
 * @param archives how many documents would leave search: those of the plan, and later those that hide themselves too.
 * @param maxShare the share of the known documents, 0 to 1, that one run may archive; 1 switches the guard off.
 */
function planProblem(plan, archives, maxShare) {
    const isEmpty = plan.wantedCount === 0;
    if (isEmpty && plan.knownCount === 0)
        return {
            reason: 'no file of this repository matches the input files',
            hint: MEND,
        };
    if (maxShare >= 1)
        return undefined;
    if (isEmpty)
        return {
            reason: `no file matches the input files, while search holds ${plan.knownCount} documents, all of which would be archived`,
            hint: `${MEND} ${OVERRIDE}`,
        };
    if (archives <= MAX_UNGUARDED_ARCHIVES || archives <= maxShare * plan.knownCount)
        return undefined;
    return {
        reason: `this run would archive ${archives} of ${plan.knownCount} documents, more than max-archive (${Math.round(maxShare * 100)}%) allows`,
        hint: `Check the inputs files and ref-prefix, and what was deleted. ${OVERRIDE}`,
    };
}
const MEND = 'Mend the patterns: they are matched against paths from the repository’s root, and case counts.';
const OVERRIDE = 'Nothing was archived. If that is what you want, run once with max-archive: 100%.';

;// CONCATENATED MODULE: ./lib/push/budget.js
const policy = {
    attempts: 6,
    baseDelayMs: 1_000,
    maxDelayMs: 30_000,
    /** A service that asks for a longer pause than this is not waited for. */
    maxRetryAfterMs: 120_000,
    /** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
    shapeCheck: 3,
    /** Retries spend tokens and successes earn them back, so that an outage ends the run soon. */
    tokens: { initial: 100, retry: 5, success: 1 },
    /** A service that has said nothing but "later" for so long is down. */
    maxSilenceMs: 300_000,
    /** So many requests look for the documents that are refused: of one batch, and of all in a run. */
    searches: { batch: 60, run: 200 },
};
/** What the trouble of a run may cost, in all its lanes and phases together. */
class Budget {
    #tokens = policy.tokens.initial;
    #searches = 0;
    /** Since when there was no answer but "later". */
    #laterSinceMs;
    /** Documents were accepted. */
    earn() {
        this.#tokens = Math.min(policy.tokens.initial, this.#tokens + policy.tokens.success);
    }
    /** There was an answer other than "later". */
    answered() {
        this.#laterSinceMs = undefined;
    }
    /** Pays for trying again; returns why there must be no more of it, when there must not. */
    spend(reply, nowMs) {
        this.#tokens -= policy.tokens.retry;
        this.#laterSinceMs ??= nowMs;
        const hint = this.#exhausted(reply, nowMs - this.#laterSinceMs);
        return hint === undefined ? undefined : { reason: reply.reason, hint };
    }
    #exhausted({ afterMs, hint }, silenceMs) {
        if (afterMs > policy.maxRetryAfterMs)
            return `The service asks for a pause of ${Math.round(afterMs / 1000)} seconds. Run this workflow again after that.`;
        if (this.#tokens < 0)
            return `Too many requests failed in this run. ${hint}`;
        if (silenceMs > policy.maxSilenceMs)
            return `The service has said nothing else for ${policy.maxSilenceMs / 60_000} minutes. ${hint}`;
        return undefined;
    }
    /** Whether one more request may look for the documents that are refused. `inBatch` is how many did so in its batch. */
    maySearch(inBatch) {
        return inBatch < policy.searches.batch && this.#searches++ < policy.searches.run;
    }
}

;// CONCATENATED MODULE: ./lib/push/lanes.js
/** After so many successes in a row, a lane that was taken away comes back. */
const SUCCESSES_PER_LANE = 10;
/** How many requests may be under way: fewer when the service asks for it, more again while it is content. */
class Lanes {
    #most;
    #sleep;
    #open;
    #busy = 0;
    #successes = 0;
    #pauses = 0;
    #pause = Promise.resolve();
    #waiting = [];
    constructor(most, sleep) {
        this.#most = most;
        this.#open = most;
        this.#sleep = sleep;
    }
    /** Runs `work` when a lane is free. */
    async run(work) {
        while (this.#busy >= this.#open)
            await new Promise(resolve => this.#waiting.push(resolve));
        this.#busy++;
        try {
            return await work();
        }
        finally {
            this.#busy--;
            this.#waiting.shift()?.();
        }
    }
    /** Resolves when no pause is in force. */
    async clear() {
        for (let pause; pause !== this.#pause;) {
            pause = this.#pause;
            await this.#pause;
        }
    }
    /** Holds every lane for so long, and closes half of them. */
    slowDown(ms) {
        // Requests that were under way together are refused together: they close half of the lanes once.
        if (this.#pauses === 0)
            this.#open = Math.max(1, Math.floor(this.#open / 2));
        this.#pauses++;
        this.#successes = 0;
        const pause = this.#sleep(ms).then(() => this.#pauses--);
        this.#pause = Promise.all([this.#pause, pause]);
    }
    succeeded() {
        if (this.#open === this.#most || ++this.#successes < SUCCESSES_PER_LANE)
            return;
        this.#successes = 0;
        this.#open++;
        this.#waiting.shift()?.();
    }
}

;// CONCATENATED MODULE: ./lib/push/ask.js


/** Makes the requests of a push: each as often as it takes, and no more of them at once than the service likes. */
class Asker {
    #options;
    #isStopped;
    #lanes;
    /** @param isStopped no further request is to be made. */
    constructor(options, isStopped) {
        this.#options = options;
        this.#isStopped = isStopped;
        this.#lanes = new Lanes(options.concurrency, options.sleep);
    }
    /**
     * Asks until the answer is more than "later"; the last "later" is returned when the attempts are used up, and
     * nothing when the run has stopped meanwhile.
     */
    async ask(batch) {
        for (let attempt = 1;; attempt++) {
            const reply = await this.#lanes.run(() => this.#send(batch));
            if (reply === undefined)
                return undefined;
            if (reply.kind !== 'retry') {
                this.#options.budget.answered();
                return reply;
            }
            if (this.#isStopped())
                return undefined;
            if (attempt === policy.attempts)
                return reply;
            const stop = this.#options.budget.spend(reply, this.#options.now());
            if (stop)
                return { kind: 'fatal', ...stop };
            await this.#wait(reply, attempt);
        }
    }
    /** Documents were accepted. */
    succeeded() {
        this.#options.budget.earn();
        this.#lanes.succeeded();
    }
    async #send(batch) {
        await this.#lanes.clear();
        return this.#isStopped() ? undefined : this.#options.send(batch);
    }
    /** Full jitter: anything from nothing to the doubled delay, but no less than the service asked for. */
    async #wait(reply, attempt) {
        const most = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (attempt - 1));
        const delayMs = Math.round(reply.afterMs + this.#options.random() * most);
        this.#options.onRetry(reply.reason, delayMs);
        if (reply.isPressure)
            this.#lanes.slowDown(delayMs);
        else
            await this.#options.sleep(delayMs);
    }
}

;// CONCATENATED MODULE: ./lib/push/parts.js

/** What is still to be sent of one batch, in order. */
class Parts {
    #waiting;
    constructor(batch) {
        this.#waiting = [{ batch, isSearch: false, isFirst: false, isBad: false }];
    }
    /** The next part. One that is known to be bad is not sent as it is, but its halves are. */
    next() {
        for (let part = this.#waiting.shift(); part !== undefined; part = this.#waiting.shift()) {
            if (!part.isBad || part.batch.items.length === 1)
                return part;
            this.split(part.batch, true);
        }
        return undefined;
    }
    split(batch, isSearch) {
        const halves = halve(batch).map((half, index) => ({
            batch: half,
            isSearch,
            isFirst: isSearch && index === 0,
            isBad: false,
        }));
        this.#waiting.unshift(...halves);
    }
    accepted({ isFirst }) {
        const [other] = this.#waiting;
        if (isFirst && other)
            other.isBad = true;
    }
    /** The documents that are left. */
    rest() {
        return this.#waiting.flatMap(each => each.batch.items);
    }
}

;// CONCATENATED MODULE: ./lib/push.js



const SHAPE_HINT = `The first ${policy.shapeCheck} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`;
/**
 * Delivers batches: the first alone, so that a wrong key costs one request, then in `concurrency` lanes. A push is
 * idempotent by `external_ref` (contract, "Rules"), so an answer that got lost is simply asked for again.
 *
 * @returns why it stopped before the end, or `undefined` when every batch was answered.
 */
async function push(batches, options) {
    const run = new Run(options);
    try {
        await run.deliverNext(batches);
        const lanes = Array.from({ length: options.concurrency }, () => run.deliverAll(batches));
        const failed = (await Promise.allSettled(lanes)).find(each => each.status === 'rejected');
        if (failed)
            throw failed.reason;
        return run.whyStopped();
    }
    finally {
        await batches.return(undefined);
    }
}
class Run {
    stop;
    #options;
    #asker;
    #accepted = 0;
    #refused = 0;
    constructor(options) {
        this.#options = options;
        this.#asker = new Asker(options, () => this.#isStopped());
    }
    async deliverAll(batches) {
        while (await this.deliverNext(batches))
            ;
    }
    /** Resolves to whether there may be more to deliver. */
    async deliverNext(batches) {
        if (this.#isStopped())
            return false;
        try {
            const { value, done } = await batches.next();
            if (done)
                return false;
            await this.#deliver(value);
            return !this.#isStopped();
        }
        catch (error) {
            // What cannot be read ends this lane with its error and the others with a reason.
            this.stop ??= { reason: 'the documents could not all be read', hint: '' };
            throw error;
        }
    }
    /** Delivers a batch whole or in parts; which part is sent next depends on nothing but the answers so far. */
    async #deliver(batch) {
        const parts = new Parts(batch);
        let reason = '';
        let searches = 0;
        for (let part = parts.next(); part !== undefined; part = parts.next()) {
            if (part.isSearch && !this.#options.budget.maySearch(searches++)) {
                this.#giveUp([...part.batch.items, ...parts.rest()], reason);
                return;
            }
            const reply = await this.#asker.ask(part.batch);
            if (reply === undefined)
                return;
            if (reply.kind === 'split')
                reason = reply.reason;
            this.#settle(part, reply, parts);
        }
    }
    #giveUp(items, reason) {
        const why = `${reason}; it is one of ${items.length} documents of which some are refused, too many to be told apart in one run. Mend the other pages that failed`;
        this.#refuse(items, why);
    }
    /** Notes what a reply means for a part, and what is still to be sent of it. */
    #settle(part, reply, parts) {
        const { items, bytes } = part.batch;
        if (reply.kind === 'fatal')
            this.stop = reply;
        else if (reply.kind === 'retry')
            this.#leaveUnanswered(items, reply);
        else if (reply.kind === 'accepted') {
            this.#accept(items);
            parts.accepted(part);
        }
        else if (items.length === 1)
            this.#refuseOne(items, reply.reason);
        else {
            if (reply.isSize)
                this.#options.onTooLarge(bytes);
            parts.split(part.batch, !reply.isSize);
        }
    }
    #accept(items) {
        this.#accepted += items.length;
        this.#asker.succeeded();
        for (const item of items)
            this.#options.onDelivery({ item, kind: 'accepted' });
    }
    #refuse(items, reason) {
        for (const item of items)
            this.#options.onDelivery({ item, kind: 'refused', reason });
    }
    #leaveUnanswered(items, { reason, hint }) {
        const why = `${reason}, ${policy.attempts} times`;
        for (const item of items)
            this.#options.onDelivery({ item, kind: 'unanswered', reason: why, hint });
    }
    #refuseOne(items, reason) {
        this.#refused++;
        if (this.#options.checksShape && this.#accepted === 0 && this.#refused >= policy.shapeCheck)
            this.stop = { reason, hint: SHAPE_HINT };
        this.#refuse(items, reason);
    }
    whyStopped() {
        if (this.#options.signal.aborted)
            this.stop ??= this.#options.signal.reason;
        return this.stop;
    }
    #isStopped() {
        return this.whyStopped() !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/delivery.js







/** The journal stays dirty, and so each later run would try again. */
const NOT_EVEN_A_STUB = ', even without its text, so it stays in search. Archive it in the service itself. If it is refused in later runs too, start the record of syncs afresh: README, "How it decides what to push"';
/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 *
 * @returns why it stopped before the end, or what kept documents from being answered, or `undefined`.
 */
async function deliver(plan, sources) {
    return new Deliverer(plan, sources).run();
}
class Deliverer {
    #plan;
    #sources;
    #hidden = [];
    /** Pages that did not get in, by their blobs. */
    #failed = new Map();
    /** Archives whose text the service did not take. */
    #stubs = [];
    #targetBytes = limits.targetBytes;
    #budget = new Budget();
    /** Why a request got no answer, however often it was made. It ends nothing: others may get one. */
    #trouble;
    constructor(plan, sources) {
        this.#plan = plan;
        this.#sources = sources;
    }
    async run() {
        let archives = this.#plan.archives;
        // Asked again after the upserts: which pages their front matter hides is known only then.
        const problem = () => planProblem(this.#plan, countLost(this.#plan, archives), this.#sources.maxArchive);
        const stop = problem() ?? (await this.#push(this.#upserts(), 'pushed'));
        if (stop)
            return stop;
        archives = archives.concat(this.#hidden);
        return (problem() ??
            (await this.#push(this.#archives([...archives, ...this.#plan.tombstones]), 'archived')) ??
            (await this.#push(this.#stubs, 'archived')) ??
            this.#trouble);
    }
    #upserts() {
        return toUpserts(this.#plan.upserts, {
            ...this.#sources,
            signal: this.#sources.push.signal,
            onOutcome: (outcome, page) => this.#tell(outcome, page),
            onHidden: due => this.#hidden.push(due),
        });
    }
    #archives(due) {
        return toArchives(due, {
            ...this.#sources,
            signal: this.#sources.push.signal,
            failed: this.#failed,
        });
    }
    #push(items, kind) {
        return push(pack(items, () => this.#targetBytes), {
            ...this.#sources.push,
            send: this.#sources.send,
            budget: this.#budget,
            checksShape: kind === 'pushed',
            onDelivery: delivery => this.#note(delivery, kind),
            onTooLarge: bytes => {
                this.#targetBytes = Math.min(this.#targetBytes, Math.ceil(bytes / 2));
            },
        });
    }
    #note(delivery, kind) {
        const { page, name, messages, hidden, isStub } = delivery.item;
        if (delivery.kind === 'unanswered')
            this.#trouble ??= { reason: delivery.reason, hint: delivery.hint };
        if (delivery.kind === 'accepted')
            this.#tell(toOutcome(page, kind, { name, ...because(hidden), messages }), page);
        // A page that the service refused and that was then deleted would otherwise be refused in every later run.
        else if (kind === 'archived' && delivery.kind === 'refused' && !isStub)
            this.#stubs.push(toStub(delivery.item));
        else {
            const reason = isStub ? `${delivery.reason}${NOT_EVEN_A_STUB}` : delivery.reason;
            this.#tell(toOutcome(page, 'failed', { reason, messages }), page);
        }
    }
    #tell(outcome, page) {
        if (outcome.kind === 'failed')
            this.#failed.set(page.oid, page);
        this.#sources.onOutcome(outcome);
    }
}
/** How an outcome says that a page left search because its author hides it. */
function because(hidden) {
    return hidden === undefined ? {} : { reason: hidden, isHidden: true };
}

;// CONCATENATED MODULE: ./lib/inputs/doubts.js


/** What is most likely a slip in inputs that are well formed, as this repository shows; in words for the user. */
function findDoubts({ files, siteUrls, refPrefix }, paths) {
    const patterns = files.flatMap(text => {
        const { negate, root } = rootOf(text);
        const doubt = ofPath(root, paths);
        // What is kept out of search need not be there, unless it is spelt in another way.
        if (doubt === undefined || (negate && doubt === ''))
            return [];
        return [`files: "${(0,shown/* shown */.S)(text)}" matches nothing, as ${none(root)}${doubt}.`];
    });
    const folders = siteUrls.flatMap(({ prefix }) => {
        const root = prefix.slice(0, -1);
        const doubt = ofPath(root, paths);
        return doubt === undefined ? [] : [`site-urls: ${none(root)}${doubt}, so its line does nothing.`];
    });
    return [...patterns, ...folders, ...ofPrefix(refPrefix)];
}
function none(root) {
    return `this repository has no "${(0,shown/* shown */.S)(root)}"`;
}
/** Nothing when a path is there; else what it may mean, if that can be told. */
function ofPath(path, { files, folders }) {
    if (path === '' || folders.has(path) || files.has(path))
        return undefined;
    const sought = path.toLowerCase();
    for (const all of [folders, files])
        for (const each of all)
            if (each.toLowerCase() === sought)
                return `, but "${(0,shown/* shown */.S)(each)}": case counts`;
    return '';
}
function ofPrefix(refPrefix) {
    if (!/[\p{L}\p{N}]$/u.test(refPrefix))
        return [];
    const example = (0,shown/* shown */.S)(`${refPrefix}README.md`);
    return [
        `ref-prefix: "${(0,shown/* shown */.S)(refPrefix)}" does not end in a slash, and goes before each path as it is, as in "${example}". Unless that is meant, add the slash soon: a changed prefix moves every document.`,
    ];
}

// EXTERNAL MODULE: ./node_modules/micromark-util-decode-string/index.js
var micromark_util_decode_string = __webpack_require__(9886);
// EXTERNAL MODULE: ./lib/document/references.js
var references = __webpack_require__(9091);
// EXTERNAL MODULE: ./lib/document/site.js
var site = __webpack_require__(8746);
;// CONCATENATED MODULE: ./lib/document/mentions.js




const maxNames = 500;
/**
 * A test for the pages whose links may lead elsewhere since paths came or went: it takes a page's source,
 * decoded as UTF-8 with or without faults. It may answer true too often, but never false where the document that
 * `toDocument` makes differs between the two trees. Undefined when no path came or went.
 */
function mentionsOf(before, after, siteUrls) {
    const files = mentions_differing(before.files, after.files);
    if (files.length === 0)
        return undefined;
    const folders = mentions_differing(before.folders, after.folders);
    const withOwnPage = siteUrls.length > 0 ? files.filter(isIndexPage).map(folderOf) : [];
    // A link to a site's root says nothing of the folder that the site is made from, nor of a page with its name.
    const roots = [...folders, ...withOwnPage, ...files.map(file => (0,site/* pageStem */.p3)(file) ?? file)];
    if (roots.some(root => isSiteRoot(root, siteUrls)))
        return () => true;
    const names = new Set([...files.map(pageName), ...[...folders, ...withOwnPage].map(lastSegment)]);
    if (names.size > maxNames)
        return () => true;
    // Some websites make a folder of a page's address: there a link without a name leads into it.
    const ofPages = siteUrls.length > 0 && [...files, ...folders].some(path => isPageStem(path, after));
    const name = matcherOf(names, withOwnPage.length > 0 || ofPages);
    // A replacement character stands where the text was not UTF-8: UTF-16, say, which nothing is found in.
    return text => text.includes('\uFFFD') || spellings(text).some(spelling => name.test(spelling));
}
function isIndexPage(file) {
    const stem = (0,site/* pageStem */.p3)(file);
    return stem !== undefined && (0,site/* isIndexName */.qW)(lastSegment(stem));
}
function isPageStem(path, { files }) {
    return paths/* pageExtensions */.E.some(extension => files.has(path + extension));
}
function isSiteRoot(folder, siteUrls) {
    return siteUrls.some(({ prefix }) => prefix === (folder === '' ? '' : `${folder}/`));
}
function mentions_differing(one, other) {
    if (one === other)
        return [];
    return [...[...one].filter(path => !other.has(path)), ...[...other].filter(path => !one.has(path))];
}
// Where a link's last segment other than `.` and `..` can stand: links in blockquotes come after a `>`, addresses of
// a `srcset` between commas. One without a name leads to a folder above the page, which is there as long as the page
// is; but where such a folder's own page came or went, or what has the address of a page, the link leads elsewhere.
function matcherOf(names, isNamelessToo) {
    const anyName = [...names].map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|');
    const named = `(?<![^\\s/(<>"'\`=:,])(?:${anyName})(?![^\\s./)#?>"'\`,])`;
    return new RegExp(isNamelessToo ? `${named}|${nameless}` : named);
}
const nameless = `(?<![^\\s/(<>"'=:,.])[./](?![^\\s)#?>"',])`;
// The text in the ways that links are read: character references are always decoded, escapes in Markdown alone,
// percent-encoding only if the whole destination can be.
function spellings(text) {
    const unescaped = /[\\&]/.test(text) ? [(0,micromark_util_decode_string/* decodeString */.s)(text), (0,references/* withoutReferences */.X)(text)] : [text];
    return unescaped.flatMap(each => (each.includes('%') ? [each, percentDecoded(each)] : [each]));
}
function percentDecoded(text) {
    return text.replace(/(?:%[\da-f]{2})+/gi, run => {
        try {
            return decodeURIComponent(run);
        }
        catch {
            return run;
        }
    });
}
// Links may leave a page's extension out. With it, the `.` after the name is where the match ends.
function pageName(file) {
    const name = lastSegment(file);
    const extension = paths/* pageExtensions */.E.find(end => name.endsWith(end)) ?? '';
    return name.slice(0, name.length - extension.length);
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function lastSegment(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/plan/affected.js

/** More of a page than this is not searched: it is pushed again. */
const MAX_SEARCHED_BYTES = 5_000_000;
/**
 * Finds the unchanged pages whose links may lead elsewhere than when they were pushed, because a path came or went.
 * It may name too many, which costs a push that changes nothing, but never too few.
 *
 * @returns their `external_ref`s.
 */
async function findAffected(unchanged, before, now, siteUrls, blobs) {
    const tests = before.flatMap(paths => mentionsOf(paths, now, siteUrls) ?? []);
    const affected = new Set();
    if (tests.length === 0)
        return affected;
    const decoder = new TextDecoder();
    let index = 0;
    for await (const { bytes } of blobs(unchanged.map(page => page.oid), MAX_SEARCHED_BYTES)) {
        const page = unchanged[index++];
        const text = bytes && decoder.decode(bytes);
        if (text === undefined || tests.some(mentions => mentions(text)))
            affected.add(page.externalRef);
    }
    return affected;
}

;// CONCATENATED MODULE: ./lib/plan/cut.js

/** Cuts a tree by patterns, and names its pages with the prefix of the same time. */
function cut(tree, isWanted, refPrefix) {
    const pages = new Map();
    const skipped = [];
    for (const entry of tree) {
        if (!isWanted(entry.path))
            continue;
        const externalRef = refPrefix + entry.path;
        const isTwice = pages.has(externalRef);
        const obstacle = OBSTACLES.find(each => each.applies(entry, isTwice));
        if (obstacle)
            skipped.push({ path: entry.path, externalRef, ...obstacle.outcome });
        else
            pages.set(externalRef, { externalRef, path: entry.path, oid: entry.oid });
    }
    return { pages, skipped };
}
/** What of a cut falls to a shard. */
function cutToShard(all, shard) {
    // A copy of 100,000 pages for nothing.
    if (shard.count === 1)
        return all;
    const { pages, skipped } = all;
    return {
        pages: new Map([...pages].filter(([, { path }]) => isInShard(path, shard))),
        skipped: skipped.filter(({ path }) => isInShard(path, shard)),
    };
}
/** Why an entry that the patterns match is no page. */
const OBSTACLES = [
    {
        applies: entry => entry.mode === '120000',
        outcome: { reason: 'is a symbolic link; links are not followed', isFailure: false },
    },
    {
        applies: entry => entry.mode === '160000',
        outcome: { reason: 'is a submodule; its files belong to another repository', isFailure: false },
    },
    {
        applies: entry => !entry.isUtf8,
        outcome: {
            reason: 'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
            isFailure: true,
        },
    },
    // No git makes such a tree, but whoever writes the objects can; GitHub refuses it.
    {
        applies: (_, isTwice) => isTwice,
        outcome: { reason: 'is in the commit twice: the first counts. Commit the file anew.', isFailure: true },
    },
];

;// CONCATENATED MODULE: ./lib/plan/known.js


/** Under which nothing was ever pushed. */
const UNKNOWN = 'unknown';
/** Reads the trees of the last success and of every dirty attempt, each by the patterns and prefix of its time. */
async function readKnown({ synced, dirty }, options) {
    const paths = new Set();
    const read = async (record) => {
        const { settings } = record;
        const tree = await known_readTree(record.sha, options);
        // Of a commit that is gone only this is known: some version of what is wanted now may be in search.
        if (tree === undefined)
            return { pages: options.wanted, settings: UNKNOWN };
        const { cut, paths: around } = options.read(tree, record);
        paths.add(around);
        return { pages: cut.pages, settings };
    };
    const dirtySnapshots = [];
    for (const attempt of dirty)
        dirtySnapshots.push(await read(attempt.record));
    const known = { synced: synced && (await read(synced.record)), dirty: dirtySnapshots };
    return { known, paths: [...paths], settings: settingsOf(known), deleted: new Map() };
}
/**
 * What the service may hold when there is no journal: any version of what is wanted now, what was there before the
 * push, and whatever history has deleted.
 */
function assumeKnown(wanted, before, deleted) {
    const dirty = [wanted, before].map(pages => ({ pages, settings: UNKNOWN }));
    const known = { synced: undefined, dirty };
    return { known, paths: [], settings: settingsOf(known), deleted };
}
/** The tree of a commit; `undefined` where it is gone and can be done without. */
async function known_readTree(commit, { tree, everything, onGone }) {
    try {
        return await tree(commit);
    }
    catch (error) {
        // A server that is out of reach must not pass for a commit that is gone: its deletions would be forgotten.
        if (!everything || !(error instanceof CommitGoneError))
            throw error;
        onGone(error);
        return undefined;
    }
}
function settingsOf({ synced, dirty }) {
    return [...dirty, ...(synced ? [synced] : [])].map(each => each.settings);
}
/** Whether all that may be in search was made by this normaliser, so that the same pages were hidden. */
function wasHiddenAlike({ settings }, today) {
    return settings.every(each => isSameNormaliser(each, today));
}

;// CONCATENATED MODULE: ./lib/plan/reading.js



/**
 * Reads trees for a shard, none twice: where nothing has changed, the tree of the last success is today's, and attempts
 * that failed in a row often set out from the same one.
 *
 * @param known what is read already.
 */
function openReadings(shard, ...known) {
    const made = [...known];
    return (tree, shape) => {
        const ofTree = made.filter(each => each.tree === tree);
        const same = ofTree.find(each => keyOf(each.shape) === keyOf(shape));
        if (same)
            return same;
        const all = cut(tree, toMatcher(shape.files), shape.refPrefix);
        const paths = ofTree[0]?.paths ?? pathsOf(tree);
        const reading = { tree, shape, cut: cutToShard(all, shard), paths };
        made.push(reading);
        return reading;
    };
}
function keyOf({ files, refPrefix }) {
    return JSON.stringify([files, refPrefix]);
}
function pathsOf(tree) {
    return (0,paths/* toPaths */._)(tree.map(entry => entry.path));
}

;// CONCATENATED MODULE: ./lib/plan/surprises.js


/** What the journal tells that the user may not mean, since each run is green all the same. */
function findSurprises({ inputs, record }, history, plan, paths, wanted) {
    const found = [warnOfLostFile(inputs, history), warnOfLeaving(record, history, plan, paths, wanted)];
    return found.filter(each => each !== undefined);
}
/** Of a file that each job finds empty no page that is deleted would ever leave search. */
function warnOfLostFile({ journal }, { synced, dirty }) {
    if (journal.kind !== 'file' || synced || dirty.length > 0)
        return undefined;
    return `The journal ${(0,shown/* shown */.S)(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`;
}
/** What decides which documents there are; two workflows that share a connector differ in it. */
const shapeOf = ({ files, refPrefix, branch }) => ({
    files,
    'ref-prefix': [refPrefix],
    branch: [branch],
});
/** Documents leave search while their pages stay, as each time when two workflows push to one connector in turn. */
function warnOfLeaving(record, { synced, dirty }, { archives }, paths, wanted) {
    const [last, now] = [shapeOf((synced ?? dirty[0])?.record ?? record), shapeOf(record)];
    const names = ['files', 'ref-prefix', 'branch'].filter(name => last[name].join('\n') !== now[name].join('\n'));
    if (names.length === 0)
        return undefined;
    const stays = new Set(names.includes('ref-prefix') ? [] : [...wanted.values()].map(page => page.path));
    const left = archives.filter(({ versions: [page] }) => page && (names.includes('branch') || (paths.files.has(page.path) && !stays.has(page.path))));
    if (left.length === 0)
        return undefined;
    const changes = names.map(name => `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`);
    return `The input ${changes.join('; ')}. Documents that leave search though the repository still has their pages: ${left.length}. If another workflow pushes them to this connector, each run of one takes out the documents of the other: push all of them by one workflow, or give each a connector of its own.`;
}

;// CONCATENATED MODULE: ./lib/plan.js
/**
 * Decides what to push and what to archive from trees alone. A wanted page is left out only when the last success
 * and every dirty attempt hold it unchanged under the same settings; a known `external_ref` that is not wanted is
 * archived. A rename is one of each.
 *
 * @param all what is wanted in all shards: this one may well be empty, and what it loses may have moved to another.
 */
function plan(wanted, settings, known, everything, all = wanted) {
    const snapshots = known.synced === undefined ? [...known.dirty] : [...known.dirty, known.synced];
    const isUnchanged = (page) => !everything &&
        known.synced !== undefined &&
        snapshots.every(each => each.settings === settings && isSame(each.pages.get(page.externalRef), page));
    const [unchanged, changed] = partition([...wanted.values()], isUnchanged);
    const knownRefs = new Set(snapshots.flatMap(each => [...each.pages.keys()]));
    return {
        upserts: changed.map(page => ({ page, versions: versions(page.externalRef, snapshots) })),
        archives: [...knownRefs]
            .filter(externalRef => !wanted.has(externalRef))
            .map(externalRef => ({ externalRef, versions: versions(externalRef, snapshots) })),
        unchanged,
        tombstones: [],
        knownCount: knownRefs.size,
        wantedCount: all.size,
        wantedOids: new Set([...all.values()].map(page => page.oid)),
    };
}
/** Moves pages that the trees call unchanged to the upserts: those whose links now lead elsewhere. */
function alsoPush(plan, affected) {
    const [moved, unchanged] = partition(plan.unchanged, page => affected.has(page.externalRef));
    return {
        ...plan,
        unchanged,
        upserts: [...plan.upserts, ...moved.map(page => ({ page, versions: [page] }))],
    };
}
/** Adds pages that history has deleted, except those that are wanted or archived anyway. */
function withTombstones(plan, wanted, deleted) {
    const archived = new Set(plan.archives.map(each => each.externalRef));
    const gone = [...deleted.values()].filter(page => !wanted.has(page.externalRef) && !archived.has(page.externalRef));
    return { ...plan, tombstones: gone.map(page => ({ externalRef: page.externalRef, versions: [page] })) };
}
function versions(externalRef, snapshots) {
    const found = snapshots.flatMap(each => each.pages.get(externalRef) ?? []);
    return found.filter((page, index) => found.findIndex(other => isSame(other, page)) === index);
}
function isSame(a, b) {
    return a !== undefined && a.oid === b.oid && a.path === b.path;
}
function partition(values, test) {
    const both = [[], []];
    for (const value of values)
        both[test(value) ? 0 : 1].push(value);
    return both;
}
/** How many documents a plan sends. */
function plan_sizeOf({ upserts, archives, tombstones }) {
    return upserts.length + archives.length + tombstones.length;
}

;// CONCATENATED MODULE: ./lib/due.js








/** @param history what the journal says, if there is one. */
async function findDue(job, history, warning) {
    const { inputs, task, repository, settings, record } = job;
    const tree = await repository.tree(repository.head);
    const paths = pathsOf(tree);
    const all = cut(tree, toMatcher(inputs.files), inputs.refPrefix);
    const now = cutToShard(all, inputs.shard);
    const read = openReadings(inputs.shard, { tree, shape: inputs, cut: now, paths });
    const before = await readBefore(job, history, now.pages, read, warning);
    const byTrees = plan(now.pages, record.settings, before.known, task.everything, all.pages);
    const byLinks = await findAffected(byTrees.unchanged, before.paths, paths, settings.siteUrls, repository.blobs);
    const complete = withTombstones(alsoPush(byTrees, byLinks), now.pages, before.deleted);
    for (const doubt of findDoubts(inputs, paths))
        warning(doubt);
    const surprises = history ? findSurprises(job, history, complete, paths, all.pages) : [];
    for (const surprise of surprises)
        warning(surprise);
    return { plan: complete, now, before, paths };
}
/** What the service may hold, from the journal or, without one, from the event and the history of the checkout. */
async function readBefore(job, history, wanted, read, warning) {
    const { inputs, repository, task } = job;
    const options = {
        tree: repository.tree,
        read,
        wanted,
        everything: task.everything || !history,
        onGone: (error) => warning(error.message),
    };
    if (history) {
        await repository.bring(history.dirty.map(each => each.record.sha));
        return readKnown(history, options);
    }
    const pagesOf = (tree = []) => read(tree, inputs).cut.pages;
    const before = task.beforeSha === undefined ? undefined : await known_readTree(task.beforeSha, options);
    return assumeKnown(wanted, pagesOf(before), pagesOf(await repository.deleted()));
}

;// CONCATENATED MODULE: ./lib/journal/attempt.js

/**
 * Records an attempt before its work begins and how it ended, whatever happens. A success is recorded only when the
 * work returns and `toEnding` says so.
 *
 * @throws JournalError when the beginning cannot be recorded, and whatever the work throws.
 */
async function withAttempt(journal, { record, memory, work, hasWritten, toEnding, toUnrecorded }) {
    const own = await journal.begin(record);
    memory.rememberAttempt(own.id);
    const end = async ({ state, description }) => {
        await journal.end(own.id, state, description);
        memory.rememberEnd();
    };
    const result = await work(own).catch(async (error) => {
        const ending = {
            state: hasWritten() ? 'failed' : 'void',
            description: 'The run ended with an error',
        };
        // What the work met comes first; an end that cannot be recorded now is left to the `post` step.
        await end(ending).catch(() => { });
        throw error;
    });
    try {
        await end(toEnding(result));
        return result;
    }
    catch (error) {
        // The user must read what became of the documents all the same.
        if (error instanceof JournalError)
            return toUnrecorded(result, error);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/journal/turn.js

/** How long to wait before the journal is asked again; each wait is longer, as GitHub counts the questions. */
const WAITS_MS = { first: 5_000, factor: 1.5, longest: 30_000 };
/**
 * Waits until no attempt that began earlier can be writing any more: of two that write at once, the older text of a
 * page could be the one that stays. The journal is read again after each wait.
 *
 * @param own the attempt of this run; a preview has none and does not wait.
 */
async function waitForTurn(journal, own, options) {
    // By the journal's own clock: by that of this machine a run that is still writing may seem to be long dead.
    const aheadMs = own === undefined ? 0 : own.begunAtMs - options.now();
    for (let waitMs = WAITS_MS.first;; waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest)) {
        const attempts = await journal.list();
        const history = readHistory(attempts, options.now() + aheadMs, own);
        const ahead = history.ahead[0];
        // What does not show this attempt yet may not show the one before it either.
        const isShown = attempts.some(each => own && each.order >= own.order);
        if (own === undefined || (isShown && ahead === undefined) || options.signal.aborted)
            return history;
        if (ahead)
            options.onWait(ahead, deadlineMs(ahead));
        await options.sleep(waitMs);
    }
}

;// CONCATENATED MODULE: ./lib/precedence.js



/**
 * Why this run must leave search alone, if it must: what is checked out is older than what search mirrors, as when an
 * old run is started again.
 */
async function findOvertaken({ repository, task, record }, history) {
    if (history?.overtaken)
        return 'A later run has already brought search further than this commit. Nothing was pushed.';
    // A later success of a part, from when the shards were others, must not be taken back either.
    const newest = history?.dirty.find(each => each.isPartial) ?? history?.synced;
    // GitHub counts runs up: to come after what a later one has reached means that the branch was taken back since.
    const isElsewhere = newest?.record.sha !== record.sha;
    const wasTakenBack = isElsewhere && Number(newest?.record.runId) > Number(record.runId);
    const since = wasTakenBack ? undefined : newest?.record.sha;
    // Without a journal only the newest commit is sure not to take search back; the very first sync has nothing to undo.
    if ((history && newest === undefined) || !(await repository.isBehind(since, task.branch)))
        return undefined;
    return `This commit is not the newest of "${(0,shown/* shown */.S)(task.branch)}"${since ? `, nor newer than ${since.slice(0, 7)}, which search mirrors` : ''}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`;
}
/** Why this step may not push: two steps of a run that share a connector would archive each other's pages. */
function findConflict({ record }, { synced, dirty }) {
    const shape = (record) => JSON.stringify(shapeOf(record));
    // A run that failed may be started again with other inputs; a step of it that succeeded stays as it is.
    const others = dirty.map(each => each.record).filter(each => each.runAttempt === record.runAttempt);
    const other = [...(synced ? [synced.record] : []), ...others].find(each => each.runId === record.runId && shape(each) !== shape(record));
    if (other === undefined)
        return undefined;
    return `Another step of this run has pushed ${quoted(other.files)} with the ref-prefix "${(0,shown/* shown */.S)(other.refPrefix)}" to the connector ${(0,shown/* shown */.S)(record.connectorId)}; this one has ${quoted(record.files)} with "${(0,shown/* shown */.S)(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own. Nothing was pushed by this step.`;
}

;// CONCATENATED MODULE: ./lib/report/account.js



/** The account of a run. `stop` is why it ended before it was through. */
function toReport(job, history, documents, requests, stop) {
    const counts = count(documents, requests);
    const { around, inputs, task, settings, record } = job;
    const report = {
        version: 1,
        status: stop !== undefined || counts.failed + counts.unsent > 0 ? 'failed' : 'succeeded',
        isPreview: task.kind === 'preview',
        ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
        repository: around.repository,
        repositoryUrl: settings.repositoryUrl,
        branch: task.branch,
        sha: record.sha,
        baseline: history?.synced?.record.sha ?? '',
        connectorId: inputs.connectorId,
        counts,
        documents,
    };
    return stop ? { ...report, problem: sentence(stop) } : report;
}
/** The account of a run that leaves everything to another one. */
function toOvertakenReport(job, history, why) {
    return { ...toReport(job, history, [], 0), status: 'overtaken', problem: why };
}
/** The account of a run that ended while an earlier one was still ahead of it. */
function toUnturnedReport(job, history, ahead, { reason }) {
    const until = new Date(deadlineMs(ahead)).toISOString();
    return toReport(job, history, [], 0, {
        reason: `${reason}, while this run waited for run ${(0,shown/* shown */.S)(ahead.record.runId)}, which began earlier and has not said how it ended. Nothing was pushed.`,
        hint: `Run this workflow again: after ${until} run ${(0,shown/* shown */.S)(ahead.record.runId)} is no longer waited for.`,
    });
}
/** The account of a run whose end could not be recorded: the next one takes its documents for doubtful. */
function toUnrecordedReport(report, error) {
    const problem = report.problem === undefined ? error.message : `${report.problem} ${error.message}`;
    return { ...report, status: 'failed', problem };
}
function sentence({ reason, hint }) {
    const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
    return hint === '' ? text : `${text} ${hint}`;
}

;// CONCATENATED MODULE: ./lib/report/ledger.js

/** With so many messages, a page more has one that counts its own. They all are kept until the run ends. */
const MAX_MESSAGES = 100_000;
/** Keeps account of every document of a run, so that none is missing from the report. */
class Ledger {
    /** Entries that match the patterns and are no pages. */
    #skipped;
    /** Pages that need no push. */
    #unchanged;
    #outcomes = new Map();
    #messages = 0;
    constructor({ skipped }, { unchanged }) {
        this.#skipped = skipped.map(({ isFailure, ...each }) => ({
            ...each,
            kind: isFailure ? 'failed' : 'skipped',
            messages: [],
        }));
        this.#unchanged = unchanged.map(({ path, externalRef }) => ({
            path,
            externalRef,
            kind: 'unchanged',
            messages: [],
        }));
    }
    /** How many documents of the plan have met their fate. */
    get settled() {
        return this.#outcomes.size;
    }
    note(outcome) {
        const messages = this.#messages < MAX_MESSAGES ? outcome.messages : (0,document_messages/* first */.$)(1, outcome.messages);
        this.#messages += messages.length;
        this.#outcomes.set(outcome.externalRef, { ...outcome, messages });
    }
    /** Everything that was planned and did not come about gets its reason. */
    outcomes(plan, stop) {
        const why = stop?.reason ?? 'the run ended before its turn';
        for (const { page } of plan.upserts)
            this.#leave(page, `was not pushed: ${why}`);
        for (const { versions } of [...plan.archives, ...plan.tombstones])
            this.#leave(versions[0], `was not archived: ${why}`);
        const skipped = this.#skipped.filter(each => !this.#explain(each));
        return [...skipped, ...this.#unchanged, ...this.#outcomes.values()].sort((a, b) => a.externalRef < b.externalRef ? -1 : 1);
    }
    #leave(page, reason) {
        if (page === undefined || this.#outcomes.has(page.externalRef))
            return;
        this.note({ path: page.path, externalRef: page.externalRef, kind: 'unsent', reason, messages: [] });
    }
    /** A page that became a symbolic link has a document to archive: it counts as that, and the link is why. */
    #explain({ externalRef, kind, reason }) {
        const outcome = this.#outcomes.get(externalRef);
        if (outcome === undefined || kind === 'failed')
            return false;
        if (reason !== undefined)
            this.note({ reason, ...outcome });
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/report/progress.js

/**
 * How far a run has come, in one line. `total` is the number of documents, `seconds` the time so far, `waiting` what is
 * waited for, in which case nobody knows how long it will take.
 */
function progressLine({ documents, bytes, requests }, total, seconds, waiting) {
    const perSecond = documents / Math.max(1, seconds);
    const guess = perSecond > 0 ? `about ${Math.ceil((total - documents) / perSecond)} s left` : '';
    const left = [waiting ?? guess].filter(each => each !== '').map(each => `, ${each}`);
    const megabytes = (bytes / 1_000_000).toFixed(1);
    return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}, ${Math.round(perSecond)} a second${left}`;
}
/** Requests are answered within less, unless the service has trouble. */
const USUAL_MS = 5_000;
/** Looks on while requests are made, to tell what is waited for. */
class Watch {
    #elapsed;
    #open = 0;
    #heardMs = 0;
    #later;
    /** @param elapsed milliseconds since any moment. */
    constructor(elapsed) {
        this.#elapsed = elapsed;
    }
    async over(request) {
        if (this.#open++ === 0)
            this.#heardMs = this.#elapsed();
        const reply = await request();
        this.#open--;
        this.#heardMs = this.#elapsed();
        this.#later = reply.kind === 'retry' ? reply.reason : undefined;
        return reply;
    }
    /** What is waited for, if anything is. */
    get waiting() {
        if (this.#later !== undefined)
            return `waiting to try again: ${this.#later}`;
        const silentMs = this.#elapsed() - this.#heardMs;
        if (this.#open === 0 || silentMs < USUAL_MS)
            return undefined;
        return `waiting for the service, which has been silent for ${Math.round(silentMs / 1000)} s`;
    }
}
/** What a run is about to do, in one line. `baseline` is the SHA that search mirrors, empty when there is none. */
function planLine(plan, baseline) {
    const since = baseline === '' ? 'No sync is on record' : `Search mirrors ${baseline.slice(0, 7)}`;
    return `${since}. To push unless hidden: ${plan.upserts.length}, to archive: ${plan.archives.length + plan.tombstones.length}, unchanged: ${plan.unchanged.length}.`;
}
/** While trees and links are read, nothing can be counted yet. */
function readingLine(seconds) {
    return `Still reading: ${Math.round(seconds)} s so far`;
}
/** What the plan was made from and each document of it, for those who debug. */
function* planDetails(plan, history) {
    const { synced, dirty = [] } = history ?? {};
    for (const { state, record } of [...(synced ? [synced] : []), ...dirty])
        yield `Record: run ${record.runId} of ${record.sha}, ${state}`;
    yield `${plan_sizeOf(plan)} documents in all`;
    for (const { page } of plan.upserts)
        yield `Push ${page.externalRef} (${page.oid.slice(0, 7)})`;
    for (const { externalRef } of [...plan.archives, ...plan.tombstones])
        yield `Archive ${externalRef}`;
}
/** One request, for those who debug. */
function requestLine({ items, bytes }, reply) {
    const outcome = 'reason' in reply ? `${reply.kind}: ${reply.reason}` : reply.kind;
    return `${items.length} documents, ${bytes} bytes: ${outcome}`;
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/allowance.js

/** When a thread is first asked what it has taken, as a share of its allowance. */
const FIRST_LOOK = 1 / 10;
/** How many times the allowance may pass, however busy the machine is. */
const MOST_TIMES = 10;
/** A thread that does not tell for so long is deaf. */
const DEAF_MS = 1_000;
/**
 * Resolves when a thread has taken so much of the processor; never once `signal` is aborted. A machine that is busy or
 * stood still gives it less than has passed.
 */
async function allowance(worker, ms, signal) {
    const until = performance.now() + MOST_TIMES * ms;
    // Few pages take as long as this, and the others are not asked about.
    const firstMs = FIRST_LOOK * ms;
    await delay(firstMs, signal);
    // A thread that is still starting does not tell yet, and has taken nothing for anything else.
    const before = (await usedMs(worker, signal)) ?? 0;
    for (let leftMs = ms - firstMs; leftMs > 0 && performance.now() < until;) {
        await delay(leftMs, signal);
        const used = await usedMs(worker, signal);
        leftMs = used === undefined ? 0 : ms - firstMs - (used - before);
    }
}
/** Undefined where Node does not tell (24.6 brought it), or the thread is deaf. */
async function usedMs(worker, signal) {
    const asked = worker.cpuUsage?.().catch(() => undefined);
    // An answer that came while all stood still is there by the next turn.
    const isDeaf = delay(DEAF_MS, signal).then(() => (0,external_node_timers_promises_.setImmediate)(undefined));
    const usage = await Promise.race([asked, isDeaf]);
    return usage && (usage.user + usage.system) / 1000;
}
/** Never resolves once `signal` is aborted. */
function delay(ms, signal) {
    return (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal }).catch(() => new Promise(() => { }));
}

;// CONCATENATED MODULE: ./lib/thread.js



/** CommonMark parsers can be driven quadratic: a page that takes more of the processor is pushed as plain text. */
const PAGE_MS = 10_000;
/**
 * Left to itself, V8 lets a thread's heap grow to several times what is in use before it cleans up. These limits are
 * far above what any page needs that is parsed in time, and keep the run under 512 MiB with four threads.
 */
const HEAP = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 1024 };
/** No page can be read; the message says what to do. */
class WorkerError extends Error {
}
/** A worker thread that is given some pages at a time. */
class Thread {
    #worker;
    #error;
    #hasAnswered = false;
    #hasExited = false;
    constructor(entry) {
        this.#worker = new external_node_worker_threads_.Worker(entry, { env: {}, resourceLimits: HEAP });
        // Without a listener an error would end the process.
        this.#worker.on('error', error => {
            this.#error = error;
        });
        this.#worker.on('exit', () => {
            this.#hasExited = true;
        });
    }
    /** To be told once, before the first page. */
    tell(context) {
        this.#worker.postMessage(context);
    }
    /**
     * Resolves to a document for each page, or to what became of the thread when one of them brought it down; it is then
     * gone.
     *
     * @param ms how much of the processor the pages may take together.
     * @throws WorkerError when the thread never worked: no page is to blame for that.
     */
    async run(jobs, ms) {
        const answered = Promise.withResolvers();
        const watching = new AbortController();
        void allowance(this.#worker, ms, watching.signal).then(() => answered.resolve('took too long'));
        const crash = () => answered.resolve('crashed');
        this.#worker.once('message', answered.resolve).once('exit', crash);
        if (this.#hasExited)
            crash();
        // The content is copied, not handed over: it is needed again when the thread fails.
        this.#worker.postMessage(jobs);
        const result = await answered.promise;
        watching.abort();
        this.#worker.off('message', answered.resolve).off('exit', crash);
        if (typeof result === 'string')
            await this.close();
        if (result === 'crashed')
            this.#checkThatItWorked();
        this.#hasAnswered = true;
        return result;
    }
    /** It may die before there is work for it. */
    get hasExited() {
        return this.#hasExited;
    }
    async close() {
        await this.#worker.terminate();
    }
    #checkThatItWorked() {
        if (this.#hasAnswered || this.#error === undefined || this.#error.code === 'ERR_WORKER_OUT_OF_MEMORY')
            return;
        throw new WorkerError(`The thread that reads pages does not start (${(0,shown/* shown */.S)(String(this.#error))}). Please report this.`);
    }
}

;// CONCATENATED MODULE: ./lib/sync.js
var sync_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var sync_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
















/** Brings search into step with the checkout: the order of everything that a run does, as one recorded attempt. */
async function sync(job, edges) {
    const { service, memory } = edges;
    // Read meanwhile; whoever needs it hears of what is wrong with it.
    job.repository.tree(job.repository.head).catch(() => { });
    const journal = await edges.openJournal();
    const bring = async (history) => {
        const ahead = history?.ahead[0];
        if (history && ahead)
            return toUnturnedReport(job, history, ahead, job.control.stopping.reason);
        const conflict = history && findConflict(job, history);
        if (conflict !== undefined)
            throw new InputError(conflict);
        warmUp(job, history, edges);
        // Often fetched from the server that is asked here as well.
        const reading = Promise.allSettled([history?.synced && job.repository.tree(history.synced.record.sha)]);
        const why = await findOvertaken(job, history).finally(() => reading);
        return why === undefined ? carryOut(job, history, edges) : toOvertakenReport(job, history, why);
    };
    if (journal === undefined)
        return bring();
    return withAttempt(journal, {
        record: job.record,
        memory,
        work: async (own) => bring(await waitForTurn(journal, own, waiting(job, edges))),
        hasWritten: () => service.sent.requests > 0,
        toEnding: toEnding,
        toUnrecorded: toUnrecordedReport,
    });
}
/** The same plan without a key, for what a pull request would change or, in a dry run, for what is due. */
async function preview(job, edges) {
    const { task } = job;
    const baseSha = task.kind === 'preview' ? task.baseSha : undefined;
    const readJournal = async () => {
        const journal = await edges.openJournal();
        return journal && waitForTurn(journal, undefined, waiting(job, edges));
    };
    if (baseSha === undefined)
        return carryOut(job, await readJournal(), edges);
    // A pull request may come from a fork, whose token shows little; its base then stands for the last sync.
    const history = await readJournal().catch(unlessExpected);
    return carryOut(job, history?.synced ? history : historyAt(baseSha, job), edges);
}
function unlessExpected(error) {
    if (!(error instanceof JournalError))
        throw error;
}
const waiting = ({ control }, { now, tell }) => ({
    now,
    sleep: control.sleep,
    signal: control.stopping,
    onWait: tell.waiting,
});
/** Starting a thread takes about as long as finding out what is due. */
function warmUp(job, history, { pool }) {
    if (history?.synced?.record.sha !== job.repository.head)
        pool.warmUp();
}
/** @param history what the journal says, if there is one. */
async function carryOut(job, history, edges) {
    const { plan, ledger, stop } = await deliverAll(job, history, edges);
    return toReport(job, history, ledger.outcomes(plan, stop), edges.service.sent.requests, stop);
}
/** When it resolves, the memory of the threads is free for the account of what they did. */
async function deliverAll(job, history, edges) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { service, tell } = edges;
        const _pool = sync_addDisposableResource(env_1, edges.pool, true);
        warmUp(job, history, edges);
        const due = await tell.stage('Find what is due', readingLine, async () => {
            const found = await findDue(job, history, tell.warning);
            tell.info(planLine(found.plan, history?.synced?.record.sha ?? ''));
            tell.debug(() => planDetails(found.plan, history));
            return found;
        });
        const ledger = new Ledger(due.now, due.plan);
        const total = plan_sizeOf(due.plan);
        await edges.giveBackMemory(total);
        const title = job.task.kind === 'preview' ? 'Make the documents' : 'Push to search';
        const watch = new Watch(edges.elapsed);
        const progress = (seconds) => progressLine({ documents: ledger.settled, ...service.sent }, total, seconds, watch.waiting);
        const stop = await tell.stage(title, progress, () => deliverDue(job, due, ledger, watch, edges));
        return { plan: due.plan, ledger, stop };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = sync_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Resolves to why it stopped before the end, if it did. */
async function deliverDue({ inputs, repository, settings, record, control }, { plan, before, paths }, ledger, watch, { service, pool, tell, random, elapsed }) {
    pool.tell({ paths, settings });
    const { sleep, stopping: signal } = control;
    try {
        return await deliver(plan, {
            blobs: repository.blobs,
            prepare: pool.run,
            ahead: pool.ahead,
            send: batch => tell.timed(watch.over(() => service.send(batch)), reply => requestLine(batch, reply)),
            push: {
                signal,
                sleep,
                random,
                now: elapsed,
                onRetry: tell.retrying,
                concurrency: inputs.concurrency,
            },
            onOutcome: outcome => ledger.note(outcome),
            maxArchive: inputs.maxArchive,
            wasHiddenAlike: wasHiddenAlike(before, record.settings),
        });
    }
    catch (error) {
        return stopOnKnownError(error);
    }
}
/** What was pushed until then is still accounted for. */
function stopOnKnownError(error) {
    if (error instanceof RepositoryError || error instanceof WorkerError)
        return { reason: error.message, hint: '' };
    throw error;
}

;// CONCATENATED MODULE: ./lib/trigger.js

const EVENTS = {
    push: { kind: 'sync', auto: 'changes' },
    repository_dispatch: { kind: 'sync', auto: 'changes' },
    workflow_dispatch: { kind: 'sync', auto: 'everything' },
    schedule: { kind: 'sync', auto: 'everything' },
    pull_request: { kind: 'preview' },
    merge_group: { kind: 'preview' },
    // These run with the repository's secrets on content that anyone may have written.
    pull_request_target: { kind: 'refusal' },
    workflow_run: { kind: 'refusal' },
    issue_comment: { kind: 'refusal' },
};
/** What this run does, decided by its event alone. */
function decide(event, inputs) {
    const role = Object.hasOwn(EVENTS, event.name) ? EVENTS[event.name] : undefined;
    if (role === undefined)
        return { kind: 'refusal', reason: unknownEvent(event.name) };
    if (role.kind === 'refusal')
        return { kind: 'refusal', reason: unsafeEvent(event.name) };
    const branch = inputs.branch ?? event.defaultBranch ?? branchOf(event);
    if (branch === undefined)
        return { kind: 'refusal', reason: NO_BRANCH };
    if (role.kind === 'preview' && event.baseRef !== undefined && event.baseRef !== `refs/heads/${branch}`)
        return { kind: 'nothing', reason: elsewhere({ ...event, ref: event.baseRef }, branch) };
    if (role.kind === 'preview')
        return {
            kind: 'preview',
            branch,
            everything: inputs.sync === 'everything',
            baseSha: event.baseSha,
            beforeSha: undefined,
        };
    if (event.deleted || event.ref !== `refs/heads/${branch}`)
        return { kind: 'nothing', reason: elsewhere(event, branch) };
    const everything = (inputs.sync === 'auto' ? role.auto : inputs.sync) === 'everything';
    const { beforeSha } = event;
    if (inputs.dryRun)
        return { kind: 'preview', branch, everything, baseSha: undefined, beforeSha };
    return { kind: 'sync', branch, everything, beforeSha };
}
/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOf(event) {
    return event.name === 'schedule' && event.ref.startsWith('refs/heads/')
        ? event.ref.slice('refs/heads/'.length)
        : undefined;
}
const NO_BRANCH = 'The event does not say which branch is the default one. Set the input branch, for example to main.';
function elsewhere(event, branch) {
    const what = event.deleted ? `"${(0,shown/* shown */.S)(event.ref)}" was deleted` : `This run is for "${(0,shown/* shown */.S)(event.ref)}"`;
    return `${what}; search mirrors the branch "${(0,shown/* shown */.S)(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`;
}
function unknownEvent(name) {
    return `The event "${(0,shown/* shown */.S)(name)}" says neither what to sync nor what to preview. Run this action on ${Object.keys(EVENTS)
        .filter(each => EVENTS[each]?.kind !== 'refusal')
        .join(', ')}.`;
}
function unsafeEvent(name) {
    return `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`;
}

;// CONCATENATED MODULE: ./lib/threads.js

/**
 * So many pages may take too long before others that do are given up sooner: a folder of such pages would take all the
 * time of a run. What is pushed as plain text has its full time, since it would not get in otherwise.
 */
const MAX_LONG = 12;
const SOONER = 10;
/** What a thread is given at once: so much that it seldom waits for more, so little that the others have work too. */
const BATCH = { pages: 8, bytes: 128_000 };
/** For each thread, one batch is at work, one waits for it, and one waits to be packed. */
const AHEAD = 3;
/** Up to `size` threads, each started when there is work for it, and given what waits by then. */
class Threads {
    #entry;
    #size;
    #pageMs;
    #idle = [];
    #all = new Set();
    #waiting = [];
    #context;
    #isClosed = false;
    #lost = 0;
    /** @param pageMs how much of the processor one page may take. */
    constructor(entry, size, pageMs = PAGE_MS) {
        this.#entry = entry;
        this.#size = size;
        this.#pageMs = pageMs;
    }
    /** How many pages they are given at a time so that none waits for the next. */
    get ahead() {
        return AHEAD * BATCH.pages * this.#size;
    }
    /** Starts the first thread before there is work for it. */
    warmUp() {
        if (this.#all.size === 0)
            this.#idle.push(this.#start());
    }
    /** To be told once, before the first page. */
    tell(context) {
        this.#context = context;
        for (const thread of this.#all)
            thread.tell(context);
    }
    /** Resolves to a document, or to what the page did to its thread, in words. @throws WorkerError */
    run(job) {
        const answer = Promise.withResolvers();
        this.#waiting.push({ job, alone: job.unparsed !== undefined, answer });
        this.#feed();
        return answer.promise;
    }
    async close() {
        this.#isClosed = true;
        this.#waiting = [];
        await Promise.all([...this.#all].map(thread => thread.close()));
    }
    get isClosed() {
        return this.#isClosed;
    }
    #start() {
        const thread = new Thread(this.#entry);
        this.#all.add(thread);
        if (this.#context)
            thread.tell(this.#context);
        return thread;
    }
    #feed() {
        while (this.#waiting.length > 0) {
            const thread = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined);
            if (thread === undefined)
                return;
            const batch = this.#take();
            this.#work(thread, batch).catch(error => {
                for (const { answer } of batch)
                    answer.reject(error);
            });
        }
    }
    /** At least one page, and one only when it may bring down the thread. */
    #take() {
        const isAlone = this.#waiting[0]?.alone;
        let bytes = 0;
        const end = this.#waiting.findIndex(({ job, alone }, index) => {
            bytes += job.content.length;
            return index > 0 && (isAlone || alone || index === BATCH.pages || bytes > BATCH.bytes);
        });
        return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
    }
    async #work(thread, batch) {
        const jobs = batch.map(({ job }) => job);
        const ms = this.#lost < MAX_LONG || jobs[0]?.unparsed ? this.#pageMs : this.#pageMs / SOONER;
        const result = await thread.run(jobs, ms);
        if (typeof result !== 'string') {
            this.#idle.push(thread);
            for (const [index, { answer }] of batch.entries())
                answer.resolve(result[index]);
        }
        else {
            this.#all.delete(thread);
            // One of them is to blame, or they took too long together: each goes again, alone.
            if (batch.length > 1 && !this.#isClosed)
                this.#waiting.unshift(...batch.map(each => ({ ...each, alone: true })));
            else {
                this.#lost++;
                for (const { answer } of batch)
                    answer.resolve(describe(result, ms));
            }
        }
        this.#feed();
    }
}
function describe(loss, ms) {
    return loss === 'crashed' ? 'took too much memory' : `took more than ${ms / 1000} seconds`;
}

;// CONCATENATED MODULE: ./lib/workers.js

/**
 * In the main thread: up to `size` workers.
 *
 * @param pageMs how much of the processor one page may take.
 */
function openPool(entry, size, pageMs) {
    const threads = new Threads(entry, size, pageMs);
    return {
        ahead: threads.ahead,
        warmUp: () => threads.warmUp(),
        tell: context => threads.tell(context),
        async run(job) {
            const result = await threads.run(job);
            if (typeof result !== 'string')
                return result;
            if (threads.isClosed)
                return { kind: 'unread', reason: 'was not read: the run ended before', messages: [] };
            // On a thread again: its front matter has yet to be read, and is anyone's as well.
            const plain = await threads.run({ ...job, unparsed: unparsed(result) });
            return typeof plain !== 'string' ? plain : { kind: 'unread', reason: unread(plain), messages: [] };
        },
        [Symbol.asyncDispose]: () => threads.close(),
    };
}
function unparsed(what) {
    const reason = `parsing it ${what}: the page is pushed as plain text. Split it, or simplify its nesting.`;
    return { line: 1, column: 1, rule: 'parser', reason };
}
function unread(what) {
    return `was not read: even without parsing its text it ${what}. Split the page, or simplify its front matter.`;
}

;// CONCATENATED MODULE: ./lib/main.js
var main_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var main_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * The main step of the action.
 *
 * @param entry the file that a worker thread starts from.
 */
async function run(entry) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        runner.maskSecrets();
        const inputs = parseInputs(runner.input);
        const task = decide(runner.event(), inputs);
        if (task.kind === 'refusal')
            return runner.fail(task.reason);
        const timeoutMs = inputs.timeoutMinutes * 60_000;
        const control = main_addDisposableResource(env_1, openControl(timeoutMs), false);
        const _ = main_addDisposableResource(env_1, runner.endProcessAfter(timeoutMs + 30_000), false);
        runner.onCancel(control.cancel);
        const around = runner.surroundings();
        if (task.kind === 'nothing') {
            await requireBranch(inputs, around, control.ending);
            return runner.notice(task.reason);
        }
        const job = await openJob(inputs, task, around, control);
        const _repository = main_addDisposableResource(env_1, job.repository, true);
        const edges = openEdges(job, entry);
        const _pool = main_addDisposableResource(env_1, edges.pool, true);
        const report = task.kind === 'sync' ? await withInstructions(job, await sync(job, edges)) : await preview(job, edges);
        await show(report, await findTouched(job));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = main_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The `post` step makes one call of an API. */
const POST_MS = 30_000;
/** The `post` step: ends the attempt that the main step, killed or crashed, could not end. */
async function cleanUp() {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const id = runner.unendedAttempt();
        if (id === undefined)
            return;
        runner.maskSecrets();
        const _ = main_addDisposableResource(env_2, runner.endProcessAfter(POST_MS), false);
        const journal = await openJournal(parseInputs(runner.input), runner.surroundings());
        await journal?.end(id, 'failed', 'The run ended before it was through');
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        main_disposeResources(env_2);
    }
}
/** Each takes some 60 MB; the service is slower than four of them. */
const MAX_THREADS = 4;
/** What a run does to the outside. A preview has no key, and nowhere to write. */
function openEdges({ inputs, task, control, around }, entry) {
    const open = () => openService({ ...inputs, apiKey: requireApiKey(inputs), ...around, signal: control.ending });
    return {
        openJournal: () => openJournal(inputs, around),
        memory: runner,
        service: task.kind === 'sync' ? open() : nowhere,
        pool: openPool(entry, Math.min((0,external_node_os_.availableParallelism)(), MAX_THREADS)),
        giveBackMemory: runner.giveBackMemory,
        now: Date.now,
        elapsed: () => performance.now(),
        random: Math.random,
        tell: runner,
    };
}
/** The second endpoint, in a run that may write; its failure is no failure of the push. */
async function withInstructions(job, report) {
    const { inputs, around, control } = job;
    if (inputs.agentInstructions === undefined || control.stopping.aborted)
        return report;
    const { baseUrl, agentInstructions: path } = inputs;
    return {
        ...report,
        agentInstructions: await bringInstructions({ ...around, baseUrl, path, signal: control.ending }),
    };
}
async function show(report, touched) {
    runner.conclude(headline(report), report.status === 'succeeded');
    // First, as GitHub shows only the first ten errors of a step.
    if (report.status === 'failed')
        runner.fail(report.problem ?? headline(report));
    if (report.status === 'overtaken')
        runner.warning(headline(report));
    runner.annotate(toAnnotations(report, touched));
    await runner.unlessItFails('The outputs', () => runner.setOutputs(toOutputs(report)));
    await runner.unlessItFails('The report file', async () => runner.setOutputs({ report: await runner.writeReport(toJson(report)) }));
    await runner.unlessItFails('The job summary', () => runner.writeSummary(toSummary(report)));
}

;// CONCATENATED MODULE: ./lib/start.js










const EXPECTED = [
    GitHubError,
    InputError,
    JournalError,
    proxy/* ProxyError */.T,
    RepositoryError,
    ServiceError,
    runner.RunnerError,
];
/** What the user reads of an error: our own words as they are, anything else as a bug of ours. */
function toMessage(error) {
    if (EXPECTED.some(kind => error instanceof kind))
        return error.message;
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `Docs Push met an error that it does not know: ${(0,shown/* shown */.S)(runner.withoutSecrets(stack), 1000)}. Please report it with this message; the next run tries again.`;
}
/**
 * Runs the step that this process was started for.
 *
 * @param entry the file that a worker thread starts from.
 */
async function start(entry) {
    // Node would print the error as it is, with whatever stands in it.
    runner.onUncaught(error => runner.fail(toMessage(error)));
    const work = async () => (runner.isPost() ? cleanUp() : run(entry));
    await work().catch(async (error) => {
        const message = toMessage(error);
        runner.fail(message);
        if (!runner.isPost())
            await runner.unlessItFails('The job summary', () => runner.writeSummary(toErrorSummary(message)));
    });
    runner.leave();
}


/***/ })

};
