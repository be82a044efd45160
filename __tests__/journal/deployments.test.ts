import { getOctokit } from '@actions/github'
import { describe, expect, test } from '@jest/globals'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import { type Journal, readHistory } from '../../src/journal.ts'
import { record } from '../support/attempts.ts'
import { ended, open, runUrl } from '../support/deployments.ts'

const states = async (journal: Journal) => (await journal.list()).map(each => each.state)

describe('a journal of deployments', () => {
  test('gives back what was written', async () => {
    await using github = await startGitHub()
    const journal = open(github)
    expect(await journal.list()).toEqual([])
    const begun = await journal.begin(record)
    expect(begun).toMatchObject({ state: 'running', record })
    expect(Math.abs(begun.begunAtMs - Date.now())).toBeLessThan(60_000)
    expect(await open(github).list()).toEqual([begun])
    await journal.end(begun.id, 'succeeded', 'all in')
    expect(await journal.list()).toEqual([{ ...begun, state: 'succeeded' }])
  })

  test('shows each attempt on the Deployments page, held up by nothing', async () => {
    await using github = await startGitHub()
    const journal = open(github)
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
    const journal = open(github)
    await ended(journal, 'failed', 'succeeded', 'void', 'failed')
    await journal.begin(record)
    expect(await states(journal)).toEqual(['running', 'failed', 'void', 'succeeded'])
  })

  test('shows a connector of the same ID on another service none of them', async () => {
    await using github = await startGitHub()
    await ended(open(github), 'succeeded')
    const { id } = await open(github).begin({ ...record, service: 'ffffffff' })
    await open(github).end(id, 'succeeded', '')
    expect((await open(github).list()).map(each => each.record.service)).toEqual([record.service])
  })

  test('still shows them when the repository has got another name', async () => {
    await using github = await startGitHub()
    const { id } = await open(github).begin({ ...record, repository: 'octo/manual' })
    await open(github).end(id, 'succeeded', '')
    expect(await states(open(github))).toEqual(['succeeded'])
  })

  test('takes a success for one though GitHub added inactive later', async () => {
    await using github = await startGitHub()
    const journal = open(github)
    const first = await journal.begin(record)
    await ended(journal, 'succeeded')
    await journal.end(first.id, 'succeeded', 'late')
    await ended(journal, 'succeeded')
    expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toContain('inactive')
    const [newest] = await journal.list()
    await journal.end(newest?.id ?? '', 'void', '')
    expect(await states(journal)).toEqual(['succeeded'])
  })

  test('takes an attempt for one that may have written though somebody else has set it to inactive', async () => {
    await using github = await startGitHub()
    const journal = open(github)
    const died = await journal.begin(record)
    const { rest } = getOctokit('github-token', { baseUrl: github.url })
    const deployment = { owner: 'octo', repo: 'docs', deployment_id: Number(died.id) }
    await rest.repos.createDeploymentStatus({ ...deployment, state: 'inactive' })
    expect(await states(journal)).toEqual(['running'])
    await ended(journal, 'void')
    expect(await states(journal)).toEqual(['void', 'running'])
  })

  test('is the same in whatever order GitHub lists the deployments, and has all of more than a hundred', async () => {
    await using plain = await startGitHub()
    await using shuffled = await startGitHub({ shuffle: true })
    for (const github of [plain, shuffled]) {
      const journal = open(github)
      await ended(journal, 'succeeded')
      for (let count = 0; count < 105; count++) await journal.begin(record)
    }
    const attempts = await open(plain).list()
    expect(attempts).toHaveLength(106)
    expect((await open(shuffled).list()).map(each => each.id)).toEqual(attempts.map(each => each.id))
    expect(readHistory(attempts, Date.now()).dirty).toHaveLength(105)
  })

  test('asks for no more deployments than it needs, however many there are', async () => {
    await using github = await startGitHub()
    const journal = open(github)
    for (let count = 0; count < 105; count++) await journal.begin(record)
    await ended(journal, 'succeeded', 'failed')
    const before = github.requests.length
    expect(await states(journal)).toEqual(['failed', 'succeeded'])
    const asked = github.requests.slice(before).map(({ path }) => path)
    expect(asked.filter(path => path.includes('/deployments?'))).toHaveLength(1)
  })

  describe('of many attempts that failed', () => {
    /** As a run does it: it looks at those before it, and then ends. */
    async function attempts(github: GitHub, ...states: ('succeeded' | 'failed' | 'void')[]) {
      for (const state of states) {
        const journal = open(github)
        const { id } = await journal.begin(record)
        await journal.list()
        await journal.end(id, state, `it ${state}`)
      }
    }

    async function listed(github: GitHub) {
      const before = github.requests.length
      const found = await states(open(github))
      return { found, asked: github.requests.length - before }
    }

    test.each([
      ['since a success', ['succeeded'] as const, ['succeeded']],
      ['and none that did not', [], []],
    ])('%s asks of the newest and the last success alone', async (_, first, last) => {
      await using github = await startGitHub()
      await attempts(github, ...first, ...Array(8).fill('failed'))
      const died = await open(github).begin(record)
      expect(await listed(github)).toEqual({
        found: ['running', ...Array(8).fill('failed'), ...last],
        // The deployments, this one, the newest that failed, and the success.
        asked: 3 + last.length,
      })
      await open(github).end(died.id, 'failed', 'It was killed before it had looked')
      expect((await listed(github)).found).toEqual([...Array(9).fill('failed'), ...last])
    })

    test('asks of all where one of them did not count, or succeeded in between', async () => {
      await using github = await startGitHub()
      await attempts(github, 'succeeded', 'failed', 'void', 'failed')
      expect((await listed(github)).found).toEqual(['failed', 'void', 'failed', 'succeeded'])
      await attempts(github, 'succeeded', 'failed')
      expect((await listed(github)).found).toEqual(['failed', 'succeeded'])
    })

    test('believes no other shard, which knows nothing of those between', async () => {
      await using github = await startGitHub()
      for (const [shard, state] of [
        ['1/2', 'succeeded'],
        ['2/2', 'succeeded'],
        ['1/2', 'failed'],
      ] as const) {
        const journal = open(github, { shard })
        const { id } = await journal.begin({ ...record, shard })
        await journal.list()
        await journal.end(id, state, '')
      }
      expect((await listed(github)).found).toEqual(['failed', 'succeeded', 'succeeded'])
    })
  })

  test('is one for each connector', async () => {
    await using github = await startGitHub()
    await ended(open(github), 'succeeded')
    expect(await open(github, { connectorId: 'c2' }).list()).toEqual([])
  })

  test('passes over deployments of others in its environment', async () => {
    await using github = await startGitHub()
    const { rest } = getOctokit('github-token', { baseUrl: github.url })
    const other = {
      owner: 'octo',
      repo: 'docs',
      ref: record.sha,
      required_contexts: [],
      environment: 'docs-push/docs',
    }
    await rest.repos.createDeployment({ ...other, task: 'deploy' })
    expect(await open(github).list()).toEqual([])
  })

  test.each([
    ['a payload that is text', JSON.stringify(record), undefined],
    [
      'a payload of another version',
      { ...record, v: 2 },
      /^The deployment \d+ .* is not a record that this version can read\. Delete that deployment, or go back/,
    ],
    ['a payload that is no JSON', '{', /is not a record/],
    ['no payload', undefined, /is not a record/],
  ])('with %s is read or names the deployment to delete', async (_, payload, problem) => {
    await using github = await startGitHub()
    const { rest } = getOctokit('github-token', { baseUrl: github.url })
    const deployment = {
      owner: 'octo',
      repo: 'docs',
      ref: record.sha,
      required_contexts: [],
      environment: 'docs-push/docs',
      task: 'docs-push',
    }
    await rest.repos.createDeployment({ ...deployment, ...(payload !== undefined && { payload }) })
    const listing = open(github).list()
    if (problem === undefined) expect(await listing).toMatchObject([{ state: 'running', record }])
    else await expect(listing).rejects.toThrow(problem)
  })
})
