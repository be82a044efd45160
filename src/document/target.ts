import { decodeString } from 'micromark-util-decode-string'
import type { LinkTarget } from '../generators/index.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { SiteUrl } from '../inputs/values.ts'
import { percentEncoded } from '../text/index.ts'
import {
  folderOf,
  join,
  nameOf,
  type Paths,
  percentDecoded,
  routeKey,
  stemOf,
} from '../text/paths.ts'
import type { DocumentSettings } from './document.ts'

/**
 * Where a link leads on a page that no generator's site shows: to the file whose address a browser reaches, where the
 * input site-urls gives addresses, else to what GitHub shows. A missing target may have an address on the website.
 */
export function resolve(
  link: string,
  from: string,
  siteUrls: readonly SiteUrl[],
  paths: Paths,
):
  | LinkTarget
  | { kind: 'folder'; path: string }
  | { kind: 'missing'; address: string } {
  const { files, folders } = paths
  const path = pathOf(link, from)
  const isFromRoot = link.startsWith('/')
  const own = siteUrlOf(from, siteUrls)
  // Many generators make a folder of a page's address: there `../x` on `guide/setup.md` is `guide/x`.
  const bases = own === undefined ? [] : [own, own.replace(/\/?$/, '/')]
  const [url, ...others] = bases.flatMap(base => URL.parse(link, base) ?? [])
  const reached = [url, ...others].map(
    each => each && each.origin + each.pathname,
  )
  if (path !== undefined) reached.push(addressOf(`${path}/`, siteUrls))
  const file =
    [
      ...(isFromRoot || path === undefined ? [] : [path]),
      ...reached.flatMap(each =>
        each === undefined ? [] : filesAt(each, siteUrls),
      ),
    ].find(each => files.has(each)) ?? fileOnGitHub(link, path, paths)
  if (file !== undefined) {
    const address = siteUrlOf(file, siteUrls)
    return address === undefined
      ? { kind: 'file', path: file }
      : { kind: 'page', path: file, address }
  }
  // The repository's root is always there, though it is not the website's.
  const isRootOfSite = url !== undefined && isFromRoot && path === ''
  if (path !== undefined && folders.has(path) && !isRootOfSite)
    return { kind: 'folder', path }
  if (!isFromRoot || url === undefined) return { kind: 'missing' }
  const address =
    url.origin + encodePath(percentDecoded(url.pathname).split('/'))
  const isCovered = siteUrls.some(each => `${address}/`.startsWith(each.url))
  return { kind: isCovered ? 'missing' : 'address', address }
}

/** The path that a link names on GitHub, where `/` is the repository's root; undefined where it leads out of that. */
export function pathOf(link: string, from: string): string | undefined {
  const written = percentDecoded(link)
  return join(written.startsWith('/') ? '' : folderOf(from), written)
}

/** The extension may be left out. */
function fileOnGitHub(
  link: string,
  path: string | undefined,
  { files, folders }: Paths,
): string | undefined {
  if (path === undefined) return undefined
  // So a folder is meant even where a page has the same name.
  const isFolder =
    /(?:^|\/)\.{0,2}$/.test(percentDecoded(link)) && folders.has(path)
  return isFolder ? undefined : spellings(path).find(name => files.has(name))
}

function spellings(path: string): string[] {
  return [path, ...pageExtensions.map(extension => path + extension)]
}

// All pages of a run have the same files; a run without a missing target needs no such table.
const pathsInLowerCase = new WeakMap<
  ReadonlySet<string>,
  ReadonlyMap<string, string>
>()

/** A file that a path differs from in nothing but the case of letters. */
export function lookUpInOtherCase(
  path: string,
  { files }: Paths,
): string | undefined {
  const table =
    pathsInLowerCase.get(files) ??
    new Map([...files].map(each => [each.toLowerCase(), each]))
  pathsInLowerCase.set(files, table)
  return spellings(path.toLowerCase())
    .map(each => table.get(each))
    .find(each => each !== undefined)
}

/** Which files could have an address on the website: a page has one with its extension and one without. */
function filesAt(address: string, siteUrls: readonly SiteUrl[]): string[] {
  const written = percentDecoded(address)
  const names = [
    '',
    ...['index', 'Index', '_index', 'README', 'Readme', 'readme'].map(
      name => `/${name}`,
    ),
  ]
  const ends = [
    '',
    '.html',
    '/index.html',
    ...names.flatMap(name => pageExtensions.map(each => name + each)),
  ]
  return siteUrls.flatMap(mapping => {
    const base = percentDecoded(mapping.url)
    if (!`${written}/`.startsWith(base)) return []
    const stem = routeKey(mapping.prefix + written.slice(base.length))
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
  return addressOf(isIndexName(nameOf(stem)) ? folderOf(stem) : stem, siteUrls)
}

function addressOf(
  path: string,
  siteUrls: readonly SiteUrl[],
): string | undefined {
  const mapping = mappingOf(path, siteUrls)
  return (
    mapping &&
    mapping.url + encodePath(path.slice(mapping.prefix.length).split('/'))
  )
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
  { repositoryUrl, branch }: Pick<DocumentSettings, 'repositoryUrl' | 'branch'>,
): string {
  const parts = [
    view,
    ...branch.split('/'),
    ...path.split('/').filter(segment => segment !== ''),
  ]
  return `${repositoryUrl}/${encodePath(parts)}`
}

/** Segments of a path, as safe as that. */
export function encodePath(segments: readonly string[]): string {
  return segments
    .map(each =>
      encodeURIComponent(each.toWellFormed()).replace(
        /[!'()*~]/g,
        percentEncoded,
      ),
    )
    .join('/')
}

/** Makes a query or anchor as safe as that, but for what `&` begins. */
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
