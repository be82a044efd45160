export const id = 740;
export const ids = [740,161];
export const modules = {

/***/ 6740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor),
  includesOf: () => (/* binding */ includesOf)
});

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
            const before = marginOf(text, startOf(parent) + mark.length).width;
            return marginOf(text, startOf(node)).width - before > (parent.type === 'blockquote' ? 3 : 4);
        }
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
                return joined(this.#phrases(node.children), true);
            case 'code': {
                const info = [node.lang, node.meta].filter(Boolean).join(' ');
                const fence = fenceFor(node.value, info);
                return this.#put(`${fence}${info}\n${node.value}\n${fence}`);
            }
            default:
                return joined(this.#phrase(node), false);
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

// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/markdown/dialect.js


/** Plain Markdown, which needs no translation. */
const plainMarkdown = { toMarkdown: source => ({ markdown: source, messages: [] }) };

;// CONCATENATED MODULE: ./lib/markdown/escape.js
/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
function escape_escaped(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
}
/** A fence for code that is longer than any in it; of backticks, if there is none in what follows the first. */
function escape_fenceFor(code, info) {
    const runs = code.match(/`{3,}|~{3,}/g) ?? [];
    return (info.includes('`') ? '~' : '`').repeat(Math.max(3, ...runs.map(run => run.length + 1)));
}
/** A URL between the parentheses of a link. */
function escape_destination(url) {
    const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent);
    return /[\s()]/.test(plain) ? `<${plain}>` : plain;
}

// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
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

// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var syntax_step = __webpack_require__(3528);
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
    if ('after' in part)
        return between(source, part.after, part.before);
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
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
    return (0,markdown_source/* cut */.Jj)(source, start, end);
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
    const depths = lines.map(markdown_lines/* headingDepth */.Ys);
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

// EXTERNAL MODULE: ./lib/generators/syntax/paths.js
var syntax_paths = __webpack_require__(6072);
;// CONCATENATED MODULE: ./lib/generators/syntax/fences.js




/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays. `hide` takes out what readers do not see.
 */
function fences(hide) {
    return (source, { settings }) => {
        if (!(hide ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
            if (line.code === 'opens')
                info = infoOf(line);
            if (line.code === 'opens')
                changes.push(...withLanguageOnly(line, info));
            if (line.code === 'within' && hide)
                changes.push(...fences_hidden(line, hide(line.text, info, settings)));
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
    for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
        if (line.code === 'opens')
            isAnsi = languageOf(infoOf(line)) === 'ansi';
        if (line.code !== 'within' || !isAnsi)
            continue;
        for (const { index, 0: written } of line.text.matchAll(/\p{Cc}\[[\d;]*m/gu))
            changes.push({ start: line.start + index, end: line.start + index + written.length, by: '' });
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
/** Rust's `# `, and what else hides a line from readers but not from the compiler (mdBook, "Hiding code lines"). */
const bookLines = (text, info, { hiddenPrefixes = {} }) => {
    const [language, ...others] = info.split(/[ \t,]/);
    if (language !== 'rust') {
        const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length);
        const prefix = own ?? hiddenPrefixes[language];
        return prefix && text.trimStart().startsWith(prefix) ? 'line' : undefined;
    }
    const code = text.trimStart();
    if (/^#(?: |$)/.test(code))
        return 'line';
    const start = text.length - code.length;
    return code.startsWith('##') ? { start, end: start + 1, by: '' } : undefined;
};
/**
 * Comments that mark lines: `// highlight-next-line` and what else the configuration names (Docusaurus,
 * `magicComments`).
 */
const magicComments = (text, _, settings) => {
    const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
    if (comment === undefined)
        return undefined;
    const words = comment.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd();
    return (settings.magicComments ?? HIGHLIGHTING).includes(words) ? 'line' : undefined;
};
const HIGHLIGHTING = ['highlight-next-line', 'highlight-start', 'highlight-end'];
/** Comments that mark lines: `// [!code focus]` (VitePress, "Focus in Code Blocks"). */
const codeComments = text => {
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(text.trimEnd());
    if (!match)
        return undefined;
    const start = text.slice(0, match.index).trimEnd().length;
    return start === 0 ? 'line' : { start, end: text.length, by: '' };
};

// EXTERNAL MODULE: ./lib/markdown/front-matter.js + 1 modules
var front_matter = __webpack_require__(2722);
;// CONCATENATED MODULE: ./lib/generators/syntax/include.js



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
        return partOf(file, part);
    const isLines = part !== undefined && 'ranges' in part;
    const text = partOf(isLines ? file : withoutFrontMatter(file), part);
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

;// CONCATENATED MODULE: ./lib/generators/syntax/textual.js









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
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const snippets = includes({
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
/** `{{#include path:2:10}}` and its like (mdBook, "Including files"); a backslash keeps one as it is. */
const bookIncludes = includes({
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
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path, ...rest] = name.split(':');
    const written = rest.join(':');
    const part = written === '' ? undefined : readPart(written, ':');
    return { path: path, part };
}
/** `<!--@include: path{3,}-->` (VitePress, which takes links in it as the page's own). */
const commentIncludes = includes({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines ? readPart(lines.replace(',', ':'), ':') : region ? { name: region } : undefined;
        return [{ name, paths: sitePaths(path, from, settings), part }];
    },
});
/** `<<< @/path{1,3 js}`: a file as code (VitePress). */
const codeIncludes = includes({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = sitePaths(path, from, settings);
        return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }];
    },
    render(text, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return inPlace(codeBlock(text, (language || extensionOf(path)) + label), match, source);
    },
});
/**
 * Elements and directives for includes: `<Snippet file="" />` (Mintlify), `<Include src="" />` and `::include{file=}`
 * that sites make themselves.
 */
const elementIncludes = includes({
    hint: /<[Ii]nclude[\s>]|<Snippet\s|::\{?include/,
    pattern: /<(?:Include|Snippet)[ \t]+(?:src|file)="([^"\n]+)"[ \t]*\/>|<include>([^<>\n]+)<\/include>|:::?\{?include\}?(?:\{file="?|[ \t]+)([^\s{}"]+)"?\}?(?:\n:::[ \t]*$)?/gm,
    read({ 1: ofElement, 2: ofText, 3: ofDirective }, from, settings) {
        const name = (ofElement ?? ofText ?? ofDirective).trim();
        const { contentFolder, folder, includeFolders } = settings;
        const folders = [(0,generators_paths/* folderOf */.yS)(from), contentFolder, `${contentFolder}snippets/`, ...includeFolders, folder];
        return [{ name, paths: (0,syntax_paths/* pathsIn */.Mr)(folders, name), isRebased: true }];
    },
    render: inPlace,
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` };
}
function sitePaths(written, from, settings) {
    const alias = (0,syntax_paths/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    if (written.startsWith('@'))
        return (0,syntax_paths/* pathsIn */.Mr)([settings.contentFolder], written.slice(1));
    return (0,syntax_paths/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,generators_paths/* folderOf */.yS)(from)], written);
}
/** A text as fenced code. */
function codeBlock(text, info) {
    const fence = escape_fenceFor(text.text, info);
    return (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${fence}${info}\n`, text, 0), text, (0,markdown_source/* put */.yJ)(`\n${fence}`, text, text.text.length)]);
}
/** The extension of a file's name, which is a language that most highlighters know. */
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}

