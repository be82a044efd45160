export const id = 54;
export const ids = [54];
export const modules = {

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./node_modules/remark/index.js + 9 modules
var remark = __webpack_require__(1671);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/markdown/front-matter.js
var front_matter = __webpack_require__(6126);
// EXTERNAL MODULE: ./lib/markdown/parse.js
var markdown_parse = __webpack_require__(9614);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/sites/index.js + 1 modules
var lib_sites = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/message.js
var message = __webpack_require__(9140);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 13 modules
var dist = __webpack_require__(8426);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
;// CONCATENATED MODULE: ./lib/document/edits.js






/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level is removed
 * whole, unless it keeps its neighbours apart; any other is emptied, since what is safe inside a line depends on all of
 * that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition. Definitions that nothing can refer to,
 * such as `[//]: # (words)`, are comments as well.
 */
function comments() {
    return (tree, file) => {
        const source = String(file);
        const page = file.data.page;
        if (!source.includes('<!--') && !tree.children.some(isComment))
            return;
        const removable = removableBlocks(tree);
        for (const { position } of removable)
            page.edits.push({
                start: position.start.offset,
                end: position.end.offset,
                by: '',
            });
        (0,markdown_parse/* walk */.GG)(tree, node => {
            if (node.type !== 'html' || !node.value.includes('<!--'))
                return;
            const { start, end } = node.position;
            // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
            const raw = source.slice(start.offset, end.offset);
            if (!removable.has(node))
                page.edits.push(...editsFor(raw, start.offset));
            if (!isOpenComment(raw))
                return;
            const offset = start.offset + raw.indexOf('<!--');
            const { line, column } = page.markdown.placeAt(offset);
            page.messages.push({ line, column, rule: 'comment', reason: OPEN });
        });
    };
}
const OPEN = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.';
/** Whether a block is nothing but comments. */
function isComment(node) {
    if (node.type === 'definition')
        return isCommentDefinition(node);
    if (node.type !== 'html')
        return false;
    return isOpenComment(node.value) || withoutComments(node.value).trim() === '';
}
/** Whether a definition is a comment: `[//]: # (words)` or `[comment]: <> (words)`. */
function isCommentDefinition({ identifier, url, title }) {
    return (/^(?:\/\/|comment)$/.test(identifier) && /^#?$/.test(url) && Boolean(title));
}
/** The comments that are removed whole. The last of several in a row may keep apart the blocks before and after them. */
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
    if (!before ||
        !after ||
        !['list', 'footnoteDefinition', 'code'].includes(before.type))
        return false;
    const isIndented = after.position?.start.column !== 1 ||
        (after.type === 'html' && /^[ \t]/.test(after.value) && !isComment(after));
    return isIndented || ['list', 'code'].includes(after.type);
}
/** The edits that empty the comments in HTML. @param start its offset in the page. */
function editsFor(raw, start) {
    if (isOpenComment(raw))
        return [
            {
                start: start + raw.indexOf('<!--'),
                end: start + raw.trimEnd().length,
                by: markdown_source/* marker */.xL,
            },
        ];
    if ((0,markdown_parse/* isRawText */.S3)(raw))
        return [];
    return commentsIn(raw).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        by: emptied(raw.slice(comment.start, comment.end)),
    }));
}
/** Removes all that looks like a comment from a text that could not be parsed, in code as well. */
function withoutComments(text) {
    return (0,markdown_source/* splice */.V4)(text, commentsIn(text));
}
/**
 * Empties a comment but for backticks and pipes: without these, three backticks before it would begin a fence, and a line above
 * a row of dashes could be a table's.
 */
