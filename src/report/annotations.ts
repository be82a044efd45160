import { toMatcher, type WarningLevel } from '../inputs/patterns.ts'
import type { Outcome } from '../push/outcome.ts'
import type { Topic } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import type { Report, Reports } from './index.ts'
import { pages } from './progress.ts'

/** A message at a file and line of the repository, as GitHub shows it beside the code. */
export interface Annotation {
  level: 'warning' | 'error'
  message: string
  topic: Topic
  file?: string
  line?: number
  column?: number
}

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_WARNINGS = 9
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_WARNINGS - 1

export function toAnnotations({
  targets,
  agentInstructions,
}: Reports): Annotation[] {
  const found = targets.flatMap(report => annotationsOf(ofTouched(report)))
  if (agentInstructions?.reason !== undefined)
    found.unshift({
      level: 'warning',
      message: agentInstructions.reason,
      topic: 'agent-instructions',
    })
  // A page may be in several targets.
  const all = [
    ...new Map(found.map(each => [JSON.stringify(each), each])).values(),
  ]
  return [
    ...atMost(MAX_ERRORS, all, 'error'),
    ...atMost(MAX_WARNINGS, all, 'warning'),
  ]
}

function annotationsOf(documents: readonly Outcome[]): Annotation[] {
  const failures = byReason(documents, 'failed').map((failure): Annotation => {
    const [{ path: file, topic = 'pages-failed' }] = failure
    return {
      level: 'error',
      file,
      message: `${file}: ${explain(failure)}`,
      topic,
    }
  })
  const warnings = toWarnings(documents).map(
    ({ outcome: { path: file }, message }): Annotation => {
      const { line, column, rule, isError } = message
      return {
        level: isError ? 'error' : 'warning',
        file,
        line,
        column,
        message: withKind(message),
        topic: rule,
      }
    },
  )
  return [...failures, ...warnings]
}

function atMost(
  max: number,
  annotations: readonly Annotation[],
  level: Annotation['level'],
): Annotation[] {
  const all = annotations.filter(each => each.level === level)
  if (all.length <= max + 1) return all
  const message = `There are ${all.length} ${level}s in all: see the job summary and the report file.`
  return [
    ...all.slice(0, max),
    { level, message, topic: level === 'error' ? 'pages-failed' : 'more' },
  ]
}

/** Leaves out the messages about pages that a pull request does not touch, but for those that make it red. */
export function ofTouched({ documents, changes, ifMerged }: Report): Outcome[] {
  if (!ifMerged || !changes) return documents
  const touched = new Set(changes.map(({ path }) => path))
  return documents.flatMap(outcome => {
    if (touched.has(outcome.path)) return outcome
    const messages = outcome.messages.filter(each => each.isError)
    return messages.length > 0 ? { ...outcome, messages } : []
  })
}

/** The messages at the levels that the input `warnings` gives them. */
export function withLevels(
  documents: readonly Outcome[],
  levels: readonly WarningLevel[],
): Outcome[] {
  if (levels.length === 0) return [...documents]
  const rules = levels.map(({ files, ...each }) => ({
    ...each,
    matches: files && toMatcher(files),
  }))
  return documents.map(outcome => {
    const messages = outcome.messages.flatMap(message => {
      const places = [
        outcome.path,
        ...(message.target === undefined ? [] : [message.target]),
      ]
      const level = rules.findLast(
        ({ kind, matches }) =>
          kind === message.rule && (!matches || places.some(matches)),
      )?.level
      return level === 'off'
        ? []
        : level === 'error'
          ? { ...message, isError: true as const }
          : message
    })
    return { ...outcome, messages }
  })
}

/** Pages that failed, or were not sent, for one reason, which is said once. */
type SameReason = readonly [Outcome, ...Outcome[]]

export function byReason(
  documents: readonly Outcome[],
  kind: 'failed' | 'unsent',
): SameReason[] {
  const found = documents.filter(each => each.kind === kind)
  return [...Map.groupBy(found, fullReason).values()] as unknown as SameReason[]
}

/** Why pages failed or were not sent, and how to leave those that failed out of search. */
export function explain(all: SameReason): string {
  const [first, ...others] = all
  const reason = fullReason(first)
  const parts = [`${reason}${/[.!?]$/.test(reason) ? '' : '.'}`]
  if (first.exclude !== undefined)
    parts.push(
      `To leave it out of search, add the line "${first.exclude}" at the end of the input files.`,
    )
  if (others.length > 0)
    parts.push(`${pages(all.length)} have the same reason; this is the first.`)
  return parts.join(' ')
}

function fullReason({ failingSince, reason = '' }: Outcome): string {
  return failingSince === undefined
    ? reason
    : `still failing since commit ${failingSince.slice(0, 7)}: ${reason}`
}

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * Chooses the messages that are shown, errors first. One stands for all that are to be fixed together: that lead to the same
 * target, or, as pages with links that only their website understands have thousands, that one setting fixes.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const all = documents.flatMap(outcome =>
    outcome.messages.map(message => ({ outcome, message })),
  )
  return [true, undefined].flatMap(isError => {
    const groups = Map.groupBy(
      all.filter(each => each.message.isError === isError),
      groupKey,
    )
    return [...groups.values()].map(toOne)
  })
}

/** A message and its kind, as the input `warnings` spells it. */
export function withKind({
  reason,
  rule,
}: Pick<Message, 'reason' | 'rule'>): string {
  return rule === 'more' ? reason : `${reason} (${rule})`
}

/** A key that all messages have that are to be fixed together. */
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
  const count = pages(new Set(group.map(each => each.outcome.path)).size)
  const reason = `${first.message.reason} ${group.length} of these on ${count}; this is the first.`
  return { ...first, message: { ...first.message, reason } }
}
