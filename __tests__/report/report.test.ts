import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Known, type Plan, plan, type Stop } from '../../src/plan/index.ts'
import { kinds, type Outcome, outcomeWords, toOutcomes } from '../../src/push/deliver.ts'
import {
  count,
  headline,
  type Report,
  type RunEnd,
  toJson,
  toOutputs,
  toReport,
  toReports,
} from '../../src/report/index.ts'
import { toSummary } from '../../src/report/summary.ts'
import { selectPages, type TreeEntry } from '../../src/snapshot/index.ts'
import { withHelp } from '../../src/text/message.ts'
import { delivered } from '../support/delivering.ts'
import { outcome, report, reports } from '../support/outcomes.ts'
import { pages, snapshot } from '../support/pages.ts'
import { accepted, fatal, refused } from '../support/pushing.ts'

const mixed = (['pushed', 'pushed', 'archived', 'unchanged', 'skipped', 'failed', 'unsent'] as const).map(
  (kind, index) => outcome(`${index}.md`, { kind }),
)
const { counts: _, documents: __, version: ___, status: ____, ...facts } = report()
const stop: Stop = { reason: 'the key is wrong', hint: 'Make another.', topic: 'api-key' }

describe('the report of a run', () => {
  test('that stopped says why, in sentences', () => {
    const found = toReport(facts, [], 1, { kind: 'stopped', stop })
    expect(found).toMatchObject({
      status: 'failed',
      problem: withHelp('The key is wrong. Make another.', 'api-key'),
    })
  })

  test('is written whole as JSON: by itself without the input targets, otherwise in a list', () => {
    const documents = ['"1".md', '2.md'].map(path => outcome(path))
    const whole = report(documents, { problem: 'a "problem"\n' })
    const agentInstructions = { path: 'AGENTS.md', kind: 'written' } as const
    const written = (targets: Report[]) => JSON.parse(toJson(toReports(targets, agentInstructions)))
    expect(written([whole])).toEqual({ ...whole, agentInstructions })
    const targets = ['a', 'b'].map(target => ({ ...whole, target }))
    expect(written(targets)).toEqual({ ...toReports(targets, agentInstructions) })
  })
})

test('the outputs are the counts and the baseline, and no file name', () => {
  expect(toOutputs(reports(mixed, { problem: 'docs/a.md is bad' }))).toEqual({
    ...{ pushed: '2', archived: '1', unchanged: '1', hidden: '0', skipped: '1', failed: '1', unsent: '1' },
    headline: expect.stringMatching(/^Every change up to bbbbbbb is delivered: 2 pushed, /),
    ...{ verified: '0', requests: '1', 'agent-instructions-changed': 'false', baseline: 'a'.repeat(40) },
  })
})

const bad = outcome('bad.md', { kind: 'failed', reason: 'is bad' })
const draft = outcome('draft.md', { kind: 'hidden', reason: 'draft' })
const failedRun = { status: 'failed' } as const
const preview = { isPreview: true, comparedWith: 'record' } as const

test.each<[string, Outcome[], number, Partial<Report>, string]>([
  ['a push', [outcome('a.md')], 1, {}, 'Every change up to bbbbbbb is delivered: 1 pushed, '],
  [
    'a push without changes',
    [],
    0,
    {},
    'Nothing changed since aaaaaaa; the service was not asked: 0 pushed, ',
  ],
  [
    'a push of a draft',
    [draft],
    0,
    {},
    'Nothing to push or archive since aaaaaaa; the service was not asked: 0 pushed, ',
  ],
  [
    'a first sync of drafts',
    [draft],
    0,
    { baseline: '' },
    'Nothing to push or archive; the service was not asked: 0 pushed, ',
  ],
  [
    'all but a page',
    [bad, outcome('a.md')],
    1,
    failedRun,
    'Every change up to bbbbbbb is delivered, except for 1 page: 1 pushed, ',
  ],
  [
    'warnings as errors',
    [outcome('a.md')],
    1,
    failedRun,
    'Every change up to bbbbbbb is delivered, but there are errors: 1 pushed, ',
  ],
  [
    'a stop',
    [bad],
    1,
    { ...failedRun, problem: 'P.' },
    'Not every change up to bbbbbbb is delivered: 0 pushed, ',
  ],
  [
    'a record that cannot be written',
    [outcome('a.md')],
    1,
    { ...failedRun, problem: 'P.' },
    'Every change up to bbbbbbb is delivered, but there are errors: 1 pushed, ',
  ],
  ['an error', [], 1, { ...failedRun, problem: 'P.' }, 'The run ended with an error: 0 pushed, '],
  [
    'a dry run',
    [outcome('a.md')],
    0,
    preview,
    'Preview, nothing was written. A real run would result in: 1 pushed, ',
  ],
  [
    'a pull request',
    [outcome('a.md')],
    0,
    { ...preview, ifMerged: true },
    'Preview, nothing was written. If merged, this would result in: 1 pushed, ',
  ],
  [
    'a preview of the first sync',
    [outcome('a.md'), draft],
    0,
    { ...preview, comparedWith: 'nothing' },
    'Preview, nothing was written. First sync: 1 page would be pushed. In all it would be: 1 pushed, ',
  ],
  [
    'a preview without a record',
    [outcome('a.md')],
    0,
    { ...preview, comparedWith: 'base' },
    'Preview, nothing was written. The record of past syncs cannot be read. Compared with main, this would result in: 1 pushed, ',
  ],
])('the last line of %s says what is known', (_, documents, requests, changes, line) => {
  const found = report(documents, { counts: count(documents, requests), ...changes })
  expect(headline(found).slice(0, line.length)).toBe(line)
})

