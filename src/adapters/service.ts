import { once } from 'node:events'
import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { getProxyUrl } from '@actions/http-client'
import { Agent, type Dispatcher, Pool, ProxyAgent, request } from 'undici'
import * as v from 'valibot'
import { type Reply, toBody } from '../push/requests.ts'
import type { Instructions } from '../report/index.ts'
import type { Service } from '../run/ports.ts'
import { anyOf, containsSecret, sanitizeForLog } from '../text/index.ts'
import { pathInside } from '../text/paths.ts'
import { realAncestor } from './disk.ts'

/** For a preview: accepts everything and sends nothing. */
export const dryRunService: Service = {
  send: async () => ({ kind: 'accepted' }),
  sent: { requests: 0, bytes: 0, refused: 0 },
}

export interface ServiceOptions {
  /** Without a slash at the end. */
  baseUrl: string
  connectorId: string
  apiKey: string
  /** Aborted: requests in flight end at once. */
  signal: AbortSignal
  /** How long one attempt may take, its answer's body included; a minute when not given. */
  attemptMs?: number
}

/** How much of an answer is read: enough for one that repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/** @throws UserError */
export function openService(options: ServiceOptions): Service {
  const { baseUrl, connectorId, apiKey, signal, attemptMs = 60_000 } = options
  const dispatcher = openDispatcher(baseUrl)
  const url = `${baseUrl}/api/ingest/${connectorId}/documents`
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
  }
  const sent = { requests: 0, bytes: 0, refused: 0 }
  return {
    sent,
    async send(batch) {
      sent.requests++
      sent.bytes += batch.bytes
      const answer = await send(url, {
        dispatcher,
        method: 'POST',
        headers,
        body: Buffer.concat(toBody(batch)),
        signal,
        timeoutMs: attemptMs,
        maxBytes: MAX_ANSWER_BYTES,
      })
      const reply = judge(answer)
      if (reply.kind === 'fatal' && reply.isRefused) sent.refused++
      return reply
    },
  }
}

/** A reply to answers of a kind, whose reason is followed by what was received. */
type AnswerRule<T> = Reply & { when: (answer: T) => boolean }

const Json = v.pipe(v.string(), v.parseJson())

const isSuccess = ({ status }: HttpResponse) => status >= 200 && status <= 299
const WHEN_UP =
  'Check that the service is up, then run this workflow again; the next push delivers it all the same.'

/**
 * Our assumptions about answers that the contract does not show (contract, "Errors" and "Limits"): the first row
 * that applies counts. To change an assumption, change its row.
 */
export const answers: readonly AnswerRule<HttpResponse>[] = [
  {
    when: answer => isSuccess(answer) && answer.isHtml,
    kind: 'fatal',
    reason: 'the answer is a web page, most likely a login',
    hint: 'Check base-url: it must lead to the search service itself, past any login or gateway.',
    topic: 'base-url',
  },
  {
    when: answer => isSuccess(answer) && reportsFailure(answer),
    kind: 'split',
    reason: 'the service did not accept it',
    topic: 'page-refused',
  },
  { when: isSuccess, kind: 'accepted' },
  {
    when: ({ status }) => status >= 300 && status <= 399,
    kind: 'fatal',
    reason:
      'the service redirects to another address, and the key is not sent on',
    hint: 'Set base-url to the address that the service really has.',
    topic: 'base-url',
  },
  {
    when: ({ status }) => status === 400 || status === 422,
    kind: 'split',
    reason: 'the service refused it',
    topic: 'page-refused',
  },
  {
    when: ({ status }) => status === 401,
    kind: 'fatal',
    isRefused: true,
    reason: 'the service rejected the API key',
    hint: 'Check the secret behind api-key, or with targets behind the variable that api-key-env names: it may be misspelt, expired or of another service. Create a new key with write access if need be.',
    topic: 'api-key',
  },
  {
    // It may be the answer of a firewall to a request that the service has taken.
    when: ({ status }) => status === 403,
    kind: 'fatal',
    mayBeDocument: true,
    reason: 'the service refused the API key',
    hint: 'Create an API key with write access to this connector and store it in the secret behind api-key. If it has that access, a firewall in front of the service may be blocking the text of a page: allow the requests of this action.',
    topic: 'api-key',
  },
  {
    when: ({ status }) => status === 404,
    kind: 'fatal',
    isRefused: true,
    reason: 'there is no such connector at base-url',
    hint: 'Check connector-id: copy the ID of a connector of type "Custom push" from its page. Check base-url: it is the address up to, but not including, /api.',
    topic: 'connector-id',
  },
  {
    when: ({ status }) => status === 413,
    kind: 'split',
    reason: 'the request is too large for the service',
    topic: 'page-too-large',
  },
  {
    when: ({ status }) => status === 429,
    kind: 'retry',
    isRateLimit: true,
    reason: 'the service asks for fewer requests',
    hint: WHEN_UP,
    topic: 'service-down',
  },
  {
    when: ({ status }) => status === 408 || (status >= 500 && status <= 599),
    kind: 'retry',
    reason: 'the service has a temporary error',
    hint: WHEN_UP,
    topic: 'service-down',
  },
  {
    when: () => true,
    kind: 'fatal',
    reason: 'the service gave an unexpected response',
    hint: 'Check base-url, and whether there is a proxy or firewall before the service.',
    topic: 'unexpected-response',
  },
]

