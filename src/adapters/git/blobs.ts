import type { Blob } from '../../plan/tree.ts'
import type { Store } from './checkout.ts'
import { fetchObjects } from './fetch.ts'
import { type Git, GitError, type Remote } from './git.ts'

/**
 * Reads blobs in the order of `oids`, after fetching those that the clone lacks.
 *
 * @throws GitError
 */
export async function* readBlobs(
  { git, fetching }: Store,
  oids: readonly string[],
  maxBytes: number,
  remote: Remote,
): AsyncGenerator<Blob> {
  let index = 0
  for await (const blob of streamBlobs(git, oids, maxBytes)) {
    if (blob.size === undefined) break
    index++
    yield blob
  }
  const rest = oids.slice(index)
  const missing = await findMissing(git, rest)
  if (missing.length > 0) await fetchObjects(fetching, missing, remote)
  yield* streamBlobs(git, rest, maxBytes)
}

/** The blobs that this repository does not have, each once. */
async function findMissing(git: Git, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return []
  const check = ['cat-file', '--batch-check=%(objecttype)', '--buffer']
  const output = await git.run(check, { stdin: linesOf(oids) })
  const missing = output.toString('latin1').matchAll(/^(\w+) missing$/gm)
  return [...new Set(Array.from(missing, ([, oid = '']) => oid))]
}

/**
 * Reads blobs in the order of `oids` through one `git cat-file --batch`, which runs no filter and follows no link.
 * Nothing is read ahead of what the caller takes, except for the pipe's own buffer.
 */
export async function* streamBlobs(
  git: Git,
  oids: readonly string[],
  maxBytes: number,
): AsyncGenerator<Blob> {
  if (oids.length === 0) return
  const batch = ['cat-file', '--batch', '--buffer']
  const output = git.stream(batch, { stdin: linesOf(oids), maxBytes: Number.POSITIVE_INFINITY })
  try {
    const reader = new ByteReader(output)
    for (const oid of oids) yield await readOne(reader, oid, maxBytes)
  } finally {
    await output.return(undefined)
  }
}

/** In chunks, which are made as git reads them: all of a large repository would be in memory until the last blob is read. */
function* linesOf(oids: readonly string[]): Generator<string> {
  for (let start = 0; start < oids.length; start += 1000)
    yield `${oids.slice(start, start + 1000).join('\n')}\n`
}

/** Parses `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`. */
async function readOne(reader: ByteReader, oid: string, maxBytes: number): Promise<Blob> {
  const [, , field] = (await reader.line()).split(' ')
  if (field === undefined) return { oid, size: undefined, bytes: undefined }
  const size = Number(field)
  // In memory of its own: a part of what git printed would keep the rest of it in memory.
  const bytes = size <= maxBytes ? new Uint8Array(size) : undefined
  await reader.take(size, bytes)
  await reader.take(1)
  return { oid, size, bytes }
}

const NEWLINE = 0x0a

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks
  }

  async line(): Promise<string> {
    while (!this.#rest.includes(NEWLINE)) this.#rest = Buffer.concat([this.#rest, await this.#next()])
    const end = this.#rest.indexOf(NEWLINE)
    const line = this.#rest.toString('latin1', 0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return line
  }

  /** Copies the next `count` bytes, or skips them. */
  async take(count: number, into?: Uint8Array): Promise<void> {
    for (let at = 0; at < count; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next()
      const part = this.#rest.subarray(0, count - at)
      into?.set(part, at)
      at += part.length
      this.#rest = this.#rest.subarray(part.length)
    }
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new GitError('the output of git cat-file is cut off')
    return value
  }
}
