import pLimit from 'p-limit'
import type { Asks, PageJob, PageResult, Supplies } from '../document/page.ts'
import type { Page } from '../plan/index.ts'
import type { ReadBlobs, Reading } from '../plan/pages.ts'
import { oidsOf } from '../plan/tree.ts'
import type { Pool } from './ports.ts'

/** A larger file is not included. */
const MAX_BYTES = 5_000_000

/** Makes the documents of pages on threads, which are given what they ask for besides the pages. */
export async function openDocuments(
  upserts: readonly Page[],
  { tree, sites, heads, openSites }: Reading,
  blobs: ReadBlobs,
  pool: Pool,
): Promise<(job: PageJob) => Promise<PageResult>> {
  const oids = oidsOf(tree)
  /** By path, whether it has been given to the threads. */
  const wanted = { heads: new Map<string, boolean>(), texts: new Map<string, boolean>() }
  const supply = async () => {
    const [forHeads, forTexts] = [take(wanted.heads), take(wanted.texts)]
    if (forHeads.length + forTexts.length === 0) return
    await heads.read(forHeads)
    const texts = await readTexts(forTexts, oids, blobs)
    pool.supply({ heads: forHeads.map(path => [path, heads.of(path)]), texts })
  }
  // One after another: what many pages ask for is read at once.
  const limit = pLimit(1)
  const toSupplied = (asks: Asks) => {
    for (const kind of ['heads', 'texts'] as const)
      for (const path of asks[kind]) if (!wanted[kind].has(path)) wanted[kind].set(path, false)
    return limit(supply)
  }
  if (sites.sites.length > 0) {
    const { siteOf } = openSites([])
    const own = upserts.map(({ path }) => path).filter(path => siteOf(path)?.needsHead(path))
    await toSupplied({ kind: 'asks', heads: own, texts: [] })
  }
  return async job => {
    for (;;) {
      const result = await pool.run(job)
      if (result.kind !== 'asks') return result
      await toSupplied(result)
    }
  }
}

function take(wanted: Map<string, boolean>): string[] {
  const paths = [...wanted].flatMap(([path, isGiven]) => (isGiven ? [] : path))
  for (const path of paths) wanted.set(path, true)
  return paths
}

async function readTexts(
  paths: readonly string[],
  oids: ReadonlyMap<string, string>,
  blobs: ReadBlobs,
): Promise<Supplies['texts']> {
  const found = paths.filter(path => oids.has(path))
  const texts = new Map<string, string | undefined>(paths.map(path => [path, undefined]))
  const decoder = new TextDecoder()
  let index = 0
  for await (const { bytes } of blobs(
    found.map(path => oids.get(path) as string),
    MAX_BYTES,
  ))
    texts.set(found[index++] as string, bytes && decoder.decode(bytes))
  return [...texts]
}
