import { describe, expect, test } from '@jest/globals'
import type { Outcome } from '../../src/push/deliver.ts'
import type { PageChange, Report } from '../../src/report/index.ts'
import { toAnnotations, toWarnings } from '../../src/report/log.ts'
import { toSummary } from '../../src/report/summary.ts'
import type { Message, Rule } from '../../src/text/message.ts'
import { outcome, reports } from '../support/outcomes.ts'

describe('annotations', () => {
  test('the links that only a website understands are one warning, beside those of broken links', () => {
    const message = (line: number, rule: Rule) => ({ line, column: 1, rule, reason: `${rule} ${line}` })
    const documents = [
      outcome('a.md', { messages: [message(1, 'missing-target'), message(2, 'site-link')] }),
      outcome('b.md', { messages: [message(3, 'site-link'), message(4, 'missing-target')] }),
    ]
    expect(toAnnotations(reports(documents)).map(({ file, line, message }) => [file, line, message])).toEqual(
      [
        ['a.md', 1, 'missing-target 1 (missing-target)'],
        ['a.md', 2, 'site-link 2 2 of these on 2 pages; this is the first. (site-link)'],
        ['b.md', 4, 'missing-target 4 (missing-target)'],
      ],
    )
    expect(toAnnotations(reports(documents.slice(0, 1))).map(each => each.message)).toEqual([
      'missing-target 1 (missing-target)',
      'site-link 2 (site-link)',
    ])
  })

  const failed = (count: number): Outcome[] =>
    Array.from({ length: count }, (_, index) =>
      outcome(`${index}.md`, { kind: 'failed', reason: `is bad${'!'.repeat(index)}` }),
    )
  const warned = (count: number): Outcome =>
    outcome('w.md', {
      messages: Array.from({ length: count }, (_, index) => ({
        line: index + 1,
        column: 2,
        rule: 'comment',
        reason: 'is odd',
      })),
    })

  test.each(['dialect', 'include'] as const)(
    'what pages have in common of the rule "%s" is one warning',
    rule => {
      const message = (reason: string) => ({ rule, line: 1, column: 1, reason })
      const documents = ['a.md', 'b.md', 'c.md'].map(path =>
        outcome(path, { messages: [message('"x" is not known.')] }),
      )
      const other = outcome('d.md', { messages: [message('"y" is not known.')] })
      expect(toWarnings([...documents, other]).map(each => [each.outcome.path, each.message.reason])).toEqual(
        [
          ['a.md', '"x" is not known. 3 of these on 3 pages; this is the first.'],
          ['d.md', '"y" is not known.'],
        ],
      )
    },
  )

  test('links to one target that is not there are one warning with their number, wherever they are', () => {
    const link: Message = {
      line: 1,
      column: 1,
      rule: 'missing-target',
      reason: 'missing-target 1',
      target: 'docs/gone.md',
    }
    const fifty = Array.from({ length: 50 }, (_, index) => outcome(`${index}.md`, { messages: [link] }))
    const other = outcome('x.md', { messages: [{ ...link, target: 'docs/other.md' }, link] })
    expect(toWarnings([...fifty, other]).map(each => [each.outcome.path, each.message.reason])).toEqual([
      ['0.md', 'missing-target 1 51 of these on 51 pages; this is the first.'],
      ['x.md', 'missing-target 1'],
    ])
  })

  test('an error is at its file, a warning at its line', () => {
    expect(toAnnotations(reports([...failed(1), warned(1), outcome('c.md')]))).toEqual([
      {
        level: 'error',
        file: '0.md',
        message:
          '0.md: is bad. To leave it out of search, add the line "!0.md" at the end of the input files.',
        topic: 'pages-failed',
      },
      { level: 'warning', file: 'w.md', line: 1, column: 2, message: 'is odd (comment)', topic: 'comment' },
    ])
  })

  test('of ten warnings, and nine errors beside that of the step itself, all are shown; of more the first, and a count', () => {
    const all = toAnnotations(reports([...failed(9), warned(10)]))
    expect(all.filter(each => each.file !== undefined)).toHaveLength(19)
    const found = toAnnotations(reports([...failed(31), warned(11)]))
    const errors = found.filter(each => each.level === 'error')
    const warnings = found.filter(each => each.level === 'warning')
    expect([errors.length, warnings.length, errors[7]?.file]).toEqual([9, 10, '7.md'])
    const message = 'There are 31 errors in all: see the job summary and the report file.'
    expect(errors[8]).toEqual({ level: 'error', message, topic: 'pages-failed' })
    expect(warnings[9]?.message).toMatch(/^There are 11 warnings in all/)
  })

  test('on a pull request only pages that it touches are annotated', () => {
    const messages: Message[] = [{ line: 1, column: 2, rule: 'comment', reason: 'is odd' }]
    const documents = [outcome('a.md', { messages }), outcome('b.md', { messages }), ...failed(1)]
    const filesOf = (changes: Partial<Report>) =>
      toAnnotations(reports(documents, { isPreview: true, ...changes })).map(each => each.file)
    const changes: PageChange[] = [{ kind: 'changed', path: 'b.md' }]
    expect(filesOf({ ifMerged: true, changes })).toEqual(['b.md'])
    expect(filesOf({ ifMerged: true })).toEqual(['0.md', 'a.md', 'b.md'])
    expect(filesOf({ changes })).toEqual(['0.md', 'a.md', 'b.md'])
  })
})

const bad = (path: string, changes = {}) => outcome(path, { kind: 'failed', reason: 'is bad', ...changes })
const many = Array.from({ length: 60 }, (_, index) => bad(`${index}.md`))
const end = 'at the end of the input files.'

describe('of the pages that failed', () => {
  test('those with one reason have it once, with their number, beside the first of them', () => {
    const reason = `is bad. To leave it out of search, add the line "!0.md" ${end} 60 pages have the same reason; this is the first.`
    const error = { level: 'error', topic: 'pages-failed' }
    expect(toAnnotations(reports([...many, bad('other.md', { reason: 'is worse' })]))).toEqual([
      { ...error, file: '0.md', message: `0.md: ${reason}` },
      { ...error, file: 'other.md', message: expect.stringMatching(/^other\.md: is worse\./) },
    ])
  })

  test('the summary has them all, and a reason once, as of those that were not sent', () => {
    const summary = toSummary(reports([...many, bad('other.md', { reason: 'is worse' })]))
    expect(summary).toContain('<summary>Failed: 61</summary>')
    expect(summary.match(/is bad/g)).toHaveLength(1)
    expect(summary).toMatch(/\[0\.md\]\S+ \| is bad\. .* 60 pages have the same reason/)
    expect(summary.match(/\[\d+\.md\]\S+ \| as above \|/g)).toHaveLength(59)
    expect(summary).toMatch(/\[other\.md\]\S+ \| is worse\. /)
    const unsent = many.map(each => ({ ...each, kind: 'unsent' as const, reason: 'was not pushed' }))
    expect(toSummary(reports(unsent)).match(/was not pushed/g)).toHaveLength(1)
  })
})
