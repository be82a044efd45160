import { expect, test } from '@jest/globals'
import { compare, type Documents, size } from '../../scripts/demo/compare.ts'
import type { Document } from '../../src/document/document.ts'

function documents(...changes: Partial<Document>[]): Documents {
  const blank = { external_ref: 'a.md', name: 'A', description: '', tags: [], archived: false, body: 'A\n' }
  const all = changes.map(change => ({ ...blank, ...change }))
  return new Map(all.map(each => [each.external_ref, each]))
}

const none = { missing: [], extra: [], stale: [] }

test.each<[string, Documents, Documents, object]>([
  ['equal documents do not differ', documents({ tags: ['x'] }), documents({ tags: ['x'] }), none],
  ['nothing equals nothing', documents(), documents(), none],
  ['a document that is not there is missing', documents(), documents({}), { ...none, missing: ['a.md'] }],
  ['one too many is extra', documents({}), documents(), { ...none, extra: ['a.md'] }],
  [
    'one that moved is missing and extra',
    documents({ external_ref: 'old.md' }),
    documents({ external_ref: 'new.md' }),
    { ...none, missing: ['new.md'], extra: ['old.md'] },
  ],
])('%s', (_, actual, expected, difference) => {
  expect(compare(actual, expected)).toEqual(difference)
})

test.each<Partial<Document>>([
  { name: 'B' },
  { description: 'b' },
  { tags: ['b'] },
  { archived: true },
  { body: 'A' },
])('a document with %j is stale in that field', change => {
  const { stale, ...rest } = compare(documents({}), documents(change))
  expect(stale).toEqual([{ externalRef: 'a.md', fields: Object.keys(change) }])
  expect(rest).toEqual({ missing: [], extra: [] })
})

test('the order of tags counts, as it does in search', () => {
  expect(size(compare(documents({ tags: ['a', 'b'] }), documents({ tags: ['b', 'a'] })))).toBe(1)
})

test('the size is the number of documents that differ in any way', () => {
  const actual = documents(
    { external_ref: 'extra.md' },
    { external_ref: 'stale.md', name: 'Old', body: 'Old' },
  )
  const expected = documents({ external_ref: 'missing.md' }, { external_ref: 'stale.md' })
  expect(size(compare(actual, expected))).toBe(3)
})
