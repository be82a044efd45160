export const id = 564;
export const ids = [564];
export const modules = {

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   ww: () => (/* binding */ literalsIn)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);


/** Reads JSON, also with comments and commas too many; undefined where it cannot be read. */
async function readJson(source) {
    const program = await parseJsonModule(source ?? '');
    return program && new Evaluation(program.body, new Map()).exported();
}
/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3;
/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader) {
    return (await openModule(path, reader, MAX_IMPORT_DEPTH))?.exported();
}
async function openModule(path, reader, depth) {
    const program = (await reader.data(path, path.endsWith('.json') ? parseJsonModule : parse));
    const imports = new Map();
    for (const node of depth > 0 && program ? program.body : []) {
        if (node.type !== 'ImportDeclaration')
            continue;
        const imported = importedPath(String(node.source.value), path, reader);
        const module = imported === undefined ? undefined : await openModule(imported, reader, depth - 1);
        for (const each of module ? node.specifiers : []) {
            const name = each.type === 'ImportSpecifier' ? memberName(each.imported) : undefined;
            imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name));
        }
    }
    return program && new Evaluation(program.body, imports);
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(559), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
    ]);
    try {
        const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
        return Parser.extend(tsPlugin({ jsx: true })).parse(source, options);
    }
    catch {
        // It does not parse, or its nesting is deeper than the stack.
        return undefined;
    }
}
function parseJsonModule(source) {
    return parse(`export default (${source}\n)`);
}
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js'];
function importedPath(name, from, { files }) {
    const path = name.startsWith('.') ? (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from), name) : undefined;
    if (path === undefined)
        return undefined;
    const isRead = (each) => files.has(each) && /\.(?:[cm]?[jt]sx?|json)$/.test(each);
    // TypeScript's imports name the file that it is compiled to.
    return EXTENSIONS.flatMap(extension => [path + extension, path.replace(/\.js$/, '') + extension]).find(isRead);
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
/** Evaluates the literal expressions of a module with these statements, in ESTree's form, and imports. */
function literalsIn(body, imports) {
    const reading = new Evaluation(body, imports);
    return expression => reading.value(expression);
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** Deeper values would overflow the stack. */
const MAX_VALUE_DEPTH = 200;
/** Reads the values of one module. */
class Evaluation {
    #body;
    #imports;
    #constants = new Map();
    #nodes = 0;
    #nesting = 0;
    constructor(body, imports) {
        this.#body = body;
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
        if (++this.#nodes > MAX_NODES || this.#nesting > MAX_VALUE_DEPTH)
            return undefined;
        this.#nesting++;
        const value = this.#valueOf(node);
        this.#nesting--;
        return value;
    }
    #valueOf(node) {
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
            case 'MemberExpression':
                return node.computed ? undefined : (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .aR)(this.value(node.object), memberName(node.property) ?? '');
            case 'LogicalExpression':
                return this.value(node.left) ?? this.value(node.right);
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
            const key = property.computed ? this.value(property.key) : memberName(property.key);
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
function memberName(key) {
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : undefined;
}
function isModuleExports(node) {
    if (node.type !== 'MemberExpression')
        return false;
    return memberName(node.object) === 'module' && memberName(node.property) === 'exports';
}


/***/ }),

/***/ 7524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   Ep: () => (/* binding */ kindName),
/* harmony export */   cO: () => (/* binding */ htmlBlocks),
/* harmony export */   dX: () => (/* binding */ excludedSections),
/* harmony export */   kw: () => (/* binding */ asBlock)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3528);



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
    const words = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(source, start, end);
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
    for (const line of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
        const { text, start } = line;
        const depth = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .headingDepth */ .Ys)(line);
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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(source, changes);
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
    for (const { text, start, end, code, indent, isBlank } of (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source)) {
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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(source, changes);
};


/***/ }),

/***/ 6624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   bs: () => (/* binding */ colonSpec),
/* harmony export */   d8: () => (/* binding */ included),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   mK: () => (/* binding */ includes),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6734);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7842);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);






