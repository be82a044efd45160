import type { Message } from './document.ts'

/** The destination of a link may be as long as a page. */
const MAX_REASON = 1_000

/** The first of a page's messages, cut to a length at which all pages of a run can be told of, and a count of the others. */
export function first(most: number, messages: readonly Message[]): Message[] {
  const kept = messages.slice(0, messages.length > most ? most - 1 : most).map(short)
  const next = messages[kept.length]
  if (next === undefined) return kept
  const reason = `there are ${messages.length - kept.length} more warnings from here on. Mend those above first.`
  return [...kept, { line: next.line, column: next.column, rule: 'more', reason }]
}

function short(message: Message): Message {
  const { reason } = message
  return reason.length > MAX_REASON
    ? { ...message, reason: `${reason.slice(0, MAX_REASON).toWellFormed()}…` }
    : message
}
