import { describe, expect, test } from '@jest/globals'
import { defaultFiles } from '../../src/inputs/patterns.ts'
import { openPageReader, selectPages } from '../../src/plan/pages.ts'
import type { Blob, Tree, TreeEntry } from '../../src/plan/tree.ts'
import { openLocalPool } from '../support/local-pool.ts'

const file = (path: string, changes: Partial<TreeEntry> = {}): TreeEntry => ({
  ...{ path, kind: 'file', oid: `oid of ${path}`, isUtf8: true },
  ...changes,
})

test('a file whose extension is in other letters is skipped with what to do, where it would be a page else', () => {
  const files = ['UPPER.MD', 'a.Mdx', 'b.md', 'c.TXT', 'e.MD.txt', 'out/d.MD'].map(path => file(path))
  const isWanted = (path: string) => /\.mdx?$/.test(path) && !path.startsWith('out/')
  const { pages, skipped } = selectPages(files, isWanted, '')
  expect([...pages.keys()]).toEqual(['b.md'])
  expect(skipped).toEqual([
    {
      ...{ path: 'UPPER.MD', externalRef: 'UPPER.MD' },
      reason:
        'ends in ".MD", and case counts in files. Rename it to end in ".md", or add the line **/*.MD to the input files (after its default lines, if you do not set it).',
    },
    expect.objectContaining({ path: 'a.Mdx' }),
  ])
  const named = selectPages([file('README.MD')], path => path === 'README.md', '')
  expect(named.skipped).toMatchObject([{ path: 'README.MD' }])
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

  test('by default its pages are pushed, with those of folders that are left out elsewhere, and nothing else but what was generated', async () => {
    const read = openPageReader({
      tree: async () => tree,
      blobs: texts,
      findSites: openLocalPool().findSites,
    })
    const { pages, skipped } = await read('', { files: [...defaultFiles], refPrefix: '', generator: 'auto' })
    const reasons = Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]))
    expect([[...pages.keys()], reasons]).toEqual([
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
})
