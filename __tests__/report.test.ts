import { describe, expect, test } from '@jest/globals'
import type { Outcome, Report } from '../src/report.ts'
import { count, headline, toAnnotations, toEnding, toOutputs } from '../src/report.ts'
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

describe('annotations', () => {
  test('the links that only a website understands are one warning, and broken links stand beside it', () => {
    const message = (line: number, rule: string) => ({ line, column: 1, rule, reason: `${rule} ${line}` })
    const documents = [
      outcome('a.md', { messages: [message(1, 'missing-target'), message(2, 'site-link')] }),
      outcome('b.md', { messages: [message(3, 'site-link'), message(4, 'missing-target')] }),
    ]
    expect(toAnnotations(report(documents)).map(({ file, line, message }) => [file, line, message])).toEqual([
      [
        'a.md',
        2,
        expect.stringMatching(/^2 links on 2 pages start with "\/" .*: they stay as written\. .*site-urls/),
      ],
      ['a.md', 1, 'missing-target 1'],
      ['b.md', 4, 'missing-target 4'],
    ])
    expect(toAnnotations(report(documents.slice(0, 1))).map(each => each.message)).toEqual([
      'missing-target 1',
      'site-link 2',
    ])
  })

  const failed = (count: number): Outcome[] =>
    Array.from({ length: count }, (_, index) => outcome(`${index}.md`, { kind: 'failed', reason: 'is bad' }))
  const warned = (count: number): Outcome =>
    outcome('w.md', {
      messages: Array.from({ length: count }, (_, index) => ({
        line: index + 1,
        column: 2,
        rule: 'x',
        reason: 'is odd',
      })),
    })

  test('an error stands at its file, a warning at its line', () => {
    expect(toAnnotations(report([...failed(1), warned(1), outcome('c.md')]))).toEqual([
      { level: 'error', file: '0.md', message: '0.md: is bad' },
      { level: 'warning', file: 'w.md', line: 1, column: 2, message: 'is odd' },
    ])
  })

  test('what was not sent is not named: the run has a problem of its own, which is told apart', () => {
    const documents = [outcome('a.md', { kind: 'unsent', reason: 'was not sent: stop' })]
    expect(toAnnotations(report(documents, { problem: 'Stop.' }))).toEqual([])
  })

  test('ten warnings, and nine errors beside that of the step itself, are all shown', () => {
    const found = toAnnotations(report([...failed(9), warned(10)]))
    expect(found.filter(each => each.file !== undefined)).toHaveLength(19)
  })

  test('of more the first are shown, and how many there are', () => {
    const found = toAnnotations(report([...failed(31), warned(11)]))
    const errors = found.filter(each => each.level === 'error')
    const warnings = found.filter(each => each.level === 'warning')
    expect([errors.length, warnings.length]).toEqual([9, 10])
    expect(errors[7]?.file).toBe('7.md')
    expect(errors[8]).toEqual({
      level: 'error',
      message: 'There are 31 errors in all: see the job summary and the report file.',
    })
    expect(warnings[9]?.message).toMatch(/^There are 11 warnings in all/)
  })

  test('on a pull request only pages that it touches are annotated', () => {
    const messages = [{ line: 1, column: 2, rule: 'x', reason: 'is odd' }]
    const documents = [outcome('a.md', { messages }), outcome('b.md', { messages }), ...failed(1)]
    const preview = report(documents, { isPreview: true, ifMerged: true })
    expect(toAnnotations(preview, new Set(['b.md'])).map(each => each.file)).toEqual(['b.md'])
    expect(toAnnotations(preview).map(each => each.file)).toEqual(['0.md', 'a.md', 'b.md'])
  })

  test('a page that its author hides is noted when it leaves search, and on its pull request', () => {
    const hidden = { reason: 'front matter says `draft: true`' } as const
    const documents = [
      outcome('a.md', { kind: 'archived', isHidden: true, ...hidden }),
      outcome('b.md', { kind: 'hidden', ...hidden }),
      outcome('c.md', { kind: 'archived' }),
    ]
    const message = 'This page is kept out of search: front matter says `draft: true`.'
    const a = { level: 'notice', file: 'a.md', line: 1, message }
    expect(toAnnotations(report(documents))).toEqual([a])
    expect(toAnnotations(report(documents, { isPreview: true, ifMerged: true }))).toEqual([
      a,
      { ...a, file: 'b.md' },
    ])
  })
})
