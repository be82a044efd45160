import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../sandbox/faults.ts'
import { secondaryRateLimit, startGitHub } from '../../sandbox/github.ts'
import { type Journal, JournalError, packJson, readHistory, waitForTurn } from '../../src/journal/index.ts'
import { listed, record } from '../support/attempts.ts'
import { addMany, clientOf, ended, open, runUrl } from '../support/deployments.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

const states = async (journal: Journal) => (await listed(journal)).map(each => each.state)

const exception = {
  externalRef: 'a.md',
  path: 'a.md',
  held: true,
  since: record.sha,
}
const repository = { owner: 'octo', repo: 'docs' }
const environment = 'docs-push/docs'
const deployment = { ...repository, ref: record.sha, required_contexts: [], environment, task: environment }

describe('a journal of deployments', () => {
  test('gives back what was written', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    expect(await listed(journal)).toEqual([])
    const begun = await journal.begin(record)
    expect(begun).toMatchObject({ state: 'running', record })
    expect(Math.abs(begun.begunAtMs - Date.now())).toBeLessThan(60_000)
    expect(await listed(await open(github))).toEqual([begun])
    await journal.end(begun.id, 'succeeded', 'all in')
    expect(await listed(journal)).toEqual([{ ...begun, state: 'succeeded' }])
  })

  test('shows each attempt on the Deployments page, held up by nothing', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const { id } = await journal.begin(record)
    await journal.end(id, 'failed', 'x'.repeat(200))
    expect(github.requests.find(each => each.method === 'POST')?.body).toMatchObject({
      ref: record.sha,
      task: 'docs-push/docs',
      environment: 'docs-push/docs',
      payload: record,
      auto_merge: false,
      required_contexts: [],
      production_environment: false,
    })
    expect(github.deployments[0]?.statuses).toMatchObject([
      { state: 'failure', description: 'x'.repeat(140), log_url: runUrl },
    ])
  })

  test('lists the newest first, as far as the last success', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    await ended(journal, 'failed', 'succeeded', 'void', 'failed')
    await journal.begin(record)
    expect(await states(journal)).toEqual(['running', 'failed', 'void', 'succeeded'])
  })

  test('has the attempts of the repository’s old name', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const { id } = await journal.begin({ ...record, repository: 'octo/manual' })
    await journal.end(id, 'succeeded', '')
    expect(await states(journal)).toEqual(['succeeded'])
  })

  test('takes a success for one though GitHub added inactive later', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const first = await journal.begin(record)
    await ended(journal, 'succeeded')
    await journal.end(first.id, 'succeeded', 'late')
    await ended(journal, 'succeeded')
    expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toContain('inactive')
    const [newest] = await listed(journal)
    await journal.end(newest?.id ?? '', 'void', '')
    expect(await states(journal)).toEqual(['succeeded'])
  })

  test.each([
    ['error', 'Could not begin', 'void'],
    // A tool that cleans up.
    ['inactive', 'Deactivated by cleanup', 'running'],
  ] as const)('takes the status %s, described as %j, for %s', async (state, description, expected) => {
    await using github = await startGitHub()
    const journal = await open(github)
    const { id } = await journal.begin(record)
    const { rest } = await clientOf(github)
    await rest.repos.createDeploymentStatus({ ...repository, deployment_id: Number(id), state, description })
    expect(await states(journal)).toEqual([expected])
    await journal.end(id, 'failed', '')
    expect(await states(journal)).toEqual(['failed'])
  })

  test('is a failure where there is no room for what it did not deliver', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun = await journal.begin(record)
    const many = Array.from({ length: 3_000 }, () => ({
      ...exception,
      path: randomBytes(20).toString('hex'),
    }))
    await journal.endExcept(begun, 'all but many', many)
    expect(await states(journal)).toEqual(['failed'])
    await journal.endExcept(begun, 'all but some', many.slice(0, 1_000))
    expect(await listed(journal)).toMatchObject([{ state: 'succeeded', exceptions: many.slice(0, 1_000) }])
  })

  test('keeps what a success did not deliver in a deployment of its own', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun = await journal.begin(record)
    const { sha, runId } = record
    await journal.endExcept(begun, 'all but one', [exception])
    expect(github.deployments.map(({ payload, statuses }) => [payload, statuses.at(-1)?.state])).toEqual([
      [record, 'failure'],
      [{ v: 2, sha, runId, ends: begun.id, exceptions: packJson([exception]) }, 'success'],
    ])
    expect(await listed(journal)).toEqual([{ ...begun, state: 'succeeded', exceptions: [exception] }])
    await ended(journal, 'succeeded')
    expect(await states(journal)).toEqual(['succeeded'])
  })

  test('takes an end whose success is missing for none', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun = await journal.begin(record)
    github.fail({ status: 422, when: { method: 'POST', path: /statuses$/ } })
    await expect(journal.endExcept(begun, '', [exception])).rejects.toThrow(/cannot be written/)
    expect(github.deployments).toHaveLength(2)
    expect(await listed(journal)).toEqual([begun])
  })

  test('is the same in whatever order GitHub lists the deployments of a page', async () => {
    await using github = await startGitHub({ shuffle: true })
    const journal = await open(github)
    await ended(journal, 'failed', 'succeeded', 'void', 'failed')
    expect(await states(journal)).toEqual(['failed', 'void', 'succeeded'])
  })

  test('reads page by page, and no more of them than it needs, however many there are', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    for (let count = 0; count < 105; count++) await journal.begin(record)
    expect(await listed(journal)).toHaveLength(105)
    await ended(journal, 'succeeded', 'failed')
    const before = github.requests.length
    expect(await states(journal)).toEqual(['failed', 'succeeded'])
    expect(github.requests.slice(before).map(({ path }) => path)).toEqual([
      expect.stringContaining('/deployments?'),
      expect.stringContaining('/statuses?'),
      expect.stringContaining('/statuses?'),
    ])
  })

  test.each([
    ['of 90 attempts that failed', 90, 92],
    ['of more than it reads', 110, 101],
  ])('asks for a list %s in few requests', async (_, count, requests) => {
    await using github = await startGitHub()
    const journal = await open(github)
    await ended(journal, 'succeeded')
    addMany(github, count, 'failure')
    const before = github.requests.length
    const { dirty, isCut } = await readHistory(journal, record, Date.now())
    expect(github.requests).toHaveLength(before + requests)
    expect(dirty).toHaveLength(Math.min(count, 100))
    expect(isCut).toBe(count > 100)
  })

  test('is asked three times each time that a run looks whether another has ended, however many have failed', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    addMany(github, 90, 'failure')
    const other = await journal.begin(record)
    const own = await journal.begin(record)
    const before = github.requests.length
    let sleeps = 0
    const history = await waitForTurn(journal, record, own, {
      elapsed: () => 0,
      signal: new AbortController().signal,
      sleep: async () => {
        if (++sleeps === 10) await journal.end(other.id, 'void', '')
      },
      onWait() {},
    })
    expect(history.ahead).toEqual([])
    // The history at first and at the end; ten times a list, this attempt and the other; and the end itself.
    expect(github.requests).toHaveLength(before + 2 * (1 + 92) + 10 * 3 + 1)
  })

  test('misses no attempt of a list that moves by one between two of its pages', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun: string[] = []
    for (let count = 0; count < 105; count++) begun.push((await journal.begin(record)).id)
    const { promise: until, resolve } = Promise.withResolvers<void>()
    github.fail({ until, when: { method: 'GET', path: /deployments$/ } })
    const before = github.requests.length
    const listing = listed(journal)
    while (github.requests.length === before) await turn()
    await journal.begin(record)
    resolve()
    expect(new Set((await listing).map(each => each.id))).toEqual(new Set(begun))
  })

  test('has neither another connector’s attempts nor deployments of others in its environment', async () => {
    await using github = await startGitHub()
    await ended(await open(github), 'succeeded')
    const { rest } = await clientOf(github)
    await rest.repos.createDeployment({ ...deployment, task: 'deploy' })
    expect(await states(await open(github, { connectorId: 'c2' }))).toEqual([])
    expect(await states(await open(github))).toEqual(['succeeded'])
  })

  const end = { v: 2, sha: record.sha, runId: record.runId, ends: '1' }
  const unreadable =
    /^The deployment \d+ .* is not a record that this version can read\. Delete that deployment, or go back/
  test.each([
    ['text', JSON.stringify(record), undefined],
    ['of another version', { ...record, v: 2 }, unreadable],
    ['no JSON', '{', unreadable],
    ['an end with what is no exception', { ...end, exceptions: packJson([{}]) }, unreadable],
  ])('with a payload that is %s is read or names the deployment to delete', async (_, payload, problem) => {
    await using github = await startGitHub()
    const { rest } = await clientOf(github)
    await rest.repos.createDeployment({ ...deployment, payload })
    const listing = listed(await open(github))
    if (problem) await expect(listing).rejects.toThrow(problem)
    else await expect(listing).resolves.toMatchObject([{ state: 'running', record }])
  })
})

