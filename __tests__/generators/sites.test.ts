import { expect, test } from '@jest/globals'
import { toDocument } from '../../src/document/index.ts'
import { parseSiteUrls } from '../../src/inputs/index.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { openMap, Sites } from '../../src/sites/commit.ts'
import { readSites } from '../../src/sites/find.ts'
import { loadGenerator } from '../../src/sites/generators/index.ts'
import { dialectFor } from '../../src/sites/site.ts'
import { toPaths } from '../../src/text/paths.ts'
import { contextOf, settings } from '../document/settings.ts'
import { compare, documentsOf } from '../support/site-trees.ts'

/** The name of a page in a repository of these files. */
async function nameOf(path: string, files: Readonly<Record<string, string>>) {
  const paths = toPaths(Object.keys(files))
  const read = async (wanted: readonly string[]) =>
    new Map(wanted.filter(each => Object.hasOwn(files, each)).map(each => [each, files[each]!]))
  const { open } = await openMap((await readSites([...paths.files], read, 'auto')).configs, paths.files)
  const content = new TextEncoder().encode(files[path])
  const sites = new Sites(open([]), paths, settings)
  await sites.load(path)
  const made = toDocument({ path, content }, { ...contextOf(paths), sites })
  return made.kind === 'document' ? { name: made.document.name, body: made.document.body } : made
}

const TITLED = '---\ntitle: Own\n---\n\n# Heading\n\nText.\n'
const HEADED = '# Heading\n\nText.\n'
const LATER = 'Text.\n\n## A section\n\nMore.\n'
const NAV =
  'site_name: x\nnav:\n  - index.md\n  - Guide:\n      - "The *guide*": guide/a.md\n      - https://x.example\n'
