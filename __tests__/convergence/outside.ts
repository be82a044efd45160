import { setImmediate as turn } from 'node:timers/promises'
import { judge } from '../../src/adapters/service.ts'
import { InputError } from '../../src/inputs/index.ts'
import { JournalError } from '../../src/journal/index.ts'
import { RepositoryError } from '../../src/snapshot/index.ts'

export const faults = [
  'fails before',
  'fails after it took effect',
  'is made twice',
  'never answers',
  'ends the process',
] as const

/** What happens at one call of a run, by its number from 1. */
export interface Fault {
  at: number
  kind: (typeof faults)[number]
}

/** Of each port: its calls that reach what is outside, and the error of one that fails. */
const ports = {
  git: {
    calls: ['tree', 'blobs', 'tip', 'isBehind', 'parents'],
    error: () => new RepositoryError('git failed'),
  },
  disk: {
    calls: ['list', 'look', 'read', 'open', 'keep', 'kept'],
    error: () => new InputError('The disk failed'),
  },
  journal: { calls: ['list', 'begin', 'end', 'endExcept'], error: () => new JournalError('GitHub failed') },
  service: { calls: ['send'], error: () => undefined },
  threads: {
    calls: ['run', 'readHead', 'compareWords', 'readBuilt'],
    error: () => new Error('A thread failed'),
  },
} satisfies Record<string, { calls: string[]; error: () => Error | undefined }>

type Call = (...args: unknown[]) => unknown

/** Numbers the calls of one run to what is outside, and lets one of them meet a fault. */
export class Outside {
  /** In their order. */
  readonly calls: string[] = []
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
  /** The process ended at its time limit, so that the `post` step follows. */
  isTimedOut = false
  readonly #fault: Fault | undefined
  readonly #cancel: () => void
  readonly #end: () => void
  #isOver = false

  constructor(fault: Fault | undefined, cancel: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ended = promise
    this.#fault = fault
    this.#cancel = cancel
    this.#end = () => {
      this.#isOver = true
      resolve()
    }
  }

  watch<T extends object>(port: keyof typeof ports, target: T): T {
    const { calls } = ports[port]
    return new Proxy(target, {
      get: (_, name) => {
        const value = Reflect.get(target, name) as Call
        if (!calls.includes(String(name))) return value
        if (name !== 'blobs' && !(port === 'journal' && name === 'list'))
          return (...args: unknown[]) => this.#meet(port, String(name), async () => value(...args))
        const meet = this.#meet.bind(this)
        return async function* (...args: unknown[]) {
          for await (const each of value(...args) as AsyncIterable<unknown>)
            yield await meet(port, name, async () => each)
        }
      },
    })
  }

  async #meet(port: keyof typeof ports, name: string, call: () => Promise<unknown>): Promise<unknown> {
    if (this.#isOver) return new Promise(() => {})
    const number = this.calls.push(`${port}: ${name}`)
    const kind = number === this.#fault?.at ? this.#fault.kind : undefined
    if (kind === 'ends the process') this.#end()
    const error = ports[port].error()
    if (this.#isOver || kind === 'fails before') return this.#fail(error)
    const result = await call()
    if (kind === 'fails after it took effect') return this.#fail(error)
    if (kind === 'never answers') await this.#waitForLimit()
    return kind === 'is made twice' ? call() : result
  }

  #fail(error: Error | undefined): unknown {
    if (this.#isOver) return new Promise(() => {})
    if (error) throw error
    return judge({ kind: 'failure', code: 'ECONNRESET', message: 'the connection was closed' })
  }

  /** The run is cancelled at its time limit; then its process is ended. */
  async #waitForLimit(): Promise<void> {
    this.#cancel()
    for (let turns = 0; turns < 100; turns++) await turn()
    this.isTimedOut = true
    this.#end()
    await new Promise(() => {})
  }
}
