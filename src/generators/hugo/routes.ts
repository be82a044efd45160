import { flag } from '../../text/data.ts'
import { folderOf, nameOf, stemOf } from '../../text/paths.ts'
import type { Head, HeadOf, Root, Route, Routes, SiteConfig } from '../generator.ts'
import { textOf } from '../heads.ts'

export interface HugoOptions {
  languages: readonly string[]
  /** The start of each language's addresses, in the same order. */
  prefixes: readonly string[]
  keepsCase: boolean
  isUgly: boolean
  permalinks: readonly (readonly [section: string, pattern: string])[]
  assets: readonly string[]
}

/** A source may be named from the page's folder or from the root of the pages, and a folder for the page in it. */
function candidates(path: string, from: string, roots: readonly Root[]): string[] {
  const folder = folderOf(from)
  const root = roots.find(each => from.startsWith(each.folder))?.folder ?? ''
  const paths = [path, ...(path.startsWith(folder) ? [root + path.slice(folder.length)] : [])]
  return paths.flatMap(each => [each, ...['/index.md', '/_index.md'].map(end => each.replace(/\.md$/, end))])
}

const hugoExtensions = ['.md', '.markdown', '.mdown']

/** What Hugo makes of the files below its content. */
export function hugoRoutes(config: SiteConfig<HugoOptions>, files: readonly string[]): Routes {
  const { options } = config
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  const byLanguage = new Map<string, string>()
  const isBundled = toBundled(files)
  const all = new Set(files)
  const roots = [...config.roots].sort((a, b) => b.folder.length - a.folder.length)
  for (const path of files) {
    const root = roots.find(({ folder }) => path.startsWith(folder))
    const stem = root && stemOf(path.slice(root.folder.length), hugoExtensions)
    if (!root || stem === undefined) continue
    const { name, prefix, language } = languageInName(stem, root, options)
    if (language !== undefined) byLanguage.set(path, language)
    if (isBundled(path) && !nameOf(stem).startsWith('_index'))
      reasons.set(path, 'is a resource of the page bundle that it is in')
    else pages.set(path, head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options))
  }
  const named = (path: string, from: string) => candidates(path, from, roots).find(each => pages.has(each))
  return {
    pages,
    reasons,
    assets: options.assets,
    languageOf: path => byLanguage.get(path),
    named,
    hiddenBy: toHiddenBy(all),
    hasCascades: true,
    rooted: 'server',
  }
}

/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function languageInName(
  stem: string,
  root: Root,
  { languages, prefixes }: HugoOptions,
): { name: string; prefix: string; language?: string } {
  const end = stem.lastIndexOf('.')
  const index = languages.indexOf(stem.slice(end + 1).toLowerCase())
  const named = (prefix: string, name: string, at: number) => {
    const language = languages.length > 1 ? languages[at] : undefined
    return { name, prefix, ...(language !== undefined && { language }) }
  }
  if (end > stem.lastIndexOf('/') && index >= 0)
    return named(prefixes[index] ?? '', stem.slice(0, end), index)
  // The default language may have no folder in addresses.
  const inFolder = prefixes.findIndex(prefix => prefix !== '' && root.route.startsWith(prefix))
  return named(root.route, stem, inFolder < 0 ? prefixes.indexOf('') : inFolder)
}

/** Whether a page's head, or the cascade of a section above it, says that the page is not rendered. */
function toHiddenBy(files: ReadonlySet<string>) {
  return (path: string, headOf: HeadOf): string | undefined => {
    const head = headOf(path)
    if (flag(head.headless, false)) return 'is headless'
    const render = head['build.render'] ?? head['_build.render']
    const isNever = render === 'never' || render === 'false'
    const isHidden =
      isNever || (render === undefined && sectionsOf(path, files).some(each => hidesBelow(headOf(each))))
    return isHidden ? 'is not rendered (build.render)' : undefined
  }
}

const hidesBelow = (head: Head) => (head['cascade.build.render'] ?? head['cascade._build.render']) === 'never'

/** The pages of the sections that a page is in. */
function sectionsOf(path: string, files: ReadonlySet<string>): string[] {
  const sections: string[] = []
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder.slice(0, -1)))
    sections.push(...['_index.md', '_index.markdown'].map(name => folder + name))
  return sections.filter(each => files.has(each))
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder.slice(0, -1)))
    if (folders.has(folder)) return true
  return false
}

/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files: readonly string[]): (path: string) => boolean {
  const bundles = new Set(
    files.filter(path => /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path)).map(folderOf),
  )
  return path => {
    const own = folderOf(path)
    const isIndex = nameOf(path).startsWith('index.')
    return isBelow(isIndex ? own.slice(0, -1) : path, bundles)
  }
}

function hugoRoute(name: string, prefix: string, head: Head, options: HugoOptions): string {
  const url = textOf(head.url)
  if (url !== undefined) return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url
  const last = nameOf(name)
  const folder = folderOf(name)
  if (last === '_index') return prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : '')
  const path = last === 'index' ? folder.slice(0, -1) : name
  const route = byPermalink(path, head, options) ?? bySlug(path, head)
  return prefix + withEnd(sanitized(route, options), options)
}

function withEnd(route: string, { isUgly }: HugoOptions): string {
  if (route === '' || route.endsWith('/')) return route
  return isUgly ? `${route}.html` : `${route}/`
}

function bySlug(path: string, head: Head): string {
  const slug = textOf(head.slug)
  return slug === undefined ? path : folderOf(path) + slug
}

/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(path: string, head: Head, { permalinks }: HugoOptions): string | undefined {
  const [section = ''] = path.includes('/') ? path.split('/') : ['']
  const pattern = permalinks.find(([name]) => name.replaceAll('/', '') === section.toLowerCase())?.[1]
  if (pattern === undefined) return undefined
  const parts = permalinkParts(path, section, head)
  const isKnown = [...pattern.matchAll(TOKEN)].every(([, token = '']) => parts[token] !== undefined)
  if (!isKnown) return undefined
  const route = pattern.replace(TOKEN, (_, token) => parts[token] ?? '').replace(/\/{2,}/g, '/')
  return route.replace(/^\//, '')
}

const TOKEN = /:(\w+)/g

function permalinkParts(path: string, section: string, head: Head): Record<string, string | undefined> {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? []
  const name = nameOf(path)
  const title = textOf(head.title) ?? name
  const slug = textOf(head.slug)
  return {
    year,
    month,
    day,
    section,
    sections: folderOf(path).replace(/\/$/, ''),
    title,
    slug: slug ?? title,
    filename: name,
    contentbasename: name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
  }
}

/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route: string, { keepsCase }: HugoOptions): string {
  const safe = route
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
    .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run))
  return keepsCase ? safe : safe.toLowerCase()
}
