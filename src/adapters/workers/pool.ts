import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { BuiltJob } from '../../built/index.ts'
import type { DocumentSettings } from '../../document/document.ts'
import type { PageJob, PageResult } from '../../document/page.ts'
import { configurationsIn, MAX_SITE_MS, type SiteFindings } from '../../generators/index.ts'
import { type CommitFiles, type CommitSites, MAX_READ_BYTES, type ReadBlobs } from '../../plan/pages.ts'
import type { Pool } from '../../run/ports.ts'
import { sanitizeForLog, UserError } from '../../text/index.ts'
import type { Message } from '../../text/message.ts'
import type { Context, FilesChannel, Job } from './worker.ts'

/**
 * CommonMark parsers can be driven quadratic: a page that takes more CPU time is pushed as plain text, and pages that are read
 * together are then read one by one. Tables of 400 KB, the slowest real page known, take 15 seconds.
 */
const PAGE_MS = 60_000

/** A thread may wait for a processor, or the machine be suspended; one that hangs must not hold up the run for ever. */
const CLOCK_FACTOR = 5

/** Pages in one message: enough that threads seldom wait for the next, few enough that all have work. */
const BATCH = 8

/** So many jobs wait before another thread is started: that takes as long as to make some fifty documents. */
const WORTH_A_THREAD = 32

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

/** A job that waits for a thread: at first with others, and after a failure alone. */
interface Waiting {
  job: Job
  /** The CPU time that it may take, in milliseconds. */
  limitMs: number
  isAlone: boolean
  /** Another form of the page that is tried where it has failed alone; or what stands for its result. */
  giveUp: (problem: string) => { job: Job } | { result: unknown } | { error: Error }
  answer: PromiseWithResolvers<unknown>
}

/**
 * Up to `size` threads, each started when there is work for it. A thread that crashes or takes too long is replaced.
 *
 * @param pageMs the CPU time that a page may take.
 */
