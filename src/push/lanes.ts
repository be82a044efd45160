/** After so many successes in a row, a lane that was taken away comes back. */
const SUCCESSES_PER_LANE = 10

/** How many requests may be under way: fewer when the service asks for it, more again while it is content. */
export class Lanes {
  readonly #most: number
  readonly #sleep: (ms: number) => Promise<void>
  #open: number
  #busy = 0
  #successes = 0
  #pauses = 0
  #pause: Promise<unknown> = Promise.resolve()
  readonly #waiting: (() => void)[] = []

  constructor(most: number, sleep: (ms: number) => Promise<void>) {
    this.#most = most
    this.#open = most
    this.#sleep = sleep
  }

  /** Runs `work` when a lane is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    while (this.#busy >= this.#open) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#busy++
    try {
      return await work()
    } finally {
      this.#busy--
      this.#waiting.shift()?.()
    }
  }

  /** Resolves when no pause is in force. */
  async clear(): Promise<void> {
    for (let pause: unknown; pause !== this.#pause; ) {
      pause = this.#pause
      await this.#pause
    }
  }

  /** Holds every lane for so long, and closes half of them. */
  slowDown(ms: number): void {
    // Requests that were under way together are refused together: they close half of the lanes once.
    if (this.#pauses === 0) this.#open = Math.max(1, Math.floor(this.#open / 2))
    this.#pauses++
    this.#successes = 0
    const pause = this.#sleep(ms).then(() => this.#pauses--)
    this.#pause = Promise.all([this.#pause, pause])
  }

  succeeded(): void {
    if (this.#open === this.#most || ++this.#successes < SUCCESSES_PER_LANE) return
    this.#successes = 0
    this.#open++
    this.#waiting.shift()?.()
  }
}
