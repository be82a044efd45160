import { describe, expect, test } from '@jest/globals'
import { startGitHub } from '../../sandbox/github.ts'
import { authority, type Conduct, startProxy, startTls } from '../support/proxy.ts'
import { batch, open } from '../support/service.ts'
import { openStage } from '../support/stage.ts'

const BASE_URL = 'https://search.test'

/** One batch sent through a proxy of this kind, to a name that only the proxy knows. */
async function through(conduct: Conduct) {
  await using proxy = await startProxy(conduct)
  process.env.HTTPS_PROXY = proxy.url.replace('//', '//octo:hunter2@')
  const attemptMs = conduct === 'says nothing' ? 2_000 : 60_000
  const service = open(BASE_URL, { attemptMs })
  delete process.env.HTTPS_PROXY
  const reply = await service.send(batch)
  expect(JSON.stringify(reply)).not.toContain('hunter2')
  expect(proxy.text()).not.toContain('sandbox-key')
  return { ...reply, seen: proxy.seen }
}

describe('a proxy', () => {
  test.each<[string, Conduct, RegExp]>([
    ['that asks for a password', { status: 407 }, /^fatal: the proxy does not let this through: .*407/],
    ['that reaches nobody', { status: 502 }, /^retry: the proxy does not reach the service: .*502/],
    ['that drops the connection', 'drops', /^retry: the proxy does not reach the service: other side closed/],
    ['that says nothing', 'says nothing', /^retry: no answer: no answer within 2 seconds/],
  ])('%s is named', async (_, conduct, says) => {
    const reply = await through(conduct)
    expect(`${reply.kind}: ${'reason' in reply ? reply.reason : ''}`).toMatch(says)
    expect(reply).toMatchObject({
      hint: expect.stringMatching(/HTTPS_PROXY/),
      // Once: not over and over until the time is up.
      seen: [{ line: 'CONNECT search.test:443', authorization: expect.stringMatching(/^Basic /) }],
    })
  })
})

describe('the action', () => {
  const PAGE = { 'a.md': '# A\n\nText.\n' }

  test('goes through HTTPS_PROXY by itself, and the proxy never sees the key', async () => {
    await using stage = await openStage(PAGE)
    await using tls = await startTls(stage.sandbox.url)
    await using proxy = await startProxy({ target: tls.url })
    const run = await stage.push({
      inputs: { 'base-url': BASE_URL, 'agent-instructions': 'AGENTS.md' },
      environment: { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority },
    })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', 'agent-instructions-changed': 'true' } })
    const requests = stage.sandbox.requests.map(each => `${each.method} ${each.key}`)
    expect(requests).toEqual(['POST write', 'GET none'])
    expect(proxy.seen.map(each => each.line)).toContain('CONNECT search.test:443')
    expect(proxy.text()).not.toContain(stage.key)
  })

  test('reaches GitHub’s API through it, and the proxy never sees the token', async () => {
    await using stage = await openStage(PAGE)
    await using github = await startGitHub({ token: 'the-token', repository: 'example/docs' })
    await using tls = await startTls(github.url)
    await using proxy = await startProxy({ target: tls.url })
    const run = await stage.push({
      inputs: { journal: 'deployments', 'github-token': 'the-token' },
      environment: { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority, GITHUB_API_URL: BASE_URL },
    })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toEqual(['success'])
    expect(new Set(proxy.seen.map(each => each.line))).toEqual(new Set(['CONNECT search.test:443']))
    expect(proxy.text()).not.toContain('the-token')
  })

  test('goes past it to what NO_PROXY names', async () => {
    await using stage = await openStage(PAGE)
    await using tls = await startTls(stage.sandbox.url)
    await using proxy = await startProxy('drops')
    const environment = {
      HTTPS_PROXY: proxy.url,
      NO_PROXY: 'example.com,127.0.0.1',
      NODE_EXTRA_CA_CERTS: authority,
    }
    const run = await stage.push({ inputs: { 'base-url': tls.url }, environment })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(proxy.seen).toEqual([])
  })

  test('sends nothing to a server with a certificate of nobody', async () => {
    await using stage = await openStage(PAGE)
    await using tls = await startTls(stage.sandbox.url)
    const run = await stage.push({ inputs: { 'base-url': tls.url } })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatch(
      /The connection is not secure: .* Check the certificate of base-url\. .* set NODE_EXTRA_CA_CERTS/,
    )
    expect(stage.sandbox.requests).toEqual([])
  })
})