;// CONCATENATED MODULE: ./lib/generators/docfx/syntax.js








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
        const [name, range] = [options.get('name') ?? options.get('region'), options.get('range')];
        const part = name ? { name } : range ? readPart(range, '-') : hash ? partOfHash(hash) : undefined;
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
function partOfHash(hash) {
    const [, first, last] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? [];
    return first ? readPart(`${first}-${last ?? first}`, '-') : { name: hash };
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
        return `[${escape_escaped(title ?? 'Video')}](${escape_destination(source)})`;
    return `![${escape_escaped(alt)}](${escape_destination(source)})`;
});
/** What begins and ends zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = (0,syntax_step/* replacing */.mi)(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    const changes = [];
    let inside = [];
    let isOpen = false;
    for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(line.text) ?? [];
        if (tag === undefined) {
            if (isOpen)
                inside.push(line);
            continue;
        }
        const least = Math.min(...inside.filter(each => !each.isBlank).map(indentOf));
        for (const { start } of inside.filter(each => indentOf(each) >= least))
            changes.push({ start, end: start + least, by: '' });
        changes.push({ start: line.start, end: line.start + indentOf(line), by: '' });
        inside = [];
        isOpen = !tag.endsWith('row-end');
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
function indentOf({ text }) {
    return text.length - text.trimStart().length;
}
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const extensions = (0,syntax_step/* replacing */.mi)('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, (match, source) => {
    const name = match[1].toLowerCase();
    if (name === 'video')
        return `[Video](${escape_destination(match[2].trim())})`;
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
/** How Microsoft Learn and DocFX include other files. */
const docfxIncludes = [texts, codeLinks, codeBlocks];
/** What else they add to Markdown. */
const docfx = [triples, columns, zones, tabs, extensions, references];

;// CONCATENATED MODULE: ./lib/generators/syntax/tags.js


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
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const [first, last] = [(0,markdown_source/* lastBefore */.kk)(lines, start), (0,markdown_source/* lastBefore */.kk)(lines, end - 1)];
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
function containers_containers(nameOf = kindName) {
    const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)/is;
    return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf);
}
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween('///', /^([ \t]*\/{3,}[ \t]*)([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, kindName);
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

;// CONCATENATED MODULE: ./lib/generators/syntax/templates.js









/** A step that renders the tags of a template language. */
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (!language.delimiters.some(([open]) => source.text.includes(open)))
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
        return { before: [`[${name}](${escape_destination(url)})`, caption ? ` ${caption}` : ''] };
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
    const image = `![${escape_escaped(alt)}](${escape_destination(src)})`;
    const linked = link ? `[${image}](${escape_destination(link)})` : image;
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

// EXTERNAL MODULE: ./lib/generators/syntax/variables.js
var variables = __webpack_require__(4161);
;// CONCATENATED MODULE: ./lib/generators/hugo/syntax.js







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
    return tag.closing && url ? { before: '[', after: `](${escape_destination(url)})` } : words(use);
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
    ...named('button btn', syntax_button),
    ...named('comment', gone),
]);
/** Shortcodes of Hugo, and of the sites and themes that it is used with. */
const shortcodes = templates(hugoTags, rules, words, ['param', 'variable', 'include', 'readfile']);
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = (0,syntax_step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/generators/mkdocs/appended.js




/**
 * What the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), such as definitions of links:
 * of these the ones that it uses.
 */
const appendedSnippets = (source, work) => {
    const { appended = [], includeFolders } = work.settings;
    const end = source.text.length;
    return appended.reduce((result, name) => {
        const paths = (0,syntax_paths/* pathsIn */.Mr)(includeFolders, name);
        const isThere = !paths.includes(work.open[0]) && paths.some(path => work.context.read?.(path));
        work.asked?.(paths);
        const text = isThere ? included({ name, paths }, source, end, work, snippets) : undefined;
        const used = text && withoutUnused(text, source.text);
        if (!used)
            return result;
        return (0,syntax_step/* changed */.tD)(result, [{ start: result.text.length, end: result.text.length, by: ['\n\n', used] }]);
    }, source);
};
function withoutUnused(text, page) {
    const words = page.toLowerCase();
    const changes = [...text.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):[^\n]*(?:\n|$)/gm)]
        .filter(([, label]) => !words.includes(label.toLowerCase()))
        .map(({ index, 0: line }) => ({ start: index, end: index + line.length, by: '' }));
    return (0,syntax_step/* changed */.tD)(text, changes);
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/autodoc.js



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

