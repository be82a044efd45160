import { InputError, type Inputs } from '../inputs/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { RunContext } from './context.ts'

/**
 * Two targets that push the same document to one connector would overwrite each other's in turn.
 *
 * @throws InputError with a line for each two that have a page in common in this commit.
 */
export async function requireDisjoint(runs: readonly RunContext[]): Promise<void> {
  const problems: string[] = []
  for (const [index, one] of runs.entries())
    for (const other of runs.slice(index + 1)) {
      if (one.inputs.connectorId !== other.inputs.connectorId) continue
      const shared = await findShared(one, other)
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
