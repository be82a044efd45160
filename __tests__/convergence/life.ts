import { setImmediate as turn } from 'node:timers/promises'

/** The life of a run that has no process: it takes steps, and is cancelled or killed at one of them. */
export interface Life {
  readonly isOver: boolean
  /** Resolves when the run is killed. */
  readonly killed: Promise<void>
  /** Before and after whatever the run does to the outside; it never resolves for a run that was killed. */
  step(): Promise<void>
  /** Resolves when so many steps were taken, or the run is over. */
  reaches(step: number): Promise<void>
  /** Resolves when the run is over. */
  readonly over: Promise<void>
  end(): void
}

interface Fate {
  cancelAt: number | undefined
  killAt: number | undefined
  cancel: () => void
}

export function startLife({ cancelAt, killAt, cancel }: Fate): Life {
  const death = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const waiting: { at: number; resolve: () => void }[] = []
  let [taken, isOver] = [0, false]
  const wake = () => {
    for (const { at, resolve } of waiting) if (isOver || taken >= at) resolve()
  }
  return {
    get isOver() {
      return isOver
    },
    killed: death.promise,
    over: end.promise,
    async step() {
      taken++
      if (taken === cancelAt) cancel()
      if (taken === killAt) {
        isOver = true
        death.resolve()
      }
      wake()
      await turn()
      if (isOver) await new Promise<never>(() => {})
    },
    reaches(at) {
      const reached = Promise.withResolvers<void>()
      waiting.push({ at, resolve: reached.resolve })
      wake()
      return reached.promise
    },
    end() {
      isOver = true
      end.resolve()
      wake()
    },
  }
}
