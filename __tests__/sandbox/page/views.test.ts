import { expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import type { Run } from '../../../sandbox/page/runs.ts'
import { Store } from '../../../sandbox/store.ts'
import type { Rule } from '../../../src/document/document.ts'
import type { Outcome, Report } from '../../../src/report.ts'
import { outcome } from '../../support/outcomes.ts'
import { page } from '../client.ts'

/** The page after one run that reported these outcomes. */
function pageAfter(documents: Outcome[], more: Partial<Run> = {}) {
  const store = new Store()
  const hidden = page('themes.md', { name: 'Themes', archived: true })
  store.take({ connector: 'docs', documents: [page('a.md'), hidden], bytes: 0, receivedAt: new Date() })
  const report = { documents, counts: { failed: 0, unchanged: 0 } } as unknown as Report
  const run: Run = {
    sha: 'a'.repeat(40),
    subject: 'First',
    startedAt: new Date(),
    seconds: 75,
    isGreen: true,
    report,
    requests: 1,
    bytes: 1234,
    outcomes: [],
    ...more,
  }
  const app = createPage({ store, connector: 'docs', title: 'example/docs', runs: [run] })
  return async (path: string) => {
    const answer = await app.request(path, { headers: { host: '127.0.0.1' } })
    return (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  }
}

test('a search for a page that is kept out says so, and why', async () => {
  const text = pageAfter([
    outcome('docs/secret-plan.md', { kind: 'hidden', reason: 'front matter says `draft: true`' }),
  ])
  expect(await text('/?q=secret+plan')).toContain(
    'Not in search : docs/secret-plan.md front matter says draft: true',
  )
  expect(await text('/?q=other+plan')).not.toContain('Not in search')
})

test('what is missing is listed with its reason, and what was archived with why it was hidden', async () => {
  const text = await pageAfter([
    outcome('bad.md', { kind: 'failed', reason: 'is not text' }),
    outcome('link.md', { kind: 'skipped', reason: 'is a symbolic link' }),
    outcome('themes.md', { kind: 'archived', reason: 'front matter says `draft: true`' }),
    outcome('a.md', {
      kind: 'pushed',
      messages: [{ line: 7, column: 1, rule: 'missing-target', reason: 'leads nowhere' }],
    }),
  ])('/missing')
  expect(text).toContain('1 page failed or not sent, 1 left out, 1 archived.')
  expect(text).toMatch(
    /Failed or not sent 1 .* bad\.md push 1 is not text Left out 1 .* link\.md push 1 is a symbolic link/,
  )
  expect(text).toMatch(/Archived 1 .* Themes themes\.md front matter says draft: true/)
  expect(text).not.toContain('a.md:7')
})

test('warnings are by themselves, in a group for each rule', async () => {
  const message = (line: number, rule: Rule) => ({ line, column: 1, rule, reason: `reason ${line}` })
  const messages = [
    message(9, 'site-link'),
    message(7, 'missing-target'),
    message(8, 'site-link'),
    message(6, 'comment'),
  ]
  const text = pageAfter([outcome('a.md', { kind: 'pushed', messages })])
  expect(await text('/warnings')).toMatch(
    /After the last push the action has 3 warnings\. .*Links that lead nowhere 1 a\.md:7 push 1 reason 7 Links from the root of a website 2 The action gives one warning for all .* a\.md:9 push 1 reason 9 a\.md:8 push 1 reason 8 Comments without an end 1 a\.md:6 /,
  )
  expect(await text('/missing')).toMatch(/What is missing Warnings 3 /)
  expect(await pageAfter([])('/warnings')).toContain('None: the action found nothing amiss')
})

test('a failed run says what its problem was', async () => {
  const report = { documents: [], counts: {}, problem: 'The key is unknown.' } as unknown as Report
  const text = pageAfter([], { isGreen: false, report })
  expect(await text('/missing')).toContain('The last push failed: The key is unknown.')
  expect(await text('/pushes/1')).toContain('The key is unknown.')
  expect(await text('/pushes')).toMatch(/✗ failed .* 1\.2 kB 1 min 15 s/)
})

test('a long list is short at first, and whole on request', async () => {
  const text = pageAfter(
    Array.from({ length: 130 }, (_, at) =>
      outcome(`page-${at}.md`, { kind: 'hidden', reason: 'is a draft' }),
    ),
  )
  const count = (shown: string) => shown.match(/page-\d+\.md/g)?.length
  expect(count(await text('/missing'))).toBe(100)
  expect(await text('/missing')).toContain('Show all 130')
  expect(count(await text('/missing?all=left-out'))).toBe(130)
  expect(count(await text('/pushes/1?all=hidden'))).toBe(130)
})
