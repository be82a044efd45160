import { expect, test } from '@jest/globals'
import { missingAfter } from '../../../sandbox/page/missing.ts'
import type { Run } from '../../../sandbox/page/runs.ts'
import type { Outcome, Report } from '../../../src/report.ts'
import { outcome } from '../../support/outcomes.ts'

const run = (...documents: Outcome[]) => ({ report: { documents } as Partial<Report> }) as Run
const paths = (remarks: { outcome: Outcome; run: number }[]) =>
  remarks.map(each => [each.outcome.path, each.run])

test('a page left out by an earlier run is missing as long as later ones leave it unchanged', () => {
  const runs = [
    run(outcome('draft.md', { kind: 'hidden', reason: 'draft' }), outcome('bad.md', { kind: 'failed' })),
    run(outcome('draft.md', { kind: 'unchanged' }), outcome('bad.md', { kind: 'pushed' })),
    run(outcome('draft.md', { kind: 'unchanged' }), outcome('bad.md', { kind: 'unchanged' })),
  ]
  const { failed, leftOut } = missingAfter(runs)
  expect(paths(leftOut)).toEqual([['draft.md', 1]])
  expect(failed).toEqual([])
})

test('a page that a run did not come to counts as failed', () => {
  expect(paths(missingAfter([run(outcome('a.md', { kind: 'unsent' }))]).failed)).toEqual([['a.md', 1]])
})

test('a page that was published, or is named no more, is missing no more', () => {
  const draft = run(outcome('a.md', { kind: 'skipped' }), outcome('b.md', { kind: 'skipped' }))
  expect(missingAfter([draft, run(outcome('a.md', { kind: 'pushed' }))]).leftOut).toEqual([])
})

test('a run without a report, and one that was overtaken, change nothing', () => {
  const runs = [run(outcome('a.md', { kind: 'skipped' })), { report: undefined } as Run, run()]
  expect(paths(missingAfter(runs).leftOut)).toEqual([['a.md', 1]])
})
