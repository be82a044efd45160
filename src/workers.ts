import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Document, DocumentSettings, Message, Paths } from './document/document.ts'
import { toDocument, toPlainDocument } from './document/index.ts'

/** One page to turn into a document. */
export interface Job {
  path: string
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  content: Uint8Array
  /** The document is to be taken out of search. */
  archived: boolean
}

/** What all pages of a run have in common. */
export interface Context {
  paths: Paths
  settings: DocumentSettings
}

/** A document in the form in which it is sent, or the reason why there is none. */
export type Prepared =
  | { kind: 'document'; name: string; json: Uint8Array; messages: Message[] }
  | { kind: 'hidden'; reason: string; messages: Message[] }
  | { kind: 'failed'; reason: string; messages: Message[] }

/** Turns pages into documents on other threads, so that none can hold up or bring down the run. */
export interface Pool {
  run(job: Job): Promise<Prepared>
  close(): Promise<void>
}

/** CommonMark parsers can be driven quadratic: a page that takes longer is pushed as plain text. */
const PAGE_MS = 10_000

/** In the main thread: up to `size` workers, each started when there is work for it and given one page at a time. */
export function openPool(entry: URL, size: number, context: Context): Pool {
  const idle: Thread[] = []
  const all = new Set<Thread>()
  const waiting: ((thread: Thread) => void)[] = []
  let isClosed = false
  const start = () => {
    const thread = new Thread(entry, context)
    all.add(thread)
    return thread
  }
  const acquire = async () =>
    idle.pop() ?? (all.size < size ? start() : await new Promise<Thread>(resolve => waiting.push(resolve)))
  const release = (thread: Thread) => {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }
  return {
    async run(job) {
      const thread = await acquire()
      const result = await thread.run(job)
      if (result !== undefined) {
        release(thread)
        return result
      }
      all.delete(thread)
      if (isClosed) return { kind: 'failed', reason: 'was not read: the run ended before', messages: [] }
      release(start())
      return withoutParsing(job, context)
    },
    async close() {
      isClosed = true
      await Promise.all([...all].map(thread => thread.close()))
    },
  }
}

class Thread {
  readonly #worker: Worker

  constructor(entry: URL, context: Context) {
    this.#worker = new Worker(entry, { workerData: context, env: {} })
    // Without a listener an error between two pages would end the process.
    this.#worker.on('error', () => {})
  }

  /** Resolves to `undefined` when the page took too long or brought the thread down; the thread is then gone. */
  async run(job: Job): Promise<Prepared | undefined> {
    const answered = Promise.withResolvers<Prepared | undefined>()
    const fail = () => answered.resolve(undefined)
    const timer = setTimeout(fail, PAGE_MS)
    this.#worker.once('message', answered.resolve).once('exit', fail)
    // The content is copied, not handed over: it is needed again when the thread fails.
    this.#worker.postMessage(job)
    const result = await answered.promise
    clearTimeout(timer)
    this.#worker.off('message', answered.resolve).off('exit', fail)
    if (result === undefined) await this.close()
    return result
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** In a worker thread: answers each page with its document. */
export function serve(): void {
  const { paths, settings } = workerData as Context
  parentPort?.on('message', (job: Job) => {
    const prepared = prepare(job, { paths, settings })
    parentPort?.postMessage(
      prepared,
      prepared.kind === 'document' ? [prepared.json.buffer as ArrayBuffer] : [],
    )
  })
}

export function prepare(
  { path, externalRef, content, archived }: Job,
  { paths, settings }: Context,
): Prepared {
  const result = toDocument(path, content, paths, settings)
  if (result.kind !== 'document') return result
  return toPrepared({ ...result.document, external_ref: externalRef, archived }, result.messages)
}

function withoutParsing({ path, externalRef, content, archived }: Job, { settings }: Context): Prepared {
  const reason = `parsing took more than ${PAGE_MS / 1000} seconds or too much memory: the page is pushed as plain text. Split it, or simplify its nesting.`
  const result = toPlainDocument(path, content, settings, { line: 1, column: 1, rule: 'parser', reason })
  return result.kind === 'document'
    ? toPrepared({ ...result.document, external_ref: externalRef, archived }, result.messages)
    : result
}

function toPrepared(document: Document, messages: Message[]): Prepared {
  return {
    kind: 'document',
    name: document.name,
    json: new TextEncoder().encode(JSON.stringify(document)),
    messages,
  }
}

/** Applies `work` to each value, up to `ahead` at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T>,
  ahead: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const started: Promise<R>[] = []
  for await (const value of values) {
    const result = work(value)
    // Taken in order further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push(result)
    if (started.length >= ahead) yield (await started.shift()) as R
  }
  for (const result of started) yield await result
}
