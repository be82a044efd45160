import { fileSource, type Source } from '../markdown/source.ts'
import { scalarTextAt } from '../text/data.ts'
import { textOf } from '../text/index.ts'
import { isBinary, isMdx, type Paths, toPaths } from '../text/paths.ts'
import { type GeneratorChoice, readSites } from './find.ts'
import type { Generator, Head, SiteConfig, SitesData } from './generator.ts'
import { loadGenerator } from './generators/index.ts'
import type { GeneratorSite, GeneratorSites, SiteMap } from './site.ts'
import type { Translated } from './syntax/step.ts'
import {
  type LinkTarget,
  type RepositoryPlace,
  RepositoryWebsite,
} from './website.ts'

/** The files of a commit: plain data, for the threads that make its documents. */
export interface CommitFiles {
  /** The object IDs of its files by path; empty for a link or a submodule, which has no text of its own. */
  oids: ReadonlyMap<string, string>
  /** Those files and folders that GitHub does not have, since they were generated; absent where there are none. */
  generated?: ReadonlySet<string> | undefined
}

/** A site of a generator, as the rest of the code knows it. */
export interface Site {
  generator: string
  /** The configuration that it was found by. */
  file: string
  /** Where readers find it; undefined where the configuration does not say. */
  address: string | undefined
  /** The folder of its configuration: `''` or with a slash at its end. */
  folder: string
  /** The folders of its pages. */
  folders: readonly string[]
  /** All that its configuration says of every page: where it differs, any of their documents may. */
  settings: string
  /** The values of its configuration that a page may show, by their keys. */
  variables: Readonly<Record<string, string>>
  /** The texts of its configuration that may be on every page. */
  sharedTexts: readonly string[]
  /** Where links lead that name no file, as a text to compare. */
  hrefs: string
}

/** A file in the folders of a site. */
interface SiteFile {
  /** The index of its site. */
  site: number
  /** Why readers of the site do not see it; `undefined` where it is a page. */
  exclusionReason: string | undefined
  /** Whether it is there to be included by others, and for nothing else. */
  isPartial: boolean
  /** Whether it is in a folder of the site's pages. */
  isInPageFolder: boolean
}

/** The sites of a commit, and what they make of its files: plain data, which comes from another thread. */
export interface SiteFindings extends SitesData {
  all: readonly Site[]
  /** The files that belong to a site, by path. */
  files: ReadonlyMap<string, SiteFile>
}

/** Maps the files of a commit to its sites, whose code is loaded where there are any. */
export async function openMap(
  configs: readonly SiteConfig[],
  files: ReadonlySet<string>,
): Promise<SiteMap> {
  if (configs.length === 0)
    return {
      configs,
      failures: [],
      open: () => ({ all: [], siteOf: () => undefined }),
      keysOf: () => [],
      headOf: () => ({}),
    }
  const { mapSites } = await import('./site.ts')
  const loaded = new Map<string, Generator>()
  for (const { generator } of configs)
    loaded.set(generator, await loadGenerator(generator))
  return mapSites(configs, files, loaded)
}

/** What a thread keeps of the sites of commits: most pushes change neither paths nor configurations, and few pages. */
export class SiteCache {
  /** The heads of pages, on which their addresses depend, by generator and object ID. */
  readonly heads = new Map<string, Head>()
  #last: { key: string; map: Promise<SiteMap> } | undefined

