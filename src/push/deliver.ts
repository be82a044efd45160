import type { PageJob, PageResult } from '../document/index.ts'
import type { ArchiveLimit } from '../inputs/index.ts'
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
  isGenerated,
  type MakingOptions,
  makeDocuments,
  type Page,
  type Selection,
  tooLarge,
} from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Message, Topic } from '../text/message.ts'
import {
  type Batch,
  batchBytes,
  type Item,
  limits,
  Pusher,
  type PusherOptions,
  pack,
  type Reply,
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
  /** The outcomes so far, by `external_ref`. */
  readonly #kinds = new Map<string, OutcomeKind>()
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
    const { makeUnchanged: make, blobs } = this.#options
    const making = { blobs, make, ahead: 1 }
    for await (const { page, made } of makeDocuments(pages, making))
      if (made.kind === 'document') return toItem(page, made, [])
    return undefined
  }

  /** Whether a document only moved: the page that has its text now is in search. */
  #staysElsewhere({ movedTo = '' }: PageArchive): boolean {
    return this.#kinds.get(movedTo) === 'pushed'
  }

  /** Reports the outcome of a page of which nothing more is sent. */
  #report(page: Page, kind: OutcomeKind, more: Partial<Outcome>): void {
    this.#kinds.set(page.externalRef, kind)
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
    for await (const { page, made } of makeDocuments(upserts, this.#options)) {
      if (this.#options.push.signal.aborted) return
      const item = this.#toUpsert(page, made)
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
    const newest: (PushedVersion & { archive: PageArchive })[] = []
    for (const archive of archives) {
      if (this.#waits(archive)) continue
      const [version] = versionsOf(archive.held)
      if (version) newest.push({ ...version, archive })
      else yield toStub(archive)
    }
    for await (const { page, made } of this.#makeVersions(newest)) {
      if (this.#options.push.signal.aborted) return
      const item = await this.#toArchive(page.archive, made)
      if (item) yield item
    }
  }

  /** Whether an archive waits for the page that it has moved to, which did not get in: it stays in search until that has. */
  #waits(archive: PageArchive): boolean {
    const { movedTo = '' } = archive
    if (this.#kinds.get(movedTo) !== 'failed') return false
    const reason = `was not archived: its text is that of "${sanitizeForLog(movedTo)}", which failed in this run, so it stays in search until that page is in`
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
    for await (const { made } of this.#makeVersions([version])) return made
    throw new Error('a page has no result')
  }

  /** Makes the documents of versions that search may hold, as they were made then, to take them out of search. */
  #makeVersions<V extends PushedVersion>(
    versions: readonly V[],
  ): AsyncGenerator<{ page: V; made: PageResult }> {
    const { makeVersion, blobs, ahead } = this.#options
    const make = (job: PageJob, version: V) =>
      makeVersion({ ...job, archived: true }, version)
    return makeDocuments(versions, { blobs, make, ahead })
  }

  /**
   * Counts the guarded documents that stay in search, until there are enough. A page that was hidden all along is none: that is
   * known of an unchanged page only once it is made.
   */
  async #countKept(lost: readonly Archive[]): Promise<number> {
    const { guarded, unchanged } = this.#plan
    const { maxArchive, makeUnchanged: make, blobs, ahead } = this.#options
    const enough = enoughKept(lost.length, maxArchive)
    const staying = new Set(guarded)
    for (const { externalRef } of lost) staying.delete(externalRef)
    for (const [externalRef, kind] of this.#kinds)
      if (kind === 'hidden') staying.delete(externalRef)
    const unmade = unchanged.filter(page => staying.has(page.externalRef))
    let kept = staying.size - unmade.length
    if (kept >= enough) return kept
    for await (const { made } of makeDocuments(unmade, {
      blobs,
      make,
      ahead,
    })) {
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

/** The outcomes of a page, each in the one word that log, summary, outputs and report have for it. */
export const outcomeWords = {
  pushed: 'pushed',
  /** It left search: its file is gone, or its author hides it now. */
  archived: 'archived',
  /** Nothing had to be done. */
  unchanged: 'unchanged',
  /** Its author keeps it out of search, where it was not, or it has no text; or it was so, and is gone. */
  hidden: 'hidden',
  /** There is nothing to push, as of a symbolic link. */
  skipped: 'skipped',
  /** It should have got in and did not, for a reason of its own. */
  failed: 'failed',
  /** Its turn did not come: the run stopped, archives were held back, or another page had to get in first. */
  unsent: 'not sent',
} as const

export type OutcomeKind = keyof typeof outcomeWords

export const kinds = Object.keys(outcomeWords) as OutcomeKind[]

/** The outcome of one page. */
export interface Outcome {
  path: string
  externalRef: string
  kind: OutcomeKind
  /** The document's title, where there is one. */
  name?: string | undefined
  /** Why it was hidden, skipped, not sent or failed, or archived though its file is there: goes after the path and a colon. */
  reason?: string | undefined
  /** Names the section that explains the reason of a failure. */
  topic?: Topic | undefined
  /** It failed in earlier runs too, from this commit on. */
  failingSince?: string | undefined
  /** It was pushed although its file is unchanged: what it links to or includes is not. */
  isAgain?: true
  /** It was sent again although it is unchanged, and search accepted it. */
  isVerified?: true
  /** It was archived because its author keeps it out of search. */
  isHidden?: true
  /** It was not archived, though it is no page of this commit any more. */
  isGone?: true
  /** An earlier step of the job generated it, so that GitHub has no such file. */
  isGenerated?: true | undefined
  messages: Message[]
}

/** Makes the outcome of a page. `more` replaces the defaults: no reason, no messages. */
function toOutcome(
  page: Page,
  kind: OutcomeKind,
  more: Partial<Outcome> = {},
): Outcome {
  const { path, externalRef } = page
  return {
    path,
    externalRef,
    kind,
    messages: [],
    isGenerated: isGenerated(page) || undefined,
    ...more,
  }
}

/**
 * Collects the outcome of each document of a run, so that none is missing from the report.
 *
 * @param noted the documents of the plan that were dealt with; the others get `stop`, or that the run ended, as their reason.
 */
export function toOutcomes(
  noted: readonly Outcome[],
  plan: Plan,
  { skipped }: Selection,
  stop?: Stop,
): Outcome[] {
  const outcomes = new Map<string, Outcome>()
  for (const outcome of [...beforeDelivery(plan, stop), ...noted])
    outcomes.set(outcome.externalRef, outcome)
  for (const externalRef of plan.again) {
    const outcome = outcomes.get(externalRef)
    if (outcome?.kind === 'pushed')
      outcomes.set(externalRef, { ...outcome, isAgain: true })
  }
  for (const { externalRef } of plan.archives) {
    const outcome = outcomes.get(externalRef)
    if (outcome && outcome.kind !== 'archived')
      outcomes.set(externalRef, { ...outcome, isGone: true })
  }
  const failures: Outcome[] = []
  for (const file of skipped) {
    if (file.topic) {
      // Two files may have one name where its bytes are not UTF-8.
      failures.push({ ...file, kind: 'failed', messages: [] })
      continue
    }
    const skip: Outcome = { ...file, kind: 'skipped', messages: [] }
    // A page that became a symbolic link has a document to archive: it counts as that, and the link is why.
    const outcome = outcomes.get(file.externalRef)
    if (!outcome) outcomes.set(file.externalRef, skip)
    else outcome.reason ??= file.reason
  }
  return [...failures, ...outcomes.values()].sort((a, b) =>
    a.externalRef < b.externalRef ? -1 : 1,
  )
}

/** The outcomes of a plan of which nothing was delivered. */
function beforeDelivery(
  { upserts, archives, unchanged }: Plan,
  stop: Stop | undefined,
): Outcome[] {
  const why = stop?.reason ?? 'the run ended before its turn'
  const notPushed = { reason: `was not pushed: ${why}` }
  const notArchived = { reason: `was not archived: ${why}` }
  return [
    ...unchanged.map(page => toOutcome(page, 'unchanged')),
    ...upserts.map(page => toOutcome(page, 'unsent', notPushed)),
    ...archives.map(page => toOutcome(page, 'unsent', notArchived)),
  ]
}
