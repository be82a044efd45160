export const id = 57;
export const ids = [57];
export const modules = {

/***/ 7524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   Ep: () => (/* binding */ kindName),
/* harmony export */   kw: () => (/* binding */ asBlock)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(748);

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
    const words = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(source, start, end);
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


/***/ }),

/***/ 6624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ included)
/* harmony export */ });
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7842);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3528);



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
    const found = find(include.paths, work);
    if (!found)
        return refuse(missing(include));
    const [path, file] = found;
    const text = textOf(file, include);
    if (!text)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.count++;
    if (include.isRebased)
        work.included.rebased.add(path);
    work.included.length += text.text.length;
    if (work.included.length > MAX_LENGTH)
        return refuse(tooLarge);
    return withoutBlankEnds(include.isCode ? text : step(text, { ...work, open: [...work.open, path] }));
}
const tooLarge = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
// Lines are counted in the whole file.
function textOf(file, { part, isCode }) {
    if (isCode)
        return (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .B)(file, part);
    const isLines = part !== undefined && 'ranges' in part;
    const text = (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .B)(isLines ? file : withoutFrontMatter(file), part);
    return text && isLines ? withoutFrontMatter(text) : text;
}
function find(paths, { context }) {
    for (const path of paths) {
        const file = context.read?.(path);
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
    const end = file.text.length - (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontMatter */ .vQ)(file.text).text.length;
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(file, [{ start: 0, end, by: '' }]);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    const end = Math.max(start, text.trimEnd().length);
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(source, [
        { start: 0, end: start, by: '' },
        { start: end, end: text.length, by: '' },
    ]);
}


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ codeLanguages),
/* harmony export */   G3: () => (/* binding */ markdownInHtml),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Pt: () => (/* binding */ icons),
/* harmony export */   Q5: () => (/* binding */ namedReferences),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   cy: () => (/* binding */ abbreviations),
/* harmony export */   dK: () => (/* binding */ components),
/* harmony export */   g8: () => (/* binding */ raisedAndLowered),
/* harmony export */   n0: () => (/* binding */ bookTitles),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   xI: () => (/* binding */ marked),
/* harmony export */   xe: () => (/* binding */ attributeDelimiters)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3528);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);




/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the blanks that set them off from a text's
 * beginning, or with the link that has no other text.
 */
const icons = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)(':', /:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, ({ 0: icon, index }, { text }) => {
    let end = index + icon.length;
    end += listWidth(text, end);
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
/** How long the list of attributes is that begins there; 0 without one. */
function listWidth(text, at) {
    list.lastIndex = at;
    const braces = list.exec(text)?.[0];
    return braces !== undefined && isAttributeList(braces) ? braces.length : 0;
}
/** `{#id .class key=value}`, with or without a colon. */
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
 * Lists of attributes in the delimiters that the configuration gives them (VitePress, `markdown.attrs`), as they are
 * written elsewhere.
 */
const attributeDelimiters = (source, work) => {
    if (!work.settings.attributeDelimiters)
        return source;
    const [open, close] = work.settings.attributeDelimiters;
    const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
    const changes = [];
    for (const { text, start } of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
        const at = text.lastIndexOf(open);
        const end = at < 0 ? -1 : text.indexOf(close, at + open.length);
        if (end < 0 || isCode(start + at))
            continue;
        changes.push({ start: start + at, end: start + at + open.length, by: '{' });
        changes.push({ start: start + end, end: start + end + close.length, by: '}' });
    }
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
};
/**
 * Lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's):
 * at the end of headings; also on lines of their own (`blocks`), or after a link and its like (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source), index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations): only its meaning is shown, when a pointer is
 * over the word.
 */
const abbreviations = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '');
/** `==marked==` and `^^inserted^^` (pymdown, Mark and Caret): the words alone. */
const marked = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)(/==|\^\^/, /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, (match, source) => (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(match, match[1] === undefined ? 2 : 1, source));
/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const raisedAndLowered = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {
    const name = match[1] === '^' ? 'sup' : 'sub';
    return [`<${name}>`, (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(match, 2, source), `</${name}>`];
});
/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
const namedReferences = (source, work) => {
    if (!/\]\[\w/.test(source.text))
        return source;
    const defined = new Set(Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) => name.toLowerCase()));
    const words = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, match => defined.has(match[2].toLowerCase()) ? undefined : (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(match, 1, source));
    return words(source, work);
};
/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => ((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source), index).code ? undefined : '`'), true);
/**
 * The attribute that says that the content of an element is Markdown (Python-Markdown, "Markdown in HTML"), which in
 * Markdown a blank line says.
 */
