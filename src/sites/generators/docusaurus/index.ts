import npmTo from 'npm-to-yarn'
import { type Line, linesOf } from '../../../markdown/lines.ts'
import { applyChanges, type Change } from '../../../markdown/source.ts'
import {
  flag,
  list,
  readJson,
  scalarText,
  scalarTextAt,
  scalarTexts,
  scalarTextsAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  join,
  joinFolder,
  nameOf,
  toAddress,
  toRoute,
} from '../../../text/paths.ts'
import { sortFiles, textOf, toGlobs } from '../../config/files.ts'
import { readModule } from '../../config/literals.ts'
import { ownCodeIn } from '../../config/own-code.ts'
import type { Generator, Head, Reader, SiteConfig } from '../../generator.ts'
import {
  containers,
  fences,
  infoOf,
  type ShownLine,
} from '../../syntax/blocks.ts'
import {
  attributeLists,
  emoji,
  htmlComments,
  scripts,
} from '../../syntax/inline.ts'
import { replacing, type Step } from '../../syntax/step.ts'

interface DocusaurusSyntax {
  /** The package managers that commands of npm are shown in besides (`converters` of npm2yarn). */
  managers?: readonly string[] | undefined
}

interface DocusaurusOptions {
  contents: readonly PagesFolder[]
  trailingSlash: boolean | undefined
}

/** A folder of pages of one kind, in one version and language. */
interface PagesFolder {
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

/** The folder of pages and their path on the site by default, for each kind of plugin for pages. */
const KINDS = {
  docs: { path: 'docs', route: 'docs' },
  blog: { path: 'blog', route: 'blog' },
  pages: { path: 'src/pages', route: '' },
} as const

type Kind = keyof typeof KINDS

/** Which pages are MDX, by `markdown.format`. */
const FORMATS: ReadonlyMap<string, SiteConfig['mdx']> = new Map([
  ['md', 'none'],
  ['detect', 'mdx-only'],
])

/** The keys of the configuration that name code for pages (Docusaurus, "MDX Plugins" and "markdown"). */
const CODE_KEYS =
  'plugins|(?:before\\w+|remark|rehype|recma)Plugins|preprocessor|parseFrontMatter'

/** Docusaurus (https://docusaurus.io/docs/api/docusaurus-config). */
export const docusaurus: Generator<DocusaurusOptions, DocusaurusSyntax> = {
  keys: ['slug', 'id'],
  partials: /(?:^|\/)_/,
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const contents = await contentsOf(folder, data, reader)
    const slash = valueAt(data, 'trailingSlash')
    const format = scalarTextAt(data, 'markdown', 'format') ?? 'mdx'
    return {
      ownCode: await ownCodeIn(path, reader, CODE_KEYS),
      unknown: hasPlugins(data) ? undefined : 'neither presets nor plugins',
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '@site/': folder },
      mdx: FORMATS.get(format) ?? 'all',
      address: toAddress(
        scalarTextAt(data, 'url'),
        scalarTextAt(data, 'baseUrl') ?? '',
      ),
      roots: contents.map(content => ({
        folder: content.folder,
        route: content.route,
      })),
      syntaxOptions: {
        managers: managersIn(data) ?? (await defaultManagers(folder, reader)),
      },
      options: {
        contents,
        trailingSlash: typeof slash === 'boolean' ? slash : undefined,
      },
    }
  },
  routes(config, files) {
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
        // On a translated page the site begins where its language does; an address with the site's path is whole (immerjs/immer).
        toHref(written, from) {
          const { translates, language } = contentOf(from) ?? {}
          const isComplete =
            !translates ||
            !written.startsWith('/') ||
            written.startsWith(`/${language}/`) ||
            (base !== '/' && written.startsWith(base))
          return isComplete ? written : `/${language}${written}`
        },
      },
    }
  },
  syntax: ({ managers = ['yarn', 'pnpm', 'bun'] }) => ({
    includes: [],
    markup: [
      addressesOnServer,
      mdxCodeBlocks,
      htmlComments,
      scripts,
      emoji,
      containers(),
      npm2yarn(managers),
      fences(withoutMagicComments, true),
      attributeLists('headings'),
    ],
  }),
}

