import type { Paths, SiteUrl } from '../document/document.ts'
import { mentionsOf } from '../document/mentions.ts'
import type { Page } from '../plan.ts'
import type { Blob } from '../repository/blobs.ts'

/** More of a page than this is not searched: it is pushed again. */
const MAX_SEARCHED_BYTES = 5_000_000

/**
 * Finds the unchanged pages whose links may lead elsewhere than when they were pushed, because a path came or went.
 * It may name too many, which costs a push that changes nothing, but never too few.
 *
 * @returns their `external_ref`s.
 */
export async function findAffected(
  unchanged: readonly Page[],
  before: readonly Paths[],
  now: Paths,
  siteUrls: readonly SiteUrl[],
  blobs: (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>,
): Promise<Set<string>> {
  const tests = before.flatMap(paths => mentionsOf(paths, now, siteUrls) ?? [])
  const affected = new Set<string>()
  if (tests.length === 0) return affected
  const decoder = new TextDecoder()
  let index = 0
  for await (const { bytes } of blobs(
    unchanged.map(page => page.oid),
    MAX_SEARCHED_BYTES,
  )) {
    const page = unchanged[index++] as Page
    const text = bytes && decoder.decode(bytes)
    if (text === undefined || tests.some(mentions => mentions(text))) affected.add(page.externalRef)
  }
  return affected
}
