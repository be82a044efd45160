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
  joinFolder,
  toAddress,
  toRoute,
} from '../../../text/paths.ts'
import { ownCodeIn, readModule } from '../../config/literals.ts'
import type { Generator, Reader } from '../../generator.ts'
import {
  type DocusaurusOptions,
  docusaurusRoutes,
  type Kind,
  type PagesFolder,
} from './routes.ts'
import { docusaurusSyntax } from './syntax.ts'

/** The folder of pages and their path on the site by default, for each kind of plugin for pages. */
const KINDS = {
  docs: { path: 'docs', route: 'docs' },
  blog: { path: 'blog', route: 'blog' },
  pages: { path: 'src/pages', route: '' },
} as const satisfies Record<Kind, object>

/** Docusaurus (https://docusaurus.io/docs/api/docusaurus-config). */
export const docusaurus: Generator<DocusaurusOptions> = {
  keys: ['slug', 'id'],
  partials: /(?:^|\/)_/,
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const contents = await contentsOf(folder, data, reader)
    const slash = valueAt(data, 'trailingSlash')
    const format = scalarTextAt(data, 'markdown', 'format')
    return {
      ownCode: await ownCodeIn(path, reader),
      unknown: hasPlugins(data) ? undefined : 'neither presets nor plugins',
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '@site/': folder },
      format: format === 'md' || format === 'detect' ? format : 'mdx',
      address: toAddress(
        scalarTextAt(data, 'url'),
        scalarTextAt(data, 'baseUrl') ?? '',
      ),
      roots: contents.map(content => ({
        folder: content.folder,
        route: content.route,
      })),
      options: {
        contents,
        trailingSlash: typeof slash === 'boolean' ? slash : undefined,
      },
    }
  },
  routes: docusaurusRoutes,
  syntax: docusaurusSyntax,
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
      const pagesFolder = joinFolder(folder, path)
      if (pagesFolder === undefined) continue
      const content = {
        kind,
        folder: pagesFolder,
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
          translates: pagesFolder,
          language,
        })
    }
  }
  const files = [...reader.files]
  // A language without translations of its own still shows everything at its addresses.
  return contents.filter(content => {
    const source = content.translates ?? content.folder
    return files.some(path => path.startsWith(source))
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
