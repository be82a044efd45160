export const id = 863;
export const ids = [863];
export const modules = {

/***/ 7863:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/text/message.js
/** The destination of a link may be as long as a page. */
const MAX_REASON = 1_000;
/** At most `most` messages, the last of which counts those left out; each reason and target has at most 1,000 characters. */
function limitMessages(most, messages) {
    const kept = messages.slice(0, messages.length > most ? most - 1 : most).map(shortened);
    const next = messages[kept.length];
    if (next === undefined)
        return kept;
    const reason = `there are ${messages.length - kept.length} more warnings from here on. Fix those above first.`;
    return [...kept, { line: next.line, column: next.column, rule: 'more', reason }];
}
function shortened(message) {
    const { reason, target } = message;
    const short = (text) => text.length > MAX_REASON ? `${text.slice(0, MAX_REASON).toWellFormed()}…` : text;
    return { ...message, reason: short(reason), ...(target !== undefined && { target: short(target) }) };
}

;// CONCATENATED MODULE: ./lib/document/description.js
/** Describes the page with its first paragraph of text, where the front matter does not. */
function description() {
    return (tree, file) => {
        const page = file.data.page;
        if (page.description !== '')
            return;
        const source = String(file);
        const paragraphs = tree.children.filter(node => isText(node, source));
        const paragraph = paragraphs.find(each => !isLabel(each)) ?? paragraphs[0];
        if (paragraph)
            page.description = excerpt(withoutAttributes(oneLine(plainText(paragraph))));
    };
}
/** Whether a page is described by this when nothing before it describes it. */
function isProse(node, source) {
    return isText(node, source) && !isLabel(node);
}
function isText(node, source) {
    return (node.type === 'paragraph' &&
        !dialect.test(source.slice(node.position?.start.offset, node.position?.end.offset)) &&
        plainText(node).trim() !== '');
}
// Words in bold on a line of their own are the label of what is below them, as of a tab.
function isLabel({ children }) {
    return children.length === 1 && children[0]?.type === 'strong';
}
// Syntax of site generators, not prose: containers (`:::`), admonitions (`!!!`, `???`) and tabs (`===`), formulas,
// Liquid and Hugo tags, attributes of kramdown and Pandoc, DocFX's `[!INCLUDE]` and `[!VIDEO]`, tables of contents.
const dialect = /^(?::::|!!!|\?\?\?|=== |\$\$|\{%|\{\{[<%]|\{[:#.]|\[![A-Za-z]|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i;
/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
function plainText(node) {
    if (node.type === 'text' || node.type === 'inlineCode')
        return node.value;
    if (node.type === 'break' || (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value)))
        return ' ';
    return 'children' in node ? node.children.map(plainText).join('') : '';
}
/** Text on one line without the attributes at its end: `{#id}`, `{.class}` (Pandoc) and `{: ... }` (kramdown). */
function withoutAttributes(line) {
    return line.replace(/ ?\{[:#.][^{}]*\}$/, '');
}
const maxLength = 300;
/** Well-formed text on one line: every run of white space and control characters becomes one space. */
function oneLine(text) {
    return text
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}
/** At most 300 UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
function excerpt(text) {
    const line = oneLine(text);
    if (line.length <= maxLength)
        return line;
    const space = line.lastIndexOf(' ', maxLength - 1);
    // In scripts without spaces the last one may be far back, or nowhere.
    const cut = line.slice(0, space > maxLength / 2 ? space : maxLength - 1);
    return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
}

// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/markdown/dialect.js + 1 modules
var markdown_dialect = __webpack_require__(8356);
// EXTERNAL MODULE: ./lib/markdown/escape.js
var markdown_escape = __webpack_require__(6734);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/generators/syntax/hero.js



/** The page with what its front matter shows above it: the hero and the features of VitePress' and Starlight's home pages. */
function withHero(source, data, generator) {
    if (generator !== 'vitepress' && generator !== 'starlight')
        return source;
    const isHome = generator === 'starlight' || (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home';
    const blocks = isHome ? [...heroOf(data), ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf)] : [];
    if (blocks.length === 0)
        return source;
    return (0,markdown_dialect/* sourceOf */.vz)([(0,markdown_dialect/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
}
function heroOf(data) {
    const hero = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key => lineOf((0,text_data/* get */.aR)(hero, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(hero, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [heading && `# ${heading}`, own, tagline, actions.join(' '), imageOf((0,text_data/* get */.aR)(hero, 'image'))].flatMap(each => each || []);
}
function imageOf(image) {
    const alt = lineOf((0,text_data/* get */.aR)(image, 'alt'));
    const url = ['src', 'file', 'dark', 'light'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(image, key))).find(Boolean);
    return alt && url ? `![${alt}](${(0,markdown_escape/* destination */.j_)(url)})` : '';
}
function featureOf(feature) {
    const [title, details] = ['title', 'details'].map(key => lineOf((0,text_data/* get */.aR)(feature, key)));
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [title && `**${title}**`, details, link ?? ''].flatMap(each => each || []);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,text_data/* text */.Qq)(url)];
    return label === '' ? [] : [to ? `[${label}](${(0,markdown_escape/* destination */.j_)(to)})` : label];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,text_data/* text */.Qq)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return (0,markdown_escape/* escaped */.Mk)(line).replaceAll('{', '\\{');
}

// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/markdown/hiding.js
var hiding = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/markdown/seams.js
var seams = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/markdown/blocks.js
var blocks = __webpack_require__(9051);
;// CONCATENATED MODULE: ./lib/markdown/place.js
/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
function placeWithin(start, { line, column }) {
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

// EXTERNAL MODULE: ./lib/markdown/splice.js
var splice = __webpack_require__(2061);
;// CONCATENATED MODULE: ./lib/document/comments.js





/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level is removed
 * whole, unless it keeps its neighbours apart; any other is emptied, since what is safe inside a line depends on all of
 * that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition.
 */
function comments() {
    return (tree, file) => {
        const source = String(file);
        const page = file.data.page;
        if (!source.includes('<!--'))
            return;
        const removable = removableBlocks(tree);
        const lastEnd = source.lastIndexOf('-->');
        (0,splice/* walk */.GG)(tree, node => {
            // A text without a place is in the place of what was not parsed.
            if ((node.type !== 'html' && node.type !== 'text') || !node.position)
                return;
            if (!node.value.includes('<!--'))
                return;
            // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
            const raw = source.slice(node.position.start.offset, node.position.end.offset);
            if (node.type === 'html')
                page.edits.push(...editsFor(node, raw, removable.has(node)));
            const message = unended(node, raw, lastEnd);
            if (message)
                page.messages.push({ ...message, line: message.line + page.linesBefore });
        });
    };
}
/** Whether a block is nothing but comments. */
function isComment(node) {
    if (node.type !== 'html')
        return false;
    return isOpenComment(node.value) || withoutComments(node.value).trim() === '';
}
// Of several in a row the last keeps apart what is around them.
function removableBlocks({ children }) {
    const removable = new Set();
    let before;
    for (const [index, node] of children.entries()) {
        if (!isComment(node))
            before = node;
        else if (!areKeptApart(before, children[index + 1]))
            removable.add(node);
    }
    return removable;
}
// In the place of a comment is a blank line. That is not enough of a border between a list, a footnote or indented code
// and what could become part of these. Positions of code and HTML begin with their indentation.
function areKeptApart(before, after) {
    if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type))
        return false;
    const isIndented = after.position?.start.column !== 1 ||
        (after.type === 'html' && /^[ \t]/.test(after.value) && !isComment(after));
    return isIndented || ['list', 'code'].includes(after.type);
}
function editsFor(node, raw, isRemovable) {
    const start = node.position.start.offset;
    if (isRemovable)
        return [{ start, end: start + raw.length, replacement: '' }];
    if (isOpenComment(raw))
        return [{ start: start + raw.indexOf('<!--'), end: start + raw.trimEnd().length, replacement: seams/* marker */.x }];
    if ((0,blocks/* isRawText */.S3)(raw))
        return [];
    return commentsIn(raw).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        replacement: emptied(raw.slice(comment.start, comment.end)),
    }));
}
/** Takes out whatever looks like a comment, in code as well: for text that could not be parsed. */
function withoutComments(text) {
    return (0,splice/* splice */.V4)(text, commentsIn(text));
}
// Backticks and pipes stay: without those in a comment, three backticks before it would begin a fence, and a line with a
// row of dashes below could be a table's.
function emptied(comment) {
    const isEmpty = comment.length <= '<!---->'.length;
    return isEmpty ? comment : `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`;
}
/**
 * Edits that remove what looks like a comment in HTML or a text, also in code. One without an end is not a comment here: it
 * may be in code, or end in another block.
 */
function commentsIn(raw) {
    const found = [];
    // No regular expression: that would look for the end of each again.
    for (let start = raw.indexOf('<!--'); start >= 0; start = raw.indexOf('<!--', start)) {
        // `<!-->` and `<!--->` are whole comments.
        const close = raw.indexOf('-->', start + 2);
        if (close < 0)
            break;
        found.push({ start, end: close + 3, replacement: '' });
        start = close + 3;
    }
    return found;
}
/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
function isOpenComment(block) {
    return block.trimStart().startsWith('<!--') && !block.includes('-->');
}
/** A message if a comment begins in a node that its author did not end. */
function unended(node, raw, lastEnd) {
    const at = node.type === 'html' ? unendedInHtml(node, raw, lastEnd) : unendedInText(raw);
    if (at < 0)
        return undefined;
    const reason = node.type === 'html' && isOpenComment(raw) ? hidesText : isShown;
    return { ...placeWithin(node.position.start, (0,lib/* location */.C)(raw).toPoint(at)), rule: 'comment', reason };
}
// In HTML it may go on past what Markdown takes for blocks, up to the last end in the source.
function unendedInHtml(node, raw, lastEnd) {
    if (isOpenComment(raw))
        return raw.indexOf('<!--');
    return (0,blocks/* isRawText */.S3)(raw) ? -1 : raw.indexOf('<!--', Math.max(0, lastEnd + 1 - node.position.start.offset));
}
// The author of `\<!--` means readers to see it.
function unendedInText(raw) {
    return raw.replace(/\\[\s\S]/g, '\0\0').indexOf('<!--');
}
const hidesText = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.';
const isShown = 'this comment does not end before the next blank line, so its text goes into search: add "-->" there, or begin it after a blank line, on a line of its own. If it is not a comment, write "&lt;!--".';

;// CONCATENATED MODULE: ./lib/document/decode.js
// A byte order mark is the only sign of UTF-16 that is not a guess.
const encodings = [
    { mark: [0xff, 0xfe], name: 'UTF-16', decoder: new TextDecoder('utf-16le', { fatal: true }) },
    { mark: [0xfe, 0xff], name: 'UTF-16', decoder: new TextDecoder('utf-16be', { fatal: true }) },
    { mark: [], name: 'UTF-8', decoder: new TextDecoder('utf-8', { fatal: true }) },
];
/** A page's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
function decode(content) {
    const { name, decoder } = encodings.find(({ mark }) => mark.every((byte, at) => content[at] === byte));
    let raw;
    try {
        raw = decoder.decode(content);
    }
    catch {
        return failed(`the file has bytes that are not ${name}`);
    }
    if (raw.includes('\0'))
        return failed('the file has NUL bytes, so it is not text');
    if (isLfsPointer(raw))
        return { kind: 'failed', reason: lfsReason, topic: 'git-lfs' };
    return { kind: 'text', text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n') };
}
function failed(received) {
    const expected = 'Expected text in UTF-8, or in UTF-16 with a byte order mark: save the file as UTF-8.';
    return { kind: 'failed', reason: `${received}. ${expected}`, topic: 'not-utf-8' };
}
const lfsReason = 'the text of this page is in Git LFS; the repository itself holds only a pointer to it. Expected Markdown: take the file out of Git LFS ("git lfs untrack", then commit it again).';
// The specification: under 1024 bytes, the version first, an "oid" line later.
// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
function isLfsPointer(text) {
    return (text.length < 1024 &&
        text.startsWith('version https://git-lfs.github.com/spec/v1') &&
        /\noid sha256:[0-9a-f]{64}\s/.test(text));
}

// EXTERNAL MODULE: ./lib/generators/syntax/paths.js
var syntax_paths = __webpack_require__(6072);
;// CONCATENATED MODULE: ./lib/document/load.js



let ofSites;
let mdx;
/** Repositories without a site need no dialect of one. */
async function loadDialects() {
    ofSites ??= (await Promise.all(/* import() */[__webpack_require__.e(678), __webpack_require__.e(57), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 5148))).dialectFor;
}
/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
async function loadMdx() {
    mdx ??= await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(974), __webpack_require__.e(57), __webpack_require__.e(395)]).then(__webpack_require__.bind(__webpack_require__, 2395));
}
/**
 * The dialect of a page of a site, or of none; for MDX after `loadMdx`, and for a page of a site after `loadDialects`.
 */
function loadedDialect(path, settings) {
    const isRead = (0,syntax_paths/* isReadAsMdx */.IR)(path, settings);
    if (settings === undefined)
        return isRead ? mdx.plainMdx : markdown_dialect/* plainMarkdown */.EO;
    return ofSites(settings, isRead ? mdx.mdx : undefined);
}

// EXTERNAL MODULE: ./lib/inputs/patterns.js + 1 modules
var patterns = __webpack_require__(8359);
;// CONCATENATED MODULE: ./lib/document/metadata.js




/** A rule takes a while to be read, and every page of a run has the same. */
const matchers = new WeakMap();
/** The tags that the settings give to a page. */
function settingsTags(path, { tags, rules = [] }) {
    const matching = rules.filter(rule => {
        const matches = matchers.get(rule) ?? (0,patterns/* toMatcher */.WV)(rule.files);
        matchers.set(rule, matches);
        return matches(path);
    });
    return [...tags, ...matching.flatMap(rule => rule.tags)];
}
/** What search shows of a page besides its body, as far as it is in its front matter; empty where that has none. */
function metadataOf(frontMatter, more) {
    const own = ['tags', 'keywords', 'categories'].flatMap(key => list(get(frontMatter, key)));
    const descriptions = ['description', 'summary', 'excerpt'].map(key => metadata_text(get(frontMatter, key)));
    return {
        name: oneLine(metadata_text(get(frontMatter, 'title'))),
        description: excerpt(descriptions.find(value => value.trim() !== '') ?? ''),
        tags: [...new Set([...own, ...more].map(oneLine))].filter(tag => tag !== ''),
    };
}
function get(mapping, key) {
    return (0,hiding/* find */.I6)(mapping, [key]).value;
}
function list(value) {
    return Array.isArray(value) ? value.map(metadata_text) : metadata_text(value).split(',');
}
function metadata_text(value) {
    return (0,text_data/* text */.Qq)(value) ?? '';
}

// EXTERNAL MODULE: ./node_modules/remark/index.js + 9 modules
var remark = __webpack_require__(1671);
// EXTERNAL MODULE: ./lib/markdown/parse.js
var markdown_parse = __webpack_require__(9614);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(3194);
// EXTERNAL MODULE: ./lib/generators/index.js + 22 modules
var generators = __webpack_require__(5159);
// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
// EXTERNAL MODULE: ./lib/generators/resolve.js
var resolve = __webpack_require__(2842);
// EXTERNAL MODULE: ./node_modules/micromark-util-decode-string/index.js
var micromark_util_decode_string = __webpack_require__(9886);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/document/urls.js


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
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, lib_text/* percentEncoded */.qE);
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, lib_text/* percentEncoded */.qE);
}
/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, micromark_util_decode_string/* decodeString */.s);
}

;// CONCATENATED MODULE: ./lib/document/target.js




/**
 * Where a link leads on a page that no generator's site shows: to the file whose address a browser reaches, where the
 * input site-urls gives addresses, else to what GitHub shows. A missing target may have an address on the website.
 */
function target_resolve(link, from, siteUrls, paths) {
    const { files, folders } = paths;
    const path = pathOf(link, from);
    const isFromRoot = link.startsWith('/');
    const own = siteUrlOf(from, siteUrls);
    // Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
    const bases = own === undefined ? [] : [own, own.replace(/\/?$/, '/')];
    const [url, ...others] = bases.flatMap(base => URL.parse(link, base) ?? []);
    const reached = [url, ...others].map(each => each && each.origin + each.pathname);
    if (path !== undefined)
        reached.push(addressOf(`${path}/`, siteUrls));
    const byAddress = filesByAddress(files, siteUrls);
    const file = [isFromRoot ? undefined : path].find(each => each !== undefined && files.has(each)) ??
        reached.map(each => each && byAddress.get(keyOf(each))).find(each => each !== undefined) ??
        fileOnGitHub(link, path, paths);
    if (file !== undefined) {
        const address = siteUrlOf(file, siteUrls);
        return address === undefined ? { kind: 'file', path: file } : { kind: 'page', path: file, address };
    }
    // The repository's root is always there, though it is not the website's.
    const isRootOfSite = url !== undefined && isFromRoot && path === '';
    if (path !== undefined && folders.has(path) && !isRootOfSite)
        return { kind: 'folder', path };
    if (!isFromRoot || url === undefined)
        return { kind: 'missing' };
    const address = url.origin + encodePath((0,generators_paths/* percentDecoded */.oF)(url.pathname).split('/'));
    const isCovered = siteUrls.some(each => `${address}/`.startsWith(each.url));
    return { kind: isCovered ? 'missing' : 'address', address };
}
/** The path that a link names on GitHub, where `/` is the repository's root; undefined where it leads out of that. */
function pathOf(link, from) {
    const written = (0,generators_paths/* percentDecoded */.oF)(link);
    return (0,generators_paths/* join */.fj)(written.startsWith('/') ? '' : (0,generators_paths/* folderOf */.yS)(from), written);
}
/** The extension may be left out. */
function fileOnGitHub(link, path, { files, folders }) {
    if (path === undefined)
        return undefined;
    // So a folder is meant even where a page has the same name.
    const isFolder = /(?:^|\/)\.{0,2}$/.test((0,generators_paths/* percentDecoded */.oF)(link)) && folders.has(path);
    return isFolder ? undefined : spellings(path).find(name => files.has(name));
}
function spellings(path) {
    return [path, ...patterns/* pageExtensions */.En.map(extension => path + extension)];
}
// All pages of a run have the same files; a run without a missing target needs no such table.
const inLowerCase = new WeakMap();
/** A file that a path differs from in nothing but the case of letters. */
function lookUpInOtherCase(path, { files }) {
    const table = inLowerCase.get(files) ?? new Map([...files].map(each => [each.toLowerCase(), each]));
    inLowerCase.set(files, table);
    return spellings(path.toLowerCase())
        .map(each => table.get(each))
        .find(each => each !== undefined);
}
const byAddress = new WeakMap();
/** The files that site-urls maps, by their addresses: a page has one with its extension and one without. */
function filesByAddress(files, siteUrls) {
    const known = byAddress.get(files);
    if (known?.[0] === siteUrls)
        return known[1];
    const mapped = [...files].filter(path => mappingOf(path, siteUrls));
    const addresses = mapped.flatMap(path => [addressOf(path, siteUrls), siteUrlOf(path, siteUrls)].flatMap(each => each === undefined ? [] : [[keyOf(each), path]]));
    const table = new Map(addresses);
    byAddress.set(files, [siteUrls, table]);
    return table;
}
function keyOf(address) {
    return (0,resolve/* toKey */.fw)((0,generators_paths/* percentDecoded */.oF)(address));
}
/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
function isIndexName(name) {
    return /^(?:_?index|readme)$/i.test(name);
}
/** A page's path without its extension; undefined for a file that is not a page. */
function pageStem(path) {
    return (0,generators_paths/* stemOf */.Vc)(path, patterns/* pageExtensions */.En);
}
/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
function siteUrlOf(path, siteUrls) {
    const stem = pageStem(path);
    if (stem === undefined)
        return undefined;
    return addressOf(isIndexName((0,generators_paths/* nameOf */.Vb)(stem)) ? (0,generators_paths/* folderOf */.yS)(stem) : stem, siteUrls);
}
function addressOf(path, siteUrls) {
    const mapping = mappingOf(path, siteUrls);
    return mapping && mapping.url + encodePath(path.slice(mapping.prefix.length).split('/'));
}
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}

;// CONCATENATED MODULE: ./lib/document/links.js




