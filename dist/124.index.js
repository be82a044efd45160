export const id = 124;
export const ids = [124];
export const modules = {

/***/ 6743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jekyll: () => (/* binding */ jekyll)
});

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/paths.js
var paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/sites/config/files.js
var config_files = __webpack_require__(9124);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var syntax_step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js
var templates = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/liquid.js



/** Templates in more blocks are left to a build, as are loops that become longer. */
const MAX_DEPTH = 20;
const MAX_LOOP_LENGTH = 500_000;
/** An output: an expression, and the filters behind it. */
const OUTPUT = /\{\{-?\s*([^\s{}|][^{}|]*)((?:\|[^{}]*)?)\}\}/g;
/** What is before a link is part of the address that the site makes of the page's source (Jekyll, "Links"). */
const BASE_OF_LINK = /^[^{}]*\}\}\{%-?[ \t]*(?:link|post_url)\b/;
/** The beginning of the line of a link's definition, `[docs]: …`. */
const DEFINITION = /(?:^|\n) {0,3}\[(?!\^)[^\]\n]+\]:.*$/;
/** Filters that keep the words of Markdown. */
const PLAIN_FILTER = /^(?:|markdownify|strip|strip_newlines)$/;
/**
 * Evaluates the templates of a page as far as their values are known: outputs, assigned and captured values, the branches of
 * conditions that readers see, and loops (Liquid). All else stays, for the rules of its tags.
 */
