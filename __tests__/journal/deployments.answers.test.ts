import { describe, expect, test } from '@jest/globals'
import { type Journal, JournalError } from '../../src/journal.ts'
import { record } from '../support/attempts.ts'
import { open } from '../support/deployments.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

const json = (status: number, data: unknown) =>
  answer(status, JSON.stringify(data), { 'content-type': 'application/json; charset=utf-8' })
const html = answer(200, '<html>Log in</html>'.repeat(9), { 'content-type': 'text/html' })

const deployment = {
  id: 5,
  environment: 'docs-push/docs',
  created_at: '2026-01-01T00:00:00Z',
  payload: record,
}
const { environment, created_at, ...bare } = deployment

async function failureOf(steps: readonly Step[], work: (journal: Journal) => Promise<unknown>) {
  await using server = await startScripted(steps)
  const error = await work(open(server)).catch((each: Error) => each)
  expect(error).toBeInstanceOf(JournalError)
  // A page that is no page of a list is not followed by another without end.
  expect(server.seen.length).toBeLessThan(4)
  return (error as Error).message
}

describe('what is not the journal is none that is empty', () => {
  test.each<[string, Step]>([
    ['a page', html],
    ['a page that is called JSON', answer(200, '<html>', { 'content-type': 'application/json' })],
    ['an answer that was cut off', answer(200, '[{"id":', { 'content-type': 'application/json' })],
    ['an answer of an unknown kind', answer(200, '[]', { 'content-type': ';' })],
    ['no answer at all', answer(204)],
    ['null', json(200, null)],
    ['a text', json(200, '')],
    ['an object', json(200, {})],
    ['a list of nothing', json(200, [null])],
    ['a deployment with a text for its ID', json(200, [{ ...deployment, id: '5' }])],
    ['a deployment without an environment', json(200, [{ ...bare, created_at }])],
    ['a deployment without a date', json(200, [{ ...bare, environment }])],
  ])('%s', async (_, step) => {
    expect(await failureOf([step], journal => journal.list())).toMatch(
      /cannot be read: a list of deployments was expected of GitHub’s API, and .* came\. Run this workflow again/,
    )
  })

  test('a redirect that leads nowhere', async () => {
    expect(await failureOf([json(301, [])], journal => journal.list())).toMatch(
      /cannot be read: it redirects with status 301 and does not say where\. Run this workflow again/,
    )
  })

  test.each<[string, Step]>([
    ['a page', html],
    ['nothing', answer(204)],
    ['a list of nothing', json(200, [null])],
    ['an object', json(200, { state: 'success' })],
  ])('%s in place of a deployment’s states', async (_, step) => {
    expect(await failureOf([json(200, [deployment]), step], journal => journal.list())).toMatch(
      /a list of a deployment’s states was expected of GitHub’s API/,
    )
  })
})

describe('what GitHub did not confirm is not recorded', () => {
  test.each<[string, Step]>([
    ['a page', html],
    ['nothing', answer(204)],
    ['a message alone', json(202, { message: 'Auto-merged main' })],
    ['a deployment without a date', json(201, { ...bare, environment })],
  ])('%s', async (_, step) => {
    expect(await failureOf([step], journal => journal.begin(record))).toMatch(
      /cannot be written: a new deployment was expected of GitHub’s API, and .* came/,
    )
    expect(await failureOf([json(201, deployment), step, step], journal => journal.begin(record))).toMatch(
      /cannot be written: the new state of a deployment was expected of GitHub’s API/,
    )
    expect(await failureOf([step], journal => journal.end('5', 'succeeded', ''))).toMatch(
      /the new state of a deployment was expected of GitHub’s API, and .* came.*the next run pushes it again/,
    )
  })
})

describe('a refusal in odd words', () => {
  const refusal = (body: string, type = 'application/json', status = 502) =>
    failureOf([answer(status, body, { 'content-type': type })], journal => journal.list())

  test('is named by its status where it is a page or says nothing', async () => {
    expect(await refusal('<html>Unicorn!</html>', 'text/html')).toMatch(
      /: GitHub’s API answers with status 502\. Run this workflow again/,
    )
    expect(await refusal('', 'text/plain', 403)).toMatch(
      /: GitHub’s API answers with status 403\. The token may not/,
    )
  })

  test('with a number beyond 2 ** 53 is one all the same', async () => {
    for (const body of [
      '{"request":12345678901234567890}',
      '{"message":"no","errors":[12345678901234567890]}',
    ])
      expect(await refusal(body)).toMatch(/cannot be read: a refusal was expected of GitHub’s API/)
  })

  test('shows no part of the token that it repeats', async () => {
    const message = await refusal(JSON.stringify({ message: `${'x'.repeat(195)}github-token` }))
    expect(message).toMatch(/x\*\*\*/)
    expect(message).not.toContain('xg')
  })
})
