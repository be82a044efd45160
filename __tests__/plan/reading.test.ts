import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openReadings } from '../../src/plan/reading.ts'
import type { Tree } from '../../src/repository/tree.ts'
import { WHOLE } from '../../src/shard.ts'

const tree = (...paths: string[]): Tree =>
  paths.map(path => ({ path, mode: '100644', oid: `oid of ${path}`, isUtf8: true }))

const trees = [tree('a.md', 'docs/b.md'), tree('a.md', 'docs/c.md'), tree('a.md', 'docs/b.md')]
const shapes = [
  { files: ['**/*.md'], refPrefix: '' },
  { files: ['**/*.md'], refPrefix: 'x/' },
  { files: ['docs/**', '!a.md'], refPrefix: '' },
  { files: ['docs/**', '!a.md', ''], refPrefix: '' },
]
const shards = [WHOLE, { index: 2, count: 3 }]

test('in whatever order trees are read, each reading is that of a first one', () => {
  const request = fc.record({ tree: fc.constantFrom(...trees), shape: fc.constantFrom(...shapes) })
  fc.assert(
    fc.property(fc.constantFrom(...shards), fc.array(request), (shard, requests) => {
      const read = openReadings(shard)
      for (const { tree, shape } of requests)
        expect(read(tree, shape)).toMatchObject({ ...openReadings(shard)(tree, shape) })
    }),
  )
})

test('what was read is not read again, and the paths of a tree are those of all its readings', () => {
  const read = openReadings(WHOLE)
  const [one, other] = [tree('a.md'), tree('a.md')]
  const [plain, prefixed] = shapes.map(shape => read(one, shape))
  expect(read(one, { files: ['**/*.md'], refPrefix: '' }).cut).toBe(plain?.cut)
  expect(prefixed?.cut).not.toEqual(plain?.cut)
  expect(prefixed?.paths).toBe(plain?.paths)
  expect(read(other, { files: ['**/*.md'], refPrefix: '' }).cut).not.toBe(plain?.cut)
})

test('what is known from elsewhere is not read again', () => {
  const [today, shape] = [tree('a.md', 'docs/b.md'), { files: ['**/*.md'], refPrefix: '' }]
  const known = { tree: today, shape, ...openReadings(WHOLE)(today, shape) }
  const read = openReadings(WHOLE, known)
  expect(read(today, { files: ['**/*.md'], refPrefix: '' }).cut).toBe(known.cut)
  expect(read(today, { files: ['docs/**'], refPrefix: '' }).paths).toBe(known.paths)
})
