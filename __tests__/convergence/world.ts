import { Readable } from 'node:stream'
import { openCancellation } from '../../src/adapters/runner/index.ts'
import { type Attempt, type Exception, type Journal, JournalError } from '../../src/journal/index.ts'
import type { Report } from '../../src/report/index.ts'
import { runTargets } from '../../src/run/index.ts'
import type { Cancellation } from '../../src/run/ports.ts'
import type { Run as ActionRun } from '../../src/run/target.ts'
import { memoryJournal } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { ancestorOf, type Commit, commitOn, contentOf, type Edit, oidOf } from './history.ts'
import { openMemoryRun } from './job.ts'
import { type Life, startLife } from './life.ts'
import { type Normaliser, openPool } from './normalisers.ts'
import { type Climate, MemoryService } from './service.ts'
import { first, type Settings } from './writing.ts'

/** What a run is to bring into search. */
export interface Subject {
  commit: Commit
  settings: Settings
  normaliser: Normaliser
  /** What an earlier step of the job has generated, by path. */
  generated: ReadonlyMap<string, string>
}

/** How it is run, and what befalls it. */
export interface RunPlan {
  everything: boolean
  maxArchive: '30%' | '100%'
  climate: Climate
  /** The steps of its life at which it is cancelled or killed. */
  cancelAt: number | undefined
  killAt: number | undefined
  /** The journal does not take how it ended. */
  isEndRefused: boolean
  /** The `post` step follows when it is killed. */
  isCleanedUp: boolean
  /** Decides when each of its calls to the journal is made; it makes them at once where this is absent. */
  order?: Order
}

/** Resolves to what a call to the journal resolves to, or to what a test has it be. */
export type Order = <T>(point: 'begin' | 'list' | 'end' | 'sleep', call: () => Promise<T>) => Promise<T>

export interface Run {
  life: Life
  /** Its time limit is up then, and it is cancelled. */
  limitMs: number
  cancel: () => void
  /** Resolves to how it ended; to nothing when it was killed, or could not use the journal. */
  over: Promise<Report | undefined>
  commit: Commit
  /**
   * Its commit is the tip of the branch, or becomes that before it ends; or no later run has written anything of another
   * commit since the last success.
   */
  mayWrite: boolean
  /** What it did not deliver although it succeeded. */
  exceptions: () => readonly Exception[]
}

/** While a dead run is waited for, time passes this much faster: there is less to compute. */
const HASTE = 12

const silence: ActionRun['log'] = {
  info: () => {},
  warning: () => {},
  stage: (_title, _line, work) => work(),
}

/** A branch, a service and a journal, through any number of runs. */
export class World {
  readonly service = new MemoryService()
  readonly journal = memoryJournal()
  readonly #runs: Run[] = []
  readonly commits = new Map<string, Commit>()
  readonly blobs = new Map<string, Uint8Array>()
  tip = commitOn(undefined, [])
  #nowMs = 0

  constructor() {
    this.push(first)
  }

