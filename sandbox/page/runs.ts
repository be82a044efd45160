import type { Report } from '../../src/report/index.ts'
import type { Sandbox } from '../server.ts'
import type { PushedOutcome } from '../store.ts'

/** One run of the action, by its own report and by what the sandbox received. */
export interface Run {
  sha: string
  subject: string
  startedAt: Date
  seconds: number
  isGreen: boolean
  /** Absent when the run ended before it could write one. */
  report: Report | undefined
  /** Pushes that the service received, refused ones too. */
  requests: number
  bytes: number
  /** The accepted ones, by their IDs in the store. */
  pushIds: readonly number[]
  /** The last outcome of each document that the service accepted. */
  outcomes: PushedOutcome[]
}

/** What the sandbox receives for one connector during a run. */
export type Met = Pick<Run, 'startedAt' | 'requests' | 'bytes' | 'pushIds' | 'outcomes'>

/** Watches the sandbox from now on; the returned function says what it has received since. */
export function watch({ requests, store }: Sandbox, connector: string): () => Met {
  const startedAt = new Date()
  const before = requests.length
  const lastPush = store.pushes(connector, 1)[0]?.id ?? 0
  return () => {
    const sent = requests.slice(before).filter(({ method }) => method === 'POST')
    const pushes = store.pushes(connector, Number.MAX_SAFE_INTEGER).filter(({ id }) => id > lastPush)
    const outcomes = pushes.reverse().flatMap(({ id }) => store.outcomes(id))
    return {
      startedAt,
      requests: sent.length,
      bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
      pushIds: pushes.map(({ id }) => id),
      outcomes: [...new Map(outcomes.map(each => [each.external_ref, each])).values()],
    }
  }
}
