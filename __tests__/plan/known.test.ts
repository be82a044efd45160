import { describe, expect, test } from '@jest/globals'
import type { Attempt, AttemptRecord, History } from '../../src/journal.ts'
import { assumeKnown, readKnown } from '../../src/plan/known.ts'
import { openReadings, pathsOf } from '../../src/plan/reading.ts'
import { CommitGoneError } from '../../src/repository/errors.ts'
import type { Tree } from '../../src/repository/tree.ts'
import { WHOLE } from '../../src/shard.ts'
import { attempt, record } from '../support/attempts.ts'
import { pages } from '../support/pages.ts'

const tree = (...paths: string[]): Tree =>
  paths.map(path => ({ path, mode: '100644', oid: `oid of ${path}`, isUtf8: true }))

const trees: Record<string, Tree> = {
  s: tree('a.md', 'b.txt', 'docs/c.md'),
  d1: tree('a.md', 'd1.md'),
  d2: tree('a.md', 'd2.md'),
}

const of = (order: number, changes: Partial<AttemptRecord>): Attempt =>
  attempt(order, { record: { ...record, ...changes } })
const history = (synced: Attempt | undefined, ...dirty: Attempt[]): History => ({
  synced,
  dirty,
  ahead: [],
  overtaken: false,
})

const wanted = pages({ 'a.md': 'now' })

async function read(from: History, everything = false) {
  const missing: string[] = []
  const before = await readKnown(from, {
    tree: async commit =>
      trees[commit] ??
      Promise.reject(commit === 'gone' ? new CommitGoneError('gone is gone') : new Error('no network')),
    wanted,
    everything,
    read: openReadings(WHOLE),
    onGone: error => void missing.push(error.message),
  })
  return { ...before, missing }
}

describe('what the service may hold', () => {
  test('is nothing when nothing was ever pushed', async () => {
    expect(await read(history(undefined))).toEqual({
      known: { synced: undefined, dirty: [] },
      paths: [],
      settings: [],
      deleted: new Map(),
      missing: [],
    })
  })

  test('is the tree of the last success, cut by the patterns and prefix of its time', async () => {
    const { known } = await read(
      history(of(1, { sha: 's', files: ['docs/**'], refPrefix: 'x/', settings: '1-old' })),
    )
    expect(known.synced?.settings).toBe('1-old')
    expect([...(known.synced?.pages ?? [])]).toEqual([
      ['x/docs/c.md', { externalRef: 'x/docs/c.md', path: 'docs/c.md', oid: 'oid of docs/c.md' }],
    ])
  })

  test('is the trees of all dirty attempts besides, newest first', async () => {
    const { known, settings } = await read(
      history(
        of(1, { sha: 's' }),
        of(3, { sha: 'd2', settings: '1-2' }),
        of(2, { sha: 'd1', settings: '1-1' }),
      ),
    )
    expect(known.dirty.map(each => [...each.pages.keys()])).toEqual([
      ['a.md', 'd2.md'],
      ['a.md', 'd1.md'],
    ])
    expect(settings).toEqual(['1-2', '1-1', '1-0'])
  })

  test('comes with all paths that were around, whatever the patterns', async () => {
    const { paths } = await read(history(of(1, { sha: 's' }), of(2, { sha: 'd1' })))
    expect(paths).toEqual([pathsOf(trees.d1 ?? []), pathsOf(trees.s ?? [])])
    expect([...pathsOf(trees.s ?? []).files]).toEqual(['a.md', 'b.txt', 'docs/c.md'])
    expect([...pathsOf(trees.s ?? []).folders]).toEqual(['', 'docs'])
  })
})

describe('a commit that is gone', () => {
  const gone = of(1, { sha: 'gone' })

  test.each<[string, History]>([
    ['of the last success', history(gone)],
    ['of a dirty attempt', history(of(1, { sha: 's' }), gone)],
  ])('%s ends the run', async (_, from) => {
    await expect(read(from)).rejects.toThrow(/^gone is gone$/)
  })

  test('is told and passed over when everything is pushed', async () => {
    const { known, missing, settings } = await read(history(gone, of(2, { sha: 'd1' })), true)
    // Any version of what is wanted may be in search, so that a page which hides itself now is archived.
    expect(known.synced).toEqual({ pages: wanted, settings: 'unknown' })
    expect(known.dirty).toHaveLength(1)
    expect(settings).toEqual(['1-0', 'unknown'])
    expect(missing).toEqual(['gone is gone'])
  })

  test('is not what a server out of reach is taken for', async () => {
    await expect(read(history(of(1, { sha: 'out of reach' })), true)).rejects.toThrow(/^no network$/)
  })
})

test('without a journal the service may hold any version of what is wanted, and what was there before', () => {
  const [wanted, before, deleted] = [pages({ 'a.md': '2' }), pages({ 'b.md': '1' }), pages({ 'c.md': '1' })]
  const found = assumeKnown(wanted, before, deleted)
  expect(found.known.synced).toBeUndefined()
  expect(found.known.dirty.map(each => each.pages)).toEqual([wanted, before])
  expect(found.settings.every(each => each !== record.settings)).toBe(true)
  expect(found).toMatchObject({ paths: [], deleted })
})
