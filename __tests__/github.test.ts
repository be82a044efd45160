import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { Fault } from '../sandbox/faults.ts'
import { startGitHub } from '../sandbox/github.ts'
import { openGitHub } from '../src/github.ts'
import { record } from './support/attempts.ts'
import { standStill } from './support/clock.ts'
import { clientOf, open } from './support/deployments.ts'
import { answer, startScripted } from './support/scripted.ts'

afterEach(() => void jest.useRealTimers())

const json = { 'content-type': 'application/json' }

describe('a repository that has another name now', () => {
  const DEPLOYMENTS = '/repos/octo/docs/deployments'

  test.each([301, 302, 307, 308])('is found where status %s leads, whatever is asked', async status => {
    await using github = await startGitHub()
    const client = clientOf(github)
    const old = { owner: 'octo', repo: 'old' }
    github.fail({ status, headers: { location: `${DEPLOYMENTS}?page=1` } })
    expect((await client('GET /repos/{owner}/{repo}/deployments', old)).data).toEqual([])
    github.fail({ status, headers: { location: `${github.url}${DEPLOYMENTS}` } })
    const wanted = { ref: record.sha, required_contexts: [] }
    await client('POST /repos/{owner}/{repo}/deployments', { ...old, ...wanted })
    expect(github.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/repos/octo/old/deployments', undefined],
      ['GET', `${DEPLOYMENTS}?page=1`, undefined],
      ['POST', '/repos/octo/old/deployments', wanted],
      ['POST', DEPLOYMENTS, wanted],
    ])
    expect(github.deployments).toHaveLength(1)
  })

  test('is not looked for on another server', async () => {
    await using github = await startGitHub()
    await using evil = await startScripted([answer(200, '[]', json)])
    github.fail({ status: 307, headers: { location: `${evil.url}${DEPLOYMENTS}` } })
    await expect(open(github).list()).rejects.toThrow(
      /it redirects to another server, where the token is not sent\. Run this workflow again/,
    )
    expect(evil.seen).toEqual([])
  })

  test('is not looked for without end', async () => {
    await using github = await startGitHub()
    github.fail({ status: 301, headers: { location: DEPLOYMENTS }, times: 9 })
    await expect(open(github).list()).rejects.toThrow(/it redirects more than 3 times/)
    expect(github.requests).toHaveLength(4)
  })
})

describe('trouble that passes', () => {
  const STATUSES = '/repos/octo/docs/deployments/1/statuses'
  const routes = {
    reading: 'GET /repos/{owner}/{repo}/deployments',
    'a status': `POST ${STATUSES}`,
    'a deployment': 'POST /repos/{owner}/{repo}/deployments',
  }

  test.each<[keyof typeof routes, Fault, number[]]>([
    ['reading', { status: 502 }, [1000, 4000]],
    ['reading', { reset: 'before' }, [1000, 4000]],
    ['a status', { status: 500 }, [1000, 4000]],
    ['a status', { reset: 'after' }, [1000, 4000]],
    // One that was made all the same would be taken for a run under way.
    ['a deployment', { status: 502 }, []],
    ['a deployment', { reset: 'after' }, []],
    ['reading', { status: 404 }, []],
    ['a status', { status: 422 }, []],
    ['reading', { status: 429 }, []],
  ])('%s after %j is tried again after %j ms', async (what, fault, expected) => {
    await using github = await startGitHub()
    const pauses: number[] = []
    const client = clientOf(github, { sleep: async (ms: number) => void pauses.push(ms) })
    github.fail({ ...fault, times: 9 })
    await expect(client(routes[what], { owner: 'octo', repo: 'docs' })).rejects.toThrow()
    expect(pauses).toEqual(expected)
    expect(github.requests).toHaveLength(1 + expected.length)
  })

  test('is no trouble in the end', async () => {
    await using github = await startGitHub({ failures: [{ status: 503 }, { reset: 'before' }] })
    expect(await open(github).list()).toEqual([])
  })
})

test.each(['https://github.test', 'HTTPS://github.test'])(
  'where certificates are not checked there is no client of %s',
  async apiUrl => {
    const options = { token: 'github-token', apiUrl, environment: {}, isTlsUnchecked: true }
    await expect(openGitHub(options)).rejects.toThrow(/so anybody could read the token of GitHub/)
  },
)

test('an answer that does not come is not waited for without end', async () => {
  await using github = await startGitHub()
  github.fail({ hang: true })
  standStill()
  const listing = open(github).list()
  listing.catch(() => {})
  while (github.requests.length === 0) await new Promise(setImmediate)
  jest.advanceTimersByTime(60_000)
  await expect(listing).rejects.toThrow(
    /cannot be read: no answer within 60 seconds\. Run this workflow again/,
  )
})

test('letters beyond ASCII stay what they are on the way there and back', async () => {
  const message = 'Größe 😀'
  await using server = await startScripted([answer(200, JSON.stringify({ message }), json)])
  const { data } = await clientOf(server)('POST /x/{name}', { name: 'ä b', message })
  expect(data).toEqual({ message })
  expect(server.seen).toMatchObject([
    { path: '/x/%C3%A4%20b', authorization: 'Bearer github-token', body: JSON.stringify({ message }) },
  ])
})