function emptied(comment) {
    if (comment.length <= '<!---->'.length)
        return comment;
    return `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`;
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
        found.push({ start, end: close + 3, by: '' });
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
/**
 * Makes the relative destinations of links, images and definitions absolute, and keeps only the text of those that hold a file.
 */
function links() {
    return (tree, file) => {
        const page = file.data.page;
        (0,markdown_parse/* walk */.GG)(tree, node => {
            if (node.type === 'link' ||
                node.type === 'image' ||
                node.type === 'definition') {
                if (isData(node.url))
                    keepText(node, page);
                else
                    resolveLink(node, page);
            }
        });
    };
}
/** Whether an address is a file itself, in characters that say nothing to a search. */
function isData(url) {
    return /^\s*data:/i.test(url);
}
/** Keeps the text of a link or image. A definition may be that of both, and leads nowhere. */
function keepText(node, { edits }) {
    const start = node.position.start.offset;
    const end = node.position.end.offset;
    const place = node.data?.destination;
    if (node.type === 'definition') {
        edits.push({
            start: start + place.start,
            end: start + place.end,
            by: '#',
        });
        return;
    }
    if (node.type === 'image') {
        // It may begin a line, where these marks begin a block.
        const text = (0,markdown_source/* escaped */.Mk)(node.alt ?? '');
        edits.push({ start, end, by: text.replace(/^(\d*)([-#+>=.)])/, '$1\\$2') });
        return;
    }
    const first = node.children[0];
    // The text of an autolink is its address.
    if (!first || !place) {
        edits.push({ start, end, by: '' });
        return;
    }
    const textEnd = node.children.at(-1).position.end.offset;
    edits.push({ start, end: first.position.start.offset, by: '' });
    edits.push({ start: textEnd, end, by: '' });
}
function resolveLink(node, page) {
    // An autolink has no destination besides its text, and is never relative.
    const place = node.data?.destination;
    if (!place)
        return;
    const offset = node.position.start.offset;
    const start = offset + place.start;
    const destination = fromPage(node.url, start, page);
    const showsFile = (path) => shows(node, path);
    const { url, problem } = resolveDestination(destination, showsFile, page);
    if (url !== undefined || destination !== node.url) {
        const safe = url ?? (0,lib_sites/* encodeSuffix */.u7)(destination);
        const by = safe.replace(/&(?=#?\w+;)/g, '&amp;');
        page.edits.push({ start, end: offset + place.end, by });
    }
    if (problem)
        warn(page, offset, problem());
}
function warn(page, offset, problem) {
    const { line, column } = page.markdown.placeAt(offset);
    page.messages.push({ line, column, ...problem });
}
/** Whether a page shows the target, rather than linking to it. A definition does so where its target is an image. */
function shows(node, path) {
    if (node.type === 'image')
        return true;
    const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
    return node.type === 'definition' && isImageFile;
}
/** Makes a destination in an included file relative to the page. */
function fromPage(url, offset, { path, markdown }) {
    const place = markdown.placeAt(offset);
    if (!place.isRebased)
        return url;
    return (0,text_paths/* fromFolder */.FC)(url, (0,text_paths/* folderOf */.yS)(place.path), (0,text_paths/* folderOf */.yS)(path)) ?? url;
}
/**
 * Resolves a relative destination on a page to an address: on the website if the target is there, else on GitHub. Safe in
 * a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function resolveDestination(destination, showsFile, page) {
    const [link = ''] = destination.split(/[?#]/, 1);
    const suffix = destination.slice(link.length);
    const isExternal = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link.replace(/[\t\n\r]/g, ''));
    // `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
    if (link === '' || /\{[{%]/.test(destination) || isExternal)
        return {};
    const target = page.sites.resolve(link, page.path);
    const address = addressOf(target, showsFile, page);
    let url;
    if (address !== undefined)
        url = address + (0,lib_sites/* encodeSuffix */.u7)(suffix);
    if (target.kind !== 'missing' || !isMistake(link, page))
        return { url };
    return { url, problem: () => linkProblem(destination, link, address, page) };
}
/** The address of a target on the website, or else on GitHub. */
function addressOf(target, showsFile, { paths, settings }) {
    if ('address' in target && target.address !== undefined)
        return target.address;
    if (!('path' in target))
        return undefined;
    // GitHub does not have what an earlier step of the job wrote, and the site of that may not show it.
    if (paths.generated?.has(target.path))
        return (0,lib_sites/* siteUrlOf */.Yg)(target.path, settings.siteUrls);
    if (showsFile(target.path))
        return (0,lib_sites/* urlOf */.rs)('raw', target.path, settings);
    if (target.kind === 'folder')
        return (0,lib_sites/* urlOf */.rs)('tree', target.path, settings);
    return (0,lib_sites/* urlOf */.rs)('blob', target.path, settings);
}
/** Whether a link without a target is sure to be a mistake. */
function isMistake(link, { path, paths, status }) {
    // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
    if (paths.generated?.has(path))
        return false;
    // On a site only sources are: others may be pages that it makes, and on Learn `~/` may be another repository.
    if (status.kind !== 'none')
        return (0,text_paths/* namesSource */.QM)(link) && !link.startsWith('~');
    // In a project of Sphinx it names a label or a document (MyST, "Cross-references").
    const hasSphinx = [...(0,text_paths/* foldersAbove */.Zv)(path), ''].some(folder => paths.files.has(`${folder}conf.py`));
    return !hasSphinx || /^\/|\.\w+$/.test(link);
}
function linkProblem(destination, link, address, { path, paths, status, sites, address: ownAddress }) {
    const target = (0,lib_sites/* pathOf */.XM)(link, path);
    let becomes = 'the link stays as written';
    if (address !== undefined)
        becomes = `the link leads to ${address}`;
    const problem = (reason, rule = 'missing-target') => ({
        rule,
        target,
        reason: `"${destination}" is not ${reason}`,
    });
    if (target !== undefined) {
        const meant = sites.fileInOtherCase(target) ??
            (0,text_paths/* otherSources */.$L)(target).find(file => paths.files.has(file));
        if (meant !== undefined)
            return problem(`in the repository: ${becomes}. Did you mean ${meant}?`);
    }
    if (status.kind !== 'none')
        return problem(`in the repository: ${becomes}. Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.`);
    if (!link.startsWith('/') || ownAddress !== undefined)
        return problem(`in the repository: ${becomes}. Fix the link, or add the file.`);
    return problem(`at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`, 'site-link');
}
/** The attributes that hold addresses, and whether a page shows what is there, rather than leading to it. */
const shownAttributes = new Map([
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
/** Makes relative addresses in raw HTML absolute, and removes files from them; not in its comments, scripts and styles. */
function htmlLinks() {
    return (tree, file) => {
        const source = (0,markdown_source/* fileSource */.IO)('', String(file));
        const places = (0,lib/* location */.C)(source.text);
        const offsetOf = (place) => places.toOffset(place);
        (0,markdown_parse/* walk */.GG)(tree, node => {
            if (node.type === 'html' && mayHaveAddress(node.value))
                rewrite(node, source, offsetOf, file.data.page);
        });
    };
}
function rewrite({ position }, source, offsetOf, page) {
    // Without what quotes and lists put before its lines.
    const html = (0,markdown_source/* withoutMargins */.aX)(source, position.start.offset, position.end.offset);
    const tree = (0,dist/* parseFragment */.oH)(html.text, { sourceCodeLocationInfo: true });
    for (const { sourceCodeLocation } of (0,markdown_parse/* elementsIn */.px)(tree)) {
        for (const [name, at] of Object.entries(sourceCodeLocation?.attrs ?? {})) {
            const isShown = shownAttributes.get(name);
            const value = valueIn(html.text.slice(at.startOffset, at.endOffset));
            if (isShown === undefined || !value)
                continue;
            const offset = offsetOf(html.placeAt(at.startOffset));
            const toUrl = (url) => rewriteUrl(url, offset, isShown, page);
            const text = (0,lib_sites/* withoutReferences */.Xl)(value.raw).trim();
            let url;
            if (/(?:^|[\s,])data:/i.test(text))
                url = '';
            else if (name === 'srcset')
                url = mapSrcset(text, toUrl);
            else
                url = toUrl(text);
            if (url === undefined)
                continue;
            const start = at.startOffset + value.start;
            const end = start + value.raw.length;
            page.edits.push({
                start: offsetOf(html.placeAt(start)),
                end: offsetOf(html.placeAt(end)),
                by: escapedAttribute(url),
            });
        }
    }
}
/** The address that replaces one in an attribute; undefined to leave it as it is. */
function rewriteUrl(url, offset, isShown, page) {
    const pageUrl = fromPage(url, offset, page);
    const target = resolveDestination(pageUrl, () => isShown, page);
    if (target.problem)
        warn(page, offset, target.problem());
    if (target.url === undefined && pageUrl !== url)
        return pageUrl;
    return target.url;
}
/** The value of an attribute: the text between its quotes, or after the `=` of one without. */
function valueIn(attribute) {
    const [before = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? [];
    let end = attribute.length;
    if (quote !== '' && attribute.endsWith(quote))
        end--;
    if (before === '' || end < before.length)
        return undefined;
    return { raw: attribute.slice(before.length, end), start: before.length };
}
function escapedAttribute(value) {
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
    if (!isChanged)
        return undefined;
    return mapped.replace(/\s+/g, ' ');
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/markdown-it-emoji/lib/data/full.mjs
var full = __webpack_require__(6678);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/document/metadata.js









/** Reads the name, the description and the tags of a page from its front matter; empty where that has none. */
function metadataOf(frontMatter, more, splitsAtBlanks = false) {
    const tags = ['tags', 'keywords', 'categories'].flatMap(key => valuesOf((0,front_matter/* memberOf */.C5)(frontMatter, key), splitsAtBlanks));
    const descriptions = ['description', 'summary', 'excerpt'].map(key => textOrEmpty((0,front_matter/* memberOf */.C5)(frontMatter, key)));
    return {
        name: (0,lib_text/* oneLine */.TN)(textOrEmpty((0,front_matter/* memberOf */.C5)(frontMatter, 'title'))),
        description: (0,lib_text/* excerpt */.Kb)(descriptions.find(value => value.trim() !== '') ?? ''),
        tags: [...new Set([...tags, ...more].map(lib_text/* oneLine */.TN))].filter(Boolean),
    };
}
function valuesOf(value, splitsAtBlanks) {
    // A tag of Docusaurus may have a label besides its address.
    if (Array.isArray(value))
        return value.map(tag => (0,data/* scalarText */.ws)(tag) ?? textOrEmpty((0,data/* valueAt */.fK)(tag, 'label')));
    return textOrEmpty(value).split(splitsAtBlanks ? /[\s,]+/ : ',');
}
function textOrEmpty(value) {
    return (0,data/* scalarText */.ws)(value) ?? '';
}
/** Names the page, and notes whether its text begins with the name as its heading. */
function title() {
    return (tree, file) => {
        const page = file.data.page;
        const found = tree.children.find(node => headingText(node) !== '');
        const top = tree.children.find(node => node.type !== 'definition' && !isComment(node));
        const heading = found ? headingText(found) : '';
        const isFirstLevel = found?.type === 'heading' && found.depth === 1;
        // A page without a heading of its own at its beginning may begin a section with its first.
        const isTitle = found === top || isFirstLevel;
        if (!isTitle)
            page.name ||= page.navigationTitle;
        page.isUntitled = page.name === '' && heading === '';
        page.lacksHeading =
            page.name !== '' && !isFirstLevel && found?.type !== 'html';
        // MkDocs names a page without a first-level heading by its file (structure/pages.py).
        const isNamedByFile = page.status.kind === 'shown' && page.status.isTitledByNavigation;
        const isSection = found?.type === 'heading' && found.depth > 1;
        if (!(isNamedByFile && isSection))
            page.name ||= heading;
        page.name ||= nameOfPath(page);
        if (top?.type === 'heading' && headingText(top) === page.name) {
            const { start, end } = top.position;
            page.titleLines = end.line - start.line + 1;
            page.lacksHeading = false;
        }
        if (isTitle && page.isNamedByNavigation)
            page.name = withHeading(page.name, heading, page);
    };
}
/** A name of the navigation that does not say which page it is, with the heading of the page. */
function withHeading(name, heading, { status }) {
    if (heading.includes(name))
        return heading;
    const isShared = status.kind === 'shown' && status.isTitleShared;
    if (heading === '' || !isShared || name.includes(heading))
        return name;
    return `${name}: ${heading}`;
}
/**
 * A name for a page that has no title: its file's as words, or its folder's for an index or README. The date or the number
 * that its site takes off in the page's address is no part of it.
 */
function nameOfPath({ path, settings, status }) {
    const file = external_node_path_.posix.parse(path);
    const route = status.kind === 'shown' ? status.route : '';
    const name = withoutPrefix(file.name, external_node_path_.posix.basename(route));
    if (!(0,lib_sites/* isIndexName */.qW)(name))
        return asWords(name) || path;
    if (file.dir === '')
        return external_node_path_.posix.basename(settings.repositoryUrl) || path;
    return asWords(external_node_path_.posix.basename(file.dir)) || path;
}
/** Removes the date or the number from a file's name that is not in the last segment of its route. */
function withoutPrefix(name, segment) {
    const last = segment.replace(/\.html$/, '');
    if (last === '' || !name.toLowerCase().endsWith(last.toLowerCase()))
        return name;
    const prefix = name.slice(0, -last.length);
    if (!/^[\d-_. ]+$/.test(prefix))
        return name;
    return name.slice(prefix.length);
}
function asWords(name) {
    const words = (0,lib_text/* oneLine */.TN)(name.replace(/[_-]+/g, ' '));
    return words.replace(/^\p{Ll}/u, first => first.toUpperCase());
}
/** The name of a page as search shows it. */
function shownName(page) {
    return withVersion(withEmoji(page.name), page);
}
/** Replaces the names of emoji, `:rocket:`, by the emoji, as GitHub and most sites do. */
function withEmoji(name) {
    return name.replace(/(?<![\w:]):([\w+-]{1,50}):(?![\w:])/g, (code, key) => (0,data/* lookUp */.TE)(full/* default */.A, key) ?? code);
}
/** Says which version of a page it is, where its site has several. */
function withVersion(name, { tags, settings }) {
    if (settings.siteTags === false)
        return name;
    const tag = tags.find(tag => tag.startsWith('version:'));
    const version = tag?.slice('version:'.length);
    if (!version || name.includes(version))
        return name;
    return `${name} (${version})`;
}
// Search shows little else of a page.
function untitled(name, path) {
    let fix = 'Give it a heading, or a title in its front matter.';
    if (/\.html?$/i.test(path))
        fix = 'Give it a heading, or a title in its head.';
    const reason = `the page has no title, so search shows it as "${name}". ${fix}`;
    return { line: 1, column: 1, rule: 'title', reason };
}
/** In UTF-16 units, of a description with the headings in it. */
const MAX_LENGTH = 300;
/** Of a first paragraph where there are headings: they say more of the page. */
const MAX_PARAGRAPH = 150;
const SEPARATOR = ' — ';
/** Describes the page by its front matter, or else its first paragraph of text, and by the headings of its sections. */
function description() {
    return (tree, file) => {
        const page = file.data.page;
        const headings = new Set();
        for (const node of tree.children)
            if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
                headings.add(headingText(node));
        headings.delete('');
        headings.delete(page.name);
        page.hasHeadings = headings.size > 0;
        const paragraph = page.description || firstText(tree, String(file));
        let length = paragraph.length;
        if (page.description === '')
            length = Math.min(length, MAX_PARAGRAPH);
        const room = MAX_LENGTH - SEPARATOR.length;
        const sections = fitting([...headings], room - length);
        const text = sections === '' ? paragraph : (0,lib_text/* excerpt */.Kb)(paragraph, room - sections.length);
        page.description = [text, sections].filter(Boolean).join(SEPARATOR);
    };
}
function firstText(tree, source) {
    const texts = tree.children.filter(node => isText(node, source));
    const paragraph = texts.find(text => !isLabel(text)) ?? texts[0];
    return paragraph ? (0,lib_text/* excerpt */.Kb)(lineOf(paragraph)) : '';
}
/** The first headings, as many as fit. */
function fitting(headings, maxLength) {
    let line = '';
    for (const heading of headings) {
        const longer = line === '' ? heading : `${line} · ${heading}`;
        if (longer.length > maxLength)
            break;
        line = longer;
    }
    return line;
}
/** Whether a block can describe a page. */
function isProse(node, source) {
    return isText(node, source) && !isLabel(node);
}
function isText(node, source) {
    if (node.type !== 'paragraph')
        return false;
    const { start, end } = node.position;
    const markdown = source.slice(start.offset, end.offset);
    return !dialect.test(markdown) && /[\p{L}\p{N}]/u.test(plainText(node));
}
/** Whether a paragraph only labels what is below it: it is in bold, or a sentence that ends in a colon. */
function isLabel(node) {
    const line = (0,lib_text/* oneLine */.TN)(plainText(node));
    const isBold = node.children.length === 1 && node.children[0]?.type === 'strong';
    return isBold || (/[:：]$/.test(line) && !/[.!?] /.test(line));
}
/** The beginnings of syntax of site generators, which is not prose. */
const DIALECT = [
    // Containers, admonitions, tabs.
    /:::|!!!|\?\?\?|=== /,
    // Formulas.
    /\$\$/,
    // Liquid and Hugo tags; attributes of kramdown and Pandoc.
    /\{%|\{\{[<%]|\{[:#.]/,
    // DocFX's `[!INCLUDE]` and `[!VIDEO]`.
    /\[![a-z]/,
    // Tables of contents.
    /\[\[_?toc_?\]\]|\[toc\]|@\[toc\]/,
];
const dialect = new RegExp(`^(?:${DIALECT.map(syntax => syntax.source).join('|')})`, 'i');
/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
function headingText(node) {
    if (node.type === 'html')
        return htmlHeadingText(node.value);
    if (node.type !== 'heading')
        return '';
    return lineOf(node) || (0,lib_text/* oneLine */.TN)(imageText(node));
}
/** The text of a heading or a paragraph on one line, without the attributes at its end: `{#id}`, `{.class}` (Pandoc), `{: ... }` (kramdown). */
function lineOf(node) {
    return (0,lib_text/* oneLine */.TN)(plainText(node)).replace(/ ?\{[:#.][^{}]*\}$/, '');
}
/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
function plainText(node) {
    if (node.type === 'text' || node.type === 'inlineCode')
        return node.value;
    const isBreak = node.type === 'break' ||
        (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value));
    if (isBreak)
        return ' ';
    if (!('children' in node))
        return '';
    return node.children.map(plainText).join('');
}
/** The text of the first image in a node that has one. */
function imageText(node) {
    if (node.type === 'image')
        return node.alt ?? '';
    if (!('children' in node))
        return '';
    return node.children.map(imageText).find(text => text !== '') ?? '';
}
/** The text of the first heading in a block of HTML, with which many READMEs begin. */
function htmlHeadingText(html) {
    if (!/<h[1-6][\s>]/i.test(html))
        return '';
    for (const heading of (0,markdown_parse/* elementsIn */.px)((0,dist/* parseFragment */.oH)(html))) {
        if (!/^h[1-6]$/.test(heading.tagName))
            continue;
        const text = (0,lib_text/* oneLine */.TN)((0,markdown_parse/* htmlText */.js)(heading)) || (0,lib_text/* oneLine */.TN)(htmlImageText(heading));
        if (text !== '')
            return text;
    }
    return '';
}
function htmlImageText(heading) {
    const attributes = (0,markdown_parse/* elementsIn */.px)(heading).flatMap(({ attrs }) => attrs);
    const alt = attributes.find(({ name, value }) => name === 'alt' && value !== '');
    return alt?.value ?? '';
}

;// CONCATENATED MODULE: ./lib/document/index.js










/** A page of nothing but broken links has hundreds of thousands. */
const MAX_PAGE_MESSAGES = 1_000;
/** Opens a commit for making documents. @param configs those of its sites. */
async function openPageMaker(commit, configs, settings) {
    const opened = await commit.openSites(configs, settings);
    const ruleTags = (0,patterns/* toRuleTags */.nQ)(settings.rules);
    return {
        async make(job, built) {
            const { path, content, unparsed } = job;
            const reads = new Set();
            const textOf = (included) => {
                reads.add(included);
                return commit.textOf(included);
            };
            await opened.load(path);
            const made = toDocument({ path, content, built, unparsed }, { paths: commit.paths, settings, sites: opened, ruleTags, textOf });
            return { ...toPageResult(job, made), reads: [...reads] };
        },
        places(paths) {
            commit.readHeads(paths);
            return paths.map(path => opened.placeOf(path));
        },
    };
}
function toPageResult({ externalRef, archived = false }, made) {
    const messages = (0,message/* limitMessages */.Gi)(MAX_PAGE_MESSAGES, made.messages);
    if (made.kind !== 'document')
        return { ...made, messages };
    const { document, hasHeadings } = made;
    const { name, tags, description, body } = document;
    return {
        kind: 'document',
        // The title may be as long as the page, and is kept for the report.
        name: (0,lib_text/* excerpt */.Kb)(name),
        json: new TextEncoder().encode(JSON.stringify({ ...document, external_ref: externalRef, archived })),
        messages,
        measures: {
            tags,
            hasDescription: description !== '',
            words: countWords(body),
            hasHeadings,
        },
    };
}
/** Each sign of a script without spaces counts as a word. */
function countWords(text) {
    let words = 0;
    let isInside = false;
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        const isBlank = code <= 0x20;
        if (code >= 0x2e80 || (!isBlank && !isInside))
            words++;
        isInside = !isBlank;
    }
    return words;
}
/**
 * The document of one page, or the reason why there is none. A page that the parser fails on becomes a document of its plain
 * text.
 *
 * @throws what the generator of its site fails with.
 */
function toDocument(input, context) {
    const { path, content, built, unparsed } = input;
    if (built && 'hidden' in built)
        return { kind: 'hidden', reason: built.hidden, messages: [] };
    const source = readSource(content);
    if (source.kind !== 'source')
        return source;
    const { messages } = source;
    const status = context.sites.status(path);
    if (status.kind === 'hidden')
        return { kind: 'hidden', reason: status.reason, messages };
    if (status.kind === 'shown' && status.isAddressTooLong)
        messages.push(longAddress());
    if (built && 'reason' in built)
        messages.push(builtPageMissing(source, built.reason));
    let builtPage;
    if (built && 'body' in built)
        builtPage = built;
    const text = builtPage?.body ?? source.text;
    const file = (0,markdown_source/* fileSource */.IO)(path, text, source.linesBefore);
    const begin = (markdown) => toPage(path, markdown, source, status, context, builtPage);
    const plain = (why) => plainDocument(begin(file), [...messages, why]);
    if (unparsed)
        return plain(unparsed);
    try {
        const { markdown, messages: others } = builtPage
            ? { markdown: file, messages: [] }
            : context.sites.translate(file, source.data, context.textOf);
        const page = begin(markdown);
        // The plugins gather in the page what they find.
        const body = processor.processSync({ value: markdown.text, data: { page } });
        // No author knows the places in the text of a built page.
        const found = builtPage ? [] : [...others, ...page.messages];
        return finish(page, String(body), [...messages, ...found]);
    }
    catch (error) {
        // Deep nesting overflows the stack.
        return plain(parserMessage(source, error));
    }
}
function longAddress() {
    const reason = `the address of the page has more than ${lib_sites/* MAX_ADDRESS_LENGTH */.fS} characters, so the page has no address on its site. Shorten its slug, permalink, title or path.`;
    return { line: 1, column: 1, rule: 'front-matter', reason };
}
function builtPageMissing({ linesBefore }, why) {
    const reason = `${why}: the page is made from its source. Check that the site is built from this commit.`;
    return { line: linesBefore + 1, column: 1, rule: 'built-site', reason };
}
/** A document of a text that was not parsed. */
function plainDocument(page, messages) {
    page.name ||= nameOfPath(page);
    return finish(page, withoutComments(page.markdown.text), messages);
}
function readSource(content) {
    const decoded = (0,lib_text/* decode */.D4)(content);
    if (decoded.kind === 'failed')
        return { ...decoded, messages: [] };
    const frontMatter = (0,front_matter/* splitFrontMatter */.vQ)(decoded.text);
    const reason = (0,front_matter/* hidingReason */.SF)(frontMatter.data);
    if (reason !== undefined) {
        const { messages } = frontMatter;
        return { kind: 'hidden', reason, isByFrontMatter: true, messages };
    }
    // The parser takes its time over millions of blank lines.
    const { text, linesBefore } = withoutOuterBlankLines(frontMatter.text);
    return {
        kind: 'source',
        ...frontMatter,
        text,
        linesBefore: frontMatter.linesBefore + linesBefore,
    };
}
/** Makes a page from its front matter. Its title may also be in the navigation of its site, or on its built page. */
function toPage(path, markdown, source, status, { paths, settings, sites, ruleTags }, built) {
    const more = [...settings.tags, ...ruleTags(path)];
    if (status.kind === 'shown' && settings.siteTags)
        more.unshift(...status.tags);
    const { name, description, tags } = metadataOf(source.data, more, sites.splitsTagsAtBlanks(path));
    let navigationTitle = '';
    if (status.kind === 'shown')
        navigationTitle = (0,lib_text/* oneLine */.TN)(status.title ?? '');
    const isTitledByNavigation = status.kind === 'shown' && status.isTitledByNavigation;
    const isNamedByNavigation = name === '' && isTitledByNavigation && navigationTitle !== '';
    const title = isTitledByNavigation ? navigationTitle : '';
    return {
        path,
        paths,
        settings,
        status,
        sites,
        address: built?.address ?? document_addressOf(path, status, paths, settings),
        markdown,
        name: name || title || (built?.title ?? ''),
        navigationTitle,
        isNamedByNavigation,
        description,
        tags,
        edits: [],
        messages: [],
        hasHeadings: false,
    };
}
/** The address of a page for its readers. */
function document_addressOf(path, status, { generated }, { siteUrls }) {
    const address = 'address' in status ? status.address : undefined;
    // The source of a generated page is not in the repository, and its site may not show it.
    if (generated?.has(path))
        return address ?? (0,lib_sites/* siteUrlOf */.Yg)(path, siteUrls);
    return address;
}
/** Whether readers find a page on a site, or on GitHub where the commit has none. */
function isForReaders(status) {
    if (status.kind === 'none')
        return !status.hasOtherSites;
    return status.kind === 'shown';
}
function parserMessage({ linesBefore }, error) {
    let why = String(error);
    if (error instanceof Error)
        why = error.message;
    const reason = `the Markdown could not be parsed (${why}): the page is pushed as plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`;
    return { line: linesBefore + 1, column: 1, rule: 'parser', reason };
}
function finish(page, text, messages) {
    const { path, description, tags, settings, hasHeadings } = page;
    const name = shownName(page);
    // Escapes of characters that no text may have come from expressions.
    const storable = text.toWellFormed().replaceAll('\0', '\ufffd');
    const body = withoutOuterBlankLines(storable).text;
    const lines = body.replaceAll(markdown_source/* marker */.xL, '').trimStart().split('\n');
    if ((0,lib_text/* isInvisible */.qW)(lines.slice(page.titleLines ?? 0).join('\n'))) {
        let reason = 'the page has no text but its title';
        if (page.isUntitled)
            reason = 'the page has no text';
        return { kind: 'hidden', reason, messages };
    }
    let heading = '';
    if (page.lacksHeading)
        heading = `# ${(0,markdown_source/* escaped */.Mk)(page.name)}\n\n`;
    const document = {
        external_ref: settings.refPrefix + path,
        name,
        description,
        tags,
        archived: false,
        body: heading + body + sourceParagraph(page, name),
    };
    if (page.isUntitled && isForReaders(page.status))
        messages.unshift(untitled(name, page.path));
    return { kind: 'document', document, hasHeadings, messages };
}
function withoutOuterBlankLines(text) {
    // No regular expression: one that repeats a group overflows the stack on a few million blank lines.
    const first = text.search(/[^ \t\n]/);
    let start = text.length;
    if (first >= 0)
        start = text.lastIndexOf('\n', first) + 1;
    const linesBefore = text.slice(0, start).split('\n').length - 1;
    return { text: `${text.slice(start).trimEnd()}\n`, linesBefore };
}
/** The last paragraph of a body: a link to the page on its site, or to its source, by its name and its path. */
function sourceParagraph(page, name) {
    const { settings, path, paths } = page;
    if (!settings.sourceLinks)
        return '';
    let { address } = page;
    if (address === undefined) {
        if (paths.generated?.has(path))
            return '';
        address = (0,lib_sites/* urlOf */.rs)('blob', path, settings);
    }
    return `\n[${(0,markdown_source/* escaped */.Mk)(name)} · ${(0,markdown_source/* escaped */.Mk)((0,lib_text/* oneLine */.TN)(path))}](${address})\n`;
}
const parser = (0,remark/* remark */.V)().use(markdown_parse/* gfm */.Te).use(markdown_parse/* destinations */.uC).freeze();
// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = (0,remark/* remark */.V)().use(markdown_parse/* destinations */.uC).freeze();
/** The compiler of the processor: the source with the page's edits, where others print the tree. */
const splicer = function () {
    this.compiler = (_tree, file) => (0,markdown_source/* splice */.V4)(String(file), file.data.page.edits);
};
const edits = {
    plugins: [title, description, comments, links, htmlLinks, splicer],
};
/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
const processor = parser().use(parts).use(edits).freeze();
/** The same by parsing all of the text, for what compares them. */
const wholeProcessor = parser().use(edits).freeze();
/** Gives the parser only the blocks from which an edit, a message, the page's name or its description can come. */
function parts() {
    const parse = this.parser;
    this.parser = (text, file) => parseParts(text, file.data.page, part => (0,markdown_parse/* mayBeGfm */.zx)(part) ? parse(part, file) : commonmark.parse(part));
}
function parseParts(text, page, parse) {
    const blocks = (0,markdown_parse/* splitBlocks */.n$)(text, 'markdown');
    const heading = blocks.findIndex(mayHaveHeading);
    const prose = page.description === '' ? blocks.findIndex(mayHaveProse) : -1;
    // Also of a page with a name: its text may begin with a heading or not.
    const beginning = blocks.slice(0, Math.max(heading, prose) + 1);
    const wanted = new Set([
        ...beginning,
        ...blocks.filter(mayHaveHeading),
        ...blocksWithEdits(blocks),
    ]);
    const tree = (0,markdown_parse/* parseBlocks */.SV)(text, blocks, block => wanted.has(block), parse);
    if (!tree)
        return parse(text);
    const end = blocks[beginning.length]?.start ?? text.length;
    const begun = tree.children.filter(node => node.position.start.offset < end);
    if (prose >= 0 && !begun.some(node => isProse(node, text)))
        return parse(text);
    return tree;
}
function blocksWithEdits(blocks) {
    const haveComments = blocks.map(mayHaveComment);
    return blocks.filter((block, index) => mayBeEdited(block) ||
        // Whether a comment may be removed depends on the blocks before and after it.
        haveComments.slice(Math.max(0, index - 1), index + 2).includes(true));
}
function mayHaveComment({ words }) {
    return words.includes('<!--') || /^ {0,3}\[(?:\/\/|comment)\]:/im.test(words);
}
/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute or is a
 * file itself. May be wrongly true, but never wrongly false.
 */
function mayBeEdited({ words }) {
    return (words.includes('<!--') ||
        // Whatever else is around it, this comes before the destination of a link.
        /\]\((?!\s*<?(?:(?!data:)[a-z][a-z0-9+.-]*:|#))|<data:/i.test(words) ||
        // Whether brackets are a link depends on what is defined anywhere in the text.
        (words.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(words)) ||
        mayHaveAddress(words));
}
function mayHaveHeading({ words }) {
    return /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(words);
}
/** Whether a block may be a paragraph: may be wrongly true, but never wrongly false. */
function mayHaveProse({ text, words }) {
    if (words.trim() === '')
        return false;
    return !/^#{1,6}[ \t].*\n*$/.test(text);
}

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
        if ((0,text_paths/* isBinary */.Go)(path))
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
    addFile(path, route, scope = (0,text_paths/* folderOf */.yS)(path)) {
        this.#addPath(path, scope);
        if (route !== undefined)
            this.#addPath(route.replace(/\/$/, ''), scope);
    }
    /** Adds what texts call a file that they include: its name with the extension and, as data and components, without it. */
    addIncludedFile(path) {
        this.addWord((0,text_paths/* nameOf */.Vb)(path));
        // No include of Markdown leaves the extension out.
        if (!(0,text_paths/* namesSource */.QM)(path))
            this.#addPath(path, '');
        if (VARIANT.test(path))
            this.addWord((0,text_paths/* nameOf */.Vb)((0,text_paths/* folderOf */.yS)(path).slice(0, -1)));
    }
    /** Adds what texts call a page whose title they may show: a title has no includes. */
    addShownPage(path) {
        if ((0,text_paths/* namesSource */.QM)(path))
            this.#addPath(path, (0,text_paths/* folderOf */.yS)(path));
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
        const name = (0,text_paths/* nameOf */.Vb)(path);
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
        const folderName = (0,text_paths/* nameOf */.Vb)(path.slice(0, -name.length - 1));
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
                .split(mentions_SEPARATOR)
                .at(-1);
            const [rest = ''] = text
                .slice(end, end + MAX_WORD_LENGTH)
                .split(mentions_SEPARATOR);
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
const mentions_SEPARATOR = new RegExp(`[${SEPARATORS}]`);
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

;// CONCATENATED MODULE: ./lib/adapters/workers/worker.js





// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true;
const { port, answered } = external_node_worker_threads_.workerData;
const commits = new Map();
const makers = new Map();
const builtSites = new Map();
const cache = new lib_sites/* SiteCache */.cR();
external_node_worker_threads_.parentPort?.on('message', (message) => {
    if (Array.isArray(message))
        void answer(message);
    else
        worker_open(message.id, message.context);
});
function worker_open(id, context) {
    if (context.kind === 'commit') {
        const read = (oids) => readNow(id, oids);
        commits.set(id, new lib_sites/* Commit */.gn(context.files, read, cache));
    }
    else if (context.kind === 'maker') {
        makers.set(id, openPageMaker(commits.get(context.commit), context.configs, context.settings));
    }
    else {
        builtSites.set(id, context);
    }
}
function readNow(commit, oids) {
    if (oids.length === 0)
        return [];
    port.postMessage({ commit, oids });
    Atomics.wait(answered, 0, 0);
    Atomics.store(answered, 0, 0);
    return (0,external_node_worker_threads_.receiveMessageOnPort)(port).message;
}
/** Posts the result of each job when it is there. An error ends the thread: the job may be its cause. */
async function answer(jobs) {
    for (const job of jobs) {
        const result = await work(job);
        const buffers = [];
        if ('json' in result && result.json)
            buffers.push(result.json.buffer);
        external_node_worker_threads_.parentPort?.postMessage(result, buffers);
    }
}
async function work(job) {
    switch (job.kind) {
        case 'sites':
            return commits.get(job.context).findSites(job.generator, job.without);
        case 'search':
            return searchTexts(job.options, oids => readNow(job.context, oids));
        case 'places':
            return (await makers.get(job.context)).places(job.paths);
        case 'questions': {
            // SQLite is loaded only now. Early versions of Node 24 warn that it is experimental.
            process.emitWarning = () => { };
            const { answerQuestions } = await Promise.all(/* import() */[__webpack_require__.e(934), __webpack_require__.e(833)]).then(__webpack_require__.bind(__webpack_require__, 9833));
            const yaml = commits.get(job.context).textOf(job.path);
            return answerQuestions(job, yaml);
        }
        case 'page':
            return makeDocument(job.page, await makers.get(job.context));
        case 'head':
            return readHead(job.page, builtSites.get(job.context));
        case 'built':
            return readBuiltPage(job.page, builtSites.get(job.context));
        case 'words':
            return compareWords(job.page);
    }
}
async function compareWords({ source, pages }) {
    const { sharesShown } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 1109));
    return sharesShown(new TextDecoder().decode(source), pages);
}
// The parser of HTML is loaded only where a site is built. A page is read by its thread, so that none waits in memory.
async function readHead({ file, path }, { workspace }) {
    const { readBuiltHead } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 1109));
    const { bytes } = await openBuilt(path, workspace);
    return readBuiltHead(bytes ?? new Uint8Array(), file);
}
async function readBuiltPage(job, { site, workspace }) {
    const { packBuilt, readBuilt, MAX_PAGE_BYTES } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 1109));
    const { bytes: html, problem } = await openBuilt(job.path, workspace);
    if (html)
        return packBuilt(readBuilt({ ...job, html }, site));
    const tooLarge = `the built page is larger than ${MAX_PAGE_BYTES / 1_000_000} MB`;
    return { reason: problem ?? tooLarge };
}
async function openBuilt(path, workspace) {
    const { MAX_PAGE_BYTES } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 1109));
    const { openFile } = await Promise.all(/* import() */[__webpack_require__.e(425), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 1773));
    return openFile(path, MAX_PAGE_BYTES, await (0,promises_.realpath)(workspace));
}
async function makeDocument(job, maker) {
    if (job.built === undefined)
        return maker.make(job);
    const { readKept } = await Promise.all(/* import() */[__webpack_require__.e(425), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 1773));
    const text = await readKept(job.built).catch((error) => error);
    if (!(text instanceof Error))
        return maker.make(job, text);
    // Otherwise the page would be pushed by its source.
    const reason = `was not read: what was made of its built page cannot be read again (${text.message}).`;
    return { kind: 'unread', reason, topic: 'page-not-read', messages: [] };
}


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ parseFiles),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   X$: () => (/* binding */ parseWarnings),
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   bB: () => (/* binding */ defaultFiles),
/* harmony export */   cp: () => (/* binding */ withExclusions),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hH: () => (/* binding */ parseTagLines),
/* harmony export */   lc: () => (/* binding */ parseEach),
/* harmony export */   nQ: () => (/* binding */ toRuleTags)
/* harmony export */ });
/* unused harmony exports toMatcher, readPattern, excluding, quoted, isNone, isMatchable, addedToDefault */
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
    const list = sanitizeForLog(`"${(added ?? patterns).join('", "')}"`);
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

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Gr: () => (/* binding */ readBlock),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   SF: () => (/* binding */ hidingReason),
/* harmony export */   vQ: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(807);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);




/** Front matter that has more characters is not read. */
const MAX_BLOCK_LENGTH = 64 * 1024;
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const found = findBlock(text);
    if (!found)
        return withoutBlock(text);
    const { language, block, start, end } = found;
    const reading = readBlock(block, language);
    const messages = [];
    if (reading.message) {
        const { line } = reading.message;
        messages.push({ ...reading.message, line: line + linesIn(text, start) });
        reading.data ??= hidingLines(block);
    }
    if (!reading.data)
        return withoutBlock(text);
    return {
        data: reading.data,
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: linesIn(text, end),
        messages,
    };
}
function withoutBlock(text) {
    return { data: {}, text, linesBefore: 0, messages: [] };
}
/** The number of lines that end before an offset. */
function linesIn(text, end) {
    return text.slice(0, end).split('\n').length - 1;
}
/** Finds the front matter that a page begins with, also below blank lines (Astro). */
function findBlock(text) {
    const [blankLines] = /^(?:\s*\n)?/.exec(text);
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence, blankLines.length));
    const opening = text.indexOf('\n', blankLines.length);
    if (!language || opening < 0)
        return undefined;
    const fenceLine = text.slice(blankLines.length, opening).trimEnd();
    const closing = language.closing.exec(text.slice(opening));
    if (fenceLine !== language.fence || !closing)
        return undefined;
    return {
        language,
        block: text.slice(opening + 1, opening + closing.index + 1),
        start: opening + 1,
        end: opening + closing.index + closing[0].length,
    };
}
function readBlock(block, language) {
    try {
        if (block.length > MAX_BLOCK_LENGTH)
            throw new Error('it is longer than 64 KiB');
        const data = language.read(block) ?? {};
        if (typeof data !== 'object' || Array.isArray(data))
            return {};
        return { data };
    }
    catch (error) {
        if (!beginsWithKey(block, language))
            return {};
        return { message: parseMessage(error, block, language) };
    }
}
function parseMessage(error, block, { name, fix }) {
    const { line, column } = placeOf(error, block);
    const [why] = error.message.split('\n');
    const reason = `the ${name} front matter does not parse here or above (${why}), so that the page’s title, description and tags are not known. ${fix}`;
    return { line, column, rule: 'front-matter', reason };
}
/** The place in a block that its parser failed at; the beginning where it names none. */
function placeOf(error, block) {
    if (error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx)
        return error;
    let offset = 0;
    if (error instanceof yaml__WEBPACK_IMPORTED_MODULE_1__/* .YAMLError */ .IP)
        offset = error.pos[0];
    return (0,vfile_location__WEBPACK_IMPORTED_MODULE_3__/* .location */ .C)(block).toPoint(offset);
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    fix: 'Most often a value needs quotes, as in title: "One: two".',
    read: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .hN,
};
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    fix: 'Fix the TOML.',
    read: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .parseToml */ .MT,
};
/**
 * The front matter by which common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep a page out of their
 * listings or search.
 */
const hiding = [
    'draft: true',
    'published: false',
    'unlisted: true',
    'noindex: true',
    'search: false',
    'search.exclude: true',
    // Starlight.
    'pagefind: false',
    // Just the Docs.
    'search_exclude: true',
    // The themes Book, Hextra and Docsy of Hugo.
    'booksearchexclude: true',
    'excludesearch: true',
    'exclude_search: true',
    // Blowfish.
    'excludefromsearch: true',
];
/** The reason why the front matter keeps a page out of search, if it does. */
function hidingReason(frontMatter) {
    const robots = memberOf(frontMatter, 'robots');
    if (typeof robots === 'string' && /\bnoindex\b/i.test(robots))
        return 'front matter says `robots: noindex`';
    for (const line of hiding) {
        const [path = '', hides] = line.split(': ');
        const value = memberOf(frontMatter, ...path.split('.'));
        if (typeof value === 'object')
            continue;
        const word = String(value).trim();
        const isTrue = hides === 'true';
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(word, !isTrue) === isTrue)
            return `front matter says \`${path}: ${word}\``;
    }
    return undefined;
}
/**
 * Reads from the plain lines of front matter whether the page is hidden, where the whole does not parse: a stray quote must
 * not publish a draft.
 */
function hidingLines(block) {
    return Object.fromEntries(Array.from(block.matchAll(plainLine), ([, key, value]) => [
        key.toLowerCase(),
        value,
    ]));
}
const PLAIN_KEY = /["']?(draft|published|unlisted|noindex|search)["']?/;
const PLAIN_FLAG = /["']?(true|false|yes|no|on|off)["']?/;
const plainLine = new RegExp(`^[ \\t]*${PLAIN_KEY.source}[ \\t]*[:=][ \\t]*${PLAIN_FLAG.source}[ \\t]*(?:#.*)?$`, 'gim');
/**
 * The value under keys, each in the one before it, in any case of letters (`Draft: true` hides a page as well). Inherited
 * members do not count: a page must not reach what every object inherits.
 */
function memberOf(mapping, ...keys) {
    let value = mapping;
    for (const key of keys) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        const entries = Object.entries(value);
        value = entries.find(([name]) => name.toLowerCase() === key)?.[1];
    }
    return value;
}


/***/ }),

/***/ 9614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ gfmFromMarkdown),
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   S3: () => (/* binding */ isRawText),
/* harmony export */   SV: () => (/* binding */ parseBlocks),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   js: () => (/* binding */ htmlText),
/* harmony export */   n$: () => (/* binding */ splitBlocks),
/* harmony export */   px: () => (/* binding */ elementsIn),
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
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(748);







/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
function gfm() {
    const data = this.data();
    data.micromarkExtensions ??= [];
    data.micromarkExtensions.push(...gfmExtensions());
    data.fromMarkdownExtensions ??= [];
    data.fromMarkdownExtensions.push(...gfmFromMarkdown());
}
/** The extensions of the tokenizer for that syntax. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_0__/* .gfmTable */ .x)(), (0,micromark_extension_gfm_footnote__WEBPACK_IMPORTED_MODULE_1__/* .gfmFootnote */ .r)(), (0,micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_2__/* .gfmStrikethrough */ .K)()];
}
/** The extensions that make nodes of those tokens. */
function gfmFromMarkdown() {
    return [
        (0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__/* .gfmTableFromMarkdown */ .c)(),
        (0,mdast_util_gfm_footnote__WEBPACK_IMPORTED_MODULE_4__/* .gfmFootnoteFromMarkdown */ .i)(),
        (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_5__/* .gfmStrikethroughFromMarkdown */ .p)(),
    ];
}
/** Whether a text may have that syntax: may be wrongly true, but never wrongly false. */
function mayBeGfm(text) {
    if (text.includes('[^') || text.indexOf('~') < text.lastIndexOf('~'))
        return true;
    if (!/[|:]/.test(text))
        return false;
    // The row below the head of a table, also in lists and quotes.
    const rows = text.match(/^[ \t>*+\d.)|:-]+$/gm) ?? [];
    return rows.some(row => /[|:]/.test(row) && row.includes('-'));
}
/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
function destinations() {
    const data = this.data();
    const extension = {
        exit: {
            resourceDestinationString: keep,
            definitionDestinationString: keep,
        },
    };
    data.fromMarkdownExtensions ??= [];
    data.fromMarkdownExtensions.push(extension);
}
// Does what mdast-util-from-markdown does at these tokens, and keeps the place.
function keep(token) {
    const url = this.resume();
    const node = this.stack.at(-1);
    if (node?.type !== 'link' &&
        node?.type !== 'image' &&
        node?.type !== 'definition')
        return;
    node.url = url;
    const from = node.position.start.offset;
    node.data = {
        destination: {
            start: token.start.offset - from,
            end: token.end.offset - from,
        },
    };
}
/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
function walk(parent, see) {
    for (const node of parent.children) {
        see(node);
        if ('children' in node)
            walk(node, see);
    }
}
/** The elements in a piece of HTML, in the order of their tags. */
function elementsIn({ childNodes, }) {
    const elements = childNodes.filter(node => 'tagName' in node);
    return elements.flatMap(element => {
        // A template has its children in its content.
        if ('content' in element)
            return [element, ...elementsIn(element.content)];
        return [element, ...elementsIn(element)];
    });
}
/** The text in a piece of HTML, on lines as written and as `br` breaks them. */
function htmlText(node) {
    if ('value' in node)
        return node.value;
    if (node.nodeName === 'br')
        return '\n';
    if (!('childNodes' in node))
        return '';
    return node.childNodes.map(htmlText).join('');
}
/**
 * Cuts Markdown or MDX before lines at the margin that follow a blank one where nothing is open. Where that is not
 * certain, the rest is one block. Only definitions matter to more than their own block.
 */
