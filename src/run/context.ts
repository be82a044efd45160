import { resolve } from 'node:path'
import {
  type DocumentSettings,
  normaliserVersion,
} from '../document/document.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import {
  namesFile,
  parseTargets,
  type TargetOptions,
} from '../inputs/targets.ts'
import type { Task } from '../inputs/trigger.ts'
import {
  type AttemptRecord,
  type Journal,
  readHistory,
  type Target,
  targetOf,
} from '../journal/index.ts'
import { digest } from '../plan/known.ts'
import { openPageReader, type Reading, readFileTexts } from '../plan/pages.ts'
import { oidsOf, RepositoryError } from '../plan/tree.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { pathInside } from '../text/paths.ts'
import type { Cancellation } from './cancellation.ts'
import { findGenerated } from './generated.ts'
import type {
  Disk,
  Log,
  Pool,
  Repository,
  RunnerContext,
  Service,
} from './ports.ts'

/** The things that all targets of a run share: what is to be done, and all that it reaches. */
export interface SharedRun {
  task: Extract<Task, { kind: 'sync' | 'preview' }>
  context: RunnerContext
  cancellation: Cancellation
  repository: Repository
  disk: Disk
  pool: Pool
  log: Log
  /** @throws JournalError, InputError */
  openJournal: (inputs: Inputs, target: Target) => Promise<Journal>
  openService: (inputs: Inputs) => Service
  /** Where the `post` step finds out which attempts are still to be ended. */
  memory: { rememberAttempt(id: string): void; rememberEnd(id: string): void }
  /** Writes a document to the folder of the input `documents`; absent where there is none. */
  writeDocument?: (path: string, text: string) => Promise<void>
  /** Milliseconds since the epoch, and since any moment: those never go back. */
  clock: { now: () => number; elapsed: () => number }
  /** From 0 to less than 1. */
  random: () => number
}

export interface TargetRun extends SharedRun {
  inputs: Inputs
  service: Service
  /** The pages of the commit that is checked out. */
  now: Reading
  /** Reads what an attempt found in its commit and on the disk. */
  readAt: (record: AttemptRecord) => Promise<Reading>
  /** Makes the texts of built pages that are not made yet: before the first document. */
  makeTexts: () => Promise<void>
  /** Warnings about what is on the disk. */
  warnings: readonly string[]
  /** The warnings that the log of this run has had so far. */
  warned: string[]
  settings: DocumentSettings
  /** The record that this run writes to the journal when it syncs. */
  record: AttemptRecord
}

/**
 * With a branch that the repository does not have, as after a typo or a rename, run after run would be green and push
 * nothing. Where the server cannot be asked, the branch is assumed to exist.
 *
 * @throws InputError when the branch of the input `branch` does not exist.
 */
export async function requireBranch(
  branch: string,
  open: () => Promise<Repository>,
): Promise<void> {
  try {
    await using repository = await open()
    if ((await repository.tip(branch)) !== undefined) return
  } catch (error) {
    if (error instanceof RepositoryError) return
    throw error
  }
  throw new InputError(
    `branch: the repository has no branch "${sanitizeForLog(branch)}", so that no run would ever push anything. Give the branch to keep in search, or leave the input out for the default one.`,
    'branch',
  )
}

/**
 * The targets of the input `targets`, which may be in a file of the commit, or the one that the inputs describe.
 *
 * @throws InputError
 */
