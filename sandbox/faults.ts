import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './http.ts'

interface Aim {
  /** How many requests have this fault; 1 when not given. */
  times?: number
  /** Which requests; all when not given. `path` is matched against the path without its query; `document` is in the request. */
  when?: { method?: string; path?: RegExp; document?: string }
}

interface InventedAnswer {
  status: number
  headers?: Record<string, string>
  body?: unknown
  contentType?: string
  isApplied?: true
}

/**
 * What can go wrong with a request:
 * - `status`: this answer, and the request is carried out only if `isApplied`. A body that is not a string is sent as JSON
 * - `reset`: the connection is reset, `before` the request was carried out or `after`
 * - `hang`: no answer until the server is closed
 * - `truncate`: carried out, and the answer stops in the middle of its body
 * - `delayMs`: carried out, and answered that much later
 * - `until`: carried out, and answered when this has resolved
 */
export type Fault = Aim &
  (
    | InventedAnswer
    | { reset: 'before' | 'after' }
    | { hang: true }
    | { truncate: true }
    | { delayMs: number }
    | { until: Promise<unknown> }
  )

export type Delivery =
  | { kind: 'whole'; answer: Answer }
  | { kind: 'truncated'; answer: Answer }
  | { kind: 'reset' }
  | { kind: 'hang' }

/** Faults that wait for their requests, in order. */
export class Faults {
  #waiting: { fault: Fault; times: number }[] = []

  add(...faults: Fault[]): void {
    this.#waiting.push(...faults.map(fault => ({ fault, times: fault.times ?? 1 })))
  }

  /** The first fault for this request, which is then used up. */
  next(method: string, path: string, documents: readonly unknown[] = []): Fault | undefined {
    const found = this.#waiting.find(({ fault }) => isAimedAt(fault, method, path, documents))
    if (!found) return undefined
    found.times -= 1
    this.#waiting = this.#waiting.filter(({ times }) => times > 0)
    return found.fault
  }
}

function isAimedAt({ when }: Fault, method: string, path: string, documents: readonly unknown[]): boolean {
  if (when?.document !== undefined && !documents.includes(when.document)) return false
  if (when?.method !== undefined && when.method !== method) return false
  return when?.path === undefined || when.path.test(path)
}

/** Carries the request out, unless the fault prevents it, and says how the answer is delivered. */
export async function meet(fault: Fault | undefined, carryOut: () => Promise<Answer>): Promise<Delivery> {
  if (!fault) return { kind: 'whole', answer: await carryOut() }
  if ('status' in fault) {
    if (fault.isApplied) await carryOut()
    return { kind: 'whole', answer: inventedAnswer(fault) }
  }
  if ('hang' in fault) return { kind: 'hang' }
  if ('reset' in fault) {
    if (fault.reset === 'after') await carryOut()
    return { kind: 'reset' }
  }
  const answer = await carryOut()
  if ('truncate' in fault) return { kind: 'truncated', answer }
  if ('until' in fault) await fault.until
  else await sleep(fault.delayMs, undefined, { ref: false })
  return { kind: 'whole', answer }
}

function inventedAnswer({ status, headers, body, contentType }: InventedAnswer): Answer {
  const isText = typeof body === 'string'
  return {
    status,
    headers: { 'content-type': contentType ?? (isText ? 'text/plain' : 'application/json'), ...headers },
    body: isText ? body : JSON.stringify(body ?? { error: `fault ${status}` }),
  }
}
