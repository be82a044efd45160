import { createHash } from 'node:crypto'
import type { DocumentSettings } from '../document/document.ts'
import type { Target } from '../journal.ts'
import type { Page, Pages } from '../plan.ts'
import type { Tree, TreeEntry } from '../repository/tree.ts'
import { isInShard, nameOf, type Shard } from '../shard.ts'

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
export function cutToShard({ pages, skipped }: Cut, shard: Shard): Cut {
  if (shard.count === 1) return { pages, skipped }
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

/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number,
 * which alone decides what front matter hides.
 */
export function digest(
  normaliserVersion: number,
  { refPrefix: _, ...settings }: DocumentSettings,
  baseUrl: string,
): string {
  const all = JSON.stringify([baseUrl, Object.entries(settings).sort()])
  return `${normaliserVersion}-${createHash('sha256').update(all).digest('hex').slice(0, 32)}`
}

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, shard }: { connectorId: string; baseUrl: string; shard: Shard },
  repository: string,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  const name = nameOf(shard)
  return { repository, connectorId, service, ...(name && { shard: name }) }
}

/** Whether two digests were made by the same normaliser, so that it hid the same pages. */
export function isSameNormaliser(a: string, b: string): boolean {
  return a.split('-')[0] === b.split('-')[0]
}
