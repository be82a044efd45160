import { type Batch, type Item, limits, pack } from './batch.ts'
import type { Stop } from './control.ts'
import { type DueArchive, toArchives } from './delivery/archives.ts'
import { type PageItem, toOutcome, toStub } from './delivery/item.ts'
import type { TextSources } from './delivery/texts.ts'
import { toUpserts } from './delivery/upserts.ts'
import { countLost, planProblem } from './plan/guard.ts'
import type { Page, Plan } from './plan.ts'
import { Budget } from './push/budget.ts'
import { type Delivery, type PushOptions, push } from './push.ts'
import type { Outcome } from './report.ts'
import type { Reply } from './service/reply.ts'

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

/** The journal stays dirty, and so each later run would try again. */
const NOT_EVEN_A_STUB =
  ', even without its text, so it stays in search. Archive it in the service itself. If it is refused in later runs too, start the record of syncs afresh: README, "How it decides what to push"'

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
  readonly #hidden: DueArchive[] = []
  /** Pages that did not get in, by their blobs. */
  readonly #failed = new Map<string, Page>()
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
    let archives: DueArchive[] = this.#plan.archives
    // Asked again after the upserts: which pages their front matter hides is known only then.
    const problem = () => planProblem(this.#plan, countLost(this.#plan, archives), this.#sources.maxArchive)
    const stop = problem() ?? (await this.#push(this.#upserts(), 'pushed'))
    if (stop) return stop
    archives = archives.concat(this.#hidden)
    return (
      problem() ??
      (await this.#push(this.#archives([...archives, ...this.#plan.tombstones]), 'archived')) ??
      (await this.#push(this.#stubs, 'archived')) ??
      this.#trouble
    )
  }

  #upserts(): AsyncGenerator<PageItem> {
    return toUpserts(this.#plan.upserts, {
      ...this.#sources,
      signal: this.#sources.push.signal,
      onOutcome: (outcome, page) => this.#tell(outcome, page),
      onHidden: due => this.#hidden.push(due),
    })
  }

  #archives(due: readonly DueArchive[]): AsyncGenerator<PageItem> {
    return toArchives(due, {
      ...this.#sources,
      signal: this.#sources.push.signal,
      failed: this.#failed,
    })
  }

  #push(
    items: AsyncIterable<PageItem> | Iterable<PageItem>,
    kind: 'pushed' | 'archived',
  ): Promise<Stop | undefined> {
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
    const { page, name, messages, hidden, isStub } = delivery.item
    if (delivery.kind === 'unanswered') this.#trouble ??= { reason: delivery.reason, hint: delivery.hint }
    if (delivery.kind === 'accepted')
      this.#tell(toOutcome(page, kind, { name, ...because(hidden), messages }), page)
    // A page that the service refused and that was then deleted would otherwise be refused in every later run.
    else if (kind === 'archived' && delivery.kind === 'refused' && !isStub)
      this.#stubs.push(toStub(delivery.item))
    else {
      const reason = isStub ? `${delivery.reason}${NOT_EVEN_A_STUB}` : delivery.reason
      this.#tell(toOutcome(page, 'failed', { reason, messages }), page)
    }
  }

  #tell(outcome: Outcome, page: Page): void {
    if (outcome.kind === 'failed') this.#failed.set(page.oid, page)
    this.#sources.onOutcome(outcome)
  }
}

/** How an outcome says that a page left search because its author hides it. */
function because(hidden: string | undefined): Pick<Outcome, 'reason' | 'isHidden'> {
  return hidden === undefined ? {} : { reason: hidden, isHidden: true }
}
