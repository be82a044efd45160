export const id = 909;
export const ids = [909];
export const modules = {

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ toGlobs),
/* harmony export */   P7: () => (/* binding */ languagesOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cy: () => (/* binding */ chaptersOf),
/* harmony export */   dN: () => (/* binding */ toExpressions),
/* harmony export */   w9: () => (/* binding */ sortFiles),
/* harmony export */   wj: () => (/* binding */ toNames),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2155);




/**
 * Sorts the files of a site into pages and others.
 *
 * @param extensions those of pages; any other file could not be one.
 * @param place the route of a page, or the reason why a file is none.
 */
function sortFiles({ roots }, files, extensions, place) {
    const pages = new Map();
    const reasons = new Map();
    const innermost = [...roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = innermost.find(({ folder }) => path.startsWith(folder));
        if (!root)
            continue;
        const inside = path.slice(root.folder.length);
        const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .stemOf */ .Vc)(inside, extensions);
        if (stem === undefined)
            continue;
        const placed = place({ path, root, inside, stem });
        if (typeof placed === 'object')
            reasons.set(path, placed.reason);
        else if (placed !== undefined)
            pages.set(path, placed);
    }
    return { pages, reasons };
}
const options = {
    dot: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    platform: 'linux',
    braceExpandMax: 30,
};
/** Whether a path matches one of these globs, braces included. */
function toGlobs(patterns) {
    const globs = patterns
        .slice(0, _text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATTERNS */ .nP)
        .map(pattern => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toGlob */ .aZ)(pattern.replace(/^\.?\//, ''), options));
    return path => globs.some(matches => matches(path));
}
/** Whether a path matches one of these names, in which `*` stands for folders as well (Python's `fnmatch`). */
function toNames(patterns) {
    const isNamed = toGlobs(patterns.map(pattern => pattern.replaceAll('/', NO_SLASH)));
    return path => isNamed(path.replaceAll('/', NO_SLASH));
}
/** Stands for a slash where that ends no name. */
const NO_SLASH = '\u0001';
/** One that matches no quantified group, so that it takes no exponential time; paths are short. */
const SIMPLE = /^(?!.*\)[*+{])(?:[^*+{]|[*+{](?=[^*+]|$)){1,200}$/;
/** Whether a path matches one of these regular expressions of a configuration; those that may take long match nothing. */
function toExpressions(patterns) {
    const expressions = patterns
        .slice(0, _text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATTERNS */ .nP)
        .flatMap(pattern => toExpression(pattern) ?? []);
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    if (!SIMPLE.test(pattern))
        return undefined;
    if (pattern.split(/[*+{]/).length > MAX_QUANTIFIERS)
        return undefined;
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
}
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const languages = new Map();
    for (const [name, locale] of (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .members */ .ol)(locales)) {
        const language = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(locale, 'lang'));
        if (name === 'root')
            languages.set('', language ?? ofRoot);
        else
            languages.set(name, language ?? name);
    }
    return Object.fromEntries(languages);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const chapters = [];
    for (const [, words = '', quoted, plain] of summary.matchAll(CHAPTER)) {
        const [link = ''] = (quoted ?? plain ?? '').split('#');
        const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .percentDecoded */ .oF)(link));
        if (link === '' || path === undefined)
            continue;
        const name = words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim();
        chapters.push([path, name]);
    }
    return chapters;
}
const CHAPTER = /(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g;
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    if (typeof value !== 'string' || value === '')
        return undefined;
    return value;
}
/** A key begins with this whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}';
/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block, word) {
    let start = block.indexOf(word);
    while (start >= 0) {
        const end = start + word.length;
        const isWord = !/\w/.test(block.charAt(start - 1));
        if (isWord && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
            return true;
        start = block.indexOf(word, end);
    }
    return false;
}
/** A page's front matter under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys) {
    const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .findBlock */ .P_)(text) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // The front matter of most pages has none of the keys, and needs no parser.
    const hasKey = words.some(word => mayBeKey(block, word));
    const data = language && hasKey ? (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlock */ .Gr)(block, language).data : undefined;
    const head = {};
    for (const key of keys) {
        const value = valueOfKey(key, data);
        if (value !== undefined)
            head[key] = value;
    }
    const heading = keys.includes('#')
        ? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .firstHeading */ .P7)(text.slice(end), 1)
        : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && end > 0 && text.startsWith('---'))
        head['---'] = 'true';
    return head;
}
function valueOfKey(key, data) {
    const value = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(data, ...key.replace(MAPPING, '').split('.'));
    if (key.startsWith(MAPPING)) {
        const isMapping = typeof value === 'object' && value !== null;
        return isMapping ? JSON.stringify(value) : undefined;
    }
    return Array.isArray(value) ? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarTexts */ .xr)(value) : (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(value);
}


