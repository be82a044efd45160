import type { Stop } from '../control.ts'
import type { Archive, Plan } from '../plan.ts'

/** Archiving fewer documents than this is never a mistake worth stopping for. */
const MAX_UNGUARDED_ARCHIVES = 20

/** How many documents leave search for good: one whose text is wanted under another name has only moved. */
export function countLost({ wantedOids }: Plan, archives: readonly Archive[]): number {
  return archives.filter(({ versions }) => !versions.some(({ oid }) => wantedOids.has(oid))).length
}

/**
 * Why carrying out a plan looks like a mistake, or `undefined` when it does not.
 *
 * @param archives how many documents would leave search: those of the plan, and later those that hide themselves too.
 * @param maxShare the share of the known documents, 0 to 1, that one run may archive; 1 switches the guard off.
 */
export function planProblem(plan: Plan, archives: number, maxShare: number): Stop | undefined {
  const isEmpty = plan.wantedCount === 0
  if (isEmpty && plan.knownCount === 0)
    return {
      reason: 'no file of this repository matches the input files',
      hint: MEND,
    }
  if (maxShare >= 1) return undefined
  if (isEmpty)
    return {
      reason: `no file matches the input files, while search holds ${plan.knownCount} documents, all of which would be archived`,
      hint: `${MEND} ${OVERRIDE}`,
    }
  if (archives <= MAX_UNGUARDED_ARCHIVES || archives <= maxShare * plan.knownCount) return undefined
  return {
    reason: `this run would archive ${archives} of ${plan.knownCount} documents, more than max-archive (${Math.round(maxShare * 100)}%) allows`,
    hint: `Check the inputs files and ref-prefix, and what was deleted. ${OVERRIDE}`,
  }
}

const MEND = 'Mend the patterns: they are matched against paths from the repository’s root, and case counts.'
const OVERRIDE = 'Nothing was archived. If that is what you want, run once with max-archive: 100%.'
