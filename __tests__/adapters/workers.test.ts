import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from '@jest/globals'
import { openPool } from '../../src/adapters/workers/pool.ts'
import type { Document } from '../../src/document/document.ts'
import type { PageResult } from '../../src/document/index.ts'
import { Names } from '../../src/plan/mentions.ts'
import type { Pool } from '../../src/run/ports.ts'
import type { ReadBlobs } from '../../src/snapshot/index.ts'
import { settings } from '../document/settings.ts'
import { temporaryFolder } from '../support/folder.ts'

const oids = new Map([['other.md', 'a'.repeat(40)]])
const commit = {
  files: { oids },
  sites: { configs: [], messages: [], unread: [], all: [], files: new Map() },
}
const noBlobs: ReadBlobs = async function* () {}
const makerOf = (pool: Pool) => pool.openMaker(commit, settings, noBlobs)
const job = { externalRef: 'x', content: new Uint8Array(10) }

/** No page is known that does this to a thread of ours. It answers with the paths of each batch. */
const fragile = `import { parentPort } from 'node:worker_threads'
  const hang = () => { while (true); }
  parentPort.on('message', message => {
    if (!Array.isArray(message)) return
    const jobs = message.map(({ page }) => page)
    const messages = jobs.map(({ path }) => path)
    for (const { path, unparsed } of jobs) {
      if (path === 'bad.md' || (path === 'heavy.md' && !unparsed)) throw new Error('x')
      if (path.startsWith('slow') && !unparsed) hang()
      if (path === 'deaf.md' && !unparsed) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      parentPort.postMessage({ kind: 'hidden', reason: unparsed?.reason ?? path, messages })
    }
  })`

async function runAll(paths: string[], pageMs?: number) {
  await using folder = await temporaryFolder()
  const entry = join(folder.path, 'worker.mjs')
  await writeFile(entry, fragile)
  await using pool = openPool(pathToFileURL(entry), 1, pageMs)
  const maker = makerOf(pool)
  return await Promise.all(paths.map(path => maker.make({ ...job, path })))
}

test('a page that crashes its thread is read as plain text on the next, and then fails by name', async () => {
  expect(await runAll(['first.md', 'heavy.md', 'bad.md', 'next.md'])).toMatchObject([
    { kind: 'hidden', reason: 'first.md' },
    {
      kind: 'hidden',
      reason: expect.stringMatching(/^parsing it ended its thread \(x\): the page is pushed/),
    },
    {
      kind: 'unread',
      reason: expect.stringMatching(/^was not read: even without parsing its text it ended its thread \(x\)/),
    },
    { kind: 'hidden', reason: 'next.md' },
  ])
})

test('of pages in one batch, only the one that crashes the thread fails', async () => {
  const results = await runAll(['first.md', 'a.md', 'b.md', 'bad.md', 'c.md'])
  expect(results.map(({ kind }) => kind)).toEqual(['hidden', 'hidden', 'hidden', 'unread', 'hidden'])
})

test('a thread that never answers is replaced, though it computes nothing', async () => {
  const reason = expect.stringMatching(/^parsing it took more than 2 seconds:/)
  expect(await runAll(['deaf.md'], 2000)).toMatchObject([{ kind: 'hidden', reason }])
})

test('of pages in one batch, the one that takes too long is found, and the others are read', async () => {
  const results = await runAll(['first.md', 'a.md', 'slow.md', 'b.md'], 2000)
  expect(results.map(each => 'reason' in each && each.reason)).toEqual([
    ...['first.md', 'a.md'],
    expect.stringMatching(/took more than 2 seconds:/),
    'b.md',
  ])
})

test('a search that takes too long ends, and says nothing of any text', async () => {
  await using folder = await temporaryFolder()
  const entry = join(folder.path, 'worker.mjs')
  const hanging = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', message => { while (Array.isArray(message)); })`
  await writeFile(entry, hanging)
  await using pool = openPool(pathToFileURL(entry), 1, 2000)
  const sought = {
    changed: new Set<string>(),
    moved: new Set<string>(),
    names: new Names(),
    texts: [],
    sites: [],
  }
  expect(await pool.search(commit.files, sought, noBlobs)).toBeUndefined()
})

test('pages that wait go to a thread together, eight at a time', async () => {
  const paths = Array.from({ length: 21 }, (_, index) => `${index}.md`)
  const batches = (await runAll(paths)).map(({ messages }) => messages.length)
  expect(batches).toEqual([1, ...Array(16).fill(8), ...Array(4).fill(4)])
})

