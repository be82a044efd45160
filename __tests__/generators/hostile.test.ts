import { describe, expect, test } from '@jest/globals'
import { openMap } from '../../src/sites/commit.ts'
import { readSites } from '../../src/sites/find.ts'
import { documentsOf } from '../support/site-trees.ts'

async function open(files: Record<string, string>) {
  const paths = Object.keys(files)
  const read = async (wanted: readonly string[]) =>
    new Map(wanted.filter(path => Object.hasOwn(files, path)).map(path => [path, files[path]!]))
  const data = await readSites(paths, read, 'auto')
  return { data, sites: (await openMap(data.configs, new Set(paths))).open([]) }
}

const mkdocs = (config: string) =>
  open({ 'mkdocs.yml': config, 'docs/index.md': '# A\n', 'docs/a.md': '# A\n' })

describe('a configuration is data:', () => {
  test.each([
    '__proto__: {site_url: https://b.example, polluted: 1}\nsite_url: https://a.example\n',
    'site_url: https://a.example\n<<: {__proto__: {site_url: https://b.example, polluted: 1}}\n',
  ])('keys that every object has are like any others: %j', async config => {
    const { sites } = await mkdocs(config)
    expect(sites.siteOf('docs/a.md')?.addressOf('docs/a.md')).toBe('https://a.example/a/')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  const deep = (start: string, end: string) => start.repeat(8_000) + end.repeat(8_000)
  test.each([
    ['mkdocs.yml', 'x: &x [*x]\n'],
    ['mkdocs.yml', 'plugins: [macros]\nextra: &x {a: *x, b: *x, c: *x, d: *x, e: *x, f: *x, g: *x, h: *x}\n'],
    ['mkdocs.yml', `x: ${deep('[', ']')}\n`],
    ['mkdocs.yml', `x: &x [${'a,'.repeat(1_000)}]\ny: [${'*x,'.repeat(90)}]\n`],
    ['zensical.toml', `[project]\nx = ${deep('[', ']')}\n`],
    ['hugo.toml', `params.${'a.'.repeat(8_000)}b = 1\n`],
    ['hugo.toml', `[${'a.'.repeat(8_000)}b]\nc = 1\n`],
    ['hugo.json', `{"params": ${deep('{"a":', '}').replace('}', '1}')}}`],
    ['hugo.yaml', `params: ${deep('{a: ', '}')}\n`],
    ['_config.yml', `x: ${deep('[', ']')}\n`],
    ['docfx.json', `{"build": ${deep('[', ']')}}`],
    ['docs.json', `{"theme": "a", "navigation": ${deep('[', ']')}}`],
    ['book.toml', `[book]\nx${'.a'.repeat(8_000)} = 1\n`],
    ['.gitbook.yaml', `x: ${deep('[', ']')}\n`],
  ])('one that is nested too deep or repeats too much is not known: %s, %#', async (path, config) => {
    const { data } = await open({ [path]: config, 'docs/a.md': '# A\n', 'content/a.md': '# A\n' })
    expect(data.messages).toEqual([expect.stringContaining(`${path} cannot be read, so what it says`)])
  })

  test('a module is read once, however often and from wherever it is imported', async () => {
    const imports = Array.from({ length: 300 }, (_, index) => `import a${index} from './b'\n`).join('')
    const { sites } = await open({
      'docusaurus.config.js': `${imports}export default { url: a299.url }\n`,
      'b.js': `${imports}export default { url: 'https://a.example' }\n`,
      'docs/a.md': '# A\n',
    })
    expect(sites.siteOf('docs/a.md')?.addressOf('docs/a.md')).toBe('https://a.example/docs/a')
  })

  test.each([
    'docs_dir: ../../../etc\nsite_name: A\n',
    'docs_dir: /\u0000\nsite_name: A\n',
    'INHERIT: ../../../etc/passwd\nsite_name: A\n',
    'INHERIT: mkdocs.yml\nsite_name: A\n',
    'markdown_extensions:\n  - pymdownx.snippets:\n      base_path: [../.., /etc]\n',
  ])('%j leads nowhere outside of the commit', async config => {
    const { data, sites } = await mkdocs(config)
    const folders = data.configs.flatMap(({ contentFolder, includeFolders }) => [
      contentFolder,
      ...includeFolders,
    ])
    expect(folders.filter(folder => folder.includes('..'))).toEqual([])
    expect(sites.siteOf('docs/a.md')?.resolve('../../../../etc/passwd', 'docs/a.md').kind ?? 'missing').toBe(
      'missing',
    )
  })
})

describe('what is too much is passed over:', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  test.each([
    [
      'constants of constants',
      'docusaurus.config.js',
      `${letters.map((a, i) => `const ${a} = [${i ? `${letters[i - 1]},`.repeat(9) : 1}]`).join('\n')}\nexport default { url: z }`,
    ],
    [
      'spreads of spreads',
      'docusaurus.config.js',
      `${letters.map((a, i) => `const ${a} = [${i ? `...${letters[i - 1]},`.repeat(9) : 1}]`).join('\n')}\nexport default { url: z }`,
    ],
    [
      'joined texts',
      'docusaurus.config.js',
      `${letters.map((a, i) => `const ${a} = \`${i ? `\${${letters[i - 1]}}`.repeat(9) : 'x'}\``).join('\n')}\nexport default { url: z }`,
    ],
    [
      'a constant that names itself',
      'docusaurus.config.js',
      'const a = [b], b = [a]\nexport default { url: a, presets: b }',
    ],
    [
      'a text that is put together of imported ones',
      'docusaurus.config.js',
      `import a from './a.json'\nexport default { url: \`${'${a.text}'.repeat(1_000)}\` }`,
    ],
    [
      'lists that are put together of imported ones',
      'docusaurus.config.js',
      `import a from './a.json'\nexport default { url: [${'...a.list, '.repeat(10_000)}] }`,
    ],
    [
      'an imported text that is named often',
      '.vitepress/config.js',
      `import a from '../a.json'\nexport default { srcExclude: [${'a.text, '.repeat(10_000)}] }`,
    ],
    ['members of members', 'docusaurus.config.js', `export default { url: a${'.b'.repeat(20_000)} }`],
    [
      'types that may be comparisons',
      'docusaurus.config.ts',
      `export default { url: ${'f<T>('.repeat(26)} }`,
    ],
    ['generic functions', 'docusaurus.config.ts', `export default { url: ${'async<T>('.repeat(26)} }`],
    [
      'declarations',
      '.vitepress/config.ts',
      `${Array.from({ length: 60_000 }, (_, index) => `const a${index} = 1\n`).join('')}export default {}`,
    ],
    [
      'braces in a glob',
      'mkdocs.yml',
      `exclude_docs: |\n${'  {a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}{o,p}{q,r}{s,t}\n'.repeat(1_000)}`,
    ],
    ['stars in a glob', 'mkdocs.yml', `exclude_docs: |\n${'  *a*a*a*a*a*a*a*a*a*b\n'.repeat(1_000)}`],
    ['three folders in a glob', 'mkdocs.yml', 'exclude_docs: "*/**/a/**/a/**/b"\n'],
    ['folders in a glob', 'mkdocs.yml', `exclude_docs: |\n${`  ${'**/a/'.repeat(20)}b\n`.repeat(50)}`],
    [
      'parameters of a rewrite',
      '.vitepress/config.js',
      `export default { rewrites: { '${':a(.*)'.repeat(3)}x': 'b', '${':a(.*)'.repeat(30)}x': 'b' } }`,
    ],
    [
      'names of a rewrite',
      '.vitepress/config.js',
      `export default { rewrites: { 'docs/${':a-:b_'.repeat(30)}x': 'b', '${':a/:b'.repeat(30)}x': 'b' } }`,
    ],
    ['marks of a chapter in a summary', 'SUMMARY.md', '\\['.repeat(500_000)],
    ['a range in a glob', 'mkdocs.yml', 'exclude_docs: |\n  {1..100000000}\n'],
    ['tables in TOML', 'book.toml', `[book]\n${'[a.b.c.d.e.f]\n'.repeat(50_000)}`],
  ])('%s', async (_, path, config) => {
    const name = `docs/${'a'.repeat(2_000)}/${'a/'.repeat(1_000)}a.md`
    const { data, sites } = await open({
      [path]: config,
      [name]: '# A\n',
      'docs/index.md': '# A\n',
      '.gitbook/assets/a.png': '',
      'a.json': JSON.stringify({ text: 'a'.repeat(1_000_000), list: Array(50_000).fill('word') }),
    })
    sites.siteOf(name)?.exclusionReason(name)
    expect(JSON.stringify(data.configs).length).toBeLessThan(10_000_000)
  })

  test('links of any length are read', async () => {
    const { sites } = await mkdocs('site_url: https://a.example\n')
    const site = sites.siteOf('docs/a.md')!
    for (const unit of ['../', 'a/', '%2', '//', '.html', '?', 'a:', './'])
      expect(site.resolve(unit.repeat(100_000), 'docs/a.md').kind).toMatch(/^(?:missing|address|page)$/)
  })
})

