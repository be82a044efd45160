import { describe, expect, jest, test } from '@jest/globals'
import type { Fault } from '../../../sandbox/faults.ts'
import { startGitHub } from '../../../sandbox/github.ts'
import { openGitHub } from '../../../src/adapters/github/index.ts'
import { record } from '../../support/attempts.ts'
import { clientOf, open } from '../../support/deployments.ts'
import { answer, startScripted } from '../../support/scripted.ts'

const json = { 'content-type': 'application/json' }
const repository = { owner: 'octo', repo: 'docs' }
const DEPLOYMENTS = '/repos/octo/docs/deployments'

describe('a redirect', () => {
  test.each([301, 307])('with status %s within the API is followed, whatever is asked', async status => {
    await using github = await startGitHub()
    const { rest } = await clientOf(github)
    const old = { owner: 'octo', repo: 'old' }
    github.fail({ status, headers: { location: `${DEPLOYMENTS}?page=1` } })
    expect((await rest.repos.listDeployments(old)).data).toEqual([])
    github.fail({ status, headers: { location: `${github.url}${DEPLOYMENTS}` } })
    const wanted = { ref: record.sha, required_contexts: [] }
    await rest.repos.createDeployment({ ...old, ...wanted })
    expect(github.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/repos/octo/old/deployments', undefined],
      ['GET', `${DEPLOYMENTS}?page=1`, undefined],
      ['POST', '/repos/octo/old/deployments', wanted],
      ['POST', DEPLOYMENTS, wanted],
    ])
  })

  test.each([{ location: DEPLOYMENTS }, {}])('without end, or to nowhere, is not: %j', async headers => {
    await using github = await startGitHub()
    github.fail({ status: 301, headers, body: [], times: 9 })
    await expect((await open(github)).list()).rejects.toThrow(/it redirects more than 3 times/)
    expect(github.requests).toHaveLength(4)
  })
})

test.each<[string, Fault & { status: number }]>([
  ['a redirect', { status: 307, headers: { location: `EVIL${DEPLOYMENTS}` } }],
  ['the next page of a list', { status: 200, body: [], headers: { link: '<EVIL/2>; rel="next"' } }],
])('%s on another server is not asked for', async (_, fault) => {
  await using github = await startGitHub()
  await using evil = await startScripted([answer(200, '[]', json)])
  github.fail(JSON.parse(JSON.stringify(fault).replace('EVIL', evil.url)))
  await expect((await open(github)).list()).rejects.toThrow(
    /it leads to another server, where the token is not sent\. Run this workflow again/,
  )
  expect(evil.seen).toEqual([])
})

describe('a temporary error', () => {
  test.each<[string, Fault, number[]]>([
    ['a list', { status: 502 }, [1000, 4000]],
    ['a list', { reset: 'before' }, [1000, 4000]],
    ['a status', { status: 500 }, [1000, 4000]],
    ['a status', { reset: 'after' }, [1000, 4000]],
    // Later runs would wait for one that was made all the same.
    ['a deployment', { status: 502 }, []],
    ['a deployment', { reset: 'after' }, []],
    ['a list', { status: 404 }, []],
    ['a status', { status: 422 }, []],
    ['a list', { status: 429 }, []],
  ])('of %s, %j, is tried again after %j ms', async (what, fault, expected) => {
    await using github = await startGitHub()
    const pauses: number[] = []
    const { rest } = await clientOf(github, { sleep: async (ms: number) => void pauses.push(ms) })
    github.fail({ ...fault, times: 9 })
    const ask = {
      'a list': () => rest.repos.listDeployments(repository),
      'a status': () =>
        rest.repos.createDeploymentStatus({ ...repository, deployment_id: 1, state: 'error' }),
      'a deployment': () => rest.repos.createDeployment({ ...repository, ref: record.sha }),
    }[what]
    await expect(ask?.()).rejects.toMatchObject({ message: expect.stringMatching(/./) })
    expect(pauses).toEqual(expected)
    expect(github.requests).toHaveLength(1 + expected.length)
  })
})

test('an answer that does not come is not waited for without end, nor asked for again', async () => {
  await using github = await startGitHub({ failures: [{ hang: true }] })
  const { rest } = await clientOf(github, { timeoutMs: 100 })
  await expect(rest.repos.listDeployments(repository)).rejects.toThrow(/^no answer in time$/)
  expect(github.requests).toHaveLength(1)
})

test('where certificates are not checked there is no client', async () => {
  const options = {
    token: 'github-token',
    apiUrl: 'https://github.test',
    environment: {},
    isTlsUnchecked: true,
  }
  await expect(openGitHub(options)).rejects.toThrow(/so anybody could read the token of GitHub/)
})

test('what a server says of deprecations is not printed', async () => {
  const warn = jest.spyOn(console, 'warn')
  const deprecated = { deprecation: '@1', link: '<https://x.test/::error::>; rel="deprecation"' }
  await using server = await startScripted([answer(200, '[]', { ...json, ...deprecated })])
  expect(await (await open(server)).list()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
