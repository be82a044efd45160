import type { PageJob, PageResult } from '../document/page.ts'
import {
  type Archive,
  archiveProblem,
  enoughKept,
  noPages,
  type Plan,
  type Stop,
  type Version,
} from '../plan/index.ts'
import type { Blob, Page } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import { type Outcome, type Reply, toOutcome } from './outcome.ts'
import {
  type Batch,
  batchBytes,
  type Item,
  limits,
  openPusher,
  type PusherOptions,
  pack,
} from './requests.ts'

/** The things from outside that delivering needs. */
export interface Sources extends TextSources {
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Omit<PusherOptions, 'send'>
  onOutcome: (outcome: Outcome) => void
  /** Makes the document of a version that the service may hold, as it was made then. */
  prepareVersion: (job: PageJob, version: Version) => Promise<PageResult>
  /** The share of the known documents, 0 to 1, that may be archived. */
  maxArchive: number
}

/** How delivering a plan ended. */
export interface Delivery {
  /** Why it stopped before the end, or what kept documents from being answered. */
  stop: Stop | undefined
  /** Why archives were held back, where they were: all but those of documents that only moved. */
  held: Stop | undefined
}

/** Called once for each page of which nothing more is sent. */
type ReportPage = (
  page: Page,
  kind: Outcome['kind'],
  more: Partial<Outcome>,
) => void

/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 */
export async function deliver(plan: Plan, sources: Sources): Promise<Delivery> {
  const { push, send } = sources
  const hidden: PageArchive[] = []
  /** The paths of the pages that did not get in, by their `external_ref`. */
  const failed = new Map<string, string>()
  /** The pages of which search has no document. */
  const notInSearch = new Set<string>()
  /** Why a request got no answer in any attempt. It ends nothing: others may get one. */
  let unanswered: Stop | undefined

  const report: ReportPage = (page, kind, more) => {
    if (kind === 'failed') failed.set(page.externalRef, page.path)
    if (kind === 'hidden' || kind === 'skipped')
      notInSearch.add(page.externalRef)
    sources.onOutcome(toOutcome(page, kind, more))
  }
  const pushBatches = openPusher<PageItem>({ ...push, send })
  const pushAll = (
    items: AsyncGenerator<PageItem>,
    kind: 'pushed' | 'archived',
  ) =>
    pushBatches({
      batches: pack(items),
      checksShape: kind === 'pushed' && plan.isFirstSync,
      onReply({ page, name, messages, hidden: why }, reply) {
        if (reply.kind === 'retry') unanswered ??= reply
        if (reply.kind === 'accepted')
          report(page, kind, {
            name,
            messages,
            ...(why && { reason: why, isHidden: true }),
          })
        // One that is refused with its text goes without it in the next run, which does not know what the service holds of it.
        else
          report(page, 'failed', {
            reason: reply.reason,
            topic: reply.topic,
            messages,
          })
      },
    })
  const stop =
    noPages(plan) ??
    (await pushAll(toUpserts(plan, sources, report, hidden), 'pushed'))
  if (stop) return { stop, held: undefined }
  // Which pages hide themselves, and what search holds of those that leave, is known only now.
  const leaving: PageItem[] = []
  for await (const item of toArchives(
    [...plan.archives, ...hidden],
    sources,
    report,
    failed,
  ))
    leaving.push(item)
  if (push.signal.aborted)
    return { stop: push.signal.reason as Stop, held: undefined }
  const lost = leaving.flatMap(({ archive }) =>
    archive && !archive.movedTo ? archive : [],
  )
  const kept = await countKept(plan, lost, notInSearch, sources)
  const held = archiveProblem(plan, lost, kept, sources.maxArchive)
  if (held) {
    const reason = `was not archived: ${held.reason}`
    for (const archive of lost)
      report(archive, 'unsent', { reason, messages: archive.messages ?? [] })
  }
  const items = async function* () {
    for (const item of leaving) if (!held || item.archive?.movedTo) yield item
  }
  const stopped = await pushAll(items(), 'archived')
  return { stop: stopped ?? unanswered, held }
}

