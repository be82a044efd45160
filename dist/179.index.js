export const id = 179;
export const ids = [179];
export const modules = {

/***/ 2179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mapSites: () => (/* binding */ mapSites),
  siteGenerators: () => (/* binding */ siteGenerators)
});

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/vfile-location/lib/index.js
var lib = __webpack_require__(807);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/markdown/front-matter.js




/** Front matter that has more characters is not read. */
const MAX_BLOCK_LENGTH = 64 * 1024;
const blanksBefore = {
    first: /^/,
    'below-blank-lines': /^(?:\s*\n)?/,
    'behind-blanks': /^\s*/,
    unfenced: /^/,
};
/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
function splitFrontMatter(text, form = 'first') {
    if (form === 'unfenced' && !text.startsWith(yaml.fence))
        return splitLines(text);
    const found = findBlock(text, form);
    const { language, block = '', start = 0, end = 0 } = found ?? {};
    const whole = { data: {}, text, linesBefore: 0, messages: [] };
    if (!language)
        return whole;
    if (end === 0)
        return {
            ...whole,
            ...unendedBlock(text.slice(text.indexOf('\n', start) + 1), language),
        };
    const { message, data = message && hidingLines(block) } = readBlock(block, language);
    if (!data)
        return whole;
    const blankLines = text.slice(0, start).split('\n').length - 1;
    return {
        data,
        // micromark drops a BOM where it starts, and its offsets would be off by one.
        text: text.slice(end).replace(/^\uFEFF+/, ''),
        linesBefore: text.slice(0, end).split('\n').length - 1,
        messages: message ? [{ ...message, line: message.line + blankLines }] : [],
    };
}
/** Lines such as `Title: My page`, with lines that go on indented, up to the first other line (MkDocs, `utils/meta.py`). */
function splitLines(text) {
    const data = new Map();
    let key;
    let at = 0;
    let linesBefore = 0;
    while (at < text.length) {
        const newline = text.indexOf('\n', at);
        const end = newline < 0 ? text.length : newline;
        const line = text.slice(at, end);
        const isBlank = line.trim() === '';
        const [, own, first] = /^ {0,3}([\w-]+):(.*)/.exec(line) ?? [];
        const isMore = key !== undefined && /^(?: {4}|\t)/.test(line);
        if (!isBlank && own === undefined && !isMore)
            break;
        at = end + 1;
        linesBefore++;
        if (isBlank)
            break;
        key = own?.toLowerCase() ?? key;
        data.set(key, `${data.get(key) ?? ''} ${(first ?? line).trim()}`.trim());
    }
    if (data.size === 0)
        return { data: {}, text, linesBefore: 0, messages: [] };
    return {
        data: Object.fromEntries(data),
        text: text.slice(at),
        linesBefore,
        messages: [],
    };
}
/** A block of front matter, where it begins, and where the text begins that follows it; only its language where it never ends. */
function findBlock(text, form = 'first') {
    const start = blanksBefore[form].exec(text)[0].length;
    const language = [yaml, toml].find(({ fence }) => text.startsWith(fence, start));
    const opening = text.indexOf('\n', start);
    if (!language ||
        opening < 0 ||
        text.slice(start + language.fence.length, opening).trim() !== '')
        return undefined;
    const closing = language.closing.exec(text.slice(opening));
    if (!closing)
        return { language, start };
    const block = text.slice(opening + 1, opening + closing.index + 1);
    return {
        language,
        start,
        block,
        end: opening + closing.index + closing[0].length,
    };
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
        const offset = error instanceof yaml_dist/* YAMLError */.IP ? error.pos[0] : 0;
        const { line, column } = error instanceof dist/* TomlError */.zx ? error : (0,lib/* location */.C)(block).toPoint(offset);
        const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        const { name } = language;
        const fix = language === yaml
            ? 'Most often a value needs quotes, as in title: "One: two".'
            : `Fix the ${name}.`;
        const reason = `the ${name} front matter does not parse here or above (${why}), so that the page’s title, description and tags are not known. ${fix}`;
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
    return {
        data: hidingLines(block),
        messages: [{ line: 1, column: 1, rule: 'front-matter', reason }],
    };
}
const yaml = {
    name: 'YAML',
    fence: '---',
    // Pandoc and Jekyll end a block with dots as well.
    closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
    read: text_data/* parseYaml */.hN,
};
const toml = {
    name: 'TOML',
    fence: '+++',
    closing: /\n\+\+\+[ \t]*(?:\n|$)/,
    keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
    read: text_data/* parseToml */.MT,
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
/** The same since version 21 of documents: what earlier ones pushed is archived. */
const alsoHiding = [
    // Starlight.
    { keys: ['pagefind'], when: false },
    // Just the Docs.
    { keys: ['search_exclude'], when: true },
    // The themes Book, Hextra and Docsy of Hugo.
    { keys: ['booksearchexclude'], when: true },
    { keys: ['excludesearch'], when: true },
    { keys: ['exclude_search'], when: true },
];
/** Why a page's front matter keeps it out of search, if it does. */
function hidingReason(frontMatter) {
    const robots = memberOf(frontMatter, 'robots');
    if (typeof robots === 'string' && /\bnoindex\b/i.test(robots))
        return 'front matter says `robots: noindex`';
    return reasonIn(frontMatter, [...hiding, ...alsoHiding]);
}
/** Whether all versions of this action that there were found that it does. */
function hasAlwaysHidden(frontMatter) {
    return reasonIn(frontMatter, hiding) !== undefined;
}
function reasonIn(frontMatter, rows) {
    for (const { keys, when } of rows) {
        const value = memberOf(frontMatter, ...keys);
        const word = typeof value === 'object' ? '' : String(value).trim();
        // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
        if ((0,text_data/* flag */.Jt)(word, !when) === when)
            return `front matter says \`${keys.join('.')}: ${word}\``;
    }
    return undefined;
}
/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block) {
    return Object.fromEntries(Array.from(block.matchAll(plainLine), ([, key, value]) => [
        key.toLowerCase(),
        value,
    ]));
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

// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/text/index.js + 1 modules
var lib_text = __webpack_require__(2292);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
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
    return printer.mark(tree, false)
        ? sourceOf([printer.row(tree.children), put('', source, 0)])
        : source;
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
                this.mark(child, this.#isDeep(node, index)) ||
                    child !== before?.[index] ||
                    isChanged;
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
            return (marginOf(text, startOf(node)).width - before >
                (parent.type === 'blockquote' ? 3 : 4));
        }
        // Below a definition is the rest of its paragraph, in which no indented code begins.
        const above = parent.children[index - 1];
        if (above?.type === 'definition' &&
            above.position.end.line + 1 === node.position.start.line)
            return false;
        const margin = parent.type === 'root' ? 0 : marginOf(text, startOf(first)).width;
        return marginOf(text, startOf(node)).width > margin + 3;
    }
    /** The blocks of a container. */
    row(nodes) {
        const parts = [];
        let before;
        for (const node of nodes) {
            const content = this.#changed.has(node)
                ? this.#block(node)
                : this.#whole(node);
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
        const gap = areParsed
            ? this.#source.text.slice(this.#endOf(before), startOf(after))
            : '';
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
        const others = node.type === 'blockquote'
            ? '> '
            : ' '.repeat(node.type === 'listItem' ? mark.length : 4);
        // Below a paragraph a mark alone would make a heading of it; and before a rule it may be a part of that.
        const isRule = /^([-*])(?:[ \t]*\1){2,}[ \t]*(?:\n|$)/.test(mark + inside.text);
        const kept = inside.text === '' ? marker : isRule ? `${marker}\n` : '';
        return indented(sourceOf([this.#put(kept), inside]), mark, others);
    }
    #phrases(nodes) {
        return nodes.flatMap(node => this.#changed.has(node) ? this.#phrase(node) : [this.#whole(node)]);
    }
    #phrase(node) {
        this.#at = node.position?.start.offset ?? this.#at;
        if (this.#parsed.has(node) && 'children' in node)
            return this.#around(node);
        switch (node.type) {
            case 'text':
                return [this.#put(escaped(node.value))];
            case 'html':
                return [
                    node.data?.source
                        ? { ...node.data.source, isSeam: true }
                        : this.#put(node.value),
                ];
            case 'image':
                return [
                    this.#put(`![${escaped(node.alt ?? '')}](${destination(node.url)})`),
                ];
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
            const between = isRow
                ? [this.#slice(this.#endOf(before[index - 1]), startOf(child))]
                : [];
            return [...between, ...this.#phrases([child])];
        });
        return [
            opening,
            ...inside,
            this.#slice(this.#endOf(last), this.#endOf(node)),
        ];
    }
    #whole(node) {
        return this.#slice(startOf(node), this.#endOf(node));
    }
    #slice(start, end) {
        const { text } = this.#source;
        // The next line begins after the marks of its containers.
        const follows = this.#end <= start &&
            /^(?:.|\n[ \t>]*)$/.test(text.slice(this.#end - 1, start));
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
        const last = /^list/.test(node.type)
            ? this.#parsed.get(node)?.at(-1)
            : undefined;
        return last ? this.#endOf(last) : (node.position?.end.offset ?? 0);
    }
}
const containerTypes = new Set([
    'root',
    'list',
    'listItem',
    'blockquote',
    'footnoteDefinition',
]);
function startOf(node) {
    return node.position?.start.offset ?? 0;
}
const beginsWithItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/;
function endsInList(text) {
    const block = (text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? '').trimEnd();
    const endsInCode = /(?:^|\n)(?:`{3}|~{3})[^\n]*$/.test(block);
    // A line at the margin is no part of an item without text.
    return (!endsInCode &&
        /(?:^|\n) {0,3}(?:[-+*]|\d{1,9}[.)])(?: +[^ \n]| *$| *\n[ \t])/.test(block));
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
        const [start, end] = [
            run.text.length - run.text.trimStart().length,
            run.text.trimEnd().length,
        ];
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
            result.push(...(isStart && !gap.at(-1).includes('\n')
                ? lineStart(inside, right)
                : [inside]));
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
    if (blanks !== '' &&
        !(isOneSided && (opens.test(left) || closes.test(right))))
        return ' ';
    return mayPair.test(left.slice(-1) + right.charAt(0)) || isInWord(left, right)
        ? marker
        : '';
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

// EXTERNAL MODULE: ./lib/text/glob.js
var glob = __webpack_require__(5613);
;// CONCATENATED MODULE: ./lib/generators/config/files.js



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
        const inside = path.slice(root?.folder.length);
        const stem = (0,text_paths/* stemOf */.Vc)(inside, extensions);
        const placed = root && stem !== undefined
            ? place({ path, root, inside, stem })
            : undefined;
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
        .slice(0, glob/* MAX_PATTERNS */.nP)
        .map(pattern => (0,glob/* toGlob */.aZ)(pattern.replace(/^\.?\//, ''), options));
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
    const expressions = patterns.slice(0, glob/* MAX_PATTERNS */.nP).flatMap(pattern => {
        const isSimple = SIMPLE.test(pattern) && pattern.split(/[*+{]/).length <= MAX_QUANTIFIERS;
        return isSimple ? (toExpression(pattern) ?? []) : [];
    });
    return path => expressions.some(expression => expression.test(path));
}
const MAX_QUANTIFIERS = 3;
function toExpression(pattern) {
    try {
        return new RegExp(pattern);
    }
    catch {
        return undefined;
    }
}
/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
function languagesOf(locales, ofRoot) {
    const found = (0,text_data/* members */.ol)(locales).map(([name, locale]) => {
        const language = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(locale, 'lang')) ?? (name === 'root' ? ofRoot : name);
        return [name === 'root' ? '' : name, language];
    });
    return Object.fromEntries(found);
}
/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
function chaptersOf(summary, folder) {
    const links = [
        ...summary.matchAll(/(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g),
    ];
    return links.flatMap(([, words = '', quoted, plain]) => {
        const [path = ''] = (quoted ?? plain ?? '').split('#');
        const file = path === '' ? undefined : (0,text_paths/* join */.fj)(folder, (0,text_paths/* percentDecoded */.oF)(path));
        return file === undefined
            ? []
            : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]];
    });
}
/** The text of a key of front matter; undefined where it is empty, a list or absent. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/generators/syntax/step.js


/** The dialect of a generator whose syntax the steps translate, one after the other. */
function stepwise(steps, settings) {
    return {
        toMarkdown(source, context) {
            const work = workOn(source, { steps, settings, context });
            return {
                markdown: applied(steps, source, work),
                messages: [...work.said.values()],
            };
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
            if (said.has(kind))
                return;
            const { path: file, line, column } = source.placeAt(at);
            // A message is at a place of the page, so that of an included file says where it is.
            const message = file === path
                ? { line, column, rule, reason }
                : { ...start, rule, reason: `${file}:${line}:${column}: ${reason}` };
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
        let isCode = isInCodeToo
            ? () => false
            : undefined;
        const changes = [];
        for (const match of text.matchAll(pattern)) {
            isCode ??= (0,markdown_lines/* codeOf */.$N)(source);
            const by = isCode(match.index) ? undefined : make(match, source, work);
            if (by === undefined)
                continue;
            const change = {
                start: match.index,
                end: match.index + match[0].length,
                by: by,
            };
            changes.push(typeof by === 'object' && 'by' in by ? by : change);
        }
        return (0,markdown_source/* changed */.tD)(source, changes);
    };
}
const known = new WeakMap();
/** What a page needs again and again, made once: its many components may name the same file. */
function remembered({ included }, key, make) {
    const ofPage = known.get(included) ?? new Map();
    known.set(included, ofPage);
    if (!ofPage.has(key))
        ofPage.set(key, make());
    return ofPage.get(key);
}

;// CONCATENATED MODULE: ./lib/generators/syntax/blocks.js



/** What takes the place of whole lines as a block of its own: blank lines go where there are none. */
function asBlock({ text }, start, end, content) {
    const isBlankAbove = /(?:^|\n)[ \t]*\n$|^$/.test(text.slice(Math.max(0, start - 200), start));
    if (content === '')
        return { start, end: isBlankAbove ? end + 1 : end, by: '' };
    const isBlankBelow = /^(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end, end + 200));
    const indent = (0,markdown_lines/* blanksOf */.RF)(text.slice(start, end));
    const before = isBlankAbove ? indent : `\n${indent}`;
    return {
        start,
        end,
        by: [before, ...(0,markdown_source/* listOf */.c3)(content), isBlankBelow ? '' : '\n'],
    };
}
/** A title in bold; as it is where it is bold already. */
function strong(title) {
    return !title?.trim()
        ? ''
        : title.includes('**')
            ? title
            : `**${title.trim()}**`;
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
        const lines = (0,markdown_lines/* linesOf */.Dx)(source);
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
            else if (closed &&
                open.length > 0 &&
                closed.length >= open.at(-1).width) {
                open.pop();
                changes.push(asBlock(source, start, end, ''));
            }
        });
        return (0,markdown_source/* changed */.tD)(source, changes);
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
    return last === opened
        ? []
        : [{ start: lines[opened + 1].start, end: lines[last].end, by: '' }];
}
/** The label of code as a line above it: in a group its language if it has none, elsewhere none of the name of a file alone. */
function labelOf(line, isGroup) {
    const info = infoOf(line);
    const [, mark, name] = /(\[?)\[([^[\]]+)\]/.exec(info) ?? [];
    const label = isGroup ? (name ?? languageOf(info)) : mark ? '' : (name ?? '');
    const indent = ' '.repeat(line.indent);
    return label === ''
        ? []
        : [{ start: line.start, end: line.start, by: `${indent}**${label}**\n\n` }];
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
    return (0,markdown_source/* changed */.tD)(source, changes);
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
        width: Math.min(4, (0,markdown_source/* widthOf */.qz)(mark) - indent),
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
    return [
        {
            start: start + from,
            end: start + at,
            by: ' '.repeat(column - indent - width),
        },
    ];
}
const IGNORED_ELEMENT = /<([a-z][\w-]*)(?=[\s>])(?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}'){0,100}?\sdata-pagefind-ignore(?:=[^<>]*)?>/gi;
/** The elements of HTML with `data-pagefind-ignore` (Pagefind, "Removing individual elements from the index"). */
function ignoredElements({ text }) {
    const changes = [];
    let done = 0;
    for (const { 0: opening, 1: name, index } of text.matchAll(IGNORED_ELEMENT)) {
        if (index < done)
            continue;
        const tags = new RegExp(`<(/?)${name}(?![\\w-])[^<>]*?(/?)>`, 'gi');
        tags.lastIndex = index + opening.length;
        let depth = opening.endsWith('/>') ? 0 : 1;
        done = index + opening.length;
        while (depth > 0) {
            const tag = tags.exec(text);
            done = tag ? tags.lastIndex : text.length;
            if (!tag)
                break;
            if (tag[1])
                depth--;
            else if (!tag[2])
                depth++;
        }
        if (depth === 0)
            changes.push({ start: index, end: done, by: '' });
    }
    return changes;
}
/**
 * Headings that their author keeps out of search, with their sections (Material's `data-search-exclude`,
 * `data-pagefind-ignore`), and elements.
 */
const excludedSections = source => {
    if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
        return source;
    const isCode = (0,markdown_lines/* codeOf */.$N)(source);
    const changes = ignoredElements(source).filter(({ start }) => !isCode(start));
    const headings = (0,markdown_lines/* linesOf */.Dx)(source).filter(line => (0,markdown_lines/* headingDepth */.Ys)(line) > 0);
    for (const [index, heading] of headings.entries()) {
        if (!/\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(heading.text))
            continue;
        const isNext = (each) => (0,markdown_lines/* headingDepth */.Ys)(each) <= (0,markdown_lines/* headingDepth */.Ys)(heading);
        const end = headings.slice(index + 1).find(isNext)?.start ?? source.text.length;
        changes.push({ start: heading.start, end, by: '' });
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/**
 * The attribute that says that the content of an element is Markdown (Python-Markdown, kramdown), which in
 * Markdown a blank line says.
 */
const markdownInHtml = replacing('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => before +
    all.slice(all.indexOf(after, before.length)) +
    (blank === undefined ? '\n' : ''));
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
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    for (const [index, { text, start, end, code, indent, isBlank },] of lines.entries()) {
        const next = lines[index + 1];
        const isEnd = !code &&
            htmlClosing.test(text) &&
            (closing === undefined || text.startsWith(closing));
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
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays.
 *
 * @param hasTitles whether titles are shown (`title=""` of Docusaurus, Starlight and Material for MkDocs, `tab=""` of its tabs of
 * code; `filename=""` of themes of Hugo), so that they are put above the code.
 */
function fences(shown, hasTitles = false) {
    return source => {
        if (!(shown ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        let [first, isCut] = [0, false];
        const lines = (0,markdown_lines/* linesOf */.Dx)(source);
        for (const [index, line] of lines.entries()) {
            const { code, text, start, end } = line;
            if (code === 'opens') {
                info = infoOf(line);
                first = end + 1;
                isCut = false;
                const language = languageOf(info);
                const above = hasTitles ? titleAbove(text, lines[index - 1]) : '';
                if (above !== '')
                    changes.push({
                        start: start,
                        end: start + text.search(/[`~]/),
                        by: above,
                    });
                if (language !== info)
                    changes.push({
                        start: start + text.lastIndexOf(info),
                        end,
                        by: language,
                    });
            }
            else if (code === 'within' &&
                /\btwoslash\b/.test(info) &&
                (isCut || TWOSLASH.test(text))) {
                const [, cut] = /---cut(-\w+)?---/.exec(text) ?? ['', 'none'];
                const isBefore = cut === undefined || cut === '-before';
                isCut =
                    !isBefore &&
                        (isCut || cut === '-after' || cut === '-start') &&
                        cut !== '-end';
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
        return (0,markdown_source/* changed */.tD)(source, changes);
    };
}
/** The title of a fence as a paragraph above it, up to the fence itself. */
function titleAbove(text, before) {
    const [, double, single = double, title = single] = /\b(?:title|filename|tab)=(?:"([^"]+)"|'([^']+)'|([\w./-]+))/.exec(text) ??
        [];
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

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
;// CONCATENATED MODULE: ./lib/generators/syntax/include.js







const MAX_INCLUDED_LENGTH = 5_000_000;
/** What each include counts for besides its text: ten files that each include ten others may have little of that. */
const LENGTH_OF_INCLUDE = 2_500;
/** The included text, in which `step` does the same; undefined, and a message, where it cannot be included. */
function included(include, source, at, work, step) {
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
    const whole = cutPart(isLines || isCode ? file : withoutFrontMatter(file, work), part);
    if (!whole)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.length += whole.text.length + LENGTH_OF_INCLUDE;
    if (work.included.length > MAX_INCLUDED_LENGTH)
        return refuse(tooMuch);
    if (isCode)
        return withoutBlankEnds(whole);
    const { text, placeAt } = isLines ? withoutFrontMatter(whole, work) : whole;
    const placed = {
        text,
        placeAt: offset => ({ ...placeAt(offset), isRebased }),
    };
    return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }));
}
/** Other files than pages may begin with what looks like it, such as YAML. */
function withoutFrontMatter(file, { settings }) {
    if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path))
        return file;
    return (0,markdown_source/* cut */.Jj)(file, file.text.length -
        splitFrontMatter(file.text, settings.frontMatter).text.length);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    return (0,markdown_source/* cut */.Jj)(source, start, Math.max(start, text.trimEnd().length));
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
            ...(text ? (0,markdown_source/* listOf */.c3)(syntax.render?.(text, match, source) ?? text) : []),
        ]);
    };
    const step = replacing(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** The included text, indented as its include is; in one line where that has other text. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index);
    const blanks = (0,markdown_lines/* blanksOf */.RF)(token);
    const before = source.text.slice(line.start, index) + blanks;
    const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,markdown_source/* indented */.gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return (0,markdown_lines/* linesOf */.Dx)(text).flatMap(({ start, end }, at) => [
        at > 0 ? ' ' : '',
        (0,markdown_source/* cut */.Jj)(text, start, end),
    ]);
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
    const fence = fenceFor(text.text, info);
    return (0,markdown_source/* sourceOf */.vz)([
        (0,markdown_source/* put */.yJ)(`${fence}${info}\n`, text, 0),
        text,
        (0,markdown_source/* put */.yJ)(`\n${margin}${fence}`, text, text.text.length),
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
        return pathsIn([(0,text_paths/* folderOf */.yS)(from)], written);
    return written.startsWith('/')
        ? pathsIn([settings.contentFolder, settings.folder], written)
        : [];
}
/** The paths in several folders, each once. */
function pathsIn(folders, written) {
    return written === ''
        ? []
        : [...new Set(folders.flatMap(folder => (0,text_paths/* join */.fj)(folder, written) ?? []))];
}
/** What an alias at the beginning of a path stands for. */
function aliased(written, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(each => written.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
    return alias === undefined
        ? undefined
        : (0,text_paths/* join */.fj)(aliases[alias], written.slice(alias.length));
}
const END = Number.POSITIVE_INFINITY;
/** The lines of ranges such as `1-3,5` or `2:10`, by the sign between their ends; what is none is the name of a part. */
function readPart(written, sign) {
    const ranges = written.split(',').map(each => {
        const [first, last, ...others] = each.trim().split(sign);
        if (others.length > 0 || !/^\d*$/.test(first) || !/^\d*$/.test(last ?? ''))
            return undefined;
        return [
            Number(first || 1),
            last === undefined ? Number(first) : Number(last || END),
        ];
    });
    return ranges.every(each => each !== undefined)
        ? { ranges }
        : { name: written };
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
    const by = lines.flatMap(({ start, end }, at) => [
        at > 0 ? '\n' : '',
        (0,markdown_source/* cut */.Jj)(source, start, end),
    ]);
    return (0,markdown_source/* changed */.tD)(source, [{ start: 0, end: source.text.length, by }]);
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
    const depths = lines.map(markdown_lines/* headingDepth */.Ys);
    const first = lines.findIndex(({ text }, index) => depths[index] > 0 && headingId(text) === id);
    if (first < 0)
        return undefined;
    const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]);
    return lines.slice(first, last < 0 ? undefined : last);
}
function headingId(heading) {
    const own = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1];
    return own ?? (0,github_slugger/* slug */.y)(heading.replace(/^#+/, '').trim());
}

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
    return replacing('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
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
        if (isLast &&
            (where === 'all' ||
                /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))
            return gone;
        if (where === 'all' && text.startsWith(' |', end))
            return gone;
        return where === 'all' &&
            start === index &&
            /[)\]`*_>:"}]/.test(text.charAt(start - 1))
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
const contents = replacing(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const htmlComments = without(/<!--/g, () => '-->');
/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** Drawings, also those of files that a page includes: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = without(/<svg\b/gi, () => '</svg>');
/** An `<a>` that leads to itself, as one beside a heading does: its words alone, which may be but a mark. */
const ownAnchors = replacing('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: whole, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + whole.indexOf('>') + 1;
    return /^[\s#¶§🔗]*$/u.test(words)
        ? ''
        : (0,markdown_source/* cut */.Jj)(source, start, start + words.length);
});
/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf, hint = '<', isInCodeToo = false) {
    return (source, work) => {
        let done = 0;
        const take = ({ 0: beginning, 1: name, index }, { text }) => {
            if (index < done)
                return undefined;
            const ending = endOf(name);
            const end = text.indexOf(ending, index + beginning.length);
            done = end < 0 ? text.length : end + ending.length;
            return end < 0 ? undefined : { start: index, end: done, by: '' };
        };
        return replacing(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * `:smile:` by GitHub's names, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = replacing(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    return (0,text_data/* lookUp */.TE)(full/* default */.A, match[1]);
});

;// CONCATENATED MODULE: ./lib/generators/docfx/index.js










const LEARN = 'https://learn.microsoft.com';
const PUBLISHING = '.openpublishing.publish.config.json';
const PARTIALS = /(?:^|\/)includes\//i;
/** DocFX, alone and as Microsoft Learn uses it. */
const docfx = {
    partials: PARTIALS,
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readJson */.Vh);
        const build = (0,text_data/* get */.aR)(data, 'build');
        if ((0,text_data/* get */.aR)(build, 'content') === undefined)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(build, 'content')).flatMap((each) => {
            const source = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'src')) ?? '.');
            if (source === undefined)
                return [];
            const group = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'group')) ?? '';
            return [
                {
                    folder: source,
                    files: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'files')).map(recursive),
                    excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(each, 'exclude')).map(recursive),
                    route: (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'dest')) ?? ''),
                    version: onlyMoniker((0,text_data/* get */.aR)(build, 'groups', group, 'moniker_range') ??
                        (0,text_data/* get */.aR)(each, 'version')),
                },
            ];
        });
        const isLearn = reader.files.has(PUBLISHING);
        const makesYaml = isLearn && ((await reader.text(PUBLISHING)) ?? '').includes('MAML2Yaml');
        return {
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '~/': folder },
            address: isLearn
                ? undefined
                : (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(build, 'sitemap', 'baseUrl'))),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            options: { contents, isLearn, makesYaml },
        };
    },
    keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange'],
    routes(config, files) {
        const { contents, isLearn, makesYaml } = config.options;
        const matched = contents.map(content => ({
            ...content,
            isIncluded: toGlobs(content.files),
            isExcluded: toGlobs(content.excluded),
        }));
        /** The content that a file is of, by what each includes. */
        const contentOf = (path) => matched.find(({ folder, isIncluded }) => {
            const inside = path.slice(folder.length);
            const isMeant = isIncluded(inside) ||
                (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')));
            return path.startsWith(folder) && isMeant;
        });
        const sorted = sortFiles(config, files, ['.md'], ({ path }) => {
            const content = contentOf(path);
            if (!content)
                return undefined;
            const inside = path.slice(content.folder.length);
            if (PARTIALS.test(path))
                return { reason: 'is a partial: its folder is "includes"' };
            if (content.isExcluded(inside))
                return { reason: 'is excluded by docfx.json' };
            const stem = inside.replace(/\.md$/, '');
            if (!isLearn)
                return `${content.route}${stem}.html`;
            const route = stem.toLowerCase();
            return (content.route + ((0,text_paths/* nameOf */.Vb)(route) === 'index' ? (0,text_paths/* folderOf */.yS)(route) : route));
        });
        // Case does not count in Learn's addresses.
        const inLowerCase = new Map([...sorted.pages.keys()].map(path => [path.toLowerCase(), path]));
        const named = (path) => [inLowerCase.get(path.toLowerCase()) ?? ''];
        const ofLearn = isLearn ? { server: LEARN, named } : {};
        const hasVersions = new Set(contents.flatMap(({ version }) => version ?? [])).size > 1;
        const versionOf = (path, headOf) => onlyMoniker(headOf(path).monikerRange) ??
            (hasVersions ? contentOf(path)?.version : undefined);
        const hiddenBy = (path, headOf) => {
            const { ROBOTS, robots, redirect_url } = headOf(path);
            if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
                return 'front matter says ROBOTS: NOINDEX';
            return redirect_url === undefined
                ? undefined
                : 'only sends its readers elsewhere (redirect_url)';
        };
        return { ...sorted, hiddenBy, versionOf, rooted: 'server', ...ofLearn };
    },
    syntax: () => ({
        includes: [includedTexts, codeLinks, codeBlocks],
        markup: [
            triples,
            columns,
            zones,
            headingTabs,
            bracketExtensions,
            references,
            fences(),
            attributeLists('headings'),
        ],
    }),
};
/** The moniker that a range of monikers is, where it is no more than one: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range) {
    return /^(?:=\s*)?([\w.-]+)$/.exec((0,text_data/* text */.Qq)(range)?.trim() ?? '')?.[1];
}
/** `**.md` is in any folder. */
function recursive(glob) {
    return glob.replace(/\*\*(?=[^*/])/g, '**/*');
}
/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const includedTexts = includes({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written }, from, settings) => [
        includeOf(written.trim(), from, settings),
    ],
    render: inPlace,
});
/** A step that includes code, as `specOf` says of what a pattern finds. */
function codeIncludes(hint, pattern, specOf) {
    return includes({
        hint,
        pattern,
        read(match, from, settings) {
            const { source, id, range } = specOf(match);
            const part = id ? { name: id } : range ? readPart(range, '-') : undefined;
            return [
                { ...includeOf(source ?? '', from, settings), part, isCode: true },
            ];
        },
        render(text, match, source) {
            const { language, source: path } = specOf(match);
            return inPlace(codeBlock(text, language ?? extensionOf(path)), match, source);
        },
    });
}
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes('[!', /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi, ({ 1: language, 2: written }) => {
    const [, source, query, hash = ''] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written.trim());
    const options = new URLSearchParams(query);
    const [isLines, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? [];
    const range = options.get('range') ?? (isLines && `${first}-${last}`);
    return {
        language,
        source,
        range,
        id: options.get('name') ?? options.get('region') ?? (range ? '' : hash),
    };
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(':::', /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim, ({ 1: written }) => attributesOf(written));
function includeOf(written, from, { folder, contentFolder }) {
    const isRooted = /^[~/]/.test(written);
    const folders = isRooted ? [folder, contentFolder, ''] : [(0,text_paths/* folderOf */.yS)(from)];
    const paths = pathsIn(folders, written.replace(/^~/, '').replaceAll('%20', ' '));
    return { name: written, paths, isRebased: true };
}
function attributesOf(written) {
    return Object.fromEntries([...written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]));
}
/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = replacing(':::', /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi, ({ 1: name, 2: written }) => {
    const { source = '', text = '', title, 'alt-text': alt = '', } = attributesOf(written);
    if (name === 'no-loc')
        return text;
    if (name === 'video')
        return `[${escaped(title ?? 'Video')}](${destination(source)})`;
    return `![${escaped(alt)}](${destination(source)})`;
});
/** What begins and ends zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '');
/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns = source => {
    if (!/:::[ \t]*(?:row|column)/.test(source.text))
        return source;
    let margin = 0;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).map(({ text, start, isBlank }) => {
        const indent = (0,markdown_lines/* blanksOf */.RF)(text).length;
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? [];
        if (tag !== undefined)
            margin = tag.endsWith('row-end') ? 0 : undefined;
        else if (!isBlank)
            margin ??= indent;
        return {
            start,
            end: start + (tag === undefined ? Math.min(indent, margin ?? 0) : indent),
            by: '',
        };
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = replacing('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, ({ 1: name, 2: words }) => {
    if (/^video$/i.test(name))
        return `[Video](${destination(words.trim())})`;
    return /^div$/i.test(name) ? '' : words;
});
/** References to the API by its identifiers (DocFX, "Links and Cross References"). */
const references = replacing('xref:', /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/gi, ({ 1: uid, 2: words }) => (uid === undefined ? words : nameOfUid(uid)));
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
const headingTabs = source => {
    const changes = [];
    let isOpen = false;
    for (const { text, start, end, code } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        if (code)
            continue;
        const heading = /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/.exec(text);
        if (heading)
            changes.push({ start, end, by: heading[1] + strong(heading[2]) });
        else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text))
            changes.push({ start, end, by: '' });
        else
            continue;
        isOpen = heading !== null;
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};

// EXTERNAL MODULE: ./node_modules/npm-to-yarn/dist/npm-to-yarn.mjs
var npm_to_yarn = __webpack_require__(6189);
;// CONCATENATED MODULE: ./lib/generators/config/literals.js


/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3;
/** How long the data of a module may be, with what it imports, in characters. */
const MAX_LENGTH = 500_000;
/**
 * The literal data that a module in JavaScript or TypeScript exports, as its default or with a name, with what it imports
 * from other files. It is parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader, name) {
    const module = await openModule(path, reader, MAX_IMPORT_DEPTH, new Map());
    const data = name === undefined ? module?.exported() : module?.named(name);
    try {
        (0,text_data/* requireBounds */.VO)(data, MAX_LENGTH);
        return data;
    }
    catch {
        // The reader says that it cannot be read.
        return reader.data(path, () => undefined);
    }
}
/** @param opened the modules by their paths, so that each is read once; one that imports itself gets nothing. */
async function openModule(path, reader, depth, opened) {
    if (opened.has(path))
        return opened.get(path);
    opened.set(path, undefined);
    if (path.endsWith('.json')) {
        const data = await reader.data(path, text_data/* readJson */.Vh);
        const module = {
            exported: () => data,
            named: (name) => (0,text_data/* get */.aR)(data, name),
        };
        opened.set(path, module);
        return module;
    }
    const body = await reader.data(path, parse);
    if (!body)
        return undefined;
    const imports = new Map();
    for (const node of body) {
        if (node.type !== 'ImportDeclaration' || depth === 0)
            continue;
        const imported = importedPath(String(node.source.value), path, reader);
        const module = imported === undefined
            ? undefined
            : await openModule(imported, reader, depth - 1, opened);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? memberName(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    const module = literalsIn(body, imports);
    opened.set(path, module);
    return module;
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
    ]);
    /** A parser that takes linear time. */
    class ModuleParser extends Parser.extend(tsPlugin({ jsx: true })) {
        #tokens = 0;
        /** Where a `<` may begin type arguments, what follows is read again: in others, twice as often at each level. */
        nextToken() {
            this.#tokens++;
            if (this.#tokens > 2 * source.length + 1_000)
                throw new Error('It is read too often.');
            super.nextToken();
        }
        // Each would compare a name with all others.
        declareName() { }
        checkLocalExport() { }
        checkExport() { }
        validateRegExpPattern() { }
    }
    try {
        const options = {
            ecmaVersion: 'latest',
            sourceType: 'module',
            locations: true,
        };
        return ModuleParser.parse(source, options).body;
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
const EXTENSIONS = [
    '',
    '.ts',
    '.mts',
    '.js',
    '.mjs',
    '.cjs',
    '/index.ts',
    '/index.mts',
    '/index.js',
];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? (0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(from), name) : undefined;
    if (path === undefined)
        return undefined;
    const isRead = (each) => files.has(each) && /\.(?:[cm]?[jt]sx?|json)$/.test(each);
    // TypeScript's imports name the file that it is compiled to.
    return EXTENSIONS.flatMap(extension => [
        path + extension,
        path.replace(/\.js$/, '') + extension,
    ]).find(isRead);
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
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** How many characters of a text that is put together count as one node. */
const NODE_LENGTH = 100;
/** The literal values in a module with these statements, in ESTree's form, and these imports; undefined for what is none. */
function literalsIn(body, imports) {
    const statements = body;
    const constants = new Map();
    for (const statement of statements) {
        const node = statement.type === 'ExportNamedDeclaration'
            ? statement.declaration
            : statement;
        if (node?.type === 'FunctionDeclaration' && node.id)
            constants.set(node.id.name, node);
        if (node?.type !== 'VariableDeclaration')
            continue;
        for (const { id, init } of node.declarations)
            if (id.type === 'Identifier' && init)
                constants.set(id.name, init);
    }
    let nodes = 0;
    let depth = 0;
    /** Counts what is to be evaluated or copied. */
    const isTooMuch = (count) => {
        nodes += count;
        return nodes > MAX_NODES;
    };
    /** The value of an expression. */
    const value = (node) => {
        if (isTooMuch(1) || depth === text_data/* MAX_DEPTH */.lr)
            return undefined;
        depth++;
        const found = literalOf(node);
        depth--;
        return found;
    };
    const literalOf = (node) => {
        // A plugin's nodes have types that acorn's own do not know.
        const type = node.type;
        if (/^TS(?:As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(type))
            return value(node.expression);
        switch (node.type) {
            case 'Literal':
                return 'regex' in node ? undefined : node.value;
            case 'TemplateLiteral': {
                const values = node.expressions.map(value);
                const isPlain = values.every(each => typeof each === 'string' || typeof each === 'number');
                const texts = node.quasis.map(({ value: { cooked } }, index) => (cooked ?? '') + (values[index] ?? ''));
                const length = texts.reduce((sum, each) => sum + each.length, 0);
                return isPlain && !isTooMuch(length / NODE_LENGTH)
                    ? texts.join('')
                    : undefined;
            }
            case 'ArrayExpression':
                return node.elements.flatMap(each => (each ? items(each) : []));
            case 'ObjectExpression':
                // As own members, `__proto__` included.
                return Object.fromEntries(node.properties.flatMap(membersOf));
            case 'Identifier':
                return named(node.name);
            case 'MemberExpression':
                return node.computed
                    ? undefined
                    : (0,text_data/* get */.aR)(value(node.object), memberName(node.property) ?? '');
            case 'LogicalExpression':
                return value(node.left) ?? value(node.right);
            case 'CallExpression': {
                // Helpers such as `defineConfig` pass on what they are given; others are known by their names.
                const name = node.callee.type === 'Identifier' ? node.callee.name : '';
                if (constants.has(name))
                    return named(name);
                const args = node.arguments.flatMap(items);
                return /^(?:define|with)[A-Z]|^$/.test(name)
                    ? args[0]
                    : new Call(name, args);
            }
            case 'ArrowFunctionExpression':
            case 'FunctionDeclaration':
            case 'FunctionExpression': {
                if (node.body.type !== 'BlockStatement')
                    return value(node.body);
                const last = node.body.body.findLast(each => each.type === 'ReturnStatement');
                return last?.argument ? value(last.argument) : undefined;
            }
            default:
                return undefined;
        }
    };
    const items = (node) => {
        if (node.type !== 'SpreadElement')
            return [value(node)];
        const list = value(node.argument);
        return Array.isArray(list) && !isTooMuch(list.length) ? list : [];
    };
    const membersOf = (property) => {
        if (property.type === 'SpreadElement') {
            const spread = Object.entries(value(property.argument) ?? {});
            return isTooMuch(spread.length) ? [] : spread;
        }
        if (property.type !== 'Property' || property.kind !== 'init')
            return [];
        const key = property.computed
            ? value(property.key)
            : memberName(property.key);
        return typeof key === 'string' ? [[key, value(property.value)]] : [];
    };
    /** The value of a constant or an import. */
    const named = (name) => {
        const node = constants.get(name);
        if (!node)
            return imports.get(name);
        // A constant that names itself has no value.
        constants.delete(name);
        const found = value(node);
        constants.set(name, node);
        return found;
    };
    /** The value of the default export, or of `module.exports`; of a call such as `extendConfig(config)`, what it is given. */
    const exported = () => {
        let found = defaultExport();
        while (found instanceof Call)
            found = found.args[0];
        return found;
    };
    const defaultExport = () => {
        for (const node of statements) {
            if (node.type === 'ExportDefaultDeclaration')
                return value(node.declaration);
            const { expression } = node.type === 'ExpressionStatement' ? node : {};
            const { left, right } = expression?.type === 'AssignmentExpression' ? expression : {};
            const isOfModule = left?.type === 'MemberExpression' &&
                memberName(left.object) === 'module';
            if (right && isOfModule && memberName(left.property) === 'exports')
                return value(right);
        }
        return undefined;
    };
    return { value, named, exported };
}
function memberName(key) {
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : undefined;
}

;// CONCATENATED MODULE: ./lib/generators/config/own-code.js
/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000;
/** A name that a file of the repository is imported by, which is not data. */
const IMPORTS = /\bimport\s+(?!type\b)(\w+)\s+from\s+["']((?:\.{1,2}|@site|~)\/[^"'\n]+(?<!\.json))["']|\b(\w+)\s*=\s*require\(["'](\.{1,2}\/[^"'\n]+(?<!\.json))["']\)/g;
/**
 * The files of the repository that a configuration in JavaScript or TypeScript has under some keys, such as lists of plugins,
 * by imports or paths. Nothing of it is run.
 */
async function ownCodeIn(path, reader, keys) {
    const source = (await reader.text(path)) ?? '';
    const found = new Set();
    const imports = Array.from(source.matchAll(IMPORTS), match => [match[1] ?? match[3], match[2] ?? match[4]]);
    for (const { index } of source.matchAll(new RegExp(`\\b(?:${keys})\\s*:`, 'g'))) {
        const value = valueAt(source, index);
        const words = new Set(value.match(/\w+/g));
        for (const [name, file] of imports)
            if (words.has(name))
                found.add(file);
        for (const [, file = ''] of value.matchAll(/["'](\.{1,2}\/[^"'\n]+)["']/g))
            found.add(file);
    }
    return [...found];
}
/** A value behind a key, up to the bracket that belongs to its first one. */
function valueAt(source, key) {
    let depth = 0;
    for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
        if (/[[{(]/.test(source[at]))
            depth++;
        if (/[\]})]/.test(source[at]) && --depth <= 0)
            return source.slice(key, at);
    }
    return source.slice(key, key + MAX_VALUE);
}

;// CONCATENATED MODULE: ./lib/generators/docusaurus/index.js











const docusaurus = {
    partials: /(?:^|\/)_/,
    async read(path, reader) {
        const data = await readModule(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const contents = await contentsOf(folder, data, reader);
        const slash = (0,text_data/* get */.aR)(data, 'trailingSlash');
        return {
            ownCode: await ownCodeIn(path, reader, 'plugins|(?:before\\w+|remark|rehype|recma)Plugins|preprocessor|parseFrontMatter'),
            contentFolder: contents[0]?.folder ?? folder,
            aliases: { '@site/': folder },
            mdx: ['md', 'detect'].includes((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markdown', 'format')) ?? '')
                ? 'mdx-only'
                : 'all',
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseUrl')) ?? ''),
            roots: contents.map(content => ({
                folder: content.folder,
                route: content.route,
            })),
            syntaxOptions: { managers: managersIn(data) },
            options: {
                contents,
                trailingSlash: typeof slash === 'boolean' ? slash : undefined,
            },
        };
    },
    keys: ['slug', 'id'],
    routes(config, files) {
        const { contents, trailingSlash } = config.options;
        const matched = contents.map(content => ({
            ...content,
            isIncluded: toGlobs(content.included),
            isExcluded: toGlobs(content.excluded),
        }));
        matched.sort((a, b) => b.folder.length - a.folder.length);
        const sources = new Set(files);
        const contentOf = (path) => matched.find(({ folder }) => path.startsWith(folder));
        const sorted = sortFiles(config, files, ['.md', '.mdx'], ({ path, stem, inside }) => {
            const content = contentOf(path);
            if (!content.isIncluded(inside))
                return {
                    reason: 'is not included by the configuration of Docusaurus',
                };
            if (content.isExcluded(inside))
                return {
                    reason: 'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")',
                };
            // Docusaurus lists the sources alone, and then looks for a translation of each.
            if (content.translates !== undefined &&
                !sources.has(content.translates + inside))
                return {
                    reason: 'translates a page that is not there, so the site does not have it',
                };
            return head => {
                const route = content.route + routeInside(stem, head, content);
                if (trailingSlash === undefined || route === '')
                    return route;
                return route.replace(/\/$/, '') + (trailingSlash ? '/' : '');
            };
        });
        return {
            ...sorted,
            assets: [`${config.folder}static/`],
            versionOf: path => contentOf(path)?.version,
            languageOf: path => contentOf(path)?.language,
            fallback: contents.find(({ translates }) => !translates)?.language,
            named: (path, from) => sourcesNamed(path, from, contentOf(from)),
            // On a translated page the site begins where its language does.
            toHref(written, from) {
                const { translates, language } = contentOf(from) ?? {};
                const isLocal = !translates ||
                    !written.startsWith('/') ||
                    written.startsWith(`/${language}/`);
                return isLocal ? written : `/${language}${written}`;
            },
            rooted: 'site',
        };
    },
    syntax: ({ managers = ['yarn', 'pnpm', 'bun'] }) => ({
        includes: [],
        markup: [
            addressesOnServer,
            mdxCodeBlocks,
            htmlComments,
            scripts,
            emoji,
            containers(),
            npm2yarn(managers),
            fences(withoutMagicComments, true),
            attributeLists('headings'),
        ],
    }),
};
/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks = source => {
    if (!source.text.includes('mdx-code-block'))
        return source;
    let isOpen = false;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).flatMap((line) => {
        const { code, start, end } = line;
        if (code === 'opens')
            isOpen = infoOf(line) === 'mdx-code-block';
        return isOpen && (code === 'opens' || code === 'closes')
            ? [{ start, end: end + 1, by: '' }]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** What each kind of plugin for pages has where nothing else is said: their folder, and their path on the site. */
const KINDS = {
    docs: ['docs', 'docs'],
    blog: ['blog', 'blog'],
    pages: ['src/pages', ''],
};
/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data) {
    const isClassic = (preset) => /(?:^|preset-)classic$/.test((0,text_data/* text */.Qq)((0,text_data/* list */.p_)(preset)[0]) ?? '');
    const [, ofPreset] = (0,text_data/* list */.p_)((0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'presets')).find(isClassic));
    const kinds = Object.keys(KINDS);
    const preset = kinds.map(kind => ({ kind, options: (0,text_data/* get */.aR)(ofPreset, kind) }));
    const others = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'plugins')).flatMap(each => {
        const [name, options] = (0,text_data/* list */.p_)(each);
        const kind = kinds.find(kind => (0,text_data/* text */.Qq)(name)?.endsWith(`content-${kind}`));
        return kind ? [{ kind, options }] : [];
    });
    return [...preset.filter(plugin => plugin.options !== false), ...others];
}
/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder, data, reader) {
    const found = [];
    const byDefault = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'i18n', 'defaultLocale')) ?? 'en';
    const others = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'i18n', 'locales')).filter(locale => locale !== byDefault);
    for (const { kind, options } of pluginsOf(data)) {
        const id = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'id')) ?? 'default';
        const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`];
        const versions = kind === 'docs'
            ? await versionsOf(folder + prefix, options, reader)
            : [CURRENT];
        for (const { name, label, path } of versions) {
            const current = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'path')) ?? KINDS[kind][0];
            const own = (0,text_paths/* joinFolder */.nn)(folder, name === 'current'
                ? current
                : `${prefix}versioned_docs/version-${name}`);
            if (own === undefined)
                continue;
            const route = (0,text_paths/* toRoute */.P7)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'routeBasePath')) ?? KINDS[kind][1]) +
                (0,text_paths/* toRoute */.P7)(path);
            const content = {
                kind,
                folder: own,
                route,
                included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'include') ?? '**'),
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(options, 'exclude') ?? ['**/_*', '**/_*/**']),
                keepsNumbers: (0,text_data/* get */.aR)(options, 'numberPrefixParser') === false,
                version: label,
                language: others.length > 0 ? byDefault : undefined,
            };
            const end = kind !== 'docs'
                ? ''
                : name === 'current'
                    ? 'current/'
                    : `version-${name}/`;
            const translations = others.map(language => ({
                ...content,
                folder: `${folder}i18n/${language}/docusaurus-plugin-content-${kind}${suffix}/${end}`,
                route: `${language}/${route}`,
                translates: own,
                language,
            }));
            found.push(content, ...translations);
        }
    }
    const files = [...reader.files];
    const isThere = (own) => files.some(path => path.startsWith(own));
    // A language without translations of its own still shows everything at its addresses.
    return found.filter(({ folder: own, translates }) => isThere(translates ?? own));
}
/** The only version of what has none. */
const CURRENT = { name: 'current', label: undefined, path: '' };
/** @param start the start of the paths of what belongs to these documents */
async function versionsOf(start, options, reader) {
    const names = (0,text_data/* texts */.Te)((0,text_data/* readJson */.Vh)((await reader.text(`${start}versions.json`)) ?? ''));
    const all = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'includeCurrentVersion'), true)
        ? ['current', ...names]
        : names;
    const only = (0,text_data/* get */.aR)(options, 'onlyIncludeVersions');
    const shown = only === undefined ? all : all.filter(name => (0,text_data/* texts */.Te)(only).includes(name));
    const last = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'lastVersion')) ??
        shown.find(name => name !== 'current') ??
        'current';
    return shown.map(name => {
        const own = name === 'current' ? 'next' : name;
        const [label, path] = ['label', 'path'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'versions', name, key)));
        return {
            name,
            label: shown.length > 1 ? (label ?? own) : undefined,
            path: path ?? (name === last ? '' : own),
        };
    });
}
/** The path of a page below the route of its folder of pages. */
function routeInside(stem, head, { kind, keepsNumbers }) {
    const slug = textOf(head.slug);
    if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
        return clean(slug);
    if (kind === 'pages')
        return (0,text_paths/* nameOf */.Vb)(stem) === 'index' ? (0,text_paths/* folderOf */.yS)(stem) : stem;
    if (kind === 'blog')
        return postRoute(stem.replace(/\/index$/, ''));
    const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/');
    const parent = (0,text_paths/* nameOf */.Vb)((0,text_paths/* folderOf */.yS)(stem).slice(0, -1)).toLowerCase();
    const isIndex = ['index', 'readme', parent].includes((0,text_paths/* nameOf */.Vb)(stem).toLowerCase());
    if (slug === undefined && isIndex)
        return (0,text_paths/* folderOf */.yS)(id);
    const last = slug ?? textOf(head.id) ?? (0,text_paths/* nameOf */.Vb)(id);
    // A slug may climb out of its folder, and end in a slash.
    return ((0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(id), last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '');
}
/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name) {
    if (/^\d+[-_.]\d/.test(name))
        return name;
    const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
    return rest ?? name;
}
function postRoute(stem) {
    const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? [];
    if (date === '')
        return stem;
    const at = stem.indexOf(date);
    const rest = stem.slice(at + date.length).replace(/^[-/]/, '');
    return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`);
}
function clean(route) {
    return route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function sourcesNamed(path, from, own) {
    const folder = (0,text_paths/* folderOf */.yS)(from);
    const all = own && path.startsWith(folder)
        ? [path, own.folder + path.slice(folder.length)]
        : [path];
    return own?.translates
        ? [...all, ...all.map(each => each.replace(own.folder, own.translates))]
        : all;
}
/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
function managersIn(data) {
    for (const { options } of pluginsOf(data))
        for (const plugin of (0,text_data/* list */.p_)((0,text_data/* get */.aR)(options, 'remarkPlugins'))) {
            const converters = (0,text_data/* get */.aR)((0,text_data/* list */.p_)(plugin)[1], 'converters');
            if (converters !== undefined)
                return (0,text_data/* texts */.Te)(converters).filter(name => (0,text_data/* lookUp */.TE)(LABELS, name) !== undefined);
        }
    return undefined;
}
const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };
/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = replacing('pathname://', /pathname:\/\/(?=\/)/g, (_, __, { settings: { address } }) => address === undefined ? '' : new URL(address).origin);
/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn = (managers) => source => {
    if (!source.text.includes('npm2yarn'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const changes = lines.flatMap(({ code: state, text, start }, index) => {
        if (state !== 'opens')
            return [];
        const [, first = '', fence, sequence = ''] = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/.exec(text) ?? [];
        const end = lines.findIndex((line, at) => at > index && line.code === 'closes');
        // More lines are no commands, and take the converter the square of their length.
        if (!fence || end < 0 || end - index > 100)
            return [];
        const margin = first.replace(/[^>]/g, ' ');
        const inside = lines
            .slice(index + 1, end)
            .map(line => line.text.slice(margin.length));
        const npm = inside.join('\n');
        const block = (name, own) => `${fence}title="${name}"\n${own}\n${sequence}`;
        const others = Object.keys(LABELS).filter(name => managers.includes(name));
        const blocks = [
            block('npm', npm),
            ...others.map(name => block(LABELS[name], toManager(npm, name))),
        ];
        return [
            {
                start,
                end: lines[end].end,
                by: first + blocks.join('\n').replaceAll('\n', `\n${margin}`),
            },
        ];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npm_to_yarn/* default */.A;
/** Commands of npm in those of another package manager; as they are where the converter fails, as on `npm toString`. */
function toManager(npm, manager) {
    try {
        return convert(npm, manager);
    }
    catch {
        return npm;
    }
}
/** Without comments that mark lines of code, such as `// highlight-next-line`. */
const withoutMagicComments = text => {
    const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
    return /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*(?:(?:\*\/(?:\s*\})?|-->|\*\))\s*)?$/.test(comment ?? '')
        ? undefined
        : text;
};

