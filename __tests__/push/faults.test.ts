import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { plan } from '../../src/plan/index.ts'
import { toOutcomes } from '../../src/push/deliver.ts'
import { standStill } from '../support/clock.ts'
import { delivered } from '../support/delivering.ts'
import { pages } from '../support/pages.ts'
import { answer, read, refsIn, type Step, startScripted } from '../support/scripted.ts'
import { open } from '../support/service.ts'

/** How long an attempt may take. The clock stands still, so that any machine is fast enough, except where an answer never ends. */
const ATTEMPT_MS = 60_000
const timePasses = () => void jest.advanceTimersByTime(ATTEMPT_MS)
beforeEach(standStill)
afterEach(() => void jest.useRealTimers())

const accepts: Step = { ...answer(202), takes: true }
const html = { 'content-type': 'text/html' }

/** Refuses a request that has the second page in it, and accepts any other. */
const refusing = (refusal: Step): Step => ({
  meet(response, request, seen) {
    const refs = refsIn(seen.body)
    if (refs.includes('1.md')) return refusal.meet(response, request, seen)
    seen.taken = refs
    response.writeHead(202).end()
  },
})

/** Accepts requests of so many megabytes, and refuses others before it has read them. */
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

const resets: Step = { meet: (_, request) => void request.socket.resetAndDestroy() }
const closes: Step = { meet: (_, request) => void request.socket.end() }
const silent: Step = { meet: timePasses }
const isCut: Step = {
  takes: true,
  meet: (response, request) =>
    void response.writeHead(202, { 'content-length': 9 }).write('{', () => request.socket.destroy()),
}
const drips: Step = {
  takes: true,
  meet(response) {
    response.writeHead(202)
    let drops = 0
    const timer = setInterval(() => response.write(' ', () => ++drops === 3 && timePasses()), 20)
    response.once('close', () => clearInterval(timer))
  },
}
const endless: Step = {
  takes: true,
  meet(response) {
    response.writeHead(200, { 'content-type': 'application/json' })
    Readable.from(withoutEnd()).pipe(response)
  },
}
const mail: Step = { meet: (_, { socket }) => void socket.end('220 mail.example.com ESMTP\r\n') }

function* withoutEnd() {
  for (yield '['; ; ) yield '1,'.repeat(50_000)
}

const redirects = answer(307, '', { location: 'https://login.example.com/sso?next=x' })
const saysNo = refusing(answer(200, '{"success":false}'))
const asksFor = (status: number, pause: string) => answer(status, '', { 'retry-after': pause })

/** What the user reads must name what to look at: the status, the service's words, the input to check. */
interface More {
  /** In the error of the run, or else of the first page that failed. */
  reads?: RegExp
  /** In each line of the log about a new attempt, where there is one. */
  log?: RegExp
  /** How long is waited in all, in milliseconds. */
  waits?: number
  /** The size of each of the four pages. */
  pageBytes?: number
}

/** How requests are answered, the last step again and again; the outcome of the four pages; the number of requests. */
type Row = [title: string, steps: Step[], kinds: string, requests: number, more?: More]

const oneBad = 'pushed failed pushed pushed'
const oneUnsent = 'failed failed failed unsent'

