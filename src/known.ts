import type { Paths } from './document/document.ts'
import { toPaths } from './document/paths.ts'
import { toMatcher } from './files.ts'
import type { AttemptRecord, History } from './journal.ts'
import type { Known, Snapshot } from './plan.ts'
import type { Tree } from './repository/tree.ts'
import { cut } from './snapshot.ts'

/** What the service may hold, and the paths that were around when it was pushed. */
export interface Before {
  known: Known
  paths: Paths[]
  /** The settings under which it was pushed. */
  settings: string[]
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
  const read = async (record: AttemptRecord): Promise<Snapshot[]> => {
    const tree = await options.tree(record.sha).catch(error => {
      if (!options.everything) throw error
      options.onMissing(error)
      return undefined
    })
    if (tree === undefined) return []
    paths.push(pathsOf(tree))
    return [{ pages: cut(tree, toMatcher(record.files), record.refPrefix).pages, settings: record.settings }]
  }
  const dirtySnapshots: Snapshot[] = []
  for (const attempt of dirty) dirtySnapshots.push(...(await read(attempt.record)))
  const [syncedSnapshot] = synced ? await read(synced.record) : []
  const known = { synced: syncedSnapshot, dirty: dirtySnapshots }
  return {
    known,
    paths,
    settings: [...dirtySnapshots, ...(syncedSnapshot ? [syncedSnapshot] : [])].map(each => each.settings),
  }
}

export function pathsOf(tree: Tree): Paths {
  return toPaths(tree.map(entry => entry.path))
}
