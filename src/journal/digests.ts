import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/**
 * What a run has found on the disk, by path: of a generated file the digest of its bytes, of a page with a built page
 * the digest of the body that was made of it. 12 digits in hexadecimal.
 */
export type Digests = ReadonlyMap<string, string>

const DIGITS = 12
/** More than any record that GitHub takes can hold; a record comes from outside. */
const MAX_PATH_BYTES = 20_000_000

/** A part of a record may have so many bytes: GitHub takes 65,535 for all of it. */
export const MAX_PART_BYTES = 48_000

/** The bytes of a part of a record, as JSON in UTF-8. */
export const bytesOf = (part: unknown): number => Buffer.byteLength(JSON.stringify(part))

/** As little text as can be: the paths, compressed, and then the digests, which no method makes shorter. */
export function packDigests(digests: Digests): string {
  if (digests.size === 0) return ''
  const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1))
  const paths = brotliCompressSync(all.map(([path]) => path).join('\0'))
  const bytes = Buffer.from(all.map(([, digest]) => digest).join(''), 'hex')
  return `${paths.toString('base64')}.${bytes.toString('base64')}`
}

/** @throws Error when a text is none that `packDigests` has made. */
export function unpackDigests(text: string): Map<string, string> {
  if (text === '') return new Map()
  const [paths = '', bytes = ''] = text.split('.').map(part => Buffer.from(part, 'base64'))
  const digests = bytes.toString('hex')
  const all = brotliDecompressSync(paths, { maxOutputLength: MAX_PATH_BYTES })
    .toString()
    // Twenty bytes can become millions of paths.
    .split('\0', digests.length / DIGITS + 1)
  const found = new Map(all.map((path, index) => [path, digests.slice(index * DIGITS, (index + 1) * DIGITS)]))
  if (found.size !== all.length || found.size * DIGITS !== digests.length)
    throw new Error('the paths are not as many as the digests')
  return found
}

/** The same text for the same digests. */
export const digestsKey = (digests: Digests): string => [...digests].sort().join('\0')

/** The digest of a file or a body as records have it. */
export const digestOf = (content: string | Uint8Array): string => shortened(hash('sha256', content))

/** The same, of a content that is not in memory as a whole. @param sha256 in hexadecimal. */
export const shortened = (sha256: string): string => sha256.slice(0, DIGITS)
