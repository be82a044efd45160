import type { Ending } from './attempt.ts'
import type { Message } from './document/document.ts'
import type { Instructions } from './instructions.ts'

/** What became of one page. */
export interface Outcome {
  path: string
  externalRef: string
  /** `unsent`: the run stopped before its turn came; counted as failed. */
  kind: 'pushed' | 'archived' | 'unchanged' | 'skipped' | 'failed' | 'unsent'
  /** The document's title, where there is one. */
  name?: string
  /** Why it was skipped or failed, or archived though its file is there: goes after the path and a colon. */
  reason?: string
  /** Its author keeps it out of search, which is why it was archived or skipped. */
  isHidden?: true
  messages: Message[]
}

export interface Counts {
  pushed: number
  archived: number
  unchanged: number
  skipped: number
  failed: number
  requests: number
}

/** The account of a run: what the JSON report holds, and what summary, annotations and outputs are made from. */
export interface Report {
  version: 1
  /** `overtaken`: search is further than this commit, so nothing was pushed. */
  status: 'succeeded' | 'failed' | 'overtaken'
  isPreview: boolean
  /** In a preview: what would be done if the pull request were merged, rather than by the next run. */
  ifMerged: boolean
  repository: string
  repositoryUrl: string
  branch: string
  /** The commit that was pushed. */
  sha: string
  /** The commit that search mirrored before; empty when there is none. */
  baseline: string
  connectorId: string
  counts: Counts
  /** Why the run ended before it was through, left search alone, or had requests that got no answer; absent otherwise. */
  problem?: string
  documents: Outcome[]
  /** What became of the agent instructions; absent when none were asked for. */
  agentInstructions?: Instructions
}

/** A message at a file and line of the repository, as GitHub shows it beside the code. */
export interface Annotation {
  level: 'notice' | 'warning' | 'error'
  message: string
  file?: string
  line?: number
  column?: number
}

export function count(documents: readonly Outcome[], requests: number): Counts {
  const counts: Counts = { pushed: 0, archived: 0, unchanged: 0, skipped: 0, failed: 0, requests }
  for (const { kind } of documents) counts[kind === 'unsent' ? 'failed' : kind]++
  return counts
}

/** The run's outputs by their names in `action.yml`; no file name is among them. */
export function toOutputs({ counts, baseline, agentInstructions }: Report): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)])),
    baseline,
    'agent-instructions-changed': String(agentInstructions?.kind === 'written'),
  }
}

/** What happened, without numbers. */
export function verdict({ status, isPreview, ifMerged, problem }: Report): string {
  if (status === 'overtaken' && problem !== undefined) return problem
  if (isPreview)
    return `Preview, nothing was written. ${ifMerged ? 'If merged, this' : 'A real run'} would come to`
  return status === 'succeeded' ? 'Search is in step' : 'Search is not in step yet'
}

/** One line that says what happened. */
export function headline(report: Report): string {
  const { pushed, archived, unchanged, failed, skipped } = report.counts
  const numbers = `${pushed} pushed, ${archived} archived, ${unchanged} unchanged, ${skipped} skipped, ${failed} failed`
  return report.status === 'overtaken' ? verdict(report) : `${verdict(report)}: ${numbers}.`
}

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_ANNOTATIONS = 9
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_ANNOTATIONS - 1

/** @param touched what a pull request changes: pages that it does not touch are left to the summary. */
export function toAnnotations(report: Report, touched?: ReadonlySet<string>): Annotation[] {
  const { agentInstructions } = report
  const documents = report.documents.filter(({ path }) => touched?.has(path) ?? true)
  const errors = documents
    .filter(each => each.kind === 'failed')
    .map(({ path, reason }): Annotation => ({ level: 'error', file: path, message: `${path}: ${reason}` }))
  const first: Annotation[] =
    agentInstructions?.reason === undefined ? [] : [{ level: 'warning', message: agentInstructions.reason }]
  const warnings = toWarnings(documents).map(
    ({ outcome: { path: file }, message: { line, column, reason } }): Annotation => ({
      level: 'warning',
      file,
      line,
      column,
      message: reason,
    }),
  )
  return [
    ...atMost(MAX_ERRORS, errors, 'errors'),
    ...atMost(MAX_ANNOTATIONS, [...first, ...warnings], 'warnings'),
    ...atMost(MAX_ANNOTATIONS, hidden(documents, report), 'hidden pages'),
  ]
}

/** That a page leaves search, or will never come into it, should surprise nobody; what stays hidden is no news. */
function hidden(documents: readonly Outcome[], { ifMerged }: Report): Annotation[] {
  return documents
    .filter(each => each.isHidden && (each.kind === 'archived' || ifMerged))
    .map(({ path, reason }) => ({
      level: 'notice',
      file: path,
      line: 1,
      message: `This page is kept out of search: ${reason}.`,
    }))
}

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * What is shown of the messages. Where pages have links that only their website understands they have thousands, which
 * one setting mends: one message, the first, stands for all of them, so that broken links can be seen.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const all = documents.flatMap(outcome => outcome.messages.map(message => ({ outcome, message })))
  const siteLinks = all.filter(({ message }) => message.rule === 'site-link')
  const [first] = siteLinks
  if (!first || siteLinks.length === 1) return all
  const pages = new Set(siteLinks.map(({ outcome }) => outcome.path)).size
  const reason = `${siteLinks.length} links on ${pages === 1 ? 'one page' : `${pages} pages`} start with "/" and are not at the repository's root, the first of them here: they stay as written. If they are addresses on a website, name the website in the input site-urls; else mend them. The report file lists them all.`
  const others = all.filter(({ message }) => message.rule !== 'site-link')
  return [{ outcome: first.outcome, message: { ...first.message, reason } }, ...others]
}

function atMost(most: number, annotations: Annotation[], what: string): Annotation[] {
  if (annotations.length <= most + 1) return annotations
  const [first] = annotations
  const rest: Annotation = {
    level: first?.level ?? 'warning',
    message: `There are ${annotations.length} ${what} in all: see the job summary and the report file.`,
  }
  return [...annotations.slice(0, most), rest]
}

/** The run as the journal is to remember it: only a run without any failure brought search into step. */
export function toEnding({ status, counts }: Report): Ending {
  const description = `${counts.pushed} pushed, ${counts.archived} archived, ${counts.failed} failed`
  if (status === 'succeeded') return { state: 'succeeded', description }
  return { state: counts.requests > 0 ? 'failed' : 'void', description }
}
