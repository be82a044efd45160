import { excluding } from '../inputs/patterns.ts'
import { bytesOf } from '../journal/digests.ts'
import { type Exception, type History, MAX_EXCEPTIONS } from '../journal/index.ts'
import type { Plan } from '../plan/index.ts'
import { isGenerated } from '../plan/tree.ts'
import type { Outcome } from '../push/outcome.ts'

/** A record has room for 65,535 bytes on GitHub, and more in it than this. */
const MAX_BYTES = 48_000

/** What a run knows of the pages that it could not deliver. */
export interface FailureFacts {
  /** The exceptions of earlier runs, which were tried again. */
  before: readonly Exception[]
  /** The references of documents that may have been accepted by a request without an answer. */
  uncertain: ReadonlySet<string>
  /** The commit of this run. */
  sha: string
  isFirstSync: boolean
}

/**
 * The pages that a run could not push or archive although it delivered all others, or pushed as plain text only, with
 * what the service may hold of each; `undefined` when they are too many for the run to be one that later runs start from.
 */
export function toExceptions(
  outcomes: readonly Outcome[],
  { archives, heldOf }: Plan,
  { before, uncertain, sha, isFirstSync }: FailureFacts,
): Exception[] | undefined {
  const missing = outcomes.filter(({ kind }) => kind === 'failed' || kind === 'unsent')
  const unparsed = outcomes.filter(each => each.isUnparsed).slice(0, MAX_EXCEPTIONS - missing.length)
  const all = [...missing, ...unparsed]
  // Nothing shows yet that the service accepts anything.
  const isAllMissing = isFirstSync && missing.length === outcomes.length
  if (isAllMissing || missing.length > MAX_EXCEPTIONS) return undefined
  // A page that was refused may be in search all the same if its request was made before, without an answer.
  const sent = new Set([...uncertain, ...unparsed.map(each => each.externalRef)])
  const moves = new Map(archives.map(each => [each.externalRef, each.movedTo]))
  const since = new Map(before.map(each => [each.externalRef, each.since]))
  const exceptions = all.map(({ externalRef, path, kind }): Exception => {
    const waitsFor = kind === 'unsent' ? moves.get(externalRef) : undefined
    return {
      externalRef,
      path,
      held: sent.has(externalRef) || heldOf(externalRef) !== undefined,
      ...(waitsFor !== undefined && { waitsFor }),
      since: since.get(externalRef) ?? sha,
    }
  })
  return bytesOf(exceptions) > MAX_BYTES ? undefined : exceptions
}

/** What earlier runs have failed on and this one tries again. */
export function exceptionsOf(history: History): Exception[] {
  const attempts = [...(history.synced ? [history.synced] : []), ...history.dirty]
  return attempts.flatMap(each => each.exceptions ?? [])
}

/** Says of each page that failed since when it does, and how it can be left out of search. */
export function explainFailures(
  outcomes: readonly Outcome[],
  { archives, upserts }: Plan,
  before: readonly Exception[],
): Outcome[] {
  const since = new Map(before.map(each => [each.externalRef, each.since]))
  // Lines in files leave out neither what is gone nor what is generated.
  const others = [...archives, ...upserts.filter(isGenerated)]
  const leaving = new Set(others.map(each => each.externalRef))
  return outcomes.map(outcome => {
    const { kind, externalRef, path } = outcome
    if (kind !== 'failed') return outcome
    const failingSince = since.get(externalRef)
    const exclude = leaving.has(externalRef) ? undefined : excluding(path)
    return { ...outcome, ...(failingSince && { failingSince }), ...(exclude && { exclude }) }
  })
}
