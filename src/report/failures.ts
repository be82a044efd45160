import type { Outcome } from '../push/outcome.ts'
import { pages } from './progress.ts'

/** The pages that failed, together where they did so for one reason, which is then said once. */
export function toFailures(documents: readonly Outcome[]): Outcome[][] {
  return [...Map.groupBy(documents.filter(failed), reasonOf).values()]
}

const failed = ({ kind }: Outcome): boolean => kind === 'failed'

/** So many pages are named; the summary and the report file have the others. */
const MAX_NAMES = 3

/** Which pages failed, why, and what to do. */
export function explain(failure: readonly Outcome[]): string {
  const names = failure.slice(0, MAX_NAMES).map(({ path }) => path)
  const others = failure.length - names.length
  const all = `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
  return failure.length === 1
    ? `${all}: ${why(failure)}`
    : `${pages(failure.length)}: ${why(failure)} These are ${all}.`
}

/** Why these pages failed, and how to leave them out of search. */
export function why(failure: readonly Outcome[]): string {
  const [first] = failure
  if (first === undefined) return ''
  const reason = reasonOf(first)
  const sentence = `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`
  if (first.exclude === undefined) return sentence
  const lines =
    failure.length === 1
      ? `To leave this page out of search, add the line "${first.exclude}"`
      : `To leave these pages out of search, add a line for each, such as "${first.exclude}",`
  return `${sentence} ${lines} at the end of the input files (after its default lines, if you do not set it).`
}

function reasonOf({ failingSince, reason = '' }: Outcome): string {
  return failingSince === undefined
    ? reason
    : `still failing since commit ${failingSince.slice(0, 7)}: ${reason}`
}
