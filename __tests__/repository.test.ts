import { describe, expect, test } from '@jest/globals'
import { RepositoryError } from '../src/repository/errors.ts'
import { openRepository } from '../src/repository.ts'
import { temporaryFolder } from './support/folder.ts'
import { collected } from './support/items.ts'
import { type Changes, createRepo, createShallowClone, environment, type Repo } from './support/repo.ts'

const open = (repo: { folder: string; serverUrl?: string }) =>
  openRepository(repo.folder, environment, {
    serverUrl: repo.serverUrl ?? 'file:///nonexistent',
    repository: 'o/r',
    token: 'not for file URLs',
    temporaryFolder: '/tmp',
  })

/** The files of a commit in short. */
async function treeOf(repo: Repo, commit?: string) {
  const opened = await open(repo)
  return (await opened.tree(commit ?? opened.head)).map(({ mode, path }) => `${mode} ${path}`)
}

describe('a checkout', () => {
  test('has its commit, its files and their texts, though nothing of them is on the disk', async () => {
    await using repo = await createRepo({ 'docs/a.md': '# A', 'README.md': '# R' })
    const opened = await open(repo)
    expect(opened.head).toBe(await repo.git('rev-parse', 'main'))
    const tree = await opened.tree(opened.head)
    expect(tree.map(each => each.path)).toEqual(['README.md', 'docs/a.md'])
    const blobs = await collected(
      opened.blobs(
        tree.map(each => each.oid),
        100,
      ),
    )
    expect(blobs.map(each => Buffer.from(each.bytes ?? []).toString())).toEqual(['# R', '# A'])
  })

  test('has the files of earlier commits', async () => {
    await using repo = await createRepo({ 'a.md': '# A', 'b.md': '# B' })
    const first = await repo.git('rev-parse', 'main')
    await repo.commit({ 'a.md': null, 'b.md': '# C' })
    expect(await treeOf(repo, first)).toEqual(['100644 a.md', '100644 b.md'])
    expect(await treeOf(repo)).toEqual(['100644 b.md'])
  })

  test('gives names of any kind as they are', async () => {
    const names = [
      'a\nb.md',
      'a\tb.md',
      '"a".md',
      "it's.md",
      '\\a.md',
      ' a .md',
      '😀.md',
      '-a.md',
      ':(top)a.md',
    ]
    await using repo = await createRepo(Object.fromEntries(names.map(name => [name, 'one'])))
    expect((await treeOf(repo)).toSorted()).toEqual(names.map(name => `100644 ${name}`).toSorted())
  })

  test('marks names that are not UTF-8', async () => {
    const changes: Changes = [
      [Uint8Array.from([0xff, 0x2e, 0x6d, 0x64]), 'one'],
      ['ü.md', 'two'],
    ]
    await using repo = await createRepo(changes)
    const opened = await open(repo)
    const tree = await opened.tree(opened.head)
    expect(tree.map(each => [each.path, each.isUtf8])).toEqual([
      ['ü.md', true],
      ['\ufffd.md', false],
    ])
  })

  test('shows links and submodules as what they are, and does not follow them', async () => {
    await using repo = await createRepo({
      'docs/a.md': '# A',
      'link.md': { link: '/etc/passwd' },
      more: { link: 'docs' },
      sub: { submodule: 'c'.repeat(40) },
    })
    expect(await treeOf(repo)).toEqual(['100644 docs/a.md', '120000 link.md', '120000 more', '160000 sub'])
  })

  test('may have SHA-256 for its hash', async () => {
    await using repo = await createRepo({ 'a.md': '# A' }, { objectFormat: 'sha256' })
    const opened = await open(repo)
    expect(opened.head).toMatch(/^[0-9a-f]{64}$/)
    expect(await opened.tree(opened.head)).toEqual([
      expect.objectContaining({ path: 'a.md', oid: expect.stringMatching(/^.{64}$/) }),
    ])
  })

  test('may have no file', async () => {
    await using repo = await createRepo({})
    expect(await treeOf(repo)).toEqual([])
  })
})

describe('a shallow clone', () => {
  test('fetches a commit that it lacks, without the history before it', async () => {
    await using server = await createRepo({ 'first.md': '1' }, { bare: true })
    const second = await server.commit({ 'second.md': '2' })
    await server.commit({ 'third.md': '3' })
    await using clone = await createShallowClone(server)
    expect(await treeOf(clone, second)).toEqual(['100644 first.md', '100644 second.md'])
    expect(await clone.git('rev-list', '--count', second)).toBe('1')
    expect(await clone.git('rev-parse', '--is-shallow-repository')).toBe('true')
  })

  test('fetches a commit that no branch has any more', async () => {
    await using server = await createRepo({ 'a.md': '1' }, { bare: true })
    const first = await server.git('rev-parse', 'main')
    const orphan = await server.commit({ 'orphan.md': '2' })
    await server.git('update-ref', 'refs/heads/main', first)
    await using clone = await createShallowClone(server)
    expect(await treeOf(clone, orphan)).toEqual(['100644 a.md', '100644 orphan.md'])
  })

  test('leaves branches, tags and FETCH_HEAD alone', async () => {
    await using server = await createRepo({ 'a.md': '1' }, { bare: true })
    const first = await server.git('rev-parse', 'main')
    await server.git('tag', 'v1', first)
    await server.commit({ 'b.md': '2' })
    await using clone = await createShallowClone(server)
    const before = await clone.git('for-each-ref')
    await treeOf(clone, first)
    expect(await clone.git('for-each-ref')).toBe(before)
    await expect(clone.git('rev-parse', '--verify', 'FETCH_HEAD')).rejects.toThrow(/Needed a single revision/)
  })
})

describe('a full clone', () => {
  test('stays full when it fetches a commit', async () => {
    await using server = await createRepo({ 'a.md': '1' }, { bare: true })
    await using clone = await createShallowClone(server)
    await clone.git('fetch', '--quiet', '--unshallow', 'origin')
    const later = await server.commit({ 'b.md': '2' })
    expect(await treeOf(clone, later)).toEqual(['100644 a.md', '100644 b.md'])
    expect(await clone.git('rev-parse', '--is-shallow-repository')).toBe('false')
    expect(await clone.git('rev-list', '--count', later)).toBe('2')
    await expect(clone.git('config', 'remote.origin.promisor')).rejects.toThrow()
  })
})

describe('what cannot be had', () => {
  test('a commit that is nowhere is an error that says to run the workflow by hand', async () => {
    await using server = await createRepo({ 'a.md': '1' }, { bare: true })
    await using clone = await createShallowClone(server)
    const { tree } = await open(clone)
    const missing = tree('d'.repeat(40))
    await expect(missing).rejects.toThrow(RepositoryError)
    await expect(missing).rejects.toThrow(
      /^The commit d{40}, up to which search was last brought, .*git says: .*not our ref.*Run this workflow once by hand/,
    )
  })

  test('a folder without a repository is an error that names actions/checkout', async () => {
    await using folder = await temporaryFolder()
    const opened = open({ folder: folder.path })
    await expect(opened).rejects.toThrow(RepositoryError)
    await expect(opened).rejects.toThrow(
      /is not a git repository with a commit in it .*Put a step with actions\/checkout before this one\.$/,
    )
  })
})
