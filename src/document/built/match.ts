import type { BuiltHead, BuiltMatch, MatchOptions } from './types.ts'
import { vote } from './vote.ts'

/**
 * Which built page shows each source: by its link to edit it, by the routes of its generator, then by the vote of all
 * paths. Where these leave a choice there is none: no page is better than a wrong one.
 */
export function matchBuilt(
  heads: ReadonlyMap<string, BuiltHead>,
  sources: ReadonlySet<string>,
  { routeOf = () => undefined }: MatchOptions = {},
): BuiltMatch {
  const pages = new Map([...heads].filter(([, { kind }]) => !UNMATCHED.includes(kind)))
  const files = byLinks(pages, sources, routeOf)
  const taken = new Set(files.values())
  for (const path of sources) {
    const file = fileOf(routeOf(path), pages)
    if (files.has(path) || file === undefined || taken.has(file)) continue
    files.set(path, file)
    taken.add(file)
  }
  const isLeft = (path: string) => !files.has(path)
  const left = [...pages.keys()].filter(file => !taken.has(file))
  for (const [path, file] of vote(left, [...sources].filter(isLeft))) files.set(path, file)
  const matched = new Set(files.values())
  return {
    files,
    others: [...pages]
      .filter(([file, { kind }]) => (kind === 'page' || kind === 'unreadable') && !matched.has(file))
      .map(([file]) => file),
  }
}

const UNMATCHED: readonly BuiltHead['kind'][] = ['redirect', 'not-found']

type RouteOf = NonNullable<MatchOptions['routeOf']>

function byLinks(
  pages: ReadonlyMap<string, BuiltHead>,
  sources: ReadonlySet<string>,
  routeOf: RouteOf,
): Map<string, string> {
  const links = [...pages].flatMap(([file, { sourceLinks }]) =>
    sourceLinks.flatMap(link => {
      const path = longestSuffix(link, sources)
      return path === undefined ? [] : [{ file, path, prefix: link.slice(0, -path.length) }]
    }),
  )
  const prefix = mostCommon(links.map(each => each.prefix))
  const trusted = links.filter(each => each.prefix === prefix)
  const found = new Map<string, string>()
  // Where few links lead to files of the repository, they are to another one, whose paths are alike by chance.
  if (trusted.length * 2 < new Set([...pages].filter(([, head]) => head.sourceLinks.length > 0)).size)
    return found
  const perFile = Map.groupBy(trusted, each => each.file)
  const sure = trusted.filter(each => perFile.get(each.file)?.length === 1)
  for (const [path, each] of Map.groupBy(sure, one => one.path)) {
    const file = choose(
      each.map(one => one.file),
      fileOf(routeOf(path), pages),
    )
    if (file !== undefined) found.set(path, file)
  }
  return found
}

/** Versions and languages without a page of their own show, and name, that of another one, which is the shortest path. */
function choose(files: readonly string[], routed: string | undefined): string | undefined {
  if (files.length === 1 || routed === undefined) {
    const depth = (file: string) => file.split('/').length
    const least = Math.min(...files.map(depth))
    const shortest = files.filter(file => depth(file) === least)
    return shortest.length === 1 ? shortest[0] : undefined
  }
  return files.includes(routed) ? routed : undefined
}

function longestSuffix(link: string, sources: ReadonlySet<string>): string | undefined {
  for (let start = 0; start >= 0; start = link.indexOf('/', start) + 1) {
    if (sources.has(link.slice(start))) return link.slice(start)
    if (!link.includes('/', start)) return undefined
  }
  return undefined
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const each of values) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The file that servers send for a route. */
function fileOf(route: string | undefined, pages: ReadonlyMap<string, unknown>): string | undefined {
  if (route === undefined) return undefined
  const folder = route === '' || route.endsWith('/') ? route : `${route}/`
  return [route, `${route}.html`, `${folder}index.html`, `${folder.slice(0, -1)}.html`].find(file =>
    pages.has(file),
  )
}

/** The path below the site's address that servers send a file for. */
export function routeOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1')
}

/**
 * The address of the folder, with a slash at its end, by what most pages name as their own; undefined where they name
 * none.
 */
export function builtAddress(heads: ReadonlyMap<string, BuiltHead>): string | undefined {
  const named = [...heads].flatMap(([file, { kind, canonical }]) => {
    if (canonical === undefined || kind !== 'page') return []
    const address = canonical.replace(/(?:index)?\.html$|\/$/, '')
    const route = routeOfFile(file)
      .replace(/\.html$|\/$/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')
    return address.endsWith(`/${route}`) || route === ''
      ? [`${address.slice(0, address.length - route.length).replace(/\/$/, '')}/`]
      : []
  })
  const most = mostCommon(named)
  return named.filter(each => each === most).length * 2 > named.length ? most : undefined
}
