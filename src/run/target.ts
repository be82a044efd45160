import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import {
  type DocumentSettings,
  normaliserVersion,
} from '../document/document.ts'
import { InputError, type Inputs, type Task } from '../inputs/index.ts'
import type { TargetOptions } from '../inputs/targets.ts'
import {
  type AttemptRecord,
  type Journal,
  type SearchPart,
  searchPartOf,
} from '../journal/index.ts'
import { findDiskPages } from '../snapshot/disk.ts'
import {
  type Disk,
  oidsOf,
  openSnapshots,
  type ReadBlobs,
  RepositoryError,
  readFileTexts,
  type Snapshot,
  type TakeSnapshot,
} from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import { pathInside } from '../text/paths.ts'
import type {
  Cancellation,
  Log,
  Pool,
  Repository,
  RunnerContext,
  Service,
} from './ports.ts'

/** A task that is carried out. */
export type RunTask = Extract<Task, { kind: 'sync' | 'preview' }>

/** The task of a run, and all that the run reaches. Functions take the members that they need. */
export interface Run {
  task: RunTask
  context: RunnerContext
  cancellation: Cancellation
  repository: Repository
  disk: Disk
  pool: Pool
  log: Log
  /** @throws JournalError, InputError */
  openJournal: (inputs: Inputs, part: SearchPart) => Promise<Journal>
  openService: (inputs: Inputs) => Service
  /** Tells the `post` step which attempts are still to be ended. */
  memory: { rememberAttempt(id: string): void; rememberEnd(id: string): void }
  /** Writes a document to the folder of the input `documents`; absent where there is none. */
  writeDocument?: ((path: string, text: string) => Promise<void>) | undefined
  /** Milliseconds since the epoch, and since any moment: those never go back. */
  clock: { now: () => number; elapsed: () => number }
  /** From 0 to less than 1. */
  random: () => number
}

/** One target of a run: where its documents go, and what the commit that is checked out has for it. */
export interface Target {
  inputs: Inputs
  service: Service
  settings: DocumentSettings
  /** The record that this run writes to the journal when it syncs. */
  record: AttemptRecord
  now: Snapshot
  /** Takes the snapshot of what an attempt found in its commit and on the disk. */
  snapshotAt: (record: AttemptRecord) => Promise<Snapshot>
  blobs: ReadBlobs
  /** Warnings about what is on the disk. */
  warnings: readonly string[]
}

