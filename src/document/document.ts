import type { TagRule } from '../inputs/patterns.ts'
import type { Change, Source } from '../markdown/source.ts'
import type { PageStatus, RepositoryPlace, Sites } from '../sites/index.ts'
import type { Message, Topic } from '../text/message.ts'
import type { Paths } from '../text/paths.ts'

/**
 * A document as the service accepts it: the elements of `documents` in a push (contract, "Document").
 *
 * Every field is always sent. The contract does not show what an absent field does to a stored one, so
 * leaving one out might keep an old description or tag alive, or an archived page archived.
 */
export interface Document {
  /** The stable reference: `ref-prefix` and the repo-relative path. */
  external_ref: string
  /** Title, never empty. */
  name: string
  /** One line; empty when the page has no text to take it from. */
  description: string
  tags: string[]
  archived: boolean
  body: string
}

/** A document must fit into one request. The contract's "5 MB" is read as the smaller of its two meanings. */
export const MAX_REQUEST_BYTES = 5_000_000

/** Settings that shape every document of a run. */
export interface DocumentSettings extends RepositoryPlace {
  refPrefix: string
  /** Tags that are added to every document, after those of its page. */
  tags: readonly string[]
  /** Tags of the pages that match, after those. */
  rules: readonly TagRule[]
  /** Pages of sites have tags of their version and language. */
  siteTags: boolean
  /** End each body with a link to its source. */
  sourceLinks: boolean
}

/** The text that was made of a built page; or why the page goes by its source, or is not to be in search. */
export type BuiltText = BuiltPage | { reason: string } | { hidden: string }

/** The part of a document that is made of the HTML of its page. */
export interface BuiltPage {
  body: string
  address?: string
  title?: string
}

/** A page to make a document of. */
export interface PageInput {
  path: string
  content: Uint8Array
  /** The text that was made of its built page, if there is one. */
  built?: BuiltText | undefined
  /** Why the page is to go as its plain text. */
  unparsed?: Message | undefined
}

/** All that the documents of a commit are made with, besides their pages. */
export interface DocumentContext {
  paths: Paths
  settings: DocumentSettings
  sites: Sites
  /** The tags of the settings for pages that match. */
  ruleTags(path: string): readonly string[]
  /** The text of a file that a page includes; undefined where there is none. */
  textOf(path: string): string | undefined
}

/** The result of one page: a document, or the reason why there is none. */
export type Normalised =
  | {
      kind: 'document'
      document: Document
      /** Whether its text has sections. */
      hasHeadings: boolean
      messages: Message[]
    }
  | Excluded

/** There is nothing to push. */
export type Excluded =
  /** `isByFrontMatter`: its own front matter says so, whatever its site. */
  | {
      kind: 'hidden'
      reason: string
      isByFrontMatter?: true
      messages: Message[]
    }
  | { kind: 'failed'; reason: string; topic: Topic; messages: Message[] }

/** One page on its way through the plugins: what they must know about it, and what they found. */
export interface WorkingPage {
  readonly path: string
  readonly paths: Paths
  readonly settings: DocumentSettings
  readonly status: PageStatus
  readonly sites: Sites
  /** Where readers find it, if they do. */
  readonly address: string | undefined
  /** Its text, or that of its built page, with the places in its file. */
  readonly markdown: Source
  /** From the front matter, or else filled in by a plugin. */
  name: string
  description: string
  /** Its title in the navigation of its site; empty where it has none. */
  navigationTitle: string
  /** Whether that became its name. */
  isNamedByNavigation: boolean
  /** Whether neither its front matter nor a heading names it. */
  isUntitled?: boolean
  /** Whether its readers see its name as a heading that its text does not have. */
  lacksHeading?: boolean
  /** How many lines its heading has, where the text begins with one that is its name. */
  titleLines?: number
  readonly tags: string[]
  readonly edits: Change[]
  readonly messages: Message[]
  /** Whether its text has sections. */
  hasHeadings: boolean
}

declare module 'vfile' {
  interface DataMap {
    page: WorkingPage
  }
}

/** From the first release on raised by hand whenever the same page results in another document, so that every page is pushed again. */
export const normaliserVersion = 1
