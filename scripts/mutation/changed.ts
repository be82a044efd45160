import { git } from '../command/git.ts'

/** More would take longer than a check of a change may. */
const MAX_LINES = 200

/** The lines of these files that differ from a commit's, as Stryker names them: `file:first-last`. */
export async function changedRanges(
  folder: string,
  since: string,
  globs: readonly string[],
): Promise<string[]> {
  const pathspecs = globs.map(glob => `:(glob)${glob}`)
  const diff = await git(folder, ['diff', '--unified=0', '--no-renames', since, '--', ...pathspecs])
  const ranges: string[] = []
  let file = ''
  let left = MAX_LINES
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length)
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    const lines = Math.min(Number(count), left)
    if (first === undefined || lines === 0) continue
    ranges.push(`${file}:${first}-${Number(first) + lines - 1}`)
    left -= lines
  }
  return ranges
}
