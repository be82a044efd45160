import { git } from '../command/git.ts'
import type { Commit } from '../demo/source.ts'

const AUTHOR = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com']

/**
 * A history of so many commits: past its end it goes back to the beginning and on again, by commits of their own in a
 * clone that have the files of earlier ones.
 */
export async function lengthen(clone: string, commits: readonly Commit[], count: number): Promise<Commit[]> {
  const long = [...commits]
  const lap = 2 * (commits.length - 1)
  while (lap > 0 && long.length < count) {
    const at = long.length % lap
    const { sha, subject } = commits[at < commits.length ? at : lap - at]!
    const parent = long.at(-1)!.sha
    const made = await git(clone, [...AUTHOR, 'commit-tree', `${sha}^{tree}`, '-p', parent, '-m', subject])
    long.push({ sha: made, subject })
  }
  return long
}
