export const id = 75;
export const ids = [75];
export const modules = {

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/site/paths.js
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
function paths_folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function paths_nameOf(path) {
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

;// CONCATENATED MODULE: ./lib/document/mdx/load.js
let mdx;
const isMdx = (path) => /\.mdx$/i.test(path);
/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
async function loadMdx() {
    if (mdx !== undefined)
        return;
    const loaded = await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(873), __webpack_require__.e(87)]).then(__webpack_require__.bind(__webpack_require__, 5087));
    mdx = loaded.mdx;
}
/** @throws Error before `loadMdx` has resolved. */
function loadedMdx() {
    if (mdx === undefined)
        throw new Error('MDX has not been loaded');
    return mdx;
}

// EXTERNAL MODULE: ./lib/document/translate/index.js + 2 modules
var translate = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/document/front-matter.js
var front_matter = __webpack_require__(2550);
// EXTERNAL MODULE: ./lib/document/translate/source.js
var translate_source = __webpack_require__(151);
;// CONCATENATED MODULE: ./lib/document/dialects/lines.js

const known = new WeakMap();
/** The lines of a text. Which are code is right for all that a page may well have, but is not a parse. */
function linesOf(source) {
    const lines = known.get(source) ?? read(source.text);
    known.set(source, lines);
    return lines;
}
function read(text) {
    const reader = new Reader();
    const lines = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        lines.push(reader.line(text.slice(start, end), start));
        start = end + 1;
    }
    return lines;
}
class Reader {
    #fence;
    /** The column in which the content of the last list item, admonition or tab begins. */
    #margin = 0;
    #isAfterBlank = true;
    #isInCode = false;
    line(text, start) {
        const blanks = /^[ \t]*/.exec(text)[0];
        const isBlank = blanks.length === text.length;
        const line = { start, end: start + text.length, text, indent: (0,translate_source/* widthOf */.qz)(blanks), isBlank };
        return { ...line, code: this.#codeOf(line) };
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
            this.#margin = 0;
        this.#isInCode = line.indent >= this.#margin + 4 && (this.#isAfterBlank || this.#isInCode);
        this.#isAfterBlank = false;
        if (this.#isInCode)
            return 'indented';
        this.#fence = fenceOf(line, this.#margin > 0);
        this.#margin = marginOf(line) ?? this.#margin;
        return this.#fence && 'opens';
    }
}
// What is in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ marks }, { text }) {
    const rest = text.replace(/^[\s>]+/, '').trimEnd();
    return rest.length >= marks.length && rest === marks.charAt(0).repeat(rest.length);
}
function fenceOf({ text, indent }, isInList) {
    const match = /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(text);
    if (!match)
        return undefined;
    const [, before = '', items = '', marks = ''] = match;
    const isInQuote = before.includes('>');
    return { marks, indent: indent + items.length, isInList: isInList || items !== '' || indent > 3, isInQuote };
}
/** The column of the content that a line begins, to which what follows may be indented. */
function marginOf({ text, indent }) {
    const [all, item] = /^[ \t]*(?:([-+*]|\d{1,9}[.)])[ \t]|(?:!!!|\?\?\?\+?|===[!+]*|:|\[\^[^\]]*\]:)[ \t])/.exec(text) ?? [];
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
        const line = (0,translate_source/* lastBefore */.kk)(lines, offset);
        if (line?.code && offset <= line.end)
            return true;
        const span = (0,translate_source/* lastBefore */.kk)(spans, offset);
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
    let ticks = [];
    for (const line of linesOf(source)) {
        if (line.code || line.isBlank || /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text)) {
            pair(ticks, spans);
            ticks = [];
        }
        if (line.code || !line.text.includes('`'))
            continue;
        for (const { index, 0: run } of line.text.matchAll(/`+/g))
            ticks.push({ start: line.start + index, end: line.start + index + run.length });
    }
    pair(ticks, spans);
    return spans;
}
function pair(ticks, spans) {
    const width = ({ start, end }) => end - start;
    const nextAlike = [];
    const last = new Map();
    for (let index = ticks.length - 1; index >= 0; index--) {
        nextAlike[index] = last.get(width(ticks[index])) ?? -1;
        last.set(width(ticks[index]), index);
    }
    for (let index = 0; index < ticks.length; index++) {
        const closing = nextAlike[index];
        if (closing < 0)
            continue;
        spans.push({ start: ticks[index].start, end: ticks[closing].end });
        index = closing;
    }
}

;// CONCATENATED MODULE: ./lib/document/dialects/step.js


/** The dialect of a generator whose syntax the steps translate, one after the other; what follows takes their result. */
function stepwise(steps, settings, next) {
    return {
        toMarkdown(source, context) {
            const messages = new Map();
            const work = workOn(source.placeAt(0).path, settings, context, messages);
            const markdown = applied(steps, source, work);
            const partial = (path) => {
                const file = context.read(path);
                return file && applied(steps, file, { ...work, open: [path] });
            };
            const result = next?.toMarkdown(markdown, { ...context, read: partial }) ?? { markdown, messages: [] };
            return { markdown: result.markdown, messages: [...messages.values(), ...result.messages] };
        },
    };
}
function workOn(path, settings, context, messages) {
    return {
        settings,
        context,
        warn(rule, kind, reason, { placeAt }, at) {
            if (!messages.has(kind))
                messages.set(kind, { ...placeAt(at), rule, reason });
        },
        open: [path],
        included: { count: 0, length: 0, rebased: new Set() },
    };
}
/** What steps ask to include in a text: for each include the paths that are tried. */
function step_askedBy(steps, source, settings) {
    const found = [];
    const context = { read: () => undefined };
    const asked = (paths) => void found.push([...paths]);
    applied(steps, source, { ...workOn(source.placeAt(0).path, settings, context, new Map()), asked });
    return found.filter(paths => paths.length > 0);
}
/** Steps one after the other. */
function applied(steps, source, work) {
    return steps.reduce((result, step) => step(result, work), source);
}
/** A source with changes, in order; of one that begins in another, nothing. The source itself without any. */
function changed(source, changes) {
    if (changes.length === 0)
        return source;
    const runs = [];
    let at = 0;
    for (const { start, end, by } of changes) {
        if (start < at)
            continue;
        if (start > at)
            runs.push(cut(source, at, start));
        for (const each of listOf(by))
            if (each !== '')
                runs.push(typeof each === 'string' ? (0,translate_source/* put */.yJ)(each, source, start) : each);
        at = end;
    }
    if (at < source.text.length)
        runs.push(cut(source, at, source.text.length));
    return runs.length === 0 ? { text: '', placeAt: source.placeAt } : (0,translate_source/* sourceOf */.vz)(runs);
}
/** The words and parts that content is made of. */
function listOf(content) {
    return typeof content === 'object' && !('source' in content) ? content : [content];
}
/** A part of a source as it is. */
function cut(source, start, end) {
    return { text: source.text.slice(start, end), source, at: start, isSlice: true };
}
/** All of a source. */
function whole(source) {
    return cut(source, 0, source.text.length);
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
            isCode ??= codeOf(source);
            const by = isCode(match.index) ? undefined : make(match, source, work);
            if (by === undefined)
                continue;
            const change = { start: match.index, end: match.index + match[0].length, by: by };
            changes.push(typeof by === 'object' && 'by' in by ? by : change);
        }
        return changed(source, changes);
    };
}
/** A part of a match as it is in the source. */
function group(match, index, source) {
    const text = match[index] ?? '';
    const start = match.index + match[0].indexOf(text);
    return cut(source, start, start + text.length);
}

;// CONCATENATED MODULE: ./lib/document/dialects/parts.js


const END = Number.POSITIVE_INFINITY;
/** Ranges such as `1-3,5` or `2:10`, by the sign between their ends; undefined for what is none. */
function rangesOf(written, sign) {
    const ranges = written.split(',').map(each => {
        const [first = '', last, ...others] = each.trim().split(sign);
        if (others.length > 0 || !/^\d*$/.test(first) || !/^\d*$/.test(last ?? ''))
            return undefined;
        if (first === '' && !last)
            return undefined;
        return [Number(first || 1), last === undefined ? Number(first) : Number(last || END)];
    });
    return ranges.every(each => each !== undefined) ? { ranges } : undefined;
}
/** The part of a file, all of it without one; undefined where there is no such part. */
function partOf(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part)
        return between(source, part.after, part.before);
    const lines = linesOf(source);
    if ('ranges' in part) {
        const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
        return chosen.length === 0 ? undefined : only(source, chosen);
    }
    const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name);
    return chosen && only(source, chosen);
}
function between(source, after = '', before = '') {
    const { text } = source;
    const found = text.indexOf(after);
    const start = found + after.length;
    const end = before === '' ? text.length : text.indexOf(before, start);
    if (found < 0 || end < 0)
        return undefined;
    return changed(source, [
        { start: 0, end: start, by: '' },
        { start: end, end: text.length, by: '' },
    ]);
}
// Ranges may overlap or go back, so this is no list of changes.
function only(source, lines) {
    const by = lines.flatMap(({ start, text }) => [{ text, source, at: start, isSlice: true }, '\n']);
    return changed(source, [{ start: 0, end: source.text.length, by: by.slice(0, -1) }]);
}
/** How files mark the beginning and the end of their parts: each finds what is at the end, and the name. */
const marks = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /#[ \t]*(?:pragma[ \t]+)?(end)?region\b[ \t]*([\w*.-]*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines between the marks of a region, without those of others. */
function regionOf(lines, name) {
    const isNamed = (other = '') => other.toLowerCase() === name.toLowerCase();
    for (const mark of marks) {
        const found = lines.map(({ text }) => mark.exec(text));
        const first = found.findIndex(match => match && !match[1] && isNamed(match[2]));
        if (first < 0)
            continue;
        let depth = 1;
        const last = found.findIndex((match, index) => {
            if (!match || index <= first)
                return false;
            if (match[1] && isNamed(match[2]))
                return true;
            depth += match[1] ? -1 : 1;
            return depth === 0 && match[2] === '';
        });
        return lines.filter((_, index) => index > first && index < (last < 0 ? END : last) && !found[index]);
    }
    return undefined;
}
/** A heading's section, by the heading's id. */
function sectionOf(lines, id) {
    const depths = lines.map(headingDepth);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && idOf(text) === id);
    if (first < 0)
        return undefined;
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    return lines.slice(first, last < 0 ? undefined : last);
}
function idOf(heading) {
    const [, own] = /\{[ \t]*#([^\s{}]+)[^{}]*\}[ \t]*$/.exec(heading) ?? [];
    const words = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim();
    return own ?? words.replace(/\s/g, '-');
}

;// CONCATENATED MODULE: ./lib/document/dialects/include.js




const MAX_DEPTH = 10;
const MAX_COUNT = 2_000;
const MAX_LENGTH = 5_000_000;
/** The included text, in which `step` does the same; undefined, and a message, where it cannot be included. */
function included(include, source, at, work, step) {
    work.asked?.(include.paths);
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const isOpen = include.paths.find(path => work.open.includes(path));
    if (isOpen)
        return refuse(`${isOpen} would include itself. Take one of the includes out.`);
    if (work.open.length > MAX_DEPTH)
        return refuse(`includes are more than ${MAX_DEPTH} deep. Nest fewer.`);
    const { count, length } = work.included;
    if (count >= MAX_COUNT || length > MAX_LENGTH)
        return refuse(tooLarge);
    const [path, file] = find(include.paths, work) ?? [];
    if (!path || !file)
        return refuse(missing(include));
    const text = textOf(file, include);
    if (!text)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.count++;
    if (include.isRebased)
        work.included.rebased.add(path);
    work.included.length += text.text.length;
    if (work.included.length > MAX_LENGTH)
        return refuse(tooLarge);
    const content = withoutBlankEnds(text);
    return include.isCode ? content : step(content, { ...work, open: [...work.open, path] });
}
const tooLarge = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
// Lines are counted in the whole file.
function textOf(file, { part, isCode }) {
    if (isCode)
        return partOf(file, part);
    const isLines = part !== undefined && 'ranges' in part;
    const text = partOf(isLines ? file : withoutFrontMatter(file), part);
    return text && isLines ? withoutFrontMatter(text) : text;
}
function find(paths, { context }) {
    for (const path of paths) {
        const file = context.read(path);
        if (file)
            return [path, file];
    }
    return undefined;
}
function missing({ paths }) {
    if (paths.length === 0)
        return 'it is not a path in the repository. Fix the path.';
    return `the repository has no text file ${paths.slice(0, 5).join(' or ')}. Fix the path, or add the file.`;
}
function withoutFrontMatter(file) {
    const end = file.text.length - (0,front_matter/* splitFrontMatter */.vQ)(file.text).text.length;
    return end === 0 ? file : changed(file, [{ start: 0, end, by: '' }]);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const end = text.trimEnd().length;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    if (start === 0 && end === text.length)
        return source;
    if (end === 0)
        return changed(source, [{ start: 0, end: text.length, by: '' }]);
    return changed(source, [
        ...(start > 0 ? [{ start: 0, end: start, by: '' }] : []),
        { start: end, end: text.length, by: '' },
    ]);
}
/** The path of what is written in a file of a folder (`''`, or with a slash at its end); undefined where it is none. */
function pathIn(folder, written) {
    return (written === '' ? undefined : join(folder, written)) || undefined;
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

// EXTERNAL MODULE: ./lib/document/translate/escape.js
var translate_escape = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/document/dialects/blocks.js

/** What takes the place of a line as a block of its own: blank lines go where there are none. */
function asBlock(lines, index, content) {
    const line = lines[index];
    const indent = line.text.slice(0, line.text.length - line.text.trimStart().length);
    const isEmpty = content.length === 0;
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (isEmpty)
        return { start: line.start, end: line.end + (above?.isBlank === false ? 0 : 1), by: '' };
    const before = above && !above.isBlank ? '\n' : '';
    const after = below && !below.isBlank ? '\n' : '';
    return { start: line.start, end: line.end, by: [before + indent, ...content, after] };
}
/** Words of the source in bold; as they are where they are bold already. */
function bold(source, start, end) {
    const words = cut(source, start, end);
    const text = words.text;
    if (text.trim() === '')
        return [];
    return text.includes('**') ? [words] : ['**', words, '**'];
}
/** The name of a kind of admonition as its title. */
function kindName(kind) {
    const words = kind.replace(/[-_]/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

;// CONCATENATED MODULE: ./lib/document/dialects/fences.js



/** Fences without titles, marks of lines and labels; the language stays. `hide` takes out what readers do not see. */
function fences(hide) {
    return source => {
        if (!(hide ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        for (const line of linesOf(source)) {
            if (line.code === 'opens')
                info = infoOf(line);
            if (line.code === 'opens')
                changes.push(...withLanguageOnly(line, info));
            if (line.code === 'within' && hide)
                changes.push(...fences_hidden(line, hide(line.text, info)));
        }
        return changed(source, changes);
    };
}
/** The titles of code, as a line above it: the generators that have them show them. */
const codeTitles = source => {
    if (!source.text.includes('title=') || !/```|~~~/.test(source.text))
        return source;
    const lines = linesOf(source);
    const changes = [];
    lines.forEach(({ code, text, start, end }, index) => {
        const [, blanks] = /^([ \t]*)[`~]/.exec(text) ?? [];
        const match = /\btitle=(?:"([^"]+)"|'([^']+)')/.exec(text);
        if (code !== 'opens' || blanks === undefined || !match)
            return;
        const title = match[1] ?? match[2];
        const at = start + match.index + 'title="'.length;
        const isApart = lines[index - 1]?.isBlank !== false;
        const above = [isApart ? '' : '\n', blanks, ...bold(source, at, at + title.length), '\n\n'];
        changes.push({ start, end, by: [...above, cut(source, start, end)] });
    });
    return changed(source, changes);
};
// More than a language.
const longInfo = /(?:```|~~~)[ \t]*(?:[\w+#.-]+(?:[{,:[=]|[ \t]+\S)|[{,:[=])/;
/** What is after the marks of a fence. */
function infoOf({ text }) {
    return /[`~]{3,}(.*)$/.exec(text)?.[1]?.trim() ?? '';
}
/** The language that an info string names, if it does. */
function languageOf(info) {
    if (/^[\w-]+=/.test(info))
        return '';
    const [, ofClass] = /^\{[^}.]*\.([\w+#-]+)/.exec(info) ?? [];
    return ofClass ?? /^[^\s{,:[]+/.exec(info)?.[0] ?? '';
}
function withLanguageOnly({ start, end, text }, info) {
    const language = languageOf(info);
    if (language === info)
        return [];
    return [{ start: start + text.lastIndexOf(info), end, by: language }];
}
function fences_hidden({ start, end }, what) {
    if (what === undefined)
        return [];
    if (what === 'line')
        return [{ start, end: end + 1, by: '' }];
    return [{ start: start + what.start, end: start + what.end, by: what.by }];
}
/** Rust's `# `, which hides a line from readers but not from the compiler (mdBook, "Hiding code lines"). */
const rustLines = (text, info) => {
    const [, prefix] = /\bhidelines=([^\s,}]+)/.exec(info) ?? [];
    if (prefix !== undefined)
        return text.trimStart().startsWith(prefix) ? 'line' : undefined;
    if (!/^(?:rust|rs)\b/.test(info))
        return undefined;
    const [, blanks = '', next] = /^([ \t]*)#(.?)/.exec(text) ?? [];
    if (next === '' || next === ' ')
        return 'line';
    return next === '#' ? { start: blanks.length, end: blanks.length + 1, by: '' } : undefined;
};
/** Comments that mark lines: `// highlight-next-line` (Docusaurus). */
const highlightComments = text => /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%|REM|')\s*highlight-(?:next-line|start|end)\b/.test(text)
    ? 'line'
    : undefined;
/** Comments that mark lines: `// [!code focus]` (VitePress). */
const codeComments = text => {
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(text.trimEnd());
    if (!match)
        return undefined;
    const start = text.slice(0, match.index).trimEnd().length;
    return start === 0 ? 'line' : { start, end: text.length, by: '' };
};

;// CONCATENATED MODULE: ./lib/document/dialects/textual.js








/** A step that includes what a syntax asks for, at any depth. */
function includes(syntax) {
    const make = (match, source, work) => {
        const asked = syntax.read(match, source.placeAt(match.index).path, work.settings);
        if (asked === 'escaped')
            return cut(source, match.index + 1, match.index + match[0].length);
        const texts = asked?.map(each => included(each, source, match.index, work, step));
        if (!texts || (texts.includes(undefined) && !syntax.isLostWhenMissing))
            return undefined;
        return texts.flatMap((text, index) => [
            index > 0 ? '\n' : '',
            ...(text ? listOf(syntax.render?.(text, match, source) ?? whole(text)) : []),
        ]);
    };
    const step = replacing(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** The included text, indented as its include is; in one line where that has other text. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,translate_source/* lastBefore */.kk)(linesOf(source), index);
    const [blanks = ''] = /^[ \t]*/.exec(token) ?? [];
    const before = source.text.slice(line.start, Math.min(index, line.start + 200)) + blanks;
    const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    const after = source.text.slice(index + token.length, index + token.length + 100);
    if (isAlone && /^[ \t]*(?:\n|$)/.test(after))
        return (0,translate_source/* indented */.gu)([whole(text)], blanks, before.replace(/[^\s>]/g, ' '));
    return linesOf(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', cut(text, start, end)]);
}
/** `--8<-- "path:1:3"`, also several between two lines of marks (pymdown, Snippets). */
const snippets = includes({
    hint: '8<-',
    pattern: /^[ \t]*;?-+8<-+[ \t]+(?:"[^"\n]+"|'[^'\n]+')[ \t]*$|^[ \t]*;?-+8<-+[ \t]*\n(?:(?![ \t]*;?-+8<-).*\n)*[ \t]*-+8<-+[ \t]*$/gm,
    isInCodeToo: true,
    isLostWhenMissing: true,
    read(match, _, { includeFolders }) {
        const [token] = match;
        if (/^[ \t]*;/.test(token))
            return 'escaped';
        const [, quoted] = /^[ \t]*-+8<-+[ \t]+["'](.+)["'][ \t]*$/.exec(token.includes('\n') ? '' : token) ?? [];
        const names = quoted
            ? [quoted]
            : token
                .split('\n')
                .slice(1, -1)
                .map(name => name.trim());
        return names
            .filter(name => name !== '' && !name.startsWith(';'))
            .map(name => {
            const { path, part } = colonSpec(name);
            const above = (folder) => pathIn(folder, path)?.startsWith(folder);
            return { name, paths: pathsIn(includeFolders.filter(above), path), part };
        });
    },
    render: inPlace,
});
/** `{{#include path:2:10}}` and its like (mdBook); a backslash keeps one as it is. */
const bookIncludes = includes({
    hint: '{{#',
    pattern: /\\?\{\{#(include|rustdoc_include|playground)[ \t]+([^\s{}]+)[^{}\n]*\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name = '' }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = colonSpec(name);
        return [{ name, paths: pathsIn([paths_folderOf(from)], path), part }];
    },
    render(text, { 1: kind }) {
        return whole(kind === 'playground' ? codeBlock(text, 'rust') : text);
    },
});
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    const written = rest.join(':');
    const part = rest.length === 0 ? undefined : (rangesOf(written, ':') ?? { name: written.trim() });
    return { path, part };
}
/** `<!--@include: path{3,}-->` (VitePress, which takes links in it as the page's own). */
const commentIncludes = includes({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: name = '' }, from, settings) {
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name.trim()) ?? [];
        const part = lines ? rangesOf(lines.replace(',', ':'), ':') : region ? { name: region.trim() } : undefined;
        return [{ name: name.trim(), paths: sitePaths(path.trim(), from, settings), part }];
    },
});
/** `<<< @/path{1,3 js}`: a file as code (VitePress). */
const codeIncludes = includes({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)$/gm,
    read({ 1: written = '' }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = sitePaths(path, from, settings);
        return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }];
    },
    render(text, match, source) {
        const { path, language, label } = codeSpec(match[1] ?? '');
        return inPlace(codeBlock(text, (language || extensionOf(path)) + label), match, source);
    },
});
/** Elements and directives that sites make for includes: `<Include src="" />`, `<Snippet file="" />`, `::include{file=}`. */
const elementIncludes = includes({
    hint: /nclude|<Snippet/,
    pattern: /<(?:Include|Snippet)[ \t]+(?:src|file)="([^"\n]+)"[ \t]*\/>|<include>([^<>\n]+)<\/include>|:::?\{?include\}?(?:\{file="?|[ \t]+)([^\s{}"]+)"?\}?(?:\n:::[ \t]*$)?/gm,
    read({ 1: ofElement, 2: ofText, 3: ofDirective }, from, settings) {
        const name = (ofElement ?? ofText ?? ofDirective ?? '').trim();
        const { contentFolder, folder, includeFolders } = settings;
        const folders = [paths_folderOf(from), contentFolder, `${contentFolder}snippets/`, ...includeFolders, folder];
        return [{ name, paths: pathsIn(folders, name), isRebased: true }];
    },
    render: inPlace,
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` };
}
function sitePaths(written, from, settings) {
    const alias = aliased(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('@'))
        return pathsIn([settings.contentFolder], written.slice(1));
    return pathsIn([written.startsWith('/') ? settings.contentFolder : paths_folderOf(from)], written);
}
/** A text as code, between marks that it does not have. */
function codeBlock(text, info) {
    const marks = (0,translate_escape/* fenceFor */.Lt)(text.text, info);
    return (0,translate_source/* sourceOf */.vz)([(0,translate_source/* put */.yJ)(`${marks}${info}\n`, text, 0), whole(text), (0,translate_source/* put */.yJ)(`\n${marks}`, text, text.text.length)]);
}
/** The extension of a file's name, which is a language that most highlighters know. */
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}

;// CONCATENATED MODULE: ./lib/document/dialects/appended.js



/** What the configuration puts at the end of each page, such as definitions of links: of these the ones that it uses. */
const appendedSnippets = (source, work) => {
    const { appended = [], includeFolders } = work.settings;
    const end = source.text.length;
    return appended.reduce((result, name) => {
        const paths = pathsIn(includeFolders, name);
        const isThere = !paths.includes(work.open[0]) && paths.some(path => work.context.read(path));
        if (!isThere)
            work.asked?.(paths);
        const text = isThere ? included({ name, paths }, source, end, work, snippets) : undefined;
        const used = text && withoutUnused(text, source.text);
        if (!used?.text.trim())
            return result;
        return changed(result, [
            { start: result.text.length, end: result.text.length, by: ['\n\n', whole(used)] },
        ]);
    }, source);
};
function withoutUnused(text, page) {
    const words = page.toLowerCase();
    const changes = [...text.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):[^\n]*(?:\n|$)|^\*\[[^\n]*(?:\n|$)/gm)]
        .filter(([, label]) => label === undefined || !words.includes(label.toLowerCase()))
        .map(({ index, 0: line }) => ({ start: index, end: index + line.length, by: '' }));
    return changed(text, changes);
}

;// CONCATENATED MODULE: ./lib/document/dialects/autodoc.js


/** `::: package.name` with its options indented below: the name alone of what is made from a program's code. */
const autodoc = (source, work) => {
    if (!/^:::[ \t]+[\w.]/m.test(source.text))
        return source;
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of linesOf(source)) {
        const [, marks, name] = /^(:::[ \t]+)([\w.]+)[ \t]*$/.exec(text) ?? [];
        const isOption = isOpen && /^ {4}/.test(text);
        if (isOption)
            changes.push({ start, end: end + 1, by: '' });
        isOpen = isOption || (marks !== undefined && !code);
        if (marks === undefined || name === undefined || code)
            continue;
        changes.push({
            start,
            end,
            by: ['`', cut(source, start + marks.length, start + marks.length + name.length), '`'],
        });
        const reason = `"${name}" is documented from its code, which is not read: the document has its name alone. Write in Markdown what readers search for.`;
        work.warn('dialect', ':::', reason, source, start);
    }
    return changed(source, changes);
};

;// CONCATENATED MODULE: ./lib/document/dialects/tags.js


const hugoTags = {
    marks: [
        ['{{<', '>}}'],
        ['{{%', '%}}'],
    ],
    head: /^[ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)/,
    raw: ['highlight'],
};
const liquidTags = {
    marks: [['{%', '%}']],
    head: /^-?[ \t\n]*(end)?([\w.-]+)/,
    raw: ['raw', 'comment'],
};
/** The tags of a text in order, each with its end tag. */
function tagsOf(source, language) {
    const tags = language.marks
        .flatMap(([open, close]) => found(source, open, close, language.head))
        .sort((a, b) => a.start - b.start);
    const templates = withoutRaw(tags, language.raw);
    tags_pair(templates);
    return templates;
}
function withoutRaw(tags, raw) {
    let open;
    return tags.filter(({ name, isClosing }) => {
        if (open !== undefined && !(isClosing && name === open))
            return false;
        open = !isClosing && raw.includes(name) ? name : undefined;
        return true;
    });
}
function found(source, open, close, head) {
    const { text } = source;
    const tags = [];
    for (let start = text.indexOf(open); start >= 0;) {
        const inside = start + open.length;
        const end = text.indexOf(close, inside);
        if (end < 0)
            break;
        const tag = tagOf(source, start, inside, end, close.length, head);
        if (tag)
            tags.push(tag);
        start = text.indexOf(open, tag ? tag.end : inside);
    }
    return tags;
}
function tagOf(source, start, inside, close, width, head) {
    const body = source.text.slice(inside, close).replace(/-$/, '');
    const [all, ends, name = ''] = head.exec(body) ?? [];
    if (all === undefined)
        return undefined;
    const end = close + width;
    const isClosing = ends !== undefined;
    const rest = { written: body.slice(all.length), writtenAt: inside + all.length };
    return { name, start, end, ...rest, isClosing, isAlone: isAlone(source, start, end) };
}
function isAlone(source, start, end) {
    const lines = linesOf(source);
    const [first, last] = [(0,translate_source/* lastBefore */.kk)(lines, start), (0,translate_source/* lastBefore */.kk)(lines, end - 1)];
    const isBlank = (from, until) => until - from < 500 && source.text.slice(from, until).trim() === '';
    return isBlank(first.start, start) && isBlank(end, last.end);
}
// An end tag is that of the last open tag of its name; those opened in between have none.
function tags_pair(tags) {
    const open = new Map();
    for (const tag of tags) {
        const same = open.get(tag.name) ?? [];
        open.set(tag.name, same);
        const opening = tag.isClosing ? same.pop() : undefined;
        if (opening)
            opening.closing = tag;
        if (!tag.isClosing && !tag.written.trimEnd().endsWith('/'))
            same.push(tag);
    }
}
/** The arguments of a tag: those with names by their names, others by their numbers. */
function argumentsOf(written) {
    const values = Object.create(null);
    let count = 0;
    for (const match of written.matchAll(/(?:([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        const [, name, value = ''] = match;
        const isQuoted = /^["'`]/.test(value);
        values[name ?? count++] = isQuoted
            ? value
                .slice(1, value.length > 1 && value.endsWith(value.charAt(0)) ? -1 : undefined)
                .replace(/\\(["\\])/g, '$1')
            : value;
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/document/dialects/components.js



/**
 * What components of Starlight and Docusaurus show that is not in their children or titles, put where the reading of
 * MDX finds it: the kind of an admonition as its title, the words of a badge, the description of a card.
 */
const componentWords = replacing(/<(?:Aside|Admonition|Badge|LinkCard)\b/, /<(Aside|Admonition|Badge|LinkCard)((?:\s[^<>]*)?)>/g, ({ 0: tag, 1: name = '', 2: written = '', index }) => {
    const { title, type = 'note', text, description } = argumentsOf(written);
    const end = index + tag.length;
    if (name === 'Badge')
        return written.endsWith('/') && text ? text : undefined;
    if (name === 'LinkCard') {
        return written.endsWith('/') && description ? { start: end, end, by: `\n\n${description}` } : undefined;
    }
    const at = index + 1 + name.length;
    return title === undefined && /^\w+$/.test(type) && !written.endsWith('/')
        ? { start: at, end: at, by: ` title="${kindName(type)}"` }
        : undefined;
});

;// CONCATENATED MODULE: ./lib/document/dialects/containers.js




/** The kinds that have a title of their own where their author gave none. */
const kinds = new Set(`note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/));
/** Whether it is a kind of admonition. */
function isKind(name) {
    return kinds.has(name.toLowerCase());
}
/** Containers between lines of colons: `:::note Title`, `:::note[Title]{.class}`, `::: code-group`; nested by more. */
function containers(nameOf = kindName) {
    const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)$/i;
    return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf);
}
/** Blocks of pymdown between lines of slashes: `/// note | Title`. */
const slashBlocks = blocksBetween('///', /^([ \t]*\/{3,}[ \t]*)([a-z][\w-]*)((?:[ \t]*\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, kindName);
function blocksBetween(hint, opening, closing, nameOf) {
    return source => {
        if (!source.text.includes(hint))
            return source;
        const lines = linesOf(source);
        const changes = [];
        const open = [];
        lines.forEach((line, index) => {
            if (line.code === 'opens' && open.at(-1)?.isGroup)
                changes.push(...labelOf(line));
            if (line.code || !line.text.includes(hint))
                return;
            const [, marks = '', kind = '', rest = ''] = opening.exec(line.text) ?? [];
            const width = (closing.exec(line.text)?.[1] ?? marks.trim()).length;
            if (kind !== '') {
                open.push({ width, isGroup: kind === 'code-group' });
                const options = hint === '///' ? optionsBelow(lines, index) : [];
                changes.push(asBlock(lines, index, titleOf(line, kind, rest, source, nameOf)), ...options);
            }
            else if (width > 0 && open.at(-1) && width >= open.at(-1).width) {
                open.pop();
                changes.push(asBlock(lines, index, []));
            }
        });
        return changed(source, changes);
    };
}
function titleOf({ end }, kind, rest, source, nameOf) {
    const start = end - rest.length;
    const plain = rest.replace(/\{[^{}]*\}[ \t]*$/, '');
    const [, before = '', title = ''] = /^([ \t]*[[|]?[ \t]*)(.*)$/.exec(plain) ?? [];
    const words = before.includes('[') ? title.trimEnd().replace(/\]$/, '') : title.trimEnd();
    if (words !== '' && kind !== 'html')
        return bold(source, start + before.length, start + before.length + words.length);
    return isKind(kind) ? [`**${nameOf(kind)}**`] : [];
}
// Options are indented, right below the opening line.
function optionsBelow(lines, opened) {
    let last = opened;
    while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? ''))
        last++;
    return last === opened ? [] : [{ start: lines[opened + 1].start, end: lines[last].end, by: '' }];
}
/** The label of code in a group as a line above it. */
function labelOf(line) {
    const info = infoOf(line);
    const label = /\[([^[\]]+)\]/.exec(info)?.[1] ?? languageOf(info);
    const indent = ' '.repeat(line.indent);
    return label === '' ? [] : [{ start: line.start, end: line.start, by: `${indent}**${label}**\n\n` }];
}

;// CONCATENATED MODULE: ./lib/document/dialects/docfx.js








/** `[!INCLUDE [title](path)]`, in a line or on its own. */
const texts = includes({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written = '' }, from, settings) => [includeOf(written.trim(), from, settings)],
    render: inPlace,
});
/** `[!code-csharp[name](path?name=part#L1-L9)]`. */
const codeLinks = includes({
    hint: '[!',
    pattern: /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read({ 2: written = '' }, from, settings) {
        const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(written.trim()) ?? [];
        const options = new URLSearchParams(query);
        const [name, range] = [options.get('name') ?? options.get('region'), options.get('range')];
        const part = name ? { name } : range ? rangesOf(range, '-') : hash ? partOfHash(hash) : undefined;
        return [{ ...includeOf(path, from, settings), part, isCode: true }];
    },
    render: (text, match, source) => inPlace(codeBlock(text, match[1] ?? extensionOf(match[2] ?? '')), match, source),
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::`. */
const codeBlocks = includes({
    hint: ':::',
    pattern: /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*$/gim,
    read({ 1: written = '' }, from, settings) {
        const { source = '', range, id } = attributesOf(written);
        const part = id ? { name: id } : range ? rangesOf(range, '-') : undefined;
        return [{ ...includeOf(source, from, settings), part, isCode: true }];
    },
    render(text, match, source) {
        const { language, source: path = '' } = attributesOf(match[1] ?? '');
        return inPlace(codeBlock(text, language ?? extensionOf(path)), match, source);
    },
});
function includeOf(written, from, { folder, contentFolder }) {
    const isRooted = /^[~/]/.test(written);
    const folders = isRooted ? [folder, contentFolder, ''] : [paths_folderOf(from)];
    const paths = pathsIn(folders, written.replace(/^[~/]+/, '').replaceAll('%20', ' '));
    return { name: written, paths, isRebased: true };
}
function partOfHash(hash) {
    const [, first, last] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? [];
    return first ? rangesOf(`${first}-${last ?? first}`, '-') : { name: hash };
}
function attributesOf(written) {
    return Object.fromEntries([...written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them. */
const triples = replacing(':::', /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ({ 1: name = '', 2: written = '' }) => {
    const { source = '', text = '', title, 'alt-text': alt = '' } = attributesOf(written);
    if (name === 'no-loc')
        return text;
    if (name === 'video')
        return `[${(0,translate_escape/* escaped */.Mk)(title ?? 'Video')}](${(0,translate_escape/* destination */.j_)(source)})`;
    return `![${(0,translate_escape/* escaped */.Mk)(alt)}](${(0,translate_escape/* destination */.j_)(source)})`;
});
/** What begins and ends zones, monikers, rows and columns: their content stays. */
const docfx_marks = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*$/gim, () => '');
/** The content of rows and columns, which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    let inside = [];
    for (const line of linesOf(source)) {
        const isMark = /^[ \t]*:::[ \t]*(?:row|column)\b/.test(line.text);
        if (isMark || line === linesOf(source).at(-1)) {
            const least = Math.min(...inside.filter(each => !each.isBlank).map(indentOf));
            for (const { start } of inside.filter(each => indentOf(each) >= least))
                changes.push({ start, end: start + least, by: '' });
            inside = [];
        }
        if (isMark)
            changes.push({ start: line.start, end: line.start + indentOf(line), by: '' });
        else if (changes.length > 0)
            inside.push(line);
    }
    return changed(source, changes);
};
function indentOf({ text }) {
    return text.length - text.trimStart().length;
}
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]`; alerts stay. */
const extensions = replacing('[!', /\[!(video|div|[a-z]+)[ \t]+([^[\]\n]*)\]/gi, (match, source) => {
    const [, name = '', words = ''] = match;
    if (/^(?:include|code)/i.test(name))
        return undefined;
    if (/^video$/i.test(name))
        return `[Video](${(0,translate_escape/* destination */.j_)(words.trim())})`;
    return /^div$/i.test(name) ? '' : group(match, 2, source);
});
/** References to the API by its identifiers. */
const references = replacing('xref:', /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\))?[^()\s]*\)/gi, (match, source) => (match[1] === undefined ? group(match, 2, source) : nameOfUid(match[1])));
function nameOfUid(written) {
    const [uid = '', query = ''] = written.split('?', 2);
    const name = uid
        .replace(/%2a|\*/gi, '')
        .replace(/%60\d|(?<!`)`+\d+/g, '')
        .replace(/\(.*$/, '');
    const parts = name.split('.');
    if (/fullName/i.test(query))
        return name;
    return parts.slice(/nameWithType/i.test(query) ? -2 : -1).join('.');
}
/** `# [Title](#tab/id)`, up to a line that ends the tabs. */
const tabs = source => {
    if (!source.text.includes('](#tab/'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of linesOf(source)) {
        if (code)
            continue;
        const [, before, title] = /^([\s>]*#{1,6}[ \t]*\[)([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/.exec(text) ?? [];
        if (before !== undefined && title !== undefined) {
            const at = start + before.length;
            const container = before.replace(/#.*$/, '');
            changes.push({ start, end, by: [container, ...bold(source, at, at + title.length)] });
        }
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text))
            changes.push({ start, end, by: '' });
        else
            continue;
        isOpen = title !== undefined;
    }
    return changed(source, changes);
};
/** How Microsoft Learn and DocFX include other files. */
const docfxIncludes = [texts, codeLinks, codeBlocks];
/** What else they add to Markdown. */
const docfx = [triples, columns, docfx_marks, tabs, extensions, references];

;// CONCATENATED MODULE: ./lib/document/dialects/templates.js









/** A step that renders the tags of a template language. */
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (!language.marks.some(([open]) => source.text.includes(open)))
            return source;
        const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language);
        const isCode = tags.length > 0 && !work.asked ? codeOf(source) : () => false;
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : other;
            const use = { tag, values: argumentsOf(tag.written), source, work, titles };
            return changesOf(rule(use), use, step);
        });
        return changed(source, changes.sort((a, b) => a.start - b.start || b.end - a.end));
    };
    return step;
}
function changesOf(rendered, { tag, source, work }, step) {
    if (rendered === 'stays')
        return [];
    if ('include' in rendered) {
        const { include, language } = rendered;
        const text = included(include, source, tag.start, work, step);
        if (!text)
            return [];
        const match = Object.assign([source.text.slice(tag.start, tag.end)], { index: tag.start });
        const content = language === undefined ? text : codeBlock(text, language);
        return [{ start: tag.start, end: tag.end, by: inPlace(content, match, source) }];
    }
    if ('whole' in rendered) {
        const end = tag.closing?.end ?? tag.end;
        return [{ start: tag.start, end, by: rendered.whole }];
    }
    const before = left(tag, source, rendered.before);
    // A title is a paragraph of its own where its line begins with it.
    if (tag.closing && !tag.isAlone && typeof rendered.before === 'string' && rendered.before.endsWith('**'))
        before.by = `${rendered.before}${beginsLine(tag, source) ? '\n\n' : ' '}`;
    return tag.closing ? [before, left(tag.closing, source, rendered.after)] : [before];
}
function beginsLine({ start }, { text }) {
    return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start));
}
/** What a tag leaves: a block of its own where it is alone on its line. */
function left(tag, source, content = '') {
    if (!tag.isAlone)
        return { start: tag.start, end: tag.end, by: content };
    const lines = linesOf(source);
    const { start } = (0,translate_source/* lastBefore */.kk)(lines, tag.start);
    const { end } = (0,translate_source/* lastBefore */.kk)(lines, tag.end - 1);
    const isBlankAbove = start === 0 || /\n[ \t]*\n$/.test(source.text.slice(Math.max(0, start - 200), start));
    if (content === '')
        return { start, end: isBlankAbove ? end + 1 : end, by: '' };
    const isBlankBelow = /^(?:$|\n[ \t]*(?:\n|$))/.test(source.text.slice(end, end + 200));
    const indent = source.text.slice(start, tag.start);
    return {
        start,
        end,
        by: [isBlankAbove ? indent : `\n${indent}`, ...listOf(content), isBlankBelow ? '' : '\n'],
    };
}
/** A title in bold. */
function strong(title) {
    return !title?.trim() ? '' : title.includes('**') ? title : `**${title.trim()}**`;
}
/** The words of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, caption, alt, label, text } = values;
    const [url, name] = [values.link ?? values.href ?? values.url, title ?? label ?? text];
    if (tag.closing)
        return { before: strong(title ?? label), after: caption };
    if (url && name)
        return { before: [`[${name}](${(0,translate_escape/* destination */.j_)(url)})`, caption ? ` ${caption}` : ''] };
    const left = [...new Set([title, label, text, caption ?? alt])].filter(Boolean).join(' ');
    if (left === '') {
        const reason = `"${tag.name}" is not known, so that what it shows is not in the document. Write it in Markdown if readers search for it.`;
        work.warn('dialect', `tag ${tag.name}`, reason, source, tag.start);
    }
    return { before: left };
};
/** An admonition: its title, or its kind. */
const admonition = ({ tag, values }) => {
    const named = values.type ?? values.style ?? values.kind ?? values.level ?? values.color;
    const own = isKind(tag.name) && tag.name !== 'hint' ? tag.name : values[0];
    const given = named ?? own ?? '';
    const [kind = ''] = given.trim().split(/\s/);
    const positional = given === values[0] && isKind(kind) ? values[1] : named ? undefined : values[0];
    return { before: strong(values.title ?? positional ?? (isKind(kind) ? kindName(kind) : '')) };
};
/** A tab, or anything with a title that is shown. */
const titled = ({ values, titles }) => {
    const { title, summary, name, header, label, tabName } = values;
    return {
        before: strong(title ?? summary ?? name ?? header ?? label ?? tabName ?? values[0] ?? titles.shift()),
    };
};
/** Tabs that name their tabs themselves. */
const templates_tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
/** An image with its title and caption. */
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link } = values;
    if (src === '')
        return words(use);
    const image = `![${(0,translate_escape/* escaped */.Mk)(alt)}](${(0,translate_escape/* destination */.j_)(src)})`;
    const linked = link ? `[${image}](${(0,translate_escape/* destination */.j_)(link)})` : image;
    return { before: [strong(title), linked, caption].filter(Boolean).join(tag.isAlone ? '\n\n' : ' ') };
};
/** Code between tags. */
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return { before: '' };
    const { text } = source;
    const [start, end] = [tag.end, tag.closing.start];
    const first = text.startsWith('\n', start) ? start + 1 : start;
    const code = whole(codeBlock(changed(source, [
        { start: 0, end: first, by: '' },
        { start: text.slice(0, end).trimEnd().length, end: text.length, by: '' },
    ]), values[0] ?? values.lang ?? ''));
    return { whole: code };
};
/** What is no text of the page. */
const gone = () => ({ whole: '' });
/** The content alone. */
const content = () => ({});

;// CONCATENATED MODULE: ./lib/document/dialects/variables.js

/** `{{ name }}` where the configuration gives it a plain value, in code too; any other stays as written. */
const variables = (source, work) => Object.keys(work.settings.variables).length === 0 ? source : values(source, work);
const values = replacing('{{', /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g, ({ 1: name = '' }, _, { settings }) => variable(name, settings.variables), true);
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    const found = [name, plain].find(each => Object.hasOwn(values, each));
    return found === undefined ? undefined : values[found];
}

;// CONCATENATED MODULE: ./lib/document/dialects/hugo.js






/** A file that a site's own shortcode includes, wherever it may look for it. */
const include = use => {
    const { tag, values, source, work } = use;
    const name = values.file ?? values.path ?? values.src ?? values[0];
    const { settings } = work;
    if (name === undefined || !/\.\w+$/.test(name))
        return words(use);
    const from = paths_folderOf(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [] : [from];
    const below = [
        settings.contentFolder,
        ...settings.includeFolders,
        `${settings.folder}_includes/`,
        settings.folder,
        '',
    ];
    const isCode = values.code === 'true' || values.lang !== undefined;
    const asked = { name, paths: pathsIn([...folders, ...below], name), isCode };
    return { include: asked, language: isCode ? (values.lang ?? '') : undefined };
};
const parameter = ({ values, work }) => {
    const value = variable(values[0] ?? values.name ?? '', work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The page that a reference leads to, as its author wrote it. */
const reference = ({ values }) => ({ before: values.path ?? values[0] });
const positional = use => ({ before: use.values.text ?? use.values.label ?? use.values[0] });
const mermaid = use => highlight({ ...use, values: { 0: 'mermaid' } });
const hugo_button = use => {
    const { tag, values } = use;
    const url = values.href ?? values.link ?? values.url ?? values.relref;
    return tag.closing && url ? { before: '[', after: `](${url})` } : words(use);
};
const named = (names, rule) => names.split(' ').map(name => [name, rule]);
/** Those without words of their own. */
const wordless = ({ values }) => ({ before: values.title ?? values.caption });
const hugo_rules = Object.fromEntries([
    ...named('youtube vimeo gist tweet x instagram toc icon br clear video audio math katex', wordless),
    ...named('include readfile include-md include-file include-text includemd md-include snippet', include),
    ...named('param variable', parameter),
    ...named('ref relref', reference),
    ...named('figure img image picture imgproc', figure),
    ...named('note tip info warning danger caution important attention error success question details', admonition),
    ...named('alert admonition callout hint notice aside', admonition),
    ...named('details expand collapse accordion spoiler tab tab-item tabitem code-tab', titled),
    ...named('tabs tabpane', templates_tabs),
    ...named('highlight code-block', highlight),
    ...named('mermaid', mermaid),
    ...named('badge kbd key term', positional),
    ...named('button btn', hugo_button),
    ...named('comment', gone),
    ...named('raw unsafe html', content),
]);
/** Shortcodes of Hugo, and of the sites and themes that it is used with. */
const shortcodes = templates(hugoTags, hugo_rules, words, ['param', 'variable', 'include', 'readfile']);
/** What is a shortcode in a comment of its own is shown rather than run. */
const shownShortcodes = replacing('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/document/dialects/indented.js




/** Admonitions deeper in others stay as they are. */
const indented_MAX_DEPTH = 20;
/** The definition of a term, after a colon: a paragraph below the term's, and not code for its blanks. */
const definitions = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt);
/** Admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented. */
const indentedBlocks = source => repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, source) => {
    const title = indented_titleOf(lines[index], source);
    return title ? { change: asBlock(lines, index, title), width: 4 } : definitionAt(lines, index);
});
// From the outside to the inside.
function repeated(source, hint, open) {
    let result = source;
    for (let depth = 0; depth < indented_MAX_DEPTH && hint.test(result.text); depth++) {
        const next = outermost(result, open);
        if (next === result)
            break;
        result = next;
    }
    return result;
}
function outermost(source, open) {
    const lines = linesOf(source);
    const changes = [];
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index];
        const opening = line.code ? undefined : open(lines, index, source);
        if (opening === undefined)
            continue;
        changes.push(opening.change);
        const end = endOf(lines, index, line.indent + opening.width);
        for (let inside = index + 1; inside < end; inside++)
            changes.push(...dedented(lines[inside], line.indent, opening.width));
        const below = lines[end];
        if (below && !below.isBlank && !lines[end - 1].isBlank)
            changes.push({ start: below.start, end: below.start, by: '\n' });
        index = end - 1;
    }
    return changed(source, changes);
}
function definitionAt(lines, index) {
    const { text, start, indent } = lines[index];
    const [mark] = /^[ \t]*:[ \t]+(?=\S)/.exec(text) ?? [];
    const above = lines[index - 1];
    if (mark === undefined || !above)
        return undefined;
    const by = above.isBlank ? '' : '\n';
    const change = {
        start: start + mark.indexOf(':'),
        end: start + mark.length,
        by: by + (by && ' '.repeat(indent)),
    };
    return { change: by ? { ...change, start } : change, width: Math.min(4, (0,translate_source/* widthOf */.qz)(mark) - indent) };
}
const opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|===[!+]*[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, if it does. */
function indented_titleOf({ text, start }, source) {
    if (!/^[ \t]*[!?=]{3}/.test(text))
        return undefined;
    const match = opening.exec(text);
    if (!match)
        return undefined;
    const [, kind, ofNote, ofTab] = match;
    const title = ofNote ?? ofTab;
    if (title === undefined)
        return [`**${kindName(kind)}**`];
    return bold(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'));
}
// Blank lines at the end are not in the block.
function endOf(lines, opened, indent) {
    let end = opened + 1;
    for (let index = end; index < lines.length; index++) {
        const line = lines[index];
        if (line.isBlank)
            continue;
        if (line.indent < indent)
            break;
        end = index + 1;
    }
    return end;
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

;// CONCATENATED MODULE: ./lib/document/dialects/inline.js




/** Icons, with the blanks that set them off from a text's beginning. */
const icons = replacing(':', /:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, ({ 0: icon, index }, { text }) => {
    let end = index + icon.length;
    const list = listAt(text, end);
    end += list.length;
    if (/[\s[]/.test(text[index - 1] ?? '\n'))
        while (text[end] === ' ')
            end++;
    return { start: index, end, by: '' };
});
const inline_list = /\{[^{}\n]*\}/y;
function listAt(text, at) {
    inline_list.lastIndex = at;
    const [found = ''] = inline_list.exec(text) ?? [];
    return isAttributeList(found) ? found : '';
}
/** `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    const [, colon = '', inside = ''] = /^\{(:?)(.*)\}$/.exec(braces) ?? [];
    const tokens = inside
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    const token = colon === '' ? /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u : /^\S*$/;
    return tokens.every(each => token.test(each));
}
/**
 * Lists of attributes: at the end of headings; also on lines of their own (`blocks`), or after a link and its like
 * (`all`).
 */
