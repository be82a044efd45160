import type { Fault } from '../../sandbox/faults.ts'
import type { Sandbox } from '../../sandbox/server.ts'

/** What happens to one run. Requests count from 0. */
export interface Trouble {
  /** Of the first requests, in turn. */
  faults: readonly Fault[]
  /** Documents that the service refuses in this run. */
  poisoned: readonly string[]
  /** Documents that it refuses from this run on. */
  refused: readonly string[]
  /** From this run on it refuses none. */
  isCured: boolean
  /** Sent when this request has been received. */
  signal: { name: 'SIGINT' | 'SIGKILL'; at: number } | undefined
  /** The `post` step follows when the run is killed. */
  isCleanedUp: boolean
}

export const none: Trouble = {
  faults: [],
  poisoned: [],
  refused: [],
  isCured: false,
  signal: undefined,
  isCleanedUp: false,
}

/** A run without trouble, of a service that refuses nothing any more. */
export const cured: Trouble = { ...none, isCured: true }

/** Splits one request into several, so that a run can end between them. */
export const tooLarge: Fault = { status: 413 }

/** Requests that are answered as usual. */
export const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

/** Prepares the service for one run; disposed of, it works as before, but for what it refuses for good. */
export function cause(sandbox: Sandbox, { faults, poisoned, refused, isCured }: Trouble): Disposable {
  const when = { path: /documents$/ }
  sandbox.fail(...faults.map(fault => ({ ...fault, when })))
  if (isCured) sandbox.cure()
  for (const each of [...poisoned, ...refused]) sandbox.poison(each)
  return {
    [Symbol.dispose]() {
      // Faults that are left wait for a request that never comes.
      when.path = /^$/
      for (const each of poisoned) sandbox.cure(each)
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
