import type { PageResult } from '../document/page.ts'
import { attemptsIn, type History } from '../journal/index.ts'
import {
  type Plan,
  plan,
  type Stop,
  sentence,
  sizeOf,
  withAgain,
} from '../plan/index.ts'
import { readKnown, withOtherTargets } from '../plan/known.ts'
import { findRemoved, findWarnings } from '../plan/warnings.ts'
import { type DeliverOptions, type Delivery, deliver } from '../push/deliver.ts'
import { type Outcome, toOutcomes } from '../push/outcome.ts'
import { withLevels } from '../report/annotations.ts'
import {
  type ComparedWith,
  planLine,
  progressLine,
  siteLines,
  toFindability,
  toSites,
  whyPushed,
} from '../report/facts.ts'
import {
  explainFailures,
  type Report,
  type RunFacts,
  toExceptions,
  toReport,
} from '../report/index.ts'
import { RepositoryError, type Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { findDiffering } from './changes.ts'
import { Comparison, DocumentFiles, MadeDocuments } from './documents.ts'
import type { Log, Maker, Pool } from './ports.ts'
import type { Run, RunTask, Target } from './targets.ts'

/** The log of one target: its name is before the lines, and its warnings are kept for the report. */
export interface TargetLog extends Log {
  readonly warnings: readonly string[]
}

/** A target whose turn has come: no other run is writing to its connector. */
export interface ReadyTarget {
  target: Target
  log: TargetLog
  history: History
  comparedWith: ComparedWith
}

/**
 * Pushes and archives what a target needs.
 *
 * @param others the other targets of the connector.
 */
export async function syncTarget(
  ready: ReadyTarget,
  others: readonly ReadyTarget[],
  run: Run,
): Promise<Report> {
  const { target, log } = ready
  const { inputs, now, settings, record } = target
  const { task, pool } = run
  const isPreview = task.kind === 'preview'
  const changes = await findChangesInStage(ready, others, run)
  const { plan, made, makerOf, snapshots } = changes
  const base = await findBase(ready, task)
  if (base || sizeOf(plan) > 0) await target.makeTexts()

  const files = new DocumentFiles(run.writeDocument, inputs.name, log)
  const comparison = base && new Comparison(base, now, plan)
  const folder = isPreview ? 'after/' : ''
  const documents = new MadeDocuments(files, folder, comparison)
  const pushed = await pushChanges(plan, ready, run, {
    async make(job) {
      const result = made.get(job.externalRef) ?? (await makerOf(now).make(job))
      await documents.add(job, result)
      return result
    },
    makeVersion: (job, { snapshot }) => makerOf(snapshots[snapshot]!).make(job),
  })

  const { stop, heldBack, uncertain } = pushed
  const outcomes = toOutcomes(pushed.outcomes, plan, now, stop ?? heldBack)
  const sites = toSites(now.sites.sites, settings.siteUrls)
  const facts: Partial<RunFacts> = {
    whole: changes.whole,
    sites: sites.length > 0 ? sites : undefined,
  }
  // What stopped the run is not the fault of a page.
  if (stop)
    return reportOf(
      run,
      inputs,
      ready,
      withLevels(outcomes, inputs.warnings),
      facts,
      stop,
    )
  if (heldBack && isPreview) {
    facts.refused = sentence({ ...heldBack, hint: GUARD_HINT })
    log.warning(facts.refused)
  }
  facts.findability = findabilityOf(documents, comparison, plan, task)
  if (comparison) {
    facts.changes = await comparison.changes(
      hiddenIn(outcomes),
      files,
      { blobs: target.blobs, make: makerOf(base!).make, ahead: pool.ahead },
      run.cancellation.stopping,
    )
    facts.again = comparison.againCount
  }
  const explained = withExplanations(outcomes, plan, ready)
  const { sha } = record
  const reportStop = isPreview ? undefined : heldBack
  return {
    ...reportOf(run, inputs, ready, explained, facts, reportStop),
    exceptions: toExceptions(
      explained,
      plan,
      uncertain,
      sha,
      heldBack !== undefined,
    ),
    leftToOthers: plan.leftToOthers,
  }
}

/** Adds to outcomes since when pages fail, and the levels of the input `warnings`. */
function withExplanations(
  outcomes: readonly Outcome[],
  plan: Plan,
  { target, history }: ReadyTarget,
): Outcome[] {
  const earlier = attemptsIn(history).flatMap(
    ({ exceptions = [] }) => exceptions,
  )
  const explained = explainFailures(outcomes, plan, earlier)
  return withLevels(explained, target.inputs.warnings)
}

/** Replaces the ways out of a push that holds archives back in a preview. */
const GUARD_HINT =
  'A push would archive none of them, push all else, and be red. If they are to leave search, tell an owner of this repository before you merge: a run by hand then needs max-archive: 100%.'

/** The references of the pages that are hidden now. */
function hiddenIn(outcomes: readonly Outcome[]): Set<string> {
  const hidden = new Set<string>()
  for (const { kind, isHidden, externalRef } of outcomes)
    if (kind === 'hidden' || isHidden) hidden.add(externalRef)
  return hidden
}

/** How documents will be found: those that a pull request changes, or else all where all of them were made. */
function findabilityOf(
  { made }: MadeDocuments,
  comparison: Comparison | undefined,
  plan: Plan,
  task: RunTask,
): RunFacts['findability'] {
  if (task.kind === 'preview' && task.baseSha !== undefined) {
    const touched = comparison?.touchedPaths ?? new Set()
    return toFindability(made, path => touched.has(path))
  }
  if (plan.unchanged.length > 0) return undefined
  return toFindability(made, () => true)
}

/**
 * Makes the report of a target, as far as it has come.
 *
 * @param known what is known of it; nothing where it could not be opened.
 * @param stop why it ended before it was through.
 */
export function reportOf(
  { context, task, repository }: Pick<Run, 'context' | 'task' | 'repository'>,
  { connectorId, name }: Target['inputs'],
  known: Partial<ReadyTarget>,
  documents: Outcome[] = [],
  more: Partial<RunFacts> = {},
  stop?: Stop,
): Report {
  const { target, log, history, comparedWith } = known
  const removed = target && history ? findRemoved(target.record, history) : []
  const synced = comparedWith === 'base' ? undefined : history?.synced
  const facts: RunFacts = {
    repository: context.repository,
    repositoryUrl: `${context.serverUrl}/${context.repository}`,
    branch: task.branch,
    sha: repository.head,
    connectorId,
    target: name,
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    baseline: synced?.record.sha ?? '',
    comparedWith,
    warnings: [...(log?.warnings ?? [])],
    removed: removed.length > 0 ? removed : undefined,
    ...more,
  }
  return toReport(facts, documents, target?.service.sent.requests ?? 0, stop)
}

/** Reads what a preview compares with: what a pull request would be merged into, or what search has. */
async function findBase(
  { target, history }: ReadyTarget,
  task: RunTask,
): Promise<Snapshot | undefined> {
  if (task.kind !== 'preview') return undefined
  const sha = task.baseSha ?? history.synced?.record.sha
  if (sha === undefined) return undefined
  try {
    return await target.snapshotAt({ ...target.record, sha })
  } catch (error) {
    if (error instanceof RepositoryError) return undefined
    throw error
  }
}

/** The changes since the last success, and what makes their documents. */
export interface Changes {
  plan: Plan
  /** Why every page is pushed, where it is: a sentence. */
  whole: string | undefined
  /** Warnings about what the user may not expect. */
  warnings: string[]
  /** The documents of unchanged pages that differ all the same, by `external_ref`, as far as memory allows. */
  made: ReadonlyMap<string, PageResult | undefined>
  makerOf: (snapshot: Snapshot) => Maker
  /** The snapshots that versions of the plan name by their number. */
  snapshots: readonly Snapshot[]
}

function findChangesInStage(
  ready: ReadyTarget,
  others: readonly ReadyTarget[],
  { task, pool, repository }: Run,
): Promise<Changes> {
  const { target, history, log, comparedWith } = ready
  const baseline = history.synced?.record.sha
  // Starting a thread takes about as long as finding the changes.
  if (baseline !== repository.head) pool.warmUp()
  return log.stage(
    'Find the changes',
    seconds => `Still reading: ${Math.round(seconds)} s so far`,
    async () => {
      const changes = await findChanges(ready, others, task, pool)
      for (const line of changes.warnings) log.warning(line)
      for (const line of siteLines(target.now, target.settings.siteUrls))
        log.info(line)
      const { branch } = task
      log.info(planLine(changes.plan, comparedWith, { baseline, branch }))
      if (changes.whole !== undefined) log.info(changes.whole)
      return changes
    },
  )
}

/**
 * Finds what a run has to do.
 *
 * @param others the other targets of the connector.
 */
export async function findChanges(
  { target, history }: Pick<ReadyTarget, 'target' | 'history'>,
  others: readonly Pick<ReadyTarget, 'target' | 'history'>[],
  task: RunTask,
  pool: Pool,
): Promise<Changes> {
  const { inputs, now, settings, record, blobs, makeTexts } = target
  const { everything } = task
  const warnings: string[] = []
  const before = await readKnown({
    history,
    now,
    everything,
    snapshotAt: target.snapshotAt,
    warn: line => warnings.push(line),
  })
  const othersBefore = []
  for (const other of others) {
    const { known } = await readKnown({
      history: other.history,
      now: other.target.now,
      everything,
      snapshotAt: other.target.snapshotAt,
      // Warnings about these trees are printed when the other target is synced.
      warn: () => {},
    })
    othersBefore.push({ wanted: other.target.now.pages, known })
  }
  const known = withOtherTargets(before.known, now.pages, othersBefore)
  const byTrees = plan(now.pages, record.settings, known, everything)

  const makers = new Map<Snapshot, Maker>()
  const makerOf = (snapshot: Snapshot): Maker => {
    const open = makers.get(snapshot)
    if (open) return open
    const maker = pool.openMaker(snapshot, settings, blobs)
    makers.set(snapshot, maker)
    return maker
  }
  const earlier = [...new Set(before.snapshots)].filter(
    snapshot => snapshot !== now,
  )
  const made = await findDiffering(byTrees.unchanged, earlier, now, {
    blobs,
    makerOf,
    makeTexts,
    ahead: pool.ahead,
    hasSiteUrls: settings.siteUrls.length > 0,
  })
  const complete = withAgain(byTrees, new Set(made.keys()))
  const facts = { inputs, record, history, plan: complete, now }
  warnings.push(...findWarnings({ ...facts, before: before.snapshots }))
  warnings.push(...target.warnings)
  for (const line of now.sites.messages)
    warnings.push(withHelp(sanitizeForLog(line, 1000), 'generator'))
  const because = everything ? task.because : undefined
  return {
    plan: complete,
    whole: whyPushed(before.known, record.settings, now, because),
    warnings,
    made,
    makerOf,
    snapshots: before.snapshots,
  }
}

/** How pushing went. */
interface Pushed extends Delivery {
  /** The outcomes of the documents that were dealt with. */
  outcomes: Outcome[]
  /** The references of documents whose requests got no answer that says what happened to them: the service may hold them. */
  uncertain: ReadonlySet<string>
}

/** Pushes and archives what has changed. */
async function pushChanges(
  plan: Plan,
  { target, log }: ReadyTarget,
  { task, cancellation, pool, clock, random }: Run,
  makers: Pick<DeliverOptions, 'make' | 'makeVersion'>,
): Promise<Pushed> {
  const { inputs, service, blobs } = target
  const outcomes: Outcome[] = []
  const uncertain = new Set<string>()
  const push = () =>
    deliver(plan, {
      ...makers,
      blobs,
      ahead: pool.ahead,
      async send(batch) {
        const reply = await service.send(batch)
        if (reply.kind === 'retry')
          for (const { externalRef } of batch.items) uncertain.add(externalRef)
        return reply
      },
      push: {
        signal: cancellation.stopping,
        sleep: cancellation.sleep,
        random,
        now: clock.elapsed,
        onSilence: reason => log.info(`Trying again: ${reason}.`),
      },
      onOutcome: outcome => outcomes.push(outcome),
      maxArchive: inputs.maxArchive,
    })
  const title =
    task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  const progress = (seconds: number) => {
    const done = { documents: outcomes.length, ...service.sent }
    return progressLine(done, sizeOf(plan), seconds)
  }
  try {
    const delivery = await log.stage(title, progress, push)
    return { ...delivery, outcomes, uncertain }
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error
    // What was pushed until then is still reported.
    const { message: reason, topic } = error
    const stop = cancellation.stopping.reason ?? { reason, hint: '', topic }
    return { stop, heldBack: undefined, outcomes, uncertain }
  }
}
