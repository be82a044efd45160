import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startSandbox } from '../../sandbox/server.ts'
import { dryRunService, isHtml, judge, reportsFailure } from '../../src/adapters/service.ts'
import type { Reply } from '../../src/push/requests.ts'
import type { Topic } from '../../src/text/message.ts'
import { type Step, startScripted } from '../support/scripted.ts'
import { batch, open } from '../support/service.ts'

describe('a batch', () => {
  test('that is accepted is in search as it was sent, and is counted', async () => {
    await using sandbox = await startSandbox()
    const service = open(sandbox.url)
    expect(service.sent).toEqual({ requests: 0, bytes: 0, refused: 0 })
    expect(await service.send(batch)).toEqual({ kind: 'accepted' })
    await sandbox.settled()
    expect(service.sent).toEqual({ requests: 1, bytes: batch.bytes, refused: 0 })
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
    [401, 1],
    // A firewall may say so of the answer to a request that the service took.
    [403, 0],
    [404, 1],
    // What such an answer leaves is not known.
    [503, 0],
    [418, 0],
    [302, 0],
  ])('that is answered with %i counts as refused %i times', async (status, refused) => {
    await using sandbox = await startSandbox()
    sandbox.fail({ status })
    const service = open(sandbox.url)
    await service.send(batch)
    expect(service.sent).toEqual({ requests: 1, bytes: batch.bytes, refused })
  })

  test('goes nowhere in a preview', async () => {
    expect(await dryRunService.send(batch)).toEqual({ kind: 'accepted' })
    expect(dryRunService.sent).toEqual({ requests: 0, bytes: 0, refused: 0 })
  })
})

test('an address whose name no host has is named', async () => {
  expect(await open('https://search.invalid').send(batch)).toMatchObject({
    kind: 'fatal',
    isRefused: true,
    reason: expect.stringMatching(/^no answer: .*search\.invalid.* \(ENOTFOUND\)$/),
  })
})

describe('an answer', () => {
  test('that repeats all that was sent is read to its end, where it says what was refused', async () => {
    await using sandbox = await startSandbox()
    const documents = [{ body: 'x'.repeat(5_000_000) }, { external_ref: 'b.md', status: 422 }]
    sandbox.fail({ status: 207, body: JSON.stringify({ documents }), contentType: 'application/json' })
    expect(await open(sandbox.url).send(batch)).toMatchObject({ kind: 'split', topic: 'page-refused' })
  })
})

const judged = (status: number, { isHtml = false, text = '', location = '' } = {}) =>
  judge({ kind: 'response', status, isHtml, headers: { location }, bytes: Buffer.from(text) })
const meaning = (reply: Reply) => {
  if (reply.kind === 'retry') return reply.isRateLimit ? 'slow down' : 'retry'
  return reply.kind === 'fatal' && reply.mayBeDocument ? 'fatal at first' : reply.kind
}

const isOdd: Record<number, string> = {
  ...{ 400: 'split', 422: 'split', 413: 'split', 429: 'slow down', 408: 'retry' },
  403: 'fatal at first',
}

test.each<[number, number, string]>([
  [100, 199, 'fatal'],
  [200, 299, 'accepted'],
  [300, 499, 'fatal'],
  [500, 599, 'retry'],
  [999, 999, 'fatal'],
])('status %i to %i is %s, but for the statuses with a row of their own', (low, high, expected) => {
  for (let status = low; status <= high; status++)
    expect([status, meaning(judged(status))]).toEqual([status, isOdd[status] ?? expected])
})

describe('a web page', () => {
  test.each([
    ['text/html; charset=utf-8', 'Welcome', true],
    ['text/plain', '<!doctype html><title>Log in</title>', true],
    [undefined, '\n<HTML>', true],
    [undefined, '1 <html>', false],
    ['application/json', '<p>accepted</p>', false],
  ])('is told by its type or its beginning: %s, %j', (type, text, expected) => {
    expect(isHtml(type, text)).toBe(expected)
  })

  test('with an error is judged by its status, and its text is not shown', () => {
    const reason = expect.not.stringMatching(/Down/)
    expect(judged(503, { isHtml: true, text: '<h1>Down</h1>' })).toMatchObject({ kind: 'retry', reason })
  })
})