  mapOf(
    configs: readonly SiteConfig[],
    files: ReadonlySet<string>,
  ): Promise<SiteMap> {
    // In their order: of two rewrites or aliases the first that fits counts.
    const key = JSON.stringify([configs, [...files]])
    if (this.#last?.key !== key)
      this.#last = { key, map: openMap(configs, files) }
    return this.#last.map
  }
}

/** Reads files by their object IDs while the caller waits; `undefined` for one that is missing or too large. */
type ReadNow = (oids: readonly string[]) => readonly (Uint8Array | undefined)[]

/** Links of each form to what no site has. */
const PROBES = ['x', '/x', 'x/', '/x/', './x.html', '/x.html', '../x']

/** How many heads are read one by one before those of all pages are read at once: a push of many pages needs most of them. */
const MAX_SINGLE_HEADS = 32

/**
 * A commit on the thread that makes documents of its pages. It reads the files that it needs by itself, each once, and
 * maps the files to sites once.
 */
export class Commit {
  readonly paths: Paths
  readonly #oids: ReadonlyMap<string, string>
  readonly #read: ReadNow
  /** By object ID. */
  readonly #texts = new Map<string, string | undefined>()
  readonly #cache: SiteCache
  #singleHeads = 0
  #map: SiteMap | undefined
  /** The sites as far as paths alone decide. */
  #bare: GeneratorSites | undefined

  constructor(
    { oids, generated }: CommitFiles,
    read: ReadNow,
    cache = new SiteCache(),
  ) {
    const paths = toPaths(oids.keys())
    if (generated) paths.generated = generated
    this.paths = paths
    this.#oids = oids
    this.#read = read
    this.#cache = cache
  }

  /** The text of a file; `undefined` where there is none, it is no text, or it is too large. */
  textOf(path: string): string | undefined {
    return this.#textsOf([path])[0]
  }

  /**
   * Finds the sites of the commit, and which of its files they show.
   *
   * @param without configurations that are not read, since that took too long or failed before.
   */
  async findSites(
    generator: GeneratorChoice,
    without: readonly string[],
  ): Promise<SiteFindings> {
    const readTexts = async (paths: readonly string[]) => {
      const texts = this.#textsOf(paths)
      const found = new Map<string, string>()
      for (const [index, path] of paths.entries()) {
        const text = texts[index]
        if (text !== undefined) found.set(path, text)
      }
      return found
    }
    const read = await readSites(
      [...this.paths.files],
      readTexts,
      generator,
      without,
    )
    // They may be others than before, when another configuration was left out.
    const { configs, failures, open } = await this.#mapFiles(read.configs)
    const sites = open([], path => this.#headOf(path))
    const files = new Map<string, SiteFile>()
    for (const path of this.paths.files) {
      const site = sites.siteOf(path)
      if (!site) continue
      files.set(path, {
        site: configs.indexOf(site.config),
        exclusionReason: site.exclusionReason(path),
        isPartial: site.isPartial(path),
        isInPageFolder: site.config.roots.some(({ folder }) =>
          path.startsWith(folder),
        ),
      })
    }
    return {
      ...read,
      configs,
      messages: [...read.messages, ...failures.map(({ message }) => message)],
      unread: [...read.unread, ...failures.map(({ folder }) => folder)],
      all: sites.all.map(toSite),
      files,
    }
  }

  /** @param configs those that `findSites` found. */
  async openSites(
    configs: readonly SiteConfig[],
    place: RepositoryPlace,
  ): Promise<Sites> {
    const map = this.#map ?? (await this.#mapFiles(configs))
    const sites = map.open(place.siteUrls, path => this.#headOf(path))
    return new Sites(sites, this.paths, place)
  }

  async #mapFiles(configs: readonly SiteConfig[]): Promise<SiteMap> {
    const map = await this.#cache.mapOf(configs, this.paths.files)
    this.#map = map
    this.#bare = map.open([])
    return map
  }

  #headOf(path: string): Head {
    const key = this.#headKey(path)
    if (key === undefined) return {}
    const known = this.#cache.heads.get(key)
    if (known) return known
    this.#singleHeads++
    if (this.#singleHeads > MAX_SINGLE_HEADS)
      this.readHeads([...this.paths.files])
    else this.readHeads([path])
    return this.#cache.heads.get(key) ?? {}
  }

  /** Reads the heads of pages on which the site depends. */
  readHeads(paths: readonly string[]): void {
    const { headOf } = this.#map!
    const { siteOf } = this.#bare!
    const missing = paths.filter(path => {
      const key = this.#headKey(path)
      return key !== undefined && !this.#cache.heads.has(key)
    })
    const contents = this.#read(missing.map(path => this.#oids.get(path)!))
    for (const [index, path] of missing.entries()) {
      const content = contents[index]
      const text = content && textOf(content)
      this.#cache.heads.set(
        this.#headKey(path)!,
        headOf(siteOf(path)!.config, text ?? ''),
      )
    }
  }

