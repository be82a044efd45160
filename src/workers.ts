import type { DocumentSettings, Message, Paths } from './document/document.ts'
import { Threads } from './threads.ts'

/** One page to turn into a document. */
export interface PageJob {
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
export interface Pool extends AsyncDisposable {
  /** How many pages it is given at a time so that no thread waits for the next. */
  readonly ahead: number
  /** Starts the first thread, if none has started, before there is work for it. */
  warmUp(): void
  /** To be told once, before the first page. */
  tell(context: Context): void
  run(job: PageJob): Promise<Prepared>
}

/**
 * In the main thread: up to `size` workers.
 *
 * @param pageMs how much of the processor one page may take.
 */
export function openPool(entry: URL, size: number, pageMs?: number): Pool {
  const threads = new Threads(entry, size, pageMs)
  return {
    ahead: threads.ahead,
    warmUp: () => threads.warmUp(),
    tell: context => threads.tell(context),
    async run(job) {
      const result = await threads.run(job)
      if (typeof result !== 'string') return result
      if (threads.isClosed)
        return { kind: 'unread', reason: 'was not read: the run ended before', messages: [] }
      // On a thread again: its front matter has yet to be read, and is anyone's as well.
      const plain = await threads.run({ ...job, unparsed: unparsed(result) })
      return typeof plain !== 'string' ? plain : { kind: 'unread', reason: unread(plain), messages: [] }
    },
    [Symbol.asyncDispose]: () => threads.close(),
  }
}

function unparsed(what: string): Message {
  const reason = `parsing it ${what}: the page is pushed as plain text. Split it, or simplify its nesting.`
  return { line: 1, column: 1, rule: 'parser', reason }
}

function unread(what: string): string {
  return `was not read: even without parsing its text it ${what}. Split the page, or simplify its front matter.`
}
