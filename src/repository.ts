import type { RepositoryApi } from './repository/api.ts'
import { isBehind } from './repository/behind.ts'
import { type Blob, findMissing, readBlobs } from './repository/blobs.ts'
import { readDeleted } from './repository/deleted.ts'
import { type FetchOptions, fetchBlobs, fetchCommits } from './repository/fetch.ts'
import { type Git, type GitOptions, OutputError } from './repository/git.ts'
import { readOrigin } from './repository/origin.ts'
import { readParents } from './repository/parents.ts'
import { missingCommit, notOpened, tooManyFiles, unreadable } from './repository/refusals.ts'
import { openStore, type Store } from './repository/store.ts'
import { parseTree, sharing, type Tree } from './repository/tree.ts'

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
  /** Attempts that failed often set out from the same commit. */
  const trees = new Map<string, Promise<Tree>>()
  const share = sharing()
  return {
    head,
    parents: () => readParents(git, head),
    origin: () => readOrigin(store.inCheckout, remote.serverUrl),
    bring: commits => bring(store, commits, options).catch(() => {}),
    tree(commit) {
      const fetch = (error: unknown) => {
        throwIfTooLarge(commit, error)
        return fetchTree(store, commit, options)
      }
      // Of the two that nearly every run reads it would cost more than it saves.
      const shared = (tree: Tree) => (trees.size > 2 ? share(tree) : tree)
      const tree = trees.get(commit) ?? readTree(git, commit).catch(fetch).then(shared)
      trees.set(commit, tree)
      return tree
    },
    blobs: (oids, maxBytes) => blobs(store, oids, maxBytes, options),
    deleted: () => readDeleted(git, head).catch(error => Promise.reject(unreadable(error))),
    isBehind: (commit, branch) => isBehind(store, commit, branch, options),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
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

/** What is missing is fetched in one go; what git cannot fetch comes from GitHub's API, one by one. */
async function* blobs(
  { checkout, git, fetching }: Store,
  oids: readonly string[],
  maxBytes: number,
  { remote, openApi }: RepositoryOptions,
): AsyncGenerator<Blob> {
  let refusal: unknown
  const ask = lookUp(openApi)
  try {
    const missing = checkout.isPartial ? await findMissing(git, oids) : []
    if (missing.length > 0)
      await fetchBlobs(fetching, missing, remote).catch(error => {
        refusal = error
      })
    for await (const blob of readBlobs(git, oids, maxBytes)) {
      const found = blob.size === undefined ? await ask(blob) : blob
      if (found.size === undefined && refusal !== undefined) throw refusal
      yield found
    }
  } catch (error) {
    throw unreadable(error)
  }
}

/** Asks GitHub's API for a blob that git does not have; one that it refuses as well stays missing. */
function lookUp(openApi: RepositoryOptions['openApi']): (blob: Blob) => Promise<Blob> {
  let api: Promise<RepositoryApi> | undefined
  return async blob => {
    if (openApi === undefined) return blob
    api ??= openApi()
    return (await api).blob(blob.oid).catch(() => blob)
  }
}
