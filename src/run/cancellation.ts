import { setTimeout as delay } from 'node:timers/promises'
import type { Stop } from '../plan/index.ts'

/** Requests in flight may still be answered for this long after a run was cancelled. */
const ANSWER_GRACE_MS = 4_000

const CANCELLED: Stop = {
  reason: 'the run was cancelled',
  hint: 'Run the workflow again, or wait for the next push: it begins again with all that this run was to push.',
  topic: 'cancelled',
}

/** The ways to end a run from outside: its time limit, and the user. */
export interface Cancellation extends Disposable {
  /** Aborted with a Stop: nothing new is begun. */
  readonly stopping: AbortSignal
  /** Aborted a little later, with an error that says why: what is in flight ends. */
  readonly ending: AbortSignal
  /** Stops the run; requests in flight may still be answered for a while, unless it is to end at once. */
  cancel(atOnce?: boolean): void
  /** Resolves after so many milliseconds, or at once when the run is stopping. */
  sleep(ms: number): Promise<void>
}

/** @param now milliseconds since the epoch. */
export function openCancellation(
  timeoutMs: number,
  now = Date.now,
): Cancellation {
  const stopping = new AbortController()
  const ending = new AbortController()
  const end = () =>
    ending.abort(new Error((stopping.signal.reason as Stop).reason))
  const timers: NodeJS.Timeout[] = []
  const stop = (why: Stop) => {
    if (stopping.signal.aborted) return
    stopping.abort(why)
    timers.push(setTimeout(end, ANSWER_GRACE_MS))
  }
  const untilMs = now() + timeoutMs
  // By the clock: while a machine is suspended its timers stand still, but later runs no longer wait for this one.
  const check = () => {
    if (now() < untilMs) return
    stop({
      reason: `the push took longer than timeout-minutes (${timeoutMs / 60_000}) allows`,
      hint: 'Raise timeout-minutes: the next run begins again with all that this one was to push.',
      topic: 'time-limit',
    })
  }
  timers.push(setInterval(check, 1_000))
  return {
    get stopping() {
      check()
      return stopping.signal
    },
    ending: ending.signal,
    cancel(atOnce = false) {
      stop(CANCELLED)
      if (atOnce) end()
    },
    sleep: ms =>
      delay(ms, undefined, { signal: stopping.signal }).catch(() => {}),
    [Symbol.dispose]() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
