import { slug } from 'github-slugger'
import {
  flag,
  get,
  list,
  members,
  plainMembers,
  readToml,
  readYaml,
  text,
  texts,
} from '../../text/data.ts'
import { toIgnored } from '../../text/glob.ts'
import {
  folderOf,
  join,
  joinFolder,
  nameOf,
  toAddress,
} from '../../text/paths.ts'
import { sortFiles, textOf, toExpressions, toNames } from '../config/files.ts'
import type { Generator, Head, Reader } from '../generator.ts'
import { mkdocsSyntax } from './syntax.ts'

/** MkDocs, with Material's and other common plugins; ProperDocs and Zensical, which read the same settings. */
export const mkdocs: Generator<MkDocsOptions> = {
  async read(path, reader) {
    // Of files with such a name, as for a container, most are no configurations.
    const isUsual = /(?:^|\/)(?:mkdocs|properdocs)\.ya?ml$|\.toml$/.test(path)
    if (
      !isUsual &&
      !/^(?:site_name|INHERIT):/m.test((await reader.text(path)) ?? '')
    )
      return undefined
    const data = await readConfig(path, reader)
    if (!isUsual && get(data, 'site_name') === undefined) return undefined
    const folder = folderOf(path)
    const docs = text(get(data, 'docs_dir')) ?? 'docs'
    const contentFolder = joinFolder(folder, docs)
    if (contentFolder === undefined || members(data).length === 0)
      return undefined
    const plugins = toPlugins(get(data, 'plugins'))
    const extensions = toPlugins(get(data, 'markdown_extensions'))
    // Zensical has them all unless its configuration names some.
    const has = (name: string) =>
      extensions.has(`pymdownx.${name}`) ||
      (path.endsWith('.toml') && extensions.size === 0)
    const snippets = extensions.get('pymdownx.snippets')
    const inclusion = [
      'mdx_include',
      'markdown_include.include',
      'markdown_include_variants',
    ].find(each => extensions.has(each))
    const hasVariables = [...plugins.keys(), ...extensions.keys()].some(each =>
      /^(?:zensical\.extensions\.)?(?:macros|markdownextradata)$/.test(each),
    )
    return {
      ownCode: [
        ...texts(get(data, 'hooks')),
        ...texts(get(plugins.get('gen-files'), 'scripts')),
        ...(plugins.has('macros')
          ? macrosIn(folder, plugins.get('macros'), reader)
          : []),
      ],
      contentFolder,
      frontMatter: 'unfenced',
      includeFolders: texts(get(snippets, 'base_path') ?? '.').flatMap(
        each =>
          joinFolder(
            folder,
            each.replace('$config_dir', '.').replace('$docs_dir', docs),
          ) ?? [],
      ),
      variables: hasVariables ? plainMembers(get(data, 'extra')) : {},
      syntaxOptions: {
        includesInCode: plugins.has('include-markdown'),
        appended: texts(get(snippets, 'auto_append')),
        hasMacros: hasVariables,
        hasEmoji: has('emoji'),
        hasKeys: has('keys'),
        hasMarks: has('mark'),
        hasCarets: has('caret') || has('tilde'),
        includeBase:
          inclusion &&
          joinFolder(
            folder,
            text(get(extensions.get(inclusion), 'base_path')) ?? '.',
          ),
        hasVariants: extensions.has('markdown_include_variants'),
      },
      address: toAddress(text(get(data, 'site_url'))),
      names: navNames(get(data, 'nav'), contentFolder),
      hasTitlesInNavigation: true,
      options: {
        hasFolderAddresses: flag(get(data, 'use_directory_urls'), true),
        excluded: ['exclude_docs', 'draft_docs'].flatMap(each =>
          (text(get(data, each)) ?? '').split('\n'),
        ),
        excludedNames: texts(get(plugins.get('exclude'), 'glob')),
        excludedExpressions: texts(get(plugins.get('exclude'), 'regex')),
        unsearched: stemsWithoutHeading(
          get(plugins.get('exclude-search'), 'exclude'),
          false,
        ),
        searched: stemsWithoutHeading(
          get(plugins.get('exclude-search'), 'ignore'),
          true,
        ),
        languages: toLanguages(plugins.get('i18n')),
        blog: plugins.has('blog')
          ? {
              folder:
                joinFolder(
                  '',
                  text(get(plugins.get('blog'), 'blog_dir')) ?? 'blog',
                ) ?? '',
              format:
                text(get(plugins.get('blog'), 'post_url_format')) ??
                '{date}/{slug}',
            }
          : undefined,
      },
    }
  },
  keys: ['slug', 'date', 'date.created', 'categories', 'title', '#'],
  routes(config, files) {
    const { contentFolder, options } = config
    const { blog, languages } = options
    const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded])
    const isExcludedByName = toNames(options.excludedNames)
    // They are compared from the beginning of a path on.
    const isExcludedByExpression = toExpressions(
      options.excludedExpressions.map(each => `^(?:${each})`),
    )
    const [isUnsearched, isSearched] = [
      toNames(options.unsearched),
      toNames(options.searched),
    ]
    const all = new Set(files)
    const sorted = sortFiles(
      config,
      files,
      mkdocsExtensions,
      ({ inside, stem }) => {
        if (isExcluded(inside))
          return {
            reason:
              'is excluded by MkDocs (exclude_docs, draft_docs, templates and hidden files)',
          }
        if (isExcludedByName(inside) || isExcludedByExpression(inside))
          return { reason: 'is excluded by the plugin exclude of MkDocs' }
        if (
          nameOf(stem) === 'README' &&
          all.has(`${contentFolder}${folderOf(stem)}index.md`)
        )
          return { reason: 'is ignored: index.md is in the same folder' }
        if (blog && stem.startsWith(`${blog.folder}posts/`))
          return head => stemRoute(postStem(stem, head, blog), options)
        return stemRoute(
          languages ? localised(stem, languages).stem : stem,
          options,
        )
      },
    )
    const unsearchedBy = (path: string) => {
      const stem = path.slice(contentFolder.length).replace(/\.\w+$/, '')
      const isKept = isUnsearched(stem) && !isSearched(stem)
      return isKept
        ? 'is kept out of search by the plugin exclude-search of MkDocs'
        : undefined
    }
    const searched =
      options.unsearched.length > 0 ? { ...sorted, unsearchedBy } : sorted
    if (!languages || languages.locales.length < 2)
      return { ...searched, rooted: 'server' }
    return {
      ...searched,
      /** In the language of the linking page, or by default. */
      named(path, from) {
        const { byDefault, isByFolder, locales } = languages
        if (isByFolder)
          return [
            path
              .slice(contentFolder.length)
              .replace(/^[^/]+/, contentFolder + byDefault),
          ]
        const own = locales.find(locale => from.endsWith(`.${locale}.md`))
        return [own, byDefault].map(locale =>
          path.replace(/\.md$/, `.${locale}.md`),
        )
      },
      languageOf: path =>
        localised(
          path.slice(contentFolder.length).replace(/\.\w+$/, ''),
          languages,
        ).locale,
      fallback: languages.byDefault,
      rooted: 'server',
    }
  },
  syntax: mkdocsSyntax,
}

