import { InputError } from '../inputs/index.ts'
import { quoted } from '../inputs/patterns.ts'
import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  deadlineMs,
  type History,
  type Journal,
  JournalError,
  readHistory,
  waitForTurn,
} from '../journal/index.ts'
import type { Stop } from '../plan/index.ts'
import { shapeOf } from '../plan/warnings.ts'
import {
  count,
  numbers,
  problemOf,
  type Report,
  type RunEnd,
} from '../report/index.ts'
import {
  sanitizeForLog,
  splitHelp,
  type Topic,
  withHelp,
} from '../text/index.ts'
import { toEnding } from './end.ts'
import type { Log, Repository } from './ports.ts'
import {
  type ReadyTarget,
  type Result,
  reportOf,
  syncTarget,
  type TargetLog,
} from './target.ts'
import type { Run, Target, UnopenedTarget } from './targets.ts'

/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others. Resolves to a report for each, in the order in which they are given.
 *
 * @param toMessage what the user reads of an error.
 */
export async function syncTargets(
  targets: readonly (Target | UnopenedTarget)[],
  run: Run,
  toMessage: (error: unknown) => string,
): Promise<Report[]> {
  const reports: Report[] = []
  const printed = new Set<string>()
  /** Why the service was out of reach for a target. */
  let unreachable: Stop | undefined
  for (const target of targets) {
    const log = openTargetLog(run.log, target.inputs.name, printed)
    const turn = await takeTurn(target, log, unreachable, run, toMessage)
    const { end, facts, ask } = turn.result
    facts.questions = await ask?.()
    reports.push(reportOf(run, target.inputs, turn.known, turn.result))
    if (end.kind === 'stopped' && TOPICS_OF_ADDRESS.includes(end.stop.topic))
      unreachable = end.stop
  }
  return reports
}

/** The topics of trouble that all targets share, as all have the same `base-url`: a service that is away, a wrong address. */
const TOPICS_OF_ADDRESS: readonly Topic[] = [
  'service-down',
  'base-url',
  'certificate',
  'proxy',
]

/** @param printed the warnings that any target has printed: no other prints them again. */
function openTargetLog(
  log: Log,
  name: string | undefined,
  printed: Set<string>,
): TargetLog {
  const prefix = name === undefined ? '' : `${name}: `
  const warnings: string[] = []
  return {
    warnings,
    info: line => log.info(line),
    stage: (title, line, work) => log.stage(prefix + title, line, work),
    warning(line) {
      if (printed.has(line)) return
      printed.add(line)
      warnings.push(line)
      log.warning(prefix + line)
    },
  }
}

/** How syncing a target went. */
interface Turn {
  /** The part of it that had become known. */
  known: Partial<ReadyTarget>
  result: Result
}

/** A target with its log. */
type LoggedTarget = Pick<ReadyTarget, 'target' | 'log'>
type PastSyncs = Pick<ReadyTarget, 'history' | 'comparedWith'>

/** @param unreachable why the service was out of reach for an earlier target. */
async function takeTurn(
  target: Target | UnopenedTarget,
  log: TargetLog,
  unreachable: Stop | undefined,
  run: Run,
  toMessage: (error: unknown) => string,
): Promise<Turn> {
  if ('error' in target)
    return { known: {}, result: failure(toMessage(target.error)) }
  const known: LoggedTarget = { target, log }
  const { stopping } = run.cancellation
  const stop: Stop | undefined = stopping.aborted
    ? stopping.reason
    : unreachable
  if (stop) return { known, result: ended({ kind: 'stopped', stop }) }
  if (run.task.kind === 'preview') {
    const { baseSha } = run.task
    const read = () => readPreviewHistory(target, baseSha, run)
    return syncAfter(read, known, run, toMessage)
  }
  try {
    const journal = await run.openJournal(target.inputs, target.record)
    const attempt = await journal.begin(target.record)
    run.memory.rememberAttempt(attempt.id)
    const wait = () => waitInLine(journal, attempt, known, run)
    const turn = await syncAfter(wait, known, run, toMessage)
    const { result } = turn
    const problem = await endAttempt(
      journal,
      attempt,
      target,
      result,
      toMessage,
    )
    if (problem !== undefined) {
      const end: RunEnd = { kind: 'error', problem }
      return { ...turn, result: { ...result, end } }
    }
    run.memory.rememberEnd(attempt.id)
    return turn
  } catch (error) {
    return { known, result: failure(toMessage(error)) }
  }
}

/** A result without documents. */
function ended(end: RunEnd): Result {
  return { end, documents: [], facts: {} }
}

function failure(problem: string): Result {
  return ended({ kind: 'error', problem })
}

/** Syncs a target once its past syncs are read, unless there is a reason to leave search unchanged. */
async function syncAfter(
  readPast: () => Promise<PastSyncs>,
  opened: LoggedTarget,
  run: Run,
  toMessage: (error: unknown) => string,
): Promise<Turn> {
  let known: Partial<ReadyTarget> = opened
  try {
    const ready: ReadyTarget = { ...opened, ...(await readPast()) }
    known = ready
    const obstacle = await findObstacle(ready, run)
    const result = obstacle ? ended(obstacle) : await syncTarget(ready, run)
    return { known, result }
  } catch (error) {
    return { known, result: failure(toMessage(error)) }
  }
}

