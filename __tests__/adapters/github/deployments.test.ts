import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { startGitHub } from '../../../sandbox/github.ts'
import type { Journal } from '../../../src/journal/index.ts'
import { record } from '../../support/attempts.ts'
import { clientOf, ended, open, runUrl } from '../../support/deployments.ts'

const states = async (journal: Journal) => (await journal.list()).map(each => each.state)

const exception = {
  externalRef: 'a.md',
  path: 'a.md',
  since: record.sha,
}
const repository = { owner: 'octo', repo: 'docs' }
const environment = 'docs-push/docs'
const deployment = { ...repository, ref: record.sha, required_contexts: [], environment, task: 'docs-push' }

describe('a journal of deployments', () => {
  test('gives back what was written', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    expect(await journal.list()).toEqual([])
    const begun = await journal.begin(record)
    expect(begun).toMatchObject({ state: 'running', record })
    expect(Math.abs(begun.begunAtMs - Date.now())).toBeLessThan(60_000)
    expect(await (await open(github)).list()).toEqual([begun])
    await journal.end(begun.id, 'succeeded', 'all in')
    expect(await journal.list()).toEqual([{ ...begun, state: 'succeeded' }])
  })

  test('shows each attempt on the Deployments page, held up by nothing', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const { id } = await journal.begin(record)
    await journal.end(id, 'failed', 'x'.repeat(200))
    expect(github.requests.find(each => each.method === 'POST')?.body).toMatchObject({
      ref: record.sha,
      task: 'docs-push',
      environment: 'docs-push/docs',
      payload: record,
      auto_merge: false,
      required_contexts: [],
      production_environment: false,
    })
    expect(github.deployments[0]?.statuses).toMatchObject([
      { state: 'in_progress', log_url: runUrl },
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

  test.each([
    ['of the repository’s old name are', { repository: 'octo/manual' }, ['succeeded']],
    ['of a connector of the same ID on another service are not', { service: 'ffffffff' }, []],
  ])('those %s among its attempts', async (_, changes, expected) => {
    await using github = await startGitHub()
    const journal = await open(github)
    const { id } = await journal.begin({ ...record, ...changes })
    await journal.end(id, 'succeeded', '')
    expect(await states(journal)).toEqual(expected)
  })

  test('takes a success for one though GitHub added inactive later', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const first = await journal.begin(record)
    await ended(journal, 'succeeded')
    await journal.end(first.id, 'succeeded', 'late')
    await ended(journal, 'succeeded')
    expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toContain('inactive')
    const [newest] = await journal.list()
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

  test('keeps what a success did not deliver in a deployment of its own', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun = await journal.begin(record)
    await journal.end(begun.id, 'succeeded', 'all but one', [exception])
    expect(github.deployments.map(({ payload, statuses }) => [payload, statuses.at(-1)?.state])).toEqual([
      [record, 'failure'],
      [{ ...record, v: 2, ends: begun.id, exceptions: [exception] }, 'success'],
    ])
    expect(await journal.list()).toEqual([{ ...begun, state: 'succeeded', exceptions: [exception] }])
    await ended(journal, 'succeeded')
    expect(await states(journal)).toEqual(['succeeded'])
  })

  test('takes an end whose success is missing for none', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun = await journal.begin(record)
    github.fail({ status: 422, when: { method: 'POST', path: /statuses$/ } })
    await expect(journal.end(begun.id, 'succeeded', '', [exception])).rejects.toThrow(/cannot be written/)
    expect(github.deployments).toHaveLength(2)
    expect(await journal.list()).toEqual([begun])
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
    expect(await journal.list()).toHaveLength(105)
    await ended(journal, 'succeeded', 'failed')
    const before = github.requests.length
    expect(await states(journal)).toEqual(['failed', 'succeeded'])
    const asked = github.requests.slice(before).map(({ path }) => path)
    expect(asked.filter(path => path.includes('/deployments?'))).toHaveLength(1)
  })

  test('misses no attempt of a list that moves by one between two of its pages', async () => {
    await using github = await startGitHub()
    const journal = await open(github)
    const begun: string[] = []
    for (let count = 0; count < 105; count++) begun.push((await journal.begin(record)).id)
    const { promise: until, resolve } = Promise.withResolvers<void>()
    github.fail({ until, when: { method: 'GET', path: /deployments$/ } })
    const before = github.requests.length
    const listing = journal.list()
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

  const end = { ...record, v: 2, ends: '1' }
  const unreadable =
    /^The deployment \d+ .* is not a record that this version can read\. Delete that deployment, or go back/
  test.each([
    ['text', JSON.stringify(record), undefined],
    ['of another version', { ...record, v: 2 }, unreadable],
    ['no JSON', '{', unreadable],
    ['an end with more exceptions than any', { ...end, exceptions: Array(51).fill(exception) }, unreadable],
    ['a pattern that takes for ever to match', { ...record, files: [`${'*a'.repeat(20)}.md`] }, unreadable],
  ])('with a payload that is %s is read or names the deployment to delete', async (_, payload, problem) => {
    await using github = await startGitHub()
    const { rest } = await clientOf(github)
    await rest.repos.createDeployment({ ...deployment, payload })
    const listing = (await open(github)).list()
    if (problem) await expect(listing).rejects.toThrow(problem)
    else await expect(listing).resolves.toMatchObject([{ state: 'running', record }])
  })
})
