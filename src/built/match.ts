import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { percentDecoded } from '../text/paths.ts'
import { routeOfFile, servedFile } from './addresses.ts'
import { cutOut } from './content.ts'
import { type PageWords, wordsOfPage } from './words.ts'

interface MatchOptions {
  /** The repository of the sources, `owner/name`: a link to edit a page of another one says nothing of its source. */
  repository: string
  /** The route of a source by the rules of its generator, below the folder's address: `guide/setup/`. */
  routeOf?(path: string): string | undefined
  /** Whether a source may be on this site by its configuration; of any other only a link to edit it counts. */
  isOwn?(path: string): boolean
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
  { repository, routeOf = () => undefined, isOwn = () => true }: MatchOptions,
): Map<string, Candidate[]> {
  const pages = ofRepository(matchable(heads), repository)
  const own = [...sources].filter(isOwn)
  const linked = filesByLinks(pages, sources)
  const voted = vote([...pages.keys()], own)
  const candidates = new Map<string, Candidate[]>()
  for (const path of sources) {
    const found: Candidate[] = []
    const route = isOwn(path) ? routeOf(path) : undefined
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
    const likely = found
      .map(
        ({ file, by }, index): Claim => ({
          path,
          file,
          by,
          share: shares[index] ?? 0,
        }),
      )
      .filter(({ share }) => share >= MIN_SHARE)
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
  const others = [...matchable(heads)].filter(
    ([file, { kind }]) => kind === 'page' && !matched.has(file),
  )
  return { files, unlike, others: others.map(([file]) => file) }
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

function matchable(
  heads: ReadonlyMap<string, BuiltHead>,
): Map<string, BuiltHead> {
  return new Map([...heads].filter(([, { kind }]) => !UNMATCHED.includes(kind)))
}

const UNMATCHED: readonly BuiltHead['kind'][] = ['redirect', 'not-found']

/**
 * The files of the repository that each page links to. On a site of several repositories, pages that link to another one
 * alone are left out. Where no page links to this one, as on the site of a fork or a renamed repository, none is.
 */
function ofRepository(
  pages: ReadonlyMap<string, BuiltHead>,
  repository: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const isOfTheme = themeSentences([...pages.values()])
  const all = [...pages].map(([file, { sourceLinks, linksInText = [] }]) => {
    const ofTheme = linksInText.filter(({ sentence }) => isOfTheme(sentence))
    const links = [...sourceLinks, ...ofTheme.map(({ link }) => link)]
    const paths = new Set(
      links.flatMap(link => pathInRepository(link, repository) ?? []),
    )
    return { file, paths, isOther: links.length > 0 && paths.size === 0 }
  })
  const isNamed = all.some(({ paths }) => paths.size > 0)
  return new Map(
    all.flatMap(({ file, paths, isOther }) =>
      isNamed && isOther ? [] : [[file, paths]],
    ),
  )
}

/** A sentence with a link to edit the page that most pages have is the theme's: "Found a mistake? Edit this page." */
function themeSentences(
  heads: readonly BuiltHead[],
): (sentence: string) => boolean {
  const counts = new Map<string, number>()
  for (const { linksInText = [] } of heads)
    for (const sentence of new Set(linksInText.map(link => link.sentence)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return sentence =>
    counts.get(sentence)! * 2 > heads.length && counts.get(sentence)! > 1
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
  return /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/.exec(
    rest,
  )?.[1]
}

/** The pages that name each source as theirs; a page that names several says nothing. */
function filesByLinks(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  sources: ReadonlySet<string>,
): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [file, paths] of pages) {
    const path = single([...paths].filter(each => sources.has(each)))
    if (path !== undefined) files.set(path, [...(files.get(path) ?? []), file])
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
  const stem = (path: string) => path.replace(/(?:index)?\.html$|\/$/, '')
  const named = pages.flatMap(([file, own]) => {
    const address = stem(own)
    const route = stem(routeOfFile(file))
      .split('/')
      .map(encodeURIComponent)
      .join('/')
    return address.endsWith(`/${route}`) || route === ''
      ? [
          `${address.slice(0, address.length - route.length).replace(/\/$/, '')}/`,
        ]
      : []
  })
  for (const [address, pages] of Map.groupBy(named, each => each))
    if (pages.length * 2 > named.length) return address
  return undefined
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
  const built = unique(
    files.map(file => [
      pathKey(file.replace(/(?:^|\/)index\.html$|\.html$/, '')),
      file,
    ]),
  )
  const [best, ...others] = foldersByMatches(built, sources)
  if (best === undefined) return new Map()
  const { folder, paths } = best
  const rivals = others.filter(
    each =>
      each.paths.size * 2 >= paths.size &&
      !each.folder.startsWith(folder) &&
      !folder.startsWith(each.folder),
  )
  const sure = [...paths].filter(
    ([key]) => !rivals.some(each => each.paths.has(key)),
  )
  return new Map(sure.map(([key, path]) => [path, built.get(key)!]))
}

/** A single page or two may be alike by chance, such as the README of any folder and the first page of the site. */
const MIN_MATCHES = 3

/** Folders with the sources below each that have a built file, by their keys, that with most of them first. */
function foldersByMatches(
  built: ReadonlyMap<string, string>,
  open: readonly string[],
) {
  const above = (path: string) =>
    path.split('/').map((_, depth, parts) =>
      parts
        .slice(0, depth)
        .map(each => `${each}/`)
        .join(''),
    )
  return [...new Set(open.flatMap(above))]
    .flatMap(folder => {
      const below = open.filter(path => path.startsWith(folder))
      const keys = unique(
        below.map(path => [sourceKey(path.slice(folder.length)), path]),
      )
      const paths = new Map([...keys].filter(([key]) => built.has(key)))
      const isMost = paths.size * 2 >= keys.size || paths.size * 2 >= built.size
      return paths.size >= MIN_MATCHES && isMost ? [{ folder, paths }] : []
    })
    .sort((a, b) => b.paths.size - a.paths.size)
}

function unique(
  entries: readonly (readonly [string, string])[],
): Map<string, string> {
  const groups = Map.groupBy(entries, ([key]) => key)
  return new Map(
    [...groups.values()]
      .filter(group => group.length === 1)
      .map(([entry]) => entry!),
  )
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
  canonical?: string
  /** The addresses that its links to edit it, or to show its source, lead to, decoded and without `?` and `#`. */
  sourceLinks: readonly string[]
  /** Such links in sentences, which are the author's, unless the theme has the sentence on each page. */
  linksInText?: readonly { link: string; sentence: string }[]
  /** Its head asks search engines to leave it out. */
  isNoIndex?: true
  words: PageWords
}

/**
 * Reads the few tags of a page that say what it is, without a tree of the page: in time that grows with its size alone.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuiltHead(html: Uint8Array, file: string): BuiltHead {
  const text = cutOut(new TextDecoder().decode(html), UNREAD)
  const bodyStart = Math.max(0, text.search(/<body[\s>]/i))
  const kind = byPath.find(([, path]) => path.test(file))?.[0] ?? 'page'
  const head: BuiltHead = {
    kind,
    sourceLinks: [],
    words: wordsOfPage(text.slice(bodyStart)),
  }
  const links = new Set<string>()
  const linksInText: { link: string; sentence: string }[] = []
  let left = MAX_TAGS
  /** How many elements with the theme's links the tag is in. */
  let depth = 0
  for (const { 0: tag, 1: end, 2: part, index } of text.matchAll(TAG)) {
    if (part !== undefined) {
      depth = Math.max(0, depth + (end === '/' ? -1 : 1))
      continue
    }
    if (!/canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i.test(tag))
      continue
    if (--left < 0 || links.size + linksInText.length >= MAX_LINKS) break
    const element = parseFragment(tag)
      .childNodes[0] as DefaultTreeAdapterTypes.Element
    const of = (name: string) =>
      element.attrs.find(each => each.name === name)?.value ?? ''
    const url = URL.parse(of('href'))
    if (element.tagName === 'meta') {
      if (/^refresh$/i.test(of('http-equiv')) && /url\s*=/i.test(of('content')))
        head.kind = 'redirect'
      // Robots take `none` for `noindex, nofollow`.
      const isNoIndex =
        /^robots$/i.test(of('name')) &&
        /\b(?:noindex|none)\b/i.test(of('content'))
      if (isNoIndex && (bodyStart === 0 || index < bodyStart))
        head.isNoIndex = true
    } else if (url !== null && /^https?:$/.test(url.protocol)) {
      const address = url.origin + url.pathname
      if (of('rel') === 'canonical') head.canonical ??= address
      const [words = ''] =
        element.tagName === 'a'
          ? text.slice(index, index + MAX_WORDS).split('</a')
          : []
      if (!isSourceLink(of, url, words)) continue
      const link = percentDecoded(address)
      const sentence =
        element.tagName === 'a' && depth === 0
          ? sentenceAround(text, index)
          : undefined
      if (sentence === undefined) links.add(link)
      else linksInText.push({ link, sentence })
    }
  }
  return {
    ...head,
    sourceLinks: [...links],
    ...(linksInText.length > 0 && { linksInText }),
  }
}

/** Elements whose text may look like links of the page, and is not. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi

/** Tags with links, and those of elements where a link is the theme's whatever is around it. */
const TAG =
  /<(?:(?:link|meta|a)\s[^<>]*|(\/?)(nav|header|footer|aside)(?:\s[^<>]*)?)>/gi

const BLOCK =
  /<\/?(?:address|article|aside|blockquote|body|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|th|tr|ul)(?=[\s/>])[^<>]*>/gi

/**
 * The words of the line that a link is in, if it has others than those of links. In a heading there is only the theme's.
 *
 * @param index of the link's tag.
 */
function sentenceAround(text: string, index: number): string | undefined {
  const before = text.slice(Math.max(0, index - MAX_WORDS), index)
  const block = [...before.matchAll(BLOCK)].at(-1)
  if (block && /^<h[1-6]/i.test(block[0])) return undefined
  const lineStart = block ? block.index + block[0].length : 0
  const [after = ''] = text.slice(index, index + MAX_WORDS).split(BLOCK)
  const line = before.slice(lineStart) + after
  return wordsOf(line.replace(LINK, ' ')) === '' ? undefined : wordsOf(line)
}

const LINK = /<a\s[^<>]*>(?:(?!<\/?a[\s>])[\s\S])*(?:<\/a>|$)/gi

/** A number may be a date. */
function wordsOf(html: string): string {
  const text = html.replace(/<[^<>]*>?/g, ' ').replace(/\d+/g, '0')
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const MAX_LINKS = 8
const MAX_WORDS = 500
/** Each is parsed. */
const MAX_TAGS = 2000

/**
 * Only what says by its name or words that it leads to the page's source does so.
 *
 * @param of its attribute of a name.
 * @param words the HTML in it.
 */
function isSourceLink(
  of: (name: string) => string,
  { pathname }: URL,
  words: string,
): boolean {
  if (of('rel') === 'edit' || /\/_?edit\//.test(pathname)) return true
  const names = ['class', 'title', 'aria-label'].map(of).join(' ')
  return (
    /\/(?:blob|tree|raw|src)\//.test(pathname) &&
    /edit|source(?!s)|improve/i.test(
      `${names} ${words.replace(/<[^<>]*>/g, '')}`,
    )
  )
}

/** Pages that generators make by themselves, by the names that they have. */
const byPath: readonly [BuiltHead['kind'], RegExp][] = [
  ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
  ['search', /(?:^|\/)search(?:\/index)?\.html$/],
  [
    'listing',
    /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/,
  ],
  ['listing', /(?:^|\/)_modules\//],
  [
    'listing',
    /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/,
  ],
]
