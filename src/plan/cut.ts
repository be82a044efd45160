import type { Page, Pages } from '../plan.ts'
import type { Tree, TreeEntry } from '../repository/tree.ts'
import { isInShard, type Shard } from '../shard.ts'

/** What a tree has for search: pages, and matching entries that can never be one. */
export interface Cut {
  pages: Pages
  skipped: { path: string; externalRef: string; reason: string; isFailure: boolean }[]
}

/** Cuts a tree by patterns, and names its pages with the prefix of the same time. */
export function cut(tree: Tree, isWanted: (path: string) => boolean, refPrefix: string): Cut {
  const pages = new Map<string, Page>()
  const skipped: Cut['skipped'] = []
  for (const entry of tree) {
    if (!isWanted(entry.path)) continue
    const externalRef = refPrefix + entry.path
    const isTwice = pages.has(externalRef)
    const obstacle = OBSTACLES.find(each => each.applies(entry, isTwice))
    if (obstacle) skipped.push({ path: entry.path, externalRef, ...obstacle.outcome })
    else pages.set(externalRef, { externalRef, path: entry.path, oid: entry.oid })
  }
  return { pages, skipped }
}

/** What of a cut falls to a shard. */
export function cutToShard(all: Cut, shard: Shard): Cut {
  // A copy of 100,000 pages for nothing.
  if (shard.count === 1) return all
  const { pages, skipped } = all
  return {
    pages: new Map([...pages].filter(([, { path }]) => isInShard(path, shard))),
    skipped: skipped.filter(({ path }) => isInShard(path, shard)),
  }
}

/** Why an entry that the patterns match is no page. */
const OBSTACLES: readonly {
  applies: (entry: TreeEntry, isTwice: boolean) => boolean
  outcome: { reason: string; isFailure: boolean }
}[] = [
  {
    applies: entry => entry.mode === '120000',
    outcome: { reason: 'is a symbolic link; links are not followed', isFailure: false },
  },
  {
    applies: entry => entry.mode === '160000',
    outcome: { reason: 'is a submodule; its files belong to another repository', isFailure: false },
  },
  {
    applies: entry => !entry.isUtf8,
    outcome: {
      reason: 'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
      isFailure: true,
    },
  },
  // No git makes such a tree, but whoever writes the objects can; GitHub refuses it.
  {
    applies: (_, isTwice) => isTwice,
    outcome: { reason: 'is in the commit twice: the first counts. Commit the file anew.', isFailure: true },
  },
]
