import { expect, test } from '@jest/globals'
import { packBuilt, readBuilt, readBuiltHead, sharesShown } from '../../src/built/index.ts'
import { digestOf } from '../../src/journal/digests.ts'
import type { Journal } from '../../src/journal/index.ts'
import type { BuiltText } from '../../src/plan/tree.ts'
import type { Report } from '../../src/report/index.ts'
import type { Cancellation } from '../../src/run/cancellation.ts'
import { openTargets, readTargets } from '../../src/run/context.ts'
import type { Disk, Pool } from '../../src/run/ports.ts'
import { syncTargets } from '../../src/run/sync.ts'
import { memoryJournal } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { openLocalPool } from '../support/local-pool.ts'
import { byReference } from './expected.ts'
import { type Commit, commitOn, contentOf, type Edit, oidOf } from './history.ts'
import { context, openMemoryRepository } from './job.ts'
import { startLife } from './life.ts'
import { type Fault, faults, Outside } from './outside.ts'
import { fine, MemoryService } from './service.ts'

/** Every fault of the list is tried; with SINGLE_FAULTS=10 each tenth. */
const share = Number(process.env.SINGLE_FAULTS ?? 1)

/** What a commit and the steps before this one leave to a run. */
interface State {
  commit: Commit
  options: Record<string, string>
  /** The files of a built site, by path. */
  built: Record<string, string>
}

const write = (path: string, text: string): Edit => ({ kind: 'write', path, text })
const names = ['README', ...Array.from({ length: 11 }, (_, index) => `docs/${index}`)]
const first = commitOn(
  undefined,
  names.map((name, index) =>
    write(`${name}.md`, `# Page ${index}\n\nSee [the next](/docs/${(index + 1) % 11}.md).\n`),
  ),
)
const commits = {
  changed: commitOn(first, [
    write('docs/3.md', '# Other\n\nChanged.\n'),
    write('README.md', '# Read\n\nMe.\n'),
  ]),
  deleted: commitOn(first, [
    { kind: 'remove', at: 4 },
    { kind: 'remove', at: 7 },
  ]),
  renamed: commitOn(first, [{ kind: 'rename', from: 5, path: 'docs/renamed.md' }]),
}
const noSite = { options: {}, built: {} }
const targets = (second: string) => ({
  targets: `targets:
  - { name: a, connector-id: docs, max-archive: 100%, files: [docs/*.md, '!${second}'] }
  - { name: b, connector-id: docs, max-archive: 100%, files: [README.md, ${second}] }
  - { name: c, connector-id: other, ref-prefix: c/, files: ['docs/1*.md'] }
`,
})
const site = (words: string): Record<string, string> =>
  Object.fromEntries(
    names.map((name, index) => [
      `public/${name === 'README' ? 'index' : name}.html`,
      `<html><body><main><h1>Page ${index}</h1><p>See the next. ${index > 8 ? words : 'As built.'}</p></main></body></html>`,
    ]),
  )
const withSite = { 'built-site': 'public -> /' }

/** The run that meets the fault, and the run before it. */
const runs: Record<string, { before?: State; now: State }> = {
  first: { now: { commit: first, ...noSite } },
  changed: { before: { commit: first, ...noSite }, now: { commit: commits.changed, ...noSite } },
  deleted: { before: { commit: first, ...noSite }, now: { commit: commits.deleted, ...noSite } },
  renamed: { before: { commit: first, ...noSite }, now: { commit: commits.renamed, ...noSite } },
  targets: {
    before: { commit: first, built: {}, options: targets('docs/2.md') },
    now: { commit: commits.changed, built: {}, options: targets('docs/3.md') },
  },
  'first of a built site': { now: { commit: first, options: withSite, built: site('Words.') } },
  'built site': {
    before: { commit: first, options: withSite, built: site('Old words.') },
    now: { commit: commits.deleted, options: withSite, built: site('New words.') },
  },
}

test.each(Object.entries(runs))(
  'after any single fault at any call of a run (%s), one clean run leaves search as a full sync would',
  async (_, { before, now }) => {
    const trace = await traceOf(before, now)
    // The same run makes the same calls.
    expect(await traceOf(before, now)).toEqual(trace)
    const fresh = new World()
    await fresh.run(now)
    const list = trace.flatMap((_, index) => faults.map((kind): Fault => ({ at: index + 1, kind })))
    const left: string[] = []
    let tried = 0
    for (const [index, fault] of list.entries()) {
      if (index % share !== 0) continue
      tried++
      const world = new World()
      if (before) await world.run(before)
      await world.run(now, fault)
      world.nowMs += 3_600_000
      const { reports } = await world.run(now)
      const isGreen = reports.every(({ status }) => status === 'succeeded')
      const isSame = JSON.stringify(world.search()) === JSON.stringify(fresh.search())
      if (!isGreen || !isSame)
        left.push(
          `call ${fault.at} (${trace[fault.at - 1]}) ${fault.kind}: ${isGreen ? 'search differs' : reports.map(each => each.problem ?? each.status).join('; ')}`,
        )
    }
    process.stderr.write(
      `${trace.length} calls: ${tried} of ${list.length} single faults tried, ${left.length} left\n`,
    )
    expect(left).toEqual([])
  },
  600_000,
)

