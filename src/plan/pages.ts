import {
  type Head,
  type HeadOf,
  type OpenSites,
  openSites,
  readSites,
  type SitesData,
} from '../generators/index.ts'
import { areDefault, toMatcher } from '../inputs/patterns.ts'
import type { GeneratorChoice } from '../inputs/values.ts'
import { type Digests, digestsKey } from '../journal/digests.ts'
import type { AttemptRecord } from '../journal/index.ts'
import { textOf } from '../text/decode.ts'
import type { Topic } from '../text/index.ts'
import { folderOf, join } from '../text/paths.ts'
import type { Page, Pages } from './index.ts'
import {
  type Blob,
  isGenerated,
  oidsOf,
  type Paths,
  pathsOf,
  type Tree,
  type TreeEntry,
  withDigests,
} from './tree.ts'

/** What a tree has for search: pages, and entries that match the patterns and can never be one. */
export interface Selection {
  pages: Pages
  skipped: {
    path: string
    externalRef: string
    reason: string
    /** Of a failure, which its author has to change: where its reason is explained. */
    topic?: Topic
  }[]
}

/**
 * Selects the pages of a tree by patterns, and names them with the prefix of the same time.
 *
 * @param whyNoPage why the site that a file belongs to does not show it.
 */
export function selectPages(
  tree: Tree,
  isWanted: (path: string) => boolean,
  refPrefix: string,
  whyNoPage: (entry: TreeEntry) => string | undefined = () => undefined,
): Selection {
  const pages = new Map<string, Page>()
  const skipped: Selection['skipped'] = []
  for (const entry of tree) {
    const { path, kind, oid, isUtf8 } = entry
    const externalRef = refPrefix + path
    const skip = (reason: string) => skipped.push({ path, externalRef, reason })
    if (!isWanted(path) && !isGenerated(entry)) {
      const reason = whyMissed(path, isWanted)
      if (reason) skip(reason)
    } else if (kind === 'link') skip('is a symbolic link; links are not followed')
    else if (kind === 'submodule') skip('is a submodule; its files belong to another repository')
    else if (!isUtf8) {
      const reason = 'has a name that is not UTF-8, which no external_ref can spell. Rename the file.'
      skipped.push({ path, externalRef, reason, topic: 'file-name' })
    } else {
      const reason = whyNoPage(entry)
      if (reason !== undefined) skip(reason)
      else pages.set(externalRef, { externalRef, path, oid })
    }
  }
  return { pages, skipped }
}

const MARKDOWN = /\.(?:md|mdx|markdown)$/i

/** Why a file is not a page that would be one if its extension were in small letters, which its author may not see. */
function whyMissed(path: string, isWanted: (path: string) => boolean): string | undefined {
  const [extension = ''] = MARKDOWN.exec(path) ?? []
  const lower = extension.toLowerCase()
  if (lower === extension || !isWanted(path.slice(0, -extension.length) + lower)) return undefined
  return `ends in "${extension}", and case counts in files. Rename it to end in "${lower}", or add the line **/*${extension} to the input files (after its default lines, if you do not set it).`
}

/** What decides which files of a tree are documents, and what these are called. */
export type Shape = Pick<AttemptRecord, 'files' | 'refPrefix' | 'generator'>

export interface Reading extends Selection {
  tree: Tree
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
  /** The sites whose configurations the tree has. */
  sites: SitesData
  heads: Heads
  /** The sites, as far as heads have been read. */
  openSites: OpenSites
}

/** What the pages of a commit's sites say of their own addresses, each read when it is asked for. */
interface Heads {
  /** Empty where it has not been read. */
  of: HeadOf
  read(paths: Iterable<string>): Promise<void>
}

