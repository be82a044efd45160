import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@jest/globals'
import { toPaths } from '../src/document/paths.ts'
import { Thread } from '../src/thread.ts'
import { openPool } from '../src/workers.ts'
import { settings } from './document/settings.ts'
import { temporaryFolder } from './support/folder.ts'

const context = { paths: toPaths([]), settings }

// No page is known that does this to a thread of ours, so this one is another's. It says what it was given together.
const falling = `import { parentPort } from 'node:worker_threads'
  parentPort.once('message', () => parentPort.on('message', jobs => {
    const isFatal = ({ path, unparsed }) => path === 'bad.md' || (path === 'slow.md' && !unparsed)
    if (jobs.some(isFatal)) process.exit()
    const messages = jobs.map(({ path }) => path)
    parentPort.postMessage(jobs.map(({ path, unparsed }) => ({ kind: 'hidden', reason: unparsed?.reason ?? path, messages })))
  }))`

const job = { externalRef: 'x', content: new Uint8Array(), archived: false }

async function runAll(code: string, paths: string[], content = job.content) {
  await using folder = await temporaryFolder()
  const entry = join(folder.path, 'worker.mjs')
  await writeFile(entry, code)
  await using pool = openPool(pathToFileURL(entry), 1)
  pool.tell(context)
  return await Promise.all(paths.map(path => pool.run({ ...job, path, content })))
}

test('a page that brings down a thread is read as plain text on the next, and then fails by name', async () => {
  expect(await runAll(falling, ['slow.md', 'bad.md', 'next.md'])).toMatchObject([
    { kind: 'hidden', reason: expect.stringMatching(/^parsing it took too much memory: the page is pushed/) },
    { kind: 'unread', reason: expect.stringMatching(/^was not read: even without parsing its text it took/) },
    { kind: 'hidden', reason: 'next.md' },
  ])
})

test('of pages that a thread was given together, only the one that brings it down pays for that', async () => {
  const paths = ['first.md', 'a.md', 'b.md', 'bad.md', 'c.md']
  const results = await runAll(falling, paths)
  expect(results.map(({ kind }) => kind)).toEqual(['hidden', 'hidden', 'hidden', 'unread', 'hidden'])
  expect(results.map(({ messages }) => messages)).toEqual([['first.md'], ['a.md'], ['b.md'], [], ['c.md']])
})

test('pages that wait go to a thread together, as many as are not too much for one', async () => {
  const paths = Array.from({ length: 21 }, (_, index) => `${index}.md`)
  const together = async (bytes: number) => {
    const results = await runAll(falling, paths, new Uint8Array(bytes))
    return results.map(({ messages }) => messages.length)
  }
  expect(await together(1)).toEqual([1, ...Array(16).fill(8), ...Array(4).fill(4)])
  expect(await together(40_000)).toEqual([1, ...Array(18).fill(3), 2, 2])
})

test('one thread is started early, and reads the first page', async () => {
  const code = `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.once('message', () => parentPort.on('message', jobs =>
      parentPort.postMessage(jobs.map(() => ({ kind: 'hidden', reason: String(threadId), messages: [] })))))`
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  await using earlier = new Worker(entry)
  await using pool = openPool(entry, 2)
  pool.warmUp()
  pool.warmUp()
  await using later = new Worker(entry)
  pool.tell(context)
  const { reason } = (await pool.run({ ...job, path: 'a.md' })) as { reason: string }
  expect([Number(reason), later.threadId]).toEqual([earlier.threadId + 1, earlier.threadId + 2])
})

test('a thread that died before it had work says so instead of a page', async () => {
  const thread = new Thread(new URL(`data:text/javascript,throw new Error('too old')`))
  while (!thread.hasExited) await setImmediate()
  await expect(thread.run([], 10_000)).rejects.toThrow(
    /does not start \(Error: too old\)\. Please report this/,
  )
})
