import {
  encodeRoute,
  folderOf,
  join,
  namesSource,
  otherSources,
  percentDecoded,
  routeKey,
} from '../text/paths.ts'
import { readHead } from './config/files.ts'
import { siteFailure } from './find.ts'
import type {
  Generator,
  Head,
  HeadOf,
  Routes,
  SiteConfig,
} from './generator.ts'
import { drawings, ownAnchors } from './syntax/inline.ts'
import { type Dialect, leftovers, type Step, stepwise } from './syntax/step.ts'
import { customElements } from './syntax/templates.ts'
import { type LinkTarget, MAX_ADDRESS_LENGTH, type SiteUrl } from './website.ts'

/** The sites of a commit that generators make. */
export interface GeneratorSites {
  all: readonly GeneratorSite[]
  /** The innermost site that a file is in. */
  siteOf(path: string): GeneratorSite | undefined
}

/** The sites of a commit, with its files mapped to them. */
export interface SiteMap {
  /** Without those of sites whose files could not be mapped. */
  configs: readonly SiteConfig[]
  /** Those sites, and why. */
  failures: readonly { folder: string; message: string }[]
  /** @param headOf is asked for the head of a page each time that its address is. */
  open(siteUrls: readonly SiteUrl[], headOf?: HeadOf): GeneratorSites
  /** The keys of front matter that decide addresses on a site. */
  keysOf(config: SiteConfig): readonly string[]
  /** The head of a page with this text, as the generator of its site reads it. */
  headOf(config: SiteConfig, page: string): Head
}

/**
 * Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own.
 *
 * @param generators those of the sites, by name.
 */
export function mapSites(
  configs: readonly SiteConfig[],
  files: ReadonlySet<string>,
  generators: ReadonlyMap<string, Generator>,
): SiteMap {
  const generatorOf = (config: SiteConfig) => generators.get(config.generator)!
  // Once for each site: every head of a page asks for them.
  const keysBySite = new Map<SiteConfig, readonly string[]>()
  for (const config of configs) {
    const { keys = [], moreKeys } = generatorOf(config)
    const more = moreKeys?.(config.options) ?? []
    keysBySite.set(config, [...keys, ...more])
  }
  const keysOf = (config: SiteConfig) => keysBySite.get(config)!
  const ownerOf = toOwner(configs)
  const filesBySite = configs.map((): string[] => [])
  for (const path of files) filesBySite[ownerOf(path) ?? -1]?.push(path)
  const routes: Routes[] = []
  for (const [index, config] of configs.entries()) {
    try {
      routes.push(generatorOf(config).routes(config, filesBySite[index]!))
    } catch (error) {
      const { folder, file } = config
      const failure = { folder, message: siteFailure(file, error) }
      const others = configs.filter(other => other !== config)
      const map = mapSites(others, files, generators)
      return { ...map, failures: [failure, ...map.failures] }
    }
  }
  return {
    configs,
    failures: [],
    open(siteUrls, headOf = () => ({})) {
      const siteOf = (path: string) => all[ownerOf(path) ?? -1]
      const commit = { siteUrls, headOf, files, siteOf }
      const all = configs.map(
        (config, index) =>
          new GeneratorSite(
            config,
            generatorOf(config),
            routes[index]!,
            commit,
          ),
      )
      return { all, siteOf }
    },
    keysOf,
    headOf: (config, page) => readHead(page, keysOf(config)),
  }
}

/** Finds the site that a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(
  configs: readonly SiteConfig[],
): (path: string) => number | undefined {
  const owners = new Map<string, number>()
  for (const [index, { folder: siteFolder, roots }] of configs.entries())
    for (const folder of [siteFolder, ...roots.map(root => root.folder)])
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

/** The things that all sites of a commit share. */
interface CommitContext {
  files: ReadonlySet<string>
  siteUrls: readonly SiteUrl[]
  headOf: HeadOf
  siteOf(path: string): GeneratorSite | undefined
}

/** Stands for an address that is not known, of which only the path counts. */
const UNKNOWN = new URL('https://site.invalid/')

function isTooLong(route: string): boolean {
  // A character is at most nine as an address has it.
  if (route.length * 9 <= MAX_ADDRESS_LENGTH) return false
  return encodeRoute(route).length > MAX_ADDRESS_LENGTH
}

