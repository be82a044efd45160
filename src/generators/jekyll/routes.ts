import { folderOf, nameOf, stemOf } from '../../text/paths.ts'
import { toGlobs } from '../config/files.ts'
import type { Head, HeadOf, Route, Routes, SiteConfig } from '../generator.ts'
import { textOf } from '../heads.ts'

export interface Collection {
  name: string
  folder: string
  isShown: boolean
  permalink: string | undefined
}

export interface JekyllOptions {
  /** The name of a style, or a template. */
  permalink: string
  excluded: readonly string[]
  included: readonly string[]
  collections: readonly Collection[]
  defaults: readonly {
    path: string
    type: string | undefined
    permalink: string | undefined
    isHidden: boolean
  }[]
  /** Whether Markdown without front matter is a page as well, as on GitHub Pages. */
  takesAll: boolean
  /** Whether a folder without an index has its README for one. */
  takesReadme: boolean
}

const jekyllExtensions = ['.markdown', '.mkdown', '.mkdn', '.mkd', '.md']

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
}

/** What jekyll-optional-front-matter leaves alone. */
const NOT_TAKEN =
  /^(?:README|LICEN[CS]E|COPYING|CODE_OF_CONDUCT|CONTRIBUTING|ISSUE_TEMPLATE|PULL_REQUEST_TEMPLATE)$/i

/** What Jekyll makes of the files below its source. */
export function jekyllRoutes(
  { contentFolder, options }: SiteConfig<JekyllOptions>,
  files: readonly string[],
): Routes {
  const isExcluded = toExcluded(options)
  const all = new Set(files)
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  for (const path of files) {
    const inside = path.slice(contentFolder.length)
    const stem = path.startsWith(contentFolder) ? stemOf(inside, jekyllExtensions) : undefined
    if (stem === undefined) continue
    const collection = collectionOf(inside, options)
    const reason = isExcluded(inside, collection) ?? (isUndated(stem, collection) ? UNDATED : undefined)
    if (reason !== undefined) reasons.set(path, reason)
    else pages.set(path, head => jekyllRoute(stem, head, collection, options))
  }
  const hiddenBy = (path: string, headOf: HeadOf) => {
    const inside = path.slice(contentFolder.length)
    const has = (each: string) => all.has(contentFolder + each)
    return whyNone(
      stemOf(inside, jekyllExtensions) ?? inside,
      headOf(path),
      collectionOf(inside, options),
      options,
      has,
    )
  }
  return { pages, reasons, hiddenBy, rooted: 'server' }
}

const UNDATED = 'is a post whose name has no date'

function isUndated(stem: string, collection: Collection | undefined): boolean {
  return collection?.name === 'posts' && !POST.test(nameOf(stem))
}

function collectionOf(inside: string, { collections }: JekyllOptions): Collection | undefined {
  return collections.find(({ name, folder }) =>
    name === 'posts' ? `/${inside}`.includes('/_posts/') : inside.startsWith(folder),
  )
}

