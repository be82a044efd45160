import type { Plan, Stop } from './plan.ts'
import type { Outcome } from './report.ts'
import type { Cut } from './snapshot.ts'

/** Keeps account of every document of a run, so that none is missing from the report. */
export class Ledger {
  /** Entries that match the patterns and are no pages, and pages that need no push. */
  readonly #before: Outcome[]
  readonly #outcomes = new Map<string, Outcome>()

  constructor({ skipped }: Cut, { unchanged }: Plan) {
    this.#before = [
      ...skipped.map(
        ({ isFailure, ...each }): Outcome => ({
          ...each,
          kind: isFailure ? 'failed' : 'skipped',
          messages: [],
        }),
      ),
      ...unchanged.map(
        ({ path, externalRef }): Outcome => ({ path, externalRef, kind: 'unchanged', messages: [] }),
      ),
    ]
  }

  /** How many documents of the plan have met their fate. */
  get settled(): number {
    return this.#outcomes.size
  }

  note(outcome: Outcome): void {
    this.#outcomes.set(outcome.externalRef, outcome)
  }

  /** Everything that was planned and did not come about gets its reason. */
  outcomes(plan: Plan, stop: Stop | undefined): Outcome[] {
    const reason = `was not sent: ${stop?.reason ?? 'the run ended before its turn'}`
    const archives = [...plan.archives, ...plan.tombstones]
    const planned = [...plan.upserts.map(({ page }) => page), ...archives.map(({ versions }) => versions[0])]
    for (const page of planned) {
      if (page === undefined || this.#outcomes.has(page.externalRef)) continue
      this.note({ path: page.path, externalRef: page.externalRef, kind: 'unsent', reason, messages: [] })
    }
    return [...this.#before, ...this.#outcomes.values()].sort((a, b) =>
      a.externalRef < b.externalRef ? -1 : 1,
    )
  }
}
