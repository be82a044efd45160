import { setImmediate as turn } from 'node:timers/promises'
import type { Stop } from '../../src/plan/index.ts'
import {
  type Batch,
  type Item,
  Pusher,
  type PusherOptions,
  pack,
  type Reply,
} from '../../src/push/requests.ts'
import { refsOf } from './items.ts'

export const accepted: Reply = { kind: 'accepted' }
export const refused: Reply = { kind: 'split', topic: 'page-refused', reason: 'refused' }
export const tooLarge: Reply = { kind: 'split', topic: 'page-refused', reason: 'too large' }
export const fatal: Reply = { kind: 'fatal', topic: 'api-key', reason: 'wrong key', hint: 'fix it' }
export const later = (afterMs = 0): Reply => ({
  ...{ kind: 'retry', topic: 'service-down', reason: 'busy', hint: 'wait', afterMs },
})
export const slower = (afterMs = 0): Reply => ({
  ...{ kind: 'retry', topic: 'service-down', reason: 'too many', hint: 'wait', afterMs, isRateLimit: true },
})

export const cancelled = { reason: 'the run was cancelled', hint: '', topic: 'cancelled' } as const

/** What happened in a push. */
export interface Pushed {
  stop: Stop | undefined
  error: unknown
  /** The documents of each request, in the order in which they were begun. */
  requests: string[][]
  /** How many requests were in flight when each began, itself included. */
  inFlight: number[]
  accepted: string[]
  /** Of documents that were refused or not answered. */
  refused: [ref: string, reason: string][]
  /** What was waited for, in milliseconds. */
  sleeps: number[]
  /** Why it was silent, each time. */
  silences: string[]
}

export interface Scene {
  /** Answers the request with this number, from 0; it takes a turn of the event loop. */
  answer: (batch: Batch, request: number) => Reply | Promise<Reply>
  perBatch?: number
  /** Called while it waits, with the number of the wait, from 0. */
  during?: (sleep: number, found: Pushed, abort: () => void) => void | Promise<void>
  batches?: (batches: AsyncGenerator<Batch>) => AsyncGenerator<Batch>
  options?: Partial<PusherOptions>
}

/** Pushes documents with a service that is a function, and a clock that does not wait. */
export async function pushAll(all: readonly Item[], scene: Scene): Promise<Pushed> {
  const { answer, perBatch = 100, during, batches = same => same, options } = scene
  const found: Pushed = {
    ...{ stop: undefined, error: undefined, requests: [], inFlight: [], accepted: [], refused: [] },
    ...{ sleeps: [], silences: [] },
  }
  const stopping = new AbortController()
  let inFlight = 0
  const pusher = new Pusher<Item>({
    async send(batch) {
      const request = found.requests.push(refsOf(batch)) - 1
      found.inFlight.push(++inFlight)
      await turn()
      const reply = await answer(batch, request)
      inFlight--
      return reply
    },
    findAccepted: async () => undefined,
    onSilence: reason => void found.silences.push(reason),
    signal: stopping.signal,
    async sleep(ms) {
      const index = found.sleeps.push(ms) - 1
      await turn()
      await during?.(index, found, () => stopping.abort(cancelled))
    },
    random: () => 0.5,
    now: () => found.sleeps.reduce((sum, ms) => sum + ms, 0),
    ...options,
  })
  const push = {
    batches: batches(inBatches(all, perBatch)),
    onReply({ externalRef }: Item, reply: Reply) {
      if ('reason' in reply) found.refused.push([externalRef, reply.reason])
      else found.accepted.push(externalRef)
    },
    checksShape: true,
  }
  await pusher.push(push).then(
    stop => Object.assign(found, { stop }),
    error => Object.assign(found, { error }),
  )
  return found
}

/** No batch waits so long that it goes before it is full. */
export const never = (): Promise<void> => new Promise(() => {})

/** Batches of so many documents, where the limits do not make them smaller. */
async function* inBatches(all: readonly Item[], count: number): AsyncGenerator<Batch> {
  for (let at = 0; at < all.length; at += count) yield* pack(all.slice(at, at + count), never)
}
