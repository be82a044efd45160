export const id = 593;
export const ids = [593];
export const modules = {

/***/ 593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findAffected: () => (/* binding */ findAffected)
});

// UNUSED EXPORTS: destinationsIn

// EXTERNAL MODULE: ./node_modules/micromark-util-decode-string/index.js + 3 modules
var micromark_util_decode_string = __webpack_require__(304);
// EXTERNAL MODULE: ./lib/plan/pages.js
var plan_pages = __webpack_require__(4347);
// EXTERNAL MODULE: ./lib/plan/tree.js
var plan_tree = __webpack_require__(1147);
// EXTERNAL MODULE: ./lib/text/decode.js
var decode = __webpack_require__(5685);
// EXTERNAL MODULE: ./lib/text/paths.js
var text_paths = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/document/anchors.js
var document_anchors = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/document/target.js
var document_target = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/document/links.js




/** Makes the relative destinations of links, images and definitions absolute, and counts images without a text. */
function links() {
    return (tree, file) => {
        const page = file.data.page;
        page.missingAnchors ??= findMissingAnchors(String(file), page);
        walk(tree, node => {
            if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
                page.unnamedImages++;
            if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
                resolveLink(node, page);
        });
    };
}
function resolveLink(node, page) {
    // An autolink has no destination besides its text, and is never relative.
    const place = node.data?.destination;
    if (!place)
        return;
    const written = fromPage(node.url, node.position.start.offset + place.start, page);
    const { url, path, problem } = absolute(written, path => shows(node, path), page);
    const { line, column, offset } = node.position.start;
    if (url !== undefined || written !== node.url) {
        const by = (url ?? encodeSuffix(written)).replace(/&(?=#?\w+;)/g, '&amp;');
        page.edits.push({ start: offset + place.start, end: offset + place.end, by });
    }
    const at = { line: line + page.linesBefore, column };
    const isMissing = node.url.startsWith('#') && page.missingAnchors?.has(node.url.slice(1));
    const found = problem?.() ?? (isMissing ? missingAnchor(node.url.slice(1), page.path) : undefined);
    if (found)
        page.messages.push({ ...at, ...found });
    const linked = linkedAnchor(node.url, path, page);
    if (linked)
        page.anchors.push({ ...at, ...linked });
}
// A definition does not say whether images or links use it: its target does.
function shows(node, path) {
    const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
    return node.type === 'image' || (node.type === 'definition' && isImageFile);
}
/** A destination at a place of the text as the page's own would be, where it is that of an included file in another folder. */
function fromPage(url, offset, { path, placeAt }) {
    const place = placeAt?.(offset);
    return (place?.isRebased && fromFolder(url, folderOf(place.path), folderOf(path))) || url;
}
/**
 * The address that a relative destination on a page leads to: on the website if the target is there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function absolute(destination, showsFile, page) {
    const { path: from, paths, settings, site } = page;
    const end = destination.search(/[?#]/);
    const [written, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)];
    const isExternal = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written.replace(/[\t\n\r]/g, ''));
    // `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
    if (written === '' || /\{[{%]/.test(destination) || isExternal)
        return {};
    const target = site ? site.resolve(written, from) : (0,document_target/* resolve */.hd)(written, from, settings.siteUrls, paths);
    const onGitHub = (file, view) => paths.generated?.has(file) ? undefined : (0,document_target/* urlOf */.rs)(showsFile(file) ? 'raw' : view, file, settings);
    const named = 'path' in target ? { path: target.path } : {};
    const address = 'address' in target ? target.address : undefined;
    const url = address ??
        ('path' in target ? onGitHub(target.path, target.kind === 'folder' ? 'tree' : 'blob') : undefined);
    // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
    // On a site only sources are sure to be a mistake; on Learn `~/` may be another repository.
    const isOther = site && (!(0,text_paths/* namesSource */.QM)(written) || written.startsWith('~'));
    const isQuiet = target.kind !== 'missing' || paths.generated?.has(from) || isOther;
    return {
        ...(url !== undefined && { url: url + (0,document_target/* encodeSuffix */.u7)(suffix) }),
        ...named,
        ...(!isQuiet && { problem: () => linkProblem(destination, written, url, page) }),
    };
}
function linkProblem(destination, written, url, { path: from, paths, settings, site }) {
    const becomes = url === undefined ? 'the link stays as written' : `the link leads to ${url}`;
    const target = (0,document_target/* pathOf */.XM)(written, from);
    const missing = (reason) => ({
        rule: 'missing-target',
        ...(target !== undefined && { target }),
        reason: `"${destination}" is not ${reason}`,
    });
    const other = target === undefined ? undefined : (0,document_target/* lookUpInOtherCase */.EM)(target, paths);
    if (other !== undefined)
        return missing(`in the repository, where case counts: ${becomes}. Did you mean ${other}?`);
    if (site)
        return missing(`in the repository: ${becomes}. Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.`);
    if (!written.startsWith('/') || (0,document_target/* siteUrlOf */.Yg)(from, settings.siteUrls) !== undefined)
        return missing(`in the repository: ${becomes}. Fix the link, or add the file.`);
    return {
        ...missing(`at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`),
        rule: 'site-link',
    };
}

