export const id = 506;
export const ids = [506];
export const modules = {

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ unpackDigests),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* unused harmony exports MAX_PART_BYTES, bytesOf, packJson, unpackJson, packDigests, packGroups, toIsSameGroup, digestsKey */
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
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(bytes, {
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
