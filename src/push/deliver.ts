import type { Page, Plan } from '../plan/index.ts'
import { planProblem, type Stop } from '../plan/index.ts'
import {
  type DocumentSources,
  type PageArchive,
  type PageItem,
  type TextSources,
  toArchives,
  toStub,
  toUpserts,
} from './documents.ts'
import { type Outcome, type Reply, toOutcome } from './outcome.ts'
import { type Batch, type FinalReply, limits, Pusher, type PusherOptions, pack } from './requests.ts'

/** What delivering needs from outside. */
export interface Sources extends TextSources {
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Omit<PusherOptions, 'send' | 'onTooLarge'>
  onOutcome: (outcome: Outcome) => void
  /** The share of the known documents, 0 to 1, that may be archived. */
  maxArchive: number
  /** Nothing shows yet that this service accepts such documents. */
  isFirstSync: boolean
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
}

const NOT_EVEN_A_STUB = ', even without its text, so it stays in search. Archive it in the service itself'

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
  readonly #documents: DocumentSources
  readonly #pusher: Pusher<PageItem>
  readonly #hidden: PageArchive[] = []
  /** The paths of the pages that did not get in, by their `external_ref`. */
  readonly #failed = new Map<string, string>()
  /** Archives that the service refused with their text. */
  readonly #stubs: PageItem[] = []
  #targetBytes: number = limits.targetBytes
  /** Why a request got no answer in any attempt. It ends nothing: others may get one. */
  #unanswered: Stop | undefined

  constructor(plan: Plan, sources: Sources) {
    const { push, send } = sources
    this.#plan = plan
    this.#sources = sources
    this.#documents = {
      ...sources,
      signal: push.signal,
      heldOf: plan.heldOf,
      report: (...outcome) => this.#report(...outcome),
    }
    const onTooLarge = (bytes: number) => {
      this.#targetBytes = Math.min(this.#targetBytes, Math.ceil(bytes / 2))
    }
    this.#pusher = new Pusher({ ...push, send, onTooLarge })
  }

  async run(): Promise<Stop | undefined> {
    const { upserts, archives } = this.#plan
    const { maxArchive } = this.#sources
    const stop =
      planProblem(this.#plan, archives, maxArchive) ??
      (await this.#push(
        toUpserts(upserts, this.#documents, each => this.#hidden.push(each)),
        'pushed',
      ))
    if (stop) return stop
    const all = [...archives, ...this.#hidden]
    return (
      // Which pages hide themselves is known only now.
      planProblem(this.#plan, all, maxArchive) ??
      (await this.#push(toArchives(all, this.#documents, this.#failed), 'archived')) ??
      (await this.#push(this.#stubs, 'archived')) ??
      this.#unanswered
    )
  }

  #push(
    items: AsyncIterable<PageItem> | Iterable<PageItem>,
    kind: 'pushed' | 'archived',
  ): Promise<Stop | undefined> {
    return this.#pusher.push({
      batches: pack(items, () => this.#targetBytes),
      onReply: (item, reply) => this.#note(item, reply, kind),
      checksShape: kind === 'pushed' && this.#sources.isFirstSync,
    })
  }

  #note(item: PageItem, reply: FinalReply, kind: 'pushed' | 'archived'): void {
    const { page, name, messages, hidden, isStub, isUnparsed } = item
    if (reply.kind === 'retry') this.#unanswered ??= reply
    if (reply.kind === 'accepted')
      this.#report(page, kind, {
        ...{ name, messages },
        ...(hidden && { reason: hidden, isHidden: true }),
        ...(isUnparsed && { isUnparsed }),
      })
    // A page that the service refused and that was then deleted would otherwise be refused in every later run.
    else if (kind === 'archived' && reply.kind === 'split' && !isStub) this.#stubs.push(toStub(item))
    else {
      const reason = isStub ? `${reply.reason}${NOT_EVEN_A_STUB}` : reply.reason
      this.#report(page, 'failed', { reason, topic: reply.topic, messages })
    }
  }

  #report(page: Page, kind: Outcome['kind'], more: Partial<Outcome>): void {
    if (kind === 'failed') this.#failed.set(page.externalRef, page.path)
    this.#sources.onOutcome(toOutcome(page, kind, more))
  }
}
