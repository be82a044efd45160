import { InputError, type Inputs } from './inputs.ts'
import { openCheckout } from './job.ts'
import { RepositoryError } from './repository/errors.ts'
import { GitError } from './repository/git.ts'
import type { Surroundings } from './runner.ts'
import { shown } from './shown.ts'

/**
 * With a branch that is none of the repository's, as after a slip or once it has another name, run after run would be
 * green and push nothing. Where nobody can tell, it is taken to be there.
 *
 * @throws InputError when the user names a branch that is not there.
 */
export async function requireBranch(
  inputs: Inputs,
  around: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const { branch } = inputs
  if (branch === undefined || (await isThere(branch, inputs, around, signal))) return
  throw new InputError(
    `branch: the repository has no branch "${shown(branch)}", so that no run would ever push anything. Give the branch that search is to mirror, or leave the input out for the default one.`,
  )
}

async function isThere(
  branch: string,
  inputs: Inputs,
  around: Surroundings,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await using repository = await openCheckout(inputs, around, signal)
    return (await repository.tip(branch)) !== undefined
  } catch (error) {
    if (error instanceof RepositoryError || error instanceof GitError) return true
    throw error
  }
}
