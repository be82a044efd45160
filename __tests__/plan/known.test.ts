import { describe, expect, test } from '@jest/globals'
import type { Attempt, AttemptRecord, History } from '../../src/journal/index.ts'
import { digest, readKnown, wasHiddenAlike } from '../../src/plan/known.ts'
import { openPageReader } from '../../src/plan/pages.ts'
import { CommitGoneError, pathsOf, RepositoryError, type Tree } from '../../src/plan/tree.ts'
import { attempt, record } from '../support/attempts.ts'
import { noBlobs } from '../support/blobs.ts'
import { pages, snapshot } from '../support/pages.ts'

const tree = (...paths: string[]): Tree =>
  paths.map(path => ({ path, kind: 'file', oid: `oid of ${path}`, isUtf8: true }))

const trees: Record<string, Tree> = {
  s: tree('a.md', 'b.txt', 'docs/c.md'),
  d1: tree('a.md', 'd1.md'),
  d2: tree('a.md', 'd2.md'),
}

const of = (order: number, changes: Partial<AttemptRecord>): Attempt =>
  attempt(order, { record: { ...record, ...changes } })
const history = (synced: Attempt | undefined, ...dirty: Attempt[]): History => ({
  ...{ synced, dirty, ahead: [] },
})

const wanted = pages({ 'a.md': 'now' })

async function read(from: History, everything = false) {
  const missing: string[] = []
  const tree = async (commit: string) =>
    trees[commit] ??
    Promise.reject(commit === 'gone' ? new CommitGoneError('gone is gone') : new Error('no network'))
  const read = openPageReader({ tree, blobs: noBlobs })
  const before = await readKnown(from, {
    wanted,
    everything,
    read: each => read(each.sha, each),
    onGone: commit => void missing.push(commit),
  })
  return { ...before, missing }
}

describe('what the service may hold', () => {
  test('is nothing when nothing was ever pushed', async () => {
    const known = { synced: undefined, dirty: [], excepted: new Map() }
    expect(await read(history(undefined))).toEqual({ known, readings: [], missing: [] })
  })

  test('is the tree of the last success, selected by the patterns and prefix of its time', async () => {
    const success = of(1, { sha: 's', files: ['docs/**'], refPrefix: 'x/', settings: '1-old' })
    const { known } = await read(history(success))
    expect(known.synced?.settings).toBe('1-old')
    expect([...(known.synced?.pages ?? [])]).toEqual([
      ['x/docs/c.md', { externalRef: 'x/docs/c.md', path: 'docs/c.md', oid: 'oid of docs/c.md' }],
    ])
  })

  test('is the trees of all dirty attempts besides, newest first, with all paths that were there', async () => {
    const { known, readings } = await read(
      history(
        of(1, { sha: 's' }),
        of(3, { sha: 'd2', settings: '1-2' }),
        of(2, { sha: 'd1', settings: '1-1' }),
      ),
    )
    expect(known.dirty.map(each => [each.settings, ...each.pages.keys()])).toEqual([
      ['1-2', 'a.md', 'd2.md'],
      ['1-1', 'a.md', 'd1.md'],
    ])
    expect(readings.map(each => each.paths)).toEqual(
      ['d2', 'd1', 's'].map(commit => pathsOf(trees[commit] ?? [])),
    )
  })
})

describe('what a sync with exceptions left', () => {
  const since = 'f'.repeat(40)
  const except = (path: string, held = true) => ({ externalRef: path, path, held, since })
  const synced = { ...of(1, { sha: 's' }), exceptions: [except('a.md'), except('gone.md', false)] }

  test('is what it delivered, and of each exception whether the service may hold it', async () => {
    const { known } = await read(history({ ...synced, record: { ...record, sha: 's', files: ['**'] } }))
    expect([...(known.synced?.pages.keys() ?? [])]).toEqual(['docs/c.md'])
    expect(known.excepted).toEqual(
      new Map([
        ['a.md', except('a.md')],
        ['gone.md', except('gone.md', false)],
      ]),
    )
  })

  test('comes with the exceptions of the attempts since', async () => {
    const again = { ...of(2, { sha: 'd1' }), exceptions: [except('a.md', false), except('b.md')] }
    const { known } = await read(history(synced, again))
    const all = [except('a.md'), except('b.md'), except('gone.md', false)]
    expect([...(known.excepted?.values() ?? [])]).toEqual(all)
  })
})

