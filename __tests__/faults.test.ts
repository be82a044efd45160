import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { plan } from '../src/plan.ts'
import { Ledger } from '../src/report/ledger.ts'
import { standStill } from './support/clock.ts'
import { delivered } from './support/delivering.ts'
import { pages } from './support/pages.ts'
import { type Conduct, startProxy } from './support/proxy.ts'
import { answer, read, refsIn, type Step, startScripted } from './support/scripted.ts'
import { open } from './support/service.ts'

const taken: Step = { ...answer(202), takes: true }
const html = { 'content-type': 'text/html' }

/** Refuses a request that has the second page in it, and takes any other. */
const refusing = (refusal: Step): Step => ({
  meet(response, request, seen) {
    const refs = refsIn(seen.body)
    if (refs.includes('1.md')) return refusal.meet(response, request, seen)
    seen.taken = refs
    response.writeHead(202).end()
  },
})

/** Takes all but the second page, and says how many that were. */
const counting: Step = {
  meet(response, _, seen) {
    seen.taken = refsIn(seen.body).filter(ref => ref !== '1.md')
    response.writeHead(200).end(`{"accepted":${seen.taken.length}}`)
  },
}

/** Takes requests of so many megabytes, and finds others too large before it has read them. */
const atMost = (megabytes: number): Step => ({
  early: true,
  async meet(response, request, seen) {
    if (Number(request.headers['content-length']) > megabytes * 1_000_000) {
      response.writeHead(413, { connection: 'close' }).end('too large', () => request.socket.destroy())
    } else {
      seen.taken = refsIn(await read(request))
      response.writeHead(202).end()
    }
  },
})

const resets: Step['meet'] = (_, request) => void request.socket.resetAndDestroy()

/** How long an attempt may take. The clock stands still, but where an answer never ends: any machine is in time. */
const ATTEMPT_MS = 60_000
const timePasses = () => void jest.advanceTimersByTime(ATTEMPT_MS)
beforeEach(standStill)
afterEach(() => void jest.useRealTimers())

const drips: Step['meet'] = response => {
  response.writeHead(202)
  let drops = 0
  const timer = setInterval(() => response.write(' ', () => ++drops === 3 && timePasses()), 20)
  response.once('close', () => clearInterval(timer))
}

const endless: Step['meet'] = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  Readable.from(withoutEnd()).pipe(response)
}

function* withoutEnd() {
  for (yield '['; ; ) yield '1,'.repeat(50_000)
}

