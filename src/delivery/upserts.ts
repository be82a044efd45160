import { aloneBytes } from '../batch.ts'
import { first } from '../document/messages.ts'
import type { Page, Upsert } from '../plan.ts'
import type { Outcome } from '../report.ts'
import type { Prepared } from '../workers.ts'
import type { DueArchive } from './archives.ts'
import { fits, type PageItem, toOutcome } from './item.ts'
import { readTexts, type TextSources, tooLarge } from './texts.ts'

/** Of a page that waits for all others to be pushed before it leaves search. */
const MAX_KEPT = 10

export interface UpsertSources extends TextSources {
  /** Aborted: no further page is read. */
  signal: AbortSignal
  /** A version pushed under these settings was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
  /** Called for a page that is not pushed. */
  onOutcome: (outcome: Outcome, page: Page) => void
  /** Called for a page that its author hides and that search may hold. */
  onHidden: (due: DueArchive) => void
}

/** Makes the documents of pages that are new or changed; a page without one is told of instead. */
export async function* toUpserts(
  upserts: readonly Upsert[],
  sources: UpsertSources,
): AsyncGenerator<PageItem> {
  const pages = upserts.map(each => each.page)
  let index = 0
  for await (const text of readTexts(pages, false, sources)) {
    if (sources.signal.aborted) return
    const item = toUpsert(upserts[index++] as Upsert, text, sources)
    if (item) yield item
  }
}

function toUpsert(
  { page, versions }: Upsert,
  text: Prepared,
  { wasHiddenAlike, onOutcome, onHidden }: UpsertSources,
): PageItem | undefined {
  if (text.kind === 'document') return toFitting(page, text, onOutcome)
  const { reason, messages } = text
  if (text.kind !== 'hidden') onOutcome(toOutcome(page, 'failed', { reason, messages }), page)
  else if (mayBeLive(page, versions, wasHiddenAlike))
    onHidden({ externalRef: page.externalRef, versions, hidden: reason, messages: first(MAX_KEPT, messages) })
  else onOutcome(toOutcome(page, 'hidden', { reason, messages }), page)
  return undefined
}

/** A version with the same text was hidden as well, unless another normaliser had the say. */
function mayBeLive(page: Page, versions: readonly Page[], wasHiddenAlike: boolean): boolean {
  return versions.some(each => each.oid !== page.oid || !wasHiddenAlike)
}

function toFitting(
  page: Page,
  text: Prepared & { kind: 'document' },
  onOutcome: UpsertSources['onOutcome'],
): PageItem | undefined {
  const item: PageItem = { externalRef: page.externalRef, page, ...text }
  if (fits(item)) return item
  const reason = `as a document it ${tooLarge(aloneBytes(item))}`
  onOutcome(toOutcome(page, 'failed', { reason, messages: text.messages }), page)
  return undefined
}
