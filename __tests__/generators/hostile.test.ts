import { describe, expect, test } from '@jest/globals'
import { openSites, readSites } from '../../src/generators/index.ts'

async function open(files: Record<string, string>) {
  const paths = Object.keys(files)
  const read = async (wanted: readonly string[]) =>
    new Map(wanted.filter(path => Object.hasOwn(files, path)).map(path => [path, files[path]!]))
  const data = await readSites(paths, read, 'auto')
  return { data, sites: (await openSites(data, new Set(paths))).open([]) }
}

const mkdocs = (config: string) =>
  open({ 'mkdocs.yml': config, 'docs/index.md': '# A\n', 'docs/a.md': '# A\n' })

describe('a configuration is data:', () => {
  test.each([
    [
      'keys that every object has',
      '__proto__: {site_url: https://b.example, polluted: 1}\nsite_url: https://a.example\n',
    ],
    ['an alias of itself', 'site_url: https://a.example\nx: &x [*x]\n'],
  ])('%s in YAML is text', async (_, config) => {
    const { sites } = await mkdocs(config)
    expect(sites.siteOf('docs/a.md')?.addressOf('docs/a.md')).toBe('https://a.example/a/')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each([
    'docs_dir: ../../../etc\nsite_name: A\n',
    'docs_dir: /\u0000\nsite_name: A\n',
    'INHERIT: ../../../etc/passwd\nsite_name: A\n',
    'INHERIT: mkdocs.yml\nsite_name: A\n',
    'markdown_extensions:\n  - pymdownx.snippets:\n      base_path: [../.., /etc]\n',
  ])('%j leads nowhere outside of the commit', async config => {
    const { data, sites } = await mkdocs(config)
    const folders = data.sites.flatMap(({ contentFolder, includeFolders }) => [
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
      'braces in a glob',
      'mkdocs.yml',
      `exclude_docs: |\n${'  {a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}{o,p}{q,r}{s,t}\n'.repeat(1_000)}`,
    ],
    ['stars in a glob', 'mkdocs.yml', `exclude_docs: |\n${'  *a*a*a*a*a*a*a*a*a*b\n'.repeat(1_000)}`],
    ['folders in a glob', 'mkdocs.yml', `exclude_docs: |\n${`  ${'**/a/'.repeat(20)}b\n`.repeat(500)}`],
    [
      'parameters of a rewrite',
      '.vitepress/config.js',
      `export default { rewrites: { '${':a(.*)'.repeat(3)}x': 'b', '${':a(.*)'.repeat(30)}x': 'b' } }`,
    ],
    ['a range in a glob', 'mkdocs.yml', 'exclude_docs: |\n  {1..100000000}\n'],
    ['tables in TOML', 'book.toml', `[book]\n${'[a.b.c.d.e.f]\n'.repeat(50_000)}`],
  ])('%s', async (_, path, config) => {
    const name = `docs/${'a'.repeat(200)}/${'a/'.repeat(20)}a.md`
    const { sites } = await open({ [path]: config, [name]: '# A\n', 'docs/index.md': '# A\n' })
    sites.siteOf(name)?.whyNoPage(name)
  })

  test('links of any length are read', async () => {
    const { sites } = await mkdocs('site_url: https://a.example\n')
    const site = sites.siteOf('docs/a.md')!
    for (const unit of ['../', 'a/', '%2', '//', '.html', '?', 'a:', './'])
      expect(site.resolve(unit.repeat(100_000), 'docs/a.md').kind).toMatch(/^(?:missing|address|page)$/)
  })
})

test('without a configuration there is no site, and with `none` neither', async () => {
  const { data, sites } = await open({
    ...{ 'README.md': '# A\n', 'config.toml': 'a = 1\n', 'docs.json': '{}' },
    '.github/workflows/mkdocs.yml': 'on: push\njobs: {}\n',
  })
  expect(data).toMatchObject({ sites: [], messages: [] })
  expect(sites.siteOf('README.md')).toBeUndefined()
  const read = async () => new Map([['mkdocs.yml', 'site_name: A\n']])
  expect(await readSites(['mkdocs.yml', 'docs/a.md'], read, 'none')).toMatchObject({
    sites: [],
    messages: [],
  })
  const named = await readSites(['mkdocs.yml', 'docs/a.md'], read, 'hugo')
  expect(named).toMatchObject({ sites: [], messages: [expect.stringMatching(/no configuration of hugo/)] })
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
  expect(sites.siteOf('sub/c.md')?.whyNoPage('sub/c.md')).toMatch(/in no folder/)
})
