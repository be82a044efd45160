import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../sandbox/server.ts'
import { batch, open } from './support/service.ts'

describe('an answer', () => {
  test('that redirects is not followed', async () => {
    await using sandbox = await startSandbox()
    await using elsewhere = await startSandbox()
    for (const status of [301, 302, 303, 307, 308])
      sandbox.fail({ status, headers: { location: `${elsewhere.url}/login?x=1` } })
    const service = open(sandbox.url)
    for (let count = 0; count < 5; count++)
      expect(await service.send(batch)).toMatchObject({
        kind: 'fatal',
        reason: `the service redirects to ${elsewhere.url}; the key is not sent on`,
      })
    expect(elsewhere.requests).toEqual([])
  })

  test('that is a web page is a login', async () => {
    await using sandbox = await startSandbox()
    sandbox.fail({ status: 200, body: '<html>', contentType: 'Text/HTML; charset=utf-8' })
    expect(await open(sandbox.url).send(batch)).toMatchObject({
      kind: 'fatal',
      reason: expect.stringMatching(/a login/),
    })
  })

  test('that asks for a pause is passed on with it', async () => {
    await using sandbox = await startSandbox()
    sandbox.fail({ status: 429, headers: { 'retry-after': '7' } })
    expect(await open(sandbox.url).send(batch)).toMatchObject({
      kind: 'retry',
      afterMs: 7_000,
      isPressure: true,
    })
  })

  test('that repeats all that was sent is read to its end, where it says what was not taken', async () => {
    await using sandbox = await startSandbox()
    const documents = [{ body: 'x'.repeat(5_000_000) }, { external_ref: 'b.md', status: 'failed' }]
    sandbox.fail({ status: 200, body: JSON.stringify({ documents }), contentType: 'application/json' })
    expect(await open(sandbox.url).send(batch)).toMatchObject({ kind: 'split', isSize: false })
  })

  test('without an end is read no further than its beginning', async () => {
    await using endless = await startEndless()
    const reply = await open(endless.url).send(batch)
    expect(reply).toMatchObject({ kind: 'split', reason: expect.stringMatching(/"x{200}…"$/) })
  })

  test.each([
    ['reset before the request was carried out', { reset: 'before' }],
    ['reset after it', { reset: 'after' }],
    ['cut off', { truncate: true }],
  ] as const)('that is %s is asked for again', async (_, fault) => {
    await using sandbox = await startSandbox()
    sandbox.fail(fault)
    const service = open(sandbox.url)
    expect(await service.send(batch)).toMatchObject({
      kind: 'retry',
      reason: expect.stringMatching(/^no answer: /),
      afterMs: 0,
    })
    expect(await service.send(batch)).toEqual({ kind: 'accepted' })
    expect(service.sent.requests).toBe(2)
  })

  test('that does not come is no longer waited for when the run ends', async () => {
    await using sandbox = await startSandbox()
    const ending = new AbortController()
    sandbox.fail({ hang: true })
    const sending = open(sandbox.url, { signal: ending.signal }).send(batch)
    setTimeout(() => ending.abort(), 50)
    expect(await sending).toMatchObject({ kind: 'retry', reason: expect.stringMatching(/aborted/) })
  })

  test('of nobody is asked for again', async () => {
    expect(await open(deserted).send(batch)).toMatchObject({
      kind: 'retry',
      reason: expect.stringMatching(/^no answer: /),
    })
  })

  // Passes outside jest, where the causes of an error are of the same realm as `Error`.
  test('of nobody says why', async () => {
    expect(await open(deserted).send(batch)).toMatchObject({
      reason: expect.stringMatching(/ECONNREFUSED/),
    })
  })
})

/** An address at which nobody listens: no server that asks for a free port is given this one. */
const deserted = 'http://127.0.0.1:9'

/** A server that refuses everything in a message without an end. */
async function startEndless() {
  const server = createServer((_, response) => {
    response.writeHead(422)
    Readable.from(forever()).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections()
    },
  }
}

function* forever() {
  for (;;) yield 'x'.repeat(10_000)
}