/** A site that one of the generators makes. All paths are those of the repository. */
export class GeneratorSite {
  readonly config: SiteConfig
  readonly #routes: Routes
  readonly #generator: Generator
  /** The dialects of its pages, by the step that reads MDX; made when first needed. */
  readonly #dialects = new Map<Step | undefined, Dialect>()
  readonly #titles: ReadonlyMap<string, string>
  /** Titles of several pages, found when first needed. */
  #sharedTitles: Set<string> | undefined
  readonly #commit: CommitContext
  /** The site's address with a slash at its end, where it is known. */
  readonly #address: string | undefined
  /** The errors of the generator, by the paths of the pages. */
  readonly #failures = new Map<string, unknown>()
  /** The pages by their routes, made when first needed: it takes the heads of all of them. */
  #pathByRoute: ReadonlyMap<string, string> | undefined
  /** The pages by their identifiers, made likewise. */
  #pathById: ReadonlyMap<string | undefined, string> | undefined

  constructor(
    config: SiteConfig,
    generator: Generator,
    routes: Routes,
    commit: CommitContext,
  ) {
    this.config = config
    this.#routes = routes
    this.#generator = generator
    this.#titles = new Map(config.names)
    this.#commit = commit
    const folder = config.roots[0]?.folder ?? config.folder
    this.#address = this.#baseOf(folder)?.url
  }

  /** The path of a page below the site's address; undefined for a file that is not a page. */
  routeOf(path: string): string | undefined {
    const route = this.#namedRouteOf(path)
    if (route === undefined || isTooLong(route)) return undefined
    return route
  }

  /** Whether a page has no route, since that would be longer than addresses can be. */
  isAddressTooLong(path: string): boolean {
    const route = this.#namedRouteOf(path)
    return route !== undefined && isTooLong(route)
  }

