import './adapters/runner/node-version.ts'
import { availableParallelism } from 'node:os'
import { openDisk } from './adapters/files/generated.ts'
import { openRepository } from './adapters/git/index.ts'
import { openJournal } from './adapters/journal.ts'
import * as runner from './adapters/runner/index.ts'
import { nowhere, openService } from './adapters/service/index.ts'
import { bringInstructions } from './adapters/service/instructions.ts'
import { openPool } from './adapters/workers/pool.ts'
import { type Inputs, parseInputs } from './inputs/index.ts'
import { decide } from './inputs/trigger.ts'
import { targetOf } from './journal/target.ts'
import { requireUntracked } from './journal/untracked.ts'
import { openPageReader } from './plan/pages.ts'
import type { Touched } from './plan/tree.ts'
import { toAnnotations } from './report/annotations.ts'
import { headline, type Report, toJson, toOutputs } from './report/index.ts'
import { toErrorSummary, toSummary } from './report/summary.ts'
import { openCancellation } from './run/cancellation.ts'
import { findTouched, type RunContext, toRunContext } from './run/context.ts'
import { findGenerated } from './run/generated.ts'
import { requireBranch } from './run/overtaken.ts'
import type { Ports, Repository, RunnerContext } from './run/ports.ts'
import { preview, sync } from './run/sync.ts'
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
  const open = () => openCheckout(inputs, context, cancellation.ending)
  if (task.kind === 'nothing') {
    await requireBranch(inputs.branch, open)
    return runner.notice(task.reason)
  }
  await using repository = await open()
  const generated = await findGenerated(inputs, repository, await openDisk(context.workspace))
  const { blobs } = generated
  const read = openPageReader(inputs.shard, blobs)
  const shared = { inputs, task, context, cancellation, generated, read }
  const run = await toRunContext({ ...shared, repository: { ...repository, blobs } })
  const ports = openPorts(run)
  await using _pool = ports.pool
  const report =
    task.kind === 'sync' ? await withInstructions(run, await sync(run, ports)) : await preview(run, ports)
  await publish(report, await findTouched(run))
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
  const ends = ids.map(id => journal?.end(id, 'failed', 'The run ended before it was complete'))
  const refused = (await Promise.allSettled(ends)).find(each => each.status === 'rejected')
  if (refused) throw refused.reason
}

/** @throws RepositoryError when the workspace has no checkout. */
function openCheckout(inputs: Inputs, context: RunnerContext, signal: AbortSignal): Promise<Repository> {
  const { workspace, environment, serverUrl, repository, temporaryFolder } = context
  const remote = { serverUrl, repository, token: inputs.githubToken, temporaryFolder }
  return openRepository(workspace, { environment, remote, signal })
}

/** The bundle that a worker thread starts; in two expressions, since the bundler would copy it as an asset otherwise. */
const HERE = new URL(import.meta.url)
const WORKER = new URL('worker/index.js', HERE)

/** Each takes some 60 MB; the service is slower than four of them. */
const MAX_THREADS = 4

/** A preview has no key, and sends nothing. */
function openPorts({ inputs, task, context, cancellation, repository, record }: RunContext): Ports {
  const signal = cancellation.ending
  return {
    async openJournal() {
      const { journal } = inputs
      if (journal.kind === 'file')
        requireUntracked(journal.path, context.workspace, await repository.tree(repository.head))
      return openJournal(inputs, context, record)
    },
    memory: runner,
    service: task.kind === 'sync' ? openService({ ...inputs, ...context, signal }) : nowhere,
    pool: openPool(WORKER, Math.min(availableParallelism(), MAX_THREADS)),
    now: Date.now,
    elapsed: () => performance.now(),
    random: Math.random,
    log: runner,
  }
}

/** The second endpoint; its failure does not fail the push. */
async function withInstructions(run: RunContext, report: Report): Promise<Report> {
  const { baseUrl, agentInstructions: path } = run.inputs
  const { stopping, ending } = run.cancellation
  if (path === undefined || stopping.aborted) return report
  return {
    ...report,
    agentInstructions: await bringInstructions({ ...run.context, baseUrl, path, signal: ending }),
  }
}

async function publish(report: Report, touched: Touched | undefined): Promise<void> {
  // What is an error or a warning as a whole is said once.
  if (report.status === 'succeeded' || (report.status === 'failed' && report.problem !== undefined))
    runner.conclude(headline(report), report.status === 'succeeded')
  // First, as GitHub shows only the first ten errors of a step.
  if (report.status === 'failed') runner.fail(report.problem ?? withHelp(headline(report), 'pages-failed'))
  if (report.status === 'overtaken') runner.warning(withHelp(headline(report), 'overtaken'))
  runner.annotate(toAnnotations(report, touched))
  await runner.setOutputs(toOutputs(report))
  await runner.writeReport(toJson(report))
  await runner.writeSummary(toSummary(report))
}

await runner.start(runner.isPost() ? post : main, toErrorSummary)
