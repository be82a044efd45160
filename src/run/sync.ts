import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  type Ending,
  type Exception,
  type History,
  type Journal,
  JournalError,
  waitForTurn,
} from '../journal/index.ts'
import { Ledger } from '../push/outcome.ts'
import {
  type Report,
  type RunFacts,
  toEnding,
  toOvertakenReport,
  toReport,
  toUnrecordedReport,
  toUnturnedReport,
} from '../report/index.ts'
import { planDetails, planLine, readingLine, siteLine, toSites } from '../report/progress.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { findChanges } from './changes.ts'
import type { RunContext } from './context.ts'
import { deliverChanges, explainFailures, toExceptions } from './delivery.ts'
import { findOvertaken, requireDisjoint, requireNoConflict } from './obstacles.ts'
import type { Log, Ports } from './ports.ts'

/** One target of a run, and all that it reaches. */
export interface TargetRun {
  run: RunContext
  ports: Ports
}

/** A target whose turn it is, and what the journal says of it. */
interface ReadyTarget extends TargetRun {
  history: History
}

/** The result of a target: its report and what later runs are to try again, or an error. */
type Result =
  | {
      report: Report
      /** Absent when later runs must look at all of it again. */
      exceptions?: Exception[] | undefined
    }
  | { error: unknown }

/** The result of a run. */
export interface TargetsResult {
  /** Of each target, in the order in which they are given. */
  reports: Report[]
  /** Targets that the run before had and this one does not, as `connector-id/name`. */
  removed: string[]
}

/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others.
 *
 * @param toMessage what the user reads of an error.
 * @throws InputError, and whatever a run without the input `targets` meets
 */
export async function syncTargets(
  given: readonly TargetRun[],
  toMessage: (error: unknown) => string,
): Promise<TargetsResult> {
  const targets = withNamesInLog(given)
  requireDisjoint(targets.map(each => each.run))
  const results = new Map<TargetRun, Result>()
  const histories: History[] = []
  for (const group of Map.groupBy(targets, each => each.run.inputs.connectorId).values()) {
    if (results.size > 0 && isStopping(group[0]!)) {
      for (const each of group) results.set(each, { report: toUnstartedReport(each) })
      continue
    }
    // Always in the same order, so that two runs never wait for each other.
    const nameOf = ({ run }: TargetRun) => run.inputs.name ?? ''
    const sorted = group.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    const found = await syncConnector(sorted, histories)
    for (const [index, each] of sorted.entries()) results.set(each, found[index]!)
  }
  const reports = targets.map((target): Report => {
    const result = results.get(target)!
    if ('report' in result) return result.report
    if (target.run.inputs.name === undefined) throw result.error
    return { ...toReport(toFacts(target), [], 0), status: 'failed', problem: toMessage(result.error) }
  })
  const [first] = given as [TargetRun]
  const removed = findRemoved(first.run.record, histories)
  for (const each of removed) first.ports.log.warning(withHelp(explainRemoved(each), 'targets'))
  return { reports, removed }
}

/** The log of each target has its name before the lines; a warning that another has printed is left out. */
function withNamesInLog(targets: readonly TargetRun[]): TargetRun[] {
  const printed = new Set<string>()
  return targets.map(({ run, ports }) => {
    const { name } = run.inputs
    if (name === undefined) return { run, ports }
    const log: Log = {
      ...ports.log,
      stage: (title, line, work) => ports.log.stage(`${name}: ${title}`, line, work),
      warning(line) {
        if (!printed.has(line)) ports.log.warning(`${name}: ${line}`)
        printed.add(line)
      },
    }
    return { run, ports: { ...ports, log } }
  })
}

const isStopping = ({ run }: TargetRun) => run.cancellation.stopping.aborted

/**
 * Pushes to the targets of one connector, of which one may take over pages of another. All attempts are begun before
 * anything is written, so that each knows what the others may have pushed. Where an attempt cannot begin, none does
 * anything. Resolves to a result for each.
 *
 * @param histories is given what the journal says of the targets.
 */
async function syncConnector(targets: readonly TargetRun[], histories: History[]): Promise<Result[]> {
  const begun: { journal: Journal; own: Attempt }[] = []
  let results: Result[] = []
  let mayHaveWritten = false
  try {
    const ready: ReadyTarget[] = []
    for (const target of targets) {
      const { run, ports } = target
      if (run.task.kind === 'preview') {
        ready.push({ ...target, history: await readPreviewHistory(target, run.task.baseSha) })
        continue
      }
      const journal = await ports.openJournal()
      const own = await journal.begin(run.record)
      ports.memory.rememberAttempt(own.id)
      begun.push({ journal, own })
      ready.push({ ...target, history: await waitIn(journal, own, target) })
    }
    histories.push(...ready.map(each => each.history))
    const obstacle = begun.length > 0 ? await findObstacle(ready) : undefined
    mayHaveWritten = !obstacle && targets.length > 1
    for (const target of ready) {
      const others = ready.filter(other => other !== target)
      if (obstacle) results.push({ report: obstacle(toFacts(target)) })
      else if (results.length > 0 && isStopping(target)) results.push({ report: toUnstartedReport(target) })
      else results.push(await syncTarget(target, others).catch(error => ({ error })))
    }
  } catch (error) {
    results = targets.map(() => ({ error }))
  }
  for (const [index, { journal, own }] of [...begun.entries()].reverse()) {
    const { memory, service } = targets[index]!.ports
    const result = results[index]!
    const { state, description, exceptions } = toEndingOf(result, service.sent.requests)
    // Others of the connector may have left pages to this target, which must not be forgotten.
    const ownState = state === 'void' && mayHaveWritten ? 'failed' : state
    try {
      await journal.end(own.id, ownState, description, exceptions)
      memory.rememberEnd(own.id)
    } catch (error) {
      // What the work met comes first; an end that cannot be recorded now is left to the `post` step.
      if ('report' in result)
        results[index] =
          error instanceof JournalError ? { report: toUnrecordedReport(result.report, error) } : { error }
    }
  }
  return results
}

