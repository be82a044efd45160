import type { Report } from '../../src/report.ts'
import type { Sandbox } from '../server.ts'
import type { PushedOutcome } from '../store.ts'

/** One run of the action, as it accounts for itself and as the sandbox met it. */
export interface Run {
  sha: string
  subject: string
  startedAt: Date
  seconds: number
  isGreen: boolean
  /** Absent when the run did not come that far. */
  report: Report | undefined
  /** Pushes that reached the service, refused ones among them. */
  requests: number
  bytes: number
  /** What became of each document that the service took, the last word on each. */
  outcomes: PushedOutcome[]
}

/** What the sandbox meets of one connector while a run is on. */
export type Met = Pick<Run, 'startedAt' | 'requests' | 'bytes' | 'outcomes'>

/** Watches the sandbox from now on; the function returned says what it has met since. */
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
      outcomes: [...new Map(outcomes.map(each => [each.external_ref, each])).values()],
    }
  }
}
