import npmTo from 'npm-to-yarn'
import { linesOf } from '../../markdown/lines.ts'
import { type Change, changed } from '../../markdown/source.ts'
import {
  flag,
  get,
  list,
  lookUp,
  readJson,
  text,
  texts,
} from '../../text/data.ts'
import {
  folderOf,
  join,
  joinFolder,
  nameOf,
  toAddress,
  toRoute,
} from '../../text/paths.ts'
import { sortFiles, textOf, toGlobs } from '../config/files.ts'
import { readModule } from '../config/literals.ts'
import { ownCodeIn } from '../config/own-code.ts'
import type { Generator, Head, Reader } from '../generator.ts'
import { containers, fences, infoOf, type ShownLine } from '../syntax/blocks.ts'
import {
  attributeLists,
  emoji,
  htmlComments,
  scripts,
} from '../syntax/inline.ts'
import { replacing, type Step } from '../syntax/step.ts'

interface DocusaurusSyntax {
  /** The package managers that commands of npm are shown in besides (`converters` of npm2yarn). */
  managers?: readonly string[] | undefined
}

export const docusaurus: Generator<DocusaurusOptions, DocusaurusSyntax> = {
  partials: /(?:^|\/)_/,
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const contents = await contentsOf(folder, data, reader)
    const slash = get(data, 'trailingSlash')
    return {
      ownCode: await ownCodeIn(
        path,
        reader,
        'plugins|(?:before\\w+|remark|rehype|recma)Plugins|preprocessor|parseFrontMatter',
      ),
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '@site/': folder },
      mdx: ['md', 'detect'].includes(
        text(get(data, 'markdown', 'format')) ?? '',
      )
        ? 'mdx-only'
        : 'all',
      address: toAddress(
        text(get(data, 'url')),
        text(get(data, 'baseUrl')) ?? '',
      ),
      roots: contents.map(content => ({
        folder: content.folder,
        route: content.route,
      })),
      syntaxOptions: { managers: managersIn(data) },
      options: {
        contents,
        trailingSlash: typeof slash === 'boolean' ? slash : undefined,
      },
    }
  },
  keys: ['slug', 'id'],
  routes(config, files) {
    const { contents, trailingSlash } = config.options
    const matched = contents.map(content => ({
      ...content,
      isIncluded: toGlobs(content.included),
      isExcluded: toGlobs(content.excluded),
    }))
    matched.sort((a, b) => b.folder.length - a.folder.length)
    const sources = new Set(files)
    const base = URL.parse(config.address ?? '')?.pathname ?? '/'
    const contentOf = (path: string) =>
      matched.find(({ folder }) => path.startsWith(folder))
    const sorted = sortFiles(
      config,
      files,
      ['.md', '.mdx'],
      ({ path, stem, inside }) => {
        const content = contentOf(path)!
        if (!content.isIncluded(inside))
          return {
            reason: 'is not included by the configuration of Docusaurus',
          }
        if (content.isExcluded(inside))
          return {
            reason:
              'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")',
          }
        // Docusaurus lists the sources alone, and then looks for a translation of each.
        if (
          content.translates !== undefined &&
          !sources.has(content.translates + inside)
        )
          return {
            reason:
              'translates a page that is not there, so the site does not have it',
          }
        return head => {
          const route = content.route + routeInside(stem, head, content)
          if (trailingSlash === undefined || route === '') return route
          return route.replace(/\/$/, '') + (trailingSlash ? '/' : '')
        }
      },
    )
    return {
      ...sorted,
      assets: [`${config.folder}static/`],
      versionOf: path => contentOf(path)?.version,
      languageOf: path => contentOf(path)?.language,
      fallback: contents.find(({ translates }) => !translates)?.language,
      named: (path, from) => sourcesNamed(path, from, contentOf(from)),
      // On a translated page the site begins where its language does; an address with the site's path is whole (immerjs/immer).
      toHref(written, from) {
        const { translates, language } = contentOf(from) ?? {}
        const isLocal =
          !translates ||
          !written.startsWith('/') ||
          written.startsWith(`/${language}/`) ||
          (base !== '/' && written.startsWith(base))
        return isLocal ? written : `/${language}${written}`
      },
      rooted: 'site',
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

/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks: Step = source => {
  if (!source.text.includes('mdx-code-block')) return source
  let isOpen = false
  const changes = linesOf(source).flatMap((line): Change[] => {
    const { code, start, end } = line
    if (code === 'opens') isOpen = infoOf(line) === 'mdx-code-block'
    return isOpen && (code === 'opens' || code === 'closes')
      ? [{ start, end: end + 1, by: '' }]
      : []
  })
  return changed(source, changes)
}

/** What each kind of plugin for pages has where nothing else is said: their folder, and their path on the site. */
const KINDS = {
  docs: ['docs', 'docs'],
  blog: ['blog', 'blog'],
  pages: ['src/pages', ''],
} as const

type Kind = keyof typeof KINDS

/** The plugins for pages: those of the preset that nearly every site has, and those that the configuration names itself. */
function pluginsOf(data: unknown): { kind: Kind; options: unknown }[] {
  const isClassic = (preset: unknown) =>
    /(?:^|preset-)classic$/.test(text(list(preset)[0]) ?? '')
  const [, ofPreset] = list(list(get(data, 'presets')).find(isClassic))
  const kinds = Object.keys(KINDS) as Kind[]
  const others = list(get(data, 'plugins')).flatMap(plugin => {
    const [name, options] = list(plugin)
    const kind = kinds.find(kind => text(name)?.endsWith(`content-${kind}`))
    return kind ? [{ kind, options }] : []
  })
  // Two plugins of one kind have different ids: one without takes the place of the preset's (immerjs/immer).
  const isInPlace = (kind: Kind) =>
    others.some(each => each.kind === kind && get(each.options, 'id') == null)
  const preset = kinds
    .filter(kind => get(ofPreset, kind) !== false && !isInPlace(kind))
    .map(kind => ({ kind, options: get(ofPreset, kind) }))
  return [...preset, ...others]
}

/** The folders of pages of each plugin in each version and language: the default language's own, and the translations. */
async function contentsOf(
  folder: string,
  data: unknown,
  reader: Reader,
): Promise<PagesFolder[]> {
  const found: PagesFolder[] = []
  const byDefault = text(get(data, 'i18n', 'defaultLocale')) ?? 'en'
  const others = texts(get(data, 'i18n', 'locales')).filter(
    locale => locale !== byDefault,
  )
  for (const { kind, options } of pluginsOf(data)) {
    const id = text(get(options, 'id')) ?? 'default'
    const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`]
    const versions =
      kind === 'docs'
        ? await versionsOf(folder + prefix, options, reader)
        : [CURRENT]
    for (const { name, label, path } of versions) {
      const current = text(get(options, 'path')) ?? KINDS[kind][0]
      const own = joinFolder(
        folder,
        name === 'current'
          ? current
          : `${prefix}versioned_docs/version-${name}`,
      )
      if (own === undefined) continue
      const route =
        toRoute(text(get(options, 'routeBasePath')) ?? KINDS[kind][1]) +
        toRoute(path)
      const content = {
        kind,
        folder: own,
        route,
        included: texts(get(options, 'include') ?? '**'),
        excluded: texts(get(options, 'exclude') ?? ['**/_*', '**/_*/**']),
        keepsNumbers: get(options, 'numberPrefixParser') === false,
        version: label,
        language: others.length > 0 ? byDefault : undefined,
      }
      const end =
        kind !== 'docs'
          ? ''
          : name === 'current'
            ? 'current/'
            : `version-${name}/`
      const translations = others.map(language => ({
        ...content,
        folder: `${folder}i18n/${language}/docusaurus-plugin-content-${kind}${suffix}/${end}`,
        route: `${language}/${route}`,
        translates: own,
        language,
      }))
      found.push(content, ...translations)
    }
  }
  const files = [...reader.files]
  const isThere = (own: string) => files.some(path => path.startsWith(own))
  // A language without translations of its own still shows everything at its addresses.
  return found.filter(({ folder: own, translates }) =>
    isThere(translates ?? own),
  )
}

/** The only version of what has none. */
const CURRENT = { name: 'current', label: undefined, path: '' }

/** @param start the start of the paths of what belongs to these documents */
async function versionsOf(start: string, options: unknown, reader: Reader) {
  const names = texts(
    readJson((await reader.text(`${start}versions.json`)) ?? ''),
  )
  const all = flag(get(options, 'includeCurrentVersion'), true)
    ? ['current', ...names]
    : names
  const only = get(options, 'onlyIncludeVersions')
  const shown =
    only === undefined ? all : all.filter(name => texts(only).includes(name))
  const last =
    text(get(options, 'lastVersion')) ??
    shown.find(name => name !== 'current') ??
    'current'
  return shown.map(name => {
    const own = name === 'current' ? 'next' : name
    const [label, path] = ['label', 'path'].map(key =>
      text(get(options, 'versions', name, key)),
    )
    return {
      name,
      label: shown.length > 1 ? (label ?? own) : undefined,
      path: path ?? (name === last ? '' : own),
    }
  })
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
  /** What the site calls its version, where there are several. */
  version: string | undefined
  /** Its language, where there are several. */
  language: string | undefined
}

interface DocusaurusOptions {
  contents: readonly PagesFolder[]
  trailingSlash: boolean | undefined
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
  if (kind === 'pages') return nameOf(stem) === 'index' ? folderOf(stem) : stem
  if (kind === 'blog') return postRoute(stem.replace(/\/index$/, ''))
  const id = keepsNumbers ? stem : stem.split('/').map(withoutNumber).join('/')
  const parent = nameOf(folderOf(stem).slice(0, -1)).toLowerCase()
  const isIndex = ['index', 'readme', parent].includes(
    nameOf(stem).toLowerCase(),
  )
  if (slug === undefined && isIndex) return folderOf(id)
  const last = slug ?? textOf(head.id) ?? nameOf(id)
  // A slug may climb out of its folder, and end in a slash.
  return (join(folderOf(id), last) ?? last) + (/[^/]\/$/.test(last) ? '/' : '')
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
  own: PagesFolder | undefined,
): string[] {
  const folder = folderOf(from)
  const all =
    own && path.startsWith(folder)
      ? [path, own.folder + path.slice(folder.length)]
      : [path]
  return own?.translates
    ? [...all, ...all.map(each => each.replace(own.folder, own.translates!))]
    : all
}

/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
function managersIn(data: unknown): string[] | undefined {
  for (const { options } of pluginsOf(data))
    for (const plugin of list(get(options, 'remarkPlugins'))) {
      const converters = get(list(plugin)[1], 'converters')
      if (converters !== undefined)
        return texts(converters).filter(
          name => lookUp(LABELS, name) !== undefined,
        )
    }
  return undefined
}

const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = replacing(
  'pathname://',
  /pathname:\/\/(?=\/)/g,
  (_, __, { settings: { address } }) =>
    address === undefined ? '' : new URL(address).origin,
)

/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn =
  (managers: readonly string[]): Step =>
  source => {
    if (!source.text.includes('npm2yarn')) return source
    const lines = linesOf(source)
    const changes = lines.flatMap(
      ({ code: state, text, start }, index): Change[] => {
        if (state !== 'opens') return []
        const [, first = '', fence, sequence = ''] =
          /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/.exec(text) ?? []
        const end = lines.findIndex(
          (line, at) => at > index && line.code === 'closes',
        )
        // More lines are no commands, and take the converter the square of their length.
        if (!fence || end < 0 || end - index > 100) return []
        const margin = first.replace(/[^>]/g, ' ')
        const inside = lines
          .slice(index + 1, end)
          .map(line => line.text.slice(margin.length))
        const npm = inside.join('\n')
        const block = (name: string, own: string) =>
          `${fence}title="${name}"\n${own}\n${sequence}`
        const others = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
          name => managers.includes(name),
        )
        const blocks = [
          block('npm', npm),
          ...others.map(name => block(LABELS[name], toManager(npm, name))),
        ]
        return [
          {
            start,
            end: lines[end]!.end,
            by: first + blocks.join('\n').replaceAll('\n', `\n${margin}`),
          },
        ]
      },
    )
    return changed(source, changes)
  }

/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npmTo as unknown as typeof npmTo.default

/** Commands of npm in those of another package manager; as they are where the converter fails, as on `npm toString`. */
function toManager(npm: string, manager: 'yarn' | 'pnpm' | 'bun'): string {
  try {
    return convert(npm, manager)
  } catch {
    return npm
  }
}

/** Without comments that mark lines of code, such as `// highlight-next-line`. */
const withoutMagicComments: ShownLine = text => {
  const comment =
    /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(
      text,
    )?.[1]
  return /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*(?:(?:\*\/(?:\s*\})?|-->|\*\))\s*)?$/.test(
    comment ?? '',
  )
    ? undefined
    : text
}
