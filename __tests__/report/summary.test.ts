import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Message } from '../../src/document/document.ts'
import { toSummary } from '../../src/report/summary.ts'
import type { Outcome } from '../../src/report.ts'
import { outcome, report } from '../support/outcomes.ts'

const hostile = 'a|b](https://evil.example)<script>`*_[x]!&copy;\\\n# \u202eend@octo #1'

/** The lines of the tables of pages in a summary, without their heads. */
const rows = (summary: string) =>
  [...summary.matchAll(/\| Page \| [\w, ]+ \|\n\|---\|---\|\n((?:\|.*\n)*)/g)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  )

/** What a browser shows of text that Markdown gives no meaning to. */
const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

const section = (summary: string) => [...summary.matchAll(/<summary>(.*?)<\/summary>/g)].map(each => each[1])

describe('a summary', () => {
  test('says what happened, and has a table for each kind of outcome that there is', () => {
    const kinds = ['pushed', 'pushed', 'archived', 'unchanged', 'skipped', 'failed', 'unsent'] as const
    const messages: Message[] = [{ line: 3, column: 1, rule: 'comment', reason: 'is odd' }]
    const summary = toSummary(report(kinds.map((kind, index) => outcome(`${index}.md`, { kind, messages }))))
    expect(summary).toMatch(
      /^## Docs Push\n\n✅ \*\*Search is in step\.\*\*\n\nCommit \[bbbbbbb\]\(.*\/commit\/b+\) /,
    )
    expect(summary).toContain('| 2 | 1 | 1 | 0 | 1 | 1 | 1 | 1 |')
    const titles = ['Failed: 1', 'Not sent: 1', 'Pushed: 2', 'Archived: 1', 'Skipped: 1', 'Warnings: 7']
    expect(section(summary)).toEqual(titles)
    expect(summary).toContain(
      '| [0.md&#58;3&#58;1](https://github.com/octo/docs/blob/main/0.md?plain=1#L3) | is odd |',
    )
  })

  test('folds a long table, unless it tells of failures', () => {
    const of = (kind: Outcome['kind'], count: number) =>
      Array.from({ length: count }, (_, index) => outcome(`${kind}/${index}.md`, { kind }))
    const summary = toSummary(report([...of('pushed', 11), ...of('skipped', 10), ...of('failed', 11)]))
    expect(
      [...summary.matchAll(/<details( open)?><summary>(\w+)/g)].map(([, open, title]) => [title, !!open]),
    ).toEqual([
      ['Failed', true],
      ['Pushed', false],
      ['Skipped', true],
    ])
  })

  test('has the reason why a page is hidden, or left search though its file is there, linked to the file', () => {
    const hidden = { reason: 'front matter says `draft: true`' } as const
    const summary = toSummary(
      report([
        outcome('a.md', { kind: 'archived', isHidden: true, ...hidden }),
        outcome('b.md', { kind: 'hidden', ...hidden }),
        outcome('c.md', { kind: 'archived' }),
      ]),
    )
    expect(section(summary)).toEqual(['Archived: 2', 'Hidden: 1'])
    for (const path of ['a.md', 'b.md'])
      expect(summary).toContain(
        `| [${path}](https://github.com/octo/docs/blob/main/${path}) | front matter says &#96;draft&#58; true&#96; |`,
      )
  })

  test('tells two documents of one page apart by their references, as after a change of ref-prefix', () => {
    const documents = [
      outcome('a.md', { externalRef: 'new/a.md', name: 'A' }),
      outcome('a.md', { externalRef: 'old/a.md', kind: 'archived', name: 'A' }),
      outcome('b.md', { externalRef: 'new/b.md', name: 'B' }),
    ]
    expect(rows(toSummary(report(documents, { baseline: '' }))).map(row => row.split(' | ')[1])).toEqual([
      'A (reference new/a.md) |',
      'B |',
      'A (reference old/a.md) |',
    ])
  })

  test('links a page that is gone as it last was in search', () => {
    const documents = [outcome('c.md', { kind: 'archived' })]
    expect(toSummary(report(documents))).toContain(
      `| [c.md](https://github.com/octo/docs/blob/${'a'.repeat(40)}/c.md) |`,
    )
    expect(toSummary(report(documents, { baseline: '' }))).toContain('| c.md |  |')
  })

  test('of nothing has no table', () => {
    expect(section(toSummary(report([])))).toEqual([])
  })

  test('of a preview says what would be done', () => {
    const documents = [outcome('a.md'), outcome('b.md', { kind: 'archived' })]
    expect(section(toSummary(report(documents, { isPreview: true })))).toEqual([
      'Would be pushed: 1',
      'Would be archived: 1',
    ])
    expect(toSummary(report(documents, { isPreview: true, ifMerged: true }))).toMatch(
      /👀 \*\*Preview, nothing was written\. If merged, this would come to&#58;\*\*/,
    )
    expect(toSummary(report(documents, { isPreview: true }))).toContain('A real run would come to')
  })

  test('of a preview links pages as they were checked out, since the branch may not have them', () => {
    const messages: Message[] = [{ line: 3, column: 1, rule: 'comment', reason: 'is odd' }]
    const documents = [outcome('new.md', { messages }), outcome('gone.md', { kind: 'archived' })]
    const summary = toSummary(report(documents, { isPreview: true, ifMerged: true }))
    const blob = 'https://github.com/octo/docs/blob'
    expect(rows(summary)).toEqual([
      expect.stringContaining(`(${blob}/${'b'.repeat(40)}/new.md)`),
      expect.stringContaining(`(${blob}/${'a'.repeat(40)}/gone.md)`),
      expect.stringContaining(`(${blob}/${'b'.repeat(40)}/new.md?plain=1#L3)`),
    ])
  })

  test('has the problem of the run as text in a box of its own', () => {
    const summary = toSummary(report([], { status: 'failed', problem: 'Bad <key>.\n# Fix it' }))
    expect(summary).toContain('> [!CAUTION]\n> Bad &#60;key&#62;. &#35; Fix it\n\n')
  })

  test.each([
    ['since the last sync', 'a'.repeat(40), true],
    ['but not on a first run', '', false],
    ['but not when nothing was committed since', 'b'.repeat(40), false],
  ])('links what changed %s', (_, baseline, isLinked) => {
    const url = `https://github.com/octo/docs/compare/${baseline}...${'b'.repeat(40)}`
    expect(toSummary(report([], { baseline })).includes(url)).toBe(isLinked)
    expect(toSummary(report([], { baseline })).includes('/compare/')).toBe(isLinked)
  })
})

