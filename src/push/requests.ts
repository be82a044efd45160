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

type RetryReply = Extract<Reply, { kind: 'retry' }>

/** Makes requests, each again while its answer is "later". */
class RetryingSender {
  /** How many requests may be in flight at once. */
  maxInFlight = MAX_IN_FLIGHT
  readonly #options: PusherOptions
  /** How many requests got another answer than "later". */
  #answers = 0
  /** Since when none did, and how many requests were made since. */
  #silence: { sinceMs: number; attempts: number } | undefined

  constructor(options: PusherOptions) {
    this.#options = options
  }

  /** Resolves to the last answer, or to nothing when the run has stopped meanwhile. */
  async send(
    batch: Batch,
    isStopped: () => boolean,
  ): Promise<Reply | undefined> {
    const { random, send, sleep } = this.#options
    let failures = 0
    let answersAtFailure: number | undefined
    for (let attempt = 1; !isStopped(); attempt++) {
      const reply = await send(batch)
      if (reply.kind !== 'retry') {
        this.#answers++
        this.#silence = undefined
        return reply
      }
      // A 429 is not a failed attempt.
      if (reply.isRateLimit)
        this.maxInFlight = Math.max(1, this.maxInFlight - 1)
      // Only after an answer to another request is it this request that fails.
      else if (answersAtFailure !== this.#answers) {
        answersAtFailure = this.#answers
        failures++
      }
      if (failures === retryPolicy.attemptsAmongAnswers)
        return { ...reply, reason: `${reply.reason}, ${attempt} times` }
      const end = this.#noteSilence(reply)
      if (end) return end
      // Full jitter: anything from nothing to the doubled delay, but no less than the service asked for.
      const doubledMs = retryPolicy.baseDelayMs * 2 ** (attempt - 1)
      const maxMs = Math.min(doubledMs, retryPolicy.maxDelayMs)
      await sleep(Math.round((reply.afterMs ?? 0) + random() * maxMs))
    }
    return undefined
  }

  /** Resolves to the end of the run where the service has given no other answer for too long, or asks for such a pause. */
  #noteSilence({
    reason,
    hint,
    topic,
    afterMs = 0,
  }: RetryReply): Reply | undefined {
    const { now, onSilence } = this.#options
    this.#silence ??= { sinceMs: now(), attempts: 0 }
    const attempts = ++this.#silence.attempts
    const silentMs = Math.max(now() - this.#silence.sinceMs, afterMs)
    if (silentMs < retryPolicy.maxSilenceMs) {
      if (attempts === 1) onSilence(reason)
      return undefined
    }
    const minutes = `${Math.round(silentMs / 60_000)} minutes`
    const isPause = silentMs === afterMs
    const details = isPause
      ? `and asks for a pause of ${minutes}`
      : `${attempts} attempts in ${minutes}`
    return { kind: 'fatal', topic, hint, reason: `${reason}, ${details}` }
  }
}

/**
 * Delivers batches: the first alone, so that a wrong key costs one request, then four at once. A push is idempotent
 * by `external_ref` (contract, "Rules"), so a request whose answer got lost is simply made again.
 */
export class Pusher<T extends Item> {
  readonly #sender: RetryingSender
  readonly #signal: AbortSignal
  #stop: Stop | undefined
  #hasAccepted = false
  /** How many documents were refused by themselves. */
  #refused = 0

  constructor(options: PusherOptions) {
    this.#sender = new RetryingSender(options)
    this.#signal = options.signal
  }

  /** Resolves to why it stopped before the end, or to `undefined` when every batch was answered. */
  async push(push: Push<T>): Promise<Stop | undefined> {
    try {
      await this.#deliverNext(push)
      const deliveries = Array.from({ length: MAX_IN_FLIGHT }, (_, index) =>
        this.#deliverInTurn(push, index),
      )
      const results = await Promise.allSettled(deliveries)
      const failed = results.find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
      return this.#whyStopped()
    } finally {
      await push.batches.return(undefined)
    }
  }

  #whyStopped(): Stop | undefined {
    this.#stop ??= this.#signal.reason as Stop | undefined
    return this.#stop
  }

  /** Delivers one batch after the other, as long as so many may be in flight. */
  async #deliverInTurn(push: Push<T>, index: number): Promise<void> {
    let hasMore = true
    while (hasMore && index < this.#sender.maxInFlight)
      hasMore = await this.#deliverNext(push)
  }

  /** Resolves to whether there may be more to deliver. */
  async #deliverNext(push: Push<T>): Promise<boolean> {
    if (this.#whyStopped()) return false
    const next = await push.batches.next()
    if (next.done) return false
    await this.#deliver(next.value, push)
    return true
  }

  /** Delivers a batch whole or in halves, in order. */
  async #deliver(batch: Batch<T>, push: Push<T>): Promise<void> {
    const answer = await this.#sender.send(
      batch,
      () => this.#whyStopped() !== undefined,
    )
    if (answer === undefined) return
    const reply = this.#hasAccepted ? asFaultOfDocument(answer) : answer
    if (reply.kind === 'fatal') {
      this.#stop = reply
      return
    }
    if (reply.kind === 'split' && batch.items.length > 1) {
      for (const half of halvesOf(batch)) await this.#deliver(half, push)
      return
    }
    if (reply.kind === 'accepted') this.#hasAccepted = true
    if (reply.kind === 'split' && push.checksShape) this.#checkShape(reply)
    for (const item of batch.items) push.onReply(item, reply)
  }

  /** Stops where the first few documents are all refused. */
  #checkShape({ reason }: Extract<Reply, { kind: 'split' }>): void {
    this.#refused++
    if (this.#refused >= SHAPE_CHECK && !this.#hasAccepted)
      this.#stop = { reason, hint: SHAPE_HINT, topic: 'all-refused' }
  }
}

/** An answer that would stop the run, but once others were accepted is rather the fault of a document. */
function asFaultOfDocument(reply: Reply): Reply {
  if (reply.kind !== 'fatal' || !reply.mayBeDocument) return reply
  const reason = `${reply.reason}, though it accepted others. ${reply.hint}`
  return { kind: 'split', reason, topic: reply.topic }
}

function halvesOf<T extends Item>({ items }: Batch<T>): Batch<T>[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)].map(half => ({
    items: half,
    bytes: batchBytes(half),
  }))
}