// EXTERNAL MODULE: ./lib/generators/generator.js
var generator = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/generators/syntax/component-file.js


/** `import name from 'specifier'`, with or without named imports, also over several lines. */
const defaultImport = /^[ \t]*import\s+([\w$]+)(?:\s*,\s*\{[^{}]*\})?\s+from\s+(["'])((?:(?!\2)[^\n])+)\2/gm;
/** The specifiers of default imports in JavaScript, by their names. */
function defaultImports(code) {
    return new Map(Array.from(code.matchAll(defaultImport), ([, name, , specifier]) => [
        name,
        specifier,
    ]));
}
/** The template of a component in a file that a page imports, where nothing in it is computed. */
function templateOf(specifier, from, work) {
    return remembered(work, `template ${specifier} ${from}`, () => readTemplate(specifier, from, work));
}
function readTemplate(specifier, from, work) {
    if (!/(?:\.(?:astro|vue|[jt]sx)|\/[^/.]+)$/.test(specifier))
        return undefined;
    const ends = /\.\w+$/.test(specifier)
        ? ['']
        : ['.tsx', '.jsx', '/index.tsx', '/index.jsx'];
    for (const path of importPaths(specifier, from, work.settings).flatMap(each => ends.map(end => each + end))) {
        const code = work.context.read?.(path)?.text;
        const template = code === undefined ? undefined : templateIn(code, path);
        const [, name = ''] = /^<([A-Z]\w*)\s*\/>$/.exec(template ?? '') ?? [];
        const page = defaultImports(code ?? '').get(name);
        if (page !== undefined && /\.mdx?$/.test(page))
            return { specifier: page, from: path };
        if (template && !COMPUTED.test(template))
            return { html: template };
    }
    return undefined;
}
/** What is not the same wherever a component is: expressions, directives and other components. */
const COMPUTED = /[{}]|\sv-[a-z]|\s[:@#][\w-]+=|<\/?[A-Z]|<\/?[a-z]+-|<slot\b/;
function templateIn(code, path) {
    const [opening, closing] = path.endsWith('.vue')
        ? ['<template>', '</template>']
        : path.endsWith('.astro')
            ? ['---', '']
            : ['return', '}'];
    const parts = code.split(opening);
    // The code of an Astro component is between two fences; a function that returns more than once decides.
    if (path.endsWith('.astro'))
        return parts.length === 3
            ? parts[2].trim()
            : parts.length === 1
                ? code
                : undefined;
    const end = parts.length === 2 ? parts[1].lastIndexOf(closing) : -1;
    if (end < 0)
        return undefined;
    const template = parts[1].slice(0, end);
    return path.endsWith('.vue')
        ? template.trim()
        : withoutBrackets(template.trim());
}
/** The expression that is returned, without `(` before it and `);` behind it. */
function withoutBrackets(returned) {
    const value = returned.endsWith(';')
        ? returned.slice(0, -1).trimEnd()
        : returned;
    const start = value.startsWith('(') ? 1 : 0;
    const end = value.endsWith(')') ? value.length - 1 : value.length;
    return value.slice(start, end).trim();
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/generators/syntax/page-link.js







/** What the file of a page may end with, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '.mdx', '/index.md', '/index.mdx'];
/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: what it is
 * called, and its path from the page that has the component.
 */
function linkedPage(written, source, at, work) {
    const { settings, context, open } = work;
    const [path = ''] = written.split(/[?#]/);
    if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(written))
        return undefined;
    const { path: file, isRebased } = source.placeAt(at);
    const folders = path.startsWith('/')
        ? [settings.contentFolder]
        : [(0,text_paths/* folderOf */.yS)(file), settings.contentFolder];
    const stem = (0,text_paths/* percentDecoded */.oF)(path).replace(/\.(?:html|mdx?)$|\/$/, '');
    for (const found of pathsIn(folders, stem).flatMap(each => ENDS.map(end => each + end))) {
        const name = remembered(work, `title ${found}`, () => titleOf(context.read?.(found)?.text, settings.frontMatter));
        const from = isRebased ? file : open[0];
        if (name)
            return {
                name,
                url: external_node_path_.posix.relative((0,text_paths/* folderOf */.yS)(from), found) + written.slice(path.length),
            };
    }
    return undefined;
}
/** What a page is called by its front matter, or else by its first heading. */
function titleOf(page, form) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = splitFrontMatter(page, form);
    const heading = (0,markdown_lines/* readLines */.Se)(below).find(line => (0,markdown_lines/* headingDepth */.Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim();
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
    for (const { 0: all, 1: slash, 2: name = '', 3: written = '', index: start, } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = !isClosing && raw.includes(name) ? name : undefined;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,markdown_source/* lastBefore */.kk)(lines, start).start, start) &&
            isBlank(end, (0,markdown_source/* lastBefore */.kk)(lines, end - 1).end);
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
            ? value
                .slice(1, value.endsWith(value.charAt(0)) ? -1 : undefined)
                .replace(/\\(["\\])/g, '$1')
            : value;
    }
    return values;
}
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
            return source;
        const tags = tagsOf(source, language);
        const isCode = (0,markdown_lines/* codeOf */.$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = (0,text_data/* lookUp */.TE)(rules, tag.name) ?? other;
            const use = {
                tag,
                values: argumentsOf(tag.written),
                source,
                work,
                titles,
            };
            return tagChanges(rule(use), use, step);
        });
        return (0,markdown_source/* changed */.tD)(source, changes);
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
        const { include, language, fill } = rendered;
        const inside = (text, inner) => step(fill?.(text, inner) ?? text, inner);
        const file = included(include, source, start, work, inside);
        if (!file)
            return [];
        const content = language === undefined ? file : codeBlock(file, language);
        return [
            {
                start,
                end,
                by: inPlace(content, { index: start, 0: source.text.slice(start, end) }, source),
            },
        ];
    }
    const before = left(tag, source, rendered.before);
    // A title is a paragraph of its own where its line begins with it.
    if (closing &&
        !tag.isAlone &&
        typeof rendered.before === 'string' &&
        rendered.before.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = rendered.before + (beginsLine ? '\n\n' : ' ');
    }
    return closing ? [before, left(closing, source, rendered.after)] : [before];
}
/** What a tag leaves: a block of its own where it is alone on its line. */
function left({ start, end, isAlone }, source, content = '') {
    if (!isAlone)
        return { start, end, by: content };
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    return asBlock(source, (0,markdown_source/* lastBefore */.kk)(lines, start).start, (0,markdown_source/* lastBefore */.kk)(lines, end - 1).end, content);
}
/** The words of a tag that is not known. */
const words = ({ tag, values, source, work }) => {
    const { title, alt, label, text, subtitle } = values;
    const caption = values.caption ?? subtitle;
    const [url, name] = [
        values.link ?? values.href ?? values.url,
        title ?? label ?? text,
    ];
    if (tag.closing)
        return { before: strong(title ?? label), after: caption };
    if (url && name)
        return {
            before: [`[${name}](${destination(url)})`, caption ? ` ${caption}` : ''],
        };
    const left = [...new Set([title, label, text, caption ?? alt])]
        .filter(Boolean)
        .join(' ');
    if (left === '')
        warnUnknown(openingOf(tag, source), source, tag.start, work);
    return { before: left };
};
/**
 * Says that code of the site, which is not read, shows something in the place of a tag or a component.
 *
 * @param written its name as it is written, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
function warnUnknown(written, source, at, work) {
    const reason = `what "${written}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `tag ${written}`, reason, source, at);
}
/** Says the same of what stays as it is written, such as `{version}`. */
function warnAsWritten(written, source, at, work) {
    const reason = `what "${written}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`;
    work.warn('dialect', `value ${written}`, reason, source, at);
}
/** A tag up to the end of its name, in one way of those in which it may be written: `{{< gallery`, `{% for`. */
function openingOf({ name, start }, { text }) {
    return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`;
}
/** An admonition: its title, or its kind. */
const admonition = ({ tag, values }) => {
    const named = values.type ?? values.style ?? values.kind ?? values.level;
    const own = isKind(tag.name) && tag.name !== 'hint' ? tag.name : values[0];
    const given = named ?? own ?? '';
    const kind = given.split(/\s/)[0];
    const positional = given === values[0] && isKind(kind)
        ? values[1]
        : named
            ? undefined
            : values[0];
    return {
        before: strong(values.title ?? positional ?? (isKind(kind) ? kindName(kind) : '')),
    };
};
/** A tab, or anything with a title that is shown. */
const titled = ({ values, titles }) => {
    const { title, summary, name, header, label, tabName } = values;
    return {
        before: strong(title ??
            summary ??
            name ??
            header ??
            label ??
            tabName ??
            values[0] ??
            titles.shift()),
    };
};
/** Tabs that name their tabs themselves. */
const tabs = ({ values, titles }) => {
    titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []));
    return {};
};
const figure = use => {
    const { tag, values } = use;
    const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link, } = values;
    if (src === '')
        return words(use);
    const image = `![${escaped(alt)}](${destination(src)})`;
    const linked = link ? `[${image}](${destination(link)})` : image;
    return {
        before: [strong(title), linked, caption]
            .filter(Boolean)
            .join(tag.isAlone ? '\n\n' : ' '),
    };
};
const highlight = ({ tag, values, source }) => {
    if (!tag.closing)
        return {};
    const { text } = source;
    const [start, end] = [tag.end, tag.closing.start];
    const first = text.startsWith('\n', start) ? start + 1 : start;
    const code = (0,markdown_source/* cut */.Jj)(source, first, text.slice(0, end).trimEnd().length);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), start).start, tag.start);
    const margin = /^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before)
        ? before.replace(/[^\s>]/g, ' ')
        : '';
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    const inside = isInside ? code : (0,markdown_source/* indented */.gu)(code, margin, margin);
    return { whole: codeBlock(inside, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** A file beside the one that includes it. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: pathsIn([(0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name),
        },
    };
};
/** What all that use Liquid have. */
const raw = { raw: content, comment: gone };
/** Takes the tags of `raw` away when all templates have been read. */
const rawTags = (inCode) => templates(liquidTags, raw, () => 'stays', inCode);
/** What Jinja and Liquid show as it is, without the end tag. */
const RAW = /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g;
/** A step for what is not between `{% raw %}` and `{% endraw %}`. */
function outsideRaw(step) {
    return (source, work) => {
        const parts = [];
        let at = 0;
        for (const { index, 0: whole } of source.text.matchAll(RAW)) {
            parts.push(step((0,markdown_source/* cut */.Jj)(source, at, index), work), (0,markdown_source/* cut */.Jj)(source, index, index + whole.length));
            at = index + whole.length;
        }
        return parts.length === 0
            ? step(source, work)
            : (0,markdown_source/* sourceOf */.vz)([...parts, step((0,markdown_source/* cut */.Jj)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
const variables = replacing('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** A plain value of the page's front matter, by what is written before its key: `{{ page.title }}`. */
const ofFrontMatter = (before, isInCodeToo = false) => replacing(before, new RegExp(`\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`, 'g'), ({ 1: key }, _, { context }) => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(context.data, key)), isInCodeToo);
/** A text with what the variables in it stand for. */
function filled(text, values) {
    return text.replace(VARIABLE, (template, name) => variable(name, values) ?? template);
}
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,text_data/* lookUp */.TE)(values, name) ?? (0,text_data/* lookUp */.TE)(values, plain);
}
/** A tag, in whose attributes may be others. */
const COMPONENT = /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g;
/**
 * Elements that HTML does not know, by their capital letter: the words of their attributes, and what is between their tags
 * (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is none.
 */
const components = (source, work) => {
    const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name));
    return replacing(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
        if (!closed.has(name) && !/=|\/>$/.test(tag))
            return undefined;
        const values = argumentsOf(tag.slice(0, -1));
        const { title, text, label, caption, alt, number, 'file-name': file, } = values;
        const said = [
            ...new Set([number, file, title, text, label, caption ?? alt]),
        ]
            .filter(Boolean)
            .join(' ');
        const below = source.text
            .slice(index + tag.length, index + tag.length + 200)
            .trimStart();
        const isEmpty = !closed.has(name) || below.startsWith(`</${name}>`);
        // VitePress has this one itself.
        if (!isEmpty || name === 'Badge')
            return said;
        const linked = said === ''
            ? linkedPage(values.link ?? values.to ?? values.href ?? '', source, index, work)
            : undefined;
        if (linked)
            return `[${escaped(linked.name)}](${destination(linked.url)})`;
        const html = said === '' ? templateOfImport(name, source, index, work) : undefined;
        if (html === undefined)
            warnUnknown(`<${name}>`, source, index, work);
        return html ?? said;
    })(source, work);
};
/** The HTML of a component whose template is nothing else, by its import in the script of the page. */
function templateOfImport(name, source, at, work) {
    const { path } = source.placeAt(at);
    const imports = remembered(work, `imports ${path}`, () => defaultImports(work.context.read?.(path)?.text ?? ''));
    const specifier = imports.get(name);
    const template = specifier === undefined ? undefined : templateOf(specifier, path, work);
    if (template === undefined || !('html' in template))
        return undefined;
    // Markdown would end the block at a blank line, and read what is indented as code.
    return template.html.replace(/\n\s*/g, '\n');
}

;// CONCATENATED MODULE: ./lib/generators/gitbook/index.js






const gitbook = {
    isWide: true,
    partials: /(?:^|\/)\.gitbook\/includes\//,
    async read(path, reader) {
        const isSummary = (0,text_paths/* nameOf */.Vb)(path) === 'SUMMARY.md';
        const folder = (0,text_paths/* folderOf */.yS)(path);
        if (isSummary &&
            ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`)))
            return undefined;
        const data = isSummary ? {} : await reader.data(path, text_data/* readYaml */.gM);
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'root')) ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const summary = await reader.text(contentFolder + ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'summary')) ?? 'SUMMARY.md'));
        return {
            contentFolder,
            includeFolders: [`${contentFolder}.gitbook/includes/`],
            names: chaptersOf(summary ?? '', contentFolder),
            options: {
                home: (0,text_paths/* join */.fj)(contentFolder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'structure', 'readme')) ?? 'README.md') ?? '',
            },
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = sortFiles(config, files, ['.md'], ({ path, inside, stem }) => {
            if (path === config.options.home)
                return '';
            const isShown = chapters.size > 0
                ? chapters.has(path)
                : !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside);
            if (!isShown)
                return { reason: 'is not in SUMMARY.md' };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'README'
                ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '')
                : stem;
        });
        return { ...sorted, rooted: 'site' };
    },
    syntax: () => ({ includes: [blocks], markup: [fences()] }),
};
const gitbook_embed = ({ values }) => {
    const { url, src = url, caption } = values;
    return src ? { before: `[${caption ?? src}](${destination(src)})` } : {};
};
/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = templates(liquidTags, {
    ...raw,
    include: includedBeside,
    hint: admonition,
    tab: titled,
    tabs: tabs,
    'content-ref': content,
    embed: gitbook_embed,
    file: gitbook_embed,
}, words, ['raw']);

