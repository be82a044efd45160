import { attemptsIn, type History } from '../journal/index.ts'
import {
  type Plan,
  plan,
  type Stop,
  sentence,
  sizeOf,
  withAgain,
} from '../plan/index.ts'
import { readKnown, whyPushed, withOtherTargets } from '../plan/known.ts'
import type { Reading } from '../plan/pages.ts'
import { RepositoryError } from '../plan/tree.ts'
import { findRemoved, findWarnings } from '../plan/warnings.ts'
import { type Delivery, deliver, type Sources } from '../push/deliver.ts'
import { type Outcome, toOutcomes } from '../push/outcome.ts'
import { withLevels } from '../report/annotations.ts'
import {
  explainFailures,
  type Report,
  type RunFacts,
  toExceptions,
  toReport,
} from '../report/index.ts'
import {
  type ComparedWith,
  planLine,
  progressLine,
  siteLines,
  toSites,
} from '../report/progress.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { findDiffering } from './changes.ts'
import type { TargetRun, UnopenedTarget } from './context.ts'
import { openDocumentLog } from './documents.ts'
import type { Maker } from './ports.ts'

export interface ReadyTarget extends TargetRun {
  history: History
  comparedWith: ComparedWith
}

/**
 * Pushes and archives what a target needs.
 *
 * @param others the other targets of the connector.
 */
export async function syncTarget(
  target: ReadyTarget,
  others: readonly ReadyTarget[],
): Promise<Report> {
  const {
    history,
    now,
    settings,
    repository,
    record,
    task,
    inputs,
    pool,
    log,
    makeTexts,
  } = target
  const baseSha = history.synced?.record.sha
  // Starting a thread takes about as long as finding the changes.
  if (baseSha !== repository.head) pool.warmUp()
  const { plan, whole, made, makerOf, readings } = await log.stage(
    'Find the changes',
    seconds => `Still reading: ${Math.round(seconds)} s so far`,
    async () => {
      const found = await findChanges(target, others)
      for (const line of found.warnings) log.warning(line)
      for (const line of siteLines(now, settings.siteUrls)) log.info(line)
      log.info(
        planLine(found.plan, target.comparedWith, {
          baseline: baseSha,
          branch: task.branch,
        }),
      )
      if (found.whole !== undefined) log.info(found.whole)
      return found
    },
  )
  const base = await findBase(target)
  if (base || plan.upserts.length + plan.archives.length > 0) await makeTexts()
  const documents = openDocumentLog(target, plan, base)
  const { noted, uncertain, stop, held } = await pushChanges(target, plan, {
    async prepare(job) {
      const result = made.get(job.externalRef) ?? (await makerOf(now).make(job))
      await documents.note(job, result)
      return result
    },
    prepareVersion: (job, { snapshot }) =>
      makerOf(readings[snapshot]!).make(job),
  })
  const outcomes = toOutcomes(noted, plan, now, stop ?? held)
  const sites = toSites(now.sites.sites, settings.siteUrls)
  const facts = { whole, ...(sites.length > 0 && { sites }) }
  // What stopped the run is not the fault of a page.
  if (stop) return reportOf(target, outcomes, facts, stop)
  const isPreview = task.kind === 'preview'
  const refused =
    held && isPreview ? sentence({ ...held, hint: GUARD_HINT }) : undefined
  if (refused) log.warning(refused)
  const before = attemptsIn(history).flatMap(each => each.exceptions ?? [])
  const explained = withLevels(
    explainFailures(outcomes, plan, before),
    inputs.warnings,
  )
  const more = { ...facts, refused, ...(await documents.end(outcomes)) }
  return {
    ...reportOf(target, explained, more, isPreview ? undefined : held),
    exceptions: toExceptions(
      explained,
      plan,
      uncertain,
      record.sha,
      held !== undefined,
    ),
    leftToOthers: plan.leftToOthers,
  }
}

/** Said in a preview in the place of the ways out of a held push. */
const GUARD_HINT =
  'A push would archive none of them, push all else, and be red. If they are to leave search, tell an owner of this repository before you merge: a run by hand then needs max-archive: 100%.'

/** The report of a target, as far as it has come. @param stop why it ended before it was through. */
export function reportOf(
  target: UnopenedTarget | (TargetRun & Partial<ReadyTarget>),
  documents: Outcome[] = [],
  more: Partial<RunFacts> = {},
  stop?: Stop,
): Report {
  const { context, inputs, task, repository } = target
  const opened: Partial<ReadyTarget> = 'error' in target ? {} : target
  const { record, service, warned = [], history, comparedWith } = opened
  const removed = record && history ? findRemoved(record, history) : []
  const synced = comparedWith === 'base' ? undefined : history?.synced
  const facts: RunFacts = {
    repository: context.repository,
    repositoryUrl: `${context.serverUrl}/${context.repository}`,
    branch: task.branch,
    sha: repository.head,
    connectorId: inputs.connectorId,
    ...(inputs.name !== undefined && { target: inputs.name }),
    isPreview: task.kind === 'preview',
    ifMerged: task.kind === 'preview' && task.baseSha !== undefined,
    baseline: synced?.record.sha ?? '',
    comparedWith,
    warnings: [...warned],
    ...(removed.length > 0 && { removed }),
    ...more,
  }
  return toReport(facts, documents, service?.sent.requests ?? 0, stop)
}

