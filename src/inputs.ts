import type { SiteUrl } from './document/document.ts'
import { patternProblems } from './files.ts'
import { MAX_TIMEOUT_MINUTES } from './journal.ts'
import { readShard, type Shard, WHOLE } from './shard.ts'
import { shown } from './shown.ts'
import { readSiteUrls } from './site-urls.ts'

/** Where the record of past syncs is kept. */
export type JournalChoice = { kind: 'deployments' } | { kind: 'file'; path: string } | { kind: 'none' }

/** The inputs of `action.yml`, checked and in the units that the code works in. */
export interface Inputs {
  /** Without a slash at the end. */
  baseUrl: string
  connectorId: string
  /** Absent only when nothing is written. */
  apiKey: string | undefined
  files: string[]
  /** `undefined`: the repository's default branch. */
  branch: string | undefined
  sync: 'auto' | 'changes' | 'everything'
  dryRun: boolean
  tags: string[]
  refPrefix: string
  /** Which of the pages this run takes. */
  shard: Shard
  /** The longest prefix first. */
  siteUrls: SiteUrl[]
  sourceLinks: boolean
  /** The share of the known documents, 0 to 1, that one run may archive. */
  maxArchive: number
  journal: JournalChoice
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  agentInstructions: string | undefined
  githubToken: string
  /** Requests in flight. */
  concurrency: number
  timeoutMinutes: number
}

/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends Error {}

/**
 * Reads all inputs and reports every problem at once.
 *
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
export function parseInputs(get: (name: string) => string): Inputs {
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T): T => {
    try {
      return parse(get(name).trim())
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(...error.message.split('\n').map(line => `${name}: ${line}`))
      return undefined as T
    }
  }
  const inputs: Inputs = {
    baseUrl: read('base-url', parseBaseUrl),
    connectorId: read('connector-id', parseConnectorId),
    apiKey: read('api-key', parseApiKey),
    files: read('files', parseFiles),
    branch: read('branch', parseBranch),
    sync: read('sync', oneOf('auto', 'changes', 'everything')),
    dryRun: read('dry-run', parseBoolean),
    tags: read('tags', parseTags),
    refPrefix: read('ref-prefix', parseRefPrefix),
    shard: read('shard', parseShard),
    siteUrls: read('site-urls', parseSiteUrls),
    sourceLinks: read('source-links', parseBoolean),
    maxArchive: read('max-archive', parsePercentage),
    journal: read('journal', parseJournal),
    agentInstructions: read('agent-instructions', parseWorkspacePath),
    githubToken: read('github-token', parseToken),
    concurrency: read('concurrency', wholeNumber(1, 8)),
    timeoutMinutes: read('timeout-minutes', wholeNumber(1, MAX_TIMEOUT_MINUTES)),
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return inputs
}

/**
 * A run that writes cannot do without the key.
 *
 * @throws InputError when it is missing.
 */
