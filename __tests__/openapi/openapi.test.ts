import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { type GitHub, type GitHubOptions, primaryRateLimit, startGitHub } from '../../sandbox/github.ts'
import { openDeployments } from '../../src/adapters/journal.ts'
import type { Journal } from '../../src/journal/index.ts'
import { record } from '../support/attempts.ts'
import { clientOf } from '../support/deployments.ts'
import { read } from '../support/scripted.ts'
import { type Exchange, readDescription } from './description.ts'

const file = process.env.GITHUB_OPENAPI
if (file === undefined)
  throw new Error(
    'GITHUB_OPENAPI is not set: the path of api.github.com.json from the npm package @octokit/openapi.',
  )
const check = readDescription(file)

/** A server before the stand-in that writes down what goes over the wire. */
async function startRecorder(github: GitHub, exchanges: Exchange[]) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await read(request)
    const answer = await fetch(github.url + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body && { body }),
    })
    const text = await answer.text()
    // The addresses of further pages name the repository by its number.
    const path = url.replace(/^\/repositories\/\d+/, '/repos/octo/docs')
    const sent = body ? JSON.parse(body) : undefined
    exchanges.push({
      method,
      url: new URL(path, own),
      sent,
      status: answer.status,
      received: JSON.parse(text),
    })
    const link = answer.headers.get('link')?.replaceAll(github.url, own)
    response.writeHead(answer.status, { 'content-type': 'application/json', ...(link && { link }) }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections()
    },
  }
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
  await using recorder = await startRecorder(github, exchanges)
  const journal = openDeployments({ ...options, github: await clientOf(recorder, token ? { token } : {}) })
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
    for (let count = 0; count < 100; count++) await journal.begin(record)
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
