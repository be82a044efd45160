import { urlOf } from '../document/urls.ts'
import { type Kind, kinds, type Outcome, type Report, verdict, words } from '../report.ts'
import { type Row, toTable } from './summary/table.ts'
import { escaped, toLink, withCommas } from './summary/text.ts'
import { toWarnings } from './warnings.ts'

/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000

interface Section {
  title: string
  /** What the second column tells. */
  tells: string
  rows: Row[]
  /** Shown unfolded, however many rows there are. */
  matters: boolean
}

/** The job summary in GitHub Markdown: one line, the counts, and a table for each kind of outcome, folded when long. */
export function toSummary(report: Report): string {
  const sections = toSections(report).filter(section => section.rows.length > 0)
  const head = `## Docs Push\n\n${[opening, counts, problem, instructions, comparison].map(part => part(report)).join('')}`
  const budget = Math.floor((MAX_BYTES - Buffer.byteLength(head)) / Math.max(1, sections.length))
  return head + sections.map(section => toTable(section, budget)).join('')
}

/** The job summary of a run that ended before there was anything to account for. */
export function toErrorSummary(message: string): string {
  const lines = message.split('\n').map(line => `> ${escaped(line)}\n`)
  return `## Docs Push\n\n${MARKS.failed} **The run ended with an error.**\n\n> [!CAUTION]\n${lines.join('>\n')}\n`
}

const MARKS = { succeeded: '✅', failed: '❌', overtaken: '⏭️' } as const

function opening(report: Report): string {
  const { repositoryUrl, branch, sha, connectorId, isPreview, status } = report
  const mark = isPreview && status === 'succeeded' ? '👀' : MARKS[status]
  const commit = toLink(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`)
  const end = isPreview ? ':' : status === 'overtaken' ? '' : '.'
  return `${mark} **${escaped(verdict(report) + end)}**\n\nCommit ${commit} for the branch ${escaped(branch)}, connector ${escaped(connectorId)}.\n\n`
}

function problem({ problem, status }: Report): string {
  return problem === undefined || status === 'overtaken' ? '' : `> [!CAUTION]\n> ${escaped(problem)}\n\n`
}

function counts({ counts, isPreview, status }: Report): string {
  if (status === 'overtaken') return ''
  const columns: [string, number][] = kinds.map(kind => [capital(words[kind]), counts[kind]])
  if (!isPreview) columns.push(['Requests', counts.requests])
  const numbers = columns.map(([, number]) => withCommas(number))
  return `| ${columns.map(([title]) => title).join(' | ')} |\n|${' --: |'.repeat(columns.length)}\n| ${numbers.join(' | ')} |\n\n`
}

function instructions({ agentInstructions }: Report): string {
  if (agentInstructions?.kind === 'failed') return `${escaped(agentInstructions.reason ?? '')}\n\n`
  return agentInstructions?.kind === 'written'
    ? `The agent instructions have changed: ${escaped(agentInstructions.path)}\n\n`
    : ''
}

function comparison({ repositoryUrl, baseline, sha }: Report): string {
  if (baseline === '' || baseline === sha) return ''
  const text = `${baseline.slice(0, 7)}…${sha.slice(0, 7)}`
  return `What changed since the last sync: ${toLink(text, `${repositoryUrl}/compare/${baseline}...${sha}`)}\n\n`
}

/** What matters most comes first; what needed nothing has no table. */
const TABLES: readonly { kind: Kind; wouldBe: string; tells: string }[] = [
  { kind: 'failed', wouldBe: 'Would fail', tells: 'Why' },
  { kind: 'unsent', wouldBe: 'Would not be sent', tells: 'Why' },
  { kind: 'pushed', wouldBe: 'Would be pushed', tells: 'Title' },
  { kind: 'archived', wouldBe: 'Would be archived', tells: 'Title, or why' },
  { kind: 'hidden', wouldBe: 'Would be hidden', tells: 'Why' },
  { kind: 'skipped', wouldBe: 'Would be skipped', tells: 'Why' },
]

function toSections(report: Report): Section[] {
  const { documents, isPreview } = report
  const isTwofold = twofold(documents)
  const sections = TABLES.map(({ kind, wouldBe, tells }) => ({
    title: isPreview ? wouldBe : capital(words[kind]),
    tells,
    rows: documents
      .filter(each => each.kind === kind)
      .map(each => ({
        path: each.path,
        link: () => toPage(each, report),
        detail: () => toDetail(each, isTwofold(each)),
      })),
    matters: kind === 'failed',
  }))
  const warnings = toWarnings(documents).map(({ outcome, message: { line, column, reason } }) => ({
    path: outcome.path,
    link: () => toPage(outcome, report, `:${line}:${column}`, `?plain=1#L${line}`),
    detail: () => reason,
  }))
  return [...sections, { title: 'Warnings', tells: 'What', rows: warnings, matters: false }]
}

/** Whether a page has two documents, as after a change of `ref-prefix`: then their references tell them apart. */
function twofold(documents: readonly Outcome[]): (outcome: Outcome) => boolean {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { path } of documents) (seen.has(path) ? twice : seen).add(path)
  return ({ path }) => twice.has(path)
}

function toDetail({ reason, name, externalRef }: Outcome, isTwofold: boolean): string {
  const detail = reason ?? name ?? ''
  return isTwofold ? `${detail} (reference ${externalRef})`.trimStart() : detail
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * A page that is gone is linked as it last was in search, as far as that is known; in a preview, one that is there is
 * linked as it was checked out, for the branch may not have it yet.
 */
function toPage(outcome: Outcome, report: Report, placeAsText = '', placeInUrl = ''): string {
  const { path, kind, isHidden } = outcome
  const { repositoryUrl, branch, baseline, sha, isPreview } = report
  const isGone = kind === 'archived' && !isHidden
  if (isGone && baseline === '') return escaped(path)
  const ref = isGone ? baseline : isPreview ? sha : branch
  return toLink(path + placeAsText, `${urlOf('blob', path, { repositoryUrl, branch: ref })}${placeInUrl}`)
}
