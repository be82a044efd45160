import { expect } from '@jest/globals'
import { commit, git, PAGES, push, scenarios } from './scenario.ts'
import type { Stage } from './stage.ts'

const all = Object.keys(PAGES)
const wide = { files: '**/*.md' }
const many = Array.from({ length: 25 }, (_, index) => `docs/${index}.md`)
/** What `files` was by default in version 0.1. */
const before = { files: '**/*.md\n**/*.mdx\n**/*.markdown\n!**/node_modules/**\n!.github/**' }
const commitAgents = commit({
  ...{ 'AGENTS.md': '# Agents\n\nText.\n', 'docs/testdata/a.md': '# A\n\nText.\n' },
  'docs/UPPER.MD': '# Upper\n\nText.\n',
})
const commitMany = commit(Object.fromEntries(many.map(path => [path, '# Page\n\nText.\n'])))

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
    [commitAgents, push({ inputs: before }), push({ inputs: {}, says: /leave search .*: 2\./ })],
    { live: all, outputs: { pushed: '0', archived: '2', unchanged: '5', hidden: '1' } },
  ],
  [
    'another prefix moves every document, more than max-archive allows, since none is lost',
    [commitMany, push(), push({ inputs: { 'ref-prefix': 'handbook/' } })],
    { outputs: { pushed: '30', archived: '30' } },
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
    'a commit that deletes most pages ends red and archives nothing, until max-archive allows it',
    [
      ...[commitMany, push(), commit(Object.fromEntries(many.map(path => [path, null])))],
      async on => {
        const { outputs } = await on.push({
          red: /25 of 30 .* in docs\/ \(25\)\. Nothing was pushed or archived.*max-archive/,
        })
        if (outputs.requests !== '0') throw new Error('something was written')
      },
      async on => {
        const { summary } = await on.push({
          inputs: { 'dry-run': 'true' },
          says: /This run would archive 25 of 30 .* A push would stop there/,
        })
        expect(summary).toMatch(/\[!WARNING\]\n> This run would archive 25 of 30/)
      },
      push({ inputs: { 'max-archive': '100%' } }),
    ],
    { live: all, outputs: { archived: '25' } },
  ],
])
