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
  /** Says whether there is a proxy. */
  environment: NodeJS.ProcessEnv
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
  /** How long one request may take. */
  timeoutMs?: number
  /** Resolves after so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

const ATTEMPT_MS = 60_000
const MAX_REDIRECTS = 3
/** How long to wait before each further try. */
const PAUSES_MS = [1_000, 4_000]

/** Octokit prints what a server says of deprecations as it is. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * GitHub's client is loaded only where it is needed.
 *
 * @throws HttpError
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
 * `fetch` that sends nothing beyond the API's own origin: neither where a redirect leads, as GitHub's do for a renamed
 * repository (GitHub documentation, "Best practices for using the REST API"), nor to the next page of a list.
 */
function fetchWithin(apiUrl: string, options: GitHubOptions) {
  const dispatcher = openDispatcher(apiUrl, { ...options, secret: 'the token of GitHub' })
  const { timeoutMs = ATTEMPT_MS } = options
  return async (url: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(timeoutMs)
    for (let target = url, redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (URL.parse(target)?.origin !== new URL(apiUrl).origin)
        throw new Error('it leads to another server, where the token is not sent')
      const response = await fetch(target, { ...init, dispatcher, signal, redirect: 'manual' })
      const { status, headers } = response
      // Octokit would read a redirect's body.
      if (status < 300 || status > 399) return response
      target = URL.parse(headers.get('location') ?? '', target)?.href ?? ''
    }
    throw new Error(`it redirects more than ${MAX_REDIRECTS} times`)
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
