import { type Attempt, type Exception, type History, type Journal, JournalError } from '../journal/index.ts'
import { waitForTurn } from '../journal/turn.ts'
import type { Stop } from '../plan/guard.ts'
import { sizeOf } from '../plan/index.ts'
import { RepositoryError } from '../plan/tree.ts'
import { deliver, type Sources } from '../push/deliver.ts'
import { type Report, type RunFacts, toOvertakenReport, toReport, toUnturnedReport } from '../report/index.ts'
import { Ledger } from '../report/ledger.ts'
import {
  planDetails,
  planLine,
  progressLine,
  readingLine,
  requestLine,
  siteLine,
  toSites,
  Watch,
} from '../report/progress.ts'
import { sanitizeForLog } from '../text/index.ts'
import { type Changes, findChanges, type Ready, readCommit } from './changes.ts'
import type { RunContext } from './context.ts'
import { exceptionsOf, explainFailures, toExceptions } from './exceptions.ts'
import { findOvertaken, requireNoConflict } from './overtaken.ts'
import { type Ports, WorkerError } from './ports.ts'
import { openDocuments } from './supplies.ts'

/** The result of a target. */
export interface Result {
  report: Report
  /** What was not delivered; absent when later runs must look at all of it again. */
  exceptions?: Exception[] | undefined
}

/** What the journal says, once it is this attempt's turn. */
export async function historyOf(
  journal: Journal,
  own: Attempt,
  run: RunContext,
  ports: Ports,
): Promise<History> {
  return waitForTurn(journal, own, turnOptions(run, ports))
}

/**
 * Why the targets of a connector must leave search as it is, as the report of each, if they must.
 *
 * @throws InputError
 */
export async function findObstacle(all: readonly Ready[]): Promise<((one: Ready) => Report) | undefined> {
  const ahead = all.flatMap(({ history }) => history.ahead)[0]
  if (ahead)
    return ({ run, history }) =>
      toUnturnedReport(toFacts(run, history), ahead, run.cancellation.stopping.reason)
  for (const { run, history } of all) {
    requireNoConflict(run, history)
    const why = await findOvertaken(run, history)
    if (why !== undefined) return one => toOvertakenReport(toFacts(one.run, one.history), why)
  }
  return undefined
}

/** What the journal says where nothing is written, for what a pull request would change or, in a dry run, for what the next run would do. */
export async function readPreviewHistory(run: RunContext, ports: Ports): Promise<History> {
  const { task } = run
  const baseSha = task.kind === 'preview' ? task.baseSha : undefined
  const readJournal = async () => {
    const journal = await ports.openJournal()
    return waitForTurn(journal, undefined, turnOptions(run, ports))
  }
  if (baseSha === undefined) return readJournal()
  // The token of a pull request from a fork may read little; its base then stands for the last sync.
  const history = await readJournal().catch(error => {
    if (!(error instanceof JournalError)) throw error
  })
  return history?.synced ? history : historyAt(baseSha, run)
}

/** The history in which search has just one commit, under today's inputs. */
function historyAt(sha: string, run: RunContext): History {
  const record = { ...run.record, sha }
  return {
    synced: { id: '', order: 0, begunAtMs: 0, state: 'succeeded', record },
    dirty: [],
    ahead: [],
    overtaken: false,
  }
}

const turnOptions = ({ cancellation }: RunContext, { now, elapsed, log }: Ports) => ({
  now,
  elapsed,
  sleep: cancellation.sleep,
  signal: cancellation.stopping,
  onWait: (ahead: Attempt, untilMs: number) =>
    log.info(
      `Run ${sanitizeForLog(ahead.record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`,
    ),
})

/**
 * Pushes and archives what a target needs.
 *
 * @param others the other targets of the connector.
 * @param isLast no other target follows that needs the threads.
 */
