import type { Paths } from '../document/document.ts'
import { toPaths } from '../document/paths.ts'
import { toMatcher } from '../files.ts'
import type { Tree } from '../repository/tree.ts'
import type { Shard } from '../shard.ts'
import { type Cut, cut, cutToShard } from './cut.ts'

/** What decides which files of a tree are documents, and what these are called. */
export interface Shape {
  files: readonly string[]
  refPrefix: string
}

/** What a tree has for search. */
export interface Reading {
  /** In the shard of this run. */
  cut: Cut
  /** All that links could lead to, whatever the patterns. */
  paths: Paths
}

/**
 * Reads trees for a shard, none twice: where nothing has changed, the tree of the last success is today's, and attempts
 * that failed in a row often set out from the same one.
 */
export function openReadings(shard: Shard): (tree: Tree, shape: Shape) => Reading {
  const made: (Reading & { tree: Tree; shape: string })[] = []
  return (tree, { files, refPrefix }) => {
    const shape = JSON.stringify([files, refPrefix])
    const ofTree = made.filter(each => each.tree === tree)
    const same = ofTree.find(each => each.shape === shape)
    if (same) return same
    const own = cutToShard(cut(tree, toMatcher(files), refPrefix), shard)
    const paths = ofTree[0]?.paths ?? pathsOf(tree)
    made.push({ tree, shape, cut: own, paths })
    return { cut: own, paths }
  }
}

export function pathsOf(tree: Tree): Paths {
  return toPaths(tree.map(entry => entry.path))
}
