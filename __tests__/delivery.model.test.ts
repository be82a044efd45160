import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Reply } from '../src/answers.ts'
import { limits } from '../src/batch.ts'
import { policy } from '../src/budget.ts'
import { Ledger } from '../src/ledger.ts'
import { plan } from '../src/plan.ts'
import { delivered, type Sent } from './support/delivering.ts'
import { pages, snapshot } from './support/pages.ts'
import { accepted, fatal, later, refused, slower, tooLarge } from './support/pushing.ts'

/** What happens to a request on its way: it arrives, its answer gets lost, or it does not arrive. */
type Weather = 'fine' | 'answer lost' | 'busy' | 'pressure' | 'fatal'

const weather = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Weather>('fine') },
  { weight: 4, arbitrary: fc.constantFrom<Weather>('answer lost', 'busy', 'pressure') },
)
const bad = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Weather>('fine') },
  { weight: 9, arbitrary: fc.constantFrom<Weather>('answer lost', 'busy') },
)
const weathers = fc.oneof(
  { weight: 9, arbitrary: fc.array(weather, { minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(bad, { minLength: 20, maxLength: 80 }) },
)

/** A page's text: a draft makes no document, and what is `refused` the service does not take. Some texts are shared. */
const text = fc.oneof(
  { weight: 8, arbitrary: fc.nat(30).map(each => `text ${each}`) },
  { weight: 1, arbitrary: fc.constantFrom('draft', 'bad', 'refused 1', 'refused 2') },
)
const texts = fc.dictionary(
  fc.nat(60).map(each => `${each}.md`),
  text,
  { maxKeys: 60, noNullPrototype: true },
)

const scene = fc.record({
  before: texts,
  attempted: texts,
  now: texts,
  everything: fc.boolean(),
  most: fc.option(fc.integer({ min: 1, max: 30 }), { nil: Number.POSITIVE_INFINITY }),
  weathers,
  fatalAt: fc.option(fc.nat(12), { nil: -1 }),
  stubs: fc.boolean(),
})

test('through any faults, search ends as planned or each page that keeps it from that is named', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ before, attempted, now, everything, ...service }) => {
      // One page that never changes, since an empty set of pages is a mistake of its own.
      const kept = { 'kept.md': 'text' }
      const due = plan(
        pages({ ...now, ...kept }),
        'v1',
        { synced: snapshot({ ...before, ...kept }), dirty: [snapshot({ ...attempted, ...kept })] },
        everything,
      )
      const stored = new Map<string, Sent>()
      const begun: { archived: boolean; at: number }[] = []
      const answeredUpserts: number[] = []
      const replies: Reply[] = []
      let clock = 0
      const take = (documents: Sent[]): Reply => {
        if (documents.length > service.most) return tooLarge
        const isBad = ({ body, archived }: Sent) =>
          body.startsWith('refused') || (archived && service.stubs && body === '39.md\n')
        if (documents.some(isBad)) return refused
        for (const each of documents) stored.set(each.external_ref, each)
        return accepted
      }
      const answer = async (documents: Sent[], request: number): Promise<Reply> => {
        begun.push({ archived: documents[0]?.archived === true, at: clock++ })
        await Promise.resolve()
        const now =
          request === service.fatalAt ? 'fatal' : service.weathers[request % service.weathers.length]
        const arrives = now === 'fine' || now === 'answer lost'
        const met = arrives ? take(documents) : undefined
        const reply =
          now === 'fatal' ? fatal : now === 'pressure' ? slower() : now === 'fine' && met ? met : later()
        replies.push(reply)
        if (documents.some(each => !each.archived)) answeredUpserts.push(clock++)
        return reply
      }
      let waits = 0
      const sleep = async () => void waits++
      const { requests, outcomes, stop } = await delivered(due, { answer, push: { sleep } })

      // Nothing is reported twice, and nothing is left out.
      const refs = outcomes.map(each => each.externalRef)
      expect(new Set(refs).size).toBe(refs.length)
      const ledger = new Ledger({ pages: new Map(), skipped: [] }, { ...due, unchanged: [] })
      for (const each of outcomes) ledger.note(each)
      const planned = [...due.upserts.map(({ page }) => page), ...due.archives].map(each => each.externalRef)
      const all = ledger.outcomes(due, stop)
      expect(all.map(each => each.externalRef)).toEqual(planned.toSorted())
      if (stop === undefined) expect(refs.toSorted()).toEqual(planned.toSorted())

      // What is reported as done is so in the service, and with the text of now.
      for (const { kind, externalRef } of all) {
        const found = stored.get(externalRef)
        if (kind === 'pushed')
          expect(found).toMatchObject({ archived: false, body: now[externalRef] ?? 'text' })
        if (kind === 'archived') expect(found).toMatchObject({ archived: true })
      }

      // Every request is within the limits, has each document once, and holds upserts or archives alone.
      for (const each of requests) {
        expect(each.length).toBeLessThanOrEqual(limits.documents)
        expect(new Set(each.map(({ external_ref }) => external_ref)).size).toBe(each.length)
        expect(new Set(each.map(({ archived }) => archived)).size).toBe(1)
      }

      // No archive is sent before the last upsert was answered.
      const lastUpsert = Math.max(-1, ...answeredUpserts)
      for (const { archived, at } of begun) if (archived) expect(at).toBeGreaterThan(lastUpsert)

      // What failed keeps the document of the same text under another name.
      const failed = new Set(
        due.upserts
          .filter(({ page }) =>
            all.some(each => each.kind === 'failed' && each.externalRef === page.externalRef),
          )
          .map(({ page }) => page.oid),
      )
      for (const { externalRef, versions } of due.archives)
        if (versions.some(({ oid }) => failed.has(oid)))
          expect(stored.get(externalRef)?.archived).not.toBe(true)

      // Trying again costs what the budget has and successes earned.
      const successes = replies.filter(each => each.kind === 'accepted').length
      const { initial, retry, success } = policy.tokens
      expect(waits * retry).toBeLessThanOrEqual(initial + successes * success)
    }),
    { numRuns: 3000 },
  )
}, 120_000)
