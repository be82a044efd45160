import { describe, expect, test } from '@jest/globals'
import { openPageMaker } from '../../src/document/index.ts'
import { Commit } from '../../src/sites/commit.ts'
import type { Generator } from '../../src/sites/generator.ts'
import { type GeneratorName, loadGenerator } from '../../src/sites/generators/index.ts'
import { toPaths } from '../../src/text/paths.ts'
import { settings } from '../document/settings.ts'
import { changesBetween, type Files } from '../support/site-trees.ts'

/** Stands for an error that nobody has foreseen. */
function fail(): never {
  throw new TypeError('x is not a function')
}

/** Puts a generator that fails in the place of one, until it is disposed of. */
async function failing(name: GeneratorName, failure: Partial<Generator>): Promise<Disposable> {
  const generator = await loadGenerator(name)
  const known = { ...generator }
  Object.assign(generator, failure)
  return { [Symbol.dispose]: () => void Object.assign(generator, known) }
}

const files = {
  'one/mkdocs.yml': 'site_url: https://one.example\nexclude_docs: hidden.md\n',
  'one/docs/index.md': '# One\n\n[Two](../../two/index.md)\n',
  'one/docs/hidden.md': '# Hidden\n',
  'two/_config.yml': 'url: https://two.example\n',
  'two/index.md': '---\ntitle: Two\n---\n[One](../one/docs/index.md) [A](a.md)\n',
  'two/a.md': '---\npermalink: /x/\n---\n# A\n',
  'two/b.md': '# No page of Jekyll\n',
}

async function open(more: Files = {}) {
  const texts = { ...files, ...more } as Record<string, string>
  const paths = toPaths(Object.keys(texts))
  const oids = new Map([...paths.files].map(path => [path, path]))
  const encoder = new TextEncoder()
  const commit = new Commit({ oids }, wanted => wanted.map(path => encoder.encode(texts[path])))
  const found = await commit.findSites('auto', [])
  const sites = await commit.openSites(found.configs, settings)
  return { found, sites }
}

describe('a site whose generator fails is not known, and the others are', () => {
  const rows: [string, GeneratorName, Partial<Generator>][] = [
    ['on its configuration', 'jekyll', { read: async () => fail() }],
    ['on its files', 'jekyll', { routes: fail }],
  ]
  test.each(rows)('%s', async (_, name, failure) => {
    using _failing = await failing(name, failure)
    const { found, sites } = await open()
    expect(found.all.map(({ file }) => file)).toEqual(['one/mkdocs.yml'])
    expect(found.messages).toEqual([
      'two/_config.yml cannot be read (unexpected error: x is not a function), so what it says of a site is not known. Please report it with this message.',
    ])
    expect(found.unread).toEqual(['two/'])
    expect(sites.status('one/docs/index.md')).toMatchObject({ address: 'https://one.example/' })
    expect(sites.status('two/index.md').kind).toBe('none')
    // Which of its files are pages is not known.
    const { now, plan } = await changesBetween([files])
    expect([...now.pages.keys()].sort()).toEqual(
      ['one/docs/index.md', 'two/a.md', 'two/b.md', 'two/index.md'].sort(),
    )
    expect(plan.upserts).toHaveLength(4)
  })

  test.each([
    ['docs/.vitepress/config.ts', 'vitepress', 'docs/'],
    ['docs/.vitepress/config/index.ts', 'vitepress', 'docs/'],
    ['site/config/_default/hugo.toml', 'hugo', 'site/'],
    ['docusaurus.config.js', 'docusaurus', ''],
  ] as const)('%s: its folder is that of its pages', async (path, name, folder) => {
    using _failing = await failing(name, { read: async () => fail() })
    expect((await open({ [path]: 'x = 1\n' })).found.unread).toEqual([folder])
  })
})

test('a page whose head its generator fails on has no document, and others link to it', async () => {
  const { routes } = await loadGenerator('jekyll')
  using _failing = await failing('jekyll', {
    routes(config, all) {
      const made = routes(config, all)
      return { ...made, pages: new Map([...made.pages, ['two/a.md', fail]]) }
    },
  })
  const bytes = (path: string) => new TextEncoder().encode(files[path as keyof typeof files])
  const oids = new Map(Object.keys(files).map(path => [path, path]))
  const commit = new Commit({ oids }, wanted => wanted.map(bytes))
  // As where one of the configurations takes too long: what is found without it is not all.
  await commit.findSites('auto', ['two/_config.yml'])
  const { configs } = await commit.findSites('auto', [])
  const maker = await openPageMaker(commit, configs, settings)
  const make = async (path: string) => maker.make({ path, externalRef: path, content: bytes(path) })
  await expect(make('two/a.md')).rejects.toThrow('x is not a function')
  const index = await make('two/index.md')
  expect(index).toMatchObject({ kind: 'document' })
  const { body } = JSON.parse(new TextDecoder().decode('json' in index ? index.json : undefined))
  expect(body).toContain('[One](https://one.example/)')
})
