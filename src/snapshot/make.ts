import { MAX_REQUEST_BYTES } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/index.ts'
import type { SitePlace } from '../sites/index.ts'
import type { Message } from '../text/message.ts'
import { type Blob, mapAsDone, type Page, type ReadBlobs } from './files.ts'

/** Makes the documents of pages of one commit by one set of settings. */
export interface Maker {
  make(job: PageJob): Promise<PageResult>
  /** Finds where readers find pages; `undefined` for a file that belongs to no site. */
  places(paths: readonly string[]): Promise<(SitePlace | undefined)[]>
}

/** Reads the texts of pages, and makes documents of them. */
export interface MakingOptions<P extends Page = Page, Result = PageResult> {
  blobs: ReadBlobs
  make: (job: PageJob, page: P) => Promise<Result>
  /** How many pages may be under way at once. */
  ahead: number
}

/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * MAX_REQUEST_BYTES

/** Reads pages and makes their documents. None waits for another one, which may take long. */
export function makeDocuments<P extends Page, Result = PageResult>(
  pages: readonly P[],
  { blobs, make, ahead }: MakingOptions<P, Result>,
): AsyncGenerator<{ page: P; made: Result | PageResult }> {
  return mapAsDone(
    readPages(pages, blobs),
    ahead,
    ({ blob }) => blob.bytes?.length ?? 0,
    async ({ page, blob }) => {
      const { path, externalRef } = page
      const { bytes: content, built } = blob
      if (!content) return { page, made: unreadResult(blob) }
      const job = { path, externalRef, content, built }
      return { page, made: await make(job, page) }
    },
  )
}

async function* readPages<P extends Page>(
  pages: readonly P[],
  blobs: ReadBlobs,
): AsyncGenerator<{ page: P; blob: Blob }> {
  let index = 0
  const oids = pages.map(page => page.oid)
  for await (const blob of blobs(oids, MAX_FILE_BYTES))
    yield { page: pages[index++]!, blob }
}

function unreadResult({ size, problem }: Blob): PageResult {
  const messages: Message[] = []
  if (problem !== undefined) {
    const reason = `${problem}.`
    return { kind: 'failed', reason, topic: 'generated', messages }
  }
  if (size !== undefined) {
    const reason = tooLarge(size)
    return { kind: 'failed', reason, topic: 'page-too-large', messages }
  }
  return {
    kind: 'unread',
    reason:
      'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
    topic: 'checkout',
    messages,
  }
}

/** Says that a page is too large to be pushed. */
export function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${MAX_REQUEST_BYTES} in a request. Split the page.`
}
