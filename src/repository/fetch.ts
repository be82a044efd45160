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

/**
 * Fetches one commit by its SHA into a shallow clone without its history; never with a filter, which would turn a
 * full clone into a partial one for good.
 *
 * @throws GitError
 */
export async function fetchCommit(git: Git, commit: string, remote: FetchOptions): Promise<void> {
  const shallow = (await git.run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true'
  const depth = shallow ? ['--depth=1'] : []
  const url = `${remote.serverUrl}/${remote.repository}`
  const flags = [
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
  ]
  await withToken(remote, config => git.run(['fetch', ...flags, ...depth, '--', url, commit], config))
}

/** Hands the token to git in a file of its own: a command line can be read by every process of the machine. */
async function withToken<T>(remote: FetchOptions, use: (config: string[]) => Promise<T>): Promise<T> {
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

/** The empty value first takes away a header that the checkout left: GitHub answers 400 to two of them. */
function credentials({ serverUrl, token }: FetchOptions): string {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return `[http "${serverUrl}/"]\n\textraheader =\n\textraheader = AUTHORIZATION: basic ${basic}\n[credential]\n\thelper =\n`
}