/** Makes the relative destinations of links, images and definitions absolute. */
function links() {
    return (tree, file) => {
        (0,splice/* walk */.GG)(tree, node => {
            if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
                links_link(node, file.data.page);
        });
    };
}
function links_link(node, page) {
    // An autolink has no destination besides its text, and is never relative.
    const place = node.data?.destination;
    if (!place)
        return;
    const { url, problem } = absolute(node.url, path => shows(node, path), page);
    const { line, column, offset } = node.position.start;
    if (url !== undefined)
        page.edits.push({ start: offset + place.start, end: offset + place.end, replacement: escaped(url) });
    if (problem)
        page.messages.push({ line: line + page.linesBefore, column, ...problem() });
}
// A definition does not say whether images or links use it: its target does.
function shows(node, path) {
    const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
    return node.type === 'image' || (node.type === 'definition' && isImageFile);
}
function escaped(url) {
    return url.replace(/&(?=#?\w+;)/g, '&amp;');
}
/**
 * The address that a relative destination on a page leads to: on the website if the target is there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function absolute(destination, showsFile, page) {
    const { path: from, paths, settings, site } = page;
    const end = destination.search(/[?#]/);
    const [written, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)];
    if (written === '' || isTemplate(destination) || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
        return {};
    const target = site ? site.resolve(written, from) : target_resolve(written, from, settings.siteUrls, paths);
    const onGitHub = (file, view) => paths.generated?.has(file) ? undefined : urlOf(showsFile(file) ? 'raw' : view, file, settings);
    const named = 'path' in target ? { path: target.path } : {};
    const address = 'address' in target ? target.address : undefined;
    const url = address ??
        ('path' in target ? onGitHub(target.path, target.kind === 'folder' ? 'tree' : 'blob') : undefined);
    // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
    const isQuiet = target.kind !== 'missing' || paths.generated?.has(from) || (site && !isOwnSource(written));
    return {
        ...(url !== undefined && { url: url + encodeSuffix(suffix) }),
        ...named,
        ...(!isQuiet && { problem: () => problemOf(destination, written, url, page) }),
    };
}
/** Of what leads nowhere on a site only sources are sure to be a mistake; on Learn `~/` may be another repository. */
function isOwnSource(written) {
    return (0,generators.namesSource)(written) && !written.startsWith('~');
}
// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
function isTemplate(destination) {
    return /\{[{%]/.test(destination);
}
function problemOf(destination, written, url, { path: from, paths, settings, site }) {
    const becomes = url === undefined ? 'the link stays as written' : `the link leads to ${url}`;
    const target = pathOf(written, from);
    const missing = (reason) => ({
        rule: 'missing-target',
        ...(target !== undefined && { target }),
        reason: `"${destination}" is not ${reason}`,
    });
    const other = target === undefined ? undefined : lookUpInOtherCase(target, paths);
    if (other !== undefined)
        return missing(`in the repository, where case counts: ${becomes}. Did you mean ${other}?`);
    if (site)
        return missing(`in the repository: ${becomes}. Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.`);
    if (!written.startsWith('/') || siteUrlOf(from, settings.siteUrls) !== undefined)
        return missing(`in the repository: ${becomes}. Fix the link, or add the file.`);
    return {
        ...missing(`at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`),
        rule: 'site-link',
    };
}

;// CONCATENATED MODULE: ./lib/document/html.js





/** The attributes that hold addresses, and whether a page shows what is there, rather than leading to it. */
const html_isShown = new Map([
    ['href', false],
    ['src', true],
    ['poster', true],
    ['srcset', true],
]);
/** Whether there may be an attribute with an address in HTML: may be wrongly true, but never wrongly false. */
function mayHaveAddress(text) {
    // The `>` is that of a blockquote.
    return text.includes('<') && /(?:href|src|poster|srcset)[\s>]*=/i.test(text);
}
/** Makes relative addresses in raw HTML absolute; not in its comments, scripts and styles. */
function htmlLinks() {
    return (tree, file) => {
        (0,splice/* walk */.GG)(tree, node => {
            if (node.type === 'html' && mayHaveAddress(node.value))
                rewrite(node, String(file), file.data.page);
        });
    };
}
function rewrite(node, source, page) {
    const toSource = offsets(node, source);
    readTags(node.value, (name, at) => {
        const value = html_isShown.has(name) ? valueIn(node.value.slice(at.startOffset, at.endOffset)) : undefined;
        if (!value)
            return;
        const toUrl = (url) => {
            const { url: replacement, problem } = absolute(url, () => html_isShown.get(name), page);
            const { line, column } = placeWithin(node.position.start, { line: at.startLine, column: at.startCol });
            if (problem)
                page.messages.push({ line: line + page.linesBefore, column, ...problem() });
            return replacement;
        };
        const written = withoutReferences(value.raw).trim();
        const url = name === 'srcset' ? mapSrcset(written, toUrl) : toUrl(written);
        if (url === undefined)
            return;
        const from = at.startOffset + value.start;
        const start = toSource(from, at.startLine + value.line);
        page.edits.push({ start, end: toSource(from + value.raw.length, at.endLine), replacement: html_escaped(url) });
    });
}
/** Calls `see` for each attribute of the tags in a piece of HTML, as a browser would find them. */
function readTags(html, see) {
    const nothing = () => { };
    const handler = {
        onStartTag({ tagName, location }) {
            if (tagName === 'script')
                tokenizer.state = dist/* TokenizerMode */.V_.SCRIPT_DATA;
            if (/^(?:style|xmp|iframe|noembed|noframes)$/.test(tagName))
                tokenizer.state = dist/* TokenizerMode */.V_.RAWTEXT;
            if (/^(?:textarea|title)$/.test(tagName))
                tokenizer.state = dist/* TokenizerMode */.V_.RCDATA;
            for (const [name, at] of Object.entries(location?.attrs ?? {}))
                see(name, at);
        },
        onEndTag: nothing,
        onComment: nothing,
        onDoctype: nothing,
        onEof: nothing,
        onCharacter: nothing,
        onNullCharacter: nothing,
        onWhitespaceCharacter: nothing,
    };
    const tokenizer = new dist/* Tokenizer */._F({ sourceCodeLocationInfo: true }, handler);
    tokenizer.write(html, true);
}
/** What is between the quotes of an attribute, or after the `=` of one without, and on which of its lines from 0. */
function valueIn(attribute) {
    const [all = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? [];
    const end = quote !== '' && attribute.endsWith(quote) ? attribute.length - 1 : attribute.length;
    if (all === '' || end < all.length)
        return undefined;
    return { raw: attribute.slice(all.length, end), start: all.length, line: all.split('\n').length - 1 };
}
/**
 * Where a place in a node's value is in the source, where each line of a blockquote or list begins with what the value
 * lacks. Takes the offset and its 1-based line in the value.
 */
function offsets(node, source) {
    const { start, end } = node.position;
    const written = source.slice(start.offset, end.offset).split('\n');
    const starts = [];
    let inSource = start.offset;
    let inValue = 0;
    for (const [index, line] of node.value.split('\n').entries()) {
        const raw = written[index] ?? '';
        // Ends are alike even where the container took a part of a tab, which leaves blanks in the value.
        starts.push(inSource + raw.length - line.length - inValue);
        inSource += raw.length + 1;
        inValue += line.length + 1;
    }
    return (offset, line) => offset + (starts[line - 1] ?? 0);
}
function html_escaped(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
        .replaceAll('<', '&lt;');
}
/**
 * A `srcset` with other addresses: `toUrl` gives the new one, or undefined to leave one as it is. Undefined when all
 * stay. Read as in the HTML standard, "Parsing a srcset attribute": after an address without a comma at its end all up to
 * the next comma says when to take it.
 */
function mapSrcset(srcset, toUrl) {
    let isChanged = false;
    const mapped = srcset.replace(/([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*)/g, (candidate, url) => {
        const replacement = toUrl(url);
        isChanged ||= replacement !== undefined;
        return (replacement ?? url) + candidate.slice(url.length);
    });
    // A line break would end the blockquote that it is in.
    return isChanged ? mapped.replace(/\s+/g, ' ') : undefined;
}

// EXTERNAL MODULE: ./lib/markdown/cut.js
var cut = __webpack_require__(6837);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/document/title.js






/** Names the page, and takes out a heading at its top that only repeats the name. */
function title() {
    return (tree, file) => {
        const page = file.data.page;
        const found = tree.children.find(node => headingText(node) !== '');
        page.isUntitled = page.name === '' && found === undefined;
        page.name ||= found ? headingText(found) : nameFromPath(page.path, page.settings.repositoryUrl);
        const top = tree.children.find(node => node.type !== 'definition' && !isComment(node));
        // What a footnote at the heading says would be lost with it.
        if (top?.type !== 'heading' ||
            headingText(top) !== page.name ||
            find(top, node => node.type === 'footnoteReference'))
            return;
        // The line end stays: without it a `"title"` below could become part of a definition above.
        page.edits.push({ start: startOf(top, tree), end: top.position.end.offset, replacement: '' });
    };
}
// micromark lets a heading with a line below it begin with the definitions above it.
function startOf(heading, tree) {
    const before = tree.children[tree.children.indexOf(heading) - 1];
    const start = heading.position.start.offset;
    const overlaps = before !== undefined && before.position.end.offset > start;
    return overlaps ? heading.children[0].position.start.offset : start;
}
function find(heading, is) {
    let found;
    (0,splice/* walk */.GG)(heading, node => {
        if (is(node))
            found ??= node;
    });
    return found;
}
/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
function headingText(node) {
    if (node.type === 'html')
        return htmlHeadingText(node.value);
    if (node.type !== 'heading')
        return '';
    const image = find(node, each => each.type === 'image' && Boolean(each.alt));
    return withoutAttributes(oneLine(plainText(node))) || oneLine(image?.alt ?? '');
}
// Many READMEs begin with a block of HTML.
function htmlHeadingText(html) {
    return /<h[1-6][\s>]/i.test(html) ? firstHeading((0,dist/* parseFragment */.oH)(html).childNodes) : '';
}
function firstHeading(nodes) {
    for (const node of nodes) {
        if (!('tagName' in node))
            continue;
        const isHeading = /^h[1-6]$/.test(node.tagName);
        const text = isHeading ? oneLine(textOf(node)) || oneLine(altOf(node)) : firstHeading(node.childNodes);
        if (text !== '')
            return text;
    }
    return '';
}
function textOf(node) {
    if ('value' in node)
        return node.value;
    if (node.nodeName === 'br')
        return ' ';
    return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
function altOf(node) {
    if (!('tagName' in node))
        return '';
    if (node.tagName === 'img')
        return node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
    return node.childNodes.map(altOf).find(alt => alt !== '') ?? '';
}
/** A name for a page that has no title: its file's as words, or its folder's for an index or README. */
function nameFromPath(path, repositoryUrl) {
    const { dir, name } = external_node_path_.posix.parse(path);
    if (!isIndexName(name))
        return asWords(name) || path;
    return (dir === '' ? external_node_path_.posix.basename(repositoryUrl) : asWords(external_node_path_.posix.basename(dir))) || path;
}
function asWords(name) {
    const words = oneLine(name.replace(/[_-]+/g, ' '));
    return words.replace(/^\p{Ll}/u, first => first.toUpperCase());
}

;// CONCATENATED MODULE: ./lib/document/parts.js







/**
 * Gives the parser only the blocks from which an edit, a message, the page's name or its description can come; in the
 * tree a rule is in the place of the others. Nearly all that a page costs is parsing, and in most pages less than
 * a fifth of the text can matter.
 */
function parts() {
    const parse = this.parser;
    this.parser = (text, file) => parseParts(text, file.data.page, part => ((0,markdown_parse/* mayBeGfm */.zx)(part) ? parse(part, file) : commonmark.parse(part)));
}
// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = (0,remark/* remark */.V)().use(markdown_parse/* destinations */.uC).freeze();
function parseParts(text, page, parse) {
    const pieces = (0,blocks/* cutPieces */.Ul)(text);
    const wanted = piecesWithEdits(pieces);
    const others = pieces.filter(piece => !wanted.has(piece));
    // Of a page with a name only a heading at its top matters: it is removed when it repeats the name.
    const headings = (page.name === '' ? others : others.slice(0, 1)).filter(mayHaveHeading);
    const prose = page.description === '' ? others.filter(mayHaveProse) : [];
    // Each round parses again what the last one has: a long list of links would be parsed five times.
    for (let count = Math.max(1, wanted.size >> 4);; count *= 8) {
        for (const piece of [...headings.slice(0, count), ...prose.slice(0, count)])
            wanted.add(piece);
        const cuts = (0,cut/* cutsOf */.bl)(pieces, piece => wanted.has(piece));
        const tree = (0,cut/* parseCut */.U1)(text, cuts, parse) ?? parse(text);
        const isNamed = isFound(tree, headings[count], node => headingText(node) !== '');
        if (isNamed && isFound(tree, prose[count], node => isProse(node, text)))
            return tree;
    }
}
/** Whether what is sought is before the next piece that would be parsed for it, if there is one left. */
function isFound(tree, next, isSought) {
    return next === undefined || tree.children.some(node => parts_startOf(node) < next.start && isSought(node));
}
function parts_startOf(node) {
    return node.position?.start.offset ?? 0;
}
function piecesWithEdits(pieces) {
    const wanted = new Set(pieces.filter(mayBeEdited));
    const last = pieces.at(-1);
    // What has to follow the body depends on how its last block ends.
    if (last && /<|`{3}|~{3}/.test(last.text))
        wanted.add(last);
    for (const [index, piece] of pieces.entries()) {
        if (piece.isCode || !piece.text.includes('<!--'))
            continue;
        // What becomes of a comment depends on the blocks before and after it.
        for (const beside of pieces.slice(Math.max(0, index - 1), index + 2))
            wanted.add(beside);
    }
    return wanted;
}
/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute. May
 * be wrongly true, but never wrongly false.
 */
function mayBeEdited({ text, isCode }) {
    if (isCode)
        return false;
    return (text.includes('<!--') ||
        // Whatever else is around it, this comes before the destination of a link.
        /\]\((?!\s*<?(?:[a-z][a-z0-9+.-]*:|#))/i.test(text) ||
        // Whether brackets are a link depends on what is defined anywhere in the text.
        (text.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(text)) ||
        mayHaveAddress(text));
}
function mayHaveHeading({ text, isCode }) {
    return !isCode && /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(text);
}
/** Not where there is nothing but a heading, a quote or an item. */
function mayHaveProse({ text, isCode }) {
    return !isCode && !/^(?:#{1,6}[ \t].*|>.*(?:\n>.*)*|[-+*] [^-+*\s].*(?:\n+ {2}.*)*)\n*$/.test(text);
}

;// CONCATENATED MODULE: ./lib/document/source-link.js





/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
function sourceLink(path, settings) {
    return `[${(0,markdown_escape/* escaped */.Mk)(oneLine(path))}](${urlOf('blob', path, settings)})\n`;
}
/** Finds out what must follow the page's last block so that a paragraph after it is one of its own. */
function ending() {
    return (tree, file) => {
        const page = file.data.page;
        const last = tree.children.at(-1);
        const raw = String(file).slice(last?.position?.start.offset, last?.position?.end.offset);
        if (last?.type === 'code')
            page.closing = missingFence(raw);
        if (last?.type === 'html')
            page.closing = swallows(raw) ? undefined : '';
    };
}
function missingFence(raw) {
    const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
    if (fence === undefined)
        return '';
    const lastLine = raw.split('\n').slice(1).at(-1) ?? '';
    return (0,blocks/* closingFence */.L$)(fence).test(lastLine) ? '' : `${fence}\n`;
}
function swallows(raw) {
    // A comment is removed.
    if (isOpenComment(raw))
        return false;
    return blocks/* htmlBlocks */.cO.some(({ opens, closes }) => opens.test(raw.trimStart()) && !closes.test(raw));
}

;// CONCATENATED MODULE: ./lib/document/processor.js










const parser = (0,remark/* remark */.V)().use(markdown_parse/* gfm */.Te).use(markdown_parse/* destinations */.uC).freeze();
const edits = { plugins: [title, description, comments, links, htmlLinks, ending, splice/* splicer */.Zk] };
/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
const processor = parser().use(parts).use(edits).freeze();
/** The same by parsing all of the text, for what compares them. */
const wholeProcessor = parser().use(edits).freeze();

;// CONCATENATED MODULE: ./lib/document/index.js














const noSite = {
    siteOf: () => undefined,
    textOf: () => undefined,
    lacksFiles: () => false,
};
/**
 * The document of one page, or the reason why there is none. Never throws: a page that the parser fails on becomes a
 * document of its plain text. For MDX `loadMdx` has to be called first.
 */
function toDocument(path, content, paths, settings, context = noSite, built) {
    if (built && 'hidden' in built)
        return { kind: 'hidden', reason: built.hidden, messages: [] };
    const source = readSource(content);
    if (source.kind !== 'source')
        return source;
    const page = toPage(path, source, paths, settings, context);
    const reason = page.site?.hiddenBy(path);
    if (reason !== undefined) {
        const more = page.site?.routes.hasCascades ? { includes: true } : {};
        return { kind: 'hidden', reason, ...more, messages: page.messages };
    }
    const isBuilt = built !== undefined && 'body' in built;
    if (built && !isBuilt)
        page.messages.push(bySource(source, built.reason));
    try {
        return finish(page, isBuilt ? builtBody(page, built) : translatedBody(page, source, context));
    }
    catch (error) {
        // Deep nesting overflows the stack.
        const text = isBuilt ? built.body : source.text;
        return plainDocument(page, { ...source, text }, parserMessage(source, error));
    }
}
/** The body that was made of a built page; of its places no author knows. */
function builtBody(page, { body, address, title = '' }) {
    const known = page.messages.length;
    page.name ||= title;
    page.address = address;
    const made = markdownBody(page, body);
    page.messages.length = known;
    return made;
}
function bySource({ linesBefore }, why) {
    const reason = `${why}: the page is made from its source. Check that the site is built from this commit.`;
    return { line: linesBefore + 1, column: 1, rule: 'built-site', reason };
}
/** The document of a page that is not to be parsed: its text as written, without front matter. */
function toPlainDocument(path, content, paths, settings, why, context = noSite) {
    const source = readSource(content);
    if (source.kind !== 'source')
        return source;
    return plainDocument(toPage(path, source, paths, settings, context), source, why);
}
function markdownBody(page, text) {
    return String(processor.processSync({ value: text, data: { page } }));
}
/** The body by way of plain Markdown, so that one set of rules names, describes and links all pages. */
function translatedBody(page, { text, data }, context) {
    const dialect = loadedDialect(page.path, page.site?.config.dialect);
    const file = (0,markdown_dialect/* fileSource */.IO)(page.path, text, page.linesBefore);
    const source = withHero(file, data, page.site?.config.generator);
    const { markdown, messages } = dialect.toMarkdown(source, toContext(page, context));
    if (context.lacksFiles())
        return '';
    page.messages.push(...messages);
    const known = page.messages.length;
    const body = markdownBody(page, markdown.text);
    if (markdown === file)
        return body;
    const places = (0,lib/* location */.C)(markdown.text);
    for (const message of page.messages.slice(known)) {
        const { line, column } = message;
        const offset = places.toOffset({ line: line - page.linesBefore, column }) ?? markdown.text.length;
        const at = markdown.placeAt(offset);
        message.line = at.line;
        message.column = at.column;
    }
    return body;
}
function toContext(page, { textOf }) {
    if (page.site === undefined)
        return {};
    const read = (path) => {
        page.includes = true;
        const text = textOf(path);
        return text === undefined ? undefined : (0,markdown_dialect/* fileSource */.IO)(path, text);
    };
    return { read };
}
function readSource(content) {
    const decoded = decode(content);
    if (decoded.kind === 'failed')
        return { ...decoded, messages: [] };
    const frontMatter = (0,front_matter/* splitFrontMatter */.vQ)(decoded.text);
    const reason = (0,hiding/* hidingReason */.SF)(frontMatter.data, frontMatter.spell);
    if (reason !== undefined)
        return { kind: 'hidden', reason, messages: frontMatter.messages };
    // The parser takes its time over millions of blank lines.
    const { text, linesBefore } = withoutOuterBlankLines(frontMatter.text);
    return { kind: 'source', ...frontMatter, text, linesBefore: frontMatter.linesBefore + linesBefore };
}
function toPage(path, source, paths, settings, { siteOf }) {
    return {
        path,
        paths,
        settings,
        site: siteOf(path),
        linesBefore: source.linesBefore,
        ...metadataOf(source.data, settingsTags(path, settings)),
        edits: [],
        messages: [...source.messages],
        closing: '',
    };
}
function plainDocument(parsed, source, why) {
    const { path, settings } = parsed;
    const page = {
        ...parsed,
        ...metadataOf(source.data, settingsTags(path, settings)),
        messages: [...source.messages],
    };
    page.name ||= nameFromPath(path, settings.repositoryUrl);
    page.messages.push(why);
    // Without parsing it is not known what a paragraph at the end would become part of.
    return finish({ ...page, closing: undefined }, withoutComments(source.text));
}
function parserMessage({ linesBefore }, error) {
    const why = error instanceof Error ? error.message : String(error);
    const reason = `the Markdown could not be parsed (${why}): the page is pushed as plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`;
    return { line: linesBefore + 1, column: 1, rule: 'parser', reason };
}
function finish(page, text) {
    const { path, name, description, tags, messages, settings } = page;
    const body = withoutOuterBlankLines(text).text;
    if (body.replaceAll(seams/* marker */.x, '').trim() === '') {
        const reason = page.isUntitled ? 'the page has no text' : 'the page has no text but its title';
        return { kind: 'hidden', reason, ...(page.includes && { includes: true }), messages };
    }
    const document = {
        external_ref: settings.refPrefix + path,
        name,
        description,
        tags,
        archived: false,
        body: body + sourceParagraph(page),
    };
    return { kind: 'document', document, messages: page.isUntitled ? [untitled(name), ...messages] : messages };
}
// Search shows little else of a page.
function untitled(name) {
    const reason = `the page has no title, so search shows it as "${name}". Give it a heading, or a title in its front matter.`;
    return { line: 1, column: 1, rule: 'title', reason };
}
function withoutOuterBlankLines(text) {
    // No regular expression: one that repeats a group overflows the stack on a few million blank lines.
    const first = text.search(/[^ \t\n]/);
    const start = first < 0 ? text.length : text.lastIndexOf('\n', first) + 1;
    const linesBefore = text.slice(0, start).split('\n').length - 1;
    return { text: `${text.slice(start).trimEnd()}\n`, linesBefore };
}
function sourceParagraph({ settings, closing, path, site, paths, address: own }) {
    if (!settings.sourceLinks || closing === undefined)
        return '';
    const isGenerated = paths.generated?.has(path);
    const address = own ?? site?.addressOf(path) ?? (isGenerated ? siteUrlOf(path, settings.siteUrls) : undefined);
    if (address === undefined && isGenerated)
        return '';
    return `${closing}\n${address === undefined ? sourceLink(path, settings) : `<${address}>\n`}`;
}

;// CONCATENATED MODULE: ./lib/document/page.js




/** A page of nothing but broken links has hundreds of thousands. */
const MAX_MESSAGES = 1_000;
/** A page asks for so many texts at a time, as it may include only so much of them. */
const MAX_ASKED = 16;
/** Characters of texts that are kept; what is needed again is asked for again. */
const MAX_KEPT = 50_000_000;
/** Pages of no site need neither dialects nor other files. */
async function openPageMaker({ paths, settings, sites: data }) {
    const asked = { heads: new Set(), texts: new Set() };
    let site = noSite;
    let supply = () => { };
    if (data !== undefined && data.sites.length > 0) {
        const [{ mapSites }] = await Promise.all([Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5159)), loadDialects()]);
        if (data.sites.some(({ dialect }) => (0,syntax_paths/* isReadAsMdx */.IR)('page.md', dialect)))
            void loadMdx();
        const openSites = mapSites(data, paths.files);
        const supplied = { heads: new Map(), texts: new Map() };
        const headOf = (path) => {
            if (!supplied.heads.has(path) && paths.files.has(path))
                asked.heads.add(path);
            return supplied.heads.get(path) ?? {};
        };
        let kept = 0;
        const open = () => ({
            siteOf: openSites(settings.siteUrls, headOf).siteOf,
            textOf(path) {
                const isMissing = !supplied.texts.has(path) && paths.files.has(path);
                if (isMissing && asked.texts.size < MAX_ASKED)
                    asked.texts.add(path);
                return supplied.texts.get(path);
            },
            lacksFiles: () => asked.heads.size + asked.texts.size > 0,
        });
        site = open();
        supply = ({ heads, texts }) => {
            for (const [path, head] of heads)
                supplied.heads.set(path, head);
            if (kept > MAX_KEPT)
                supplied.texts.clear();
            kept = kept > MAX_KEPT ? 0 : kept;
            for (const [path, text] of texts) {
                supplied.texts.set(path, text);
                kept += text?.length ?? 0;
            }
            if (heads.length > 0)
                site = open();
        };
    }
    return {
        supply: more => supply(more),
        async make(job) {
            if ((0,syntax_paths/* isReadAsMdx */.IR)(job.path, site.siteOf(job.path)?.config.dialect))
                await loadMdx();
            const result = toPageResult(job, paths, settings, site);
            const asks = { kind: 'asks', heads: [...asked.heads], texts: [...asked.texts] };
            asked.heads.clear();
            asked.texts.clear();
            return asks.heads.length + asks.texts.length > 0 ? asks : result;
        },
    };
}
function toPageResult({ path, externalRef, content, archived, unparsed, built }, paths, settings, site) {
    const result = unparsed
        ? toPlainDocument(path, content, paths, settings, unparsed, site)
        : toDocument(path, content, paths, settings, site, built);
    const messages = limitMessages(MAX_MESSAGES, result.messages);
    if (result.kind !== 'document')
        return { ...result, messages };
    const document = { ...result.document, external_ref: externalRef, archived };
    return {
        kind: 'document',
        // The title may be as long as the page, and is kept for the report.
        name: excerpt(document.name),
        json: new TextEncoder().encode(JSON.stringify(document)),
        messages,
        ...(unparsed && { isUnparsed: true }),
    };
}

;// CONCATENATED MODULE: ./lib/adapters/workers/worker.js



// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true;
// What all pages have in common, before the first and wherever it changes; and batches of pages, each answered with
// their documents.
let made;
let site;
external_node_worker_threads_.parentPort?.on('message', (message) => {
    if (!Array.isArray(message)) {
        if ('built' in message)
            site = message.built;
        else if ('heads' in message)
            void made?.then(maker => maker.supply(message));
        else
            made = openPageMaker(message);
    }
    else if (message.every(isBuilt))
        void answerBuilt(message, site);
    else
        void answer(message, made);
});
const isBuilt = (job) => 'file' in job;
/** The parser of HTML is loaded only where a site is built. */
async function answerBuilt(jobs, site) {
    const { answerJob } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 7047));
    external_node_worker_threads_.parentPort?.postMessage(jobs.map(job => answerJob(job, site)));
}
async function answer(jobs, made) {
    const maker = await made;
    const results = [];
    for (const job of jobs)
        results.push(await toResult(job, maker));
    const buffers = results.flatMap(each => (each.kind === 'document' ? [each.json.buffer] : []));
    external_node_worker_threads_.parentPort?.postMessage(results, buffers);
}
/** An error that was thrown would end the thread, and with it the other pages. */
async function toResult(job, maker) {
    try {
        return await maker.make(job);
    }
    catch (error) {
        const reason = `could not be read (${(0,lib_text/* sanitizeForLog */.F0)(String(error))}). Split the page, or simplify its front matter.`;
        return { kind: 'unread', reason, topic: 'page-not-read', messages: [] };
    }
}


/***/ }),

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   ww: () => (/* binding */ literalsIn)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(546);

/** Reads JSON, also with comments and commas too many; undefined where it cannot be read. */
async function readJson(source) {
    const program = await parse(`export default (${source ?? ''}\n)`);
    return program && new Reading(program.body, new Map()).exported();
}
/** How far imports of other modules are followed. */
const MAX_DEPTH = 3;
/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader) {
    return (await openModule(path, reader, MAX_DEPTH))?.exported();
}
async function openModule(path, reader, depth) {
    const program = (await reader.data(path, parse));
    const imports = new Map();
    for (const node of depth > 0 && program ? program.body : []) {
        if (node.type !== 'ImportDeclaration')
            continue;
        const imported = importedPath(String(node.source.value), path, reader);
        const module = imported === undefined ? undefined : await openModule(imported, reader, depth - 1);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? keyOf(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    return program && new Reading(program.body, imports);
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
    ]);
    try {
        const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
        return Parser.extend(tsPlugin({ jsx: true })).parse(source, options);
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js'];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(from), name) : undefined;
    if (path === undefined)
        return undefined;
    return EXTENSIONS.map(extension => path.replace(/\.js$/, '') + extension).find(each => files.has(each));
}
/** A call in a configuration, such as a plugin with its options: nothing is run, so that its arguments are all there is. */
class Call {
    name;
    args;
    constructor(name, args) {
        this.name = name;
        this.args = args;
    }
}
/** Evaluates the literal expressions of a module with these statements, in ESTree's form, and imports. */
function literalsIn(body, imports) {
    const reading = new Reading(body, imports);
    return expression => reading.value(expression);
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** Deeper values would overflow the stack. */
const MAX_NESTING = 200;
/** Reads the values of one module. */
class Reading {
    #body;
    #imports;
    #constants = new Map();
    #nodes = 0;
    #nesting = 0;
    constructor(body, imports) {
        this.#body = body;
        this.#imports = imports;
        for (const statement of this.#body) {
            const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
            if (node?.type === 'FunctionDeclaration' && node.id)
                this.#constants.set(node.id.name, node);
            if (node?.type !== 'VariableDeclaration')
                continue;
            for (const { id, init } of node.declarations)
                if (id.type === 'Identifier' && init)
                    this.#constants.set(id.name, init);
        }
    }
    /** The value of the default export, or of `module.exports`. */
    exported() {
        for (const node of this.#body) {
            if (node.type === 'ExportDefaultDeclaration')
                return this.value(node.declaration);
            const { expression } = node.type === 'ExpressionStatement' ? node : {};
            if (expression?.type === 'AssignmentExpression' && isModuleExports(expression.left))
                return this.value(expression.right);
        }
        return undefined;
    }
    /** The value of an expression as far as it is plain; undefined for the rest. */
    value(node) {
        if (++this.#nodes > MAX_NODES || this.#nesting > MAX_NESTING)
            return undefined;
        this.#nesting++;
        const value = this.#valueOf(node);
        this.#nesting--;
        return value;
    }
    #valueOf(node) {
        // A plugin's nodes have types that acorn's own do not know.
        const type = node.type;
        if (/^TS(?:As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(type))
            return this.value(node.expression);
        switch (node.type) {
            case 'Literal':
                return 'regex' in node ? undefined : node.value;
            case 'TemplateLiteral':
                return this.#template(node.quasis.map(({ value }) => value.cooked ?? ''), node.expressions);
            case 'ArrayExpression':
                return node.elements.flatMap(each => (each ? this.#item(each) : []));
            case 'ObjectExpression':
                return this.#object(node.properties);
            case 'Identifier':
                return this.named(node.name);
            case 'LogicalExpression':
                return this.value(node.left) ?? this.value(node.right);
            case 'CallExpression':
                return this.#call(node.callee, node.arguments);
            case 'AwaitExpression':
                return this.value(node.argument);
            case 'ArrowFunctionExpression':
            case 'FunctionDeclaration':
            case 'FunctionExpression':
                return this.#returned(node.body);
            default:
                return undefined;
        }
    }
    #template(texts, expressions) {
        const values = expressions.map(each => this.value(each));
        if (values.some(each => typeof each !== 'string' && typeof each !== 'number'))
            return undefined;
        return texts.map((text, index) => text + String(values[index] ?? '')).join('');
    }
    #item(node) {
        if (node.type !== 'SpreadElement')
            return [this.value(node)];
        const value = this.value(node.argument);
        return Array.isArray(value) ? value : [];
    }
    #object(properties) {
        const entries = properties.flatMap((property) => {
            if (property.type === 'SpreadElement')
                return Object.entries(this.value(property.argument) ?? {});
            if (property.type !== 'Property' || property.kind !== 'init')
                return [];
            const key = property.computed ? this.value(property.key) : keyOf(property.key);
            return typeof key === 'string' ? [[key, this.value(property.value)]] : [];
        });
        // As own members, `__proto__` included.
        return Object.fromEntries(entries);
    }
    /** The value of a constant or an import. */
    named(name) {
        const node = this.#constants.get(name);
        if (!node)
            return this.#imports.get(name);
        // A constant that names itself has no value.
        this.#constants.delete(name);
        const value = this.value(node);
        this.#constants.set(name, node);
        return value;
    }
    /** Helpers such as `defineConfig` pass on what they are given; others are known by their names. */
    #call(callee, args) {
        const values = args.flatMap(each => this.#item(each));
        const name = callee.type === 'Identifier' ? callee.name : '';
        if (this.#constants.get(name))
            return this.named(name);
        return /^(?:define|with)[A-Z]/.test(name) || name === '' ? values[0] : new Call(name, values);
    }
    #returned(body) {
        if (body.type !== 'BlockStatement')
            return this.value(body);
        const last = body.body.findLast(each => each.type === 'ReturnStatement');
        return last?.type === 'ReturnStatement' && last.argument ? this.value(last.argument) : undefined;
    }
}
function keyOf(key) {
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : undefined;
}
function isModuleExports(node) {
    if (node.type !== 'MemberExpression')
        return false;
    return keyOf(node.object) === 'module' && keyOf(node.property) === 'exports';
}


/***/ }),

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dialectOf)
/* harmony export */ });
/** What the translation must know of a site, with nothing where nothing is said. */
function dialectOf(generator, folder, contentFolder, more = {}) {
    return { generator, folder, contentFolder, includeFolders: [], aliases: {}, variables: {}, ...more };
}


/***/ }),

/***/ 5159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeSites: () => (/* reexport */ describeSites),
  generators: () => (/* reexport */ generators),
  headFor: () => (/* binding */ headFor),
  mapSites: () => (/* reexport */ mapSites),
  namesSource: () => (/* reexport */ resolve/* namesSource */.QM),
  readSites: () => (/* binding */ readSites),
  toOwner: () => (/* reexport */ toOwner)
});

;// CONCATENATED MODULE: ./lib/inputs/generator.js
/** The site generators that are known, in the order in which they are looked for. */
const generators = [
    'mkdocs',
    'vitepress',
    'docusaurus',
    'starlight',
    'docfx',
    'mdbook',
    'hugo',
    'jekyll',
    'gitbook',
    'mintlify',
];
/** What the input `generator` may be: the generator to look for, any, or none. */
const generatorChoices = ['auto', 'none', ...generators];

;// CONCATENATED MODULE: ./lib/generators/dialect.js


// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/generators/heads.js


/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
function readHead(page, keys) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,front_matter/* findBlock */.P_)(whole) ?? {};
    const words = keys.map(key => key.split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const reading = language && isAsked ? (0,front_matter/* readBlock */.Gr)(block, language) : undefined;
    const head = Object.fromEntries(reading?.kind === 'mapping' ? values(reading.data, keys) : []);
    const heading = keys.includes('#') ? firstHeading(whole.slice(end)) : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && end > 0 && whole.startsWith('---'))
        head['---'] = 'true';
    return Object.keys(head).length > 0 ? head : undefined;
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function values(data, keys) {
    return keys.flatMap((key) => {
        const value = (0,text_data/* get */.aR)(data, ...key.split('.'));
        const plain = (0,text_data/* text */.Qq)(value);
        if (plain !== undefined)
            return [[key, plain]];
        return Array.isArray(value) ? [[key, (0,text_data/* list */.p_)(value).flatMap(each => (0,text_data/* text */.Qq)(each) ?? [])]] : [];
    });
}
function firstHeading(body) {
    let fence = '';
    for (const line of body.split('\n')) {
        const [, marker = ''] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
        if (fence === '' || marker === fence)
            fence = marker === fence ? '' : marker;
        else
            continue;
        if (/^# /.test(line))
            return line
                .slice(2)
                .replace(/(?:^| )#+ *$/, '')
                .trim();
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/inputs/patterns.js + 1 modules
var inputs_patterns = __webpack_require__(8359);
;// CONCATENATED MODULE: ./lib/generators/config/globs.js



const options = {
    dot: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    platform: 'linux',
    braceExpandMax: 30,
};
/** More patterns than this are passed over: each is tried on each file. */
const MAX_PATTERNS = 500;
/** Whether a path matches one of these globs, braces included. Those that take forever to match never do. */
function toGlobs(patterns) {
    const matchers = patterns
        .slice(0, MAX_PATTERNS)
        .filter(inputs_patterns/* isMatchable */.ij)
        .map(pattern => new esm/* Minimatch */.VR(pattern.replace(/^\.?\//, ''), options));
    return path => matchers.some(each => each.match(path));
}
/** Whether a path is ignored by lines in the syntax of `.gitignore`. Lines that take forever to match count for nothing. */
function toIgnored(lines) {
    const rules = lines.filter(line => (0,inputs_patterns/* isMatchable */.ij)(line) && !/(?:\*\*.*){4}/.test(line));
    const ignored = ignore({ ignorecase: false }).add(rules.slice(0, MAX_PATTERNS));
    return path => ignored.ignores(path);
}

// EXTERNAL MODULE: ./lib/generators/config/literals.js
var literals = __webpack_require__(9477);
// EXTERNAL MODULE: ./lib/generators/generator.js
var generator = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/generators/docfx/config.js





const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    isConfig: path => (0,generators_paths/* nameOf */.Vb)(path) === 'docfx.json',
    async read(path, reader) {
        const data = await reader.data(path, literals/* readJson */.Vh);
        if ((0,text_data/* get */.aR)(data, 'build', 'content') === undefined)
            return undefined;
        const source = reader.files.has(PUBLISHING) ? ((await reader.text(PUBLISHING)) ?? '') : undefined;
        const makesYaml = source?.includes('MAML2Yaml') ?? false;
        return toConfig(path, data, { isLearn: source !== undefined, makesYaml });
    },
    keys: ['ROBOTS', 'robots', 'redirect_url'],
    routes,
};
function toConfig(file, data, publishing) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contents = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'build', 'content')).flatMap(each => {
        const source = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'src')) ?? '.');
        const [files, excluded] = [(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'files')), (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'exclude'))].map(globs => globs.map(recursive));
        return source === undefined
            ? []
            : [
                {
                    folder: source,
                    files: files ?? [],
                    excluded: excluded ?? [],
                    route: (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'dest')) ?? ''),
                },
            ];
    });
    return {
        generator: 'docfx',
        file,
        dialect: (0,generator/* dialectOf */.E)('docfx', folder, contents[0]?.folder ?? folder, { aliases: { '~/': folder } }),
        address: publishing.isLearn ? undefined : (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'build', 'sitemap', 'baseUrl'))),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: { contents, ...publishing },
    };
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
function routes({ options }, files) {
    const find = toFinder(options);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files.filter(each => each.endsWith('.md'))) {
        const content = find(path);
        if (!content)
            continue;
        const inside = path.slice(content.folder.length);
        if (PARTIALS.test(path))
            reasons.set(path, 'is a partial: its folder is "includes"');
        else if (content.isExcluded(inside))
            reasons.set(path, 'is excluded by docfx.json');
        else
            pages.set(path, content.route + routeOf(inside, options));
    }
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map([...pages.keys()].map(path => [path.toLowerCase(), path]));
    const named = (path) => inLowerCase.get(path.toLowerCase());
    const ofLearn = options.isLearn ? { server: LEARN, named } : {};
    return { pages, reasons, hiddenBy, rooted: 'server', ...ofLearn };
}
/** The content that a file is of, by what each includes. */
function toFinder({ contents, makesYaml }) {
    const matchers = contents.map(content => ({
        ...content,
        isIncluded: toGlobs(content.files),
        isExcluded: toGlobs(content.excluded),
    }));
    return (path) => matchers.find(({ folder, isIncluded }) => {
        const inside = path.slice(folder.length);
        const isMeant = isIncluded(inside) || (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')));
        return path.startsWith(folder) && isMeant;
    });
}
function hiddenBy(path, headOf) {
    const { ROBOTS, robots, redirect_url } = headOf(path);
    if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
        return 'front matter says ROBOTS: NOINDEX';
    return redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)';
}
function routeOf(inside, { isLearn }) {
    const stem = (0,generators_paths/* stemOf */.Vc)(inside, ['.md']) ?? inside;
    if (!isLearn)
        return `${stem}.html`;
    const route = stem.toLowerCase();
    return (0,generators_paths/* nameOf */.Vb)(route) === 'index' ? (0,generators_paths/* folderOf */.yS)(route) : route;
}

;// CONCATENATED MODULE: ./lib/generators/docusaurus/routes.js



/** What Docusaurus makes of the files below its folders of pages. */
function routes_routes({ options }, files) {
    const pages = new Map();
    const reasons = new Map();
    const contents = options.contents.map(content => ({
        content,
        isIncluded: toGlobs(content.included),
        isExcluded: toGlobs(content.excluded),
    }));
    contents.sort((a, b) => b.content.folder.length - a.content.folder.length);
    for (const path of files) {
        const found = contents.find(({ content }) => path.startsWith(content.folder));
        if (!found || !/\.mdx?$/.test(path))
            continue;
        const inside = path.slice(found.content.folder.length);
        if (!found.isIncluded(inside))
            reasons.set(path, 'is not included by the configuration of Docusaurus');
        else if (found.isExcluded(inside))
            reasons.set(path, 'is excluded by Docusaurus, as names that begin with "_" are');
        else
            pages.set(path, head => withSlash(routes_routeOf(inside, head, found.content), options));
    }
    return {
        pages,
        reasons,
        assets: options.assets.map(folder => ({ folder, route: '' })),
        named: (path, from) => candidates(path, from, options.contents).find(each => pages.has(each)),
        routeFor: (path, from, route) => localRoute(path, from, route, options),
        toHref: (written, from) => localHref(written, from, options),
        rooted: 'site',
    };
}
function withSlash(route, { trailingSlash }) {
    if (trailingSlash === undefined || route === '')
        return route;
    return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
}
function routes_routeOf(inside, head, content) {
    const slug = textOf(head.slug);
    if (content.kind === 'docs')
        return content.route + docRoute(inside, head, slug, content);
    if (content.kind === 'pages')
        return content.route + (slug === undefined ? pageRoute(inside) : clean(slug));
    return content.route + (slug === undefined ? postRoute(inside) : clean(slug));
}
function docRoute(inside, head, slug, { keepsNumbers }) {
    if (slug?.startsWith('/'))
        return clean(slug);
    const isKept = keepsNumbers || head.parse_number_prefixes === 'false';
    const strip = isKept ? (name) => name : withoutNumber;
    const folder = (0,generators_paths/* folderOf */.yS)(inside).split('/').map(strip).join('/');
    const name = (0,generators_paths/* nameOf */.Vb)(inside).replace(/\.mdx?$/, '');
    const parent = (0,generators_paths/* nameOf */.Vb)((0,generators_paths/* folderOf */.yS)(inside).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return folder;
    const last = slug ?? textOf(head.id) ?? strip(name);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,generators_paths/* join */.fj)(folder, last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
}
/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name) {
    if (/^\d+[-_.]\d/.test(name))
        return name;
    const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
    return rest ?? name;
}
function postRoute(inside) {
    const stem = inside.replace(/\.mdx?$/, '').replace(/\/index$/, '');
    const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? [];
    if (date === '')
        return stem;
    const at = stem.indexOf(date);
    const rest = stem.slice(at + date.length).replace(/^[-/]/, '');
    return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`);
}
function pageRoute(inside) {
    const stem = inside.replace(/\.mdx?$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'index' ? (0,generators_paths/* folderOf */.yS)(stem) : stem;
}
function clean(route) {
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Links on a translated page stay in its language, whether the page that they lead to is translated or not. */
function localRoute(path, from, route, { contents }) {
    const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale;
    const original = contents.find(content => !content.translates && path.startsWith(content.folder));
    if (locale === undefined || original === undefined)
        return undefined;
    const local = contents.find(each => each.locale === locale && each.translates === original.folder);
    return local && local.route + route.slice(original.route.length);
}
/** On a translated page the site begins where its language does. */
function localHref(written, from, { contents }) {
    const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale;
    const isLocal = locale === undefined || !written.startsWith('/') || written.startsWith(`/${locale}/`);
    return isLocal ? written : `/${locale}${written}`;
}
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function candidates(path, from, contents) {
    const own = contents.find(({ folder }) => from.startsWith(folder));
    const folder = (0,generators_paths/* folderOf */.yS)(from);
    const written = path.startsWith(folder) ? path.slice(folder.length) : undefined;
    const fromRoot = own && written !== undefined ? [own.folder + written] : [];
    const all = [path, ...fromRoot];
    const { translates } = own ?? {};
    if (!own || translates === undefined)
        return all;
    return [...all, ...all.map(each => each.replace(own.folder, translates))];
}

;// CONCATENATED MODULE: ./lib/generators/docusaurus/config.js





const docusaurus = {
    partials: /(?:^|\/)_/,
    isConfig: path => /^docusaurus\.config\.[cm]?[jt]s$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await (0,literals/* readModule */.bH)(path, reader);
        return config_toConfig(path, data, await contentsOf((0,generators_paths/* folderOf */.yS)(path), data, reader));
    },
    keys: ['slug', 'id', 'parse_number_prefixes'],
    routes: routes_routes,
};
function config_toConfig(file, data, contents) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const slash = (0,text_data/* get */.aR)(data, 'trailingSlash');
    const assets = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'staticDirectories') ?? 'static');
    return {
        generator: 'docusaurus',
        file,
        dialect: (0,generator/* dialectOf */.E)('docusaurus', folder, contents[0]?.folder ?? folder, {
            ...((0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'markdown', 'emoji'), true) && { hasEmoji: true }),
            aliases: { '@site/': folder },
            ...magicComments(data),
            isMdMarkdown: ['md', 'detect'].includes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'format')) ?? ''),
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseUrl')) ?? ''),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: {
            contents,
            trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            assets: assets.flatMap(each => (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)(each) ?? '') ?? []),
        },
    };
}
/** What marks lines of code, in comments. */
function magicComments(data) {
    const all = (0,text_data/* get */.aR)(data, 'themeConfig', 'prism', 'magicComments');
    const words = (0,text_data/* list */.p_)(all).flatMap(each => [(0,text_data/* get */.aR)(each, 'line'), (0,text_data/* get */.aR)(each, 'block', 'start'), (0,text_data/* get */.aR)(each, 'block', 'end')].flatMap(text_data/* texts */.Te));
    return all === undefined ? {} : { magicComments: words };
}
const PLUGINS = [
    [/(?:^|plugin-)content-docs$/, 'docs'],
    [/(?:^|plugin-)content-blog$/, 'blog'],
    [/(?:^|plugin-)content-pages$/, 'pages'],
];
function pluginsOf(data) {
    const presets = (0,text_data/* get */.aR)(data, 'presets');
    const classic = (0,text_data/* list */.p_)(presets).find(each => /(?:^|preset-)classic$/.test((0,text_data/* text */.Qq)((0,text_data/* list */.p_)(each)[0]) ?? ''));
    const options = (0,text_data/* get */.aR)((0,text_data/* list */.p_)(classic), '1');
    // Presets that are no literals are most likely the one that everybody uses.
    const isClassic = classic !== undefined || presets === undefined || (0,text_data/* list */.p_)(presets).some(each => each === undefined);
    const preset = (isClassic ? ['docs', 'blog', 'pages'] : [])
        .map(kind => ({ kind, options: (0,text_data/* get */.aR)(options, kind) }))
        .filter(plugin => plugin.options !== false);
    const others = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, own] = (0,text_data/* list */.p_)(each);
        const kind = PLUGINS.find(([pattern]) => pattern.test((0,text_data/* text */.Qq)(name) ?? ''))?.[1];
        return kind ? [{ kind, options: own }] : [];
    });
    return [...preset, ...others];
}
async function contentsOf(folder, data, reader) {
    const found = [];
    for (const plugin of pluginsOf(data)) {
        const versions = plugin.kind === 'docs' ? await versionsOf(folder, plugin.options, reader) : [CURRENT];
        for (const version of versions)
            found.push(...localised(folder, data, plugin, version));
    }
    const files = [...reader.files];
    const isThere = (own) => files.some(path => path.startsWith(own));
    // A language without translations of its own still shows everything at its addresses.
    return found.filter(({ folder: own, translates }) => isThere(translates ?? own));
}
const CURRENT = { folder: undefined, translations: 'current/', route: '' };
async function versionsOf(folder, options, reader) {
    const id = idOf(options);
    const prefix = id === undefined ? '' : `${id}_`;
    const source = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'disableVersioning'), false)
        ? undefined
        : await reader.text(`${folder}${prefix}versions.json`);
    const names = (0,text_data/* texts */.Te)(await (0,literals/* readJson */.Vh)(source));
    const last = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'lastVersion')) ?? names[0] ?? 'current';
    const routeOf = (name, byDefault) => (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'versions', name, 'path')) ?? (name === last ? '' : byDefault));
    const only = (0,text_data/* get */.aR)(options, 'onlyIncludeVersions');
    const isShown = (name) => (only === undefined ? true : (0,text_data/* texts */.Te)(only).includes(name));
    const hasCurrent = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'includeCurrentVersion'), true) && isShown('current');
    return [
        ...(hasCurrent ? [{ ...CURRENT, route: routeOf('current', 'next') }] : []),
        ...names.filter(isShown).map(name => ({
            folder: `${prefix}versioned_docs/version-${name}/`,
            translations: `version-${name}/`,
            route: routeOf(name, name),
        })),
    ];
}
function idOf(options) {
    const id = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'id'));
    return id === 'default' ? undefined : id;
}
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' };
/** The folders of a version's pages in each language: the default one's own, and the translations. */
function localised(folder, data, { kind, options }, version) {
    const own = (0,generators_paths/* joinFolder */.nn)(folder, version.folder ?? (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'path')) ?? FOLDERS[kind]);
    if (own === undefined)
        return [];
    const route = (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'routeBasePath')) ?? ROUTES[kind]) + version.route;
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'defaultLocale'));
    const id = idOf(options);
    const name = `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`;
    const content = {
        kind,
        included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'include') ?? INCLUDED[kind]),
        excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'exclude') ?? EXCLUDED),
        keepsNumbers: (0,text_data/* get */.aR)(options, 'numberPrefixParser') === false,
    };
    const others = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    return [
        { ...content, folder: own, route },
        ...others.map(locale => ({
            ...content,
            folder: `${folder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'path')) ?? 'i18n'}/${locale}/${name}/${kind === 'docs' ? version.translations : ''}`,
            route: (0,generators_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'localeConfigs', locale, 'path')) ?? locale) + route,
            translates: own,
            locale,
        })),
    ];
}
const INCLUDED = {
    docs: '**/*.{md,mdx}',
    blog: '**/*.{md,mdx}',
    pages: '**/*.{js,jsx,ts,tsx,md,mdx}',
};
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

