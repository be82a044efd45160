import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { WHOLE } from '../../src/inputs/shard.ts'
import { openPageReader, selectPages } from '../../src/plan/pages.ts'
import { differing, type Tree } from '../../src/plan/tree.ts'
import { noBlobs } from '../support/blobs.ts'

const file = (path: string, changes: object = {}) => ({
  ...{ path, mode: '100644', oid: `oid of ${path}`, isUtf8: true },
  ...changes,
})
const isMarkdown = (path: string) => path.endsWith('.md')

test('the pages of a tree are the files that match, under their references with the prefix', () => {
  const tree = [
    file('a.md'),
    file('b.txt'),
    file('c/d.md', { mode: '100755' }),
    file('x', { mode: '120000' }),
  ]
  const { pages, skipped } = selectPages(tree, isMarkdown, 'x/')
  expect([...pages]).toEqual([
    ['x/a.md', { externalRef: 'x/a.md', path: 'a.md', oid: 'oid of a.md' }],
    ['x/c/d.md', { externalRef: 'x/c/d.md', path: 'c/d.md', oid: 'oid of c/d.md' }],
  ])
  expect(skipped).toEqual([])
})

test.each<[string, object[], RegExp, boolean]>([
  ['a symbolic link', [{ mode: '120000' }], /^is a symbolic link; links are not followed$/, false],
  ['a submodule', [{ mode: '160000' }], /^is a submodule; its files belong to another repository$/, false],
  ['a name that is not UTF-8', [{ isUtf8: false }], /^has a name that is not UTF-8, .* Rename/, true],
  ['the second of two files of one name', [{}, {}], /^is in the commit twice: .*Commit the file again/, true],
])('%s is left out, and the reason is given', (_, entries, reason, isFailure) => {
  const tree = entries.map(changes => file('a.md', changes))
  const { pages, skipped } = selectPages(tree, isMarkdown, 'x/')
  expect(pages.size).toBe(entries.length - 1)
  expect(skipped).toMatchObject([
    { path: 'a.md', externalRef: 'x/a.md', reason: expect.stringMatching(reason), isFailure },
  ])
})

test('a file whose extension is in other letters is skipped with what to do, where it would be a page else', () => {
  const files = ['UPPER.MD', 'a.Mdx', 'b.md', 'c.TXT', 'out/d.MD'].map(path => file(path))
  const isWanted = (path: string) => /\.mdx?$/.test(path) && !path.startsWith('out/')
  const { pages, skipped } = selectPages(files, isWanted, '')
  expect([...pages.keys()]).toEqual(['b.md'])
  expect(skipped).toEqual([
    {
      ...{ path: 'UPPER.MD', externalRef: 'UPPER.MD', isFailure: false },
      reason:
        'ends in ".MD", and case counts in files. Rename it to end in ".md", or add the line **/*.MD to the input files (after its default lines, if you do not set it).',
    },
    expect.objectContaining({ path: 'a.Mdx', isFailure: false }),
  ])
})

test('in whatever order trees are read, each reading is that of a first one, and none is made twice', async () => {
  const trees: Tree[] = [
    [file('a.md'), file('docs/b.md')],
    [file('a.md'), file('docs/c.md'), file('docs/d.md', { mode: '120000' })],
    [file('a.md'), file('docs/b.md')],
  ]
  const shapes = [
    { files: ['**/*.md'], refPrefix: '' },
    { files: ['**/*.md'], refPrefix: 'x/' },
    { files: ['docs/**', '!a.md'], refPrefix: '' },
    { files: ['docs/**', '!a.md', ''], refPrefix: '' },
  ]
  const request = fc.record({ tree: fc.constantFrom(...trees), shape: fc.constantFrom(...shapes) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(WHOLE, { index: 2, count: 3 }),
      fc.array(request, { minLength: 1 }),
      async (shard, requests) => {
        const read = openPageReader(shard, noBlobs)
        for (const { tree, shape } of requests) {
          const reading = await read(tree, shape)
          expect(reading).toEqual(await openPageReader(shard, noBlobs)(tree, shape))
          expect(await read(tree, { ...shape })).toBe(reading)
        }
      },
    ),
  )
})

test('a reading has the pages of its shard, those of all shards, and all paths', async () => {
  const tree = Array.from({ length: 30 }, (_, index) => file(`docs/${index}.md`)).concat(file('a.txt'))
  const readings = await Promise.all(
    [1, 2, 3].map(index =>
      openPageReader({ index, count: 3 }, noBlobs)(tree, { files: ['**/*.md'], refPrefix: '' }),
    ),
  )
  const [{ all, paths }] = readings as [(typeof readings)[0]]
  expect(readings.flatMap(({ pages }) => [...pages.keys()]).sort()).toEqual([...all.keys()].sort())
  expect([all.size, paths.files.size, [...paths.folders]]).toEqual([30, 31, ['', 'docs']])
})

test('two trees differ in the paths that are new, gone, or of another text or mode', () => {
  const before = [file('same'), file('edited'), file('mode'), file('gone')]
  const after = [file('same'), file('edited', { oid: 'x' }), file('mode', { mode: '100755' }), file('new')]
  expect([...differing(before, after)].sort()).toEqual(['edited', 'gone', 'mode', 'new'])
})
