import { availableParallelism } from 'node:os'
import { toOvertakenReport, toReport, toUnrecordedReport, toUnturnedReport } from './account.ts'
import { withAttempt } from './attempt.ts'
import { type Control, openControl } from './control.ts'
import { deliver } from './delivery.ts'
import { type Due, findDue } from './due.ts'
import { InputError, parseInputs, requireApiKey } from './inputs.ts'
import { bringInstructions } from './instructions.ts'
import { findConflict, findOvertaken, findTouched, historyAt, type Job, openJob } from './job.ts'
import { openJournal } from './journal/open.ts'
import { type History, JournalError } from './journal.ts'
import { wasHiddenAlike } from './known.ts'
import { Ledger } from './ledger.ts'
import { type Stop, sizeOf } from './plan.ts'
import { planDetails, planLine, progressLine, readingLine, requestLine } from './progress.ts'
import { headline, type Report, toAnnotations, toEnding, toOutputs } from './report.ts'
import { RepositoryError } from './repository/errors.ts'
import * as runner from './runner.ts'
import { nowhere, openService, type Service } from './service.ts'
import { toSummary } from './summary.ts'
import { WorkerError } from './thread.ts'
import { decide } from './trigger.ts'
import { type TurnOptions, waitForTurn } from './turn.ts'
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
  if (task.kind === 'nothing') return runner.notice(task.reason)
  if (task.kind === 'refusal') return runner.fail(task.reason)
  const timeoutMs = inputs.timeoutMinutes * 60_000
  using control = openControl(timeoutMs)
  using _ = runner.endProcessAfter(timeoutMs + 30_000)
  runner.onCancel(control.cancel)
  const job = await openJob(inputs, task, runner.surroundings(), control)
  await using _repository = job.repository
  const report =
    task.kind === 'sync' ? await withInstructions(job, await sync(job, entry)) : await preview(job, entry)
  await show(report, await findTouched(job))
}

/** The `post` step makes one call of an API. */
const POST_MS = 30_000

/** The `post` step: ends the attempt that the main step, killed or crashed, could not end. */
export async function cleanUp(): Promise<void> {
  const id = runner.unendedAttempt()
  if (id === undefined) return
  using _ = runner.endProcessAfter(POST_MS)
  const journal = await openJournal(parseInputs(runner.input), runner.surroundings())
  await journal?.end(id, 'failed', 'The run ended before it was through')
}

async function sync(job: Job, entry: URL): Promise<Report> {
  const { inputs, control, around, record } = job
  const service = openService({ ...inputs, apiKey: requireApiKey(inputs), ...around, signal: control.ending })
  const journal = await openJournal(inputs, around)
  const bring = async (history?: History) => {
    if (history?.ahead.length) return toUnturnedReport(job, history, control.stopping.reason)
    const conflict = history && findConflict(job, history)
    if (conflict !== undefined) throw new InputError(conflict)
    const why = await findOvertaken(job, history)
    return why === undefined ? carryOut(job, history, service, entry) : toOvertakenReport(job, history, why)
  }
  if (journal === undefined) return bring()
  return withAttempt(
    journal,
    record,
    runner,
    () => service.sent.requests > 0,
    async own => bring(await waitForTurn(journal, own, waiting(control))),
    toEnding,
    toUnrecordedReport,
  )
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

/** The same plan without a key, for what a pull request would change or, in a dry run, for what is due. */
async function preview(job: Job, entry: URL): Promise<Report> {
  const { task } = job
  const baseSha = task.kind === 'preview' ? task.baseSha : undefined
  if (baseSha === undefined) return carryOut(job, await readJournal(job), nowhere, entry)
  // A pull request may come from a fork, whose token shows little; its base then stands for the last sync.
  const history = await readJournal(job).catch(unlessExpected)
  return carryOut(job, history?.synced ? history : historyAt(baseSha, job), nowhere, entry)
}

function unlessExpected(error: unknown): undefined {
  if (!(error instanceof JournalError)) throw error
}

async function readJournal({ inputs, around, control }: Job): Promise<History | undefined> {
  const journal = await openJournal(inputs, around)
  return journal && waitForTurn(journal, undefined, waiting(control))
}

const waiting = ({ sleep, stopping }: Control): TurnOptions => ({
  now: Date.now,
  sleep,
  signal: stopping,
  onWait: runner.waiting,
})

const how = { random: Math.random, now: () => performance.now(), onRetry: runner.retrying }

/** Each takes some 60 MB; the service is slower than four of them. */
const MAX_THREADS = 4

/** @param history what the journal says, if there is one. */
async function carryOut(
  job: Job,
  history: History | undefined,
  service: Service,
  entry: URL,
): Promise<Report> {
  const due = await runner.stage('Find what is due', readingLine, async () => {
    const found = await findDue(job, history, runner.warn)
    runner.info(planLine(found.plan, history?.synced?.record.sha ?? ''))
    runner.debug(() => planDetails(found.plan, history))
    return found
  })
  const ledger = new Ledger(due.now, due.plan)
  const total = sizeOf(due.plan)
  const title = job.task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  const progress = (seconds: number) =>
    progressLine({ documents: ledger.settled, ...service.sent }, total, seconds)
  const stop = await runner.stage(title, progress, () => bring(job, due, service, ledger, entry))
  return toReport(job, history, ledger.outcomes(due.plan, stop), service.sent.requests, stop)
}

/** Resolves to why it stopped before the end, if it did. */
async function bring(
  { inputs, repository, settings, record, control }: Job,
  { plan, before, paths }: Due,
  service: Service,
  ledger: Ledger,
  entry: URL,
): Promise<Stop | undefined> {
  const threads = Math.min(availableParallelism(), MAX_THREADS)
  const pool = openPool(entry, threads, { paths, settings })
  const { sleep, stopping: signal } = control
  try {
    return await deliver(plan, {
      blobs: repository.blobs,
      prepare: pool.run,
      ahead: 2 * threads,
      send: batch => runner.timed(service.send(batch), reply => requestLine(batch, reply)),
      push: { ...how, signal, sleep, concurrency: inputs.concurrency },
      onOutcome: outcome => ledger.note(outcome),
      maxArchive: inputs.maxArchive,
      wasHiddenAlike: wasHiddenAlike(before, record.settings),
    })
  } catch (error) {
    return stopOnKnownError(error)
  } finally {
    await pool.close()
  }
}

/** What was pushed until then is still accounted for. */
function stopOnKnownError(error: unknown): Stop {
  if (error instanceof RepositoryError || error instanceof WorkerError)
    return { reason: error.message, hint: '' }
  throw error
}

/** @param touched what a pull request changes, where that is known. */
async function show(report: Report, touched: ReadonlySet<string> | undefined): Promise<void> {
  runner.conclude(headline(report), report.status === 'succeeded')
  // First, as GitHub shows only the first ten errors of a step.
  if (report.status === 'failed') runner.fail(report.problem ?? headline(report))
  if (report.status === 'overtaken') runner.warning(headline(report))
  runner.annotate(toAnnotations(report, touched))
  await runner.unlessItFails('The outputs', () => runner.setOutputs(toOutputs(report)))
  await runner.unlessItFails('The report file', async () =>
    runner.setOutputs({ report: await runner.writeReport(JSON.stringify(report, null, 1)) }),
  )
  await runner.unlessItFails('The job summary', () => runner.writeSummary(toSummary(report)))
}
