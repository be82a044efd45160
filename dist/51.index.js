export const id = 51;
export const ids = [51];
export const modules = {

/***/ 7524:
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
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3528);



/** What takes the place of whole lines as a block of its own: blank lines go where there are none. */
function asBlock({ text }, start, end, content) {
    const isBlankAbove = /(?:^|\n)[ \t]*\n$|^$/.test(text.slice(Math.max(0, start - 200), start));
    if (content === '')
        return { start, end: isBlankAbove ? end + 1 : end, by: '' };
    const isBlankBelow = /^(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end, end + 200));
    const indent = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .blanksOf */ .RF)(text.slice(start, end));
    const before = isBlankAbove ? indent : `\n${indent}`;
    return { start, end, by: [before, ...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(content), isBlankBelow ? '' : '\n'] };
}
/** A title in bold; as it is where it is bold already. */
function strong(title) {
    return !title?.trim() ? '' : title.includes('**') ? title : `**${title.trim()}**`;
}
/** The kinds that have a title of their own where their author gave none. */
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
        const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
        const changes = [];
        const open = [];
        lines.forEach((line, index) => {
            const { start, end } = line;
            const isGroup = open.at(-1)?.isGroup === true;
            if (line.code === 'opens' && (isGroup || hasTitles))
                changes.push(...labelOf(line, isGroup));
            if (line.code)
                return;
            const [, fence, kind, rest] = opening.exec(line.text) ?? [];
            const closed = closing.exec(line.text)?.[1];
            if (fence !== undefined) {
                open.push({ width: fence.length, isGroup: kind === 'code-group' });
                const options = fence.startsWith('/') ? optionsBelow(lines, index) : [];
                changes.push(asBlock(source, start, end, containerTitle(kind, rest, nameOf)), ...options);
            }
            else if (closed && open.length > 0 && closed.length >= open.at(-1).width) {
                open.pop();
                changes.push(asBlock(source, start, end, ''));
            }
        });
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
    };
}
function containerTitle(kind, rest, nameOf) {
    const [, mark, words = ''] = /^[ \t]*([[|]?)[ \t]*(.*)/s.exec(rest.replace(/\{[^{}]*\}[ \t]*$/, ''));
    const title = mark === '[' ? words.trimEnd().replace(/\]$/, '') : words.trimEnd();
    if (title !== '' && kind !== 'html')
        return strong(title);
    return isKind(kind) ? `**${nameOf(kind)}**` : '';
}
// Options are indented, right below the opening line.
function optionsBelow(lines, opened) {
    let last = opened;
    while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? ''))
        last++;
    return last === opened ? [] : [{ start: lines[opened + 1].start, end: lines[last].end, by: '' }];
}
/** The label of code as a line above it: in a group its language if it has none, elsewhere none of the name of a file alone. */
function labelOf(line, isGroup) {
    const info = infoOf(line);
    const [, mark, name] = /(\[?)\[([^[\]]+)\]/.exec(info) ?? [];
    const label = isGroup ? (name ?? languageOf(info)) : mark ? '' : (name ?? '');
    const indent = ' '.repeat(line.indent);
    return label === '' ? [] : [{ start: line.start, end: line.start, by: `${indent}**${label}**\n\n` }];
}
/** Admonitions deeper in others stay as they are. */
const MAX_BLOCK_DEPTH = 20;
/**
 * The definition of a term, after a colon (Goldmark in Hugo, kramdown in Jekyll): a paragraph below the term's, and not
 * code for its blanks.
 */
const definitions = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt);
/**
 * Admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented
 * (Python-Markdown's Admonition and Definition Lists; pymdown's Details and Tabbed).
 */
