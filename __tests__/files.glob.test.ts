import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { create } from '@actions/glob'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { toMatcher } from '../src/files.ts'
import { temporaryFolder } from './support/folder.ts'

const folders = ['a', 'b', '.c', 'a b', '[a]', 'c.md']
const files = ['file.mdx', ...folders.map(name => `${name}.md`)]
const paths = [
  ...files,
  ...folders.flatMap(folder => files.map(file => `${folder}/${file}`)),
  ...folders.flatMap(folder => files.map(file => `${folder}/b/${file}`)),
]

const plain = fc.constantFrom('a', 'b', '.c', 'a b', 'c.md', 'x')
const wild = fc.constantFrom(
  '*',
  '**',
  '?',
  '*.md',
  '?.md',
  '[ab]',
  '[!a]',
  '[ab].md',
  'a*',
  '.*',
  '*b',
  '??*',
)
const odd = fc.constantFrom(
  ...['[a]', '\\[a\\]', '[[]a]', '***', 'a**', '**b', '{a,b}', '+(a|b)', '@(a)', '[a', '\\a', '[.]c'],
)
const segment = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 4, arbitrary: wild },
  { weight: 1, arbitrary: odd },
)

/** A pattern's marks, and its path; the case of `**` with a slash at the end stands in files.test.ts. Only the last segment may be a file's name, or the library fails on the disk. */
const pattern = fc
  .tuple(
    fc.constantFrom('', '', '', '!', '! ', '!!', '!!!'),
    fc.constantFrom('', '', '', './'),
    fc.array(segment, { maxLength: 3 }),
    fc.oneof(segment, fc.constantFrom('a.md', '[a].md', 'file.mdx')),
    fc.constantFrom('', '', '/'),
  )
  .map(([marks, start, above, last, end]) => ({
    marks,
    path: `${start}${[...above, last].join('/')}${last === '**' ? '' : end}`,
  }))

/** What `@actions/glob` finds on disk, where it is given each pattern from the folder's root. */
async function found(folder: string, patterns: { marks: string; path: string }[]): Promise<string[]> {
  const rooted = patterns.map(({ marks, path }) => `${marks}${folder}/${path.replace(/^\.\//, '')}`)
  const options = { matchDirectories: false, followSymbolicLinks: false }
  const globber = await create(rooted.join('\n'), options)
  return (await globber.glob()).map(path => relative(folder, path)).sort()
}

// The library writes a line for each step to stdout.
beforeAll(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true))
afterAll(() => void jest.restoreAllMocks())

test('any patterns match the paths of a tree that @actions/glob finds on disk', async () => {
  await using folder = await temporaryFolder()
  for (const path of paths) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true })
    await writeFile(join(folder.path, path), '')
  }
  await fc.assert(
    fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 4 }), async patterns => {
      const isWanted = toMatcher(patterns.map(({ marks, path }) => marks + path))
      expect(paths.filter(isWanted).sort()).toEqual(await found(folder.path, patterns))
    }),
    { numRuns: 300 },
  )
})
