import { type BegunAttempt, beginAttempt, type Ending } from '../journal/attempt.ts'
import { type History, JournalError } from '../journal/index.ts'
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

type Outcome = Result | { error: unknown }

/** A target whose turn it is. */
type ReadyTarget = Target & { history: History }

/**
 * Pushes to the targets of one connector, of which one may take over pages of another. All attempts are begun before
 * anything is written, so that each knows what the others may have pushed; always in the same order, so that two runs
 * never wait for each other. Where an attempt cannot begin, none does anything. Resolves to a result for each.
 *
 * @param last of the run.
 * @param histories is given what the journal says of the targets.
 */
export async function syncConnector(
  targets: readonly Target[],
  last: Target,
  histories: History[],
): Promise<Settled[]> {
  const attempts: BegunAttempt[] = []
  const ready: ReadyTarget[] = []
  let results: Outcome[]
  let mayHaveWritten = false
  try {
    for (const target of targets) ready.push({ ...target, history: await begin(target, attempts) })
    histories.push(...ready.map(each => each.history))
    const obstacle = attempts.length > 0 ? await findObstacle(ready) : undefined
    mayHaveWritten = !obstacle && targets.length > 1
    results = obstacle ? ready.map(each => ({ report: obstacle(each) })) : await pushAll(ready, last)
  } catch (error) {
    results = targets.map(() => ({ error }))
  }
  const settled: Settled[] = [...results]
  for (const [index, attempt] of [...attempts.entries()].reverse())
    settled[index] = await endAttempt(attempt, results[index]!, targets[index]!.ports, mayHaveWritten)
  return settled
}

/** Begins the attempt of a target that is to be written to, and waits for its turn; resolves to what the journal says. */
async function begin({ run, ports }: Target, attempts: BegunAttempt[]): Promise<History> {
  if (run.task.kind !== 'sync') return readPreviewHistory(run, ports)
  const journal = await ports.openJournal()
  const attempt = await beginAttempt(journal, run.record, ports.memory)
  attempts.push(attempt)
  return historyOf(journal, attempt.own, run, ports)
}

async function pushAll(ready: readonly ReadyTarget[], last: Target): Promise<Outcome[]> {
  const results: Outcome[] = []
  for (const each of ready) {
    const others = ready.filter(other => other !== each)
    const work =
      each.run.cancellation.stopping.aborted && results.length > 0
        ? Promise.resolve({ report: toUnstartedReport(each) })
        : syncTarget(each, each.ports, others, each.run === last.run)
    results.push(await work.catch(error => ({ error })))
  }
  return results
}

/**
 * Records how an attempt ended.
 *
 * @param mayHaveWritten others of its connector have: they may have left pages to this target, which must not be forgotten.
 */
async function endAttempt(
  attempt: BegunAttempt,
  result: Outcome,
  { service }: Ports,
  mayHaveWritten: boolean,
): Promise<Settled> {
  const failed: Ending = {
    state: service.sent.requests > 0 ? 'failed' : 'void',
    description: 'The run ended with an error',
  }
  const ending = 'error' in result ? failed : toEnding(result.report, result.exceptions)
  try {
    await attempt.end(ending.state === 'void' && mayHaveWritten ? { ...ending, state: 'failed' } : ending)
    return result
  } catch (error) {
    // What the work met comes first; an end that cannot be recorded now is left to the `post` step.
    if ('error' in result) return result
    return error instanceof JournalError ? { report: toUnrecordedReport(result.report, error) } : { error }
  }
}

/** The account of a target whose turn did not come. */
export function toUnstartedReport({ run, history }: { run: RunContext; history?: History }): Report {
  return toReport(toFacts(run, history), [], 0, run.cancellation.stopping.reason)
}
