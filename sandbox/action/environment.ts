import { join } from 'node:path'
import type { ActionOptions } from '../action.ts'
import { metadata } from './metadata.ts'

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
