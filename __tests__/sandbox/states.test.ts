import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { Store } from '../../sandbox/store.ts'
import type { Document } from '../../src/document/document.ts'
import { temporaryFolder } from '../support/folder.ts'
import { page, push, send } from './client.ts'

describe('states and transitions', () => {
  test('a new external_ref becomes active and can be found', async () => {
    await using sandbox = await startSandbox()
    expect(await push(sandbox, page('a.md', { body: 'walrus' }))).toEqual(['added'])
    expect(sandbox.store.search('walrus')).toHaveLength(1)
    expect(sandbox.store.counts('docs')).toEqual({ active: 1, archived: 0, versions: 1, pushes: 1, tags: 0 })
  })

  test.each<[keyof Document, Partial<Document>]>([
    ['name', { name: 'Other' }],
    ['description', { description: 'Other' }],
    ['body', { body: 'Other' }],
    ['tags', { tags: ['other'] }],
  ])('a changed %s writes a version and updates the document', async (_, change) => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md'))
    expect(await push(sandbox, page('a.md', change))).toEqual(['updated'])
    expect(sandbox.store.document('docs', 'a.md')).toMatchObject({ ...page('a.md', change), version: 2 })
    const { name, description, body, tags } = page('a.md')
    expect(sandbox.store.versions('docs', 'a.md')).toMatchObject([
      { number: 1, push: 1, name, description, body, tags },
      { number: 2, push: 2, ...change },
    ])
  })

  test('unchanged content writes no version', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md'))
    expect(await push(sandbox, page('a.md'))).toEqual(['unchanged'])
    expect(sandbox.store.versions('docs', 'a.md')).toHaveLength(1)
  })

  test('content that comes back to what it was is a new version', async () => {
    await using sandbox = await startSandbox()
    for (const body of ['one', 'two', 'one']) await push(sandbox, page('a.md', { body }))
    expect(sandbox.store.versions('docs', 'a.md').map(({ body }) => body)).toEqual(['one', 'two', 'one'])
  })

  test('an archived document is not found and keeps its content, without a new version', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { body: 'walrus' }))
    const archived = page('a.md', { body: 'walrus', archived: true })
    expect(await push(sandbox, archived)).toEqual(['archived'])
    expect(sandbox.store.search('walrus')).toEqual([])
    expect(sandbox.store.active('docs').size).toBe(0)
    expect(sandbox.store.archived('docs')).toEqual(new Map([['a.md', archived]]))
    expect(sandbox.store.versions('docs', 'a.md')).toHaveLength(1)
    expect(sandbox.store.counts('docs')).toEqual({ active: 0, archived: 1, versions: 1, pushes: 2, tags: 0 })
  })

  test('archived with other content, the new content is kept as a version and the old one stays', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { body: 'long text' }))
    expect(await push(sandbox, page('a.md', { body: '', archived: true }))).toEqual(['archived'])
    expect(sandbox.store.versions('docs', 'a.md').map(({ body }) => body)).toEqual(['long text', ''])
  })

  test('archived twice, the second time changes nothing', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { archived: true }))
    expect(await push(sandbox, page('a.md', { archived: true }))).toEqual(['unchanged'])
  })

  test('pushed with archived false, an archived document is found again', async () => {
    await using sandbox = await startSandbox()
    await push(sandbox, page('a.md', { body: 'walrus' }))
    await push(sandbox, page('a.md', { body: 'walrus', archived: true }))
    expect(await push(sandbox, page('a.md', { body: 'walrus' }))).toEqual(['restored'])
    expect(sandbox.store.search('walrus')).toHaveLength(1)
    expect(sandbox.store.versions('docs', 'a.md')).toHaveLength(1)
  })

  test('a new external_ref with archived true is stored and never found', async () => {
    await using sandbox = await startSandbox()
    expect(await push(sandbox, page('a.md', { body: 'walrus', archived: true }))).toEqual(['archived'])
    expect(sandbox.store.search('walrus')).toEqual([])
  })

  test('the same external_ref twice in a request, the later one stays', async () => {
    await using sandbox = await startSandbox()
    const outcomes = await push(sandbox, page('a.md', { body: 'first' }), page('a.md', { body: 'second' }))
    expect(outcomes).toEqual(['added', 'updated'])
    expect(sandbox.store.active('docs').get('a.md')?.body).toBe('second')
  })

  test('the same external_ref on two connectors is two documents', async () => {
    await using sandbox = await startSandbox({ connectors: ['docs', 'wiki'] })
    await send(sandbox, { documents: [page('a.md')] })
    await send(sandbox, { documents: [page('a.md', { archived: true })] }, { connector: 'wiki' })
    await sandbox.settled()
    expect([...sandbox.store.active('docs').keys()]).toEqual(['a.md'])
    expect([...sandbox.store.archived('wiki').keys()]).toEqual(['a.md'])
    expect(sandbox.store.connectors()).toEqual(['docs', 'wiki'])
  })
})

describe('the record of pushes', () => {
  test('each request is one push with its size, its time and what became of each document', async () => {
    await using sandbox = await startSandbox()
    const before = new Date().toISOString()
    await push(sandbox, page('a.md'), page('b.md'), page('c.md'))
    await push(sandbox, page('a.md'), page('b.md', { body: 'New' }), page('c.md', { archived: true }))
    const [second, first] = sandbox.store.pushes('docs')
    expect(first).toMatchObject({ id: 1, connector: 'docs', documents: 3, outcomes: { added: 3 } })
    expect(second?.outcomes).toEqual({ unchanged: 1, updated: 1, archived: 1 })
    expect(second?.bytes).toBe(sandbox.requests[1]?.bytes)
    expect(second!.receivedAt >= before && second!.receivedAt <= new Date().toISOString()).toBe(true)
    expect(sandbox.store.outcomes(2)).toEqual([
      { external_ref: 'a.md', outcome: 'unchanged', version: 1 },
      { external_ref: 'b.md', outcome: 'updated', version: 2 },
      { external_ref: 'c.md', outcome: 'archived', version: 1 },
    ])
  })

  test('a push that cannot be stored leaves nothing of itself behind', () => {
    using store = new Store()
    const broken = { ...page('b.md'), body: Symbol('no text') as unknown as string }
    const documents = [page('a.md'), broken]
    expect(() => store.take({ connector: 'docs', documents, bytes: 1, receivedAt: new Date() })).toThrow(
      /cannot be bound/,
    )
    expect(store.counts('docs')).toEqual({ active: 0, archived: 0, versions: 0, pushes: 0, tags: 0 })
  })
})

describe('on disk', () => {
  test('everything is there after a restart, also what was still waiting to be processed', async () => {
    await using folder = await temporaryFolder()
    const database = join(folder.path, 'sandbox.db')
    {
      await using sandbox = await startSandbox({ database, processingDelayMs: 3_600_000 })
      await send(sandbox, { documents: [page('a.md')] })
      await send(sandbox, { documents: [page('b.md', { archived: true })] })
      expect(sandbox.store.counts('docs').pushes).toBe(0)
    }
    await using sandbox = await startSandbox({ database })
    expect(sandbox.store.counts('docs')).toEqual({
      active: 1,
      archived: 1,
      versions: 2,
      pushes: 2,
      tags: 0,
    })
    expect(await push(sandbox, page('a.md'))).toEqual(['unchanged'])
  })
})
