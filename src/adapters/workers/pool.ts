import { setFlagsFromString } from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { BuiltSite } from '../../built/index.ts'
import type { DocumentSettings } from '../../document/document.ts'
import type { PageJob, PageResult } from '../../document/index.ts'
import type { Candidates, SearchOptions } from '../../plan/mentions.ts'
import type { Answers, QuestionsJob } from '../../questions/index.ts'
import type { Pool } from '../../run/ports.ts'
import {
  type CommitFiles,
  configurationsIn,
  type GeneratorChoice,
  MAX_SITE_MS,
  type SiteFindings,
} from '../../sites/index.ts'
import {
  type BuiltReader,
  MAX_READ_BYTES,
  type Maker,
  type ReadBlobs,
} from '../../snapshot/index.ts'
import { cached } from '../../text/data.ts'
import { sanitizeForLog } from '../../text/index.ts'
import { type Message, UserError } from '../../text/message.ts'
import type { FilesChannel, Job, JobContext } from './worker.ts'

/**
 * CommonMark parsers can be driven quadratic: a page that takes longer is pushed as plain text. It is the time that its thread
 * computes, as a runner may be busy. Tables of 400 KB, the slowest real page known, take 15 seconds.
 */
const PAGE_MS = 30_000

/** A thread may also wait for something that never comes. */
const MAX_WALL_FACTOR = 4

/** A thread that works on one job for so long does nothing else any more, and another one starts in its place. */
const SLOW_MS = 2_000

/** So many threads may have another one in their place: each may need the memory of `HEAP`. */
const MAX_SLOW = 8

/** The largest real repositories, of 12,000 pages, are searched in two seconds. */
const SEARCH_MS = 60_000

/** Pages in one message: enough that threads seldom wait for the next, few enough that all have work. */
const BATCH = 8

/** So many jobs wait before another thread is started: that takes as long as to make some fifty documents. */
const WORTH_A_THREAD = 32

/** Each thread has one batch in work, one waits for it, and one waits to be packed. */
const AHEAD = 3

/**
 * V8's last compiler, TurboFan, begins too early: a push of 3,100 pages takes 7 % longer with it. And the young generation
 * of the main thread would grow to 128 MiB and never shrink; with less than 16 MB threads collect it all the time. The old
 * generation would double before it is collected. A push of 10,000 built pages takes 337 MB with all of this, and 480 without.
 */
function configureV8(): void {
  const flags = [
    'invocation-count-for-turbofan=100000',
    'semi-space-growth-factor=1',
    'min-semi-space-size=16',
    'heap-growing-percent=40',
  ]
  for (const flag of flags) setFlagsFromString(`--${flag}`)
}

/** A job that waits for a thread. */
interface Waiting {
  job: Job
  /** The time that its thread may compute. */
  limitMs: number
  /** Its thread has ended once. */
  hasCrashed: boolean
  /** Another form of the page that is tried where it has failed alone; or what stands for its result. */
  giveUp: (
    problem: string,
  ) => { job: Job } | { result: unknown } | { error: Error }
  answer: PromiseWithResolvers<unknown>
}

/**
 * Opens up to `size` threads, each started when there is work for it. A thread that crashes or takes too long is replaced.
 *
 * @param pageMs the time that a page may take.
 */
export function openPool(entry: URL, size: number, pageMs = PAGE_MS): Pool {
  configureV8()
  return new ThreadPool(entry, size, pageMs)
}

class ThreadPool implements Pool {
  readonly ahead: number
  readonly #entry: URL
  readonly #size: number
  readonly #pageMs: number
  readonly #threads = new Set<Thread>()
  /** Those of them that others have replaced. */
  readonly #slow = new Set<Thread>()
  readonly #idle: Thread[] = []
  readonly #waiting: Waiting[] = []
  readonly #contexts = new Contexts()
  #isClosed = false

  constructor(entry: URL, size: number, pageMs: number) {
    this.#entry = entry
    this.#size = size
    this.#pageMs = pageMs
    this.ahead = AHEAD * BATCH * size
  }

