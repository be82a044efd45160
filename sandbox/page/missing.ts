import type { Outcome } from '../../src/report.ts'
import type { Run } from './runs.ts'

/** The last that was said of a page that is not as it should be, and in which run, counted from 1. */
export interface Remark {
  outcome: Outcome
  run: number
}

/** What a reader would look for and not find. */
export interface Missing {
  failed: Remark[]
  /** Hidden by their front matter, without text, or no pages at all. */
  leftOut: Remark[]
  /** Why an archived document is out of search though its file is there, by `external_ref`. */
  hidden: Map<string, string>
}

/**
 * What is known of each page after the last run. A run says no more of a page that it leaves alone than that it is
 * unchanged, so what an earlier run said of that page still holds; what a run does not name at all has left the
 * repository.
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
