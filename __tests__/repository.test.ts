import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { RepositoryError } from '../src/repository/errors.ts'
import type { Tree } from '../src/repository/tree.ts'
import { openRepository } from '../src/repository.ts'
import { temporaryFolder } from './support/folder.ts'
import { collected } from './support/items.ts'
import { type Changes, createRepo, createShallowClone, environment, type Repo } from './support/repo.ts'

const open = (repo: { folder: string; serverUrl?: string }) =>
  openRepository(repo.folder, {
    environment,
    remote: {
      serverUrl: repo.serverUrl ?? 'file:///nonexistent',
      repository: 'o/r',
      token: 'not for file URLs',
      temporaryFolder: '/tmp',
    },
  })

/** The files of a commit in short. */
async function treeOf(repo: Repo, commit?: string) {
  await using opened = await open(repo)
  return (await opened.tree(commit ?? opened.head)).map(({ mode, path }) => `${mode} ${path}`)
}

describe('a checkout', () => {
  test('has its commit, its files and their texts, though nothing of them is on the disk', async () => {
    await using repo = await createRepo({ 'docs/a.md': '# A', 'README.md': '# R' })
    await using opened = await open(repo)
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
    await using opened = await open(repo)
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
    await using opened = await open(repo)
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

/** Every file of a clone's `.git` with its content: nothing of it may change. */
async function contentOf(clone: Repo): Promise<Map<string, string>> {
  const names = (await readdir(join(clone.folder, '.git'), { recursive: true, withFileTypes: true }))
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
  return new Map(await Promise.all(names.map(async name => [name, await readFile(name, 'latin1')] as const)))
}

describe.each([
  ['a shallow clone', []],
  ['a full clone', ['--unshallow']],
  ['a clone without blobs', ['--unshallow', '--filter=blob:none', '--refetch']],
])('%s', (_, unshallow) => {
  async function scene() {
    const server = await createRepo({ 'first.md': '1' }, { bare: true })
    await server.git('config', 'uploadpack.allowFilter', 'true')
    const first = await server.git('rev-parse', 'main')
    const second = await server.commit({ 'second.md': '2' })
    const clone = await createShallowClone(server)
    if (unshallow.length > 0)
      await clone.git('fetch', '--quiet', '--no-auto-maintenance', ...unshallow, 'origin')
    const later = await server.commit({ 'first.md': null })
    await server.git('update-ref', 'refs/heads/main', second)
    return {
      ...{ server, clone, first, later },
      async [Symbol.asyncDispose]() {
        await clone[Symbol.asyncDispose]()
        await server[Symbol.asyncDispose]()
      },
    }
  }

  test('has the files of a commit before it and of one that no branch has any more', async () => {
    await using at = await scene()
    expect(await treeOf(at.clone, at.first)).toEqual(['100644 first.md'])
    expect(await treeOf(at.clone, at.later)).toEqual(['100644 second.md'])
  })

  test('has their texts', async () => {
    await using at = await scene()
    await using opened = await open(at.clone)
    const [entry] = await opened.tree(at.first)
    const [blob] = await collected(opened.blobs([entry?.oid ?? ''], 100))
    expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('1')
  })

  test('is left as it was, whatever was fetched', async () => {
    await using at = await scene()
    const before = await contentOf(at.clone)
    await treeOf(at.clone, at.later)
    expect(await contentOf(at.clone)).toEqual(before)
  })
})

describe('commits that are brought at once', () => {
  const paths = (tree: Tree) => tree.map(each => each.path)

  async function scene() {
    const server = await createRepo({ 'first.md': '1', 'kept.md': '1' }, { bare: true })
    const first = await server.git('rev-parse', 'main')
    const second = await server.commit({ 'second.md': '2' })
    const third = await server.commit({ 'first.md': null })
    return { server, clone: await createShallowClone(server), commits: [first, second, third] as const }
  }

  test('need the server no more, and have in common what is alike in them', async () => {
    const { server, clone, commits } = await scene()
    await using _ = clone
    await using opened = await open(clone)
    await opened.tree(opened.head)
    await opened.bring(commits)
    await server[Symbol.asyncDispose]()
    const [first, second, third] = await Promise.all(commits.map(commit => opened.tree(commit)))
    expect(paths(second!)).toEqual(['first.md', 'kept.md', 'second.md'])
    expect(paths(first!)).toEqual(['first.md', 'kept.md'])
    expect(first![0]).toBe(second![0])
    expect(third![0]).toEqual(second![1])
  })

  test('are fetched one by one where the server has lost one of them', async () => {
    const { server, clone, commits } = await scene()
    await using _ = server
    await using __ = clone
    await using opened = await open(clone)
    await opened.bring([commits[0], 'd'.repeat(40), commits[1]])
    expect(paths(await opened.tree(commits[0]))).toEqual(['first.md', 'kept.md'])
    await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/could not be fetched/)
  })
})

describe('what cannot be had', () => {
  test('a commit that is nowhere is an error that says to run the workflow by hand', async () => {
    await using server = await createRepo({ 'a.md': '1' }, { bare: true })
    await using clone = await createShallowClone(server)
    await using opened = await open(clone)
    const missing = opened.tree('d'.repeat(40))
    await expect(missing).rejects.toThrow(RepositoryError)
    await expect(missing).rejects.toThrow(
      /^The commit d{40}, up to which search was last brought, .*git says: .*not our ref.*A run by hand goes on without it/,
    )
  })

  test('a folder without a repository is an error that names actions/checkout', async () => {
    await using folder = await temporaryFolder()
    const opened = open({ folder: folder.path })
    await expect(opened).rejects.toThrow(RepositoryError)
    await expect(opened).rejects.toThrow(
      /is not a git repository with a commit in it .*Put a step with actions\/checkout before this one, without the input path/,
    )
  })
})
