import { describe, expect, test } from '@jest/globals'
import { cut, digest, isSameNormaliser } from '../../src/plan/snapshot.ts'

const file = (path: string, changes: object = {}) => ({
  path,
  mode: '100644',
  oid: `oid of ${path}`,
  isUtf8: true,
  ...changes,
})
const isMarkdown = (path: string) => path.endsWith('.md')

describe('a tree cut by patterns', () => {
  test('has the files that match, under their references with the prefix', () => {
    const { pages, skipped } = cut(
      [file('a.md'), file('b.txt'), file('c/d.md', { mode: '100755' })],
      isMarkdown,
      'x/',
    )
    expect([...pages]).toEqual([
      ['x/a.md', { externalRef: 'x/a.md', path: 'a.md', oid: 'oid of a.md' }],
      ['x/c/d.md', { externalRef: 'x/c/d.md', path: 'c/d.md', oid: 'oid of c/d.md' }],
    ])
    expect(skipped).toEqual([])
  })

  test.each<[string, object, RegExp, boolean]>([
    ['a symbolic link', { mode: '120000' }, /^is a symbolic link; links are not followed$/, false],
    ['a submodule', { mode: '160000' }, /^is a submodule; its files belong to another repository$/, false],
    [
      'a name that is not UTF-8',
      { isUtf8: false },
      /^has a name that is not UTF-8, .* Rename the file\.$/,
      true,
    ],
  ])('leaves out %s and says why', (_, changes, reason, isFailure) => {
    const { pages, skipped } = cut([file('a.md', changes)], isMarkdown, 'x/')
    expect(pages.size).toBe(0)
    expect(skipped).toEqual([
      { path: 'a.md', externalRef: 'x/a.md', reason: expect.stringMatching(reason), isFailure },
    ])
  })

  test('does not speak of links that no pattern matches', () => {
    expect(cut([file('a', { mode: '120000' })], isMarkdown, '').skipped).toEqual([])
  })
})

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