interface Row {
  /** How the requests are met, the last step again and again. */
  steps: Step[]
  proxy?: Conduct
  /** The size of each of the four pages. */
  pageBytes?: number
  /** What became of the four pages, in order; one word where it is the same of all. */
  fate: string
  requests: number
  /** What is waited for in all, in milliseconds. */
  waits?: number
  /** What the user reads, of the run or of a page that failed. */
  reads?: RegExp
  /** What the log says of each wait, where there is one. */
  log?: RegExp
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

/** What arrives, how many requests that takes, and what the user reads. */
const table: Record<string, Row> = {
  'all is well': { steps: [taken], fate: 'pushed', requests: 1 },
  'in trouble twice': {
    steps: [answer(503, 'down'), answer(500, 'down'), taken],
    fate: 'pushed',
    requests: 3,
    log: /^the service is in trouble \(status 50[03], "down"\)$/,
  },
  'in trouble for good': {
    steps: [answer(502, 'bad gateway')],
    fate: 'failed',
    requests: 6,
    reads: /^the service is in trouble \(status 502, "bad gateway"\), 6 times\. .*[Rr]un/,
    log: /^the service is in trouble \(status 502, "bad gateway"\)$/,
  },
  'reset before the documents were taken': {
    steps: [{ meet: resets }, taken],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: .*\(ECONNRESET\)$/,
  },
  'reset after they were taken': {
    steps: [{ meet: resets, takes: true }, taken],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: .*\(ECONNRESET\)$/,
  },
  'reset each time, though they were taken': {
    steps: [{ meet: resets, takes: true }],
    fate: 'failed',
    requests: 6,
    reads: /^no answer: .*ECONNRESET\), 6 times\. Check that the service is up/,
    log: /^no answer: .*\(ECONNRESET\)$/,
  },
  'closed without an answer': {
    steps: [{ meet: (_, request) => void request.socket.end() }, taken],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: socket hang up \(ECONNRESET\)$/,
  },
  'an answer that is cut off': {
    steps: [
      {
        takes: true,
        meet: (response, request) =>
          void response.writeHead(202, { 'content-length': 9 }).write('{', () => request.socket.destroy()),
      },
      taken,
    ],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: .*\(ECONNRESET\)$/,
  },
  'no answer at all': {
    steps: [{ meet: timePasses }, taken],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: no answer within 60 seconds \(timeout\)$/,
  },
  'no answer at all, each time': {
    steps: [{ meet: timePasses }],
    fate: 'failed',
    requests: 6,
    reads: /^no answer: no answer within 60 seconds \(timeout\), 6 times\. Check that the service is up/,
    log: /\(timeout\)$/,
  },
  'an answer that drips': {
    steps: [{ meet: drips, takes: true }, taken],
    fate: 'pushed',
    requests: 2,
    log: /^no answer: no answer within 60 seconds \(timeout\)$/,
  },
  'an answer without an end': {
    steps: [{ meet: endless, takes: true }],
    fate: 'failed failed failed unsent',
    requests: 6,
    reads:
      /^the service did not say briefly enough whether it took all: status 200, .* The first 3 documents/,
  },
  'an answer that is not HTTP': {
    steps: [{ meet: (_, request) => void request.socket.end('220 mail.example.com ESMTP\r\n') }],
    fate: 'failed',
    requests: 6,
    reads: /^the answer is not HTTP: .*HPE_\w+\), 6 times\. Check base-url: its port/,
    log: /^the answer is not HTTP: /,
  },
  'too large, said early': { steps: [atMost(2.1)], pageBytes: 1_000_000, fate: 'pushed', requests: 3 },
  'too large, each page': {
    steps: [atMost(0)],
    pageBytes: 1_000_000,
    fate: 'failed failed failed unsent',
    requests: 6,
    reads: /^the service finds the request too large: status 413, "too large"\. The first 3 documents/,
  },
  'fewer requests, in seconds': {
    steps: [answer(429, '', { 'retry-after': '7' }), taken],
    fate: 'pushed',
    requests: 2,
    waits: 7_000,
    log: /^the service asks for fewer requests \(status 429\)$/,
  },
  'fewer requests, by date': {
    steps: [
      { meet: response => void response.writeHead(429, { 'retry-after': inSeconds(100) }).end() },
      taken,
    ],
    fate: 'pushed',
    requests: 2,
    waits: 100_000,
    log: /^the service asks for fewer requests \(status 429\)$/,
  },
  'fewer requests, in three minutes': {
    steps: [answer(429, '', { 'retry-after': '180' })],
    fate: 'unsent',
    requests: 1,
    reads:
      /^the service asks for fewer requests \(status 429\)\. The service asks for a pause of 180 seconds\. Run/,
  },
  'fewer requests, in a thousand years': {
    steps: [answer(503, '', { 'retry-after': '31556952000' })],
    fate: 'unsent',
    requests: 1,
    reads: /asks for a pause of 1000000000 seconds/,
  },
  'a login page': {
    steps: [answer(200, '<html>Log in', html)],
    fate: 'unsent',
    requests: 1,
    reads: /^the answer is a web page, most likely a login\. Check base-url/,
  },
  'a redirect to another origin': {
    steps: [answer(307, '', { location: 'https://login.example.com/sso?next=x' })],
    fate: 'unsent',
    requests: 1,
    reads: /^the service redirects to https:\/\/login\.example\.com; the key is not sent on\. Set base-url/,
  },
  'an unknown key': {
    steps: [answer(401, 'who is sandbox-key?')],
    fate: 'unsent',
    requests: 1,
    reads: /^the service does not know the key \(status 401\)\. Check the secret/,
  },
  'a key without write access': {
    steps: [answer(403)],
    fate: 'unsent',
    requests: 1,
    reads: /^the service refuses the key \(status 403\)\. Create an API key/,
  },
  'a wrong base-url': {
    steps: [answer(404)],
    fate: 'unsent',
    requests: 1,
    reads:
      /^the address in base-url leads to no search service \(status 404\)\. Check it: it is the address up to, but not/,
  },
  'a wrong connector': {
    steps: [answer(404), answer(200, '# Instructions')],
    fate: 'unsent',
    requests: 1,
    reads:
      /^the service has no connector with the ID "docs" \(status 404\)\. .* so connector-id is wrong: copy/,
  },
  'an answer that makes no sense': {
    steps: [answer(405)],
    fate: 'unsent',
    requests: 1,
    reads: /^the service gave an answer that makes no sense here \(status 405\)\. Check base-url/,
  },
  'one bad page': {
    steps: [refusing(answer(422, 'no body'))],
    fate: 'pushed failed pushed pushed',
    requests: 5,
    reads: /^the service refused it: status 422, "no body"$/,
  },
  'one bad page, in a success that tells': {
    steps: [refusing(answer(200, '{"success":false}'))],
    fate: 'pushed failed pushed pushed',
    requests: 5,
    reads: /^the service did not take all: status 200, "\{"success":false\}"$/,
  },
  'one bad page, in a success that counts what failed': {
    steps: [refusing(answer(200, '{"failedCount":1}'))],
    fate: 'pushed failed pushed pushed',
    requests: 5,
    reads: /^the service did not take all: status 200, "\{"failedCount":1\}"$/,
  },
  'one bad page, in a success that counts what was taken': {
    steps: [counting],
    fate: 'pushed failed pushed pushed',
    requests: 5,
    reads: /^the service did not take all: status 200, "\{"accepted":0\}"$/,
  },
  'some taken and some not': {
    steps: [refusing(answer(207))],
    fate: 'pushed failed pushed pushed',
    requests: 5,
    reads: /^the service did not take all: status 207$/,
  },
  'all pages refused': {
    steps: [answer(400, 'bad')],
    fate: 'failed failed failed unsent',
    requests: 6,
    reads: /^the service refused it: status 400, "bad"\. The first 3 documents were all refused/,
  },
  'a proxy that drops CONNECT': {
    steps: [taken],
    proxy: 'drops',
    fate: 'failed',
    requests: 6,
    reads:
      /^the proxy does not reach the service: .*ended unexpectedly \(ERR_PROXY_TUNNEL\), 6 times\. Check HTTPS_PROXY/,
    log: /^the proxy does not reach the service: /,
  },
  'a proxy that wants a password': {
    steps: [taken],
    proxy: { status: 407 },
    fate: 'unsent',
    requests: 1,
    reads: /^the proxy asks for a user name and a password: .*\. Give them in HTTPS_PROXY/,
  },
}

