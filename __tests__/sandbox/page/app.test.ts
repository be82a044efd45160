import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import { type Run, watch } from '../../../sandbox/page/runs.ts'
import { servePage } from '../../../sandbox/page/serve.ts'
import { startSandbox } from '../../../sandbox/server.ts'
import { page, push, send } from '../client.ts'

async function pageOver(...documents: Parameters<typeof page>[]) {
  const sandbox = await startSandbox()
  const met = watch(sandbox, 'docs')
  await push(sandbox, ...documents.map(each => page(...each)))
  const runs: Run[] = [
    { sha: 'a'.repeat(40), subject: 'First', isGreen: true, report: undefined, seconds: 1, ...met() },
  ]
  const source = { store: sandbox.store, connector: 'docs', title: 'example/docs', runs }
  const app = createPage(source)
  const get = (path: string, headers: Record<string, string> = { host: '127.0.0.1:4680' }) =>
    app.request(path, { headers })
  return { sandbox, source, get, [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose]() }
}

const addresses = [
  '/',
  '/results?q=a',
  '/document?ref=a.md',
  '/pushes',
  '/pushes/1',
  '/missing',
  '/warnings',
  '/stand-in',
]

describe('every answer', () => {
  test.each([...addresses, '/assets/page.css', '/assets/page.js', '/nowhere', '/document', '/pushes/9'])(
    '%s allows only what is its own',
    async path => {
      await using shown = await pageOver(['a.md'])
      const { headers } = await shown.get(path)
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4680', ''])(
    'asked for as %j, it gives nothing away',
    async host => {
      await using shown = await pageOver(['a.md', { name: 'Secret' }])
      const answer = await shown.get('/', { host })
      expect(answer.status).toBe(421)
      expect(await answer.text()).not.toContain('Secret')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test.each(['127.0.0.1', '127.0.0.1:4680', 'localhost:80', '[::1]:4680'])(
    'it is there at %s',
    async host => {
      await using shown = await pageOver(['a.md'])
      expect((await shown.get('/', { host })).status).toBe(200)
    },
  )

  test('no text of a document is HTML anywhere', async () => {
    const odd = `<i title="x">'&`
    await using shown = await pageOver([odd, { name: odd, description: odd, tags: [odd], body: odd }])
    const ref = encodeURIComponent(odd)
    for (const path of [
      '/',
      `/?q=${ref}&tag=${ref}&folder=${ref}`,
      `/results?q=x`,
      `/document?ref=${ref}`,
      '/pushes/1',
    ])
      expect(
        (await (await shown.get(path)).text()).replace(/<div class="body">[\s\S]*?<\/div>/, ''),
      ).not.toContain('<i ')
  })

  test.each([
    ['/document?ref=b.md', 'No document has this reference.'],
    ['/document?ref=a.md&version=2', 'The document has no such version.'],
    ['/changes?ref=a.md&from=0&to=1', 'The document has no such version.'],
    ['/pushes/2', 'There was no such push.'],
    ['/pushes/0', 'There is no such page.'],
    ['/assets/..%2Fapp.ts', 'There is no such page.'],
    ['/assets/constructor', 'There is no such page.'],
  ])('%s is answered by "%s"', async (path, text) => {
    await using shown = await pageOver(['a.md'])
    const answer = await shown.get(path)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)])
  })
})

test('what cannot be rendered is shown as it was pushed', async () => {
  await using shown = await pageOver(['a.md', { body: `${'> '.repeat(20_000)}<i>` }])
  const text = await (await shown.get('/document?ref=a.md')).text()
  expect(text).toContain('to be rendered here. This is what was pushed.')
  expect(text).toContain('&lt;i&gt;</pre>')
})

test('it says that it is a stand-in on every page, and lists what it assumes', async () => {
  await using shown = await pageOver(['a.md'])
  for (const path of addresses.filter(each => !each.startsWith('/results')))
    expect(await (await shown.get(path)).text()).toContain('This is a stand-in for the search service')
  expect(await (await shown.get('/stand-in')).text()).toContain(
    'archiving or restoring alone writes no version.',
  )
})

test('the numbers at the top are those of the store', async () => {
  await using shown = await pageOver(
    ['a.md', { tags: ['x', 'y'] }],
    ['b.md', { tags: ['x'] }],
    ['c.md', { tags: ['z'], archived: true }],
  )
  const text = (await (await shown.get('/')).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Documents 2 Archived 1 Tags 2 Last push ')
})

test('a run is what the sandbox met while it was on, refused requests among it', async () => {
  await using sandbox = await startSandbox()
  await push(sandbox, page('before.md'))
  const met = watch(sandbox, 'docs')
  await push(sandbox, page('a.md'), page('b.md'))
  await send(sandbox, { documents: 'none' })
  await push(sandbox, page('a.md', { body: 'New' }))
  const sent = sandbox.requests.slice(1)
  expect(met()).toMatchObject({ requests: 3, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) })
  expect(met().outcomes).toEqual([
    { external_ref: 'a.md', outcome: 'updated', version: 2 },
    { external_ref: 'b.md', outcome: 'added', version: 1 },
  ])
})

describe('serving', () => {
  test('a port that is taken gives way to a free one, on this machine alone', async () => {
    await using shown = await pageOver(['a.md'])
    await using other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await using served = await servePage(shown.source, port)
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(served.url).not.toBe(`http://127.0.0.1:${port}`)
    expect((await fetch(served.url)).status).toBe(200)
  })
})
