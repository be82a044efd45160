import { describe, expect, test } from '@jest/globals'
import { compare } from '../../scripts/demo/compare.ts'
import { chooseFate, openingFate } from '../../scripts/replay/fates.ts'
import { numbers } from '../../scripts/replay/print.ts'
import { randomFrom } from '../../scripts/replay/random.ts'
import type { Document } from '../../src/document/document.ts'

const fates = (seed: number, count: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => chooseFate(random, ['a.md', 'b.md']))
}

describe('what is in store for the runs', () => {
  test('depends on the seed alone', () => {
    expect(fates(5, 50)).toEqual(fates(5, 50))
    expect(fates(5, 50)).not.toEqual(fates(6, 50))
  })

  test('a hundred pushes meet every kind of trouble, and most runs happen', () => {
    for (const seed of [1, 2, 3]) {
      const all = fates(seed, 100)
      expect(new Set(all.map(each => each.name)).size).toBe(7)
      expect(all.filter(each => each.affliction === undefined).length).toBeLessThan(40)
    }
  })

  test('a refused document is one that the commit changes; there may be none', () => {
    const random = randomFrom(1)
    const poisoned = Array.from(
      { length: 200 },
      () => chooseFate(random, ['x.md']).affliction?.poisoned ?? [],
    )
    expect(new Set(poisoned.flat())).toEqual(new Set(['x.md']))
    const none = Array.from({ length: 200 }, () => chooseFate(random, []).affliction?.poisoned ?? [])
    expect(none.flat()).toEqual([])
  })

  test('the first run is killed in the middle, the second comes through', () => {
    expect(openingFate(0, randomFrom(1))?.affliction).toMatchObject({ signal: { name: 'SIGKILL', at: 2 } })
    expect(openingFate(1, randomFrom(1))?.affliction).toMatchObject({ signal: undefined, poisoned: [] })
    expect(openingFate(2, randomFrom(1))).toBeUndefined()
  })

  test('random numbers are spread over the whole range', () => {
    const random = randomFrom(0)
    const tenths = new Set(Array.from({ length: 200 }, () => Math.floor(random() * 10)))
    expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

test('documents that are stale, too many or missing are counted', () => {
  const document = (name: string, body = ''): [string, Document] => [
    name,
    { external_ref: name, name, description: '', tags: [], archived: false, body },
  ]
  const actual = new Map([document('same'), document('stale', 'old'), document('extra'), document('more')])
  const expected = new Map([document('same'), document('stale', 'new'), document('missing')])
  expect(numbers(compare(actual, expected))).toBe('1 stale, 2 extra, 1 missing')
})
