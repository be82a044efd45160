import { PAGES } from './scenario.ts'
import { type Row, scenarios } from './table.ts'

const FAQ = PAGES['docs/faq.md']
const others = Object.keys(PAGES).filter(path => path !== 'docs/faq.md')

/** Names that git, a shell, the runner's log or JSON could trip over. */
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

scenarios('names', [
  ...Object.entries(NAMES).map(
    ([what, name]): Row => [
      `a page with a name ${what} is in search, with what is edited later`,
      async on => {
        await on.commit({ 'docs/faq.md': null, [name]: FAQ })
        await on.push()
        await on.commit({ [name]: '# Questions\n\nBetter answers.\n' })
        await on.push()
      },
      {
        live: { ...Object.fromEntries(others.map(path => [path, ''])), [name]: 'Better answers.' },
        outputs: { pushed: '1', archived: '0', unchanged: '4' },
      },
    ],
  ),
  [
    'a page renamed and edited at once is in search under its new name, with its new text',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': null, 'docs/questions.md': `${FAQ}\nAnd more.\n` })
      await on.push()
    },
    { live: [...others, 'docs/questions.md'], outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'a rename that changes only the case is one',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': null, 'docs/FAQ.md': FAQ })
      await on.push()
    },
    { live: [...others, 'docs/FAQ.md'], outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'a rename that changes only how an accent is composed is one',
    async on => {
      await on.commit({ 'docs/caf\u00e9.md': FAQ })
      await on.push()
      await on.commit({ 'docs/caf\u00e9.md': null, 'docs/cafe\u0301.md': FAQ })
      await on.push()
    },
    { live: [...others, 'docs/faq.md', 'docs/cafe\u0301.md'], outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'of two pages whose names differ only in how an accent is composed, each is on its own',
    async on => {
      await on.commit({ 'docs/caf\u00e9.md': FAQ, 'docs/cafe\u0301.md': FAQ })
      await on.push()
      await on.commit({ 'docs/caf\u00e9.md': null })
      await on.push()
    },
    { live: [...others, 'docs/faq.md', 'docs/cafe\u0301.md'], outputs: { pushed: '0', archived: '1' } },
  ],
  [
    'of two pages whose names differ only in case, each is on its own',
    async on => {
      await on.commit({ 'docs/FAQ.md': FAQ })
      await on.push()
      await on.commit({ 'docs/faq.md': null })
      await on.push()
    },
    { live: [...others, 'docs/FAQ.md'], outputs: { pushed: '0', archived: '1' } },
  ],
  [
    'two pages that change names have each the text of its new name',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': PAGES['docs/configure.md'], 'docs/configure.md': FAQ })
      await on.push()
    },
    { outputs: { pushed: '2', archived: '0' } },
  ],
  [
    'a folder that gets another name takes all its pages with it',
    async on => {
      await on.push()
      await on.git('mv', 'docs', 'guide')
      await on.commit({})
      await on.push()
    },
    { live: Object.keys(PAGES).map(path => path.replace('docs/', 'guide/')), outputs: { archived: '4' } },
  ],
  [
    'a page that becomes a folder of its name is replaced by the page in it',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': null, 'docs/faq.md/index.md': FAQ })
      await on.push()
    },
    { live: [...others, 'docs/faq.md/index.md'], outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'a folder that becomes a page of its name is replaced by it',
    async on => {
      await on.commit({ 'docs/faq.md': null, 'docs/faq.md/index.md': FAQ })
      await on.push()
      await on.commit({ 'docs/faq.md/index.md': null, 'docs/faq.md': FAQ })
      await on.push()
    },
    { live: Object.keys(PAGES), outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'a page whose name is not UTF-8 is red by name and the others are in; under a proper name it is in too',
    async on => {
      const latin1 = "100644,$(git rev-parse HEAD:docs/faq.md),$(printf 'docs/caf\\351.md')"
      await on.shell(`git update-index --add --cacheinfo "${latin1}" && git commit --quiet --message=Latin-1`)
      await on.push({ red: /docs\/caf\ufffd\.md: has a name that is not UTF-8.*Rename the file/ })
      await on.commit({ 'docs/caf\u00e9.md': FAQ })
      await on.push()
    },
    { live: [...Object.keys(PAGES), 'docs/caf\u00e9.md'] },
  ],
  [
    'beside a page whose name is not UTF-8, what others change and delete comes through',
    async on => {
      const latin1 = "100644,$(git rev-parse HEAD:docs/faq.md),$(printf 'docs/caf\\351.md')"
      await on.push()
      await on.shell(
        `git rm --quiet docs/faq.md && git update-index --add --cacheinfo "${latin1.replace('HEAD', 'main')}" && git commit --quiet --message=Latin-1`,
      )
      await on.push({ red: /has a name that is not UTF-8/ })
    },
    { live: others },
  ],
])
