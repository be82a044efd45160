import {
  type GeneratorChoice,
  type GeneratorName,
  generators as names,
} from '../inputs/values.ts'
import { folderOf, namesSource } from '../text/paths.ts'
import {
  type FoundSite,
  type Reader,
  type ReadFiles,
  type SiteConfig,
  type SitesData,
  siteConfig,
  siteFailure,
  siteFolderOf,
} from './generator.ts'
import type { OpenedSites } from './sites.ts'

export type {
  Head,
  HeadOf,
  LinkTarget,
  ReadFiles,
  SiteConfig,
  SiteFile,
  SiteFindings,
  SitesData,
} from './generator.ts'
export type { OpenedSites, OpenSites, Site, Sites } from './sites.ts'

/** Reading the configurations of all sites of a commit may take so much time on a thread. */
export const MAX_SITE_MS = 20_000

/** What the configuration of a site is called. Of those of several generators in one folder that of the first counts. */
const configurations: Readonly<Record<GeneratorName, RegExp>> = {
  mkdocs: /(?:^|\/)(?:(?:mkdocs[^/]*|properdocs)\.ya?ml|zensical\.toml)$/,
  vitepress: /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
  docusaurus: /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/,
  starlight: /(?:^|\/)astro\.config\.[cm]?[jt]s$/,
  docfx: /(?:^|\/)docfx\.json$/,
  mdbook: /(?:^|\/)book\.toml$/,
  hugo: /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/,
  jekyll: /(?:^|\/)_config\.ya?ml$/,
  gitbook: /(?:^|\/)(?:\.gitbook\.ya?ml|SUMMARY\.md)$/,
  mintlify: /(?:^|\/)(?:docs|mint)\.json$/,
}

/** The files of a commit that may be configurations of sites, by their names alone. */
export function configurationsIn(
  files: readonly string[],
  generator: GeneratorChoice,
): { name: GeneratorName; path: string }[] {
  if (generator === 'none') return []
  const isOne = (path: string) => path === generator
  const isNamed = files.some(isOne)
  const visible = isNamed
    ? [generator]
    : files.filter(path => !FOREIGN.test(path))
  const wanted = names.filter(
    name => generator === 'auto' || isNamed || name === generator,
  )
  return wanted.flatMap(name => {
    const paths = visible.filter(path => configurations[name].test(path))
    // `mkdocs.yml` before `mkdocs-fr.yml`.
    return paths
      .sort((a, b) => a.length - b.length)
      .map(path => ({ name, path }))
  })
}

/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param generator looks only for sites of this one, where it is neither `auto` nor `none`.
 * @param without configurations that are not read, since that took too long or failed before.
 */
export async function readSites(
  files: readonly string[],
  read: ReadFiles,
  generator: GeneratorChoice,
  without: readonly string[] = [],
): Promise<SitesData> {
  const messages = new Set<string>()
  const unread: string[] = []
  for (const path of without) {
    messages.add(
      `${path} was not read, so what it says of a site is not known, and pages that it excludes are pushed too: reading it failed, or took more than ${MAX_SITE_MS / 1000} seconds. Simplify it.`,
    )
    unread.push(siteFolderOf(path))
  }
  const candidates = configurationsIn(files, generator).filter(
    ({ path }) => !without.includes(path),
  )
  let sites: SiteConfig[] = []
  if (candidates.length > 0) {
    // What is known of generators is loaded only where there may be a site.
    const { siteGenerators } = await import('./sites.ts')
    const reader = toReader(files, read, messages)
    for (const { name, path } of candidates) {
      const known = messages.size
      let read: FoundSite<unknown> | undefined
      try {
        read = await siteGenerators[name].read(path, reader)
      } catch (error) {
        messages.add(siteFailure(path, error))
      }
      if (!read && messages.size > known) unread.push(siteFolderOf(path))
      const config = read && siteConfig(name, path, read)
      // Many projects have files of these names, such as a workflow for a site of MkDocs.
      const isPage = (file: string) =>
        namesSource(file) &&
        config?.roots.some(({ folder }) => file.startsWith(folder)) === true
      if (config && files.some(isPage)) sites = withSite(sites, config)
    }
    // A repository often keeps the configuration of a generator that it moved away from.
    const isWide = ({ generator }: SiteConfig) =>
      siteGenerators[generator].isWide === true
    const others = sites.filter(config => !isWide(config))
    sites = sites.filter(config => {
      const isWithin = (other: SiteConfig) =>
        other.contentFolder.startsWith(config.contentFolder)
      return !isWide(config) || !others.some(isWithin)
    })
  }
  if (
    candidates.length === 0 &&
    without.length === 0 &&
    generator !== 'auto' &&
    generator !== 'none'
  )
    messages.add(
      `generator: the repository has no configuration of ${generator}, so its pages are read as GitHub shows them, drafts of ${generator} too. Name another generator, or auto.`,
    )
  for (const { file, ownCode = [] } of sites)
    if (ownCode.length > 0)
      messages.add(
        `${file} has code of this repository that changes pages (${ownCode.slice(0, 5).join(', ')}). It is not run, so that documents have no more than the sources say. If readers search for what it makes, give the site as it is built (input built-site).`,
      )
  const isSphinx = (path: string) =>
    !FOREIGN.test(path) && isOfSphinx(path, files)
  const sphinx = generator === 'auto' ? files.filter(isSphinx) : []
  return {
    sites,
    messages: [...messages],
    unread,
    ...(sphinx.length > 0 && { sphinx }),
  }
}

