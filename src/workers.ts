import { parentPort, workerData } from 'node:worker_threads'
import type { Document, DocumentSettings, Message, Paths } from './document/document.ts'
import { toDocument, toPlainDocument } from './document/index.ts'
import { type Loss, PAGE_MS, Thread } from './thread.ts'

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

/**
 * In the main thread: up to `size` workers, each started when there is work for it and given one page at a time.
 *
 * @param pageMs how much of the processor one page may take.
 */
export function openPool(entry: URL, size: number, context: Context, pageMs = PAGE_MS): Pool {
  const idle: Thread[] = []
  const all = new Set<Thread>()
  const waiting: ((thread: Thread) => void)[] = []
  let isClosed = false
  const start = () => {
    const thread = new Thread(entry, context, pageMs)
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
      if (typeof result !== 'string') {
        release(thread)
        return result
      }
      all.delete(thread)
      if (isClosed) return { kind: 'failed', reason: 'was not read: the run ended before', messages: [] }
      release(start())
      return withoutParsing(job, context, describe(result, pageMs))
    },
    async close() {
      isClosed = true
      await Promise.all([...all].map(thread => thread.close()))
    },
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

function describe(loss: Loss, pageMs: number): string {
  return loss === 'crashed'
    ? 'parsing it took too much memory'
    : `parsing it took more than ${pageMs / 1000} seconds`
}

function withoutParsing(
  { path, externalRef, content, archived }: Job,
  { settings }: Context,
  what: string,
): Prepared {
  const reason = `${what}: the page is pushed as plain text. Split it, or simplify its nesting.`
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
