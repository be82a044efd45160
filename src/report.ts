import type { Message } from './document/document.ts'
import type { Ending } from './journal/attempt.ts'
import type { Instructions } from './service/instructions.ts'

/** What may become of a page, in the one word for it that log, summary, outputs and report have. */
export const words = {
  pushed: 'pushed',
  /** It left search: its file is gone, or its author hides it now. */
  archived: 'archived',
  /** Nothing had to be done. */
  unchanged: 'unchanged',
  /** Its author, or its want of text, keeps it out of search, where it was not. */
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

/** So many documents are written at once. */
const WRITTEN = 1000

/** The report as JSON, some documents at a time: as one text that of 100,000 takes more memory than they do themselves. */
export function* toJson({ documents, ...rest }: Report): Generator<string> {
  yield '{\n'
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) yield ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`
  yield ' "documents": ['
  for (let at = 0; at < documents.length; at += WRITTEN) {
    const lines = documents.slice(at, at + WRITTEN).map(each => `\n  ${JSON.stringify(each)}`)
    yield (at === 0 ? '' : ',') + lines.join(',')
  }
  yield '\n ]\n}\n'
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

/** The run as the journal is to remember it: only a run without any failure brought search into step. */
export function toEnding({ status, counts }: Report): Ending {
  const description = numbers(counts)
  if (status === 'succeeded') return { state: 'succeeded', description }
  return { state: counts.requests > 0 ? 'failed' : 'void', description }
}
