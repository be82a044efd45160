import { commit, git, PAGES, push, type Row, type Step, scenarios } from './scenario.ts'

const FAQ = PAGES['docs/faq.md']
const others = Object.keys(PAGES).filter(path => path !== 'docs/faq.md')

/** Names that git, a shell, the runner's log or JSON could misread. */
const NAMES: Readonly<Record<string, string>> = {
  'with a space': 'docs/a b.md',
  'with spaces at both ends': ' docs/ a.md',
  'with quotes': `docs/"a" 'b' \`c\`.md`,
  'with a newline': 'docs/a\nb.md',
  'with a carriage return': 'docs/a\rb.md',
  'with a tab': 'docs/a\tb.md',
  'with a backslash': 'docs\\a.md',
  'with a leading dash': '--output=a.md',
  'with a colon': 'docs/HEAD:a.md',
  'with a percent sign and a hash': 'docs/100%25#a?.md',
  'with characters of patterns': 'docs/[a]*{b,c}!.md',
  'with emoji': 'docs/👩‍💻🚀.md',
  'with the replacement character': 'docs/a\ufffd.md',
  'with a mark that turns text around': 'docs/a\u202eb.md',
  'that begins like a command of the runner': '::error::x.md',
  'in lower and upper case': 'DOCS/Faq.MD.md',
  'of more than 200 characters': `docs/${'long/'.repeat(50)}a.md`,
  'composed, as on Windows (NFC)': 'docs/caf\u00e9.md',
  'decomposed, as on older Macs (NFD)': 'docs/cafe\u0301.md',
}

/** Adds a page whose name is in Latin-1, which no JavaScript string can hold. */
const commitLatin1: Step = async on => {
  const oid = await on.git('rev-parse', 'main:docs/faq.md')
  const add = `git update-index --add --cacheinfo "100644,${oid},$(printf 'docs/caf\\351.md')"`
  await on.git('-c', `alias.run=!${add} && git commit --quiet --message=Latin-1`, 'run')
}
const replaced = { pushed: '1', archived: '1' }

scenarios('names', [
  ...Object.entries(NAMES).map(
    ([what, name]): Row => [
      `a page with a name ${what} is in search, with later edits`,
      [
        ...[commit({ 'docs/faq.md': null, [name]: FAQ }), push()],
        ...[commit({ [name]: '# Questions\n\nBetter answers.\n' }), push()],
      ],
      {
        live: { ...Object.fromEntries(others.map(path => [path, ''])), [name]: 'Better answers.' },
        outputs: { pushed: '1', archived: '0', unchanged: '4' },
      },
    ],
  ),
  [
    'a rename that changes only the case is one',
    [push(), commit({ 'docs/faq.md': null, 'docs/FAQ.md': FAQ }), push()],
    { live: [...others, 'docs/FAQ.md'], outputs: replaced },
  ],
  [
    'a rename that changes only how an accent is composed is one',
    [
      ...[commit({ 'docs/caf\u00e9.md': FAQ }), push()],
      ...[commit({ 'docs/caf\u00e9.md': null, 'docs/cafe\u0301.md': FAQ }), push()],
    ],
    { live: [...others, 'docs/faq.md', 'docs/cafe\u0301.md'], outputs: replaced },
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
  [
    'a page whose name is not UTF-8 holds up no other change',
    [
      push(),
      commitLatin1,
      git('rm', '--quiet', 'docs/faq.md'),
      git('commit', '-qm', '-'),
      push({ red: true }),
    ],
    { live: others },
  ],
])
