import { describe, expect, test } from '@jest/globals'
import { cut } from '../../src/plan/cut.ts'
import { type Plan, plan, withTombstones } from '../../src/plan.ts'
import { Ledger } from '../../src/report/ledger.ts'
import { outcome } from '../support/outcomes.ts'
import { pages, snapshot } from '../support/pages.ts'

const link = { path: 'link.md', mode: '120000', oid: 'x', isUtf8: true }
const latin1 = { path: 'caf\ufffd.md', mode: '100644', oid: 'x', isUtf8: false }

function planned(wanted: Record<string, string>, before: Record<string, string>): Plan {
  return plan(pages(wanted), 'v1', { synced: snapshot(before), dirty: [] }, false)
}

const opened = (found: Plan, ...entries: (typeof link)[]) =>
  new Ledger(
    cut(entries, () => true, ''),
    found,
  )
const brief = (ledger: Ledger, found: Plan, stop?: { reason: string; hint: string }) =>
  ledger.outcomes(found, stop).map(({ externalRef, kind, reason }) => [externalRef, kind, reason])

describe('the account of a run', () => {
  test('begins with what is no page and with what needs no push', () => {
    const found = planned({ 'a.md': '1' }, { 'a.md': '1' })
    const ledger = opened(found, link, latin1)
    expect(ledger.settled).toBe(0)
    expect(brief(ledger, found)).toEqual([
      ['a.md', 'unchanged', undefined],
      ['caf\ufffd.md', 'failed', expect.stringMatching(/^has a name that is not UTF-8/)],
      ['link.md', 'skipped', expect.stringMatching(/^is a symbolic link/)],
    ])
  })

  test('has each document as it was noted, in the order of the references', () => {
    const found = planned({ 'c.md': '1', 'a.md': '1' }, { 'b.md': '1' })
    const ledger = opened(found)
    for (const each of [
      outcome('c.md', { name: 'C' }),
      outcome('b.md', { kind: 'archived' }),
      outcome('a.md'),
    ])
      ledger.note(each)
    expect(ledger.settled).toBe(3)
    expect(ledger.outcomes(found, undefined)).toEqual([
      outcome('a.md'),
      outcome('b.md', { kind: 'archived' }),
      outcome('c.md', { name: 'C' }),
    ])
  })

  test('has every planned document that no one noted, with the reason why the run stopped', () => {
    const found = planned({ 'a.md': '1', 'b.md': '1' }, { 'c.md': '1' })
    const ledger = opened(found)
    ledger.note(outcome('a.md'))
    expect(brief(ledger, found, { reason: 'the key is wrong', hint: '' })).toEqual([
      ['a.md', 'pushed', undefined],
      ['b.md', 'unsent', 'was not pushed: the key is wrong'],
      ['c.md', 'unsent', 'was not archived: the key is wrong'],
    ])
    expect(brief(ledger, found)).toHaveLength(3)
  })

  test('has what history has deleted as unsent as well', () => {
    const found = withTombstones(planned({}, {}), pages({}), pages({ 'old.md': '1' }))
    expect(brief(opened(found), found).map(([ref, kind]) => `${kind} ${ref}`)).toEqual(['unsent old.md'])
  })

  test('names documents as unsent also when no reason is known', () => {
    const found = planned({ 'a.md': '1' }, {})
    expect(brief(opened(found), found)).toEqual([
      ['a.md', 'unsent', 'was not pushed: the run ended before its turn'],
    ])
  })

  test('has a page that became a link once, as archived, with the link as the reason', () => {
    const found = planned({}, { 'link.md': '1' })
    const ledger = opened(found, link)
    ledger.note(outcome('link.md', { kind: 'archived' }))
    expect(brief(ledger, found)).toEqual([
      ['link.md', 'archived', 'is a symbolic link; links are not followed'],
    ])
  })

  test('has a page that became a link once, as not sent, when the run stopped before it was archived', () => {
    const found = planned({}, { 'link.md': '1' })
    expect(brief(opened(found, link), found, { reason: 'the key is wrong', hint: '' })).toEqual([
      ['link.md', 'unsent', 'was not archived: the key is wrong'],
    ])
  })

  test('has each of two files whose names are not UTF-8 and look alike', () => {
    const found = planned({}, {})
    expect(brief(opened(found, latin1, { ...latin1, oid: 'y' }), found)).toHaveLength(2)
  })
})
