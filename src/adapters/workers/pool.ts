import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { BuiltJob, WordsJob } from '../../built/index.ts'
import type { PageContext, PageJob, Supplies } from '../../document/page.ts'
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
 * threads collect it all the time. The old generation would double before it is collected (10,000 built pages took 18 %
 * more memory than 1,000); it may grow more where threads have work, as collecting takes their time.
 */
function configureV8(): void {
  const flags = [
    'invocation-count-for-turbofan=100000',
    'semi-space-growth-factor=1',
    'min-semi-space-size=16',
    'heap-growing-percent=10',
  ]
  for (const flag of flags) setFlagsFromString(`--${flag}`)
}

type ThreadJob = PageJob | BuiltJob | WordsJob

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
  const all = new Set<Worker>()
  const idle: Worker[] = []
  const waiting: Waiting[] = []
  let context: PageContext | undefined
  let built: BuiltContext | undefined
  /** All heads since the context, for threads that start later; they ask again for texts. */
  let heads: Supplies['heads'][] = []
  let isClosed = false
  return {
    ahead: AHEAD * BATCH * size,
    warmUp() {
      if (all.size === 0) idle.push(start())
    },
    setContext(next) {
      context = next
      heads = []
      for (const worker of all) worker.postMessage(next)
    },
    supply(supplies) {
      heads.push(supplies.heads)
      for (const worker of all) worker.postMessage(supplies)
    },
    run: job => add(job),
    readHead(job, context) {
      useBuilt(context)
      return add({ ...job, reads: 'head' })
    },
    async compareWords(job) {
      const shares = await add<unknown>({ ...job, reads: 'words' })
      return Array.isArray(shares) ? shares : []
    },
    readBuilt(job, context) {
      useBuilt(context)
      return add({ ...job, reads: 'page' })
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }

  function useBuilt(next: BuiltContext): void {
    if (built === next) return
    built = next
    for (const worker of all) worker.postMessage(next)
  }

  function add<T>(job: ThreadJob): Promise<T> {
    const answer = Promise.withResolvers<unknown>()
    waiting.push({ job, isAlone: false, answer })
    feed()
    return answer.promise as Promise<T>
  }

  function start(): Worker {
    setFlagsFromString('--heap-growing-percent=40')
    const worker = new Worker(entry, { env: {}, resourceLimits: HEAP })
    // Without a listener an error would end the process.
    worker.on('error', () => {}).on('exit', () => all.delete(worker))
    all.add(worker)
    if (built) worker.postMessage(built)
    if (context) worker.postMessage(context)
    for (const each of heads) worker.postMessage({ heads: each, texts: [] })
    return worker
  }

  function feed(): void {
    while (waiting.length > 0 && !isClosed) {
      const worker = idle.pop() ?? (all.size < size ? start() : undefined)
      if (worker === undefined) return
      // One that was started early may have crashed since.
      if (all.has(worker)) void work(worker, take())
    }
  }

  /** At least one page, and only one when it has failed before. */
  function take(): Waiting[] {
    const alone = waiting.slice(0, BATCH).findIndex(each => each.isAlone)
    return waiting.splice(0, alone < 0 ? BATCH : Math.max(1, alone))
  }

  async function work(worker: Worker, batch: Waiting[]): Promise<void> {
    using limit = limitOf(worker, pageMs)
    try {
      const answered = once(worker, 'message', { signal: limit.signal })
      // The content is copied, not transferred: it is needed again when the thread fails.
      worker.postMessage(batch.map(({ job }) => job))
      const [results] = await answered
      idle.push(worker)
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index])
    } catch (error) {
      await worker.terminate()
      const isAlone = batch.length === 1
      for (const each of batch) retry({ ...each, isAlone }, error as Error)
    }
    feed()
  }

  /** A page is tried once more by itself before it is pushed as plain text: another of its batch may be the cause. */
  function retry({ job, isAlone, answer }: Waiting, error: Error): void {
    const what =
      error.name === 'AbortError'
        ? `took more than ${pageMs / 1000} seconds of CPU time`
        : `ended its thread (${sanitizeForLog(error.message)})`
    if (job.unparsed) {
      const reason = `was not read: even without parsing its text it ${what}. Split the page, or simplify its front matter.`
      answer.resolve({ kind: 'unread', reason, topic: 'page-not-read', messages: [] })
      return
    }
    const reason = `parsing it ${what}: the page is pushed as plain text, and a full sync tries it again. Split it, or simplify its nesting.`
    const unparsed: Message = { line: 1, column: 1, rule: 'parser', reason }
    waiting.unshift({ job: isAlone ? { ...job, unparsed } : job, isAlone: true, answer })
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
