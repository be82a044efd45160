import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseTree } from '../../../src/adapters/git/trees.ts'

const oid = 'a'.repeat(40)

/** One entry as `git ls-tree -r -z` writes it. */
const entry = (path: string | Uint8Array, mode = '100644', type = 'blob', id = oid) =>
  Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(path), Buffer.from([0])])

describe('the output of ls-tree', () => {
  test('has a file for each entry, in its order', () => {
    const sha256 = 'b'.repeat(64)
    const output = [
      entry('b.md', '100755'),
      entry('a.md', '120000', 'blob', sha256),
      entry('s', '160000', 'commit'),
    ]
    expect(parseTree(Buffer.concat(output))).toEqual([
      { path: 'b.md', kind: 'file', oid, isUtf8: true },
      { path: 'a.md', kind: 'link', oid: sha256, isUtf8: true },
      { path: 's', kind: 'submodule', oid, isUtf8: true },
    ])
  })

  test.each([
    ['in a name', '100644 blob aaaa\tb.md'],
    ['before one', '100644'],
  ])('that is cut off %s is an error that quotes the rest', (_, rest) => {
    const output = Buffer.concat([entry('a.md'), Buffer.from(rest)])
    const message = `the output of git ls-tree is cut off: ${rest}`
    expect(() => parseTree(output)).toThrow(expect.objectContaining({ message }))
  })

  test.each([
    ['a replacement character of its own', '\ufffd.md', true],
    ['a byte order mark', '\ufeffa.md', true],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9], false],
    ['half a character', [0xf0, 0x9f], false],
    ['an overlong form', [0xc0, 0xaf], false],
    ['half a surrogate pair', [0xed, 0xa0, 0x80], false],
    ['a replacement character and a stray byte', [0xef, 0xbf, 0xbd, 0xff], false],
  ])('with %s in a name says whether that is UTF-8', (_, name, isUtf8) => {
    const bytes = Buffer.from(name as string)
    expect(parseTree(entry(bytes))).toEqual([{ path: bytes.toString(), kind: 'file', oid, isUtf8 }])
  })

  test('keeps any names, each marked as UTF-8 exactly if its bytes can be restored from it', () => {
    const name = fc.uint8Array({ minLength: 1, maxLength: 12 }).map(bytes => bytes.map(byte => byte || 1))
    fc.assert(
      fc.property(fc.array(name), names => {
        const tree = parseTree(Buffer.concat(names.map(each => entry(each))))
        expect(tree.map(({ isUtf8 }) => isUtf8)).toEqual(
          names.map(each => Buffer.from(Buffer.from(each).toString()).equals(each)),
        )
      }),
      { numRuns: 300 },
    )
  })
})
