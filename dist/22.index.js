export const id = 22;
export const ids = [22];
export const modules = {

/***/ 3528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   tD: () => (/* binding */ changed)
/* harmony export */ });
/* unused harmony export applied */
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);


/** The dialect of a generator whose syntax the steps translate, one after the other. */
function stepwise(steps, settings) {
    return {
        toMarkdown(source, context) {
            const messages = new Map();
            const markdown = applied(steps, source, workOn(source, { steps, settings, context }, messages));
            return { markdown, messages: [...messages.values()] };
        },
    };
}
function workOn({ placeAt }, given, messages) {
    const { path, ...start } = placeAt(0);
    return {
        ...given,
        warn(rule, kind, reason, source, at) {
            const { path: file, line, column } = source.placeAt(at);
            // A message is at a place of the page, so that of an included file says where it is.
            const message = file === path
                ? { line, column, rule, reason }
                : { ...start, rule, reason: `${file}:${line}:${column}: ${reason}` };
            if (!messages.has(kind))
                messages.set(kind, message);
        },
        open: [path],
        included: { count: 0, length: 0, rebased: new Set() },
    };
}
/** What steps ask to include in a text: for each include the paths that are tried. */
function askedBy(steps, source, settings) {
    const found = [];
    const asked = (paths) => void found.push([...paths]);
    applied(steps, source, { ...workOn(source, { steps, settings, context: {} }, new Map()), asked });
    return found;
}
/** Steps one after the other. */
function applied(steps, source, work) {
    return steps.reduce((result, step) => step(result, work), source);
}
/** A source with changes, in order; of one that begins in another, nothing. The source itself without any. */
function changed(source, changes) {
    if (changes.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, by } of changes) {
        if (start < at)
            continue;
        parts.push((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(source, at, start));
        for (const each of listOf(by))
            parts.push(typeof each === 'string' ? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .put */ .yJ)(each, source, start) : each);
        at = end;
    }
    // What is empty has no place.
    const full = [...parts, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(source, at)].filter(({ text }) => text !== '');
    return full.length === 0 ? { text: '', placeAt: source.placeAt } : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(full);
}
/** The words and parts that content is made of. */
function listOf(content) {
    return typeof content === 'string' || 'text' in content ? [content] : content;
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
        return changed(source, changes);
    };
}
/** A part of a match as it is in the source. */
function group(match, index, source) {
    const text = match[index];
    const start = match.index + match[0].indexOf(text);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(source, start, start + text.length);
}


/***/ }),

/***/ 4161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filled: () => (/* binding */ filled),
/* harmony export */   variable: () => (/* binding */ variable),
/* harmony export */   variables: () => (/* binding */ variables)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3528);

const PATTERN = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .replacing */ .mi)('{{', PATTERN, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** A text with what the variables in it stand for. */
function filled(text, values) {
    return text.replace(PATTERN, (template, name) => variable(name, values) ?? template);
}
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return [name, plain].filter(each => Object.hasOwn(values, each)).map(each => values[each])[0];
}


/***/ }),

/***/ 7022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor),
  includesOf: () => (/* binding */ includesOf)
});

// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/markdown/escape.js
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

// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var syntax_step = __webpack_require__(3528);
;// CONCATENATED MODULE: ./lib/generators/syntax/blocks.js



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
    const words = (0,markdown_source/* cut */.Jj)(source, start, end);
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
/**
 * Headings that their author keeps out of search, with their sections (Material's `data-search-exclude`,
 * `data-pagefind-ignore`).
 */
const excludedSections = source => {
    if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
        return source;
    const changes = [];
    let open;
    for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const { text, start } = line;
        const depth = (0,markdown_lines/* headingDepth */.Ys)(line);
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
    return (0,syntax_step/* changed */.tD)(source, changes);
};
const htmlOpening = /^( {0,3})<(div|section|article|nav|main|figure|table|ul|ol|dl|p|center)\b(?!.*(?:\smarkdown|<\/\2>))/i;
/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and reads what is indented below that as code.
 */
