import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mapInOrder } from '../../src/push/documents.ts'
import { type Batch, batchBytes, halve, type Item, limits, pack, toBody } from '../../src/push/requests.ts'
import { collected, item, items, refsOf } from '../support/items.ts'

const packed = (all: Item[], target?: () => number): Promise<Batch[]> => collected(pack(all, target))

/** Any documents, with letters of one to four bytes in them. */
const anyItems = fc.array(fc.string({ unit: 'binary' }), { maxLength: 260 }).map(bodies =>
  bodies.map((body, index): Item => {
    const externalRef = `${index}`
    const json = new TextEncoder().encode(JSON.stringify({ external_ref: externalRef, body }))
    return { externalRef, json }
  }),
)

describe('packing', () => {
  test('a batch is filled to its last byte and no further', async () => {
    const first = item('a', 1_000_000)
    const rest = limits.targetBytes - batchBytes([first]) - 1
    const full = await packed([first, item('b', rest)])
    expect(full.map(each => [each.items.length, each.bytes])).toEqual([[2, limits.targetBytes]])
    expect((await packed([first, item('b', rest + 1)])).map(refsOf)).toEqual([['a'], ['b']])
  })

  test('a document over the target goes alone, and its neighbours without it', async () => {
    const batches = await packed([item('a'), item('big', 4_900_000), item('b'), item('c')])
    expect(batches.map(refsOf)).toEqual([['a'], ['big'], ['b', 'c']])
  })

  test('a target that shrinks on the way holds from the next document on', async () => {
    let target = 10_000
    const sizes: number[] = []
    for await (const each of pack(items(40, 1_000), () => target)) {
      sizes.push(each.items.length)
      target = 2_100
    }
    expect(sizes.slice(0, 3)).toEqual([9, 2, 2])
  })

  test('no more is read than the next batch needs', async () => {
    let read = 0
    async function* counted() {
      for (const each of items(300)) {
        read++
        yield each
      }
    }
    const batches = pack(counted())
    await batches.next()
    expect(read).toBe(101)
    await batches.return(undefined)
  })

  test('whatever the documents, none is lost, order and limits are kept, and the body is they, as long as counted', async () => {
    const property = fc.asyncProperty(anyItems, fc.integer({ min: 20, max: 3_000 }), async (all, target) => {
      const batches = await packed(all, () => target)
      expect(batches.flatMap(refsOf)).toEqual(all.map(each => each.externalRef))
      for (const batch of batches) {
        const { items, bytes } = batch
        expect(items.length).toBeGreaterThan(0)
        expect(items.length).toBeLessThanOrEqual(limits.documents)
        expect(bytes <= target || items.length === 1).toBe(true)
        const body = Buffer.concat(toBody(batch))
        expect([body.length, batchBytes(items)]).toEqual([bytes, bytes])
        const documents = items.map(each => JSON.parse(new TextDecoder().decode(each.json)))
        expect(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))).toEqual({ documents })
      }
    })
    await fc.assert(property)
  })

  test('the limits are those of the contract, and the target is under them', async () => {
    expect(limits).toMatchObject({ documents: 100, requestBytes: 5_000_000 })
    expect(limits.targetBytes).toBeLessThan(limits.requestBytes)
    expect((await packed(items(101))).map(each => each.items.length)).toEqual([100, 1])
  })
})

test('a batch is split in two of the same documents, neither empty, each counted again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100 }), count => {
      const all = items(count)
      const halves = halve({ items: all, bytes: batchBytes(all) })
      expect(halves.flatMap(refsOf)).toEqual(all.map(each => each.externalRef))
      expect(halves.map(each => each.items.length)).toEqual([Math.ceil(count / 2), Math.floor(count / 2)])
      for (const each of halves) expect(Buffer.concat(toBody(each)).length).toBe(each.bytes)
    }),
  )
})

test('results come in order, and no more is under way at once than may be', async () => {
  const tasks = fc.array(fc.record({ weight: fc.nat(12), turns: fc.nat(4) }), { maxLength: 12 })
  const property = fc.asyncProperty(tasks, fc.integer({ min: 1, max: 5 }), async (all, count) => {
    const underWay = new Set<{ weight: number }>()
    const work = async (task: (typeof all)[number], index: number) => {
      expect(task).toBe(all[index])
      underWay.add(task)
      const weight = [...underWay].reduce((sum, one) => sum + one.weight, 0)
      expect(underWay.size).toBeLessThanOrEqual(count)
      if (underWay.size > 1) expect(weight).toBeLessThanOrEqual(10)
      for (let turn = 0; turn < task.turns; turn++) await null
      underWay.delete(task)
      return task
    }
    const ahead = { count, weight: 10, weigh: ({ weight }: { weight: number }) => weight }
    expect(await collected(mapInOrder(all, ahead, work))).toEqual(all)
  })
  await fc.assert(property, { numRuns: 500 })
})

test('a failure that comes before its turn ends the results at its turn', async () => {
  const ahead = { count: 3, weight: 10, weigh: () => 1 }
  const work = async (value: number) => {
    if (value === 2) throw new Error('no disk')
    for (let turns = 0; turns < 5; turns++) await turn()
    return value
  }
  const results = mapInOrder([1, 2, 3], ahead, work)
  expect(await results.next()).toEqual({ value: 1, done: false })
  await expect(results.next()).rejects.toThrow(/^no disk$/)
})
