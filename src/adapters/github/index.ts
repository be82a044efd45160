import { setTimeout as delay } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { getOctokit } from '@actions/github'
import type { RequestError } from '@octokit/request-error'
import { fetch, type RequestInit } from 'undici'
import * as v from 'valibot'
import { sanitizeForLog } from '../../text/index.ts'
import { isHtml, openDispatcher, toFailure } from '../http.ts'

/** A client of GitHub's REST API. What it throws is a GitHubError. */
export type GitHub = ReturnType<typeof getOctokit>

export interface GitHubOptions {
  token: string
  /** Without a slash at the end. */
  apiUrl: string
  environment: NodeJS.ProcessEnv
  /** How long one request may take. */
  timeoutMs?: number
  /** Resolves after so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

const ATTEMPT_MS = 60_000
/** How long to wait before each further try. */
const PAUSES_MS = [1_000, 4_000]

/** Octokit prints what a server says of deprecations as it is. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * GitHub's client is loaded only where it is needed.
 *
 * @throws UserError
 */
export async function openGitHub(options: GitHubOptions): Promise<GitHub> {
  const { token, apiUrl, sleep = delay } = options
  const send = fetchWithin(apiUrl, options)
  // In the one bundle: ncc names the licences of the last file only.
  const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github')
  const octokit = getOctokit(token, { baseUrl: apiUrl, request: { fetch: send, log: silent } })
  octokit.hook.wrap('request', async (request, parameters) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await request(parameters)
        // Octokit takes no data for an empty list.
        checked(v.object({}), response.data)
        return response
      } catch (error) {
        const failure = toGitHubError(error, token)
        const pauseMs = PAUSES_MS[attempt]
        if (pauseMs === undefined || !failure.isTemporary || !isRepeatable(parameters)) throw failure
        await sleep(pauseMs)
      }
    }
  })
  return octokit
}

/** What only reads, and the state of a deployment; later runs would wait for a second deployment. */
function isRepeatable({ method, url }: { method: string; url: string }): boolean {
  return method === 'GET' || url.endsWith('/statuses')
}

/**
 * `fetch` for the API's own origin alone. It follows GitHub's redirects, as for a renamed repository (GitHub documentation,
 * "Best practices for using the REST API"), and sends the token to no other origin on the way (Fetch standard, "HTTP-redirect
 * fetch"); but Octokit would send it to wherever the next page of a list is.
 */
function fetchWithin(apiUrl: string, { environment, timeoutMs = ATTEMPT_MS }: GitHubOptions) {
  const dispatcher = openDispatcher(apiUrl, environment, 'the token of GitHub')
  return (url: string, init: RequestInit) => {
    if (URL.parse(url)?.origin !== new URL(apiUrl).origin)
      throw new Error('it leads to another server, where the token is not sent')
    return fetch(url, { ...init, dispatcher, signal: AbortSignal.timeout(timeoutMs) })
  }
}

/** GitHub refused, or did not answer as its API does. The message is safe to print. */
export class GitHubError extends Error {
  /**
   * Of a refusal; 429 for each of GitHub's rate limits, and 0 where there was no answer of the API. Not called
   * `status`: Octokit's `paginate` takes an error with the status 409 for the end of a list.
   */
  httpStatus = 0
  /** The same request may succeed in a moment. */
  isTemporary = false
}

function toGitHubError(error: unknown, token: string): GitHubError {
  if (error instanceof GitHubError) return error
  const { message, status, response } = error as RequestError
  if (response === undefined) {
    const { code, message } = toFailure(error)
    const why = new GitHubError(code === 'TimeoutError' ? 'no answer in time' : sanitizeForLog(message))
    // Only errors of the connection have such a code.
    return Object.assign(why, { isTemporary: /^[A-Z_]+$/.test(code) })
  }
  const { headers } = response
  const isLimit = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message)
  // What is cut off somewhere is no longer what the runner masks.
  const words = isHtml(headers['content-type']) ? '' : message.replaceAll(token, '***')
  const why = words === '' ? `GitHub’s API answers with status ${status}` : sanitizeForLog(words)
  const httpStatus = status === 403 && isLimit ? 429 : status
  return Object.assign(new GitHubError(why), { httpStatus, isTemporary: status >= 500 })
}

/**
 * What GitHub answered, checked: a login page is no empty list.
 *
 * @throws GitHubError
 */
export function checked<T extends v.GenericSchema>(schema: T, data: unknown): v.InferOutput<T> {
  const { success, output } = v.safeParse(schema, data)
  if (success) return output
  const response = sanitizeForLog(inspect(data, { breakLength: Number.POSITIVE_INFINITY }), 80)
  throw new GitHubError(`unexpected response from GitHub’s API: ${response}`)
}
