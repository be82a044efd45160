import { addAnchorWarnings } from '../document/anchors.ts'
import type { AnchorLink } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/page.ts'
import { type AttemptRecord, attemptsIn, type History } from '../journal/index.ts'
import {
  type Page,
  type Plan,
  plan,
  planProblem,
  type Stop,
  sentence,
  sizeOf,
  withAgain,
} from '../plan/index.ts'
import { readKnown, wasHiddenAlike, whatChanged, withOtherTargets, withSites } from '../plan/known.ts'
import type { Reading } from '../plan/pages.ts'
import { RepositoryError } from '../plan/tree.ts'
import { findRemoved, findWarnings } from '../plan/warnings.ts'
import { deliver } from '../push/deliver.ts'
import { type Outcome, toOutcomes } from '../push/outcome.ts'
import { withLevels } from '../report/annotations.ts'
import { explainFailures, type Report, type RunFacts, toExceptions, toReport } from '../report/index.ts'
import { planLine, progressLine, siteLines, toSites } from '../report/progress.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { TargetRun } from './context.ts'
import { openDocumentLog, openDocuments } from './documents.ts'

/** A target, and what the journal says of it. */
export interface ReadyTarget extends TargetRun {
  history: History
}

/**
 * Pushes and archives what a target needs.
 *
 * @param others the other targets of the connector.
 */
export async function syncTarget(target: ReadyTarget, others: readonly ReadyTarget[]): Promise<Report> {
  const { history, now, settings, repository, record, task, inputs, pool, log, service } = target
  const sites = toSites(now.sites.sites, settings.siteUrls)
  const baseSha = history.synced?.record.sha
  // Starting a thread takes about as long as finding the changes.
  if (baseSha !== repository.head) pool.warmUp()
  pool.setContext({ paths: now.paths, settings, sites: now.sites })
  const changes = await log.stage(
    'Find the changes',
    seconds => `Still reading: ${Math.round(seconds)} s so far`,
    async () => {
      const found = await findChanges(target, others)
      for (const line of found.warnings) log.warning(line)
      for (const line of siteLines(now, settings.siteUrls)) log.info(line)
      log.info(planLine(found.plan, baseSha))
      if (found.whole !== undefined) log.info(found.whole)
      return found
    },
  )
  const noted: Outcome[] = []
  /** The references of documents whose requests got no answer that says what happened to them: the service may hold them. */
  const uncertain = new Set<string>()
  const documents = openDocumentLog(target, changes.plan, await findBase(target))
  const anchors = new Map<string, readonly AnchorLink[]>()
  const stop = await pushChanges(target, changes, noted, uncertain, async (job, made) => {
    if (made.kind === 'document' && !job.archived) anchors.set(job.externalRef, made.anchors ?? [])
    await documents.note(job, made)
  })
  const outcomes = toOutcomes(noted, changes.plan, now, stop)
  if (!stop) await addAnchorWarnings(outcomes, anchors, now, repository.blobs)
  const { whole, plan } = changes
  const leaving = [...plan.archives, ...outcomes.filter(({ isHidden }) => isHidden)]
  const problem = task.kind === 'preview' && !stop ? planProblem(plan, leaving, inputs.maxArchive) : undefined
  const refused = problem && sentence({ ...problem, hint: GUARD_HINT })
  if (refused) log.warning(refused)
  const facts = {
    ...toFacts(target),
    ...(sites.length > 0 && { sites }),
    ...(whole && { whole }),
    ...(refused && { refused }),
    ...(!stop && (await documents.end(outcomes))),
  }
  // What stopped the run is not the fault of a page.
  if (stop) return toReport(facts, outcomes, service.sent.requests, stop)
  const before = attemptsIn(history).flatMap(each => each.exceptions ?? [])
  const explained = withLevels(explainFailures(outcomes, plan, before), inputs.warnings)
  return {
    ...toReport(facts, explained, service.sent.requests),
    exceptions: toExceptions(explained, plan, uncertain, record.sha, changes.isFirstSync),
  }
}

/** Of a preview, in the place of what a run would have to change. */
const GUARD_HINT =
  'A push would stop there and archive nothing. If so many pages are to leave search, tell an owner of this repository before you merge: the run after it needs max-archive: 100%.'

export function toFacts(run: TargetRun & { history?: History }): RunFacts {
  const { context, inputs, task, settings, record, history } = run
  const removed = history ? findRemoved(record, history) : []
  return {
    repository: context.repository,
    repositoryUrl: settings.repositoryUrl,
    branch: task.branch,
    sha: record.sha,
    connectorId: inputs.connectorId,
    ...(inputs.name !== undefined && { target: inputs.name }),
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    baseline: history?.synced?.record.sha ?? '',
    ...(removed.length > 0 && { removed }),
  }
}

/** The history of a search service that has what a commit has. */
export function historyAt(record: AttemptRecord, sha: string): History {
  const synced = { id: '', order: 0, begunAtMs: 0, state: 'succeeded' as const, record: { ...record, sha } }
  return { synced, dirty: [], ahead: [], others: [] }
}

