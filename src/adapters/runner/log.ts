import * as core from '@actions/core'
import type { Annotation } from '../../report/annotations.ts'
import { sanitizeForLog, sanitizeLine, withHelp } from '../../text/index.ts'

/** One line of the log. */
export const info = (line: string): void => core.info(sanitizeLine(line))
export const notice = (line: string): void => core.notice(sanitizeLine(line))
export const warning = (line: string): void => core.warning(sanitizeLine(line))

/** Visible only with the secret ACTIONS_STEP_DEBUG; built only then, as there may be many thousands of lines. */
export function debug(lines: () => Iterable<string>): void {
  if (core.isDebug()) for (const line of lines()) core.debug(sanitizeLine(line))
}

/** The last line of a run, green or red. */
export function conclude(line: string, isGood: boolean): void {
  core.info(`\u001b[${isGood ? 32 : 31}m${sanitizeLine(line)}\u001b[0m`)
}

/** Shorter than the 5 seconds after which people begin to wonder. */
const PROGRESS_MS = 4_000

/** Folds the lines of one stage in the log, and prints its progress every few seconds until it is done. */
export function stage<T>(
  title: string,
  line: (seconds: number) => string,
  work: () => Promise<T>,
): Promise<T> {
  return core.group(title, async () => {
    const startedMs = performance.now()
    const timer = setInterval(() => info(line((performance.now() - startedMs) / 1000)), PROGRESS_MS)
    return await work().finally(() => clearInterval(timer))
  })
}

/** Marks the step as failed; a message of several lines stays in one annotation. */
export function fail(message: string): void {
  core.setFailed(message.split('\n').map(sanitizeLine).join('\n'))
}

/** A link of a megabyte would otherwise be printed whole. */
const MAX_LENGTH = 1_000

const print = { notice: core.notice, warning: core.warning, error: core.error }

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message, topic, file, line, column } of annotations) {
    const place: core.AnnotationProperties = {}
    if (file !== undefined) place.file = sanitizeForLog(file, MAX_LENGTH)
    if (line !== undefined) place.startLine = line
    if (column !== undefined) place.startColumn = column
    const text = sanitizeForLog(message, MAX_LENGTH)
    print[level](topic ? withHelp(text, topic) : text, place)
  }
}
