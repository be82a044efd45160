import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { shown } from './shown.ts'
import type { Context, Job, Prepared } from './workers.ts'

/** CommonMark parsers can be driven quadratic: a page that takes more of the processor is pushed as plain text. */
export const PAGE_MS = 10_000

/** When the thread is first asked what it has taken, as a share of the limit. */
const FIRST_LOOK = 1 / 10

/** How many times the limit may pass, however busy the machine is. */
const MOST_TIMES = 10

/**
 * Left to itself, V8 lets a thread's heap grow to several times what is in use before it cleans up. These limits are
 * far above what any page needs that is parsed in time, and keep the run under 512 MiB with four threads.
 */
const HEAP = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 1024 }

/** No page can be read; the message says what to do. */
export class WorkerError extends Error {}

/** What became of a thread instead of an answer. */
export type Loss = 'took too long' | 'crashed'

/** A worker thread that is given one page at a time. */
export class Thread {
  readonly #worker: Worker
  readonly #pageMs: number
  #error: NodeJS.ErrnoException | undefined
  #hasAnswered = false

  constructor(entry: URL, context: Context, pageMs: number) {
    this.#pageMs = pageMs
    this.#worker = new Worker(entry, { workerData: context, env: {}, resourceLimits: HEAP })
    // Without a listener an error would end the process.
    this.#worker.on('error', error => {
      this.#error = error
    })
  }

  /**
   * Resolves to what became of the thread when the page brought it down; it is then gone.
   *
   * @throws WorkerError when the thread never worked: no page is to blame for that.
   */
  async run(job: Job): Promise<Prepared | Loss> {
    const answered = Promise.withResolvers<Prepared | Loss>()
    const watching = new AbortController()
    void this.#watch(watching.signal).then(() => answered.resolve('took too long'))
    const crash = () => answered.resolve('crashed')
    this.#worker.once('message', answered.resolve).once('exit', crash)
    // The content is copied, not handed over: it is needed again when the thread fails.
    this.#worker.postMessage(job)
    const result = await answered.promise
    watching.abort()
    this.#worker.off('message', answered.resolve).off('exit', crash)
    if (typeof result === 'string') await this.close()
    if (result === 'crashed') this.#checkThatItWorked()
    this.#hasAnswered = true
    return result
  }

  /** Resolves when the page has had its time; never once `signal` is aborted. */
  async #watch(signal: AbortSignal): Promise<void> {
    const until = performance.now() + MOST_TIMES * this.#pageMs
    // Few pages take as long as this, and the others are not asked about.
    const firstMs = FIRST_LOOK * this.#pageMs
    await delay(firstMs, signal)
    const before = await this.#usedMs(signal)
    for (let leftMs = this.#pageMs - firstMs; leftMs > 0 && performance.now() < until; ) {
      await delay(leftMs, signal)
      const used = await this.#usedMs(signal)
      leftMs = used && before ? this.#pageMs - firstMs - (used - before) : 0
    }
  }

  /**
   * What the thread has taken of the processor: a machine that is busy or stood still gives a page less than has
   * passed. Undefined where Node does not tell (24.6 brought it), or the thread is deaf.
   */
  async #usedMs(signal: AbortSignal): Promise<number | undefined> {
    const asked = this.#worker.cpuUsage?.().catch(() => undefined)
    const usage = await Promise.race([asked, delay(1000, signal)])
    return usage && (usage.user + usage.system) / 1000
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #checkThatItWorked(): void {
    if (this.#hasAnswered || this.#error === undefined || this.#error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return
    throw new WorkerError(
      `The thread that reads pages does not start (${shown(String(this.#error))}). Please report this.`,
    )
  }
}

/** Never resolves once `signal` is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<undefined> {
  return sleep(ms, undefined, { signal }).catch(() => new Promise<never>(() => {}))
}
