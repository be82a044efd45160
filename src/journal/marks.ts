import type { Attempt } from '../journal.ts'
import { STATES, type Status } from './deployment.ts'

/**
 * What an attempt that fails says of those before it, so that later ones need not ask GitHub about each: while one page
 * does not get in there may be hundreds, and a job may ask a thousand times an hour. Nothing where not all of them since
 * the last success have failed.
 */
export function markOf(attempts: readonly Attempt[]): string {
  const synced = attempts.find(each => each.state === 'succeeded' && !each.isPartial)
  const haveFailed = attempts.every(each => each === synced || ['failed', 'running'].includes(each.state))
  return haveFailed ? `After ${synced?.id ?? 0}: ` : ''
}

/** The last success as such a mark names it, 0 for none; infinity without a mark. */
export function sinceOf(statuses: readonly Status[]): number {
  const marks = statuses.map(({ state, description }) =>
    state === STATES.failed ? /^After (\d{1,15}): /.exec(description)?.[1] : undefined,
  )
  return Math.min(...marks.map(each => (each === undefined ? Number.POSITIVE_INFINITY : Number(each))))
}

export const FAILED: Status = { state: STATES.failed, description: '' }
