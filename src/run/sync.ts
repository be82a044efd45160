import { InputError } from '../inputs/index.ts'
import { quoted } from '../inputs/patterns.ts'
import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  deadlineMs,
  type Exception,
  type History,
  type Journal,
  JournalError,
  othersIn,
  readHistory,
  waitForTurn,
} from '../journal/index.ts'
import { type Stop, sentence } from '../plan/index.ts'
import { shapeOf } from '../plan/mistakes.ts'
import { type Report, toEnding } from '../report/index.ts'
import {
  sanitizeForLog,
  splitHelp,
  type Topic,
  withHelp,
} from '../text/index.ts'
import type { Log, Repository } from './ports.ts'
import {
  type ReadyTarget,
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
  const reports = new ReportsByTarget(run, toMessage)
  const printed = new Set<string>()
  const byConnector = Map.groupBy(
    targets,
    ({ inputs }) => inputs.connectorId,
  ).values()
  for (const ofConnector of byConnector) {
    const unopened = ofConnector.filter(target => 'error' in target)
    for (const { inputs, error } of unopened) reports.fail(inputs, {}, error)
    const logged: LoggedTarget[] = []
    for (const target of ofConnector) {
      if ('error' in target) continue
      const log = openTargetLog(run.log, target.inputs.name, printed)
      logged.push({ target, log })
    }
    const [first] = unopened
    if (first) {
      const problem = waitsFor(first.inputs.name)
      for (const known of logged)
        reports.setFailed(known.target.inputs, known, problem)
      continue
    }
    // Always in the same order, so that two runs never wait for each other.
    logged.sort((a, b) =>
      a.target.record.target! < b.target.record.target! ? -1 : 1,
    )
    await syncConnector(logged, run, reports)
  }
  return targets.map(({ inputs }) => reports.of(inputs))
}

/** A target with its log. */
type LoggedTarget = Pick<ReadyTarget, 'target' | 'log'>

/** The reports of a run so far, by the names of targets. */
class ReportsByTarget {
  readonly #all = new Map<string | undefined, Report>()
  readonly #run: Run
  readonly toMessage: (error: unknown) => string

  constructor(run: Run, toMessage: (error: unknown) => string) {
    this.#run = run
    this.toMessage = toMessage
  }

  of({ name }: Target['inputs']): Report {
    return this.#all.get(name)!
  }

  set({ name }: Target['inputs'], report: Report): void {
    this.#all.set(name, report)
  }

  fail(
    inputs: Target['inputs'],
    known: Partial<ReadyTarget>,
    error: unknown,
  ): void {
    this.setFailed(inputs, known, this.toMessage(error))
  }

