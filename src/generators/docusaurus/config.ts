import { flag, get, list, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, toAddress, toRoute } from '../../text/paths.ts'
import { readJson, readModule } from '../config/literals.ts'
import type { FoundSite, Generator, Reader } from '../generator.ts'
import { type DocusaurusOptions, docusaurusRoutes, type PagesFolder } from './routes.ts'
import { docusaurusSyntax } from './syntax.ts'

export const docusaurus: Generator<DocusaurusOptions> = {
  partials: /(?:^|\/)_/,
  async read(path, reader) {
    const data = await readModule(path, reader)
    return docusaurusConfig(path, data, await contentsOf(folderOf(path), data, reader))
  },
  keys: ['slug', 'id', 'parse_number_prefixes'],
  routes: docusaurusRoutes,
  syntax: docusaurusSyntax,
}

function docusaurusConfig(
  file: string,
  data: unknown,
  contents: readonly PagesFolder[],
): FoundSite<DocusaurusOptions> {
  const folder = folderOf(file)
  const slash = get(data, 'trailingSlash')
  const assets = list(get(data, 'staticDirectories') ?? 'static')
  return {
    contentFolder: contents[0]?.folder ?? folder,
    aliases: { '@site/': folder },
    mdx: ['md', 'detect'].includes(text(get(data, 'markdown', 'format')) ?? '') ? 'mdx-only' : 'all',
    syntaxOptions: {
      hasEmoji: flag(get(data, 'markdown', 'emoji'), true),
      magicComments: magicCommentsOf(get(data, 'themeConfig', 'prism', 'magicComments')),
    },
    address: toAddress(text(get(data, 'url')), text(get(data, 'baseUrl')) ?? ''),
    roots: contents.map(content => ({ folder: content.folder, route: content.route })),
    options: {
      contents,
      trailingSlash: typeof slash === 'boolean' ? slash : undefined,
      assets: assets.flatMap(each => joinFolder(folder, text(each) ?? '') ?? []),
    },
  }
}

/** The words of comments that mark lines of code; undefined where the configuration does not say. */
function magicCommentsOf(all: unknown): string[] | undefined {
  if (all === undefined) return undefined
  return list(all).flatMap(each =>
    [get(each, 'line'), get(each, 'block', 'start'), get(each, 'block', 'end')].flatMap(texts),
  )
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

async function contentsOf(folder: string, data: unknown, reader: Reader): Promise<PagesFolder[]> {
  const found: PagesFolder[] = []
  for (const plugin of pluginsOf(data)) {
    const versions = plugin.kind === 'docs' ? await versionsOf(folder, plugin.options, reader) : [CURRENT]
    for (const version of versions) found.push(...inEachLocale(folder, data, plugin, version))
  }
  const files = [...reader.files]
  const isThere = (own: string) => files.some(path => path.startsWith(own))
  // A language without translations of its own still shows everything at its addresses.
  return found.filter(({ folder: own, translates }) => isThere(translates ?? own))
}

/** A version of documents: the folders of its pages and of their translations, and its path on the site. */
interface Version {
  /** Absent where there is only one. */
  label?: string
  folder: string | undefined
  translations: string
  route: string
}

const CURRENT: Version = { folder: undefined, translations: 'current/', route: '' }

async function versionsOf(folder: string, options: unknown, reader: Reader): Promise<Version[]> {
  const id = pluginId(options)
  const prefix = id === undefined ? '' : `${id}_`
  const source = flag(get(options, 'disableVersioning'), false)
    ? undefined
    : await reader.text(`${folder}${prefix}versions.json`)
  const names = texts(await readJson(source))
  const last = text(get(options, 'lastVersion')) ?? names[0] ?? 'current'
  const routeOf = (name: string, byDefault: string) =>
    toRoute(text(get(options, 'versions', name, 'path')) ?? (name === last ? '' : byDefault))
  const only = get(options, 'onlyIncludeVersions')
  const isShown = (name: string) => (only === undefined ? true : texts(only).includes(name))
  const hasCurrent = flag(get(options, 'includeCurrentVersion'), true) && isShown('current')
  const shown = names.filter(isShown)
  const labelOf = (name: string, byDefault = name) =>
    hasCurrent || shown.length > 1
      ? { label: text(get(options, 'versions', name, 'label')) ?? byDefault }
      : {}
  if (shown.length === 0) return hasCurrent ? [{ ...CURRENT, route: routeOf('current', 'next') }] : []
  return [
    ...(hasCurrent ? [{ ...CURRENT, ...labelOf('current', 'next'), route: routeOf('current', 'next') }] : []),
    ...shown.map(name => ({
      ...labelOf(name),
      folder: `${prefix}versioned_docs/version-${name}/`,
      translations: `version-${name}/`,
      route: routeOf(name, name),
    })),
  ]
}

function pluginId(options: unknown): string | undefined {
  const id = text(get(options, 'id'))
  return id === 'default' ? undefined : id
}

const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }
const ROUTES = { docs: 'docs', blog: 'blog', pages: '/' }

/** The folders of a version's pages in each language: the default one's own, and the translations. */
function inEachLocale(
  folder: string,
  data: unknown,
  { kind, options }: Plugin,
  version: Version,
): PagesFolder[] {
  const own = joinFolder(folder, version.folder ?? text(get(options, 'path')) ?? FOLDERS[kind])
  if (own === undefined) return []
  const route = toRoute(text(get(options, 'routeBasePath')) ?? ROUTES[kind]) + version.route
  const byDefault = text(get(data, 'i18n', 'defaultLocale'))
  const id = pluginId(options)
  const name = `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`
  const content = {
    kind,
    included: texts(get(options, 'include') ?? INCLUDED[kind]),
    excluded: texts(get(options, 'exclude') ?? EXCLUDED),
    keepsNumbers: get(options, 'numberPrefixParser') === false,
    ...(version.label !== undefined && { version: version.label }),
  }
  const others = texts(get(data, 'i18n', 'locales')).filter(locale => locale !== byDefault)
  return [
    { ...content, folder: own, route, ...(others.length > 0 && { language: byDefault ?? 'en' }) },
    ...others.map(locale => ({
      ...content,
      folder: `${folder}${text(get(data, 'i18n', 'path')) ?? 'i18n'}/${locale}/${name}/${kind === 'docs' ? version.translations : ''}`,
      route: toRoute(text(get(data, 'i18n', 'localeConfigs', locale, 'path')) ?? locale) + route,
      translates: own,
      language: locale,
      locale,
    })),
  ]
}

const INCLUDED = {
  docs: '**/*.{md,mdx}',
  blog: '**/*.{md,mdx}',
  pages: '**/*.{js,jsx,ts,tsx,md,mdx}',
}

const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']
