import { limits } from '../batch.ts'
import type { Page } from '../plan.ts'
import type { Blob } from '../repository/blobs.ts'
import type { PageJob, Prepared } from '../workers.ts'
import { mapInOrder } from './in-order.ts'

/** Where the texts of pages come from, and what makes documents of them. */
export interface TextSources {
  blobs: (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>
  prepare: (job: PageJob) => Promise<Prepared>
  /** How many pages may be under way between git and the requests. */
  ahead: number
}

/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * limits.requestBytes

/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000

/** Reads pages and makes their documents, in the order of the pages. */
export function readTexts(
  pages: readonly Page[],
  archived: boolean,
  sources: TextSources,
): AsyncGenerator<Prepared> {
  const blobs = sources.blobs(
    pages.map(page => page.oid),
    MAX_FILE_BYTES,
  )
  const ahead = {
    count: sources.ahead,
    weight: MAX_BYTES_AHEAD,
    weigh: ([, blob]: [Page, Blob]) => blob.bytes?.length ?? 0,
  }
  return mapInOrder<[Page, Blob], Prepared>(zip(pages, blobs), ahead, async ([page, blob]) => {
    const { path, externalRef } = page
    return blob.bytes
      ? sources.prepare({ path, externalRef, content: blob.bytes, archived })
      : unreadable(blob)
  })
}

function unreadable({ size }: Blob): Prepared {
  if (size === undefined)
    return {
      kind: 'unread',
      reason: 'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
      messages: [],
    }
  return { kind: 'failed', reason: tooLarge(size), messages: [] }
}

/** What the user reads of a page that is too large to be pushed. */
export function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${limits.requestBytes} in a request. Split the page.`
}

async function* zip<A, B>(left: readonly A[], right: AsyncGenerator<B>): AsyncGenerator<[A, B]> {
  let index = 0
  for await (const value of right) yield [left[index++] as A, value]
}