const inJson = (status: number, data: unknown) =>
  answer(status, JSON.stringify(data), { 'content-type': 'application/json; charset=utf-8' })
const html = answer(200, '<html>Log in</html>'.repeat(9), { 'content-type': 'text/html' })

const answered = {
  id: 5,
  created_at: '2026-01-01T00:00:00Z',
  payload: record,
}

async function failureOf(steps: readonly Step[], work: (journal: Journal) => Promise<unknown>) {
  await using server = await startScripted(steps)
  const error = await work(await open(server)).catch((each: Error) => each)
  expect(error).toBeInstanceOf(JournalError)
  // What is not a page of a list is not followed by another without end.
  expect(server.seen.length).toBeLessThan(4)
  return (error as Error).message
}

describe('an unexpected response is neither an empty journal nor a confirmation:', () => {
  const unexpected =
    /cannot be (?:read|written): unexpected response from GitHub’s API: .*\. Run this workflow/

  test.each<[string, Step]>([
    ['a page', html],
    ['no content', answer(204)],
    ['a list of nothing', inJson(200, [null])],
  ])('%s', async (_, step) => {
    expect(await failureOf([step], listed)).toMatch(unexpected)
    expect(await failureOf([inJson(200, [answered]), step], listed)).toMatch(unexpected)
    expect(await failureOf([step], journal => journal.begin(record))).toMatch(unexpected)
    expect(await failureOf([step], journal => journal.end('5', 'succeeded', ''))).toMatch(unexpected)
  })
})