function attributeLists(where) {
    return replacing('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,translate_source/* lastBefore */.kk)(linesOf(source), index);
        let start = index;
        while (start > line.start && (text[start - 1] === ' ' || text[start - 1] === '\t'))
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { ...gone, end: line.end + 1 };
        if (isLast && (where === 'all' || /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))
            return gone;
        if (where === 'all' && text.startsWith(' |', end))
            return gone;
        return where === 'all' && start === index && /[)\]`*_>:"}]/.test(text[start - 1] ?? '')
            ? gone
            : undefined;
    });
}
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** `[TOC]` and `[[toc]]`, which a generator replaces by the list of headings. */
const contents = replacing(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** `*[HTML]: HyperText Markup Language`: only its meaning is shown, when a pointer is over the word. */
const abbreviations = replacing('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '');
/** `++ctrl+c++`, by the names that the keys have. */
const keys = replacing('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names = '' }) => names
    .split('+')
    .map(name => (name.startsWith('"') ? name.slice(1, -1) : keyName(name)))
    .join('+'));
const keyNames = {
    'arrow-up': 'Up',
    'arrow-down': 'Down',
    esc: 'Esc',
    del: 'Del',
};
function keyName(name) {
    const words = name.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
    return keyNames[name] ?? words.join(' ');
}
/** `==marked==` and `^^inserted^^`: the words alone. */
const inline_marks = replacing(/==|\^\^/, /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, (match, source) => group(match, match[1] === undefined ? 2 : 1, source));
/** `x^2^` and `H~2~O`, which Markdown has no other marks for than HTML's. */
const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {
    const name = match[1] === '^' ? 'sup' : 'sub';
    return [`<${name}>`, group(match, 2, source), `</${name}>`];
});
/** The language of code in a line, `#!js x` in backquotes. */
const codeLanguages = replacing('`#!', /(?<!`)`#!\w+[ \t]+(?=\S)/g, ({ index }, source) => ((0,translate_source/* lastBefore */.kk)(linesOf(source), index)?.code ? undefined : '`'), true);
/** The attribute that says that the content of an element is Markdown, which in Markdown a blank line says. */
const markdownInHtml = replacing('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, (match, source) => {
    const { index } = match;
    const [all, before = '', after = '', blank] = match;
    const at = index + before.length;
    const from = index + all.indexOf(after, before.length);
    const head = source.text.slice(index, at);
    return [head, source.text.slice(from, index + all.length), blank === undefined ? '\n' : ''];
});
/** `{{#title name}}`, which names a page in the browser alone (mdBook). */
const bookTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Components, by their capital letter: their words, and what is between their tags (VitePress). */
const components = replacing(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
    const { title, text, label, caption, alt } = argumentsOf(tag.startsWith('</') ? '' : tag.slice(1, -1));
    return [...new Set([title, text, label, caption ?? alt])].filter(Boolean).join(' ');
});
/** Top-level scripts and styles of a page. */
const scripts = replacingElements(/^<(script|style)\b/gm);
function replacingElements(opening) {
    return (source, work) => {
        let done = 0;
        return replacing(/<s(?:cript|tyle)/, opening, ({ 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const end = text.indexOf(`</${name}>`, index);
            done = end < 0 ? text.length : end + name.length + 3;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        })(source, work);
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/document/dialects/liquid.js







/** A file in one of the folders for includes, or beside the file that includes it. */
const fromFolders = ({ values, work }) => {
    const name = values[0] ?? '';
    const { includeFolders, folder } = work.settings;
    return {
        include: {
            name,
            paths: pathsIn(includeFolders.length > 0 ? includeFolders : [`${folder}_includes/`], name),
        },
    };
};
const fromFile = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: pathsIn([paths_folderOf(source.placeAt(tag.start).path)], name) } };
};
/** A link to a page by its path from the site's folder. */
const liquid_link = ({ tag, values, source, work }) => {
    const from = paths_folderOf(source.placeAt(tag.start).path);
    const isPost = tag.name === 'post_url';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0] ?? ''}${isPost ? '.md' : ''}`;
    return { before: (0,translate_escape/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
const liquid_embed = ({ values }) => {
    const { url, src = url, title, caption = title } = values;
    return src ? { before: `[${caption ?? src}](${(0,translate_escape/* destination */.j_)(src)})` } : {};
};
const raw = { raw: content, comment: gone };
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when for break continue cycle assign capture increment decrement tablerow seo feed_meta layout set macro block import from'
    .split(' ')
    .map(name => [name, content]));
const jekyllRules = {
    ...raw,
    ...control,
    include: fromFolders,
    include_relative: fromFile,
    link: liquid_link,
    post_url: liquid_link,
    highlight: highlight,
};
/** The tags of Jekyll. */
const jekyllTags = templates(liquidTags, jekyllRules, words, [
    'raw',
    'comment',
    'include',
    'include_relative',
]);
/** A list that kramdown replaces by the list of headings. */
const listsOfContents = replacing('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc[ \t]*\}[ \t]*$/gm, () => '');
const gitbookRules = {
    ...raw,
    include: fromFile,
    hint: admonition,
    tab: titled,
    tabs: templates_tabs,
    'content-ref': content,
    embed: liquid_embed,
    file: liquid_embed,
};
/** The blocks of GitBook. */
const gitbookTags = templates(liquidTags, gitbookRules, words, ['raw', 'include']);
/** `{% include-markdown "path" start="" end="" %}` (a plugin of MkDocs). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = paths_folderOf(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const part = after === undefined && before === undefined ? undefined : { after, before };
    return {
        include: { name, paths: pathsIn(folders, name), part, isRebased: tag.name === 'include-markdown' },
    };
};
/** Tags that plugins of MkDocs have; others are text, as they all are in code about templates. */
const mkdocsTags = templates(liquidTags, { ...raw, 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown']);

// EXTERNAL MODULE: ./node_modules/remark/index.js + 65 modules
var remark = __webpack_require__(7122);
// EXTERNAL MODULE: ./lib/document/parse.js
var document_parse = __webpack_require__(1206);
// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
;// CONCATENATED MODULE: ./lib/document/dialects/rebase.js






const processor = (0,remark/* remark */.V)().use(document_parse/* gfm */.Te).use(document_parse/* destinations */.uC).freeze();
/** Relative links of included files, which are written from their own folder, as links from the page's. */
const rebased = (source, work) => {
    const { rebased: paths } = work.included;
    if (paths.size === 0)
        return source;
    const { text } = source;
    const folder = paths_folderOf(work.open[0]);
    const changes = [];
    const rebase = (start, end) => {
        const { path } = source.placeAt(start);
        if (!paths.has(path) || paths_folderOf(path) === folder)
            return;
        const url = fromFolder(text.slice(start, end), paths_folderOf(path), folder);
        if (url !== undefined)
            changes.push({ start, end, by: url });
    };
    (0,splice/* walk */.GG)(processor.parse(text), node => {
        const at = node.position.start.offset;
        if ('data' in node && node.data && 'destination' in node.data && node.data.destination)
            rebase(at + node.data.destination.start, at + node.data.destination.end);
        if (node.type !== 'html')
            return;
        const written = text.slice(at, node.position.end.offset);
        for (const { 0: attribute, index } of written.matchAll(/\b(?:src|href)="[^"\n]*(?=")/g))
            rebase(at + index + attribute.indexOf('"') + 1, at + index + attribute.length);
    });
    return changed(source, changes.sort((a, b) => a.start - b.start));
};
function fromFolder(url, own, folder) {
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?~@{<]|$)/i.test(url))
        return undefined;
    const [path = ''] = url.split(/[?#]/, 1);
    const suffix = url.slice(path.length);
    const target = external_node_path_.posix.normalize(own + path);
    if (target.startsWith('../'))
        return undefined;
    return (external_node_path_.posix.relative(folder, target) || '.') + (path.endsWith('/') ? '/' : '') + suffix;
}

;// CONCATENATED MODULE: ./lib/document/dialects/sections.js


/** Headings that their author keeps out of search, with their sections. */
const excludedSections = source => {
    if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
        return source;
    const changes = [];
    let open;
    for (const line of linesOf(source)) {
        const { text, start } = line;
        const depth = headingDepth(line);
        if (depth === 0)
            continue;
        if (open && depth <= open.depth) {
            changes.push({ start: open.start, end: start, by: '' });
            open = undefined;
        }
        if (!open && /\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(text))
            open = { start, depth };
    }
    if (open)
        changes.push({ start: open.start, end: source.text.length, by: '' });
    return changed(source, changes);
};

;// CONCATENATED MODULE: ./lib/document/dialects/index.js



















const pymdown = [
    scripts,
    icons,
    contents,
    abbreviations,
    keys,
    inline_marks,
    raisedAndLowered,
    codeLanguages,
    markdownInHtml,
    attributeLists('all'),
];
const vitePressName = (kind) => (kind === 'details' ? 'Details' : kind.toUpperCase());
/** What the generators put in from other files. */
const inclusions = {
    mkdocs: [snippets, mkdocsTags, appendedSnippets],
    vitepress: [commentIncludes, codeIncludes],
    docusaurus: [elementIncludes],
    starlight: [elementIncludes],
    docfx: docfxIncludes,
    mdbook: [bookIncludes],
    hugo: [shortcodes],
    jekyll: [jekyllTags],
    gitbook: [gitbookTags],
    mintlify: [elementIncludes],
};
/** What else is to be translated, in the order of the generators' own work. */
const markup = {
    mkdocs: [
        variables,
        autodoc,
        indentedBlocks,
        slashBlocks,
        excludedSections,
        codeTitles,
        fences(),
        ...pymdown,
    ],
    vitepress: [
        scripts,
        components,
        containers(vitePressName),
        fences(codeComments),
        contents,
        attributeLists('all'),
    ],
    docusaurus: [
        componentWords,
        containers(),
        codeTitles,
        fences(highlightComments),
        attributeLists('headings'),
    ],
    starlight: [componentWords, containers(), codeTitles, fences(), attributeLists('headings')],
    docfx: [...docfx, fences(), attributeLists('headings')],
    mdbook: [scripts, bookTitles, fences(rustLines), attributeLists('headings')],
    hugo: [scripts, shownShortcodes, definitions, excludedSections, fences(), attributeLists('blocks')],
    jekyll: [
        scripts,
        listsOfContents,
        definitions,
        excludedSections,
        variables,
        fences(),
        attributeLists('all'),
    ],
    gitbook: [fences()],
    mintlify: [fences()],
};
/** Generators that read `.md` as MDX, too. */
const mdxOnly = ['docusaurus', 'mintlify'];
/** Whether a page is read as MDX, whose parser has to be loaded before. */
function isReadAsMdx(path, settings) {
    return isMdx(path) || (settings !== undefined && mdxOnly.includes(settings.generator));
}
/** The dialect of a page of a site, or of none. For MDX `loadMdx` has to be called first. */
function dialectFor(path, settings) {
    const isOfMdx = isReadAsMdx(path, settings);
    const dialect = isOfMdx ? loadedMdx() : translate/* plainMarkdown */.EO;
    if (settings === undefined)
        return dialect;
    const { generator } = settings;
    const steps = [...inclusions[generator], ...markup[generator], rebased];
    return stepwise(steps, settings, isOfMdx ? dialect : undefined);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, settings) {
    const imports = [...text.matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+\.mdx?)["']/gi)];
    return [
        ...(settings ? askedBy(inclusions[settings.generator], fileSource(path, text), settings) : []),
        ...imports
            .map(([, written = '']) => importPaths(written, path, settings))
            .filter(paths => paths.length > 0),
    ];
}
/** Where a file that an MDX page imports may be in the repository, in the order in which to look. */
function importPaths(written, from, settings) {
    const alias = settings && aliased(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('.'))
        return pathsIn([paths_folderOf(from)], written);
    return settings && written.startsWith('/')
        ? pathsIn([settings.contentFolder, settings.folder], written)
        : [];
}

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
;// CONCATENATED MODULE: ./lib/text/index.js

/** What went wrong in words for the user: what was received, what was expected, what to do. */
class UserError extends Error {
    topic;
    constructor(message, topic) {
        super(message);
        this.topic = topic;
    }
}
/** The most characters of a foreign text that are printed. */
const text_MAX_LENGTH = 200;
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
function text_sanitizeForLog(text, maxLength = text_MAX_LENGTH) {
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

;// CONCATENATED MODULE: ./lib/inputs/values.js

/** One or more inputs are missing or malformed; the message has a line for each. */
class values_InputError extends UserError {
    constructor(message, topic = 'other-inputs') {
        super(message, topic);
    }
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
    const [, digits] = /^(\d{1,3})\s*%?$/.exec(text) ?? [];
    if (digits !== undefined && Number(digits) <= 100)
        return Number(digits) / 100;
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
    if (text === 'deployments' || text === 'none')
        return { kind: text };
    if (text.includes('/') || /\.jsonl?$/.test(text))
        return { kind: 'file', path: text };
    throw new values_InputError(`"${sanitizeForLog(text)}" is neither "deployments" nor "none" nor a file. Leave the input out, or give a file's path with a slash in it or .jsonl at its end.`);
}
function parseWorkspacePath(text) {
    if (text === '')
        return undefined;
    const names = text.split('/');
    const leavesWorkspace = names.includes('..') || text.startsWith('/') || /^[a-z]:/i.test(text);
    const isAnswer = /^(?:true|false|yes|no|on|off)$/i.test(text);
    if (leavesWorkspace || isAnswer || text.endsWith('/') || /[\p{Cc}\\]/u.test(text) || text.length > 500)
        throw new values_InputError(`"${sanitizeForLog(text)}" is not a file's path in the workspace. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`);
    if (names.some(name => /^\.git[. ]*$|^git~\d$/i.test(name)))
        throw new values_InputError(`"${sanitizeForLog(text)}" is in git's own folder. Give a path outside it.`);
    return text;
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
    if (text.length <= 200 && !/[\p{Cc}\s]/u.test(text))
        return text;
    throw new values_InputError(`"${sanitizeForLog(text)}" is too long or has white space in it. Give a short prefix, such as handbook/.`);
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
    const extension = posix.extname(path);
    return (patterns_pageExtensions.includes(extension.toLowerCase()) || pattern.endsWith(extension || posix.basename(path)));
}
/** Whether a path matches, or is in a folder that matches: a `**` after a slash may stand for nothing. */
function toMatches(pattern) {
    const below = new Minimatch(`/${pattern}/**`.replace(/\/{2,}/g, '/'), OPTIONS);
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
        /(?<!\\)\{[^{}]*(?:,|\.\.)[^{}]*\}/,
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
        line => `has backslashes, which separate no folders here. Write it with slashes: ${text_sanitizeForLog(line.replaceAll('\\', '/'))}.`,
    ],
    [
        /(?:^|\/)(?:\.|\[\.\]){1,2}(?:\/|$)/,
        'has "." or ".." in it, which this syntax does not allow. Write it from the repository’s root.',
    ],
];
function inWords(patterns) {
    return patterns.map(each => text_sanitizeForLog(each)).join(' and ');
}
/** The extensions that a link may leave out. */
const patterns_pageExtensions = ['.md', '.mdx', '.markdown'];
/**
 * What is documentation in a repository about which nothing else is known: all Markdown but that of hidden folders, of
 * other projects, of tests, and for coding agents. A record names each pattern, so that a later version may have others: it
 * then raises `normaliserVersion`, as under these alone a site decides which of its files are pages.
 */
