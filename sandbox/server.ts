import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answers, limits } from './assumptions.ts'
import { type Delivery, type Fault, Faults, meet } from './faults.ts'
import { type Answer, json, listen, type Received } from './http.ts'
import { glimpse, judge, type KeyKind, keyKind, type Rules } from './ingest.ts'
import { Store } from './store.ts'

interface SandboxOptions {
  /** A free port when not given. */
  port?: number
  keys?: Rules['keys']
  connectors?: string[]
  /** How long after its answer a push is processed; 0 when not given. */
  processingDelayMs?: number
}

interface RecordedRequest {
  method: string
  /** With the query. */
  path: string
  /** Without `authorization`. */
  headers: IncomingHttpHeaders
  key: KeyKind
  bytes: number
  documents: { external_ref: unknown; archived: unknown }[]
  /** `null` while there is no answer, and stays so if the connection was reset. */
  status: number | null
}

export interface Sandbox extends AsyncDisposable {
  readonly url: string
  readonly store: Store
  readonly requests: readonly RecordedRequest[]
  /** Faults of the next pushes, in order. */
  fail(...faults: Fault[]): void
  /** Any push with this document is refused as a whole. */
  poison(externalRef: string): void
  /** The document is accepted again; without a reference, all are. */
  cure(externalRef?: string): void
  /** Resolves when everything that was accepted has been processed. */
  settled(): Promise<void>
}

const defaults = {
  keys: { 'sandbox-key': { write: true }, 'read-only-key': { write: false } },
  connectors: ['docs'],
} satisfies SandboxOptions

/** A stand-in for the search service on 127.0.0.1. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { keys = defaults.keys, connectors = defaults.connectors, port } = options
  const poisoned = new Set<string>()
  const rules: Rules = { keys, connectors, poisoned }
  const store = new Store()
  const processing = new Processing(options.processingDelayMs ?? 0)
  const faults = new Faults()
  const requests: RecordedRequest[] = []

  const { url, close } = await listen({ port, maxBytes: limits.maxBytes }, async received => {
    const record = recordOf(received, rules)
    requests.push(record)
    const delivery = await respond(received, { rules, store, processing, faults })
    if ('answer' in delivery) record.status = delivery.answer.status
    return delivery
  })
  return {
    url,
    store,
    requests,
    fail: (...added) => faults.add(...added),
    poison: externalRef => void poisoned.add(externalRef),
    cure: externalRef => void (externalRef === undefined ? poisoned.clear() : poisoned.delete(externalRef)),
    settled: () => processing.settled(),
    async [Symbol.asyncDispose]() {
      await close()
      await processing.finish()
      store[Symbol.dispose]()
    },
  }
}

interface Service {
  rules: Rules
  store: Store
  processing: Processing
  faults: Faults
}

async function respond(received: Received, service: Service): Promise<Delivery> {
  const { method, url } = received
  const connector = method === 'POST' && /^\/api\/ingest\/([^/]+)\/documents$/.exec(url.pathname)?.[1]
  if (connector) {
    const documents = glimpse(received.body).map(document => document.external_ref)
    const fault = service.faults.next(method, url.pathname, documents)
    return meet(fault, async () => push(received, connector, service))
  }
  return { kind: 'whole', answer: read(received, service.store) }
}

function push(received: Received, connector: string, { rules, store, processing }: Service): Answer {
  const { answer, documents } = judge(received, connector, rules)
  const accepted = { connector, bytes: received.bytes, receivedAt: new Date() }
  if (documents) processing.add(() => void store.take({ ...accepted, documents }))
  return answer
}

/** `/search` is not in the contract: it shows what the service would find. */
function read({ method, url }: Received, store: Store): Answer {
  const route = `${method} ${url.pathname}`
  if (route === 'GET /api/agent-instructions') return instructions
  if (route !== 'GET /search') return json(answers.notFound.status, { error: answers.notFound.error })
  const { q = '', connector, limit } = Object.fromEntries(url.searchParams)
  const hits = store.search(q, { ...(connector && { connector }), ...(limit && { limit: Number(limit) }) })
  return json(200, { hits })
}

function recordOf({ method, url, headers, body, bytes }: Received, { keys }: Rules): RecordedRequest {
  const { authorization, ...rest } = headers
  const path = url.pathname + url.search
  const key = keyKind(authorization, keys)
  return { method, path, headers: rest, key, bytes, documents: glimpse(body), status: null }
}

/** Work that is done after its request was answered, one piece after the other. */
class Processing {
  readonly #delayMs: number
  readonly #stop = new AbortController()
  #tail: Promise<void> = Promise.resolve()

  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  add(work: () => void): void {
    this.#tail = this.#tail.then(() => this.#pause()).then(work)
    this.#tail.catch(() => {}) // reported by settled()
  }

  /** Resolves when everything added so far is done; throws what it threw. */
  settled(): Promise<void> {
    return this.#tail
  }

  /** Does the rest without a delay. */
  finish(): Promise<void> {
    this.#stop.abort()
    return this.#tail
  }

  /** Even without a delay the answer is sent first, as the contract says. */
  async #pause(): Promise<void> {
    await sleep(this.#delayMs, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}

/** The contract names the endpoint and its purpose; the type and the text are assumed. */
export const instructions: Answer = {
  status: 200,
  headers: { 'content-type': 'text/markdown; charset=utf-8' },
  body: `# Starter instructions for agents

Search the company's documents before you answer a question about its systems.

- Quote the title of each document that you used, and link to it.
- Say so when nothing was found; never fill the gap with a guess.
`,
}
