/** The kinds of messages, by the names that the report and the input `warnings` have for them. */
export const rules = [
  'built-site',
  'comment',
  /** Syntax of a site generator that could not be translated. */
  'dialect',
  'front-matter',
  'include',
  'mdx',
  'missing-target',
  'parser',
  /** A known question that does not find its page. */
  'questions',
  'site-link',
  'title',
] as const

/** A kind, or a count of others of any kind. */
export type Rule = (typeof rules)[number] | 'more'

/** A warning about a page, at a place in the file as its author sees it. */
export interface Message {
  /** 1-based, in the file. */
  line: number
  /** 1-based. */
  column: number
  rule: Rule
  /** By the input `warnings`: the run is red. */
  isError?: true
  /** The path that a link leads to, where nothing is. */
  target?: string | undefined
  /** A text that says what was received, what was expected, and what to do. */
  reason: string
}

/** At most `most` messages, the last of which counts those left out. */
export function limitMessages(
  most: number,
  messages: readonly Message[],
): Message[] {
  const kept = messages.slice(0, messages.length > most ? most - 1 : most)
  const next = messages[kept.length]
  if (next === undefined) return kept
  const reason = `there are ${messages.length - kept.length} more warnings from here on. Fix those above first.`
  return [
    ...kept,
    { line: next.line, column: next.column, rule: 'more', reason },
  ]
}
