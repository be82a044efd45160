import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import { type Run, watch } from '../../../sandbox/page/runs.ts'
import { servePage } from '../../../sandbox/page/serve.ts'
import { startSandbox } from '../../../sandbox/server.ts'
import { page, push, send } from '../client.ts'

/** The page after one run that pushed these documents. */
async function pageOver(...documents: Parameters<typeof page>[]) {
  const sandbox = await startSandbox()
  const met = watch(sandbox, 'docs')
  await push(sandbox, ...documents.map(each => page(...each)))
  const about = { sha: 'a'.repeat(40), subject: 'First', isGreen: true, report: undefined, seconds: 1 }
  const runs: Run[] = [{ ...about, ...met() }]
  const source = { store: sandbox.store, connector: 'docs', title: 'example/docs', runs }
  const app = createPage(source)
  const get = async (path: string, host = '127.0.0.1:4680') => {
    const response = await app.request(path, { headers: { host } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { source, get, [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose]() }
}

const views = ['/', '/document?ref=a.md', '/pushes', '/pushes/1', '/missing', '/warnings', '/stand-in']
const others = ['/results?q=a', '/assets/page.css', '/assets/page.js', '/nowhere', '/document', '/pushes/9']

describe('every answer', () => {
  test.each([...views, ...others])('%s allows only its own scripts, styles and addresses', async path => {
    await using shown = await pageOver(['a.md'])
    const { headers } = await shown.get(path)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each([
    ...['127.0.0.1', '127.0.0.1:4680', 'localhost:80', '[::1]:4680'].map(host => [host, 200] as const),
    ...['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4680', ''].map(
      host => [host, 421] as const,
    ),
  ])('to the host %j has the status %i', async (host, status) => {
    await using shown = await pageOver(['a.md', { name: 'Secret' }])
    const answer = await shown.get('/?q=', host)
    expect([answer.status, answer.text.includes('Secret')]).toEqual([status, status === 200])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('shows text of documents as text', async () => {
    const odd = `<i title="x">'&`
    await using shown = await pageOver([odd, { name: odd, description: odd, tags: [odd], body: odd }])
    const ref = encodeURIComponent(odd)
    const queries = ['/', `/?q=${ref}&tag=${ref}&folder=${ref}`, '/results?q=x', '/pushes/1']
    for (const path of [...queries, `/document?ref=${ref}`]) {
      const { text } = await shown.get(path)
      expect(text.replace(/<div class="body">[\s\S]*?<\/div>/, '')).not.toContain('<i ')
    }
  })

  test.each(['/document?ref=b.md', '/document?ref=a.md&version=2', '/changes?ref=a.md&from=0&to=1'])(
    '%s, which is not there, is 404',
    async path => {
      await using shown = await pageOver(['a.md'])
      expect((await shown.get(path)).status).toBe(404)
    },
  )

  test.each(['/pushes/2', '/pushes/0', '/assets/..%2Fapp.ts', '/assets/constructor'])(
    '%s is no address, and 404',
    async path => {
      await using shown = await pageOver(['a.md'])
      expect((await shown.get(path)).status).toBe(404)
    },
  )
})

test('a body that cannot be rendered is shown as it was pushed', async () => {
  await using shown = await pageOver(['a.md', { body: `${'> '.repeat(20_000)}<i>` }])
  expect((await shown.get('/document?ref=a.md')).text).toMatch(/<pre class="source".*&lt;i&gt;<\/pre>/s)
})

test('every page says that it is a stand-in, and one lists what it assumes', async () => {
  await using shown = await pageOver(['a.md'])
  for (const path of views) expect((await shown.get(path)).text).toContain('href="/stand-in">stand-in</a>')
  expect((await shown.get('/stand-in')).text).toContain('A request without documents is accepted.')
})

test('the numbers at the top are those of the store', async () => {
  await using shown = await pageOver(
    ['a.md', { tags: ['x', 'y'] }],
    ['b.md', { tags: ['x'] }],
    ['c.md', { tags: ['z'], archived: true }],
  )
  const text = (await shown.get('/')).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Documents 2 Archived 1 Tags 2 Last push ')
})

test('a run has the requests that the sandbox received during it, refused ones too', async () => {
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

test('when its port is taken, the page is served at a free one, on this machine only', async () => {
  await using shown = await pageOver(['a.md'])
  await using other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await using served = await servePage(shown.source, port)
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(served.url).not.toBe(`http://127.0.0.1:${port}`)
  expect((await fetch(served.url)).status).toBe(200)
})

test('a document is shown as a page, as Markdown and as the JSON that was pushed, and links stay here', async () => {
  const source = (path: string) => `[Source: ${path}](https://github.com/o/r/blob/main/${path})`
  const body = `See [B](https://github.com/o/r/blob/main/b.md).\n\n${source('a.md')}\n`
  await using shown = await pageOver(['a.md', { body, tags: ['x'] }], ['b.md', { body: source('b.md') }])
  const { text } = await shown.get('/document?ref=a.md')
  expect(text).toContain('<a href="/document?ref=b.md">B</a>')
  expect(text).not.toContain('/document?ref=a.md">Source')
  expect((await shown.get('/document?ref=a.md&as=markdown')).text).toContain(
    `>See [B](https://github.com/o/r/`,
  )
  const { text: json } = await shown.get('/document?ref=a.md&as=json')
  const [, written = ''] = />(\{[^<]*\})<\/pre>/.exec(json) ?? []
  expect(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))).toMatchObject({
    ...{ external_ref: 'a.md', body, tags: ['x'], archived: false },
  })
})
