import { setTimeout as delay } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { getOctokit } from '@actions/github'
import type { RequestError } from '@octokit/request-error'
import * as v from 'valibot'
import {
  type Attempt,
  type AttemptEnd,
  type AttemptRecord,
  type EndRecord,
  type Exception,
  type Journal,
  JournalError,
  MAX_PART_BYTES,
  packJson,
  type SearchPart,
  toRecord,
} from '../journal/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { isHtml, toFailure } from './service.ts'

/** The most that GitHub gives at once. */
const PER_PAGE = 100
/** As much of a description as GitHub takes (GitHub documentation, "REST API endpoints for deployment statuses"). */
const MAX_DESCRIPTION = 140

/** Our states in those of GitHub's deployment statuses; a deployment without one of these is running. */
const STATES = {
  succeeded: 'success',
  failed: 'failure',
  void: 'error',
} as const

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export class DeploymentsJournal implements Journal {
  readonly #github: GitHub
  readonly #part: SearchPart
  readonly #runUrl: string
  readonly #repository: { owner: string; repo: string }

  /** @param runUrl where the log of this run is. */
  constructor(github: GitHub, part: SearchPart, runUrl: string) {
    const [owner = '', repo = ''] = part.repository.split('/')
    this.#github = github
    this.#part = part
    this.#runUrl = runUrl
    this.#repository = { owner, repo }
  }

  async *list(): AsyncGenerator<Attempt> {
    const { rest, paginate } = this.#github
    const ends: Ends = new Map()
    const pages = paginate.iterator(rest.repos.listDeployments, {
      ...this.#repository,
      task: taskOf(this.#part),
      per_page: PER_PAGE,
    })
    for await (const { data } of pages) {
      // GitHub documents no order.
      const newestFirst = data.toSorted((a, b) => b.id - a.id)
      for (const deployment of newestFirst) {
        const attempt = await this.#read(deployment, ends)
        if (attempt) yield attempt
      }
    }
  }

  /** Reads an attempt; undefined where the deployment is the end of another one, which `ends` is given, or gone. */
  async #read(
    deployment: Deployment,
    ends: Ends,
  ): Promise<Attempt | undefined> {
    const attempt = toAttempt(deployment)
    const record = toRecord(deployment.payload)
    if (record === undefined)
      throw new JournalError(
        `The deployment ${attempt.id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
      )
    const exceptions = ends.get(attempt.id)
    if (exceptions && record.v === 1)
      return { ...attempt, record, state: 'succeeded', exceptions }
    const state = await this.#stateOf(deployment.id)
    if (state === undefined) return undefined
    if (record.v === 1) return { ...attempt, record, state }
    // Without its success the run ended in between, and its first record says what that means.
    if (state === 'succeeded') ends.set(record.ends, record.exceptions)
    return undefined
  }

  async #stateOf(deploymentId: number): Promise<Attempt['state'] | undefined> {
    const { data } = await this.#github.rest.repos.listDeploymentStatuses({
      ...this.#repository,
      deployment_id: deploymentId,
      per_page: PER_PAGE,
    })
    if (data === undefined) return undefined
    const states = data.map(({ state }) => state)
    // GitHub adds `inactive` to an older success, so any `success` counts, whatever came after it. A tool that cleans up
    // deployments sets it as well, also of a run that has written and died: by itself it says nothing.
    for (const end of ['succeeded', 'failed', 'void'] as const)
      if (states.includes(STATES[end])) return end
    return 'running'
  }

  async begin(record: AttemptRecord): Promise<Attempt> {
    return { ...(await this.#create(record)), record, state: 'running' }
  }

  async end(id: string, state: AttemptEnd, description: string): Promise<void> {
    await this.#github.rest.repos.createDeploymentStatus({
      ...this.#repository,
      deployment_id: Number(id),
      state: STATES[state],
      log_url: this.#runUrl,
      description: description.slice(0, MAX_DESCRIPTION),
    })
  }

  async endExcept(
    { id, record }: Attempt,
    description: string,
    exceptions: readonly Exception[],
  ): Promise<void> {
    const packed = packJson(exceptions)
    // Where there is no room for their names, the next run looks at all pages of this one again.
    if (packed.length > MAX_PART_BYTES)
      return this.end(id, 'failed', description)
    // GitHub cannot change the payload of a deployment, so that the exceptions are in that of another one.
    const { sha, runId } = record
    const end = await this.#create({
      v: 2,
      sha,
      runId,
      ends: id,
      exceptions: packed,
    })
    await this.end(end.id, 'succeeded', description)
    await this.end(id, 'failed', `Succeeded, except ${exceptions.length}`)
  }

  async #create(
    record: AttemptRecord | EndRecord,
  ): Promise<Omit<Attempt, 'state' | 'record'>> {
    const { data } = await this.#github.rest.repos.createDeployment({
      ...this.#repository,
      ref: record.sha,
      task: taskOf(this.#part),
      environment: taskOf(this.#part),
      payload: { ...record },
      description: `Docs pushed to search, run ${record.runId}`,
      // Neither merged into nor held up by anything: this records a push, it does not deploy.
      auto_merge: false,
      required_contexts: [],
      production_environment: false,
      transient_environment: false,
    })
    return toAttempt(data as Deployment)
  }
}

/** The task and the environment of all deployments of a connector, which tell them from those of others. */
const taskOf = ({ connectorId }: Pick<SearchPart, 'connectorId'>): string =>
  `docs-push/${connectorId}`

/** The exceptions of attempts that succeeded but for these, by their IDs: a later deployment has them. */
type Ends = Map<string, Exception[]>

const toAttempt = ({
  id,
  created_at,
}: Pick<Deployment, 'id' | 'created_at'>) => ({
  id: String(id),
  order: id,
  begunAtMs: Date.parse(created_at),
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
  const { getOctokit } = await import(
    /* webpackMode: "eager" */ '@actions/github'
  )
  const octokit = getOctokit(token, { baseUrl })
  octokit.hook.wrap('request', async (request, parameters) => {
    for (let attempt = 0; ; attempt++) {
      // In these parameters: the hooks below this one get them, not those that are handed on.
      parameters.request = {
        ...parameters.request,
        log,
        signal: AbortSignal.timeout(timeoutMs),
      }
      try {
        const response = await request(parameters)
        return {
          ...response,
          data: checked(schemaFor(parameters), response.data),
        }
      } catch (error) {
        if (isDeleted(error, parameters))
          return {
            data: undefined,
            headers: {},
            status: 404,
            url: parameters.url,
          }
        const { problem, isTemporary } = explainRefusal(error, parameters)
        const pauseMs = PAUSES_MS[attempt]
        // A second deployment would be one that later runs wait for.
        const isRepeatable =
          parameters.method === 'GET' || isOfStatus(parameters)
        if (pauseMs === undefined || !isTemporary || !isRepeatable)
          throw problem
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

const isOfStatus = ({ url }: Parameters): boolean =>
  /\/statuses(?:\?|$)/.test(url)

/** Whether something that cleans up has deleted a deployment since it was listed. */
const isDeleted = (error: unknown, parameters: Parameters): boolean =>
  parameters.method === 'GET' &&
  isOfStatus(parameters) &&
  (error as RequestError).status === 404

const Deployment = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  payload: v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
})
type Deployment = v.InferOutput<typeof Deployment>
const Status = v.object({ state: v.string() })

function schemaFor(parameters: Parameters) {
  const shape = isOfStatus(parameters) ? Status : Deployment
  return parameters.method === 'GET' ? v.array<typeof shape>(shape) : shape
}

/** Checks an answer of GitHub: a login page is no empty list, nor is no content, which Octokit takes for one. */
function checked<T extends v.GenericSchema>(
  schema: T,
  data: unknown,
): v.InferOutput<T> {
  const { success, output } = v.safeParse(schema, data)
  if (success) return output
  const response = inspect(data, { breakLength: Number.POSITIVE_INFINITY })
  throw new Error(
    `unexpected response from GitHub’s API: ${sanitizeForLog(response, 80)}`,
  )
}

const RULES =
  'Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether this repository has the commit: the step with actions/checkout before this one must set no other repository.'

/** The meaning of GitHub's refusals for somebody who set this action up, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub rejected the token (401). Leave the input github-token out, or give a valid token.',
  403: 'The token may not write deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'This token cannot access the repository. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: `GitHub will not create a deployment for this commit. ${RULES}`,
  422: `GitHub refused the deployment as invalid (422). ${RULES}`,
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

/** For whatever else GitHub says. */
const LATER =
  'Run this workflow again; if it happens again, look at githubstatus.com.'

/**
 * An error for the user, with what to do, and whether the same request may succeed in a moment. The error has no `status`:
 * Octokit's `paginate` takes one with the status 409 for the end of a list.
 */
function explainRefusal(error: unknown, parameters: Parameters) {
  const { response } = error as RequestError
  const { reason, advice, isTemporary } = response
    ? explainResponse(error as RequestError, response)
    : explainFailure(error)
  const isRead = parameters.method === 'GET'
  const action = isRead ? 'read' : 'written'
  const isEnd = isOfStatus(parameters) || toRecord(parameters.payload)?.v === 2
  const documents =
    isEnd && !isRead
      ? 'What this run has pushed is in search; the next run pushes it again.'
      : 'Nothing was pushed.'
  const problem = new JournalError(
    `The record of past syncs (GitHub deployments) cannot be ${action}: ${reason}. ${advice} ${documents}`,
  )
  return { problem, isTemporary }
}

interface Explanation {
  reason: string
  advice: string
  /** The same request may succeed in a moment. */
  isTemporary: boolean
}

function explainResponse(
  { message, status }: RequestError,
  { headers }: NonNullable<RequestError['response']>,
): Explanation {
  const isLimit =
    headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message)
  const words = isHtml(headers['content-type']) ? '' : sanitizeForLog(message)
  const meaning = status === 403 && isLimit ? 429 : status
  return {
    reason: words || `GitHub’s API answers with status ${status}`,
    advice: REFUSALS[meaning] ?? LATER,
    isTemporary: status >= 500,
  }
}

function explainFailure(error: unknown): Explanation {
  const { code, message } = toFailure(error)
  const reason =
    code === 'TimeoutError' ? 'no answer in time' : sanitizeForLog(message)
  // Only errors of the connection have such a code.
  return { reason, advice: LATER, isTemporary: /^[A-Z_]+$/.test(code) }
}
