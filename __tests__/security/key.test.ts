import { createServer } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import type { ActionOptions } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { listenLocally } from '../../sandbox/http.ts'
import { findLeaks } from '../../sandbox/leaks.ts'
import { openPool } from '../../src/adapters/workers/pool.ts'
import { settings } from '../document/settings.ts'
import { startTls } from '../support/proxy.ts'
import { openStage, randomKey, throwing } from '../support/stage.ts'

const PAGES = { 'a.md': '# A\n\n[b](nothing.md)\n', 'b.md': '# B\n\nText.\n' }

const codes = (text: string, pattern: RegExp, toCode: (code: number) => string) =>
  text.replace(pattern, character => toCode(character.charCodeAt(0)))
const hex = (code: number, digits = 2) => code.toString(16).padStart(digits, '0')
/** As libraries of these languages write it. Every other encoding is in `text/secrets.test.ts`. */
const inPhp = (key: string) => JSON.stringify(key).replaceAll('/', '\\/')
const inDotNet = (key: string) => codes(key, /[^\w=/.]/g, code => `\\u${hex(code, 4).toUpperCase()}`)
const inGo = (key: string) => JSON.stringify(key).replace(/[<>&]/g, each => `\\u00${hex(each.charCodeAt(0))}`)
const inUrl = (key: string) => codes(key, /\W/g, code => `%${hex(code)}`)
const inHtml = (key: string) => codes(key, /["'&<>]/g, code => `&#${code};`)
const inMustache = (key: string) => codes(key, /[^\w ]/g, code => `&#x${hex(code).toUpperCase()};`)

/** A service may repeat the key as it came, in an encoding, or in several. */
const echoes: Record<string, (key: string) => string> = {
  plainly: key => `Bearer ${key} is unknown`,
  'without its end': key => `Bearer ${key.slice(0, 20)}... is unknown`,
  'as JSON': key => JSON.stringify({ error: { headers: { authorization: `Bearer ${key}` } } }),
  'as JSON of PHP': inPhp,
  'as JSON of .NET': inDotNet,
  'as JSON of Go': inGo,
  'as HTML': inHtml,
  'as HTML of Mustache': inMustache,
  'in a query': key => `/api?key=${encodeURIComponent(key)}`,
  'in a query, in small letters': key => `/api?key=${inUrl(key)}`,
  'in a query of a page, as JSON': key => inDotNet(inHtml(inUrl(key))),
  'as JSON in JSON in JSON': key => JSON.stringify({ error: JSON.stringify({ error: inPhp(key) }) }),
  'in base64': key => Buffer.from(`Bearer ${key}`).toString('base64'),
  'after 250 other characters': key => `${'x'.repeat(190)} ${inUrl(key)}`,
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
    expect(run.output).toContain('"(left out: it contains the key or the token)"')
    expect(run.exitCode).toBe(1)
  })

  test('of another target', async () => {
    await using stage = await openStage(PAGES)
    const other = randomKey()
    stage.sandbox.fail({ status: 401, body: inPhp(other) })
    const run = await stage.push({
      inputs: {
        targets:
          'targets: [{ name: a, files: [a.md] }, { name: b, connector-id: other, files: [b.md], api-key-env: B_SEARCH_KEY }]',
      },
      environment: { B_SEARCH_KEY: other },
    })
    expect(run.output).toMatch(/a: The service rejected the API key: status 401, "\(left out: /)
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
  'an input is malformed': { inputs: { 'timeout-minutes': 'x' }, says: /timeout-minutes: "x"/ },
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

describe('a token is not shown', () => {
  test('where GitHub repeats it', async () => {
    await using stage = await openStage(PAGES)
    const token = randomKey()
    await using github = await startGitHub({ token })
    github.fail({ status: 403, body: { message: `${'x'.repeat(190)}${inPhp(token)}` }, times: 9 })
    const run = await stage.push({
      inputs: { journal: 'deployments', 'github-token': token },
      environment: { GITHUB_API_URL: github.url },
    })
    expect(run.output).toMatch(/cannot be written: \(left out: .* The token may not write deployments/)
  })

  test('where a git server repeats it, which gets it in base64', async () => {
    await using stage = await openStage(PAGES)
    const repeats = createServer(({ headers }, response) => {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`Refused: ${headers.authorization}`)
    })
    await using stack = new AsyncDisposableStack()
    const { url, close } = await listenLocally(repeats)
    stack.defer(close)
    await stage.push()
    await stage.checkout.git('commit', '--quiet', '--amend', '--message=Another first commit')
    const run = await stage.push({
      inputs: { 'github-token': randomKey() },
      environment: { GITHUB_SERVER_URL: url },
    })
    expect(run.output).toMatch(/The server could not be asked .* \(\(left out: /)
  })
})

test('a thread that reads pages has nothing of the environment', async () => {
  process.env['INPUT_API-KEY'] = 'k3y-of-this-test'
  const code = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', jobs => Array.isArray(jobs) &&
      parentPort.postMessage([process.env, process.argv, process.execArgv]))`
  await using pool = openPool(new URL(`data:text/javascript,${encodeURIComponent(code)}`), 1)
  const job = { path: 'a.md', externalRef: 'a.md', content: new Uint8Array() }
  const commit = {
    files: { oids: new Map<string, string>() },
    sites: { configs: [], messages: [], unread: [], all: [], files: new Map() },
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
