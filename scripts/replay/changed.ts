import { pageStem } from '../../src/document/target.ts'
import { git } from '../command/git.ts'
import type { Commit } from '../demo/source.ts'

/** The pages that differ between two commits, deleted ones too. */
export async function changedPages(
  folder: string,
  before: Commit | undefined,
  after: Commit,
): Promise<string[]> {
  if (before === undefined) return []
  const paths = await git(folder, ['diff', '--name-only', '--no-renames', '-z', before.sha, after.sha])
  return paths.split('\0').filter(path => pageStem(path) !== undefined)
}