const defaultFiles = [
    ...patterns_pageExtensions.map(extension => `**/*${extension}`),
    ...['.*', 'node_modules', 'vendor', 'third_party', 'fixtures', '__fixtures__', 'testdata'].map(folder => `!**/${folder}/**`),
    ...['AGENTS', 'AGENT', 'CLAUDE', 'CLAUDE.local', 'GEMINI'].map(name => `!**/${name}.md`),
];

;// CONCATENATED MODULE: ./lib/inputs/generator.js
/** The site generators that are known, in the order in which they are looked for. */
const generator_generators = [
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
const generatorChoices = ['auto', 'none', ...generator_generators];

;// CONCATENATED MODULE: ./lib/site/dialect.js


// EXTERNAL MODULE: ./lib/site/heads.js
var heads = __webpack_require__(1236);
// EXTERNAL MODULE: ./lib/site/data.js
var site_data = __webpack_require__(1619);
;// CONCATENATED MODULE: ./lib/site/redirects.js


/**
 * The paths that the site's server sends elsewhere, by a file `_redirects` or `netlify.toml` of the site: known addresses,
 * though no page has them.
 */
async function redirects_serverRedirects({ dialect, address }, reader) {
    const { folder, contentFolder } = dialect;
    const beside = [folder, contentFolder, `${folder}static/`, `${folder}public/`, `${contentFolder}public/`];
    const files = [...beside.map(each => `${each}_redirects`), `${folder}netlify.toml`, 'netlify.toml'];
    const paths = [];
    for (const path of new Set(files.filter(each => reader.files.has(each)))) {
        const source = (await reader.text(path)) ?? '';
        paths.push(...(nameOf(path) === '_redirects' ? fromLines(source) : fromToml(source)));
    }
    const base = address === undefined ? '/' : new URL(address).pathname;
    return paths.flatMap(path => redirects_toRoute(path, base) ?? []);
}
function fromLines(source) {
    const lines = source.split('\n').map(line => line.trim().split(/\s+/));
    return lines.flatMap(([from = '', to]) => (from.startsWith('/') && to !== undefined ? [from] : []));
}
function fromToml(source) {
    return list(get(readToml(source), 'redirects')).flatMap(each => text(get(each, 'from')) ?? []);
}
/** What follows a parameter is anything; a rule for all paths says nothing of any. */
function redirects_toRoute(path, base) {
    const [fixed = ''] = path.split(/[:*?]/);
    const rest = fixed.startsWith(base) ? fixed.slice(base.length) : undefined;
    if (rest === undefined || fixed === path)
        return rest;
    return folderOf(rest) === '' ? undefined : `${folderOf(rest)}*`;
}

;// CONCATENATED MODULE: ./lib/site/code.js

/** A call in a configuration, such as a plugin with its options: nothing is run, so that its arguments are all there is. */
class Call {
    name;
    args;
    constructor(name, args) {
        this.name = name;
        this.args = args;
    }
}
const loadParser = async () => (await Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841), __webpack_require__.e(936)]).then(__webpack_require__.bind(__webpack_require__, 1936))).TypeScript;
/** Reads JSON, comments and commas too many included; undefined where it cannot be read. */
async function readJson(source) {
    const parser = await loadParser();
    try {
        const { body } = parser.parse(`(${source ?? ''}\n)`, { ecmaVersion: 'latest', locations: true });
        const [statement] = body;
        return statement?.type === 'ExpressionStatement'
            ? new Reading(undefined, new Map()).value(statement.expression)
            : undefined;
    }
    catch {
        return undefined;
    }
}
/** How far imports of other modules are followed. */
const code_MAX_DEPTH = 3;
/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader) {
    return (await openModule(path, reader, code_MAX_DEPTH))?.exported();
}
async function openModule(path, reader, depth) {
    const source = await reader.text(path);
    if (source === undefined)
        return undefined;
    const parser = await loadParser();
    try {
        const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
        const program = parser.parse(source, options);
        return new Reading(program, depth > 0 ? await importsOf(program, path, reader, depth - 1) : new Map());
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
async function importsOf(program, from, reader, depth) {
    const imports = new Map();
    for (const node of program.body) {
        if (node.type !== 'ImportDeclaration')
            continue;
        const path = importedPath(String(node.source.value), from, reader);
        const module = path === undefined ? undefined : await openModule(path, reader, depth);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? keyOf(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    return imports;
}
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js'];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? join(paths_folderOf(from), name) : undefined;
    if (path === undefined)
        return undefined;
    return EXTENSIONS.map(extension => path.replace(/\.js$/, '') + extension).find(each => files.has(each));
}
function isModuleExports(node) {
    return (node.type === 'MemberExpression' &&
        node.object.type === 'Identifier' &&
        node.object.name === 'module' &&
        node.property.type === 'Identifier' &&
        node.property.name === 'exports');
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
class Reading {
    #body;
    #imports;
    #constants = new Map();
    #nodes = 0;
    constructor(program, imports) {
        this.#body = program?.body ?? [];
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
        if (++this.#nodes > MAX_NODES)
            return undefined;
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
            case 'UnaryExpression':
                return node.operator === '!' ? negated(this.value(node.argument)) : undefined;
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
function negated(value) {
    return typeof value === 'boolean' ? !value : undefined;
}

;// CONCATENATED MODULE: ./lib/site/globs.js


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
        .filter(isMatchable)
        .map(pattern => new esm/* Minimatch */.VR(pattern.replace(/^\.?\//, ''), options));
    return path => matchers.some(each => each.match(path));
}
/** Whether a path is ignored by lines in the syntax of `.gitignore`: the last that matches counts. */
function toIgnored(lines) {
    const rules = lines
        .map(line => line.trim())
        .filter(line => line !== '' && !line.startsWith('#'))
        .slice(0, MAX_PATTERNS)
        .map(line => {
        const isNegated = line.startsWith('!');
        return { isNegated, matches: toGlobs(ignoring(isNegated ? line.slice(1) : line)) };
    });
    return path => rules.findLast(rule => rule.matches(path))?.isNegated === false;
}
/** A line without a slash but at its end matches in any folder, and all below what it matches. */
function ignoring(line) {
    const isFolder = line.endsWith('/');
    const pattern = line.replace(/\/$/, '');
    const anywhere = pattern.includes('/') ? pattern : `**/${pattern}`;
    return isFolder ? [`${anywhere}/**`] : [anywhere, `${anywhere}/**`];
}

;// CONCATENATED MODULE: ./lib/site/site.js
/** What the translation must know of a site, with nothing where nothing is said. */
function dialectOf(generator, folder, contentFolder, more = {}) {
    return { generator, folder, contentFolder, includeFolders: [], aliases: {}, variables: {}, ...more };
}
/** The reason why a file is no page that is there to be included by others. */
const PARTIAL = 'is a partial, which other pages include';

;// CONCATENATED MODULE: ./lib/site/docfx.js





const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx_docfx = {
    isConfig: path => paths_nameOf(path) === 'docfx.json',
    async read(path, reader) {
        const data = await readJson(await reader.text(path));
        if ((0,site_data/* get */.aR)(data, 'build', 'content') === undefined)
            return undefined;
        const source = reader.files.has(PUBLISHING) ? ((await reader.text(PUBLISHING)) ?? '') : undefined;
        const redirects = await redirectsOf(path, await readJson(source), reader);
        const makesYaml = source?.includes('MAML2Yaml') ?? false;
        return toConfig(path, data, { isLearn: source !== undefined, makesYaml, redirects });
    },
    keys: ['ROBOTS', 'robots', 'redirect_url'],
    routes,
};
function toConfig(file, data, publishing) {
    const folder = paths_folderOf(file);
    const contents = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'build', 'content')).flatMap(each => {
        const source = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'src')) ?? '.');
        const [files, excluded] = [(0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'files')), (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'exclude'))].map(globs => globs.map(recursive));
        return source === undefined
            ? []
            : [
                {
                    folder: source,
                    files: files ?? [],
                    excluded: excluded ?? [],
                    route: toRoute((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'dest')) ?? ''),
                },
            ];
    });
    return {
        generator: 'docfx',
        file,
        dialect: dialectOf('docfx', folder, contents[0]?.folder ?? folder, { aliases: { '~/': folder } }),
        address: publishing.isLearn ? undefined : toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'build', 'sitemap', 'baseUrl'))),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: { contents, ...publishing },
    };
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** The redirects that Learn reads at the repository's root, beside the configuration and in files that are named. */
async function redirectsOf(config, publishing, reader) {
    const beside = ['', paths_folderOf(config)].map(folder => `${folder}.openpublishing.redirection.json`);
    const named = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(publishing, 'redirection_files')).flatMap(path => join('', path) ?? []);
    const names = [...new Set([...beside, ...named])].filter(name => reader.files.has(name));
    const found = [];
    for (const name of names) {
        const data = await readJson(await reader.text(name));
        for (const each of (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'redirections'))) {
            const [fromRoot, path, url] = REDIRECT.map(key => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, key)));
            const source = fromRoot ? join('', fromRoot) : path && join(paths_folderOf(name), path);
            if (source && url)
                found.push([source, url]);
        }
    }
    return found;
}
const REDIRECT = ['source_path_from_root', 'source_path', 'redirect_url'];
function routes({ options, dialect }, files, heads) {
    const find = toFinder(options);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files.filter(each => each.endsWith('.md'))) {
        const content = find(path);
        if (!content)
            continue;
        const inside = path.slice(content.folder.length);
        const reason = reasonOf(path, heads.get(path)) ??
            (content.isExcluded(inside) ? 'is excluded by docfx.json' : undefined);
        if (reason !== undefined)
            reasons.set(path, reason);
        else
            pages.set(path, content.route + routeOf(inside, options));
    }
    const redirects = redirectRoutes(options, dialect.folder);
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map([...pages.keys()].map(path => [path.toLowerCase(), path]));
    const named = (path) => inLowerCase.get(path.toLowerCase());
    const ofLearn = options.isLearn ? { server: LEARN, named } : {};
    return { pages, reasons, redirects, rooted: 'server', ...ofLearn };
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
function redirectRoutes(options, folder) {
    const innermost = [...options.contents].sort((a, b) => b.folder.length - a.folder.length);
    return new Map(options.redirects.map(([path, url]) => {
        const content = innermost.find(each => path.startsWith(each.folder)) ?? { folder, route: '' };
        return [content.route + routeOf(path.slice(content.folder.length), options), url];
    }));
}
function reasonOf(path, head) {
    if (/(?:^|\/)includes\//i.test(path))
        return 'is a partial: its folder is "includes"';
    if (/noindex/i.test(String(head?.ROBOTS ?? head?.robots ?? '')))
        return 'front matter says ROBOTS: NOINDEX';
    return head?.redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)';
}
function routeOf(inside, { isLearn }) {
    const stem = stemOf(inside, ['.md']) ?? inside;
    if (!isLearn)
        return `${stem}.html`;
    const route = stem.toLowerCase();
    return paths_nameOf(route) === 'index' ? paths_folderOf(route) : route;
}

