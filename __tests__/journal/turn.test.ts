import { describe, expect, test } from '@jest/globals'
import type { Attempt } from '../../src/journal/index.ts'
import { waitForTurn } from '../../src/journal/index.ts'
import { attempt, type MemoryJournal, memoryJournal, record } from '../support/attempts.ts'

/**
 * Waits with a clock that goes on only while it sleeps; `during` sees how often it has slept.
 *
 * @param offMs how far the clock of the machine is off after so many sleeps.
 */
async function wait(
  journal: MemoryJournal,
  own: Attempt | undefined,
  during: (sleeps: number) => void = () => {},
  offMs: (sleeps: number) => number = () => 0,
) {
  let nowMs = 3 * 60_000
  const stopping = new AbortController()
  const waits: [string, number][] = []
  const history = await waitForTurn(journal, record, own, {
    now: () => nowMs + offMs(waits.length),
    elapsed: () => nowMs,
    sleep: async ms => {
      nowMs += ms
      during(waits.length)
      if (waits.length === 1000) stopping.abort()
    },
    signal: stopping.signal,
    onWait: (ahead, untilMs) => void waits.push([ahead.id, untilMs]),
  })
  return { history, waits }
}

const own = attempt(3)
const DAY_MS = 86_400_000

describe('an attempt', () => {
  test.each([
    ['set a day back meanwhile', (sleeps: number) => (sleeps > 2 ? -DAY_MS : 0)],
    ['set a day forward meanwhile', (sleeps: number) => (sleeps > 2 ? DAY_MS : 0)],
  ])('waits as long on a machine whose clock is %s', async (_, offMs) => {
    const { history, waits } = await wait(memoryJournal(attempt(2), own), own, undefined, offMs)
    expect(waits).toHaveLength(33)
    expect(history).toMatchObject({ dirty: [{ id: 'a2' }], ahead: [] })
  })

  test('is not believed to be alone by a journal that does not show it yet', async () => {
    const journal = memoryJournal(attempt(1, { state: 'succeeded' }))
    const { waits } = await wait(journal, own, sleeps => {
      if (sleeps === 0) journal.attempts.push(attempt(2), own)
      else void journal.end('a2', 'succeeded', '')
    })
    expect(waits.map(([id]) => id)).toEqual(['a2'])
  })
})

test('a run that is stopping does not wait on', async () => {
  const stopping = new AbortController()
  const never = () => Promise.reject(new Error('it slept'))
  stopping.abort()
  const options = { now: () => 0, elapsed: () => 0, sleep: never, signal: stopping.signal, onWait: () => {} }
  expect((await waitForTurn(memoryJournal(attempt(2), own), record, own, options)).ahead).toHaveLength(1)
})
