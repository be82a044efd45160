import { type Head, openSites, type SiteConfig, type SitesData } from '../generators/index.ts'
import { type Dialect, plainMarkdown } from '../markdown/source.ts'
import type { BuiltText, Paths } from '../plan/tree.ts'
import type { Topic } from '../text/index.ts'
import { limitMessages, type Message } from '../text/message.ts'
import { isMdx } from '../text/paths.ts'
import type { AnchorLink, DocumentSettings, Excluded, Given, Normalised } from './document.ts'
import { type SiteContext, toDocument } from './index.ts'
import { excerpt } from './metadata.ts'

/** A page of nothing but broken links has hundreds of thousands. */
const MAX_PAGE_MESSAGES = 1_000

/** One page to turn into a document. */
export interface PageJob extends Omit<Given, 'built'> {
  path: string
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  content: Uint8Array
  /** The document is to be taken out of search. */
  archived: boolean
  /** Where the text is kept that was made of its built page. */
  built?: string
}

/** What all pages of a run have in common. */
export interface PageContext {
  paths: Paths
  settings: DocumentSettings
  /** What the configurations of the commit's sites say. */
  sites?: SitesData
}

/** What pages are made of besides their own text. A thread asks for it when a page needs it, and keeps it. */
export interface Supplies {
  /** The heads of pages, which have a say in their addresses. */
  heads: ReadonlyMap<string, Head>
  /** The texts of included files; undefined for one that cannot be read. */
  texts: ReadonlyMap<string, string | undefined>
}

/** A page that cannot be made without these files. */
export interface Asks {
  kind: 'asks'
  heads: readonly string[]
  texts: readonly string[]
}

/** A page asks for so many texts at a time, as it may include only so much of them. */
const MAX_ASKED = 16

/** Makes the documents of pages. */
export interface PageMaker {
  supply(supplies: Supplies): void
  /** @param built its text that is kept. */
  make(job: PageJob, built?: BuiltText): Promise<PageResult | Asks>
}

/**
 * How a page is written. Repositories without a site need no dialect of one, and few have MDX, whose parser is a good part of
 * all that a thread would load.
 */
export async function dialectOf(path: string, config: SiteConfig | undefined): Promise<Dialect> {
  const mdx = isMdx(path) || config?.mdx === 'all' ? await import('../mdx/index.ts') : undefined
  if (config === undefined) return mdx?.plainMdx ?? plainMarkdown
  const { dialectFor } = await import('../generators/dialect.ts')
  return dialectFor(config, mdx?.mdx)
}

/** Pages of no site need no other files. */
export async function openPageMaker({ paths, settings, sites = noSites }: PageContext): Promise<PageMaker> {
  const { open } = await openSites(sites, paths.files)
  const asked = { heads: new Set<string>(), texts: new Set<string>() }
  const supplied = { heads: new Map<string, Head>(), texts: new Map<string, string | undefined>() }
  const headOf = (path: string) => {
    if (!supplied.heads.has(path) && paths.files.has(path)) asked.heads.add(path)
    return supplied.heads.get(path) ?? {}
  }
  let { siteOf } = open(settings.siteUrls, headOf)
  const context: Omit<SiteContext, 'dialect'> = {
    siteOf: path => siteOf(path),
    textOf(path) {
      const isMissing = !supplied.texts.has(path) && paths.files.has(path)
      if (isMissing && asked.texts.size < MAX_ASKED) asked.texts.add(path)
      return supplied.texts.get(path)
    },
    hasSites: sites.sites.length > 0,
    lacksFiles: () => asked.heads.size + asked.texts.size > 0,
  }
  return {
    supply({ heads, texts }) {
      for (const [path, head] of heads) supplied.heads.set(path, head)
      for (const [path, text] of texts) supplied.texts.set(path, text)
      if (heads.size > 0) siteOf = open(settings.siteUrls, headOf).siteOf
    },
    async make(job, built) {
      const dialect = await dialectOf(job.path, siteOf(job.path)?.config)
      const { path, content, unparsed } = job
      const given = { ...(built && { built }), ...(unparsed && { unparsed }) }
      const made = toDocument(path, content, paths, settings, { ...context, dialect }, given)
      const asks: Asks = { kind: 'asks', heads: [...asked.heads], texts: [...asked.texts] }
      asked.heads.clear()
      asked.texts.clear()
      return asks.heads.length + asks.texts.length > 0 ? asks : toPageResult(job, made)
    },
  }
}

const noSites: SitesData = { sites: [], messages: [], unread: [] }

function toPageResult({ externalRef, archived }: PageJob, made: Normalised): PageResult {
  const messages = limitMessages(MAX_PAGE_MESSAGES, made.messages)
  if (made.kind !== 'document') return { ...made, messages }
  const { document, unnamedImages, anchors = [] } = made
  const { name, tags, description, body } = document
  return {
    kind: 'document',
    // The title may be as long as the page, and is kept for the report.
    name: excerpt(name),
    json: new TextEncoder().encode(JSON.stringify({ ...document, external_ref: externalRef, archived })),
    messages,
    anchors: anchors.slice(0, MAX_PAGE_MESSAGES),
    measures: { tags, hasDescription: description !== '', words: countWords(body), unnamedImages },
  }
}

/** What decides how a document is found, besides its name. */
export interface Measures {
  tags: readonly string[]
  hasDescription: boolean
  words: number
  unnamedImages: number
}

/** Each sign of a script without spaces counts as a word. */
function countWords(text: string): number {
  let words = 0
  let isInside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isBlank = code <= 0x20
    if (code >= 0x2e80 || (!isBlank && !isInside)) words++
    isInside = !isBlank
  }
  return words
}

/** A document in the form in which it is sent, or the reason why there is none. */
export type PageResult =
  | {
      kind: 'document'
      name: string
      json: Uint8Array
      measures: Measures
      anchors?: AnchorLink[]
      messages: Message[]
    }
  | Excluded
  /** It could not be read here and now, which says nothing of whether it was in search. */
  | { kind: 'unread'; reason: string; topic: Topic; messages: Message[] }
