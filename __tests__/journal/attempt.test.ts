import { describe, expect, test } from '@jest/globals'
import { type Ending, withAttempt } from '../../src/journal/attempt.ts'
import { type Journal, JournalError } from '../../src/journal/index.ts'
import { memoryJournal, record } from '../support/attempts.ts'

const success: Ending = { state: 'succeeded', description: 'all in' }

/** Runs work as an attempt; what happened, in order. */
async function attempted(work: () => Promise<Ending>, { journal = memoryJournal(), hasWritten = true } = {}) {
  const memory = {
    rememberAttempt: (id: string) => void journal.calls.push(`remember ${id}`),
    rememberEnd: () => void journal.calls.push('remember the end'),
  }
  const outcome = await withAttempt(journal, {
    record,
    memory,
    work: async own => {
      journal.calls.push(`work on ${own.id}`)
      return work()
    },
    hasWritten: () => hasWritten,
    toEnding: result => result,
    toUnrecorded: (result, error) => ({
      ...result,
      description: `${result.description}, but ${error.message}`,
    }),
  }).catch((error: Error) => error)
  return { outcome, calls: journal.calls, state: journal.attempts[0]?.state }
}

describe('an attempt', () => {
  test('is recorded and remembered before its work begins, and its end after it', async () => {
    const { outcome, calls } = await attempted(async () => success)
    expect(outcome).toBe(success)
    expect(calls).toEqual(['begin', 'remember a1', 'work on a1', 'end succeeded: all in', 'remember the end'])
  })

  test.each(['failed', 'void'] as const)('is recorded as %s when its work says so', async state => {
    expect((await attempted(async () => ({ state, description: '' }))).state).toBe(state)
  })

  test.each([
    ['failed', 'may have been written', true],
    ['void', 'was written', false],
  ] as const)('is recorded as %s when its work throws and something %s', async (state, _, hasWritten) => {
    const found = await attempted(() => Promise.reject(new Error('out of disk')), { hasWritten })
    expect(found.state).toBe(state)
    expect(found.outcome).toEqual(new Error('out of disk'))
    expect(found.calls.slice(-2)).toEqual([`end ${state}: The run ended with an error`, 'remember the end'])
  })

  test('whose end cannot be recorded is left to the post step', async () => {
    const journal = { ...memoryJournal(), end: () => Promise.reject(new JournalError('no network')) }
    const found = await attempted(async () => success, { journal })
    expect(found.outcome).toEqual({ ...success, description: 'all in, but no network' })
    expect(found.calls).not.toContain('remember the end')
  })

  test('that succeeded with exceptions records them', async () => {
    const exceptions = [{ externalRef: 'a.md', path: 'a.md', held: false, since: record.sha }]
    const journal = memoryJournal()
    await attempted(async () => ({ ...success, exceptions }), { journal })
    expect(journal.attempts).toMatchObject([{ state: 'succeeded', exceptions }])
  })

  test('whose end meets a defect ends with that error', async () => {
    const journal = { ...memoryJournal(), end: () => Promise.reject(new TypeError('no function')) }
    const found = await attempted(async () => success, { journal })
    expect(found.outcome).toEqual(new TypeError('no function'))
  })

  test('that failed keeps its own error when its end cannot be recorded either', async () => {
    const journal = { ...memoryJournal(), end: () => Promise.reject(new Error('no network')) }
    const found = await attempted(() => Promise.reject(new Error('out of disk')), { journal })
    expect(found.outcome).toEqual(new Error('out of disk'))
  })

  test('that cannot be recorded does no work', async () => {
    const journal = memoryJournal()
    const refusing: Journal = { ...journal, begin: () => Promise.reject(new Error('no permission')) }
    const found = await attempted(async () => success, { journal: { ...journal, ...refusing } })
    expect(found.outcome).toEqual(new Error('no permission'))
    expect(found.calls).toEqual([])
  })
})
