import type { Page } from '../plan/index.ts'
import type { ReadBlobs, Reading } from '../plan/pages.ts'
import type { DialectSettings } from '../site/dialect.ts'
import { openSites, type Sites } from '../site/index.ts'
import type { includesOf } from './dialects/index.ts'

/** What pages include, through any depth. */
export interface Includes {
  /** The text of each included file, by its path. */
  texts: ReadonlyMap<string, string>
  /** The paths whose files a page's document is made of besides its own, also those at which there is none. */
  readonly pathsOf: (path: string) => readonly string[]
}

/** A larger page is read as if it included nothing, a larger include as if it were not there. */
const MAX_BYTES = 5_000_000

/** All included files together: each thread holds them. */
const MAX_TOTAL = 50_000_000

/** Finds what pages of sites include, and reads it from the same tree. */
export async function readIncludes(
  pages: readonly Page[],
  { sites: data, tree, paths }: Pick<Reading, 'sites' | 'tree' | 'paths'>,
  blobs: ReadBlobs,
): Promise<Includes> {
  if (data.sites.length === 0 || pages.length === 0) return { texts: new Map(), pathsOf: () => [] }
  // It loads the parser, which other runs do not need here.
  const { includesOf } = await import('./dialects/index.ts')
  const reader = new Reader(openSites(data, paths.files, []), includesOf)
  const files = tree.filter(({ mode }) => mode.startsWith('100'))
  const all = pages.map(page => page.path)
  await reader.readAll(all, new Map(files.map(({ path, oid }) => [path, oid])), blobs)
  return reader
}

/** A file, to be read as the page is that it becomes part of. */
interface Part {
  path: string
  dialect: DialectSettings
}

class Reader implements Includes {
  readonly texts = new Map<string, string>()
  readonly #sites: Sites
  readonly #includesIn: typeof includesOf
  /** What each file includes itself, by how it is read. */
  readonly #direct = new Map<DialectSettings, Map<string, readonly string[]>>()
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
    let next = paths.flatMap((path): Part[] => {
      const dialect = this.#dialectOf(path)
      return dialect && oids.has(path) ? [{ path, dialect }] : []
    })
    let isIncluded = false
    const asked = new Map<DialectSettings, Set<string>>()
    while (next.length > 0) {
      const found: Part[] = []
      const decoder = new TextDecoder()
      let index = 0
      for await (const { bytes } of blobs(
        next.map(({ path }) => oids.get(path) as string),
        MAX_BYTES,
      )) {
        const part = next[index++] as Part
        const text = bytes && decoder.decode(bytes)
        if (text === undefined) continue
        if (isIncluded) this.#keep(part.path, text)
        for (const path of this.#includesOf(part, text)) {
          if (!oids.has(path) || isIn(asked, part.dialect, path)) continue
          found.push({ path, dialect: part.dialect })
        }
      }
      next = found
      isIncluded = true
    }
  }

  #keep(path: string, text: string): void {
    if (this.texts.has(path)) return
    this.#total += text.length
    if (this.#total <= MAX_TOTAL) this.texts.set(path, text)
  }

  #dialectOf(path: string): DialectSettings | undefined {
    return this.#sites.siteOf(path)?.config.dialect
  }

  #includesOf({ path, dialect }: Part, text: string): readonly string[] {
    const found = this.#includesIn(text, path, dialect).flat()
    const direct = this.#direct.get(dialect) ?? new Map<string, readonly string[]>()
    if (found.length > 0) this.#direct.set(dialect, direct.set(path, found))
    return found
  }

  pathsOf = (path: string): readonly string[] => {
    const dialect = this.#dialectOf(path)
    const direct = dialect && this.#direct.get(dialect)
    const all = new Set<string>()
    const open = [path]
    for (let each = open.pop(); each !== undefined; each = open.pop())
      for (const inner of direct?.get(each) ?? []) {
        if (all.has(inner)) continue
        all.add(inner)
        open.push(inner)
      }
    return [...all]
  }
}

/** Whether a path was asked for already; it is from now on. */
function isIn(asked: Map<DialectSettings, Set<string>>, dialect: DialectSettings, path: string): boolean {
  const paths = asked.get(dialect) ?? new Set()
  const isKnown = paths.has(path)
  asked.set(dialect, paths.add(path))
  return isKnown
}