export function openPool(entry: URL, size: number, pageMs = PAGE_MS): Pool {
  configureV8()
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  const waiting: Waiting[] = []
  const contexts = new Contexts()
  let isClosed = false
  return {
    ahead: AHEAD * BATCH * size,
    warmUp() {
      if (threads.size === 0) idle.push(start())
    },
    async findSites(files, generator, blobs) {
      const context = contexts.ofCommit(files, blobs)
      const candidates = configurationsIn([...files.oids.keys()], generator).map(({ path }) => path)
      const find = (without: readonly string[]) =>
        add<SiteFindings | undefined>(
          { kind: 'sites', context, generator, without },
          { limitMs: MAX_SITE_MS, isAlone: true, giveUp: () => ({ result: undefined }) },
        )
      const found = await find([])
      if (found) return found
      // Which of them it is shows only when each is read by itself.
      const broken: string[] = []
      for (const path of candidates)
        if (!(await find(candidates.filter(other => other !== path)))) broken.push(path)
      return (await find(broken)) ?? (await find(candidates))!
    },
    openMaker(commit, settings, blobs) {
      const context = contexts.ofMaker(commit, settings, blobs)
      return {
        make: page =>
          add({ kind: 'page', context, page }, { giveUp: problem => withoutParsing(page, context, problem) }),
        places: paths =>
          add({ kind: 'places', context, paths }, { giveUp: problem => ({ error: placesError(problem) }) }),
      }
    },
    openBuiltSite(workspace, site) {
      const context = contexts.add({ kind: 'built', workspace, site })
      const read = <T>(page: BuiltJob) =>
        add<T>(
          { kind: 'built', context, page },
          { giveUp: problem => withoutReading(page, context, problem) },
        )
      return {
        readHead: page => read({ ...page, reads: 'head' }),
        readPage: page => read({ ...page, reads: 'page' }),
        compareWords: job =>
          add(
            { kind: 'words', context, page: { ...job, reads: 'words' } },
            { giveUp: () => ({ result: [] }) },
          ),
      }
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await Promise.all([...threads].map(thread => thread.end()))
    },
  }

  function add<T>(job: Job, options: Pick<Waiting, 'giveUp'> & Partial<Waiting>): Promise<T> {
    const answer = Promise.withResolvers<unknown>()
    waiting.push({ job, limitMs: pageMs, isAlone: false, answer, ...options })
    feed()
    return answer.promise as Promise<T>
  }

  function start(): Thread {
    const thread = new Thread(entry, contexts, () => threads.delete(thread))
    threads.add(thread)
    return thread
  }

  function feed(): void {
    while (waiting.length > 0 && !isClosed) {
      const startsAnother = threads.size === 0 || (threads.size < size && waiting.length >= WORTH_A_THREAD)
      const thread = idle.pop() ?? (startsAnother ? start() : undefined)
      if (thread === undefined) return
      // One that was started early may have crashed since.
      if (threads.has(thread)) void work(thread, take())
    }
  }

  /** At least one job, and only one when it has failed before. */
  function take(): Waiting[] {
    const alone = waiting.slice(0, BATCH).findIndex(({ isAlone }) => isAlone)
    return waiting.splice(0, alone < 0 ? BATCH : Math.max(1, alone))
  }

  async function work(thread: Thread, batch: readonly Waiting[]): Promise<void> {
    const limitMs = Math.min(...batch.map(each => each.limitMs))
    try {
      const results = await thread.work(
        batch.map(({ job }) => job),
        limitMs,
      )
      idle.push(thread)
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index])
    } catch (error) {
      await thread.end()
      for (const each of batch) {
        if (error instanceof FilesError) each.answer.reject(error.cause)
        else retry({ ...each, isAlone: batch.length === 1 }, error as Error, limitMs)
      }
    }
    feed()
  }

  /** A job is tried once more by itself before it is given up: another of its batch may be the cause. */
  function retry(failed: Waiting, error: Error, limitMs: number): void {
    if (!failed.isAlone) {
      waiting.unshift({ ...failed, isAlone: true })
      return
    }
    const problem =
      error.name === 'AbortError'
        ? `took more than ${limitMs / 1000} seconds of CPU time`
        : `ended its thread (${sanitizeForLog(error.message)})`
    const next = failed.giveUp(problem)
    if ('job' in next)
      waiting.unshift({ ...failed, job: next.job, giveUp: latest => ({ result: unread(latest) }) })
    else if ('error' in next) failed.answer.reject(next.error)
    else failed.answer.resolve(next.result)
  }
}

/** A page that cannot be parsed goes as plain text; where even that fails, it is not read. */
function withoutParsing(page: PageJob, context: number, problem: string): { job: Job } {
  return { job: { kind: 'page', context, page: { ...page, unparsed: unparsedMessage(problem) } } }
}

function withoutReading(page: BuiltJob, context: number, problem: string): { job: Job } {
  return { job: { kind: 'built', context, page: { ...page, unparsed: unparsedMessage(problem) } } }
}

function unread(problem: string): PageResult {
  const reason = `was not read: even without parsing its text it ${problem}. Split the page, or simplify its front matter.`
  return { kind: 'unread', reason, topic: 'page-not-read', messages: [] }
}

function unparsedMessage(problem: string): Message {
  const reason = `parsing it ${problem}: the page is pushed as plain text, and a full sync tries it again. Split it, or simplify its nesting.`
  return { line: 1, column: 1, rule: 'parser', reason }
}

function placesError(problem: string): UserError {
  return new UserError(
    `Finding the addresses of the site’s pages ${problem}. Simplify the front matter of its pages, or the configuration of the site.`,
    'generator',
  )
}

/** Numbers the things that jobs are made with, and keeps them for threads that are started later. */
class Contexts {
  readonly #all: Context[] = []
  readonly #commits = new Map<CommitFiles, number>()
  readonly #blobs = new Map<number, ReadBlobs>()

