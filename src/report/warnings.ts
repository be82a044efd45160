import type { Message } from '../document/document.ts'
import type { Outcome } from '../report.ts'

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * What is shown of the messages. Where pages have links that only their website understands they have thousands, which
 * one setting mends: one message, the first, stands for all of them, so that broken links can be seen.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const all = documents.flatMap(outcome => outcome.messages.map(message => ({ outcome, message })))
  const siteLinks = all.filter(({ message }) => message.rule === 'site-link')
  const [first] = siteLinks
  if (!first || siteLinks.length === 1) return all
  const pages = new Set(siteLinks.map(({ outcome }) => outcome.path)).size
  const reason = `${siteLinks.length} links on ${pages === 1 ? 'one page' : `${pages} pages`} start with "/" and are not at the repository's root, the first of them here: they stay as written. If they are addresses on a website, name the website in the input site-urls; else mend them. The report file lists them all.`
  const others = all.filter(({ message }) => message.rule !== 'site-link')
  return [{ outcome: first.outcome, message: { ...first.message, reason } }, ...others]
}
