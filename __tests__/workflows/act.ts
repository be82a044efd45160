import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { nodeUnder } from './processes.ts'
import { type Recipe, readRecipe, type Step } from './recipe.ts'

/** How a recipe is run. */
export interface ActOptions {
  /** The checkout that holds the pages; the workflow is put beside it, not into it. */
  workspace: string
  /** An empty folder for what act keeps. */
  home: string
  recipe: string
  /** Changes the recipe, such as the address of the service. */
  edit?: (recipe: Recipe) => void
  event: string
  payload?: Record<string, unknown>
  inputs?: Record<string, string>
  secrets?: Record<string, string>
  variables?: Record<string, string>
  environment?: Record<string, string>
  /** act prints even what is masked. */
  showsSecrets?: boolean
  /** Called once act has started. */
  onStart?: (runner: { killAction(): Promise<void> }) => void
}

/** What a run of a workflow left behind. */
export interface WorkflowRun {
  exitCode: number | null
  log: string
  /** The outputs of the action, as the step after it read them. */
  outputs: Record<string, string>
  summary: string
  /** The JSON report, if there was one. */
  report: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a recipe in act, on this machine without containers, with the built action in place of the released one. */
export async function runRecipe(options: ActOptions): Promise<WorkflowRun> {
  const { home, recipe, event, payload = {} } = options
  const within = (name: string) => join(home, name)
  await mkdir(within('results'), { recursive: true })
  const workflow = await readRecipe(recipe)
  options.edit?.(workflow)
  const action = readBack(workflow, within('results'))
  await writeFile(within('workflow.yml'), stringify(workflow))
  await writeFile(
    within('event.json'),
    JSON.stringify({ ...DEFAULT_PAYLOAD, inputs: options.inputs, ...payload }),
  )
  await mkdir(within('action'), { recursive: true })
  for (const each of ['action.yml', 'dist'])
    await cp(join(root, each), within(`action/${each}`), { recursive: true })
  const files = [
    '-W',
    within('workflow.yml'),
    '-e',
    within('event.json'),
    '--action-cache-path',
    within('cache'),
  ]
  const replaced = ['--local-repository', `${action}=${within('action')}`]
  const { exitCode, log } = await start([event, ...files, ...replaced, ...flags(options)], options)
  const read = (name: string) => readFile(within(`results/${name}`), 'utf8').catch(() => '')
  const outputs = JSON.parse((await read('outputs.json')) || '{}')
  return { exitCode, log, outputs, summary: summaryIn(log), report: await read('report.json') }
}

/** act prints a step's summary, and takes the file away before the next step. */
function summaryIn(log: string): string {
  return /^\[([^\]]+)\] +⚙ +Summary - ([\s\S]*?)\n\[\1\] /m.exec(log)?.[2] ?? ''
}

const DEFAULT_PAYLOAD = { repository: { default_branch: 'main' } }

/** Adds the step that a user would add to read the outputs. Returns what the recipe calls the action. */
function readBack({ jobs }: Recipe, results: string): string {
  const names = new Set<string>()
  for (const job of Object.values(jobs)) {
    const step = job.steps.find(each => each.uses?.startsWith('OWNER/')) as Step & { uses: string }
    names.add(step.uses)
    step.id ??= 'docs-push'
    job.steps.push({
      if: 'always()',
      env: {
        OUTPUTS: `\${{ toJSON(steps.${step.id}.outputs) }}`,
        REPORT: `\${{ steps.${step.id}.outputs.report }}`,
      },
      run: `printf %s "$OUTPUTS" > '${results}/outputs.json'; cp "$REPORT" '${results}/report.json' || true`,
    })
  }
  return [...names].join()
}

function flags({ inputs, secrets, variables, environment, showsSecrets }: ActOptions): string[] {
  const pairs = (flag: string, values: Record<string, string> = {}) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
  const platforms = ['ubuntu-latest', 'self-hosted', 'linux'].flatMap(each => ['-P', `${each}=-self-hosted`])
  return [
    ...platforms,
    ...['--no-cache-server', '--concurrent-jobs', '1', '-a', 'octocat'],
    ...(showsSecrets ? ['--insecure-secrets'] : []),
    ...pairs('--input', inputs),
    ...pairs('-s', secrets),
    ...pairs('--var', variables),
    ...pairs('--env', environment),
  ]
}

async function start(args: string[], { workspace, home, onStart }: ActOptions) {
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' }
  const child: ChildProcess = spawn('act', args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (log += chunk))
  onStart?.({ killAction: () => nodeUnder(child.pid as number, pid => process.kill(pid, 'SIGKILL')) })
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  return { exitCode, log }
}
