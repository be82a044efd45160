export const id = 551;
export const ids = [551];
export const modules = {

/***/ 4851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   Ns: () => (/* binding */ ownCodeIn),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   xC: () => (/* binding */ Literals)
/* harmony export */ });
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);


/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3;
/** How long the data of a module may be, with what it imports, in characters. */
const MAX_DATA_LENGTH = 500_000;
/**
 * Reads the literal data that a module in JavaScript or TypeScript exports, as its default or with a name, with what it
 * imports from other files. It is parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
async function readModule(path, reader, name) {
    const module = await new ModuleReader(reader).open(path, MAX_IMPORT_DEPTH);
    const data = module && exportOf(module, name);
    try {
        (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .requireBounds */ .VO)(data, MAX_DATA_LENGTH);
        return data;
    }
    catch {
        // The reader says that it cannot be read.
        return reader.data(path, () => undefined);
    }
}
class ModuleReader {
    #reader;
    /** The modules by their paths, so that each is read once; one that imports itself gets nothing. */
    #opened = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** @param depth how far its imports are followed. */
    async open(path, depth) {
        if (this.#opened.has(path))
            return this.#opened.get(path);
        this.#opened.set(path, undefined);
        const module = await this.#load(path, depth);
        this.#opened.set(path, module);
        return module;
    }
    async #load(path, depth) {
        if (path.endsWith('.json')) {
            const data = await this.#reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh);
            return { exported: () => data, named: name => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, name) };
        }
        const body = await this.#reader.data(path, parse);
        if (!body)
            return undefined;
        const imports = new Map();
        for (const node of body) {
            if (node.type !== 'ImportDeclaration' || depth === 0)
                continue;
            const name = String(node.source.value);
            const imported = importedPath(name, path, this.#reader);
            if (imported === undefined)
                continue;
            const module = await this.open(imported, depth - 1);
            if (!module)
                continue;
            for (const specifier of node.specifiers)
                imports.set(specifier.local.name, importedValue(specifier, module));
        }
        return new Literals(body, imports);
    }
}
function importedValue(specifier, module) {
    if (specifier.type !== 'ImportSpecifier')
        return module.exported();
    return exportOf(module, memberName(specifier.imported));
}
/** The export of a name, or the default one without. */
function exportOf(module, name) {
    if (name === undefined)
        return module.exported();
    return module.named(name);
}
async function parse(source) {
    // They take as long to load as the rest of a short run.
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 940).then(__webpack_require__.bind(__webpack_require__, 4559)),
        Promise.all(/* import() */[__webpack_require__.e(940), __webpack_require__.e(841)]).then(__webpack_require__.bind(__webpack_require__, 5841)),
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
    if (!name.startsWith('.'))
        return undefined;
    const path = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(from), name);
    if (path === undefined)
        return undefined;
    const isRead = (file) => files.has(file) && /\.(?:[cm]?[jt]sx?|json)$/.test(file);
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
/** The environment in which a site is built. The variables of a host, such as Netlify's for previews, are not set. */
const ENVIRONMENT = { NODE_ENV: 'production', CI: 'true' };
function isEnvironment(node) {
    if (node.type !== 'MemberExpression')
        return false;
    const isOfProcess = memberName(node.object) === 'process';
    return isOfProcess && memberName(node.property) === 'env';
}
/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000;
/** How many characters of a text that is put together count as one node. */
const NODE_LENGTH = 100;
/** Nodes whose value is that of the expression in them; a plugin's types are not among acorn's own. */
const WRAPPERS = /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/;
/** Functions that a configuration calls where it writes them: `(async () => { return {…} })()`. */
const FUNCTIONS = /^(?:ArrowFunction|Function)Expression$/;
function unwrapped(node) {
    if (node.type === 'AwaitExpression')
        return unwrapped(node.argument);
    if (!WRAPPERS.test(node.type))
        return node;
    return unwrapped(node.expression);
}
/** Evaluates the literal expressions of a module; all others are undefined. */
class Literals {
    #statements;
    #imports;
    #constants;
    /** How much was evaluated or copied. */
    #nodes = 0;
    #depth = 0;
    /** @param statements in ESTree's form. */
    constructor(statements, imports) {
        this.#statements = statements;
        this.#imports = imports;
        this.#constants = constantsIn(this.#statements);
    }
    /** The value of an expression. */
    evaluate(node) {
        if (this.#isTooMuch(1) || this.#depth === _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            return undefined;
        this.#depth++;
        const value = this.#valueOf(node);
        this.#depth--;
        return value;
    }
    /** The value of a constant or an import. */
    named(name) {
        const node = this.#constants.get(name);
        if (!node)
            return this.#imports.get(name);
        // A constant that names itself has no value.
        this.#constants.delete(name);
        const value = this.evaluate(node);
        this.#constants.set(name, node);
        return value;
    }
    /** The value of the default export, or of `module.exports`; for a call such as `extendConfig(config)`, its argument. */
    exported() {
        const node = defaultExportIn(this.#statements);
        let value = node && this.evaluate(node);
        while (value instanceof Call)
            value = value.args[0];
        return value;
    }
    #isTooMuch(count) {
        this.#nodes += count;
        return this.#nodes > MAX_NODES;
    }
    #valueOf(node) {
        const inner = unwrapped(node);
        if (inner !== node)
            return this.evaluate(inner);
        switch (node.type) {
            case 'Literal':
                if ('regex' in node)
                    return undefined;
                return node.value;
            case 'TemplateLiteral':
                return this.#textOf(node);
            case 'ArrayExpression':
                return node.elements.flatMap(item => this.#itemsOf(item));
            case 'ObjectExpression':
                // As own members, `__proto__` included.
                return Object.fromEntries(node.properties.flatMap(property => this.#membersOf(property)));
            case 'Identifier':
                return this.named(node.name);
            case 'MemberExpression':
                return this.#memberOf(node);
            case 'LogicalExpression':
                return this.#logicalValue(node);
            case 'BinaryExpression':
                return this.#isEqual(node);
            case 'ConditionalExpression': {
                const test = this.evaluate(node.test);
                if (test === undefined)
                    return undefined;
                if (test)
                    return this.evaluate(node.consequent);
                return this.evaluate(node.alternate);
            }
            case 'CallExpression':
                return this.#resultOf(node);
            case 'ArrowFunctionExpression':
            case 'FunctionDeclaration':
            case 'FunctionExpression':
                return this.#returnedBy(node.body);
            default:
                return undefined;
        }
    }
    #memberOf({ object, property, computed }) {
        const name = memberName(property) ?? '';
        if (isEnvironment(object))
            return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(ENVIRONMENT, name) ?? null;
        if (computed)
            return undefined;
        return (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(this.evaluate(object), name);
    }
    /** Evaluates `&&`, `||` and `??`; of an operand whose value is not known the other one counts. */
    #logicalValue({ left, operator, right }) {
        const value = this.evaluate(left);
        if (operator === '??')
            return value ?? this.evaluate(right);
        if (operator === '&&' && (value === null || value === false))
            return value;
        return value || this.evaluate(right);
    }
    #isEqual({ left, operator, right }) {
        const isEquality = /^===?$/.test(operator);
        if (!isEquality && !/^!==?$/.test(operator))
            return undefined;
        const one = this.evaluate(left);
        const other = this.evaluate(right);
        if (one === undefined || other === undefined)
            return undefined;
        return (one === other) === isEquality;
    }
    #textOf({ expressions, quasis }) {
        const values = expressions.map(expression => this.evaluate(expression));
        // Nothing is put in behind the last part.
        values.push('');
        let text = '';
        for (const [index, quasi] of quasis.entries()) {
            const value = values[index];
            if (typeof value !== 'string' && typeof value !== 'number')
                return undefined;
            const part = `${quasi.value.cooked ?? ''}${value}`;
            if (this.#isTooMuch(part.length / NODE_LENGTH))
                return undefined;
            text += part;
        }
        return text;
    }
    #itemsOf(node) {
        if (node === null)
            return [];
        if (node.type !== 'SpreadElement')
            return [this.evaluate(node)];
        const list = this.evaluate(node.argument);
        if (!Array.isArray(list) || this.#isTooMuch(list.length))
            return [];
        return list;
    }
    #membersOf(property) {
        if (property.type === 'SpreadElement') {
            const members = Object.entries(this.evaluate(property.argument) ?? {});
            if (this.#isTooMuch(members.length))
                return [];
            return members;
        }
        if (property.type !== 'Property' || property.kind !== 'init')
            return [];
        let key = memberName(property.key);
        if (property.computed)
            key = this.evaluate(property.key);
        if (typeof key !== 'string')
            return [];
        return [[key, this.evaluate(property.value)]];
    }
    /** The result of a call: helpers such as `defineConfig` return their argument, others are known by their names. */
    #resultOf({ callee, arguments: nodes }) {
        const called = unwrapped(callee);
        if (FUNCTIONS.test(called.type))
            return this.evaluate(called);
        let name = '';
        if (callee.type === 'Identifier')
            name = callee.name;
        if (this.#constants.has(name))
            return this.named(name);
        const args = nodes.flatMap(node => this.#itemsOf(node));
        if (/^(?:define|with)[A-Z]|^$/.test(name))
            return args[0];
        return new Call(name, args);
    }
    #returnedBy(body) {
        if (body.type !== 'BlockStatement')
            return this.evaluate(body);
        const last = body.body.findLast(node => node.type === 'ReturnStatement');
        if (!last?.argument)
            return undefined;
        const outer = this.#constants;
        this.#constants = new Map([...outer, ...constantsIn(body.body)]);
        const isTooMuch = this.#isTooMuch(this.#constants.size);
        const value = isTooMuch ? undefined : this.evaluate(last.argument);
        this.#constants = outer;
        return value;
    }
}
function constantsIn(statements) {
    const constants = new Map();
    for (const statement of statements) {
        let node = statement;
        if (statement.type === 'ExportNamedDeclaration')
            node = statement.declaration;
        if (node?.type === 'FunctionDeclaration' && node.id)
            constants.set(node.id.name, node);
        if (node?.type !== 'VariableDeclaration')
            continue;
        for (const { id, init } of node.declarations)
            if (id.type === 'Identifier' && init)
                constants.set(id.name, init);
    }
    return constants;
}
/** The expression of `export default`, or of `module.exports =`. */
function defaultExportIn(statements) {
    for (const statement of statements) {
        if (statement.type === 'ExportDefaultDeclaration')
            return statement.declaration;
        if (statement.type === 'ExportNamedDeclaration') {
            const named = statement.specifiers.find(({ exported }) => memberName(exported) === 'default');
            if (named)
                return named.local;
        }
        if (statement.type !== 'ExpressionStatement')
            continue;
        const { expression } = statement;
        if (expression.type !== 'AssignmentExpression')
            continue;
        const { left, right } = expression;
        if (left.type !== 'MemberExpression')
            continue;
        const isOfModule = memberName(left.object) === 'module';
        if (isOfModule && memberName(left.property) === 'exports')
            return right;
    }
    return undefined;
}
function memberName(key) {
    if (key.type === 'Identifier')
        return key.name;
    if (key.type === 'Literal')
        return String(key.value);
    return undefined;
}
/** A file of the repository whose name says that it changes pages, such as `./src/remark/tabs`. */
const PAGE_CODE = /["']((?:\.{1,2}|@site|~)\/[^"'\n]*(?:plugin|remark|rehype|markdown|mdx|transform|hero\.astro|pagetitle)(?![^"'\n]*\.(?:css|json))[^"'\n]*)["']/gi;
const COMMENT = /^[ \t]*\/\/.*/gm;
/** The code of its own that a configuration in JavaScript or TypeScript names, which is not run. */
async function ownCodeIn(path, reader) {
    const text = (await reader.text(path)) ?? '';
    const files = text.replace(COMMENT, '').matchAll(PAGE_CODE);
    return [...new Set(Array.from(files, ([, file = '']) => file))];
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ drawings),
/* harmony export */   PG: () => (/* binding */ contents),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   V0: () => (/* binding */ definitionsBelowText),
/* harmony export */   Yd: () => (/* binding */ attributeLists),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   ay: () => (/* binding */ blanksInDestinations),
/* harmony export */   ox: () => (/* binding */ pipesInCode),
/* harmony export */   p2: () => (/* binding */ spacedReferences),
/* harmony export */   qX: () => (/* binding */ htmlComments),
/* harmony export */   vu: () => (/* binding */ ownAnchors)
/* harmony export */ });
/* harmony import */ var markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9622);




