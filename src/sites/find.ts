import { readJson, valueAt } from '../text/data.ts'
import { sanitizeForLog } from '../text/index.ts'
import { folderOf, namesSource } from '../text/paths.ts'
import type {
  FoundSite,
  OtherSite,
  Reader,
  ReadFiles,
  SiteConfig,
  SitesData,
} from './generator.ts'
import {
  type GeneratorName,
  generatorNames,
  generators,
  loadGenerator,
} from './generators/index.ts'

type ConfigurationPath = `${string}.${string}`

/** The input `generator`: any, none, the name of one, or the path of a site's configuration. */
export type GeneratorChoice =
  | 'auto'
  | 'none'
  | GeneratorName
  | ConfigurationPath

/** A file that has the name of a generator's configuration. */
export interface Candidate {
  name: GeneratorName
  path: string
  /** The folder of its site: a configuration may be in a folder of its own. */
  folder: string
}

/** Folders whose configurations are of other projects, there to be tested, or workflows by such a name. */
export const FOREIGN =
  /(?:^|\/)(?:\.github|node_modules|vendor|tests?|__tests__|fixtures|testdata)\//

/** The files of a commit that may be configurations of sites, by their names alone. */
export function configurationsIn(
  files: readonly string[],
  choice: GeneratorChoice,
): Candidate[] {
  if (choice === 'none') return []
  const isNamed = files.includes(choice)
  const visible = isNamed ? [choice] : files.filter(path => !FOREIGN.test(path))
  const found: Candidate[] = []
  for (const name of generatorNames) {
    if (choice !== 'auto' && choice !== name && !isNamed) continue
    const candidates: Candidate[] = []
    for (const path of visible) {
      const start = path.search(generators[name].configuration)
      if (start < 0) continue
      candidates.push({ name, path, folder: path.slice(0, start) })
    }
    // `mkdocs.yml` before `mkdocs-fr.yml`.
    candidates.sort((a, b) => a.path.length - b.path.length)
    found.push(...candidates)
  }
  return found
}

/** Reading the configurations of all sites of a commit may take so much time on a thread. */
export const MAX_SITE_MS = 20_000

/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param choice looks only for sites of this generator, where it is neither `auto` nor `none`.
 * @param without configurations that are not read, since that took too long or failed before.
 */
export async function readSites(
  files: readonly string[],
  read: ReadFiles,
  choice: GeneratorChoice,
  without: readonly string[] = [],
): Promise<SitesData> {
  const messages = new Set<string>()
  const unread: string[] = []
  const candidates = configurationsIn(files, choice)
  for (const { path, folder } of candidates) {
    if (!without.includes(path)) continue
    messages.add(notReadMessage(path))
    unread.push(folder)
  }
  const reader = toReader(files, read, messages)
  let sites: SiteConfig[] = []
  for (const candidate of candidates) {
    if (without.includes(candidate.path)) continue
    const known = messages.size
    const { site, isRead } = await readSite(candidate, reader, messages)
    if (!isRead && messages.size > known) unread.push(candidate.folder)
    if (site) sites = withSite(sites, site)
  }
  const configs = withoutWide(sites)
  if (candidates.length === 0 && choice !== 'auto' && choice !== 'none')
    messages.add(noConfigurationMessage(choice))
  for (const { file, ownCode = [] } of configs)
    if (ownCode.length > 0) messages.add(ownCodeMessage(file, ownCode))
  for (const { file, unknown } of configs)
    if (unknown && !messages.has(unreadableMessage(file)))
      messages.add(unknownMessage(file, unknown))
  const data = { configs, messages: [...messages], unread }
  if (choice !== 'auto') return data
  const visible = files.filter(path => !FOREIGN.test(path))
  const found = await findOtherSites(visible, read)
  // A project often has its configuration beside, or above, that of the site of its docs.
  const others = found.filter(
    ({ name, file }) =>
      name === 'Sphinx' ||
      !configs.some(({ folder }) => folder.startsWith(folderOf(file))),
  )
  return others.length > 0 ? { ...data, others } : data
}

