import { describe, expect, test } from '@jest/globals'
import type { ActionOptions } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { findLeaks } from '../../sandbox/leaks.ts'
import { withoutKey } from '../../src/adapters/service/index.ts'
import { openPool } from '../../src/adapters/workers/pool.ts'
import { settings } from '../document/settings.ts'
import { startTls } from '../support/proxy.ts'
import { openStage, randomKey, throwing } from '../support/stage.ts'

const PAGES = { 'a.md': '# A\n\n[b](nothing.md)\n', 'b.md': '# B\n\nText.\n' }

/** A service may repeat the key as it came, or in an encoding. */
const echoes: Record<string, (key: string) => string> = {
  plainly: key => `Bearer ${key} is unknown`,
  'as JSON': key => JSON.stringify({ error: { headers: { authorization: `Bearer ${key}` } } }),
  'as XML': key =>
    `<key>${key.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')}</key>`,
  'in a query': key => `/api?key=${encodeURIComponent(key)}`,
  'in base64': key => Buffer.from(`Bearer ${key}`).toString('base64'),
  'in base64, one byte later': key => Buffer.from(`A key: ${key}`).toString('base64'),
  'in base64, two bytes later': key => Buffer.from(`The key: ${key}`).toString('base64'),
}

/** Each answer whose words are passed on to the user: one after the other, as far as the run goes on. */
const kinds: Record<string, (body: string) => Fault[]> = {
  'trouble, then a refusal of each': body => [
    { status: 503, body },
    { status: 422, body, times: 9 },
  ],
  'a success with failures in it': error => [{ status: 200, body: { errors: [{ error }] }, times: 9 }],
  'an unknown key': body => [{ status: 401, body }],
  'an odd status': body => [{ status: 418, body }],
}

// What is looked for, and where, is in sandbox/leaks.ts: every run of every test is searched.
describe('a service that repeats the key does not bring it into the log, the summary, the report or the journal:', () => {
  const [first = '', ...others] = Object.keys(kinds)
  const rows = [...Object.keys(echoes).map(how => [how, first]), ...others.map(kind => ['plainly', kind])]

  test.each(rows)('%s, in %s', async (how = '', kind = '') => {
    await using stage = await openStage(PAGES)
    stage.sandbox.fail(...(kinds[kind]?.(echoes[how]?.(stage.key) ?? '') ?? []))
    const run = await stage.push()
    expect(run.outputs).toHaveProperty('report')
    expect(run.exitCode).toBe(1)
  })

  test.each(Object.keys(echoes))('%s is masked', how => {
    const key = randomKey()
    const masked = withoutKey(echoes[how]?.(key) ?? '', key)
    expect(masked).toContain('***')
    expect(findLeaks(key, { masked })).toEqual([])
  })

  test('redirects to an address with the key in it: neither is followed nor named', async () => {
    await using stage = await openStage(PAGES)
    const location = `https://${Buffer.from(stage.key).toString('hex').slice(0, 20)}.example/${encodeURIComponent(stage.key)}`
    stage.sandbox.fail({ status: 307, headers: { location } })
    const run = await stage.push()
    expect(run.output).toMatch(/redirects to another address, and the key is not sent on: status 307/)
  })
})

const ends: Record<string, Partial<ActionOptions> & { says: RegExp; exits?: number }> = {
  'all is well': { says: /Every change up to /, exits: 0 },
  'Node is to print what it sends': {
    environment: { NODE_DEBUG: 'net' },
    says: /NODE_DEBUG makes Node print what it sends/,
  },
  'an input is malformed': { inputs: { concurrency: 'x' }, says: /concurrency: "x"/ },
  'the address holds it': {
    inputs: { 'base-url': 'https://KEY@search.example' },
    says: /base-url: it has a user/,
  },
  'it has a line break': { inputs: { 'api-key': 'KEY\nKEY' }, says: /api-key: it has a space, a line break/ },
  'it is stored with its word': {
    inputs: { 'api-key': 'Bearer KEY' },
    says: /without "Bearer"/,
  },
  'the token has a line break': {
    inputs: { 'github-token': 'KEY\nKEY', journal: 'deployments' },
    says: /github-token: it has a space, a line break/,
  },
}