export async function readTargets(
  inputs: Inputs,
  { head, tree, blobs }: Pick<Repository, 'head' | 'tree' | 'blobs'>,
  options: TargetOptions,
): Promise<Inputs[]> {
  const { targets } = inputs
  if (targets === '') return [inputs]
  if (!namesFile(targets))
    return parseTargets({ text: targets }, inputs, options)
  const path = targets.replace(/^\.\//, '')
  const text = (
    await readFileTexts([path], oidsOf(await tree(head)), blobs)
  ).get(path)
  if (text !== undefined) return parseTargets({ text, path }, inputs, options)
  const message = `targets: ${sanitizeForLog(targets)}: the commit that is checked out has no such file, or it is not text. Give its path from the repository’s root, such as .github/docs-push.yml, in the same case; links are not followed.`
  throw new InputError(withHelp(message, 'targets'))
}

/** A target that could not be opened. */
export interface UnopenedTarget extends SharedRun {
  inputs: Inputs
  error: unknown
}

/**
 * A run for each target, in the order in which they are given. Where there are several, an error of one is that one's.
 *
 * @throws InputError
 */
export async function openTargets(
  all: readonly Inputs[],
  run: SharedRun,
): Promise<(TargetRun | UnopenedTarget)[]> {
  const { context, repository, log } = run
  const { head } = repository
  const [{ journal }] = all as [Inputs]
  if (journal.kind === 'file')
    requireUntracked(
      journal.path,
      context.workspace,
      await repository.tree(head),
    )
  const task = await withMergeBase(run)
  const names = all.flatMap(({ connectorId, name }) =>
    name === undefined ? [] : `${connectorId}/${name}`,
  )
  const findSites: Pool['findSites'] = (...args) => run.pool.findSites(...args)
  const readTracked = openPageReader({ ...repository, findSites })
  const open = async (inputs: Inputs): Promise<TargetRun> => {
    const target = targetOf(inputs, {
      repository: context.repository,
      branch: task.branch,
    })
    // What cannot be read now is asked for again, and explained, when it is needed.
    const lastSuccess = async () =>
      run
        .openJournal(inputs, target)
        .then(journal => readHistory(journal, target, run.clock.now()))
        .then(history => history.synced?.record)
        .catch(() => undefined)
    const { files, refPrefix, generator, siteTags, sourceLinks, siteUrls } =
      inputs
    const { tags, rules } = inputs.tags
    const settings: DocumentSettings = {
      ...{ refPrefix, tags, sourceLinks, siteUrls, branch: task.branch },
      ...(rules.length > 0 && { rules }),
      ...(!siteTags && { siteTags }),
      repositoryUrl: `${context.serverUrl}/${context.repository}`,
    }
    const placesOf = (reading: Reading, paths: readonly string[]) =>
      run.pool.openMaker(reading, settings, repository.blobs).places(paths)
    const generated = await findGenerated({
      ...run,
      inputs,
      read: readTracked,
      placesOf,
      lastSuccess,
    })
    for (const line of generated.lines) log.info(line)
    const withDisk = { ...repository, blobs: generated.blobs }
    const read = generated.record
      ? openPageReader({ ...withDisk, findSites })
      : readTracked
    const record: AttemptRecord = {
      v: 1,
      ...target,
      ...(names.length > 0 && { targets: names }),
      ...{ sha: head, files, refPrefix, generator },
      ...(generated.record && { generated: generated.record }),
      settings: digest(normaliserVersion, settings, inputs.baseUrl),
      runId: context.runId,
      runAttempt: context.runAttempt,
      step: `${context.step} ${inputs.jobIndex}`,
      timeoutMinutes: inputs.timeoutMinutes,
    }
    const now = await read(head, inputs, generated.now)
    const service = run.openService(inputs)
    const readAt = (then: AttemptRecord) =>
      read(then.sha, then, generated.before(then))
    const { makeTexts, warnings } = generated
    const own = {
      inputs,
      service,
      now,
      readAt,
      makeTexts,
      settings,
      record,
      warnings,
      warned: [],
    }
    return { ...run, task, repository: withDisk, ...own }
  }
  const targets: TargetRun[] = []
  const unopened: UnopenedTarget[] = []
  // One after another: each may read a built site.
  for (const inputs of all) {
    try {
      targets.push(await open(inputs))
    } catch (error) {
      if (all.length === 1) throw error
      unopened.push({ ...run, task, inputs, error })
    }
  }
  requireDisjoint(targets)
  const paths = new Set(
    targets.flatMap(({ now }) =>
      [...now.pages.values()].map(page => page.path),
    ),
  )
  const opened = targets.map((target): TargetRun => {
    const { now } = target
    // A page of one target is not skipped in another.
    const skipped = now.skipped.filter(file => !paths.has(file.path))
    return skipped.length === now.skipped.length
      ? target
      : { ...target, now: { ...now, skipped } }
  })
  const found = [...opened, ...unopened]
  return all.map(inputs => found.find(target => target.inputs === inputs)!)
}

/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
export function requireUntracked(
  path: string,
  workspace: string,
  tree: readonly { path: string }[],
): void {
  const inside = pathInside(workspace, resolve(workspace, path))
  const found =
    inside !== undefined &&
    tree.find(each => `${inside}/`.startsWith(`${each.path}/`))
  if (!found) return
  throw new InputError(
    `journal: "${sanitizeForLog(path)}" leads to "${sanitizeForLog(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`,
    'journal',
  )
}

/**
 * Two targets that push the same document to one connector would overwrite each other's in turn.
 *
 * @throws InputError with a line for each two that have a page in common in this commit.
 */
function requireDisjoint(targets: readonly TargetRun[]): void {
  const problems = targets.flatMap(({ inputs, now }, index) =>
    targets.slice(index + 1).flatMap(other => {
      if (inputs.connectorId !== other.inputs.connectorId) return []
      const shared = [...now.pages.keys()].find(each =>
        other.now.pages.has(each),
      )
      if (shared === undefined) return []
      const message = `targets: ${inputs.name} and ${other.inputs.name} would both push "${sanitizeForLog(shared)}" to the connector ${inputs.connectorId}. Let the files of one exclude those of the other, or give each a ref-prefix of its own. Nothing was pushed.`
      return [withHelp(message, 'targets')]
    }),
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
}

/** The merge commit of a pull request knows better than the event what it would be merged into. */
async function withMergeBase({
  task,
  repository,
  context,
}: SharedRun): Promise<SharedRun['task']> {
  if (
    task.kind !== 'preview' ||
    task.baseSha === undefined ||
    repository.head !== context.sha
  )
    return task
  const [base, merged] = await repository.parents()
  return base !== undefined && merged !== undefined
    ? { ...task, baseSha: base }
    : task
}
