import { type Difference, size } from './compare.ts'
import { list, many, type Row, short } from './list.ts'
import type { Commit } from './source.ts'

const MAX_DIFFERENCES = 10

/** Whether search holds what it should, and where not. */
export function verdict({ sha }: Commit, count: number, difference: Difference, failed: number): string[] {
  const differ = size(difference)
  const says = differ === 0 ? 'equals' : 'differs from'
  const { missing, extra, stale } = difference
  return [
    `Search ${says} a fresh full sync of ${short(sha)}: ${many(count, 'document')}, ${differ} differ, ${failed} failed or not sent`,
    ...list('missing', toRows(missing), MAX_DIFFERENCES),
    ...list('extra', toRows(extra), MAX_DIFFERENCES),
    ...list(
      'stale',
      stale.map(({ externalRef, fields }) => [externalRef, fields.join(', ')]),
      MAX_DIFFERENCES,
    ),
  ]
}

const toRows = (refs: string[]): Row[] => refs.map(ref => [ref])
