import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { nameOn } from '../../../src/adapters/git/index.ts'
import { CommitGoneError, RepositoryError } from '../../../src/plan/tree.ts'
import type { Repository } from '../../../src/run/ports.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { collected } from '../../support/items.ts'
import { createRepo, createServed, openRepo, type Repo } from '../../support/repo.ts'

/** The files of a commit in short. */
async function treeOf(repo: Repo, commit?: string) {
  await using opened = await openRepo(repo)
  return (await opened.tree(commit ?? opened.head)).map(({ kind, path }) => `${kind} ${path}`)
}

/** The texts of all files of a commit. */
async function textsOf(opened: Repository, commit: string) {
  const oids = (await opened.tree(commit)).map(each => each.oid)
  return (await collected(opened.blobs(oids, 100))).map(each => Buffer.from(each.bytes ?? []).toString())
}

describe('a checkout', () => {
  test('has the files and texts of its commit and of earlier ones, though none of them is on the disk', async () => {
    await using repo = await createRepo({ 'docs/a.md': '# A', 'README.md': '# R' })
    const first = await repo.git('rev-parse', 'main')
    const second = await repo.commit({ 'docs/a.md': null, 'b.md': '# B' })
    await using opened = await openRepo(repo)
    expect(opened.head).toBe(second)
    expect(await treeOf(repo, first)).toEqual(['file README.md', 'file docs/a.md'])
    expect(await textsOf(opened, first)).toEqual(['# R', '# A'])
    expect(await treeOf(repo)).toEqual(['file README.md', 'file b.md'])
  })

  test('keeps names of any kind as they are', async () => {
    const names = ['a\nb.md', 'a\tb.md', '"a".md', "it's.md", '\\a.md', ' a .md', '😀.md', '-a.md', ':(top)a']
    await using repo = await createRepo(Object.fromEntries(names.map(name => [name, 'one'])))
    expect((await treeOf(repo)).toSorted()).toEqual(names.map(name => `file ${name}`).toSorted())
  })

  test('shows links and submodules as what they are, and does not follow them', async () => {
    await using repo = await createRepo({
      'docs/a.md': '# A',
      'link.md': { link: '/etc/passwd' },
      more: { link: 'docs' },
      sub: { submodule: 'c'.repeat(40) },
    })
    expect(await treeOf(repo)).toEqual(['file docs/a.md', 'link link.md', 'link more', 'submodule sub'])
  })

  test('may use SHA-256, and may have no file', async () => {
    await using repo = await createRepo({ 'a.md': '# A' }, { objectFormat: 'sha256' })
    await using opened = await openRepo(repo)
    expect(opened.head).toMatch(/^[0-9a-f]{64}$/)
    expect(await textsOf(opened, opened.head)).toEqual(['# A'])
    await repo.commit({ 'a.md': null })
    expect(await treeOf(repo)).toEqual([])
  })

  test('names the parents of its commit, also where a shallow clone does not have them', async () => {
    await using at = await createServed([{ 'a.md': '1' }, { 'a.md': '2' }])
    await using opened = await openRepo(at.clone)
    expect(await opened.parents()).toEqual([at.commits[0]])
  })
})

/** Every file of a clone's `.git` with its content. */
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
  ['a clone without trees', ['--unshallow', '--filter=tree:0', '--refetch']],
])('%s', (_, unshallow) => {
  test.each([true, false])(
    'has the files and texts of an earlier commit and of one that no branch has, and stays as it is (filters: %s)',
    async allowsFilter => {
      await using at = await createServed([{ 'first.md': '1' }, { 'second.md': '2' }])
      const { server, clone, commits } = at
      await server.git('config', 'uploadpack.allowFilter', 'true')
      if (unshallow.length > 0)
        await clone.git('fetch', '--quiet', '--no-auto-maintenance', ...unshallow, 'origin')
      await server.git('config', 'uploadpack.allowFilter', `${allowsFilter}`)
      const later = await server.commit({ 'first.md': null, 'third.md': '3' })
      await server.git('update-ref', 'refs/heads/main', commits[1] ?? '')
      const before = await contentOf(clone)
      await using opened = await openRepo(clone)
      expect(await textsOf(opened, commits[0] ?? '')).toEqual(['1'])
      expect(await textsOf(opened, later)).toEqual(['2', '3'])
      expect(await textsOf(opened, opened.head)).toEqual(['1', '2'])
      expect(await contentOf(clone)).toEqual(before)
    },
  )
})

