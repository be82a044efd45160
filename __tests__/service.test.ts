import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../sandbox/server.ts'
import { nowhere, ServiceError } from '../src/service.ts'
import { batch, open } from './support/service.ts'

describe('a batch', () => {
  test('that is accepted is in search as it was sent, and is counted', async () => {
    await using sandbox = await startSandbox()
    const service = open(sandbox.url)
    expect(service.sent).toEqual({ requests: 0, bytes: 0 })
    expect(await service.send(batch)).toEqual({ kind: 'accepted' })
    await sandbox.settled()
    expect(service.sent).toEqual({ requests: 1, bytes: batch.bytes })
    expect(sandbox.requests).toMatchObject([
      { method: 'POST', path: '/api/ingest/docs/documents', key: 'write', bytes: batch.bytes, status: 202 },
    ])
    expect(sandbox.requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(batch.bytes),
    })
    expect(sandbox.store.search('Text', {})).toMatchObject([{ external_ref: 'a.md' }])
  })

  test('with a document that the service refuses is to be split', async () => {
    await using sandbox = await startSandbox()
    sandbox.poison('a.md')
    expect(await open(sandbox.url).send(batch)).toMatchObject({ kind: 'split', isSize: false })
  })

  test('goes nowhere in a preview', async () => {
    expect(await nowhere.send(batch)).toEqual({ kind: 'accepted' })
    expect(nowhere.sent).toEqual({ requests: 0, bytes: 0 })
  })
})

describe('a key', () => {
  test.each([
    ['that the service does not know', 'wrong-key', 401, /does not know the key/],
    ['without write access', 'read-only-key', 403, /refuses the key/],
  ])('%s ends the run', async (_, apiKey, status, reason) => {
    await using sandbox = await startSandbox()
    expect(await open(sandbox.url, { apiKey }).send(batch)).toMatchObject({
      kind: 'fatal',
      reason: expect.stringMatching(reason),
    })
    expect(sandbox.requests).toMatchObject([{ status }])
  })

  test('that the service echoes is in no reply', async () => {
    await using sandbox = await startSandbox()
    const body = { error: 'no key sandbox-key; sandbox-key?' }
    for (const status of [400, 401, 403, 404, 413, 429, 500, 501]) sandbox.fail({ status, body })
    const service = open(sandbox.url)
    for (let count = 0; count < 8; count++) {
      const reply = JSON.stringify(await service.send(batch))
      expect(reply).not.toContain('sandbox-key')
      expect(reply).toContain('no key ***; ***?')
    }
  })

  test('that the service echoes with its quotes escaped is in no reply', async () => {
    const apiKey = 'half"other-half'
    await using sandbox = await startSandbox({ keys: { [apiKey]: { write: true } } })
    sandbox.fail({ status: 401, body: { error: `no key ${apiKey}` } })
    expect(JSON.stringify(await open(sandbox.url, { apiKey }).send(batch))).not.toContain('other-half')
  })

  test('is not sent where the check of certificates is switched off', () => {
    expect(() => open('https://search.example.com', { isTlsUnchecked: true })).toThrow(ServiceError)
    expect(() => open('https://search.example.com', { isTlsUnchecked: true })).toThrow(
      /^NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, .* set NODE_EXTRA_CA_CERTS/,
    )
    expect(() => open('http://127.0.0.1:1', { isTlsUnchecked: true })).not.toThrow()
  })
})

describe('an address that is not there', () => {
  test('is the connector when the service itself answers', async () => {
    await using sandbox = await startSandbox()
    const reply = await open(sandbox.url, { connectorId: 'other' }).send(batch)
    expect(reply).toMatchObject({
      kind: 'fatal',
      hint: expect.stringMatching(/^base-url is right: .*Check connector-id/),
    })
    expect(sandbox.requests.map(each => `${each.method} ${each.path} ${each.key}`)).toEqual([
      'POST /api/ingest/other/documents write',
      'GET /api/agent-instructions none',
    ])
  })

  test('is the base URL when it does not', async () => {
    await using sandbox = await startSandbox()
    const reply = await open(`${sandbox.url}/wrong`).send(batch)
    expect(reply).toMatchObject({
      kind: 'fatal',
      hint: expect.stringMatching(/does not answer at base-url\. Check it/),
    })
  })
})