/** Waits until no run that began earlier can be writing to the connector. */
async function waitInLine(
  journal: Journal,
  attempt: Attempt,
  { target, log }: LoggedTarget,
  { cancellation, clock }: Run,
): Promise<PastSyncs> {
  const { sleep, stopping: signal } = cancellation
  const history = await waitForTurn(journal, target.record, attempt, {
    elapsed: clock.elapsed,
    sleep,
    signal,
    onWait({ record }, untilMs) {
      const until = new Date(untilMs).toISOString()
      log.info(
        `Run ${sanitizeForLog(record.runId)} began earlier and is still pushing: waiting for it, until ${until} at the latest.`,
      )
    },
  })
  return { history, comparedWith: comparisonOf(history) }
}

/** Records how an attempt has ended. Resolves to the problem where that is not possible: it is then left to the `post` step. */
async function endAttempt(
  journal: Journal,
  { id }: Attempt,
  { service: { sent } }: Target,
  { end, documents }: Result,
  toMessage: (error: unknown) => string,
): Promise<string | undefined> {
  const description = numbers(count(documents, sent.requests))
  const mayHaveWritten = sent.requests > sent.refused
  const ending = toEnding(end, description, mayHaveWritten)
  try {
    await journal.end(id, ending.state, description, ending.exceptions)
    return undefined
  } catch (error) {
    // A problem of the work comes first.
    const earlier = problemOf(end)
    const start = earlier === undefined ? '' : `${splitHelp(earlier).text} `
    return error instanceof JournalError
      ? withHelp(start + error.message, error.topic)
      : toMessage(error)
  }
}

/** Reads what a preview is compared with. @param baseSha what a pull request would be merged into. */
async function readPreviewHistory(
  { inputs, record }: Target,
  baseSha: string | undefined,
  { openJournal, clock }: Pick<Run, 'openJournal' | 'clock'>,
): Promise<PastSyncs> {
  try {
    const journal = await openJournal(inputs, record)
    const history = await readHistory(journal, record, clock.now())
    return { history, comparedWith: comparisonOf(history) }
  } catch (error) {
    // The token of a pull request from a fork may read little; its base then stands for the last sync.
    if (!(error instanceof JournalError) || baseSha === undefined) throw error
  }
  const synced: Attempt = {
    id: '',
    order: 0,
    begunAtMs: 0,
    state: 'succeeded',
    record: { ...record, sha: baseSha },
  }
  const history: History = {
    synced,
    dirty: [],
    ahead: [],
    since: [],
    isCut: false,
  }
  return { history, comparedWith: 'base' }
}

function comparisonOf(history: History): ReadyTarget['comparedWith'] {
  return attemptsIn(history).length > 0 ? 'record' : 'nothing'
}

/**
 * Finds out why a target must leave search unchanged.
 *
 * @throws InputError when another step of this run has pushed to the connector.
 */
async function findObstacle(
  { target: { record }, history }: ReadyTarget,
  { cancellation, repository, task }: Run,
): Promise<RunEnd | undefined> {
  if (task.kind === 'preview') return undefined
  const [ahead] = history.ahead
  if (ahead !== undefined) {
    const { reason } = cancellation.stopping.reason
    const until = new Date(deadlineMs(ahead)).toISOString()
    const run = `run ${sanitizeForLog(ahead.record.runId)}`
    const stop: Stop = {
      reason: `${reason}, while this run waited for ${run}, which began earlier and has not said how it ended. Nothing was pushed.`,
      hint: `Run this workflow again: after ${until} ${run} is no longer waited for.`,
      topic: 'earlier-run',
    }
    return { kind: 'stopped', stop }
  }
  requireNoConflict(record, history)
  const { branch } = task
  const problem = await findOvertaken(record, history, branch, repository)
  if (problem !== undefined) return { kind: 'overtaken', problem }
  const { stopping } = cancellation
  if (stopping.aborted) return { kind: 'stopped', stop: stopping.reason }
  return undefined
}

/** @throws InputError when this step would archive the pages of another step of this run, with the same connector. */
function requireNoConflict(record: AttemptRecord, history: History): void {
  const shape = (of: AttemptRecord) => JSON.stringify(shapeOf(of))
  const other = attemptsIn(history)
    .map(attempt => attempt.record)
    .find(of => of.runId === record.runId && shape(of) !== shape(record))
  if (other === undefined) return
  throw new InputError(
    `Another step of this run has pushed ${quoted(other.files)} with the ref-prefix "${sanitizeForLog(other.refPrefix)}" to the connector ${sanitizeForLog(record.connectorId)}; this one has ${quoted(record.files)} with "${sanitizeForLog(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own; after a change of inputs, start a new run rather than this one again. Nothing was pushed by this step.`,
    'two-workflows',
  )
}

/**
 * Finds out whether this run must leave search unchanged: the checkout is older than what search has, as when an old
 * run is started again.
 */
async function findOvertaken(
  record: AttemptRecord,
  history: History,
  branch: string,
  repository: Pick<Repository, 'isBehind'>,
): Promise<string | undefined> {
  const attempts = attemptsIn(history)
  // GitHub counts runs up. What a later one has begun, however it ended, must not be undone by an older commit; but that
  // of the branch itself may be older, as after a force push.
  const later = attempts
    .map(attempt => attempt.record)
    .find(
      ({ runId, sha }) =>
        Number(runId) > Number(record.runId) && sha !== record.sha,
    )
  // The very first sync has nothing to undo.
  if (later === undefined && history.synced === undefined) return undefined
  const since = later ? undefined : history.synced?.record.sha
  if (!(await repository.isBehind(since, branch))) return undefined
  const why = later
    ? `, and run ${sanitizeForLog(later.runId)}, which is later, has pushed ${later.sha.slice(0, 7)}`
    : `, nor newer than ${since?.slice(0, 7)}, which search has`
  return `This commit is not the newest of "${sanitizeForLog(branch)}"${why}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`
}
