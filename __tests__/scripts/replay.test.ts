import { expect, test } from '@jest/globals'
import { compare, type Documents, size } from '../../scripts/demo/push.ts'
import type { Document } from '../../src/document/document.ts'
import { page } from '../sandbox/client.ts'

test('documents in search that are stale, extra or missing are found', () => {
  const documents = (...changes: Partial<Document>[]): Documents =>
    new Map(changes.map(({ external_ref = 'a.md', ...each }) => [external_ref, page(external_ref, each)]))
  const same = { external_ref: 'same', tags: ['a', 'b'] }
  const actual = documents(
    { external_ref: 'stale', body: 'old', tags: ['b'] },
    { external_ref: 'extra' },
    same,
  )
  const expected = documents({ external_ref: 'stale', body: 'new' }, { external_ref: 'missing' }, same)
  const found = compare(actual, expected)
  expect(found).toMatchObject({ missing: ['missing'], extra: ['extra'] })
  expect(found.stale).toEqual([{ externalRef: 'stale', fields: ['tags', 'body'] }])
  expect([size(found), size(compare(expected, expected))]).toEqual([3, 0])
})
