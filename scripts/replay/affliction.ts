import type { Fault } from '../../sandbox/faults.ts'
import type { Sandbox } from '../../sandbox/server.ts'

/** What one run meets. Requests count from 0. */
export interface Affliction {
  /** The first requests, in turn. */
  faults: readonly Fault[]
  /** The service does not take these. */
  poisoned: readonly string[]
  /** Sent when this request has come. */
  signal: { name: 'SIGINT' | 'SIGKILL'; at: number } | undefined
  /** The `post` step follows when the run is killed. */
  isCleanedUp: boolean
}

export const none: Affliction = { faults: [], poisoned: [], signal: undefined, isCleanedUp: false }

/** Makes several requests of one, so that there is more to be lost in between. */
export const tooLarge: Fault = { status: 413 }

/** Requests that nothing happens to. */
export const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

/** Prepares the service for one run; afterwards it is as good as new. */
export function afflict(sandbox: Sandbox, { faults, poisoned }: Affliction): Disposable {
  const when = { path: /documents$/ }
  sandbox.fail(...faults.map(fault => ({ ...fault, when })))
  poisoned.forEach(sandbox.poison)
  return {
    [Symbol.dispose]() {
      // Faults that were not met wait on, for nothing.
      when.path = /^$/
      poisoned.forEach(sandbox.cure)
    },
  }
}

/** Sends the signal when the time has come, which may be never. */
export function signalling(
  sandbox: Sandbox,
  { signal }: Affliction,
  kill: (name: NodeJS.Signals) => void,
): Disposable {
  const before = sandbox.requests.length
  const timer = setInterval(() => {
    if (signal === undefined || sandbox.requests.length <= before + signal.at) return
    clearInterval(timer)
    kill(signal.name)
  }, 5)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