;// CONCATENATED MODULE: ./lib/site/docusaurus-routes.js



/** What Docusaurus makes of the files below its folders of pages. */
function docusaurus_routes_routes({ options }, files, heads) {
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.redirects.map(each => each.replace(/^\/+/, '')));
    const contents = options.contents.map(content => ({ content, isExcluded: toGlobs(content.excluded) }));
    contents.sort((a, b) => b.content.folder.length - a.content.folder.length);
    for (const path of files) {
        const found = contents.find(({ content }) => path.startsWith(content.folder));
        if (!found || !/\.(?:mdx?|[jt]sx?)$/.test(path))
            continue;
        const inside = path.slice(found.content.folder.length);
        const isCode = !/\.mdx?$/.test(path);
        if (found.isExcluded(inside))
            reasons.set(path, 'is excluded by Docusaurus, as names that begin with "_" are');
        else if (heads.get(path)?.draft === 'true')
            reasons.set(path, 'is a draft');
        else if (!isCode)
            pages.set(path, withSlash(docusaurus_routes_routeOf(inside, heads.get(path) ?? {}, found.content), options));
        else if (found.content.kind === 'pages')
            known.add(found.content.route + pageRoute(inside));
    }
    addFallbacks(pages, known, options);
    for (const { kind, route } of options.contents)
        for (const each of LISTS[kind])
            known.add(route + each);
    return {
        pages,
        reasons,
        known,
        assets: options.assets.map(folder => ({ folder, route: '' })),
        named: (path, from) => candidates(path, from, options.contents).find(each => pages.has(each)),
        rooted: 'site',
        hasBothForms: options.trailingSlash === undefined,
    };
}
/** What the plugins list of their pages. */
const LISTS = {
    docs: ['category/*', 'tags', 'tags/*'],
    blog: ['', 'archive', 'tags', 'tags/*', 'page/*', 'authors', 'authors/*', 'rss.xml', 'atom.xml'],
    // Most often a component, which is in no language of its own.
    pages: [''],
};
function withSlash(route, { trailingSlash }) {
    if (trailingSlash === undefined || route === '')
        return route;
    return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
}
function docusaurus_routes_routeOf(inside, head, content) {
    const slug = (0,heads/* textOf */.b6)(head.slug);
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
    const folder = paths_folderOf(inside).split('/').map(strip).join('/');
    const name = paths_nameOf(inside).replace(/\.mdx?$/, '');
    const parent = paths_nameOf(paths_folderOf(inside).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes(name.toLowerCase());
    if (slug === undefined && isIndex)
        return folder;
    const last = slug ?? (0,heads/* textOf */.b6)(head.id) ?? strip(name);
    // A slug may climb out of its folder, and end in a slash.
    return (join(folder, last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
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
    const stem = inside.replace(/\.(?:mdx?|[jt]sx?)$/, '');
    return paths_nameOf(stem) === 'index' ? paths_folderOf(stem) : stem;
}
function clean(route) {
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** A page without a translation is shown in the default language at the translation's address. */
function addFallbacks(pages, known, { contents }) {
    for (const { route, translates } of contents) {
        const original = contents.find(({ folder }) => folder === translates);
        if (!original)
            continue;
        for (const [path, each] of pages)
            if (path.startsWith(original.folder))
                known.add(route + each.slice(original.route.length));
    }
}
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function candidates(path, from, contents) {
    const own = contents.find(({ folder }) => from.startsWith(folder));
    const folder = paths_folderOf(from);
    const written = path.startsWith(folder) ? path.slice(folder.length) : undefined;
    const fromRoot = own && written !== undefined ? [own.folder + written] : [];
    const all = [path, ...fromRoot];
    const { translates } = own ?? {};
    if (!own || translates === undefined)
        return all;
    return [...all, ...all.map(each => each.replace(own.folder, translates))];
}

;// CONCATENATED MODULE: ./lib/site/docusaurus.js





const docusaurus = {
    isConfig: path => /^docusaurus\.config\.[cm]?[jt]s$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const data = await readModule(path, reader);
        return docusaurus_toConfig(path, data, await contentsOf(paths_folderOf(path), data, reader));
    },
    keys: ['slug', 'id', 'draft', 'parse_number_prefixes'],
    routes: docusaurus_routes_routes,
};
function docusaurus_toConfig(file, data, contents) {
    const folder = paths_folderOf(file);
    const slash = (0,site_data/* get */.aR)(data, 'trailingSlash');
    const assets = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'staticDirectories') ?? 'static');
    return {
        generator: 'docusaurus',
        file,
        dialect: dialectOf('docusaurus', folder, contents[0]?.folder ?? folder, {
            aliases: { '@site/': folder },
        }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'url')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseUrl')) ?? ''),
        roots: contents.map(content => ({ folder: content.folder, route: content.route })),
        options: {
            contents,
            trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            assets: assets.flatMap(each => joinFolder(folder, (0,site_data/* text */.Qq)(each) ?? '') ?? []),
            redirects: docusaurus_redirectsOf(data),
        },
    };
}
const PLUGINS = [
    [/(?:^|plugin-)content-docs$/, 'docs'],
    [/(?:^|plugin-)content-blog$/, 'blog'],
    [/(?:^|plugin-)content-pages$/, 'pages'],
];
function pluginsOf(data) {
    const presets = (0,site_data/* get */.aR)(data, 'presets');
    const classic = (0,site_data/* list */.p_)(presets).find(each => /(?:^|preset-)classic$/.test((0,site_data/* text */.Qq)((0,site_data/* list */.p_)(each)[0]) ?? ''));
    const options = (0,site_data/* get */.aR)((0,site_data/* list */.p_)(classic), '1');
    // Presets that are no literals are most likely the one that everybody uses.
    const isClassic = classic !== undefined || presets === undefined || (0,site_data/* list */.p_)(presets).some(each => each === undefined);
    const preset = (isClassic ? ['docs', 'blog', 'pages'] : [])
        .map(kind => ({ kind, options: (0,site_data/* get */.aR)(options, kind) }))
        .filter(plugin => plugin.options !== false);
    const others = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, own] = (0,site_data/* list */.p_)(each);
        const kind = PLUGINS.find(([pattern]) => pattern.test((0,site_data/* text */.Qq)(name) ?? ''))?.[1];
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
    const id = docusaurus_idOf(options);
    const prefix = id === undefined ? '' : `${id}_`;
    const source = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'disableVersioning'), false)
        ? undefined
        : await reader.text(`${folder}${prefix}versions.json`);
    const names = (0,site_data/* texts */.Te)(await readJson(source));
    const last = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'lastVersion')) ?? names[0] ?? 'current';
    const routeOf = (name, byDefault) => toRoute((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'versions', name, 'path')) ?? (name === last ? '' : byDefault));
    const only = (0,site_data/* get */.aR)(options, 'onlyIncludeVersions');
    const isShown = (name) => (only === undefined ? true : (0,site_data/* texts */.Te)(only).includes(name));
    const hasCurrent = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'includeCurrentVersion'), true) && isShown('current');
    return [
        ...(hasCurrent ? [{ ...CURRENT, route: routeOf('current', 'next') }] : []),
        ...names.filter(isShown).map(name => ({
            folder: `${prefix}versioned_docs/version-${name}/`,
            translations: `version-${name}/`,
            route: routeOf(name, name),
        })),
    ];
}
function docusaurus_idOf(options) {
    const id = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'id'));
    return id === 'default' ? undefined : id;
}
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' };
/** The folders of a version's pages in each language: the default one's own, and the translations. */
function localised(folder, data, { kind, options }, version) {
    const own = joinFolder(folder, version.folder ?? (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'path')) ?? FOLDERS[kind]);
    if (own === undefined)
        return [];
    const route = toRoute((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'routeBasePath')) ?? ROUTES[kind]) + version.route;
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'defaultLocale'));
    const id = docusaurus_idOf(options);
    const name = `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`;
    const content = {
        kind,
        excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(options, 'exclude') ?? EXCLUDED),
        keepsNumbers: (0,site_data/* get */.aR)(options, 'numberPrefixParser') === false,
    };
    const others = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    return [
        { ...content, folder: own, route },
        ...others.map(locale => ({
            ...content,
            folder: `${folder}${(0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'path')) ?? 'i18n'}/${locale}/${name}/${kind === 'docs' ? version.translations : ''}`,
            route: toRoute((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'i18n', 'localeConfigs', locale, 'path')) ?? locale) + route,
            translates: own,
        })),
    ];
}
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];
/** Those of the plugin `client-redirects`. */
function docusaurus_redirectsOf(data) {
    const plugin = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'plugins')).find(each => /client-redirects$/.test((0,site_data/* text */.Qq)((0,site_data/* list */.p_)(each)[0]) ?? ''));
    return (0,site_data/* list */.p_)((0,site_data/* get */.aR)((0,site_data/* list */.p_)(plugin), '1', 'redirects')).flatMap(each => (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(each, 'from')));
}

;// CONCATENATED MODULE: ./lib/site/mdbook.js



const mdbook = {
    isConfig: path => paths_nameOf(path) === 'book.toml',
    async read(path, reader) {
        const data = (0,site_data/* readToml */.D7)((await reader.text(path)) ?? '');
        const contentFolder = joinFolder(paths_folderOf(path), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        return summary === undefined
            ? undefined
            : mdbook_toConfig(path, data, contentFolder, chaptersOf(summary, contentFolder));
    },
    routes: mdbook_routes,
};
function mdbook_toConfig(file, data, contentFolder, chapters) {
    const html = (0,site_data/* get */.aR)(data, 'output', 'html');
    const host = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(html, 'cname'));
    return {
        generator: 'mdbook',
        file,
        dialect: dialectOf('mdbook', paths_folderOf(file), contentFolder),
        address: host === undefined ? undefined : toAddress(`https://${host}`, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(html, 'site-url')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            chapters,
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(html, 'redirect')).flatMap(([from, to]) => typeof to === 'string' ? [[from.replace(/^\//, ''), to]] : []),
        },
    };
}
/** The files that the links of a summary name; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)];
    return links.flatMap(([, quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        return path === '' ? [] : (join(folder, percentDecoded(path)) ?? []);
    });
}
function mdbook_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const chapters = new Set(options.chapters);
    const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder));
    const others = files.filter(path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path));
    return {
        pages: new Map(listed.map(path => [path, mdbook_routeOf(path.slice(contentFolder.length))])),
        reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
        redirects: new Map(options.redirects),
        // Every other file is copied, and the first chapter is the book's own page as well.
        assets: [{ folder: contentFolder, route: '' }],
        known: new Set(['', 'print.html']),
        rooted: 'server',
    };
}
function mdbook_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return paths_nameOf(stem) === 'README' ? `${paths_folderOf(stem)}index.html` : `${stem}.html`;
}

;// CONCATENATED MODULE: ./lib/site/gitbook.js




const gitbook = {
    isConfig: path => /^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const isSummary = paths_nameOf(path) === 'SUMMARY.md';
        const folder = paths_folderOf(path);
        if (isSummary && ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : (0,site_data/* readYaml */.gM)((await reader.text(path)) ?? '');
        const contentFolder = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return gitbook_toConfig(path, data, contentFolder, summary === undefined ? undefined : chaptersOf(summary, contentFolder));
    },
    routes: gitbook_routes,
};
function gitbook_toConfig(file, data, contentFolder, chapters) {
    return {
        generator: 'gitbook',
        file,
        dialect: dialectOf('gitbook', paths_folderOf(file), contentFolder, {
            includeFolders: [`${contentFolder}.gitbook/includes/`],
        }),
        address: undefined,
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            home: join(contentFolder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
            chapters,
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'redirects')).map(([from]) => from.replace(/^\/+/, '')),
        },
    };
}
function gitbook_routes({ dialect, options }, files) {
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
            pages.set(path, path === options.home ? '' : gitbook_routeOf(inside));
    }
    return { pages, reasons, known: new Set(options.redirects), rooted: 'site', hasBothForms: true };
}
function gitbook_routeOf(inside) {
    const stem = inside.replace(/\.md$/, '');
    return paths_nameOf(stem) === 'README' ? paths_folderOf(stem).replace(/\/$/, '') : stem;
}

;// CONCATENATED MODULE: ./lib/site/hugo-routes.js



/** A link may name a page without its extension, from the page's folder or from the root of the pages. */
function hugo_routes_candidates(path, from, roots) {
    const folder = paths_folderOf(from);
    const root = roots.find(each => from.startsWith(each.folder))?.folder ?? '';
    const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])];
    return paths.flatMap(each => ['.md', '/index.md', '/_index.md'].map(end => each + end));
}
const hugo_routes_extensions = ['.md', '.markdown', '.mdown'];
/** What Hugo makes of the files below its content. */
function hugo_routes_routes(config, files, heads) {
    const { options } = config;
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.prefixes.flatMap(prefix => listsOf(prefix, options)));
    const isBundled = toBundled(files);
    const cascades = cascading(files, heads);
    const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length);
    for (const path of files) {
        const root = roots.find(({ folder }) => path.startsWith(folder));
        const stem = root && stemOf(path.slice(root.folder.length), hugo_routes_extensions);
        if (root && paths_nameOf(path) === '_content.gotmpl')
            known.add(templateRoute(path, root, options));
        if (!root || stem === undefined)
            continue;
        const head = heads.get(path) ?? {};
        const page = hugo_routes_languageOf(stem, root, options);
        const reason = whyNone(path, stem, head, isBundled, cascades);
        if (reason !== undefined)
            reasons.set(path, reason);
        else
            pages.set(path, hugo_routes_routeOf(page.name.replaceAll(' ', '-'), page.prefix, head, options));
        if (reason === undefined)
            for (const each of otherRoutes(page, head, options))
                known.add(each);
    }
    const named = (path, from) => hugo_routes_candidates(path, from, roots).find(each => pages.has(each));
    const assets = options.assets.map(folder => ({ folder, route: '' }));
    return { pages, reasons, known, assets, named, rooted: 'server' };
}
function listsOf(prefix, { sections }) {
    return [prefix, ...sections.map(each => `${prefix}${each}/*`)];
}
/** A template makes pages below its folder. */
function templateRoute(path, root, options) {
    return `${root.route}${sanitized(paths_folderOf(path).slice(root.folder.length), options)}*`;
}
/** The list of a page's section, and the page's aliases. */
function otherRoutes({ name, prefix }, head, options) {
    const [section = ''] = name.split('/');
    const folder = sanitized(paths_folderOf(name), options);
    const aliases = [head.aliases ?? []].flat();
    return [
        ...(section === name ? [] : [`${prefix}${sanitized(section, options)}/`]),
        ...aliases.map(alias => prefix + (alias.startsWith('/') ? alias.slice(1) : folder + alias)),
    ];
}
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function hugo_routes_languageOf(stem, root, { languages, prefixes }) {
    const end = stem.lastIndexOf('.');
    const index = languages.indexOf(stem.slice(end + 1).toLowerCase());
    if (end <= stem.lastIndexOf('/') || index < 0)
        return { name: stem, prefix: root.route };
    return { name: stem.slice(0, end), prefix: prefixes[index] ?? '' };
}
function whyNone(path, stem, head, isBundled, cascades) {
    if ((0,site_data/* flag */.Jt)(head.draft, false))
        return 'is a draft';
    if ((0,site_data/* flag */.Jt)(head.headless, false))
        return 'is headless';
    const render = head['build.render'] ?? head['_build.render'];
    const isNever = render === 'never' || render === 'false';
    if (isNever || (render === undefined && isBelow(path, cascades)))
        return 'is not rendered (build.render)';
    if (paths_nameOf(stem).startsWith('_index'))
        return undefined;
    return isBundled(path) ? 'is a resource of the page bundle that it is in' : undefined;
}
/** Folders whose pages are not rendered, as the section's page says for all below. */
function cascading(files, heads) {
    const sections = files.filter(path => /(?:^|\/)_index\.[^/]*$/.test(path));
    return new Set(sections
        .filter(path => {
        const head = heads.get(path);
        return (head?.['cascade.build.render'] ?? head?.['cascade._build.render']) === 'never';
    })
        .map(paths_folderOf));
}
function isBelow(path, folders) {
    for (let folder = paths_folderOf(path); folder !== ''; folder = paths_folderOf(folder.slice(0, -1)))
        if (folders.has(folder))
            return true;
    return false;
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(paths_folderOf));
    return path => {
        const own = paths_folderOf(path);
        const isIndex = paths_nameOf(path).startsWith('index.');
        return isBelow(isIndex ? own.slice(0, -1) : path, bundles);
    };
}
function hugo_routes_routeOf(name, prefix, head, options) {
    const url = (0,heads/* textOf */.b6)(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = paths_nameOf(name);
    const folder = paths_folderOf(name);
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
    const slug = (0,heads/* textOf */.b6)(head.slug);
    return slug === undefined ? path : paths_folderOf(path) + slug;
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
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec((0,heads/* textOf */.b6)(head.date) ?? '') ?? [];
    const name = paths_nameOf(path);
    const title = (0,heads/* textOf */.b6)(head.title) ?? name;
    const slug = (0,heads/* textOf */.b6)(head.slug);
    return {
        year,
        month,
        day,
        section,
        sections: paths_folderOf(path).replace(/\/$/, ''),
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

;// CONCATENATED MODULE: ./lib/site/hugo.js





const hugo = {
    isConfig: path => /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(path),
    async read(path, reader) {
        const own = paths_folderOf(path);
        const isSplit = own.endsWith(DEFAULTS);
        if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own))
            return undefined;
        const data = isSplit ? await readFolder(own, reader) : await readData(path, reader);
        if (paths_nameOf(path).startsWith('config') &&
            !['baseurl', 'theme', 'module'].some(key => (0,site_data/* get */.aR)(data, key) !== undefined))
            return undefined;
        const config = hugo_toConfig(path, isSplit ? own.slice(0, -DEFAULTS.length) : own, data);
        return config.roots.some(({ folder }) => [...reader.files].some(each => each.startsWith(folder)))
            ? config
            : undefined;
    },
    keys: [
        ...['url', 'slug', 'aliases', 'date', 'title', 'draft', 'headless'],
        ...['build.render', '_build.render', 'cascade.build.render', 'cascade._build.render'],
    ],
    routes: hugo_routes_routes,
};
const DEFAULTS = 'config/_default/';
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const source = await reader.text(path);
    if (source === undefined)
        return undefined;
    if (path.endsWith('.toml'))
        return inLowerCase((0,site_data/* readToml */.D7)(source));
    return inLowerCase(path.endsWith('.json') ? await readJson(source) : (0,site_data/* readYaml */.gM)(source));
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
    const names = [...reader.files].filter(path => paths_folderOf(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const entries = [];
    for (const path of names.slice(0, 50)) {
        const [key = '', inner = ''] = paths_nameOf(path).toLowerCase().split('.');
        const data = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            entries.push(...(0,site_data/* members */.ol)(data));
        else if (paths_nameOf(path).split('.').length === 2)
            entries.push([key, data]);
        else if (key === 'languages')
            entries.push([
                'languages',
                { ...Object.fromEntries((0,site_data/* members */.ol)(Object.fromEntries(entries).languages)), [inner]: data },
            ]);
    }
    return Object.fromEntries(entries);
}
function hugo_toConfig(file, folder, data) {
    const languages = languagesOf(data);
    const roots = rootsOf(folder, data, languages);
    return {
        generator: 'hugo',
        file,
        dialect: dialectOf('hugo', folder, roots[0]?.folder ?? folder, {
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'params')),
        }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseurl'))),
        roots,
        options: {
            languages: languages.map(language => language.name),
            prefixes: languages.map(language => language.prefix),
            keepsCase: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'disablepathtolower'), false),
            isUgly: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'uglyurls'), false),
            permalinks: permalinksOf((0,site_data/* get */.aR)(data, 'permalinks')),
            sections: [...(0,site_data/* texts */.Te)((0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'taxonomies')).map(([, name]) => name)), 'tags', 'categories'],
            assets: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'staticdir') ?? 'static').flatMap(each => joinFolder(folder, each) ?? []),
        },
    };
}
function languagesOf(data) {
    const byDefault = ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'disabled'), false));
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
        const path = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'contentdir'));
        const contentFolder = path === undefined ? undefined : joinFolder(folder, path);
        return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }];
    });
    const mounts = mountsOf(data, folder, languages);
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    const content = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'contentdir')) ?? 'content') ?? folder;
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en';
    const route = languages.find(({ name }) => name === byDefault)?.prefix ?? '';
    return [...own, { folder: content, route }];
}
/** Folders that `module.mounts` puts below the content. */
function mountsOf(data, folder, languages) {
    return (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const target = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(mount, 'target')) ?? '';
        const source = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(mount, 'source')) ?? '');
        const [name] = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(mount, 'lang') ?? (0,site_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        if (source === undefined || !/^content(?:\/|$)/.test(target))
            return [];
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return [{ folder: source, route: prefix + (joinFolder('', target.slice('content'.length)) ?? '') }];
    });
}
/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value) {
    const pages = (0,site_data/* get */.aR)(value, 'page');
    const all = [...(0,site_data/* members */.ol)(typeof pages === 'object' ? pages : {}), ...(0,site_data/* members */.ol)(value)];
    return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []));
}

