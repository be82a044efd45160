import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { type GitHub, type GitHubOptions, primaryRateLimit, startGitHub } from '../../sandbox/github.ts'
import { DeploymentsJournal } from '../../src/adapters/deployments.ts'
import type { Journal } from '../../src/journal/index.ts'
import { listed, record } from '../support/attempts.ts'
import { clientOf } from '../support/deployments.ts'
import { read } from '../support/scripted.ts'

/** One request and its answer, as they went over the wire. */
interface Exchange {
  method: string
  url: URL
  /** Parsed; `undefined` when there is none. */
  sent: unknown
  status: number
  received: unknown
}

interface Operation {
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: object
  responses: Record<string, { $ref?: string }>
}

const file = process.env.GITHUB_OPENAPI
if (file === undefined)
  throw new Error(
    'GITHUB_OPENAPI is not set: the path of api.github.com.json from the npm package @octokit/openapi.',
  )
const description = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, { name: string }> }
}
const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, verbose: true })
// The CommonJS module has its function both as itself and as its default.
;(formats as unknown as (ajv: Ajv) => void)(ajv)
ajv.addSchema(description, 'github')

/** What any operation may answer: the token, its permissions, the rate, or a fault of GitHub's own. */
const ANYWHERE = [401, 403, 404, 429, 500]

/** What of an exchange GitHub's description does not allow: empty when it keeps to it. */
function check({ method, url, sent, status, received }: Exchange): string[] {
  const isPath = (each: string) => new RegExp(`^${each.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(url.pathname)
  const path = Object.keys(description.paths).find(isPath) ?? ''
  const operation = description.paths[path]?.[method.toLowerCase()]
  if (operation === undefined) return [`${method} ${url.pathname} is not described`]
  const { parameters = [], requestBody, responses } = operation
  const names = parameters.map(
    ({ $ref, name }) => name ?? description.components.parameters[$ref?.split('/').at(-1) ?? '']?.name,
  )
  const unknown = [...url.searchParams.keys()].filter(each => !names.includes(each))
  const problems = unknown.map(each => `no parameter ${each}`)
  const own = ['paths', path, method.toLowerCase()]
  if (requestBody) problems.push(...problemsOf([...own, 'requestBody'], sent))
  const response = responses[status]
  if (response === undefined && !ANYWHERE.includes(status))
    return [...problems, `${method} ${path} is not described to answer ${status}`]
  const place =
    response === undefined
      ? ['components', 'responses', 'not_found']
      : (response.$ref?.split('/').slice(1) ?? [...own, 'responses', String(status)])
  return [...problems, ...problemsOf(place, received)]
}

function problemsOf(place: string[], value: unknown): string[] {
  const pointer = [...place, 'content', 'application/json', 'schema'].map(each =>
    encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const validate = ajv.compile({ $ref: `github#/${pointer.join('/')}` })
  if (validate(value)) return []
  return (
    (validate.errors ?? [])
      // GitHub gives '' as the default of an address, and '' is none.
      .filter(({ data, parentSchema }) => data === undefined || data !== parentSchema?.default)
      .map(({ instancePath, message }) => `${place.join(' ')}: ${instancePath} ${message}`)
  )
}

/** A server before the stand-in that writes down what goes over the wire. */
async function startRecorder(github: GitHub, exchanges: Exchange[]) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await read(request)
    const answer = await fetch(github.url + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body && { body }),
    })
    const text = await answer.text()
    // The addresses of further pages name the repository by its number.
    const path = url.replace(/^\/repositories\/\d+/, '/repos/octo/docs')
    const sent = body ? JSON.parse(body) : undefined
    const { status } = answer
    exchanges.push({ method, url: new URL(path, own), sent, status, received: JSON.parse(text) })
    const link = answer.headers.get('link')?.replaceAll(github.url, own)
    response.writeHead(status, { 'content-type': 'application/json', ...(link && { link }) }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: own, [Symbol.asyncDispose]: async () => server.close().closeAllConnections() }
}

/** Works with a journal, and expects that client and stand-in keep to what GitHub describes. */
async function keeping(
  sandbox: GitHubOptions,
  statuses: number[],
  work: (journal: Journal) => Promise<unknown>,
  token = 'github-token',
): Promise<void> {
  await using github = await startGitHub(sandbox)
  const exchanges: Exchange[] = []
  await using recorder = await startRecorder(github, exchanges)
  const runUrl = 'https://github.com/octo/docs/actions/runs/7'
  const journal = new DeploymentsJournal(await clientOf(recorder, { token }), record, runUrl)
  await work(journal).catch(() => {})
  expect(exchanges.flatMap(check)).toEqual([])
  expect([...new Set(exchanges.map(each => each.status))].toSorted()).toEqual(statuses)
}

test('attempts that begin, end in every way and are listed, page by page', async () => {
  await keeping({}, [200, 201], async journal => {
    await listed(journal)
    for (const state of ['succeeded', 'failed', 'void', 'succeeded'] as const) {
      const { id } = await journal.begin(record)
      await journal.end(id, state, 'so it ended')
    }
    for (let count = 0; count < 100; count++) await journal.begin(record)
    await listed(journal)
  })
})

test.each<[string, number, GitHubOptions, ...string[]]>([
  ['a token that is not known', 401, {}, 'wrong'],
  ['a token that may not', 403, { permissions: { deployments: 'none' } }],
  ['a repository that is not shown', 404, { repository: 'octo/other' }],
  ['the hourly limit', 403, { failures: [primaryRateLimit(60)] }],
  ['a commit that is not there', 422, { refs: {} }],
])('%s', async (_, status, sandbox, ...[token]) => {
  await keeping(sandbox, [status], journal => journal.begin({ ...record, sha: 'gone' }), token)
})
