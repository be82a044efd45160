import { InputError } from '../inputs/index.ts'
import { quoted } from '../inputs/patterns.ts'
import {
  type Attempt,
  type AttemptEnd,
  type AttemptRecord,
  attemptsIn,
  deadlineMs,
  type Exception,
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
  type RunFacts,
  toReport,
} from '../report/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { splitHelp, type Topic, withHelp } from '../text/message.ts'
import type { Log, Repository } from './ports.ts'
import { type Result, sync, type Turn, type TurnLog } from './sync.ts'
import type { Run, Target, UnopenedTarget } from './target.ts'

/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others. Resolves to a report for each, in the order in which they are given.
 *
 * @param toMessage what the user reads of an error.
 */
export async function runTargets(
  targets: readonly (Target | UnopenedTarget)[],
  run: Run,
  toMessage: (error: unknown) => string,
): Promise<Report[]> {
  const reports: Report[] = []
  const printed = new Set<string>()
  /** Why the service was out of reach for a target. */
  let unreachable: Stop | undefined
  for (const target of targets) {
    const turn: Partial<Turn> = {}
    let result: Result
    try {
      if ('error' in target) throw target.error
      turn.target = target
      turn.log = openTurnLog(run.log, target.inputs.name, printed)
      result = await takeTurn(
        { target, log: turn.log },
        turn,
        unreachable,
        run,
        toMessage,
      )
    } catch (error) {
      result = failure(toMessage(error))
    }
    const { end, facts, ask } = result
    facts.questions = await ask?.()
    reports.push(reportOf(run, target.inputs, turn, result))
    if (end.kind === 'stopped' && TOPICS_OF_ADDRESS.includes(end.stop.topic))
      unreachable = end.stop
  }
  return reports
}

/**
 * Makes the report of a target.
 *
 * @param known what is known of it; nothing where it could not be opened.
 */
function reportOf(
  { context, task, repository }: Pick<Run, 'context' | 'task' | 'repository'>,
  { connectorId, name }: Target['inputs'],
  known: Partial<Turn>,
  { end, documents, facts: more }: Result,
): Report {
  const { target, log, history, comparedWith } = known
  const synced = comparedWith === 'base' ? undefined : history?.synced
  const facts: RunFacts = {
    repository: context.repository,
    repositoryUrl: `${context.serverUrl}/${context.repository}`,
    branch: task.branch,
    sha: repository.head,
    connectorId,
    target: name,
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    baseline: synced?.record.sha ?? '',
    comparedWith,
    warnings: [...(log?.warnings ?? [])],
    ...more,
  }
  return toReport(facts, documents, target?.service.sent.requests ?? 0, end)
}

/** The topics of trouble that all targets share, as all have the same `base-url`: a service that is away, a wrong address. */
const TOPICS_OF_ADDRESS: readonly Topic[] = [
  'service-down',
  'base-url',
  'certificate',
  'proxy',
]

/** @param printed the warnings that any target has printed: no other prints them again. */
function openTurnLog(
  log: Log,
  name: string | undefined,
  printed: Set<string>,
): TurnLog {
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

/** A target with its log, before anything is known of past syncs. */
type OpenedTurn = Pick<Turn, 'target' | 'log'>
type PastSyncs = Pick<Turn, 'history' | 'comparedWith'>

/**
 * @param known is given what becomes known of the turn, for the report of one that an error ends.
 * @param unreachable why the service was out of reach for an earlier target.
 */
async function takeTurn(
  opened: OpenedTurn,
  known: Partial<Turn>,
  unreachable: Stop | undefined,
  run: Run,
  toMessage: (error: unknown) => string,
): Promise<Result> {
  const { target } = opened
  const { stopping } = run.cancellation
  const stop: Stop | undefined = stopping.aborted
    ? stopping.reason
    : unreachable
  if (stop) return ended({ kind: 'stopped', stop })
  const syncAfter = async (past: PastSyncs): Promise<Result> => {
    Object.assign(known, past)
    const turn: Turn = { ...opened, ...past }
    const obstacle = await findObstacle(turn, run)
    return obstacle ? ended(obstacle) : sync(turn, run)
  }
  if (run.task.kind === 'preview')
    return syncAfter(await readPreviewHistory(target, run.task.baseSha, run))
  const journal = await run.openJournal(target.inputs, target.record)
  const attempt = await journal.begin(target.record)
  run.memory.rememberAttempt(attempt.id)
  const result = await waitInLine(journal, attempt, opened, run)
    .then(syncAfter)
    .catch(error => failure(toMessage(error)))
  const problem = await endAttempt(journal, attempt, target, result, toMessage)
  if (problem !== undefined)
    return { ...result, end: { kind: 'error', problem } }
  run.memory.rememberEnd(attempt.id)
  return result
}

/** A result without documents. */
function ended(end: RunEnd): Result {
  return { end, documents: [], facts: {} }
}

function failure(problem: string): Result {
  return ended({ kind: 'error', problem })
}

/** Waits until no run that began earlier can be writing to the connector. */
async function waitInLine(
  journal: Journal,
  attempt: Attempt,
  { target, log }: OpenedTurn,
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
  attempt: Attempt,
  { service: { sent } }: Target,
  { end, documents }: Result,
  toMessage: (error: unknown) => string,
): Promise<string | undefined> {
  const description = numbers(count(documents, sent.requests))
  const mayHaveWritten = sent.requests > sent.refused
  const { state, exceptions } = toEnding(end, mayHaveWritten)
  try {
    if (exceptions.length > 0)
      await journal.endExcept(attempt, description, exceptions)
    else await journal.end(attempt.id, state, description)
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

/**
 * The run as the journal is to remember it: later runs start from one that delivered everything but its exceptions.
 *
 * @param mayHaveWritten whether search may have changed.
 */
export function toEnding(
  end: RunEnd,
  mayHaveWritten: boolean,
): { state: AttemptEnd; exceptions: readonly Exception[] } {
  if (end.kind === 'delivered')
    return { state: 'succeeded', exceptions: end.exceptions }
  return { state: mayHaveWritten ? 'failed' : 'void', exceptions: [] }
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
    isCut: false,
  }
  return { history, comparedWith: 'base' }
}

function comparisonOf(history: History): Turn['comparedWith'] {
  return attemptsIn(history).length > 0 ? 'record' : 'nothing'
}

/**
 * Finds out why a target must leave search unchanged.
 *
 * @throws InputError when another step of this run has pushed to the connector.
 */
async function findObstacle(
  { target: { record }, history }: Turn,
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