test.each([
  ['MkDocs', { 'mkdocs.yml': NAV }, 'docs/guide/a.md', 'The *guide*', 'The *guide*'],
  ['MkDocs without nav', { 'mkdocs.yml': 'site_name: x\n' }, 'docs/guide/a.md', 'Heading', 'A'],
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

test.each([
  ['a heading that says more', '# Roll out with canaries\n\nText.\n', 'Overview: Roll out with canaries'],
  ['a heading that has it', '# Overview of canaries\n\nText.\n', 'Overview of canaries'],
  ['the same heading', '# Overview\n\nText.\n', 'Overview'],
  ['no heading', 'Text.\n\n## Section\n\nMore.\n', 'Overview'],
])('a name of the navigation that two pages share, with %s', async (_, text, name) => {
  const nav =
    'site_name: x\nnav:\n  - Overview: a.md\n  - More:\n      - Overview: b.md\n      - Alone: c.md\n'
  const pages = { 'mkdocs.yml': nav, 'docs/a.md': text, 'docs/b.md': '# B\n', 'docs/c.md': text }
  expect(await nameOf('docs/a.md', pages)).toMatchObject({ name })
  const alone = await nameOf('docs/c.md', pages)
  expect(alone).toMatchObject({ name: 'Alone' })
})

test.each([
  ['docs/a.md', '# Arrays\n\nText.\n', 'Arrays (next)'],
  ['versioned_docs/version-7.4/a.md', '# Arrays\n\nText.\n', 'Arrays (7.4)'],
  ['versioned_docs/version-7.4/a.md', '# News of 7.4\n\nText.\n', 'News of 7.4'],
])('the name of %s with %j says its version', async (path, text, name) => {
  const site = {
    'docusaurus.config.js':
      "module.exports = { url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: { path: 'docs' } }]] }",
    'versions.json': '["7.4"]',
    'docs/a.md': '# Arrays\n',
    'versioned_docs/version-7.4/a.md': '# Arrays\n',
  }
  expect(await nameOf(path, { ...site, [path]: text })).toMatchObject({ name })
})

const files: Record<string, string> = {
  'web/docusaurus.config.js': "module.exports = { url: 'https://own.example', baseUrl: '/' }",
  'web/docs/deep/a.md': '# A\n',
  'web/blog/b.md': '# B\n',
}

test.each([
  ['', 'https://own.example/docs/deep/a', 'https://own.example/blog/b'],
  ['web -> https://x.example/y', 'https://x.example/y/docs/deep/a', 'https://x.example/y/blog/b'],
  ['/ -> https://x.example', 'https://x.example/web/docs/deep/a', 'https://x.example/web/blog/b'],
  ['web/docs -> https://x.example/docs', 'https://x.example/docs/deep/a', 'https://own.example/blog/b'],
  ['web/docs -> https://docs.example', 'https://docs.example/deep/a', 'https://own.example/blog/b'],
  ['web/docs/deep -> https://deep.example', 'https://deep.example/a', 'https://own.example/blog/b'],
])('the input site-urls %j says where pages are', async (siteUrls, first, second) => {
  const read = async (paths: readonly string[]) =>
    new Map(paths.flatMap(path => (files[path] ? [[path, files[path]]] : [])))
  const data = await readSites(Object.keys(files), read, 'auto')
  const { siteOf } = (await openMap(data.configs, new Set(Object.keys(files)))).open(parseSiteUrls(siteUrls))
  const addresses = ['web/docs/deep/a.md', 'web/blog/b.md'].map(path => siteOf(path)?.addressOf(path))
  expect(addresses).toEqual([first, second])
  // The site's own root stays what links from the root are below.
  const link = siteOf('web/blog/b.md')?.resolve('/docs/deep/a', 'web/blog/b.md')
  expect(link).toMatchObject({ kind: 'address', address: expect.stringMatching(/\/docs\/deep\/a$/) })
  // A browser goes from the page's own address.
  const relative = siteOf('web/docs/deep/a.md')?.resolve('other', 'web/docs/deep/a.md')
  expect(relative).toEqual({ kind: 'address', address: first.replace(/a$/, 'other') })
})

test('a generated page that its site does not show is where site-urls says', async () => {
  const texts = { 'mkdocs.yml': 'site_name: x\n', 'api/x.md': '[y](y.md)\n', 'api/y.md': '', 'docs/a.md': '' }
  const paths = { ...toPaths(Object.keys(texts)), generated: new Set(['api/x.md', 'api/y.md']) }
  const own = { ...settings, siteUrls: parseSiteUrls('api/ -> https://api.example'), sourceLinks: true }
  const data = await readSites([...paths.files], async () => new Map(Object.entries(texts)), 'auto')
  const sites = new Sites((await openMap(data.configs, paths.files)).open(own.siteUrls), paths, own)
  const page = { path: 'api/x.md', content: Buffer.from(texts['api/x.md']) }
  await sites.load(page.path)
  const made = toDocument(page, { ...contextOf(paths, own), sites })
  expect(made).toMatchObject({
    document: { body: '[y](https://api.example/y)\n\n[X · api/x.md](https://api.example/x)\n' },
  })
})

test('of two rewrites the first counts, so that their order changes documents', async () => {
  const commit = (rewrites: readonly string[]) => ({
    '.vitepress/config.ts': `export default { sitemap: { hostname: 'https://x.example' }, rewrites: { ${rewrites} } }`,
    'guide/x.md': '# X\n\nText.\n',
  })
  const rewrites = ["'guide/:page': 'a/:page'", "':folder/:page': 'b/:page'"]
  const found = await compare(commit(rewrites), commit(rewrites.toReversed()))
  expect(found).toMatchObject({ differing: ['guide/x.md'], stale: [] })
})

test.each([
  ['docfx.json', '{ "build": { "content": [{ "files": "**/*.md" }] } }', '[!INCLUDE [a](../inc/part.md)]'],
  ['mkdocs.yml', 'site_name: x\n', '{% include-markdown "../inc/part.md" %}'],
  ['docs.json', '{ "theme": "x", "navigation": [] }', "import Part from '../inc/part.md'\n\n<Part />"],
])('%s: links of what is included are written from its own folder', async (file, config, page) => {
  const part =
    '[a](b.md?c#d "e") ![i](i.png) <img src="../inc/j.png" alt="j"> [gone](sub/gone.md) [r]\n\n[r]: k.md\n'
  expect(await linksWith(part, { [file]: config, 'docs/a.md': `# A\n\n${page}\n\n[own](b.md)\n` })).toEqual([
    'inc/b.md?c#d',
    'inc/i.png',
    'inc/j.png',
    '../inc/sub/gone.md',
    'inc/k.md',
    'docs/b.md',
  ])
})

test('links of an included page are the including page’s where the plugin is told so', async () => {
  const page = ['', 'rewrite-relative-urls=false', 'rewrite-relative-urls="true"'].map(
    option => `{% include-markdown "../inc/part.md" ${option} %}\n\n`,
  )
  const files = { 'mkdocs.yml': 'site_name: x\n', 'docs/a.md': page.join('') }
  expect(await linksWith('[b](b.md)\n', files)).toEqual(['inc/b.md', 'docs/b.md', 'inc/b.md'])
})

/** The links of `docs/a.md`, which includes a part in another folder. */
async function linksWith(
  part: string,
  given: Readonly<Record<string, string>>,
): Promise<(string | undefined)[]> {
  const files: Record<string, string> = {
    ...given,
    ...{
      'inc/part.md': part,
      'inc/b.md': '',
      'inc/k.md': '',
      'inc/i.png': '',
      'inc/j.png': '',
      'docs/b.md': '',
    },
  }
  const paths = toPaths(Object.keys(files))
  const read = async (wanted: readonly string[]) => new Map(wanted.map(each => [each, files[each] ?? '']))
  const { open } = await openMap((await readSites([...paths.files], read, 'auto')).configs, paths.files)
  const sites = new Sites(open([]), paths, settings)
  const page = { path: 'docs/a.md', content: new TextEncoder().encode(files['docs/a.md']) }
  await sites.load(page.path)
  const made = toDocument(page, { ...contextOf(paths), sites, textOf: path => files[path] })
  const { body } = (made as { document: { body: string } }).document
  return Array.from(body.matchAll(/(?:\]\(|\]: |src=")([^)\s"]+)/g), ([, url]) =>
    url!.split(/\/(?:blob|raw)\/main\//).at(-1),
  )
}

test('a JSON file that a configuration imports is read as JSON, and what is no configuration is not read', async () => {
  const repository: Record<string, string> = {
    'docusaurus.config.ts': `import data from './site.json'
import logo from './logo.svg'
import type { Config } from './types'
export default { url: data.url, baseUrl: '/', logo, presets: [['classic', { docs: {} }]] } as Config
`,
    'site.json': '{ "url": "https://json.example" }',
    'logo.svg': '<svg/>',
    'docs/a.md': '# A\n',
  }
  const read = async (paths: readonly string[]) => new Map(paths.map(path => [path, repository[path] ?? '']))
  const data = await readSites(Object.keys(repository), read, 'auto')
  expect(data).toMatchObject({ configs: [{ address: 'https://json.example/' }], messages: [] })
})

test.each([
  ['docs/recipes/mkdocs.yml', 'name: A workflow', 'docs/a.md', 'docs/recipes/docs/a.md'],
  ['docs/.vitepress/config.ts', 'export default {}', 'a.md', 'docs/a.md'],
  ['hugo.toml', '', 'content/a.html', 'content/a.md'],
])('%s without a page in its folders is no site', async (config, content, other, page) => {
  const read = async () => new Map([[config, content]])
  const sites = async (path: string) => (await readSites([config, path], read, 'auto')).configs.length
  expect([await sites(other), await sites(page)]).toEqual([0, 1])
})

test.each([
  ['plugins:\n  - macros', { version: '1' }],
  ['markdown_extensions:\n  zensical.extensions.macros:', { version: '1' }],
  ['markdown_extensions:\n  - toc', {}],
])('MkDocs with %j gives these variables a value', async (lines, variables) => {
  const read = async (paths: readonly string[]) =>
    new Map(paths.map(path => [path, `site_name: x\n${lines}\nextra:\n  version: 1\n`]))
  const [site] = (await readSites(['mkdocs.yml', 'docs/a.md'], read, 'auto')).configs
  expect(site!.variables).toEqual(variables)
})

test.each([
  ['mdx_include', 'words', '{* docs/part.md *}'],
  ['markdown_include_variants', 'words', '**Python 3.8+**\n\n```python\nwords\n```'],
  ['toc', '{!docs/part.md!}', '{* docs/part.md *}'],
])('MkDocs with the extension %s includes what that includes', async (extension, first, second) => {
  const read = async (paths: readonly string[]) =>
    new Map(paths.map(path => [path, `site_name: x\nmarkdown_extensions:\n  - ${extension}\n`]))
  const [site] = (await readSites(['mkdocs.yml', 'docs/a.md'], read, 'auto')).configs
  const page = fileSource('docs/a.md', '{!docs/part.md!}\n\n{* docs/part.md *}\n')
  const context = {
    read: (path: string) => (path === 'docs/part.md' ? fileSource(path, 'words\n') : undefined),
  }
  const dialect = dialectFor(site!, await loadGenerator('mkdocs'))
  const { markdown } = dialect.toMarkdown(page, context)
  expect(markdown.text.trimEnd()).toBe(`${first}\n\n${second}`)
})

const byName = 'site_name: x\n'
const byAddress = 'site_url: https://x.example\n'
test.each([
  ['one alone, by another name', { 'mkdocs.en.yaml': byName }, 'auto', ['mkdocs.en.yaml']],
  ['a file that only has such a name', { 'mkdocs-deployment.yml': 'kind: Deployment\n' }, 'auto', []],
  // Textual has these two.
  [
    'of two for the same pages the one with an address',
    { 'mkdocs-common.yml': byName, 'mkdocs-online.yml': `INHERIT: mkdocs-common.yml\n${byAddress}` },
    'auto',
    ['mkdocs-online.yml'],
  ],
  ['else the usual one', { 'mkdocs-base.yml': byName, 'mkdocs.yml': 'nav: []\n' }, 'auto', ['mkdocs.yml']],
  [
    'both, for different pages',
    { 'mkdocs.yml': byName, 'mkdocs-fr.yml': `${byName}docs_dir: other\n` },
    'auto',
    ['mkdocs.yml', 'mkdocs-fr.yml'],
  ],
  [
    'the one that is named',
    { 'mkdocs.yml': byName + byAddress, 'mkdocs-fr.yml': `${byName}docs_dir: other\n` },
    'mkdocs-fr.yml',
    ['mkdocs-fr.yml'],
  ],
  ['none by a name that no file has', { 'mkdocs.yml': byName }, 'mkdocs-x.yml', []],
] as const)(
  'MkDocs has its configuration in %s',
  async (_, configs: Record<string, string>, generator, names) => {
    const read = async (paths: readonly string[]) => new Map(paths.map(path => [path, configs[path] ?? '']))
    const paths = [...Object.keys(configs), 'docs/a.md', 'other/b.md']
    const { configs: sites, messages } = await readSites(paths, read, generator)
    expect(sites.map(({ file }) => file)).toEqual(names)
    expect(messages).toHaveLength(names.length === 0 && generator !== 'auto' ? 1 : 0)
  },
)

test.each([
  ['Hugo', 'hugo.toml', 'baseURL = "https://x.example/"\n', 'content/a.md'],
  ['no site', 'x.yml', '', 'a.md'],
])('%s reads front matter at the beginning, also below blank lines', async (_, config, content, path) => {
  const block = '---\ndraft: true\n---\n\n# A\n\nText.\n'
  const texts = [
    block,
    `\n \n${block}`,
    ` ${block}`,
    `Text.\n${block}`,
    '---draft: true\n---\n\n# A\n\nText.\n',
  ]
  const made = await Promise.all(texts.map(text => nameOf(path, { [config]: content, [path]: text })))
  expect(made.map(each => 'kind' in each)).toEqual([true, true, false, false, false])
  expect(made[0]).toMatchObject({ isByFrontMatter: true })
})

test('Hugo shows what sections and the configuration hand down, and a change of it pushes the pages below', async () => {
  const section = (version: string) =>
    `---\ntitle: Docs\ncascade:\n  vers: { otel: ${version} }\n---\nDocs.\n`
  const commit = (version: string) => ({
    'hugo.yaml': 'baseURL: https://x.example/\ncascade:\n  params: { Single: 4.5, own: 1 }\n',
    'content/docs/_index.md': section(version),
    'content/docs/a/page.md':
      '---\ntitle: A\nown: 7\n---\n{{% param own %}}, {{% param single %}}, {{< param "vers.otel" >}}\n\n{{% include note.md %}}\n',
    'content/docs/_includes/note.md': '---\nheadless: true\n---\nA note.\n',
    'content/other.md': '---\ntitle: O\n---\nOther.\n',
  })
  const documents = await documentsOf(commit('1.2'))
  expect(documents.get('content/docs/a/page.md')).toContain('7, 4.5, 1.2\\n\\nA note.')
  const found = await compare(commit('1.2'), commit('1.3'))
  expect(found).toMatchObject({ differing: ['content/docs/a/page.md'], stale: [] })
})

test('DocFX names and links a page that another one names by its uid', async () => {
  const documents = await documentsOf({
    'docfx.json':
      '{"build": {"content": [{"src": "docs", "files": ["**.md"]}], "sitemap": {"baseUrl": "https://x.example"}}}',
    'docs/guide/a.md':
      '# A\n\n<xref:page-b>, @page-b. [c](xref:page-b#part) [](xref:page-b?view=1) <xref:Own.Type> @own a@page-b\n',
    'docs/b.md': '---\nuid: page-b\ntitle: Page *B*\n---\n\nText.\n',
  })
  const link = (words: string, hash = '') => `[${words}](https://x.example/b.html${hash})`
  const b = link('Page \\*B\\*')
  expect(JSON.parse(documents.get('docs/guide/a.md')!).body).toContain(
    `\n${b}, ${b}. ${link('c', '#part')} ${b} Type @own a@page-b\n`,
  )
})

test.each([
  ['Jekyll', '_config.yml', 'title: x\n', 'a.md', 'tags: one two, three', ['one', 'two', 'three']],
  ['MkDocs', 'mkdocs.yml', 'site_name: x\n', 'docs/a.md', 'tags: one two, three', ['one two', 'three']],
  ['any', 'x.yml', '', 'a.md', 'tags: [{ label: One, permalink: /one }, two]', ['One', 'two']],
] as const)('%s splits the tags of a page as %j', async (_, config, content, path, tags, expected) => {
  const page = `---\n${tags}\n---\n# A\n\nText.\n`
  const documents = await documentsOf({ [config]: content, [path]: page })
  expect(JSON.parse(documents.get(path)!).tags).toEqual(expected)
})

test.each([
  [
    'Jekyll',
    '_config.yml',
    'title: x\n',
    '_posts/2024-01-31-hello-world.md',
    '---\nx: 1\n---\n',
    'Hello world',
  ],
  [
    'Docusaurus',
    'docusaurus.config.js',
    files['web/docusaurus.config.js']!,
    'docs/02-My-setup.md',
    '',
    'My setup',
  ],
  [
    'Docusaurus',
    'docusaurus.config.js',
    files['web/docusaurus.config.js']!,
    'docs/10-2-notes.md',
    '',
    '10 2 notes',
  ],
  ['MkDocs', 'mkdocs.yml', 'site_name: x\n', 'docs/02-setup.md', '', '02 setup'],
  ['no site', 'x.yml', '', '3-way-merge.md', '', '3 way merge'],
] as const)(
  '%s: a page without a title is named without what its address has not',
  async (_, config, content, path, head, name) => {
    const documents = await documentsOf({ [config]: content, [path]: `${head}Text.\n` })
    expect(JSON.parse(documents.get(path)!)).toMatchObject({ name })
  },
)

/** Files of all generators. */
const templates: Readonly<Record<string, string>> = {
  'src/SUMMARY.md': '- [A](a.md)\n',
  'docs/a.md': '',
  'src/a.md': '',
  'content/a.md': '',
  'src/content/docs/a.md': '',
  'main.py': '',
  '_plugins/x.rb': '',
}

test.each([
  [
    'mkdocs.yml',
    `site_name: x
hooks: [docs/hooks/a.py]
plugins: [search, { gen-files: { scripts: [b.py] } }, markdown-exec]
`,
    'docs/hooks/a.py, b.py',
  ],
  ['mkdocs.yml', 'site_name: x\nplugins:\n  - macros\n', 'main.py'],
  ['_config.yml', 'plugins: [jekyll-feed]\n', '_plugins/x.rb'],
  [
    'book.toml',
    '[preprocessor.own]\ncommand = "python3 scripts/own.py"\n[preprocessor.toc]\ncommand = "mdbook-toc"\n[preprocessor.cmdrun]\n',
    'own',
  ],
  ['hugo.toml', 'baseURL = "https://x.example/"\n', ''],
  [
    'docusaurus.config.ts',
    `import data from './data.json'
import uml from '@own/remark-simple-plantuml'
import { type Options, remarkTabs as tabs } from 'remark-own-tabs-of-code'
import tables from './src/transform-tables'
export default { data, x: require('./src/nothing'), presets: [['classic', { docs: { remarkPlugins: [tables, uml, tabs] } }]],
  // rehypePlugins: [require('./rehype-none')],
  plugins: ['./src/plugin', ['docusaurus-plugin-sass', { sidebarPath: './sidebars.js' }]], theme: './src/markdown.css' }`,
    './src/transform-tables, ./src/plugin',
  ],
  [
    'docs/.vitepress/config.ts',
    "import own from './markdown-it-own'\nimport deck from 'markdown-it-deck'\nimport nav from './nav'\nexport default { themeConfig: { nav }, markdown: { config: md => { md.use(own).use(deck) } } }",
    './markdown-it-own',
  ],
  [
    'astro.config.mjs',
    `import starlight from '@astrojs/starlight'
import own from './remark-own.mjs'
import links from 'starlight-links-validator'
export default { markdown: { remarkPlugins: [own] }, integrations: [starlight({ logo: { src: './logo.svg' },
  plugins: [links()], components: { Header: './src/Header.astro', Hero: './src/Hero.astro' } })] }`,
    './remark-own.mjs, ./src/Hero.astro',
  ],
  ['docusaurus.config.js', files['web/docusaurus.config.js']!, ''],
] as const)('code of its own in %s is said once', async (config, content, named) => {
  const texts: Record<string, string> = { ...templates, [config]: content }
  const read = async (paths: readonly string[]) => new Map(paths.map(path => [path, texts[path] ?? '']))
  const { configs: sites, messages } = await readSites(Object.keys(texts), read, 'auto')
  expect(sites.find(({ file }) => file === config)?.ownCode?.join(', ') ?? '').toBe(named)
  const said = messages.filter(message => message.startsWith(`The site of ${config} `))
  expect(said).toEqual(
    named === ''
      ? []
      : [
          expect.stringContaining(
            `may change the words of its pages (${named.split(', ').slice(0, 5).join(', ')})`,
          ),
        ],
  )
})
