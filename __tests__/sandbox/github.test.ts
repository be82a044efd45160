import { describe, expect, test } from '@jest/globals'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'

const sha = 'a'.repeat(40)
const deployable = { ref: sha, auto_merge: false, required_contexts: [] }

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes, each held against its own expectation
type Json = any

interface CallOptions {
  method?: string
  body?: unknown
  token?: string | null
}

function call(github: GitHub, path: string, options: CallOptions = {}): Promise<Response> {
  const { token = 'github-token', body, method = body === undefined ? 'GET' : 'POST' } = options
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const url = path.startsWith('http') ? path : `${github.url}/repos/octo/docs${path}`
  return fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

async function deploy(github: GitHub, body: object = {}): Promise<number> {
  const response = await call(github, '/deployments', { body: { ...deployable, ...body } })
  const { id } = (await response.json()) as Json
  return id
}

async function setState(github: GitHub, id: number, state: string, more: object = {}): Promise<Json> {
  return (await call(github, `/deployments/${id}/statuses`, { body: { state, ...more } })).json()
}

const statesOf = (github: GitHub) =>
  github.deployments.map(({ statuses }) => statuses.map(({ state }) => state))

describe('creating a deployment', () => {
  test('it is there with the fields that were sent', async () => {
    await using github = await startGitHub()
    const sent = {
      ...{ task: 'docs-push', environment: 'docs-push/c', description: 'Sync' },
      ...{ payload: { v: 1, files: ['**/*.md'] }, production_environment: false },
    }
    const response = await call(github, '/deployments', { body: { ...deployable, ...sent } })
    expect(response.status).toBe(201)
    const created = (await response.json()) as Json
    expect(created).toMatchObject({
      ...{ ...sent, sha, ref: sha, original_environment: 'docs-push/c', transient_environment: false },
      statuses_url: `${github.url}/repos/octo/docs/deployments/${created.id}/statuses`,
    })
    expect(created.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(await (await call(github, `/deployments/${created.id}`)).json()).toEqual(created)
    expect(await deploy(github)).toBeGreaterThan(created.id)
  })
})

describe('listing deployments', () => {
  test('a page has 30 by default, and 100 at most; the links lead through all of them, the newest first', async () => {
    await using github = await startGitHub()
    const ids: number[] = []
    for (let count = 0; count < 130; count += 1) ids.unshift(await deploy(github, { environment: 'e' }))
    const lengths = async (query: string) => {
      const found: Json[][] = []
      let next: string | undefined = `/deployments?environment=e${query}`
      while (next) {
        const response = await call(github, next)
        found.push((await response.json()) as Json)
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
      expect(found.flat().map(({ id }) => id)).toEqual(ids)
      return found.map(each => each.length)
    }
    expect(await lengths('')).toEqual([30, 30, 30, 30, 10])
    expect(await lengths('&per_page=1000')).toEqual([100, 30])
    const { headers } = await call(github, '/deployments?environment=e&per_page=50&page=2')
    const address = `${github.url}/repositories/1/deployments?environment=e&per_page=50`
    const link = (page: number, rel: string) => `<${address}&page=${page}>; rel="${rel}"`
    expect(headers.get('link')?.split(', ')).toEqual([
      ...[link(1, 'prev'), link(3, 'next'), link(3, 'last'), link(1, 'first')],
    ])
    expect((await call(github, '/deployments?per_page=100&task=x')).headers.get('link')).toBeNull()
  })
})

describe('statuses', () => {
  test('any of the seven states, listed newest first, in pages', async () => {
    await using github = await startGitHub()
    const states = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']
    const id = await deploy(github, { environment: 'e' })
    const urls = { environment_url: 'https://docs.example.com', log_url: 'http://log' }
    for (const state of states) {
      const status = await setState(github, id, state, { ...urls, description: 'x'.repeat(140) })
      expect(status).toMatchObject({ state, ...urls, target_url: 'http://log', environment: 'e' })
    }
    expect(statesOf(github)).toEqual([states])
    const response = await call(github, `/deployments/${id}/statuses?per_page=2`)
    expect(await response.json()).toMatchObject([{ state: 'success' }, { state: 'pending' }])
    expect(response.headers.get('link')).toMatch(/page=2>; rel="next"/)
  })
})

describe('a success makes earlier deployments inactive', () => {
  test('those that succeeded, and no others', async () => {
    await using github = await startGitHub()
    for (const states of [['success'], ['failure'], ['success', 'failure'], ['in_progress'], []]) {
      const id = await deploy(github, { environment: 'e' })
      for (const state of states) await setState(github, id, state, { auto_inactive: false })
    }
    const [own, later] = [
      await deploy(github, { environment: 'e' }),
      await deploy(github, { environment: 'e' }),
    ]
    await setState(github, later, 'success', { auto_inactive: false })
    await setState(github, own, 'success')
    expect(statesOf(github)).toEqual([
      ...[['success', 'inactive'], ['failure'], ['success', 'failure'], ['in_progress'], []],
      ...[['success'], ['success']],
    ])
  })

  test.each<[string, object, object]>([
    ['of another environment', { environment: 'f' }, {}],
    ['that are transient', { environment: 'e', transient_environment: true }, {}],
    ['that are production', { environment: 'e', production_environment: true }, {}],
    ['when auto_inactive is false', { environment: 'e' }, { auto_inactive: false }],
  ])('but not those %s', async (_, earlier, more) => {
    await using github = await startGitHub()
    await setState(github, await deploy(github, earlier), 'success')
    await setState(github, await deploy(github, { environment: 'e' }), 'success', more)
    expect(statesOf(github)).toEqual([['success'], ['success']])
  })
})

describe('who may do what', () => {
  test.each([
    [null, 'write', 401, 401],
    ['wrong', 'write', 401, 401],
    ['t', 'none', 403, 403],
    ['t', 'read', 200, 403],
    ['t', 'write', 200, 201],
  ] as const)(
    'the token %j with deployments: %s gets %i to read and %i to create',
    async (token, deployments, reading, creating) => {
      await using github = await startGitHub({ permissions: { deployments }, token: 't' })
      expect((await call(github, '/deployments', { token })).status).toBe(reading)
      expect((await call(github, '/deployments', { token, body: deployable })).status).toBe(creating)
    },
  )
})

test('requests are kept with their bodies and answers, without the token; one whose answer is lost is carried out', async () => {
  await using github = await startGitHub()
  await deploy(github)
  github.fail({ reset: 'after', when: { method: 'POST' } })
  await call(github, '/deployments?task=x')
  await expect(deploy(github)).rejects.toThrow(/fetch failed/)
  expect(github.deployments).toHaveLength(2)
  const path = '/repos/octo/docs/deployments'
  expect(github.requests).toEqual([
    { method: 'POST', path, body: deployable, status: 201 },
    { method: 'GET', path: `${path}?task=x`, body: undefined, status: 200 },
    { method: 'POST', path, body: deployable, status: null },
  ])
})