;// CONCATENATED MODULE: ./lib/generators/mkdocs/critic.js

/** `{--deleted--}`, `{++inserted++}`, `{~~old~>new~~}`, `{==marked==}`, `{>>a comment<<}` (pymdown, Critic). */
const critic = (0,syntax_step/* replacing */.mi)(/\{(?:--|\+\+|~~|==|>>)/, /\{(--|\+\+|~~|==|>>)([^{}]*)(--|\+\+|~~|==|<<)\}/g, ({ 1: open, 2: written, 3: close }) => {
    const words = written;
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

;// CONCATENATED MODULE: ./lib/generators/mkdocs/keys.js

/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,syntax_step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
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
const keySigns = new Map(Array.from(`backslash \\ bar | pipe | brace-left { brace-right } bracket-left [ bracket-right ] colon : comma , double-quote "
  equal = exclam ! grave \` greater > less < minus - period . plus + question ? semicolon ; single-quote ' slash / tilde ~
  underscore _`.matchAll(/(?<![\w-])([\w-]+) (\S)/g), ([, name, sign]) => [name, `\\${sign}`]));
function keyName(name) {
    const words = name.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
    return keySigns.get(name) ?? keyNames.get(name) ?? words.join(' ').replace(/Num(?=\d)/, 'Num ');
}

// EXTERNAL MODULE: ./node_modules/markdown-it-emoji/lib/data/full.mjs
var full = __webpack_require__(6678);
;// CONCATENATED MODULE: ./lib/generators/syntax/emoji.js


/**
 * `:smile:` by GitHub's names and Twemoji's, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = (source, work) => (work.settings.hasEmoji ? shown(source, work) : source);
const shown = (0,syntax_step/* replacing */.mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    const name = match[1];
    // Twemoji's names begin with what GitHub's end with.
    const known = [name, name.replace(/(man|woman)_(\w+)/, '$2_$1')].find(each => Object.hasOwn(full/* default */.A, each));
    return known && full/* default */.A[known];
});

;// CONCATENATED MODULE: ./lib/generators/syntax/html.js


const opening = /^ {0,3}<(div|section|article|aside|header|footer|nav|main|figure|table|ul|ol|dl|p|center|form|h[1-6])(?=[\s>]|$)/i;
/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and takes what is indented below that for code.
 */
const htmlBlocks = source => {
    if (!/^ {0,3}<[a-z]/im.test(source.text))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const changes = [];
    for (let index = 0; index < lines.length; index++) {
        const name = lines[index].code ? undefined : opening.exec(lines[index].text)?.[1];
        if (name === undefined || lines[index - 1]?.isBlank === false)
            continue;
        const end = endOf(lines, index, name);
        // Without an end tag nobody can tell what is HTML.
        if (end < 0)
            break;
        changes.push(...html_joined(lines.slice(index, end)));
        index = end - 1;
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
/** The line after that with the end tag; -1 without one. */
function endOf(lines, start, name) {
    let depth = 0;
    for (let index = start; index < lines.length; index++) {
        for (const { 1: slash, 2: other } of lines[index].text.matchAll(/<(\/?)([a-z][a-z\d]*)(?=[\s>]|$)/gi))
            if (other.toLowerCase() === name.toLowerCase())
                depth += slash ? -1 : 1;
        if (depth <= 0)
            return index + 1;
    }
    return -1;
}
/** Markdown in HTML, or elements in which blank lines are seen. */
const mixed = /<(?:pre|script|style|textarea)\b|\smarkdown(?:[\s=>]|$)/i;
function html_joined(block) {
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

;// CONCATENATED MODULE: ./lib/generators/syntax/indented.js




/** Admonitions deeper in others stay as they are. */
const indented_MAX_DEPTH = 20;
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
    for (let depth = 0; depth < indented_MAX_DEPTH && hint.test(result.text); depth++) {
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
const indented_opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|(?:\?\?\?\+?|===[!+]*)[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, if it does. */
function indented_titleOf({ text, start }, source) {
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

;// CONCATENATED MODULE: ./lib/generators/syntax/inline.js




/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the blanks that set them off from a text's
 * beginning, or with the link that has no other text.
 */
const icons = (0,syntax_step/* replacing */.mi)(':', /:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, ({ 0: icon, index }, { text }) => {
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
    const isCode = (0,markdown_lines/* codeOf */.$N)(source);
    const changes = [];
    for (const { text, start } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const at = text.lastIndexOf(open);
        const end = at < 0 ? -1 : text.indexOf(close, at + open.length);
        if (end < 0 || isCode(start + at))
            continue;
        changes.push({ start: start + at, end: start + at + open.length, by: '{' });
        changes.push({ start: start + end, end: start + end + close.length, by: '}' });
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
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
/** `{{#title name}}`, which names a page in the browser alone (mdBook). */
const bookTitles = (0,syntax_step/* replacing */.mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/**
 * Components, by their capital letter: their words, and what is between their tags (VitePress, "Using Vue in
 * Markdown").
 */
const components = (0,syntax_step/* replacing */.mi)(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
    const { title, text, label, caption, alt } = argumentsOf(tag.slice(0, -1));
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/generators/syntax/liquid.js







/** A file in one of the folders for includes, or beside the file that includes it. */
const fromFolders = ({ values, work }) => {
    const name = values[0] ?? '';
    const { includeFolders, folder } = work.settings;
    return {
        include: {
            name,
            paths: (0,syntax_paths/* pathsIn */.Mr)(includeFolders.length > 0 ? includeFolders : [`${folder}_includes/`], name),
        },
    };
};
const fromFile = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)([(0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name) } };
};
/** A link to a page by its path from the site's folder. */
const liquid_link = ({ tag, values, source, work }) => {
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: escape_destination(external_node_path_.posix.relative(from, path)) };
};
const liquid_embed = ({ values }) => {
    const { url, src = url, title, caption = title } = values;
    return src ? { before: `[${caption ?? src}](${escape_destination(src)})` } : {};
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
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const jekyllTags = templates(liquidTags, jekyllRules, words, [
    'raw',
    'comment',
    'include',
    'include_relative',
]);
/** A list with `{:toc}`, which becomes the list of headings (kramdown in Jekyll). */
const listsOfContents = (0,syntax_step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
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
/** The blocks of GitBook ("Blocks" of its documentation). */
const gitbookTags = templates(liquidTags, gitbookRules, words, ['raw', 'include']);
/** `{% include-markdown "path" start="" end="" %}` (a plugin of MkDocs). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)(folders, name), part: { after, before }, isRebased } };
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

// EXTERNAL MODULE: ./node_modules/remark/index.js + 61 modules
var remark = __webpack_require__(4610);
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

;// CONCATENATED MODULE: ./lib/markdown/splice.js
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

;// CONCATENATED MODULE: ./lib/generators/syntax/rebase.js






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

;// CONCATENATED MODULE: ./lib/generators/syntax/sections.js


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

;// CONCATENATED MODULE: ./lib/generators/syntax/index.js




















const pymdown = [
    scripts,
    icons,
    emoji,
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
];
const vitePressName = (kind) => (kind === 'details' ? 'Details' : kind.toUpperCase());
/** What the generators put in from other files. */
const inclusions = {
    mkdocs: [snippets, mkdocsTags, appendedSnippets],
    vitepress: [commentIncludes, codeIncludes],
    docusaurus: [],
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
        variables.variables,
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
        containers_containers(vitePressName),
        ansiEscapes,
        fences(codeComments),
        contents,
        emoji,
        attributeDelimiters,
        attributeLists('all'),
    ],
    docusaurus: [
        comments,
        scripts,
        emoji,
        containers_containers(),
        codeTitles,
        fences(magicComments),
        attributeLists('headings'),
    ],
    starlight: [scripts, containers_containers(), codeTitles, ansiEscapes, fences(), attributeLists('headings')],
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
        variables.variables,
        fences(),
        attributeLists('all'),
    ],
    gitbook: [fences()],
    mintlify: [variables.variables, fences(), attributeLists('headings')],
};
/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(settings, mdx) {
    const { generator } = settings;
    const steps = [...inclusions[generator], ...markup[generator], rebased];
    return (0,syntax_step/* stepwise */.F9)(mdx ? [...steps, mdx] : steps, settings);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, settings) {
    // What a page in MDX includes is read as MDX, too, whatever its name.
    const mayImport = (0,syntax_paths/* hasMdx */.Cr)(path, settings) && /\.mdx?["']|raw-loader|\?raw/.test(text);
    const imports = [
        ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
    ].flatMap(({ 1: written }) => (0,syntax_paths/* rawFile */.Hg)(written) ?? (/\.mdx?$/i.test(written) ? written : []));
    return [
        ...(0,syntax_step/* askedBy */.Ai)(inclusions[settings.generator], (0,markdown_source/* fileSource */.IO)(path, text), settings),
        ...imports.map(written => (0,syntax_paths/* importPaths */.i0)(written, path, settings)),
    ];
}


/***/ }),

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
/* unused harmony exports slice, marginOf */
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


/***/ })

};
