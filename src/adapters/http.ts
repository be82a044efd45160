import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { getProxyUrl } from '@actions/http-client'
import { Agent, type Dispatcher, Pool, ProxyAgent, request } from 'undici'
import { lookUp } from '../text/data.ts'

/**
 * A firewall may forget a connection on which nothing is sent, Azure's after four minutes and without a word: the next
 * request on it is lost.
 */
const MAX_IDLE_MS = 30_000

/**
 * Opens connections to an address, through the proxy of `HTTPS_PROXY` but for what `NO_PROXY` names, as the toolkit does.
 * Plain http, which is for this machine alone, never goes through a proxy, which could read the key.
 */
export function openDispatcher(url: string): Dispatcher {
  const pooling = { keepAliveMaxTimeout: MAX_IDLE_MS }
  const uri = getProxyUrl(url)
  return URL.parse(uri)?.hostname
    ? new ProxyAgent({ ...pooling, uri, factory: openProxyPool })
    : new Agent(pooling)
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
  const [, status] = /^Proxy response \((\d+)\)/.exec(error.message) ?? []
  if (status === undefined && error.code !== 'UND_ERR_SOCKET') return error
  const message =
    status === undefined
      ? 'it closed the connection'
      : `it answers with status ${status}`
  return Object.assign(new Error(message), {
    code: 'ERR_PROXY_TUNNEL',
    proxyStatus: Number(status ?? 0),
  })
}

/** The head of a response and the beginning of its body. */
export interface HttpResponse {
  kind: 'response'
  status: number
  headers: IncomingHttpHeaders
  isHtml: boolean
  bytes: Uint8Array
}

/** Why there was no response, or only a part of one. */
export interface HttpFailure {
  kind: 'failure'
  /** Node's or undici's code, or else the error's name. */
  code: string
  message: string
  /** The proxy's status where it answered instead of letting the request through; 0 when it said nothing. */
  proxyStatus?: number | undefined
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

/** Decodes a body, piece by piece, so that its size is limited as that of any other. */
function decoded(body: Readable, coding: string | string[] = ''): Readable {
  const decoder = lookUp(DECODERS, String(coding).trim().toLowerCase())
  if (!decoder) return body
  // An error of either ends both.
  return pipeline(body, decoder(), () => {})
}

/** No coding is asked for, but a gateway may use one all the same. */
const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function whenAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

type Detailed = Error &
  Partial<HttpFailure & { errors: Error[]; hostname: string }>

/** Looks for the cause in the error itself, in its cause, and in the first of several errors. */
export function toFailure(error: unknown): HttpFailure {
  const failed = error as Detailed
  const inner = failed.cause ?? failed.errors?.[0]
  if (inner) return toFailure(inner)
  const code = typeof failed.code === 'string' ? failed.code : failed.name
  return {
    kind: 'failure',
    code,
    message: inWords(code, failed),
    proxyStatus: failed.proxyStatus,
  }
}

/** Node's own words for what happens most are for those who write servers. */
function inWords(code: string, { message, hostname }: Detailed): string {
  if (code === 'ENOTFOUND')
    return `there is no host with the name "${hostname}"`
  return /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code)
    ? 'the connection was closed'
    : message
}

export function isHtml(contentType = '', text = ''): boolean {
  return (
    /^text\/html|^application\/xhtml/i.test(contentType) ||
    /^\s*<(?:!doctype|html|head|body)/i.test(text)
  )
}