  /** The route that the head or the path of a page says, however long it is. */
  #namedRouteOf(path: string): string | undefined {
    const route = this.#routes.pages.get(path)
    if (typeof route !== 'function') return route
    return this.#try(path, () => route(this.#commit.headOf(path)))
  }

  addressOf(path: string): string | undefined {
    const route = this.routeOf(path)
    const base = this.#baseOf(path)
    if (route === undefined || base === undefined) return undefined
    const { url, start } = base
    if (!route.startsWith(start)) return url + encodeRoute(route)
    return url + encodeRoute(route.slice(start.length))
  }

  /** The name of a page in the navigation. */
  titleOf(path: string): string | undefined {
    return this.#titles.get(path)
  }

  /** Whether the navigation has its name for other pages too. */
  isTitleShared(path: string): boolean {
    if (!this.#sharedTitles) {
      const seen = new Set<string>()
      this.#sharedTitles = new Set()
      for (const title of this.#titles.values()) {
        if (seen.has(title)) this.#sharedTitles.add(title)
        seen.add(title)
      }
    }
    return this.#sharedTitles.has(this.#titles.get(path) ?? '')
  }

  /** The tags for the version and the language of a page, where the site has several. */
  tagsOf(path: string): string[] {
    const { headOf } = this.#commit
    const version = this.#try(path, () =>
      this.#routes.readers?.versionOf?.(path, headOf),
    )
    const language = this.languageOf(path)
    const tags: string[] = []
    if (version) tags.push(`version:${version}`)
    if (language) tags.push(`language:${language}`)
    return tags
  }

  languageOf(path: string): string | undefined {
    if (!this.#routes.pages.has(path)) return undefined
    return this.#try(path, () => this.#routes.readers?.languageOf?.(path))
  }

  /** The identifier by which other pages may name a page. */
  idOf(path: string): string | undefined {
    return this.#routes.links.idOf?.(path, this.#commit.headOf)
  }

  /** The path of the page with an identifier. */
  pathOf(id: string): string | undefined {
    this.#pathById ??= new Map(
      [...this.#routes.pages.keys()].map(path => [this.idOf(path), path]),
    )
    return this.#pathById.get(id)
  }

  /** Why a file is not a page, such as "is a draft", as far as its path says; undefined where it is one. */
  exclusionReason(path: string): string | undefined {
    if (this.#routes.pages.has(path)) return undefined
    const reason = this.#routes.reasons?.get(path)
    if (reason !== undefined) return reason
    const { roots, generator } = this.config
    if (roots.some(({ folder }) => path.startsWith(folder)))
      return `is none of the pages that ${generator} makes`
    const reasonAlone = "is in no folder of the site's pages"
    if (roots.length > 3) return reasonAlone
    const folders = roots.map(({ folder }) => folder || '/').join(', ')
    return `${reasonAlone} (${folders})`
  }

  /** Why a page's head, or that of a page above it, keeps it off the site or out of search. */
  hidingReason(path: string): string | undefined {
    const reason = this.#missingReason(path)
    if (reason !== undefined || !this.#routes.pages.has(path)) return reason
    const { headOf } = this.#commit
    return this.#try(path, () =>
      this.#routes.readers?.unsearchedBy?.(path, headOf),
    )
  }

  /** Whether a file is there to be included by others, and for nothing else. */
  isPartial(path: string): boolean {
    const isPage = this.#routes.pages.has(path)
    return !isPage && this.#generator.partials?.test(path) === true
  }

  /** The values that pages above, and the configuration, hand down to a page as if they were in its front matter. */
  handedDown(path: string): object | undefined {
    const { headOf } = this.#commit
    return this.#try(path, () => this.#routes.handedDown?.(path, headOf))
  }

  /** The dialect of its pages. @param mdx the step that reads MDX, for those that are. */
  dialectOf(mdx: Step | undefined): Dialect {
    const dialect =
      this.#dialects.get(mdx) ?? dialectFor(this.config, this.#generator, mdx)
    this.#dialects.set(mdx, dialect)
    return dialect
  }

  /** Whether the page's head decides its address, or whether it is on the site. */
  needsHead(path: string): boolean {
    const { readers, pages } = this.#routes
    if (readers?.hiddenBy !== undefined) return true
    if (readers?.unsearchedBy !== undefined) return true
    return typeof pages.get(path) === 'function'
  }

  /** @throws the error that the generator failed with on the head of this page: other pages do without its address. */
  requirePage(path: string): void {
    this.#failures.delete(path)
    this.routeOf(path)
    this.hidingReason(path)
    this.tagsOf(path)
    if (this.#failures.has(path)) throw this.#failures.get(path)
  }

  /**
   * Resolves a link to the file that it names as the generator looks files up; any other leads where a browser goes from
   * the page's own address, whatever is there.
   */
  resolve(link: string, fromPath: string): LinkTarget {
    // As browsers read addresses (URL standard, "basic URL parser").
    const href = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/')
    const file = this.#fileOf(percentDecoded(href), fromPath)
    if (file !== undefined) return this.#targetAt(file, fromPath)
    if (namesSource(href)) return { kind: 'missing' }
    const url = this.#urlOf(href, fromPath)
    if (url === null) return { kind: 'missing' }
    if (url.origin !== UNKNOWN.origin) {
      const route = encodeRoute(percentDecoded(url.pathname))
      return { kind: 'address', address: url.origin + route }
    }
    const page = this.#pageAt(url)
    if (page === undefined) return { kind: 'missing' }
    return this.#targetAt(page, fromPath)
  }

  /** Whether readers find a page on the site. */
  shows(path: string): boolean {
    const isPage = this.#routes.pages.has(path)
    return isPage && this.#missingReason(path) === undefined
  }

  /** The generator's result for a page; undefined where it fails, which `requirePage` throws. */
  #try<T>(path: string, make: () => T): T | undefined {
    try {
      return make()
    } catch (error) {
      this.#failures.set(path, error)
      return undefined
    }
  }

  /** Why a page's head, or that of a page above it, keeps it off the site. */
  #missingReason(path: string): string | undefined {
    if (!this.#routes.pages.has(path)) return undefined
    const { headOf } = this.#commit
    return this.#try(path, () => this.#routes.readers?.hiddenBy?.(path, headOf))
  }

  /** The target at a path: a page, on a translated page at its address in that language, or a file. */
  #targetAt(path: string, fromPath: string): LinkTarget {
    const site = this.#commit.siteOf(path)
    if (!site?.shows(path)) return { kind: 'file', path }
    if (site !== this)
      return { kind: 'page', path, address: site.addressOf(path) }
    const address = this.#addressForReadersOf(path, fromPath)
    return { kind: 'page', path, address }
  }

  /** The address of a page for readers of another one: in that one's language where the page is shown in it, untranslated. */
  #addressForReadersOf(path: string, fromPath: string): string | undefined {
    const fallback = this.#routes.readers?.fallback
    const language = this.languageOf(fromPath)
    if (
      this.#address === undefined ||
      fallback === undefined ||
      language === undefined ||
      this.languageOf(path) !== fallback ||
      language === fallback
    )
      return this.addressOf(path)
    const route = encodeRoute(this.routeOf(path) ?? '')
    return `${this.#address}${language}/${route}`
  }

  /** The file that a link names: from the page's folder, or for one from the root from where pages and assets are. */
  #fileOf(link: string, fromPath: string): string | undefined {
    const paths = this.#pathsOf(link, fromPath)
    const { files } = this.#commit
    const found = paths.find(path => files.has(path))
    if (found !== undefined) return found
    const { links, pages } = this.#routes
    const others = paths.flatMap(
      path => links.named?.(path, fromPath, link) ?? [],
    )
    others.push(...paths.flatMap(otherSources))
    return others.find(path => pages.has(path))
  }

  #pathsOf(link: string, fromPath: string): string[] {
    const { aliases, roots, folder } = this.config
    const alias = Object.keys(aliases).find(
      prefix => prefix !== '/' && link.startsWith(prefix),
    )
    let path = link
    if (alias !== undefined)
      path = `/${aliases[alias]}${link.slice(alias.length)}`
    if (!path.startsWith('/')) return [join(folderOf(fromPath), path) ?? '']
    const folders = roots.map(root => root.folder)
    folders.push(folder, '', ...(this.#routes.links.assets ?? []))
    return folders.flatMap(start => join(start, path) ?? [])
  }

  /** The address that a browser goes to. */
  #urlOf(link: string, fromPath: string): URL | null {
    const { links } = this.#routes
    const { server, rooted } = links
    const href = links.toHref?.(link, fromPath) ?? link
    const isFromRoot = href.startsWith('/')
    if (isFromRoot && server !== undefined) return URL.parse(href, server)
    const root = this.#address ?? UNKNOWN.href
    // Who writes the whole path means it, where the generator would put the site's own before it again.
    const hasWholePath = href.startsWith(new URL(root).pathname)
    if (isFromRoot && rooted === 'site' && !hasWholePath)
      return URL.parse(href.replace(/^\/+/, './'), root)
    const route = encodeRoute(this.routeOf(fromPath) ?? '')
    return URL.parse(href, this.addressOf(fromPath) ?? root + route)
  }

  /** The page at an address on the site. */
  #pageAt({ pathname }: URL): string | undefined {
    this.#pathByRoute ??= new Map(
      [...this.#routes.pages.keys()].map(path => [
        routeKey(`/${this.routeOf(path)}`),
        path,
      ]),
    )
    const base = new URL(this.#address ?? UNKNOWN).pathname
    let route = percentDecoded(pathname)
    if (route.startsWith(base)) route = `/${route.slice(base.length)}`
    return this.#pathByRoute.get(routeKey(route))
  }

  /** Where readers find the files at a path: as the input site-urls says, else the site's configuration. */
  #baseOf(path: string): RouteBase | undefined {
    const { siteUrls } = this.#commit
    const { address, contentFolder } = this.config
    const mapped = mappedBase(path, this.config, siteUrls)
    if (mapped) return mapped
    if (address !== undefined) return { url: address, start: '' }
    return mappedBase(contentFolder, this.config, siteUrls)
  }
}

