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
  waitForTurn,
} from '../journal/index.ts'
import { type Stop, sentence } from '../plan/index.ts'
import { shapeOf } from '../plan/warnings.ts'
import { type Report, toEnding } from '../report/index.ts'
import {
  sanitizeForLog,
  splitHelp,
  type Topic,
  withHelp,
} from '../text/index.ts'
import type { TargetRun, UnopenedTarget } from './context.ts'
import type { Log } from './ports.ts'
import { type ReadyTarget, reportOf, syncTarget } from './target.ts'

/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others. Resolves to a report for each, in the order in which they are given.
 *
 * @param toMessage what the user reads of an error.
 */
export async function syncTargets(
  targets: readonly (TargetRun | UnopenedTarget)[],
  toMessage: (error: unknown) => string,
): Promise<Report[]> {
  const reports = new Map<string | undefined, Report>()
  /** By connector. */
  const unopened = new Map<string, UnopenedTarget>()
  const opened: TargetRun[] = []
  for (const target of targets) {
    const { name, connectorId } = target.inputs
    if ('error' in target) {
      unopened.set(connectorId, target)
      reports.set(name, failedReport(target, toMessage(target.error)))
    } else opened.push(target)
  }
  for (const [connectorId, group] of Map.groupBy(
    withOwnLogs(opened),
    each => each.inputs.connectorId,
  )) {
    const missing = unopened.get(connectorId)
    if (missing) {
      for (const target of group)
        reports.set(target.inputs.name, failedReport(target, waitsFor(missing)))
      continue
    }
    // Always in the same order, so that two runs never wait for each other.
    const sorted = group.toSorted((a, b) =>
      a.record.target! < b.record.target! ? -1 : 1,
    )
    await syncConnector(sorted, reports, toMessage)
  }
  return targets.map(({ inputs }) => reports.get(inputs.name)!)
}

/** A target must not archive what another of its connector would push. */
function waitsFor({ inputs }: UnopenedTarget): string {
  const name = sanitizeForLog(inputs.name ?? '')
  return withHelp(
    `Nothing was pushed: it is not known what the target ${name}, which has the same connector, wants in search. Fix the error of ${name}; the next run pushes both.`,
    'targets',
  )
}

function failedReport(
  target: TargetRun | UnopenedTarget,
  problem: string,
): Report {
  return { ...reportOf(target), status: 'failed', problem }
}

/**
 * The log of each target has its name before the lines, and the report has its warnings. A warning that another target has
 * printed is left out.
 */
function withOwnLogs(targets: readonly TargetRun[]): TargetRun[] {
  const printed = new Set<string>()
  return targets.map(target => {
    const { log, inputs, warned } = target
    const prefix = inputs.name === undefined ? '' : `${inputs.name}: `
    const own: Log = {
      ...log,
      stage: (title, line, work) => log.stage(prefix + title, line, work),
      warning(line) {
        if (printed.has(line)) return
        printed.add(line)
        warned.push(line)
        log.warning(prefix + line)
      },
    }
    return { ...target, log: own }
  })
}

/**
 * Pushes to the targets of one connector, of which one may take over pages of another. All attempts are begun before
 * anything is written, so that each knows what the others may have pushed. Where an attempt cannot begin, none does
 * anything.
 *
 * @param reports is given one for each, by its name.
 */
