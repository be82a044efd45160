import { hidingReason } from '../../../markdown/front-matter.ts'
import {
  flag,
  list,
  members,
  readJson,
  scalarTextAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  foldersAbove,
  join,
  nameOf,
  namesSource,
} from '../../../text/paths.ts'
import {
  type FileInRoot,
  sortFiles,
  textOf,
  toExpressions,
  toGlobs,
} from '../../config/files.ts'
import type {
  Head,
  HeadOf,
  LinkRules,
  Root,
  Routes,
  SiteConfig,
} from '../../generator.ts'

/** What the configuration says of the pages of a site and of their addresses. */
export interface HugoOptions {
  languages: readonly Language[]
  disabledLanguages: readonly string[]
  keepsCase: boolean
  isUgly: boolean
  hasLinkHook: boolean
  /** The patterns of addresses, by section or by `page.` and section. */
  permalinks: readonly (readonly [name: string, pattern: string])[]
  /** Regular expressions for the paths of files that are not read. */
  ignored: readonly string[]
  mounts: readonly Mount[]
  versions: readonly Version[]
  /** The cascade of the configuration. */
  cascade: unknown
}

/** A version of what the site documents. */
export interface Version {
  name: string
  /** The section of its pages: begins and ends with a slash. */
  section: string
}

export interface Language {
  name: string
  /** The start of its addresses. */
  prefix: string
}

/** A folder that `module.mounts` puts into the content (Hugo, "Configure modules"). */
export interface Mount {
  folder: string
  /** The path in the content that it is put at, `''` or with a slash at its end. */
  route: string
  language: string | undefined
  /** Globs of its files, of which the first that matches decides: `! x` leaves files out. */
  files: readonly string[]
}

/** The pages of a site, by their routes. */
export function hugoRoutes(
  config: SiteConfig<HugoOptions>,
  files: readonly string[],
): Routes {
  const { options } = config
  const { languages } = options
  const exclusionOf = toExclusion(options, files)
  const targets = new Map<string, CascadeTarget>()
  const globs: Globs = new Map()
  const sorted = sortFiles(config, files, hugoExtensions, file => {
    const { path, root, stem } = file
    const { name, prefix, language } = splitLanguage(stem, root, languages)
    const reason = exclusionOf(file)
    if (reason !== undefined) return { reason }
    if (options.disabledLanguages.some(lang => stem.endsWith(`.${lang}`)))
      return { reason: 'is in a language that is not built' }
    targets.set(path, targetOf(root, name, language, languages))
    return head => hugoRoute(name.replaceAll(' ', '-'), prefix, head, options)
  })
  const languageOf = (path: string) =>
    languages.length > 1 ? targets.get(path)?.lang : undefined
  const versionOf = (path: string) => {
    const page = targets.get(path)?.path
    return options.versions.find(({ section }) =>
      `${page}/`.startsWith(section),
    )?.name
  }
  const inherited = (path: string, headOf: HeadOf) => {
    const target = targets.get(path)
    if (!target) return {}
    const cascades = cascadesAbove(path, target.lang, headOf)
    return handedDown(target, [...cascades, options.cascade], globs)
  }
  const byName = pagesByName(targets)
  return {
    ...sorted,
    links: {
      rooted: 'server',
      assets: [`${config.folder}static/`],
      named: toNamed(config, targets, byName),
    },
    readers: {
      languageOf,
      versionOf,
      hiddenBy: (path, headOf) =>
        hiddenBy(headOf(path), inherited(path, headOf)),
      unsearchedBy: (path, headOf) => hidingReason(inherited(path, headOf)),
    },
    handedDown: inherited,
  }
}

function toMounted({ files }: Mount): (inside: string) => boolean {
  const rules = files.map(file => ({
    isExcluded: file.startsWith('! '),
    matches: toGlobs([file.replace('! ', '')]),
  }))
  const hasWanted = rules.some(({ isExcluded }) => !isExcluded)
  return inside => {
    const rule = rules.find(({ matches }) => matches(inside))
    return rule ? !rule.isExcluded : !hasWanted
  }
}