;// CONCATENATED MODULE: ./lib/generators/mdbook/config.js



const mdbook = {
    isConfig: path => (0,generators_paths/* nameOf */.Vb)(path) === 'book.toml',
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readToml */.D7);
        const contentFolder = (0,generators_paths/* joinFolder */.nn)((0,generators_paths/* folderOf */.yS)(path), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        return summary === undefined
            ? undefined
            : mdbook_config_toConfig(path, data, contentFolder, chaptersOf(summary, contentFolder));
    },
    routes: config_routes,
};
function mdbook_config_toConfig(file, data, contentFolder, chapters) {
    const html = (0,text_data/* get */.aR)(data, 'output', 'html');
    const host = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'cname'));
    return {
        generator: 'mdbook',
        file,
        dialect: (0,generator/* dialectOf */.E)('mdbook', (0,generators_paths/* folderOf */.yS)(file), contentFolder, {
            hiddenPrefixes: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(html, 'code', 'hidelines')),
        }),
        address: host === undefined ? undefined : (0,generators_paths/* toAddress */.ch)(`https://${host}`, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'site-url')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            chapters,
        },
    };
}
/** The files that the links of a summary name; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)];
    return links.flatMap(([, quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        return path === '' ? [] : ((0,generators_paths/* join */.fj)(folder, (0,generators_paths/* percentDecoded */.oF)(path)) ?? []);
    });
}
function config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = new Set(options.chapters);
    const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder));
    const others = files.filter(path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path));
    return {
        pages: new Map(listed.map(path => [path, config_routeOf(path.slice(contentFolder.length))])),
        reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
        // Every other file is copied.
        assets: [{ folder: contentFolder, route: '' }],
        rooted: 'server',
    };
}
function config_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'README' ? `${(0,generators_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
}

;// CONCATENATED MODULE: ./lib/generators/gitbook/config.js




const gitbook = {
    partials: /(?:^|\/)\.gitbook\/includes\//,
    isConfig: path => /^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const isSummary = (0,generators_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,generators_paths/* folderOf */.yS)(path);
        if (isSummary && ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, text_data/* readYaml */.gM);
        const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return gitbook_config_toConfig(path, data, contentFolder, summary === undefined ? undefined : chaptersOf(summary, contentFolder));
    },
    routes: gitbook_config_routes,
};
function gitbook_config_toConfig(file, data, contentFolder, chapters) {
    return {
        generator: 'gitbook',
        file,
        dialect: (0,generator/* dialectOf */.E)('gitbook', (0,generators_paths/* folderOf */.yS)(file), contentFolder, {
            includeFolders: [`${contentFolder}.gitbook/includes/`],
        }),
        address: undefined,
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            home: (0,generators_paths/* join */.fj)(contentFolder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
            chapters,
        },
    };
}
function gitbook_config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = options.chapters && new Set(options.chapters);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files.filter(each => each.startsWith(contentFolder) && each.endsWith('.md'))) {
        const inside = path.slice(contentFolder.length);
        const isShown = path === options.home || chapters?.has(path) || (!chapters && !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside));
        if (!isShown)
            reasons.set(path, 'is not in SUMMARY.md');
        else
            pages.set(path, path === options.home ? '' : gitbook_config_routeOf(inside));
    }
    return { pages, reasons, rooted: 'site' };
}
function gitbook_config_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return (0,generators_paths/* nameOf */.Vb)(stem) === 'README' ? (0,generators_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem;
}

;// CONCATENATED MODULE: ./lib/generators/hugo/routes.js



/** A source may be named from the page's folder or from the root of the pages, and a folder for the page in it. */
function routes_candidates(path, from, roots) {
    const folder = (0,generators_paths/* folderOf */.yS)(from);
    const root = roots.find(each => from.startsWith(each.folder))?.folder ?? '';
    const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])];
    return paths.flatMap(each => [each, ...['/index.md', '/_index.md'].map(end => each.replace(/\.md$/, end))]);
}
const extensions = ['.md', '.markdown', '.mdown'];
/** What Hugo makes of the files below its content. */
function hugo_routes_routes(config, files) {
    const { options } = config;
    const pages = new Map();
    const reasons = new Map();
    const isBundled = toBundled(files);
    const all = new Set(files);
    const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = roots.find(({ folder }) => path.startsWith(folder));
        const stem = root && (0,generators_paths/* stemOf */.Vc)(path.slice(root.folder.length), extensions);
        if (!root || stem === undefined)
            continue;
        const { name, prefix } = languageOf(stem, root, options);
        if (isBundled(path) && !(0,generators_paths/* nameOf */.Vb)(stem).startsWith('_index'))
            reasons.set(path, 'is a resource of the page bundle that it is in');
        else
            pages.set(path, head => hugo_routes_routeOf(name.replaceAll(' ', '-'), prefix, head, options));
    }
    const named = (path, from) => routes_candidates(path, from, roots).find(each => pages.has(each));
    const assets = options.assets.map(folder => ({ folder, route: '' }));
    return {
        pages,
        reasons,
        assets,
        named,
        hiddenBy: toHiddenBy(all),
        hasCascades: true,
        rooted: 'server',
    };
}
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function languageOf(stem, root, { languages, prefixes }) {
    const end = stem.lastIndexOf('.');
    const index = languages.indexOf(stem.slice(end + 1).toLowerCase());
    if (end <= stem.lastIndexOf('/') || index < 0)
        return { name: stem, prefix: root.route };
    return { name: stem.slice(0, end), prefix: prefixes[index] ?? '' };
}
/** Whether a page's head, or the cascade of a section above it, says that the page is not rendered. */
function toHiddenBy(files) {
    return (path, headOf) => {
        const head = headOf(path);
        if ((0,text_data/* flag */.Jt)(head.headless, false))
            return 'is headless';
        const render = head['build.render'] ?? head['_build.render'];
        const isNever = render === 'never' || render === 'false';
        const isHidden = isNever || (render === undefined && sectionsOf(path, files).some(each => hidesBelow(headOf(each))));
        return isHidden ? 'is not rendered (build.render)' : undefined;
    };
}
const hidesBelow = (head) => (head['cascade.build.render'] ?? head['cascade._build.render']) === 'never';
/** The pages of the sections that a page is in. */
function sectionsOf(path, files) {
    const sections = [];
    for (let folder = (0,generators_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,generators_paths/* folderOf */.yS)(folder.slice(0, -1)))
        sections.push(...['_index.md', '_index.markdown'].map(name => folder + name));
    return sections.filter(each => files.has(each));
}
function isBelow(path, folders) {
    for (let folder = (0,generators_paths/* folderOf */.yS)(path); folder !== ''; folder = (0,generators_paths/* folderOf */.yS)(folder.slice(0, -1)))
        if (folders.has(folder))
            return true;
    return false;
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(generators_paths/* folderOf */.yS));
    return path => {
        const own = (0,generators_paths/* folderOf */.yS)(path);
        const isIndex = (0,generators_paths/* nameOf */.Vb)(path).startsWith('index.');
        return isBelow(isIndex ? own.slice(0, -1) : path, bundles);
    };
}
function hugo_routes_routeOf(name, prefix, head, options) {
    const url = textOf(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,generators_paths/* nameOf */.Vb)(name);
    const folder = (0,generators_paths/* folderOf */.yS)(name);
    if (last === '_index')
        return prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : '');
    const path = last === 'index' ? folder.slice(0, -1) : name;
    const route = byPermalink(path, head, options) ?? bySlug(path, head);
    return prefix + withEnd(sanitized(route, options), options);
}
function withEnd(route, { isUgly }) {
    if (route === '' || route.endsWith('/'))
        return route;
    return isUgly ? `${route}.html` : `${route}/`;
}
function bySlug(path, head) {
    const slug = textOf(head.slug);
    return slug === undefined ? path : (0,generators_paths/* folderOf */.yS)(path) + slug;
}
/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(path, head, { permalinks }) {
    const [section = ''] = path.includes('/') ? path.split('/') : [''];
    const pattern = permalinks.find(([name]) => name.replaceAll('/', '') === section.toLowerCase())?.[1];
    if (pattern === undefined)
        return undefined;
    const parts = partsOf(path, section, head);
    const isKnown = [...pattern.matchAll(TOKEN)].every(([, token = '']) => parts[token] !== undefined);
    if (!isKnown)
        return undefined;
    const route = pattern.replace(TOKEN, (_, token) => parts[token] ?? '').replace(/\/{2,}/g, '/');
    return route.replace(/^\//, '');
}
const TOKEN = /:(\w+)/g;
function partsOf(path, section, head) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? [];
    const name = (0,generators_paths/* nameOf */.Vb)(path);
    const title = textOf(head.title) ?? name;
    const slug = textOf(head.slug);
    return {
        year,
        month,
        day,
        section,
        sections: (0,generators_paths/* folderOf */.yS)(path).replace(/\/$/, ''),
        title,
        slug: slug ?? title,
        filename: name,
        contentbasename: name,
        slugorfilename: slug ?? name,
        slugorcontentbasename: slug ?? name,
    };
}
/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route, { keepsCase }) {
    const safe = route
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
        .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run));
    return keepsCase ? safe : safe.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/generators/hugo/config.js





const hugo = {
    isConfig: path => /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(path),
    async read(path, reader) {
        const own = (0,generators_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULTS);
        if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own))
            return undefined;
        const data = isSplit ? await readFolder(own, reader) : await readData(path, reader);
        if ((0,generators_paths/* nameOf */.Vb)(path).startsWith('config') &&
            !['baseurl', 'theme', 'module'].some(key => (0,text_data/* get */.aR)(data, key) !== undefined))
            return undefined;
        const config = hugo_config_toConfig(path, isSplit ? own.slice(0, -DEFAULTS.length) : own, data);
        return config.roots.some(({ folder }) => [...reader.files].some(each => each.startsWith(folder)))
            ? config
            : undefined;
    },
    keys: [
        ...['url', 'slug', 'date', 'title', 'headless'],
        ...['build.render', '_build.render', 'cascade.build.render', 'cascade._build.render'],
    ],
    routes: hugo_routes_routes,
};
const DEFAULTS = 'config/_default/';
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const parse = path.endsWith('.toml') ? text_data/* readToml */.D7 : path.endsWith('.json') ? literals/* readJson */.Vh : text_data/* readYaml */.gM;
    return inLowerCase(await reader.data(path, parse));
}
function inLowerCase(value, depth = 16) {
    if (Array.isArray(value))
        return depth > 0 ? value.map(each => inLowerCase(each, depth - 1)) : undefined;
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    const entries = depth > 0 ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([key, inner]) => [key.toLowerCase(), inLowerCase(inner, depth - 1)]));
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const names = [...reader.files].filter(path => (0,generators_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const entries = [];
    for (const path of names.slice(0, 50)) {
        const [key = '', inner = ''] = (0,generators_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const data = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            entries.push(...(0,text_data/* members */.ol)(data));
        else if ((0,generators_paths/* nameOf */.Vb)(path).split('.').length === 2)
            entries.push([key, data]);
        else if (key === 'languages')
            entries.push([
                'languages',
                { ...Object.fromEntries((0,text_data/* members */.ol)(Object.fromEntries(entries).languages)), [inner]: data },
            ]);
    }
    return Object.fromEntries(entries);
}
function hugo_config_toConfig(file, folder, data) {
    const languages = languagesOf(data);
    const roots = rootsOf(folder, data, languages);
    return {
        generator: 'hugo',
        file,
        dialect: (0,generator/* dialectOf */.E)('hugo', folder, roots[0]?.folder ?? folder, {
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'params')),
            ...((0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'enableemoji'), false) && { hasEmoji: true }),
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl'))),
        roots,
        options: {
            languages: languages.map(language => language.name),
            prefixes: languages.map(language => language.prefix),
            keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'disablepathtolower'), false),
            isUgly: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'uglyurls'), false),
            permalinks: permalinksOf((0,text_data/* get */.aR)(data, 'permalinks')),
            assets: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'staticdir') ?? 'static').flatMap(each => (0,generators_paths/* joinFolder */.nn)(folder, each) ?? []),
        },
    };
}
function languagesOf(data) {
    const byDefault = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'disabled'), false));
    if (named.length < 2)
        return [{ name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] }];
    return named.map(([name, options]) => ({
        name,
        prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
        options,
    }));
}
/** The folders of the content: each language's own, those that are mounted, and the one for all. */
function rootsOf(folder, data, languages) {
    const own = languages.flatMap(({ prefix, options }) => {
        const path = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'contentdir'));
        const contentFolder = path === undefined ? undefined : (0,generators_paths/* joinFolder */.nn)(folder, path);
        return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }];
    });
    const mounts = mountsOf(data, folder, languages);
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    const content = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'contentdir')) ?? 'content') ?? folder;
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en';
    const route = languages.find(({ name }) => name === byDefault)?.prefix ?? '';
    return [...own, { folder: content, route }];
}
/** Folders that `module.mounts` puts below the content. */
function mountsOf(data, folder, languages) {
    return (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const target = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'target')) ?? '';
        const source = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'source')) ?? '');
        const [name] = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'lang') ?? (0,text_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        if (source === undefined || !/^content(?:\/|$)/.test(target))
            return [];
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return [{ folder: source, route: prefix + ((0,generators_paths/* joinFolder */.nn)('', target.slice('content'.length)) ?? '') }];
    });
}
/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value) {
    const pages = (0,text_data/* get */.aR)(value, 'page');
    const all = [...(0,text_data/* members */.ol)(typeof pages === 'object' ? pages : {}), ...(0,text_data/* members */.ol)(value)];
    return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []));
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/routes.js



const routes_extensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const STYLES = {
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
};
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
/** What Jekyll makes of the files below its source. */
function jekyll_routes_routes({ dialect: { contentFolder }, options }, files) {
    const isExcluded = toExcluded(options);
    const all = new Set(files);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        const collection = collectionOf(inside, options);
        const reason = isExcluded(inside, collection) ?? (isUndated(stem, collection) ? UNDATED : undefined);
        if (reason !== undefined)
            reasons.set(path, reason);
        else
            pages.set(path, head => jekyll_routes_routeOf(stem, head, collection, options));
    }
    const hiddenBy = (path, headOf) => {
        const inside = path.slice(contentFolder.length);
        const has = (each) => all.has(contentFolder + each);
        return whyNone((0,generators_paths/* stemOf */.Vc)(inside, routes_extensions) ?? inside, headOf(path), collectionOf(inside, options), options, has);
    };
    return { pages, reasons, hiddenBy, assets: [{ folder: contentFolder, route: '' }], rooted: 'server' };
}
const UNDATED = 'is a post whose name has no date';
function isUndated(stem, collection) {
    return collection?.name === 'posts' && !POST.test((0,generators_paths/* nameOf */.Vb)(stem));
}
function collectionOf(inside, { collections }) {
    return collections.find(({ name, folder }) => name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder));
}
function toExcluded({ excluded, included, collections }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...routes_DEFAULTS].map(each => each.replace(/\/$/, ''));
    const isListed = toGlobs(patterns.flatMap(each => [each, `${each}/**`, ...(each.startsWith('*') ? [`**/${each}`] : [])]));
    const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]));
    return (inside, collection) => {
        if (collection?.isShown === false)
            return `is in the collection "${collection.name}", which is not put out`;
        if (isIncluded(inside))
            return undefined;
        if (isListed(inside))
            return 'is excluded by _config.yml';
        const own = collection && collections.length > 0 ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        return /(?:^|\/)[._#~]/.test(own) ? 'is in a folder, or has a name, that Jekyll passes over' : undefined;
    };
}
const routes_DEFAULTS = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby'];
function whyNone(stem, head, collection, { takesAll, takesReadme, defaults }, has) {
    const isHidden = defaults.some(each => each.isHidden && applies(each, stem, collection));
    if (head.published === 'false' || (head.published === undefined && isHidden))
        return 'says `published: false`';
    if (head['---'] !== undefined)
        return undefined;
    const name = (0,generators_paths/* nameOf */.Vb)(stem);
    if (takesReadme &&
        /^readme$/i.test(name) &&
        !['index.md', 'index.html'].some(each => has((0,generators_paths/* folderOf */.yS)(stem) + each)))
        return undefined;
    const isTaken = takesAll && collection === undefined && !NOT_TAKEN.test(name);
    return isTaken ? undefined : 'has no front matter, so that Jekyll copies it as it is';
}
const POST = /^(\d{2,4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function applies({ path, type }, stem, collection) {
    const isBelow = path === '' ||
        `${stem}/`.startsWith(`${path}/`) ||
        (path.includes('*') && toGlobs([path, `${path}/**`])(stem));
    return isBelow && (type === undefined || type === (collection?.name ?? 'pages'));
}
function jekyll_routes_routeOf(stem, head, collection, options) {
    const set = options.defaults.filter(each => each.permalink !== undefined && applies(each, stem, collection));
    const longest = set.sort((a, b) => b.path.length - a.path.length)[0];
    const own = textOf(head.permalink) ?? longest?.permalink ?? collection?.permalink;
    const template = own ?? (collection ? styleOf(options.permalink, collection) : pageStyle(stem, options));
    const parts = collection
        ? routes_partsOf(stem, head, collection)
        : { path: (0,generators_paths/* folderOf */.yS)(stem), basename: (0,generators_paths/* nameOf */.Vb)(stem), output_ext: '.html' };
    const route = (STYLES[template] ?? template).replace(/:(\w+)/g, (whole, name) => parts[name] ?? whole);
    return route
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
/** The template of the configuration for what is dated, and for other collections. */
function styleOf(style, { name }) {
    if (name === 'posts')
        return STYLES[style] ?? style;
    if (style === 'pretty' || (STYLES[style] === undefined && style.endsWith('/')))
        return '/:collection/:path/';
    const hasExtension = STYLES[style] !== undefined || style.endsWith(':output_ext');
    return hasExtension ? '/:collection/:path:output_ext' : '/:collection/:path';
}
function pageStyle(stem, { permalink, takesReadme }) {
    const name = (0,generators_paths/* nameOf */.Vb)(stem);
    if (name === 'index' || (takesReadme && /^readme$/i.test(name)))
        return '/:path/';
    if (permalink === 'pretty' || (STYLES[permalink] === undefined && permalink.endsWith('/')))
        return '/:path/:basename/';
    const hasExtension = STYLES[permalink] !== undefined || permalink.endsWith(':output_ext');
    return `/:path/:basename${hasExtension ? ':output_ext' : ''}`;
}
function routes_partsOf(stem, head, { name, folder }) {
    const isPost = name === 'posts';
    const inside = isPost ? stem : stem.slice(folder.length);
    const [, ...dated] = POST.exec((0,generators_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = dated[3] ?? (0,generators_paths/* nameOf */.Vb)(stem);
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    const own = [head.categories ?? head.category ?? []]
        .flat()
        .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')));
    return {
        year: year.length === 2 ? `20${year}` : year,
        month: month.padStart(2, '0'),
        day: day.padStart(2, '0'),
        title: slug(textOf(head.slug) ?? title),
        slug: slug(textOf(head.slug) ?? title),
        name: slug((0,generators_paths/* nameOf */.Vb)(stem)),
        categories: [
            ...new Set([...above, ...own].filter(each => each !== '').map(each => each.toLowerCase())),
        ].join('/'),
        collection: name,
        path: inside,
        output_ext: '.html',
    };
}
/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
        .replace(/^-|-$/g, '');
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/config.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    partials: /(?:^|\/)_includes\//,
    isConfig: path => /^_config\.ya?ml$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const folder = (0,generators_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        const isOfPages = await usesGitHubPages(folder, reader);
        return data === undefined ? undefined : jekyll_config_toConfig(path, data, isOfPages);
    },
    keys: ['permalink', 'slug', 'categories', 'category', 'published', 'date', '---'],
    routes: jekyll_routes_routes,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const lines = path === undefined ? [] : ((await reader.text(path)) ?? '').split('\n');
    return path === undefined || lines.some(line => /["']github-pages["']/.test(line) && !/^\s*#/.test(line));
}
function jekyll_config_toConfig(file, data, isOfPages) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
    const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
    return {
        generator: 'jekyll',
        file,
        dialect: (0,generator/* dialectOf */.E)('jekyll', folder, contentFolder, {
            includeFolders: [`${contentFolder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`],
            variables: (0,text_data/* plainMembers */.IE)(data, 'site.'),
            ...((isOfPages || plugins.includes('jemoji')) && { hasEmoji: true }),
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'permalink')) ?? 'date',
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'exclude')),
            included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'include')),
            collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'collections_dir'))),
            defaults: (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'defaults')).map(each => ({
                path: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'path')) ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
                type: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', 'type')),
                permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'values', 'permalink')),
                isHidden: !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'values', 'published'), true),
            })),
            takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
            takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
        },
    };
}
function collectionsOf(value, parent) {
    const named = Array.isArray(value)
        ? (0,text_data/* texts */.Te)(value).map((name) => [name, {}])
        : (0,text_data/* members */.ol)(value);
    const prefix = parent === undefined ? '' : `${parent.replace(/^\/+|(?<!\/)\/+$/g, '')}/`;
    return [...named.filter(([name]) => name !== 'posts'), ['posts', (0,text_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        folder: `${prefix}_${name}/`,
        isShown: name === 'posts' || (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'permalink')),
    }));
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/config.js