describe('a commit that is gone', () => {
  const gone = of(1, { sha: 'gone' })

  test.each<[string, History]>([
    ['of the last success', history(gone)],
    ['of a dirty attempt', history(of(1, { sha: 's' }), gone)],
  ])('%s ends the run', async (_, from) => {
    await expect(read(from)).rejects.toThrow(/^gone is gone$/)
    await expect(read(from)).rejects.toMatchObject({ topic: 'commit-gone' })
    expect(new RepositoryError('no network').topic).toBe('checkout')
  })

  test('is reported and passed over when everything is pushed', async () => {
    const { known, missing } = await read(history(gone, of(2, { sha: 'd1' })), true)
    // Any version of what is wanted may be in search, so that a page which hides itself now is archived.
    expect(known.synced).toEqual({ pages: wanted, settings: 'unknown' })
    expect(known.dirty).toHaveLength(1)
    expect(missing).toEqual(['gone'])
  })

  test('is not what a server out of reach is taken for', async () => {
    await expect(read(history(of(1, { sha: 'out of reach' })), true)).rejects.toThrow(/^no network$/)
  })
})

describe('the digest of the settings', () => {
  const settings = {
    ...{ refPrefix: '', tags: ['a', 'b'], sourceLinks: true, branch: 'main' },
    repositoryUrl: 'https://github.com/o/r',
    siteUrls: [{ prefix: '', url: 'https://docs.example.com/' }],
  }
  const url = 'https://search.example.com'

  test('is the same in whatever order they are, and whatever the prefix, which is recorded beside it', () => {
    const reversed = Object.fromEntries(Object.entries(settings).reverse()) as typeof settings
    expect(digest(1, { ...reversed, refPrefix: 'x/' }, url)).toBe(digest(1, settings, url))
  })

  test.each([
    [{ tags: ['b', 'a'] }],
    [{ sourceLinks: false }],
    [{ siteUrls: [{ prefix: 'a/', url: 'https://docs.example.com/' }] }],
  ])('differs with %j', changes => {
    expect(digest(1, { ...settings, ...changes }, url)).not.toBe(digest(1, settings, url))
  })

  test('differs with the service, and with the normaliser, which alone decides what is hidden', () => {
    expect(digest(1, settings, 'https://other.example.com')).not.toBe(digest(1, settings, url))
    expect(digest(2, settings, url)).not.toBe(digest(1, settings, url))
    const known = {
      synced: snapshot({}, digest(1, settings, url)),
      dirty: [snapshot({}, digest(1, { ...settings, tags: [] }, url))],
    }
    expect(digest(1, settings, url)).toMatch(/^1-[0-9a-f]{32}$/)
    expect(wasHiddenAlike(known, digest(1, settings, url))).toBe(true)
    expect(wasHiddenAlike({ ...known, synced: undefined }, digest(1, settings, url))).toBe(true)
    expect(wasHiddenAlike(known, digest(12, settings, url))).toBe(false)
    expect(wasHiddenAlike({ ...known, dirty: [snapshot({}, 'unknown')] }, digest(1, settings, url))).toBe(
      false,
    )
  })

  test('says nothing of what is hidden where a target was not brought in step', () => {
    const same = digest(1, settings, url)
    const known = { synced: snapshot({}, same), dirty: [snapshot({}, same)] }
    const alike = (changes: Partial<AttemptRecord>) =>
      wasHiddenAlike(known, same, history(of(1, {}), of(2, {}), of(3, changes)))
    expect([alike({}), alike({ target: 'a' })]).toEqual([true, false])
    expect(wasHiddenAlike(known, same, history(of(1, { target: 'a' })))).toBe(true)
  })
})
