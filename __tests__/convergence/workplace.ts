import { packBuilt, readBuilt, readBuiltHead, sharesShown } from '../../src/built/index.ts'
import type { BuiltText } from '../../src/document/document.ts'
import type { Journal } from '../../src/journal/index.ts'
import type { Report } from '../../src/report/index.ts'
import { runTargets } from '../../src/run/index.ts'
import type { Cancellation, Pool } from '../../src/run/ports.ts'
import { openTargets, type Run, readTargets } from '../../src/run/target.ts'
import type { Disk } from '../../src/snapshot/index.ts'
import { digestOf } from '../../src/text/index.ts'
import { memoryJournal } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { openLocalPool } from '../support/local-pool.ts'
import { byReference, type Documents } from './expected.ts'
import { type Commit, contentOf, oidOf } from './history.ts'
import { context, openMemoryRepository } from './job.ts'
import { startLife } from './life.ts'
import { type Fault, Outside } from './outside.ts'
import { type Climate, fine, MemoryService } from './service.ts'

/** What a commit and the steps before this one leave to a run. */
export interface State {
  commit: Commit
  options: Record<string, string>
  /** The files of a built site, by path. */
  built?: Record<string, string>
}

/** A branch, connectors and a journal in memory, through any number of runs. */
export class Workplace {
  nowMs = 0
  readonly #journal = memoryJournal()
  readonly #services = new Map<string, MemoryService>()
  readonly #commits = new Map<string, Commit>()
  #runs = 0

  /** What is in search by a connector. */
  documents(connectorId = 'docs'): Documents {
    return this.#serviceOf(connectorId).active
  }

  #serviceOf(connectorId: string): MemoryService {
    const service = this.#services.get(connectorId) ?? new MemoryService()
    this.#services.set(connectorId, service)
    return service
  }

  search(): object[] {
    return [...this.#services.values()].map(({ active }) => byReference(active))
  }

  /** @param isAgain the last run is started again. */
  async run(
    { commit, options, built = {} }: State,
    fault?: Fault,
    climate: Climate = fine,
    isAgain = false,
  ): Promise<{ reports: Report[]; calls: string[] }> {
    const stopping = new AbortController()
    const outside = new Outside(fault, () =>
      stopping.abort({ reason: 'the time limit is up', hint: '', topic: 'time-limit' }),
    )
    if (!isAgain) this.#runs++
    const runId = String(this.#runs)
    const cancellation: Cancellation = {
      stopping: stopping.signal,
      ending: stopping.signal,
      cancel: () => {},
      sleep: async ms => {
        this.nowMs += ms
      },
      [Symbol.dispose]: () => {},
    }
    this.#commits.set(commit.sha, commit)
    const blobs = new Map<string, Uint8Array>()
    for (const { files } of this.#commits.values())
      for (const each of files.values()) blobs.set(oidOf(each), Buffer.from(contentOf(each)))
    const memory = { commits: this.#commits, blobs, tip: commit }
    const repository = outside.watch('git', openMemoryRepository(memory, commit))
    const kept = new Map<string, BuiltText>()
    const pool = outside.watch('threads', openBuiltPool(built, kept))
    const unended = new Set<string>()
    const life = startLife({ cancelAt: undefined, killAt: undefined, cancel: () => {} })
    const work = async () => {
      const own = inputs({ ...options, sync: 'changes' })
      const all = await readTargets(own, repository, { secret: () => 'key', needsKey: true })
      const run: Run = {
        task: { kind: 'sync', branch: options.branch ?? 'main', everything: false, asksSearch: true },
        context: { ...context, runId, sha: commit.sha },
        ...{ cancellation, repository, pool },
        disk: outside.watch('disk', openBuiltDisk(built, kept)),
        openJournal: async () => outside.watch('journal', this.openJournal()),
        openService: ({ connectorId }) =>
          outside.watch('service', this.#serviceOf(connectorId).connect(climate, life)),
        memory: { rememberAttempt: id => unended.add(id), rememberEnd: id => unended.delete(id) },
        clock: { now: () => this.nowMs, elapsed: () => this.nowMs },
        random: () => 0.5,
        log: { info() {}, warning() {}, stage: (_title, _line, work) => work() },
      }
      return await runTargets(await openTargets(all, run), run, String)
    }
    const reports = await Promise.race([
      work().catch(error => (fault ? [] : Promise.reject(error))),
      outside.ended.then(() => []),
    ])
    // As the `post` step does.
    if (outside.isTimedOut) for (const id of unended) await this.#journal.end(id, 'failed', 'It was ended')
    return { reports, calls: outside.calls }
  }

  openJournal(): Journal {
    return {
      ...this.#journal,
      begin: async record => {
        const own = await this.#journal.begin(record)
        own.begunAtMs = this.nowMs
        return { ...own }
      },
    }
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

function openBuiltPool(files: Record<string, string>, kept: ReadonlyMap<string, BuiltText>): Pool {
  const htmlOf = (path: string) => encode(files[path] ?? '')
  return {
    ...openLocalPool(kept),
    openBuiltSite: (_, site) => ({
      readHead: async ({ file, path }) => readBuiltHead(htmlOf(path), file),
      compareWords: async ({ source, pages }) => sharesShown(new TextDecoder().decode(source), pages),
      readPage: async job => packBuilt(readBuilt({ ...job, html: htmlOf(job.path) }, site!)),
    }),
  }
}

function openBuiltDisk(files: Record<string, string>, kept: Map<string, BuiltText>): Disk {
  return {
    list: async () => Object.keys(files).sort(),
    statFiles: async paths =>
      paths.map(path => ({ path, size: files[path]!.length, digest: digestOf(files[path]!) })),
    async read({ path }) {
      const bytes = encode(files[path] ?? '')
      return { size: bytes.length, bytes }
    },
    keep: async (key, json) => void kept.set(key, JSON.parse(new TextDecoder().decode(json))),
    keptAt: async key => key,
    kept: async at => kept.get(at)!,
    async [Symbol.asyncDispose]() {},
  }
}
