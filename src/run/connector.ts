import { type Ending, withAttempt } from '../journal/attempt.ts'
import type { Attempt, History, Journal } from '../journal/index.ts'
import { type Report, toEnding, toReport, toUnrecordedReport } from '../report/index.ts'
import type { RunContext } from './context.ts'
import type { Ports } from './ports.ts'
import { findObstacle, historyOf, type Result, readPreviewHistory, syncTarget, toFacts } from './sync.ts'

/** One target of a run, and all that it reaches. */
export interface Target {
  run: RunContext
  ports: Ports
}

/** The result of a target: its report, or an error. */
export type Settled = { report: Report } | { error: unknown }

/**
 * The targets of one connector, of which one may take over pages of another. All attempts are begun before anything is
 * written, so that each knows what the others may have pushed; always in the same order, so that two runs never wait for
 * each other.
 */
export class Connector {
  readonly #targets: readonly Target[]
  readonly #last: Target
  readonly #histories = new Map<Target, History>()
  readonly #results = new Map<Target, Result | { error: unknown }>()
  #isWorking = false

  /** @param last of the run. */
  constructor(targets: readonly Target[], last: Target) {
    this.#targets = targets
    this.#last = last
  }

  /** What the journal says of the targets. */
  get histories(): History[] {
    return [...this.#histories.values()]
  }

  async sync(): Promise<Map<Target, Settled>> {
    // Where an attempt cannot begin, none of the connector's does anything.
    const error = await this.#open(0).catch(error => ({ error }))
    return new Map(this.#targets.map(each => [each, this.#results.get(each) ?? (error as Settled)]))
  }

  /** Opens the attempts from one on, and pushes to all targets once they are open. */
  async #open(index: number): Promise<void> {
    const target = this.#targets[index]
    if (target === undefined) return this.#work()
    const { run, ports } = target
    if (run.task.kind === 'sync')
      return this.#attempt(target, await ports.openJournal(), () => this.#open(index + 1))
    this.#histories.set(target, await readPreviewHistory(run, ports))
    return this.#open(index + 1)
  }

  async #attempt(target: Target, journal: Journal, openOthers: () => Promise<void>): Promise<void> {
    const { run, ports } = target
    const attempt = {
      record: run.record,
      memory: ports.memory,
      work: async (own: Attempt) => {
        this.#histories.set(target, await historyOf(journal, own, run, ports))
        await openOthers()
        const result = this.#results.get(target)
        if (result === undefined || 'error' in result) throw result?.error
        return result
      },
      hasWritten: () => this.#mayMatter(ports),
      toEnding: ({ report, exceptions }: Result) => this.#toEnding(toEnding(report, exceptions)),
      toUnrecorded: ({ report }: Result, error: Parameters<typeof toUnrecordedReport>[1]) => ({
        report: toUnrecordedReport(report, error),
      }),
    }
    try {
      this.#results.set(target, await withAttempt<Result>(journal, attempt))
    } catch (error) {
      if (!this.#isWorking) throw error
      this.#results.set(target, { error })
    }
  }

  /** Another target may have left pages to this one, which must not be forgotten. */
  #toEnding(ending: Ending): Ending {
    return ending.state === 'void' && this.#isWorking && this.#targets.length > 1
      ? { ...ending, state: 'failed' }
      : ending
  }

  #mayMatter({ service }: Ports): boolean {
    return this.#isWorking && (this.#targets.length > 1 || service.sent.requests > 0)
  }

  async #work(): Promise<void> {
    const ready = this.#targets.map(target => ({
      ...target,
      target,
      history: this.#histories.get(target) as History,
    }))
    const isSync = ready.some(({ run }) => run.task.kind === 'sync')
    const obstacle = isSync ? await findObstacle(ready) : undefined
    if (obstacle) {
      for (const each of ready) this.#results.set(each.target, { report: obstacle(each) })
      return
    }
    this.#isWorking = true
    for (const each of ready) {
      const others = ready.filter(other => other !== each)
      const work =
        each.run.cancellation.stopping.aborted && this.#results.size > 0
          ? Promise.resolve({ report: toUnstartedReport(each) })
          : syncTarget(each, each.ports, others, each.target === this.#last)
      this.#results.set(each.target, await work.catch(error => ({ error })))
    }
  }
}

/** The account of a target whose turn did not come. */
export function toUnstartedReport({
  run,
  history,
}: {
  run: RunContext
  history?: History | undefined
}): Report {
  return toReport(toFacts(run, history), [], 0, run.cancellation.stopping.reason)
}
