import { type HttpAnswer, judge } from '../../src/adapters/service.ts'
import type { Document } from '../../src/document/document.ts'
import type { Batch } from '../../src/push/requests.ts'
import type { Service } from '../../src/run/ports.ts'
import type { Documents } from './expected.ts'
import type { Life } from './life.ts'

/** What a request meets on its way. */
export type Weather = 'fine' | 'answer lost' | 'not arrived' | 'busy' | 'pressure'

/** What one run meets. */
export interface Climate {
  /** Of the requests in turn, over and over. */
  weathers: readonly Weather[]
  /** From this request on the service has trouble, or refuses the key. */
  downFrom: number | undefined
  refusesFrom: number | undefined
  /** Requests with more documents are too large. */
  most: number
  /** References that the service does not take. */
  poisoned: readonly string[]
}

export const fine: Climate = {
  weathers: ['fine'],
  downFrom: undefined,
  refusesFrom: undefined,
  most: 100,
  poisoned: [],
}

/** The service by the contract's table of states, and by assumptions that are as hard on a client as the sandbox's. */
export class MemoryService {
  readonly active: Documents = new Map()
  /** References that it does not accept, whatever run sends them. */
  refused: readonly string[] = []
  /** All that was ever sent, taken or not. */
  received = ''

  take(batch: Batch, poisoned: readonly string[]): HttpAnswer {
    const documents = batch.items.map(({ json }) => JSON.parse(new TextDecoder().decode(json)) as Document)
    const isRefused = (each: Document) => [...poisoned, ...this.refused].includes(each.external_ref)
    if (documents.some(isRefused)) return answer(422)
    for (const document of documents)
      if (document.archived) this.active.delete(document.external_ref)
      else this.active.set(document.external_ref, document)
    return answer(202)
  }

  /** The sending half of one run. */
  connect(climate: Climate, life: Life): Service {
    const sent = { requests: 0, bytes: 0, refused: 0 }
    return {
      sent,
      send: async batch => {
        const request = sent.requests++
        for (const { json } of batch.items) this.received += new TextDecoder().decode(json)
        await life.step()
        const answer = this.#meet(batch, request, climate)
        await life.step()
        const reply = judge(answer)
        if (reply.kind === 'fatal' && reply.isRefused) sent.refused++
        return reply
      },
    }
  }

  #meet(
    batch: Batch,
    request: number,
    { weathers, downFrom, refusesFrom, most, poisoned }: Climate,
  ): HttpAnswer {
    if (refusesFrom !== undefined && request >= refusesFrom) return answer(401)
    if (downFrom !== undefined && request >= downFrom) return answer(503)
    if (batch.items.length > most) return answer(413)
    const weather = weathers[request % weathers.length] ?? 'fine'
    if (weather === 'busy') return answer(503)
    if (weather === 'pressure') return answer(429)
    if (weather === 'not arrived') return lost
    const found = this.take(batch, poisoned)
    return weather === 'answer lost' ? lost : found
  }
}

const lost: HttpAnswer = { kind: 'failure', code: 'ECONNRESET', message: 'socket hang up' }

function answer(status: number): HttpAnswer {
  return {
    kind: 'response',
    status,
    isHtml: false,
    headers: { 'retry-after': '0' },
    bytes: new Uint8Array(),
  }
}
