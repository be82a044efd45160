import { existsSync, readFileSync } from 'node:fs'

const GNU_TIME = '/usr/bin/time'

/** What a process took; `undefined` where GNU time is not installed. */
export interface Usage {
  peakBytes: number | undefined
  cpuSeconds: number | undefined
}

/** The command in front of another that writes into a file what that one took. */
export function timed(command: string[], file: string): string[] {
  return existsSync(GNU_TIME) ? [GNU_TIME, '-v', '-o', file, ...command] : command
}

/** Reads the file that `time -v` wrote; the memory is the most of the process and of each that it started. */
export function readUsage(file: string): Usage {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const number = (label: string) => {
    const [, value] = new RegExp(`${label}.*: ([\\d.]+)$`, 'm').exec(text) ?? []
    return value === undefined ? undefined : Number(value)
  }
  const peak = number('Maximum resident set size')
  const user = number('User time')
  const system = number('System time')
  return {
    peakBytes: peak && peak * 1024,
    cpuSeconds: user !== undefined && system !== undefined ? user + system : undefined,
  }
}