;// CONCATENATED MODULE: ./lib/generators/hugo/cascade.js


/** The key of a page's head that has what it hands down, as JSON. */
const CASCADE = '{}cascade';
/** The cascade in the front matter of a section. */
function cascadeIn(head) {
    const written = textOf(head[CASCADE]);
    return written === undefined ? undefined : (0,text_data/* readJson */.Vh)(written);
}
/**
 * What cascades hand down to a page (Hugo, "Cascade"), of which the first with a value for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 */
function handedDown(target, cascades) {
    const values = new Map();
    const params = new Map();
    for (const entry of cascades.flatMap(text_data/* list */.p_)) {
        if (!isMeant(target, (0,text_data/* get */.aR)(entry, 'target') ?? (0,text_data/* get */.aR)(entry, '_target')))
            continue;
        for (const [key, value] of (0,text_data/* members */.ol)(entry))
            if (!values.has(key))
                values.set(key, value);
        for (const [key, value] of (0,text_data/* members */.ol)((0,text_data/* get */.aR)(entry, 'params')))
            if (!params.has(key))
                params.set(key, value);
    }
    return Object.fromEntries([...values, ['params', Object.fromEntries(params)]]);
}
function isMeant({ path, kind, lang }, target) {
    const fits = (key, value) => {
        const pattern = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(target, key));
        return (pattern === undefined ||
            (value !== undefined && matches(pattern.toLowerCase(), value)));
    };
    return (fits('path', path) &&
        fits('kind', kind) &&
        fits('lang', lang) &&
        fits('environment', 'production'));
}
/** Each page is compared with the same few patterns. */
const cascade_known = new Map();
const MAX_KNOWN = 1_000;
function matches(pattern, value) {
    const glob = cascade_known.get(pattern) ?? toGlobs([pattern]);
    if (cascade_known.size < MAX_KNOWN)
        cascade_known.set(pattern, glob);
    // A pattern's own slash is taken off where it is the first sign.
    return glob(value) || glob(value.slice(1));
}