const TLS_CODES = anyOf(
  [
    /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|SELF_SIGNED)/,
    /^(?:DEPTH_ZERO|HOSTNAME_MISMATCH|UNABLE_TO_(?:GET_ISSUER|VERIFY))/,
  ],
  '',
)

/** Our assumptions about failures that come instead of an answer: the first row that applies counts. */
export const failures: readonly AnswerRule<HttpFailure>[] = [
  {
    when: ({ code }) => TLS_CODES.test(code),
    kind: 'fatal',
    reason: 'the connection is not secure',
    hint: 'Check the certificate of base-url. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    topic: 'certificate',
  },
  {
    when: ({ code }) => code === 'ERR_PROXY_REFUSED',
    kind: 'fatal',
    isRefused: true,
    reason: 'the proxy does not let this through',
    hint: 'Allow the address of base-url in the proxy, or name the service in NO_PROXY. If the proxy asks for a user name and a password (407), give them in HTTPS_PROXY (http://name:password@proxy:port).',
    topic: 'proxy',
  },
  {
    when: ({ code }) => code === 'ERR_PROXY',
    kind: 'retry',
    reason: 'the proxy does not reach the service',
    hint: 'Check HTTPS_PROXY and base-url, and that the service is up.',
    topic: 'proxy',
  },
  {
    when: ({ code }) => code === 'ENOTFOUND',
    kind: 'fatal',
    isRefused: true,
    reason: 'no answer',
    hint: 'Check the spelling of base-url (and of HTTPS_PROXY, if there is a proxy), and whether this runner can reach your network.',
    topic: 'base-url',
  },
  {
    when: () => true,
    kind: 'retry',
    reason: 'no answer',
    hint: 'Check base-url, that the service is up, and that a firewall or the proxy of HTTPS_PROXY lets this runner through. Then run this workflow again; the next push delivers it all the same.',
    topic: 'service-down',
  },
]

/** Judges an answer by the tables. */
export function judge(answer: HttpAnswer): Reply {
  if (answer.kind === 'failure') {
    const { message, code } = answer
    const rule = failures.find(({ when }) => when(answer))!
    return toReply(rule, `${sanitizeForLog(message)} (${sanitizeForLog(code)})`)
  }
  const rule = answers.find(({ when }) => when(answer))!
  const reply = toReply(rule, statusAndWords(answer))
  if (reply.kind === 'retry')
    reply.afterMs = retryAfterMs(answer.headers['retry-after'])
  return reply
}

function toReply(
  { when: _, ...reply }: AnswerRule<never>,
  received: string,
): Reply {
  if (reply.kind !== 'accepted') reply.reason += `: ${received}`
  return reply
}

/** The status, and what the service says with it, or where it redirects to. */
function statusAndWords({
  status,
  isHtml,
  headers,
  bytes,
}: HttpResponse): string {
  const { location = '' } = headers
  const url = containsSecret(location) ? null : URL.parse(location)
  if (status >= 300 && status <= 399 && url)
    return `status ${status}, to ${sanitizeForLog(url.origin)}`
  const words = new TextDecoder().decode(bytes).trim()
  if (words === '' || isHtml) return `status ${status}`
  return `status ${status}, "${sanitizeForLog(words)}"`
}