/** What services that accept documents in batches answer with a 2xx, for a request with a.md and b.md. */
const accepted: [service: string, body: string][] = [
  ['no body', ''],
  ['JSON that was cut off', '{"errors":['],
  ['counts of all kinds', '{"accepted":2,"failed":0,"rejected":0,"errors":[]}'],
  ['a link to the errors', '{"id":"job-1","errors_url":"https://x.test/errors","failover":"eu"}'],
  ['what failed some other time', '{"accepted":2,"lastRun":{"status":"failed","errors":["x"]}}'],
  ['Algolia', '{"taskID":792,"objectIDs":["a.md","b.md"]}'],
  ['Typesense', '{"success":true}\n{"success":true}\n'],
  [
    'Azure AI Search',
    '{"value":[{"key":"YQ","status":true,"errorMessage":null,"statusCode":201},{"key":"Yg","status":true,"errorMessage":null,"statusCode":200}]}',
  ],
  ['Amazon Kendra', '{"FailedDocuments":[]}'],
  ['Elastic App Search', '[{"id":"a.md","errors":[]},{"id":"b.md","errors":[]}]'],
]

const refused: [report: string, status: number, body: string][] = [
  ['errors keyed by names', 200, '{"errors":{"a.md":"too long","b.md":"too short"}}'],
  ['errors in a list', 200, '{"accepted":1,"errors":[{"message":"too long"}]}'],
  ['that there are errors (Elasticsearch)', 200, '{"errors":true,"items":[{"index":{"status":400}}]}'],
  ['a count of what failed', 200, '{"accepted":1,"failed":1}'],
  ['that it is not ok', 200, '{"ok":false,"message":"read only"}'],
  ['items with statuses', 207, '[{"status":201},{"status":422}]'],
  ['Azure AI Search', 207, '{"value":[{"key":"a","status":false,"statusCode":400}]}'],
]

describe('the body of a 2xx', () => {
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is read as it was before it was coded with %s, up to a limit', async (coding, compress) => {
    const coded = (body: Buffer): Step => ({
      meet: response => void response.writeHead(202, { 'content-encoding': coding }).end(compress(body)),
    })
    const bomb = Buffer.concat([Buffer.from('{"errors":["'), Buffer.alloc(50_000_000, 'x')])
    await using server = await startScripted([coded(Buffer.from('{"errors":["too long"]}')), coded(bomb)])
    const service = open(server.url)
    const reason = 'the service did not accept it: status 202, "{"errors":["too long"]}"'
    expect(await service.send(batch)).toMatchObject({ kind: 'split', reason })
    expect(await service.send(batch)).toEqual({ kind: 'accepted' })
  })

  test.each(accepted)('is no report of failure: %s', (_, body) => {
    expect([200, 207].map(status => reportsFailure({ status, bytes: Buffer.from(body) }))).toEqual([
      false,
      false,
    ])
  })

  test.each(refused)('reports failure: %s', (_, status, text) => {
    const reason = expect.stringMatching(/^the service did not accept it: status 20[07], "/)
    expect(judged(status, { text })).toMatchObject({ kind: 'split', topic: 'page-refused', reason })
  })

  test('has items that count in a 207 alone', () => {
    expect(reportsFailure({ status: 200, bytes: Buffer.from('[{"status":422}]') })).toBe(false)
  })
})

const failure = (code: string) => ({ kind: 'failure' as const, code, message: 'went wrong' })

test.each<[{ code: string }, string, Topic, RegExp]>([
  [{ code: 'ETIMEDOUT' }, 'retry', 'service-down', /^no answer: went wrong \(ETIMEDOUT\)$/],
  [{ code: 'EAI_AGAIN' }, 'retry', 'service-down', /^no answer: /],
  [{ code: 'ENOTFOUND' }, 'fatal', 'base-url', /^no answer: /],
  [{ code: 'CERT_HAS_EXPIRED' }, 'fatal', 'certificate', /^the connection is not secure: /],
  [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'fatal', 'certificate', /is not secure/],
  [{ code: 'ERR_PROXY_REFUSED' }, 'fatal', 'proxy', /does not let this through/],
  [{ code: 'ERR_PROXY' }, 'retry', 'proxy', /does not reach the service/],
])('no answer, by %j, is %s and explained by %s', (changes, kind, topic, reason) => {
  const reply = judge({ ...failure(''), ...changes })
  expect(reply).toMatchObject({ kind, topic, reason: expect.stringMatching(reason) })
})

test('whatever the service says is shown as one harmless line, cut at 200 characters', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(':', '#', '[', '\n', '\u202e', '\u001b', 'a') }),
    fc.string({ unit: 'binary', minLength: 300, maxLength: 400 }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), text, (status, said) => {
      const errors = JSON.stringify({ errors: { 'a.md': said } })
      const reply = judged(status, { text: status < 300 ? errors : said, location: said })
      const reason = 'reason' in reply ? reply.reason : ''
      expect(reason).not.toMatch(/^\s*::|##\[|[\p{Cc}\u202e\u2028]/u)
      expect(reason).not.toContain('a'.repeat(201))
    }),
    { numRuns: 500 },
  )
  const long = judged(422, { text: 'a'.repeat(20_000) })
  expect(long).toMatchObject({ reason: `the service refused it: status 422, "${'a'.repeat(200)}…"` })
})