/**
 * Counts the guarded documents that stay in search, until there are enough. A page that was hidden all along is none: that is
 * known of an unchanged page only once it is made.
 */
async function countKept(
  { guarded, unchanged }: Plan,
  lost: readonly Archive[],
  notInSearch: ReadonlySet<string>,
  sources: Sources,
): Promise<number> {
  const enough = enoughKept(lost.length, sources.maxArchive)
  const lostRefs = new Set(lost.map(({ externalRef }) => externalRef))
  const staying = guarded.difference(lostRefs).difference(notInSearch)
  const unchangedPages = unchanged.filter(({ externalRef }) =>
    staying.has(externalRef),
  )
  let kept = staying.size - unchangedPages.length
  if (kept >= enough) return kept
  for await (const made of readTexts(unchangedPages, true, sources)) {
    if (made.kind !== 'hidden') kept++
    if (kept >= enough) break
  }
  return kept
}

/**
 * A document to take out of search, with the reason where its author hides it rather than that its file is gone, and
 * the messages about that file.
 */
type PageArchive = Archive & { hidden?: string; messages?: Message[] }

/** Makes the documents of pages that are new or changed; those that hide themselves go to `hidden` if search may hold them. */
async function* toUpserts(
  { upserts, heldOf }: Plan,
  sources: Sources,
  report: ReportPage,
  hidden: PageArchive[],
): AsyncGenerator<PageItem> {
  let index = 0
  for await (const text of readTexts(upserts, false, sources)) {
    if (sources.push.signal.aborted) return
    const page = upserts[index++] as Page
    const { externalRef } = page
    const { messages } = text
    if (text.kind === 'document') {
      const item: PageItem = {
        externalRef,
        page,
        name: text.name,
        json: text.json,
        messages,
      }
      if (fits(item)) yield item
      else {
        const reason = `as a document it ${tooLarge(batchBytes([item]))}`
        report(page, 'failed', { reason, topic: 'page-too-large', messages })
      }
    } else if (text.kind === 'hidden') {
      const versions = heldOf(externalRef)
      if (versions)
        hidden.push({ ...page, versions, hidden: text.reason, messages })
      else report(page, 'hidden', { reason: text.reason, messages })
    } else
      report(page, 'failed', {
        reason: text.reason,
        topic: text.topic,
        messages,
      })
  }
}

/**
 * Makes the documents that take pages out of search.
 *
 * @param failed the paths of the pages that did not get in, by `external_ref`: the old name of one keeps its document
 * until it has.
 */
async function* toArchives(
  archives: readonly PageArchive[],
  sources: Sources,
  report: ReportPage,
  failed: ReadonlyMap<string, string>,
): AsyncGenerator<PageItem> {
  const free = archives.filter(archive => {
    const path = failed.get(archive.movedTo ?? '')
    if (path === undefined) return true
    const reason = `was not archived: its text is that of "${sanitizeForLog(path)}", which failed in this run, so it stays in search until that page is in`
    report(archive, 'unsent', { reason })
    return false
  })
  for (const archive of free)
    if (archive.versions.length === 0) yield toStub(archive)
  const known = new Map<string, PageArchive>()
  for (const archive of free)
    if (archive.versions.length > 0) known.set(archive.externalRef, archive)
  const all = [...known.values()]
  const newest = all.map(({ versions }) => versions[0]!)
  const prepare = (job: PageJob) =>
    sources.prepareVersion(job, known.get(job.externalRef)!.versions[0]!)
  let index = 0
  for await (const text of readTexts(newest, true, { ...sources, prepare })) {
    if (sources.push.signal.aborted) return
    const item = await toArchive(all[index++]!, text, sources, report)
    if (item) yield item
  }
}

/**
 * The newest document that search may hold of a page goes with its archive; a page of which it can hold none is left out.
 *
 * @param newest what was made of the newest version.
 */
