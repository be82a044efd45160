import { describe, expect, test } from '@jest/globals'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import { openRepositoryApi, type RepositoryApi } from '../../src/repository/api.ts'
import { CommitGoneError, RepositoryError } from '../../src/repository/errors.ts'
import { parseTree } from '../../src/repository/tree.ts'
import { openRepository } from '../../src/repository.ts'
import { clientOf } from '../support/deployments.ts'
import { collected } from '../support/items.ts'
import { createRepo, createShallowClone, environment, type Repo } from '../support/repo.ts'
import { answer, startScripted } from '../support/scripted.ts'

function apiOf(github: { url: string }) {
  return openRepositoryApi(clientOf(github), 'octo/docs')
}

/** A clone whose server cannot be reached by git, only GitHub's API. */
async function openWithout(clone: Repo, github: GitHub) {
  const remote = { serverUrl: 'file:///nonexistent', repository: 'o/r', token: '', temporaryFolder: '/tmp' }
  return openRepository(clone.folder, { environment, remote, openApi: async () => apiOf(github) })
}

async function scene(treeLimit?: number) {
  const server = await createRepo(
    { 'a.md': '# A', 'docs/deep/b.md': '# B', 'docs/c.md': '# C' },
    { bare: true },
  )
  const first = await server.git('rev-parse', 'main')
  await server.commit({ 'a.md': '# Another' })
  const clone = await createShallowClone(server)
  const github = await startGitHub({ directory: server.folder, ...(treeLimit && { treeLimit }) })
  return {
    ...{ server, clone, github, first },
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]()
      await clone[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe('where git cannot fetch', () => {
  test('GitHub’s API gives the files of a commit', async () => {
    await using at = await scene()
    await using opened = await openWithout(at.clone, at.github)
    const listed = await at.server.git('ls-tree', '-r', '-z', '--full-tree', at.first)
    expect(await opened.tree(at.first)).toEqual(parseTree(Buffer.from(listed)))
  })

  test('it gives them folder by folder when there are too many for one listing', async () => {
    await using at = await scene(4)
    await using opened = await openWithout(at.clone, at.github)
    const paths = (await opened.tree(at.first)).map(each => each.path)
    expect(paths).toEqual(['a.md', 'docs/c.md', 'docs/deep/b.md'])
  })

  test('it gives their texts, byte for byte', async () => {
    await using at = await scene()
    await using opened = await openWithout(at.clone, at.github)
    const [entry] = await opened.tree(at.first)
    const [blob] = await collected(opened.blobs([entry?.oid ?? ''], 100))
    expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('# A')
  })

  test('a blob that it does not have either is missing, which is for the caller to report', async () => {
    await using at = await scene()
    await using opened = await openWithout(at.clone, at.github)
    expect(await collected(opened.blobs(['d'.repeat(40)], 100))).toEqual([
      { oid: 'd'.repeat(40), size: undefined, bytes: undefined },
    ])
  })

  test('it tells whether the checkout is behind', async () => {
    await using at = await scene()
    await using opened = await openWithout(at.clone, at.github)
    expect(await opened.isBehind(at.first, 'main')).toBe(false)
    const next = await at.server.commit({ 'a.md': '# A third' })
    expect(await opened.isBehind(at.first, 'main')).toBe(false)
    expect(await opened.isBehind(next, 'main')).toBe(true)
  })

  test('a commit that it does not have either is an error that quotes both, and does not count as gone', async () => {
    await using at = await scene()
    await using opened = await openWithout(at.clone, at.github)
    const error = await opened.tree('d'.repeat(40)).catch(each => each)
    expect(error).toBeInstanceOf(RepositoryError)
    expect(error).not.toBeInstanceOf(CommitGoneError)
    expect(error.message).toMatch(
      /git says: .*; GitHub’s API says: .*Not Found.*Check the permission contents: read/,
    )
  })
})

describe('an answer that is not GitHub’s', () => {
  const oid = 'd'.repeat(40)
  const entry = { path: 'a.md', mode: '100644', type: 'blob', sha: oid }
  const asked = async (data: unknown, work: (api: RepositoryApi) => Promise<unknown>) => {
    const body = typeof data === 'string' ? data : JSON.stringify(data)
    await using server = await startScripted([answer(200, body, { 'content-type': 'application/json' })])
    return await work(apiOf(server))
  }

  test.each<[string, unknown]>([
    ['a page', '<html>'],
    ['null', null],
    ['a list that may go on', { tree: [] }],
    ['an ID of two lines', { tree: [{ ...entry, sha: `${oid}\n${oid}` }], truncated: false }],
    ['a file without a path', { tree: [{ ...entry, path: null }], truncated: false }],
  ])('is no tree: %s', async (_, data) => {
    await expect(asked(data, api => api.tree(oid))).rejects.toThrow(
      /a tree was expected of GitHub’s API, and .* came/,
    )
  })

  test.each<[string, unknown]>([
    ['a page', '<html>'],
    ['nothing of the kind', {}],
    ['a branch without a commit', { object: { sha: 'main' } }],
  ])('does not put a checkout behind: %s', async (_, data) => {
    await expect(asked(data, api => api.tip('main'))).rejects.toThrow(/a branch was expected/)
    await expect(asked(data, api => api.isAncestor(oid, oid))).rejects.toThrow(/a comparison was expected/)
  })

  test.each<[string, unknown]>([
    ['a page', '<html>'],
    ['a size alone', { content: '', encoding: 'none', size: 4 }],
    ['a part', { content: 'IyA=', encoding: 'base64', size: 4 }],
  ])('is no file: %s', async (_, data) => {
    await expect(asked(data, api => api.blob(oid))).rejects.toThrow(/a file was expected/)
  })
})