;// CONCATENATED MODULE: ./lib/generators/hugo/syntax.js









function hugoSyntax({ hasEmoji, parameters = {} }) {
    const own = Object.entries(parameters).map(([name, before]) => [name, () => ({ before })]);
    const rules = { ...shortcodeRules, ...Object.fromEntries(own) };
    return {
        includes: [
            templates(hugoTags, rules, unknown, [
                ...inCode,
                ...Object.keys(parameters),
            ]),
        ],
        markup: [
            scripts,
            ...(hasEmoji ? [emoji] : []),
            shownShortcodes,
            definitions,
            excludedSections,
            fences(undefined, true),
            attributeLists('blocks'),
        ],
    };
}
const hugoTags = {
    tag: /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/g,
    raw: ['highlight'],
};
/** A file that a site's own shortcode includes, wherever it may look for it. */
const includeShortcode = use => {
    const { tag, values, source, work } = use;
    const name = values.file ?? values.path ?? values.src ?? values[0];
    if (name === undefined || !/\.\w+$/.test(name))
        return words(use);
    const { folder, contentFolder, includeFolders } = work.settings;
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const beside = name.startsWith('/')
        ? []
        : [from, ...foldersAbove(from).map(each => `${each}_includes/`)];
    // An unknown shortcode may play or draw what is in static/, rather than show it as code.
    const served = Object.hasOwn(shortcodeRules, tag.name) ? ['static/'] : [];
    const own = ['_includes/', ...served, ''].map(each => folder + each);
    const lang = values.lang ?? (/\.(?:md|html)$/.test(name) ? undefined : values[1]);
    const isCode = values.code === 'true' || lang !== undefined;
    const asked = {
        name,
        paths: pathsIn([...beside, contentFolder, ...includeFolders, ...own, ''], name),
        isCode,
    };
    return { include: asked, language: isCode ? (lang ?? '') : undefined };
};
/** A folder and those that it is in, the innermost first. */
function foldersAbove(folder) {
    return folder === ''
        ? []
        : [folder, ...foldersAbove((0,text_paths/* folderOf */.yS)(folder.slice(0, -1)))];
}
/** A parameter of the page or else of the site, in capital letters or not. */
const parameter = ({ values, work }) => {
    const name = values[0] ?? values.name ?? '';
    const keys = name.toLowerCase().split('.');
    const { data } = work.context;
    const own = (0,text_data/* text */.Qq)(memberOf(data, ...keys)) ?? (0,text_data/* text */.Qq)(memberOf(data, 'params', ...keys));
    const value = own ?? variable(name.toLowerCase(), work.settings.variables);
    return value === undefined ? 'stays' : { before: value };
};
/** The source of the page that a reference leads to, which may be named without its extension. */
const reference = ({ values }) => {
    const [, page, hash] = /^([^#]*)(#.*|)$/s.exec(values.path ?? values[0] ?? '');
    const isFile = page === '' || /\.\w+$/.test(page);
    return {
        before: isFile ? page + hash : `${page.replace(/\/$/, '')}.md${hash}`,
    };
};
const positional = use => ({
    before: use.values.text ?? use.values.label ?? use.values[0],
});
const syntax_button = use => {
    const { tag, values } = use;
    const url = values.href ?? values.link ?? values.url ?? values.relref;
    return tag.closing && url
        ? { before: '[', after: `](${destination(url)})` }
        : words(use);
};
const named = (names, rule) => names.split(' ').map(name => [name, rule]);
/** Those without words of their own. */
const wordless = ({ values }) => ({
    before: values.title ?? values.caption,
});
const shortcodeRules = Object.fromEntries([
    ...named('youtube vimeo gist tweet x instagram toc icon br clear video audio math katex imgproc', wordless),
    ...named('include readfile readFile include-md include-file snippet', includeShortcode),
    ...named('param variable siteparam', parameter),
    ...named('ref relref', reference),
    ...named('figure img image picture', figure),
    ...named('note tip info warning danger caution important attention error success question', admonition),
    ...named('alert admonition callout hint notice aside', admonition),
    ...named('details expand collapse accordion spoiler tab tab-item tabitem code-tab', titled),
    ...named('tabs tabpane', tabs),
    ...named('highlight code-block', highlight),
    ...named('mermaid', use => highlight({ ...use, values: { 0: 'mermaid' } })),
    ...named('badge kbd key term', positional),
    ...named('button btn', syntax_button),
    ...named('comment', gone),
]);
/**
 * One that is not known: a code block where it names a file of code (`code_sample file="a.yaml"` of Kubernetes), or where
 * its inside is code or data, such as `code-toggle` of Hugo's own documentation.
 */
const unknown = use => {
    const { tag, values, source, work } = use;
    const file = values.file ?? values.path ?? values[0] ?? '';
    if (!tag.closing && /\.(?!md$|html$|svg$)[a-z]\w*$/i.test(file)) {
        const asked = includeShortcode({
            ...use,
            values: { lang: extensionOf(file), ...values, file },
        });
        const paths = typeof asked === 'object' && 'include' in asked ? asked.include.paths : [];
        if (paths.some(path => work.context.read?.(path)))
            return asked;
    }
    const inside = tag.closing
        ? source.text.slice(tag.end, tag.closing.start).trim()
        : '';
    // Prose may look like one line of YAML, as "Note: words" does.
    const isYaml = /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(inside) &&
        (0,text_data/* members */.ol)((0,text_data/* readYaml */.gM)(inside)).length > 0;
    const isToml = /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(inside) &&
        (0,text_data/* members */.ol)((0,text_data/* readToml */.D7)(inside)).length > 0;
    const isCode = values.lang !== undefined && !inside.startsWith('```');
    const language = isCode
        ? values.lang
        : isToml
            ? 'toml'
            : isYaml
                ? 'yaml'
                : undefined;
    return language !== undefined && inside !== ''
        ? highlight({ ...use, values: { 0: language } })
        : words(use);
};
/** Hugo renders all shortcodes in code, but pages show others there than these. */
const inCode = [
    'param',
    'variable',
    'siteparam',
    'include',
    'readfile',
    'readFile',
];
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = replacing('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

;// CONCATENATED MODULE: ./lib/generators/hugo/index.js






const hugo = {
    async read(path, reader) {
        const own = (0,text_paths/* folderOf */.yS)(path);
        const isSplit = own.endsWith(DEFAULT_FOLDER);
        const data = isSplit
            ? await readFolder(own, reader)
            : await readData(path, reader);
        // Hugo looks for `hugo.*` first. Docsy's example has a `config.yaml` as well, for old versions.
        const isOther = ['toml', 'yaml', 'yml', 'json'].some(end => reader.files.has(`${own}hugo.${end}`));
        const isHugos = ['baseurl', 'theme', 'module'].some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if ((0,text_paths/* nameOf */.Vb)(path).startsWith('config') && (isOther || !isHugos))
            return undefined;
        const folder = isSplit ? own.slice(0, -DEFAULT_FOLDER.length) : own;
        const languages = hugoLanguages(data);
        const roots = rootsOf(folder, data, languages);
        const params = (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'params'));
        return {
            folder,
            contentFolder: roots[0]?.folder ?? folder,
            includeFolders: [...roots.map(root => root.folder), folder],
            variables: params,
            syntaxOptions: {
                hasEmoji: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'enableemoji'), false),
                parameters: await parameters(folder, params, reader),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl'))),
            roots,
            frontMatter: 'behind-blanks',
            options: {
                languages: languages.map(({ name, prefix }) => ({ name, prefix })),
                keepsCase: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'disablepathtolower'), false),
                isUgly: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'uglyurls'), false),
                hasLinkHook: hasLinkHook(data),
                permalinks: Object.entries((0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'permalinks'))),
                ignored: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'ignorefiles')),
                mounts: mountsOf(folder, data),
                cascade: (0,text_data/* get */.aR)(data, 'cascade'),
            },
        };
    },
    keys: [
        'url',
        'slug',
        'date',
        'title',
        'headless',
        'draft',
        'build.render',
        '_build.render',
        CASCADE,
    ],
    routes(config, files) {
        const { options } = config;
        const byLanguage = new Map();
        const byName = new Map();
        const isBundled = toBundled(files);
        const isIgnored = toExpressions(options.ignored);
        const mounts = options.mounts.map(mount => ({
            ...mount,
            isShown: toMounted(mount),
        }));
        const targets = new Map();
        const sorted = sortFiles(config, files, hugoExtensions, ({ path, root, stem }) => {
            const { name, prefix, language } = splitLanguage(stem, root, options.languages);
            if (language !== undefined && options.languages.length > 1)
                byLanguage.set(path, language);
            if (isBundled(path) && !(0,text_paths/* nameOf */.Vb)(stem).startsWith('_index'))
                return { reason: 'is a resource of the page bundle that it is in' };
            if (isIgnored(path))
                return { reason: 'is ignored by Hugo (ignoreFiles)' };
            if (mounts.some(({ folder, isShown }) => path.startsWith(folder) && !isShown(path.slice(folder.length))))
                return {
                    reason: 'is left out of the content by Hugo (module.mounts)',
                };
            targets.set(path, targetOf(root, name, language, options.languages));
            const key = nameKey(name.replace(/\/_?index$/, ''), byLanguage.get(path));
            byName.set(key, byName.has(key) ? undefined : path);
            return head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options);
        });
        const handedTo = (path, headOf) => {
            const target = targets.get(path);
            if (!target)
                return {};
            const end = target.lang === undefined ? '' : `.${target.lang}`;
            const cascades = sectionsAbove(path).flatMap(folder => {
                const own = cascadeIn(headOf(`${folder}_index${end}.md`)) ??
                    cascadeIn(headOf(`${folder}_index.md`));
                return own ?? [];
            });
            return handedDown(target, [...cascades, options.cascade]);
        };
        const roots = config.roots.toSorted((a, b) => b.folder.length - a.folder.length);
        const byLowerCase = new Map([...sorted.pages.keys()].map(path => [path.toLowerCase(), path]));
        return {
            ...sorted,
            assets: [`${config.folder}static/`],
            languageOf: path => byLanguage.get(path),
            named(path, from, written) {
                if (!options.hasLinkHook && !(0,text_paths/* namesSource */.QM)(written))
                    return [];
                const root = roots.find(({ folder }) => from.startsWith(folder))?.folder ?? '';
                const all = candidates(path, from, written, root, byLanguage.get(from));
                const found = all.map(each => byLowerCase.get(each.toLowerCase()) ?? '');
                const unique = byName.get(nameKey(written.replace(/\.md$/, ''), byLanguage.get(from)));
                return written.includes('/') || unique === undefined
                    ? found
                    : [...found, unique];
            },
            hiddenBy(path, headOf) {
                const handed = handedTo(path, headOf);
                return hiddenBy(headOf(path), handed);
            },
            unsearchedBy: (path, headOf) => hidingReason(handedTo(path, headOf)),
            handedDown: handedTo,
            rooted: 'server',
        };
    },
    syntax: hugoSyntax,
};
/** A page is also found by its name alone, where no other of its language has it. */
const nameKey = (path, language = '') => `${language} ${(0,text_paths/* nameOf */.Vb)(path).toLowerCase()}`;
const DEFAULT_FOLDER = 'config/_default/';
/** Templates of shortcodes that are one parameter of the site, as `{{ site.Params.version }}`. */
async function parameters(folder, params, reader) {
    const found = new Map();
    if (Object.keys(params).length === 0)
        return {};
    const isTemplate = (path) => path.startsWith(folder) &&
        /^layouts\/_?shortcodes\/[\w-]+\.html$/.test(path.slice(folder.length));
    for (const [path, template] of await reader.texts([...reader.files].filter(isTemplate))) {
        const key = /^\s*\{\{-? *[$.]*(?:page\.)?site\.params\.([\w.]+) *(?:\| *\w+ *)?-?\}\}\s*$/i.exec(template)?.[1];
        const value = (0,text_data/* lookUp */.TE)(params, key?.toLowerCase() ?? '');
        if (value !== undefined)
            found.set((0,text_paths/* nameOf */.Vb)(path).replace('.html', ''), value);
    }
    return Object.fromEntries(found);
}
/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path, reader) {
    const parse = path.endsWith('.toml')
        ? text_data/* readToml */.D7
        : path.endsWith('.json')
            ? text_data/* readJson */.Vh
            : text_data/* readYaml */.gM;
    return inLowerCase(await reader.data(path, parse));
}
function inLowerCase(value) {
    if (Array.isArray(value))
        return value.map(inLowerCase);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        key.toLowerCase(),
        inLowerCase(inner),
    ]));
}
/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder, reader) {
    const names = [...reader.files].filter(path => (0,text_paths/* folderOf */.yS)(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path));
    const data = new Map();
    for (const path of names) {
        const [key = '', ...others] = (0,text_paths/* nameOf */.Vb)(path).toLowerCase().split('.');
        const value = await readData(path, reader);
        if (key === 'hugo' || key === 'config')
            for (const [name, inner] of (0,text_data/* members */.ol)(value))
                data.set(name, inner);
        else if (others.length === 1)
            data.set(key, value);
        else if (key === 'languages')
            data.set(key, Object.fromEntries([...(0,text_data/* members */.ol)(data.get(key)), [others[0], value]]));
    }
    return Object.fromEntries(data);
}
/** Those of the site, the default one first. */
function hugoLanguages(data) {
    const byDefault = ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase();
    const isInFolder = (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'defaultcontentlanguageinsubdir'), false);
    const named = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).filter(([, each]) => !(0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(each, 'disabled'), false));
    if (named.length < 2)
        return [
            { name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] },
        ];
    return named
        .map(([name, options]) => ({
        name,
        prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
        options,
    }))
        .sort((a, b) => Number(b.name === byDefault) - Number(a.name === byDefault));
}
/** The folders of the content: each language's own, those that `module.mounts` puts there, and the one for all. */
function rootsOf(folder, data, languages) {
    const rootAt = (path, route) => {
        const own = (0,text_paths/* joinFolder */.nn)(folder, path);
        return own === undefined ? [] : [{ folder: own, route }];
    };
    const own = languages.flatMap(({ prefix, options }) => {
        const path = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'contentdir'));
        return path === undefined ? [] : rootAt(path, prefix);
    });
    const mounts = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const [isContent, below = ''] = /^content(?:$|\/(.*))/.exec((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'target')) ?? '') ?? [];
        const [name] = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'lang') ?? (0,text_data/* get */.aR)(mount, 'sites', 'matrix', 'languages'));
        const prefix = languages.find(language => language.name === name)?.prefix ?? '';
        return isContent
            ? rootAt((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, 'source')) ?? '', prefix + (0,text_paths/* toRoute */.P7)(below))
            : [];
    });
    if (mounts.length > 0 || own.length === languages.length)
        return [...own, ...mounts];
    return [
        ...own,
        ...rootAt((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'contentdir')) ?? 'content', languages[0].prefix),
    ];
}
function mountsOf(folder, data) {
    return (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'module', 'mounts')).flatMap(mount => {
        const [source, target] = ['source', 'target'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(mount, key)) ?? '');
        const own = (0,text_paths/* joinFolder */.nn)(folder, source);
        const excluded = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'excludefiles')).map(each => `! ${each}`);
        const files = [
            ...excluded,
            ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'includefiles')),
            ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(mount, 'files')),
        ];
        return own === undefined ||
            !/^content(?:$|\/)/.test(target) ||
            files.length === 0
            ? []
            : [{ folder: own, files }];
    });
}
function toMounted({ files }) {
    const rules = files.map(file => ({
        isExcluded: file.startsWith('! '),
        matches: toGlobs([file.replace('! ', '')]),
    }));
    const hasWanted = rules.some(({ isExcluded }) => !isExcluded);
    return inside => {
        const rule = rules.find(({ matches }) => matches(inside));
        return rule ? !rule.isExcluded : !hasWanted;
    };
}
/** Whether Hugo's own link render hook finds pages: where the site has a table of languages, unless it says otherwise. */
function hasLinkHook(data) {
    const use = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'markup', 'goldmark', 'renderhooks', 'link', 'useembedded')) ?? 'auto';
    return use === 'auto'
        ? (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'languages')).length > 0
        : use !== 'never';
}
/**
 * The pages that a link may name, in the order in which Hugo's `GetPage` looks for them: from the page's folder, which for a
 * bundle is the one that it is in, then from the root; in the page's language, and without an extension.
 */
