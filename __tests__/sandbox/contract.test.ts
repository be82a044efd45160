/**
 * The contract, table by table and in its own order and words: what the sandbox must be, whatever else it assumes.
 * How it fills the gaps is held in the other files of this folder.
 */
import { describe, expect, test } from '@jest/globals'
import { limits } from '../../sandbox/assumptions.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import type { Document } from '../../src/document/document.ts'
import { bodyOf, page, push, send } from './client.ts'

const isOk = (response: Response) => response.status >= 200 && response.status < 300
const found = ({ store }: Sandbox) => store.search('walrus').map(hit => hit.external_ref)

describe('Document (element of the `documents` array in a push)', () => {
  test.each<[field: keyof Document, type: string, required: 'yes' | 'no', values: unknown[], not: unknown[]]>(
    [
      ['external_ref', 'string', 'yes', ['a.md'], [1, null, ['a']]],
      ['name', 'string', 'yes', ['A title'], [1, null, {}]],
      ['body', 'string', 'yes', ['# Markdown', ''], [1, null, []]],
      ['description', 'string', 'no', ['One line'], [1, {}]],
      ['tags', 'array of strings', 'no', [[], ['a', 'b']], ['a', [1]]],
      ['archived', 'boolean', 'no', [true, false], ['true', 1]],
    ],
  )('%s: %s, required: %s', async (field, _, required, values, not) => {
    await using sandbox = await startSandbox()
    const sent = async (value: unknown) =>
      isOk(await send(sandbox, { documents: [{ ...page('a.md'), [field]: value }] }))
    for (const value of values) expect([value, await sent(value)]).toEqual([value, true])
    for (const value of not) expect([value, await sent(value)]).toEqual([value, false])
    const { [field]: __, ...rest } = page('a.md')
    expect(isOk(await send(sandbox, { documents: [rest] }))).toBe(required === 'no')
  })

  test('name: title, as it appears in search results; description and tags are there too', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { name: 'Walrus', description: 'Tusks', tags: ['ice'] }))
    expect(sandbox.store.search('walrus')).toMatchObject([
      { name: 'Walrus', description: 'Tusks', tags: ['ice'] },
    ])
  })
})

describe('Document version', () => {
  test.each<[string, Partial<Document>, number]>([
    ['the pushed content differs', { body: 'walrus and ice' }, 2],
    ['it does not differ', {}, 1],
  ])('a new version is written only when the content differs: %s', async (_, change, count) => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { body: 'walrus' }))
    await push(sandbox, page('a.md', { body: 'walrus', ...change }))
    expect(sandbox.store.versions('docs', 'a.md')).toHaveLength(count)
  })
})

describe('States and transitions', () => {
  const first = page('a.md', { body: 'walrus' })
  test.each<[state: string, trigger: string, Document[], next: { found: string[]; versions: number }]>([
    ['(none)', 'push with a new external_ref', [first], { found: ['a.md'], versions: 1 }],
    [
      'active',
      'the same external_ref, content changed',
      [first, { ...first, name: 'Other' }],
      { found: ['a.md'], versions: 2 },
    ],
    ['active', 'the same external_ref, content unchanged', [first, first], { found: ['a.md'], versions: 1 }],
    [
      'active',
      'the same external_ref and archived = true',
      [first, { ...first, archived: true }],
      { found: [], versions: 1 },
    ],
  ])('%s: %s', async (_, __, pushes, next) => {
    await using sandbox = await startSandbox()
    for (const document of pushes) await push(sandbox, document)
    expect({
      found: found(sandbox),
      versions: sandbox.store.versions('docs', 'a.md').length,
    }).toEqual(next)
  })

  test('an archived document does not appear in search and remains recoverable', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, first)
    await push(sandbox, { ...first, archived: true })
    expect(found(sandbox)).toEqual([])
    expect(sandbox.store.archived('docs').get('a.md')).toEqual({ ...first, archived: true })
  })
})

describe('Push documents', () => {
  test('it returns immediately; processing continues in the background', async () => {
    await using sandbox = await startSandbox({ processingDelayMs: 100 })
    expect(isOk(await send(sandbox, { documents: [page('a.md', { body: 'walrus' })] }))).toBe(true)
    expect(found(sandbox)).toEqual([])
    await sandbox.settled()
    expect(found(sandbox)).toEqual(['a.md'])
  })

  test('rule 1: a document whose external_ref exists on the connector is updated, and on another it is another', async () => {
    await using sandbox = await startSandbox({ connectors: ['docs', 'wiki'] })
    await push(sandbox, page('a.md', { body: 'walrus' }))
    await push(sandbox, page('a.md', { body: 'ice' }))
    expect(sandbox.store.active('docs').size).toBe(1)
    await send(sandbox, { documents: [page('a.md', { body: 'walrus' })] }, { connector: 'wiki' })
    await sandbox.settled()
    expect(sandbox.store.active('docs').get('a.md')?.body).toBe('ice')
  })

  test('rule 3: a complete set can be pushed again; unchanged documents cause no version, changed ones update', async () => {
    await using sandbox = await startSandbox()
    const all = ['a.md', 'b.md', 'c.md'].map(ref => page(ref))
    await push(sandbox, ...all)
    expect(await push(sandbox, ...all.with(1, page('b.md', { body: 'New' })))).toEqual([
      'unchanged',
      'updated',
      'unchanged',
    ])
  })
})

describe('Authentication', () => {
  test.each<[string, Parameters<typeof send>[2], boolean]>([
    ['a key with write access', {}, true],
    ['a key without it', { key: 'read-only-key' }, false],
    ['no key', { key: null }, false],
    ['a key that is no bearer credential', { key: null, headers: { authorization: 'sandbox-key' } }, false],
  ])('POST /api/ingest/{sourceID}/documents with %s', async (_, options, expected) => {
    await using sandbox = await startSandbox()
    expect(isOk(await send(sandbox, { documents: [page('a.md')] }, options))).toBe(expected)
  })

  test.each([{}, { authorization: 'Bearer nonsense' }])(
    'GET /api/agent-instructions needs none: %j',
    async headers => {
      await using sandbox = await startSandbox()
      const response = await fetch(`${sandbox.url}/api/agent-instructions`, { headers })
      expect(isOk(response)).toBe(true)
      expect(await response.text()).not.toBe('')
    },
  )
})

describe('Limits', () => {
  test('they are those of the contract', () => {
    expect(limits).toEqual({ maxDocuments: 100, maxBytes: 5_000_000 })
  })

  test.each([
    [100, true],
    [101, false],
  ])('documents per request: %s', async (count, expected) => {
    await using sandbox = await startSandbox()
    const documents = Array.from({ length: count }, (_, index) => page(`${index}.md`))
    expect(isOk(await send(sandbox, { documents }))).toBe(expected)
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(expected ? count : 0)
  })

  test.each([
    [5_000_000, true],
    [5_000_001, false],
  ])('request size: %s', async (bytes, expected) => {
    await using sandbox = await startSandbox()
    expect(isOk(await send(sandbox, bodyOf(bytes)))).toBe(expected)
  })
})

describe('Other `/api/*` endpoints', () => {
  test.each(['/api/documents', '/api/ingest', '/api/ingest/docs', '/api/search'])(
    'the sandbox has no %s for a client to lean on',
    async path => {
      await using sandbox = await startSandbox()
      const headers = { authorization: 'Bearer sandbox-key' }
      expect((await fetch(sandbox.url + path, { headers })).status).toBe(404)
    },
  )
})
