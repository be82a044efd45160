import type { RepositoryOptions } from '../repository.ts'
import type { RepositoryApi } from './api.ts'
import { type Blob, findMissing, readBlobs } from './blobs.ts'
import { fetchBlobs } from './fetch.ts'
import { unreadable } from './refusals.ts'
import type { Store } from './store.ts'

/**
 * Reads blobs in the order of `oids`. What is missing is fetched in one go; what git cannot fetch comes from GitHub's API,
 * one by one.
 *
 * @throws RepositoryError
 */
export async function* readContents(
  { checkout, git, fetching }: Store,
  oids: readonly string[],
  maxBytes: number,
  { remote, openApi }: RepositoryOptions,
): AsyncGenerator<Blob> {
  let refusal: unknown
  const ask = lookUp(openApi)
  try {
    const missing = checkout.isPartial ? await findMissing(git, oids) : []
    if (missing.length > 0)
      await fetchBlobs(fetching, missing, remote).catch(error => {
        refusal = error
      })
    for await (const blob of readBlobs(git, oids, maxBytes)) {
      const found = blob.size === undefined ? await ask(blob) : blob
      if (found.size === undefined && refusal !== undefined) throw refusal
      yield found
    }
  } catch (error) {
    throw unreadable(error)
  }
}

/** Asks GitHub's API for a blob that git does not have; one that it refuses as well stays missing. */
function lookUp(openApi: RepositoryOptions['openApi']): (blob: Blob) => Promise<Blob> {
  let api: Promise<RepositoryApi> | undefined
  return async blob => {
    if (openApi === undefined) return blob
    api ??= openApi()
    return (await api).blob(blob.oid).catch(() => blob)
  }
}
