import { withFullStop } from '../plan/index.ts'
import {
  kinds,
  type Outcome,
  type OutcomeKind,
  outcomeWords,
} from '../push/deliver.ts'
import type { Answer } from '../questions/index.ts'
import { urlOf } from '../sites/index.ts'
import { splitHelp, withHelp } from '../text/message.ts'
import {
  advice,
  conclusion,
  type Findability,
  hints,
  type PageChange,
  pages,
  type Report,
  type Reports,
  siteLine,
} from './index.ts'
import {
  byReason,
  explainReason,
  ofTouched,
  toWarnings,
  type Warning,
  withKind,
} from './log.ts'

/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000

/**
 * The job summary in GitHub Markdown: what happened, the warnings about the run, and for each target the counts and a table
 * for each kind of outcome.
 */
export function toSummary(reports: Reports): string {
  const { targets, agentInstructions } = reports
  const { kind, path = '', reason = '' } = agentInstructions ?? {}
  const parts = ['## Docs Push\n\n']
  if (kind === 'failed')
    parts.push(...warningBox([withHelp(reason, 'agent-instructions')]))
  for (const report of targets) {
    if (report.target !== undefined)
      parts.push(`### ${asText(report.target)}\n\n`)
    parts.push(...headOf(report), ...tablesOf(report), hintsPart(report))
  }
  if (kind === 'written')
    parts.push(`The agent instructions have changed: ${asText(path)}\n\n`)
  return cutToSize(parts)
}

/** Leaves out the parts, each of which is whole by itself, that there is no room for. */
function cutToSize(parts: readonly string[]): string {
  let bytes = 0
  const kept: string[] = []
  for (const part of parts) {
    const partBytes = Buffer.byteLength(part)
    if (bytes + partBytes > MAX_BYTES) continue
    bytes += partBytes
    kept.push(part)
  }
  if (kept.length < parts.length)
    kept.push('There is no room for all of it here: see the report file.\n')
  return kept.join('')
}

/** The job summary of a run that ended before there was anything to account for. */
export function toErrorSummary(message: string): string {
  const lines = message.split('\n').map(line => `> ${withLink(line)}\n`)
  return `## Docs Push\n\n${MARKS.failed} **The run ended with an error.**\n\n> [!CAUTION]\n${lines.join('>\n')}\n`
}

const MARKS = { succeeded: '✅', failed: '❌', overtaken: '⏭️' } as const

function markOf({
  status,
  isPreview,
}: Pick<Report, 'status' | 'isPreview'>): string {
  return isPreview && status === 'succeeded' ? '👀' : MARKS[status]
}

/** Many sites would push out of sight what matters more. */
const MAX_SITES = 5

/** More warnings about a run are only counted. */
const MAX_RUN_WARNINGS = 20

/** Warnings about a run, in a box that GitHub draws. */
function warningBox(warnings: readonly string[]): string[] {
  if (warnings.length === 0) return []
  const lines = firstOf(warnings, MAX_RUN_WARNINGS).map(
    line => `> ${withLink(line)}\n`,
  )
  return [`> [!WARNING]\n${lines.join('>\n')}\n`]
}

/** The warnings about a run, and those about pages, of which one stands for all that are fixed together. */
function countWarnings(report: Report): number {
  const aboutPages = toWarnings(ofTouched(report)).filter(
    ({ message }) => !message.isError,
  )
  return report.warnings.length + aboutPages.length
}

