import type { SiteUrl } from '../inputs/values.ts'
import type { Root, SiteConfig } from './generator.ts'

/** What the routes of a site are below. */
export interface Base {
  /** With a slash at its end. */
  url: string
  /** What of a route is below the URL. */
  within(route: string): string
}

const whole = (route: string) => route

/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
export function toBaseOf(
  { address, dialect, roots }: SiteConfig,
  siteUrls: readonly SiteUrl[],
): (path: string) => Base | undefined {
  const from = (path: string): Base | undefined => {
    const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix))
    if (!mapping) return undefined
    const { prefix, url } = mapping
    // Other folders than the site's own keep their names, as without a site.
    if (dialect.folder.startsWith(prefix))
      return { url: url + dialect.folder.slice(prefix.length), within: whole }
    const above = roots.filter(({ folder }) => prefix.startsWith(folder))
    const [root] = above.sort((a, b) => b.folder.length - a.folder.length)
    return root ? below(root, mapping) : { url, within: whole }
  }
  const whereElse = address === undefined ? from(dialect.contentFolder) : { url: address, within: whole }
  return path => from(path) ?? whereElse
}

/** A mapping of a folder of pages, or of a folder in it, says where that folder is rather than the site. */
function below({ folder, route }: Root, { prefix, url }: SiteUrl): Base {
  const own = route + prefix.slice(folder.length)
  if (own !== '' && url.endsWith(`/${own}`)) return { url: url.slice(0, -own.length), within: whole }
  return {
    url,
    within: each =>
      [own, route].flatMap(start => (each.startsWith(start) ? each.slice(start.length) : []))[0] ?? each,
  }
}
