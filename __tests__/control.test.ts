import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { openControl } from '../src/control.ts'

const cancelled = {
  reason: 'the run was cancelled',
  hint: 'Run the workflow again, or wait for the next push: what is due is pushed then.',
}

describe('with a clock that is put forward by hand', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('a run stops when its time is up, for a reason that names the input', () => {
    using control = openControl(5 * 60_000)
    jest.advanceTimersByTime(5 * 60_000 - 1)
    expect(control.stopping.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(control.stopping.aborted).toBe(true)
    expect(control.stopping.reason).toEqual({
      reason: 'the push took longer than timeout-minutes (5) allows',
      hint: expect.stringMatching(
        /^Raise timeout-minutes or concurrency; the next run pushes again all that is due\.$/,
      ),
    })
  })

  test('a cancelled run stops at once, and requests may still be answered for a while', () => {
    using control = openControl(60_000)
    control.cancel()
    expect(control.stopping.reason).toEqual(cancelled)
    expect(control.ending.aborted).toBe(false)
    jest.advanceTimersByTime(4_000)
    expect(control.ending.aborted).toBe(true)
  })

  test('a run that is to end at once does, also when it was cancelled before', () => {
    using control = openControl(60_000)
    control.cancel()
    control.cancel(true)
    expect(control.ending.aborted).toBe(true)
    expect(control.stopping.reason).toEqual(cancelled)
  })

  test('the first reason to stop is the one that is given', () => {
    using control = openControl(2_000)
    control.cancel()
    jest.advanceTimersByTime(3_000)
    control.cancel()
    expect(control.stopping.reason).toEqual(cancelled)
    jest.advanceTimersByTime(1_000)
    expect(control.ending.aborted).toBe(true)
  })

  test('a run that is over leaves no timer behind', () => {
    const control = openControl(60_000)
    control.cancel()
    control[Symbol.dispose]()
    expect(jest.getTimerCount()).toBe(0)
  })
})

test('sleep resolves at once, without an error, when the run stops', async () => {
  using control = openControl(60_000)
  const asleep = control.sleep(3_600_000)
  control.cancel()
  await expect(asleep).resolves.toBeUndefined()
  await expect(control.sleep(3_600_000)).resolves.toBeUndefined()
})

test('sleep resolves by itself', async () => {
  using control = openControl(60_000)
  await expect(control.sleep(1)).resolves.toBeUndefined()
  expect(control.stopping.aborted).toBe(false)
})
