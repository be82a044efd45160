import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { CommitFiles, CommitSites } from '../../document/commit.ts'
import type { DocumentSettings } from '../../document/document.ts'
import { MAX_READ_BYTES, type ReadBlobs } from '../../snapshot/index.ts'
import type { Context, FilesChannel, Job } from './worker.ts'

/** Far above what any page needs that is parsed in time. */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 }

/** Numbers the things that jobs are made with, and keeps them for threads that are started later. */
export class Contexts {
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

  ofMaker(
    { files, sites }: CommitSites,
    settings: DocumentSettings,
    blobs: ReadBlobs,
  ): number {
    return this.add({
      kind: 'maker',
      commit: this.ofCommit(files, blobs),
      sites,
      settings,
    })
  }

  /** A context, after those that it needs. */
  withNeeded(id: number): Context[] {
    const context = this.#all[id]!
    return context.kind === 'maker'
      ? [this.#all[context.commit]!, context]
      : [context]
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

type ContextWithoutId = Context extends infer C
  ? C extends { id: number }
    ? Omit<C, 'id'>
    : never
  : never

/** A file that a job needs could not be read: that says nothing of the job. */
export class FilesError extends Error {
  constructor(cause: unknown) {
    super('a file could not be read', { cause })
  }
}

/** One worker thread, what it has been sent, and the files that it asks for. */
export class Thread {
  readonly #worker: Worker
  readonly #contexts: Contexts
  readonly #sent = new Set<number>()
  #batch: AbortController | undefined

  constructor(entry: URL, contexts: Contexts, onExit: () => void) {
    setFlagsFromString('--heap-growing-percent=40')
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
    const batch = new AbortController()
    const { signal } = batch
    const timer = setTimeout(() => batch.abort(), limitMs)
    this.#batch = batch
    try {
      const answered = once(this.#worker, 'message', { signal })
      for (const { context } of jobs) this.#open(context)
      // The content is copied, not transferred: it is needed again when the thread fails.
      this.#worker.postMessage(jobs)
      const [results] = await answered
      return results
    } catch (error) {
      throw signal.reason instanceof FilesError ? signal.reason : error
    } finally {
      clearTimeout(timer)
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
