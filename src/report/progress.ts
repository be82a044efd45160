import type { SitesData } from '../generators/index.ts'
import type { Generator as SiteGenerator } from '../inputs/generator.ts'
import type { History } from '../journal/index.ts'
import { type Plan, sizeOf } from '../plan/index.ts'
import type { Reply } from '../push/outcome.ts'
import type { Batch } from '../push/pack.ts'
import { sanitizeForLog } from '../text/index.ts'

/** What has been done so far. */
export interface Done {
  documents: number
  bytes: number
  requests: number
}

/**
 * How far a run has come, in one line. `total` is the number of documents, `seconds` the time so far, `waiting` what is
 * waited for, in which case nobody knows how long it will take.
 */
export function progressLine(
  { documents, bytes, requests }: Done,
  total: number,
  seconds: number,
  waiting?: string,
): string {
  const perSecond = documents / Math.max(1, seconds)
  const guess = perSecond > 0 ? `about ${Math.ceil((total - documents) / perSecond)} s left` : undefined
  const left = waiting ?? guess
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}, ${Math.round(perSecond)} a second${left ? `, ${left}` : ''}`
}

/** Requests are answered within less, unless the service has trouble. */
const USUAL_MS = 5_000

/** Observes requests, to find out what is waited for. */
export class Watch {
  readonly #elapsed: () => number
  #open = 0
  #answeredMs = 0
  /** Since when there is no answer but "later", and the last one. */
  #later: { sinceMs: number; reason: string } | undefined

  /** @param elapsed milliseconds since any moment. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  async over(request: () => Promise<Reply>): Promise<Reply> {
    if (this.#open++ === 0) this.#answeredMs = this.#elapsed()
    const reply = await request()
    this.#open--
    this.#answeredMs = this.#elapsed()
    const { sinceMs = this.#answeredMs } = this.#later ?? {}
    this.#later = reply.kind === 'retry' ? { sinceMs, reason: reply.reason } : undefined
    return reply
  }

  /** What is waited for, if anything is. */
  get waiting(): string | undefined {
    const nowMs = this.#elapsed()
    if (this.#later)
      return `trying again for ${Math.round((nowMs - this.#later.sinceMs) / 1000)} s: ${this.#later.reason}`
    const silentMs = nowMs - this.#answeredMs
    if (this.#open === 0 || silentMs < USUAL_MS) return undefined
    return `waiting for the service, which has been silent for ${Math.round(silentMs / 1000)} s`
  }
}

/** What a run is about to do, in one line. `baseline` is the SHA of the commit that search has, if there is one. */
export function planLine(
  { upserts, archives, unchanged, knownCount }: Plan,
  baseline: string | undefined,
): string {
  const toPush = `${pages(upserts.length)} to push`
  if (baseline === undefined && knownCount === 0) return `First sync: ${toPush}.`
  const since = baseline === undefined ? 'No earlier sync is complete' : `Search has ${baseline.slice(0, 7)}`
  return `${since}: ${toPush} unless hidden, ${archives.length} to archive, ${unchanged.length} unchanged.`
}

/** A number of pages in words. */
export function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`
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
  for (const { externalRef, oid } of plan.upserts) yield `Push ${externalRef} (${oid.slice(0, 7)})`
  for (const { externalRef } of plan.archives) yield `Archive ${externalRef}`
}

/** One request, for those who debug. */
export function requestLine({ items, bytes }: Batch, reply: Reply): string {
  const outcome = 'reason' in reply ? `${reply.kind}: ${reply.reason}` : reply.kind
  return `${items.length} documents, ${bytes} bytes: ${outcome}`
}

const titles: Readonly<Record<SiteGenerator, string>> = {
  mkdocs: 'MkDocs',
  vitepress: 'VitePress',
  docusaurus: 'Docusaurus',
  starlight: 'Starlight',
  docfx: 'DocFX',
  mdbook: 'mdBook',
  hugo: 'Hugo',
  jekyll: 'Jekyll',
  gitbook: 'GitBook',
  mintlify: 'Mintlify',
}

/** A site that pages are read as pages of. */
export interface SiteFact {
  generator: SiteGenerator
  /** The configuration that it was found by. */
  file: string
  /** Absent where the configuration does not say it. */
  address?: string
}

export function toSites({ sites }: SitesData): SiteFact[] {
  return sites.map(({ generator, file, address }) => {
    return { generator, file, ...(address !== undefined && { address }) }
  })
}

/** The site in a line for the user. */
export function siteLine({ generator, file, address }: SiteFact): string {
  const where = address ?? 'its address is not known: name it in site-urls'
  return `Site: ${titles[generator]}, by ${sanitizeForLog(file)} (${sanitizeForLog(where)})`
}
