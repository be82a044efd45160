import { describe, expect, test } from '@jest/globals'
import { streamBlobs } from '../../../src/adapters/git/blobs.ts'
import { GitError, openGit } from '../../../src/adapters/git/git.ts'
import type { Blob } from '../../../src/plan/tree.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { collected } from '../../support/items.ts'
import { createRepo, environment, type Repo } from '../../support/repo.ts'

const read = (repo: { folder: string }, oids: readonly string[], maxBytes = 1_000_000): Promise<Blob[]> =>
  collected(streamBlobs(openGit(repo.folder, { environment }), oids, maxBytes))

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

  test('that git does not have come without size and bytes, and do not affect the next ones', async () => {
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

  test('that are larger than asked for come with their size alone, and large ones are complete', async () => {
    const lines = (count: number) => Buffer.from(Array.from({ length: count }, (_, n) => `${n}\n`).join(''))
    await using repo = await createRepo({ a: lines(500_000), b: 'two', c: lines(400_000) })
    const [a, b, c] = (await oidsOf(repo, 'a', 'b', 'c')) as [string, string, string]
    const [first, second, third] = await read(repo, [a, b, c], 3_000_000)
    expect(first).toEqual({ oid: a, size: lines(500_000).length, bytes: undefined })
    expect(second?.bytes).toHaveLength(3)
    expect(lines(400_000).equals(third?.bytes ?? Buffer.alloc(0))).toBe(true)
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

  test('have memory of their own, which can be transferred', async () => {
    await using repo = await createRepo({ a: 'one', b: 'two' })
    const [first, second] = await read(repo, await oidsOf(repo, 'a', 'b'))
    expect(first?.bytes?.buffer).not.toBe(second?.bytes?.buffer)
    expect(first?.bytes?.buffer.byteLength).toBe(3)
  })

  test('that nobody asks for do not start git', async () => {
    expect(await read({ folder: '/nonexistent' }, [])).toEqual([])
  })
})

test('a reader that leaves early ends git, though git has more to print', async () => {
  await using repo = await createRepo({ a: Buffer.alloc(2_000_000, 'x') })
  const [oid = ''] = await oidsOf(repo, 'a')
  const blobs = streamBlobs(openGit(repo.folder, { environment }), Array<string>(50).fill(oid), 10)
  await blobs.next()
  expect(await blobs.return(undefined)).toEqual({ done: true, value: undefined })
})

test('outside a repository, reading is an error with what git says', async () => {
  await using folder = await temporaryFolder()
  const reading = read({ folder: folder.path }, [absent])
  await expect(reading).rejects.toThrow(GitError)
  await expect(reading).rejects.toThrow(/^git says: fatal: not a git repository/)
})
