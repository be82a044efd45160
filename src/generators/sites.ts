import type { GeneratorName, SiteUrl } from '../inputs/values.ts'
import {
  type FrontMatterForm,
  findBlock,
  readBlock,
} from '../markdown/front-matter.ts'
import { headingDepth, readLines } from '../markdown/lines.ts'
import { get, text, texts } from '../text/data.ts'
import { percentEncoded } from '../text/index.ts'
import {
  folderOf,
  join,
  namesSource,
  otherSources,
  percentDecoded,
  routeKey,
} from '../text/paths.ts'
import { docfx } from './docfx/index.ts'
import { docusaurus } from './docusaurus/index.ts'
import {
  type Generator,
  type Head,
  type HeadOf,
  type LinkTarget,
  type Routes,
  type SiteConfig,
  type SitesData,
  siteFailure,
  siteFolderOf,
} from './generator.ts'
import { gitbook } from './gitbook/index.ts'
import { hugo } from './hugo/index.ts'
import { jekyll } from './jekyll/index.ts'
import { mdbook } from './mdbook/index.ts'
import { mintlify } from './mintlify/index.ts'
import { mkdocs } from './mkdocs/index.ts'
import { starlight } from './starlight/index.ts'
import { vitepress } from './vitepress/index.ts'

/** What is known of each generator. */
export const siteGenerators: Readonly<Record<GeneratorName, Generator>> = {
  mkdocs,
  vitepress,
  docusaurus,
  starlight,
  docfx,
  mdbook,
  hugo,
  jekyll,
  gitbook,
  mintlify,
}

/** The sites of a commit, with its files mapped to them. */
export interface OpenedSites {
  /** What is known of them, without those whose files could not be mapped. */
  data: SitesData
  /** @param headOf is asked for the head of a page each time that its address is. */
  open(siteUrls: readonly SiteUrl[], headOf?: HeadOf): Sites
  /** The keys of front matter that decide addresses on a site. */
  keysOf(config: SiteConfig): readonly string[]
  /** The head of a page with this text, as the generator of its site reads it. */
  headOf(config: SiteConfig, page: string): Head
}

export type OpenSites = OpenedSites['open']

export interface Sites {
  all: readonly Site[]
  /** The innermost that a file is in. */
  siteOf(path: string): Site | undefined
}

/** Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own. */
export function mapSites(
  data: SitesData,
  files: ReadonlySet<string>,
): OpenedSites {
  const { sites } = data
  const ownerOf = toOwner(sites)
  const owned = sites.map((): string[] => [])
  for (const path of files) owned[ownerOf(path) ?? -1]?.push(path)
  const routes: Routes[] = []
  for (const [index, config] of sites.entries()) {
    try {
      routes.push(
        siteGenerators[config.generator].routes(config, owned[index] ?? []),
      )
    } catch (error) {
      const { file } = config
      const known = {
        sites: sites.filter(site => site !== config),
        messages: [...data.messages, siteFailure(file, error)],
        unread: [...data.unread, siteFolderOf(file)],
      }
      return mapSites({ ...data, ...known }, files)
    }
  }
  const names = sites.map(config => new Map(config.names))
  const open: OpenSites = (siteUrls, headOf = () => ({})) => {
    const siteOf = (path: string): Site | undefined => all[ownerOf(path) ?? -1]
    const commit = { siteUrls, headOf, files, siteOf }
    const all = sites.map(
      (config, index): Site =>
        openSite(config, routes[index]!, names[index]!, commit),
    )
    return { all, siteOf }
  }
  const keysOf = ({ generator, options }: SiteConfig): readonly string[] => {
    const { keys = [], moreKeys } = siteGenerators[generator]
    return moreKeys ? [...keys, ...moreKeys(options)] : keys
  }
  const headOf = (config: SiteConfig, page: string): Head =>
    readHead(page, keysOf(config), config.frontMatter)
  return { data, open, keysOf, headOf }
}

