import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Batch, limits } from '../src/batch.ts'
import type { Reply } from '../src/service/reply.ts'
import { items } from './support/items.ts'
import { accepted, fatal, later, pushAll, refused, slower, tooLarge } from './support/pushing.ts'

/** What happens to a request on its way: it arrives, its answer gets lost, or it does not arrive. */
type Weather = 'fine' | 'answer lost' | 'busy' | 'pressure' | 'fatal'

const weather = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Weather>('fine') },
  { weight: 2, arbitrary: fc.constantFrom<Weather>('answer lost', 'busy', 'pressure') },
)

const scene = fc.record({
  count: fc.integer({ min: 0, max: 120 }),
  perBatch: fc.integer({ min: 1, max: 100 }),
  concurrency: fc.integer({ min: 1, max: 8 }),
  bad: fc.uniqueArray(fc.nat(119), { maxLength: 4 }),
  most: fc.option(fc.integer({ min: 1, max: 50 }), { nil: Number.POSITIVE_INFINITY }),
  weathers: fc.array(weather, { minLength: 1, maxLength: 40 }),
  fatalAt: fc.option(fc.nat(20), { nil: -1 }),
  abortAt: fc.option(fc.nat(20), { nil: -1 }),
})

test('through any faults, each document is delivered, refused for a reason of its own, or left to the next run', async () => {
  await fc.assert(
    fc.asyncProperty(
      scene,
      async ({ count, perBatch, concurrency, bad, most, weathers, fatalAt, abortAt }) => {
        const stored = new Set<string>()
        const isBad = (ref: string) => bad.some(index => ref === `${index}.md`)
        const stopping = new AbortController()
        const meet = ({ items: all }: Batch): Reply => {
          const refs = all.map(each => each.externalRef)
          if (refs.length > most) return tooLarge
          if (refs.some(isBad)) return refused
          for (const ref of refs) stored.add(ref)
          return accepted
        }
        const answer = (batch: Batch, request: number): Reply => {
          if (request === abortAt) stopping.abort({ reason: 'cancelled', hint: '' })
          const now = request === fatalAt ? 'fatal' : weathers[request % weathers.length]
          if (now === 'fatal') return fatal
          if (now === 'busy') return later()
          if (now === 'pressure') return slower()
          return now === 'answer lost' ? meet(batch) && later() : meet(batch)
        }
        const all = items(count)
        const found = await pushAll(all, {
          answer,
          perBatch,
          options: { concurrency, signal: stopping.signal },
        })

        const named = [...found.accepted, ...found.refused.map(([ref]) => ref)]
        expect(new Set(named).size).toBe(named.length)
        expect(found.error).toBeUndefined()
        if (found.stop === undefined)
          expect(named.toSorted()).toEqual(all.map(each => each.externalRef).toSorted())
        for (const ref of found.accepted) expect(stored.has(ref) && !isBad(ref)).toBe(true)
        for (const [ref, reason] of found.refused)
          expect(isBad(ref) || reason.endsWith(', 6 times')).toBe(true)
        expect(Math.max(0, ...found.inFlight)).toBeLessThanOrEqual(concurrency)
        for (const each of found.requests)
          expect(each.length).toBeLessThanOrEqual(Math.min(perBatch, limits.documents))
      },
    ),
    { numRuns: 300 },
  )
})
