import { parseArgs } from 'node:util'
import { ArgumentError } from '../command/options.ts'
import { modules } from './modules.ts'

export interface MutationOptions {
  names: string[]
  /** Only the lines that were changed since this commit. */
  since: string | undefined
  /** Only what no test noticed the last time, and what is new. */
  isAgain: boolean
}

export const usage = `Usage: npm run mutation -- [MODULE…] [options]

Breaks modules on purpose, one place at a time, and lists the changes that no test notices. It takes minutes for each
module, all of them without a name: ${Object.keys(modules).join(', ')}.

  --again          only what no test noticed the last time, and what was changed since
  --since COMMIT   only lines that were changed since this commit
  --help           print this
`

/** @throws ArgumentError */
export function readArguments(args: string[]): MutationOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const unknown = positionals.find(name => !Object.hasOwn(modules, name))
  if (unknown !== undefined) throw new ArgumentError(`"${unknown}" is not a module.\n\n${usage}`)
  const { since, again: isAgain = false } = values
  return { names: positionals.length > 0 ? positionals : Object.keys(modules), since, isAgain }
}

function parse(args: string[]) {
  try {
    const options = {
      since: { type: 'string' },
      again: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${usage}`)
  }
}
