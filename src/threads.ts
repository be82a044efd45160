import { type Loss, PAGE_MS, Thread } from './thread.ts'
import type { Context, PageJob, Prepared } from './workers.ts'

/**
 * So many pages may take too long before others that do are given up sooner: a folder of such pages would take all the
 * time of a run. What is pushed as plain text has its full time, since it would not get in otherwise.
 */
const MAX_LONG = 12
const SOONER = 10

/** What a thread is given at once: so much that it seldom waits for more, so little that the others have work too. */
const BATCH = { pages: 8, bytes: 128_000 }

/** For each thread, one batch is at work, one waits for it, and one waits to be packed. */
const AHEAD = 3

/** A page that waits for a thread. */
interface Waiting {
  job: PageJob
  /** It may be what brought down a thread. */
  alone: boolean
  answer: PromiseWithResolvers<Prepared | string>
}

/** Up to `size` threads, each started when there is work for it, and given what waits by then. */
export class Threads {
  readonly #entry: URL
  readonly #size: number
  readonly #pageMs: number
  readonly #idle: Thread[] = []
  readonly #all = new Set<Thread>()
  #waiting: Waiting[] = []
  #context: Context | undefined
  #isClosed = false
  #lost = 0

  /** @param pageMs how much of the processor one page may take. */
  constructor(entry: URL, size: number, pageMs = PAGE_MS) {
    this.#entry = entry
    this.#size = size
    this.#pageMs = pageMs
  }

  /** How many pages they are given at a time so that none waits for the next. */
  get ahead(): number {
    return AHEAD * BATCH.pages * this.#size
  }

  /** Starts the first thread before there is work for it. */
  warmUp(): void {
    if (this.#all.size === 0) this.#idle.push(this.#start())
  }

  /** To be told once, before the first page. */
  tell(context: Context): void {
    this.#context = context
    for (const thread of this.#all) thread.tell(context)
  }

  /** Resolves to a document, or to what the page did to its thread, in words. @throws WorkerError */
  run(job: PageJob): Promise<Prepared | string> {
    const answer = Promise.withResolvers<Prepared | string>()
    this.#waiting.push({ job, alone: job.unparsed !== undefined, answer })
    this.#feed()
    return answer.promise
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#waiting = []
    await Promise.all([...this.#all].map(thread => thread.close()))
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  #start(): Thread {
    const thread = new Thread(this.#entry)
    this.#all.add(thread)
    if (this.#context) thread.tell(this.#context)
    return thread
  }

  #feed(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
      if (thread === undefined) return
      const batch = this.#take()
      this.#work(thread, batch).catch(error => {
        for (const { answer } of batch) answer.reject(error)
      })
    }
  }

  /** At least one page, and one only when it may bring down the thread. */
  #take(): Waiting[] {
    const isAlone = this.#waiting[0]?.alone
    let bytes = 0
    const end = this.#waiting.findIndex(({ job, alone }, index) => {
      bytes += job.content.length
      return index > 0 && (isAlone || alone || index === BATCH.pages || bytes > BATCH.bytes)
    })
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end)
  }

  async #work(thread: Thread, batch: Waiting[]): Promise<void> {
    const jobs = batch.map(({ job }) => job)
    const ms = this.#lost < MAX_LONG || jobs[0]?.unparsed ? this.#pageMs : this.#pageMs / SOONER
    const result = await thread.run(jobs, ms)
    if (typeof result !== 'string') {
      this.#idle.push(thread)
      for (const [index, { answer }] of batch.entries()) answer.resolve(result[index] as Prepared)
    } else {
      this.#all.delete(thread)
      // One of them is to blame, or they took too long together: each goes again, alone.
      if (batch.length > 1 && !this.#isClosed)
        this.#waiting.unshift(...batch.map(each => ({ ...each, alone: true })))
      else {
        this.#lost++
        for (const { answer } of batch) answer.resolve(describe(result, ms))
      }
    }
    this.#feed()
  }
}

function describe(loss: Loss, ms: number): string {
  return loss === 'crashed' ? 'took too much memory' : `took more than ${ms / 1000} seconds`
}