const indentedBlocks = source => repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, within) => {
    const { start, end } = lines[index];
    const title = blockTitle(lines[index]);
    return title !== undefined
        ? { change: asBlock(within, start, end, title), width: 4 }
        : definitionAt(lines, index);
});
// From the outside to the inside.
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
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
    const changes = [];
    let end = 0;
    for (const [index, line] of lines.entries()) {
        const opening = line.code || index < end ? undefined : open(lines, index, source);
        if (opening === undefined)
            continue;
        changes.push(opening.change);
        const isInside = (each) => each.isBlank || each.indent >= line.indent + opening.width;
        let next = index + 1;
        while (next < lines.length && isInside(lines[next]))
            next++;
        end = next;
        // Blank lines at the end are not in the block.
        while (lines[end - 1].isBlank)
            end--;
        for (const inside of lines.slice(index + 1, end))
            changes.push(...dedented(inside, line.indent, opening.width));
        const below = end === next ? lines[end] : undefined;
        if (below)
            changes.push({ start: below.start, end: below.start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
}
function definitionAt(lines, index) {
    const { text, start, indent } = lines[index];
    const [mark] = /^[ \t]*:[ \t]+(?=\S)/.exec(text) ?? [];
    const above = lines[index - 1];
    if (mark === undefined || !above)
        return undefined;
    const by = above.isBlank ? '' : `\n${' '.repeat(indent)}`;
    const from = above.isBlank ? start + mark.indexOf(':') : start;
    return {
        change: { start: from, end: start + mark.length, by },
        width: Math.min(4, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(mark) - indent),
    };
}
const opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|(?:\?\?\?\+?|===[!+]*)[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, empty where its author wants none; undefined where it opens none. */
function blockTitle({ text }) {
    const [, kind, ofNote, ofTab] = opening.exec(text) ?? [];
    const title = ofNote ?? ofTab;
    return title === undefined ? kind && `**${kindName(kind)}**` : strong(title);
}
/** A line without so many columns of the blanks after those of its block. */
function dedented({ text, start, isBlank }, indent, width) {
    if (isBlank)
        return [];
    let [at, column] = [0, 0];
    let from = 0;
    for (; column < indent + width; at++) {
        if (column < indent)
            from = at + 1;
        column += text[at] === '\t' ? 4 - (column % 4) : 1;
    }
    return [{ start: start + from, end: start + at, by: ' '.repeat(column - indent - width) }];
}
/**
 * Headings that their author keeps out of search, with their sections (Material's `data-search-exclude`,
 * `data-pagefind-ignore`).
 */
const excludedSections = source => {
    if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
        return source;
    const changes = [];
    const headings = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source).filter(line => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .headingDepth */ .Ys)(line) > 0);
    for (const [index, heading] of headings.entries()) {
        if (!/\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(heading.text))
            continue;
        const isNext = (each) => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .headingDepth */ .Ys)(each) <= (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .headingDepth */ .Ys)(heading);
        const end = headings.slice(index + 1).find(isNext)?.start ?? source.text.length;
        changes.push({ start: heading.start, end, by: '' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
/**
 * The attribute that says that the content of an element is Markdown (Python-Markdown, kramdown), which in
 * Markdown a blank line says.
 */
const markdownInHtml = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => before + all.slice(all.indexOf(after, before.length)) + (blank === undefined ? '\n' : ''));
const htmlOpening = /^( {0,3})<(div|section|article|nav|main|figure|table|ul|ol|dl|p|center)\b(?!.*(?:\smarkdown|<\/\2>))/i;
const htmlClosing = /^ {0,3}<\/(?:div|section|article|nav|main|figure|table|ul|ol|dl|center)>[ \t]*$/i;
/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and reads what is indented below that as code, what is not below its end tag as HTML.
 */
const htmlBlocks = source => {
    const changes = [];
    let closing;
    let joined = [];
    let blanks = [];
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
    for (const [index, { text, start, end, code, indent, isBlank }] of lines.entries()) {
        const next = lines[index + 1];
        const isEnd = !code && htmlClosing.test(text) && (closing === undefined || text.startsWith(closing));
        const opened = closing === undefined && !code ? htmlOpening.exec(text) : undefined;
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays.
 *
 * @param hasTitles whether titles are shown (`title=""` of Docusaurus, Starlight and Material for MkDocs; `filename=""` of
 * themes of Hugo), so that they are put above the code.
 */
function fences(shown, hasTitles = false) {
    return source => {
        if (!(shown ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        let [first, isCut] = [0, false];
        const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
        for (const [index, line] of lines.entries()) {
            const { code, text, start, end } = line;
            if (code === 'opens') {
                info = infoOf(line);
                first = end + 1;
                isCut = false;
                const language = languageOf(info);
                const above = hasTitles ? titleAbove(text, lines[index - 1]) : '';
                if (above !== '')
                    changes.push({ start: start, end: start + text.search(/[`~]/), by: above });
                if (language !== info)
                    changes.push({ start: start + text.lastIndexOf(info), end, by: language });
            }
            else if (code === 'within' && /\btwoslash\b/.test(info) && (isCut || TWOSLASH.test(text))) {
                const [, cut] = /---cut(-\w+)?---/.exec(text) ?? ['', 'none'];
                const isBefore = cut === undefined || cut === '-before';
                isCut = !isBefore && (isCut || cut === '-after' || cut === '-start') && cut !== '-end';
                while (isBefore && (changes.at(-1)?.start ?? 0) >= first)
                    changes.pop();
                changes.push({ start: isBefore ? first : start, end: end + 1, by: '' });
            }
            else if (code === 'within' && shown) {
                const by = shown(text, info);
                if (by === undefined)
                    changes.push({ start, end: end + 1, by: '' });
                else if (by !== text)
                    changes.push({ start, end, by });
            }
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
    };
}
/** The title of a fence as a paragraph above it, up to the fence itself. */
function titleAbove(text, before) {
    const [, double, single = double, title = single] = /\b(?:title|filename)=(?:"([^"]+)"|'([^']+)'|([\w./-]+))/.exec(text) ?? [];
    if (title === undefined)
        return '';
    // Only what Markdown or MDX would read as markup: names are better found without a backslash.
    const escapedTitle = title.replace(/[\\`*<{}]/g, '\\$&');
    // Of the containers that the code is in, its other lines have the marks of quotes alone.
    const first = text.slice(0, text.search(/[`~]/));
    const others = first.replace(/[^>]/g, ' ');
    const empty = `${others.trimEnd()}\n`;
    return `${before?.isBlank === false ? empty : ''}${first}${strong(escapedTitle)}\n${empty}${others}`;
}
/** Lines of code that readers do not see: what the compiler shall check, and where code is cut ("Notations" of Twoslash). */
const TWOSLASH = /^\s*\/\/\s?(?:---cut(?:-before|-after|-start|-end)?---\s*$|@(?!filename\b)\w+(?::.*)?$|\s*\^[?|^]+(?: .*)?$)/;
// More than a language.
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

/***/ 6624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   bs: () => (/* binding */ colonSpec),
/* harmony export */   d8: () => (/* binding */ included),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2710);
/* harmony import */ var _markdown_compile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(748);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2155);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3528);







const MAX_INCLUDED_LENGTH = 5_000_000;
/** What each include counts for besides its text: ten files that each include ten others may have little of that. */
const LENGTH_OF_INCLUDE = 2_500;
/** The included text, in which `step` does the same; undefined, and a message, where it cannot be included. */
function included(include, source, at, work, step) {
    work.asked?.(include.paths);
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const { paths, part, isCode, isRebased = false } = include;
    const isOpen = paths.find(each => work.open.includes(each));
    if (isOpen)
        return refuse(`${isOpen} would include itself. Take one of the includes out.`);
    if (paths.length === 0)
        return refuse('it is not a path in the repository. Fix the path.');
    // Before the file is asked for: a thread keeps only so much of all files.
    const tooMuch = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(tooMuch);
    let file;
    const path = paths.find(each => {
        file = work.context.read?.(each);
        return file;
    });
    if (!path || !file) {
        const where = paths.slice(0, 5).join(' or ');
        return refuse(`the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`);
    }
    // Lines are counted in the whole file.
    const isLines = part !== undefined && 'ranges' in part;
    const whole = cutPart(isLines || isCode ? file : withoutFrontMatter(file), part);
    if (!whole)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.length += whole.text.length + LENGTH_OF_INCLUDE;
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(tooMuch);
    if (isCode)
        return withoutBlankEnds(whole);
    const { text, placeAt } = isLines ? withoutFrontMatter(whole) : whole;
    const placed = { text, placeAt: offset => ({ ...placeAt(offset), isRebased }) };
    return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }));
}
/** Other files than pages may begin with what looks like it, such as YAML. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(file, file.text.length - (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .vQ)(file.text).text.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that includes what a syntax asks for, at any depth. */
function includes(syntax) {
    const make = (match, source, work) => {
        const asked = syntax.read(match, source.placeAt(match.index).path, work.settings);
        if (asked === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(source, match.index + 1, match.index + match[0].length);
        const texts = asked.map(each => included(each, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        return texts.flatMap((text, index) => [
            index > 0 ? '\n' : '',
            ...(text ? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text) : []),
        ]);
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** The included text, indented as its include is; in one line where that has other text. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(source), index);
    const blanks = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone && /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, start, end)]);
}
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path, ...rest] = name.split(':');
    const written = rest.join(':');
    const part = written === '' ? undefined : readPart(written, ':');
    return { path: path, part };
}
/** A text as fenced code, which ends with a margin where it begins with one. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .put */ .yJ)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .put */ .yJ)(`\n${margin}${fence}`, text, text.text.length),
    ]);
}
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}
/** The file that an import has the text of, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
function rawFile(specifier) {
    const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier);
    return match?.[1] ?? match?.[2];
}
/** Where a file that an MDX page imports may be in the repository, in the order in which to look. */
function importPaths(specifier, from, settings) {
    // In a string of JavaScript `\_` is `_`.
    const written = specifier.replace(/\\(.)/g, '$1');
    const alias = aliased(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('.'))
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(from)], written);
    return written.startsWith('/') ? pathsIn([settings.contentFolder, settings.folder], written) : [];
}
/** The paths in several folders, each once. */
function pathsIn(folders, written) {
    return written === '' ? [] : [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(folder, written) ?? []))];
}
/** What an alias at the beginning of a path stands for. */
function aliased(written, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(each => written.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
    return alias === undefined ? undefined : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(aliases[alias], written.slice(alias.length));
}
const END = Number.POSITIVE_INFINITY;
/** The lines of ranges such as `1-3,5` or `2:10`, by the sign between their ends; what is none is the name of a part. */
function readPart(written, sign) {
    const ranges = written.split(',').map(each => {
        const [first, last, ...others] = each.trim().split(sign);
        if (others.length > 0 || !/^\d*$/.test(first) || !/^\d*$/.test(last ?? ''))
            return undefined;
        return [Number(first || 1), last === undefined ? Number(first) : Number(last || END)];
    });
    return ranges.every(each => each !== undefined) ? { ranges } : { name: written };
}
/** The part of a file, all of it without one; undefined where there is no such part. */
function cutPart(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part) {
        const { after = '', before = '' } = part;
        const { text } = source;
        const found = text.indexOf(after);
        const start = found + after.length;
        const end = before === '' ? text.length : text.indexOf(before, start);
        return found < 0 || end < 0 ? undefined : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(source, start, end);
    }
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(source);
    if ('ranges' in part) {
        const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
        return chosen.length === 0 ? undefined : only(source, chosen);
    }
    const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name);
    return chosen && only(source, chosen);
}
// Ranges may overlap or go back, so this is no list of changes.
function only(source, lines) {
    const by = lines.flatMap(({ start, end }, at) => [at > 0 ? '\n' : '', (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(source, start, end)]);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .changed */ .tD)(source, [{ start: 0, end: source.text.length, by }]);
}
/** How files mark their regions: each finds what is at the end, and the name. */
const regionMarkers = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines of all regions of a name, without the markers of others. */
function regionOf(lines, name) {
    const wanted = name.toLowerCase();
    for (const marker of regionMarkers) {
        const open = [];
        const chosen = lines.filter(({ text }) => {
            const match = marker.exec(text);
            if (!match)
                return open.includes(wanted);
            const other = match[2].toLowerCase();
            // An end without a name is that of the last that began.
            const at = other === '' ? open.length - 1 : open.lastIndexOf(other);
            if (!match[1])
                open.push(other);
            else if (at >= 0)
                open.splice(at);
            return false;
        });
        if (chosen.length > 0)
            return chosen;
    }
    return undefined;
}
function sectionOf(lines, id) {
    const depths = lines.map(_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .headingDepth */ .Ys);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && headingId(text) === id);
    if (first < 0)
        return undefined;
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    return lines.slice(first, last < 0 ? undefined : last);
}
function headingId(heading) {
    const own = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1];
    return own ?? (0,github_slugger__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .y)(heading.replace(/^#+/, '').trim());
}


/***/ }),

/***/ 3528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   xM: () => (/* binding */ workOn)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);


/** The dialect of a generator whose syntax the steps translate, one after the other. */
function stepwise(steps, settings) {
    return {
        toMarkdown(source, context) {
            const work = workOn(source, { steps, settings, context });
            return { markdown: applied(steps, source, work), messages: [...work.said.values()] };
        },
    };
}
function workOn({ placeAt }, given) {
    const { path, ...start } = placeAt(0);
    const said = new Map();
    return {
        ...given,
        said,
        warn(rule, kind, reason, source, at) {
            const { path: file, line, column } = source.placeAt(at);
            // A message is at a place of the page, so that of an included file says where it is.
            const message = file === path
                ? { line, column, rule, reason }
                : { ...start, rule, reason: `${file}:${line}:${column}: ${reason}` };
            if (!said.has(kind))
                said.set(kind, message);
        },
        open: [path],
        included: { length: 0 },
    };
}
function applied(steps, source, work) {
    return steps.reduce((result, step) => step(result, work), source);
}
/** A step that replaces what a pattern finds, where `make` has something for it; in code only if told to. */
function replacing(hint, pattern, make, isInCodeToo = false) {
    return (source, work) => {
        const { text } = source;
        if (typeof hint === 'string' ? !text.includes(hint) : !hint.test(text))
            return source;
        // Most pages have no match, and need no reading of their code.
        let isCode = isInCodeToo || work.asked ? () => false : undefined;
        const changes = [];
        for (const match of text.matchAll(pattern)) {
            isCode ??= (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
            const by = isCode(match.index) ? undefined : make(match, source, work);
            if (by === undefined)
                continue;
            const change = { start: match.index, end: match.index + match[0].length, by: by };
            changes.push(typeof by === 'object' && 'by' in by ? by : change);
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
    };
}


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   admonition: () => (/* binding */ admonition),
/* harmony export */   components: () => (/* binding */ components),
/* harmony export */   content: () => (/* binding */ content),
/* harmony export */   figure: () => (/* binding */ figure),
/* harmony export */   filled: () => (/* binding */ filled),
/* harmony export */   gone: () => (/* binding */ gone),
/* harmony export */   highlight: () => (/* binding */ highlight),
/* harmony export */   includedBeside: () => (/* binding */ includedBeside),
/* harmony export */   liquidTags: () => (/* binding */ liquidTags),
/* harmony export */   ofFrontMatter: () => (/* binding */ ofFrontMatter),
/* harmony export */   raw: () => (/* binding */ raw),
/* harmony export */   tabs: () => (/* binding */ tabs),
/* harmony export */   templates: () => (/* binding */ templates),
/* harmony export */   titled: () => (/* binding */ titled),
/* harmony export */   variable: () => (/* binding */ variable),
/* harmony export */   variables: () => (/* binding */ variables),
/* harmony export */   warnUnknown: () => (/* binding */ warnUnknown),
/* harmony export */   words: () => (/* binding */ words)
/* harmony export */ });
/* harmony import */ var _markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7524);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6624);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3528);








const liquidTags = {
    tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
    raw: ['raw', 'comment'],
};
/** The tags of a text in order, each with its end tag: an end tag is that of the last open tag of its name. */
function tagsOf(source, { tag: pattern, raw }) {
    const { text } = source;
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source);
    const tags = [];
    const open = new Map();
    let openRaw;
    for (const { 0: all, 1: slash, 2: name = '', 3: written = '', index: start } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = !isClosing && raw.includes(name) ? name : undefined;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, start).start, start) && isBlank(end, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, end - 1).end);
        const tag = { name, start, end, written, isClosing, isAlone };
        tags.push(tag);
        const same = open.get(name) ?? [];
        open.set(name, same);
        const opening = isClosing ? same.pop() : undefined;
        if (opening)
            opening.closing = tag;
        if (!isClosing && !written.trimEnd().endsWith('/'))
            same.push(tag);
    }
    return tags;
}
/** The arguments of a tag: those with names by their names, others by their numbers. */
function argumentsOf(written) {
    const values = Object.create(null);
    let count = 0;
    for (const match of written.matchAll(/(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        const [name, value] = [match[1], match[2]];
        const isQuoted = /["'`]/.test(value);
        values[name ?? count++] = isQuoted
            ? value.slice(1, value.endsWith(value.charAt(0)) ? -1 : undefined).replace(/\\(["\\])/g, '$1')
            : value;
    }
    return values;
}
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language);
        const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (!work.asked && isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : other;
            const use = { tag, values: argumentsOf(tag.written), source, work, titles };
            return tagChanges(rule(use), use, step);
        });
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(source, changes);
    };
    return step;
}
function tagChanges(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('whole' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.whole }];
    if ('include' in rendered) {
        const file = (0,_include_js__WEBPACK_IMPORTED_MODULE_6__/* .included */ .d8)(rendered.include, source, start, work, step);
        if (!file)
            return [];
        const text = rendered.fill?.(file, work) ?? file;
        const content = rendered.language === undefined ? text : (0,_include_js__WEBPACK_IMPORTED_MODULE_6__/* .codeBlock */ .DV)(text, rendered.language);
        return [{ start, end, by: (0,_include_js__WEBPACK_IMPORTED_MODULE_6__/* .inPlace */ .zp)(content, { index: start, 0: source.text.slice(start, end) }, source) }];
    }
    const before = left(tag, source, rendered.before);
    // A title is a paragraph of its own where its line begins with it.
    if (closing && !tag.isAlone && typeof rendered.before === 'string' && rendered.before.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = rendered.before + (beginsLine ? '\n\n' : ' ');
    }
    return closing ? [before, left(closing, source, rendered.after)] : [before];
}
/** What a tag leaves: a block of its own where it is alone on its line. */
function left({ start, end, isAlone }, source, content = '') {
    if (!isAlone)
        return { start, end, by: content };
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .asBlock */ .kw)(source, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, start).start, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, end - 1).end, content);
}
/** The words of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    const [url, name] = [values.link ?? values.href ?? values.url, title ?? label ?? text];
    if (tag.closing)
        return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title ?? label), after: caption };
    if (url && name)
        return { before: [`[${name}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(url)})`, caption ? ` ${caption}` : ''] };
    const left = [...new Set([title, label, text, caption ?? alt])].filter(Boolean).join(' ');
    if (left === '')
        warnUnknown(tag.name, source, tag.start, work);
    return { before: left };
};
/** Says that code of the site, which is not read, shows something in the place of a tag or a component. */
function warnUnknown(name, source, at, work) {
    const reason = `"${name}" is not known, so that what it shows is not in the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `tag ${name}`, reason, source, at);
}
/** An admonition: its title, or its kind. */
const admonition = ({ tag, values }) => {
    const named = values.type ?? values.style ?? values.kind ?? values.level;
    const own = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(tag.name) && tag.name !== 'hint' ? tag.name : values[0];
    const given = named ?? own ?? '';
    const kind = given.split(/\s/)[0];
    const positional = given === values[0] && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(kind) ? values[1] : named ? undefined : values[0];
    return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(values.title ?? positional ?? ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(kind) ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .kindName */ .Ep)(kind) : '')) };
};
/** A tab, or anything with a title that is shown. */
const titled = ({ values, titles }) => {
    const { title, summary, name, header, label, tabName } = values;
    return {
        before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title ?? summary ?? name ?? header ?? label ?? tabName ?? values[0] ?? titles.shift()),
    };
};
/** Tabs that name their tabs themselves. */
const tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link } = values;
    if (src === '')
        return words(use);
    const image = `![${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(alt)}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(src)})`;
    const linked = link ? `[${image}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(link)})` : image;
    return { before: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title), linked, caption].filter(Boolean).join(tag.isAlone ? '\n\n' : ' ') };
};
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    const [start, end] = [tag.end, tag.closing.start];
    const first = text.startsWith('\n', start) ? start + 1 : start;
    const code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, first, text.slice(0, end).trimEnd().length);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), start).start, tag.start);
    const margin = /^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before) ? before.replace(/[^\s>]/g, ' ') : '';
    const isInside = code.text.split('\n').every(line => line.trim() === '' || line.startsWith(margin));
    const inside = isInside ? code : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .indented */ .gu)(code, margin, margin);
    return { whole: (0,_include_js__WEBPACK_IMPORTED_MODULE_6__/* .codeBlock */ .DV)(inside, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** A file beside the one that includes it. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,_include_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(source.placeAt(tag.start).path)], name) } };
};
/** What all that use Liquid have. */
const raw = { raw: content, comment: gone };
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** A plain value of the page's front matter, by what is written before its key: `{{ page.title }}`. */
const ofFrontMatter = (before, isInCodeToo = false) => (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(before, new RegExp(`\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`, 'g'), ({ 1: key }, _, { context }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .aR)(context.data, key)), isInCodeToo);
/** A text with what the variables in it stand for. */
function filled(text, values) {
    return text.replace(VARIABLE, (template, name) => variable(name, values) ?? template);
}
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return [name, plain].filter(each => Object.hasOwn(values, each)).map(each => values[each])[0];
}
/** A tag, in whose attributes may be others. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"\n]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Elements that HTML does not know, by their capital letter: the words of their attributes, and what is between their tags
 * (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is none.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .replacing */ .mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name, index }) => {
        if (!closed.has(name) && !/=|\/>$/.test(tag))
            return undefined;
        const { title, text, label, caption, alt, number, 'file-name': file } = argumentsOf(tag.slice(0, -1));
        const below = source.text.slice(index + tag.length, index + tag.length + 200).trimStart();
        const isEmpty = !closed.has(name) || below.startsWith(`</${name}>`);
        // VitePress has this one itself.
        if (isEmpty && name !== 'Badge')
            warnUnknown(name, source, index, work);
        return [...new Set([number, file, title, text, label, caption ?? alt])].filter(Boolean).join(' ');
    })(source, work);
};


/***/ }),

/***/ 8032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   j_: () => (/* binding */ destination)
/* harmony export */ });
/* unused harmony exports remember, compile, marker */
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

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
    return printer.mark(tree, false) ? sourceOf([printer.row(tree.children), put('', source, 0)]) : source;
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
                this.mark(child, this.#isDeep(node, index)) || child !== before?.[index] || isChanged;
        });
        if (isChanged)
            this.#changed.add(node);
        return isChanged || isDeep;
    }
    /** Whether there are four columns more before a block than before the first of its container, or before that one. */
    #isDeep(parent, index) {
        const { text } = this.#source;
        const node = parent.children[index];
        if (!containerTypes.has(parent.type) || !this.#parsed.has(node))
            return false;
        const first = parent.children[0];
        if (index === 0 && parent.type !== 'root') {
            const mark = text.slice(startOf(parent), startOf(node)).trimEnd();
            const before = marginOf(text, startOf(parent) + mark.length).width;
            return marginOf(text, startOf(node)).width - before > (parent.type === 'blockquote' ? 3 : 4);
        }
        // Below a definition is the rest of its paragraph, in which no indented code begins.
        const above = parent.children[index - 1];
        if (above?.type === 'definition' && above.position.end.line + 1 === node.position.start.line)
            return false;
        const margin = parent.type === 'root' ? 0 : marginOf(text, startOf(first)).width;
        return marginOf(text, startOf(node)).width > margin + 3;
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
        return sourceOf(parts);
    }
    /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
    #between(before, after, above, below) {
        const areParsed = this.#parsed.has(before) && this.#parsed.has(after);
        const gap = areParsed ? this.#source.text.slice(this.#endOf(before), startOf(after)) : '';
        if (gap.includes('\n') && /^[\s>]*$/.test(gap))
            return gap.replace(/[^\n]/g, '');
        const mayBeList = /^(?:list|html|thematicBreak)$/.test(before.type);
        const areLists = mayBeList && endsInList(above) && beginsWithItem.test(below);
        return areLists ? `\n\n${marker}\n\n` : '\n\n';
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
                return joinedSources(this.#phrases(node.children), true);
            case 'code': {
                const info = [node.lang, node.meta].filter(Boolean).join(' ');
                const fence = fenceFor(node.value, info);
                return this.#put(`${fence}${info}\n${node.value}\n${fence}`);
            }
            default:
                return joinedSources(this.#phrase(node), false);
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
        const kept = inside.text === '' ? marker : isRule ? `${marker}\n` : '';
        return indented(sourceOf([this.#put(kept), inside]), mark, others);
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
                return [this.#put(escaped(node.value))];
            case 'html':
                return [node.data?.source ? { ...node.data.source, isSeam: true } : this.#put(node.value)];
            case 'image':
                return [this.#put(`![${escaped(node.alt ?? '')}](${destination(node.url)})`)];
            case 'link':
                return this.#enclosed('[', node.children, `](${destination(node.url)})`);
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
        return { ...slice(this.#source, start, end), isSeam: !follows };
    }
    #put(text) {
        this.#end = Number.NaN;
        return { ...put(text, this.#source, this.#at), isSeam: true };
    }
    // A list in a quote ends after the blank line that follows it.
    #endOf(node) {
        const last = /^list/.test(node.type) ? this.#parsed.get(node)?.at(-1) : undefined;
        return last ? this.#endOf(last) : (node.position?.end.offset ?? 0);
    }
}
const containerTypes = new Set(['root', 'list', 'listItem', 'blockquote', 'footnoteDefinition']);
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
/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joinedSources(runs, isText) {
    const text = runs.map(each => each.text).join('');
    const result = [];
    /** The blanks after the last result, in parts where something is gone or put in between them. */
    let gap = [''];
    let left = '';
    let offset = 0;
    let last;
    for (const run of runs) {
        const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length];
        if (last && run.isSeam)
            gap.push('');
        gap[gap.length - 1] += run.text.slice(0, start);
        if (end > 0) {
            const right = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined);
            const between = result.length > 0 ? fill(gap, left, right) : '';
            if (between !== '')
                result.push(put(between, last, 0));
            const isStart = result.length === 0 ? isText : gap.length > 1 && between.endsWith('\n');
            const inside = cut(run, start, end);
            result.push(...(isStart && !gap.at(-1).includes('\n') ? lineStart(inside, right) : [inside]));
            left = (left + between + inside.text).slice(-64);
            gap = [run.text.slice(end)];
        }
        if (run.text !== '')
            last = run;
        offset += run.text.length;
    }
    return sourceOf(result);
}
// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/;
/** What a line begins with, where a backslash keeps it from beginning a block. */
function lineStart(run, line) {
    const match = blockStart.exec(line.trimEnd());
    if (!match)
        return [run];
    const at = match[1]?.length ?? 0;
    return [cut(run, 0, at), put('\\', run, 0), cut(run, at)];
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
/* unused harmony exports hidingReason, memberOf */
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
    const { language, block = '', end = 0 } = found ?? {};
    const whole = { data: {}, text, linesBefore: 0, messages: [] };
    if (!language)
        return whole;
    if (end === 0)
        return { ...whole, ...unendedBlock(text.slice(text.indexOf('\n') + 1), language) };
    const { message, data = message && hidingLines(block) } = readBlock(block, language);
    if (!data)
        return whole;
    return {
        data,
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: message ? [message] : [],
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
    try {
        if (block.length > MAX_BLOCK_LENGTH)
            throw new Error('it is longer than 64 KiB');
        const data = language.read(block) ?? {};
        return typeof data === 'object' && !Array.isArray(data) ? { data } : {};
    }
    catch (error) {
        if (!beginsWithKey(block, language))
            return {};
        const offset = error instanceof yaml__WEBPACK_IMPORTED_MODULE_1__/* .YAMLError */ .IP ? error.pos[0] : 0;
        const { line, column } = error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx ? error : (0,vfile_location__WEBPACK_IMPORTED_MODULE_3__/* .location */ .C)(block).toPoint(offset);
        const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        const { name } = language;
        const fix = language === yaml ? 'Most often a value needs quotes, as in title: "One: two".' : `Fix the ${name}.`;
        const reason = `the ${name} front matter does not parse here or above (${why}): the page is pushed without its title, description and tags. ${fix}`;
        // The block begins on the line after its fence.
        return { message: { line: line + 1, column, rule: 'front-matter', reason } };
    }
}
function beginsWithKey(block, { keyLine }) {
    const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? '';
    return keyLine.test(firstLine.trimStart());
}
/**
 * Where front matter without its closing fence ends is not known, so that all of it stays in the text, as readers see
 * it. Only what it says about hiding the page counts, up to the first blank line.
 */
function unendedBlock(rest, language) {
    const [block = ''] = rest.split(/(?:^|\n)[ \t]*\n/, 1);
    if (!beginsWithKey(block, language))
        return {};
    const { name, fence } = language;
    const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`;
    return { data: hidingLines(block), messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] };
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    read: _text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .hN,
};
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    read: block => (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(block, { integersAsBigInt: 'asNeeded' }),
};
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
/** Why a page's front matter keeps it out of search, if it does. */
function hidingReason(frontMatter) {
    for (const { keys, when } of hiding) {
        const value = memberOf(frontMatter, ...keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if (flag(word, !when) === when)
            return `front matter says \`${keys.join('.')}: ${word}\``;
    }
    return undefined;
}
/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    return Object.fromEntries(Array.from(block.matchAll(plainLine), ([, key, value]) => [key.toLowerCase(), value]));
}
const plainLine = /^[ \t]*["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*["']?(true|false|yes|no|on|off)["']?[ \t]*(?:#.*)?$/gim;
/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well). An object's own keys only: a page must not reach what every object inherits.
 */
function memberOf(mapping, ...keys) {
    let value = mapping;
    for (const key of keys) {
        const own = typeof value === 'object' && value ? Object.entries(value) : [];
        value = own.find(([each]) => each.toLowerCase() === key)?.[1];
    }
    return value;
}


/***/ }),

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Ys: () => (/* binding */ headingDepth)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

const known = new WeakMap();
/** The lines of a text that several steps look at. */
function linesOf(source) {
    const lines = known.get(source) ?? readLines(source.text);
    known.set(source, lines);
    return lines;
}
/** The lines of a text. Which are code is right for all that a page may well have, but is not a parse. */
function readLines(text) {
    const reader = new LineReader();
    const lines = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        lines.push(reader.line(text.slice(start, end), start));
        start = end + 1;
    }
    return lines;
}
/** The blanks that a text begins with. */
function blanksOf(text) {
    return /^[ \t]*/.exec(text)[0];
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
        const indent = at === 0 ? 0 : (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(at < 0 ? text : text.slice(0, at));
        const line = { start, end: start + text.length, text, indent, isBlank: at < 0, code: undefined };
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
// What is in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    const closing = isInQuote ? /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/ : /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;
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
    const [all, item] = /^[ \t]*(?:([-+*]|\d{1,9}[.)])(?:[ \t]|$)|!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/.exec(text) ?? [];
    if (all === undefined)
        return undefined;
    return indent + (item === undefined ? 4 : item.length + 1);
}
/** The depth of the heading that a line is, 1 to 6; 0 of any other. */
function headingDepth({ text, code }) {
    return code ? 0 : (/^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0);
}
/** Whether an offset is in code: fenced, indented or a span in a line. */
function codeOf(source) {
    const lines = linesOf(source);
    const spans = spansOf(source);
    return offset => {
        if ((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(lines, offset).code)
            return true;
        const span = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lastBefore */ .kk)(spans, offset);
        return span !== undefined && offset < span.end;
    };
}
const knownSpans = new WeakMap();
function spansOf(source) {
    const spans = knownSpans.get(source) ?? (source.text.includes('`') ? readSpans(source) : []);
    knownSpans.set(source, spans);
    return spans;
}
// A span ends in its own paragraph.
function readSpans(source) {
    const spans = [];
    let start = 0;
    const readTo = (end) => {
        for (const { index, 0: all } of source.text.slice(start, end).matchAll(SPAN))
            spans.push({ start: start + index, end: start + index + all.length });
        start = end;
    };
    for (const line of linesOf(source)) {
        if (line.code || line.isBlank || /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text))
            readTo(line.start);
        if (line.code)
            start = line.end;
    }
    readTo(source.text.length);
    return spans;
}
const SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* unused harmony exports marginOf, plainMarkdown, splice */
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
    if (!text.includes('\t'))
        return text.length;
    let width = 0;
    for (const each of text)
        width += each === '\t' ? 4 - (width % 4) : 1;
    return width;
}
/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };
/** A source with changes; of one that begins in another, nothing. The source itself without any. */
function changed(source, changes) {
    if (changes.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, by } of changes.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push(cut(source, at, start));
        for (const each of listOf(by))
            parts.push(typeof each === 'string' ? put(each, source, start) : each);
        at = end;
    }
    // What is empty has no place.
    const full = [...parts, cut(source, at)].filter(({ text }) => text !== '');
    return full.length === 0 ? { text: '', placeAt: source.placeAt } : sourceOf(full);
}
/** The words and parts that content is made of. */
function listOf(content) {
    return typeof content === 'string' || 'text' in content ? [content] : content;
}
/** A text with changes, where nobody asks for places. */
function splice(text, changes) {
    return changed({ text, placeAt: () => ({ path: '', line: 1, column: 1 }) }, changes).text;
}


/***/ })

};
