import { folderOf, join, nameOf } from '../../../text/paths.ts'
import { sortFiles, textOf, toGlobs } from '../../config/files.ts'
import type { Head, Routes, SiteConfig } from '../../generator.ts'

/** What the configuration says of the pages of a site and of their addresses. */
export interface DocusaurusOptions {
  contents: readonly PagesFolder[]
  trailingSlash: boolean | undefined
}

/** A folder of pages of one kind, in one version and language. */
export interface PagesFolder {
  kind: Kind
  folder: string
  /** `''`, or with a slash at its end. */
  route: string
  /** Globs of files that are pages. */
  included: readonly string[]
  /** Globs of those that are not. */
  excluded: readonly string[]
  /** Whether `01-` at the start of a name stays in the address. */
  keepsNumbers: boolean
  /** The folder whose pages are shown where this one has no translation. */
  translates?: string
  /** The site's name for its version, where there are several. */
  version: string | undefined
  /** Its language, where there are several. */
  language: string | undefined
}

export type Kind = 'docs' | 'blog' | 'pages'

/** The pages of a site, by their routes. */
export function docusaurusRoutes(
  config: SiteConfig<DocusaurusOptions>,
  files: readonly string[],
): Routes {
  const { contents, trailingSlash } = config.options
  const innermost = contents.toSorted(
    (a, b) => b.folder.length - a.folder.length,
  )
  const contentOf = (path: string) =>
    innermost.find(({ folder }) => path.startsWith(folder))
  const sources = new Set(files)
  const base = URL.parse(config.address ?? '')?.pathname ?? '/'
  const exclusions = new Map(
    contents.map(content => [content, toExclusion(content, sources)]),
  )
  const sorted = sortFiles(
    config,
    files,
    ['.md', '.mdx'],
    ({ path, stem, inside }) => {
      const content = contentOf(path)!
      const reason = exclusions.get(content)!(inside)
      if (reason !== undefined) return { reason }
      return head => {
        const route = content.route + routeInside(stem, head, content)
        if (trailingSlash === undefined || route === '') return route
        const end = trailingSlash ? '/' : ''
        return route.replace(/\/$/, '') + end
      }
    },
  )
  return {
    ...sorted,
    readers: {
      versionOf: path => contentOf(path)?.version,
      languageOf: path => contentOf(path)?.language,
      fallback: contents.find(({ translates }) => !translates)?.language,
    },
    links: {
      rooted: 'site',
      assets: [`${config.folder}static/`],
      named: (path, from) => sourcesNamed(path, from, contentOf(from)),
      // On a translated page the site begins where its language does; an address with the site's path is complete (immerjs/immer).
      toHref(link, from) {
        const { translates, language } = contentOf(from) ?? {}
        const isComplete =
          !translates ||
          !link.startsWith('/') ||
          link.startsWith(`/${language}/`) ||
          (base !== '/' && link.startsWith(base))
        return isComplete ? link : `/${language}${link}`
      },
    },
  }
}

/** Why a file in a folder of pages is none, by its path in it (Docusaurus, "include" and "exclude" of the plugins). */
function toExclusion(
  { included, excluded, translates }: PagesFolder,
  sources: ReadonlySet<string>,
): (inside: string) => string | undefined {
  const isIncluded = toGlobs(included)
  const isExcluded = toGlobs(excluded)
  return inside => {
    if (!isIncluded(inside))
      return 'is not included by the configuration of Docusaurus'
    if (isExcluded(inside))
      return 'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")'
    // Docusaurus lists the sources alone, and then looks for a translation of each.
    if (translates !== undefined && !sources.has(translates + inside))
      return 'translates a page that is not there, so the site does not have it'
    return undefined
  }
}

/** The path of a page below the route of its folder of pages. */
function routeInside(
  stem: string,
  head: Head,
  { kind, keepsNumbers }: PagesFolder,
): string {
  const slug = textOf(head.slug)
  if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/')))
    return clean(slug)
  const name = nameOf(stem)
  if (kind === 'pages') return name === 'index' ? folderOf(stem) : stem
  if (kind === 'blog') return postRoute(stem.replace(/\/index$/, ''))
  const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/')
  const parent = nameOf(folderOf(stem).slice(0, -1)).toLowerCase()
  const isIndex = ['index', 'readme', parent].includes(name.toLowerCase())
  if (slug === undefined && isIndex) return folderOf(id)
  const last = slug ?? textOf(head.id) ?? nameOf(id)
  // A slug may climb out of its folder, and end in a slash.
  const route = join(folderOf(id), last) ?? last
  return /[^/]\/$/.test(last) ? `${route}/` : route
}

/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d/.test(name)) return name
  const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return rest ?? name
}

function postRoute(stem: string): string {
  const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? []
  if (date === '') return stem
  const at = stem.indexOf(date)
  const rest = stem.slice(at + date.length).replace(/^[-/]/, '')
  return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`)
}

function clean(route: string): string {
  return route.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function sourcesNamed(
  path: string,
  from: string,
  content: PagesFolder | undefined,
): string[] {
  if (!content) return [path]
  const paths = [path]
  const folder = folderOf(from)
  if (path.startsWith(folder))
    paths.push(content.folder + path.slice(folder.length))
  const { translates } = content
  if (translates === undefined) return paths
  const originals = paths.map(inLanguage =>
    inLanguage.replace(content.folder, translates),
  )
  return [...paths, ...originals]
}
