import type { Digests } from '../journal/digests.ts'
import { type Topic, UserError } from '../text/index.ts'

/** One file of a tree, as `git ls-tree` gives it. */
export interface TreeEntry {
  path: string
  /** Of a link the blob is the path that it leads to; a submodule has no blob. */
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
  /** Of a page whose site is built: where its text is kept, for the thread that makes its document. */
  built?: string
}

/** What was made of a page's built page, why the page goes by its source, or why it is not to be in search. */
export type BuiltText =
  | { body: string; address?: string; title?: string }
  | { reason: string }
  | { hidden: string }

/** Why HTML without a source is not in search. */
export const hiddenTexts = {
  empty: { hidden: 'the page has no text' },
  noIndex: { hidden: 'the head of the HTML says noindex' },
} as const satisfies Record<string, BuiltText>

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

/** Every file of the tree, and every folder on the way to one, so that a link's target can be looked up. */
export interface Paths {
  files: ReadonlySet<string>
  /** Without a slash at the end; the root is `''`. */
  folders: ReadonlySet<string>
  /** Those of both that GitHub does not have, since they were generated; absent where there are none. */
  generated?: ReadonlySet<string>
}

/** The files of a tree and the folders on the way to each. */
export function toPaths(files: Iterable<string>): Paths {
  const paths = { files: new Set(files), folders: new Set(['']) }
  for (const file of paths.files)
    for (
      let end = file.lastIndexOf('/');
      end > 0;
      end = file.lastIndexOf('/', end - 1)
    ) {
      const folder = file.slice(0, end)
      if (paths.folders.has(folder)) break
      paths.folders.add(folder)
    }
  return paths
}

export function pathsOf(tree: Tree): Paths {
  const paths = toPaths(tree.map(entry => entry.path))
  const tracked = tree.filter(entry => !isGenerated(entry))
  if (tracked.length === tree.length) return paths
  const { files, folders } = toPaths(tracked.map(entry => entry.path))
  const all = [...paths.files, ...paths.folders]
  return {
    ...paths,
    generated: new Set(
      all.filter(path => !files.has(path) && !folders.has(path)),
    ),
  }
}

/** Whether git has no such file: an earlier step of the job has written it. */
export function isGenerated({ oid }: { oid: string }): boolean {
  return oid.startsWith('+')
}

/**
 * The tree of a commit with what an earlier step of the job has left on the disk. What git does not have has `+` and its
 * digest for an object ID, and a page whose body was made of its built page both: `<object ID>+<digest>`. So all that
 * compares trees sees each change.
 */
export function withDigests(tree: Tree, digests: Digests): Tree {
  if (digests.size === 0) return tree
  const tracked = new Set(tree.map(({ path }) => path))
  const entries = tree.map((entry): TreeEntry => {
    const digest = entry.kind === 'file' && digests.get(entry.path)
    return digest ? { ...entry, oid: `${entry.oid}+${digest}` } : entry
  })
  const generated = [...digests].filter(
    ([path, digest]) =>
      digest !== '' && digest !== UNKNOWN_DIGEST && !tracked.has(path),
  )
  return [
    ...entries,
    ...generated.map(
      ([path, digest]): TreeEntry => ({
        path,
        kind: 'file',
        oid: `+${digest}`,
        isUtf8: true,
      }),
    ),
  ]
}

/** Of a page of the commit, if it had that page, whose digest is another one than now. */
export const UNKNOWN_DIGEST = 'other'

/** The object ID that git knows, empty where it has no such file, and the digest of what was on the disk. */
export function readOid(oid: string): {
  source: string
  digest: string | undefined
} {
  const [source = '', digest] = oid.split('+')
  return { source, digest }
}
