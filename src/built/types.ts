/** What a built page is, and what must be known of it before all pages of its site have been read. */
export interface BuiltHead {
  /** Only a `page` is one that readers come for; an `unreadable` one has a `reason`. */
  kind: 'page' | 'redirect' | 'not-found' | 'search' | 'listing' | 'unreadable'
  reason?: string
  /** Its first heading, else the title of its window. */
  title: string
  /** The address that it names as its own, without `?` and `#`. */
  canonical?: string
  /** The addresses that its links to edit it, or to show its source, lead to, decoded and without `?` and `#`. */
  sourceLinks: readonly string[]
  /** Its head asks search engines to leave it out. */
  isNoIndex?: true
  /** There is no text but headings, as on a page that scripts fill in. */
  isEmpty: boolean
  /** Hashes of the last blocks of the main content, the last block first. */
  ending: readonly string[]
}

/** A built page that was read, which needs to be parsed only once. */
export interface BuiltPage {
  head: BuiltHead
  /** The main content, of which `toBuiltBody` makes a body; absent where there is none. */
  content?: string
}

/** What all built pages of one folder have in common: plain data, which goes to the worker threads. */
export interface BuiltSite {
  /** All files of the folder, as paths below it. */
  files: ReadonlySet<string>
  /** The folder's address with a slash at its end, where it is known. */
  address: string | undefined
  /** Addresses by file, where they are not just the folder's address and the path. */
  addresses: ReadonlyMap<string, string>
  /** Hashes of the blocks at the end of most pages. */
  pageChrome: ReadonlySet<string>
}

/** The body of a document, or why the built page has none. */
export type BuiltBody = { body: string } | { empty: string }

/** Which built file shows each source. */
export interface BuiltMatch {
  /** The file by the source's path. */
  files: ReadonlyMap<string, string>
  /** Built pages without a source, also those that cannot be read, which must not be missed without a word. */
  others: readonly string[]
}

export interface MatchOptions {
  /** The repository of the sources, `owner/name`: a link to edit a page of another one says nothing of its source. */
  repository: string
  /**
   * The route of a source by the rules of its generator, below the folder's address: `guide/setup/`. It counts where no
   * link to edit the page says otherwise, and only where there is such a file.
   */
  routeOf?(path: string): string | undefined
}
