import { expect, test } from '@jest/globals'
import { count, headline, type Report, toEnding, toJson, toOutputs } from '../src/report.ts'
import { outcome, report } from './support/outcomes.ts'

const kinds = ['pushed', 'pushed', 'archived', 'unchanged', 'skipped', 'failed', 'unsent'] as const
const mixed = kinds.map((kind, index) => outcome(`${index}.md`, { kind }))
const mixedCounts = {
  ...{ pushed: 2, archived: 1, unchanged: 1, hidden: 0, skipped: 1, failed: 1, unsent: 1 },
  requests: 5,
}

test('each document counts once, under the word for what became of it', () => {
  expect(count(mixed, 5)).toEqual(mixedCounts)
})

test.each([0, 1, 1000, 1001, 2500])('a report of %d documents is written whole, and as JSON', number => {
  const documents = Array.from({ length: number }, (_, index) => outcome(`"${index}".md`, { kind: 'pushed' }))
  const whole = report(documents, { problem: 'a "problem"\n' })
  expect(JSON.parse([...toJson(whole)].join(''))).toEqual(whole)
})

test('the outputs are the counts and the baseline, and no file name', () => {
  const outputs = toOutputs(report(mixed, { counts: mixedCounts, problem: 'docs/a.md is bad' }))
  expect(outputs).toEqual({
    ...{ pushed: '2', archived: '1', unchanged: '1', hidden: '0', skipped: '1', failed: '1', unsent: '1' },
    requests: '5',
    'agent-instructions-changed': 'false',
    baseline: 'a'.repeat(40),
  })
})

test.each<[string, Partial<Report>, RegExp]>([
  [
    'a success',
    {},
    /^Search is in step: 2 pushed, 1 archived, 1 unchanged, 0 hidden, 1 skipped, 1 failed, 1 not sent\.$/,
  ],
  ['a failure', { status: 'failed' }, /^Search is not in step yet: 2 pushed, .* 1 failed, 1 not sent\.$/],
  ['a preview', { isPreview: true }, /^Preview, nothing was written\. A real run would come to: 2 pushed/],
  ['a preview that failed', { isPreview: true, status: 'failed' }, /^Preview, nothing was written/],
  [
    'a run that was overtaken',
    { status: 'overtaken', problem: 'This commit is old. Nothing was pushed.' },
    /^This commit is old\. Nothing was pushed\.$/,
  ],
])('the headline of %s says what happened', (_, changes, expected) => {
  expect(headline(report(mixed, changes))).toMatch(expected)
})

test.each<[string, Partial<Report>, number, string]>([
  ['a success', {}, 5, 'succeeded'],
  ['a success without a request', {}, 0, 'succeeded'],
  ['a failure', { status: 'failed' }, 1, 'failed'],
  ['a failure before the first request', { status: 'failed' }, 0, 'void'],
  ['a run that was overtaken', { status: 'overtaken' }, 0, 'void'],
])('%s is left in the journal as such', (_, changes, requests, state) => {
  const { counts } = report(mixed)
  expect(toEnding(report(mixed, { ...changes, counts: { ...counts, requests } }))).toEqual({
    state,
    description: '2 pushed, 1 archived, 1 unchanged, 0 hidden, 1 skipped, 1 failed, 1 not sent',
  })
})