describe('names and reasons are text', () => {
  const text = fc.oneof(
    fc.string({
      unit: fc.constantFrom(
        '|',
        '<',
        '>',
        '[',
        ']',
        '(',
        ')',
        '`',
        '\\',
        '\n',
        '!',
        '&',
        '#',
        '*',
        '_',
        '~',
        '$',
        ':',
        '/',
        'a',
        ' ',
      ),
    }),
    fc.string({ unit: 'binary' }),
    fc.constant(hostile),
  )

  test('whatever they are, a row is one row, has no HTML, and its only link is to the repository', () => {
    fc.assert(
      fc.property(
        text,
        text.filter(each => each.isWellFormed() && /[^/]/.test(each)),
        fc.constantFrom<Outcome['kind']>('pushed', 'archived', 'failed'),
        (name, path, kind) => {
          const [row = '', ...more] = rows(toSummary(report([outcome(path, { kind, name, reason: name })])))
          expect(more).toEqual([])
          expect(row.match(/\|/g)).toHaveLength(3)
          expect(row.replace(/\]\([^)]*\)/, ']')).not.toMatch(/[<>`\\*_~$!]/)
          const links = row.match(/\]\([^)]*\)/g) ?? []
          expect(links).toHaveLength(1)
          for (const link of links)
            expect(link).toMatch(/^\]\(https:\/\/github\.com\/octo\/docs\/blob\/(?:main|a{40})\/[\w.%/-]*\)$/)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a reader sees them as they are', () => {
    const [row = ''] = rows(
      toSummary(
        report([outcome('a [b].md', { kind: 'archived', name: 'é 😀 "c" & <d>' })], { baseline: '' }),
      ),
    )
    expect(decoded(row)).toBe('| a [b].md | é 😀 "c" & <d> |')
  })

  test('a link leads to the page on the branch, each segment encoded', () => {
    const summary = toSummary(report([outcome("docs/a b#(1)'?.md")], { branch: 'release/1 x' }))
    expect(summary).toContain(
      '](https://github.com/octo/docs/blob/release/1%20x/docs/a%20b%23%281%29%27%3F.md)',
    )
  })

  test('a bare address in them is no link', () => {
    expect(toSummary(report([outcome('a.md', { name: 'www.evil.example' })]))).not.toContain(
      'www.evil.example',
    )
  })
})

describe('a summary of very many pages', () => {
  const many = (changes: (index: number) => Partial<Outcome>) =>
    Array.from({ length: 50_000 }, (_, index) => outcome(`docs/${index}.md`, changes(index)))

  test('stays under 1 MiB and says how many more there are', () => {
    const kinds = ['pushed', 'archived', 'skipped', 'failed', 'unsent'] as const
    const long = '<'.repeat(2000)
    const messages: Message[] = [{ line: 1, column: 1, rule: 'comment', reason: long }]
    const summary = toSummary(
      report(many(index => ({ kind: kinds[index % 5] ?? 'pushed', name: long, reason: long, messages }))),
    )
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(section(summary)).toEqual([
      'Failed: 10,000',
      'Not sent: 10,000',
      'Pushed: 10,000',
      'Archived: 10,000',
      'Skipped: 10,000',
      'Warnings: 50,000',
    ])
    expect(summary).toContain('| docs | 9,995 |')
    expect(summary.match(/<details/g)).toHaveLength(summary.match(/<\/details>/g)?.length ?? 0)
  })

  test('counts the rest by folder, two levels deep, the largest first', () => {
    const documents = many(index => ({
      path: `docs/${index % 100 === 0 ? 'guide' : `part${index % 40}`}/sub/${index}.md`,
    }))
    const summary = toSummary(report([...documents, outcome('z.md')]))
    expect(summary).toMatch(/\| docs\/part1 \| 1,2\d\d \|\n/)
    expect(summary).toMatch(/\| other folders \| [\d,]+ \|/)
    const counts = [...summary.matchAll(/^\| (?:docs.*|other folders|the root) \| ([\d,]+) \|$/gm)].map(
      ([, each = '']) => Number(each.replace(',', '')),
    )
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(49_501)
  })

  test('shows the first 500 of a kind', () => {
    const summary = toSummary(report(many(() => ({}))))
    expect(rows(summary)).toHaveLength(500)
    expect(summary).toContain(
      'And 49,500 more, which the report file lists:\n\n| Folder | How many |\n|---|--:|\n| docs | 49,500 |',
    )
  })
})
