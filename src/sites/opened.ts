import type { FrontMatterForm } from '../markdown/front-matter.ts'
import {
  type Dialect,
  fileSource,
  plainMarkdown,
  type Source,
  type Translated,
} from '../markdown/source.ts'
import { scalarTextAt } from '../text/data.ts'
import { isMdx, type Paths } from '../text/paths.ts'
import type { SiteConfig } from './generator.ts'
import type { GeneratorSite, GeneratorSites, LinkTarget } from './site.ts'
import { type RepositoryPlace, RepositoryWebsite } from './website.ts'

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

/** How the pages of a site write their front matter. */
export interface FrontMatterHabits {
  form?: FrontMatterForm | undefined
  /** Whether tags that are one text are split at blanks. */
  splitsTagsAtBlanks?: boolean | undefined
}

/** The place of a page on its site, on which the documents of other pages may depend. */
export interface SitePlace {
  /** The folder of its site's configuration. */
  siteFolder: string
  route: string | undefined
  address: string | undefined
  /** Whether its site has several languages. */
  hasTranslations: boolean
  /** Whether links in other folders may lead to it by its name alone. */
  isFoundByName: boolean
  /** Whether it is shown, its name in the navigation, its tags, and what it hands down, as a text to compare. */
  rest: string
}

/** The sites of a commit: those of generators, and for all other files the input site-urls and GitHub. */
export interface Sites {
  /** @throws the error that the generator failed with on the front matter of this page. */
  status(path: string): PageStatus
  /** Resolves a relative link, without its query and anchor, as a browser does on the page that has it. */
  resolve(link: string, fromPath: string): LinkTarget
  frontMatterOf(path: string): FrontMatterHabits
  /**
   * Translates a page to GitHub's Markdown.
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

/** Opens the sites of a commit for making documents. */
export async function openSites(
  sites: GeneratorSites,
  paths: Paths,
  place: RepositoryPlace,
): Promise<Sites> {
  const configs = sites.all.map(({ config }) => config)
  // Few repositories have MDX, whose parser is a good part of all that a thread would load.
  const hasMdx =
    configs.some(config => config.mdx === 'all') || [...paths.files].some(isMdx)
  const mdx = hasMdx ? await import('./mdx/index.ts') : undefined
  const dialects = new Map<SiteConfig, PageDialects>()
  for (const config of configs)
    dialects.set(config, await dialectsOf(config, mdx))
  const website = new RepositoryWebsite(place, paths)
  return new OpenedSites(sites, website, dialects, mdx)
}

interface PageDialects {
  markdown: Dialect
  mdx: Dialect
}

async function dialectsOf(
  config: SiteConfig,
  mdx: ReadMdx | undefined,
): Promise<PageDialects> {
  const { dialectFor } = await import('./dialect.ts')
  const markdown = await dialectFor(config)
  if (mdx === undefined) return { markdown, mdx: markdown }
  return { markdown, mdx: await dialectFor(config, mdx.mdx) }
}

/** The sites of a commit, with the dialects of their pages loaded. */
export class OpenedSites implements Sites {
  readonly #sites: GeneratorSites
  readonly #website: RepositoryWebsite
  readonly #dialects: ReadonlyMap<SiteConfig, PageDialects>
  readonly #mdx: ReadMdx | undefined

  constructor(
    sites: GeneratorSites,
    website: RepositoryWebsite,
    dialects: ReadonlyMap<SiteConfig, PageDialects>,
    mdx: ReadMdx | undefined,
  ) {
    this.#sites = sites
    this.#website = website
    this.#dialects = dialects
    this.#mdx = mdx
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

  frontMatterOf(path: string): FrontMatterHabits {
    const config = this.#siteOf(path)?.config
    return {
      form: config?.frontMatter,
      splitsTagsAtBlanks: config?.splitsTagsAtBlanks,
    }
  }

  translate(
    page: Source,
    frontMatter: object,
    textOf: (path: string) => string | undefined,
  ): Translated {
    const { path } = page.placeAt(0)
    const site = this.#siteOf(path)
    if (!site) {
      const plainMdx = isMdx(path) ? this.#mdx?.plainMdx : undefined
      return (plainMdx ?? plainMarkdown).toMarkdown(page, {})
    }
    const { config } = site
    const { markdown, mdx } = this.#dialects.get(config)!
    const dialect = isReadAsMdx(path, config, frontMatter) ? mdx : markdown
    return dialect.toMarkdown(page, {
      read(included) {
        const text = textOf(included)
        if (text === undefined) return undefined
        return fileSource(included, text)
      },
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
      isFoundByName: site.isFoundByName(path),
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
  { mdx }: SiteConfig,
  frontMatter: object,
): boolean {
  if (scalarTextAt(frontMatter, 'mdx', 'format') === 'md') return false
  return mdx === 'all' || (mdx === 'mdx-only' && isMdx(path))
}