export function requireApiKey(inputs: Inputs): string {
  if (inputs.apiKey !== undefined) return inputs.apiKey
  throw new InputError(
    'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.',
  )
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

function parseBaseUrl(text: string): string {
  if (text === '')
    throw new InputError(
      'it is missing. Give the address of your search service, such as https://search.example.com.',
    )
  const url = URL.parse(text)
  // What stands before "@" or after "?" may be secret, also in what is no URL.
  const received = /[@?#]/.test(text) ? 'it' : `"${shown(text)}"`
  if (url === null)
    throw new InputError(
      `${received} is not a URL. Give the whole address, such as https://search.example.com.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new InputError(
      'it holds a user name or a password. Give the address alone; the key goes into api-key.',
    )
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(text))
    throw new InputError(
      `${received} has a query or a fragment. Give the address without what follows "?" or "#".`,
    )
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new InputError(
      `${received} is not https, so the key could be read on its way. Give an address that starts with https://.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}

function parseConnectorId(text: string): string {
  if (/^[A-Za-z0-9_-]{1,128}$/.test(text)) return text
  if (text === '')
    throw new InputError(
      "it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.",
    )
  throw new InputError(
    `"${shown(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`,
  )
}

/** The key is never shown, not even in part. */
function parseApiKey(text: string): string | undefined {
  if (text === '') return undefined
  if (/^bearer\s/i.test(text))
    throw new InputError('it starts with the word "Bearer". Store the key alone; the word is added for you.')
  if (!CREDENTIAL.test(text))
    throw new InputError(
      'it has a space, a line break or another character that no key has. Copy the key again and store it in the secret without anything around it.',
    )
  return text
}

/** Anything else would be named, with all around it, in the error of whatever takes it for a header. */
const CREDENTIAL = /^[\x21-\x7e]+$/

function parseToken(text: string): string {
  if (text === '' || CREDENTIAL.test(text)) return text
  throw new InputError(
    'it has a space, a line break or another character that no token has. Leave the input out, or copy the token again.',
  )
}

function parseFiles(text: string): string[] {
  const patterns = lines(text).filter(line => !line.startsWith('#'))
  const problems = patternProblems(patterns)
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return patterns
}

function parseBranch(text: string): string | undefined {
  const name = text.replace(/^refs\/heads\//, '')
  if (/[\s~^:?*[\\]|\.\.|^[-/]|\/$/.test(name))
    throw new InputError(
      `"${shown(text)}" is not the name of a branch. Give one name, such as main, or leave the input out for the default branch.`,
    )
  return name || undefined
}

function parseTags(text: string): string[] {
  return [...new Set(text.split(/[\n,]/).map(tag => tag.trim()))].filter(tag => tag !== '')
}

function parseRefPrefix(text: string): string {
  if (text.length <= 200 && !/[\p{Cc}\s]/u.test(text)) return text
  throw new InputError(
    `"${shown(text)}" is too long or has white space in it. Give a short prefix, such as handbook/.`,
  )
}

function parseShard(text: string): Shard {
  const shard = text === '' ? WHOLE : readShard(text)
  if (shard) return shard
  throw new InputError(
    `"${shown(text)}" is not a shard. Give its number and how many there are, such as 2/8, up to 256; or leave the input out.`,
  )
}

function parseSiteUrls(text: string): SiteUrl[] {
  const { siteUrls, problems } = readSiteUrls(lines(text))
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return siteUrls
}

function parsePercentage(text: string): number {
  const [, digits] = /^(\d{1,3})\s*%$/.exec(text) ?? []
  if (digits !== undefined && Number(digits) <= 100) return Number(digits) / 100
  throw new InputError(`"${shown(text)}" is not a share. Give a percentage from 0% to 100%, such as 30%.`)
}

function parseJournal(text: string): JournalChoice {
  if (text === 'deployments' || text === 'none') return { kind: text }
  if (text.includes('/') || /\.jsonl?$/.test(text)) return { kind: 'file', path: text }
  throw new InputError(
    `"${shown(text)}" is neither "deployments" nor "none" nor a file. Leave the input out, or give a file's path with a slash in it or .jsonl at its end.`,
  )
}

function parseWorkspacePath(text: string): string | undefined {
  if (text === '') return undefined
  const names = text.split('/')
  const leavesWorkspace = names.includes('..') || text.startsWith('/') || /^[a-z]:/i.test(text)
  if (leavesWorkspace || text.endsWith('/') || /[\p{Cc}\\]/u.test(text) || text.length > 500)
    throw new InputError(
      `"${shown(text)}" is not a file's path in the workspace. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`,
    )
  if (names.some(name => /^\.git[. ]*$|^git~\d$/i.test(name)))
    throw new InputError(`"${shown(text)}" lies in git's own folder. Give a path beside it.`)
  return text
}

/** The words that YAML 1.2's core schema has for a boolean, as GitHub's own actions take them. */
function parseBoolean(text: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  throw new InputError(`"${shown(text)}" is neither true nor false. Write one of the two.`)
}

function oneOf<T extends string>(...choices: T[]): (text: string) => T {
  return text => {
    const choice = choices.find(each => each === text)
    if (choice !== undefined) return choice
    throw new InputError(
      `"${shown(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`,
    )
  }
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d{1,4}$/.test(text) && value >= min && value <= max) return value
    throw new InputError(
      `"${shown(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`,
    )
  }
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}