async function toArchive(
  archive: PageArchive,
  newest: PageResult,
  sources: Sources,
  report: ReportPage,
): Promise<PageItem | undefined> {
  const { versions, hidden, messages = [] } = archive
  let text = newest
  for (const [index, version] of versions.entries()) {
    if (index > 0) text = await makeVersion(version, sources)
    if (text.kind === 'document') {
      const { externalRef } = archive
      const item: PageItem = {
        externalRef,
        page: version,
        name: text.name,
        json: text.json,
        messages,
        hidden,
        archive,
      }
      return fits(item) ? item : toStub(archive)
    }
    const isByFrontMatter =
      text.kind === 'hidden' && text.isByFrontMatter === true
    const wasLeftOut =
      text.kind !== 'unread' && (version.isHiddenAlike || isByFrontMatter)
    if (!wasLeftOut) return toStub(archive)
  }
  if (hidden !== undefined)
    report(archive, 'hidden', { reason: hidden, messages })
  else
    report(archive, 'hidden', {
      reason: 'is not in search, so that there is nothing to archive',
    })
  return undefined
}

async function makeVersion(
  version: Version,
  sources: Sources,
): Promise<PageResult> {
  const prepare = (job: PageJob) => sources.prepareVersion(job, version)
  for await (const result of readTexts([version], true, {
    ...sources,
    prepare,
  }))
    return result
  throw new Error('a page has no result')
}

/** A document on its way, and the page that it is of. */
interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  /** Why its author keeps it out of search, though its file is there. */
  hidden?: string | undefined
  /** The page that it takes out of search; absent for a document to push. */
  archive?: PageArchive
}

function fits(item: Item): boolean {
  return batchBytes([item]) <= limits.requestBytes
}

/** For a page of which no text that may be shown is left: enough to take it out of search. */
function toStub(archive: PageArchive): PageItem {
  const { versions, hidden, messages = [] } = archive
  const page = versions[0] ?? archive
  const { externalRef, path: name } = page
  const fields = {
    external_ref: externalRef,
    name,
    description: '',
    tags: [],
    archived: true,
    body: `${name}\n`,
  }
  const json = new TextEncoder().encode(JSON.stringify(fields))
  return { externalRef, page, name, json, messages, hidden, archive }
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

/** Reads pages and makes their documents, in the order of the pages. */
export function readTexts(
  pages: readonly Page[],
  archived: boolean,
  { blobs, prepare, ahead }: TextSources,
): AsyncGenerator<PageResult> {
  const oids = pages.map(page => page.oid)
  const sizeOf = ({ bytes }: Blob) => bytes?.length ?? 0
  return mapInOrder(
    blobs(oids, MAX_FILE_BYTES),
    ahead,
    sizeOf,
    async (blob, index): Promise<PageResult> => {
      const { path, externalRef } = pages[index] as Page
      if (!blob.bytes) return toUnread(blob)
      const { bytes: content, built } = blob
      return prepare({
        path,
        externalRef,
        content,
        archived,
        ...(built && { built }),
      })
    },
  )
}

function toUnread({ size, problem }: Blob): PageResult {
  if (problem !== undefined)
    return {
      kind: 'failed',
      reason: `${problem}.`,
      topic: 'generated',
      messages: [],
    }
  if (size === undefined)
    return {
      kind: 'unread',
      reason:
        'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
      topic: 'checkout',
      messages: [],
    }
  return {
    kind: 'failed',
    reason: tooLarge(size),
    topic: 'page-too-large',
    messages: [],
  }
}

/** Says that a page is too large to be pushed. */
function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${limits.requestBytes} in a request. Split the page.`
}

/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000

/** Applies `work` to each value, at most `ahead` at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T> | Iterable<T>,
  ahead: number,
  sizeOf: (value: T) => number,
  work: (value: T, index: number) => Promise<R>,
): AsyncGenerator<R> {
  const started: { result: Promise<R>; size: number }[] = []
  let bytes = 0
  let index = 0
  for await (const value of values) {
    const size = sizeOf(value)
    while (
      started.length > 0 &&
      (started.length >= ahead || bytes + size > MAX_BYTES_AHEAD)
    ) {
      const first = started.shift()!
      yield await first.result
      bytes -= first.size
    }
    const result = work(value, index++)
    // It is awaited further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push({ result, size })
    bytes += size
  }
  for (const { result } of started) yield await result
}
