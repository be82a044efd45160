import { commit, git, PAGES, push, type Step, scenarios } from './scenario.ts'

const FAQ = PAGES['docs/faq.md']
const all = Object.keys(PAGES)
const others = all.filter(path => path !== 'docs/faq.md')

/** A submodule at a path. */
const submodule = (path: string) => [
  git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},${path}`),
  git('commit', '--quiet', '--message=A submodule'),
]

/** Names that git, a shell, the runner's log or JSON could misread; accents composed (NFC) and not (NFD). */
const NAMES = [
  'docs/a b.md',
  ' docs/ a.md',
  `docs/"a" 'b' \`c\`.md`,
  'docs/a\nb.md',
  'docs/a\rb.md',
  'docs/a\tb.md',
  'docs\\a.md',
  '--output=a.md',
  'docs/HEAD:a.md',
  'docs/100%25#a?.md',
  'docs/[a]*{b,c}!.md',
  'docs/👩‍💻🚀.md',
  'docs/a\ufffd.md',
  'docs/a\u202eb.md',
  '::error::x.md',
  'DOCS/Faq.MD.md',
  `docs/${'long/'.repeat(50)}a.md`,
  'docs/caf\u00e9.md',
  'docs/cafe\u0301.md',
  'docs/FAQ.md',
]
const withNames = (text: string) => Object.fromEntries(NAMES.map(name => [name, text]))

/** Adds a page whose name is in Latin-1, which no JavaScript string can hold. */
const commitLatin1: Step = async on => {
  const oid = await on.origin.git('rev-parse', 'main:docs/faq.md')
  const add = `git update-index --add --cacheinfo "100644,${oid},$(printf 'docs/caf\\351.md')"`
  await on.origin.git('-c', `alias.run=!${add} && git commit --quiet --message=Latin-1`, 'run')
}

scenarios('files', [
  [
    'a page that becomes a link with the same bytes leaves search',
    [
      ...[commit({ 'docs/faq.md': 'README.md' }), push()],
      ...[commit({ 'docs/faq.md': { link: 'README.md' } }), push()],
    ],
    { live: others, outputs: { archived: '1', skipped: '0' } },
  ],
  [
    'a page that becomes a submodule leaves search',
    [push(), git('rm', '--quiet', 'docs/faq.md'), ...submodule('docs/faq.md'), push()],
    { live: others, outputs: { archived: '1', skipped: '0' } },
  ],
  [
    'pages with names that could be misread are in search, with later edits',
    [...[commit(withNames(FAQ)), push(), commit(withNames('# Questions\n\nBetter answers.\n')), push()]],
    {
      live: {
        ...Object.fromEntries(all.map(path => [path, ''])),
        ...withNames('Better answers.'),
      },
      outputs: { pushed: String(NAMES.length), archived: '0', unchanged: '5' },
    },
  ],
  [
    'a page whose name is not UTF-8 fails by name while the others get in; under a proper name it is in search',
    [
      ...[commitLatin1, push({ red: /docs\/caf\ufffd\.md: .*UTF-8/ })],
      ...[commit({ 'docs/caf\u00e9.md': FAQ }), push()],
    ],
    { live: [...all, 'docs/caf\u00e9.md'] },
  ],
])
