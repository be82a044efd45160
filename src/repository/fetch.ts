import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBare } from './bare.ts'
import { type Git, type GitOptions, openBareGit } from './git.ts'
import { makeTemporaryFolder } from './temporary.ts'

/** Where missing commits are fetched from. Nothing that is read from the checkout decides it. */
export interface FetchOptions {
  /** `https://github.com`, the only address that is sent the token. */
  serverUrl: string
  /** `owner/name`. */
  repository: string
  /** Empty: fetched without one. */
  token: string
  /** A folder for the file that holds the token while git runs. */
  temporaryFolder: string
}

const QUIETLY = [
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-maintenance',
]

/**
 * Fetches commits by their SHAs, without the history before them.
 *
 * @param beside a commit that `git` can read in full: what the two have in common is not sent. Without one, the
 *   commit's blobs are not sent either.
 * @throws GitError
 */
export async function fetchCommits(
  git: Git,
  commits: readonly string[],
  beside: string | undefined,
  remote: FetchOptions,
): Promise<void> {
  const sparing = beside === undefined ? ['--filter=blob:none'] : [`--negotiation-tip=${beside}`]
  await withToken(remote, config =>
    git.run(['fetch', ...QUIETLY, '--depth=1', ...sparing, '--', urlOf(remote), ...commits], config),
  )
}

/** Fetches blobs, all in one go. @throws GitError */
export async function fetchBlobs(git: Git, oids: readonly string[], remote: FetchOptions): Promise<void> {
  const fetch = ['fetch', ...QUIETLY, '--stdin', '--', urlOf(remote)]
  await withToken(remote, config =>
    git.run(fetch, [...config, 'fetch.negotiationAlgorithm=noop'], oids.join('\n')),
  )
}

/** What the server knows that a checkout may not. */
export interface Remote {
  /** The commit that a branch is at now, or `undefined` when there is no such branch. */
  tip(branch: string): Promise<string | undefined>
  /** Whether one commit can be reached from another. */
  isAncestor(ancestor: string, commit: string): Promise<boolean>
}

/** The commit that a branch is at now, or `undefined` when there is no such branch. @throws GitError */
export async function fetchTip(git: Git, branch: string, remote: FetchOptions): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`
  const output = await withToken(remote, config =>
    git.run(['ls-remote', '--quiet', '--', urlOf(remote), ref], config),
  )
  const line = output
    .toString('utf8')
    .split('\n')
    .find(each => each.endsWith(`\t${ref}`))
  return line?.split('\t')[0]
}

/**
 * Whether one commit can be reached from another, asked of a repository that holds their history and no files, and
 * is thrown away.
 *
 * @throws GitError
 */
export async function isAncestorOnServer(
  options: GitOptions,
  ancestor: string,
  commit: string,
  remote: FetchOptions,
): Promise<boolean> {
  const objectFormat = ancestor.length === 64 ? 'sha256' : 'sha1'
  await using bare = await createBare(remote.temporaryFolder, { objectFormat })
  const git = openBareGit(bare.folder, options)
  const fetch = ['fetch', ...QUIETLY, '--filter=tree:0', '--', urlOf(remote), commit, ancestor]
  await withToken(remote, config => git.run(fetch, config))
  // Not merge-base, whose every failure would read as a no, and this run as one that has been overtaken.
  return (await git.run(['rev-list', '--max-count=1', ancestor, `^${commit}`, '--'])).length === 0
}

/** Whether one commit can be reached from another, as far as this repository knows. */
export async function isAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  return git.run(['merge-base', '--is-ancestor', ancestor, commit]).then(
    () => true,
    () => false,
  )
}

function urlOf({ serverUrl, repository }: FetchOptions): string {
  return `${serverUrl}/${repository}`
}

/** Hands the token to git in a file of its own: a command line can be read by every process of the machine. */
async function withToken<T>(remote: FetchOptions, use: (config: string[]) => Promise<T>): Promise<T> {
  if (remote.token === '' || !/^https?:/.test(remote.serverUrl)) return use([])
  const folder = await makeTemporaryFolder(remote.temporaryFolder, 'docs-push-token-')
  try {
    const file = join(folder, 'config')
    await writeFile(file, credentials(remote), { mode: 0o600 })
    return await use([`include.path=${file}`])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The empty value first takes away a header that the machine's configuration sets: GitHub answers 400 to two of them. Git would take the token along on a redirect, and to a server without a proper certificate if the machine says so. */
function credentials({ serverUrl, token }: FetchOptions): string {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return `[http]\n\tfollowRedirects = false\n[http "${serverUrl}/"]\n\tsslVerify = true\n\textraheader =\n\textraheader = AUTHORIZATION: basic ${basic}\n[credential]\n\thelper =\n`
}
