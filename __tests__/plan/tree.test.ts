import { expect, test } from '@jest/globals'
import {
  differing,
  isGenerated,
  pathsOf,
  type Tree,
  type TreeEntry,
  toPaths,
  UNKNOWN_DIGEST,
  withDigests,
} from '../../src/plan/tree.ts'

const file = (path: string, oid: string, kind: TreeEntry['kind'] = 'file') => ({
  path,
  kind,
  oid,
  isUtf8: true,
})

const tree: Tree = [
  file('docs/a.md', '1'),
  file('docs/b.md', '2'),
  file('docs/c.md', '3'),
  file('docs/link.md', '4', 'link'),
]

test('what was on the disk shows in the object IDs of a tree', () => {
  const digests = new Map([
    ['docs/a.md', 'aa'],
    ['docs/b.md', 'bb'],
    ['docs/link.md', 'cc'],
    ['api/new.md', 'dd'],
    ['api/gone.md', UNKNOWN_DIGEST],
    ['docs/c.md', ''],
  ])
  expect(withDigests(tree, digests)).toEqual([
    file('docs/a.md', '1+aa'),
    file('docs/b.md', '2+bb'),
    file('docs/c.md', '3'),
    file('docs/link.md', '4', 'link'),
    file('api/new.md', '+dd'),
  ])
  expect(withDigests(tree, new Map())).toEqual(tree)
})

test('GitHub has what git has, and the folders on the way there', () => {
  const digests = new Map([
    ['docs/a.md', 'aa'],
    ['docs/x/new.md', 'bb'],
    ['api/new.md', 'cc'],
  ])
  const all = withDigests(tree, digests)
  expect(all.filter(isGenerated).map(({ path }) => path)).toEqual(['docs/x/new.md', 'api/new.md'])
  expect([...(pathsOf(all).generated ?? [])].sort()).toEqual(['api', 'api/new.md', 'docs/x', 'docs/x/new.md'])
  expect([...pathsOf(all).folders].sort()).toEqual(['', 'api', 'docs', 'docs/x'])
  expect(pathsOf(tree)).not.toHaveProperty('generated')
})

test('every folder on the way to a file is a folder, the root among them', () => {
  const { files, folders } = toPaths(['a/b/c.md', 'a/b/d.md', 'e.md', 'a/f/g/h.md'])
  expect([...files].sort()).toEqual(['a/b/c.md', 'a/b/d.md', 'a/f/g/h.md', 'e.md'])
  expect([...folders].sort()).toEqual(['', 'a', 'a/b', 'a/f', 'a/f/g'])
})

test('two trees differ in the paths that are new, gone, or of another text or kind', () => {
  const before = [file('same', '1'), file('edited', '1'), file('kind', '1'), file('gone', '1')]
  const after = [file('same', '1'), file('edited', '2'), file('kind', '1', 'link'), file('new', '1')]
  expect([...differing(before, after)].sort()).toEqual(['edited', 'gone', 'kind', 'new'])
})
