import { metadata } from '../../sandbox/action/metadata.ts'
import { InputError, parseInputs } from '../../src/inputs/index.ts'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { git } from '../command/git.ts'
import { ArgumentError } from '../command/options.ts'
import type { Source } from './source.ts'

/** Inputs of the action by their names. */
export type Inputs = Readonly<Record<string, string>>

const required: Inputs = {
  'base-url': 'http://127.0.0.1',
  'connector-id': 'docs',
  'api-key': 'sandbox-key',
  'github-token': 'sandbox-token',
}

/** Inputs as the action reads them, with its own defaults. @throws ArgumentError in the action's own words. */
export function readInputs(inputs: Inputs) {
  return inWords(() =>
    parseInputs(name => ({ ...required, ...inputs })[name] ?? metadata.inputs[name]?.default ?? ''),
  )
}

/** @throws ArgumentError in the words of an InputError. */
export function inWords<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new ArgumentError(error.message.replace(/^/gm, '--'))
  }
}

/** No push would succeed otherwise. @throws ArgumentError when no file of the last commit matches these patterns. */
export async function requirePages({ folder, commits }: Source, files: readonly string[]): Promise<void> {
  const listed = await git(folder, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commits.at(-1)!.sha])
  if (listed.split('\0').some(toMatcher(files))) return
  throw new ArgumentError(
    `--files: no file of the last commit matches ${files.map(each => `"${each}"`).join(', ')}. Patterns are matched against paths from the repository's root, and case counts.`,
  )
}