describe('what cannot be read is an error that says what to do:', () => {
  test('a commit that the server does not have, as after a force push', async () => {
    await using at = await createServed([{ 'a.md': '1' }])
    await using opened = await openRepo(at.clone)
    const missing = opened.tree('d'.repeat(40))
    await expect(missing).rejects.toThrow(CommitGoneError)
    await expect(missing).rejects.toThrow(
      /^The last synced commit d{7} is gone, .* Run the workflow by hand: .* could not be fetched \(git says: .*not our ref/,
    )
  })

  test('a text that neither the clone nor the server has', async () => {
    await using repo = await createRepo({ 'a.md': '1' })
    const [head, oid] = [await repo.git('rev-parse', 'main'), await repo.oid('main', 'a.md')]
    await repo.lose(oid)
    await using opened = await openRepo(repo)
    const reading = textsOf(opened, head)
    await expect(reading).rejects.toThrow(RepositoryError)
    await expect(reading).rejects.toThrow(
      /^The pages and their history could not be read \(git says: .*remove the input filter/,
    )
  })

  test('a folder without a repository', async () => {
    await using folder = await temporaryFolder()
    const opened = openRepo({ folder: folder.path })
    await expect(opened).rejects.toThrow(RepositoryError)
    await expect(opened).rejects.toThrow(
      /is not a git repository with a commit in it .*Put a step with actions\/checkout before this one, without the input path/,
    )
  })

  test('a server that does not answer until the run is cancelled', async () => {
    await using repo = await createRepo({ 'a.md': '1' })
    const ending = new AbortController()
    const silent = createServer(socket => {
      socket.on('error', () => {})
      ending.signal.addEventListener('abort', () => socket.destroy())
      ending.abort({ reason: 'the time is up', hint: 'Raise it.', topic: 'time-limit' })
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const serverUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await using opened = await openRepo(repo, { serverUrl, signal: ending.signal })
    await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/^The time is up\. Raise it\. \S+#time-limit$/)
    silent.close()
  })
})

test('nothing stays in the temporary folder', async () => {
  await using repo = await createRepo({ 'a.md': '1' })
  await using folder = await temporaryFolder()
  {
    await using opened = await openRepo(repo, { temporaryFolder: folder.path })
    expect(await opened.tree(opened.head)).toHaveLength(1)
  }
  expect(await readdir(folder.path)).toEqual([])
})

describe('the origin', () => {
  test.each([
    ['https://github.com/octo/docs', 'octo/docs'],
    ['https://x-access-token:abc@github.com/octo/docs.git', 'octo/docs'],
    ['https://GitHub.com/Octo/Docs/', 'Octo/Docs'],
    ['git@github.com:octo/my.docs', 'octo/my.docs'],
    ['https://gitlab.com/octo/docs', undefined],
    ['https://github.com.evil.example/octo/docs', undefined],
    ['file:///srv/octo/docs', undefined],
    ['', undefined],
  ])('at %j has the name %j', (url, name) => {
    expect(nameOn('https://github.com', url)).toBe(name)
  })

  test('of a checkout is on its server, or none', async () => {
    await using repo = await createRepo({ 'a.md': '# A' })
    await using opened = await openRepo(repo, { serverUrl: 'https://git.example.com:8443' })
    expect(await opened.origin()).toBeUndefined()
    await repo.git('remote', 'add', 'origin', 'https://git.example.com:8443/octo/docs')
    expect(await opened.origin()).toBe('octo/docs')
    await repo.git('remote', 'set-url', 'origin', 'git@github.com:octo/docs.git')
    expect(await opened.origin()).toBeUndefined()
  })
})