/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data: unknown): { kind: Kind; options: unknown }[] {
  const kinds = Object.keys(KINDS) as Kind[]
  const classic = list(valueAt(data, 'presets')).find(preset =>
    /(?:^|preset-)classic$/.test(scalarText(list(preset)[0]) ?? ''),
  )
  const [, presetOptions] = list(classic)
  const others: { kind: Kind; options: unknown }[] = []
  for (const plugin of list(valueAt(data, 'plugins'))) {
    const [name, options] = list(plugin)
    const kind = kinds.find(kind =>
      scalarText(name)?.endsWith(`content-${kind}`),
    )
    if (kind) others.push({ kind, options })
  }
  // Two plugins of one kind have different ids: one without takes the place of the preset's (immerjs/immer).
  const replaced = others.filter(
    ({ options }) => valueAt(options, 'id') == null,
  )
  const found: { kind: Kind; options: unknown }[] = []
  for (const kind of kinds) {
    const options = valueAt(presetOptions, kind)
    const isReplaced = replaced.some(plugin => plugin.kind === kind)
    if (options !== false && !isReplaced) found.push({ kind, options })
  }
  return [...found, ...others]
}

/** Whether any preset or plugin for pages is known: Docusaurus itself has none. */
function hasPlugins(data: unknown): boolean {
  const nameIn = (item: unknown) => scalarText(list(item)[0])
  const isNamed = list(valueAt(data, 'presets')).some(nameIn)
  const plugins = list(valueAt(data, 'plugins'))
  return isNamed || plugins.some(item => /content-/.test(nameIn(item) ?? ''))
}

