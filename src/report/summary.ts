import { urlOf } from '../document/target.ts'
import { type Kind, kinds, type Outcome, words } from '../push/outcome.ts'
import { splitHelp, withHelp } from '../text/index.ts'
import {
  byReason,
  explain,
  ofTouched,
  toWarnings,
  withKind,
} from './annotations.ts'
import type { PageChange } from './changes.ts'
import { type Findability, hints } from './findability.ts'
import {
  advice,
  conclusion,
  numbers,
  ofTarget,
  type Report,
  type Reports,
} from './index.ts'
import { pages, siteLine } from './progress.ts'

/** GitHub refuses a job summary of more than 1 MiB; what other steps write counts too. */
const MAX_BYTES = 900_000

/**
 * The job summary in GitHub Markdown: what happened, the warnings about the run, and for each target the counts and a table
 * for each kind of outcome.
 */
export function toSummary({
  targets,
  agentInstructions,
  ...run
}: Reports): string {
  const parts = ['## Docs Push\n\n']
  const { kind, reason = '' } = agentInstructions ?? {}
  const ofAll =
    kind === 'failed' ? [withHelp(reason, 'agent-instructions')] : []
  const several = targets[0]?.target !== undefined
  if (several) {
    const count = targets.reduce(
      (sum, report) => sum + countWarnings(report),
      ofAll.length,
    )
    const start = run.isPreview ? 'Preview, nothing was written. ' : ''
    const line = `${start}All targets: ${numbers(run.counts)}; warnings: ${english(count)}.`
    const warnings = targets.flatMap(report =>
      report.warnings.map(each => ofTarget(report, each)),
    )
    parts.push(
      `${markOf(run)} **${asText(line)}**\n\n`,
      ...warningBox([...warnings, ...ofAll]),
    )
  }
  for (const report of targets) {
    if (several) parts.push(`### ${asText(report.target ?? '')}\n\n`)
    // Of several targets the warnings stand at the top.
    const warnings = [...report.warnings, ...ofAll]
    const head = several
      ? headOf(report, [])
      : headOf({ ...report, warnings }, warnings)
    parts.push(...head, ...tablesOf(report), findabilityOf(report))
  }
  if (kind === 'written')
    parts.push(
      `The agent instructions have changed: ${asText(agentInstructions?.path ?? '')}\n\n`,
    )
  return cutToSize(parts)
}

