import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { answers } from '../../sandbox/assumptions.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { bodyOf, page, push, send } from './client.ts'

describe('POST /api/ingest/{sourceID}/documents', () => {
  test('a push is accepted at once and processed in the background', async () => {
    await using sandbox = await startSandbox({ processingDelayMs: 50 })
    const response = await send(sandbox, { documents: [page('a.md'), page('b.md')] })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ accepted: 2 })
    expect(sandbox.store.active('docs').size).toBe(0)
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(2)
  })

  test('pushes are processed in the order in which they were accepted', async () => {
    await using sandbox = await startSandbox({ processingDelayMs: 5 })
    for (const body of ['1', '2', '3']) await send(sandbox, { documents: [page('a.md', { body })] })
    await sandbox.settled()
    expect(sandbox.store.versions('docs', 'a.md').map(({ body }) => body)).toEqual(['1', '2', '3'])
  })

  test.each<[string, keyof typeof answers, Parameters<typeof send>[2]]>([
    ['no key', 'noKey', { key: null }],
    [
      'another scheme than Bearer',
      'noKey',
      { key: null, headers: { authorization: 'Basic c2FuZGJveC1rZXk=' } },
    ],
    ['an unknown key', 'unknownKey', { key: 'guess' }],
    ['a key that is the name of a property of every object', 'unknownKey', { key: 'constructor' }],
    ['a key without write access', 'readOnlyKey', { key: 'read-only-key' }],
    ['an unknown connector', 'unknownConnector', { connector: 'wiki' }],
    ['a connector in other letters', 'unknownConnector', { connector: 'DOCS' }],
    ['another content type', 'wrongType', { headers: { 'content-type': 'text/plain' } }],
    ['a compressed body', 'wrongType', { headers: { 'content-encoding': 'gzip' } }],
  ])('%s is answered by its row of the table, and nothing is taken', async (_, row, options) => {
    await using sandbox = await startSandbox()
    const response = await send(sandbox, { documents: [page('a.md')] }, options)
    expect(response.status).toBe(answers[row].status)
    expect(await response.json()).toEqual({ error: (answers[row] as { error: string }).error })
    await sandbox.settled()
    expect(sandbox.store.counts('docs').pushes).toBe(0)
  })

  test('without a key, an unknown connector is not given away', async () => {
    await using sandbox = await startSandbox()
    expect((await send(sandbox, { documents: [] }, { key: null, connector: 'wiki' })).status).toBe(401)
  })

  test.each([['{"documents":['], [''], [new Uint8Array([0x22, 0xff, 0x22])]])(
    'the body %j is not JSON in UTF-8',
    async body => {
      await using sandbox = await startSandbox()
      expect((await send(sandbox, body)).status).toBe(400)
    },
  )

  test.each([['null'], ['[]'], ['{}'], ['{"documents":{}}'], ['"documents"']])(
    'the body %s is JSON of another shape',
    async body => {
      await using sandbox = await startSandbox()
      expect((await send(sandbox, body)).status).toBe(422)
    },
  )

  test('a charset beside the content type is taken, and no documents are accepted too', async () => {
    await using sandbox = await startSandbox()
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    const response = await send(sandbox, { documents: [] }, { headers })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ accepted: 0 })
  })

  test('keys and connectors are those of the options', async () => {
    await using sandbox = await startSandbox({ keys: { mine: { write: true } }, connectors: ['c-1'] })
    expect((await send(sandbox, { documents: [] }, { key: 'mine', connector: 'c-1' })).status).toBe(202)
    expect((await send(sandbox, { documents: [] })).status).toBe(401)
  })
})

