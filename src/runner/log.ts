import type { Attempt } from '../journal.ts'
import type { Annotation } from '../report/annotations.ts'
import { harmless, shown } from '../shown.ts'
import * as commands from './commands.ts'

/** One line of the log. */
export const info = (line: string): void => commands.info(harmless(line))
export const notice = (line: string): void => commands.notice(harmless(line))
export const warning = (line: string): void => commands.warning(harmless(line))

/** Shown only to those who set the secret ACTIONS_STEP_DEBUG; made only then, as there may be many thousands. */
export function debug(lines: () => Iterable<string>): void {
  if (commands.isDebug()) for (const line of lines()) commands.debug(harmless(line))
}

/** Says for those who debug how long something took. */
export async function timed<T>(work: Promise<T>, line: (result: T) => string): Promise<T> {
  const startedMs = performance.now()
  const result = await work
  debug(() => [`${line(result)} in ${Math.round(performance.now() - startedMs)} ms`])
  return result
}

/** The end of a run in one line, in the colour of how it went. */
export function conclude(line: string, isGood: boolean): void {
  commands.info(`\u001b[${isGood ? 32 : 31}m${harmless(line)}\u001b[0m`)
}

/** More often than the 5 seconds after which people wonder. */
const TELLING_MS = 4_000

/** Folds the lines of one stage in the log, and says how far it is every few seconds until it is done. */
export async function stage<T>(
  title: string,
  line: (seconds: number) => string,
  work: () => Promise<T>,
): Promise<T> {
  commands.startGroup(title)
  const startedMs = performance.now()
  const timer = setInterval(() => info(line((performance.now() - startedMs) / 1000)), TELLING_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    commands.endGroup()
  }
}

/** Marks the step as failed; a message of several lines stays in one annotation. */
export function fail(message: string): void {
  commands.setFailed(message.split('\n').map(harmless).join('\n'))
}

/** A link of a megabyte would otherwise be printed whole. */
const MAX_MESSAGE = 1_000

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message, file, line, column } of annotations) {
    const place: commands.Place = {}
    if (file !== undefined) place.file = shown(file, 1000)
    if (line !== undefined) place.line = line
    if (column !== undefined) place.column = column
    if (level === 'error') commands.error(shown(message, MAX_MESSAGE), place)
    else if (level === 'warning') commands.warning(shown(message, MAX_MESSAGE), place)
    else commands.notice(shown(message, MAX_MESSAGE), place)
  }
}

/** What is said of a run must not change how it ended: a part that cannot be written costs a warning alone. */
export async function unlessItFails(what: string, tell: () => void | Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    warning(`${what} could not be written (${shown(String(error))}). All else is as the log says.`)
  }
}

export function waiting(ahead: Attempt, untilMs: number): void {
  info(
    `Run ${shown(ahead.record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`,
  )
}

export function retrying(reason: string, delayMs: number): void {
  info(`Trying again in ${(delayMs / 1000).toFixed(1)} s: ${reason}.`)
}
