export const id = 779;
export const ids = [779];
export const modules = {

/***/ 7779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namesFile: () => (/* binding */ namesFile),
/* harmony export */   parseTargets: () => (/* binding */ parseTargets)
/* harmony export */ });
/* unused harmony export Targets */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7934);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(879);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6843);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9140);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9637);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3134);







const textValue = valibot__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP('this is not a text.');
const textValues = valibot__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), textValue], 'this is not a list of texts or a text.');
const addressValues = valibot__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), valibot__WEBPACK_IMPORTED_MODULE_6__/* .objectWithRest */ .U1j({}, valibot__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), textValue], 'this is not a mapping from folders to addresses, a list of texts or a text.');
/** A key that is read as the input of the same name: a list has one line per item, a mapping one `key -> value`. */
function as(parse, schema = textValue) {
    return valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_6__/* .rawTransform */ .NTK(({ dataset: { value }, addIssue, NEVER }) => {
        try {
            return parse(toLines(value).join('\n').trim());
        }
        catch (error) {
            if (!(error instanceof _patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz))
                throw error;
            for (const message of error.message.split('\n'))
                addIssue({ message });
            return NEVER;
        }
    }));
}
function toLines(value) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value;
    return Object.entries(value).map(([key, text]) => `${key} -> ${text}`);
}
/** A mapping that has these keys alone. */
function mapping(entries, example) {
    const known = Object.keys(entries).join(', ');
    return valibot__WEBPACK_IMPORTED_MODULE_6__/* .objectWithRest */ .U1j(entries, 
    // Base-url, say: nothing that is read from the repository decides where a key is sent.
    valibot__WEBPACK_IMPORTED_MODULE_6__/* .never */ .ZmZ(`there is no such key here. Use ${known}; any other input is set in the workflow.`), ({ received }) => received === 'undefined'
        ? 'it is missing.'
        : `this is not a mapping, such as ${example}.`);
}
const shared = {
    'connector-id': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['connector-id'].parse),
    files: as(_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFiles */ .Bj, textValues),
    'ref-prefix': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['ref-prefix'].parse),
    tags: as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu.tags.parse, textValues),
    'site-tags': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['site-tags'].parse),
    'site-urls': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['site-urls'].parse, addressValues),
    generator: as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu.generator.parse),
    generated: as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu.generated.parse, textValues),
    'built-site': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['built-site'].parse, textValues),
    questions: as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu.questions.parse),
    'source-links': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['source-links'].parse),
    'max-archive': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu['max-archive'].parse),
    'api-key-env': as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVariable */ .mO),
};
const optional = valibot__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(valibot__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc(shared)).entries;
const Defaults = mapping(optional, '{ tags: [docs] }');
const TargetEntry = mapping({
    name: as(_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTargetName */ .gY),
    ...optional,
}, '{ name: handbook }');
/** The form of the input `targets`; docs/targets.schema.json is made from it. */
const Targets = mapping({
    defaults: valibot__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(Defaults),
    targets: valibot__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(TargetEntry, 'this is not a list of targets.'), valibot__WEBPACK_IMPORTED_MODULE_6__/* .minLength */ .BpQ(1, 'there is no target. Add one with a name.')),
}, '{ targets: [{ name: handbook }] }, or the path of a file that ends in .yml or .yaml');
/** Longer files are not parsed: some take the parser the square of their length. */
const MAX_YAML = 65_536;
/** Whether the input names a file rather than being YAML itself. */
const namesFile = (text) => /^[^\n]*\.ya?ml$/i.test(text);
/**
 * Reads the targets of a run, each with the run's own inputs for what it does not say.
 *
 * @throws InputError with a line for each problem, which names the target and the key.
 */
