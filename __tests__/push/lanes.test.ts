import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { Lanes } from '../../src/push/lanes.ts'

/** Work that goes on until it is told to end. */
function works(lanes: Lanes, count: number) {
  const ends: (() => void)[] = []
  const all = Array.from({ length: count }, () =>
    lanes.run(() => new Promise<void>(resolve => void ends.push(resolve))),
  )
  return { ends, all: Promise.all(all) }
}

const lanes = (most: number, sleep: (ms: number) => Promise<void> = async () => {}) => new Lanes(most, sleep)

describe('lanes', () => {
  test('no more works go on than there are lanes, and the next begins when one ends', async () => {
    const { ends, all } = works(lanes(2), 5)
    for (const expected of [2, 3, 4, 5, 5]) {
      await turn()
      expect(ends).toHaveLength(expected)
      ends[expected - 2]?.()
    }
    for (const end of ends) end()
    await all
  })

  test('as many go on at once after a busy time as before it', async () => {
    const some = lanes(2)
    await Promise.all(Array.from({ length: 9 }, () => some.run(async () => {})))
    const { ends, all } = works(some, 4)
    for (const expected of [2, 3, 4]) {
      await turn()
      expect(ends).toHaveLength(expected)
      ends[expected - 2]?.()
    }
    for (const end of ends) end()
    await all
  })

  test('work that fails makes room as well, and its error passes through', async () => {
    const one = lanes(1)
    await expect(one.run(() => Promise.reject(new Error('no')))).rejects.toThrow(/^no$/)
    await expect(one.run(async () => 'yes')).resolves.toBe('yes')
  })

  test.each([
    [8, 1, 4],
    [8, 2, 2],
    [5, 1, 2],
    [4, 9, 1],
    [1, 1, 1],
  ])('of %i lanes that were slowed down %i times %i are left', async (most, times, left) => {
    const some = lanes(most)
    for (let time = 0; time < times; time++) {
      some.slowDown(0)
      await turn()
    }
    const { ends, all } = works(some, 9)
    await turn()
    expect(ends).toHaveLength(left)
    for (let done = 0; done < 9; done++) {
      ends[done]?.()
      await turn()
    }
    await all
  })

  test('requests that are refused together close half of the lanes once', async () => {
    const some = lanes(8)
    for (let time = 0; time < 8; time++) some.slowDown(0)
    const { ends, all } = works(some, 9)
    await turn()
    expect(ends).toHaveLength(4)
    for (let done = 0; done < 9; done++) {
      ends[done]?.()
      await turn()
    }
    await all
  })

  test('a lane comes back after ten successes in a row', async () => {
    const some = lanes(2)
    some.slowDown(0)
    const { ends, all } = works(some, 2)
    for (let success = 0; success < 9; success++) some.succeeded()
    await turn()
    expect(ends).toHaveLength(1)
    some.succeeded()
    await turn()
    expect(ends).toHaveLength(2)
    for (const end of ends) end()
    await all
  })

  test('being slowed down again begins the row anew', async () => {
    const some = lanes(4)
    some.slowDown(0)
    await turn()
    for (let success = 0; success < 9; success++) some.succeeded()
    some.slowDown(0)
    some.succeeded()
    const { ends, all } = works(some, 2)
    await turn()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await turn()
    ends[1]?.()
    await all
  })
})

describe('a pause', () => {
  test('is over when the longest of all that were asked for is', async () => {
    const asleep = new Map<number, () => void>()
    const some = lanes(2, ms => new Promise(resolve => void asleep.set(ms, resolve)))
    const cleared: string[] = []
    some.slowDown(20)
    void some.clear().then(() => cleared.push('asked before'))
    some.slowDown(10)
    void some.clear().then(() => cleared.push('asked after'))
    some.slowDown(30)
    for (const [ms, expected] of [
      [10, []],
      [20, []],
      [30, ['asked before', 'asked after']],
    ] as const) {
      asleep.get(ms)?.()
      await turn()
      expect(cleared.toSorted()).toEqual(expected.toSorted())
    }
  })

  test('is not cut short by a shorter one that is asked for later', async () => {
    const asleep = new Map<number, () => void>()
    const some = lanes(2, ms => new Promise(resolve => void asleep.set(ms, resolve)))
    let isClear = false
    some.slowDown(20)
    some.slowDown(10)
    void some.clear().then(() => {
      isClear = true
    })
    for (const [ms, expected] of [
      [10, false],
      [20, true],
    ] as const) {
      asleep.get(ms)?.()
      await turn()
      expect(isClear).toBe(expected)
    }
  })

  test('does not exist at first', async () => {
    await expect(lanes(1).clear()).resolves.toBeUndefined()
  })
})
