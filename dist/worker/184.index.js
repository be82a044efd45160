export const id = 184;
export const ids = [184];
export const modules = {

/***/ 9184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor),
  includesOf: () => (/* binding */ includesOf)
});

// EXTERNAL MODULE: ./lib/document/mdx/load.js
var load = __webpack_require__(9501);
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
function isClosing({ sequence }, { text }) {
    const rest = text.replace(/^[\s>]+/, '').trimEnd();
    return rest.length >= sequence.length && rest === sequence.charAt(0).repeat(rest.length);
}
function fenceOf({ text, indent }, isInList) {
    const match = /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(text);
    if (!match)
        return undefined;
    const [, before = '', items = '', sequence = ''] = match;
    const isInQuote = before.includes('>');
    return {
        sequence,
        indent: indent + items.length,
        isInList: isInList || items !== '' || indent > 3,
        isInQuote,
    };
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
                // Links in it are written from its own folder.
                work.included.rebased.add(path);
                return file && applied(steps, file, { ...work, open: [...work.open, path] });
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
function askedBy(steps, source, settings) {
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
/** How files mark their regions: each finds what is at the end, and the name. */
const regionMarkers = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:#[ \t]*)?(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?([\w*.-]*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines of all regions of a name, without the markers of others. */
function regionOf(lines, name) {
    for (const marker of regionMarkers) {
        const found = lines.map(({ text }) => marker.exec(text));
        const regions = regionsIn(found, name);
        if (regions.length > 0)
            return regions.flatMap(([start, end]) => lines.slice(start, end).filter((_, index) => !found[start + index]));
    }
    return undefined;
}
/** No program has as many regions in each other. */
const MAX_NESTED = 100;
function regionsIn(found, name) {
    const regions = [];
    const isAlike = (one, other) => one.toLowerCase() === other.toLowerCase();
    const open = [];
    const isOpen = () => open.find(each => isAlike(each.name, name));
    for (const [index, match] of found.entries()) {
        const [, isEnd, other = ''] = match ?? [];
        if (match && !isEnd && open.length < MAX_NESTED)
            open.push({ name: other, start: index + 1 });
        if (!isEnd)
            continue;
        // An end without a name is that of the last that began.
        const at = other === '' ? open.length - 1 : open.findLastIndex(each => isAlike(each.name, other));
        const [closed] = at < 0 ? [] : open.splice(at);
        if (closed && isAlike(closed.name, name) && !isOpen())
            regions.push([closed.start, index]);
    }
    const unended = isOpen();
    return unended ? [...regions, [unended.start, found.length]] : regions;
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
    return `the repository has no text file ${paths.slice(0, 5).join(' or ')} of at most 5 MB. Fix the path, or add the file.`;
}
/** Other files than pages may begin with what looks like it, such as YAML. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
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

// EXTERNAL MODULE: ./lib/document/dialects/paths.js
var dialects_paths = __webpack_require__(4637);
// EXTERNAL MODULE: ./lib/site/paths.js
var site_paths = __webpack_require__(4655);
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



/** Fences without titles, highlighted lines and labels; the language stays. `hide` takes out what readers do not see. */
function fences(hide) {
    return (source, { settings }) => {
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
                changes.push(...fences_hidden(line, hide(line.text, info, settings)));
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
/** The info string of a fence. */
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
/** The escapes by which a terminal knows colours, in code of the language `ansi`: readers see the colours. */
const ansiEscapes = source => {
    if (!source.text.includes('\u001b['))
        return source;
    const changes = [];
    let isAnsi = false;
    for (const line of linesOf(source)) {
        if (line.code === 'opens')
            isAnsi = languageOf(infoOf(line)) === 'ansi';
        if (line.code !== 'within' || !isAnsi)
            continue;
        for (const { index, 0: written } of line.text.matchAll(/\p{Cc}\[[\d;]*m/gu))
            changes.push({ start: line.start + index, end: line.start + index + written.length, by: '' });
    }
    return changed(source, changes);
};
/** Rust's `# `, and what else hides a line from readers but not from the compiler (mdBook, "Hiding code lines"). */
const bookLines = (text, info, { hiddenPrefixes = {} }) => {
    const [language = '', ...others] = info.split(/[ \t,]+/);
    if (language !== 'rust') {
        const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length);
        const prefix = own ?? hiddenPrefixes[language];
        return prefix && text.trimStart().startsWith(prefix) ? 'line' : undefined;
    }
    const [, blanks = '', next] = /^([ \t]*)#(.?)/.exec(text) ?? [];
    if (next === '' || next === ' ')
        return 'line';
    return next === '#' ? { start: blanks.length, end: blanks.length + 1, by: '' } : undefined;
};
/** Comments that mark lines: `// highlight-next-line` and what else the configuration names (Docusaurus). */
const magicComments = (text, _, settings) => {
    const [, comment] = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)$/i.exec(text) ?? [];
    if (comment === undefined)
        return undefined;
    const words = comment.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd();
    return (settings.magicComments ?? HIGHLIGHTING).includes(words) ? 'line' : undefined;
};
const HIGHLIGHTING = ['highlight-next-line', 'highlight-start', 'highlight-end'];
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
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
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
            const above = (folder) => (0,dialects_paths/* pathIn */.lW)(folder, path)?.startsWith(folder);
            return { name, paths: (0,dialects_paths/* pathsIn */.Mr)(includeFolders.filter(above), path), part };
        });
    },
    render: inPlace,
});
/** `{{#include path:2:10}}` and its like (mdBook); a backslash keeps one as it is. */
const bookIncludes = includes({
    hint: /\{\{[ \t]*#/,
    pattern: /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name = '' }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = colonSpec(name);
        return [{ name, paths: (0,dialects_paths/* pathsIn */.Mr)([(0,site_paths/* folderOf */.yS)(from)], path), part }];
    },
    render(text, match, source) {
        const content = match[1]?.startsWith('play') ? codeBlock(text, 'rust') : text;
        const line = (0,translate_source/* lastBefore */.kk)(linesOf(source), match.index);
        const [margin = ''] = /^[\s>]*/.exec(source.text.slice(line.start, match.index)) ?? [];
        return (0,translate_source/* indented */.gu)([whole(content)], '', margin);
    },
});
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    const written = rest.join(':');
    const part = written.trim() === '' ? undefined : (rangesOf(written, ':') ?? { name: written.trim() });
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
        const folders = [(0,site_paths/* folderOf */.yS)(from), contentFolder, `${contentFolder}snippets/`, ...includeFolders, folder];
        return [{ name, paths: (0,dialects_paths/* pathsIn */.Mr)(folders, name), isRebased: true }];
    },
    render: inPlace,
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` };
}
function sitePaths(written, from, settings) {
    const alias = (0,dialects_paths/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('@'))
        return (0,dialects_paths/* pathsIn */.Mr)([settings.contentFolder], written.slice(1));
    return (0,dialects_paths/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,site_paths/* folderOf */.yS)(from)], written);
}
/** A text as fenced code. */
function codeBlock(text, info) {
    const fence = (0,translate_escape/* fenceFor */.Lt)(text.text, info);
    return (0,translate_source/* sourceOf */.vz)([(0,translate_source/* put */.yJ)(`${fence}${info}\n`, text, 0), whole(text), (0,translate_source/* put */.yJ)(`\n${fence}`, text, text.text.length)]);
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
        const paths = (0,dialects_paths/* pathsIn */.Mr)(includeFolders, name);
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
        const [, colons, name] = /^(:::[ \t]+)([\w.]+)[ \t]*$/.exec(text) ?? [];
        const isOption = isOpen && /^ {4}/.test(text);
        if (isOption)
            changes.push({ start, end: end + 1, by: '' });
        isOpen = isOption || (colons !== undefined && !code);
        if (colons === undefined || name === undefined || code)
            continue;
        changes.push({
            start,
            end,
            by: ['`', cut(source, start + colons.length, start + colons.length + name.length), '`'],
        });
        const reason = `"${name}" is documented from its code, which is not read: the document has its name alone. Write in Markdown what readers search for.`;
        work.warn('dialect', ':::', reason, source, start);
    }
    return changed(source, changes);
};

;// CONCATENATED MODULE: ./lib/document/dialects/jsx.js

/**
 * The tags with these names that are not in code. What looks like one, but has no end, ends the search: such a page is
 * no MDX.
 */
function jsxTags(source, names) {
    const { text } = source;
    const tags = [];
    let isCode;
    let done = 0;
    for (const { index, 0: head, 1: slash, 2: name = '' } of text.matchAll(/<(\/?)([A-Za-z]\w*)(?=[\s/>{])/g)) {
        if (index < done || !names.includes(name))
            continue;
        isCode ??= codeOf(source);
        if (isCode(index))
            continue;
        const close = endOf(text, index + head.length);
        if (close === text.length)
            break;
        if (text[close] !== '>')
            continue;
        done = close + 1;
        const isEmpty = text[close - 1] === '/';
        const props = text.slice(index + head.length, isEmpty ? close - 1 : close);
        tags.push({
            name,
            start: index,
            end: done,
            props,
            kind: slash ? 'closing' : isEmpty ? 'empty' : 'opening',
        });
    }
    return tags;
}
/** The end tags of opening tags. */
function closingsOf(tags) {
    const found = new Map();
    const open = new Map();
    for (const tag of tags) {
        const same = open.get(tag.name) ?? [];
        open.set(tag.name, same);
        if (tag.kind === 'opening')
            same.push(tag);
        const opening = tag.kind === 'closing' ? same.pop() : undefined;
        if (opening)
            found.set(opening, tag);
    }
    return found;
}
/** Strings of props, and those in braces: of these an apostrophe may be none. */
const strings = [/"[^"]*"|'[^']*'/y, /"[^"\n]*"|'[^'\n]*'|`[^`]*`/y];
/** Where the `>` is that ends a tag, or what cannot be in one; the text's length where neither is. */
function endOf(text, from) {
    let braces = 0;
    for (let at = from; at < text.length; at++) {
        const sign = text[at];
        if (braces === 0 && (sign === '>' || sign === '<'))
            return at;
        if (sign === '{')
            braces++;
        if (sign === '}')
            braces--;
        if (!/["'`]/.test(sign))
            continue;
        const string = strings[braces > 0 ? 1 : 0];
        string.lastIndex = at;
        if (string.test(text))
            at = string.lastIndex - 1;
        else if (braces === 0)
            return text.length;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/document/dialects/tags.js


const hugoTags = {
    delimiters: [
        ['{{<', '>}}'],
        ['{{%', '%}}'],
    ],
    head: /^[ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)/,
    raw: ['highlight'],
};
const liquidTags = {
    delimiters: [['{%', '%}']],
    head: /^-?[ \t\n]*(end)?([\w.-]+)/,
    raw: ['raw', 'comment'],
};
/** The tags of a text in order, each with its end tag. */
function tagsOf(source, language) {
    const tags = language.delimiters
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

;// CONCATENATED MODULE: ./lib/document/dialects/code-files.js






/** `import sample from '!!raw-loader!./sample.js'` (Docusaurus) or `from './sample.js?raw'` (Starlight). */
const rawImport = /^import[ \t]+([\w$]+)[ \t]+from[ \t]+['"](?:!!raw-loader!([^'"\n]+)|([^'"\n?]+)\?raw)['"]/gm;
/** `<CodeBlock language="js">{sample}</CodeBlock>` and `<Code code={sample} lang="js" />`: code, also of another file. */
const codeComponents = (source, work) => {
    if (!/<Code(?:Block)?\b/.test(source.text))
        return source;
    const files = new Map(Array.from(source.text.matchAll(rawImport), ([, name, ofLoader, ofQuery]) => [name, ofLoader ?? ofQuery]));
    const tags = jsxTags(source, ['CodeBlock', 'Code']);
    const closings = closingsOf(tags);
    const changes = tags.flatMap((tag) => {
        const end = tag.kind === 'empty' ? tag : closings.get(tag);
        const code = end && codeIn(tag, end, files, source, work);
        if (!code)
            return [];
        const { language, lang, title } = argumentsOf(tag.props);
        const info = [language ?? lang, title && `title="${title}"`].filter(Boolean).join(' ');
        const token = Object.assign([source.text.slice(tag.start, end.end)], { index: tag.start });
        return [{ start: tag.start, end: end.end, by: inPlace(codeBlock(code, info), token, source) }];
    });
    return changed(source, changes);
};
/** Code that a page has as text, or in a file that it imports; undefined where it comes from anything else. */
function codeIn(tag, end, files, source, work) {
    const inside = end === tag ? (/\bcode=(\{[^{}]*\})/.exec(tag.props)?.[1] ?? '') : source.text.slice(tag.end, end.start);
    const [, name, template] = /^\s*\{\s*(?:([\w$]+)|`([^`\\$]*)`)\s*\}\s*$/.exec(inside) ?? [];
    const file = files.get(name);
    if (name !== undefined && file === undefined)
        return undefined;
    if (file !== undefined) {
        const { path } = source.placeAt(tag.start);
        const paths = (0,dialects_paths/* importPaths */.i0)(file, path, work.settings);
        return included({ name: file, paths, isCode: true }, source, tag.start, work, step => step);
    }
    const text = template ?? (/[<{]/.test(inside) ? '' : inside);
    if (text.trim() === '')
        return undefined;
    const start = source.text.indexOf(text.trim(), end === tag ? tag.start : tag.end);
    return changed(source, [
        { start: 0, end: start, by: '' },
        { start: start + text.trim().length, end: source.text.length, by: '' },
    ]);
}

;// CONCATENATED MODULE: ./lib/document/dialects/components.js




const TITLED = ['Aside', 'Admonition'];
const TABS = ['Tabs', 'TabItem'];
/** What is in these is for the browser. */
const UNSEEN = ['Head', 'head', 'style', 'script'];
const NAMES = [...TITLED, ...TABS, ...UNSEEN, 'Badge', 'LinkCard'];
/**
 * What components of Starlight and Docusaurus show that is not in their children or titles, put where the reading of
 * MDX finds it: the kind of an admonition as its title, the label of a tab, the words of a badge, the description of a
 * card.
 */
const componentWords = source => {
    if (!/<(?:Aside|Admonition|Badge|LinkCard|TabItem|[Hh]ead|style|script)\b/.test(source.text))
        return source;
    const tags = jsxTags(source, NAMES);
    const [labels, closings] = [labelsOf(tags), closingsOf(tags)];
    return changed(source, tags.flatMap(tag => changeOf(tag, closings.get(tag), labels) ?? []));
};
function changeOf(tag, closing, labels) {
    const { name, start, end, props, kind } = tag;
    if (UNSEEN.includes(name))
        return closing && { start, end: closing.end, by: '' };
    const at = start + 1 + name.length;
    const put = (prop, value) => ({
        start: at,
        end: at,
        by: ` ${prop}={${JSON.stringify(value)}}`,
    });
    const label = labels.get(tag);
    if (label !== undefined)
        return put('label', label);
    const { title, type = 'note', text, description } = argumentsOf(props);
    if (TITLED.includes(name))
        return title === undefined && /^\w+$/.test(type) && kind === 'opening'
            ? put('title', kindName(type))
            : undefined;
    if (kind !== 'empty')
        return undefined;
    if (name === 'Badge' && text)
        return { start, end, by: text };
    return name === 'LinkCard' && description ? { start: end, end, by: `\n\n${description}` } : undefined;
}
/** The labels of tabs that do not say them: as all tabs together have them in `values`, else their own values. */
function labelsOf(tags) {
    const found = new Map();
    const open = [];
    for (const tag of tags) {
        if (tag.name === 'Tabs' && tag.kind === 'opening')
            open.push(valuesOf(tag.props));
        if (tag.name === 'Tabs' && tag.kind === 'closing')
            open.pop();
        const { value } = tag.name === 'TabItem' ? argumentsOf(tag.props) : {};
        if (value !== undefined && !/\blabel\s*=/.test(tag.props))
            found.set(tag, open.at(-1)?.get(value) ?? value);
    }
    return found;
}
function valuesOf(props) {
    const objects = [...props.matchAll(/\{[^{}]*\}/g)].map(([object]) => Object.fromEntries([...object.matchAll(/\b(label|value)["']?\s*:\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key, double, single]) => [key, double ?? single])));
    return new Map(objects.flatMap(({ value, label }) => (value && label ? [[value, label]] : [])));
}

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
            const [, fence = '', kind = '', rest = ''] = opening.exec(line.text) ?? [];
            const width = (closing.exec(line.text)?.[1] ?? fence.trim()).length;
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

;// CONCATENATED MODULE: ./lib/document/dialects/critic.js

/** Critic Markup: `{--deleted--}`, `{++inserted++}`, `{~~old~>new~~}`, `{==marked==}`, `{>>a comment<<}`. */
const critic = replacing(/\{(?:--|\+\+|~~|==|>>)/, /\{(--|\+\+|~~|==|>>)([^{}]*)(--|\+\+|~~|==|<<)\}/g, ({ 1: open = '', 2: words = '', 3: close }) => {
    if (close !== (open === '>>' ? '<<' : open))
        return undefined;
    if (open === '--')
        return deleted(words);
    if (open === '>>')
        return ` ${words}`;
    const change = open === '~~' ? words.indexOf('~>') : -1;
    return change < 0 ? words : deleted(words.slice(0, change)) + words.slice(change + 2);
});
function deleted(words) {
    return /^\S(?:[^\n]*\S)?$/.test(words) ? `~~${words}~~` : words;
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
    const folders = isRooted ? [folder, contentFolder, ''] : [(0,site_paths/* folderOf */.yS)(from)];
    const paths = (0,dialects_paths/* pathsIn */.Mr)(folders, written.replace(/^[~/]+/, '').replaceAll('%20', ' '));
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
const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*$/gim, () => '');
/** The content of rows and columns, which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    let inside = [];
    for (const line of linesOf(source)) {
        const isTag = /^[ \t]*:::[ \t]*(?:row|column)\b/.test(line.text);
        if (isTag || line === linesOf(source).at(-1)) {
            const least = Math.min(...inside.filter(each => !each.isBlank).map(indentOf));
            for (const { start } of inside.filter(each => indentOf(each) >= least))
                changes.push({ start, end: start + least, by: '' });
            inside = [];
        }
        if (isTag)
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
const docfx = [triples, columns, zones, tabs, extensions, references];

// EXTERNAL MODULE: ./node_modules/markdown-it-emoji/lib/data/full.mjs
var full = __webpack_require__(6678);
;// CONCATENATED MODULE: ./lib/document/dialects/emoji.js


/** `:smile:`, by GitHub's names and Twemoji's, where the site shows emoji for them; `/:x:/` is in addresses. */
const emoji = (source, work) => (work.settings.hasEmoji ? shown(source, work) : source);
const shown = replacing(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name = '' }) => {
    // Twemoji's names begin with what GitHub's end with.
    const known = [name, name.replace(/^(man|woman)_(\w+)$/, '$2_$1')].find(each => Object.hasOwn(full/* default */.A, each));
    return known && full/* default */.A[known];
});

;// CONCATENATED MODULE: ./lib/document/dialects/expressions.js

/** `{name}` of MDX where the page itself says `export const name = 'text'`. */
const constants = (source, work) => {
    if (!source.text.includes('export const'))
        return source;
    const literals = new Map(Array.from(source.text.matchAll(literal), ([, name, value]) => [name, value]));
    const step = replacing('{', /\{[ \t]*([\w$]+)[ \t]*\}/g, ({ 1: name }) => {
        const value = literals.get(name);
        return value && `{${value}}`;
    });
    return literals.size === 0 ? source : step(source, work);
};
const literal = /^export[ \t]+const[ \t]+([\w$]+)(?:[ \t]*:[ \t]*\w+)?[ \t]*=[ \t]*('[^'\n]*'|"[^"\n]*"|`[^`$\n]*`|\d[\d.]*)[ \t;]*$/gm;

;// CONCATENATED MODULE: ./lib/document/dialects/html.js


const opening = /^ {0,3}<(div|section|article|aside|header|footer|nav|main|figure|table|ul|ol|dl|p|center|form|h[1-6])(?=[\s>])/i;
/**
 * HTML goes on to its end tag in some generators, blank lines or not. Markdown ends it at a blank line, and takes what is
 * indented below that for code.
 */
const htmlBlocks = source => {
    if (!/^ {0,3}<[a-z]/im.test(source.text))
        return source;
    const lines = linesOf(source);
    const changes = [];
    for (let index = 0; index < lines.length; index++) {
        const [, name] = (lines[index].code ? null : opening.exec(lines[index].text)) ?? [];
        if (name === undefined || lines[index - 1]?.isBlank === false)
            continue;
        const end = html_endOf(lines, index, name);
        // Without an end tag nobody can tell what is HTML.
        if (end < 0)
            break;
        changes.push(...joined(lines.slice(index, end)));
        index = end - 1;
    }
    return changed(source, changes);
};
/** The line after that with the end tag; -1 without one. */
function html_endOf(lines, start, name) {
    let depth = 0;
    for (let index = start; index < lines.length; index++) {
        for (const [, slash, other = ''] of lines[index].text.matchAll(/<(\/?)([a-z][a-z\d]*)(?=[\s>])/gi))
            if (other.toLowerCase() === name.toLowerCase())
                depth += slash ? -1 : 1;
        if (depth <= 0)
            return index + 1;
    }
    return -1;
}
/** Markdown in HTML, or elements in which blank lines are seen. */
const mixed = /<(?:pre|script|style|textarea)\b|\smarkdown(?:[\s=>]|$)/i;
function joined(block) {
    if (block.some(({ text, code }) => code === 'opens' || mixed.test(text)))
        return [];
    const changes = [];
    let below = 0;
    for (const { start, end, indent, isBlank } of block.toReversed()) {
        if (!isBlank)
            below = indent;
        else if (below >= 4)
            changes.unshift({ start, end: end + 1, by: '' });
    }
    return changes;
}

;// CONCATENATED MODULE: ./lib/document/dialects/templates.js









/** A step that renders the tags of a template language. */
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (!language.delimiters.some(([open]) => source.text.includes(open)))
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
    const from = (0,site_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [] : [from];
    const below = [
        settings.contentFolder,
        ...settings.includeFolders,
        `${settings.folder}_includes/`,
        settings.folder,
        '',
    ];
    const isCode = values.code === 'true' || values.lang !== undefined;
    const asked = { name, paths: (0,dialects_paths/* pathsIn */.Mr)([...folders, ...below], name), isCode };
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
const rules = Object.fromEntries([
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
const shortcodes = templates(hugoTags, rules, words, ['param', 'variable', 'include', 'readfile']);
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
        const end = indented_endOf(lines, index, line.indent + opening.width);
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
const indented_opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|===[!+]*[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, if it does. */
function indented_titleOf({ text, start }, source) {
    if (!/^[ \t]*[!?=]{3}/.test(text))
        return undefined;
    const match = indented_opening.exec(text);
    if (!match)
        return undefined;
    const [, kind, ofNote, ofTab] = match;
    const title = ofNote ?? ofTab;
    if (title === undefined)
        return [`**${kindName(kind)}**`];
    return bold(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'));
}
// Blank lines at the end are not in the block.
function indented_endOf(lines, opened, indent) {
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




/** Icons, with the blanks that set them off from a text's beginning, or with the link that has no other text. */
const icons = replacing(':', /:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, ({ 0: icon, index }, { text }) => {
    let end = index + icon.length;
    end += listAt(text, end).length;
    linkEnd.lastIndex = end;
    const [link] = (text[index - 1] === '[' && linkEnd.exec(text)) || [];
    if (link !== undefined)
        return { start: index - 1, end: end + link.length, by: '' };
    if (/[\s[]/.test(text[index - 1] ?? '\n'))
        while (text[end] === ' ')
            end++;
    return { start: index, end, by: '' };
});
const list = /\{[^{}\n]*\}/y;
const linkEnd = /\](?:\([^()\n]*\)|\[[^[\]\n]*\])(?:\{[^{}\n]*\})?/y;
function listAt(text, at) {
    list.lastIndex = at;
    const [found = ''] = list.exec(text) ?? [];
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
/** Lists of attributes in the delimiters that the configuration gives them, as they are written elsewhere. */
const attributeDelimiters = (source, work) => {
    const [open, close] = work.settings.attributeDelimiters ?? [];
    if (!open || !close || !source.text.includes(open))
        return source;
    const isCode = codeOf(source);
    const changes = [];
    for (const { text, start } of linesOf(source)) {
        const at = text.lastIndexOf(open);
        const end = at < 0 ? -1 : text.indexOf(close, at + open.length);
        if (end < 0 || isCode(start + at))
            continue;
        changes.push({ start: start + at, end: start + at + open.length, by: '{' });
        changes.push({ start: start + end, end: start + end + close.length, by: '}' });
    }
    return changed(source, changes);
};
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
/** What keys show that their names as words do not say (pymdown, Keys). */
const keyNames = new Map(`arrow-up Up
  arrow-down Down
  arrow-left Left
  arrow-right Right
  alt-graph AltGr
  altgr AltGr
  backtab Back Tab
  bksp Backspace
  cmd Cmd
  command Cmd
  context-menu Menu
  control Ctrl
  delete Del
  escape Esc
  function Fn
  insert Ins
  left-control Left Ctrl
  num-asterisk Num *
  num-delete Num Del
  num-equal Num =
  num-minus Num -
  num-plus Num +
  num-separator Num .
  num-slash Num /
  pg-dn Page Down
  pg-up Page Up
  return Enter
  spc Space
  left-windows Left Win
  right-control Right Ctrl
  right-windows Right Win
  windows Win`
    .split(/\n {2}/)
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
const keySigns = new Map(`backslash \\ bar | pipe | brace-left { brace-right } bracket-left [ bracket-right ] colon : comma , double-quote "
  equal = exclam ! grave \` greater > less < minus - period . plus + question ? semicolon ; single-quote ' slash / tilde ~
  underscore _`
    .split(/\s+/)
    .flatMap((name, index, all) => (index % 2 === 0 ? [[name, `\\${all[index + 1]}`]] : [])));
function keyName(name) {
    const words = name.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
    return keySigns.get(name) ?? keyNames.get(name) ?? words.join(' ').replace(/^Num(?=\d)/, 'Num ');
}
/** `==marked==` and `^^inserted^^`: the words alone. */
const marked = replacing(/==|\^\^/, /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, (match, source) => group(match, match[1] === undefined ? 2 : 1, source));
/** `x^2^` and `H~2~O`, which Markdown has nothing for but HTML's. */
const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {
    const name = match[1] === '^' ? 'sup' : 'sub';
    return [`<${name}>`, group(match, 2, source), `</${name}>`];
});
/** `[=45% "45%"]`: the label of a bar, or how far it is (pymdown, ProgressBar). */
const progressBars = replacing('[=', /\[=[ \t]*([\d.]+(?:%|\/[\d.]+))(?:[ \t]+"([^"\n]*)")?[ \t]*\]/g, ({ 1: share, 2: label }) => label ?? share);
/** `[words][package.name]`, by the names of what is documented elsewhere on the site, where no link is defined for it. */
const namedReferences = replacing(/\]\[[\w.]/, /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, (match, source) => {
    const { 2: name = '' } = match;
    return source.text.toLowerCase().includes(`[${name.toLowerCase()}]:`)
        ? undefined
        : group(match, 1, source);
});
/** The language of code in a line, `#!js x` in backquotes. */
const codeLanguages = replacing('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => ((0,translate_source/* lastBefore */.kk)(linesOf(source), index)?.code ? undefined : '`'), true);
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
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const comments = (source, work) => {
    let done = 0;
    return replacing('<!--', /<!--/g, ({ index }, { text }) => {
        if (index < done)
            return undefined;
        const end = text.indexOf('-->', index + 4);
        done = end < 0 ? text.length : end + 3;
        return end < 0 ? undefined : { start: index, end: done, by: '' };
    })(source, work);
};
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
            paths: (0,dialects_paths/* pathsIn */.Mr)(includeFolders.length > 0 ? includeFolders : [`${folder}_includes/`], name),
        },
    };
};
const fromFile = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,dialects_paths/* pathsIn */.Mr)([(0,site_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name) } };
};
/** A link to a page by its path from the site's folder. */
const liquid_link = ({ tag, values, source, work }) => {
    const from = (0,site_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
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
    const from = (0,site_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const part = after === undefined && before === undefined ? undefined : { after, before };
    return {
        include: { name, paths: (0,dialects_paths/* pathsIn */.Mr)(folders, name), part, isRebased: tag.name === 'include-markdown' },
    };
};
/** Tags that plugins of MkDocs have; others are text, as they all are in code about templates. */
const mkdocsTags = (source, work) => {
    const { tagDelimiters } = work.settings;
    const rules = { ...raw, 'include-markdown': includeMarkdown, include: includeMarkdown };
    if (tagDelimiters === undefined)
        return templates(liquidTags, rules, () => 'stays', ['include-markdown'])(source, work);
    // Delimiters that nothing else has are those of tags in code, too.
    const language = { ...liquidTags, delimiters: [tagDelimiters] };
    return templates(language, rules, () => 'stays', Object.keys(rules))(source, work);
};

// EXTERNAL MODULE: ./node_modules/npm-to-yarn/dist/npm-to-yarn.mjs
var npm_to_yarn = __webpack_require__(6189);
;// CONCATENATED MODULE: ./lib/document/dialects/package-managers.js





// Its types are those of a module of the other kind.
const convert = npm_to_yarn/* default */.A;
/** More than a few commands are something else. */
const package_managers_MAX_LENGTH = 2_000;
const package_managers_NAMES = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };
/** Commands of npm that are shown as those of other package managers too (Docusaurus' plugin `npm2yarn`). */
const packageManagers = (source, { settings }) => {
    if (!source.text.includes('npm2yarn'))
        return source;
    const { packageManagers: wanted = Object.keys(package_managers_NAMES) } = settings;
    const others = Object.keys(package_managers_NAMES).filter(name => wanted.includes(name));
    const lines = linesOf(source);
    const changes = lines.flatMap((line, index) => {
        if (line.code !== 'opens' || !/^\S+[ \t]+npm2yarn$/.test(infoOf(line)))
            return [];
        let end = index + 1;
        while (lines[end]?.code === 'within')
            end++;
        const closing = lines[end];
        if (closing?.code !== 'closes' || closing.end - line.start > package_managers_MAX_LENGTH)
            return [];
        const code = lines.slice(index + 1, end);
        const blanks = line.text.slice(0, line.text.length - line.text.trimStart().length);
        const shown = others.map(name => (0,translate_source/* put */.yJ)(block(name, line, code, blanks), source, closing.end));
        return [{ start: line.start, end: line.start, by: `${blanks}**npm**\n\n` }, after(closing, shown)];
    });
    return changed(source, changes);
};
function after({ end }, by) {
    return { start: end, end, by };
}
function block(name, opening, code, blanks) {
    const fence = /`{3,}|~{3,}/.exec(opening.text)?.[0] ?? '```';
    const commands = code
        .map(({ text }) => (text.startsWith(blanks) ? text.slice(blanks.length) : text))
        .join('\n');
    const text = `**${package_managers_NAMES[name]}**\n\n${fence}${languageOf(infoOf(opening))}\n${convert(commands, name)}\n${fence}`;
    return `\n\n${text.replace(/^(?=.)/gm, blanks)}`;
}

// EXTERNAL MODULE: ./node_modules/remark/index.js + 9 modules
var remark = __webpack_require__(1671);
// EXTERNAL MODULE: ./lib/document/parse.js
var parse = __webpack_require__(1206);
// EXTERNAL MODULE: ./lib/document/splice.js
var splice = __webpack_require__(3749);
;// CONCATENATED MODULE: ./lib/document/dialects/rebase.js






const processor = (0,remark/* remark */.V)().use(parse/* gfm */.Te).use(parse/* destinations */.uC).freeze();
/** Relative links of included files, which are written from their own folder, as links from the page's. */
const rebased = (source, work) => {
    const { rebased: paths } = work.included;
    if (paths.size === 0)
        return source;
    const { text } = source;
    const folder = (0,site_paths/* folderOf */.yS)(work.open[0]);
    const changes = [];
    const rebase = (start, end) => {
        const { path } = source.placeAt(start);
        if (!paths.has(path) || (0,site_paths/* folderOf */.yS)(path) === folder)
            return;
        const url = fromFolder(text.slice(start, end), (0,site_paths/* folderOf */.yS)(path), folder);
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
    emoji,
    contents,
    abbreviations,
    critic,
    keys,
    marked,
    progressBars,
    namedReferences,
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
    docusaurus: [elementIncludes, codeComponents],
    starlight: [elementIncludes, codeComponents],
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
        htmlBlocks,
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
        ansiEscapes,
        fences(codeComments),
        contents,
        emoji,
        attributeDelimiters,
        attributeLists('all'),
    ],
    docusaurus: [
        comments,
        constants,
        emoji,
        componentWords,
        containers(),
        packageManagers,
        codeTitles,
        fences(magicComments),
        attributeLists('headings'),
    ],
    starlight: [
        constants,
        componentWords,
        containers(),
        codeTitles,
        ansiEscapes,
        fences(),
        attributeLists('headings'),
    ],
    docfx: [...docfx, fences(), attributeLists('headings')],
    mdbook: [scripts, bookTitles, fences(bookLines), attributeLists('headings')],
    hugo: [scripts, emoji, shownShortcodes, definitions, excludedSections, fences(), attributeLists('blocks')],
    jekyll: [
        scripts,
        htmlBlocks,
        emoji,
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
/** The dialect of a page of a site. For MDX `loadMdx` has to be called first. */
function dialectFor(path, settings) {
    const { generator } = settings;
    const steps = [...inclusions[generator], ...markup[generator], rebased];
    return stepwise(steps, settings, (0,load/* isReadAsMdx */.IR)(path, settings) ? (0,load/* loadedMdx */.Zr)() : undefined);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, settings) {
    const imports = [...text.matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+\.mdx?)["']/gi)];
    return [
        ...askedBy(inclusions[settings.generator], (0,translate/* fileSource */.IO)(path, text), settings),
        ...imports
            .map(([, written = '']) => (0,dialects_paths/* importPaths */.i0)(written, path, settings))
            .filter(paths => paths.length > 0),
    ];
}


/***/ })

};
