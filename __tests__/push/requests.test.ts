import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type Batch,
  batchBytes,
  type Item,
  limits,
  pack,
  type Reply,
  toBody,
} from '../../src/push/requests.ts'
import { mapAsDone } from '../../src/snapshot/index.ts'
import { collected, item, items, refsOf } from '../support/items.ts'
import {
  accepted,
  cancelled,
  fatal,
  later,
  never,
  type Pushed,
  pushAll,
  refused,
  slower,
  tooLarge,
} from '../support/pushing.ts'

const packed = (all: Item[]): Promise<Batch[]> => collected(pack(all, never))

/** Many documents, with letters of one to four bytes in them, or some large ones. */
const anyBodies = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.string({ unit: 'binary' }), { maxLength: 260 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.constantFrom(100, 1_000_000, 1_499_900, 4_500_000).map(size => 'x'.repeat(size)),
      { maxLength: 7 },
    ),
  },
)
const anyItems = anyBodies.map(bodies =>
  bodies.map((body, index): Item => {
    const externalRef = `${index}`
    const json = new TextEncoder().encode(JSON.stringify({ external_ref: externalRef, body }))
    return { externalRef, json }
  }),
)

describe('packing', () => {
  test('a batch is filled to its last document, or its last byte, and no further', async () => {
    expect(limits).toMatchObject({ documents: 100, requestBytes: 5_000_000 })
    expect((await packed(items(101))).map(each => each.items.length)).toEqual([100, 1])
    const first = item('a', 1_000_000)
    const rest = limits.targetBytes - batchBytes([first]) - 1
    const full = await packed([first, item('b', rest)])
    expect(full.map(each => [each.items.length, each.bytes])).toEqual([[2, limits.targetBytes]])
    expect((await packed([first, item('b', rest + 1)])).map(refsOf)).toEqual([['a'], ['b']])
  })

  test('a batch that is not full goes when its first document has waited, whatever takes longer to be made', async () => {
    const slow = Promise.withResolvers<void>()
    const time = Promise.withResolvers<void>()
    async function* made() {
      yield item('a')
      yield item('b')
      await slow.promise
      yield item('c')
    }
    const waits: number[] = []
    const batches = pack(made(), ms => {
      waits.push(ms)
      return waits.length === 1 ? time.promise : never()
    })
    const first = batches.next()
    for (let turns = 0; turns < 9; turns++) await turn()
    time.resolve()
    expect(refsOf((await first).value)).toEqual(['a', 'b'])
    slow.resolve()
    expect(refsOf((await batches.next()).value)).toEqual(['c'])
    expect([(await batches.next()).done, waits]).toEqual([true, [5_000, 5_000]])
  })

  test('whatever the documents, none is lost, order and limits are kept, and the body is they, as long as counted', async () => {
    const property = fc.asyncProperty(anyItems, async all => {
      const batches = await packed(all)
      expect(batches.flatMap(refsOf)).toEqual(all.map(each => each.externalRef))
      for (const batch of batches) {
        const { items, bytes } = batch
        expect(items.length).toBeGreaterThan(0)
        expect(items.length).toBeLessThanOrEqual(limits.documents)
        expect(bytes <= limits.targetBytes || items.length === 1).toBe(true)
        const body = Buffer.concat(toBody(batch))
        expect([body.length, batchBytes(items)]).toEqual([bytes, bytes])
        const documents = items.map(each => JSON.parse(new TextDecoder().decode(each.json)))
        expect(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))).toEqual({ documents })
      }
    })
    await fc.assert(property)
  })
})

test('each value has its result, and no more is under way at once than may be', async () => {
  const tasks = fc.array(fc.record({ weight: fc.nat(12), turns: fc.nat(4) }), { maxLength: 12 })
  const property = fc.asyncProperty(tasks, fc.integer({ min: 1, max: 5 }), async (all, count) => {
    const underWay = new Set<{ weight: number }>()
    const work = async (task: (typeof all)[number]) => {
      underWay.add(task)
      const weight = [...underWay].reduce((sum, one) => sum + one.weight, 0)
      expect(underWay.size).toBeLessThanOrEqual(count)
      if (underWay.size > 1) expect(weight).toBeLessThanOrEqual(10)
      for (let turn = 0; turn < task.turns; turn++) await null
      underWay.delete(task)
      return task
    }
    const results = await collected(mapAsDone(all, count, ({ weight }) => weight * 1_600_000, work))
    expect(results).toHaveLength(all.length)
    expect(new Set(results)).toEqual(new Set(all))
  })
  await fc.assert(property, { numRuns: 500 })
})

