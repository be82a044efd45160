import type { Paths, SiteUrl } from './document.ts'
import { pageExtensions } from './paths.ts'
import { indexPagesOf, isIndexName, mappingOf, pageStem, pathsFromSiteRoot, percentDecoded } from './site.ts'

/** A relative destination: the paths that it may mean, and the query and anchor after it. */
export interface Target {
  /** The first that is there counts. None when it leads out of the repository. */
  paths: string[]
  /** Ends in `/`, `.` or `..`, so that a folder is meant even where a page has the same name. */
  isFolder: boolean
  /** Starts with `/`: on GitHub that is the repository's root, on a website the site's. */
  isRooted: boolean
  /** Its page lives on a website, so that links may be spelled as they are there. */
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
  const path = walk([], written.split('/'))
  if (path === undefined) return { paths: [], ...onNoSite }
  const onSite = pathsFromSiteRoot(page, path, siteUrls)
  if (!onSite) return { paths: [path], ...onNoSite }
  // The repository's root is always there, though it is not what the site's is.
  return { ...onSite, paths: path === '' ? onSite.paths : [...onSite.paths, path] }
}

// Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
function fromPage(page: string, written: string, siteUrls: readonly SiteUrl[]) {
  const folder = page.split('/').slice(0, -1)
  const segments = written.split('/')
  const name = (pageStem(page) ?? '').split('/').at(-1) ?? ''
  const isItsFolder = isIndexName(name) || mappingOf(page, siteUrls) === undefined
  const paths = [walk(folder, segments), isItsFolder ? undefined : walk([...folder, name], segments)]
  return { paths: paths.filter(path => path !== undefined), ...onNoSite }
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
  const file = spellings(path, target).find(name => files.has(name))
  const isFolder = folders.has(path)
  if (file !== undefined && !(target.isFolder && isFolder)) return { kind: 'file', path: file }
  if (!isFolder) return undefined
  return { kind: 'folder', path, ownPage: indexPagesOf(path).find(index => files.has(index)) }
}

/** The files that a path of a link may stand for: websites put `.html` where the page has `.md`. */
function spellings(path: string, { isOnSite }: Target): string[] {
  const [stem] = isOnSite ? (/^.*(?=\.html?$)/s.exec(path) ?? []) : []
  const stems = stem === undefined ? [path] : [path, stem]
  return [path, ...stems.flatMap(each => pageExtensions.map(extension => each + extension))]
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

function walk(from: string[], segments: string[]): string | undefined {
  const path = [...from]
  for (const segment of segments) {
    if (segment === '..' && path.length === 0) return undefined
    if (segment === '..') path.pop()
    else if (segment !== '.' && segment !== '') path.push(segment)
  }
  return path.join('/')
}
