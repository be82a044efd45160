import { setTimeout as sleep } from 'node:timers/promises'

/** Work that is done after its request was answered, one piece after the other. */
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

  /** Resolves when everything added so far is done; throws what it threw. */
  settled(): Promise<void> {
    return this.#tail
  }

  /** Does the rest without a delay. */
  finish(): Promise<void> {
    this.#stop.abort()
    return this.#tail
  }

  /** Even without a delay the answer is sent first, as the contract says. */
  async #pause(): Promise<void> {
    await sleep(this.#delayMs, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}