  /** The key of a page's head, the same for pages with the same text and generator; `undefined` where the site does not depend on the head. */
  #headKey(path: string): string | undefined {
    const oid = this.#oids.get(path)
    const site = this.#bare!.siteOf(path)
    // A link or a submodule has no text of its own.
    if (!oid || !site?.needsHead(path)) return undefined
    const keys = this.#map!.keysOf(site.config).join(' ')
    return `${site.config.generator} ${keys} ${oid}`
  }

  #textsOf(paths: readonly string[]): (string | undefined)[] {
    // The search for what a page may include skips binary files, too.
    const oids = paths.map(path =>
      isBinary(path) ? '' : (this.#oids.get(path) ?? ''),
    )
    const missing = [...new Set(oids)].filter(
      oid => oid !== '' && !this.#texts.has(oid),
    )
    const contents = missing.length > 0 ? this.#read(missing) : []
    for (const [index, oid] of missing.entries()) {
      const content = contents[index]
      this.#texts.set(oid, content && textOf(content))
    }
    return oids.map(oid => this.#texts.get(oid))
  }
}

function toSite(site: GeneratorSite): Site {
  const { file, options, names, ownCode, unknown, ...settings } = site.config
  const page = `${settings.contentFolder}index.md`
  return {
    generator: settings.generator,
    file,
    address: settings.address,
    folder: settings.folder,
    folders: settings.roots.map(({ folder }) => folder),
    settings: JSON.stringify(settings),
    variables: settings.variables,
    sharedTexts: textsIn(settings.syntaxOptions),
    hrefs: JSON.stringify(PROBES.map(link => site.resolve(link, page))),
  }
}

/** The texts in a value of a configuration. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Whether readers see a file, and where and under which name they find it. */
export type PageStatus =
  | {
      kind: 'shown'
      /** Where readers find it, where the address of its site is known. */
      address: string | undefined
      /** The path below its site's address. */
      route: string
      /** Whether it has none, since that would be longer than addresses can be. */
      isAddressTooLong: boolean
      /** Its name in the navigation. */
      title: string | undefined
      /** Whether other pages have it too. */
      isTitleShared: boolean
      /** Whether that is its title, rather than the heading that it begins with. */
      isTitledByNavigation: boolean
      /** For the version and the language, where the site has several. */
      tags: readonly string[]
    }
  /** Its front matter, or that of a page above it, keeps it off the site or out of search. */
  | { kind: 'hidden'; reason: string }
  /** It is no page of the site that it belongs to. */
  | { kind: 'excluded'; reason: string }
  /** It belongs to no site of a generator. */
  | {
      kind: 'none'
      /** By the input site-urls. */
      address: string | undefined
      /** Whether the repository has a site that shows other files. */
      hasOtherSites: boolean
    }

/** The place of a page on its site, on which the documents of other pages may depend. */
export interface SitePlace {
  /** The folder of its site's configuration. */
  siteFolder: string
  route: string | undefined
  address: string | undefined
  /** Whether its site has several languages. */
  hasTranslations: boolean
  /** The identifier by which other pages may name it, and show its title. */
  id: string | undefined
  /** Whether it is shown, its name in the navigation, its tags, and what it hands down, as a text to compare. */
  rest: string
}

type ReadMdx = typeof import('./mdx/index.ts')

/** The sites of a commit: those of generators, and for all other files the input site-urls and GitHub. */
export class Sites {
  readonly #sites: GeneratorSites
  readonly #website: RepositoryWebsite
  #mdx: ReadMdx | undefined

  constructor(
    sites: GeneratorSites,
    paths: Paths,
    place: RepositoryPlace,
    mdx?: ReadMdx,
  ) {
    this.#sites = sites
    this.#website = new RepositoryWebsite(place, paths)
    this.#mdx = mdx
  }

