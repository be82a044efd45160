import { expect, test } from '@jest/globals'
import { plan } from '../../src/plan/index.ts'
import { toOutcome } from '../../src/push/outcome.ts'
import { toEnding, toExceptions } from '../../src/report/index.ts'
import { outcome, report } from '../support/outcomes.ts'

const page = { externalRef: 'slow.md', path: 'slow.md', oid: '1'.repeat(40) }
const sha = '2'.repeat(40)

test('a page that went as plain text, because parsing it took too long, is noted and does not fail the run', () => {
  const outcomes = [toOutcome(page, 'pushed', { isUnparsed: true }), outcome('other.md')]
  const planned = plan(new Map([[page.externalRef, page]]), 's', { synced: undefined, dirty: [] }, false)
  const facts = { before: [], uncertain: new Set<string>(), sha, isFirstSync: true }
  const exceptions = toExceptions(outcomes, planned, facts)
  expect(exceptions).toMatchObject([{ externalRef: 'slow.md', path: 'slow.md', since: sha }])
  expect(toEnding(report(outcomes), exceptions)).toMatchObject({ state: 'succeeded', exceptions })
})
