import { expect, test } from '@jest/globals'
import { plan } from '../../src/plan/index.ts'
import { planLine, progressLine, siteLines } from '../../src/report/log.ts'
import { pages, snapshot } from '../support/pages.ts'
import { changesBetween } from '../support/site-trees.ts'

test.each([
  [0, 0, 0, 10, '0 of 10 documents, 0.0 MB in 0 requests'],
  [50, 1_250_000, 2, 100, '50 of 100 documents, 1.3 MB in 2 requests'],
  [5, 10, 1, 10, '5 of 10 documents, 0.0 MB in 1 request'],
])('%d documents, %d bytes and %d requests, of %d: %s', (documents, bytes, requests, total, line) => {
  expect(progressLine({ documents, bytes, requests }, total)).toBe(line)
})

test.each([
  ['record', undefined, 'No earlier sync has succeeded'],
  ['record', 'abcdef0123', 'Since the last sync, of abcdef0'],
  ['base', 'abcdef0123', 'The record of past syncs cannot be read. Compared with main'],
] as const)(
  'compared with %s (%j) the line of the plan says what differs',
  (comparedWith, baseline, since) => {
    const synced = snapshot({ 'a.md': '1', 'b.md': '1', 'c.md': '1' })
    const found = plan(pages({ 'a.md': '1', 'b.md': '2', 'd.md': '1' }), 'v1', { synced, dirty: [] }, false)
    expect(planLine(found, comparedWith, { baseline, branch: 'main' })).toBe(
      `${since}: 2 pages to check, 1 gone, 1 unchanged.`,
    )
  },
)

test('a first sync is called one', () => {
  const found = plan(pages({ 'a.md': '1' }), 'v1', { synced: undefined, dirty: [] }, false)
  const line = planLine(found, 'nothing', { baseline: undefined, branch: 'main' })
  expect(line).toBe('First sync: 1 page to check.')
})

test('several sites are listed with their pages, and how to push one alone', async () => {
  const { now } = await changesBetween([
    {
      'mkdocs.yml': 'site_url: https://x.example/\n',
      'docs/a.md': '# A\n',
      'old/mkdocs.yml': 'site_name: Old\n',
      'old/docs/b.md': '# B\n',
      'README.md': 'x',
      'de/docs/c.md': '# C\n',
      'de/docs/d.md': '# D\n',
    },
  ])
  expect(siteLines(now, [])).toEqual([
    'Site: mkdocs, by mkdocs.yml (https://x.example/): 1 page',
    'Site: mkdocs, by old/mkdocs.yml (its address is not known, so that links lead to GitHub: name it in site-urls, by the folder of its pages, such as docs/ -> https://docs.example.com/): 1 page',
    "Left out: 3 files, such as de/docs/c.md, which is in no folder of the site's pages (docs/).",
    'Name files outside of the site in the input files to push them; with generator: none, what the site leaves out is pushed too.',
  ])
})
