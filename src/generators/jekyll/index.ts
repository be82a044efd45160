import {
  flag,
  get,
  list,
  members,
  plainMembers,
  readYaml,
  text,
  texts,
} from '../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../text/paths.ts'
import { type FileInRoot, sortFiles, textOf, toGlobs } from '../config/files.ts'
import type { Generator, Head, HeadOf, Reader } from '../generator.ts'
import { jekyllSyntax } from './syntax.ts'

interface JekyllOptions {
  /** The name of a style, or a template. */
  permalink: string
  excluded: readonly string[]
  included: readonly string[]
  collections: readonly Collection[]
  /** The addresses of what is below paths, the longest path first. */
  defaults: readonly {
    path: string
    type: string | undefined
    permalink: string
  }[]
  /** Whether Markdown without front matter is a page as well, as on GitHub Pages. */
  takesAll: boolean
  /** Whether a folder without an index has its README for one. */
  takesReadme: boolean
}

/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
export const jekyll: Generator<JekyllOptions> = {
  isWide: true,
  partials: /(?:^|\/)_includes\//,
  async read(path, reader) {
    const folder = folderOf(path)
    // Jupyter Book and Hexo have a file of this name as well.
    const others = [
      '_toc.yml',
      'scaffolds/post.md',
      'source/_posts/hello-world.md',
    ]
    if (others.some(each => reader.files.has(folder + each))) return undefined
    const data = await reader.data(path, readYaml)
    if (data === undefined) return undefined
    const contentFolder =
      joinFolder(folder, text(get(data, 'source')) ?? '.') ?? folder
    const plugins = texts(get(data, 'plugins') ?? get(data, 'gems'))
    const isOfPages = await usesGitHubPages(folder, reader)
    return {
      ownCode: [...reader.files].filter(
        each =>
          each.startsWith(`${contentFolder}_plugins/`) && each.endsWith('.rb'),
      ),
      contentFolder,
      splitsTagsAtBlanks: true,
      includeFolders: [
        `${contentFolder}${text(get(data, 'includes_dir')) ?? '_includes'}/`,
      ],
      variables: {
        'site.baseurl': '',
        'site.url': '',
        ...plainMembers(data, 'site.'),
      },
      syntaxOptions: { hasEmoji: isOfPages || plugins.includes('jemoji') },
      address: toAddress(
        text(get(data, 'url')),
        text(get(data, 'baseurl')) ?? '',
      ),
      options: {
        permalink: text(get(data, 'permalink')) ?? 'date',
        excluded: texts(get(data, 'exclude')),
        included: texts(get(data, 'include')),
        collections: collectionsOf(get(data, 'collections')),
        defaults: defaultsOf(get(data, 'defaults')),
        takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
        takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
      },
    }
  },
  keys: [
    'permalink',
    'slug',
    'categories',
    'category',
    'published',
    'date',
    '---',
  ],
  routes(config, files) {
    const { options } = config
    const exclusionOf = toExclusion(options)
    const all = new Set(files)
    const pages = new Map<string, JekyllPage>()
    const sorted = sortFiles(config, files, jekyllExtensions, file => {
      const collection = options.collections.find(({ name }) =>
        name === 'posts'
          ? `/${file.inside}`.includes('/_posts/')
          : file.inside.startsWith(`_${name}/`),
      )
      const page = { ...file, collection }
      pages.set(file.path, page)
      const reason = exclusionOf(page)
      return reason === undefined
        ? head => jekyllRoute(page, head, options)
        : { reason }
    })
    const hiddenBy = (path: string, headOf: HeadOf) => {
      const [{ stem, collection }, head, folder] = [
        pages.get(path)!,
        headOf(path),
        folderOf(path),
      ]
      if (head.published === 'false') return 'says `published: false`'
      const hasIndex =
        all.has(`${folder}index.md`) || all.has(`${folder}index.html`)
      const isIndex = options.takesReadme && !hasIndex && isReadme(stem)
      const isTaken =
        options.takesAll &&
        collection === undefined &&
        !NOT_TAKEN.test(nameOf(stem))
      return head['---'] !== undefined || isIndex || isTaken
        ? undefined
        : 'has no front matter, so that Jekyll copies it as it is'
    }
    return { ...sorted, hiddenBy, rooted: 'server' }
  },
  syntax: jekyllSyntax,
}

