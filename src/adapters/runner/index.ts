import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as core from '@actions/core'
import type { Event } from '../../inputs/index.ts'
import type { Stop } from '../../plan/index.ts'
import type { Annotation } from '../../report/log.ts'
import type { Cancellation, Progress, RunnerContext } from '../../run/ports.ts'
import {
  hideSecret,
  isSha,
  sanitizeForLog,
  sanitizeLine,
} from '../../text/index.ts'
import { setHelpVersion, UserError, withHelp } from '../../text/message.ts'

// All that the action prints to the runner, and takes from it: the log, the inputs, the secrets, the files of the step.

/** One line of the log. */
export const info = (line: string): void => core.info(sanitizeLine(line))
export const notice = (line: string): void => core.notice(sanitizeLine(line))
export const warning = (line: string): void => core.warning(sanitizeLine(line))

/** The last line of a run, green or red. */
export function conclude(line: string, isGood: boolean): void {
  core.info(`\u001b[${isGood ? 32 : 31}m${sanitizeLine(line)}\u001b[0m`)
}

/** Shorter than the 5 seconds after which people begin to wonder. */
const PROGRESS_MS = 4_000

/** Without progress, as in an outage, so many milliseconds pass from one line to the next. */
const SILENCE_MS = 60_000

/** Folds the lines of one stage in the log, and prints its progress until it is done. */
export function stage<T>(
  title: string,
  progress: () => Progress,
  work: () => Promise<T>,
): Promise<T> {
  return core.group(title, async () => {
    const startedMs = performance.now()
    let printed: { done: number; atMs: number } | undefined
    const print = () => {
      const { done, line } = progress()
      const atMs = performance.now()
      if (done === printed?.done && atMs - printed.atMs < SILENCE_MS) return
      printed = { done, atMs }
      info(`${line}, ${Math.round((atMs - startedMs) / 1000)} s so far`)
    }
    const timer = setInterval(print, PROGRESS_MS)
    return await work().finally(() => clearInterval(timer))
  })
}

/** Marks the step as failed; a message of several lines stays in one annotation. */
export function fail(message: string): void {
  core.setFailed(message.split('\n').map(sanitizeLine).join('\n'))
}

/** A link of a megabyte would otherwise be printed whole. */
const MAX_ANNOTATION_LENGTH = 1_000

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message, topic, file, line, column } of annotations) {
    const place: core.AnnotationProperties = {}
    if (file !== undefined)
      place.file = sanitizeForLog(file, MAX_ANNOTATION_LENGTH)
    if (line !== undefined) place.startLine = line
    if (column !== undefined) place.startColumn = column
    const text = sanitizeForLog(message, MAX_ANNOTATION_LENGTH)
    const print = level === 'error' ? core.error : core.warning
    print(withHelp(text, topic), place)
  }
}

export const input = (name: string): string => core.getInput(name)

/** Values of variables that targets have named. */
const targetSecrets = new Map<string, string>()

const knownSecrets = (): string[] =>
  [...['api-key', 'github-token'].map(input), ...targetSecrets.values()].filter(
    secret => secret !== '',
  )

/** Reads a variable of the step's `env` and masks it from then on; no program that is started later receives it. */
export function secret(variable: string): string {
  const value =
    targetSecrets.get(variable) ?? process.env[variable]?.trim() ?? ''
  delete process.env[variable]
  if (value !== '' && !knownSecrets().includes(value)) mask(value)
  targetSecrets.set(variable, value)
  return value
}

/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
export function maskSecrets(): void {
  for (const secret of knownSecrets()) mask(secret)
}

