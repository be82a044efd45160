import { type Batch, toBody } from '../../push/requests.ts'
import type { Service } from '../../run/ports.ts'
import { openDispatcher, send } from '../http.ts'
import { type Answer, judge } from './answers.ts'

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
  const around = {
    dispatcher,
    headers,
    signal,
    timeoutMs: attemptMs,
    maxBytes: MAX_ANSWER_BYTES,
  }
  const sent = { requests: 0, bytes: 0, refused: 0 }
  async function request(batch: Batch): Promise<Answer> {
    const result = await send(url, {
      ...around,
      method: 'POST',
      body: Buffer.concat(toBody(batch)),
    })
    if (result.kind === 'failure') return result
    const { status, isHtml, headers, bytes } = result
    const { location, 'retry-after': retryAfter } = headers
    const text = new TextDecoder().decode(bytes)
    return { kind: 'response', status, isHtml, location, retryAfter, text }
  }
  return {
    sent,
    async send(batch) {
      sent.requests++
      sent.bytes += batch.bytes
      const reply = judge(await request(batch))
      if (reply.kind === 'fatal' && reply.isRefused) sent.refused++
      return reply
    },
  }
}