/** The module in Python with a site's own macros (mkdocs-macros, "Define your macros"). */
function macrosIn(
  folder: string,
  options: unknown,
  { files }: Reader,
): string[] {
  const module = text(get(options, 'module_name')) ?? 'main'
  return [`${module}.py`, `${module}/__init__.py`].filter(name =>
    files.has(folder + name),
  )
}

/** The configuration with those that it inherits from. */
async function readConfig(
  path: string,
  reader: Reader,
  depth = 5,
): Promise<unknown> {
  if (path.endsWith('.toml'))
    return get(await reader.data(path, readToml), 'project')
  const data = await reader.data(path, readYaml)
  const parent = text(get(data, 'INHERIT'))
  const inherited =
    parent === undefined || depth === 0
      ? undefined
      : join(folderOf(path), parent)
  return inherited === undefined
    ? data
    : merged(await readConfig(inherited, reader, depth - 1), data)
}

function merged(below: unknown, above: unknown): unknown {
  const [inner, outer] = [members(below), members(above)]
  if (inner.length === 0 || outer.length === 0) return above
  const added = outer.map(
    ([key, value]) => [key, merged(get(below, key), value)] as const,
  )
  return Object.fromEntries([...inner, ...added])
}

/**
 * The paths without `.md` in a list of mkdocs-exclude-search: `exclude` is for pages and headings, of which a heading stays
 * with its page; `ignore` is for headings alone, whose pages stay with them.
 */