test('names of variants of a file take no longer than their length', async () => {
  const documents = await documentsOf({
    'mkdocs.yml': 'site_name: A\nmarkdown_extensions: [markdown_include_variants]\n',
    'docs/a.md': `# A\n\n{* ${'_py39'.repeat(200_000)} *}\n\n{* ${'_py39'.repeat(90)}.x ln[1,2] *}\n`,
  })
  expect(JSON.parse(documents.get('docs/a.md')!).body).toContain('_py39_py39')
})

test('without a configuration there is no site, and with `none` neither', async () => {
  const { data, sites } = await open({
    ...{ 'README.md': '# A\n', 'config.toml': 'a = 1\n', 'docs.json': '{}' },
    '.github/workflows/mkdocs.yml': 'on: push\njobs: {}\n',
  })
  expect(data).toMatchObject({ configs: [], messages: [] })
  expect(sites.siteOf('README.md')).toBeUndefined()
  const read = async () => new Map([['mkdocs.yml', 'site_name: A\n']])
  expect(await readSites(['mkdocs.yml', 'docs/a.md'], read, 'none')).toMatchObject({
    configs: [],
    messages: [],
  })
  const named = await readSites(['mkdocs.yml', 'docs/a.md'], read, 'hugo')
  expect(named).toMatchObject({ configs: [], messages: [expect.stringMatching(/no configuration of hugo/)] })
})

test('the innermost of several sites counts, and links lead from one to another', async () => {
  const { sites } = await open({
    'mkdocs.yml': 'site_url: https://outer.example\ndocs_dir: .\n',
    'a.md': '# A\n',
    'sub/mkdocs.yml': 'site_url: https://inner.example\n',
    'sub/docs/b.md': '# B\n',
    'sub/c.md': '# C\n',
  })
  expect(sites.siteOf('a.md')?.resolve('sub/docs/b.md', 'a.md')).toEqual({
    kind: 'page',
    path: 'sub/docs/b.md',
    address: 'https://inner.example/b/',
  })
  expect(sites.siteOf('sub/c.md')?.exclusionReason('sub/c.md')).toMatch(/in no folder/)
})
