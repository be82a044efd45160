import { posix } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../support/runs.ts'
import { changesBetween, compare, type Files } from '../support/site-trees.ts'
import { book, docfx, docusaurus, hugo, jekyll, type Kind, kinds, PLAIN, vitepress, yaml } from './kinds.ts'

const RUNS = runs(100)

/** Between blanks: what a link may say, and what a browser reads in it (a backslash is a slash, a line break nothing). */
const LINKS =
  `./ ../ / . #x index.md ../index.md README.md setup.md ./setup ../old ../old.md old old/ old.md old.mdx
  setup.markdown /guide/ /guide /guide/setup /guide/setup.html
  /guide/setup/ guide/ guide/setup.md /guide/index.html /base/guide/ /base/old/ /old/ /old.html SETUP.md Setup.md
  /img/x.png x.png ../img/x.png /custom custom /custom/ ../custom @/guide/setup.md ~/docs/old.md /content/old.md
  https://x.example/base/guide/ https://x.example/old/ /blog/category/one/ category/one /fr/guide/ setup.fr.md
  /docs/guide/setup @site/docs/old.md /docs/old /docs/custom /other/old/ /pkg/one pkg-one ../pkg/one.html ..\\old.md
  se&NewLine;tup guide\\setup.md .\\guide\\setup.md ./guide/./setup.md guide/x/../setup.md guide/se&Tab;tup.md
  gui&NewLine;de/setup.md guide/set&#13;up.md &#103;uide/setup.md guide%2Fsetup.md %67uide/setup.md
  <guide\\setup.md> guide\\\\setup.md`
    .split(/\s+/)
    .concat('{{ target }}', '{{ half }}.md')

const HEADS = [
  ...['', '', '', 'slug: custom\n', 'slug: /custom\n', 'url: /custom/\n', 'aliases: [/old/]\n'],
  ...['permalink: /custom/\n', '"permalink": >-\n  /custom/\n', '{slug: custom}\n', 'date: 2024-06-01\n'],
  ...['draft: true\n', '"draft": true # not yet\n', '{title: T, draft: true}\n', 'hidden: true\n'],
  ...['published: false\n', 'ROBOTS: NOINDEX\n', 'redirect_url: /x\n'],
  ...['title: T\n', 'title: >-\n  U\n', 'monikerRange: azps-12.0.0\n', 'next: old.md\n'],
  ...['', 'build: {render: always}\n'].map(own => `${own}cascade: {build: {render: never}}\n`),
  ...['build: {render: always}\n', 'cascade: {draft: true}\n'],
].map(head => head && `---\n${head}---\n\n`)
const PATHS = [
  'index.md',
  'guide/index.md',
  'guide/setup.md',
  'guide/_index.md',
  'guide/a%41 b.md',
  'guide/setup.fr.md',
  'old.md',
  'a.mdx',
  'pkg/one.md',
  '../_posts/2024-05-01-release.md',
  '../_posts/team/2024-05-02-other.md',
]
const PARTS = ['../LINKS', '_one.md', '_two.md', 'guide/_one.md', '../part.txt', '../_includes/two.html']
const ASSETS = ['../static/img/x.png', '../public/img/x.png', 'img/x.png', 'media/intro.mp4']

const text = ({ spellings }: Kind) => {
  const link = fc.constantFrom(...LINKS.map(to => `[x](${to})`), ...PLAIN, '```sh\n# shown\n```')
  const spelling = fc.constantFrom(...spellings)
  const line = fc.oneof({ weight: 3, arbitrary: link }, { weight: 1, arbitrary: spelling.filter(isBody) })
  const lines = fc.array(line, { maxLength: 3 }).map(each => each.join('\n\n'))
  const titled = fc
    .tuple(fc.constantFrom(...HEADS), fc.constantFrom('', '# Title\n\n', 'Word.\n\n'), lines)
    .map(each => each.join(''))
  const spelled = fc.tuple(spelling, lines).map(each => each.join('\n\n'))
  return fc
    .oneof({ weight: 2, arbitrary: titled }, { weight: 1, arbitrary: spelled })
    .map(each => `${each}\n`)
    .chain(each => fc.constantFrom(each, each, each.replaceAll('\n', '\r\n'), `\uFEFF${each}`))
}

