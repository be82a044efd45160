/** One file of a tree, as `git ls-tree` gives it. */
export interface TreeEntry {
  path: string
  /** Octal, as git writes it: `100644`, `100755`, `120000` (link) or `160000` (submodule). */
  mode: string
  oid: string
  /** The path's bytes are UTF-8, so that `path` says exactly what git has. */
  isUtf8: boolean
}

/** The files of a commit, in git's order. */
export type Tree = readonly TreeEntry[]

const TAB = 0x09
const NUL = 0x00

/** Parses the output of `git ls-tree -r -z --full-tree`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes. */
export function parseTree(output: Buffer): Tree {
  const entries: TreeEntry[] = []
  for (let start = 0; start < output.length; ) {
    const tab = output.indexOf(TAB, start)
    const end = output.indexOf(NUL, tab)
    const [mode = '', , oid = ''] = output.toString('latin1', start, tab).split(' ')
    entries.push({ mode, oid, ...toPath(output.subarray(tab + 1, end)) })
    start = end + 1
  }
  return entries
}

function toPath(bytes: Buffer): { path: string; isUtf8: boolean } {
  const path = bytes.toString('utf8')
  return { path, isUtf8: !path.includes('\ufffd') || Buffer.from(path).equals(bytes) }
}

/** The paths that two trees do not hold alike. */
export function differing(before: Tree, after: Tree): Set<string> {
  const spelled = ({ mode, oid }: TreeEntry) => `${mode} ${oid}`
  const had = new Map(before.map(entry => [entry.path, spelled(entry)]))
  const touched = after.filter(entry => had.get(entry.path) !== spelled(entry)).map(({ path }) => path)
  const kept = new Set(after.map(({ path }) => path))
  return new Set([...touched, ...[...had.keys()].filter(path => !kept.has(path))])
}
