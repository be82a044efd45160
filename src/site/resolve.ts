import { percentEncoded } from '../text/index.ts'
import { folderOf, join, nameOf, percentDecoded } from './paths.ts'
import type { Root, Routes, Target } from './site.ts'

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

/** Only its path counts where the site's address is not known. */
const NOWHERE = 'https://site.invalid/'

/** Makes the resolver of a site's links: by the files that they name first, by the addresses that they spell then. */
export function toResolver(place: Place): (link: string, from: string) => Target {
  let found: Table | undefined
  // It needs the heads of all pages, which most links do not.
  const table = () => {
    found ??= tableOf(place)
    return found
  }
  const base = place.base ?? NOWHERE
  return (link, from) => {
    const end = link.search(/[?#]/)
    const written = end < 0 ? link : link.slice(0, end)
    if (written === '') return pageTarget(place, from, undefined)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return absoluteTarget(place, table, written, base)
    const paths = pathsOf(place, percentDecoded(written), from)
    const named = () => paths.map(each => place.routes.named?.(each, from)).find(each => each !== undefined)
    // A path to a source is no address, even where the server sends everything there elsewhere.
    const file = paths.find(each => place.files.has(each)) ?? (/\.mdx?$/.test(written) ? named() : undefined)
    const spelled = () => spelledTarget(place, table, written, from)
    const target = toTarget(place, file) ?? spelled() ?? toTarget(place, named()) ?? { kind: 'missing' }
    return forReaders(place, target, from)
  }
}

/** A page in the language of the one that links to it. */
function forReaders({ routes, routeOf, base }: Place, target: Target, from: string): Target {
  if (target.kind !== 'page' || base === undefined) return target
  const own = routes.routeFor && routeOf(target.path)
  const route = own === undefined ? undefined : routes.routeFor?.(target.path, from, own)
  return route === undefined ? target : { ...target, address: base + encodeRoute(route) }
}

/** An author who writes a whole address is not doubted. */
function absoluteTarget(place: Place, table: () => Table, written: string, base: string): Target {
  const target = bySpelling(place, table, URL.parse(written, base), written)
  return target.kind === 'missing' ? { kind: 'address', address: written } : target
}

function toTarget(place: Place, path: string | undefined): Target | undefined {
  if (path === undefined) return undefined
  const isPage = place.routes.pages.has(path) && place.hiddenBy(path) === undefined
  return isPage ? pageTarget(place, path, undefined) : { kind: 'file', path }
}

/** What has the address that a link spells, as a browser reads it on the page. */
function spelledTarget(place: Place, table: () => Table, written: string, from: string): Target | undefined {
  const route = place.routeOf(from) ?? ''
  // Where a page is a folder of the site, a path to another file means nothing there.
  const isShifted = route.endsWith('/') && !/^(?:_?index|readme)\./i.test(nameOf(from))
  if (isShifted && /\.mdx?$/.test(written)) return undefined
  const base = place.base ?? NOWHERE
  if (place.routes.mayLeadOut && !/\.mdx?$/.test(written) && leadsOut(written, route)) {
    const address = place.base && URL.parse(written, base + encodeRoute(route))?.href
    return { kind: 'address', address: address ?? written }
  }
  return basesOf(place, base, route)
    .map(each => bySpelling(place, table, toUrl(place, written, base, each), written))
    .find(({ kind }) => kind !== 'missing')
}

function leadsOut(written: string, route: string): boolean {
  return !written.startsWith('/') && join(folderOf(route), percentDecoded(written)) === undefined
}

/** A page's address that is served with a slash and without has links that lead to two places. */
function basesOf({ routes }: Place, base: string, route: string): string[] {
  const own = base + encodeRoute(route)
  if (!routes.hasBothForms || route === '') return [own]
  return [own, own.endsWith('/') ? own.slice(0, -1) : `${own}/`]
}

function toUrl({ routes }: Place, written: string, base: string, page: string): URL | null {
  // Who writes the whole path means it, where the generator would put the site's own before it again.
  const isOfSite =
    routes.rooted === 'site' && written.startsWith('/') && !written.startsWith(new URL(base).pathname)
  return isOfSite ? URL.parse(written.replace(/^\/+/, './'), base) : URL.parse(written, page)
}

/** The files that a link may name: from the page's folder, or for one from the root from where pages are. */
function pathsOf(place: Place, written: string, from: string): string[] {
  const { roots, folder, aliases } = place
  const alias = Object.keys(aliases).find(prefix => prefix !== '/' && written.startsWith(prefix))
  const fromRoot = alias === undefined ? written : `/${aliases[alias]}${written.slice(alias.length)}`
  if (!fromRoot.startsWith('/')) return [join(folderOf(from), written) ?? ''].filter(path => path !== '')
  const folders = [...roots.map(root => root.folder), folder, '']
  return [...folders.map(each => join(each, fromRoot)), ...assetPaths(place, fromRoot)].flatMap(
    path => path || [],
  )
}

function assetPaths({ routes }: Place, written: string): (string | undefined)[] {
  const route = written.replace(/^\/+/, '')
  return (routes.assets ?? [])
    .filter(asset => route.startsWith(asset.route))
    .map(asset => join(asset.folder, route.slice(asset.route.length)))
}

/** What has the address that a link spells: a page, an asset, or something else that is known or not ours. */
function bySpelling(place: Place, table: () => Table, url: URL | null, written: string): Target {
  const { server } = place.routes
  if (url === null) return { kind: 'missing' }
  if (server !== undefined && written.startsWith('/'))
    return { kind: 'address', address: server + encodeRoute(percentDecoded(written)) }
  const base = new URL(place.base ?? NOWHERE)
  if (url.origin !== base.origin) return { kind: 'address', address: written }
  const path = percentDecoded(url.pathname)
  const own = percentDecoded(base.pathname)
  const address = place.base === undefined ? undefined : url.origin + encodeRoute(path.replace(/\.mdx?$/, ''))
  return `${path}/`.startsWith(own)
    ? byRoute(place, table, path.slice(own.length), address, written)
    : outside(place, table, path, address, written)
}

function outside(
  place: Place,
  table: () => Table,
  path: string,
  address: string | undefined,
  written: string,
): Target {
  // A page of the site whose base its author has left out.
  const meant = written.startsWith('/') ? table().pages.get(toKey(path.slice(1)) || '/') : undefined
  if (meant !== undefined) return pageTarget(place, meant, undefined)
  // What climbs out of the site is nothing that its author can have seen work; an address from the root may be.
  const isOther = address !== undefined && /^\/|^https?:/i.test(written)
  return isOther ? { kind: 'address', address } : { kind: 'missing' }
}

function byRoute(
  place: Place,
  table: () => Table,
  route: string,
  address: string | undefined,
  written: string,
): Target {
  const { server } = place.routes
  const page = table().pages.get(toKey(route))
  // A server finds `a` for `a/`, but not for `a.html`.
  const isBare = !/(?:\/|\.html|^)$/.test(route) && place.routeOf(page ?? '')?.endsWith('.html')
  if (page !== undefined)
    return pageTarget(place, page, isBare || /\.mdx?$/.test(route) ? undefined : address)
  const asset = assetPaths(place, route).find(each => each !== undefined && place.files.has(each))
  if (asset !== undefined) return { kind: 'file', path: asset }
  const elsewhere = table().redirects.get(toKey(route))
  if (elsewhere !== undefined)
    return { kind: 'address', address: URL.parse(elsewhere, server ?? address)?.href ?? elsewhere }
  return isKnown(table(), route) ? { kind: 'address', address: address ?? written } : { kind: 'missing' }
}

/** The author's own form stays: the site serves it. */
function pageTarget(place: Place, path: string, written: string | undefined): Target {
  const own = place.addressOf(path)
  return { kind: 'page', path, address: own && !place.routes.isRewriting ? (written ?? own) : own }
}

interface Table {
  pages: ReadonlyMap<string, string>
  known: ReadonlySet<string>
  beginnings: readonly string[]
  redirects: ReadonlyMap<string, string>
}

function tableOf({ routes: { pages, known = new Set(), redirects = new Map() }, routeOf }: Place): Table {
  const exact = [...known].filter(route => !route.endsWith('*'))
  return {
    pages: new Map([...pages.keys()].map(path => [toKey(routeOf(path) ?? ''), path])),
    known: new Set(exact.map(toKey)),
    redirects: new Map([...redirects].map(([route, address]) => [toKey(route), address])),
    beginnings: [...known].filter(route => route.endsWith('*')).map(route => route.slice(0, -1)),
  }
}

function isKnown({ known, beginnings }: Table, route: string): boolean {
  return known.has(toKey(route)) || beginnings.some(each => `${route}/`.startsWith(each))
}

/** The forms of one address that servers take for the same. */
function toKey(route: string): string {
  return route.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.(?:html|mdx?)$|\/$/, '')
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
