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
  'built-site',
  'agent-instructions',
  'journal',
  'github-token',
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
  'git-lfs',
  'file-name',
  'comment',
  'dialect',
  'front-matter',
  'include',
  'mdx',
  'missing-target',
  'more',
  'parser',
  'site-link',
  'title',
] as const

export type Topic = (typeof topics)[number]

/** The page that explains each topic, in the major version that this is. `npm run rename` gives it its repository. */
const PAGE = 'https://github.com/OWNER/docs-push-action/blob/v1/docs/troubleshooting.md'

/** Where a topic is explained. */
export function helpUrl(topic: Topic): string {
  return `${PAGE}#${topic}`
}

/** A message that ends with the address where it is explained; one that does already stays as it is. */
export function withHelp(message: string, topic: Topic): string {
  return splitHelp(message).url ? message : `${message} ${helpUrl(topic)}`
}

/** A message that `withHelp` made, in its two parts; without an address it is all text. */
export function splitHelp(message: string): { text: string; url?: string } {
  const at = message.lastIndexOf(` ${PAGE}#`)
  const url = message.slice(at + 1)
  return at >= 0 && topics.some(topic => url === helpUrl(topic))
    ? { text: message.slice(0, at), url }
    : { text: message }
}
