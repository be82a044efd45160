import { stripVTControlCharacters } from 'node:util'
import { type Missing, missingAfter, type Warnings } from '../../sandbox/page/missing.ts'
import type { Run } from '../../sandbox/page/serve.ts'
import type { Hit } from '../../sandbox/search.ts'
import type { Counts } from '../../sandbox/store.ts'
import { kinds, type OutcomeKind, outcomeWords } from '../../src/push/deliver.ts'
import { numbers } from '../../src/report/index.ts'
import { toWarnings, type Warning } from '../../src/report/log.ts'
import { sanitizeForLog, sanitizeLine } from '../../src/text/index.ts'
import { type Difference, type PushResult, size } from './push.ts'
import type { Commit, Source } from './source.ts'

/** How many rows of a kind are printed: for a few pages, and for many. */
export const lengths = {
  whole: { documents: Infinity, warnings: Infinity },
  shortened: { documents: 5, warnings: 2 },
}

export function opening({ name, branch, commits }: Source): string[] {
  return [
    `${many(commits.length, 'push')} of ${sanitizeForLog(name)}, branch ${sanitizeForLog(branch)}, to a stand-in for the search service on this machine.`,
  ]
}

export function pushHeading(number: number, total: number, { sha, subject }: Commit): string[] {
  return ['', `Push ${number} of ${total}  ${short(sha)}  ${sanitizeForLog(subject, 80)}`]
}

/** Unchanged documents are only counted. */
const LISTED = kinds.filter(kind => kind !== 'unchanged')

export function pushResult(
  result: PushResult,
  { documents: max, warnings: maxWarnings }: (typeof lengths)[keyof typeof lengths],
): string[] {
  const { report, isGreen, output } = result
  const documents = report?.documents ?? []
  const ofPages = toWarnings(documents).map(toRow)
  const ofRun = runWarnings(report).map((line): Row => [line])
  const ofKind = (kind: OutcomeKind) =>
    documents.filter(each => each.kind === kind).map(({ path, name, reason }) => [path, reason ?? name])
  return [
    ...LISTED.flatMap(kind => list(outcomeWords[kind], ofKind(kind), max)),
    ...list('warned', ofRun, maxWarnings),
    ...list('warned', ofPages, maxWarnings),
    `  ${totals(result, ofRun.length + ofPages.length)}`,
    ...(isGreen ? [] : failure(output)),
  ]
}

function toRow({ outcome, message }: Warning): Row {
  return [`${outcome.path}:${message.line}`, `${message.reason} (${message.rule})`]
}

/** The demo itself causes the one about its journal, which is new. */
function runWarnings(report: PushResult['report']): string[] {
  const warnings = report?.warnings ?? []
  return warnings.filter(line => !line.startsWith('The journal '))
}

function totals({ report, seconds }: PushResult, warnings: number): string {
  if (report === undefined) return `no report after ${seconds.toFixed(1)} s`
  return [
    numbers(report.counts),
    `${many(report.counts.requests, 'request')}, ${many(warnings, 'warning')}, ${seconds.toFixed(1)} s`,
  ].join('; ')
}

/**
 * What search holds after a run: what was pushed and what is unchanged, but for pages that stayed hidden.
 *
 * @param runs the last of them is that run.
 */
export function held({ active }: Counts, runs: readonly Run[]): string[] {
  const { leftOut, hidden } = missingAfter(runs)
  const unchanged = runs.at(-1)?.report?.documents.filter(({ kind }) => kind === 'unchanged') ?? []
  const refs = new Set([...leftOut.map(({ outcome }) => outcome.externalRef), ...hidden.keys()])
  const stayed = unchanged.filter(({ externalRef }) => refs.has(externalRef)).length
  const words =
    stayed === 0 ? '' : `, as ${stayed} of the unchanged pages ${stayed === 1 ? 'is' : 'are'} hidden`
  return [`  Search holds ${many(active, 'document')}${words}.`]
}

/** What a run printed, behind a bar, so that a runner obeys none of it. */
export function failure(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split(/\r?\n/)
  const shown = lines.flatMap(withoutCommand).map(line => `  | ${sanitizeLine(line)}`)
  return ['  This run failed. It printed:', ...shown]
}

