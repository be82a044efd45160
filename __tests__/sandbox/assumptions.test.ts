import { describe, expect, test } from '@jest/globals'
import { answers } from '../../sandbox/assumptions.ts'
import { startSandbox } from '../../sandbox/server.ts'
import type { Document } from '../../src/document/document.ts'
import { page, push, send } from './client.ts'

describe('a request', () => {
  const basic = { authorization: 'Basic c2FuZGJveC1rZXk=' }
  test.each<[string, keyof typeof answers, Parameters<typeof send>[2]]>([
    ['without a key', 'noKey', { key: null }],
    ['with another scheme than Bearer', 'noKey', { key: null, headers: basic }],
    ['with an unknown key', 'unknownKey', { key: 'guess' }],
    ['with a key without write access', 'readOnlyKey', { key: 'read-only-key' }],
    ['to an unknown connector', 'unknownConnector', { connector: 'wiki' }],
    ['of another content type', 'wrongType', { headers: { 'content-type': 'text/plain' } }],
    ['with a compressed body', 'wrongType', { headers: { 'content-encoding': 'gzip' } }],
  ])('%s is answered by its row of the table, and nothing is accepted', async (_, row, options) => {
    await using sandbox = await startSandbox()
    const response = await send(sandbox, { documents: [page('a.md')] }, options)
    expect(response.status).toBe(answers[row].status)
    expect(await response.json()).toEqual({ error: (answers[row] as { error: string }).error })
    await sandbox.settled()
    expect(sandbox.store.counts('docs').pushes).toBe(0)
  })

  test('is kept with what was sent and answered and the kind of its key, but never the key', async () => {
    await using sandbox = await startSandbox()
    await send(sandbox, { documents: [page('a.md'), page('b.md', { archived: true })] })
    for (const key of ['read-only-key', 'guess', null]) await send(sandbox, { documents: [] }, { key })
    expect(sandbox.requests[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/ingest/docs/documents', status: 202 },
      headers: { 'content-type': 'application/json' },
      documents: [
        { external_ref: 'a.md', archived: false },
        { external_ref: 'b.md', archived: true },
      ],
    })
    expect(sandbox.requests.map(({ key }) => key)).toEqual(['write', 'read-only', 'unknown', 'none'])
    expect(JSON.stringify(sandbox.requests)).not.toMatch(/sandbox-key|read-only-key|guess/)
  })
})

describe('a document', () => {
  test.each<[string, unknown]>([
    ['external_ref', ''],
    ['name', ''],
    ['body', 'NUL \0'],
    ['body', 'half \ud83c'],
    ['description', null],
    ['archived', null],
  ])('with %s of %j is refused by name, and the others with it', async (field, value) => {
    await using sandbox = await startSandbox()
    const documents = [page('a.md'), { ...page('b.md'), [field]: value }]
    const response = await send(sandbox, { documents })
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringContaining(`documents[1]: ${field}: expected `), index: 1 },
    ])
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(0)
  })

  test('without its optional fields has them empty, and later keeps what is stored', async () => {
    await using sandbox = await startSandbox()
    const bare = { external_ref: 'a.md', name: 'A', body: '' }
    await push(sandbox, bare as Document)
    expect(sandbox.store.active('docs').get('a.md')).toEqual(page('a.md', bare))
    const stored = page('a.md', { description: 'Old', tags: ['old'], archived: true })
    await push(sandbox, stored)
    await push(sandbox, { ...bare, body: 'New.' } as Document)
    expect(sandbox.store.archived('docs').get('a.md')).toEqual({ ...stored, name: 'A', body: 'New.' })
  })
})
