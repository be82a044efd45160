import { type Generator, generators } from '../inputs/generator.ts'
import type { Head, Reader, ReadFiles, SiteConfig, SitesData } from './generator.ts'
import { readHead } from './heads.ts'
import { folderOf } from './paths.ts'
import { rules } from './rules.ts'

export type {
  DialectSettings,
  Head,
  HeadOf,
  ReadFiles,
  Site,
  SiteConfig,
  SitesData,
  Target,
} from './generator.ts'
export { namesSource } from './resolve.ts'
export { describeSites, mapSites, type OpenSites, type Sites, toOwner } from './sites.ts'

/** A longer configuration is not read. */
const MAX_LENGTH = 1_000_000
const MAX_SITES = 100
/**
 * Finds the sites of a commit by their configurations, and reads what these say. Nothing in them is run.
 *
 * @param generator looks only for sites of this one, where it is neither `auto` nor `none`.
 */
export async function readSites(
  files: readonly string[],
  read: ReadFiles,
  generator: 'auto' | 'none' | Generator,
): Promise<SitesData> {
  const messages = new Set<string>()
  const unread: string[] = []
  const reader = toReader(files, read, messages)
  const visible = files.filter(path => !FOREIGN.test(path))
  const found = new Map<string, SiteConfig>()
  const names = generator === 'auto' ? generators : generator === 'none' ? [] : [generator]
  for (const name of names)
    for (const path of visible.filter(each => rules[name].isConfig(each)).slice(0, MAX_SITES)) {
      const known = messages.size
      const config = await rules[name].read(path, reader)
      if (!config && messages.size > known) unread.push(folderOf(path))
      // Of several configurations of one folder that of the generator named first counts.
      if (config && !found.has(config.dialect.folder)) found.set(config.dialect.folder, config)
    }
  if (found.size === 0 && names.length === 1)
    messages.add(
      `generator: the repository has no configuration of ${generator}, so its pages are read as GitHub shows them. Name another generator, or auto.`,
    )
  const all = [...found.values()]
  const sites = all.filter(config => !isLeftOver(config, all)).slice(0, MAX_SITES)
  return { sites, messages: [...messages], unread }
}

/** Folders whose configurations are of other projects, or there to be tested. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|tests?|__tests__|fixtures|testdata)\//

/** A repository often keeps the configuration of a generator that it moved away from. */
function isLeftOver(
  { generator, dialect: { contentFolder } }: SiteConfig,
  all: readonly SiteConfig[],
): boolean {
  const isWithin = (other: SiteConfig) => other.dialect.contentFolder.startsWith(contentFolder)
  return (
    rules[generator].isWide === true && all.some(other => !rules[other.generator].isWide && isWithin(other))
  )
}

function toReader(paths: readonly string[], read: ReadFiles, messages: Set<string>): Reader {
  const files = new Set(paths)
  const text = async (path: string) => {
    const source = files.has(path) ? ((await read([path])).get(path) ?? null) : undefined
    if (source === undefined || (source !== null && source.length <= MAX_LENGTH))
      return source?.replace(/^\uFEFF/, '')
    messages.add(
      `${path} is a symbolic link or longer than 1 MB, so what it says of a site is not known. Make it a shorter file.`,
    )
    return undefined
  }
  const data = async (path: string, parse: (text: string) => unknown) => {
    const source = await text(path)
    const value = source === undefined ? undefined : await parse(source)
    if (source !== undefined && value === undefined)
      messages.add(
        `${path} cannot be read, so what it says of a site is not known. Fix it: it does not parse, is nested too deep or has more than 100 aliases.`,
      )
    return value
  }
  return { files, text, data }
}

/** The head of a page, as the generator of its site reads it. */
export function headFor({ generator }: SiteConfig, page: string): Head {
  return readHead(page, rules[generator].keys ?? []) ?? {}
}
