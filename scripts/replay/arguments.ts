import { ArgumentError, readOptions, readPushes } from '../command/options.ts'
import { type Inputs, readInputs } from '../demo/inputs.ts'

/** What the replay is to do. */
export interface ReplayOptions {
  /** The folder of a repository. */
  repo: string
  /** How many commits to push, at most. */
  pushes: number
  /** Where there are fewer, the history goes back and on again. */
  isLong: boolean
  /** Some runs never happen, others fail or are killed. */
  faults: boolean
  /** Decides which; by chance when undefined. */
  seed: number | undefined
  /** What keeps the record of past syncs: a file, or a stand-in for GitHub's API. */
  journal: 'file' | 'deployments'
  /** Inputs of the action that are not its defaults. */
  inputs: Inputs
}

export const usage = `Usage: npm run replay -- --repo PATH [options]

Pushes the history of a repository, commit by commit, to a stand-in for the search service on this machine, then
holds what is in search against a full sync of the last commit. Nothing is sent anywhere else.

  --repo PATH      the git repository, which is only read
  --pushes N       push the last N commits of its current branch (100); the first brings in everything
  --long           where the branch has fewer, go back through them to the first one and on again
  --faults         lose some of the runs, let the service fail in others, forget what it accepted or refuse pages, some
                   of them for good; interrupt and kill some, fill their disk and change their clock
  --journal KIND   where past syncs are recorded: in a "file" (the default), or as "deployments" of a stand-in for
                   GitHub, which fails as well and at which runs are killed too
  --seed S         choose them as the run with this seed did
  --files PATTERN  push the files that match, instead of the action's default; can be given several times
  --help           print this
`

const DEFAULT_PUSHES = 100

/** @throws ArgumentError */
export function readArguments(args: string[]): ReplayOptions | 'help' {
  const { help, repo, pushes, long, faults, seed, journal, files } = readOptions(args, known, usage)
  if (help) return 'help'
  const inputs = files ? { files: files.join('\n') } : {}
  readInputs(inputs)
  if (repo === undefined) throw new ArgumentError(`--repo is missing.\n\n${usage}`)
  return {
    repo,
    pushes: readPushes(pushes) ?? DEFAULT_PUSHES,
    isLong: long ?? false,
    faults: faults ?? false,
    seed: readSeed(seed),
    journal: readJournal(journal),
    inputs,
  }
}

const known = {
  repo: { type: 'string' },
  pushes: { type: 'string' },
  long: { type: 'boolean' },
  faults: { type: 'boolean' },
  seed: { type: 'string' },
  journal: { type: 'string' },
  files: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

/** As many seeds as fit into 32 bits. */
function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32) return Number(text)
  throw new ArgumentError(
    `--seed: "${text}" is not a whole number from 0 to 4294967295. Give the one that a replay printed.`,
  )
}

function readJournal(text = 'file'): ReplayOptions['journal'] {
  if (text === 'file' || text === 'deployments') return text
  throw new ArgumentError(`--journal: "${text}" is neither file nor deployments.`)
}
