import { expect, test } from '@jest/globals'
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
