export const id = 901;
export const ids = [901];
export const modules = {

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   ww: () => (/* binding */ literalsIn)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);


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
        (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .requireBounds */ .VO)(data, MAX_LENGTH);
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
        const data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh);
        const module = {
            exported: () => data,
            named: (name) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .aR)(data, name),
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
    const path = name.startsWith('.') ? (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from), name) : undefined;
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
        if (isTooMuch(1) || depth === _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
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
                    : (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .aR)(value(node.object), memberName(node.property) ?? '');
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


/***/ }),

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
    return {
        start,
        end,
        by: [before, ...(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(content), isBlankBelow ? '' : '\n'],
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
            else if (closed &&
                open.length > 0 &&
                closed.length >= open.at(-1).width) {
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
    const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
    const changes = ignoredElements(source).filter(({ start }) => !isCode(start));
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
const markdownInHtml = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('markdown', /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim, ({ 0: all, 1: before, 2: after, 3: blank }) => before +
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
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(source);
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
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
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
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


/***/ }),

/***/ 9566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ defaultImports),
/* harmony export */   k: () => (/* binding */ templateOf)
/* harmony export */ });
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6624);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3528);


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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)(work, `template ${specifier} ${from}`, () => readTemplate(specifier, from, work));
}
function readTemplate(specifier, from, work) {
    if (!/(?:\.(?:astro|vue|[jt]sx)|\/[^/.]+)$/.test(specifier))
        return undefined;
    const ends = /\.\w+$/.test(specifier)
        ? ['']
        : ['.tsx', '.jsx', '/index.tsx', '/index.jsx'];
    for (const path of (0,_include_js__WEBPACK_IMPORTED_MODULE_0__/* .importPaths */ .i0)(specifier, from, work.settings).flatMap(each => ends.map(end => each + end))) {
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
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(file, file.text.length -
        (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .vQ)(file.text, settings.frontMatter).text.length);
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
    if (isAlone &&
        /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length)))
        return [(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .indented */ .gu)(text, blanks, before.replace(/[^\s>]/g, ' '))];
    return (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(text).flatMap(({ start, end }, at) => [
        at > 0 ? ' ' : '',
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, start, end),
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
    return written.startsWith('/')
        ? pathsIn([settings.contentFolder, settings.folder], written)
        : [];
}
/** The paths in several folders, each once. */
function pathsIn(folders, written) {
    return written === ''
        ? []
        : [...new Set(folders.flatMap(folder => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(folder, written) ?? []))];
}
/** What an alias at the beginning of a path stands for. */
function aliased(written, { aliases }) {
    const alias = Object.keys(aliases)
        .filter(each => written.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
    return alias === undefined
        ? undefined
        : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(aliases[alias], written.slice(alias.length));
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
    const by = lines.flatMap(({ start, end }, at) => [
        at > 0 ? '\n' : '',
        (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(source, start, end),
    ]);
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

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);





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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
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
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
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
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: whole, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + whole.indexOf('>') + 1;
    return /^[\s#¶§🔗]*$/u.test(words)
        ? ''
        : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, start, start + words.length);
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
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(hint, opening, take, isInCodeToo)(source, work);
    };
}
/**
 * `:smile:` by GitHub's names, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, match[1]);
});


/***/ }),