  /** Puts changes on the branch, after taking so many commits off it. */
  push(edits: readonly Edit[], rewind = 0): void {
    const base = ancestorOf(this.tip, rewind)
    this.tip = edits.length > 0 ? commitOn(base, edits) : base
    this.commits.set(this.tip.sha, this.tip)
    for (const run of this.#runs) if (!run.life.isOver) run.mayWrite ||= run.commit.sha === this.tip.sha
    for (const entry of this.tip.files.values()) this.blobs.set(oidOf(entry), Buffer.from(contentOf(entry)))
  }

  /** Lets time pass, unless a run is under way: none lives longer than its time limit. */
  later(ms: number): void {
    if (this.#runs.every(each => each.life.isOver)) this.suspend(ms)
  }

  /** Lets time pass while the machines of all runs stand still, so that no time limit of theirs is up. */
  suspend(ms: number): void {
    this.#nowMs += ms
  }

  /** @param again the number of the run that is started again. */
  start(subject: Subject, plan: RunPlan, again?: number): Run {
    const stopping = new AbortController()
    const cancel = () => stopping.abort({ reason: 'the run was cancelled', hint: '' })
    const life = startLife({ ...plan, cancel })
    const runId = String(again ?? this.#runs.length + 1)
    const isLater = ({ state, record }: Attempt) =>
      (state === 'succeeded' || state === 'failed') &&
      Number(record.runId) > Number(runId) &&
      record.sha !== subject.commit.sha
    const isTip = subject.commit.sha === this.tip.sha
    const { attempts } = this.journal
    const lastSuccess = attempts.findLastIndex(({ state }) => state === 'succeeded')
    // One that has not ended may become the last success, which hides what came before it: of the same commit with
    // exceptions to push again, or of an earlier run that was started again.
    const isShared = attempts.some(
      ({ state, record }) =>
        state === 'running' && (record.sha === subject.commit.sha || Number(record.runId) <= Number(runId)),
    )
    const mayWrite = isTip || isShared || !attempts.slice(Math.max(0, lastSuccess)).some(isLater)
    const journal = this.#journalOf(life, plan)
    const opened = openMemoryRun(this, subject, plan, {
      ...{ runId, memory: journal, log: silence },
      cancellation: this.#cancellationOf(life, stopping, cancel, plan.order),
      openJournal: async () => journal,
      openService: () => this.service.connect(plan.climate, life),
      pool: openPool(subject.normaliser),
      clock: { now: () => this.#nowMs, elapsed: () => this.#nowMs },
      random: () => 0.5,
    })
    const cleanUp = () => (plan.isCleanedUp ? journal.cleanUp() : undefined)
    const over = Promise.race([
      opened.then(({ target, run }) => runTargets([target], run, String)).then(reports => reports[0], toRed),
      life.killed.then(cleanUp),
    ])
    const limitMs = this.#nowMs + inputs().timeoutMinutes * 60_000
    const { commit } = subject
    const { exceptions } = journal
    const run = { life, limitMs, cancel, over: over.finally(life.end), commit, mayWrite, exceptions }
    this.#runs.push(run)
    return run
  }

  /** Lets time pass for those that wait, up to the moment at which the time limit of one is up. */
  #pass(ms: number): void {
    const living = this.#runs.filter(each => !each.life.isOver)
    this.#nowMs = Math.min(this.#nowMs + ms, ...living.map(each => each.limitMs))
    for (const each of living) if (each.limitMs <= this.#nowMs) each.cancel()
  }

  #cancellationOf(
    life: Life,
    stopping: AbortController,
    cancel: () => void,
    order: Order | undefined,
  ): Cancellation {
    if (order) {
      const cancellation = openCancellation(inputs().timeoutMinutes * 60_000, () => this.#nowMs)
      cancellation.sleep = ms => order('sleep', async () => this.suspend(HASTE * ms))
      void life.over.then(() => cancellation[Symbol.dispose]())
      return cancellation
    }
    const earlier = [...this.#runs]
    return {
      stopping: stopping.signal,
      ending: stopping.signal,
      cancel,
      // A run that is alive is through in no time; one that is dead is waited for until its time is up.
      sleep: async ms => {
        await life.step()
        const alive = earlier.find(each => !each.life.isOver)
        if (alive) await alive.over
        else this.#pass(HASTE * ms)
      },
      [Symbol.dispose]: () => {},
    }
  }

  #journalOf(
    life: Life,
    { isEndRefused, order = (_, call) => call() }: RunPlan,
  ): Journal & ActionRun['memory'] & { cleanUp(): Promise<undefined>; exceptions(): readonly Exception[] } {
    const journal = this.journal
    let begun: string | undefined
    let unended: string | undefined
    const endBy = async (end: () => Promise<void>) => {
      await life.step()
      if (isEndRefused) throw new JournalError('not now')
      await order('end', end)
      await life.step()
    }
    return {
      async *list() {
        await life.step()
        yield* await order('list', () => Readable.from(journal.list()).toArray())
      },
      begin: async record => {
        await life.step()
        const own = await order('begin', () => journal.begin(record))
        own.begunAtMs = this.#nowMs
        begun = own.id
        await life.step()
        return own
      },
      end: (...ending) => endBy(() => journal.end(...ending)),
      endExcept: (...ending) => endBy(() => journal.endExcept(...ending)),
      exceptions: () => journal.attempts.find(({ id }) => id === begun)?.exceptions ?? [],
      rememberAttempt: id => {
        unended = id
      },
      rememberEnd: () => {
        unended = undefined
      },
      cleanUp: async () => {
        if (unended !== undefined) await journal.end(unended, 'failed', 'It was killed')
      },
    }
  }
}

function toRed(error: unknown): undefined {
  if (!(error instanceof JournalError)) throw error
}
