import { parseArgs } from 'node:util'
import { ArgumentError } from '../demo/arguments.ts'

/** What the bench was asked to measure. */
export interface BenchOptions {
  /** How many pages the repository has. */
  generate: number
  /** The size of each. */
  pageBytes: number
}

export const usage = `Usage: npm run bench -- [options]

Makes a repository of many pages, pushes it with the built action to a stand-in for the search service on this
machine, and prints what that took. Peak memory and CPU are those that GNU time (/usr/bin/time) reports.

  --generate N     make N pages (1000)
  --page-bytes N   of about N bytes each (8000)
  --help           print this
`

/** @throws ArgumentError */
export function readArguments(args: string[]): BenchOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  return {
    generate: wholeNumber('--generate', values.generate ?? '1000'),
    pageBytes: wholeNumber('--page-bytes', values['page-bytes'] ?? '8000'),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        generate: { type: 'string' },
        'page-bytes': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${usage}`)
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^0*[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ArgumentError(
    `${name}: "${text}" is not a whole number from 1 up. Write ${name} 1000, for example.`,
  )
}
