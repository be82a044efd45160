import { kinds } from '../push/outcome.ts'
import { advice, conclusion, numbers, type Report, type Reports } from './index.ts'
import { english, escaped, link, withLink } from './markdown.ts'
import { pages, siteLine } from './progress.ts'
import { render, titleOf, toTables } from './tables.ts'

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
