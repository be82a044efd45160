import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Answer } from '../../src/service/answer.ts'
import { answers, judge } from '../../src/service/answers.ts'
import type { Reply } from '../../src/service/reply.ts'
import { troubles } from '../../src/service/trouble.ts'

type Response = Extract<Answer, { kind: 'response' }>

const response = (status: number, changes: Partial<Response> = {}): Response => ({
  kind: 'response',
  status,
  isHtml: false,
  location: null,
  retryAfter: null,
  text: '',
  isCut: false,
  sent: 2,
  holdsKey: false,
  ...changes,
})

const now = Date.parse('2026-01-01T00:00:00Z')
const judged = (status: number, changes: Partial<Response> = {}) => judge(response(status, changes), now)
const of = (reply: Reply) =>
  'isPressure' in reply
    ? `${reply.kind}${reply.isPressure ? ' all' : ''}`
    : 'isSize' in reply && reply.isSize
      ? 'split by size'
      : reply.kind

const isOdd: Record<number, string> = {
  207: 'split',
  400: 'split',
  422: 'split',
  413: 'split by size',
  429: 'retry all',
  408: 'retry',
  425: 'retry',
  500: 'retry',
  502: 'retry',
  503: 'retry',
  504: 'retry',
}

test.each<[number, number, string]>([
  [100, 199, 'fatal'],
  [200, 299, 'accepted'],
  [300, 399, 'fatal'],
  [400, 499, 'fatal'],
  [500, 519, 'fatal'],
  [520, 529, 'retry'],
  [530, 599, 'fatal'],
])('status %i to %i is %s, but for the statuses with a row of their own', (low, high, expected) => {
  for (let status = low; status <= high; status++)
    expect([status, of(judged(status))]).toEqual([status, isOdd[status] ?? expected])
})

test.each<[number, RegExp, RegExp]>([
  [401, /does not know the key \(status 401\)/, /secret behind api-key/],
  [403, /refuses the key \(status 403\)/, /API key with write access/],
  [404, /leads to no search service \(status 404\)/, /not including, \/api\.$/],
  [405, /an answer that makes no sense here \(status 405\)/, /a proxy or firewall/],
  [501, /makes no sense here \(status 501\)/, /base-url/],
])('status %i says what it means and what to do', (status, reason, hint) => {
  expect(judged(status)).toEqual({
    kind: 'fatal',
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  })
})

test('every row of the table applies to some answer first', () => {
  const first = new Set<string | undefined>()
  for (let status = 100; status < 600; status++)
    for (const changes of [{ isHtml: true }, { isCut: true }, {}])
      first.add(answers.find(each => each.applies(status, response(status, changes)))?.name)
  expect(answers.map(each => each.name).filter(name => !first.has(name))).toEqual([])
})

describe('a web page', () => {
  test.each([200, 202, 204])('with status %i is a login, not an acceptance', status => {
    expect(judged(status, { isHtml: true, text: '<html>' })).toMatchObject({
      kind: 'fatal',
      reason: expect.stringMatching(/most likely a login/),
      hint: expect.stringMatching(/Check base-url/),
    })
  })

  test('with an error is judged by its status, and its text is not shown', () => {
    expect(judged(503, { isHtml: true, text: '<h1>Down</h1>' })).toMatchObject({
      kind: 'retry',
      reason: expect.not.stringMatching(/Down/),
    })
  })
})

