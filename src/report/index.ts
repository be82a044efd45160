import {
  type Attempt,
  deadlineMs,
  type Ending,
  type Exception,
  type JournalError,
  MAX_EXCEPTIONS,
} from '../journal/index.ts'
import { type Stop, sentence } from '../plan/guard.ts'
import { type Kind, kinds, type Outcome, words } from '../push/outcome.ts'
import { sanitizeForLog, splitHelp, withHelp } from '../text/index.ts'
import { pages, type SiteFact } from './progress.ts'

/** What a run was for, whatever its result. */
export interface RunFacts {
  /** `owner/name`. */
  repository: string
  repositoryUrl: string
  branch: string
  /** The commit that was pushed. */
  sha: string
  connectorId: string
  /** The name of the target; absent where the input `targets` is not set. */
  target?: string
  isPreview: boolean
  /** In a preview: what would be done if the pull request were merged, rather than by the next run. */
  ifMerged: boolean
  /** The commit of the last sync; empty when there is none. */
  baseline: string
  /** The sites that pages were read as pages of; absent where there is none. */
  sites?: SiteFact[]
}

/** The account of a run: what the JSON report holds, and what summary, annotations and outputs are made from. */
export interface Report extends RunFacts {
  version: 1
  /** `overtaken`: search is further than this commit, so nothing was pushed. */
  status: 'succeeded' | 'failed' | 'overtaken'
  counts: Counts
  /** Why the run ended before it was through, left search alone, or had requests that got no answer; absent otherwise. */
  problem?: string
  documents: Outcome[]
  /** What happened to the agent instructions; absent when none were requested. */
  agentInstructions?: Instructions
}

export type Counts = Record<Kind | 'requests', number>

/** What happened to the starter instructions for agents. */
export interface Instructions {
  path: string
  kind: 'written' | 'unchanged' | 'failed'
  /** Why they failed: a sentence. */
  reason?: string
}

/** The account of a run with several targets. */
export interface Reports
  extends Pick<Report, 'version' | 'status' | 'isPreview' | 'counts' | 'agentInstructions'> {
  /** Targets that the run before had and this one does not, as `connector-id/name`. */
  removed: string[]
  targets: Report[]
}

/** The account of several targets: the sums of their counts. */
export function toReports(targets: Report[], removed: string[]): Reports {
  const has = (status: Report['status']) => targets.some(each => each.status === status)
  const status = has('failed') ? 'failed' : has('overtaken') ? 'overtaken' : 'succeeded'
  const isPreview = targets.some(each => each.isPreview)
  return { version: 1, status, isPreview, counts: sum(targets), removed, targets }
}

function sum(reports: readonly Report[]): Counts {
  const names = [...kinds, 'requests'] as const
  const total = (name: keyof Counts) => reports.reduce((sum, { counts }) => sum + counts[name], 0)
  return Object.fromEntries(names.map(name => [name, total(name)])) as Counts
}

/** The account of a run. `stop` is why it ended before it was through. */
export function toReport(facts: RunFacts, documents: Outcome[], requests: number, stop?: Stop): Report {
  const counts = count(documents, requests)
  const status = stop !== undefined || counts.failed + counts.unsent > 0 ? 'failed' : 'succeeded'
  return { version: 1, status, ...facts, counts, documents, ...(stop && { problem: sentence(stop) }) }
}

/** The account of a run that leaves everything to another one. */
export function toOvertakenReport(facts: RunFacts, problem: string): Report {
  return { ...toReport(facts, [], 0), status: 'overtaken', problem }
}

/** The account of a run that ended while an earlier one was still ahead of it. */
export function toUnturnedReport(facts: RunFacts, ahead: Attempt, { reason }: Stop): Report {
  const until = new Date(deadlineMs(ahead)).toISOString()
  const run = `run ${sanitizeForLog(ahead.record.runId)}`
  return toReport(facts, [], 0, {
    reason: `${reason}, while this run waited for ${run}, which began earlier and has not said how it ended. Nothing was pushed.`,
    hint: `Run this workflow again: after ${until} ${run} is no longer waited for.`,
    topic: 'earlier-run',
  })
}