function splitBlocks(text, syntax) {
    const reader = new BlockReader(text, syntax);
    for (const line of (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .readLines */ .Se)(text)) {
        if (reader.read(line))
            continue;
        reader.joinRest();
        break;
    }
    return reader.end();
}
class BlockReader {
    #text;
    #isMdx;
    /** The offset of the first character that is not white space. */
    #first;
    #blocks = [];
    #block = openBlock(0);
    /** The first line of the fence that is open. */
    #fence;
    /** Since the last blank line something looked like HTML, in which no other block begins. */
    #mayBeHtml = false;
    #isAfterBlank = false;
    constructor(text, syntax) {
        this.#text = text;
        this.#isMdx = syntax === 'mdx';
        this.#first = text.search(/[^ \t\n]/);
    }
    /** Reads the next line. False where it is not certain what the line is part of. */
    read(line) {
        const isTag = this.#isMdx && TAG.test(line.text);
        if (!this.#readLine(line, isTag))
            return false;
        this.#isAfterBlank = line.isBlank || isTag;
        return true;
    }
    #readLine(line, isTag) {
        if (this.#fence)
            return this.#readInFence(line, this.#fence);
        this.#beginBlock(line, isTag);
        if (!line.isBlank && line.indent > 3)
            this.#block.isDeep = true;
        if (LIST_ITEM.test(line.text))
            this.#block.mayBeList = true;
        if (line.code === 'opens')
            return this.#openFence(line);
        if (line.isBlank) {
            this.#mayBeHtml = false;
            return true;
        }
        return this.#isMdx || this.#openHtml(line);
    }
    #readInFence(line, opening) {
        const isInFence = line.code === 'within' || line.code === 'closes';
        // A line that is indented less ended the list, and the fence in it.
        if (!isInFence)
            return false;
        if (line.code === 'within')
            return true;
        const block = this.#block;
        block.words += this.#text.slice(block.wordsEnd, opening.start);
        block.wordsEnd = Math.min(line.end + 1, this.#text.length);
        this.#fence = undefined;
        this.#mayBeHtml = false;
        return true;
    }
    /** Begins another block where the line cannot be part of the one before. */
    #beginBlock(line, isTag) {
        const isBorder = this.#isAfterBlank &&
            line.start > this.#first &&
            beginsBlock(line.text, this.#block.mayBeList);
        if (isTag || isBorder)
            this.#endBlock(line.start);
    }
    #openFence(line) {
        if (this.#mayBeHtml)
            return false;
        this.#fence = line;
        return true;
    }
    /** HTML that may go on after a blank line goes on to the end of the text. */
    #openHtml({ text }) {
        if (!text.includes('<'))
            return true;
        const trimmed = text.trimStart();
        const kind = ENDLESS_HTML.find(({ opens }) => opens.test(trimmed));
        if (kind && !kind.closes.test(trimmed))
            return false;
        // Also in a list, a blockquote or both.
        if (/^[\s>*+\-\d.)]*</.test(text))
            this.#mayBeHtml = true;
        return true;
    }
    #endBlock(end) {
        const { start, words, wordsEnd, isDeep } = this.#block;
        if (end > start)
            this.#blocks.push({
                text: this.#text.slice(start, end),
                start,
                words: words + this.#text.slice(wordsEnd, end),
                isDeep,
            });
        this.#block = openBlock(end);
    }
    /** Takes all from the beginning of the open block on for one, of which nothing is known. */
    joinRest() {
        this.#block = { ...openBlock(this.#block.start), isDeep: true };
    }
    end() {
        this.#endBlock(this.#text.length);
        return this.#blocks;
    }
}
function openBlock(start) {
    return {
        start,
        words: '',
        wordsEnd: start,
        isDeep: false,
        mayBeList: false,
    };
}
/** A line that begins an item, also in a blockquote. */
const LIST_ITEM = /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
/** A tag of MDX that is all of a line. */
const TAG = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/;
// An indented line may belong to a list, a footnote or code. micromark drops a byte order mark where a text begins, and
// after indented code it takes for items only what may interrupt a paragraph.
function beginsBlock(line, mayBeList) {
    if (/^(?:[ \t\uFEFF]|$)/.test(line))
        return false;
    return (!/^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line) ||
        (!mayBeList && /^(?:[-+*]|1[.)])[ \t]+\S/.test(line)));
}
/**
 * The HTML blocks of types 1 to 5, which without their end run to the end of the page (CommonMark, "HTML blocks"). The
 * end may be on the first line.
 */
