import type { Attempt, History, Journal } from './journal.ts'
import { deadlineMs, readHistory } from './journal.ts'

/** How often the journal is asked whether an earlier attempt has ended. */
const POLL_MS = 5_000

export interface TurnOptions {
  /** Milliseconds since the epoch. */
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** Aborted: there is no more waiting. */
  signal: AbortSignal
  /** Called before each wait. */
  onWait: (ahead: Attempt, untilMs: number) => void
}

/**
 * Waits until no attempt that began earlier can be writing any more: of two that write at once, the older text of a
 * page could be the one that stays. The journal is read again after each wait.
 *
 * @param own the attempt of this run; a preview has none and does not wait.
 */
export async function waitForTurn(
  journal: Journal,
  own: Attempt | undefined,
  options: TurnOptions,
): Promise<History> {
  for (;;) {
    const history = readHistory(await journal.list(), options.now(), own)
    const ahead = history.ahead[0]
    if (own === undefined || ahead === undefined || options.signal.aborted) return history
    options.onWait(ahead, deadlineMs(ahead))
    await options.sleep(POLL_MS)
  }
}