const mintlify = {
    partials: /(?:^|\/)snippets\//,
    isConfig: path => /^(?:docs|mint)\.json$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await reader.data(path, literals/* readJson */.Vh);
        const isOwn = (0,text_data/* get */.aR)(data, 'navigation') !== undefined && OWN_KEYS.some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const ignored = (await reader.text(`${(0,generators_paths/* folderOf */.yS)(path)}.mintignore`)) ?? '';
        return mintlify_config_toConfig(path, data, { ignored: ignored.split('\n') });
    },
    routes: mintlify_config_routes,
};
/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon'];
/** What is never a page, and the parts of others. */
const IGNORED = [
    '/snippets/',
    '.*',
    'node_modules',
    'README.md',
    'LICENSE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
];
function mintlify_config_toConfig(file, data, own) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    return {
        generator: 'mintlify',
        file,
        dialect: (0,generator/* dialectOf */.E)('mintlify', folder, folder, {
            includeFolders: [`${folder}snippets/`],
            aliases: { '/': folder },
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'variables')),
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
        roots: [{ folder, route: '' }],
        options: own,
    };
}
function mintlify_config_routes({ dialect: { folder }, options }, files) {
    const isIgnored = toIgnored([...IGNORED, ...options.ignored]);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(folder.length);
        const stem = path.startsWith(folder) ? (0,generators_paths/* stemOf */.Vc)(inside, ['.mdx', '.md']) : undefined;
        if (stem === undefined)
            continue;
        if (isIgnored(inside))
            reasons.set(path, 'is a snippet, or is ignored by Mintlify (.mintignore)');
        else
            pages.set(path, (0,generators_paths/* nameOf */.Vb)(stem) === 'index' ? (0,generators_paths/* folderOf */.yS)(stem).replace(/\/$/, '') : stem);
    }
    return {
        pages,
        reasons,
        assets: [{ folder, route: '' }],
        rooted: 'site',
    };
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/routes.js



