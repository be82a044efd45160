export const id = 405;
export const ids = [405];
export const modules = {

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   bs: () => (/* binding */ colonSpec),
/* harmony export */   d8: () => (/* binding */ included),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   ju: () => (/* binding */ linkedPage),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   qZ: () => (/* binding */ aliased),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2155);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);






const MAX_INCLUDED_LENGTH = 5_000_000;
/** The length that an include counts for besides that of its text: without it, files that include many others could go on for long. */
const LENGTH_OF_INCLUDE = 2_500;
/**
 * Reads an included file, and applies a step to it. Where it cannot be included, the result is undefined, and the author gets
 * a message.
 */
function included(include, source, at, work, step) {
    const refuse = (why) => {
        const reason = `"${include.name}" cannot be included: ${why}`;
        work.warn('include', `include ${include.name}`, reason, source, at);
        return undefined;
    };
    const { paths, part, isCode, isRebased = false } = include;
    let file = findFile(paths, work);
    if (typeof file === 'string')
        return refuse(file);
    const { path } = file.placeAt(0);
    // Lines are counted with those of the front matter.
    const isLines = part !== undefined && 'ranges' in part;
    if (!isLines && !isCode)
        file = withoutFrontMatter(file);
    let body = cutPart(file, part);
    if (!body)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.length += body.text.length + LENGTH_OF_INCLUDE;
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(TOO_MUCH);
    if (isCode)
        return withoutBlankEnds(body);
    if (isLines)
        body = withoutFrontMatter(body);
    const { text, placeAt } = body;
    const placed = new _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(text, offset => ({
        ...placeAt(offset),
        isRebased,
    }));
    return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }));
}
const TOO_MUCH = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.';
/** The first file that is there; or why none can be included. */
function findFile(paths, { open, included, context }) {
    const openPath = paths.find(path => open.includes(path));
    if (openPath)
        return `${openPath} would include itself. Take one of the includes out.`;
    if (paths.length === 0)
        return 'it is not a path in the repository. Fix the path.';
    // Before a file is read: a thread keeps only so much of all files.
    if (included.length > MAX_INCLUDED_LENGTH)
        return TOO_MUCH;
    for (const path of paths) {
        const file = context.read?.(path);
        if (file)
            return file;
    }
    const where = paths.slice(0, 5).join(' or ');
    return `the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`;
}
/** Removes the front matter of a page. A file that is not a page, such as YAML, may begin with what looks like front matter. */
function withoutFrontMatter(file) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    const body = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(file.text).text;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(file, file.text.length - body.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** A step that replaces includes by the included texts, also in these. */
function includes(syntax) {
    const make = (match, source, work) => {
        const { path } = source.placeAt(match.index);
        const files = syntax.read(match, path, work.settings);
        if (files === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, match.index + 1, match.index + match[0].length);
        const texts = files.map(file => included(file, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        const parts = [];
        for (const [index, text] of texts.entries()) {
            if (index > 0)
                parts.push('\n');
            if (!text)
                continue;
            parts.push(...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text));
        }
        return parts;
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** Indents an included text as its include is; makes it one line where the include has text beside it. */
function inPlace(text, { index, 0: token }, source) {
    const line = source.lineAt(index);
    const blanks = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return joined(text, text.lines, ' ');
}
/** Joins lines of a source with a text between them. */
function joined(source, lines, between) {
    const parts = [];
    for (const { start, end } of lines)
        parts.push(between, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end));
    return parts.slice(1);
}
/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
function colonSpec(name) {
    const [path = '', ...rest] = name.split(':');
    return { path, part: readPart(rest.join(':'), ':') };
}
/** Makes fenced code of a text. The margin is that of the closing fence. */
function codeBlock(text, info, margin = '') {
    const fence = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)([
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`${fence}${info}\n`, text, 0),
        text,
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .insertedText */ .ep)(`\n${margin}${fence}`, text, text.text.length),
    ]);
}
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}
/** The file whose text an import has, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
function rawFile(specifier) {
    const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier);
    return match?.[1] ?? match?.[2];
}
/** The paths that an imported file may have in the repository, the first choice first. */
function importPaths(specifier, from, settings) {
    // In a string of JavaScript `\_` is `_`.
    const path = specifier.replace(/\\(.)/g, '$1');
    const alias = aliased(path, settings);
    if (alias !== undefined)
        return [alias];
    if (path.startsWith('.'))
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from)], path);
    if (!path.startsWith('/'))
        return [];
    return pathsIn([settings.contentFolder, settings.folder], path);
}
/** A path below several folders, without those outside the repository. */
function pathsIn(folders, path) {
    if (path === '')
        return [];
    return [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(folder, path) ?? []))];
}
/** Replaces the longest alias that a path begins with by the folder that it stands for. */
function aliased(path, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(prefix => path.startsWith(prefix))
        .sort((a, b) => b.length - a.length)[0];
    if (alias === undefined)
        return undefined;
    return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(aliases[alias], path.slice(alias.length));
}
/** Reads ranges of lines such as `1-3,5` or `2:10`, by the sign between their ends; any other text is the name of a part. */
function readPart(name, sign) {
    if (!name)
        return undefined;
    const ranges = [];
    for (const range of name.split(',')) {
        const [first = '', last = first, ...others] = range.trim().split(sign);
        const areNumbers = /^\d*$/.test(first) && /^\d*$/.test(last);
        if (others.length > 0 || !areNumbers)
            return { name };
        const isOpen = last === '' && range.includes(sign);
        const end = isOpen ? Number.POSITIVE_INFINITY : Number(last);
        ranges.push([Number(first || 1), end]);
    }
    return { ranges };
}
/** Cuts a part out of a file; undefined where the file has no such part. */
function cutPart(source, part) {
    if (part === undefined)
        return source;
    if ('after' in part) {
        const { after = '', before = '' } = part;
        const { text } = source;
        const found = text.indexOf(after);
        const start = found + after.length;
        let end = text.length;
        if (before !== '')
            end = text.indexOf(before, start);
        if (found < 0 || end < 0)
            return undefined;
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end);
    }
    const lines = chosenLines(source.lines, part);
    if (lines.length === 0)
        return undefined;
    // Ranges may overlap or go back, so that these are no changes of single lines.
    const by = joined(source, lines, '\n');
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .applyChanges */ .YF)(source, [{ start: 0, end: source.text.length, by }]);
}
function chosenLines(lines, part) {
    if ('name' in part)
        return regionOf(lines, part.name);
    return part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
}
/** The markers of regions in files, with two groups: the mark of an end, and the name. */
const regionMarkers = [
    /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
    /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
    /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
    /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
];
/** The lines of all regions of a name, without the markers of other regions. */
function regionOf(lines, name) {
    const wanted = name.toLowerCase();
    for (const marker of regionMarkers) {
        const open = [];
        const chosen = lines.filter(({ text }) => {
            const match = marker.exec(text);
            if (!match)
                return open.includes(wanted);
            const other = match[2].toLowerCase();
            let at = open.lastIndexOf(other);
            // An end without a name ends the last region that began.
            if (other === '')
                at = open.length - 1;
            if (!match[1])
                open.push(other);
            else if (at >= 0)
                open.splice(at);
            return false;
        });
        if (chosen.length > 0)
            return chosen;
    }
    return [];
}
/** The ends that the name of a page's file may have, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '/index.md'];
/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: its
 * title, and its path from the page that has the component.
 */