const MAX_INCLUDED_LENGTH = 5_000_000;
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
    if (count >= MAX_COUNT || length > MAX_INCLUDED_LENGTH)
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
    const whole = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .cutPart */ .G)(isLines || isCode ? file : withoutFrontMatter(file), part);
    if (!whole)
        return refuse(`${path} has no such part. Fix its name or its lines.`);
    work.included.count++;
    work.included.length += whole.text.length;
    if (work.included.length > MAX_INCLUDED_LENGTH)
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
    const end = file.text.length - (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontMatter */ .vQ)(file.text).text.length;
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .changed */ .tD)(file, [{ start: 0, end, by: '' }]);
}
function withoutBlankEnds(source) {
    const { text } = source;
    const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1;
    const end = Math.max(start, text.trimEnd().length);
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .changed */ .tD)(source, [
        { start: 0, end: start, by: '' },
        { start: end, end: text.length, by: '' },
    ]);
}
/** A step that includes what a syntax asks for, at any depth. */
function includes(syntax) {
    const make = (match, source, work) => {
        const asked = syntax.read(match, source.placeAt(match.index).path, work.settings);
        if (asked === 'escaped')
            return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, match.index + 1, match.index + match[0].length);
        const texts = asked.map(each => included(each, source, match.index, work, step));
        if (texts.includes(undefined) && !syntax.isLostWhenMissing)
            return undefined;
        return texts.flatMap((text, index) => [
            index > 0 ? '\n' : '',
            ...(text ? (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(syntax.render?.(text, match, source) ?? text) : []),
        ]);
    };
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(syntax.hint, syntax.pattern, make, syntax.isInCodeToo);
    return step;
}
/** The included text, indented as its include is; in one line where that has other text. */
function inPlace(text, { index, 0: token }, source) {
    const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), index);
    const blanks = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .blanksOf */ .RF)(token);
    const before = source.text.slice(line.start, Math.min(index, line.start + 200)) + blanks;
    const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before);
    const after = source.text.slice(index + token.length, index + token.length + 100);
    if (isAlone && /^[ \t]*(?:\n|$)/.test(after))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, start, end)]);
}
/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name) {
    const [path, ...rest] = name.split(':');
    const written = rest.join(':');
    const part = written === '' ? undefined : (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .readPart */ .o)(written, ':');
    return { path: path, part };
}
/** A text as fenced code. */
function codeBlock(text, info) {
    const fence = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceFor */ .Lt)(text.text, info);
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)([(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .put */ .yJ)(`${fence}${info}\n`, text, 0), text, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .put */ .yJ)(`\n${fence}`, text, text.text.length)]);
}
/** The extension of a file's name, which is a language that most highlighters know. */
function extensionOf(path) {
    return /\.(\w+)$/.exec(path)?.[1] ?? '';
}


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3528);




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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), index);
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
const htmlComments = without(/<!--/g, () => '-->');
/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`);
/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening, endOf) {
    return (source, work) => {
        let done = 0;
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {
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
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    const name = match[1];
    // Twemoji's names begin with what GitHub's end with.
    const known = [name, name.replace(/(man|woman)_(\w+)/, '$2_$1')].find(each => Object.hasOwn(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, each));
    return known && markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A[known];
});


/***/ }),

/***/ 7842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ cutPart),
/* harmony export */   o: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2710);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3528);




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
        return found < 0 || end < 0 ? undefined : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, end);
    }
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source);
    if ('ranges' in part) {
        const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
        return chosen.length === 0 ? undefined : only(source, chosen);
    }
    const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name);
    return chosen && only(source, chosen);
}
// Ranges may overlap or go back, so this is no list of changes.
function only(source, lines) {
    const by = lines.flatMap(({ start, end }, at) => [at > 0 ? '\n' : '', (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, end)]);
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .changed */ .tD)(source, [{ start: 0, end: source.text.length, by }]);
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
    const depths = lines.map(_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .headingDepth */ .Ys);
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

/***/ 6072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ rawFile),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   i0: () => (/* binding */ importPaths),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   qZ: () => (/* binding */ aliased)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);

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
        return pathsIn([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(from)], written);
    return written.startsWith('/') ? pathsIn([settings.contentFolder, settings.folder], written) : [];
}
/** The path of what is written in a file of a folder (`''`, or with a slash at its end); undefined where it is none. */
function pathIn(folder, written) {
    return (written === '' ? undefined : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(folder, written)) || undefined;
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


/***/ }),

/***/ 3528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   mi: () => (/* binding */ replacing),
/* harmony export */   tD: () => (/* binding */ changed)
/* harmony export */ });
/* unused harmony export askedBy */
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
        said: messages,
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


/***/ })

};
