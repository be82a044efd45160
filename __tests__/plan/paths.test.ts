import { expect, test } from '@jest/globals'
import { toPaths } from '../../src/plan/tree.ts'

test('every folder on the way to a file is a folder, the root among them', () => {
  const { files, folders } = toPaths(['a/b/c.md', 'a/b/d.md', 'e.md', 'a/f/g/h.md'])
  expect([...files].sort()).toEqual(['a/b/c.md', 'a/b/d.md', 'a/f/g/h.md', 'e.md'])
  expect([...folders].sort()).toEqual(['', 'a', 'a/b', 'a/f', 'a/f/g'])
})

test('a repository without files has its root', () => {
  expect(toPaths([]).folders).toEqual(new Set(['']))
})
