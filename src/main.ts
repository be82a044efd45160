import './adapters/runner/node-version.ts'
import { availableParallelism } from 'node:os'
import { openDisk, openDocumentsFolder } from './adapters/disk.ts'
import { openRepository } from './adapters/git/index.ts'
import { openJournal } from './adapters/journal.ts'
import * as runner from './adapters/runner/index.ts'
import {
  dryRunService,
  openService,
  updateInstructions,
} from './adapters/service.ts'
import { openPool } from './adapters/workers/pool.ts'
import { decide, type Inputs, parseInputs } from './inputs/index.ts'
import { searchPartOf } from './journal/index.ts'
import {
  headline,
  type Instructions,
  ofTarget,
  type Report,
  type Reports,
  toJson,
  toOutputs,
  toReports,
} from './report/index.ts'
import { toAnnotations } from './report/log.ts'
import { toErrorSummary, toSummary } from './report/summary.ts'
import { runTargets } from './run/index.ts'
import {
  openTargets,
  type Run,
  readTargets,
  requireBranch,
  withMergeBase,
} from './run/target.ts'
import { withHelp } from './text/message.ts'

async function main(): Promise<void> {
  runner.maskSecrets()
  const event = await runner.readEvent()
  const inputs = parseInputs(runner.input, event)
  const task = decide(event, inputs)
  if (task.kind === 'refusal')
    return runner.fail(withHelp(task.reason, 'event'))
  const timeoutMs = inputs.timeoutMinutes * 60_000
  using cancellation = runner.openCancellation(timeoutMs)
  using _ = runner.endProcessAfter(timeoutMs + 30_000)
  runner.onCancel(cancellation.cancel)
  const context = await runner.readContext()
  const { workspace, temporaryFolder } = context
  const open = () =>
    openRepository(workspace, {
      ...context,
      token: inputs.githubToken,
      signal: cancellation.stopping,
    })
  if (task.kind === 'nothing') {
    if (inputs.branch !== undefined) await requireBranch(inputs.branch, open)
    return runner.notice(task.reason)
  }
  await using repository = await open()
  const isSync = task.kind === 'sync'
  const inputsOfTargets = await readTargets(inputs, repository, {
    secret: runner.secret,
    needsKey: isSync,
  })
  await using disk = await openDisk(workspace, temporaryFolder)
  await using pool = openPool(WORKER, THREADS)
  const { ending: signal } = cancellation
  const run: Run = {
    task: await withMergeBase(task, repository, context),
    context,
    cancellation,
    repository,
    disk,
    pool,
    log: runner,
    memory: runner,
    openJournal: (inputs, part) => openJournal(inputs, context, part),
    // A preview has no key, and sends nothing.
    openService: inputs =>
      isSync ? openService({ ...inputs, signal }) : dryRunService,
    writeDocument: await openDocumentsFolder(
      inputs.documents,
      workspace,
      temporaryFolder,
      runner.warning,
    ),
    clock: { now: Date.now, elapsed: () => performance.now() },
    random: Math.random,
  }
  const targets = await openTargets(inputsOfTargets, run)
  const reports = await runTargets(targets, run, runner.toMessage)
  const instructions = await fetchInstructions(inputs, run)
  await publish(toReports(reports, instructions))
}

/** Calls the second endpoint, whose failure does not fail the push. */
async function fetchInstructions(
  { baseUrl, agentInstructions: path }: Inputs,
  { task, context, cancellation }: Run,
): Promise<Instructions | undefined> {
  const { stopping, ending: signal } = cancellation
  if (path === undefined || task.kind !== 'sync' || stopping.aborted)
    return undefined
  const { workspace } = context
  return updateInstructions({ baseUrl, workspace, path, signal })
}

/** The `post` step makes one call of an API for each attempt. */
const POST_MS = 30_000

/** The `post` step: ends the attempts that the main step, killed or crashed, could not end. */
async function post(): Promise<void> {
  const ids = runner.unendedAttempts()
  if (ids.length === 0) return
  runner.maskSecrets()
  using _ = runner.endProcessAfter(POST_MS)
  const inputs = parseInputs(runner.input)
  const context = await runner.readContext()
  const part = searchPartOf(inputs, context.repository)
  const journal = await openJournal(inputs, context, part)
  const ends = ids.map(id =>
    journal.end(id, 'failed', 'The run ended before it was complete'),
  )
  const results = await Promise.allSettled(ends)
  const refused = results.find(result => result.status === 'rejected')
  if (refused) throw refused.reason
}

/** The bundle that a worker thread starts; in two expressions, since the bundler would copy it as an asset otherwise. */
const HERE = new URL(import.meta.url)
const WORKER = new URL('worker/index.js', HERE)

/** Each takes some 60 MB; the service is slower than four of them. */
const THREADS = Math.min(availableParallelism(), 4)

async function publish(reports: Reports): Promise<void> {
  for (const report of reports.targets) announce(report)
  runner.annotate(toAnnotations(reports))
  await runner.setOutputs(toOutputs(reports))
  await runner.writeReport(toJson(reports))
  await runner.writeSummary(toSummary(reports))
}

function announce(report: Report): void {
  const { status, problem } = report
  // The headline is printed once: here, or below as the error or warning itself. A run that met an error has none.
  const hasEnded =
    status === 'failed' && problem !== undefined && report.documents.length > 0
  if (status === 'succeeded' || hasEnded)
    runner.conclude(headline(report), status === 'succeeded')
  // First, as GitHub shows only the first ten errors of a step.
  if (status === 'failed')
    runner.fail(problem ? ofTarget(report, problem) : headline(report))
  if (status === 'overtaken')
    runner.warning(withHelp(headline(report), 'overtaken'))
}

await runner.runStep(runner.isPost() ? post : main, toErrorSummary)
