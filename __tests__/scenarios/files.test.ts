import { CHANGED, CHANGES, PAGES } from './scenario.ts'
import { scenarios } from './table.ts'

const FAQ = PAGES['docs/faq.md']
const all = Object.keys(PAGES)
const others = all.filter(path => path !== 'docs/faq.md')
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`
const oneUpdate = { pushed: '1', archived: '0', unchanged: '4' }

scenarios('files', [
  [
    'a link to a page, to a folder, out of the repository or to nothing is no page',
    async on => {
      await on.commit({
        'docs/inside.md': { link: 'faq.md' },
        'docs/folder.md': { link: '../docs' },
        'docs/outside.md': { link: '/etc/hostname' },
        'docs/up.md': { link: '../../../etc/passwd' },
        'docs/dangling.md': { link: 'nowhere.md' },
      })
      await on.push()
    },
    { live: all, outputs: { pushed: '5', skipped: '5', failed: '0' } },
  ],
  [
    'pages in a linked folder are in search once, under their own names',
    async on => {
      await on.commit({ latest: { link: 'docs' } })
      await on.push()
    },
    { live: all },
  ],
  [
    'a page that becomes a link leaves search',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': { link: '../README.md' } })
      await on.push()
    },
    { live: others, outputs: { archived: '1', skipped: '0' } },
  ],
  [
    'a link that becomes a page is in search',
    async on => {
      await on.commit({ 'docs/faq.md': { link: '../README.md' } })
      await on.push()
      await on.commit({ 'docs/faq.md': FAQ })
      await on.push()
    },
    { live: all, outputs: { pushed: '1', archived: '0' } },
  ],
  [
    'a page that becomes a link whose target has the text of the page leaves search, though its bytes are the same',
    async on => {
      await on.commit({ 'docs/faq.md': 'README.md' })
      await on.push()
      await on.commit({ 'docs/faq.md': { link: 'README.md' } })
      await on.push()
    },
    { live: others, outputs: { archived: '1' } },
  ],
  [
    'a page that becomes a submodule leaves search',
    async on => {
      await on.push()
      await on.git('rm', '--quiet', 'docs/faq.md')
      await on.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},docs/faq.md`)
      await on.git('commit', '--quiet', '--message=A submodule')
      await on.push()
    },
    { live: others, outputs: { archived: '1', skipped: '0' } },
  ],
  [
    'a submodule beside the pages is left alone, and one that becomes a folder of pages is in search',
    async on => {
      await on.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},guide`)
      await on.git('commit', '--quiet', '--message=A submodule')
      await on.push()
      await on.git('rm', '--quiet', '--cached', 'guide')
      await on.commit({ 'guide/a.md': '# A\n\nText.\n' })
      await on.push()
    },
    { live: [...all, 'guide/a.md'], outputs: { pushed: '1' } },
  ],
  [
    'a checkout that turns line ends to CRLF changes nothing',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.push({ clone: ['--depth=1', '--config=core.autocrlf=true', '--config=core.eol=crlf'] })
    },
    { live: CHANGED, outputs: { unchanged: '1' } },
  ],
  [
    'a page committed with CRLF has its text, and one turned to LF is pushed again',
    async on => {
      await on.commit({ 'docs/faq.md': '# Questions\r\n\r\nOne.\r\nTwo.\r\n' })
      await on.push()
      await on.commit({ 'docs/faq.md': '# Questions\n\nOne.\nTwo.\n' })
      await on.push()
    },
    { live: { ...texts(others), 'docs/faq.md': 'One.\nTwo.\n' }, outputs: oneUpdate },
  ],
  [
    'a page that is kept in another encoding in the work tree (working-tree-encoding) has its text',
    async on => {
      await on.commit({ '.gitattributes': 'docs/faq.md text working-tree-encoding=UTF-16LE-BOM\n' })
      await on.push()
      await on.commit({ 'docs/faq.md': Buffer.from('\ufeff# Questions\n\nGrüße.\n', 'utf16le') })
      await on.push()
    },
    { live: { ...texts(others), 'docs/faq.md': 'Grüße.\n' }, outputs: oneUpdate },
  ],
  [
    'a page under a filter of the repository (ident, export-ignore, a filter that fails) is pushed as committed',
    async on => {
      await on.commit({
        '.gitattributes': '*.md ident export-ignore filter=broken\n',
        'docs/faq.md': '# Questions\n\n$Id$ it is.\n',
      })
      await on.push({ clone: ['--depth=1', '--config=filter.broken.smudge=false'] })
    },
    { live: { ...texts(others), 'docs/faq.md': '$Id$ it is.' } },
  ],
  [
    'a change of mode alone makes no request',
    async on => {
      await on.push()
      await on.git('update-index', '--chmod=+x', 'docs/faq.md')
      await on.git('commit', '--quiet', '--message=Executable')
      await on.push()
    },
    { live: all, outputs: { requests: '0', unchanged: '5' } },
  ],
  [
    'an empty page is left out, and in search once it has a text',
    async on => {
      await on.commit({ 'docs/empty.md': '', 'docs/blank.md': '\n\n' })
      await on.push({ says: /5 pushed, 0 archived, 0 unchanged, 2 hidden, 0 skipped/ })
      await on.commit({ 'docs/empty.md': 'Text.\n' })
      await on.push()
    },
    { live: [...all, 'docs/empty.md'], outputs: { pushed: '1' } },
  ],
  [
    'a page that is emptied leaves search',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': '' })
      await on.push()
    },
    { live: others, outputs: { archived: '1' } },
  ],
  [
    'a pointer of Git LFS is red by name and the others are in',
    async on => {
      await on.commit({ 'docs/faq.md': POINTER })
      await on.push({ red: /docs\/faq.md: the text of this page is in Git LFS/ })
    },
    { live: others, outputs: { pushed: '4', failed: '1' } },
  ],
  [
    'a page that moves out of Git LFS is in search',
    async on => {
      await on.commit({ 'docs/faq.md': POINTER })
      await on.push({ red: /docs\/faq.md: the text of this page is in Git LFS/ })
      await on.commit({ 'docs/faq.md': FAQ })
      await on.push()
    },
    { live: all },
  ],
  [
    'a binary file with the name of a page is red by name and the others are in',
    async on => {
      await on.push()
      await on.commit({ ...CHANGES, 'docs/image.md': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1') })
      await on.push({ red: /docs\/image.md: the file has bytes that are not UTF-8/ })
    },
    { live: CHANGED, outputs: { failed: '1' } },
  ],
  [
    'a page of which the same text is there twice is in search twice, and once when one of them goes',
    async on => {
      await on.commit({ 'docs/copy.md': FAQ })
      await on.push({ says: /6 pushed/ })
      await on.commit({ 'docs/faq.md': null })
      await on.push()
    },
    { live: [...others, 'docs/copy.md'], outputs: { archived: '1', pushed: '0' } },
  ],
])

function texts(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map(path => [path, '']))
}
