import { describe, expect, test } from '@jest/globals'
import type { Attempt, AttemptRecord, History } from '../../src/journal/index.ts'
import { digest, wasHiddenAlike } from '../../src/plan/known.ts'
import { attempt, record } from '../support/attempts.ts'
import { snapshot } from '../support/pages.ts'

const of = (order: number, changes: Partial<AttemptRecord>): Attempt =>
  attempt(order, { record: { ...record, ...changes } })
const history = (synced: Attempt | undefined, ...dirty: Attempt[]): History => ({
  ...{ synced, dirty, ahead: [], others: [] },
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
    expect(wasHiddenAlike(known, digest(1, settings, url))).toBe(true)
    expect(wasHiddenAlike({ ...known, synced: undefined }, digest(1, settings, url))).toBe(true)
    expect(wasHiddenAlike(known, digest(12, settings, url))).toBe(false)
    expect(wasHiddenAlike({ ...known, dirty: [snapshot({}, 'unknown')] }, digest(1, settings, url))).toBe(
      false,
    )
  })

  test('says nothing of what is hidden where a target was not brought in step', () => {
    const same = digest(1, settings, url)
    const known = { synced: snapshot({}, same), dirty: [snapshot({}, same)] }
    const alike = (changes: Partial<AttemptRecord>) =>
      wasHiddenAlike(known, same, history(of(1, {}), of(2, {}), of(3, changes)))
    expect([alike({}), alike({ target: 'a' })]).toEqual([true, false])
    expect(wasHiddenAlike(known, same, history(of(1, { target: 'a' })))).toBe(true)
  })
})
