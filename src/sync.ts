import type { Stop } from './control.ts'
import { deliver } from './delivery.ts'
import { type Due, findDue } from './due.ts'
import type { Edges } from './edges.ts'
import { InputError } from './inputs.ts'
import { historyAt, type Job } from './job.ts'
import { withAttempt } from './journal/attempt.ts'
import { waitForTurn } from './journal/turn.ts'
import { type History, JournalError } from './journal.ts'
import { wasHiddenAlike } from './plan/known.ts'
import { type Plan, sizeOf } from './plan.ts'
import { findConflict, findOvertaken } from './precedence.ts'
import { toOvertakenReport, toReport, toUnrecordedReport, toUnturnedReport } from './report/account.ts'
import { Ledger } from './report/ledger.ts'
import { planDetails, planLine, progressLine, readingLine, requestLine, Watch } from './report/progress.ts'
import { type Report, toEnding } from './report.ts'
import { RepositoryError } from './repository/errors.ts'
import { WorkerError } from './thread.ts'

/** Brings search into step with the checkout: the order of everything that a run does, as one recorded attempt. */
export async function sync(job: Job, edges: Edges): Promise<Report> {
  const { service, memory } = edges
  // Read meanwhile; whoever needs it hears of what is wrong with it.
  job.repository.tree(job.repository.head).catch(() => {})
  const journal = await edges.openJournal()
  const bring = async (history?: History) => {
    const ahead = history?.ahead[0]
    if (history && ahead) return toUnturnedReport(job, history, ahead, job.control.stopping.reason)
    const conflict = history && findConflict(job, history)
    if (conflict !== undefined) throw new InputError(conflict)
    warmUp(job, history, edges)
    // Often fetched from the server that is asked here as well.
    const reading = Promise.allSettled([history?.synced && job.repository.tree(history.synced.record.sha)])
    const why = await findOvertaken(job, history).finally(() => reading)
    return why === undefined ? carryOut(job, history, edges) : toOvertakenReport(job, history, why)
  }
  if (journal === undefined) return bring()
  return withAttempt(journal, {
    record: job.record,
    memory,
    work: async own => bring(await waitForTurn(journal, own, waiting(job, edges))),
    hasWritten: () => service.sent.requests > 0,
    toEnding,
    toUnrecorded: toUnrecordedReport,
  })
}

/** The same plan without a key, for what a pull request would change or, in a dry run, for what is due. */
export async function preview(job: Job, edges: Edges): Promise<Report> {
  const { task } = job
  const baseSha = task.kind === 'preview' ? task.baseSha : undefined
  const readJournal = async () => {
    const journal = await edges.openJournal()
    return journal && waitForTurn(journal, undefined, waiting(job, edges))
  }
  if (baseSha === undefined) return carryOut(job, await readJournal(), edges)
  // A pull request may come from a fork, whose token shows little; its base then stands for the last sync.
  const history = await readJournal().catch(unlessExpected)
  return carryOut(job, history?.synced ? history : historyAt(baseSha, job), edges)
}

function unlessExpected(error: unknown): undefined {
  if (!(error instanceof JournalError)) throw error
}

const waiting = ({ control }: Job, { now, tell }: Edges) => ({
  now,
  sleep: control.sleep,
  signal: control.stopping,
  onWait: tell.waiting,
})

/** Starting a thread takes about as long as finding out what is due. */
function warmUp(job: Job, history: History | undefined, { pool }: Edges): void {
  if (history?.synced?.record.sha !== job.repository.head) pool.warmUp()
}

/** @param history what the journal says, if there is one. */
async function carryOut(job: Job, history: History | undefined, edges: Edges): Promise<Report> {
  const { plan, ledger, stop } = await deliverAll(job, history, edges)
  return toReport(job, history, ledger.outcomes(plan, stop), edges.service.sent.requests, stop)
}

interface Delivered {
  plan: Plan
  ledger: Ledger
  /** Why it stopped before the end, if it did. */
  stop: Stop | undefined
}

/** When it resolves, the memory of the threads is free for the account of what they did. */
async function deliverAll(job: Job, history: History | undefined, edges: Edges): Promise<Delivered> {
  const { service, tell } = edges
  await using _pool = edges.pool
  warmUp(job, history, edges)
  const due = await tell.stage('Find what is due', readingLine, async () => {
    const found = await findDue(job, history, tell.warning)
    tell.info(planLine(found.plan, history?.synced?.record.sha ?? ''))
    tell.debug(() => planDetails(found.plan, history))
    return found
  })
  const ledger = new Ledger(due.now, due.plan)
  const total = sizeOf(due.plan)
  await edges.giveBackMemory(total)
  const title = job.task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  const watch = new Watch(edges.elapsed)
  const progress = (seconds: number) =>
    progressLine({ documents: ledger.settled, ...service.sent }, total, seconds, watch.waiting)
  const stop = await tell.stage(title, progress, () => deliverDue(job, due, ledger, watch, edges))
  return { plan: due.plan, ledger, stop }
}

/** Resolves to why it stopped before the end, if it did. */
async function deliverDue(
  { inputs, repository, settings, record, control }: Job,
  { plan, before, paths }: Due,
  ledger: Ledger,
  watch: Watch,
  { service, pool, tell, random, elapsed }: Edges,
): Promise<Stop | undefined> {
  pool.tell({ paths, settings })
  const { sleep, stopping: signal } = control
  try {
    return await deliver(plan, {
      blobs: repository.blobs,
      prepare: pool.run,
      ahead: pool.ahead,
      send: batch =>
        tell.timed(
          watch.over(() => service.send(batch)),
          reply => requestLine(batch, reply),
        ),
      push: {
        signal,
        sleep,
        random,
        now: elapsed,
        onRetry: tell.retrying,
        concurrency: inputs.concurrency,
      },
      onOutcome: outcome => ledger.note(outcome),
      maxArchive: inputs.maxArchive,
      wasHiddenAlike: wasHiddenAlike(before, record.settings),
    })
  } catch (error) {
    return stopOnKnownError(error)
  }
}

/** What was pushed until then is still accounted for. */
function stopOnKnownError(error: unknown): Stop {
  if (error instanceof RepositoryError || error instanceof WorkerError)
    return { reason: error.message, hint: '' }
  throw error
}