async function traceOf(before: State | undefined, now: State): Promise<string[]> {
  const world = new World()
  if (before) await world.run(before)
  return (await world.run(now)).calls
}

/** A branch, connectors and a journal in memory, through any number of runs. */
class World {
  nowMs = 0
  readonly #journal = memoryJournal()
  readonly #services = new Map(['docs', 'other'].map(id => [id, new MemoryService()]))
  #runs = 0

  search(): object[] {
    return [...this.#services.values()].map(({ active }) => byReference(active))
  }

  async run(
    { commit, options, built }: State,
    fault?: Fault,
  ): Promise<{ reports: Report[]; calls: string[] }> {
    const stopping = new AbortController()
    const outside = new Outside(fault, () =>
      stopping.abort({ reason: 'the time limit is up', hint: '', topic: 'time-limit' }),
    )
    const runId = String(++this.#runs)
    const cancellation: Cancellation = {
      stopping: stopping.signal,
      ending: stopping.signal,
      cancel: () => {},
      sleep: async ms => {
        this.nowMs += ms
      },
      [Symbol.dispose]: () => {},
    }
    const blobs = new Map([...commit.files.values()].map(each => [oidOf(each), Buffer.from(contentOf(each))]))
    const memory = {
      commits: new Map([first, ...Object.values(commits)].map(each => [each.sha, each])),
      blobs,
      tip: commit,
    }
    for (const { files } of memory.commits.values())
      for (const each of files.values()) blobs.set(oidOf(each), Buffer.from(contentOf(each)))
    const repository = outside.watch('git', openMemoryRepository(memory, commit))
    const kept = new Map<string, BuiltText>()
    const pool = outside.watch('threads', openBuiltPool(built, kept))
    const unended = new Set<string>()
    const life = startLife({ cancelAt: undefined, killAt: undefined, cancel: () => {} })
    const work = async () => {
      const own = inputs({ ...options, sync: 'changes' })
      const all = await readTargets(own, repository, { secret: () => 'key', needsKey: true })
      const targetRuns = await openTargets(all, {
        task: { kind: 'sync', branch: 'main', everything: false },
        context: { ...context, runId, sha: commit.sha },
        ...{ cancellation, repository, pool },
        disk: outside.watch('disk', openBuiltDisk(built, kept)),
        openJournal: async () => outside.watch('journal', this.openJournal()),
        openService: ({ connectorId }) =>
          outside.watch('service', this.#services.get(connectorId)!.connect(fine, life)),
        memory: { rememberAttempt: id => unended.add(id), rememberEnd: id => unended.delete(id) },
        clock: { now: () => this.nowMs, elapsed: () => this.nowMs },
        random: () => 0.5,
        log: { info() {}, warning() {}, stage: (_title, _line, work) => work() },
      })
      return await syncTargets(targetRuns, String)
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
      readHead: async ({ file, path }) => ({
        head: readBuiltHead(htmlOf(path), file),
        digest: digestOf(htmlOf(path)),
      }),
      compareWords: async ({ source, pages }) => sharesShown(new TextDecoder().decode(source), pages),
      readPage: async job => packBuilt(readBuilt({ ...job, html: htmlOf(job.path) }, site!)),
    }),
  }
}

function openBuiltDisk(files: Record<string, string>, kept: Map<string, BuiltText>): Disk {
  const open = async (path: string) => {
    const bytes = encode(files[path] ?? '')
    return { size: bytes.length, bytes }
  }
  return {
    open,
    list: async () => Object.keys(files).sort(),
    look: async paths =>
      paths.map(path => ({ path, size: files[path]!.length, digest: digestOf(files[path]!) })),
    read: async ({ path, digest }) => ({ oid: `+${digest}`, ...(await open(path)) }),
    keep: async (key, json) => void kept.set(key, JSON.parse(new TextDecoder().decode(json))),
    keptAt: async key => key,
    kept: async at => kept.get(at)!,
    async [Symbol.asyncDispose]() {},
  }
}