export async function syncTarget(
  { run, history }: Ready,
  ports: Ports,
  others: readonly Ready[],
  isLast: boolean,
): Promise<Result> {
  const { pool, service, log } = ports
  // Starting a thread takes about as long as finding the changes.
  if (history.synced?.record.sha !== run.repository.head) pool.warmUp()
  const changes = await log.stage('Find the changes', readingLine, async () => {
    const { paths, sites } = await readCommit(run)
    // Threads get ready while the changes are found.
    pool.setContext({ paths, settings: run.settings, sites })
    const found = await findChanges({ run, history }, log.warning, others)
    for (const site of toSites(found.now.sites)) log.info(siteLine(site))
    log.info(planLine(found.plan, history.synced?.record.sha))
    log.debug(() => planDetails(found.plan, history))
    return found
  })
  const ledger = new Ledger(changes.now, changes.plan)
  const stop = await deliverAll(run, changes, ledger, ports)
  // The memory of the threads is needed for the report on what they did.
  if (isLast) await pool[Symbol.asyncDispose]()
  const outcomes = ledger.outcomes(changes.plan, stop)
  const before = exceptionsOf(history)
  const { isFirstSync } = changes
  const failures = { before, uncertain: ledger.uncertain, sha: run.record.sha, isFirstSync }
  const exceptions = stop ? undefined : toExceptions(outcomes, changes.plan, failures)
  // What stopped the run is not the fault of a page.
  const documents = stop ? outcomes : explainFailures(outcomes, changes.plan, before)
  const sites = toSites(changes.now.sites)
  const facts = { ...toFacts(run, history), ...(sites.length > 0 && { sites }) }
  const report = toReport(facts, documents, service.sent.requests, stop)
  return { report, exceptions }
}

export function toFacts(
  { context, inputs, task, settings, record }: RunContext,
  history?: History,
): RunFacts {
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

/** Resolves to why it stopped before the end, if it did. */
async function deliverAll(
  run: RunContext,
  changes: Changes,
  ledger: Ledger,
  ports: Ports,
): Promise<Stop | undefined> {
  const { service, pool, log, elapsed } = ports
  const { plan, now } = changes
  const watch = new Watch(elapsed)
  const progress = (seconds: number) =>
    progressLine({ documents: ledger.settled, ...service.sent }, sizeOf(plan), seconds, watch.waiting)
  const title = run.task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  try {
    const prepare = await openDocuments(plan.upserts, now, run.repository.blobs, pool)
    const sources = toSources(run, changes, ledger, watch, ports, prepare)
    return await log.stage(title, progress, () => deliver(plan, sources))
  } catch (error) {
    // What was pushed until then is still reported.
    if (error instanceof RepositoryError)
      return run.cancellation.stopping.reason ?? { reason: error.message, hint: '', topic: error.topic }
    if (error instanceof WorkerError) return { reason: error.message, hint: '', topic: 'unexpected-error' }
    throw error
  }
}

function toSources(
  { inputs, repository, cancellation }: RunContext,
  { isFirstSync, wasHiddenAlike }: Changes,
  ledger: Ledger,
  watch: Watch,
  { service, pool, log, random, elapsed }: Ports,
  prepare: Sources['prepare'],
): Sources {
  return {
    blobs: repository.blobs,
    prepare,
    ahead: pool.ahead,
    async send(batch) {
      const startedMs = elapsed()
      const reply = await watch.over(() => service.send(batch))
      if (reply.kind === 'retry') ledger.noteUncertain(batch)
      log.debug(() => [`${requestLine(batch, reply)} in ${Math.round(elapsed() - startedMs)} ms`])
      return reply
    },
    push: {
      signal: cancellation.stopping,
      sleep: cancellation.sleep,
      random,
      now: elapsed,
      onSilence: reason => log.info(`Trying again: ${reason}.`),
      concurrency: inputs.concurrency,
    },
    onOutcome: outcome => ledger.note(outcome),
    maxArchive: inputs.maxArchive,
    isFirstSync,
    wasHiddenAlike,
  }
}
