import type { Message, Rule } from '../../src/document/document.ts'
import { toWarnings } from '../../src/report/warnings.ts'
import { type Remark, remarksAfter } from './missing.ts'
import type { Run } from './runs.ts'

export interface Warning extends Message {
  path: string
  externalRef: string
  /** Which run gave it, counted from 1. */
  run: number
}

/** What was noticed about pages that are in search. */
export interface Warnings {
  /** How many the action would give for all pages: links that one setting mends count as one. */
  told: number
  /** Each single one, by its rule. */
  byRule: Map<Rule, Warning[]>
}

/** The warnings that hold after the last run. */
export function warningsAfter(runs: readonly Run[]): Warnings {
  const remarks = remarksAfter(runs)
  return {
    told: toWarnings(remarks.map(({ outcome }) => outcome)).length,
    byRule: Map.groupBy(remarks.flatMap(warningsOf), ({ rule }) => rule),
  }
}

function warningsOf({ outcome, run }: Remark): Warning[] {
  const { path, externalRef, messages } = outcome
  return messages.map(message => ({ ...message, path, externalRef, run }))
}
