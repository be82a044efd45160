import type { Syntax, SyntaxSettings } from './syntax/step.ts'

/** Reads files of one commit; a path is absent where there is no such file or it is too large. */
export type ReadFiles = (
  paths: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** The configuration of a site as it was read: plain JSON, which goes to the worker threads and into the digest of the settings. */
export interface SiteConfig<Options = unknown, SyntaxOptions = unknown>
  extends SyntaxSettings {
  /** The generator's name in the list. */
  generator: string
  /** The configuration file that it was found by. */
  file: string
  /** Where readers find the site, with a slash at its end; undefined where the configuration does not say. */
  address: string | undefined
  /** Folders of pages in the repository, and the path on the site that each is found under. */
  roots: readonly Root[]
  /** The names of pages in the navigation, by their paths. */
  names: readonly (readonly [path: string, name: string])[]
  /** Whether that is a page's title, as in MkDocs and mdBook, rather than the heading that the page begins with. */
  hasTitlesInNavigation: boolean
  /** Whether tags that are one text are split at blanks, as Jekyll does. */
  splitsTagsAtBlanks?: true
  /** The code of its own that the configuration runs and that may change the words of pages, by files or names. */
  ownCode?: readonly string[]
  /** The settings that such a configuration has and that could not be read, where nothing else that matters could. */
  unknown?: string | undefined
  /** Settings for the generator's routes. */
  options: Options
  /** Settings for its steps besides those that several generators have. */
  syntaxOptions: SyntaxOptions
  /** Its site is the whole repository: another generator's site in the same folders counts instead. */
  isWide?: true
}

/** The settings that a generator reads from a configuration; `siteConfig` has the defaults of the others. */
export type FoundSite<Options, SyntaxOptions = unknown> = Partial<
  SiteConfig<Options, SyntaxOptions>
> &
  Pick<SiteConfig<Options>, 'contentFolder' | 'options'>

export interface Root {
  /** `''` or a path that ends in a slash. */
  folder: string
  /** The same, below the site's address. */
  route: string
}

/** The front matter of a page that decides its address: texts and lists of texts by key, `a.b` for a key in another. */
export type Head = Readonly<Record<string, string | readonly string[]>>

/** The head of a page; empty where it says nothing of an address, or is not known. */
export type HeadOf = (path: string) => Head

/** A site of a generator whose sources are not read here. */
export interface OtherSite {
  name: string
  /** The file that it was found by. */
  file: string
}

/** The configurations of a commit. */
export interface SitesData {
  configs: readonly SiteConfig[]
  /** Messages for the log about what could not be read. */
  messages: readonly string[]
  /** The folders of those configurations: of what is in them it is not known whether a site shows it. */
  unread: readonly string[]
  /** Those of generators whose sources are not read; absent where there are none. */
  others?: readonly OtherSite[]
}

/** Where the path alone does not decide a route, it is made of the page's head when it is asked for. */
export type Route = string | ((head: Head) => string)

/**
 * The pages of a site with their routes. A route is a path below the site's address as it stands there, decoded,
 * without a slash at its start: `guide/setup/`, or `''` for the site's own page.
 */
export interface Routes {
  pages: ReadonlyMap<string, Route>
  /** Why files that could be pages are none, where there is more to say than where they are. */
  reasons?: ReadonlyMap<string, string>
  links: LinkRules
  readers?: ReaderRules
  /** The values that pages above, and the configuration, hand down to a page as if they were in its front matter. */
  handedDown?(path: string, headOf: HeadOf): object
}

/** Where the links of pages lead. */
export interface LinkRules {
  /** Whether `/x` on a page leads below the site's address, or from the server's root as in HTML. */
  rooted: 'site' | 'server'
  /** The address that links from the root are below, where the site is a part of a server that does not know its own, as of Learn. */
  server?: string
  /** Other folders whose files are served as they are from the site's root, such as Docusaurus' `static/`. */
  assets?: readonly string[]
  /** The pages that a link, or its path in the repository, may mean where no file has that path, as in a translation. */
  named?(path: string, from: string, link: string): readonly string[]
  /** The identifier by which any page may name a page, and show its title (DocFX, `uid`). */
  idOf?(path: string, headOf: HeadOf): string | undefined
  /** The address that the generator writes for a link that names no file. */
  toHref?(link: string, from: string): string
}

/** Who may see a page, and which of its versions and languages it is. */
export interface ReaderRules {
  /** Why a page's head, or that of a page above it, keeps it off the site, if it does. */
  hiddenBy?(path: string, headOf: HeadOf): string | undefined
  /** Why its author keeps a page out of search that readers of the site find by its address, if so. */
  unsearchedBy?(path: string, headOf: HeadOf): string | undefined
  /** The version of a page, where the site has several. */
  versionOf?(path: string, headOf: HeadOf): string | undefined
  /** The language of a page, where the site has several. */
  languageOf?(path: string): string | undefined
  /** The language whose pages are shown in others, below these, where they are not translated. */
  fallback?: string | undefined
}

/** Reads a commit for a generator. */
export interface Reader {
  files: ReadonlySet<string>
  /** The text of a file, where there is one; undefined, and a message, where it is too large. */
  text(path: string): Promise<string | undefined>
  /** The result of a parser for a file; undefined, and a message, where it cannot be read. */
  data(path: string, parse: (text: string) => unknown): Promise<unknown>
  /** The texts of many files at once, of those that can be read. */
  texts: ReadFiles
}

/**
 * A site generator. Each opens as a page of facts in this order: what it makes, the keys of front matter that it reads, its
 * partials; then how its configuration is read, which files are its pages, and how these are written. Its documentation and
 * what its configuration is called are in the list (`generators/index.ts`).
 */
export interface Generator<Options = unknown, SyntaxOptions = unknown> {
  /** The keys of front matter that decide addresses; `#` is the first heading, `---` whether there is any. */
  keys?: readonly string[]
  /** Others that decide addresses by the options of a site. */
  moreKeys?(options: Options): readonly string[]
  /** Files that are there for pages to include: by their names or folders, where they are no pages. */
  partials?: RegExp
  /** Reads a configuration; undefined where the file is none of this generator's. */
  read(
    path: string,
    reader: Reader,
  ): Promise<FoundSite<Options, SyntaxOptions> | undefined>
  /** @param files those below the site's folder and its roots that belong to no other site */
  routes(config: SiteConfig<Options>, files: readonly string[]): Routes
  /** The steps that turn its Markdown into GitHub's, in the generator's own order. */
  syntax(options: SyntaxOptions): Syntax
}