/**
 * The sites with another. Of two generators in one folder the first counts; of two configurations for the same pages, such
 * as one that MkDocs' other inherits from, the one with an address.
 */
function withSite(
  sites: readonly SiteConfig[],
  config: SiteConfig,
): SiteConfig[] {
  const { generator, folder, contentFolder, address } = config
  const inFolder = sites.filter(site => site.folder === folder)
  if (inFolder.some(site => site.generator !== generator)) return [...sites]
  const same = inFolder.find(site => site.contentFolder === contentFolder)
  if (!same) return [...sites, config]
  const isBetter = same.address === undefined && address !== undefined
  return isBetter
    ? sites.map(site => (site === same ? config : site))
    : [...sites]
}

/** Whether it is the `conf.py` of Sphinx, with the page that each of its sites begins with. */
function isOfSphinx(path: string, files: readonly string[]): boolean {
  return (
    /(?:^|\/)conf\.py$/.test(path) &&
    ['rst', 'md'].some(each => files.includes(`${folderOf(path)}index.${each}`))
  )
}

const noSites: Omit<OpenedSites, 'data'> = {
  open: () => ({ all: [], siteOf: () => undefined }),
  keysOf: () => [],
  headOf: () => ({}),
}

/** What the configuration of a site says of all its pages: where it differs, any of their documents may. */
export function describeSite({
  file,
  options,
  names,
  ownCode,
  ...others
}: SiteConfig): string {
  return JSON.stringify(others)
}

export function describeSites({ sites }: SitesData): string {
  return JSON.stringify(sites.map(describeSite))
}

/** Opens the sites of a commit, which maps its files to them. */
export async function openSites(
  data: SitesData,
  files: ReadonlySet<string>,
): Promise<OpenedSites> {
  if (data.sites.length === 0) return { ...noSites, data }
  const { mapSites } = await import('./sites.ts')
  return mapSites(data, files)
}

/** Folders whose configurations are of other projects, there to be tested, or workflows by such a name. */
const FOREIGN =
  /(?:^|\/)(?:\.github|node_modules|vendor|tests?|__tests__|fixtures|testdata)\//

function toReader(
  paths: readonly string[],
  read: ReadFiles,
  messages: Set<string>,
): Reader {
  const files = new Set(paths)
  const unreadable = (path: string) =>
    `${path} cannot be read, so what it says of a site is not known, and pages that it excludes are pushed too. Fix it: it is a symbolic link, does not parse, is too long, nested too deep or has more than 100 aliases.`
  const text = async (path: string) => {
    if (!files.has(path)) return undefined
    const source = (await read([path])).get(path)?.replace(/^\uFEFF/, '')
    if (source === undefined) messages.add(unreadable(path))
    return source
  }
  const data = async (path: string, parse: (text: string) => unknown) => {
    const source = await text(path)
    const value = source === undefined ? undefined : await parse(source)
    if (source !== undefined && value === undefined)
      messages.add(unreadable(path))
    return value
  }
  return { files, text, data, texts: read }
}
