import type { Stop } from '../control.ts'
import type { Reply } from '../service/reply.ts'

export const policy = {
  attempts: 6,
  baseDelayMs: 1_000,
  maxDelayMs: 30_000,
  /** A service that asks for a longer pause than this is not waited for. */
  maxRetryAfterMs: 120_000,
  /** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
  shapeCheck: 3,
  /** Retries spend tokens and successes earn them back, so that an outage ends the run soon. */
  tokens: { initial: 100, retry: 5, success: 1 },
  /** A service that has said nothing but "later" for so long is down. */
  maxSilenceMs: 300_000,
  /** So many requests look for the documents that are refused: of one batch, and of all in a run. */
  searches: { batch: 60, run: 200 },
} as const

/** What the trouble of a run may cost, in all its lanes and phases together. */
export class Budget {
  #tokens: number = policy.tokens.initial
  #searches = 0
  /** Since when there was no answer but "later". */
  #laterSinceMs: number | undefined

  /** Documents were accepted. */
  earn(): void {
    this.#tokens = Math.min(policy.tokens.initial, this.#tokens + policy.tokens.success)
  }

  /** There was an answer other than "later". */
  answered(): void {
    this.#laterSinceMs = undefined
  }

  /** Pays for trying again; returns why there must be no more of it, when there must not. */
  spend(reply: Reply & { kind: 'retry' }, nowMs: number): Stop | undefined {
    this.#tokens -= policy.tokens.retry
    this.#laterSinceMs ??= nowMs
    const hint = this.#exhausted(reply, nowMs - this.#laterSinceMs)
    return hint === undefined ? undefined : { reason: reply.reason, hint }
  }

  #exhausted({ afterMs, hint }: Reply & { kind: 'retry' }, silenceMs: number): string | undefined {
    if (afterMs > policy.maxRetryAfterMs)
      return `The service asks for a pause of ${Math.round(afterMs / 1000)} seconds. Run this workflow again after that.`
    if (this.#tokens < 0) return `Too many requests failed in this run. ${hint}`
    if (silenceMs > policy.maxSilenceMs)
      return `The service has said nothing else for ${policy.maxSilenceMs / 60_000} minutes. ${hint}`
    return undefined
  }

  /** Whether one more request may look for the documents that are refused. `inBatch` is how many did so in its batch. */
  maySearch(inBatch: number): boolean {
    return inBatch < policy.searches.batch && this.#searches++ < policy.searches.run
  }
}
