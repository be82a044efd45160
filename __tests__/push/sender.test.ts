import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { Batch } from '../../src/push/requests.ts'
import { items, refsOf } from '../support/items.ts'
import { accepted, later, type Pushed, pushAll, slower } from '../support/pushing.ts'

describe('an answer that says later', () => {
  test('is asked for again after ever longer waits of full jitter, for five minutes', async () => {
    const found = await pushAll(items(9), { answer: () => later(), perBatch: 1 })
    expect(found.sleeps.slice(0, 7)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    expect(found.silences).toEqual(['busy'])
    expect(found.requests).toEqual(Array(25).fill(['0.md']))
    const reason = 'busy, 25 attempts in 5 minutes'
    expect(found).toMatchObject({ stop: { reason, hint: 'wait' }, accepted: [], refused: [] })
    const high = await pushAll(items(1), { answer: () => later(), options: { random: () => 1 } })
    expect(high.sleeps.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  test('ends the one request to which it is said six times while others are answered', async () => {
    const answer = (batch: Batch) => (refsOf(batch).includes('1.md') ? later() : accepted)
    const found = await pushAll(items(60), { answer, perBatch: 1 })
    expect(found.requests.flat().filter(ref => ref === '1.md')).toHaveLength(6)
    expect(found.refused).toEqual([['1.md', 'busy, 6 times']])
    expect(found.accepted).toHaveLength(59)
    expect(found.stop).toBeUndefined()
  })

  test('is waited for at least as long as the service asks', async () => {
    const answer = (_: unknown, request: number) => (request === 0 ? later(120_000) : accepted)
    const found = await pushAll(items(1), { answer, options: { random: () => 0.5 } })
    expect(found).toMatchObject({ sleeps: [120_500], accepted: ['0.md'] })
  })

  test('ends the push when the service asks for a pause of five minutes or more', async () => {
    const { stop, requests, sleeps } = await pushAll(items(3), { answer: () => later(300_000), perBatch: 1 })
    expect(stop).toMatchObject({ reason: 'busy, and for a pause of 300 seconds', hint: 'wait' })
    expect([requests.length, sleeps.length]).toEqual([1, 0])
  })

  test('ends the push when there was nothing else for five minutes, also after others', async () => {
    const answer = (_: unknown, request: number) => (request < 5 ? accepted : later(110_000))
    const found = await pushAll(items(40), { answer, perBatch: 1, options: { concurrency: 1 } })
    expect(found.sleeps).toEqual([110_500, 111_000, 112_000])
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

test('while a pause lasts that the service asks for, no request is begun, and half as many are in flight afterwards', async () => {
  const aWhile = async () => {
    for (let turns = 0; turns < 30; turns++) await turn()
  }
  let begun: number[] = []
  const during = async (_: number, { requests }: Pushed) => {
    await aWhile()
    const before = requests.length
    await aWhile()
    begun = [before, requests.length]
  }
  const answer = (_: unknown, request: number) => (request === 3 ? slower(10_000) : accepted)
  const found = await pushAll(items(80), { answer, perBatch: 1, during })
  expect(begun[0]).toBeLessThan(10)
  expect(begun[1]).toBe(begun[0])
  expect(found).toMatchObject({ sleeps: [10_500], stop: undefined })
  expect(found.accepted).toHaveLength(80)
  const [first = 0] = begun
  expect(Math.max(...found.inFlight.slice(first + 1))).toBe(2)
})
