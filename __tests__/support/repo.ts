import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RepositoryOptions } from '../../src/adapters/git/git.ts'
import { openRepository } from '../../src/adapters/git/index.ts'
import type { Repository } from '../../src/run/ports.ts'
import { type Checkout, cloneCheckout, createCheckout, type Files } from './checkout.ts'

export interface Clone extends Checkout {
  /** The repository that was cloned is at `<serverUrl>/o/r`. */
  readonly serverUrl: string
}

export interface Served extends AsyncDisposable {
  readonly server: Checkout
  readonly clone: Clone
  /** The oldest first. */
  readonly commits: readonly string[]
}

/** A repository on a server with a commit for each of these changes, and a clone that has the last of them alone. */
export async function createServed([first = {}, ...later]: readonly Files[]): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await createCheckout(first, [], 'o/r'))
  const commits = [await server.git('rev-parse', 'main')]
  for (const changes of later) commits.push(await server.commit(changes))
  const clone = stack.use(await cloneCheckout(server.folder, '--depth=1'))
  const serverUrl = `file://${server.folder.replace(/\/o\/r$/, '')}`
  const open = stack.move()
  return {
    server,
    clone: { ...clone, serverUrl },
    commits,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** The object ID of what `main` has at a path. */
export const oidOf = ({ git }: Checkout, path: string): Promise<string> => git('rev-parse', `main:${path}`)

/** Deletes an object, as if it had never been fetched. */
export const lose = ({ folder }: Checkout, oid: string): Promise<void> =>
  rm(join(folder, '.git/objects', oid.slice(0, 2), oid.slice(2)))

/** Opens a repository as a run does. Without a `serverUrl`, nothing can be fetched. */
export function openRepo(
  { folder, serverUrl = 'file:///nonexistent' }: { folder: string; serverUrl?: string },
  given: Partial<RepositoryOptions> = {},
): Promise<Repository> {
  const remote = { serverUrl, repository: 'o/r', token: '', temporaryFolder: tmpdir() }
  return openRepository(folder, { environment, ...remote, ...given })
}

/** The environment in which the tested code runs git: no more than it needs. */
export const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nowhere',
  GIT_CONFIG_NOSYSTEM: '1',
}
