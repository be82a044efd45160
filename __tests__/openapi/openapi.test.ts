import { expect, test } from '@jest/globals'
import { type GitHub, type GitHubOptions, primaryRateLimit, startGitHub } from '../../sandbox/github.ts'
import { openDeployments } from '../../src/journal/deployments.ts'
import type { Journal } from '../../src/journal.ts'
import { openRepositoryApi } from '../../src/repository/api.ts'
import { record } from '../support/attempts.ts'
import { clientOf } from '../support/deployments.ts'
import { createRepo } from '../support/repo.ts'
import { type Exchange, readDescription } from './description.ts'

const file = process.env.GITHUB_OPENAPI
if (file === undefined)
  throw new Error(
    'GITHUB_OPENAPI is not set: the path of api.github.com.json from the npm package @octokit/openapi.',
  )
const check = readDescription(file)

/** A client of the stand-in that writes down what goes over the wire. */
function openRecorded(github: GitHub, exchanges: Exchange[], token = 'github-token') {
  const recording = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    const received = await response.clone().json()
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    exchanges.push({
      method: init.method ?? 'GET',
      url: new URL(url),
      sent,
      status: response.status,
      received,
    })
    return response
  }
  return clientOf(github, { token }).defaults({ request: { fetch: recording } })
}

const options = {
  target: record,
  runUrl: 'https://github.com/octo/docs/actions/runs/7',
}

/** Works with a journal, and expects that client and stand-in keep to what GitHub describes. */
async function keeping(
  sandbox: GitHubOptions,
  statuses: number[],
  work: (journal: Journal, github: GitHub) => Promise<unknown>,
  token?: string,
): Promise<void> {
  await using github = await startGitHub(sandbox)
  const exchanges: Exchange[] = []
  const journal = openDeployments({ ...options, github: openRecorded(github, exchanges, token) })
  await work(journal, github).catch(() => {})
  expect(exchanges.flatMap(check)).toEqual([])
  expect([...new Set(exchanges.map(each => each.status))].toSorted()).toEqual(statuses)
}

test('attempts that begin, end in every way and are listed, page by page', async () => {
  await keeping({}, [200, 201], async journal => {
    await journal.list()
    for (const state of ['succeeded', 'failed', 'void', 'succeeded'] as const) {
      const { id } = await journal.begin(record)
      await journal.end(id, state, 'so it ended')
    }
    for (let count = 0; count < 101; count++) await journal.begin(record)
    await journal.list()
  })
})

test.each<[string, number, GitHubOptions, ...string[]]>([
  ['a token that is not known', 401, {}, 'wrong'],
  ['a token that may not', 403, { permissions: { deployments: 'none' } }],
  ['a repository that is not shown', 404, { repository: 'octo/other' }],
  ['the hourly limit', 403, { failures: [primaryRateLimit(60)] }],
])('%s', async (_, status, sandbox, ...[token]) => {
  await keeping(sandbox, [status], journal => journal.begin(record), token)
})

test('a commit that is not there', async () => {
  await keeping({ refs: {} }, [422], journal => journal.begin({ ...record, sha: 'gone' }))
})

test('trees, blobs and branches, and those that are not there', async () => {
  await using repo = await createRepo({ 'docs/a.md': '# A', 'b.md': '# B' })
  await using github = await startGitHub({ directory: repo.folder })
  const exchanges: Exchange[] = []
  const api = openRepositoryApi(openRecorded(github, exchanges), 'octo/docs')
  const [entry] = await api.tree(await repo.git('rev-parse', 'main'))
  await api.blob(entry?.oid ?? '')
  await api.tip('main')
  await api.tree('d'.repeat(40)).catch(() => {})
  await api.blob('d'.repeat(40)).catch(() => {})
  expect(exchanges.map(each => each.status)).toEqual([200, 200, 200, 404, 404])
  expect(exchanges.flatMap(check)).toEqual([])
})

test('what GitHub does not describe is found', async () => {
  const url = new URL('http://127.0.0.1/repos/octo/docs/deployments?enviroment=x')
  const wrong: Exchange = { method: 'POST', url, sent: { ref: 1 }, status: 201, received: { id: 'one' } }
  expect(check(wrong)).toEqual(
    expect.arrayContaining([
      'no parameter enviroment',
      expect.stringMatching(/requestBody.*\/ref must be string/),
      expect.stringMatching(/responses 201.*\/id must be integer/),
    ]),
  )
  expect(check({ ...wrong, status: 418 })).toContainEqual(
    expect.stringMatching(/not described to answer 418/),
  )
})
