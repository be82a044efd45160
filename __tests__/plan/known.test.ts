import { describe, expect, test } from '@jest/globals'
import type { Attempt, AttemptRecord, History } from '../../src/journal/index.ts'
import { type Known, plan, readKnown } from '../../src/plan/index.ts'
import { digestOfSettings } from '../../src/run/target.ts'
import type { Snapshot } from '../../src/snapshot/index.ts'
import { attempt, record } from '../support/attempts.ts'
import { snapshot } from '../support/pages.ts'

const of = (order: number, changes: Partial<AttemptRecord>): Attempt =>
  attempt(order, { record: { ...record, ...changes } })
const history = (synced: Attempt | undefined, ...dirty: Attempt[]): History => ({
  ...{ synced, dirty, ahead: [], isCut: false },
})

describe('the digest of the settings', () => {
  const settings = {
    ...{ refPrefix: '', tags: ['a', 'b'], rules: [], siteTags: true, sourceLinks: true, branch: 'main' },
    repositoryUrl: 'https://github.com/o/r',
    siteUrls: [{ prefix: '', url: 'https://docs.example.com/' }],
  }
  const url = 'https://search.example.com'

  test('is the same in whatever order they are, and whatever the prefix, which is recorded beside it', () => {
    const reversed = Object.fromEntries(Object.entries(settings).reverse()) as typeof settings
    expect(digestOfSettings(1, { ...reversed, refPrefix: 'x/' }, url)).toBe(
      digestOfSettings(1, settings, url),
    )
  })

  test.each([
    [{ tags: ['b', 'a'] }],
    [{ sourceLinks: false }],
    [{ siteUrls: [{ prefix: 'a/', url: 'https://docs.example.com/' }] }],
  ])('differs with %j', changes => {
    expect(digestOfSettings(1, { ...settings, ...changes }, url)).not.toBe(digestOfSettings(1, settings, url))
  })

  test('differs with the service, and with the normaliser, which alone decides what is hidden', () => {
    expect(digestOfSettings(1, settings, 'https://other.example.com')).not.toBe(
      digestOfSettings(1, settings, url),
    )
    expect(digestOfSettings(2, settings, url)).not.toBe(digestOfSettings(1, settings, url))
    const known = {
      synced: snapshot({}, digestOfSettings(1, settings, url)),
      dirty: [snapshot({}, digestOfSettings(1, { ...settings, tags: [] }, url))],
    }
    expect(digestOfSettings(1, settings, url)).toMatch(/^1-[0-9a-f]{32}$/)
    const versions = (known: Known, version = 1) => {
      const page = { externalRef: 'a', path: 'a', oid: '1' }
      const held = { ...known, synced: known.synced && { ...known.synced, pages: new Map([['a', page]]) } }
      return plan(new Map(), digestOfSettings(version, settings, url), held, false).archives[0]?.held
    }
    expect(versions(known)).toMatchObject({ versions: [{ snapshot: 1, hasSameHidingRules: true }] })
    expect(versions(known, 12)).toMatchObject({ versions: [{ snapshot: 1, hasSameHidingRules: false }] })
  })
})

describe('of the attempts since the last success', () => {
  const sha = (number: number) => `${number}`.padStart(40, '0')
  const failures = (count: number, from = 2) =>
    Array.from({ length: count }, (_, index) => of(from + index, { sha: sha(from + index) })).reverse()
  /** What is read, and what follows of it for a page that is unchanged in all of them. */
  async function readAll(dirty: Attempt[], isCut = false) {
    const read: number[] = []
    const warnings: string[] = []
    const toSnapshot = (record: AttemptRecord) =>
      ({
        pages: snapshot({ 'a.md': 'A', [`${Number(record.sha)}.md`]: 'B' }).pages,
        sites: { all: [], files: new Map() },
      }) as unknown as Snapshot
    const now = toSnapshot({ ...record, sha: sha(1) })
    const { known } = await readKnown({
      history: { ...history(of(1, { sha: sha(1) }), ...dirty), isCut },
      now,
      everything: false,
      snapshotAt: async record => {
        read.push(Number(record.sha))
        return toSnapshot(record)
      },
      warn: line => warnings.push(line),
    })
    const { upserts, archives } = plan(now.pages, record.settings, known, false)
    return {
      read: read.slice(0, -1),
      isPushed: upserts.some(each => each.path === 'a.md'),
      archived: archives.length,
      warnings: warnings.length,
    }
  }

  test('those that had the same pages are read once', async () => {
    const same = failures(30).map(each => ({ ...each, record: { ...each.record, sha: sha(2) } }))
    expect(await readAll(same)).toEqual({ read: [2], isPushed: false, archived: 1, warnings: 0 })
    const others = [
      { files: ['b'] },
      { refPrefix: 'x/' },
      { settings: '1-1' },
      { generator: 'hugo' as const },
    ]
    const changed = same
      .slice(0, 4)
      .map((each, at) => ({ ...each, record: { ...each.record, ...others[at] } }))
    expect((await readAll(changed)).read).toEqual([2, 2, 2, 2])
  })

  test('the newest twenty are read, and where there are more every page is pushed', async () => {
    const newest = Array.from({ length: 20 }, (_, index) => 21 - index)
    expect(await readAll(failures(20))).toEqual({ read: newest, isPushed: false, archived: 20, warnings: 0 })
    expect(await readAll(failures(21))).toMatchObject({
      ...{ read: newest.map(each => each + 1), isPushed: true, warnings: 1 },
    })
    expect(await readAll(failures(1), true)).toMatchObject({ read: [2], isPushed: true, warnings: 1 })
  })
})