  warmUp(): void {
    if (this.#threads.size === 0) this.#idle.push(this.#start())
  }

  async findSites(
    files: CommitFiles,
    generator: GeneratorChoice,
    blobs: ReadBlobs,
  ): Promise<SiteFindings> {
    const context = this.#contexts.ofCommit(files, blobs)
    const find = (without: readonly string[]) =>
      this.#add<SiteFindings | undefined>({
        job: { kind: 'sites', context, generator, without },
        limitMs: MAX_SITE_MS,
        giveUp: () => ({ result: undefined }),
      })
    const configurations = configurationsIn([...files.oids.keys()], generator)
    const paths = configurations.map(({ path }) => path)
    return (await find([])) ?? (await find(paths))!
  }

  search(
    files: CommitFiles,
    options: SearchOptions,
    blobs: ReadBlobs,
  ): Promise<Candidates | undefined> {
    const context = this.#contexts.ofCommit(files, blobs)
    return this.#add({
      job: { kind: 'search', context, options },
      limitMs: Math.min(SEARCH_MS, this.#pageMs),
      giveUp: () => ({ result: undefined }),
    })
  }

  ask(
    files: CommitFiles,
    questions: QuestionsJob,
    blobs: ReadBlobs,
  ): Promise<Answers> {
    const context = this.#contexts.ofCommit(files, blobs)
    return this.#add({
      job: { kind: 'questions', context, ...questions },
      giveUp: problem => ({ error: new Error(problem) }),
    })
  }

  openMaker(
    commit: { files: CommitFiles; sites: SiteFindings },
    settings: DocumentSettings,
    blobs: ReadBlobs,
  ): Maker {
    const { files, sites } = commit
    const context = this.#contexts.add({
      kind: 'maker',
      commit: this.#contexts.ofCommit(files, blobs),
      configs: sites.configs,
      settings,
    })
    const toJob = (page: PageJob): Job => ({ kind: 'page', context, page })
    return {
      make: page =>
        this.#add({
          job: toJob(page),
          giveUp(problem) {
            const unparsed = unparsedMessage(problem)
            return { job: toJob({ ...page, unparsed }) }
          },
        }),
      places: paths =>
        this.#add({
          job: { kind: 'places', context, paths },
          giveUp: problem => ({ error: placesError(problem) }),
        }),
    }
  }

  openBuiltSite(workspace: string, site?: BuiltSite): BuiltReader {
    const context = this.#contexts.add({ kind: 'built', workspace, site })
    return {
      readHead: page =>
        this.#add({
          job: { kind: 'head', context, page },
          giveUp: () => ({ result: undefined }),
        }),
      readPage: page =>
        this.#add({
          job: { kind: 'built', context, page },
          giveUp: () => ({ result: { reason: BUILT_TOO_LONG } }),
        }),
      compareWords: page =>
        this.#add({
          job: { kind: 'words', context, page },
          giveUp: () => ({ result: [] }),
        }),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#threads].map(thread => thread.end()))
  }

  #add<T>(
    added: Pick<Waiting, 'job' | 'giveUp'> & Partial<Waiting>,
  ): Promise<T> {
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.push({
      limitMs: this.#pageMs,
      hasCrashed: false,
      answer,
      ...added,
    })
    this.#feed()
    return answer.promise as Promise<T>
  }

  #start(): Thread {
    const thread = new Thread(this.#entry, this.#contexts, () =>
      this.#threads.delete(thread),
    )
    this.#threads.add(thread)
    return thread
  }

  /** Gives waiting jobs to threads, as long as there are both. */
  #feed(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const thread = this.#idle.pop() ?? this.#startAnother()
      if (thread === undefined) return
      // One that was started early may have crashed since.
      if (this.#threads.has(thread))
        void this.#work(thread, this.#waiting.splice(0, BATCH))
    }
  }

  #startAnother(): Thread | undefined {
    const working = this.#threads.size - this.#slow.size
    if (working === 0) return this.#start()
    if (working >= this.#size) return undefined
    return this.#waiting.length < WORTH_A_THREAD ? undefined : this.#start()
  }

  /** @param batch of which the first is in work. */
  async #work(thread: Thread, batch: Waiting[]): Promise<void> {
    try {
      thread.send(batch.map(({ job }) => job))
      while (batch.length > 0) {
        const onSlow = () => this.#replace(thread, batch)
        const result = await thread.next(batch[0]!.limitMs, onSlow)
        batch.shift()!.answer.resolve(result)
      }
      // It goes on with jobs that others have now.
      if (this.#slow.has(thread)) await thread.end()
      else this.#idle.push(thread)
    } catch (error) {
      await thread.end()
      const failed = batch.shift()!
      this.#waiting.unshift(...batch)
      if (error instanceof FilesError) failed.answer.reject(error.cause)
      else this.#retry(failed, error as Error)
    }
    this.#slow.delete(thread)
    this.#feed()
  }

  /** Gives what waits behind a slow job to other threads. */
  #replace(thread: Thread, batch: Waiting[]): void {
    if (this.#slow.size === MAX_SLOW) return
    this.#slow.add(thread)
    this.#waiting.unshift(...batch.splice(1))
    this.#feed()
  }

  /** Tries a job once more where its thread ended: those before it may be the cause. One that takes too long is given up. */
  #retry(failed: Waiting, error: Error): void {
    const isLate = error instanceof LateError
    if (!isLate && !failed.hasCrashed) {
      this.#waiting.unshift({ ...failed, hasCrashed: true })
      return
    }
    const problem = isLate
      ? `took more than ${failed.limitMs / 1000} seconds`
      : `ended its thread (${sanitizeForLog(error.message)})`
    const next = failed.giveUp(problem)
    if ('error' in next) failed.answer.reject(next.error)
    else if ('result' in next) failed.answer.resolve(next.result)
    else
      this.#waiting.unshift({
        ...failed,
        job: next.job,
        giveUp: latest => ({ result: unread(latest) }),
      })
  }
}

