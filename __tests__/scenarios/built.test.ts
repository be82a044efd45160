import { hash } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Files } from '../support/checkout.ts'
import { commit, generate, PAGES, push, type Step, scenarios } from './scenario.ts'

const SITE = 'https://docs.example.com/'

/** A page as a generator builds it: its content between what all pages have. */
const html = (path: string, title: string, content: string) => `<!doctype html>
<html lang="en"><head><title>${title} | Handbook</title><link rel="canonical" href="${SITE}${path}"></head>
<body><nav><a href="/">Home</a></nav><script>document.title = 'run'</script>
<main><article><h1>${title}<a class="headerlink" href="#x">#</a></h1>${content}</article></main>
<footer>All rights reserved</footer></body></html>`

/** The site of some pages: content by address. */
const site = (pages: Record<string, [title: string, content: string]>, folder = 'public'): Files =>
  Object.fromEntries(
    Object.entries(pages).map(([path, [title, content]]) => [
      `${folder}/${path}index.html`,
      html(path, title, content),
    ]),
  )

const BUILT = {
  '': ['Handbook', '<p>Start with <a href="install/">the installation</a>, says the theme.</p>'],
  'install/': ['Install', '<p>How to <a href="../configure/">configure</a> it, as built.</p>'],
  'configure/': ['Configure', '<p>All the settings, as built.</p>'],
  'faq/': ['Questions', '<p>And answers, as built.</p>'],
} satisfies Record<string, [string, string]>

const { 'faq/': faq, ...WITHOUT_FAQ } = BUILT

const API = {
  'api/client/': ['Client', '<p>It <a href="../../install/">connects</a>.</p>'],
} satisfies Record<string, [string, string]>

const ELSEWHERE = {
  'install/': ['Install', '<p>Elsewhere.</p>'],
  'faq/': ['Questions', '<p>Elsewhere.</p>'],
  'glossary/': ['Glossary', '<p>Elsewhere.</p>'],
} satisfies Record<string, [string, string]>

const BY_SITE = {
  'docs/install.md': `How to [configure](${SITE}configure/) it, as built.\n\n[Install · docs/install.md](${SITE}install/)\n`,
  'docs/configure.md': 'All the settings, as built.',
  'docs/faq.md': 'And answers, as built.',
}
const inputs = { 'built-site': 'public -> docs/', 'site-urls': `public/ -> ${SITE}` }
const pushBuilt: Step[] = [generate(site(BUILT)), push({ inputs })]
const nothing = { pushed: '0', archived: '0', requests: '0' }
const others = { 'README.md': '', 'docs/glossary.md': 'All the words.' }
const rebuilt = (changes: Record<string, [string, string]>) => generate(site({ ...BUILT, ...changes }))

const toEdit = (repository: string, path: string, words: string) =>
  `<a href="https://github.com/${repository}/edit/main/${path}">${words}</a>`

/** Builds a page whose text leads to the sources of others, and one at the place of another source. */
const generateLinks: Step = on => {
  const repository = on.origin.folder.split('/').slice(-2).join('/')
  const link = (path: string, words: string) => toEdit(repository, path, words)
  const contributing = `<p>You can ${link('docs/glossary.md', 'edit the words')}. Read the
${link('docs/guide/example.md', 'source of the example')} and ${link('notes.md', 'our notes')}.</p>`
  const notes = `<p>Before you ${link('notes.md', 'change our notes')}, ask.</p>`
  on.generated = site({
    ...BUILT,
    'contributing/': ['Contributing', contributing],
    'meetings/': ['Meetings', notes],
    'faq/': ['Imprint', `<p>The address of the company.</p><div>${link('docs/faq.md', 'Edit')}</div>`],
  })
}

/** HTML that costs, or would do something, wherever it is not treated as data. */
const HOSTILE = {
  deep: '<div>'.repeat(1_000_000),
  long: `<p>${'x'.repeat(100_000_000)}</p>`,
}

/** A page as it is built at a moment, by a theme that shows when. */
const builtAt = (day: string, ago: string): string =>
  `<p>Last updated: <time datetime="2026-01-05T10:00:00Z">${ago}</time> by <a href="/people/me/">me</a></p>
<p>And answers, as built, since <time datetime="2026-01-05T10:00:00Z">${ago}</time>.</p>
<div><span>This page was last built on ${day}</span></div><h2 id="more">More</h2>
<p>No, see <a href="#more">more</a>. <em>Page last modified: ${day}</em></p>`

const noIndex = (text: string) =>
  text.replace('<head>', '<head><meta name="ROBOTS" content="nofollow, noindex">')

