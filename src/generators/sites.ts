import type { SiteUrl } from '../inputs/values.ts'
import type { Head, HeadOf, Routes, Site, SiteConfig, SitesData } from './generator.ts'
import { readHead } from './heads.ts'
import { siteGenerators } from './list.ts'
import { encodeRoute, toResolver } from './resolve.ts'

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

/** The sites of a commit, with its files mapped to them. */
export interface OpenedSites {
  open: OpenSites
  /** The configuration of the innermost site that a file is in. */
  configOf(path: string): SiteConfig | undefined
  /** The head of a page with this text, as the generator of its site reads it. */
  headOf(config: SiteConfig, page: string): Head
  /** What the configurations say of all pages: where it differs, any document may. */
  description: string
}

/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
export function mapSites({ sites }: SitesData, files: ReadonlySet<string>): OpenedSites {
  const ownerOf = toOwner(sites)
  const owned = sites.map((): string[] => [])
  for (const path of files) owned[ownerOf(path) ?? -1]?.push(path)
  const routes = sites.map((config, index) =>
    siteGenerators[config.generator].routes(config, owned[index] ?? []),
  )
  const names = sites.map(config => new Map(config.names))
  const open: OpenSites = (siteUrls, headOf = () => ({})) => {
    const siteOf = (path: string): Site | undefined => all[ownerOf(path) ?? -1]
    const all = sites.map((config, index): Site => {
      const baseOf = toBaseOf(config, siteUrls)
      const site = openSite(config, routes[index] as Routes, baseOf, headOf)
      const base = baseOf(config.roots[0]?.folder ?? config.folder)?.url
      return {
        ...site,
        nameOf: path => names[index]?.get(path),
        resolve: toResolver(site, base, files, siteOf),
      }
    })
    return { all, siteOf }
  }
  const described = sites.map(config => {
    const { pages, reasons, ...linking } = siteGenerators[config.generator].routes(config, [])
    const { file, options, names: _, ...others } = config
    return [others, linking]
  })
  return {
    open,
    configOf: path => sites[ownerOf(path) ?? -1],
    headOf: ({ generator }, page) => readHead(page, siteGenerators[generator].keys ?? []) ?? {},
    description: JSON.stringify(described),
  }
}

/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(configs: readonly SiteConfig[]): (path: string) => number | undefined {
  const owners = new Map<string, number>()
  for (const [index, { folder: own, roots }] of configs.entries())
    for (const folder of [own, ...roots.map(root => root.folder)])
      if (!owners.has(folder)) owners.set(folder, index)
  return path => {
    for (let end = path.lastIndexOf('/') + 1; end > 0; end = path.lastIndexOf('/', end - 2) + 1) {
      const owner = owners.get(path.slice(0, end))
      if (owner !== undefined) return owner
    }
    return owners.get('')
  }
}

/** An address with a slash at its end, and the start of the routes that it is the address of. */
interface Base {
  url: string
  start: string
}

/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf({ address, folder: own, contentFolder, roots }: SiteConfig, siteUrls: readonly SiteUrl[]) {
  const mapped = (path: string): Base | undefined => {
    const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix))
    if (!mapping) return undefined
    const { prefix, url } = mapping
    // Other folders than the site's own keep their names, as without a site.
    if (own.startsWith(prefix)) return { url: url + own.slice(prefix.length), start: '' }
    const above = roots.filter(({ folder }) => prefix.startsWith(folder))
    const [root] = above.sort((a, b) => b.folder.length - a.folder.length)
    const start = root ? root.route + prefix.slice(root.folder.length) : ''
    // A mapping of a folder of pages to its own address says where the site is.
    return url.endsWith(`/${start}`)
      ? { url: url.slice(0, url.length - start.length), start: '' }
      : { url, start }
  }
  const otherwise = address === undefined ? mapped(contentFolder) : { url: address, start: '' }
  return (path: string) => mapped(path) ?? otherwise
}

function openSite(
  config: SiteConfig,
  routes: Routes,
  baseOf: (path: string) => Base | undefined,
  headOf: HeadOf,
): Omit<Site, 'resolve' | 'nameOf'> {
  const routeOf = (path: string) => {
    const route = routes.pages.get(path)
    return typeof route === 'function' ? route(headOf(path)) : route
  }
  return {
    config,
    routes,
    routeOf,
    whyNoPage: path => (routes.pages.has(path) ? undefined : exclusionReason(path, config, routes.reasons)),
    hiddenBy: path => (routes.pages.has(path) ? routes.hiddenBy?.(path, headOf) : undefined),
    needsHead: path => routes.hiddenBy !== undefined || typeof routes.pages.get(path) === 'function',
    isPartial: path =>
      !routes.pages.has(path) && siteGenerators[config.generator].partials?.test(path) === true,
    tagsOf(path) {
      const [version, language] = [routes.versionOf?.(path), routes.languageOf?.(path)]
      return [...(version ? [`version:${version}`] : []), ...(language ? [`language:${language}`] : [])]
    },
    addressOf(path) {
      const route = routeOf(path)
      const base = baseOf(path)
      if (route === undefined || base === undefined) return undefined
      return base.url + encodeRoute(route.startsWith(base.start) ? route.slice(base.start.length) : route)
    },
  }
}

function exclusionReason(
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
