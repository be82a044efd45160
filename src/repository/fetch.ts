import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Git } from './git.ts'

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
 * Fetches one commit by its SHA into a shallow clone without its history; never with a filter, which would turn a
 * full clone into a partial one for good.
 *
 * @throws GitError
 */
export async function fetchCommit(git: Git, commit: string, remote: FetchOptions): Promise<void> {
  const depth = (await isShallow(git)) ? ['--depth=1'] : []
  await withToken(remote, config =>
    git.run(['fetch', ...QUIETLY, ...depth, '--', urlOf(remote), commit], config),
  )
}

/**
 * Fetches the blobs that a partial clone lacks, all in one go; git itself would fetch them one by one when they are
 * read.
 *
 * @param commits the commits that the blobs belong to.
 * @throws GitError
 */
export async function fetchMissingBlobs(
  git: Git,
  commits: readonly string[],
  oids: readonly string[],
  remote: FetchOptions,
): Promise<void> {
  if (oids.length === 0 || !(await isPartial(git))) return
  const listing = ['rev-list', '--objects', '--no-object-names', '--missing=print', '--no-walk', ...commits]
  const lines = (await git.run(listing)).toString('latin1').split('\n')
  const missing = new Set(lines.filter(line => line.startsWith('?')).map(line => line.slice(1)))
  const wanted = [...new Set(oids)].filter(oid => missing.has(oid))
  if (wanted.length === 0) return
  const fetch = ['fetch', ...QUIETLY, '--stdin', '--', urlOf(remote)]
  await withToken(remote, config =>
    git.run(fetch, [...config, 'fetch.negotiationAlgorithm=noop'], wanted.join('\n')),
  )
}

/** A partial clone fetches objects from its promisor remote when they are asked for. */
async function isPartial(git: Git): Promise<boolean> {
  return git.run(['config', '--get-regexp', '^remote\\..*\\.promisor$']).then(
    () => true,
    () => false,
  )
}

/** A shallow clone does not know all the ancestors of its commits. */
export async function isShallow(git: Git): Promise<boolean> {
  return (await git.run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true'
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
 * is thrown away: neither the depth of the checkout nor its being complete is changed.
 *
 * @throws GitError
 */
export async function isAncestorOnServer(
  git: Git,
  ancestor: string,
  commit: string,
  remote: FetchOptions,
): Promise<boolean> {
  const folder = await mkdtemp(join(remote.temporaryFolder, 'docs-push-history-'))
  const within = ['--git-dir', folder]
  try {
    const format = ancestor.length === 64 ? ['--object-format=sha256'] : []
    await git.run(['init', '--quiet', '--bare', ...format, folder])
    const fetch = [...within, 'fetch', ...QUIETLY, '--filter=tree:0', '--', urlOf(remote), commit, ancestor]
    await withToken(remote, config => git.run(fetch, config))
    return await isAncestor(git, ancestor, commit, within)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether one commit can be reached from another, as far as this repository knows. */
export async function isAncestor(
  git: Git,
  ancestor: string,
  commit: string,
  within: readonly string[] = [],
): Promise<boolean> {
  return git.run([...within, 'merge-base', '--is-ancestor', ancestor, commit]).then(
    () => true,
    () => false,
  )
}

function urlOf({ serverUrl, repository }: FetchOptions): string {
  return `${serverUrl}/${repository}`
}

/** Hands the token to git in a file of its own: a command line can be read by every process of the machine. */
export async function withToken<T>(remote: FetchOptions, use: (config: string[]) => Promise<T>): Promise<T> {
  if (remote.token === '' || !/^https?:/.test(remote.serverUrl)) return use([])
  const folder = await mkdtemp(join(remote.temporaryFolder, 'docs-push-git-'))
  try {
    const file = join(folder, 'config')
    await writeFile(file, credentials(remote), { mode: 0o600 })
    return await use([`include.path=${file}`])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The empty value first takes away a header that the checkout left: GitHub answers 400 to two of them. Git would take the token along on a redirect. */
function credentials({ serverUrl, token }: FetchOptions): string {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return `[http]\n\tfollowRedirects = false\n[http "${serverUrl}/"]\n\textraheader =\n\textraheader = AUTHORIZATION: basic ${basic}\n[credential]\n\thelper =\n`
}
