import { availableParallelism } from 'node:os'
import { requireBranch } from './branch.ts'
import { openControl } from './control.ts'
import type { Edges } from './edges.ts'
import { parseInputs, requireApiKey } from './inputs.ts'
import { findTouched, type Job, openJob } from './job.ts'
import { openJournal } from './journal/open.ts'
import { type Touched, toAnnotations } from './report/annotations.ts'
import { toSummary } from './report/summary.ts'
import { headline, type Report, toJson, toOutputs } from './report.ts'
import * as runner from './runner.ts'
import { bringInstructions } from './service/instructions.ts'
import { nowhere, openService } from './service.ts'
import { preview, sync } from './sync.ts'
import { decide } from './trigger.ts'
import { openPool } from './workers.ts'

/**
 * The main step of the action.
 *
 * @param entry the file that a worker thread starts from.
 */
export async function run(entry: URL): Promise<void> {
  runner.maskSecrets()
  const inputs = parseInputs(runner.input)
  const task = decide(runner.event(), inputs)
  if (task.kind === 'refusal') return runner.fail(task.reason)
  const timeoutMs = inputs.timeoutMinutes * 60_000
  using control = openControl(timeoutMs)
  using _ = runner.endProcessAfter(timeoutMs + 30_000)
  runner.onCancel(control.cancel)
  const around = runner.surroundings()
  if (task.kind === 'nothing') {
    await requireBranch(inputs, around, control.ending)
    return runner.notice(task.reason)
  }
  const job = await openJob(inputs, task, around, control)
  await using _repository = job.repository
  const edges = openEdges(job, entry)
  await using _pool = edges.pool
  const report =
    task.kind === 'sync' ? await withInstructions(job, await sync(job, edges)) : await preview(job, edges)
  await show(report, await findTouched(job))
}

/** The `post` step makes one call of an API. */
const POST_MS = 30_000

/** The `post` step: ends the attempt that the main step, killed or crashed, could not end. */
export async function cleanUp(): Promise<void> {
  const id = runner.unendedAttempt()
  if (id === undefined) return
  runner.maskSecrets()
  using _ = runner.endProcessAfter(POST_MS)
  const journal = await openJournal(parseInputs(runner.input), runner.surroundings())
  await journal?.end(id, 'failed', 'The run ended before it was through')
}

/** Each takes some 60 MB; the service is slower than four of them. */
const MAX_THREADS = 4

/** What a run does to the outside. A preview has no key, and nowhere to write. */
function openEdges({ inputs, task, control, around }: Job, entry: URL): Edges {
  const open = () =>
    openService({ ...inputs, apiKey: requireApiKey(inputs), ...around, signal: control.ending })
  return {
    openJournal: () => openJournal(inputs, around),
    memory: runner,
    service: task.kind === 'sync' ? open() : nowhere,
    pool: openPool(entry, Math.min(availableParallelism(), MAX_THREADS)),
    giveBackMemory: runner.giveBackMemory,
    now: Date.now,
    elapsed: () => performance.now(),
    random: Math.random,
    tell: runner,
  }
}

/** The second endpoint, in a run that may write; its failure is no failure of the push. */
async function withInstructions(job: Job, report: Report): Promise<Report> {
  const { inputs, around, control } = job
  if (inputs.agentInstructions === undefined || control.stopping.aborted) return report
  const { baseUrl, agentInstructions: path } = inputs
  return {
    ...report,
    agentInstructions: await bringInstructions({ ...around, baseUrl, path, signal: control.ending }),
  }
}

async function show(report: Report, touched: Touched | undefined): Promise<void> {
  runner.conclude(headline(report), report.status === 'succeeded')
  // First, as GitHub shows only the first ten errors of a step.
  if (report.status === 'failed') runner.fail(report.problem ?? headline(report))
  if (report.status === 'overtaken') runner.warning(headline(report))
  runner.annotate(toAnnotations(report, touched))
  await runner.unlessItFails('The outputs', () => runner.setOutputs(toOutputs(report)))
  await runner.unlessItFails('The report file', async () =>
    runner.setOutputs({ report: await runner.writeReport(toJson(report)) }),
  )
  await runner.unlessItFails('The job summary', () => runner.writeSummary(toSummary(report)))
}
