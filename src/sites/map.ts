import { findBlock, readBlock } from '../markdown/front-matter.ts'
import { headingDepth, readLines } from '../markdown/source.ts'
import { scalarText, scalarTexts, valueAt } from '../text/data.ts'
import {
  type Generator,
  type Head,
  type HeadOf,
  type Routes,
  type SiteConfig,
  siteFailure,
} from './generator.ts'
import { GeneratorSite, type GeneratorSites } from './site.ts'
import type { SiteUrl } from './website.ts'

/** The sites of a commit, with its files mapped to them. */
export interface SiteMap {
  /** Without those of sites whose files could not be mapped. */
  configs: readonly SiteConfig[]
  /** Those sites, and why. */
  failures: readonly SiteFailure[]
  /** @param headOf is asked for the head of a page each time that its address is. */
  open(siteUrls: readonly SiteUrl[], headOf?: HeadOf): GeneratorSites
  /** The keys of front matter that decide addresses on a site. */
  keysOf(config: SiteConfig): readonly string[]
  /** The head of a page with this text, as the generator of its site reads it. */
  headOf(config: SiteConfig, page: string): Head
}

/** A site whose generator failed on the files of the commit. */
interface SiteFailure {
  folder: string
  message: string
}

/**
 * Maps the files of a commit to its sites, which is most of the work. Pure, so that each thread can make its own.
 *
 * @param generators those of the sites, by name.
 */
export function mapSites(
  configs: readonly SiteConfig[],
  files: ReadonlySet<string>,
  generators: ReadonlyMap<string, Generator>,
): SiteMap {
  const generatorOf = (config: SiteConfig) => generators.get(config.generator)!
  // Once for each site: every head of a page asks for them.
  const keysBySite = new Map<SiteConfig, readonly string[]>()
  for (const config of configs) {
    const { keys = [], moreKeys } = generatorOf(config)
    const more = moreKeys?.(config.options) ?? []
    keysBySite.set(config, [...keys, ...more])
  }
  const keysOf = (config: SiteConfig) => keysBySite.get(config)!
  const ownerOf = toOwner(configs)
  const filesBySite = configs.map((): string[] => [])
  for (const path of files) filesBySite[ownerOf(path) ?? -1]?.push(path)
  const routes: Routes[] = []
  for (const [index, config] of configs.entries()) {
    try {
      routes.push(generatorOf(config).routes(config, filesBySite[index]!))
    } catch (error) {
      const { folder, file } = config
      const failure = { folder, message: siteFailure(file, error) }
      const others = configs.filter(other => other !== config)
      const map = mapSites(others, files, generators)
      return { ...map, failures: [failure, ...map.failures] }
    }
  }
  return {
    configs,
    failures: [],
    open(siteUrls, headOf = () => ({})) {
      const siteOf = (path: string) => all[ownerOf(path) ?? -1]
      const commit = { siteUrls, headOf, files, siteOf }
      const all = configs.map(
        (config, index) =>
          new GeneratorSite(
            config,
            generatorOf(config),
            routes[index]!,
            commit,
          ),
      )
      return { all, siteOf }
    },
    keysOf,
    headOf: (config, page) => readHead(page, keysOf(config)),
  }
}

/** A key begins with this whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}'

/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block: string, word: string): boolean {
  let start = block.indexOf(word)
  while (start >= 0) {
    const end = start + word.length
    const isWord = !/\w/.test(block.charAt(start - 1))
    if (isWord && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
      return true
    start = block.indexOf(word, end)
  }
  return false
}

/** A page's front matter under these keys; `#` is its first heading, and `---` that it has any front matter. */
function readHead(page: string, keys: readonly string[]): Head {
  const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { language, block = '', end = 0 } = findBlock(text) ?? {}
  const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '')
  // The front matter of most pages has none of the keys, and needs no parser.
  const hasKey = words.some(word => mayBeKey(block, word))
  const data = language && hasKey ? readBlock(block, language).data : undefined
  const head: Record<string, string | readonly string[]> = {}
  for (const key of keys) {
    const value = valueOfKey(key, data)
    if (value !== undefined) head[key] = value
  }
  const heading = keys.includes('#') ? firstHeading(text.slice(end)) : undefined
  if (heading !== undefined) head['#'] = heading
  if (keys.includes('---') && end > 0 && text.startsWith('---'))
    head['---'] = 'true'
  return head
}

function valueOfKey(
  key: string,
  data: unknown,
): string | readonly string[] | undefined {
  const value = valueAt(data, ...key.replace(MAPPING, '').split('.'))
  if (key.startsWith(MAPPING)) {
    const isMapping = typeof value === 'object' && value !== null
    return isMapping ? JSON.stringify(value) : undefined
  }
  return Array.isArray(value) ? scalarTexts(value) : scalarText(value)
}

function firstHeading(markdown: string): string | undefined {
  const line = readLines(markdown).find(each => headingDepth(each) === 1)
  return line?.text
    .slice(2)
    .replace(/(?:^| )#+ *$/, '')
    .trim()
}

/** Finds the site that a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
function toOwner(
  configs: readonly SiteConfig[],
): (path: string) => number | undefined {
  const owners = new Map<string, number>()
  for (const [index, { folder: siteFolder, roots }] of configs.entries())
    for (const folder of [siteFolder, ...roots.map(root => root.folder)])
      if (!owners.has(folder)) owners.set(folder, index)
  return path => {
    for (
      let end = path.lastIndexOf('/') + 1;
      end > 0;
      end = path.lastIndexOf('/', end - 2) + 1
    ) {
      const owner = owners.get(path.slice(0, end))
      if (owner !== undefined) return owner
    }
    return owners.get('')
  }
}