;// CONCATENATED MODULE: ./lib/document/affected.js







/**
 * Finds the unchanged pages whose documents may differ all the same, because what they refer to resolves otherwise than
 * in an earlier commit with the same settings: their own address, a file that they include through any depth, or a
 * destination in them or in what they include. A property of the tests holds that it finds all of them.
 *
 * @returns their `external_ref`s.
 */
async function findAffected(unchanged, before, now, settings, blobs) {
    const affected = new Set();
    for (const each of before) {
        const pages = unchanged.filter(({ externalRef }) => !affected.has(externalRef));
        for (const externalRef of await affectedSince(each, now, pages, settings, blobs))
            affected.add(externalRef);
    }
    return affected;
}
async function affectedSince(before, now, pages, settings, blobs) {
    const changed = before.tree === now.tree ? [] : [...(0,plan_tree/* differing */.R1)(before.tree, now.tree)];
    if (changed.length === 0 || pages.length === 0)
        return [];
    const isSameSite = JSON.stringify(before.sites) === JSON.stringify(now.sites);
    const [old, today] = [openCommit(before, settings), openCommit(now, settings)];
    // Of an unchanged page the head is the same in both commits.
    await old.readHeads(isSameSite ? changed : before.paths.files);
    await today.readHeads(isSameSite ? changed : now.paths.files);
    const hasMoved = (path) => old.placeOf(path) !== today.placeOf(path);
    const isAnyMoved = !isSameSite || changed.some(hasMoved);
    if (!isAnyMoved && now.sites.sites.length === 0)
        return [];
    const leadsElsewhere = (written, from) => old.targetOf(written, from) !== today.targetOf(written, from);
    // They load the parser, which other runs do not need here.
    const [{ includesOf }, { filled }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(51), __webpack_require__.e(161), __webpack_require__.e(244)]).then(__webpack_require__.bind(__webpack_require__, 2244)),
        Promise.all(/* import() */[__webpack_require__.e(51), __webpack_require__.e(718)]).then(__webpack_require__.bind(__webpack_require__, 6051)),
    ]);
    const affected = new Set(isAnyMoved ? pages.filter(({ path }) => hasMoved(path)) : []);
    const seen = new Map();
    /** Notes that a page is made of a file, once. */
    const see = (parts, path, page) => {
        const site = today.siteOf(page.path);
        const key = `${site?.config.file}\n${path}`;
        const known = seen.get(key) ?? new Set();
        if (known.has(page))
            return;
        seen.set(key, known.add(page));
        const part = parts.get(key) ?? { path, oid: today.oids.get(path) ?? page.oid, site, pages: new Set() };
        parts.set(key, part);
        part.pages.add(page);
    };
    let parts = new Map();
    for (const page of pages)
        if (!affected.has(page))
            see(parts, page.path, page);
    // First the pages, then what they include, then what that includes.
    while (parts.size > 0) {
        const next = new Map();
        const all = [...parts.values()];
        let index = 0;
        for await (const { bytes } of blobs(all.map(({ oid }) => oid), plan_pages/* MAX_READ_BYTES */.qT)) {
            const { path, site, pages: within } = all[index++];
            const text = bytes && (0,decode/* textOf */.b)(bytes);
            const includes = site && text ? includesOf(text, path, site.config) : [];
            const destinations = text && isAnyMoved
                ? destinationsIn(site ? `${text}\n${filled(text, site.config.variables)}` : text)
                : [];
            for (const page of within) {
                // Some generators read links from the included file's folder, others from the page's.
                const written = path === page.path
                    ? destinations
                    : destinations?.flatMap(each => [
                        each,
                        (0,text_paths/* fromFolder */.FC)(each, (0,text_paths/* folderOf */.yS)(path), (0,text_paths/* folderOf */.yS)(page.path)) ?? each,
                    ]);
                const isUnknown = destinations === undefined || (text === undefined && path === page.path);
                if (isUnknown || written?.some(each => leadsElsewhere(each, page.path)))
                    affected.add(page);
                for (const paths of includes) {
                    const file = paths.find(each => today.oids.has(each));
                    if (file !== paths.find(each => old.oids.has(each)))
                        affected.add(page);
                    else if (file === undefined)
                        continue;
                    else if (old.oids.get(file) !== today.oids.get(file))
                        affected.add(page);
                    else if (!affected.has(page))
                        see(next, file, page);
                }
            }
        }
        parts = next;
    }
    return [...affected].map(({ externalRef }) => externalRef);
}
function openCommit({ paths, tree, heads, openSites }, settings) {
    const { siteOf, all } = openSites(settings.siteUrls);
    const generated = new Set(tree.filter(plan_tree/* isGenerated */.UK).map(({ path }) => path));
    return {
        siteOf,
        async readHeads(some) {
            // Where a site's address is not known, links are looked up by the routes of all its pages.
            const unknown = all.filter(({ config }) => config.address === undefined);
            const asked = [...some, ...unknown.flatMap(({ routes }) => [...routes.pages.keys()])];
            await heads.read(asked.filter(path => siteOf(path)?.needsHead(path)));
        },
        oids: (0,plan_tree/* oidsOf */.hc)(tree),
        placeOf(path) {
            const site = siteOf(path);
            const place = [
                site?.routeOf(path),
                site?.addressOf(path),
                site?.hiddenBy(path),
                site?.nameOf(path),
                site?.tagsOf(path),
                // What it says of the pages below it.
                site?.routes.hasCascades && heads.of(path),
            ];
            return JSON.stringify([paths.files.has(path), generated.has(path), ...place]);
        },
        targetOf(written, from) {
            const page = { path: from, paths, settings, site: siteOf(from) };
            const { url, path } = absolute(written, () => false, page);
            return `${url} ${path}`;
        },
    };
}
/** After what begins a destination in a link, a definition, an attribute or behind a tag; the `>` is that of a quote. */
const WRITTEN = /(?:\]\(|\]:|=|[%}]\})[\s>]*(?=(<[^<>\n]*>|\S{1,2000}))/g;
/** In quotes, as attributes, parameters and imports have it. */
const QUOTED = /(?:[=({[,:|>]|from|import)\s{0,8}(["'`])(?=((?:(?!\1)[\s\S]){1,5000})\1)/g;
/** A value of front matter without quotes. */
const PLAIN = /^[ \t]*(?:-[ \t]+)?[\w-]+:[ \t]+(?=(\S[^\n]{0,500}))/gm;
/** In the braces of a template or a shortcode. */
const BRACES = /\{[{%](?=([^{}]{1,1000}))/g;
/** More than any page has that somebody wrote. */
const MAX_CANDIDATES = 20_000;
/**
 * All that may be a destination in the source of a page, in any syntax: what is none does no harm, as it leads nowhere in
 * any commit. Undefined where there are too many to look each up.
 */
function destinationsIn(text) {
    const found = new Set();
    let count = 0;
    for (const written of candidatesIn(text)) {
        if (++count > MAX_CANDIDATES)
            return undefined;
        if (written === '' || /^(?:https?:|mailto:|#)/i.test(written))
            continue;
        found.add(written);
        if (!/[\\&]/.test(written))
            continue;
        // Escapes are Markdown's alone, character references also those of HTML.
        found.add((0,micromark_util_decode_string/* decodeString */.s)(written));
        found.add((0,document_target/* withoutReferences */.Xl)(written));
    }
    return [...found];
}
function* candidatesIn(text) {
    for (const [, written = ''] of text.matchAll(WRITTEN)) {
        yield withoutBrackets(beforeParenthesis(written));
        yield written.split(/["'`<>{}]/, 1)[0];
    }
    for (const [, , value = ''] of text.matchAll(QUOTED))
        yield* [value.trim(), ...value.split(/[\s,]+/)];
    for (const [, value = ''] of text.matchAll(PLAIN))
        yield value.trim();
    for (const [, inside = ''] of text.matchAll(BRACES))
        for (const each of [...inside.split(/["'`]/), ...inside.split(/[\s"'`|]+/)]) {
            yield each;
            // Some tags have paths from the root, or without the extension.
            yield `/${each}`;
            yield `${each.split('#')[0].replace(/\/$/, '')}.md`;
        }
}
function withoutBrackets(written) {
    return written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written;
}
/** What is before the parenthesis that ends a link (CommonMark, "link destination"). */
function beforeParenthesis(written) {
    if (written.startsWith('<'))
        return written;
    let depth = 0;
    for (let at = 0; at < written.length; at++) {
        const character = written[at];
        if (character === '\\')
            at++;
        else if (character === '(')
            depth++;
        else if (character === ')' && depth-- === 0)
            return written.slice(0, at);
    }
    return written;
}


/***/ })

};
