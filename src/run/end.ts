import type { AttemptEnd, Exception } from '../journal/index.ts'
import type { Plan } from '../plan/index.ts'
import type { Delivery } from '../push/deliver.ts'
import type { Outcome } from '../push/outcome.ts'
import type { RunEnd } from '../report/index.ts'

/**
 * Decides how a run has ended that has delivered its plan.
 *
 * @param documents the outcomes of all pages.
 */
export function toRunEnd(
  documents: readonly Outcome[],
  plan: Plan,
  { heldBack, uncertain }: Omit<Delivery, 'stop'>,
  sha: string,
): RunEnd {
  const missing = documents.filter(
    ({ kind }) => kind === 'failed' || kind === 'unsent',
  )
  const isNothingAccepted =
    plan.isFirstSync && missing.length === documents.length
  if (isNothingAccepted && heldBack) return { kind: 'stopped', stop: heldBack }
  if (isNothingAccepted) return { kind: 'all failed' }
  const moves = new Map<string, string | undefined>()
  for (const { externalRef, movedTo } of plan.archives)
    moves.set(externalRef, movedTo)
  const exceptions = missing.map(outcome => {
    const { externalRef, path, kind, failingSince: since = sha } = outcome
    // A page that was refused may be in search all the same if its request was made before, without an answer.
    const held =
      uncertain.has(externalRef) || plan.inSearch(externalRef).kind !== 'never'
    const exception: Exception = { externalRef, path, held, since }
    if (kind !== 'unsent') return exception
    const waitsFor = moves.get(externalRef)
    if (waitsFor !== undefined) return { ...exception, waitsFor }
    return { ...exception, isHeldBack: true as const }
  })
  return { kind: 'delivered', exceptions, heldBack }
}

/**
 * The run as the journal is to remember it: later runs start from one that delivered everything but its exceptions.
 *
 * @param mayHaveWritten whether search may have changed.
 */
export function toEnding(
  end: RunEnd,
  mayHaveWritten: boolean,
): { state: AttemptEnd; exceptions: readonly Exception[] } {
  if (end.kind === 'delivered')
    return { state: 'succeeded', exceptions: end.exceptions }
  return { state: mayHaveWritten ? 'failed' : 'void', exceptions: [] }
}