/** `Retry-After` in milliseconds, from seconds; 0 when it is absent or a date. */
function retryAfterMs(header = ''): number {
  return /^\d+$/.test(header) ? Math.min(Number(header), 1e9) * 1000 : 0
}

/**
 * Whether the body of a 2xx is a plain report of failure: a non-empty `errors`, `failed` or `rejected` at the top,
 * `success` or `ok` that is `false`, or a 207 whose items have statuses of 400 or more. The contract shows no body, so
 * nothing else is read into one: with guesses at other names, a good service could never be synced.
 */
export function reportsFailure({
  status,
  bytes,
}: Pick<HttpResponse, 'status' | 'bytes'>): boolean {
  const text = new TextDecoder().decode(bytes)
  const { output: body } = v.safeParse(Json, text)
  if (typeof body !== 'object' || body === null) return false
  const { errors, failed, rejected, success, ok } = body as Record<
    string,
    unknown
  >
  if (success === false || ok === false) return true
  if ([errors, failed, rejected].some(isReport)) return true
  if (status !== 207) return false
  const values = Array.isArray(body) ? [body] : Object.values(body)
  const lists = values.filter(Array.isArray)
  return lists
    .flat()
    .some(item => item?.status >= 400 || item?.statusCode >= 400)
}

/** Whether a member of a report says anything: neither absent nor empty. */
function isReport(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return Object.keys(value).length > 0
}

interface InstructionsOptions {
  baseUrl: string
  workspace: string
  /** In the workspace, with `/` between its parts. */
  path: string
  /** Aborted: the request ends at once. */
  signal: AbortSignal
}

const MAX_INSTRUCTIONS_BYTES = 256 * 1024

/**
 * Fetches the starter instructions (contract, "Fetch starter agent instructions"), without any key, and writes them
 * to a path of the workspace as they came, through no link that leads out of it. Whatever goes wrong is returned as a
 * reason.
 */
export async function updateInstructions(
  options: InstructionsOptions,
): Promise<Instructions> {
  const { path } = options
  const failed = (why: string): Instructions => {
    const reason = `The agent instructions were not written: ${why}`
    return { path, kind: 'failed', reason }
  }
  try {
    const found = await download(options)
    if (typeof found === 'string') return failed(found)
    const workspace = await realpath(options.workspace)
    const file = join(workspace, path)
    const before = await lstat(file).catch(() => undefined)
    const isInside =
      pathInside(workspace, await realAncestor(dirname(file))) !== undefined
    if (!isInside || (before && !before.isFile()))
      return failed(
        `"${sanitizeForLog(path)}" is there already and is not a file, or leads out of the workspace. Give another path.`,
      )
    if (before && (await readFile(file)).equals(found))
      return { path, kind: 'unchanged' }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, found)
    return { path, kind: 'written' }
  } catch (error) {
    return failed(
      `${sanitizeForLog(String(error))}. Check that the disk of this runner has space, and that this job may write to "${sanitizeForLog(path)}".`,
    )
  }
}

/** Resolves to the instructions, or to why there are none. */
async function download({
  baseUrl,
  signal,
}: InstructionsOptions): Promise<Uint8Array | string> {
  const result = await send(`${baseUrl}/api/agent-instructions`, {
    dispatcher: openDispatcher(baseUrl),
    method: 'GET',
    headers: {
      accept: 'text/markdown, text/plain, application/json, */*;q=0.5',
    },
    signal,
    timeoutMs: 60_000,
    maxBytes: MAX_INSTRUCTIONS_BYTES,
  })
  if (result.kind === 'failure') {
    const reply = judge(result)
    return 'hint' in reply ? `${reply.reason}. ${reply.hint}` : result.message
  }
  const { status, isHtml, bytes } = result
  if (status < 200 || status > 299)
    return `the service answers /api/agent-instructions with status ${status}. Check base-url, and that this version of the service has instructions.`
  if (isHtml)
    return 'the answer is a web page, most likely a login. Check base-url: it must lead past any login or gateway.'
  if (bytes.length > MAX_INSTRUCTIONS_BYTES)
    return `they are larger than ${MAX_INSTRUCTIONS_BYTES / 1024} KiB. Shorten them in the service.`
  if (bytes.length === 0)
    return 'the service has none. Write some in the service.'
  return bytes
}

/**
 * Opens connections to an address, through the proxy of `HTTPS_PROXY` but for what `NO_PROXY` names, as the toolkit does.
 * Plain http, which is for this machine alone, never goes through a proxy, which could read the key.
 */
