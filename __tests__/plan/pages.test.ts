import { describe, expect, test } from '@jest/globals'
import { defaultFiles } from '../../src/inputs/patterns.ts'
import { wasHiddenAlike, withSites } from '../../src/plan/known.ts'
import { openPageReader, selectPages } from '../../src/plan/pages.ts'
import type { Blob, Tree, TreeEntry } from '../../src/plan/tree.ts'

const file = (path: string, changes: Partial<TreeEntry> = {}): TreeEntry => ({
  ...{ path, kind: 'file', oid: `oid of ${path}`, isUtf8: true },
  ...changes,
})
const isMarkdown = (path: string) => path.endsWith('.md')

test('the pages of a tree are the files that match, under their references with the prefix', () => {
  const tree = [file('a.md'), file('b.txt'), file('c/d.md'), file('x', { kind: 'link' })]
  const { pages, skipped } = selectPages(tree, isMarkdown, 'x/')
  expect([...pages]).toEqual([
    ['x/a.md', { externalRef: 'x/a.md', path: 'a.md', oid: 'oid of a.md' }],
    ['x/c/d.md', { externalRef: 'x/c/d.md', path: 'c/d.md', oid: 'oid of c/d.md' }],
  ])
  expect(skipped).toEqual([])
})

test.each<[string, Partial<TreeEntry>[], RegExp, boolean]>([
  ['a symbolic link', [{ kind: 'link' }], /^is a symbolic link; links are not followed$/, false],
  ['a submodule', [{ kind: 'submodule' }], /^is a submodule; its files belong to another repository$/, false],
  ['a name that is not UTF-8', [{ isUtf8: false }], /^has a name that is not UTF-8, .* Rename/, true],
])('%s is left out, and the reason is given', (_, entries, reason, isFailure) => {
  const tree = entries.map(changes => file('a.md', changes))
  const { pages, skipped } = selectPages(tree, isMarkdown, 'x/')
  expect(pages.size).toBe(entries.length - 1)
  expect(skipped).toEqual([
    {
      ...{ path: 'a.md', externalRef: 'x/a.md', reason: expect.stringMatching(reason), isFailure },
      ...(isFailure && { topic: 'file-name' }),
    },
  ])
})

test('a file whose extension is in other letters is skipped with what to do, where it would be a page else', () => {
  const files = ['UPPER.MD', 'a.Mdx', 'b.md', 'c.TXT', 'e.MD.txt', 'out/d.MD'].map(path => file(path))
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
  const named = selectPages([file('README.MD')], path => path === 'README.md', '')
  expect(named.skipped).toMatchObject([{ path: 'README.MD', isFailure: false }])
})

describe('where a repository has a site', () => {
  const config = "module.exports = { url: 'https://x.example', baseUrl: '/' }"
  const tree: Tree = [
    file('web/docusaurus.config.js', { oid: config }),
    ...['README.md', 'web/docs/_part.md', 'web/docs/a.md', 'web/docs/fixtures/b.mdx'].map(path => file(path)),
    file('web/docs/fixtures/c.txt'),
    file('api/_new.md', { oid: '+aa' }),
    file('broken/mkdocs.yml', { oid: 'docs_dir: [' }),
    file('broken/docs/d.md'),
    file('linked/mkdocs.yml', { oid: 'site_name: A', kind: 'link' }),
    file('linked/notes.md'),
    file('run/mkdocs.yml', { oid: 'site_name: A' }),
    file('run/docs/e.md'),
    file('vendor/f.md'),
  ]
  /** The object ID of each file says its text. */
  async function* texts(oids: readonly string[]): AsyncGenerator<Blob> {
    for (const oid of oids) yield { oid, size: oid.length, bytes: new TextEncoder().encode(oid) }
  }
  const read = (files: readonly string[], generator: 'auto' | 'none', from = tree) =>
    openPageReader({ tree: async () => from, blobs: texts })('', {
      files: [...files],
      refPrefix: '',
      generator,
    })
  const brief = async (...facts: Parameters<typeof read>) => {
    const { pages, skipped } = await read(...facts)
    expect(skipped.filter(({ isFailure }) => isFailure)).toEqual([])
    return [[...pages.keys()], Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]))]
  }

  test('by default its pages are pushed, with those of folders that are left out elsewhere, and nothing else but what was generated', async () => {
    expect(await brief(defaultFiles, 'auto')).toEqual([
      [
        'web/docs/a.md',
        'web/docs/fixtures/b.mdx',
        'api/_new.md',
        'broken/docs/d.md',
        'linked/notes.md',
        'run/docs/e.md',
      ],
      { 'README.md': 'is not on the site', 'web/docs/_part.md': expect.any(String) },
    ])
  })

  test('all that other patterns match are pushed but partials', async () => {
    expect(await brief(['**/*.md'], 'auto')).toEqual([
      [
        'README.md',
        'web/docs/a.md',
        'api/_new.md',
        'broken/docs/d.md',
        'linked/notes.md',
        'run/docs/e.md',
        'vendor/f.md',
      ],
      { 'web/docs/_part.md': expect.any(String) },
    ])
  })

  test('with the generator none it does not count', async () => {
    const { pages, sites } = await read(defaultFiles, 'none')
    expect([...pages.keys()]).toEqual([
      'README.md',
      'web/docs/_part.md',
      'web/docs/a.md',
      'api/_new.md',
      'broken/docs/d.md',
      'linked/notes.md',
      'run/docs/e.md',
    ])
    expect(sites.sites).toEqual([])
  })

  test('what its configuration says of all pages is part of the digest of settings, and decides what was hidden', async () => {
    const settings = async (prefix: string, ...facts: Parameters<typeof read>) =>
      withSites(prefix, await read(...facts))
    const other = tree.map(each =>
      each.oid === config ? { ...each, oid: config.replace('x.', 'y.') } : each,
    )
    const [same, again, elsewhere] = [
      await settings('1-a', defaultFiles, 'auto'),
      await settings('1-b', ['docs'], 'auto'),
      await settings('1-a', defaultFiles, 'auto', other),
    ]
    expect(same).toMatch(/^1-a-[0-9a-f]{32}$/)
    expect(again).toBe(same.replace('a', 'b'))
    expect(elsewhere).not.toBe(same)
    expect(await settings('1-a', defaultFiles, 'none')).toBe('1-a')
    const known = (made: string) => ({ synced: { pages: new Map(), settings: made }, dirty: [] })
    expect([again, elsewhere, '1-a'].map(made => wasHiddenAlike(known(made), same))).toEqual([
      true,
      false,
      false,
    ])
  })
})