const ENDLESS_HTML = [
    {
        opens: /^<(?:pre|script|style|textarea)(?:[ \t\n>]|$)/i,
        closes: /<\/(?:pre|script|style|textarea)>/i,
    },
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
/** A thematic break, not of asterisks: the parser would try the first of them as a list marker. */
const RULE = '___';
/**
 * The tree of a text of which only some blocks are parsed, with the places that nodes have in the whole text; a rule is in the
 * place of the others, one for several in a row. Undefined where a rule comes out as anything else, so that something began
 * before it and goes on after it.
 */
function parseBlocks(text, blocks, isWanted, parse) {
    const wanted = new Set(blocks.filter(isWanted));
    if (wanted.size === 0)
        return { type: 'root', children: [] };
    const gaps = gapsBetween(blocks, wanted);
    const { short, shifts } = withoutGaps(text, gaps);
    const tree = parse(short);
    if (gaps.length === 0)
        return tree;
    const missing = new Set(gaps.map(gap => gap.start));
    for (const node of tree.children)
        move(node, shifts, missing);
    if (missing.size > 0)
        return undefined;
    return tree;
}
function gapsBetween(blocks, wanted) {
    const gaps = [];
    let gap;
    for (const block of blocks) {
        if (wanted.has(block)) {
            gap = undefined;
            continue;
        }
        const end = block.start + block.text.trimEnd().length;
        if (gap) {
            gap.end = end;
        }
        else {
            gap = { start: block.start, end };
            gaps.push(gap);
        }
    }
    return gaps;
}
function withoutGaps(text, gaps) {
    const shifts = [{ start: 0, offset: 0, lines: 0 }];
    let short = '';
    let end = 0;
    let lines = 0;
    for (const gap of gaps) {
        short += text.slice(end, gap.start) + RULE;
        end = gap.end;
        lines += text.slice(gap.start, end).split('\n').length - 1;
        shifts.push({ start: short.length, offset: end - short.length, lines });
    }
    return { short: short + text.slice(end), shifts };
}
function move(node, shifts, missing) {
    const { start, end } = node.position;
    // Some nodes share a point with others.
    node.position = { start: moved(start, shifts), end: moved(end, shifts) };
    if (node.type === 'thematicBreak')
        missing.delete(node.position.start.offset);
    if ('children' in node)
        for (const child of node.children)
            move(child, shifts, missing);
}
function moved({ line, column, offset = 0 }, shifts) {
    const shift = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .lastBefore */ .kk)(shifts, offset);
    return { line: line + shift.lines, column, offset: offset + shift.offset };
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ columnAfter),
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   OB: () => (/* binding */ marginOf),
/* harmony export */   P7: () => (/* binding */ firstHeading),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   V4: () => (/* binding */ splice),
/* harmony export */   YF: () => (/* binding */ applyChanges),
/* harmony export */   Ys: () => (/* binding */ headingDepth),
/* harmony export */   aX: () => (/* binding */ withoutMargins),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   ep: () => (/* binding */ insertedText),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   kL: () => (/* binding */ Source),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   m6: () => (/* binding */ subSource),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);

