import {
  flag,
  list,
  members,
  plainMembers,
  readJson,
  readToml,
  readYaml,
  scalarTextAt,
  scalarTexts,
  scalarTextsAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  joinFolder,
  nameOf,
  toAddress,
  toRoute,
} from '../../../text/paths.ts'
import type { Generator, Reader, Root } from '../../generator.ts'
import {
  CASCADE,
  type HugoOptions,
  hugoRoutes,
  type Language,
  type Mount,
  type Version,
} from './routes.ts'
import { type HugoSyntax, hugoSyntax } from './syntax.ts'

/** Hugo (https://gohugo.io/configuration/). */
export const hugo: Generator<HugoOptions, HugoSyntax> = {
  keys: [
    'url',
    'slug',
    'headless',
    'draft',
    'build.render',
    '_build.render',
    CASCADE,
  ],
  // Nearly all pages have them, and few sites have them in addresses.
  moreKeys: ({ permalinks }) =>
    permalinks.length > 0 ? ['date', 'title'] : [],
  async read(path, reader) {
    const fileFolder = folderOf(path)
    const isSplit = fileFolder.endsWith(DEFAULT_FOLDER)
    const folder = isSplit
      ? fileFolder.slice(0, -DEFAULT_FOLDER.length)
      : fileFolder
    const data = isSplit
      ? await readFolder(fileFolder, reader)
      : await readData(path, reader)
    if (
      nameOf(path).startsWith('config') &&
      !isOfHugo(data, fileFolder, reader)
    )
      return undefined
    const languages = hugoLanguages(data)
    const mounts = mountsOf(folder, data)
    const roots = rootsOf(folder, data, languages, mounts)
    return {
      folder,
      contentFolder: roots[0]?.folder ?? folder,
      includeFolders: [...roots.map(root => root.folder), folder],
      variables: plainMembers(valueAt(data, 'params')),
      syntaxOptions: { hasEmoji: flag(valueAt(data, 'enableemoji'), false) },
      address: toAddress(scalarTextAt(data, 'baseurl')),
      roots,
      options: {
        languages: languages.map(({ name, prefix }) => ({ name, prefix })),
        disabledLanguages: disabledLanguages(data),
        keepsCase: flag(valueAt(data, 'disablepathtolower'), false),
        isUgly: flag(valueAt(data, 'uglyurls'), false),
        hasLinkHook: hasLinkHook(data),
        permalinks: Object.entries(plainMembers(valueAt(data, 'permalinks'))),
        ignored: scalarTextsAt(data, 'ignorefiles'),
        mounts,
        versions: versionsOf(data),
        cascade: valueAt(data, 'cascade'),
      },
    }
  },
  routes: hugoRoutes,
  syntax: hugoSyntax,
}

const DEFAULT_FOLDER = 'config/_default/'

/**
 * Whether a file `config.*` is a configuration of Hugo, which looks for `hugo.*` first: Docsy's example has a `config.yaml` as
 * well, for old versions.
 */
function isOfHugo(data: unknown, folder: string, { files }: Reader): boolean {
  const hasOther = ['toml', 'yaml', 'yml', 'json'].some(extension =>
    files.has(`${folder}hugo.${extension}`),
  )
  const hugoKeys = ['baseurl', 'theme', 'module']
  return !hasOther && hugoKeys.some(key => valueAt(data, key) !== undefined)
}

/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path: string, reader: Reader): Promise<unknown> {
  return inLowerCase(await reader.data(path, parserOf(path)))
}

function parserOf(path: string): (text: string) => unknown {
  if (path.endsWith('.toml')) return readToml
  return path.endsWith('.json') ? readJson : readYaml
}

function inLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLowerCase)
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return value
  const entries = Object.entries(value).map(
    ([key, inner]) => [key.toLowerCase(), inLowerCase(inner)] as const,
  )
  return Object.fromEntries(entries)
}

/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder: string, reader: Reader): Promise<unknown> {
  const paths = [...reader.files].filter(
    path => folderOf(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path),
  )
  const data = new Map<string, unknown>()
  for (const path of paths) {
    const [key = '', ...others] = nameOf(path).toLowerCase().split('.')
    const value = await readData(path, reader)
    if (key === 'hugo' || key === 'config')
      for (const [name, inner] of members(value)) data.set(name, inner)
    else if (others.length === 1) data.set(key, value)
    else if (key === 'languages') {
      const languages = new Map(members(data.get(key)))
      languages.set(others[0]!, value)
      data.set(key, Object.fromEntries(languages))
    }
  }
  return Object.fromEntries(data)
}

