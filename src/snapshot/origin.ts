import type { Digests } from '../journal/digests.ts'
import { type Paths, toPaths } from '../text/paths.ts'
import type { Tree, TreeEntry } from './tree.ts'

/** The place where the text of a file is read. */
export type Origin =
  /** Git has it. */
  | { kind: 'git'; oid: string }
  /** An earlier step of the job wrote it to the disk; git has no such file. */
  | { kind: 'disk'; digest: string }
  /** Git has its source, and its body is made of the page that a built site has of it. */
  | { kind: 'built'; oid: string; digest: string }

/** Stands in no object ID of git. */
const MARK = '+'

/** The digest of a built page of which nothing is known but that it is another one than now. */
export const UNKNOWN_DIGEST = 'other'

/** The object ID that a snapshot has for a file: two files have the same one when their texts are the same. */
export function toOid(origin: Origin): string {
  switch (origin.kind) {
    case 'git':
      return origin.oid
    case 'disk':
      return MARK + origin.digest
    case 'built':
      return origin.oid + MARK + origin.digest
  }
}

/** Reads what `toOid` has written. */
export function originOf(oid: string): Origin {
  const [gitOid = '', digest] = oid.split(MARK)
  if (digest === undefined) return { kind: 'git', oid: gitOid }
  if (gitOid === '') return { kind: 'disk', digest }
  return { kind: 'built', oid: gitOid, digest }
}

/** Whether git has no such file: an earlier step of the job has written it. */
export function isGenerated({ oid }: { oid: string }): boolean {
  return oid.startsWith(MARK)
}

/** Adds what earlier steps of the job have left on the disk to the tree of a commit. */
export function withDigests(tree: Tree, digests: Digests): Tree {
  if (digests.size === 0) return tree
  const entries: TreeEntry[] = []
  const tracked = new Set<string>()
  for (const entry of tree) {
    const digest = entry.kind === 'file' ? digests.get(entry.path) : undefined
    tracked.add(entry.path)
    if (digest)
      entries.push({
        ...entry,
        oid: toOid({ kind: 'built', oid: entry.oid, digest }),
      })
    else entries.push(entry)
  }
  for (const [path, digest] of digests) {
    if (tracked.has(path) || digest === '' || digest === UNKNOWN_DIGEST)
      continue
    const oid = toOid({ kind: 'disk', digest })
    entries.push({ path, kind: 'file', oid, isUtf8: true })
  }
  return entries
}

/** The files and folders of a tree, with those that git does not have. */
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
