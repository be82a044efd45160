import { setTimeout as delay } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { toBody } from '../../push/pack.ts'
import type { Service } from '../../run/ports.ts'
import { type HttpRequest, isHtml, openDispatcher, send } from '../http.ts'
import { type Answer, judge, unknownConnector } from './answers.ts'
import { withoutKey } from './echo.ts'

/** For a preview: accepts everything and sends nothing. */
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

type Connection = ServiceOptions & { dispatcher: Dispatcher }

const ATTEMPT_MS = 60_000
/** What is read of an answer: enough for one that repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
/** A name that is not known is looked up once more after so long, as it may be new. */
const NAME_PAUSE_MS = 1_000

/** @throws HttpError */
export function openService(options: ServiceOptions): Service {
  const { baseUrl, connectorId, apiKey } = options
  const connection = { ...options, dispatcher: openDispatcher(baseUrl, { ...options, secret: 'the key' }) }
  const url = `${baseUrl}/api/ingest/${connectorId}/documents`
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const sent = { requests: 0, bytes: 0 }
  let hasAnswered = false
  return {
    sent,
    async send(batch) {
      sent.requests++
      sent.bytes += batch.bytes
      const withLength = { ...headers, 'content-length': `${batch.bytes}` }
      const post = { method: 'POST', headers: withLength, body: toBody(batch) } as const
      const answer = await request(url, post, connection)
      if (answer.kind === 'response' && answer.status === 404 && (await isThere(connection)))
        return unknownConnector(connectorId, answer)
      hasAnswered ||= answer.kind === 'response'
      return judge(answer, Date.now(), hasAnswered)
    },
  }
}

/** A 404 says that something is not there; the endpoint that needs no key shows whether it is the service. */
async function isThere(connection: Connection): Promise<boolean> {
  const answer = await request(`${connection.baseUrl}/api/agent-instructions`, { method: 'GET' }, connection)
  return answer.kind === 'response' && answer.status >= 200 && answer.status <= 299 && !answer.isHtml
}

async function request(
  url: string,
  what: Pick<HttpRequest, 'method' | 'headers' | 'body'>,
  { dispatcher, signal, apiKey, attemptMs: timeoutMs = ATTEMPT_MS }: Connection,
): Promise<Answer> {
  const options = { ...what, dispatcher, signal, timeoutMs, maxBytes: MAX_ANSWER_BYTES }
  let result = await send(url, options)
  if (result.kind === 'failure' && result.code === 'ENOTFOUND') {
    await delay(NAME_PAUSE_MS, undefined, { signal }).catch(() => {})
    result = await send(url, options)
  }
  if (result.kind === 'failure') return { ...result, message: withoutKey(result.message, apiKey) }
  const { status, headers, bytes } = result
  const { location } = headers
  const text = withoutKey(new TextDecoder().decode(bytes), apiKey)
  return {
    kind: 'response',
    status,
    isHtml: isHtml(headers['content-type'], text),
    location: location && withoutKey(location, apiKey) === location ? location : undefined,
    retryAfter: headers['retry-after'],
    text,
  }
}
