import { encodeRoute, percentDecoded } from '../text/paths.ts'

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

/** Stands for the address of the folder where that is not known, so that its links can be told from others. */
const UNKNOWN = new URL('https://built.invalid/')

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Resolves links and sources of a page; undefined for one that leads nowhere or would run something. */
export type Resolve = (written: string) => string | undefined

/** Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere. */
export function toResolve(file: string, site: BuiltSite): Resolve {
  const folder = URL.parse(site.address ?? '') ?? UNKNOWN
  const page = new URL(`./${encodeRoute(routeOfFile(file))}`, folder)
  return written => {
    const link = written.trim()
    const url = URL.parse(link, page.href)
    if (url === null || !SCHEMES.has(url.protocol)) return undefined
    if (url.origin !== folder.origin) return url.href
    const isKnown = site.address !== undefined
    if (!url.pathname.startsWith(folder.pathname))
      return isKnown ? url.href : undefined
    const route = percentDecoded(url.pathname.slice(folder.pathname.length))
    const target = servedFile(route, site.files)
    if (!isKnown && link.startsWith('#')) return link
    if (target === undefined) return undefined
    const address = site.addresses.get(target)
    if (address !== undefined) return address + url.search + url.hash
    if (isKnown) return url.href
    const source = site.sources.get(target)
    return source && `/${encodeRoute(source)}${url.hash}`
  }
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
