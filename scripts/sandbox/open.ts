import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareAct } from '../../sandbox/act.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { servePage } from '../../sandbox/page/serve.ts'
import type { Start } from '../../sandbox/page/source.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { actionSteps, type Workflow } from '../../sandbox/workflow.ts'
import { ArgumentError } from '../command/options.ts'
import type { Source } from '../demo/source.ts'
import type { SandboxArguments } from './arguments.ts'
import { writePushScript } from './script.ts'
import { quoted } from './shell.ts'
import { connectorsOf, pointTo } from './workflows.ts'

/** What runs until it is disposed of. */
export interface Opened extends AsyncDisposable {
  /** For the input `base-url`. */
  serviceUrl: string
  pageUrl: string
  /** A shell script that runs the built action on the repository. */
  pushScript: string
  /** What act takes after the event's name. */
  actArguments: string[]
}

/** A key with write access. */
export const key = 'sandbox-key'
/** A key without. */
export const readOnlyKey = 'read-only-key'

/** Not the name of the input, which would then be masked in all messages. */
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
  const all = [...new Set([...connectors, ...(await connectorsOf(workflows, source.folder))])]
  const sandbox = stack.use(await startService(all, port))
  const { name, branch, folder: directory } = source
  const api = stack.use(await startGitHub({ repository: name, token: TOKEN, directory }))
  const served = join(folder, 'git', name)
  await mkdir(dirname(served), { recursive: true })
  await symlink(directory, served, 'junction')
  const git = stack.use(await startGitServer(join(folder, 'git'), TOKEN))
  const { secrets, variables } = pointTo(sandbox.url, workflows, key, connectors)
  const payload = { repository: { default_branch: branch } }
  const environment = { GITHUB_API_URL: api.url, GITHUB_SERVER_URL: git.url }
  const actArguments = await prepareAct({
    folder: join(folder, 'act'),
    workflows,
    payload,
    secrets: { ...secrets, GITHUB_TOKEN: TOKEN },
    variables,
    environment: { GITHUB_REPOSITORY: name, ...environment },
  })
  const own = { 'connector-id': connectors[0] as string, 'api-key': key, 'github-token': TOKEN }
  const pushScript = await writePushScript(join(folder, 'push'), {
    workspace: directory,
    repository: name,
    event: { name: 'push', ref: `refs/heads/${branch}`, payload },
    inputs: { ...literalsOf(workflows), 'base-url': sandbox.url, ...own },
    environment,
  })
  const start = startOf(sandbox.url, own['connector-id'], pushScript)
  const page = { store: sandbox.store, connector: own['connector-id'], title: name, runs: [], start }
  const { url: pageUrl } = stack.use(await servePage(page))
  const open = stack.move()
  return {
    serviceUrl: sandbox.url,
    pageUrl,
    pushScript,
    actArguments,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** What the page says as long as nothing was pushed. */
function startOf(serviceUrl: string, connector: string, pushScript: string): Start {
  return {
    inputs: { 'base-url': serviceUrl, 'connector-id': connector, 'api-key': key },
    commands: [
      { title: 'Push the pages of the repository by the action:', command: `sh ${quoted(pushScript)}` },
      { title: 'Push a document by hand:', command: curl(serviceUrl, connector) },
    ],
  }
}

/** A command that pushes one document. */
export function curl(serviceUrl: string, connector: string): string {
  const document = { external_ref: 'hello.md', name: 'Hello', body: 'Hello, search.' }
  return [
    `curl ${serviceUrl}/api/ingest/${connector}/documents`,
    `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify({ documents: [document] }))}`,
  ].join(' \\\n  ')
}

/** Inputs of the first step that uses the action, but for those that GitHub fills in. */
function literalsOf(workflows: Record<string, Workflow>): Record<string, string> {
  const [step] = Object.values(workflows).flatMap(actionSteps)
  const literals = Object.entries(step?.with ?? {}).filter(([, value]) => !String(value).includes('${{'))
  return Object.fromEntries(literals.map(([name, value]) => [name, String(value)]))
}

/** Where the service usually is, so that its address can be kept. */
const USUAL_PORT = 8787

async function startService(connectors: string[], port: number | undefined): Promise<Sandbox> {
  const keys = { [key]: { write: true }, [readOnlyKey]: { write: false } }
  return startSandbox({ connectors, keys, port: port ?? USUAL_PORT }).catch(error => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error
    if (port === undefined) return startSandbox({ connectors, keys })
    throw new ArgumentError(`--port: ${port} is not free (${error.code}). Give another one, or 0.`)
  })
}
