import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { getProxyUrl } from '@actions/http-client'
import { Agent, type Dispatcher, Pool, ProxyAgent, request } from 'undici'

/**
 * Opens connections to an address, through the proxy of `HTTPS_PROXY` but for what `NO_PROXY` names, as the toolkit does.
 * Plain http, which is for this machine alone, never goes through a proxy, which could read the key.
 */
export function openDispatcher(url: string): Dispatcher {
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
