import { shown } from '../shown.ts'
import { CommitGoneError, LimitError, RepositoryError } from './errors.ts'
import { GitError } from './git.ts'

/** What git says of a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE = /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i

/** What GitHub's API answers of a commit that it does not have. */
const GONE_STATUSES = [404, 409, 422]

/** Only what git or the machine's disk has said: a defect of ours stays what it is, and is reported as one. */
function isForeseen(error: unknown): boolean {
  return error instanceof GitError || isOfTheDisk(error)
}

/** What a request to GitHub's API comes to has a status, also where there is no answer. */
function isOfApi(error: unknown): boolean {
  return (
    error === undefined || error instanceof LimitError || (error as { status?: number }).status !== undefined
  )
}

function isOfTheDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error
}

/** @param apiError what GitHub's API said, where it was asked as well. */
export function missingCommit(commit: string, error: unknown, apiError?: unknown): unknown {
  if (!isForeseen(error)) return error
  if (!isOfApi(apiError)) return apiError
  const problem = `The commit ${shown(commit)}, up to which search was last brought, could not be fetched (${saidByBoth(error, apiError)}).`
  if (isGone(error, apiError))
    return new CommitGoneError(
      `${problem} A force push has removed it. A run by hand goes on without it, as it pushes every page again. Pages that only that commit had stay in search: remove those in the search service.`,
    )
  return new RepositoryError(`${problem} Check the permission contents: read, then run this workflow again.`)
}

function isGone(error: unknown, apiError: unknown): boolean {
  if (!(error instanceof GitError && GONE.test(error.stderr))) return false
  return apiError === undefined || GONE_STATUSES.includes((apiError as { status?: number }).status ?? 0)
}

/** Why the checkout could not be opened. */
export function notOpened(folder: string, error: unknown): unknown {
  if (isOfTheDisk(error))
    return new RepositoryError(
      `The runner has no room for what git is to read (${saidBy(error)}). Free space on its disk, or let RUNNER_TEMP name a folder that can be written, then run this workflow again.`,
    )
  if (!(error instanceof GitError)) return error
  return new RepositoryError(
    `"${shown(folder)}" is not a git repository with a commit in it (git says: ${saidBy(error)}). Put a step with actions/checkout before this one, without the input path: what is pushed is the repository at the root of the workspace.`,
  )
}

export function tooManyFiles(commit: string, error: unknown): RepositoryError {
  return new RepositoryError(
    `The commit ${shown(commit)} has too many files to be listed (git says: ${saidBy(error)}). Push the pages from a repository of fewer files.`,
  )
}

export function unreadable(error: unknown): unknown {
  if (!isForeseen(error)) return error
  return new RepositoryError(
    `The pages and their history could not be read (git says: ${saidBy(error)}). Run this workflow again; if it happens again, let the step with actions/checkout set no filter.`,
  )
}

/** @param apiError what GitHub's API said, where it was asked as well. */
export function unknownTip(branch: string, error: unknown, apiError?: unknown): unknown {
  if (!isForeseen(error)) return error
  if (!isOfApi(apiError)) return apiError
  return new RepositoryError(
    `Whether this commit is still the newest of "${shown(branch)}" could not be found out (${saidByBoth(error, apiError)}). Check the permission contents: read, then run this workflow again.`,
  )
}

function saidByBoth(error: unknown, apiError: unknown): string {
  const said = `git says: ${saidBy(error)}`
  if (apiError === undefined) return said
  const { message, response } = apiError as Error & { response?: object }
  if (apiError instanceof LimitError) return `${said}; of GitHub’s API too much would be asked: ${message}`
  return `${said}; GitHub’s API ${response ? 'says' : 'gives nothing useful'}: ${shown(message)}`
}

function saidBy(error: unknown): string {
  return shown(error instanceof GitError && error.stderr !== '' ? error.stderr : String(error))
}
