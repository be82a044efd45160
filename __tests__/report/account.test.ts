import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cut } from '../../src/plan/cut.ts'
import { type Known, plan } from '../../src/plan.ts'
import { Ledger } from '../../src/report/ledger.ts'
import { toSummary } from '../../src/report/summary.ts'
import { count, headline, kinds, type Outcome, toOutputs, words } from '../../src/report.ts'
import { delivered } from '../support/delivering.ts'
import { report } from '../support/outcomes.ts'
import { pages } from '../support/pages.ts'
import { accepted, fatal, refused } from '../support/pushing.ts'

const name = fc.nat(15).map(each => `${each}.md`)

/** A draft makes no document, what is `bad` is no text, and the service refuses what is `refused`; some texts are shared. */
const text = fc.constantFrom('one', 'two', 'three', 'draft 1', 'draft 2', 'bad', 'refused')
const texts = fc.dictionary(name, text, { noNullPrototype: true })

/** What a commit has under a name: a page, a link, a submodule, or a name that is not UTF-8. */
const entry = fc.oneof(
  { weight: 6, arbitrary: text.map(each => ({ mode: '100644', oid: `oid of ${each}`, isUtf8: true })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { mode: '120000', oid: 'link', isUtf8: true },
      { mode: '160000', oid: 'submodule', isUtf8: true },
    ),
  },
)

const scene = fc.record({
  before: texts,
  attempted: texts,
  now: fc.dictionary(name, entry, { noNullPrototype: true }),
  prefixes: fc.tuple(fc.constantFrom('', 'old/'), fc.constantFrom('', 'new/')),
  fatalAt: fc.option(fc.nat(4), { nil: -1 }),
  everything: fc.boolean(),
})

const pagesOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(
    ([path, text]) => [path, { mode: '100644', oid: `oid of ${text}`, isUtf8: true }] as const,
  )

/** The counts that a summary shows: in its first table, and in the titles of the tables of pages. */
function shownCounts(summary: string): Record<string, number> {
  const [, titles = '', , numbers = ''] = /^(\| Pushed .*)\n(.*)\n(\|.*)\n/m.exec(summary) ?? []
  const cells = (line: string) => line.split('|').map(each => each.trim())
  const shown = cells(titles).map((title, at) => [title.toLowerCase(), Number(cells(numbers)[at])] as const)
  return Object.fromEntries(shown.filter(([title]) => title !== ''))
}

test('every page is in exactly one place, and log, summary, outputs and report agree on how many there are', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      scene,
      async ({ before, attempted, now, prefixes: [old, today], fatalAt, everything }) => {
        const kept = { 'kept.md': 'one' }
        const tree = [...Object.entries(now), ...pagesOf(kept)].map(([path, each]) => ({ path, ...each }))
        const found = cut(tree, () => true, today)
        const known: Known = {
          synced: { pages: pages({ ...before, ...kept }, old), settings: 'v1' },
          dirty: [{ pages: pages({ ...attempted, ...kept }, old), settings: 'v1' }],
        }
        const due = plan(found.pages, 'v1', known, everything)
        const ledger = new Ledger(found, due)
        const { outcomes, stop } = await delivered(due, {
          answer: (documents, request) =>
            request === fatalAt
              ? fatal
              : documents.some(each => each.body === 'refused' && !each.archived)
                ? refused
                : accepted,
        })
        for (const each of outcomes) ledger.note(each)
        const documents = ledger.outcomes(due, stop)

        const refs = documents.map(each => each.externalRef)
        const matched = tree.map(({ path }) => today + path)
        const held = Object.keys({ ...before, ...attempted, ...kept }).map(path => old + path)
        expect(refs).toEqual([...new Set([...matched, ...held])].sort())

        const counts = count(documents, 3)
        expect(kinds.reduce((sum, kind) => sum + counts[kind], 0)).toBe(refs.length)
        const told = report(documents, { counts })
        const outputs = toOutputs(told)
        const summary = toSummary(told)
        const line = headline(told)
        const shown = shownCounts(summary)
        for (const kind of kinds) {
          const word = words[kind]
          const number = documents.filter((each: Outcome) => each.kind === kind).length
          if (number > 0) seen.add(kind)
          const [, inLine] = new RegExp(`[ :](\\d+) ${word}[,.]`).exec(line) ?? []
          const [, title = '0'] = new RegExp(`<summary>${word}: (\\d+)</summary>`, 'i').exec(summary) ?? []
          // What needed nothing has no table of its own.
          const inTitle = kind === 'unchanged' ? number : Number(title)
          expect([counts[kind], Number(outputs[kind]), shown[word], Number(inLine), inTitle]).toEqual(
            Array(5).fill(number),
          )
        }
      },
    ),
    { numRuns: 1000 },
  )
  expect([...seen].sort()).toEqual([...kinds].sort())
}, 600_000)