/** A line as a runner shows it: of its commands, only the text of errors, warnings, notices and groups. */
function withoutCommand(line: string): string[] {
  const [, name = '', text = ''] = /^::([\w-]+)[^:]*::(.*)$/.exec(line) ?? []
  if (name === '') return [line]
  if (name === 'group') return [text]
  const isMessage = ['error', 'warning', 'notice'].includes(name)
  return isMessage ? `${name}: ${text.replaceAll('%25', '%')}`.split(/(?:%0D)?%0A/) : []
}

export function answer(query: string, hits: readonly Hit[]): string[] {
  const found = hits.flatMap(({ name, external_ref, snippetHtml }) => [
    `  ${sanitizeForLog(name)}  (${sanitizeForLog(external_ref)})`,
    `    ${sanitizeForLog(toText(snippetHtml))}`,
  ])
  return ['', `Search for "${sanitizeForLog(query)}"`, ...(found.length > 0 ? found : ['  nothing found'])]
}

/** Three of all titles, spread over them. */
export function spread(titles: readonly string[]): string[] {
  const chosen = [1, 2, 3].map(quarter => titles[Math.floor((titles.length * quarter) / 4)])
  return [...new Set(chosen.filter(title => title !== undefined))]
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function toText(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

export function checkHeading({ sha }: Commit): string[] {
  return ['', `For comparison, a full sync of ${short(sha)} into another sandbox that is empty`]
}

export function closing(serves: boolean): string[] {
  return [
    '',
    'Each push ran the built action, dist/main.js, in a process of its own, as GitHub would run it. It found out what',
    'to push from the files of two commits: the pushed one, and that of the last success in its record of past syncs.',
    'Here the record was a file; on GitHub it is the Deployments page of the repository: docs/how-it-decides.md.',
    `Everything made for this demo ${serves ? 'is removed at its end' : 'has been removed'}.`,
  ]
}

/** @param last the report of the last run. */
export function summary(
  { active, archived, pushes }: Counts,
  { failed, leftOut }: Missing,
  { count }: Warnings,
  last: PushResult['report'],
): string[] {
  const warnings = count + runWarnings(last).length
  return [
    '',
    `Search holds ${many(active, 'document')}, ${archived} archived, from ${many(pushes, 'request')}.`,
    `${many(failed.length, 'page')} failed or not sent, ${leftOut.length} hidden or skipped, ${many(warnings, 'warning')}.`,
  ]
}

const MAX_DIFFERENCES = 10

/** Whether search holds what it should, and where not. */
export function verdict({ sha }: Commit, count: number, difference: Difference, failed: number): string[] {
  const differ = size(difference)
  const says = differ === 0 ? 'equals' : 'differs from'
  const { missing, extra, stale } = difference
  return [
    `Search ${says} a fresh full sync of ${short(sha)}: ${many(count, 'document')}, ${differ} differ, ${failed} failed or not sent`,
    ...list('missing', toRows(missing), MAX_DIFFERENCES),
    ...list('extra', toRows(extra), MAX_DIFFERENCES),
    ...list(
      'stale',
      stale.map(({ externalRef, fields }) => [externalRef, fields.join(', ')]),
      MAX_DIFFERENCES,
    ),
  ]
}

const toRows = (refs: string[]): Row[] => refs.map(ref => [ref])

/** The columns of a row: a place, and a text about it, which is never shortened. */
export type Row = (string | undefined)[]

/** The path column is no wider than this. */
const MAX_COLUMN = 60

/** Rows below each other, after their title, and a count of those beyond the first. */
export function list(title: string, rows: Row[], max: number): string[] {
  // One more is listed rather than counted.
  const first = rows
    .slice(0, rows.length === max + 1 ? rows.length : max)
    // Advice is never cut off, and a row may be nothing else.
    .map(
      ([place = '', text]) =>
        [text ? sanitizeForLog(place) : sanitizeLine(place), sanitizeLine(text ?? '')] as const,
    )
  const width = Math.min(MAX_COLUMN, Math.max(0, ...first.map(([place]) => place.length)))
  const lines = first.map(([place, text]) => `${place.padEnd(width)}  ${text}`.trimEnd())
  if (rows.length > first.length) lines.push(`and ${rows.length - first.length} more`)
  return lines.map((line, index) => `  ${(index === 0 ? title : '').padEnd(9)} ${line}`)
}

export function short(sha: string): string {
  return sha.slice(0, 7)
}

export function many(count: number, noun: string): string {
  const plural = noun.endsWith('sh') ? `${noun}es` : `${noun}s`
  return `${count} ${count === 1 ? noun : plural}`
}
