import type { PageJob, PageResult } from '../document/index.ts'
import { addedToDefault, isNone } from '../inputs/patterns.ts'
import { attemptsIn, type Exception, type History } from '../journal/index.ts'
import { findDiffering } from '../plan/changes.ts'
import type { HeldBack } from '../plan/guard.ts'
import {
  type Plan,
  plan,
  readKnown,
  sentence,
  sizeOf,
  withAgain,
} from '../plan/index.ts'
import { findWarnings } from '../plan/warnings.ts'
import {
  type DeliverOptions,
  type Delivery,
  deliver,
  type Outcome,
  toOutcomes,
} from '../push/deliver.ts'
import {
  type ComparedWith,
  explainFailures,
  type Made,
  type RunEnd,
  type RunFacts,
  toFindability,
  toSites,
} from '../report/index.ts'
import {
  planLine,
  progressLine,
  siteLines,
  whyPushed,
  withLevels,
} from '../report/log.ts'
import { otherSiteMessage } from '../sites/index.ts'
import {
  type Maker,
  RepositoryError,
  type Snapshot,
} from '../snapshot/index.ts'
import { cached } from '../text/data.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import type { Log, Pool } from './ports.ts'
import { Comparison, fileOf } from './preview.ts'
import { type Asking, askQuestions } from './questions.ts'
import type { Run, RunTask, Target } from './target.ts'

/** The log of one target: its name is before the lines, and its warnings are kept for the report. */
export interface TurnLog extends Log {
  readonly warnings: readonly string[]
}

/** A target whose turn has come: no other run is writing to its connector. */
export interface Turn {
  target: Target
  log: TurnLog
  history: History
  comparedWith: ComparedWith
}

/** How syncing a target has ended, and what its report has besides. */
export interface Result {
  end: RunEnd
  documents: Outcome[]
  facts: Partial<RunFacts>
  /** Asks the questions of the target, once its end is recorded. */
  ask?: () => Promise<RunFacts['questions']>
}

/** Pushes and archives what a target needs. */
export async function sync(turn: Turn, run: Run): Promise<Result> {
  const { target, log } = turn
  const { inputs, now, record } = target
  const isPreview = run.task.kind === 'preview'
  const changes = await findChangesInStage(turn, run)
  const { plan } = changes
  const base = await findBase(turn, run.task)

  const comparison = base && new Comparison(base, now, plan)
  // Of several targets each has a folder of its own.
  const folder = inputs.name === undefined ? '' : `${inputs.name}/`
  const isAsked = isPreview || run.task.everything
  const path = isAsked ? inputs.questions : undefined
  const asking: Asking | undefined =
    path === undefined ? undefined : { path, known: new Map(), base }
  const destinations: Destinations = {
    write: run.writeDocument,
    folder,
    comparison,
    kept: asking?.known,
    made: [],
  }
  const pushed = await pushChanges(changes, destinations, turn, run)
  const { stop, heldBack } = pushed
  const outcomes = toOutcomes(pushed.outcomes, plan, now, stop ?? heldBack)
  const sites = toSites(now.sites.all, target.settings.siteUrls)
  const facts: Partial<RunFacts> = {
    whyEverything: changes.whyEverything,
    sites: sites.length > 0 ? sites : undefined,
  }
  // What stopped the run is not the fault of a page.
  if (stop) {
    const documents = withLevels(outcomes, inputs.warnings)
    return { end: { kind: 'stopped', stop }, documents, facts }
  }
  facts.findability = findabilityOf(destinations, plan, run.task)
  if (comparison) {
    const making = {
      blobs: target.blobs,
      make: changes.makerOf(base).make,
      ahead: run.pool.ahead,
    }
    facts.changes = await comparison.changes(hiddenIn(outcomes), making)
    facts.again = comparison.againCount
  }
  facts.approval = heldBack?.approval
  if (isPreview && heldBack) {
    facts.refused = sentence({ ...heldBack, hint: guardHint(heldBack) })
    log.warning(facts.refused)
  }
  const documents = withExplanations(outcomes, turn)
  const end: RunEnd = isPreview
    ? { kind: 'delivered', exceptions: [], heldBack: undefined }
    : toRunEnd(documents, plan, pushed, record.sha)
  if (!asking) return { end, documents, facts }
  const ask = () =>
    askQuestions(target, asking, changes.makerOf, { ...run, log })
  return { end, documents, facts, ask }
}

