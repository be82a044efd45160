import { describe, expect, test } from '@jest/globals'
import { type Attempt, waitForTurn } from '../../src/journal/index.ts'
import { attempt, type MemoryJournal, memoryJournal, record } from '../support/attempts.ts'

/** Waits with a clock that goes on only while it sleeps; `during` sees how often it has slept. */
async function wait(journal: MemoryJournal, own: Attempt, during: (sleeps: number) => void = () => {}) {
  let nowMs = 3 * 60_000
  const stopping = new AbortController()
  const waits: [string, number][] = []
  const history = await waitForTurn(journal, record, own, {
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

describe('an attempt', () => {
  test('waits for one that never ends until its time is up', async () => {
    const { history, waits } = await wait(memoryJournal(attempt(2), own), own)
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
  const options = { elapsed: () => 0, sleep: never, signal: stopping.signal, onWait: () => {} }
  expect((await waitForTurn(memoryJournal(attempt(2), own), record, own, options)).ahead).toHaveLength(1)
})
