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
