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

  test('goes nowhere in a preview', async () => {
    expect(await nowhere.send(batch)).toEqual({ kind: 'accepted' })
    expect(nowhere.sent).toEqual({ requests: 0, bytes: 0 })
  })
})

describe('a key', () => {
  test('is not sent where the check of certificates is switched off', () => {
    expect(() => open('https://search.example.com', { isTlsUnchecked: true })).toThrow(
      /^NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, .* set NODE_EXTRA_CA_CERTS/,
    )
    expect(open('http://127.0.0.1:1', { isTlsUnchecked: true })).toHaveProperty('sent.requests', 0)
  })
})

describe('an address that is not there', () => {
  test('is named when no host has its name', async () => {
    expect(await open('https://search.invalid').send(batch)).toMatchObject({
      kind: 'fatal',
      reason: 'no answer: there is no host with the name "search.invalid" (ENOTFOUND)',
    })
  })
})

describe('an answer', () => {
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
