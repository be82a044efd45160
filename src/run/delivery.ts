import pLimit from 'p-limit'
import type { Asks, PageJob, PageResult } from '../document/page.ts'
import { excluding } from '../inputs/patterns.ts'
import { bytesOf } from '../journal/digests.ts'
import { type Exception, MAX_EXCEPTIONS } from '../journal/index.ts'
import type { Stop } from '../plan/guard.ts'
import { type Page, type Plan, sizeOf } from '../plan/index.ts'
import { type ReadBlobs, type Reading, readFileTexts } from '../plan/pages.ts'
import { isGenerated, oidsOf, RepositoryError } from '../plan/tree.ts'
import { deliver, type Sources } from '../push/deliver.ts'
import type { Ledger, Outcome } from '../push/outcome.ts'
import { progressLine, requestLine } from '../report/progress.ts'
import type { Changes } from './changes.ts'
import type { RunContext } from './context.ts'
import { type Pool, type Ports, WorkerError } from './ports.ts'

/** Pushes and archives what has changed; resolves to why it stopped before the end, if it did. */
export async function deliverChanges(
  { run, ports }: { run: RunContext; ports: Ports },
  { plan, isFirstSync, wasHiddenAlike }: Changes,
  ledger: Ledger,
): Promise<Stop | undefined> {
  const { inputs, now, repository, cancellation } = run
  const { service, pool, elapsed, random, log } = ports
  const progress = (seconds: number) =>
    progressLine({ documents: ledger.settled, ...service.sent }, sizeOf(plan), seconds)
  try {
    const prepare = await openDocuments(plan.upserts, now, repository.blobs, pool)
    const title = run.task.kind === 'preview' ? 'Make the documents' : 'Push to search'
    const sources: Sources = {
      prepare,
      blobs: repository.blobs,
      ahead: pool.ahead,
      async send(batch) {
        const startedMs = elapsed()
        const reply = await service.send(batch)
        if (reply.kind === 'retry') ledger.noteUncertain(batch)
        log.debug(() => [`${requestLine(batch, reply)} in ${Math.round(elapsed() - startedMs)} ms`])
        return reply
      },
      push: {
        signal: cancellation.stopping,
        sleep: cancellation.sleep,
        random,
        now: elapsed,
        onSilence: reason => log.info(`Trying again: ${reason}.`),
        concurrency: inputs.concurrency,
      },
      onOutcome: outcome => ledger.note(outcome),
      maxArchive: inputs.maxArchive,
      isFirstSync,
      wasHiddenAlike,
    }
    return await log.stage(title, progress, () => deliver(plan, sources))
  } catch (error) {
    // What was pushed until then is still reported.
    if (error instanceof RepositoryError)
      return cancellation.stopping.reason ?? { reason: error.message, hint: '', topic: error.topic }
    if (error instanceof WorkerError) return { reason: error.message, hint: '', topic: 'unexpected-error' }
    throw error
  }
}

/** Makes the documents of pages on threads, which are given what they ask for besides the pages. */
export async function openDocuments(
  upserts: readonly Page[],
  { tree, sites, heads, openSites }: Reading,
  blobs: ReadBlobs,
  pool: Pool,
): Promise<(job: PageJob) => Promise<PageResult>> {
  const oids = oidsOf(tree)
  const wanted = { heads: new Set<string>(), texts: new Set<string>() }
  const supply = async () => {
    const [forHeads, forTexts] = [[...wanted.heads], [...wanted.texts]]
    if (forHeads.length + forTexts.length === 0) return
    wanted.heads.clear()
    wanted.texts.clear()
    await heads.read(forHeads)
    const texts = await readFileTexts(forTexts, oids, blobs)
    pool.supply({ heads: forHeads.map(path => [path, heads.of(path)]), texts: [...texts] })
  }
  // One after another: what many pages ask for is read at once.
  const limit = pLimit(1)
  const toSupplied = (asks: Asks) => {
    for (const path of asks.heads) wanted.heads.add(path)
    for (const path of asks.texts) wanted.texts.add(path)
    return limit(supply)
  }
  if (sites.sites.length > 0) {
    const { siteOf } = openSites([])
    const own = upserts.map(({ path }) => path).filter(path => siteOf(path)?.needsHead(path))
    await toSupplied({ kind: 'asks', heads: own, texts: [] })
  }
  return async job => {
    for (;;) {
      const result = await pool.run(job)
      if (result.kind !== 'asks') return result
      await toSupplied(result)
    }
  }
}

/** A record has room for 65,535 bytes on GitHub, and more in it than this. */
const MAX_EXCEPTION_BYTES = 48_000

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
  return bytesOf(exceptions) > MAX_EXCEPTION_BYTES ? undefined : exceptions
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
