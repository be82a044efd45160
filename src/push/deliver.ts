import type { PageJob, PageResult } from '../document/page.ts'
import type { ArchiveLimit } from '../inputs/values.ts'
import {
  archiveProblem,
  enoughKept,
  type HeldBack,
  noPages,
} from '../plan/guard.ts'
import {
  type Archive,
  type Plan,
  type PushedVersion,
  type Stop,
  versionsOf,
} from '../plan/index.ts'
import {
  type Blob,
  mapAsDone,
  mapInOrder,
  type Page,
  type ReadBlobs,
} from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import { type Outcome, type Reply, toOutcome } from './outcome.ts'
import {
  type Batch,
  batchBytes,
  type Item,
  limits,
  Pusher,
  type PusherOptions,
  pack,
} from './requests.ts'

/** The things from outside that delivering needs. */
export interface DeliverOptions extends MakingOptions {
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Omit<PusherOptions, 'send' | 'findAccepted'>
  /** Resolves after so many milliseconds. Documents that are made do not wait longer for those that are not. */
  waitForMore: (ms: number) => Promise<void>
  onOutcome: (outcome: Outcome) => void
  /** Makes the document of an unchanged page, which is not sent, to see whether its author hides it. */
  makeUnchanged: (job: PageJob) => Promise<PageResult>
  /** Makes the document of a version that the service may hold, as it was made then. */
  makeVersion: (job: PageJob, version: PushedVersion) => Promise<PageResult>
  maxArchive: ArchiveLimit
  /** Where nothing is to be sent, an unchanged document is sent again, to find out whether the service accepts it. */
  asksSearch: boolean
}

/** How delivering a plan ended. */
export interface Delivery {
  /** Why it stopped before the end. */
  stop: Stop | undefined
  /** Why archives were held back, where they were: all but those of documents that only moved. */
  heldBack: HeldBack | undefined
  /** The references of documents whose requests got no answer that says what happened to them: the service may hold them. */
  uncertain: ReadonlySet<string>
}

/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 */
export function deliver(
  plan: Plan,
  options: DeliverOptions,
): Promise<Delivery> {
  return new PlanDelivery(plan, options).run()
}

class PlanDelivery {
  readonly #plan: Plan
  readonly #options: DeliverOptions
  readonly #pusher: Pusher<PageItem>
  /** The pages that hide themselves and that search may hold. */
  readonly #hidden: PageArchive[] = []
  /** The paths of the pages that did not get in, by their `external_ref`. */
  readonly #failed = new Map<string, string>()
  /** The pages of which search has no document. */
  readonly #notInSearch = new Set<string>()
  readonly #uncertain = new Set<string>()
  #hasSent = false

  constructor(plan: Plan, options: DeliverOptions) {
    this.#plan = plan
    this.#options = options
    const send = (batch: Batch) => this.#send(batch)
    const findAccepted = () => this.#makeUnchanged()
    this.#pusher = new Pusher({ ...options.push, send, findAccepted })
  }

