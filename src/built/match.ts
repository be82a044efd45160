import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { percentDecoded } from '../text/paths.ts'
import { routeOfFile, servedFile } from './addresses.ts'
import { cutOut } from './content.ts'

interface MatchOptions {
  /** The repository of the sources, `owner/name`: a link to edit a page of another one says nothing of its source. */
  repository: string
  /**
   * The route of a source by the rules of its generator, below the folder's address: `guide/setup/`. It counts where no
   * link to edit the page says otherwise, and only where there is such a file.
   */
  routeOf?(path: string): string | undefined
  /** Whether a source may be on this site by its configuration; of any other only a link to edit it counts. */
  isOwn?(path: string): boolean
}

/**
 * Finds the built page of each source: by its link to edit it, by the routes of its generator, then by the vote of all
 * paths. Where these leave a choice there is none: no page is better than a wrong one.
 *
 * @returns the built file by the path of its source, and built pages without one.
 */
export function matchBuilt(
  heads: ReadonlyMap<string, BuiltHead>,
  sources: ReadonlySet<string>,
  { repository, routeOf = () => undefined, isOwn = () => true }: MatchOptions,
): { files: Map<string, string>; others: string[] } {
  const all = new Map([...heads].filter(([, { kind }]) => !UNMATCHED.includes(kind)))
  const pages = ofRepository(all, repository)
  const routed = (path: string) => {
    const route = routeOf(path)
    return route === undefined ? undefined : servedFile(route, pages)
  }
  const files = byLinks(pages, sources, routed)
  const taken = new Set(files.values())
  const own = [...sources].filter(path => !files.has(path) && isOwn(path))
  for (const [file, [path, ...more]] of Map.groupBy(own, routed)) {
    if (file === undefined || taken.has(file)) continue
    if (path !== undefined && more.length === 0) files.set(path, file)
    taken.add(file)
  }
  const left = [...pages.keys()].filter(file => !taken.has(file))
  const open = own.filter(path => !files.has(path))
  for (const [path, file] of vote(left, open)) files.set(path, file)
  const matched = new Set(files.values())
  const others = [...all].filter(([file, { kind }]) => kind === 'page' && !matched.has(file))
  return { files, others: others.map(([file]) => file) }
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
  const all = [...pages].map(([file, { sourceLinks }]) => {
    const paths = new Set(sourceLinks.flatMap(link => pathInRepository(link, repository) ?? []))
    return { file, paths, isOther: sourceLinks.length > 0 && paths.size === 0 }
  })
  const isNamed = all.some(({ paths }) => paths.size > 0)
  return new Map(all.flatMap(({ file, paths, isOther }) => (isNamed && isOther ? [] : [[file, paths]])))
}

/** The path of a file that a link names in the repository: `docs/a.md` of `https://github.com/o/r/edit/main/docs/a.md`. */
function pathInRepository(link: string, repository: string): string | undefined {
  const name = `/${repository.toLowerCase()}/`
  const start = link.toLowerCase().indexOf(name)
  if (start < 0) return undefined
  const rest = link.slice(start + name.length)
  return /^(?:-\/)?_?(?:edit|blob|tree|raw|src)\/(?:branch\/)?[^/]+\/(.+)$/.exec(rest)?.[1]
}

function byLinks(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  sources: ReadonlySet<string>,
  routed: (path: string) => string | undefined,
): Map<string, string> {
  const sure = [...pages].flatMap(([file, paths]) => {
    const [path, ...more] = [...paths].filter(each => sources.has(each))
    return path === undefined || more.length > 0 ? [] : [{ file, path }]
  })
  const found = new Map<string, string>()
  for (const [path, each] of Map.groupBy(sure, one => one.path)) {
    const files = each.map(({ file }) => file)
    const own = routed(path)
    // Where the generator's own page for it does not say so, the link is one in the text of another page.
    const file = own === undefined ? shortest(files) : files.find(each => each === own)
    if (file !== undefined) found.set(path, file)
  }
  return found
}

