import type { Blob } from './repository/blobs.ts'
import { readBlobs } from './repository/blobs.ts'
import { readDeleted } from './repository/deleted.ts'
import { CommitGoneError, RepositoryError } from './repository/errors.ts'
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
import { readOrigin } from './repository/origin.ts'
import type { Tree } from './repository/tree.ts'
import { parseTree } from './repository/tree.ts'
import { shown } from './shown.ts'

/** What is read from the checkout: commits, trees and blobs, never the files on disk. */
export interface Repository {
  /** The commit that is checked out. */
  readonly head: string
  /** `owner/name` of what was checked out, where the checkout tells. */
  origin(): Promise<string | undefined>
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

/** @throws RepositoryError when the folder is no git repository or has no commit. */
export async function openRepository(
  folder: string,
  environment: NodeJS.ProcessEnv,
  remote: FetchOptions,
): Promise<Repository> {
  const git = openGit(folder, environment)
  const head = await readHead(git, folder)
  /** Attempts that failed often set out from the same commit. */
  const trees = new Map<string, Promise<Tree>>()
  return {
    head,
    origin: () => readOrigin(git, remote.serverUrl),
    tree(commit) {
      const tree = trees.get(commit) ?? readTree(git, commit).catch(() => fetchTree(git, commit, remote))
      trees.set(commit, tree)
      return tree
    },
    async *blobs(oids, maxBytes) {
      try {
        await fetchMissingBlobs(git, [...trees.keys()], oids, remote)
        yield* readBlobs(git, oids, maxBytes)
      } catch (error) {
        throw error instanceof GitError ? unreadable(error) : error
      }
    },
    deleted: () => readDeleted(git, head).catch(error => Promise.reject(unreadable(error))),
    async isBehind(commit, branch) {
      if (commit !== undefined && (commit === head || (await isAncestor(git, commit, head)))) return false
      try {
        if ((await fetchTip(git, branch, remote)) === head) return false
        if (commit === undefined || !(await isShallow(git))) return true
        return !(await isAncestorOnServer(git, commit, head, remote))
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
      `"${shown(folder)}" is not a git repository with a commit in it (git says: ${saidByGit(error)}). Put a step with actions/checkout before this one, without the input path: what is pushed is the repository at the root of the workspace.`,
    )
  }
}

/** What git says of a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE = /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i

function missingCommit(commit: string, error: unknown): RepositoryError {
  const problem = `The commit ${shown(commit)}, up to which search was last brought, could not be fetched (git says: ${saidByGit(error)}).`
  if (error instanceof GitError && GONE.test(error.stderr))
    return new CommitGoneError(
      `${problem} A force push has removed it. Run this workflow once by hand, which pushes every page again. Pages that only that commit had stay in search: remove those in the search service.`,
    )
  return new RepositoryError(`${problem} Check the permission contents: read, then run this workflow again.`)
}

function unreadable(error: unknown): RepositoryError {
  return new RepositoryError(
    `The pages and their history could not be read (git says: ${saidByGit(error)}). Run this workflow again; if it happens again, let the step with actions/checkout set no filter.`,
  )
}

function saidByGit(error: unknown): string {
  return shown(error instanceof GitError && error.stderr !== '' ? error.stderr : String(error))
}
