import { setTimeout as delay } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { getOctokit } from '@actions/github'
import type { RequestError } from '@octokit/request-error'
import * as v from 'valibot'
import {
  type Attempt,
  type AttemptRecord,
  type Ending,
  type EndRecord,
  type Exception,
  type Journal,
  JournalError,
  type Listed,
  type Target,
  toRecord,
} from '../journal/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { isHtml, toFailure } from './http.ts'

interface DeploymentsOptions {
  github: GitHub
  target: Target
  /** Where the log of this run is. */
  runUrl: string
}

/** Tells our deployments from those of others. */
const TASK = 'docs-push'
/** The most that GitHub gives at once. */
const PER_PAGE = 100
/** As much of a description as GitHub takes (GitHub documentation, "REST API endpoints for deployment statuses"). */
const MAX_DESCRIPTION = 140

/** Our states in those of GitHub's deployment statuses; a deployment without one of these is running. */
const STATES = { succeeded: 'success', failed: 'failure', void: 'error' } as const

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export function openDeployments({ github, target, runUrl }: DeploymentsOptions): Journal {
  const { rest, paginate } = github
  const [owner = '', repo = ''] = target.repository.split('/')
  const repository = { owner, repo }
  /** All targets of a connector have environments below its own. */
  const connector = `docs-push/${target.connectorId}`
  let begun: AttemptRecord | undefined

  async function create(record: AttemptRecord | EndRecord): Promise<Omit<Listed, 'ended' | 'record'>> {
    const { data } = await rest.repos.createDeployment({
      ...repository,
      ref: record.sha,
      task: TASK,
      environment: [connector, target.target].filter(Boolean).join('/'),
      payload: { ...record },
      description: `Docs pushed to search, run ${record.runId}`.slice(0, MAX_DESCRIPTION),
      // Neither merged into nor held up by anything: this records a push, it does not deploy.
      auto_merge: false,
      required_contexts: [],
      production_environment: false,
      transient_environment: false,
    })
    return toAttempt(data as v.InferOutput<typeof Deployment>)
  }

  async function setState(id: string, state: Ending['state'], description: string): Promise<void> {
    await rest.repos.createDeploymentStatus({
      ...{ ...repository, deployment_id: Number(id), state: STATES[state], log_url: runUrl },
      description: description.slice(0, MAX_DESCRIPTION),
    })
  }

  async function readState(id: string): Promise<Attempt['state']> {
    const which = { ...repository, deployment_id: Number(id), per_page: PER_PAGE }
    const { data } = await rest.repos.listDeploymentStatuses(which)
    const states = data.map(each => each.state)
    // GitHub adds `inactive` to an older success, so any `success` counts, whatever came after it. A tool that cleans up
    // deployments sets it as well, also of a run that has written and died: by itself it says nothing.
    return (['succeeded', 'failed', 'void'] as const).find(end => states.includes(STATES[end])) ?? 'running'
  }

  return {
    async *list() {
      /** By the ID of the deployment that began the attempt, which is older. */
      const ends = new Map<string, { id: string; exceptions: Exception[] }>()
      // Of all environments: each target has its own.
      const options = { ...repository, task: TASK, per_page: PER_PAGE }
      for await (const { data } of paginate.iterator(rest.repos.listDeployments, options)) {
        for (const deployment of data.sort((a, b) => b.id - a.id)) {
          if (!`${deployment.environment}/`.startsWith(`${connector}/`)) continue
          const attempt = toAttempt(deployment)
          const { id } = attempt
          const record = toRecord(deployment.payload)
          if (record === undefined)
            throw new JournalError(
              `The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
            )
          if (record.v === 2) {
            ends.set(record.ends, { id, exceptions: record.exceptions })
            continue
          }
          const end = ends.get(id)
          const ended = async () => {
            // Without its success the run ended in between, and its first record says what that means.
            if (end && (await readState(end.id)) === 'succeeded')
              return { state: 'succeeded' as const, exceptions: end.exceptions }
            return { state: await readState(id) }
          }
          yield { ...attempt, record, ended }
        }
      }
    },
    async begin(record) {
      begun = record
      return { ...(await create(record)), record, state: 'running' }
    },
    async end(id, state, description, exceptions = []) {
      if (exceptions.length === 0) return setState(id, state, description)
      // GitHub cannot change the payload of a deployment, so that the exceptions are in that of another one. There is no
      // room for two lists, and the first record has what was on the disk.
      const { generated: _, ...record } = begun as AttemptRecord
      const end = await create({ ...record, v: 2, ends: id, exceptions: [...exceptions] })
      await setState(end.id, 'succeeded', description)
      await setState(id, 'failed', `Succeeded, except ${exceptions.length}`)
    },
  }
}

const toAttempt = ({ id, created_at }: { id: number; created_at: string }) => ({
  ...{ id: String(id), order: id, begunAtMs: Date.parse(created_at) },
})

/** A client of GitHub's REST API for deployments alone. Whatever goes wrong is a JournalError. */
export type GitHub = ReturnType<typeof getOctokit>

export interface GitHubOptions {
  token: string
  /** Without a slash at the end. */
  apiUrl: string
  /** How long one request may take. */
  timeoutMs?: number
  /** Resolves after so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

/** How long to wait before each further try. */
const PAUSES_MS = [1_000, 4_000]

/** Octokit prints what a server says of deprecations as it is. */
const log = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * GitHub's client is loaded only where it is needed. It follows GitHub's redirects, as for a renamed repository (GitHub
 * documentation, "Best practices for using the REST API"), and sends the token to no other origin on the way (Fetch standard,
 * "HTTP-redirect fetch").
 */
export async function openGitHub(options: GitHubOptions): Promise<GitHub> {
  const { token, apiUrl: baseUrl, timeoutMs = 60_000, sleep = delay } = options
  // In the one bundle: ncc names the licences of the last file only.
  const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github')
  const octokit = getOctokit(token, { baseUrl })
  octokit.hook.wrap('request', async (request, parameters) => {
    for (let attempt = 0; ; attempt++) {
      // In these parameters: the hooks below this one get them, not those that are handed on.
      parameters.request = { ...parameters.request, log, signal: AbortSignal.timeout(timeoutMs) }
      try {
        const response = await request(parameters)
        return { ...response, data: checked(shapeOf(parameters), response.data) }
      } catch (error) {
        const { problem, isTemporary } = explain(error, parameters)
        const pauseMs = PAUSES_MS[attempt]
        // A second deployment would be one that later runs wait for.
        const isRepeatable = parameters.method === 'GET' || isOfStatus(parameters)
        if (pauseMs === undefined || !isTemporary || !isRepeatable) throw problem
        await sleep(pauseMs)
      }
    }
  })
  return octokit
}

interface Parameters {
  method: string
  url: string
  payload?: unknown
}

const isOfStatus = ({ url }: Parameters): boolean => /\/statuses(?:\?|$)/.test(url)

const Deployment = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  environment: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  payload: v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
})
const Status = v.object({ state: v.string() })

function shapeOf(parameters: Parameters) {
  const shape = isOfStatus(parameters) ? Status : Deployment
  return parameters.method === 'GET' ? v.array<typeof shape>(shape) : shape
}

/** What GitHub answered, checked: a login page is no empty list, nor is no content, which Octokit takes for one. */
function checked<T extends v.GenericSchema>(schema: T, data: unknown): v.InferOutput<T> {
  const { success, output } = v.safeParse(schema, data)
  if (success) return output
  const response = inspect(data, { breakLength: Number.POSITIVE_INFINITY })
  throw new Error(`unexpected response from GitHub’s API: ${sanitizeForLog(response, 80)}`)
}

const RULES =
  'Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether this repository has the commit: the step with actions/checkout before this one must set no other repository.'

/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub rejected the token (401). Leave the input github-token out, or give a valid token.',
  403: 'The token may not write deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'This token cannot access the repository. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: `GitHub will not create a deployment for this commit. ${RULES}`,
  422: `GitHub refused the deployment as invalid (422). ${RULES}`,
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

/** For whatever else GitHub says. */
const LATER = 'Run this workflow again; if it happens again, look at githubstatus.com.'

/**
 * An error for the user, with what to do, and whether the same request may succeed in a moment. The error has no `status`:
 * Octokit's `paginate` takes one with the status 409 for the end of a list.
 */
function explain(error: unknown, parameters: Parameters) {
  const { message, status, response } = error as RequestError
  const failure = toFailure(error)
  // Only errors of the connection have such a code.
  let isTemporary = /^[A-Z_]+$/.test(failure.code)
  let reason = failure.code === 'TimeoutError' ? 'no answer in time' : sanitizeForLog(failure.message)
  let advice = LATER
  if (response) {
    const { headers } = response
    const isLimit = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message)
    isTemporary = status >= 500
    const words = isHtml(headers['content-type']) ? '' : sanitizeForLog(message)
    reason = words || `GitHub’s API answers with status ${status}`
    advice = REFUSALS[status === 403 && isLimit ? 429 : status] ?? LATER
  }
  const isRead = parameters.method === 'GET'
  const isEnd = isOfStatus(parameters) || toRecord(parameters.payload)?.v === 2
  const documents =
    isEnd && !isRead
      ? 'What this run has pushed is in search; the next run pushes it again.'
      : 'Nothing was pushed.'
  const problem = new JournalError(
    `The record of past syncs (GitHub deployments) cannot be ${isRead ? 'read' : 'written'}: ${reason}. ${advice} ${documents}`,
  )
  return { problem, isTemporary }
}