/** Those of the parts, each of which is whole by itself, that there is room for. */
function cutToSize(parts: readonly string[]): string {
  let bytes = 0
  const kept = parts.filter(part => {
    const own = Buffer.byteLength(part)
    const hasRoom = bytes + own <= MAX_BYTES
    bytes += hasRoom ? own : 0
    return hasRoom
  })
  const isWhole = kept.length === parts.length
  return (
    kept.join('') +
    (isWhole
      ? ''
      : 'There is no room for all of it here: see the report file.\n')
  )
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

/** The head of a summary: what happened, what to do, what a pull request changes, the commit, the sites, the numbers, and what changed. @param warnings those that it shows. */
function headOf(report: Report, warnings: readonly string[]): string[] {
  const {
    status,
    isPreview,
    repositoryUrl,
    branch,
    sha,
    connectorId,
    sites = [],
    counts,
  } = report
  const { problem, documents } = report
  const hasNumbers =
    status !== 'overtaken' && (problem === undefined || documents.length > 0)
  const parts = [
    `${markOf(report)} **${asText(headLine(report, hasNumbers))}**\n\n`,
  ]
  const text = status === 'overtaken' ? '' : (problem ?? advice(report))
  if (text !== '') parts.push(`> [!CAUTION]\n> ${withLink(text)}\n\n`)
  parts.push(...warningBox(warnings), ...changesOf(report))
  const commit = link(sha.slice(0, 7), `${repositoryUrl}/commit/${sha}`)
  parts.push(
    `Commit ${commit} for the branch ${asText(branch)}, connector ${asText(connectorId)}.\n\n`,
  )
  for (const line of firstOf(sites.map(siteLine), MAX_SITES))
    parts.push(`${asText(line)}\n\n`)
  if (report.whole !== undefined) parts.push(`${asText(report.whole)}\n\n`)
  if (hasNumbers) {
    const columns: [string, number][] = kinds.map(kind => [
      titleOf(kind),
      counts[kind],
    ])
    columns.push(['Warnings', countWarnings(report)])
    if (!isPreview) columns.push(['Requests', counts.requests])
    const shown = columns.filter(([, number]) => number > 0)
    const titles = shown.map(([title]) => title).join(' | ')
    const numbers = shown.map(([, number]) => english(number)).join(' | ')
    if (shown.length > 0)
      parts.push(
        `| ${titles} |\n|${' --: |'.repeat(shown.length)}\n| ${numbers} |\n\n`,
      )
  }
  return parts
}

function headLine(report: Report, hasNumbers: boolean): string {
  const line = conclusion(report)
  if (/[.!?]$/.test(line)) return line
  return report.isPreview && hasNumbers ? `${line}:` : `${line}.`
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
  const parts = changes
    .slice(0, MAX_CHANGES)
    .map(({ kind, path, from, difference }) => {
      const title = `${changeWords[kind]}: ${from === undefined ? '' : `${from} is now `}${path}`
      if (!difference) return `${asText(title)}\n\n`
      const { added, removed, lines } = difference
      if (lines.length === 0)
        return `${asText(`${title} (its document stays the same)`)}\n\n`
      const more = added + removed - lines.length
      const shown = lines.map(cell)
      if (more > 0) shown.push(`and ${english(more)} more lines`)
      const summary = asText(
        `${title} (lines added: ${added}, removed: ${removed})`,
      )
      // GitHub colours what says that it is a difference.
      return `<details><summary>${summary}</summary>\n\n<pre lang="diff">${shown.join('\n')}</pre>\n\n</details>\n\n`
    })
  if (changes.length > MAX_CHANGES)
    parts.push(`and ${english(changes.length - MAX_CHANGES)} more pages\n\n`)
  if (again > 0)
    parts.push(
      `Pushed again, because what they link to or include changes: ${pages(again)}\n\n`,
    )
  return parts
}

/** The tables of a report. What matters most comes first; what needed nothing has none. */
function tablesOf(report: Report): string[] {
  const { documents } = report
  const ofKind = (kind: Kind) =>
    documents.filter(outcome => outcome.kind === kind)
  const own = ofTouched(report)
  const warnings = toWarnings(own)
  const ofDocuments = (
    kind: Kind,
    column: string,
    chosen: readonly Outcome[] = ofKind(kind),
  ) =>
    table(titleOf(kind), column, chosen, outcome => [
      page(outcome, report),
      cell(titleOrReason(outcome)),
    ])
  const pushed = ofKind('pushed')
  const newOrChanged = pushed.filter(({ isAgain }) => !isAgain)
  const again = pushed.filter(({ isAgain }) => isAgain)
  const ofReasons = (kind: 'failed' | 'unsent') => {
    const rows = byReason(documents, kind).flatMap(all =>
      all.map(each => ({ all, each })),
    )
    return table(titleOf(kind), 'Why', rows, ({ all, each }) => {
      if (each !== all[0]) return [page(each, report), 'as above']
      const reason = explain(all)
      return [
        page(each, report),
        withLink(
          kind === 'failed'
            ? withHelp(reason, each.topic ?? 'pages-failed')
            : reason,
        ),
      ]
    })
  }
  const ofWarnings = (title: string, isError: true | undefined) =>
    table(
      title,
      'What',
      warnings.filter(each => each.message.isError === isError),
      ({ outcome, message }) => [
        page(outcome, report, message),
        cell(withKind(message)),
      ],
    )
  const count = (some: readonly Outcome[]) =>
    some.reduce((sum, { messages }) => sum + messages.length, 0)
  const others = count(documents) - count(own)
  return [
    ofWarnings('Errors', true),
    ofReasons('failed'),
    ofReasons('unsent'),
    ofDocuments('pushed', 'Title', [...newOrChanged, ...again]),
    ofDocuments('archived', 'Title, or why'),
    ofDocuments('hidden', 'Why'),
    ofDocuments('skipped', 'Why'),
    ofWarnings('Warnings about pages', undefined),
    others > 0
      ? `${english(others)} more warnings are about pages that this does not change.\n\n`
      : '',
  ]
}

function titleOrReason({ name = '', reason = name, isAgain }: Outcome): string {
  return isAgain
    ? `${reason} (again: what it links to or includes has changed)`
    : reason
}

/** A longer table is folded, unless it is of failures. */
const MAX_UNFOLDED = 10
/** More rows nobody reads; the report file has them all. */
const MAX_ROWS = 500

function table<T>(
  title: string,
  column: string,
  all: readonly T[],
  toRow: (each: T) => string[],
): string {
  if (all.length === 0) return ''
  const isOpen = title === titleOf('failed') || all.length <= MAX_UNFOLDED
  const rows = all
    .slice(0, MAX_ROWS)
    .map(each => `| ${toRow(each).join(' | ')} |\n`)
  const others = all.length - rows.length
  const rest =
    others > 0 ? `\n${english(others)} more are in the report file.\n` : ''
  return `<details${isOpen ? ' open' : ''}><summary>${title}: ${english(all.length)}</summary>\n\n| Page | ${column} |\n|---|---|\n${rows.join('')}${rest}\n</details>\n\n`
}

/** Characters that are shown: the destination of a link, and with it a reason, may be as long as a page. */
const MAX_CELL = 400

function cell(text: string): string {
  return asText(text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text)
}

function titleOf(kind: Kind): string {
  return words[kind].charAt(0).toUpperCase() + words[kind].slice(1)
}

/**
 * A page that is gone is linked as it last was in search, as far as that is known; in a preview, one that is there is
 * linked as it was checked out, for the branch may not have it yet.
 */
function page(
  outcome: Outcome,
  report: Report,
  place?: { line: number; column: number },
): string {
  const { path, kind, isHidden, isGenerated } = outcome
  const { repositoryUrl, branch, baseline, sha, isPreview } = report
  const isGone = outcome.isGone || (kind === 'archived' && !isHidden)
  if (isGenerated || (isGone && baseline === '')) return asText(path)
  const ref = isGone ? baseline : isPreview ? sha : branch
  const url = urlOf('blob', path, { repositoryUrl, branch: ref })
  return place
    ? link(
        `${path}:${place.line}:${place.column}`,
        `${url}?plain=1#L${place.line}`,
      )
    : link(path, url)
}

/** So many documents with a hint are listed. */
const MAX_FOUND = 10

/** How documents will be found, with advice for writers. */
function findabilityOf({ findability = {} as Findability }: Report): string {
  const parts = Object.entries(findability).flatMap(([hint, items]) => {
    if (items.length === 0) return []
    const { title, advice } = hints[hint as keyof Findability]
    const list = firstOf(items, MAX_FOUND).map(each => `- ${cell(each)}\n`)
    return [
      `**${asText(title)}: ${english(items.length)}.** ${asText(advice)}\n\n${list.join('')}\n`,
    ]
  })
  if (parts.length === 0) return ''
  const count = Object.values(findability).flat().length
  const number = count === 1 ? '1 hint' : `${english(count)} hints`
  return `<details><summary>How pages will be found: ${number}</summary>\n\n${parts.join('')}</details>\n\n`
}

/** The first of them, and how many there are besides. */
function firstOf(texts: readonly string[], max: number): string[] {
  const others = texts.length - max
  return others > 0
    ? [...texts.slice(0, max), `and ${english(others)} more`]
    : [...texts]
}

/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
function asText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
      .replace(
        /[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu,
        each => `&#${each.codePointAt(0)};`,
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
  return url === undefined
    ? asText(text)
    : `${asText(text)} ${link('More on this', url)}`
}

/** A link whose text is text alone. `url` has no space and no parenthesis. */
function link(text: string, url: string): string {
  return `[${asText(text)}](${url})`
}

/** 12,345 */
const english = (count: number): string => count.toLocaleString('en')
