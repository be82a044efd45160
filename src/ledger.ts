import type { Plan, Stop } from './plan.ts'
import type { Outcome } from './report.ts'
import type { Cut } from './snapshot.ts'

/** Keeps account of every document of a run, so that none is missing from the report. */
export class Ledger {
  readonly #outcomes = new Map<string, Outcome>()
  readonly #before: number

  /** Entries that match the patterns and are no pages, and pages that need no push. */
  constructor({ skipped }: Cut, { unchanged }: Plan) {
    for (const { path, externalRef, reason, isFailure } of skipped)
      this.note({ path, externalRef, kind: isFailure ? 'failed' : 'skipped', reason, messages: [] })
    for (const { path, externalRef } of unchanged)
      this.note({ path, externalRef, kind: 'unchanged', messages: [] })
    this.#before = this.#outcomes.size
  }

  /** How many documents of the plan have met their fate. */
  get settled(): number {
    return this.#outcomes.size - this.#before
  }

  note(outcome: Outcome): void {
    // A page that became a link is skipped under the same reference under which its document is archived.
    this.#outcomes.set(`${outcome.kind === 'archived'}:${outcome.externalRef}`, outcome)
  }

  /** Everything that was planned and did not come about gets its reason. */
  outcomes(plan: Plan, stop: Stop | undefined): Outcome[] {
    const reason = `was not sent: ${stop?.reason ?? 'the run ended before its turn'}`
    const archives = [...plan.archives, ...plan.tombstones]
    const planned = [...plan.upserts.map(({ page }) => page), ...archives.map(({ versions }) => versions[0])]
    for (const page of planned) {
      if (page === undefined || this.#has(page.externalRef)) continue
      this.note({ path: page.path, externalRef: page.externalRef, kind: 'unsent', reason, messages: [] })
    }
    return [...this.#outcomes.values()].sort((a, b) => (a.externalRef < b.externalRef ? -1 : 1))
  }

  #has(externalRef: string): boolean {
    return this.#outcomes.has(`true:${externalRef}`) || this.#outcomes.has(`false:${externalRef}`)
  }
}
