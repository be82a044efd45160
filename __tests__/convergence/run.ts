import { toOvertakenReport, toReport, toUnrecordedReport, toUnturnedReport } from '../../src/account.ts'
import { findAffected } from '../../src/affected.ts'
import { type Memory, withAttempt } from '../../src/attempt.ts'
import { deliver } from '../../src/delivery.ts'
import { toMatcher } from '../../src/files.ts'
import { findOvertaken, type Job, readBefore } from '../../src/job.ts'
import type { History, Journal } from '../../src/journal.ts'
import { pathsOf, wasHiddenAlike } from '../../src/known.ts'
import { Ledger } from '../../src/ledger.ts'
import { alsoPush, plan, withTombstones } from '../../src/plan.ts'
import { type Report, toEnding } from '../../src/report.ts'
import type { Service } from '../../src/service.ts'
import { cut } from '../../src/snapshot.ts'
import { waitForTurn } from '../../src/turn.ts'
import type { Context, Prepared, Job as Work } from '../../src/workers.ts'

/** What a run has in place of processes, files and the network. */
export interface Edges {
  journal: Journal
  memory: Memory
  service: Service
  now: () => number
  prepare: (work: Work, context: Context) => Prepared
}

/** What src/main.ts does in a sync, in the same order; its edges are in memory. */
export async function sync(job: Job, edges: Edges): Promise<Report> {
  const { journal, service, memory } = edges
  return withAttempt(
    journal,
    job.record,
    memory,
    () => service.sent.requests > 0,
    async own => {
      const history = await waitForTurn(journal, own, waiting(job, edges))
      if (history.ahead.length) return toUnturnedReport(job, history, job.control.stopping.reason)
      const why = await findOvertaken(job, history)
      return why === undefined ? carryOut(job, history, edges) : toOvertakenReport(job, history, why)
    },
    toEnding,
    toUnrecordedReport,
  )
}

const waiting = ({ control }: Job, { now }: Edges) => ({
  now,
  sleep: control.sleep,
  signal: control.stopping,
  onWait: () => {},
})

async function carryOut(job: Job, history: History, edges: Edges): Promise<Report> {
  const { inputs, task, repository, settings, record, control } = job
  const tree = await repository.tree(repository.head)
  const paths = pathsOf(tree)
  const now = cut(tree, toMatcher(inputs.files), inputs.refPrefix)
  const before = await readBefore(job, history, now.pages, () => {})
  const byTrees = plan(now.pages, record.settings, before.known, task.everything)
  const byLinks = await findAffected(
    byTrees.unchanged,
    before.paths,
    paths,
    settings.siteUrls,
    repository.blobs,
  )
  const complete = withTombstones(alsoPush(byTrees, byLinks), now.pages, before.deleted)
  const ledger = new Ledger(now, complete)
  const { sleep, stopping: signal } = control
  const stop = await deliver(complete, {
    blobs: repository.blobs,
    prepare: async work => edges.prepare(work, { paths, settings }),
    ahead: 4,
    send: edges.service.send,
    push: {
      signal,
      sleep,
      random: () => 0,
      now: () => 0,
      onRetry: () => {},
      concurrency: inputs.concurrency,
    },
    onOutcome: outcome => ledger.note(outcome),
    maxArchive: inputs.maxArchive,
    wasHiddenAlike: wasHiddenAlike(before, record.settings),
  })
  return toReport(job, history, ledger.outcomes(complete, stop), edges.service.sent.requests, stop)
}
