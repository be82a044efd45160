import { CHANGED, CHANGES, commit, git, PAGES, push, scenarios } from './scenario.ts'

const FAQ = PAGES['docs/faq.md']
const all = Object.keys(PAGES)
const others = all.filter(path => path !== 'docs/faq.md')
const otherTexts = Object.fromEntries(others.map(path => [path, '']))
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`
const oneUpdate = { pushed: '1', archived: '0', unchanged: '4' }

/** A submodule at a path. */
const submodule = (path: string) => [
  git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},${path}`),
  git('commit', '--quiet', '--message=A submodule'),
]

scenarios('files', [
  [
    'a link to a page, to a folder, out of the repository or to nothing is no page',
    [
      commit({
        'docs/inside.md': { link: 'faq.md' },
        'docs/folder.md': { link: '../docs' },
        'docs/outside.md': { link: '/etc/hostname' },
        'docs/up.md': { link: '../../../etc/passwd' },
        'docs/dangling.md': { link: 'nowhere.md' },
      }),
      push(),
    ],
    { live: all, outputs: { pushed: '5', skipped: '5', failed: '0' } },
  ],
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
    'a checkout that turns line ends to CRLF changes nothing',
    [
      ...[push(), commit(CHANGES)],
      push({ clone: ['--depth=1', '--config=core.autocrlf=true', '--config=core.eol=crlf'] }),
    ],
    { live: CHANGED, outputs: { unchanged: '1' } },
  ],
  [
    'a page that has another encoding in the work tree (working-tree-encoding) has its text',
    [
      commit({ '.gitattributes': 'docs/faq.md text working-tree-encoding=UTF-16LE-BOM\n' }),
      ...[push(), commit({ 'docs/faq.md': Buffer.from('\ufeff# Questions\n\nGrüße.\n', 'utf16le') }), push()],
    ],
    { live: { ...otherTexts, 'docs/faq.md': 'Grüße.\n' }, outputs: oneUpdate },
  ],
  [
    'a page under attributes of the repository (ident, export-ignore, a filter that fails) is pushed as committed',
    [
      commit({
        '.gitattributes': '*.md ident export-ignore filter=broken\n',
        'docs/faq.md': '# Questions\n\n$Id$ it is.\n',
      }),
      push({ clone: ['--depth=1', '--config=filter.broken.smudge=false'] }),
    ],
    { live: { ...otherTexts, 'docs/faq.md': '$Id$ it is.' } },
  ],
  [
    'a pointer of Git LFS fails by name while the others get in, and with its text it is in search',
    [
      ...[commit({ 'docs/faq.md': POINTER }), push({ red: /docs\/faq\.md: .*Git LFS/ })],
      ...[commit({ 'docs/faq.md': FAQ }), push()],
    ],
    { live: all },
  ],
  [
    'a binary file with the name of a page fails by name while the others get in',
    [
      push(),
      commit({ ...CHANGES, 'docs/image.md': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1') }),
      push({ red: /docs\/image\.md: .*UTF-8/ }),
    ],
    { live: CHANGED, outputs: { pushed: '4', failed: '1' } },
  ],
])
