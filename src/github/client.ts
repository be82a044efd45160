import { setTimeout as delay } from 'node:timers/promises'
import { request } from '@octokit/request'
import {
  type Exchanged,
  ExchangeError,
  type ExchangeOptions,
  exchange,
  type Outgoing,
} from '../http/exchange.ts'
import { openAgent } from '../http/proxy.ts'
import { UnexpectedError } from './expected.ts'

/** A client of GitHub's REST API, called with a route of its documentation: `GET /repos/{owner}/{repo}`. */
export type GitHub = typeof request

export interface ClientOptions {
  token: string
  /** Without a slash at the end. */
  apiUrl: string
  /** Says whether there is a proxy. */
  environment: NodeJS.ProcessEnv
  /** Resolves after so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

const TIMEOUT_MS = 60_000
/** GitHub gives blobs of 100 MB, in base64. */
const MAX_BYTES = 256 * 1024 * 1024
const MAX_REDIRECTS = 3
/** How long trouble that passes is waited for, before each further try. */
const PAUSES_MS = [1_000, 4_000]

/** What a server says of deprecations would be printed as it comes, past all that makes it harmless. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** @throws ProxyError */
export function createClient({ token, apiUrl, environment, sleep = delay }: ClientOptions): GitHub {
  const options = {
    agent: openAgent(apiUrl, environment),
    // How an attempt ended is to be said after the run was cancelled.
    signal: new AbortController().signal,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }
  return request.defaults({
    baseUrl: apiUrl,
    headers: { authorization: `Bearer ${token}` },
    request: { fetch: fetchBy(options, token, sleep), log: silent, hook: withStatus },
  })
}

/** Each error of a request has a status, but where the client stumbles over numbers beyond 2 ** 53 in a refusal. */
async function withStatus(send: GitHub, options: Parameters<GitHub>[0]): Promise<unknown> {
  try {
    return await send(options)
  } catch (error) {
    if ((error as { status?: number }).status !== undefined) throw error
    throw new UnexpectedError('a refusal', String(error))
  }
}

interface FetchInit extends Pick<Outgoing, 'method' | 'headers'> {
  body?: string
}

/** As much of `fetch` as the client needs: Node's own knows a proxy only for the whole process. */
function fetchBy(options: ExchangeOptions, token: string, sleep: (ms: number) => Promise<unknown>) {
  return async (url: string, { body, ...rest }: FetchInit) => {
    const outgoing = body === undefined ? rest : { ...rest, body: Buffer.from(body) }
    const ask = () => follow(url, outgoing, options, MAX_REDIRECTS)
    const { status, headers, bytes } = mayRepeat(outgoing, url) ? await patiently(ask, sleep) : await ask()
    if (bytes.length > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    return {
      url,
      status,
      headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      // Of a token that is cut off somewhere the runner would not mask the rest.
      text: async () => new TextDecoder().decode(bytes).replaceAll(token, '***'),
      arrayBuffer: async () => Uint8Array.from(bytes).buffer,
    }
  }
}

/** What only reads, and the status of a deployment, of which the last counts; a second deployment would be waited for. */
function mayRepeat({ method }: Outgoing, url: string): boolean {
  return method === 'GET' || url.endsWith('/statuses')
}

async function patiently(
  ask: () => Promise<Exchanged>,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Exchanged> {
  for (const ms of PAUSES_MS) {
    const answer = await ask().catch(unlessLost)
    if (answer !== undefined && answer.status < 500) return answer
    await sleep(ms)
  }
  return ask()
}

/** A connection that was lost. One that said nothing for so long has had its time. */
function unlessLost(error: unknown): undefined {
  if (!(error instanceof ExchangeError) || error.code === 'timeout') throw error
}

/**
 * GitHub redirects to where a repository is that has another name now (GitHub documentation, "Best practices for using
 * the REST API"). The token goes to no other server.
 */
async function follow(
  url: string,
  outgoing: Outgoing,
  options: ExchangeOptions,
  redirects: number,
): Promise<Exchanged> {
  const answer = await exchange(url, outgoing, options)
  const { status, headers } = answer
  if (status < 300 || status > 399) return answer
  const { location } = headers
  if (location === undefined) throw new Error(`it redirects with status ${status} and does not say where`)
  const target = URL.parse(location, url)
  if (target?.origin !== new URL(url).origin)
    throw new Error('it redirects to another server, where the token is not sent')
  if (redirects === 0) throw new Error(`it redirects more than ${MAX_REDIRECTS} times`)
  return follow(target.href, outgoing, options, redirects - 1)
}
