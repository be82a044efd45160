import { aloneBytes, type Item, limits } from '../batch.ts'
import type { Message } from '../document/document.ts'
import type { Page } from '../plan.ts'
import type { Outcome } from '../report.ts'

/** A document on its way, and the page that it is of. */
export interface PageItem extends Item {
  page: Page
  name: string
  messages: Message[]
  isStub?: true
  /** Why its author keeps it out of search, though its file is there. */
  hidden?: string | undefined
}

export function fits(item: Item): boolean {
  return aloneBytes(item) <= limits.requestBytes
}

/** For a page of which no text that may be shown is left: enough to take it out of search. */
export function toStub({ page, messages, hidden }: Pick<PageItem, 'page' | 'messages' | 'hidden'>): PageItem {
  const document = {
    external_ref: page.externalRef,
    name: page.path,
    description: '',
    tags: [],
    archived: true,
    body: `${page.path}\n`,
  }
  return {
    externalRef: page.externalRef,
    page,
    name: page.path,
    json: new TextEncoder().encode(JSON.stringify(document)),
    messages,
    isStub: true,
    hidden,
  }
}

/** What became of a page. */
export function toOutcome(
  { path, externalRef }: Page,
  kind: Outcome['kind'],
  more: Partial<Outcome> = {},
): Outcome {
  return { path, externalRef, kind, messages: [], ...more }
}
