import type { Reply } from './answers.ts'
import type { Batch, Item } from './batch.ts'
import { aloneBytes, limits, pack } from './batch.ts'
import type { Message } from './document/document.ts'
import type { Archive, Page, Plan, Stop, Upsert } from './plan.ts'
import { planProblem } from './plan.ts'
import type { Delivery, PushOptions } from './push.ts'
import { push } from './push.ts'
import type { Outcome } from './report.ts'
import type { Blob } from './repository/blobs.ts'
import type { Job, Prepared } from './workers.ts'
import { mapInOrder } from './workers.ts'

/** What delivering needs from the edges. */
export interface Sources {
  blobs: (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>
  prepare: (job: Job) => Promise<Prepared>
  /** How many pages may be under way between git and the requests. */
  ahead: number
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Omit<PushOptions<Item>, 'send' | 'onDelivery' | 'onTooLarge' | 'checksShape'>
  onOutcome: (outcome: Outcome) => void
  /** The share of the known documents, 0 to 1, that may be archived. */
  maxArchive: number
  /** A version pushed under these settings was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
}

/** A page's document; or its text is not here, which says nothing of what was in search. */
type Text = Prepared | { kind: 'missing'; reason: string; messages: Message[] }

interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  isStub?: true
}

/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * limits.requestBytes

/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 *
 * @returns why it stopped before the end, or `undefined`.
 */
export async function deliver(plan: Plan, sources: Sources): Promise<Stop | undefined> {
  return new Deliverer(plan, sources).run()
}

class Deliverer {
  readonly #plan: Plan
  readonly #sources: Sources
  readonly #hidden: (Archive & { reason: string })[] = []
  /** Blobs that did not get in: the old name of a renamed page keeps its document until the new one has its own. */
  readonly #failedOids = new Set<string>()
  /** Archives whose text the service did not take. */
  readonly #stubs: PageItem[] = []
  #targetBytes: number = limits.targetBytes

  constructor(plan: Plan, sources: Sources) {
    this.#plan = plan
    this.#sources = sources
  }

  async run(): Promise<Stop | undefined> {
    let archives: (Archive & { reason?: string })[] = this.#plan.archives
    // Asked again after the upserts: which pages their front matter hides is known only then.
    const problem = () => planProblem(this.#plan, archives.length, this.#sources.maxArchive)
    const stop = problem() ?? (await this.#push(this.#upserts(), 'pushed'))
    if (stop) return stop
    archives = archives.concat(this.#hidden)
    return (
      problem() ??
      (await this.#push(this.#archives([...archives, ...this.#plan.tombstones]), 'archived')) ??
      (await this.#push(each(this.#stubs), 'archived'))
    )
  }

  #push(items: AsyncGenerator<PageItem>, kind: 'pushed' | 'archived'): Promise<Stop | undefined> {
    return push<PageItem>(
      pack(items, () => this.#targetBytes),
      {
        ...this.#sources.push,
        send: this.#sources.send,
        checksShape: kind === 'pushed',
        onDelivery: delivery => this.#note(delivery, kind),
        onTooLarge: () => {
          this.#targetBytes = Math.ceil(this.#targetBytes / 2)
        },
      },
    )
  }

  #note(delivery: Delivery<PageItem>, kind: 'pushed' | 'archived'): void {
    const { page, name, messages } = delivery.item
    if (delivery.kind === 'accepted') this.#sources.onOutcome({ ...named(page), kind, name, messages })
    // A page that the service refused and that was then deleted would otherwise be refused in every later run.
    else if (kind === 'archived' && !delivery.item.isStub) this.#stubs.push(toStub(page))
    else this.#fail(page, delivery.reason, messages)
  }

  #fail(page: Page, reason: string, messages: Message[] = []): void {
    this.#failedOids.add(page.oid)
    this.#sources.onOutcome({ ...named(page), kind: 'failed', reason, messages })
  }

  async *#upserts(): AsyncGenerator<PageItem> {
    const pages = this.#plan.upserts.map(each => each.page)
    let index = 0
    for await (const prepared of this.#prepare(pages, false)) {
      if (this.#sources.push.signal.aborted) return
      const upsert = this.#plan.upserts[index++] as Upsert
      const item = this.#upsert(upsert, prepared)
      if (item) yield item
    }
  }

  #upsert({ page, versions }: Upsert, prepared: Text): PageItem | undefined {
    if (prepared.kind === 'document') return this.#fitting(page, prepared)
    if (prepared.kind === 'failed' || prepared.kind === 'missing')
      this.#fail(page, prepared.reason, prepared.messages)
    else if (versions.length > 0)
      this.#hidden.push({ externalRef: page.externalRef, versions, reason: prepared.reason })
    else
      this.#sources.onOutcome({
        ...named(page),
        kind: 'skipped',
        reason: prepared.reason,
        messages: prepared.messages,
      })
    return undefined
  }

