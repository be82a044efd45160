import type { Blob, Tree, TreeEntry } from '../../plan/tree.ts'
import { type Git, GitError } from './git.ts'

const [NUL, TAB, NEWLINE] = [0x00, 0x09, 0x0a]

/** The files of a commit. @throws GitError also when the commit is there and its trees are not, as in a treeless clone. */
export async function listTree(git: Git, commit: string): Promise<Tree> {
  return parseTree(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]))
}

/** Parses the output of `git ls-tree -r -z`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes. */
export function parseTree(output: Buffer): Tree {
  const entries: TreeEntry[] = []
  for (let start = 0, end = 0; start < output.length; start = end + 1) {
    end = output.indexOf(NUL, start)
    const tab = output.indexOf(TAB, start)
    const [mode = '', , oid = ''] = output.toString('latin1', start, tab).split(' ')
    const bytes = output.subarray(tab + 1, end)
    const path = bytes.toString('utf8')
    const isUtf8 = !path.includes('\ufffd') || Buffer.from(path).equals(bytes)
    entries.push({ kind: KINDS[mode] ?? 'file', oid, path, isUtf8 })
  }
  return entries
}

/** `100644` is a file, `100755` one that can be executed. */
const KINDS: Readonly<Record<string, TreeEntry['kind']>> = { 120000: 'link', 160000: 'submodule' }

/** The blobs that this repository does not have, each once. */
export async function findMissing(git: Git, oids: readonly string[]): Promise<string[]> {
  const output = await git.run(['cat-file', '--batch-check=%(objecttype)', '--buffer'], {
    stdin: oids.join('\n'),
  })
  const missing = output.toString('latin1').matchAll(/^(\w+) missing$/gm)
  return [...new Set(Array.from(missing, ([, oid = '']) => oid))]
}

/**
 * Reads blobs in the order of `oids` through one `git cat-file --batch`, which runs no filter and follows no link.
 * Nothing is read ahead of what the caller takes, except for the pipe's own buffer.
 */
export async function* streamBlobs(
  git: Git,
  oids: readonly string[],
  maxBytes: number,
): AsyncGenerator<Blob> {
  if (oids.length === 0) return
  const output = git.stream(['cat-file', '--batch', '--buffer'], { stdin: `${oids.join('\n')}\n` })
  let rest: Buffer = Buffer.alloc(0)
  const readMore = async () => {
    const { value, done } = await output.next()
    if (done) throw new GitError('the output of git cat-file is cut off')
    rest = Buffer.concat([rest, value])
  }
  /** Copies the next bytes, or skips them. */
  const take = async (count: number, into?: Uint8Array) => {
    for (let at = 0; at < count; ) {
      if (rest.length === 0) await readMore()
      const part = rest.subarray(0, count - at)
      into?.set(part, at)
      at += part.length
      rest = rest.subarray(part.length)
    }
  }
  try {
    // `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`.
    for (const oid of oids) {
      while (!rest.includes(NEWLINE)) await readMore()
      const end = rest.indexOf(NEWLINE)
      const [, , field] = rest.toString('latin1', 0, end).split(' ')
      rest = rest.subarray(end + 1)
      if (field === undefined) {
        yield { oid, size: undefined, bytes: undefined }
        continue
      }
      const size = Number(field)
      // In memory of its own: a part of what git printed would keep the rest of it in memory.
      const bytes = size <= maxBytes ? new Uint8Array(size) : undefined
      await take(size, bytes)
      await take(1)
      yield { oid, size, bytes }
    }
  } finally {
    await output.return(undefined)
  }
}