/** What a key begins with whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}'

function textOfMapping(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : undefined
}

/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block: string, word: string): boolean {
  let start = block.indexOf(word)
  while (start >= 0) {
    const end = start + word.length
    const isWhole = !/\w/.test(block.charAt(start - 1))
    if (isWhole && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
      return true
    start = block.indexOf(word, end)
  }
  return false
}

/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(
  page: string,
  keys: readonly string[],
  form: FrontMatterForm | undefined,
): Head {
  const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { language, block = '', end = 0 } = findBlock(whole, form) ?? {}
  const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '')
  // Most pages say nothing of what is asked for, and need no parser.
  const isAsked = words.some(word => mayBeKey(block, word))
  const data = language && isAsked ? readBlock(block, language).data : undefined
  const head: Record<string, string | readonly string[]> = {}
  for (const key of keys) {
    const value = get(data, ...key.replace(MAPPING, '').split('.'))
    const isMapping = key.startsWith(MAPPING)
    const plain = isMapping
      ? textOfMapping(value)
      : Array.isArray(value)
        ? texts(value)
        : text(value)
    if (plain !== undefined) head[key] = plain
  }
  const heading = keys.includes('#')
    ? readLines(whole.slice(end)).find(line => headingDepth(line) === 1)
    : undefined
  if (heading)
    head['#'] = heading.text
      .slice(2)
      .replace(/(?:^| )#+ *$/, '')
      .trim()
  if (keys.includes('---') && end > 0 && whole.startsWith('---'))
    head['---'] = 'true'
  return head
}

/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(
  configs: readonly SiteConfig[],
): (path: string) => number | undefined {
  const owners = new Map<string, number>()
  for (const [index, { folder: own, roots }] of configs.entries())
    for (const folder of [own, ...roots.map(root => root.folder)])
      if (!owners.has(folder)) owners.set(folder, index)
  return path => {
    for (
      let end = path.lastIndexOf('/') + 1;
      end > 0;
      end = path.lastIndexOf('/', end - 2) + 1
    ) {
      const owner = owners.get(path.slice(0, end))
      if (owner !== undefined) return owner
    }
    return owners.get('')
  }
}

/** What the sites of a commit have in common. */
interface CommitContext {
  siteUrls: readonly SiteUrl[]
  headOf: HeadOf
  files: ReadonlySet<string>
  siteOf(path: string): Site | undefined
}

/** A site of a commit, in the repository's paths. */
export type Site = ReturnType<typeof openSite>

/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = 'https://site.invalid/'

