import { percentEncoded } from '../text/index.ts'
import type { Root, Routes, Target } from './generator.ts'
import { folderOf, join, percentDecoded } from './paths.ts'

/** What links of a site are resolved with. */
export interface Place {
  routes: Routes
  routeOf(path: string): string | undefined
  /** Why a page is not on the site after all. */
  hiddenBy(path: string): string | undefined
  files: ReadonlySet<string>
  roots: readonly Root[]
  /** The folder of the site's configuration. */
  folder: string
  aliases: Readonly<Record<string, string>>
  /** The site's own address for a page, where it is known. */
  addressOf(path: string): string | undefined
  /** The site's address with a slash at its end, where it is known. */
  base: string | undefined
}

/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/'

/** Whether a link names a source of Markdown, which readers never have the address of. */
export function namesSource(written: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(written)
}

/**
 * Makes the resolver of a site's links. A link names a file as the generator looks files up; any other leads where a
 * browser goes from the page's own address, whatever is there.
 */
export function toResolver(place: Place): (link: string, from: string) => Target {
  let table: ReadonlyMap<string, string> | undefined
  return (link, from) => {
    const end = link.search(/[?#]/)
    // As browsers read addresses (URL standard, "basic URL parser").
    const written = (end < 0 ? link : link.slice(0, end)).replace(/[\t\n\r]/g, '').replaceAll('\\', '/')
    if (written === '') return toTarget(place, from, from)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return { kind: 'address', address: written }
    const file = fileOf(place, percentDecoded(written), from)
    if (file !== undefined) return toTarget(place, file, from)
    if (namesSource(written)) return { kind: 'missing' }
    const url = toUrl(place, written, from)
    if (url === null) return { kind: 'missing' }
    if (url.origin !== new URL(UNKNOWN).origin)
      return { kind: 'address', address: url.origin + encodeRoute(percentDecoded(url.pathname)) }
    table ??= tableOf(place)
    const page = table.get(toKey(percentDecoded(url.pathname)))
    return page === undefined ? { kind: 'missing' } : toTarget(place, page, from)
  }
}

/** A page in the language of the one that links to it, or another file. */
function toTarget(place: Place, path: string, from: string): Target {
  const { routes, routeOf, hiddenBy, base, addressOf } = place
  if (!routes.pages.has(path) || hiddenBy(path) !== undefined) return { kind: 'file', path }
  const route = base === undefined ? undefined : routes.routeFor?.(path, from, routeOf(path) ?? '')
  return { kind: 'page', path, address: route === undefined ? addressOf(path) : base + encodeRoute(route) }
}

/** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
function fileOf({ routes, roots, folder, aliases, files }: Place, written: string, from: string) {
  const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix))
  const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`
  const folders = [...roots.map(root => root.folder), folder, '']
  const assets = (routes.assets ?? []).flatMap(({ route, folder }) => {
    const path = fromRoot.replace(/^\/+/, '')
    return path.startsWith(route) ? (join(folder, path.slice(route.length)) ?? []) : []
  })
  const paths = fromRoot.startsWith('/')
    ? [...folders.flatMap(each => join(each, fromRoot) ?? []), ...assets]
    : [join(folderOf(from), written) ?? '']
  const found = paths.find(path => files.has(path))
  if (found !== undefined || !namesSource(written)) return found
  return paths.map(path => routes.named?.(path, from)).find(path => path !== undefined)
}

/** The address that a browser goes to; below that of no site where that is not known. */
function toUrl({ routes, routeOf, base = UNKNOWN }: Place, written: string, from: string): URL | null {
  const href = routes.toHref?.(written, from) ?? written
  if (routes.server !== undefined && href.startsWith('/')) return URL.parse(href, routes.server)
  // Who writes the whole path means it, where the generator would put the site's own before it again.
  const isOfSite =
    routes.rooted === 'site' && href.startsWith('/') && !href.startsWith(new URL(base).pathname)
  if (isOfSite) return URL.parse(href.replace(/^\/+/, './'), base)
  return URL.parse(href, base + encodeRoute(routeOf(from) ?? ''))
}

/** The pages of a site by their routes. It needs the heads of all of them. */
function tableOf({ routes: { pages }, routeOf }: Place): Map<string, string> {
  return new Map([...pages.keys()].map(path => [toKey(`/${routeOf(path)}`), path]))
}

/** The forms of one address that servers take for the same. */
export function toKey(route: string): string {
  return route.replace(/(?<=\/)index\.html$/, '').replace(/\.html$|\/$/, '')
}

/** Safe as a Markdown destination anywhere, and otherwise as sites spell it. */
export function encodeRoute(route: string): string {
  return route
    .split('/')
    .map(segment =>
      encodeURIComponent(segment.toWellFormed())
        .replace(/[!'()*~]/g, percentEncoded)
        .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent),
    )
    .join('/')
}
