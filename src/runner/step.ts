import { basename } from 'node:path'
import { shown } from '../shown.ts'
import * as commands from './commands.ts'
import { fail, warning } from './log.ts'

/**
 * Whether this process is the `post` step of the job: it starts from a file of its own, so that a main step that was
 * killed at once cannot make the `post` step run in its place.
 */
export function isPost(): boolean {
  return basename(process.argv[1] ?? '') === 'post.js'
}

/** Remembers for the `post` step that an attempt has begun, and that it has ended. */
export const rememberAttempt = (id: string): void => remember('attempt', id)
export const rememberEnd = (): void => remember('ended', 'true')
export const unendedAttempt = (): string | undefined =>
  commands.getState('ended') ? undefined : commands.getState('attempt') || undefined

/** A run goes on without its memory: only the `post` step is then left without work. */
function remember(name: string, value: string): void {
  try {
    commands.saveState(name, value)
  } catch (error) {
    warning(`The step's state could not be kept for its end (${shown(String(error))}).`)
  }
}

/** Ends the process with what `tell` says of an error that nothing else has caught. */
export function onUncaught(tell: (error: unknown) => void): void {
  process.on('uncaughtException', error => {
    tell(error)
    process.exit()
  })
}

/** GitHub cancels a job with SIGINT, and with SIGTERM 7.5 seconds later. */
export function onCancel(cancel: (atOnce: boolean) => void): void {
  process.once('SIGINT', () => cancel(false)).once('SIGTERM', () => cancel(true))
}

/**
 * Ends the process, come what may, when a run is far beyond its time limit; the `post` step then ends its attempt.
 * Others rely on it: they take such a run for dead.
 */
export function endProcessAfter(ms: number): Disposable {
  const end = () => {
    fail(
      'The run did not end at its time limit and was stopped. Please report this; the next run pushes again all that is due.',
    )
    process.exit()
  }
  const timer = setTimeout(end, ms)
  return { [Symbol.dispose]: () => clearTimeout(timer) }
}

/** A connection or thread that was left open must not hold up the job once everything is said. */
export function leave(): void {
  setTimeout(() => process.exit(), 2_000).unref()
}
