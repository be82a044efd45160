import {
  type GeneratorChoice,
  generatorNames,
  type SiteUrl,
} from '../sites/index.ts'
import { lookUp } from '../text/data.ts'
import { percentEncoded, sanitizeForLog } from '../text/index.ts'
import { topics, withHelp } from '../text/message.ts'
import {
  defaultFiles,
  InputError,
  isNone,
  lines,
  parseEach,
  parseFiles,
  parsePatterns,
  parseTagLines,
  parseWarnings,
  withExclusions,
} from './patterns.ts'

export { InputError }

/** @param byDefault what an empty input stands for, as where a workflow hands on a variable that is not set. */
const row = <T>(parse: (text: string) => T, byDefault = '') => ({
  parse,
  byDefault,
})

/** The inputs of `action.yml` with what reads them, and their defaults there. */
export const inputTable = {
  /** Without a slash at the end. */
  'base-url': row(parseBaseUrl),
  /** Empty only where each target names its own. */
  'connector-id': row(parseConnectorId),
  /** Empty only when nothing is written. */
  'api-key': row(parseCredential),
  files: row(
    text => withExclusions(defaultFiles, parseFiles(text)),
    defaultFiles.join('\n'),
  ),
  /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
  targets: row(text => text),
  /** `undefined`: the repository's default branch. */
  branch: row(parseBranch),
  sync: row(oneOf('auto', 'changes', 'everything'), 'auto'),
  'dry-run': row(parseBoolean, 'false'),
  tags: row(parseTagLines),
  /** Whether pages of a site with several versions or languages have tags of theirs. */
  'site-tags': row(parseBoolean, 'true'),
  'ref-prefix': row(parseRefPrefix),
  generator: row(parseGenerator, 'auto'),
  /** The longest prefix first. */
  'site-urls': row(parseSiteUrls),
  'source-links': row(parseBoolean, 'true'),
  /** Patterns of files on the disk that are documents as well. */
  generated: row(text => (text === '' ? [] : parsePatterns(text))),
  /** Sites as their generators built them, of which the bodies of pages are made. */
  'built-site': row(parseBuiltSite),
  /** The levels of warnings about pages; the last that matches counts. */
  warnings: row(parseWarnings),
  /** The path of a file of questions that are to find their pages; `undefined`: none is asked. */
  questions: row(parseWorkspacePath),
  /** The folder that each document is written to as a file; empty where there is none. */
  documents: row(text => text),
  'max-archive': row(parseArchiveLimit, '30%'),
  journal: row(parseJournal, 'deployments'),
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  'agent-instructions': row(parseWorkspacePath),
  'github-token': row(parseCredential),
  'timeout-minutes': row(parseTimeout, '15'),
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** All inputs, checked and in the units that the code works in. A target has its own for some of them. */
export type Inputs = {
  [Name in keyof typeof inputTable as CamelCase<Name>]: ReturnType<
    (typeof inputTable)[Name]['parse']
  >
} & {
  /** The name of a target; absent where the input `targets` is not set. */
  name?: string
}

export function toFields(
  keys: readonly (readonly [name: string, value: unknown])[],
): Partial<Inputs> {
  const fields: Record<string, unknown> = {}
  for (const [key, value] of keys) {
    const name = key.replace(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    fields[name] = value
  }
  return fields
}

/**
 * Reads all inputs and reports every problem at once.
 *
 * @param event what started the run, where a missing key is a problem if it writes.
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
export function parseInputs(
  get: (name: string) => string,
  event?: Event,
): Inputs {
  const problems: string[] = []
  const values: [name: string, value: unknown][] = []
  for (const [name, { parse, byDefault }] of Object.entries(inputTable)) {
    try {
      values.push([name, parse(get(name).trim() || byDefault)])
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      // Inputs that little can be said of share a topic.
      const topic = topics.find(topic => topic === name) ?? 'other-inputs'
      for (const line of error.message.split('\n'))
        problems.push(withHelp(`${name}: ${line}`, topic))
    }
  }
  const inputs = toFields(values) as Inputs
  if (inputs.targets === '') {
    if (inputs.connectorId === '')
      problems.push(withHelp(NO_CONNECTOR, 'connector-id'))
    // A malformed dry-run leaves open whether the key is needed.
    const mayWrite =
      inputs.dryRun === false && event && decide(event, inputs).kind === 'sync'
    if (inputs.apiKey === '' && mayWrite)
      problems.push(withHelp(NO_KEY, 'api-key'))
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return withoutDisk(inputs)
}

/** With `files: none` nothing is read from the disk either: a workflow that is to go may no longer write it. */
export function withoutDisk(inputs: Inputs): Inputs {
  if (!isNone(inputs.files)) return inputs
  return { ...inputs, generated: [], builtSite: [] }
}

const NO_CONNECTOR =
  "connector-id: it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks."
const NO_KEY =
  'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.'

/** The runner's description of the event that started this run (GitHub documentation, "Contexts" and "Events"). */
export interface Event {
  name: string
  /** The full ref, as `refs/heads/main`. */
  ref: string
  /** From the event's payload; not every event has it. */
  defaultBranch: string | undefined
  deleted: boolean
  /** The commit that a pull request or a merge group would be merged into. */
  baseSha: string | undefined
  /** The full ref of the branch that it would be merged into. */
  baseRef: string | undefined
}

/** How much is pushed, and why all of it, at the start of a sentence. */
interface Extent {
  branch: string
  everything: boolean
  because?: string | undefined
}

export type Task =
  /** `asksSearch`: where nothing is to be delivered, the run finds out whether search accepts a document. */
  | ({ kind: 'sync'; asksSearch: boolean } & Extent)
  /** The same plan, against a commit or the journal; nothing is written and no key is needed. */
  | ({ kind: 'preview'; baseSha: string | undefined } & Extent)
  | { kind: 'nothing'; reason: string }
  | { kind: 'refusal'; reason: string }

/** Decides whether the event is one that is synced by itself, or what is done in its place. */
type Role = 'changes' | 'everything' | 'preview' | 'refusal'

const EVENTS: Readonly<Record<string, Role>> = {
  push: 'changes',
  repository_dispatch: 'changes',
  workflow_dispatch: 'everything',
  schedule: 'everything',
  pull_request: 'preview',
  merge_group: 'preview',
  // These run with the repository's secrets on content that anyone may have written.
  pull_request_target: 'refusal',
  workflow_run: 'refusal',
  issue_comment: 'refusal',
}

/** The task of this run, decided by its event and inputs alone. */
export function decide(
  event: Event,
  inputs: Pick<Inputs, 'branch' | 'sync' | 'dryRun'>,
): Task {
  const { name, deleted, baseSha } = event
  const role = lookUp(EVENTS, name)
  if (role === undefined) {
    const events = Object.keys(EVENTS).filter(
      event => EVENTS[event] !== 'refusal',
    )
    const reason = `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${events.join(', ')}.`
    return { kind: 'refusal', reason }
  }
  if (role === 'refusal') {
    const reason = `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`
    return { kind: 'refusal', reason }
  }
  const branch = inputs.branch ?? event.defaultBranch ?? branchOfSchedule(event)
  if (branch === undefined) {
    const reason =
      'The event does not say which branch is the default one. Set the input branch, for example to main.'
    return { kind: 'refusal', reason }
  }
  const isPreview = role === 'preview'
  const branchRef = `refs/heads/${branch}`
  const ref = isPreview ? (event.baseRef ?? branchRef) : event.ref
  if (ref !== branchRef || (deleted && !isPreview)) {
    const quotedRef = `"${sanitizeForLog(ref)}"`
    const why = deleted
      ? `${quotedRef} was deleted`
      : `This run is for ${quotedRef}`
    const reason = `${why}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`
    return { kind: 'nothing', reason }
  }
  const extent = extentOf(branch, name, role, inputs.sync)
  if (isPreview) return { kind: 'preview', ...extent, baseSha }
  if (inputs.dryRun) return { kind: 'preview', ...extent, baseSha: undefined }
  // A push without changes is frequent, and its author waits for it.
  return { kind: 'sync', ...extent, asksSearch: role === 'everything' }
}

/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOfSchedule({ name, ref }: Event): string | undefined {
  if (name !== 'schedule') return undefined
  return /^refs\/heads\/(.+)/.exec(ref)?.[1]
}

function extentOf(
  branch: string,
  event: string,
  role: Role,
  sync: Inputs['sync'],
): Extent {
  if (sync === 'everything')
    return { branch, everything: true, because: 'The input sync is everything' }
  if (sync === 'changes' || role !== 'everything')
    return { branch, everything: false }
  const because =
    event === 'schedule' ? 'Started on a schedule' : 'Started by hand'
  return { branch, everything: true, because }
}

/** A text that is used as it is. @param subject stands for one in the message that may be secret. @throws InputError */
function matched(
  text: string,
  expected: RegExp,
  problem: string,
  subject = `"${sanitizeForLog(text)}"`,
): string {
  if (expected.test(text)) return text
  throw new InputError(`${subject} ${problem}`)
}

const LOOPBACK =
  /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\//

/** Paths of the service's API, whole or in part, as they are copied from its documentation. */
const API_PATH =
  /(?<!\/)\/(?:api(?:\/v\d+)?|(?:api\/)?(?:documents|agent-instructions|ingest(?:\/.*)?))$/i

function parseBaseUrl(text: string): string {
  if (text === '')
    throw new InputError(
      'it is missing. Give the address of your search service, such as https://search.example.com.',
    )
  // What is before "@" or after "?" may be secret, also in what is not a URL.
  if (/[@?#]/.test(text))
    throw new InputError(
      'it has a user name, a password, a query or a fragment. Give the address alone; the key goes into api-key.',
    )
  const url = URL.parse(text)?.href ?? ''
  if (!url.startsWith('https://') && !LOOPBACK.test(url))
    throw new InputError(
      `"${sanitizeForLog(text)}" is not an address that starts with https://, without which the key could be read on its way. Give the whole address, such as https://search.example.com.`,
    )
  const address = url.replace(/(?<!\/)\/+$/, '')
  const base = address.replace(API_PATH, '')
  if (base === address) return address
  throw new InputError(
    `"${sanitizeForLog(text)}" ends in a path of the service's API, which this action adds itself. Give the address before it: ${sanitizeForLog(base)}.`,
  )
}

export function parseConnectorId(text: string): string {
  return matched(
    text,
    /^[A-Za-z0-9_-]{0,128}$/,
    'is not an ID: letters, digits, "-" and "_" only. Copy it from the connector\'s page.',
  )
}

/** Refuses what HTTP refuses in a header: it would be in the client's own error. */
export function parseCredential(text: string): string {
  return matched(
    text,
    /^[\x21-\x7e]*$/,
    'has a space, a line break or another character that none has. Copy it again and store it in the secret alone, without "Bearer" or anything else around it.',
    'it',
  )
}

/** A folder of the repository with a slash at its end, the root as `''`; `undefined` of what is none. */
function toFolderPath(path: string): string | undefined {
  const names = path.split('/').filter(name => name !== '' && name !== '.')
  const isElsewhere =
    /^$|^[a-z]:|[\p{Cc}\\*?]/iu.test(path) ||
    names.some(name => /^(?:\.\.|\.git)$/i.test(name))
  return isElsewhere ? undefined : names.map(name => `${name}/`).join('')
}

const splitAtArrow = (line: string) => line.split('->').map(part => part.trim())

/** Reads lines such as `docs/ -> https://docs.example.com/`; the longest folder comes first. @throws InputError */
export function parseSiteUrls(text: string): SiteUrl[] {
  const siteUrls = parseEach(lines(text), line => {
    const [folder = '', address = '', ...more] = splitAtArrow(line)
    const prefix = more.length > 0 ? undefined : toFolderPath(folder)
    const url = URL.parse(address)
    if (
      prefix === undefined ||
      url === null ||
      !/^https?:\/\/[^@?#]+$/i.test(address)
    )
      throw new InputError(
        `"${sanitizeForLog(line)}" is not a folder, "->" and an address. Write one folder per line from the repository's root, or / for the whole repository, and the whole address without user name, query or fragment, such as docs/ -> https://docs.example.com/.`,
      )
    // As safe in a Markdown destination as any other address that is written into one.
    const path = url.pathname
      .replace(/(?<!\/)\/*$/, '/')
      .replace(/[()'*!~[\]|]/g, percentEncoded)
    return { prefix, url: url.origin + path }
  })
  return siteUrls.sort((a, b) => {
    const difference = b.prefix.length - a.prefix.length
    if (difference !== 0) return difference
    return a.prefix < b.prefix ? -1 : 1
  })
}

/** A folder of the workspace with a site as its generator built it, and the folder of the pages that it was built from. */
export interface BuiltFolder {
  /** Without a slash at its end. */
  folder: string
  /** `''` or a path that ends in a slash. */
  source: string
}

/** Reads lines such as `public` or `public -> docs/`. @throws InputError */
function parseBuiltSite(text: string): BuiltFolder[] {
  return parseEach(lines(text), line => {
    const [built = '', from = '/', ...more] = splitAtArrow(line)
    const folder = toFolderPath(built)
    const source = toFolderPath(from)
    const hasOtherArrow = /(?<!-)>|→/.test(line)
    if (!folder || source === undefined || more.length > 0 || hasOtherArrow)
      throw new InputError(
        `"${sanitizeForLog(line)}" is not a folder in the workspace, or two with "->" between them. Write each site on a line, such as public -> docs/.`,
      )
    return { folder: folder.slice(0, -1), source }
  })
}

export function oneOf<T extends string>(...choices: T[]): (text: string) => T {
  return text => {
    const choice = choices.find(name => name === text)
    if (choice !== undefined) return choice
    throw new InputError(
      `"${sanitizeForLog(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`,
    )
  }
}

/** In any case, as YAML and GitHub's own actions have it. */
function parseBoolean(text: string): boolean {
  return oneOf('true', 'false')(text.toLowerCase()) === 'true'
}

/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
export const MAX_TIMEOUT_MINUTES = 360

function parseTimeout(text: string): number {
  const minutes = Number(text)
  const isInRange = minutes >= 1 && minutes <= MAX_TIMEOUT_MINUTES
  if (/^\d{1,4}$/.test(text) && isInRange) return minutes
  throw new InputError(
    `"${sanitizeForLog(text)}" is not a whole number from 1 to ${MAX_TIMEOUT_MINUTES}. Give one, or leave the input out.`,
  )
}

/** How many documents one run may archive: a share from 0 to 1 of those in search, or a number of them. */
export type ArchiveLimit =
  | { kind: 'share'; share: number }
  | { kind: 'documents'; count: number }

/** Reads `30%`, a share, or `37`, a number of documents. @throws InputError */
function parseArchiveLimit(text: string): ArchiveLimit {
  const [, digits = '', sign] = /^(\d{1,7})\s*(%)?$/.exec(text) ?? []
  const number = Number(digits)
  if (digits === '' || (sign && number > 100))
    throw new InputError(
      `"${sanitizeForLog(text)}" is neither a share from 0% to 100% nor a number of documents. Give one such as 30% or 37, or leave the input out.`,
    )
  if (sign) return { kind: 'share', share: number / 100 }
  return { kind: 'documents', count: number }
}

/** The place where the record of past syncs is kept. */
type JournalChoice = { kind: 'deployments' } | { kind: 'file'; path: string }

function parseJournal(text: string): JournalChoice {
  if (text === 'deployments') return { kind: text }
  if (text.includes('/') || /\.jsonl?$/.test(text))
    return { kind: 'file', path: text }
  throw new InputError(
    `"${sanitizeForLog(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`,
  )
}

function parseWorkspacePath(text: string): string | undefined {
  if (text === '') return undefined
  // On some file systems git's own folder has other names too.
  const isElsewhere =
    /^[a-z]:|[\p{Cc}\\]|(?:^|\/)(?:\.\.|\.git[. ]*|git~\d)?(?:\/|$)/iu.test(
      text,
    )
  if (!isElsewhere) return text
  throw new InputError(
    `"${sanitizeForLog(text)}" is not a file's path in the workspace, outside git's own folder. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`,
  )
}

function parseBranch(text: string): string | undefined {
  return text.replace(/^refs\/heads\//, '') || undefined
}

export function parseRefPrefix(text: string): string {
  return matched(
    text,
    /^[^\p{Cc}\s]*$/u,
    'has white space in it. Give a short prefix, such as handbook/.',
  )
}

/** It is the name of a folder of the input `documents`. */
export function parseTargetName(text: string): string {
  return matched(
    text,
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    'is not the name of a target: up to 64 letters, digits, ".", "-" and "_". Give one such as handbook.',
  )
}

/**
 * The name of a variable that the step's `env` has for this action. Its name has to say what it is for, so that none that
 * the runner, GitHub or a tool has set is sent anywhere. It may be the key itself.
 */
export function parseVariable(text: string): string {
  return matched(
    text,
    /^(?=.*SEARCH)[A-Z][A-Z0-9_]{0,99}$/,
    'is not the name of a variable with SEARCH in it: capital letters, digits and "_". Give one that the env of the step sets, such as API_SEARCH_KEY, and not the key itself.',
    'it',
  )
}

/** The values of the input `generator` besides the path of a site's configuration: the generator to look for, any, or none. */
export const generatorChoices = ['auto', 'none', ...generatorNames] as const

/** The end of the path of a configuration. */
const configurationPath = /\.(?:ya?ml|toml|json|[cm]?[jt]s)$/

/** @throws InputError */
export function parseGenerator(text: string): GeneratorChoice {
  if (configurationPath.test(text)) {
    const path = toFolderPath(text)?.slice(0, -1)
    if (path) return path as GeneratorChoice
  }
  return oneOf(
    ...generatorChoices,
    'the path of a configuration file',
  )(text) as GeneratorChoice
}