/** The account of a run whose end could not be recorded: the next one pushes its documents again. */
export function toUnrecordedReport(report: Report, { message, topic }: JournalError): Report {
  const before = report.problem === undefined ? '' : `${splitHelp(report.problem).text} `
  const problem = withHelp(before + message, topic)
  return { ...report, status: 'failed', problem }
}

export function count(documents: readonly Outcome[], requests: number): Counts {
  const counts = Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<Kind, number>
  for (const { kind } of documents) counts[kind]++
  return { ...counts, requests }
}

/** All pages of a run in one line: each counts once. */
export function numbers(counts: Counts): string {
  return kinds.map(kind => `${counts[kind]} ${words[kind]}`).join(', ')
}

/** What happened, without numbers. */
export function conclusion({ status, isPreview, ifMerged, problem, counts }: Report): string {
  if (status === 'overtaken' && problem !== undefined) return problem
  if (isPreview)
    return `Preview, nothing was written. ${ifMerged ? 'If merged, this' : 'A real run'} would result in`
  if (status === 'succeeded') return 'Search is up to date'
  if (problem !== undefined) return 'Search is not up to date yet'
  return `Search is up to date except for ${pages(missing(counts))}`
}

const missing = ({ failed, unsent }: Counts): number => failed + unsent

/** What to do about pages that failed in a run that had no other problem. */
export function advice({ status, isPreview, problem, counts }: Report): string {
  if (status !== 'failed' || problem !== undefined) return ''
  if (isPreview) return 'The job summary lists each page that failed with what to do.'
  const listed = 'Each page that failed is listed with what to do'
  return missing(counts) > MAX_EXCEPTIONS
    ? `${listed}. As these are more than ${MAX_EXCEPTIONS} pages, the next run pushes again what this one has pushed.`
    : `${listed}; until that is done, each run tries it again and fails.`
}

/** One line that says what happened. */
export function headline(report: Report): string {
  const line =
    report.status === 'overtaken'
      ? conclusion(report)
      : `${conclusion(report)}: ${numbers(report.counts)}. ${advice(report)}`.trimEnd()
  return ofTarget(report, line)
}

/** A line with the name of the target before it, if there is one. */
export function ofTarget({ target }: Report, line: string): string {
  return target === undefined ? line : `${target}: ${line}`
}

/**
 * The run as the journal is to remember it: later runs start from one that delivered everything but its exceptions.
 *
 * @param exceptions what was not delivered; `undefined` where all of it may have to be repeated.
 */
export function toEnding({ status, counts }: Report, exceptions?: readonly Exception[]): Ending {
  const description = numbers(counts)
  if (status === 'succeeded') return { state: 'succeeded', description, exceptions }
  if (status === 'failed' && exceptions) return { state: 'succeeded', description, exceptions }
  return { state: counts.requests > 0 ? 'failed' : 'void', description }
}

/** The run's outputs by their names in `action.yml`; no file name is among them. */
export function toOutputs({ counts, baseline, agentInstructions }: Report): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)])),
    baseline,
    'agent-instructions-changed': String(agentInstructions?.kind === 'written'),
  }
}

/** So many documents are written at once. */
const CHUNK = 1000

/** The report as JSON, some documents at a time: as one text that of 100,000 takes more memory than they do themselves. */
export function* toJson({ documents, ...rest }: Report): Generator<string> {
  yield `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "documents": [`
  for (let at = 0; at < documents.length; at += CHUNK) {
    const lines = documents.slice(at, at + CHUNK).map(each => `\n  ${JSON.stringify(each)}`)
    yield (at === 0 ? '' : ',') + lines.join(',')
  }
  yield '\n ]\n}\n'
}
