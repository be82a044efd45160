import { addedToDefault, toMatcher } from '../inputs/patterns.ts'
import type { AttemptRecord, Digests } from '../journal/index.ts'
import {
  type CommitFiles,
  configurationsIn,
  type GeneratorChoice,
  readSites,
  type SiteFindings,
} from '../sites/index.ts'
import { cached } from '../text/data.ts'
import { digestOf, textOf } from '../text/index.ts'
import type { Topic } from '../text/message.ts'
import { folderOf, join, namesSource, type Paths } from '../text/paths.ts'
import {
  isGenerated,
  oidsOf,
  type Page,
  type Pages,
  pathsOf,
  type ReadBlobs,
  type Tree,
  type TreeEntry,
  withDigests,
} from './files.ts'

export * from './files.ts'
export * from './files.ts'

/** A commit with what an earlier step of the job has left on the disk, and what its sites make of its files. */
interface CommitContents extends SelectionSource {
  files: CommitFiles
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
}

/** All that there is to push at one commit. */
export interface Snapshot extends CommitContents, Selection {}

/**
 * Takes the snapshot of a commit.
 *
 * @param inputs those of the time at which it was pushed.
 * @param digests what was on the disk at that time.
 */
export type TakeSnapshot = (
  commit: string,
  inputs: SelectionInputs,
  digests?: Digests,
) => Promise<Snapshot>

interface CommitReader {
  tree: (commit: string) => Promise<Tree>
  blobs: ReadBlobs
  /** Finds the sites of a commit, on a thread. */
  findSites: (
    files: CommitFiles,
    generator: GeneratorChoice,
    blobs: ReadBlobs,
  ) => Promise<SiteFindings>
}

/** Reads each commit once for all targets, and where nothing has changed also for the last success. */
export function openSnapshots(reader: CommitReader): TakeSnapshot {
  const commits = new Map<string, Promise<CommitContents>>()
  const snapshots = new Map<string, Promise<Snapshot>>()
  return (commit, inputs, digests = new Map()) => {
    const { files, refPrefix, generator } = inputs
    const commitKey = JSON.stringify([commit, generator, [...digests].sort()])
    const read = async () => {
      const tree = withDigests(await reader.tree(commit), digests)
      return readCommit(tree, generator, reader)
    }
    const select = async () => {
      const contents = await cached(commits, commitKey, read)
      return { ...contents, ...selectFromSites(contents, inputs) }
    }
    const key = JSON.stringify([commitKey, files, refPrefix])
    return cached(snapshots, key, select)
  }
}