;// CONCATENATED MODULE: ./lib/site/jekyll-routes.js



const jekyll_routes_extensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const STYLES = {
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
};
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
/** What Jekyll makes of the files below its source. */
function jekyll_routes_routes({ dialect: { contentFolder }, options }, files, heads) {
    const isExcluded = toExcluded(options);
    const all = new Set(files);
    const pages = new Map();
    const reasons = new Map();
    const known = new Set();
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? stemOf(inside, jekyll_routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        const head = heads.get(path) ?? {};
        const collection = collectionOf(inside, options);
        const reason = isExcluded(inside, collection) ??
            jekyll_routes_whyNone(stem, head, collection, options, each => all.has(contentFolder + each));
        if (reason !== undefined)
            reasons.set(path, reason);
        else
            pages.set(path, jekyll_routes_routeOf(stem, head, collection, options));
        for (const old of [head.redirect_from ?? []].flat())
            known.add(old.replace(/^\/+/, ''));
    }
    return { pages, reasons, known, assets: [{ folder: contentFolder, route: '' }], rooted: 'server' };
}
function collectionOf(inside, { collections }) {
    return collections.find(({ name, folder }) => name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder));
}
function toExcluded({ excluded, included, collections }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...jekyll_routes_DEFAULTS].map(each => each.replace(/\/$/, ''));
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
const jekyll_routes_DEFAULTS = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby'];
function jekyll_routes_whyNone(stem, head, collection, { takesAll, takesReadme, defaults }, has) {
    const isHidden = defaults.some(each => each.isHidden && applies(each, stem, collection));
    if (head.published === 'false' || (head.published === undefined && isHidden))
        return 'says `published: false`';
    if (collection?.name === 'posts' && !POST.test(paths_nameOf(stem)))
        return 'is a post whose name has no date';
    if (head['---'] !== undefined)
        return undefined;
    const name = paths_nameOf(stem);
    if (takesReadme &&
        /^readme$/i.test(name) &&
        !['index.md', 'index.html'].some(each => has(paths_folderOf(stem) + each)))
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
    const own = (0,heads/* textOf */.b6)(head.permalink) ?? longest?.permalink ?? collection?.permalink;
    const template = own ?? (collection ? styleOf(options.permalink, collection) : pageStyle(stem, options));
    const parts = collection
        ? jekyll_routes_partsOf(stem, head, collection)
        : { path: paths_folderOf(stem), basename: paths_nameOf(stem), output_ext: '.html' };
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
    const name = paths_nameOf(stem);
    if (name === 'index' || (takesReadme && /^readme$/i.test(name)))
        return '/:path/';
    if (permalink === 'pretty' || (STYLES[permalink] === undefined && permalink.endsWith('/')))
        return '/:path/:basename/';
    const hasExtension = STYLES[permalink] !== undefined || permalink.endsWith(':output_ext');
    return `/:path/:basename${hasExtension ? ':output_ext' : ''}`;
}
function jekyll_routes_partsOf(stem, head, { name, folder }) {
    const isPost = name === 'posts';
    const inside = isPost ? stem : stem.slice(folder.length);
    const [, ...dated] = POST.exec(paths_nameOf(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec((0,heads/* textOf */.b6)(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = dated[3] ?? paths_nameOf(stem);
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    const own = [head.categories ?? head.category ?? []]
        .flat()
        .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')));
    return {
        year: year.length === 2 ? `20${year}` : year,
        month: month.padStart(2, '0'),
        day: day.padStart(2, '0'),
        title: slug((0,heads/* textOf */.b6)(head.slug) ?? title),
        slug: slug((0,heads/* textOf */.b6)(head.slug) ?? title),
        name: slug(paths_nameOf(stem)),
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

;// CONCATENATED MODULE: ./lib/site/jekyll.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isConfig: path => /^_config\.ya?ml$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const folder = paths_folderOf(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = (0,site_data/* readYaml */.gM)((await reader.text(path)) ?? '');
        const isOfPages = await usesGitHubPages(folder, reader);
        return data === undefined ? undefined : jekyll_toConfig(path, data, isOfPages);
    },
    keys: ['permalink', 'redirect_from', 'slug', 'categories', 'category', 'published', 'date', '---'],
    routes: jekyll_routes_routes,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const lines = path === undefined ? [] : ((await reader.text(path)) ?? '').split('\n');
    return path === undefined || lines.some(line => /["']github-pages["']/.test(line) && !/^\s*#/.test(line));
}
function jekyll_toConfig(file, data, isOfPages) {
    const folder = paths_folderOf(file);
    const contentFolder = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
    const plugins = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'plugins') ?? (0,site_data/* get */.aR)(data, 'gems'));
    return {
        generator: 'jekyll',
        file,
        dialect: dialectOf('jekyll', folder, contentFolder, {
            includeFolders: [`${contentFolder}${(0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`],
            variables: (0,site_data/* plainMembers */.IE)(data, 'site.'),
        }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'url')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'baseurl')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'permalink')) ?? 'date',
            excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'exclude')),
            included: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'include')),
            collections: collectionsOf((0,site_data/* get */.aR)(data, 'collections'), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'collections_dir'))),
            defaults: (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'defaults')).map(each => ({
                path: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'scope', 'path')) ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
                type: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'scope', 'type')),
                permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'values', 'permalink')),
                isHidden: !(0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'values', 'published'), true),
            })),
            takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
            takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
        },
    };
}
function collectionsOf(value, parent) {
    const named = Array.isArray(value)
        ? (0,site_data/* texts */.Te)(value).map((name) => [name, {}])
        : (0,site_data/* members */.ol)(value);
    const prefix = parent === undefined ? '' : `${parent.replace(/^\/+|(?<!\/)\/+$/g, '')}/`;
    return [...named.filter(([name]) => name !== 'posts'), ['posts', (0,site_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        folder: `${prefix}_${name}/`,
        isShown: name === 'posts' || (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'output'), false),
        permalink: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'permalink')),
    }));
}

;// CONCATENATED MODULE: ./lib/site/mintlify.js





const mintlify = {
    isConfig: path => /^(?:docs|mint)\.json$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const data = await readJson(await reader.text(path));
        const isOwn = (0,site_data/* get */.aR)(data, 'navigation') !== undefined && MARKS.some(key => (0,site_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const ignore = `${paths_folderOf(path)}.mintignore`;
        const ignored = reader.files.has(ignore) ? ((await reader.text(ignore)) ?? '') : '';
        return mintlify_toConfig(path, data, ignored.split('\n'));
    },
    routes: mintlify_routes,
};
/** What its configuration has besides `navigation`, which others of that name have not. */
const MARKS = ['theme', 'colors', 'favicon'];
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
function mintlify_toConfig(file, data, ignored) {
    const folder = paths_folderOf(file);
    return {
        generator: 'mintlify',
        file,
        dialect: dialectOf('mintlify', folder, folder, {
            includeFolders: [`${folder}snippets/`],
            aliases: { '/': folder },
            variables: (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'variables')),
        }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
        roots: [{ folder, route: '' }],
        options: {
            ignored,
            hasApi: JSON.stringify(data).includes('"openapi"'),
            redirects: (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'redirects')).flatMap(each => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'source')) ?? []),
        },
    };
}
function mintlify_routes({ dialect: { folder }, options }, files) {
    const isIgnored = toIgnored([...IGNORED, ...options.ignored]);
    const pages = new Map();
    const reasons = new Map();
    for (const path of files) {
        const inside = path.slice(folder.length);
        const stem = path.startsWith(folder) ? stemOf(inside, ['.mdx', '.md']) : undefined;
        if (stem === undefined)
            continue;
        if (isIgnored(inside))
            reasons.set(path, 'is a snippet, or is ignored by Mintlify (.mintignore)');
        else
            pages.set(path, paths_nameOf(stem) === 'index' ? paths_folderOf(stem).replace(/\/$/, '') : stem);
    }
    // What follows a parameter such as `:slug*` is anything.
    const redirects = options.redirects.map(each => each.replace(/^\/+/, '').replace(/:\w+\*?.*$/s, '*'));
    return {
        pages,
        reasons,
        known: new Set([...redirects, ...(options.hasApi ? ['api-reference/*'] : [])]),
        assets: [{ folder, route: '' }],
        rooted: 'site',
        hasBothForms: true,
    };
}

;// CONCATENATED MODULE: ./lib/site/mkdocs-routes.js



const mkdocs_routes_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** What MkDocs makes of the files below its `docs_dir`. */
function mkdocs_routes_routes({ dialect: { contentFolder }, options }, files, heads) {
    const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded]);
    const isDraft = toIgnored(options.drafts);
    const pages = new Map();
    const reasons = new Map();
    const all = new Set(files);
    for (const path of files) {
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? stemOf(inside, mkdocs_routes_extensions) : undefined;
        if (stem === undefined)
            continue;
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by MkDocs (exclude_docs, templates and hidden files)');
        else if (isDraft(inside))
            reasons.set(path, 'is excluded by draft_docs');
        else if (paths_nameOf(stem) === 'README' && all.has(`${contentFolder}${paths_folderOf(stem)}index.md`))
            reasons.set(path, 'gives way to the index.md beside it');
        else
            pages.set(path, mkdocs_routes_routeOf(stem, heads.get(path), options));
    }
    const named = (path, from) => variantOf(path, from, options.languages, pages);
    return { pages, reasons, known: knownRoutes(pages, options), named, rooted: 'server' };
}
/** `page.md` on a French page is `page.fr.md` where translations stand beside each other. */
function variantOf(path, from, languages, pages) {
    const stem = stemOf(path, mkdocs_routes_extensions);
    if (!languages || languages.isByFolder || stem === undefined)
        return undefined;
    const own = languages.locales.find(locale => from.endsWith(`.${locale}.md`));
    return [own, languages.byDefault].map(locale => `${stem}.${locale}.md`).find(each => pages.has(each));
}
function mkdocs_routes_routeOf(stem, head, options) {
    const { blog, languages } = options;
    if (blog && stem.startsWith(blog.posts))
        return mkdocs_routes_toRoute(postStem(stem, head ?? {}, blog), options);
    return mkdocs_routes_toRoute(languages ? mkdocs_routes_localised(stem, languages) : stem, options);
}
/** The address of what is at a path without its extension. */
function mkdocs_routes_toRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test(paths_nameOf(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${paths_folderOf(stem)}index.html` : `${stem}.html`;
    return isIndex ? paths_folderOf(stem) : `${stem}/`;
}
function mkdocs_routes_localised(stem, { isByFolder, locales, byDefault }) {
    const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.');
    const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1);
    if (end < 0 || !locales.includes(locale))
        return stem;
    const rest = isByFolder ? stem.slice(end + 1) : stem.slice(0, end);
    return locale === byDefault ? rest : `${locale}/${rest}`;
}
function postStem(stem, head, { folder, format, dateFormat }) {
    const date = (0,heads/* textOf */.b6)(head['date.created']) ?? (0,heads/* textOf */.b6)(head.date) ?? '';
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? [];
    const parts = {
        date: dateFormat
            .replace(/y+/, year)
            .replace(/M+/, letters => month.padStart(2, '0').slice(-letters.length))
            .replace(/d+/, letters => day.padStart(2, '0').slice(-letters.length)),
        slug: (0,heads/* textOf */.b6)(head.slug) ?? slugOf((0,heads/* textOf */.b6)(head.title) ?? (0,heads/* textOf */.b6)(head['#']) ?? paths_nameOf(stem)),
        file: paths_nameOf(stem),
        categories: slugOf([head.categories ?? []].flat()[0] ?? ''),
    };
    return (join(folder, format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? '')) ?? stem);
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
function knownRoutes(pages, options) {
    const { redirects, languages, blog } = options;
    const known = new Set(redirects.map(old => mkdocs_routes_toRoute(stemOf(old, mkdocs_routes_extensions) ?? old, options)));
    if (blog)
        for (const view of ['category/', 'archive/', 'author/', 'page/'])
            known.add(`${blog.folder}${view}*`);
    const others = languages?.fallsBack ? languages.locales.filter(each => each !== languages.byDefault) : [];
    for (const locale of others)
        for (const route of pages.values())
            known.add(`${locale}/${route}`);
    return known;
}

;// CONCATENATED MODULE: ./lib/site/mkdocs.js




/** MkDocs, with Material's and other common plugins, and Zensical, which reads the same settings. */
const mkdocs = {
    isConfig: path => /^(?:mkdocs\.ya?ml|zensical\.toml)$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const data = await readConfig(path, reader);
        return data === undefined ? undefined : mkdocs_toConfig(path, data);
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'draft', 'title', '#'],
    routes: mkdocs_routes_routes,
};
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    const source = await reader.text(path);
    if (source === undefined)
        return undefined;
    if (path.endsWith('.toml'))
        return (0,site_data/* get */.aR)((0,site_data/* readToml */.D7)(source), 'project');
    const data = (0,site_data/* readYaml */.gM)(source);
    const parent = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0 ? undefined : join(paths_folderOf(path), parent);
    return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above) {
    const inner = (0,site_data/* members */.ol)(below);
    if (inner.length === 0 || (0,site_data/* members */.ol)(above).length === 0)
        return above;
    const keys = new Set([...inner, ...(0,site_data/* members */.ol)(above)].map(([key]) => key));
    return Object.fromEntries([...keys].map(key => [
        key,
        (0,site_data/* get */.aR)(above, key) === undefined ? (0,site_data/* get */.aR)(below, key) : merged((0,site_data/* get */.aR)(below, key), (0,site_data/* get */.aR)(above, key)),
    ]));
}
function mkdocs_toConfig(file, data) {
    const folder = paths_folderOf(file);
    const contentFolder = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'docs_dir')) ?? 'docs');
    if (contentFolder === undefined || (0,site_data/* members */.ol)(data).length === 0)
        return undefined;
    const plugins = toPlugins((0,site_data/* get */.aR)(data, 'plugins'));
    const snippets = toPlugins((0,site_data/* get */.aR)(data, 'markdown_extensions')).get('pymdownx.snippets');
    const appended = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(snippets, 'auto_append'));
    const hasVariables = plugins.has('macros') || plugins.has('markdownextradata');
    return {
        generator: 'mkdocs',
        file,
        dialect: dialectOf('mkdocs', folder, contentFolder, {
            includeFolders: snippetFolders(snippets, folder, contentFolder),
            ...(appended.length > 0 && { appended }),
            variables: hasVariables ? (0,site_data/* plainMembers */.IE)((0,site_data/* get */.aR)(data, 'extra')) : {},
        }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'site_url'))),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasFolderAddresses: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'use_directory_urls'), true),
            excluded: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'exclude_docs')) ?? '').split('\n'),
            drafts: ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'draft_docs')) ?? '').split('\n'),
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(plugins.get('redirects'), 'redirect_maps')).map(([old]) => old),
            languages: toLanguages(plugins.get('i18n')),
            blog: toBlog(plugins),
        },
    };
}
/** Names and options, as a list or as a mapping. */
function toPlugins(value) {
    const entries = (0,site_data/* members */.ol)(value).concat((Array.isArray(value) ? value : []).flatMap(each => (typeof each === 'string' ? [[each, {}]] : (0,site_data/* members */.ol)(each))));
    return new Map(entries.filter(([, options]) => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'enabled'), true)));
}
function snippetFolders(options, folder, contentFolder) {
    const base = (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(options, 'base_path'));
    return (base.length > 0 ? base : ['.']).flatMap(path => {
        const isOfDocs = path.startsWith('$docs_dir');
        return joinFolder(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.')) ?? [];
    });
}
function toLanguages(options) {
    const languages = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(options, 'languages')).filter(each => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'build'), true));
    const locales = languages.flatMap(each => (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(each, 'locale')) ?? []);
    if (locales.length === 0)
        return undefined;
    const byDefault = languages.find(each => (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(each, 'default'), false));
    return {
        isByFolder: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'docs_structure')) === 'folder',
        locales,
        byDefault: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(byDefault, 'locale')) ?? locales[0] ?? '',
        fallsBack: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(options, 'fallback_to_default'), true),
    };
}
function toBlog(plugins) {
    const name = ['blog', 'material/blog'].find(each => plugins.has(each));
    if (name === undefined)
        return undefined;
    const options = plugins.get(name);
    const folder = ((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'blog_dir')) ?? 'blog').replace(/^\.?\/?/, '');
    const posts = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_dir')) ?? '{blog}/posts';
    return {
        folder: joinFolder('', folder) ?? '',
        posts: joinFolder('', posts.replace('{blog}', folder)) ?? '',
        format: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_url_format')) ?? '{date}/{slug}',
        dateFormat: (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'post_url_date_format')) ?? 'yyyy/MM/dd',
    };
}

;// CONCATENATED MODULE: ./lib/site/starlight.js





const starlight_extensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx'];
/** Astro with Starlight. */
const starlight = {
    isConfig: path => /^astro\.config\.[cm]?[jt]s$/.test(paths_nameOf(path)),
    async read(path, reader) {
        const source = await reader.text(path);
        return source?.includes('@astrojs/starlight') ? starlight_toConfig(path, await readModule(path, reader)) : undefined;
    },
    keys: ['slug', 'draft'],
    routes: starlight_routes,
};
function starlight_toConfig(file, data) {
    const folder = paths_folderOf(file);
    const sources = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
    const contentFolder = `${sources}content/docs/`;
    const isFile = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'build', 'format')) === 'file';
    return {
        generator: 'starlight',
        file,
        dialect: dialectOf('starlight', folder, contentFolder, { aliases: { '@/': sources, '~/': sources } }),
        address: toAddress((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'site')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [
            { folder: contentFolder, route: '' },
            { folder: `${sources}pages/`, route: '' },
        ],
        options: {
            sources,
            locales: localesOf(data),
            end: isFile ? '.html' : (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'trailingSlash')) === 'never' ? '' : '/',
            redirects: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'redirects')).map(([from]) => from.replace(/^\//, '')),
        },
    };
}
function localesOf(data) {
    const call = (0,site_data/* list */.p_)((0,site_data/* get */.aR)(data, 'integrations')).find(each => each instanceof Call && each.name === 'starlight');
    const options = call instanceof Call ? call.args[0] : undefined;
    const names = (0,site_data/* members */.ol)((0,site_data/* get */.aR)(options, 'locales')).map(([name]) => name);
    const byDefault = (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(options, 'defaultLocale')) ?? (names.includes('root') ? 'root' : names[0]);
    return names
        .sort((a, b) => Number(b === byDefault) - Number(a === byDefault))
        .map(name => (name === 'root' ? '' : name));
}
function starlight_routes({ options, dialect }, files, heads) {
    const { contentFolder, folder } = dialect;
    const pages = new Map();
    const reasons = new Map();
    const known = new Set(options.redirects);
    for (const path of files) {
        const own = ownRoute(path, options);
        if (own !== undefined && /\.mdx?$/.test(path))
            pages.set(path, own);
        else if (own !== undefined)
            known.add(own);
        const inside = path.slice(contentFolder.length);
        const stem = path.startsWith(contentFolder) ? stemOf(inside, starlight_extensions) : undefined;
        if (stem === undefined || /(?:^|\/)\./.test(inside))
            continue;
        if (paths_nameOf(inside).startsWith('_'))
            reasons.set(path, 'is a partial: its name begins with "_"');
        else if (paths_nameOf(stem) === '404')
            reasons.set(path, 'is what readers see where there is no page');
        else if ((0,site_data/* flag */.Jt)(heads.get(path)?.draft, false))
            reasons.set(path, 'is a draft');
        else
            pages.set(path, starlight_withEnd(starlight_slugOf(stem, heads.get(path)), options));
    }
    for (const each of fallbacks(pages, options))
        known.add(each);
    return { pages, reasons, known, assets: [{ folder: `${folder}public/`, route: '' }], rooted: 'server' };
}
/** The route of a page of Astro itself. */
function ownRoute(path, options) {
    const folder = `${options.sources}pages/`;
    const stem = path.startsWith(folder) ? stemOf(path, ['.md', '.mdx', '.astro', '.html']) : undefined;
    const inside = stem?.slice(folder.length);
    if (inside === undefined || /(?:^|\/)_|\[/.test(inside))
        return undefined;
    return starlight_withEnd(inside.replace(/(?:^|\/)index$/, ''), options);
}
function starlight_slugOf(stem, head) {
    const route = (0,heads/* textOf */.b6)(head?.slug) ?? stem.split('/').map(toSlug).join('/');
    return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}
/** As github-slugger does. */
function toSlug(name) {
    return name
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
}
function starlight_withEnd(route, { end }) {
    return route === '' ? '' : route + end;
}
/** A page that is not translated is shown in the default language at the translation's address. */
function fallbacks(pages, { locales }) {
    const [byDefault = '', ...others] = locales.map(locale => (locale === '' ? '' : `${locale}/`));
    const isOther = (route) => others.some(other => other !== '' && route.startsWith(other));
    const own = [...pages.values()].filter(route => route.startsWith(byDefault) && !(byDefault === '' && isOther(route)));
    return others.flatMap(other => own.map(route => other + route.slice(byDefault.length)));
}

;// CONCATENATED MODULE: ./lib/site/vitepress.js





const vitepress = {
    isConfig: path => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(path),
    read: async (path, reader) => vitepress_toConfig(path, await readModule(path, reader)),
    routes: vitepress_routes,
};
function vitepress_toConfig(file, data) {
    const folder = file.slice(0, file.lastIndexOf('.vitepress/'));
    const contentFolder = joinFolder(folder, (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
    return {
        generator: 'vitepress',
        file,
        dialect: dialectOf('vitepress', folder, contentFolder, { aliases: { '@/': contentFolder } }),
        address: addressOf((0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'sitemap', 'hostname')), (0,site_data/* text */.Qq)((0,site_data/* get */.aR)(data, 'base')) ?? ''),
        roots: [{ folder: contentFolder, route: '' }],
        options: {
            hasCleanAddresses: (0,site_data/* flag */.Jt)((0,site_data/* get */.aR)(data, 'cleanUrls'), false),
            excluded: (0,site_data/* texts */.Te)((0,site_data/* get */.aR)(data, 'srcExclude')),
            rewrites: (0,site_data/* members */.ol)((0,site_data/* get */.aR)(data, 'rewrites')).flatMap(([from, to]) => typeof to === 'string' ? [[from, to]] : []),
        },
    };
}
/** The sitemap's host may have the base in it already. */
function addressOf(host, base) {
    const address = toAddress(host);
    return address?.endsWith(`/${toRoute(base)}`) ? address : toAddress(host, base);
}
function vitepress_routes({ dialect, options }, files) {
    const { contentFolder } = dialect;
    const isExcluded = toGlobs(['**/node_modules/**', '**/dist/**', ...options.excluded]);
    const rewrite = toRewrite(options.rewrites);
    const pages = new Map();
    const reasons = new Map();
    const known = new Set();
    for (const path of files) {
        if (!path.startsWith(contentFolder) || !path.endsWith('.md'))
            continue;
        const inside = path.slice(contentFolder.length);
        if (isExcluded(inside))
            reasons.set(path, 'is excluded by srcExclude');
        else if (/\[\w+\]/.test(inside)) {
            reasons.set(path, 'is a template of pages (a dynamic route)');
            known.add(`${inside.slice(0, inside.indexOf('['))}*`);
        }
        else if (!/(?:^|\/)\./.test(inside))
            pages.set(path, vitepress_routeOf(rewrite(inside), options));
    }
    return {
        pages,
        reasons,
        known,
        assets: [{ folder: `${contentFolder}public/`, route: '' }],
        rooted: 'site',
        isRewriting: true,
    };
}
function vitepress_routeOf(path, { hasCleanAddresses }) {
    const stem = path.replace(/\.md$/, '');
    if (paths_nameOf(stem) === 'index')
        return paths_folderOf(stem);
    return hasCleanAddresses ? stem : `${stem}.html`;
}
/** More parameters in one pattern, or a longer path, could take forever to match. */
const MAX_PARAMETERS = 3;
const vitepress_MAX_LENGTH = 500;
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
            const values = path.length > vitepress_MAX_LENGTH ? undefined : expression.exec(path)?.slice(1);
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

;// CONCATENATED MODULE: ./lib/site/rules.js










/** What is known of each generator. */
const rules_rules = {
    mkdocs: mkdocs,
    vitepress: vitepress,
    docusaurus: docusaurus,
    starlight: starlight,
    docfx: docfx_docfx,
    mdbook: mdbook,
    hugo: hugo,
    jekyll: jekyll,
    gitbook: gitbook,
    mintlify: mintlify,
};

;// CONCATENATED MODULE: ./lib/site/base.js
const base_whole = (route) => route;
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, dialect, roots }, siteUrls) {
    const from = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (dialect.folder.startsWith(prefix))
            return { url: url + dialect.folder.slice(prefix.length), within: base_whole };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        return root ? below(root, mapping) : { url, within: base_whole };
    };
    const whereElse = address === undefined ? from(dialect.contentFolder) : { url: address, within: base_whole };
    return path => from(path) ?? whereElse;
}
/** A mapping of a folder of pages, or of a folder in it, says where that folder is rather than the site. */
function below({ folder, route }, { prefix, url }) {
    const own = route + prefix.slice(folder.length);
    if (own !== '' && url.endsWith(`/${own}`))
        return { url: url.slice(0, -own.length), within: base_whole };
    return {
        url,
        within: each => [own, route].flatMap(start => (each.startsWith(start) ? each.slice(start.length) : []))[0] ?? each,
    };
}

;// CONCATENATED MODULE: ./lib/site/owner.js
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
function owner_ownFiles(configs, files) {
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

;// CONCATENATED MODULE: ./lib/site/resolve.js


/** Only its path counts where the site's address is not known. */
const NOWHERE = 'https://site.invalid/';
/** Makes the resolver of a site's links: by the files that they name first, by the addresses that they spell then. */
function toResolver(place) {
    const table = tableOf(place.routes);
    const base = place.base ?? NOWHERE;
    return (link, from) => {
        const end = link.search(/[?#]/);
        const written = end < 0 ? link : link.slice(0, end);
        if (written === '')
            return pageTarget(place, from, undefined);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
            return absoluteTarget(place, table, written, base);
        const paths = pathsOf(place, percentDecoded(written), from);
        const named = () => paths.map(each => place.routes.named?.(each, from)).find(each => each !== undefined);
        return (toTarget(place, paths.find(each => place.files.has(each))) ??
            spelledTarget(place, table, written, from) ??
            toTarget(place, named()) ?? { kind: 'missing' });
    };
}
/** An author who writes a whole address is not doubted. */
function absoluteTarget(place, table, written, base) {
    const target = bySpelling(place, table, URL.parse(written, base), written);
    return target.kind === 'missing' ? { kind: 'address', address: written } : target;
}
function toTarget(place, path) {
    if (path === undefined)
        return undefined;
    return place.routes.pages.has(path) ? pageTarget(place, path, undefined) : { kind: 'file', path };
}
/** What has the address that a link spells, as a browser reads it on the page. */
function spelledTarget(place, table, written, from) {
    const route = place.routes.pages.get(from) ?? '';
    // Where a page is a folder of the site, a path to another file means nothing there.
    const isShifted = route.endsWith('/') && !/^(?:_?index|readme)\./i.test(paths_nameOf(from));
    if (isShifted && /\.mdx?$/.test(written))
        return undefined;
    const base = place.base ?? NOWHERE;
    return basesOf(place, base, route)
        .map(each => bySpelling(place, table, toUrl(place, written, base, each), written))
        .find(({ kind }) => kind !== 'missing');
}
/** A page's address that is served with a slash and without has links that lead to two places. */
function basesOf({ routes }, base, route) {
    const own = base + encodeRoute(route);
    if (!routes.hasBothForms || route === '')
        return [own];
    return [own, own.endsWith('/') ? own.slice(0, -1) : `${own}/`];
}
function toUrl({ routes }, written, base, page) {
    // Who writes the whole path means it, where the generator would put the site's own before it again.
    const isOfSite = routes.rooted === 'site' && written.startsWith('/') && !written.startsWith(new URL(base).pathname);
    return isOfSite ? URL.parse(written.replace(/^\/+/, './'), base) : URL.parse(written, page);
}
/** The files that a link may name: from the page's folder, or for one from the root from where pages are. */
function pathsOf(place, written, from) {
    const { roots, folder, aliases } = place;
    const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
    const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`;
    if (!fromRoot.startsWith('/'))
        return [join(paths_folderOf(from), written) ?? ''].filter(path => path !== '');
    const folders = [...roots.map(root => root.folder), folder, ''];
    return [...folders.map(each => join(each, fromRoot)), ...assetPaths(place, fromRoot)].flatMap(path => path || []);
}
function assetPaths({ routes }, written) {
    const route = written.replace(/^\/+/, '');
    return (routes.assets ?? [])
        .filter(asset => route.startsWith(asset.route))
        .map(asset => join(asset.folder, route.slice(asset.route.length)));
}
/** What has the address that a link spells: a page, an asset, or something else that is known or not ours. */
function bySpelling(place, table, url, written) {
    const { server } = place.routes;
    if (url === null)
        return { kind: 'missing' };
    if (server !== undefined && written.startsWith('/'))
        return { kind: 'address', address: server + encodeRoute(percentDecoded(written)) };
    const base = new URL(place.base ?? NOWHERE);
    if (url.origin !== base.origin)
        return { kind: 'address', address: written };
    const path = percentDecoded(url.pathname);
    const own = percentDecoded(base.pathname);
    const address = place.base === undefined ? undefined : url.origin + encodeRoute(path.replace(/\.mdx?$/, ''));
    return `${path}/`.startsWith(own)
        ? byRoute(place, table, path.slice(own.length), address, written)
        : outside(place, table, path, address, written);
}
function outside(place, table, path, address, written) {
    // A page of the site whose base its author has left out.
    const meant = written.startsWith('/') ? table.pages.get(toKey(path.slice(1)) || '/') : undefined;
    if (meant !== undefined)
        return pageTarget(place, meant, undefined);
    // What climbs out of the site is nothing that its author can have seen work; an address from the root may be.
    const isOther = address !== undefined && /^\/|^https?:/i.test(written);
    return isOther ? { kind: 'address', address } : { kind: 'missing' };
}
function byRoute(place, table, route, address, written) {
    const { pages, server } = place.routes;
    const page = table.pages.get(toKey(route));
    // A server finds `a` for `a/`, but not for `a.html`.
    const isBare = !/(?:\/|\.html|^)$/.test(route) && pages.get(page ?? '')?.endsWith('.html');
    if (page !== undefined)
        return pageTarget(place, page, isBare || /\.mdx?$/.test(route) ? undefined : address);
    const asset = assetPaths(place, route).find(each => each !== undefined && place.files.has(each));
    if (asset !== undefined)
        return { kind: 'file', path: asset };
    const elsewhere = table.redirects.get(toKey(route));
    if (elsewhere !== undefined)
        return { kind: 'address', address: URL.parse(elsewhere, server ?? address)?.href ?? elsewhere };
    return isKnown(table, route) ? { kind: 'address', address: address ?? written } : { kind: 'missing' };
}
/** The author's own form stays: the site serves it. */
function pageTarget(place, path, written) {
    const own = place.addressOf(path);
    return { kind: 'page', path, address: own && !place.routes.isRewriting ? (written ?? own) : own };
}
function tableOf({ pages, known = new Set(), redirects = new Map() }) {
    const exact = [...known].filter(route => !route.endsWith('*'));
    return {
        pages: new Map([...pages].map(([path, route]) => [toKey(route), path])),
        known: new Set(exact.map(toKey)),
        redirects: new Map([...redirects].map(([route, address]) => [toKey(route), address])),
        beginnings: [...known].filter(route => route.endsWith('*')).map(route => route.slice(0, -1)),
    };
}
function isKnown({ known, beginnings }, route) {
    return known.has(toKey(route)) || beginnings.some(each => `${route}/`.startsWith(each));
}
/** The forms of one address that servers take for the same. */
function toKey(route) {
    return route.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.(?:html|mdx?)$|\/$/, '');
}
/** Safe as a Markdown destination anywhere. */
function encodeRoute(route) {
    return route
        .split('/')
        .map(segment => encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded))
        .join('/');
}