/***/ 2866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ linkedPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6126);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9898);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6624);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3528);







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
        : [(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(file), settings.contentFolder];
    const stem = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecoded */ .oF)(path).replace(/\.(?:html|mdx?)$|\/$/, '');
    for (const found of (0,_include_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsIn */ .Mr)(folders, stem).flatMap(each => ENDS.map(end => each + end))) {
        const name = (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .HK)(work, `title ${found}`, () => titleOf(context.read?.(found)?.text, settings.frontMatter));
        const from = isRebased ? file : open[0];
        if (name)
            return {
                name,
                url: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(from), found) + written.slice(path.length),
            };
    }
    return undefined;
}
/** What a page is called by its front matter, or else by its first heading. */
function titleOf(page, form) {
    if (page === undefined)
        return undefined;
    const { data, text: below } = (0,_markdown_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .vQ)(page, form);
    const heading = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(below).find(line => (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .headingDepth */ .Ys)(line) > 0);
    const words = heading?.text
        .replace(/^#+/, '')
        .replace(/(?:^| )#+ *$/, '')
        .replace(/\{[^{}]*\}[ \t]*$/, '');
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .aR)(data, 'title')) ?? words?.replace(/[*`]/g, '').trim();
}


/***/ }),

/***/ 3528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ stepwise),
/* harmony export */   HK: () => (/* binding */ remembered),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   mi: () => (/* binding */ replacing)
/* harmony export */ });
/* unused harmony export workOn */
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);


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
            isCode ??= (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(source);
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
        return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(source, changes);
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


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ warnAsWritten),
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   FC: () => (/* binding */ warnUnknown),
/* harmony export */   JR: () => (/* binding */ includedBeside),
/* harmony export */   JX: () => (/* binding */ admonition),
/* harmony export */   MY: () => (/* binding */ ofFrontMatter),
/* harmony export */   Qs: () => (/* binding */ content),
/* harmony export */   XZ: () => (/* binding */ RAW),
/* harmony export */   Yj: () => (/* binding */ liquidTags),
/* harmony export */   Zt: () => (/* binding */ highlight),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   dK: () => (/* binding */ components),
/* harmony export */   kT: () => (/* binding */ templates),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   qp: () => (/* binding */ gone),
/* harmony export */   uN: () => (/* binding */ outsideRaw),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   vR: () => (/* binding */ tabs),
/* harmony export */   wL: () => (/* binding */ rawTags)
/* harmony export */ });
/* unused harmony export filled */
/* harmony import */ var _markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9898);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2155);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7524);
/* harmony import */ var _component_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9566);
/* harmony import */ var _include_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6624);
/* harmony import */ var _page_link_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2866);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3528);










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
    for (const { 0: all, 1: slash, 2: name = '', 3: written = '', index: start, } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = !isClosing && raw.includes(name) ? name : undefined;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, start).start, start) &&
            isBlank(end, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, end - 1).end);
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
        const isCode = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(rules, tag.name) ?? other;
            const use = {
                tag,
                values: argumentsOf(tag.written),
                source,
                work,
                titles,
            };
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
        const { include, language, fill } = rendered;
        const inside = (text, inner) => step(fill?.(text, inner) ?? text, inner);
        const file = (0,_include_js__WEBPACK_IMPORTED_MODULE_7__/* .included */ .d8)(include, source, start, work, inside);
        if (!file)
            return [];
        const content = language === undefined ? file : (0,_include_js__WEBPACK_IMPORTED_MODULE_7__/* .codeBlock */ .DV)(file, language);
        return [
            {
                start,
                end,
                by: (0,_include_js__WEBPACK_IMPORTED_MODULE_7__/* .inPlace */ .zp)(content, { index: start, 0: source.text.slice(start, end) }, source),
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
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .asBlock */ .kw)(source, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, start).start, (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)(lines, end - 1).end, content);
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
        return { before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title ?? label), after: caption };
    if (url && name)
        return {
            before: [`[${name}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(url)})`, caption ? ` ${caption}` : ''],
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
    const own = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(tag.name) && tag.name !== 'hint' ? tag.name : values[0];
    const given = named ?? own ?? '';
    const kind = given.split(/\s/)[0];
    const positional = given === values[0] && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(kind)
        ? values[1]
        : named
            ? undefined
            : values[0];
    return {
        before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(values.title ?? positional ?? ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(kind) ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .kindName */ .Ep)(kind) : '')),
    };
};
/** A tab, or anything with a title that is shown. */
const titled = ({ values, titles }) => {
    const { title, summary, name, header, label, tabName } = values;
    return {
        before: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title ??
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
    const image = `![${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(alt)}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(src)})`;
    const linked = link ? `[${image}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(link)})` : image;
    return {
        before: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)(title), linked, caption]
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
    const code = (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, first, text.slice(0, end).trimEnd().length);
    // In a list, the code and its end are in the item as well.
    const before = text.slice((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lastBefore */ .kk)((0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source), start).start, tag.start);
    const margin = /^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before)
        ? before.replace(/[^\s>]/g, ' ')
        : '';
    const isInside = code.text
        .split('\n')
        .every(line => line.trim() === '' || line.startsWith(margin));
    const inside = isInside ? code : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .indented */ .gu)(code, margin, margin);
    return { whole: (0,_include_js__WEBPACK_IMPORTED_MODULE_7__/* .codeBlock */ .DV)(inside, values[0] ?? values.lang ?? '', margin) };
};
const gone = () => ({ whole: '' });
const content = () => ({});
/** A file beside the one that includes it. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return {
        include: {
            name,
            paths: (0,_include_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsIn */ .Mr)([(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(source.placeAt(tag.start).path)], name),
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
            parts.push(step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, at, index), work), (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, index, index + whole.length));
            at = index + whole.length;
        }
        return parts.length === 0
            ? step(source, work)
            : (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)([...parts, step((0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(source, at), work)]);
    };
}
const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
const variables = (0,_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)('{{', VARIABLE, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** A plain value of the page's front matter, by what is written before its key: `{{ page.title }}`. */
const ofFrontMatter = (before, isInCodeToo = false) => (0,_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(before, new RegExp(`\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`, 'g'), ({ 1: key }, _, { context }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .aR)(context.data, key)), isInCodeToo);
/** A text with what the variables in it stand for. */
function filled(text, values) {
    return text.replace(VARIABLE, (template, name) => variable(name, values) ?? template);
}
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(values, name) ?? (0,_text_data_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .TE)(values, plain);
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
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_9__/* .replacing */ .mi)(/<\/?[A-Z]/, COMPONENT, ({ 0: tag, 1: name = '', index }) => {
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
            ? (0,_page_link_js__WEBPACK_IMPORTED_MODULE_8__/* .linkedPage */ .j)(values.link ?? values.to ?? values.href ?? '', source, index, work)
            : undefined;
        if (linked)
            return `[${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(linked.name)}](${(0,_markdown_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(linked.url)})`;
        const html = said === '' ? templateOfImport(name, source, index, work) : undefined;
        if (html === undefined)
            warnUnknown(`<${name}>`, source, index, work);
        return html ?? said;
    })(source, work);
};
/** The HTML of a component whose template is nothing else, by its import in the script of the page. */
function templateOfImport(name, source, at, work) {
    const { path } = source.placeAt(at);
    const imports = (0,_step_js__WEBPACK_IMPORTED_MODULE_9__/* .remembered */ .HK)(work, `imports ${path}`, () => (0,_component_file_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultImports */ .S)(work.context.read?.(path)?.text ?? ''));
    const specifier = imports.get(name);
    const template = specifier === undefined ? undefined : (0,_component_file_js__WEBPACK_IMPORTED_MODULE_6__/* .templateOf */ .k)(specifier, path, work);
    if (template === undefined || !('html' in template))
        return undefined;
    // Markdown would end the block at a blank line, and read what is indented as code.
    return template.html.replace(/\n\s*/g, '\n');
}


/***/ })

};
