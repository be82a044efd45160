import type { BuiltText, Paths } from '../plan/tree.ts'
import type { SitesData } from '../site/index.ts'
import type { Topic } from '../text/index.ts'
import { excerpt } from './description.ts'
import { loadDialects } from './dialects/load.ts'
import { type DocumentSettings, type Hidden, limitMessages, type Message } from './document.ts'
import { type SiteContext, toDocument, toPlainDocument } from './index.ts'

/** A page of nothing but broken links has hundreds of thousands. */
const MAX_MESSAGES = 1_000

/** Turns a page into the document to send. For MDX `loadMdx` must be called first. */
export function toPageResult(
  { path, externalRef, content, archived, unparsed, built }: PageJob,
  { paths, settings, site }: PageMaker,
): PageResult {
  const result = unparsed
    ? toPlainDocument(path, content, paths, settings, unparsed, site)
    : toDocument(path, content, paths, settings, site, built)
  const messages = limitMessages(MAX_MESSAGES, result.messages)
  if (result.kind !== 'document') return { ...result, messages }
  const document = { ...result.document, external_ref: externalRef, archived }
  return {
    kind: 'document',
    // The title may be as long as the page, and is kept for the report.
    name: excerpt(document.name),
    json: new TextEncoder().encode(JSON.stringify(document)),
    messages,
  }
}

/** One page to turn into a document. */
export interface PageJob {
  path: string
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  content: Uint8Array
  /** The document is to be taken out of search. */
  archived: boolean
  built?: BuiltText
  /** Why the page is to go as its plain text. */
  unparsed?: Message
}

/** What all pages of a run have in common. */
export interface PageContext {
  paths: Paths
  settings: DocumentSettings
  /** What the configurations of the commit's sites say. */
  sites?: SitesData
  /** What pages of sites include, by path. */
  includes?: ReadonlyMap<string, string>
}

/** The same as functions, which each thread makes for itself. */
export interface PageMaker extends Pick<PageContext, 'paths' | 'settings'> {
  site?: SiteContext
}

/** The context of pages in the form in which they are made, with the dialects of their sites loaded. */
export async function toPageMaker({
  paths,
  settings,
  sites: data,
  includes = new Map(),
}: PageContext): Promise<PageMaker> {
  if (data === undefined || data.sites.length === 0) return { paths, settings }
  const [{ openSites }] = await Promise.all([import('../site/index.ts'), loadDialects()])
  const sites = openSites(data, paths.files, settings.siteUrls)
  return { paths, settings, site: { siteOf: sites.siteOf, includes } }
}

/** A document in the form in which it is sent, or the reason why there is none. */
export type PageResult =
  | { kind: 'document'; name: string; json: Uint8Array; messages: Message[] }
  | Hidden
  | { kind: 'failed'; reason: string; topic: Topic; messages: Message[] }
  /** It could not be read here and now, which says nothing of whether it was in search. */
  | { kind: 'unread'; reason: string; topic: Topic; messages: Message[] }