function toEndingOf(result: Result, requests: number): Ending {
  if ('report' in result) return toEnding(result.report, result.exceptions)
  return { state: requests > 0 ? 'failed' : 'void', description: 'The run ended with an error' }
}

/** Waits for the turn of an attempt, or reads the journal without waiting where there is none. */
function waitIn(journal: Journal, own: Attempt | undefined, { run, ports }: TargetRun): Promise<History> {
  const { now, elapsed, log } = ports
  const { sleep, stopping: signal } = run.cancellation
  const onWait = ({ record }: Attempt, untilMs: number) =>
    log.info(
      `Run ${sanitizeForLog(record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`,
    )
  return waitForTurn(journal, own, { now, elapsed, sleep, signal, onWait })
}

/** What the journal says where nothing is written. @param baseSha what a pull request would be merged into. */
async function readPreviewHistory(target: TargetRun, baseSha: string | undefined): Promise<History> {
  const { run, ports } = target
  const read = async () => waitIn(await ports.openJournal(), undefined, target)
  if (baseSha === undefined) return read()
  // The token of a pull request from a fork may read little; its base then stands for the last sync.
  const history = await read().catch(error => {
    if (!(error instanceof JournalError)) throw error
  })
  if (history?.synced) return history
  const record = { ...run.record, sha: baseSha }
  const synced: Attempt = { id: '', order: 0, begunAtMs: 0, state: 'succeeded', record }
  return { synced, dirty: [], ahead: [], overtaken: false }
}

/**
 * Why the targets of a connector must leave search unchanged, if they must, as what makes the report of each.
 *
 * @throws InputError
 */
async function findObstacle(all: readonly ReadyTarget[]): Promise<((facts: RunFacts) => Report) | undefined> {
  for (const { run, history } of all) {
    const [ahead] = history.ahead
    if (ahead) return facts => toUnturnedReport(facts, ahead, run.cancellation.stopping.reason)
  }
  for (const { run, history } of all) {
    requireNoConflict(run, history)
    const why = await findOvertaken(run, history)
    if (why !== undefined) return facts => toOvertakenReport(facts, why)
  }
  return undefined
}

/**
 * Pushes and archives what a target needs.
 *
 * @param others the other targets of the connector.
 */
async function syncTarget(target: ReadyTarget, others: readonly ReadyTarget[]): Promise<Result> {
  const { run, history, ports } = target
  const { now, settings } = run
  const { pool, service, log } = ports
  const sites = toSites(now.sites)
  const baseSha = history.synced?.record.sha
  // Starting a thread takes about as long as finding the changes.
  if (baseSha !== run.repository.head) pool.warmUp()
  pool.setContext({ paths: now.paths, settings, sites: now.sites })
  const changes = await log.stage('Find the changes', readingLine, async () => {
    const found = await findChanges(target, others)
    for (const line of found.warnings) log.warning(line)
    for (const site of sites) log.info(siteLine(site))
    log.info(planLine(found.plan, baseSha))
    log.debug(() => planDetails(found.plan, history))
    return found
  })
  const { plan, isFirstSync } = changes
  const ledger = new Ledger(now, plan)
  const stop = await deliverChanges(target, changes, ledger)
  const outcomes = ledger.outcomes(plan, stop)
  const before = attemptsIn(history).flatMap(each => each.exceptions ?? [])
  const failures = { before, uncertain: ledger.uncertain, sha: run.record.sha, isFirstSync }
  const facts = { ...toFacts(target), ...(sites.length > 0 && { sites }) }
  // What stopped the run is not the fault of a page.
  if (stop) return { report: toReport(facts, outcomes, service.sent.requests, stop) }
  const documents = explainFailures(outcomes, plan, before)
  return {
    report: toReport(facts, documents, service.sent.requests),
    exceptions: toExceptions(outcomes, plan, failures),
  }
}

function toFacts({ run, history }: { run: RunContext; history?: History }): RunFacts {
  const { context, inputs, task, settings, record } = run
  return {
    repository: context.repository,
    repositoryUrl: settings.repositoryUrl,
    branch: task.branch,
    sha: record.sha,
    connectorId: inputs.connectorId,
    ...(inputs.name !== undefined && { target: inputs.name }),
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    baseline: history?.synced?.record.sha ?? '',
  }
}

/** The account of a target whose turn did not come. */
function toUnstartedReport(target: { run: RunContext; history?: History }): Report {
  return toReport(toFacts(target), [], 0, target.run.cancellation.stopping.reason)
}

/** The targets that earlier runs had and this one does not. */
function findRemoved({ targets = [] }: AttemptRecord, histories: readonly History[]): string[] {
  if (targets.length === 0) return []
  const records = histories.flatMap(history => [
    ...attemptsIn(history).map(each => each.record),
    ...(history.others ?? []).slice(0, 1),
  ])
  const before = new Set(records.flatMap(each => each.targets ?? []))
  return [...before].filter(each => !targets.includes(each)).sort()
}

function explainRemoved(target: string): string {
  const [connectorId = '', name = ''] = target.split('/').map(each => sanitizeForLog(each))
  return `The target ${name} of the connector ${connectorId} is no longer among the targets, and nothing archives its documents by itself. If they should leave search, put it back with files: [nothing/**] and max-archive: 100%, and remove it after the next run. If it has another name or connector now, its documents are pushed there, and what it pushed before stays.`
}
