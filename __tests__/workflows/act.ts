import { execFileSync, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { actionSteps, pairs, prepareAct, type Workflow } from '../../sandbox/act.ts'

const folder = new URL('../../docs/recipes/', import.meta.url)

/** The names of all recipes, without `.yml`. */
export const recipes: string[] = readdirSync(fileURLToPath(folder)).map(name => name.replace(/\.yml$/, ''))

export async function readRecipe(name: string): Promise<Workflow> {
  return parse(await readFile(new URL(`${name}.yml`, folder), 'utf8')) as Workflow
}

/** The inputs of the action in a recipe with one job. */
export function inputsOf(recipe: Workflow): Record<string, string> {
  return actionSteps(recipe)[0]?.with ?? {}
}

/** How a recipe is run. */
export interface ActOptions {
  /** The checkout that holds the pages; the workflow is put beside it, not into it. */
  workspace: string
  /** An empty folder for what act keeps. */
  home: string
  recipe: string
  /** Changes the recipe, such as the address of the service. */
  edit?: (recipe: Workflow) => void
  event: string
  payload?: Record<string, unknown>
  inputs?: Record<string, string>
  secrets?: Record<string, string>
  variables?: Record<string, string>
  environment?: Record<string, string>
  /** act prints even what is masked. */
  showsSecrets?: boolean
  /** Called once act has started. */
  onStart?: (killAction: () => void) => void
}

/** The result of a run of a workflow. */
export interface WorkflowRun {
  exitCode: number | null
  log: string
  /** The outputs of the action, as the step after it read them. */
  outputs: Record<string, string>
  summary: string
  /** The JSON report, if there was one. */
  report: string
}

/** Runs a recipe in act, on this machine without containers, with the built action in place of the released one. */
export async function runRecipe(options: ActOptions): Promise<WorkflowRun> {
  const { home, recipe, event, inputs, payload, secrets, variables, environment } = options
  const within = (name: string) => join(home, name)
  await mkdir(within('results'), { recursive: true })
  const workflow = await readRecipe(recipe)
  options.edit?.(workflow)
  readBack(workflow, within('results'))
  const prepared = await prepareAct({
    folder: within('act'),
    workflows: { 'workflow.yml': workflow },
    payload: { inputs, ...payload },
    ...(secrets && { secrets }),
    ...(variables && { variables }),
    ...(environment && { environment }),
  })
  const shows = options.showsSecrets ? ['--insecure-secrets'] : []
  const { exitCode, log } = await start([event, ...prepared, ...shows, ...pairs('--input', inputs)], options)
  const read = (name: string) => readFile(within(`results/${name}`), 'utf8').catch(() => '')
  const outputs = JSON.parse((await read('outputs.json')) || '{}')
  return { exitCode, log, outputs, summary: summaryIn(log), report: await read('report.json') }
}

/** act prints a step's summary, and removes the file before the next step. */
function summaryIn(log: string): string {
  return /^\[([^\]]+)\] +⚙ +Summary - ([\s\S]*?)\n\[\1\] /m.exec(log)?.[2] ?? ''
}

/** Adds the step that a user would add to read the outputs. */
function readBack(workflow: Workflow, results: string): void {
  const uses = new Set(actionSteps(workflow))
  for (const { steps = [] } of Object.values(workflow.jobs))
    for (const step of steps.filter(each => (uses as Set<typeof each>).has(each))) {
      step.id ??= 'docs-push'
      steps.push({
        if: 'always()',
        env: {
          OUTPUTS: `\${{ toJSON(steps.${step.id}.outputs) }}`,
          REPORT: `\${{ steps.${step.id}.outputs.report }}`,
        },
        run: `printf %s "$OUTPUTS" > '${results}/outputs.json'; cp "$REPORT" '${results}/report.json' || true`,
      })
    }
}

async function start(args: string[], { workspace, home, onStart }: ActOptions) {
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' }
  const child = spawn('act', args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log += chunk))
  onStart?.(() => killAction(child.pid as number))
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  return { exitCode, log }
}

/** Kills the processes below another one that run the action. */
function killAction(ancestor: number): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map(line => /^ *(\d+) +(\d+) (.*)/.exec(line)!.slice(1) as [string, string, string])
  const parents = new Map(all.map(([pid, parent]) => [Number(pid), Number(parent)]))
  const isBelow = (pid = 0): boolean => pid === ancestor || (pid > 1 && isBelow(parents.get(pid)))
  for (const [pid, , command] of all)
    if (/\bnode\b.*dist\/main\.js/.test(command) && isBelow(Number(pid))) process.kill(Number(pid), 'SIGKILL')
}
