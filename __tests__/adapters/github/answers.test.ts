import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../../sandbox/faults.ts'
import { primaryRateLimit, secondaryRateLimit, startGitHub } from '../../../sandbox/github.ts'
import { type Journal, JournalError } from '../../../src/journal/index.ts'
import { record } from '../../support/attempts.ts'
import { ended, open } from '../../support/deployments.ts'
import { answer, type Step, startScripted } from '../../support/scripted.ts'

const json = (status: number, data: unknown) =>
  answer(status, JSON.stringify(data), { 'content-type': 'application/json; charset=utf-8' })
const html = answer(200, '<html>Log in</html>'.repeat(9), { 'content-type': 'text/html' })

const deployment = {
  id: 5,
  environment: 'docs-push/docs',
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
  const list = (journal: Journal) => journal.list()
  const unexpected =
    /cannot be (?:read|written): unexpected response from GitHub’s API: .*\. Run this workflow/

  test.each<[string, Step]>([
    ['a page', html],
    ['a page that is called JSON', answer(200, '<html>', { 'content-type': 'application/json' })],
    ['no content', answer(204)],
    ['a list of nothing', json(200, [null])],
    ['a message alone', json(202, { message: 'Auto-merged main' })],
  ])('%s', async (_, step) => {
    const created = json(201, deployment)
    expect(await failureOf([step], list)).toMatch(unexpected)
    expect(await failureOf([json(200, [deployment]), step], list)).toMatch(unexpected)
    expect(await failureOf([step], journal => journal.begin(record))).toMatch(unexpected)
    expect(await failureOf([created, step, step], journal => journal.begin(record))).toMatch(unexpected)
    expect(await failureOf([step], journal => journal.end('5', 'succeeded', ''))).toMatch(unexpected)
  })

  test.each<[string, object]>([
    ['with a string for its ID', { ...deployment, id: '5' }],
    ['without an environment', { ...deployment, environment: undefined }],
  ])('a deployment %s', async (_, data) => {
    expect(await failureOf([json(200, [data])], list)).toMatch(unexpected)
    expect(await failureOf([json(201, data)], journal => journal.begin(record))).toMatch(unexpected)
  })
})

describe('a refusal', () => {
  const because = (status: number): Fault => ({ status, body: { message: `Because ${status}\n::error::` } })

  test.each<[string, Fault, RegExp]>([
    ['401', because(401), /GitHub rejected the token \(401\)\. Leave the input github-token out/],
    ['403', because(403), /Give the job permissions: \{ contents: read, deployments: write \}/],
    ['404', because(404), /This token cannot access the repository/],
    ['422', because(422), /GitHub refused the deployment as invalid \(422\)/],
    [
      '429',
      secondaryRateLimit(60, 429),
      /limits how often its API may be called\. Run this workflow again later/,
    ],
    ['403 for too many requests', secondaryRateLimit(60), /limits how often its API may be called/],
    ['403 for the hourly limit', primaryRateLimit(60), /limits how often its API may be called/],
    ['500', because(500), /Run this workflow again; if it happens again, look at githubstatus\.com/],
    ['no connection', { reset: 'before' }, /Run this workflow again; if it happens again/],
    // Octokit's `paginate` takes 409 for an empty repository, and so for the end of the list.
    ['409', because(409), /Look at the rules of the environment docs-push/],
  ])('with %s says what to do', async (_, fault, advice) => {
    for (const [what, documents, work] of [
      ['read', /Nothing was pushed\.$/, journal => journal.list()],
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
      expect(message).not.toMatch(/\n|::|github-token-/)
    }
  })

  test.each([
    ['a page', '<html>Unicorn!</html>', 'text/html', 502],
    ['nothing', '', 'text/plain', 403],
  ])('that says %s is named by its status', async (_, body, type, status) => {
    const message = await failureOf([answer(status, body, { 'content-type': type })], each => each.list())
    expect(message).toMatch(new RegExp(`: GitHub’s API answers with status ${status}\\. `))
  })

  test('shows no part of the token that it repeats', async () => {
    const body = JSON.stringify({ message: `${'x'.repeat(195)}github-token` })
    const step = answer(403, body, { 'content-type': 'application/json' })
    const message = await failureOf([step], journal => journal.list())
    expect(message).toMatch(/x\*\*\*/)
    expect(message).not.toContain('xg')
  })
})

test('a deployment that could not be set in progress is not waited for', async () => {
  await using github = await startGitHub()
  github.fail({ status: 422, when: { path: /statuses$/ } })
  await expect((await open(github)).begin(record)).rejects.toThrow(JournalError)
  expect((await (await open(github)).list()).map(each => each.state)).toEqual(['void'])
  await ended(await open(github), 'succeeded')
})
