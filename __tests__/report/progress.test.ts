import { describe, expect, test } from '@jest/globals'
import { plan } from '../../src/plan.ts'
import { planLine, progressLine, Watch } from '../../src/report/progress.ts'
import { pages, snapshot } from '../support/pages.ts'
import { accepted, later } from '../support/pushing.ts'

test.each([
  [
    'nothing is done',
    { documents: 0, bytes: 0, requests: 0 },
    10,
    0,
    '0 of 10 documents, 0.0 MB in 0 requests, 0 a second',
  ],
  [
    'half is done',
    { documents: 50, bytes: 1_250_000, requests: 2 },
    100,
    10,
    '50 of 100 documents, 1.3 MB in 2 requests, 5 a second, about 10 s left',
  ],
  [
    'less than a second has passed',
    { documents: 5, bytes: 10, requests: 1 },
    10,
    0.01,
    '5 of 10 documents, 0.0 MB in 1 request, 5 a second, about 1 s left',
  ],
  [
    'all is done',
    { documents: 10, bytes: 2_000_000, requests: 1 },
    10,
    5,
    '10 of 10 documents, 2.0 MB in 1 request, 2 a second, about 0 s left',
  ],
])('when %s, the line says how far it is', (_, done, total, seconds, expected) => {
  expect(progressLine(done, total, seconds)).toBe(expected)
})

test.each([
  ['', 'No sync is on record. To push unless hidden: 2, to archive: 1, unchanged: 1.'],
  ['abcdef0123', 'Search mirrors abcdef0. To push unless hidden: 2, to archive: 1, unchanged: 1.'],
])('with the baseline %j the line of the plan says what is due', (baseline, expected) => {
  const synced = snapshot({ 'a.md': '1', 'b.md': '1', 'c.md': '1' })
  const due = plan(pages({ 'a.md': '1', 'b.md': '2', 'd.md': '1' }), 'v1', { synced, dirty: [] }, false)
  expect(planLine(due, baseline)).toBe(expected)
})

describe('while the service', () => {
  const line = (watch: Watch) =>
    progressLine({ documents: 50, bytes: 1_000_000, requests: 2 }, 100, 10, watch.waiting)
  const begun = '50 of 100 documents, 1.0 MB in 2 requests, 5 a second'

  test('answers, the line guesses how long it will take', async () => {
    const watch = new Watch(() => 60_000)
    await watch.over(async () => accepted)
    expect(line(watch)).toBe(`${begun}, about 10 s left`)
  })

  test('is silent, the line says for how long instead', async () => {
    let now = 60_000
    const watch = new Watch(() => now)
    const answer = Promise.withResolvers<typeof accepted>()
    const request = watch.over(() => answer.promise)
    now += 4_999
    expect(line(watch)).toBe(`${begun}, about 10 s left`)
    now += 12_001
    expect(line(watch)).toBe(`${begun}, waiting for the service, which has been silent for 17 s`)
    answer.resolve(accepted)
    await request
    expect(line(watch)).toBe(`${begun}, about 10 s left`)
  })

  test('says "later", the line says why until it says something else', async () => {
    const watch = new Watch(() => 0)
    await watch.over(async () => later())
    expect(line(watch)).toBe(`${begun}, waiting to try again: busy`)
    await watch.over(async () => accepted)
    expect(line(watch)).toBe(`${begun}, about 10 s left`)
  })

  test('has nothing to answer, as while pages are read, the line does not speak of it', async () => {
    let now = 0
    const watch = new Watch(() => now)
    await watch.over(async () => accepted)
    now += 60_000
    expect(line(watch)).toBe(`${begun}, about 10 s left`)
  })
})
