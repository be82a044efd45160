import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseTree } from '../../src/repository/tree.ts'

const oid = 'a'.repeat(40)

/** One entry as `git ls-tree -r -z` writes it. */
const entry = (path: string | Uint8Array, mode = '100644', type = 'blob', id = oid) =>
  Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(path), Buffer.from([0])])

describe('the output of ls-tree', () => {
  test('of an empty tree has no file', () => {
    expect(parseTree(Buffer.alloc(0))).toEqual([])
  })

  test('has a file for each entry, in its order', () => {
    const sha256 = 'b'.repeat(64)
    const output = Buffer.concat([
      entry('b.md', '100755'),
      entry('a.md', '120000', 'blob', sha256),
      entry('sub', '160000', 'commit'),
    ])
    expect(parseTree(output)).toEqual([
      { path: 'b.md', mode: '100755', oid, isUtf8: true },
      { path: 'a.md', mode: '120000', oid: sha256, isUtf8: true },
      { path: 'sub', mode: '160000', oid, isUtf8: true },
    ])
  })

  // It would be looked for without an end.
  test.each([
    ['in a name', 'b.md', '100644 blob aaaa\tb.md'],
    ['before one', '100644', '100644'],
  ])('that ends %s is an error which says what is there', (_, rest, cut) => {
    const output = Buffer.concat([entry('a.md'), Buffer.from(cut)])
    const stderr = expect.stringMatching(new RegExp(`^its output ended too soon: .*${rest}$`))
    expect(() => parseTree(output)).toThrow(expect.objectContaining({ stderr }))
  })

  test.each([
    ['a line break', 'a\nb.md'],
    ['a tab', 'a\tb.md'],
    ['quotes and a backslash', '"a\\b".md'],
    ['blanks around it', ' a.md '],
    ['an emoji', '😀/ü.md'],
    ['a replacement character of its own', '\ufffd.md'],
    ['a byte order mark', '\ufeffa.md'],
  ])('keeps a name with %s as it is', (_, path) => {
    expect(parseTree(entry(path))).toEqual([{ path, mode: '100644', oid, isUtf8: true }])
  })

  test.each([
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9]],
    ['half a character', [0xf0, 0x9f]],
    ['an overlong form', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a replacement character beside a stray byte', [0xef, 0xbf, 0xbd, 0xff]],
  ])('marks a name in %s, which is not UTF-8', (_, bytes) => {
    expect(parseTree(entry(Uint8Array.from(bytes)))).toMatchObject([{ isUtf8: false }])
  })

  test('gives back any names, each marked as UTF-8 exactly if its bytes can be had from it', () => {
    const name = fc.uint8Array({ minLength: 1, maxLength: 12 }).map(bytes => bytes.map(byte => byte || 1))
    fc.assert(
      fc.property(fc.array(name), names => {
        const tree = parseTree(Buffer.concat(names.map(each => entry(each))))
        expect(tree).toHaveLength(names.length)
        tree.forEach(({ path, isUtf8 }, index) => {
          expect(isUtf8).toBe(Buffer.from(path).equals(Buffer.from(names[index] ?? [])))
        })
      }),
      { numRuns: 300 },
    )
  })
})
