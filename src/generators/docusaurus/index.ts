import npmTo from 'npm-to-yarn'
import { linesOf } from '../../markdown/lines.ts'
import { type Change, changed } from '../../markdown/source.ts'
import { flag, get, list, text, texts } from '../../text/data.ts'
import { folderOf, join, joinFolder, nameOf, toAddress, toRoute } from '../../text/paths.ts'
import { sortFiles, textOf, toGlobs } from '../config/files.ts'
import { readJson, readModule } from '../config/literals.ts'
import type { Generator, Head, Reader, Routes, SiteConfig } from '../generator.ts'
import { codeTitles, containers } from '../syntax/blocks.ts'
import { fences, type ShownLine } from '../syntax/fences.ts'
import { attributeLists, emoji, htmlComments, scripts } from '../syntax/inline.ts'
import type { Step, Syntax } from '../syntax/step.ts'

export const docusaurus: Generator<DocusaurusOptions> = {
  partials: /(?:^|\/)_/,
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const contents = await contentsOf(folder, data, reader)
    const slash = get(data, 'trailingSlash')
    const assets = list(get(data, 'staticDirectories') ?? 'static')
    return {
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '@site/': folder },
      mdx: ['md', 'detect'].includes(text(get(data, 'markdown', 'format')) ?? '') ? 'mdx-only' : 'all',
      syntaxOptions: {
        hasEmoji: flag(get(data, 'markdown', 'emoji'), true),
      },
      address: toAddress(text(get(data, 'url')), text(get(data, 'baseUrl')) ?? ''),
      roots: contents.map(content => ({ folder: content.folder, route: content.route })),
      options: {
        contents,
        trailingSlash: typeof slash === 'boolean' ? slash : undefined,
        assets: assets.flatMap(each => joinFolder(folder, text(each) ?? '') ?? []),
      },
    }
  },
  keys: ['slug', 'id', 'parse_number_prefixes'],
  routes: docusaurusRoutes,
  syntax: docusaurusSyntax,
}

/** A plugin for pages, as the configuration names it or a preset brings it. */
interface Plugin {
  kind: 'docs' | 'blog' | 'pages'
  options: unknown
}

function pluginsOf(data: unknown): Plugin[] {
  const presets = get(data, 'presets')
  const classic = list(presets).find(each => /(?:^|preset-)classic$/.test(text(list(each)[0]) ?? ''))
  const options = get(list(classic), '1')
  // Presets that are no literals are most likely the one that everybody uses.
  const isClassic =
    classic !== undefined || presets === undefined || list(presets).some(each => each === undefined)
  const preset = (isClassic ? (['docs', 'blog', 'pages'] as const) : [])
    .map(kind => ({ kind, options: get(options, kind) }))
    .filter(plugin => plugin.options !== false)
  const others = list(get(data, 'plugins')).flatMap(each => {
    const [name, own] = list(each)
    const kind = /(?:^|plugin-)content-(docs|blog|pages)$/.exec(text(name) ?? '')?.[1]
    return kind ? [{ kind: kind as Plugin['kind'], options: own }] : []
  })
  return [...preset, ...others]
}

