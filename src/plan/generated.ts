import type { Digests } from '../journal/digests.ts'
import type { Tree, TreeEntry } from './tree.ts'

/**
 * The tree of a commit with what an earlier step of the job has left on the disk. What git does not have has `+` and its
 * digest for an object ID, and a page whose body was made of its built page both: `<object ID>+<digest>`. So all that
 * compares trees sees each change.
 *
 * @param digests empty for a generated file of which only the path is known.
 */
export function withDigests(tree: Tree, digests: Digests): Tree {
  const tracked = new Set(tree.map(({ path }) => path))
  const entries = tree.map((entry): TreeEntry => {
    const digest = entry.kind === 'file' && digests.get(entry.path)
    return digest ? { ...entry, oid: `${entry.oid}+${digest}` } : entry
  })
  const generated = [...digests].filter(([path]) => !tracked.has(path))
  return [
    ...entries,
    ...generated.map(
      ([path, digest]): TreeEntry => ({ path, kind: 'file', oid: `+${digest}`, isUtf8: true }),
    ),
  ]
}

/** The object ID that git knows, empty where it has no such file, and the digest of what was on the disk. */
export function readOid(oid: string): { source: string; digest: string | undefined } {
  const [source = '', digest] = oid.split('+')
  return { source, digest }
}
