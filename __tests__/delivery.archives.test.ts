import { describe, expect, test } from '@jest/globals'
import { toPaths } from '../src/document/paths.ts'
import { plan, withTombstones } from '../src/plan.ts'
import { prepare as toPrepared } from '../src/prepare.ts'
import type { PageJob, Prepared } from '../src/workers.ts'
import { delivered, prepare as make, type Sent } from './support/delivering.ts'
import { pages, snapshot } from './support/pages.ts'
import { accepted, fatal, refused } from './support/pushing.ts'

type Texts = Record<string, string>

/** What is due when all of these pages are gone but one. */
const gone = (before: Texts) =>
  plan(
    pages({ 'kept.md': 'one' }),
    'v1',
    { synced: snapshot({ ...before, 'kept.md': 'one' }), dirty: [] },
    false,
  )

const stub = (ref: string) => ({
  external_ref: ref,
  name: ref,
  description: '',
  tags: [],
  archived: true,
  body: `${ref}\n`,
})

describe('a deleted page is archived without its text', () => {
  test('when its text is missing', async () => {
    const blobs = { 'oid of lost': { size: undefined, bytes: undefined } }
    const found = await delivered(gone({ 'a.md': 'lost' }), { blobs })
    expect(found.requests).toEqual([[stub('a.md')]])
    expect(found.brief).toEqual(['archived a.md'])
  })

  test('when reading its text takes too long this time, as it may not have before', async () => {
    const prepare = async (job: PageJob): Promise<Prepared> =>
      job.path === 'a.md' ? { kind: 'unread', reason: 'was not read', messages: [] } : make(job)
    const found = await delivered(gone({ 'a.md': 'one' }), { prepare })
    expect(found.requests).toEqual([[stub('a.md')]])
    expect(found.brief).toEqual(['archived a.md'])
  })

  test('when the service refuses its text', async () => {
    const answer = ([document]: Sent[]) => (document?.body === 'refused' ? refused : accepted)
    const found = await delivered(gone({ 'a.md': 'refused' }), { answer })
    expect(found.requests).toEqual([
      [{ external_ref: 'a.md', archived: true, body: 'refused' }],
      [stub('a.md')],
    ])
    expect(found.brief).toEqual(['archived a.md'])
  })

  test('and fails by name, with what to do, when the service refuses that too', async () => {
    const found = await delivered(gone({ 'a.md': 'one' }), { answer: () => refused })
    expect(found.brief).toEqual(['failed a.md'])
    expect(found.outcomes[0]?.reason).toMatch(
      /^refused, even without its text, so it stays in search\. Archive it in the service itself\. /,
    )
    expect(found.stop).toBeUndefined()
  })
})

test('what history has deleted is archived after all else, whatever the guard would say', async () => {
  const deleted = pages(
    Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`old${index}.md`, 'one'])),
  )
  const due = withTombstones(gone({ 'a.md': '1' }), pages({ 'kept.md': 'one' }), deleted)
  const { requests, stop } = await delivered(due, { maxArchive: 0 })
  expect(stop).toBeUndefined()
  expect(requests.flat().map(each => each.external_ref)).toEqual(['a.md', ...deleted.keys()])
  expect(requests.flat().every(each => each.archived)).toBe(true)
})

test('three archives that are refused do not stop the run', async () => {
  const found = await delivered(gone({ 'a.md': '1', 'b.md': '2', 'c.md': '3', 'd.md': '4' }), {
    answer: () => refused,
  })
  expect(found.stop).toBeUndefined()
  expect(found.brief).toHaveLength(4)
})

test('no stream of texts stays open when archiving stops on the way', async () => {
  const before = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.md`, 'one']))
  const found = await delivered(gone(before), { answer: () => fatal })
  expect(found.stop).toMatchObject({ reason: 'wrong key' })
  expect(found.isClosed).toBe(true)
})

test('after a change of the prefix the documents under the old one are archived, not those under the new one', async () => {
  const settings = {
    refPrefix: 'new/',
    tags: [],
    sourceLinks: false,
    repositoryUrl: 'https://github.com/o/r',
    branch: 'main',
    siteUrls: [],
  }
  const due = plan(
    pages({ 'a.md': 'one' }, 'new/'),
    'v1',
    { synced: snapshot({ 'a.md': 'one' }), dirty: [] },
    false,
  )
  const { requests } = await delivered(due, {
    prepare: async job => toPrepared(job, { paths: toPaths(['a.md']), settings }),
  })
  expect(requests).toMatchObject([
    [{ external_ref: 'new/a.md', archived: false }],
    [{ external_ref: 'a.md', archived: true }],
  ])
})