/** A text, and where each place of it is in a file. */
class Source {
    text;
    placeAt;
    #lines;
    #spans;
    constructor(text, placeAt) {
        this.text = text;
        this.placeAt = placeAt;
    }
    /** Its lines, found once for all steps. */
    get lines() {
        this.#lines ??= readLines(this.text);
        return this.#lines;
    }
    /** The line that an offset is on. */
    lineAt(offset) {
        return lastBefore(this.lines, offset);
    }
    /** Whether an offset is in code: fenced, indented or a span in a line. */
    isCode(offset) {
        if (this.lineAt(offset).code)
            return true;
        this.#spans ??= readSpans(this);
        const span = lastBefore(this.#spans, offset);
        return span !== undefined && offset < span.end;
    }
}
/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = (0,vfile_location__WEBPACK_IMPORTED_MODULE_0__/* .location */ .C)(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return new Source(text, placeAt);
}
/** A part of a source. */
function subSource(source, start, end = source.text.length) {
    const text = source.text.slice(start, end);
    return new Source(text, offset => source.placeAt(start + offset));
}
/** A text whose place is one in a source. */
function insertedText(text, source, at) {
    return new Source(text, () => source.placeAt(at));
}
/** Several sources, one after the other. */
function sourceOf(parts) {
    let text = '';
    const starts = [];
    for (const part of parts) {
        starts.push({ start: text.length, part });
        text += part.text;
    }
    const placeAt = (offset) => {
        const { start, part } = lastBefore(starts, offset);
        return part.placeAt(offset - start);
    };
    return new Source(text, placeAt);
}
/** The last of sorted stretches that begins at an offset or before it. */
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
/** Applies changes to a source; one that begins inside another is left out. Without changes it returns the source itself. */
function applyChanges(source, changes) {
    if (changes.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, by } of changes.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push(subSource(source, at, start));
        for (const part of listOf(by)) {
            if (typeof part === 'string')
                parts.push(insertedText(part, source, start));
            else
                parts.push(part);
        }
        at = end;
    }
    // A place is that of the first part that has text.
    const full = [...parts, subSource(source, at)].filter(({ text }) => text !== '');
    if (full.length === 0)
        return new Source('', source.placeAt);
    return sourceOf(full);
}
/** The texts and sources that content consists of. */
function listOf(content) {
    if (typeof content === 'string' || 'text' in content)
        return [content];
    return content;
}
/** Applies changes to a text without places. */
function splice(text, changes) {
    const source = new Source(text, () => ({ path: '', line: 1, column: 1 }));
    return applyChanges(source, changes).text;
}
/** Splits a text into lines. It finds code without a parser, which is right for pages as people write them. */
function readLines(text) {
    const reader = new LineReader();
    const lines = [];
    for (let start = 0; start < text.length;) {
        let end = text.indexOf('\n', start);
        if (end < 0)
            end = text.length;
        lines.push(reader.line(text.slice(start, end), start));
        start = end + 1;
    }
    return lines;
}
class LineReader {
    #fence;
    /** The column in which the content of the last list item, admonition or tab begins. */
    #margin = 0;
    /** The column to which what is in the last component may be indented: in MDX nothing is code for its blanks. */
    #inside = 0;
    #isAfterBlank = true;
    #isInCode = false;
    line(text, start) {
        const at = text.search(/[^ \t]/);
        const isBlank = at < 0;
        let blanks = text;
        if (!isBlank)
            blanks = text.slice(0, at);
        const line = {
            start,
            end: start + text.length,
            text,
            indent: widthOf(blanks),
            isBlank,
            code: undefined,
        };
        line.code = this.#codeOf(line);
        return line;
    }
    #codeOf(line) {
        if (this.#fence && !endsWith(this.#fence, line)) {
            if (!isClosing(this.#fence, line))
                return 'within';
            this.#fence = undefined;
            return 'closes';
        }
        this.#fence = undefined;
        if (line.isBlank) {
            this.#isAfterBlank = true;
            return undefined;
        }
        if (line.indent === 0 && (this.#isAfterBlank || line.text.startsWith('#')))
            this.#margin = this.#inside = 0;
        const isDeep = line.indent >= Math.max(this.#margin, this.#inside) + 4;
        this.#isInCode = isDeep && (this.#isAfterBlank || this.#isInCode);
        this.#isAfterBlank = false;
        if (this.#isInCode)
            return 'indented';
        this.#fence = fenceOf(line, this.#margin > 0);
        this.#margin = contentColumn(line) ?? this.#margin;
        if (/^[ \t]*<[A-Z]/.test(line.text))
            this.#inside = line.indent + 4;
        return this.#fence && 'opens';
    }
}
// A fence in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    let closing = /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;
    if (isInQuote)
        closing = /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/;
    const [, found = ''] = closing.exec(text) ?? [];
    return found.startsWith(sequence);
}
function fenceOf({ text, indent }, isInList) {
    if (!/`{3}|~{3}/.test(text))
        return undefined;
    const match = /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(text);
    if (!match)
        return undefined;
    const [, before, items, sequence] = match;
    return {
        sequence: sequence,
        indent: indent + items.length,
        isInList: (isInList && indent > 0) || items !== '' || indent > 3,
        isInQuote: before.includes('>'),
    };
}
/** The column of the content that a line begins, to which what follows may be indented. */
function contentColumn({ text, indent }) {
    const item = /^[ \t]*([-+*]|\d{1,9}[.)])(?:[ \t]|$)/.exec(text)?.[1];
    if (item !== undefined)
        return indent + item.length + 1;
    return INDENTED_BLOCK.test(text) ? indent + 4 : undefined;
}
/** An admonition, a tab, a definition or a footnote, whose content is indented by four columns. */
const INDENTED_BLOCK = /^[ \t]*(?:!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/;
/** The depth of the heading that a line is, 1 to 6; 0 of any other. */
function headingDepth({ text, code }) {
    if (code)
        return 0;
    return /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0;
}
/** The words of a text's first heading that is on no deeper level, for a text that is not parsed. */
function firstHeading(text, maxDepth = 6) {
    const heading = readLines(text).find(line => {
        const depth = headingDepth(line);
        return depth > 0 && depth <= maxDepth;
    });
    return heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '')
        .replace(/[*`]/g, '')
        .trim();
}
// A span ends in its own paragraph.
function readSpans(source) {
    if (!source.text.includes('`'))
        return [];
    const spans = [];
    let start = 0;
    const readTo = (end) => {
        for (const { index, 0: all } of source.text
            .slice(start, end)
            .matchAll(SPAN))
            spans.push({ start: start + index, end: start + index + all.length });
        start = end;
    };
    for (const line of source.lines) {
        if (line.code ||
            line.isBlank ||
            /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text))
            readTo(line.start);
        if (line.code)
            start = line.end;
    }
    readTo(source.text.length);
    return spans;
}
const SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
function withoutMargins(source, start, end) {
    const { text } = source;
    const margin = marginOf(text, start);
    if (margin.width + margin.quotes === 0)
        return subSource(source, start, end);
    const lines = [];
    for (let at = start; at < end;) {
        const next = Math.min(text.indexOf('\n', at) + 1 || end, end);
        lines.push(subSource(source, at, next));
        at = Math.min(afterMargin(text, next, margin), end);
    }
    return sourceOf(lines);
}
/** The margin of a text on its line: the number of marks of quotes, in lists or not, and of columns after these. */
function marginOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? [];
    return {
        quotes: marks.split('>').length - 1,
        width: widthOf(before.slice(marks.length)),
    };
}
/** The offset after the margin of a line: a paragraph may have less of it, and a tab that goes further is not part of it. */
function afterMargin(text, line, { quotes, width }) {
    let at = line;
    const mark = /[ \t]*>[ \t]?/y;
    mark.lastIndex = at;
    for (let count = 0; count < quotes && mark.test(text); count++)
        at = mark.lastIndex;
    let column = 0;
    for (const character of text.slice(at, at + width)) {
        column = columnAfter(character, column);
        if (!/[ \t]/.test(character) || column > width)
            break;
        at++;
    }
    return at;
}
/** Puts marks of a container before the first line of a text and before its other lines. */
function indented(source, first, others) {
    const parts = [];
    for (const { 0: line, index } of source.text.matchAll(/[^\n]+\n?|\n/g)) {
        let mark = index === 0 ? first : others;
        if (line === '\n')
            mark = mark.trimEnd();
        const end = index + line.length;
        parts.push(insertedText(mark, source, index), subSource(source, index, end));
    }
    return sourceOf(parts);
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    if (!text.includes('\t'))
        return text.length;
    let width = 0;
    for (const character of text)
        width = columnAfter(character, width);
    return width;
}
/** The column after a character, with tab stops of 4. */
function columnAfter(character, column) {
    if (character === '\t')
        return column + 4 - (column % 4);
    return column + 1;
}
/** The spaces and tabs at the beginning of a text. */
function blanksOf(text) {
    return /^[ \t]*/.exec(text)[0];
}
/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
/** Escapes a text for Markdown, where it does not begin a line. */
function escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
/** A fence for code that is longer than any in the code; of backticks, unless the info string has one. */
function fenceFor(code, info) {
    const runs = code.match(/`{3,}|~{3,}/g) ?? [];
    const length = Math.max(3, ...runs.map(run => run.length + 1));
    const character = info.includes('`') ? '~' : '`';
    return character.repeat(length);
}
/** A URL between the parentheses of a link. */
function destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    if (/[\s()]/.test(plain))
        return `<${plain}>`;
    return plain;
}


/***/ }),

/***/ 3605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uf: () => (/* binding */ siteFailure),
/* harmony export */   lp: () => (/* binding */ readSites)
/* harmony export */ });
/* unused harmony exports FOREIGN, configurationsIn, MAX_SITE_MS, siteConfig, findOtherSites, otherSiteMessage */
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(656)]).then(__webpack_require__.bind(__webpack_require__, 656))).mkdocs,
    },
    vitepress: {
        configuration: /(?<=^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(551), __webpack_require__.e(825)]).then(__webpack_require__.bind(__webpack_require__, 825))).vitepress,
    },
    docusaurus: {
        configuration: /(?<=^|\/)docusaurus\.config\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(909), __webpack_require__.e(551), __webpack_require__.e(507)]).then(__webpack_require__.bind(__webpack_require__, 8507))).docusaurus,
    },
    starlight: {
        configuration: /(?<=^|\/)astro\.config\.[cm]?[jt]s$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(551), __webpack_require__.e(888)]).then(__webpack_require__.bind(__webpack_require__, 9888))).starlight,
    },
    docfx: {
        configuration: /(?<=^|\/)docfx\.json$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(788)]).then(__webpack_require__.bind(__webpack_require__, 6788))).docfx,
    },
    mdbook: {
        configuration: /(?<=^|\/)book\.toml$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(752)]).then(__webpack_require__.bind(__webpack_require__, 9752))).mdbook,
    },
    hugo: {
        configuration: /(?<=^|\/)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(718)]).then(__webpack_require__.bind(__webpack_require__, 3718))).hugo,
    },
    jekyll: {
        configuration: /(?<=^|\/)_config\.ya?ml$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(124)]).then(__webpack_require__.bind(__webpack_require__, 6743))).jekyll,
    },
    gitbook: {
        configuration: /(?<=^|\/)(?:\.gitbook\.ya?ml|SUMMARY\.md)$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 2577))).gitbook,
    },
    mintlify: {
        configuration: /(?<=^|\/)(?:docs|mint)\.json$/,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(886)]).then(__webpack_require__.bind(__webpack_require__, 2886))).mintlify,
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
  gn: () => (/* reexport */ Commit),
  fS: () => (/* reexport */ website/* MAX_ADDRESS_LENGTH */.fS),
  cR: () => (/* reexport */ SiteCache),
  u7: () => (/* reexport */ website/* encodeSuffix */.u7),
  _5: () => (/* reexport */ generators/* generatorNames */._5),
  qW: () => (/* reexport */ website/* isIndexName */.qW),
  XM: () => (/* reexport */ website/* pathOf */.XM),
  Yg: () => (/* reexport */ website/* siteUrlOf */.Yg),
  rs: () => (/* reexport */ website/* urlOf */.rs),
  Xl: () => (/* reexport */ website/* withoutReferences */.Xl)
});

// UNUSED EXPORTS: MAX_SITE_MS, configurationsIn, otherSiteMessage, readSites

// EXTERNAL MODULE: ./lib/markdown/source.js
var source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/text/data.js
var data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/index.js
var lib_text = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
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
    const { mapSites } = await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(405), __webpack_require__.e(265)]).then(__webpack_require__.bind(__webpack_require__, 6265));
    const loaded = new Map();
    for (const { generator } of configs)
        loaded.set(generator, await (0,generators/* loadGenerator */.w2)(generator));
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
const PROBES = ['x', '/x', 'x/', '/x/', './x.html', '/x.html', '../x'];
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
        const paths = (0,text_paths/* toPaths */._Q)(oids.keys());
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
        const read = await (0,find/* readSites */.lp)([...this.paths.files], readTexts, generator, without);
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
            const text = content && (0,lib_text/* textOf */.b6)(content);
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
        const oids = paths.map(path => (0,text_paths/* isBinary */.Go)(path) ? '' : (this.#oids.get(path) ?? ''));
        const missing = [...new Set(oids)].filter(oid => oid !== '' && !this.#texts.has(oid));
        const contents = missing.length > 0 ? this.#read(missing) : [];
        for (const [index, oid] of missing.entries()) {
            const content = contents[index];
            this.#texts.set(oid, content && (0,lib_text/* textOf */.b6)(content));
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
        this.#website = new website/* RepositoryWebsite */.oy(place, paths);
        this.#mdx = mdx;
    }
    /** Loads what reads the text of a page: few repositories have MDX, whose parser is a good part of all that a thread would load. */
    async load(path) {
        const config = this.#siteOf(path)?.config;
        // Where there is a format, each page may have another.
        if (config?.format !== undefined || (0,text_paths/* isMdx */.Ci)(path))
            this.#mdx ??= await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(974), __webpack_require__.e(551), __webpack_require__.e(589)]).then(__webpack_require__.bind(__webpack_require__, 6589));
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
            if (!(0,text_paths/* isMdx */.Ci)(path))
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
                return (0,source/* fileSource */.IO)(included, text);
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
    const format = (0,data/* scalarTextAt */.TQ)(frontMatter, 'mdx', 'format') ?? config.format;
    return format === 'mdx' || (format !== 'md' && (0,text_paths/* isMdx */.Ci)(path));
}

;// CONCATENATED MODULE: ./lib/sites/index.js
/** All that knows site generators. Nothing outside of this folder imports from behind this file. */






/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Xl: () => (/* binding */ withoutReferences),
/* harmony export */   Yg: () => (/* binding */ siteUrlOf),
/* harmony export */   fS: () => (/* binding */ MAX_ADDRESS_LENGTH),
/* harmony export */   oy: () => (/* binding */ RepositoryWebsite),
/* harmony export */   qW: () => (/* binding */ isIndexName),
/* harmony export */   rs: () => (/* binding */ urlOf),
/* harmony export */   u7: () => (/* binding */ encodeSuffix)
/* harmony export */ });
/* unused harmony export pageStem */
/* harmony import */ var micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9886);
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
        const address = url.origin + (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(url.pathname));
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
    const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(link);
    if (path.startsWith('/'))
        return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', path);
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(fromPath), path);
}
/** The file that GitHub shows at a path, whose extension may be left out. */
function fileOnGitHub(link, path, { files, folders }) {
    // This means the folder, even where a page has the same name.
    const isFolder = /(?:^|\/)\.{0,2}$/.test((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(link)) && folders.has(path);
    if (isFolder)
        return undefined;
    return spellings(path).find(name => files.has(name));
}
function spellings(path) {
    return [path, ..._text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pageExtensions */ .En.map(extension => path + extension)];
}
const INDEX_NAMES = [
    '/index',
    '/Index',
    '/_index',
    '/README',
    '/Readme',
    '/readme',
];
/** The files that could have an address on the website: a page has one with its extension and one without. */
function filesAt(address, siteUrls) {
    const decoded = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(address);
    const ends = ['', '.html', '/index.html'];
    for (const name of ['', ...INDEX_NAMES])
        ends.push(..._text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pageExtensions */ .En.map(extension => name + extension));
    return siteUrls.flatMap(mapping => {
        const base = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(mapping.url);
        if (!`${decoded}/`.startsWith(base))
            return [];
        const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .routeKey */ .vh)(mapping.prefix + decoded.slice(base.length));
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
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, _text_index_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncoded */ .qE);
}
/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, micromark_util_decode_string__WEBPACK_IMPORTED_MODULE_2__/* .decodeString */ .s);
}


/***/ }),

/***/ 879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* unused harmony export hasTooManyAliases */
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
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   EB: () => (/* binding */ anyOf),
/* harmony export */   F0: () => (/* binding */ sanitizeForLog),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qE: () => (/* binding */ percentEncoded),
/* harmony export */   qW: () => (/* binding */ isInvisible)
/* harmony export */ });
/* unused harmony exports Secrets, hideSecret, containsSecret, sanitizeLine, isSha, DIGEST_LENGTH */
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
/* harmony export */   Gi: () => (/* binding */ limitMessages),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony exports topics, setHelpVersion, helpUrl, withHelp, splitHelp */
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
/* harmony export */   FC: () => (/* binding */ fromFolder),
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
    const target = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(fileFolder + path);
    if (target.startsWith('../'))
        return undefined;
    const relative = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, target) || '.';
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