function candidates(path, from, written, root, language = '') {
    const own = (0,text_paths/* folderOf */.yS)(from);
    const isInBundle = (0,text_paths/* namesSource */.QM)(written) && written.startsWith('../');
    const folder = (0,text_paths/* nameOf */.Vb)(from).startsWith('index.') && !isInBundle
        ? (0,text_paths/* folderOf */.yS)(own.slice(0, -1))
        : own;
    const paths = [
        written.startsWith('/') ? undefined : (0,text_paths/* join */.fj)(folder, written),
        (0,text_paths/* join */.fj)(root, written),
        path,
    ];
    return paths.flatMap(each => {
        const stem = each?.replace(/\.md$/, '');
        const stems = stem === undefined ? [] : [stem, `${stem}/index`, `${stem}/_index`];
        return stems.flatMap(name => [`${name}.${language}.md`, `${name}.md`]);
    });
}
const hugoExtensions = ['.md', '.markdown', '.mdown'];
/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(stem, root, languages) {
    const end = stem.lastIndexOf('.');
    const inName = languages.find(({ name }) => name === stem.slice(end + 1).toLowerCase());
    if (inName && end > stem.lastIndexOf('/'))
        return {
            name: stem.slice(0, end),
            prefix: inName.prefix,
            language: inName.name,
        };
    // The default language may have no folder in addresses.
    const inFolder = languages.find(({ prefix }) => prefix !== '' && root.route.startsWith(prefix)) ?? languages.find(({ prefix }) => prefix === '');
    return { name: stem, prefix: root.route, language: inFolder?.name };
}
/** By `link` a page has an address that leads elsewhere (Hugo, "Build options"). */
const UNRENDERED = /^(?:never|false|link)$/;
/** Whether a page's head, or what is handed down to it, says that the page is not rendered. */
function hiddenBy(head, handed) {
    if ((0,text_data/* flag */.Jt)(head.headless, false))
        return 'is headless';
    if (head.draft === undefined && (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(handed, 'draft'), false))
        return 'is a draft (cascade)';
    const own = head['build.render'] ?? head['_build.render'];
    const render = own ?? (0,text_data/* get */.aR)(handed, 'build', 'render') ?? (0,text_data/* get */.aR)(handed, '_build', 'render');
    return UNRENDERED.test(String(render))
        ? 'is not rendered (build.render)'
        : undefined;
}
/** A page as cascades name it: by its path on the site, without its language. */
function targetOf({ route }, name, lang, languages) {
    const prefix = languages.find(each => each.prefix !== '' && route.startsWith(each.prefix))
        ?.prefix ?? '';
    const path = `/${route.slice(prefix.length)}${name}`
        .replace(/\/_?index$/, '')
        .toLowerCase();
    const kind = /(?:^|\/)_index$/.test(name)
        ? path === ''
            ? 'home'
            : 'section'
        : 'page';
    return { path: path === '' ? '/' : path, kind, lang };
}
/** The folders that a path is in, the innermost first. */
function sectionsAbove(path) {
    const folder = (0,text_paths/* folderOf */.yS)(path);
    return folder === '' ? [] : [folder, ...sectionsAbove(folder.slice(0, -1))];
}
/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files) {
    const bundles = new Set(files
        .filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path))
        .map(text_paths/* folderOf */.yS));
    return path => {
        const above = sectionsAbove(path);
        return above
            .slice((0,text_paths/* nameOf */.Vb)(path).startsWith('index.') ? 1 : 0)
            .some(folder => bundles.has(folder));
    };
}
function hugoRoute(name, prefix, head, options) {
    const url = textOf(head.url);
    if (url !== undefined)
        return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url;
    const last = (0,text_paths/* nameOf */.Vb)(name);
    const folder = (0,text_paths/* folderOf */.yS)(name);
    if (last === '_index')
        return (prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : ''));
    const path = last === 'index' ? folder.slice(0, -1) : name;
    const slug = textOf(head.slug);
    const bySlug = slug === undefined ? path : (0,text_paths/* folderOf */.yS)(path) + slug;
    const route = prefix + sanitized(byPermalink(path, head, options) ?? bySlug, options);
    if (route === '' || route.endsWith('/'))
        return route;
    return route + (options.isUgly ? '.html' : '/');
}
/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(path, head, { permalinks }) {
    const [section = ''] = path.includes('/') ? path.split('/') : [''];
    const isOwn = (name) => name.replace(/^page\.|\//g, '') === section.toLowerCase();
    const pattern = permalinks.find(([name]) => isOwn(name))?.[1];
    if (pattern === undefined)
        return undefined;
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? [];
    const name = (0,text_paths/* nameOf */.Vb)(path);
    const title = textOf(head.title) ?? name;
    const slug = textOf(head.slug);
    const parts = new Map([
        ['year', year],
        ['month', month],
        ['day', day],
        ['section', section],
        ['sections', (0,text_paths/* folderOf */.yS)(path).replace(/\/$/, '')],
        ['title', title],
        ['slug', slug ?? title],
        ['filename', name],
        ['slugorfilename', slug ?? name],
    ]);
    const route = pattern
        .replaceAll('contentbasename', 'filename')
        .replace(/:(\w+)/g, (token, key) => parts.get(key)?.replaceAll(':', '') ?? token);
    return route.includes(':')
        ? undefined
        : route.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route, { keepsCase }) {
    const safe = route
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
        .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run));
    return keepsCase ? safe : safe.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/generators/syntax/liberties.js



