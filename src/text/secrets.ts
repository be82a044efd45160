import { decodeHTML } from 'entities/decode'

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
