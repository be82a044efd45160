import { stripVTControlCharacters } from 'node:util'
import type { Missing } from '../../sandbox/page/missing.ts'
import type { Warnings } from '../../sandbox/page/warnings.ts'
import type { Counts } from '../../sandbox/store.ts'
import { toWarnings, type Warning } from '../../src/report/warnings.ts'
import { type Kind, kinds, numbers, words } from '../../src/report.ts'
import { harmless, shown } from '../../src/shown.ts'
import { list, many, type Row, short } from './list.ts'
import type { PushResult } from './replay.ts'
import type { Answer } from './search.ts'
import type { Commit, Source } from './source.ts'

/** How many names of a kind are printed. */
export interface Lengths {
  documents: number
  warnings: number
}

/** For a few pages, and for many. */
export const whole: Lengths = { documents: Infinity, warnings: Infinity }
export const shortened: Lengths = { documents: 5, warnings: 2 }

export function opening({ name, branch, commits }: Source, asked: number): string[] {
  const fewer = Number.isFinite(asked) && commits.length < asked
  return [
    `${many(commits.length, 'push')} of ${shown(name)}, branch ${shown(branch)}, to a stand-in for the search service on this machine.`,
    ...(fewer
      ? [`The branch has ${many(commits.length, 'commit')}, fewer than the ${asked} asked for.`]
      : []),
  ]
}

export function pushHeading(number: number, total: number, { sha, subject }: Commit): string[] {
  return ['', `Push ${number} of ${total}  ${short(sha)}  ${shown(subject, 80)}`]
}

/** A line of the action's own that says how far it has come; others are not passed on. */
export function progress(line: string): string[] {
  return /^\d+ of \d+ documents\b/.test(line) ? [`  … ${harmless(line)}`] : []
}

/** What needed nothing is only counted. */
const LISTED = kinds.filter(kind => kind !== 'unchanged')

export function pushResult(result: PushResult, { documents: max, warnings: maxWarnings }: Lengths): string[] {
  const { report, isGreen, output } = result
  const documents = report?.documents ?? []
  const warnings = toWarnings(documents).map(toRow)
  const ofKind = (kind: Kind) =>
    documents.filter(each => each.kind === kind).map(({ path, name, reason }) => [path, reason ?? name])
  return [
    ...LISTED.flatMap(kind => list(words[kind], ofKind(kind), max)),
    ...list('warned', ofInputs(output), maxWarnings),
    ...list('warned', warnings, maxWarnings),
    `  ${totals(result, warnings.length)}`,
    ...(isGreen ? [] : failure(output)),
  ]
}

function toRow({ outcome, message }: Warning): Row {
  return [`${outcome.path}:${message.line}`, message.reason]
}

/** Warnings of an input that is most likely misspelt; the demo has brought about the others itself. */
function ofInputs(output: string): Row[] {
  const found = [...output.matchAll(/^::warning::([a-z-]+: .*)$/gm)]
  return found.map(([, text = '']) => [text.replaceAll('%25', '%')])
}

function totals({ report, seconds }: PushResult, warnings: number): string {
  if (report === undefined) return `no report after ${seconds.toFixed(1)} s`
  return [
    numbers(report.counts),
    `${many(report.counts.requests, 'request')}, ${many(warnings, 'warning')}, ${seconds.toFixed(1)} s`,
  ].join('; ')
}

/** Behind a bar, so that a runner obeys none of it. */
export function failure(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split(/\r?\n/)
  return ['  This run failed. All that it printed:', ...lines.map(line => `  | ${harmless(line)}`)]
}

export function answer({ query, hits }: Answer): string[] {
  const found = hits.flatMap(({ name, externalRef, snippet }) => [
    `  ${shown(name)}  (${shown(externalRef)})`,
    `    ${shown(snippet)}`,
  ])
  return ['', `Search for "${shown(query)}"`, ...(found.length > 0 ? found : ['  nothing found'])]
}

export function checkHeading({ sha }: Commit): string[] {
  return ['', `For comparison, a full sync of ${short(sha)} into another sandbox that is empty`]
}

/** A search that the last push did not bring into step is not worth comparing. */
export function noComparison(results: readonly { isGreen: boolean }[]): string[] {
  const red = results.filter(each => !each.isGreen).length
  return [
    `No comparison with a full sync: ${red} of ${many(results.length, 'push')} failed, the last among them.`,
  ]
}

export function closing(serves: boolean): string[] {
  return [
    '',
    'Each push ran the built action, dist/index.js, in a process of its own, as GitHub would run it. It found out what',
    'to push from the trees of two commits: the one pushed, and the one of the last success in its journal of attempts.',
    'Here the journal was a file; on GitHub it is the Deployments page of the repository. README.md describes it',
    `under "What happens on a push" and at the input journal. Everything made for this demo ${serves ? 'is removed at its end' : 'has been removed'}.`,
  ]
}

export function summary(
  { active, archived, pushes }: Counts,
  { failed, leftOut }: Missing,
  { told }: Warnings,
): string[] {
  return [
    '',
    `Search holds ${many(active, 'document')}, ${archived} archived, from ${many(pushes, 'request')}.`,
    `${many(failed.length, 'page')} failed or not sent, ${leftOut.length} left out, ${many(told, 'warning')}.`,
  ]
}

export function served(url: string): string[] {
  return ['', `Search and read them at ${url}`, 'Ctrl-C ends it.']
}

/** Whoever asks for a port waits for a page. */
export const notServed = [
  'No page is served at --port: that takes a terminal, in which Ctrl-C ends it, and no --no-serve.',
]