/** Whether a text in braces is a list of attributes, `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces) {
    if (braces.startsWith('{:'))
        return true;
    const tokens = braces
        .slice(1, -1)
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .trim()
        .split(/\s+/);
    return tokens.every(token => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(token));
}
/**
 * Removes lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's)
 * at the end of headings; also those alone on a line (`blocks`), or those after a link and the like, too (`all`).
 */
function attributeLists(where) {
    return (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('{', /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g, ({ 0: braces, index }, source) => {
        if (!isAttributeList(braces))
            return undefined;
        const { text } = source;
        const line = source.lineAt(index);
        let start = index;
        while (text[start - 1] === ' ' || text[start - 1] === '\t')
            start--;
        const end = index + braces.length;
        const gone = { start, end, by: '' };
        const isLast = isBlankFrom(text, end);
        if (start === line.start && isLast && where !== 'headings')
            return { start, end: line.end + 1, by: '' };
        if (isLast && HEADING.test(line.text.slice(0, 200)))
            return gone;
        if (where !== 'all')
            return undefined;
        if (isLast || text.startsWith(' |', end))
            return gone;
        const isBehindElement = start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1));
        if (isBehindElement)
            return gone;
        return undefined;
    });
}
/** A heading, also in quotes and as the content of an item. */
const HEADING = /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/;
const blankLine = /[ \t]*$/my;
function isBlankFrom(text, at) {
    blankLine.lastIndex = at;
    return blankLine.test(text);
}
/** Removes `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which stand for a table of contents. */
const contents = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '');
/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
const htmlComments = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<!--/g, () => '-->');
/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
const scripts = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/^<(script|style)\b/gm, name => `</${name}>`);
/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
const drawings = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .without */ .FF)(/<svg\b/gi, () => '</svg>');
/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
const ownAnchors = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('<a', /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi, ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1];
    if (id === undefined || id !== fragment)
        return undefined;
    const start = index + element.indexOf('>') + 1;
    if (/^[\s#¶§🔗]*$/u.test(words))
        return '';
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .subSource */ .m6)(source, start, start + words.length);
});
/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
const emoji = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, ({ 1: name }) => (0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .TE)(markdown_it_emoji_lib_data_full_mjs__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, name));
// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.
/** The row between the head and the body of a table. */
const isDelimiterRow = (text) => /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-');
const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g;
/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
const pipesInCode = source => {
    if (!source.text.includes('|') || !source.text.includes('`'))
        return source;
    const lines = source.lines;
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
            for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
                const pipe = start + at + inSpan;
                changes.push({ start: pipe, end: pipe, by: '\\' });
            }
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
const blanksInDestinations = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)('](', /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g, ({ 1: destination, 2: title }) => `](<${destination}>${title})`);
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/;
/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
const definitionsBelowText = source => {
    if (!source.text.includes(']:'))
        return source;
    const lines = source.lines;
    const isDefinition = (index) => !lines[index].code && DEFINITION.test(lines[index].text);
    const changes = [];
    for (const [index, { start }] of lines.entries()) {
        if (!isDefinition(index) || index === 0)
            continue;
        const isBelowText = !lines[index - 1].isBlank && !isDefinition(index - 1);
        if (isBelowText)
            changes.push({ start, end: start, by: '\n' });
    }
    return (0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_3__/* .applyChanges */ .YF)(source, changes);
};
/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
const spacedReferences = (source, work) => {
    if (!/\]\s\[/.test(source.text))
        return source;
    const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm);
    const defined = new Set(Array.from(labels, ([, label]) => label.toLowerCase()));
    // A box of a list of tasks is no text of a link.
    const joined = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .replacing */ .mi)(/\]\s\[/, /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi, ({ 1: label }) => {
        if (defined.has(label.toLowerCase()))
            return `][${label}]`;
        return undefined;
    });
    return joined(source, work);
};


/***/ })

};
