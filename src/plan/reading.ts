import type { Paths } from '../document/document.ts'
import { toPaths } from '../document/paths.ts'
import { toMatcher } from '../files.ts'
import type { AttemptRecord } from '../journal.ts'
import type { Tree } from '../repository/tree.ts'
import type { Shard } from '../shard.ts'
import { type Cut, cut, cutToShard } from './cut.ts'

/** What decides which files of a tree are documents, and what these are called. */
export type Shape = Pick<AttemptRecord, 'files' | 'refPrefix'>

/** What a tree has for search. */
export interface Reading {
  /** In the shard of this run. */
  cut: Cut
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
}

/** A reading, and what it is of. */
interface Made extends Reading {
  tree: Tree
  shape: Shape
}

/**
 * Reads trees for a shard, none twice: where nothing has changed, the tree of the last success is today's, and attempts
 * that failed in a row often set out from the same one.
 *
 * @param known what is read already.
 */
export function openReadings(shard: Shard, ...known: Made[]): (tree: Tree, shape: Shape) => Reading {
  const made = [...known]
  return (tree, shape) => {
    const ofTree = made.filter(each => each.tree === tree)
    const same = ofTree.find(each => keyOf(each.shape) === keyOf(shape))
    if (same) return same
    const all = cut(tree, toMatcher(shape.files), shape.refPrefix)
    const paths = ofTree[0]?.paths ?? pathsOf(tree)
    const reading = { tree, shape, cut: cutToShard(all, shard), paths }
    made.push(reading)
    return reading
  }
}

function keyOf({ files, refPrefix }: Shape): string {
  return JSON.stringify([files, refPrefix])
}

export function pathsOf(tree: Tree): Paths {
  return toPaths(tree.map(entry => entry.path))
}
