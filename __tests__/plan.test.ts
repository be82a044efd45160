import { describe, expect, test } from '@jest/globals'
import { cut } from '../src/plan/cut.ts'
import { alsoPush, type Known, type Page, type Plan, plan, withTombstones } from '../src/plan.ts'
import { page, pages, snapshot } from './support/pages.ts'

type Texts = Record<string, string>

const since = (synced: Texts, ...dirty: Texts[]): Known => ({
  synced: snapshot(synced),
  dirty: dirty.map(texts => snapshot(texts)),
})

/** A plan in short: which documents are pushed, archived and left alone. */
function brief({ upserts, archives, unchanged }: Plan) {
  return {
    upserts: upserts.map(each => each.page.externalRef),
    archives: archives.map(each => each.externalRef),
    unchanged: unchanged.map(each => each.externalRef),
  }
}

const planned = (wanted: Texts, known: Known, settings = 'v1', everything = false) =>
  brief(plan(pages(wanted), settings, known, everything))

const same = { upserts: [], archives: [], unchanged: ['a.md', 'b.md'] }
const both = { 'a.md': 'one', 'b.md': 'one' }

describe('since a success', () => {
  test.each<[string, Texts, Texts, ReturnType<typeof brief>]>([
    ['nothing changed: nothing is pushed', both, both, same],
    [
      'an edited file is pushed',
      both,
      { ...both, 'b.md': 'two' },
      { upserts: ['b.md'], archives: [], unchanged: ['a.md'] },
    ],
    [
      'a new file is pushed',
      { 'a.md': 'one' },
      both,
      { upserts: ['b.md'], archives: [], unchanged: ['a.md'] },
    ],
    [
      'a deleted file is archived',
      both,
      { 'a.md': 'one' },
      { upserts: [], archives: ['b.md'], unchanged: ['a.md'] },
    ],
    [
      'a renamed file is pushed and archived',
      both,
      { 'a.md': 'one', 'c.md': 'one' },
      { upserts: ['c.md'], archives: ['b.md'], unchanged: ['a.md'] },
    ],
    [
      'two files that changed places are pushed',
      { 'a.md': '1', 'b.md': '2' },
      { 'a.md': '2', 'b.md': '1' },
      { upserts: ['a.md', 'b.md'], archives: [], unchanged: [] },
    ],
    [
      'a name that differs in case is another file',
      { 'A.md': 'one' },
      { 'a.md': 'one' },
      { upserts: ['a.md'], archives: ['A.md'], unchanged: [] },
    ],
  ])('%s', (_, before, now, expected) => {
    expect(planned(now, since(before))).toEqual(expected)
  })

  test('all pages are pushed when the settings changed', () => {
    expect(planned(both, since(both), 'v2')).toEqual({
      upserts: ['a.md', 'b.md'],
      archives: [],
      unchanged: [],
    })
  })

  test('all pages are pushed when everything is asked for, and what is gone is archived', () => {
    const expected = { upserts: ['a.md'], archives: ['b.md'], unchanged: [] }
    expect(planned({ 'a.md': 'one' }, since(both), 'v1', true)).toEqual(expected)
  })

  test('a page whose reference is the same by another path is pushed', () => {
    const known: Known = { synced: { pages: pages({ 'a/b.md': 'one' }), settings: 'v1' }, dirty: [] }
    const found = plan(pages({ 'b.md': 'one' }, 'a/'), 'v1', known, false)
    expect(brief(found)).toEqual({ upserts: ['a/b.md'], archives: [], unchanged: [] })
    expect(found.upserts[0]?.versions).toEqual([page('a/b.md')])
  })

  test('another prefix pushes under the new references and archives the old ones', () => {
    const found = plan(pages(both, 'x/'), 'v1', since(both), false)
    expect(brief(found)).toEqual({ upserts: ['x/a.md', 'x/b.md'], archives: ['a.md', 'b.md'], unchanged: [] })
    expect(found.archives[0]?.versions).toEqual([page('a.md')])
  })

  test('a file that became a symlink is archived', () => {
    const link = { path: 'a.md', mode: '120000', oid: 'x', isUtf8: true }
    const file = { path: 'b.md', mode: '100644', oid: page('b.md').oid, isUtf8: true }
    const wanted = cut([link, file], () => true, '').pages
    expect(brief(plan(wanted, 'v1', since(both), false))).toEqual({
      upserts: [],
      archives: ['a.md'],
      unchanged: ['b.md'],
    })
  })
})

