import { expect } from '@jest/globals'
import { commit, PAGES, push, scenarios } from './scenario.ts'

const CONFIG = 'site_url: https://docs.example.com/\nmarkdown_extensions: [admonition, pymdownx.snippets]\n'
const SITE = {
  'mkdocs.yml': CONFIG,
  'snippets/outer.txt': 'Outer.\n\n--8<-- "snippets/inner.txt"\n',
  'snippets/inner.txt': 'Inner text.\n',
  'docs/with.md': '# With\n\n--8<-- "snippets/outer.txt"\n',
  'docs/without.md': '# Without\n\nText.\n',
}
const commitSite = commit(SITE)
const SLUGS = {
  'docusaurus.config.js':
    "module.exports = { url: 'https://docs.example.com', baseUrl: '/', presets: [['classic', { docs: {} }]] }\n",
  'docs/one.md': '# One\n\n[Two](two.md)\n',
  'docs/two.md': '---\nslug: /second\n---\n\n# Two\n\nText.\n',
}
const DOCUSAURUS = {
  ...SLUGS,
  'docs/three.mdx': "import Part from './_part.mdx'\n\n# Three\n\n<Part />\n",
  'docs/_part.mdx': 'A part.\n',
}

const docs = Object.keys(PAGES).filter(path => path.startsWith('docs/'))
const LINKS = ['index', 'out', 'root', 'again'].map(name => `docs/${name}.md`).join('\n')

scenarios('sites', [
  [
    'what the site does not show is no document, and is listed as skipped',
    [commitSite, push({ says: /Site: mkdocs, by mkdocs\.yml \(https:\/\/docs\.example\.com\/\)/ })],
    {
      report: {
        sites: [{ generator: 'mkdocs', file: 'mkdocs.yml', address: 'https://docs.example.com/' }],
        documents: expect.arrayContaining([expect.objectContaining({ path: 'README.md', kind: 'skipped' })]),
      },
    },
  ],
  [
    'a page ends with its address on the site, and links lead there',
    [commitSite, commit({ 'docs/a.md': '# A\n\n[faq](faq.md)\n' }), push({ inputs: { files: 'docs/a.md' } })],
    {
      live: {
        'docs/a.md': '[faq](https://docs.example.com/faq/)\n\n[A · docs/a.md](https://docs.example.com/a/)',
      },
    },
  ],
  [
    'a symbolic link on the site to Markdown of the commit is a page with its text, and changes with it; others stay out',
    [
      commit({
        ...{
          'mkdocs.yml': CONFIG,
          'README.md': '# Read me\n\nWords.\n',
          'docs/with.md': '# With\n\nText.\n',
        },
        ...{ 'docs/index.md': { link: '../README.md' }, 'docs/out.md': { link: '../../../etc/passwd' } },
        ...{ 'docs/root.md': { link: '/etc/passwd' }, 'docs/again.md': { link: 'index.md' } },
      }),
      push({ inputs: { files: LINKS } }),
      commit({ 'README.md': '# Read me\n\n[With](with.md)\n' }),
      push({ inputs: { files: LINKS } }),
    ],
    {
      outputs: { pushed: '1', archived: '0' },
      live: {
        'docs/index.md':
          '[With](https://docs.example.com/with/)\n\n[Read me · docs/index.md](https://docs.example.com/)',
      },
    },
  ],
  [
    'the site decides which of its files are documents, whatever files says, and a partial is none',
    [commit(DOCUSAURUS), push({ inputs: { files: 'docs/**\nREADME.md' } })],
    { live: [...Object.keys(PAGES), 'docs/one.md', 'docs/two.md', 'docs/three.mdx'] },
  ],
  [
    'what the site excludes stays out with files too, and leaves search where it was pushed before there was a site',
    [
      commit({
        'mkdocs.yml': `${CONFIG}exclude_docs: salaries.md\ndraft_docs: drafts/\n`,
        'docs/salaries.md': '# Salaries\n\nText.\n',
        'docs/drafts/next.md': '# Next\n\nText.\n',
      }),
      push({ inputs: { files: 'docs/**/*.md', generator: 'none' }, outputs: { pushed: '6' } }),
      push({
        inputs: { files: 'docs/**/*.md' },
        says: /Left out: docs\/salaries\.md, which is excluded by MkDocs \(exclude_docs\)\./,
        outputs: { pushed: '4', archived: '2' },
      }),
      push({ outputs: { requests: '0' } }),
    ],
    { live: docs },
  ],
  [
    'a line that only excludes leaves the choice of the others to the site',
    [commit(SITE), push({ inputs: { files: '!docs/faq.md' }, outputs: { skipped: '1' } })],
    { live: [...docs.filter(path => path !== 'docs/faq.md'), 'docs/with.md', 'docs/without.md'] },
  ],
])