const isBody = (spelling: string) => !/^(?:---|\+\+\+)\n/.test(spelling)

const at = ({ folder, renamed }: Kind, path: string) => posix.normalize(folder + (renamed?.[path] ?? path))

/** Some of the files, and which of them change: to another text, or to nothing, or the first of two moves to the second. */
const trees = (kind: Kind) => {
  const { configs } = kind
  const file = fc.oneof(
    { weight: 3, arbitrary: text(kind) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
  const asset = fc.constantFrom('x', undefined)
  const slots = [...PATHS, ...PARTS].map(path => fc.tuple(fc.constant(at(kind, path)), file, file))
  const assets = ASSETS.map(path => fc.tuple(fc.constant(at(kind, path)), asset, asset))
  const chosen = fc.record({
    all: fc.tuple(...slots, ...assets),
    config: fc.constantFrom(...configs),
    otherConfig: fc.constantFrom(...configs),
    hasOtherConfig: fc.nat(3).map(chance => chance === 0),
    changed: fc.uniqueArray(fc.nat(slots.length + assets.length - 1), { maxLength: 2 }),
    isMove: fc.boolean(),
  })
  return chosen.map(({ all, config, otherConfig, hasOtherConfig, changed, isMove }) => {
    const before: Record<string, Files[string]> = {}
    const after: Record<string, Files[string]> = {}
    for (const [index, [path, text, other]] of all.entries()) {
      const place = changed.indexOf(index)
      const moved = place === 0 ? undefined : all[changed[0]!]?.[1]
      const changedText = isMove && changed.length === 2 ? moved : other
      const textAfter = place < 0 ? text : changedText
      if (text !== undefined) before[path] = text
      if (textAfter !== undefined) after[path] = textAfter
    }
    Object.assign(before, config)
    Object.assign(after, hasOtherConfig ? otherConfig : config)
    return [before, after] as const
  })
}

test.each(Object.keys(kinds))(
  'after a push of %s search equals a full sync, whatever changed',
  async name => {
    let differing = 0
    const kind = kinds[name]!
    const property = fc.asyncProperty(trees(kind), fc.nat(7), async ([before, after], chance) => {
      const result = await compare(before, after, kind.inputs, chance === 0)
      differing += result.differing.length
      expect(result.stale).toEqual([])
      expect(result.leaked).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS })
    // A test that met no such page would show nothing; of 200 trees of GitBook about 17 have one.
    expect(differing).toBeGreaterThan(0)
  },
)

/** What the spellings refer to, in groups that come and go together. */
const TARGETS = [
  ['guide/setup.md'],
  ['old.md', 'guide/a%41 b.md', ...PATHS.filter(path => path.includes('_posts/')), ...ASSETS],
  [...PARTS, 'guide/_index.md'],
]

/** What becomes of them: they are gone, have another address, or are hidden. */
const CHANGED = [
  undefined,
  '---\nslug: /moved\npermalink: /moved/\nurl: /moved/\ntitle: Moved\n---\n\nText.\n',
  '---\ndraft: true\n---\n\nText.\n',
]

/** A site on which each spelling has a page of its own. */
function spelledSite(kind: Kind, config: Files): Files {
  const files: Record<string, Files[string]> = { ...config }
  for (const path of [...PATHS, ...ASSETS]) files[at(kind, path)] = '# Title\n\nText.\n'
  for (const path of PARTS) files[at(kind, path)] = '[PART]: guide/setup.md\n'
  for (const [index, spelling] of kind.spellings.entries())
    files[spelledPath(kind, index)] = `${spelling}\n\nText.\n`
  const summary = config['docs/SUMMARY.md']
  const chapters = kind.spellings.map(
    (_, index) => `[S](${spelledPath(kind, index).slice('docs/'.length)})\n`,
  )
  if (summary) files['docs/SUMMARY.md'] = summary + chapters.join('')
  return files
}

/** Where a spelling is: an include of a file above in a folder, and MDX in a file of that name. */
function spelledPath({ folder, spellings }: Kind, index: number): string {
  const spelling = spellings[index]!
  const inside = spelling.includes('../_one') ? 'guide/' : ''
  return `${folder}${inside}s${index}.${/^(?:import|export)/.test(spelling) ? 'mdx' : 'md'}`
}

test.each(Object.keys(kinds))(
  'a page of %s is pushed when what it refers to comes, goes or moves, in each spelling',
  async name => {
    const kind = kinds[name]!
    const unseen = new Set(kind.spellings)
    for (const config of kind.configs) {
      if (unseen.size === 0) break
      const all = spelledSite(kind, config)
      for (const targets of TARGETS) {
        for (const text of CHANGED) {
          const other = { ...all }
          for (const path of targets) {
            if (text === undefined) delete other[at(kind, path)]
            else other[at(kind, path)] = text
          }
          for (const [before, after] of [
            [all, other],
            [other, all],
          ] as const) {
            const { differing, stale } = await compare(before, after, kind.inputs)
            expect(stale.map(path => after[path])).toEqual([])
            for (const [index, spelling] of kind.spellings.entries())
              if (differing.includes(spelledPath(kind, index))) unseen.delete(spelling)
          }
        }
      }
    }
    expect([...unseen]).toEqual([])
  },
)

const SITE_URL = 'site_url: https://x.example/'
const MKDOCS = yaml(SITE_URL)
const redirecting = (...names: string[]) =>
  yaml(
    SITE_URL,
    `plugins: [redirects: {redirect_maps: {${names.map(each => `${each}.md: a.md`).join(', ')}}}]`,
  )

/** What stays, what is there before, what is there after, and the page whose document differs. */
const cases: readonly [
  why: string,
  path: string,
  stays: Files,
  before: Files,
  after: Files,
  inputs?: Record<string, string>,
][] = [
  [
    'the navigation calls it otherwise',
    'docs/a.md',
    { 'docs/a.md': '# A\n\nText.\n', 'docs/b.md': '# B\n\nText.\n' },
    yaml(SITE_URL, 'nav: [{One: a.md}, {Two: b.md}]'),
    yaml(SITE_URL, 'nav: [{Uno: a.md}, {Two: b.md}]'),
  ],
  [
    'a variable of the site names a file that is removed',
    'docs/a.md',
    {
      ...yaml(SITE_URL, 'plugins: [macros: {}]', 'extra: {half: ol}'),
      'docs/a.md': '# A\n\n[x]({{ half }}d.md)\n',
    },
    { 'docs/old.md': '# Old\n' },
    {},
  ],
  [
    'a file outside of the site is included through another',
    'site/docs/a.md',
    {
      'site/mkdocs.yml': 'site_name: A\nmarkdown_extensions: [pymdownx.snippets: {base_path: ..}]\n',
      'site/docs/a.md': '# A\n\n--8<-- "parts/outer.txt"\n',
      'parts/outer.txt': '--8<-- "parts/inner.txt"\n',
    },
    { 'parts/inner.txt': 'One.\n' },
    { 'parts/inner.txt': 'Two.\n' },
  ],
  [
    'its link is put together by constants',
    'docs/a.mdx',
    {
      ...docusaurus(''),
      'docs/a.mdx': "export const base = '/docs/guide'\n\n<a href={`${base}/setup`}>x</a>\n",
    },
    { 'docs/guide/setup.md': '# Setup\n' },
    {},
  ],
  [
    'its front matter has a link in another form of YAML than one line',
    'docs/index.md',
    {
      ...vitepress(''),
      'docs/index.md':
        '---\nlayout: home\nhero: {actions: [{text: Go, "link": "/guide/\\x73etup"}]} # to begin\n---\n\nText.\n',
    },
    { 'docs/guide/setup.md': '# Setup\n' },
    {},
  ],
  [
    'it names a post whose address changes',
    'a.md',
    {
      ...jekyll('url: https://x.example'),
      'a.md': '---\ntitle: A\n---\n\n[x]({% post_url 2024-05-01-release %})\n',
    },
    { '_posts/2024-05-01-release.md': '---\ntitle: R\n---\n\nText.\n' },
    { '_posts/2024-05-01-release.md': '---\ntitle: R\npermalink: /news/\n---\n\nText.\n' },
  ],
  [
    'its site has other addresses, also for what is no file of the repository',
    'docs/index.md',
    { 'docs/index.md': '# A\n\n[x](/guide/none)\n' },
    vitepress("sitemap: { hostname: 'https://x.example' }, "),
    vitepress("sitemap: { hostname: 'https://x.example' }, cleanUrls: true, "),
  ],
  [
    'its link names a page by the path below the folder of all pages',
    'docs/guide/a.md',
    { ...docusaurus(''), 'docs/guide/a.md': '# A\n\n[x](old.md)\n' },
    { 'docs/old.md': '# Old\n' },
    {},
  ],
  [
    'its link names a file by an alias',
    'docs/guide/a.md',
    { ...docfx(undefined), 'docs/guide/a.md': '# A\n\n[x](~/NOTES.md)\n' },
    { 'NOTES.md': '# Notes\n' },
    {},
  ],
  [
    'its link names a page by its name alone',
    'content/guide/a.md',
    { ...hugo(''), 'content/guide/a.md': '[x](old.md)\n' },
    { 'content/other/old.md': 'Text.\n' },
    {},
  ],
  [
    'two pages have the name by which its link leads to one of them',
    'content/guide/a.md',
    {
      ...hugo(''),
      'content/guide/a.md': '[x](old.md)\n',
      'content/other/old.md': 'Text.\n',
    },
    {},
    { 'content/more/old.md': 'Text.\n', 'content/last/old.md': 'Text.\n' },
  ],
  [
    'it is a bundle, and its link is read in the folder above',
    'content/guide/a/index.md',
    {
      ...hugo(''),
      'content/guide/a/index.md': '[x](old.md)\n',
      'content/one/old.md': 'Text.\n',
      'content/two/old.md': 'Text.\n',
    },
    { 'content/guide/old.md': 'Text.\n' },
    {},
  ],
  [
    'the site has titles in addresses from now on',
    'content/guide/a.md',
    {
      'content/guide/a.md': '[x](old.md)\n',
      'content/guide/old.md': '---\ntitle: The title\n---\n\nText.\n',
    },
    hugo("baseURL = 'https://x.example/'"),
    hugo("baseURL = 'https://x.example/'", "permalinks = {guide = '/:title/'}"),
  ],
  [
    'it has more text than is searched',
    'docs/a.md',
    { 'docs/a.md': `# A\n\n[x](b.md)\n\n<!-- ${'x '.repeat(3_000_000)} -->\n` },
    { 'docs/b.md': '# B\n' },
    {},
  ],
  [
    'a translation links to an index that is not translated',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md',
    {
      ...docusaurus("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, "),
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\n[x](./index.md)\n',
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
    },
    { 'docs/index.md': '# Index\n' },
    {},
  ],
  [
    'a translation in a folder links to an index that is not translated',
    'docs/fr/a.md',
    {
      ...yaml(
        SITE_URL,
        'plugins: [i18n: {docs_structure: folder, languages: [{locale: en, default: true}, {locale: fr}]}]',
      ),
      'docs/fr/a.md': '# A\n\n[x](index.md)\n',
    },
    { 'docs/en/index.md': '# Index\n' },
    {},
  ],
  [
    'it includes a link to an index from elsewhere',
    'docs/guide/a.md',
    {
      ...jekyll('url: https://x.example'),
      'docs/guide/a.md': '---\ntitle: A\n---\n\n{% include two.html %}\n',
      '_includes/two.html': '[x](index.md)\n',
    },
    { 'docs/guide/index.md': '---\ntitle: I\n---\n\nText.\n' },
    {},
  ],
  [
    'a variant comes of the code that it shows',
    'docs/a.md',
    {
      ...yaml(SITE_URL, 'markdown_extensions: [markdown_include_variants]'),
      'docs/a.md': '# A\n\n{* docs/src/app.py *}\n',
      'docs/src/app.py': 'one = 1\n',
    },
    {},
    { 'docs/src/app_py310.py': 'two = 2\n' },
  ],
  [
    'the site has an address, and a file that is none of its pages links to it',
    'README.md',
    { 'README.md': '# A\n\n[x](/api/)\n', 'docs/a.md': '# A\n' },
    yaml(),
    yaml('site_url: https://x.example/base/'),
    { files: '**/*.md' },
  ],
]

const JEKYLL = { ...jekyll('url: https://x.example'), 'old.md': '---\ntitle: Old\n---\n\nText.\n' }
const LOOP = '{% for i in site.data.nav %}[{{ i.title }}]({{ i.url }}){% endfor %}\n'
const NAV = { '_data/nav.yml': '- {title: T, url: guide/setup.md}\n' }
const SETUP = { 'guide/setup.md': '---\ntitle: S\n---\n\nText.\n' }

/** Names in places that only some makers read. */
const spelledCases: typeof cases = [
  [
    'a list of data that it shows names a page',
    'a.md',
    { ...jekyll('url: https://x.example'), 'a.md': `---\ntitle: A\n---\n\n${LOOP}`, ...NAV },
    SETUP,
    {},
  ],
  [
    'a list of data that it shows names a page, on a site without an address',
    'a.md',
    { ...jekyll(''), 'a.md': `---\ntitle: A\n---\n\n${LOOP}`, ...NAV },
    SETUP,
    {},
  ],
  [
    'an include shows data that names a page',
    'a.md',
    {
      ...jekyll(''),
      'a.md': '---\ntitle: A\n---\n\n{% include list.html %}\n',
      '_includes/list.html': LOOP,
      ...NAV,
    },
    SETUP,
    {},
  ],
  [
    'the data changes that its destination is, without blanks',
    'a.md',
    { ...JEKYLL, 'a.md': '---\ntitle: A\n---\n\n[x]({{site.data.urls.home}})\n' },
    { '_data/urls.yml': 'home: /one/\n' },
    { '_data/urls.yml': 'home: /two/\n' },
  ],
  [
    'the file changes that its destination includes',
    'docs/a.md',
    {
      ...yaml(SITE_URL, 'markdown_extensions: [mdx_include: {base_path: docs}]'),
      'docs/a.md': '# A\n\n[x]({!url.txt!})\n',
    },
    { 'docs/url.txt': 'https://one.example/' },
    { 'docs/url.txt': 'https://two.example/' },
  ],
  ...['snippet', 'rst', 'svg', 'js', 'yml', 'part', 'yaml'].map((extension): (typeof cases)[number] => [
    `a snippet has a link, and its extension is ${extension}`,
    'docs/a.md',
    {
      ...yaml(SITE_URL, 'markdown_extensions: [pymdownx.snippets]'),
      'docs/a.md': `# A\n\n--8<-- "docs/part.${extension}"\n`,
      [`docs/part.${extension}`]: '[x](old.md)\n',
    },
    { 'docs/old.md': '# Old\n' },
    {},
  ]),
  ...['<LinkInline icon="a>b" link="b"/>', '<LinkInline link = "b"/>'].map((tag): (typeof cases)[number] => [
    `a title changes that it shows by ${tag}`,
    'docs/a.md',
    { ...vitepress(''), 'docs/a.md': `# A\n\nText.\n\n${tag}\n` },
    { 'docs/b.md': '# One\n' },
    { 'docs/b.md': '# Two\n' },
  ]),
  ...['<xref:team/b>', '[](xref:team%2Fb#x)', 'See @team/b.'].map((link): (typeof cases)[number] => [
    `the title changes of the page that it names by ${link}`,
    'docs/a.md',
    { ...docfx(undefined), 'docs/a.md': `# A\n\n${link}\n` },
    { 'docs/other.md': '---\nuid: team/b\n---\n\n# One\n' },
    { 'docs/other.md': '---\nuid: team/b\n---\n\n# Two\n' },
  ]),
  [
    'the page moves that it names by an identifier',
    'docs/a.md',
    { ...docfx(undefined), 'docs/a.md': '# A\n\n[x](xref:team/b)\n' },
    { 'docs/one.md': '---\nuid: team/b\n---\n\n# B\n' },
    { 'docs/two.md': '---\nuid: team/b\n---\n\n# B\n' },
  ],
  [
    'many blanks are before its destination',
    'docs/a.md',
    { ...MKDOCS, 'docs/a.md': `# A\n\n[x](${' '.repeat(40)}LICENSE)\n` },
    { 'docs/LICENSE': 'Text.\n' },
    {},
  ],
  [
    'its video has a name without an extension',
    'docs/a.md',
    { ...docfx(undefined), 'docs/a.md': '# A\n\n[!VIDEO intro]\n' },
    { 'docs/intro': 'x' },
    {},
  ],
  [
    'a name begins with a blank',
    'docs/a.md',
    { ...MKDOCS, 'docs/a.md': '# A\n\n[x](<guide/ c.md>)\n' },
    { 'docs/guide/ c.md': '# C\n' },
    {},
  ],
  [
    'a name begins with a blank, and many are before its link',
    'docs/a.md',
    { ...MKDOCS, 'docs/a.md': `# A\n\n${' '.repeat(1_000_000)}x\n\n[x](<guide/ c.md>)\n` },
    { 'docs/guide/ c.md': '# C\n' },
    {},
  ],
  [
    'the address of a page is too long from now on',
    'docs/a.md',
    { ...docusaurus("url: 'https://x.example', "), 'docs/a.md': '# A\n\n[x](b.md)\n' },
    { 'docs/b.md': '---\nslug: /b\n---\n\nText.\n' },
    { 'docs/b.md': `---\nslug: /${'b'.repeat(60_000)}\n---\n\nText.\n` },
  ],
  [
    'a name is nothing but a blank',
    'docs/a.md',
    { ...MKDOCS, 'docs/a.md': '# A\n\n[x](guide/%20.md)\n' },
    { 'docs/guide/ .md': '# C\n' },
    {},
  ],
]

test.each([...cases, ...spelledCases])(
  'a page is pushed when %s',
  async (_, path, stays, before, after, inputs = {}) => {
    const { differing, stale } = await compare({ ...stays, ...before }, { ...stays, ...after }, inputs)
    expect(differing).toContain(path)
    expect(stale).toEqual([])
  },
)

test('a page whose address would be too long has none, and a warning', async () => {
  const slug = 'b'.repeat(2_001)
  const files = {
    ...docusaurus("url: 'https://x.example', "),
    'docs/a.md': '# A\n\n[x](b.md)\n',
    'docs/b.md': `---\nslug: /${slug}\n---\n\n# B\n\nText.\n`,
  }
  const { now, makerOf } = await changesBetween([files])
  const maker = makerOf(now)
  expect((await maker.places(['docs/b.md']))[0]).toMatchObject({ route: undefined, address: undefined })
  const content = new TextEncoder().encode(files['docs/b.md'])
  const page = { path: 'docs/b.md', externalRef: 'docs/b.md', content }
  const { messages } = await maker.make(page)
  expect(messages.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the address of the page has more than 2000 characters/),
  ])
})

