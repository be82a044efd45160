import { percentEncoded } from '../text/index.ts'
import { percentDecoded } from '../text/paths.ts'

/** What all built pages of one folder have in common: plain data, which goes to the worker threads. */
export interface BuiltSite {
  /** All files of the folder, as paths below it. */
  files: ReadonlySet<string>
  /** The folder's address with a slash at its end, where it is known. */
  address: string | undefined
  /** Addresses by file, where they are not just the folder's address and the path. */
  addresses: ReadonlyMap<string, string>
  /** Hashes of the blocks at the end of most pages. */
  pageChrome: ReadonlySet<string>
}

/** Where the links of a page without a known address start from, so that they can be told from others. */
const NO_ADDRESS = 'https://built.invalid/'

/** Resolves links and sources of a page; undefined for one that leads nowhere or would run something. */
export type Resolve = (written: string) => string | undefined

/** A page as its links see it. */
interface LinkingPage {
  file: string
  /** The base for its links that the page names. */
  base: string | undefined
  /** The places in its content whose names may differ from build to build. */
  random: readonly string[]
}

/** Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere. */
export function toResolve(
  { file, base, random }: LinkingPage,
  site: BuiltSite,
): Resolve {
  const folder = URL.parse(site.address ?? NO_ADDRESS) ?? new URL(NO_ADDRESS)
  const page = new URL(encodeFile(routeOfFile(file)), folder)
  const named = base === undefined ? null : URL.parse(base, page.href)
  // A page may name another base for its links, but none on another site.
  const { href } = named?.origin === page.origin ? named : page
  return written => {
    const address = written.trim()
    const url = URL.parse(address, href)
    if (url === null || !SCHEMES.has(url.protocol)) return undefined
    if (url.origin !== folder.origin) return url.href
    const known = site.address === undefined ? undefined : url.href
    if (!url.pathname.startsWith(folder.pathname)) return known
    const target = servedFile(
      percentDecoded(url.pathname.slice(folder.pathname.length)),
      site.files,
    )
    if (target === file && random.includes(percentDecoded(url.hash.slice(1))))
      return undefined
    if (site.address === undefined && address.startsWith('#')) return address
    if (target === undefined) return undefined
    const own = site.addresses.get(target)
    return own === undefined ? known : own + url.search + url.hash
  }
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A path as the segments of an address, as sites spell it (`@scope`), safe as a Markdown destination anywhere. */
export function encodeFile(path: string): string {
  return encodeURI(path.toWellFormed()).replace(
    /[?#&$:!'()*~]/g,
    percentEncoded,
  )
}

/** The file that servers send for a route. */
export function servedFile(
  route: string,
  files: { has(file: string): boolean },
): string | undefined {
  const folder = route === '' || route.endsWith('/') ? route : `${route}/`
  return [
    route,
    `${route}.html`,
    `${folder}index.html`,
    `${folder.slice(0, -1)}.html`,
  ].find(file => files.has(file))
}

/** The path below the site's address that servers send a file for. */
export function routeOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1')
}
