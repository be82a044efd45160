import type { Paths } from '../document/document.ts'
import type { AttemptRecord, History } from '../journal.ts'
import type { Known, Pages, Snapshot } from '../plan.ts'
import { CommitGoneError } from '../repository/errors.ts'
import type { Tree } from '../repository/tree.ts'
import { isSameNormaliser } from './digest.ts'
import type { Reading, Shape } from './reading.ts'

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
  read: (tree: Tree, shape: Shape) => Reading
  /** What is wanted now. */
  wanted: Pages
  /** Everything is pushed again, so that a commit that is gone for good can be done without. */
  everything: boolean
  /** Called for each commit that is gone. */
  onGone: (error: CommitGoneError) => void
}

/** Under which nothing was ever pushed. */
const UNKNOWN = 'unknown'

/** Reads the trees of the last success and of every dirty attempt, each by the patterns and prefix of its time. */
export async function readKnown({ synced, dirty }: History, options: KnownOptions): Promise<Before> {
  const paths = new Set<Paths>()
  const read = async (record: AttemptRecord): Promise<Snapshot> => {
    const { settings } = record
    const tree = await readTree(record.sha, options)
    // Of a commit that is gone only this is known: some version of what is wanted now may be in search.
    if (tree === undefined) return { pages: options.wanted, settings: UNKNOWN }
    const { cut, paths: around } = options.read(tree, record)
    paths.add(around)
    return { pages: cut.pages, settings }
  }
  const dirtySnapshots: Snapshot[] = []
  for (const attempt of dirty) dirtySnapshots.push(await read(attempt.record))
  const known: Known = { synced: synced && (await read(synced.record)), dirty: dirtySnapshots }
  return { known, paths: [...paths], settings: settingsOf(known), deleted: new Map() }
}

/**
 * What the service may hold when there is no journal: any version of what is wanted now, what was there before the
 * push, and whatever history has deleted.
 */
export function assumeKnown(wanted: Pages, before: Pages, deleted: Pages): Before {
  const dirty = [wanted, before].map(pages => ({ pages, settings: UNKNOWN }))
  const known: Known = { synced: undefined, dirty }
  return { known, paths: [], settings: settingsOf(known), deleted }
}

/** The tree of a commit; `undefined` where it is gone and can be done without. */
export async function readTree(
  commit: string,
  { tree, everything, onGone }: KnownOptions,
): Promise<Tree | undefined> {
  try {
    return await tree(commit)
  } catch (error) {
    // A server that is out of reach must not pass for a commit that is gone: its deletions would be forgotten.
    if (!everything || !(error instanceof CommitGoneError)) throw error
    onGone(error)
    return undefined
  }
}

function settingsOf({ synced, dirty }: Known): string[] {
  return [...dirty, ...(synced ? [synced] : [])].map(each => each.settings)
}

/** Whether all that may be in search was made by this normaliser, so that the same pages were hidden. */
export function wasHiddenAlike({ settings }: Before, today: string): boolean {
  return settings.every(each => isSameNormaliser(each, today))
}
