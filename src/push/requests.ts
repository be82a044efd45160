import type { Stop } from '../plan/index.ts'
import type { Reply } from './outcome.ts'

/** One document, serialised once, in the form in which it is sent. */
export interface Item {
  externalRef: string
  /** The document as UTF-8 JSON. */
  json: Uint8Array
}

/** The documents of one request. */
export interface Batch<T extends Item = Item> {
  items: T[]
  /** The size of the request's body as sent. */
  bytes: number
}

/** The contract's limits, and the smaller target that leaves room for whatever a proxy counts. */
export const limits = {
  documents: 100,
  /** "5 MB" read as the smaller of its two meanings. */
  requestBytes: 5_000_000,
  targetBytes: 4_500_000,
} as const

const OPENING = Buffer.from('{"documents":[')
const COMMA = Buffer.from(',')
const CLOSING = Buffer.from(']}')

/** The size in bytes of the request that holds these documents: their JSON, and a comma between each two. */
export function batchBytes(items: readonly Item[]): number {
  const commas = Math.max(0, items.length - 1)
  return items.reduce(
    (sum, { json }) => sum + json.length,
    OPENING.length + commas + CLOSING.length,
  )
}

/**
 * Packs documents into batches in their order. A batch keeps to 100 documents and to `limits.targetBytes`; a document
 * larger than that goes alone. The caller has kept out those over `limits.requestBytes`.
 */
export async function* pack<T extends Item>(
  items: AsyncIterable<T> | Iterable<T>,
): AsyncGenerator<Batch<T>> {
  let open: T[] = []
  let bytes = batchBytes(open)
  for await (const item of items) {
    const isFull =
      open.length === limits.documents ||
      bytes + 1 + item.json.length > limits.targetBytes
    if (open.length > 0 && isFull) {
      yield { items: open, bytes }
      open = []
      bytes = batchBytes(open)
    }
    bytes += item.json.length + (open.length > 0 ? 1 : 0)
    open.push(item)
  }
  if (open.length > 0) yield { items: open, bytes }
}

/** The request's body: `{"documents":[…]}` (contract, "Push documents"), in parts: joined, all documents would be in memory twice. */
export function toBody({ items }: Batch): Uint8Array[] {
  const parts = items.flatMap(({ json }, index) =>
    index === 0 ? [json] : [COMMA, json],
  )
  return [OPENING, ...parts, CLOSING]
}

const retryPolicy = {
  baseDelayMs: 1_000,
  maxDelayMs: 30_000,
  /** A service that gives no other answer than "later" for so long, or asks for such a pause, is down. */
  maxSilenceMs: 300_000,
  /** A request that gets no other answer so often, while the service answers others, has failed. */
  attemptsAmongAnswers: 6,
} as const

export interface PusherOptions {
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
  /** Aborted: no further request is begun. Its reason is a Stop. */
  signal: AbortSignal
}

/** Requests in flight at first; a service that asks for fewer gets one fewer each time, down to one. */
const MAX_IN_FLIGHT = 4

/** The batches of one kind, and who hears of their documents. */
export interface Push<T extends Item> {
  batches: AsyncGenerator<Batch<T>>
  /**
   * Called once for each document that was accepted, was refused by itself, or got no answer in any attempt; one that is
   * never named was not sent.
   */
  onReply: (item: T, reply: Exclude<Reply, { kind: 'fatal' }>) => void
  /** Stop when the first few documents are all refused by themselves: these are documents that should be accepted. */
  checksShape: boolean
}

/** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
const SHAPE_CHECK = 3
const SHAPE_HINT = `The first ${SHAPE_CHECK} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`

/**
 * Delivers batches: the first alone, so that a wrong key costs one request, then four at once. A push is idempotent
 * by `external_ref` (contract, "Rules"), so a request whose answer got lost is simply made again.
 *
 * @returns a function that resolves to why it stopped before the end, or to `undefined` when every batch was answered.
 */