  setFailed(
    inputs: Target['inputs'],
    known: Partial<ReadyTarget>,
    problem: string,
  ): void {
    const report = reportOf(this.#run, inputs, known)
    this.set(inputs, { ...report, status: 'failed', problem })
  }

  /** Why nothing more is to be begun: the run is stopping, or the service was out of reach for one of the targets. */
  whyStopped(): Stop | undefined {
    const { stopping } = this.#run.cancellation
    if (stopping.aborted) return stopping.reason
    for (const { stop } of this.#all.values())
      if (stop && TOPICS_OF_ADDRESS.includes(stop.topic)) return stop
    return undefined
  }
}

/** The topics of trouble that all targets share, as all have the same `base-url`: a service that is away, a wrong address. */
const TOPICS_OF_ADDRESS: readonly Topic[] = [
  'service-down',
  'base-url',
  'certificate',
  'proxy',
]

/** A target must not archive what another of its connector would push. */
function waitsFor(unopened: string | undefined): string {
  const name = sanitizeForLog(unopened ?? '')
  return withHelp(
    `Nothing was pushed: it is not known what the target ${name}, which has the same connector, wants in search. Fix the error of ${name}; the next run pushes both.`,
    'targets',
  )
}

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

/** An attempt that this run has begun and has to end. */
interface Begun {
  target: Target
  journal: Journal
  attempt: Attempt
}

/**
 * Pushes to the targets of one connector, of which one may take over pages of another. All attempts are begun before
 * anything is written, so that each knows what the others may have pushed. Where an attempt cannot begin, none does
 * anything.
 */
async function syncConnector(
  targets: readonly LoggedTarget[],
  run: Run,
  reports: ReportsByTarget,
): Promise<void> {
  const stop = reports.whyStopped()
  if (stop) {
    for (const known of targets) {
      const { inputs } = known.target
      reports.set(inputs, reportOf(run, inputs, known, [], {}, stop))
    }
    return
  }
  const begun: Begun[] = []
  try {
    const ready: ReadyTarget[] = []
    for (const target of targets)
      ready.push({ ...target, ...(await begin(target, run, begun)) })
    const obstacle =
      begun.length > 0 ? await findObstacle(ready, run) : undefined
    for (const target of ready) {
      const others = ready.filter(other => other !== target)
      await syncReady(target, others, obstacle, run, reports)
    }
  } catch (error) {
    for (const known of targets) reports.fail(known.target.inputs, known, error)
  }
  await endAll(begun, run, reports)
}

/** Begins the attempt of a target and waits for its turn; a preview has no attempt. */
async function begin(
  { target, log }: LoggedTarget,
  run: Run,
  begun: Begun[],
): Promise<Pick<ReadyTarget, 'history' | 'comparedWith'>> {
  const { inputs, record } = target
  if (run.task.kind === 'preview')
    return readPreviewHistory(target, run.task.baseSha, run)
  const journal = await run.openJournal(inputs, record)
  const attempt = await journal.begin(record)
  run.memory.rememberAttempt(attempt.id)
  begun.push({ target, journal, attempt })
  const { sleep, stopping: signal } = run.cancellation
  const history = await waitForTurn(journal, record, attempt, {
    elapsed: run.clock.elapsed,
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

/** Reads what a preview is compared with. @param baseSha what a pull request would be merged into. */
async function readPreviewHistory(
  { inputs, record }: Target,
  baseSha: string | undefined,
  { openJournal, clock }: Pick<Run, 'openJournal' | 'clock'>,
): Promise<Pick<ReadyTarget, 'history' | 'comparedWith'>> {
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

/** Syncs a target and sets its report, unless there is a reason to leave search unchanged. */
async function syncReady(
  ready: ReadyTarget,
  others: readonly ReadyTarget[],
  obstacle: Obstacle | undefined,
  run: Run,
  reports: ReportsByTarget,
): Promise<void> {
  const { inputs } = ready.target
  if (obstacle)
    return reports.set(inputs, { ...reportOf(run, inputs, ready), ...obstacle })
  const stop = reports.whyStopped()
  if (stop)
    return reports.set(inputs, reportOf(run, inputs, ready, [], {}, stop))
  try {
    reports.set(inputs, await syncTarget(ready, others, run))
  } catch (error) {
    reports.fail(inputs, ready, error)
  }
}

/** Records how the attempts have ended, in reverse of the order in which they began. */
async function endAll(
  begun: readonly Begun[],
  { memory }: Run,
  reports: ReportsByTarget,
): Promise<void> {
  const isChanged = begun.some(({ target }) => mayHaveChanged(target))
  const failed: Target[] = []
  for (const { target } of begun) {
    const { state } = toEnding(reports.of(target.inputs), isChanged)
    if (state !== 'succeeded') failed.push(target)
  }
  for (const { target, journal, attempt } of begun.toReversed()) {
    const { inputs, record } = target
    const report = reports.of(inputs)
    const { state, description, exceptions = [] } = toEnding(report, isChanged)
    const ended = [...exceptions]
    if (state === 'succeeded') ended.push(...leftTo(failed, report, record.sha))
    try {
      await journal.end(attempt.id, state, description, ended)
      memory.rememberEnd(attempt.id)
    } catch (error) {
      // A problem of the work comes first; an end that cannot be recorded now is left to the `post` step.
      const earlier = report.problem
      const start = earlier === undefined ? '' : `${splitHelp(earlier).text} `
      const problem =
        error instanceof JournalError
          ? withHelp(start + error.message, error.topic)
          : reports.toMessage(error)
      reports.set(inputs, { ...report, status: 'failed', problem })
    }
  }
}

/** Whether a target may have changed search. */
function mayHaveChanged({ service: { sent } }: Target): boolean {
  return sent.requests > sent.refused
}

/**
 * The documents that a target left to others whose runs failed: they may still be in search because of it, so a success of it
 * does not forget them.
 */
function leftTo(
  failed: readonly Target[],
  { leftToOthers = [] }: Report,
  since: string,
): Exception[] {
  const exceptions: Exception[] = []
  for (const { externalRef, path } of leftToOthers)
    if (failed.some(({ now }) => now.pages.has(externalRef)))
      exceptions.push({ externalRef, path, held: true, since })
  return exceptions
}

/** Why the targets of a connector must leave search unchanged, as the reports have it. */
type Obstacle = Pick<Report, 'status' | 'problem'>

/** @throws InputError when another step of this run has pushed to the connector. */
async function findObstacle(
  ready: readonly ReadyTarget[],
  { cancellation, repository, task }: Run,
): Promise<Obstacle | undefined> {
  const [ahead] = ready.flatMap(({ history }) => history.ahead)
  if (ahead !== undefined) {
    const { reason } = cancellation.stopping.reason
    const until = new Date(deadlineMs(ahead)).toISOString()
    const run = `run ${sanitizeForLog(ahead.record.runId)}`
    const problem = sentence({
      reason: `${reason}, while this run waited for ${run}, which began earlier and has not said how it ended. Nothing was pushed.`,
      hint: `Run this workflow again: after ${until} ${run} is no longer waited for.`,
      topic: 'earlier-run',
    })
    return { status: 'failed', problem }
  }
  for (const { target, history } of ready) {
    requireNoConflict(target.record, history)
    const problem = await findOvertaken(
      target.record,
      history,
      task.branch,
      repository,
    )
    if (problem !== undefined) return { status: 'overtaken', problem }
  }
  return undefined
}

/** @throws InputError when this step would archive the pages of another step of this run, with the same connector. */
function requireNoConflict(record: AttemptRecord, history: History): void {
  const other = findOtherStep(record, history)
  if (other === undefined) return
  throw new InputError(
    `Another step of this run has pushed ${quoted(other.files)} with the ref-prefix "${sanitizeForLog(other.refPrefix)}" to the connector ${sanitizeForLog(record.connectorId)}; this one has ${quoted(record.files)} with "${sanitizeForLog(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own. Nothing was pushed by this step.`,
    'two-workflows',
  )
}

/**
 * Finds what another step of this run has pushed by other inputs. It counts in each attempt of the run, until that step
 * itself runs again: then its new inputs count, as after a variable was changed.
 */
function findOtherStep(
  current: AttemptRecord,
  history: History,
): AttemptRecord | undefined {
  const { runId, runAttempt, step } = current
  const shape = (record: AttemptRecord) => JSON.stringify(shapeOf(record))
  const currentShape = shape(current)
  const isSame = (record: AttemptRecord) => shape(record) === currentShape
  /** The attempts of the run in which this step had the inputs that it has now. */
  const attemptsWithInputs = new Set<string>()
  for (const { record } of history.since)
    if (record.runId === runId && record.step === step && isSame(record))
      attemptsWithInputs.add(record.runAttempt)
  const seenSteps = new Set<string>()
  for (const { record } of attemptsIn(history)) {
    if (record.runId !== runId || seenSteps.has(record.step)) continue
    seenSteps.add(record.step)
    // A workflow that is called twice has the same steps twice, each with inputs of its own.
    const isThisStepBefore =
      record.step === step &&
      record.runAttempt !== runAttempt &&
      !attemptsWithInputs.has(record.runAttempt)
    if (!isSame(record) && !isThisStepBefore) return record
  }
  return undefined
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
  const later = [...attempts, ...othersIn(history, record)]
    .map(attempt => attempt.record)
    .find(
      ({ runId, sha }) =>
        Number(runId) > Number(record.runId) && sha !== record.sha,
    )
  // A later success of a part, as from when there were targets, must not be undone either.
  const newest = attempts.find(({ state }) => state === 'succeeded')
  // The very first sync has nothing to undo.
  if (later === undefined && newest === undefined) return undefined
  const since = later ? undefined : newest?.record.sha
  if (!(await repository.isBehind(since, branch))) return undefined
  const why = later
    ? `, and run ${sanitizeForLog(later.runId)}, which is later, has pushed ${later.sha.slice(0, 7)}`
    : `, nor newer than ${since?.slice(0, 7)}, which search has`
  return `This commit is not the newest of "${sanitizeForLog(branch)}"${why}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`
}
