import {
  configurationsIn,
  describeSite,
  type GeneratorChoice,
  readSites,
  type SiteFindings,
  type SitesData,
} from '../generators/index.ts'
import { addedToDefault, toMatcher } from '../inputs/patterns.ts'
import { type Digests, digestOf, digestsKey } from '../journal/digests.ts'
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
    } else if (kind === 'link')
      skip('is a symbolic link; links are not followed')
    else if (kind === 'submodule')
      skip('is a submodule; its files belong to another repository')
    else if (!isUtf8) {
      const reason =
        'has a name that is not UTF-8, which no external_ref can spell. Rename the file.'
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
function whyMissed(
  path: string,
  isWanted: (path: string) => boolean,
): string | undefined {
  const [extension = ''] = MARKDOWN.exec(path) ?? []
  const lower = extension.toLowerCase()
  if (
    lower === extension ||
    !isWanted(path.slice(0, -extension.length) + lower)
  )
    return undefined
  return `ends in "${extension}", and case counts in files. Rename it to end in "${lower}", or add the line **/*${extension} to the input files (after its default lines, if you do not set it).`
}

/** What decides which files of a tree are documents, and what these are called. */
export type Shape = Pick<AttemptRecord, 'files' | 'refPrefix' | 'generator'> &
  /** Of a record: they begin with the number of the version that wrote it. */
  Partial<Pick<AttemptRecord, 'settings'>>

/** The files of a commit: plain data, for the threads that make its documents. */
export interface CommitFiles {
  /** The object IDs of its files by path; empty for a link or a submodule, which has no text of its own. */
  oids: ReadonlyMap<string, string>
  /** Those files and folders that GitHub does not have, since they were generated; absent where there are none. */
  generated?: ReadonlySet<string> | undefined
}

/** A commit, and what the configurations of its sites say. */
export interface CommitSites {
  files: CommitFiles
  sites: SitesData
}

export interface Reading extends Selection, CommitSites {
  tree: Tree
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
  /** What the sites make of the files in their folders, by path. */
  siteFiles: SiteFindings['files']
  siteHrefs: SiteFindings['hrefs']
}

export type ReadBlobs = (
  oids: readonly string[],
  maxBytes: number,
) => AsyncGenerator<Blob>

/** Reads what the patterns and the prefix of some time select of a commit and of what was on the disk beside it. */
export type PageReader = (
  commit: string,
  shape: Shape,
  digests?: Digests,
) => Promise<Reading>

/** Where commits are read. */
interface PageReaderOptions {
  tree: (commit: string) => Promise<Tree>
  blobs: ReadBlobs
  /** Finds the sites of a commit, on a thread. */
  findSites: (
    files: CommitFiles,
    generator: GeneratorChoice,
    blobs: ReadBlobs,
  ) => Promise<SiteFindings>
}

/**
 * Reads commits. What a commit has is read once for all targets, and where nothing has changed also for the last success.
 */
export function openPageReader(options: PageReaderOptions): PageReader {
  const opened = new Map<string, Promise<OfTree>>()
  const readings = new Map<string, Reading>()
  return async (commit, shape, digests = new Map()) => {
    const { files, refPrefix, generator } = shape
    const ofTree = JSON.stringify([commit, generator, digestsKey(digests)])
    const key = JSON.stringify([
      ofTree,
      files,
      refPrefix,
      overrulesSites(shape),
    ])
    const open = async () =>
      openTree(
        withDigests(await options.tree(commit), digests),
        generator,
        options,
      )
    if (!opened.has(ofTree)) opened.set(ofTree, open())
    const tree = (await opened.get(ofTree)) as OfTree
    const reading = readings.get(key) ?? readPages(tree, shape)
    readings.set(key, reading)
    return reading
  }
}

type OfTree = Pick<
  Reading,
  'tree' | 'paths' | 'files' | 'sites' | 'siteFiles' | 'siteHrefs'
>

/** The paths of a tree, and what a generator makes of them. */
async function openTree(
  written: Tree,
  generator: GeneratorChoice,
  { blobs, findSites }: PageReaderOptions,
): Promise<OfTree> {
  const paths = pathsOf(written)
  const writtenFiles = toCommitFiles(written, paths)
  // Nothing of generators is loaded where no file has the name of a configuration.
  const mayHaveSite = configurationsIn([...paths.files], generator).length > 0
  const found: SiteFindings = mayHaveSite
    ? await findSites(writtenFiles, generator, blobs)
    : {
        data: await readSites(
          [...paths.files],
          async () => new Map(),
          generator,
        ),
        files: new Map(),
        hrefs: [],
      }
  const siteFiles = found.files
  const tree = await withLinkedPages(
    written,
    path => siteFiles.has(path),
    blobs,
  )
  const files = tree === written ? writtenFiles : toCommitFiles(tree, paths)
  return {
    tree,
    paths,
    files,
    sites: found.data,
    siteFiles,
    siteHrefs: found.hrefs,
  }
}

function toCommitFiles(tree: Tree, { generated }: Paths): CommitFiles {
  const oids = new Map<string, string>()
  for (const { path, kind, oid } of tree)
    oids.set(path, kind === 'file' ? oid : '')
  return { oids, generated }
}

/**
 * A tree in which a symbolic link on a site that leads to a Markdown file of the same commit, such as `docs/index.md` to
 * `../README.md`, is a file with that text: generators follow it. Any other link stays one.
 */
async function withLinkedPages(
  tree: Tree,
  isOnSite: (path: string) => boolean,
  blobs: ReadBlobs,
): Promise<Tree> {
  const links = tree.filter(
    ({ kind, path }) =>
      kind === 'link' && MARKDOWN.test(path) && isOnSite(path),
  )
  if (links.length === 0) return tree
  const files = oidsOf(tree)
  const oids = new Map(links.map(({ path, oid }) => [path, oid]))
  // Git has the path that a link leads to as its text.
  const texts = await readFileTexts([...oids.keys()], oids, blobs)
  return tree.map(entry => {
    const written = texts.get(entry.path) ?? '/'
    const target = written.startsWith('/')
      ? undefined
      : join(folderOf(entry.path), written)
    const oid =
      target !== undefined && MARKDOWN.test(target)
        ? files.get(target)
        : undefined
    return oid === undefined ? entry : { ...entry, kind: 'file', oid }
  })
}

/** The last version in which patterns in `files` overruled a site: of what it does not show only partials stayed out. */
const LAST_TO_OVERRULE_SITES = 19

function overrulesSites({ settings = '' }: Shape): boolean {
  const [version = ''] = settings.split('-')
  return version !== '' && Number(version) <= LAST_TO_OVERRULE_SITES
}

/**
 * A site decides which Markdown files in its folders are pages. Other files are pages where `files` names them; the default
 * patterns, and lines that only exclude, name none where there is a site.
 */
function readPages(ofTree: OfTree, shape: Shape): Reading {
  const { files, refPrefix } = shape
  const { tree, sites, siteFiles } = ofTree
  const isOverruled = overrulesSites(shape)
  const added = addedToDefault(files)
  const isByDefault =
    sites.sites.length > 0 &&
    added !== undefined &&
    !(isOverruled && added.length > 0)

  const exclusionReason = (
    path: string,
    isGenerated: boolean,
  ): string | undefined => {
    const file = siteFiles.get(path)
    const isInFolder = MARKDOWN.test(path) && file?.isInPageFolder === true
    // Who says that a file is generated for search wants it there; but a partial has no meaning by itself.
    if (file?.isPartial || (isInFolder && !isGenerated && !isOverruled))
      return file?.exclusionReason
    const isUnread =
      !file && sites.unread.some(folder => path.startsWith(folder))
    if (!isByDefault || isGenerated || isUnread) return undefined
    return file ? file.exclusionReason : 'is not on the site'
  }

  const matches = toMatcher(files)
  const isLeftIn = toMatcher(['**', ...(added ?? [])])
  // The default patterns leave out folders such as `fixtures`, where a site may have pages.
  const isWanted = isByDefault
    ? (path: string) =>
        matches(path) ||
        (isLeftIn(path) && exclusionReason(path, false) === undefined)
    : matches
  const selection = selectPages(tree, isWanted, refPrefix, entry =>
    exclusionReason(entry.path, isGenerated(entry)),
  )
  const digests = sites.sites.map(config => digestOf(describeSite(config)))
  for (const page of selection.pages.values()) {
    const file = siteFiles.get(page.path)
    if (file) page.site = digests[file.site]
  }
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
  const texts = new Map<string, string | undefined>(
    paths.map(path => [path, undefined]),
  )
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
