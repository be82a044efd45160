import { describe, test } from '@jest/globals'
import { play } from './play.ts'
import type { End, Scenario } from './scenario.ts'

/** Condition and result, what happens, and how it ends; without an end, search mirrors the origin's `main`. */
export type Row = [title: string, story: (on: Scenario) => Promise<unknown>, end?: End]

/** Of the longest row on a machine that is busy and slow. */
const TIMEOUT_MS = 600_000

export function scenarios(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    test.each(rows)('%s', (_, story, end) => play(story, end), TIMEOUT_MS)
  })
}

/** The same for rows that mostly wait. */
export function waitingScenarios(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    test.concurrent.each(rows)('%s', (_, story, end) => play(story, end), TIMEOUT_MS)
  })
}
