import pLimit, { type LimitFunction } from 'p-limit'
import type { Reply } from './outcome.ts'
import type { Batch } from './pack.ts'

type Later = Reply & { kind: 'retry' }

export const retryPolicy = {
  attempts: 6,
  baseDelayMs: 1_000,
  /** A service that asks for a longer pause than this is not waited for. */
  maxRetryAfterMs: 120_000,
  /** A service that has given no other answer than "later" for so long is down. */
  maxSilenceMs: 300_000,
} as const

export interface SenderOptions {
  /** Makes one request. */
  send: (batch: Batch) => Promise<Reply>
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
}

/** Makes requests, each again while the answer is "later", and no more at once than the service likes. */
export class RetryingSender {
  readonly #options: SenderOptions
  readonly #isStopped: () => boolean
  readonly #limiter: ConcurrencyLimiter
  /** Since when there was no answer but "later". */
  #silentSinceMs: number | undefined

  /** @param isStopped no further request is to be made. */
  constructor(options: SenderOptions, isStopped: () => boolean) {
    this.#options = options
    this.#isStopped = isStopped
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.sleep)
  }

  /** Resolves to the last "later" once the attempts are used up, and to nothing when the run has stopped meanwhile. */
  async send(batch: Batch): Promise<Reply | undefined> {
    const request = async () => (this.#isStopped() ? undefined : this.#options.send(batch))
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#limiter.run(request)
      if (reply?.kind === 'accepted') this.#limiter.succeeded()
      if (reply?.kind !== 'retry') {
        this.#silentSinceMs = undefined
        return reply
      }
      if (this.#isStopped()) return undefined
      if (attempt === retryPolicy.attempts)
        return { ...reply, reason: `${reply.reason}, ${retryPolicy.attempts} times` }
      const hint = this.#whyGiveUp(reply)
      if (hint !== undefined) return { kind: 'fatal', reason: reply.reason, hint, topic: reply.topic }
      await this.#wait(reply, attempt)
    }
  }

  #whyGiveUp({ hint, afterMs }: Later): string | undefined {
    const nowMs = this.#options.now()
    this.#silentSinceMs ??= nowMs
    if (afterMs > retryPolicy.maxRetryAfterMs)
      return `The service asks for a pause of ${Math.round(afterMs / 1000)} seconds. Run this workflow again after that.`
    if (nowMs - this.#silentSinceMs > retryPolicy.maxSilenceMs)
      return `The service has returned only temporary errors for ${retryPolicy.maxSilenceMs / 60_000} minutes. ${hint}`
    return undefined
  }

  /** Full jitter: anything from nothing to the doubled delay, but no less than the service asked for. */
  async #wait({ reason, afterMs, isPressure }: Later, attempt: number): Promise<void> {
    const { onRetry, sleep, random } = this.#options
    const maxMs = retryPolicy.baseDelayMs * 2 ** (attempt - 1)
    const delayMs = Math.round(afterMs + random() * maxMs)
    onRetry(reason, delayMs)
    if (isPressure) this.#limiter.slowDown(delayMs)
    else await sleep(delayMs)
  }
}

/** After so many successes in a row, one more request may be in flight again. */
const SUCCESSES_PER_REQUEST = 10

/** Limits how many requests are in flight: to half when the service asks for fewer, to one more after some successes. */
export class ConcurrencyLimiter {
  readonly #max: number
  readonly #limit: LimitFunction
  readonly #sleep: (ms: number) => Promise<void>
  #successes = 0
  #pauses = 0
  #pause: Promise<unknown> = Promise.resolve()

  constructor(max: number, sleep: (ms: number) => Promise<void>) {
    this.#max = max
    this.#limit = pLimit(max)
    this.#sleep = sleep
  }

  /** Makes a request when there is room for it and no pause. */
  run<T>(request: () => Promise<T>): Promise<T> {
    return this.#limit(async () => {
      // A pause may begin during another.
      for (let pause: unknown; pause !== this.#pause; await pause) pause = this.#pause
      return request()
    })
  }

  /** Begins no request for so long, and halves how many may be in flight afterwards. */
  slowDown(ms: number): void {
    // Requests that were in flight together are refused together: they count once.
    if (this.#pauses++ === 0) this.#limit.concurrency = Math.ceil(this.#limit.concurrency / 2)
    this.#successes = 0
    const pause = this.#sleep(ms).then(() => this.#pauses--)
    this.#pause = Promise.all([this.#pause, pause])
  }

  succeeded(): void {
    if (this.#limit.concurrency === this.#max || ++this.#successes < SUCCESSES_PER_REQUEST) return
    this.#successes = 0
    this.#limit.concurrency++
  }
}