/** Hides a secret from the log, where the runner masks it, and from all else that a text from outside may get into. */
function mask(secret: string): void {
  core.setSecret(secret)
  hideSecret(secret)
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
export const rememberAttempt = (id: string): Promise<void> =>
  saveAttempts(() => attempts.add(id))
export const rememberEnd = (id: string): Promise<void> =>
  saveAttempts(() => attempts.delete(id))
export const unendedAttempts = (): string[] =>
  core.getState('attempts').split(' ').filter(Boolean)

/** `saveState` keeps one value for each name, so all IDs are saved together. */
const saveAttempts = (change: () => unknown): Promise<void> => {
  change()
  return write('The state of the step', () =>
    core.saveState('attempts', [...attempts].join(' ')),
  )
}

export const setOutputs = (
  outputs: Readonly<Record<string, string>>,
): Promise<void> =>
  write('The outputs', () => {
    for (const [name, value] of Object.entries(outputs))
      core.setOutput(name, value)
  })

/** Writes the report into the job's temporary folder; the output `report` is its path. */
export const writeReport = (json: string): Promise<void> =>
  write('The report file', async () => {
    const path = join(
      temporaryFolder(),
      `docs-push-report-${crypto.randomUUID()}.json`,
    )
    await writeFile(path, json, { flag: 'wx', mode: 0o600 })
    core.setOutput('report', path)
  })

/** Runners without job summaries do not name a file for them. */
export const writeSummary = (markdown: string): Promise<void> =>
  write('The job summary', async () => {
    if (process.env.GITHUB_STEP_SUMMARY)
      await core.summary.addRaw(markdown, true).write()
  })

/** Writes a part of the report. One that cannot be written costs a warning alone: it must not change how the run ended. */
async function write(
  what: string,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const message = `${what} could not be written (${sanitizeForLog(String(error))}). Check that the disk of this runner has space, and that no step removes RUNNER_TEMP. The rest of the run is not affected.`
    warning(withHelp(message, 'runner'))
  }
}

/** GitHub cancels a job with SIGINT, and with SIGTERM 7.5 seconds later. */
export function onCancel(cancel: (atOnce: boolean) => void): void {
  process
    .once('SIGINT', () => cancel(false))
    .once('SIGTERM', () => cancel(true))
}

/** Requests in flight may still be answered for this long after a run was cancelled. */
const ANSWER_GRACE_MS = 4_000

const CANCELLED: Stop = {
  reason: 'the run was cancelled',
  hint: 'Run the workflow again, or wait for the next push: it begins again with all that this run was to push.',
  topic: 'cancelled',
}

function timeIsUp(timeoutMs: number): Stop {
  return {
    reason: `the push took longer than timeout-minutes (${timeoutMs / 60_000}) allows`,
    hint: 'Raise timeout-minutes: the next run begins again with all that this one was to push.',
    topic: 'time-limit',
  }
}

