import type { DocumentSettings, Message, Paths } from './document/document.ts'
import { type Loss, PAGE_MS, Thread } from './thread.ts'

/** One page to turn into a document. */
export interface Job {
  path: string
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  content: Uint8Array
  /** The document is to be taken out of search. */
  archived: boolean
  /** Why the page is to go as its plain text. */
  unparsed?: Message
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
  /** It could not be read here and now, which says nothing of whether it was in search. */
  | { kind: 'unread'; reason: string; messages: Message[] }

/** Turns pages into documents on other threads, so that none can hold up or bring down the run. */
export interface Pool {
  /** Threads at most. */
  readonly size: number
  run(job: Job): Promise<Prepared>
  close(): Promise<void>
}

/**
 * So many pages may take too long before others that do are given up sooner: a folder of such pages would take all the
 * time of a run. What is pushed as plain text has its full time, since it would not get in otherwise.
 */
const MAX_LONG = 12
const SOONER = 10

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
  let lost = 0
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
  const give = async (job: Job) => {
    const thread = await acquire()
    const ms = lost < MAX_LONG || job.unparsed ? pageMs : pageMs / SOONER
    const result = await thread.run(job, ms)
    if (typeof result !== 'string') {
      release(thread)
      return result
    }
    lost++
    all.delete(thread)
    if (!isClosed) release(start())
    return describe(result, ms)
  }
  return {
    size,
    async run(job) {
      const result = await give(job)
      if (typeof result !== 'string') return result
      if (isClosed) return { kind: 'unread', reason: 'was not read: the run ended before', messages: [] }
      // On a thread again: its front matter has yet to be read, and is anyone's as well.
      const plain = await give({ ...job, unparsed: unparsed(result) })
      if (typeof plain !== 'string') return plain
      return { kind: 'unread', reason: unread(plain), messages: [] }
    },
    async close() {
      isClosed = true
      await Promise.all([...all].map(thread => thread.close()))
    },
  }
}

function unparsed(what: string): Message {
  const reason = `parsing it ${what}: the page is pushed as plain text. Split it, or simplify its nesting.`
  return { line: 1, column: 1, rule: 'parser', reason }
}

function unread(what: string): string {
  return `was not read: even without parsing its text it ${what}. Split the page, or simplify its front matter.`
}

function describe(loss: Loss, pageMs: number): string {
  return loss === 'crashed' ? 'took too much memory' : `took more than ${pageMs / 1000} seconds`
}