export type ReadBlobs = (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>

/** Reads what the patterns and the prefix of some time select of a commit and of what was on the disk beside it. */
export type PageReader = (commit: string, shape: Shape, digests?: Digests) => Promise<Reading>

/**
 * Reads commits. What a commit has is read once for all targets, and where nothing has changed also for the last success.
 */
export function openPageReader({
  tree: treeOf,
  blobs,
}: {
  tree: (commit: string) => Promise<Tree>
  blobs: ReadBlobs
}): PageReader {
  const opened = new Map<string, Promise<OfTree>>()
  const readings = new Map<string, Reading>()
  const heads = new Map<string, Head>()
  return async (commit, shape, digests = new Map()) => {
    const { files, refPrefix, generator } = shape
    const ofTree = JSON.stringify([commit, generator, digestsKey(digests)])
    const key = JSON.stringify([ofTree, files, refPrefix])
    const open = async () => openTree(withDigests(await treeOf(commit), digests), generator, blobs, heads)
    if (!opened.has(ofTree)) opened.set(ofTree, open())
    const tree = (await opened.get(ofTree)) as OfTree
    const reading = readings.get(key) ?? readPages(tree, shape)
    readings.set(key, reading)
    return reading
  }
}

type OfTree = Pick<Reading, 'tree' | 'paths' | 'sites' | 'heads' | 'openSites'>

/** The paths of a tree, and what a generator makes of them. @param known heads by the object IDs of their pages. */
async function openTree(
  written: Tree,
  generator: GeneratorChoice,
  blobs: ReadBlobs,
  known: Map<string, Head>,
): Promise<OfTree> {
  const paths = pathsOf(written)
  const files = oidsOf(written)
  const readConfigs = async (asked: readonly string[]) => {
    const texts = await readFileTexts(asked, files, blobs)
    return new Map([...texts].flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])))
  }
  const found = await readSites([...paths.files], readConfigs, generator)
  const { data: sites, open, headOf } = await openSites(found, paths.files)
  const { siteOf } = open([])
  const tree = await withLinkedPages(written, path => siteOf(path) !== undefined, files, blobs)
  const oids = tree === written ? files : oidsOf(tree)
  const keyOf = (path: string) => `${siteOf(path)?.config.generator} ${oids.get(path)}`
  const heads: Heads = {
    of: path => known.get(keyOf(path)) ?? {},
    async read(asked) {
      const missing = [...new Set(asked)].filter(path => siteOf(path) && !known.has(keyOf(path)))
      for (const [path, text] of await readFileTexts(missing, oids, blobs))
        known.set(keyOf(path), headOf(siteOf(path)!.config, text ?? ''))
    },
  }
  const openAll: OpenSites = (siteUrls, headOf = heads.of) => open(siteUrls, headOf)
  return { tree, paths, sites, heads, openSites: openAll }
}

/**
 * A tree in which a symbolic link on a site that leads to a Markdown file of the same commit, such as `docs/index.md` to
 * `../README.md`, is a file with that text: generators follow it. Any other link stays one.
 */
async function withLinkedPages(
  tree: Tree,
  isOnSite: (path: string) => boolean,
  files: ReadonlyMap<string, string>,
  blobs: ReadBlobs,
): Promise<Tree> {
  const links = tree.filter(({ kind, path }) => kind === 'link' && MARKDOWN.test(path) && isOnSite(path))
  if (links.length === 0) return tree
  const oids = new Map(links.map(({ path, oid }) => [path, oid]))
  // Git has the path that a link leads to as its text.
  const texts = await readFileTexts([...oids.keys()], oids, blobs)
  return tree.map(entry => {
    const written = texts.get(entry.path) ?? '/'
    const target = written.startsWith('/') ? undefined : join(folderOf(entry.path), written)
    const oid = target !== undefined && MARKDOWN.test(target) ? files.get(target) : undefined
    return oid === undefined ? entry : { ...entry, kind: 'file', oid }
  })
}

function readPages(ofTree: OfTree, { files, refPrefix }: Shape): Reading {
  const { tree, sites, openSites } = ofTree
  const { siteOf } = openSites([])
  const isByDefault = sites.sites.length > 0 && areDefault(files)
  /** Where the user says which files to push, only partials are left out: they have no meaning by themselves. */
  const whyNoPage = (path: string, isAsOnSite = isByDefault): string | undefined => {
    const site = siteOf(path)
    const isUnknown = !site && sites.unread.some(folder => path.startsWith(folder))
    if (isAsOnSite && !isUnknown) return site ? site.whyNoPage(path) : 'is not on the site'
    return site?.isPartial(path) ? site.whyNoPage(path) : undefined
  }
  const matches = toMatcher(files)
  // By default a site knows best, also where it has a folder of a name such as `fixtures`.
  const isWanted = isByDefault
    ? (path: string) => matches(path) || (MARKDOWN.test(path) && whyNoPage(path) === undefined)
    : matches
  // Who says that a file is generated for search wants it there, whatever the site makes of it.
  const selection = selectPages(tree, isWanted, refPrefix, entry =>
    whyNoPage(entry.path, isByDefault && !isGenerated(entry)),
  )
  return { ...ofTree, ...selection }
}

/** A larger file is not included, and is neither a configuration nor a page whose head could be read. */
export const MAX_READ_BYTES = 5_000_000

/**
 * Reads files of a tree.
 *
 * @param oids of its files, by path: links are not followed.
 * @returns the texts in the order of the paths; `undefined` where there is no such file, a larger one, or no text.
 */
export async function readFileTexts(
  paths: readonly string[],
  oids: ReadonlyMap<string, string>,
  blobs: ReadBlobs,
): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>(paths.map(path => [path, undefined]))
  const found = paths.filter(path => oids.has(path))
  // Most repositories have no site whose files are read.
  if (found.length === 0) return texts
  let index = 0
  for await (const { bytes } of blobs(
    found.map(path => oids.get(path) as string),
    MAX_READ_BYTES,
  ))
    texts.set(found[index++] as string, bytes && textOf(bytes))
  return texts
}
