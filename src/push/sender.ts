import pLimit, { type LimitFunction } from 'p-limit'
import type { Reply } from './outcome.ts'
import type { Batch } from './pack.ts'

type Later = Reply & { kind: 'retry' }

export const retryPolicy = {
  baseDelayMs: 1_000,
  maxDelayMs: 30_000,
  /** A service that asks for a longer pause than this is not waited for. */
  maxRetryAfterMs: 120_000,
  /** A service that gives no other answer than "later" for so long is down. */
  maxSilenceMs: 300_000,
  /** A request that gets no other answer so often, while the service answers others, has failed. */
  attemptsAmongAnswers: 6,
} as const

export interface SenderOptions {
  /** Makes one request. */
  send: (batch: Batch) => Promise<Reply>
  /** Called when a request is to be made again and no other one is. */
  onSilence: (reason: string) => void
  /** Resolves after so many milliseconds, or earlier when the run stops. */
  sleep: (ms: number) => Promise<void>
  /** From 0 up to 1. */
  random: () => number
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Requests in flight. */
  concurrency: number
}

/** A time in which there was no answer but "later". */
interface Silence {
  sinceMs: number
  attempts: number
}

/** Makes requests, each again while the answer is "later", and no more at once than the service likes. */
export class RetryingSender {
  readonly #options: SenderOptions
  readonly #isStopped: () => boolean
  readonly #limiter: ConcurrencyLimiter
  #silence: Silence | undefined

  /** @param isStopped no further request is to be made. */
  constructor(options: SenderOptions, isStopped: () => boolean) {
    this.#options = options
    this.#isStopped = isStopped
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.sleep)
  }

  /**
   * Resolves to a "later" that the service has said to this request several times while it answered others, and to
   * nothing when the run has stopped meanwhile.
   */
  async send(batch: Batch): Promise<Reply | undefined> {
    const request = async () => (this.#isStopped() ? undefined : this.#options.send(batch))
    // Between two silences the service has answered another request.
    const silences = new Set<Silence>()
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#limiter.run(request)
      if (reply?.kind === 'accepted') this.#limiter.succeeded()
      if (reply?.kind !== 'retry') {
        this.#silence = undefined
        return reply
      }
      if (this.#isStopped()) return undefined
      this.#silence ??= { sinceMs: this.#options.now(), attempts: 0 }
      const silence = this.#silence
      silence.attempts++
      silences.add(silence)
      if (silences.size === retryPolicy.attemptsAmongAnswers)
        return { ...reply, reason: `${reply.reason}, ${attempt} times` }
      const end = this.#endOf(silence, reply)
      if (end) return { kind: 'fatal', topic: reply.topic, ...end }
      if (silence.attempts === 1) this.#options.onSilence(reply.reason)
      await this.#wait(reply, attempt)
    }
  }

  /** Why nothing is waited for any longer, if so. */
  #endOf(
    { sinceMs, attempts }: Silence,
    { reason, hint, afterMs }: Later,
  ): { reason: string; hint: string } | undefined {
    if (afterMs > retryPolicy.maxRetryAfterMs) {
      const pause = `The service asks for a pause of ${Math.round(afterMs / 1000)} seconds.`
      return { reason, hint: `${pause} Run this workflow again after that.` }
    }
    const silentMs = this.#options.now() - sinceMs
    if (silentMs < retryPolicy.maxSilenceMs) return undefined
    return { reason: `${reason}, ${attempts} attempts in ${Math.round(silentMs / 60_000)} minutes`, hint }
  }

  /** Full jitter: anything from nothing to the doubled delay, but no less than the service asked for. */
  async #wait({ afterMs, isPressure }: Later, attempt: number): Promise<void> {
    const { sleep, random } = this.#options
    const maxMs = Math.min(retryPolicy.baseDelayMs * 2 ** (attempt - 1), retryPolicy.maxDelayMs)
    const delayMs = Math.round(afterMs + random() * maxMs)
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
