import { textOf } from '../text/decode.ts'
import { isBinary, type Paths, toPaths } from '../text/paths.ts'
import { readSites, siteMapOf } from './find.ts'
import type { Head, SiteFile, SiteFindings, SitesData } from './generator.ts'
import type { GeneratorChoice } from './generators/index.ts'
import type { SiteMap } from './map.ts'
import { openSites, type Sites } from './opened.ts'
import type { GeneratorSites } from './site.ts'
import type { RepositoryPlace } from './website.ts'

/** The files of a commit: plain data, for the threads that make its documents. */
export interface CommitFiles {
  /** The object IDs of its files by path; empty for a link or a submodule, which has no text of its own. */
  oids: ReadonlyMap<string, string>
  /** Those files and folders that GitHub does not have, since they were generated; absent where there are none. */
  generated?: ReadonlySet<string> | undefined
}

/** A commit, and what the configurations of its sites say. */
export interface CommitSites {
  files: CommitFiles
  sites: SitesData
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
  /** The heads of pages, on which their addresses depend, by generator and object ID. */
  readonly #heads: Map<string, Head>
  #singleHeads = 0
  #map: SiteMap | undefined
  /** The sites as far as paths alone decide. */
  #bare: GeneratorSites | undefined

  /** @param heads those of other commits of the thread, most of whose pages are the same. */
  constructor(
    { oids, generated }: CommitFiles,
    read: ReadNow,
    heads = new Map<string, Head>(),
  ) {
    const paths = toPaths(oids.keys())
    if (generated) paths.generated = generated
    this.paths = paths
    this.#oids = oids
    this.#read = read
    this.#heads = heads
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
    const { data, open } = await this.#mapFiles(read)
    const { all, siteOf } = open([], path => this.#headOf(path))
    const files = new Map<string, SiteFile>()
    for (const path of this.paths.files) {
      const site = siteOf(path)
      if (!site) continue
      files.set(path, {
        site: data.sites.indexOf(site.config),
        exclusionReason: site.exclusionReason(path),
        isPartial: site.isPartial(path),
        isInPageFolder: site.config.roots.some(({ folder }) =>
          path.startsWith(folder),
        ),
      })
    }
    const hrefs = all.map(site => {
      const page = `${site.config.contentFolder}index.md`
      return JSON.stringify(PROBES.map(link => site.resolve(link, page)))
    })
    return { data, files, hrefs }
  }

  /** @param data what `findSites` found. */
  async openSites(data: SitesData, place: RepositoryPlace): Promise<Sites> {
    const map = this.#map ?? (await this.#mapFiles(data))
    const sites = map.open(place.siteUrls, path => this.#headOf(path))
    return openSites(sites, this.paths, place)
  }

  async #mapFiles(data: SitesData): Promise<SiteMap> {
    const map = await siteMapOf(data, this.paths.files)
    this.#map = map
    this.#bare = map.open([])
    return map
  }

  #headOf(path: string): Head {
    const key = this.#headKey(path)
    if (key === undefined) return {}
    const known = this.#heads.get(key)
    if (known) return known
    this.#singleHeads++
    if (this.#singleHeads > MAX_SINGLE_HEADS)
      this.readHeads([...this.paths.files])
    else this.readHeads([path])
    return this.#heads.get(key) ?? {}
  }

  /** Reads the heads of pages on which the site depends. */
  readHeads(paths: readonly string[]): void {
    const { headOf } = this.#map!
    const { siteOf } = this.#bare!
    const missing = paths.filter(path => {
      const key = this.#headKey(path)
      return key !== undefined && !this.#heads.has(key)
    })
    const contents = this.#read(missing.map(path => this.#oids.get(path)!))
    for (const [index, path] of missing.entries()) {
      const content = contents[index]
      const text = content && textOf(content)
      this.#heads.set(
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
