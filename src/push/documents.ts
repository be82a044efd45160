import type { Message } from '../document/document.ts'
import type { PageResult } from '../document/page.ts'
import type { Archive, Held, Page } from '../plan/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { fits, type PageItem, readTexts, type TextSources, tooLarge, toStub } from './items.ts'
import type { Outcome } from './outcome.ts'
import { batchBytes } from './pack.ts'

export interface DocumentSources extends TextSources {
  /** Aborted: no further page is read. */
  signal: AbortSignal
  heldOf: (externalRef: string) => Held
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
  /** Called for a page of which nothing is sent. */
  report: (page: Page, kind: Outcome['kind'], why: Partial<Outcome>) => void
}

/**
 * A document to take out of search, with the reason where its author hides it rather than that its file is gone, and
 * the messages about that file.
 */
export type PageArchive = Archive & { hidden?: string; messages?: Message[] }

/** Makes the documents of pages that are new or changed; those that hide themselves go to `onHidden` if search may hold them. */
export async function* toUpserts(
  pages: readonly Page[],
  sources: DocumentSources,
  onHidden: (archive: PageArchive) => void,
): AsyncGenerator<PageItem> {
  const { signal, heldOf, wasHiddenAlike, report } = sources
  let index = 0
  for await (const text of readTexts(pages, false, sources)) {
    if (signal.aborted) return
    const page = pages[index++] as Page
    const { externalRef } = page
    const { messages } = text
    if (text.kind === 'document') {
      const { name, json, isUnparsed } = text
      const item: PageItem = { externalRef, page, name, json, messages, isUnparsed }
      if (fits(item)) yield item
      else {
        const reason = `as a document it ${tooLarge(batchBytes([item]))}`
        report(page, 'failed', { reason, topic: 'page-too-large', messages })
      }
    } else if (text.kind !== 'hidden')
      report(page, 'failed', { reason: text.reason, topic: text.topic, messages })
    else {
      const held = heldOf(externalRef)
      // A version with the same text was hidden as well, unless another normaliser or an include decided that.
      const maybeShown = ({ oid }: Page) =>
        oid !== page.oid || held.isExcepted || text.includes || !wasHiddenAlike
      if (held.versions.some(maybeShown)) onHidden({ externalRef, ...held, hidden: text.reason, messages })
      else report(page, 'hidden', { reason: text.reason, messages })
    }
  }
}

/**
 * Makes the documents that take pages out of search.
 *
 * @param failed the pages that did not get in, by their blobs: the old name of one keeps its document until it has.
 */
export async function* toArchives(
  archives: readonly PageArchive[],
  sources: DocumentSources,
  failed: ReadonlyMap<string, Page>,
): AsyncGenerator<PageItem> {
  const free = archives.filter(each => !isHeldBack(each, sources, failed))
  const versions = free.flatMap(each => each.versions)
  const texts = readTexts(versions, true, sources)
  try {
    for (const each of free) {
      if (sources.signal.aborted) return
      const found: PageResult[] = []
      for (const _ of each.versions) found.push((await texts.next()).value as PageResult)
      const item = toArchive(each, found, sources)
      if (item) yield item
    }
  } finally {
    await texts.return(undefined)
  }
}

function isHeldBack(
  { versions }: PageArchive,
  { report }: DocumentSources,
  failed: ReadonlyMap<string, Page>,
): boolean {
  for (const page of versions) {
    const failure = failed.get(page.oid)
    if (failure === undefined) continue
    const reason = `was not archived: its text is that of "${sanitizeForLog(failure.path)}", which failed in this run, so it stays in search until that page is in`
    report(page, 'unsent', { reason })
    return true
  }
  return false
}

/** Whether the same version may have been in search all the same. */
function isUncertain(text: PageResult): boolean {
  return text.kind === 'unread' || (text.kind === 'hidden' && text.includes === true)
}

/** The newest text that was in search goes with the archived document; a page that never was is left out. */
function toArchive(
  { externalRef, versions, isExcepted, hidden, messages = [] }: PageArchive,
  texts: readonly PageResult[],
  { wasHiddenAlike, report }: DocumentSources,
): PageItem | undefined {
  const index = texts.findIndex(({ kind }) => kind === 'document')
  const page = versions[Math.max(0, index)] as Page
  const text = texts[index]
  if (text?.kind === 'document') {
    const item: PageItem = { externalRef, page, name: text.name, json: text.json, messages, hidden }
    return fits(item) ? item : toStub(item)
  }
  if (isExcepted || !wasHiddenAlike || texts.some(isUncertain)) return toStub({ page, messages, hidden })
  if (hidden !== undefined) report(page, 'hidden', { reason: hidden, messages })
  else report(page, 'skipped', { reason: 'had never been in search, so there was nothing to archive' })
  return undefined
}
