import { describe, expect, test } from '@jest/globals'
import { type Clone, createServed, openRepo } from '../../support/repo.ts'

/** A clone at the second of three commits of its server. */
async function scene(isShallow: boolean, objectFormat: 'sha1' | 'sha256' = 'sha1') {
  const served = await createServed([{ 'a.md': '1' }, { 'a.md': '2' }], { objectFormat })
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
    await using at = await scene(isShallow)
    const state = () =>
      Promise.all([at.clone.git('rev-list', '--count', 'HEAD'), at.clone.git('for-each-ref')])
    const before = await state()
    expect(await isBehind(at.clone, at.first)).toBe(false)
    expect(await isBehind(at.clone, at.second)).toBe(false)
    expect(await isBehind(at.clone, at.third)).toBe(true)
    expect(await isBehind(at.clone, undefined)).toBe(true)
    expect(await state()).toEqual(before)
    await expect(at.clone.git('config', '--get-regexp', 'promisor|partial')).rejects.toThrow(/config/)
  })

  test('is not behind a commit that a force push has removed from the branch', async () => {
    await using at = await scene(isShallow)
    await at.server.git('update-ref', 'refs/heads/main', at.second)
    expect(await isBehind(at.clone, at.third)).toBe(false)
    expect(await isBehind(at.clone, undefined)).toBe(false)
  })

  test('is behind a later commit of a branch that was deleted or renamed', async () => {
    await using at = await scene(isShallow)
    expect(await isBehind(at.clone, at.third, 'renamed')).toBe(true)
  })
})

test('a shallow SHA-256 clone is compared with the server too', async () => {
  await using at = await scene(true, 'sha256')
  expect([await isBehind(at.clone, at.first), await isBehind(at.clone, at.third)]).toEqual([false, true])
})

test('the tip of a branch is its commit on the server, that of another branch nothing, and an error names the permission', async () => {
  await using at = await scene(true)
  await using alone = await openRepo({ folder: at.clone.folder })
  for (const asked of [() => alone.tip('main'), () => alone.isBehind(at.first, 'main')])
    await expect(asked()).rejects.toThrow(
      /^The server could not be asked which commit is the newest of "main" \(git says: .*\)\. Check that the job has/,
    )
  await at.server.git('update-ref', 'refs/x/refs/heads/absent', at.first)
  await using opened = await openRepo(at.clone)
  expect([await opened.tip('main'), await opened.tip('absent')]).toEqual([at.third, undefined])
})
