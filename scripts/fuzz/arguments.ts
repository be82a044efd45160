import { ArgumentError, readOptions } from '../command/options.ts'
import type { Stage } from './stage.ts'
import { stages } from './stages.ts'

/** What is to be tested. */
interface FuzzOptions {
  seconds: number
  wanted: Stage[]
}

export const usage = `Usage: npm run fuzz -- [options]

Tests each stage, or those that are named, with generated input. Input that fails is printed, kept in fixtures/fuzz for
the tests, and makes the command fail.

  --seconds N    test each for so long (60)
  --stage NAME   test only this one; can be given several times
  --help         print this
`

/** @throws ArgumentError */
export function readArguments(args: string[]): FuzzOptions | 'help' {
  const values = readOptions(args, known, usage)
  if (values.help) return 'help'
  const { seconds = '60', stage: names = stages.map(({ name }) => name) } = values
  const unknown = names.filter(name => !stages.some(each => each.name === name))
  if (unknown.length > 0)
    throw new ArgumentError(
      `--stage: there is no ${unknown.join(', ')}. There are ${stages.map(({ name }) => name).join(', ')}.`,
    )
  if (!(Number(seconds) > 0))
    throw new ArgumentError(
      `--seconds: "${seconds}" is not a number of seconds. Write --seconds 60, for example.`,
    )
  return { seconds: Number(seconds), wanted: stages.filter(({ name }) => names.includes(name)) }
}

const known = {
  seconds: { type: 'string' },
  stage: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const
