import type { PageJob, PageResult } from '../document/page.ts'
import type { Page } from '../plan/index.ts'
import type { Blob } from '../plan/tree.ts'
import type { Message } from '../text/message.ts'
import { batchBytes, type Item, limits } from './pack.ts'

/** A document on its way, and the page that it is of. */
export interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  isStub?: true
  isUnparsed?: true | undefined
  /** Why its author keeps it out of search, though its file is there. */
  hidden?: string | undefined
}

export function fits(item: Item): boolean {
  return batchBytes([item]) <= limits.requestBytes
}

/** For a page of which no text that may be shown is left: enough to take it out of search. */
export function toStub({ page, messages, hidden }: Pick<PageItem, 'page' | 'messages' | 'hidden'>): PageItem {
  const { externalRef, path: name } = page
  const document = {
    external_ref: externalRef,
    name,
    description: '',
    tags: [],
    archived: true,
    body: `${name}\n`,
  }
  const json = new TextEncoder().encode(JSON.stringify(document))
  return { externalRef, page, name, json, messages, isStub: true, hidden }
}

/** Where the texts of pages come from, and what makes documents of them. */
export interface TextSources {
  blobs: (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>
  prepare: (job: PageJob) => Promise<PageResult>
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
  { blobs, prepare, ahead: count }: TextSources,
): AsyncGenerator<PageResult> {
  const oids = pages.map(page => page.oid)
  const ahead = { count, weight: MAX_BYTES_AHEAD, weigh: ({ bytes }: Blob) => bytes?.length ?? 0 }
  return mapInOrder(blobs(oids, MAX_FILE_BYTES), ahead, async (blob, index): Promise<PageResult> => {
    const { path, externalRef } = pages[index] as Page
    if (!blob.bytes) return unreadable(blob)
    const { bytes: content, built } = blob
    return prepare({ path, externalRef, content, archived, ...(built && { built }) })
  })
}

function unreadable({ size, problem }: Blob): PageResult {
  if (problem !== undefined)
    return { kind: 'failed', reason: `${problem}.`, topic: 'generated', messages: [] }
  if (size === undefined)
    return {
      kind: 'unread',
      reason: 'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
      topic: 'checkout',
      messages: [],
    }
  return { kind: 'failed', reason: tooLarge(size), topic: 'page-too-large', messages: [] }
}

/** What the user reads of a page that is too large to be pushed. */
export function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${limits.requestBytes} in a request. Split the page.`
}

/** How many values may be worked on at once. */
export interface Ahead<T> {
  count: number
  /** Together they weigh no more than this, unless there is only one. */
  weight: number
  weigh: (value: T) => number
}

/** Applies `work` to each value, several at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T> | Iterable<T>,
  { count, weight, weigh }: Ahead<T>,
  work: (value: T, index: number) => Promise<R>,
): AsyncGenerator<R> {
  const started: { result: Promise<R>; weight: number }[] = []
  let total = 0
  let index = 0
  for await (const value of values) {
    const own = weigh(value)
    while (started.length > 0 && (started.length >= count || total + own > weight)) {
      const { result, weight: freed } = started.shift()!
      yield await result
      total -= freed
    }
    const result = work(value, index++)
    // It is awaited further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push({ result, weight: own })
    total += own
  }
  for (const { result } of started) yield await result
}
