export const id = 781;
export const ids = [781];
export const modules = {

/***/ 2781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dialectFor: () => (/* binding */ dialectFor)
});

// UNUSED EXPORTS: includesOf

// EXTERNAL MODULE: ./lib/markdown/source.js
var markdown_source = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/markdown/escape.js
var markdown_escape = __webpack_require__(6734);
// EXTERNAL MODULE: ./lib/markdown/lines.js
var markdown_lines = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/generators/paths.js
var generators_paths = __webpack_require__(546);
// EXTERNAL MODULE: ./lib/generators/syntax/blocks.js
var blocks = __webpack_require__(7524);
// EXTERNAL MODULE: ./lib/generators/syntax/step.js
var syntax_step = __webpack_require__(3528);
;// CONCATENATED MODULE: ./lib/generators/syntax/fences.js




/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays.
 */
function fences(shown) {
    return source => {
        if (!(shown ? /```|~~~/ : longInfo).test(source.text))
            return source;
        const changes = [];
        let info = '';
        for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
            const { code, text, start, end } = line;
            if (code === 'opens') {
                info = infoOf(line);
                const language = languageOf(info);
                if (language !== info)
                    changes.push({ start: start + text.lastIndexOf(info), end, by: language });
            }
            else if (code === 'within' && shown) {
                const by = shown(text, info);
                if (by === undefined)
                    changes.push({ start, end: end + 1, by: '' });
                else if (by !== text)
                    changes.push({ start, end, by });
            }
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

// EXTERNAL MODULE: ./lib/generators/syntax/include.js
var include = __webpack_require__(6624);
// EXTERNAL MODULE: ./lib/generators/syntax/inline.js
var inline = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/generators/syntax/parts.js
var parts = __webpack_require__(7842);
// EXTERNAL MODULE: ./lib/generators/syntax/paths.js
var syntax_paths = __webpack_require__(6072);
;// CONCATENATED MODULE: ./lib/generators/docfx/syntax.js










/** DocFX, and what Microsoft Learn adds to it. */
function docfxSyntax() {
    return {
        includes: [texts, codeLinks, codeBlocks],
        markup: [triples, columns, zones, tabs, extensions, references, fences(), (0,inline/* attributeLists */.Yd)('headings')],
    };
}
/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const texts = (0,include/* includes */.mK)({
    hint: '[!',
    pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read: ({ 1: written }, from, settings) => [includeOf(written.trim(), from, settings)],
    render: include/* inPlace */.zp,
});
/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = (0,include/* includes */.mK)({
    hint: '[!',
    pattern: /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
    read({ 2: written }, from, settings) {
        const [, path, query, hash] = /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written.trim());
        const options = new URLSearchParams(query);
        const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash ?? '') ?? [];
        const name = options.get('name') ?? options.get('region');
        const range = options.get('range') ?? (first && `${first}-${last}`);
        const part = name ? { name } : range ? (0,parts/* readPart */.o)(range, '-') : hash ? { name: hash } : undefined;
        return [{ ...includeOf(path, from, settings), part, isCode: true }];
    },
    render: (text, match, source) => (0,include/* inPlace */.zp)((0,include/* codeBlock */.DV)(text, match[1] ?? (0,include/* extensionOf */.je)(text.placeAt(0).path)), match, source),
});
/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = (0,include/* includes */.mK)({
    hint: ':::',
    pattern: /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim,
    read({ 1: written }, from, settings) {
        const { source = '', range, id } = attributesOf(written);
        const part = id ? { name: id } : range ? (0,parts/* readPart */.o)(range, '-') : undefined;
        return [{ ...includeOf(source, from, settings), part, isCode: true }];
    },
    render(text, match, source) {
        const { language, source: path } = attributesOf(match[1]);
        return (0,include/* inPlace */.zp)((0,include/* codeBlock */.DV)(text, language ?? (0,include/* extensionOf */.je)(path)), match, source);
    },
});
function includeOf(written, from, { folder, contentFolder }) {
    const isRooted = /^[~/]/.test(written);
    const folders = isRooted ? [folder, contentFolder, ''] : [(0,generators_paths/* folderOf */.yS)(from)];
    const paths = (0,syntax_paths/* pathsIn */.Mr)(folders, written.replace(/^~/, '').replaceAll('%20', ' '));
    return { name: written, paths, isRebased: true };
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
    let inside;
    for (const line of (0,markdown_lines/* linesOf */.Dx)(source)) {
        const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(line.text) ?? [];
        if (tag === undefined) {
            if (!line.isBlank)
                inside?.push(line);
            continue;
        }
        const content = inside ?? [];
        const least = Math.min(...content.map(indentOf));
        for (const { start } of content)
            changes.push({ start, end: start + least, by: '' });
        changes.push({ start: line.start, end: line.start + indentOf(line), by: '' });
        inside = tag.endsWith('row-end') ? undefined : [];
    }
    return (0,syntax_step/* changed */.tD)(source, changes);
};
function indentOf({ text }) {
    return (0,markdown_lines/* blanksOf */.RF)(text).length;
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
/** Blocks between an opening and a closing line; `hint` is in both. */
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

;// CONCATENATED MODULE: ./lib/generators/docusaurus/syntax.js



function docusaurusSyntax({ options }) {
    return {
        includes: [],
        markup: [
            inline/* comments */.nK,
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            containers(),
            codeTitles,
            fences(withoutComments(options.magicComments ?? HIGHLIGHTING)),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    };
}
const HIGHLIGHTING = ['highlight-next-line', 'highlight-start', 'highlight-end'];
/** Comments that mark lines: `// highlight-next-line` and what else the configuration names (`magicComments`). */
function withoutComments(marks) {
    return text => {
        const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1];
        const words = comment?.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd();
        return words !== undefined && marks.includes(words) ? undefined : text;
    };
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
    for (const { 0: all, 1: slash, 2: name = '', 3: written = '', index: start } of text.matchAll(pattern)) {
        const isClosing = slash !== undefined;
        if (openRaw !== undefined && !(isClosing && name === openRaw))
            continue;
        openRaw = !isClosing && raw.includes(name) ? name : undefined;
        const end = start + all.length;
        const isBlank = (from, until) => until - from < 500 && text.slice(from, until).trim() === '';
        const isAlone = isBlank((0,markdown_source/* lastBefore */.kk)(lines, start).start, start) && isBlank(end, (0,markdown_source/* lastBefore */.kk)(lines, end - 1).end);
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
            ? value.slice(1, value.endsWith(value.charAt(0)) ? -1 : undefined).replace(/\\(["\\])/g, '$1')
            : value;
    }
    return values;
}
/** A step that renders the tags of a template language. */
function templates(language, rules, other, inCode) {
    const step = (source, work) => {
        if (source.text.search(language.tag) < 0)
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
    const { start, end, closing } = tag;
    if (rendered === 'stays')
        return [];
    if ('whole' in rendered)
        return [{ start, end: closing?.end ?? end, by: rendered.whole }];
    if ('include' in rendered) {
        const text = (0,include/* included */.d8)(rendered.include, source, start, work, step);
        if (!text)
            return [];
        const content = rendered.language === undefined ? text : (0,include/* codeBlock */.DV)(text, rendered.language);
        return [{ start, end, by: (0,include/* inPlace */.zp)(content, { index: start, 0: source.text.slice(start, end) }, source) }];
    }
    const before = left(tag, source, rendered.before);
    // A title is a paragraph of its own where its line begins with it.
    if (closing && !tag.isAlone && typeof rendered.before === 'string' && rendered.before.endsWith('**')) {
        const beginsLine = /(?:^|\n)[ \t]*$/.test(source.text.slice(Math.max(0, start - 20), start));
        before.by = rendered.before + (beginsLine ? '\n\n' : ' ');
    }
    return closing ? [before, left(closing, source, rendered.after)] : [before];
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
    return { whole: (0,include/* codeBlock */.DV)(code, values[0] ?? values.lang ?? '') };
};
/** What is no text of the page. */
const gone = () => ({ whole: '' });
/** The content alone. */
const content = () => ({});
/** A file beside the one that includes it. */
const includedBeside = ({ tag, values, source }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)([(0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path)], name) } };
};
/** What all that use Liquid have. */
const raw = { raw: content, comment: gone };

;// CONCATENATED MODULE: ./lib/generators/gitbook/syntax.js



function gitbookSyntax() {
    return { includes: [syntax_blocks], markup: [fences()] };
}
const syntax_embed = ({ values }) => {
    const { url, src = url, caption } = values;
    return src ? { before: `[${caption ?? src}](${(0,markdown_escape/* destination */.j_)(src)})` } : {};
};
/** The blocks of GitBook ("Blocks" of its documentation). */
const syntax_blocks = templates(liquidTags, {
    ...raw,
    include: includedBeside,
    hint: admonition,
    tab: titled,
    tabs: templates_tabs,
    'content-ref': content,
    embed: syntax_embed,
    file: syntax_embed,
}, words, ['raw', 'include']);

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
const opening = /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|(?:\?\?\?\+?|===[!+]*)[ \t]+"([^\n]*)")[ \t]*$/i;
/** The title of the block that a line opens, if it does. */
function indented_titleOf({ text, start }, source) {
    const match = opening.exec(text);
    if (!match)
        return undefined;
    const [, kind, ofNote, ofTab] = match;
    const title = ofNote ?? ofTab;
    if (title === undefined)
        return [`**${(0,blocks/* kindName */.Ep)(kind)}**`];
    return (0,blocks/* bold */.Cr)(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'));
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










function hugoSyntax({ options }) {
    return {
        includes: [shortcodes],
        markup: [
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            shownShortcodes,
            definitions,
            blocks/* excludedSections */.dX,
            fences(),
            (0,inline/* attributeLists */.Yd)('blocks'),
        ],
    };
}
const hugoTags = {
    tag: /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/g,
    raw: ['highlight'],
};
/** A file that a site's own shortcode includes, wherever it may look for it. */
const syntax_include = use => {
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
const shortcodeRules = Object.fromEntries([
    ...named('youtube vimeo gist tweet x instagram toc icon br clear video audio math katex', wordless),
    ...named('include readfile include-md include-file include-text includemd md-include snippet', syntax_include),
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
const shortcodes = templates(hugoTags, shortcodeRules, words, ['param', 'variable', 'include', 'readfile']);
/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = (0,syntax_step/* replacing */.mi)('/*', /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g, ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`, true);

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/generators/jekyll/syntax.js











function jekyllSyntax({ options }) {
    return {
        includes: [tags],
        markup: [
            inline/* scripts */.Pm,
            blocks/* htmlBlocks */.cO,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            listsOfContents,
            definitions,
            blocks/* excludedSections */.dX,
            variables,
            fences(),
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
const jekyll_syntax_include = ({ values, work }) => {
    const name = values[0] ?? '';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)(work.settings.includeFolders, name) } };
};
/** A link to a page by its path from the site's folder. */
const syntax_link = ({ tag, values, source, work }) => {
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const isPost = tag.name === 'post_url';
    if (values[0] === undefined)
        return 'stays';
    const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`;
    return { before: (0,markdown_escape/* destination */.j_)(external_node_path_.posix.relative(from, path)) };
};
/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries('if unless elsif else case when for break continue cycle assign capture increment decrement tablerow seo feed_meta'
    .split(' ')
    .map(name => [name, content]));
/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const tags = templates(liquidTags, { ...raw, ...control, include: jekyll_syntax_include, include_relative: includedBeside, link: syntax_link, post_url: syntax_link, highlight: highlight }, words, ['raw', 'comment', 'include', 'include_relative']);
/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = (0,syntax_step/* replacing */.mi)('{:', /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm, () => '');

;// CONCATENATED MODULE: ./lib/generators/mdbook/syntax.js








function mdbookSyntax({ options }) {
    return {
        includes: [files],
        markup: [
            inline/* scripts */.Pm,
            titles,
            fences(withoutHidden(options.hiddenPrefixes ?? {})),
            (0,inline/* attributeLists */.Yd)('headings'),
        ],
    };
}
/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = (0,include/* includes */.mK)({
    hint: /\{\{[ \t]*#/,
    pattern: /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
    isInCodeToo: true,
    read({ 0: token, 2: name }, from) {
        if (token.startsWith('\\'))
            return 'escaped';
        const { path, part } = (0,include/* colonSpec */.bs)(name);
        return [{ name: name, paths: (0,syntax_paths/* pathsIn */.Mr)([(0,generators_paths/* folderOf */.yS)(from)], path), part }];
    },
    render(text, match, source) {
        const content = match[1].startsWith('play') ? (0,include/* codeBlock */.DV)(text, 'rust') : text;
        const line = (0,markdown_source/* lastBefore */.kk)((0,markdown_lines/* linesOf */.Dx)(source), match.index);
        const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index));
        return (0,markdown_source/* indented */.gu)(content, '', margin);
    },
});
/** `{{#title name}}`, which names a page in the browser alone. */
const titles = (0,syntax_step/* replacing */.mi)('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '');
/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes) {
    return (text, info) => {
        const [language = '', ...others] = info.split(/[ \t,]/);
        if (language === 'rust')
            return /^\s*#(?: |$)/.test(text) ? undefined : text.replace(/^(\s*)##/, '$1#');
        const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length);
        const prefix = own ?? prefixes[language];
        return prefix && text.trimStart().startsWith(prefix) ? undefined : text;
    };
}

;// CONCATENATED MODULE: ./lib/generators/mintlify/syntax.js





function mintlifySyntax() {
    return { includes: [snippets], markup: [variables, fences(), (0,inline/* attributeLists */.Yd)('headings')] };
}
/** `<Snippet file="name.mdx" />`, in the folder of snippets ("Reusable snippets"). */
const snippets = (0,include/* includes */.mK)({
    hint: '<Snippet',
    pattern: /<Snippet[ \t]+file="([^"\n]+)"[ \t]*\/>/g,
    read: ({ 1: name }, _, { includeFolders, folder }) => [
        { name: name, paths: (0,syntax_paths/* pathsIn */.Mr)([...includeFolders, folder], name), isRebased: true },
    ],
    render: include/* inPlace */.zp,
});

;// CONCATENATED MODULE: ./lib/generators/mkdocs/syntax.js













/** Python-Markdown with pymdown's extensions, Material and common plugins. */
function mkdocsSyntax({ options }) {
    return {
        includes: [syntax_snippets, syntax_tags, appended(options.appended ?? [])],
        markup: [
            variables,
            autodoc,
            blocks/* htmlBlocks */.cO,
            indentedBlocks,
            slashBlocks,
            blocks/* excludedSections */.dX,
            codeTitles,
            fences(),
            inline/* scripts */.Pm,
            ...(options.hasEmoji ? [inline/* emoji */.Zg] : []),
            inline/* contents */.PG,
            abbreviations,
            critic,
            keys,
            marked,
            namedReferences,
            raisedAndLowered,
            codeLanguages,
            markdownInHtml,
            (0,inline/* attributeLists */.Yd)('all'),
            icons,
        ],
    };
}
/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const syntax_snippets = (0,include/* includes */.mK)({
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
            const { path, part } = (0,include/* colonSpec */.bs)(name);
            const above = (folder) => (0,syntax_paths/* pathIn */.lW)(folder, path)?.startsWith(folder);
            return { name, paths: (0,syntax_paths/* pathsIn */.Mr)(includeFolders.filter(above), path), part };
        });
    },
    render: include/* inPlace */.zp,
});
/**
 * What the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), such as definitions of links:
 * of these the ones that it uses.
 */
function appended(names) {
    return (source, work) => names.reduce((result, name) => {
        const paths = (0,syntax_paths/* pathsIn */.Mr)(work.settings.includeFolders, name);
        const isThere = !paths.includes(work.open[0]) && paths.some(path => work.context.read?.(path));
        work.asked?.(paths);
        const end = source.text.length;
        const text = isThere ? (0,include/* included */.d8)({ name, paths }, source, end, work, syntax_snippets) : undefined;
        const used = text && withoutUnused(text, source.text);
        if (!used)
            return result;
        return (0,syntax_step/* changed */.tD)(result, [{ start: result.text.length, end: result.text.length, by: ['\n\n', used] }]);
    }, source);
}
function withoutUnused(text, page) {
    const words = page.toLowerCase();
    const changes = [...text.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):[^\n]*(?:\n|$)/gm)]
        .filter(([, label]) => !words.includes(label.toLowerCase()))
        .map(({ index, 0: line }) => ({ start: index, end: index + line.length, by: '' }));
    return (0,syntax_step/* changed */.tD)(text, changes);
}
/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown = ({ tag, values, source, work }) => {
    const { 0: name = '', start: after, end: before } = values;
    const { contentFolder, includeFolders, folder } = work.settings;
    const from = (0,generators_paths/* folderOf */.yS)(source.placeAt(tag.start).path);
    const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder];
    const isRebased = tag.name === 'include-markdown';
    return { include: { name, paths: (0,syntax_paths/* pathsIn */.Mr)(folders, name), part: { after, before }, isRebased } };
};
/** Tags that plugins have; others are text, as they all are in code about templates. */
const syntax_tags = templates(liquidTags, { ...raw, 'include-markdown': includeMarkdown, include: includeMarkdown }, () => 'stays', ['include-markdown']);
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
/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween('///', /^([ \t]*\/{3,}[ \t]*)([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i, /^[ \t]*(\/{3,})[ \t]*$/, blocks/* kindName */.Ep);
/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = (0,syntax_step/* replacing */.mi)(':', /\[:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:\](?:\([^()\n]*\)|\[[^[\]\n]*\])|(?:(?<![^\s[]):(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+: *)|:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g, () => '');
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
/** `{--deleted--}`, `{++inserted++}`, `{~~old~>new~~}`, `{==marked==}`, `{>>a comment<<}` (pymdown, Critic). */
const critic = (0,syntax_step/* replacing */.mi)(/\{(?:--|\+\+|~~|==|>>)/, /\{(?:--([^{}\n]+)--|~~([^{}~\n]*)~>([^{}~\n]*)~~|(\+\+|==|>>)([^{}]*)(?:\+\+|==|<<))\}/g, ({ 1: deleted, 2: old, 3: words, 4: open, 5: others }) => {
    if (others !== undefined)
        return (open === '>>' ? ' ' : '') + others;
    return (deleted ?? old).replace(/\S(?:.*\S)?/, '~~$&~~') + (words ?? '');
});
/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = (0,syntax_step/* replacing */.mi)('++', /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g, ({ 1: names }) => names.replace(/"([^"]*)"|[\w-]+/g, (name, quoted) => quoted ?? keyName(name)));
/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(`alt-graph AltGr, altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, asterisk *, backslash \\,
  backtab Back Tab, bar |, bksp Backspace, brace-left {, brace-right }, bracket-left [, bracket-right ], cmd Cmd, colon :,
  comma ,, command Cmd, context-menu Menu, control Ctrl, delete Del, double-quote ", equal =, escape Esc, exclam !, fn Fn,
  function Fn, grave \`, greater >, insert Ins, less <, minus -, num-separator Num ., period ., pg-dn Page Down,
  pg-up Page Up, pipe |, plus +, question ?, return Enter, semicolon ;, single-quote ', slash /, spc Space, tilde ~,
  underscore _, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
function keyName(name) {
    const wordName = (word) => keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
    const words = name.replace(/^num(?=\d)/, 'num-').split('-');
    return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(/[^\w\s]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
;// CONCATENATED MODULE: ./lib/generators/syntax/hero.js



/** Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight. */
function hero(isHome) {
    return (source, { context: { data }, open }) => {
        // An included page has no hero.
        if (data === undefined || open.length > 1 || !isHome(data))
            return source;
        const blocks = [...heroOf(data), ...(0,text_data/* list */.p_)((0,text_data/* get */.aR)(data, 'features')).flatMap(featureOf)];
        return blocks.length === 0 ? source : (0,markdown_source/* sourceOf */.vz)([(0,markdown_source/* put */.yJ)(`${blocks.join('\n\n')}\n\n`, source, 0), source]);
    };
}
function heroOf(data) {
    const all = (0,text_data/* get */.aR)(data, 'hero');
    const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key => lineOf((0,text_data/* get */.aR)(all, key)));
    const heading = [name, words].filter(Boolean).join(' ');
    const actions = (0,text_data/* list */.p_)((0,text_data/* get */.aR)(all, 'actions')).flatMap(each => linkOf((0,text_data/* get */.aR)(each, 'text'), (0,text_data/* get */.aR)(each, 'link')));
    const own = title && title !== lineOf((0,text_data/* get */.aR)(data, 'title')) ? `**${title}**` : '';
    return [heading && `# ${heading}`, own, tagline, actions.join(' ')].flatMap(each => each || []);
}
function featureOf(feature) {
    const [title, details] = ['title', 'details'].map(key => lineOf((0,text_data/* get */.aR)(feature, key)));
    const [link] = linkOf((0,text_data/* get */.aR)(feature, 'linkText'), (0,text_data/* get */.aR)(feature, 'link'));
    return [title && `**${title}**`, details, link ?? ''].flatMap(each => each || []);
}
function linkOf(words, url) {
    const [label, to] = [lineOf(words), (0,text_data/* text */.Qq)(url)];
    return label === '' ? [] : [to ? `[${label}](${(0,markdown_escape/* destination */.j_)(to)})` : label];
}
/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value) {
    const line = ((0,text_data/* text */.Qq)(value) ?? '').replace(/<[^<>]*>/g, ' ').trim();
    return (0,markdown_escape/* escaped */.Mk)(line).replaceAll('{', '\\{');
}

;// CONCATENATED MODULE: ./lib/generators/starlight/syntax.js




function starlightSyntax() {
    return {
        includes: [],
        markup: [hero(() => true), inline/* scripts */.Pm, containers(), codeTitles, fences(), (0,inline/* attributeLists */.Yd)('headings')],
    };
}

;// CONCATENATED MODULE: ./lib/generators/vitepress/syntax.js











function vitepressSyntax() {
    return {
        includes: [commentIncludes, codeIncludes],
        markup: [
            hero(data => (0,text_data/* text */.Qq)((0,text_data/* get */.aR)(data, 'layout')) === 'home'),
            inline/* scripts */.Pm,
            components,
            containers(kind => (kind === 'details' ? 'Details' : kind.toUpperCase())),
            fences(syntax_withoutComments),
            inline/* contents */.PG,
            inline/* emoji */.Zg,
            (0,inline/* attributeLists */.Yd)('all'),
        ],
    };
}
/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = (0,include/* includes */.mK)({
    hint: '@include:',
    pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
    isInCodeToo: true,
    read({ 1: written }, from, settings) {
        const name = written.trim();
        const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? [];
        const part = lines ? (0,parts/* readPart */.o)(lines.replace(',', ':'), ':') : region ? { name: region } : undefined;
        return [{ name, paths: pathsOf(path, from, settings), part }];
    },
});
/** `<<< @/path#region{1,3 js}`: a file as code. */
const codeIncludes = (0,include/* includes */.mK)({
    hint: '<<<',
    pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
    read({ 1: written }, from, settings) {
        const { path, region } = codeSpec(written);
        const paths = pathsOf(path, from, settings);
        return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }];
    },
    render(code, match, source) {
        const { path, language, label } = codeSpec(match[1]);
        return (0,include/* inPlace */.zp)((0,include/* codeBlock */.DV)(code, (language || (0,include/* extensionOf */.je)(path)) + label), match, source);
    },
});
function codeSpec(written) {
    const [, path = '', region, braces = '', label] = /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? [];
    const language = languageOf(braces.replace(/^[\d,\- ]+/, ''));
    return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` };
}
function pathsOf(written, from, settings) {
    const alias = (0,syntax_paths/* aliased */.qZ)(written, settings);
    if (alias !== undefined)
        return [alias];
    return (0,syntax_paths/* pathsIn */.Mr)([written.startsWith('/') ? settings.contentFolder : (0,generators_paths/* folderOf */.yS)(from)], written);
}
/**
 * Components, by their capital letter: their words, and what is between their tags ("Using Vue in Markdown").
 */
const components = (0,syntax_step/* replacing */.mi)(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
    const { title, text: words, label, caption, alt } = argumentsOf(tag.slice(0, -1));
    return [...new Set([title, words, label, caption ?? alt])].filter(Boolean).join(' ');
});
/** Comments that mark lines: `// [!code focus]` ("Focus in Code Blocks"). */
const syntax_withoutComments = line => {
    const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(line.trimEnd());
    return match ? line.slice(0, match.index).trimEnd() || undefined : line;
};

;// CONCATENATED MODULE: ./lib/generators/syntaxes.js














/** The steps of each generator. They load the parser, so they are apart from `rules`, which every run loads. */
const syntaxes = {
    mkdocs: mkdocsSyntax,
    vitepress: vitepressSyntax,
    docusaurus: docusaurusSyntax,
    starlight: starlightSyntax,
    docfx: docfxSyntax,
    mdbook: mdbookSyntax,
    hugo: hugoSyntax,
    jekyll: jekyllSyntax,
    gitbook: gitbookSyntax,
    mintlify: mintlifySyntax,
};
function syntaxOf(settings) {
    return syntaxes[settings.generator](settings);
}
/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
function dialectFor(settings, mdx) {
    const { includes, markup } = syntaxOf(settings);
    return (0,syntax_step/* stepwise */.F9)([...includes, ...markup, include/* rebased */.RD, ...(mdx ? [mdx] : [])], settings);
}
/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
function includesOf(text, path, settings) {
    // What a page in MDX includes is read as MDX, too, whatever its name.
    const mayImport = /\.mdx?["']|raw-loader|\?raw/.test(text);
    const imports = [
        ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
    ].flatMap(({ 1: written }) => rawFile(written) ?? (/\.mdx?$/i.test(written) ? written : []));
    return [
        ...askedBy(syntaxOf(settings).includes, fileSource(path, text), settings),
        ...imports.map(written => importPaths(written, path, settings)),
    ];
}


/***/ })

};