const mkdocs_routes_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** What MkDocs makes of the files below its `docs_dir`. */
function mkdocs_routes_routes({ dialect: { contentFolder }, options }, files) {
    const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded]);
    const isDraft = toIgnored(options.drafts);
    const pages = new Map();
    const reasons = new Map();
    const all = new Set(files);
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, mkdocs_routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by MkDocs (exclude_docs, templates and hidden files)');
        else if (isDraft(inside))
            reasons.set(path, 'is excluded by draft_docs');
        else if ((0,generators_paths/* nameOf */.Vb)(stem) === 'README' && all.has(`${contentFolder}${(0,generators_paths/* folderOf */.yS)(stem)}index.md`))
            reasons.set(path, 'gives way to the index.md beside it');
        else
            pages.set(path, mkdocs_routes_routeOf(stem, options));
    }
    const named = (path, from) => variantOf(path, from, options.languages, pages);
    const assets = [{ folder: contentFolder, route: '' }];
    return { pages, reasons, assets, named, rooted: 'server' };
}
/** `page.md` on a French page is `page.fr.md` where translations stand beside each other. */
function variantOf(path, from, languages, pages) {
    const stem = (0,generators_paths/* stemOf */.Vc)(path, mkdocs_routes_extensions);
    if (!languages || languages.isByFolder || stem === undefined)
        return undefined;
    const own = languages.locales.find(locale => from.endsWith(`.${locale}.md`));
    return [own, languages.byDefault].map(locale => `${stem}.${locale}.md`).find(each => pages.has(each));
}
function mkdocs_routes_routeOf(stem, options) {
    const { blog, languages } = options;
    if (blog && stem.startsWith(blog.posts))
        return head => toRoute(postStem(stem, head, blog), options);
    return toRoute(languages ? routes_localised(stem, languages) : stem, options);
}
/** The address of what is at a path without its extension. */
function toRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,generators_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,generators_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,generators_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
function routes_localised(stem, { isByFolder, locales, byDefault }) {
    const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.');
    const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1);
    if (end < 0 || !locales.includes(locale))
        return stem;
    const rest = isByFolder ? stem.slice(end + 1) : stem.slice(0, end);
    return locale === byDefault ? rest : `${locale}/${rest}`;
}
function postStem(stem, head, { folder, format, dateFormat }) {
    const date = textOf(head['date.created']) ?? textOf(head.date) ?? '';
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? [];
    const parts = {
        date: dateFormat
            .replace(/y+/, year)
            .replace(/M+/, letters => month.padStart(2, '0').slice(-letters.length))
            .replace(/d+/, letters => day.padStart(2, '0').slice(-letters.length)),
        slug: textOf(head.slug) ?? slugOf(textOf(head.title) ?? textOf(head['#']) ?? (0,generators_paths/* nameOf */.Vb)(stem)),
        file: (0,generators_paths/* nameOf */.Vb)(stem),
        categories: slugOf([head.categories ?? []].flat()[0] ?? ''),
    };
    return ((0,generators_paths/* join */.fj)(folder, format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? '')) ?? stem);
}
/** As pymdownx does by `slugify(case="lower")`. */
function slugOf(title) {
    const words = title
        .normalize('NFC')
        .replace(/<[^<>]*>/g, '')
        .trim()
        .toLowerCase();
    return words.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/config.js




/** MkDocs, with Material's and other common plugins, and Zensical, which reads the same settings. */
const mkdocs = {
    isConfig: path => /^(?:mkdocs\.ya?ml|zensical\.toml)$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const data = await readConfig(path, reader);
        return data === undefined ? undefined : mkdocs_config_toConfig(path, data, reader.files);
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes: mkdocs_routes_routes,
};
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,text_data/* get */.aR)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0 ? undefined : (0,generators_paths/* join */.fj)((0,generators_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above, depth = 50) {
    const inner = (0,text_data/* members */.ol)(below);
    if (inner.length === 0 || (0,text_data/* members */.ol)(above).length === 0 || depth === 0)
        return above;
    const keys = new Set([...inner, ...(0,text_data/* members */.ol)(above)].map(([key]) => key));
    return Object.fromEntries([...keys].map(key => [
        key,
        (0,text_data/* get */.aR)(above, key) === undefined ? (0,text_data/* get */.aR)(below, key) : merged((0,text_data/* get */.aR)(below, key), (0,text_data/* get */.aR)(above, key), depth - 1),
    ]));
}
function mkdocs_config_toConfig(file, data, files) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'docs_dir')) ?? 'docs');
    if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
        return undefined;
    const plugins = toPlugins((0,text_data/* get */.aR)(data, 'plugins'));
    const extensions = toPlugins((0,text_data/* get */.aR)(data, 'markdown_extensions'));
    const snippets = extensions.get('pymdownx.snippets');
    const appended = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'auto_append'));
    const macros = toMacros(plugins.get('macros'), folder);
    const hasVariables = plugins.has('macros') || plugins.has('markdownextradata');
    return {
        generator: 'mkdocs',
        file,
        dialect: (0,generator/* dialectOf */.E)('mkdocs', folder, contentFolder, {
            includeFolders: [...snippetFolders(snippets, folder, contentFolder, files), ...macros.folders],
            ...(appended.length > 0 && { appended }),
            ...macros.delimiters,
            ...(extensions.has('pymdownx.emoji') && { hasEmoji: true }),
            variables: hasVariables ? (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'extra')) : {},
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site_url'))),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'use_directory_urls'), true),
            excluded: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'exclude_docs')) ?? '').split('\n'),
            drafts: ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'draft_docs')) ?? '').split('\n'),
            languages: toLanguages(plugins.get('i18n')),
            blog: toBlog(plugins),
        },
    };
}
/** Names and options, as a list or as a mapping. */
function toPlugins(value) {
    const entries = (0,text_data/* members */.ol)(value).concat((Array.isArray(value) ? value : []).flatMap(each => (typeof each === 'string' ? [[each, {}]] : (0,text_data/* members */.ol)(each))));
    return new Map(entries.filter(([, options]) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'enabled'), true)));
}
/** A path may also be that of a file, which then is found in its folder. */
function snippetFolders(options, folder, contentFolder, files) {
    const base = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'base_path'));
    return (base.length > 0 ? base : ['.']).flatMap(path => {
        const isOfDocs = path.startsWith('$docs_dir');
        const found = (0,generators_paths/* joinFolder */.nn)(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.'));
        return found && files.has(found.slice(0, -1)) ? (0,generators_paths/* folderOf */.yS)(found.slice(0, -1)) : (found ?? []);
    });
}
/** The plugin `macros`: where its includes are, and how its tags are written. */
function toMacros(options, folder) {
    const path = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'include_dir'));
    const [open, close] = ['start', 'end'].map(which => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, `j2_block_${which}_string`)));
    return {
        folders: path === undefined ? [] : [(0,generators_paths/* joinFolder */.nn)(folder, path) ?? []].flat(),
        delimiters: open && close ? { tagDelimiters: [open, close] } : {},
    };
}
function toLanguages(options) {
    const languages = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(options, 'languages')).filter(each => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'build'), true));
    const locales = languages.flatMap(each => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'locale')) ?? []);
    if (locales.length === 0)
        return undefined;
    const byDefault = languages.find(each => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'default'), false));
    return {
        isByFolder: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'docs_structure')) === 'folder',
        locales,
        byDefault: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(byDefault, 'locale')) ?? locales[0] ?? '',
        fallsBack: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'fallback_to_default'), true),
    };
}
function toBlog(plugins) {
    const name = ['blog', 'material/blog'].find(each => plugins.has(each));
    if (name === undefined)
        return undefined;
    const options = plugins.get(name);
    const folder = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'blog_dir')) ?? 'blog').replace(/^\.?\/?/, '');
    const posts = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_dir')) ?? '{blog}/posts';
    return {
        folder: (0,generators_paths/* joinFolder */.nn)('', folder) ?? '',
        posts: (0,generators_paths/* joinFolder */.nn)('', posts.replace('{blog}', folder)) ?? '',
        format: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_url_format')) ?? '{date}/{slug}',
        dateFormat: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'post_url_date_format')) ?? 'yyyy/MM/dd',
    };
}

;// CONCATENATED MODULE: ./lib/generators/starlight/config.js





const config_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx'];
/** Astro with Starlight. */
const starlight = {
    partials: /(?:^|\/)_[^/]*$/,
    isConfig: path => /^astro\.config\.[cm]?[jt]s$/.test((0,generators_paths/* nameOf */.Vb)(path)),
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        return starlight_config_toConfig(path, await (0,literals/* readModule */.bH)(path, reader), await aliasesOf((0,generators_paths/* folderOf */.yS)(path), reader));
    },
    keys: ['slug'],
    routes: starlight_config_routes,
};
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,text_data/* get */.aR)(await (0,literals/* readJson */.Vh)(await reader.text(`${folder}tsconfig.json`)), 'compilerOptions');
    const base = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const found = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'paths')).flatMap(([name, paths]) => {
        const [path = ''] = (0,text_data/* texts */.Te)(paths);
        const target = /\/\*$/.test(name) && path.endsWith('/*') ? (0,generators_paths/* joinFolder */.nn)(base, path.slice(0, -1)) : undefined;
        return target === undefined ? [] : [[name.slice(0, -1), target]];
    });
    return Object.fromEntries(found);
}
function starlight_config_toConfig(file, data, named) {
    const folder = (0,generators_paths/* folderOf */.yS)(file);
    const sources = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
    const contentFolder = `${sources}content/docs/`;
    const isFile = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'build', 'format')) === 'file';
    return {
        generator: 'starlight',
        file,
        dialect: (0,generator/* dialectOf */.E)('starlight', folder, contentFolder, {
            aliases: { '@/': sources, '~/': sources, ...named },
        }),
        address: (0,generators_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [
            { folder: contentFolder, route: '' },
            { folder: `${sources}pages/`, route: '' },
        ],
        options: {
            sources,
            locales: localesOf(data),
            end: isFile ? '.html' : (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'trailingSlash')) === 'never' ? '' : '/',
        },
    };
}
function localesOf(data) {
    const call = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'integrations')).find(each => each instanceof literals/* Call */.Je && each.name === 'starlight');
    const options = call instanceof literals/* Call */.Je ? call.args[0] : undefined;
    const names = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'locales')).map(([name]) => name);
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'defaultLocale')) ?? (names.includes('root') ? 'root' : names[0]);
    return names
        .sort((a, b) => Number(b === byDefault) - Number(a === byDefault))
        .map(name => (name === 'root' ? '' : name));
}
function starlight_config_routes({ options, dialect }, files) {
    const { contentFolder, folder } = dialect;
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const own = ownRoute(path, options);
        if (own !== undefined && /\.mdx?$/.test(path))
            pages.set(path, own);
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? (0,generators_paths/* stemOf */.Vc)(inside, config_extensions) : undefined;
        if (stem === undefined || /(?:^|\/)\./.test(inside))
            continue;
        if ((0,generators_paths/* nameOf */.Vb)(inside).startsWith('_'))
            reasons.set(path, 'is a partial: its name begins with "_"');
        else if ((0,generators_paths/* nameOf */.Vb)(stem) === '404')
            reasons.set(path, 'is what readers see where there is no page');
        else
            pages.set(path, head => config_withEnd(config_slugOf(stem, head), options));
    }
    return { pages, reasons, assets: [{ folder: `${folder}public/`, route: '' }], rooted: 'server' };
}
/** The route of a page of Astro itself. */
function ownRoute(path, options) {
    const folder = `${options.sources}pages/`;
    const stem = path.startsWith(folder) ? (0,generators_paths/* stemOf */.Vc)(path, ['.md', '.mdx', '.astro', '.html']) : undefined;
    const inside = stem?.slice(folder.length);
    if (inside === undefined || /(?:^|\/)_|\[/.test(inside))
        return undefined;
    return config_withEnd(inside.replace(/(?:^|\/)index$/, ''), options);
}
function config_slugOf(stem, head) {
    const route = textOf(head.slug) ?? stem.split('/').map(toSlug).join('/');
    return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}
/** As github-slugger does. */
function toSlug(name) {
    return name
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
}
function config_withEnd(route, { end }) {
    return route === '' ? '' : route + end;
}

;// CONCATENATED MODULE: ./lib/generators/vitepress/config.js





const vitepress = {
    isConfig: path => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(path),
    read: async (path, reader) => vitepress_config_toConfig(path, await (0,literals/* readModule */.bH)(path, reader)),
    routes: vitepress_config_routes,
};
function vitepress_config_toConfig(file, data) {
    const folder = file.slice(0, file.lastIndexOf('.vitepress/'));
    const contentFolder = (0,generators_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
    const [open, close] = ['left', 'right'].map(side => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'attrs', `${side}Delimiter`)));
    return {
        generator: 'vitepress',
        file,
        dialect: (0,generator/* dialectOf */.E)('vitepress', folder, contentFolder, {
            aliases: { '@/': contentFolder },
            hasEmoji: true,
            ...(open && close && { attributeDelimiters: [open, close] }),
        }),
        address: addressOf((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'sitemap', 'hostname')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasCleanAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'cleanUrls'), false),
            excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'srcExclude')),
            rewrites: (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'rewrites')).flatMap(([from, to]) => typeof to === 'string' ? [[from, to]] : []),
        },
    };
}
/** The sitemap's host may have the base in it already. */
function addressOf(host, base) {
    const address = (0,generators_paths/* toAddress */.ch)(host);
    return address?.endsWith(`/${(0,generators_paths/* toRoute */.P7)(base)}`) ? address : (0,generators_paths/* toAddress */.ch)(host, base);
}
function vitepress_config_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const isExcluded = toGlobs(['**/node_modules/**', '**/dist/**', ...options.excluded]);
    const rewrite = toRewrite(options.rewrites);
    const pages = new Map();
    const reasons = new Map();
    /** Links may name a page by the path that it is rewritten to. */
    const sources = new Map();
    for (const path of files) {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            continue;
        const inside = path.slice(contentFolder.length);
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by srcExclude');
        else if (/\[\w+\]/.test(inside))
            reasons.set(path, 'is a template of pages (a dynamic route)');
        else if (!/(?:^|\/)\./.test(inside)) {
            const rewritten = rewrite(inside);
            pages.set(path, vitepress_config_routeOf(rewritten, options));
            sources.set(contentFolder + rewritten, path);
        }
    }
    return {
        pages,
        reasons,
        assets: [{ folder: `${contentFolder}public/`, route: '' }],
        named: path => sources.get(path),
        rooted: 'site',
        toHref: written => hrefOf(written, options),
    };
}
/** As VitePress writes what names a page without its extension. */
function hrefOf(written, { hasCleanAddresses }) {
    return hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written) ? written : `${written}.html`;
}
function vitepress_config_routeOf(path, { hasCleanAddresses }) {
    const stem = path.replace(/\.md$/, '');
    if ((0,generators_paths/* nameOf */.Vb)(stem) === 'index')
        return (0,generators_paths/* folderOf */.yS)(stem);
    return hasCleanAddresses ? stem : `${stem}.html`;
}
/** More parameters in one pattern, or a longer path, could take forever to match. */
const MAX_PARAMETERS = 3;
const MAX_LENGTH = 500;
/** Rewrites with parameters such as `packages/:name/docs/:rest*`, as path-to-regexp reads them. */
function toRewrite(rewrites) {
    const rules = rewrites.flatMap(([from, to]) => {
        const names = [];
        const source = from.replace(PARAMETER, (whole, name) => {
            if (whole.length === 1)
                return `\\${whole}`;
            names.push(name ?? `(${names.length}`);
            return /\.\*|\*$/.test(whole) ? '(.*)' : '([^/]+)';
        });
        return names.length > MAX_PARAMETERS ? [] : [{ expression: new RegExp(`^${source}$`), names, to }];
    });
    return path => {
        for (const { expression, names, to } of rules) {
            const values = path.length > MAX_LENGTH ? undefined : expression.exec(path)?.slice(1);
            if (values)
                return filled(to, names, values);
        }
        return path;
    };
}
function filled(to, names, values) {
    const unnamed = values.filter((_, index) => names[index]?.startsWith('('));
    return to.replace(PARAMETER, (whole, name) => {
        if (whole.length === 1)
            return whole;
        return (name === undefined ? unnamed.shift() : values[names.indexOf(name)]) ?? '';
    });
}
/** A parameter, a pattern without a name, or a character that stands for itself. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\([^()]*\)|[.*+?^${}()|[\]\\]/g;

;// CONCATENATED MODULE: ./lib/generators/rules.js










/** What is known of each generator. */
const rules = {
    mkdocs: mkdocs,
    vitepress: vitepress,
    docusaurus: docusaurus,
    starlight: starlight,
    docfx: docfx,
    mdbook: mdbook,
    hugo: hugo,
    jekyll: jekyll,
    gitbook: gitbook,
    mintlify: mintlify,
};

