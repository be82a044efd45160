import { describe, expect, test } from '@jest/globals'
import type { Reply } from '../../src/push/outcome.ts'
import type { Batch } from '../../src/push/requests.ts'
import { items, refsOf } from '../support/items.ts'
import {
  accepted,
  cancelled,
  fatal,
  later,
  type Pushed,
  pushAll,
  refused,
  slower,
  tooLarge,
} from '../support/pushing.ts'

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

describe('the order of requests', () => {
  test('the first goes alone, then as many as may be in flight', async () => {
    const found = await pushAll(items(12), { answer: () => accepted, perBatch: 1 })
    expect(found.inFlight.slice(0, 5)).toEqual([1, 1, 2, 3, 4])
    expect(Math.max(...found.inFlight)).toBe(4)
    expect(found.accepted).toHaveLength(12)
    expect(found.stop).toBeUndefined()
  })
})

test('an answer that no request can fix ends the push after one request when it is the first', async () => {
  const found = await pushAll(items(8), { answer: () => fatal, perBatch: 1 })
  expect(found).toMatchObject({ stop: fatal, accepted: [], refused: [] })
  expect(found.requests).toHaveLength(1)
})

test('later on it ends the push when the requests in flight are answered', async () => {
  const found = await pushAll(items(20), { answer: but({ 2: fatal }), perBatch: 1 })
  expect(found.stop).toBe(fatal)
  expect(found.requests.length).toBeLessThanOrEqual(6)
  expect(found.accepted).toHaveLength(found.requests.length - 1)
})

describe('a refusal that may be the fault of one document, as of a firewall before the service,', () => {
  const firewall: Reply = { ...(fatal as Extract<Reply, { kind: 'fatal' }>), mayBeDocument: true }
  const blocks = (index: number) => (batch: Batch) =>
    refsOf(batch).includes(`${index}.md`) ? firewall : accepted

  test('is that of the one document where others were accepted before', async () => {
    const found = await pushAll(items(40), { answer: blocks(27), perBatch: 10 })
    expect(found.refused).toEqual([['27.md', 'wrong key, though it accepted others. fix it']])
    expect(found.accepted).toHaveLength(39)
    expect(found.tooLarge).toBe(0)
    expect(found.stop).toBeUndefined()
  })

  test('ends the push where nothing was accepted before', async () => {
    const found = await pushAll(items(40), { answer: blocks(3), perBatch: 10 })
    expect(found).toMatchObject({ stop: firewall, accepted: [], refused: [] })
    expect(found.requests).toHaveLength(1)
  })
})

describe('a batch with a document that is refused', () => {
  test('is split down to that document, in few requests, and the rest is delivered', async () => {
    const found = await pushAll(items(100), { answer: bad(index => index === 37) })
    expect(found.refused).toEqual([['37.md', 'refused']])
    expect(found.accepted).toHaveLength(99)
    expect(found.requests.length).toBeLessThanOrEqual(15)
    expect([found.tooLarge, found.stop]).toEqual([0, undefined])
  })

  test('that is too large is split, and later ones are to be smaller', async () => {
    const found = await pushAll(items(8), { answer: ({ items }) => (items.length > 2 ? tooLarge : accepted) })
    expect(found.requests.map(each => each.length)).toEqual([8, 4, 2, 2, 4, 2, 2])
    expect(found.tooLarge).toBe(3)
    expect(found.accepted).toHaveLength(8)
  })

  test('one document that is too large fails by name', async () => {
    const answer = ({ items }: Batch) => (items[0]?.externalRef === '0.md' ? tooLarge : accepted)
    const found = await pushAll(items(2), { answer })
    expect(found).toMatchObject({ refused: [['0.md', 'too large']], accepted: ['1.md'] })
  })
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
  test('before it began, no request is made', async () => {
    const options = { signal: AbortSignal.abort(cancelled) }
    const found = await pushAll(items(3), { answer: but({}), options })
    expect(found).toMatchObject({ requests: [], stop: cancelled })
  })

  test.each([
    ['a document of its own', later()],
    ['all requests', slower()],
  ])('while it waits for %s, no further request is made, and no document is blamed', async (_, reply) => {
    const during = (_: number, __: Pushed, abort: () => void) => abort()
    const answer = but({ 1: reply, 2: reply, 3: reply, 4: reply })
    const found = await pushAll(items(9), { answer, perBatch: 1, during })
    expect(found.requests).toHaveLength(5)
    expect(found).toMatchObject({ accepted: ['0.md'], refused: [], stop: cancelled })
  })

  test.each<[string, Reply, string[]]>([
    ['an acceptance counts', accepted, refs(0, 4)],
    ['a “later” says nothing of the documents', later(), []],
    ['a refusal is not looked into any further', refused, []],
  ])('while a request is in flight, %s', async (_, reply, expected) => {
    const stopping = new AbortController()
    const answer = () => {
      stopping.abort(cancelled)
      return reply
    }
    const found = await pushAll(items(8), { answer, perBatch: 4, options: { signal: stopping.signal } })
    expect(found.requests).toHaveLength(1)
    expect(found).toMatchObject({ accepted: expected, refused: [], silences: [], stop: cancelled })
  })
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
  await pushAll(items(9), { answer: but({ 0: fatal }), perBatch: 1, batches: closing })
  expect(isClosed).toBe(true)
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