// What Python-Markdown (MkDocs) and kramdown (Jekyll) read that CommonMark does not.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** A pipe in code ends no cell of a table (Python-Markdown's and kramdown's tables); GitHub's needs a backslash. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const changes = [];
    let isInTable = false;
    for (const [index, { text, start, code, isBlank }] of lines.entries()) {
        const next = lines[index + 1];
        if (next && isDelimiterRow(next.text))
            isInTable = true;
        if (isBlank || code)
            isInTable = false;
        if (!isInTable)
            continue;
        for (const { 0: span, index: at } of text.matchAll(SPAN_IN_ROW))
            for (const { index: pipe } of span.matchAll(/(?<!\\)\|/g))
                changes.push({
                    start: start + at + pipe,
                    end: start + at + pipe,
                    by: '\\',
                });
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `#Heading`, also as the content of an item (Python-Markdown, `HashHeaderProcessor`). */
const headingsWithoutBlank = replacing('#', /^(?:[ \t]*(?:[-*+]|\d+\.)[ \t]+)?#{1,6}(?=[^#\s])/gm, ({ 0: mark }) => `${mark} `);
/** `[x](user guide.md)`, a destination with blanks. */
const blanksInDestinations = replacing('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Definitions of links and footnotes right below a line of text, which end its paragraph. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = (0,markdown_lines/* linesOf */.Dx)(source);
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = lines.flatMap(({ start }, index) => {
        const isBelowText = index > 0 && !lines[index - 1].isBlank && !isDefinition(index - 1);
        return isBelowText && isDefinition(index)
            ? [{ start, end: start, by: '\n' }]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** `[x] [1]`, a reference behind a blank, where it is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = replacing(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => defined.has(label.toLowerCase()) ? `][${label}]` : undefined);
    return joined(source, work);
};
/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations; kramdown): only its meaning is shown, when a pointer
 * is over the word.
 */
const abbreviations = replacing('*[', /^ {0,3}\*\[[^\]\n]+\] ?:(?:[ \t]*\n)?.*\n?/gm, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/values.js




/** More is what only a build shows. */
const MAX_ITEMS = 1_000;
const values_MAX_LENGTH = 500_000;
/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` ("Variables"). */
function namedValue(name, work) {
    const { context, settings } = work;
    const keys = name.replace(/\[["']([\w-]+)["']\]/g, '.$1').split('.');
    if (keys[0] === 'page')
        return (0,text_data/* get */.aR)(context.data, ...keys.slice(1));
    if (keys[0] !== 'site' || keys[1] !== 'data')
        return variable(name, settings.variables);
    const [, , ...path] = keys;
    for (let end = path.length; end > 0; end--) {
        const stem = `${settings.contentFolder}_data/${path.slice(0, end).join('/')}`;
        const file = ['.yml', '.yaml', '.json']
            .map(each => stem + each)
            .find(each => context.read?.(each));
        if (file === undefined)
            continue;
        const read = file.endsWith('.json') ? text_data/* readJson */.Vh : text_data/* readYaml */.gM;
        const data = remembered(work, `data ${file}`, () => read(context.read(file).text));
        return (0,text_data/* get */.aR)(data, ...path.slice(end));
    }
    return undefined;
}
/** A list in `_data` or front matter with what is shown for each of its items; of any other only a build knows it. */
const loop = use => {
    const { tag, source, work } = use;
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    const isEmpty = inside.replace(/\{%[^%]*%\}/g, '').trim() === '';
    const shown = isEmpty
        ? ''
        : itemsShown(tag.written, inside.replace(/^[ \t]*\n/, ''), work);
    if (shown === undefined)
        warnUnknown(openingOf(tag, source), source, tag.start, work);
    return { whole: shown ?? '' };
};
function itemsShown(written, inside, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(written) ?? [];
    const value = item && !inside.includes('{%') ? namedValue(name, work) : undefined;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const items = isMapping ? Object.entries(value) : (0,text_data/* list */.p_)(value);
    if (value === undefined ||
        items.length * inside.length > values_MAX_LENGTH ||
        items.length > MAX_ITEMS)
        return undefined;
    let isKnown = true;
    const texts = items.map(each => inside.replace(OUTPUT, (output, path, filters = '') => {
        const [first, ...keys] = path
            .replace(/\[["']?([\w-]+)["']?\]/g, '.$1')
            .split('.');
        if (first !== item)
            return output;
        const plain = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, ...keys)) ?? (keys.length === 0 ? (0,text_data/* text */.Qq)(each) : undefined);
        // A key that an item does not have shows nothing.
        if (filters.trim() !== '' ||
            (plain === undefined && (0,text_data/* get */.aR)(each, ...keys) !== undefined))
            isKnown = false;
        return plain ?? '';
    }));
    return isKnown ? texts.join('') : undefined;
}
const OUTPUT = /\{\{-?[ \t]*(\w[\w.[\]"'-]*)[ \t]*((?:\|[^{}]*)?)-?\}\}/g;
/** Filters that keep the words of Markdown. */
const PLAIN_FILTERS = /^(?:|markdownify|strip|strip_newlines|liquify|raw)$/;
const TAGS = /\{%-?\s*capture\s+([\w-]+)\s*-?%\}((?:(?!\{%-?\s*endcapture)[\s\S])*)(?:\{%-?\s*endcapture\s*-?%\})?|\{%-?\s*assign\s+([\w-]+)\s*=([^%]*)%\}|\{\{-?\s*([\w-][\w.[\]"'-]*)\s*((?:\|[^{}]*)?)-?\}\}/g;
/**
 * Puts what a page captured or assigned, and scalars of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
const values = (source, work) => {
    if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
        return source;
    const known = new Map();
    const changes = [];
    const content = (start, name) => (0,markdown_source/* cut */.Jj)(source, start, start + name.length);
    for (const match of source.text.matchAll(TAGS)) {
        const { 0: whole, 1: captured, 2: inside = '', 3: assigned, 4: written = '', 5: shown, 6: filters, index, } = match;
        const change = { start: index, end: index + whole.length };
        if (captured !== undefined)
            known.set(captured, content(index + whole.indexOf(inside), inside));
        if (assigned !== undefined) {
            const expression = written.replace(/-$/, '').trim();
            const literal = /^(?:"([^"]*)"|'([^']*)'|(\d+))$/
                .exec(expression)
                ?.slice(1)
                .find(each => each !== undefined);
            const value = literal ?? (0,text_data/* text */.Qq)(namedValue(expression, work));
            if (value !== undefined)
                known.set(assigned, value);
        }
        if (shown === undefined) {
            changes.push({ ...change, by: '' });
            continue;
        }
        const isPlain = (filters ?? '')
            .split('|')
            .every(filter => PLAIN_FILTERS.test(filter.trim()));
        const by = known.get(shown) ??
            (shown.startsWith('site.data.')
                ? (0,text_data/* text */.Qq)(namedValue(shown, work))
                : undefined);
        if (isPlain && by !== undefined)
            changes.push({
                ...change,
                by: typeof by === 'string' ? by : trimmed(by),
            });
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
function trimmed(source) {
    const start = source.text.length - source.text.trimStart().length;
    return (0,markdown_source/* cut */.Jj)(source, start, Math.max(start, source.text.trimEnd().length));
}

;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js











function jekyllSyntax({ hasEmoji }) {
    return {
        includes: [
            liquid(jekyllTags),
            ...[values, addresses, ofFrontMatter('page.', true), variables].map(step => liquid(outsideRaw(step))),
            liquid(rawTags(['raw'])),
        ],
        markup: [
            comments,
            otherExtensions,
            scripts,
            htmlBlocks,
            ...(hasEmoji ? [emoji] : []),
            listsOfContents,
            definitions,
            excludedSections,
            abbreviations,
            blanksInDestinations,
            pipesInCode,
            fences(),
            markdownInHtml,
            attributeLists('all'),
        ],
    };
}
/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step) {
    return (source, work) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(work.context.data, 'render_with_liquid'), true)
        ? step(source, work)
        : source;
}
const includeTag = ({ tag, values, source, work }) => {
    const name = values[0] ?? '';
    // A template makes the name of the file (Jekyll, "Using variables names for the include file").
    if (name.includes('{{')) {
        const written = source.text.slice(tag.start, Math.min(tag.end, tag.start + MAX_SHOWN));
        warnUnknown(written.replace(/\s+/g, ' '), source, tag.start, work);
        return {};
    }
    const include = { name, paths: pathsIn(work.settings.includeFolders, name) };
    return { include, fill: withParameters(tag.written) };
};
/** So many characters of a tag are in a message. */
const MAX_SHOWN = 100;
/**
 * What an included file shows of its parameters ("Passing parameters to includes"), also in its tags; those whose values are
 * not known stay as they are written.
 */
function withParameters(written) {
    const given = Array.from(written.matchAll(/(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|(\S+))/g));
    return (source, work) => {
        const values = new Map(given.map(([, name, double, single, path]) => {
            const plain = path === undefined ? undefined : (0,text_data/* text */.Qq)(namedValue(path, work));
            const literal = /^(?:[\d.]+|true|false)$/.exec(path ?? '')?.[0];
            return [name, double ?? single ?? plain ?? literal];
        }));
        const inTags = replacing('include.', /=[ \t]*include\.([\w-]+)/g, ({ 1: name }) => {
            const value = values.get(name);
            return value === undefined ? undefined : `="${value}"`;
        }, true);
        const inText = replacing('include.', /\{\{-?[ \t]*include\.([\w-]+)(?:[^{}\w-][^{}]*)?\}\}/g, ({ 1: name }) => (values.has(name) ? values.get(name) : ''), true);
        return inText(inTags(source, work), work);
    };
}
/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag = ({ tag, values, work }) => {
    const from = (0,text_paths/* folderOf */.yS)(work.open[0] ?? '');
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: destination(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when break continue cycle increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, content]));
const stays = () => 'stays';
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const rules = {
    // When all templates are read.
    raw: stays,
    capture: stays,
    assign: stays,
    comment: gone,
    ...control,
    for: loop,
    tablerow: loop,
    include: includeTag,
    include_relative: includedBeside,
    link: linkTag,
    post_url: linkTag,
    highlight: highlight,
};
/** What may be before a link (Jekyll, "Links"): it is part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{-?[ \t]*site\.baseurl[ \t]*-?\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/;
const jekyllLiquid = {
    ...liquidTags,
    tag: new RegExp(baseOfLink.source + liquidTags.tag.source, 'g'),
};
// Jekyll renders them before Markdown.
const jekyllTags = templates(jekyllLiquid, rules, words, Object.keys(rules));
/** Filters that make an address of a path on the site: `{{ '/b/' | relative_url }}` ("Liquid Filters"). */
const addresses = replacing('_url', /\{\{-?[ \t]*(?:"([^"\n{}]*)"|'([^'\n{}]*)'|([\w.]+))[ \t]*\|[ \t]*(relative|absolute)_url[ \t]*-?\}\}/g, ({ 1: double, 2: quoted = double, 3: name, 4: kind }, _, { settings: { variables: all } }) => {
    const path = name === undefined ? quoted : variable(name, all);
    if (path === undefined || /^[a-z]+:/i.test(path))
        return path;
    const base = (all['site.baseurl'] ?? '')
        .replace(/^\/?(?=.)/, '/')
        .replace(/\/$/, '');
    return `${kind === 'absolute' ? (all['site.url'] ?? '') : ''}${base}/${path.replace(/^\//, '')}`;
}, true);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = replacing('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
/** `{::comment}words{:/comment}` (kramdown, "Extensions"). */
const comments = (source, work) => {
    let done = 0;
    return replacing('{::comment', /\{::comment[^{}\n]*\}/g, ({ 0: opening, index }, { text }) => {
        if (index < done)
            return undefined;
        const closing = text.indexOf('{:/', index + opening.length);
        const end = closing < 0 ? -1 : text.indexOf('}', closing);
        done = end < 0 ? text.length : end + 1;
        return end < 0 ? undefined : { start: index, end: done, by: '' };
    })(source, work);
};
/** The tags of what else kramdown calls extensions, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = replacing('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/generators/jekyll/index.js




/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
const jekyll = {
    isWide: true,
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,text_paths/* folderOf */.yS)(path);
        // Jupyter Book and Hexo have a file of this name as well.
        const others = [
            '_toc.yml',
            'scaffolds/post.md',
            'source/_posts/hello-world.md',
        ];
        if (others.some(each => reader.files.has(folder + each)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        if (data === undefined)
            return undefined;
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'source')) ?? '.') ?? folder;
        const plugins = (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'plugins') ?? (0,text_data/* get */.aR)(data, 'gems'));
        const isOfPages = await usesGitHubPages(folder, reader);
        return {
            ownCode: [...reader.files].filter(each => each.startsWith(`${contentFolder}_plugins/`) && each.endsWith('.rb')),
            contentFolder,
            splitsTagsAtBlanks: true,
            includeFolders: [
                `${contentFolder}${(0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'includes_dir')) ?? '_includes'}/`,
            ],
            variables: {
                'site.baseurl': '',
                'site.url': '',
                ...(0,text_data/* plainMembers */.IE)(data, 'site.'),
            },
            syntaxOptions: { hasEmoji: isOfPages || plugins.includes('jemoji') },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'url')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'baseurl')) ?? ''),
            options: {
                permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'permalink')) ?? 'date',
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'exclude')),
                included: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'include')),
                collections: collectionsOf((0,text_data/* get */.aR)(data, 'collections')),
                defaults: defaultsOf((0,text_data/* get */.aR)(data, 'defaults')),
                takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
                takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
            },
        };
    },
    keys: [
        'permalink',
        'slug',
        'categories',
        'category',
        'published',
        'date',
        '---',
    ],
    routes(config, files) {
        const { options } = config;
        const exclusionOf = toExclusion(options);
        const all = new Set(files);
        const pages = new Map();
        const sorted = sortFiles(config, files, jekyllExtensions, file => {
            const collection = options.collections.find(({ name }) => name === 'posts'
                ? `/${file.inside}`.includes('/_posts/')
                : file.inside.startsWith(`_${name}/`));
            const page = { ...file, collection };
            pages.set(file.path, page);
            const reason = exclusionOf(page);
            return reason === undefined
                ? head => jekyllRoute(page, head, options)
                : { reason };
        });
        const hiddenBy = (path, headOf) => {
            const [{ stem, collection }, head, folder] = [
                pages.get(path),
                headOf(path),
                (0,text_paths/* folderOf */.yS)(path),
            ];
            if (head.published === 'false')
                return 'says `published: false`';
            const hasIndex = all.has(`${folder}index.md`) || all.has(`${folder}index.html`);
            const isIndex = options.takesReadme && !hasIndex && isReadme(stem);
            const isTaken = options.takesAll &&
                collection === undefined &&
                !NOT_TAKEN.test((0,text_paths/* nameOf */.Vb)(stem));
            return head['---'] !== undefined || isIndex || isTaken
                ? undefined
                : 'has no front matter, so that Jekyll copies it as it is';
        };
        return { ...sorted, hiddenBy, rooted: 'server' };
    },
    syntax: jekyllSyntax,
};
/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each));
    const gems = path === undefined ? undefined : await reader.text(path);
    return (gems === undefined ||
        gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line)));
}
function collectionsOf(value) {
    const named = (0,text_data/* members */.ol)(value).filter(([name]) => name !== 'posts');
    return [...named, ['posts', (0,text_data/* get */.aR)(value, 'posts')]].map(([name, options]) => ({
        name,
        isShown: name === 'posts' || (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'output'), false),
        permalink: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'permalink')),
    }));
}
function defaultsOf(value) {
    const all = (0,text_data/* list */.p_)(value).flatMap(each => {
        const [path, type] = ['path', 'type'].map(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'scope', key)));
        const permalink = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'values', 'permalink'));
        return permalink === undefined
            ? []
            : [{ path: (path ?? '').replace(/\/?$/, '/'), type, permalink }];
    });
    return all.sort((a, b) => b.path.length - a.path.length);
}
const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const ALWAYS_EXCLUDED = [
    'node_modules',
    'vendor/bundle',
    'vendor/cache',
    'vendor/gems',
    'vendor/ruby',
];
/** Why the configuration keeps a file off the site, if it does. */
function toExclusion({ excluded, included }) {
    // A star stands for folders as well.
    const patterns = [...excluded, ...ALWAYS_EXCLUDED].map(each => each.replace(/\/$/, ''));
    const isListed = toGlobs(patterns.flatMap(each => [
        each,
        `${each}/**`,
        ...(each.startsWith('*') ? [`**/${each}`] : []),
    ]));
    const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]));
    return ({ inside, stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        const own = collection ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside;
        if (/(?:^|\/)[._#~]/.test(own) && !isIncluded(inside))
            return 'is in a folder, or has a name, that Jekyll passes over';
        return collection?.name === 'posts' && !POST.test((0,text_paths/* nameOf */.Vb)(stem))
            ? 'is a post whose name has no date'
            : undefined;
    };
}
/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN = /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i;
const isReadme = (stem) => /^readme$/i.test((0,text_paths/* nameOf */.Vb)(stem));
function jekyllRoute(page, head, options) {
    const { stem, collection } = page;
    const kind = collection?.name ?? 'pages';
    const byDefault = options.defaults.find(({ path, type = kind }) => type === kind && (path === '/' || `${stem}/`.startsWith(path)));
    const own = textOf(head.permalink) ?? byDefault?.permalink ?? collection?.permalink;
    const template = own ?? jekyll_templateOf(page, options);
    const parts = collection
        ? collectionParts(stem, head, collection)
        : pageParts(stem);
    const style = STYLES.get(template) ?? template;
    const route = style.replace(/:(\w+)/g, (whole, name) => parts.get(name) ?? whole);
    return route
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
const STYLES = new Map([
    ['date', '/:categories/:year/:month/:day/:title:output_ext'],
    ['pretty', '/:categories/:year/:month/:day/:title/'],
    ['none', '/:categories/:title:output_ext'],
]);
/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function jekyll_templateOf({ stem, collection }, { permalink, takesReadme }) {
    const style = STYLES.get(permalink) ?? permalink;
    if (collection?.name === 'posts')
        return style;
    const isIndex = !collection && ((0,text_paths/* nameOf */.Vb)(stem) === 'index' || (takesReadme && isReadme(stem)));
    if (isIndex)
        return '/:path/';
    const end = style.endsWith('/')
        ? '/'
        : style.endsWith(':output_ext')
            ? ':output_ext'
            : '';
    return (collection ? '/:collection/:path' : '/:path/:basename') + end;
}
const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function pageParts(stem) {
    return new Map([
        ['path', (0,text_paths/* folderOf */.yS)(stem)],
        ['basename', (0,text_paths/* nameOf */.Vb)(stem)],
        ['output_ext', '.html'],
    ]);
}
function collectionParts(stem, head, { name }) {
    const isPost = name === 'posts';
    const [, ...dated] = POST.exec((0,text_paths/* nameOf */.Vb)(stem)) ?? [];
    const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? [];
    const [year = '', month = '', day = ''] = said.length > 0 ? said : dated;
    const title = slug(textOf(head.slug) ?? dated[3] ?? (0,text_paths/* nameOf */.Vb)(stem));
    const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : [];
    // Only the text of `categories` is split at blanks.
    const { category = [], categories: all = [] } = head;
    const own = [
        ...(typeof all === 'string' ? all.split(' ') : all),
        ...[category].flat(),
    ];
    const categories = [...above, ...own]
        .filter(each => each !== '')
        .map(each => each.toLowerCase());
    return new Map([
        ['year', year],
        ['month', month.padStart(2, '0')],
        ['day', day.padStart(2, '0')],
        ['title', title],
        ['slug', title],
        ['name', slug((0,text_paths/* nameOf */.Vb)(stem))],
        ['categories', [...new Set(categories)].join('/')],
        ['collection', name],
        ['path', isPost ? stem : stem.slice(`_${name}/`.length)],
        ['output_ext', '.html'],
    ]);
}
/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
        .replace(/^-|-$/g, '');
}

;// CONCATENATED MODULE: ./lib/generators/mdbook/index.js










/** A command that runs code of the repository, rather than a program that was installed. */
const OWN_COMMAND = /[/\\]|\.(?:py|js|ts|sh|rb)\b|^cargo\b/;
const mdbook = {
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readToml */.D7);
        const contentFolder = (0,text_paths/* joinFolder */.nn)((0,text_paths/* folderOf */.yS)(path), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'book', 'src')) ?? 'src');
        if (data === undefined || contentFolder === undefined)
            return undefined;
        const summary = await reader.text(`${contentFolder}SUMMARY.md`);
        if (summary === undefined)
            return undefined;
        const html = (0,text_data/* get */.aR)(data, 'output', 'html');
        const host = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'cname'));
        const ownCode = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(data, 'preprocessor')).filter(([, each]) => OWN_COMMAND.test((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(each, 'command')) ?? ''));
        return {
            ownCode: ownCode.map(([name]) => `preprocessor.${name}`),
            contentFolder,
            syntaxOptions: {
                hiddenPrefixes: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(html, 'code', 'hidelines')),
                hasAdmonish: (0,text_data/* get */.aR)(data, 'preprocessor', 'admonish') !== undefined,
            },
            address: host
                ? (0,text_paths/* toAddress */.ch)(`https://${host}`, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(html, 'site-url')) ?? '')
                : undefined,
            names: chaptersOf(summary, contentFolder),
            hasTitlesInNavigation: true,
            options: {},
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const sorted = sortFiles(config, files, ['.md'], ({ path, stem }) => {
            if (!chapters.has(path))
                return { reason: 'is not in SUMMARY.md' };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'README'
                ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html`
                : `${stem}.html`;
        });
        return { ...sorted, rooted: 'server' };
    },
    syntax: ({ hiddenPrefixes = {}, hasAdmonish }) => ({
        includes: [files],
        markup: [
            ...(hasAdmonish ? [admonitions] : []),
            scripts,
            components,
            pageTitles,
            // Of mdBook from 0.5 on.
            definitions,
            fences(withoutHidden(hiddenPrefixes)),
            attributeLists('headings'),
        ],
    }),
};
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = includes({
    hint: /\{\{[ \t]*#/,
    pattern: /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = colonSpec(name);
        return [{ name: name, paths: pathsIn([(0,text_paths/* folderOf */.yS)(from)], path), part }];
    },
    render(text, match, source) {
        const content = match[1].startsWith('play')
            ? codeBlock(text, 'rust')
            : text;
        const start = source.text.lastIndexOf('\n', match.index - 1) + 1;
        return (0,markdown_source/* indented */.gu)(content, '', /^[\s>]*/.exec(source.text.slice(start, match.index))[0]);
    },
});
/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions = source => {
    if (!source.text.includes('admonish'))
        return source;
    let isOpen = false;
    const changes = (0,markdown_lines/* linesOf */.Dx)(source).flatMap((line) => {
        const { code, start, end } = line;
        if (code !== 'opens' && code !== 'closes')
            return [];
        const closes = code === 'closes' && isOpen;
        const [, rest] = (code === 'opens' && /^admonish(?![\w-])(.*)/.exec(infoOf(line))) || [];
        isOpen = rest !== undefined;
        return isOpen || closes
            ? [asBlock(source, start, end, closes ? '' : admonitionTitle(rest))]
            : [];
    });
    return (0,markdown_source/* changed */.tD)(source, changes);
};
function admonitionTitle(written) {
    const [, kind = 'note'] = /^[ \t]*([a-z][\w-]*)(?![\w=-])/i.exec(written) ?? [];
    const [, title] = /(?:\btitle=|^[ \t]*(?:[\w-]+[ \t]+)?)"((?:[^"\\]|\\.)*)"/.exec(written) ??
        [];
    return strong(title === undefined ? kindName(kind) : title.replace(/\\(.)/g, '$1'));
}
/** `{{#title name}}`, which names a page in the browser alone. */
const pageTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...others] = info.split(/[ \t,]/);
        if (language === 'rust')
            return /^[\s>]*#(?: |$)/.test(text)
                ? undefined
                : text.replace(/^([\s>]*)##/, '$1#');
        const own = others
            .find(each => each.startsWith('hidelines='))
            ?.slice('hidelines='.length);
        const prefix = own ?? (0,text_data/* lookUp */.TE)(prefixes, language);
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/index.js









/** The pages that a navigation shows, without their extensions ("Hidden pages"): those in no part that is `hidden`. */
function pagesIn(navigation) {
    if (typeof navigation === 'string')
        return [navigation.replace(/^\/|\.mdx?$/g, '')];
    if (Array.isArray(navigation))
        return navigation.flatMap(pagesIn);
    if ((0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(navigation, 'hidden'), false))
        return [];
    return (0,text_data/* members */.ol)(navigation).flatMap(([key, value]) => key === 'pages' || key === 'root' || typeof value === 'object'
        ? pagesIn(value)
        : []);
}
const mintlify = {
    partials: /(?:^|\/)_?snippets\//,
    async read(path, reader) {
        const data = await reader.data(path, text_data/* readJson */.Vh);
        const isOwn = (0,text_data/* get */.aR)(data, 'navigation') !== undefined &&
            OWN_KEYS.some(key => (0,text_data/* get */.aR)(data, key) !== undefined);
        if (!isOwn)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const ignored = (await reader.text(`${folder}.mintignore`)) ?? '';
        return {
            contentFolder: folder,
            mdx: 'all',
            aliases: { '/': folder },
            variables: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'variables')),
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'seo', 'metatags', 'canonical'))),
            options: {
                ignored: ignored.split('\n'),
                searched: (0,text_data/* get */.aR)(data, 'seo', 'indexing') === 'all'
                    ? undefined
                    : pagesIn((0,text_data/* get */.aR)(data, 'navigation')),
            },
        };
    },
    keys: ['hidden'],
    routes(config, files) {
        const isIgnored = (0,glob/* toIgnored */.ql)([...IGNORED, ...config.options.ignored]);
        const sorted = sortFiles(config, files, ['.mdx', '.md'], ({ inside, stem }) => {
            if (isIgnored(inside))
                return {
                    reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
                };
            return (0,text_paths/* nameOf */.Vb)(stem) === 'index'
                ? (0,text_paths/* folderOf */.yS)(stem).replace(/\/$/, '')
                : stem;
        });
        const searched = new Set(config.options.searched);
        const unsearchedBy = (path, headOf) => {
            if ((0,text_data/* flag */.Jt)(headOf(path).hidden, false))
                return 'says `hidden: true`';
            const stem = path
                .slice(config.contentFolder.length)
                .replace(/\.mdx?$/, '');
            // A navigation without pages is one of other files.
            return searched.size === 0 || searched.has(stem)
                ? undefined
                : 'is hidden: the navigation of Mintlify does not show it';
        };
        return { ...sorted, unsearchedBy, rooted: 'site' };
    },
    syntax: () => ({
        includes: [],
        markup: [operation, variables, fences(), attributeLists('headings')],
    }),
};
/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon'];
/** What is never a page, and the parts of others. */
const IGNORED = [
    '/snippets/',
    '/_snippets/',
    '.*',
    'node_modules',
    'README.md',
    'LICENSE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
];
/** The operation of an interface that a page is about ("OpenAPI setup"): its method and path; the rest is in another file. */
const operation = (source, work) => {
    const { data } = work.context;
    const written = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'openapi')) ?? (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'api')) ?? '';
    const [found] = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i.exec(written) ?? [];
    if (found === undefined || work.open.length > 1)
        return source;
    if ((0,text_data/* get */.aR)(data, 'openapi') !== undefined)
        warnUnknown(`openapi: ${found}`, source, 0, work);
    return (0,markdown_source/* sourceOf */.vz)([
        (0,markdown_source/* put */.yJ)(`**${escaped(found).replace(/[{<]/g, '\\$&')}**\n\n`, source, 0),
        source,
    ]);
};

;// CONCATENATED MODULE: ./lib/generators/mkdocs/syntax.js









/** Python-Markdown with pymdown's extensions, Material and common plugins. */
function mkdocsSyntax(options) {
    const base = options.includeBase;
    return {
        includes: [
            snippets,
            pluginTags(options.includesInCode === true),
            ...(base !== undefined && options.hasVariants ? [codeFiles(base)] : []),
            ...(base === undefined ? [] : [wholeFiles(base)]),
            appended(options.appended ?? []),
            outsideRaw(variables),
            ...(options.hasMacros ? [outsideRaw(macroComments), macrosInCode] : []),
            rawTags(options.hasMacros ? ['raw'] : []),
        ],
        markup: [
            htmlBlocks,
            indentedBlocks,
            autodoc,
            slashBlocks,
            headingsWithoutBlank,
            excludedSections,
            fences(undefined, true),
            scripts,
            ...(options.hasEmoji ? [emoji] : []),
            contents,
            abbreviations,
            definitionsBelowText,
            spacedReferences,
            blanksInDestinations,
            pipesInCode,
            ...(options.hasKeys ? [keys] : []),
            ...(options.hasMarks ? [marked] : []),
            namedReferences,
            ...(options.hasCarets ? [inserted, raisedAndLowered] : []),
            codeLanguages,
            markdownInHtml,
            attributeLists('all'),
            icons,
        ],
    };
}
/** `{# words #}`, a comment of Jinja. */
const macroComments = without(/\{#/g, () => '#}', '{#', true);
/** Says what macros show in code: elsewhere the look for leftovers does. */
const macrosInCode = replacing('{{', new RegExp(`${RAW.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`, 'g'), ({ 1: name, index }, source, work) => {
    if (name && (0,markdown_lines/* codeOf */.$N)(source)(index))
        warnAsWritten(`{{ ${name}`, source, index, work);
    return undefined;
}, true);
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
            const above = (folder) => (0,text_paths/* join */.fj)(folder, path)?.startsWith(folder);
            return {
                name,
                paths: pathsIn(includeFolders.filter(above), path),
                part,
            };
        });
    },
    render: inPlace,
});
/** `{!path!}`, `{!path[ln:1-3]!}` (mdx_include) and `{!path!lines=1-3 5}` (markdown-include). */
function wholeFiles(base) {
    return includes({
        hint: '{!',
        pattern: /\\?\{![+-]?>?([^[\]|{}!\n]+)(?:\[ln:([\d.,-]+)\][ \t]*)?(?:\|[^{}!\n]*)?!(?:lines=([\d -]+))?\}/g,
        isInCodeToo: true,
        isLostWhenMissing: true,
        read({ 0: token, 1: path, 2: lines, 3: blocks }) {
            if (token.startsWith('\\'))
                return 'escaped';
            const name = path.trim();
            const ranges = lines ?? blocks?.trim().replace(/ +/g, ',');
            return [
                {
                    name,
                    paths: pathsIn([base], name),
                    part: ranges ? readPart(ranges, '-') : undefined,
                },
            ];
        },
        render: inPlace,
    });
}
/**
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
const codeFiles = (base) => replacing('{*', /^\{\*(.{0,500})\*\}$/gm, ({ 1: inside = '' }, _, work) => {
    const [path = '', ...options] = inside.trim().split(/[ \t]+/);
    const read = (name) => pathsIn([base], name).map(path => work.context.read?.(path))[0];
    const option = (name) => RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1];
    const variants = variantsOf(path, name => read(name) !== undefined);
    const tab = (name, code) => {
        const isOld = variants.some(each => each !== name && each.replace(/_an(?=_py3|[./])/, '') === name);
        const label = `Python 3.${/_py3(\d+)[./]/.exec(name)?.[1] ?? 8}+${isOld ? ' - non-Annotated' : ''}`;
        const tip = isOld
            ? '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///\n\n'
            : '';
        const info = `python title=${option('title') ?? '""'}`;
        return `//// tab | ${label}\n\n${tip}\`\`\`${info}\n${code}\n\`\`\`\n////\n`;
    };
    const whole = (name) => tab(name, `{!${name}!}`);
    const folded = (label, tabs) => tabs.length === 0
        ? []
        : [`///// details | ${label}\n\n${tabs.join('\n')}/////\n`];
    const others = variants.filter(each => each !== path).map(whole);
    const lines = option('ln');
    if (lines === undefined)
        return [whole(path), ...folded(OTHERS, others)].join('\n');
    const ranges = lines
        .split(',', MAX_RANGES)
        .map(each => each.trim().split(':'));
    const above = Number(ranges[0][0]) > 1 ? '# Code above omitted 👆\n\n' : '';
    const isAtEnd = Number(ranges.at(-1).at(-1)) >=
        (read(path)?.text.trimEnd().split('\n').length ?? 0);
    const parts = ranges.map(each => `{!${path}[ln:${each[0]}-${each.at(-1)}]!}`);
    const code = `${above}${parts.join('\n\n# Code here omitted 👈\n\n')}${isAtEnd ? '' : '\n\n# Code below omitted 👇'}`;
    return [
        ...(lines === '0' ? [] : [tab(path, code)]),
        ...folded('👀 Full file preview', [whole(path)]),
        ...folded(OTHERS, others),
    ].join('\n');
});
/** The path stands in the result for each range. */
const MAX_RANGES = 20;
const OTHERS = '🤓 Other versions and variants';
/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path, exists) {
    const versions = ['_py311', '_py310', '_py39', ''];
    const by = (end) => {
        let base = path.slice(0, path.length - end.length);
        const suffixOf = () => ['_an', ...versions].find(each => each !== '' && base.endsWith(each));
        for (let suffix = suffixOf(); suffix && suffix.length < base.length; suffix = suffixOf())
            base = base.slice(0, -suffix.length);
        return ['_an', '']
            .flatMap(an => versions.map(each => base + an + each + end))
            .filter(exists);
    };
    const named = by(/\.\w+$/.exec(path)?.[0] ?? '');
    const slash = path.lastIndexOf('/');
    const inFolder = named.length > 1 || slash < 1 ? [] : by(path.slice(slash));
    return inFolder.length > 1 || /_(?:an|py\d+)\//.test(inFolder[0] ?? '')
        ? inFolder
        : named;
}
/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names) {
    return (source, work) => names.reduce((result, name) => {
        const paths = pathsIn(work.settings.includeFolders, name);
        if (paths.includes(work.open[0]))
            return result;
        const page = source.text.toLowerCase();
        const file = included({ name, paths }, source, source.text.length, work, snippets);
        const lines = [
            ...(file?.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm) ?? []),
        ]
            .filter(([, label]) => page.includes(label.toLowerCase()))
            .flatMap(({ index, 0: line }) => [
            '\n',
            (0,markdown_source/* cut */.Jj)(file, index, index + line.length),
        ]);
        const end = result.text.length;
        return (0,markdown_source/* changed */.tD)(result, lines.length > 0 ? [{ start: end, end, by: ['\n', ...lines] }] : []);
    }, source);
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,text_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/')
        ? [contentFolder]
        : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return {
        include: {
            name,
            paths: pathsIn(folders, name),
            part: { after, before },
            isRebased,
        },
    };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
