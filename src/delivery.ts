import type { Reply } from './answers.ts'
import type { Batch, Item } from './batch.ts'
import { aloneBytes, limits, pack } from './batch.ts'
import { Budget } from './budget.ts'
import type { Message } from './document/document.ts'
import type { Archive, Page, Plan, Stop, Upsert } from './plan.ts'
import { countLost, planProblem } from './plan.ts'
import type { Delivery, PushOptions } from './push.ts'
import { push } from './push.ts'
import type { Outcome } from './report.ts'
import { readTexts, type TextSources, tooLarge } from './texts.ts'
import type { Prepared } from './workers.ts'

/** What delivering needs from the edges. */
export interface Sources extends TextSources {
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Pick<PushOptions<Item>, 'onRetry' | 'signal' | 'sleep' | 'random' | 'now' | 'concurrency'>
  onOutcome: (outcome: Outcome) => void
  /** The share of the known documents, 0 to 1, that may be archived. */
  maxArchive: number
  /** A version pushed under these settings was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
}

interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  isStub?: true
  /** Why its author keeps it out of search, though its file is there. */
  hidden?: string | undefined
}

/** The journal stays dirty, and so each later run would try again. */
const NOT_EVEN_A_STUB =
  ', even without its text, so it stays in search. Archive it in the service itself. If it is refused in later runs too, start the record of syncs afresh: README, "How it decides what to push"'

/** How an outcome says that a page's author keeps it out of search. */
function because(hidden: string | undefined): Pick<Outcome, 'reason' | 'isHidden'> {
  return hidden === undefined ? {} : { reason: hidden, isHidden: true }
}

/** A document to take out of search, with the reason where it is not that its file is gone. */
type Due = Archive & { reason?: string }

/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 *
 * @returns why it stopped before the end, or what kept documents from being answered, or `undefined`.
 */
export async function deliver(plan: Plan, sources: Sources): Promise<Stop | undefined> {
  return new Deliverer(plan, sources).run()
}

class Deliverer {
  readonly #plan: Plan
  readonly #sources: Sources
  readonly #hidden: Due[] = []
  /** Blobs that did not get in: the old name of a renamed page keeps its document until the new one has its own. */
  readonly #failedOids = new Set<string>()
  /** Archives whose text the service did not take. */
  readonly #stubs: PageItem[] = []
  #targetBytes: number = limits.targetBytes
  readonly #budget = new Budget()
  /** Why a request got no answer, however often it was made. It ends nothing: others may get one. */
  #trouble: Stop | undefined

  constructor(plan: Plan, sources: Sources) {
    this.#plan = plan
    this.#sources = sources
  }

