import type { CommitFiles, CommitSites } from '../document/commit.ts'
import {
  configurationsIn,
  type GeneratorChoice,
  readSites,
  type SiteFindings,
} from '../generators/index.ts'
import { type Digests, digestsKey } from '../journal/digests.ts'
import { textOf } from '../text/decode.ts'
import { folderOf, join, namesSource, type Paths } from '../text/paths.ts'
import { pathsOf, withDigests } from './origin.ts'
import type { ReadBlobs } from './ports.ts'
import {
  overrulesSites,
  type Selection,
  type SelectionInputs,
  type SelectionSource,
  selectFromSites,
} from './select.ts'
import { oidsOf, type Tree } from './tree.ts'

/** A commit with what an earlier step of the job has left on the disk, and what its sites make of its files. */
export interface CommitContents extends CommitSites, SelectionSource {
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
  /** The destinations of each site's links that name no file, as a text to compare. */
  siteHrefs: SiteFindings['hrefs']
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
  const snapshots = new Map<string, Snapshot>()

  const readOnce = (
    commit: string,
    generator: GeneratorChoice,
    digests: Digests,
    key: string,
  ): Promise<CommitContents> => {
    const known = commits.get(key)
    if (known) return known
    const contents = reader
      .tree(commit)
      .then(tree => readCommit(withDigests(tree, digests), generator, reader))
    commits.set(key, contents)
    return contents
  }
  return async (commit, inputs, digests = new Map()) => {
    const { files, refPrefix, generator } = inputs
    const commitKey = JSON.stringify([commit, generator, digestsKey(digests)])
    const contents = await readOnce(commit, generator, digests, commitKey)
    const key = JSON.stringify([
      commitKey,
      files,
      refPrefix,
      overrulesSites(inputs),
    ])
    const known = snapshots.get(key)
    if (known) return known
    const snapshot = { ...contents, ...selectFromSites(contents, inputs) }
    snapshots.set(key, snapshot)
    return snapshot
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
    const sites = await readSites(allPaths, async () => new Map(), generator)
    return { tree, paths, files, sites, siteFiles: new Map(), siteHrefs: [] }
  }
  const found = await findSites(files, generator, blobs)
  const linked = await followLinks(tree, path => found.files.has(path), blobs)
  return {
    tree: linked,
    paths,
    // Threads are sent the same files once.
    files: linked === tree ? files : toCommitFiles(linked, paths),
    sites: found.data,
    siteFiles: found.files,
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
