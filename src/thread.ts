import { Worker } from 'node:worker_threads'
import { allowance } from './allowance.ts'
import { shown } from './shown.ts'
import type { Context, PageJob, Prepared } from './workers.ts'

/** CommonMark parsers can be driven quadratic: a page that takes more of the processor is pushed as plain text. */
export const PAGE_MS = 10_000

/**
 * Left to itself, V8 lets a thread's heap grow to several times what is in use before it cleans up. These limits are
 * far above what any page needs that is parsed in time, and keep the run under 512 MiB with four threads.
 */
const HEAP = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 1024 }

/** No page can be read; the message says what to do. */
export class WorkerError extends Error {}

/** What became of a thread instead of an answer. */
export type Loss = 'took too long' | 'crashed'

/** A worker thread that is given some pages at a time. */
export class Thread {
  readonly #worker: Worker
  #error: NodeJS.ErrnoException | undefined
  #hasAnswered = false
  #hasExited = false

  constructor(entry: URL) {
    this.#worker = new Worker(entry, { env: {}, resourceLimits: HEAP })
    // Without a listener an error would end the process.
    this.#worker.on('error', error => {
      this.#error = error
    })
    this.#worker.on('exit', () => {
      this.#hasExited = true
    })
  }

  /** To be told once, before the first page. */
  tell(context: Context): void {
    this.#worker.postMessage(context)
  }

  /**
   * Resolves to a document for each page, or to what became of the thread when one of them brought it down; it is then
   * gone.
   *
   * @param ms how much of the processor the pages may take together.
   * @throws WorkerError when the thread never worked: no page is to blame for that.
   */
  async run(jobs: readonly PageJob[], ms: number): Promise<Prepared[] | Loss> {
    const answered = Promise.withResolvers<Prepared[] | Loss>()
    const watching = new AbortController()
    void allowance(this.#worker, ms, watching.signal).then(() => answered.resolve('took too long'))
    const crash = () => answered.resolve('crashed')
    this.#worker.once('message', answered.resolve).once('exit', crash)
    if (this.#hasExited) crash()
    // The content is copied, not handed over: it is needed again when the thread fails.
    this.#worker.postMessage(jobs)
    const result = await answered.promise
    watching.abort()
    this.#worker.off('message', answered.resolve).off('exit', crash)
    if (typeof result === 'string') await this.close()
    if (result === 'crashed') this.#checkThatItWorked()
    this.#hasAnswered = true
    return result
  }

  /** It may die before there is work for it. */
  get hasExited(): boolean {
    return this.#hasExited
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
