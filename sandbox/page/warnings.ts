import { toWarnings } from '../../src/report/annotations.ts'
import type { Message, Rule } from '../../src/text/message.ts'
import { type Remark, remarksAfter } from './missing.ts'
import type { Run } from './runs.ts'

export interface Warning extends Message {
  path: string
  externalRef: string
  /** Which run gave it, counted from 1. */
  run: number
}

/** Problems of pages that are in search. */
export interface Warnings {
  /** As the action counts them: links that one setting fixes are one warning. */
  count: number
  /** Each of them, by its rule. */
  byRule: Map<Rule, Warning[]>
}

/** The warnings that are left after the last run. */
export function warningsAfter(runs: readonly Run[]): Warnings {
  const remarks = remarksAfter(runs)
  return {
    count: toWarnings(remarks.map(({ outcome }) => outcome)).length,
    byRule: Map.groupBy(remarks.flatMap(warningsOf), ({ rule }) => rule),
  }
}

function warningsOf({ outcome, run }: Remark): Warning[] {
  const { path, externalRef, messages } = outcome
  return messages.map(message => ({ ...message, path, externalRef, run }))
}
