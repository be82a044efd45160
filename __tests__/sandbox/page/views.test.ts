import { describe, expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import { missingAfter } from '../../../sandbox/page/missing.ts'
import type { Run } from '../../../sandbox/page/runs.ts'
import { warningsAfter } from '../../../sandbox/page/warnings.ts'
import { Store } from '../../../sandbox/store.ts'
import type { Rule } from '../../../src/document/document.ts'
import type { Outcome } from '../../../src/push/outcome.ts'
import type { Report } from '../../../src/report/index.ts'
import { withHelp } from '../../../src/text/index.ts'
import { outcome } from '../../support/outcomes.ts'
import { page } from '../client.ts'

/** The page after one run that reported these outcomes. */
function pageAfter(documents: Outcome[], more: Partial<Run> = {}) {
  const store = new Store()
  const hidden = page('themes.md', { name: 'Themes', archived: true })
  store.take({ connector: 'docs', documents: [page('a.md'), hidden], bytes: 0, receivedAt: new Date() })
  const report = { documents, counts: { failed: 0, unchanged: 0 } } as unknown as Report
  const run: Run = {
    ...{ sha: 'a'.repeat(40), subject: 'First', startedAt: new Date(), seconds: 75, isGreen: true, report },
    ...{ requests: 1, bytes: 1234, pushIds: [1], outcomes: [], ...more },
  }
  const app = createPage({ store, connector: 'docs', title: 'example/docs', runs: [run] })
  return async (path: string) => {
    const answer = await app.request(path, { headers: { host: '127.0.0.1' } })
    return (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  }
}

test('a search for a page that is left out says so, and why', async () => {
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
  expect(text).toContain('1 page failed or not sent, 1 hidden or skipped, 1 archived.')
  expect(text).toMatch(
    /Failed or not sent 1 .* bad\.md push 1 is not text Hidden or skipped 1 .* link\.md push 1 is a symbolic link/,
  )
  expect(text).toMatch(/Archived 1 .* Themes themes\.md front matter says draft: true/)
  expect(text).not.toContain('a.md:7')
})

test('warnings have a page of their own, in a group for each rule', async () => {
  const message = (line: number, rule: Rule) => ({ line, column: 1, rule, reason: `reason ${line}` })
  const messages = [message(9, 'site-link'), message(7, 'missing-target'), message(8, 'site-link')]
  const text = pageAfter([outcome('a.md', { kind: 'pushed', messages })])
  expect(await text('/warnings')).toMatch(
    /\b2 warnings\b.* 1 a\.md:7 push 1 reason 7 .* 2 .* a\.md:9 push 1 reason 9 a\.md:8 push 1 reason 8 /,
  )
  expect(await text('/missing')).toMatch(/What is missing Warnings 2 /)
})

test('a failed run says what its problem was', async () => {
  const report = { documents: [], counts: {}, problem: 'The key is unknown.' } as unknown as Report
  const text = pageAfter([], { isGreen: false, report })
  expect(await text('/missing')).toContain('The last push failed , First . The key is unknown.')
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

describe('after several runs', () => {
  const run = (...documents: Outcome[]) => ({ report: { documents } as Partial<Report> }) as Run
  const missing = (...runs: Run[]) => {
    const { failed, leftOut } = missingAfter(runs)
    return [...failed, ...leftOut].map(each => [each.outcome.path, each.run])
  }
  const skipped = run(outcome('a.md', { kind: 'skipped' }))

  test('a page that was left out is missing as long as later runs leave it unchanged', () => {
    const runs = [
      run(outcome('draft.md', { kind: 'hidden', reason: 'draft' }), outcome('bad.md', { kind: 'failed' })),
      run(outcome('draft.md', { kind: 'unchanged' }), outcome('bad.md', { kind: 'pushed' })),
      run(outcome('draft.md', { kind: 'unchanged' }), outcome('bad.md', { kind: 'unchanged' })),
    ]
    expect(missing(...runs)).toEqual([['draft.md', 1]])
    expect(missing(skipped, run(outcome('a.md', { kind: 'pushed' })))).toEqual([])
    expect(missing(skipped, run(outcome('b.md', { kind: 'pushed' })))).toEqual([])
  })

  test('a page that was not sent counts as failed', () => {
    expect(missingAfter([run(outcome('a.md', { kind: 'unsent' }))]).failed).toHaveLength(1)
  })

  test('a run without a report, and one that was overtaken, change nothing', () => {
    expect(missing(skipped, { report: undefined } as Run, run())).toEqual([['a.md', 1]])
  })

  const warned = (path: string, kind: Outcome['kind'], ...rules: Rule[]) => {
    const messages = rules.map(rule => ({ line: 3, column: 1, rule, reason: 'leads nowhere' }))
    return outcome(path, { kind, messages })
  }

  test('a warning stays until its page is pushed without it', () => {
    const runs = [run(warned('a.md', 'pushed', 'missing-target')), run(warned('a.md', 'unchanged'))]
    const { byRule } = warningsAfter(runs)
    expect(byRule.get('missing-target')).toMatchObject([{ path: 'a.md', line: 3, run: 1 }])
    expect(warningsAfter([...runs, run(warned('a.md', 'pushed'))]).byRule.size).toBe(0)
  })

  test('links that only a website understands count as one warning, and each is listed', () => {
    const links = Array.from({ length: 40 }, (): Rule => 'site-link')
    const { count, byRule } = warningsAfter([
      run(warned('a.md', 'pushed', ...links, 'title')),
      run(warned('a.md', 'unchanged'), warned('b.md', 'pushed', ...links)),
    ])
    expect([count, byRule.get('site-link')?.length, byRule.get('title')?.length]).toEqual([2, 80, 1])
  })
})

test('a page of results after the last one is the last one', async () => {
  const store = new Store()
  const documents = Array.from({ length: 45 }, (_, index) => page(`${index}.md`, { body: 'walrus' }))
  store.take({ connector: 'docs', documents, bytes: 0, receivedAt: new Date() })
  const app = createPage({ store, connector: 'docs', title: 'example/docs', runs: [] })
  const answer = await app.request('/results?q=walrus&page=99', { headers: { host: '127.0.0.1' } })
  expect(await answer.text()).toContain('Page 3 of 3')
})

test('before any push, the first view says what to do, with the address and a command', async () => {
  const start = {
    inputs: { 'base-url': 'http://127.0.0.1:8787' },
    commands: [{ title: 'By hand:', command: "curl 'x'" }],
  }
  const app = createPage({ store: new Store(), connector: 'docs', title: 'example/docs', runs: [], start })
  const answer = await app.request('/', { headers: { host: '127.0.0.1' } })
  const text = await answer.text()
  expect(text).toMatch(
    /Nothing has been pushed yet[\s\S]*base-url[\s\S]*127\.0\.0\.1:8787[\s\S]*curl &#39;x&#39;/,
  )
})

test('the first view says that the last push failed, and what to do', async () => {
  const problem = withHelp('The key is unknown.', 'api-key')
  const report = { documents: [], counts: {}, problem } as unknown as Report
  const text = pageAfter([], { isGreen: false, report })
  expect(await text('/?q=a')).toContain(
    'The last push failed , First . The key is unknown. More on this Search may',
  )
  expect(await pageAfter([])('/')).not.toContain('The last push failed')
})

test('requests that no watched run made are listed, with their documents', async () => {
  const text = pageAfter([], { pushIds: [] })
  expect(await text('/pushes')).toMatch(
    /Other requests 1 .* 2 documents, 0 B a\.md \(added\) themes\.md \(archived\)/,
  )
  expect(await pageAfter([])('/pushes')).not.toContain('Other requests')
})

test('the state is another one as soon as something came in', async () => {
  const store = new Store()
  const app = createPage({ store, connector: 'docs', title: 'example/docs', runs: [] })
  const state = async () => (await app.request('/state', { headers: { host: '127.0.0.1' } })).text()
  const before = await state()
  store.take({ connector: 'docs', documents: [page('a.md')], bytes: 0, receivedAt: new Date() })
  expect(await state()).not.toBe(before)
})