/** @param now milliseconds since the epoch. */
export function openCancellation(
  timeoutMs: number,
  now = Date.now,
): Cancellation {
  const stopping = new AbortController()
  const ending = new AbortController()
  const end = () =>
    ending.abort(new Error((stopping.signal.reason as Stop).reason))
  const timers: NodeJS.Timeout[] = []
  const stop = (why: Stop) => {
    if (stopping.signal.aborted) return
    stopping.abort(why)
    timers.push(setTimeout(end, ANSWER_GRACE_MS))
  }
  const untilMs = now() + timeoutMs
  // By the clock: while a machine is suspended its timers stand still, but later runs no longer wait for this one.
  const check = () => {
    if (now() >= untilMs) stop(timeIsUp(timeoutMs))
  }
  timers.push(setInterval(check, 1_000))
  return {
    get stopping() {
      check()
      return stopping.signal
    },
    ending: ending.signal,
    cancel(atOnce = false) {
      stop(CANCELLED)
      if (atOnce) end()
    },
    sleep: ms =>
      // What else is under way keeps the process alive.
      delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(
        () => {},
      ),
    [Symbol.dispose]() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * Ends the process in any case when a run is far beyond its time limit; the `post` step then ends its attempt. Other
 * runs rely on it: they consider such a run dead.
 */
export function endProcessAfter(ms: number): Disposable {
  const end = () => {
    const message =
      'The run did not end at its time limit and was stopped. Please report this; the next run begins again with all that this one was to push.'
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
export async function runStep(
  step: () => Promise<void>,
  toErrorSummary: (message: string) => string,
): Promise<void> {
  // Node's reports on a process, for which NODE_OPTIONS may ask, list its environment, and the inputs are in it.
  process.report.excludeEnv = true
  setHelpVersion(process.env.GITHUB_ACTION_REF ?? '')
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

/** Puts an error into words for the user: our own words unchanged, what the runner lacks, anything else as a bug of ours. */
export function toMessage(error: unknown): string {
  if (error instanceof UserError) return withHelp(error.message, error.topic)
  const trouble = explainTrouble(error)
  if (trouble !== undefined) return withHelp(trouble, 'runner')
  if (isSystemError(error)) {
    const refusal = `This runner refused what the action needs (${sanitizeForLog(error.message)}). Check that the file or folder is there, that this job may use it, and that RUNNER_TEMP is a folder that it may write to; then run this workflow again.`
    return withHelp(refusal, 'runner')
  }
  const stack =
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  const message = `Unexpected error in Docs Push: ${sanitizeForLog(stack, 1000)}. Please report it with this message; the next run tries again.`
  return withHelp(message, 'unexpected-error')
}

/** The operating system refused something, such as to open a file. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

interface Trouble {
  /** Node's codes, and what git says of the same. */
  words: RegExp
  reason: string
  hint: string
}

/** The things that a runner may lack, and what to do about each. */
const troubles: readonly Trouble[] = [
  {
    // Node does not know the code of a quota (EDQUOT on Linux).
    words:
      /\b(?:ENOSPC|EFBIG)\b|system error -122\b|no space left on device|disk quota exceeded/i,
    reason: 'The disk of this runner is full',
    hint: 'Free some space in a step before this one, or use a runner with a larger disk.',
  },
  {
    words: /\bENOMEM\b|cannot allocate memory|out of memory|ended by SIGKILL/i,
    reason: 'This runner has too little memory',
    hint: 'Use a runner with more memory, or run fewer jobs on it at a time.',
  },
]

/** Says what the runner lacks, by an error, and what to do about it; `undefined` where that is about something else. */
export function explainTrouble(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : String(error)
  const trouble = troubles.find(({ words }) => words.test(message))
  if (trouble === undefined) return undefined
  return `${trouble.reason} (${sanitizeForLog(message)}). ${trouble.hint} Then run this workflow again.`
}

/** @throws UserError when others could read what Node sends, the key included, or when the runner did not set a variable. */
export async function readContext(): Promise<RunnerContext> {
  const { env } = process
  if (env.NODE_DEBUG)
    throw new UserError(
      'NODE_DEBUG makes Node print what it sends, the key included. Remove the variable for this step.',
      'runner',
    )
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new UserError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the key and the token of GitHub. Remove the variable; for a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
      'certificate',
    )
  const { apiUrl, serverUrl, runId, sha } = await loadContext()
  return {
    workspace: required('GITHUB_WORKSPACE'),
    repository: required('GITHUB_REPOSITORY'),
    serverUrl,
    apiUrl,
    runId: String(runId),
    temporaryFolder: temporaryFolder(),
    sha: sha ?? '',
    environment: env,
  }
}

const temporaryFolder = (): string => process.env.RUNNER_TEMP || tmpdir()

/** @throws UserError */
export async function readEvent(): Promise<Event> {
  const { ref, payload } = await loadContext()
  return {
    name: required('GITHUB_EVENT_NAME'),
    ref: ref ?? '',
    ...readPayload(payload),
  }
}

/** When it is loaded, the toolkit reads the file of the event, and the address of the proxy for GitHub. */
async function loadContext() {
  try {
    return (await import('@actions/github')).context
  } catch (error) {
    const message =
      explainTrouble(error) ??
      `The event's description cannot be read (${sanitizeForLog(String(error))}). Run this action in a job of GitHub Actions; HTTPS_PROXY, if set, must be the address of an http proxy.`
    throw new UserError(message, 'runner')
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new UserError(
    `The environment variable ${name} is missing. Run this action in a job of GitHub Actions.`,
    'runner',
  )
}

/** The parts of an event's payload that count (GitHub documentation, "Webhook events and payloads"). */
export function readPayload(
  payload: Awaited<ReturnType<typeof loadContext>>['payload'],
): Omit<Event, 'name' | 'ref'> {
  const {
    repository,
    deleted,
    pull_request: pullRequest,
    merge_group: mergeGroup,
  } = payload
  const ref: string | undefined = pullRequest?.base?.ref ?? mergeGroup?.base_ref
  const sha: unknown = pullRequest?.base?.sha ?? mergeGroup?.base_sha
  return {
    defaultBranch: repository?.default_branch || undefined,
    deleted: deleted === true,
    // A pull request names its base without `refs/heads/`, a merge group with it.
    baseRef: ref?.replace(/^(?!refs\/)/, 'refs/heads/'),
    baseSha: isSha(sha) ? sha : undefined,
  }
}