;// CONCATENATED MODULE: ./lib/generators/owner.js
/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { dialect, roots }] of configs.entries())
        for (const folder of [dialect.folder, ...roots.map(root => root.folder)])
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
/** The files of each site, in the order of the sites. */
function ownFiles(configs, files) {
    const owned = configs.map(() => []);
    const ownerOf = toOwner(configs);
    if (configs.length > 0)
        for (const path of files) {
            const owner = ownerOf(path);
            if (owner !== undefined)
                owned[owner]?.push(path);
        }
    return owned;
}

// EXTERNAL MODULE: ./lib/generators/resolve.js
var resolve = __webpack_require__(2842);
;// CONCATENATED MODULE: ./lib/generators/base.js
const whole = (route) => route;
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, dialect, roots }, siteUrls) {
    const from = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (dialect.folder.startsWith(prefix))
            return { url: url + dialect.folder.slice(prefix.length), within: whole };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        return root ? below(root, mapping) : { url, within: whole };
    };
    const whereElse = address === undefined ? from(dialect.contentFolder) : { url: address, within: whole };
    return path => from(path) ?? whereElse;
}
/** A mapping of a folder of pages, or of a folder in it, says where that folder is rather than the site. */
function below({ folder, route }, { prefix, url }) {
    const own = route + prefix.slice(folder.length);
    if (own !== '' && url.endsWith(`/${own}`))
        return { url: url.slice(0, -own.length), within: whole };
    return {
        url,
        within: each => [own, route].flatMap(start => (each.startsWith(start) ? each.slice(start.length) : []))[0] ?? each,
    };
}

;// CONCATENATED MODULE: ./lib/generators/sites.js




/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
function mapSites({ sites }, files) {
    const owned = ownFiles(sites, files);
    const routes = sites.map((config, index) => rules[config.generator].routes(config, owned[index] ?? []));
    const ownerOf = toOwner(sites);
    return (siteUrls, headOf = () => ({})) => {
        const siteOf = (path) => all[ownerOf(path) ?? -1];
        const all = sites.map((config, index) => {
            const site = openSite(config, routes[index], files, siteUrls, headOf);
            return {
                ...site,
                resolve: (link, from) => acrossSites(site.resolve(link, from), siteOf),
            };
        });
        return { all, siteOf };
    };
}
/** What the configurations of sites say of all pages, as a text: where it differs, any document may. */
function describeSites({ sites }) {
    return JSON.stringify(sites.map(config => {
        const { pages, reasons, ...linking } = rules[config.generator].routes(config, []);
        return [config.dialect, config.roots, config.address, linking];
    }));
}
/** A file that a page names may be a page of another site. */
function acrossSites(target, siteOf) {
    if (target.kind !== 'file')
        return target;
    const { path } = target;
    const site = siteOf(path);
    if (!site || site.whyNoPage(path) !== undefined || site.hiddenBy(path) !== undefined)
        return target;
    return { kind: 'page', path, address: site.addressOf(path) };
}
function openSite(config, routes, files, siteUrls, headOf) {
    const baseOf = toBaseOf(config, siteUrls);
    const hiddenBy = (path) => (routes.pages.has(path) ? routes.hiddenBy?.(path, headOf) : undefined);
    const routeOf = (path) => {
        const route = routes.pages.get(path);
        return typeof route === 'function' ? route(headOf(path)) : route;
    };
    const addressOf = (path) => {
        const route = routeOf(path);
        const base = baseOf(path);
        return route === undefined || base === undefined ? undefined : base.url + (0,resolve/* encodeRoute */.Wg)(base.within(route));
    };
    const { roots, dialect } = config;
    return {
        config,
        whyNoPage: path => (routes.pages.has(path) ? undefined : reasonOf(path, config, routes.reasons)),
        hiddenBy,
        needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
        routeOf,
        routes,
        isPartial: path => !routes.pages.has(path) && rules[config.generator].partials?.test(path) === true,
        addressOf,
        resolve: (0,resolve/* toResolver */.ih)({
            routes,
            routeOf,
            hiddenBy,
            files,
            roots,
            folder: dialect.folder,
            aliases: dialect.aliases,
            addressOf,
            base: baseOf(roots[0]?.folder ?? dialect.folder)?.url,
        }),
    };
}
function reasonOf(path, { roots, generator }, reasons) {
    const known = reasons?.get(path);
    if (known !== undefined)
        return known;
    if (roots.some(({ folder }) => path.startsWith(folder)))
        return `is none of the pages that ${generator} makes`;
    const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`;
    return `is in no folder of the site's pages${folders}`;
}

;// CONCATENATED MODULE: ./lib/generators/index.js








/** A longer configuration is not read. */
const generators_MAX_LENGTH = 1_000_000;
const MAX_SITES = 100;
/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param generator looks only for sites of this one, where it is neither `auto` nor `none`.
 */
async function readSites(files, read, generator) {
    const messages = new Set();
    const unread = [];
    const sites = generator === 'none' ? [] : await findSites(files, read, generator, messages, unread);
    return { sites, messages: [...messages], unread };
}
async function findSites(files, read, generator, messages, unread) {
    const reader = toReader(files, read, messages);
    const visible = files.filter(path => !FOREIGN.test(path));
    const found = new Map();
    for (const name of generator === 'auto' ? generators : [generator])
        for (const path of visible.filter(each => rules[name].isConfig(each)).slice(0, MAX_SITES)) {
            const known = messages.size;
            const config = await rules[name].read(path, reader);
            if (!config && messages.size > known)
                unread.push((0,generators_paths/* folderOf */.yS)(path));
            // Of several configurations of one folder that of the generator named first counts.
            if (config && !found.has(config.dialect.folder))
                found.set(config.dialect.folder, config);
        }
    if (found.size === 0 && generator !== 'auto')
        messages.add(`generator: the repository has no configuration of ${generator}, so its pages are read as GitHub shows them. Name another generator, or auto.`);
    const all = [...found.values()];
    return all.filter(config => !isLeftOver(config, all)).slice(0, MAX_SITES);
}
/** Folders whose configurations are of other projects, or there to be tested. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|tests?|__tests__|fixtures|testdata)\//;
/** Generators that make a site of all there is, which a repository often keeps a configuration of after it moved on. */
const WIDE = ['jekyll', 'gitbook'];
function isLeftOver({ generator, dialect: { contentFolder } }, all) {
    const isWithin = (other) => other.dialect.contentFolder.startsWith(contentFolder);
    return WIDE.includes(generator) && all.some(other => !WIDE.includes(other.generator) && isWithin(other));
}
function toReader(paths, read, messages) {
    const files = new Set(paths);
    const text = async (path) => {
        const source = files.has(path) ? ((await read([path])).get(path) ?? null) : undefined;
        if (source === undefined || (source !== null && source.length <= generators_MAX_LENGTH))
            return source?.replace(/^\uFEFF/, '');
        messages.add(`${path} is a symbolic link or longer than 1 MB, so what it says of a site is not known. Make it a shorter file.`);
        return undefined;
    };
    const data = async (path, parse) => {
        const source = await text(path);
        const value = source === undefined ? undefined : await parse(source);
        if (source !== undefined && value === undefined)
            messages.add(`${path} cannot be read, so what it says of a site is not known. Fix it: it does not parse, is nested too deep or has more than 100 aliases.`);
        return value;
    };
    return { files, text, data };
}
/** The head of a page, as the generator of its site reads it. */
function headFor({ generator }, page) {
    return readHead(page, rules[generator].keys ?? []) ?? {};
}


/***/ }),

/***/ 546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P7: () => (/* binding */ toRoute),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   ch: () => (/* binding */ toAddress),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   nn: () => (/* binding */ joinFolder),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
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
    return joined === undefined || joined === '' ? joined : `${joined}/`;
}
/** The folder that a file is in: `''`, or with a slash at its end. */
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** A path without its extension, if it has one of these. */
function stemOf(path, extensions) {
    const extension = extensions.find(each => path.endsWith(each));
    return extension && path.slice(0, -extension.length);
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
/** A path below a site as other generators' `base` settings have it: without a slash at its start, and with one at its end. */
function toRoute(text) {
    const route = text
        .split('/')
        .filter(segment => segment !== '' && segment !== '.')
        .join('/');
    return route === '' ? '' : `${route}/`;
}
/** The address that a configuration names, with a slash at its end; undefined where it is none of a website. */
function toAddress(text, base = '') {
    const url = text === undefined ? null : URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        return undefined;
    return `${url.origin}/${toRoute(`${url.pathname}/${base}`)}`;
}


/***/ }),

/***/ 2842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ namesSource),
/* harmony export */   Wg: () => (/* binding */ encodeRoute),
/* harmony export */   fw: () => (/* binding */ toKey),
/* harmony export */   ih: () => (/* binding */ toResolver)
/* harmony export */ });
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(546);


/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/';
/** Whether a link names a source of Markdown, which readers never have the address of. */
function namesSource(written) {
    return /\.(?:mdx?|markdown)$/i.test(written);
}
/**
 * Makes the resolver of a site's links. A link names a file as the generator looks files up; any other leads where a
 * browser goes from the page's own address, whatever is there.
 */
function toResolver(place) {
    let table;
    return (link, from) => {
        const end = link.search(/[?#]/);
        // As browsers read addresses (URL standard, "basic URL parser").
        const written = (end < 0 ? link : link.slice(0, end)).replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
        if (written === '')
            return toTarget(place, from, from);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
            return { kind: 'address', address: written };
        const file = fileOf(place, (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(written), from);
        if (file !== undefined)
            return toTarget(place, file, from);
        if (namesSource(written))
            return { kind: 'missing' };
        const url = toUrl(place, written, from);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== new URL(UNKNOWN).origin)
            return { kind: 'address', address: url.origin + encodeRoute((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(url.pathname)) };
        table ??= tableOf(place);
        const page = table.get(toKey((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(url.pathname)));
        return page === undefined ? { kind: 'missing' } : toTarget(place, page, from);
    };
}
/** A page in the language of the one that links to it, or another file. */
function toTarget(place, path, from) {
    const { routes, routeOf, hiddenBy, base, addressOf } = place;
    if (!routes.pages.has(path) || hiddenBy(path) !== undefined)
        return { kind: 'file', path };
    const route = base === undefined ? undefined : routes.routeFor?.(path, from, routeOf(path) ?? '');
    return { kind: 'page', path, address: route === undefined ? addressOf(path) : base + encodeRoute(route) };
}
/** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
function fileOf({ routes, roots, folder, aliases, files }, written, from) {
    const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
    const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`;
    const folders = [...roots.map(root => root.folder), folder, ''];
    const assets = (routes.assets ?? []).flatMap(({ route, folder }) => {
        const path = fromRoot.replace(/^\/+/, '');
        return path.startsWith(route) ? ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(folder, path.slice(route.length)) ?? []) : [];
    });
    const paths = fromRoot.startsWith('/')
        ? [...folders.flatMap(each => (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(each, fromRoot) ?? []), ...assets]
        : [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from), written) ?? ''];
    const found = paths.find(path => files.has(path));
    if (found !== undefined || !namesSource(written))
        return found;
    return paths.map(path => routes.named?.(path, from)).find(path => path !== undefined);
}
/** The address that a browser goes to; below that of no site where that is not known. */
function toUrl({ routes, routeOf, base = UNKNOWN }, written, from) {
    const href = routes.toHref?.(written, from) ?? written;
    if (routes.server !== undefined && href.startsWith('/'))
        return URL.parse(href, routes.server);
    // Who writes the whole path means it, where the generator would put the site's own before it again.
    const isOfSite = routes.rooted === 'site' && href.startsWith('/') && !href.startsWith(new URL(base).pathname);
    if (isOfSite)
        return URL.parse(href.replace(/^\/+/, './'), base);
    return URL.parse(href, base + encodeRoute(routeOf(from) ?? ''));
}
/** The pages of a site by their routes. It needs the heads of all of them. */
function tableOf({ routes: { pages }, routeOf }) {
    return new Map([...pages.keys()].map(path => [toKey(`/${routeOf(path)}`), path]));
}
/** The forms of one address that servers take for the same. */
function toKey(route) {
    return route.replace(/(?<=\/)index\.html$/, '').replace(/\.html$|\/$/, '');
}
/** Safe as a Markdown destination anywhere, and otherwise as sites spell it. */
function encodeRoute(route) {
    return route
        .split('/')
        .map(segment => encodeURIComponent(segment.toWellFormed())
        .replace(/[!'()*~]/g, _text_index_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncoded */ .qE)
        .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent))
        .join('/');
}


/***/ }),

/***/ 6072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ hasMdx),
/* harmony export */   FC: () => (/* binding */ fromFolder),
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   IR: () => (/* binding */ isReadAsMdx),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   qZ: () => (/* binding */ aliased)
/* harmony export */ });
/* unused harmony export isMdx */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(546);


const isMdx = (path) => /\.mdx$/i.test(path);
/** Generators that read `.md` as MDX, too. */
const mdxOnly = ['docusaurus', 'mintlify'];
/** Whether a page is read as MDX, whose parser has to be loaded before. */
function isReadAsMdx(path, settings) {
    return (isMdx(path) || (settings !== undefined && mdxOnly.includes(settings.generator) && !settings.isMdMarkdown));
}
/** Whether a file may be a part of a page that is read as MDX. */
function hasMdx(path, { generator }) {
    return isMdx(path) || generator === 'starlight' || mdxOnly.includes(generator);
}
/** The file that an import has the text of, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
function rawFile(specifier) {
    const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier);
    return match?.[1] ?? match?.[2];
}
/** Where a file that an MDX page imports may be in the repository, in the order in which to look. */
function importPaths(written, from, settings) {
    const alias = aliased(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('.'))
        return pathsIn([(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from)], written);
    return written.startsWith('/') ? pathsIn([settings.contentFolder, settings.folder], written) : [];
}
/** The path of what is written in a file of a folder (`''`, or with a slash at its end); undefined where it is none. */
function pathIn(folder, written) {
    return (written === '' ? undefined : (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(folder, written)) || undefined;
}
/** The paths in several folders, each once. */
function pathsIn(folders, written) {
    return [...new Set(folders.map(folder => pathIn(folder, written)))].filter(path => path !== undefined);
}
/** What an alias at the beginning of a path stands for. */
function aliased(written, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(each => written.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
    return alias === undefined ? undefined : pathIn(aliases[alias], written.slice(alias.length));
}
/** A relative destination in a file of one folder, as a page of another folder writes it. */
function fromFolder(url, own, folder) {
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?~@{<]|$)/i.test(url))
        return undefined;
    const path = url.split(/[?#]/, 1)[0];
    const suffix = url.slice(path.length);
    const target = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(own + path);
    if (target.startsWith('../'))
        return undefined;
    return (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, target) || '.') + (path.endsWith('/') ? '/' : '') + suffix;
}


/***/ }),

/***/ 8359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ij: () => (/* binding */ isMatchable),
  En: () => (/* binding */ pageExtensions),
  WV: () => (/* binding */ toMatcher)
});

// UNUSED EXPORTS: defaultFiles, excluding, parseFiles, quoted, readPattern

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/inputs/values.js

