import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sanitizeForLog } from '../../text/index.ts'
import { createBare, createFolder, type Store } from './checkout.ts'
import { explained, type Git, openBareGit, type Remote, type RepositoryOptions } from './git.ts'

/** Maintenance would still be running when the repository is deleted. */
const QUIETLY = ['--quiet', '--no-tags', '--no-auto-maintenance']

/** Fetches objects by their IDs, all of them in one request. @throws GitError */
export async function fetchObjects(
  git: Git,
  oids: readonly string[],
  remote: Remote,
  ...flags: string[]
): Promise<void> {
  const fetch = ['fetch', ...QUIETLY, ...flags, '--stdin', '--', urlOf(remote)]
  await withToken(remote, config => git.run(fetch, { config, stdin: oids.join('\n') }))
}

/** The commit that a branch is at on the server, or `undefined` without such a branch. @throws RepositoryError */
export async function fetchTip(git: Git, branch: string, remote: Remote): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`
  const output = await withToken(remote, config =>
    git.run(['ls-remote', '--quiet', '--', urlOf(remote), ref], { config }),
  ).catch(throwUnknown(branch))
  const lines = output.toString('utf8').split('\n')
  return lines.find(each => each.endsWith(`\t${ref}`))?.split('\t')[0]
}

/**
 * Whether the checkout neither comes after a commit nor is what a branch is at on the server.
 *
 * @throws RepositoryError
 */
export async function isBehind(
  { git, head, isShallow }: Store,
  commit: string | undefined,
  branch: string,
  options: RepositoryOptions,
): Promise<boolean> {
  if (commit !== undefined && (commit === head || (await isKnownAncestor(git, commit, head)))) return false
  if ((await fetchTip(git, branch, options.remote)) === head) return false
  // A full clone has every commit before its own.
  if (commit === undefined || !isShallow) return true
  return !(await isAncestorOnServer(commit, head, options).catch(throwUnknown(branch)))
}

/** Whether one commit can be reached from another, as far as this clone knows. */
async function isKnownAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  const question = ['merge-base', '--is-ancestor', ancestor, commit]
  return (await git.run(question).catch(() => undefined)) !== undefined
}

/** The same by the whole history, which is fetched without files into a repository that is thrown away. */
async function isAncestorOnServer(
  ancestor: string,
  commit: string,
  options: RepositoryOptions,
): Promise<boolean> {
  const objectFormat = ancestor.length === 64 ? 'sha256' : 'sha1'
  await using bare = await createBare(options.remote.temporaryFolder, objectFormat)
  const git = openBareGit(bare.path, options)
  await fetchObjects(git, [commit, ancestor], options.remote, '--filter=tree:0')
  // Not merge-base: each of its failures would be a no, and this run would do nothing, as one that was overtaken.
  return (await git.run(['rev-list', '--max-count=1', ancestor, `^${commit}`, '--'])).length === 0
}

function throwUnknown(branch: string) {
  return (error: unknown): never => {
    throw explained(
      error,
      reason =>
        `The server could not be asked which commit is the newest of "${sanitizeForLog(branch)}" (${reason}). Check that the job has the permission contents: read, then run this workflow again.`,
    )
  }
}

function urlOf({ serverUrl, repository }: Remote): string {
  return `${serverUrl}/${repository}`
}

/** Gives git the token in a file: every process of the machine can read a command line. */
async function withToken<T>(remote: Remote, use: (config: string[]) => Promise<T>): Promise<T> {
  if (remote.token === '' || !/^https?:/.test(remote.serverUrl)) return use([])
  await using folder = await createFolder(remote.temporaryFolder)
  const file = join(folder.path, 'config')
  await writeFile(file, credentials(remote), { mode: 0o600 })
  return await use([`include.path=${file}`])
}

/**
 * The empty value removes a header that the machine's configuration sets: GitHub answers 400 to two of them. Git would
 * send the token on where it is redirected, and to a server without a valid certificate if the machine allows that.
 */
function credentials({ serverUrl, token }: Remote): string {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return `[http]\n\tfollowRedirects = false\n[http "${serverUrl}/"]\n\tsslVerify = true\n\textraheader =\n\textraheader = AUTHORIZATION: basic ${basic}\n[credential]\n\thelper =\n`
}
