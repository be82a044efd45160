import type { Batch, Item } from './batch.ts'
import type { Stop } from './control.ts'
import { Asker, type AskOptions } from './push/ask.ts'
import { policy } from './push/budget.ts'
import { type Part, Parts } from './push/parts.ts'
import type { Reply } from './service/reply.ts'

/** What became of one document that was to be sent; `unanswered`: nobody knows whether the service has it, and `hint` says what to do. */
export type Delivery<T extends Item> =
  | { item: T; kind: 'accepted' }
  | { item: T; kind: 'refused'; reason: string }
  | { item: T; kind: 'unanswered'; reason: string; hint: string }

export interface PushOptions<T extends Item> extends AskOptions<T> {
  /** Stop when the first few documents are all refused by themselves: these are documents that should be taken. */
  checksShape: boolean
  /** Called once for each document that was accepted or refused; one that is never named was not delivered. */
  onDelivery: (delivery: Delivery<T>) => void
  /** Called with the size of a request that was too large for the service, so that later ones are packed smaller. */
  onTooLarge: (bytes: number) => void
  /** Aborted: no further request is begun. Its reason is a Stop. */
  signal: AbortSignal
}

const SHAPE_HINT = `The first ${policy.shapeCheck} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`

/**
 * Delivers batches: the first alone, so that a wrong key costs one request, then in `concurrency` lanes. A push is
 * idempotent by `external_ref` (contract, "Rules"), so an answer that got lost is simply asked for again.
 *
 * @returns why it stopped before the end, or `undefined` when every batch was answered.
 */
export async function push<T extends Item>(
  batches: AsyncGenerator<Batch<T>>,
  options: PushOptions<T>,
): Promise<Stop | undefined> {
  const run = new Run(options)
  try {
    await run.deliverNext(batches)
    const lanes = Array.from({ length: options.concurrency }, () => run.deliverAll(batches))
    const failed = (await Promise.allSettled(lanes)).find(each => each.status === 'rejected')
    if (failed) throw failed.reason
    return run.whyStopped()
  } finally {
    await batches.return(undefined)
  }
}

class Run<T extends Item> {
  stop: Stop | undefined
  readonly #options: PushOptions<T>
  readonly #asker: Asker<T>
  #accepted = 0
  #refused = 0

  constructor(options: PushOptions<T>) {
    this.#options = options
    this.#asker = new Asker(options, () => this.#isStopped())
  }

  async deliverAll(batches: AsyncGenerator<Batch<T>>): Promise<void> {
    while (await this.deliverNext(batches));
  }

  /** Resolves to whether there may be more to deliver. */
  async deliverNext(batches: AsyncGenerator<Batch<T>>): Promise<boolean> {
    if (this.#isStopped()) return false
    try {
      const { value, done } = await batches.next()
      if (done) return false
      await this.#deliver(value)
      return !this.#isStopped()
    } catch (error) {
      // What cannot be read ends this lane with its error and the others with a reason.
      this.stop ??= { reason: 'the documents could not all be read', hint: '' }
      throw error
    }
  }

  /** Delivers a batch whole or in parts; which part is sent next depends on nothing but the answers so far. */
  async #deliver(batch: Batch<T>): Promise<void> {
    const parts = new Parts(batch)
    let reason = ''
    let searches = 0
    for (let part = parts.next(); part !== undefined; part = parts.next()) {
      if (part.isSearch && !this.#options.budget.maySearch(searches++)) {
        this.#giveUp([...part.batch.items, ...parts.rest()], reason)
        return
      }
      const reply = await this.#asker.ask(part.batch)
      if (reply === undefined) return
      if (reply.kind === 'split') reason = reply.reason
      this.#settle(part, reply, parts)
    }
  }

  #giveUp(items: T[], reason: string): void {
    const why = `${reason}; it is one of ${items.length} documents of which some are refused, too many to be told apart in one run. Mend the other pages that failed`
    this.#refuse(items, why)
  }

  /** Notes what a reply means for a part, and what is still to be sent of it. */
  #settle(part: Part<T>, reply: Reply, parts: Parts<T>): void {
    const { items, bytes } = part.batch
    if (reply.kind === 'fatal') this.stop = reply
    else if (reply.kind === 'retry') this.#leaveUnanswered(items, reply)
    else if (reply.kind === 'accepted') {
      this.#accept(items)
      parts.accepted(part)
    } else if (items.length === 1) this.#refuseOne(items, reply.reason)
    else {
      if (reply.isSize) this.#options.onTooLarge(bytes)
      parts.split(part.batch, !reply.isSize)
    }
  }

  #accept(items: readonly T[]): void {
    this.#accepted += items.length
    this.#asker.succeeded()
    for (const item of items) this.#options.onDelivery({ item, kind: 'accepted' })
  }

  #refuse(items: readonly T[], reason: string): void {
    for (const item of items) this.#options.onDelivery({ item, kind: 'refused', reason })
  }

  #leaveUnanswered(items: readonly T[], { reason, hint }: Reply & { kind: 'retry' }): void {
    const why = `${reason}, ${policy.attempts} times`
    for (const item of items) this.#options.onDelivery({ item, kind: 'unanswered', reason: why, hint })
  }

  #refuseOne(items: readonly T[], reason: string): void {
    this.#refused++
    if (this.#options.checksShape && this.#accepted === 0 && this.#refused >= policy.shapeCheck)
      this.stop = { reason, hint: SHAPE_HINT }
    this.#refuse(items, reason)
  }

  whyStopped(): Stop | undefined {
    if (this.#options.signal.aborted) this.stop ??= this.#options.signal.reason as Stop
    return this.stop
  }

  #isStopped(): boolean {
    return this.whyStopped() !== undefined
  }
}