/** The languages of the site, the default one first (Hugo, "Configure languages"). */
function hugoLanguages(data: unknown): (Language & { options: unknown })[] {
  const language = scalarTextAt(data, 'defaultcontentlanguage') ?? 'en'
  const byDefault = language.toLowerCase()
  const isInFolder = flag(
    valueAt(data, 'defaultcontentlanguageinsubdir'),
    false,
  )
  const disabled = disabledLanguages(data)
  const enabled = members(valueAt(data, 'languages')).filter(
    ([name]) => !disabled.includes(name),
  )
  if (enabled.length < 2) {
    const [name, options] = enabled[0] ?? [byDefault, undefined]
    return [{ name, prefix: '', options }]
  }
  const languages = enabled.map(([name, options]) => {
    const isWithoutPrefix = name === byDefault && !isInFolder
    return { name, prefix: isWithoutPrefix ? '' : `${name}/`, options }
  })
  return languages.sort(
    (a, b) => Number(b.name === byDefault) - Number(a.name === byDefault),
  )
}

/** The languages that are not built (Hugo, "disabled" and "disableLanguages"). */
function disabledLanguages(data: unknown): string[] {
  const names = scalarTextsAt(data, 'disablelanguages')
  for (const [name, options] of members(valueAt(data, 'languages')))
    if (flag(valueAt(options, 'disabled'), false)) names.push(name)
  return names
}

/** The folders of the content: each language's own, those of mounts, and the one for all. */
function rootsOf(
  folder: string,
  data: unknown,
  languages: ReturnType<typeof hugoLanguages>,
  mounts: readonly Mount[],
): Root[] {
  const roots: Root[] = []
  const add = (path: string, route: string) => {
    const root = joinFolder(folder, path)
    if (root !== undefined) roots.push({ folder: root, route })
  }
  for (const { prefix, options } of languages) {
    const path = scalarTextAt(options, 'contentdir')
    if (path !== undefined) add(path, prefix)
  }
  const hasAllLanguages = roots.length === languages.length
  for (const mount of mounts) {
    const language = languages.find(({ name }) => name === mount.language)
    const route = (language?.prefix ?? '') + mount.route
    roots.push({ folder: mount.folder, route })
  }
  if (!hasAllLanguages && mounts.length === 0)
    add(scalarTextAt(data, 'contentdir') ?? 'content', languages[0]!.prefix)
  return roots
}

function mountsOf(folder: string, data: unknown): Mount[] {
  const mounts: Mount[] = []
  for (const mount of list(valueAt(data, 'module', 'mounts'))) {
    const source = joinFolder(folder, scalarTextAt(mount, 'source') ?? '')
    const target = scalarTextAt(mount, 'target') ?? ''
    const [isContent, below = ''] = /^content(?:$|\/(.*))/.exec(target) ?? []
    if (source === undefined || isContent === undefined) continue
    const [language] = scalarTexts(
      valueAt(mount, 'lang') ?? valueAt(mount, 'sites', 'matrix', 'languages'),
    )
    const files = [
      ...scalarTexts(valueAt(mount, 'excludefiles')).map(glob => `! ${glob}`),
      ...scalarTexts(valueAt(mount, 'includefiles')),
      ...scalarTexts(valueAt(mount, 'files')),
    ]
    mounts.push({ folder: source, route: toRoute(below), language, files })
  }
  return mounts
}

/** The versions that are sections of a site of docsy (Docsy, "Doc versioning"); others are sites of their own. */
function versionsOf(data: unknown): Version[] {
  const versions: Version[] = []
  for (const entry of list(valueAt(data, 'params', 'versions'))) {
    const name = scalarTextAt(entry, 'version')
    const url = scalarTextAt(entry, 'url')
    if (name !== undefined && url?.startsWith('/'))
      versions.push({ name, section: `/${toRoute(url).toLowerCase()}` })
  }
  return versions.length > 1 ? versions : []
}

/** Whether Hugo's own link render hook finds pages: where the site has a table of languages, unless it says otherwise. */
function hasLinkHook(data: unknown): boolean {
  const hook = valueAt(data, 'markup', 'goldmark', 'renderhooks', 'link')
  const use = scalarTextAt(hook, 'useembedded') ?? 'auto'
  if (use === 'auto') return members(valueAt(data, 'languages')).length > 0
  return use !== 'never'
}
