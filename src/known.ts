import type { Paths } from './document/document.ts'
import { toPaths } from './document/paths.ts'
import { toMatcher } from './files.ts'
import type { AttemptRecord, History } from './journal.ts'
import type { Known, Pages, Snapshot } from './plan.ts'
import type { Tree } from './repository/tree.ts'
import { cut } from './snapshot.ts'

/** What the service may hold, and the paths that were around when it was pushed. */
export interface Before {
  known: Known
  paths: Paths[]
  /** The settings under which it was pushed. */
  settings: string[]
  /** What was deleted so long ago that it may have been archived already. */
  deleted: Pages
}

export interface KnownOptions {
  tree: (commit: string) => Promise<Tree>
  /** Everything is pushed again, so that a commit that is gone only costs the archiving of what it held. */
  everything: boolean
  /** Called for each commit that is gone. */
  onMissing: (error: Error) => void
}

/** Reads the trees of the last success and of every dirty attempt, each cut as it was then. */
export async function readKnown({ synced, dirty }: History, options: KnownOptions): Promise<Before> {
  const paths: Paths[] = []
  const read = async ({ sha, files, refPrefix, settings }: AttemptRecord): Promise<Snapshot[]> => {
    const tree = await readTree(sha, options)
    if (tree === undefined) return []
    paths.push(pathsOf(tree))
    return [{ pages: cut(tree, toMatcher(files), refPrefix).pages, settings }]
  }
  const dirtySnapshots: Snapshot[] = []
  for (const attempt of dirty) dirtySnapshots.push(...(await read(attempt.record)))
  const [syncedSnapshot] = synced ? await read(synced.record) : []
  const settings = [...dirty, ...(synced ? [synced] : [])].map(attempt => attempt.record.settings)
  return { known: { synced: syncedSnapshot, dirty: dirtySnapshots }, paths, settings, deleted: new Map() }
}

/**
 * What the service may hold when there is no journal: any version of what is wanted now, what was there before the
 * push, and whatever history has deleted.
 */
export function assumeKnown(wanted: Pages, before: Pages, deleted: Pages): Before {
  const settings = 'unknown'
  const dirty = [wanted, before].map(pages => ({ pages, settings }))
  return { known: { synced: undefined, dirty }, paths: [], settings: [settings], deleted }
}

/** The tree of a commit; `undefined` where it is gone and can be done without. */
export async function readTree(
  commit: string,
  { tree, everything, onMissing }: KnownOptions,
): Promise<Tree | undefined> {
  try {
    return await tree(commit)
  } catch (error) {
    if (!everything || !(error instanceof Error)) throw error
    onMissing(error)
    return undefined
  }
}

export function pathsOf(tree: Tree): Paths {
  return toPaths(tree.map(entry => entry.path))
}
