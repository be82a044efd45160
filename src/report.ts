import type { Ending } from './attempt.ts'
import type { Message } from './document/document.ts'
import type { Instructions } from './instructions.ts'

/** What may become of a page, in the one word for it that log, summary, outputs and report have. */
export const words = {
  pushed: 'pushed',
  /** It left search: its file is gone, or its author hides it now. */
  archived: 'archived',
  /** Nothing had to be done. */
  unchanged: 'unchanged',
  /** Its author keeps it out of search, where it was not. */
  hidden: 'hidden',
  /** There is nothing to push, as of a symbolic link. */
  skipped: 'skipped',
  /** It should have got in and did not, for a reason of its own. */
  failed: 'failed',
  /** Its turn did not come: the run stopped, or another page had to get in first. */
  unsent: 'not sent',
} as const

export type Kind = keyof typeof words

export const kinds = Object.keys(words) as Kind[]

/** What became of one page. */
export interface Outcome {
  path: string
  externalRef: string
  kind: Kind
  /** The document's title, where there is one. */
  name?: string
  /** Why it was hidden, skipped, not sent or failed, or archived though its file is there: goes after the path and a colon. */
  reason?: string
  /** It was archived because its author keeps it out of search. */
  isHidden?: true
  messages: Message[]
}

export type Counts = Record<Kind | 'requests', number>

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
  const counts = Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<Kind, number>
  for (const { kind } of documents) counts[kind]++
  return { ...counts, requests }
}

/** All pages of a run in one line: each counts once. */
export function numbers(counts: Counts): string {
  return kinds.map(kind => `${counts[kind]} ${words[kind]}`).join(', ')
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
  return report.status === 'overtaken' ? verdict(report) : `${verdict(report)}: ${numbers(report.counts)}.`
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
    .filter(({ kind, isHidden }) => isHidden || (kind === 'hidden' && ifMerged))
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
  const description = numbers(counts)
  if (status === 'succeeded') return { state: 'succeeded', description }
  return { state: counts.requests > 0 ? 'failed' : 'void', description }
}
