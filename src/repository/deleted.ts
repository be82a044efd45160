import type { Git } from './git.ts'
import { cutAtNul, type Tree, type TreeEntry } from './tree.ts'

const FLAGS = ['-r', '-m', '-z', '--raw', '--no-abbrev', '--no-commit-id', '--no-renames', '--no-ext-diff']

/**
 * Every file that the history of a commit has deleted or put a link or submodule in the place of, with its last text; of
 * a path of which that was done more than once the newest. A shallow clone knows of few, and its history is not fetched
 * for this.
 *
 * @throws GitError
 */
export async function readDeleted(git: Git, commit: string): Promise<Tree> {
  const commits = (await git.run(['rev-list', commit])).toString('latin1')
  // `-m` compares a merge with each of its parents; without it a merge says nothing.
  const output = await git.run(['diff-tree', '--stdin', ...FLAGS, '--diff-filter=DT'], [], commits)
  return parseDeleted(output)
}

/** Parses `:<mode> <new mode> <oid> <new oid> D NUL <path> NUL` or the same with `T`, a path being bytes. */
function parseDeleted(output: Buffer): Tree {
  const deleted = new Map<string, TreeEntry>()
  const fields = [...cutAtNul('diff-tree', output)]
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [mode = '', , oid = ''] = fields[index]?.toString('latin1').slice(1).split(' ') ?? []
    const bytes = fields[index + 1] as Buffer
    const path = bytes.toString('utf8')
    // A link that is gone may have stood where a file was before.
    if (mode.startsWith('100') && !deleted.has(path))
      deleted.set(path, { path, mode, oid, isUtf8: Buffer.from(path).equals(bytes) })
  }
  return [...deleted.values()]
}
