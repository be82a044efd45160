import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** The command line cannot be understood; the message says what to write. */
export class ArgumentError extends Error {}

/** The options of a command, as `parseArgs` reads them. @throws ArgumentError with the command's usage. */
export function readOptions<T extends ParseArgsOptionsConfig>(args: string[], options: T, usage: string) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** @throws ArgumentError */
export function readPushes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^0*[1-9]\d*$/.test(text)) return Number(text)
  throw new ArgumentError(
    `--pushes: "${text}" is not a whole number from 1 up. Write --pushes 3, for example.`,
  )
}

/** @throws ArgumentError */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new ArgumentError(`--port: "${text}" is not a port from 0 to 65535. Write --port 8080, for example.`)
}