describe('limits', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`${index}.md`))

  test('100 documents are accepted', async () => {
    await using sandbox = await startSandbox()
    expect(await push(sandbox, ...pages(100))).toHaveLength(100)
  })

  test('101 documents are refused as a whole', async () => {
    await using sandbox = await startSandbox()
    expect((await send(sandbox, { documents: pages(101) })).status).toBe(answers.tooManyDocuments.status)
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(0)
  })

  test('5,000,000 bytes are accepted', async () => {
    await using sandbox = await startSandbox()
    expect((await send(sandbox, bodyOf(5_000_000))).status).toBe(202)
    expect(sandbox.requests[0]?.bytes).toBe(5_000_000)
  })

  test('one byte more is refused, and the connection ends', async () => {
    await using sandbox = await startSandbox()
    const response = await send(sandbox, bodyOf(5_000_001))
    expect(response.status).toBe(413)
    expect(response.headers.get('connection')).toBe('close')
    expect(await response.json()).toEqual({ error: answers.tooManyBytes.error })
    expect(sandbox.requests[0]).toMatchObject({ status: 413, bytes: 5_000_001 })
  })

  test('bytes count, not characters', async () => {
    await using sandbox = await startSandbox()
    const documents = [page('a.md', { body: 'é'.repeat(2_500_000) })]
    expect((await send(sandbox, { documents })).status).toBe(413)
  })

  test('a length that is not announced is stopped on the way, and a client that reads late gets the answer', async () => {
    await using sandbox = await startSandbox()
    const errors: Error[] = []
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1').on('error', error =>
      errors.push(error),
    )
    const write = (part: string) => new Promise(resolve => socket.write(part, resolve))
    const head = ['POST /api/ingest/docs/documents HTTP/1.1', 'Host: x', 'Authorization: Bearer sandbox-key']
    await write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`)
    const chunk = 'x'.repeat(1_000_000)
    for (let sent = 0; sent < 12; sent += 1) await write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    await write('0\r\n\r\n')
    const answer = await text(socket).catch(String)
    expect({ errors, status: answer.slice(0, 12) }).toEqual({ errors: [], status: 'HTTP/1.1 413' })
    expect(sandbox.requests[0]?.bytes).toBeLessThanOrEqual(5_100_000)
  })

  test('3,000 documents are taken within seconds of the processor', async () => {
    await using sandbox = await startSandbox()
    const before = process.cpuUsage()
    const body = 'Words of a page that is of an ordinary length. '.repeat(100)
    for (let batch = 0; batch < 30; batch += 1) {
      const documents = pages(100).map(document => ({
        ...document,
        external_ref: `${batch}/${document.external_ref}`,
        body,
      }))
      await send(sandbox, { documents })
    }
    await sandbox.settled()
    expect(sandbox.store.counts('docs')).toMatchObject({ active: 3000, versions: 3000, pushes: 30 })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000_000).toBeLessThan(30)
  })
})

describe('GET /api/agent-instructions', () => {
  test('it needs no key and is Markdown', async () => {
    await using sandbox = await startSandbox()
    const response = await fetch(`${sandbox.url}/api/agent-instructions`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toMatch(/^# Starter instructions for agents\n/)
  })
})

test.each([
  ['GET', '/'],
  ['GET', '/api/ingest/docs/documents'],
  ['PUT', '/api/ingest/docs/documents'],
  ['POST', '/api/ingest/docs/documents/'],
  ['POST', '/api/ingest//documents'],
  ['POST', '/api/agent-instructions'],
  ['GET', '/api/documents'],
])('%s %s is no endpoint', async (method, path) => {
  await using sandbox = await startSandbox()
  const headers = { authorization: 'Bearer sandbox-key' }
  const response = await fetch(sandbox.url + path, { method, headers })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'not found' })
})

describe('the record of requests', () => {
  test('it says what was sent and answered, and which kind of key, but never the key', async () => {
    await using sandbox = await startSandbox()
    await send(sandbox, { documents: [page('a.md'), page('b.md', { archived: true })] })
    for (const key of ['read-only-key', 'guess', null]) await send(sandbox, { documents: [] }, { key })
    expect(sandbox.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/ingest/docs/documents',
      headers: { 'content-type': 'application/json' },
      documents: [
        { external_ref: 'a.md', archived: false },
        { external_ref: 'b.md', archived: true },
      ],
      status: 202,
    })
    expect(sandbox.requests.map(({ key }) => key)).toEqual(['write', 'read-only', 'unknown', 'none'])
    expect(JSON.stringify(sandbox.requests)).not.toMatch(/sandbox-key|read-only-key|guess/)
  })
})
