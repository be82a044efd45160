import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Event } from '../../inputs/trigger.ts'
import type { RunnerContext } from '../../run/ports.ts'
import { isSha, sanitizeForLog, type Topic, UserError } from '../../text/index.ts'

/** The process was not started by a GitHub runner, or the event cannot be read. */
export class RunnerError extends UserError {
  constructor(message: string, topic: Topic = 'runner') {
    super(message, topic)
  }
}

/** @throws RunnerError when Node prints what it sends, the key included, or when the runner did not set a variable. */
export async function readContext(): Promise<RunnerContext> {
  const { env } = process
  if (env.NODE_DEBUG)
    throw new RunnerError(
      'NODE_DEBUG makes Node print what it sends, the key included. Remove the variable for this step.',
    )
  const { apiUrl, serverUrl, runId, runAttempt, sha } = await loadContext()
  return {
    workspace: required('GITHUB_WORKSPACE'),
    repository: required('GITHUB_REPOSITORY'),
    serverUrl,
    apiUrl,
    runId: String(runId),
    runAttempt: String(runAttempt || 1),
    temporaryFolder: temporaryFolder(),
    sha: sha ?? '',
    environment: env,
    isTlsUnchecked: env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
  }
}

/** The folder for the temporary files of the job, if the runner has made one. */
export function temporaryFolder(): string {
  const folder = process.env.RUNNER_TEMP
  return folder && existsSync(folder) ? folder : tmpdir()
}

/** @throws RunnerError */
export async function readEvent(): Promise<Event> {
  const { ref, payload } = await loadContext()
  return { name: required('GITHUB_EVENT_NAME'), ref: ref ?? '', ...readPayload(payload) }
}

type Context = typeof import('@actions/github')['context']

/** When it is loaded, the toolkit reads the file of the event, and the address of the proxy for GitHub. */
async function loadContext(): Promise<Context> {
  const path = process.env.GITHUB_EVENT_PATH
  try {
    // The toolkit prints the path of a missing file unchanged.
    if (path) await access(path)
    return (await import('@actions/github')).context
  } catch (error) {
    throw new RunnerError(
      `The event's description cannot be read (${sanitizeForLog(String(error))}). Run this action in a job of GitHub Actions; HTTPS_PROXY, if set, must be the address of an http proxy.`,
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

/** What an event's payload says. It is JSON of any shape: what is not as GitHub documents it is left out. */
type PayloadFacts = Pick<Event, 'defaultBranch' | 'deleted' | 'baseRef' | 'baseSha'>

/** Reads the payload of an event (GitHub documentation, "Webhook events and payloads"). */
export function readPayload(payload: unknown): PayloadFacts {
  const event = payload as Context['payload'] | null
  const base = event?.pull_request?.base
  const mergeGroup = event?.merge_group
  return {
    defaultBranch: text(event?.repository?.default_branch),
    deleted: event?.deleted === true,
    baseRef: fullRef(text(base?.ref) ?? text(mergeGroup?.base_ref)),
    baseSha: sha(base?.sha) ?? sha(mergeGroup?.base_sha),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Zeros stand for a ref that did not exist. */
function sha(value: unknown): string | undefined {
  return isSha(value) && !/^0+$/.test(value) ? value : undefined
}

/** A pull request names its base without `refs/heads/`, a merge group with it. */
function fullRef(ref: string | undefined): string | undefined {
  return ref === undefined || ref.startsWith('refs/') ? ref : `refs/heads/${ref}`
}
