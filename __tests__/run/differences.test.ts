import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toSummary } from '../../src/report/summary.ts'
import { MAX_DIFFERENCES, toDifference } from '../../src/run/preview.ts'
import { reports } from '../support/outcomes.ts'

const lines = (count: number, word = 'line') =>
  `${Array.from({ length: count }, (_, i) => `${word} ${i}`).join('\n')}\n`
const summaryOf = (before: string, after: string, count = 1) => {
  const difference = toDifference(before, after)
  const changes = Array.from({ length: count }, (_, index) => ({
    kind: 'changed' as const,
    path: `${index}.md`,
    ...(index < MAX_DIFFERENCES && { difference }),
  }))
  return toSummary(reports([], { isPreview: true, ifMerged: true, changes }))
}

test('of a difference the first 40 lines are shown, and how many more there are', () => {
  const summary = summaryOf(lines(30), lines(30, 'other'))
  expect(summary.match(/^(?:<pre lang="diff">)?[+-] |^(?:<pre lang="diff">)?&#4[35]; /gm)).toHaveLength(40)
  expect(summary).toContain('\nand 20 more lines</pre>')
})

test('a document that stays the same is said to', () => {
  expect(summaryOf('a\n', 'a\n')).toContain('Changed&#58; 0.md (its document stays the same)')
})

test('many changes with long lines stay under 1 MiB, and the short ones of a hundred are named', () => {
  const summary = summaryOf('', `${'<'.repeat(1000)}\n`.repeat(40), 120)
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000)
  expect(summary).toContain('and 20 more pages\n')
  expect(summary.match(/Changed&#58; /g)?.length).toBeGreaterThan(90)
})

test('whatever a document says, it is text in the summary', () => {
  const text = fc.string({ unit: fc.constantFrom(...'<>&`*_[]()!#@|\\/\n a:prescript') })
  const property = fc.property(text, text, (before, after) => {
    const [, shown = ''] = /<pre lang="diff">([\s\S]*?)<\/pre>/.exec(summaryOf(before, after)) ?? []
    expect(shown).not.toMatch(/[<>`*_[\]|\\]|@\w/)
    const decoded = shown
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
      .replaceAll('\u2060', '')
    const added = decoded.split('\n').flatMap(line => (line.startsWith('+ ') ? line.slice(2) : []))
    for (const line of added) expect(after.split('\n')).toContain(line)
  })
  fc.assert(property, { numRuns: 200 })
})
