import type { Agent } from 'node:http'
import { type Batch, toBody } from './batch.ts'
import { ExchangeError, exchange, isHtml, type Outgoing } from './http/exchange.ts'
import { openAgent } from './http/proxy.ts'
import type { Answer } from './service/answer.ts'
import { judge, unknownConnector } from './service/answers.ts'
import { holds } from './service/echo.ts'
import type { Reply } from './service/reply.ts'

/** The two endpoints of the search service that are supported (contract, "Endpoints"). */
export interface Service {
  /** Pushes one batch; every answer and every error becomes a Reply. */
  send(batch: Batch): Promise<Reply>
  /** What was sent so far, answered or not. */
  readonly sent: Readonly<{ requests: number; bytes: number }>
}

/** For a preview: takes everything and sends nothing. */
export const nowhere: Service = { send: async () => ({ kind: 'accepted' }), sent: { requests: 0, bytes: 0 } }

export interface ServiceOptions {
  /** Without a slash at the end. */
  baseUrl: string
  connectorId: string
  apiKey: string
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
  /** Says whether there is a proxy. */
  environment: NodeJS.ProcessEnv
  /** Aborted: requests in flight end at once. */
  signal: AbortSignal
  /** How long one attempt may take, its answer's body included; a minute when not given. */
  attemptMs?: number
}

interface Connection extends ServiceOptions {
  agent: Agent
}

/** The service cannot be used from here without giving the key away. */
export class ServiceError extends Error {}

const ATTEMPT_MS = 60_000
/** What is read of an answer: enough for a result of each document, also where it repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
/** More than is ever shown of an answer, so that the key is looked for no further. */
const MAX_SHOWN_CHARACTERS = 10_000

/** @throws ServiceError, ProxyError */
export function openService(options: ServiceOptions): Service {
  if (options.isTlsUnchecked && options.baseUrl.startsWith('https:'))
    throw new ServiceError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the key. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    )
  const connection: Connection = { ...options, agent: openAgent(options.baseUrl, options.environment) }
  const url = `${options.baseUrl}/api/ingest/${options.connectorId}/documents`
  const headers = { authorization: `Bearer ${options.apiKey}`, 'content-type': 'application/json' }
  const sent = { requests: 0, bytes: 0 }
  return {
    sent,
    async send(batch) {
      sent.requests++
      sent.bytes += batch.bytes
      const init = { method: 'POST' as const, headers, body: toBody(batch) }
      const answer = await request(url, init, connection, batch.items.length)
      if (answer.kind === 'response' && answer.status === 404 && (await isThere(connection)))
        return unknownConnector(options.connectorId, answer)
      return judge(answer, Date.now())
    },
  }
}

/** A 404 says that something is not there; the endpoint that needs no key tells whether it is the service. */
async function isThere(options: Connection): Promise<boolean> {
  const answer = await request(`${options.baseUrl}/api/agent-instructions`, { method: 'GET' }, options, 0)
  return answer.kind === 'response' && answer.status >= 200 && answer.status <= 299 && !answer.isHtml
}

/** @param sent how many documents are in it. */
async function request(url: string, outgoing: Outgoing, options: Connection, sent: number): Promise<Answer> {
  const { agent, signal, apiKey, attemptMs = ATTEMPT_MS } = options
  try {
    const limits = { agent, signal, timeoutMs: attemptMs, maxBytes: MAX_ANSWER_BYTES }
    const { status, headers, bytes } = await exchange(url, outgoing, limits)
    const text = new TextDecoder().decode(bytes)
    const location = headers.location ?? null
    return {
      kind: 'response',
      status,
      isHtml: isHtml(headers),
      location,
      retryAfter: headers['retry-after'] ?? null,
      text,
      isCut: bytes.length > MAX_ANSWER_BYTES,
      sent,
      holdsKey: holds(`${text.trimStart().slice(0, MAX_SHOWN_CHARACTERS)}\n${location}`, apiKey),
    }
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    const message = holds(error.message, apiKey) ? 'an error that names the key' : error.message
    return { kind: 'error', code: error.code, message, proxyStatus: error.proxyStatus }
  }
}
