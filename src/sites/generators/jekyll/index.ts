import {
  flag,
  list,
  members,
  plainMembers,
  readYaml,
  scalarTextAt,
  scalarTexts,
  scalarTextsAt,
  valueAt,
} from '../../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../../text/paths.ts'
import {
  type FileInRoot,
  sortFiles,
  textOf,
  toGlobs,
} from '../../config/files.ts'
import type { Generator, Head, HeadOf, Reader } from '../../generator.ts'
import { type JekyllSyntax, jekyllSyntax } from './syntax.ts'

interface JekyllOptions {
  /** The name of a style, or a template. */
  permalink: string
  excluded: readonly string[]
  included: readonly string[]
  collections: readonly Collection[]
  /** The longest path first. */
  defaults: readonly PermalinkDefault[]
  /** Whether Markdown without front matter is a page as well, as on GitHub Pages. */
  takesAll: boolean
  /** Whether a folder without an index has its README for one. */
  takesReadme: boolean
  hasRedirects: boolean
}

interface Collection {
  name: string
  isShown: boolean
  permalink: string | undefined
}

/** The permalink of pages below a path (Jekyll, "Front Matter Defaults"). */
interface PermalinkDefault {
  path: string
  type: string | undefined
  permalink: string
}

/** A file below the source, and the collection that it is in. */
type JekyllPage = FileInRoot & { collection: Collection | undefined }

/** Files of Jupyter Book and Hexo, whose configuration has the same name. */
const OTHERS = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md']

