import {
  type GeneratorChoice,
  generatorNames,
  type SiteUrl,
} from '../sites/index.ts'
import { percentEncoded, sanitizeForLog } from '../text/index.ts'
import { type Topic, UserError } from '../text/message.ts'

/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends UserError {
  constructor(message: string, topic: Topic = 'other-inputs') {
    super(message, topic)
  }
}

/** A text that is used as it is. @param isSecret it is in no message, not even in part. */
function matching(expected: RegExp, problem: string, isSecret = false) {
  return (text: string): string => {
    if (expected.test(text)) return text
    const subject = isSecret ? 'it' : `"${sanitizeForLog(text)}"`
    throw new InputError(`${subject} ${problem}`)
  }
}

/** Reads each line. @throws InputError with the messages of all lines that `read` refuses. */
export function parseEach<T>(
  lines: readonly string[],
  read: (line: string) => T,
): T[] {
  const problems: string[] = []
  const values: T[] = []
  for (const line of lines) {
    try {
      values.push(read(line))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return values
}

const LOOPBACK =
  /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\//

/** Paths of the service's API, whole or in part, as they are copied from its documentation. */
const API_PATH =
  /(?<!\/)\/(?:api(?:\/v\d+)?|(?:api\/)?(?:documents|agent-instructions|ingest(?:\/.*)?))$/i

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

export const parseConnectorId = matching(
  /^[A-Za-z0-9_-]{0,128}$/,
  'is not an ID: letters, digits, "-" and "_" only. Copy it from the connector\'s page.',
)

/** Refuses what HTTP refuses in a header: it would be in the client's own error. */
export const parseCredential = matching(
  /^[\x21-\x7e]*$/,
  'has a space, a line break or another character that none has. Copy it again and store it in the secret alone, without "Bearer" or anything else around it.',
  true,
)

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
export function parseBuiltSite(text: string): BuiltFolder[] {
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
export function parseBoolean(text: string): boolean {
  return oneOf('true', 'false')(text.toLowerCase()) === 'true'
}

export function wholeNumber(
  min: number,
  max: number,
): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d{1,4}$/.test(text) && value >= min && value <= max) return value
    throw new InputError(
      `"${sanitizeForLog(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`,
    )
  }
}

/** How many documents one run may archive: a share from 0 to 1 of those in search, or a number of them. */
export type ArchiveLimit =
  | { kind: 'share'; share: number }
  | { kind: 'documents'; count: number }

/** Reads `30%`, a share, or `37`, a number of documents. @throws InputError */
export function parseArchiveLimit(text: string): ArchiveLimit {
  const [, digits = '', sign] = /^(\d{1,7})\s*(%)?$/.exec(text) ?? []
  const number = Number(digits)
  if (digits === '' || (sign && number > 100))
    throw new InputError(
      `"${sanitizeForLog(text)}" is neither a share from 0% to 100% nor a number of documents. Give one such as 30% or 37, or leave the input out.`,
    )
  if (sign) return { kind: 'share', share: number / 100 }
  return { kind: 'documents', count: number }
}

export function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** The place where the record of past syncs is kept. */
type JournalChoice = { kind: 'deployments' } | { kind: 'file'; path: string }

export function parseJournal(text: string): JournalChoice {
  if (text === 'deployments') return { kind: text }
  if (text.includes('/') || /\.jsonl?$/.test(text))
    return { kind: 'file', path: text }
  throw new InputError(
    `"${sanitizeForLog(text)}" is neither "deployments" nor a file. Leave the input out, or give the path of a file that outlasts the job, with a slash in it or .jsonl at its end.`,
  )
}

export function parseWorkspacePath(text: string): string | undefined {
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

export function parseBranch(text: string): string | undefined {
  return text.replace(/^refs\/heads\//, '') || undefined
}

export function parseTags(text: string): string[] {
  return [...new Set(lines(text.replaceAll(',', '\n')))]
}

export const parseRefPrefix = matching(
  /^[^\p{Cc}\s]*$/u,
  'has white space in it. Give a short prefix, such as handbook/.',
)

/** It is the name of a folder of the input `documents`. */
export const parseTargetName = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  'is not the name of a target: up to 64 letters, digits, ".", "-" and "_". Give one such as handbook.',
)

/**
 * The name of a variable that the step's `env` has for this action. Its name has to say what it is for, so that none that
 * the runner, GitHub or a tool has set is sent anywhere. It may be the key itself.
 */
export const parseVariable = matching(
  /^(?=.*SEARCH)[A-Z][A-Z0-9_]{0,99}$/,
  'is not the name of a variable with SEARCH in it: capital letters, digits and "_". Give one that the env of the step sets, such as API_SEARCH_KEY, and not the key itself.',
  true,
)

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

/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
export const MAX_TIMEOUT_MINUTES = 360