const htmlBlocks = source => {
    if (!/^ {0,3}<[a-z]/im.test(source.text))
        return source;
    const changes = [];
    let closing;
    let joined = [];
    let blanks = [];
    for (const { text, start, end, code, indent, isBlank } of (0,markdown_lines/* linesOf */.Dx)(source)) {
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
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};

;// CONCATENATED MODULE: ./lib/generators/syntax/fences.js




/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays.
 */
function fences(shown) {
    return source => {
        if (!(shown ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
            const { code, text, start, end } = line;
            if (code === 'opens') {
                info = infoOf(line);
                const language = languageOf(info);
                if (language !== info)
                    changes.push({ start: start + text.lastIndexOf(info), end, by: language });
            }
            else if (code === 'within' && shown) {
                const by = shown(text, info);
                if (by === undefined)
                    changes.push({ start, end: end + 1, by: '' });
                else if (by !== text)
                    changes.push({ start, end, by });
            }
        }
        return (0,syntax_step/* changed */.tD)(source, changes);
    };
}
/** The titles of code (`title=""` of Docusaurus, Starlight and Material for MkDocs), as a line above it. */
const codeTitles = source => {
    if (!source.text.includes('title='))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const changes = [];
    lines.forEach(({ code, text, start, end }, index) => {
        const match = /\btitle=(?:"([^"]+)"|'([^']+)')/.exec(text);
        if (code !== 'opens' || !match)
            return;
        const title = match[1] ?? match[2];
        const at = start + match.index + 'title="'.length;
        // Of the containers that the code is in, its other lines have the marks of quotes alone.
        const first = text.slice(0, text.search(/[`~]/));
        const others = first.replace(/[^>]/g, ' ');
        const empty = `${others.trimEnd()}\n`;
        const isApart = lines[index - 1]?.isBlank !== false;
        const above = [isApart ? '' : empty, first, ...bold(source, at, at + title.length), `\n${empty}`, others];
        changes.push({ start, end, by: [...above, (0,markdown_source/* cut */.Jj)(source, start + first.length, end)] });
    });
    return (0,syntax_step/* changed */.tD)(source, changes);
};
// More than a language.
const longInfo = /(?:```|~~~)[ \t]*(?:[\w+#.-]+(?:[{,:[=]|[ \t]+\S)|[{,:[=])/;
/** The info string of a fence. */
function infoOf({ text }) {
    return /[`~]{3,}(.*)/s.exec(text)[1].trim();
}
/** The language that an info string names, if it does. */
function languageOf(info) {
    if (/^[\w-]+=/.test(info))
        return '';
    const ofClass = /^\{[^}.]*\.([\w+#-]+)/.exec(info)?.[1];
    return ofClass ?? /^[^\s{,:[]+/.exec(info)?.[0] ?? '';
}

// EXTERNAL MODULE: ./node_modules/remark/index.js + 61 modules
var remark = __webpack_require__(4610);
// EXTERNAL MODULE: ./lib/markdown/front-matter.js + 1 modules
var front_matter = __webpack_require__(2722);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-footnote/lib/index.js
var lib = __webpack_require__(6807);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-strikethrough/lib/index.js
var mdast_util_gfm_strikethrough_lib = __webpack_require__(870);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var syntax = __webpack_require__(4810);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
var lib_syntax = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(7749);
;// CONCATENATED MODULE: ./lib/markdown/parse.js






/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
function gfm() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...gfmExtensions()];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...gfmFromMarkdown()];
}
/** What reads that syntax. */
function gfmExtensions() {
    return [(0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(), (0,syntax/* gfmFootnote */.r)(), (0,lib_syntax/* gfmStrikethrough */.K)()];
}
/** What makes nodes of that syntax. */
function gfmFromMarkdown() {
    return [(0,mdast_util_gfm_table_lib/* gfmTableFromMarkdown */.c)(), (0,lib/* gfmFootnoteFromMarkdown */.i)(), (0,mdast_util_gfm_strikethrough_lib/* gfmStrikethroughFromMarkdown */.p)()];
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
/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
function walk(parent, see) {
    for (const node of parent.children) {
        see(node);
        if ('children' in node)
            walk(node, see);
    }
}

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
;// CONCATENATED MODULE: ./lib/generators/syntax/parts.js




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
function partOf(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part) {
        const { after = '', before = '' } = part;
        const { text } = source;
        const found = text.indexOf(after);
        const start = found + after.length;
        const end = before === '' ? text.length : text.indexOf(before, start);
        return found < 0 || end < 0 ? undefined : (0,markdown_source/* cut */.Jj)(source, start, end);
    }
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    if ('ranges' in part) {
        const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
        return chosen.length === 0 ? undefined : only(source, chosen);
    }
    const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name);
    return chosen && only(source, chosen);
}
// Ranges may overlap or go back, so this is no list of changes.
function only(source, lines) {
    const by = lines.flatMap(({ start, end }, at) => [at > 0 ? '\n' : '', (0,markdown_source/* cut */.Jj)(source, start, end)]);
    return (0,syntax_step/* changed */.tD)(source, [{ start: 0, end: source.text.length, by }]);
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
/** A heading's section, by the heading's id. */
function sectionOf(lines, id) {
    const depths = lines.map(markdown_lines/* headingDepth */.Ys);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && idOf(text) === id);
    if (first < 0)
        return undefined;
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    return lines.slice(first, last < 0 ? undefined : last);
}
function idOf(heading) {
    const own = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1];
    return own ?? (0,github_slugger/* slug */.y)(heading.replace(/^#+/, '').trim());
}

// EXTERNAL MODULE: ./lib/generators/syntax/paths.js
var syntax_paths = __webpack_require__(6072);
;// CONCATENATED MODULE: ./lib/generators/syntax/include.js










const MAX_LENGTH = 5_000_000;
/** Ten files that each include ten others have little text, and more of them than there is memory for. */
const MAX_COUNT = 2_000;
/** The included text, in which `step` does the same; undefined, and a message, where it cannot be included. */
function included(include, source, at, work, step) {
    work.asked?.(include.paths);
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const { paths, part, isCode } = include;
    const isOpen = paths.find(each => work.open.includes(each));
    if (isOpen)
        return refuse(`${isOpen} would include itself. Take one of the includes out.`);
    if (paths.length === 0)
        return refuse('it is not a path in the repository. Fix the path.');
    // Before the file is asked for: a thread keeps only so much of all files.
    const { count, length } = work.included;
    const tooMuch = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
    if (count >= MAX_COUNT || length > MAX_LENGTH)
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
    const whole = partOf(isLines || isCode ? file : withoutFrontMatter(file), part);
    if (!whole)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.count++;
    work.included.length += whole.text.length;
    if (work.included.length > MAX_LENGTH)
        return refuse(tooMuch);
    if (include.isRebased)
        work.included.rebased.add(path);
    if (isCode)
        return withoutBlankEnds(whole);
    const text = isLines ? withoutFrontMatter(whole) : whole;
    return withoutBlankEnds(step(text, { ...work, open: [...work.open, path] }));
}
/** Other files than pages may begin with what looks like it, such as YAML. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    const end = file.text.length - (0,front_matter/* splitFrontMatter */.vQ)(file.text).text.length;
    return (0,syntax_step/* changed */.tD)(file, [{ start: 0, end, by: '' }]);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    const end = Math.max(start, text.trimEnd().length);
    return (0,syntax_step/* changed */.tD)(source, [
        { start: 0, end: start, by: '' },
        { start: end, end: text.length, by: '' },
    ]);
}
/** A step that includes what a syntax asks for, at any depth. */
function includes(syntax) {
    const make = (match, source, work) => {
        const asked = syntax.read(match, source.placeAt(match.index).path, work.settings);
        if (asked === 'escaped')
            return (0,markdown_source/* cut */.Jj)(source, match.index + 1, match.index + match[0].length);
        const texts = asked.map(each => included(each, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        return texts.flatMap((text, index) => [
            index > 0 ? '\n' : '',
            ...(text ? (0,syntax_step/* listOf */.c3)(syntax.render?.(text, match, source) ?? text) : []),
        ]);
    };
    const step = (0,syntax_step/* replacing */.mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** The included text, indented as its include is; in one line where that has other text. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index);
    const blanks = (0,markdown_lines/* blanksOf */.RF)(token);
    const before = source.text.slice(line.start, Math.min(index, line.start + 200)) + blanks;
    const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    const after = source.text.slice(index + token.length, index + token.length + 100);
    if (isAlone && /^[ \t]*(?:\n|$)/.test(after))
        return [(0,markdown_source/* indented */.gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return (0,markdown_lines/* linesOf */.Dx)(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', (0,markdown_source/* cut */.Jj)(text, start, end)]);
}
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path, ...rest] = name.split(':');
    const written = rest.join(':');
    const part = written === '' ? undefined : readPart(written, ':');
    return { path: path, part };
}
/** A text as fenced code. */
function codeBlock(text, info) {
    const fence = fenceFor(text.text, info);
    return (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${fence}${info}\n`, text, 0), text, (0,markdown_source/* put */.yJ)(`\n${fence}`, text, text.text.length)]);
}
/** The extension of a file's name, which is a language that most highlighters know. */
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}
const processor = (0,remark/* remark */.V)().use(gfm).use(destinations).freeze();
/**
 * Relative links of included files that are written from their own folder (include-markdown of MkDocs, MDX), as links
 * from the page's.
 */
const rebased = (source, work) => {
    const { rebased: paths } = work.included;
    if (paths.size === 0)
        return source;
    const { text } = source;
    const folder = (0,generators_paths/* folderOf */.yS)(work.open[0]);
    const changes = [];
    const rebase = (start, end) => {
        const { path } = source.placeAt(start);
        if (!paths.has(path) || (0,generators_paths/* folderOf */.yS)(path) === folder)
            return;
        const url = (0,syntax_paths/* fromFolder */.FC)(text.slice(start, end), (0,generators_paths/* folderOf */.yS)(path), folder);
        if (url !== undefined)
            changes.push({ start, end, by: url });
    };
    walk(processor.parse(text), node => {
        const at = node.position.start.offset;
        const { data } = node;
        if (data && 'destination' in data && data.destination)
            rebase(at + data.destination.start, at + data.destination.end);
        if (node.type !== 'html')
            return;
        const written = text.slice(at, node.position.end.offset);
        for (const { 0: attribute, index } of written.matchAll(/\b(?:src|href)="[^"\n]*/g))
            rebase(at + index + attribute.indexOf('"') + 1, at + index + attribute.length);
    });
    return (0,syntax_step/* changed */.tD)(source, changes.sort((a, b) => a.start - b.start));
};

// EXTERNAL MODULE: ./node_modules/markdown-it-emoji/lib/data/full.mjs
var full = __webpack_require__(6678);
;// CONCATENATED MODULE: ./lib/generators/syntax/inline.js




/** Whether it is `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(each => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(each));
}
/**
 * Lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's):
 * at the end of headings; also on lines of their own (`blocks`), or after a link and its like (`all`).
 */
function attributeLists(where) {
    return (0,syntax_step/* replacing */.mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
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
        return where === 'all' && start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1))
            ? gone
            : undefined;
    });
}
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which become the list of headings. */
const contents = (0,syntax_step/* replacing */.mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const comments = without(/<!--/g, () => '-->');
/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf) {
    return (source, work) => {
        let done = 0;
        return (0,syntax_step/* replacing */.mi)('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = end < 0 ? text.length : end + ending.length;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        })(source, work);
    };
}
/**
 * `:smile:` by GitHub's names and Twemoji's, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = (0,syntax_step/* replacing */.mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    const name = match[1];
    // Twemoji's names begin with what GitHub's end with.
    const known = [name, name.replace(/(man|woman)_(\w+)/, '$2_$1')].find(each => Object.hasOwn(full/* default */.A, each));
    return known && full/* default */.A[known];
});

