import { setTimeout as sleep } from 'node:timers/promises'

/** Work that goes on after its request was answered, one piece after the other. */
export class Processing {
  readonly #delayMs: number
  readonly #stop = new AbortController()
  #tail: Promise<void> = Promise.resolve()

  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  add(work: () => void): void {
    this.#tail = this.#tail.then(() => this.#pause()).then(work)
    this.#tail.catch(() => {}) // reported by settled()
  }

  /** Resolves when all that was added by then is done; throws what it threw. */
  settled(): Promise<void> {
    return this.#tail
  }

  /** Does what is left without further delay: what was accepted is never lost. */
  finish(): Promise<void> {
    this.#stop.abort()
    return this.#tail
  }

  /** Even without a delay the answer goes out first, as the contract has it. */
  async #pause(): Promise<void> {
    await sleep(this.#delayMs, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}
