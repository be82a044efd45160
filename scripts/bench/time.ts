import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

const GNU_TIME = '/usr/bin/time'

/** What a process took; memory and CPU are `undefined` where GNU time is not installed. */
export interface Usage {
  seconds: number
  cpuSeconds: number | undefined
  /** The most of the process and of each that it started. */
  peakBytes: number | undefined
}

/** The command in front of another that writes into a file what that one took. */
export function timed(command: string[], file: string): string[] {
  return existsSync(GNU_TIME) ? [GNU_TIME, '-f', '%U %S %M', '-q', '-o', file, ...command] : command
}

/** Reads the file that the command above wrote. */
export function readUsage(file: string): Omit<Usage, 'seconds'> {
  if (!existsSync(file)) return { cpuSeconds: undefined, peakBytes: undefined }
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
  return { cpuSeconds: user + system, peakBytes: kilobytes * 1024 }
}

/** Runs a command to its end. @throws when it fails. */
export async function run(command: string[], folder: string, file: string): Promise<Usage> {
  const [program = '', ...args] = timed(command, file)
  const startedMs = performance.now()
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', chunk => (complaints = (complaints + chunk).slice(-2000)))
  const [code] = await once(child, 'close')
  const seconds = (performance.now() - startedMs) / 1000
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${complaints}`)
  return { seconds, ...readUsage(file) }
}
