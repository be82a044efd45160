import { describe, expect, test } from '@jest/globals'
import { createPage } from '../../../sandbox/page/app.ts'
import { type Run, watch } from '../../../sandbox/page/serve.ts'
import { startSandbox } from '../../../sandbox/server.ts'
import { page, push } from '../client.ts'

/** The page after one run that pushed these documents. */
async function pageOver(...documents: Parameters<typeof page>[]) {
  const sandbox = await startSandbox()
  const met = watch(sandbox, 'docs')
  await push(sandbox, ...documents.map(each => page(...each)))
  const about = { sha: 'a'.repeat(40), subject: 'First', isGreen: true, report: undefined, seconds: 1 }
  const runs: Run[] = [{ ...about, ...met() }]
  const source = { store: sandbox.store, title: 'example/docs', runs }
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
})
