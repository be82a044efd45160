import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as core from '@actions/core'
import { sanitizeForLog, UserError, withHelp } from '../../text/index.ts'
import { temporaryFolder } from './context.ts'
import { fail, warning } from './log.ts'

export const input = (name: string): string => core.getInput(name)

/** Values of variables that targets have named. */
const named = new Map<string, string>()

const secrets = (): string[] =>
  [...['api-key', 'github-token'].map(input), ...named.values()].filter(each => each !== '')

/** What a variable of the step's `env` holds, masked from then on; no program that is started later receives it. */
export function secret(variable: string): string {
  const value = named.get(variable) ?? process.env[variable]?.trim() ?? ''
  delete process.env[variable]
  if (value !== '' && !secrets().includes(value)) core.setSecret(value)
  named.set(variable, value)
  return value
}

/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
export function maskSecrets(): void {
  for (const secret of secrets()) core.setSecret(secret)
}

/**
 * Whether this process is the `post` step of the job: it starts from a file of its own, so that a main step that was
 * killed at once cannot make the `post` step run in its place.
 */
export function isPost(): boolean {
  return basename(process.argv[1] ?? '') === 'post.js'
}

const attempts = new Set<string>()

/** Remembers for the `post` step that an attempt has begun, and that it has ended. */
export const rememberAttempt = (id: string): Promise<void> => remember(() => attempts.add(id))
export const rememberEnd = (id: string): Promise<void> => remember(() => attempts.delete(id))
export const unendedAttempts = (): string[] => core.getState('attempts').split(' ').filter(Boolean)

/** `saveState` keeps one value for each name, so all IDs are saved together. */
const remember = (change: () => unknown): Promise<void> => {
  change()
  return write('The state of the step', () =>
    withFile('GITHUB_STATE', () => core.saveState('attempts', [...attempts].join(' '))),
  )
}

export const setOutputs = (outputs: Readonly<Record<string, string>>): Promise<void> =>
  write('The outputs', () => {
    for (const [name, value] of Object.entries(outputs))
      withFile('GITHUB_OUTPUT', () => core.setOutput(name, value))
  })

/** Writes the report into the job's temporary folder; the output `report` is its path. */
export const writeReport = (json: string): Promise<void> =>
  write('The report file', async () => {
    const path = join(temporaryFolder(), `docs-push-report-${crypto.randomUUID()}.json`)
    await writeFile(path, json, { flag: 'wx', mode: 0o600 })
    withFile('GITHUB_OUTPUT', () => core.setOutput('report', path))
  })

/** Runners without job summaries do not name a file for them. */
export const writeSummary = (markdown: string): Promise<void> =>
  write('The job summary', async () => {
    if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(markdown, true).write()
  })

/** What a run reports must not change how it ended: a part that cannot be written costs a warning alone. */
async function write(what: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const message = `${what} could not be written (${sanitizeForLog(String(error))}). The rest of the run is not affected.`
    warning(withHelp(message, 'runner'))
  }
}

/** Without the file, the toolkit prints commands that runners no longer accept. */
function withFile(variable: string, work: () => void): void {
  if (!process.env[variable]) throw new Error(`the runner has set no ${variable}`)
  work()
}

/** GitHub cancels a job with SIGINT, and with SIGTERM 7.5 seconds later. */
export function onCancel(cancel: (atOnce: boolean) => void): void {
  process.once('SIGINT', () => cancel(false)).once('SIGTERM', () => cancel(true))
}

/**
 * Ends the process in any case when a run is far beyond its time limit; the `post` step then ends its attempt. Other
 * runs rely on it: they consider such a run dead.
 */
export function endProcessAfter(ms: number): Disposable {
  const end = () => {
    const message =
      'The run did not end at its time limit and was stopped. Please report this; the next run pushes what is missing.'
    fail(withHelp(message, 'time-limit'))
    process.exit()
  }
  const timer = setTimeout(end, ms)
  return { [Symbol.dispose]: () => clearTimeout(timer) }
}

/**
 * Runs a step and prints what it threw.
 *
 * @param toErrorSummary the job summary of a run that ended with an error.
 */
export async function start(
  step: () => Promise<void>,
  toErrorSummary: (message: string) => string,
): Promise<void> {
  // Node's reports on a process, for which NODE_OPTIONS may ask, list its environment, and the inputs are in it.
  process.report.excludeEnv = true
  // Node would print the error unchanged, secrets included.
  process.on('uncaughtException', error => {
    fail(toMessage(error))
    process.exit()
  })
  await step().catch(async error => {
    const message = toMessage(error)
    fail(message)
    if (!isPost()) await writeSummary(toErrorSummary(message))
  })
  // A connection or thread that was left open must not hold up the job once everything is written.
  setTimeout(() => process.exit(), 2_000).unref()
}

/** What the user reads of an error: our own words unchanged, anything else as a bug of ours. */
export function toMessage(error: unknown): string {
  if (error instanceof UserError) return withHelp(error.message, error.topic)
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const message = `Unexpected error in Docs Push: ${sanitizeForLog(withoutSecrets(stack), 1000)}. Please report it with this message; the next run tries again.`
  return withHelp(message, 'unexpected-error')
}

/** What is cut or escaped afterwards is no longer what the runner masks. */
function withoutSecrets(text: string): string {
  return secrets().reduce((result, secret) => result.replaceAll(secret, '***'), text)
}