/***/ }),

/***/ 9210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ definitions),
/* harmony export */   Ep: () => (/* binding */ kindName),
/* harmony export */   G3: () => (/* binding */ markdownInHtml),
/* harmony export */   H6: () => (/* binding */ fences),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   WY: () => (/* binding */ indentedBlocks),
/* harmony export */   _U: () => (/* binding */ infoOf),
/* harmony export */   bH: () => (/* binding */ blocksBetween),
/* harmony export */   cO: () => (/* binding */ htmlBlocks),
/* harmony export */   dX: () => (/* binding */ excludedSections),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   kw: () => (/* binding */ asBlock),
/* harmony export */   l8: () => (/* binding */ containers)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9622);


/** Replaces lines with a block, and adds the blank lines before and after it that are missing. */
function asBlock({ text }, start, end, content) {
    const isBlankAbove = /(?:^|\n)[ \t]*\n$|^$/.test(text.slice(Math.max(0, start - 200), start));
    if (content === '')
        return { start, end: isBlankAbove ? end + 1 : end, by: '' };
    const isBlankBelow = /^(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end, end + 200));
    const by = [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .blanksOf */ .RF)(text.slice(start, end)), ...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(content)];
    if (!isBlankAbove)
        by.unshift('\n');
    if (!isBlankBelow)
        by.push('\n');
    return { start, end, by };
}
/** Makes a title bold, unless some of it is bold already. */
function strong(title) {
    const words = title?.trim() ?? '';
    if (title === undefined || words === '')
        return '';
    if (title.includes('**'))
        return title;
    return `**${words}**`;
}
/** The kinds of admonitions that show their kind where they have no title. */
const admonitionKinds = new Set(`note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/));
function isKind(name) {
    return admonitionKinds.has(name.toLowerCase());
}
function kindName(kind) {
    const words = kind.replace(/[-_]/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
/**
 * Containers between lines of colons, nested by more: `:::note Title` (Docusaurus, "Admonitions"), `:::note[Title]{.class}`
 * (Starlight, "Asides"), `::: code-group` (VitePress, "Custom Containers" and "Code Groups").
 *
 * @param hasTitles whether code has its label above it outside groups, too (vitepress-plugin-group-icons).
 */
function containers(nameOf = kindName, hasTitles = false) {
    const opening = /^[ \t]*(:{3,})[ \t]*([a-z][\w-]*)(.*)/is;
    return blocksBetween(opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf, hasTitles);
}
function blocksBetween(opening, closing, nameOf, hasTitles = false) {
    return source => {
        const changes = [];
        const open = [];
        for (const line of source.lines) {
            const { start, end } = line;
            const isGroup = open.at(-1)?.isGroup === true;
            if (line.code === 'opens' && (isGroup || hasTitles))
                changes.push(...labelOf(line, isGroup));
            if (line.code)
                continue;
            const [, fence, kind, rest] = opening.exec(line.text) ?? [];
            const closed = closing.exec(line.text)?.[1];
            if (fence !== undefined) {
                open.push({ width: fence.length, isGroup: kind === 'code-group' });
                const title = containerTitle(kind, rest, nameOf);
                changes.push(asBlock(source, start, end, title));
            }
            else if (closed &&
                open.length > 0 &&
                closed.length >= open.at(-1).width) {
                open.pop();
                changes.push(asBlock(source, start, end, ''));
            }
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
    };
}
function containerTitle(kind, rest, nameOf) {
    const [, mark, words = ''] = /^[ \t]*([[|]?)[ \t]*(.*)/s.exec(rest.replace(/\{[^{}]*\}[ \t]*$/, ''));
    let title = words.trimEnd();
    if (mark === '[')
        title = title.replace(/\]$/, '');
    if (title !== '' && kind !== 'html')
        return strong(title);
    if (isKind(kind))
        return `**${nameOf(kind)}**`;
    return '';
}
/** Puts the label of code as a line above it. */
function labelOf(line, isGroup) {
    const label = labelIn(infoOf(line), isGroup);
    if (!label)
        return [];
    const by = `${' '.repeat(line.indent)}**${label}**\n\n`;
    return [{ start: line.start, end: line.start, by }];
}
/**
 * Reads the label in an info string: without one, code in a group is labelled by its language. A name in two brackets is that
 * of a file.
 */
function labelIn(info, isGroup) {
    const [, mark, name] = /(\[?)\[([^[\]]+)\]/.exec(info) ?? [];
    if (isGroup)
        return name ?? languageOf(info);
    if (mark)
        return undefined;
    return name;
}
/** How deep blocks may be nested: deeper ones stay as they are. */
const MAX_BLOCK_DEPTH = 20;
/**
 * Makes a paragraph of the definition of a term, which follows a colon (Goldmark in Hugo, kramdown in Jekyll): Markdown could
 * take it for indented code.
 */
const definitions = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt);
/**
 * Opens admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented
 * (Python-Markdown's Admonition and Definition Lists; pymdown's Details and Tabbed).
 */
const indentedBlocks = source => repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, within) => {
    const { start, end } = lines[index];
    const title = blockTitle(lines[index]);
    if (title === undefined)
        return definitionAt(lines, index);
    return { change: asBlock(within, start, end, title), width: 4 };
});
/** Opens the blocks of a text, the outermost first. */
function repeated(source, hint, open) {
    let result = source;
    for (let depth = 0; depth < MAX_BLOCK_DEPTH && hint.test(result.text); depth++) {
        const next = outermost(result, open);
        if (next === result)
            break;
        result = next;
    }
    return result;
}
function outermost(source, open) {
    const lines = source.lines;
    const changes = [];
    let end = 0;
    for (const [index, line] of lines.entries()) {
        if (line.code || index < end)
            continue;
        const opening = open(lines, index, source);
        if (opening === undefined)
            continue;
        changes.push(opening.change);
        const isInside = ({ isBlank, indent }) => isBlank || indent >= line.indent + opening.width;
        let next = index + 1;
        while (next < lines.length && isInside(lines[next]))
            next++;
        end = next;
        // Blank lines at the end are not in the block.
        while (lines[end - 1].isBlank)
            end--;
        for (const inside of lines.slice(index + 1, end))
            changes.push(...dedented(inside, line.indent, opening.width));
        const below = lines[end];
        if (below && end === next)
            changes.push({ start: below.start, end: below.start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
}
function definitionAt(lines, index) {
    const { text, start, indent } = lines[index];
    const [mark] = /^[ \t]*:[ \t]+(?=\S)/.exec(text) ?? [];
    const above = lines[index - 1];
    if (mark === undefined || !above)
        return undefined;
    const end = start + mark.length;
    const width = Math.min(4, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(mark) - indent);
    if (above.isBlank) {
        const colon = start + mark.indexOf(':');
        return { change: { start: colon, end, by: '' }, width };
    }
    return { change: { start, end, by: `\n${' '.repeat(indent)}` }, width };
}
/** `!!! note` and `??? tip`, with classes behind the kind. */
const ADMONITION = /(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*/;
const QUOTED_TITLE = /[ \t]+"([^\n]*)"/;
/** Tabs, and blocks that are opened by a click and have no kind. */
const UNNAMED = /(?:\?\?\?\+?|===[!+]*)/;
const opening = new RegExp(`^[ \\t]*(?:${ADMONITION.source}(?:${QUOTED_TITLE.source})?|${UNNAMED.source}${QUOTED_TITLE.source})[ \\t]*$`, 'i');
/** The title of the block that a line opens: empty where its author wants no title, undefined where the line opens no block. */
function blockTitle({ text }) {
    const [, kind, ofNote, ofTab] = opening.exec(text) ?? [];
    const title = ofNote ?? ofTab;
    if (title !== undefined)
        return strong(title);
    return kind && `**${kindName(kind)}**`;
}
/** Removes blanks of that width from a line, after the indentation of its block. */
function dedented({ text, start, isBlank }, indent, width) {
    if (isBlank)
        return [];
    let [at, column] = [0, 0];
    let from = 0;
    for (; column < indent + width; at++) {
        if (column < indent)
            from = at + 1;
        column = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .columnAfter */ .BR)(text.charAt(at), column);
    }
    const by = ' '.repeat(column - indent - width);
    return [{ start: start + from, end: start + at, by }];
}
const OTHER_ATTRIBUTES = /(?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}'){0,100}?/;
const IGNORED_ELEMENT = new RegExp(`<([a-z][\\w-]*)(?=[\\s>])${OTHER_ATTRIBUTES.source}\\sdata-pagefind-ignore(?:=[^<>]*)?>`, 'gi');
/** Removes the elements of HTML with `data-pagefind-ignore` (Pagefind, "Removing individual elements from the index"). */
function ignoredElements({ text }) {
    const changes = [];
    let done = 0;
    for (const startTag of text.matchAll(IGNORED_ELEMENT)) {
        const start = startTag.index;
        if (start < done)
            continue;
        const end = endOfElement(text, startTag);
        done = end ?? text.length;
        if (end !== undefined)
            changes.push({ start, end, by: '' });
    }
    return changes;
}
/** The end of the element that a start tag opens; undefined where it has no end tag. */
function endOfElement(text, { 0: startTag, 1: name, index }) {
    const end = index + startTag.length;
    if (startTag.endsWith('/>'))
        return end;
    const tags = new RegExp(`<(/?)${name}(?![\\w-])[^<>]*?(/?)>`, 'gi');
    tags.lastIndex = end;
    let depth = 1;
    while (depth > 0) {
        const tag = tags.exec(text);
        if (!tag)
            return undefined;
        if (tag[1])
            depth--;
        else if (!tag[2])
            depth++;
    }
    return tags.lastIndex;
}
/** Removes sections and elements that their author keeps out of search (`data-search-exclude` of Material, `data-pagefind-ignore`). */
const excludedSections = source => {
    if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
        return source;
    const changes = ignoredElements(source).filter(({ start }) => !source.isCode(start));
    const headings = source.lines.filter(line => (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys)(line) > 0);
    for (const [index, heading] of headings.entries()) {
        if (!/\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(heading.text))
            continue;
        const isNext = (line) => (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys)(line) <= (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys)(heading);
        const end = headings.slice(index + 1).find(isNext)?.start ?? source.text.length;
        changes.push({ start: heading.start, end, by: '' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/**
 * Replaces the attribute `markdown`, which says that the content of an element is Markdown (Python-Markdown, kramdown), by a
 * blank line, which says so in Markdown.
 */
const markdownInHtml = (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .replacing */ .mi)('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => {
    const tag = before + all.slice(all.indexOf(after, before.length));
    if (blank === undefined)
        return `${tag}\n`;
    return tag;
});
const BLOCKS = /div|section|article|nav|main|figure|table|ul|ol|dl|center/;
const htmlOpening = new RegExp(`^( {0,3})<(${BLOCKS.source}|p)\\b(?!.*(?:\\smarkdown|</\\2>))`, 'i');
const htmlClosing = new RegExp(`^ {0,3}</(?:${BLOCKS.source})>[ \\t]*$`, 'i');
/**
 * Makes blocks of HTML end where they do in Python-Markdown (MkDocs) and kramdown (Jekyll): at their end tag. Markdown ends
 * them at a blank line, reads indented lines below that as code, and takes a line right below the end tag for HTML.
 */
const htmlBlocks = source => {
    const changes = [];
    let closing;
    let joined = [];
    let blanks = [];
    const lines = source.lines;
    for (const [index, { text, start, end, code, indent, isBlank },] of lines.entries()) {
        const next = lines[index + 1];
        const isEnd = !code &&
            htmlClosing.test(text) &&
            (closing === undefined || text.startsWith(closing));
        let opened = null;
        if (closing === undefined && !code)
            opened = htmlOpening.exec(text);
        if (opened) {
            closing = `${opened[1]}</${opened[2]}>`;
            joined = [];
        }
        else if (closing !== undefined && text.startsWith(closing)) {
            changes.push(...joined);
            closing = undefined;
        }
        else if (code === 'opens' || /<pre\b|\smarkdown\b/.test(text))
            closing = undefined;
        if (isBlank)
            blanks.push({ start, end: end + 1, by: '' });
        else {
            if (indent >= 4)
                joined.push(...blanks);
            blanks = [];
        }
        if (isEnd && next && !next.isBlank && next.indent < 4)
            changes.push({ start: end, end, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
};
/**
 * Leaves of the info strings of fences only the language: generators read titles, highlighted lines and labels from them.
 *
 * @param hasTitles whether readers see titles (`title=""` of Docusaurus, Starlight and Material for MkDocs, `tab=""` of its
 * tabs of code, `filename=""` of themes of Hugo), so that they are put above the code.
 */
function fences(lineOf, hasTitles = false) {
    return source => {
        if (!(lineOf ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        let block;
        const lines = source.lines;
        for (const [index, line] of lines.entries()) {
            const { code, text, start, end } = line;
            if (code === 'opens') {
                info = infoOf(line);
                block = undefined;
                if (/\btwoslash\b/.test(info))
                    block = { start: end + 1, isCut: false };
                if (hasTitles)
                    changes.push(...titleAbove(line, lines[index - 1]));
                const language = languageOf(info);
                const infoStart = start + text.lastIndexOf(info);
                if (language !== info)
                    changes.push({ start: infoStart, end, by: language });
            }
            if (code !== 'within')
                continue;
            if (block && (block.isCut || isTwoslashComment(text)))
                cutTwoslash(line, block, changes);
            else if (lineOf) {
                const by = lineOf(text, info);
                if (by === undefined)
                    changes.push({ start, end: end + 1, by: '' });
                else if (by !== text)
                    changes.push({ start, end, by });
            }
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .applyChanges */ .YF)(source, changes);
    };
}
/** Removes a line that readers do not see; for `---cut---`, all lines of the block above it as well. */
function cutTwoslash({ text, start, end }, block, changes) {
    const [isMark, cut] = /---cut(-\w+)?---/.exec(text) ?? [];
    const isBefore = isMark !== undefined && (cut === undefined || cut === '-before');
    if (isBefore || cut === '-end')
        block.isCut = false;
    else if (cut === '-after' || cut === '-start')
        block.isCut = true;
    while (isBefore && (changes.at(-1)?.start ?? 0) >= block.start)
        changes.pop();
    changes.push({ start: isBefore ? block.start : start, end: end + 1, by: '' });
}
const FENCE_TITLE = /\b(?:title|filename|tab)=(?:"([^"]+)"|'([^']+)'|([\w./-]+))/g;
/** Puts the titles of a fence as a paragraph above it, up to the fence itself. */
function titleAbove(line, before) {
    const { text, start } = line;
    const titles = Array.from(text.matchAll(FENCE_TITLE), ([, double, single = double, title = single]) => title);
    if (titles.length === 0)
        return [];
    // Only what Markdown or MDX would read as markup: names are better found without a backslash.
    const escapedTitle = titles.join(': ').replace(/[\\`*<{}]/g, '\\$&');
    // Of the containers that the code is in, its other lines have the marks of quotes alone.
    const first = text.slice(0, text.search(/[`~]/));
    const others = first.replace(/[^>]/g, ' ');
    const empty = `${others.trimEnd()}\n`;
    const paragraph = `${first}${strong(escapedTitle)}\n${empty}${others}`;
    const change = { start, end: start + first.length, by: paragraph };
    if (before?.isBlank === false)
        change.by = empty + paragraph;
    return [change];
}
/** Whether a line of code is a comment that readers do not see ("Notations" of Twoslash). */
function isTwoslashComment(text) {
    return TWOSLASH_COMMENTS.some(comment => comment.test(text));
}
const TWOSLASH_COMMENTS = [
    // Marks of where code is cut.
    /^\s*\/\/\s?---cut(?:-before|-after|-start|-end)?---\s*$/,
    // Options of the compiler.
    /^\s*\/\/\s?@(?!filename\b)\w+(?::.*)?$/,
    // Questions to the compiler about the line above.
    /^\s*\/\/\s*\^[?|^]+(?: .*)?$/,
];
// An info string with more than a language.
const longInfo = /(?:```|~~~)[ \t]*(?:[\w+#.-]+(?:[{,:[=]|[ \t]+\S)|[{,:[=])/;
function infoOf({ text }) {
    return /[`~]{3,}(.*)/s.exec(text)[1].trim();
}
function languageOf(info) {
    if (/^[\w-]+=/.test(info))
        return '';
    const ofClass = /^\{[^}.]*\.([\w+#-]+)/.exec(info)?.[1];
    return ofClass ?? /^[^\s{,:[]+/.exec(info)?.[0] ?? '';
}


/***/ }),

/***/ 9622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ warnAsWritten),
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   FC: () => (/* binding */ warnUnknown),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   To: () => (/* binding */ leftovers),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   z7: () => (/* binding */ when)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

/** The dialect of a generator whose syntax the steps translate, one after the other. */
function stepwise(steps, settings) {
    return {
        toMarkdown(page, context) {
            const { path, ...start } = page.placeAt(0);
            const messages = new Map();
            const warn = (rule, kind, reason, source, at) => {
                if (messages.has(kind))
                    return;
                const { path: file, line, column } = source.placeAt(at);
                if (file === path) {
                    messages.set(kind, { line, column, rule, reason });
                    return;
                }
                // A message is at a place of the page, so that of an included file says where it is.
                const located = `${file}:${line}:${column}: ${reason}`;
                messages.set(kind, { ...start, rule, reason: located });
            };
            const markdown = applied(steps, page, {
                steps,
                settings,
                context,
                messages,
                warn,
                open: [path],
                included: { length: 0 },
                rawLines: new Set(),
                assigned: new Map(),
                dataFiles: new Map(),
                titles: new Map(),
            });
            return { markdown, messages: [...messages.values()] };
        },
    };
}
function applied(steps, source, work) {
    return steps.reduce((result, step) => step(result, work), source);
}
/** A step that is left out where a setting is off. */
function when(isOn, step) {
    if (isOn)
        return step;
    return source => source;
}
/** A step that replaces what a pattern finds by what `make` returns; undefined leaves it as it is. Code stays, unless `isInCodeToo`. */
function replacing(hint, pattern, make, isInCodeToo = false) {
    return (source, work) => {
        const { text } = source;
        if (typeof hint === 'string' && !text.includes(hint))
            return source;
        if (hint instanceof RegExp && !hint.test(text))
            return source;
        const changes = [];
        for (const match of text.matchAll(pattern)) {
            if (!isInCodeToo && source.isCode(match.index))
                continue;
            const by = make(match, source, work);
            if (by === undefined)
                continue;
            if (typeof by === 'object' && 'by' in by) {
                changes.push(by);
                continue;
            }
            const end = match.index + match[0].length;
            changes.push({ start: match.index, end, by });
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_0__/* .applyChanges */ .YF)(source, changes);
    };
}
/** A step that removes what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = text.length;
            if (end < 0)
                return undefined;
            done = end + ending.length;
            return { start: index, end: done, by: '' };
        };
        return replacing(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * Warns that the output of a tag or a component, which code of the site makes, is missing from the document.
 *
 * @param opening the beginning of the tag, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
function warnUnknown(opening, source, at, work) {
    const reason = `what "${opening}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `tag ${opening}`, reason, source, at);
}
/** Warns that an expression stays in the document because its value is not known, such as `{version}`. */
function warnAsWritten(expression, source, at, work) {
    const reason = `what "${expression}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `value ${expression}`, reason, source, at);
}
/** Patterns that look like the syntax of a generator, by its first characters. */
const leftoverKinds = [
    // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
    ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./$-][^{}\n]*\}\}/g],
    // Not what follows the first brace of a shortcode `{{% x %}}`.
    ['{%', /\{%(?<![\\{]\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
    ['8<-', /^[ \t]*-+8<-+[ \t]*$/gm],
    ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
    ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
    [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
    ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
    // Extensions of Python-Markdown and kramdown: marked and inserted words, and abbreviations.
    ['==', /(?<![=\w])==(?=\w)[^=\n]+==(?![=\w])/g],
    ['^^', /\^\^(?=\w)[^^\n]+\^\^/g],
    ['*[', /^[ \t]*\*\[[^\]\n]+\] ?:/gm],
    // Alerts of VitePress that are none of GitHub's.
    ['[!', /^[ \t]*>[ \t>]*\[!(?:\w+\][ \t]*\S|(?:info|danger)\])[^\n]*/gim],
    // A preprocessor of mdBook: the identifier of a rule in the Rust reference, alone on its line.
    ['x[y]', /^[a-z]+\[[\w.-]+\]$/gm],
    // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
    ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
];
/** Takes out HTML whose text is no Markdown. */
const verbatim = without(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name => name ? `</${name}` : '-->');
/** The beginning of a piece of syntax, up to the end of its name: `{{< gallery`, `:::details`, `r[`; a tag as `<Listing>`. */
function nameOf(syntax) {
    const [name = ''] = /^\W*[\w./-]{0,60}\[?/.exec(syntax) ?? [];
    return name.startsWith('<') ? `${name}>` : name;
}
/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: of the first of each kind on
 * a page, in words that are the same on each page of the site. An include that is left has a warning of its own.
 */
function leftovers(file, hasTags) {
    return (source, work) => {
        // What is left then has a warning already, or is no component.
        const isExplained = !hasTags ||
            [...work.messages.values()].some(({ rule }) => rule === 'include' || rule === 'mdx');
        const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds;
        const { text } = source;
        const isLeft = ([kind, pattern]) => text.includes(kind.replace(/\w+\]?/g, '')) && text.search(pattern) >= 0;
        const left = kinds.filter(isLeft);
        if (left.length === 0)
            return source;
        const seen = verbatim(source, work);
        for (const [kind, pattern] of left)
            for (const { 0: syntax, index } of seen.text.matchAll(pattern)) {
                const start = syntax.search(/[^\s>]/);
                const at = index + start;
                if (seen.isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(syntax))
                    continue;
                const { path, line } = seen.placeAt(at);
                if (work.rawLines.has(`${path}:${line}`))
                    continue;
                const reason = `"${nameOf(syntax.slice(start))}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`;
                work.warn('dialect', `left ${kind}`, reason, seen, at);
                break;
            }
        return source;
    };
}


/***/ })

};