function openDispatcher(url: string): Dispatcher {
  const uri = getProxyUrl(url)
  return URL.parse(uri)?.hostname
    ? new ProxyAgent({ uri, factory: openProxyPool })
    : new Agent()
}

type Connect = (
  options: object,
  done: (error: Error | null, socket?: unknown) => void,
) => void

/** When a proxy closes the connection, undici connects again, without end, unless the error is another one. */
function openProxyPool(
  origin: string | URL,
  options: { connect?: unknown },
): Dispatcher {
  if (typeof options.connect !== 'function')
    return new Pool(origin, options as Pool.Options)
  const connect: Connect = (to, done) =>
    (options.connect as Connect)(to, (error, socket) =>
      done(error && toProxyError(error), socket),
    )
  return new Pool(origin, { ...options, connect } as Pool.Options)
}

function toProxyError(error: Error & { code?: string }): Error {
  if (!/^UND_ERR_(?:ABORTED|SOCKET)$/.test(error.code ?? '')) return error
  // What it refuses it refuses again; what it cannot reach may be up in a minute.
  const isRefused = /^Proxy response \(4/.test(error.message)
  const code = isRefused ? 'ERR_PROXY_REFUSED' : 'ERR_PROXY'
  return Object.assign(new Error(error.message), { code })
}

/** The head of a response and the beginning of its body. */
interface HttpResponse {
  kind: 'response'
  status: number
  headers: IncomingHttpHeaders
  isHtml: boolean
  bytes: Uint8Array
}

/** Why there was no response, or only a part of one. */
interface HttpFailure {
  kind: 'failure'
  /** Node's or undici's code, or else the error's name. */
  code: string
  message: string
}

export type HttpAnswer = HttpResponse | HttpFailure

interface HttpRequest {
  dispatcher: Dispatcher
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Uint8Array
  /** Aborted: the request ends at once. */
  signal: AbortSignal
  /** From looking up the name to the last byte of the body. */
  timeoutMs: number
  /** How many bytes of the body are read, and a little more. */
  maxBytes: number
}

/** Makes one HTTP request and follows no redirect. */
export async function send(
  url: string,
  options: HttpRequest,
): Promise<HttpAnswer> {
  const { timeoutMs } = options
  const ending = new AbortController()
  const late = {
    code: 'timeout',
    message: `no answer within ${timeoutMs / 1000} seconds`,
  }
  const timer = setTimeout(() => ending.abort(late), timeoutMs)
  const signal = AbortSignal.any([options.signal, ending.signal])
  try {
    // A request that waits for its proxy does not notice the signal.
    return await Promise.race([
      receive(url, { ...options, signal }),
      whenAborted(signal),
    ])
  } catch (error) {
    return toFailure(error)
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

async function receive(
  url: string,
  { maxBytes, ...options }: HttpRequest,
): Promise<HttpResponse> {
  const { statusCode: status, headers, body } = await request(url, options)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of decoded(body, headers['content-encoding'])) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) break
  }
  const all = Buffer.concat(chunks)
  const start = all.subarray(0, 1000).toString()
  const type = String(headers['content-type'] ?? '')
  return {
    kind: 'response',
    status,
    headers,
    isHtml: isHtml(type, start),
    bytes: all,
  }
}

/** Decodes a body piece by piece, so that its size is limited. No coding is asked for; a gateway may use one all the same. */
function decoded(body: Readable, coding: string | string[] = ''): Readable {
  const name = String(coding).trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decoder = name === 'br' ? createBrotliDecompress() : createUnzip()
  // An error of either ends both.
  return pipeline(body, decoder, () => {})
}

async function whenAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Looks for the cause in the error itself, in its cause, and in the first of several errors. */
export function toFailure(error: unknown): HttpFailure {
  const failed = error as Error & { code?: unknown; errors?: Error[] }
  const inner = failed.cause ?? failed.errors?.[0]
  if (inner) return toFailure(inner)
  const { message, name } = failed
  const code = typeof failed.code === 'string' ? failed.code : name
  return { kind: 'failure', code, message }
}

export function isHtml(contentType = '', text = ''): boolean {
  return (
    /^text\/html|^application\/xhtml/i.test(contentType) ||
    /^\s*<(?:!doctype|html|head|body)/i.test(text)
  )
}
