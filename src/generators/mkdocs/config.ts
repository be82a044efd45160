import { flag, get, list, members, plainMembers, readToml, readYaml, text, texts } from '../../text/data.ts'
import { folderOf, join, joinFolder, toAddress } from '../../text/paths.ts'
import type { FoundSite, Generator, Reader } from '../generator.ts'
import { type Blog, type Languages, type MkDocsOptions, mkdocsRoutes } from './routes.ts'
import { mkdocsSyntax } from './syntax.ts'

/** MkDocs, with Material's and other common plugins, and Zensical, which reads the same settings. */
export const mkdocs: Generator<MkDocsOptions> = {
  async read(path, reader) {
    const data = await readConfig(path, reader)
    return data === undefined ? undefined : mkdocsConfig(path, data)
  },
  keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
  routes: mkdocsRoutes,
  syntax: mkdocsSyntax,
}

/** The configuration with those that it inherits from. */
async function readConfig(path: string, reader: Reader, depth = 5): Promise<unknown> {
  if (path.endsWith('.toml')) return get(await reader.data(path, readToml), 'project')
  const data = await reader.data(path, readYaml)
  const parent = text(get(data, 'INHERIT'))
  const inherited = parent === undefined || depth === 0 ? undefined : join(folderOf(path), parent)
  return inherited === undefined ? data : merged(await readConfig(inherited, reader, depth - 1), data)
}

function merged(below: unknown, above: unknown): unknown {
  const [inner, outer] = [members(below), members(above)]
  if (inner.length === 0 || outer.length === 0) return above
  const added = outer.map(([key, value]) => [key, merged(get(below, key), value)] as const)
  return Object.fromEntries([...inner, ...added])
}

function mkdocsConfig(file: string, data: unknown): FoundSite<MkDocsOptions> | undefined {
  const folder = folderOf(file)
  const contentFolder = joinFolder(folder, text(get(data, 'docs_dir')) ?? 'docs')
  if (contentFolder === undefined || members(data).length === 0) return undefined
  const plugins = toPlugins(get(data, 'plugins'))
  const extensions = toPlugins(get(data, 'markdown_extensions'))
  const snippets = extensions.get('pymdownx.snippets')
  const inclusion = ['mdx_include', 'markdown_include.include'].find(each => extensions.has(each))
  const macros = plugins.get('macros')
  const hasVariables = plugins.has('macros') || plugins.has('markdownextradata')
  return {
    contentFolder,
    includeFolders: [
      ...snippetFolders(snippets, folder, contentFolder),
      ...texts(get(macros, 'include_dir')).flatMap(path => joinFolder(folder, path) ?? []),
    ],
    variables: hasVariables ? plainMembers(get(data, 'extra')) : {},
    syntaxOptions: {
      appended: texts(get(snippets, 'auto_append')),
      hasEmoji: extensions.has('pymdownx.emoji'),
      includeBase: inclusion && joinFolder(folder, text(get(extensions.get(inclusion), 'base_path')) ?? '.'),
      variantBase: extensions.has('markdown_include_variants') ? folder : undefined,
    },
    address: toAddress(text(get(data, 'site_url'))),
    names: namesIn(get(data, 'nav'), contentFolder),
    hasTitlesInNavigation: true,
    options: {
      hasFolderAddresses: flag(get(data, 'use_directory_urls'), true),
      excluded: (text(get(data, 'exclude_docs')) ?? '').split('\n'),
      drafts: (text(get(data, 'draft_docs')) ?? '').split('\n'),
      languages: toLanguages(plugins.get('i18n')),
      blog: toBlog(plugins),
    },
  }
}

/** The titles that `nav` gives pages, in sections of any depth. */
function namesIn(nav: unknown, contentFolder: string): [path: string, name: string][] {
  return list(nav).flatMap(each =>
    members(each).flatMap(([name, value]): [string, string][] => {
      const path = typeof value === 'string' ? join(contentFolder, value) : undefined
      if (path !== undefined) return [[path, name]]
      return Array.isArray(value) ? namesIn(value, contentFolder) : []
    }),
  )
}

/** Names and options, as a list or as a mapping. */
function toPlugins(value: unknown): Map<string, unknown> {
  const entries = members(value).concat(
    (Array.isArray(value) ? value : []).flatMap(
      each => (typeof each === 'string' ? [[each, {}]] : members(each)) as [string, unknown][],
    ),
  )
  return new Map(entries.filter(([, options]) => flag(get(options, 'enabled'), true)))
}

function snippetFolders(options: unknown, folder: string, contentFolder: string): string[] {
  const base = texts(get(options, 'base_path'))
  return (base.length > 0 ? base : ['.']).flatMap(path => {
    const isOfDocs = path.startsWith('$docs_dir')
    return joinFolder(isOfDocs ? contentFolder : folder, path.replace(/^\$(?:docs|config)_dir/, '.')) ?? []
  })
}

function toLanguages(options: unknown): Languages | undefined {
  const languages = list(get(options, 'languages')).filter(each => flag(get(each, 'build'), true))
  const locales = languages.flatMap(each => text(get(each, 'locale')) ?? [])
  if (locales.length === 0) return undefined
  const byDefault = languages.find(each => flag(get(each, 'default'), false))
  return {
    isByFolder: text(get(options, 'docs_structure')) === 'folder',
    locales,
    byDefault: text(get(byDefault, 'locale')) ?? locales[0] ?? '',
    fallsBack: flag(get(options, 'fallback_to_default'), true),
  }
}

function toBlog(plugins: ReadonlyMap<string, unknown>): Blog | undefined {
  const name = ['blog', 'material/blog'].find(each => plugins.has(each))
  if (name === undefined) return undefined
  const options = plugins.get(name)
  const folder = (text(get(options, 'blog_dir')) ?? 'blog').replace(/^\.?\/?/, '')
  const posts = text(get(options, 'post_dir')) ?? '{blog}/posts'
  return {
    folder: joinFolder('', folder) ?? '',
    posts: joinFolder('', posts.replace('{blog}', folder)) ?? '',
    format: text(get(options, 'post_url_format')) ?? '{date}/{slug}',
    dateFormat: text(get(options, 'post_url_date_format')) ?? 'yyyy/MM/dd',
  }
}