  add(context: ContextWithoutId): number {
    const id = this.#all.length
    this.#all.push({ id, ...context })
    return id
  }

  ofCommit(files: CommitFiles, blobs: ReadBlobs): number {
    const id = this.#commits.get(files) ?? this.add({ kind: 'commit', files })
    this.#commits.set(files, id)
    this.#blobs.set(id, blobs)
    return id
  }

  ofMaker({ files, sites }: CommitSites, settings: DocumentSettings, blobs: ReadBlobs): number {
    return this.add({ kind: 'maker', commit: this.ofCommit(files, blobs), sites, settings })
  }

  /** A context, after those that it needs. */
  withNeeded(id: number): Context[] {
    const context = this.#all[id]!
    return context.kind === 'maker' ? [this.#all[context.commit]!, context] : [context]
  }

  async readFiles(commit: number, oids: readonly string[]): Promise<(Uint8Array | undefined)[]> {
    const contents: (Uint8Array | undefined)[] = []
    for await (const { bytes } of this.#blobs.get(commit)!(oids, MAX_READ_BYTES)) contents.push(bytes)
    return contents
  }
}

type ContextWithoutId = Context extends infer C ? (C extends { id: number } ? Omit<C, 'id'> : never) : never

/** A file that a job needs could not be read: that says nothing of the job. */
class FilesError extends Error {
  constructor(cause: unknown) {
    super('a file could not be read', { cause })
  }
}

/** One worker thread, what it has been sent, and the files that it asks for. */
class Thread {
  readonly #worker: Worker
  readonly #contexts: Contexts
  readonly #sent = new Set<number>()
  #batch: AbortController | undefined

  constructor(entry: URL, contexts: Contexts, onExit: () => void) {
    setFlagsFromString('--heap-growing-percent=40')
    const { port1, port2: port } = new MessageChannel()
    const answered = new Int32Array(new SharedArrayBuffer(4))
    const workerData: FilesChannel = { port, answered }
    this.#worker = new Worker(entry, { env: {}, resourceLimits: HEAP, workerData, transferList: [port] })
    this.#contexts = contexts
    // Without a listener an error would end the process.
    this.#worker
      .on('error', () => {})
      .on('exit', () => {
        port1.close()
        onExit()
      })
    port1.on('message', async ({ commit, oids }) => {
      try {
        const contents = await contexts.readFiles(commit, oids)
        port1.postMessage(contents)
        Atomics.store(answered, 0, 1)
        Atomics.notify(answered, 0)
      } catch (error) {
        // It waits for an answer, which it will not get.
        this.#batch?.abort(new FilesError(error))
      }
    })
  }

  /** @throws FilesError; or another Error where the thread ended or took too long. */
  async work(jobs: readonly Job[], limitMs: number): Promise<unknown[]> {
    using limit = limitOf(this.#worker, limitMs)
    this.#batch = limit.controller
    try {
      const answered = once(this.#worker, 'message', { signal: limit.controller.signal })
      for (const { context } of jobs) this.#open(context)
      // The content is copied, not transferred: it is needed again when the thread fails.
      this.#worker.postMessage(jobs)
      const [results] = await answered
      return results
    } catch (error) {
      const { reason } = limit.controller.signal
      throw reason instanceof FilesError ? reason : error
    } finally {
      this.#batch = undefined
    }
  }

  #open(id: number): void {
    for (const context of this.#contexts.withNeeded(id)) {
      if (!this.#sent.has(context.id)) this.#worker.postMessage(context)
      this.#sent.add(context.id)
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Aborts when a thread has used so much CPU time from now on. */
function limitOf(worker: Worker, ms: number): Disposable & { controller: AbortController } {
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
  return { controller, [Symbol.dispose]: () => clearInterval(timer) }
}

/** The CPU time that a thread has used so far, in milliseconds; `undefined` where it does not run, and in Node before 24.6. */
async function cpuMs(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}
