import { accessSync, constants } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { actionSteps, prepareAct, type Step, type Workflow } from '../../sandbox/act.ts'
import { type ActionOptions, FILES, toEnvironment } from '../../sandbox/action.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { type Start, servePage } from '../../sandbox/page/serve.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { sanitizeForLog } from '../../src/text/index.ts'
import type { Source } from '../demo/source.ts'
import { connectorsOf, pointTo } from './workflows.ts'

/** What runs until it is disposed of. */
interface Opened extends AsyncDisposable {
  /** For the input `base-url`. */
  serviceUrl: string
  pageUrl: string
  /** A shell script that runs the built action on the repository, or on the clone of it that its argument names. */
  pushScript: string
  /** A shell script that runs the workflows in act; its argument is the event, `push` without one. */
  actScript: string
}

/** A key with write access. */
const key = 'sandbox-key'
/** A key without. */
const readOnlyKey = 'read-only-key'

/** Not the name of the input, which would then be masked in all messages. */
const TOKEN = 'sandbox-token'

/**
 * Starts the search service with its page, GitHub's API and its git, all for one repository.
 *
 * @param port the page's.
 * @param folder an empty one.
 * @param eventPayload what the event of act has besides the repository.
 */
export async function openAll(
  source: Source,
  workflows: Record<string, Workflow>,
  connectors: readonly string[],
  port: number | undefined,
  folder: string,
  eventPayload: Record<string, unknown> = {},
): Promise<Opened> {
  await using stack = new AsyncDisposableStack()
  const all = [...new Set([...connectors, ...(await connectorsOf(workflows, source.folder))])]
  const sandbox = stack.use(await startService(all))
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
    payload: { ...payload, ...eventPayload },
    secrets: { ...secrets, GITHUB_TOKEN: TOKEN },
    variables,
    environment: { GITHUB_REPOSITORY: name, ...environment },
  })
  const actScript = await writeActScript(join(folder, 'act.sh'), directory, actArguments)
  const connector = connectors[0] as string
  const [step] = Object.values(workflows).flatMap(actionSteps)
  const pushScript = await writePushScript(join(folder, 'push'), {
    workspace: directory,
    repository: name,
    event: { name: 'push', ref: `refs/heads/${branch}`, payload },
    inputs: {
      'connector-id': connector,
      ...literalsOf(step),
      'base-url': sandbox.url,
      'api-key': key,
      'github-token': TOKEN,
      'dry-run': 'false',
    },
    environment: { ...environment, ...keysOf(step) },
  })
  const start = startOf(sandbox.url, connector, pushScript)
  const page = { store: sandbox.store, title: name, runs: [], start }
  const { url: pageUrl } = stack.use(await servePage(page, port))
  const open = stack.move()
  return {
    serviceUrl: sandbox.url,
    pageUrl,
    pushScript,
    actScript,
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
function curl(serviceUrl: string, connector: string): string {
  const document = { external_ref: 'hello.md', name: 'Hello', body: 'Hello, search.' }
  return [
    `curl ${serviceUrl}/api/ingest/${connector}/documents`,
    `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify({ documents: [document] }))}`,
  ].join(' \\\n  ')
}

/** Inputs of the step, but for those that GitHub fills in. */
function literalsOf(step: Step | undefined): Record<string, string> {
  const literals = Object.entries(step?.with ?? {}).filter(([, value]) => !String(value).includes('${{'))
  return Object.fromEntries(literals.map(([name, value]) => [name, String(value)]))
}

/** The variables of the step that have a key. */
function keysOf(step: Step | undefined): Record<string, string> {
  const secrets = Object.entries(step?.env ?? {}).filter(([, value]) => String(value).includes('secrets.'))
  return Object.fromEntries(secrets.map(([name]) => [name, key]))
}

/** Where the service usually is, so that its address can be kept. */
const USUAL_PORT = 8787

async function startService(connectors: string[]): Promise<Sandbox> {
  const keys = { [key]: { write: true }, [readOnlyKey]: { write: false } }
  return startSandbox({ connectors, keys, port: USUAL_PORT }).catch(error => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error
    return startSandbox({ connectors, keys })
  })
}

