import { ArgumentError, readOptions } from '../command/options.ts'

/** What the bench was asked to measure. */
export interface BenchOptions {
  /** The folder of a repository; without one, the bench makes its own. */
  repo: string | undefined
  /** How many pages the repository that it makes has. */
  generate: number
  /** The size of each. */
  pageBytes: number
  /** How long the service takes to answer, in milliseconds. */
  latencyMs: number
  /** How often each is measured. */
  runs: number
  /** Measure what a user would take instead too, which takes longer than all the rest together. */
  others: boolean
  /** Where what was found is written, in the folder `bench`. */
  output: string
  /** A folder with a built site, whose pages are measured instead of all the rest. */
  built: string | undefined
  /** The sizes to measure, instead of all the rest, how the cost grows with the repository. */
  scaling: number[]
}

export const usage = `Usage: npm run bench -- [options]

Measures the built action in processes of its own, side by side with the least that such a push could cost and with
what a user would take instead on the same files: remark-cli, a loop of curl, and rdme, which is installed from npm. It
writes what it found into the folder bench. Nothing else is sent off this machine. Peak memory and CPU are those that
GNU time (/usr/bin/time) reports.

  --repo PATH      measure with this git repository, which is only read
  --generate N     without one, make a repository of N pages (1000)
  --page-bytes N   of about N bytes each (8000)
  --latency MS     let the service take so long to answer (0)
  --runs N         measure each N times and take the median (5)
  --no-others      leave out remark-cli, curl and rdme
  --output NAME    the file that is written there (results.md)
  --scaling N,N…   measure repositories of so many pages, and write bench/scaling.md and bench/scaling.svg
  --built PATH     measure a built site instead, its pages copied to 1000 or to each number of --scaling, and write
                   bench/built.md
  --help           print this
`

/** @throws ArgumentError */
export function readArguments(args: string[]): BenchOptions | 'help' {
  const values = readOptions(args, known, usage)
  if (values.help) return 'help'
  return {
    repo: values.repo,
    generate: wholeNumber('--generate', values.generate ?? '1000'),
    pageBytes: wholeNumber('--page-bytes', values['page-bytes'] ?? '8000'),
    latencyMs: values.latency === undefined ? 0 : wholeNumber('--latency', values.latency),
    runs: wholeNumber('--runs', values.runs ?? '5'),
    others: !values['no-others'],
    output: values.output ?? 'results.md',
    built: values.built,
    scaling: values.scaling?.split(',').map(each => wholeNumber('--scaling', each)) ?? [],
  }
}

const known = {
  repo: { type: 'string' },
  generate: { type: 'string' },
  'page-bytes': { type: 'string' },
  latency: { type: 'string' },
  runs: { type: 'string' },
  'no-others': { type: 'boolean' },
  output: { type: 'string' },
  built: { type: 'string' },
  scaling: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function wholeNumber(name: string, text: string): number {
  if (/^0*[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ArgumentError(
    `${name}: "${text}" is not a whole number from 1 up. Write ${name} 1000, for example.`,
  )
}
