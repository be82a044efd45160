import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { limits } from '../src/batch.ts'
import type { Message } from '../src/document/document.ts'
import { type Known, plan } from '../src/plan.ts'
import type { PageJob } from '../src/workers.ts'
import { delivered, prepare } from './support/delivering.ts'
import { pages, snapshot } from './support/pages.ts'
import { accepted, fatal, refused, tooLarge } from './support/pushing.ts'

type Texts = Record<string, string>

/** What is due when search holds the first tree, perhaps that of a failed attempt too, and is to hold the other. */
function due(before: Texts | undefined, now: Texts, dirty?: Texts) {
  const known: Known = { synced: before && snapshot(before), dirty: dirty ? [snapshot(dirty)] : [] }
  return plan(pages(now), 'v1', known, false)
}

const numbered = (count: number, text = 'one'): Texts =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.md`, text]))

describe('what changed', () => {
  test('is pushed with its text, and what is gone is archived with the text that it had', async () => {
    const { requests, outcomes, stop } = await delivered(
      due({ 'a.md': 'one', 'b.md': 'last' }, { 'a.md': 'two' }),
    )
    expect(requests).toEqual([
      [{ external_ref: 'a.md', archived: false, body: 'two' }],
      [{ external_ref: 'b.md', archived: true, body: 'last' }],
    ])
    expect(outcomes).toEqual([
      { path: 'a.md', externalRef: 'a.md', kind: 'pushed', name: 'The a.md', messages: [] },
      { path: 'b.md', externalRef: 'b.md', kind: 'archived', name: 'The b.md', messages: [] },
    ])
    expect(stop).toBeUndefined()
  })

  test('is not archived before every upsert has been answered', async () => {
    const open = new Set<number>()
    const answer = async (documents: { archived: boolean }[], request: number) => {
      if (documents.some(each => each.archived)) expect(open.size).toBe(0)
      open.add(request)
      for (let turns = 0; turns < 20 - request; turns++) await turn()
      open.delete(request)
      return accepted
    }
    const found = await delivered(
      due(
        numbered(5),
        Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`new${index}.md`, 'one'])),
      ),
      { answer },
    )
    expect(found.requests.map(each => each.length)).toEqual([100, 100, 100, 100, 50, 5])
    expect(found.brief).toHaveLength(455)
  })

  test.each<[string, Texts | undefined, Texts]>([
    ['pushed', undefined, numbered(60)],
    ['archived', numbered(60), {}],
  ])('is read no further once the run stops, though few pages were %s by then', async (_, before, now) => {
    const stopping = new AbortController()
    let read = 0
    await delivered(due(before, now), {
      push: { signal: stopping.signal },
      prepare: async job => {
        if (++read === 5) stopping.abort({ reason: 'the run was cancelled', hint: '' })
        return prepare(job)
      },
    })
    // Those that were under way, and no whole batch of 100.
    expect(read).toBeLessThan(30)
  })

  test('goes without its archives when the push stops', async () => {
    const { requests, brief, stop, isClosed } = await delivered(due({ 'b.md': 'one' }, { 'a.md': 'two' }), {
      answer: () => fatal,
    })
    expect(stop).toMatchObject({ reason: 'wrong key' })
    expect(requests).toHaveLength(1)
    expect(brief).toEqual([])
    expect(isClosed).toBe(true)
  })

  test('is read only so far ahead of the requests', async () => {
    const { mostPrepared, brief } = await delivered(due(undefined, numbered(300)), { ahead: 5 })
    expect(mostPrepared).toBe(5)
    expect(brief).toHaveLength(300)
  })

  test('goes in smaller requests once one was too large', async () => {
    const long = 'x'.repeat(100_000)
    const answer = (documents: unknown[]) => (documents.length > 20 ? tooLarge : accepted)
    const { requests, brief } = await delivered(due(undefined, numbered(200, long)), { answer })
    expect(requests.filter(each => each.length > 20).length).toBeLessThan(4)
    expect(brief).toHaveLength(200)
  })
})

describe('a page that hides itself', () => {
  test('is archived with the newest text that was visible, when search may hold it', async () => {
    const found = await delivered(due({ 'a.md': 'first' }, { 'a.md': 'draft 2' }, { 'a.md': 'second' }))
    expect(found.requests).toEqual([[{ external_ref: 'a.md', archived: true, body: 'second' }]])
    expect(found.outcomes).toMatchObject([{ kind: 'archived', reason: 'is a draft' }])
  })

  test('is hidden when search never held it', async () => {
    const { requests, outcomes } = await delivered(due({}, { 'a.md': 'draft' }))
    expect(requests).toEqual([])
    expect(outcomes).toEqual([
      {
        path: 'a.md',
        externalRef: 'a.md',
        kind: 'hidden',
        reason: 'is a draft',
        messages: [],
      },
    ])
  })

  test('is hidden when it was so before as well', async () => {
    const { requests, outcomes } = await delivered(due({ 'a.md': 'draft 1' }, { 'a.md': 'draft 2' }))
    expect(requests).toEqual([])
    expect(outcomes).toMatchObject([{ kind: 'hidden', reason: 'is a draft' }])
  })

  test('is archived without a text when it may have been visible by other rules', async () => {
    const found = await delivered(due({ 'a.md': 'draft 1' }, { 'a.md': 'draft 2' }), {
      wasHiddenAlike: false,
    })
    expect(found.requests).toEqual([
      [expect.objectContaining({ external_ref: 'a.md', archived: true, body: 'a.md\n' })],
    ])
    expect(found.outcomes).toMatchObject([{ kind: 'archived', reason: 'is a draft', isHidden: true }])
  })

  test('is warned of whether it was visible, is left without a text, or was hidden before', async () => {
    const messages: Message[] = [{ line: 1, column: 1, rule: 'front-matter', reason: 'never ends' }]
    const warned = async (job: PageJob) => {
      const prepared = prepare(job)
      return prepared.kind === 'hidden' ? { ...prepared, messages } : prepared
    }
    const before = { 'a.md': 'one', 'b.md': 'draft 1', 'c.md': 'one' }
    const now = { 'a.md': 'draft 2', 'b.md': 'draft 2', 'c.md': 'draft 2' }
    const answer = ([document]: { body: string }[]) => (document?.body === 'one' ? refused : accepted)
    for (const setting of [{}, { wasHiddenAlike: false }, { answer }]) {
      const { outcomes } = await delivered(due(before, now), { prepare: warned, ...setting })
      expect(outcomes.map(each => each.messages)).toEqual([messages, messages, messages])
    }
  })

  test('and is then deleted is skipped', async () => {
    const { requests, outcomes } = await delivered(due({ 'a.md': 'draft', 'b.md': 'one' }, { 'b.md': 'one' }))
    expect(requests).toEqual([])
    expect(outcomes).toMatchObject([
      { kind: 'skipped', reason: 'had never been in search, so there was nothing to archive' },
    ])
  })
})

describe('the guard', () => {
  test('stops before any request when too many pages were deleted', async () => {
    const found = await delivered(due(numbered(30), { '0.md': 'two' }), { maxArchive: 0.3 })
    expect(found.stop?.reason).toMatch(/^this run would archive 29 of 30 documents/)
    expect([found.requests, found.brief]).toEqual([[], []])
  })

  test('stops after the upserts, and archives nothing, when too many pages hide themselves', async () => {
    const now = { ...numbered(30, 'draft'), '0.md': 'two' }
    const found = await delivered(due(numbered(40), now), { maxArchive: 0.3 })
    expect(found.stop?.reason).toMatch(/^this run would archive 39 of 40 documents/)
    expect(found.brief).toEqual(['pushed 0.md'])
    expect(found.requests.flat().filter(each => each.archived)).toEqual([])
  })
})

describe('a page that makes no document', () => {
  test.each<[string, string, object, RegExp]>([
    ['is no text', 'bad', {}, /^is no text$/],
    [
      'is missing',
      'gone',
      { size: undefined, bytes: undefined },
      /^its text is not in this checkout\. .*sets no filter\.$/,
    ],
    [
      'is too large to be read',
      'huge',
      { size: 30_000_000, bytes: undefined },
      /^has 30000000 bytes, .* at most 5000000 in a request\. Split the page\.$/,
    ],
    [
      'is over the limit as a document',
      'x'.repeat(limits.requestBytes),
      {},
      /^as a document it has 50000\d\d bytes, .* Split the page\.$/,
    ],
  ])(
    'because it %s fails by name without a request, and the rest goes through',
    async (_, text, blob, reason) => {
      const found = await delivered(due(undefined, { 'a.md': text, 'b.md': 'one' }), {
        blobs: { [`oid of ${text}`]: blob },
      })
      expect(found.requests.flat().map(each => each.external_ref)).toEqual(['b.md'])
      expect(found.brief).toEqual(['failed a.md', 'pushed b.md'])
      expect(found.outcomes.find(each => each.kind === 'failed')?.reason).toMatch(reason)
    },
  )

  test('by one byte over the limit fails, at the limit goes alone', async () => {
    const rest = JSON.stringify({ documents: [{ external_ref: 'a.md', archived: false, body: '' }] }).length
    const exact = 'x'.repeat(limits.requestBytes - rest)
    expect((await delivered(due(undefined, { 'a.md': exact }))).brief).toEqual(['pushed a.md'])
    expect((await delivered(due(undefined, { 'a.md': `${exact}x` }))).brief).toEqual(['failed a.md'])
  })
})

describe('a page that was renamed', () => {
  test('keeps its old document while the new one is refused', async () => {
    const plan = due({ 'old.md': 'same', 'b.md': 'one' }, { 'new.md': 'same', 'c.md': 'two' })
    const answer = (documents: { external_ref: string }[]) =>
      documents.some(each => each.external_ref === 'new.md') ? refused : accepted
    const found = await delivered(plan, { answer })
    expect(found.brief).toEqual(['archived b.md', 'failed new.md', 'pushed c.md', 'unsent old.md'])
    expect(found.outcomes.find(each => each.externalRef === 'old.md')?.reason).toMatch(
      /^was not archived: its text is that of "new\.md", which failed in this run/,
    )
  })

  test('keeps its old document while the new one has no text in this checkout', async () => {
    const blobs = { 'oid of same': { size: undefined, bytes: undefined } }
    const found = await delivered(due({ 'old.md': 'same' }, { 'new.md': 'same' }), { blobs })
    expect(found.brief).toEqual(['failed new.md', 'unsent old.md'])
  })
})
