import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isHtml } from '../../../src/adapters/http.ts'
import {
  type Answer,
  answers,
  failures,
  judge,
  retryAfterMs,
  unknownConnector,
} from '../../../src/adapters/service/answers.ts'
import type { Reply } from '../../../src/push/outcome.ts'
import { type Topic, topics } from '../../../src/text/index.ts'

type Response = Extract<Answer, { kind: 'response' }>

const response = (status: number, changes: Partial<Response> = {}): Response => ({
  kind: 'response',
  status,
  isHtml: false,
  location: undefined,
  retryAfter: undefined,
  text: '',
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
  [401, /rejected the API key \(status 401\)/, /secret behind api-key/],
  [403, /refused the API key \(status 403\)/, /API key with write access/],
  [404, /leads to no search service \(status 404\)/, /not including, \/api\.$/],
  [405, /an unexpected response \(status 405\)/, /a proxy or firewall/],
])('status %i says what it means and what to do', (status, reason, hint) => {
  expect(judged(status)).toMatchObject({
    kind: 'fatal',
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  })
})

test.each<[number, RegExp, RegExp]>([
  [413, /^the request is too large for the service: status 413, "so"$/, /^$/],
  [429, /^the service asks for fewer requests \(status 429, "so"\)$/, /^Check that the service is up/],
  [503, /^the service has a temporary error \(status 503, "so"\)$/, /^Check that the service is up/],
])('status %i says what it means, and what to do if that lasts', (status, reason, hint) => {
  const reply = judged(status, { text: 'so' })
  expect('reason' in reply && reply.reason).toMatch(reason)
  expect('hint' in reply ? reply.hint : '').toMatch(hint)
})

test.each<[number, Topic]>([
  [302, 'base-url'],
  [400, 'page-refused'],
  [401, 'api-key'],
  [403, 'api-key'],
  [404, 'base-url'],
  [405, 'unexpected-response'],
  [413, 'page-too-large'],
  [429, 'service-down'],
  [503, 'service-down'],
])('status %i is explained by a topic of its own', (status, topic) => {
  expect(judged(status)).toMatchObject({ topic })
})

test('every row is explained by a topic that there is', () => {
  expect(topics).toEqual(expect.arrayContaining([...answers, ...failures].map(({ topic }) => topic)))
})

test('only a refusal of the key may be the fault of a document', () => {
  for (let status = 300; status < 600; status++)
    expect([status, { mayBeDocument: false, ...judged(status) }.mayBeDocument]).toEqual([
      status,
      status === 403,
    ])
})

test('a 404 of a service that is there blames the connector’s ID, as one harmless line', () => {
  const reply = unknownConnector('do::cs', response(404, { text: 'no such source' }))
  const reason = 'the service has no connector with the ID "do: :cs" (status 404, "no such source")'
  const hint = expect.stringMatching(/^It does answer at base-url, so connector-id is wrong: /)
  expect(reply).toEqual({ kind: 'fatal', reason, hint, topic: 'connector-id' })
})

test('every row of the tables applies to some answer first', () => {
  const first = new Set<unknown>()
  for (let status = 100; status < 600; status++)
    for (const changes of [{ isHtml: true }, {}, { text: '{"success":false}' }])
      first.add(answers.find(each => each.applies(response(status, changes))))
  for (const code of ['EPROTO', 'ENOTFOUND', 'ECONNREFUSED', 'HPE_INVALID_CONSTANT', ''])
    first.add(failures.find(each => each.applies(failure(code))))
  for (const proxyStatus of [407, 403, 0])
    first.add(failures.find(each => each.applies({ ...failure(''), proxyStatus })))
  expect(first).toEqual(new Set([...answers, ...failures]))
})

describe('a web page', () => {
  test('with a 2xx is a login, not a success', () => {
    const reason = expect.stringMatching(/most likely a login/)
    const hint = expect.stringMatching(/^Check base-url: /)
    const answer = { isHtml: true, text: 'Welcome' }
    expect(judged(200, answer)).toMatchObject({ kind: 'fatal', reason, hint, topic: 'base-url' })
  })

  test.each([
    ['text/html; charset=utf-8', 'Welcome', true],
    ['Application/XHTML+xml', '', true],
    ['text/plain', '<!doctype html><title>Log in</title>', true],
    [undefined, '\n<HTML>', true],
    [undefined, '1 <html>', false],
    ['application/json', '<p>accepted</p>', false],
    [undefined, '', false],
  ])('is told by its type or its beginning: %s, %j', (type, text, expected) => {
    expect(isHtml(type, text)).toBe(expected)
  })

  test('with an error is judged by its status, and its text is not shown', () => {
    const reason = expect.not.stringMatching(/Down/)
    expect(judged(503, { isHtml: true, text: '<h1>Down</h1>' })).toMatchObject({ kind: 'retry', reason })
  })
})

describe('a 2xx with a report of failure', () => {
  test('is split', () => {
    const reason = 'the service did not accept it: status 200, "{"success":false}"'
    expect(judged(200, { text: '{"success":false}' })).toEqual({
      ...{ kind: 'split', isSize: false, reason, topic: 'page-refused' },
    })
  })
})

test.each<[string | undefined, string]>([
  ['https://login.example.com:8443/sso?token=secret', 'https://login.example.com:8443;'],
  ['/login', 'another address;'],
  [undefined, 'another address;'],
])('a redirect to %j names the origin alone', (location, named) => {
  const reason = expect.stringContaining(`the service redirects to ${named} the key is not sent on`)
  const hint = expect.stringMatching(/^Set base-url/)
  expect(judged(302, { location })).toMatchObject({ kind: 'fatal', reason, hint })
  expect(JSON.stringify(judged(302, { location }))).not.toContain('secret')
})

