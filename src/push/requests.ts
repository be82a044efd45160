import pLimit from 'p-limit'
import { MAX_REQUEST_BYTES } from '../document/document.ts'
import type { Stop } from '../plan/index.ts'
import type { Topic } from '../text/message.ts'

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
  requestBytes: MAX_REQUEST_BYTES,
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

/** The oldest document of a batch that is not full waits so long for others. */
const MAX_WAIT_MS = 5_000

/**
 * Packs documents into batches in their order. A batch keeps to 100 documents and to `limits.targetBytes`; a document
 * larger than that goes alone. The caller has kept out those over `limits.requestBytes`.
 *
 * @param sleep resolves after so many milliseconds.
 */
export async function* pack<T extends Item>(
  items: AsyncIterable<T> | Iterable<T>,
  sleep: (ms: number) => Promise<void>,
): AsyncGenerator<Batch<T>> {
  let open: T[] = []
  let bytes = batchBytes(open)
  let late: Promise<'late'> | undefined
  const source = generate(items)
  let next = source.next()
  try {
    for (;;) {
      const found = await (late ? Promise.race([next, late]) : next)
      if (found !== 'late' && found.done) break
      const isFull =
        found === 'late' ||
        open.length === limits.documents ||
        bytes + 1 + found.value.json.length > limits.targetBytes
      if (open.length > 0 && isFull) {
        yield { items: open, bytes }
        open = []
        bytes = batchBytes(open)
        late = undefined
      }
      if (found === 'late') continue
      bytes += found.value.json.length + (open.length > 0 ? 1 : 0)
      open.push(found.value)
      late ??= sleep(MAX_WAIT_MS).then(() => 'late')
      next = source.next()
    }
    if (open.length > 0) yield { items: open, bytes }
  } finally {
    await source.return(undefined)
  }
}

async function* generate<T>(
  items: AsyncIterable<T> | Iterable<T>,
): AsyncGenerator<T> {
  yield* items
}

/** The request's body: `{"documents":[…]}` (contract, "Push documents"), in parts: joined, all documents would be in memory twice. */
export function toBody({ items }: Batch): Uint8Array[] {
  const parts = items.flatMap(({ json }, index) =>
    index === 0 ? [json] : [COMMA, json],
  )
  return [OPENING, ...parts, CLOSING]
}

/** The meaning of an answer for the documents of its request. */
export type Reply =
  | { kind: 'accepted' }
  /** The same request may succeed later; `isRateLimit`: the service asks for fewer requests. */
  | {
      kind: 'retry'
      reason: string
      hint: string
      topic: Topic
      afterMs?: number
      isRateLimit?: true
    }
  /** A smaller request may succeed. */
  | { kind: 'split'; reason: string; topic: Topic }
  /**
   * No request will succeed until somebody changes something; `isRefused`: nothing of this one is in search;
   * `mayBeDocument`: where others were accepted, it is rather the fault of a document.
   */
  | {
      kind: 'fatal'
      reason: string
      hint: string
      topic: Topic
      isRefused?: true
      mayBeDocument?: true
    }

const retryPolicy = {
  baseDelayMs: 1_000,
  maxDelayMs: 30_000,
  /** A service that gives no other answer than "later" for so long, or asks for such a pause, is down. */
  maxSilenceMs: 300_000,
  /** After so many failures each further attempt follows an answer to another document. */
  attemptsAlone: 3,
  /** A request that fails so often has failed itself. */
  attempts: 4,
  attemptsOfOne: 6,
  /** So many requests have failed, and no document got in meanwhile: the service takes none. */
  failuresInRow: 10,
} as const