function openSite(
  config: SiteConfig,
  routes: Routes,
  names: ReadonlyMap<string, string>,
  { siteUrls, headOf, files, siteOf }: CommitContext,
) {
  const { generator, roots, folder, aliases } = config
  const { pages, languageOf, fallback } = routes
  const baseOf = toBaseOf(config, siteUrls)
  /** The site's own address with a slash at its end, where it is known. */
  const own = baseOf(roots[0]?.folder ?? folder)?.url

  /** Why a file is no page of the site, such as "is a draft"; undefined where it is one. */
  const whyNoPage = (path: string): string | undefined => {
    if (pages.has(path)) return undefined
    const isBelow = roots.some(root => path.startsWith(root.folder))
    const all =
      roots.length > 3
        ? ''
        : ` (${roots.map(root => root.folder || '/').join(', ')})`
    return (
      routes.reasons?.get(path) ??
      (isBelow
        ? `is none of the pages that ${generator} makes`
        : `is in no folder of the site's pages${all}`)
    )
  }

  const failures = new Map<string, unknown>()

  /** What the generator makes of a page; undefined where it fails, which `requirePage` says. */
  const ofPage = <T>(path: string, make: () => T): T | undefined => {
    try {
      return make()
    } catch (error) {
      failures.set(path, error)
      return undefined
    }
  }

  /** Why a page's head, or that of a page above it, keeps it off the site, if it does. */
  const missingBy = (path: string): string | undefined =>
    pages.has(path)
      ? ofPage(path, () => routes.hiddenBy?.(path, headOf))
      : undefined

  /** Why a page is not in search: it is not on the site, or its author keeps it out of search. */
  const hiddenBy = (path: string): string | undefined =>
    missingBy(path) ??
    (pages.has(path)
      ? ofPage(path, () => routes.unsearchedBy?.(path, headOf))
      : undefined)

  /** The version and the language of a page, where the site has several. */
  const tagsOf = (path: string): string[] => {
    const version = ofPage(path, () => routes.versionOf?.(path, headOf))
    const language = ofPage(path, () => languageOf?.(path))
    return [
      ...(version ? [`version:${version}`] : []),
      ...(language ? [`language:${language}`] : []),
    ]
  }

  /** The route of a page; undefined for what is no page. */
  const routeOf = (path: string): string | undefined => {
    const route = pages.get(path)
    return typeof route === 'function'
      ? ofPage(path, () => route(headOf(path)))
      : route
  }

  /** @throws what the generator failed with on the head of this page: other pages go on without its address. */
  const requirePage = (path: string): void => {
    failures.delete(path)
    routeOf(path)
    hiddenBy(path)
    tagsOf(path)
    if (failures.has(path)) throw failures.get(path)
  }

  /** A page's address for readers, where it is known. */
  const addressOf = (path: string): string | undefined => {
    const [route, base] = [routeOf(path), baseOf(path)]
    if (route === undefined || base === undefined) return undefined
    return (
      base.url +
      encodeRoute(
        route.startsWith(base.start) ? route.slice(base.start.length) : route,
      )
    )
  }

  /** A page, on a translated page at its address in that language, or a file. */
  const toTarget = (path: string, from: string): LinkTarget => {
    const owner = siteOf(path)
    if (!owner?.routes.pages.has(path) || owner.missingBy(path) !== undefined)
      return { kind: 'file', path }
    const language = languageOf?.(from)
    const isFallback =
      owner.config === config &&
      fallback !== undefined &&
      languageOf?.(path) === fallback
    if (own === undefined || !isFallback || language === fallback)
      return { kind: 'page', path, address: owner.addressOf(path) }
    return {
      kind: 'page',
      path,
      address: `${own}${language}/${encodeRoute(routeOf(path) ?? '')}`,
    }
  }

  /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
  const fileOf = (written: string, from: string): string | undefined => {
    const alias = Object.keys(aliases).find(
      prefix => prefix !== '/' && written.startsWith(prefix),
    )
    const fromRoot =
      alias === undefined
        ? written
        : `/${aliases[alias]}${written.slice(alias.length)}`
    const folders = [
      ...roots.map(root => root.folder),
      folder,
      '',
      ...(routes.assets ?? []),
    ]
    const paths = fromRoot.startsWith('/')
      ? folders.flatMap(each => join(each, fromRoot) ?? [])
      : [join(folderOf(from), written) ?? '']
    const found = paths.find(path => files.has(path))
    if (found !== undefined) return found
    const others = [
      ...paths.flatMap(path => routes.named?.(path, from, written) ?? []),
      ...paths.flatMap(otherSources),
    ]
    return others.find(path => pages.has(path))
  }

  /** The address that a browser goes to. */
  const toUrl = (written: string, from: string): URL | null => {
    const href = routes.toHref?.(written, from) ?? written
    const isRooted = href.startsWith('/')
    if (isRooted && routes.server !== undefined)
      return URL.parse(href, routes.server)
    const root = own ?? UNKNOWN
    // Who writes the whole path means it, where the generator would put the site's own before it again.
    if (
      isRooted &&
      routes.rooted === 'site' &&
      !href.startsWith(new URL(root).pathname)
    )
      return URL.parse(href.replace(/^\/+/, './'), root)
    return URL.parse(
      href,
      addressOf(from) ?? root + encodeRoute(routeOf(from) ?? ''),
    )
  }

  /** The pages by their routes, made where it is needed: it needs the heads of all of them. */
  let byRoute: ReadonlyMap<string, string> | undefined

  /**
   * Where a relative link, without what follows `?` or `#`, leads: to the file that it names as the generator looks files
   * up; any other leads where a browser goes from the page's own address, whatever is there.
   */
  const resolve = (link: string, from: string): LinkTarget => {
    // As browsers read addresses (URL standard, "basic URL parser").
    const written = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/')
    const file = fileOf(percentDecoded(written), from)
    if (file !== undefined) return toTarget(file, from)
    const url = namesSource(written) ? null : toUrl(written, from)
    if (url === null) return { kind: 'missing' }
    if (url.origin !== new URL(UNKNOWN).origin)
      return {
        kind: 'address',
        address: url.origin + encodeRoute(percentDecoded(url.pathname)),
      }
    const page = pageAt(url)
    return page === undefined ? { kind: 'missing' } : toTarget(page, from)
  }

  /** The page at an address on the site. */
  const pageAt = ({ pathname }: URL): string | undefined => {
    byRoute ??= new Map(
      [...pages.keys()].map(path => [routeKey(`/${routeOf(path)}`), path]),
    )
    const base = own === undefined ? '/' : new URL(own).pathname
    const route = percentDecoded(pathname)
    return byRoute.get(
      routeKey(route.startsWith(base) ? `/${route.slice(base.length)}` : route),
    )
  }

  /** Whether a destination on a page leads to a file, to a page, or to another site. */
  const leads = (destination: string, from: string): boolean => {
    const [link = ''] = destination.split(/[?#]/)
    if (link === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return true
    if (fileOf(percentDecoded(link), from) !== undefined) return true
    const url = toUrl(link, from)
    return url !== null && pageAt(url) !== undefined
  }

  return {
    ...{
      config,
      routes,
      whyNoPage,
      missingBy,
      hiddenBy,
      tagsOf,
      routeOf,
      addressOf,
      requirePage,
      resolve,
      leads,
      headOf,
    },
    /** Whether a file is there to be included by others, and for nothing else. */
    isPartial: (path: string) =>
      !pages.has(path) &&
      siteGenerators[generator].partials?.test(path) === true,
    /** Whether the page's head has a say in its address, or in whether it is on the site. */
    needsHead: (path: string) =>
      [routes.hiddenBy, routes.unsearchedBy, pages.get(path)].some(
        each => typeof each === 'function',
      ),
    /** What is handed down to a page as if it were in its front matter. */
    handedDown: (path: string) =>
      ofPage(path, () => routes.handedDown?.(path, headOf)),
    /** What the navigation calls a page. */
    nameOf: (path: string) => names.get(path),
  }
}

/** An address with a slash at its end, and the start of the routes that it is the address of. */
interface RouteBase {
  url: string
  start: string
}

/** Where readers find what is at a path: as the input site-urls says, else the site's configuration. */
function toBaseOf(
  { address, folder: own, contentFolder, roots }: SiteConfig,
  siteUrls: readonly SiteUrl[],
) {
  const mapped = (path: string): RouteBase | undefined => {
    const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix))
    if (!mapping) return undefined
    const { prefix, url } = mapping
    // Other folders than the site's own keep their names, as without a site.
    if (own.startsWith(prefix))
      return { url: url + own.slice(prefix.length), start: '' }
    const above = roots.filter(({ folder }) => prefix.startsWith(folder))
    const [root] = above.sort((a, b) => b.folder.length - a.folder.length)
    const start = root ? root.route + prefix.slice(root.folder.length) : ''
    // A mapping of a folder of pages to its own address says where the site is.
    return url.endsWith(`/${start}`)
      ? { url: url.slice(0, url.length - start.length), start: '' }
      : { url, start }
  }
  const otherwise =
    address === undefined ? mapped(contentFolder) : { url: address, start: '' }
  return (path: string) => mapped(path) ?? otherwise
}

/** Safe as a Markdown destination anywhere, and otherwise as sites spell it. */
function encodeRoute(route: string): string {
  return route
    .split('/')
    .map(segment =>
      encodeURIComponent(segment.toWellFormed())
        .replace(/[!'()*~]/g, percentEncoded)
        .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, decodeURIComponent),
    )
    .join('/')
}