describe('the account of a run', () => {
  type Texts = Record<string, string>
  const planned = (wanted: Texts, before: Texts): Plan =>
    plan(pages(wanted), 'v1', { synced: snapshot(before), dirty: [] }, false)
  const brief = (noted: Outcome[], found: Plan, why?: typeof stop) => {
    const selection = selectPages([], () => true, '')
    return toOutcomes(noted, found, selection, why).map(({ externalRef, kind, reason }) => [
      externalRef,
      kind,
      reason,
    ])
  }

  test('has every planned document that was not noted, with the reason why the run stopped', () => {
    const found = planned({ 'a.md': '1', 'b.md': '1' }, { 'c.md': '1' })
    expect(brief([outcome('a.md')], found, stop)).toEqual([
      ['a.md', 'pushed', undefined],
      ['b.md', 'unsent', 'was not pushed: the key is wrong'],
      ['c.md', 'unsent', 'was not archived: the key is wrong'],
    ])
    expect(brief([], found)[0]?.[2]).toBe('was not pushed: the run ended before its turn')
  })

  test('says that a page is gone which this commit does not have, and which was not archived', () => {
    const found = planned({ 'a.md': '2' }, { 'a.md': '1', 'b.md': '1', 'c.md': '1', 'd.md': '1' })
    const noted = [outcome('b.md', { kind: 'archived' }), outcome('c.md', { kind: 'hidden' })]
    const outcomes = toOutcomes(
      noted,
      found,
      selectPages([], () => true, ''),
      stop,
    )
    expect(outcomes.filter(({ isGone }) => isGone).map(({ path }) => path)).toEqual(['c.md', 'd.md'])
  })

  /** A draft makes no document, what is `bad` is no text, and the service refuses what is `refused`; some texts are shared. */
  const text = fc.constantFrom('one', 'two', 'three', 'draft 1', 'draft 2', 'bad', 'refused')
  const name = fc.nat(15).map(each => `${each}.md`)
  const texts = fc.dictionary(name, text, { noNullPrototype: true })
  const file = (text: string, kind: TreeEntry['kind'] = 'file') => ({
    kind,
    oid: `oid of ${text}`,
    isUtf8: true,
  })
  /** What a commit has under a name: a page, a link, or a submodule. */
  const entry = fc.oneof(
    { weight: 6, arbitrary: text.map(each => file(each)) },
    { weight: 1, arbitrary: fc.constantFrom('link', 'submodule').map(kind => file('none', kind)) },
  )
  const scene = fc.record({
    before: texts,
    attempted: texts,
    now: fc.dictionary(name, entry, { noNullPrototype: true }),
    prefixes: fc.tuple(fc.constantFrom('', 'old/'), fc.constantFrom('', 'new/')),
    fatalAt: fc.option(fc.nat(4), { nil: -1 }),
    everything: fc.boolean(),
  })

  test('has every page in exactly one place, and log, summary, outputs and report agree on how many there are', async () => {
    const seen = new Set<string>()
    const property = fc.asyncProperty(
      scene,
      async ({ before, attempted, now, prefixes, fatalAt, everything }) => {
        const [old, today] = prefixes
        const kept = { 'kept.md': 'one' }
        const tree = Object.entries({ ...now, 'kept.md': file('one') }).map(([path, each]) => ({
          path,
          ...each,
        }))
        const found = selectPages(tree, () => true, today)
        const known: Known = {
          synced: { pages: pages({ ...before, ...kept }, old), settings: 'v1' },
          dirty: [{ pages: pages({ ...attempted, ...kept }, old), settings: 'v1' }],
        }
        const due = plan(found.pages, 'v1', known, everything)
        const { outcomes, stop } = await delivered(due, {
          answer(documents, request) {
            if (request === fatalAt) return fatal
            return documents.some(each => each.body === 'refused' && !each.archived) ? refused : accepted
          },
        })
        const documents = toOutcomes(outcomes, due, found, stop)
        const refs = documents.map(each => each.externalRef)
        const held = Object.keys({ ...before, ...attempted, ...kept }).map(path => old + path)
        expect(refs).toEqual([...new Set([...tree.map(({ path }) => today + path), ...held])].sort())

        const end: RunEnd = stop
          ? { kind: 'stopped', stop }
          : { kind: 'delivered', exceptions: [], heldBack: undefined }
        const made = toReport(facts, documents, 3, end)
        const outputs = toOutputs(toReports([made]))
        const [line, summary] = [headline(made), toSummary(toReports([made]))]
        const [, head = '', , row = ''] = /^(\| .* \|)\n(\|(?: --: \|)+)\n(\|.*)\n/m.exec(summary) ?? []
        const cells = (line: string) => line.split('|').map(each => each.trim())
        for (const kind of kinds) {
          const number = documents.filter(each => each.kind === kind).length
          if (number > 0) seen.add(kind)
          const word = outcomeWords[kind]
          const column = cells(head.toLowerCase()).indexOf(word)
          const [, inLine] = new RegExp(`[ :](\\d+) ${word}[,.]`).exec(line) ?? []
          const [, title = '0'] = new RegExp(`<summary>${word}: (\\d+)</summary>`, 'i').exec(summary) ?? []
          // What needed nothing has no table of its own.
          const all = [
            made.counts[kind],
            outputs[kind],
            cells(row)[column] ?? '0',
            inLine,
            kind === 'unchanged' ? number : title,
          ]
          expect(all.map(Number)).toEqual(Array(5).fill(number))
        }
      },
    )
    await fc.assert(property, { numRuns: 300 })
    expect([...seen].sort()).toEqual([...kinds].sort())
  }, 600_000)
})
