import type { RepositoryApi } from './repository/api.ts'
import { isBehind } from './repository/behind.ts'
import type { Blob } from './repository/blobs.ts'
import { readContents } from './repository/contents.ts'
import { readDeleted } from './repository/deleted.ts'
import { type FetchOptions, fetchTip } from './repository/fetch.ts'
import type { GitOptions } from './repository/git.ts'
import { readOrigin } from './repository/origin.ts'
import { readParents } from './repository/parents.ts'
import { notOpened, unreadable } from './repository/refusals.ts'
import { openStore } from './repository/store.ts'
import type { Tree } from './repository/tree.ts'
import { openTrees } from './repository/trees.ts'

/** What is read from the checkout: commits, trees and blobs, never the files on disk. */
export interface Repository extends AsyncDisposable {
  /** The commit that is checked out. */
  readonly head: string
  /** `owner/name` of what was checked out, where the checkout tells. */
  origin(): Promise<string | undefined>
  /** The commits that the checkout's own was made from, also where this clone does not have them. */
  parents(): Promise<string[]>
  /** Fetches those of many commits that the clone does not have, as far as that can be done in one go. */
  bring(commits: readonly string[]): Promise<void>
  /** The files of a commit, which is fetched when the clone does not have it. @throws RepositoryError */
  tree(commit: string): Promise<Tree>
  /** Blobs in the order asked for; one that is larger than `maxBytes` comes without its bytes. */
  blobs(oids: readonly string[], maxBytes: number): AsyncGenerator<Blob>
  /** The commit that a branch is at on the server, or `undefined` when there is no such branch. @throws GitError */
  tip(branch: string): Promise<string | undefined>
  /** What the history of the checkout has deleted, as far as this clone knows it. */
  deleted(): Promise<Tree>
  /**
   * Whether the checkout is older than a commit that search has reached: it neither comes after that commit nor is it
   * what the branch is at, as after a force push. Without a commit, only the second counts. @throws RepositoryError when the server does not tell.
   */
  isBehind(commit: string | undefined, branch: string): Promise<boolean>
}

export interface RepositoryOptions extends GitOptions {
  remote: FetchOptions
  /** Opens GitHub's API, for what git cannot fetch. */
  openApi?: (() => Promise<RepositoryApi>) | undefined
}

/** @throws RepositoryError when the folder is no git repository or has no commit. */
export async function openRepository(folder: string, options: RepositoryOptions): Promise<Repository> {
  const { remote } = options
  const store = await openStore(folder, remote.temporaryFolder, options).catch(error =>
    Promise.reject(notOpened(folder, error)),
  )
  const { git, checkout } = store
  const { head } = checkout
  return {
    head,
    parents: () => readParents(git, head),
    origin: () => readOrigin(store.inCheckout, remote.serverUrl),
    ...openTrees(store, options),
    blobs: (oids, maxBytes) => readContents(store, oids, maxBytes, options),
    tip: branch => fetchTip(git, branch, remote),
    deleted: () => readDeleted(git, head).catch(error => Promise.reject(unreadable(error))),
    isBehind: (commit, branch) => isBehind(store, commit, branch, options),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}
