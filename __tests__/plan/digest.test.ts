import { describe, expect, test } from '@jest/globals'
import { digest, isSameNormaliser } from '../../src/plan/digest.ts'

describe('the digest of the settings', () => {
  const settings = {
    refPrefix: '',
    tags: ['a', 'b'],
    sourceLinks: true,
    repositoryUrl: 'https://github.com/o/r',
    branch: 'main',
    siteUrls: [{ prefix: '', url: 'https://docs.example.com/' }],
  }

  const url = 'https://search.example.com'

  test('is the same in whatever order they were written down', () => {
    const turned = Object.fromEntries(Object.entries(settings).reverse()) as typeof settings
    expect(digest(1, turned, url)).toBe(digest(1, settings, url))
  })

  test.each([
    [{ tags: ['a'] }],
    [{ tags: ['b', 'a'] }],
    [{ tags: ['a,b'] }],
    [{ sourceLinks: false }],
    [{ repositoryUrl: 'https://github.com/o/x' }],
    [{ branch: 'next' }],
    [{ siteUrls: [] }],
    [{ siteUrls: [{ prefix: 'a/', url: 'https://docs.example.com/' }] }],
  ])('differs with %j', changes => {
    expect(digest(1, { ...settings, ...changes }, url)).not.toBe(digest(1, settings, url))
  })

  test('differs with the address of the service', () => {
    expect(digest(1, settings, 'https://other.example.com')).not.toBe(digest(1, settings, url))
  })

  test('does not differ with the prefix, which is recorded beside it', () => {
    expect(digest(1, { ...settings, refPrefix: 'x/' }, url)).toBe(digest(1, settings, url))
  })

  test('differs with the normaliser, whose number can be told from it', () => {
    expect(digest(2, settings, url)).not.toBe(digest(1, settings, url))
    expect(isSameNormaliser(digest(1, settings, url), digest(1, { ...settings, tags: [] }, url))).toBe(true)
    expect(isSameNormaliser(digest(1, settings, url), digest(12, settings, url))).toBe(false)
  })
})
