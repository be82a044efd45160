import type { Touched } from '../plan/tree.ts'
import type { Outcome } from '../push/outcome.ts'
import type { Topic } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import { explain, toFailures } from './failures.ts'
import type { Instructions, Report } from './index.ts'
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

/** Pages that a pull request does not touch, or may not touch, are left to the summary. */
export function toAnnotations(report: Report, touched?: Touched): Annotation[] {
  return annotationsOf([report], report.agentInstructions, touched)
}

/** The same of several targets, where a page may be in more than one of them. */
export function annotationsOf(
  reports: readonly Report[],
  agentInstructions: Instructions | undefined,
  touched?: Touched,
): Annotation[] {
  const first: Annotation[] =
    agentInstructions?.reason === undefined
      ? []
      : [{ level: 'warning', message: agentInstructions.reason, topic: 'agent-instructions' }]
  const own = reports.map(report =>
    touched instanceof Set
      ? { ...report, documents: report.documents.filter(({ path }) => touched.has(path)) }
      : report,
  )
  const failures = distinct(own.flatMap(each => errors(each.documents, each.problem)))
  const warnings = distinct(own.flatMap(each => warningsOf(each.documents)))
  if (touched === 'unknown') {
    const failed = own.reduce((sum, { counts }) => sum + counts.failed, 0)
    const message = `The files that this pull request changes could not be determined, so there are no annotations on files: see the job summary for errors (${failed}) and warnings (${warnings.length}).`
    return failures.length + warnings.length === 0 ? first : [...first, { level: 'notice', message }]
  }
  return [
    ...atMost(MAX_ERRORS, failures, 'errors'),
    ...atMost(MAX_ANNOTATIONS, [...first, ...warnings], 'warnings'),
    ...atMost(MAX_ANNOTATIONS, distinct(own.flatMap(each => hidden(each.documents, each))), 'hidden pages'),
  ]
}

function distinct(annotations: readonly Annotation[]): Annotation[] {
  return [...new Map(annotations.map(each => [JSON.stringify(each), each])).values()]
}

/** What the run's own error says already is the fault of no page. */
function errors(documents: readonly Outcome[], problem = ''): Annotation[] {
  const isOfTheRun = (reason = '') => reason !== '' && problem.toLowerCase().startsWith(reason.toLowerCase())
  return toFailures(documents.filter(({ reason }) => !isOfTheRun(reason))).map(failure => ({
    level: 'error',
    file: failure[0]?.path ?? '',
    message: explain(failure),
    topic: failure[0]?.topic ?? 'pages-failed',
  }))
}

function warningsOf(documents: readonly Outcome[]): Annotation[] {
  return toWarnings(documents).map(
    ({ outcome: { path: file }, message: { line, column, reason, rule } }) => ({
      level: 'warning',
      file,
      line,
      column,
      message: reason,
      topic: rule,
    }),
  )
}

/** That a page leaves search, or will never come into it, should surprise nobody; what stays hidden is no news. */
function hidden(documents: readonly Outcome[], { ifMerged }: Report): Annotation[] {
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

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * What is shown of the messages. One stands for all that lead to the same target; and where pages have links that only
 * their website understands, they have thousands, which one setting fixes: the first stands for all of those.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const all = documents.flatMap(outcome => outcome.messages.map(message => ({ outcome, message })))
  const groups = Map.groupBy(all, keyOf)
  const siteLinks = groups.get('site-link') ?? []
  groups.delete('site-link')
  return [siteLinks, ...groups.values()].flatMap(joined)
}

/** What is to be fixed together has the same key. */
function keyOf(warning: Warning): unknown {
  const { rule, target, reason } = warning.message
  if (rule === 'site-link') return rule
  // An unknown tag, or an include that is missing, is the same on each page.
  if (rule === 'dialect' || rule === 'include') return reason
  return target ?? warning
}

function joined(group: readonly Warning[]): Warning[] {
  const [first] = group
  if (first === undefined || group.length === 1) return [...group]
  const { outcome, message } = first
  const count = pages(new Set(group.map(each => each.outcome.path)).size)
  return [{ outcome, message: { ...message, reason: reasonOf(message, group.length, count) } }]
}

/** The reason for several messages on so many pages. */
function reasonOf({ rule, target, reason }: Message, messages: number, count: string): string {
  if (rule === 'site-link')
    return `${messages} links on ${count} start with "/" and are not at the repository's root, the first of them here: they stay as written. If they are addresses on a website, name the website in the input site-urls; else fix them. The report file lists them all.`
  const where = target === undefined ? `It is so on ${count}` : `${messages} links on ${count} lead there`
  return `${reason} ${where}, the first of them here.`
}
