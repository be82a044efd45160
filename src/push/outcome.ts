import type { Plan, Stop } from '../plan/index.ts'
import { isGenerated, type Page, type Selection } from '../snapshot/index.ts'
import type { Message, Topic } from '../text/message.ts'

/** The outcomes of a page, each in the one word that log, summary, outputs and report have for it. */
export const outcomeWords = {
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

export type OutcomeKind = keyof typeof outcomeWords

export const kinds = Object.keys(outcomeWords) as OutcomeKind[]

/** The outcome of one page. */
export interface Outcome {
  path: string
  externalRef: string
  kind: OutcomeKind
  /** The document's title, where there is one. */
  name?: string | undefined
  /** Why it was hidden, skipped, not sent or failed, or archived though its file is there: goes after the path and a colon. */
  reason?: string | undefined
  /** Names the section that explains the reason of a failure. */
  topic?: Topic | undefined
  /** It failed in earlier runs too, from this commit on. */
  failingSince?: string | undefined
  /** It was pushed although its file is unchanged: what it links to or includes is not. */
  isAgain?: true
  /** It was sent again although it is unchanged, and search accepted it. */
  isVerified?: true
  /** It was archived because its author keeps it out of search. */
  isHidden?: true
  /** It was not archived, though it is no page of this commit any more. */
  isGone?: true
  /** An earlier step of the job generated it, so that GitHub has no such file. */
  isGenerated?: true | undefined
  messages: Message[]
}

/** Makes the outcome of a page. `more` replaces the defaults: no reason, no messages. */
export function toOutcome(
  page: Page,
  kind: OutcomeKind,
  more: Partial<Outcome> = {},
): Outcome {
  const { path, externalRef } = page
  return {
    path,
    externalRef,
    kind,
    messages: [],
    isGenerated: isGenerated(page) || undefined,
    ...more,
  }
}

/** The meaning of an answer for the documents of its request. */
export type Reply =
  | { kind: 'accepted' }
  /** The same request may succeed later; `isRateLimit`: the service asks for fewer requests. */
  | {
      kind: 'retry'
      reason: string
      hint: string
      topic: Topic
      afterMs?: number
      isRateLimit?: true
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
  plan: Plan,
  { skipped }: Selection,
  stop?: Stop,
): Outcome[] {
  const outcomes = new Map<string, Outcome>()
  for (const outcome of [...beforeDelivery(plan, stop), ...noted])
    outcomes.set(outcome.externalRef, outcome)
  for (const externalRef of plan.again) {
    const outcome = outcomes.get(externalRef)
    if (outcome?.kind === 'pushed')
      outcomes.set(externalRef, { ...outcome, isAgain: true })
  }
  for (const { externalRef } of plan.archives) {
    const outcome = outcomes.get(externalRef)
    if (outcome && outcome.kind !== 'archived')
      outcomes.set(externalRef, { ...outcome, isGone: true })
  }
  const failures: Outcome[] = []
  for (const file of skipped) {
    if (file.topic) {
      // Two files may have one name where its bytes are not UTF-8.
      failures.push({ ...file, kind: 'failed', messages: [] })
      continue
    }
    const skip: Outcome = { ...file, kind: 'skipped', messages: [] }
    // A page that became a symbolic link has a document to archive: it counts as that, and the link is why.
    const outcome = outcomes.get(file.externalRef)
    if (!outcome) outcomes.set(file.externalRef, skip)
    else outcome.reason ??= file.reason
  }
  return [...failures, ...outcomes.values()].sort((a, b) =>
    a.externalRef < b.externalRef ? -1 : 1,
  )
}

/** The outcomes of a plan of which nothing was delivered. */
function beforeDelivery(
  { upserts, archives, unchanged }: Plan,
  stop: Stop | undefined,
): Outcome[] {
  const why = stop?.reason ?? 'the run ended before its turn'
  const notPushed = { reason: `was not pushed: ${why}` }
  const notArchived = { reason: `was not archived: ${why}` }
  return [
    ...unchanged.map(page => toOutcome(page, 'unchanged')),
    ...upserts.map(page => toOutcome(page, 'unsent', notPushed)),
    ...archives.map(page => toOutcome(page, 'unsent', notArchived)),
  ]
}
