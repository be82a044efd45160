import { expect, test } from '@jest/globals'
import { createRepo, createServed, openRepo, type Repo } from '../../support/repo.ts'

async function deleted(repo: Repo) {
  await using opened = await openRepo(repo)
  return (await opened.deleted()).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

test('a deleted file is listed once, with its last text, whatever happened before and after', async () => {
  await using repo = await createRepo({ 'a.md': 'first', 'b.md': 'kept' })
  await repo.commit({ 'a.md': null })
  const commit = await repo.commit({ 'a.md': 'second' })
  await repo.commit({ 'a.md': null })
  await repo.commit({ 'b.md': 'edited' })
  const oid = await repo.oid(commit, 'a.md')
  expect(await deleted(repo)).toEqual([{ path: 'a.md', kind: 'file', oid, isUtf8: true }])
})

test('a renamed file is listed under its old name', async () => {
  await using repo = await createRepo({ 'old.md': 'same text' })
  await repo.commit({ 'old.md': null, 'new.md': 'same text' })
  expect((await deleted(repo)).map(each => each.path)).toEqual(['old.md'])
})

test('a file that only a merge deleted is listed', async () => {
  await using repo = await createRepo({ 'a.md': '1', 'b.md': '1' })
  const main = await repo.commit({ 'c.md': '1' })
  const first = await repo.git('rev-parse', 'main~1')
  const tree = await repo.git('rev-parse', `${first}^{tree}`)
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com']
  const merge = await repo.git(...identity, 'commit-tree', tree, '-p', main, '-p', first, '-m', 'merge')
  await repo.git('update-ref', 'refs/heads/main', merge)
  expect((await deleted(repo)).map(each => each.path)).toEqual(['c.md'])
})

test('a file that a link replaced is listed, also when the link is deleted; a link is not', async () => {
  const link = { link: 'x.md' }
  await using repo = await createRepo({ 'a.md': 'a page', 'b.md': 'another', 'c.md': link, 'd.md': link })
  const commit = await repo.git('rev-parse', 'main')
  await repo.commit({ 'a.md': link, 'b.md': link, 'c.md': 'a page', 'd.md': null })
  await repo.commit({ 'b.md': null })
  const oids = [await repo.oid(commit, 'a.md'), await repo.oid(commit, 'b.md')]
  expect(await deleted(repo)).toMatchObject([
    { path: 'a.md', oid: oids[0] },
    { path: 'b.md', oid: oids[1] },
  ])
})

test('names of any kind stay as they are', async () => {
  const names = ['a\nb\t"c".md', Uint8Array.from([0xe9])]
  await using repo = await createRepo(names.map(name => [name, 'one'] as const))
  await repo.commit(names.map(name => [name, null] as const))
  expect(await deleted(repo)).toMatchObject([
    { path: 'a\nb\t"c".md', isUtf8: true },
    { path: '\ufffd', isUtf8: false },
  ])
})

test('nothing is listed when a shallow clone does not know of it', async () => {
  await using at = await createServed([{ 'a.md': '1', 'b.md': '1' }, { 'a.md': null }])
  expect(await deleted(at.clone)).toEqual([])
  await at.clone.git('fetch', '--quiet', '--unshallow', 'origin')
  expect((await deleted(at.clone)).map(each => each.path)).toEqual(['a.md'])
})
