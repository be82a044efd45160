import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { encodeRoute, foldersAbove, percentDecoded } from '../text/paths.ts'
import { withoutElements } from './hast.ts'

interface MatchOptions {
  /** The repository of the sources, `owner/name`: a link to edit a page of another one says nothing of its source. */
  repository: string
  /** The route of a source by the rules of its generator, below the folder's address: `guide/setup/`. */
  routeOf(path: string): string | undefined
  /** Whether a source may be on this site by its configuration; of any other only a link to edit it counts. */
  isOnSite(path: string): boolean
}

/** A built page that may be that of a source: by the source's route, by the page's link to edit it, or by its path. */
export interface Candidate {
  file: string
  by: 'route' | 'link' | 'path'
}

/** The first is the surest. */
const ORDER: readonly Candidate['by'][] = ['route', 'link', 'path']

/** Finds the built pages that each source may have, by the source's path; sources without one are left out. */
export function findCandidates(
  heads: ReadonlyMap<string, BuiltHead>,
  sources: ReadonlySet<string>,
  { repository, routeOf, isOnSite }: MatchOptions,
): Map<string, Candidate[]> {
  const pages = matchable(heads)
  const linked = filesByLinks(pages, repository)
  const onSite = [...sources].filter(isOnSite)
  const voted = vote([...pages.keys()], onSite)
  const candidates = new Map<string, Candidate[]>()
  for (const path of sources) {
    const found: Candidate[] = []
    const route = isOnSite(path) ? routeOf(path) : undefined
    const routed = route === undefined ? undefined : servedFile(route, pages)
    if (routed !== undefined) found.push({ file: routed, by: 'route' })
    for (const file of linked.get(path) ?? []) found.push({ file, by: 'link' })
    const file = voted.get(path)
    if (file !== undefined) found.push({ file, by: 'path' })
    if (found.length > 0) candidates.set(path, found)
  }
  return candidates
}

/** Sources with their built files, sources whose candidates show other words, and built pages without a source. */
export interface Match {
  files: Map<string, string>
  unlike: Set<string>
  others: string[]
}

/** A page that has less of a source's words is another's: on sites without includes none of its own has less than 0.87. */
const MIN_SHARE = 0.5

/** Shares that differ by less say nothing, such as those of a page and of its copy in another language or version. */
const CLEARLY = 0.1

/**
 * Chooses the built page of each source: of those that show its words the one that shows clearly more of them, else the
 * surest. Where these leave a choice there is none: no page is better than a wrong one.
 *
 * @param sharesOf the shares of a source's words that its candidates show, in their order.
 */
export function chooseFiles(
  heads: ReadonlyMap<string, BuiltHead>,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  sharesOf: (path: string) => readonly number[],
): Match {
  const claims: Claim[] = []
  const unlike = new Set<string>()
  for (const [path, found] of candidates) {
    const shares = sharesOf(path)
    const likely: Claim[] = []
    for (const [index, { file, by }] of found.entries()) {
      const share = shares[index] ?? 0
      if (share >= MIN_SHARE) likely.push({ path, file, by, share })
    }
    const claim = surest(likely, shortest)
    if (claim) claims.push(claim)
    else if (likely.length === 0) unlike.add(path)
  }
  const files = new Map<string, string>()
  for (const [file, ofFile] of Map.groupBy(claims, claim => claim.file)) {
    const claim = surest(ofFile, single)
    if (claim) files.set(claim.path, file)
  }
  const matched = new Set(files.values())
  const others: string[] = []
  for (const [file, { kind }] of heads)
    if (kind === 'page' && !matched.has(file)) others.push(file)
  return { files, unlike, others }
}

interface Claim extends Candidate {
  path: string
  share: number
}

/** @param choose one of several that are equally sure. */
function surest(
  claims: readonly Claim[],
  choose: (claims: readonly Claim[]) => Claim | undefined,
): Claim | undefined {
  const most = Math.max(...claims.map(({ share }) => share))
  const best = claims.filter(({ share }) => share > most - CLEARLY)
  for (const by of ORDER) {
    const equal = best.filter(claim => claim.by === by)
    const chosen = choose(equal)
    if (chosen) return chosen
  }
  return undefined
}

/** Versions and languages without a page of their own show, and name, that of another one, which is the shortest path. */
function shortest(claims: readonly Claim[]): Claim | undefined {
  const depth = ({ file }: Claim) => file.split('/').length
  const least = Math.min(...claims.map(depth))
  return single(claims.filter(claim => depth(claim) === least))
}

function single<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined
}