function toExcluded({ excluded, included, collections }: JekyllOptions) {
  // A star stands for folders as well.
  const patterns = [...excluded, ...ALWAYS_EXCLUDED].map(each => each.replace(/\/$/, ''))
  const isListed = toGlobs(
    patterns.flatMap(each => [each, `${each}/**`, ...(each.startsWith('*') ? [`**/${each}`] : [])]),
  )
  const isIncluded = toGlobs(included.flatMap(each => [each, `${each}/**`]))
  return (inside: string, collection: Collection | undefined): string | undefined => {
    if (collection?.isShown === false) return `belongs to a collection without \`output: true\``
    if (isIncluded(inside)) return undefined
    if (isListed(inside)) return 'is excluded by _config.yml'
    const own = collection && collections.length > 0 ? inside.replace(/(?:^|\/)_[^/]*\//, '/') : inside
    return /(?:^|\/)[._#~]/.test(own) ? 'is in a folder, or has a name, that Jekyll passes over' : undefined
  }
}

const ALWAYS_EXCLUDED = ['node_modules', 'vendor/bundle', 'vendor/cache', 'vendor/gems', 'vendor/ruby']

function whyNone(
  stem: string,
  head: Head,
  collection: Collection | undefined,
  { takesAll, takesReadme, defaults }: JekyllOptions,
  has: (path: string) => boolean,
): string | undefined {
  const isHidden = defaults.some(each => each.isHidden && applies(each, stem, collection))
  if (head.published === 'false' || (head.published === undefined && isHidden))
    return 'says `published: false`'
  if (head['---'] !== undefined) return undefined
  const name = nameOf(stem)
  if (
    takesReadme &&
    /^readme$/i.test(name) &&
    !['index.md', 'index.html'].some(each => has(folderOf(stem) + each))
  )
    return undefined
  const isTaken = takesAll && collection === undefined && !NOT_TAKEN.test(name)
  return isTaken ? undefined : 'has no front matter, so that Jekyll copies it as it is'
}

const POST = /^(\d{2,4})-(\d{1,2})-(\d{1,2})-(.+)$/

function applies(
  { path, type }: JekyllOptions['defaults'][number],
  stem: string,
  collection: Collection | undefined,
): boolean {
  const isBelow =
    path === '' ||
    `${stem}/`.startsWith(`${path}/`) ||
    (path.includes('*') && toGlobs([path, `${path}/**`])(stem))
  return isBelow && (type === undefined || type === (collection?.name ?? 'pages'))
}

function jekyllRoute(
  stem: string,
  head: Head,
  collection: Collection | undefined,
  options: JekyllOptions,
): string {
  const set = options.defaults.filter(each => each.permalink !== undefined && applies(each, stem, collection))
  const longest = set.sort((a, b) => b.path.length - a.path.length)[0]
  const own = textOf(head.permalink) ?? longest?.permalink ?? collection?.permalink
  const template = own ?? (collection ? styleOf(options.permalink, collection) : pageStyle(stem, options))
  const parts: Parts = collection
    ? templateParts(stem, head, collection)
    : { path: folderOf(stem), basename: nameOf(stem), output_ext: '.html' }
  const route = (STYLES[template] ?? template).replace(/:(\w+)/g, (whole, name) => parts[name] ?? whole)
  return route
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/(?:^|(?<=\/))index(?:\.html)?$/, '')
}

/** The template of the configuration for what is dated, and for other collections. */
function styleOf(style: string, { name }: Collection): string {
  if (name === 'posts') return STYLES[style] ?? style
  if (style === 'pretty' || (STYLES[style] === undefined && style.endsWith('/'))) return '/:collection/:path/'
  const hasExtension = STYLES[style] !== undefined || style.endsWith(':output_ext')
  return hasExtension ? '/:collection/:path:output_ext' : '/:collection/:path'
}

function pageStyle(stem: string, { permalink, takesReadme }: JekyllOptions): string {
  const name = nameOf(stem)
  if (name === 'index' || (takesReadme && /^readme$/i.test(name))) return '/:path/'
  if (permalink === 'pretty' || (STYLES[permalink] === undefined && permalink.endsWith('/')))
    return '/:path/:basename/'
  const hasExtension = STYLES[permalink] !== undefined || permalink.endsWith(':output_ext')
  return `/:path/:basename${hasExtension ? ':output_ext' : ''}`
}

type Parts = Record<string, string | undefined>

function templateParts(stem: string, head: Head, { name, folder }: Collection): Parts {
  const isPost = name === 'posts'
  const inside = isPost ? stem : stem.slice(folder.length)
  const [, ...dated] = POST.exec(nameOf(stem)) ?? []
  const [, ...said] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(textOf(head.date) ?? '') ?? []
  const [year = '', month = '', day = ''] = said.length > 0 ? said : dated
  const title = dated[3] ?? nameOf(stem)
  const above = isPost ? stem.slice(0, stem.indexOf('_posts/')).split('/') : []
  const own = [head.categories ?? head.category ?? []]
    .flat()
    .flatMap(each => (Array.isArray(head.categories) ? [each] : each.split(' ')))
  return {
    year: year.length === 2 ? `20${year}` : year,
    month: month.padStart(2, '0'),
    day: day.padStart(2, '0'),
    title: slug(textOf(head.slug) ?? title),
    slug: slug(textOf(head.slug) ?? title),
    name: slug(nameOf(stem)),
    categories: [
      ...new Set([...above, ...own].filter(each => each !== '').map(each => each.toLowerCase())),
    ].join('/'),
    collection: name,
    path: inside,
    output_ext: '.html',
  }
}

/** As Jekyll makes a part of an address: what is no letter or digit becomes one hyphen. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+/gu, '-')
    .replace(/^-|-$/g, '')
}
