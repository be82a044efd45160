import type { Blob } from './repository/blobs.ts'
import { readBlobs } from './repository/blobs.ts'
import { readDeleted } from './repository/deleted.ts'
import type { FetchOptions } from './repository/fetch.ts'
import {
  fetchCommit,
  fetchMissingBlobs,
  fetchTip,
  isAncestor,
  isAncestorOnServer,
  isShallow,
  withToken,
} from './repository/fetch.ts'
import type { Git } from './repository/git.ts'
import { GitError, openGit } from './repository/git.ts'
import type { Tree } from './repository/tree.ts'
import { parseTree } from './repository/tree.ts'
import { shown } from './shown.ts'

/** The checkout cannot give what the run needs; the message says what to do. */
export class RepositoryError extends Error {}

/** What is read from the checkout: commits, trees and blobs, never the files on disk. */
export interface Repository {
  /** The commit that is checked out. */
  readonly head: string
  /** The files of a commit, which is fetched when the clone does not have it. @throws RepositoryError */
  tree(commit: string): Promise<Tree>
  /** Blobs in the order asked for; one that is larger than `maxBytes` comes without its bytes. */
  blobs(oids: readonly string[], maxBytes: number): AsyncGenerator<Blob>
  /** What the history of the checkout has deleted, as far as this clone knows it. */
  deleted(): Promise<Tree>
  /**
   * Whether the checkout is older than a commit that search has reached: it neither comes after that commit nor is it
   * what the branch is at, as after a force push. @throws RepositoryError when the server does not tell.
   */
  isBehind(commit: string, branch: string): Promise<boolean>
}

/** @throws RepositoryError when the folder is no git repository or has no commit. */
export async function openRepository(
  folder: string,
  environment: NodeJS.ProcessEnv,
  remote: FetchOptions,
): Promise<Repository> {
  const git = openGit(folder, environment)
  const head = await readHead(git, folder)
  /** Whose trees were read. */
  const commits: string[] = []
  return {
    head,
    async tree(commit) {
      const tree = await readTree(git, commit).catch(() => fetchTree(git, commit, remote))
      commits.push(commit)
      return tree
    },
    async *blobs(oids, maxBytes) {
      try {
        await fetchMissingBlobs(git, commits, oids, remote)
        yield* readBlobs(git, oids, maxBytes)
      } catch (error) {
        throw error instanceof GitError ? unreadable(error) : error
      }
    },
    deleted: () => readDeleted(git, head),
    async isBehind(commit, branch) {
      if (commit === head || (await isAncestor(git, commit, head))) return false
      try {
        if ((await fetchTip(git, branch, remote)) === head) return false
        return !((await isShallow(git)) && (await isAncestorOnServer(git, commit, head, remote)))
      } catch (error) {
        throw new RepositoryError(
          `Whether this commit is still the newest of "${shown(branch)}" could not be found out (git says: ${saidByGit(error)}). Check the permission contents: read, then run this workflow again.`,
        )
      }
    },
  }
}

async function readTree(git: Git, commit: string, config: readonly string[] = []): Promise<Tree> {
  return parseTree(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit], config))
}

/** A default checkout has one commit only; a partial one has the commit and fetches the tree when it is read. */
async function fetchTree(git: Git, commit: string, remote: FetchOptions): Promise<Tree> {
  try {
    await fetchCommit(git, commit, remote)
    return await withToken(remote, config => readTree(git, commit, config))
  } catch (error) {
    throw missingCommit(commit, error)
  }
}

async function readHead(git: Git, folder: string): Promise<string> {
  try {
    return (await git.run(['rev-parse', '--verify', 'HEAD^{commit}'])).toString('latin1').trim()
  } catch (error) {
    throw new RepositoryError(
      `"${shown(folder)}" is not a git repository with a commit in it (git says: ${saidByGit(error)}). Put a step with actions/checkout before this one.`,
    )
  }
}

function missingCommit(commit: string, error: unknown): RepositoryError {
  return new RepositoryError(
    `The commit ${shown(commit)}, up to which search was last brought, is not in this checkout and could not be fetched (git says: ${saidByGit(error)}). If a force push removed it, run this workflow once by hand with sync: everything; otherwise check the permission contents: read.`,
  )
}

function unreadable(error: GitError): RepositoryError {
  return new RepositoryError(
    `The text of the pages could not be read (git says: ${saidByGit(error)}). Run this workflow again; if it happens again, let the step with actions/checkout set no filter.`,
  )
}

function saidByGit(error: unknown): string {
  return shown(error instanceof GitError && error.stderr !== '' ? error.stderr : String(error))
}