test.each<[string | undefined, number]>([
  [undefined, 0],
  ['0', 0],
  ['7', 7_000],
  ['86400', 86_400_000],
  ['Thu, 01 Jan 2026 00:02:00 GMT', 120_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['Thursday, 01-Jan-26 00:02:00 GMT', 120_000],
  ['1 Jan 2026 00:02:00 GMT', 0],
  ['on Thu, 01 Jan 2026 00:02:00 GMT', 0],
  ['soon', 0],
  ['7s', 0],
  ['in 7', 0],
  ['', 0],
  ['-1', 0],
  ['3600.5', 0],
  ['2100-1', 0],
  ['12345678901234567890', 1e12],
])('Retry-After: %s is %i ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
  for (const status of [429, 503])
    expect(judged(status, { retryAfter: header })).toMatchObject({ kind: 'retry', afterMs: expected })
})

const failure = (code: string) => ({ kind: 'failure' as const, code, message: 'went wrong' })

test.each<[Partial<ReturnType<typeof failure>> & { proxyStatus?: number }, string, RegExp, RegExp]>([
  [{ code: 'ETIMEDOUT' }, 'retry', /^no answer: went wrong \(ETIMEDOUT\)$/, /is up/],
  [{ code: 'X_CERT_HAS_EXPIRED' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'X_HPE_INVALID_CONSTANT' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'X_ECONNREFUSED' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'ECONNREFUSED_X' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'X_ENOTFOUND' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'ENOTFOUND_X' }, 'retry', /^no answer: /, /is up/],
  [{ code: 'EAI_AGAIN' }, 'retry', /^no answer: went wrong/, /is up/],
  [{ code: 'UND_ERR_SOCKET' }, 'retry', /^no answer: went wrong/, /is up/],
  [{ code: 'ECONNREFUSED' }, 'retry', /^went wrong \(ECONN/, /firewall/],
  [{ code: 'HPE_INVALID_CONSTANT' }, 'retry', /^the answer is not HTTP: /, /port/],
  [{ code: 'ENOTFOUND' }, 'fatal', /^went wrong \(ENOT/, /spelling of base-url/],
  [{ code: 'CERT_HAS_EXPIRED' }, 'fatal', /^the connection is not secure: /, /NODE_EXTRA_CA_CERTS/],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'fatal', /is not secure/, /certificate of base-url/],
  [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'fatal', /is not secure/, /certificate of base-url/],
  [{ proxyStatus: 400 }, 'fatal', /does not let this through/, /NO_PROXY/],
  [{ proxyStatus: 499 }, 'fatal', /does not let this through/, /NO_PROXY/],
  [{ proxyStatus: 399 }, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
  [{ proxyStatus: 500 }, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
  [{ proxyStatus: 407 }, 'fatal', /asks for a user name/, /HTTPS_PROXY \(http:.*NO_PROXY/],
  [{ proxyStatus: 403 }, 'fatal', /does not let this through/, /NO_PROXY/],
  [{ proxyStatus: 502 }, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
  [{ proxyStatus: 0 }, 'retry', /does not reach the service/, /Check HTTPS_PROXY/],
])('no answer, by %j, is %s', (changes, kind, reason, hint) => {
  expect(judge({ ...failure(''), ...changes }, now)).toMatchObject({
    kind,
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  })
})

test.each<[Partial<ReturnType<typeof failure>> & { proxyStatus?: number }, Topic]>([
  [{ code: 'EPROTO' }, 'certificate'],
  [{ proxyStatus: 407 }, 'proxy'],
  [{ proxyStatus: 403 }, 'proxy'],
  [{ proxyStatus: 502 }, 'proxy'],
  [{ code: 'ENOTFOUND' }, 'base-url'],
  [{ code: 'EHOSTUNREACH' }, 'base-url'],
  [{ code: 'HPE_INVALID_CONSTANT' }, 'base-url'],
  [{ code: 'ETIMEDOUT' }, 'service-down'],
])('no answer, by %j, is explained by the topic %s, and no wish for fewer requests', (changes, topic) => {
  const reply = judge({ ...failure(''), ...changes }, now)
  expect(reply).toMatchObject({ topic })
  if (reply.kind === 'retry') expect(reply).toMatchObject({ afterMs: 0, isPressure: false })
})

test.each([
  ['an unknown host', 'ENOTFOUND'],
  ['a refused certificate', 'CERT_HAS_EXPIRED'],
])('%s is tried again where the service has answered before', (_, code) => {
  expect(judge({ ...failure(''), code }, now).kind).toBe('fatal')
  expect(judge({ ...failure(''), code }, now, true).kind).toBe('retry')
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
      expect(reason).not.toMatch(/::|##\[|[\p{Cc}\u202e\u2028]/u)
      expect(reason).not.toContain('a'.repeat(201))
    }),
    { numRuns: 500 },
  )
  const long = judged(422, { text: 'a'.repeat(20_000) })
  expect(long).toMatchObject({ reason: `the service refused it: status 422, "${'a'.repeat(200)}…"` })
  const reply = judged(422, { text: `  ${'a'.repeat(300)}  ` })
  expect(reply).toMatchObject({ reason: `the service refused it: status 422, "${'a'.repeat(200)}…"` })
})
