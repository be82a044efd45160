import { flag, get, list, members, plainMembers, readToml, readYaml, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../text/paths.ts'
import { readJson } from '../config/literals.ts'
import type { FoundSite, Generator, Reader, Root } from '../generator.ts'
import { type HugoOptions, hugoRoutes } from './routes.ts'
import { hugoSyntax } from './syntax.ts'

export const hugo: Generator<HugoOptions> = {
  async read(path, reader) {
    const own = folderOf(path)
    const isSplit = own.endsWith(DEFAULT_FOLDER)
    if (!isSplit && /(?:^|\/)config\/\w+\/$/.test(own)) return undefined
    const data = isSplit ? await readFolder(own, reader) : await readData(path, reader)
    if (
      nameOf(path).startsWith('config') &&
      !['baseurl', 'theme', 'module'].some(key => get(data, key) !== undefined)
    )
      return undefined
    const config = hugoConfig(isSplit ? own.slice(0, -DEFAULT_FOLDER.length) : own, data)
    return config.roots?.some(({ folder }) => [...reader.files].some(each => each.startsWith(folder)))
      ? config
      : undefined
  },
  keys: [
    ...['url', 'slug', 'date', 'title', 'headless'],
    ...['build.render', '_build.render', 'cascade.build.render', 'cascade._build.render'],
  ],
  routes: hugoRoutes,
  syntax: hugoSyntax,
}

const DEFAULT_FOLDER = 'config/_default/'

/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path: string, reader: Reader): Promise<unknown> {
  const parse = path.endsWith('.toml') ? readToml : path.endsWith('.json') ? readJson : readYaml
  return inLowerCase(await reader.data(path, parse))
}

function inLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLowerCase)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inLowerCase(inner)]),
  )
}

/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder: string, reader: Reader): Promise<unknown> {
  const names = [...reader.files].filter(
    path => folderOf(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path),
  )
  const entries: [string, unknown][] = []
  for (const path of names) {
    const [key = '', inner = ''] = nameOf(path).toLowerCase().split('.')
    const data = await readData(path, reader)
    if (key === 'hugo' || key === 'config') entries.push(...members(data))
    else if (nameOf(path).split('.').length === 2) entries.push([key, data])
    else if (key === 'languages')
      entries.push([
        'languages',
        { ...Object.fromEntries(members(Object.fromEntries(entries).languages)), [inner]: data },
      ])
  }
  return Object.fromEntries(entries)
}

function hugoConfig(folder: string, data: unknown): FoundSite<HugoOptions> {
  const languages = hugoLanguages(data)
  const roots = rootsOf(folder, data, languages)
  return {
    folder,
    contentFolder: roots[0]?.folder ?? folder,
    includeFolders: [...roots.map(root => root.folder), folder],
    variables: plainMembers(get(data, 'params')),
    syntaxOptions: { hasEmoji: flag(get(data, 'enableemoji'), false) },
    address: toAddress(text(get(data, 'baseurl'))),
    roots,
    options: {
      languages: languages.map(language => language.name),
      prefixes: languages.map(language => language.prefix),
      keepsCase: flag(get(data, 'disablepathtolower'), false),
      isUgly: flag(get(data, 'uglyurls'), false),
      permalinks: permalinksOf(get(data, 'permalinks')),
      assets: texts(get(data, 'staticdir') ?? 'static').flatMap(each => joinFolder(folder, each) ?? []),
    },
  }
}

interface Language {
  name: string
  /** The start of its addresses. */
  prefix: string
  options: unknown
}

function hugoLanguages(data: unknown): Language[] {
  const byDefault = (text(get(data, 'defaultcontentlanguage')) ?? 'en').toLowerCase()
  const isInFolder = flag(get(data, 'defaultcontentlanguageinsubdir'), false)
  const named = members(get(data, 'languages')).filter(([, each]) => !flag(get(each, 'disabled'), false))
  if (named.length < 2) return [{ name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] }]
  return named.map(([name, options]) => ({
    name,
    prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
    options,
  }))
}

/** The folders of the content: each language's own, those that are mounted, and the one for all. */
function rootsOf(folder: string, data: unknown, languages: readonly Language[]): Root[] {
  const own = languages.flatMap(({ prefix, options }): Root[] => {
    const path = text(get(options, 'contentdir'))
    const contentFolder = path === undefined ? undefined : joinFolder(folder, path)
    return contentFolder === undefined ? [] : [{ folder: contentFolder, route: prefix }]
  })
  const mounts = mountsOf(data, folder, languages)
  if (mounts.length > 0 || own.length === languages.length) return [...own, ...mounts]
  const content = joinFolder(folder, text(get(data, 'contentdir')) ?? 'content') ?? folder
  const byDefault = text(get(data, 'defaultcontentlanguage'))?.toLowerCase() ?? 'en'
  const route = languages.find(({ name }) => name === byDefault)?.prefix ?? ''
  return [...own, { folder: content, route }]
}

/** Folders that `module.mounts` puts below the content. */
function mountsOf(data: unknown, folder: string, languages: readonly Language[]): Root[] {
  return list(get(data, 'module', 'mounts')).flatMap(mount => {
    const target = text(get(mount, 'target')) ?? ''
    const source = joinFolder(folder, text(get(mount, 'source')) ?? '')
    const [name] = texts(get(mount, 'lang') ?? get(mount, 'sites', 'matrix', 'languages'))
    if (source === undefined || !/^content(?:\/|$)/.test(target)) return []
    const prefix = languages.find(language => language.name === name)?.prefix ?? ''
    return [{ folder: source, route: prefix + (joinFolder('', target.slice('content'.length)) ?? '') }]
  })
}

/** Patterns of addresses by section, of pages alone. */
function permalinksOf(value: unknown): [section: string, pattern: string][] {
  const pages = get(value, 'page')
  const all = [...members(typeof pages === 'object' ? pages : {}), ...members(value)]
  return all.flatMap(([section, pattern]) => (typeof pattern === 'string' ? [[section, pattern]] : []))
}
