import type { Reply } from './answers.ts'
import type { Batch } from './batch.ts'
import type { History } from './journal.ts'
import { type Plan, sizeOf } from './plan.ts'

/** What has been done so far. */
export interface Done {
  documents: number
  bytes: number
  requests: number
}

/** How far a run has come, in one line. `total` is the number of documents, `seconds` the time so far. */
export function progressLine({ documents, bytes, requests }: Done, total: number, seconds: number): string {
  const perSecond = documents / Math.max(1, seconds)
  const left = perSecond > 0 ? `, about ${Math.ceil((total - documents) / perSecond)} s left` : ''
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}, ${Math.round(perSecond)} a second${left}`
}

/** What a run is about to do, in one line. `baseline` is the SHA that search mirrors, empty when there is none. */
export function planLine(plan: Plan, baseline: string): string {
  const since = baseline === '' ? 'No sync is on record' : `Search mirrors ${baseline.slice(0, 7)}`
  return `${since}. To push: ${plan.upserts.length}, to archive: ${plan.archives.length + plan.tombstones.length}, unchanged: ${plan.unchanged.length}.`
}

/** While trees and links are read, nothing can be counted yet. */
export function readingLine(seconds: number): string {
  return `Still reading: ${Math.round(seconds)} s so far`
}

/** What the plan was made from and each document of it, for those who debug. */
export function* planDetails(plan: Plan, history: History | undefined): Generator<string> {
  const { synced, dirty = [] } = history ?? {}
  for (const { state, record } of [...(synced ? [synced] : []), ...dirty])
    yield `Record: run ${record.runId} of ${record.sha}, ${state}`
  yield `${sizeOf(plan)} documents in all`
  for (const { page } of plan.upserts) yield `Push ${page.externalRef} (${page.oid.slice(0, 7)})`
  for (const { externalRef } of [...plan.archives, ...plan.tombstones]) yield `Archive ${externalRef}`
}

/** One request, for those who debug. */
export function requestLine({ items, bytes }: Batch, reply: Reply): string {
  const outcome = 'reason' in reply ? `${reply.kind}: ${reply.reason}` : reply.kind
  return `${items.length} documents, ${bytes} bytes: ${outcome}`
}
