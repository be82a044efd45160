import { describe, expect, test } from '@jest/globals'
import type { Attempt, AttemptRecord, History } from '../../src/journal/index.ts'
import { type Known, plan } from '../../src/plan/index.ts'
import { digest, readKnown } from '../../src/plan/known.ts'
import type { Reading } from '../../src/plan/pages.ts'
import { attempt, record } from '../support/attempts.ts'
import { snapshot } from '../support/pages.ts'

const of = (order: number, changes: Partial<AttemptRecord>): Attempt =>
  attempt(order, { record: { ...record, ...changes } })
const history = (synced: Attempt | undefined, ...dirty: Attempt[]): History => ({
  ...{ synced, dirty, ahead: [], others: [], earlier: [] },
})

describe('the digest of the settings', () => {
  const settings = {
    ...{ refPrefix: '', tags: ['a', 'b'], sourceLinks: true, branch: 'main' },
    repositoryUrl: 'https://github.com/o/r',
    siteUrls: [{ prefix: '', url: 'https://docs.example.com/' }],
  }
  const url = 'https://search.example.com'

  test('is the same in whatever order they are, and whatever the prefix, which is recorded beside it', () => {
    const reversed = Object.fromEntries(Object.entries(settings).reverse()) as typeof settings
    expect(digest(1, { ...reversed, refPrefix: 'x/' }, url)).toBe(digest(1, settings, url))
  })

  test.each([
    [{ tags: ['b', 'a'] }],
    [{ sourceLinks: false }],
    [{ siteUrls: [{ prefix: 'a/', url: 'https://docs.example.com/' }] }],
  ])('differs with %j', changes => {
    expect(digest(1, { ...settings, ...changes }, url)).not.toBe(digest(1, settings, url))
  })

  test('differs with the service, and with the normaliser, which alone decides what is hidden', () => {
    expect(digest(1, settings, 'https://other.example.com')).not.toBe(digest(1, settings, url))
    expect(digest(2, settings, url)).not.toBe(digest(1, settings, url))
    const known = {
      synced: snapshot({}, digest(1, settings, url)),
      dirty: [snapshot({}, digest(1, { ...settings, tags: [] }, url))],
    }
    expect(digest(1, settings, url)).toMatch(/^1-[0-9a-f]{32}$/)
    const alike = (known: Known, version = 1) =>
      plan(new Map(), digest(version, settings, url), known, false).wasHiddenAlike
    expect(alike(known)).toBe(true)
    expect(alike({ ...known, synced: undefined })).toBe(true)
    expect(alike(known, 12)).toBe(false)
    expect(alike({ ...known, dirty: [snapshot({}, 'unknown')] })).toBe(false)
  })

  test('says nothing of what is hidden where a target was not brought up to date', async () => {
    const same = digest(1, settings, url)
    const reading = { pages: new Map(), sites: { sites: [] } } as unknown as Reading
    const alike = async (synced: Partial<AttemptRecord>, ...dirty: Partial<AttemptRecord>[]) => {
      const [first, ...others] = [synced, ...dirty].map((each, at) => of(at, { ...each, settings: same }))
      const target = { history: history(first, ...others), now: reading, task: { everything: false } }
      const { known } = await readKnown({ ...target, readAt: async () => reading }, () => {})
      return plan(new Map(), same, known, false).wasHiddenAlike
    }
    expect([await alike({}, {}, {}), await alike({}, {}, { target: 'a' })]).toEqual([true, false])
    expect(await alike({ target: 'a' })).toBe(true)
  })
})
