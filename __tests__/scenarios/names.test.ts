import { commit, PAGES, push, type Step, scenarios } from './scenario.ts'

const FAQ = PAGES['docs/faq.md']
const others = Object.keys(PAGES).filter(path => path !== 'docs/faq.md')

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
]
const withNames = (text: string) => Object.fromEntries(NAMES.map(name => [name, text]))

/** Adds a page whose name is in Latin-1, which no JavaScript string can hold. */
const commitLatin1: Step = async on => {
  const oid = await on.origin.git('rev-parse', 'main:docs/faq.md')
  const add = `git update-index --add --cacheinfo "100644,${oid},$(printf 'docs/caf\\351.md')"`
  await on.origin.git('-c', `alias.run=!${add} && git commit --quiet --message=Latin-1`, 'run')
}
const replaced = { pushed: '1', archived: '1' }

scenarios('names', [
  [
    'pages with names that could be misread are in search, with later edits',
    [...[commit(withNames(FAQ)), push(), commit(withNames('# Questions\n\nBetter answers.\n')), push()]],
    {
      live: {
        ...Object.fromEntries(Object.keys(PAGES).map(path => [path, ''])),
        ...withNames('Better answers.'),
      },
      outputs: { pushed: String(NAMES.length), archived: '0', unchanged: '5' },
    },
  ],
  [
    'two pages whose names differ only in how an accent is composed, or in case, are two',
    [
      ...[commit({ 'docs/caf\u00e9.md': FAQ, 'docs/cafe\u0301.md': FAQ, 'docs/FAQ.md': FAQ }), push()],
      ...[commit({ 'docs/caf\u00e9.md': null, 'docs/faq.md': null }), push()],
    ],
    { live: [...others, 'docs/FAQ.md', 'docs/cafe\u0301.md'], outputs: { pushed: '0', archived: '2' } },
  ],
  [
    'a page that becomes a folder of its name is replaced by the page in it',
    [push(), commit({ 'docs/faq.md': null, 'docs/faq.md/index.md': FAQ }), push()],
    { live: [...others, 'docs/faq.md/index.md'], outputs: replaced },
  ],
  [
    'a page whose name is not UTF-8 fails by name while the others get in; under a proper name it is in search',
    [
      ...[commitLatin1, push({ red: /docs\/caf\ufffd\.md: .*UTF-8/ })],
      ...[commit({ 'docs/caf\u00e9.md': FAQ }), push()],
    ],
    { live: [...Object.keys(PAGES), 'docs/caf\u00e9.md'] },
  ],
])
