import { readFileSync } from 'node:fs'
import { ArgumentError, readOptions, readPort, readPushes } from '../command/options.ts'
import type { Inputs } from './inputs.ts'
import { readTargets } from './targets.ts'

/** What the demo is to do. */
export interface DemoOptions {
  /** The folder of a repository; without one, the demo makes its own. */
  repo: string | undefined
  /** How many commits to push, at most. */
  pushes: number
  /** Inputs of the action that are not its defaults. */
  inputs: Inputs
  /** Compare with a full sync at the end. */
  check: boolean
  /** Serve a page of the outcome at the end, until Ctrl-C, where there is a terminal to press it. */
  serve: boolean
  /** Where to serve it, instead of the usual port. */
  port: number | undefined
}

export const usage = `Usage: npm run demo -- [options]

Pushes the history of a documentation, commit by commit, to a stand-in for the search service on this machine.
Nothing is sent anywhere else. Without options, it is an example that comes with this clone. In a terminal, it ends by
serving a page to search and read what was pushed, until Ctrl-C.

  --repo PATH        push the history of this git repository, which is only read
  --pushes N         push the last N commits of its current branch (5); the first brings in everything
  --files PATTERN    push the files that match, instead of the action's default; can be given several times
  --site-urls LINE   the action's input site-urls, as in 'docs/ -> https://docs.example.com/'; several times for several lines
  --ref-prefix TEXT  the action's input ref-prefix, such as handbook/
  --targets FILE     the action's input targets, from a file on this machine; keys and the service are the stand-in's
  --no-check         do not compare with a full sync at the end
  --no-serve         end without serving the page
  --port N           serve the page at this port, or at a free one if it is in use; only in a terminal
  --help             print this
`

const DEFAULT_PUSHES = 5

/** @throws ArgumentError */
export function readArguments(args: string[]): DemoOptions | 'help' {
  const values = readOptions(args, known, usage)
  if (values.help) return 'help'
  const inputs = {
    ...(values.targets !== undefined && { targets: readText(values.targets) }),
    ...(values.files && { files: values.files.join('\n') }),
    ...(values['site-urls'] && { 'site-urls': values['site-urls'].join('\n') }),
    ...(values['ref-prefix'] !== undefined && { 'ref-prefix': values['ref-prefix'] }),
  }
  readTargets(inputs)
  return {
    repo: values.repo,
    pushes: readPushes(values.pushes) ?? (values.repo === undefined ? Infinity : DEFAULT_PUSHES),
    inputs,
    check: !values['no-check'],
    serve: !values['no-serve'],
    port: readPort(values.port),
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ArgumentError(`--targets: ${(error as Error).message}. Give the path of a file.`)
  }
}

const known = {
  repo: { type: 'string' },
  pushes: { type: 'string' },
  files: { type: 'string', multiple: true },
  'site-urls': { type: 'string', multiple: true },
  'ref-prefix': { type: 'string' },
  targets: { type: 'string' },
  'no-check': { type: 'boolean' },
  'no-serve': { type: 'boolean' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const
