import type { ArchiveLimit } from '../inputs/index.ts'
import type { Page } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Plan, Stop } from './index.ts'

/** Why there is nothing to do, or `undefined` when there is something. */
export function noPages({
  wanted,
  archives,
  isEmptying,
}: Plan): Stop | undefined {
  if (isEmptying || wanted.size + archives.length > 0) return undefined
  return {
    reason: 'no file of this repository matches the input files',
    hint: FIX,
    topic: 'no-pages',
  }
}

const FIX =
  'Fix the patterns: they are matched against paths from the repository’s root, and case counts.'

/** Archiving so many documents at most is no mistake worth holding them back for, unless they are all that there are. */
const MAX_UNGUARDED_ARCHIVES = 20

/** So many documents must stay in search for the guard to let others go. */
export function enoughKept(lost: number, limit: ArchiveLimit): number {
  if (lost === 0 || limit.kind === 'documents' || limit.share >= 1) return 0
  if (lost <= MAX_UNGUARDED_ARCHIVES) return 1
  // 21 / 0.07 is a little more than 300.
  return Math.ceil(lost / limit.share - 1e-6) - lost
}

/** Why archives are held back. */
export interface HeldBack extends Stop {
  /** The line that lets these documents go, and no more than these. */
  approval: string
}

/**
 * Why archiving these documents looks like a mistake, or `undefined` when it does not.
 *
 * @param lost what leaves search without having moved.
 * @param kept how many of the documents that are `guarded` stay; where there are more than `enoughKept`, so many.
 */
export function archiveProblem(
  plan: Plan,
  lost: readonly Page[],
  kept: number,
  limit: ArchiveLimit,
): HeldBack | undefined {
  const reason = reasonHeldBack(plan, lost, kept, limit)
  if (reason === undefined) return undefined
  const approval = `max-archive: ${lost.length}`
  const hint = `None of them was archived, such as ${sanitizeForLog(lost[0]!.path)}; pages were pushed as usual. ${waysOut(approval)}`
  if (plan.wanted.size === 0 && !plan.isEmptying)
    return { reason, hint: `${FIX} ${hint}`, topic: 'no-pages', approval }
  return { reason, hint, topic: 'max-archive', approval }
}

function reasonHeldBack(
  { wanted, heldBack, isEmptying }: Plan,
  lost: readonly Page[],
  kept: number,
  limit: ArchiveLimit,
): string | undefined {
  const count = lost.length
  if (count === 0) return undefined
  if (limit.kind === 'documents') {
    if (count <= limit.count) return undefined
    return `this run would archive ${count} documents, more than max-archive (${limit.count}) allows`
  }
  if (limit.share >= 1) return undefined
  const again = lost.filter(({ externalRef }) => heldBack.has(externalRef))
  if (again.length === 0 && kept >= enoughKept(count, limit)) return undefined
  if (isEmptying)
    return `the input files is none, which takes every document out of search (${count}): max-archive has to allow it`
  if (wanted.size === 0)
    return `no file matches the input files, so that this run would archive every document that search has (${count})`
  if (again.length > 0) {
    const added = count - again.length
    const more = added > 0 ? `, and ${added} more` : ''
    return `this run would archive what an earlier run held back (documents: ${again.length})${more}`
  }
  if (kept === 0)
    return `this run would archive every document that search had (${count})`
  return `this run would archive ${count} of ${count + kept} documents, more than max-archive (${Math.round(limit.share * 100)}%) allows`
}

function waysOut(approval: string): string {
  return `If they are to leave search, run this workflow by hand with ${approval}, as the recipe by-hand asks for it, or with that line in the step; more than these are held back again. If not, undo what took them out: put the files back, or correct what hides them, files or ref-prefix.`
}