;// CONCATENATED MODULE: ./lib/site/sites.js





/** The sites that were read, on the files of their commit. Pure, so that each thread can make its own. */
function openSites(data, files, siteUrls) {
    const paths = files instanceof Set ? files : new Set(files);
    const configs = data.sites.map(site => site.config);
    const owned = owner_ownFiles(configs, paths);
    const ownerOf = toOwner(configs);
    const siteOf = (path) => all[ownerOf(path) ?? -1];
    const all = data.sites.map(({ config, heads }, index) => {
        const site = openSite(config, new Map(heads), owned[index] ?? [], paths, siteUrls);
        return { ...site, resolve: (link, from) => acrossSites(site.resolve(link, from), siteOf) };
    });
    return { all, siteOf };
}
/** What the configurations of sites say of all pages, as a text: where it differs, any document may. */
function describeSites({ sites }) {
    return JSON.stringify(sites.map(({ config }) => {
        const { pages, reasons, known, redirects, ...linking } = rules[config.generator].routes(config, [], new Map());
        return [config.dialect, config.roots, config.address, linking];
    }));
}
/** A file that a page names may be a page of another site. */
function acrossSites(target, siteOf) {
    if (target.kind !== 'file')
        return target;
    const { path } = target;
    const site = siteOf(path);
    if (!site || site.whyNoPage(path) !== undefined)
        return target;
    return { kind: 'page', path, address: site.addressOf(path) };
}
function openSite(config, heads, own, files, siteUrls) {
    const made = rules_rules[config.generator].routes(config, own, heads);
    const routes = { ...made, known: new Set([...(made.known ?? []), ...(config.redirects ?? [])]) };
    const baseOf = toBaseOf(config, siteUrls);
    const addressOf = (path) => {
        const route = routes.pages.get(path);
        const base = baseOf(path);
        return route === undefined || base === undefined ? undefined : base.url + encodeRoute(base.within(route));
    };
    const { roots, dialect } = config;
    return {
        config,
        whyNoPage: path => (routes.pages.has(path) ? undefined : sites_reasonOf(path, config, routes)),
        routes,
        isPartial: path => routes.reasons?.get(path) === PARTIAL,
        addressOf,
        resolve: toResolver({
            routes,
            files,
            roots,
            folder: dialect.folder,
            aliases: dialect.aliases,
            addressOf,
            base: baseOf(roots[0]?.folder ?? dialect.folder)?.url,
        }),
    };
}
function sites_reasonOf(path, { roots, generator }, { reasons }) {
    const known = reasons?.get(path);
    if (known !== undefined)
        return known;
    if (roots.some(({ folder }) => path.startsWith(folder)))
        return `is none of the pages that ${generator} makes`;
    const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`;
    return `is in no folder of the site's pages${folders}`;
}

;// CONCATENATED MODULE: ./lib/site/index.js








/** A longer configuration is not read. */
const site_MAX_LENGTH = 1_000_000;
const MAX_SITES = 100;
/** How many pages are in memory at once while their heads are read. */
const PAGES_AT_ONCE = 500;
/**
 * Finds the sites of a commit by their configurations, and reads what they and their pages say about addresses. Nothing
 * in them is run.
 *
 * @param generator looks only for sites of this one, where it is neither `auto` nor `none`.
 */
async function readSites(files, read, generator) {
    const messages = [];
    const configs = generator === 'none' ? [] : await findSites(files, read, generator, messages);
    const owned = ownFiles(configs, files);
    const sites = [];
    for (const [index, config] of configs.entries())
        sites.push({ config, heads: await readHeads(config, owned[index] ?? [], read) });
    return { sites, messages };
}
async function findSites(files, read, generator, messages) {
    const reader = toReader(files, read, messages);
    const visible = files.filter(path => !FOREIGN.test(path));
    const found = new Map();
    for (const name of generator === 'auto' ? generators : [generator])
        for (const path of visible.filter(each => rules[name].isConfig(each)).slice(0, MAX_SITES)) {
            const config = await rules[name].read(path, reader);
            // Of several configurations of one folder that of the generator named first counts.
            if (config && !found.has(config.dialect.folder))
                found.set(config.dialect.folder, config);
        }
    if (found.size === 0 && generator !== 'auto')
        messages.push(`generator: the repository has no configuration of ${generator}, so its pages are read as GitHub shows them. Name another generator, or auto.`);
    const all = [...found.values()];
    const kept = all.filter(config => !isLeftOver(config, all)).slice(0, MAX_SITES);
    return Promise.all(kept.map(async (config) => ({ ...config, redirects: await serverRedirects(config, reader) })));
}
/** Folders whose configurations are of other projects, or there to be tested. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|tests?|__tests__|fixtures|testdata)\//;
/** Generators that make a site of all there is, which a repository often keeps a configuration of after it moved on. */
const WIDE = (/* unused pure expression or super */ null && (['jekyll', 'gitbook']));
function isLeftOver({ generator, dialect: { contentFolder } }, all) {
    const isWithin = (other) => other.dialect.contentFolder.startsWith(contentFolder);
    return WIDE.includes(generator) && all.some(other => !WIDE.includes(other.generator) && isWithin(other));
}
function toReader(files, read, messages) {
    return {
        files: new Set(files),
        warn: message => void messages.push(message),
        text: async (path) => {
            const source = (await read([path])).get(path);
            if (source === undefined || source.length <= site_MAX_LENGTH)
                return source?.replace(/^\uFEFF/, '');
            messages.push(`${path} is longer than 1 MB, so the site that it configures is not known. Shorten it.`);
            return undefined;
        },
    };
}
async function readHeads({ generator }, files, read) {
    const { keys } = rules[generator];
    const pages = keys ? files.filter(path => pageExtensions.some(extension => path.endsWith(extension))) : [];
    const heads = [];
    for (let start = 0; start < pages.length; start += PAGES_AT_ONCE)
        for (const [path, text] of await read(pages.slice(start, start + PAGES_AT_ONCE))) {
            const head = readHead(text, keys ?? []);
            if (head)
                heads.push([path, head]);
        }
    return heads;
}

// EXTERNAL MODULE: ./lib/document/description.js
var description = __webpack_require__(4027);
;// CONCATENATED MODULE: ./lib/document/document.js
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
/** Raised by hand whenever the same page results in another document, so that every page is pushed again. */
// 3: what front matter without an end hides is hidden, and so is what follows a comment without an end.
// 4: no link to the source goes into an open <pre> or its like that is further in.
// 5: `<br>` is a space in titles and descriptions; aliases and merge keys in front matter count.
// 6: the last line has no label before its link, and leads to the site where there is one.
const normaliserVersion = 6;

;// CONCATENATED MODULE: ./lib/plan/tree.js

/** The paths that two trees do not hold alike. */
function differing(before, after) {
    const spelled = (tree) => new Map(tree.map(({ path, mode, oid }) => [path, `${mode} ${oid}`]));
    const [old, now] = [spelled(before), spelled(after)];
    return new Set([...old.keys(), ...now.keys()].filter(path => old.get(path) !== now.get(path)));
}
/** The checkout cannot give what the run needs; the message says what to do. */
class RepositoryError extends UserError {
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
function tree_pathsOf(tree) {
    return toPaths(tree.map(entry => entry.path));
}

// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
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

// EXTERNAL MODULE: ./lib/document/metadata.js
var metadata = __webpack_require__(4956);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(3194);
// EXTERNAL MODULE: ./node_modules/micromark-util-decode-string/index.js
var micromark_util_decode_string = __webpack_require__(9886);
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
    return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded);
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded);
}
/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
function withoutReferences(html) {
    return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, micromark_util_decode_string/* decodeString */.s);
}

;// CONCATENATED MODULE: ./lib/document/target.js


