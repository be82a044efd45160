import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from '@jest/globals'

test('run by hand it prints all that a client needs, and stops on Ctrl-C', async () => {
  const child = spawn(process.execPath, ['sandbox/start.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const printed: Record<string, string> = {}
  for await (const line of createInterface(child.stdout)) {
    const [, name = '', value = ''] = /^(\S+)\s+(\S+)/.exec(line) ?? []
    printed[name] ??= value
    if (name === 'documents') break
  }
  const response = await fetch(`${printed['base-url']}/api/ingest/${printed['connector-id']}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${printed['api-key']}`, 'content-type': 'application/json' },
    body: '{"documents":[]}',
  })
  expect(response.status).toBe(202)
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})
