import { urlOf } from '../document/urls.ts'
import { type Kind, type Outcome, words } from '../push/outcome.ts'
import { withHelp } from '../text/index.ts'
import { toWarnings } from './annotations.ts'
import { toFailures, why } from './failures.ts'
import type { Report } from './index.ts'
import { english, escaped, link, withLink } from './markdown.ts'
import { pages } from './progress.ts'

/** What matters most comes first, with what the second column says; what needed nothing has no table. */
const TABLES: readonly [Kind, string][] = [
  ['unsent', 'Why'],
  ['pushed', 'Title'],
  ['archived', 'Title, or why'],
  ['hidden', 'Why'],
  ['skipped', 'Why'],
]

type Row = () => [page: string, detail: string]

interface Table {
  title: string
  /** What the second column says. */
  column: string
  /** The two cells of each row in Markdown; of 100,000 a few hundred are shown, and the others are never made. */
  rows: readonly Row[]
}

/** The tables of a report, also those without rows. */
export function toTables(report: Report): Table[] {
  const { documents } = report
  const failures = {
    title: titleOf('failed'),
    column: 'Why',
    rows: toFailures(documents).flatMap(each => toRows(each, report)),
  }
  const toTable = (title: string, column: string, outcomes: readonly Outcome[]): Table => ({
    title,
    column,
    rows: outcomes.map(each => () => [page(each, report), escaped(each.reason ?? each.name ?? '')]),
  })
  const hasAgain = documents.some(each => each.isAgain)
  const tables = TABLES.flatMap(([kind, column]) => {
    const outcomes = documents.filter(each => each.kind === kind)
    if (kind !== 'pushed' || !hasAgain) return toTable(titleOf(kind), column, outcomes)
    return [
      toTable(
        'Pushed, as they changed in these commits',
        column,
        outcomes.filter(each => !each.isAgain),
      ),
      toTable(
        'Pushed again, as what they link to or include changed',
        column,
        outcomes.filter(each => each.isAgain),
      ),
    ]
  })
  const warnings = toWarnings(documents).map(
    ({ outcome, message: { line, column, reason } }): Row =>
      () => [page(outcome, report, { line, column }), escaped(reason)],
  )
  return [failures, ...tables, { title: 'Warnings', column: 'What', rows: warnings }]
}

/** The first row has the reason for them all. */
function toRows(failure: readonly Outcome[], report: Report): Row[] {
  const count = failure.length === 1 ? '' : `${pages(failure.length)}: `
  return failure.map((each, index) => () => [
    page(each, report),
    index === 0 ? explained(count + why(failure), each.topic) : 'as above',
  ])
}

function explained(reason: string, topic: Outcome['topic']): string {
  return withLink(topic === undefined ? reason : withHelp(reason, topic))
}

/** How a kind of outcome is called in the summary. */
export function titleOf(kind: Kind): string {
  return words[kind].charAt(0).toUpperCase() + words[kind].slice(1)
}

/**
 * A page that is gone is linked as it last was in search, as far as that is known; in a preview, one that is there is
 * linked as it was checked out, for the branch may not have it yet.
 */
function page(outcome: Outcome, report: Report, place?: { line: number; column: number }): string {
  const { path, kind, isHidden, isGenerated } = outcome
  const { repositoryUrl, branch, baseline, sha, isPreview } = report
  const isGone = kind === 'archived' && !isHidden
  if (isGenerated || (isGone && baseline === '')) return escaped(path)
  const ref = isGone ? baseline : isPreview ? sha : branch
  const url = urlOf('blob', path, { repositoryUrl, branch: ref })
  return place
    ? link(`${path}:${place.line}:${place.column}`, `${url}?plain=1#L${place.line}`)
    : link(path, url)
}

/** A longer table is folded, unless it is of failures. */
const MAX_UNFOLDED = 10
/** More rows nobody reads; the report file has them all. */
const MAX_ROWS = 500

/** A table of at most so many bytes: of all rows, or of the first and a count of the others. */
export function render({ title, column, rows }: Table, maxBytes: number): string {
  const isOpen = title === titleOf('failed') || rows.length <= MAX_UNFOLDED
  const head = `<details${isOpen ? ' open' : ''}><summary>${title}: ${english(rows.length)}</summary>\n\n| Page | ${column} |\n|---|---|\n`
  const lines: string[] = []
  // Enough for what follows the rows.
  let bytes = Buffer.byteLength(head) + 100
  for (const row of rows.slice(0, MAX_ROWS)) {
    const line = `| ${row().join(' | ')} |\n`
    bytes += Buffer.byteLength(line)
    if (bytes > maxBytes) break
    lines.push(line)
  }
  const others = rows.length - lines.length
  const rest = others > 0 ? `\n${english(others)} more are in the report file.\n` : ''
  return `${head}${lines.join('')}${rest}\n</details>\n\n`
}
