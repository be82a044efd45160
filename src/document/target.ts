import type { Target } from '../generators/index.ts'
import { folderOf, join, nameOf, percentDecoded, stemOf } from '../generators/paths.ts'
import type { SiteUrl } from '../inputs/address.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { Paths } from '../plan/tree.ts'
import { encodePath } from './urls.ts'

/** The paths that a link may name, the first that is there counts, and what it means on the website. */
interface Meaning {
  /** None when it leads out of the repository. */
  paths: string[]
  /** Where it leads on the website when it starts from the site's root, whether a path has that address or not. */
  siteAddress?: string
  /** A mapping says which path must have that address. */
  isCovered?: boolean
}

/**
 * Where a link leads on a page that no generator's site shows: as GitHub reads it and, where the input site-urls names a
 * website for the page, as that website does. A folder of the website leads to its own page.
 */
export function resolve(
  link: string,
  from: string,
  siteUrls: readonly SiteUrl[],
  paths: Paths,
): Target | { kind: 'folder'; path: string } | { kind: 'missing'; address: string } {
  const written = percentDecoded(link)
  const meaning = meaningOf(written, from, siteUrls)
  const found = lookUp(written, meaning, isOnSite(from, siteUrls), paths)
  const { siteAddress, isCovered } = meaning
  if (found) {
    const address = siteUrlOf(found.ownPage ?? found.path, siteUrls)
    return address === undefined ? found : { kind: 'page', path: found.path, address }
  }
  if (siteAddress === undefined) return { kind: 'missing' }
  return isCovered ? { kind: 'missing', address: siteAddress } : { kind: 'address', address: siteAddress }
}

/** The paths that a link may name. */
export function candidatesOf(link: string, from: string, siteUrls: readonly SiteUrl[]): string[] {
  return meaningOf(percentDecoded(link), from, siteUrls).paths
}

function meaningOf(written: string, from: string, siteUrls: readonly SiteUrl[]): Meaning {
  return written.startsWith('/') ? fromRoot(from, written, siteUrls) : fromPage(from, written, siteUrls)
}

// On a website a link from the root can only mean the site's, so that comes first.
function fromRoot(page: string, written: string, siteUrls: readonly SiteUrl[]): Meaning {
  const path = join('', written)
  if (path === undefined) return { paths: [] }
  const onSite = pathsFromSiteRoot(page, path, siteUrls)
  if (!onSite) return { paths: [path] }
  // The repository's root is always there, though it is not what the site's is.
  return { ...onSite, paths: path === '' ? onSite.paths : [...onSite.paths, path] }
}

// Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
function fromPage(page: string, written: string, siteUrls: readonly SiteUrl[]): Meaning {
  const stem = pageStem(page) ?? folderOf(page)
  const hasFolder = isOnSite(page, siteUrls) && !isIndexName(nameOf(stem))
  const folders = hasFolder ? [folderOf(page), `${stem}/`] : [folderOf(page)]
  return { paths: folders.map(folder => join(folder, written)).filter(path => path !== undefined) }
}

/** Whether a page is on a website, so that links may be spelled as they are there. */
export function isOnSite(page: string, siteUrls: readonly SiteUrl[]): boolean {
  return mappingOf(page, siteUrls) !== undefined
}

interface Found {
  kind: 'file' | 'folder'
  path: string
  /** The page that a website shows for a folder, if it has one. */
  ownPage?: string | undefined
}

/**
 * The file or folder that a link names, its extension left out or not. On a website a folder that has no page of
 * its own is nothing to lead to, so that it counts last.
 */
function lookUp(
  written: string,
  { paths: candidates }: Meaning,
  onSite: boolean,
  paths: Paths,
): Found | undefined {
  // So a folder is meant even where a page has the same name.
  const isFolder = /(?:^|\/)\.{0,2}$/.test(written)
  const found = candidates.flatMap(path => lookUpPath(path, isFolder, onSite, paths) ?? [])
  const isBare = ({ kind, ownPage }: Found) => kind === 'folder' && ownPage === undefined
  return (onSite ? found.find(each => !isBare(each)) : undefined) ?? found[0]
}

function lookUpPath(
  path: string,
  isFolder: boolean,
  onSite: boolean,
  { files, folders }: Paths,
): Found | undefined {
  const file = files.has(path) ? path : spellings(path, onSite).find(name => files.has(name))
  if (file !== undefined && !(isFolder && folders.has(path))) return { kind: 'file', path: file }
  if (!folders.has(path)) return undefined
  return { kind: 'folder', path, ownPage: indexPagesOf(path).find(index => files.has(index)) }
}

/** The files that a path of a link may mean: websites put `.html` where the page has `.md`. */
function spellings(path: string, onSite: boolean): string[] {
  const stems = onSite && /\.html?$/.test(path) ? [path, path.replace(/\.html?$/, '')] : [path]
  return [path, ...stems.flatMap(stem => pageExtensions.map(extension => stem + extension))]
}

/** A file that a link differs from in nothing but the case of letters. */
export function lookUpInOtherCase(
  link: string,
  from: string,
  siteUrls: readonly SiteUrl[],
  { files }: Paths,
): string | undefined {
  const inLowerCase = lowerCaseOf(files)
  return candidatesOf(link, from, siteUrls)
    .flatMap(path => spellings(path, isOnSite(from, siteUrls)))
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
