import { execFileSync, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { actionSteps, pairs, prepareAct, type Workflow } from '../../sandbox/act.ts'
import { type GitHubOptions, startGitHub } from '../../sandbox/github.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { createCheckout, type Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

const folder = new URL('../../docs/recipes/', import.meta.url)

/** The names of all recipes, without `.yml`. */
export const recipes: string[] = readdirSync(fileURLToPath(folder)).map(name => name.replace(/\.yml$/, ''))

/** @param generator whose lines are kept, where a recipe has lines for several, each with a name as its comment. */
export async function readRecipe(name: string, generator?: string): Promise<Workflow> {
  const text = await readFile(new URL(`${name}.yml`, folder), 'utf8')
  if (generator === undefined) return parse(text)
  const ofGenerators = / # (?:Docusaurus|Hugo|Jupyter|MkDocs|Sphinx|TypeDoc)$/
  const lines = text.split('\n').flatMap(line => {
    if (!ofGenerators.test(line)) return [line]
    return line.endsWith(` # ${generator}`) ? [line.replace(/^( *)# /, '$1')] : []
  })
  return parse(lines.join('\n'))
}

/** The inputs of the action in a recipe with one job. */
export function inputsOf(recipe: Workflow): Record<string, string> {
  return actionSteps(recipe)[0]?.with ?? {}
}

export const KEY = 'key-of-the-search-service'
export const TOKEN = 'ghs_token-of-the-job'
export const REPOSITORY = 'octo/docs'
export const PAGES = {
  'docs/install.md': '# Install\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'handbook/leave.md': '# Leave\n\nHow to take leave.\n',
}

/** How a recipe is run. */
interface Run {
  recipe: string
  generator?: string
  /** Changes the recipe. */
  edit?: (recipe: Workflow) => void
  event?: string
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
interface Ended {
  exitCode: number | null
  log: string
  /** The outputs of the action, as the step after it read them. */
  outputs: Record<string, string>
  summary: string
  /** The JSON report, if there was one. */
  report: string
}

/** A repository, the search service and GitHub's API, and the runs between them. */
export async function openStage(
  github: Omit<GitHubOptions, 'repository' | 'token'> = {},
  files: Files = PAGES,
) {
  await using stack = new AsyncDisposableStack()
  const checkout = stack.use(await createCheckout(files))
  await checkout.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`)
  const keys = { [KEY]: { write: true } }
  const sandbox = stack.use(
    await startSandbox({ keys, connectors: ['docs', 'handbook', 'developers', 'docs-v1'] }),
  )
  const api = stack.use(
    await startGitHub({ repository: REPOSITORY, token: TOKEN, directory: checkout.folder, ...github }),
  )
  const home = stack.use(await temporaryFolder())
  let count = 0
  const open = stack.move()
  return {
    checkout,
    sandbox,
    api,
    async run({ edit, environment, ...run }: Run): Promise<Ended> {
      const id = String(++count)
      const result = await runRecipe(checkout.folder, join(home.path, id), {
        secrets: { SEARCH_API_KEY: KEY, GITHUB_TOKEN: TOKEN },
        variables: { SEARCH_CONNECTOR_ID: 'docs' },
        // act gives each run the same ID.
        environment: { GITHUB_API_URL: api.url, GITHUB_RUN_ID: id, ...environment },
        ...run,
        edit(recipe) {
          inputsOf(recipe)['base-url'] = sandbox.url
          edit?.(recipe)
        },
      })
      await sandbox.settled()
      return result
    },
    searched: (connector = 'docs') => [...sandbox.store.active(connector).keys()].sort(),
    ends: () => api.deployments.map(each => each.statuses.map(({ state }) => state).at(-1)),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/**
 * Runs a recipe in act, on this machine without containers, with the built action in place of the released one.
 *
 * @param workspace the checkout that holds the pages; the workflow is put beside it, not into it.
 * @param home an empty folder for what act keeps.
 */
async function runRecipe(workspace: string, home: string, options: Run): Promise<Ended> {
  const {
    recipe,
    generator,
    event = 'push',
    inputs,
    payload,
    edit,
    showsSecrets,
    onStart,
    ...given
  } = options
  const results = join(home, 'results')
  await mkdir(results, { recursive: true })
  const workflow = await readRecipe(recipe, generator)
  edit?.(workflow)
  readBack(workflow, results)
  const prepared = await prepareAct({
    folder: join(home, 'act'),
    workflows: { 'workflow.yml': workflow },
    payload: { inputs, ...payload },
    ...given,
  })
  const shows = showsSecrets ? ['--insecure-secrets'] : []
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' }
  const args = [event, ...prepared, ...shows, ...pairs('--input', inputs)]
  const child = spawn('act', args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log += chunk))
  onStart?.(() => killAction(child.pid as number))
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  const read = (name: string) => readFile(join(results, name), 'utf8').catch(() => '')
  // act prints a step's summary, and removes the file before the next step.
  const summary = /^\[([^\]]+)\] +⚙ +Summary - ([\s\S]*?)\n\[\1\] /m.exec(log)?.[2] ?? ''
  const outputs = JSON.parse((await read('outputs.json')) || '{}')
  return { exitCode, log, outputs, summary, report: await read('report.json') }
}

/** Adds the step that a user would add to read the outputs. */
function readBack(workflow: Workflow, results: string): void {
  const uses: object[] = actionSteps(workflow)
  for (const { steps = [] } of Object.values(workflow.jobs))
    for (const step of steps.filter(each => uses.includes(each))) {
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

/** Kills the processes below another one that run the action. */
function killAction(ancestor: number): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map(line => /^ *(\d+) +(\d+) (.*)/.exec(line)!.slice(1) as [string, string, string])
  const parents = new Map(all.map(([pid, parent]) => [Number(pid), Number(parent)]))
  const isBelow = (pid = 0): boolean => pid === ancestor || (pid > 1 && isBelow(parents.get(pid)))
  for (const [pid, , command] of all)
    if (/\bnode\b.*dist\/main\.js/.test(command) && isBelow(Number(pid))) process.kill(Number(pid), 'SIGKILL')
}
