import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { DocumentSettings, Normalised } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import { toRuleTags } from '../../src/inputs/patterns.ts'
import { hidingReason, splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { openMap, Sites } from '../../src/sites/commit.ts'
import type { Head, SitesData } from '../../src/sites/generator.ts'
import { type GeneratorName, readSites, type SiteUrl } from '../../src/sites/index.ts'
import type { GeneratorSites } from '../../src/sites/site.ts'
import { toPaths } from '../../src/text/paths.ts'

/** The files of a folder, and links to such, as paths below it; none of git's or of installed packages. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile()
  return entries
    .filter(entry => entry.isFile() || (entry.isSymbolicLink() && isFile(join(entry.parentPath, entry.name))))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !/(?:^|\/)(?:\.git|node_modules)\//.test(path))
    .sort()
}

/**
 * The sites of a folder's files, read as those of a commit are.
 *
 * @param address of a site whose configuration does not name one.
 */
export async function sitesOf(
  folder: string,
  generator: 'auto' | GeneratorName = 'auto',
  siteUrls: readonly SiteUrl[] = [],
  address?: string,
): Promise<{ files: string[]; data: SitesData; sites: GeneratorSites; hidden: Map<string, string> }> {
  const files = await filesOf(folder)
  const read = async (paths: readonly string[]) => {
    const known = paths.filter(path => files.includes(path))
    return new Map(
      await Promise.all(known.map(async path => [path, await readFile(join(folder, path), 'utf8')] as const)),
    )
  }
  const found = await readSites(files, read, generator)
  const data = {
    ...found,
    configs: found.configs.map(config => ({ ...config, address: config.address ?? address })),
  }
  const heads = new Map<string, Head>()
  const { open, headOf } = await openMap(data.configs, new Set(files))
  const sites = open(siteUrls, path => heads.get(path) ?? {})
  for (const path of files) {
    const site = sites.siteOf(path)
    if (site?.needsHead(path))
      heads.set(path, headOf(site.config, await readFile(join(folder, path), 'utf8')))
  }
  return { files, data, sites, hidden: await hiddenIn(folder, files) }
}

/** Why the front matter of pages hides them from any site, such as `draft: true`. */
async function hiddenIn(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const hidden = new Map<string, string>()
  for (const path of files.filter(each => PAGE.test(each))) {
    const { data } = splitFrontMatter(await readFile(join(folder, path), 'utf8'))
    const reason = hidingReason(data)
    if (reason !== undefined) hidden.set(path, reason)
  }
  return hidden
}

const PAGE = /\.(?:mdx?|markdown)$/

/** What the sites make of each Markdown file: its address, or the reason why it is no page. */
export function tableOf(
  files: readonly string[],
  sites: GeneratorSites,
  hidden: ReadonlyMap<string, string>,
): { pages: Record<string, string>; none: Record<string, string> } {
  const table = { pages: {} as Record<string, string>, none: {} as Record<string, string> }
  for (const path of files.filter(each => PAGE.test(each))) {
    const site = sites.siteOf(path)
    const reason = site
      ? (site.exclusionReason(path) ?? site.hidingReason(path) ?? hidden.get(path))
      : 'belongs to no site'
    if (reason !== undefined) table.none[path] = reason
    else table.pages[path] = site?.addressOf(path) ?? 'unknown'
  }
  return table
}

/** The settings of documents of a made-up repository. */
export const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  rules: [],
  siteTags: true,
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}

/** Makes documents of a folder's pages as a run makes them, with what they include. */
export async function openDocuments(
  folder: string,
  { files, sites }: { files: readonly string[]; sites: GeneratorSites },
  own = settings,
): Promise<(path: string) => Promise<Normalised>> {
  const paths = toPaths(files)
  const textOf = (path: string) =>
    paths.files.has(path) ? readFileSync(join(folder, path), 'utf8') : undefined
  const opened = new Sites(sites, paths, own)
  const ruleTags = toRuleTags(own.rules)
  const context = { paths, settings: own, sites: opened, ruleTags, textOf }
  return async path => {
    await opened.load(path)
    return toDocument({ path, content: await readFile(join(folder, path)) }, context)
  }
}
