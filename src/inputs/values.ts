import { sanitizeForLog, type Topic, UserError } from '../text/index.ts'

/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends UserError {
  constructor(message: string, topic: Topic = 'other-inputs') {
    super(message, topic)
  }
}

/** The words that YAML 1.2's core schema has for a boolean, as GitHub's own actions accept them. */
export function parseBoolean(text: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  throw new InputError(`"${sanitizeForLog(text)}" is neither true nor false. Write one of the two.`)
}

export function oneOf<T extends string>(...choices: T[]): (text: string) => T {
  return text => {
    const choice = choices.find(each => each === text)
    if (choice !== undefined) return choice
    throw new InputError(
      `"${sanitizeForLog(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`,
    )
  }
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d{1,4}$/.test(text) && value >= min && value <= max) return value
    throw new InputError(
      `"${sanitizeForLog(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`,
    )
  }
}

/** A share from 0 to 1. The sign may be left out: `30` is 30 %. */
export function parsePercentage(text: string): number {
  const share = Number(/^(\d{1,3})\s*%?$/.exec(text)?.[1]) / 100
  if (share <= 1) return share
  throw new InputError(
    `"${sanitizeForLog(text)}" is not a percentage from 0% to 100%. Give one, such as 30%.`,
  )
}

export function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** What is on lines or between commas. Not split by an expression that matches the blanks too: it would be quadratic. */
export function entries(text: string): string[] {
  return lines(text.replaceAll(',', '\n'))
}

/** Where the record of past syncs is kept. */
export type JournalChoice = { kind: 'deployments' } | { kind: 'file'; path: string }

export function parseJournal(text: string): JournalChoice {
  if (text === 'deployments') return { kind: text }
  if (text.includes('/') || /\.jsonl?$/.test(text)) return { kind: 'file', path: text }
  throw new InputError(
    `"${sanitizeForLog(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`,
  )
}

export function parseWorkspacePath(text: string): string | undefined {
  if (text === '') return undefined
  const names = text.split('/')
  const leavesWorkspace = names.includes('..') || text.startsWith('/') || /^[a-z]:/i.test(text)
  const isAnswer = /^(?:true|false|yes|no|on|off)$/i.test(text)
  if (leavesWorkspace || isAnswer || text.endsWith('/') || /[\p{Cc}\\]/u.test(text) || text.length > 500)
    throw new InputError(
      `"${sanitizeForLog(text)}" is not a file's path in the workspace. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`,
    )
  if (names.some(name => /^\.git[. ]*$|^git~\d$/i.test(name)))
    throw new InputError(`"${sanitizeForLog(text)}" is in git's own folder. Give a path outside it.`)
  return text
}

export function parseBranch(text: string): string | undefined {
  const name = text.replace(/^refs\/heads\//, '')
  if (/[\s~^:?*[\\]|\.\.|^[-/]|\/$/.test(name))
    throw new InputError(
      `"${sanitizeForLog(text)}" is not the name of a branch. Give one name, such as main, or leave the input out for the default branch.`,
    )
  return name || undefined
}

export function parseTags(text: string): string[] {
  return [...new Set(entries(text))]
}

export function parseRefPrefix(text: string): string {
  if (text.length <= 200 && !/[\p{Cc}\s]/u.test(text)) return text
  throw new InputError(
    `"${sanitizeForLog(text)}" is too long or has white space in it. Give a short prefix, such as handbook/.`,
  )
}

/** It is part of the name of an environment on GitHub. */
export function parseTargetName(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)) return text
  throw new InputError(
    `"${sanitizeForLog(text)}" is not the name of a target: up to 64 letters, digits, ".", "-" and "_". Give one such as handbook.`,
  )
}

/** Variables that a runner, its tools or the machine set, which were not made to be sent anywhere. */
const RESERVED =
  /^(?:(?:ACTIONS|AGENT|AWS|AZURE|CI|DOCKER|GH|GIT|GITHUB|GOOGLE|INPUT|JAVA|LC|LD|NODE|NPM|RUNNER|SSH|SSL|STATE|XDG)(?:_\w*)?|CI|HOME|HOSTNAME|LANG|LOGNAME|OLDPWD|PATH|PATHEXT|PS1|PWD|SHELL|SHLVL|TEMP|TERM|TMP|TMPDIR|TZ|USER|USERNAME|\w*_PROXY|\w*_HOME|\w*_ROOT)$/

/** The name of a variable that the step's `env` has for this action; case would not count on Windows. */
export function parseVariable(text: string): string {
  if (!/^[A-Z][A-Z0-9_]{0,99}$/.test(text))
    throw new InputError(
      // Never shown: it may be the key.
      'it is not the name of a variable: capital letters, digits and "_". Give one that the env of the step sets, such as API_SEARCH_KEY, and not the key itself.',
    )
  if (!RESERVED.test(text)) return text
  throw new InputError(
    `${text} belongs to the runner, to GitHub or to a tool, and is sent nowhere. Give a variable that the env of the step sets for this, such as API_SEARCH_KEY.`,
  )
}

/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
export const MAX_TIMEOUT_MINUTES = 360
