import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Outgoing {
  method: 'GET' | 'POST'
  headers?: http.OutgoingHttpHeaders
  body?: Uint8Array
}

export interface ExchangeOptions {
  agent: http.Agent
  /** Aborted: the request ends at once. */
  signal: AbortSignal
  /** How long it may take, from the search for the address to the answer's last byte. */
  timeoutMs: number
  /** What is read of the answer, and a little more. */
  maxBytes: number
}

/** An answer's head and the beginning of its body. */
export interface Exchanged {
  status: number
  headers: http.IncomingHttpHeaders
  bytes: Uint8Array
}

/** Why there was no answer: the innermost error's code and message. */
export interface Trouble {
  code: string
  message: string
  /** What a proxy answered instead of letting the request through; 0 when it said nothing. */
  proxyStatus?: number | undefined
}

/** No answer came, or no whole one. */
export class ExchangeError extends Error implements Trouble {
  readonly code: string
  readonly proxyStatus: number | undefined

  constructor({ code, message, proxyStatus }: Trouble) {
    super(message)
    this.code = code
    this.proxyStatus = proxyStatus
  }
}

/**
 * Makes one HTTP request and follows no redirect. It is made by `node:https`, since `fetch` takes a proxy only for the
 * whole process, and tries for ever when that one drops the connection.
 *
 * @throws ExchangeError
 */
export async function exchange(
  url: string,
  outgoing: Outgoing,
  options: ExchangeOptions,
): Promise<Exchanged> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(late(options.timeoutMs)), options.timeoutMs)
  const signal = AbortSignal.any([options.signal, ending.signal])
  try {
    // A request that waits for its proxy does not hear the signal.
    return await Promise.race([converse(url, outgoing, options, signal), aborted(signal)])
  } catch (error) {
    throw new ExchangeError(toTrouble(error))
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

export function isHtml(headers: http.IncomingHttpHeaders): boolean {
  return /^text\/html|^application\/xhtml/i.test(headers['content-type'] ?? '')
}

async function converse(
  url: string,
  { method, headers = {}, body }: Outgoing,
  { agent, maxBytes }: ExchangeOptions,
  signal: AbortSignal,
): Promise<Exchanged> {
  const request = (url.startsWith('https:') ? https : http).request(url, { method, headers, agent, signal })
  // A service that answers early may close the connection while the rest is still being sent.
  request.on('error', () => {})
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const { statusCode: status = 0 } = response
  return { status, headers: response.headers, bytes: await buffer(beginning(response, maxBytes)) }
}

async function* beginning(response: http.IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    yield chunk
    bytes += chunk.length
    if (bytes > maxBytes) return
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

function late(timeoutMs: number): Trouble {
  return { code: 'timeout', message: `no answer within ${timeoutMs / 1000} seconds` }
}

/** What is wrong stands in the error, in its cause, or in the first of several errors. */
function toTrouble(error: unknown): Trouble {
  let cause = error as Error & { code?: string; errors?: Error[]; statusCode?: number }
  while (cause.cause || cause.errors?.[0]) cause = (cause.cause ?? cause.errors?.[0]) as typeof cause
  const { code, name, message } = cause
  const proxyStatus = code === 'ERR_PROXY_TUNNEL' ? (cause.statusCode ?? 0) : undefined
  return { code: String(code ?? name), message, proxyStatus }
}
