import { describe, expect, test } from '@jest/globals'
import { compare, type Documents, size } from '../../scripts/demo/push.ts'
import type { Document } from '../../src/document/document.ts'
import { page } from '../sandbox/client.ts'
import { createCheckout } from '../support/checkout.ts'
import { runScript } from './process.ts'

const replay = (...args: string[]) => runScript('replay', args)

test('a history that ends with a page that cannot be read is red, and the log of its run is printed once', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n\nText.\n', 'b.md': 'No text: \0\n' })
  const run = await replay('--repo', checkout.folder)
  expect(run).toMatchObject({ exitCode: 1, leftovers: [] })
  expect(run.stdout.match(/^ {2}\| : :error file=b\.md: :/gm)).toHaveLength(1)
})

describe('documents in search, compared with those that should be there', () => {
  const documents = (...changes: Partial<Document>[]): Documents =>
    new Map(changes.map(({ external_ref = 'a.md', ...each }) => [external_ref, page(external_ref, each)]))

  test('do not differ when they are equal', () => {
    expect(size(compare(documents({ tags: ['x'] }), documents({ tags: ['x'] })))).toBe(0)
    expect(size(compare(documents({ tags: ['a', 'b'] }), documents({ tags: ['b', 'a'] })))).toBe(1)
  })

  test.each<Partial<Document>>([
    { name: 'B' },
    { description: 'b' },
    { tags: ['b'] },
    { archived: true },
    { body: 'A' },
  ])('with %j are stale in that field', change => {
    const { stale } = compare(documents({}), documents(change))
    expect(stale).toEqual([{ externalRef: 'a.md', fields: Object.keys(change) }])
  })

  test('are stale, extra or missing', () => {
    const actual = documents({ external_ref: 'stale', body: 'old' }, { external_ref: 'extra' }, {})
    const expected = documents({ external_ref: 'stale', body: 'new' }, { external_ref: 'missing' }, {})
    const found = compare(actual, expected)
    expect(found).toMatchObject({ missing: ['missing'], extra: ['extra'], stale: [{ externalRef: 'stale' }] })
    expect(size(found)).toBe(3)
  })
})
