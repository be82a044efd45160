/**
 * The contract, table by table, in its own order and words: what the sandbox must be.
 * `assumptions.test.ts` shows how it fills the gaps.
 */
import { describe, expect, test } from '@jest/globals'
import { limits } from '../../sandbox/assumptions.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import type { Document } from '../../src/document/document.ts'
import { bodyOf, page, push, send } from './client.ts'

const found = ({ store }: Sandbox) => store.search('walrus').map(hit => hit.external_ref)
const first = page('a.md', { body: 'walrus' })

describe('Document (element of the `documents` array in a push)', () => {
  test.each<[field: keyof Document, type: string, required: 'yes' | 'no', values: unknown[], not: unknown[]]>(
    [
      ['external_ref', 'string', 'yes', ['a.md'], [1, null, ['a']]],
      ['name', 'string', 'yes', ['A title'], [1, null, {}]],
      ['body', 'string', 'yes', ['# Markdown', ''], [1, null, []]],
      ['description', 'string', 'no', ['One line'], [1, {}]],
      ['tags', 'array of strings', 'no', [[], ['a', 'b']], ['a', [1], { 0: 'a' }]],
      ['archived', 'boolean', 'no', [true, false], ['true', 1]],
    ],
  )('%s: %s, required: %s', async (field, _, required, values, not) => {
    await using sandbox = await startSandbox()
    const isTaken = async (value: unknown) =>
      (await send(sandbox, { documents: [{ ...page('a.md'), [field]: value }] })).ok
    for (const value of values) expect([value, await isTaken(value)]).toEqual([value, true])
    for (const value of not) expect([value, await isTaken(value)]).toEqual([value, false])
    const { [field]: __, ...rest } = page('a.md')
    expect((await send(sandbox, { documents: [rest] })).ok).toBe(required === 'no')
  })

  test('name: title, as it appears in search results; description and tags are there too', async () => {
    await using sandbox = await startSandbox()
    const own = { name: 'Walrus', description: 'Tusks', tags: ['ice'] }
    await push(sandbox, page('a.md', own))
    expect(sandbox.store.search('walrus')).toMatchObject([own])
  })
})

describe('States and transitions', () => {
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
    const versions = sandbox.store.versions('docs', 'a.md').length
    expect({ found: found(sandbox), versions }).toEqual(next)
  })

  test('an archived document remains recoverable', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, first)
    await push(sandbox, { ...first, archived: true })
    expect(sandbox.store.archived('docs').get('a.md')).toEqual({ ...first, archived: true })
  })
})

describe('Push documents', () => {
  test('it returns immediately; processing continues in the background', async () => {
    await using sandbox = await startSandbox({ processingDelayMs: 100 })
    expect((await send(sandbox, { documents: [first] })).ok).toBe(true)
    expect(found(sandbox)).toEqual([])
    await sandbox.settled()
    expect(found(sandbox)).toEqual(['a.md'])
  })

  test('rule 1: a document whose external_ref exists on the connector is updated, and on another it is another', async () => {
    await using sandbox = await startSandbox({ connectors: ['docs', 'wiki'] })
    await push(sandbox, first)
    await push(sandbox, page('a.md', { body: 'ice' }))
    await send(sandbox, { documents: [first] }, { connector: 'wiki' })
    await sandbox.settled()
    expect([...sandbox.store.active('docs').values()]).toMatchObject([{ body: 'ice' }])
    expect([...sandbox.store.active('wiki').values()]).toEqual([first])
  })
})

describe('Authentication (`assumptions.test.ts` has the answers to other keys)', () => {
  test.each([{}, { authorization: 'Bearer nonsense' }])(
    'GET /api/agent-instructions needs none: %j',
    async headers => {
      await using sandbox = await startSandbox()
      const response = await fetch(`${sandbox.url}/api/agent-instructions`, { headers })
      expect(response.ok).toBe(true)
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
    expect((await send(sandbox, { documents })).ok).toBe(expected)
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(expected ? count : 0)
  })

  test.each([
    [5_000_000, true],
    [5_000_001, false],
  ])('request size: %s', async (bytes, expected) => {
    await using sandbox = await startSandbox()
    expect((await send(sandbox, bodyOf(bytes))).ok).toBe(expected)
  })
})
