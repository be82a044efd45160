import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { page, send } from './client.ts'

const one = { documents: [page('a.md')] }

describe('faults', () => {
  test('statuses come in order, with their headers, bodies and types, before anything of the request is read', async () => {
    await using sandbox = await startSandbox()
    sandbox.fail(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 200, body: '<html>Log in', contentType: 'text/html' },
      { status: 502, body: { a: 1 }, times: 2 },
    )
    const answers = [await send(sandbox, one), await send(sandbox, 'no json', { key: null })]
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['7', null])
    expect([answers[1]?.headers.get('content-type'), await answers[1]?.text()]).toEqual([
      ...['text/html', '<html>Log in'],
    ])
    expect(await (await send(sandbox, one)).json()).toEqual({ a: 1 })
    for (const status of [502, 202]) expect((await send(sandbox, one)).status).toBe(status)
    expect(sandbox.requests.map(({ status }) => status)).toEqual([429, 200, 502, 502, 202])
  })

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('reset %s: there is no answer, and %s documents were accepted', async (reset, taken) => {
    await using sandbox = await startSandbox()
    sandbox.fail({ reset })
    await expect(send(sandbox, one)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(taken)
    expect(sandbox.requests[0]?.status).toBeNull()
  })

  test('truncate: the documents were accepted, and the answer is cut off', async () => {
    await using sandbox = await startSandbox()
    sandbox.fail({ truncate: true })
    const response = await send(sandbox, one)
    expect(response.status).toBe(202)
    await expect(response.text()).rejects.toThrow(/terminated/)
    await sandbox.settled()
    expect(sandbox.store.active('docs').size).toBe(1)
  })
})

test('a request with a poisoned document is refused as a whole, without saying which it is', async () => {
  await using sandbox = await startSandbox()
  sandbox.poison('b.md')
  const response = await send(sandbox, { documents: [page('a.md'), page('b.md')] })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error: 'unprocessable' })
  expect((await send(sandbox, one)).status).toBe(202)
  await sandbox.settled()
  expect([...sandbox.store.active('docs').keys()]).toEqual(['a.md'])
})
