import { slug } from 'github-slugger'
import {
  flag,
  list,
  members,
  plainMembers,
  readToml,
  readYaml,
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
  toIgnored,
} from '../../../text/paths.ts'
import {
  sortFiles,
  textOf,
  toExpressions,
  toNames,
} from '../../config/files.ts'
import type {
  Generator,
  Head,
  LinkRules,
  Reader,
  ReaderRules,
  Route,
  SiteConfig,
} from '../../generator.ts'
import { type MkDocsSyntax, mkdocsSyntax } from './syntax.ts'

interface MkDocsOptions {
  hasFolderAddresses: boolean
  /** The lines of `exclude_docs` and `draft_docs`, in the syntax of `.gitignore`. */
  excluded: readonly string[]
  drafts: readonly string[]
  /** The files that the plugin `exclude` leaves out, by names with `*` and by regular expressions. */
  excludedNames: readonly string[]
  excludedExpressions: readonly string[]
  /** The pages that the plugin `exclude-search` keeps out of search, without `.md`, and the exceptions. */
  unsearched: readonly string[]
  searched: readonly string[]
  languages: Languages | undefined
  blog: Blog | undefined
}

/** The languages of the plugin `i18n` (mkdocs-static-i18n). */
interface Languages {
  /** Whether a page's language is its first folder, not the end of its name. */
  isByFolder: boolean
  locales: readonly string[]
  /** Those whose pages are not built. */
  unbuilt: readonly string[]
  byDefault: string
}

/** The plugin `blog` of Material for MkDocs. */
interface Blog {
  /** Below the folder of the site's pages. */
  folder: string
  /** The form of the addresses of posts (`post_url_format`). */
  format: string
}

/** Plugins or extensions by their names, with their options. */
type Plugins = ReadonlyMap<string, unknown>

