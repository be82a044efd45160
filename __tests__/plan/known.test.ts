import { describe, expect, test } from '@jest/globals'
import { type Known, plan } from '../../src/plan/index.ts'
import { digest } from '../../src/plan/known.ts'
import { snapshot } from '../support/pages.ts'

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
    const versions = (known: Known, version = 1) => {
      const page = { externalRef: 'a', path: 'a', oid: '1' }
      const held = { ...known, synced: known.synced && { ...known.synced, pages: new Map([['a', page]]) } }
      return plan(new Map(), digest(version, settings, url), held, false).archives[0]?.versions
    }
    expect(versions(known)).toMatchObject([{ snapshot: 1, isHiddenAlike: true }])
    expect(versions(known, 12)).toMatchObject([{ snapshot: 1, isHiddenAlike: false }])
  })
})