  async run(): Promise<Stop | undefined> {
    let archives: Due[] = this.#plan.archives
    // Asked again after the upserts: which pages their front matter hides is known only then.
    const problem = () => planProblem(this.#plan, countLost(this.#plan, archives), this.#sources.maxArchive)
    const stop = problem() ?? (await this.#push(this.#upserts(), 'pushed'))
    if (stop) return stop
    archives = archives.concat(this.#hidden)
    return (
      problem() ??
      (await this.#push(this.#archives([...archives, ...this.#plan.tombstones]), 'archived')) ??
      (await this.#push(each(this.#stubs), 'archived')) ??
      this.#trouble
    )
  }

  #push(items: AsyncGenerator<PageItem>, kind: 'pushed' | 'archived'): Promise<Stop | undefined> {
    return push<PageItem>(
      pack(items, () => this.#targetBytes),
      {
        ...this.#sources.push,
        send: this.#sources.send,
        budget: this.#budget,
        checksShape: kind === 'pushed',
        onDelivery: delivery => this.#note(delivery, kind),
        onTooLarge: bytes => {
          this.#targetBytes = Math.min(this.#targetBytes, Math.ceil(bytes / 2))
        },
      },
    )
  }

  #note(delivery: Delivery<PageItem>, kind: 'pushed' | 'archived'): void {
    const { page, name, messages, hidden } = delivery.item
    if (delivery.kind === 'unanswered') this.#trouble ??= { reason: delivery.reason, hint: delivery.hint }
    if (delivery.kind === 'accepted')
      this.#sources.onOutcome({ ...named(page), kind, name, ...because(hidden), messages })
    // A page that the service refused and that was then deleted would otherwise be refused in every later run.
    else if (kind === 'archived' && delivery.kind === 'refused' && !delivery.item.isStub)
      this.#stubs.push({ ...toStub(page), hidden })
    else
      this.#fail(
        page,
        delivery.item.isStub ? `${delivery.reason}${NOT_EVEN_A_STUB}` : delivery.reason,
        messages,
      )
  }

  #fail(page: Page, reason: string, messages: Message[] = []): void {
    this.#failedOids.add(page.oid)
    this.#sources.onOutcome({ ...named(page), kind: 'failed', reason, messages })
  }

  async *#upserts(): AsyncGenerator<PageItem> {
    const pages = this.#plan.upserts.map(each => each.page)
    let index = 0
    for await (const text of readTexts(pages, false, this.#sources)) {
      if (this.#sources.push.signal.aborted) return
      const item = this.#upsert(this.#plan.upserts[index++] as Upsert, text)
      if (item) yield item
    }
  }

  #upsert({ page, versions }: Upsert, text: Prepared): PageItem | undefined {
    const { reason, messages } = { reason: '', ...text }
    if (text.kind === 'document') return this.#fitting(page, text)
    if (text.kind !== 'hidden') this.#fail(page, reason, messages)
    else if (this.#mayBeLive(page, versions))
      this.#hidden.push({ externalRef: page.externalRef, versions, reason })
    else this.#sources.onOutcome({ ...named(page), kind: 'skipped', ...because(reason), messages })
    return undefined
  }

  /** A version with the same text was hidden as well, unless another normaliser had the say. */
  #mayBeLive(page: Page, versions: readonly Page[]): boolean {
    return versions.some(each => each.oid !== page.oid || !this.#sources.wasHiddenAlike)
  }

  #fitting(page: Page, text: Prepared & { kind: 'document' }): PageItem | undefined {
    const item: PageItem = { externalRef: page.externalRef, page, ...text }
    if (fits(item)) return item
    this.#fail(page, `as a document it ${tooLarge(aloneBytes(item))}`, text.messages)
    return undefined
  }

  async *#archives(archives: readonly Due[]): AsyncGenerator<PageItem> {
    const due = archives.filter(archive => !this.#heldBack(archive))
    const versions = due.flatMap(archive => archive.versions)
    const texts = readTexts(versions, true, this.#sources)
    try {
      for (const archive of due) {
        if (this.#sources.push.signal.aborted) return
        const found: Prepared[] = []
        for (const _ of archive.versions) found.push((await texts.next()).value as Prepared)
        const item = this.#archive(archive, found)
        if (item) yield item
      }
    } finally {
      await texts.return(undefined)
    }
  }

  #heldBack({ versions, externalRef }: Archive): boolean {
    const page = versions.find(each => this.#failedOids.has(each.oid))
    if (page === undefined) return false
    const reason =
      'was not archived: its text is that of a page that failed in this run, so it stays in search until that page is in'
    this.#sources.onOutcome({ path: page.path, externalRef, kind: 'failed', reason, messages: [] })
    return true
  }

  /** The newest text that was in search goes with the archived document; a page that never was is left out. */
  #archive({ externalRef, versions, reason }: Due, texts: readonly Prepared[]): PageItem | undefined {
    for (const [index, text] of texts.entries()) {
      if (text.kind !== 'document') continue
      const item: PageItem = {
        externalRef,
        page: versions[index] as Page,
        name: text.name,
        json: text.json,
        messages: [],
        hidden: reason,
      }
      return fits(item) ? item : { ...toStub(item.page), hidden: reason }
    }
    const page = versions[0] as Page
    if (!this.#sources.wasHiddenAlike || texts.some(text => text.kind === 'unread'))
      return { ...toStub(page), hidden: reason }
    const why = reason
      ? because(reason)
      : { reason: 'had never been in search, so there was nothing to archive' }
    this.#sources.onOutcome({ ...named(page), kind: 'skipped', ...why, messages: [] })
    return undefined
  }
}

function fits(item: Item): boolean {
  return aloneBytes(item) <= limits.requestBytes
}

/** For a page of which no text that may be shown is left: enough to take it out of search. */
function toStub(page: Page): PageItem {
  const document = {
    external_ref: page.externalRef,
    name: page.path,
    description: '',
    tags: [],
    archived: true,
    body: `${page.path}\n`,
  }
  return {
    externalRef: page.externalRef,
    page,
    name: page.path,
    json: new TextEncoder().encode(JSON.stringify(document)),
    messages: [],
    isStub: true,
  }
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

function named({ path, externalRef }: Page): { path: string; externalRef: string } {
  return { path, externalRef }
}
