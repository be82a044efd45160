import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { EOL, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Annotation } from './annotations.ts'
import * as commands from './commands.ts'
import type { Attempt } from './journal.ts'
import { readPayload } from './payload.ts'
import { harmless, shown } from './shown.ts'
import type { Event } from './trigger.ts'

/** The surroundings of a run (GitHub documentation, "Default environment variables"). */
export interface Surroundings {
  /** The folder of the checkout. */
  workspace: string
  /** `owner/name`. */
  repository: string
  /** `https://github.com`. */
  serverUrl: string
  runId: string
  /** A run that is started again keeps its ID. */
  runAttempt: string
  /** The commit of the event; a workflow may have checked out another one. */
  sha: string
  temporaryFolder: string
  environment: NodeJS.ProcessEnv
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
}

/** The run was started by something that is no GitHub runner, or the event is not readable. */
export class RunnerError extends Error {}

export const input = (name: string): string => commands.getInput(name)

const secrets = (): string[] => ['api-key', 'github-token'].map(input).filter(each => each !== '')

/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
export function maskSecrets(): void {
  for (const secret of secrets()) commands.setSecret(secret)
}

/** What is cut or escaped afterwards is no longer what the runner masks. */
export function withoutSecrets(text: string): string {
  return secrets().reduce((result, secret) => result.replaceAll(secret, '***'), text)
}

export function surroundings(): Surroundings {
  const { env } = process
  return {
    workspace: required('GITHUB_WORKSPACE'),
    repository: required('GITHUB_REPOSITORY'),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '1',
    temporaryFolder: env.RUNNER_TEMP && existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : tmpdir(),
    sha: env.GITHUB_SHA ?? '',
    environment: env,
    isTlsUnchecked: env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
  }
}

export function event(): Event {
  return {
    name: required('GITHUB_EVENT_NAME'),
    ref: process.env.GITHUB_REF ?? '',
    ...readPayload(payload()),
  }
}

function payload(): unknown {
  const path = process.env.GITHUB_EVENT_PATH
  if (!path) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new RunnerError(
      `The event's description cannot be read (${shown(String(error))}). Run this action in a job of GitHub Actions.`,
    )
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new RunnerError(
    `The environment variable ${name} is missing. Run this action in a job of GitHub Actions.`,
  )
}

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

export function setOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) commands.setOutput(name, value)
}

/** Runners without job summaries do not name a file for them. */
export async function writeSummary(markdown: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, markdown + EOL)
}

/** Writes the report into the job's temporary folder and returns its path. */
export async function writeReport(json: string): Promise<string> {
  const path = join(surroundings().temporaryFolder, `docs-push-report-${randomUUID()}.json`)
  await writeFile(path, json, { flag: 'wx', mode: 0o600 })
  return path
}

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

export function waiting(ahead: Attempt, untilMs: number): void {
  info(
    `Run ${shown(ahead.record.runId)} began earlier and is still pushing: waiting for it, until ${new Date(untilMs).toISOString()} at the latest.`,
  )
}

export function retrying(reason: string, delayMs: number): void {
  info(`Trying again in ${(delayMs / 1000).toFixed(1)} s: ${reason}.`)
}

export const warn = (error: Error): void => warning(error.message)