test('a page is pushed when the input generator leaves out the site that it links to, though no file changed', async () => {
  const files = {
    'web/mkdocs.yml': 'site_name: A\nsite_url: https://x.example/\n',
    'web/docs/a.md': '# A\n\n[b](../../blog/content/b.md)\n',
    'blog/hugo.toml': "baseURL = 'https://blog.example/'\n",
    'blog/content/b.md': '# B\n\nText.\n',
  }
  const { plan } = await changesBetween([files, files], { generator: 'mkdocs' }, false, { generator: 'auto' })
  expect(plan.upserts.map(({ path }) => path)).toContain('web/docs/a.md')
})

describe('the cost of a push:', () => {
  const PAGES = { 'docs/a.md': '# A\n\nText.\n', 'docs/b.md': '# B\n\n[c](c.md)\n', 'docs/c.md': '# C\n' }

  test('without a site no blob is read to find out that a page changed', async () => {
    const { plan, read } = await changesBetween([PAGES, { ...PAGES, 'docs/c.md': '# D\n' }])
    expect(plan.upserts.map(each => each.path)).toEqual(['docs/c.md'])
    expect(read).toEqual([])
  })

  test('a change of the configuration pushes the pages of its site alone, and says so', async () => {
    const site = (name: string, more = '') => ({
      [`${name}/mkdocs.yml`]: `site_name: ${name}\nsite_url: https://${name}.example/\n${more}`,
      [`${name}/docs/a.md`]: '# A\n\nText.\n',
      [`${name}/docs/b.md`]: '# B\n\nText.\n',
    })
    const stays = {
      ...site('one'),
      'README.md': '# R\n\nText.\n',
      'one/docs/link.md': '[a](../../two/docs/a.md)\n',
    }
    const changes = (before: Files, after: Files) =>
      changesBetween(
        [
          { ...stays, ...before },
          { ...stays, ...after },
        ],
        { files: '**/*.md' },
      )
    const changed = await changes(
      site('two'),
      site('two', 'use_directory_urls: false\nmarkdown_extensions: [admonition, pymdownx.emoji]\n'),
    )
    expect(changed.plan.upserts.map(page => page.path)).toEqual([
      'two/docs/a.md',
      'two/docs/b.md',
      'one/docs/link.md',
    ])
    expect(changed.whyEverything).toBe(
      'The configuration of a site has changed: every page of that site is pushed; the service keeps a new version only of those that differ.',
    )
    const added = await changes(
      { 'two/docs/a.md': '# A\n\nText.\n', 'two/docs/b.md': '# B\n\nText.\n' },
      site('two'),
    )
    expect(added.plan.upserts.map(page => page.path)).toEqual([
      'two/docs/a.md',
      'two/docs/b.md',
      'one/docs/link.md',
    ])
  })

  test.each<[string, Files, Files, string[]]>([
    ['a page', MKDOCS, { ...MKDOCS, 'docs/new.md': '# N\n' }, ['docs/new.md']],
    ['a redirect', redirecting('one'), redirecting('one', 'two'), []],
    [
      'a name in the navigation',
      yaml(SITE_URL, 'nav: [{One: a.md}, {Two: b.md}]'),
      yaml(SITE_URL, 'nav: [{Uno: a.md}, {Two: b.md}, {Three: none.md}]'),
      ['docs/a.md'],
    ],
    [
      'a page of the summary',
      book('[A](a.md)\n[B](b.md)\n', "cname = 'x.example'"),
      book('[A](a.md)\n[B](b.md)\n[C](c.md)\n', "cname = 'x.example'"),
      ['docs/c.md', 'docs/b.md'],
    ],
  ])(
    '%s is added to a site, and no page is pushed that has nothing to do with it',
    async (_, before, after, pushed) => {
      const { plan } = await changesBetween([
        { ...PAGES, ...before },
        { ...PAGES, ...after },
      ])
      expect(plan.upserts.map(each => each.path)).toEqual(pushed)
    },
  )
})
