import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { actionSteps, type Workflow } from '../../sandbox/act.ts'
import { namesFile } from '../../src/inputs/targets.ts'
import { members, valueAt } from '../../src/text/data.ts'
import { ArgumentError, git } from '../command.ts'
import { makeHistory } from '../demo/larkspur.ts'

const FOLDER = '.github/workflows'

/**
 * The workflows of a repository that use this action, by the names of their files.
 *
 * @throws ArgumentError when there is none.
 */
export async function readWorkflows(repository: string): Promise<Record<string, Workflow>> {
  const folder = join(repository, FOLDER)
  const names = await readdir(folder).catch((): string[] => [])
  const found: Record<string, Workflow> = {}
  for (const name of names.filter(each => /\.ya?ml$/.test(each)).sort()) {
    const workflow = await readWorkflow(join(folder, name))
    if (workflow.jobs && actionSteps(workflow).length > 0) found[name] = workflow
  }
  if (Object.keys(found).length > 0) return found
  throw new ArgumentError(
    `"${repository}" has no workflow with a step that uses this action (uses: …/docs-push-action@… with its inputs) in ${FOLDER}. Add the one in README.md under "Set it up".`,
  )
}

async function readWorkflow(path: string): Promise<Workflow> {
  try {
    return (parse(await readFile(path, 'utf8')) ?? {}) as Workflow
  } catch (error) {
    throw new ArgumentError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** The names of the events that start this workflow. */
export function eventsOf({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on ?? {})
}

/** The names of the inputs that "Run workflow" asks for. */
export function inputNamesOf(workflows: Record<string, Workflow>): string[] {
  return Object.values(workflows).flatMap(({ on }) => {
    const inputs = valueAt(on, 'workflow_dispatch', 'inputs')
    return members(inputs).map(([name]) => name)
  })
}

/** The connectors that workflows and their targets name, the latter in the workflow or in a file of the repository. */
export async function connectorsOf(
  workflows: Record<string, Workflow>,
  repository: string,
): Promise<string[]> {
  const found: string[] = []
  for (const step of Object.values(workflows).flatMap(actionSteps)) {
    const { targets = '', 'connector-id': connector = '${{' } = step.with
    if (!String(connector).includes('${{')) found.push(String(connector))
    const text = namesFile(targets)
      ? await readFile(join(repository, targets), 'utf8').catch(() => '')
      : targets
    const { defaults, targets: all = [] } = (parse(text) ?? {}) as TargetsFile
    for (const each of [defaults, ...all]) if (each?.['connector-id']) found.push(each['connector-id'])
  }
  return found
}

type Named = { 'connector-id'?: string } | undefined
interface TargetsFile {
  defaults?: Named
  targets?: Named[]
}

/** What the workflows expect to be stored in the repository's settings. */
interface Settings {
  secrets: Record<string, string>
  variables: Record<string, string>
}

/**
 * Makes the workflows push to this service instead of their own.
 *
 * @returns the secrets that they take the key from, and the variables that they take connectors from: the first is the
 *   first connector, and so on.
 */
export function pointTo(
  baseUrl: string,
  workflows: Record<string, Workflow>,
  key: string,
  connectors: readonly string[],
): Settings {
  const steps = Object.values(workflows).flatMap(actionSteps)
  for (const step of steps) step.with['base-url'] = baseUrl
  const named = (input: string, context: string) => {
    const expression = new RegExp(`\\$\\{\\{.*?\\b${context}\\.([\\w-]+)`, 'g')
    const texts = steps.map(step => String(step.with[input] ?? ''))
    return [...new Set(texts.flatMap(text => [...text.matchAll(expression)].map(([, name = '']) => name)))]
  }
  const ids = named('connector-id', 'vars').map((name, index) => [
    name,
    connectors[index] ?? connectors.at(-1),
  ])
  const inEnv = steps.flatMap(step => Object.values(step.env ?? {}).map(String))
  const ofTargets = inEnv.flatMap(text => /secrets\.([\w-]+)/.exec(text)?.[1] ?? [])
  return {
    secrets: Object.fromEntries([...named('api-key', 'secrets'), ...ofTargets].map(name => [name, key])),
    variables: Object.fromEntries(ids),
  }
}

const recipes = new URL('../../docs/recipes/', import.meta.url)

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@larkspur.example', '-c', 'commit.gpgSign=false']

/** Makes the demo's repository, with the workflow of the README and that of previews, and returns its folder. */
export async function makeRepository(folder: string): Promise<string> {
  await makeHistory(folder)
  const workflows = join(folder, FOLDER)
  await mkdir(workflows, { recursive: true })
  await cp(new URL('push-to-main.yml', recipes), join(workflows, 'docs-push.yml'))
  await cp(new URL('pull-requests.yml', recipes), join(workflows, 'preview.yml'))
  await git(folder, ['add', '--all'])
  // A preview is of the last commit, which must have pages.
  await git(folder, [...AUTHOR, 'commit', '--quiet', '--amend', '--no-edit'])
  return folder
}
