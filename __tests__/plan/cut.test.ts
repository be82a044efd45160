import { describe, expect, test } from '@jest/globals'
import { cut } from '../../src/plan/cut.ts'

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
