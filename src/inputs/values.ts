import { percentEncoded, sanitizeForLog, type Topic, UserError } from '../text/index.ts'

/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends UserError {
  constructor(message: string, topic: Topic = 'other-inputs') {
    super(message, topic)
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function parseBaseUrl(text: string): string {
  if (text === '')
    throw new InputError(
      'it is missing. Give the address of your search service, such as https://search.example.com.',
    )
  // What is before "@" or after "?" may be secret, also in what is not a URL.
  if (/[@?#]/.test(text))
    throw new InputError(
      'it has a user name, a password, a query or a fragment. Give the address alone; the key goes into api-key.',
    )
  const url = URL.parse(text)
  if (url === null)
    throw new InputError(
      `"${sanitizeForLog(text)}" is not a URL. Give the whole address, such as https://search.example.com.`,
    )
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new InputError(
      `"${sanitizeForLog(text)}" is not https, so the key could be read on its way. Give an address that starts with https://.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}

export function parseConnectorId(text: string): string {
  if (/^[A-Za-z0-9_-]{1,128}$/.test(text)) return text
  if (text === '')
    throw new InputError(
      "it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.",
    )
  throw new InputError(
    `"${sanitizeForLog(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`,
  )
}

/** Never shown, not even in part. What HTTP refuses in a header would be in the client's own error. */
export function parseCredential(text: string): string {
  if (/^[\x21-\x7e]*$/.test(text)) return text
  throw new InputError(
    'it has a space, a line break or another character that none has. Copy it again and store it in the secret without anything around it.',
  )
}

export function parseApiKey(text: string): string {
  if (/^bearer\s/i.test(text))
    throw new InputError('it starts with the word "Bearer". Store the key alone; the word is added for you.')
  return parseCredential(text)
}

/** What is under `prefix` in the repository is under `url` on a website. */
export interface SiteUrl {
  /** A folder with a slash at the end; the repository's root is `''`. */
  prefix: string
  /** With a slash at the end, and neither query nor fragment. */
  url: string
}

/**
 * Reads lines such as `docs/ -> https://docs.example.com/`; the longest folder comes first.
 *
 * @throws InputError with a line for each that is malformed.
 */
export function parseSiteUrls(text: string): SiteUrl[] {
  const problems: string[] = []
  const siteUrls = lines(text).flatMap(line => {
    const [folder = '', address = '', ...more] = line.split('->').map(part => part.trim())
    const segments = folder.split('/').filter(segment => segment !== '' && segment !== '.')
    const url = URL.parse(address)
    if (folder === '' || segments.includes('..') || /[*?\\]/.test(folder) || more.length > 0)
      problems.push(
        `"${sanitizeForLog(line)}" is not a folder, "->" and an address. Write one folder per line from the repository's root, such as docs/ -> https://docs.example.com/, or / for the whole repository.`,
      )
    else if (url === null || !/^https?:\/\/[^@?#]+$/i.test(address))
      problems.push(
        `"${sanitizeForLog(line)}" has no address of a website after "->". Give the whole address without user name, query or fragment, such as https://docs.example.com/.`,
      )
    else {
      // As safe in a Markdown destination as any other address that is written into one.
      const path = url.pathname.replace(/(?<!\/)\/*$/, '/').replace(/[()'*!~[\]|]/g, percentEncoded)
      return [{ prefix: segments.map(segment => `${segment}/`).join(''), url: url.origin + path }]
    }
    return []
  })
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))
}

/** A folder of the workspace with a site as its generator built it, and the folder of the pages that it was built from. */
export interface BuiltFolder {
  /** Without a slash at its end. */
  folder: string
  /** `''` or a path that ends in a slash. */
  source: string
}

/** Reads lines such as `public` or `public -> docs/`. @throws InputError with a line for each that is malformed. */
export function parseBuiltSite(text: string): BuiltFolder[] {
  const all = lines(text).map(line => ({ line, parts: line.split('->').map(part => part.trim()) }))
  const problems = all.flatMap(({ line, parts }) =>
    parts.length > 2 || parts.some(part => !isFolder(part)) || segments(parts[0] ?? '').length === 0
      ? [
          `"${sanitizeForLog(line)}" is not a folder in the workspace, or two with "->" between them. Write each site on a line, such as public -> docs/.`,
        ]
      : [],
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return all.map(({ parts: [folder = '', source = ''] }) => {
    const path = segments(source).join('/')
    return { folder: segments(folder).join('/'), source: path === '' ? '' : `${path}/` }
  })
}

const segments = (path: string) => path.split('/').filter(name => name !== '' && name !== '.')

function isFolder(path: string): boolean {
  const names = segments(path)
  const isGit = names.some(name => /^\.git$/i.test(name))
  return !/^(?:$|\/.|[a-z]:)|[\p{Cc}\\*?]/iu.test(path) && !names.includes('..') && !isGit
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
  // On some file systems git's own folder has other names too.
  const isElsewhere = /^[a-z]:|[\p{Cc}\\]|(?:^|\/)(?:\.\.|\.git[. ]*|git~\d)?(?:\/|$)/iu.test(text)
  if (!isElsewhere) return text
  throw new InputError(
    `"${sanitizeForLog(text)}" is not a file's path in the workspace, outside git's own folder. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`,
  )
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
  if (!/[\p{Cc}\s]/u.test(text)) return text
  throw new InputError(
    `"${sanitizeForLog(text)}" has white space in it. Give a short prefix, such as handbook/.`,
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