const markdownInHtml = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => before + all.slice(all.indexOf(after, before.length)) + (blank === undefined ? '\n' : ''));
/** `{{#title name}}`, which names a page in the browser alone (mdBook). */
const bookTitles = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/**
 * Components, by their capital letter: their words, and what is between their tags (VitePress, "Using Vue in
 * Markdown").
 */
const components = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
    const { title, text, label, caption, alt } = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .argumentsOf */ .aX)(tag.slice(0, -1));
    return [...new Set([title, text, label, caption ?? alt])].filter(Boolean).join(' ');
});
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
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .replacing */ .mi)('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = end < 0 ? text.length : end + ending.length;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        })(source, work);
    };
}


/***/ }),

/***/ 7842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ partOf),
/* harmony export */   o: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3528);



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
    if ('after' in part)
        return between(source, part.after, part.before);
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, end);
}
// Ranges may overlap or go back, so this is no list of changes.
function only(source, lines) {
    const by = lines.flatMap(({ start, end }, at) => [at > 0 ? '\n' : '', (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, end)]);
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, [{ start: 0, end: source.text.length, by }]);
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
        if (!match)
            continue;
        const other = match[2];
        if (!match[1]) {
            if (open.length < MAX_NESTED)
                open.push({ name: other, start: index + 1 });
            continue;
        }
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
    const depths = lines.map(_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .headingDepth */ .Ys);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && idOf(text) === id);
    if (first < 0)
        return undefined;
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    return lines.slice(first, last < 0 ? undefined : last);
}
function idOf(heading) {
    const own = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1];
    const words = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim();
    return own ?? words.replace(/\s/g, '-');
}


/***/ }),

/***/ 3528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   tD: () => (/* binding */ changed)
/* harmony export */ });
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

/***/ 8539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   Yj: () => (/* binding */ liquidTags),
/* harmony export */   Z2: () => (/* binding */ hugoTags),
/* harmony export */   aX: () => (/* binding */ argumentsOf)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);


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
    pair(templates);
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
    const match = head.exec(body);
    if (!match)
        return undefined;
    const end = close + width;
    const written = body.slice(match[0].length);
    const isClosing = match[1] !== undefined;
    return { name: match[2], start, end, written, isClosing, isAlone: isAlone(source, start, end) };
}
function isAlone(source, start, end) {
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
    const [first, last] = [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lastBefore */ .kk)(lines, start), (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lastBefore */ .kk)(lines, end - 1)];
    const isBlank = (from, until) => until - from < 500 && source.text.slice(from, until).trim() === '';
    return isBlank(first.start, start) && isBlank(end, last.end);
}
// An end tag is that of the last open tag of its name; those opened in between have none.
function pair(tags) {
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
    for (const match of written.matchAll(/(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        const [name, value] = [match[1], match[2]];
        const isQuoted = /["'`]/.test(value);
        values[name ?? count++] = isQuoted
            ? value.slice(1, value.endsWith(value.charAt(0)) ? -1 : undefined).replace(/\\(["\\])/g, '$1')
            : value;
    }
    return values;
}


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
function isClosing({ sequence }, { text }) {
    const rest = text.replace(/^[\s>]+/, '').trimEnd();
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


/***/ })

};