const evaluated = (source, work) => {
    // What an included file assigns, the page that includes it shows.
    const known = work.assigned;
    return evaluate(source, { work, known, loopLength: 0 }, 0);
};
function evaluate(source, scope, depth) {
    if (!/\{[{%]/.test(source.text) || depth > MAX_DEPTH)
        return source;
    return new Evaluation(source, scope, depth).run();
}
/** Evaluates one text, from its beginning to its end. */
class Evaluation {
    #source;
    #scope;
    #depth;
    #tags;
    #indexes;
    #changes = [];
    /** The end of what is replaced. */
    #at = 0;
    /** The end of the last block that may not be shown. */
    #unsureUntil = 0;
    constructor(source, scope, depth) {
        this.#source = source;
        this.#scope = scope;
        this.#depth = depth;
        this.#tags = (0,templates/* tagsOf */.Fg)(source, templates/* liquidTags */.Yj);
        this.#indexes = new Map(this.#tags.map((tag, index) => [tag, index]));
    }
    run() {
        const outputs = Array.from(this.#source.text.matchAll(OUTPUT), output => {
            const start = output.index;
            return { start, end: start + output[0].length, output };
        });
        const inOrder = [...this.#tags, ...outputs].sort((a, b) => a.start - b.start);
        for (const node of inOrder) {
            if (node.start < this.#at)
                continue;
            if ('output' in node) {
                const by = shown(node.output, this.#scope) ?? inDefinition(node.output);
                if (by !== undefined)
                    this.#changes.push({ ...node, by });
            }
            else
                this.#evaluate(node);
        }
        return (0,markdown_source/* applyChanges */.YF)(this.#source, this.#changes);
    }
    #evaluate(tag) {
        const { name, rest, closing } = tag;
        if (name === 'raw' || name === 'comment')
            this.#at = closing?.end ?? this.#source.text.length;
        if (name === 'assign') {
            const [, key = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(rest) ?? [];
            this.#assign(key, () => valueIn(value, this.#scope), tag);
            this.#replace(tag, tag, '');
        }
        if (!closing)
            return;
        if (name === 'capture') {
            const captured = () => trimmed(this.#inside(tag.end, closing.start));
            this.#assign(rest.trim(), captured, tag);
            this.#replace(tag, closing, '');
        }
        else if (name === 'for') {
            const items = this.#loop(tag, closing);
            if (items)
                this.#replace(tag, closing, items);
            else
                this.#unsureUntil = Math.max(this.#unsureUntil, closing.end);
        }
        else if (/^(?:if|unless|case)$/.test(name))
            this.#choose(tag, closing);
    }
    /** Gives a name its value, which is not known in a block that may not be shown. */
    #assign(key, value, { end }) {
        const isSure = end > this.#unsureUntil;
        this.#scope.known.set(key, isSure ? value() : undefined);
    }
    /** Replaces a condition by the branch that readers see. */
    #choose(opening, closing) {
        const branches = this.#branchesOf(opening);
        const chosen = chosenBranch(branches, this.#scope);
        if (chosen === 'unknown') {
            this.#unsureUntil = Math.max(this.#unsureUntil, closing.end);
            return;
        }
        const branch = branches[chosen];
        const next = branches[chosen + 1] ?? closing;
        let content = '';
        if (branch) {
            const { text } = this.#source;
            const { end: start } = stripped(text, branch.start, branch.end);
            const { start: until } = stripped(text, next.start, next.end);
            content = this.#inside(start, Math.max(start, until));
        }
        this.#replace(opening, closing, content);
    }
    /** The tags that the branches of a condition begin with. */
    #branchesOf(opening) {
        const branches = [opening];
        let index = this.#indexes.get(opening) + 1;
        for (;;) {
            const tag = this.#tags[index];
            if (tag === undefined || tag === opening.closing)
                return branches;
            if (tag.closing)
                index = this.#indexes.get(tag.closing);
            else if (/^(?:elsif|else|when)$/.test(tag.name))
                branches.push(tag);
            index++;
        }
    }
    /** The content of a loop for each item; undefined where its items, or what it shows of them, are not known. */
    #loop({ rest, end }, closing) {
        const { known } = this.#scope;
        const [, item = '', name = ''] = /^\s*(\w+)\s+in\s+(\S+)\s*$/.exec(rest) ?? [];
        const items = itemsOf(valueIn(name, this.#scope));
        const outer = known.get(item);
        known.set(item, undefined);
        if (!items)
            return undefined;
        const { text } = this.#source;
        const [blanks = ''] = /^[ \t]*\n/.exec(text.slice(end, end + 100)) ?? [];
        const start = end + blanks.length;
        this.#scope.loopLength += items.length * (closing.start - start);
        if (this.#scope.loopLength > MAX_LOOP_LENGTH)
            return undefined;
        const parts = [];
        for (const value of items) {
            known.set(item, value);
            parts.push(this.#inside(start, closing.start));
        }
        const all = (0,markdown_source/* sourceOf */.vz)(parts);
        const isKnown = !/\{[{%]/.test(all.text);
        known.set(item, isKnown ? outer : undefined);
        return isKnown ? all : undefined;
    }
    #inside(from, until) {
        const part = (0,markdown_source/* subSource */.m6)(this.#source, from, until);
        return evaluate(part, this.#scope, this.#depth + 1);
    }
    #replace(from, until, by) {
        const { start, end } = stripped(this.#source.text, from.start, until.end);
        this.#changes.push({ start: Math.max(start, this.#at), end, by });
        this.#at = end;
    }
}
/** The text of an output; undefined where its value or one of its filters is not known. */
function shown({ 0: output, 1: expression = '', 2: filters = '', index, input, }, scope) {
    const name = expression.replace(/-$/, '').trim();
    const after = input.slice(index + output.indexOf(name), index + 200);
    if (BASE_OF_LINK.test(after))
        return undefined;
    const value = valueIn(name, scope);
    if (value === null)
        return '';
    let text = isSource(value) ? value.text : (0,text_data/* scalarText */.ws)(value);
    for (const filter of filters.replace(/-$/, '').split('|')) {
        const [, kind] = /^(relative|absolute)_url$/.exec(filter.trim()) ?? [];
        if (kind !== undefined)
            text = text && addressOf(text, kind, scope.work);
        // The words of a parameter are shown whatever becomes of them.
        else if (!PLAIN_FILTER.test(filter.trim()) && !name.startsWith('include.'))
            return undefined;
    }
    return isSource(value) ? value : text;
}
/** An address on the site of a path (Jekyll, "Liquid Filters"). */
function addressOf(path, kind, { settings }) {
    if (/^[a-z]+:/i.test(path))
        return path;
    const { variables } = settings;
    const base = (variables['site.baseurl'] ?? '').replace(/^\/|\/$/g, '');
    let folder = '';
    if (kind === 'absolute')
        folder = variables['site.url'] ?? '';
    if (base !== '')
        folder += `/${base}`;
    return `${folder}/${path.replace(/^\//, '')}`;
}
/** An output that is not known has no blanks in a link's definition: with them it and the definitions below were text. */
function inDefinition({ 0: written, index, input }) {
    const before = input.slice(Math.max(0, index - 300), index);
    return DEFINITION.test(before) ? written.replace(/\s/g, '') : undefined;
}
function isSource(value) {
    return typeof value === 'object' && value !== null && 'placeAt' in value;
}
function trimmed(source) {
    const { text } = source;
    const start = text.length - text.trimStart().length;
    return (0,markdown_source/* subSource */.m6)(source, start, Math.max(start, text.trimEnd().length));
}
/** The place of a tag, with the white space that its marks strip. */
function stripped(text, start, end) {
    const place = { start, end };
    if (text.startsWith('{%-', start))
        place.start = text.slice(0, start).trimEnd().length;
    if (text.startsWith('-%}', end - 3))
        place.end = text.length - text.slice(end).trimStart().length;
    return place;
}
/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value) {
    if (value === undefined || isSource(value))
        return undefined;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? Object.entries(value) : (0,text_data/* list */.p_)(value);
}
/** The index of the branch of a condition that is shown, -1 for none. */
function chosenBranch(branches, scope) {
    let subject;
    for (const [index, { name, rest }] of branches.entries()) {
        let isTrue = true;
        if (name === 'case') {
            subject = valueIn(rest, scope);
            continue;
        }
        if (name === 'when')
            isTrue = isOneOf(subject, rest, scope);
        else if (name !== 'else')
            isTrue = isMet(rest, scope);
        if (isTrue === undefined)
            return 'unknown';
        if (isTrue !== (name === 'unless'))
            return index;
    }
    return -1;
}
function isOneOf(subject, values, scope) {
    const equal = values
        .split(/,|\sor\s/)
        .map(value => compare(subject, '==', valueIn(value, scope)));
    if (equal.includes(true))
        return true;
    return equal.includes(undefined) ? undefined : false;
}
const LOGIC = [' and ', ' or '];
const SIGNS = ['==', '!=', '<>', '>=', '<=', '>', '<', ' contains '];
const MAX_LENGTH = 500;
/** Liquid reads `and` and `or` from right to left, without brackets. */
function isMet(condition, scope) {
    if (condition.length > MAX_LENGTH)
        return undefined;
    const spaced = condition.replace(/\s/g, ' ');
    const parts = splitAt(spaced, LOGIC);
    if (parts) {
        const one = isMet(parts.left, scope);
        const other = isMet(parts.right, scope);
        const decisive = parts.operator === 'or';
        if (one === decisive || other === decisive)
            return decisive;
        return one === undefined || other === undefined ? undefined : !decisive;
    }
    const sides = splitAt(spaced, SIGNS);
    if (!sides) {
        const value = valueIn(condition, scope);
        return value === undefined ? undefined : value !== null && value !== 'false';
    }
    const { left, operator, right } = sides;
    return compare(valueIn(left, scope), operator, valueIn(right, scope));
}
/** Splits a condition at its first operator outside of quotation marks. */
function splitAt(condition, operators) {
    let quote = '';
    for (let index = 0; index < condition.length; index++) {
        const char = condition[index];
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        if (quote !== '')
            continue;
        const found = operators.find(operator => condition.startsWith(operator, index));
        if (found === undefined)
            continue;
        const left = condition.slice(0, index);
        const right = condition.slice(index + found.length);
        return { left, operator: found.trim(), right };
    }
    return undefined;
}
/** The value of an expression: null for nothing, undefined where it is not known. Values of YAML are texts. */
function valueIn(expression, { work, known }) {
    const name = expression.trim();
    if (/^(?:"[^"]*"|'[^']*')$/.test(name))
        return name.slice(1, -1);
    if (/^(?:-?[\d.]+|true|false)$/.test(name))
        return name;
    if (/^(?:nil|null)$/.test(name))
        return null;
    if (/^(?:empty|blank)$/.test(name))
        return '';
    if (known.has(name))
        return known.get(name);
    const [first = '', ...keys] = keysIn(name);
    if (known.has(first))
        return valueBelow(known.get(first), keys);
    if (first === 'include' && work.parameters)
        return valueBelow(Object.fromEntries(work.parameters), keys);
    if (name === 'jekyll.environment')
        return 'production';
    if (first === 'page')
        return (0,text_data/* valueAt */.fK)(work.context.data, ...keys);
    if (first === 'site' && keys[0] === 'data')
        return dataValue(keys.slice(1), work);
    return (0,templates/* variable */.bv)(name, work.settings.variables);
}
/** The keys in a name such as `site.data.items[0]["first-name"]`. */
function keysIn(name) {
    return name.replace(/\[(?:(\d+)|["']([\w-]+)["'])\]/g, '.$1$2').split('.');
}
/** The value below keys: null for a key that a mapping does not have. */
function valueBelow(value, keys) {
    const [key, ...others] = keys;
    if (key === undefined || typeof value !== 'object' || value === null)
        return keys.length > 0 ? undefined : value;
    if (Object.hasOwn(value, key))
        return valueBelow((0,text_data/* valueAt */.fK)(value, key), others);
    const isComputed = /^(?:size|first|last)$/.test(key);
    return Array.isArray(value) || isComputed ? undefined : null;
}
/** The value below keys of which the first ones name a file, perhaps in folders (Jekyll, "Data Files"). */
function dataValue(keys, work) {
    const { context, settings } = work;
    for (let end = keys.length; end > 0; end--) {
        const stem = `${settings.contentFolder}_data/${keys.slice(0, end).join('/')}`;
        const paths = ['.yml', '.yaml', '.json'].map(extension => stem + extension);
        const path = paths.find(file => context.read?.(file));
        if (path === undefined)
            continue;
        const parse = path.endsWith('.json') ? text_data/* readJson */.Vh : text_data/* readYaml */.gM;
        const data = (0,text_data/* cached */.PO)(work.dataFiles, path, () => parse(context.read(path).text));
        return (0,text_data/* valueAt */.fK)(data, ...keys.slice(end));
    }
    return undefined;
}
/** Compares two values as Liquid does; undefined where one is not known, or the comparison is none of plain values. */
function compare(one, sign, other) {
    if (one === undefined || other === undefined)
        return undefined;
    if (sign === 'contains' && Array.isArray(one))
        return one.map(text_data/* scalarText */.ws).includes((0,text_data/* scalarText */.ws)(other) ?? '');
    const [left, right] = [one ?? '', other ?? ''].map(value => Array.isArray(value) && value.length === 0 ? '' : (0,text_data/* scalarText */.ws)(value));
    if (left === undefined || right === undefined)
        return undefined;
    if (sign === 'contains')
        return left.includes(right);
    if (sign === '==')
        return left === right;
    if (/^(?:!=|<>)$/.test(sign))
        return left !== right;
    const difference = Number(left) - Number(right);
    if (Number.isNaN(difference))
        return undefined;
    if (difference === 0)
        return sign.endsWith('=');
    return difference > 0 === sign.startsWith('>');
}

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/syntax.js










/** kramdown with Liquid. */
function jekyllSyntax({ hasEmoji }) {
    return {
        includes: [
            liquid(evaluated),
            liquid(jekyllTags),
            liquid(evaluated),
            liquid((0,templates/* rawTags */.wL)(['raw'])),
        ],
        markup: [
            comments,
            otherExtensions,
            inline/* scripts */.Pm,
            blocks/* htmlBlocks */.cO,
            (0,syntax_step/* when */.z7)(hasEmoji, inline/* emoji */.Zg),
            listsOfContents,
            blocks/* definitions */.BG,
            blocks/* excludedSections */.dX,
            inline/* blanksInDestinations */.ay,
            (0,blocks/* fences */.H6)(),
            blocks/* markdownInHtml */.G3,
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step) {
    return (source, work) => {
        const setting = (0,text_data/* valueAt */.fK)(work.context.data, 'render_with_liquid');
        if (!(0,text_data/* flag */.Jt)(setting, true))
            return source;
        return step(source, work);
    };
}
const includeTag = ({ tag, values, source, work }) => {
    const name = values[0] ?? '';
    // A template makes the name of the file (Jekyll, "Using variables names for the include file").
    if (name.includes('{{')) {
        const text = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
        (0,syntax_step/* warnUnknown */.FC)(text.slice(0, MAX_IN_MESSAGE), source, tag.start, work);
        return {};
    }
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    const parameters = new Map();
    for (const [, key = '', expression = ''] of tag.rest.matchAll(PARAMETERS))
        parameters.set(key, valueIn(expression, { work, known: new Map() }));
    const warnMissing = () => (0,syntax_step/* warnUnknown */.FC)(`{% include ${name}`, source, tag.start, work);
    return { include, parameters, fill: toFilled(warnMissing) };
};
/** How many characters of a tag are in a message. */
const MAX_IN_MESSAGE = 100;
const PARAMETERS = /(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*("[^"]*"|'[^']*'|\S+)/g;
/**
 * Puts its parameters into an included file (Jekyll, "Passing parameters to includes"); one that is not passed shows nothing.
 * A file that shows one whose value is not known is left out: its source is nothing to search for.
 */
function toFilled(warnMissing) {
    return (source, work) => {
        const filled = evaluated(source, work);
        if (!/\{\{-?\s*include\./.test(filled.text))
            return filled;
        warnMissing();
        return (0,markdown_source/* subSource */.m6)(source, 0, 0);
    };
}
/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag = ({ tag, values, work }) => {
    if (values[0] === undefined)
        return 'stays';
    const { folder } = work.settings;
    let path = folder + values[0];
    if (tag.name === 'post_url')
        path = `${folder}_posts/${values[0]}.md`;
    const from = (0,paths/* folderOf */.yS)(work.open[0] ?? '');
    return { before: (0,markdown_source/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
/** A loop over what only a build knows. */
const loop = ({ tag, source, work }) => {
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    const hasWords = inside.replace(/\{%[^%]*%\}/g, '').trim() !== '';
    if (hasWords)
        (0,syntax_step/* warnUnknown */.FC)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return { replacement: '' };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('elsif else when break continue cycle increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, templates/* content */.Qs]));
const stays = () => 'stays';
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const rules = {
    // When all templates are read.
    raw: stays,
    capture: stays,
    assign: stays,
    comment: templates/* gone */.qp,
    ...control,
    if: templates/* undecided */.oo,
    unless: templates/* undecided */.oo,
    case: templates/* undecided */.oo,
    for: loop,
    tablerow: loop,
    include: includeTag,
    include_relative: templates/* includedBeside */.JR,
    link: linkTag,
    post_url: linkTag,
    highlight: templates/* highlight */.Zt,
};
/** An output before a link is the site's base or the way to it: part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{[^{}]*\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/;
const jekyllLiquid = {
    ...templates/* liquidTags */.Yj,
    tag: new RegExp(baseOfLink.source + templates/* liquidTags */.Yj.tag.source, 'g'),
};
// Jekyll renders them before Markdown.
const jekyllTags = (0,templates/* templates */.kT)(jekyllLiquid, rules, templates/* words */.aL, Object.keys(rules));
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,syntax_step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');
/** `{::comment}words{:/comment}`, or with the short end `{:/}` (kramdown, "Extensions"). */
const comments = (source, work) => {
    let start;
    const step = (0,syntax_step/* replacing */.mi)('{::comment', COMMENT_TAG, ({ 0: tag, index }) => {
        if (tag.startsWith('{::')) {
            start ??= index;
            return undefined;
        }
        if (start === undefined)
            return undefined;
        const change = { start, end: index + tag.length, by: '' };
        start = undefined;
        return change;
    });
    return step(source, work);
};
const COMMENT_TAG = /\{::comment(?:[^{}\n]*[^{}\n/])?\}|\{:\/(?:comment)?\}/g;
/** The tags of other extensions of kramdown, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = (0,syntax_step/* replacing */.mi)('{:', /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g, () => '');

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/index.js




/** Files of Jupyter Book and Hexo, whose configuration has the same name. */
const OTHERS = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md'];
/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own (https://jekyllrb.com/docs/configuration/). */
const jekyll = {
    keys: [
        'permalink',
        'slug',
        'categories',
        'category',
        'published',
        'date',
        'redirect_to',
        '---',
    ],
    partials: /(?:^|\/)_includes\//,
    async read(path, reader) {
        const folder = (0,paths/* folderOf */.yS)(path);
        if (OTHERS.some(other => reader.files.has(folder + other)))
            return undefined;
        const data = await reader.data(path, text_data/* readYaml */.gM);
        if (data === undefined)
            return undefined;
        const source = (0,text_data/* scalarTextAt */.TQ)(data, 'source') ?? '.';
        const contentFolder = (0,paths/* joinFolder */.nn)(folder, source) ?? folder;
        const includes = (0,text_data/* scalarTextAt */.TQ)(data, 'includes_dir') ?? '_includes';
        const plugins = (0,text_data/* scalarTexts */.xr)((0,text_data/* valueAt */.fK)(data, 'plugins') ?? (0,text_data/* valueAt */.fK)(data, 'gems'));
        const isOfPages = await usesGitHubPages(folder, reader);
        const has = (plugin) => isOfPages || plugins.includes(plugin);
        return {
            isWide: true,
            ownCode: [...reader.files].filter(file => file.startsWith(`${contentFolder}_plugins/`) && file.endsWith('.rb')),
            contentFolder,
            splitsTagsAtBlanks: true,
            includeFolders: [`${contentFolder}${includes}/`],
            variables: {
                'site.baseurl': '',
                'site.url': '',
                ...(0,text_data/* plainMembers */.IE)(data, 'site.'),
            },
            syntaxOptions: { hasEmoji: has('jemoji') },
            address: (0,paths/* toAddress */.ch)((0,text_data/* scalarTextAt */.TQ)(data, 'url'), (0,text_data/* scalarTextAt */.TQ)(data, 'baseurl') ?? ''),
            options: {
                permalink: (0,text_data/* scalarTextAt */.TQ)(data, 'permalink') ?? 'date',
                excluded: (0,text_data/* scalarTextsAt */.S7)(data, 'exclude'),
                included: (0,text_data/* scalarTextsAt */.S7)(data, 'include'),
                collections: collectionsOf((0,text_data/* valueAt */.fK)(data, 'collections')),
                defaults: defaultsOf((0,text_data/* valueAt */.fK)(data, 'defaults')),
                takesAll: has('jekyll-optional-front-matter'),
                takesReadme: has('jekyll-readme-index'),
                hasRedirects: has('jekyll-redirect-from'),
            },
        };
    },
    routes(config, files) {
        const { options } = config;
        const exclusionOf = toExclusion(options);
        const pages = new Map();
        const sorted = (0,config_files/* sortFiles */.w9)(config, files, jekyllExtensions, file => {
            const page = {
                ...file,
                collection: collectionOf(file.inside, options.collections),
            };
            pages.set(file.path, page);
            const reason = exclusionOf(page);
            if (reason !== undefined)
                return { reason };
            return head => jekyllRoute(page, head, options);
        });
        const all = new Set(files);
        const isTaken = (page) => isTakenAsIs(page, options) || isFolderIndex(page, options, all);
        const hiddenBy = (path, headOf) => {
            const head = headOf(path);
            if (head.published === 'false')
                return 'says `published: false`';
            if (options.hasRedirects && head.redirect_to !== undefined)
                return 'only leads to another page (redirect_to)';
            if (head['---'] !== undefined || isTaken(pages.get(path)))
                return undefined;
            return 'has no front matter, so that Jekyll copies it as it is';
        };
        return { ...sorted, links: { rooted: 'server' }, readers: { hiddenBy } };
    },
    syntax: jekyllSyntax,
};
/** Whether GitHub Pages builds the site: who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder, reader) {
    const paths = [`${folder}Gemfile`, 'Gemfile'];
    const path = paths.find(file => reader.files.has(file));
    if (path === undefined)
        return true;
    const gems = await reader.text(path);
    if (gems === undefined)
        return true;
    return gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line));
}
function collectionsOf(value) {
    const collections = [...(0,text_data/* members */.ol)(value)]
        .filter(([name]) => name !== 'posts')
        .map(([name, options]) => ({
        name,
        isShown: (0,text_data/* flag */.Jt)((0,text_data/* valueAt */.fK)(options, 'output'), false),
        permalink: (0,text_data/* scalarTextAt */.TQ)(options, 'permalink'),
    }));
    const permalink = (0,text_data/* scalarTextAt */.TQ)(value, 'posts', 'permalink');
    return [...collections, { name: 'posts', isShown: true, permalink }];
}
function collectionOf(inside, collections) {
    return collections.find(({ name }) => {
        if (name === 'posts')
            return `/${inside}`.includes('/_posts/');
        return inside.startsWith(`_${name}/`);
    });
}
function defaultsOf(value) {
    const defaults = [];
    for (const entry of (0,text_data/* list */.p_)(value)) {
        const permalink = (0,text_data/* scalarTextAt */.TQ)(entry, 'values', 'permalink');
        if (permalink === undefined)
            continue;
        const path = (0,text_data/* scalarTextAt */.TQ)(entry, 'scope', 'path') ?? '';
        const type = (0,text_data/* scalarTextAt */.TQ)(entry, 'scope', 'type');
        defaults.push({ path: path.replace(/\/?$/, '/'), type, permalink });
    }
    return defaults.sort((a, b) => b.path.length - a.path.length);
}
const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md'];
const ALWAYS_EXCLUDED = [
    'node_modules',
    'vendor/bundle',
    'vendor/cache',
    'vendor/gems',
    'vendor/ruby',
];
/** Why the configuration keeps a file off the site, if it does (Jekyll, "Configuration Options", `exclude`). */
function toExclusion({ excluded, included }) {
    const patterns = [];
    for (const pattern of [...excluded, ...ALWAYS_EXCLUDED]) {
        const path = pattern.replace(/\/$/, '');
        patterns.push(path, `${path}/**`);
        // A star stands for folders as well.
        if (path.startsWith('*'))
            patterns.push(`**/${path}`);
    }
    const isListed = (0,config_files/* toGlobs */.Fv)(patterns);
    const isIncluded = (0,config_files/* toGlobs */.Fv)(included.flatMap(path => [path, `${path}/**`]));
    return ({ inside, stem, collection }) => {
        if (collection?.isShown === false)
            return `belongs to a collection without \`output: true\``;
        if (isListed(inside) && !isIncluded(inside))
            return 'is excluded by _config.yml';
        let named = inside;
        if (collection)
            named = inside.replace(/(?:^|\/)_[^/]*\//, '/');
        if (/(?:^|\/)[._#~]/.test(named) && !isIncluded(inside))
            return 'is in a folder, or has a name, that Jekyll passes over';
        if (collection?.name === 'posts' && !POST.test((0,paths/* nameOf */.Vb)(stem)))
            return 'is a post whose name has no date';
        return undefined;
    };
}
/** The names that jekyll-optional-front-matter does not make pages of. */
const NOT_TAKEN = new Set([
    'readme',
    'license',
    'licence',
    'copying',
    'code_of_conduct',
    'contributing',
    'issue_template',
    'pull_request_template',
]);
/** Whether a page needs no front matter (jekyll-optional-front-matter). */
function isTakenAsIs(page, { takesAll }) {
    const name = (0,paths/* nameOf */.Vb)(page.stem).toLowerCase();
    return takesAll && !page.collection && !NOT_TAKEN.has(name);
}
/** Whether a page is the README of a folder without an index (jekyll-readme-index). */
function isFolderIndex({ path, stem }, { takesReadme }, files) {
    const indexes = ['index.md', 'index.html'].map(name => (0,paths/* folderOf */.yS)(path) + name);
    const hasIndex = indexes.some(index => files.has(index));
    return takesReadme && isReadme(stem) && !hasIndex;
}
const isReadme = (stem) => /^readme$/i.test((0,paths/* nameOf */.Vb)(stem));
function jekyllRoute(page, head, options) {
    const { stem, collection } = page;
    const kind = collection?.name ?? 'pages';
    const byDefault = options.defaults.find(({ path, type = kind }) => type === kind && (path === '/' || `${stem}/`.startsWith(path)));
    const template = (0,config_files/* textOf */.b6)(head.permalink) ??
        byDefault?.permalink ??
        collection?.permalink ??
        templateOf(page, options);
    let parts = pageParts(stem);
    if (collection)
        parts = collectionParts(stem, head, collection);
    const style = STYLES.get(template) ?? template;
    return style
        .replace(/:(\w+)/g, (token, name) => parts.get(name) ?? token)
        .replace(/\/{2,}/g, '/')
        .replace(/^\//, '')
        .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '');
}
/** The styles of permalinks (Jekyll, "Permalinks"). */
const STYLES = new Map([
    ['date', '/:categories/:year/:month/:day/:title:output_ext'],
    ['pretty', '/:categories/:year/:month/:day/:title/'],
    ['none', '/:categories/:title:output_ext'],
]);
/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function templateOf({ stem, collection }, { permalink, takesReadme }) {
    const style = STYLES.get(permalink) ?? permalink;
    if (collection?.name === 'posts')
        return style;
    const [end = ''] = /(?:\/|:output_ext)$/.exec(style) ?? [];
    if (collection)
        return `/:collection/:path${end}`;
    const isIndex = (0,paths/* nameOf */.Vb)(stem) === 'index' || (takesReadme && isReadme(stem));
    if (isIndex)
        return '/:path/';
    return `/:path/:basename${end}`;
}
const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
function pageParts(stem) {
    return new Map([
        ['path', (0,paths/* folderOf */.yS)(stem)],
        ['basename', (0,paths/* nameOf */.Vb)(stem)],
        ['output_ext', '.html'],
    ]);
}
function collectionParts(stem, head, { name }) {
    const file = (0,paths/* nameOf */.Vb)(stem);
    const isPost = name === 'posts';
    const byName = POST.exec(file);
    const byHead = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec((0,config_files/* textOf */.b6)(head.date) ?? '');
    const [, year = '', month = '', day = ''] = byHead ?? byName ?? [];
    const title = (0,config_files/* textOf */.b6)(head.slug) ?? byName?.[4] ?? file;
    let path = stem;
    if (!isPost)
        path = stem.slice(`_${name}/`.length);
    return new Map([
        ['year', year],
        ['month', month.padStart(2, '0')],
        ['day', day.padStart(2, '0')],
        ['title', slug(title)],
        ['slug', lowerSlug(title)],
        ['name', lowerSlug(file)],
        ['categories', categoriesOf(stem, head, isPost).join('/')],
        ['collection', name],
        ['path', path],
        ['output_ext', '.html'],
    ]);
}
/** The categories of a post: the folders above `_posts`, and those of its front matter. */
function categoriesOf(stem, head, isPost) {
    const { category = [], categories = [] } = head;
    const names = [];
    if (isPost)
        names.push(...stem.slice(0, stem.indexOf('_posts/')).split('/'));
    // Only the text of `categories` is split at blanks.
    if (typeof categories === 'string')
        names.push(...categories.split(' '));
    else
        names.push(...categories);
    names.push(...[category].flat());
    return [...new Set(names.map(name => name.toLowerCase()))].filter(Boolean);
}
/** Jekyll keeps the case of `:title` alone (drops/url_drop.rb). */
function slug(text) {
    return text
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
        .replace(/^-|-$/g, '');
}
/** What is no letter or digit becomes one hyphen. */
function lowerSlug(text) {
    return text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
        .replace(/^-|-$/g, '');
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
