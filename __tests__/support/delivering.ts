import { setImmediate as turn } from 'node:timers/promises'
import type { PageJob, PageResult } from '../../src/document/index.ts'
import type { Plan } from '../../src/plan/index.ts'
import { type DeliverOptions, type Delivery, deliver, type Outcome } from '../../src/push/deliver.ts'
import { type Batch, type Reply, toBody } from '../../src/push/requests.ts'
import type { Blob } from '../../src/snapshot/index.ts'
import { accepted } from './pushing.ts'

export interface Sent {
  external_ref: string
  archived: boolean
  body: string
}

export interface Delivered extends Delivery {
  /** The documents of each request. */
  requests: Sent[][]
  /** The size of each request's body as sent. */
  bytes: number[]
  outcomes: Outcome[]
  /** `<kind> <reference>` of each outcome, in the order of the references. */
  brief: string[]
  /** Every stream of blobs that was opened has been closed. */
  isClosed: boolean
  /** The most pages that were being prepared at once. */
  mostPrepared: number
}

export interface Setting {
  /** Where batches go instead of to `answer`. */
  send?: (batch: Batch) => Promise<Reply>
  push?: Partial<DeliverOptions['push']>
  answer?: (documents: Sent[], request: number) => Reply | Promise<Reply>
  /** Texts that are not what the object ID says: of another size, or missing. */
  blobs?: Readonly<Record<string, Partial<Blob>>>
  make?: (job: PageJob) => Promise<PageResult>
  maxArchive?: number
  /** What is made of versions that search may hold; without it, as of pages. */
  makeVersion?: (job: PageJob) => Promise<PageResult>
  isFirstSync?: boolean
  waitForMore?: DeliverOptions['waitForMore']
  ahead?: number
}

/** A text that begins with `draft` is hidden, one that begins with `bad` makes no document. */
export function makeDocument({ path, content, archived = false }: PageJob): PageResult {
  const body = new TextDecoder().decode(content)
  if (body.startsWith('draft')) return { kind: 'hidden', reason: 'is a draft', messages: [] }
  if (body.startsWith('bad'))
    return { kind: 'failed', topic: 'not-utf-8', reason: 'is no text', messages: [] }
  const json = new TextEncoder().encode(JSON.stringify({ external_ref: path, archived, body }))
  const measures = { tags: [], hasDescription: true, words: 100, hasHeadings: true }
  return { kind: 'document', name: `The ${path}`, json, measures, messages: [] }
}

/** Delivers a plan whose object IDs say the texts of their blobs (`oid of <text>`). */
export async function delivered(plan: Plan, setting: Setting = {}): Promise<Delivered> {
  const { answer = () => accepted, blobs: odd = {}, maxArchive = 1, isFirstSync = true, ahead = 8 } = setting
  const { make = async (job: PageJob) => makeDocument(job) } = setting
  const outcomes: Outcome[] = []
  const requests: Sent[][] = []
  const bytes: number[] = []
  let nowMs = 0
  const counts = { open: 0, preparing: 0, most: 0 }

  async function* blobs(oids: readonly string[], maxBytes: number): AsyncGenerator<Blob> {
    counts.open++
    try {
      for (const oid of oids) {
        const bytes = new TextEncoder().encode(oid.replace('oid of ', ''))
        yield { size: bytes.length, bytes: bytes.length <= maxBytes ? bytes : undefined, ...odd[oid] }
      }
    } finally {
      counts.open--
    }
  }
  const sources: DeliverOptions = {
    blobs,
    async make(job) {
      counts.most = Math.max(counts.most, ++counts.preparing)
      await turn()
      counts.preparing--
      return make(job)
    },
    makeUnchanged: make,
    makeVersion: setting.makeVersion ?? make,
    ahead,
    async send(batch: Batch) {
      const documents = batch.items.map(({ json }) => JSON.parse(new TextDecoder().decode(json)) as Sent)
      const request = requests.push(documents) - 1
      bytes.push(Buffer.concat(toBody(batch)).length)
      await turn()
      return setting.send ? setting.send(batch) : answer(documents, request)
    },
    push: {
      signal: new AbortController().signal,
      sleep: async ms => {
        nowMs += ms
      },
      random: () => 0.5,
      now: () => nowMs,
      onSilence: () => {},
      ...setting.push,
    },
    onOutcome: outcome => void outcomes.push(outcome),
    maxArchive: { kind: 'share', share: maxArchive },
    asksSearch: false,
    waitForMore: setting.waitForMore ?? (() => new Promise(() => {})),
  }
  const delivery = await deliver({ ...plan, isFirstSync }, sources)
  const brief = outcomes.map(each => `${each.kind} ${each.externalRef}`).sort()
  return {
    ...delivery,
    requests,
    bytes,
    outcomes,
    brief,
    isClosed: counts.open === 0,
    mostPrepared: counts.most,
  }
}
