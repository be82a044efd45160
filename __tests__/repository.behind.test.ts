import { describe, expect, test } from '@jest/globals'
import { RepositoryError } from '../src/repository/errors.ts'
import { openRepository } from '../src/repository.ts'
import { temporaryFolder } from './support/folder.ts'
import { createRepo, createShallowClone, environment, type Repo } from './support/repo.ts'

/** A server with three commits, and a clone that stands at the second; whether that one is behind a commit. */
async function scene(isShallow: boolean, objectFormat: 'sha1' | 'sha256' = 'sha1') {
  const server = await createRepo({ 'a.md': '1' }, { bare: true, objectFormat })
  const [first, second] = [await server.git('rev-parse', 'main'), await server.commit({ 'a.md': '2' })]
  const clone = await createShallowClone(server)
  if (!isShallow) await clone.git('fetch', '--quiet', '--unshallow', 'origin')
  const third = await server.commit({ 'a.md': '3' })
  return {
    ...{ server, clone, first, second, third },
    isBehind: (commit: string, branch = 'main') => isBehind(clone, commit, branch),
    async [Symbol.asyncDispose]() {
      await clone[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

async function isBehind(
  clone: Repo & { serverUrl: string },
  commit: string,
  branch: string,
): Promise<boolean> {
  await using temporary = await temporaryFolder()
  const remote = { serverUrl: clone.serverUrl, repository: 'o/r', token: '', temporaryFolder: temporary.path }
  await using opened = await openRepository(clone.folder, { environment, remote })
  // Awaited here: the folder goes with this scope.
  return await opened.isBehind(commit, branch)
}

test('a shallow clone in SHA-256 is held against the server too', async () => {
  await using at = await scene(true, 'sha256')
  expect([await at.isBehind(at.first), await at.isBehind(at.third)]).toEqual([false, true])
})

describe.each([
  ['a shallow clone', true],
  ['a full clone', false],
])('%s', (_, isShallow) => {
  test('is not behind the commit that it is at', async () => {
    await using at = await scene(isShallow)
    expect(await at.isBehind(at.second)).toBe(false)
  })

  test('is not behind a commit before its own, though the branch is further by now', async () => {
    await using at = await scene(isShallow)
    expect(await at.isBehind(at.first)).toBe(false)
  })

  test('is behind a commit after its own', async () => {
    await using at = await scene(isShallow)
    expect(await at.isBehind(at.third)).toBe(true)
  })

  test('is not behind a commit that a force push has taken off the branch', async () => {
    await using at = await scene(isShallow)
    await at.server.git('update-ref', 'refs/heads/main', at.second)
    expect(await at.isBehind(at.third)).toBe(false)
  })

  test('is behind a commit of a branch that was deleted or renamed meanwhile', async () => {
    await using at = await scene(isShallow)
    expect(await at.isBehind(at.third, 'renamed')).toBe(true)
  })

  test('is as deep and as complete as before', async () => {
    await using at = await scene(isShallow)
    const state = () =>
      Promise.all([at.clone.git('rev-list', '--count', 'HEAD'), at.clone.git('for-each-ref')])
    const before = await state()
    await at.isBehind(at.first)
    await at.isBehind(at.third)
    expect(await state()).toEqual(before)
    await expect(at.clone.git('config', '--get-regexp', 'promisor|partial')).rejects.toThrow(/config/)
  })
})

test('a server that does not tell is an error that names the permission', async () => {
  await using at = await scene(true)
  const asked = isBehind({ ...at.clone, serverUrl: 'file:///nonexistent' }, at.first, 'main')
  await expect(asked).rejects.toThrow(RepositoryError)
  await expect(asked).rejects.toThrow(
    /^Whether this commit is still the newest of "main" could not be found out .*Check the permission contents: read, then run/,
  )
})