describe('a refusal', () => {
  const because = (status: number): Fault => ({ status, body: { message: `Because ${status}\n::error::` } })

  test.each<[string, Fault, RegExp]>([
    ['401', because(401), /GitHub rejected the token \(401\)\. Leave the input github-token out/],
    ['403', because(403), /Give the job permissions: \{ contents: read, deployments: write \}/],
    ['404', because(404), /This token cannot access the repository/],
    // Also of a commit that the repository does not have, as where another one is checked out.
    ['422', because(422), /the step with actions\/checkout before this one must set no other repository/],
    [
      '429',
      secondaryRateLimit(60, 429),
      /limits how often its API may be called\. Run this workflow again later/,
    ],
    ['403 for too many requests', secondaryRateLimit(60), /limits how often its API may be called/],
    ['500', because(500), /Run this workflow again; if it happens again, look at githubstatus\.com/],
    ['no connection', { reset: 'before' }, /Run this workflow again; if it happens again/],
    // Octokit's `paginate` takes 409 for an empty repository, and so for the end of the list.
    ['409', because(409), /Look at the rules of the environment docs-push/],
  ])('with %s says what to do', async (_, fault, advice) => {
    for (const [what, documents, work] of [
      ['read', /Nothing was pushed\.$/, listed],
      ['written', /Nothing was pushed\.$/, journal => journal.begin(record)],
      ['written', /What this run has pushed is in search; .*\.$/, journal => journal.end('1', 'failed', '')],
    ] satisfies [string, RegExp, (journal: Journal) => Promise<unknown>][]) {
      await using github = await startGitHub({ failures: [{ ...fault, times: 9 }] })
      const error = await work(await open(github)).catch((each: Error) => each)
      expect(error).toBeInstanceOf(JournalError)
      const { message } = error as Error
      expect(message).toMatch(new RegExp(`^The record of past syncs .* cannot be ${what}: `))
      expect(message).toMatch(advice)
      expect(message).toMatch(documents)
      expect(message).not.toMatch(/\n|^\s*::|github-token-/)
    }
  })
})

const json = { 'content-type': 'application/json' }
const DEPLOYMENTS = '/repos/octo/docs/deployments'

test('a deployment that was deleted since it was listed is left out', async () => {
  await using server = await startScripted([
    inJson(200, [{ ...answered, id: 99 }, answered]),
    inJson(404, { message: 'Not Found' }),
    inJson(200, [{ state: 'success' }]),
  ])
  expect(await states(await open(server))).toEqual(['succeeded'])
})

test('a redirect within the API is followed, whatever is asked', async () => {
  await using github = await startGitHub()
  const { rest } = await clientOf(github)
  const old = { owner: 'octo', repo: 'old' }
  github.fail({ status: 301, headers: { location: `${DEPLOYMENTS}?page=1` } })
  expect((await rest.repos.listDeployments(old)).data).toEqual([])
  github.fail({ status: 307, headers: { location: `${github.url}${DEPLOYMENTS}` } })
  const wanted = { ref: record.sha, required_contexts: [] }
  await rest.repos.createDeployment({ ...old, ...wanted })
  expect(github.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/repos/octo/old/deployments', undefined],
    ['GET', `${DEPLOYMENTS}?page=1`, undefined],
    ['POST', '/repos/octo/old/deployments', wanted],
    ['POST', DEPLOYMENTS, wanted],
  ])
})

test('a redirect without end is not an empty journal', async () => {
  await using github = await startGitHub()
  github.fail({ status: 301, headers: { location: DEPLOYMENTS }, body: [], times: 99 })
  await expect(listed(await open(github))).rejects.toThrow(JournalError)
  expect(github.requests.length).toBeLessThan(70)
})

test('the token is not sent where a redirect leads', async () => {
  await using github = await startGitHub()
  await using evil = await startScripted([answer(200, '[]', json)])
  github.fail({ status: 307, headers: { location: `${evil.url}${DEPLOYMENTS}` } })
  await listed(await open(github))
  expect(evil.seen).toMatchObject([{ authorization: undefined }])
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
  await expect(rest.repos.listDeployments(repository)).rejects.toThrow(
    /cannot be read: no answer in time\. Run this workflow again/,
  )
  // It may be too slow for the first.
  expect(github.requests.length).toBeLessThan(2)
})
