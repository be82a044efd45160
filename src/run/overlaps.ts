import { areDefault, InputError, type Inputs } from '../inputs/index.ts'
import { readPattern, toMatcher } from '../inputs/patterns.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { RunContext } from './context.ts'

/**
 * Two targets that push the same document to one connector would overwrite each other's in turn.
 *
 * @throws InputError with a line for each two whose pages are the same in this commit, or could be in another.
 */
export async function requireDisjoint(runs: readonly RunContext[]): Promise<void> {
  const problems: string[] = []
  for (const [index, one] of runs.entries())
    for (const other of runs.slice(index + 1)) {
      if (one.inputs.connectorId !== other.inputs.connectorId) continue
      const shared = (await findShared(one, other)) ?? findPossible(one.inputs, other.inputs)
      if (shared !== undefined) problems.push(withHelp(explain(one.inputs, other.inputs, shared), 'targets'))
    }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
}

function explain(one: Inputs, other: Inputs, externalRef: string): string {
  return `targets: ${one.name} and ${other.name} would both push "${sanitizeForLog(externalRef)}" to the connector ${one.connectorId}. Let the files of one exclude those of the other, or give each a ref-prefix of its own. Nothing was pushed.`
}

/** A document that both have in this commit. */
async function findShared(one: RunContext, other: RunContext): Promise<string | undefined> {
  const pagesOf = async ({ read, repository, generated, inputs }: RunContext) =>
    (await read(generated.now(await repository.tree(repository.head)), inputs)).all
  const theirs = await pagesOf(other)
  return [...(await pagesOf(one)).keys()].find(each => theirs.has(each))
}

/** A document that both would have of some file; by default a site decides which files are pages. */
function findPossible(one: Inputs, other: Inputs): string | undefined {
  if (areDefault(one.files) || areDefault(other.files)) return undefined
  const all = [one, other].map(({ files, refPrefix }) => ({ files, refPrefix, matches: toMatcher(files) }))
  const refs = all.flatMap(({ files, refPrefix }) =>
    files.flatMap(each => samplesOf(each).map(path => refPrefix + path)),
  )
  return refs.find(ref =>
    all.every(({ refPrefix, matches }) => ref.startsWith(refPrefix) && matches(ref.slice(refPrefix.length))),
  )
}

/** Files that a pattern is likely to match. */
function samplesOf(text: string): string[] {
  const { pattern } = readPattern(text)
  const path = pattern.replace(/\[([^\][])[^\][]*\]/g, '$1').replace(/\*+|\?/g, 'x')
  return [path, `${path}.md`, `${path}/x.md`].map(each => each.replace(/\/{2,}/g, '/'))
}
