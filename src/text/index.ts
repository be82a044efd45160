import type { Topic } from './help.ts'

export * from './help.ts'

/** What went wrong in words for the user: what was received, what was expected, what to do. */
export class UserError extends Error {
  readonly topic: Topic

  constructor(message: string, topic: Topic) {
    super(message)
    this.topic = topic
  }
}

/** The most characters of a foreign text that are printed. */
const MAX_LENGTH = 200

/**
 * Control characters, line and paragraph separators, and all that Unicode has as invisible (`DI`): marks that change
 * the direction of text, and what the runner passes over when it looks for its commands.
 */
const INVISIBLE = /[\p{Cc}\p{DI}\u2028\u2029]/gu

/**
 * Makes a text from outside (a file name, a document, an answer of the service) safe to print: one line, nothing
 * invisible, and nothing that the runner would obey, which reads `::command::` at the start of a line and
 * `##[command]` anywhere in it.
 */
export function sanitizeForLog(text: string, maxLength = MAX_LENGTH): string {
  const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed())
  return text.length > maxLength ? `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : line
}

/** The same without the cut, for whole lines that were put together here. */
export function sanitizeLine(text: string): string {
  return text
    .replace(INVISIBLE, escaped)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [')
}

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0' }

function escaped(character: string): string {
  return SHORT[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`
}

/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
export function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)
}

/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
export function percentEncoded(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}
