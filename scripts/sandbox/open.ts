import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareAct } from '../../sandbox/act.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { servePage } from '../../sandbox/page/serve.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import type { Workflow } from '../../sandbox/workflow.ts'
import { ArgumentError } from '../command/options.ts'
import type { Source } from '../demo/source.ts'
import type { SandboxArguments } from './arguments.ts'
import { pointTo } from './workflows.ts'

/** All that is there until it is disposed of. */
export interface Opened extends AsyncDisposable {
  /** For the input `base-url`. */
  serviceUrl: string
  pageUrl: string
  /** What act takes after the event's name. */
  actArguments: string[]
}

/** A key with write access. */
export const key = 'sandbox-key'
/** A key without. */
export const readOnlyKey = 'read-only-key'

/** What a job's own token is, here: not the name of the input, which would then be masked in all messages. */
const TOKEN = 'sandbox-token'

/**
 * Starts the search service with its page, GitHub's API and its git, all for one repository.
 *
 * @param folder an empty one.
 */
export async function openAll(
  source: Source,
  workflows: Record<string, Workflow>,
  { connectors, port }: SandboxArguments,
  folder: string,
): Promise<Opened> {
  await using stack = new AsyncDisposableStack()
  const sandbox = stack.use(await startService(connectors, port))
  const { name, branch, folder: directory } = source
  const api = stack.use(await startGitHub({ repository: name, token: TOKEN, directory }))
  const served = join(folder, 'git', name)
  await mkdir(dirname(served), { recursive: true })
  await symlink(directory, served, 'junction')
  const git = stack.use(await startGitServer(join(folder, 'git'), TOKEN))
  const page = { store: sandbox.store, connector: connectors[0] as string, title: name, runs: [] }
  const { url: pageUrl } = stack.use(await servePage(page))
  const { secrets, variables } = pointTo(sandbox.url, workflows, key, connectors)
  const actArguments = await prepareAct({
    folder: join(folder, 'act'),
    workflows,
    payload: { repository: { default_branch: branch } },
    secrets: { ...secrets, GITHUB_TOKEN: TOKEN },
    variables,
    environment: { GITHUB_REPOSITORY: name, GITHUB_API_URL: api.url, GITHUB_SERVER_URL: git.url },
  })
  const open = stack.move()
  return {
    serviceUrl: sandbox.url,
    pageUrl,
    actArguments,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Where the service usually is, so that its address can be kept. */
const USUAL_PORT = 8787

async function startService(connectors: string[], port: number | undefined): Promise<Sandbox> {
  const keys = { [key]: { write: true }, [readOnlyKey]: { write: false } }
  return startSandbox({ connectors, keys, port: port ?? USUAL_PORT }).catch(error => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error
    if (port === undefined) return startSandbox({ connectors, keys })
    throw new ArgumentError(`--port: ${port} cannot be had (${error.code}). Give another one, or 0.`)
  })
}
