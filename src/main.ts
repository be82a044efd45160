import './adapters/runner/node-version.ts'
import { availableParallelism } from 'node:os'
import { openDisk, openDocumentsFolder } from './adapters/disk.ts'
import { openRepository } from './adapters/git/index.ts'
import { openJournal } from './adapters/journal.ts'
import * as runner from './adapters/runner/index.ts'
import { nowhere, openService } from './adapters/service/index.ts'
import { updateInstructions } from './adapters/service/instructions.ts'
import { openPool } from './adapters/workers/pool.ts'
import { type Inputs, parseInputs } from './inputs/index.ts'
import { decide } from './inputs/trigger.ts'
import { type Target, targetOf } from './journal/index.ts'
import { toAnnotations } from './report/annotations.ts'
import {
  headline,
  type Instructions,
  ofTarget,
  type Report,
  type Reports,
  toJson,
  toOutputs,
  topicOf,
  toReports,
} from './report/index.ts'
import { toErrorSummary, toSummary } from './report/summary.ts'
import { openCancellation } from './run/cancellation.ts'
import { findTouched, type RunContext, readTargets, requireBranch, toRunContexts } from './run/context.ts'
import type { Pool, Ports } from './run/ports.ts'
import { syncTargets } from './run/sync.ts'
import { withHelp } from './text/index.ts'

/** The main step of the action. */
async function main(): Promise<void> {
  runner.maskSecrets()
  const event = await runner.readEvent()
  const inputs = parseInputs(runner.input, event)
  const task = decide(event, inputs)
  if (task.kind === 'refusal') return runner.fail(withHelp(task.reason, 'event'))
  const timeoutMs = inputs.timeoutMinutes * 60_000
  using cancellation = openCancellation(timeoutMs)
  using _ = runner.endProcessAfter(timeoutMs + 30_000)
  runner.onCancel(cancellation.cancel)
  const context = await runner.readContext()
  const git = { ...context, token: inputs.githubToken, signal: cancellation.stopping }
  const open = () => openRepository(context.workspace, git)
  if (task.kind === 'nothing') {
    await requireBranch(inputs.branch, open)
    return runner.notice(task.reason)
  }
  await using repository = await open()
  const keys = { secret: runner.secret, needsKey: task.kind === 'sync' }
  const all = await readTargets(inputs, repository, keys)
  await using disk = await openDisk(context.workspace, context.temporaryFolder)
  await using pool = openPool(WORKER, Math.min(availableParallelism(), MAX_THREADS))
  const journalOf = (each: Inputs, target: Target) => openJournal(each, context, target)
  const runs = await toRunContexts(all, { task, context, cancellation, repository }, disk, pool, journalOf)
  for (const line of runs.flatMap(each => each.generated.lines)) runner.info(line)
  const { documents } = inputs
  const folders = [context.workspace, context.temporaryFolder] as const
  const more = documents === '' ? {} : { writeDocument: await openDocumentsFolder(documents, ...folders) }
  const targets = runs.map(run => ({ ...run, ports: { ...openPorts(run, pool), ...more } }))
  const { reports, removed } = await syncTargets(targets, runner.toMessage)
  const [run] = runs as [RunContext]
  const instructions = task.kind === 'sync' ? await fetchInstructions(run) : undefined
  await publish(toReports(reports, removed, instructions), await findTouched(run))
}

/** The `post` step makes one call of an API for each attempt. */
const POST_MS = 30_000

/** The `post` step: ends the attempts that the main step, killed or crashed, could not end. */
async function post(): Promise<void> {
  const ids = runner.unendedAttempts()
  if (ids.length === 0) return
  runner.maskSecrets()
  using _ = runner.endProcessAfter(POST_MS)
  const [inputs, context] = [parseInputs(runner.input), await runner.readContext()]
  const branch = inputs.branch ?? ''
  const journal = await openJournal(inputs, context, targetOf(inputs, { ...context, branch }))
  const ends = ids.map(id => journal.end(id, 'failed', 'The run ended before it was complete'))
  const refused = (await Promise.allSettled(ends)).find(each => each.status === 'rejected')
  if (refused) throw refused.reason
}

/** The bundle that a worker thread starts; in two expressions, since the bundler would copy it as an asset otherwise. */
const HERE = new URL(import.meta.url)
const WORKER = new URL('worker/index.js', HERE)

/** Each takes some 60 MB; the service is slower than four of them. */
const MAX_THREADS = 4

/** A preview has no key, and sends nothing. */
function openPorts(run: RunContext, pool: Pool): Ports {
  const { inputs, task, context, cancellation, record } = run
  const signal = cancellation.ending
  return {
    openJournal: () => openJournal(inputs, context, record),
    memory: runner,
    service: task.kind === 'sync' ? openService({ ...inputs, ...context, signal }) : nowhere,
    pool,
    now: Date.now,
    elapsed: () => performance.now(),
    random: Math.random,
    log: runner,
  }
}

/** The second endpoint; its failure does not fail the push. */
async function fetchInstructions(run: RunContext): Promise<Instructions | undefined> {
  const { baseUrl, agentInstructions: path } = run.inputs
  const { stopping, ending } = run.cancellation
  if (path === undefined || stopping.aborted) return undefined
  return updateInstructions({ ...run.context, baseUrl, path, signal: ending })
}

async function publish(reports: Reports, touched: ReadonlySet<string> | undefined): Promise<void> {
  for (const report of reports.targets) announce(report)
  runner.annotate(toAnnotations(reports, touched))
  await runner.setOutputs(toOutputs(reports))
  await runner.writeReport(toJson(reports))
  await runner.writeSummary(toSummary(reports, touched))
}

function announce(report: Report): void {
  const { status, problem } = report
  // The headline is printed once: here, or below as the error or warning itself. A run that met an error has none.
  const hasEnded = status === 'failed' && problem !== undefined && report.documents.length > 0
  if (status === 'succeeded' || hasEnded) runner.conclude(headline(report), status === 'succeeded')
  // First, as GitHub shows only the first ten errors of a step.
  if (status === 'failed')
    runner.fail(problem ? ofTarget(report, problem) : withHelp(headline(report), topicOf(report)))
  if (status === 'overtaken') runner.warning(withHelp(headline(report), 'overtaken'))
}

await runner.start(runner.isPost() ? post : main, toErrorSummary)
