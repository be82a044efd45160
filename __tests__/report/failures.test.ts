import { describe, expect, test } from '@jest/globals'
import { toAnnotations } from '../../src/report/annotations.ts'
import { toSummary } from '../../src/report/summary.ts'
import { outcome, reports } from '../support/outcomes.ts'

const failed = (path: string, changes = {}) =>
  outcome(path, { kind: 'failed', reason: 'is bad', exclude: `!${path}`, ...changes })
const many = Array.from({ length: 60 }, (_, index) => failed(`${index}.md`))
const messages = (...documents: ReturnType<typeof failed>[]) =>
  toAnnotations(reports(documents)).map(each => each.message)
const end = 'at the end of the input files (after its default lines, if you do not set it).'

describe('of the pages that failed', () => {
  test('one has its reason and the line that leaves it out', () => {
    expect(messages(failed('a.md'))).toEqual([
      `a.md: is bad. To leave this page out of search, add the line "!a.md" ${end}`,
    ])
  })

  test('one that cannot be left out has its reason alone', () => {
    expect(messages(failed('a.md', { exclude: undefined }))).toEqual(['a.md: is bad.'])
  })

  test('one that failed before says since when', () => {
    const failingSince = 'abcdef0'.padEnd(40, '1')
    expect(messages(failed('a.md', { failingSince }))[0]).toMatch(
      /^a\.md: still failing since commit abcdef0: is bad\. /,
    )
  })

  test('those with one reason have it once, with their number, beside the first of them', () => {
    const reason = `60 pages: is bad. To leave these pages out of search, add a line for each, such as "!0.md", ${end}`
    const error = { level: 'error', topic: 'pages-failed' }
    expect(toAnnotations(reports([...many, failed('other.md', { reason: 'is worse' })]))).toEqual([
      { ...error, file: '0.md', message: `${reason} These are 0.md, 1.md, 2.md and 57 more.` },
      { ...error, file: 'other.md', message: expect.stringMatching(/^other\.md: is worse\./) },
    ])
  })

  test('the summary has them all, and a reason once', () => {
    const summary = toSummary(reports([...many, failed('other.md', { reason: 'is worse' })]))
    expect(summary).toContain('<summary>Failed: 61</summary>')
    expect(summary.match(/is bad/g)).toHaveLength(1)
    expect(summary).toMatch(/\[0\.md\]\S+ \| 60 pages&#58; is bad\. /)
    expect(summary.match(/\[\d+\.md\]\S+ \| as above \|/g)).toHaveLength(59)
    expect(summary).toMatch(/\[other\.md\]\S+ \| is worse\. /)
  })
})
