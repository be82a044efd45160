export const id = 148;
export const ids = [148];
export const modules = {

/***/ 5148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor),
  includesOf: () => (/* binding */ includesOf)
});

// EXTERNAL MODULE: ./lib/markdown/dialect.js + 1 modules
var dialect = __webpack_require__(8356);
// EXTERNAL MODULE: ./lib/markdown/escape.js
var markdown_escape = __webpack_require__(6734);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/parts.js
var parts = __webpack_require__(7842);
// EXTERNAL MODULE: ./lib/generators/syntax/paths.js
var syntax_paths = __webpack_require__(6072);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var syntax_step = __webpack_require__(3528);
// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
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
        const above = [isApart ? '' : empty, first, ...(0,blocks/* bold */.Cr)(source, at, at + title.length), `\n${empty}`, others];
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

// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var syntax_include = __webpack_require__(6624);
;// CONCATENATED MODULE: ./lib/generators/syntax/textual.js









/** A step that includes what a syntax asks for, at any depth. */
function includes(syntax) {
    const make = (match, source, work) => {
        const asked = syntax.read(match, source.placeAt(match.index).path, work.settings);
        if (asked === 'escaped')
            return (0,markdown_source/* cut */.Jj)(source, match.index + 1, match.index + match[0].length);
        const texts = asked.map(each => (0,syntax_include/* included */.d)(each, source, match.index, work, step));
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
    const part = written === '' ? undefined : (0,parts/* readPart */.o)(written, ':');
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
        const part = lines ? (0,parts/* readPart */.o)(lines.replace(',', ':'), ':') : region ? { name: region } : undefined;
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
    const fence = (0,markdown_escape/* fenceFor */.Lt)(text.text, info);
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
        const part = name ? { name } : range ? (0,parts/* readPart */.o)(range, '-') : hash ? partOfHash(hash) : undefined;
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
        const part = id ? { name: id } : range ? (0,parts/* readPart */.o)(range, '-') : undefined;
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
    return first ? (0,parts/* readPart */.o)(`${first}-${last ?? first}`, '-') : { name: hash };
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
        return `[${(0,markdown_escape/* escaped */.Mk)(title ?? 'Video')}](${(0,markdown_escape/* destination */.j_)(source)})`;
    return `![${(0,markdown_escape/* escaped */.Mk)(alt)}](${(0,markdown_escape/* destination */.j_)(source)})`;
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
        return `[Video](${(0,markdown_escape/* destination */.j_)(match[2].trim())})`;
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
            changes.push({ start, end, by: [container, ...(0,blocks/* bold */.Cr)(source, at, at + title.length)] });
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

// EXTERNAL MODULE: ./lib/generators/syntax/tags.js
var syntax_tags = __webpack_require__(8539);
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
function containers(nameOf = blocks/* kindName */.Ep) {
    const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)/is;
    return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf);
}
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween('///', /^([ \t]*\/{3,}[ \t]*)([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, blocks/* kindName */.Ep);
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
                changes.push((0,blocks/* asBlock */.kw)(lines, index, titleOf(line, kind, rest, source, nameOf)), ...options);
            }
            else if (colons && open.length > 0 && colons.length >= open.at(-1).width) {
                open.pop();
                changes.push((0,blocks/* asBlock */.kw)(lines, index, []));
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
        return (0,blocks/* bold */.Cr)(source, start + before.length, start + before.length + words.length);
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
        const tags = (0,syntax_tags/* tagsOf */.Fg)(source, work.asked ? { ...language, raw: [] } : language);
        const isCode = (0,markdown_lines/* codeOf */.$N)(source);
        const closings = new Set(tags.map(({ closing }) => closing));
        const titles = [];
        const changes = tags.flatMap(tag => {
            if (!work.asked && isCode(tag.start) && !inCode.includes(tag.name))
                return [];
            if (tag.isClosing)
                return closings.has(tag) ? [] : [left(tag, source)];
            const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : other;
            const use = { tag, values: (0,syntax_tags/* argumentsOf */.aX)(tag.written), source, work, titles };
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
        const text = (0,syntax_include/* included */.d)(include, source, tag.start, work, step);
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
        return { before: [`[${name}](${(0,markdown_escape/* destination */.j_)(url)})`, caption ? ` ${caption}` : ''] };
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
    return { before: strong(values.title ?? positional ?? (isKind(kind) ? (0,blocks/* kindName */.Ep)(kind) : '')) };
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
    const image = `![${(0,markdown_escape/* escaped */.Mk)(alt)}](${(0,markdown_escape/* destination */.j_)(src)})`;
    const linked = link ? `[${image}](${(0,markdown_escape/* destination */.j_)(link)})` : image;
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

;// CONCATENATED MODULE: ./lib/generators/syntax/variables.js

const PATTERN = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;
/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
const variables = (0,syntax_step/* replacing */.mi)('{{', PATTERN, ({ 1: name }, _, { settings }) => variable(name, settings.variables), true);
/** A text with what the variables in it stand for. */
function filled(text, values) {
    return text.replace(PATTERN, (template, name) => variable(name, values) ?? template);
}
/** The value of a name, with or without what a generator puts before the names of a configuration. */
function variable(name, values) {
    const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '');
    return [name, plain].filter(each => Object.hasOwn(values, each)).map(each => values[each])[0];
}

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
    const value = variable(values[0] ?? values.name ?? '', work.settings.variables);
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
    return tag.closing && url ? { before: '[', after: `](${(0,markdown_escape/* destination */.j_)(url)})` } : words(use);
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
const shortcodes = templates(syntax_tags/* hugoTags */.Z2, rules, words, ['param', 'variable', 'include', 'readfile']);
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
        const text = isThere ? (0,syntax_include/* included */.d)({ name, paths }, source, end, work, snippets) : undefined;
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
        changes.push(...joined(lines.slice(index, end)));
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
function joined(block) {
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
const MAX_DEPTH = 20;
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
    return title ? { change: (0,blocks/* asBlock */.kw)(lines, index, title), width: 4 } : definitionAt(lines, index);
});
// From the outside to the inside.
function repeated(source, hint, open) {
    let result = source;
    for (let depth = 0; depth < MAX_DEPTH && hint.test(result.text); depth++) {
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
        return [`**${(0,blocks/* kindName */.Ep)(kind)}**`];
    return (0,blocks/* bold */.Cr)(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'));
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

// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
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
    return { before: (0,markdown_escape/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
const liquid_embed = ({ values }) => {
    const { url, src = url, title, caption = title } = values;
    return src ? { before: `[${caption ?? src}](${(0,markdown_escape/* destination */.j_)(src)})` } : {};
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
const jekyllTags = templates(syntax_tags/* liquidTags */.Yj, jekyllRules, words, [
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
const gitbookTags = templates(syntax_tags/* liquidTags */.Yj, gitbookRules, words, ['raw', 'include']);
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
        return templates(syntax_tags/* liquidTags */.Yj, rules, () => 'stays', ['include-markdown'])(source, work);
    // Delimiters that nothing else has are those of tags in code, too.
    const language = { ...syntax_tags/* liquidTags */.Yj, delimiters: [tagDelimiters] };
    return templates(language, rules, () => 'stays', Object.keys(rules))(source, work);
};

// EXTERNAL MODULE: ./node_modules/remark/index.js + 9 modules
var remark = __webpack_require__(1671);
// EXTERNAL MODULE: ./lib/markdown/parse.js
var parse = __webpack_require__(9614);
// EXTERNAL MODULE: ./lib/markdown/splice.js
var splice = __webpack_require__(2061);
;// CONCATENATED MODULE: ./lib/generators/syntax/rebase.js






const processor = (0,remark/* remark */.V)().use(parse/* gfm */.Te).use(parse/* destinations */.uC).freeze();
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
    (0,splice/* walk */.GG)(processor.parse(text), node => {
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
    inline/* scripts */.Pm,
    inline/* icons */.Pt,
    emoji,
    inline/* contents */.PG,
    inline/* abbreviations */.cy,
    critic,
    keys,
    inline/* marked */.xI,
    inline/* namedReferences */.Q5,
    inline/* raisedAndLowered */.g8,
    inline/* codeLanguages */.Dm,
    inline/* markdownInHtml */.G3,
    (0,inline/* attributeLists */.Yd)('all'),
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
        variables,
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
        inline/* scripts */.Pm,
        inline/* components */.dK,
        containers(vitePressName),
        ansiEscapes,
        fences(codeComments),
        inline/* contents */.PG,
        emoji,
        inline/* attributeDelimiters */.xe,
        (0,inline/* attributeLists */.Yd)('all'),
    ],
    docusaurus: [
        inline/* comments */.nK,
        inline/* scripts */.Pm,
        emoji,
        containers(),
        codeTitles,
        fences(magicComments),
        (0,inline/* attributeLists */.Yd)('headings'),
    ],
    starlight: [inline/* scripts */.Pm, containers(), codeTitles, ansiEscapes, fences(), (0,inline/* attributeLists */.Yd)('headings')],
    docfx: [...docfx, fences(), (0,inline/* attributeLists */.Yd)('headings')],
    mdbook: [inline/* scripts */.Pm, inline/* bookTitles */.n0, fences(bookLines), (0,inline/* attributeLists */.Yd)('headings')],
    hugo: [inline/* scripts */.Pm, emoji, shownShortcodes, definitions, excludedSections, fences(), (0,inline/* attributeLists */.Yd)('blocks')],
    jekyll: [
        inline/* scripts */.Pm,
        htmlBlocks,
        emoji,
        listsOfContents,
        definitions,
        excludedSections,
        variables,
        fences(),
        (0,inline/* attributeLists */.Yd)('all'),
    ],
    gitbook: [fences()],
    mintlify: [variables, fences(), (0,inline/* attributeLists */.Yd)('headings')],
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
        ...(0,syntax_step/* askedBy */.Ai)(inclusions[settings.generator], (0,dialect/* fileSource */.IO)(path, text), settings),
        ...imports.map(written => (0,syntax_paths/* importPaths */.i0)(written, path, settings)),
    ];
}


/***/ })

};