const pluginTags = (includesInCode) => templates(liquidTags, { 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown', ...(includesInCode ? ['include'] : [])]);
/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc = (source, work) => {
    const changes = [];
    let open;
    for (const { text, start, end, code, indent, isBlank } of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const name = code
            ? undefined
            : /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/.exec(text)?.[1];
        const isOption = open !== undefined && !isBlank && indent >= open + 4;
        if (isOption)
            changes.push({ start, end: end + 1, by: '' });
        else
            open = name === undefined ? undefined : indent;
        if (name === undefined || isOption)
            continue;
        changes.push({ start: start + text.indexOf(':::'), end, by: `\`${name}\`` });
        const reason = '":::" shows what is documented in code, which is not read: the document has the name alone. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.';
        work.warn('dialect', ':::', reason, source, start);
    }
    return (0,markdown_source/* changed */.tD)(source, changes);
};
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween(/^[ \t]*(\/{3,})[ \t]*([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, kindName);
/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = replacing(':', /\[:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:\](?:\([^()\n]*\)|\[[^[\]\n]*\])|(?:(?<![^\s[]):(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+: *)|:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, () => '');
/** `==marked==` (pymdown, Mark): the words alone. */
const marked = replacing('==', /==(?=\S)([^=\n]+)(?<=\S)==/g, ({ 1: words }) => words);
/** `^^inserted^^` (pymdown, Caret): the words alone. */
const inserted = replacing('^^', /\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g, ({ 1: words }) => words);
/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, ({ 1: mark, 2: words }) => {
    const name = mark === '^' ? 'sup' : 'sub';
    return `<${name}>${words}</${name}>`;
});
/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
const namedReferences = (source, work) => {
    if (!/\]\[\w/.test(source.text))
        return source;
    const defined = new Set(Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) => name.toLowerCase()));
    const words = replacing('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, ({ 1: text, 2: name }) => defined.has(name.toLowerCase()) ? undefined : text);
    return words(source, work);
};
/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = replacing('`#!', /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g, ({ index }, source) => (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), index).code ? undefined : '`', true);
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = replacing('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, backslash \\, cmd Cmd, colon :, comma ,,
  command Cmd, context-menu Menu, control Ctrl, delete Del, equal =, escape Esc, grave \`, minus -, period ., plus +,
  question ?, return Enter, semicolon ;, slash /, spc Space, tilde ~, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [
    entry.slice(0, entry.indexOf(' ')),
    entry.slice(entry.indexOf(' ') + 1),
]));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/generators/mkdocs/index.js






/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings. */
const mkdocs = {
    async read(path, reader) {
        // Of files with such a name, as for a container, most are no configurations.
        const isUsual = /(?:^|\/)(?:mkdocs|properdocs)\.ya?ml$|\.toml$/.test(path);
        if (!isUsual &&
            !/^(?:site_name|INHERIT):/m.test((await reader.text(path)) ?? ''))
            return undefined;
        const data = await readConfig(path, reader);
        if (!isUsual && (0,text_data/* get */.aR)(data, 'site_name') === undefined)
            return undefined;
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const docs = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'docs_dir')) ?? 'docs';
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, docs);
        if (contentFolder === undefined || (0,text_data/* members */.ol)(data).length === 0)
            return undefined;
        const plugins = toPlugins((0,text_data/* get */.aR)(data, 'plugins'));
        const extensions = toPlugins((0,text_data/* get */.aR)(data, 'markdown_extensions'));
        // Zensical has them all unless its configuration names some.
        const has = (name) => extensions.has(`pymdownx.${name}`) ||
            (path.endsWith('.toml') && extensions.size === 0);
        const snippets = extensions.get('pymdownx.snippets');
        const inclusion = [
            'mdx_include',
            'markdown_include.include',
            'markdown_include_variants',
        ].find(each => extensions.has(each));
        const hasVariables = [...plugins.keys(), ...extensions.keys()].some(each => /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/.test(each));
        return {
            ownCode: [
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'hooks')),
                ...(0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('gen-files'), 'scripts')),
                ...(plugins.has('macros')
                    ? macrosIn(folder, plugins.get('macros'), reader)
                    : []),
            ],
            contentFolder,
            frontMatter: 'unfenced',
            includeFolders: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'base_path') ?? '.').flatMap(each => (0,text_paths/* joinFolder */.nn)(folder, each.replace('$config_dir', '.').replace('$docs_dir', docs)) ?? []),
            variables: hasVariables ? (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'extra')) : {},
            syntaxOptions: {
                includesInCode: plugins.has('include-markdown'),
                appended: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(snippets, 'auto_append')),
                hasMacros: hasVariables,
                hasEmoji: has('emoji'),
                hasKeys: has('keys'),
                hasMarks: has('mark'),
                hasCarets: has('caret') || has('tilde'),
                includeBase: inclusion &&
                    (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(extensions.get(inclusion), 'base_path')) ?? '.'),
                hasVariants: extensions.has('markdown_include_variants'),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site_url'))),
            names: navNames((0,text_data/* get */.aR)(data, 'nav'), contentFolder),
            hasTitlesInNavigation: true,
            options: {
                hasFolderAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'use_directory_urls'), true),
                excluded: ['exclude_docs', 'draft_docs'].flatMap(each => ((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, each)) ?? '').split('\n')),
                excludedNames: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('exclude'), 'glob')),
                excludedExpressions: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(plugins.get('exclude'), 'regex')),
                unsearched: stemsWithoutHeading((0,text_data/* get */.aR)(plugins.get('exclude-search'), 'exclude'), false),
                searched: stemsWithoutHeading((0,text_data/* get */.aR)(plugins.get('exclude-search'), 'ignore'), true),
                languages: toLanguages(plugins.get('i18n')),
                blog: plugins.has('blog')
                    ? {
                        folder: (0,text_paths/* joinFolder */.nn)('', (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(plugins.get('blog'), 'blog_dir')) ?? 'blog') ?? '',
                        format: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(plugins.get('blog'), 'post_url_format')) ??
                            '{date}/{slug}',
                    }
                    : undefined,
            },
        };
    },
    keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
    routes(config, files) {
        const { contentFolder, options } = config;
        const { blog, languages } = options;
        const isExcluded = (0,glob/* toIgnored */.ql)(['.*', '/templates/', ...options.excluded]);
        const isExcludedByName = toNames(options.excludedNames);
        // They are compared from the beginning of a path on.
        const isExcludedByExpression = toExpressions(options.excludedExpressions.map(each => `^(?:${each})`));
        const [isUnsearched, isSearched] = [
            toNames(options.unsearched),
            toNames(options.searched),
        ];
        const all = new Set(files);
        const sorted = sortFiles(config, files, mkdocsExtensions, ({ inside, stem }) => {
            if (isExcluded(inside))
                return {
                    reason: 'is excluded by MkDocs (exclude_docs, draft_docs, templates and hidden files)',
                };
            if (isExcludedByName(inside) || isExcludedByExpression(inside))
                return { reason: 'is excluded by the plugin exclude of MkDocs' };
            if ((0,text_paths/* nameOf */.Vb)(stem) === 'README' &&
                all.has(`${contentFolder}${(0,text_paths/* folderOf */.yS)(stem)}index.md`))
                return { reason: 'is ignored: index.md is in the same folder' };
            if (blog && stem.startsWith(`${blog.folder}posts/`))
                return head => stemRoute(postStem(stem, head, blog), options);
            return stemRoute(languages ? localised(stem, languages).stem : stem, options);
        });
        const unsearchedBy = (path) => {
            const stem = path.slice(contentFolder.length).replace(/\.\w+$/, '');
            const isKept = isUnsearched(stem) && !isSearched(stem);
            return isKept
                ? 'is kept out of search by the plugin exclude-search of MkDocs'
                : undefined;
        };
        const searched = options.unsearched.length > 0 ? { ...sorted, unsearchedBy } : sorted;
        if (!languages || languages.locales.length < 2)
            return { ...searched, rooted: 'server' };
        return {
            ...searched,
            /** In the language of the linking page, or by default. */
            named(path, from) {
                const { byDefault, isByFolder, locales } = languages;
                if (isByFolder)
                    return [
                        path
                            .slice(contentFolder.length)
                            .replace(/^[^/]+/, contentFolder + byDefault),
                    ];
                const own = locales.find(locale => from.endsWith(`.${locale}.md`));
                return [own, byDefault].map(locale => path.replace(/\.md$/, `.${locale}.md`));
            },
            languageOf: path => localised(path.slice(contentFolder.length).replace(/\.\w+$/, ''), languages).locale,
            fallback: languages.byDefault,
            rooted: 'server',
        };
    },
    syntax: mkdocsSyntax,
};
/** The module in Python with a site's own macros (mkdocs-macros, "Define your macros"). */
function macrosIn(folder, options, { files }) {
    const module = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'module_name')) ?? 'main';
    return [`${module}.py`, `${module}/__init__.py`].filter(name => files.has(folder + name));
}
/** The configuration with those that it inherits from. */
async function readConfig(path, reader, depth = 5) {
    if (path.endsWith('.toml'))
        return (0,text_data/* get */.aR)(await reader.data(path, text_data/* readToml */.D7), 'project');
    const data = await reader.data(path, text_data/* readYaml */.gM);
    const parent = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'INHERIT'));
    const inherited = parent === undefined || depth === 0
        ? undefined
        : (0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(path), parent);
    return inherited === undefined
        ? data
        : merged(await readConfig(inherited, reader, depth - 1), data);
}
function merged(below, above) {
    const [inner, outer] = [(0,text_data/* members */.ol)(below), (0,text_data/* members */.ol)(above)];
    if (inner.length === 0 || outer.length === 0)
        return above;
    const added = outer.map(([key, value]) => [key, merged((0,text_data/* get */.aR)(below, key), value)]);
    return Object.fromEntries([...inner, ...added]);
}
/**
 * The paths without `.md` in a list of mkdocs-exclude-search: `exclude` is for pages and headings, of which a heading stays
 * with its page; `ignore` is for headings alone, whose pages stay with them.
 */
function stemsWithoutHeading(value, hasHeadings) {
    const named = (0,text_data/* texts */.Te)(value).filter(each => each.includes('#') === hasHeadings);
    return named.map(each => each.replace(/#.*/, '').replace(/\.md$/, ''));
}
/** The titles that `nav` gives pages, in sections of any depth. */
function navNames(nav, contentFolder) {
    return (0,text_data/* list */.p_)(nav).flatMap(each => (0,text_data/* members */.ol)(each).flatMap(([name, value]) => {
        const path = typeof value === 'string' ? (0,text_paths/* join */.fj)(contentFolder, value) : undefined;
        if (path !== undefined)
            return [[path, name]];
        return Array.isArray(value) ? navNames(value, contentFolder) : [];
    }));
}
/** Names and options, as a list or as a mapping; those of Material for MkDocs may have its name before their own. */
function toPlugins(value) {
    const entries = (0,text_data/* list */.p_)(value).flatMap((each) => typeof each === 'string' ? [[each, {}]] : (0,text_data/* members */.ol)(each));
    const enabled = entries.filter(([, options]) => (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(options, 'enabled'), true));
    // In TOML their names are tables in each other: `[project.markdown_extensions.pymdownx.keys]`.
    const flat = enabled.flatMap(([name, options]) => name === 'pymdownx'
        ? (0,text_data/* members */.ol)(options).map(([inner, own]) => [`${name}.${inner}`, own])
        : [[name, options]]);
    return new Map(flat.map(([name, options]) => [name.replace(/^material\//, ''), options]));
}
/** The languages of the plugin `i18n` (mkdocs-static-i18n). */
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
    };
}
const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md'];
/** The address of what is at a path without its extension. */
function stemRoute(stem, { hasFolderAddresses }) {
    const isIndex = /^(?:index|README)$/.test((0,text_paths/* nameOf */.Vb)(stem));
    if (!hasFolderAddresses)
        return isIndex ? `${(0,text_paths/* folderOf */.yS)(stem)}index.html` : `${stem}.html`;
    return isIndex ? (0,text_paths/* folderOf */.yS)(stem) : `${stem}/`;
}
/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(stem, { isByFolder, locales, byDefault }) {
    const [, first = '', rest = ''] = /^([^/]*)\/(.*)$/.exec(stem) ?? [];
    const [, name = '', last = ''] = /^(.*)\.([^./]*)$/.exec(stem) ?? [];
    const [locale, own] = isByFolder ? [first, rest] : [last, name];
    if (!locales.includes(locale))
        return { locale: byDefault, stem };
    return { locale, stem: locale === byDefault ? own : `${locale}/${own}` };
}
function postStem(stem, head, { folder, format }) {
    const date = textOf(head['date.created']) ?? textOf(head.date) ?? '';
    const title = textOf(head.title) ?? textOf(head['#']) ?? (0,text_paths/* nameOf */.Vb)(stem);
    const parts = new Map([
        ['date', date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/')],
        ['slug', textOf(head.slug) ?? (0,github_slugger/* slug */.y)(title)],
        ['file', (0,text_paths/* nameOf */.Vb)(stem)],
        ['categories', (0,github_slugger/* slug */.y)([head.categories ?? []].flat()[0] ?? '')],
    ]);
    const inside = format.replace(/\{(\w+)\}/g, (_, key) => parts.get(key) ?? '');
    return (0,text_paths/* join */.fj)(folder, inside) ?? stem;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/generators/syntax/hero.js



/**
 * Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight.
 *
 * @param root what a link begins with whose first part is a name.
 */
function hero(isHome, root = '') {
    return (source, { context: { data }, open }) => {
        // An included page has no hero.
        if (data === undefined || open.length > 1 || !isHome(data))
            return source;
        const blocks = [
            ...heroOf(data),
            ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf),
        ].map(each => each.replace(LINK_BY_NAME, `$&${root}`));
        return blocks.length === 0
            ? source
            : (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
    };
}
const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g;
function heroOf(data) {
    const all = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = [
        'name',
        'text',
        'tagline',
        'title',
    ].map(key => lineOf((0,text_data/* get */.aR)(all, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(all, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [
        heading && `# ${heading}`,
        own,
        tagline,
        actions.join(' '),
        imageOf((0,text_data/* get */.aR)(all, 'image')),
    ].flatMap(each => each || []);
}
/** The image with the words that screen readers read, where it has some. */
function imageOf(image) {
    const alt = lineOf((0,text_data/* get */.aR)(image, 'alt')) || pictureOf((0,text_data/* get */.aR)(image, 'html'));
    const [src] = ['src', 'file', 'light'].flatMap(key => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(image, key)) ?? []);
    return alt && (src === undefined ? alt : `![${alt}](${destination(src)})`);
}
function featureOf(feature) {
    const title = [pictureOf((0,text_data/* get */.aR)(feature, 'icon')), lineOf((0,text_data/* get */.aR)(feature, 'title'))]
        .filter(Boolean)
        .join(' ');
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [
        title && `**${title}**`,
        lineOf((0,text_data/* get */.aR)(feature, 'details')),
        link ?? '',
    ].flatMap(each => each || []);
}
/** An icon that is an emoji; HTML has no words. */
function pictureOf(value) {
    return (0,text_data/* text */.Qq)(value)?.includes('<') ? '' : lineOf(value);
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

;// CONCATENATED MODULE: ./lib/generators/starlight/index.js










const contentExtensions = [
    '.markdown',
    '.mdown',
    '.mkdn',
    '.mkd',
    '.mdwn',
    '.md',
    '.mdx',
];
/** Astro with Starlight. */
const starlight = {
    partials: /(?:^|\/)_[^/]*$/,
    async read(path, reader) {
        const source = await reader.text(path);
        if (!source?.includes('@astrojs/starlight'))
            return undefined;
        const data = await readModule(path, reader);
        const folder = (0,text_paths/* folderOf */.yS)(path);
        const sources = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? 'src') ?? folder;
        const glob = await globOf(sources, reader);
        const base = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(glob, 'base'));
        const contentFolder = (base && (0,text_paths/* joinFolder */.nn)(folder, base)) || `${sources}content/docs/`;
        const options = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'integrations'))
            .map(each => givenTo(each, 'starlight'))
            .find(Boolean);
        return {
            ownCode: await ownCodeIn(path, reader, 'integrations|(?:remark|rehype)?[pP]lugins'),
            contentFolder,
            frontMatter: 'below-blank-lines',
            aliases: {
                '@/': sources,
                '~/': sources,
                ...(await aliasesOf(folder, reader)),
            },
            address: (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'site')), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? ''),
            roots: [
                { folder: contentFolder, route: '' },
                { folder: `${sources}pages/`, route: '' },
            ],
            options: {
                patterns: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(glob, 'pattern') ?? '**'),
                languages: languagesOf((0,text_data/* get */.aR)(options, 'locales'), 'en'),
                hasEndSlash: (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'trailingSlash')) !== 'never',
            },
        };
    },
    keys: ['slug'],
    routes(config, files) {
        const { options, contentFolder, folder } = config;
        const isListed = toGlobs(options.patterns.filter(each => !each.startsWith('!')));
        const isExcluded = toGlobs(options.patterns
            .filter(each => each.startsWith('!'))
            .map(each => each.slice(1)));
        const sorted = sortFiles(config, files, contentExtensions, ({ root, inside, stem }) => {
            // A page of Astro itself may be a template of pages, such as `[slug].md`.
            if (/(?:^|\/)[.[]/.test(stem))
                return undefined;
            if ((0,text_paths/* nameOf */.Vb)(stem).startsWith('_'))
                return { reason: 'is a partial: its name begins with "_"' };
            if (root.folder === contentFolder &&
                (!isListed(inside) || isExcluded(inside)))
                return { reason: 'is not in the collection "docs" of Astro' };
            if ((0,text_paths/* nameOf */.Vb)(stem) === '404')
                return { reason: 'is what readers see where there is no page' };
            return head => {
                const slugged = textOf(head.slug) ??
                    stem
                        .split('/')
                        .map(name => (0,github_slugger/* slug */.y)(name))
                        .join('/');
                const route = slugged
                    .replace(/(?:^|\/)index$/, '')
                    .replace(/^\/+|(?<!\/)\/+$/g, '');
                return route === '' || !options.hasEndSlash ? route : `${route}/`;
            };
        });
        const languageOf = (path) => (0,text_paths/* languageIn */.a8)(options.languages, path.slice(contentFolder.length).split('/')[0]);
        return {
            ...sorted,
            assets: [`${folder}public/`],
            languageOf,
            rooted: 'server',
        };
    },
    syntax: () => ({
        includes: [],
        markup: [
            hero(() => true),
            scripts,
            excludedSections,
            containers(),
            fences(withoutColours, true),
            attributeLists('headings'),
        ],
    }),
};
/** What a call of a function with this name is given. */
function givenTo(call, name) {
    return call instanceof Call && call.name === name ? call.args[0] : undefined;
}
/** The files of the collection `docs`, where its loader is `glob()` (Astro, "Content collections"). */
async function globOf(sources, reader) {
    const names = [
        'content.config.ts',
        'content.config.mjs',
        'content.config.js',
        'content/config.ts',
    ];
    const path = names
        .map(name => sources + name)
        .find(each => reader.files.has(each));
    const collections = path && (await readModule(path, reader, 'collections'));
    return givenTo((0,text_data/* get */.aR)(collections, 'docs', 'loader'), 'glob');
}
/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder, reader) {
    const options = (0,text_data/* get */.aR)((0,text_data/* readJson */.Vh)((await reader.text(`${folder}tsconfig.json`)) ?? ''), 'compilerOptions');
    const base = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(options, 'baseUrl')) ?? '.') ?? folder;
    const folders = (0,text_data/* members */.ol)((0,text_data/* get */.aR)(options, 'paths')).filter(([name]) => name.endsWith('/*'));
    return Object.fromEntries(folders.map(([name, paths]) => {
        const [path = ''] = (0,text_data/* texts */.Te)(paths);
        return [
            name.slice(0, -1),
            (0,text_paths/* joinFolder */.nn)(base, path.replace(/\*$/, '')) ?? base,
        ];
    }));
}
/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours = (text, info) => languageOf(info) === 'ansi' ? (0,external_node_util_.stripVTControlCharacters)(text) : text;

;// CONCATENATED MODULE: ./lib/generators/vitepress/index.js













