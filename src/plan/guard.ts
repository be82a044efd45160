import { type Topic, withHelp } from '../text/index.ts'
import type { Archive, Plan } from './index.ts'

/** Why no further request is made, and what to do about it. */
export interface Stop {
  reason: string
  hint: string
  topic: Topic
}

/** A stop in sentences, with the address where it is explained. */
export function sentence({ reason, hint, topic }: Stop): string {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`
  return withHelp(hint === '' ? text : `${text} ${hint}`, topic)
}

/** Archiving so many documents at most is no mistake worth stopping for. */
const MAX_UNGUARDED_ARCHIVES = 20

const FIX = 'Fix the patterns: they are matched against paths from the repository’s root, and case counts.'
const OVERRIDE = 'Nothing was archived. If that is what you want, run once with max-archive: 100%.'

/**
 * Why carrying out a plan looks like a mistake, or `undefined` when it does not.
 *
 * @param archives what would leave search: the plan's archives, and later also the pages that hide themselves.
 * @param maxShare the share of the known documents, 0 to 1, that one run may archive; 1 switches the guard off.
 */
export function planProblem(
  { wanted, knownCount }: Plan,
  archives: readonly Archive[],
  maxShare: number,
): Stop | undefined {
  if (wanted.size === 0 && knownCount === 0)
    return { reason: 'no file of this repository matches the input files', hint: FIX, topic: 'no-pages' }
  if (maxShare >= 1) return undefined
  if (wanted.size === 0)
    return {
      reason: `no file matches the input files, while search holds ${knownCount} documents, all of which would be archived`,
      hint: `${FIX} ${OVERRIDE}`,
      topic: 'no-pages',
    }
  if (archives.length <= MAX_UNGUARDED_ARCHIVES) return undefined
  // A document whose text is wanted under a new name has only moved, and no more have than there are such names.
  const moved = new Set(archives.flatMap(({ movedTo }) => movedTo ?? []))
  const lost = archives.length - moved.size
  if (lost <= MAX_UNGUARDED_ARCHIVES || lost <= maxShare * knownCount) return undefined
  return {
    reason: `this run would archive ${lost} of ${knownCount} documents, more than max-archive (${Math.round(maxShare * 100)}%) allows`,
    hint: `Check the inputs files and ref-prefix, and what was deleted. ${OVERRIDE}`,
    topic: 'max-archive',
  }
}
