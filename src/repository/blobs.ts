import { type Git, GitError } from './git.ts'

/** A blob as git has it; `bytes` is absent when git has no such object or it is larger than asked for. */
export interface Blob {
  oid: string
  /** `undefined` when git has no such object. */
  size: number | undefined
  bytes: Uint8Array | undefined
}

/** Those of the blobs that this repository does not have, each once. @throws GitError */
export async function findMissing(git: Git, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return []
  const check = ['cat-file', '--batch-check=%(objectname)', '--buffer']
  const lines = (await git.run(check, [], `${[...new Set(oids)].join('\n')}\n`))
    .toString('latin1')
    .split('\n')
  return lines.filter(line => line.endsWith(' missing')).map(line => line.slice(0, -' missing'.length))
}

/**
 * Reads blobs in the order of `oids` through one `git cat-file --batch`, which runs no filter and follows no link.
 * Nothing is read ahead of what the caller takes, but for the pipe's own buffer.
 */
export async function* readBlobs(git: Git, oids: readonly string[], maxBytes: number): AsyncGenerator<Blob> {
  if (oids.length === 0) return
  const child = git.start(['cat-file', '--batch', '--buffer'])
  const { stdin, stdout, stderr } = child
  if (stdin === null || stdout === null || stderr === null)
    throw new GitError('cat-file', 'its pipes did not open')
  let complaints = ''
  stderr.on('data', chunk => (complaints = (complaints + chunk).slice(-2000)))
  const exit = new Promise<void>(resolve =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  )
  // A git that dies early closes the pipe; what matters then is that its output ends too soon.
  stdin.on('error', () => {})
  stdin.end(`${oids.join('\n')}\n`)
  const reader = new ByteReader(stdout)
  try {
    for (const oid of oids) yield await readOne(reader, oid, maxBytes)
  } catch (error) {
    if (!(error instanceof EndOfOutput)) throw error
    await exit
    throw new GitError('cat-file', complaints || 'its output ended too soon')
  } finally {
    // What nobody reads any more would keep the pipe, and so this process, open.
    stdout.destroy()
    child.kill()
    await exit
  }
}

async function readOne(reader: ByteReader, oid: string, maxBytes: number): Promise<Blob> {
  const header = await reader.line()
  const [, , size] = header.split(' ')
  if (size === undefined) return { oid, size: undefined, bytes: undefined }
  const bytes = await reader.take(Number(size), Number(size) <= maxBytes)
  await reader.take(1, false)
  return { oid, size: Number(size), bytes }
}

class EndOfOutput extends Error {}

/** Takes lines and exact numbers of bytes from a stream of chunks. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async line(): Promise<string> {
    for (let from = 0; ; ) {
      const end = this.#rest.indexOf(0x0a, from)
      if (end >= 0) {
        const text = this.#rest.toString('latin1', 0, end)
        this.#rest = this.#rest.subarray(end + 1)
        return text
      }
      from = this.#rest.length
      this.#rest = Buffer.concat([this.#rest, await this.#next()])
    }
  }

  /** The next `count` bytes in memory of their own, or `undefined` when they are only passed over. */
  async take(count: number, keep: boolean): Promise<Uint8Array | undefined> {
    const taken = keep ? new Uint8Array(count) : undefined
    for (let at = 0; at < count; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next()
      const part = this.#rest.subarray(0, count - at)
      taken?.set(part, at)
      at += part.length
      this.#rest = this.#rest.subarray(part.length)
    }
    return taken
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new EndOfOutput()
    return value
  }
}
