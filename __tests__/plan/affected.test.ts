import { expect, test } from '@jest/globals'
import { toPaths } from '../../src/document/paths.ts'
import { findAffected } from '../../src/plan/affected.ts'
import type { Blob } from '../../src/repository/blobs.ts'
import { page } from '../support/pages.ts'

const before = toPaths(['a.md', 'b.md', 'old.md'])
const now = toPaths(['a.md', 'b.md', 'new.md'])

/** Finds the affected of pages with these texts; `undefined` is a text that is too large or missing. */
async function affected(texts: Record<string, string | undefined>, from = [before], to = now) {
  const read: string[] = []
  async function* blobs(oids: readonly string[]): AsyncGenerator<Blob> {
    for (const oid of oids) {
      read.push(oid)
      const text = texts[oid.replace('oid of ', '')]
      const bytes = text === undefined ? undefined : new TextEncoder().encode(text)
      yield { oid, size: bytes?.length, bytes }
    }
  }
  const unchanged = Object.keys(texts).map(path => page(path, path, 'x/'))
  return { found: [...(await findAffected(unchanged, from, to, [], blobs))], read }
}

test('a page that names a file which came or went is affected, by its reference', async () => {
  const { found } = await affected({
    'gone.md': 'See [this](old.md).',
    'came.md': 'See [this](./new).',
    'none.md': 'See [this](b.md), renewed and older.',
  })
  expect(found).toEqual(['x/gone.md', 'x/came.md'])
})

test('a page whose text cannot be read is taken for affected', async () => {
  expect((await affected({ 'large.md': undefined, 'a.md': 'no links' })).found).toEqual(['x/large.md'])
})

test('a page that one of several earlier trees affects is affected', async () => {
  const { found } = await affected({ 'a.md': '[x](third.md)' }, [
    now,
    toPaths(['a.md', 'b.md', 'new.md', 'third.md']),
  ])
  expect(found).toEqual(['x/a.md'])
})

test('no page is read when no path came or went', async () => {
  expect(await affected({ 'a.md': '[x](old.md)' }, [now])).toEqual({ found: [], read: [] })
  expect(await affected({ 'a.md': '[x](old.md)' }, [])).toEqual({ found: [], read: [] })
})