/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(folder: string, data: unknown, reader: Reader): Promise<PagesFolder[]> {
  const found: PagesFolder[] = []
  const i18n = get(data, 'i18n')
  const byDefault = text(get(i18n, 'defaultLocale')) ?? 'en'
  const others = texts(get(i18n, 'locales')).filter(locale => locale !== byDefault)
  const ofTranslations = `${folder}${text(get(i18n, 'path')) ?? 'i18n'}/`
  for (const { kind, options } of pluginsOf(data)) {
    const id = text(get(options, 'id')) ?? 'default'
    const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`]
    const versions = kind === 'docs' ? await versionsOf(folder + prefix, options, reader) : [CURRENT]
    for (const { name, label, path } of versions) {
      const [versioned, translated] = [`${prefix}versioned_docs/version-${name}`, `version-${name}/`]
      const current = text(get(options, 'path')) ?? FOLDERS[kind]
      const own = joinFolder(folder, name === undefined ? current : versioned)
      if (own === undefined) continue
      const route = toRoute(text(get(options, 'routeBasePath')) ?? ROUTES[kind]) + toRoute(path)
      const content = {
        kind,
        included: texts(get(options, 'include') ?? INCLUDED[kind]),
        excluded: texts(get(options, 'exclude') ?? EXCLUDED),
        keepsNumbers: get(options, 'numberPrefixParser') === false,
        version: label,
      }
      found.push({ ...content, folder: own, route, language: others.length > 0 ? byDefault : undefined })
      const end = kind !== 'docs' ? '' : name === undefined ? 'current/' : translated
      for (const locale of others)
        found.push({
          ...content,
          folder: `${ofTranslations}${locale}/docusaurus-plugin-content-${kind}${suffix}/${end}`,
          route: toRoute(text(get(i18n, 'localeConfigs', locale, 'path')) ?? locale) + route,
          translates: own,
          language: locale,
        })
    }
  }
  const files = [...reader.files]
  const isThere = (own: string) => files.some(path => path.startsWith(own))
  // A language without translations of its own still shows everything at its addresses.
  return found.filter(({ folder: own, translates }) => isThere(translates ?? own))
}

/** A version of documents, and its path on the site. */
interface Version {
  /** Absent for the current one. */
  name?: string | undefined
  /** Absent where there is only one. */
  label?: string | undefined
  path: string
}

const CURRENT: Version = { path: '' }

/** @param start the start of the paths of what belongs to these documents */
async function versionsOf(start: string, options: unknown, reader: Reader): Promise<Version[]> {
  const isOff = flag(get(options, 'disableVersioning'), false)
  const names = isOff ? [] : texts(await readJson(await reader.text(`${start}versions.json`)))
  const last = text(get(options, 'lastVersion')) ?? names[0] ?? 'current'
  const only = get(options, 'onlyIncludeVersions')
  const shown = (flag(get(options, 'includeCurrentVersion'), true) ? ['current', ...names] : names).filter(
    name => only === undefined || texts(only).includes(name),
  )
  return shown.map(name => {
    const own = name === 'current' ? 'next' : name
    const [label, path] = ['label', 'path'].map(key => text(get(options, 'versions', name, key)))
    return {
      name: name === 'current' ? undefined : name,
      label: shown.length > 1 ? (label ?? own) : undefined,
      path: path ?? (name === last ? '' : own),
    }
  })
}

const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' }

const INCLUDED = {
  docs: '**/*.{md,mdx}',
  blog: '**/*.{md,mdx}',
  pages: '**/*.{js,jsx,ts,tsx,md,mdx}',
}

const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/** A folder of pages of one kind, in one version and language. */
interface PagesFolder {
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
  version: string | undefined
  /** Its language, where there are several. */
  language: string | undefined
}

interface DocusaurusOptions {
  contents: readonly PagesFolder[]
  trailingSlash: boolean | undefined
  assets: readonly string[]
}

/** What Docusaurus makes of the files below its folders of pages. */
function docusaurusRoutes(config: SiteConfig<DocusaurusOptions>, files: readonly string[]): Routes {
  const { options } = config
  const contents = options.contents.map(content => ({
    content,
    isIncluded: toGlobs(content.included),
    isExcluded: toGlobs(content.excluded),
  }))
  contents.sort((a, b) => b.content.folder.length - a.content.folder.length)
  const sorted = sortFiles(config, files, ['.md', '.mdx'], ({ path, inside }) => {
    const found = contents.find(({ content }) => path.startsWith(content.folder))!
    if (!found.isIncluded(inside)) return { reason: 'is not included by the configuration of Docusaurus' }
    if (found.isExcluded(inside))
      return { reason: 'is excluded by Docusaurus, as names that begin with "_" are' }
    return head => {
      const route = found.content.route + routeInside(inside, head, found.content)
      const { trailingSlash } = options
      if (trailingSlash === undefined || route === '') return route
      return route.replace(/\/$/, '') + (trailingSlash ? '/' : '')
    }
  })
  const contentOf = (path: string) => contents.find(({ content }) => path.startsWith(content.folder))?.content
  return {
    ...sorted,
    assets: options.assets,
    versionOf: path => contentOf(path)?.version,
    languageOf: path => contentOf(path)?.language,
    fallback: options.contents.find(({ translates }) => !translates)?.language,
    named: (path, from) => sourcesNamed(path, from, contentOf(from)),
    // On a translated page the site begins where its language does.
    toHref(written, from) {
      const { translates, language } = contentOf(from) ?? {}
      const isLocal = !translates || !written.startsWith('/') || written.startsWith(`/${language}/`)
      return isLocal ? written : `/${language}${written}`
    },
    rooted: 'site',
  }
}

/** The path of a page below the route of its folder of pages. */
function routeInside(inside: string, head: Head, { kind, keepsNumbers }: PagesFolder): string {
  const slug = textOf(head.slug)
  if (slug !== undefined && (kind !== 'docs' || slug.startsWith('/'))) return clean(slug)
  const stem = inside.replace(/\.mdx?$/, '')
  if (kind === 'pages') return nameOf(stem) === 'index' ? folderOf(stem) : stem
  if (kind === 'blog') return postRoute(stem.replace(/\/index$/, ''))
  const id = idOf(inside, keepsNumbers || head.parse_number_prefixes === 'false')
  const parent = nameOf(folderOf(stem).slice(0, -1)).toLowerCase()
  const isIndex = ['index', 'readme', parent].includes(nameOf(stem).toLowerCase())
  if (slug === undefined && isIndex) return folderOf(id)
  const last = slug ?? textOf(head.id) ?? nameOf(id)
  // A slug may climb out of its folder, and end in a slash.
  return (join(folderOf(id), last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '')
}

/** The path of a document without numbers. */
function idOf(inside: string, keepsNumbers: boolean): string {
  const names = inside.replace(/\.mdx?$/, '').split('/')
  return (keepsNumbers ? names : names.map(withoutNumber)).join('/')
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
function sourcesNamed(path: string, from: string, own: PagesFolder | undefined): string[] {
  const folder = folderOf(from)
  const all = own && path.startsWith(folder) ? [path, own.folder + path.slice(folder.length)] : [path]
  return own?.translates ? [...all, ...all.map(each => each.replace(own.folder, own.translates!))] : all
}

interface DocusaurusSyntax {
  hasEmoji?: boolean
}

function docusaurusSyntax(options: DocusaurusSyntax): Syntax {
  return {
    includes: [],
    markup: [
      htmlComments,
      scripts,
      ...(options.hasEmoji ? [emoji] : []),
      containers(),
      npm2yarn,
      codeTitles,
      fences(withoutMagicComments),
      attributeLists('headings'),
    ],
  }
}

/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn: Step = source => {
  if (!source.text.includes('npm2yarn')) return source
  const lines = linesOf(source)
  const changes = lines.flatMap(({ code: state, text, start }, index): Change[] => {
    if (state !== 'opens') return []
    const [, first = '', fence, sequence = ''] = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/.exec(text) ?? []
    const end = lines.findIndex((line, at) => at > index && line.code === 'closes')
    // More lines are no commands, and take the converter the square of their length.
    if (!fence || end < 0 || end - index > 100) return []
    const margin = first.replace(/[^>]/g, ' ')
    const inside = lines.slice(index + 1, end).map(line => line.text.slice(margin.length))
    const npm = inside.join('\n')
    const commands = {
      npm,
      Yarn: toManager(npm, 'yarn'),
      pnpm: toManager(npm, 'pnpm'),
      Bun: toManager(npm, 'bun'),
    }
    const blocks = Object.entries(commands).map(
      ([name, own]) => `${fence}title="${name}"\n${own}\n${sequence}`,
    )
    return [{ start, end: lines[end]!.end, by: first + blocks.join('\n').replaceAll('\n', `\n${margin}`) }]
  })
  return changed(source, changes)
}

/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const toManager = npmTo as unknown as typeof npmTo.default

/** Without comments that mark lines of code, such as `// highlight-next-line`. */
const withoutMagicComments: ShownLine = text => {
  const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1]
  return /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*(?:(?:\*\/(?:\s*\})?|-->|\*\))\s*)?$/.test(
    comment ?? '',
  )
    ? undefined
    : text
}
