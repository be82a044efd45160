import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs, promisify } from 'node:util'

/** The command line cannot be understood; the message says what to write. */
export class ArgumentError extends Error {}

type Given<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true }>
>

const help = { type: 'boolean', short: 'h' } as const

/**
 * Runs a command of this folder to its end.
 *
 * @param usage printed for `--help`, and after a complaint about options.
 * @param work resolves to whether all is well. @throws ArgumentError.
 * @returns the exit code: 0 or 1, 2 for wrong arguments, 130 on Ctrl-C, 141 when nobody reads the output any more.
 */
export async function command<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  work: (given: Given<T>['values'], signal: AbortSignal, names: string[]) => Promise<boolean>,
  allowPositionals = false,
): Promise<number> {
  const controller = new AbortController()
  let interruptedBy = 130
  const interrupt = () => {
    // A second Ctrl-C ends at once.
    if (controller.signal.aborted) process.exit(interruptedBy)
    console.error('Stopping, and cleaning up.')
    controller.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    interruptedBy = 141
    controller.abort()
  })
  try {
    const { values, positionals } = read(usage, options, allowPositionals)
    if (!values.help)
      return (await work(values as Given<T>['values'], controller.signal, positionals)) ? 0 : 1
    say(usage)
    return 0
  } catch (error) {
    if (controller.signal.aborted) return interruptedBy
    if (!(error instanceof ArgumentError)) throw error
    console.error(error.message)
    return 2
  } finally {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, interrupt)
  }
}

function read(usage: string, options: ParseArgsOptionsConfig, allowPositionals: boolean) {
  try {
    return parseArgs({ options: { ...options, help }, allowPositionals })
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** @throws ArgumentError when there is no built action to run. */
export function requireBuild(): void {
  if (existsSync(new URL('../dist/main.js', import.meta.url))) return
  throw new ArgumentError('The built action (dist) is missing. Run "npm run build" first.')
}

/** @throws ArgumentError */
export function wholeNumber(name: string, text: string, least = 1, most = 1e9): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new ArgumentError(`--${name}: "${text}" is not a whole number from ${least} to ${most}.`)
}

export function say(...lines: string[]): void {
  for (const line of lines) console.log(line)
}

const run = promisify(execFile)

/** Nobody's hooks or file watchers run for a demo. */
const GUARDS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']

/** Runs git in a folder and returns what it printed, without the last line's end. */
export async function git(folder: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  // A demo that runs in a git hook would otherwise work on the hook's repository.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const { stdout } = await run('git', ['-C', folder, ...GUARDS, ...args], {
    env: { ...own, ...environment, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
    maxBuffer: 1 << 28,
  })
  return stdout.replace(/\n$/, '')
}