/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(
  folder: string,
  data: unknown,
  reader: Reader,
): Promise<PagesFolder[]> {
  const contents: PagesFolder[] = []
  const byDefault = scalarTextAt(data, 'i18n', 'defaultLocale') ?? 'en'
  const others = scalarTextsAt(data, 'i18n', 'locales').filter(
    locale => locale !== byDefault,
  )
  for (const { kind, options } of pluginsOf(data)) {
    const id = scalarTextAt(options, 'id') ?? 'default'
    const prefix = id === 'default' ? '' : `${id}_`
    const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`
    const base = scalarTextAt(options, 'routeBasePath') ?? KINDS[kind].route
    const versions =
      kind === 'docs'
        ? await versionsOf(folder + prefix, options, reader)
        : [UNVERSIONED]
    for (const version of versions) {
      const path = version.isCurrent
        ? (scalarTextAt(options, 'path') ?? KINDS[kind].path)
        : `${prefix}versioned_docs/${version.folder}`
      const own = joinFolder(folder, path)
      if (own === undefined) continue
      const content = {
        kind,
        folder: own,
        route: toRoute(base) + toRoute(version.path),
        included: scalarTexts(valueAt(options, 'include') ?? '**'),
        excluded: scalarTexts(
          valueAt(options, 'exclude') ?? ['**/_*', '**/_*/**'],
        ),
        keepsNumbers: valueAt(options, 'numberPrefixParser') === false,
        version: version.label,
        language: others.length > 0 ? byDefault : undefined,
      }
      contents.push(content)
      for (const language of others)
        contents.push({
          ...content,
          folder: `${folder}i18n/${language}/${plugin}/${version.folder}`,
          route: `${language}/${content.route}`,
          translates: own,
          language,
        })
    }
  }
  const files = [...reader.files]
  // A language without translations of its own still shows everything at its addresses.
  return contents.filter(content => {
    const own = content.translates ?? content.folder
    return files.some(path => path.startsWith(own))
  })
}

interface Version {
  isCurrent: boolean
  /** The folder of its translations, which in `versioned_docs/` is also its own. */
  folder: string
  label: string | undefined
  /** Its path on the site. */
  path: string
}

/** The only version of pages that have none. */
const UNVERSIONED: Version = {
  isCurrent: true,
  folder: '',
  label: undefined,
  path: '',
}

/**
 * The versions of documents that the site shows (Docusaurus, "Versioning").
 *
 * @param start the start of the paths of what belongs to these documents
 */
async function versionsOf(
  start: string,
  options: unknown,
  reader: Reader,
): Promise<Version[]> {
  const file = (await reader.text(`${start}versions.json`)) ?? ''
  const all = scalarTexts(readJson(file))
  if (flag(valueAt(options, 'includeCurrentVersion'), true))
    all.unshift('current')
  const only = valueAt(options, 'onlyIncludeVersions')
  const isShown = (name: string) =>
    only === undefined || scalarTexts(only).includes(name)
  const shown = all.filter(isShown)
  const last =
    scalarTextAt(options, 'lastVersion') ??
    shown.find(name => name !== 'current') ??
    'current'
  return shown.map(name => {
    const isCurrent = name === 'current'
    const version = valueAt(options, 'versions', name)
    const byDefault = isCurrent ? 'next' : name
    const label = scalarTextAt(version, 'label') ?? byDefault
    const pathByDefault = name === last ? '' : byDefault
    return {
      isCurrent,
      folder: isCurrent ? 'current/' : `version-${name}/`,
      label: shown.length > 1 ? label : undefined,
      path: scalarTextAt(version, 'path') ?? pathByDefault,
    }
  })
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

/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks: Step = source => {
  if (!source.text.includes('mdx-code-block')) return source
  const changes: Change[] = []
  let isOpen = false
  for (const line of linesOf(source)) {
    const { code, start, end } = line
    if (code === 'opens') isOpen = infoOf(line) === 'mdx-code-block'
    if (isOpen && (code === 'opens' || code === 'closes'))
      changes.push({ start, end: end + 1, by: '' })
  }
  return applyChanges(source, changes)
}

/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
function managersIn(data: unknown): string[] | undefined {
  const plugins = pluginsOf(data).flatMap(({ options }) =>
    list(valueAt(options, 'remarkPlugins')),
  )
  for (const plugin of plugins) {
    const converters = valueAt(list(plugin)[1], 'converters')
    if (converters !== undefined)
      return scalarTexts(converters).filter(name => Object.hasOwn(LABELS, name))
  }
  return undefined
}

/** The version of npm2yarn in a lock file of npm, Yarn or pnpm. */
const LOCKED =
  /remark-plugin-npm2yarn(?:[@/]|[^\n]*\n\s*"?version"?:? "?)(\d+)\.(\d+)/

/** The package managers that the installed version of npm2yarn shows by itself: each later one shows more. */
async function defaultManagers(
  folder: string,
  reader: Reader,
): Promise<string[] | undefined> {
  const names = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml']
  const paths = [...names.map(name => folder + name), ...names]
  for (const [, lock] of await reader.texts(paths)) {
    const [, major, minor] = LOCKED.exec(lock) ?? []
    const version = Number(major) * 100 + Number(minor)
    if (version < 204) return ['yarn']
    if (version < 308) return ['yarn', 'pnpm']
  }
  return undefined
}

const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

type Manager = keyof typeof LABELS

/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = replacing(
  'pathname://',
  /pathname:\/\/(?=\/)/g,
  (_, __, { settings: { address } }) =>
    address === undefined ? '' : new URL(address).origin,
)

/** More lines are no commands, and take the converter the square of their length. */
const MAX_COMMANDS = 100

/** A fence of commands of npm: the marks before it, the fence with its language, and the fence alone. */
const NPM_FENCE = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/

/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
function npm2yarn(managers: readonly string[]): Step {
  const names = Object.keys(LABELS) as Manager[]
  const shown = names.filter(name => managers.includes(name))
  return source => {
    if (!source.text.includes('npm2yarn')) return source
    const changes: Change[] = []
    const lines = linesOf(source)
    for (const [index, { code, text, start }] of lines.entries()) {
      const match = code === 'opens' ? NPM_FENCE.exec(text) : null
      if (!match) continue
      const [, first = '', opening = '', closing = ''] = match
      const length = lines.slice(index + 1).findIndex(isClosing)
      if (length < 0 || length >= MAX_COMMANDS) continue
      const inside = lines.slice(index + 1, index + 1 + length)
      const margin = first.replace(/[^>]/g, ' ')
      const npm = inside.map(line => line.text.slice(margin.length)).join('\n')
      const block = (title: string, commands: string) =>
        `${opening}title="${title}"\n${commands}\n${closing}`
      const blocks = shown.map(name =>
        block(LABELS[name], toManager(npm, name)),
      )
      const all = [block('npm', npm), ...blocks].join('\n')
      const { end } = lines[index + 1 + length]!
      changes.push({
        start,
        end,
        by: first + all.replaceAll('\n', `\n${margin}`),
      })
    }
    return applyChanges(source, changes)
  }
}

const isClosing = ({ code }: Line) => code === 'closes'

/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npmTo as unknown as typeof npmTo.default

/** Commands of npm in those of another package manager; as they are where the converter fails, as on `npm toString`. */
function toManager(npm: string, manager: Manager): string {
  try {
    return convert(npm, manager)
  } catch {
    return npm
  }
}

/** A comment in one of the languages that Docusaurus knows, up to its words. */
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i

const MAGIC_WORDS =
  /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*((?:\S.*)?)$/
const END_OF_COMMENT = /^(?:\*\/(?:\s*\})?|-->|\*\))?\s*$/

/** Without comments that mark lines of code, such as `// highlight-next-line` (Docusaurus, "Code blocks"). */
const withoutMagicComments: ShownLine = text => {
  const [, words = ''] = COMMENT.exec(text) ?? []
  const [, end] = MAGIC_WORDS.exec(words) ?? []
  const isMagic = end !== undefined && END_OF_COMMENT.test(end)
  return isMagic ? undefined : text
}
