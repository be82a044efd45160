import { text } from 'node:stream/consumers'
import type { Blob } from '../../plan/tree.ts'
import type { Store } from './checkout.ts'
import { fetchObjects } from './fetch.ts'
import { type Git, GitError, gitSays, type Remote } from './git.ts'

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
  const missing = await findMissing(git, oids)
  if (missing.length > 0) await fetchObjects(fetching, missing, remote)
  yield* streamBlobs(git, oids, maxBytes)
}

/** The blobs that this repository does not have, each once. */
async function findMissing(git: Git, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return []
  const check = ['cat-file', '--batch-check=%(objectname)', '--buffer']
  const output = await git.run(check, [], `${[...new Set(oids)].join('\n')}\n`)
  return [...output.toString('latin1').matchAll(/^(\w+) missing$/gm)].map(([, oid = '']) => oid)
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
  const child = git.start(['cat-file', '--batch', '--buffer'])
  const said = text(child.stderr).catch(() => '')
  const exit = new Promise(resolve => child.once('close', resolve).once('error', resolve))
  // A git that ends early closes the pipe; what matters then is that its output is cut off.
  child.stdin.on('error', () => {})
  child.stdin.end(`${oids.join('\n')}\n`)
  try {
    const reader = new ByteReader(child.stdout)
    for (const oid of oids) yield await readOne(reader, oid, maxBytes)
  } catch (error) {
    throw gitSays(await said) ?? error
  } finally {
    // A pipe that nobody reads would keep this process running.
    child.stdout.destroy()
    child.kill()
    await exit
  }
}

/** Parses `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`. */
async function readOne(reader: ByteReader, oid: string, maxBytes: number): Promise<Blob> {
  const [, , field] = (await reader.line()).split(' ')
  if (field === undefined) return { oid, size: undefined, bytes: undefined }
  const size = Number(field)
  // In memory of its own, so that it can be transferred to a worker.
  const bytes = size <= maxBytes ? new Uint8Array(size) : undefined
  await reader.take(size, bytes)
  await reader.take(1)
  return { oid, size, bytes }
}

const NEWLINE = 0x0a

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
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
