import type { SiteUrl } from '../inputs/address.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { Paths } from '../plan/tree.ts'
import { folderOf, join, nameOf, percentDecoded, stemOf } from '../site/paths.ts'
import { encodePath } from './urls.ts'

/** A relative destination: the paths that it may mean, and the query and anchor after it. */
export interface Target {
  /** The first that is there counts. None when it leads out of the repository. */
  paths: string[]
  /** Ends in `/`, `.` or `..`, so that a folder is meant even where a page has the same name. */
  isFolder: boolean
  /** Starts with `/`: on GitHub that is the repository's root, on a website the site's. */
  isRooted: boolean
  /** Its page is on a website, so that links may be spelled as they are there. */
  isOnSite: boolean
  /** What it means on the website when it starts from the site's root, whether a path has that address or not. */
  siteAddress: string | undefined
  /** A mapping says which path must have that address. */
  isCovered: boolean
  suffix: string
}

export interface Found {
  kind: 'file' | 'folder'
  path: string
  /** The page that a website shows for a folder, if it has one. */
  ownPage?: string | undefined
}

/** Reads a link's destination as GitHub and the page's website do; undefined if it is not relative. */
export function readTarget(
  page: string,
  destination: string,
  siteUrls: readonly SiteUrl[],
): Target | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[?#]|$)/i.test(destination)) return undefined
  const end = destination.search(/[?#]/)
  const [raw, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)]
  const written = percentDecoded(raw)
  const isRooted = written.startsWith('/')
  return {
    ...(isRooted ? fromRoot(page, written, siteUrls) : fromPage(page, written, siteUrls)),
    isFolder: /(?:^|\/)\.{0,2}$/.test(written),
    isRooted,
    isOnSite: mappingOf(page, siteUrls) !== undefined,
    suffix,
  }
}

// On a website a link from the root can only mean the site's, so that comes first.
function fromRoot(page: string, written: string, siteUrls: readonly SiteUrl[]) {
  const path = join('', written)
  if (path === undefined) return { paths: [], ...onNoSite }
  const onSite = pathsFromSiteRoot(page, path, siteUrls)
  if (!onSite) return { paths: [path], ...onNoSite }
  // The repository's root is always there, though it is not what the site's is.
  return { ...onSite, paths: path === '' ? onSite.paths : [...onSite.paths, path] }
}

// Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
function fromPage(page: string, written: string, siteUrls: readonly SiteUrl[]) {
  const stem = pageStem(page) ?? folderOf(page)
  const hasFolder = mappingOf(page, siteUrls) !== undefined && !isIndexName(nameOf(stem))
  const folders = hasFolder ? [folderOf(page), `${stem}/`] : [folderOf(page)]
  return {
    paths: folders.map(folder => join(folder, written)).filter(path => path !== undefined),
    ...onNoSite,
  }
}

const onNoSite = { siteAddress: undefined, isCovered: false }

/**
 * The file or folder that a target names, its extension left out or not. On a website a folder that has no page of
 * its own is nothing to lead to, so that it counts last.
 */
export function lookUp(target: Target, paths: Paths): Found | undefined {
  const found = target.paths.map(path => lookUpPath(path, target, paths)).filter(each => each !== undefined)
  const isBare = ({ kind, ownPage }: Found) => kind === 'folder' && ownPage === undefined
  return (target.isOnSite ? found.find(each => !isBare(each)) : undefined) ?? found[0]
}

function lookUpPath(path: string, target: Target, { files, folders }: Paths): Found | undefined {
  const file = files.has(path) ? path : spellings(path, target).find(name => files.has(name))
  const isFolder = folders.has(path)
  if (file !== undefined && !(target.isFolder && isFolder)) return { kind: 'file', path: file }
  if (!isFolder) return undefined
  return { kind: 'folder', path, ownPage: indexPagesOf(path).find(index => files.has(index)) }
}

/** The files that a path of a link may mean: websites put `.html` where the page has `.md`. */
function spellings(path: string, { isOnSite }: Target): string[] {
  const stems = isOnSite && /\.html?$/.test(path) ? [path, path.replace(/\.html?$/, '')] : [path]
  return [path, ...stems.flatMap(stem => pageExtensions.map(extension => stem + extension))]
}

/** A file that a target differs from in nothing but the case of letters. */
export function lookUpInOtherCase(target: Target, { files }: Paths): string | undefined {
  const inLowerCase = lowerCaseOf(files)
  return target.paths
    .flatMap(path => spellings(path, target))
    .map(path => inLowerCase.get(path.toLowerCase()))
    .find(path => path !== undefined)
}

// All pages of a run have the same files; a run without a missing target needs no such table.
const tables = new WeakMap<ReadonlySet<string>, Map<string, string>>()

function lowerCaseOf(files: ReadonlySet<string>): Map<string, string> {
  const table = tables.get(files) ?? new Map([...files].map(path => [path.toLowerCase(), path]))
  tables.set(files, table)
  return table
}

/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
export function isIndexName(name: string): boolean {
  return /^(?:_?index|readme)$/i.test(name)
}

/** The files that may be a folder's own page, the first that is there counts. */
function indexPagesOf(folder: string): string[] {
  const names = ['index', '_index', 'README', 'Index', 'readme', 'Readme']
  const prefix = folder === '' ? '' : `${folder}/`
  return names.flatMap(name => pageExtensions.map(extension => prefix + name + extension))
}

/** The mapping that a path falls under, if any. */
function mappingOf(path: string, siteUrls: readonly SiteUrl[]): SiteUrl | undefined {
  return siteUrls.find(({ prefix }) => path.startsWith(prefix))
}

/** A page's path without its extension; undefined for a file that is not a page. */
export function pageStem(path: string): string | undefined {
  return stemOf(path, pageExtensions)
}

/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
export function siteUrlOf(path: string, siteUrls: readonly SiteUrl[]): string | undefined {
  const mapping = mappingOf(path, siteUrls)
  const stem = pageStem(path)
  if (!mapping || stem === undefined) return undefined
  const segments = stem.slice(mapping.prefix.length).split('/')
  if (isIndexName(segments.at(-1) ?? '')) segments[segments.length - 1] = ''
  return mapping.url + encodePath(segments)
}

/** What a link from the site's root means on a page of that site: its address, and the paths that may have it. */
function pathsFromSiteRoot(
  page: string,
  address: string,
  siteUrls: readonly SiteUrl[],
): { paths: string[]; siteAddress: string; isCovered: boolean } | undefined {
  const own = mappingOf(page, siteUrls)
  if (!own) return undefined
  const { origin } = new URL(own.url)
  const covering = siteUrls
    .map(mapping => ({ ...mapping, ...originAndBase(mapping) }))
    .filter(each => each.origin === origin && `${address}/`.startsWith(each.base))
    .sort((a, b) => b.base.length - a.base.length)
  const paths = covering
    .map(({ prefix, base }) => ({ prefix, path: (prefix + address.slice(base.length)).replace(/\/$/, '') }))
    // A folder with a mapping of its own has other addresses.
    .filter(({ prefix, path }) => mappingOf(`${path}/`, siteUrls)?.prefix === prefix)
    .map(({ path }) => path)
  return { paths, siteAddress: `${origin}/${encodePath(address.split('/'))}`, isCovered: covering.length > 0 }
}

function originAndBase({ url }: SiteUrl): { origin: string; base: string } {
  const { origin, pathname } = new URL(url)
  return { origin, base: percentDecoded(pathname).slice(1) }
}