/** Reads a link's destination as GitHub and the page's website do; undefined if it is not relative. */
function readTarget(page, destination, siteUrls) {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[?#]|$)/i.test(destination))
        return undefined;
    const end = destination.search(/[?#]/);
    const [raw, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)];
    const written = target_percentDecoded(raw);
    const isRooted = written.startsWith('/');
    return {
        ...(isRooted ? fromRoot(page, written, siteUrls) : fromPage(page, written, siteUrls)),
        isFolder: /(?:^|\/)\.{0,2}$/.test(written),
        isRooted,
        isOnSite: mappingOf(page, siteUrls) !== undefined,
        suffix,
    };
}
// On a website a link from the root can only mean the site's, so that comes first.
function fromRoot(page, written, siteUrls) {
    const path = resolve([], written);
    if (path === undefined)
        return { paths: [], ...onNoSite };
    const onSite = pathsFromSiteRoot(page, path, siteUrls);
    if (!onSite)
        return { paths: [path], ...onNoSite };
    // The repository's root is always there, though it is not what the site's is.
    return { ...onSite, paths: path === '' ? onSite.paths : [...onSite.paths, path] };
}
// Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
function fromPage(page, written, siteUrls) {
    const folder = page.split('/');
    const name = pageStem(folder.pop() ?? '') ?? '';
    const paths = [resolve(folder, written)];
    if (mappingOf(page, siteUrls) !== undefined && !isIndexName(name))
        paths.push(resolve([...folder, name], written));
    return { paths: paths.filter(path => path !== undefined), ...onNoSite };
}
const onNoSite = { siteAddress: undefined, isCovered: false };
/**
 * The file or folder that a target names, its extension left out or not. On a website a folder that has no page of
 * its own is nothing to lead to, so that it counts last.
 */
function lookUp(target, paths) {
    const found = target.paths.map(path => lookUpPath(path, target, paths)).filter(each => each !== undefined);
    const isBare = ({ kind, ownPage }) => kind === 'folder' && ownPage === undefined;
    return (target.isOnSite ? found.find(each => !isBare(each)) : undefined) ?? found[0];
}
function lookUpPath(path, target, { files, folders }) {
    const file = files.has(path) ? path : spellings(path, target).find(name => files.has(name));
    const isFolder = folders.has(path);
    if (file !== undefined && !(target.isFolder && isFolder))
        return { kind: 'file', path: file };
    if (!isFolder)
        return undefined;
    return { kind: 'folder', path, ownPage: indexPagesOf(path).find(index => files.has(index)) };
}
/** The files that a path of a link may mean: websites put `.html` where the page has `.md`. */
function spellings(path, { isOnSite }) {
    const stems = isOnSite && /\.html?$/.test(path) ? [path, path.replace(/\.html?$/, '')] : [path];
    return [path, ...stems.flatMap(stem => patterns_pageExtensions.map(extension => stem + extension))];
}
/** A file that a target differs from in nothing but the case of letters. */
function lookUpInOtherCase(target, { files }) {
    const inLowerCase = lowerCaseOf(files);
    return target.paths
        .flatMap(path => spellings(path, target))
        .map(path => inLowerCase.get(path.toLowerCase()))
        .find(path => path !== undefined);
}
// All pages of a run have the same files; a run without a missing target needs no such table.
const tables = new WeakMap();
function lowerCaseOf(files) {
    const table = tables.get(files) ?? new Map([...files].map(path => [path.toLowerCase(), path]));
    tables.set(files, table);
    return table;
}
function resolve(from, written) {
    const path = [...from];
    for (const segment of written.split('/')) {
        if (segment === '..' && path.length === 0)
            return undefined;
        if (segment === '..')
            path.pop();
        else if (segment !== '.' && segment !== '')
            path.push(segment);
    }
    return path.join('/');
}
/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
function isIndexName(name) {
    return /^(?:_?index|readme)$/i.test(name);
}
/** The files that may be a folder's own page, the first that is there counts. */
function indexPagesOf(folder) {
    const names = ['index', '_index', 'README', 'Index', 'readme', 'Readme'];
    const prefix = folder === '' ? '' : `${folder}/`;
    return names.flatMap(name => patterns_pageExtensions.map(extension => prefix + name + extension));
}
/** The mapping that a path falls under, if any. */
function mappingOf(path, siteUrls) {
    return siteUrls.find(({ prefix }) => path.startsWith(prefix));
}
/** A page's path without its extension; undefined for a file that is not a page. */
function pageStem(path) {
    const extension = patterns_pageExtensions.find(end => path.endsWith(end));
    return extension && path.slice(0, -extension.length);
}
/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
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
    return mapping.url + encodePath(segments);
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
    return { paths, siteAddress: `${origin}/${encodePath(address.split('/'))}`, isCovered: covering.length > 0 };
}
function originAndBase({ url }) {
    const { origin, pathname } = new URL(url);
    return { origin, base: target_percentDecoded(pathname).slice(1) };
}
/** As a whole, or not at all. */
function target_percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
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
        page.edits.push({ start: offset + place.start, end: offset + place.end, replacement: links_escaped(url) });
    if (problem)
        page.messages.push({ line: line + page.linesBefore, column, ...problem });
}
// A definition does not say whether images or links use it: its target does.
function shows(node, path) {
    const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
    return node.type === 'image' || (node.type === 'definition' && isImageFile);
}
function links_escaped(url) {
    return url.replace(/&(?=#?\w+;)/g, '&amp;');
}
/**
 * The address that a relative destination on a page leads to: on the website if the target is there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function absolute(destination, showsFile, page) {
    if (isTemplate(destination))
        return {};
    const onSite = page.site && throughSite(destination, page.site, showsFile, page);
    if (onSite)
        return onSite;
    const target = readTarget(page.path, destination, page.settings.siteUrls);
    if (!target)
        return {};
    const found = lookUp(target, page.paths);
    const address = found ? links_addressOf(found, showsFile, page) : target.siteAddress;
    const url = address && address + encodeSuffix(target.suffix);
    const isKnown = found !== undefined || (target.siteAddress !== undefined && !target.isCovered);
    return { ...(url && { url }), ...(!isKnown && { problem: problemOf(destination, target, page) }) };
}
/** What the page's site makes of a destination; undefined where that is not relative, or leads to no page or file of it. */
function throughSite(destination, site, showsFile, { path, settings }) {
    const end = destination.search(/[?#]/);
    const [written, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)];
    if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
        return undefined;
    const target = site.resolve(written, path);
    if (target.kind === 'missing')
        return undefined;
    const onGitHub = (file) => urlOf(showsFile(file) ? 'raw' : 'blob', file, settings);
    const address = target.kind === 'file' ? undefined : target.address;
    const url = address ?? ('path' in target ? onGitHub(target.path) : undefined);
    return url === undefined ? undefined : { url: url + encodeSuffix(suffix) };
}
function links_addressOf(found, showsFile, { settings }) {
    const { kind, path, ownPage } = found;
    const onSite = siteUrlOf(ownPage ?? path, settings.siteUrls);
    if (onSite !== undefined)
        return onSite;
    return urlOf(kind === 'folder' ? 'tree' : showsFile(path) ? 'raw' : 'blob', path, settings);
}
// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
function isTemplate(destination) {
    return /\{[{%]/.test(destination);
}
function problemOf(destination, target, { paths }) {
    const becomes = target.siteAddress === undefined ? 'the link stays as written' : `the link leads to ${target.siteAddress}`;
    const missing = (reason) => ({
        rule: 'missing-target',
        ...(target.paths[0] !== undefined && { target: target.paths[0] }),
        reason: `"${destination}" is not ${reason}`,
    });
    const other = lookUpInOtherCase(target, paths);
    if (other !== undefined)
        return missing(`in the repository, where case counts: ${becomes}. Did you mean ${other}?`);
    if (!target.isRooted || target.isOnSite)
        return missing(`in the repository: ${becomes}. Fix the link, or add the file.`);
    return {
        ...missing(`at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`),
        rule: 'site-link',
    };
}

// EXTERNAL MODULE: ./lib/document/place.js
var place = __webpack_require__(310);
;// CONCATENATED MODULE: ./lib/document/html.js





/** The attributes that hold addresses, and whether a page shows what is there, rather than leading to it. */
const isShown = new Map([
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
        const value = isShown.has(name) ? valueIn(node.value.slice(at.startOffset, at.endOffset)) : undefined;
        if (!value)
            return;
        const toUrl = (url) => {
            const { url: replacement, problem } = absolute(url, () => isShown.get(name), page);
            const { line, column } = (0,place/* placeWithin */.x)(node.position.start, { line: at.startLine, column: at.startCol });
            if (problem)
                page.messages.push({ line: line + page.linesBefore, column, ...problem });
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

// EXTERNAL MODULE: ./lib/document/blocks.js
var blocks = __webpack_require__(5747);
;// CONCATENATED MODULE: ./lib/document/title.js






/** Names the page, and takes out a heading at its top that only repeats the name. */
function title() {
    return (tree, file) => {
        const page = file.data.page;
        const found = tree.children.find(node => headingText(node) !== '');
        page.isUntitled = page.name === '' && found === undefined;
        page.name ||= found ? headingText(found) : nameFromPath(page.path, page.settings.repositoryUrl);
        const top = tree.children.find(node => node.type !== 'definition' && !(0,comments/* isComment */.Cn)(node));
        // What a footnote at the heading says would be lost with it.
        if (top?.type !== 'heading' || headingText(top) !== page.name || has('footnoteReference', top))
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
function has(type, heading) {
    let found = false;
    (0,splice/* walk */.GG)(heading, node => {
        found ||= node.type === type;
    });
    return found;
}
/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
function headingText(node) {
    if (node.type === 'html')
        return htmlHeadingText(node.value);
    if (node.type !== 'heading')
        return '';
    return (0,description/* withoutAttributes */.YS)((0,description/* oneLine */.TN)((0,description/* plainText */.wh)(node))) || (0,description/* oneLine */.TN)(firstAlt(node));
}
function firstAlt(heading) {
    let alt = '';
    (0,splice/* walk */.GG)(heading, node => {
        if (node.type === 'image')
            alt ||= node.alt ?? '';
    });
    return alt;
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
        const text = isHeading ? (0,description/* oneLine */.TN)(title_textOf(node)) || (0,description/* oneLine */.TN)(altOf(node)) : firstHeading(node.childNodes);
        if (text !== '')
            return text;
    }
    return '';
}
function title_textOf(node) {
    if ('value' in node)
        return node.value;
    if (node.nodeName === 'br')
        return ' ';
    return 'childNodes' in node ? node.childNodes.map(title_textOf).join('') : '';
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
    const words = (0,description/* oneLine */.TN)(name.replace(/[_-]+/g, ' '));
    return words.replace(/^\p{Ll}/u, first => first.toUpperCase());
}

;// CONCATENATED MODULE: ./lib/document/parts.js






/**
 * Gives the parser only the blocks from which an edit, a message, the page's name or its description can come; in the
 * tree an empty text is in the place of the others. Nearly all that a page costs is parsing, and in most pages less than
 * a fifth of the text can matter.
 */
function parts() {
    const parse = this.parser;
    this.parser = (text, file) => parseParts(text, file.data.page, part => ((0,document_parse/* mayBeGfm */.zx)(part) ? parse(part, file) : commonmark.parse(part)));
}
// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = (0,remark/* remark */.V)().use(document_parse/* destinations */.uC).freeze();
function parseParts(text, page, parse) {
    const pieces = (0,blocks/* cutPieces */.Ul)(text);
    const wanted = piecesWithEdits(pieces);
    // Of a page with a name only a heading at its top matters: it is removed when it repeats the name.
    const first = pieces.filter(piece => !wanted.has(piece)).slice(0, 1);
    const headings = (page.name === '' ? pieces : first).filter(mayHaveHeading);
    const prose = page.description === '' ? pieces.filter(mayHaveProse) : [];
    for (let count = 1;; count *= 8) {
        for (const piece of [...headings.slice(0, count), ...prose.slice(0, count)])
            wanted.add(piece);
        const tree = parsePieces(pieces, wanted, parse);
        const isNamed = isFound(tree, headings[count], node => headingText(node) !== '');
        if (isNamed && isFound(tree, prose[count], node => (0,description/* isProse */.y6)(node, text)))
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
/** Not where there is nothing but a heading. */
function mayHaveProse({ text, isCode }) {
    return !isCode && !/^#{1,6}[ \t].*\n*$/.test(text);
}
/** In the place of pieces that are not parsed. */
const GAP = { type: 'text', value: '' };
/** The tree of some pieces, with the places that their nodes have in the whole text. */
function parsePieces(pieces, wanted, parse) {
    const { joined, parts } = parts_join(pieces, wanted);
    const children = [];
    let part = 0;
    for (const node of joined === '' ? [] : parse(joined).children) {
        for (; parts[part] && parts[part].at <= parts_startOf(node); part++)
            if (parts[part].isAfterGap)
                children.push(GAP);
        move(node, parts[part - 1]);
        children.push(node);
    }
    const last = pieces.at(-1);
    if (last && !wanted.has(last))
        children.push(GAP);
    return { type: 'root', children };
}
function parts_join(pieces, wanted) {
    const parts = [];
    let [joined, lines] = ['', 0];
    for (const [index, { text, start, above }] of pieces.entries()) {
        if (!wanted.has(pieces[index]))
            continue;
        const isAfterGap = index > 0 && !wanted.has(pieces[index - 1]);
        parts.push({ at: joined.length, offset: start - joined.length, lines: above - lines, isAfterGap });
        joined += text;
        lines += (pieces[index + 1]?.above ?? 0) - above;
    }
    return { joined, parts };
}
function move(node, part) {
    const { start, end } = node.position;
    // Some nodes share a point with others.
    node.position = { start: moved(start, part), end: moved(end, part) };
    if ('children' in node)
        for (const child of node.children)
            move(child, part);
}
function moved({ line, column, offset }, part) {
    return { line: line + part.lines, column, offset: offset + part.offset };
}

;// CONCATENATED MODULE: ./lib/document/source-link.js




/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
function sourceLink(path, settings) {
    return `[${source_link_escaped((0,description/* oneLine */.TN)(path))}](${urlOf('blob', path, settings)})\n`;
}
// An underscore between letters means nothing, and `about_page.md` is better found unescaped.
function source_link_escaped(text) {
    return text.replace(/[\\`*[\]<>&~|$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
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
    if ((0,comments/* isOpenComment */.QM)(raw))
        return false;
    return blocks/* htmlBlocks */.cO.some(({ opens, closes }) => opens.test(raw.trimStart()) && !closes.test(raw));
}

;// CONCATENATED MODULE: ./lib/document/processor.js










const parser = (0,remark/* remark */.V)().use(document_parse/* gfm */.Te).use(document_parse/* destinations */.uC).freeze();
const edits = { plugins: [title, description/* description */.h_, comments/* comments */.nK, links, htmlLinks, ending, splice/* splicer */.Zk] };
/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
const processor_processor = parser().use(parts).use(edits).freeze();
/** The same by parsing all of the text, for what compares them. */
const wholeProcessor = parser().use(edits).freeze();

;// CONCATENATED MODULE: ./lib/document/index.js










const noSite = { siteOf: () => undefined, includes: new Map() };
/**
 * The document of one page, or the reason why there is none. Never throws: a page that the parser fails on becomes a
 * document of its plain text. For MDX `loadMdx` has to be called first.
 */
function toDocument(path, content, paths, settings, context = noSite) {
    const source = readSource(content);
    if (source.kind !== 'source')
        return source;
    const page = toPage(path, source, paths, settings, context);
    try {
        return finish(page, translatedBody(page, source.text, context));
    }
    catch (error) {
        // Deep nesting overflows the stack.
        return plainDocument(page, source, parserMessage(source, error));
    }
}
/** The document of a page that is not to be parsed: its text as written, without front matter. */
function toPlainDocument(path, content, settings, why, context = noSite) {
    const source = readSource(content);
    if (source.kind !== 'source')
        return source;
    return plainDocument(toPage(path, source, toPaths([]), settings, context), source, why);
}
function markdownBody(page, text) {
    return String(processor_processor.processSync({ value: text, data: { page } }));
}
/** The body by way of plain Markdown, so that one set of rules names, describes and links all pages. */
function translatedBody(page, text, { includes }) {
    const dialect = dialectFor(page.path, page.site?.config.dialect);
    const source = (0,translate/* fileSource */.IO)(page.path, text, page.linesBefore);
    const { markdown, messages } = dialect.toMarkdown(source, toContext(page, includes));
    page.messages.push(...messages);
    const known = page.messages.length;
    const body = markdownBody(page, markdown.text);
    if (markdown === source)
        return body;
    const found = page.messages.splice(known).map(message => {
        const { line, column } = (0,translate/* originOf */.yv)({ ...message, line: message.line - page.linesBefore }, markdown);
        return { ...message, line, column };
    });
    page.messages.push(...found);
    return body;
}
function toContext(page, includes) {
    return {
        read(path) {
            page.includes = true;
            const text = includes.get(path);
            return text === undefined ? undefined : (0,translate/* fileSource */.IO)(path, text);
        },
        resolve(specifier, from) {
            page.includes = true;
            const tried = importPaths(specifier, from, page.site?.config.dialect);
            return tried.find(path => includes.has(path));
        },
    };
}
function readSource(content) {
    const decoded = decode(content);
    if (decoded.kind === 'failed')
        return { ...decoded, messages: [] };
    const frontMatter = (0,front_matter/* splitFrontMatter */.vQ)(decoded.text);
    const reason = (0,metadata/* hidingReason */.SF)(frontMatter.data, frontMatter.spell);
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
        ...(0,metadata/* metadataOf */.Nk)(source.data, settings.tags),
        edits: [],
        messages: [...source.messages],
        closing: '',
    };
}
function plainDocument(parsed, source, why) {
    const { path, settings } = parsed;
    const page = { ...parsed, ...(0,metadata/* metadataOf */.Nk)(source.data, settings.tags), messages: [...source.messages] };
    page.name ||= nameFromPath(path, settings.repositoryUrl);
    page.messages.push(why);
    // Without parsing it is not known what a paragraph at the end would become part of.
    return finish({ ...page, closing: undefined }, (0,comments/* withoutComments */.fx)(source.text));
}
function parserMessage({ linesBefore }, error) {
    const why = error instanceof Error ? error.message : String(error);
    const reason = `the Markdown could not be parsed (${why}): the page is pushed as plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`;
    return { line: linesBefore + 1, column: 1, rule: 'parser', reason };
}
function finish(page, text) {
    const { path, name, description, tags, messages, settings } = page;
    const body = withoutOuterBlankLines(text).text;
    if (body.replaceAll(comments/* marker */.xL, '').trim() === '') {
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
    let end = text.length;
    while (end > start && ' \t\n'.includes(text.charAt(end - 1)))
        end--;
    // Blanks at the end of the last line are its author's.
    const lineEnd = text.indexOf('\n', end);
    return {
        text: `${text.slice(start, lineEnd < 0 ? text.length : lineEnd)}\n`,
        linesBefore: text.slice(0, start).split('\n').length - 1,
    };
}
function sourceParagraph({ settings, closing, path, site }) {
    if (!settings.sourceLinks || closing === undefined)
        return '';
    const address = site?.addressOf(path);
    return `${closing}\n${address === undefined ? sourceLink(path, settings) : `<${address}>\n`}`;
}

;// CONCATENATED MODULE: ./lib/document/page.js




/** A page of nothing but broken links has hundreds of thousands. */
const MAX_MESSAGES = 1_000;
/** Turns a page into the document to send. For MDX `loadMdx` must be called first. */
function toPageResult({ path, externalRef, content, archived, unparsed }, { paths, settings, site }) {
    const result = unparsed
        ? toPlainDocument(path, content, settings, unparsed, site)
        : toDocument(path, content, paths, settings, site);
    const messages = limitMessages(MAX_MESSAGES, result.messages);
    if (result.kind !== 'document')
        return { ...result, messages };
    const document = { ...result.document, external_ref: externalRef, archived };
    return {
        kind: 'document',
        // The title may be as long as the page, and is kept for the report.
        name: (0,description/* excerpt */.Kb)(document.name),
        json: new TextEncoder().encode(JSON.stringify(document)),
        messages,
    };
}
/** The context of pages in the form in which they are made. */
function toPageMaker({ paths, settings, sites: data, includes = new Map() }) {
    if (data === undefined)
        return { paths, settings };
    const sites = openSites(data, paths.files, settings.siteUrls);
    return { paths, settings, site: { siteOf: sites.siteOf, includes } };
}

;// CONCATENATED MODULE: ./lib/adapters/workers/worker.js





// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true;
// First what all pages have in common, and then batches of pages, each answered with their documents.
external_node_worker_threads_.parentPort?.once('message', (context) => {
    const maker = toPageMaker(context);
    const needsMdx = ({ path }) => isReadAsMdx(path, maker.site?.siteOf(path)?.config.dialect);
    external_node_worker_threads_.parentPort?.on('message', async (jobs) => {
        if (jobs.some(needsMdx))
            await loadMdx();
        const results = jobs.map(job => toResult(job, maker));
        const buffers = results.flatMap(each => each.kind === 'document' ? [each.json.buffer] : []);
        external_node_worker_threads_.parentPort?.postMessage(results, buffers);
    });
});
/** An error that was thrown would end the thread, and with it the other pages. */
function toResult(job, maker) {
    try {
        return toPageResult(job, maker);
    }
    catch (error) {
        const reason = `could not be read (${text_sanitizeForLog(String(error))}). Split the page, or simplify its front matter.`;
        return { kind: 'unread', reason, topic: 'page-not-read', messages: [] };
    }
}


/***/ }),

/***/ 5747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ closingFence),
/* harmony export */   S3: () => (/* binding */ isRawText),
/* harmony export */   Ul: () => (/* binding */ cutPieces),
/* harmony export */   cO: () => (/* binding */ htmlBlocks)
/* harmony export */ });
/**
 * Cuts Markdown between top-level blocks: before a line at the margin that follows a blank one, where nothing can be
 * open but a block that was seen to open at the top level and not to close. Where that is not certain, the rest is one
 * piece. Only definitions matter to more than their own piece.
 *
 * @param hasHtml whether HTML begins blocks, as it does not in MDX.
 */
function cutPieces(text, hasHtml = true) {
    const cutter = new Cutter(text, hasHtml);
    for (let start = 0, above = 0; start < text.length; above++) {
        const newline = text.indexOf('\n', start);
        const end = newline < 0 ? text.length : newline;
        if (!cutter.read(text.slice(start, end), start, above))
            break;
        start = end + 1;
    }
    return cutter.finish();
}
class Cutter {
    #text;
    #hasHtml;
    #pieces = [];
    #start = 0;
    #above = 0;
    #isCode = false;
    #open;
    /** No text was read so far. */
    #isEmpty = true;
    #isAfterBlank = true;
    /** Since the last blank line something looked like HTML, in which no other block begins. */
    #mayBeHtml = false;
    constructor(text, hasHtml) {
        this.#text = text;
        this.#hasHtml = hasHtml;
    }
    /** Returns false where it is not certain which block a line belongs to. */
    read(line, start, above) {
        const isBlank = blank.test(line);
        if (this.#open)
            return this.#readInside(this.#open, line, isBlank);
        if (isBlank) {
            this.#isAfterBlank = true;
            this.#mayBeHtml = false;
            return true;
        }
        const isFirst = this.#isEmpty || (this.#isAfterBlank && beginsBlock(line));
        if (isFirst && !this.#isEmpty)
            this.#cut(start, above);
        const opening = openingOf(line, this.#hasHtml);
        this.#isCode = isFirst && opening?.isFence === true;
        const isCertain = opening === undefined || this.#enter(opening, isFirst);
        this.#mayBeHtml ||= this.#hasHtml && html.test(line);
        this.#isAfterBlank = false;
        this.#isEmpty = false;
        return isCertain;
    }
    finish() {
        this.#isCode = false;
        if (this.#text.length > this.#start)
            this.#cut(this.#text.length, 0);
        return this.#pieces;
    }
    #cut(end, above) {
        const text = this.#text.slice(this.#start, end);
        this.#pieces.push({ text, start: this.#start, above: this.#above, isCode: this.#isCode });
        this.#start = end;
        this.#above = above;
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
// After a blank line a list, a footnote and indented code can only go on further in, or with another item. micromark
// drops a byte order mark where a text begins.
function beginsBlock(line) {
    return !/^(?:[ \t\uFEFF]|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/.test(line);
}
/** Also in a list, a blockquote or both. */
const html = /^[\s>*+\-\d.)]*</;
/** The block of that kind that a line begins, if nothing else is open. */
function openingOf(line, hasHtml) {
    const [spaces] = /^ {0,3}(?=[`~<])/.exec(line) ?? [];
    if (spaces === undefined)
        return undefined;
    const indent = spaces.length;
    const text = line.slice(indent);
    const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(text) ?? [];
    if (fence !== undefined)
        return { isFence: true, indent, isClosed: false, closes: closingFence(fence) };
    const block = hasHtml && htmlBlocks.find(({ opens }) => opens.test(text));
    return block
        ? { isFence: false, indent, isClosed: block.closes.test(text), closes: block.closes }
        : undefined;
}
/** The line that ends fenced code that began with these marks. */
function closingFence(marks) {
    return new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*$`);
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

/***/ 5403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   QM: () => (/* binding */ isOpenComment),
/* harmony export */   fx: () => (/* binding */ withoutComments),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   wL: () => (/* binding */ commentsIn),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5747);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(310);
/* harmony import */ var _splice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3749);



/** Takes the place of a comment whose removal might change what the text around it means. */
const marker = '<!-- -->';
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
        (0,_splice_js__WEBPACK_IMPORTED_MODULE_1__/* .walk */ .GG)(tree, node => {
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
function removableBlocks({ children }) {
    const removable = new Set();
    let run = [];
    let before;
    for (const node of [...children, undefined]) {
        if (node && isComment(node)) {
            run.push(node);
            continue;
        }
        if (!areKeptApart(before, node))
            for (const comment of run)
                removable.add(comment);
        run = [];
        before = node;
    }
    return removable;
}
// In the place of a comment is a blank line. That is not enough of a border between a list, a footnote or indented code
// and what could become part of these. Positions of indented code begin with its indentation.
function areKeptApart(before, after) {
    if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type))
        return false;
    return after.position?.start.column !== 1 || ['list', 'code'].includes(after.type);
}
function editsFor(node, raw, isRemovable) {
    const start = node.position.start.offset;
    if (isRemovable)
        return [{ start, end: start + raw.length, replacement: '' }];
    if (isOpenComment(raw))
        return [{ start: start + raw.indexOf('<!--'), end: start + raw.trimEnd().length, replacement: marker }];
    if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isRawText */ .S3)(raw))
        return [];
    return commentsIn(raw).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        replacement: emptied(raw.slice(comment.start, comment.end)),
    }));
}
/** Takes out whatever looks like a comment, in code as well: for text that could not be parsed. */
function withoutComments(text) {
    return (0,_splice_js__WEBPACK_IMPORTED_MODULE_1__/* .splice */ .V4)(text, commentsIn(text));
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
    return { ...(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeWithin */ .x)(node.position.start, (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeAt */ .B)(raw, at)), rule: 'comment', reason };
}
// In HTML it may go on past what Markdown takes for blocks, up to the last end in the source.
function unendedInHtml(node, raw, lastEnd) {
    if (isOpenComment(raw))
        return raw.indexOf('<!--');
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isRawText */ .S3)(raw) ? -1 : raw.indexOf('<!--', Math.max(0, lastEnd + 1 - node.position.start.offset));
}
// The author of `\<!--` means readers to see it.
function unendedInText(raw) {
    return raw.replace(/\\[\s\S]/g, '\0\0').indexOf('<!--');
}
const hidesText = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.';
const isShown = 'this comment does not end before the next blank line, so its text goes into search: add "-->" there, or begin it after a blank line, on a line of its own. If it is not a comment, write "&lt;!--".';


/***/ }),

/***/ 4027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   YS: () => (/* binding */ withoutAttributes),
/* harmony export */   h_: () => (/* binding */ description),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   y6: () => (/* binding */ isProse)
/* harmony export */ });
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


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vQ: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* unused harmony exports yaml, toml */
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _site_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1619);
/* harmony import */ var _site_heads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1236);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4956);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(310);






/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text) {
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence));
    const { spell } = language ?? yaml;
    const whole = { data: {}, text, linesBefore: 0, messages: [], spell };
    const opening = text.indexOf('\n');
    if (!language || opening < 0 || text.slice(language.fence.length, opening).trim() !== '')
        return whole;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { ...whole, ...unended(text.slice(opening + 1), language) };
    const block = text.slice(opening + 1, opening + closing.index + 1);
    const reading = readBlock(block, language);
    if (reading.kind === 'other')
        return whole;
    const end = opening + closing.index + closing[0].length;
    return {
        data: reading.kind === 'mapping' ? reading.data : (0,_metadata_js__WEBPACK_IMPORTED_MODULE_4__/* .hidingLines */ .Vu)(block),
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: reading.kind === 'broken' ? [brokenMessage(reading)] : [],
        spell,
    };
}
function readBlock(block, language) {
    const reading = block.length > _site_heads_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH */ .E2 ? tooLong(language) : language.read(block);
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
    const data = (0,_metadata_js__WEBPACK_IMPORTED_MODULE_4__/* .hidingLines */ .Vu)([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'));
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
    ..._site_heads_js__WEBPACK_IMPORTED_MODULE_3__/* .fences */ .H6.yaml,
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
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(block, _site_data_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlOptions */ .UR);
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    if ((0,_site_data_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTooManyAliases */ .CC)(document))
        return broken(block, 0, 'too many aliases');
    const data = document.toJS({ maxAliasCount: _site_data_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ALIASES */ .K1 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    return { kind: 'broken', ...(0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeAt */ .B)(block, offset), reason: doesNotParse('YAML', why) };
}
function doesNotParse(name, why) {
    return `the ${name} front matter does not parse (${why}): the page is pushed without its title, description and tags. Fix the ${name} here.`;
}
const toml = {
    name: 'TOML',
    ..._site_heads_js__WEBPACK_IMPORTED_MODULE_3__/* .fences */ .H6.toml,
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

/***/ 4956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SF: () => (/* binding */ hidingReason),
/* harmony export */   Vu: () => (/* binding */ hidingLines)
/* harmony export */ });
/* harmony import */ var _description_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4027);

/** What search shows of a page besides its body, as far as it is in its front matter. */
function metadataOf(frontMatter, settingsTags) {
    const own = ['tags', 'keywords', 'categories'].flatMap(key => list(get(frontMatter, key)));
    const descriptions = ['description', 'summary', 'excerpt'].map(key => text(get(frontMatter, key)));
    return {
        name: (0,_description_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text(get(frontMatter, 'title'))),
        description: (0,_description_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(descriptions.find(value => value.trim() !== '') ?? ''),
        tags: [...new Set([...own, ...settingsTags].map(_description_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN))].filter(tag => tag !== ''),
    };
}
function get(mapping, key) {
    return find(mapping, [key]).value;
}
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
function list(value) {
    return Array.isArray(value) ? value.map(text) : text(value).split(',');
}
function text(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
        return String(value);
    return value instanceof Date ? value.toISOString() : '';
}
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
// The booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
const booleans = new Map([
    ...['true', 'yes', 'on'].map(word => [word, true]),
    ...['false', 'no', 'off'].map(word => [word, false]),
]);
/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
function hidingReason(frontMatter, spell) {
    for (const { keys, when } of hiding) {
        const { value, spelled } = find(frontMatter, keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        if (booleans.get(word.toLowerCase()) === when)
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
const plainLine = /^[ \t]*(?:<<:[ \t]*\{[ \t]*)?["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*(?:[&!]\S*[ \t]+)*(?:["']?(true|false|yes|no|on|off)["']?|\*\S+?)[ \t]*(?:[},#].*)?$/i;
/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|\[[ \t]*search[ \t]*\])/i;
const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i;


/***/ }),

/***/ 1206:
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
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7421);
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
/** Whether a text may have that syntax. */
function mayBeGfm(text) {
    return /[|~]|\[\^|:-|-:/.test(text);
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

/***/ 310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeAt),
/* harmony export */   x: () => (/* binding */ placeWithin)
/* harmony export */ });
/** The place of an offset in a text. */
function placeAt(text, offset) {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: lines.at(-1).length + 1 };
}
/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
function placeWithin(start, { line, column }) {
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}


/***/ }),

/***/ 3749:
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

/***/ 569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   To: () => (/* binding */ blockStartOf),
/* harmony export */   j_: () => (/* binding */ destination)
/* harmony export */ });
/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
function escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/;
/** Where a backslash keeps a line from beginning a block; undefined where none is needed. */
function blockStartOf(line) {
    const match = blockStart.exec(line);
    return match ? (match[1]?.length ?? 0) : undefined;
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

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wE: () => (/* reexport */ compile),
  IO: () => (/* reexport */ translate_source/* fileSource */.IO),
  yv: () => (/* binding */ originOf),
  EO: () => (/* binding */ plainMarkdown),
  yJ: () => (/* reexport */ translate_source/* put */.yJ),
  kY: () => (/* reexport */ remember),
  di: () => (/* reexport */ translate_source/* slice */.di),
  vz: () => (/* reexport */ translate_source/* sourceOf */.vz)
});

// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/document/blocks.js
var blocks = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/document/comments.js
var comments = __webpack_require__(5403);
// EXTERNAL MODULE: ./lib/document/translate/escape.js
var translate_escape = __webpack_require__(569);
// EXTERNAL MODULE: ./lib/document/translate/source.js
var translate_source = __webpack_require__(151);
;// CONCATENATED MODULE: ./lib/document/translate/seams.js



const noGap = { text: '', isBreak: false };
/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joined(runs, isText) {
    const text = runs.map(each => each.text).join('');
    const result = [];
    let gap = { ...noGap };
    let offset = 0;
    let last;
    for (const run of runs) {
        const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length];
        if (last && !continues(last, run))
            seams_open(gap);
        add(gap, run.text.slice(0, start));
        if (end > 0) {
            const inside = (0,translate_source/* part */.y_)(run, start, end);
            const rest = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined);
            if (result.length > 0)
                result.push(...between(result, gap, inside, rest));
            else if (!isText)
                result.push(inside);
            else
                result.push(...lineStart(inside, rest));
            gap = { ...noGap };
            add(gap, run.text.slice(end));
        }
        if (run.text !== '')
            last = run;
        offset += run.text.length;
    }
    return result;
}
// The lines of a slice follow each other without what was before them.
function continues(before, run) {
    if (!before.isSlice || !run.isSlice || before.source !== run.source)
        return false;
    const end = before.at + before.text.length;
    if (end === run.at)
        return true;
    return before.text.endsWith('\n') && end < run.at && /^[ \t>]*$/.test(run.source.text.slice(end, run.at));
}
function seams_open(gap) {
    gap.before ??= gap.text;
    gap.after = '';
}
function add(gap, blanks) {
    gap.text += blanks;
    if (gap.after !== undefined)
        gap.after += blanks;
    gap.isBreak ||= blanks.includes('  \n');
}
/** What to write for a gap, and the run after it, of whose line this is the rest. */
function between(done, gap, run, line) {
    const last = done.at(-1);
    const fill = (text) => text === '' ? [] : [(0,translate_source/* put */.yJ)(text, last.source, last.at + (last.isSlice ? last.text.length : 0))];
    if (gap.before === undefined)
        return [...fill(gap.text), run];
    // A line with nothing else would end the paragraph.
    if (gap.text.includes('\n')) {
        const isAtStart = !gap.after?.includes('\n');
        return [...fill(gap.isBreak ? '  \n' : '\n'), ...(isAtStart ? lineStart(run, line) : [run])];
    }
    const left = done
        .slice(-9)
        .map(({ text }) => text)
        .join('')
        .slice(-64);
    const blank = blankAt(gap, left, line);
    return [...fill(withMarkers(gap, last, left, blank, line, run)), run];
}
function lineStart(run, line) {
    const at = (0,translate_escape/* blockStartOf */.To)(line.trimEnd());
    if (at === undefined)
        return [run];
    const { source } = run;
    return [(0,translate_source/* part */.y_)(run, 0, at), (0,translate_source/* put */.yJ)('\\', source, run.at), (0,translate_source/* part */.y_)(run, at, run.text.length)];
}
// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/;
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/;
function blankAt({ text, before = '', after = '' }, left, right) {
    const isOneSided = before === '' || after === '';
    return text === '' || (isOneSided && (opens.test(left) || closes.test(right))) ? '' : ' ';
}
/** Puts an empty comment where what was between two texts kept marks from being one, or from meaning something else. */
function withMarkers(gap, last, left, blank, right, next) {
    if (blank === '' && /^(?:([*_~`])\1|\][([:]|!\[)$/.test(left.slice(-1) + right.charAt(0)))
        return comments/* marker */.xL;
    const [first = ''] = /(?<!\*)\*+$|(?<!_)_+$|(?<!~)~+$/.exec(left) ?? [];
    const [second = ''] = /^(?:\*+|_+|~+)/.exec(right) ?? [];
    const wasNext = gap.before ? ' ' : last.source.text[last.at + last.text.length];
    const wasBefore = gap.after ? ' ' : next.source.text[next.at - 1];
    const isLead = first !== '' && last.isSlice;
    const isTail = second !== '' && next.isSlice;
    const lead = isLead && isChanged(left.at(-first.length - 1), wasNext, blank || right[0]) ? comments/* marker */.xL : '';
    const tail = isTail && isChanged(right[second.length], wasBefore, blank || left.at(-1)) ? comments/* marker */.xL : '';
    return blank === '' ? lead || tail : lead + blank + tail;
}
/**
 * Whether marks can no longer open emphasis, or close some, with another character on one side: they open it before
 * what ranks higher than what is on their other side, and close it before what ranks lower (CommonMark, "delimiter run").
 */
function isChanged(other, was, is) {
    return Math.sign(rank(was) - rank(other)) !== Math.sign(rank(is) - rank(other));
}
/** Of a blank or an end of the text 0, of punctuation 1, of letters and digits 2. */
function rank(character = ' ') {
    if (/\s/.test(character))
        return 0;
    return /[\p{P}\p{S}]/u.test(character) ? 1 : 2;
}

;// CONCATENATED MODULE: ./lib/document/translate/compile.js





// The children of nodes as they were parsed.
const parsed = new WeakMap();
/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
function remember(parent) {
    parsed.set(parent, [...parent.children]);
    for (const child of parent.children)
        if ('children' in child)
            remember(child);
}
/**
 * Markdown of a tree in which a plugin has replaced nodes by others, which have no position. A node in which nothing was
 * replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
function compile(tree, source) {
    const printer = new Printer(source);
    return printer.mark(tree, undefined)
        ? (0,translate_source/* sourceOf */.vz)([...printer.row(tree.children), (0,translate_source/* put */.yJ)('', source, 0)])
        : source;
}
class Printer {
    #source;
    /** Nodes that no slice can stand for. */
    #changed = new Set();
    /** How many quotes what is printed is in. */
    #quotes = 0;
    /** What is put in is at the place of what it stands for, or else of what comes before it. */
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    /**
     * Notes the nodes that are new or have something in them that is, or that is so far from the margin of its container
     * that Markdown would take it for code. Returns whether what the node is in has changed with it.
     */
    mark(node, margin) {
        let isChanged = node.type === 'inclusion' || (node.type !== 'root' && node.position === undefined);
        if ('children' in node) {
            const before = parsed.get(node) ?? [];
            const inside = this.#marginIn(node);
            isChanged ||= before.length !== node.children.length;
            node.children.forEach((child, index) => {
                isChanged = this.mark(child, inside) || child !== before[index] || isChanged;
            });
        }
        if (isChanged)
            this.#changed.add(node);
        return isChanged || (margin !== undefined && (0,translate_source/* columnOf */.uV)(this.#source.text, startOf(node)) > margin + 3);
    }
    /** The column from which on there may be blocks of a container. */
    #marginIn(node) {
        if (node.type === 'root')
            return 0;
        if (!node.position)
            return undefined;
        const column = (0,translate_source/* columnOf */.uV)(this.#source.text, startOf(node));
        const widths = { list: 0, blockquote: 2, footnoteDefinition: 4 };
        const width = node.type === 'listItem' ? (0,translate_source/* widthOf */.qz)(this.#itemMark(node)) : widths[node.type];
        return width === undefined ? undefined : column + width;
    }
    /** What a list item begins with, in which only the first of five blanks is no code. */
    #itemMark(item) {
        const pattern = /([-*+]|\d+[.)])([ \t]*)(\S?)/y;
        pattern.lastIndex = startOf(item);
        const [, mark = '-', blanks = '', next] = (item.position && pattern.exec(this.#source.text)) ?? [];
        return mark + (!next || blanks.length > 4 || blanks.includes('\t') ? ' ' : blanks);
    }
    /** The blocks of a container. */
    row(nodes) {
        const blocks = [];
        let before;
        for (const node of nodes) {
            const block = this.#changed.has(node)
                ? this.#block(node)
                : this.#slice(startOf(node), this.#endOf(node));
            if (block.every(({ text }) => text.trim() === ''))
                continue;
            if (before)
                blocks.push([this.#put(this.#between(before, node))]);
            blocks.push(block);
            before = node;
        }
        return blocks.flat();
    }
    /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
    #between(before, after) {
        const [end, start] = [this.#endOf(before), startOf(after)];
        const gap = before.position && after.position && end < start ? this.#source.text.slice(end, start) : '';
        if (gap.includes('\n') && /^[\s>]*$/.test(gap))
            return gap.replace(/[^\n]/g, '');
        return isList(before, -1) && isList(after, 0) ? `\n\n${comments/* marker */.xL}\n\n` : '\n\n';
    }
    #block(node) {
        this.#moveTo(node);
        switch (node.type) {
            case 'list':
                return this.row(node.children);
            case 'listItem':
                return this.#item(node);
            case 'blockquote':
                return this.#inside(this.#quoted(node.children), '> ', '> ');
            case 'footnoteDefinition':
                return this.#inside(this.row(node.children), `[^${node.label ?? node.identifier}]: `, '    ');
            case 'inclusion':
                return (0,translate_source/* slice */.di)(node.source, node.start, node.end, 0);
            case 'paragraph':
                return joined(this.#phrases(node.children), true);
            case 'code':
                return this.#code(node);
            default:
                return joined(this.#phrase(node), this.#isSetext(node));
        }
    }
    #quoted(nodes) {
        this.#quotes++;
        const runs = this.row(nodes);
        this.#quotes--;
        return runs;
    }
    #item(item) {
        const mark = this.#itemMark(item);
        return this.#inside(this.row(item.children), mark, ' '.repeat(mark.length));
    }
    #inside(runs, first, others) {
        // Below a paragraph a mark alone would make a heading of it.
        return (0,translate_source/* indented */.gu)(runs.length > 0 ? runs : [this.#put(comments/* marker */.xL)], first, others);
    }
    #code({ value, lang, meta }) {
        const info = [lang, meta].filter(Boolean).join(' ');
        const fence = (0,translate_escape/* fenceFor */.Lt)(value, info);
        return [this.#put(`${fence}${info}\n${value}\n${fence}`)];
    }
    #isSetext(node) {
        return node.type === 'heading' && node.position !== undefined && this.#source.text[startOf(node)] !== '#';
    }
    #phrases(nodes) {
        return nodes.flatMap(node => this.#changed.has(node) ? this.#phrase(node) : this.#slice(startOf(node), this.#endOf(node)));
    }
    #phrase(node) {
        this.#moveTo(node);
        if (node.position && 'children' in node)
            return this.#around(node);
        switch (node.type) {
            case 'text':
                return [this.#put((0,translate_escape/* escaped */.Mk)(node.value))];
            case 'html':
                return [this.#put(node.value)];
            case 'image':
                return [this.#put(`![${(0,translate_escape/* escaped */.Mk)(node.alt ?? '')}](${(0,translate_escape/* destination */.j_)(node.url)})`)];
            case 'link':
                return this.#enclosed('[', node.children, `](${(0,translate_escape/* destination */.j_)(node.url)})`);
            case 'heading':
                return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '');
            case 'strong':
                return this.#enclosed('**', node.children, '**');
            case 'inclusion':
                return (0,translate_source/* slice */.di)(node.source, node.start, node.end, 0);
            default:
                throw new Error(`a new node of type "${node.type}" cannot be printed`);
        }
    }
    #enclosed(first, nodes, last) {
        return [this.#put(first), ...this.#phrases(nodes), this.#put(last)];
    }
    /** A node's own marks as they are written, around its children and between the rows of a table. */
    #around(node) {
        const before = parsed.get(node);
        const [first, last] = [before[0], before.at(-1)];
        if (!first || !last)
            return this.#slice(startOf(node), this.#endOf(node));
        const inside = node.children.flatMap((child, index) => {
            const isBelow = node.type === 'table' && index > 0;
            const rule = isBelow ? this.#slice(this.#endOf(before[index - 1]), startOf(child)) : [];
            return [...rule, ...this.#phrases([child])];
        });
        return [
            ...this.#slice(startOf(node), startOf(first)),
            ...inside,
            ...this.#slice(this.#endOf(last), this.#endOf(node)),
        ];
    }
    #slice(start, end) {
        this.#at = end;
        return (0,translate_source/* slice */.di)(this.#source, start, end, this.#quotes);
    }
    #put(text) {
        return (0,translate_source/* put */.yJ)(text, this.#source, this.#at);
    }
    #moveTo(node) {
        this.#at = node.position?.start.offset ?? node.data?.origin ?? this.#at;
    }
    // A list in a quote ends after the blank line that follows it.
    #endOf(node) {
        let end = node.position?.end.offset ?? 0;
        for (let line = end; node.type === 'list' && line > startOf(node);) {
            line = this.#source.text.lastIndexOf('\n', line - 1);
            if (!/^[ \t>]*$/.test(this.#source.text.slice(line + 1, end)))
                break;
            end = line;
        }
        return end;
    }
}
function startOf(node) {
    return node.position?.start.offset ?? 0;
}
/** Whether the first or last block that a node is printed as is a list. */
function isList(node, at) {
    if (node.type !== 'inclusion')
        return node.type === 'list';
    const piece = (0,blocks/* cutPieces */.Ul)(node.source.text.slice(node.start, node.end), false).at(at)?.text ?? '';
    const item = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/m;
    return at === 0 ? piece.search(item) === 0 : item.test(piece);
}

;// CONCATENATED MODULE: ./lib/document/translate/index.js



/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };
/** Where a place in the text of a source is in its file. */
function originOf(place, source) {
    return source.placeAt((0,lib/* location */.C)(source.text).toOffset(place) ?? source.text.length);
}


/***/ }),

/***/ 151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put),
/* harmony export */   y_: () => (/* binding */ part)
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
/** The text of runs. */
function sourceOf(runs) {
    const starts = [];
    const placeAt = (offset) => {
        let start = 0;
        if (starts.length === 0)
            for (const run of runs) {
                starts.push({ start, run });
                start += run.text.length;
            }
        const found = lastBefore(starts, offset);
        const { source, at, isSlice } = found.run;
        return source.placeAt(isSlice ? at + offset - found.start : at);
    };
    return { text: runs.map(({ text }) => text).join(''), placeAt };
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
/** Text that is put in at a place of a source. */
function put(text, source, at) {
    return { text, source, at, isSlice: false };
}
/**
 * A part of a source without what its containers put before its other lines: the marks of so many quotes, and blanks up
 * to the column that it begins in.
 */
function slice(source, start, end, quotes) {
    const { text } = source;
    const runs = [];
    const width = columnOf(text, start, quotes);
    for (let at = start; at < end;) {
        const newline = width + quotes > 0 ? text.indexOf('\n', at) + 1 : 0;
        const next = newline > 0 && newline < end ? newline : end;
        runs.push({ text: text.slice(at, next), source, at, isSlice: true });
        const inside = next < end ? lineInside(text, next, quotes, width) : { at: end, columns: 0 };
        at = Math.min(inside.at, end);
        if (inside.columns > 0)
            runs.push(put(' '.repeat(inside.columns), source, at));
    }
    return runs;
}
/** The column, from 0, of an offset on its line after the marks of quotes; tabs count as they are shown. */
function columnOf(text, offset, quotes = 0) {
    const line = text.lastIndexOf('\n', offset - 1) + 1;
    return widthOf(text.slice(Math.min(afterQuotes(text, line, quotes), offset), offset));
}
// Where a line goes on after the marks and the blanks, and how many columns more a tab among these has.
function lineInside(text, line, quotes, width) {
    let at = afterQuotes(text, line, quotes);
    let column = 0;
    for (; column < width && (text[at] === ' ' || text[at] === '\t'); at++)
        column += text[at] === '\t' ? 4 - (column % 4) : 1;
    return { at, columns: Math.max(0, column - width) };
}
// Before the mark of a quote there may be those of list items.
function afterQuotes(text, line, quotes) {
    const mark = /[ \t\d*+.)-]*>[ \t]?/y;
    let at = line;
    for (let quote = 0; quote < quotes; quote++) {
        mark.lastIndex = at;
        if (!mark.test(text))
            break;
        at = mark.lastIndex;
    }
    return at;
}
/** Columns that a text takes, with tab stops of 4. */
function widthOf(text) {
    let width = 0;
    for (const each of text)
        width += each === '\t' ? 4 - (width % 4) : 1;
    return width;
}
/** The text in a container that begins its first line and its others with these marks. */
function indented(runs, first, others) {
    const marked = [];
    let mark = first;
    for (const run of runs) {
        for (let at = 0; at < run.text.length;) {
            const next = run.text.indexOf('\n', at) + 1 || run.text.length;
            const line = part(run, at, next);
            if (mark !== undefined)
                marked.push(put(line.text === '\n' ? mark.trimEnd() : mark, run.source, line.at));
            marked.push(line);
            mark = line.text.endsWith('\n') ? others : undefined;
            at = next;
        }
    }
    return marked;
}
/** A part of a run. */
function part(run, start, end) {
    return { ...run, text: run.text.slice(start, end), at: run.isSlice ? run.at + start : run.at };
}


/***/ }),

/***/ 1619:
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

/***/ 1236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   H6: () => (/* binding */ fences),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* unused harmony export readHead */
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);

/** Front matter that has more characters is not read. */
const MAX_LENGTH = 64 * 1024;
/** What front matter begins with, and its closing fence, from the end of the line before. */
const fences = {
    // Pandoc and Jekyll end a block with dots as well.
    yaml: { fence: '---', closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/ },
    toml: { fence: '+++', closing: /\n\+\+\+[ \t]*(?:\n|$)/ },
};
/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
function readHead(page, keys) {
    const { block, data, rest } = splitBlock(page);
    const words = keys.map(key => key.split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const head = Object.fromEntries(isAsked ? values(data(), keys) : []);
    const heading = keys.includes('#') ? firstHeading(rest) : undefined;
    if (heading !== undefined)
        head['#'] = heading;
    if (keys.includes('---') && rest.length < page.length && /^\uFEFF?---/.test(page))
        head['---'] = 'true';
    return Object.keys(head).length > 0 ? head : undefined;
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function values(data, keys) {
    return keys.flatMap((key) => {
        const value = get(data, ...key.split('.'));
        const plain = text(value);
        if (plain !== undefined)
            return [[key, plain]];
        return Array.isArray(value) ? [[key, list(value).flatMap(each => text(each) ?? [])]] : [];
    });
}
const languages = [
    { ...fences.yaml, read: _data_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .gM },
    { ...fences.toml, read: _data_js__WEBPACK_IMPORTED_MODULE_0__/* .readToml */ .D7 },
];
function splitBlock(page) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const language = languages.find(({ fence }) => whole.startsWith(fence));
    const start = whole.indexOf('\n');
    const closing = language && start >= 0 ? language.closing.exec(whole.slice(start)) : null;
    if (!language || !closing || closing.index > MAX_LENGTH)
        return { block: '', data: () => ({}), rest: whole };
    const block = whole.slice(start + 1, start + closing.index + 1);
    return {
        block,
        data: () => language.read(block),
        rest: whole.slice(start + closing.index + closing[0].length),
    };
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


/***/ })

};
