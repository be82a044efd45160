import { folderOf, join, nameOf } from '../../text/paths.ts'
import { toGlobs } from '../config/files.ts'
import type { Head, Route, Routes, SiteConfig } from '../generator.ts'
import { textOf } from '../heads.ts'

/** A folder of pages of one kind, in one version and language. */
export interface PagesFolder {
  kind: 'docs' | 'blog' | 'pages'
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
  /** What the site calls its version, where there are several. */
  version?: string
  /** Its language, where there are several. */
  language?: string
  /** The language that is in its address. */
  locale?: string
}

export interface DocusaurusOptions {
  contents: readonly PagesFolder[]
  trailingSlash: boolean | undefined
  assets: readonly string[]
}

/** What Docusaurus makes of the files below its folders of pages. */
export function docusaurusRoutes(
  { options }: SiteConfig<DocusaurusOptions>,
  files: readonly string[],
): Routes {
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  const contents = options.contents.map(content => ({
    content,
    isIncluded: toGlobs(content.included),
    isExcluded: toGlobs(content.excluded),
  }))
  contents.sort((a, b) => b.content.folder.length - a.content.folder.length)
  for (const path of files) {
    const found = contents.find(({ content }) => path.startsWith(content.folder))
    if (!found || !/\.mdx?$/.test(path)) continue
    const inside = path.slice(found.content.folder.length)
    if (!found.isIncluded(inside)) reasons.set(path, 'is not included by the configuration of Docusaurus')
    else if (found.isExcluded(inside))
      reasons.set(path, 'is excluded by Docusaurus, as names that begin with "_" are')
    else pages.set(path, head => withSlash(routeInside(inside, head, found.content), options))
  }
  return {
    pages,
    reasons,
    assets: options.assets,
    versionOf: path => options.contents.find(({ folder }) => path.startsWith(folder))?.version,
    languageOf: path => options.contents.find(({ folder }) => path.startsWith(folder))?.language,
    named: (path, from) => sourcesNamed(path, from, options.contents).find(each => pages.has(each)),
    routeFor: (path, from, route) => localRoute(path, from, route, options),
    toHref: (written, from) => localHref(written, from, options),
    rooted: 'site',
  }
}

function withSlash(route: string, { trailingSlash }: DocusaurusOptions): string {
  if (trailingSlash === undefined || route === '') return route
  return route.replace(/\/$/, '') + (trailingSlash ? '/' : '')
}

function routeInside(inside: string, head: Head, content: PagesFolder): string {
  const slug = textOf(head.slug)
  if (content.kind === 'docs') return content.route + docRoute(inside, head, slug, content)
  if (content.kind === 'pages') return content.route + (slug === undefined ? pageRoute(inside) : clean(slug))
  return content.route + (slug === undefined ? postRoute(inside) : clean(slug))
}

function docRoute(
  inside: string,
  head: Head,
  slug: string | undefined,
  { keepsNumbers }: PagesFolder,
): string {
  if (slug?.startsWith('/')) return clean(slug)
  const isKept = keepsNumbers || head.parse_number_prefixes === 'false'
  const strip = isKept ? (name: string) => name : withoutNumber
  const folder = folderOf(inside).split('/').map(strip).join('/')
  const name = nameOf(inside).replace(/\.mdx?$/, '')
  const parent = nameOf(folderOf(inside).slice(0, -1)).toLowerCase()
  const isIndex = ['index', 'readme', parent].includes(name.toLowerCase())
  if (slug === undefined && isIndex) return folder
  const last = slug ?? textOf(head.id) ?? strip(name)
  // A slug may climb out of its folder, and end in a slash.
  return (join(folder, last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '')
}

/** `01-intro` is `intro`; what looks like a date or a version stays. */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d/.test(name)) return name
  const [, rest] = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return rest ?? name
}

function postRoute(inside: string): string {
  const stem = inside.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const [date = ''] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(stem) ?? []
  if (date === '') return stem
  const at = stem.indexOf(date)
  const rest = stem.slice(at + date.length).replace(/^[-/]/, '')
  return clean(`${date.replaceAll('-', '/')}/${stem.slice(0, at)}${rest}`)
}

function pageRoute(inside: string): string {
  const stem = inside.replace(/\.mdx?$/, '')
  return nameOf(stem) === 'index' ? folderOf(stem) : stem
}

function clean(route: string): string {
  return route.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

/** Links on a translated page stay in its language, whether the page that they lead to is translated or not. */
function localRoute(
  path: string,
  from: string,
  route: string,
  { contents }: DocusaurusOptions,
): string | undefined {
  const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale
  const original = contents.find(content => !content.translates && path.startsWith(content.folder))
  if (locale === undefined || original === undefined) return undefined
  const local = contents.find(each => each.locale === locale && each.translates === original.folder)
  return local && local.route + route.slice(original.route.length)
}

/** On a translated page the site begins where its language does. */
function localHref(written: string, from: string, { contents }: DocusaurusOptions): string {
  const locale = contents.find(({ folder }) => from.startsWith(folder))?.locale
  const isLocal = locale === undefined || !written.startsWith('/') || written.startsWith(`/${locale}/`)
  return isLocal ? written : `/${locale}${written}`
}

/** The files that a link to a file may mean: also from a folder of pages, and in the language that is translated. */
function sourcesNamed(path: string, from: string, contents: readonly PagesFolder[]): string[] {
  const own = contents.find(({ folder }) => from.startsWith(folder))
  const folder = folderOf(from)
  const written = path.startsWith(folder) ? path.slice(folder.length) : undefined
  const fromRoot = own && written !== undefined ? [own.folder + written] : []
  const all = [path, ...fromRoot]
  const { translates } = own ?? {}
  if (!own || translates === undefined) return all
  return [...all, ...all.map(each => each.replace(own.folder, translates))]
}
