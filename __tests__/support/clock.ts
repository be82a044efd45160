import { jest } from '@jest/globals'

/** Stops `setTimeout` and the date of this process, at a full second; all else goes on, so that servers answer. */
export function standStill(): void {
  const running = ['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const
  const repeating = ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const
  jest.useFakeTimers({ now: 1_700_000_000_000, doNotFake: [...running, ...repeating] })
}