/** The head of a summary: what happened, what to do, what a pull request changes, the commit, the sites and the numbers. */
function headOf(report: Report): string[] {
  const { status, repositoryUrl, branch, sha, connectorId } = report
  const { problem, documents, sites = [], whyEverything } = report
  const hasNumbers =
    status !== 'overtaken' && (problem === undefined || documents.length > 0)
  const parts = [
    `${markOf(report)} **${asText(headLine(report, hasNumbers))}**\n\n`,
  ]
  const text = status === 'overtaken' ? '' : (problem ?? advice(report))
  if (text !== '') parts.push(`> [!CAUTION]\n> ${withLink(text)}\n\n`)
  if (report.approval !== undefined)
    parts.push(
      `To let them go, and no more than these:\n\n\`\`\`yaml\n${report.approval}\n\`\`\`\n\n`,
    )
  parts.push(...warningBox(report.warnings), ...changesOf(report))
  const commit = link(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`)
  parts.push(
    `Commit ${commit} for the branch ${asText(branch)}, connector ${asText(connectorId)}.\n\n`,
  )
  for (const line of firstOf(sites.map(siteLine), MAX_SITES))
    parts.push(`${asText(line)}\n\n`)
  if (whyEverything !== undefined) parts.push(`${asText(whyEverything)}\n\n`)
  if (hasNumbers) parts.push(numbersOf(report))
  return parts
}

/** A table of one row with the counts that are not zero. */
function numbersOf(report: Report): string {
  const { counts, isPreview } = report
  const columns: [title: string, count: number][] = []
  for (const kind of kinds) columns.push([titleOfKind(kind), counts[kind]])
  columns.push(['Verified', counts.verified])
  columns.push(['Warnings', countWarnings(report)])
  if (!isPreview) columns.push(['Requests', counts.requests])
  const nonZero = columns.filter(([, count]) => count > 0)
  if (nonZero.length === 0) return ''
  const titles = nonZero.map(([title]) => title).join(' | ')
  const numbers = nonZero.map(([, count]) => english(count)).join(' | ')
  return `| ${titles} |\n|${' --: |'.repeat(nonZero.length)}\n| ${numbers} |\n\n`
}

function headLine(report: Report, hasNumbers: boolean): string {
  const line = conclusion(report)
  if (report.isPreview && hasNumbers && !/[.!?]$/.test(line)) return `${line}:`
  return withFullStop(line)
}

/** More changes are only counted: a table below has each page. */
const MAX_CHANGES = 100

const changeWords: Readonly<Record<PageChange['kind'], string>> = {
  new: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
  archived: 'Removed',
  hidden: 'Hidden',
}

/** Shows what happens to the pages that a pull request changes, with the lines of their documents that differ. */
function changesOf({ changes = [], again = 0 }: Report): string[] {
  const parts = changes.slice(0, MAX_CHANGES).map(changeOf)
  if (changes.length > MAX_CHANGES)
    parts.push(`and ${english(changes.length - MAX_CHANGES)} more pages\n\n`)
  if (again > 0)
    parts.push(
      `Pushed again, because what they link to or include changes: ${pages(again)}\n\n`,
    )
  return parts
}

function changeOf({ kind, path, from, difference }: PageChange): string {
  const renamed = from === undefined ? '' : `${from} is now `
  const title = `${changeWords[kind]}: ${renamed}${path}`
  if (!difference) return `${asText(title)}\n\n`
  const { added, removed, lines } = difference
  if (lines.length === 0)
    return `${asText(`${title} (its document stays the same)`)}\n\n`
  const cells = lines.map(cell)
  const more = added + removed - lines.length
  if (more > 0) cells.push(`and ${english(more)} more lines`)
  const summary = asText(
    `${title} (lines added: ${added}, removed: ${removed})`,
  )
  // GitHub colours what says that it is a difference.
  return `<details><summary>${summary}</summary>\n\n<pre lang="diff">${cells.join('\n')}</pre>\n\n</details>\n\n`
}

/** The tables of a report. What matters most comes first; what needed nothing has none. */
function tablesOf(report: Report): string[] {
  const { documents } = report
  const ofKind = (kind: OutcomeKind) =>
    documents.filter(outcome => outcome.kind === kind)
  const warnings = toWarnings(ofTouched(report))
  const pushed = ofKind('pushed')
  const pushedAgainLast = [
    ...pushed.filter(({ isAgain }) => !isAgain),
    ...pushed.filter(({ isAgain }) => isAgain),
  ]
  return [
    warningTable('Errors', warnings.filter(isError), report),
    questionTable(report),
    failureTable('failed', report),
    failureTable('unsent', report),
    documentTable('pushed', 'Title', pushedAgainLast, report),
    documentTable('archived', 'Title, or why', ofKind('archived'), report),
    documentTable('hidden', 'Why', ofKind('hidden'), report),
    documentTable('skipped', 'Why', ofKind('skipped'), report),
    warningTable(
      'Warnings about pages',
      warnings.filter(warning => !isError(warning)),
      report,
    ),
  ]
}

function documentTable(
  kind: OutcomeKind,
  column: string,
  documents: readonly Outcome[],
  report: Report,
): string {
  return table(titleOfKind(kind), column, documents, outcome => [
    page(outcome, report),
    cell(titleOrReason(outcome)),
  ])
}

/** Pages that failed or were not sent: the first of each reason has it. */
function failureTable(kind: 'failed' | 'unsent', report: Report): string {
  const rows: [outcome: Outcome, reason: string][] = []
  for (const sameReason of byReason(report.documents, kind)) {
    const [first, ...others] = sameReason
    const { topic = 'pages-failed' } = first
    const reason = explainReason(sameReason)
    const message = kind === 'failed' ? withHelp(reason, topic) : reason
    rows.push([first, withLink(message)])
    for (const outcome of others) rows.push([outcome, 'as above'])
  }
  return table(titleOfKind(kind), 'Why', rows, ([outcome, reason]) => [
    page(outcome, report),
    reason,
  ])
}

function warningTable(
  title: string,
  warnings: readonly Warning[],
  report: Report,
): string {
  return table(title, 'What', warnings, ({ outcome, message }) => [
    page(outcome, report, message),
    cell(withKind(message)),
  ])
}

/** The known questions, those that find their pages worse than they did first. */
function questionTable({ questions }: Report): string {
  const answers = [...(questions?.answers ?? [])]
  const fallOf = ({ rank, before = rank }: Answer) => rank - before
  answers.sort((a, b) => fallOf(b) - fallOf(a))
  const columns = 'Question | Rank | Before it'
  return table('Known questions', columns, answers, answer => {
    const { ask, find, rank, before, above } = answer
    const ranks = before === undefined ? [rank] : [before, rank]
    return [
      cell(find.join(', ')),
      cell(ask),
      ranks.map(place => (place > 100 ? '–' : place)).join('\u00a0→\u00a0'),
      fallOf(answer) > 0 ? cell(above.join(', ')) : '',
    ]
  })
}

const isError = ({ message }: Warning): boolean => message.isError === true

function titleOrReason({ name = '', reason = name, isAgain }: Outcome): string {
  if (!isAgain) return reason
  return `${reason} (again: what it links to or includes has changed)`
}

/** A longer table is folded, unless it is of failures. */
const MAX_UNFOLDED = 10
/** More rows nobody reads; the report file has them all. */
const MAX_ROWS = 500

function table<T>(
  title: string,
  column: string,
  items: readonly T[],
  toRow: (item: T) => string[],
): string {
  if (items.length === 0) return ''
  const isOpen = title === titleOfKind('failed') || items.length <= MAX_UNFOLDED
  const details = isOpen ? '<details open>' : '<details>'
  const rows = items
    .slice(0, MAX_ROWS)
    .map(item => `| ${toRow(item).join(' | ')} |\n`)
  const others = items.length - rows.length
  const line = `|${'---|'.repeat(column.split('|').length + 1)}`
  const rest =
    others > 0 ? `\n${english(others)} more are in the report file.\n` : ''
  return `${details}<summary>${title}: ${english(items.length)}</summary>\n\n| Page | ${column} |\n${line}\n${rows.join('')}${rest}\n</details>\n\n`
}

/** Characters that are shown: the destination of a link, and with it a reason, may be as long as a page. */
const MAX_CELL = 400

function cell(text: string): string {
  return asText(text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text)
}

function titleOfKind(kind: OutcomeKind): string {
  return (
    outcomeWords[kind].charAt(0).toUpperCase() + outcomeWords[kind].slice(1)
  )
}

/** A page with a link to its file: in a preview as it was checked out, for the branch may not have it yet. */
function page(
  outcome: Outcome,
  report: Report,
  place?: { line: number; column: number },
): string {
  const { path, kind, isHidden, isGenerated } = outcome
  const { repositoryUrl, isPreview, sha, branch: pushed } = report
  const isGone = outcome.isGone || (kind === 'archived' && !isHidden)
  if (isGenerated || isGone) return asText(path)
  const branch = isPreview ? sha : pushed
  const url = urlOf('blob', path, { repositoryUrl, branch })
  if (!place) return link(path, url)
  const text = `${path}:${place.line}:${place.column}`
  return link(text, `${url}?plain=1#L${place.line}`)
}

/** So many documents with a hint are listed. */
const MAX_FOUND = 10

/** How documents will be found, with advice for writers. */
function hintsPart({ findability }: Report): string {
  let count = 0
  const parts: string[] = []
  for (const [hint, items] of Object.entries(findability ?? {})) {
    if (items.length === 0) continue
    count += items.length
    const { title, advice } = hints[hint as keyof Findability]
    const list = firstOf(items, MAX_FOUND).map(item => `- ${cell(item)}\n`)
    parts.push(
      `**${asText(title)}: ${english(items.length)}.** ${asText(advice)}\n\n${list.join('')}\n`,
    )
  }
  if (parts.length === 0) return ''
  const number = count === 1 ? '1 hint' : `${english(count)} hints`
  return `<details><summary>How pages will be found: ${number}</summary>\n\n${parts.join('')}</details>\n\n`
}

/** Takes the first texts, and says how many there are besides. */
function firstOf(texts: readonly string[], max: number): string[] {
  const others = texts.length - max
  if (others <= 0) return [...texts]
  return [...texts.slice(0, max), `and ${english(others)} more`]
}

/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function asText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
      .replace(
        /[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu,
        character => `&#${character.codePointAt(0)};`,
      )
      .replace(/(?<=www)\./gi, '&#46;')
      .replace(
        /^(\s*\d+)([.)])(?=\s|$)/,
        (_, number, mark) => `${number}&#${mark.codePointAt(0)};`,
      )
      // GitHub links addresses and names once references are read, unless something follows the "@": a word joiner.
      .replaceAll('&#64;', '&#64;&#8288;')
  )
}

/** A message whose address, where it has one, is a link. */
function withLink(message: string): string {
  const { text, url } = splitHelp(message)
  if (url === undefined) return asText(text)
  return `${asText(text)} ${link('More on this', url)}`
}

/** A link whose text is text alone. `url` has no space and no parenthesis. */
function link(text: string, url: string): string {
  return `[${asText(text)}](${url})`
}

/** 12,345 */
const english = (count: number): string => count.toLocaleString('en')