function linkedPage(link, source, at, work) {
    const { settings, context, open } = work;
    const [path = ''] = link.split(/[?#]/);
    if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link))
        return undefined;
    const { path: file, isRebased } = source.placeAt(at);
    const folders = [settings.contentFolder];
    if (!path.startsWith('/'))
        folders.unshift((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(file));
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|md)$|\/$/, '');
    const paths = pathsIn(folders, stem);
    for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
        const name = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .PO)(work.titles, found, () => titleOf(context.read?.(found)?.text));
        if (!name)
            continue;
        const from = isRebased ? file : open[0];
        const url = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(from), found) + link.slice(path.length);
        return { name, url };
    }
    return undefined;
}
/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page);
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(data, 'title')) ?? (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .firstHeading */ .P7)(below);
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   JR: () => (/* binding */ includedBeside),
/* harmony export */   JX: () => (/* binding */ admonition),
/* harmony export */   Qs: () => (/* binding */ content),
/* harmony export */   XZ: () => (/* binding */ RAW),
/* harmony export */   Yj: () => (/* binding */ liquidTags),
/* harmony export */   Zt: () => (/* binding */ highlight),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   dK: () => (/* binding */ components),
/* harmony export */   kT: () => (/* binding */ templates),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   nq: () => (/* binding */ customElements),
/* harmony export */   oo: () => (/* binding */ undecided),
/* harmony export */   qp: () => (/* binding */ gone),
/* harmony export */   uN: () => (/* binding */ outsideRaw),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   vR: () => (/* binding */ tabs),
/* harmony export */   wL: () => (/* binding */ rawTags)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9210);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6102);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9622);