/** Versions and languages without a page of their own show, and name, that of another one, which is the shortest path. */
function shortest(files: readonly string[]): string | undefined {
  const depth = (file: string) => file.split('/').length
  const least = Math.min(...files.map(depth))
  const [first, ...more] = files.filter(file => depth(file) === least)
  return more.length === 0 ? first : undefined
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
    const route = stem(routeOfFile(file)).split('/').map(encodeURIComponent).join('/')
    return address.endsWith(`/${route}`) || route === ''
      ? [`${address.slice(0, address.length - route.length).replace(/\/$/, '')}/`]
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
function vote(files: readonly string[], sources: readonly string[]): Map<string, string> {
  const built = unique(files.map(file => [pathKey(file.replace(/(?:^|\/)index\.html$|\.html$/, '')), file]))
  const [best, ...others] = foldersByMatches(built, sources)
  if (best === undefined) return new Map()
  const { folder, paths } = best
  const rivals = others.filter(
    each =>
      each.paths.size * 2 >= paths.size && !each.folder.startsWith(folder) && !folder.startsWith(each.folder),
  )
  const sure = [...paths].filter(([key]) => !rivals.some(each => each.paths.has(key)))
  return new Map(sure.map(([key, path]) => [path, built.get(key)!]))
}

/** A single page or two may be alike by chance, such as the README of any folder and the first page of the site. */
const MIN_MATCHES = 3

/** Folders with the sources below each that have a built file, by their keys, that with most of them first. */
function foldersByMatches(built: ReadonlyMap<string, string>, open: readonly string[]) {
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
      const keys = unique(below.map(path => [sourceKey(path.slice(folder.length)), path]))
      const paths = new Map([...keys].filter(([key]) => built.has(key)))
      const isMost = paths.size * 2 >= keys.size || paths.size * 2 >= built.size
      return paths.size >= MIN_MATCHES && isMost ? [{ folder, paths }] : []
    })
    .sort((a, b) => b.paths.size - a.paths.size)
}

function unique(entries: readonly (readonly [string, string])[]): Map<string, string> {
  const groups = Map.groupBy(entries, ([key]) => key)
  return new Map([...groups.values()].filter(group => group.length === 1).map(([entry]) => entry!))
}

function sourceKey(path: string): string {
  const stem = path.replace(/\.[^./]*$/, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')
  return pathKey(stem)
}

/** Some generators take numbers that order files out of addresses. */
function pathKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/(^|\/)\d+[-.]+(?=[^/])/g, '$1')
}

/** What must be known of all built pages before the first of them can become a document. */
export interface BuiltHead {
  /** Only a `page` is one that readers come for. */
  kind: 'page' | 'redirect' | 'not-found' | 'search' | 'listing'
  /** The address that it names as its own, without `?` and `#`. */
  canonical?: string
  /** The addresses that its links to edit it, or to show its source, lead to, decoded and without `?` and `#`. */
  sourceLinks: readonly string[]
  /** Its head asks search engines to leave it out. */
  isNoIndex?: true
}

/**
 * Reads the few tags of a page that say what it is, without a tree of the page: in time that grows with its size alone.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuiltHead(html: Uint8Array, file: string): BuiltHead {
  const text = cutOut(new TextDecoder().decode(html), UNREAD)
  const bodyStart = text.search(/<body[\s>]/i)
  const head: BuiltHead = { kind: byPath.find(([, path]) => path.test(file))?.[0] ?? 'page', sourceLinks: [] }
  const links = new Set<string>()
  let left = MAX_TAGS
  for (const { 0: tag, index } of text.matchAll(/<(?:link|meta|a)\s[^<>]*>/gi)) {
    if (!/canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i.test(tag)) continue
    if (--left < 0 || links.size === MAX_LINKS) break
    const element = parseFragment(tag).childNodes[0] as DefaultTreeAdapterTypes.Element
    const of = (name: string) => element.attrs.find(each => each.name === name)?.value ?? ''
    const url = URL.parse(of('href'))
    if (element.tagName === 'meta') {
      if (/^refresh$/i.test(of('http-equiv')) && /url\s*=/i.test(of('content'))) head.kind = 'redirect'
      // Robots take `none` for `noindex, nofollow`.
      const isNoIndex = /^robots$/i.test(of('name')) && /\b(?:noindex|none)\b/i.test(of('content'))
      if (isNoIndex && (bodyStart < 0 || index < bodyStart)) head.isNoIndex = true
    } else if (url !== null && /^https?:$/.test(url.protocol)) {
      const address = url.origin + url.pathname
      if (of('rel') === 'canonical') head.canonical ??= address
      const [words = ''] = element.tagName === 'a' ? text.slice(index, index + MAX_WORDS).split('</a') : []
      if (isSourceLink(of, url, words)) links.add(percentDecoded(address))
    }
  }
  return { ...head, sourceLinks: [...links] }
}

/** What has no links of the page, although it may look like it. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi

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
function isSourceLink(of: (name: string) => string, { pathname }: URL, words: string): boolean {
  if (of('rel') === 'edit' || /\/_?edit\//.test(pathname)) return true
  const names = ['class', 'title', 'aria-label'].map(of).join(' ')
  return (
    /\/(?:blob|tree|raw|src)\//.test(pathname) &&
    /edit|source(?!s)|improve/i.test(`${names} ${words.replace(/<[^<>]*>/g, '')}`)
  )
}

/** Pages that generators make by themselves, by the names that they have. */
const byPath: readonly [BuiltHead['kind'], RegExp][] = [
  ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
  ['search', /(?:^|\/)search(?:\/index)?\.html$/],
  ['listing', /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/],
  ['listing', /(?:^|\/)_modules\//],
  ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/],
]
