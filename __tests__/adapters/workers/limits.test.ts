import { afterAll, expect, test } from '@jest/globals'
import { openPool } from '../../../src/adapters/workers/pool.ts'
import type { Document } from '../../../src/document/document.ts'
import type { PageResult } from '../../../src/document/page.ts'
import { toPaths } from '../../../src/plan/tree.ts'
import type { Pool } from '../../../src/run/ports.ts'
import { settings } from '../../document/settings.ts'

// The bundle, as a run starts it.
const entry = new URL('../../../dist/worker/index.js', import.meta.url)
const pageMs = 1500
const context = { paths: toPaths(['page.md', 'other.md']), settings }
const [hurried, usual] = [open(pageMs), open()]
afterAll(() => Promise.all([hurried, usual].map(pool => pool[Symbol.asyncDispose]())))

function open(pageMs?: number): Pool {
  const pool = openPool(entry, 1, pageMs)
  pool.setContext(context)
  return pool
}

const run = (text: string, pool = hurried) =>
  pool.run({
    path: 'page.md',
    externalRef: 'page.md',
    content: new TextEncoder().encode(text),
    archived: false,
  }) as Promise<PageResult>

function documentOf(prepared: PageResult): Document {
  if (prepared.kind !== 'document') throw new Error(prepared.reason)
  return JSON.parse(new TextDecoder().decode(prepared.json))
}

/** What an ordinary page comes to on the thread that has just been through another page. */
const ordinary = async () => documentOf(await run('# Name\n\n[x](other.md)\n'))
const ordinaryDocument = {
  name: 'Name',
  body: '[x](https://github.com/o/r/blob/main/other.md)\n',
}

const endless = {
  'emphasis that never ends': '*a'.repeat(40_000),
  'lists in lists': '1. '.repeat(20_000),
  'strikethrough that never ends': '~a'.repeat(60_000),
  'quotes in quotes': `${'>'.repeat(100_000)} [x](other.md)`,
  'quotes and lists in each other': `${'> - '.repeat(5_000)}[x](other.md)`,
}

test.each(Object.entries(endless))(
  '%s: the page goes as its plain text, and the others go on',
  async (_, text) => {
    // So that the thread has started before its time counts.
    await ordinary()
    const prepared = await run(`---\ntitle: Given\n---\n${text}\n`)
    expect(documentOf(prepared)).toMatchObject({ name: 'Given', body: `${text.trimEnd()}\n` })
    expect(prepared.messages).toEqual([
      expect.objectContaining({
        rule: 'parser',
        reason: expect.stringMatching(/took more than 1.5 seconds|took too much memory|could not be parsed/),
      }),
    ])
    expect(await ordinary()).toMatchObject(ordinaryDocument)
  },
)

const demanding = {
  'quotes in quotes': `${'>'.repeat(10_000)} [x](other.md)`,
  'brackets that never end': '['.repeat(50_000),
  'links that never end': '[a]('.repeat(5_000),
  'images that never end': '!['.repeat(30_000),
  'comments that never end': `text\n\n${'<!-- '.repeat(50_000)}`,
  'tags that never end': '<a '.repeat(20_000),
  'attributes that never end': `<a href="x.md`.repeat(20_000),
  'a tag of many attributes': `<a${' b=c'.repeat(30_000)}>`,
  'a folder far up': `[x](${'../'.repeat(50_000)}y)`,
  'a table of many columns': `${'|'.repeat(10_000)}\n${'|-'.repeat(10_000)}|\n`,
  'attribute lists that never end': `# x ${'{#a '.repeat(50_000)}\n\ntext`,
  'a megabyte of words on one line': 'word '.repeat(200_000),
  'a megabyte without a blank': 'x'.repeat(1_000_000),
}

test.each(Object.entries(demanding))('%s: the page is parsed in time', async (_, text) => {
  const prepared = await run(`${text}\n`, usual)
  expect(prepared.kind).toBe('document')
  expect(prepared.messages.filter(({ rule }) => rule === 'parser')).toEqual([])
})
