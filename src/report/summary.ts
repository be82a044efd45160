import { urlOf } from '../document/urls.ts'
import { type Kind, kinds, type Outcome, words } from '../push/outcome.ts'
import { splitHelp, withHelp } from '../text/index.ts'
import { toWarnings } from './annotations.ts'
import { toFailures, why } from './failures.ts'
import { advice, conclusion, numbers, type Report, type Reports } from './index.ts'
import { pages, siteLine } from './progress.ts'

/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000

/** The job summary in GitHub Markdown: one line, the counts, and a table for each kind of outcome, folded when long. */
export function toSummary(report: Report): string {
  const title = '## Docs Push\n\n'
  return title + toPart(report, MAX_BYTES - title.length)
}

/** The job summary of several targets: a part for each, after a line for the run. */
export function summaryOf({ targets, removed, ...run }: Reports): string {
  const head = `## Docs Push\n\n${runLine(run)}${removedLine(removed)}${instructions(run)}`
  const maxBytes = (MAX_BYTES - Buffer.byteLength(head)) / targets.length
  const parts = targets.map(each => {
    const title = `### ${escaped(each.target ?? '')}\n\n`
    return title + toPart(each, maxBytes - title.length)
  })
  return head + parts.join('')
}

function runLine({ status, isPreview, counts }: Omit<Reports, 'targets' | 'removed'>): string {
  const mark = isPreview && status === 'succeeded' ? '👀' : MARKS[status]
  return `${mark} **${escaped(`All targets: ${numbers(counts)}.`)}**\n\n`
}

function removedLine(removed: readonly string[]): string {
  if (removed.length === 0) return ''
  return `${escaped(`No longer among the targets: ${removed.join(', ')}. Nothing archives their documents by itself.`)}\n\n`
}

function toPart(report: Report, most: number): string {
  const tables = toTables(report).filter(table => table.rows.length > 0)
  const head = [conclusionLine, problem, commitLine, siteLines, counts, instructions, comparison]
    .map(part => part(report))
    .join('')
  const maxBytes = Math.floor((most - Buffer.byteLength(head)) / Math.max(1, tables.length))
  return head + tables.map(table => render(table, maxBytes)).join('')
}

/** The job summary of a run that ended before there was anything to account for. */
export function toErrorSummary(message: string): string {
  const lines = message.split('\n').map(line => `> ${withLink(line)}\n`)
  return `## Docs Push\n\n${MARKS.failed} **The run ended with an error.**\n\n> [!CAUTION]\n${lines.join('>\n')}\n`
}

const MARKS = { succeeded: '✅', failed: '❌', overtaken: '⏭️' } as const

function conclusionLine(report: Report): string {
  const { isPreview, status } = report
  const mark = isPreview && status === 'succeeded' ? '👀' : MARKS[status]
  const end = isPreview ? ':' : status === 'overtaken' ? '' : '.'
  const line = isNothingToDo(report) ? nothingToDo(report) : conclusion(report) + end
  return `${mark} **${escaped(line)}**\n\n`
}

function commitLine(report: Report): string {
  const { repositoryUrl, branch, sha, connectorId } = report
  if (isNothingToDo(report)) return ''
  const commit = link(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`)
  return `Commit ${commit} for the branch ${escaped(branch)}, connector ${escaped(connectorId)}.\n\n`
}

/** Many sites would push out of sight what matters more. */
const MAX_SITES = 5

function siteLines(report: Report): string {
  const { sites = [] } = report
  if (isNothingToDo(report)) return ''
  const more = sites.length > MAX_SITES ? [`and ${sites.length - MAX_SITES} more sites`] : []
  return [...sites.slice(0, MAX_SITES).map(siteLine), ...more].map(line => `${escaped(line)}\n\n`).join('')
}

/** Most runs are so, and one line says it all. */
function isNothingToDo({ status, counts, agentInstructions }: Report): boolean {
  const { unchanged, skipped, ...others } = counts
  const isQuiet = agentInstructions === undefined || agentInstructions.kind === 'unchanged'
  return status === 'succeeded' && isQuiet && Object.values(others).every(count => count === 0)
}

function nothingToDo({ isPreview, ifMerged, sha, counts }: Report): string {
  const kept = `${pages(counts.unchanged)} unchanged`
  if (isPreview)
    return `Preview: ${ifMerged ? 'merging this' : 'a real run'} would change nothing in search, ${kept}.`
  return `Nothing to do: search is up to date with ${sha.slice(0, 7)}, ${kept}.`
}

function problem(report: Report): string {
  const text = report.status === 'overtaken' ? '' : (report.problem ?? advice(report))
  return text === '' ? '' : `> [!CAUTION]\n> ${withLink(text)}\n\n`
}

function counts(report: Report): string {
  const { counts, isPreview, status } = report
  if (status === 'overtaken' || isNothingToDo(report)) return ''
  const columns: [string, number][] = kinds.map(kind => [titleOf(kind), counts[kind]])
  if (!isPreview) columns.push(['Requests', counts.requests])
  const row = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  return `${row(columns.map(([title]) => title))}|${' --: |'.repeat(columns.length)}\n${row(columns.map(([, number]) => english(number)))}\n`
}

function instructions({ agentInstructions }: Pick<Report, 'agentInstructions'>): string {
  if (agentInstructions?.kind === 'failed') return `${escaped(agentInstructions.reason ?? '')}\n\n`
  return agentInstructions?.kind === 'written'
    ? `The agent instructions have changed: ${escaped(agentInstructions.path)}\n\n`
    : ''
}

function comparison(report: Report): string {
  const { repositoryUrl, baseline, sha } = report
  if (baseline === '' || baseline === sha || isNothingToDo(report)) return ''
  const text = `${baseline.slice(0, 7)}…${sha.slice(0, 7)}`
  return `What changed since the last sync: ${link(text, `${repositoryUrl}/compare/${baseline}...${sha}`)}\n\n`
}

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

function toTables(report: Report): Table[] {
  const { documents } = report
  const failures = {
    title: titleOf('failed'),
    column: 'Why',
    rows: toFailures(documents).flatMap(each => toRows(each, report)),
  }
  const tables = TABLES.map(([kind, column]) => ({
    title: titleOf(kind),
    column,
    rows: documents
      .filter(each => each.kind === kind)
      .map(
        (each): Row =>
          () => [page(each, report), escaped(each.reason ?? each.name ?? '')],
      ),
  }))
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

function titleOf(kind: Kind): string {
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
function render({ title, column, rows }: Table, maxBytes: number): string {
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

/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function escaped(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu, each => `&#${each.codePointAt(0)};`)
      .replace(/(?<=www)\./gi, '&#46;')
      .replace(/(?<=^\s*\d+)[.)](?=\s|$)/, each => `&#${each.codePointAt(0)};`)
      // GitHub links addresses and names once references are read, unless something follows the "@": a word joiner.
      .replaceAll('&#64;', '&#64;&#8288;')
  )
}

/** A message whose address, where it has one, is a link. */
function withLink(message: string): string {
  const { text, url } = splitHelp(message)
  return url === undefined ? escaped(text) : `${escaped(text)} ${link('More on this', url)}`
}

/** A link whose text is text alone. `url` has no space and no parenthesis. */
function link(text: string, url: string): string {
  return `[${escaped(text)}](${url})`
}

function english(count: number): string {
  return count.toLocaleString('en')
}
