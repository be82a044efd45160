import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { BuiltJob, BuiltPage } from '../../built/index.ts'
import type { Asks, PageContext, PageJob, PageResult, Supplies } from '../../document/page.ts'
import type { BuiltContext, Pool } from '../../run/ports.ts'
import { sanitizeForLog } from '../../text/index.ts'
import type { Message } from '../../text/message.ts'

/**
 * CommonMark parsers can be driven quadratic: a page that takes more CPU time is pushed as plain text, and pages that are read
 * together are then read one by one. Tables of 400 KB, the slowest real page known, take 15 seconds.
 */
const PAGE_MS = 60_000

/** A thread may wait for a processor, or the machine be suspended; one that hangs must not hold up the run for ever. */
const CLOCK_FACTOR = 5

/** Pages in one message: enough that threads seldom wait for the next, few enough that all have work. */
const BATCH = 8

/** Each thread has one batch in work, one waits for it, and one waits to be packed. */
const AHEAD = 3

/** Far above what any page needs that is parsed in time. */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 }

/**
 * V8's last compiler, TurboFan, begins too early: a push of 3,100 pages takes 7 % longer with it. And the young generation
 * of the main thread would grow to 128 MiB and never shrink (583 MB for 31,000 pages instead of 508); with less than 16 MB
 * threads collect it all the time.
 */
function configureV8(): void {
  const flags = [
    'invocation-count-for-turbofan=100000',
    'semi-space-growth-factor=1',
    'min-semi-space-size=16',
  ]
  for (const flag of flags) setFlagsFromString(`--${flag}`)
}

type ThreadJob = PageJob | BuiltJob

/** A page that waits for a thread: at first with others, after a failure alone, and then as plain text. */
interface Waiting {
  job: ThreadJob
  isAlone: boolean
  answer: PromiseWithResolvers<unknown>
}

/**
 * Up to `size` threads, each started when there is work for it. A thread that crashes or takes too long is replaced.
 *
 * @param pageMs the CPU time that a page may take.
 */
export function openPool(entry: URL, size: number, pageMs = PAGE_MS): Pool {
  configureV8()
  return new Threads(entry, size, pageMs)
}

class Threads implements Pool {
  readonly ahead: number
  readonly #entry: URL
  readonly #size: number
  readonly #pageMs: number
  readonly #all = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: Waiting[] = []
  #context: PageContext | undefined
  #built: BuiltContext | undefined
  /** All heads since the context, for threads that start later; they ask again for texts. */
  #heads: Supplies['heads'][] = []
  #isClosed = false

  constructor(entry: URL, size: number, pageMs: number) {
    this.#entry = entry
    this.#size = size
    this.#pageMs = pageMs
    this.ahead = AHEAD * BATCH * size
  }

  warmUp(): void {
    if (this.#all.size === 0) this.#idle.push(this.#start())
  }

  setContext(context: PageContext | BuiltContext): void {
    if ('built' in context) this.#built = context
    else {
      this.#context = context
      this.#heads = []
    }
    for (const worker of this.#all) worker.postMessage(context)
  }

  supply(supplies: Supplies): void {
    this.#heads.push(supplies.heads)
    for (const worker of this.#all) worker.postMessage(supplies)
  }

  run = (job: PageJob): Promise<PageResult | Asks> => this.#add(job)
  readBuilt = (job: BuiltJob): Promise<BuiltPage> => this.#add(job)

  #add<T>(job: ThreadJob): Promise<T> {
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.push({ job, isAlone: false, answer })
    this.#feed()
    return answer.promise as Promise<T>
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#all].map(worker => worker.terminate()))
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { env: {}, resourceLimits: HEAP })
    // Without a listener an error would end the process.
    worker.on('error', () => {}).on('exit', () => this.#all.delete(worker))
    this.#all.add(worker)
    if (this.#built) worker.postMessage(this.#built)
    if (this.#context) worker.postMessage(this.#context)
    for (const heads of this.#heads) worker.postMessage({ heads, texts: [] })
    return worker
  }

  #feed(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
      if (worker === undefined) return
      // One that was started early may have crashed since.
      if (this.#all.has(worker)) void this.#work(worker, this.#take())
    }
  }

  /** At least one page, and only one when it has failed before. */
  #take(): Waiting[] {
    const alone = this.#waiting.slice(0, BATCH).findIndex(each => each.isAlone)
    return this.#waiting.splice(0, alone < 0 ? BATCH : Math.max(1, alone))
  }

  async #work(worker: Worker, batch: Waiting[]): Promise<void> {
    using limit = limitOf(worker, this.#pageMs)
    try {
      const answered = once(worker, 'message', { signal: limit.signal })
      // The content is copied, not transferred: it is needed again when the thread fails.
      worker.postMessage(batch.map(({ job }) => job))
      const [results] = await answered
      this.#idle.push(worker)
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index])
    } catch (error) {
      await worker.terminate()
      const isAlone = batch.length === 1
      for (const each of batch) this.#retry({ ...each, isAlone }, error as Error)
    }
    this.#feed()
  }

  /** A page is tried once more by itself before it is pushed as plain text: another of its batch may be the cause. */
  #retry({ job, isAlone, answer }: Waiting, error: Error): void {
    const what =
      error.name === 'AbortError'
        ? `took more than ${this.#pageMs / 1000} seconds of CPU time`
        : `ended its thread (${sanitizeForLog(error.message)})`
    if (job.unparsed) {
      const reason = `was not read: even without parsing its text it ${what}. Split the page, or simplify its front matter.`
      answer.resolve({ kind: 'unread', reason, topic: 'page-not-read', messages: [] })
      return
    }
    const again = isAlone ? { ...job, unparsed: toParserMessage(job, what) } : job
    this.#waiting.unshift({ job: again, isAlone: true, answer })
  }
}

/** Aborts when a thread has used so much CPU time from now on. */
function limitOf(worker: Worker, ms: number): Disposable & { signal: AbortSignal } {
  const controller = new AbortController()
  const startedMs = performance.now()
  let before: number | undefined
  const check = async () => {
    const passedMs = performance.now() - startedMs
    const usedMs = (await cpuMs(worker)) ?? passedMs
    before ??= usedMs
    if (usedMs - before >= ms || passedMs >= CLOCK_FACTOR * ms) controller.abort()
  }
  const timer = setInterval(check, ms / 20)
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(timer) }
}

/** What a thread has used so far; `undefined` where it does not run, and in Node before 24.6. */
async function cpuMs(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}

function toParserMessage(job: ThreadJob, what: string): Message {
  const kilobytes = Math.ceil(('content' in job ? job.content : job.source).length / 1000)
  const reason = `parsing its ${kilobytes} KB ${what}: the page is pushed as plain text, and a full sync tries it again. Split it, or simplify its nesting.`
  return { line: 1, column: 1, rule: 'parser', reason }
}
