import { percentEncoded } from '../text/index.ts'
import { folderOf, join, namesSource, percentDecoded, routeKey } from '../text/paths.ts'
import type { LinkTarget, Site } from './generator.ts'

/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/'

/** A site without what resolves its links. */
type Unresolved = Omit<Site, 'resolve' | 'nameOf'>

/**
 * Makes the resolver of a site's links. A link names a file as the generator looks files up; any other leads where a
 * browser goes from the page's own address, whatever is there.
 *
 * @param base the site's address with a slash at its end, where it is known.
 */
export function toResolver(
  site: Unresolved,
  base: string | undefined,
  files: ReadonlySet<string>,
  siteOf: (path: string) => Site | undefined,
): Site['resolve'] {
  const { routes, routeOf } = site
  /** A page of this site, in the language of the page that links to it, a page of another site, or a file. */
  const toTarget = (path: string, from: string): LinkTarget => {
    const owner = siteOf(path)
    if (!owner?.routes.pages.has(path) || owner.hiddenBy(path) !== undefined) return { kind: 'file', path }
    const isOwn = base !== undefined && owner.config === site.config
    const route = isOwn ? routes.routeFor?.(path, from, routeOf(path) ?? '') : undefined
    return {
      kind: 'page',
      path,
      address: route === undefined ? owner.addressOf(path) : base + encodeRoute(route),
    }
  }
  /** The pages by their routes, made where it is needed: it needs the heads of all of them. */
  let byRoute: ReadonlyMap<string, string> | undefined
  return (link, from) => {
    // As browsers read addresses (URL standard, "basic URL parser").
    const written = link
      .replace(/[?#].*/s, '')
      .replace(/[\t\n\r]/g, '')
      .replaceAll('\\', '/')
    if (written === '') return toTarget(from, from)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return { kind: 'address', address: written }
    const file = fileOf(site, percentDecoded(written), from, files)
    if (file !== undefined) return toTarget(file, from)
    const url = namesSource(written) ? null : toUrl(site, written, from, base ?? UNKNOWN)
    if (url === null) return { kind: 'missing' }
    if (url.origin !== new URL(UNKNOWN).origin)
      return { kind: 'address', address: url.origin + encodeRoute(percentDecoded(url.pathname)) }
    byRoute ??= new Map([...routes.pages.keys()].map(path => [routeKey(`/${routeOf(path)}`), path]))
    const page = byRoute.get(routeKey(percentDecoded(url.pathname)))
    return page === undefined ? { kind: 'missing' } : toTarget(page, from)
  }
}

/** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
function fileOf(
  { config: { roots, folder, aliases }, routes }: Unresolved,
  written: string,
  from: string,
  files: ReadonlySet<string>,
): string | undefined {
  const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix))
  const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`
  const folders = [...roots.map(root => root.folder), folder, '', ...(routes.assets ?? [])]
  const paths = fromRoot.startsWith('/')
    ? folders.flatMap(each => join(each, fromRoot) ?? [])
    : [join(folderOf(from), written) ?? '']
  const found = paths.find(path => files.has(path))
  if (found !== undefined || !namesSource(written)) return found
  return paths.map(path => routes.named?.(path, from)).find(path => path !== undefined)
}

/** The address that a browser goes to. */
function toUrl(
  { routes, routeOf, addressOf }: Unresolved,
  written: string,
  from: string,
  base: string,
): URL | null {
  const href = routes.toHref?.(written, from) ?? written
  if (routes.server !== undefined && href.startsWith('/')) return URL.parse(href, routes.server)
  // Who writes the whole path means it, where the generator would put the site's own before it again.
  const isOfSite =
    routes.rooted === 'site' && href.startsWith('/') && !href.startsWith(new URL(base).pathname)
  if (isOfSite) return URL.parse(href.replace(/^\/+/, './'), base)
  return URL.parse(href, addressOf(from) ?? base + encodeRoute(routeOf(from) ?? ''))
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
