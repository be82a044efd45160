import { describe, expect, test } from '@jest/globals'
import type { Batch } from '../src/batch.ts'
import { policy } from '../src/push.ts'
import { items } from './support/items.ts'
import { accepted, fatal, later, pushAll, refused, tooLarge } from './support/pushing.ts'

const refs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${from + index}.md`)

describe('the order of requests', () => {
  test('the first goes alone, then as many as there are lanes', async () => {
    const {
      inFlight,
      accepted: all,
      stop,
    } = await pushAll(items(12), { answer: () => accepted, perBatch: 1 })
    expect(inFlight.slice(0, 6)).toEqual([1, 1, 2, 3, 4, 4])
    expect(Math.max(...inFlight)).toBe(4)
    expect(all).toHaveLength(12)
    expect(stop).toBeUndefined()
  })

  test('with one lane the documents go in their order', async () => {
    const { requests } = await pushAll(items(6), {
      answer: () => accepted,
      perBatch: 2,
      options: { concurrency: 1 },
    })
    expect(requests).toEqual([refs(0, 2), refs(2, 4), refs(4, 6)])
  })

  test('nothing to push makes no request', async () => {
    expect((await pushAll([], { answer: () => fatal })).requests).toEqual([])
  })
})

describe('an answer that no request can mend', () => {
  test('ends the push after one request when it is the first', async () => {
    const found = await pushAll(items(8), { answer: () => fatal, perBatch: 1 })
    expect(found.stop).toMatchObject({ reason: 'wrong key', hint: 'mend it' })
    expect(found.requests).toHaveLength(1)
    expect([...found.accepted, ...found.refused]).toEqual([])
  })

  test('later on ends it when the requests under way are answered', async () => {
    const found = await pushAll(items(20), {
      answer: (_, request) => (request === 2 ? fatal : accepted),
      perBatch: 1,
    })
    expect(found.stop).toMatchObject({ reason: 'wrong key' })
    expect(found.requests.length).toBeLessThanOrEqual(6)
    expect(found.accepted).toHaveLength(found.requests.length - 1)
  })
})

describe('a batch with a document that is refused', () => {
  test('is split down to that document, and the rest is delivered', async () => {
    const found = await pushAll(items(100), {
      answer: ({ items }) => (items.some(each => each.externalRef === '37.md') ? refused : accepted),
    })
    expect(found.refused).toEqual([['37.md', 'refused']])
    expect(found.accepted.toSorted()).toEqual(
      refs(0, 100)
        .filter(each => each !== '37.md')
        .toSorted(),
    )
    expect(found.requests.length).toBeLessThanOrEqual(15)
    expect(found.tooLarge).toBe(0)
    expect(found.stop).toBeUndefined()
  })

  test('that is too large is split, and later ones are to be smaller', async () => {
    const found = await pushAll(items(8), { answer: ({ items }) => (items.length > 2 ? tooLarge : accepted) })
    expect(found.requests.map(each => each.length)).toEqual([8, 4, 2, 2, 4, 2, 2])
    expect(found.tooLarge).toBe(3)
    expect(found.accepted).toHaveLength(8)
  })

  test('one document that is too large fails by name', async () => {
    const found = await pushAll(items(2), {
      answer: ({ items }) => (items[0]?.externalRef === '0.md' ? tooLarge : accepted),
    })
    expect(found.refused).toEqual([['0.md', 'too large']])
    expect(found.accepted).toEqual(['1.md'])
  })
})

describe('the check of the shape', () => {
  test('stops when the first three documents are refused one by one', async () => {
    const found = await pushAll(items(100), { answer: () => refused })
    expect(found.refused.map(([ref]) => ref)).toEqual(['0.md', '1.md', '2.md'])
    expect(found.stop?.reason).toBe('refused')
    expect(found.stop?.hint).toMatch(
      /^The first 3 documents were all refused, so it is not one document's fault\. Check base-url/,
    )
  })

  test('does not stop when one of them is accepted', async () => {
    const found = await pushAll(items(6), {
      answer: ({ items }) => (items.some(each => each.externalRef !== '1.md') ? refused : accepted),
    })
    expect(found.stop).toBeUndefined()
    expect(found.refused).toHaveLength(5)
  })

  test('does not stop later on', async () => {
    const found = await pushAll(items(9), {
      answer: (_, request) => (request === 0 ? accepted : refused),
      perBatch: 1,
    })
    expect(found.stop).toBeUndefined()
    expect(found.refused).toHaveLength(8)
  })
})

describe('an answer that says later', () => {
  test('is asked for again after ever longer waits of full jitter', async () => {
    const low = await pushAll(items(1), { answer: () => later(), options: { random: () => 0 } })
    const high = await pushAll(items(1), { answer: () => later(), options: { random: () => 1 } })
    expect(low.sleeps).toEqual([0, 0, 0, 0, 0])
    expect(high.sleeps).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    expect(high.retries).toEqual(high.sleeps.map(ms => ['busy', ms]))
    expect(high.requests).toHaveLength(policy.attempts)
    expect(high.refused).toEqual([['0.md', 'busy, 6 times']])
  })

  test('is waited for at least as long as the service asks', async () => {
    const answer = (_: unknown, request: number) => (request === 0 ? later(120_000) : accepted)
    const found = await pushAll(items(1), { answer, options: { random: () => 0.5 } })
    expect(found.sleeps).toEqual([120_500])
    expect(found.accepted).toEqual(['0.md'])
  })

  test('ends the push when the service asks for more than two minutes', async () => {
    const found = await pushAll(items(3), { answer: () => later(120_001), perBatch: 1 })
    expect(found.stop).toEqual(
      expect.objectContaining({
        reason: 'busy',
        hint: 'The service asks for a pause of 120 seconds. Run this workflow again after that.',
      }),
    )
    expect([found.requests.length, found.sleeps.length]).toEqual([1, 0])
  })

  test('ends the push when there were too many of them in all', async () => {
    const found = await pushAll(items(90), {
      answer: (_, request) => (request === 0 ? accepted : later()),
      perBatch: 10,
    })
    expect(found.stop?.hint).toMatch(/^Too many requests failed in this run\. Check that the service is up/)
    expect(found.sleeps).toHaveLength(policy.tokens.initial / policy.tokens.retry)
  })

  test('does not end it when enough succeed between', async () => {
    const met = new Set<string>()
    const answer = ({ items: [each] }: Batch) => {
      const ref = each?.externalRef ?? ''
      const isFirst = !met.has(ref)
      met.add(ref)
      return isFirst && Number.parseInt(ref, 10) % 5 === 0 ? later() : accepted
    }
    const found = await pushAll(items(300), { answer, perBatch: 1 })
    expect(found.stop).toBeUndefined()
    expect(found.retries).toHaveLength(60)
    expect(found.accepted).toHaveLength(300)
  })
})
