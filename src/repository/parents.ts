import type { Git } from './git.ts'

/** The commits that a commit was made from, also where this clone does not have them. */
export async function readParents(git: Git, commit: string): Promise<string[]> {
  // The commit's own text: `rev-parse` knows no parents where a shallow clone ends.
  const [head = ''] = (await git.run(['cat-file', 'commit', commit])).toString('latin1').split('\n\n', 1)
  return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha)
}