test.each(Object.entries(table))('%s', async (_, row) => {
  await using server = await startScripted(row.steps)
  await using proxy = await startProxy(row.proxy ?? 'drops')
  const service = row.proxy
    ? open('https://search.test', { attemptMs: ATTEMPT_MS, environment: { HTTPS_PROXY: proxy.url } })
    : open(server.url, { attemptMs: ATTEMPT_MS })
  const refs = ['0.md', '1.md', '2.md', '3.md']
  const text = 'x'.repeat(row.pageBytes ?? 1)
  const due = plan(
    pages(Object.fromEntries(refs.map(ref => [ref, text]))),
    'v1',
    { synced: undefined, dirty: [] },
    false,
  )
  const ledger = new Ledger({ pages: new Map(), skipped: [] }, due)
  let waits = 0
  const sleep = async (ms: number) => {
    waits += ms
  }
  const log: string[] = []
  const onRetry = (reason: string) => void log.push(reason)
  const { stop, outcomes } = await delivered(due, { send: service.send, push: { sleep, onRetry } })

  // Each page is delivered or reported, exactly.
  expect(outcomes.map(each => each.externalRef).toSorted()).toEqual(
    [...new Set(outcomes.map(each => each.externalRef))].toSorted(),
  )
  for (const each of outcomes) ledger.note(each)
  const all = ledger.outcomes(due, stop)
  expect(all.map(each => each.externalRef)).toEqual(refs)
  const fates = row.fate.split(' ')
  expect(all.map(each => each.kind)).toEqual(refs.map((_, index) => fates[index] ?? row.fate))
  const taken = server.seen.flatMap(each => each.taken)
  for (const { kind, externalRef, reason } of all)
    if (kind === 'pushed') expect(taken).toContain(externalRef)
    else expect(reason).toMatch(/\w/)

  expect(service.sent.requests).toBe(row.requests)
  if (row.waits !== undefined) expect(waits).toBe(row.waits)
  const words = stop
    ? `${stop.reason}. ${stop.hint}`
    : (all.find(each => each.kind === 'failed')?.reason ?? '')
  expect(words).toMatch(row.reads ?? /^$/)
  expect(log.length > 0).toBe(row.log !== undefined)
  for (const line of log) expect(line).toMatch(row.log as RegExp)
  expect(JSON.stringify([all, stop])).not.toContain('sandbox-key')
})
