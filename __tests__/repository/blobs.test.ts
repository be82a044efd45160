import { describe, expect, test } from '@jest/globals'
import { type Blob, readBlobs } from '../../src/repository/blobs.ts'
import { GitError, openGit } from '../../src/repository/git.ts'
import { temporaryFolder } from '../support/folder.ts'
import { collected } from '../support/items.ts'
import { createRepo, environment, type Repo } from '../support/repo.ts'

const read = (repo: { folder: string }, oids: readonly string[], maxBytes = 1_000_000): Promise<Blob[]> =>
  collected(readBlobs(openGit(repo.folder, { environment }), oids, maxBytes))

const texts = (blobs: Blob[]) => blobs.map(({ bytes }) => bytes && Buffer.from(bytes).toString())

const oidsOf = (repo: Repo, ...paths: string[]) => Promise.all(paths.map(path => repo.oid('main', path)))

const absent = '0123456789'.repeat(4)

describe('blobs', () => {
  test('come in the order asked for, also twice, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    await using repo = await createRepo({ a: 'one\r\n', b: bytes, c: '', d: 'no newline\n\n' })
    const [a, b, c, d] = (await oidsOf(repo, 'a', 'b', 'c', 'd')) as [string, string, string, string]
    const found = await read(repo, [d, a, c, a, b])
    expect(texts(found.slice(0, 4))).toEqual(['no newline\n\n', 'one\r\n', '', 'one\r\n'])
    expect(found[4]).toEqual({ oid: b, size: 256, bytes })
  })

  test('that git does not have come without size and bytes, and the next ones all the same', async () => {
    await using repo = await createRepo({ a: 'one', b: 'two' })
    const [a, b] = (await oidsOf(repo, 'a', 'b')) as [string, string]
    await repo.lose(a)
    const found = await read(repo, [a, absent, b])
    expect(found.slice(0, 2)).toEqual([
      { oid: a, size: undefined, bytes: undefined },
      { oid: absent, size: undefined, bytes: undefined },
    ])
    expect(texts(found.slice(2))).toEqual(['two'])
  })

  test('that are larger than asked for come with their size alone', async () => {
    const large = Buffer.alloc(3_000_000, 'x\n')
    await using repo = await createRepo({ a: large, b: 'two', c: 'x'.repeat(1_000_000) })
    const [a, b, c] = (await oidsOf(repo, 'a', 'b', 'c')) as [string, string, string]
    const [first, ...rest] = await read(repo, [a, b, c])
    expect(first).toEqual({ oid: a, size: 3_000_000, bytes: undefined })
    expect(rest.map(each => each.bytes?.length)).toEqual([3, 1_000_000])
  })

  test('of many megabytes come whole', async () => {
    const large = Buffer.from(Array.from({ length: 400_000 }, (_, index) => `${index}\n`).join(''))
    await using repo = await createRepo({ a: large, b: 'two' })
    const found = await read(repo, await oidsOf(repo, 'a', 'b'), 10_000_000)
    expect(large.equals(found[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(texts(found.slice(1))).toEqual(['two'])
  })

  test('by the thousand come each with its own bytes', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`${index}`, `text ${index}`]),
    )
    await using repo = await createRepo(files)
    const listed = (await repo.git('ls-tree', '-r', 'main')).split('\n')
    const oids = listed.map(line => line.split(/\s/)[2] ?? '')
    const paths = listed.map(line => line.split('\t')[1])
    expect(texts(await read(repo, oids))).toEqual(paths.map(path => `text ${path}`))
  })

  test('of a SHA-256 repository come too', async () => {
    await using repo = await createRepo({ a: 'one' }, { objectFormat: 'sha256' })
    const oids = await oidsOf(repo, 'a')
    expect(oids[0]).toHaveLength(64)
    expect(texts(await read(repo, oids))).toEqual(['one'])
  })

  test('have memory of their own, which can be given away', async () => {
    await using repo = await createRepo({ a: 'one', b: 'two' })
    const [first, second] = await read(repo, await oidsOf(repo, 'a', 'b'))
    expect(first?.bytes?.buffer).not.toBe(second?.bytes?.buffer)
    expect(first?.bytes?.buffer.byteLength).toBe(3)
  })

  test('that nobody asks for start no git', async () => {
    expect(await read({ folder: '/nonexistent' }, [])).toEqual([])
  })
})

test('a reader that leaves early ends git, though git has much more to say', async () => {
  await using repo = await createRepo({ a: Buffer.alloc(2_000_000, 'x') })
  const [oid = ''] = await oidsOf(repo, 'a')
  const blobs = readBlobs(openGit(repo.folder, { environment }), Array<string>(50).fill(oid), 10)
  await blobs.next()
  expect(await blobs.return(undefined)).toEqual({ done: true, value: undefined })
})

describe('git that does not answer', () => {
  test('outside a repository is an error with what it said', async () => {
    await using folder = await temporaryFolder()
    const error = await read({ folder: folder.path }, [absent]).catch(each => each)
    expect(error).toBeInstanceOf(GitError)
    expect(error.message).toMatch(/^git cat-file failed$/)
    expect(error.stderr).toMatch(/not a git repository/)
  })

  test('in a folder that does not exist is an error', async () => {
    await expect(read({ folder: '/nonexistent' }, [absent])).rejects.toThrow(/^git cat-file failed$/)
  })
})