describe('without a success', () => {
  test('all pages are pushed, and nothing is archived', () => {
    const known = { synced: undefined, dirty: [] }
    expect(planned(both, known)).toEqual({ upserts: ['a.md', 'b.md'], archives: [], unchanged: [] })
  })

  test('all pages are pushed although a dirty attempt has them, and what it had besides is archived', () => {
    const known = { synced: undefined, dirty: [snapshot({ ...both, 'c.md': 'one' })] }
    expect(planned(both, known)).toEqual({ upserts: ['a.md', 'b.md'], archives: ['c.md'], unchanged: [] })
  })
})

describe('after a dirty attempt', () => {
  test.each<[string, Texts, ReturnType<typeof brief>]>([
    ['that had the same: nothing is pushed', both, same],
    [
      'that lacked a page: it is pushed, since it may have been archived',
      { 'a.md': 'one' },
      { upserts: ['b.md'], archives: [], unchanged: ['a.md'] },
    ],
    [
      'that had another text: the page is pushed again',
      { ...both, 'a.md': 'two' },
      { upserts: ['a.md'], archives: [], unchanged: ['b.md'] },
    ],
    [
      'that had one more page: it is archived, since it may have been pushed',
      { ...both, 'c.md': 'one' },
      { upserts: [], archives: ['c.md'], unchanged: ['a.md', 'b.md'] },
    ],
  ])('%s', (_, dirty, expected) => {
    expect(planned(both, since(both, dirty))).toEqual(expected)
  })

  test('under other settings all pages are pushed', () => {
    const known = { synced: snapshot(both), dirty: [snapshot(both, 'v0')] }
    expect(planned(both, known)).toEqual({ upserts: ['a.md', 'b.md'], archives: [], unchanged: [] })
  })

  test('the versions that the service may hold come newest first, each once', () => {
    const known = since({ 'a.md': '1' }, { 'a.md': '3' }, { 'a.md': '2' }, { 'a.md': '3' })
    const versions: Page[] = ['3', '2', '1'].map(text => page('a.md', text))
    expect(plan(pages({ 'a.md': '4' }), 'v1', known, false).upserts).toEqual([
      { page: page('a.md', '4'), versions },
    ])
    expect(plan(pages({}), 'v1', known, false).archives).toEqual([{ externalRef: 'a.md', versions }])
  })

  test('what is known is counted over all attempts', () => {
    const known = since({ 'a.md': '1' }, { 'b.md': '1' }, { 'a.md': '2', 'c.md': '1' })
    expect(plan(pages({}), 'v1', known, false).knownCount).toBe(3)
  })
})

describe('pages that are pushed for their links', () => {
  test('they move from the unchanged to the upserts with the version that search has', () => {
    const found = alsoPush(
      plan(pages({ ...both, 'c.md': 'two' }), 'v1', since({ ...both, 'c.md': 'one' }), false),
      new Set(['b.md', 'c.md', 'x.md']),
    )
    expect(brief(found)).toEqual({ upserts: ['c.md', 'b.md'], archives: [], unchanged: ['a.md'] })
    expect(found.upserts[1]).toEqual({ page: page('b.md'), versions: [page('b.md')] })
  })
})

describe('pages that history has deleted', () => {
  test('are archived again, but for those that are wanted or archived anyway', () => {
    const before = plan(pages({ 'a.md': '2' }), 'v1', since({ 'a.md': '1', 'b.md': '1' }), false)
    const deleted = pages({ 'a.md': '0', 'b.md': '0', 'c.md': '0' })
    const found = withTombstones(before, pages({ 'a.md': '2' }), deleted)
    expect(found.tombstones).toEqual([{ externalRef: 'c.md', versions: [page('c.md', '0')] }])
    expect({ ...found, tombstones: [] }).toEqual(before)
  })
})