/** What a preview compares with: what a pull request would be merged into, or what search has. */
async function findBase({
  task,
  history,
  record,
  generated,
  read,
}: ReadyTarget): Promise<Reading | undefined> {
  const sha = task.kind === 'preview' ? (task.baseSha ?? history.synced?.record.sha) : undefined
  try {
    return sha === undefined ? undefined : await read(sha, record, generated.before(record))
  } catch (error) {
    if (error instanceof RepositoryError) return undefined
    throw error
  }
}

/** What a run has to do. */
export interface Changes {
  plan: Plan
  isFirstSync: boolean
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
  /** Why every page is pushed, where it is: a sentence. */
  whole?: string
  /** What the user may not expect. */
  warnings: string[]
}

/** @param others the other targets of the connector. */
export async function findChanges(
  target: ReadyTarget,
  others: readonly ReadyTarget[] = [],
): Promise<Changes> {
  const { history, inputs, task, repository, settings, record, generated, now } = target
  const warnings: string[] = []
  const before = await readBefore(target, line => warnings.push(line))
  const othersBefore = []
  for (const other of others) {
    // Warnings about these trees are printed when the other target is synced.
    const { known } = await readBefore(other, () => {})
    othersBefore.push({ wanted: other.now.pages, known })
  }
  const known = withOtherTargets(before.known, now.pages, othersBefore)
  const digest = withSites(record.settings, now)
  const byTrees = plan(now.pages, digest, known, task.everything)
  const { findAffected } = await import('../document/affected.ts')
  const hidesAlike = wasHiddenAlike(before.known, digest, history)
  // Also of those that a full sync pushes: what another file hides now is to be archived, if it did not before.
  const isHeld = ({ externalRef, oid }: Page) => byTrees.heldOf(externalRef)?.every(each => each.oid === oid)
  const kept = [...byTrees.unchanged, ...(hidesAlike ? byTrees.upserts.filter(isHeld) : [])]
  const again = await findAffected(kept, before.readings, now, settings, repository.blobs)
  const complete = withAgain(byTrees, again)
  warnings.push(
    ...generated.warnings,
    ...now.sites.messages.map(line => withHelp(sanitizeForLog(line, 1000), 'generator')),
    ...findWarnings({ inputs, record, history, plan: complete, paths: now.paths }),
  )
  const whole = whyWhole(task.everything ? task.because : undefined, before.known.synced?.settings, digest)
  return {
    plan: complete,
    ...(whole !== undefined && { whole }),
    isFirstSync: known.synced === undefined,
    wasHiddenAlike: hidesAlike,
    warnings,
  }
}

/** Why a run pushes every page, where it does. @param then the digest of the last success's settings. */
function whyWhole(because: string | undefined, then: string | undefined, now: string): string | undefined {
  const effect = 'every page is pushed; the service keeps a new version only of those that differ.'
  if (because !== undefined) return `${because}: ${effect}`
  if (then === undefined || then === now) return undefined
  return `${whatChanged(then, now)}: ${effect}`
}

/** What the service may hold, from the journal. */
function readBefore(
  { history, read, task, generated, now }: ReadyTarget,
  warn: (line: string) => void,
): ReturnType<typeof readKnown> {
  return readKnown(history, {
    read: record => read(record.sha, record, generated.before(record)),
    wanted: now.pages,
    everything: task.everything,
    onGone: commit =>
      warn(
        withHelp(
          `The earlier commit ${commit.slice(0, 7)} is gone, as after a force push, so this run pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there.`,
          'commit-gone',
        ),
      ),
  })
}

/** Pushes and archives what has changed; resolves to why it stopped before the end, if it did. */
async function pushChanges(
  target: TargetRun,
  { plan, isFirstSync, wasHiddenAlike }: Changes,
  noted: Outcome[],
  uncertain: Set<string>,
  noteDocument: (job: PageJob, made: PageResult) => Promise<void>,
): Promise<Stop | undefined> {
  const { inputs, task, now, repository, cancellation, service, pool, clock, random, log } = target
  const title = task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  const progress = (seconds: number) =>
    progressLine({ documents: noted.length, ...service.sent }, sizeOf(plan), seconds)
  try {
    const makeDocument = await openDocuments(plan.upserts, now, repository.blobs, pool)
    const sources: Parameters<typeof deliver>[1] = {
      async prepare(job) {
        const made = await makeDocument(job)
        await noteDocument(job, made)
        return made
      },
      blobs: repository.blobs,
      ahead: pool.ahead,
      async send(batch) {
        const reply = await service.send(batch)
        if (reply.kind === 'retry') for (const each of batch.items) uncertain.add(each.externalRef)
        return reply
      },
      push: {
        signal: cancellation.stopping,
        sleep: cancellation.sleep,
        random,
        now: clock.elapsed,
        onSilence: reason => log.info(`Trying again: ${reason}.`),
        concurrency: inputs.concurrency,
      },
      onOutcome: outcome => noted.push(outcome),
      // A preview shows all that would be done, and warns of this.
      maxArchive: task.kind === 'preview' ? 1 : inputs.maxArchive,
      isFirstSync,
      wasHiddenAlike,
    }
    return await log.stage(title, progress, () => deliver(plan, sources))
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error
    // What was pushed until then is still reported.
    return cancellation.stopping.reason ?? { reason: error.message, hint: '', topic: error.topic }
  }
}