  async run(): Promise<Delivery> {
    const upserts = this.#upserts()
    const stop = noPages(this.#plan) ?? (await this.#pushAll(upserts, 'pushed'))
    if (stop) return this.#end(stop)
    // Which pages hide themselves, and what search holds of those that leave, is known only now.
    const leaving: ArchiveItem[] = []
    const archives = [...this.#plan.archives, ...this.#hidden]
    for await (const item of this.#archives(archives)) leaving.push(item)
    const { maxArchive, push } = this.#options
    if (push.signal.aborted) return this.#end(push.signal.reason)
    const lost: PageArchive[] = []
    const moving: ArchiveItem[] = []
    for (const item of leaving) {
      if (this.#staysElsewhere(item.archive)) moving.push(item)
      else lost.push(item.archive)
    }
    const kept = await this.#countKept(lost)
    const heldBack = archiveProblem(this.#plan, lost, kept, maxArchive)
    if (heldBack) this.#holdBack(lost, heldBack)
    const allowed = heldBack ? moving : leaving
    const stopped =
      (await this.#pushAll(allowed, 'archived')) ?? (await this.#askSearch())
    return this.#end(stopped, heldBack)
  }

  #end(stop: Stop | undefined, heldBack?: HeldBack): Delivery {
    return { stop, heldBack, uncertain: this.#uncertain }
  }

  async #send(batch: Batch): Promise<Reply> {
    this.#hasSent = true
    const reply = await this.#options.send(batch)
    if (reply.kind === 'retry')
      for (const { externalRef } of batch.items)
        this.#uncertain.add(externalRef)
    return reply
  }

  /** Makes a document that search has as it is. */
  async #makeUnchanged(): Promise<PageItem | undefined> {
    const pages = this.#plan.unchanged.slice(0, MAX_UNCHANGED)
    const making = { ...this.#options, make: this.#options.makeUnchanged }
    let index = 0
    for await (const made of makeDocuments(pages, false, making)) {
      const page = pages[index++]!
      if (made.kind === 'document') return toItem(page, made, [])
    }
    return undefined
  }

  /** Whether a document only moved: the page that has its text now is in search. */
  #staysElsewhere({ movedTo }: PageArchive): boolean {
    return movedTo !== undefined && !this.#notInSearch.has(movedTo)
  }

  /** Reports the outcome of a page of which nothing more is sent. */
  #report(page: Page, kind: Outcome['kind'], more: Partial<Outcome>): void {
    if (kind === 'failed') this.#failed.set(page.externalRef, page.path)
    if (kind === 'hidden' || kind === 'skipped')
      this.#notInSearch.add(page.externalRef)
    this.#options.onOutcome(toOutcome(page, kind, more))
  }

  #holdBack(lost: readonly PageArchive[], { reason: why }: Stop): void {
    const reason = `was not archived: ${why}`
    for (const archive of lost) {
      const { messages = [] } = archive
      this.#report(archive, 'unsent', { reason, messages })
    }
  }

  #pushAll(
    items: AsyncIterable<PageItem> | Iterable<PageItem>,
    kind: 'pushed' | 'archived' | 'unchanged',
  ): Promise<Stop | undefined> {
    return this.#pusher.push({
      batches: pack(items, this.#options.waitForMore),
      checksShape: kind === 'pushed' && this.#plan.isFirstSync,
      onReply: (item, reply) => {
        const { page, name, messages, hidden } = item
        if (reply.kind !== 'accepted') {
          // One that is refused with its text goes without it in the next run, which does not know what the service holds of it.
          const { reason, topic } = reply
          this.#report(page, 'failed', { reason, topic, messages })
        } else if (hidden)
          this.#report(page, kind, {
            name,
            messages,
            reason: hidden,
            isHidden: true,
          })
        else if (kind === 'unchanged')
          this.#report(page, kind, { isVerified: true })
        else this.#report(page, kind, { name, messages })
      },
    })
  }

  /**
   * Sends an unchanged document again where the run has sent nothing: by the contract it makes no new version. A key that was
   * revoked, or a connector that is gone, would otherwise be found by the next edit of a page.
   */
  async #askSearch(): Promise<Stop | undefined> {
    if (this.#hasSent || !this.#options.asksSearch) return undefined
    const item = await this.#makeUnchanged()
    return item && this.#pushAll([item], 'unchanged')
  }

  /** Makes the documents of pages that are new or changed, and yields them as they come. */
  async *#upserts(): AsyncGenerator<PageItem> {
    const { upserts } = this.#plan
    for await (const { index, made } of makeAny(upserts, this.#options)) {
      if (this.#options.push.signal.aborted) return
      const item = this.#toUpsert(upserts[index]!, made)
      if (item) yield item
    }
  }

  #toUpsert(page: Page, made: PageResult): PageItem | undefined {
    const { messages } = made
    if (made.kind === 'document') {
      const item = toItem(page, made, messages)
      if (fits(item)) return item
      const reason = `as a document it ${tooLarge(batchBytes([item]))}`
      const topic = 'page-too-large'
      this.#report(page, 'failed', { reason, topic, messages })
      return undefined
    }
    const { reason } = made
    if (made.kind !== 'hidden') {
      const { topic } = made
      this.#report(page, 'failed', { reason, topic, messages })
      return undefined
    }
    const held = this.#plan.inSearch(page.externalRef)
    if (held.kind === 'never')
      this.#report(page, 'hidden', { reason, messages })
    else this.#hidden.push({ ...page, held, hidden: reason, messages })
    return undefined
  }

  /** Makes the documents that take pages out of search. */
  async *#archives(
    archives: readonly PageArchive[],
  ): AsyncGenerator<ArchiveItem> {
    const free = archives.filter(archive => !this.#waits(archive))
    const withVersions: PageArchive[] = []
    const newest: PushedVersion[] = []
    for (const archive of free) {
      const [version] = versionsOf(archive.held)
      if (version) {
        withVersions.push(archive)
        newest.push(version)
      } else yield toStub(archive)
    }
    const { signal } = this.#options.push
    let index = 0
    for await (const made of this.#readVersions(newest)) {
      if (signal.aborted) return
      const item = await this.#toArchive(withVersions[index++]!, made)
      if (item) yield item
    }
  }

  /** Whether an archive waits for the page that it has moved to, which did not get in: it stays in search until that has. */
  #waits(archive: PageArchive): boolean {
    const path = this.#failed.get(archive.movedTo ?? '')
    if (path === undefined) return false
    const reason = `was not archived: its text is that of "${sanitizeForLog(path)}", which failed in this run, so it stays in search until that page is in`
    this.#report(archive, 'unsent', { reason })
    return true
  }

  /**
   * The newest document that search may hold of a page goes with its archive; a page of which it can hold none is left out.
   *
   * @param newest what was made of the newest version.
   */
  async #toArchive(
    archive: PageArchive,
    newest: PageResult,
  ): Promise<ArchiveItem | undefined> {
    const { held, hidden, messages = [] } = archive
    let made = newest
    for (const [index, version] of versionsOf(held).entries()) {
      if (index > 0) made = await this.#makeVersion(version)
      if (made.kind === 'document') {
        const item = toItem(version, made, messages)
        const { externalRef } = archive
        const archiving = { ...item, externalRef, hidden, archive }
        return fits(archiving) ? archiving : toStub(archive)
      }
      if (!wasLeftOut(made, version)) return toStub(archive)
    }
    if (hidden !== undefined)
      this.#report(archive, 'hidden', { reason: hidden, messages })
    else {
      const reason = 'is not in search, so that there is nothing to archive'
      this.#report(archive, 'hidden', { reason })
    }
    return undefined
  }

  async #makeVersion(version: PushedVersion): Promise<PageResult> {
    for await (const made of this.#readVersions([version])) return made
    throw new Error('a page has no result')
  }

  /** Makes the documents of versions that search may hold, as they were made then, to take them out of search. */
  #readVersions(
    versions: readonly PushedVersion[],
  ): AsyncGenerator<PageResult> {
    const byReference = new Map<string, PushedVersion>()
    for (const version of versions)
      byReference.set(version.externalRef, version)
    const { makeVersion } = this.#options
    const make = (job: PageJob) =>
      makeVersion(job, byReference.get(job.externalRef)!)
    return makeDocuments(versions, true, { ...this.#options, make })
  }

  /**
   * Counts the guarded documents that stay in search, until there are enough. A page that was hidden all along is none: that is
   * known of an unchanged page only once it is made.
   */
  async #countKept(lost: readonly Archive[]): Promise<number> {
    const { guarded, unchanged } = this.#plan
    const enough = enoughKept(lost.length, this.#options.maxArchive)
    const lostRefs = new Set(lost.map(({ externalRef }) => externalRef))
    const staying = guarded.difference(lostRefs).difference(this.#notInSearch)
    const unchangedPages = unchanged.filter(({ externalRef }) =>
      staying.has(externalRef),
    )
    let kept = staying.size - unchangedPages.length
    if (kept >= enough) return kept
    const making = { ...this.#options, make: this.#options.makeUnchanged }
    for await (const made of makeDocuments(unchangedPages, false, making)) {
      if (made.kind !== 'hidden') kept++
      if (kept >= enough) break
    }
    return kept
  }
}

/** So many unchanged pages are made to find one that no author hides. */
const MAX_UNCHANGED = 8

/**
 * A document to take out of search, with the reason where its author hides it rather than that its file is gone, and
 * the messages about that file.
 */
type PageArchive = Archive & { hidden?: string; messages?: Message[] }

/** Whether a version of a page was none in search. */
function wasLeftOut(
  made: PageResult,
  { hasSameHidingRules }: PushedVersion,
): boolean {
  if (made.kind === 'unread') return false
  return (
    hasSameHidingRules || (made.kind === 'hidden' && !!made.isByFrontMatter)
  )
}

/** A document on its way, and the page that it is of. */
interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  /** Why its author keeps it out of search, though its file is there. */
  hidden?: string | undefined
}

/** A document that takes a page out of search. */
interface ArchiveItem extends PageItem {
  archive: PageArchive
}

function toItem(
  page: Page,
  { name, json }: { name: string; json: Uint8Array },
  messages: Message[],
): PageItem {
  return { externalRef: page.externalRef, page, name, json, messages }
}

function fits(item: Item): boolean {
  return batchBytes([item]) <= limits.requestBytes
}

/** Makes the document that takes a page out of search of which no text that may be shown is left. */
function toStub(archive: PageArchive): ArchiveItem {
  const { held, hidden, messages = [] } = archive
  const page = versionsOf(held)[0] ?? archive
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

/** Reads the texts of pages, and makes documents of them. */
export interface MakingOptions<Result = PageResult> {
  blobs: ReadBlobs
  make: (job: PageJob) => Promise<Result>
  /** How many pages may be under way between git and the requests. */
  ahead: number
}

/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * limits.requestBytes

/** Reads pages and makes their documents, in the order of the pages. */
export function makeDocuments<Result = PageResult>(
  pages: readonly Page[],
  archived: boolean,
  { blobs, make, ahead }: MakingOptions<Result>,
): AsyncGenerator<Result | PageResult> {
  const texts = blobs(oidsOfPages(pages), MAX_FILE_BYTES)
  return mapInOrder(texts, ahead, sizeOfBlob, (blob, index) =>
    makeOne(pages[index]!, archived, blob, make),
  )
}

/** Reads pages and makes their documents. None waits for another one, which may take long. */
function makeAny(
  pages: readonly Page[],
  { blobs, make, ahead }: MakingOptions,
): AsyncGenerator<{ index: number; made: PageResult }> {
  const texts = blobs(oidsOfPages(pages), MAX_FILE_BYTES)
  return mapAsDone(texts, ahead, sizeOfBlob, async (blob, index) => {
    const made = await makeOne(pages[index]!, false, blob, make)
    return { index, made }
  })
}

function oidsOfPages(pages: readonly Page[]): string[] {
  return pages.map(page => page.oid)
}

function sizeOfBlob({ bytes }: Blob): number {
  return bytes?.length ?? 0
}

async function makeOne<Result>(
  { path, externalRef }: Page,
  archived: boolean,
  blob: Blob,
  make: MakingOptions<Result>['make'],
): Promise<Result | PageResult> {
  const { bytes: content, built } = blob
  if (!content) return unreadResult(blob)
  return make({ path, externalRef, content, archived, built })
}

function unreadResult({ size, problem }: Blob): PageResult {
  const messages: Message[] = []
  if (problem !== undefined)
    return {
      kind: 'failed',
      reason: `${problem}.`,
      topic: 'generated',
      messages,
    }
  if (size !== undefined)
    return {
      kind: 'failed',
      reason: tooLarge(size),
      topic: 'page-too-large',
      messages,
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
function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${limits.requestBytes} in a request. Split the page.`
}