export interface PusherOptions {
  /** Makes one request. */
  send: (batch: Batch) => Promise<Reply>
  /** Finds a document that the service has accepted in an earlier run, if there is one. It may be sent again. */
  findAccepted: () => Promise<Item | undefined>
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

/** Requests in flight after the first one; a service that asks for fewer gets one fewer each time, down to one. */
const MAX_IN_FLIGHT = 4
/** Batches of which not every document is answered: those in flight, and those that wait to be sent again. */
const MAX_UNDER_WAY = 8

/** The batches of one kind, and who hears of their documents. */
export interface Push<T extends Item> {
  batches: AsyncGenerator<Batch<T>>
  /**
   * Called once for each document that was accepted, was refused by itself, or failed in each attempt though the service
   * answered others (`retry`); one that is never named was not sent.
   */
  onReply: (item: T, reply: Exclude<Reply, { kind: 'fatal' }>) => void
  /** Stop when the first few documents are all refused by themselves: these are documents that should be accepted. */
  checksShape: boolean
}

/** So many single documents refused, and none accepted, at the very start: it is the shape, not a document. */
const SHAPE_CHECK = 3
const SHAPE_HINT = `The first ${SHAPE_CHECK} documents were all refused, so it is not one document's fault. Check base-url and connector-id, and whether the service was upgraded.`

type RetryReply = Extract<Reply, { kind: 'retry' }>

/** Whether the service has answered another document, which is sent until it does. */
type Answering =
  | { kind: 'answers' }
  | { kind: 'nothing to send' }
  | { kind: 'ended'; reply: Reply | undefined }

/** Makes requests, so many at once, and each again while its answer is "later". */
class RetryingSender {
  readonly #options: PusherOptions
  readonly #isStopped: () => boolean
  /** The first request goes alone, so that a wrong key costs one. */
  readonly #limit = pLimit(1)
  #maxInFlight = MAX_IN_FLIGHT
  /** Since when no request got another answer than "later", and how many were made since. */
  #silence: { sinceMs: number; attempts: number } | undefined
  /** A document that the service has accepted. */
  #accepted: Item | undefined
  /** How many requests have failed since a document got in. */
  #failures = 0
  #asking: Promise<Answering> | undefined

  constructor(options: PusherOptions, isStopped: () => boolean) {
    this.#options = options
    this.#isStopped = isStopped
  }

  /** Resolves when another request may begin. */
  async whenFree(): Promise<void> {
    await this.#limit(() => {})
  }

  /**
   * Resolves to the last answer, which is `retry` where the service answers others; to nothing when the run has stopped
   * meanwhile.
   */
  async send(batch: Batch): Promise<Reply | undefined> {
    const isOne = batch.items.length === 1
    const most = isOne ? retryPolicy.attemptsOfOne : retryPolicy.attempts
    let failures = 0
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#request(batch)
      if (reply?.kind === 'accepted') {
        this.#accepted ??= bySize(batch.items)[0]!
        this.#failures = 0
      }
      if (reply?.kind !== 'retry') return reply
      // A 429 is not a failed attempt.
      if (!reply.isRateLimit) failures++
      if (failures === most) return this.#failed(reply, attempt)
      await this.#pause(reply, attempt)
      if (failures < retryPolicy.attemptsAlone) continue
      const answering = await this.#isAnswering(batch)
      if (answering.kind === 'ended') return answering.reply
      // It may be the service, as long as nothing else shows that it is up.
      if (answering.kind === 'nothing to send') failures = 0
    }
  }

