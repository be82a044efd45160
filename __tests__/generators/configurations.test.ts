import { describe, expect, test } from '@jest/globals'
import { openMap } from '../../src/sites/commit.ts'
import { readSites } from '../../src/sites/find.ts'
import { documentsOf } from '../support/site-trees.ts'

async function read(files: Readonly<Record<string, string>>) {
  const paths = Object.keys(files)
  const texts = async (wanted: readonly string[]) =>
    new Map(wanted.filter(path => Object.hasOwn(files, path)).map(path => [path, files[path]!]))
  const data = await readSites(paths, texts, 'auto')
  return { data, siteOf: (await openMap(data.configs, new Set(paths))).open([]).siteOf }
}

const OBJECT =
  "{ url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: 'guide' } }]] }"

describe('a configuration of Docusaurus is read in the form', () => {
  test.each([
    ['a value', `export default ${OBJECT}`],
    ['a value under another name', `const config = ${OBJECT}\nexport { config as default }`],
    ['a function', `module.exports = async function () { return ${OBJECT} }`],
    [
      'an arrow function that is called',
      `const config = (async () => { return ${OBJECT} })()\nexport default config`,
    ],
    ['an arrow function with a value', `module.exports = (() => (${OBJECT}))()`],
    ['a function that is called', `export default await (async function () { return ${OBJECT} })()`],
    [
      'a named function that is called',
      `async function create() { return ${OBJECT} }\nexport default create()`,
    ],
    [
      'a function with constants of its own',
      `const route = 'x'\nexport default (async () => { const route = 'guide'; const config = ${OBJECT.replace("'guide'", 'route')}; return config })()`,
    ],
    [
      'TypeScript',
      `export default ((async (): Promise<Config> => { return ${OBJECT} as Config }) as any)() satisfies X`,
    ],
  ])('%s', async (_, source) => {
    const { data, siteOf } = await read({ 'docusaurus.config.ts': source, 'docs/a.md': '# A\n' })
    expect(siteOf('docs/a.md')?.addressOf('docs/a.md')).toBe('https://a.example/guide/a')
    expect(data.messages).toEqual([])
  })
})

test('a language that Hugo is told to leave out has no pages', async () => {
  const { siteOf } = await read({
    'hugo.yaml': 'disableLanguages: [de]\nlanguages: {en: {}, fr: {}, de: {}}\n',
    'content/a.de.md': '',
    'content/a.fr.md': '',
  })
  expect(siteOf('content/a.de.md')?.exclusionReason('content/a.de.md')).toBe(
    'is in a language that is not built',
  )
  expect(siteOf('content/a.fr.md')?.routeOf('content/a.fr.md')).toBe('fr/a/')
})

test('a constant of one function is not known in another', async () => {
  const { siteOf } = await read({
    'docusaurus.config.js': `function first() { const url = 'https://b.example'; return url }
export default { title: first(), url, presets: [['classic', {}]] }`,
    'docs/a.md': '# A\n',
  })
  expect(siteOf('docs/a.md')?.addressOf('docs/a.md')).toBeUndefined()
})

describe('of a configuration in which nothing that matters can be read there is a warning', () => {
  test.each([
    [
      'docusaurus.config.js',
      "import { make } from 'x'\nexport default make()",
      'neither presets nor plugins',
    ],
    [
      'docusaurus.config.js',
      "export default { url: 'https://a.example', presets: make() }",
      'neither presets nor plugins',
    ],
    ['.vitepress/config.ts', "import { make } from 'x'\nexport default make()", 'no setting'],
    [
      'astro.config.mjs',
      "import starlight from '@astrojs/starlight'\nexport default make(() => [starlight({})])",
      'no options of starlight()',
    ],
  ])('%s, %s', async (file, source, unknown) => {
    const { data } = await read({ [file]: source, 'docs/a.md': '# A\n', 'src/content/docs/a.md': '# A\n' })
    expect(data.messages).toEqual([
      `${file} has ${unknown} that can be read without running it, so which files are pages, and their addresses, is by defaults. Write these settings as plain values, or give the site as it is built (input built-site) and its address (input site-urls).`,
    ])
  })

  test('one that does not parse has the warning of that alone', async () => {
    const { data } = await read({ 'docusaurus.config.js': 'export default {', 'docs/a.md': '# A\n' })
    expect(data.messages).toEqual([expect.stringContaining('cannot be read')])
  })
})

const BRACES = '# A\n\n{1 + 1} and {user.name}.\n'
test.each([
  ['its own front matter', '', `---\nmdx: { format: md }\n---\n\n${BRACES}`, 'a.mdx', true],
  ['a configuration with format: md', "markdown: { format: 'md' },", BRACES, 'a.mdx', true],
  ['a configuration with format: detect', "markdown: { format: 'detect' },", BRACES, 'a.md', true],
  [
    'nothing, though its configuration says md, as its front matter says mdx',
    "markdown: { format: 'md' },",
    `---\nmdx: { format: mdx }\n---\n\n${BRACES}`,
    'a.md',
    false,
  ],
  ['nothing', '', BRACES, 'a.md', false],
])('a page of Docusaurus is Markdown, with braces as text, by %s', async (_, setting, page, name, isText) => {
  const documents = await documentsOf({
    'docusaurus.config.js': `export default { url: 'https://a.example', ${setting} presets: [['classic', {}]] }`,
    [`docs/${name}`]: page,
  })
  const { body } = JSON.parse(documents.get(`docs/${name}`)!) as { body: string }
  expect(body.includes('{1 + 1} and {user.name}.')).toBe(isText)
})