function stemsWithoutHeading(value: unknown, hasHeadings: boolean): string[] {
  const named = texts(value).filter(each => each.includes('#') === hasHeadings)
  return named.map(each => each.replace(/#.*/, '').replace(/\.md$/, ''))
}

/** The titles that `nav` gives pages, in sections of any depth. */
function navNames(
  nav: unknown,
  contentFolder: string,
): [path: string, name: string][] {
  return list(nav).flatMap(each =>
    members(each).flatMap(([name, value]): [string, string][] => {
      const path =
        typeof value === 'string' ? join(contentFolder, value) : undefined
      if (path !== undefined) return [[path, name]]
      return Array.isArray(value) ? navNames(value, contentFolder) : []
    }),
  )
}

/** Names and options, as a list or as a mapping; those of Material for MkDocs may have its name before their own. */
function toPlugins(value: unknown): Map<string, unknown> {
  const entries = list(value).flatMap((each): [string, unknown][] =>
    typeof each === 'string' ? [[each, {}]] : members(each),
  )
  const enabled = entries.filter(([, options]) =>
    flag(get(options, 'enabled'), true),
  )
  // In TOML their names are tables in each other: `[project.markdown_extensions.pymdownx.keys]`.
  const flat = enabled.flatMap(([name, options]): [string, unknown][] =>
    name === 'pymdownx'
      ? members(options).map(([inner, own]) => [`${name}.${inner}`, own])
      : [[name, options]],
  )
  return new Map(
    flat.map(([name, options]) => [name.replace(/^material\//, ''), options]),
  )
}

/** The languages of the plugin `i18n` (mkdocs-static-i18n). */
function toLanguages(options: unknown) {
  const languages = list(get(options, 'languages')).filter(each =>
    flag(get(each, 'build'), true),
  )
  const locales = languages.flatMap(each => text(get(each, 'locale')) ?? [])
  if (locales.length === 0) return undefined
  const byDefault = languages.find(each => flag(get(each, 'default'), false))
  return {
    isByFolder: text(get(options, 'docs_structure')) === 'folder',
    locales,
    byDefault: text(get(byDefault, 'locale')) ?? locales[0] ?? '',
  }
}

interface MkDocsOptions {
  hasFolderAddresses: boolean
  /** In the syntax of `.gitignore`. */
  excluded: readonly string[]
  /** What the plugin `exclude` leaves out, by names with `*` and by regular expressions. */
  excludedNames: readonly string[]
  excludedExpressions: readonly string[]
  /** What the plugin `exclude-search` keeps out of search, but for the second. */
  unsearched: readonly string[]
  searched: readonly string[]
  languages: Languages | undefined
  /** The plugin `blog` of Material for MkDocs: its folder below the pages', and the form of its addresses. */
  blog: { folder: string; format: string } | undefined
}

type Languages = NonNullable<ReturnType<typeof toLanguages>>

const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md']

/** The address of what is at a path without its extension. */
function stemRoute(
  stem: string,
  { hasFolderAddresses }: MkDocsOptions,
): string {
  const isIndex = /^(?:index|README)$/.test(nameOf(stem))
  if (!hasFolderAddresses)
    return isIndex ? `${folderOf(stem)}index.html` : `${stem}.html`
  return isIndex ? folderOf(stem) : `${stem}/`
}

/** The language in a path, its first folder or the end of its name, and where the page is in its folder of the site. */
function localised(
  stem: string,
  { isByFolder, locales, byDefault }: Languages,
) {
  const [, first = '', rest = ''] = /^([^/]*)\/(.*)$/.exec(stem) ?? []
  const [, name = '', last = ''] = /^(.*)\.([^./]*)$/.exec(stem) ?? []
  const [locale, own] = isByFolder ? [first, rest] : [last, name]
  if (!locales.includes(locale)) return { locale: byDefault, stem }
  return { locale, stem: locale === byDefault ? own : `${locale}/${own}` }
}

function postStem(
  stem: string,
  head: Head,
  { folder, format }: NonNullable<MkDocsOptions['blog']>,
): string {
  const date = textOf(head['date.created']) ?? textOf(head.date) ?? ''
  const title = textOf(head.title) ?? textOf(head['#']) ?? nameOf(stem)
  const parts = new Map([
    ['date', date.slice(0, 'yyyy-MM-dd'.length).replaceAll('-', '/')],
    ['slug', textOf(head.slug) ?? slug(title)],
    ['file', nameOf(stem)],
    ['categories', slug([head.categories ?? []].flat()[0] ?? '')],
  ])
  const inside = format.replace(/\{(\w+)\}/g, (_, key) => parts.get(key) ?? '')
  return join(folder, inside) ?? stem
}
