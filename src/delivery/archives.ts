import type { Message } from '../document/document.ts'
import type { Archive, Page } from '../plan.ts'
import type { Outcome } from '../report.ts'
import { shown } from '../shown.ts'
import type { Prepared } from '../workers.ts'
import { fits, type PageItem, toOutcome, toStub } from './item.ts'
import { readTexts, type TextSources } from './texts.ts'

/**
 * A document to take out of search, with the reason where its author hides it rather than that its file is gone, and
 * what is to be said of that file.
 */
export type DueArchive = Archive & { hidden?: string; messages?: Message[] }

export interface ArchiveSources extends TextSources {
  /** Aborted: no further page is read. */
  signal: AbortSignal
  /** A version pushed under these settings was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
  /** The pages that did not get in, by their blobs. */
  failed: ReadonlyMap<string, Page>
  /** Called for a page that is not archived. */
  onOutcome: (outcome: Outcome) => void
}

/** Makes the documents that take pages out of search; a page without one is told of instead. */
export async function* toArchives(
  due: readonly DueArchive[],
  sources: ArchiveSources,
): AsyncGenerator<PageItem> {
  const free = due.filter(each => !heldBack(each, sources))
  const versions = free.flatMap(each => each.versions)
  const texts = readTexts(versions, true, sources)
  try {
    for (const each of free) {
      if (sources.signal.aborted) return
      const found: Prepared[] = []
      for (const _ of each.versions) found.push((await texts.next()).value as Prepared)
      const item = toArchive(each, found, sources)
      if (item) yield item
    }
  } finally {
    await texts.return(undefined)
  }
}

/** The old name of a renamed page keeps its document until the new one has its own. */
function heldBack({ versions }: DueArchive, { failed, onOutcome }: ArchiveSources): boolean {
  const page = versions.find(each => failed.has(each.oid))
  if (page === undefined) return false
  const { path = '' } = failed.get(page.oid) ?? {}
  const reason = `was not archived: its text is that of "${shown(path)}", which failed in this run, so it stays in search until that page is in`
  onOutcome(toOutcome(page, 'unsent', { reason }))
  return true
}

/** The newest text that was in search goes with the archived document; a page that never was is left out. */
function toArchive(
  { externalRef, versions, hidden, messages = [] }: DueArchive,
  texts: readonly Prepared[],
  { wasHiddenAlike, onOutcome }: ArchiveSources,
): PageItem | undefined {
  for (const [index, text] of texts.entries()) {
    if (text.kind !== 'document') continue
    const page = versions[index] as Page
    const item: PageItem = { externalRef, page, name: text.name, json: text.json, messages, hidden }
    return fits(item) ? item : toStub(item)
  }
  const page = versions[0] as Page
  if (!wasHiddenAlike || texts.some(text => text.kind === 'unread')) return toStub({ page, messages, hidden })
  onOutcome(
    hidden === undefined
      ? toOutcome(page, 'skipped', { reason: 'had never been in search, so there was nothing to archive' })
      : toOutcome(page, 'hidden', { reason: hidden, messages }),
  )
  return undefined
}
