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

/** The kinds of errors and warnings; each is a heading of docs/troubleshooting.md. */
export const topics = [
  // Inputs
  'base-url',
  'connector-id',
  'api-key',
  'files',
  'branch',
  'site-urls',
  'generator',
  'ref-prefix',
  'targets',
  'generated',
  'agent-instructions',
  'journal',
  'github-token',
  'warnings',
  'other-inputs',
  // The run
  'event',
  'runner',
  'node-version',
  'checkout',
  'commit-gone',
  'earlier-run',
  'overtaken',
  'time-limit',
  'cancelled',
  'unexpected-error',
  // What changed
  'record-of-past-syncs',
  'two-workflows',
  'no-pages',
  'max-archive',
  // The search service
  'all-refused',
  'service-down',
  'unexpected-response',
  'certificate',
  'proxy',
  // Pages
  'pages-failed',
  'page-refused',
  'page-too-large',
  'page-not-read',
  'not-utf-8',
  'file-name',
  ...rules,
  'more',
] as const

export type Topic = (typeof topics)[number]

const REPOSITORY = 'https://github.com/OWNER/docs-push-action'

/** The commit, tag or branch whose documentation messages lead to. */
let helpVersion = 'HEAD'

/** Has messages lead to the documentation of the version of this action that the workflow names. */
export function setHelpVersion(version: string): void {
  if (/^[\w.-]+$/.test(version)) helpVersion = version
}

/** The address where a topic is explained. */
export function helpUrl(topic: Topic): string {
  return `${REPOSITORY}/blob/${helpVersion}/docs/troubleshooting.md#${topic}`
}

/** A message that ends with the address where it is explained; one that does already stays as it is. */
export function withHelp(message: string, topic: Topic): string {
  if (splitHelp(message).url) return message
  return `${message} ${helpUrl(topic)}`
}

/** A message that `withHelp` made, in its two parts; without an address it is all text. */
export function splitHelp(message: string): { text: string; url?: string } {
  const at = message.lastIndexOf(` ${REPOSITORY}/`)
  const url = message.slice(at + 1)
  const isHelp = at >= 0 && topics.some(topic => url === helpUrl(topic))
  if (!isHelp) return { text: message }
  return { text: message.slice(0, at), url }
}

/** An error in words for the user: what was received, what was expected, what to do. */
export class UserError extends Error {
  readonly topic: Topic

  constructor(message: string, topic: Topic) {
    super(message)
    this.topic = topic
  }
}
