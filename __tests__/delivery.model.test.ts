import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { limits } from '../src/batch.ts'
import { plan } from '../src/plan.ts'
import { policy } from '../src/push/budget.ts'
import { Ledger } from '../src/report/ledger.ts'
import type { Outcome } from '../src/report.ts'
import type { Reply } from '../src/service/reply.ts'
import type { PageJob, Prepared } from '../src/workers.ts'
import { delivered, type Sent, prepare as toPrepared } from './support/delivering.ts'
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

/** More pages than go into a request, or larger ones, some of them too large for any. */
const many = fc.integer({ min: 90, max: 230 }).map(count => numbered(count, index => `text ${index % 30}`))
const large = fc
  .array(fc.nat(11), { minLength: 3, maxLength: 8 })
  .map(sizes => numbered(sizes.length, index => `large ${sizes[index]}`))

function numbered(count: number, toText: (index: number) => string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.md`, toText(index)]))
}

/** Makes documents as usual, but large ones of what says so: of up to half a megabyte more than a request may have. */
async function prepare(job: PageJob): Promise<Prepared> {
  const made = toPrepared(job)
  const [, size] = /^large (\d+)$/.exec(new TextDecoder().decode(job.content)) ?? []
  if (made.kind !== 'document' || size === undefined) return made
  const document = JSON.parse(new TextDecoder().decode(made.json))
  const padding = 'x'.repeat(Number(size) * 500_000)
  return { ...made, json: new TextEncoder().encode(JSON.stringify({ ...document, padding })) }
}

const scene = fc.record({
  before: texts,
  attempted: texts,
  now: fc.oneof(
    { weight: 57, arbitrary: texts },
    { weight: 2, arbitrary: many },
    { weight: 1, arbitrary: large },
  ),
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
      const { requests, bytes, outcomes, stop } = await delivered(due, { answer, prepare, push: { sleep } })

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
      const isDone = ({ kind, externalRef }: Outcome) => {
        const found = stored.get(externalRef)
        if (kind === 'pushed') return found?.archived === false && found.body === (now[externalRef] ?? 'text')
        return kind !== 'archived' || found?.archived === true
      }
      expect(all.filter(each => !isDone(each))).toEqual([])

      // Every request is within the limits, has each document once, and holds upserts or archives alone.
      const isSound = (each: Sent[]) =>
        each.length <= limits.documents &&
        new Set(each.map(({ external_ref }) => external_ref)).size === each.length &&
        new Set(each.map(({ archived }) => archived)).size === 1
      expect(requests.filter(each => !isSound(each))).toEqual([])
      expect(Math.max(0, ...bytes)).toBeLessThanOrEqual(limits.requestBytes)
      expect(requests.flat().filter(({ body }) => /^large 1\d$/.test(body))).toEqual([])

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
}, 600_000)
