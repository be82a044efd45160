import type { Page } from '../plan/index.ts'
import type { ReadBlobs, Reading } from '../plan/pages.ts'
import { openSites, type Sites } from '../site/index.ts'
import type { includesOf } from './dialects/index.ts'
import { isMdx } from './mdx/load.ts'

/** What pages include, through any depth. */
export interface Includes {
  /** The text of each included file, by its path. */
  texts: ReadonlyMap<string, string>
  /** The paths whose files a page's document is made of besides its own, also those at which there is none. */
  pathsOf(path: string): readonly string[]
}

/** A larger page is read as if it included nothing, a larger include as if it were not there. */
const MAX_BYTES = 5_000_000

/** All included files together: each thread holds them. */
const MAX_TOTAL = 50_000_000

/** Finds what pages of sites and pages in MDX include, and reads it from the same tree. */
export async function readIncludes(
  pages: readonly Page[],
  { sites: data, tree, paths }: Pick<Reading, 'sites' | 'tree' | 'paths'>,
  blobs: ReadBlobs,
): Promise<Includes> {
  const including = pages.map(page => page.path).filter(path => data.sites.length > 0 || isMdx(path))
  if (including.length === 0) return { texts: new Map(), pathsOf: () => [] }
  // It brings the parser along, which other runs do not need here.
  const { includesOf } = await import('./dialects/index.ts')
  const reader = new Reader(openSites(data, paths.files, []), includesOf)
  const files = tree.filter(({ mode }) => mode.startsWith('100'))
  await reader.readAll(including, new Map(files.map(({ path, oid }) => [path, oid])), blobs)
  return reader
}

class Reader implements Includes {
  readonly texts = new Map<string, string>()
  readonly #sites: Sites
  readonly #includesIn: typeof includesOf
  /** What each file includes itself. */
  readonly #edges = new Map<string, readonly string[]>()
  #total = 0

  constructor(sites: Sites, includesIn: typeof includesOf) {
    this.#sites = sites
    this.#includesIn = includesIn
  }

  /** Reads the files of these paths, what they include, and so on. */
  async readAll(
    paths: readonly string[],
    oids: ReadonlyMap<string, string>,
    blobs: ReadBlobs,
  ): Promise<void> {
    const included = new Set<string>()
    let next = paths.filter(path => (this.#sites.siteOf(path) || isMdx(path)) && oids.has(path))
    while (next.length > 0) {
      const found = new Set<string>()
      const decoder = new TextDecoder()
      let index = 0
      for await (const { bytes } of blobs(
        next.map(path => oids.get(path) as string),
        MAX_BYTES,
      )) {
        const path = next[index++] as string
        const text = bytes && decoder.decode(bytes)
        if (text === undefined) continue
        if (included.has(path)) this.#keep(path, text)
        for (const each of this.#includesOf(path, text)) if (oids.has(each)) found.add(each)
      }
      next = [...found].filter(path => !included.has(path))
      for (const path of next) included.add(path)
    }
  }

  #keep(path: string, text: string): void {
    this.#total += text.length
    if (this.#total <= MAX_TOTAL) this.texts.set(path, text)
  }

  #includesOf(path: string, text: string): readonly string[] {
    const dialect = this.#sites.siteOf(path)?.config.dialect
    const found = this.#includesIn(text, path, dialect).flat()
    if (found.length > 0) this.#edges.set(path, found)
    return found
  }

  pathsOf(path: string): readonly string[] {
    const all = new Set<string>()
    const open = [path]
    for (let each = open.pop(); each !== undefined; each = open.pop())
      for (const inner of this.#edges.get(each) ?? []) {
        if (all.has(inner)) continue
        all.add(inner)
        open.push(inner)
      }
    return [...all]
  }
}
