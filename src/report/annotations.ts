import { toMatcher, type WarningLevel } from '../inputs/patterns.ts'
import type { Outcome } from '../push/outcome.ts'
import type { Topic } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import type { Report, Reports } from './index.ts'
import { pages } from './progress.ts'

/** A message at a file and line of the repository, as GitHub shows it beside the code. */
export interface Annotation {
  level: 'notice' | 'warning' | 'error'
  message: string
  /** Where it is explained; not of notices. */
  topic?: Topic
  file?: string
  line?: number
  column?: number
}

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_ANNOTATIONS = 9
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_ANNOTATIONS - 1

/** @param touched the paths that a pull request changes: warnings about others are left to the summary. */
export function toAnnotations(
  { targets, agentInstructions }: Reports,
  touched?: ReadonlySet<string>,
): Annotation[] {
  const first: Annotation[] =
    agentInstructions?.reason === undefined
      ? []
      : [{ level: 'warning', message: agentInstructions.reason, topic: 'agent-instructions' }]
  const own = targets.map(report => ({ ...report, documents: ofTouched(report.documents, touched) }))
  // A page may be in several targets.
  const found = own.flatMap(warningsOf)
  const failures = distinct([...own.flatMap(errors), ...found.filter(each => each.level === 'error')])
  const warnings = distinct(found.filter(each => each.level === 'warning'))
  return [
    ...atMost(MAX_ERRORS, failures, 'errors'),
    ...atMost(MAX_ANNOTATIONS, [...first, ...warnings], 'warnings'),
    ...atMost(MAX_ANNOTATIONS, distinct(own.flatMap(hidden)), 'hidden pages'),
  ]
}

/** What is to be shown of a pull request's pages: of those that it does not touch, only what makes it red. */
export function ofTouched(documents: readonly Outcome[], touched?: ReadonlySet<string>): Outcome[] {
  return documents.flatMap(outcome => {
    if (!touched || touched.has(outcome.path)) return outcome
    const messages = outcome.messages.filter(each => each.isError)
    return messages.length > 0 ? { ...outcome, messages } : []
  })
}

/** The messages at the levels that the input `warnings` gives them. */
export function withLevels(documents: readonly Outcome[], levels: readonly WarningLevel[]): Outcome[] {
  if (levels.length === 0) return [...documents]
  const rules = levels.map(({ files, ...each }) => ({ ...each, matches: files && toMatcher(files) }))
  return documents.map(outcome => {
    const messages = outcome.messages.flatMap(message => {
      const places = [outcome.path, ...(message.target === undefined ? [] : [message.target])]
      const level = rules.findLast(
        ({ kind, matches }) => kind === message.rule && (!matches || places.some(matches)),
      )?.level
      return level === 'off' ? [] : level === 'error' ? { ...message, isError: true as const } : message
    })
    return { ...outcome, messages }
  })
}

function distinct(annotations: readonly Annotation[]): Annotation[] {
  return [...new Map(annotations.map(each => [JSON.stringify(each), each])).values()]
}

function errors({ documents }: Report): Annotation[] {
  return toFailures(documents).map(failure => ({
    level: 'error',
    file: failure[0]?.path ?? '',
    message: explain(failure),
    topic: failure[0]?.topic ?? 'pages-failed',
  }))
}

function warningsOf({ documents }: Report): Annotation[] {
  return toWarnings(documents).map(
    ({ outcome: { path: file }, message: { line, column, rule, isError, ...message } }) => ({
      level: isError ? 'error' : 'warning',
      file,
      line,
      column,
      message: withKind({ rule, ...message }),
      topic: rule,
    }),
  )
}

/** That a page leaves search, or will never come into it, should surprise nobody; what stays hidden is no news. */
function hidden({ documents, ifMerged }: Report): Annotation[] {
  return documents
    .filter(({ kind, isHidden }) => isHidden || (kind === 'hidden' && ifMerged))
    .map(({ path, reason }) => ({
      level: 'notice',
      file: path,
      line: 1,
      message: `This page is kept out of search: ${reason}.`,
    }))
}

function atMost(max: number, annotations: Annotation[], what: string): Annotation[] {
  const [first] = annotations
  if (first === undefined || annotations.length <= max + 1) return annotations
  const message = `There are ${annotations.length} ${what} in all: see the job summary and the report file.`
  const topic = first.level === 'error' ? 'pages-failed' : 'more'
  return [...annotations.slice(0, max), { level: first.level, message, ...(first.topic && { topic }) }]
}

/** The pages that failed, together where they did so for one reason, which is then said once. */
export function toFailures(documents: readonly Outcome[]): Outcome[][] {
  const failed = documents.filter(({ kind }) => kind === 'failed')
  return [...Map.groupBy(failed, failureReason).values()]
}

/** So many pages are named; the summary and the report file have the others. */
const MAX_NAMES = 3

/** Which pages failed, why, and what to do. */
export function explain(failure: readonly Outcome[]): string {
  const names = failure.slice(0, MAX_NAMES).map(({ path }) => path)
  const others = failure.length - names.length
  const all = `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
  return failure.length === 1
    ? `${all}: ${why(failure)}`
    : `${pages(failure.length)}: ${why(failure)} These are ${all}.`
}

/** Why these pages failed, and how to leave them out of search. */
export function why(failure: readonly Outcome[]): string {
  const first = failure[0] as Outcome
  const reason = failureReason(first)
  const sentence = `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`
  if (first.exclude === undefined) return sentence
  const [which, lines] =
    failure.length === 1 ? ['this page', 'the line'] : ['these pages', 'a line for each, such as']
  return `${sentence} To leave ${which} out of search, add ${lines} "${first.exclude}" at the end of the input files (after its default lines, if you do not set it).`
}

function failureReason({ failingSince, reason = '' }: Outcome): string {
  return failingSince === undefined
    ? reason
    : `still failing since commit ${failingSince.slice(0, 7)}: ${reason}`
}

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * What is shown of the messages, errors first. One stands for all that are to be fixed together: that lead to the same
 * target, or, as pages with links that only their website understands have thousands, that one setting fixes.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const all = documents.flatMap(outcome => outcome.messages.map(message => ({ outcome, message })))
  return [true, undefined].flatMap(isError => {
    const groups = Map.groupBy(
      all.filter(each => each.message.isError === isError),
      groupKey,
    )
    return [...groups.values()].map(toOne)
  })
}

/** A message and its kind, as the input `warnings` spells it. */
export function withKind({ reason, rule }: Pick<Message, 'reason' | 'rule'>): string {
  return rule === 'more' ? reason : `${reason} (${rule})`
}

/** What is to be fixed together has the same key. */
function groupKey(warning: Warning): unknown {
  const { rule, target, reason } = warning.message
  if (rule === 'site-link') return rule
  // An unknown tag, or an include that is missing, is the same on each page.
  if (rule === 'dialect' || rule === 'include') return reason
  return target ?? warning
}

function toOne(group: readonly Warning[]): Warning {
  const first = group[0] as Warning
  if (group.length === 1) return first
  const { rule, target, reason } = first.message
  const count = pages(new Set(group.map(each => each.outcome.path)).size)
  const links = `${group.length} links on ${count}`
  const where = target === undefined ? `Same on ${count}` : `${links} lead there`
  const all =
    rule === 'site-link'
      ? `${links} start with "/" and are not at the repository's root, the first of them here: they stay as written. If they are addresses on a website, name the website in the input site-urls; else fix them. The report file lists them all.`
      : `${reason} ${where}; this is the first.`
  return { ...first, message: { ...first.message, reason: all } }
}
