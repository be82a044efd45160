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

  test.each<[string, number, (key: string) => object]>([
    ['as it is', 400, key => ({ body: { error: `no key ${key}; ${key}?` } })],
    ['with an error of the service', 500, key => ({ body: `no key ${key}` })],
    ['in an answer that makes no sense', 501, key => ({ body: `no key ${key}` })],
    ['in other case', 422, key => ({ body: key.toUpperCase() })],
    [
      'as JSON with every slash escaped',
      422,
      key => ({ body: JSON.stringify({ key }).replaceAll('/', '\\/') }),
    ],
    ['as JSON in digits', 422, key => ({ body: [...key].map(each => `\\u00${hex(each)}`).join('') })],
    ['in a URL', 400, key => ({ body: `?key=${encodeURIComponent(key)}` })],
    [
      'in a URL, every character of it',
      400,
      key => ({ body: [...key].map(each => `%${hex(each)}`).join('') }),
    ],
    ['in base64', 400, key => ({ body: Buffer.from(`Bearer ${key}`).toString('base64') })],
    [
      'in base64 for URLs',
      400,
      key => ({ body: Buffer.from(`{"authorization":"${key}"}`).toString('base64url') }),
    ],
    [
      'in an address to go to',
      302,
      key => ({ headers: { location: `https://${key.replace(/[^a-z]/g, '-')}.example.com/?${key}` } }),
    ],
  ])('that the service repeats %s is in no reply', async (_, status, fault) => {
    const apiKey = 'half"of/the+key'
    await using sandbox = await startSandbox({ keys: { [apiKey]: { write: true } } })
    sandbox.fail({ status, ...fault(apiKey) })
    const reply = JSON.stringify(await open(sandbox.url, { apiKey }).send(batch))
    expect(reply).toMatch(/in words that repeat the key|redirects to another address/)
    expect(reply).not.toMatch(/half|the-key/i)
  })

  test.each([401, 403])('with status %i, nothing that the service says is repeated', async status => {
    await using sandbox = await startSandbox()
    sandbox.fail({ status, body: 'the key sand*** is too old' })
    const reply = await open(sandbox.url).send(batch)
    expect(reply).toMatchObject({ kind: 'fatal', reason: expect.stringMatching(/key \(status 40[13]\)$/) })
    expect(JSON.stringify(reply)).not.toContain('sand')
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
      reason: expect.stringMatching(
        /^the service has no connector with the ID "other" \(status 404, .*no connector/,
      ),
      hint: expect.stringMatching(/connector-id is wrong: copy the ID .* from the connector's page\.$/),
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
      reason: expect.stringMatching(/^the address in base-url leads to no search service \(status 404/),
      hint: expect.stringMatching(/^Check it: it is the address up to/),
    })
  })
})

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0')