/** Pages whose names alone nearly fill a record, so that there is no room for the digest of each. */
const MANY = Array.from({ length: 1_000 }, (_, index) => hash('sha512', `${index}`, 'base64url').slice(0, 60))
const manySources = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [`many/${name}.md`, `# Page\n\nOf ${name}.\n`]))
const manyPages = (names: readonly string[], text = 'as built') =>
  Object.fromEntries(
    names.map(name => [`${name}/`, ['Page', `<p>${name}, ${text}.</p>`] as [string, string]]),
  )
const [changed, dropped] = MANY as [string, string]

/** A push of the pages of a group or two. */
const pushFew =
  (archived: string): Step =>
  async on => {
    const { outputs } = await on.push({ outputs: { archived } })
    expect(Number(outputs.pushed)).toBeLessThan(6)
  }

scenarios('built sites', [
  [
    'more pages than a record has room for are pushed with those of their group, and archived when they are gone',
    [
      commit(manySources(MANY)),
      generate(site(manyPages(MANY))),
      push({ inputs: { 'built-site': 'public -> many/' } }),
      push({ outputs: nothing }),
      generate(site({ ...manyPages(MANY), ...manyPages([changed], 'another text') })),
      pushFew('0'),
      on => {
        expect(on.bodyOf(`many/${changed}.md`)).toContain('another text')
      },
      commit({ [`many/${dropped}.md`]: null }),
      pushFew('1'),
      generate({}),
      push({ inputs: { 'built-site': '' }, outputs: { pushed: '999' } }),
    ],
    {
      isOnGitHub: true,
      live: [...Object.keys(PAGES), ...MANY.filter(each => each !== dropped).map(each => `many/${each}.md`)],
    },
  ],
  [
    'bodies are made from the built pages, one that no built page shows by its source, and a second run has nothing to do',
    [
      generate(site(BUILT)),
      push({
        inputs,
        says: /3 of 4 pages made from 4 built pages; 1 made from their sources, such as docs\/glossary\.md \(/,
      }),
      push({ outputs: nothing }),
    ],
    { live: { ...others, ...BY_SITE } },
  ],
  [
    'after first runs that failed all pages are pushed as built',
    [
      generate(site(BUILT)),
      push({ inputs: { ...inputs, 'api-key': 'wrong-key' }, red: /401/ }),
      push({ inputs: { ...inputs, 'api-key': 'read-only-key' }, red: /403/ }),
      push({ inputs, says: /3 of 4 pages made from 4 built pages/, outputs: { pushed: '5' } }),
    ],
    { live: { ...others, ...BY_SITE } },
  ],
  [
    'a built page is a source’s only if it shows its words: neither by a link in its text, nor by its place and a link of its own',
    [
      commit({
        'docs/guide/example.md': '# Example\n\nEverything that the product does, as one program.\n',
        'notes.md': '# Notes\n\nMinutes of our meetings, which the website leaves out.\n',
        'docs/contributing.md': '# Contributing\n\nYou can edit the words. Read the source of the example.\n',
      }),
      generateLinks,
      push({
        inputs: { 'built-site': 'public', 'site-urls': `public/ -> ${SITE}` },
        says: /docs\/faq\.md \(its built page shows other words\)/,
      }),
    ],
    {
      live: {
        'README.md': '',
        'docs/install.md': '',
        'docs/configure.md': BY_SITE['docs/configure.md'],
        'docs/faq.md': 'And answers.\n',
        'docs/glossary.md': 'All the words.\n',
        'docs/guide/example.md': 'Everything that the product does',
        'notes.md': 'Minutes of our meetings',
        'docs/contributing.md': 'You can [edit the words](https',
      },
    },
  ],
  [
    'what differs from build to build, as dates do, pushes none',
    [
      rebuilt({ 'faq/': ['Questions', builtAt('Nov 24, 2026', '3 hours ago')] }),
      push({ inputs }),
      rebuilt({ 'faq/': ['Questions', builtAt('Nov 25, 2026', 'yesterday')] }),
      push({ outputs: nothing }),
    ],
    {
      live: {
        ...others,
        ...BY_SITE,
        'docs/faq.md': `And answers, as built, since 2026-01-05.\n\n## More\n\nNo, see [more](${SITE}faq/#more).`,
      },
    },
  ],
  [
    'of several sites a folder is that of the outermost, and what is on none has no warning',
    [
      generate(site(BUILT)),
      commit({
        'mkdocs.yml': 'site_name: x\n',
        'docs/2.0/mkdocs.yml': 'site_name: old\n',
        'docs/2.0/docs/faq.md': 'Old answers.\n',
        'docs/2.0/docs/install.md': 'Install it as of old.\n',
      }),
      push({
        inputs: { 'built-site': 'public', files: '**' },
        says: /3 of \d pages made from 4 built pages; 1 made from their sources, such as docs\/glossary\.md \(/,
      }),
    ],
    {
      live: {
        ...others,
        ...BY_SITE,
        'docs/2.0/docs/faq.md': 'Old answers.',
        'docs/2.0/docs/install.md': 'Install it as of old.',
      },
    },
  ],
  [
    'a folder without HTML is an error, and nothing is archived',
    [
      ...pushBuilt,
      generate({}),
      push({ red: /no HTML in the folder "public"/ }),
      generate(site(BUILT)),
      push(),
    ],
    { outputs: nothing },
  ],
  [
    'a folder above that of the site, and a folder of sources without Markdown, are errors',
    [
      ...pushBuilt,
      generate(site(BUILT, 'public/html')),
      push({ red: /The HTML begins in "public\/html": give that folder/ }),
      generate(site(BUILT)),
      push({ inputs: { 'built-site': 'public -> doc/' }, red: /has no Markdown in the folder "doc\/"/ }),
      push({ inputs }),
    ],
    { outputs: nothing },
  ],
  [
    'a linked page in the folder that leads out of it goes by its source',
    [
      generate({ ...site(BUILT), 'public/faq/index.html': { link: '/etc/hostname' } }),
      push({ inputs, says: /2 of 4 pages/ }),
    ],
    { live: { ...others, ...BY_SITE, 'docs/faq.md': 'And answers.' } },
  ],
  [
    'a page that a plugin put at another address than the rules of its generator has the address of its file',
    [
      commit({ 'mkdocs.yml': `site_name: x\nsite_url: ${SITE}\n` }),
      generate(site({ ...WITHOUT_FAQ, 'FAQ/': faq })),
      push({ inputs: { 'built-site': 'public -> docs/' } }),
    ],
    {
      live: {
        ...BY_SITE,
        'docs/faq.md': `And answers, as built.\n\n[Questions · docs/faq.md](${SITE}FAQ/)\n`,
        'docs/glossary.md': 'All the words.',
      },
    },
  ],
  [
    'HTML without a source becomes documents with its address, and redirects, 404 and search pages do not',
    [
      generate({
        ...site({ ...BUILT, ...API }),
        'public/api/old/index.html': '<meta http-equiv="refresh" content="0; url=../client/"><p>Moved.</p>',
        'public/api/404.html': html('api/404.html', 'Not found', '<p>Nothing.</p>'),
        'public/api/search.html': html('api/search.html', 'Search', '<p>Type.</p>'),
      }),
      push({ inputs: { ...inputs, generated: 'public/api/**/*.html' } }),
      push({ outputs: nothing }),
    ],
    {
      live: {
        ...others,
        ...BY_SITE,
        'public/api/client/index.html': `It [connects](${SITE}install/).\n\n[Client · public/api/client/index.html](${SITE}api/client/)\n`,
      },
    },
  ],
  [
    'HTML without a source whose head says noindex is hidden, and leaves search',
    [
      generate({
        ...site(API),
        'public/api/draft.html': noIndex(html('api/draft', 'Draft', '<p>Soon.</p>')),
      }),
      push({ inputs: { generated: 'public/**/*.html' }, outputs: { pushed: '6', hidden: '1' } }),
      push({ outputs: nothing }),
      generate(
        Object.fromEntries(Object.entries(site(API)).map(([path, text]) => [path, noIndex(String(text))])),
      ),
      push(),
    ],
    {
      live: Object.keys(PAGES),
      outputs: { archived: '1' },
      report: {
        documents: expect.arrayContaining([
          expect.objectContaining({ reason: 'the head of the HTML says noindex' }),
        ]),
      },
    },
  ],
  [
    'of two built sites each page is made by the one that has it, and by the first that is listed where both have',
    [
      generate({
        ...site(BUILT),
        ...site(ELSEWHERE, 'second'),
      }),
      push({ inputs: { ...inputs, 'built-site': 'public -> docs/\nsecond -> docs/' } }),
      push({ outputs: nothing }),
    ],
    { live: { ...others, ...BY_SITE, 'docs/glossary.md': 'Elsewhere.' } },
  ],
  [
    'a generated page of HTML that cannot be read fails by name, and keeps what it has in search',
    [
      generate({ ...site(BUILT), ...site(API) }),
      push({ inputs: { ...inputs, generated: 'public/api/**/*.html' } }),
      generate({ ...site(BUILT), ...site({ 'api/client/': ['Client', HOSTILE.deep] }) }),
      push({
        red: /public\/api\/client\/index\.html.*500 levels deep/,
        outputs: { archived: '0', failed: '1' },
      }),
      generate({ ...site(BUILT), ...site({ 'api/client/': ['Client', HOSTILE.long] }) }),
      push({
        red: /public\/api\/client\/index\.html.*larger than 16 MB/,
        outputs: { archived: '0', failed: '1' },
      }),
      generate({ ...site(BUILT), ...site(API) }),
      push({ outputs: { archived: '0', failed: '0' } }),
    ],
    { live: { ...others, ...BY_SITE, 'public/api/client/index.html': '' } },
  ],
])