async function syncConnector(
  targets: readonly TargetRun[],
  reports: Map<string | undefined, Report>,
  toMessage: (error: unknown) => string,
): Promise<void> {
  const { stopping } = targets[0]!.cancellation
  const set = ({ inputs }: TargetRun, report: Report) =>
    reports.set(inputs.name, report)
  const whyStopped = (): Stop | undefined =>
    stopping.reason ?? whyAway(reports.values())
  const toFailed = (target: TargetRun, error: unknown) =>
    failedReport(target, toMessage(error))
  const whyNotBegun = whyStopped()
  if (whyNotBegun) {
    for (const target of targets)
      set(target, reportOf(target, [], {}, whyNotBegun))
    return
  }
  const begun: { target: TargetRun; journal: Journal; own: Attempt }[] = []
  try {
    const ready: ReadyTarget[] = []
    for (const target of targets) {
      const { task, record, inputs, memory } = target
      if (task.kind === 'preview') {
        ready.push({
          ...target,
          ...(await readPreviewHistory(target, task.baseSha)),
        })
        continue
      }
      const journal = await target.openJournal(inputs, record)
      const own = await journal.begin(record)
      memory.rememberAttempt(own.id)
      begun.push({ target, journal, own })
      const history = await waitIn(journal, own, target)
      ready.push({ ...target, history, comparedWith: comparisonOf(history) })
    }
    const obstacle = begun.length > 0 ? await findObstacle(ready) : undefined
    for (const target of ready) {
      const others = ready.filter(other => other !== target)
      const why = whyStopped()
      if (obstacle) set(target, { ...reportOf(target), ...obstacle })
      else if (why) set(target, reportOf(target, [], {}, why))
      else
        set(
          target,
          await syncTarget(target, others).catch(error =>
            toFailed(target, error),
          ),
        )
    }
  } catch (error) {
    for (const target of targets) set(target, toFailed(target, error))
  }
  const reportFor = (target: TargetRun) => reports.get(target.inputs.name)!
  const isChanged = begun.some(({ target }) => mayHaveChanged(target))
  const failed = begun.filter(
    ({ target }) =>
      toEnding(reportFor(target), isChanged).state !== 'succeeded',
  )
  for (const { target, journal, own } of begun.reverse()) {
    const report = reportFor(target)
    const { state, description, exceptions = [] } = toEnding(report, isChanged)
    const left =
      state === 'succeeded' ? leftTo(failed, report, target.record.sha) : []
    try {
      await journal.end(own.id, state, description, [...exceptions, ...left])
      target.memory.rememberEnd(own.id)
    } catch (error) {
      // What the work met comes first; an end that cannot be recorded now is left to the `post` step.
      const before =
        report.problem === undefined ? '' : `${splitHelp(report.problem).text} `
      const problem =
        error instanceof JournalError
          ? withHelp(before + error.message, error.topic)
          : toMessage(error)
      set(target, { ...report, status: 'failed', problem })
    }
  }
}

/** The topics of trouble that all targets share, as all have the same `base-url`: a service that is away, a wrong address. */
const TOPICS_OF_ADDRESS: readonly Topic[] = [
  'service-down',
  'base-url',
  'certificate',
  'proxy',
]

/** Why the service was out of reach for one of the targets so far, if it was. */
function whyAway(reports: Iterable<Report>): Stop | undefined {
  for (const { stop } of reports)
    if (stop && TOPICS_OF_ADDRESS.includes(stop.topic)) return stop
  return undefined
}

/** Whether a target may have changed search. */
function mayHaveChanged({ service: { sent } }: TargetRun): boolean {
  return sent.requests > sent.refused
}

/**
 * The documents that a target left to others whose runs failed: they may still be in search because of it, so a success of it
 * does not forget them.
 */
function leftTo(
  failed: readonly { target: TargetRun }[],
  { leftToOthers = [] }: Report,
  since: string,
): Exception[] {
  const exceptions: Exception[] = []
  for (const { externalRef, path } of leftToOthers)
    if (failed.some(({ target }) => target.now.pages.has(externalRef)))
      exceptions.push({ externalRef, path, held: true, since })
  return exceptions
}

/** Waits for the turn of an attempt, or reads the journal without waiting where there is none. */
function waitIn(
  journal: Journal,
  own: Attempt | undefined,
  { cancellation, clock, log, record }: TargetRun,
): Promise<History> {
  const { sleep, stopping: signal } = cancellation
  const onWait = ({ record }: Attempt, untilMs: number) =>
    log.info(
      `Run ${sanitizeForLog(record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`,
    )
  return waitForTurn(journal, record, own, { ...clock, sleep, signal, onWait })
}

/** Reads what a preview is compared with. @param baseSha what a pull request would be merged into. */
async function readPreviewHistory(
  target: TargetRun,
  baseSha: string | undefined,
): Promise<Pick<ReadyTarget, 'history' | 'comparedWith'>> {
  const { inputs, record } = target
  try {
    const history = await waitIn(
      await target.openJournal(inputs, record),
      undefined,
      target,
    )
    return { history, comparedWith: comparisonOf(history) }
  } catch (error) {
    // The token of a pull request from a fork may read little; its base then stands for the last sync.
    if (!(error instanceof JournalError) || baseSha === undefined) throw error
  }
  const atBase = { ...record, sha: baseSha }
  const synced: Attempt = {
    id: '',
    order: 0,
    begunAtMs: 0,
    state: 'succeeded',
    record: atBase,
  }
  const history: History = {
    synced,
    dirty: [],
    ahead: [],
    since: [],
    earlier: [],
    isCut: false,
  }
  return { history, comparedWith: 'base' }
}

