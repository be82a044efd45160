import type { Dispatcher } from 'undici'
import { toBody } from '../../push/requests.ts'
import type { Service } from '../../run/ports.ts'
import { type HttpRequest, isHtml, openDispatcher, send } from '../http.ts'
import { type Answer, judge } from './answers.ts'

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

/** What is read of an answer: enough for one that repeats all that was sent. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

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
      hasAnswered ||= answer.kind === 'response'
      return judge(answer, hasAnswered)
    },
  }
}

async function request(
  url: string,
  what: Pick<HttpRequest, 'method' | 'headers' | 'body'>,
  { dispatcher, signal, apiKey, attemptMs: timeoutMs = 60_000 }: Connection,
): Promise<Answer> {
  const options = { ...what, dispatcher, signal, timeoutMs, maxBytes: MAX_ANSWER_BYTES }
  const result = await send(url, options)
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

/**
 * A text in which `***` is in the place of a key, as it is or in an encoding that GitHub's runner masks: JSON, a URL,
 * XML, base64. A service that repeats a request must not put its key into the report, which no runner masks.
 */
export function withoutKey(text: string, key: string): string {
  const inJson = JSON.stringify(key).slice(1, -1)
  const inXml = key.replace(/[<>&"']/g, character => ENTITIES[character]!)
  const spellings = [inJson, inXml, encodeURIComponent(key), key, ...inBase64(key)]
  return spellings.filter(each => each !== '').reduce((masked, each) => masked.replaceAll(each, '***'), text)
}

const ENTITIES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What stands for the bytes of a key, whichever of the three places in a group it begins at, without its neighbours. */
function inBase64(key: string): string[] {
  const bytes = Buffer.from(key)
  return [0, 1, 2].map(start => {
    const groups = Math.floor((bytes.length - start) / 3)
    return bytes.subarray(start, start + 3 * Math.max(0, groups)).toString('base64')
  })
}
