import type { Outcome } from '../../src/push/outcome.ts'
import type { Run } from './runs.ts'

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
export function remarksAfter(runs: readonly Run[]): Remark[] {
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
    leftOut: ofKind('hidden', 'skipped'),
    hidden: new Map(
      ofKind('archived').flatMap(({ outcome: { externalRef, reason } }) =>
        reason === undefined ? [] : [[externalRef, reason]],
      ),
    ),
  }
}
