import { decodeString } from 'micromark-util-decode-string'
import { percentEncoded } from '../text/index.ts'
import {
  encodePath,
  folderOf,
  join,
  nameOf,
  type Paths,
  pageExtensions,
  percentDecoded,
  routeKey,
  stemOf,
} from '../text/paths.ts'

/** The address `url` on a website of all that is under `prefix` in the repository. */
export interface SiteUrl {
  /** A folder with a slash at the end; the repository's root is `''`. */
  prefix: string
  /** With a slash at the end, and neither query nor fragment. */
  url: string
}

/** The target of a link. An address is without query and anchor. */
export type LinkTarget =
  | { kind: 'page'; path: string; address: string | undefined }
  | { kind: 'file'; path: string }
  | { kind: 'folder'; path: string }
  | { kind: 'address'; address: string }
  /** It may have an address on the website all the same. */
  | { kind: 'missing'; address?: string }

/** Servers and browsers take no longer paths for sure. */
export const MAX_ADDRESS_LENGTH = 2_000

/** Where the repository is on GitHub, and which of its pages are on a website. */
export interface RepositoryPlace {
  /** `https://github.com/owner/name`, without a slash at the end. */
  repositoryUrl: string
  /** The branch that links point to. */
  branch: string
  /** Where pages are on a website, the longest prefix first. */
  siteUrls: readonly SiteUrl[]
}

/** The website that the input site-urls names, and GitHub for all else: for pages that are on no site of a generator. */
export class RepositoryWebsite {
  readonly #settings: RepositoryPlace
  readonly #paths: Paths
  /** The files by their paths in lower case, made when the first target is missing. */
  #pathsInLowerCase: ReadonlyMap<string, string> | undefined

  constructor(settings: RepositoryPlace, paths: Paths) {
    this.#settings = settings
    this.#paths = paths
  }

