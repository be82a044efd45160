import { appendFileSync } from 'node:fs'
import { EOL } from 'node:os'

// What @actions/core does, in the same words; but that package brings an HTTP client along, and to start that takes
// longer than all else of a run that pushes nothing.

/** A place in a file to which an annotation belongs. */
export interface Place {
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based. */
  column?: number
}

export function getInput(name: string): string {
  return (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim()
}

export function info(line: string): void {
  process.stdout.write(line + EOL)
}

export const notice = (message: string, place: Place = {}): void =>
  command('notice', toProperties(place), message)

export const warning = (message: string, place: Place = {}): void =>
  command('warning', toProperties(place), message)

export const error = (message: string, place: Place = {}): void =>
  command('error', toProperties(place), message)

export const setSecret = (secret: string): void => command('add-mask', {}, secret)

export const isDebug = (): boolean => process.env.RUNNER_DEBUG === '1'

export const debug = (message: string): void => command('debug', {}, message)

export const startGroup = (title: string): void => command('group', {}, title)

export const endGroup = (): void => command('endgroup', {}, '')

export function setFailed(message: string): void {
  process.exitCode = 1
  error(message)
}

export function setOutput(name: string, value: string): void {
  if (process.env.GITHUB_OUTPUT) append(process.env.GITHUB_OUTPUT, name, value)
  else command('set-output', { name }, value)
}

/** Keeps a value for the `post` step. */
export function saveState(name: string, value: string): void {
  if (process.env.GITHUB_STATE) append(process.env.GITHUB_STATE, name, value)
  else command('save-state', { name }, value)
}

export const getState = (name: string): string => process.env[`STATE_${name}`] ?? ''

function toProperties({ file, line, column }: Place): Record<string, string> {
  return {
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line: String(line) }),
    ...(column !== undefined && { col: String(column) }),
  }
}

/** Prints `::name key=value,key=value::message` (GitHub documentation, "Workflow commands"). */
function command(name: string, properties: Record<string, string>, message: string): void {
  const filled = Object.entries(properties).filter(([, value]) => value !== '')
  const list = filled.map(
    ([key, value]) => `${key}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  )
  const head = Object.keys(properties).length > 0 ? `${name} ${list.join(',')}` : name
  process.stdout.write(`::${head}::${escaped(message)}${EOL}`)
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** No value can end itself: the line that does is not known before. */
function append(file: string, name: string, value: string): void {
  const delimiter = `ghadelimiter_${crypto.randomUUID()}`
  appendFileSync(file, `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`)
}
