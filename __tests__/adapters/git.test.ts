import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openGit } from '../../src/adapters/git/git.ts'
import { BlobReader, parseTree } from '../../src/adapters/git/index.ts'
import type { Repository } from '../../src/run/ports.ts'
import { CommitGoneError, RepositoryError } from '../../src/snapshot/index.ts'
import { type Checkout, createCheckout } from '../support/checkout.ts'
import { collected } from '../support/items.ts'
import { type Clone, createServed, environment, lose, oidOf, openRepo } from '../support/repo.ts'

/** The files of a commit in short. */
async function treeOf(repo: Checkout, commit?: string) {
  await using opened = await openRepo(repo)
  return (await opened.tree(commit ?? opened.head)).map(({ kind, path }) => `${kind} ${path}`)
}

/** The texts of all files of a commit. */
async function textsOf(opened: Repository, commit: string) {
  const oids = (await opened.tree(commit)).map(each => each.oid)
  return (await collected(opened.blobs(oids, 100))).map(each => Buffer.from(each.bytes ?? []).toString())
}

describe('a checkout', () => {
  test('has the files and texts of its commit and of earlier ones', async () => {
    await using repo = await createCheckout({ 'docs/a.md': '# A', 'README.md': '# R' })
    const first = await repo.git('rev-parse', 'main')
    const second = await repo.commit({ 'docs/a.md': null, 'b.md': '# B' })
    await using opened = await openRepo(repo)
    expect(opened.head).toBe(second)
    expect(await treeOf(repo, first)).toEqual(['file README.md', 'file docs/a.md'])
    expect(await textsOf(opened, first)).toEqual(['# R', '# A'])
    expect(await treeOf(repo)).toEqual(['file README.md', 'file b.md'])
  })

  test('shows links and submodules as what they are, and does not follow them', async () => {
    await using repo = await createCheckout({
      'docs/a.md': '# A',
      'link.md': { link: '/etc/passwd' },
      more: { link: 'docs' },
    })
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${'c'.repeat(40)},sub`)
    await repo.git('commit', '--quiet', '--message', 'A submodule')
    expect(await treeOf(repo)).toEqual(['file docs/a.md', 'link link.md', 'link more', 'submodule sub'])
  })

  test('may have no file', async () => {
    await using repo = await createCheckout({ 'a.md': '# A' })
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
async function contentOf(clone: Checkout): Promise<Map<string, string>> {
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
    await using repo = await createCheckout({ 'a.md': '1' })
    const [head, oid] = [await repo.git('rev-parse', 'main'), await oidOf(repo, 'a.md')]
    await lose(repo, oid)
    await using opened = await openRepo(repo)
    const reading = textsOf(opened, head)
    await expect(reading).rejects.toThrow(RepositoryError)
    await expect(reading).rejects.toThrow(
      /^The pages and their history could not be read \(git says: .*remove the input filter/,
    )
  })

  test('a server that does not answer until the run is cancelled', async () => {
    await using repo = await createCheckout({ 'a.md': '1' })
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

describe('blobs', () => {
  const read = async (repo: Checkout, oids: readonly string[], maxBytes = 100) => {
    await using reader = new BlobReader(openGit(repo.folder, { environment }))
    return await collected(reader.read(oids, maxBytes))
  }

  test('that git does not have come without size and bytes, and do not affect the next ones', async () => {
    await using repo = await createCheckout({ a: 'one', b: 'two' })
    const [a, b] = [await oidOf(repo, 'a'), await oidOf(repo, 'b')]
    await lose(repo, a)
    const [first, second] = await read(repo, [a, b])
    expect(first).toEqual({ size: undefined, bytes: undefined })
    expect(Buffer.from(second?.bytes ?? []).toString()).toBe('two')
  })

  test('that are larger than asked for come with their size alone, and large ones are complete', async () => {
    const lines = (count: number) => Buffer.from(Array.from({ length: count }, (_, n) => `${n}\n`).join(''))
    await using repo = await createCheckout({ a: lines(500_000), b: lines(400_000) })
    const [a, b] = [await oidOf(repo, 'a'), await oidOf(repo, 'b')]
    const [first, second] = await read(repo, [a, b], 3_000_000)
    expect(first).toEqual({ size: lines(500_000).length, bytes: undefined })
    expect(lines(400_000).equals(second?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('are read one request after another, also after one that was given up', async () => {
    await using repo = await createCheckout({ a: 'one', b: 'two' })
    const [a, b] = [await oidOf(repo, 'a'), await oidOf(repo, 'b')]
    await using reader = new BlobReader(openGit(repo.folder, { environment }))
    const textsOf = async (oids: readonly string[]) =>
      (await collected(reader.read(oids, 100))).map(({ bytes }) => Buffer.from(bytes ?? []).toString())
    expect(await textsOf([a])).toEqual(['one'])
    const abandoned = reader.read([a, a, a], 100)
    await abandoned.next()
    await abandoned.return(undefined)
    expect(await textsOf([b, a])).toEqual(['two', 'one'])
  })

  test('of which the rest is not read end git, though it has more to print', async () => {
    await using repo = await createCheckout({ a: Buffer.alloc(2_000_000, 'x') })
    const oids = Array<string>(50).fill(await oidOf(repo, 'a'))
    await using reader = new BlobReader(openGit(repo.folder, { environment }))
    const blobs = reader.read(oids, 10)
    await blobs.next()
    expect(await blobs.return(undefined)).toEqual({ done: true, value: undefined })
  })
})

test('any names of a tree are kept, each marked as UTF-8 exactly if its bytes can be restored from it', () => {
  const name = fc.uint8Array({ minLength: 1, maxLength: 12 }).map(bytes => bytes.map(byte => byte || 1))
  const entry = (path: Uint8Array) =>
    Buffer.concat([Buffer.from(`100644 blob ${'a'.repeat(40)}\t`), path, Buffer.from([0])])
  const property = fc.property(fc.array(name), names => {
    const isUtf8 = names.map(each => Buffer.from(Buffer.from(each).toString()).equals(each))
    expect(parseTree(Buffer.concat(names.map(entry))).map(each => each.isUtf8)).toEqual(isUtf8)
  })
  fc.assert(property, { numRuns: 300 })
})

/** A clone at the second of three commits of its server. */
async function openBehind(isShallow: boolean) {
  const served = await createServed([{ 'a.md': '1' }, { 'a.md': '2' }])
  const { server, clone } = served
  if (!isShallow) await clone.git('fetch', '--quiet', '--unshallow', 'origin')
  const [first = '', second = ''] = served.commits
  return { ...served, first, second, third: await server.commit({ 'a.md': '3' }) }
}

async function isBehind(clone: Clone, commit: string | undefined, branch = 'main'): Promise<boolean> {
  await using opened = await openRepo(clone)
  return await opened.isBehind(commit, branch)
}

describe.each([
  ['a shallow clone', true],
  ['a full clone', false],
])('%s', (_, isShallow) => {
  test('is behind a later commit and no other, while the branch is at that one', async () => {
    await using at = await openBehind(isShallow)
    const state = () =>
      Promise.all([at.clone.git('rev-list', '--count', 'HEAD'), at.clone.git('for-each-ref')])
    const before = await state()
    const found = [at.first, at.second, at.third, undefined].map(each => isBehind(at.clone, each))
    expect(await Promise.all(found)).toEqual([false, false, true, true])
    // Nor does it need the branch: it may have been deleted or renamed.
    expect(await isBehind(at.clone, at.third, 'renamed')).toBe(true)
    expect(await state()).toEqual(before)
    await expect(at.clone.git('config', '--get-regexp', 'promisor|partial')).rejects.toThrow(/config/)
  })

  test('is not behind a commit that a force push has removed from the branch', async () => {
    await using at = await openBehind(isShallow)
    await at.server.git('update-ref', 'refs/heads/main', at.second)
    expect(await isBehind(at.clone, at.third)).toBe(false)
    expect(await isBehind(at.clone, undefined)).toBe(false)
  })
})

test('the tip of a branch is its commit on the server, that of another branch nothing, and an error names the permission', async () => {
  await using at = await openBehind(true)
  await using alone = await openRepo({ folder: at.clone.folder })
  for (const asked of [() => alone.tip('main'), () => alone.isBehind(at.first, 'main')])
    await expect(asked()).rejects.toThrow(
      /^The server could not be asked which commit is the newest of "main" \(git says: .*\)\. Check that the job has/,
    )
  await at.server.git('update-ref', 'refs/x/refs/heads/absent', at.first)
  await using opened = await openRepo(at.clone)
  expect([await opened.tip('main'), await opened.tip('absent')]).toEqual([at.third, undefined])
})

/** Runs a line of shell by git. */
const run = (line: string, env: NodeJS.ProcessEnv = {}) =>
  openGit(
    '/',
    { environment: { ...environment, ...env } },
    { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'alias.x', GIT_CONFIG_VALUE_0: `!${line}` },
  ).run(['x'])

test('the environment of git has no key, and nothing else that the runner keeps there', async () => {
  const secrets = {
    'INPUT_API-KEY': 'k3y',
    ACTIONS_RUNTIME_TOKEN: 'k3y',
    GITHUB_TOKEN: 'k3y',
    git_dir: 'k3y',
  }
  const output = (await run('env', { ...secrets, HTTPS_PROXY: 'p', LC_ALL: 'de_DE.UTF-8' })).toString()
  expect(output).not.toContain('k3y')
  const kept = ['HTTPS_PROXY=p', 'GIT_TERMINAL_PROMPT=0', 'GIT_NO_LAZY_FETCH=1', 'LC_ALL=C']
  expect(output.split('\n')).toEqual(expect.arrayContaining(kept))
})

test.each([
  [
    'with what git says, in English',
    'git nothing',
    { LC_ALL: 'de_DE.UTF-8' },
    /^git says: git: 'nothing' is/,
  ],
  ['on one line', 'printf "a\\n\\nb\\n" >&2; exit 1', {}, /^git says: a b$/],
  [
    'when git is missing',
    '',
    { PATH: '/nonexistent' },
    /^git was not found in PATH\. Install git 2\.31 or later/,
  ],
])('a command that fails is an error %s', async (_, line, env, message) => {
  await expect(run(line, env)).rejects.toThrow(message)
})