  addressOf(path: string): string | undefined {
    return siteUrlOf(path, this.#settings.siteUrls)
  }

  /** Resolves a link to the file whose address a browser reaches on the website, else to what GitHub shows. */
  resolve(link: string, fromPath: string): LinkTarget {
    const { siteUrls } = this.#settings
    const path = pathOf(link, fromPath)
    if (path === undefined) {
      const address = partOfGitHub(link, fromPath, this.#settings)
      if (address !== undefined) return { kind: 'address', address }
    }
    const file = this.#fileAt(link, fromPath)
    if (file !== undefined) {
      const address = this.addressOf(file)
      if (address === undefined) return { kind: 'file', path: file }
      return { kind: 'page', path: file, address }
    }
    const url = this.#urlFromRoot(link, fromPath)
    // The repository's root is always there, though it is not the website's.
    const isRootOfSite = url !== null && path === ''
    const isFolder = path !== undefined && this.#paths.folders.has(path)
    if (isFolder && !isRootOfSite) return { kind: 'folder', path }
    if (url === null) return { kind: 'missing' }
    const address = url.origin + encodePath(percentDecoded(url.pathname))
    const isCovered = siteUrls.some(site => `${address}/`.startsWith(site.url))
    if (isCovered) return { kind: 'missing', address }
    return { kind: 'address', address }
  }

  /** Finds a file whose path differs only in the case of letters. */
  fileInOtherCase(path: string): string | undefined {
    this.#pathsInLowerCase ??= new Map(
      [...this.#paths.files].map(file => [file.toLowerCase(), file]),
    )
    for (const spelling of spellings(path.toLowerCase())) {
      const file = this.#pathsInLowerCase.get(spelling)
      if (file !== undefined) return file
    }
    return undefined
  }

  /** The address that a browser goes to by a link from the root on a page of the website; null for any other. */
  #urlFromRoot(link: string, fromPath: string): URL | null {
    if (!link.startsWith('/')) return null
    const pageAddress = this.addressOf(fromPath)
    if (pageAddress === undefined) return null
    return URL.parse(link, pageAddress)
  }

  /** The file that a link on a page of the website, or on GitHub, leads to. */
  #fileAt(link: string, fromPath: string): string | undefined {
    const { siteUrls } = this.#settings
    const { files } = this.#paths
    const path = pathOf(link, fromPath)
    if (path !== undefined && !link.startsWith('/') && files.has(path))
      return path
    const addresses: string[] = []
    const pageAddress = this.addressOf(fromPath)
    if (pageAddress !== undefined) {
      // Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
      for (const base of [pageAddress, pageAddress.replace(/\/?$/, '/')]) {
        const url = URL.parse(link, base)
        if (url) addresses.push(url.origin + url.pathname)
      }
    }
    if (path !== undefined) {
      const folderAddress = urlOnWebsite(`${path}/`, siteUrls)
      if (folderAddress !== undefined) addresses.push(folderAddress)
    }
    for (const address of addresses) {
      const file = filesAt(address, siteUrls).find(name => files.has(name))
      if (file !== undefined) return file
    }
    if (path === undefined) return undefined
    return fileOnGitHub(link, path, this.#paths)
  }
}

/** A part of the repository on GitHub that a page there leads to, such as `../../issues` in a README. */
function partOfGitHub(
  link: string,
  fromPath: string,
  settings: RepositoryPlace,
): string | undefined {
  if (!link.startsWith('../')) return undefined
  const url = URL.parse(link, urlOf('blob', fromPath, settings))
  const root = `${settings.repositoryUrl}/`
  if (url === null || !url.href.startsWith(root)) return undefined
  const [part = ''] = url.href.slice(root.length).split('/')
  if (!PARTS.has(part)) return undefined
  return url.href
}

/** The parts of a repository's pages on GitHub that are not files. */
const PARTS = new Set(
  `actions commits compare discussions graphs issues labels milestone milestones network packages projects pull pulls
  pulse releases security stargazers tags wiki`.split(/\s+/),
)

/** The path that a link names on GitHub, where `/` is the repository's root; undefined where it leads out of that. */
export function pathOf(link: string, fromPath: string): string | undefined {
  const path = percentDecoded(link)
  if (path.startsWith('/')) return join('', path)
  return join(folderOf(fromPath), path)
}

/** The file that GitHub shows at a path, whose extension may be left out. */
function fileOnGitHub(
  link: string,
  path: string,
  { files, folders }: Paths,
): string | undefined {
  // This means the folder, even where a page has the same name.
  const isFolder =
    /(?:^|\/)\.{0,2}$/.test(percentDecoded(link)) && folders.has(path)
  if (isFolder) return undefined
  return spellings(path).find(name => files.has(name))
}

function spellings(path: string): string[] {
  return [path, ...pageExtensions.map(extension => path + extension)]
}

const INDEX_NAMES = [
  '/index',
  '/Index',
  '/_index',
  '/README',
  '/Readme',
  '/readme',
]

/** The files that could have an address on the website: a page has one with its extension and one without. */
function filesAt(address: string, siteUrls: readonly SiteUrl[]): string[] {
  const decoded = percentDecoded(address)
  const ends = ['', '.html', '/index.html']
  for (const name of ['', ...INDEX_NAMES])
    ends.push(...pageExtensions.map(extension => name + extension))
  return siteUrls.flatMap(mapping => {
    const base = percentDecoded(mapping.url)
    if (!`${decoded}/`.startsWith(base)) return []
    const stem = routeKey(mapping.prefix + decoded.slice(base.length))
    const paths = ends.map(end => (stem + end).replace(/^\//, ''))
    return paths.filter(path => mappingOf(path, siteUrls) === mapping)
  })
}

/** Whether a page of this name is a folder's own: on a website it has the folder's address. */
export function isIndexName(name: string): boolean {
  return /^(?:_?index|readme)$/i.test(name)
}

export function pageStem(path: string): string | undefined {
  return stemOf(path, pageExtensions)
}

/**
 * A page's address on the website, if it is on one: without its extension, and without a slash at the end, which
 * generators that have one redirect to. The folder's own page is the folder, with a slash.
 */
export function siteUrlOf(
  path: string,
  siteUrls: readonly SiteUrl[],
): string | undefined {
  const stem = pageStem(path)
  if (stem === undefined) return undefined
  if (isIndexName(nameOf(stem))) return urlOnWebsite(folderOf(stem), siteUrls)
  return urlOnWebsite(stem, siteUrls)
}

function urlOnWebsite(
  path: string,
  siteUrls: readonly SiteUrl[],
): string | undefined {
  const mapping = mappingOf(path, siteUrls)
  if (!mapping) return undefined
  return mapping.url + encodePath(path.slice(mapping.prefix.length))
}

function mappingOf(
  path: string,
  siteUrls: readonly SiteUrl[],
): SiteUrl | undefined {
  return siteUrls.find(({ prefix }) => path.startsWith(prefix))
}

/**
 * The address of a file or folder on GitHub, on a branch or at a commit. Safe as a Markdown destination anywhere:
 * between `()` or `<>`, and in a table.
 */
export function urlOf(
  view: 'blob' | 'raw' | 'tree',
  path: string,
  { repositoryUrl, branch }: Pick<RepositoryPlace, 'repositoryUrl' | 'branch'>,
): string {
  const segments = path.split('/').filter(segment => segment !== '')
  const parts = [view, branch, ...segments]
  return `${repositoryUrl}/${encodePath(parts.join('/'))}`
}

/** Makes a query or anchor safe as a Markdown destination anywhere, but for what `&` begins. */
export function encodeSuffix(suffix: string): string {
  return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded)
}

/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
export function withoutReferences(html: string): string {
  return html.replace(
    /&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi,
    decodeString,
  )
}
