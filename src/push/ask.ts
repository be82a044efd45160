import type { Batch, Item } from '../batch.ts'
import type { Reply } from '../service/reply.ts'
import { type Budget, policy } from './budget.ts'
import { Lanes } from './lanes.ts'

export interface AskOptions<T extends Item> {
  /** Makes one request. */
  send: (batch: Batch<T>) => Promise<Reply>
  /** Called before each wait. */
  onRetry: (reason: string, delayMs: number) => void
  /** Resolves after so many milliseconds, or earlier when the run stops. */
  sleep: (ms: number) => Promise<void>
  /** From 0 up to 1. */
  random: () => number
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Requests in flight. */
  concurrency: number
  /** What the trouble of the whole run may cost. */
  budget: Budget
}

/** Makes the requests of a push: each as often as it takes, and no more of them at once than the service likes. */
export class Asker<T extends Item> {
  readonly #options: AskOptions<T>
  readonly #isStopped: () => boolean
  readonly #lanes: Lanes

  /** @param isStopped no further request is to be made. */
  constructor(options: AskOptions<T>, isStopped: () => boolean) {
    this.#options = options
    this.#isStopped = isStopped
    this.#lanes = new Lanes(options.concurrency, options.sleep)
  }

  /**
   * Asks until the answer is more than "later"; the last "later" is returned when the attempts are used up, and
   * nothing when the run has stopped meanwhile.
   */
  async ask(batch: Batch<T>): Promise<Reply | undefined> {
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#lanes.run(() => this.#send(batch))
      if (reply === undefined) return undefined
      if (reply.kind !== 'retry') {
        this.#options.budget.answered()
        return reply
      }
      if (this.#isStopped()) return undefined
      if (attempt === policy.attempts) return reply
      const stop = this.#options.budget.spend(reply, this.#options.now())
      if (stop) return { kind: 'fatal', ...stop }
      await this.#wait(reply, attempt)
    }
  }

  /** Documents were accepted. */
  succeeded(): void {
    this.#options.budget.earn()
    this.#lanes.succeeded()
  }

  async #send(batch: Batch<T>): Promise<Reply | undefined> {
    await this.#lanes.clear()
    return this.#isStopped() ? undefined : this.#options.send(batch)
  }

  /** Full jitter: anything from nothing to the doubled delay, but no less than the service asked for. */
  async #wait(reply: Reply & { kind: 'retry' }, attempt: number): Promise<void> {
    const most = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (attempt - 1))
    const delayMs = Math.round(reply.afterMs + this.#options.random() * most)
    this.#options.onRetry(reply.reason, delayMs)
    if (reply.isPressure) this.#lanes.slowDown(delayMs)
    else await this.#options.sleep(delayMs)
  }
}
