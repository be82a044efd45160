import type { Tree } from '../../plan/tree.ts'
import type { Repository } from '../../run/ports.ts'
import { readBlobs } from './blobs.ts'
import { openStore, readOrigin, readParents } from './checkout.ts'
import { fetchTip, isBehind } from './fetch.ts'
import { explained, type RepositoryOptions } from './git.ts'
import { readTree } from './trees.ts'

export { nameOn } from './checkout.ts'
export type { RepositoryOptions } from './git.ts'

/** @throws RepositoryError when the folder is not a git repository with a commit. */
export async function openRepository(folder: string, options: RepositoryOptions): Promise<Repository> {
  const { remote } = options
  const store = await openStore(folder, options)
  const { git, head } = store
  const trees = new Map<string, Promise<Tree>>()
  return {
    head,
    parents: () => readParents(git, head).catch(throwUnreadable),
    origin: () => readOrigin(store.inCheckout, remote.serverUrl),
    tree(commit) {
      const tree = trees.get(commit) ?? readTree(store, commit, remote)
      trees.set(commit, tree)
      return tree
    },
    async *blobs(oids, maxBytes) {
      try {
        yield* readBlobs(store, oids, maxBytes, remote)
      } catch (error) {
        throwUnreadable(error)
      }
    },
    tip: branch => fetchTip(git, branch, remote),
    isBehind: (commit, branch) => isBehind(store, commit, branch, options),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}

function throwUnreadable(error: unknown): never {
  throw explained(
    error,
    reason =>
      `The pages and their history could not be read (${reason}). Run this workflow again; if it fails again, remove the input filter from the step with actions/checkout.`,
  )
}
