import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { plan } from '../../src/plan/index.ts'
import { toOutcomes } from '../../src/push/deliver.ts'
import { delivered } from '../support/delivering.ts'
import { pages, snapshot } from '../support/pages.ts'
import { refsIn, startScripted } from '../support/scripted.ts'
import { open } from '../support/service.ts'

const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.md`, `text ${index}`]))
const nothing = {}

interface Case {
  before: Record<string, string>
  now: Record<string, string>
  /** The documents that the service cannot store. */
  bad: string[]
  /** The run ends because the service is down. */
  isDown?: true
  /** Until so many milliseconds have been waited for in all, no request is answered. */
  downMs?: number
  mostRequests: number
}

type Row = [title: string, does: Case]

const first = (count: number, bad: string[], mostRequests: number): Case => ({
  ...{ before: nothing, now: numbered(count), bad, mostRequests },
})
const kept = { 'kept.md': 'text' }
const archiving = (bad: string[], now = {}): Case => ({
  ...{ before: { ...numbered(31), ...kept }, now: { ...kept, ...now }, bad, mostRequests: 60 },
})

const rows: Row[] = [
  ['the first of 31', first(31, ['0.md'], 45)],
  ['one in the middle', first(31, ['17.md'], 45)],
  ['the last', first(31, ['30.md'], 45)],
  ['two', first(31, ['3.md', '28.md'], 80)],
  ['the two smallest', first(31, ['0.md', '1.md'], 80)],
  ['one in the first of three requests', first(251, ['99.md'], 60)],
  ['one that is to be archived', archiving(['5.md'])],
  ['the only one that is to be pushed, beside archives', archiving(['new.md'], { 'new.md': 'x' })],
  ['the only two', archiving(['new.md', 'b.md'], { 'new.md': 'x', 'b.md': 'y' })],
  ['none, and the service is down for a minute', { ...first(31, [], 20), downMs: 60_000 }],
  ['one, and the service is down for a minute', { ...first(31, ['7.md'], 60), downMs: 60_000 }],
  ['all', { ...first(900, Object.keys(numbered(900)), 60), isDown: true }],
  [
    'all that are new',
    { ...archiving(Object.keys(numbered(900)), numbered(900)), mostRequests: 120, isDown: true },
  ],
]
const faults: [string, (response: ServerResponse, request: IncomingMessage) => void][] = [
  ['status 500', response => void response.writeHead(500).end('cannot be stored')],
  ['a reset', (_, { socket }) => void socket.resetAndDestroy()],
]
const all = faults.flatMap(([fault, fail]) =>
  rows.map(([title, does]) => [fault, title, does, fail] as const),
)

test.each(all)('a document that gets %s each time stops no other: %s', async (_, __, does, fail) => {
  const { before, now, bad, isDown, downMs = 0, mostRequests } = does
  let waitedMs = 0
  const stored = new Map<string, boolean>()
  await using server = await startScripted([
    {
      meet(response, request, { body }) {
        const isFailing = refsIn(body).some(ref => bad.includes(ref)) || waitedMs < downMs
        if (isFailing) return fail(response, request)
        for (const document of JSON.parse(body).documents)
          stored.set(document.external_ref, document.archived)
        response.writeHead(202).end()
      },
    },
  ])
  const service = open(server.url)
  const due = plan(pages(now), 'v1', { synced: snapshot(before), dirty: [] }, false)
  const sleep = async (ms: number) => {
    waitedMs += ms
  }
  const { stop, outcomes } = await delivered(due, {
    send: service.send,
    push: { sleep, now: () => waitedMs, random: () => 0.5, onSilence: () => {} },
  })
  const kinds = new Map(
    toOutcomes(outcomes, due, { pages: new Map(), skipped: [] }, stop).map(each => [each.externalRef, each]),
  )
  expect(service.sent.requests).toBeLessThanOrEqual(mostRequests)
  if (isDown) {
    expect(stop).toMatchObject({ topic: 'service-down' })
    return
  }
  expect(stop).toBeUndefined()
  for (const { externalRef } of [...due.upserts, ...due.archives]) {
    const outcome = kinds.get(externalRef)
    if (bad.includes(externalRef)) {
      const reason = expect.stringMatching(
        /(?:500, "cannot be stored"|closed|ECONNRESET).* 6 times, though it answered others/,
      )
      expect(outcome).toMatchObject({ kind: 'failed', reason, topic: 'page-refused' })
    } else {
      expect(outcome?.kind).toBe(externalRef in now ? 'pushed' : 'archived')
      expect(stored.get(externalRef)).toBe(!(externalRef in now))
    }
  }
})