describe('the key is nowhere when', () => {
  test.each(Object.entries(ends))('%s', async (_, { says, exits = 1, inputs = {}, ...options }) => {
    await using stage = await openStage(PAGES)
    const fill = ([name, value]: [string, string]) => [
      name,
      value.replaceAll('KEY', name === 'base-url' ? encodeURIComponent(stage.key) : stage.key),
    ]
    const filled = Object.fromEntries(Object.entries(inputs).map(fill))
    const run = await stage.push({ ...options, inputs: filled })
    expect(run.output).toMatch(says)
    expect(run.exitCode).toBe(exits)
    expect(findLeaks(stage.key, { log: withoutMasks(run.output) })).toEqual([])
  })

  test('something fails that nobody has foreseen, with the key in its words', async () => {
    await using stage = await openStage(PAGES)
    stage.sandbox.fail({ hang: true })
    const run = await stage.push(throwing(stage, `'key ' + process.env['INPUT_API-KEY']`))
    expect(run.output).toMatch(/Unexpected error in Docs Push/)
  })
})

test('the key is in no deployment, and the token in none either', async () => {
  await using stage = await openStage(PAGES)
  const token = randomKey()
  await using github = await startGitHub({ token, repository: 'example/docs' })
  stage.sandbox.fail({ status: 422, body: `Bearer ${stage.key}`, times: 9 })
  await stage.push({
    inputs: { journal: 'deployments', 'github-token': token },
    environment: { GITHUB_API_URL: github.url },
  })
  expect(github.deployments).toHaveLength(1)
  const seen = { requests: JSON.stringify(github.requests), kept: JSON.stringify(github.deployments) }
  expect([...findLeaks(stage.key, seen), ...findLeaks(token, seen)]).toEqual([])
})

test('a thread that reads pages has nothing of the environment', async () => {
  process.env['INPUT_API-KEY'] = 'k3y-of-this-test'
  const code = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', jobs => Array.isArray(jobs) &&
      parentPort.postMessage([[process.env, process.argv, process.execArgv]]))`
  await using pool = openPool(new URL(`data:text/javascript,${encodeURIComponent(code)}`), 1)
  const job = { path: 'a.md', externalRef: 'a.md', content: new Uint8Array(), archived: false }
  const commit = {
    files: { oids: new Map<string, string>() },
    sites: { sites: [], messages: [], unread: [] },
  }
  const maker = pool.openMaker(commit, settings, async function* () {})
  const seen = (await maker.make(job)) as unknown as object[]
  delete process.env['INPUT_API-KEY']
  expect(seen[0]).toEqual({})
  expect(JSON.stringify(seen)).not.toContain('k3y-of-this-test')
})

test('no key and no token is sent, to preview either, when certificates are not checked', async () => {
  await using stage = await openStage(PAGES)
  const token = randomKey()
  await using github = await startGitHub({ token, repository: 'example/docs' })
  await using tls = await startTls(github.url)
  const base = { ref: 'main', sha: await stage.checkout.git('rev-parse', 'HEAD') }
  for (const name of ['pull_request', 'push']) {
    const run = await stage.push({
      event: { name, payload: { repository: { default_branch: 'main' }, pull_request: { base } } },
      inputs: { journal: 'deployments', 'github-token': token },
      environment: { GITHUB_API_URL: tls.url, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    })
    expect(run.output).toMatch(/so anybody could read the key and the token of GitHub\. Remove the variable/)
    expect(run.exitCode).toBe(1)
  }
  expect(github.requests).toEqual([])
})

function withoutMasks(output: string): string {
  return output.replace(/^::add-mask::.*\n/gm, '')
}
