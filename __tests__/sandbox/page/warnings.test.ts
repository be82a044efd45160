import { expect, test } from '@jest/globals'
import type { Run } from '../../../sandbox/page/runs.ts'
import { warningsAfter } from '../../../sandbox/page/warnings.ts'
import type { Rule } from '../../../src/document/document.ts'
import type { Outcome, Report } from '../../../src/report.ts'

const page = (path: string, kind: Outcome['kind'], ...rules: Rule[]): Outcome => ({
  path,
  externalRef: `book/${path}`,
  kind,
  messages: rules.map(rule => ({ line: 3, column: 1, rule, reason: 'leads nowhere' })),
})
const run = (...documents: Outcome[]) => ({ report: { documents } as Partial<Report> }) as Run

test('a warning stays until its page is pushed without it', () => {
  const runs = [run(page('a.md', 'pushed', 'missing-target')), run(page('a.md', 'unchanged'))]
  const warning = {
    ...{ line: 3, column: 1, rule: 'missing-target', reason: 'leads nowhere' },
    ...{ path: 'a.md', externalRef: 'book/a.md', run: 1 },
  }
  expect(warningsAfter(runs)).toEqual({ told: 1, byRule: new Map([['missing-target', [warning]]]) })
  expect(warningsAfter([...runs, run(page('a.md', 'pushed'))])).toEqual({ told: 0, byRule: new Map() })
})

test('links that only a website understands count as one, and each of them is there', () => {
  const links = Array.from({ length: 40 }, (): Rule => 'site-link')
  const { told, byRule } = warningsAfter([
    run(page('a.md', 'pushed', ...links, 'title')),
    run(page('a.md', 'unchanged'), page('b.md', 'pushed', ...links)),
  ])
  expect(told).toBe(2)
  expect([...byRule].map(([rule, list]) => [rule, list.length])).toEqual([
    ['site-link', 80],
    ['title', 1],
  ])
})
