import { describe, expect, test } from '@jest/globals'
import type { Batch } from '../src/batch.ts'
import { policy } from '../src/push/budget.ts'
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

describe('the search for documents that are refused', () => {
  const bad = (isBad: (index: number) => boolean) => (batch: Batch) =>
    batch.items.some(each => isBad(Number.parseInt(each.externalRef, 10))) ? refused : accepted

  test('does not ask about the half that must be bad since the other was accepted', async () => {
    const found = await pushAll(items(8), { answer: bad(index => index === 7) })
    // Neither 4 to 7 nor 6 and 7 are sent again.
    expect(found.requests).toEqual([refs(0, 8), refs(0, 4), refs(4, 6), refs(6, 7), refs(7, 8)])
    expect(found.refused).toEqual([['7.md', 'refused']])
  })

  test('finds each of three in a batch of 100 in fewer than 40 requests', async () => {
    for (let first = 0; first < 33; first++) {
      const found = await pushAll(items(100), { answer: bad(index => index % 33 === first && index < 99) })
      expect(found.refused.map(([ref]) => ref)).toEqual(
        [first, first + 33, first + 66].map(index => `${index}.md`),
      )
      expect(found.requests.length).toBeLessThan(40)
    }
  })

  test('is given up after 60 requests for a batch, and what is left fails by name', async () => {
    const found = await pushAll(items(100), { answer: bad(index => index % 2 === 1) })
    expect(found.requests).toHaveLength(1 + policy.searches.batch)
    expect([...found.accepted, ...found.refused.map(([ref]) => ref)].toSorted()).toEqual(
      refs(0, 100).toSorted(),
    )
    expect(found.refused.at(-1)).toEqual([
      '99.md',
      expect.stringMatching(
        /^refused; it is one of \d+ documents of which some are refused, .* Mend the other pages that failed$/,
      ),
    ])
    expect(found.stop).toBeUndefined()
  })

  test('is given up after 200 requests in a run, and what is sound is delivered all the same', async () => {
    const answer = bad(index => index < 600 && index % 2 === 1)
    const found = await pushAll(items(1000), { answer, options: { concurrency: 1 } })
    expect(found.requests).toHaveLength(10 + policy.searches.run)
    expect(found.accepted).toEqual(expect.arrayContaining(refs(600, 1000)))
    expect(found.accepted.length + found.refused.length).toBe(1000)
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

  test('ends the push when there was nothing else for five minutes', async () => {
    let now = 0
    const found = await pushAll(items(40), {
      answer: (_, request) => (request < 5 ? accepted : later(policy.maxRetryAfterMs)),
      perBatch: 1,
      during: () => {
        now += policy.maxRetryAfterMs
      },
      options: { concurrency: 1, now: () => now },
    })
    expect(found.sleeps).toEqual([120_000, 120_000, 120_000])
    expect(found.stop?.hint).toBe('The service has said nothing else for 5 minutes. wait')
    expect(found.accepted).toHaveLength(5)
  })

  test('ends the push when there were too many of them in all', async () => {
    const found = await pushAll(items(90), {
      answer: (_, request) => (request === 0 ? accepted : later()),
      perBatch: 10,
    })
    expect(found.stop?.hint).toBe('Too many requests failed in this run. wait')
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
