import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startGitHub } from '../../sandbox/github.ts'

let directory: string
const git = (...args: string[]) =>
  execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8' }).trim()

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-clone-'))
  git('init', '--quiet', '--initial-branch=main')
  mkdirSync(join(directory, 'docs'))
  writeFileSync(join(directory, 'README.md'), '# Hi\n')
  writeFileSync(join(directory, 'docs/ä "b".md'), '# B\n')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'One')
  git('branch', 'feature/x')
  git('tag', 'v1')
})
afterAll(() => rmSync(directory, { recursive: true }))

// biome-ignore lint/suspicious/noExplicitAny: JSON, held against its own expectation
async function tree(path: string, options: object = {}): Promise<{ status: number; body: any }> {
  await using github = await startGitHub({ directory, ...options })
  const headers = { authorization: 'token github-token' }
  const response = await fetch(`${github.url}/repos/octo/docs/git/trees/${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

test.each(['main', 'feature%2Fx', 'v1'])('the tree of %s', async ref => {
  const { body } = await tree(ref)
  expect(body).toMatchObject({
    sha: git('rev-parse', 'HEAD^{tree}'),
    truncated: false,
    tree: [
      { path: 'README.md', mode: '100644', type: 'blob', sha: git('rev-parse', 'HEAD:README.md'), size: 5 },
      { path: 'docs', mode: '040000', type: 'tree', sha: git('rev-parse', 'HEAD:docs') },
    ],
  })
})

test('recursive, whatever its value, lists what is in folders, by exact names', async () => {
  const { body } = await tree(`${git('rev-parse', 'HEAD')}?recursive=0`)
  expect(body.tree.map((entry: { path: string }) => entry.path)).toEqual([
    'README.md',
    'docs',
    'docs/ä "b".md',
  ])
})

test('a tree over the limit is cut and says so', async () => {
  const { body } = await tree('main?recursive=1', { treeLimit: 2 })
  expect([body.tree.length, body.truncated]).toEqual([2, true])
})

test('a tree that does not exist is 404, and one that may not be read 403', async () => {
  for (const ref of ['0'.repeat(40), 'gone', 'HEAD', '--help', '%00', '%zz']) {
    expect((await tree(ref)).status).toBe(404)
  }
  expect((await tree('main', { permissions: { contents: 'none' } })).status).toBe(403)
})

test('a deployment’s ref is looked up in the clone', async () => {
  await using github = await startGitHub({ directory })
  const create = (ref: string) =>
    fetch(`${github.url}/repos/octo/docs/deployments`, {
      method: 'POST',
      headers: { authorization: 'Bearer github-token' },
      body: JSON.stringify({ ref, required_contexts: [] }),
    })
  expect((await create('feature/x')).status).toBe(201)
  expect(github.deployments[0]?.sha).toBe(git('rev-parse', 'HEAD'))
  expect((await create('0'.repeat(40))).status).toBe(422)
})
