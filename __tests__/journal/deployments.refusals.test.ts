import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../sandbox/faults.ts'
import { primaryRateLimit, secondaryRateLimit, startGitHub } from '../../sandbox/github.ts'
import { type Journal, JournalError } from '../../src/journal.ts'
import { record } from '../support/attempts.ts'
import { ended, open } from '../support/deployments.ts'

describe('a refusal says what to do', () => {
  const answer = (status: number): Fault => ({ status, body: { message: `Because ${status}\n::error::` } })

  test.each<[string, Fault, RegExp]>([
    ['401', answer(401), /GitHub does not know the token\. Leave the input github-token out/],
    ['403', answer(403), /Give the job permissions: \{ contents: read, deployments: write \}/],
    ['404', answer(404), /GitHub shows no such repository to this token/],
    ['422', answer(422), /GitHub finds the deployment invalid/],
    [
      '429',
      secondaryRateLimit(60, 429),
      /limits how often its API may be called\. Run this workflow again later/,
    ],
    ['403 for too many requests', secondaryRateLimit(60), /limits how often its API may be called/],
    ['403 for the hourly limit', primaryRateLimit(60), /limits how often its API may be called/],
    ['500', answer(500), /Run this workflow again; if it happens again, look at githubstatus\.com/],
    ['a reset', { reset: 'before' }, /Run this workflow again; if it happens again/],
  ])('%s', async (_, fault, advice) => {
    for (const [what, documents, work] of [
      ['read', /Nothing was pushed\.$/, journal => journal.list()],
      ['written', /Nothing was pushed\.$/, journal => journal.begin(record)],
      ['written', /What this run has pushed is in search; .*\.$/, journal => journal.end('1', 'failed', '')],
    ] satisfies [string, RegExp, (journal: Journal) => Promise<unknown>][]) {
      await using github = await startGitHub({ failures: [{ ...fault, times: 9 }] })
      const error = await work(open(github)).catch((each: Error) => each)
      expect(error).toBeInstanceOf(JournalError)
      expect((error as Error).message).toMatch(new RegExp(`^The record of past syncs .* cannot be ${what}: `))
      expect((error as Error).message).toMatch(advice)
      expect((error as Error).message).toMatch(documents)
      expect((error as Error).message).not.toMatch(/\n|::|github-token-/)
    }
  })

  test('409, which a rule of the environment gives', async () => {
    await using github = await startGitHub()
    github.fail(answer(409))
    await expect(open(github).begin(record)).rejects.toThrow(/Look at the rules of the environment docs-push/)
  })

  // Octokit's `paginate` takes 409 for an empty repository, and so for the end of the list.
  test('409 for the list, which is no empty journal', async () => {
    await using github = await startGitHub()
    await ended(open(github), 'succeeded')
    github.fail(answer(409))
    await expect(open(github).list()).rejects.toThrow(JournalError)
  })

  test('by the sandbox’s own rules, for a token that may only read', async () => {
    await using github = await startGitHub({ permissions: { deployments: 'read' } })
    const journal = open(github)
    await expect(journal.list()).resolves.toEqual([])
    await expect(journal.begin(record)).rejects.toThrow(
      /Resource not accessible by integration.*deployments: write/,
    )
  })

  test('for a wrong token or repository', async () => {
    await using github = await startGitHub()
    await expect(open(github, { token: 'wrong' }).list()).rejects.toThrow(
      /Bad credentials.*does not know the token/,
    )
    await expect(open(github, { repo: 'other' }).list()).rejects.toThrow(
      /Not Found.*shows no such repository/,
    )
  })
})