/** Reads what a preview compares with: what a pull request would be merged into, or what search has. */
async function findBase({
  task,
  history,
  record,
  readAt,
}: ReadyTarget): Promise<Reading | undefined> {
  const sha =
    task.kind === 'preview'
      ? (task.baseSha ?? history.synced?.record.sha)
      : undefined
  try {
    return sha === undefined ? undefined : await readAt({ ...record, sha })
  } catch (error) {
    if (error instanceof RepositoryError) return undefined
    throw error
  }
}

/** Finds what a run has to do. @param others the other targets of the connector. */
export async function findChanges(
  target: ReadyTarget,
  others: readonly ReadyTarget[] = [],
) {
  const {
    history,
    inputs,
    task,
    repository,
    settings,
    record,
    now,
    pool,
    makeTexts,
  } = target
  /** Warnings about what the user may not expect. */
  const warnings: string[] = []
  const before = await readKnown(target, line => warnings.push(line))
  const othersBefore = []
  for (const other of others) {
    // Warnings about these trees are printed when the other target is synced.
    const { known } = await readKnown(other, () => {})
    othersBefore.push({ wanted: other.now.pages, known })
  }
  const known = withOtherTargets(before.known, now.pages, othersBefore)
  const byTrees = plan(now.pages, record.settings, known, task.everything)
  const makers = new Map<Reading, Maker>()
  const makerOf = (reading: Reading): Maker => {
    const maker =
      makers.get(reading) ?? pool.openMaker(reading, settings, repository.blobs)
    makers.set(reading, maker)
    return maker
  }
  const earlier = [...new Set(before.readings)].filter(
    reading => reading !== now,
  )
  const hasSiteUrls = settings.siteUrls.length > 0
  const comparing = {
    blobs: repository.blobs,
    makerOf,
    makeTexts,
    ahead: pool.ahead,
    hasSiteUrls,
  }
  const made = await findDiffering(byTrees.unchanged, earlier, now, comparing)
  const complete = withAgain(byTrees, new Set(made.keys()))
  warnings.push(
    ...findWarnings({
      inputs,
      record,
      history,
      plan: complete,
      before: before.readings,
      now,
    }),
    ...target.warnings,
    ...now.sites.messages.map(line =>
      withHelp(sanitizeForLog(line, 1000), 'generator'),
    ),
  )
  const because = task.everything ? task.because : undefined
  const whole = whyPushed(before.known, record.settings, now, because)
  return {
    plan: complete,
    whole,
    warnings,
    made,
    makerOf,
    readings: before.readings,
  }
}

/** Pushes and archives what has changed. */
async function pushChanges(
  {
    inputs,
    task,
    repository,
    cancellation,
    service,
    pool,
    clock,
    random,
    log,
  }: TargetRun,
  plan: Plan,
  { prepare, prepareVersion }: Pick<Sources, 'prepare' | 'prepareVersion'>,
) {
  const noted: Outcome[] = []
  /** The references of documents whose requests got no answer that says what happened to them: the service may hold them. */
  const uncertain = new Set<string>()
  const isPreview = task.kind === 'preview'
  const push = () =>
    deliver(plan, {
      prepare,
      prepareVersion,
      blobs: repository.blobs,
      ahead: pool.ahead,
      async send(batch) {
        const reply = await service.send(batch)
        if (reply.kind === 'retry')
          for (const each of batch.items) uncertain.add(each.externalRef)
        return reply
      },
      push: {
        signal: cancellation.stopping,
        sleep: cancellation.sleep,
        random,
        now: clock.elapsed,
        onSilence: reason => log.info(`Trying again: ${reason}.`),
      },
      onOutcome: outcome => noted.push(outcome),
      maxArchive: inputs.maxArchive,
    })
  const delivery = await log
    .stage(
      isPreview ? 'Make the documents' : 'Push to search',
      seconds =>
        progressLine(
          { documents: noted.length, ...service.sent },
          sizeOf(plan),
          seconds,
        ),
      push,
    )
    .catch((error): Delivery => {
      if (!(error instanceof RepositoryError)) throw error
      // What was pushed until then is still reported.
      const stop = cancellation.stopping.reason ?? {
        reason: error.message,
        hint: '',
        topic: error.topic,
      }
      return { stop, held: undefined }
    })
  return { noted, uncertain, ...delivery }
}
