import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { Batch } from '../src/batch.ts'
import type { Reply } from '../src/service/reply.ts'
import { items } from './support/items.ts'
import { accepted, cancelled, later, type Pushed, pushAll, refused, slower } from './support/pushing.ts'

/** These requests get an answer of their own, all others are accepted. */
const but =
  (special: Record<number, Reply>) =>
  (_: Batch, request: number): Reply =>
    special[request] ?? accepted

/** Long enough for whatever is under way to go on as far as it can. */
async function aWhile(): Promise<void> {
  for (let turns = 0; turns < 30; turns++) await turn()
}

describe('when the service asks for fewer requests', () => {
  test('none is begun in any lane until the pause is over', async () => {
    let begun: number[] = []
    const during = async (_: number, { requests }: Pushed) => {
      await aWhile()
      const before = requests.length
      await aWhile()
      begun = [before, requests.length]
    }
    const found = await pushAll(items(40), { answer: but({ 3: slower(10_000) }), perBatch: 1, during })
    expect(begun[1]).toBe(begun[0])
    expect(begun[0]).toBeLessThan(10)
    expect(found.sleeps).toEqual([10_000])
    expect(found.accepted).toHaveLength(40)
  })

  test('half as many are under way afterwards, and more again after a while', async () => {
    const found = await pushAll(items(60), { answer: but({ 1: slower() }), perBatch: 1 })
    expect(Math.max(...found.inFlight.slice(5, 11))).toBe(2)
    expect(Math.max(...found.inFlight.slice(11))).toBe(4)
  })

  test('half as many are under way afterwards also when it says so to all of them', async () => {
    const answer = but({ 1: slower(), 2: slower(), 3: slower(), 4: slower() })
    const { inFlight } = await pushAll(items(20), { answer, perBatch: 1 })
    expect(Math.max(...inFlight.slice(5, 15))).toBeLessThanOrEqual(2)
  })

  test('one lane is always left', async () => {
    const found = await pushAll(items(8), {
      answer: (_, request) => (request % 2 ? accepted : slower()),
      perBatch: 1,
    })
    expect(found.accepted).toHaveLength(8)
    expect(found.stop).toBeUndefined()
  })
})

describe('when the run is stopped', () => {
  test('before it began, no request is made', async () => {
    const found = await pushAll(items(3), {
      answer: but({}),
      options: { signal: AbortSignal.abort(cancelled) },
    })
    expect(found.requests).toEqual([])
    expect(found.stop).toBe(cancelled)
  })

  test.each([
    ['a document of its own', later()],
    ['all lanes', slower()],
  ])('while it waits for %s, no further request is made, and no document is blamed', async (_, reply) => {
    const during = (_: number, __: Pushed, abort: () => void) => abort()
    const found = await pushAll(items(9), {
      answer: but({ 0: accepted, 1: reply, 2: reply, 3: reply, 4: reply }),
      perBatch: 1,
      during,
    })
    expect(found.requests).toHaveLength(5)
    expect(found.accepted).toEqual(['0.md'])
    expect(found.refused).toEqual([])
    expect(found.stop).toBe(cancelled)
  })

  test.each<[string, Reply, string[]]>([
    ['an acceptance counts', accepted, ['0.md', '1.md', '2.md', '3.md']],
    ['a “later” says nothing of the documents', later(), []],
    ['a refusal is not looked into any further', refused, []],
  ])('while a request is under way, %s', async (_, reply, expected) => {
    const stopping = new AbortController()
    const answer = () => {
      stopping.abort(cancelled)
      return reply
    }
    const found = await pushAll(items(8), { answer, perBatch: 4, options: { signal: stopping.signal } })
    expect(found.requests).toHaveLength(1)
    expect(found.accepted).toEqual(expected)
    expect(found.refused).toEqual([])
    expect(found.stop).toBe(cancelled)
  })

  test('the batches are closed, whatever comes after', async () => {
    let isClosed = false
    async function* closing(batches: AsyncGenerator<Batch>) {
      try {
        yield* batches
      } finally {
        isClosed = true
      }
    }
    await pushAll(items(9), {
      answer: but({ 0: { kind: 'fatal', reason: '', hint: '' } }),
      perBatch: 1,
      batches: closing,
    })
    expect(isClosed).toBe(true)
  })
})

describe('when the documents cannot all be read', () => {
  async function* broken(batches: AsyncGenerator<Batch>) {
    for (let count = 0; count < 4; count++) yield (await batches.next()).value as Batch
    throw new Error('git is gone')
  }

  test('the push ends with that error, and what was sent counts', async () => {
    const found = await pushAll(items(9), { answer: but({}), perBatch: 1, batches: broken })
    expect(found.error).toEqual(new Error('git is gone'))
    expect(found.accepted).toEqual(found.requests.flat())
    expect(found.accepted).toContain('0.md')
  })
})
