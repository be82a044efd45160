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
  const wanted = { heads: new Set<string>(), texts: new Set<string>() }
  const supply = async () => {
    const [forHeads, forTexts] = [[...wanted.heads], [...wanted.texts]]
    if (forHeads.length + forTexts.length === 0) return
    wanted.heads.clear()
    wanted.texts.clear()
    await heads.read(forHeads)
    const texts = await readTexts(forTexts, oids, blobs)
    pool.supply({ heads: forHeads.map(path => [path, heads.of(path)]), texts })
  }
  // One after another: what many pages ask for is read at once.
  const limit = pLimit(1)
  const toSupplied = (asks: Asks) => {
    for (const path of asks.heads) wanted.heads.add(path)
    for (const path of asks.texts) wanted.texts.add(path)
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
