import type { SiteUrl } from '../inputs/values.ts'
import { toBaseOf } from './base.ts'
import type { HeadOf, Route, Routes, Site, SiteConfig, SitesData, Target } from './generator.ts'
import { ownFiles, toOwner } from './owner.ts'
import { encodeRoute, toResolver } from './resolve.ts'
import { rules } from './rules.ts'

/** All sites of a commit. */
export interface Sites {
  all: readonly Site[]
  /** The innermost that a file is in. */
  siteOf(path: string): Site | undefined
}

/**
 * Opens the sites of a commit.
 *
 * @param headOf is asked for the head of a page each time that its address is.
 */
export type OpenSites = (siteUrls: readonly SiteUrl[], headOf?: HeadOf) => Sites

/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
export function mapSites({ sites }: SitesData, files: ReadonlySet<string>): OpenSites {
  const owned = ownFiles(sites, files)
  const routes = sites.map((config, index) => rules[config.generator].routes(config, owned[index] ?? []))
  const ownerOf = toOwner(sites)
  return (siteUrls, headOf = () => ({})) => {
    const siteOf = (path: string): Site | undefined => all[ownerOf(path) ?? -1]
    const all = sites.map((config, index) => {
      const site = openSite(config, routes[index] as Routes, files, siteUrls, headOf)
      return {
        ...site,
        resolve: (link: string, from: string) => acrossSites(site.resolve(link, from), siteOf),
      }
    })
    return { all, siteOf }
  }
}

/** What the configurations of sites say of all pages, as a text: where it differs, any document may. */
export function describeSites({ sites }: SitesData): string {
  return JSON.stringify(
    sites.map(config => {
      const { pages, reasons, ...linking } = rules[config.generator].routes(config, [])
      return [config.dialect, config.roots, config.address, linking]
    }),
  )
}

/** A file that a page names may be a page of another site. */
function acrossSites(target: Target, siteOf: Sites['siteOf']): Target {
  if (target.kind !== 'file') return target
  const { path } = target
  const site = siteOf(path)
  if (!site || site.whyNoPage(path) !== undefined || site.hiddenBy(path) !== undefined) return target
  return { kind: 'page', path, address: site.addressOf(path) }
}

function openSite(
  config: SiteConfig,
  routes: Routes,
  files: ReadonlySet<string>,
  siteUrls: readonly SiteUrl[],
  headOf: HeadOf,
): Site {
  const baseOf = toBaseOf(config, siteUrls)
  const hiddenBy = (path: string) => (routes.pages.has(path) ? routes.hiddenBy?.(path, headOf) : undefined)
  const routeOf = (path: string) => {
    const route: Route | undefined = routes.pages.get(path)
    return typeof route === 'function' ? route(headOf(path)) : route
  }
  const addressOf = (path: string) => {
    const route = routeOf(path)
    const base = baseOf(path)
    return route === undefined || base === undefined ? undefined : base.url + encodeRoute(base.within(route))
  }
  const { roots, dialect } = config
  return {
    config,
    whyNoPage: path => (routes.pages.has(path) ? undefined : reasonOf(path, config, routes.reasons)),
    hiddenBy,
    needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
    routeOf,
    routes,
    isPartial: path => !routes.pages.has(path) && rules[config.generator].partials?.test(path) === true,
    addressOf,
    resolve: toResolver({
      routes,
      routeOf,
      hiddenBy,
      files,
      roots,
      folder: dialect.folder,
      aliases: dialect.aliases,
      addressOf,
      base: baseOf(roots[0]?.folder ?? dialect.folder)?.url,
    }),
  }
}

function reasonOf(
  path: string,
  { roots, generator }: SiteConfig,
  reasons?: ReadonlyMap<string, string>,
): string {
  const known = reasons?.get(path)
  if (known !== undefined) return known
  if (roots.some(({ folder }) => path.startsWith(folder)))
    return `is none of the pages that ${generator} makes`
  const folders = roots.length > 3 ? '' : ` (${roots.map(({ folder }) => folder || '/').join(', ')})`
  return `is in no folder of the site's pages${folders}`
}
