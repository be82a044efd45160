import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { openCancellation } from '../../src/adapters/runner/index.ts'

const cancelled = { reason: 'the run was cancelled', hint: expect.any(String), topic: 'cancelled' }

describe('with a clock that the test moves', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('a run stops when its time is up, for a reason that names the input', () => {
    using cancellation = openCancellation(5 * 60_000)
    jest.advanceTimersByTime(5 * 60_000 - 1)
    expect(cancellation.stopping.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(cancellation.stopping.aborted).toBe(true)
    expect(cancellation.stopping.reason).toMatchObject({
      reason: expect.stringContaining('timeout-minutes (5)'),
    })
    jest.advanceTimersByTime(4_000)
    expect(cancellation.ending.reason.message).toMatch(/^the push took longer than timeout-minutes/)
  })

  test('a run stops after its machine was suspended for longer than its time, before any timer', () => {
    using cancellation = openCancellation(5 * 60_000)
    jest.setSystemTime(Date.now() + 3_600_000)
    expect(cancellation.stopping.aborted).toBe(true)
  })

  test('the first reason to stop is the one that is given', () => {
    using cancellation = openCancellation(2_000)
    cancellation.cancel()
    jest.advanceTimersByTime(3_000)
    expect(cancellation.stopping.reason).toEqual(cancelled)
  })
})

test('sleep resolves by itself, and at once, without an error, when the run stops', async () => {
  using cancellation = openCancellation(60_000)
  await expect(cancellation.sleep(1)).resolves.toBeUndefined()
  const asleep = cancellation.sleep(3_600_000)
  cancellation.cancel()
  await expect(asleep).resolves.toBeUndefined()
  await expect(cancellation.sleep(3_600_000)).resolves.toBeUndefined()
})
