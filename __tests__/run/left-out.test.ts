import { expect, test } from '@jest/globals'
import { deliver, type Outcome } from '../../src/push/deliver.ts'
import { changesBetween, documentsOf, type Files } from '../support/site-trees.ts'
import { docusaurus, hugo, yaml } from './kinds.ts'

// Files that are in the folders of a site, and are none of its pages.

test('a configuration that cannot be read lets in no file that the default leaves out, beside a site that is read', async () => {
  const { plan } = await changesBetween([
    {
      'mkdocs.yml': 'site_name: [\n',
      'docs/a.md': '# A\n\nText.\n',
      'CLAUDE.md': '# C\n\nText.\n',
      '.github/PULL_REQUEST_TEMPLATE.md': '# P\n\nText.\n',
      'blog/mkdocs.yml': 'site_name: A\nsite_url: https://x.example/\n',
      'blog/docs/b.md': '# B\n\nText.\n',
    },
  ])
  expect(plan.upserts.map(({ path }) => path).sort()).toEqual(['blog/docs/b.md', 'docs/a.md'])
})

test.each<[string, string, Files]>([
  [
    'Docusaurus',
    'web/README.md',
    {
      'web/docusaurus.config.js': docusaurus(
        "url: 'https://x.example', i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, ",
      )['docusaurus.config.js'],
      'web/docs/a.md': '# A\n\nText.\n',
      'web/README.md': '# R\n\n[a](docs/a.md)\n',
    },
  ],
  [
    'MkDocs',
    'misc/fr/x.md',
    {
      ...yaml(
        'site_url: https://x.example/docs/',
        'plugins: [i18n: {docs_structure: folder, languages: [{locale: en, default: true}, {locale: fr}]}]',
      ),
      'docs/en/a.md': '# A\n\nText.\n',
      'misc/fr/x.md': '# R\n\n[a](../../docs/en/a.md)\n',
    },
  ],
])('a file beside the pages of %s has no language', async (_, path, files) => {
  const documents = await documentsOf(files, { files: '**/*.md' })
  const { tags, body } = JSON.parse(documents.get(path)!)
  expect(tags).toEqual([])
  expect(body).toMatch(/https:\/\/x\.example\/docs\/a/)
})

test('pages that move to where they are hidden are held back by the guard as deleted ones are', async () => {
  const stays = { ...hugo("baseURL = 'https://x.example/'"), 'content/keep.md': 'Text.\n' }
  const before: Record<string, string> = {}
  const after = { 'content/drafts/_index.md': '---\ncascade: {draft: true}\n---\n' } as Record<string, string>
  for (let index = 0; index < 30; index++) {
    before[`content/docs/p${index}.md`] = `Text ${index}.\n`
    after[`content/drafts/p${index}.md`] = `Text ${index}.\n`
  }
  const { plan, makerOf, snapshots, now, blobs } = await changesBetween([
    { ...stays, ...before },
    { ...stays, ...after },
  ])
  const outcomes: Outcome[] = []
  const { heldBack } = await deliver(plan, {
    blobs,
    ahead: 2,
    make: job => makerOf(now).make(job),
    makeUnchanged: job => makerOf(now).make(job),
    makeVersion: (job, { snapshot }) => makerOf(snapshots[snapshot]!).make(job),
    send: async () => ({ kind: 'accepted' }),
    push: {
      signal: new AbortController().signal,
      sleep: async () => {},
      random: () => 0,
      now: () => 0,
      onSilence: () => {},
    },
    onOutcome: outcome => outcomes.push(outcome),
    asksSearch: false,
    maxArchive: { kind: 'share', share: 0.2 },
    waitForMore: () => new Promise(() => {}),
  })
  expect(heldBack?.reason).toMatch(/30/)
  expect(outcomes.filter(({ kind }) => kind === 'archived')).toEqual([])
})
