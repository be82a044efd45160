import type { Fault } from '../../sandbox/faults.ts'
import type { GitHub } from '../../sandbox/github.ts'
import type { Sandbox } from '../../sandbox/server.ts'

/** What happens to one run. Requests count from 0. */
export interface Trouble {
  /** Of the first requests to the service, in turn, and of those to GitHub that change something. */
  faults: readonly Fault[]
  gitHubFaults: readonly Fault[]
  /** Documents that the service refuses in this run. */
  poisoned: readonly string[]
  /** Documents that it refuses from this run on. */
  refused: readonly string[]
  /** From this run on it refuses none. */
  isCured: boolean
  /** The service loses what it accepted last in this run. */
  forgets: boolean
  signal: Signal | undefined
  /** The `post` step follows when the run is killed. */
  isCleanedUp: boolean
  /** When that is killed too, in milliseconds from its start. */
  cleanUpKilledAfterMs: number | undefined
  /** The machine's clock jumps by so much, so long after the start of the run. */
  clock: { byMs: number; afterMs: number } | undefined
  /** Each file may have so many bytes more than the journal has: the disk is full beyond that. */
  room: number | undefined
  /** It pushes everything, as on a schedule. */
  isFull: boolean
}

/** Sent when this request to the service, or to GitHub that changes something, has been received, or after some time. */
export type Signal = { name: 'SIGINT' | 'SIGKILL' } & (
  | { at: number; isToGitHub?: true }
  | { afterMs: number }
)

export const none: Trouble = {
  faults: [],
  gitHubFaults: [],
  poisoned: [],
  refused: [],
  isCured: false,
  forgets: false,
  signal: undefined,
  isCleanedUp: false,
  cleanUpKilledAfterMs: undefined,
  clock: undefined,
  room: undefined,
  isFull: false,
}

/** A run without trouble, of a service that refuses nothing any more. */
export const cured: Trouble = { ...none, isCured: true }

/** Splits one request into several, so that a run can end between them. */
export const tooLarge: Fault = { status: 413 }

/** Requests that are answered as usual. */
export const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

/** The servers that a run talks to. */
export interface Servers {
  sandbox: Sandbox
  /** Absent where the journal is in a file. */
  gitHub?: GitHub | undefined
}

/** Prepares the servers for one run; disposed of, they work as before, but for what the service refuses for good. */
export function cause({ sandbox, gitHub }: Servers, trouble: Trouble): Disposable {
  const { faults, gitHubFaults, poisoned, refused, isCured } = trouble
  const when: Fault['when'] = { path: /documents$/ }
  const whenOnGitHub: Fault['when'] = { method: 'POST' }
  sandbox.fail(...faults.map(fault => ({ ...fault, when })))
  gitHub?.fail(...gitHubFaults.map(fault => ({ ...fault, when: whenOnGitHub })))
  if (isCured) sandbox.cure()
  for (const each of [...poisoned, ...refused]) sandbox.poison(each)
  return {
    [Symbol.dispose]() {
      // Faults that are left wait for a request that never comes.
      for (const each of [when, whenOnGitHub]) each.path = /^$/
      for (const each of poisoned) sandbox.cure(each)
    },
  }
}

/** Sends the signal when its time has come, if ever. */
export function signalling(
  servers: Servers,
  { signal }: Pick<Trouble, 'signal'>,
  kill: (name: NodeJS.Signals) => void,
): Disposable {
  if (signal === undefined) return { [Symbol.dispose]() {} }
  const isDue = dueOf(signal, servers)
  const timer = setInterval(() => {
    if (!isDue()) return
    clearInterval(timer)
    kill(signal.name)
  }, 5)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

function dueOf(signal: Signal, { sandbox, gitHub }: Servers): () => boolean {
  if ('afterMs' in signal) {
    const dueMs = performance.now() + signal.afterMs
    return () => performance.now() >= dueMs
  }
  const changes = () => gitHub?.requests.filter(({ method }) => method === 'POST').length ?? 0
  const received = () => (signal.isToGitHub ? changes() : sandbox.requests.length)
  const before = received()
  return () => received() > before + signal.at
}
