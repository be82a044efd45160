import { GitError } from './git.ts'

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

/**
 * Parses the output of `git ls-tree -r -z --full-tree`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes.
 *
 * @throws GitError
 */
export function parseTree(output: Buffer): Tree {
  return Array.from(cutAtNul('ls-tree', output), line => {
    const tab = line.indexOf(TAB)
    const [mode = '', , oid = ''] = line.toString('latin1', 0, tab).split(' ')
    return { mode, oid, ...toPath(line.subarray(tab + 1)) }
  })
}

/** What a git command has said, cut at each NUL. @throws GitError when none stands at its end */
export function* cutAtNul(command: string, output: Buffer): Generator<Buffer> {
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(NUL, start)
    if (end < 0) throw new GitError(command, `its output ended too soon: ${output.toString('utf8', start)}`)
    yield output.subarray(start, end)
    start = end + 1
  }
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

/** Lets trees have in common what is alike in them: those of hundreds of attempts that failed would not fit into memory. */
export function sharing(): (tree: Tree) => Tree {
  const entries = new Map<string, TreeEntry>()
  const shared = (entry: TreeEntry): TreeEntry => {
    const known = entries.get(entry.path)
    if (known?.oid === entry.oid && known.mode === entry.mode && known.isUtf8 === entry.isUtf8) return known
    entries.set(entry.path, entry)
    return entry
  }
  return tree => tree.map(shared)
}
