import type { Outcome } from '../../src/push/deliver.ts'
import { toWarnings } from '../../src/report/log.ts'
import type { Message, Rule } from '../../src/text/message.ts'
import type { Run } from './serve.ts'

/** The last outcome of a page that says something about it, and its run, counted from 1. */
export interface Remark {
  outcome: Outcome
  run: number
}

/** What a reader would look for without success. */
export interface Missing {
  failed: Remark[]
  /** Hidden by their front matter, without text, or no pages at all. */
  leftOut: Remark[]
  /** Why an archived document is out of search though its file is there, by `external_ref`. */
  hidden: Map<string, string>
}

/**
 * What is known of each page after the last run. Of an unchanged page, the outcome of an earlier run still holds; a page
 * that a run does not name is no longer in the repository.
 */
function remarksAfter(runs: readonly Run[]): Remark[] {
  let remarks = new Map<string, Remark>()
  for (const [index, { report }] of runs.entries()) {
    if (report === undefined || report.documents.length === 0) continue
    const earlier = remarks
    remarks = new Map()
    for (const outcome of report.documents) {
      const said =
        outcome.kind === 'unchanged' ? earlier.get(outcome.externalRef) : { outcome, run: index + 1 }
      if (said) remarks.set(outcome.externalRef, said)
    }
  }
  return [...remarks.values()]
}

/** What is missing after the last run. */
export function missingAfter(runs: readonly Run[]): Missing {
  const all = remarksAfter(runs)
  const ofKind = (...kinds: Outcome['kind'][]) => all.filter(({ outcome }) => kinds.includes(outcome.kind))
  return {
    failed: ofKind('failed', 'unsent'),
    leftOut: ofKind('hidden', 'skipped').filter(({ outcome }) => !outcome.isGone),
    hidden: new Map(
      ofKind('archived').flatMap(({ outcome: { externalRef, reason } }) =>
        reason === undefined ? [] : [[externalRef, reason]],
      ),
    ),
  }
}

export interface Warning extends Message {
  path: string
  externalRef: string
  /** Which run gave it, counted from 1. */
  run: number
}

/** Problems of pages that are in search. */
export interface Warnings {
  /** As the action counts them: links that one setting fixes are one warning. */
  count: number
  /** Each of them, by its rule. */
  byRule: Map<Rule, Warning[]>
}

/** The warnings that are left after the last run. */
export function warningsAfter(runs: readonly Run[]): Warnings {
  const remarks = remarksAfter(runs)
  return {
    count: toWarnings(remarks.map(({ outcome }) => outcome)).length,
    byRule: Map.groupBy(remarks.flatMap(warningsOf), ({ rule }) => rule),
  }
}

function warningsOf({ outcome, run }: Remark): Warning[] {
  const { path, externalRef, messages } = outcome
  return messages.map(message => ({ ...message, path, externalRef, run }))
}