/** The pages that may be that of a source. */
function matchable(
  heads: ReadonlyMap<string, BuiltHead>,
): Map<string, BuiltHead> {
  return new Map(
    [...heads].filter(
      ([, { kind }]) => kind !== 'redirect' && kind !== 'not-found',
    ),
  )
}

/** The path of a file that a link names in the repository: `docs/a.md` of `https://github.com/o/r/edit/main/docs/a.md`. */
function pathInRepository(
  link: string,
  repository: string,
): string | undefined {
  const name = `/${repository.toLowerCase()}/`
  const start = link.toLowerCase().indexOf(name)
  if (start < 0) return undefined
  const rest = link.slice(start + name.length)
  return IN_REPOSITORY.exec(rest)?.[1]
}

/** The view, the branch, and the path, which is the group. */
const IN_REPOSITORY =
  /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/

/** The pages that link to each file of the repository: the words tell which of them it is the source of. */
function filesByLinks(
  pages: ReadonlyMap<string, BuiltHead>,
  repository: string,
): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [file, { sourceLinks }] of pages)
    for (const link of sourceLinks) {
      const path = pathInRepository(link, repository)
      if (path === undefined) continue
      const others = files.get(path) ?? []
      if (!others.includes(file)) files.set(path, [...others, file])
    }
  return files
}

/**
 * The address of the folder, with a slash at its end, by what most of some pages have as their own; undefined where that
 * says nothing.
 *
 * @param pages their files and addresses.
 */
export function builtAddress(
  pages: readonly (readonly [file: string, address: string])[],
): string | undefined {
  const folders: string[] = []
  for (const [file, address] of pages) {
    const folder = folderAddress(file, address)
    if (folder !== undefined) folders.push(folder)
  }
  for (const [folder, { length }] of Map.groupBy(folders, name => name))
    if (length * 2 > folders.length) return folder
  return undefined
}

/** The address of the folder by that of one page in it; undefined where the page has another route. */
export function folderAddress(
  file: string,
  address: string,
): string | undefined {
  const stem = withoutIndex(address)
  const route = encodeRoute(withoutIndex(routeOfFile(file)))
  if (route !== '' && !stem.endsWith(`/${route}`)) return undefined
  const folder = stem.slice(0, stem.length - route.length)
  return `${folder.replace(/\/$/, '')}/`
}

function withoutIndex(path: string): string {
  return path.replace(/(?:index)?\.html$|\/$/, '')
}

/**
 * Pairs built files with sources by their paths below one folder: that under which most of them have one. Both sides are
 * spelled as generators spell addresses, and what is alike then is left out, as is what another folder has as well that
 * has half as many.
 */
function vote(
  files: readonly string[],
  sources: readonly string[],
): Map<string, string> {
  const built = unique(files.map(file => [fileKey(file), file]))
  const [best, ...others] = foldersByMatches(built, sources)
  if (best === undefined) return new Map()
  const { folder, paths } = best
  const rivals = others.filter(
    other =>
      other.paths.size * 2 >= paths.size &&
      !other.folder.startsWith(folder) &&
      !folder.startsWith(other.folder),
  )
  const pairs = new Map<string, string>()
  for (const [key, path] of paths) {
    const isSure = !rivals.some(rival => rival.paths.has(key))
    if (isSure) pairs.set(path, built.get(key)!)
  }
  return pairs
}

interface FolderMatches {
  folder: string
  /** The sources below the folder that have a built file, by their keys. */
  paths: Map<string, string>
}

/** Finds the sources below each folder that have a built file, the folder with most of them first. */
function foldersByMatches(
  built: ReadonlyMap<string, string>,
  sources: readonly string[],
): FolderMatches[] {
  const matches: FolderMatches[] = []
  for (const folder of new Set(['', ...sources.flatMap(foldersAbove)])) {
    const below = sources.filter(path => path.startsWith(folder))
    const keys = unique(
      below.map(path => [sourceKey(path.slice(folder.length)), path]),
    )
    const paths = new Map([...keys].filter(([key]) => built.has(key)))
    matches.push({ folder, paths })
  }
  return matches.sort((a, b) => b.paths.size - a.paths.size)
}

/** A map of the entries whose key no other has. */
function unique(
  entries: readonly (readonly [string, string])[],
): Map<string, string> {
  const groups = Map.groupBy(entries, ([key]) => key)
  const lone = groups.values().filter(group => group.length === 1)
  return new Map(lone.map(([entry]) => entry!))
}

function fileKey(file: string): string {
  return pathKey(file.replace(/(?:^|\/)index\.html$|\.html$/, ''))
}