describe('a success that speaks of failure', () => {
  test.each([
    '{"success":false}',
    '{"ok":false}',
    '{"accepted":1,"errors":[{"external_ref":"a.md","message":"too long"}]}',
    '{"failed":1}',
    '{"documents":[{"external_ref":"a.md","status":"ok"},{"external_ref":"b.md","status":"failed"}]}',
    '{"data":{"results":[{"status":202},{"status":422}]}}',
    '[{"accepted":true},{"accepted":false}]',
    '{"error":"quota exceeded"}',
    '{"Rejected":["a.md"]}',
    '{"results":[{"status":"202"},{"status":"422"}]}',
    '{"data":{"items":[{"index":{"status":400}}]}}',
    '{"external_ref":"a.md","status":"ok"}\n{"external_ref":"b.md","status":"failed"}\r\n',
    // As several services that take batches say it.
    '{"failedCount":1}',
    '{"FailedRecordCount":1,"Records":[{"SequenceNumber":"1"},{"ErrorCode":"Throttled"}]}',
    '{"UnprocessedItems":{"docs":[{"id":"b.md"}]}}',
    '{"insertErrors":[{"index":1}]}',
    '{"value":[{"key":"a.md","status":true},{"key":"b.md","status":false}]}',
    '{"numErrors":"1"}',
    '{"hasErrors":true}',
    '{"status":"partial_success"}',
    '{"status":"partial success"}',
    '{"accepted":false}',
    '{"accepted":1,"failed":1}',
    '{"accepted":"0"}',
    '{"result":"rejected"}',
    '{"errorMessage":"too long"}',
    '[{"result":{"status":"FAILED"}}]',
    '{"accepted":1}',
    '{"accepted":1,"total":2}',
    '{"accepted":1,"tookMs":15}',
    '{"accepted":0,"unchanged":1}',
    '{"accepted":["a.md"]}',
    '{"accepted":0}',
    '{"not_accepted":2}',
    '{"success":0}',
    '{"code":"invalid_document"}',
    '{"successCount":1,"total":2}',
    '{"success_count":1}',
    '{"exception":"out of space"}',
    '{"problems":["b.md is too long"]}',
    '{"results":{"a.md":"ok","b.md":"failed"}}',
    '{"results":{"a.md":{"accepted":1},"b.md":{"error":"too long"}}}',
    '{"a.md":true,"b.md":false}',
    '{"errors":{"a.md":"too long"}}',
    '{"accepted":1,"existing.md":1}',
    '{"statusCode":413}',
    '{"data":{"summary":{"rejected_documents":{"total":1}}}}',
    'false',
    '[false,true]',
    `${'['.repeat(5_000)}{"status":"error"}${']'.repeat(5_000)}`,
    `{"errors":${'['.repeat(5_000)}1${']'.repeat(5_000)}}`,
  ])('%s is no acceptance', text => {
    expect(judged(200, { text })).toMatchObject({
      kind: 'split',
      isSize: false,
      reason: expect.stringMatching(/^the service did not take all: status 200, "/),
    })
  })

  test.each([
    '',
    'accepted',
    '{"accepted":100}',
    '{"success":true,"errors":[],"failed":0,"error":null,"rejected":{}}',
    '{"documents":[{"external_ref":"error.md","name":"failed","status":"queued","body":"error"}]}',
    '{"status":202}',
    '{"status":"202"}',
    '{"status":"ok"}\n{"status":"queued"}\n',
    '"error"',
    'null',
    '{"error":',
    '{"accepted":["a.md","b.md"]}',
    '{"accepted":2,"failedCount":0,"errors":{"count":0,"items":[]},"hasErrors":false,"errorMessage":null}',
    '{"failures":[null,null]}',
    '{"success":1,"numErrors":"0"}',
    '{"success":true,"data":{"accepted":2}}',
    '[{"accepted":1},{"accepted":1}]',
    '{"success":true,"successMessage":"","acceptedBy":null}',
    '{"acceptedAt":1763740000,"status":0,"code":0}',
    '{"created":1,"updated":0,"unchanged":1,"skipped":1}',
    '{"invalidatedCaches":2}',
    '{"accepted":1,"unchanged":1}',
    '{"accepted":0,"unchanged":2}',
    '{"accepted":["a.md"],"unchanged":["b.md"]}',
    '{"result":"2 documents accepted, 0 failed"}',
    '{"status":"no errors"}',
    '{"message":"Two documents will be processed; errors are sent by mail"}',
    '{"documents":[{"external_ref":"errors.md","name":"Failed pushes","tags":["error"],"body":"failed","archived":false}]}',
    '{"job":{"id":"x","state":"queued"}}',
    '{"successCount":1,"unchangedCount":1,"problems":[]}',
    '{"_shards":{"total":2,"successful":1,"failed":0}}',
    '{"results":{"docs/errors.md":"created","docs/acceptance.md":{}}}',
    '{"documents":{"fail.md":{"accepted":1,"version":3},"invalid.mdx":{"accepted":1}}}',
    '['.repeat(100_000) + ']'.repeat(100_000),
  ])('%s is one', text => {
    expect(judged(202, { text })).toEqual({ kind: 'accepted' })
  })
})

describe('a success of several kinds (207)', () => {
  test.each([
    '{"results":[{"status":201},{"status":200}]}',
    '[{"external_ref":"a.md","ok":true},{"external_ref":"b.md","ok":true}]',
  ])('that tells of each document that it was taken is an acceptance: %s', text => {
    expect(judged(207, { text })).toEqual({ kind: 'accepted' })
  })

  test.each([
    '{"results":[{"status":201},{"status":422}]}',
    '{"results":[{"status":201}]}',
    '{"documents":[{"external_ref":"a.md"},{"external_ref":"b.md"}]}',
    '{"results":[null,null]}',
    '<multistatus/>',
  ])('is none with %s', text => {
    expect(judged(207, { text })).toMatchObject({ kind: 'split' })
  })
})

test('a success without an end is split, so that the answer to fewer documents can be read', () => {
  expect(judged(200, { text: '{"documents":[', isCut: true })).toMatchObject({ kind: 'split', isSize: true })
})

describe('a redirect', () => {
  test.each<[string | null, string]>([
    ['https://login.example.com:8443/sso?token=secret', 'https://login.example.com:8443;'],
    ['/login', 'another address;'],
    ['', 'another address;'],
    [null, 'another address;'],
  ])('to %j names the origin alone', (location, named) => {
    const reason = expect.stringContaining(`the service redirects to ${named} the key is not sent on`)
    expect(judged(302, { location })).toMatchObject({ kind: 'fatal', reason })
    expect(JSON.stringify(judged(302, { location }))).not.toContain('secret')
  })
})

test.each([429, 503])('Retry-After counts with status %i', status => {
  expect(judged(status, { retryAfter: '7' })).toMatchObject({ kind: 'retry', afterMs: 7_000 })
})

describe('no answer from a proxy', () => {
  const through = (status: number) => {
    return judge({ kind: 'error', code: 'ERR_PROXY_TUNNEL', message: 'No tunnel', proxyStatus: status }, now)
  }

  test.each([
    [407, 'fatal', /asks for a user name/, /HTTPS_PROXY \(http:.*NO_PROXY/],
    [403, 'fatal', /does not let this through/, /NO_PROXY/],
    [502, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
    [0, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
  ])('that says %i is %s', (status, kind, reason, hint) => {
    expect(through(status)).toMatchObject({
      kind,
      reason: expect.stringMatching(reason),
      hint: expect.stringMatching(hint),
    })
  })
})

test('every row of the table of troubles applies to some error first', () => {
  const errors = ['EPROTO', 'ENOTFOUND', 'ECONNREFUSED', 'HPE_INVALID_CONSTANT', '']
    .map(code => ({ code, message: '' }))
    .concat([407, 403, 0].map(proxyStatus => ({ code: '', message: '', proxyStatus })))
  const first = errors.map(error => troubles.find(each => each.applies(error))?.name)
  expect(troubles.map(each => each.name).filter(name => !first.includes(name))).toEqual([])
})

describe('no answer', () => {
  const error = (code: string) => judge({ kind: 'error', code, message: 'went wrong' }, now)

  test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'timeout', ''])(
    '%s is asked again',
    code => {
      const reason = `no answer: went wrong (${code})`
      expect(error(code)).toMatchObject({ kind: 'retry', reason, afterMs: 0, isPressure: false })
    },
  )

  test.each([
    ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'EPROTO'],
    ...[
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    ...['ERR_SSL_WRONG_VERSION_NUMBER', 'HOSTNAME_MISMATCH'],
  ])('%s is not, and the hint names the certificate', code => {
    const hint = expect.stringMatching(/certificate of base-url.*NODE_EXTRA_CA_CERTS/)
    expect(error(code)).toMatchObject({ kind: 'fatal', reason: expect.stringContaining(code), hint })
  })
})

test('whatever the service says is shown as one harmless line, cut at 200 characters', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(':', '#', '[', '\n', '\u202e', '\u001b', 'a') }),
    fc.string({ unit: 'binary', minLength: 300, maxLength: 400 }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), text, (status, said) => {
      const reply = judged(status, { text: said, location: said })
      if (reply.kind === 'accepted') return
      expect(reply.reason).not.toMatch(/::|##\[|[\p{Cc}\u202e\u2028]/u)
      expect(reply.reason).not.toContain('a'.repeat(201))
    }),
    { numRuns: 500 },
  )
  const reply = judged(422, { text: `  ${'a'.repeat(300)}  ` })
  expect(reply).toMatchObject({ reason: `the service refused it: status 422, "${'a'.repeat(200)}…"` })
})

test.each(['<!doctype html><title>Log in</title>', '\n<HTML>', '<head>'])(
  'a 200 that begins with %j is a web page, whatever it calls itself',
  text => {
    const answer = {
      kind: 'response',
      status: 200,
      isHtml: false,
      location: null,
      retryAfter: null,
      text,
      isCut: false,
      sent: 2,
      holdsKey: false,
    } as const
    expect(judge(answer, 0)).toMatchObject({ kind: 'fatal', reason: expect.stringContaining('web page') })
  },
)