const action = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/**
 * Writes a shell script that runs the built action as a runner would, and as another run each time.
 *
 * @param folder for the script and what the action writes.
 * @returns the script's path.
 */
async function writePushScript(folder: string, options: ActionOptions): Promise<string> {
  await mkdir(folder)
  const files = Object.fromEntries(FILES.map(name => [name, join(folder, name)]))
  await Promise.all(Object.values(files).map(path => writeFile(path, '')))
  await writeFile(join(folder, 'event.json'), JSON.stringify(options.event?.payload ?? {}))
  const {
    GITHUB_RUN_ID: _,
    GITHUB_WORKSPACE: workspace = '',
    ...environment
  } = toEnvironment(options, folder, files)
  const own = Object.entries(environment).filter(
    ([name]) => /^(?:INPUT|GITHUB|RUNNER)_/.test(name) || name in (options.environment ?? {}),
  )
  const lines = [
    '#!/bin/sh',
    `workspace=${quoted(workspace)}`,
    'exec env GITHUB_RUN_ID="$(date +%s)" GITHUB_WORKSPACE="${1:-$workspace}" \\',
    ...own.map(([name, value]) => `  ${quoted(`${name}=${value}`)} \\`),
    `  ${quoted(process.execPath)} ${quoted(action)}`,
  ]
  const path = join(folder, 'push.sh')
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

/** Writes a shell script that runs act, as another run each time; the Node that runs this runs the action. */
async function writeActScript(path: string, repository: string, args: string[]): Promise<string> {
  const lines = [
    '#!/bin/sh',
    `PATH=${quoted(dirname(process.execPath))}:"$PATH"`,
    // One with the same ID would count as the same run, started again.
    `exec act "\${1:-push}" -C ${quoted(repository)} --env GITHUB_RUN_ID="$(date +%s)" \\`,
    `  ${args.map(quoted).join(' ')}`,
  ]
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

/** One word of a shell's command. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** Whether a shell would find this program. */
export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export function started({ folder, name }: Source, connectors: string[], opened: Opened): string[] {
  const place = sanitizeForLog(folder)
  return [
    'A stand-in for the search service is on this machine, and one for GitHub, until Ctrl-C.',
    '',
    `  base-url      ${opened.serviceUrl}`,
    `  connector-id  ${connectors.join(', ')} (--connector ID gives it others)`,
    `  api-key       ${key} (${readOnlyKey} has no write access)`,
    '',
    'To push a document by hand, copy this to another terminal:',
    '',
    `  ${curl(opened.serviceUrl, connectors[0] as string)}`,
    '',
    `To push the pages of ${place} by the action in this clone, as a push to its branch would:`,
    '',
    `  sh ${quoted(opened.pushScript)}`,
    '',
    ...(isInstalled('act') ? actLines(name, opened) : noAct(name)),
    `Run it once, then change pages in ${place}, commit, and run it again: only what is committed counts.`,
    'Links in the documents lead to the stand-in for GitHub, which shows no pages.',
    '',
    `Search and read the documents at ${opened.pageUrl}`,
    'Ctrl-C ends it.',
  ]
}

function actLines(name: string, { actScript }: Opened): string[] {
  return [
    `To run the workflow of ${sanitizeForLog(name)} in act, with this clone in place of the released action, as on a push:`,
    '',
    `  sh ${quoted(actScript)}`,
    '',
    'Behind it, workflow_dispatch is what "Run workflow" does. The workflow is run as it was when this began, but for base-url.',
    '',
  ]
}

function noAct(name: string): string[] {
  return [
    `To run the workflow of ${sanitizeForLog(name)} itself, install act (https://nektosact.com) and start this again.`,
    '',
  ]
}