/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings (https://www.mkdocs.org/user-guide/configuration/). */
export const mkdocs: Generator<MkDocsOptions, MkDocsSyntax> = {
  keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
  async read(path, reader) {
    const data = await readSettings(path, reader)
    const folder = folderOf(path)
    const docsDir = scalarTextAt(data, 'docs_dir') ?? 'docs'
    const contentFolder = joinFolder(folder, docsDir)
    if (contentFolder === undefined || members(data).length === 0)
      return undefined
    const plugins = toPlugins(valueAt(data, 'plugins'))
    const extensions = toPlugins(valueAt(data, 'markdown_extensions'))
    const unsearched = plugins.get('exclude-search')
    const names = [...plugins.keys(), ...extensions.keys()]
    const hasMacros = names.some(name => MACROS.test(name))
    return {
      ownCode: ownCodeOf(data, plugins, folder, reader),
      contentFolder,
      includeFolders: snippetFolders(extensions, folder, docsDir),
      variables: hasMacros ? plainMembers(valueAt(data, 'extra')) : {},
      syntaxOptions: {
        ...markupOf(extensions, path.endsWith('.toml')),
        includesInCode: plugins.has('include-markdown'),
        hasMacros,
        includeBase: includeBaseOf(extensions, folder),
        hasVariants: extensions.has('markdown_include_variants'),
      },
      address: toAddress(scalarTextAt(data, 'site_url')),
      names: navNames(valueAt(data, 'nav'), contentFolder),
      hasTitlesInNavigation: true,
      options: {
        hasFolderAddresses: flag(valueAt(data, 'use_directory_urls'), true),
        excluded: scalarTextAt(data, 'exclude_docs')?.split('\n') ?? [],
        drafts: scalarTextAt(data, 'draft_docs')?.split('\n') ?? [],
        excludedNames: scalarTextsAt(plugins.get('exclude'), 'glob'),
        excludedExpressions: scalarTextsAt(plugins.get('exclude'), 'regex'),
        unsearched: pagesNamed(valueAt(unsearched, 'exclude'), false),
        searched: pagesNamed(valueAt(unsearched, 'ignore'), true),
        languages: toLanguages(plugins.get('i18n')),
        blog: toBlog(plugins),
      },
    }
  },
  routes(config, files) {
    const { contentFolder, options } = config
    const { languages } = options
    const exclusionOf = toExclusion(options)
    const all = new Set(files)
    const sorted = sortFiles(
      config,
      files,
      mkdocsExtensions,
      ({ inside, stem }) => {
        const reason = exclusionOf(inside)
        if (reason !== undefined) return { reason }
        if (languages && isUnbuilt(stem, languages))
          return { reason: 'is in a language that is not built (i18n)' }
        const index = `${contentFolder}${folderOf(stem)}index.md`
        if (nameOf(stem) === 'README' && all.has(index))
          return { reason: 'is ignored: index.md is in the same folder' }
        return toRoute(stem, options)
      },
    )
    const links: LinkRules = { rooted: 'server' }
    const readers: ReaderRules = {}
    if (options.unsearched.length > 0)
      readers.unsearchedBy = toUnsearched(config)
    if (languages && languages.locales.length > 1) {
      links.named = toNamed(languages, contentFolder)
      readers.fallback = languages.byDefault
      readers.languageOf = path =>
        localised(stemBelow(contentFolder, path), languages).locale
    }
    return { ...sorted, links, readers }
  },
  syntax: mkdocsSyntax,
}

/** Most files with other names, such as `mkdocs-deployment.yml`, are no configurations. */
const USUAL_NAME = /(?:^|\/)(?:mkdocs|properdocs)\.ya?ml$|\.toml$/

/** The settings of a file with those that it inherits; undefined where it is no configuration. */
async function readSettings(path: string, reader: Reader): Promise<unknown> {
  if (USUAL_NAME.test(path)) return readInherited(path, reader)
  const source = (await reader.text(path)) ?? ''
  if (!/^(?:site_name|INHERIT):/m.test(source)) return undefined
  const data = await readInherited(path, reader)
  return valueAt(data, 'site_name') === undefined ? undefined : data
}

/** How many files a configuration may inherit from, one from the other. */
const MAX_PARENTS = 5

/** A configuration below those that it names by `INHERIT` (MkDocs, "Configuration Inheritance"). */
async function readInherited(
  path: string,
  reader: Reader,
  depth = MAX_PARENTS,
): Promise<unknown> {
  if (path.endsWith('.toml'))
    return valueAt(await reader.data(path, readToml), 'project')
  const data = await reader.data(path, readYaml)
  const parent = scalarTextAt(data, 'INHERIT')
  if (parent === undefined || depth === 0) return data
  const parentPath = join(folderOf(path), parent)
  if (parentPath === undefined) return data
  return merged(await readInherited(parentPath, reader, depth - 1), data)
}

/** The value of a parent and that of its child: mappings become one, of any other the child's counts. */
function merged(parent: unknown, child: unknown): unknown {
  const overriding = members(child)
  const inherited = members(parent)
  if (overriding.length === 0 || inherited.length === 0) return child
  const values = new Map(inherited)
  for (const [key, value] of overriding)
    values.set(key, merged(valueAt(parent, key), value))
  return Object.fromEntries(values)
}

/** Reads names and options, as a list or as a mapping (MkDocs, "plugins" and "markdown_extensions"). */
function toPlugins(value: unknown): Plugins {
  const plugins = new Map<string, unknown>()
  for (const entry of list(value)) {
    const named: readonly [string, unknown][] =
      typeof entry === 'string' ? [[entry, {}]] : members(entry)
    for (const [name, options] of named) {
      if (!flag(valueAt(options, 'enabled'), true)) continue
      // Material's own may be named with the theme before them.
      if (name !== 'pymdownx')
        plugins.set(name.replace(/^material\//, ''), options)
      // In TOML they are tables in each other: `[project.markdown_extensions.pymdownx.keys]`.
      else
        for (const [inner, innerOptions] of members(options))
          plugins.set(`pymdownx.${inner}`, innerOptions)
    }
  }
  return plugins
}

/** Plugins whose variables are those under `extra`: mkdocs-macros, also in Zensical, and mkdocs-markdownextradata. */
const MACROS = /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/

/** Hooks of MkDocs, scripts of mkdocs-gen-files, and the module with a site's own macros (mkdocs-macros). */
function ownCodeOf(
  data: unknown,
  plugins: Plugins,
  folder: string,
  { files }: Reader,
): string[] {
  const found = [
    ...scalarTexts(valueAt(data, 'hooks')),
    ...scalarTexts(valueAt(plugins.get('gen-files'), 'scripts')),
  ]
  if (!plugins.has('macros')) return found
  const module = scalarTextAt(plugins.get('macros'), 'module_name') ?? 'main'
  const names = [`${module}.py`, `${module}/__init__.py`]
  return [...found, ...names.filter(name => files.has(folder + name))]
}

/** The folders in which snippets are looked for (pymdown, Snippets, `base_path`). */
function snippetFolders(
  extensions: Plugins,
  folder: string,
  docsDir: string,
): string[] {
  const snippets = extensions.get('pymdownx.snippets')
  return scalarTexts(valueAt(snippets, 'base_path') ?? '.').flatMap(base => {
    const path = base.replace('$config_dir', '.').replace('$docs_dir', docsDir)
    return joinFolder(folder, path) ?? []
  })
}

/** The marks that the extensions give a meaning to: Zensical has all of them unless its configuration names some. */
function markupOf(extensions: Plugins, isZensical: boolean): MkDocsSyntax {
  const hasAll = isZensical && extensions.size === 0
  const has = (name: string) => hasAll || extensions.has(`pymdownx.${name}`)
  return {
    appended: scalarTextsAt(extensions.get('pymdownx.snippets'), 'auto_append'),
    hasEmoji: has('emoji'),
    hasKeys: has('keys'),
  }
}

/** The folder that paths of `{!path!}` are below, where an extension reads these. */
function includeBaseOf(
  extensions: Plugins,
  folder: string,
): string | undefined {
  const name = [
    'mdx_include',
    'markdown_include.include',
    'markdown_include_variants',
  ].find(extension => extensions.has(extension))
  if (name === undefined) return undefined
  const base = scalarTextAt(extensions.get(name), 'base_path') ?? '.'
  return joinFolder(folder, base)
}

/** The titles that `nav` gives pages, in sections of any depth. */
function navNames(
  nav: unknown,
  contentFolder: string,
): [path: string, name: string][] {
  const names: [string, string][] = []
  for (const [name, value] of list(nav).flatMap(members)) {
    if (Array.isArray(value)) names.push(...navNames(value, contentFolder))
    if (typeof value !== 'string') continue
    const path = join(contentFolder, value)
    if (path !== undefined) names.push([path, name])
  }
  return names
}

/**
 * The pages in a list of mkdocs-exclude-search, without `.md`. A heading that `exclude` names stays with its page, and all of
 * a page of which `ignore` keeps a heading.
 */
function pagesNamed(value: unknown, byHeading: boolean): string[] {
  const names = scalarTexts(value).filter(
    name => name.includes('#') === byHeading,
  )
  return names.map(name => name.replace(/#.*/, '').replace(/\.md$/, ''))
}

function toLanguages(i18n: unknown): Languages | undefined {
  const all = list(valueAt(i18n, 'languages'))
  const languages = all.filter(language =>
    flag(valueAt(language, 'build'), true),
  )
  const unbuilt = all.filter(language => !languages.includes(language))
  const locales = languages.flatMap(
    language => scalarTextAt(language, 'locale') ?? [],
  )
  const [first] = locales
  if (first === undefined) return undefined
  const byDefault = languages.find(language =>
    flag(valueAt(language, 'default'), false),
  )
  return {
    isByFolder: scalarTextAt(i18n, 'docs_structure') === 'folder',
    locales,
    unbuilt: unbuilt.flatMap(
      language => scalarTextAt(language, 'locale') ?? [],
    ),
    byDefault: scalarTextAt(byDefault, 'locale') ?? first,
  }
}

function toBlog(plugins: Plugins): Blog | undefined {
  if (!plugins.has('blog')) return undefined
  const options = plugins.get('blog')
  const folder = scalarTextAt(options, 'blog_dir') ?? 'blog'
  const format = scalarTextAt(options, 'post_url_format') ?? '{date}/{slug}'
  return { folder: joinFolder('', folder) ?? '', format }
}

/** Why the configuration keeps a file of the docs folder off the site, if it does. */
function toExclusion(
  options: MkDocsOptions,
): (inside: string) => string | undefined {
  // MkDocs excludes the first two, unless `exclude_docs` has them again ("exclude_docs").
  const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded])
  const isInExcludeDocs = toIgnored(options.excluded)
  const isInDraftDocs = toIgnored(options.drafts)
  const isInGlob = toNames(options.excludedNames)
  // mkdocs-exclude compares them from the beginning of a path on.
  const isInRegex = toExpressions(
    options.excludedExpressions.map(expression => `^(?:${expression})`),
  )
  return inside => {
    if (isInExcludeDocs(inside)) return 'is excluded by MkDocs (exclude_docs)'
    if (isInDraftDocs(inside)) return 'is excluded by MkDocs (draft_docs)'
    if (isExcluded(inside))
      return /(?:^|\/)\./.test(inside)
        ? 'is excluded by MkDocs (hidden files)'
        : 'is excluded by MkDocs (the folder templates)'
    if (isInGlob(inside) || isInRegex(inside))
      return 'is excluded by the plugin exclude of MkDocs'
    return undefined
  }
}

/** Why a page is not in search, if the plugin `exclude-search` keeps it out. */
function toUnsearched({
  contentFolder,
  options,
}: SiteConfig<MkDocsOptions>): (path: string) => string | undefined {
  const isUnsearched = toNames(options.unsearched)
  const isSearched = toNames(options.searched)
  return path => {
    const stem = stemBelow(contentFolder, path)
    if (!isUnsearched(stem) || isSearched(stem)) return undefined
    return 'is kept out of search by the plugin exclude-search of MkDocs'
  }
}

function stemBelow(folder: string, path: string): string {
  return path.slice(folder.length).replace(/\.\w+$/, '')
}

/** The page that a link means on a site in several languages: in that of the linking page, or by default (mkdocs-static-i18n). */
function toNamed(
  { byDefault, isByFolder, locales }: Languages,
  contentFolder: string,
): NonNullable<LinkRules['named']> {
  return (path, from) => {
    if (isByFolder) {
      const inside = path.slice(contentFolder.length)
      return [contentFolder + inside.replace(/^[^/]+/, byDefault)]
    }
    const locale = locales.find(locale => from.endsWith(`.${locale}.md`))
    return [locale, byDefault].map(language =>
      path.replace(/\.md$/, `.${language}.md`),
    )
  }
}

const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md']

/** The route of a page by its path without the extension; that of a post is made of its head. */
function toRoute(stem: string, options: MkDocsOptions): Route {
  const { blog, languages } = options
  if (blog && stem.startsWith(`${blog.folder}posts/`))
    return head => stemRoute(postStem(stem, head, blog), options)
  if (!languages) return stemRoute(stem, options)
  return stemRoute(localised(stem, languages).stem, options)
}

/** The route of what is at a path without its extension (MkDocs, "use_directory_urls"). */
function stemRoute(
  stem: string,
  { hasFolderAddresses }: MkDocsOptions,
): string {
  const isIndex = /^(?:index|README)$/.test(nameOf(stem))
  if (hasFolderAddresses) return isIndex ? folderOf(stem) : `${stem}/`
  return isIndex ? `${folderOf(stem)}index.html` : `${stem}.html`
}

/** Whether a page is in a language with `build: false` (mkdocs-static-i18n). */
function isUnbuilt(stem: string, { isByFolder, unbuilt }: Languages): boolean {
  return unbuilt.some(locale =>
    isByFolder ? stem.startsWith(`${locale}/`) : stem.endsWith(`.${locale}`),
  )
}

/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(
  stem: string,
  { isByFolder, locales, byDefault }: Languages,
) {
  const parts = isByFolder
    ? /^(?<locale>[^/]*)\/(?<page>.*)$/.exec(stem)
    : /^(?<page>.*)\.(?<locale>[^./]*)$/.exec(stem)
  const { locale = '', page = '' } = parts?.groups ?? {}
  if (!locales.includes(locale)) return { locale: byDefault, stem }
  if (locale === byDefault) return { locale, stem: page }
  return { locale, stem: `${locale}/${page}` }
}

/** Where a post is, as if it were a page: by the parts of its blog's format (Material, "post_url_format"). */
function postStem(stem: string, head: Head, { folder, format }: Blog): string {
  const date = textOf(head['date.created']) ?? textOf(head.date) ?? ''
  const title = textOf(head.title) ?? textOf(head['#']) ?? nameOf(stem)
  const [category = ''] = [head.categories ?? []].flat()
  const parts = new Map([
    ['date', date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/')],
    ['slug', textOf(head.slug) ?? slug(title)],
    ['file', nameOf(stem)],
    ['categories', slug(category)],
  ])
  const inside = format.replace(/\{(\w+)\}/g, (_, key) => parts.get(key) ?? '')
  return join(folder, inside) ?? stem
}
