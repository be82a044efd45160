export const id = 399;
export const ids = [399];
export const modules = {

/***/ 9399:
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
// EXTERNAL MODULE: ./lib/markdown/write.js
var write = __webpack_require__(1222);
// EXTERNAL MODULE: ./lib/sites/syntax/blocks.js
var blocks = __webpack_require__(9210);
// EXTERNAL MODULE: ./lib/sites/syntax/include.js
var syntax_include = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/sites/syntax/inline.js
var inline = __webpack_require__(4009);
// EXTERNAL MODULE: ./lib/sites/syntax/liberties.js
var liberties = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/sites/syntax/step.js
var syntax_step = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/sites/syntax/templates.js
var templates = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/values.js




/** The keys in a name such as `site.data.items[0]["first-name"]`. */
function keysIn(name) {
    return name.replace(/\[(?:(\d+)|["']([\w-]+)["'])\]/g, '.$1$2').split('.');
}
/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` (Jekyll, "Variables"). */
function namedValue(name, work) {
    const keys = keysIn(name);
    if (keys[0] === 'include' && work.parameters)
        return parameter(work.parameters, keys.slice(1));
    if (name === 'jekyll.environment')
        return 'production';
    if (keys[0] === 'page')
        return (0,text_data/* valueAt */.fK)(work.context.data, ...keys.slice(1));
    if (keys[0] === 'site' && keys[1] === 'data')
        return dataValue(keys.slice(2), work);
    return (0,templates/* variable */.bv)(name, work.settings.variables);
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
        const data = (0,syntax_step/* remembered */.HK)(work, `data ${path}`, () => parse(context.read(path).text));
        return (0,text_data/* valueAt */.fK)(data, ...keys.slice(end));
    }
    return undefined;
}
/** The value of a parameter of an include, or below it: null for one that is not passed. */
function parameter(parameters, [name = '', ...keys]) {
    if (!parameters.has(name))
        return null;
    const value = parameters.get(name);
    if (value === undefined || keys.length === 0)
        return value;
    return (0,text_data/* valueAt */.fK)(value, ...keys) ?? null;
}
/** The value of an expression: null for nothing, undefined where it is not known. Values of YAML are texts. */
function valueIn(expression, work, known = new Map()) {
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
        return (0,text_data/* valueAt */.fK)(known.get(first), ...keys);
    return namedValue(name, work);
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
/** The text of a literal, or of a name with a plain value; undefined for any other expression. */
function plainValue(expression, work) {
    if (/^(?:"[^"]*"|'[^']*')$/.test(expression))
        return expression.slice(1, -1);
    if (/^(?:[\d.]+|true|false)$/.test(expression))
        return expression;
    return (0,text_data/* scalarText */.ws)(namedValue(expression, work));
}
const OUTPUT = /\{\{-?\s*(?<path>[\w-][\w.[\]"'-]*)\s*(?<filters>(?:\|[^{}]*)?)-?\}\}/;
/** Whether filters keep the words of Markdown. */
function arePlain(filters) {
    return filters
        .split('|')
        .every(filter => /^(?:|markdownify|strip|strip_newlines)$/.test(filter.trim()));
}
/** The content of a loop for each item of a list or mapping that is known ("for" of Liquid); of any other only a build knows it. */
const loop = ({ tag, source, work }) => {
    if (!tag.closing)
        return 'stays';
    const inside = source.text.slice(tag.end, tag.closing.start);
    const hasWords = inside.replace(/\{%[^%]*%\}/g, '').trim() !== '';
    if (!hasWords)
        return { whole: '' };
    const content = inside.replace(/^[ \t]*\n/, '');
    const text = itemsShown(tag.rest, content, work);
    if (text === undefined)
        (0,templates/* warnUnknown */.FC)((0,templates/* openingOf */.E4)(tag, source), source, tag.start, work);
    return { whole: text ?? '' };
};
/** A loop that becomes longer is left to a build. */
const MAX_LOOP_LENGTH = 500_000;
function itemsShown(head, content, work) {
    const [, item, name = ''] = /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(head) ?? [];
    if (item === undefined || content.includes('{%'))
        return undefined;
    const value = namedValue(name, work);
    if (value === undefined)
        return undefined;
    const items = itemsOf(value);
    if (items.length * content.length > MAX_LOOP_LENGTH)
        return undefined;
    let isKnown = true;
    const parts = items.map(current => content.replace(OUTPUTS, (output, path, filters) => {
        const [first, ...keys] = keysIn(path);
        if (first !== item)
            return output;
        const member = (0,text_data/* valueAt */.fK)(current, ...keys);
        const plain = (0,text_data/* scalarText */.ws)(member);
        // A key that an item does not have shows nothing.
        const isPlain = plain !== undefined || member === undefined;
        if (!isPlain || !arePlain(filters))
            isKnown = false;
        return plain ?? '';
    }));
    if (!isKnown)
        return undefined;
    return parts.join('');
}
const OUTPUTS = new RegExp(OUTPUT.source, 'g');
/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value) {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isMapping)
        return Object.entries(value);
    return (0,text_data/* list */.p_)(value);
}
const CAPTURE = /\{%-?\s*capture\s+(?<captured>[\w-]+)\s*-?%\}/;
const CAPTURED = /(?<inside>(?:(?!\{%-?\s*endcapture)[\s\S])*)/;
const END_OF_CAPTURE = /(?:\{%-?\s*endcapture\s*-?%\})?/;
const ASSIGN = /\{%-?\s*assign\s+(?<assigned>[\w-]+)\s*=(?<expression>[^%]*)%\}/;
const VALUES = new RegExp(`${CAPTURE.source}${CAPTURED.source}${END_OF_CAPTURE.source}|${ASSIGN.source}|${OUTPUT.source}`, 'g');
/**
 * Puts what a page captured or assigned, and values of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
const values = (source, work) => {
    if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
        return source;
    const known = new Map();
    const changes = [];
    for (const { 0: tag, index, groups } of source.text.matchAll(VALUES)) {
        const { captured, inside, assigned, expression, path, filters } = groups;
        const change = { start: index, end: index + tag.length, by: '' };
        if (captured !== undefined) {
            const start = index + tag.indexOf(inside);
            known.set(captured, trimmed(source, start, start + inside.length));
            changes.push(change);
        }
        else if (assigned !== undefined) {
            const value = plainValue(expression.replace(/-$/, '').trim(), work);
            known.set(assigned, value);
            changes.push(change);
        }
        else if (arePlain(filters)) {
            const by = known.get(path) ?? (0,text_data/* scalarText */.ws)(namedValue(path, work));
            if (by !== undefined)
                changes.push({ ...change, by });
        }
    }
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
};
function trimmed(source, start, end) {
    const { text } = (0,markdown_source/* subSource */.m6)(source, start, end);
    const blanks = text.length - text.trimStart().length;
    return (0,markdown_source/* subSource */.m6)(source, start + blanks, start + blanks + text.trim().length);
}

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/conditions.js



const BLOCKS = /^(?:if|unless|case|for|tablerow|capture)$/;
const MAX_DEPTH = 50;
/**
 * Takes out conditions that are known, with the branches that readers do not see (Liquid, "Control flow"). Others stay, for the
 * rule of their tags.
 */
const conditions = (source, work) => {
    if (!/\{%-?\s*(?:if|unless|case)\b/.test(source.text))
        return source;
    const changes = [];
    decide(conditions_itemsOf((0,templates/* tagsOf */.Fg)(source, templates/* liquidTags */.Yj)), true, new Map());
    return (0,markdown_source/* applyChanges */.YF)(source, changes);
    function decide(items, isSure, known) {
        for (const item of items) {
            if (!('branches' in item)) {
                const [, name = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(item.rest) ?? [];
                known.set(name, isSure ? valueIn(value, work, known) : undefined);
                continue;
            }
            const { tag, branches } = item;
            const chosen = chosenBranch(item, work, known);
            if (chosen === undefined) {
                if (tag.name === 'capture')
                    known.set(tag.rest.trim(), undefined);
                for (const { inside } of branches)
                    decide(inside, false, known);
                continue;
            }
            const branch = branches[chosen];
            const { end } = branches.at(-1);
            const cut = (from, until) => changes.push(cutTags(source, from, until));
            if (!branch) {
                cut(tag, end);
                continue;
            }
            cut(tag, branch.tag);
            decide(branch.inside, isSure, known);
            cut(branch.end, end);
        }
    }
};
/** From a tag up to the end of another, and the white space that these strip. */
function cutTags({ text }, from, until) {
    let { start } = from;
    let { end } = until;
    if (text.startsWith('{%-', start))
        start = text.slice(0, start).trimEnd().length;
    if (text.startsWith('-%}', end - 3))
        end = text.length - text.slice(end).trimStart().length;
    return { start, end, by: '' };
}
/** Finds the blocks of a page and what is assigned in them, in their order; what has no end is left out. */
function conditions_itemsOf(tags) {
    const items = [];
    const open = [];
    for (const tag of tags) {
        const block = open.at(-1);
        const inside = block?.branches.at(-1)?.inside ?? items;
        if (tag.name === 'assign')
            inside.push(tag);
        if (BLOCKS.test(tag.name) && tag.closing && open.length < MAX_DEPTH) {
            const added = { tag, branches: [{ tag, end: tag.closing, inside: [] }] };
            inside.push(added);
            open.push(added);
        }
        else if (block && tag === block.tag.closing) {
            open.pop();
        }
        else if (block && /^(?:elsif|else|when)$/.test(tag.name)) {
            block.branches.at(-1).end = tag;
            block.branches.push({ tag, end: block.tag.closing, inside: [] });
        }
    }
    return items;
}
/** The index of the branch that is shown, -1 for none; undefined where that is not known. */
function chosenBranch({ tag, branches }, work, known) {
    if (/^(?:for|tablerow|capture)$/.test(tag.name))
        return undefined;
    const subject = valueIn(tag.rest, work, known);
    for (const [index, { tag: branch }] of branches.entries()) {
        if (branch.name === 'else')
            return index;
        if (branch.name === 'case')
            continue;
        let isTrue;
        if (branch.name === 'when') {
            const values = branch.rest
                .split(/,|\sor\s/)
                .map(value => compare(subject, '==', valueIn(value, work, known)));
            isTrue =
                values.includes(true) ||
                    (values.includes(undefined) ? undefined : false);
        }
        else
            isTrue = isMet(branch.rest, work, known);
        if (branch.name === 'unless' && isTrue !== undefined)
            isTrue = !isTrue;
        if (isTrue === undefined)
            return undefined;
        if (isTrue)
            return index;
    }
    return -1;
}
const LOGIC = /\s(?:and|or)\s/;
const COMPARISON = /==|!=|<>|>=|<=|>|<|\scontains\s/;
/** Splits a condition at the first sign that is not in a quoted text. */
function splitAt(condition, sign) {
    const withoutTexts = condition.replace(/"[^"]*"|'[^']*'/g, text => '_'.repeat(text.length));
    const found = sign.exec(withoutTexts);
    if (!found)
        return undefined;
    const end = found.index + found[0].length;
    return {
        left: condition.slice(0, found.index),
        sign: found[0].trim(),
        right: condition.slice(end),
    };
}
const MAX_LENGTH = 500;
/** Liquid reads `and` and `or` from right to left, without brackets. */
function isMet(condition, work, known) {
    if (condition.length > MAX_LENGTH)
        return undefined;
    const logic = splitAt(condition, LOGIC);
    if (logic) {
        const one = isMet(logic.left, work, known);
        const other = isMet(logic.right, work, known);
        const decisive = logic.sign === 'or';
        if (one === decisive || other === decisive)
            return decisive;
        return one === undefined || other === undefined ? undefined : !decisive;
    }
    const comparison = splitAt(condition, COMPARISON);
    if (comparison)
        return compare(valueIn(comparison.left, work, known), comparison.sign, valueIn(comparison.right, work, known));
    const value = valueIn(condition, work, known);
    return value === undefined ? undefined : value !== null && value !== 'false';
}

;// CONCATENATED MODULE: ./lib/sites/generators/jekyll/syntax.js













/** kramdown with Liquid. */
function jekyllSyntax({ hasEmoji }) {
    const valueSteps = [
        values,
        addresses,
        (0,templates/* ofFrontMatter */.MY)('page.', true),
        templates/* variables */.Ee,
    ];
    return {
        includes: [
            liquid(conditions),
            liquid(jekyllTags),
            ...valueSteps.map(step => liquid((0,templates/* outsideRaw */.uN)(step))),
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
            liberties/* blanksInDestinations */.ay,
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
        (0,templates/* warnUnknown */.FC)(text.slice(0, MAX_IN_MESSAGE), source, tag.start, work);
        return {};
    }
    const include = { name, paths: (0,syntax_include/* pathsIn */.Mr)(work.settings.includeFolders, name) };
    const parameters = new Map();
    for (const [, key = '', expression = ''] of tag.rest.matchAll(PARAMETERS))
        parameters.set(key, valueIn(expression, work));
    const warnMissing = () => (0,templates/* warnUnknown */.FC)(`{% include ${name}`, source, tag.start, work);
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
        let isKnown = true;
        const inText = (0,syntax_step/* replacing */.mi)('include.', /\{\{-?[ \t]*(include\.[\w.[\]"'-]+)(?:[ \t\n|][^{}]*)?\}\}/g, ({ 1: name = '' }) => {
            const value = valueIn(name.replace(/-$/, ''), work);
            const text = (0,text_data/* scalarText */.ws)(value ?? '');
            if (value === undefined || text === undefined)
                isKnown = false;
            return text ?? '';
        }, true);
        const filled = inText(conditions(source, work), work);
        if (isKnown)
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
    return { before: (0,write/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
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
/** The base of the site before a link (Jekyll, "Links"): it is part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{-?[ \t]*site\.baseurl[ \t]*-?\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/;
const jekyllLiquid = {
    ...templates/* liquidTags */.Yj,
    tag: new RegExp(baseOfLink.source + templates/* liquidTags */.Yj.tag.source, 'g'),
};
// Jekyll renders them before Markdown.
const jekyllTags = (0,templates/* templates */.kT)(jekyllLiquid, rules, templates/* words */.aL, Object.keys(rules));
const ADDRESS = /\{\{-?\s*("[^"\n{}]*"|'[^'\n{}]*'|[\w.]+)\s*\|\s*(relative|absolute)_url\s*-?\}\}/g;
/** Filters that make an address of a path on the site: `{{ '/b/' | relative_url }}` (Jekyll, "Liquid Filters"). */
const addresses = (0,syntax_step/* replacing */.mi)('_url', ADDRESS, ([, expression = '', kind], _, work) => {
    const path = plainValue(expression, work);
    if (path === undefined || /^[a-z]+:/i.test(path))
        return path;
    const { variables } = work.settings;
    const base = (variables['site.baseurl'] ?? '').replace(/^\/|\/$/g, '');
    let folder = '';
    if (kind === 'absolute')
        folder = variables['site.url'] ?? '';
    if (base !== '')
        folder += `/${base}`;
    return `${folder}/${path.replace(/^\//, '')}`;
}, true);
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


/***/ })

};