function sourceKey(path: string): string {
  const stem = path
    .replace(/\.[^./]*$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/i, '')
  return pathKey(stem)
}

/** Some generators take numbers that order files out of addresses. */
function pathKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/(^|\/)\d+[-.]+(?=[^/])/g, '$1')
}

/** The head of a built page: it is read of all pages before the first of them can become a document. */
export interface BuiltHead {
  /** Only a `page` is one that readers come for. */
  kind: 'page' | 'redirect' | 'not-found' | 'search' | 'listing'
  /** The address that it names as its own, without `?` and `#`. */
  canonical?: string | undefined
  /** The addresses of Markdown in a repository that it links to, decoded and without `?` and `#`. */
  sourceLinks: readonly string[]
  /** Its head asks search engines to leave it out. */
  isNoIndex: boolean
  words: PageWords
}

/**
 * Reads the few tags of a page that say what it is, without a tree of the page: in time that grows with its size alone.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuiltHead(html: Uint8Array, file: string): BuiltHead {
  const text = withoutElements(new TextDecoder().decode(html), UNREAD)
  const bodyStart = Math.max(0, text.search(/<body[\s>]/i))
  const tags = readTags(text, bodyStart)
  const isRedirect =
    tags.isRedirect || isScriptedRedirect(html, text.slice(bodyStart))
  const [kind = 'page'] = byPath.find(([, path]) => path.test(file)) ?? []
  return {
    kind: isRedirect ? 'redirect' : kind,
    canonical: tags.canonical,
    sourceLinks: [...tags.links],
    isNoIndex: tags.isNoIndex,
    words: wordsOfPage(text.slice(bodyStart)),
  }
}

/** A redirect by a script has the browser's own for readers without scripts (sphinxext-rediraffe), and a line of text at most. */
function isScriptedRedirect(html: Uint8Array, body: string): boolean {
  if (html.length > MAX_REDIRECT_BYTES) return false
  const words = body.replace(/<[^<>]*>/g, '').trim()
  return (
    words.length < MAX_REDIRECT_TEXT &&
    REFRESH_WITHOUT_SCRIPTS.test(new TextDecoder().decode(html))
  )
}