  #fitting(page: Page, prepared: Prepared & { kind: 'document' }): PageItem | undefined {
    const item: PageItem = { externalRef: page.externalRef, page, ...prepared }
    const bytes = aloneBytes(item)
    if (bytes <= limits.requestBytes) return item
    this.#fail(
      page,
      `as a document it has ${bytes} bytes, and the service takes at most ${limits.requestBytes}. Split the page.`,
      prepared.messages,
    )
    return undefined
  }

  async *#archives(archives: readonly (Archive & { reason?: string })[]): AsyncGenerator<PageItem> {
    const due = archives.filter(archive => !this.#heldBack(archive))
    const texts = this.#prepare(
      due.flatMap(archive => archive.versions),
      true,
    )
    try {
      for (const archive of due) {
        if (this.#sources.push.signal.aborted) break
        const versions: { page: Page; prepared: Text }[] = []
        for (const page of archive.versions)
          versions.push({ page, prepared: (await texts.next()).value as Text })
        const item = this.#archive(archive, versions)
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

  /** The newest text that was in search goes with the archived document; a page that never was in search is left out. */
  #archive(
    archive: Archive & { reason?: string },
    versions: { page: Page; prepared: Text }[],
  ): PageItem | undefined {
    for (const { page, prepared } of versions)
      if (prepared.kind === 'document')
        return {
          externalRef: archive.externalRef,
          page,
          name: prepared.name,
          json: prepared.json,
          messages: [],
        }
    const { page } = versions[0] as { page: Page }
    if (!this.#sources.wasHiddenAlike || versions.some(each => each.prepared.kind === 'missing'))
      return toStub(page)
    const reason = archive.reason ?? 'was deleted, and had never been in search'
    this.#sources.onOutcome({ ...named(page), kind: 'skipped', reason, messages: [] })
    return undefined
  }

  #prepare(pages: readonly Page[], archived: boolean): AsyncGenerator<Text> {
    const { blobs, prepare, ahead } = this.#sources
    return mapInOrder<[Page, Blob], Text>(
      zip(
        pages,
        blobs(
          pages.map(page => page.oid),
          MAX_FILE_BYTES,
        ),
      ),
      ahead,
      async ([page, blob]) =>
        blob.bytes ? prepare({ ...named(page), content: blob.bytes, archived }) : unreadable(blob),
    )
  }
}

async function* zip<A, B>(left: readonly A[], right: AsyncGenerator<B>): AsyncGenerator<[A, B]> {
  let index = 0
  for await (const value of right) yield [left[index++] as A, value]
}

function unreadable({ size }: Blob): Text {
  if (size === undefined)
    return {
      kind: 'missing',
      reason: 'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
      messages: [],
    }
  return {
    kind: 'failed',
    reason: `it has ${size} bytes, and the service takes at most ${limits.requestBytes}. Split the page.`,
    messages: [],
  }
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