const vitepress = {
    async read(path, reader) {
        const data = await readModule(path, reader);
        const folder = path.slice(0, path.lastIndexOf('.vitepress/'));
        const contentFolder = (0,text_paths/* joinFolder */.nn)(folder, (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'srcDir')) ?? '.') ?? folder;
        const base = (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'base')) ?? '';
        const host = (0,text_paths/* toAddress */.ch)((0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'sitemap', 'hostname')));
        // VitePress 2 has shorter names for them.
        const attrs = (0,text_data/* get */.aR)(data, 'markdown', 'attrs');
        const [left, right] = ['left', 'right'].map(name => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(attrs, `${name}Delimiter`) ?? (0,text_data/* get */.aR)(attrs, name)));
        return {
            ownCode: await ownCodeIn(path, reader, 'markdown|plugins|transformPageData'),
            folder,
            contentFolder,
            aliases: { '@/': contentFolder },
            // The sitemap's host may have the base in it already.
            address: host?.endsWith(`/${(0,text_paths/* toRoute */.P7)(base)}`)
                ? host
                : (0,text_paths/* toAddress */.ch)(host, base),
            syntaxOptions: {
                attributes: isDelimiter(left) && isDelimiter(right) ? [left, right] : undefined,
            },
            options: {
                hasCleanAddresses: (0,text_data/* flag */.Jt)((0,text_data/* get */.aR)(data, 'cleanUrls'), false),
                languages: languagesOf((0,text_data/* get */.aR)(data, 'locales'), (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'lang')) ?? 'en-US'),
                excluded: (0,text_data/* texts */.Te)((0,text_data/* get */.aR)(data, 'srcExclude')),
                rewrites: (0,text_data/* plainMembers */.IE)((0,text_data/* get */.aR)(data, 'rewrites')),
            },
        };
    },
    routes(config, files) {
        const { contentFolder, options } = config;
        const isExcluded = toGlobs([
            '**/node_modules/**',
            '**/dist/**',
            ...options.excluded,
        ]);
        const rewrite = toRewrite(options.rewrites);
        /** Links may name a page by the path that it is rewritten to. */
        const sources = new Map();
        const sorted = sortFiles(config, files, ['.md'], ({ path, inside }) => {
            if (isExcluded(inside))
                return { reason: 'is excluded by srcExclude' };
            if (/\[\w+\]/.test(inside))
                return { reason: 'is a template of pages (a dynamic route)' };
            if (/(?:^|\/)\./.test(inside))
                return undefined;
            const rewritten = rewrite(inside);
            sources.set(contentFolder + rewritten, path);
            const stem = rewritten.replace(/\.md$/, '');
            if ((0,text_paths/* nameOf */.Vb)(stem) === 'index')
                return (0,text_paths/* folderOf */.yS)(stem);
            return options.hasCleanAddresses ? stem : `${stem}.html`;
        });
        return {
            ...sorted,
            assets: [`${contentFolder}public/`],
            languageOf: path => (0,text_paths/* languageIn */.a8)(options.languages, rewrite(path.slice(contentFolder.length)).split('/')[0]),
            named: path => [sources.get(path) ?? ''],
            rooted: 'site',
            // As VitePress writes what names a page without its extension.
            toHref: written => options.hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written)
                ? written
                : `${written}.html`,
        };
    },
    syntax: ({ attributes }) => ({
        includes: [commentIncludes, vitepress_codeIncludes],
        markup: [
            hero(data => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home', '/'),
            scripts,
            excludedSections,
            // In Vue's templates (VitePress, "Runtime API").
            ofFrontMatter('$frontmatter.'),
            slots,
            components,
            alerts,
            containers(kind => (kind === 'details' ? 'Details' : kind.toUpperCase()), true),
            fences(withoutCodeMarks),
            contents,
            emoji,
            ...(attributes ? [inBraces(...attributes)] : []),
            attributeLists('all'),
        ],
    }),
};
/**
 * `> [!DANGER]` and `> [!NOTE] Title` (VitePress, "GitHub-flavored Alerts"), which are none to GitHub: the title in bold, or
 * the kind.
 */
const alerts = replacing('[!', /^([ \t>]*(?:(?:[-*+]|\d+\.) [ \t>]*)?)\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/gim, ({ 1: mark = '', 2: kind = '', 3: rest = '' }) => {
    const title = rest.trim();
    if (!mark.trimEnd().endsWith('>'))
        return undefined;
    if (title === '' && !/^(?:info|danger)$/i.test(kind))
        return undefined;
    return `${mark}${strong(title || kind.toUpperCase())}\n${mark.replace(/[^\s>]/g, ' ').trimEnd()}`;
});
/** Longer ones would be compared with every part of a page. */
function isDelimiter(text) {
    return text !== undefined && text !== '' && text.length < 10;
}
/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(rewrites) {
    const all = Object.entries(rewrites).map(([from, to]) => ({
        from: partsOf(from),
        to: partsOf(to),
    }));
    return path => {
        for (const { from, to } of all) {
            const values = valuesIn(path, from);
            if (values)
                return to
                    .map(part => typeof part === 'string' ? part : (values.get(part.name) ?? ''))
                    .join('');
        }
        return path;
    };
}
/** A parameter: by its name, perhaps with the expression that it is to match, or the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\(\.\*\)/g;
function partsOf(pattern) {
    const parts = [];
    let end = 0;
    let unnamed = 0;
    for (const { 0: whole, 1: name = `${unnamed++}`, index } of pattern.matchAll(PARAMETER)) {
        parts.push(pattern.slice(end, index), {
            name,
            isRest: /[*+]\)?$/.test(whole),
        });
        end = index + whole.length;
    }
    return [...parts, pattern.slice(end)];
}
/**
 * The values of the parameters in a path, each as long as it may be; undefined where it does not match. An expression would
 * try all lengths of each parameter for all of the others.
 */
function valuesIn(path, parts) {
    const [first = '', last = ''] = [parts[0], parts.at(-1)].map(String);
    if (!path.startsWith(first) || !path.endsWith(last))
        return undefined;
    const isIn = ({ isRest }, at) => at < path.length && (isRest || path[at] !== '/');
    // Whether the parts from each on match the path from each place on.
    const fits = [...parts, ''].map(() => new Uint8Array(path.length + 2));
    fits.at(-1)[path.length] = 1;
    for (let index = parts.length - 1; index >= 0; index--) {
        const part = parts[index];
        const [own, next] = [fits[index], fits[index + 1]];
        for (let at = path.length; at >= 0; at--) {
            if (typeof part === 'string')
                own[at] = path.startsWith(part, at) ? next[at + part.length] : 0;
            else if (isIn(part, at))
                own[at] = own[at + 1] | next[at + 1] | (part.isRest ? next[at] : 0);
            else
                own[at] = part.isRest ? next[at] : 0;
        }
    }
    if (!fits[0][0])
        return undefined;
    const values = new Map();
    let start = 0;
    for (const [index, part] of parts.entries()) {
        let end = start;
        if (typeof part === 'string')
            end += part.length;
        else {
            for (let at = start; isIn(part, at); at++)
                if (fits[index + 1][at + 1])
                    end = at + 1;
            values.set(part.name, path.slice(start, end));
        }
        start = end;
    }
    return values;
}
/** What a page gives a component by name (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = replacing('<template', /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>((?:(?!<\/?template\b)[\s\S])*)<\/template>/gm, ({ 0: whole, 1: name, 2: inside = '', index }, source) => {
    const end = index + whole.lastIndexOf('<');
    const start = end - inside.trimStart().length;
    return [name === 'title' ? '\n## ' : '\n', (0,markdown_source/* slice */.di)(source, start, end), '\n'];
});
/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = includes({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines
            ? readPart(lines.replace(',', ':'), ':')
            : region
                ? { name: region }
                : undefined;
        return [{ name, paths: includePaths(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code. */
const vitepress_codeIncludes = includes({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = includePaths(path, from, settings);
        return [
            {
                name: path,
                paths,
                part: region ? { name: region } : undefined,
                isCode: true,
            },
        ];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return inPlace(codeBlock(code, (language || extensionOf(path)) + label), match, source);
    },
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return {
        path,
        region,
        language,
        label: ` [[${label ?? path.split('/').at(-1)}]]`,
    };
}
function includePaths(written, from, settings) {
    const alias = aliased(written, settings);
    if (alias !== undefined)
        return [alias];
    return pathsIn([written.startsWith('/') ? settings.contentFolder : (0,text_paths/* folderOf */.yS)(from)], written);
}
/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks = (written, info) => {
    const line = info.startsWith('ansi')
        ? (0,external_node_util_.stripVTControlCharacters)(written)
        : written;
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(line.trimEnd());
    return match ? line.slice(0, match.index).trimEnd() || undefined : line;
};
/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left, right) {
    const [opening, closing] = [left, right].map(each => each.replace(/[^\w\s]/g, '\\$&'));
    const pattern = new RegExp(`${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`, 'g');
    return replacing(left, pattern, ({ 1: inside }) => `{${inside}}`);
}

;// CONCATENATED MODULE: ./lib/generators/sites.js
















/** What is known of each generator. */
const siteGenerators = {
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
/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
function mapSites(data, files) {
    const { sites } = data;
    const ownerOf = toOwner(sites);
    const owned = sites.map(() => []);
    for (const path of files)
        owned[ownerOf(path) ?? -1]?.push(path);
    const routes = [];
    for (const [index, config] of sites.entries()) {
        try {
            routes.push(siteGenerators[config.generator].routes(config, owned[index] ?? []));
        }
        catch (error) {
            const { file } = config;
            const known = {
                sites: sites.filter(site => site !== config),
                messages: [...data.messages, (0,generator/* siteFailure */.Uf)(file, error)],
                unread: [...data.unread, (0,generator/* siteFolderOf */.dh)(file)],
            };
            return mapSites({ ...data, ...known }, files);
        }
    }
    const names = sites.map(config => new Map(config.names));
    const open = (siteUrls, headOf = () => ({})) => {
        const siteOf = (path) => all[ownerOf(path) ?? -1];
        const commit = { siteUrls, headOf, files, siteOf };
        const all = sites.map((config, index) => openSite(config, routes[index], names[index], commit));
        return { all, siteOf };
    };
    const headOf = ({ generator, frontMatter }, page) => readHead(page, siteGenerators[generator].keys ?? [], frontMatter);
    return { data, open, headOf };
}
/** What a key begins with whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}';
function textOfMapping(value) {
    return typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : undefined;
}
/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page, keys, form) {
    const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const { language, block = '', end = 0 } = findBlock(whole, form) ?? {};
    const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '');
    // Most pages say nothing of what is asked for, and need no parser.
    const isAsked = words.some(word => block.includes(word));
    const data = language && isAsked ? readBlock(block, language).data : undefined;
    const head = {};
    for (const key of keys) {
        const value = (0,text_data/* get */.aR)(data, ...key.replace(MAPPING, '').split('.'));
        const isMapping = key.startsWith(MAPPING);
        const plain = isMapping
            ? textOfMapping(value)
            : Array.isArray(value)
                ? (0,text_data/* texts */.Te)(value)
                : (0,text_data/* text */.Qq)(value);
        if (plain !== undefined)
            head[key] = plain;
    }
    const heading = keys.includes('#')
        ? (0,markdown_lines/* readLines */.Se)(whole.slice(end)).find(line => (0,markdown_lines/* headingDepth */.Ys)(line) === 1)
        : undefined;
    if (heading)
        head['#'] = heading.text
            .slice(2)
            .replace(/(?:^| )#+ *$/, '')
            .trim();
    if (keys.includes('---') && end > 0 && whole.startsWith('---'))
        head['---'] = 'true';
    return head;
}
/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs) {
    const owners = new Map();
    for (const [index, { folder: own, roots }] of configs.entries())
        for (const folder of [own, ...roots.map(root => root.folder)])
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
/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/';
function openSite(config, routes, names, { siteUrls, headOf, files, siteOf }) {
    const { generator, roots, folder, aliases } = config;
    const { pages, languageOf, fallback } = routes;
    const baseOf = toBaseOf(config, siteUrls);
    /** The site's own address with a slash at its end, where it is known. */
    const own = baseOf(roots[0]?.folder ?? folder)?.url;
    /** Why a file is no page of the site, such as "is a draft"; undefined where it is one. */
    const whyNoPage = (path) => {
        if (pages.has(path))
            return undefined;
        const isBelow = roots.some(root => path.startsWith(root.folder));
        const all = roots.length > 3
            ? ''
            : ` (${roots.map(root => root.folder || '/').join(', ')})`;
        return (routes.reasons?.get(path) ??
            (isBelow
                ? `is none of the pages that ${generator} makes`
                : `is in no folder of the site's pages${all}`));
    };
    const failures = new Map();
    /** What the generator makes of a page; undefined where it fails, which `requirePage` says. */
    const ofPage = (path, make) => {
        try {
            return make();
        }
        catch (error) {
            failures.set(path, error);
            return undefined;
        }
    };
    /** Why a page's head, or that of a page above it, keeps it off the site, if it does. */
    const missingBy = (path) => pages.has(path)
        ? ofPage(path, () => routes.hiddenBy?.(path, headOf))
        : undefined;
    /** Why a page is not in search: it is not on the site, or its author keeps it out of search. */
    const hiddenBy = (path) => missingBy(path) ??
        (pages.has(path)
            ? ofPage(path, () => routes.unsearchedBy?.(path, headOf))
            : undefined);
    /** The version and the language of a page, where the site has several. */
    const tagsOf = (path) => {
        const version = ofPage(path, () => routes.versionOf?.(path, headOf));
        const language = ofPage(path, () => languageOf?.(path));
        return [
            ...(version ? [`version:${version}`] : []),
            ...(language ? [`language:${language}`] : []),
        ];
    };
    /** The route of a page; undefined for what is no page. */
    const routeOf = (path) => {
        const route = pages.get(path);
        return typeof route === 'function'
            ? ofPage(path, () => route(headOf(path)))
            : route;
    };
    /** @throws what the generator failed with on the head of this page: other pages go on without its address. */
    const requirePage = (path) => {
        failures.delete(path);
        routeOf(path);
        hiddenBy(path);
        tagsOf(path);
        if (failures.has(path))
            throw failures.get(path);
    };
    /** A page's address for readers, where it is known. */
    const addressOf = (path) => {
        const [route, base] = [routeOf(path), baseOf(path)];
        if (route === undefined || base === undefined)
            return undefined;
        return (base.url +
            encodeRoute(route.startsWith(base.start) ? route.slice(base.start.length) : route));
    };
    /** A page, on a translated page at its address in that language, or a file. */
    const toTarget = (path, from) => {
        const owner = siteOf(path);
        if (!owner?.routes.pages.has(path) || owner.missingBy(path) !== undefined)
            return { kind: 'file', path };
        const language = languageOf?.(from);
        const isFallback = owner.config === config &&
            fallback !== undefined &&
            languageOf?.(path) === fallback;
        if (own === undefined || !isFallback || language === fallback)
            return { kind: 'page', path, address: owner.addressOf(path) };
        return {
            kind: 'page',
            path,
            address: `${own}${language}/${encodeRoute(routeOf(path) ?? '')}`,
        };
    };
    /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
    const fileOf = (written, from) => {
        const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix));
        const fromRoot = alias === undefined
            ? written
            : `/${aliases[alias]}${written.slice(alias.length)}`;
        const folders = [
            ...roots.map(root => root.folder),
            folder,
            '',
            ...(routes.assets ?? []),
        ];
        const paths = fromRoot.startsWith('/')
            ? folders.flatMap(each => (0,text_paths/* join */.fj)(each, fromRoot) ?? [])
            : [(0,text_paths/* join */.fj)((0,text_paths/* folderOf */.yS)(from), written) ?? ''];
        const found = paths.find(path => files.has(path));
        if (found !== undefined)
            return found;
        const others = [
            ...paths.flatMap(path => routes.named?.(path, from, written) ?? []),
            ...paths.flatMap(text_paths/* otherSources */.$L),
        ];
        return others.find(path => pages.has(path));
    };
    /** The address that a browser goes to. */
    const toUrl = (written, from) => {
        const href = routes.toHref?.(written, from) ?? written;
        const isRooted = href.startsWith('/');
        if (isRooted && routes.server !== undefined)
            return URL.parse(href, routes.server);
        const root = own ?? UNKNOWN;
        // Who writes the whole path means it, where the generator would put the site's own before it again.
        if (isRooted &&
            routes.rooted === 'site' &&
            !href.startsWith(new URL(root).pathname))
            return URL.parse(href.replace(/^\/+/, './'), root);
        return URL.parse(href, addressOf(from) ?? root + encodeRoute(routeOf(from) ?? ''));
    };
    /** The pages by their routes, made where it is needed: it needs the heads of all of them. */
    let byRoute;
    /**
     * Where a relative link, without what follows `?` or `#`, leads: to the file that it names as the generator looks files
     * up; any other leads where a browser goes from the page's own address, whatever is there.
     */
    const resolve = (link, from) => {
        // As browsers read addresses (URL standard, "basic URL parser").
        const written = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
        const file = fileOf((0,text_paths/* percentDecoded */.oF)(written), from);
        if (file !== undefined)
            return toTarget(file, from);
        const url = (0,text_paths/* namesSource */.QM)(written) ? null : toUrl(written, from);
        if (url === null)
            return { kind: 'missing' };
        if (url.origin !== new URL(UNKNOWN).origin)
            return {
                kind: 'address',
                address: url.origin + encodeRoute((0,text_paths/* percentDecoded */.oF)(url.pathname)),
            };
        const page = pageAt(url);
        return page === undefined ? { kind: 'missing' } : toTarget(page, from);
    };
    /** The page at an address on the site. */
    const pageAt = ({ pathname }) => {
        byRoute ??= new Map([...pages.keys()].map(path => [(0,text_paths/* routeKey */.vh)(`/${routeOf(path)}`), path]));
        const base = own === undefined ? '/' : new URL(own).pathname;
        const route = (0,text_paths/* percentDecoded */.oF)(pathname);
        return byRoute.get((0,text_paths/* routeKey */.vh)(route.startsWith(base) ? `/${route.slice(base.length)}` : route));
    };
    /** Whether a destination on a page leads to a file, to a page, or to another site. */
    const leads = (destination, from) => {
        const [link = ''] = destination.split(/[?#]/);
        if (link === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link))
            return true;
        if (fileOf((0,text_paths/* percentDecoded */.oF)(link), from) !== undefined)
            return true;
        const url = toUrl(link, from);
        return url !== null && pageAt(url) !== undefined;
    };
    return {
        ...{
            config,
            routes,
            whyNoPage,
            missingBy,
            hiddenBy,
            tagsOf,
            routeOf,
            addressOf,
            requirePage,
            resolve,
            leads,
            headOf,
        },
        /** Whether a file is there to be included by others, and for nothing else. */
        isPartial: (path) => !pages.has(path) &&
            siteGenerators[generator].partials?.test(path) === true,
        /** Whether the page's head has a say in its address, or in whether it is on the site. */
        needsHead: (path) => [routes.hiddenBy, routes.unsearchedBy, pages.get(path)].some(each => typeof each === 'function'),
        /** What is handed down to a page as if it were in its front matter. */
        handedDown: (path) => ofPage(path, () => routes.handedDown?.(path, headOf)),
        /** What the navigation calls a page. */
        nameOf: (path) => names.get(path),
    };
}
/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, folder: own, contentFolder, roots }, siteUrls) {
    const mapped = (path) => {
        const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix));
        if (!mapping)
            return undefined;
        const { prefix, url } = mapping;
        // Other folders than the site's own keep their names, as without a site.
        if (own.startsWith(prefix))
            return { url: url + own.slice(prefix.length), start: '' };
        const above = roots.filter(({ folder }) => prefix.startsWith(folder));
        const [root] = above.sort((a, b) => b.folder.length - a.folder.length);
        const start = root ? root.route + prefix.slice(root.folder.length) : '';
        // A mapping of a folder of pages to its own address says where the site is.
        return url.endsWith(`/${start}`)
            ? { url: url.slice(0, url.length - start.length), start: '' }
            : { url, start };
    };
    const otherwise = address === undefined ? mapped(contentFolder) : { url: address, start: '' };
    return (path) => mapped(path) ?? otherwise;
}
/** Safe as a Markdown destination anywhere, and otherwise as sites spell it. */
function encodeRoute(route) {
    return route
        .split('/')
        .map(segment => encodeURIComponent(segment.toWellFormed())
        .replace(/[!'()*~]/g, lib_text/* percentEncoded */.qE)
        .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent))
        .join('/');
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
        const line = {
            start,
            end: start + text.length,
            text,
            indent,
            isBlank: at < 0,
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
// What is in a list, a quote or an admonition ends with it.
function endsWith(fence, { text, indent, isBlank }) {
    if (fence.isInQuote)
        return !/^\s*>/.test(text);
    return fence.isInList && !isBlank && indent < fence.indent;
}
function isClosing({ sequence, isInList, isInQuote }, { text, indent }) {
    if (indent > 3 && !isInList)
        return false;
    const closing = isInQuote
        ? /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/
        : /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;
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
    const spans = knownSpans.get(source) ??
        (source.text.includes('`') ? readSpans(source) : []);
    knownSpans.set(source, spans);
    return spans;
}
// A span ends in its own paragraph.
function readSpans(source) {
    const spans = [];
    let start = 0;
    const readTo = (end) => {
        for (const { index, 0: all } of source.text
            .slice(start, end)
            .matchAll(SPAN))
            spans.push({ start: start + index, end: start + index + all.length });
        start = end;
    };
    for (const line of linesOf(source)) {
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


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* unused harmony exports fileSource, marginOf, plainMarkdown, splice */

/** The text of a file below its front matter, before which there are so many lines. */
function fileSource(path, text, linesBefore = 0) {
    const lines = location(text);
    const placeAt = (offset) => {
        const { line, column } = lines.toPoint(Math.min(offset, text.length));
        return { path, line: line + linesBefore, column };
    };
    return { text, placeAt };
}
/** A part of a source. */
function cut(source, start, end = source.text.length) {
    return {
        text: source.text.slice(start, end),
        placeAt: offset => source.placeAt(start + offset),
    };
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
    return {
        quotes: marks.split('>').length - 1,
        width: widthOf(before.slice(marks.length)),
    };
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
const plainMarkdown = {
    toMarkdown: source => ({ markdown: source, messages: [] }),
};
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
    return full.length === 0
        ? { text: '', placeAt: source.placeAt }
        : sourceOf(full);
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
