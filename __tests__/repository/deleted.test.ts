import { expect, test } from '@jest/globals'
import { readDeleted } from '../../src/repository/deleted.ts'
import { openGit } from '../../src/repository/git.ts'
import { createRepo, createShallowClone, environment, type Repo } from '../support/repo.ts'

const deleted = async (repo: Repo) =>
  (await readDeleted(openGit(repo.folder, { environment }), await repo.git('rev-parse', 'HEAD'))).toSorted(
    (a, b) => (a.path < b.path ? -1 : 1),
  )

test('a file that was deleted comes with its last text', async () => {
  await using repo = await createRepo({ 'a.md': 'first', 'b.md': 'kept' })
  const commit = await repo.commit({ 'a.md': 'last' })
  await repo.commit({ 'a.md': null })
  await repo.commit({ 'b.md': 'edited' })
  const oid = await repo.oid(commit, 'a.md')
  expect(await deleted(repo)).toEqual([{ path: 'a.md', mode: '100644', oid, isUtf8: true }])
})

test('a file that was deleted twice comes once, with the text of the second time', async () => {
  await using repo = await createRepo({ 'a.md': 'first' })
  await repo.commit({ 'a.md': null })
  const commit = await repo.commit({ 'a.md': 'second' })
  await repo.commit({ 'a.md': null })
  expect(await deleted(repo)).toMatchObject([{ oid: await repo.oid(commit, 'a.md') }])
})

test('a file that was renamed comes under its old name', async () => {
  await using repo = await createRepo({ 'old.md': 'same text' })
  await repo.commit({ 'old.md': null, 'new.md': 'same text' })
  expect((await deleted(repo)).map(each => each.path)).toEqual(['old.md'])
})

test('a file that only a merge deleted comes too', async () => {
  await using repo = await createRepo({ 'a.md': '1', 'b.md': '1' })
  const main = await repo.commit({ 'c.md': '1' })
  const first = await repo.git('rev-parse', 'main~1')
  const tree = await repo.git('rev-parse', `${first}^{tree}`)
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com']
  const merge = await repo.git(...identity, 'commit-tree', tree, '-p', main, '-p', first, '-m', 'merge')
  await repo.git('update-ref', 'refs/heads/main', merge)
  expect((await deleted(repo)).map(each => each.path)).toEqual(['c.md'])
})

test('a file in whose place a link came is one, also when that is gone too', async () => {
  await using repo = await createRepo({ 'a.md': 'a page', 'b.md': 'another', 'c.md': 'a third' })
  const commit = await repo.git('rev-parse', 'main')
  await repo.commit({ 'a.md': { link: 'x.md' }, 'b.md': { link: 'x.md' } })
  await repo.commit({ 'b.md': null })
  const oids = [await repo.oid(commit, 'a.md'), await repo.oid(commit, 'b.md')]
  expect((await deleted(repo)).map(({ path, oid }) => [path, oid])).toEqual([
    ['a.md', oids[0]],
    ['b.md', oids[1]],
  ])
})

test('a link that became a file, or is gone, is none', async () => {
  await using repo = await createRepo({ 'a.md': { link: 'x.md' }, 'b.md': { link: 'x.md' }, 'c.md': 'kept' })
  await repo.commit({ 'a.md': 'a page', 'b.md': null })
  expect(await deleted(repo)).toEqual([])
})

test('names and modes of any kind come as they are', async () => {
  const latin1 = Uint8Array.from([0xe9])
  await using repo = await createRepo([
    ['a\nb\t"c".md', 'one'],
    [latin1, 'one'],
  ])
  await repo.commit([
    ['a\nb\t"c".md', null],
    [latin1, null],
  ])
  expect((await deleted(repo)).map(({ path, mode, isUtf8 }) => [path, mode, isUtf8])).toEqual([
    ['a\nb\t"c".md', '100644', true],
    ['\ufffd', '100644', false],
  ])
})

test('nothing comes where nothing was deleted, or where a shallow clone does not know of it', async () => {
  await using repo = await createRepo({ 'a.md': '1', 'b.md': '1' })
  expect(await deleted(repo)).toEqual([])
  await repo.commit({ 'a.md': null })
  await using clone = await createShallowClone(repo)
  expect(await deleted(clone)).toEqual([])
})