/** The site of a configuration; none where no file is in its folders of pages: many projects have files of these names. */
async function readSite(
  { name, path }: Candidate,
  reader: Reader,
  messages: Set<string>,
): Promise<{ site?: SiteConfig; isRead: boolean }> {
  let found: FoundSite<unknown> | undefined
  try {
    const generator = await loadGenerator(name)
    found = await generator.read(path, reader)
  } catch (error) {
    messages.add(siteFailure(path, error))
  }
  if (!found) return { isRead: false }
  const config = siteConfig(name, path, found)
  for (const file of reader.files) {
    const isInRoots = config.roots.some(({ folder }) => file.startsWith(folder))
    if (isInRoots && namesSource(file)) return { site: config, isRead: true }
  }
  return { isRead: true }
}

/** The configuration of a site in a file, with defaults: all pages are in one folder, whose path is not in their addresses. */
export function siteConfig<Options>(
  generator: string,
  file: string,
  found: FoundSite<Options>,
): SiteConfig<Options> {
  return {
    generator,
    file,
    folder: folderOf(file),
    includeFolders: [],
    aliases: {},
    variables: {},
    address: undefined,
    roots: [{ folder: found.contentFolder, route: '' }],
    names: [],
    hasTitlesInNavigation: false,
    syntaxOptions: {},
    ...found,
  }
}

/**
 * The sites with another. Of two generators in one folder the first counts; of two configurations for the same pages, such
 * as one that another inherits from, the one with an address.
 */
function withSite(sites: SiteConfig[], added: SiteConfig): SiteConfig[] {
  const inFolder = sites.filter(({ folder }) => folder === added.folder)
  if (inFolder.some(({ generator }) => generator !== added.generator))
    return sites
  const same = inFolder.find(
    ({ contentFolder }) => contentFolder === added.contentFolder,
  )
  if (!same) return [...sites, added]
  if (same.address !== undefined || added.address === undefined) return sites
  return sites.map(site => (site === same ? added : site))
}

/** A repository often keeps the configuration of a generator that it moved away from: another's site in its folders counts. */
function withoutWide(sites: readonly SiteConfig[]): SiteConfig[] {
  const others = sites.filter(({ isWide }) => !isWide)
  return sites.filter(({ isWide, contentFolder }) => {
    const isWithin = (other: SiteConfig) =>
      other.contentFolder.startsWith(contentFolder)
    return !isWide || !others.some(isWithin)
  })
}

function notReadMessage(path: string): string {
  return `${path} was not read, so what it says of a site is not known, and pages that it excludes are pushed too: reading it failed, or took more than ${MAX_SITE_MS / 1000} seconds. Simplify it.`
}

function noConfigurationMessage(choice: GeneratorChoice): string {
  return `generator: the repository has no configuration of ${choice}, so its pages are read as GitHub shows them, drafts of ${choice} too. Name another generator, or auto.`
}

function ownCodeMessage(file: string, ownCode: readonly string[]): string {
  const named = ownCode.slice(0, 5).join(', ')
  return `The site of ${file} has code of its own that may change the words of its pages (${named}). It is not run, so documents contain only the words of the sources. If readers search for what it adds, give the site as it is built (input built-site).`
}

function unknownMessage(file: string, unknown: string): string {
  return `${file} has ${unknown} that can be read without running it, so which files are pages, and their addresses, is by defaults. Write these settings as plain values, or give the site as it is built (input built-site) and its address (input site-urls).`
}

function unreadableMessage(path: string): string {
  return `${path} cannot be read, so what it says of a site is not known, and pages that it excludes are pushed too. Fix it: it is a symbolic link, does not parse, is too long, nested too deep or has more than 100 aliases.`
}

/** Says that a site is not known, since its generator failed on its configuration or its files. */
export function siteFailure(file: string, error: unknown): string {
  const reason = sanitizeForLog(
    error instanceof Error ? error.message : String(error),
  )
  return `${file} cannot be read (unexpected error: ${reason}), so what it says of a site is not known. Please report it with this message.`
}

function toReader(
  paths: readonly string[],
  read: ReadFiles,
  messages: Set<string>,
): Reader {
  const files = new Set(paths)
  const text = async (path: string) => {
    if (!files.has(path)) return undefined
    const source = (await read([path])).get(path)?.replace(/^\uFEFF/, '')
    if (source === undefined) messages.add(unreadableMessage(path))
    return source
  }
  const data = async (path: string, parse: (text: string) => unknown) => {
    const source = await text(path)
    if (source === undefined) return undefined
    const value = await parse(source)
    if (value === undefined) messages.add(unreadableMessage(path))
    return value
  }
  return { files, text, data, texts: read }
}