async function readCommit(
  tree: Tree,
  generator: GeneratorChoice,
  { blobs, findSites }: CommitReader,
): Promise<CommitContents> {
  const paths = pathsOf(tree)
  const files = toCommitFiles(tree, paths)
  const allPaths = [...paths.files]
  // Nothing of generators is loaded where no file has the name of a configuration.
  if (configurationsIn(allPaths, generator).length === 0) {
    const read = async (wanted: readonly string[]) => {
      const found = new Map<string, string>()
      const texts = await readFileTexts(wanted, oidsOf(tree), blobs)
      for (const [path, text] of texts)
        if (text !== undefined) found.set(path, text)
      return found
    }
    const found = await readSites(allPaths, read, generator)
    const sites = { ...found, all: [], files: new Map() }
    return { tree, paths, files, sites }
  }
  const sites = await findSites(files, generator, blobs)
  const linked = await followLinks(tree, path => sites.files.has(path), blobs)
  return {
    tree: linked,
    paths,
    // Threads are sent the same files once.
    files: linked === tree ? files : toCommitFiles(linked, paths),
    sites,
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
async function followLinks(
  tree: Tree,
  isOnSite: (path: string) => boolean,
  blobs: ReadBlobs,
): Promise<Tree> {
  const linkOids = new Map<string, string>()
  for (const { kind, path, oid } of tree)
    if (kind === 'link' && namesSource(path) && isOnSite(path))
      linkOids.set(path, oid)
  if (linkOids.size === 0) return tree
  const oids = oidsOf(tree)
  // Git has the path that a link leads to as its text.
  const texts = await readFileTexts([...linkOids.keys()], linkOids, blobs)
  return tree.map(entry => {
    const destination = texts.get(entry.path)
    if (destination === undefined || destination.startsWith('/')) return entry
    const path = join(folderOf(entry.path), destination)
    if (path === undefined || !namesSource(path)) return entry
    const oid = oids.get(path)
    return oid === undefined ? entry : { ...entry, kind: 'file', oid }
  })
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
  const foundOids = found.map(path => oids.get(path)!)
  let index = 0
  for await (const { bytes } of blobs(foundOids, MAX_READ_BYTES))
    texts.set(found[index++]!, bytes && textOf(bytes))
  return texts
}

/** A file that looks like a page and is not one. */
interface SkippedFile {
  path: string
  externalRef: string
  reason: string
  /** Names the section that explains the reason, where it is a failure that its author has to change. */
  topic?: Topic
}

const UNNAMED = {
  reason:
    'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
  topic: 'file-name',
} as const

/** The pages of a tree, and the entries that match the patterns and can never be one. */
export interface Selection {
  pages: Pages
  skipped: SkippedFile[]
}

/** The inputs, of this run or of an earlier one by its record, that decide which files are pages and what these are called. */
type SelectionInputs = Pick<AttemptRecord, 'files' | 'refPrefix' | 'generator'>

/**
 * Selects the pages of a tree by patterns, and names them with the prefix of the same time.
 *
 * @param exclusionReason why the site that a file belongs to does not show it.
 */
export function selectPages(
  tree: Tree,
  isWanted: (path: string) => boolean,
  refPrefix: string,
  exclusionReason: (entry: TreeEntry) => string | undefined = () => undefined,
): Selection {
  const pages = new Map<string, Page>()
  const skipped: SkippedFile[] = []
  for (const entry of tree) {
    const { path, oid, isUtf8 } = entry
    const externalRef = refPrefix + path
    if (!isWanted(path) && !isGenerated(entry)) {
      const reason = reasonByCase(path, isWanted)
      if (reason !== undefined) skipped.push({ path, externalRef, reason })
      continue
    }
    const reason = reasonByKind(entry) ?? exclusionReason(entry)
    if (reason !== undefined) skipped.push({ path, externalRef, reason })
    else if (isUtf8) pages.set(externalRef, { externalRef, path, oid })
    else skipped.push({ path, externalRef, ...UNNAMED })
  }
  return { pages, skipped }
}

/** Why an entry of a tree can never be a page. */
function reasonByKind({ kind }: TreeEntry): string | undefined {
  if (kind === 'link') return 'is a symbolic link; links are not followed'
  if (kind === 'submodule')
    return 'is a submodule; its files belong to another repository'
  return undefined
}

/** Why a file is not a page that would be one if its extension were in small letters, which its author may not see. */
function reasonByCase(
  path: string,
  isWanted: (path: string) => boolean,
): string | undefined {
  if (!namesSource(path)) return undefined
  const extension = path.slice(path.lastIndexOf('.'))
  const lower = extension.toLowerCase()
  if (lower === extension) return undefined
  if (!isWanted(path.slice(0, -extension.length) + lower)) return undefined
  return `ends in "${extension}", and case counts in files. Rename it to end in "${lower}", or add the line **/*${extension} to the input files (after its default lines, if you do not set it).`
}

/** The files of a commit, and what its sites make of them. */
interface SelectionSource {
  tree: Tree
  sites: SiteFindings
}

/**
 * Selects the pages of a commit. A site decides which Markdown files in its folders are pages. Other files are pages where
 * `files` names them; the default patterns, and lines that only exclude, name none where there is a site.
 */
function selectFromSites(
  source: SelectionSource,
  inputs: SelectionInputs,
): Selection {
  const { tree, sites } = source
  const { files, refPrefix } = inputs
  const matches = toMatcher(files)
  const added = addedToDefault(files)
  const isByDefault = sites.all.length > 0 && added !== undefined
  const isLeftIn = toMatcher(['**', ...(added ?? [])])
  const exclusionReason = (path: string, isGeneratedFile: boolean) =>
    reasonBySite(path, isGeneratedFile, isByDefault, source)
  const isWanted = (path: string): boolean => {
    if (matches(path)) return true
    // The default patterns leave out folders such as `fixtures`, where a site may have pages.
    return (
      isByDefault &&
      isLeftIn(path) &&
      sites.files.has(path) &&
      exclusionReason(path, false) === undefined
    )
  }
  const selection = selectPages(tree, isWanted, refPrefix, entry =>
    exclusionReason(entry.path, isGenerated(entry)),
  )
  const siteDigests = sites.all.map(({ settings }) => digestOf(settings))
  for (const page of selection.pages.values()) {
    const file = sites.files.get(page.path)
    if (file) page.site = siteDigests[file.site]
  }
  return selection
}

/**
 * Says why the site that a file belongs to does not show it.
 *
 * @param isByDefault whether no line of the input `files` names files beside a site.
 */
function reasonBySite(
  path: string,
  isGeneratedFile: boolean,
  isByDefault: boolean,
  { sites }: SelectionSource,
): string | undefined {
  const file = sites.files.get(path)
  // A partial has no meaning by itself, even where somebody generates it for search.
  if (file?.isPartial) return file.exclusionReason
  if (isGeneratedFile) return undefined
  const isInPageFolder = namesSource(path) && file?.isInPageFolder === true
  if (isInPageFolder) return file.exclusionReason
  if (!isByDefault) return undefined
  if (file) return file.exclusionReason
  const isOnUnreadSite = sites.unread.some(folder => path.startsWith(folder))
  return isOnUnreadSite ? undefined : 'is not on the site'
}
