import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { runAction } from '../../sandbox/action.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { createRepo } from '../support/repo.ts'

/** A page takes a second or two to parse, and a page that takes ten is pushed as plain text. */
const parsingMs = 700
const pauseMs = 12_000

test('a machine that stands still while pages are parsed makes the same documents as any other', async () => {
  await using repo = await createRepo({
    'a.md': `# A\n\n${'See *this* [page](b.md) and `code`.\n\n'.repeat(6000)}`,
    'b.md': '# B\n\nText.\n',
  })
  await using sandbox = await startSandbox()
  const kill = Promise.withResolvers<(signal: NodeJS.Signals) => void>()
  const planned = Promise.withResolvers<void>()
  const running = runAction({
    workspace: repo.folder,
    inputs: {
      'base-url': sandbox.url,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: `${repo.folder}/.git/journal.jsonl`,
    },
    onStart: kill.resolve,
    onOutput: text => text.includes('To push unless hidden: 2') && planned.resolve(),
  })
  const signal = await kill.promise
  await Promise.race([planned.promise, running])
  await sleep(parsingMs)
  signal('SIGSTOP')
  await sleep(pauseMs)
  signal('SIGCONT')
  expect((await running).exitCode).toBe(0)
  await sandbox.settled()
  const { name, body } = sandbox.store.active('docs').get('a.md')!
  expect(name).toBe('A')
  expect(body).toMatch(/^See \*this\* \[page\]\(https:\/\/github\.com\/example\/docs\/blob\/main\/b\.md\)/)
})