  /** Loads what reads the text of a page: few repositories have MDX, whose parser is a good part of all that a thread would load. */
  async load(path: string): Promise<void> {
    const config = this.#siteOf(path)?.config
    // Where there is a format, each page may have another.
    if (config?.format !== undefined || isMdx(path))
      this.#mdx ??= await import('./mdx/index.ts')
  }

  /** @throws the error that the generator failed with on the front matter of this page. */
  status(path: string): PageStatus {
    const site = this.#siteOf(path)
    if (!site) {
      const address = this.#website.addressOf(path)
      const hasOtherSites = this.#sites.all.length > 0
      return { kind: 'none', address, hasOtherSites }
    }
    site.requirePage(path)
    const hidingReason = site.hidingReason(path)
    if (hidingReason !== undefined)
      return { kind: 'hidden', reason: hidingReason }
    const reason = site.exclusionReason(path)
    if (reason !== undefined) return { kind: 'excluded', reason }
    return {
      kind: 'shown',
      address: site.addressOf(path),
      route: site.routeOf(path) ?? '',
      isAddressTooLong: site.isAddressTooLong(path),
      title: site.titleOf(path),
      isTitleShared: site.isTitleShared(path),
      isTitledByNavigation: site.config.hasTitlesInNavigation,
      tags: site.tagsOf(path),
    }
  }

  /** Resolves a relative link, without its query and anchor, as a browser does on the page that has it. */
  resolve(link: string, fromPath: string): LinkTarget {
    const website = this.#siteOf(fromPath) ?? this.#website
    return website.resolve(link, fromPath)
  }

  /** Finds a file whose path differs only in the case of letters. */
  fileInOtherCase(path: string): string | undefined {
    return this.#website.fileInOtherCase(path)
  }

  /** Whether tags of a page that are one text are split at blanks. */
  splitsTagsAtBlanks(path: string): boolean | undefined {
    return this.#siteOf(path)?.config.splitsTagsAtBlanks
  }

  /**
   * Translates a page to GitHub's Markdown; `load` comes before it.
   *
   * @param frontMatter its values, which a site may show.
   * @param textOf the text of a file that it includes; undefined where there is none.
   */
  translate(
    page: Source,
    frontMatter: object,
    textOf: (path: string) => string | undefined,
  ): Translated {
    const { path } = page.placeAt(0)
    const site = this.#siteOf(path)
    if (!site) {
      if (!isMdx(path)) return { markdown: page, messages: [] }
      return this.#mdx!.plainMdx.toMarkdown(page, {})
    }
    const isMdxPage = isReadAsMdx(path, site.config, frontMatter)
    const dialect = site.dialectOf(isMdxPage ? this.#mdx!.mdx : undefined)
    return dialect.toMarkdown(page, {
      read(included) {
        const text = textOf(included)
        if (text === undefined) return undefined
        return fileSource(included, text)
      },
      pathOf: id => site.pathOf(id),
      data: { ...site.handedDown(path), ...frontMatter },
    })
  }

  /** The place of a file on its site; `undefined` for one that belongs to none. */
  placeOf(path: string): SitePlace | undefined {
    const site = this.#siteOf(path)
    if (!site) return undefined
    return {
      siteFolder: site.config.folder,
      route: site.routeOf(path),
      address: site.addressOf(path),
      hasTranslations: site.languageOf(path) !== undefined,
      id: site.idOf(path),
      rest: JSON.stringify([
        site.hidingReason(path),
        site.titleOf(path),
        site.tagsOf(path),
        site.handedDown(path),
      ]),
    }
  }

  #siteOf(path: string): GeneratorSite | undefined {
    return this.#sites.siteOf(path)
  }
}

/** A page of Docusaurus may say what it is (Docusaurus, "mdx.format"). */
function isReadAsMdx(
  path: string,
  config: SiteConfig,
  frontMatter: object,
): boolean {
  const format = scalarTextAt(frontMatter, 'mdx', 'format') ?? config.format
  return format === 'mdx' || (format !== 'md' && isMdx(path))
}