function parseTargets({ text, path }, inputs, options) {
    const problems = [];
    const targets = checkTargets(text, inputs, options, problem => problems.push(problem));
    if (problems.length === 0)
        return targets;
    const file = path === undefined ? '' : `${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(path)}: `;
    // Nobody reads more at once, and a hostile file has thousands.
    const lines = problems
        .slice(0, 20)
        .map(problem => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withHelp */ .il)(`targets: ${file}${problem}`, 'targets'));
    throw new _patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(lines.join('\n'));
}
function checkTargets(text, inputs, options, add) {
    const value = readTargetsYaml(text, add);
    if (Array.isArray(value))
        add('this is a list. Put it below a line "targets:".');
    if (value === undefined || Array.isArray(value))
        return [];
    const { success, output, issues = [] } = valibot__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xLC(Targets, value);
    for (const issue of issues)
        add(explainIssue(issue));
    if (!success)
        return [];
    const { defaults, targets } = output;
    const names = new Set();
    const byConnector = new Map();
    return targets.map(target => {
        const addToTarget = problem => add(`"${target.name}": ${problem}`);
        const { 'api-key-env': variable, ...keys } = { ...defaults, ...target };
        const defaultFiles = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .withExclusions */ .cp)(inputs.files, defaults?.files ?? []);
        const found = (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDisk */ .CJ)({
            ...inputs,
            ...(0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .toFields */ .Lv)(Object.entries(keys)),
            files: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .withExclusions */ .cp)(defaultFiles, target.files ?? []),
        });
        const name = target.name.toLowerCase();
        if (names.has(name))
            addToTarget('name: another target is called that already. Give each a name of its own.');
        names.add(name);
        if (found.connectorId === '')
            addToTarget('connector-id: it is missing here and among the inputs.');
        const other = byConnector.get(found.connectorId);
        // A connector has one record of past syncs: two targets would archive each other's pages.
        if (other !== undefined && found.connectorId !== '')
            addToTarget(`connector-id: "${other}" pushes to the connector ${found.connectorId} already. Write one target with the patterns of both, and tags by pattern, such as "api/** -> api"; or give this one a connector of its own.`);
        byConnector.set(found.connectorId, target.name);
        found.apiKey = readKey(variable, inputs.apiKey, options, addToTarget);
        return found;
    });
}
/** @param variable that has the key of a target, in the place of the input `api-key`. */
function readKey(variable, apiKey, { needsKey, secret }, add) {
    if (variable === undefined) {
        if (needsKey && apiKey === '')
            add('it has no key. Pass one to the input api-key, or name a variable of the step’s env with api-key-env.');
        return apiKey;
    }
    try {
        const key = (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCredential */ .nx)(secret(variable).trim());
        if (needsKey && key === '')
            add(`api-key-env: the variable ${variable} is not set or empty. Set it in the env of the step: ${variable}: \${{ secrets.${variable} }}.`);
        return key;
    }
    catch (error) {
        add(`api-key-env: ${error.message}`);
        return apiKey;
    }
}
/** Every scalar is the text that its author wrote, as an input's is. Undefined where it cannot be read. */
function readTargetsYaml(text, add) {
    if (text.length > MAX_YAML)
        return void add('it is longer than 64 KiB. Give fewer targets.');
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        schema: 'failsafe',
        logLevel: 'error',
    });
    try {
        // Of a pattern that begins with "!" and has no quotes, which is a tag, there is only a warning.
        const [problem] = [...document.errors, ...document.warnings];
        if (problem)
            throw problem;
        if ((0,_text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTooManyAliases */ .CC)(document))
            throw new Error('it has more than 100 aliases');
        return document.toJS({ maxAliasCount: _text_data_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ALIASES */ .K1 });
    }
    catch (error) {
        // Also of a pattern that begins with "*" and has no quotes, which is an alias, or of nesting deeper than the stack.
        const [reason = ''] = error.message.split('\n');
        add(`this is not YAML: ${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(reason.replace(/:$/, ''))}. Put a pattern that begins with "*" or "!" in quotes, indent with blanks, and write each key once.`);
        return undefined;
    }
}
/** Names the place: the target by its name, then the keys on the way to the value. */
function explainIssue({ path, message }) {
    const places = [];
    for (const { key, value } of path ?? []) {
        if (typeof key === 'number')
            places.push(targetPlace(key, value));
        else
            places.push((0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(String(key)));
    }
    if (places.length > 1 && places[0] === 'targets')
        places.shift();
    return [...places, message].join(': ');
}
function targetPlace(index, target) {
    const name = target?.name;
    if (typeof name !== 'string')
        return `target ${index + 1}`;
    return `"${(0,_text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeForLog */ .F0)(name)}"`;
}


/***/ })

};
