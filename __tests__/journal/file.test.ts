import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { openFileJournal } from '../../src/journal/file.ts'
import { JournalError, readHistory } from '../../src/journal.ts'
import { record } from '../support/attempts.ts'
import { temporaryFolder } from '../support/folder.ts'

const begin = (id: string) => JSON.stringify({ event: 'begin', id, at: 1, record })
const end = (id: string, state: string) => JSON.stringify({ event: 'end', id, at: 2, state, description: '' })

/** The attempts of a file with these lines: each one's name and state, in their order. */
async function listed(...lines: string[]) {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'journal.jsonl')
  await writeFile(path, lines.join('\n'))
  const attempts = await openFileJournal(path, record).list()
  return attempts.toSorted((a, b) => a.order - b.order).map(({ id, state }) => `${id} ${state}`)
}

describe('a journal in a file', () => {
  test('gives back what was written, in the order in which it began', async () => {
    await using folder = await temporaryFolder()
    const path = join(folder.path, 'new', 'folder', 'journal.jsonl')
    const journal = openFileJournal(path, record)
    expect(await journal.list()).toEqual([])
    const first = await journal.begin(record)
    const second = await journal.begin({ ...record, sha: 'b'.repeat(40), files: ['é\n😀'] })
    expect(second.order).toBeGreaterThan(first.order)
    await journal.end(first.id, 'succeeded', 'all\nin')
    const found = await openFileJournal(path, record).list()
    expect(found).toEqual([second, { ...first, state: 'succeeded' }])
    expect(found[0]?.record).toEqual({ ...record, sha: 'b'.repeat(40), files: ['é\n😀'] })
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(4)
  })

  test.each([
    ['connector', { ...record, connectorId: 'other' }],
    ['service', { ...record, service: 'ffffffff' }],
    ['repository', { ...record, repository: 'octo/other' }],
  ])('shows each %s its own attempts', async (_, other) => {
    await using folder = await temporaryFolder()
    const path = join(folder.path, 'journal.jsonl')
    await openFileJournal(path, record).begin(record)
    await openFileJournal(path, other).begin(other)
    expect(await openFileJournal(path, record).list()).toHaveLength(1)
    expect(await openFileJournal(path, other).list()).toHaveLength(1)
  })

  test('tells apart two attempts that begin at the same time', async () => {
    await using folder = await temporaryFolder()
    const journal = openFileJournal(join(folder.path, 'journal.jsonl'), record)
    const begun = await Promise.all(Array.from({ length: 8 }, () => journal.begin(record)))
    expect(new Set(begun.map(each => each.id)).size).toBe(8)
    expect(new Set(begun.map(each => each.order)).size).toBe(8)
    const ahead = begun.map(own => readHistory(begun, own.begunAtMs, own).ahead.length)
    expect(ahead.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test.each<[string, string[], string[]]>([
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
      ],
      ['a succeeded', 'b failed', 'c void', 'd running'],
    ],
    ['an end of an attempt that it does not have', [end('x', 'failed'), begin('a')], ['a running']],
    ['a line that is cut off at the end', [begin('a'), end('a', 'succeeded').slice(0, -9)], ['a running']],
    [
      'empty lines and lines that end as on Windows',
      ['', `${begin('a')}\r`, '  ', end('a', 'failed')],
      ['a failed'],
    ],
  ])('is read with %s', async (_, lines, expected) => {
    expect(await listed(...lines)).toEqual(expected)
  })
})

test.each([
  ['is whole', end('a', 'succeeded'), 'a succeeded'],
  ['is cut off', end('a', 'succeeded').slice(0, -9), 'a running'],
])('a last line without its end that %s is not joined to the next one', async (_, last, expected) => {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'journal.jsonl')
  await writeFile(path, `${begin('a')}\n${last}`)
  const journal = openFileJournal(path, record)
  await journal.begin(record)
  const [first, second] = (await journal.list()).toSorted((a, b) => a.order - b.order)
  expect(`${first?.id} ${first?.state}`).toBe(expected)
  expect(second?.state).toBe('running')
})

describe('a journal that cannot be used', () => {
  test.each<[string, string]>([
    ['no JSON', 'begin'],
    ['cut off', begin('b').slice(0, -9)],
    ['null', 'null'],
    [
      'a record of another version',
      JSON.stringify({ event: 'begin', id: 'b', at: 1, record: { ...record, v: 2 } }),
    ],
    ['a beginning without its time', JSON.stringify({ event: 'begin', id: 'b', record })],
    ['an end in a state that there is not', end('a', 'running')],
    ['another event', JSON.stringify({ event: 'pause', id: 'a' })],
  ])('because a line is %s names the line and what mending costs', async (_, line) => {
    const reading = listed(begin('a'), '', line, begin('c'))
    await expect(reading).rejects.toThrow(JournalError)
    await expect(reading).rejects.toThrow(
      /^Line 3 of the journal .*journal\.jsonl is not one of its records\. Mend the line, or delete the file to start afresh: every page is then pushed again/,
    )
  })

  test('because it is a folder says so', async () => {
    await using folder = await temporaryFolder()
    const journal = openFileJournal(folder.path, record)
    await expect(journal.list()).rejects.toThrow(
      / cannot be read \(.*EISDIR.*\)\. Give the path of a file\.$/,
    )
    await expect(journal.begin(record)).rejects.toThrow(
      / cannot be written \(.*EISDIR.*\)\. Give a path that this job may write to\.$/,
    )
    await expect(journal.end('a', 'failed', '')).rejects.toThrow(JournalError)
  })

  test('because its folder is a file says so', async () => {
    await using folder = await temporaryFolder()
    await writeFile(join(folder.path, 'file'), '')
    await expect(openFileJournal(join(folder.path, 'file', 'journal'), record).begin(record)).rejects.toThrow(
      /cannot be written/,
    )
  })

  test('because of a broken line is not written to before it is mended', async () => {
    await using folder = await temporaryFolder()
    await mkdir(join(folder.path, 'a'))
    const path = join(folder.path, 'a', 'journal.jsonl')
    await appendFile(path, 'broken\n')
    await expect(openFileJournal(path, record).begin(record)).rejects.toThrow(/^Line 1 of the journal/)
  })
})
