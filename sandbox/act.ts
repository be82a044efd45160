import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'

/** What act is to run, and with which settings. */
interface ActCall {
  /** An empty folder, for everything that act reads and writes. */
  folder: string
  /** Workflows by the name of their file. */
  workflows: Record<string, Workflow>
  /** What GitHub would send of the event, over the name of the default branch. */
  payload?: Record<string, unknown>
  secrets?: Record<string, string>
  variables?: Record<string, string>
  environment?: Record<string, string>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes what act needs to run workflows on this machine without containers, with the built action in place of the
 * released one, and nothing outside the folder.
 *
 * @returns act's arguments, without the event's name.
 */
export async function prepareAct({ folder, workflows, payload, ...settings }: ActCall): Promise<string[]> {
  const within = (name: string) => join(folder, name)
  await mkdir(within('action'), { recursive: true })
  for (const each of ['action.yml', 'dist'])
    await cp(join(root, each), within(`action/${each}`), { recursive: true })
  await mkdir(within('workflows'), { recursive: true })
  for (const [name, workflow] of Object.entries(workflows))
    await writeFile(within(`workflows/${name}`), stringify(withoutConcurrency(workflow)))
  await writeFile(within('event.json'), JSON.stringify({ ...DEFAULT_PAYLOAD, ...payload }))
  const all = Object.values(workflows)
  const actions = new Set(all.flatMap(actionSteps).map(step => step.uses))
  return [
    ...['-W', within('workflows'), '-e', within('event.json'), '--action-cache-path', within('cache')],
    ...[...actions].flatMap(name => ['--local-repository', `${name}=${within('action')}`]),
    ...[...new Set(all.flatMap(runnersOf))].flatMap(label => ['-P', `${label}=-self-hosted`]),
    ...['--no-cache-server', '--concurrent-jobs', '1', '-a', 'octocat'],
    ...pairs('-s', settings.secrets),
    ...pairs('--var', settings.variables),
    ...pairs('--env', settings.environment),
  ]
}

/** Act 0.2.87 runs one workflow at a time anyway, and refuses GitHub's key `queue`. */
function withoutConcurrency(workflow: Workflow): Workflow {
  return { ...workflow, concurrency: undefined }
}

const DEFAULT_PAYLOAD = { repository: { default_branch: 'main' } }

export function pairs(flag: string, values: Record<string, string> = {}): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
}

export interface Step {
  id?: string
  if?: string
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

/** The parts of a workflow file that are read. */
export interface Workflow {
  on: string | string[] | Record<string, unknown>
  concurrency?: unknown
  jobs: Record<string, { 'runs-on'?: unknown; steps?: Step[] }>
}

/** A step that uses this action, under any owner's name. */
type ActionStep = Step & { uses: string; with: Record<string, string> }

export function actionSteps({ jobs }: Workflow): ActionStep[] {
  const steps = Object.values(jobs ?? {}).flatMap(each => each.steps ?? [])
  return steps.filter(
    (step): step is ActionStep =>
      /^[\w.-]+\/docs-push-action@/.test(step.uses ?? '') && step.with !== undefined,
  )
}

/** The labels of all runners that the jobs name. */
function runnersOf({ jobs }: Workflow): string[] {
  return Object.values(jobs)
    .flatMap(each => each['runs-on'] ?? [])
    .filter(label => typeof label === 'string')
}
