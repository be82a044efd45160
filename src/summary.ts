import type { Outcome, Report } from './report.ts'
import { headline, toWarnings } from './report.ts'

/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000

interface Section {
  title: string
  rows: { outcome: Outcome; detail: string }[]
  isOpen: boolean
}

/** The job summary in GitHub Markdown: one line, the counts, and a folded table for each kind of outcome. */
export function toSummary(report: Report): string {
  const sections = toSections(report).filter(section => section.rows.length > 0)
  const head = `## Docs Push\n\n${escaped(headline(report))}\n\n${problem(report)}${instructions(report)}${comparison(report)}`
  const budget = Math.floor((MAX_BYTES - Buffer.byteLength(head)) / Math.max(1, sections.length))
  return head + sections.map(section => toTable(section, report, budget)).join('')
}

function toSections({ documents, isPreview }: Report): Section[] {
  const of = (kind: Outcome['kind']) => documents.filter(each => each.kind === kind)
  const withReason = (outcomes: Outcome[]) =>
    outcomes.map(outcome => ({ outcome, detail: outcome.reason ?? '' }))
  const withName = (outcomes: Outcome[]) => outcomes.map(outcome => ({ outcome, detail: outcome.name ?? '' }))
  const warnings = toWarnings(documents).map(({ outcome, message: { line, column, reason } }) => ({
    outcome,
    detail: `${line}:${column} ${reason}`,
  }))
  return [
    { title: 'Failed', rows: withReason(of('failed')), isOpen: true },
    { title: 'Not sent', rows: withReason(of('unsent')), isOpen: false },
    { title: isPreview ? 'Would be pushed' : 'Pushed', rows: withName(of('pushed')), isOpen: false },
    { title: isPreview ? 'Would be archived' : 'Archived', rows: withName(of('archived')), isOpen: false },
    { title: 'Skipped', rows: withReason(of('skipped')), isOpen: false },
    { title: 'Warnings', rows: warnings, isOpen: false },
  ]
}

function problem({ problem }: Report): string {
  return problem === undefined ? '' : `> [!CAUTION]\n> ${escaped(problem)}\n\n`
}

function instructions({ agentInstructions }: Report): string {
  if (agentInstructions?.kind === 'failed') return `${escaped(agentInstructions.reason ?? '')}\n\n`
  return agentInstructions?.kind === 'written'
    ? `The agent instructions have changed: ${escaped(agentInstructions.path)}\n\n`
    : ''
}

function comparison({ repositoryUrl, baseline, sha }: Report): string {
  return baseline === '' || baseline === sha
    ? ''
    : `[What changed since the last sync](${repositoryUrl}/compare/${baseline}...${sha})\n\n`
}

function toTable({ title, rows, isOpen }: Section, report: Report, budgetBytes: number): string {
  const head = `<details${isOpen ? ' open' : ''}><summary>${title}: ${rows.length}</summary>\n\n| Page | |\n|---|---|\n`
  let table = head
  let shownRows = 0
  for (const row of rows) {
    const line = `| ${link(row.outcome, report)} | ${escaped(row.detail)} |\n`
    if (Buffer.byteLength(table) + Buffer.byteLength(line) > budgetBytes - 200 || shownRows === MAX_ROWS)
      break
    table += line
    shownRows++
  }
  const rest = rows.length - shownRows
  return `${table}${rest > 0 ? `| and ${rest} more: see the report file | |\n` : ''}\n</details>\n\n`
}

/** More rows than this nobody reads; the report file has them all. */
const MAX_ROWS = 500

function link({ path, kind }: Outcome, { repositoryUrl, branch }: Report): string {
  if (kind === 'archived') return escaped(path)
  const encoded = [...branch.split('/'), ...path.split('/')].map(encodeURIComponent).join('/')
  return `[${escaped(path)}](${repositoryUrl}/blob/${encoded.replace(/[()'*!~]/g, each => `%${each.charCodeAt(0).toString(16)}`)})`
}

/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?]|[<>|`~^$+=]/gu, each => `&#${each.codePointAt(0)};`)
    .replace(/(?<=www)\./gi, '&#46;')
}
