import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { GitError, openGit } from '../../../src/adapters/git/git.ts'
import { parseTree, streamBlobs } from '../../../src/adapters/git/index.ts'
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

const oid = 'a'.repeat(40)

/** One entry as `git ls-tree -r -z` writes it. */
const entry = (path: string | Uint8Array, mode = '100644', type = 'blob', id = oid) =>
  Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(path), Buffer.from([0])])

describe('the output of ls-tree', () => {
  test('has a file for each entry, in its order', () => {
    const sha256 = 'b'.repeat(64)
    const output = [
      entry('b.md', '100755'),
      entry('a.md', '120000', 'blob', sha256),
      entry('s', '160000', 'commit'),
    ]
    expect(parseTree(Buffer.concat(output))).toEqual([
      { path: 'b.md', kind: 'file', oid, isUtf8: true },
      { path: 'a.md', kind: 'link', oid: sha256, isUtf8: true },
      { path: 's', kind: 'submodule', oid, isUtf8: true },
    ])
  })

  test('keeps any names, each marked as UTF-8 exactly if its bytes can be restored from it', () => {
    const name = fc.uint8Array({ minLength: 1, maxLength: 12 }).map(bytes => bytes.map(byte => byte || 1))
    fc.assert(
      fc.property(fc.array(name), names => {
        const tree = parseTree(Buffer.concat(names.map(each => entry(each))))
        expect(tree.map(({ isUtf8 }) => isUtf8)).toEqual(
          names.map(each => Buffer.from(Buffer.from(each).toString()).equals(each)),
        )
      }),
      { numRuns: 300 },
    )
  })
})
