import type { RepositoryOptions } from '../repository.ts'
import { fetchTip, isAncestor, isAncestorOnServer, type Remote } from './fetch.ts'
import type { Git } from './git.ts'
import { unknownTip } from './refusals.ts'
import type { Store } from './store.ts'

/**
 * Whether the checkout neither comes after a commit nor is what a branch is at. Git asks the server, and GitHub's API is
 * asked where git gets no answer.
 *
 * @throws RepositoryError when neither tells.
 */
export async function isBehind(
  { git, checkout }: Store,
  commit: string | undefined,
  branch: string,
  options: RepositoryOptions,
): Promise<boolean> {
  const { head, shallow } = checkout
  if (commit !== undefined && (commit === head || (await isAncestor(git, commit, head)))) return false
  // A full clone knows of all that its commit comes after.
  const since = shallow === '' ? undefined : commit
  return isBehindOn(viaGit(git, options), head, since, branch).catch(async error => {
    if (options.openApi === undefined) throw unknownTip(branch, error)
    const api = await options.openApi()
    return isBehindOn(api, head, since, branch).catch(apiError =>
      Promise.reject(unknownTip(branch, error, apiError)),
    )
  })
}

function viaGit(git: Git, options: RepositoryOptions): Remote {
  return {
    tip: branch => fetchTip(git, branch, options.remote),
    isAncestor: (ancestor, commit) => isAncestorOnServer(options, ancestor, commit, options.remote),
  }
}

async function isBehindOn(
  remote: Remote,
  head: string,
  since: string | undefined,
  branch: string,
): Promise<boolean> {
  if ((await remote.tip(branch)) === head) return false
  return since === undefined || !(await remote.isAncestor(since, head))
}
