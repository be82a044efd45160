import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mapInOrder } from '../../src/delivery/in-order.ts'

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

test('results come in order, and no more is under way at once than may be', async () => {
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
    const found: unknown[] = []
    const ahead = { count, weight: 10, weigh: ({ weight }: { weight: number }) => weight }
    for await (const result of mapInOrder(each(all), ahead, work)) found.push(result)
    expect(found).toEqual(all)
  })
  await fc.assert(property, { numRuns: 500 })
})
