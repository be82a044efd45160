import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { page, push, send } from './client.ts'

describe('the record "Document"', () => {
  test('every field that is pushed is what is stored', async () => {
    await using sandbox = await startSandbox()
    const document = page('docs/ä b.md', {
      name: 'Títle 🎉',
      description: 'One line',
      tags: ['b', 'a'],
      body: '# Hi\n\n"quoted" \\ $x\n',
    })
    await push(sandbox, document)
    expect(sandbox.store.active('docs')).toEqual(new Map([['docs/ä b.md', document]]))
    expect(sandbox.store.document('docs', 'docs/ä b.md')).toMatchObject({ ...document, version: 1 })
  })

  test.each(['external_ref', 'name', 'body'])(
    'without the required %s the request is refused',
    async field => {
      await using sandbox = await startSandbox()
      const { [field]: _, ...rest } = page('b.md') as unknown as Record<string, unknown>
      const response = await send(sandbox, { documents: [page('a.md'), rest] })
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({ error: `documents[1]: ${field} is missing`, index: 1 })
      await sandbox.settled()
      expect(sandbox.store.active('docs').size).toBe(0)
    },
  )

  test.each([
    ['external_ref', ''],
    ['external_ref', 7],
    ['name', ''],
    ['name', null],
    ['body', 1],
    ['body', ['x']],
    ['body', 'NUL \0'],
    ['body', 'half \ud83c'],
    ['description', null],
    ['description', 1],
    ['tags', 'a, b'],
    ['tags', [1]],
    ['tags', { 0: 'a' }],
    ['archived', 'true'],
    ['archived', null],
  ])('%s of %j is refused by name', async (field, value) => {
    await using sandbox = await startSandbox()
    const response = await send(sandbox, { documents: [{ ...page('a.md'), [field]: value }] })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: expect.stringContaining(`documents[0]: ${field}: expected `),
      index: 0,
    })
  })

  test.each([['a string'], [null], [['a.md']]])('an element %j is refused', async element => {
    await using sandbox = await startSandbox()
    const response = await send(sandbox, { documents: [element] })
    expect(await response.json()).toEqual({ error: 'documents[0]: expected an object', index: 0 })
  })

  test('a new document without its optional fields is active and has them empty', async () => {
    await using sandbox = await startSandbox()
    await send(sandbox, { documents: [{ external_ref: 'a.md', name: 'A', body: '' }] })
    await sandbox.settled()
    expect(sandbox.store.active('docs').get('a.md')).toEqual(page('a.md', { name: 'A', body: '' }))
  })

  test('an optional field that is absent keeps its stored value', async () => {
    await using sandbox = await startSandbox()
    const document = page('a.md', { description: 'Old', tags: ['old'], archived: true })
    await push(sandbox, document)
    await send(sandbox, { documents: [{ external_ref: 'a.md', name: document.name, body: 'New.' }] })
    await sandbox.settled()
    expect(sandbox.store.archived('docs').get('a.md')).toEqual({ ...document, body: 'New.' })
  })

  test('fields that the record does not have are ignored', async () => {
    await using sandbox = await startSandbox()
    const odd = JSON.stringify({ url: 'https://x', state: 'archived', ...page('a.md') })
    const body = `{"source":"git","documents":[${odd.replace('{', '{"__proto__":{"archived":true},')}]}`
    expect((await send(sandbox, body)).status).toBe(202)
    await sandbox.settled()
    expect(sandbox.store.active('docs').get('a.md')).toEqual(page('a.md'))
  })
})
