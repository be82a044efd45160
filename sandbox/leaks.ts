import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A shorter secret may consist of ordinary words, so that only the whole of it is looked for. */
const RANDOM_LENGTH = 20
const PART = 6
/** Six bytes in base64. */
const PART_IN_BASE64 = 8

/**
 * Looks for secrets in everything that a run has printed or written.
 *
 * @param folders in which it has written, or files.
 * @throws when one is found, or something was printed before all were masked.
 */
export async function requireNoLeaks(
  secrets: readonly string[],
  output: string,
  folders: readonly string[],
): Promise<void> {
  const masks = secrets.map(secret => `::add-mask::${escaped(secret)}`)
  const first = output.split('\n', masks.length)
  const isFirst = masks.every(mask => first.includes(mask))
  // A run may be killed between two of them.
  const isAll = output.split('\n').every(line => line === '' || masks.includes(line))
  if (!isFirst && !isAll)
    throw new Error(`Something was printed before each secret was masked: ${output.slice(0, 300)}`)
  const log = masks.reduce((text, mask) => text.replace(`${mask}\n`, ''), output)
  const texts = Object.assign({ log }, ...(await Promise.all(folders.map(readAll))))
  const places = secrets.flatMap(secret => findLeaks(secret.replace(/^bearer\s/i, ''), texts))
  if (places.length > 0) throw new Error(`A secret of the run is in: ${places.join(', ')}`)
}

/** As commands of the runner escape it. */
function escaped(secret: string): string {
  return secret.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** The event came from outside. */
const GIVEN = 'event.json'

async function readAll(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  const files = entries?.filter(each => each.isFile() && each.name !== GIVEN)
  const paths = files?.map(each => join(each.parentPath, each.name)) ?? [folder]
  const texts = await Promise.all(paths.map(path => readFile(path, 'latin1').catch(() => '')))
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']))
}

/** The places that hold a secret, whole or in part, in any encoding. */
export function findLeaks(secret: string, texts: Readonly<Record<string, string>>): string[] {
  if (secret.length < PART) return []
  return Object.entries(texts).flatMap(([place, text]) => {
    // In any case: it is nearly as good as the secret.
    const parts = partsOf(secret.toLowerCase(), PART)
    const found = spellingsOf(text).some(each => holdsAny(each.toLowerCase(), parts))
    const bytes = encodingsOf(secret).some(each => holdsAny(text, partsOf(each, PART_IN_BASE64)))
    return found || bytes ? [place] : []
  })
}

function partsOf(secret: string, length: number): string[] {
  if (secret.length < RANDOM_LENGTH) return [secret]
  return Array.from({ length: secret.length - length + 1 }, (_, index) => secret.slice(index, index + length))
}

function holdsAny(text: string, parts: readonly string[]): boolean {
  return parts.some(each => text.includes(each))
}

const character = (code: string, radix: number) =>
  String.fromCodePoint(Number.parseInt(code, radix) % 0x110000)

const decoders: ((text: string) => string)[] = [
  text => text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => character(code, 16)).replace(/\\(.)/g, '$1'),
  text => text.replace(/%([0-9a-f]{2})/gi, (_, code) => character(code, 16)),
  text =>
    text
      .replace(/&#(\d+);/g, (_, code) => character(code, 10))
      .replace(/&#x([0-9a-f]+);/gi, (_, code) => character(code, 16)),
]

/** Without the escapes of JSON, URLs and HTML: each by itself, and one after the other. */
function spellingsOf(text: string): string[] {
  const found = [text, ...decoders.map(decode => decode(text))]
  let decoded = text
  for (const decode of [...decoders, ...decoders]) {
    decoded = decode(decoded)
    found.push(decoded)
  }
  return found
}

/**
 * In hexadecimal, and in base64 from each place in a group of three bytes, without characters that depend on neighbours.
 */
function encodingsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].flatMap(before => {
    const bytes = Buffer.from('\0'.repeat(before) + secret)
    const [start, end] = [Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6)]
    return [bytes.toString('base64').slice(start, end), bytes.toString('base64url').slice(start, end)]
  })
  return [...inBase64, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('hex').toUpperCase()]
}