function comparisonOf(history: History): ReadyTarget['comparedWith'] {
  return attemptsIn(history).length > 0 ? 'record' : 'nothing'
}

/**
 * Why the targets of a connector must leave search unchanged, if they must, as the reports have it.
 *
 * @throws InputError
 */
async function findObstacle(
  all: readonly ReadyTarget[],
): Promise<Pick<Report, 'status' | 'problem'> | undefined> {
  const [ahead] = all.flatMap(({ history }) => history.ahead)
  if (ahead !== undefined) {
    const { reason } = all[0]!.cancellation.stopping.reason
    const until = new Date(deadlineMs(ahead)).toISOString()
    const run = `run ${sanitizeForLog(ahead.record.runId)}`
    const problem = sentence({
      reason: `${reason}, while this run waited for ${run}, which began earlier and has not said how it ended. Nothing was pushed.`,
      hint: `Run this workflow again: after ${until} ${run} is no longer waited for.`,
      topic: 'earlier-run',
    })
    return { status: 'failed', problem }
  }
  for (const target of all) {
    requireNoConflict(target)
    const problem = await findOvertaken(target)
    if (problem !== undefined) return { status: 'overtaken', problem }
  }
  return undefined
}

/** @throws InputError when this step would archive the pages of another step of this run, with the same connector. */
function requireNoConflict({ record, history }: ReadyTarget): void {
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
  own: AttemptRecord,
  history: History,
): AttemptRecord | undefined {
  const shape = (record: AttemptRecord) => JSON.stringify(shapeOf(record))
  const isOfRun = ({ record }: Attempt) => record.runId === own.runId
  const begun = history.since.filter(isOfRun).map(({ record }) => record)
  const newest = new Map<string, AttemptRecord>()
  for (const { record } of attemptsIn(history).filter(isOfRun))
    if (!newest.has(record.step)) newest.set(record.step, record)

  /** Whether an attempt of the run had this step's inputs too: a workflow that is called twice has the same steps twice. */
  const hadOwn = (runAttempt: string) =>
    begun.some(
      each =>
        each.runAttempt === runAttempt &&
        each.step === own.step &&
        shape(each) === shape(own),
    )
  const isOwnStep = ({ step, runAttempt }: AttemptRecord) =>
    step === own.step && runAttempt !== own.runAttempt && !hadOwn(runAttempt)
  return [...newest.values()].find(
    each => shape(each) !== shape(own) && !isOwnStep(each),
  )
}

/**
 * Why this run must leave search unchanged, if it must: the checkout is older than what search has, as when an old
 * run is started again.
 */
async function findOvertaken({
  repository,
  task,
  record,
  history,
}: ReadyTarget): Promise<string | undefined> {
  const attempts = attemptsIn(history)
  // GitHub counts runs up. What a later one has begun, however it ended, must not be undone by an older commit; but that
  // of the branch itself may be older, as after a force push.
  const later = [...attempts, ...othersIn(history, record)]
    .map(each => each.record)
    .find(
      each =>
        Number(each.runId) > Number(record.runId) && each.sha !== record.sha,
    )
  // A later success of a part, as from when there were targets, must not be undone either.
  const newest = attempts.find(each => each.state === 'succeeded')
  // The very first sync has nothing to undo.
  if (later === undefined && newest === undefined) return undefined
  const since = later ? undefined : newest?.record.sha
  if (!(await repository.isBehind(since, task.branch))) return undefined
  const why = later
    ? `, and run ${sanitizeForLog(later.runId)}, which is later, has pushed ${later.sha.slice(0, 7)}`
    : `, nor newer than ${since?.slice(0, 7)}, which search has`
  return `This commit is not the newest of "${sanitizeForLog(task.branch)}"${why}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`
}