  /** Makes one request. Resolves to the end of the run where the service gives no other answer than "later" for too long. */
  #request(batch: Batch): Promise<Reply | undefined> {
    return this.#limit(async () => {
      if (this.#isStopped()) return undefined
      const reply = await this.#options.send(batch)
      const isRateLimit = reply.kind === 'retry' && reply.isRateLimit
      if (isRateLimit && this.#maxInFlight > 1) this.#maxInFlight--
      this.#limit.concurrency = this.#maxInFlight
      if (reply.kind === 'retry') return this.#noteSilence(reply) ?? reply
      this.#silence = undefined
      return reply
    })
  }

  /** Waits with full jitter: anything from nothing to a delay that doubles, but no less than the service asked for. */
  async #pause({ afterMs = 0 }: RetryReply, attempt: number): Promise<void> {
    const { random, sleep } = this.#options
    const { baseDelayMs, maxDelayMs } = retryPolicy
    const doubledMs = baseDelayMs * 2 ** (attempt - 1)
    const maxMs = Math.min(doubledMs, maxDelayMs)
    await sleep(Math.round(afterMs + random() * maxMs))
  }

  /** Asks once for all batches that fail at the same time. */
  #isAnswering(batch: Batch): Promise<Answering> {
    this.#asking ??= this.#ask(batch).finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /** Asks until there is an answer: with a document that was accepted, or else with those of the batch, the smallest first. */
  async #ask({ items }: Batch): Promise<Answering> {
    this.#accepted ??= await this.#options.findAccepted()
    const known = this.#accepted
    if (!known && items.length === 1) return { kind: 'nothing to send' }
    const candidates = known ? [known] : bySize(items)
    for (let asked = 0; ; asked++) {
      const item = candidates[asked % candidates.length]!
      const batch = { items: [item], bytes: batchBytes([item]) }
      const reply = await this.#request(batch)
      if (reply === undefined || reply.kind === 'fatal')
        return { kind: 'ended', reply }
      if (reply.kind === 'accepted') this.#accepted ??= item
      if (reply.kind !== 'retry') return { kind: 'answers' }
      await this.#pause(reply, retryPolicy.attemptsAlone + asked)
    }
  }

  #failed(reply: RetryReply, attempts: number): Reply {
    const { hint, topic } = reply
    const { failuresInRow } = retryPolicy
    if (++this.#failures === failuresInRow) {
      const reason = `${reply.reason}, as for ${failuresInRow} requests in a row`
      return { kind: 'fatal', reason, hint, topic }
    }
    const reason = `${reply.reason}, ${attempts} times, though it answered others meanwhile`
    return { ...reply, reason, topic: 'page-refused' }
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
 * Delivers batches: the first alone, then four at once. One that has to be sent again lets others go first. A push is
 * idempotent by `external_ref` (contract, "Rules"), so a request whose answer got lost is simply made again.
 */
export class Pusher<T extends Item> {
  readonly #sender: RetryingSender
  readonly #signal: AbortSignal
  #stop: Stop | undefined
  #hasAccepted = false
  /** How many documents were refused by themselves. */
  #refused = 0

  constructor(options: PusherOptions) {
    const isStopped = () => this.#whyStopped() !== undefined
    this.#sender = new RetryingSender(options, isStopped)
    this.#signal = options.signal
  }

  /** Resolves to why it stopped before the end, or to `undefined` when every batch was answered. */
  async push(push: Push<T>): Promise<Stop | undefined> {
    const underWay = new Set<Promise<void>>()
    try {
      while (!this.#whyStopped()) {
        const { done, value } = await push.batches.next()
        if (done) break
        const delivery = this.#deliver(value, push).then(() => {
          underWay.delete(delivery)
        })
        underWay.add(delivery)
        // It is awaited further down; until then a failure must not count as unhandled.
        delivery.catch(() => {})
        await this.#sender.whenFree()
        if (underWay.size === MAX_UNDER_WAY) await Promise.race(underWay)
      }
      await Promise.all(underWay)
      return this.#whyStopped()
    } finally {
      await Promise.allSettled(underWay)
      await push.batches.return(undefined)
    }
  }

  #whyStopped(): Stop | undefined {
    this.#stop ??= this.#signal.reason as Stop | undefined
    return this.#stop
  }

  /** Delivers a batch whole or in halves. */
  async #deliver(batch: Batch<T>, push: Push<T>): Promise<void> {
    if (this.#whyStopped()) return
    const answer = await this.#sender.send(batch)
    if (answer === undefined) return
    const reply = this.#hasAccepted ? asFaultOfDocument(answer) : answer
    if (reply.kind === 'fatal') {
      this.#stop ??= reply
      return
    }
    if (reply.kind !== 'accepted' && batch.items.length > 1) {
      const [first, second] = halvesOf(batch)
      const delivery = this.#deliver(first, push)
      // What is refused is refused at once. What fails takes its time, and the other half does not wait for it.
      if (reply.kind === 'split') await delivery
      await Promise.all([delivery, this.#deliver(second, push)])
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

function halvesOf<T extends Item>({ items }: Batch<T>): [Batch<T>, Batch<T>] {
  const middle = Math.ceil(items.length / 2)
  const first = items.slice(0, middle)
  const second = items.slice(middle)
  return [
    { items: first, bytes: batchBytes(first) },
    { items: second, bytes: batchBytes(second) },
  ]
}

function bySize(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.json.length - b.json.length)
}