/** A page that cannot be parsed goes as plain text; where even that fails, it is not read. */
function unread(problem: string): PageResult {
  const reason = `was not read: even without parsing its text it ${problem}. Split the page, or simplify its front matter.`
  return { kind: 'unread', reason, topic: 'page-not-read', messages: [] }
}

const BUILT_TOO_LONG =
  'the built page took too long, or too much memory, to be read'

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

/** Far above what any page needs that is parsed in time. */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 }

/** Numbers the things that jobs are made with, and keeps them for threads that are started later. */
class Contexts {
  readonly #all: JobContext[] = []
  readonly #commits = new Map<CommitFiles, number>()
  readonly #blobs = new Map<number, ReadBlobs>()

  add(context: JobContext): number {
    return this.#all.push(context) - 1
  }

  get(id: number): JobContext {
    return this.#all[id]!
  }

  ofCommit(files: CommitFiles, blobs: ReadBlobs): number {
    const add = () => this.add({ kind: 'commit', files })
    const id = cached(this.#commits, files, add)
    this.#blobs.set(id, blobs)
    return id
  }

  async readFiles(
    commit: number,
    oids: readonly string[],
  ): Promise<(Uint8Array | undefined)[]> {
    const contents: (Uint8Array | undefined)[] = []
    for await (const { bytes } of this.#blobs.get(commit)!(
      oids,
      MAX_READ_BYTES,
    ))
      contents.push(bytes)
    return contents
  }
}

/** A file that a job needs could not be read: that says nothing of the job. */
class FilesError extends Error {
  constructor(cause: unknown) {
    super('a file could not be read', { cause })
  }
}

/** A job has taken more time than it may. */
class LateError extends Error {}

/** One worker thread, what it has been sent, and the files that it asks for. */
class Thread {
  readonly #worker: Worker
  readonly #contexts: Contexts
  /** So many contexts have been sent. */
  #sent = 0
  /** Results that nobody has waited for yet. */
  readonly #results: unknown[] = []
  #awaited: PromiseWithResolvers<unknown> | undefined
  #error: Error | undefined

  constructor(entry: URL, contexts: Contexts, onExit: () => void) {
    const { port1, port2: port } = new MessageChannel()
    const answered = new Int32Array(new SharedArrayBuffer(4))
    const workerData: FilesChannel = { port, answered }
    this.#worker = new Worker(entry, {
      env: {},
      resourceLimits: HEAP,
      workerData,
      transferList: [port],
    })
    this.#contexts = contexts
    this.#worker
      .on('message', result => {
        if (this.#awaited) this.#awaited.resolve(result)
        else this.#results.push(result)
      })
      .on('error', error => {
        this.#error = error
      })
      // Only now have all results arrived.
      .on('exit', () => {
        port1.close()
        this.#error ??= new Error('it ended')
        this.#awaited?.reject(this.#error)
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
        this.#awaited?.reject(new FilesError(error))
      }
    })
  }

  /** Sends jobs, whose results come in their order. */
  send(jobs: readonly Job[]): void {
    for (const { context } of jobs) this.#open(context)
    // The content is copied, not transferred: it is needed again when the thread fails.
    this.#worker.postMessage(jobs)
  }

  /**
   * Resolves to the next result.
   *
   * @throws FilesError; LateError; or another Error where the thread ended.
   */
  async next(limitMs: number, onSlow: () => void): Promise<unknown> {
    if (this.#results.length > 0) return this.#results.shift()
    if (this.#error) throw this.#error
    const awaited = Promise.withResolvers<unknown>()
    this.#awaited = awaited
    const late = () => awaited.reject(new LateError())
    const timer = this.#watch(limitMs, onSlow, late)
    try {
      return await awaited.promise
    } finally {
      clearInterval(timer)
      this.#awaited = undefined
    }
  }

  #watch(limitMs: number, onSlow: () => void, onLate: () => void) {
    const stepMs = Math.min(SLOW_MS, limitMs / 4)
    let steps = 0
    let firstMs: number | undefined
    return setInterval(async () => {
      steps++
      if (steps === 1) onSlow()
      if (steps * stepMs >= limitMs * MAX_WALL_FACTOR) onLate()
      const usedMs = await this.#usedMs()
      firstMs ??= usedMs
      if (usedMs - firstMs >= limitMs - stepMs) onLate()
    }, stepMs)
  }

  /** The time that it has computed so far; on a Node before 24.6, which does not know, the time of the clock. */
  async #usedMs(): Promise<number> {
    if (!this.#worker.cpuUsage) return performance.now()
    const { user, system } = await this.#worker
      .cpuUsage()
      .catch(() => ({ user: 0, system: 0 }))
    return (user + system) / 1000
  }

  /** Sends the things that a job is made with, and all before them, which they may need. */
  #open(id: number): void {
    for (; this.#sent <= id; this.#sent++) {
      const context = this.#contexts.get(this.#sent)
      this.#worker.postMessage({ id: this.#sent, context })
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
