import { type Attempt, deadlineMs, type History, type Journal, readHistory } from './index.ts'

/** How long to wait before the journal is asked again; each wait is longer, as GitHub counts the questions. */
const WAITS_MS = { first: 5_000, factor: 1.5, longest: 30_000 }

export interface TurnOptions {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds since any moment; they never go back. */
  elapsed: () => number
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
  const startedMs = options.elapsed()
  // By the journal's own clock: by that of this machine, which may be set meanwhile, a run that is still writing may seem
  // to be long dead.
  const nowMs = () => (own === undefined ? options.now() : own.begunAtMs + options.elapsed() - startedMs)
  for (let waitMs = WAITS_MS.first; ; waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest)) {
    const attempts = await journal.list()
    const history = readHistory(attempts, nowMs(), own)
    const ahead = history.ahead[0]
    // What does not show this attempt yet may not show the one before it either.
    const isShown = attempts.some(each => own && each.order >= own.order)
    if (own === undefined || (isShown && ahead === undefined) || options.signal.aborted) return history
    if (ahead) options.onWait(ahead, deadlineMs(ahead))
    await options.sleep(waitMs)
  }
}