;// CONCATENATED MODULE: ./lib/generators/docfx/syntax.js










/** DocFX, and what Microsoft Learn adds to it. */
function docfxSyntax() {
    return {
        includes: [texts, codeLinks, codeBlocks],
        markup: [triples, columns, zones, tabs, extensions, references, fences(), attributeLists('headings')],
    };
}
/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const texts = includes({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written }, from, settings) => [includeOf(written.trim(), from, settings)],
    render: inPlace,
});
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = includes({
    hint: '[!',
    pattern: /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read({ 2: written }, from, settings) {
        const [, path, query, hash] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written.trim());
        const options = new URLSearchParams(query);
        const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash ?? '') ?? [];
        const name = options.get('name') ?? options.get('region');
        const range = options.get('range') ?? (first && `${first}-${last}`);
        const part = name ? { name } : range ? readPart(range, '-') : hash ? { name: hash } : undefined;
        return [{ ...includeOf(path, from, settings), part, isCode: true }];
    },
    render: (text, match, source) => inPlace(codeBlock(text, match[1] ?? extensionOf(text.placeAt(0).path)), match, source),
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = includes({
    hint: ':::',
    pattern: /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim,
    read({ 1: written }, from, settings) {
        const { source = '', range, id } = attributesOf(written);
        const part = id ? { name: id } : range ? readPart(range, '-') : undefined;
        return [{ ...includeOf(source, from, settings), part, isCode: true }];
    },
    render(text, match, source) {
        const { language, source: path } = attributesOf(match[1]);
        return inPlace(codeBlock(text, language ?? extensionOf(path)), match, source);
    },
});
function includeOf(written, from, { folder, contentFolder }) {
    const isRooted = /^[~/]/.test(written);
    const folders = isRooted ? [folder, contentFolder, ''] : [(0,generators_paths/* folderOf */.yS)(from)];
    const paths = (0,syntax_paths/* pathsIn */.Mr)(folders, written.replace(/^~/, '').replaceAll('%20', ' '));
    return { name: written, paths, isRebased: true };
}
function attributesOf(written) {
    return Object.fromEntries([...written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = (0,syntax_step/* replacing */.mi)(':::', /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ({ 1: name, 2: written }) => {
    const { source = '', text = '', title, 'alt-text': alt = '' } = attributesOf(written);
    if (name === 'no-loc')
        return text;
    if (name === 'video')
        return `[${escaped(title ?? 'Video')}](${destination(source)})`;
    return `![${escaped(alt)}](${destination(source)})`;
});
/** What begins and ends zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = (0,syntax_step/* replacing */.mi)(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    let inside;
    for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(line.text) ?? [];
        if (tag === undefined) {
            if (!line.isBlank)
                inside?.push(line);
            continue;
        }
        const content = inside ?? [];
        const least = Math.min(...content.map(indentOf));
        for (const { start } of content)
            changes.push({ start, end: start + least, by: '' });
        changes.push({ start: line.start, end: line.start + indentOf(line), by: '' });
        inside = tag.endsWith('row-end') ? undefined : [];
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
function indentOf({ text }) {
    return (0,markdown_lines/* blanksOf */.RF)(text).length;
}
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const extensions = (0,syntax_step/* replacing */.mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, (match, source) => {
    const name = match[1].toLowerCase();
    if (name === 'video')
        return `[Video](${destination(match[2].trim())})`;
    return name === 'div' ? '' : (0,syntax_step/* group */.Os)(match, 2, source);
});
/** References to the API by its identifiers (DocFX, "Links and Cross References"). */
const references = (0,syntax_step/* replacing */.mi)('xref:', /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/gi, (match, source) => (match[1] === undefined ? (0,syntax_step/* group */.Os)(match, 2, source) : nameOfUid(match[1])));
function nameOfUid(written) {
    const name = written
        .replace(/[(?].*/s, '')
        .replace(/%2a|\*/gi, '')
        .replace(/%60\d|(?<!`)`+\d+/g, '');
    if (/=fullName/i.test(written))
        return name;
    const parts = name.split('.');
    return parts.slice(/=nameWithType/i.test(written) ? -2 : -1).join('.');
}
/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const tabs = source => {
    if (!source.text.includes('](#tab/'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        if (code)
            continue;
        const heading = /^([\s>]*#{1,6}[ \t]*\[)([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/.exec(text);
        if (heading) {
            const [, before, title] = heading;
            const at = start + before.length;
            const container = before.replace(/#.*/s, '');
            changes.push({ start, end, by: [container, ...bold(source, at, at + title.length)] });
        }
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text))
            changes.push({ start, end, by: '' });
        else
            continue;
        isOpen = heading !== null;
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};

;// CONCATENATED MODULE: ./lib/generators/syntax/containers.js




/** The kinds that have a title of their own where their author gave none. */
const kinds = new Set(`note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/));
/** Whether it is a kind of admonition. */
function isKind(name) {
    return kinds.has(name.toLowerCase());
}
/**
 * Containers between lines of colons, nested by more: `:::note Title` (Docusaurus, "Admonitions"), `:::note[Title]{.class}`
 * (Starlight, "Asides"), `::: code-group` (VitePress, "Custom Containers" and "Code Groups").
 */
function containers(nameOf = kindName) {
    const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)/is;
    return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf);
}
/** Blocks between an opening and a closing line; `hint` is in both. */
function blocksBetween(hint, opening, closing, nameOf) {
    return source => {
        if (!source.text.includes(hint))
            return source;
        const lines = (0,markdown_lines/* linesOf */.Dx)(source);
        const changes = [];
        const open = [];
        lines.forEach((line, index) => {
            if (line.code === 'opens' && open.at(-1)?.isGroup)
                changes.push(...labelOf(line));
            if (line.code || !line.text.includes(hint))
                return;
            const opened = opening.exec(line.text);
            const colons = closing.exec(line.text)?.[1];
            if (opened) {
                const [, fence, kind, rest] = opened;
                open.push({ width: fence.trim().length, isGroup: kind === 'code-group' });
                const options = hint === '///' ? optionsBelow(lines, index) : [];
                changes.push(asBlock(lines, index, titleOf(line, kind, rest, source, nameOf)), ...options);
            }
            else if (colons && open.length > 0 && colons.length >= open.at(-1).width) {
                open.pop();
                changes.push(asBlock(lines, index, []));
            }
        });
        return (0,syntax_step/* changed */.tD)(source, changes);
    };
}
function titleOf({ end }, kind, rest, source, nameOf) {
    const start = end - rest.length;
    const plain = rest.replace(/\{[^{}]*\}[ \t]*$/, '');
    const before = /^[ \t]*[[|]?[ \t]*/.exec(plain)[0];
    const title = plain.slice(before.length).trimEnd();
    const words = before.includes('[') ? title.replace(/\]$/, '') : title;
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

;// CONCATENATED MODULE: ./lib/generators/docusaurus/syntax.js



function docusaurusSyntax({ options }) {
    return {
        includes: [],
        markup: [
            comments,
            scripts,
            ...(options.hasEmoji ? [emoji] : []),
            containers(),
            codeTitles,
            fences(withoutComments(options.magicComments ?? HIGHLIGHTING)),
            attributeLists('headings'),
        ],
    };
}
const HIGHLIGHTING = ['highlight-next-line', 'highlight-start', 'highlight-end'];
/** Comments that mark lines: `// highlight-next-line` and what else the configuration names (`magicComments`). */
function withoutComments(marks) {
    return text => {
        const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
        const words = comment?.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd();
        return words !== undefined && marks.includes(words) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/syntax/templates.js









const liquidTags = {
    tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
    raw: ['raw', 'comment'],
};
/** The tags of a text in order, each with its end tag: an end tag is that of the last open tag of its name. */
function tagsOf(source, { tag: pattern, raw }) {
    const { text } = source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
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
        const isAlone = isBlank((0,markdown_source/* lastBefore */.kk)(lines, start).start, start) && isBlank(end, (0,markdown_source/* lastBefore */.kk)(lines, end - 1).end);
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
/** A step that renders the tags of a template language. */
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language);
        const isCode = (0,markdown_lines/* codeOf */.$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (!work.asked && isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : other;
            const use = { tag, values: argumentsOf(tag.written), source, work, titles };
            return changesOf(rule(use), use, step);
        });
        return (0,syntax_step/* changed */.tD)(source, changes.sort((a, b) => a.start - b.start));
    };
    return step;
}
function changesOf(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('whole' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.whole }];
    if ('include' in rendered) {
        const text = included(rendered.include, source, start, work, step);
        if (!text)
            return [];
        const content = rendered.language === undefined ? text : codeBlock(text, rendered.language);
        return [{ start, end, by: inPlace(content, { index: start, 0: source.text.slice(start, end) }, source) }];
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
function left(tag, source, content = '') {
    if (!tag.isAlone)
        return { start: tag.start, end: tag.end, by: content };
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const { start } = (0,markdown_source/* lastBefore */.kk)(lines, tag.start);
    const { end } = (0,markdown_source/* lastBefore */.kk)(lines, tag.end - 1);
    const isBlankAbove = /\n[ \t]*\n$/.test(source.text.slice(Math.max(0, start - 200), start));
    if (content === '')
        return { start, end: isBlankAbove ? end + 1 : end, by: '' };
    const isBlankBelow = /^\n[ \t]*(?:\n|$)/.test(source.text.slice(end, end + 200));
    const indent = source.text.slice(start, tag.start);
    return {
        start,
        end,
        by: [isBlankAbove ? indent : `\n${indent}`, ...(0,syntax_step/* listOf */.c3)(content), isBlankBelow ? '' : '\n'],
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
        return { before: [`[${name}](${destination(url)})`, caption ? ` ${caption}` : ''] };
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
    const kind = given.split(/\s/)[0];
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
    const image = `![${escaped(alt)}](${destination(src)})`;
    const linked = link ? `[${image}](${destination(link)})` : image;
    return { before: [strong(title), linked, caption].filter(Boolean).join(tag.isAlone ? '\n\n' : ' ') };
};
/** Code between tags. */
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    const [start, end] = [tag.end, tag.closing.start];
    const first = text.startsWith('\n', start) ? start + 1 : start;
    const code = (0,markdown_source/* cut */.Jj)(source, first, text.slice(0, end).trimEnd().length);
    return { whole: codeBlock(code, values[0] ?? values.lang ?? '') };
};
/** What is no text of the page. */
const gone = () => ({ whole: '' });
/** The content alone. */
const content = () => ({});
/** A file beside the one that includes it. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)([(0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name) } };
};
/** What all that use Liquid have. */
const raw = { raw: content, comment: gone };

;// CONCATENATED MODULE: ./lib/generators/gitbook/syntax.js



function gitbookSyntax() {
    return { includes: [blocks], markup: [fences()] };
}
const syntax_embed = ({ values }) => {
    const { url, src = url, caption } = values;
    return src ? { before: `[${caption ?? src}](${destination(src)})` } : {};
};
/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = templates(liquidTags, {
    ...raw,
    include: includedBeside,
    hint: admonition,
    tab: titled,
    tabs: templates_tabs,
    'content-ref': content,
    embed: syntax_embed,
    file: syntax_embed,
}, words, ['raw', 'include']);

;// CONCATENATED MODULE: ./lib/generators/syntax/indented.js




/** Admonitions deeper in others stay as they are. */
const MAX_DEPTH = 20;
/**
 * The definition of a term, after a colon (Goldmark in Hugo, kramdown in Jekyll): a paragraph below the term's, and not
 * code for its blanks.
 */
const definitions = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt);
/**
 * Admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented
 * (Python-Markdown's Admonition and Definition Lists; pymdown's Details and Tabbed).
 */
const indentedBlocks = source => repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, source) => {
    const title = indented_titleOf(lines[index], source);
    return title ? { change: asBlock(lines, index, title), width: 4 } : definitionAt(lines, index);
});
// From the outside to the inside.
function repeated(source, hint, open) {
    let result = source;
    for (let depth = 0; depth < MAX_DEPTH && hint.test(result.text); depth++) {
        const next = outermost(result, open);
        if (next === result)
            break;
        result = next;
    }
    return result;
}
function outermost(source, open) {
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
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
    return (0,syntax_step/* changed */.tD)(source, changes);
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
    return { change: by ? { ...change, start } : change, width: Math.min(4, (0,markdown_source/* widthOf */.qz)(mark) - indent) };
}
const opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|(?:\?\?\?\+?|===[!+]*)[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, if it does. */
function indented_titleOf({ text, start }, source) {
    const match = opening.exec(text);
    if (!match)
        return undefined;
    const [, kind, ofNote, ofTab] = match;
    const title = ofNote ?? ofTab;
    if (title === undefined)
        return [`**${kindName(kind)}**`];
    return bold(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'));
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

// EXTERNAL MODULE: ./lib/generators/syntax/variables.js
var variables = __webpack_require__(4161);
;// CONCATENATED MODULE: ./lib/generators/hugo/syntax.js










function hugoSyntax({ options }) {
    return {
        includes: [shortcodes],
        markup: [
            scripts,
            ...(options.hasEmoji ? [emoji] : []),
            shownShortcodes,
            definitions,
            excludedSections,
            fences(),
            attributeLists('blocks'),
        ],
    };
}
const hugoTags = {
    tag: /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/g,
    raw: ['highlight'],
};
/** A file that a site's own shortcode includes, wherever it may look for it. */
const include = use => {
    const { tag, values, source, work } = use;
    const name = values.file ?? values.path ?? values.src ?? values[0];
    const { settings } = work;
    if (name === undefined || !/\.\w+$/.test(name))
        return words(use);
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [] : [from];
    const below = [
        settings.contentFolder,
        ...settings.includeFolders,
        `${settings.folder}_includes/`,
        settings.folder,
        '',
    ];
    const isCode = values.code === 'true' || values.lang !== undefined;
    const asked = { name, paths: (0,syntax_paths/* pathsIn */.Mr)([...folders, ...below], name), isCode };
    return { include: asked, language: isCode ? (values.lang ?? '') : undefined };
};
const parameter = ({ values, work }) => {
    const value = (0,variables.variable)(values[0] ?? values.name ?? '', work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The source of the page that a reference leads to, which may be named without its extension. */
const reference = ({ values }) => ({ before: toSource(values.path ?? values[0]) });
function toSource(path = '') {
    const end = path.includes('#') ? path.indexOf('#') : path.length;
    const page = path.slice(0, end);
    return page === '' || /\.\w+$/.test(page) ? path : `${page.replace(/\/$/, '')}.md${path.slice(end)}`;
}
const positional = use => ({ before: use.values.text ?? use.values.label ?? use.values[0] });
const mermaid = use => highlight({ ...use, values: { 0: 'mermaid' } });
const syntax_button = use => {
    const { tag, values } = use;
    const url = values.href ?? values.link ?? values.url ?? values.relref;
    return tag.closing && url ? { before: '[', after: `](${destination(url)})` } : words(use);
};
const named = (names, rule) => names.split(' ').map(name => [name, rule]);
/** Those without words of their own. */
const wordless = ({ values }) => ({ before: values.title ?? values.caption });
const shortcodeRules = Object.fromEntries([
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
    ...named('button btn', syntax_button),
    ...named('comment', gone),
]);
/** Shortcodes of Hugo, and of the sites and themes that it is used with. */
const shortcodes = templates(hugoTags, shortcodeRules, words, ['param', 'variable', 'include', 'readfile']);
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = (0,syntax_step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js











function jekyllSyntax({ options }) {
    return {
        includes: [tags],
        markup: [
            scripts,
            htmlBlocks,
            ...(options.hasEmoji ? [emoji] : []),
            listsOfContents,
            definitions,
            excludedSections,
            variables.variables,
            fences(),
            attributeLists('all'),
        ],
    };
}
const syntax_include = ({ values, work }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)(work.settings.includeFolders, name) } };
};
/** A link to a page by its path from the site's folder. */
const syntax_link = ({ tag, values, source, work }) => {
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: destination(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when for break continue cycle assign capture increment decrement tablerow seo feed_meta'
    .split(' ')
    .map(name => [name, content]));
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const tags = templates(liquidTags, { ...raw, ...control, include: syntax_include, include_relative: includedBeside, link: syntax_link, post_url: syntax_link, highlight: highlight }, words, ['raw', 'comment', 'include', 'include_relative']);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,syntax_step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');

;// CONCATENATED MODULE: ./lib/generators/mdbook/syntax.js








function mdbookSyntax({ options }) {
    return {
        includes: [files],
        markup: [
            scripts,
            titles,
            fences(withoutHidden(options.hiddenPrefixes ?? {})),
            attributeLists('headings'),
        ],
    };
}
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = includes({
    hint: /\{\{[ \t]*#/,
    pattern: /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = colonSpec(name);
        return [{ name: name, paths: (0,syntax_paths/* pathsIn */.Mr)([(0,generators_paths/* folderOf */.yS)(from)], path), part }];
    },
    render(text, match, source) {
        const content = match[1].startsWith('play') ? codeBlock(text, 'rust') : text;
        const line = (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), match.index);
        const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index));
        return (0,markdown_source/* indented */.gu)(content, '', margin);
    },
});
/** `{{#title name}}`, which names a page in the browser alone. */
const titles = (0,syntax_step/* replacing */.mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...others] = info.split(/[ \t,]/);
        if (language === 'rust')
            return /^\s*#(?: |$)/.test(text) ? undefined : text.replace(/^(\s*)##/, '$1#');
        const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length);
        const prefix = own ?? prefixes[language];
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/syntax.js





function mintlifySyntax() {
    return { includes: [snippets], markup: [variables.variables, fences(), attributeLists('headings')] };
}
/** `<Snippet file="name.mdx" />`, in the folder of snippets ("Reusable snippets"). */
const snippets = includes({
    hint: '<Snippet',
    pattern: /<Snippet[ \t]+file="([^"\n]+)"[ \t]*\/>/g,
    read: ({ 1: name }, _, { includeFolders, folder }) => [
        { name: name, paths: (0,syntax_paths/* pathsIn */.Mr)([...includeFolders, folder], name), isRebased: true },
    ],
    render: inPlace,
});

;// CONCATENATED MODULE: ./lib/generators/mkdocs/syntax.js













/** Python-Markdown with pymdown's extensions, Material and common plugins. */
function mkdocsSyntax({ options }) {
    return {
        includes: [syntax_snippets, syntax_tags, appended(options.appended ?? [])],
        markup: [
            variables.variables,
            autodoc,
            htmlBlocks,
            indentedBlocks,
            slashBlocks,
            excludedSections,
            codeTitles,
            fences(),
            scripts,
            ...(options.hasEmoji ? [emoji] : []),
            contents,
            abbreviations,
            critic,
            keys,
            marked,
            namedReferences,
            raisedAndLowered,
            codeLanguages,
            markdownInHtml,
            attributeLists('all'),
            icons,
        ],
    };
}
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const syntax_snippets = includes({
    hint: '8<-',
    pattern: /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$|^[ \t]*;?-+8<-+[ \t]*\n(?:(?![ \t]*;?-+8<-).*\n)*[ \t]*-+8<-+[ \t]*$/gm,
    isInCodeToo: true,
    isLostWhenMissing: true,
    read(match, _, { includeFolders }) {
        const [token, ofDouble, quoted = ofDouble] = match;
        if (/^[ \t]*;/.test(token))
            return 'escaped';
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
            const above = (folder) => (0,syntax_paths/* pathIn */.lW)(folder, path)?.startsWith(folder);
            return { name, paths: (0,syntax_paths/* pathsIn */.Mr)(includeFolders.filter(above), path), part };
        });
    },
    render: inPlace,
});
/**
 * What the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), such as definitions of links:
 * of these the ones that it uses.
 */
function appended(names) {
    return (source, work) => names.reduce((result, name) => {
        const paths = (0,syntax_paths/* pathsIn */.Mr)(work.settings.includeFolders, name);
        const isThere = !paths.includes(work.open[0]) && paths.some(path => work.context.read?.(path));
        work.asked?.(paths);
        const end = source.text.length;
        const text = isThere ? included({ name, paths }, source, end, work, syntax_snippets) : undefined;
        const used = text && withoutUnused(text, source.text);
        if (!used)
            return result;
        return (0,syntax_step/* changed */.tD)(result, [{ start: result.text.length, end: result.text.length, by: ['\n\n', used] }]);
    }, source);
}
function withoutUnused(text, page) {
    const words = page.toLowerCase();
    const changes = [...text.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):[^\n]*(?:\n|$)/gm)]
        .filter(([, label]) => !words.includes(label.toLowerCase()))
        .map(({ index, 0: line }) => ({ start: index, end: index + line.length, by: '' }));
    return (0,syntax_step/* changed */.tD)(text, changes);
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)(folders, name), part: { after, before }, isRebased } };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
const syntax_tags = templates(liquidTags, { ...raw, 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown']);
/**
 * `::: package.name` with its options indented below (mkdocstrings, "Autodoc syntax"): the name alone of what is made
 * from a program's code.
 */
const autodoc = (source, work) => {
    if (!source.text.includes(':::'))
        return source;
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const name = code ? undefined : /^:::[ \t]+([\w.]+)[ \t]*$/.exec(text)?.[1];
        const isOption = isOpen && /^ {4}/.test(text);
        if (isOption)
            changes.push({ start, end: end + 1, by: '' });
        isOpen = isOption || name !== undefined;
        if (name === undefined)
            continue;
        const at = start + text.indexOf(name);
        changes.push({ start, end, by: ['`', (0,markdown_source/* cut */.Jj)(source, at, at + name.length), '`'] });
        const reason = `"${name}" is documented from its code, which is not read: the document has its name alone. Write in Markdown what readers search for.`;
        work.warn('dialect', ':::', reason, source, start);
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween('///', /^([ \t]*\/{3,}[ \t]*)([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, kindName);
/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = (0,syntax_step/* replacing */.mi)(':', /\[:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:\](?:\([^()\n]*\)|\[[^[\]\n]*\])|(?:(?<![^\s[]):(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+: *)|:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, () => '');
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations): only its meaning is shown, when a pointer is
 * over the word.
 */
const abbreviations = (0,syntax_step/* replacing */.mi)('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '');
/** `==marked==` and `^^inserted^^` (pymdown, Mark and Caret): the words alone. */
const marked = (0,syntax_step/* replacing */.mi)(/==|\^\^/, /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, (match, source) => (0,syntax_step/* group */.Os)(match, match[1] === undefined ? 2 : 1, source));
/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const raisedAndLowered = (0,syntax_step/* replacing */.mi)(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {
    const name = match[1] === '^' ? 'sup' : 'sub';
    return [`<${name}>`, (0,syntax_step/* group */.Os)(match, 2, source), `</${name}>`];
});
/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
const namedReferences = (source, work) => {
    if (!/\]\[\w/.test(source.text))
        return source;
    const defined = new Set(Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) => name.toLowerCase()));
    const words = (0,syntax_step/* replacing */.mi)('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, match => defined.has(match[2].toLowerCase()) ? undefined : (0,syntax_step/* group */.Os)(match, 1, source));
    return words(source, work);
};
/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = (0,syntax_step/* replacing */.mi)('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => ((0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index).code ? undefined : '`'), true);
/**
 * The attribute that says that the content of an element is Markdown (Python-Markdown, "Markdown in HTML"), which in
 * Markdown a blank line says.
 */
const markdownInHtml = (0,syntax_step/* replacing */.mi)('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => before + all.slice(all.indexOf(after, before.length)) + (blank === undefined ? '\n' : ''));
/** `{--deleted--}`, `{++inserted++}`, `{~~old~>new~~}`, `{==marked==}`, `{>>a comment<<}` (pymdown, Critic). */
const critic = (0,syntax_step/* replacing */.mi)(/\{(?:--|\+\+|~~|==|>>)/, /\{(?:--([^{}\n]+)--|~~([^{}~\n]*)~>([^{}~\n]*)~~|(\+\+|==|>>)([^{}]*)(?:\+\+|==|<<))\}/g, ({ 1: deleted, 2: old, 3: words, 4: open, 5: others }) => {
    if (others !== undefined)
        return (open === '>>' ? ' ' : '') + others;
    return (deleted ?? old).replace(/\S(?:.*\S)?/, '~~$&~~') + (words ?? '');
});
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,syntax_step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`alt-graph AltGr, altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, asterisk *, backslash \\,
  backtab Back Tab, bar |, bksp Backspace, brace-left {, brace-right }, bracket-left [, bracket-right ], cmd Cmd, colon :,
  comma ,, command Cmd, context-menu Menu, control Ctrl, delete Del, double-quote ", equal =, escape Esc, exclam !, fn Fn,
  function Fn, grave \`, greater >, insert Ins, less <, minus -, num-separator Num ., period ., pg-dn Page Down,
  pg-up Page Up, pipe |, plus +, question ?, return Enter, semicolon ;, single-quote ', slash /, spc Space, tilde ~,
  underscore _, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/generators/syntax/hero.js



/** Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight. */
function hero(isHome) {
    return (source, { context: { data }, open }) => {
        // An included page has no hero.
        if (data === undefined || open.length > 1 || !isHome(data))
            return source;
        const blocks = [...heroOf(data), ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf)];
        return blocks.length === 0 ? source : (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
    };
}
function heroOf(data) {
    const all = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key => lineOf((0,text_data/* get */.aR)(all, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(all, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [heading && `# ${heading}`, own, tagline, actions.join(' ')].flatMap(each => each || []);
}
function featureOf(feature) {
    const [title, details] = ['title', 'details'].map(key => lineOf((0,text_data/* get */.aR)(feature, key)));
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [title && `**${title}**`, details, link ?? ''].flatMap(each => each || []);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,text_data/* text */.Qq)(url)];
    return label === '' ? [] : [to ? `[${label}](${destination(to)})` : label];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,text_data/* text */.Qq)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return escaped(line).replaceAll('{', '\\{');
}

;// CONCATENATED MODULE: ./lib/generators/starlight/syntax.js




function starlightSyntax() {
    return {
        includes: [],
        markup: [hero(() => true), scripts, containers(), codeTitles, fences(), attributeLists('headings')],
    };
}

;// CONCATENATED MODULE: ./lib/generators/vitepress/syntax.js











function vitepressSyntax() {
    return {
        includes: [commentIncludes, codeIncludes],
        markup: [
            hero(data => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home'),
            scripts,
            components,
            containers(kind => (kind === 'details' ? 'Details' : kind.toUpperCase())),
            fences(syntax_withoutComments),
            contents,
            emoji,
            attributeLists('all'),
        ],
    };
}
/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = includes({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines ? readPart(lines.replace(',', ':'), ':') : region ? { name: region } : undefined;
        return [{ name, paths: pathsOf(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code. */
const codeIncludes = includes({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = pathsOf(path, from, settings);
        return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return inPlace(codeBlock(code, (language || extensionOf(path)) + label), match, source);
    },
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` };
}
function pathsOf(written, from, settings) {
    const alias = (0,syntax_paths/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,syntax_paths/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,generators_paths/* folderOf */.yS)(from)], written);
}
/**
 * Components, by their capital letter: their words, and what is between their tags ("Using Vue in Markdown").
 */
const components = (0,syntax_step/* replacing */.mi)(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
    const { title, text: words, label, caption, alt } = argumentsOf(tag.slice(0, -1));
    return [...new Set([title, words, label, caption ?? alt])].filter(Boolean).join(' ');
});
/** Comments that mark lines: `// [!code focus]` ("Focus in Code Blocks"). */
const syntax_withoutComments = line => {
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(line.trimEnd());
    return match ? line.slice(0, match.index).trimEnd() || undefined : line;
};

;// CONCATENATED MODULE: ./lib/generators/syntaxes.js














/** The steps of each generator. They load the parser, so they are apart from `rules`, which every run loads. */
const syntaxes = {
    mkdocs: mkdocsSyntax,
    vitepress: vitepressSyntax,
    docusaurus: docusaurusSyntax,
    starlight: starlightSyntax,
    docfx: docfxSyntax,
    mdbook: mdbookSyntax,
    hugo: hugoSyntax,
    jekyll: jekyllSyntax,
    gitbook: gitbookSyntax,
    mintlify: mintlifySyntax,
};
function syntaxOf(settings) {
    return syntaxes[settings.generator](settings);
}
/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(settings, mdx) {
    const { includes, markup } = syntaxOf(settings);
    return (0,syntax_step/* stepwise */.F9)([...includes, ...markup, rebased, ...(mdx ? [mdx] : [])], settings);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, settings) {
    // What a page in MDX includes is read as MDX, too, whatever its name.
    const mayImport = /\.mdx?["']|raw-loader|\?raw/.test(text);
    const imports = [
        ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
    ].flatMap(({ 1: written }) => (0,syntax_paths/* rawFile */.Hg)(written) ?? (/\.mdx?$/i.test(written) ? written : []));
    return [
        ...(0,syntax_step/* askedBy */.Ai)(syntaxOf(settings).includes, (0,markdown_source/* fileSource */.IO)(path, text), settings),
        ...imports.map(written => (0,syntax_paths/* importPaths */.i0)(written, path, settings)),
    ];
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P_: () => (/* binding */ findBlock),
  Gr: () => (/* binding */ readBlock),
  vQ: () => (/* binding */ splitFrontMatter)
});

// UNUSED EXPORTS: toml, yaml

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/markdown/hiding.js

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
        if (flag(word, !when) === when)
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

;// CONCATENATED MODULE: ./lib/markdown/front-matter.js





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
        data: reading.kind === 'mapping' ? reading.data : hidingLines(block),
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
    const data = hidingLines([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'));
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
    const document = (0,yaml_dist/* parseDocument */.Tp)(block, text_data/* yamlOptions */.UR);
    const [error] = document.errors;
    if (error)
        return broken(block, error.pos[0], error.message);
    if ((0,text_data/* hasTooManyAliases */.CC)(document))
        return broken(block, 0, 'too many aliases');
    const data = document.toJS({ maxAliasCount: text_data/* MAX_ALIASES */.K1 });
    if (data === null)
        return { kind: 'mapping', data: {} };
    return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' };
}
function broken(block, offset, why) {
    return { kind: 'broken', ...(0,lib/* location */.C)(block).toPoint(offset), reason: doesNotParse('YAML', why) };
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
            return { kind: 'mapping', data: (0,dist/* parse */.qg)(block, { integersAsBigInt: 'asNeeded' }) };
        }
        catch (error) {
            const { line, column } = error instanceof dist/* TomlError */.zx ? error : { line: 1, column: 1 };
            const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
            return { kind: 'broken', line, column, reason: doesNotParse('TOML', why) };
        }
    },
};


/***/ }),

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RF: () => (/* binding */ blanksOf),
/* harmony export */   Ys: () => (/* binding */ headingDepth)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

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
/** The blanks that a text begins with. */
function blanksOf(text) {
    return /^[ \t]*/.exec(text)[0];
}
class Reader {
    #fence;
    /** The column in which the content of the last list item, admonition or tab begins. */
    #margin = 0;
    #isAfterBlank = true;
    #isInCode = false;
    line(text, start) {
        const blanks = blanksOf(text);
        const isBlank = blanks.length === text.length;
        const line = { start, end: start + text.length, text, indent: (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(blanks), isBlank };
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
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    const rest = text.replace(isInQuote ? /^[\s>]+/ : /^\s+/, '').trimEnd();
    return rest.length >= sequence.length && rest === sequence.charAt(0).repeat(rest.length);
}
function fenceOf({ text, indent }, isInList) {
    const match = /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(text);
    if (!match)
        return undefined;
    const [, before, items, sequence] = match;
    return {
        sequence: sequence,
        indent: indent + items.length,
        isInList: isInList || items !== '' || indent > 3,
        isInQuote: before.includes('>'),
    };
}
/** The column of the content that a line begins, to which what follows may be indented. */
function marginOf({ text, indent }) {
    const [all, item] = /^[ \t]*(?:([-+*]|\d{1,9}[.)])[ \t]|!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/.exec(text) ?? [];
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
    let ticks = [];
    for (const line of linesOf(source)) {
        if (line.code || line.isBlank || /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text)) {
            pair(ticks, spans);
            ticks = [];
        }
        if (line.code)
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
        if (closing === -1)
            continue;
        spans.push({ start: ticks[index].start, end: ticks[closing].end });
        index = closing;
    }
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   kk: () => (/* binding */ lastBefore),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* unused harmony exports placeWithin, slice, marginOf, plainMarkdown, splice */
/* harmony import */ var vfile_location__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);

/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
function placeWithin(start, { line, column }) {
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}
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
/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };
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


/***/ })

};
