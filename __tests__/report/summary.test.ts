import { describe, expect, test } from '@jest/globals'
import type { Outcome } from '../../src/push/deliver.ts'
import { toReports } from '../../src/report/index.ts'
import { toErrorSummary, toSummary } from '../../src/report/summary.ts'
import { type Message, withHelp } from '../../src/text/message.ts'
import { outcome, report, reports } from '../support/outcomes.ts'

/** The rows of the tables of pages in a summary. */
const rows = (summary: string) =>
  [...summary.matchAll(/\| Page \| [\w, ]+ \|\n\|---\|---\|\n((?:\|.*\n)*)/g)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  )

const titles = (summary: string) => [...summary.matchAll(/<summary>(.*?)<\/summary>/g)].map(each => each[1])

const odd: Message[] = [{ line: 3, column: 1, rule: 'comment', reason: 'is odd' }]
const blob = 'https://github.com/octo/docs/blob'

describe('a summary', () => {
  test('says what happened, and has a table for each kind of outcome that there is', () => {
    const kinds = ['pushed', 'pushed', 'archived', 'unchanged', 'skipped', 'failed', 'unsent'] as const
    const documents = kinds.map((kind, index) => outcome(`${index}.md`, { kind, messages: odd }))
    const summary = toSummary(reports(documents))
    expect(summary).toMatch(
      /^## Docs Push\n\n✅ \*\*Every change up to bbbbbbb is delivered\.\*\*\n\nCommit \[bbbbbbb\]\(.*\/commit\/b+\) /,
    )
    expect(summary).toContain(
      '| Pushed | Archived | Unchanged | Skipped | Failed | Not sent | Warnings | Requests |',
    )
    expect(summary).toContain('| 2 | 1 | 1 | 1 | 1 | 1 | 7 | 1 |')
    expect(titles(summary)).toEqual([
      ...['Failed: 1', 'Not sent: 1', 'Pushed: 2', 'Archived: 1', 'Skipped: 1', 'Warnings about pages: 7'],
    ])
    expect(summary).toContain(`| [0.md&#58;3&#58;1](${blob}/main/0.md?plain=1#L3) | is odd (comment) |`)
    expect(titles(toSummary(reports([])))).toEqual([])
  })

  test('has all pages that were pushed in one table, those that changed themselves first', () => {
    const documents = [
      outcome('again.md', { name: 'Again', isAgain: true }),
      outcome('changed.md', { name: 'Changed' }),
    ]
    const summary = toSummary(reports(documents))
    expect(titles(summary)).toEqual(['Pushed: 2'])
    expect(rows(summary).map(row => row.split(' | ')[1])).toEqual([
      'Changed |',
      'Again (again&#58; what it links to or includes has changed) |',
    ])
  })

  test('begins with the warnings about the run, and counts them with those about pages', () => {
    const warnings = [withHelp('It is <gone>.', 'commit-gone'), 'Two.']
    const agentInstructions = { path: 'A.md', kind: 'failed', reason: 'No.' } as const
    const summary = toSummary(reports([outcome('a.md', { messages: odd })], { warnings, agentInstructions }))
    expect(summary).toMatch(
      /^## Docs Push\n\n> \[!WARNING\]\n> No\. \[More on this\]\(\S+#agent-instructions\)\n\n✅ .*\n\n> \[!WARNING\]\n> It is &#60;gone&#62;\. \[More on this\]\(\S+#commit-gone\)\n>\n> Two\.\n\nCommit /,
    )
    expect(summary).toMatch(/\| Pushed \| Warnings \| Requests \|\n.*\n\| 1 \| 3 \| 1 \|\n/)
    expect(titles(summary)).toEqual(['Pushed: 1', 'Warnings about pages: 1'])
    const many = Array.from({ length: 22 }, (_, index) => `Warning ${index}.`)
    expect(toSummary(reports([], { warnings: many }))).toContain('> Warning 19.\n>\n> and 2 more\n\n')
  })

  test('of several targets has a heading for each, with its warnings', () => {
    const targets = ['a', 'b'].map(target =>
      report([outcome('a.md')], { target, warnings: [`W of ${target}.`] }),
    )
    expect(toSummary(toReports(targets))).toMatch(
      /^## Docs Push\n\n### a\n\n✅ .*> W of a\.\n.*\n### b\n\n✅ .*> W of b\.\n/s,
    )
  })

  test('links no page that GitHub does not have', () => {
    const summary = toSummary(reports([outcome('docs/api/a.md', { isGenerated: true, messages: odd })]))
    expect(summary).toContain('| docs/api/a.md |')
    expect(summary).not.toContain('blob/main/docs/api')
  })

  test('of a failed run begins with what to do, as text in a box of its own', () => {
    const summary = toSummary(
      reports([], { status: 'failed', problem: withHelp('Fix <it>.\n# Now', 'api-key') }),
    )
    expect(summary).toMatch(
      /^## Docs Push\n\n❌ \*\*The run ended with an error\.\*\*\n\n> \[!CAUTION\]\n> Fix &#60;it&#62;\. &#35; Now \[More on this\]\(https:\S+#api-key\)\n/,
    )
    const box = '> [!CAUTION]\n> Bad &#60;key&#62;.\n>\n> &#35; Fix it\n'
    expect(toErrorSummary('Bad <key>.\n# Fix it')).toContain(box)
  })

  test('folds a long table, unless it is of failures', () => {
    const of = (kind: Outcome['kind'], count: number) =>
      Array.from({ length: count }, (_, index) => outcome(`${kind}/${index}.md`, { kind }))
    const summary = toSummary(reports([...of('pushed', 11), ...of('skipped', 10), ...of('failed', 11)]))
    const tables = [...summary.matchAll(/<details( open)?><summary>(\w+)/g)]
    expect(tables.map(([, open, title]) => [title, !!open])).toEqual([
      ['Failed', true],
      ['Pushed', false],
      ['Skipped', true],
    ])
  })

  test('links no page that is gone', () => {
    const reason = 'was not archived'
    const documents = [
      outcome('a.md', { kind: 'unsent', reason, isGone: true }),
      outcome('b.md', { kind: 'unsent', reason: 'was not pushed' }),
    ]
    expect(rows(toSummary(reports(documents))).map(row => row.split(' | ')[0])).toEqual([
      '| a.md',
      `| [b.md](${blob}/main/b.md)`,
    ])
  })

  test('has the reason why a page is hidden, or left search though its file is there, linked to the file', () => {
    const reason = 'front matter says `draft: true`'
    const documents = [
      outcome('a.md', { kind: 'archived', isHidden: true, reason }),
      outcome('b.md', { kind: 'hidden', reason }),
      outcome('c.md', { kind: 'archived', name: 'C' }),
    ]
    const shown = 'front matter says &#96;draft&#58; true&#96;'
    expect(rows(toSummary(reports(documents)))).toEqual([
      `| [a.md](${blob}/main/a.md) | ${shown} |`,
      '| c.md | C |',
      `| [b.md](${blob}/main/b.md) | ${shown} |`,
    ])
  })

  test('of a preview says so, and links pages as they were checked out, since the branch may not have them', () => {
    const documents = [outcome('new.md', { messages: odd }), outcome('gone.md', { kind: 'archived' })]
    const summary = toSummary(reports(documents, { isPreview: true, ifMerged: true }))
    expect(summary).toMatch(/👀 \*\*Preview, nothing was written\. If merged, this would result in&#58;\*\*/)
    expect(rows(summary)).toEqual([
      expect.stringContaining(`(${blob}/${'b'.repeat(40)}/new.md)`),
      '| gone.md |  |',
      expect.stringContaining(`(${blob}/${'b'.repeat(40)}/new.md?plain=1#L3)`),
    ])
  })
})

describe('names and reasons are text', () => {
  test('a reader sees them as they are', () => {
    const documents = [outcome('a [b].md', { kind: 'archived', name: 'é 😀 "c" & <d>' })]
    const [row = ''] = rows(toSummary(reports(documents, { baseline: '' })))
    const decoded = row.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    expect(decoded).toBe('| a [b].md | é 😀 "c" & <d> |')
    const named = toSummary(reports([outcome('a.md', { name: 'www.evil.example' })]))
    expect(named).not.toContain('www.evil.example')
  })

  test('a link leads to the page on the branch, each segment encoded', () => {
    const summary = toSummary(reports([outcome("docs/a b#(1)'?.md")], { branch: 'release/1 x' }))
    expect(summary).toContain(`](${blob}/release/1%20x/docs/a%20b%23%281%29%27%3F.md)`)
  })
})

describe('a summary of very many pages', () => {
  const many = (changes: (index: number) => Partial<Outcome> = () => ({})) =>
    Array.from({ length: 50_000 }, (_, index) => outcome(`docs/${index}.md`, changes(index)))

  test('stays under 1 MiB, and says what there is no room for', () => {
    const kinds = ['pushed', 'archived', 'skipped', 'failed', 'unsent'] as const
    const long = '<'.repeat(2000)
    const messages: Message[] = [{ line: 1, column: 1, rule: 'comment', reason: long }]
    const details = { name: long, reason: long, messages }
    const summary = toSummary(reports(many(index => ({ kind: kinds[index % 5] ?? 'pushed', ...details }))))
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    // What has no room is left out whole, and what comes after it is there all the same.
    expect(titles(summary).slice(0, 1)).toEqual(['Failed: 10,000'])
    expect(titles(summary).length).toBeLessThan(6)
    expect(summary).toMatch(/\n\n9,500 more are in the report file\.\n/)
    expect(summary).toMatch(/There is no room for all of it here: see the report file\.\n$/)
    expect(summary.match(/<details/g)).toHaveLength(summary.match(/<\/details>\n\n/g)?.length ?? 0)
  })

  test('shows the first 500 of a kind', () => {
    const summary = toSummary(reports(many()))
    expect(rows(summary)).toHaveLength(500)
    expect(summary).toContain('\n\n49,500 more are in the report file.\n')
  })
})