const liquidTags = {
    tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
    raw: ['raw', 'comment'],
};
/** Finds the tags of a text and pairs them: an end tag closes the last open tag of its name. */
function tagsOf(source, { tag: pattern, raw }) {
    const { text } = source;
    const tags = [];
    const open = new Map();
    let openRaw;
    for (const { 0: all, 1: slash, 2: name = '', 3: rest = '', index: start, } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = undefined;
        if (!isClosing && raw.includes(name))
            openRaw = name;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank(source.lineAt(start).start, start) &&
            isBlank(end, source.lineAt(end - 1).end);
        const tag = { name, start, end, rest, isClosing, isAlone };
        tags.push(tag);
        const same = open.get(name) ?? [];
        open.set(name, same);
        if (isClosing) {
            const opening = same.pop();
            if (opening)
                opening.closing = tag;
        }
        else if (!rest.trimEnd().endsWith('/'))
            same.push(tag);
    }
    return tags;
}
/** Reads the arguments of a tag: named ones by their names, others by their positions. */
function argumentsOf(rest) {
    const values = Object.create(null);
    let count = 0;
    for (const match of rest.matchAll(/(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g)) {
        values[match[1] ?? count++] = withoutQuotes(match[2]);
    }
    return values;
}
function withoutQuotes(value) {
    if (!/["'`]/.test(value))
        return value;
    const end = value.endsWith(value.charAt(0)) ? -1 : undefined;
    return value.slice(1, end).replace(/\\(["\\])/g, '$1');
}
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, language);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = [];
        for (const tag of tags) {
            if (source.isCode(tag.start) && !inCode.includes(tag.name))
                continue;
            if (tag.isClosing) {
                if (!closings.has(tag))
                    changes.push(left(tag, source));
                continue;
            }
            const rule = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(rules, tag.name) ?? other;
            const values = argumentsOf(tag.rest);
            const use = { tag, values, source, work, titles };
            changes.push(...tagChanges(rule(use), use, step));
        }
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .applyChanges */ .YF)(source, changes);
    };
    return step;
}
function tagChanges(rendered, { tag, source, work }, step) {
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('replacement' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.replacement }];
    if ('include' in rendered) {
        const { include, language, fill, parameters } = rendered;
        const inside = (text, outer) => {
            const inner = parameters ? { ...outer, parameters } : outer;
            return step(fill?.(text, inner) ?? text, inner);
        };
        let file = (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .included */ .d8)(include, source, start, work, inside);
        if (!file)
            return [];
        if (language !== undefined)
            file = (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(file, language);
        const match = { index: start, 0: source.text.slice(start, end) };
        return [{ start, end, by: (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlace */ .zp)(file, match, source) }];
    }
    const title = rendered.before;
    const before = left(tag, source, title);
    if (!closing)
        return [before];
    // A title at the beginning of a line becomes a paragraph.
    if (!tag.isAlone && typeof title === 'string' && title.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = title + (beginsLine ? '\n\n' : ' ');
    }
    return [before, left(closing, source, rendered.after)];
}
/** Replaces a tag; one that is alone on its line by a block. */
function left({ start, end, isAlone }, source, content = '') {
    if (!isAlone)
        return { start, end, by: content };
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .asBlock */ .kw)(source, source.lineAt(start).start, source.lineAt(end - 1).end, content);
}
/** Shows the words in the arguments of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    if (tag.closing)
        return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(title ?? label), after: caption };
    const url = values.link ?? values.href ?? values.url;
    const name = title ?? label ?? text;
    if (url && name) {
        const link = `[${name}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .destination */ .j_)(url)})`;
        return { before: [link, caption].filter(Boolean).join(' ') };
    }
    const left = [...new Set([title, label, text, caption ?? alt])]
        .filter(Boolean)
        .join(' ');
    if (left === '')
        (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .warnUnknown */ .FC)(openingOf(tag, source), source, tag.start, work);
    return { before: left };
};
/** The beginning of a tag up to the end of its name, with one blank before that: `{{< gallery`, `{% for`. */
function openingOf({ name, start }, { text }) {
    return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`;
}
/** Shows an admonition by its title, or else by its kind. */
const admonition = use => ({
    before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(admonitionTitle(use)),
});
function admonitionTitle({ tag, values }) {
    const { title, type, style, kind: kindValue, level } = values;
    if (title !== undefined)
        return title;
    const kindByName = type ?? style ?? kindValue ?? level;
    let kindByPlace = values[0];
    if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(tag.name) && tag.name !== 'hint')
        kindByPlace = tag.name;
    const kinds = kindByName ?? kindByPlace ?? '';
    const kind = kinds.split(/\s/)[0];
    let positional = values[0];
    if (kindByName)
        positional = undefined;
    if (kinds === values[0] && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(kind))
        positional = values[1];
    if (positional === undefined && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(kind))
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .kindName */ .Ep)(kind);
    return positional;
}
/** Shows the title of a tab and the like. */
const titled = ({ values, titles }) => {
    const title = TITLE_KEYS.map(key => values[key]).find(value => value !== undefined);
    return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(title ?? titles.shift()) };
};
const TITLE_KEYS = [
    'title',
    'summary',
    'name',
    'header',
    'label',
    'tabName',
    '0',
];
/** Keeps the titles that a group of tabs has for its tabs. */
const tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, } = values;
    if (src === '')
        return words(use);
    const image = `![${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .escaped */ .Mk)(alt)}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .destination */ .j_)(src)})`;
    return {
        before: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(title), image, caption]
            .filter(Boolean)
            .join(tag.isAlone ? '\n\n' : ' '),
    };
};
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    let start = tag.end;
    if (text.startsWith('\n', start))
        start++;
    const end = text.slice(0, tag.closing.start).trimEnd().length;
    let code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, start, end);
    // In a list, the code and its end are in the item as well.
    const before = text.slice(source.lineAt(tag.end).start, tag.start);
    let margin = '';
    if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
        margin = before.replace(/[^\s>]/g, ' ');
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    if (!isInside)
        code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .indented */ .gu)(code, margin, margin);
    return {
        replacement: (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(code, values[0] ?? values.lang ?? '', margin),
    };
};
const gone = () => ({ replacement: '' });
const content = () => ({});
/** A condition that is not known: the text of all its branches stays. */
const undecided = ({ tag, source, work }) => {
    const condition = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
    const reason = `whether "${condition.slice(0, 100)}" is true is not known here, so that the document has the text of all its branches. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `condition ${condition}`, reason, source, tag.start);
    return {};
};
/** Includes a file by its path from the folder of the including file. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
const rawTag = ({ tag, source, work }) => {
    const { path, line } = source.placeAt(tag.end);
    const last = source.placeAt(tag.closing?.start ?? tag.end).line;
    for (let at = line; at <= last; at++)
        work.rawLines.add(`${path}:${at}`);
    return {};
};
/** The rules of all generators that use Liquid. */
const raw = { raw: rawTag, comment: gone };
/** Removes the tags of `raw`, after all steps that read templates. */
const rawTags = (inCode) => templates(liquidTags, raw, () => 'stays', inCode);
/** Matches `{% raw %}` and what follows, up to the end tag: Jinja and Liquid show it as it is. */
const RAW = /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g;
/** Applies a step to the parts of a page that are not between `{% raw %}` and `{% endraw %}`. */
function outsideRaw(step) {
    return (source, work) => {
        const parts = [];
        let at = 0;
        for (const { index, 0: block } of source.text.matchAll(RAW)) {
            parts.push(step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, at, index), work), (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, index, index + block.length));
            at = index + block.length;
        }
        if (parts.length === 0)
            return step(source, work);
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)([...parts, step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .subSource */ .m6)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(values, name) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(values, plain);
}
/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
        const isClosed = closed.has(name);
        if (!isClosed && !/=|\/>$/.test(tag))
            return undefined;
        const values = argumentsOf(tag.slice(0, -1));
        const words = wordsOfComponent(values);
        const end = index + tag.length;
        const below = source.text.slice(end, end + 200).trimStart();
        const isEmpty = !isClosed || below.startsWith(`</${name}>`);
        // VitePress has this one itself.
        if (!isEmpty || name === 'Badge')
            return words;
        if (words === '') {
            const { link, to, href } = values;
            const url = link ?? to ?? href ?? '';
            const linked = (0,_include_js__WEBPACK_IMPORTED_MODULE_3__/* .linkedPage */ .ju)(url, source, index, work);
            if (linked)
                return `[${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .escaped */ .Mk)(linked.name)}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_5__/* .destination */ .j_)(linked.url)})`;
        }
        (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .warnUnknown */ .FC)(`<${name}>`, source, index, work);
        return words;
    })(source, work);
};
/** Warns of elements of the site's own (HTML, "Custom elements") that have nothing in them: what they show, a script knows. */
const customElements = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/<[a-z]\w*-/, /<([a-z][a-z\d]*-[\w-]*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1\s*>)/g, ({ 0: tag, 1: name, index }, source, work) => {
    const hasWords = /\s(?:title|label|text|caption|alt)=/.test(tag);
    if (hasWords)
        return undefined;
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .warnUnknown */ .FC)(`<${name}>`, source, index, work);
});
function wordsOfComponent(values) {
    const { title, text, label, caption, alt, number } = values;
    const file = values['file-name'];
    const words = [number, file, title, text, label, caption ?? alt];
    return [...new Set(words)].filter(Boolean).join(' ');
}


/***/ })

};
