import { setImmediate as turn } from 'node:timers/promises'
import { type Batch, type Item, pack } from '../../src/batch.ts'
import { Budget } from '../../src/push/budget.ts'
import { type PushOptions, push } from '../../src/push.ts'
import type { Reply } from '../../src/service/reply.ts'
import { refsOf, streamed } from './items.ts'

export const accepted: Reply = { kind: 'accepted' }
export const refused: Reply = { kind: 'split', reason: 'refused', isSize: false }
export const tooLarge: Reply = { kind: 'split', reason: 'too large', isSize: true }
export const fatal: Reply = { kind: 'fatal', reason: 'wrong key', hint: 'mend it' }
export const later = (afterMs = 0): Reply => ({
  kind: 'retry',
  reason: 'busy',
  hint: 'wait',
  afterMs,
  isPressure: false,
})
export const slower = (afterMs = 0): Reply => ({
  kind: 'retry',
  reason: 'too many',
  hint: 'wait',
  afterMs,
  isPressure: true,
})

export const cancelled = { reason: 'the run was cancelled', hint: '' }

/** What a push came to. */
export interface Pushed {
  stop: Awaited<ReturnType<typeof push>>
  error: unknown
  /** The documents of each request, in the order in which they were begun. */
  requests: string[][]
  /** How many requests were under way when each began, itself included. */
  inFlight: number[]
  accepted: string[]
  refused: [string, string][]
  /** What was waited for, in milliseconds. */
  sleeps: number[]
  retries: [string, number][]
  tooLarge: number
}

export interface Scene {
  /** Answers the request with this number, from 0; it takes a turn of the event loop. */
  answer: (batch: Batch, request: number) => Reply | Promise<Reply>
  perBatch?: number
  /** Called while it waits, with the number of the wait, from 0. */
  during?: (sleep: number, found: Pushed, abort: () => void) => void | Promise<void>
  batches?: (batches: AsyncGenerator<Batch>) => AsyncGenerator<Batch>
  options?: Partial<PushOptions<Item>>
}

/** Pushes documents with a service that is a function, and a clock that does not wait. */
export async function pushAll(all: readonly Item[], scene: Scene): Promise<Pushed> {
  const { answer, perBatch = 100, during, batches = same => same, options } = scene
  const found: Pushed = {
    ...{
      stop: undefined,
      error: undefined,
      requests: [],
      inFlight: [],
      accepted: [],
      refused: [],
      sleeps: [],
      retries: [],
    },
    tooLarge: 0,
  }
  const stopping = new AbortController()
  let underWay = 0
  const merged: PushOptions<Item> = {
    async send(batch) {
      const request = found.requests.push(refsOf(batch)) - 1
      found.inFlight.push(++underWay)
      await turn()
      const reply = await answer(batch, request)
      underWay--
      return reply
    },
    onDelivery(delivery) {
      const { externalRef } = delivery.item
      if (delivery.kind === 'accepted') found.accepted.push(externalRef)
      else found.refused.push([externalRef, delivery.reason])
    },
    onTooLarge: () => void found.tooLarge++,
    onRetry: (reason, delayMs) => void found.retries.push([reason, delayMs]),
    signal: stopping.signal,
    async sleep(ms) {
      const index = found.sleeps.push(ms) - 1
      await turn()
      await during?.(index, found, () => stopping.abort(cancelled))
    },
    checksShape: true,
    random: () => 0,
    now: () => 0,
    concurrency: 4,
    budget: new Budget(),
    ...options,
  }
  await push(batches(inBatches(all, perBatch)), merged).then(
    stop => (found.stop = stop),
    error => (found.error = error),
  )
  return found
}

/** Batches of so many documents, where the limits do not make them smaller. */
async function* inBatches(all: readonly Item[], count: number): AsyncGenerator<Batch> {
  for (let at = 0; at < all.length; at += count) yield* pack(streamed(all.slice(at, at + count)))
}
