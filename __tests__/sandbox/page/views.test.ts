import { describe, expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import { missingAfter } from '../../../sandbox/page/missing.ts'
import type { Run } from '../../../sandbox/page/serve.ts'
import { Store } from '../../../sandbox/store.ts'
import type { Outcome } from '../../../src/push/deliver.ts'
import type { Report } from '../../../src/report/index.ts'
import type { Rule } from '../../../src/text/message.ts'
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
  const app = createPage({ store, title: 'example/docs', runs: [run] })
  return async (path: string) => {
    const answer = await app.request(path, { headers: { host: '127.0.0.1' } })
    return (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  }
}

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
})

test('before any push, the first view says what to do, with the address and a command', async () => {
  const start = {
    inputs: { 'base-url': 'http://127.0.0.1:8787' },
    commands: [{ title: 'By hand:', command: "curl 'x'" }],
  }
  const app = createPage({ store: new Store(), title: 'example/docs', runs: [], start })
  const answer = await app.request('/', { headers: { host: '127.0.0.1' } })
  const text = await answer.text()
  expect(text).toMatch(
    /Nothing has been pushed yet[\s\S]*base-url[\s\S]*127\.0\.0\.1:8787[\s\S]*curl &#39;x&#39;/,
  )
})

describe('where two connectors were pushed to', () => {
  const open = () => {
    const store = new Store()
    const receivedAt = new Date()
    const take = (connector: string, ...documents: ReturnType<typeof page>[]) =>
      store.take({ connector, documents, bytes: 0, receivedAt })
    take('docs', page('a.md', { name: 'Docs A' }), page('old.md', { name: 'Docs old', archived: true }))
    take('api', page('a.md', { name: 'API A' }), page('b.md', { name: 'API B' }))
    const app = createPage({ store, title: 'example/docs', runs: [] })
    return async (path: string) => (await app.request(path, { headers: { host: '127.0.0.1' } })).text()
  }
  const names = (text: string) =>
    [...text.matchAll(/data-hit>(.*?)<\/a>/g)].map(([, name = '']) => name.replace(/<[^>]*>/g, ''))

  test('all documents are shown, or those of one', async () => {
    const get = open()
    expect(names(await get('/'))).toEqual(['API A', 'API B', 'Docs A'])
    expect(names(await get('/results?connector=docs'))).toEqual(['Docs A'])
    expect(names(await get('/?q=b&connector=api'))).toEqual(['API B'])
    expect(await get('/')).not.toContain('Nothing has been pushed yet')
  })

  test('the switch is on each page, keeps the search, and says which is chosen', async () => {
    const get = open()
    for (const path of ['/', '/pushes', '/missing', '/warnings', '/document?ref=b.md'])
      expect(await get(path)).toMatch(/Connector<\/dt>.*>all<.*>api<.*>docs</)
    const chosen = await get('/?q=a&connector=api')
    expect(chosen).toContain('<a href="/?q=a">all</a>')
    expect(chosen).toContain('<a href="/?q=a&amp;connector=api" aria-current="true">api</a>')
    expect(chosen).toContain('<a href="/pushes?connector=api"')
  })

  test('a document of the same reference is that of its connector', async () => {
    const get = open()
    const [, link = ''] = /href="([^"]*)" data-hit>Docs A</.exec(await get('/')) ?? []
    expect(await get(link.replaceAll('&amp;', '&'))).toContain('<h1>Docs A</h1>')
    expect(await get('/document?ref=a.md&connector=api')).toContain('<h1>API A</h1>')
    expect(await get('/document?ref=b.md')).toContain('<h1>API B</h1>')
  })

  test('requests and archived documents are those of the one chosen', async () => {
    const get = open()
    expect(await get('/pushes')).toMatch(/2 documents to api[\s\S]*2 documents to docs/)
    expect(await get('/pushes?connector=docs')).not.toContain('to api')
    expect(await get('/missing')).toContain('Docs old')
    expect(await get('/missing?connector=api')).not.toContain('Docs old')
  })

  test('one alone needs no switch', async () => {
    const text = await pageAfter([])('/')
    expect(text).not.toContain('Connector')
  })
})

test.each(['/missing', '/warnings', '/pushes'])(
  'as long as %s has nothing, it says what fills it',
  async path => {
    const app = createPage({ store: new Store(), title: 'example/docs', runs: [] })
    const answer = await app.request(path, { headers: { host: '127.0.0.1' } })
    expect(await answer.text()).toContain('<code>npm run demo -- --repo FOLDER</code> fills this')
  },
)