/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own (https://jekyllrb.com/docs/configuration/). */
export const jekyll: Generator<JekyllOptions, JekyllSyntax> = {
  keys: [
    'permalink',
    'slug',
    'categories',
    'category',
    'published',
    'date',
    'redirect_to',
    '---',
  ],
  partials: /(?:^|\/)_includes\//,
  async read(path, reader) {
    const folder = folderOf(path)
    if (OTHERS.some(other => reader.files.has(folder + other))) return undefined
    const data = await reader.data(path, readYaml)
    if (data === undefined) return undefined
    const source = scalarTextAt(data, 'source') ?? '.'
    const contentFolder = joinFolder(folder, source) ?? folder
    const includes = scalarTextAt(data, 'includes_dir') ?? '_includes'
    const plugins = scalarTexts(
      valueAt(data, 'plugins') ?? valueAt(data, 'gems'),
    )
    const isOfPages = await usesGitHubPages(folder, reader)
    const has = (plugin: string) => isOfPages || plugins.includes(plugin)
    return {
      isWide: true,
      ownCode: [...reader.files].filter(
        file =>
          file.startsWith(`${contentFolder}_plugins/`) && file.endsWith('.rb'),
      ),
      contentFolder,
      splitsTagsAtBlanks: true,
      includeFolders: [`${contentFolder}${includes}/`],
      variables: {
        'site.baseurl': '',
        'site.url': '',
        ...plainMembers(data, 'site.'),
      },
      syntaxOptions: { hasEmoji: has('jemoji') },
      address: toAddress(
        scalarTextAt(data, 'url'),
        scalarTextAt(data, 'baseurl') ?? '',
      ),
      options: {
        permalink: scalarTextAt(data, 'permalink') ?? 'date',
        excluded: scalarTextsAt(data, 'exclude'),
        included: scalarTextsAt(data, 'include'),
        collections: collectionsOf(valueAt(data, 'collections')),
        defaults: defaultsOf(valueAt(data, 'defaults')),
        takesAll: has('jekyll-optional-front-matter'),
        takesReadme: has('jekyll-readme-index'),
        hasRedirects: has('jekyll-redirect-from'),
      },
    }
  },
  routes(config, files) {
    const { options } = config
    const exclusionOf = toExclusion(options)
    const pages = new Map<string, JekyllPage>()
    const sorted = sortFiles(config, files, jekyllExtensions, file => {
      const page = {
        ...file,
        collection: collectionOf(file.inside, options.collections),
      }
      pages.set(file.path, page)
      const reason = exclusionOf(page)
      if (reason !== undefined) return { reason }
      return head => jekyllRoute(page, head, options)
    })
    const all = new Set(files)
    const isTaken = (page: JekyllPage) =>
      isTakenAsIs(page, options) || isFolderIndex(page, options, all)
    const hiddenBy = (path: string, headOf: HeadOf) => {
      const head = headOf(path)
      if (head.published === 'false') return 'says `published: false`'
      if (options.hasRedirects && head.redirect_to !== undefined)
        return 'only leads to another page (redirect_to)'
      if (head['---'] !== undefined || isTaken(pages.get(path)!))
        return undefined
      return 'has no front matter, so that Jekyll copies it as it is'
    }
    return { ...sorted, links: { rooted: 'server' }, readers: { hiddenBy } }
  },
  syntax: jekyllSyntax,
}

/** Whether GitHub Pages builds the site: who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(
  folder: string,
  reader: Reader,
): Promise<boolean> {
  const paths = [`${folder}Gemfile`, 'Gemfile']
  const path = paths.find(file => reader.files.has(file))
  if (path === undefined) return true
  const gems = await reader.text(path)
  if (gems === undefined) return true
  return gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line))
}

function collectionsOf(value: unknown): Collection[] {
  const collections = [...members(value)]
    .filter(([name]) => name !== 'posts')
    .map(([name, options]) => ({
      name,
      isShown: flag(valueAt(options, 'output'), false),
      permalink: scalarTextAt(options, 'permalink'),
    }))
  const permalink = scalarTextAt(value, 'posts', 'permalink')
  return [...collections, { name: 'posts', isShown: true, permalink }]
}

function collectionOf(
  inside: string,
  collections: readonly Collection[],
): Collection | undefined {
  return collections.find(({ name }) => {
    if (name === 'posts') return `/${inside}`.includes('/_posts/')
    return inside.startsWith(`_${name}/`)
  })
}

function defaultsOf(value: unknown): PermalinkDefault[] {
  const defaults: PermalinkDefault[] = []
  for (const entry of list(value)) {
    const permalink = scalarTextAt(entry, 'values', 'permalink')
    if (permalink === undefined) continue
    const path = scalarTextAt(entry, 'scope', 'path') ?? ''
    const type = scalarTextAt(entry, 'scope', 'type')
    defaults.push({ path: path.replace(/\/?$/, '/'), type, permalink })
  }
  return defaults.sort((a, b) => b.path.length - a.path.length)
}

const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md']

const ALWAYS_EXCLUDED = [
  'node_modules',
  'vendor/bundle',
  'vendor/cache',
  'vendor/gems',
  'vendor/ruby',
]

/** Why the configuration keeps a file off the site, if it does (Jekyll, "Configuration Options", `exclude`). */
function toExclusion({ excluded, included }: JekyllOptions) {
  const patterns: string[] = []
  for (const pattern of [...excluded, ...ALWAYS_EXCLUDED]) {
    const path = pattern.replace(/\/$/, '')
    patterns.push(path, `${path}/**`)
    // A star stands for folders as well.
    if (path.startsWith('*')) patterns.push(`**/${path}`)
  }
  const isListed = toGlobs(patterns)
  const isIncluded = toGlobs(included.flatMap(path => [path, `${path}/**`]))
  return ({ inside, stem, collection }: JekyllPage): string | undefined => {
    if (collection?.isShown === false)
      return `belongs to a collection without \`output: true\``
    if (isListed(inside) && !isIncluded(inside))
      return 'is excluded by _config.yml'
    let named = inside
    if (collection) named = inside.replace(/(?:^|\/)_[^/]*\//, '/')
    if (/(?:^|\/)[._#~]/.test(named) && !isIncluded(inside))
      return 'is in a folder, or has a name, that Jekyll passes over'
    if (collection?.name === 'posts' && !POST.test(nameOf(stem)))
      return 'is a post whose name has no date'
    return undefined
  }
}

/** The names that jekyll-optional-front-matter does not make pages of. */
const NOT_TAKEN = new Set([
  'readme',
  'license',
  'licence',
  'copying',
  'code_of_conduct',
  'contributing',
  'issue_template',
  'pull_request_template',
])

/** Whether a page needs no front matter (jekyll-optional-front-matter). */
function isTakenAsIs(page: JekyllPage, { takesAll }: JekyllOptions): boolean {
  const name = nameOf(page.stem).toLowerCase()
  return takesAll && !page.collection && !NOT_TAKEN.has(name)
}

/** Whether a page is the README of a folder without an index (jekyll-readme-index). */
function isFolderIndex(
  { path, stem }: JekyllPage,
  { takesReadme }: JekyllOptions,
  files: ReadonlySet<string>,
): boolean {
  const indexes = ['index.md', 'index.html'].map(name => folderOf(path) + name)
  const hasIndex = indexes.some(index => files.has(index))
  return takesReadme && isReadme(stem) && !hasIndex
}

const isReadme = (stem: string) => /^readme$/i.test(nameOf(stem))

function jekyllRoute(
  page: JekyllPage,
  head: Head,
  options: JekyllOptions,
): string {
  const { stem, collection } = page
  const kind = collection?.name ?? 'pages'
  const byDefault = options.defaults.find(
    ({ path, type = kind }) =>
      type === kind && (path === '/' || `${stem}/`.startsWith(path)),
  )
  const template =
    textOf(head.permalink) ??
    byDefault?.permalink ??
    collection?.permalink ??
    templateOf(page, options)
  let parts = pageParts(stem)
  if (collection) parts = collectionParts(stem, head, collection)
  const style = STYLES.get(template) ?? template
  return style
    .replace(/:(\w+)/g, (token, name) => parts.get(name) ?? token)
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '')
}

/** The styles of permalinks (Jekyll, "Permalinks"). */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['date', '/:categories/:year/:month/:day/:title:output_ext'],
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['none', '/:categories/:title:output_ext'],
])

/** The template by the style of the configuration, of which pages and other collections than posts have only the end. */
function templateOf(
  { stem, collection }: JekyllPage,
  { permalink, takesReadme }: JekyllOptions,
): string {
  const style = STYLES.get(permalink) ?? permalink
  if (collection?.name === 'posts') return style
  const [end = ''] = /(?:\/|:output_ext)$/.exec(style) ?? []
  if (collection) return `/:collection/:path${end}`
  const isIndex = nameOf(stem) === 'index' || (takesReadme && isReadme(stem))
  if (isIndex) return '/:path/'
  return `/:path/:basename${end}`
}

const POST = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/

/** The parts of an address by their names in a template. */
type Parts = ReadonlyMap<string, string>

function pageParts(stem: string): Parts {
  return new Map([
    ['path', folderOf(stem)],
    ['basename', nameOf(stem)],
    ['output_ext', '.html'],
  ])
}

function collectionParts(
  stem: string,
  head: Head,
  { name }: Collection,
): Parts {
  const file = nameOf(stem)
  const isPost = name === 'posts'
  const byName = POST.exec(file)
  const byHead = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '')
  const [, year = '', month = '', day = ''] = byHead ?? byName ?? []
  const title = textOf(head.slug) ?? byName?.[4] ?? file
  let path = stem
  if (!isPost) path = stem.slice(`_${name}/`.length)
  return new Map([
    ['year', year],
    ['month', month.padStart(2, '0')],
    ['day', day.padStart(2, '0')],
    ['title', slug(title)],
    ['slug', lowerSlug(title)],
    ['name', lowerSlug(file)],
    ['categories', categoriesOf(stem, head, isPost).join('/')],
    ['collection', name],
    ['path', path],
    ['output_ext', '.html'],
  ])
}

/** The categories of a post: the folders above `_posts`, and those of its front matter. */
function categoriesOf(stem: string, head: Head, isPost: boolean): string[] {
  const { category = [], categories = [] } = head
  const names: string[] = []
  if (isPost) names.push(...stem.slice(0, stem.indexOf('_posts/')).split('/'))
  // Only the text of `categories` is split at blanks.
  if (typeof categories === 'string') names.push(...categories.split(' '))
  else names.push(...categories)
  names.push(...[category].flat())
  return [...new Set(names.map(name => name.toLowerCase()))].filter(Boolean)
}

/** Jekyll keeps the case of `:title` alone (drops/url_drop.rb). */
function slug(text: string): string {
  return text
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** What is no letter or digit becomes one hyphen. */
function lowerSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
