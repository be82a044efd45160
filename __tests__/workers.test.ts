import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { toPaths } from '../src/document/paths.ts'
import { openPool } from '../src/workers.ts'
import { settings } from './document/settings.ts'
import { temporaryFolder } from './support/folder.ts'

const context = { paths: toPaths([]), settings }

// No page is known that does this to a thread of ours, so this one is another's.
const falling = `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ path, unparsed }) => {
    if (path === 'bad.md' || (path === 'slow.md' && !unparsed)) process.exit()
    parentPort.postMessage({ kind: 'hidden', reason: unparsed?.reason ?? path, messages: [] })
  })`

test('a page that brings down a thread is read as plain text on the next, and then fails by name', async () => {
  await using folder = await temporaryFolder()
  const entry = join(folder.path, 'worker.mjs')
  await writeFile(entry, falling)
  const pool = openPool(pathToFileURL(entry), 1, context)
  const job = { externalRef: 'x', content: new Uint8Array(), archived: false }
  const paths = ['slow.md', 'bad.md', 'next.md']
  const results = await Promise.all(paths.map(path => pool.run({ ...job, path })))
  await pool.close()
  expect(results).toMatchObject([
    { kind: 'hidden', reason: expect.stringMatching(/^parsing it took too much memory: the page is pushed/) },
    { kind: 'unread', reason: expect.stringMatching(/^was not read: even without parsing its text it took/) },
    { kind: 'hidden', reason: 'next.md' },
  ])
})
