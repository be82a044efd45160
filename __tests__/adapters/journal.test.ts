import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { FileJournal } from '../../src/adapters/journal.ts'
import { JournalError } from '../../src/journal/index.ts'
import { listed, record } from '../support/attempts.ts'
import { temporaryFolder } from '../support/folder.ts'

const begin = (id: string) => JSON.stringify({ event: 'begin', id, at: 1, record })
const end = (id: string, state: string) => JSON.stringify({ event: 'end', id, at: 2, state, description: '' })

async function openEmpty() {
  const folder = await temporaryFolder()
  const path = join(folder.path, 'new', 'journal.jsonl')
  return {
    path,
    journal: new FileJournal(path, record),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

/** The attempts of a file with this text: each one's name and state, in their order; `more` is begun first. */
async function readBack(text: string, more = false) {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'journal.jsonl')
  await writeFile(path, text)
  const journal = new FileJournal(path, record)
  if (more) await journal.begin(record)
  const attempts = await listed(journal)
  return attempts.reverse().map(({ id, state }) => `${id.slice(0, 1)} ${state}`)
}

describe('a journal in a file', () => {
  test('gives back what was written, in the order in which it began', async () => {
    await using empty = await openEmpty()
    const { journal, path } = empty
    expect(await listed(journal)).toEqual([])
    const first = await journal.begin(record)
    const second = await journal.begin({ ...record, sha: 'b'.repeat(40), files: ['é\n😀'] })
    expect(second.order).toBeGreaterThan(first.order)
    await journal.end(first.id, 'succeeded', 'all\nin')
    const found = await listed(new FileJournal(path, record))
    expect(found).toEqual([second, { ...first, state: 'succeeded' }])
    expect(found[0]?.record).toEqual({ ...record, sha: 'b'.repeat(40), files: ['é\n😀'] })
    expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(3)
  })

  test.each<[string, string, string[]]>([
    [
      'each state',
      [
        begin('a'),
        begin('b'),
        begin('c'),
        begin('d'),
        end('a', 'succeeded'),
        end('b', 'failed'),
        end('c', 'void'),
      ].join('\n'),
      ['a succeeded', 'b failed', 'c void', 'd running'],
    ],
    ['an end of an attempt that it does not have', `${end('x', 'failed')}\n${begin('a')}`, ['a running']],
    [
      'empty lines and lines that end as on Windows',
      `\n${begin('a')}\r\n  \n${end('a', 'failed')}\r\n`,
      ['a failed'],
    ],
    ['lines without a record, but for one', `${begin('a')}\nx\n{\n\0\0`, ['a running']],
  ])('is read with %s', async (_, text, expected) => {
    expect(await readBack(text)).toEqual(expected)
  })
})

test('a line that is cut off anywhere counts as not written, then and after the next run', async () => {
  for (const line of [begin('b'), end('a', 'succeeded')])
    for (let length = 0; length < line.length; length += 7) {
      const text = `${begin('a')}\n${line.slice(0, length)}`
      expect(await readBack(text)).toEqual(['a running'])
      expect(await readBack(text, true)).toEqual(['a running', expect.stringMatching(/ running$/)])
    }
  // Nor is a first line a record, as on a full disk.
  expect(await readBack(begin('a').slice(0, 50))).toEqual([])
})

describe('a journal that cannot be used', () => {
  test.each<[string, string]>([
    ['a record of another version', begin('b').replace('"v":1', '"v":2')],
    ['another event', JSON.stringify({ event: 'pause', id: 'a' })],
  ])('because a line is %s names the line and what fixing costs', async (_, line) => {
    for (const more of [false, true])
      await expect(readBack(`${begin('a')}\n\n${line}\n${begin('c')}\n`, more)).rejects.toThrow(
        /^Line 3 of the journal .*journal\.jsonl is not one of its records\. Fix the line, or delete the file/,
      )
  })

  test('because it is a folder, or a link to nothing, says so', async () => {
    await using folder = await temporaryFolder()
    const journal = new FileJournal(folder.path, record)
    const unreadable = / cannot be used \(.*EISDIR.*\)\. Give the path of a file that this job may/
    await expect(listed(journal)).rejects.toThrow(unreadable)
    await expect(journal.end('a', 'failed', '')).rejects.toThrow(JournalError)
    await symlink(join(folder.path, 'gone', 'journal'), join(folder.path, 'link'))
    const nowhere = new FileJournal(join(folder.path, 'link'), record)
    await expect(nowhere.begin(record)).rejects.toThrow(/cannot be used .* Give the path of a file/)
  })
})
