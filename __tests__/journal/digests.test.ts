import { hash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  MAX_PART_BYTES,
  packDigests,
  packGroups,
  toIsSameGroup,
  toRecord,
  unpackDigests,
} from '../../src/journal/index.ts'
import { digestOf } from '../../src/text/index.ts'
import { record } from '../support/attempts.ts'

const digest = (text: string) => hash('sha256', text).slice(0, 12)
const path = fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !text.includes('\0'))

test('digests come out of a record as they went in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path), paths => {
      const digests = new Map(paths.map(each => [each, digest(each)]))
      const generated = { from: ['docs/**'], digests: packDigests(digests) }
      expect(toRecord({ ...record, generated })).toEqual({ ...record, generated })
      expect(unpackDigests(generated.digests)).toEqual(digests)
    }),
  )
})

test('digests are the first 12 digits of SHA-256, in records from the path that comes first on', () => {
  expect(digestOf('abc')).toBe('ba7816bf8f01')
  expect(digestOf(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01')
  const paths = ['b', 'a', 'c']
  const texts = [paths, paths.toSorted(), paths.toReversed()].map(all =>
    packDigests(new Map(all.map(each => [each, digest(each)]))),
  )
  expect(new Set(texts).size).toBe(1)
  expect([...unpackDigests(texts[0]!).keys()]).toEqual(['a', 'b', 'c'])
})

test('a record has room for 3,500 pages of an API reference', () => {
  const paths = Array.from(
    { length: 3_500 },
    (_, index) =>
      `docs/api/${['classes', 'interfaces'][index % 2]}/${digest(`${index}`).slice(0, 5)}Client.md`,
  )
  expect(packDigests(new Map(paths.map(each => [each, digest(each)]))).length).toBeLessThan(MAX_PART_BYTES)
})

test('by its group, a page whose digest is another one differs, and seldom another page does', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `docs/${index}.md`)
  const before = new Map(paths.map(each => [each, digest(each)]))
  fc.assert(
    fc.property(fc.subarray(paths.slice(0, 40), { minLength: 1 }), fc.boolean(), (some, isRemoved) => {
      const after = new Map(before)
      for (const each of some) isRemoved ? after.delete(each) : after.set(each, digest('another'))
      const isSame = toIsSameGroup(packGroups(before), packGroups(after))
      expect(some.filter(isSame)).toEqual([])
      expect(paths.filter(each => !isSame(each)).length).toBeLessThan(12 * some.length)
    }),
    { numRuns: 20 },
  )
})

test.each([
  'x',
  'x.y',
  `.${'A'.repeat(8)}`,
  `${brotliCompressSync('a\0b').toString('base64')}.AAAAAAAA`,
  `${brotliCompressSync('a'.repeat(30_000_000)).toString('base64')}.AAAAAAAA`,
  `${brotliCompressSync('\0'.repeat(1_000_000)).toString('base64')}.AAAAAAAA`,
])('a record with digests that nothing here has written is none (%#)', digests => {
  expect(toRecord({ ...record, generated: { from: [], digests } })).toBeUndefined()
})
