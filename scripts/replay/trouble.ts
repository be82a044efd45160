import type { Fault } from '../../sandbox/faults.ts'
import type { Sandbox } from '../../sandbox/server.ts'

/** What happens to one run. Requests count from 0. */
export interface Trouble {
  /** Of the first requests, in turn. */
  faults: readonly Fault[]
  /** Documents that the service refuses. */
  poisoned: readonly string[]
  /** Sent when this request has been received. */
  signal: { name: 'SIGINT' | 'SIGKILL'; at: number } | undefined
  /** The `post` step follows when the run is killed. */
  isCleanedUp: boolean
}

export const none: Trouble = { faults: [], poisoned: [], signal: undefined, isCleanedUp: false }

/** Splits one request into several, so that a run can end between them. */
export const tooLarge: Fault = { status: 413 }

/** Requests that are answered as usual. */
export const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

/** Prepares the service for one run; disposed of, it works as before. */
export function cause(sandbox: Sandbox, { faults, poisoned }: Trouble): Disposable {
  const when = { path: /documents$/ }
  sandbox.fail(...faults.map(fault => ({ ...fault, when })))
  poisoned.forEach(sandbox.poison)
  return {
    [Symbol.dispose]() {
      // Faults that are left wait for a request that never comes.
      when.path = /^$/
      poisoned.forEach(sandbox.cure)
    },
  }
}

/** Sends the signal when its request has been received, if ever. */
export function signalling(
  sandbox: Sandbox,
  { signal }: Trouble,
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
