import { expect } from '@jest/globals'
import { commit, generate, git, PAGES, push, scenarios } from './scenario.ts'
import type { Stage } from './stage.ts'

const all = Object.keys(PAGES)
const wide = { files: '**/*.md' }
const many = Array.from({ length: 60 }, (_, index) => `docs/${index}.md`)
const withText = (paths: string[]) =>
  Object.fromEntries(paths.map((path, index) => [path, `# Page\n\nText ${index}.\n`]))
const gone = (paths: string[]) => Object.fromEntries(paths.map(path => [path, null]))
/** What `files` was by default in version 0.1. */
const before = { files: '**/*.md\n**/*.mdx\n**/*.markdown\n!**/node_modules/**\n!.github/**' }
const commitAgents = commit({
  ...{ 'AGENTS.md': '# Agents\n\nText.\n', 'docs/testdata/a.md': '# A\n\nText.\n' },
  'docs/UPPER.MD': '# Upper\n\nText.\n',
})
const commitMany = commit(withText(many))

const tagsIn = (expected: Record<string, string[]>) => (on: Stage) => {
  const found = [...on.sandbox.store.active('docs')].map(([ref, { tags }]) => [ref, tags])
  expect(Object.fromEntries(found)).toMatchObject(expected)
}
scenarios('settings', [
  [
    'lines of tags with a pattern are for the pages that match, and the run says why it pushes every page',
    [
      push({ inputs: { ...wide, tags: 'handbook' } }),
      push({
        inputs: { ...wide, tags: 'handbook\ndocs/i*.md -> version:2, guide' },
        says: /Inputs have changed since the last sync: every page is pushed;/,
      }),
      tagsIn({ 'README.md': ['handbook'], 'docs/install.md': ['handbook', 'version:2', 'guide'] }),
    ],
  ],
  [
    'another default of files archives only what is no longer a page, and skips what only looks like one',
    [
      commitAgents,
      push({ inputs: before }),
      push({
        inputs: {},
        says: /2 pages leave search because files no longer matches them, such as AGENTS\.md\./,
      }),
    ],
    { live: all, outputs: { pushed: '0', archived: '2', unchanged: '5', skipped: '1' } },
  ],
  [
    'another prefix moves every document, more than max-archive allows, since none is lost',
    [commitMany, push(), push({ inputs: { 'ref-prefix': 'handbook/' } })],
    { outputs: { pushed: '65', archived: '65' } },
  ],
  [
    'another branch replaces the pages in search by its own',
    [
      ...[push(), git('checkout', '--quiet', '-b', 'release')],
      commit({ 'docs/faq.md': null, 'docs/release.md': '# Release\n\nText.\n' }),
      push({ at: 'release', inputs: { branch: 'release' } }),
    ],
    {
      live: [...all.filter(path => path !== 'docs/faq.md'), 'docs/release.md'],
      mirrors: 'release',
      outputs: { pushed: '5', archived: '1' },
    },
  ],
  [
    'a commit that deletes most pages ends red and archives nothing; all else is pushed by it and later runs, once',
    [
      ...[commitMany, push(), commit({ ...gone(many), 'docs/new.md': '# New\n\nText.\n' })],
      push({
        red: /would archive 60 of 65 documents, .* None of them was archived, such as docs\/\S+; .* by hand with max-archive: 60,/,
        outputs: { pushed: '1', archived: '0', unsent: '60', requests: '1' },
      }),
      push({
        red: /would archive what an earlier run held back \(documents: 60\)/,
        outputs: { pushed: '0', archived: '0', unsent: '60', requests: '0' },
      }),
      commit({ 'docs/faq.md': '# Questions\n\nBetter answers.\n' }),
      push({ red: true, outputs: { pushed: '1', unchanged: '5', unsent: '60', requests: '1' } }),
      async on => {
        const { summary } = await on.push({
          inputs: { 'dry-run': 'true' },
          outputs: { archived: '0', unsent: '60' },
          says: /This run would archive what an earlier run held back \(documents: 60\)\. A push would archive none of them/,
        })
        expect(summary).toMatch(/\[!WARNING\]\n> This run would archive what an earlier run held back/)
      },
      async on => {
        const { summary } = await on.push({
          inputs: { 'max-archive': '59' },
          red: /would archive 60 documents, more than max-archive \(59\) allows/,
          outputs: { archived: '0', unsent: '60', requests: '0' },
        })
        expect(summary).toContain('```yaml\nmax-archive: 60\n```')
      },
      push({ inputs: { 'max-archive': '60' }, outputs: { pushed: '0', archived: '60' } }),
      push({ inputs: {}, outputs: { requests: '0' } }),
    ],
    { live: [...all, 'docs/new.md'], isOnGitHub: true },
  ],
  [
    'a page that was a draft in each commit is archived by none, also after a run that failed on it',
    [
      ...[commit({ 'docs/plan.md': '---\ndraft: true\n---\n# Plan\n\nText.\n' }), push()],
      commit({ 'docs/plan.md': '---\ndraft: true\n---\n# Plan\n\nMore.\n', 'docs/faq.md': '# Q\n\nA.\n' }),
      push({ red: true, faults: [{ status: 503, headers: { 'retry-after': '600' } }] }),
      commit(gone([...all, 'docs/plan.md'])),
      push({ inputs: { 'max-archive': '100%' }, outputs: { pushed: '0', archived: '5', hidden: '1' } }),
    ],
    { liveIn: {}, mirrors: false },
  ],
  [
    'what was held back is in search as it is once its files are back, and else leaves when it is let go',
    [
      ...[commitMany, push(), commit(gone(many)), push({ red: /60 of 65/ })],
      commit({ ...withText(many), [many[0]!]: null, [many[1]!]: '# Page\n\nOther text.\n' }),
      push({ red: /held back \(documents: 1\)/, outputs: { pushed: '59', archived: '0' } }),
      push({ inputs: { 'max-archive': '100%' }, outputs: { pushed: '0', archived: '1' } }),
      push({ inputs: {}, outputs: { requests: '0' } }),
    ],
    { live: [...all, ...many.slice(1)] },
  ],
  [
    'all pages of a site that is gone stay in search, however few, and so they do later',
    [
      push({ says: /Site: mkdocs/, outputs: { pushed: '2' } }),
      commit(gone(['docs/a.md', 'docs/b.md'])),
      push({
        red: /every document that search had \(2\)/,
        outputs: { pushed: '1', archived: '0', unsent: '2' },
      }),
      push({ red: /what an earlier run held back \(documents: 2\)/, outputs: { requests: '0' } }),
      commit({ 'README.md': '# Read me\n\nOther text.\n' }),
      push({ red: true, outputs: { pushed: '1', archived: '0', unsent: '2' } }),
      push({ inputs: { 'max-archive': '100%' }, outputs: { archived: '2' } }),
    ],
    {
      live: { 'README.md': 'Other text.' },
      pages: {
        'mkdocs.yml': 'site_name: A\n',
        ...{
          'README.md': '# Read me\n\nText.\n',
          'docs/a.md': '# A\n\nText.\n',
          'docs/b.md': '# B\n\nText.\n',
        },
      },
    },
  ],
  [
    'a folder under another name is no deletion',
    [push(), git('mv', 'docs', 'handbook'), git('rm', '--quiet', 'README.md'), commit({}), push()],
    {
      live: all.slice(1).map(path => path.replace('docs/', 'handbook/')),
      outputs: { pushed: '4', archived: '5' },
    },
  ],
])

const PARTS = `targets:
  - { name: guide, connector-id: docs, files: [docs/**], generated: [api/**] }
  - { name: handbook, connector-id: handbook, files: [README.md] }`
const emptied = { targets: PARTS, files: 'none' }

scenarios('files: none', [
  [
    'empties each connector, whatever its target and generated say, once max-archive allows it; all later runs are green',
    [
      generate({ 'api/ref.md': '# Reference\n\nText.\n' }),
      push({ inputs: { targets: PARTS }, outputs: { pushed: '6' } }),
      generate({}),
      push({
        inputs: emptied,
        red: /The input files is none, which takes every document out of search \(5\): max-archive has to allow it\. .* max-archive: 5,/,
        outputs: { archived: '0', unsent: '6' },
      }),
      async on => {
        const inputs = { ...emptied, 'max-archive': '100%' }
        const { output } = await on.push({ inputs, outputs: { archived: '6', failed: '0' } })
        expect(output).not.toMatch(/::warning::(?!The journal)/)
      },
      push({ outputs: { archived: '0', requests: '0' } }),
      push({ event: { name: 'schedule', ref: 'refs/heads/main' }, outputs: { requests: '0' } }),
    ],
    { liveIn: {}, mirrors: false },
  ],
])
