import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { filesOf } from '../../scripts/site/repository.ts'
import { defaultFiles } from '../../src/inputs/patterns.ts'
import { type Blob, openSnapshots, selectPages, type Tree, type TreeEntry } from '../../src/snapshot/index.ts'
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

/** The object ID of each file says its text. */
async function* texts(oids: readonly string[]): AsyncGenerator<Blob> {
  for (const oid of oids) yield { size: oid.length, bytes: new TextEncoder().encode(oid) }
}

/** What patterns select of a tree. */
const readingOf = (tree: Tree, files: readonly string[]) =>
  openSnapshots({ tree: async () => tree, blobs: texts, findSites: openLocalPool().findSites })('', {
    ...{ files: [...files], refPrefix: '', generator: 'auto' as const },
  })

/** The pages, and why other files are none. */
async function selected(...given: Parameters<typeof readingOf>) {
  const { pages, skipped } = await readingOf(...given)
  return [[...pages.keys()], Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]))] as const
}

describe('where a repository has a site', () => {
  const config = "module.exports = { url: 'https://x.example', baseUrl: '/' }"
  const tree: Tree = [
    file('web/docusaurus.config.js', { oid: config }),
    ...['README.md', 'web/README.md', 'web/docs/_part.md', 'web/docs/a.md'].map(path => file(path)),
    ...['web/docs/fixtures/b.mdx', 'web/docs/fixtures/c.txt', 'web/src/_note.md'].map(path => file(path)),
    file('api/_new.md', { oid: '+aa' }),
    file('web/docs/_new.md', { oid: '+bb' }),
    file('web/docs/.new/d.md', { oid: '+cc' }),
    file('broken/mkdocs.yml', { oid: 'docs_dir: [' }),
    file('broken/docs/d.md'),
    file('linked/mkdocs.yml', { oid: 'site_name: A', kind: 'link' }),
    file('linked/notes.md'),
    file('run/mkdocs.yml', { oid: 'site_name: A' }),
    file('run/docs/e.md'),
    file('vendor/f.md'),
  ]
  const generated = ['api/_new.md', 'web/docs/.new/d.md']
  const onSite = ['web/docs/a.md', 'web/docs/fixtures/b.mdx']
  const unknown = ['broken/docs/d.md', 'linked/notes.md']
  const partial = 'is excluded by Docusaurus (exclude of its configuration, or a name that begins with "_")'
  const outside = "is in no folder of the site's pages (web/docs/)"

  test('by default its pages are pushed, with those of folders that are left out elsewhere, and nothing else but what was generated', async () => {
    const [pages, reasons] = await selected(tree, defaultFiles)
    expect(pages.toSorted()).toEqual([...generated, ...onSite, ...unknown, 'run/docs/e.md'].toSorted())
    expect(reasons).toEqual({
      ...{ 'README.md': 'is not on the site', 'web/README.md': outside },
      ...{ 'web/docs/_part.md': partial, 'web/docs/_new.md': partial, 'web/src/_note.md': outside },
    })
  })

  test('lines that only exclude are added to that, and win over the site', async () => {
    const [pages] = await selected(tree, [...defaultFiles, '!web/docs/fixtures/**', '!broken'])
    expect(pages.toSorted()).toEqual(
      [...generated, 'linked/notes.md', 'run/docs/e.md', 'web/docs/a.md'].toSorted(),
    )
  })

  test('patterns choose among all files but those that the site excludes in its folders', async () => {
    const [pages, reasons] = await selected(tree, ['**/*.md', '**/*.txt', '!linked'])
    expect(pages.toSorted()).toEqual(
      [
        ...generated,
        ...['README.md', 'broken/docs/d.md', 'run/docs/e.md', 'vendor/f.md'],
        ...['web/README.md', 'web/docs/a.md', 'web/docs/fixtures/c.txt'],
      ].toSorted(),
    )
    expect(reasons).toEqual({
      ...{ 'web/docs/_part.md': partial, 'web/docs/_new.md': partial, 'web/src/_note.md': outside },
    })
  })
})

test('of the Markdown in a site’s folders, patterns select nothing that the site does not show, whatever its generator', async () => {
  const all = fileURLToPath(new URL('../../fixtures/sites', import.meta.url))
  const excluded = new Map<string, number>()
  for (const generator of readdirSync(all))
    for (const name of readdirSync(join(all, generator))) {
      const folder = join(all, generator, name, 'repo')
      const tree = (await filesOf(folder)).map(path =>
        file(path, { oid: readFileSync(join(folder, path), 'utf8') }),
      )
      const shown = (await readingOf(tree, defaultFiles)).pages
      const { pages, skipped, sites } = await readingOf(tree, ['**', '.*', '.*/**'])
      const isInFolder = (path: string) => sites.files.get(path)?.isInPageFolder
      expect([...pages.keys()].filter(isInFolder)).toEqual([...shown.keys()])
      expect(shown.size).toBeGreaterThan(0)
      excluded.set(generator, (excluded.get(generator) ?? 0) + skipped.length)
    }
  expect(excluded.size).toBe(10)
  expect(Math.min(...excluded.values())).toBeGreaterThan(0)
})