/** Adds to outcomes since when pages fail, and the levels of the input `warnings`. */
function withExplanations(
  outcomes: readonly Outcome[],
  { target, history }: Turn,
): Outcome[] {
  const earlier = attemptsIn(history).flatMap(
    ({ exceptions = [] }) => exceptions,
  )
  const explained = explainFailures(outcomes, earlier)
  return withLevels(explained, target.inputs.warnings)
}

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
  const failed = new Set<string>()
  for (const { kind, externalRef } of missing)
    if (kind === 'failed') failed.add(externalRef)
  const exceptions = missing.map(outcome => {
    const { externalRef, path, kind, failingSince: since = sha } = outcome
    // A page that was refused may be in search all the same if its request was made before, without an answer.
    const held =
      uncertain.has(externalRef) || plan.inSearch(externalRef).kind !== 'never'
    const exception: Exception = { externalRef, path, held, since }
    if (kind !== 'unsent') return exception
    const waitsFor = moves.get(externalRef)
    if (waitsFor !== undefined && failed.has(waitsFor))
      return { ...exception, waitsFor }
    return { ...exception, isHeldBack: true as const }
  })
  return { kind: 'delivered', exceptions, heldBack }
}

/** Replaces the ways out of a push that holds archives back in a preview. */
function guardHint({ approval }: HeldBack): string {
  return `A push would archive none of them, push all else, and be red. If they are to leave search, tell an owner of this repository before you merge: a run by hand then needs ${approval}.`
}

/** The references of the pages that are hidden now. */
function hiddenIn(outcomes: readonly Outcome[]): Set<string> {
  const hidden = new Set<string>()
  for (const { kind, isHidden, externalRef } of outcomes)
    if (kind === 'hidden' || isHidden) hidden.add(externalRef)
  return hidden
}

