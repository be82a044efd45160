import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Known, type Plan, plan, type Snapshot } from '../src/plan.ts'
import { pages, snapshot } from './support/pages.ts'

const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x/a'), fc.constantFrom('1', '2'), {
  noNullPrototype: true,
})
const settings = fc.constantFrom('v1', 'v1', 'v2')
const prefix = fc.constantFrom('', '', 'x/')
const snapshots: fc.Arbitrary<Snapshot> = fc
  .tuple(texts, settings, prefix)
  .map(([each, digest, refPrefix]) => ({ pages: pages(each, refPrefix), settings: digest }))
const known: fc.Arbitrary<Known> = fc.record({
  synced: fc.option(snapshots, { nil: undefined }),
  dirty: fc.array(snapshots, { maxLength: 3 }),
})

const refs = {
  upserts: ({ upserts }: Plan) => upserts.map(each => each.page.externalRef),
  unchanged: ({ unchanged }: Plan) => unchanged.map(each => each.externalRef),
  archives: ({ archives }: Plan) => archives.map(each => each.externalRef),
}

describe('for any trees', () => {
  const holds = (check: (found: Plan, wanted: Snapshot, known: Known) => void) =>
    fc.assert(
      fc.property(snapshots, known, fc.boolean(), (wanted, before, everything) => {
        check(plan(wanted.pages, wanted.settings, before, everything), wanted, before)
      }),
      { numRuns: 300 },
    )

  test('each wanted page is either pushed or unchanged, and no other is', () => {
    holds((found, { pages }) => {
      expect([...refs.upserts(found), ...refs.unchanged(found)].sort()).toEqual([...pages.keys()].sort())
    })
  })

  test('each known reference is either wanted or archived, and nothing else is archived', () => {
    holds((found, { pages }, { synced, dirty }) => {
      const all = new Set([...dirty, ...(synced ? [synced] : [])].flatMap(each => [...each.pages.keys()]))
      expect(refs.archives(found).sort()).toEqual([...all].filter(ref => !pages.has(ref)).sort())
      expect(found.knownCount).toBe(all.size)
    })
  })

  test('a page is unchanged only if it is the same in the last success and every attempt since', () => {
    holds((found, wanted, { synced, dirty }) => {
      for (const page of found.unchanged)
        for (const each of [synced, ...dirty]) {
          expect(each?.settings).toBe(wanted.settings)
          expect(each?.pages.get(page.externalRef)).toEqual(page)
        }
    })
  })

  test('a document is archived with at least one version, and every version is one that was known', () => {
    holds(({ archives, upserts }, _, { synced, dirty }) => {
      const all = [...dirty, ...(synced ? [synced] : [])].flatMap(each => [...each.pages.values()])
      for (const { versions } of archives) expect(versions.length).toBeGreaterThan(0)
      for (const { versions } of [...archives, ...upserts])
        expect(all).toEqual(expect.arrayContaining(versions))
    })
  })
})

/** What the service holds: by reference, the text and the settings of the document in search. */
type Held = Map<string, string>

const held = ({ pages, settings }: Snapshot): Held =>
  new Map([...pages].map(([ref, { oid, path }]) => [ref, `${oid} at ${path} under ${settings}`]))

/** Carries out as much of a plan as `arrives` lets through. */
function carryOut(found: Plan, wanted: Snapshot, service: Held, arrives: () => boolean): void {
  const target = held(wanted)
  for (const ref of refs.upserts(found)) if (arrives()) service.set(ref, target.get(ref) as string)
  for (const ref of refs.archives(found)) if (arrives()) service.delete(ref)
}

const attempts = fc.array(
  fc.record({
    wanted: snapshots,
    everything: fc.boolean(),
    /** A failed or dead attempt: any part of what it set out to do has arrived. */
    arrivals: fc.option(fc.array(fc.boolean(), { minLength: 1 }), { nil: undefined }),
  }),
  { maxLength: 8 },
)

describe('after any sequence of attempts that succeed, fail half-way or die', () => {
  test('the next success leaves exactly the wanted tree in search', () => {
    fc.assert(
      fc.property(attempts, snapshots, (history, last) => {
        const service: Held = new Map()
        let known: Known = { synced: undefined, dirty: [] }
        for (const { wanted, everything, arrivals } of [
          ...history,
          { wanted: last, everything: false, arrivals: undefined },
        ]) {
          const found = plan(wanted.pages, wanted.settings, known, everything)
          let index = 0
          carryOut(found, wanted, service, () => arrivals?.[index++ % arrivals.length] ?? true)
          if (arrivals) known = { ...known, dirty: [wanted, ...known.dirty] }
          else {
            known = { synced: wanted, dirty: [] }
            expect(service).toEqual(held(wanted))
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('a second run of the same has nothing to do', () => {
    fc.assert(
      fc.property(texts, each => {
        const synced = snapshot(each)
        const found = plan(synced.pages, synced.settings, { synced, dirty: [] }, false)
        expect([...refs.upserts(found), ...refs.archives(found)]).toEqual([])
      }),
    )
  })
})
