import { toMatcher } from '../inputs/patterns.ts'
import { isInShard, type Shard } from '../inputs/shard.ts'
import type { AttemptRecord } from '../journal/index.ts'
import type { Page, Pages } from './index.ts'
import { type Paths, pathsOf, type Tree, type TreeEntry } from './tree.ts'

/** What a tree has for search: pages, and entries that match the patterns and can never be one. */
export interface Selection {
  pages: Pages
  skipped: ({ path: string; externalRef: string } & Obstacle)[]
}

/** Why an entry that the patterns match is no page, and whether its author has to change that. */
interface Obstacle {
  reason: string
  isFailure: boolean
}

/** Selects the pages of a tree by patterns, and names them with the prefix of the same time. */
export function selectPages(tree: Tree, isWanted: (path: string) => boolean, refPrefix: string): Selection {
  const pages = new Map<string, Page>()
  const skipped: Selection['skipped'] = []
  for (const entry of tree) {
    const { path, oid } = entry
    if (!isWanted(path)) continue
    const externalRef = refPrefix + path
    const obstacle = findObstacle(entry, pages.has(externalRef))
    if (obstacle) skipped.push({ path, externalRef, ...obstacle })
    else pages.set(externalRef, { externalRef, path, oid })
  }
  return { pages, skipped }
}

function findObstacle({ mode, isUtf8 }: TreeEntry, isRepeated: boolean): Obstacle | undefined {
  if (mode === '120000') return { reason: 'is a symbolic link; links are not followed', isFailure: false }
  if (mode === '160000')
    return { reason: 'is a submodule; its files belong to another repository', isFailure: false }
  if (!isUtf8)
    return {
      reason: 'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
      isFailure: true,
    }
  // No git makes such a tree, but whoever writes the objects can; GitHub refuses it.
  if (isRepeated)
    return { reason: 'is in the commit twice: the first counts. Commit the file again.', isFailure: true }
  return undefined
}

/** What decides which files of a tree are documents, and what these are called. */
export type Shape = Pick<AttemptRecord, 'files' | 'refPrefix'>

/** What a tree has for search, in the shard of a run. */
export interface Reading extends Selection {
  /** The pages of all shards. */
  all: Pages
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
}

/** Reads trees for a shard, none twice: where nothing has changed, the tree of the last success is today's. */
export function openPageReader(shard: Shard): (tree: Tree, shape: Shape) => Reading {
  const readings: { tree: Tree; key: string; reading: Reading }[] = []
  return (tree, { files, refPrefix }) => {
    const key = JSON.stringify([files, refPrefix])
    const known = readings.find(each => each.tree === tree && each.key === key)
    if (known) return known.reading
    const { pages: all, skipped } = selectPages(tree, toMatcher(files), refPrefix)
    const isOwn = ({ path }: { path: string }) => isInShard(path, shard)
    const pages = shard.count === 1 ? all : new Map([...all].filter(([, page]) => isOwn(page)))
    const reading = { all, pages, skipped: skipped.filter(isOwn), paths: pathsOf(tree) }
    readings.push({ tree, key, reading })
    return reading
  }
}