/** How documents will be found: those that a pull request changes, or else all where all of them were made. */
function findabilityOf(
  { made, comparison }: Destinations,
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

/** Reads what a preview compares with: what a pull request would be merged into, or what search has. */
async function findBase(
  { target, history }: Turn,
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
  whyEverything: string | undefined
  /** Warnings about what the user may not expect. */
  warnings: string[]
  makerOf: (snapshot: Snapshot) => Maker
  /** The snapshots that versions of the plan name by their number. */
  snapshots: readonly Snapshot[]
}

function findChangesInStage(
  turn: Turn,
  { task, pool, repository }: Run,
): Promise<Changes> {
  const { target, history, log, comparedWith } = turn
  const baseline = history.synced?.record.sha
  // Starting a thread takes about as long as finding the changes.
  if (baseline !== repository.head) pool.warmUp()
  return log.stage(
    'Find the changes',
    () => ({ done: 0, line: 'Still reading' }),
    async () => {
      const changes = await findChanges(turn, task, pool)
      for (const line of changes.warnings) log.warning(line)
      const hasOwnFiles = addedToDefault(target.inputs.files) === undefined
      for (const line of siteLines(
        target.now,
        target.settings.siteUrls,
        hasOwnFiles,
      ))
        log.info(line)
      const { branch } = task
      log.info(planLine(changes.plan, comparedWith, { baseline, branch }))
      if (changes.whyEverything !== undefined) log.info(changes.whyEverything)
      return changes
    },
  )
}

/** Finds what a run has to do. */
export async function findChanges(
  turn: Pick<Turn, 'target' | 'history'>,
  task: RunTask,
  pool: Pool,
): Promise<Changes> {
  const { inputs, now, settings, record, blobs } = turn.target
  const { everything } = task
  const warnings: string[] = []
  const before = await readKnown({
    history: turn.history,
    now,
    everything,
    snapshotAt: turn.target.snapshotAt,
    warn: line => warnings.push(line),
  })
  const byTrees = plan(now.pages, record.settings, before.known, everything)
  const makerOf = openMakers(turn.target, pool)
  const earlier = new Set(before.snapshots)
  earlier.delete(now)
  const again = await findDiffering(byTrees.unchanged, [...earlier], now, {
    blobs,
    search: (files, sought, blobs) => pool.search(files, sought, blobs),
    makerOf,
    ahead: pool.ahead,
    hasSiteUrls: settings.siteUrls.length > 0,
  })
  const complete = {
    ...withAgain(byTrees, again),
    isEmptying: isNone(inputs.files),
  }
  const unexpected = findWarnings({
    inputs,
    record,
    history: turn.history,
    plan: complete,
    now,
  })
  warnings.push(...unexpected, ...turn.target.warnings)
  const aboutSites = [...now.sites.messages]
  if (inputs.builtSite.length === 0)
    aboutSites.push(...(now.sites.others ?? []).map(otherSiteMessage))
  for (const line of aboutSites)
    warnings.push(withHelp(sanitizeForLog(line, 1000), 'generator'))
  const because = everything ? task.because : undefined
  return {
    plan: complete,
    whyEverything: whyPushed(before.known, record.settings, now.pages, because),
    warnings,
    makerOf,
    snapshots: before.snapshots,
  }
}

/** Opens one maker for each snapshot, when it is needed. */
function openMakers(
  { settings, blobs }: Target,
  pool: Pool,
): (snapshot: Snapshot) => Maker {
  const makers = new Map<Snapshot, Maker>()
  return snapshot =>
    cached(makers, snapshot, () => pool.openMaker(snapshot, settings, blobs))
}

/** How pushing went. */
interface Pushed extends Delivery {
  /** The outcomes of the documents that were dealt with. */
  outcomes: Outcome[]
}

/** Pushes and archives what has changed. */
async function pushChanges(
  changes: Changes,
  destinations: Destinations,
  { target, log }: Turn,
  run: Run,
): Promise<Pushed> {
  const { plan } = changes
  const { cancellation } = run
  const outcomes: Outcome[] = []
  const options: DeliverOptions = {
    ...toMakers(changes, destinations, target),
    blobs: target.blobs,
    ahead: run.pool.ahead,
    maxArchive: target.inputs.maxArchive,
    asksSearch: run.task.kind === 'sync' && run.task.asksSearch,
    send: batch => target.service.send(batch),
    push: {
      signal: cancellation.stopping,
      sleep: cancellation.sleep,
      random: run.random,
      now: run.clock.elapsed,
      onSilence: reason => log.info(`Trying again: ${reason}.`),
    },
    waitForMore: cancellation.sleep,
    onOutcome: outcome => outcomes.push(outcome),
  }
  const title =
    run.task.kind === 'preview' ? 'Make the documents' : 'Push to search'
  const progress = () => {
    const done = { documents: outcomes.length, ...target.service.sent }
    return { done: done.documents, line: progressLine(done, sizeOf(plan)) }
  }
  try {
    const push = () => deliver(plan, options)
    const delivery = await log.stage(title, progress, push)
    return { ...delivery, outcomes }
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error
    // What was pushed until then is still reported.
    const { message: reason, topic } = error
    const stop = cancellation.stopping.reason ?? { reason, hint: '', topic }
    return { stop, heldBack: undefined, uncertain: new Set(), outcomes }
  }
}

/** The functions that make documents of pages as they are now, and as they were. */
function toMakers(
  { makerOf, snapshots }: Changes,
  destinations: Destinations,
  { now }: Target,
): Pick<DeliverOptions, 'make' | 'makeUnchanged' | 'makeVersion'> {
  return {
    async make(job) {
      const result = await makerOf(now).make(job)
      await keepDocument(destinations, job, result)
      return result
    },
    makeUnchanged: job => makerOf(now).make(job),
    makeVersion: (job, { snapshot }) => makerOf(snapshots[snapshot]!).make(job),
  }
}

/** Where the documents of a run go besides the service. */
interface Destinations {
  write: Run['writeDocument']
  /** Of the files: `''`, or one that ends in a slash. */
  folder: string
  /** What a preview compares them with. */
  comparison: Comparison | undefined
  /** Gets all of them by their paths. */
  kept: Map<string, Uint8Array> | undefined
  /** Gets what is measured of all of them, for how they will be found. */
  made: Made[]
}

/** Writes, measures and keeps a document that a run makes of a page as it is now. */
async function keepDocument(
  { write, folder, comparison, kept, made }: Destinations,
  { path, externalRef }: PageJob,
  result: PageResult,
): Promise<void> {
  if (result.kind !== 'document') return
  made.push({ path, name: result.name, measures: result.measures })
  kept?.set(path, result.json)
  const isShown = comparison?.shows(externalRef) === true
  if (!isShown && !write) return
  const text = fileOf(result.json)
  if (isShown) comparison.after.set(externalRef, text)
  await write?.(folder + path, text)
}