const MAX_REDIRECT_BYTES = 10_000
const MAX_REDIRECT_TEXT = 200
const REFRESH_WITHOUT_SCRIPTS =
  /<noscript>\s*<meta\s[^<>]*http-equiv=["']?refresh/i

interface Tags {
  isRedirect: boolean
  isNoIndex: boolean
  canonical: string | undefined
  links: Set<string>
}

function readTags(text: string, bodyStart: number): Tags {
  const tags: Tags = {
    isRedirect: false,
    isNoIndex: false,
    canonical: undefined,
    links: new Set(),
  }
  let count = 0
  for (const { 0: tagText, index } of text.matchAll(TAG)) {
    if (!READ.test(tagText)) continue
    if (++count > MAX_TAGS || tags.links.size >= MAX_LINKS) break
    const [tag] = parseFragment(tagText).childNodes as [Tag | undefined]
    // A ">" in an attribute cuts the tag off.
    if (!tag) continue
    const isInHead = bodyStart === 0 || index < bodyStart
    if (tag.tagName === 'meta') readMeta(tag, isInHead, tags)
    else readLink(tag, tags)
  }
  return tags
}

function readMeta(meta: Tag, isInHead: boolean, tags: Tags): void {
  const content = attributeOf(meta, 'content')
  const isRefresh = /^refresh$/i.test(attributeOf(meta, 'http-equiv'))
  if (isRefresh && /url\s*=/i.test(content)) tags.isRedirect = true
  // Robots take `none` for `noindex, nofollow`.
  const isNoIndex =
    /^robots$/i.test(attributeOf(meta, 'name')) &&
    /\b(?:noindex|none)\b/i.test(content)
  if (isNoIndex && isInHead) tags.isNoIndex = true
}

function readLink(link: Tag, tags: Tags): void {
  const url = URL.parse(attributeOf(link, 'href'))
  if (url === null || !/^https?:$/.test(url.protocol)) return
  const address = url.origin + url.pathname
  if (attributeOf(link, 'rel') === 'canonical') tags.canonical ??= address
  if (SOURCE.test(url.pathname)) tags.links.add(percentDecoded(address))
}

type Tag = DefaultTreeAdapterTypes.Element

function attributeOf({ attrs }: Tag, name: string): string {
  return attrs.find(attribute => attribute.name === name)?.value ?? ''
}

/** Tags that may say something of the page. */
const READ = /canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i

/** The path of a Markdown file in a repository. */
const SOURCE = /\/_?(?:edit|blob|tree|raw|src)\/.+\.(?:mdx?|markdown)$/i

/** Elements whose text may look like links of the page, and is not. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi

const TAG = /<(?:link|meta|a)\s[^<>]*>/gi

const MAX_LINKS = 50
/** Each is parsed. */
const MAX_TAGS = 2000

/** Pages that generators make by themselves, by the names that they have. */
const byPath: readonly [BuiltHead['kind'], RegExp][] = [
  ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
  ['search', /(?:^|\/)search(?:\/index)?\.html$/],
  // Of what has a tag, a category, an author or a date.
  ['listing', /(?:^|\/)(?:tags?|category|authors)\/.*\.html$/],
  ['listing', /(?:^|\/)(?:categories|archives?)\/.*\.html$/],
  ['listing', /(?:^|\/)(?:tags|categories|archives?)\.html$/],
  // Sphinx' indexes and source code.
  ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex)\.html$/],
  ['listing', /(?:^|\/)_modules\//],
  // The files of its themes, templates among them.
  ['listing', /(?:^|\/)_static\//],
]

/** Hashes of the words of a built page, each once: enough to tell how much of a source the page shows. */
export type PageWords = Uint32Array

const UNSHOWN = /<(?:!--|(script|style)(?=[\s/>]))/gi

/** Imports and exports of MDX. */
const MODULE_LINE = /^(?:import|export)\s.*$/gm

/**
 * Markup that no generator shows as words: the texts of images, destinations of links, tags, and braces (attributes,
 * expressions, templates).
 */
const MARKUP = /!\[[^[\]\n]*|\]\([^()\n]*\)?|<[^<>]*>|\{[^{}]*\}/g

/** How deep an expression of MDX may be nested: `{list.map(item => <p key={item}>{item}</p>)}` is 2. */
const MAX_NESTED = 3

/** Elements that repeat on the pages of a site: they have the words of other pages' titles. */
const BESIDE = /<(nav|aside|footer|svg)(?=[\s/>])/gi

/** @param html without scripts and comments. */
export function wordsOfPage(html: string): PageWords {
  const text = withoutElements(html, BESIDE).replace(/<[^<>]*>/g, ' ')
  return Uint32Array.from(new Set(wordsIn(text).map(hashOf)))
}

/**
 * The share of a source's words that each of some pages has, 0 to 1. A word counts by the square of its length, since
 * every page of a language has the short ones. A source without words, such as one that only includes others, is on any page.
 */
export function sharesShown(
  source: string,
  pages: readonly PageWords[],
): number[] {
  const words = new Set(wordsIn(textOfMarkdown(source)))
  return pages.map(page => {
    const hashes = new Set(page)
    let all = 0
    let shown = 0
    for (const word of words) {
      const weight = word.length ** 2
      all += weight
      if (hashes.has(hashOf(word))) shown += weight
    }
    return all === 0 ? 1 : shown / all
  })
}

/** YAML or TOML. */
const FRONT_MATTER = /^(---|\+\+\+)\r?\n(?:[^\n]*\n)*?\1\s*?(?:\n|$)/

/** The text of a source, without most of its markup and without its front matter. */
function textOfMarkdown(source: string): string {
  let text = withoutElements(source.replace(FRONT_MATTER, ''), UNSHOWN)
  text = text.replace(MODULE_LINE, ' ')
  for (let depth = 0; depth < MAX_NESTED; depth++)
    text = text.replace(MARKUP, ' ')
  return text
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The facts that all built pages of one folder share: plain data, which goes to the worker threads. */
export interface BuiltSite {
  /** All files of the folder, as paths below it. */
  files: ReadonlySet<string>
  /** The folder's address with a slash at its end, where it is known. */
  address: string | undefined
  /** Addresses by file, where they are not just the folder's address and the path. */
  addresses: ReadonlyMap<string, string>
  /** The sources by file where the folder's address is not known: links lead to them, as on the pages that these are. */
  sources: ReadonlyMap<string, string>
  /** Hashes of the blocks at the edges of most pages. */
  pageChrome: ReadonlySet<string>
}

/** The file that servers send for a route. */
export function servedFile(
  route: string,
  files: { has(file: string): boolean },
): string | undefined {
  const folder = /^$|\/$/.test(route) ? route : `${route}/`
  const names = [
    route,
    `${route}.html`,
    `${folder}index.html`,
    `${folder.slice(0, -1)}.html`,
  ]
  return names.find(file => files.has(file))
}

/** The path below the site's address that servers send a file for. */
export function routeOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1')
}
