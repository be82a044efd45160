import type { Stop } from '../control.ts'
import type { Job } from '../job.ts'
import { type Attempt, deadlineMs, type History } from '../journal.ts'
import { count, type Outcome, type Report } from '../report.ts'
import { shown } from '../shown.ts'

/** The account of a run. `stop` is why it ended before it was through. */
export function toReport(
  job: Job,
  history: History | undefined,
  documents: Outcome[],
  requests: number,
  stop?: Stop,
): Report {
  const counts = count(documents, requests)
  const { around, inputs, task, settings, record } = job
  const report: Report = {
    version: 1,
    status: stop !== undefined || counts.failed + counts.unsent > 0 ? 'failed' : 'succeeded',
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    repository: around.repository,
    repositoryUrl: settings.repositoryUrl,
    branch: task.branch,
    sha: record.sha,
    baseline: history?.synced?.record.sha ?? '',
    connectorId: inputs.connectorId,
    counts,
    documents,
  }
  return stop ? { ...report, problem: sentence(stop) } : report
}

/** The account of a run that leaves everything to another one. */
export function toOvertakenReport(job: Job, history: History | undefined, why: string): Report {
  return { ...toReport(job, history, [], 0), status: 'overtaken', problem: why }
}

/** The account of a run that ended while an earlier one was still ahead of it. */
export function toUnturnedReport(job: Job, history: History, ahead: Attempt, { reason }: Stop): Report {
  const until = new Date(deadlineMs(ahead)).toISOString()
  return toReport(job, history, [], 0, {
    reason: `${reason}, while this run waited for run ${shown(ahead.record.runId)}, which began earlier and has not said how it ended. Nothing was pushed.`,
    hint: `Run this workflow again: after ${until} run ${shown(ahead.record.runId)} is no longer waited for.`,
  })
}

/** The account of a run whose end could not be recorded: the next one takes its documents for doubtful. */
export function toUnrecordedReport(report: Report, error: Error): Report {
  const problem = report.problem === undefined ? error.message : `${report.problem} ${error.message}`
  return { ...report, status: 'failed', problem }
}

function sentence({ reason, hint }: Stop): string {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`
  return hint === '' ? text : `${text} ${hint}`
}
