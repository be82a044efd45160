import { describe, expect, test } from '@jest/globals'
import { runAction } from '../../../sandbox/action.ts'
import { startGitHub } from '../../../sandbox/github.ts'
import { startSandbox } from '../../../sandbox/server.ts'
import { openDispatcher } from '../../../src/adapters/http.ts'
import { createCheckout } from '../../support/checkout.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { authority, type Conduct, startProxy, startTls } from '../../support/proxy.ts'
import { batch, open } from '../../support/service.ts'

const BASE_URL = 'https://search.test'

/** One batch sent through a proxy of this kind, to a name that only the proxy knows. */
async function through(conduct: Conduct) {
  await using proxy = await startProxy(conduct)
  const environment = { HTTPS_PROXY: proxy.url.replace('//', '//octo:hunter2@') }
  const attemptMs = conduct === 'says nothing' ? 100 : 60_000
  const reply = await open(BASE_URL, { environment, attemptMs }).send(batch)
  expect(JSON.stringify(reply)).not.toContain('hunter2')
  expect(proxy.text()).not.toContain('sandbox-key')
  return { ...reply, seen: proxy.seen }
}

describe('a proxy', () => {
  test.each<[string, Conduct, string, RegExp, RegExp]>([
    [
      'that asks for a password',
      { status: 407 },
      'fatal',
      /^the proxy does not let this through: .*407/,
      /NO_PROXY.*HTTPS_PROXY \(http:\/\/name:password@proxy:port\)/,
    ],
    ['that forbids it', { status: 403 }, 'fatal', /^the proxy does not let this through: .*403/, /NO_PROXY/],
    [
      'that reaches nobody',
      { status: 502 },
      'retry',
      /^the proxy does not reach the service: .*502/,
      /HTTPS_PROXY/,
    ],
    [
      'that drops the connection',
      'drops',
      'retry',
      /^the proxy does not reach the service: it closed the connection/,
      /HTTPS_PROXY/,
    ],
    ['that says nothing', 'says nothing', 'retry', /^no answer: no answer within 0.1 seconds/, /HTTPS_PROXY/],
  ])('%s is named', async (_, conduct, kind, reason, hint) => {
    expect(await through(conduct)).toMatchObject({
      kind,
      reason: expect.stringMatching(reason),
      hint: expect.stringMatching(hint),
      // Once: not over and over until the time is up.
      seen: [{ line: 'CONNECT search.test:443', authorization: expect.stringMatching(/^Basic /) }],
    })
  })

  test('that is not there is named', async () => {
    const environment = { https_proxy: '127.0.0.1:9' }
    expect(await open(BASE_URL, { environment }).send(batch)).toMatchObject({
      kind: 'retry',
      reason: 'no answer: connect ECONNREFUSED 127.0.0.1:9 (ECONNREFUSED)',
    })
  })

  test.each(['socks5://127.0.0.1:1080', 'http://octo:hunter2@', 'http://['])(
    '%j is refused before anything is sent, without being shown',
    address => {
      expect(() => openDispatcher(BASE_URL, { environment: { HTTPS_PROXY: address } })).toThrow(
        /^HTTPS_PROXY is not the address of an http proxy\. Set one such as http:\/\/proxy\.example\.com:8080; SOCKS is not supported\.$/,
      )
    },
  )
})

/** The action itself, in its own process, with a page to push. */
async function push(
  baseUrl: string,
  environment: Record<string, string>,
  inputs: Record<string, string> = {},
) {
  await using folder = await temporaryFolder()
  await using checkout = await createCheckout({ 'a.md': '# A\n\nText.\n' })
  const own = { 'base-url': baseUrl, 'connector-id': 'docs', 'api-key': 'sandbox-key' }
  return await runAction({
    workspace: checkout.folder,
    inputs: { ...own, journal: `${folder.path}/journal.jsonl`, 'agent-instructions': 'AGENTS.md', ...inputs },
    environment,
  })
}

describe('the action', () => {
  test('goes through HTTPS_PROXY by itself, and the proxy never sees the key', async () => {
    await using sandbox = await startSandbox()
    await using tls = await startTls(sandbox.url)
    await using proxy = await startProxy({ target: tls.url })
    const run = await push(BASE_URL, { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', 'agent-instructions-changed': 'true' } })
    expect(sandbox.requests.map(each => `${each.method} ${each.key}`)).toEqual(['POST write', 'GET none'])
    expect(proxy.seen.map(each => each.line)).toContain('CONNECT search.test:443')
    expect(proxy.text()).not.toContain('sandbox-key')
  })

  test('reaches GitHub’s API through it, and the proxy never sees the token', async () => {
    await using sandbox = await startSandbox()
    await using github = await startGitHub({ token: 'the-token', repository: 'example/docs' })
    await using tls = await startTls(github.url)
    await using proxy = await startProxy({ target: tls.url })
    const run = await push(
      sandbox.url,
      { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority, GITHUB_API_URL: BASE_URL },
      { journal: 'deployments', 'github-token': 'the-token' },
    )
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toEqual(['success'])
    expect(new Set(proxy.seen.map(each => each.line))).toEqual(new Set(['CONNECT search.test:443']))
    expect(proxy.text()).not.toContain('the-token')
  })

  test('goes past it to what NO_PROXY names', async () => {
    await using sandbox = await startSandbox()
    await using tls = await startTls(sandbox.url)
    await using proxy = await startProxy('drops')
    const environment = {
      HTTPS_PROXY: proxy.url,
      NO_PROXY: 'example.com,127.0.0.1',
      NODE_EXTRA_CA_CERTS: authority,
    }
    expect(await push(tls.url, environment)).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(proxy.seen).toEqual([])
  })

  test('sends plain http to this machine through no proxy, not even when Node is told to', async () => {
    await using sandbox = await startSandbox()
    await using proxy = await startProxy('drops')
    const environment = {
      HTTP_PROXY: proxy.url,
      http_proxy: proxy.url,
      HTTPS_PROXY: proxy.url,
      NODE_USE_ENV_PROXY: '1',
    }
    expect(await push(sandbox.url, environment)).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(proxy.text()).toBe('')
  })

  test.each([
    [{}, /The connection is not secure: .* Check the certificate of base-url\. .* set NODE_EXTRA_CA_CERTS/],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check/],
  ])('sends nothing to a server with a certificate of nobody, with %j', async (environment, message) => {
    await using sandbox = await startSandbox()
    await using tls = await startTls(sandbox.url)
    const run = await push(tls.url, environment)
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatch(message)
    expect(sandbox.requests).toEqual([])
  })
})
