import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { atExit, temporaryFolder } from './folder.ts'
import { requireNoLeaks } from './leaks.ts'

/** What the action receives of the event from a runner. */
export interface ActionEvent {
  name: string
  ref?: string
  sha?: string
  payload?: Record<string, unknown>
}

export interface ActionOptions {
  /** The folder of the checkout. */
  workspace: string
  /** Without one, a push to `main`. */
  event?: ActionEvent
  /** Inputs by name; the others have the defaults of `action.yml`. */
  inputs?: Record<string, string>
  /** `owner/name`. */
  repository?: string
  /** Other variables of the environment; `undefined` removes one. */
  environment?: Record<string, string | undefined>
  /** What an earlier step of the same action left behind: with it, this is the `post` step. */
  state?: Record<string, string>
  /** Puts another command in front of the one that runs the action. */
  wrap?: (command: string[]) => string[]
  /** Called with each piece of output as it comes. */
  onOutput?: (text: string) => void
  /** Called once the process has started. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

/** The result of a run. */
export interface ActionRun {
  /** From the start of the process to its end. */
  seconds: number
  /** `null` when a signal ended it. */
  exitCode: number | null
  /** stdout and stderr, as the runner would read them. */
  output: string
  outputs: Record<string, string>
  state: Record<string, string>
  summary: string
  /** The JSON report, when there is one. */
  report: unknown
}

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the built action in a process of its own, with the environment and the files that a runner gives it.
 *
 * @throws when a secret of the run is in anything that it left behind.
 */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  await using home = temporaryFolder('docs-push-runner-')
  const folder = home.path
  const files = Object.fromEntries(FILES.map(name => [name, join(folder, name)]))
  await Promise.all(Object.values(files).map(path => writeFile(path, '')))
  const { payload = DEFAULT_PAYLOAD } = options.event ?? {}
  await writeFile(join(folder, 'event.json'), JSON.stringify(payload))
  const ended = await start(toEnvironment(options, folder, files), options)
  await requireNoLeaks(secretsOf(options), ended.output, [folder, options.inputs?.journal ?? folder])
  const read = async (name: string) => readFile(files[name] as string, 'utf8')
  const outputs = fileCommands(await read('GITHUB_OUTPUT'))
  return {
    ...ended,
    outputs,
    state: { ...options.state, ...fileCommands(await read('GITHUB_STATE')) },
    summary: await read('GITHUB_STEP_SUMMARY'),
    report: outputs.report ? JSON.parse(await readFile(outputs.report, 'utf8')) : undefined,
  }
}

/** The inputs that the action must not show, and the variables that its targets name. */
function secretsOf({ inputs = {}, environment = {} }: ActionOptions): string[] {
  const isNamed = (name: string) => /_KEY$/.test(name) && inputs.targets?.includes(name)
  const keys = Object.entries(environment).flatMap(([name, value]) => (isNamed(name) ? value : []))
  const all = [inputs['api-key'], inputs['github-token'], ...keys]
  return [...new Set(all.flatMap(each => each?.trim() || []))]
}

/** Files through which a step talks to its runner (GitHub documentation, "Workflow commands"). */
export const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH']

const DEFAULT_PAYLOAD = { repository: { default_branch: 'main' } }

async function start(
  env: Record<string, string>,
  options: ActionOptions,
): Promise<Pick<ActionRun, 'seconds' | 'exitCode' | 'output'>> {
  const plain = [process.execPath, join(root, options.state ? 'dist/post.js' : 'dist/main.js')]
  const [program = '', ...args] = options.wrap?.(plain) ?? plain
  const startedMs = performance.now()
  const child = spawn(program, args, {
    cwd: options.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A signal must reach the action behind the other command too.
    detached: options.wrap !== undefined,
  })
  using _ = atExit(() => child.kill('SIGKILL'))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
    options.onOutput?.(String(chunk))
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  options.onStart?.(signal =>
    options.wrap && child.pid ? isRunning() && process.kill(-child.pid, signal) : child.kill(signal),
  )
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  return { seconds: (performance.now() - startedMs) / 1000, exitCode, output }
}

/** Reads `name<<delimiter`, lines, `delimiter`. */
function fileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [, name = '', , value = ''] of text.matchAll(/^(.+?)<<(.+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm))
    values[name] = value
  return values
}

/** Each run has an ID of its own, as on GitHub. */
let runs = 0

/**
 * The environment of a step on a runner; of this process it has only what every program needs.
 *
 * @param folder for temporary files, with the event in it.
 * @param files where the step's files are, by the variables that name them.
 */
export function toEnvironment(
  { workspace, event, inputs, repository, environment: own, state }: ActionOptions,
  folder: string,
  files: Record<string, string>,
): Record<string, string> {
  const all: Record<string, string | undefined> = {
    ...inherited(),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: repository ?? 'example/docs',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_EVENT_NAME: event?.name ?? 'push',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REF: event?.ref ?? 'refs/heads/main',
    GITHUB_SHA: event?.sha,
    GITHUB_RUN_ID: String(++runs),
    GITHUB_JOB: 'push-docs',
    GITHUB_ACTION: '__docs-push-action',
    RUNNER_TEMP: folder,
    ...files,
    ...renamed({ ...defaults(), ...inputs }, toVariable),
    ...renamed(state ?? {}, name => `STATE_${name}`),
    ...own,
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** What every program needs; the last five on Windows. */
function inherited(): Record<string, string | undefined> {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'PATHEXT']
  return Object.fromEntries(names.map(name => [name, process.env[name]]))
}

/** A runner spells the names of inputs in capitals, with underscores for spaces. */
function toVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

function renamed(values: Record<string, string>, rename: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]))
}

/** Expressions are empty, as only GitHub can evaluate them. */
function defaults(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata.inputs).map(([name, { default: value = '' }]) => [
      name,
      value.includes('${{') ? '' : value,
    ]),
  )
}

/** What `action.yml` says of the action. */
interface Metadata {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
}

export const metadata: Metadata = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8'))
