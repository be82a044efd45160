/**
 * A document as the service takes it: the elements of `documents` in a push (contract, "Document").
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

/** The kinds of messages, by the names that the report has for them. */
export type Rule =
  | 'comment'
  | 'front-matter'
  | 'mdx'
  | 'missing-target'
  /** It stands for others of any kind. */
  | 'more'
  | 'parser'
  | 'site-link'
  | 'title'

/** What was noticed about a page while it was read, at a place in the file as its author sees it. */
export interface Message {
  /** 1-based, in the file. */
  line: number
  /** 1-based. */
  column: number
  rule: Rule
  /** What was received, what was expected, what to do. */
  reason: string
}

/** What shapes every document of a run besides its own path, its text and the paths around it. */
export interface DocumentSettings {
  refPrefix: string
  /** Added to every document, after its own. */
  tags: readonly string[]
  /** End each body with a link to its source. */
  sourceLinks: boolean
  /** `https://github.com/owner/name`, without a slash at the end. */
  repositoryUrl: string
  /** The branch that links point to. */
  branch: string
  /** Where pages live on a website, the longest prefix first. */
  siteUrls: readonly SiteUrl[]
}

/** What is under `prefix` in the repository is under `url` on a website. */
export interface SiteUrl {
  /** A folder with a slash at the end; the repository's root is `''`. */
  prefix: string
  /** With a slash at the end, and neither query nor fragment. */
  url: string
}

/** Every file of the tree, and every folder on the way to one, so that a link's target can be looked up. */
export interface Paths {
  files: ReadonlySet<string>
  /** Without a slash at the end; the root is `''`. */
  folders: ReadonlySet<string>
}

/** What became of one page: a document, or the reason why there is none. */
export type Normalised =
  | { kind: 'document'; document: Document; messages: Message[] }
  | { kind: 'hidden'; reason: string; messages: Message[] }
  | { kind: 'failed'; reason: string; messages: Message[] }
