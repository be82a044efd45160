import type { Answer, Reply } from './answers.ts'
import { judge } from './answers.ts'
import type { Batch } from './batch.ts'
import { toBody } from './batch.ts'

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
  /** Aborted: requests in flight end at once. */
  signal: AbortSignal
}

/** The service cannot be used from here without giving the key away. */
export class ServiceError extends Error {}

/** One attempt, its answer's body included. */
const ATTEMPT_MS = 60_000
/** What is read of an answer: enough for a message in it, no more. */
const MAX_ANSWER_BYTES = 64 * 1024

export function openService(options: ServiceOptions): Service {
  if (options.isTlsUnchecked && options.baseUrl.startsWith('https:'))
    throw new ServiceError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the key. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    )
  const url = `${options.baseUrl}/api/ingest/${options.connectorId}/documents`
  const headers = { authorization: `Bearer ${options.apiKey}`, 'content-type': 'application/json' }
  const sent = { requests: 0, bytes: 0 }
  return {
    sent,
    async send(batch) {
      sent.requests++
      sent.bytes += batch.bytes
      const answer = withoutKey(
        await request(url, { method: 'POST', headers, body: toBody(batch) }, options.signal),
        options.apiKey,
      )
      const reply = judge(answer, Date.now())
      const isNotFound = answer.kind === 'response' && answer.status === 404
      return reply.kind === 'fatal' && isNotFound ? { ...reply, hint: await diagnose(options) } : reply
    },
  }
}

/** A service that echoes the request would otherwise put the key into the report, which no runner masks. */
function withoutKey(answer: Answer, apiKey: string): Answer {
  return answer.kind === 'response'
    ? {
        ...answer,
        text: answer.text.replaceAll(apiKey, '***').replaceAll(JSON.stringify(apiKey).slice(1, -1), '***'),
      }
    : answer
}

/** A 404 says that something is not there; the endpoint that needs no key tells whether it is the service. */
async function diagnose({ baseUrl, signal }: ServiceOptions): Promise<string> {
  const answer = await request(`${baseUrl}/api/agent-instructions`, { method: 'GET' }, signal)
  const isService =
    answer.kind === 'response' && answer.status >= 200 && answer.status <= 299 && !answer.isHtml
  return isService
    ? "base-url is right: the search service answers there. Check connector-id: copy the ID of a connector of type Custom push from the connector's page."
    : 'The search service does not answer at base-url. Check it: it is the address up to, but not including, /api.'
}

async function request(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  try {
    // A signal of its own for each attempt: a proxy that drops the connection would otherwise hold it for ever.
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
    })
    return {
      kind: 'response',
      status: response.status,
      isHtml: /^text\/html|^application\/xhtml/i.test(response.headers.get('content-type') ?? ''),
      location: response.headers.get('location'),
      retryAfter: response.headers.get('retry-after'),
      text: await readText(response),
    }
  } catch (error) {
    return toAnswer(error)
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    bytes += chunk.length
    if (bytes >= MAX_ANSWER_BYTES) break
  }
  return text
}

/** `fetch` says only "fetch failed"; the reason is in its cause, or in the first of several causes. */
function toAnswer(error: unknown): Answer {
  let cause = error as Error & { code?: string; errors?: Error[] }
  while (cause.cause || cause.errors?.[0]) cause = (cause.cause ?? cause.errors?.[0]) as typeof cause
  if (cause.name === 'TimeoutError')
    return { kind: 'error', code: 'timeout', message: `no answer within ${ATTEMPT_MS / 1000} seconds` }
  return { kind: 'error', code: String(cause.code ?? cause.name), message: cause.message }
}