export function openPusher<T extends Item>(
  options: PusherOptions,
): (push: Push<T>) => Promise<Stop | undefined> {
  const { now, onSilence, random, send, signal, sleep } = options
  let stop: Stop | undefined
  let hasAccepted = false
  let maxInFlight = MAX_IN_FLIGHT
  let refused = 0
  /** How many requests got another answer than "later". */
  let answers = 0
  /** Since when none did, and how many were made. */
  let silence: { sinceMs: number; attempts: number } | undefined

  const whyStopped = (): Stop | undefined => {
    stop ??= signal.reason as Stop | undefined
    return stop
  }

  /** Makes a request, again while its answer is "later". Resolves to nothing when the run has stopped meanwhile. */
  async function request(batch: Batch): Promise<Reply | undefined> {
    // Where the count differs between two failures, the service has answered another request.
    const answersAtFailures = new Set<number>()
    for (let attempt = 1; !whyStopped(); attempt++) {
      const reply = await send(batch)
      if (reply.kind !== 'retry') {
        answers++
        silence = undefined
        return reply
      }
      const { reason, hint, topic, afterMs = 0, isPressure } = reply
      // A 429 is not a failed attempt.
      if (isPressure) maxInFlight = Math.max(1, maxInFlight - 1)
      else answersAtFailures.add(answers)
      if (answersAtFailures.size === retryPolicy.attemptsAmongAnswers)
        return { ...reply, reason: `${reason}, ${attempt} times` }
      silence ??= { sinceMs: now(), attempts: 0 }
      silence.attempts++
      const silentMs = Math.max(now() - silence.sinceMs, afterMs)
      if (silentMs >= retryPolicy.maxSilenceMs) {
        const minutes = `${Math.round(silentMs / 60_000)} minutes`
        const what =
          silentMs === afterMs
            ? `and asks for a pause of ${minutes}`
            : `${silence.attempts} attempts in ${minutes}`
        return { kind: 'fatal', topic, hint, reason: `${reason}, ${what}` }
      }
      if (silence.attempts === 1) onSilence(reason)
      // Full jitter: anything from nothing to the doubled delay, but no less than the service asked for.
      const maxMs = Math.min(
        retryPolicy.baseDelayMs * 2 ** (attempt - 1),
        retryPolicy.maxDelayMs,
      )
      await sleep(Math.round(afterMs + random() * maxMs))
    }
    return undefined
  }

  /** Delivers a batch whole or in halves, in order. */
  async function deliver(batch: Batch<T>, push: Push<T>): Promise<void> {
    let reply = await request(batch)
    // What would stop the run, but may be the fault of one document, is that once others were accepted.
    if (reply?.kind === 'fatal' && reply.mayBeDocument && hasAccepted) {
      const reason = `${reply.reason}, though it accepted others. ${reply.hint}`
      reply = { kind: 'split', reason, topic: reply.topic }
    }
    if (reply === undefined) return
    if (reply.kind === 'fatal') stop = reply
    else if (reply.kind === 'split' && batch.items.length > 1) {
      const middle = Math.ceil(batch.items.length / 2)
      for (const items of [
        batch.items.slice(0, middle),
        batch.items.slice(middle),
      ])
        await deliver({ items, bytes: batchBytes(items) }, push)
    } else {
      if (reply.kind === 'accepted') hasAccepted = true
      if (
        reply.kind === 'split' &&
        ++refused >= SHAPE_CHECK &&
        !hasAccepted &&
        push.checksShape
      )
        stop = { reason: reply.reason, hint: SHAPE_HINT, topic: 'all-refused' }
      for (const item of batch.items) {
        push.onReply(item, reply)
        // Freed now: V8 collects memory outside its heap late, 50 MB of 10,000 documents.
        if (reply.kind === 'accepted')
          (item.json.buffer as ArrayBuffer).transfer(0)
      }
    }
  }

  return async push => {
    /** Resolves to whether there may be more to deliver. */
    const deliverNext = async (): Promise<boolean> => {
      if (whyStopped()) return false
      const { value, done } = await push.batches.next()
      if (!done) await deliver(value, push)
      return !done
    }
    const deliverAll = async (_: unknown, index: number) => {
      while (index < maxInFlight && (await deliverNext()));
    }
    try {
      await deliverNext()
      const all = await Promise.allSettled(
        Array.from({ length: MAX_IN_FLIGHT }, deliverAll),
      )
      const failed = all.find(each => each.status === 'rejected')
      if (failed) throw failed.reason
      return whyStopped()
    } finally {
      await push.batches.return(undefined)
    }
  }
}
