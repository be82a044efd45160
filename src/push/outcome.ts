import type { Plan, Stop } from '../plan/index.ts'
import { isGenerated, type Page, type Selection } from '../snapshot/index.ts'
import type { Topic } from '../text/index.ts'
import type { Message } from '../text/message.ts'

/** The outcomes of a page, each in the one word that log, summary, outputs and report have for it. */
export const words = {
  pushed: 'pushed',
  /** It left search: its file is gone, or its author hides it now. */
  archived: 'archived',
  /** Nothing had to be done. */
  unchanged: 'unchanged',
  /** Its author keeps it out of search, where it was not, or it has no text; or it was so, and is gone. */
  hidden: 'hidden',
  /** There is nothing to push, as of a symbolic link. */
  skipped: 'skipped',
  /** It should have got in and did not, for a reason of its own. */
  failed: 'failed',
  /** Its turn did not come: the run stopped, archives were held back, or another page had to get in first. */
  unsent: 'not sent',
} as const

export type Kind = keyof typeof words

export const kinds = Object.keys(words) as Kind[]

/** The outcome of one page. */
export interface Outcome {
  path: string
  externalRef: string
  kind: Kind
  /** The document's title, where there is one. */
  name?: string
  /** Why it was hidden, skipped, not sent or failed, or archived though its file is there: goes after the path and a colon. */
  reason?: string
  /** Where the reason of a failure is explained. */
  topic?: Topic
  /** It failed in earlier runs too, from this commit on. */
  failingSince?: string
  /** Where it failed: the line for the input `files` that leaves it out of search. */
  exclude?: string
  /** It was pushed although its file is unchanged: what it links to or includes is not. */
  isAgain?: true
  /** It was archived because its author keeps it out of search. */
  isHidden?: true
  /** It was not archived, though it is no page of this commit any more. */
  isGone?: true
  /** An earlier step of the job generated it, so that GitHub has no such file. */
  isGenerated?: true
  messages: Message[]
}

/** Makes the outcome of a page. `more` replaces the defaults: no reason, no messages. */
export function toOutcome(
  page: Page,
  kind: Kind,
  more: Partial<Outcome> = {},
): Outcome {
  const { path, externalRef } = page
  return {
    path,
    externalRef,
    kind,
    messages: [],
    ...(isGenerated(page) && { isGenerated: true }),
    ...more,
  }
}

/** The meaning of an answer for the documents of its request. */
export type Reply =
  | { kind: 'accepted' }
  /** The same request may succeed later; `isPressure`: the service asks for fewer requests. */
  | {
      kind: 'retry'
      reason: string
      hint: string
      topic: Topic
      afterMs?: number
      isPressure?: true
    }
  /** A smaller request may succeed. */
  | { kind: 'split'; reason: string; topic: Topic }
  /**
   * No request will succeed until somebody changes something; `isRefused`: nothing of this one is in search;
   * `mayBeDocument`: where others were accepted, it is rather the fault of a document.
   */
  | {
      kind: 'fatal'
      reason: string
      hint: string
      topic: Topic
      isRefused?: true
      mayBeDocument?: true
    }

/**
 * Collects the outcome of each document of a run, so that none is missing from the report.
 *
 * @param noted the documents of the plan that were dealt with; the others get `stop`, or that the run ended, as their reason.
 */
export function toOutcomes(
  noted: readonly Outcome[],
  { upserts, archives, unchanged, again }: Plan,
  { skipped }: Selection,
  stop?: Stop,
): Outcome[] {
  const why = stop?.reason ?? 'the run ended before its turn'
  const unsent = (what: string) => (page: Page) =>
    toOutcome(page, 'unsent', { reason: `was not ${what}: ${why}` })
  const planned = [
    ...unchanged.map(page => toOutcome(page, 'unchanged')),
    ...upserts.map(unsent('pushed')),
    ...archives.map(unsent('archived')),
  ]
  const all = new Map(
    [...planned, ...noted].map(each => [each.externalRef, each]),
  )
  for (const externalRef of again) {
    const outcome = all.get(externalRef)
    if (outcome?.kind === 'pushed')
      all.set(externalRef, { ...outcome, isAgain: true })
  }
  for (const { externalRef } of archives) {
    const outcome = all.get(externalRef)
    if (outcome && outcome.kind !== 'archived')
      all.set(externalRef, { ...outcome, isGone: true })
  }
  const failures: Outcome[] = []
  for (const each of skipped) {
    // Two files may have one name where its bytes are not UTF-8.
    if (each.topic) failures.push({ ...each, kind: 'failed', messages: [] })
    // A page that became a symbolic link has a document to archive: it counts as that, and the link is why.
    else
      all.set(each.externalRef, {
        ...each,
        kind: 'skipped',
        messages: [],
        ...all.get(each.externalRef),
      })
  }
  return [...failures, ...all.values()].sort((a, b) =>
    a.externalRef < b.externalRef ? -1 : 1,
  )
}
