import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../../sandbox/server.ts'
import { nowhere } from '../../../src/adapters/service/index.ts'
import { startScripted } from '../../support/scripted.ts'
import { batch, open } from '../../support/service.ts'

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

  test.each([
    ['refuses is to be split', 422, {}, { kind: 'split', isSize: false }],
    ['names in a success', 200, { errors: { 'a.md': 'no' } }, { kind: 'split', isSize: false }],
  ])('with a document that the service %s', async (_, status, body, expected) => {
    await using sandbox = await startSandbox()
    sandbox.fail({ status, body })
    expect(await open(sandbox.url).send(batch)).toMatchObject(expected)
  })

  test('goes nowhere in a preview', async () => {
    expect(await nowhere.send(batch)).toEqual({ kind: 'accepted' })
    expect(nowhere.sent).toEqual({ requests: 0, bytes: 0 })
  })
})

describe('a key', () => {
  test.each([
    ['that the service does not know', 'wrong-key', 401, /rejected the API key/],
    ['without write access', 'read-only-key', 403, /refused the API key/],
  ])('%s ends the run', async (_, apiKey, status, reason) => {
    await using sandbox = await startSandbox()
    expect(await open(sandbox.url, { apiKey }).send(batch)).toMatchObject({
      kind: 'fatal',
      reason: expect.stringMatching(reason),
    })
    expect(sandbox.requests).toMatchObject([{ status }])
  })

  test('is not sent where the check of certificates is switched off', () => {
    expect(() => open('https://search.example.com', { isTlsUnchecked: true })).toThrow(
      /^NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, .* set NODE_EXTRA_CA_CERTS/,
    )
    expect(open('http://127.0.0.1:1', { isTlsUnchecked: true })).toHaveProperty('sent.requests', 0)
  })
})

describe('an address that is not there', () => {
  test('is the connector, or base-url', async () => {
    await using sandbox = await startSandbox()
    for (const service of [open(sandbox.url, { connectorId: 'other' }), open(`${sandbox.url}/wrong`)])
      expect(await service.send(batch)).toMatchObject({
        kind: 'fatal',
        reason: expect.stringMatching(/^there is no such connector at base-url: status 404/),
        hint: expect.stringMatching(/^Check connector-id: .* Check base-url: /),
      })
  })

  test('is named when no host has its name', async () => {
    expect(await open('https://search.invalid').send(batch)).toMatchObject({
      kind: 'fatal',
      reason: 'no answer: there is no host with the name "search.invalid" (ENOTFOUND)',
    })
  })
})

describe('an answer', () => {
  test('that redirects is not followed', async () => {
    await using sandbox = await startSandbox()
    await using elsewhere = await startSandbox()
    for (const status of [301, 302, 303, 307, 308])
      sandbox.fail({ status, headers: { location: `${elsewhere.url}/login?x=1` } })
    const service = open(sandbox.url)
    for (const status of [301, 302, 303, 307, 308])
      expect(await service.send(batch)).toMatchObject({
        kind: 'fatal',
        reason: `the service redirects to another address, and the key is not sent on: status ${status}, to ${elsewhere.url}`,
      })
    expect(elsewhere.requests).toEqual([])
  })

  test.each([
    [{ status: 200, body: 'Hello', contentType: 'Text/HTML; charset=utf-8' }, { kind: 'fatal' }],
    [
      { status: 429, headers: { 'retry-after': '7' } },
      { kind: 'retry', afterMs: 7_000, isPressure: true },
    ],
  ])('is judged by its headers too: %j', async (fault, expected) => {
    await using sandbox = await startSandbox()
    sandbox.fail(fault)
    expect(await open(sandbox.url).send(batch)).toMatchObject(expected)
  })

  test('that repeats all that was sent is read to its end, where it says what was refused', async () => {
    await using sandbox = await startSandbox()
    const documents = [{ body: 'x'.repeat(5_000_000) }, { external_ref: 'b.md', status: 422 }]
    sandbox.fail({ status: 207, body: JSON.stringify({ documents }), contentType: 'application/json' })
    expect(await open(sandbox.url).send(batch)).toMatchObject({ kind: 'split', isSize: false })
  })

  test('without an end is read no further than its beginning', async () => {
    const endless = (response: {
      write: (text: string) => boolean
      once: (event: string, then: () => void) => void
    }) => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', () => endless(response))
    }
    await using server = await startScripted([{ meet: response => endless(response.writeHead(422)) }])
    const reason = expect.stringMatching(/"x{200}…"$/)
    expect(await open(server.url).send(batch)).toMatchObject({ kind: 'split', reason })
  })

  test.each([
    ['reset before the request was carried out', { reset: 'before' }],
    ['reset after it', { reset: 'after' }],
    ['cut off', { truncate: true }],
  ] as const)('that is %s is asked for again', async (_, fault) => {
    await using sandbox = await startSandbox()
    sandbox.fail(fault)
    const service = open(sandbox.url)
    const reason = expect.stringMatching(/^no answer: /)
    expect(await service.send(batch)).toMatchObject({ kind: 'retry', reason, afterMs: 0 })
    expect(await service.send(batch)).toEqual({ kind: 'accepted' })
    expect(service.sent.requests).toBe(2)
  })

  test('that does not come is no longer waited for when its time or the run ends', async () => {
    await using server = await startScripted([{ meet: () => {} }])
    expect(await open(server.url, { attemptMs: 50 }).send(batch)).toMatchObject({
      kind: 'retry',
      reason: 'no answer: no answer within 0.05 seconds (timeout)',
    })
    const signal = AbortSignal.timeout(50)
    expect(await open(server.url, { signal }).send(batch)).toMatchObject({ kind: 'retry' })
  })

  test('of nobody says where', async () => {
    // No server that asks for a free port is given this one.
    expect(await open('http://127.0.0.1:9').send(batch)).toMatchObject({
      kind: 'retry',
      reason: 'no answer: connect ECONNREFUSED 127.0.0.1:9 (ECONNREFUSED)',
    })
  })
})
