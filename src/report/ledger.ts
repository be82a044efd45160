import type { Stop } from '../control.ts'
import { first } from '../document/messages.ts'
import type { Cut } from '../plan/cut.ts'
import type { Page, Plan } from '../plan.ts'
import type { Outcome } from '../report.ts'

/** With so many messages, a page more has one that counts its own. They all are kept until the run ends. */
const MAX_MESSAGES = 100_000

/** Keeps account of every document of a run, so that none is missing from the report. */
export class Ledger {
  /** Entries that match the patterns and are no pages. */
  readonly #skipped: Outcome[]
  /** Pages that need no push. */
  readonly #unchanged: Outcome[]
  readonly #outcomes = new Map<string, Outcome>()
  #messages = 0

  constructor({ skipped }: Cut, { unchanged }: Plan) {
    this.#skipped = skipped.map(({ isFailure, ...each }) => ({
      ...each,
      kind: isFailure ? 'failed' : 'skipped',
      messages: [],
    }))
    this.#unchanged = unchanged.map(({ path, externalRef }) => ({
      path,
      externalRef,
      kind: 'unchanged',
      messages: [],
    }))
  }

  /** How many documents of the plan have met their fate. */
  get settled(): number {
    return this.#outcomes.size
  }

  note(outcome: Outcome): void {
    const messages = this.#messages < MAX_MESSAGES ? outcome.messages : first(1, outcome.messages)
    this.#messages += messages.length
    this.#outcomes.set(outcome.externalRef, { ...outcome, messages })
  }

  /** Everything that was planned and did not come about gets its reason. */
  outcomes(plan: Plan, stop: Stop | undefined): Outcome[] {
    const why = stop?.reason ?? 'the run ended before its turn'
    for (const { page } of plan.upserts) this.#leave(page, `was not pushed: ${why}`)
    for (const { versions } of [...plan.archives, ...plan.tombstones])
      this.#leave(versions[0], `was not archived: ${why}`)
    const skipped = this.#skipped.filter(each => !this.#explain(each))
    return [...skipped, ...this.#unchanged, ...this.#outcomes.values()].sort((a, b) =>
      a.externalRef < b.externalRef ? -1 : 1,
    )
  }

  #leave(page: Page | undefined, reason: string): void {
    if (page === undefined || this.#outcomes.has(page.externalRef)) return
    this.note({ path: page.path, externalRef: page.externalRef, kind: 'unsent', reason, messages: [] })
  }

  /** A page that became a symbolic link has a document to archive: it counts as that, and the link is why. */
  #explain({ externalRef, kind, reason }: Outcome): boolean {
    const outcome = this.#outcomes.get(externalRef)
    if (outcome === undefined || kind === 'failed') return false
    if (reason !== undefined) this.note({ reason, ...outcome })
    return true
  }
}