test('a result that takes long holds up no other', async () => {
  const slow = Promise.withResolvers<void>()
  const work = async (value: number) => {
    if (value === 1) await slow.promise
    return value
  }
  const results = mapAsDone([1, 2, 3], 3, () => 1, work)
  expect([(await results.next()).value, (await results.next()).value]).toEqual([2, 3])
  slow.resolve()
  expect((await results.next()).value).toBe(1)
})

test('a failure ends the results', async () => {
  const work = async (value: number) => {
    if (value === 2) throw new Error('no disk')
    for (let turns = 0; turns < 5; turns++) await turn()
    return value
  }
  const results = mapAsDone([1, 2, 3], 3, () => 1, work)
  await expect(results.next()).rejects.toThrow(/^no disk$/)
})

const refs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${from + index}.md`)

/** These requests get an answer of their own, all others are accepted. */
const but =
  (special: Record<number, Reply>) =>
  (_: Batch, request: number): Reply =>
    special[request] ?? accepted

/** Refuses each batch that has a document with one of these numbers. */
const bad = (isBad: (index: number) => boolean) => (batch: Batch) =>
  refsOf(batch).some(ref => isBad(Number.parseInt(ref, 10))) ? refused : accepted

test('the first request goes alone, then as many as may be in flight', async () => {
  const found = await pushAll(items(12), { answer: () => accepted, perBatch: 1 })
  expect(found.inFlight.slice(0, 5)).toEqual([1, 1, 2, 3, 4])
  expect(Math.max(...found.inFlight)).toBe(4)
  expect(found.accepted).toHaveLength(12)
  expect(found.stop).toBeUndefined()
})

test('an answer that no request can fix ends the push, when the requests in flight are answered', async () => {
  const first = await pushAll(items(8), { answer: () => fatal, perBatch: 1 })
  expect(first).toMatchObject({ stop: fatal, accepted: [], refused: [] })
  expect(first.requests).toHaveLength(1)
  const later = await pushAll(items(20), { answer: but({ 2: fatal }), perBatch: 1 })
  expect(later.stop).toBe(fatal)
  expect(later.requests.length).toBeLessThanOrEqual(6)
  expect(later.accepted).toHaveLength(later.requests.length - 1)
})

describe('a refusal that may be the fault of one document, as of a firewall before the service,', () => {
  const firewall: Reply = { ...(fatal as Extract<Reply, { kind: 'fatal' }>), mayBeDocument: true }
  const blocks = (index: number) => (batch: Batch) =>
    refsOf(batch).includes(`${index}.md`) ? firewall : accepted

  test('is that of the one document where others were accepted before', async () => {
    const found = await pushAll(items(40), { answer: blocks(27), perBatch: 10 })
    expect(found.refused).toEqual([['27.md', 'wrong key, though it accepted others. fix it']])
    expect(found.accepted).toHaveLength(39)
    expect(found.stop).toBeUndefined()
  })

  test('ends the push where nothing was accepted before', async () => {
    const found = await pushAll(items(40), { answer: blocks(3), perBatch: 10 })
    expect(found).toMatchObject({ stop: firewall, accepted: [], refused: [] })
    expect(found.requests).toHaveLength(1)
  })
})

test('a batch that is too large is split, in order', async () => {
  const found = await pushAll(items(8), { answer: ({ items }) => (items.length > 2 ? tooLarge : accepted) })
  expect(found.requests.map(each => each.length)).toEqual([8, 4, 2, 2, 4, 2, 2])
  expect(found.accepted).toHaveLength(8)
})

describe('the check of the shape', () => {
  test('stops when the first three documents are refused one by one', async () => {
    const found = await pushAll(items(100), { answer: () => refused })
    expect(found.refused.map(([ref]) => ref)).toEqual(['0.md', '1.md', '2.md'])
    expect(found.stop).toMatchObject({ reason: 'refused', topic: 'all-refused' })
    expect(found.stop?.hint).toMatch(
      /^The first 3 documents were all refused, so it is not one document's fault\./,
    )
  })

  test.each<[string, (batch: Batch, request: number) => Reply]>([
    ['one of them is accepted', bad(index => index !== 1)],
    ['others were accepted before', (_, request) => (request === 0 ? accepted : refused)],
  ])('does not stop when %s', async (_, answer) => {
    const found = await pushAll(items(6), { answer, perBatch: 1 })
    expect(found.stop).toBeUndefined()
    expect(found.refused.length).toBeGreaterThanOrEqual(5)
  })
})

describe('when the run is stopped', () => {
  test.each([
    ['a document of its own', later()],
    ['all requests', slower()],
  ])('while it waits for %s, no further request is made, and no document is blamed', async (_, reply) => {
    const during = (_: number, __: Pushed, abort: () => void) => abort()
    const answer = (_: unknown, request: number) => (request === 0 ? accepted : reply)
    const found = await pushAll(items(90), { answer, perBatch: 1, during })
    expect(found.requests.length).toBeLessThan(12)
    expect(new Set(found.requests.flat()).size).toBe(found.requests.length)
    expect(found).toMatchObject({ accepted: ['0.md'], refused: [], stop: cancelled })
  })
})

test('when the documents cannot all be read, the push ends with that error, and what was sent counts', async () => {
  async function* broken(batches: AsyncGenerator<Batch>) {
    for (let count = 0; count < 4; count++) yield (await batches.next()).value as Batch
    throw new Error('git is gone')
  }
  const found = await pushAll(items(9), { answer: but({}), perBatch: 1, batches: broken })
  expect(found.error).toEqual(new Error('git is gone'))
  expect(found.accepted).toEqual(refs(0, 4))
})

describe('an answer that says later', () => {
  test('is asked for again after ever longer waits of full jitter, for five minutes', async () => {
    const found = await pushAll(items(1), { answer: () => later() })
    expect(found.sleeps.slice(0, 7)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    expect(found.silences).toEqual(['busy'])
    expect(found.requests).toEqual(Array(25).fill(['0.md']))
    const reason = 'busy, 25 attempts in 5 minutes'
    expect(found).toMatchObject({ stop: { reason, hint: 'wait' }, accepted: [], refused: [] })
    const high = await pushAll(items(1), { answer: () => later(), options: { random: () => 1 } })
    expect(high.sleeps.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  test('is waited for at least as long as the service asks', async () => {
    const answer = (_: unknown, request: number) => (request === 0 ? later(120_000) : accepted)
    const found = await pushAll(items(1), { answer, options: { random: () => 0.5 } })
    expect(found).toMatchObject({ sleeps: [120_500], accepted: ['0.md'] })
  })

  test('ends the push when there was nothing else for five minutes, also after others', async () => {
    const answer = (_: unknown, request: number) => (request < 5 ? accepted : later(110_000))
    const found = await pushAll(items(40), { answer, perBatch: 1 })
    expect(found.sleeps).toEqual([110_500, 110_500, 110_500])
    expect(found.stop?.reason).toBe('busy, 4 attempts in 6 minutes')
    expect(found.accepted).toHaveLength(5)
  })
})

test('an answer that says later holds up no other document', async () => {
  let before = 0
  const during = async (_: number, { requests }: Pushed) => {
    for (let turns = 0; turns < 30; turns++) await turn()
    before = requests.length
  }
  const answer = (_: unknown, request: number) => (request === 3 ? later(10_000) : accepted)
  const found = await pushAll(items(80), { answer, perBatch: 1, during })
  expect(before).toBeGreaterThan(30)
  expect(found.accepted).toHaveLength(80)
})

test.each([
  [0, 4],
  [1, 3],
  [3, 1],
  [9, 1],
])(
  'a service that asks %i times for fewer requests gets at most %i at once from then on',
  async (times, most) => {
    const answer = (_: unknown, request: number) => (request > 0 && request <= times ? slower() : accepted)
    const found = await pushAll(items(80), { answer, perBatch: 1 })
    expect(Math.max(...found.inFlight)).toBeLessThanOrEqual(4)
    expect(Math.max(...found.inFlight.slice(30))).toBe(most)
    expect(found.accepted).toHaveLength(80)
  },
)

test('a document whose requests the service asks to be fewer is not blamed, however often it asks', async () => {
  const answer = (batch: Batch, request: number) =>
    batch.items[0]?.externalRef === '3.md' && request < 60 ? slower(10_000) : accepted
  const found = await pushAll(items(80), { answer, perBatch: 1 })
  expect(found.sleeps.length).toBeGreaterThan(6)
  expect(found).toMatchObject({ refused: [], stop: undefined })
  expect(found.accepted).toHaveLength(80)
})
