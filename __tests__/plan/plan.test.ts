import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type Known,
  type Plan,
  type PushedPages,
  plan,
  sizeOf,
  versionsOf,
  withAgain,
} from '../../src/plan/index.ts'
import { page, pages, snapshot } from '../support/pages.ts'

type Texts = Record<string, string>

const since = (synced: Texts, ...dirty: Texts[]): Known => ({
  synced: snapshot(synced),
  dirty: dirty.map(texts => snapshot(texts)),
})

/** Which documents are pushed, archived and left alone. */
const brief = ({ upserts, archives, unchanged }: Plan) => [
  upserts.map(each => each.externalRef),
  archives.map(each => each.externalRef),
  unchanged.map(each => each.externalRef),
]

const both = { 'a.md': 'one', 'b.md': 'one' }

test('the versions that the service may hold come newest first, each with the attempt that made it', () => {
  const known = since({ 'a.md': '1' }, { 'a.md': '3' }, { 'a.md': '2' }, { 'a.md': '3' })
  const versions = ['3', '2', '3', '1'].map((text, snapshot) => ({
    ...page('a.md', text),
    ...{ snapshot, hasSameHidingRules: true },
  }))
  const held = { kind: 'versions', versions }
  expect(plan(pages({ 'a.md': '4' }), 'v1', known, false).inSearch('a.md')).toEqual(held)
  expect(plan(pages({}), 'v1', known, false).archives).toEqual([{ ...page('a.md', '3'), held }])
})

test('pages whose links lead elsewhere move from the unchanged to the upserts, with the version that search has', () => {
  const before = plan(pages({ ...both, 'c.md': 'two' }), 'v1', since({ ...both, 'c.md': 'one' }), false)
  const found = withAgain(before, new Set(['b.md', 'c.md', 'x.md']))
  expect(brief(found)).toEqual([['c.md', 'b.md'], [], ['a.md']])
  expect(found.inSearch('b.md')).toMatchObject({ versions: [page('b.md')] })
})

test('a page that an earlier success failed on is pushed though it is unchanged, and archived where search may hold it', () => {
  const excepted = new Map([
    ['a.md', { path: 'a.md', mayBeInSearch: true }],
    ['b.md', { path: 'b.md', mayBeInSearch: true }],
    ['c.md', { path: 'c.md', mayBeInSearch: false }],
  ])
  const found = plan(pages({ 'a.md': 'one' }), 'v1', { ...since({ 'a.md': 'one' }), excepted }, false)
  expect(found.upserts).toEqual([page('a.md')])
  expect(found.inSearch('a.md')).toEqual({ kind: 'unknown' })
  expect(found.inSearch('c.md')).toEqual({ kind: 'never' })
  expect(found.archives).toEqual([{ externalRef: 'b.md', path: 'b.md', oid: '', held: { kind: 'unknown' } }])
})

describe('for any trees', () => {
  const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'x/a'), fc.constantFrom('1', '2'), {
    noNullPrototype: true,
  })
  const snapshots: fc.Arbitrary<PushedPages> = fc
    .tuple(texts, fc.constantFrom('v1', 'v1', 'v2'), fc.constantFrom('', '', 'x/'))
    .map(([each, settings, refPrefix]) => ({ pages: pages(each, refPrefix), settings }))
  const known: fc.Arbitrary<Known> = fc.record({
    synced: fc.option(snapshots, { nil: undefined }),
    dirty: fc.array(snapshots, { maxLength: 3 }),
  })

  test('each wanted page is pushed or unchanged, each other known one archived, with versions that were known', () => {
    fc.assert(
      fc.property(snapshots, known, fc.boolean(), (wanted, before, everything) => {
        const found = plan(wanted.pages, wanted.settings, before, everything)
        const [upserts, archives, unchanged] = brief(found) as [string[], string[], string[]]
        const snapshots = [...before.dirty, ...(before.synced ? [before.synced] : [])]
        const all = new Set(snapshots.flatMap(each => [...each.pages.keys()]))
        expect([...upserts, ...unchanged].sort()).toEqual([...wanted.pages.keys()].sort())
        expect(archives.sort()).toEqual([...all].filter(ref => !wanted.pages.has(ref)).sort())
        expect(found.wanted).toBe(wanted.pages)
        expect(sizeOf(found)).toBe(upserts.length + archives.length)
        for (const { held } of found.archives) expect(versionsOf(held).length).toBeGreaterThan(0)
        const ofWanted = [...wanted.pages.keys()].map(found.inSearch)
        for (const held of [...found.archives.map(each => each.held), ...ofWanted])
          for (const { snapshot, hasSameHidingRules: _, ...version } of held.kind === 'never'
            ? []
            : versionsOf(held))
            expect(snapshots[snapshot]?.pages.get(version.externalRef)).toEqual(version)
        if (everything) expect(unchanged).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  /** What the service holds: by reference, the text and the settings of the document in search. */
  const held = ({ pages, settings }: PushedPages) =>
    new Map([...pages].map(([ref, { oid, path }]) => [ref, `${oid} at ${path} under ${settings}`]))

  const attempts = fc.array(
    fc.record({
      wanted: snapshots,
      everything: fc.boolean(),
      /** Of a failed or dead attempt, any part of what it was to do has arrived. */
      arrivals: fc.option(fc.array(fc.boolean(), { minLength: 1 }), { nil: undefined }),
    }),
    { maxLength: 8 },
  )

  test('after attempts that succeed, fail half-way or die, each success leaves exactly the wanted tree in search', () => {
    const run = (history: Known, wanted: PushedPages, everything: boolean) =>
      plan(wanted.pages, wanted.settings, history, everything)
    fc.assert(
      fc.property(attempts, snapshots, (history, last) => {
        const service = new Map<string, string>()
        let known: Known = { synced: undefined, dirty: [] }
        const all = [...history, { wanted: last, everything: false, arrivals: undefined }]
        for (const { wanted, everything, arrivals } of all) {
          const { upserts, archives } = run(known, wanted, everything)
          let index = 0
          const arrives = () => arrivals?.[index++ % arrivals.length] ?? true
          for (const { externalRef } of upserts)
            if (arrives()) service.set(externalRef, held(wanted).get(externalRef) as string)
          for (const { externalRef } of archives) if (arrives()) service.delete(externalRef)
          if (arrivals) known = { ...known, dirty: [wanted, ...known.dirty] }
          else {
            known = { synced: wanted, dirty: [] }
            expect(service).toEqual(held(wanted))
          }
        }
        // A second run has nothing to do.
        expect(run(known, last, false)).toMatchObject({ upserts: [], archives: [] })
      }),
      { numRuns: 1000 },
    )
  })
})