/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(
  folder: string,
  reader: Reader,
): Promise<boolean> {
  const path = [`${folder}Gemfile`, 'Gemfile'].find(each =>
    reader.files.has(each),
  )
  const gems = path === undefined ? undefined : await reader.text(path)
  return (
    gems === undefined ||
    gems.split('\n').some(line => /^[^#]*["']github-pages["']/.test(line))
  )
}

type Collection = ReturnType<typeof collectionsOf>[number]

function collectionsOf(value: unknown) {
  const named = members(value).filter(([name]) => name !== 'posts')
  return [...named, ['posts', get(value, 'posts')] as const].map(
    ([name, options]) => ({
      name,
      isShown: name === 'posts' || flag(get(options, 'output'), false),
      permalink: text(get(options, 'permalink')),
    }),
  )
}

function defaultsOf(value: unknown): JekyllOptions['defaults'] {
  const all = list(value).flatMap(each => {
    const [path, type] = ['path', 'type'].map(key =>
      text(get(each, 'scope', key)),
    )
    const permalink = text(get(each, 'values', 'permalink'))
    return permalink === undefined
      ? []
      : [{ path: (path ?? '').replace(/\/?$/, '/'), type, permalink }]
  })
  return all.sort((a, b) => b.path.length - a.path.length)
}

/** A file below the source, and the collection that it is in. */
type JekyllPage = FileInRoot & { collection: Collection | undefined }

const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md']

const ALWAYS_EXCLUDED = [
  'node_modules',
  'vendor/bundle',
  'vendor/cache',
  'vendor/gems',
  'vendor/ruby',
]

/** Why the configuration keeps a file off the site, if it does. */
function toExclusion({ excluded, included }: JekyllOptions) {
  // A star stands for folders as well.
  const patterns = [...excluded, ...ALWAYS_EXCLUDED].map(each =>
    each.replace(/\/$/, ''),
  )
  const isListed = toGlobs(
    patterns.flatMap(each => [
      each,
      `${each}/**`,
      ...(each.startsWith('*') ? [`**/${each}`] : []),
    ]),
  )
  const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]))
  return ({ inside, stem, collection }: JekyllPage): string | undefined => {
    if (collection?.isShown === false)
      return `belongs to a collection without \`output: true\``
    if (isListed(inside) && !isIncluded(inside))
      return 'is excluded by _config.yml'
    const own = collection ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside
    if (/(?:^|\/)[._#~]/.test(own) && !isIncluded(inside))
      return 'is in a folder, or has a name, that Jekyll passes over'
    return collection?.name === 'posts' && !POST.test(nameOf(stem))
      ? 'is a post whose name has no date'
      : undefined
  }
}

/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN =
  /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i

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
  const own =
    textOf(head.permalink) ?? byDefault?.permalink ?? collection?.permalink
  const template = own ?? templateOf(page, options)
  const parts = collection
    ? collectionParts(stem, head, collection)
    : pageParts(stem)
  const style = STYLES.get(template) ?? template
  const route = style.replace(
    /:(\w+)/g,
    (whole, name) => parts.get(name) ?? whole,
  )
  return route
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '')
}

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
  const isIndex =
    !collection && (nameOf(stem) === 'index' || (takesReadme && isReadme(stem)))
  if (isIndex) return '/:path/'
  const end = style.endsWith('/')
    ? '/'
    : style.endsWith(':output_ext')
      ? ':output_ext'
      : ''
  return (collection ? '/:collection/:path' : '/:path/:basename') + end
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
  const isPost = name === 'posts'
  const [, ...dated] = POST.exec(nameOf(stem)) ?? []
  const [, ...said] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? []
  const [year = '', month = '', day = ''] = said.length > 0 ? said : dated
  const title = slug(textOf(head.slug) ?? dated[3] ?? nameOf(stem))
  const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : []
  // Only the text of `categories` is split at blanks.
  const { category = [], categories: all = [] } = head
  const own = [
    ...(typeof all === 'string' ? all.split(' ') : all),
    ...[category].flat(),
  ]
  const categories = [...above, ...own]
    .filter(each => each !== '')
    .map(each => each.toLowerCase())
  return new Map([
    ['year', year],
    ['month', month.padStart(2, '0')],
    ['day', day.padStart(2, '0')],
    ['title', title],
    ['slug', title],
    ['name', slug(nameOf(stem))],
    ['categories', [...new Set(categories)].join('/')],
    ['collection', name],
    ['path', isPost ? stem : stem.slice(`_${name}/`.length)],
    ['output_ext', '.html'],
  ])
}

/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
    .replace(/^-|-$/g, '')
}