test.each<Row>([
  ['all is well', [accepts], 'pushed', 1],
  [
    'two failures',
    [answer(503, 'down'), answer(500, 'x'), accepts],
    'pushed',
    3,
    { log: /50[03], "(down|x)"/ },
  ],
  [
    'failures only',
    [answer(502, 'gate')],
    'unsent',
    26,
    { reads: /502, "gate", 26 attempts in 5 minutes\. Check/, log: /502, "gate"/ },
  ],
  ['a reset before the documents were accepted', [resets, accepts], 'pushed', 2, { log: /\w/ }],
  ['a reset after that', [{ ...resets, takes: true }, accepts], 'pushed', 2, { log: /\w/ }],
  ['a close without an answer', [closes, accepts], 'pushed', 2, { log: /\w/ }],
  ['an answer that is cut off', [isCut, accepts], 'pushed', 2, { log: /\w/ }],
  ['no answer', [silent, accepts], 'pushed', 2, { log: /60 seconds/ }],
  ['an answer that drips', [drips, accepts], 'pushed', 2, { log: /60 seconds/ }],
  // Its status is all that counts.
  ['an answer without an end', [endless], 'pushed', 1],
  ['an answer that is not HTTP', [mail], 'unsent', 26, { reads: /Check base-url/, log: /HTTP/ }],
  ['too large, said early', [atMost(2.1)], 'pushed', 3, { pageBytes: 1_000_000 }],
  ['too large, each page', [atMost(0)], oneUnsent, 6, { pageBytes: 1_000_000, reads: /413, "too large"/ }],
  ['a pause in seconds', [asksFor(429, '7'), accepts], 'pushed', 2, { waits: 7_500, log: /429/ }],
  [
    'a pause of ten minutes',
    [asksFor(429, '600')],
    'unsent',
    1,
    { reads: /429.* asks for a pause of 10 minutes/ },
  ],
  ['a login page', [answer(200, '<html>Log in', html)], 'unsent', 1, { reads: /base-url/ }],
  [
    'a redirect to another origin',
    [redirects],
    'unsent',
    1,
    { reads: /to https:\/\/login\.example\.com\. .*base-url/ },
  ],
  ['an unknown key', [answer(401)], 'unsent', 1, { reads: /401/ }],
  ['a key without write access', [answer(403)], 'unsent', 1, { reads: /403/ }],
  ['a wrong connector', [answer(404)], 'unsent', 1, { reads: /404.*connector-id.*base-url/ }],
  ['an unexpected status', [answer(405)], 'unsent', 1, { reads: /405.*base-url/ }],
  ['one bad page', [refusing(answer(422, 'no body'))], oneBad, 5, { reads: /422, "no body"/ }],
  ['one bad page, in a success that says so', [saysNo], oneBad, 5, { reads: /200, "\{"success":false\}"/ }],
  [
    'one bad page, in a 207',
    [refusing(answer(207, '{"errors":{"1.md":"no body"}}'))],
    oneBad,
    5,
    { reads: /207, .*no body/ },
  ],
  ['all pages refused', [answer(400, 'bad')], oneUnsent, 6, { reads: /400, "bad"/ }],
])('%s', async (_, steps, kinds, requests, more = {}) => {
  await using server = await startScripted(steps)
  const service = open(server.url, { attemptMs: ATTEMPT_MS })
  const refs = ['0.md', '1.md', '2.md', '3.md']
  const texts = Object.fromEntries(refs.map(ref => [ref, 'x'.repeat(more.pageBytes ?? 1)]))
  const found = plan(pages(texts), 'v1', { synced: undefined, dirty: [] }, false)
  let waits = 0
  const sleep = async (ms: number) => {
    waits += ms
  }
  const log: string[] = []
  const onSilence = (reason: string) => void log.push(reason)
  const now = () => waits
  const { stop, outcomes } = await delivered(found, {
    send: service.send,
    push: { sleep, now, random: () => 0.5, onSilence },
  })

  // Each page is delivered or reported, exactly once.
  expect(new Set(outcomes.map(each => each.externalRef)).size).toBe(outcomes.length)
  const all = toOutcomes(outcomes, found, { pages: new Map(), skipped: [] }, stop)
  expect(all.map(each => each.externalRef)).toEqual(refs)
  const listed = kinds.split(' ')
  expect(all.map(({ kind }) => kind)).toEqual(refs.map((_, index) => listed[index] ?? kinds))
  const accepted = server.seen.flatMap(({ taken }) => taken)
  for (const { kind, externalRef, reason } of all)
    if (kind === 'pushed') expect(accepted).toContain(externalRef)
    else expect(reason).toMatch(/\w/)

  expect(service.sent.requests).toBe(requests)
  if (more.waits !== undefined) expect(waits).toBe(more.waits)
  const failed = all.find(({ kind }) => kind === 'failed')
  expect(stop ? `${stop.reason}. ${stop.hint}` : (failed?.reason ?? '')).toMatch(more.reads ?? /^$/)
  expect(log).toHaveLength(more.log === undefined ? 0 : 1)
  for (const line of log) expect(line).toMatch(more.log ?? /^$/)
})
