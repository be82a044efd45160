import { expect, test } from '@jest/globals'
import { noSite, toDocument } from '../../src/document/index.ts'
import { openSites, readSites } from '../../src/generators/index.ts'
import { toPaths } from '../../src/plan/tree.ts'
import { settings } from '../document/settings.ts'

/** The name of a page in a repository of these files. */
async function nameOf(path: string, files: Readonly<Record<string, string>>) {
  const paths = toPaths(Object.keys(files))
  const read = async (wanted: readonly string[]) =>
    new Map(wanted.filter(each => Object.hasOwn(files, each)).map(each => [each, files[each]!]))
  const { open } = await openSites(await readSites([...paths.files], read, 'auto'), paths.files)
  const content = new TextEncoder().encode(files[path])
  const made = toDocument(path, content, paths, settings, { ...noSite, siteOf: open([]).siteOf })
  return made.kind === 'document' ? { name: made.document.name, body: made.document.body } : made
}

const TITLED = '---\ntitle: Own\n---\n\n# Heading\n\nText.\n'
const HEADED = '# Heading\n\nText.\n'
const LATER = 'Text.\n\n## A section\n\nMore.\n'
const NAV =
  'site_name: x\nnav:\n  - index.md\n  - Guide:\n      - "The *guide*": guide/a.md\n      - https://x.example\n'
const SIDEBAR = `export default { themeConfig: { sidebar: { '/guide/': { base: '/guide/', items: [
  { text: 'G', items: [{ text: 'Named', link: 'a' }, { text: 'X', link: 'https://x.example' }] }] } } } }`

test.each([
  ['MkDocs', { 'mkdocs.yml': NAV }, 'docs/guide/a.md', 'The *guide*', 'The *guide*'],
  ['MkDocs without nav', { 'mkdocs.yml': 'site_name: x\n' }, 'docs/guide/a.md', 'Heading', 'A section'],
  [
    'mdBook',
    { 'book.toml': '[book]\n', 'src/SUMMARY.md': '- [The `a` \\[b\\]](guide/a.md)\n' },
    'src/guide/a.md',
    'The a [b]',
    'The a [b]',
  ],
  [
    'GitBook',
    { '.gitbook.yaml': 'root: ./\n', 'SUMMARY.md': '* [The page](guide/a.md "x")\n' },
    'guide/a.md',
    'Heading',
    'The page',
  ],
  ['VitePress', { 'docs/.vitepress/config.js': SIDEBAR }, 'docs/guide/a.md', 'Heading', 'Named'],
] as const)(
  '%s: what the navigation calls a page is its name before a later heading',
  async (_, config, path, headed, later) => {
    expect(await nameOf(path, { ...config, [path]: TITLED })).toMatchObject({ name: 'Own' })
    expect(await nameOf(path, { ...config, [path]: HEADED })).toMatchObject({ name: headed })
    const { name, body } = (await nameOf(path, { ...config, [path]: LATER })) as {
      name: string
      body: string
    }
    expect([name, body.includes('## A section')]).toEqual([later, true])
  },
)
