import type { Attempt, AttemptRecord, AttemptState, Exception, Journal } from './index.ts'

/** How an attempt ended, with a line for the people who look at the journal. */
export interface Ending {
  state: Exclude<AttemptState, 'running'>
  description: string
  /** What an attempt that succeeded did not deliver. */
  exceptions?: readonly Exception[] | undefined
}

/** Where the `post` step finds out which attempts are still to be ended. */
export interface Memory {
  rememberAttempt(id: string): void
  rememberEnd(id: string): void
}

/** An attempt that is recorded; it is this run's to end it. */
export interface BegunAttempt {
  own: Attempt
  /** @throws JournalError when the end cannot be recorded; it is then left to the `post` step. */
  end: (ending: Ending) => Promise<void>
}

/** @throws JournalError when the beginning cannot be recorded. */
export async function beginAttempt(
  journal: Journal,
  record: AttemptRecord,
  memory: Memory,
): Promise<BegunAttempt> {
  const own = await journal.begin(record)
  memory.rememberAttempt(own.id)
  return {
    own,
    async end({ state, description, exceptions }) {
      await journal.end(own.id, state, description, exceptions)
      memory.rememberEnd(own.id)
    },
  }
}