/** One or more inputs are missing or malformed; the message has a line for each. */
class values_InputError extends lib_text/* UserError */.yo {
    constructor(message, topic = 'other-inputs') {
        super(message, topic);
    }
}
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function parseBaseUrl(text) {
    if (text === '')
        throw new values_InputError('it is missing. Give the address of your search service, such as https://search.example.com.');
    // What is before "@" or after "?" may be secret, also in what is not a URL.
    if (/[@?#]/.test(text))
        throw new values_InputError('it has a user name, a password, a query or a fragment. Give the address alone; the key goes into api-key.');
    const url = URL.parse(text);
    if (url === null)
        throw new values_InputError(`"${sanitizeForLog(text)}" is not a URL. Give the whole address, such as https://search.example.com.`);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
        throw new values_InputError(`"${sanitizeForLog(text)}" is not https, so the key could be read on its way. Give an address that starts with https://.`);
    return url.href.replace(/(?<!\/)\/+$/, '');
}
function parseConnectorId(text) {
    if (/^[A-Za-z0-9_-]{1,128}$/.test(text))
        return text;
    if (text === '')
        throw new values_InputError("it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.");
    throw new values_InputError(`"${sanitizeForLog(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`);
}
/** Never shown, not even in part. What HTTP refuses in a header would be in the client's own error. */
function parseCredential(text) {
    if (/^[\x21-\x7e]*$/.test(text))
        return text;
    throw new values_InputError('it has a space, a line break or another character that none has. Copy it again and store it in the secret without anything around it.');
}
function parseApiKey(text) {
    if (/^bearer\s/i.test(text))
        throw new values_InputError('it starts with the word "Bearer". Store the key alone; the word is added for you.');
    return parseCredential(text);
}
/**
 * Reads lines such as `docs/ -> https://docs.example.com/`; the longest folder comes first.
 *
 * @throws InputError with a line for each that is malformed.
 */
function parseSiteUrls(text) {
    const problems = [];
    const siteUrls = values_lines(text).flatMap(line => {
        const [folder = '', address = '', ...more] = line.split('->').map(part => part.trim());
        const segments = folder.split('/').filter(segment => segment !== '' && segment !== '.');
        const url = URL.parse(address);
        if (folder === '' || segments.includes('..') || /[*?\\]/.test(folder) || more.length > 0)
            problems.push(`"${sanitizeForLog(line)}" is not a folder, "->" and an address. Write one folder per line from the repository's root, such as docs/ -> https://docs.example.com/, or / for the whole repository.`);
        else if (url === null || !/^https?:\/\/[^@?#]+$/i.test(address))
            problems.push(`"${sanitizeForLog(line)}" has no address of a website after "->". Give the whole address without user name, query or fragment, such as https://docs.example.com/.`);
        else {
            // As safe in a Markdown destination as any other address that is written into one.
            const path = url.pathname.replace(/(?<!\/)\/*$/, '/').replace(/[()'*!~[\]|]/g, percentEncoded);
            return [{ prefix: segments.map(segment => `${segment}/`).join(''), url: url.origin + path }];
        }
        return [];
    });
    if (problems.length > 0)
        throw new values_InputError(problems.join('\n'));
    return siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
}
/** The words that YAML 1.2's core schema has for a boolean, as GitHub's own actions accept them. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new values_InputError(`"${sanitizeForLog(text)}" is neither true nor false. Write one of the two.`);
}
function oneOf(...choices) {
    return text => {
        const choice = choices.find(each => each === text);
        if (choice !== undefined)
            return choice;
        throw new values_InputError(`"${sanitizeForLog(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`);
    };
}
function wholeNumber(min, max) {
    return text => {
        const value = Number(text);
        if (/^\d{1,4}$/.test(text) && value >= min && value <= max)
            return value;
        throw new values_InputError(`"${sanitizeForLog(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`);
    };
}
/** A share from 0 to 1. The sign may be left out: `30` is 30 %. */
function parsePercentage(text) {
    const share = Number(/^(\d{1,3})\s*%?$/.exec(text)?.[1]) / 100;
    if (share <= 1)
        return share;
    throw new values_InputError(`"${sanitizeForLog(text)}" is not a percentage from 0% to 100%. Give one, such as 30%.`);
}
function values_lines(text) {
    return text
        .split(/\r?\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** What is on lines or between commas. Not split by an expression that matches the blanks too: it would be quadratic. */
function entries(text) {
    return values_lines(text.replaceAll(',', '\n'));
}
function parseJournal(text) {
    if (text === 'deployments')
        return { kind: text };
    if (text.includes('/') || /\.jsonl?$/.test(text))
        return { kind: 'file', path: text };
    throw new values_InputError(`"${sanitizeForLog(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`);
}
function parseWorkspacePath(text) {
    if (text === '')
        return undefined;
    // On some file systems git's own folder has other names too.
    const isElsewhere = /^[a-z]:|[\p{Cc}\\]|(?:^|\/)(?:\.\.|\.git[. ]*|git~\d)?(?:\/|$)/iu.test(text);
    if (!isElsewhere)
        return text;
    throw new values_InputError(`"${sanitizeForLog(text)}" is not a file's path in the workspace, outside git's own folder. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`);
}
function parseBranch(text) {
    const name = text.replace(/^refs\/heads\//, '');
    if (/[\s~^:?*[\\]|\.\.|^[-/]|\/$/.test(name))
        throw new values_InputError(`"${sanitizeForLog(text)}" is not the name of a branch. Give one name, such as main, or leave the input out for the default branch.`);
    return name || undefined;
}
function parseTags(text) {
    return [...new Set(entries(text))];
}
function parseRefPrefix(text) {
    if (!/[\p{Cc}\s]/u.test(text))
        return text;
    throw new values_InputError(`"${sanitizeForLog(text)}" has white space in it. Give a short prefix, such as handbook/.`);
}
/** It is part of the name of an environment on GitHub. */
function parseTargetName(text) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text))
        return text;
    throw new values_InputError(`"${sanitizeForLog(text)}" is not the name of a target: up to 64 letters, digits, ".", "-" and "_". Give one such as handbook.`);
}
/** Variables that a runner, its tools or the machine set, which were not made to be sent anywhere. */
const RESERVED = /^(?:(?:ACTIONS|AGENT|AWS|AZURE|CI|DOCKER|GH|GIT|GITHUB|GOOGLE|INPUT|JAVA|LC|LD|NODE|NPM|RUNNER|SSH|SSL|STATE|XDG)(?:_\w*)?|CI|HOME|HOSTNAME|LANG|LOGNAME|OLDPWD|PATH|PATHEXT|PS1|PWD|SHELL|SHLVL|TEMP|TERM|TMP|TMPDIR|TZ|USER|USERNAME|\w*_PROXY|\w*_HOME|\w*_ROOT)$/;
/** The name of a variable that the step's `env` has for this action; case would not count on Windows. */
function parseVariable(text) {
    if (!/^[A-Z][A-Z0-9_]{0,99}$/.test(text))
        throw new values_InputError(
        // Never shown: it may be the key.
        'it is not the name of a variable: capital letters, digits and "_". Give one that the env of the step sets, such as API_SEARCH_KEY, and not the key itself.');
    if (!RESERVED.test(text))
        return text;
    throw new values_InputError(`${text} belongs to the runner, to GitHub or to a tool, and is sent nowhere. Give a variable that the env of the step sets for this, such as API_SEARCH_KEY.`);
}
/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
const MAX_TIMEOUT_MINUTES = 360;

;// CONCATENATED MODULE: ./lib/inputs/patterns.js




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
 * It also matches what records of earlier syncs say: if a pattern meant something else in a later version, what it no
 * longer matches would stay in search.
 */
function toMatcher(patterns) {
    const parsed = patterns.map(toPattern);
    return path => {
        const last = parsed.findLast(pattern => pattern.matches(path));
        return last !== undefined && !last.negate && !DOT_SEGMENT.test(path);
    };
}
/** No git makes a tree with such a path, and a link to it would lead elsewhere; minimatch does not match it either. */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
function toPattern(text) {
    const { negate, pattern } = readPattern(text);
    const covers = toMatches(pattern);
    return { negate, matches: path => covers(path) && (negate || isNamed(path, pattern)) };
}
/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path, pattern) {
    const extension = external_node_path_.posix.extname(path);
    return (pageExtensions.includes(extension.toLowerCase()) || pattern.endsWith(extension || external_node_path_.posix.basename(path)));
}
/** Whether a path matches, or is in a folder that matches: a `**` after a slash may stand for nothing. */
function toMatches(pattern) {
    const below = new esm/* Minimatch */.VR(`/${pattern}/**`, OPTIONS);
    // Only a folder matches a pattern that ends in a slash.
    const end = pattern.endsWith('/') ? '' : '/';
    // To look for a word first takes a fraction of the time. In brackets or escaped, characters are not themselves.
    const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/);
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
    return path => path.includes(longest) && below.match(`/${path}${end}`);
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
/** Patterns as a message names them. */
function quoted(patterns) {
    if (patterns.join('\n') === defaultFiles.join('\n'))
        return 'the default patterns';
    return sanitizeForLog(`"${patterns.join('", "')}"`);
}
/** @throws InputError with a line for each pattern that would not mean what its author expects. */
function parseFiles(text) {
    const patterns = lines(text).filter(line => !line.startsWith('#'));
    const problems = patterns.flatMap(line => {
        const advice = MISTAKES.find(([mistake]) => mistake.test(readPattern(line).pattern))?.[1];
        if (advice === undefined)
            return [];
        return [`"${sanitizeForLog(line)}" ${typeof advice === 'string' ? advice : advice(line)}`];
    });
    if (patterns.every(line => readPattern(line).negate))
        problems.push('only excludes files (or is empty). Add at least one pattern without "!", such as **/*.md.');
    if (problems.length > 0)
        throw new InputError(problems.join('\n'));
    return patterns;
}
/** To match several of these in one part of a path can take forever. */
const COSTLY = /\*(?:[^/*]*\*){3}/;
/** Whether a pattern, as of an earlier version, can be matched in time. */
function isMatchable(pattern) {
    return !COSTLY.test(pattern);
}
/** What is wrong with a pattern, and what to write instead; the first that applies is reported. */
const MISTAKES = [
    [/^$/, 'is empty. Write a path or a pattern, such as docs/**/*.md.'],
    [
        /^\^|\\\.|\$$/,
        'is a regular expression. Write a pattern in which * stands for part of a name, such as docs/**/*.md.',
    ],
    [
        /(?<!\\)\{(?:[^{},.]|\.(?!\.))*(?:,|\.\.)[^{}]*\}/,
        line => `has braces, which this syntax never matches. Write one pattern a line instead: ${inWords((0,esm/* braceExpand */.KA)(line, { braceExpandMax: 20 }))}.`,
    ],
    [
        /(?:[*/]|\.md|\.mdx|\.markdown)\s*,/i,
        line => `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${inWords(entries(line))}.`,
    ],
    [
        /^-\s|^\[?["'].*["']\]?$/,
        'has the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.',
    ],
    [
        /[@?+*!]\([^)]*\)/,
        'has a group of alternatives, which this syntax never matches. Write one pattern a line instead.',
    ],
    [COSTLY, 'has more than three "*" in one part of the path, which can take forever to match. Write fewer.'],
    [
        /^[~/]|^[A-Za-z]:/,
        'starts outside the repository. Write it from the repository’s root, such as docs/**/*.md.',
    ],
    [
        /\\(?![*?[\]{}!#])|\\\*\*/,
        line => `has backslashes, which separate no folders here. Write it with slashes: ${(0,lib_text/* sanitizeForLog */.F0)(line.replaceAll('\\', '/'))}.`,
    ],
    [
        /(?:^|\/)(?:\.|\[\.\]){1,2}(?:\/|$)/,
        'has "." or ".." in it, which this syntax does not allow. Write it from the repository’s root.',
    ],
];
function inWords(patterns) {
    return patterns.map(each => (0,lib_text/* sanitizeForLog */.F0)(each)).join(' and ');
}
/** The extensions that a link may leave out. */
const pageExtensions = ['.md', '.mdx', '.markdown'];
/**
 * What is documentation in a repository about which nothing else is known: all Markdown but that of hidden folders, of
 * other projects, of tests, and for coding agents. A record names each pattern, so that a later version may have others: it
 * then raises `normaliserVersion`, as under these alone a site decides which of its files are pages.
 */
const defaultFiles = [
    ...pageExtensions.map(extension => `**/*${extension}`),
    ...['.*', 'node_modules', 'vendor', 'third_party', 'fixtures', '__fixtures__', 'testdata'].map(folder => `!**/${folder}/**`),
    ...['AGENTS', 'AGENT', 'CLAUDE', 'CLAUDE.local', 'GEMINI'].map(name => `!**/${name}.md`),
];


/***/ }),

/***/ 9051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ closingFence),
/* harmony export */   S3: () => (/* binding */ isRawText),
/* harmony export */   Ul: () => (/* binding */ cutPieces),
/* harmony export */   X0: () => (/* binding */ listMarker),
/* harmony export */   cO: () => (/* binding */ htmlBlocks)
/* harmony export */ });
/**
 * Cuts Markdown between top-level blocks and items: before a line at the margin that follows a blank one or begins the next
 * item, where nothing can be open but a block that was seen to open at the top level and not to close. Where that is not
 * certain, the rest is one piece. Only definitions matter to more than their own piece.
 *
 * @param syntax in MDX, HTML begins no blocks, and a tag on a line of its own is one.
 * @param from the offset of the first piece.
 */
function cutPieces(text, syntax = 'markdown', from = 0) {
    const cutter = new Cutter(text, syntax === 'mdx', from);
    for (let start = from; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        if (!cutter.read(text.slice(start, end), start))
            break;
        start = end + 1;
    }
    return cutter.finish();
}
class Cutter {
    #text;
    #isMdx;
    #pieces = [];
    #start;
    #isCode = false;
    #open;
    /** No text was read so far. */
    #isEmpty = true;
    #isAfterBlank = true;
    /** The list of which the piece is an item. */
    #list;
    /** Since the last blank line something looked like HTML, in which no other block begins. */
    #mayBeHtml = false;
    constructor(text, isMdx, start) {
        this.#text = text;
        this.#isMdx = isMdx;
        this.#start = start;
    }
    /** Returns false where it is not certain which block a line belongs to. */
    read(line, start) {
        const isBlank = blank.test(line);
        if (this.#open)
            return this.#readInside(this.#open, line, isBlank);
        if (isBlank) {
            this.#isAfterBlank = true;
            this.#mayBeHtml = false;
            return true;
        }
        const isTag = this.#isMdx && tag.test(line);
        const list = listOf(line);
        const isFirst = this.#isEmpty || isTag || this.#beginsBlock(line, list);
        if (isFirst && !this.#isEmpty)
            this.#cut(start);
        if (isFirst)
            this.#list = list;
        else if (this.#list ? line.search(/\S/) < this.#list.width : list)
            this.#list = uncertain;
        const opening = openingOf(line, this.#isMdx);
        this.#isCode = isFirst && opening?.isFence === true;
        const isCertain = opening === undefined || this.#enter(opening, isFirst);
        this.#mayBeHtml ||= !this.#isMdx && html.test(line);
        this.#isAfterBlank = isTag;
        this.#isEmpty = false;
        return isCertain;
    }
    finish() {
        this.#isCode = false;
        if (this.#text.length > this.#start)
            this.#cut(this.#text.length);
        return this.#pieces;
    }
    #cut(end) {
        const text = this.#text.slice(this.#start, end);
        this.#pieces.push({ text, start: this.#start, isCode: this.#isCode });
        this.#start = end;
    }
    // After a blank line a footnote and indented code can only go on further in, a list also with another item. micromark
    // drops a byte order mark where a text begins, and after indented code it takes for items only what may interrupt a
    // paragraph.
    #beginsBlock(line, list) {
        if (/^[ \t\uFEFF]/.test(line) || list === uncertain)
            return false;
        if (this.#list && list)
            return list.marker === this.#list.marker;
        return this.#isAfterBlank && (!list || /^1?\D/.test(line));
    }
    #enter(opening, isFirst) {
        if (opening.isClosed)
            return true;
        if (this.#mayBeHtml)
            return false;
        this.#open = { ...opening, margin: isFirst || opening.indent === 0 ? undefined : opening.indent };
        return true;
    }
    #readInside(open, line, isBlank) {
        if (open.margin !== undefined && !isBlank && line.search(/\S/) < open.margin)
            return false;
        if (!open.closes.test(line))
            return true;
        this.#open = undefined;
        this.#isAfterBlank = false;
        this.#mayBeHtml = false;
        return true;
    }
}
const blank = /^[ \t]*$/;
/** There may be a list, or there was one. */
const uncertain = { marker: '', width: 0 };
/** The list to which a line belongs if it is the first of an item. */
function listOf(line) {
    if (!/^ {0,3}(?:\d{1,9}[.)]|[-+*])(?:[ \t]|$)/.test(line))
        return undefined;
    const [before, marker] = listMarker.exec(line) ?? [];
    return marker === undefined ? uncertain : { marker, width: before.length };
}
/** The list marker at the margin, and the blanks between it and the text of its item. */
const listMarker = /^(?![-* ]+(?:\n|$))(?:\d{1,9}(?=[.)])|(?=[-+*]))([-+*.)]) {1,4}(?=\S)/;
/** A tag of MDX that is all of a line. */
const tag = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/;
/** Also in a list, a blockquote or both. */
const html = /^[\s>*+\-\d.)]*</;
/** The block of that kind that a line begins, if nothing else is open. */
function openingOf(line, isMdx) {
    const [spaces] = /^ {0,3}(?=[`~<])/.exec(line) ?? [];
    if (spaces === undefined)
        return undefined;
    const indent = spaces.length;
    const text = line.slice(indent);
    const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(text) ?? [];
    if (fence !== undefined)
        return { isFence: true, indent, isClosed: false, closes: closingFence(fence) };
    const block = isMdx ? undefined : htmlBlocks.find(({ opens }) => opens.test(text));
    return block
        ? { isFence: false, indent, isClosed: block.closes.test(text), closes: block.closes }
        : undefined;
}
/** The line that ends fenced code that began with this sequence. */
function closingFence(opening) {
    return new RegExp(`^ {0,3}${opening}${opening.charAt(0)}*[ \\t]*$`);
}
/**
 * The HTML blocks of types 1 to 5, which without their end run to the end of the page (CommonMark, "HTML blocks"). The
 * end may be on the first line.
 */
const htmlBlocks = [
    { opens: /^<(?:pre|script|style|textarea)(?:[ \t\n>]|$)/i, closes: /<\/(?:pre|script|style|textarea)>/i },
    { opens: /^<!--/, closes: /-->/ },
    { opens: /^<\?/, closes: /\?>/ },
    { opens: /^<!\[CDATA\[/, closes: /\]\]>/ },
    { opens: /^<![a-z]/i, closes: />/ },
];
/**
 * Whether a block of HTML is of the types 1, 3, 4 and 5: its content is code, and it ends at an end mark of its own,
 * which may be in what looks like a comment.
 */
function isRawText(block) {
    return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(block);
}


/***/ }),

/***/ 6837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ parseCut),
/* harmony export */   bl: () => (/* binding */ cutsOf),
/* harmony export */   ry: () => (/* binding */ codeIn)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

/** A thematic break, not of asterisks: the parser would try the first of them as a list marker. */
const RULE = '___';
/** What to cut: the pieces that are not wanted, several in a row as one, and the content of code in the others. */
function cutsOf(pieces, isWanted) {
    const cuts = [];
    let blocks;
    for (const piece of pieces) {
        const { start, text } = piece;
        const end = start + text.trimEnd().length;
        const isKept = isWanted(piece);
        if (isKept)
            cuts.push(...codeIn(piece));
        else if (blocks)
            blocks.end = end;
        else
            cuts.push({ start, end, node: start });
        blocks = isKept ? undefined : cuts.at(-1);
    }
    return cuts;
}
/** The content of code whose fences are indented alike, and what is between them no less, up to the first that is not. */
function codeIn({ text, start }) {
    const cuts = [];
    if (!/`{3}|~{3}/.test(text))
        return cuts;
    let open;
    for (const fence of text.matchAll(fenceLine)) {
        const [, before = '', sequence = '', info = ''] = fence;
        if (!open || /\S/.test(before))
            open = fence;
        else if (info.trim() === '' && sequence.startsWith(open[2])) {
            // Below its first line an item has blanks, and a quote its marks.
            const indent = open[1].replace(/[^\s>]/g, ' ');
            const inside = open.index + open[0].length + 1;
            const lines = text.slice(inside, fence.index).split('\n');
            const isInside = lines.every(line => line.startsWith(indent) || line.trim() === '');
            // With a longer one its end might be taken to be further in.
            if (before !== indent || !isInside || sequence.length > 6)
                break;
            const node = start + open.index + indent.length;
            cuts.push({ start: start + inside, end: start + fence.index, node });
            open = undefined;
        }
    }
    return cuts;
}
/** A fence, with the marks of items and quotes before it. */
const fenceLine = /^([ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,}(?!~))([^`\n]*)$/gm;
/**
 * The tree of a text that is parsed without what is cut, with the places that nodes have in the whole text. Undefined where
 * something cut comes out as anything else than a rule or code, so that something began before it and goes on after it.
 */
function parseCut(text, cuts, parse) {
    const shifts = [{ start: 0, offset: 0, lines: 0 }];
    let [short, end, lines] = ['', 0, 0];
    for (const cut of cuts) {
        short += text.slice(end, cut.start) + (cut.node === cut.start ? RULE : '');
        end = cut.end;
        lines += text.slice(cut.start, end).split('\n').length - 1;
        shifts.push({ start: short.length, offset: end - short.length, lines });
    }
    short += text.slice(end);
    if (short.startsWith(RULE) && /^[ \t\n]*$/.test(short.slice(RULE.length)))
        return { type: 'root', children: [] };
    const tree = parse(short);
    const sought = new Set(cuts.flatMap(({ node = [] }) => node));
    if (cuts.length > 0)
        for (const node of tree.children)
            move(node, shifts, sought);
    return sought.size === 0 ? tree : undefined;
}
function move(node, shifts, sought) {
    const { start, end } = node.position;
    // Some nodes share a point with others.
    node.position = { start: moved(start, shifts), end: moved(end, shifts) };
    if (node.type === 'thematicBreak' || node.type === 'code')
        sought.delete(node.position.start.offset);
    if ('children' in node)
        for (const child of node.children)
            move(child, shifts, sought);
}
function moved({ line, column, offset = 0 }, shifts) {
    const shift = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(shifts, offset);
    return { line: line + shift.lines, column, offset: offset + shift.offset };
}


/***/ }),

/***/ 8356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wE: () => (/* reexport */ compile),
  IO: () => (/* reexport */ markdown_source/* fileSource */.IO),
  EO: () => (/* binding */ plainMarkdown),
  yJ: () => (/* reexport */ markdown_source/* put */.yJ),
  kY: () => (/* reexport */ remember),
  vz: () => (/* reexport */ markdown_source/* sourceOf */.vz)
});

// EXTERNAL MODULE: ./lib/markdown/escape.js
var markdown_escape = __webpack_require__(6734);
// EXTERNAL MODULE: ./lib/markdown/seams.js
var seams = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/markdown/compile.js



/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
function remember(node, parsed = new Map()) {
    const children = 'children' in node ? [...node.children] : [];
    parsed.set(node, children);
    for (const child of children)
        remember(child, parsed);
    return parsed;
}
/**
 * Markdown of a tree in which a plugin has replaced nodes by others, at the positions of what they stand for. A node in
 * which nothing was replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
function compile(tree, source, parsed) {
    const printer = new Printer(source, parsed);
    return printer.mark(tree, false) ? (0,markdown_source/* sourceOf */.vz)([printer.row(tree.children), (0,markdown_source/* put */.yJ)('', source, 0)]) : source;
}
class Printer {
    #source;
    #parsed;
    /** Nodes that no slice can stand for. */
    #changed = new Set();
    /** What is put in is at the place of what it stands for, or else of what comes before it. */
    #at = 0;
    /** The end of the last slice, if nothing was put in after it. */
    #end = Number.NaN;
    constructor(source, parsed) {
        this.#source = source;
        this.#parsed = parsed;
    }
    /**
     * Notes the nodes that are new or have something in them that is, or that is so deep in its container that Markdown
     * would take it for code. Returns whether what the node is in has changed with it.
     */
    mark(node, isDeep) {
        const before = this.#parsed.get(node);
        const children = 'children' in node ? node.children : [];
        let isChanged = before?.length !== children.length;
        children.forEach((child, index) => {
            isChanged =
                this.mark(child, this.#isDeep(child, node)) || child !== before?.[index] || isChanged;
        });
        if (isChanged)
            this.#changed.add(node);
        return isChanged || isDeep;
    }
    /** Whether there are four columns more before a block than before the first of its container, or before that one. */
    #isDeep(node, parent) {
        const { text } = this.#source;
        if (!containers.has(parent.type) || !this.#parsed.has(node))
            return false;
        const first = parent.children[0];
        if (node === first && parent.type !== 'root') {
            const mark = text.slice(startOf(parent), startOf(node)).trimEnd();
            const before = (0,markdown_source/* marginOf */.OB)(text, startOf(parent) + mark.length).width;
            return (0,markdown_source/* marginOf */.OB)(text, startOf(node)).width - before > (parent.type === 'blockquote' ? 3 : 4);
        }
        const margin = parent.type === 'root' ? 0 : (0,markdown_source/* marginOf */.OB)(text, startOf(first)).width;
        return (0,markdown_source/* marginOf */.OB)(text, startOf(node)).width > margin + 3;
    }
    /** The blocks of a container. */
    row(nodes) {
        const parts = [];
        let before;
        for (const node of nodes) {
            const content = this.#changed.has(node) ? this.#block(node) : this.#whole(node);
            if (content.text.trim() === '')
                continue;
            if (before)
                parts.push(this.#put(this.#between(before, node, parts.at(-1).text, content.text)));
            parts.push(content);
            before = node;
        }
        return (0,markdown_source/* sourceOf */.vz)(parts);
    }
    /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
    #between(before, after, above, below) {
        const areParsed = this.#parsed.has(before) && this.#parsed.has(after);
        const gap = areParsed ? this.#source.text.slice(this.#endOf(before), startOf(after)) : '';
        if (gap.includes('\n') && /^[\s>]*$/.test(gap))
            return gap.replace(/[^\n]/g, '');
        const mayBeList = /^(?:list|html|thematicBreak)$/.test(before.type);
        const areLists = mayBeList && endsInList(above) && beginsWithItem.test(below);
        return areLists ? `\n\n${seams/* marker */.x}\n\n` : '\n\n';
    }
    #block(node) {
        this.#at = node.position?.start.offset ?? this.#at;
        switch (node.type) {
            case 'list':
                return this.row(node.children);
            case 'listItem':
            case 'blockquote':
            case 'footnoteDefinition':
                return this.#inside(node);
            case 'paragraph':
                return (0,seams/* joined */.o)(this.#phrases(node.children), true);
            case 'code': {
                const info = [node.lang, node.meta].filter(Boolean).join(' ');
                const fence = (0,markdown_escape/* fenceFor */.Lt)(node.value, info);
                return this.#put(`${fence}${info}\n${node.value}\n${fence}`);
            }
            default:
                return (0,seams/* joined */.o)(this.#phrase(node), false);
        }
    }
    /** A container, with the mark that it is written with. */
    #inside(node) {
        const inside = this.row(node.children);
        const written = this.#source.text.slice(startOf(node), startOf(this.#parsed.get(node)[0]));
        // Of five blanks only the first is no code.
        const mark = /^\S+ {1,4}$/.test(written) ? written : `${written.trimEnd()} `;
        const others = node.type === 'blockquote' ? '> ' : ' '.repeat(node.type === 'listItem' ? mark.length : 4);
        // Below a paragraph a mark alone would make a heading of it; and before a rule it may be a part of that.
        const isRule = /^([-*])(?:[ \t]*\1){2,}[ \t]*(?:\n|$)/.test(mark + inside.text);
        const kept = inside.text === '' ? seams/* marker */.x : isRule ? `${seams/* marker */.x}\n` : '';
        return (0,markdown_source/* indented */.gu)((0,markdown_source/* sourceOf */.vz)([this.#put(kept), inside]), mark, others);
    }
    #phrases(nodes) {
        return nodes.flatMap(node => (this.#changed.has(node) ? this.#phrase(node) : [this.#whole(node)]));
    }
    #phrase(node) {
        this.#at = node.position?.start.offset ?? this.#at;
        if (this.#parsed.has(node) && 'children' in node)
            return this.#around(node);
        switch (node.type) {
            case 'text':
                return [this.#put((0,markdown_escape/* escaped */.Mk)(node.value))];
            case 'html':
                return [node.data?.source ? { ...node.data.source, isSeam: true } : this.#put(node.value)];
            case 'image':
                return [this.#put(`![${(0,markdown_escape/* escaped */.Mk)(node.alt ?? '')}](${(0,markdown_escape/* destination */.j_)(node.url)})`)];
            case 'link':
                return this.#enclosed('[', node.children, `](${(0,markdown_escape/* destination */.j_)(node.url)})`);
            case 'heading':
                return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '');
            case 'strong':
                return this.#enclosed('**', node.children, '**');
            default:
                throw new Error(`a new node of type "${node.type}" cannot be printed`);
        }
    }
    #enclosed(first, nodes, last) {
        return [this.#put(first), ...this.#phrases(nodes), this.#put(last)];
    }
    /** A node's own marks as they are written, around its children and between the rows of a table. */
    #around(node) {
        const before = this.#parsed.get(node);
        const [first, last] = [before[0], before.at(-1)];
        const opening = this.#slice(startOf(node), startOf(first));
        const inside = node.children.flatMap((child, index) => {
            const isRow = node.type === 'table' && index > 0;
            const between = isRow ? [this.#slice(this.#endOf(before[index - 1]), startOf(child))] : [];
            return [...between, ...this.#phrases([child])];
        });
        return [opening, ...inside, this.#slice(this.#endOf(last), this.#endOf(node))];
    }
    #whole(node) {
        return this.#slice(startOf(node), this.#endOf(node));
    }
    #slice(start, end) {
        const { text } = this.#source;
        // The next line begins after the marks of its containers.
        const follows = this.#end <= start && /^(?:.|\n[ \t>]*)$/.test(text.slice(this.#end - 1, start));
        this.#at = end;
        if (end > start)
            this.#end = end;
        return { ...(0,markdown_source/* slice */.di)(this.#source, start, end), isSeam: !follows };
    }
    #put(text) {
        this.#end = Number.NaN;
        return { ...(0,markdown_source/* put */.yJ)(text, this.#source, this.#at), isSeam: true };
    }
    // A list in a quote ends after the blank line that follows it.
    #endOf(node) {
        const last = /^list/.test(node.type) ? this.#parsed.get(node)?.at(-1) : undefined;
        return last ? this.#endOf(last) : (node.position?.end.offset ?? 0);
    }
}
const containers = new Set(['root', 'list', 'listItem', 'blockquote', 'footnoteDefinition']);
function startOf(node) {
    return node.position?.start.offset ?? 0;
}
const beginsWithItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/;
function endsInList(text) {
    const block = (text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? '').trimEnd();
    const endsInCode = /(?:^|\n)(?:`{3}|~{3})[^\n]*$/.test(block);
    // A line at the margin is no part of an item without text.
    return !endsInCode && /(?:^|\n) {0,3}(?:[-+*]|\d{1,9}[.)])(?: +[^ \n]| *$| *\n[ \t])/.test(block);
}

;// CONCATENATED MODULE: ./lib/markdown/dialect.js


/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };


/***/ }),

/***/ 6734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   j_: () => (/* binding */ destination)
/* harmony export */ });
/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
function escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
/** A fence for code that is longer than any in it; of backticks, if there is none in what follows the first. */
function fenceFor(code, info) {
    const runs = code.match(/`{3,}|~{3,}/g) ?? [];
    return (info.includes('`') ? '~' : '`').repeat(Math.max(3, ...runs.map(run => run.length + 1)));
}
/** A URL between the parentheses of a link. */
function destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    return /[\s()]/.test(plain) ? `<${plain}>` : plain;
}


/***/ }),

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ readBlock),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   vQ: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* unused harmony exports yaml, toml */
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(807);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _hiding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);





/** Front matter that has more characters is not read. */
const MAX_LENGTH = 64 * 1024;
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const found = findBlock(text);
    const { language, block = '', end = 0 } = found ?? {};
    const { spell } = language ?? yaml;
    const whole = { data: {}, text, linesBefore: 0, messages: [], spell };
    if (!language)
        return whole;
    if (end === 0)
        return { ...whole, ...unended(text.slice(text.indexOf('\n') + 1), language) };
    const reading = readBlock(block, language);
    if (reading.kind === 'other')
        return whole;
    return {
        data: reading.kind === 'mapping' ? reading.data : (0,_hiding_js__WEBPACK_IMPORTED_MODULE_3__/* .hidingLines */ .Vu)(block),
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: reading.kind === 'broken' ? [brokenMessage(reading)] : [],
        spell,
    };
}
/** A block of front matter, and where the text begins that follows it; only its language where it never ends. */
function findBlock(text) {
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence));
    const opening = text.indexOf('\n');
    if (!language || opening < 0 || text.slice(language.fence.length, opening).trim() !== '')
        return undefined;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { language };
    const block = text.slice(opening + 1, opening + closing.index + 1);
    return { language, block, end: opening + closing.index + closing[0].length };
}
function readBlock(block, language) {
    const reading = block.length > MAX_LENGTH ? tooLong(language) : language.read(block);
    return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading;
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
/**
 * Where front matter without its closing fence ends is not known, so that all of it stays in the text, as readers see
 * it. Only what it says about hiding the page counts, up to the first lines that have no key.
 */
function unended(rest, language) {
    const [first = '', ...others] = rest.split(/\n[ \t]*\n/).filter(each => each.trim() !== '');
    if (!beginsWithKey(first, language))
        return {};
    const end = others.findIndex(each => !wordAsKey.test(each));
    const data = (0,_hiding_js__WEBPACK_IMPORTED_MODULE_3__/* .hidingLines */ .Vu)([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'));
    if (Object.keys(data).length === 0 && isProse(first, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`;
    return { data, messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] };
}
/** A rule, and a paragraph below it such as "Note: this is a draft.": a sentence, and none of its lines another key. */
function isProse(paragraph, { keyLine }) {
    const [first = '', ...others] = paragraph.trim().split('\n');
    const isSentence = /^\p{Lu}/u.test(first) && /[.!?]$/.test(others.at(-1) ?? first);
    return isSentence && others.every(line => /^[^\s#-]/.test(line) && !keyLine.test(line));
}
// Below a blank line prose may begin, which may end in a colon as well.
const wordAsKey = /^\n*["']?[\w.-]+["']?[ \t]*[:=]/;
function tooLong({ name }) {
    const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page is pushed without its title, description and tags. Shorten it.`;
    return { kind: 'broken', line: 1, column: 1, reason };
}
function brokenMessage({ line, column, reason }) {
    // The block begins on the line after its fence.
    return { line: line + 1, column, rule: 'front-matter', reason };
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    spell: ([key = '', ...others], value) => others.length === 0 ? `${key}: ${value}` : `${key}: {${yaml.spell(others, value)}}`,
    read(block) {
        try {
            return readYaml(block);
        }
        catch (error) {
            // An alias of nothing, too many of them, or nesting deeper than the stack.
            return broken(block, 0, error instanceof Error ? error.message : String(error));
        }
    },
};
/** @throws as the library does */
function readYaml(block) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(block, _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlOptions */ .UR);
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTooManyAliases */ .CC)(document))
        return broken(block, 0, 'too many aliases');
    const data = document.toJS({ maxAliasCount: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ALIASES */ .K1 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    return { kind: 'broken', ...(0,vfile_location__WEBPACK_IMPORTED_MODULE_4__/* .location */ .C)(block).toPoint(offset), reason: doesNotParse('YAML', why) };
}
function doesNotParse(name, why) {
    return `the ${name} front matter does not parse (${why}): the page is pushed without its title, description and tags. Fix the ${name} here.`;
}
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    spell: (keys, value) => `${keys.join('.')} = ${value}`,
    read(block) {
        try {
            return { kind: 'mapping', data: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(block, { integersAsBigInt: 'asNeeded' }) };
        }
        catch (error) {
            const { line, column } = error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx ? error : { line: 1, column: 1 };
            const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
            return { kind: 'broken', line, column, reason: doesNotParse('TOML', why) };
        }
    },
};


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   SF: () => (/* binding */ hidingReason),
/* harmony export */   Vu: () => (/* binding */ hidingLines)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
    { keys: ['draft'], when: true },
    { keys: ['published'], when: false },
    { keys: ['unlisted'], when: true },
    { keys: ['noindex'], when: true },
    { keys: ['search'], when: false },
    { keys: ['search', 'exclude'], when: true },
];
/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
function hidingReason(frontMatter, spell) {
    for (const { keys, when } of hiding) {
        const { value, spelled } = find(frontMatter, keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(word, !when) === when)
            return `front matter says \`${spell(spelled, word)}\``;
    }
    return undefined;
}
/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    const data = {};
    /** The indentation of the key or table `search` that a line is in. */
    let depth;
    for (const line of block.split('\n')) {
        const [, key, value] = plainLine.exec(line) ?? [];
        if (key !== undefined)
            data[key.toLowerCase()] = value ?? hidingValue(key);
        const indent = line.search(/[^ \t]/);
        if (searchLine.test(line))
            depth = line.trimStart().startsWith('[') ? -1 : indent;
        // What is no further in than the key, and in TOML the next table, belongs to something else.
        else if (depth !== undefined && indent >= 0 && (indent <= depth || line.startsWith('[')))
            depth = undefined;
        const [, exclude] = (depth !== undefined && excluding.exec(line)) || [];
        if (exclude !== undefined)
            data.search = { exclude };
    }
    return data;
}
// An alias may be of anything.
function hidingValue(key) {
    return String(hiding.find(({ keys }) => keys[0] === key.toLowerCase())?.when);
}
/** Also in a merged mapping, and with an anchor, a tag or an alias. */
const plainLine = /^[ \t]*(?:<<:[ \t]*\{[ \t]*)?["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*(?:[&!]\S*[ \t]+)*(?:["']?(true|false|yes|no|on|off)["']?|\*[^\s},#]+)[ \t]*(?:[},#].*)?$/i;
/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|\[[ \t]*search[ \t]*\])/i;
const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i;
/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well), and how they are. An object's own keys only: a page must not reach what every object inherits.
 */
function find(mapping, keys) {
    const spelled = [];
    let value = mapping;
    for (const key of keys) {
        const own = typeof value === 'object' && value ? Object.entries(value) : [];
        const [name, inner] = own.find(([each]) => each.toLowerCase() === key) ?? [key];
        spelled.push(name);
        value = inner;
    }
    return { value, spelled };
}


/***/ }),

