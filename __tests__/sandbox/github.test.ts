import { describe, expect, test } from '@jest/globals'
import { type GitHub, primaryRateLimit, secondaryRateLimit, startGitHub } from '../../sandbox/github.ts'

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

async function list(github: GitHub, path: string): Promise<Json> {
  return (await call(github, path)).json()
}

const statesOf = (github: GitHub) =>
  github.deployments.map(({ statuses }) => statuses.map(({ state }) => state))

describe('creating a deployment', () => {
  test('it is there with the fields that were sent', async () => {
    await using github = await startGitHub()
    const payload = { v: 1, files: ['**/*.md'] }
    const body = {
      ...deployable,
      task: 'docs-push',
      environment: 'docs-push/c',
      description: 'Sync',
      payload,
    }
    const response = await call(github, '/deployments', { body: { ...body, production_environment: false } })
    expect(response.status).toBe(201)
    const created = (await response.json()) as Json
    const self = `${github.url}/repos/octo/docs`
    expect(created).toMatchObject({
      sha,
      ref: sha,
      task: 'docs-push',
      environment: 'docs-push/c',
      original_environment: 'docs-push/c',
      description: 'Sync',
      payload,
      creator: { login: 'github-actions[bot]' },
      statuses_url: `${self}/deployments/${created.id}/statuses`,
      repository_url: self,
      transient_environment: false,
      production_environment: false,
    })
    expect(created.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(await list(github, `/deployments/${created.id}`)).toEqual(created)
  })

  test('what is not said has GitHub’s defaults', async () => {
    await using github = await startGitHub({ refs: { main: sha } })
    await deploy(github, { ref: 'main' })
    expect(github.deployments[0]).toMatchObject({
      sha,
      ref: 'main',
      task: 'deploy',
      environment: 'production',
      production_environment: true,
      transient_environment: false,
      payload: {},
    })
  })

  test('ids grow', async () => {
    await using github = await startGitHub()
    const [first, second] = [await deploy(github), await deploy(github)]
    expect(second).toBeGreaterThan(first)
  })

  test.each([[undefined], [['ci']]])(
    'with required_contexts %j it is a conflict',
    async required_contexts => {
      await using github = await startGitHub()
      const response = await call(github, '/deployments', { body: { ref: sha, required_contexts } })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({
        message: `Conflict: Commit status checks failed for ${sha}.`,
        errors: [{ field: 'required_contexts', code: 'invalid' }],
        status: '409',
      })
      expect(github.deployments).toEqual([])
    },
  )

  test('a ref that does not exist is refused', async () => {
    await using github = await startGitHub()
    const response = await call(github, '/deployments', { body: { ...deployable, ref: 'gone' } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: 'No ref found for: gone' })
  })

  test.each([
    ['ref', undefined, 'missing_field'],
    ['environment', 7, 'invalid'],
    ['auto_merge', 'false', 'invalid'],
    ['production_environment', 0, 'invalid'],
    ['payload', 7, 'invalid'],
    ['required_contexts', 'none', 'invalid'],
  ])('%s of %j does not pass validation', async (field, value, code) => {
    await using github = await startGitHub()
    const response = await call(github, '/deployments', { body: { ...deployable, [field]: value } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'Validation Failed',
      errors: [{ resource: 'Deployment', field, code }],
    })
  })

  test('a body that is not an object is refused', async () => {
    await using github = await startGitHub()
    expect((await call(github, '/deployments', { body: [] })).status).toBe(400)
  })
})

describe('listing deployments', () => {
  test('the newest comes first', async () => {
    await using github = await startGitHub()
    const ids = [await deploy(github), await deploy(github), await deploy(github)]
    expect((await list(github, '/deployments')).map((one: Json) => one.id)).toEqual(ids.toReversed())
  })

  test.each([
    ['environment=docs-push%2Fc', 1],
    ['environment=docs-push', 0],
    ['task=docs-push', 2],
    ['task=docs-push&environment=docs-push%2Fc', 1],
    [`sha=${sha}`, 2],
    [`ref=${sha}`, 2],
    ['ref=main', 1],
    ['environment=none', 3],
    ['page=2', 0],
  ])('?%s finds %i', async (query, count) => {
    await using github = await startGitHub({ refs: { main: 'b'.repeat(40) } })
    await deploy(github, { task: 'docs-push', environment: 'docs-push/c' })
    await deploy(github, { task: 'docs-push', environment: 'docs-push/d' })
    await deploy(github, { ref: 'main' })
    expect(await list(github, `/deployments?${query}`)).toHaveLength(count)
  })

  test('a page has 30 unless told, and 100 at most; the links lead through all of them', async () => {
    await using github = await startGitHub()
    for (let count = 0; count < 130; count += 1) await deploy(github, { environment: 'e' })
    const lengths = async (query: string) => {
      const found: number[] = []
      let next: string | undefined = `/deployments?environment=e${query}`
      while (next) {
        const response = await call(github, next)
        found.push(((await response.json()) as Json).length)
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
      return found
    }
    expect(await lengths('')).toEqual([30, 30, 30, 30, 10])
    expect(await lengths('&per_page=1000')).toEqual([100, 30])
    expect(await lengths('&per_page=0')).toEqual([30, 30, 30, 30, 10])
    const { headers } = await call(github, '/deployments?environment=e&per_page=50&page=2')
    const address = (page: number) =>
      `<${github.url}/repositories/1/deployments?environment=e&per_page=50&page=${page}>`
    expect(headers.get('link')?.split(', ')).toEqual([
      `${address(1)}; rel="prev"`,
      `${address(3)}; rel="next"`,
      `${address(3)}; rel="last"`,
      `${address(1)}; rel="first"`,
    ])
    expect((await call(github, '/deployments?per_page=100&task=x')).headers.get('link')).toBeNull()
  })

  test('shuffled, all are there in another order, each on one page', async () => {
    await using github = await startGitHub({ shuffle: true })
    const ids: number[] = []
    for (let count = 0; count < 9; count += 1) ids.push(await deploy(github))
    const pages = [1, 2, 3].map(page => list(github, `/deployments?per_page=3&page=${page}`))
    const found = (await Promise.all(pages)).flat().map(({ id }: Json) => id)
    expect(found).not.toEqual(ids.toReversed())
    expect(found.toSorted()).toEqual(ids)
  })
})

describe('statuses', () => {
  test.each([['error'], ['failure'], ['inactive'], ['in_progress'], ['queued'], ['pending'], ['success']])(
    '%s is a state',
    async state => {
      await using github = await startGitHub()
      const id = await deploy(github, { environment: 'e' })
      const urls = { environment_url: 'https://docs.example.com', log_url: 'http://log' }
      const status = await setState(github, id, state, { ...urls, description: 'x'.repeat(140) })
      expect(status).toMatchObject({ state, ...urls, target_url: 'http://log', environment: 'e' })
      expect(await list(github, `/deployments/${id}/statuses`)).toEqual([status])
    },
  )

  test.each<[object, string, string]>([
    [{}, 'state', 'missing_field'],
    [{ state: 'done' }, 'state', 'custom'],
    [{ state: 'success', description: 'x'.repeat(141) }, 'description', 'custom'],
    [{ state: 'success', environment_url: 'ftp://x' }, 'environment_url', 'custom'],
    [{ state: 'success', log_url: 'x' }, 'log_url', 'custom'],
  ])('%j does not pass validation', async (body, field, code) => {
    await using github = await startGitHub()
    const response = await call(github, `/deployments/${await deploy(github)}/statuses`, { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'Validation Failed',
      errors: [{ resource: 'DeploymentStatus', field, code }],
      status: '422',
    })
    expect(statesOf(github)).toEqual([[]])
  })

  test('they are listed newest first, in pages', async () => {
    await using github = await startGitHub()
    const id = await deploy(github)
    for (const state of ['queued', 'in_progress', 'success']) await setState(github, id, state)
    const response = await call(github, `/deployments/${id}/statuses?per_page=2`)
    expect(((await response.json()) as Json).map((one: Json) => one.state)).toEqual([
      'success',
      'in_progress',
    ])
    expect(response.headers.get('link')).toMatch(/page=2>; rel="next"/)
  })

  test('a status may rename the environment', async () => {
    await using github = await startGitHub()
    const id = await deploy(github, { environment: 'e' })
    await setState(github, id, 'queued', { environment: 'f' })
    expect(github.deployments[0]).toMatchObject({ environment: 'f', original_environment: 'e' })
  })

  test.each([['GET'], ['POST']])('%s for a deployment that does not exist is 404', async method => {
    await using github = await startGitHub()
    const body = method === 'POST' ? { state: 'success' } : undefined
    expect((await call(github, '/deployments/7/statuses', { method, body })).status).toBe(404)
    expect((await call(github, '/deployments/7')).status).toBe(404)
  })
})

describe('a success makes earlier deployments inactive', () => {
  test('those that succeeded, and no others', async () => {
    await using github = await startGitHub()
    for (const states of [['success'], ['failure'], ['success', 'failure'], ['in_progress'], []]) {
      const id = await deploy(github, { environment: 'e' })
      for (const state of states) await setState(github, id, state, { auto_inactive: false })
    }
    await setState(github, await deploy(github, { environment: 'e' }), 'success')
    expect(statesOf(github)).toEqual([
      ['success', 'inactive'],
      ['failure'],
      ['success', 'failure'],
      ['in_progress'],
      [],
      ['success'],
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

  test('nor later ones', async () => {
    await using github = await startGitHub()
    const [first, second] = [
      await deploy(github, { environment: 'e' }),
      await deploy(github, { environment: 'e' }),
    ]
    await setState(github, second, 'success')
    await setState(github, first, 'success')
    expect(statesOf(github)).toEqual([['success'], ['success']])
  })
})

describe('who may do what', () => {
  test.each<[string | null, string]>([
    [null, 'Requires authentication'],
    ['wrong', 'Bad credentials'],
  ])('the token %j is answered 401', async (token, message) => {
    await using github = await startGitHub()
    const response = await call(github, '/deployments', { token })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ message })
  })

  test.each([
    ['none', 403, 403],
    ['read', 200, 403],
    ['write', 200, 201],
  ] as const)('deployments: %s gives %i to read and %i to create', async (deployments, reading, creating) => {
    await using github = await startGitHub({ permissions: { deployments }, token: 't' })
    expect((await call(github, '/deployments', { token: 't' })).status).toBe(reading)
    const response = await call(github, '/deployments', { token: 't', body: deployable })
    expect(response.status).toBe(creating)
    if (creating === 403) {
      expect(await response.json()).toMatchObject({ message: 'Resource not accessible by integration' })
    }
  })

  test('another repository is not known, and case does not matter', async () => {
    await using github = await startGitHub()
    const status = async (path: string) => (await call(github, github.url + path)).status
    expect(await status('/repos/octo/other/deployments')).toBe(404)
    expect(await status('/repos/octo/docs-2/deployments')).toBe(404)
    expect(await status('/repos/Octo/Docs/deployments')).toBe(200)
    expect(await status('/user')).toBe(404)
  })
})

describe('failures', () => {
  test('rate limits come with their headers, and pass', async () => {
    await using github = await startGitHub({ failures: [primaryRateLimit(60)] })
    github.fail(secondaryRateLimit(5), secondaryRateLimit(5, 429))
    const primary = await call(github, '/deployments')
    expect(primary.status).toBe(403)
    expect(primary.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(Number(primary.headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(Date.now() + 50_000)
    for (const status of [403, 429]) {
      const secondary = await call(github, '/deployments')
      expect([secondary.status, secondary.headers.get('retry-after')]).toEqual([status, '5'])
    }
    expect((await call(github, '/deployments')).status).toBe(200)
  })

  test('a deployment whose answer was lost is there all the same', async () => {
    await using github = await startGitHub()
    github.fail({ reset: 'after', when: { method: 'POST' } })
    expect((await call(github, '/deployments')).status).toBe(200)
    await expect(deploy(github)).rejects.toThrow(/fetch failed/)
    expect(github.deployments).toHaveLength(1)
  })

  test('requests are kept with their bodies and answers, without the token', async () => {
    await using github = await startGitHub()
    await deploy(github)
    await call(github, '/deployments?task=x')
    expect(github.requests).toEqual([
      { method: 'POST', path: '/repos/octo/docs/deployments', body: deployable, status: 201 },
      { method: 'GET', path: '/repos/octo/docs/deployments?task=x', body: undefined, status: 200 },
    ])
  })
})

test('the client that actions use reads it page by page', async () => {
  const { getOctokit } = await import('@actions/github')
  await using github = await startGitHub({ shuffle: true })
  for (let count = 0; count < 12; count += 1) await deploy(github)
  const client = getOctokit('github-token', { baseUrl: github.url })
  const all = await client.paginate(client.rest.repos.listDeployments, {
    owner: 'octo',
    repo: 'docs',
    per_page: 5,
  })
  expect(all).toHaveLength(12)
})
