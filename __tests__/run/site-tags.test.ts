import { expect, test } from '@jest/globals'
import { changesBetween, documentsOf, type Files } from '../support/site-trees.ts'

async function tagsOf(files: Files, inputs: Record<string, string> = {}) {
  const found = await documentsOf(files, inputs)
  const tagged = [...found].map(([path, text]) => [path, text && JSON.parse(text).tags] as const)
  return Object.fromEntries(tagged.filter(([, tags]) => tags !== ''))
}

const pages = (...paths: string[]): Files =>
  Object.fromEntries(paths.map(path => [path, '# Page\n\nText.\n']))
const docusaurus = (more: string) =>
  `module.exports = { url: 'https://x.example', baseUrl: '/', ${more} presets: [['classic', { docs: {} }]] }\n`
const starlight = (locales: string) =>
  `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ locales: ${locales} })] }\n`

test.each<[string, Files, Record<string, string[]>]>([
  [
    'versions and languages of Docusaurus',
    {
      'docusaurus.config.js': docusaurus("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },"),
      'versions.json': '["2.0", "1.0"]',
      ...pages('docs/a.md', 'versioned_docs/version-2.0/a.md', 'versioned_docs/version-1.0/a.md'),
      ...pages('i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md', 'blog/b.md'),
    },
    {
      'docs/a.md': ['version:next', 'language:en'],
      'versioned_docs/version-2.0/a.md': ['version:2.0', 'language:en'],
      'versioned_docs/version-1.0/a.md': ['version:1.0', 'language:en'],
      'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md': ['version:1.0', 'language:fr'],
      'blog/b.md': ['language:en'],
    },
  ],
  [
    'one version of Docusaurus: none',
    { 'docusaurus.config.js': docusaurus(''), ...pages('docs/a.md') },
    { 'docs/a.md': [] },
  ],
  [
    'languages of Hugo, by name and by folder',
    {
      'hugo.yaml':
        'baseURL: https://x.example/\ndefaultContentLanguage: en\nlanguages:\n  en: {}\n  de: {}\n  fr: { contentDir: french }\n',
      ...pages('content/a.md', 'content/a.de.md', 'french/a.md'),
    },
    {
      'content/a.md': ['language:en'],
      'content/a.de.md': ['language:de'],
      'french/a.md': ['language:fr'],
    },
  ],
  [
    'versions of Docsy that are sections of the site',
    {
      'hugo.yaml':
        'baseURL: https://x.example/\nparams:\n  versions:\n    - { version: v1.10, url: /docs/v1.10/ }\n    - { version: v1.1, url: /docs/v1.1 }\n    - { version: v1.0, url: "https://v1-0.x.example/docs/" }\n',
      ...pages('content/docs/v1.10/a.md', 'content/docs/v1.1/_index.md', 'content/docs/a.md'),
    },
    {
      'content/docs/v1.10/a.md': ['version:v1.10'],
      'content/docs/v1.1/_index.md': ['version:v1.1'],
      'content/docs/a.md': [],
    },
  ],
  [
    'locales of Starlight',
    {
      'astro.config.mjs': starlight("{ root: { label: 'English', lang: 'en' }, 'pt-br': { lang: 'pt-BR' } }"),
      ...pages('src/content/docs/a.md', 'src/content/docs/pt-br/a.md'),
    },
    { 'src/content/docs/a.md': ['language:en'], 'src/content/docs/pt-br/a.md': ['language:pt-BR'] },
  ],
  ...(['folder', 'suffix'] as const).map((structure): [string, Files, Record<string, string[]>] => {
    const [own, other] =
      structure === 'folder' ? ['docs/en/a.md', 'docs/de/a.md'] : ['docs/a.md', 'docs/a.de.md']
    return [
      `languages of MkDocs, by ${structure}`,
      {
        'mkdocs.yml': `site_name: A\nplugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages:\n        - { locale: en, default: true }\n        - { locale: de }\n`,
        ...pages(own, other),
      },
      { [own]: ['language:en'], [other]: ['language:de'] },
    ]
  }),
])('pages are told apart by tags of their site: %s', async (_, files, tags) => {
  expect(await tagsOf(files)).toEqual(tags)
})

test('a second version pushes the pages of the first again, for their tags', async () => {
  const before = { 'docusaurus.config.js': docusaurus(''), ...pages('docs/a.md') }
  const after = {
    ...before,
    'versions.json': '["1.0"]',
    ...pages('versioned_docs/version-1.0/a.md'),
  }
  const { plan } = await changesBetween([before, after])
  expect(plan.upserts.map(({ path }) => path).sort()).toEqual([
    'docs/a.md',
    'versioned_docs/version-1.0/a.md',
  ])
})