/** Generators by the ends of the paths of their configurations. */
const byFile: readonly (readonly [name: string, file: RegExp])[] = [
  ['Sphinx', /(?:^|\/)conf\.py$/],
  ['VuePress', /(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/],
  ['Eleventy', /(?:^|\/)(?:\.eleventy|eleventy\.config)\.[cm]?js$/],
  ['Antora', /(?:^|\/)antora(?:-playbook)?\.ya?ml$/],
  ['Fumadocs', /(?:^|\/)source\.config\.[cm]?[jt]s$/],
  ['Fern', /(?:^|\/)fern\/docs\.ya?ml$/],
  ['Rspress', /(?:^|\/)rspress\.config\.[cm]?[jt]s$/],
  ['Vocs', /(?:^|\/)vocs\.config\.[cm]?[jt]sx?$/],
  ['Gatsby', /(?:^|\/)gatsby-config\.[cm]?[jt]s$/],
  ['Quarto', /(?:^|\/)_quarto\.ya?ml$/],
  ['Jupyter Book', /(?:^|\/)(?:_toc|myst)\.ya?ml$/],
  ['Retype', /(?:^|\/)retype\.ya?ml$/],
  ['Writerside', /(?:^|\/)writerside\.cfg$/],
]

/** Generators by packages among the dependencies in `package.json`. */
const byPackage: readonly (readonly [name: string, packages: string])[] = [
  ['Nextra', 'nextra'],
  ['Fumadocs', 'fumadocs-mdx'],
  ['Docus', 'docus'],
  ['Nuxt Content', '@nuxt/content'],
  ['VuePress', 'vuepress'],
  ['Eleventy', '@11ty/eleventy'],
  ['Next.js', '@next/mdx'],
]

/** So many `package.json` are read, those nearest to the root first, that are no longer than this. */
const MAX_PACKAGES = 20
const MAX_PACKAGE_LENGTH = 100_000

/** Finds sites by these tables alone, one for each generator; Sphinx also needs the page that its site begins with. */
export async function findOtherSites(
  paths: readonly string[],
  read: ReadFiles,
): Promise<OtherSite[]> {
  const known = new Set(paths)
  const byDepth = paths.toSorted(
    (a, b) => a.split('/').length - b.split('/').length,
  )
  const found = new Map<string, string>()
  for (const path of byDepth)
    for (const [name, file] of byFile) {
      if (found.has(name) || !file.test(path)) continue
      const start = `${folderOf(path)}index`
      const isSite = known.has(`${start}.rst`) || known.has(`${start}.md`)
      if (name !== 'Sphinx' || isSite) found.set(name, path)
    }
  const manifests = byDepth
    .filter(path => /(?:^|\/)package\.json$/.test(path))
    .slice(0, MAX_PACKAGES)
  for (const [path, text] of await read(manifests)) {
    if (text.length > MAX_PACKAGE_LENGTH) continue
    const data = readJson(text)
    const hasPackage = (name: string) =>
      valueAt(data, 'dependencies', name) !== undefined ||
      valueAt(data, 'devDependencies', name) !== undefined
    for (const [name, dependency] of byPackage)
      if (!found.has(name) && hasPackage(dependency)) found.set(name, path)
  }
  const sites = [...found].map(([name, file]) => ({ name, file }))
  return sites.filter(({ file }) => {
    const folder = folderOf(file.replace('.vuepress/', ''))
    return paths.some(path => path.startsWith(folder) && namesSource(path))
  })
}

/** Says what is missing of a site whose sources are not read, and what to do. */
export function otherSiteMessage({ name, file }: OtherSite): string {
  if (name === 'Sphinx')
    return `Site: Sphinx, by ${file}: its sources are not read. Markdown is pushed as it is written, with the roles, directives and labels of MyST, and reStructuredText is not pushed. Give the site as it is built: the recipe docs/recipes/sphinx.yml does it.`
  return `Site: ${name}, by ${file}: this generator is not known, so its pages are read as GitHub shows them. Where readers see something else, give the site as it is built (input built-site), or say that this is right (generator: none).`
}
