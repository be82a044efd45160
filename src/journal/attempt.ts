import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  type Exception,
  type Journal,
  JournalError,
} from './index.ts'

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

/** What an attempt is for, and what its result means for the journal. */
export interface AttemptWork<T> {
  record: AttemptRecord
  memory: Memory
  work: (own: Attempt) => Promise<T>
  /** Whether the service may have been sent anything, asked when the work throws. */
  hasWritten: () => boolean
  toEnding: (result: T) => Ending
  /** The result of work whose end could not be recorded. */
  toUnrecorded: (result: T, error: JournalError) => T
}

/**
 * Records an attempt before its work begins and how it ended, whatever happens. A success is recorded only when the
 * work returns and `toEnding` says so.
 *
 * @throws JournalError when the beginning cannot be recorded, and whatever the work throws.
 */
export async function withAttempt<T>(
  journal: Journal,
  { record, memory, work, hasWritten, toEnding, toUnrecorded }: AttemptWork<T>,
): Promise<T> {
  const own = await journal.begin(record)
  memory.rememberAttempt(own.id)
  const end = async ({ state, description, exceptions }: Ending) => {
    await journal.end(own.id, state, description, exceptions)
    memory.rememberEnd(own.id)
  }
  const result = await work(own).catch(async error => {
    const ending: Ending = {
      state: hasWritten() ? 'failed' : 'void',
      description: 'The run ended with an error',
    }
    // What the work met comes first; an end that cannot be recorded now is left to the `post` step.
    await end(ending).catch(() => {})
    throw error
  })
  try {
    await end(toEnding(result))
    return result
  } catch (error) {
    // The user must read what became of the documents all the same.
    if (error instanceof JournalError) return toUnrecorded(result, error)
    throw error
  }
}