/** A target that could not be opened. */
export interface UnopenedTarget {
  inputs: Inputs
  error: unknown
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
  const { namesFile, parseTargets } = await import('../inputs/targets.ts')
  if (!namesFile(targets))
    return parseTargets({ text: targets }, inputs, options)
  const path = targets.replace(/^\.\//, '')
  const texts = await readFileTexts([path], oidsOf(await tree(head)), blobs)
  const text = texts.get(path)
  if (text !== undefined) return parseTargets({ text, path }, inputs, options)
  const message = `targets: ${sanitizeForLog(targets)}: the commit that is checked out has no such file, or it is not text. Give its path from the repository’s root, such as .github/docs-push.yml, in the same case; links are not followed.`
  throw new InputError(withHelp(message, 'targets'))
}

/** The members of a run that targets are opened with. */
type OpeningOptions = Pick<
  Run,
  'task' | 'context' | 'repository' | 'disk' | 'pool' | 'log' | 'openService'
>

/**
 * Opens each target, in the order in which they are given. Where there are several, an error of one is that one's.
 *
 * @throws InputError
 */
export async function openTargets(
  inputsOfTargets: readonly Inputs[],
  run: OpeningOptions,
): Promise<(Target | UnopenedTarget)[]> {
  const { context, repository } = run
  const { journal } = inputsOfTargets[0]!
  if (journal.kind === 'file') {
    const tree = await repository.tree(repository.head)
    requireUntracked(journal.path, context.workspace, tree)
  }
  const takeSnapshot = snapshotsWith(repository.blobs, run)
  const connectors = inputsOfTargets.map(({ connectorId }) => connectorId)
  const targets: (Target | UnopenedTarget)[] = []
  // One after another: each may read a built site.
  for (const inputs of inputsOfTargets) {
    try {
      targets.push(await openTarget(inputs, connectors, takeSnapshot, run))
    } catch (error) {
      if (inputsOfTargets.length === 1) throw error
      targets.push({ inputs, error })
    }
  }
  const opened = targets.filter(target => 'record' in target)
  const paths = new Set<string>()
  for (const { now } of opened)
    for (const { path } of now.pages.values()) paths.add(path)
  return targets.map(target => {
    if (!('record' in target)) return target
    const found = withoutSkipped(target, paths)
    for (const { path } of found.now.skipped) paths.add(path)
    return found
  })
}

/** @param blobs reads the texts: those of git, or those of the disk too. */
function snapshotsWith(
  blobs: ReadBlobs,
  { pool, repository }: OpeningOptions,
): TakeSnapshot {
  return openSnapshots({
    tree: commit => repository.tree(commit),
    blobs,
    findSites: (files, generator, read) =>
      pool.findSites(files, generator, read),
  })
}

async function openTarget(
  inputs: Inputs,
  connectors: string[],
  takeSnapshot: TakeSnapshot,
  run: OpeningOptions,
): Promise<Target> {
  const { context, disk, log, pool, repository, task } = run
  const { head } = repository
  const { files, refPrefix, generator, timeoutMinutes } = inputs
  const settings = settingsOf(inputs, context, task.branch)
  const onDisk = await findDiskPages({
    inputs,
    repositoryName: context.repository,
    workspace: context.workspace,
    repository,
    disk,
    builtPages: pool,
    takeSnapshot,
    placesOf: (snapshot, paths) =>
      pool.openMaker(snapshot, settings, repository.blobs).places(paths),
  })
  for (const line of onDisk.lines) log.info(line)
  const takeWithDisk = onDisk.record
    ? snapshotsWith(onDisk.blobs, run)
    : takeSnapshot
  const now = await takeWithDisk(head, inputs, onDisk.now)
  const record: AttemptRecord = {
    v: 1,
    ...searchPartOf(inputs, context.repository),
    branch: task.branch,
    sha: head,
    files,
    refPrefix,
    generator,
    connectors,
    settings: digestOfSettings(normaliserVersion, settings, inputs.baseUrl),
    runId: context.runId,
    timeoutMinutes,
  }
  if (onDisk.record) record.generated = onDisk.record
  return {
    inputs,
    service: run.openService(inputs),
    settings,
    record,
    now,
    snapshotAt: then => takeWithDisk(then.sha, then, onDisk.before(then)),
    blobs: onDisk.blobs,
    warnings: onDisk.warnings,
  }
}

/** The settings by which the documents of a target are made. */
function settingsOf(
  inputs: Inputs,
  { repository, serverUrl }: RunnerContext,
  branch: string,
): DocumentSettings {
  const { refPrefix, siteTags, sourceLinks, siteUrls } = inputs
  const { tags, rules } = inputs.tags
  return {
    refPrefix,
    tags,
    rules,
    siteTags,
    sourceLinks,
    siteUrls,
    branch,
    repositoryUrl: `${serverUrl}/${repository}`,
  }
}

/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number, which alone decides what
 * front matter hides.
 */
export function digestOfSettings(
  version: number,
  settings: DocumentSettings,
  baseUrl: string,
): string {
  const { refPrefix: _, ...shaping } = settings
  const all = JSON.stringify([baseUrl, Object.entries(shaping).sort()])
  return `${version}-${hash('sha256', all).slice(0, 32)}`
}

/** A page of one target is not skipped in another, and a file that several skip counts in the first. */
function withoutSkipped(target: Target, others: ReadonlySet<string>): Target {
  const { now } = target
  const skipped = now.skipped.filter(file => !others.has(file.path))
  // The snapshot itself, where nothing changes: it may be that of the last success.
  if (skipped.length === now.skipped.length) return target
  return { ...target, now: { ...now, skipped } }
}

/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
function requireUntracked(
  path: string,
  workspace: string,
  tree: readonly { path: string }[],
): void {
  const inside = pathInside(workspace, resolve(workspace, path))
  if (inside === undefined) return
  const found = tree.find(entry => `${inside}/`.startsWith(`${entry.path}/`))
  if (!found) return
  throw new InputError(
    `journal: "${sanitizeForLog(path)}" leads to "${sanitizeForLog(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`,
    'journal',
  )
}

/** Corrects the base of a preview: the merge commit of a pull request knows better than the event what it would be merged into. */
export async function withMergeBase(
  task: RunTask,
  repository: Repository,
  { sha }: RunnerContext,
): Promise<RunTask> {
  if (task.kind !== 'preview' || task.baseSha === undefined) return task
  if (repository.head !== sha) return task
  const [base, merged] = await repository.parents()
  if (base === undefined || merged === undefined) return task
  return { ...task, baseSha: base }
}