/***/ 9614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ gfmFromMarkdown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   t8: () => (/* binding */ gfmExtensions),
/* harmony export */   uC: () => (/* binding */ destinations),
/* harmony export */   zx: () => (/* binding */ mayBeGfm)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6807);
/* harmony import */ var mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(870);
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1486);
/* harmony import */ var micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2429);
/* harmony import */ var micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1680);
/* harmony import */ var micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7749);






/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
function gfm() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...gfmExtensions()];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...gfmFromMarkdown()];
}
/** What reads that syntax. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__/* .gfmTable */ .x)(), (0,micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__/* .gfmFootnote */ .r)(), (0,micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__/* .gfmStrikethrough */ .K)()];
}
/** What makes nodes of that syntax. */
function gfmFromMarkdown() {
    return [(0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__/* .gfmTableFromMarkdown */ .c)(), (0,mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__/* .gfmFootnoteFromMarkdown */ .i)(), (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__/* .gfmStrikethroughFromMarkdown */ .p)()];
}
/** Whether a text may have that syntax: may be wrongly true, but never wrongly false. */
function mayBeGfm(text) {
    if (text.includes('[^') || text.indexOf('~') < text.lastIndexOf('~'))
        return true;
    // The row below the head of a table, also in lists and quotes.
    const rows = /[|:]/.test(text) ? (text.match(/^[ \t>*+\d.)|:-]+$/gm) ?? []) : [];
    return rows.some(row => /[|:]/.test(row) && row.includes('-'));
}
/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
function destinations() {
    const data = this.data();
    const extension = { exit: { resourceDestinationString: keep, definitionDestinationString: keep } };
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), extension];
}
// What mdast-util-from-markdown does at these tokens, and the place.
function keep(token) {
    const url = this.resume();
    const node = this.stack.at(-1);
    if (node?.type !== 'link' && node?.type !== 'image' && node?.type !== 'definition')
        return;
    node.url = url;
    const from = node.position.start.offset;
    node.data = { destination: { start: token.start.offset - from, end: token.end.offset - from } };
}


/***/ }),

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ joined),
/* harmony export */   x: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joined(runs, isText) {
    const text = runs.map(each => each.text).join('');
    const result = [];
    /** The blanks after the last result, in parts where something is gone or put in between them. */
    let gap = [''];
    let left = '';
    /** What was text would be the address of a link, now that what kept it from being one is gone. */
    let isInAddress = false;
    let offset = 0;
    let last;
    for (const run of runs) {
        const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length];
        if (last && run.isSeam)
            gap.push('');
        gap[gap.length - 1] += run.text.slice(0, start);
        if (end > 0) {
            const right = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined);
            const blanks = result.length > 0 ? fill(gap, left, right) : '';
            const between = isInAddress && gap.length > 1 && blanks !== marker ? marker + blanks : blanks;
            if (between !== '')
                result.push((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .put */ .yJ)(between, last, 0));
            const isStart = result.length === 0 ? isText : gap.length > 1 && between.endsWith('\n');
            const inside = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(run, start, end);
            result.push(...(isStart && !gap.at(-1).includes('\n') ? lineStart(inside, right) : [inside]));
            left = (left + between + inside.text).slice(-64);
            isInAddress = beginsAddress.test(inside.text) || (isInAddress && !/[\s()]/.test(inside.text));
            gap = [run.text.slice(end)];
        }
        if (run.text !== '')
            last = run;
        offset += run.text.length;
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(result);
}
const beginsAddress = /\]\(\s*[^\s()]*$/;
// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/;
/** What a line begins with, where a backslash keeps it from beginning a block. */
function lineStart(run, line) {
    const match = blockStart.exec(line.trimEnd());
    if (!match)
        return [run];
    const at = match[1]?.length ?? 0;
    return [(0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(run, 0, at), (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .put */ .yJ)('\\', run, 0), (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(run, at)];
}
// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/;
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/;
/** What to write between two texts, for the blanks that were there. */
function fill(gap, left, right) {
    const blanks = gap.join('');
    if (gap.length === 1)
        return blanks;
    // A line with nothing else would end the paragraph.
    if (blanks.includes('\n'))
        return gap.some(each => each.includes('  \n')) ? '  \n' : '\n';
    const isOneSided = gap[0] === '' || gap.at(-1) === '';
    if (blanks !== '' && !(isOneSided && (opens.test(left) || closes.test(right))))
        return ' ';
    return mayPair.test(left.slice(-1) + right.charAt(0)) || isInWord(left, right) ? marker : '';
}
/** Two characters that together mean something else. */
const mayPair = /^(?:([*_~`])\1|\][([:]|!\[)$/;
/** Whether marks would be in a word, where a tag was that they could begin or end emphasis beside. */
function isInWord(left, right) {
    if (/^[\p{L}\p{N}]/u.test(right))
        return /[^\s*_~][*_~]{1,9}$/.test(left);
    return /[\p{L}\p{N}]$/u.test(left) && /^[*_~]+[^\s*_~]/.test(right);
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OB: () => (/* binding */ marginOf),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);

/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = (0,vfile_location__WEBPACK_IMPORTED_MODULE_0__/* .location */ .C)(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return { text, placeAt };
}
/** A part of a source. */
function cut(source, start, end = source.text.length) {
    return { text: source.text.slice(start, end), placeAt: offset => source.placeAt(start + offset) };
}
/** Text that is put in at a place of a source. */
function put(text, source, at) {
    return { text, placeAt: () => source.placeAt(at) };
}
/** Several sources, one after the other. */
function sourceOf(parts) {
    let text = '';
    const starts = parts.map(each => {
        const start = text.length;
        text += each.text;
        return { start, each };
    });
    const placeAt = (offset) => {
        const { start, each } = lastBefore(starts, offset);
        return each.placeAt(offset - start);
    };
    return { text, placeAt };
}
/** The last of some stretches that begins at an offset or before it. */
function lastBefore(stretches, offset) {
    let [low, high] = [0, stretches.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (stretches[middle].start <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return stretches[low - 1];
}
/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
function slice(source, start, end) {
    const { text } = source;
    const margin = marginOf(text, start);
    if (margin.width + margin.quotes === 0)
        return cut(source, start, end);
    const lines = [];
    for (let at = start; at < end;) {
        const next = Math.min(text.indexOf('\n', at) + 1 || end, end);
        lines.push(cut(source, at, next));
        at = Math.min(afterMargin(text, next, margin), end);
    }
    return sourceOf(lines);
}
/** What is before a text on its line: so many marks of quotes, in lists or not, and columns after these. */
function marginOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? [];
    return { quotes: marks.split('>').length - 1, width: widthOf(before.slice(marks.length)) };
}
// Where a line goes on after such a margin, of which a paragraph may have less. A tab that goes further is no part of it.
function afterMargin(text, line, { quotes, width }) {
    let at = line;
    const mark = /[ \t]*>[ \t]?/y;
    mark.lastIndex = at;
    for (let count = 0; count < quotes && mark.test(text); count++)
        at = mark.lastIndex;
    let column = 0;
    for (const each of text.slice(at, at + width)) {
        column += each === '\t' ? 4 - (column % 4) : 1;
        if (!/[ \t]/.test(each) || column > width)
            break;
        at++;
    }
    return at;
}
/** A text in a container that begins its first line and its others with these marks. */
function indented(source, first, others) {
    const lines = Array.from(source.text.matchAll(/[^\n]+\n?|\n/g), ({ 0: line, index }) => {
        const mark = index === 0 ? first : others;
        const written = put(line === '\n' ? mark.trimEnd() : mark, source, index);
        return [written, cut(source, index, index + line.length)];
    });
    return sourceOf(lines.flat());
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    let width = 0;
    for (const each of text)
        width += each === '\t' ? 4 - (width % 4) : 1;
    return width;
}


/***/ }),

/***/ 2061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   V4: () => (/* binding */ splice),
/* harmony export */   Zk: () => (/* binding */ splicer)
/* harmony export */ });
/** Puts edits into a text. One that begins inside another is lost in it, as its place is. */
function splice(text, edits) {
    const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    const parts = [];
    let at = 0;
    for (const { start, end, replacement } of ordered) {
        if (start < at)
            continue;
        parts.push(text.slice(at, start), replacement);
        at = end;
    }
    return parts.join('') + text.slice(at);
}
/** The compiler of the processor: the source with the page's edits, where others print the tree. */
const splicer = function () {
    this.compiler = (_tree, file) => splice(String(file), file.data.page.edits);
};
/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
function walk(parent, see) {
    for (const node of parent.children) {
        see(node);
        if ('children' in node)
            walk(node, see);
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
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   UR: () => (/* binding */ yamlOptions),
/* harmony export */   aR: () => (/* binding */ get),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);


/** Aliases of aliases may expand without end, and the parser itself takes the square of their number. */
const MAX_ALIASES = 100;
const yamlOptions = {
    // Every scalar is the string that its author wrote: `1.10` and `2024-05-01` make good titles and tags.
    schema: new yaml__WEBPACK_IMPORTED_MODULE_1__/* .Schema */ .Sj({ schema: 'failsafe', customTags: ['null', 'merge'] }),
    // Of a key that is there twice the last value counts, as with most site generators.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
};
/** Reads YAML, a tag such as MkDocs' `!!python/name:` as plain text; undefined where it cannot be read. */
function readYaml(text) {
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, yamlOptions);
        if (document.errors.length > 0)
            return undefined;
        if (hasTooManyAliases(document))
            return undefined;
        withDefaults(document);
        return document.toJS({ maxAliasCount: MAX_ALIASES });
    }
    catch {
        // An alias of nothing, too many of them, or nesting deeper than the stack.
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
            const last = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) && node.items.length > 1 ? node.items.at(-1) : undefined;
            return document.createNode((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(last) ? last.value : null);
        },
    });
}
/** Undefined where it cannot be read. */
function readToml(text) {
    try {
        return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { integersAsBigInt: 'asNeeded' });
    }
    catch {
        return undefined;
    }
}
/** A value's own member below keys: a configuration must not reach what every object inherits. */
function get(value, ...keys) {
    let inner = value;
    for (const key of keys) {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key))
            return undefined;
        inner = inner[key];
    }
    return inner;
}
/** A plain value as text; undefined for anything else. */
function text(value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Date)
        return value.toISOString();
    return ['number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : undefined;
}
/** Whether a value is the boolean, as text or not; the default where it is neither. */
function flag(value, byDefault) {
    const word = text(value)?.toLowerCase();
    if (word === 'true' || word === 'yes' || word === 'on')
        return true;
    return word === 'false' || word === 'no' || word === 'off' ? false : byDefault;
}
/** The texts of a list, or of a single value. */
function texts(value) {
    return list(value).flatMap(each => text(each) ?? []);
}
function list(value) {
    return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}
/** The members of a mapping; none of anything else. */
function members(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
/** The members of mappings below each other that have plain values, by their keys with dots between. */
function plainMembers(value, prefix = '', depth = 8) {
    const found = members(value).flatMap(([key, inner]) => {
        const plain = text(inner);
        if (plain !== undefined)
            return [[prefix + key, plain]];
        return depth > 0 ? Object.entries(plainMembers(inner, `${prefix}${key}.`, depth - 1)) : [];
    });
    return Object.fromEntries(found);
}


/***/ }),

/***/ 6843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ sanitizeForLog),
/* harmony export */   qE: () => (/* binding */ percentEncoded),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony exports sanitizeLine, isSha */

/** What went wrong in words for the user: what was received, what was expected, what to do. */
class UserError extends Error {
    topic;
    constructor(message, topic) {
        super(message);
        this.topic = topic;
    }
}
/** The most characters of a foreign text that are printed. */
const MAX_LENGTH = 200;
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
function sanitizeForLog(text, maxLength = MAX_LENGTH) {
    const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed());
    return text.length > maxLength ? `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/** The same without the cut, for whole lines that were put together here. */
function sanitizeLine(text) {
    return text
        .replace(INVISIBLE, escaped)
        .replace(/:(?=:)/g, ': ')
        .replaceAll('##[', '## [');
}
const SHORT = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0' };
function escaped(character) {
    return SHORT[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
function isSha(value) {
    return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
function percentEncoded(character) {
    return [...new TextEncoder().encode(character)]
        .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('');
}


/***/ })

};
