import type { Stop } from '../plan/guard.ts'
import type { Reply } from './outcome.ts'
import { type Batch, halve, type Item } from './pack.ts'
import { RetryingSender, type SenderOptions } from './sender.ts'

/** What ends the sending of a document: it was accepted, was refused by itself, or got no answer in any attempt. */
export type FinalReply = Exclude<Reply, { kind: 'fatal' }>

export interface PusherOptions extends SenderOptions {
  /** Called with the size of a request that was too large for the service, so that later ones are packed smaller. */
  onTooLarge: (bytes: number) => void
  /** Aborted: no further request is begun. Its reason is a Stop. */
  signal: AbortSignal
}

/** What is pushed at a time. */
export interface Push<T extends Item> {
  batches: AsyncGenerator<Batch<T>>
  /** Called once for each document; one that is never named was not sent. */
  onReply: (item: T, reply: FinalReply) => void
  /** Stop when the first few documents are all refused by themselves: these are documents that should be accepted. */
  checksShape: boolean
}

/** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
export const SHAPE_CHECK = 3
const SHAPE_HINT = `The first ${SHAPE_CHECK} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`

/** So many requests of a run look for the documents of a batch that are refused. */
export const MAX_SEARCHES = 300

/**
 * Delivers batches: the first alone, so that a wrong key costs one request, then several at once. A push is idempotent
 * by `external_ref` (contract, "Rules"), so a request whose answer got lost is simply made again.
 */
export class Pusher<T extends Item> {
  readonly #options: PusherOptions
  readonly #sender: RetryingSender
  #stop: Stop | undefined
  #hasAccepted = false
  #refused = 0
  #searches = 0

  constructor(options: PusherOptions) {
    this.#options = options
    this.#sender = new RetryingSender(options, () => this.#whyStopped() !== undefined)
  }

  /** Resolves to why it stopped before the end, or to `undefined` when every batch was answered. */
  async push(push: Push<T>): Promise<Stop | undefined> {
    const deliverAll = async () => {
      while (await this.#deliverNext(push));
    }
    try {
      await this.#deliverNext(push)
      const all = await Promise.allSettled(Array.from({ length: this.#options.concurrency }, deliverAll))
      const failed = all.find(each => each.status === 'rejected')
      if (failed) throw failed.reason
      return this.#whyStopped()
    } finally {
      await push.batches.return(undefined)
    }
  }

  /** Resolves to whether there may be more to deliver. */
  async #deliverNext(push: Push<T>): Promise<boolean> {
    if (this.#whyStopped()) return false
    const { value, done } = await push.batches.next()
    if (!done) await this.#deliver(value, push)
    return !done
  }

  /**
   * Delivers a batch whole or in halves, in order.
   *
   * @param refusal why the service refused what this is a half of; a search for the documents that it means.
   */
  async #deliver(batch: Batch<T>, push: Push<T>, refusal = ''): Promise<void> {
    const { items, bytes } = batch
    if (refusal !== '' && this.#searches++ >= MAX_SEARCHES) {
      const reason = `${refusal}; it is one of ${items.length} documents of which some are refused, too many to be told apart in one run. Fix the other pages that failed`
      for (const item of items)
        push.onReply(item, { kind: 'split', reason, topic: 'page-refused', isSize: false })
      return
    }
    const reply = this.#asRefusal(await this.#sender.send(batch))
    if (reply === undefined) return
    if (reply.kind === 'split' && items.length > 1) {
      if (reply.isSize) this.#options.onTooLarge(bytes)
      for (const half of halve(batch)) await this.#deliver(half, push, reply.isSize ? '' : reply.reason)
    } else if (reply.kind === 'fatal') this.#stop = reply
    else for (const item of items) this.#settle(item, reply, push)
  }

  #settle(item: T, reply: FinalReply, push: Push<T>): void {
    if (reply.kind === 'accepted') this.#hasAccepted = true
    if (reply.kind === 'split') this.#countRefusal(reply.reason, push)
    push.onReply(item, reply)
  }

  /** What would stop the run, but may be the fault of one document, is that once others were accepted. */
  #asRefusal(reply: Reply | undefined): Reply | undefined {
    if (reply?.kind !== 'fatal' || !reply.mayBeDocument || !this.#hasAccepted) return reply
    const reason = `${reply.reason}, though it accepted others. ${reply.hint}`
    return { kind: 'split', reason, topic: reply.topic, isSize: false }
  }

  #countRefusal(reason: string, { checksShape }: Push<T>): void {
    const isShape = ++this.#refused >= SHAPE_CHECK && !this.#hasAccepted
    if (checksShape && isShape) this.#stop = { reason, hint: SHAPE_HINT, topic: 'all-refused' }
  }

  #whyStopped(): Stop | undefined {
    this.#stop ??= this.#options.signal.reason as Stop | undefined
    return this.#stop
  }
}
