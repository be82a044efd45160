import {
  fileSource,
  plainMarkdown,
  type Source,
  type Translated,
} from '../markdown/source.ts'
import { scalarTextAt } from '../text/data.ts'
import { isMdx, type Paths } from '../text/paths.ts'
import type { SiteConfig } from './generator.ts'
import type { GeneratorSite, GeneratorSites } from './site.ts'
import {
  type LinkTarget,
  type RepositoryPlace,
  RepositoryWebsite,
} from './website.ts'

/** Whether readers see a file, and where and under which name they find it. */
export type PageStatus =
  | {
      kind: 'shown'
      /** Where readers find it, where the address of its site is known. */
      address: string | undefined
      /** The path below its site's address. */
      route: string
      /** Whether it has none, since that would be longer than addresses can be. */
      isAddressTooLong: boolean
      /** Its name in the navigation. */
      title: string | undefined
      /** Whether other pages have it too. */
      isTitleShared: boolean
      /** Whether that is its title, rather than the heading that it begins with. */
      isTitledByNavigation: boolean
      /** For the version and the language, where the site has several. */
      tags: readonly string[]
    }
  /** Its front matter, or that of a page above it, keeps it off the site or out of search. */
  | { kind: 'hidden'; reason: string }
  /** It is no page of the site that it belongs to. */
  | { kind: 'excluded'; reason: string }
  /** It belongs to no site of a generator. */
  | {
      kind: 'none'
      /** By the input site-urls. */
      address: string | undefined
      /** Whether the repository has a site that shows other files. */
      hasOtherSites: boolean
    }

/** The place of a page on its site, on which the documents of other pages may depend. */
export interface SitePlace {
  /** The folder of its site's configuration. */
  siteFolder: string
  route: string | undefined
  address: string | undefined
  /** Whether its site has several languages. */
  hasTranslations: boolean
  /** The identifier by which other pages may name it, and show its title. */
  id: string | undefined
  /** Whether it is shown, its name in the navigation, its tags, and what it hands down, as a text to compare. */
  rest: string
}

/** The sites of a commit: those of generators, and for all other files the input site-urls and GitHub. */
export interface Sites {
  /** @throws the error that the generator failed with on the front matter of this page. */
  status(path: string): PageStatus
  /** Finds a file whose path differs only in the case of letters. */
  fileInOtherCase(path: string): string | undefined
  /** Resolves a relative link, without its query and anchor, as a browser does on the page that has it. */
  resolve(link: string, fromPath: string): LinkTarget
  /** Whether tags of a page that are one text are split at blanks. */
  splitsTagsAtBlanks(path: string): boolean | undefined
  /** Loads what reads the text of a page: few repositories have MDX, whose parser is a good part of all that a thread would load. */
  load(path: string): Promise<void>
  /**
   * Translates a page to GitHub's Markdown; `load` comes before it.
   *
   * @param frontMatter its values, which a site may show.
   * @param textOf the text of a file that it includes; undefined where there is none.
   */
  translate(
    page: Source,
    frontMatter: object,
    textOf: (path: string) => string | undefined,
  ): Translated
  /** The place of a file on its site; `undefined` for one that belongs to none. */
  placeOf(path: string): SitePlace | undefined
}

type ReadMdx = typeof import('./mdx/index.ts')

/** The sites of a commit, opened for making documents. */
export class OpenedSites implements Sites {
  readonly #sites: GeneratorSites
  readonly #website: RepositoryWebsite
  #mdx: ReadMdx | undefined

  constructor(
    sites: GeneratorSites,
    paths: Paths,
    place: RepositoryPlace,
    mdx?: ReadMdx,
  ) {
    this.#sites = sites
    this.#website = new RepositoryWebsite(place, paths)
    this.#mdx = mdx
  }

  async load(path: string): Promise<void> {
    const config = this.#siteOf(path)?.config
    // Where there is a format, each page may have another.
    if (config?.format !== undefined || isMdx(path))
      this.#mdx ??= await import('./mdx/index.ts')
  }

  status(path: string): PageStatus {
    const site = this.#siteOf(path)
    if (!site) {
      const address = this.#website.addressOf(path)
      const hasOtherSites = this.#sites.all.length > 0
      return { kind: 'none', address, hasOtherSites }
    }
    site.requirePage(path)
    const hidingReason = site.hidingReason(path)
    if (hidingReason !== undefined)
      return { kind: 'hidden', reason: hidingReason }
    const reason = site.exclusionReason(path)
    if (reason !== undefined) return { kind: 'excluded', reason }
    return {
      kind: 'shown',
      address: site.addressOf(path),
      route: site.routeOf(path) ?? '',
      isAddressTooLong: site.isAddressTooLong(path),
      title: site.titleOf(path),
      isTitleShared: site.isTitleShared(path),
      isTitledByNavigation: site.config.hasTitlesInNavigation,
      tags: site.tagsOf(path),
    }
  }

  resolve(link: string, fromPath: string): LinkTarget {
    const website = this.#siteOf(fromPath) ?? this.#website
    return website.resolve(link, fromPath)
  }

  fileInOtherCase(path: string): string | undefined {
    return this.#website.fileInOtherCase(path)
  }

  splitsTagsAtBlanks(path: string): boolean | undefined {
    return this.#siteOf(path)?.config.splitsTagsAtBlanks
  }

  translate(
    page: Source,
    frontMatter: object,
    textOf: (path: string) => string | undefined,
  ): Translated {
    const { path } = page.placeAt(0)
    const site = this.#siteOf(path)
    if (!site) {
      const dialect = isMdx(path) ? this.#mdx!.plainMdx : plainMarkdown
      return dialect.toMarkdown(page, {})
    }
    const isMdxPage = isReadAsMdx(path, site.config, frontMatter)
    const dialect = site.dialectOf(isMdxPage ? this.#mdx!.mdx : undefined)
    return dialect.toMarkdown(page, {
      read(included) {
        const text = textOf(included)
        if (text === undefined) return undefined
        return fileSource(included, text)
      },
      pathOf: id => site.pathOf(id),
      data: { ...site.handedDown(path), ...frontMatter },
    })
  }

  placeOf(path: string): SitePlace | undefined {
    const site = this.#siteOf(path)
    if (!site) return undefined
    return {
      siteFolder: site.config.folder,
      route: site.routeOf(path),
      address: site.addressOf(path),
      hasTranslations: site.languageOf(path) !== undefined,
      id: site.idOf(path),
      rest: JSON.stringify([
        site.hidingReason(path),
        site.titleOf(path),
        site.tagsOf(path),
        site.handedDown(path),
      ]),
    }
  }

  #siteOf(path: string): GeneratorSite | undefined {
    return this.#sites.siteOf(path)
  }
}

/** A page of Docusaurus may say what it is (Docusaurus, "mdx.format"). */
function isReadAsMdx(
  path: string,
  config: SiteConfig,
  frontMatter: object,
): boolean {
  const format = scalarTextAt(frontMatter, 'mdx', 'format') ?? config.format
  return format === 'mdx' || (format !== 'md' && isMdx(path))
}
