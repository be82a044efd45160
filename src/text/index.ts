import { rules } from './message.ts'
import { Secrets } from './secrets.ts'

/** The kinds of errors and warnings; each is a heading of docs/troubleshooting.md. */
export const topics = [
  // Inputs
  'base-url',
  'connector-id',
  'api-key',
  'files',
  'branch',
  'site-urls',
  'generator',
  'ref-prefix',
  'targets',
  'generated',
  'agent-instructions',
  'journal',
  'github-token',
  'warnings',
  'other-inputs',
  // The run
  'event',
  'runner',
  'node-version',
  'checkout',
  'commit-gone',
  'earlier-run',
  'overtaken',
  'time-limit',
  'cancelled',
  'unexpected-error',
  // What changed
  'record-of-past-syncs',
  'two-workflows',
  'no-pages',
  'max-archive',
  // The search service
  'all-refused',
  'service-down',
  'unexpected-response',
  'certificate',
  'proxy',
  // Pages
  'pages-failed',
  'page-refused',
  'page-too-large',
  'page-not-read',
  'not-utf-8',
  'file-name',
  ...rules,
  'more',
] as const

export type Topic = (typeof topics)[number]

const REPOSITORY = 'https://github.com/OWNER/docs-push-action'

/** The commit, tag or branch whose documentation messages lead to. */
let helpVersion = 'HEAD'

/** Has messages lead to the documentation of the version of this action that the workflow names. */
export function setHelpVersion(version: string): void {
  if (/^[\w.-]+$/.test(version)) helpVersion = version
}

/** The address where a topic is explained. */
export function helpUrl(topic: Topic): string {
  return `${REPOSITORY}/blob/${helpVersion}/docs/troubleshooting.md#${topic}`
}

/** A message that ends with the address where it is explained; one that does already stays as it is. */
export function withHelp(message: string, topic: Topic): string {
  if (splitHelp(message).url) return message
  return `${message} ${helpUrl(topic)}`
}

/** A message that `withHelp` made, in its two parts; without an address it is all text. */
export function splitHelp(message: string): { text: string; url?: string } {
  const at = message.lastIndexOf(` ${REPOSITORY}/`)
  const url = message.slice(at + 1)
  const isHelp = at >= 0 && topics.some(topic => url === helpUrl(topic))
  if (!isHelp) return { text: message }
  return { text: message.slice(0, at), url }
}

/** An error in words for the user: what was received, what was expected, what to do. */
export class UserError extends Error {
  readonly topic: Topic

  constructor(message: string, topic: Topic) {
    super(message)
    this.topic = topic
  }
}

/** The most characters of a foreign text that are printed. */
const MAX_SHOWN_LENGTH = 200

/** None on a thread that reads pages. */
const secrets = new Secrets()

/** From now on nothing is shown of a text from outside that contains this secret, or 12 characters of it in a row. */
export function hideSecret(secret: string): void {
  secrets.add(secret)
}

export function containsSecret(text: string): boolean {
  return secrets.areIn(text)
}

/** Is shown in the place of a text that contains a secret. */
const LEFT_OUT = '(left out: it contains the key or the token)'

/**
 * Control characters, line and paragraph separators, and all that Unicode has as invisible (`DI`): marks that change
 * the direction of text, and what the runner passes over when it looks for its commands.
 */
const INVISIBLE = /[\p{Cc}\p{DI}\u2028\u2029]/gu

/**
 * Makes a text from outside (a file name, a document, an answer of the service) safe to print: one line, nothing
 * invisible, nothing that the runner would obey, which reads `::command::` at the start of a line, where `: :` comes
 * out, and `##[command]` anywhere in it, and nothing of a text that contains a secret of the run.
 */
export function sanitizeForLog(
  text: string,
  maxLength = MAX_SHOWN_LENGTH,
): string {
  if (containsSecret(text)) return LEFT_OUT
  const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed())
  if (text.length <= maxLength) return line
  return `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…`
}

/** The same without the cut, for whole lines that were put together here. */
export function sanitizeLine(text: string): string {
  return text
    .replace(INVISIBLE, escapedCharacter)
    .replace(/^\s*:(?=:)/, '$& ')
    .replaceAll('##[', '## [')
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\0', '\\0'],
])

function escapedCharacter(character: string): string {
  return (
    SHORT.get(character) ?? `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}

/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
export function isSha(value: unknown): value is string {
  return (
    typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)
  )
}

/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
export function percentEncoded(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}

/** An expression that matches where one of these does, so that a long one can be read by its parts, whose own flags do not count. */
export function anyOf(patterns: readonly RegExp[], flags: string): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags)
}
