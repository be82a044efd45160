import { type Topic, UserError } from '../text/index.ts'

/** One file of a tree, as `git ls-tree` gives it. */
export interface TreeEntry {
  path: string
  /** The blob of a link is the path that it leads to; a submodule has no blob. */
  kind: 'file' | 'link' | 'submodule'
  oid: string
  /** The path's bytes are UTF-8, so that `path` says exactly what git has. */
  isUtf8: boolean
}

/** The files of a commit, in git's order. */
export type Tree = readonly TreeEntry[]

/** The object IDs of the files of a tree, by their paths; not those of links and submodules. */
export function oidsOf(tree: Tree): Map<string, string> {
  const oids = new Map<string, string>()
  for (const { path, kind, oid } of tree)
    if (kind === 'file') oids.set(path, oid)
  return oids
}

/** The paths that two trees do not hold alike. */
export function differing(before: Tree, after: Tree): Set<string> {
  const spelled = (tree: Tree) =>
    new Map(tree.map(({ path, kind, oid }) => [path, `${kind} ${oid}`]))
  const [old, now] = [spelled(before), spelled(after)]
  return new Set(
    [...old.keys(), ...now.keys()].filter(
      path => old.get(path) !== now.get(path),
    ),
  )
}

/** A blob as git has it; `bytes` is absent when git has no such object or it is larger than asked for. */
export interface Blob {
  oid: string
  /** `undefined` when git has no such object. */
  size: number | undefined
  bytes: Uint8Array | undefined
  /** Why a file on the disk cannot be read: goes after its name. */
  problem?: string
  /** The path at which the text of a built page is kept, for the thread that makes its document. */
  built?: string
}

/** The checkout cannot give what the run needs; the message says what to do. */
export class RepositoryError extends UserError {
  constructor(message: string, topic: Topic = 'checkout') {
    super(message, topic)
  }
}

/** The server does not have the commit any more, as after a force push. */
export class CommitGoneError extends RepositoryError {
  constructor(message: string) {
    super(message, 'commit-gone')
  }
}
