import type { Stop } from '../plan/guard.ts'
import type { Page, Plan } from '../plan/index.ts'
import type { Selection } from '../plan/pages.ts'
import { type Outcome, toOutcome } from '../push/outcome.ts'
import type { Batch } from '../push/pack.ts'
import { limitMessages } from '../text/message.ts'

/** With so many messages, each further page has one that counts its own. They all are kept until the run ends. */
const MAX_MESSAGES = 100_000

/** Keeps account of every document of a run, so that none is missing from the report. */
export class Ledger {
  readonly #skipped: Selection['skipped']
  readonly #unchanged: readonly Page[]
  readonly #again: ReadonlySet<string>
  readonly #outcomes = new Map<string, Outcome>()
  readonly #uncertain = new Set<string>()
  #messages = 0

  constructor({ skipped }: Selection, { unchanged, again }: Pick<Plan, 'unchanged' | 'again'>) {
    this.#skipped = skipped
    this.#unchanged = unchanged
    this.#again = again
  }

  /** How many documents of the plan have been dealt with. */
  get settled(): number {
    return this.#outcomes.size
  }

  /** The references of documents that the service may hold although it accepted none of their requests. */
  get uncertain(): ReadonlySet<string> {
    return this.#uncertain
  }

  /** A request got no answer that says what happened to its documents. */
  noteUncertain({ items }: Batch): void {
    for (const { externalRef } of items) this.#uncertain.add(externalRef)
  }

  note(outcome: Outcome): void {
    const messages = this.#messages < MAX_MESSAGES ? outcome.messages : limitMessages(1, outcome.messages)
    this.#messages += messages.length
    const isAgain = outcome.kind === 'pushed' && this.#again.has(outcome.externalRef)
    this.#outcomes.set(outcome.externalRef, { ...outcome, ...(isAgain && { isAgain }), messages })
  }

  /** What happened to each document; those of the plan that were not dealt with get their reason. */
  outcomes(plan: Plan, stop: Stop | undefined): Outcome[] {
    const why = stop?.reason ?? 'the run ended before its turn'
    for (const page of plan.upserts) this.#leave(page, `was not pushed: ${why}`)
    for (const page of plan.archives) this.#leave(page, `was not archived: ${why}`)
    const skipped = this.#skipped.flatMap(({ isFailure, ...each }): Outcome[] => {
      if (!isFailure && this.#explain(each.externalRef, each.reason)) return []
      return [{ ...each, kind: isFailure ? 'failed' : 'skipped', messages: [] }]
    })
    const unchanged = this.#unchanged.map(page => toOutcome(page, 'unchanged'))
    return [...skipped, ...unchanged, ...this.#outcomes.values()].sort((a, b) =>
      a.externalRef < b.externalRef ? -1 : 1,
    )
  }

  #leave(page: Page, reason: string): void {
    if (this.#outcomes.has(page.externalRef)) return
    this.note(toOutcome(page, 'unsent', { reason }))
  }

  /** A page that became a symbolic link has a document to archive: it counts as that, and the link is why. */
  #explain(externalRef: string, reason: string): boolean {
    const outcome = this.#outcomes.get(externalRef)
    if (outcome) this.note({ reason, ...outcome })
    return outcome !== undefined
  }
}
