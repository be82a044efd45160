import { hash } from 'node:crypto'
import { decodeHTML } from 'entities/decode'
import type { Topic } from './message.ts'

/** So many characters of a secret in a row must not be shown. */
const PART_LENGTH = 12

/** More of a text than is ever shown of it. */
const MAX_SEARCHED_LENGTH = 10_000

/** A text that can be decoded to more texts than these counts as one that contains a secret. */
const MAX_STAGES = 100

/** The secrets of a run, which are found in a text in whatever encoding. */
export class Secrets {
  /** The parts that no text may contain, by their length. */
  readonly #parts = new Map<number, Set<string>>()

  add(secret: string): void {
    const bytes = Buffer.from(secret)
    for (const form of [secret, bytes.toString('hex'), ...inBase64(bytes)]) {
      for (const stage of decodingStages(form) ?? [form])
        this.#addParts(comparable(stage))
    }
  }

  #addParts(text: string): void {
    if (text === '') return
    const length = Math.min(PART_LENGTH, text.length)
    const parts = this.#parts.get(length) ?? new Set()
    for (const part of partsOf(text, length)) parts.add(part)
    this.#parts.set(length, parts)
  }

  /** Whether one of them, or 12 characters of it in a row, is in the beginning of a text. */
  areIn(text: string): boolean {
    if (this.#parts.size === 0) return false
    const stages = decodingStages(text.slice(0, MAX_SEARCHED_LENGTH))
    return (
      stages === undefined ||
      [...stages].some(stage => this.#hasPart(comparable(stage)))
    )
  }

  #hasPart(text: string): boolean {
    for (const [length, parts] of this.#parts) {
      for (const part of partsOf(text, length)) if (parts.has(part)) return true
    }
    return false
  }
}

function* partsOf(text: string, length: number): Generator<string> {
  for (let start = 0; start + length <= text.length; start++)
    yield text.slice(start, start + length)
}

/** Bytes in base64 at each of the three places in a group where they may begin, without what depends on their neighbours. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map(start => {
    const groups = Math.max(0, Math.floor((bytes.length - start) / 3))
    return bytes.subarray(start, start + 3 * groups).toString('base64')
  })
}

/** The escapes of JSON and JavaScript; a backslash before another character stands for that character. */
const ESCAPES =
  /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|(.))/gis

/** The encodings in which services repeat what they received. */
const decoders: readonly ((text: string) => string)[] = [
  text =>
    text.replace(
      ESCAPES,
      (_, long, braced, short, escaped) =>
        escaped ?? characterOf(long ?? braced ?? short),
    ),
  text => text.replace(/%([0-9a-f]{2})/gi, (_, code) => characterOf(code)),
  decodeHTML,
]

function characterOf(hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A text, and all that decoders make of it in any order; `undefined` where there is no end to it. */
function decodingStages(text: string): Set<string> | undefined {
  const stages = new Set([text])
  // Includes those that are added meanwhile.
  for (const stage of stages) {
    for (const decode of decoders) stages.add(decode(stage))
    if (stages.size > MAX_STAGES) return undefined
  }
  return stages
}

/** A text without white space and what is invisible, in lower case and in one of the two alphabets of base64. */
function comparable(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{DI}]/gu, '')
    .toLowerCase()
    .replaceAll('-', '+')
    .replaceAll('_', '/')
}

/** None on a thread that reads pages. */
const secrets = new Secrets()

/** From now on nothing is shown of a text from outside that contains this secret, or 12 characters of it in a row. */
export function hideSecret(secret: string): void {
  secrets.add(secret)
}

export function containsSecret(text: string): boolean {
  return secrets.areIn(text)
}

/** The most characters of a foreign text that are printed. */
const MAX_SHOWN_LENGTH = 200

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

/** Well-formed text on one line: every run of white space and control characters becomes one space. Empty where nothing shows. */
export function oneLine(text: string): string {
  if (isInvisible(text)) return ''
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Whether a text has only white space, control characters and others without a shape, such as those of zero width. */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** At most so many UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
export function excerpt(text: string, maxLength = 300): string {
  const line = oneLine(text)
  if (line.length <= maxLength) return line
  let end = line.lastIndexOf(' ', maxLength - 1)
  // In scripts without spaces the last one may be far back, or nowhere.
  if (end <= maxLength / 2) end = maxLength - 1
  const cut = line.slice(0, end)
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}

type Decoded =
  | { kind: 'text'; text: string }
  | { kind: 'failed'; reason: string; topic: Topic }

const decoder = new TextDecoder('utf-8', { fatal: true })

/** A file's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
export function decode(content: Uint8Array): Decoded {
  let raw: string
  try {
    raw = decoder.decode(content)
  } catch {
    return failed('the file has bytes that are not UTF-8')
  }
  if (raw.includes('\0'))
    return failed('the file has NUL bytes, so it is not text')
  return {
    kind: 'text',
    text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n'),
  }
}

/** The text of a file that pages refer to; undefined where it is none. */
export function textOf(content: Uint8Array): string | undefined {
  const decoded = decode(content)
  if (decoded.kind !== 'text') return undefined
  return decoded.text
}

function failed(received: string): Decoded {
  const reason = `${received}. Expected text in UTF-8: save the file as UTF-8.`
  return { kind: 'failed', reason, topic: 'not-utf-8' }
}

/** A digest has so many digits in hexadecimal. */
export const DIGEST_LENGTH = 12

/** The digest of a file or a text, as records have it. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, DIGEST_LENGTH)
}
