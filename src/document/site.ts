import type { SiteUrl } from './document.ts'
import { pageExtensions } from './paths.ts'
import { encodePath } from './urls.ts'

/** The names of a folder's own page: on a website that is the folder's address. */
const indexName = /^(?:_?index|readme)$/i

export function isIndexName(name: string): boolean {
  return indexName.test(name)
}

/** The files that may be a folder's own page, the first that is there counts. */
export function indexPagesOf(folder: string): string[] {
  const names = ['index', '_index', 'README', 'Index', 'readme', 'Readme']
  const prefix = folder === '' ? '' : `${folder}/`
  return names.flatMap(name => pageExtensions.map(extension => prefix + name + extension))
}

/** The mapping that a path falls under, if any. */
export function mappingOf(path: string, siteUrls: readonly SiteUrl[]): SiteUrl | undefined {
  return siteUrls.find(({ prefix }) => path.startsWith(prefix))
}

/** A page's name without its extension; undefined for a file that is no page. */
export function pageStem(path: string): string | undefined {
  const extension = pageExtensions.find(end => path.endsWith(end))
  return extension && path.slice(0, -extension.length)
}

/**
 * A page's address on the website, if it lives on one: without its extension, and without a slash at the end, which
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
export function pathsFromSiteRoot(
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

/** As a whole, or not at all. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
