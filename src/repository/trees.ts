import type { Repository, RepositoryOptions } from '../repository.ts'
import { findMissing } from './blobs.ts'
import { fetchCommits } from './fetch.ts'
import { type Git, OutputError } from './git.ts'
import { missingCommit, tooManyFiles } from './refusals.ts'
import type { Store } from './store.ts'
import { parseTree, sharing, type Tree } from './tree.ts'

/** The trees of commits, each read once: attempts that failed often set out from the same commit. */
export function openTrees(store: Store, options: RepositoryOptions): Pick<Repository, 'tree' | 'bring'> {
  const trees = new Map<string, Promise<Tree>>()
  const share = sharing()
  return {
    bring: commits => bring(store, commits, options).catch(() => {}),
    tree(commit) {
      const fetch = (error: unknown) => {
        throwIfTooLarge(commit, error)
        return fetchTree(store, commit, options)
      }
      // Of the two that nearly every run reads it would cost more than it saves.
      const shared = (tree: Tree) => (trees.size > 2 ? share(tree) : tree)
      const tree = trees.get(commit) ?? readTree(store.git, commit).catch(fetch).then(shared)
      trees.set(commit, tree)
      return tree
    },
  }
}

async function readTree(git: Git, commit: string): Promise<Tree> {
  return parseTree(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]))
}

/** Nobody else can list such a tree either. */
function throwIfTooLarge(commit: string, error: unknown): void {
  if (error instanceof OutputError) throw tooManyFiles(commit, error)
}

/** A command line has room for so many. */
const MAX_BROUGHT = 500

/** What does not come is fetched by itself when it is read, which then says what is wrong. */
async function bring(
  { checkout, git, fetching }: Store,
  commits: readonly string[],
  { remote }: RepositoryOptions,
): Promise<void> {
  if (commits.length < 2) return
  const trees = commits.slice(0, MAX_BROUGHT).map(commit => `${commit}^{tree}`)
  const missing = (await findMissing(git, trees)).map(tree => tree.replace('^{tree}', ''))
  if (missing.length > 1) await fetchCommits(fetching, missing, fullCommit(checkout), remote)
}

/** A commit that the checkout has in full. */
function fullCommit({ head, isPartial }: Store['checkout']): string | undefined {
  return isPartial ? undefined : head
}

/** A default checkout has one commit only; a partial one has the commit without its files. */
async function fetchTree(store: Store, commit: string, options: RepositoryOptions): Promise<Tree> {
  const { checkout, git, fetching } = store
  try {
    await fetchCommits(fetching, [commit], fullCommit(checkout), options.remote)
    return await readTree(git, commit)
  } catch (error) {
    throwIfTooLarge(commit, error)
    if (options.openApi === undefined) throw missingCommit(commit, error)
    const api = await options.openApi()
    return await api.tree(commit).catch(apiError => Promise.reject(missingCommit(commit, error, apiError)))
  }
}