/** An address with a slash at its end, and the start of the routes that it is the address of. */
interface RouteBase {
  url: string
  start: string
}

/** Where the input site-urls says that the files at a path are. */
function mappedBase(
  path: string,
  { folder: siteFolder, roots }: SiteConfig,
  siteUrls: readonly SiteUrl[],
): RouteBase | undefined {
  const mapping = siteUrls.find(({ prefix }) => path.startsWith(prefix))
  if (!mapping) return undefined
  const { prefix, url } = mapping
  // Other folders than the site's own keep their names, as without a site.
  if (siteFolder.startsWith(prefix))
    return { url: url + siteFolder.slice(prefix.length), start: '' }
  const above = roots.filter(({ folder }) => prefix.startsWith(folder))
  const [root] = above.sort((a, b) => b.folder.length - a.folder.length)
  let start = ''
  if (root) start = root.route + prefix.slice(root.folder.length)
  // A mapping of a folder of pages to its own address says where the site is.
  if (url.endsWith(`/${start}`))
    return { url: url.slice(0, url.length - start.length), start: '' }
  return { url, start }
}

/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
export function dialectFor(
  config: SiteConfig,
  generator: Generator,
  mdx?: Step,
): Dialect {
  return stepwise(stepsFor(config, generator, mdx), config)
}

/** The steps of that dialect. */
export function stepsFor(
  config: SiteConfig,
  generator: Generator,
  mdx?: Step,
): Step[] {
  const { includes, markup } = generator.syntax(config.syntaxOptions)
  // In MDX a drawing may be in code, where nothing may be missing.
  const html = mdx ? [ownAnchors, mdx] : [drawings, ownAnchors]
  html.unshift(customElements)
  // Where pages are MDX, one that is not has HTML alone.
  const hasTags = mdx !== undefined || config.format !== 'mdx'
  return [...includes, ...markup, ...html, leftovers(config.file, hasTags)]
}
