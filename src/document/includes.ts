import type { Page } from '../plan/index.ts'
import type { ReadBlobs, Reading } from '../plan/pages.ts'
import { oidsOf } from '../plan/tree.ts'
import type { DialectSettings } from '../site/dialect.ts'
import { openSites } from '../site/index.ts'

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

/** A file, to be read as the page is that it becomes part of. */
interface Part {
  path: string
  dialect: DialectSettings
}

/** Finds what pages of sites include, and reads it from the same tree. */
export async function readIncludes(
  pages: readonly Page[],
  { sites: data, tree, paths }: Pick<Reading, 'sites' | 'tree' | 'paths'>,
  blobs: ReadBlobs,
): Promise<Includes> {
  const texts = new Map<string, string>()
  if (data.sites.length === 0 || pages.length === 0) return { texts, pathsOf: () => [] }
  // It loads the parser, which other runs do not need here.
  const { includesOf } = await import('./dialects/index.ts')
  const { siteOf } = openSites(data, paths.files, [])
  const oids = oidsOf(tree)
  const partOf = (path: string, dialect = siteOf(path)?.config.dialect): Part[] =>
    dialect && oids.has(path) ? [{ path, dialect }] : []
  const edges: Edges = new Map()
  const keep = keeper(texts)
  let parts = pages.flatMap(({ path }) => partOf(path))
  for (const asked = new Set<string>(); parts.length > 0; ) {
    const found: Part[] = []
    for await (const [part, text] of read(parts, oids, blobs)) {
      if (asked.has(keyOf(part))) keep(part.path, text)
      const paths = includesOf(text, part.path, part.dialect).flat()
      if (paths.length > 0) edges.set(keyOf(part), paths)
      found.push(...paths.flatMap(path => partOf(path, part.dialect)))
    }
    parts = found.filter(part => !asked.has(keyOf(part)) && asked.add(keyOf(part)))
  }
  return { texts, pathsOf: path => partOf(path).flatMap(part => pathsFrom(part, edges)) }
}

/** What each file includes itself, by how it is read. */
type Edges = Map<string, readonly string[]>

function keyOf({ path, dialect }: Part): string {
  return `${dialect.folder}\n${path}`
}

async function* read(
  parts: readonly Part[],
  oids: ReadonlyMap<string, string>,
  blobs: ReadBlobs,
): AsyncGenerator<[Part, string]> {
  const decoder = new TextDecoder()
  let index = 0
  const all = parts.map(({ path }) => oids.get(path) as string)
  for await (const { bytes } of blobs(all, MAX_BYTES)) {
    const part = parts[index++] as Part
    if (bytes) yield [part, decoder.decode(bytes)]
  }
}

function keeper(texts: Map<string, string>): (path: string, text: string) => void {
  let total = 0
  return (path, text) => {
    if (texts.has(path)) return
    total += text.length
    if (total <= MAX_TOTAL) texts.set(path, text)
  }
}

function pathsFrom({ path, dialect }: Part, edges: Edges): string[] {
  const all = new Set([path])
  // The loop goes on with what it adds.
  for (const each of all) for (const inner of edges.get(keyOf({ path: each, dialect })) ?? []) all.add(inner)
  all.delete(path)
  return [...all]
}