/** Why a file in the folders of the content is no page, if it is none. */
function toExclusion(
  { ignored, mounts }: HugoOptions,
  files: readonly string[],
): (file: FileInRoot) => string | undefined {
  const isBundled = toBundled(files)
  const isIgnored = toExpressions(ignored)
  const folders = mounts.map(mount => ({
    folder: mount.folder,
    isMounted: toMounted(mount),
  }))
  return ({ path, stem }) => {
    if (isBundled(path) && !nameOf(stem).startsWith('_index'))
      return 'is a resource of the page bundle that it is in'
    if (isIgnored(path)) return 'is ignored by Hugo (ignoreFiles)'
    // In Hugo's `SourceSpec.IgnoreFile`; buildpacks/docs has its partials in `.common/`.
    if (/(?:^|\/)(?:[.#]|[^/]*~\/)/.test(stem))
      return 'is ignored by Hugo (a name that begins with "." or "#")'
    for (const { folder, isMounted } of folders)
      if (path.startsWith(folder) && !isMounted(path.slice(folder.length)))
        return 'is left out of the content by Hugo (module.mounts)'
    return undefined
  }
}

/** The cascades of the sections that a page is in, the innermost first. */
function cascadesAbove(
  path: string,
  lang: string | undefined,
  headOf: HeadOf,
): unknown[] {
  const end = lang === undefined ? '' : `.${lang}`
  return foldersAbove(path).flatMap(
    folder =>
      cascadeIn(headOf(`${folder}_index${end}.md`)) ??
      cascadeIn(headOf(`${folder}_index.md`)) ??
      [],
  )
}

/** Pages by language and name; `undefined` where several have it, so that a link has to name the folder. */
function pagesByName(
  targets: ReadonlyMap<string, CascadeTarget>,
): Map<string, string | undefined> {
  const byName = new Map<string, string | undefined>()
  for (const [path, target] of targets) {
    const key = `${target.lang} ${nameOf(target.path)}`
    byName.set(key, byName.has(key) ? undefined : path)
  }
  return byName
}

/** The pages that a link may name, in any case: as Hugo's `GetPage` looks for them, or by a name that no other page has. */
function toNamed(
  { roots, options }: SiteConfig<HugoOptions>,
  targets: ReadonlyMap<string, CascadeTarget>,
  byName: ReadonlyMap<string, string | undefined>,
): NonNullable<LinkRules['named']> {
  const innermost = roots.toSorted((a, b) => b.folder.length - a.folder.length)
  const byLowerCase = new Map<string, string>()
  for (const path of targets.keys()) byLowerCase.set(path.toLowerCase(), path)
  return (path, from, link) => {
    if (!options.hasLinkHook && !namesSource(link)) return []
    const root = innermost.find(({ folder }) => from.startsWith(folder))
    const language = targets.get(from)?.lang
    const found = candidates(
      path,
      from,
      link,
      root?.folder ?? '',
      language,
    ).map(candidate => byLowerCase.get(candidate.toLowerCase()) ?? '')
    const name = link.replace(/\.md$/, '').toLowerCase()
    const unique = byName.get(`${language} ${name}`)
    if (unique !== undefined) found.push(unique)
    return found
  }
}

/**
 * The pages that a link may name, in the order in which Hugo's `GetPage` looks for them: from the page's folder, which for a
 * bundle is the one that it is in, then from the root; in the page's language, and without an extension.
 */
function candidates(
  path: string,
  from: string,
  link: string,
  root: string,
  language = '',
): string[] {
  const pageFolder = folderOf(from)
  const isInBundle = namesSource(link) && link.startsWith('../')
  const isBundle = nameOf(from).startsWith('index.') && !isInBundle
  const folder = isBundle ? folderOf(pageFolder.slice(0, -1)) : pageFolder
  const beside = link.startsWith('/') ? undefined : join(folder, link)
  const found: string[] = []
  for (const place of [beside, join(root, link), path]) {
    if (place === undefined) continue
    const stem = place.replace(/\.md$/, '')
    for (const name of [stem, `${stem}/index`, `${stem}/_index`])
      found.push(`${name}.${language}.md`, `${name}.md`)
  }
  return found
}

const hugoExtensions = ['.md', '.markdown', '.mdown']

/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(
  stem: string,
  root: Root,
  languages: readonly Language[],
): { name: string; prefix: string; language: string | undefined } {
  const end = nameOf(stem).includes('.') ? stem.lastIndexOf('.') : stem.length
  const suffix = stem.slice(end + 1).toLowerCase()
  const bySuffix = languages.find(({ name }) => name === suffix)
  if (bySuffix) {
    const { name: language, prefix } = bySuffix
    return { name: stem.slice(0, end), prefix, language }
  }
  // The default language may have no folder in addresses.
  const byFolder =
    languageOfRoot(root, languages) ??
    languages.find(({ prefix }) => prefix === '')
  return { name: stem, prefix: root.route, language: byFolder?.name }
}

/** The language whose prefix the route of a folder begins with, if it has one. */
function languageOfRoot(
  { route }: Root,
  languages: readonly Language[],
): Language | undefined {
  return languages.find(
    ({ prefix }) => prefix !== '' && route.startsWith(prefix),
  )
}

/** By `link` a page has an address that leads elsewhere (Hugo, "Build options"). */
const UNRENDERED = /^(?:never|false|link)$/

/** Why a page is not rendered, by its head or by what it inherits. */
function hiddenBy(head: Head, inherited: object): string | undefined {
  if (flag(head.headless, false)) return 'is headless'
  if (/^[1-9]\d*$/.test(String(head.draft))) return 'is a draft'
  if (head.draft === undefined && flag(valueAt(inherited, 'draft'), false))
    return 'is a draft (cascade)'
  const render =
    head['build.render'] ??
    head['_build.render'] ??
    valueAt(inherited, 'build', 'render') ??
    valueAt(inherited, '_build', 'render')
  if (UNRENDERED.test(String(render))) return 'is not rendered (build.render)'
  return undefined
}

/** A page as cascades name it: by its path on the site, without its language. */
function targetOf(
  root: Root,
  name: string,
  lang: string | undefined,
  languages: readonly Language[],
): CascadeTarget {
  const prefix = languageOfRoot(root, languages)?.prefix ?? ''
  const route = `/${root.route.slice(prefix.length)}${name}`
  const path = route.replace(/\/_?index$/, '').toLowerCase() || '/'
  const kind = kindOf(path, nameOf(name) === '_index')
  return { path, kind, lang, environment: 'production' }
}

function kindOf(path: string, isSection: boolean): string {
  if (!isSection) return 'page'
  return path === '/' ? 'home' : 'section'
}

/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there (Hugo, "Page bundles"). */
function toBundled(files: readonly string[]): (path: string) => boolean {
  const indexes = files.filter(path =>
    /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path),
  )
  const bundles = new Set(indexes.map(folderOf))
  return path => {
    const isIndex = nameOf(path).startsWith('index.')
    const folders = foldersAbove(path).slice(isIndex ? 1 : 0)
    return folders.some(folder => bundles.has(folder))
  }
}

/** The route of a page (Hugo, "URL management"). */
function hugoRoute(
  name: string,
  prefix: string,
  head: Head,
  options: HugoOptions,
): string {
  const url = textOf(head.url)
  if (url?.startsWith('/')) return url.replace(/^\/+/, '')
  if (url !== undefined) return prefix + url
  const last = nameOf(name)
  const folder = folderOf(name)
  if (last === '_index') {
    const route = prefix + sanitized(folder, options)
    return options.isUgly ? `${route}index.html` : route
  }
  const path = last === 'index' ? folder.slice(0, -1) : name
  const slug = textOf(head.slug)
  const bySlug = slug === undefined ? path : folderOf(path) + slug
  const inside = byPermalink(path, head, options) ?? bySlug
  const route = prefix + sanitized(inside, options)
  if (route === '' || route.endsWith('/')) return route
  return options.isUgly ? `${route}.html` : `${route}/`
}

/** The route by the pattern of the page's section, where all of its parts are known (Hugo, "Permalinks"). */
function byPermalink(
  path: string,
  head: Head,
  { permalinks }: HugoOptions,
): string | undefined {
  const section = path.slice(0, Math.max(0, path.indexOf('/')))
  const [, pattern] =
    permalinks.find(
      ([name]) => name.replace(/^page\.|\//g, '') === section.toLowerCase(),
    ) ?? []
  if (pattern === undefined) return undefined
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? []
  const name = nameOf(path)
  const title = textOf(head.title) ?? name
  const slug = textOf(head.slug)
  const parts = new Map([
    ['year', year],
    ['month', month],
    ['day', day],
    ['section', section],
    ['sections', folderOf(path).replace(/\/$/, '')],
    ['title', title],
    ['slug', slug ?? title],
    ['filename', name],
    ['contentbasename', name],
    ['slugorfilename', slug ?? name],
    ['slugorcontentbasename', slug ?? name],
  ])
  const route = pattern.replace(
    /:(\w+)/g,
    (token, part) => parts.get(part)?.replaceAll(':', '') ?? token,
  )
  if (route.includes(':')) return undefined
  return route.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route: string, { keepsCase }: HugoOptions): string {
  const safe = route
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
    .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run))
  return keepsCase ? safe : safe.toLowerCase()
}

/** A page as the targets of a cascade name it (Hugo, "Cascade"). */
export interface CascadeTarget {
  /** Its logical path, such as `/docs/setup`. */
  path: string
  kind: string
  lang: string | undefined
  environment: 'production'
}

/** The patterns of targets, as functions. */
export type Globs = Map<string, (value: string) => boolean>

/** The key of a page's head that has its cascade, as JSON. */
export const CASCADE = '{}cascade'

/** The cascade in the front matter of a section. */
export function cascadeIn(head: Head): unknown {
  const json = textOf(head[CASCADE])
  return json === undefined ? undefined : readJson(json)
}

/**
 * The values that a page inherits, of which the first for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 * @param globs the patterns of targets so far: each page is compared with the same few.
 */
export function handedDown(
  page: CascadeTarget,
  cascades: readonly unknown[],
  globs: Globs,
): object {
  const values = new Map<string, unknown>()
  const params = new Map<string, unknown>()
  for (const entry of cascades.flatMap(list)) {
    const target = valueAt(entry, 'target') ?? valueAt(entry, '_target')
    if (!isMeant(page, target, globs)) continue
    for (const [key, value] of members(entry))
      if (!values.has(key)) values.set(key, value)
    for (const [key, value] of members(valueAt(entry, 'params')))
      if (!params.has(key)) params.set(key, value)
  }
  values.set('params', Object.fromEntries(params))
  return Object.fromEntries(values)
}

function isMeant(page: CascadeTarget, target: unknown, globs: Globs): boolean {
  return Object.entries(page).every(([key, value]) => {
    const pattern = scalarTextAt(target, key)
    if (pattern === undefined) return true
    if (value === undefined) return false
    const isMatch = globs.get(pattern) ?? toGlobs([pattern.toLowerCase()])
    globs.set(pattern, isMatch)
    // `toGlobs` takes the slash off that a pattern begins with.
    return isMatch(value) || isMatch(value.slice(1))
  })
}