const threadOf = (pool: Pool) => makerOf(pool).make({ ...job, path: 'a.md' })
const toEntry = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test('one thread is started early, and reads the first page', async () => {
  const entry = toEntry(`import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', jobs => Array.isArray(jobs) &&
      jobs.forEach(() => parentPort.postMessage({ kind: 'hidden', reason: String(threadId), messages: [] })))`)
  await using earlier = new Worker(entry)
  await using pool = openPool(entry, 2)
  pool.warmUp()
  pool.warmUp()
  await using later = new Worker(entry)
  const { reason } = (await threadOf(pool)) as { reason: string }
  expect([Number(reason), later.threadId]).toEqual([earlier.threadId + 1, earlier.threadId + 2])
})

test('a pool that is closed while a page is made leaves no timer that holds up the end of the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
  const before = timers()
  const pool = openPool(toEntry('while (true);'), 1)
  void threadOf(pool)
  await pool[Symbol.asyncDispose]()
  expect(timers()).toBeLessThanOrEqual(before)
})

test.each([true, false])(
  'of threads that do not start, each page says the cause (warmed up: %s)',
  async isWarm => {
    await using pool = openPool(toEntry("throw new Error('too old')"), 1)
    if (isWarm) {
      pool.warmUp()
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    const reason = expect.stringMatching(/^was not read: .* ended its thread \(too old\)/)
    expect(await threadOf(pool)).toMatchObject({ kind: 'unread', reason })
  },
)

// The bundle, as a run starts it.
const entry = new URL('../../dist/worker/index.js', import.meta.url)
const pageMs = 4000
const [hurried, usual] = [open(pageMs), open()]
afterAll(() => Promise.all([hurried, usual].map(pool => pool[Symbol.asyncDispose]())))

function open(pageMs?: number): Pool {
  const pool = openPool(entry, 1, pageMs)
  return pool
}

const read = (text: string, pool = hurried) =>
  makerOf(pool).make({
    path: 'page.md',
    externalRef: 'page.md',
    content: new TextEncoder().encode(text),
  }) as Promise<PageResult>

function documentOf(prepared: PageResult): Document {
  if (prepared.kind !== 'document') throw new Error(prepared.reason)
  return JSON.parse(new TextDecoder().decode(prepared.json))
}

/** What an ordinary page comes to on the thread that has just been through another page. */
const ordinary = async () => documentOf(await read('# Name\n\n[x](other.md)\n'))
const ordinaryDocument = {
  name: 'Name',
  body: '# Name\n\n[x](https://github.com/o/r/blob/main/other.md)\n',
}

test('a page whose kept text cannot be read again is not pushed by its source', async () => {
  const result = await makerOf(usual).make({ ...job, path: 'page.md', built: import.meta.dirname })
  const reason = expect.stringMatching(/^was not read: what was made of its built page cannot be read again/)
  expect(result).toMatchObject({ kind: 'unread', reason, topic: 'page-not-read' })
})

const endless = {
  'emphasis that never ends': '*a'.repeat(40_000),
  'lists in lists': '1. '.repeat(20_000),
  'quotes in quotes': `${'>'.repeat(100_000)} [x](other.md)`,
}

test.each(Object.entries(endless))(
  '%s: the page goes as its plain text, and the others go on',
  async (_, text) => {
    // So that the thread has started before its time counts.
    await ordinary()
    const prepared = await read(`---\ntitle: Given\n---\n${text}\n`)
    expect(documentOf(prepared)).toMatchObject({ name: 'Given', body: `${text.trimEnd()}\n` })
    expect(prepared.messages).toEqual([
      expect.objectContaining({
        rule: 'parser',
        reason: expect.stringMatching(/took more than 4 seconds|ended its thread|could not be parsed/),
      }),
    ])
    expect(await ordinary()).toMatchObject(ordinaryDocument)
  },
)

const demanding = {
  'quotes in quotes': `${'>'.repeat(10_000)} [x](other.md)`,
  'brackets that never end': '['.repeat(50_000),
  'comments that never end': `text\n\n${'<!-- '.repeat(50_000)}`,
  'a table of many columns': `${'|'.repeat(10_000)}\n${'|-'.repeat(10_000)}|\n`,
  'attribute lists that never end': `# x ${'{#a '.repeat(50_000)}\n\ntext`,
  'a megabyte of words on one line': 'word '.repeat(200_000),
}

test.each(Object.entries(demanding))('%s: the page is parsed in time', async (_, text) => {
  const prepared = await read(`${text}\n`, usual)
  expect(prepared.kind).toBe('document')
  expect(prepared.messages.filter(({ rule }) => rule === 'parser')).toEqual([])
})
