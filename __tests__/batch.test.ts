import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aloneBytes, type Batch, batchBytes, halve, type Item, limits, pack, toBody } from '../src/batch.ts'
import { collected, item, items, refsOf, streamed } from './support/items.ts'

const packed = (all: Item[], target?: () => number): Promise<Batch[]> =>
  collected(pack(streamed(all), target))
const sizes = (batches: Batch[]) => batches.map(each => each.items.length)

/** Any documents, with letters of one to four bytes in them. */
const anyItems = fc.array(fc.string({ unit: 'binary' }), { maxLength: 260 }).map(bodies =>
  bodies.map((body, index): Item => {
    const externalRef = `${index}`
    return {
      externalRef,
      json: new TextEncoder().encode(JSON.stringify({ external_ref: externalRef, body })),
    }
  }),
)

describe('packing', () => {
  test('nothing makes no batch', async () => {
    expect(await packed([])).toEqual([])
  })

  test('a hundred documents make one batch, one more another', async () => {
    expect(sizes(await packed(items(100)))).toEqual([100])
    expect(sizes(await packed(items(101)))).toEqual([100, 1])
  })

  test('a batch is filled to its last byte and no further', async () => {
    const envelope = aloneBytes(item('a')) - item('a').json.length
    const first = item('a', 1_000_000)
    const rest = limits.targetBytes - envelope - first.json.length - 1
    const full = await packed([first, item('b', rest)])
    expect(full.map(each => [each.items.length, each.bytes])).toEqual([[2, limits.targetBytes]])
    expect(sizes(await packed([first, item('b', rest + 1)]))).toEqual([1, 1])
  })

  test('a document over the target goes alone, and its neighbours without it', async () => {
    const batches = await packed([item('a'), item('big', 4_900_000), item('b'), item('c')])
    expect(batches.map(refsOf)).toEqual([['a'], ['big'], ['b', 'c']])
  })

  test('a target that shrinks on the way holds from the next document on', async () => {
    let target = 10_000
    const batches: Batch[] = []
    for await (const each of pack(streamed(items(40, 1_000)), () => target)) {
      batches.push(each)
      target = 2_100
    }
    expect(sizes(batches).slice(0, 3)).toEqual([9, 2, 2])
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

  test('whatever the documents, none is lost, the order is kept and so are the limits', async () => {
    await fc.assert(
      fc.asyncProperty(anyItems, fc.integer({ min: 20, max: 3_000 }), async (all, target) => {
        const batches = await packed(all, () => target)
        expect(batches.flatMap(refsOf)).toEqual(all.map(each => each.externalRef))
        for (const { items, bytes } of batches) {
          expect(items.length).toBeGreaterThan(0)
          expect(items.length).toBeLessThanOrEqual(limits.documents)
          expect(bytes <= target || items.length === 1).toBe(true)
          expect(bytes).toBe(batchBytes(items))
        }
      }),
    )
  })

  test('the limits are those of the contract, and the target is under them', () => {
    expect(limits).toMatchObject({ documents: 100, requestBytes: 5_000_000 })
    expect(limits.targetBytes).toBeLessThan(limits.requestBytes)
  })
})

describe('a request’s body', () => {
  test('is {"documents":[…]}, as long as was counted', async () => {
    const [batch] = await packed([item('a'), item('b')])
    expect(new TextDecoder().decode(toBody(batch as Batch))).toBe(
      '{"documents":[{"external_ref":"a","body":""},{"external_ref":"b","body":""}]}',
    )
    expect(aloneBytes(item('a'))).toBe(toBody({ items: [item('a')], bytes: batchBytes([item('a')]) }).length)
  })

  test('is the documents as JSON, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyItems, async all => {
        for (const batch of await packed(all)) {
          const body = toBody(batch)
          expect(body.length).toBe(batch.bytes)
          const documents = batch.items.map(each => JSON.parse(new TextDecoder().decode(each.json)))
          expect(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))).toEqual({ documents })
        }
      }),
    )
  })
})

test('a batch is cut in two of the same documents, neither empty, each counted anew', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100 }), count => {
      const all = items(count)
      const halves = halve({ items: all, bytes: batchBytes(all) })
      expect(halves.flatMap(refsOf)).toEqual(all.map(each => each.externalRef))
      expect(halves.map(each => each.items.length)).toEqual([Math.ceil(count / 2), Math.floor(count / 2)])
      for (const each of halves) expect(toBody(each).length).toBe(each.bytes)
    }),
  )
})
