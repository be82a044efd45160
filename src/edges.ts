import type { Memory } from './journal/attempt.ts'
import type { Attempt, Journal } from './journal.ts'
import type { Service } from './service.ts'
import type { Pool } from './workers.ts'

/** What a run does to the outside; in a test of the whole order, each has a stand-in. */
export interface Edges {
  /** `undefined`: the user wants no journal. @throws JournalError */
  openJournal: () => Promise<Journal | undefined>
  memory: Memory
  service: Service
  /** Whoever opens it closes it too; a run does so as soon as it needs no thread any more. */
  pool: Pool
  /** Gives back what making a plan of so many documents took. */
  giveBackMemory: (documents: number) => Promise<void>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds since any moment; they never go back. */
  elapsed: () => number
  /** From 0 to less than 1. */
  random: () => number
  tell: Telling
}

/** What the user is told while a run goes on. */
export interface Telling {
  info: (line: string) => void
  /** For those who debug alone. */
  debug: (lines: () => Iterable<string>) => void
  timed: <T>(work: Promise<T>, line: (result: T) => string) => Promise<T>
  warning: (line: string) => void
  /** One stage of the run; `line` says every few seconds how far it is. */
  stage: <T>(title: string, line: (seconds: number) => string, work: () => Promise<T>) => Promise<T>
  waiting: (ahead: Attempt, untilMs: number) => void
  retrying: (reason: string, delayMs: number) => void
}
