import type { DocumentSettings } from '../document/document.ts'
import { normaliserVersion } from '../document/document.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import type { Task } from '../inputs/trigger.ts'
import type { AttemptRecord } from '../journal/index.ts'
import { targetOf } from '../journal/target.ts'
import { digest } from '../plan/known.ts'
import { openPageReader, type PageReader } from '../plan/pages.ts'
import { differing, RepositoryError, type Touched } from '../plan/tree.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Cancellation } from './cancellation.ts'
import { findGenerated, type Generated, unknownGenerated } from './generated.ts'
import type { Disk, Pool, Repository, RunnerContext } from './ports.ts'

/** What a run is given. */
export interface RunOptions {
  inputs: Inputs
  task: Extract<Task, { kind: 'sync' | 'preview' }>
  context: RunnerContext
  cancellation: Cancellation
  repository: Repository
  disk: Disk
  /** Threads that built pages are read on. */
  pool: Pool
  /** Of the repository's trees. */
  read: PageReader
  /** All targets of the run, this one included, as `connector-id/name`; absent where the run has none. */
  targets?: readonly string[]
}

/** What all steps of one run share. */
export interface RunContext extends Omit<RunOptions, 'disk' | 'pool'> {
  generated: Generated
  settings: DocumentSettings
  /** What this run writes to the journal when it syncs. */
  record: AttemptRecord
}

/**
 * A run for each target.
 *
 * @throws RepositoryError when the checkout is of another repository
 */
export async function toRunContexts(
  all: readonly Inputs[],
  shared: Omit<RunOptions, 'inputs' | 'targets'>,
): Promise<RunContext[]> {
  const targets = all.flatMap(({ connectorId, name }) => (name === undefined ? [] : `${connectorId}/${name}`))
  const names = targets.length > 0 ? { targets } : {}
  const runs: RunContext[] = []
  // One after another: each may read a built site.
  for (const inputs of all) runs.push(await toRunContext({ ...shared, ...names, inputs }))
  return runs
}

async function toRunContext(options: RunOptions): Promise<RunContext> {
  const { inputs, task, context, repository } = options
  const generated = await findGenerated(options).catch(error => orUnknown(error, options))
  // The preview of a fork's pull request may have checked out the fork; it writes nothing.
  if (task.kind === 'sync' && repository.head !== context.sha)
    await requireOwn(repository, context.repository)
  const { refPrefix, tags, sourceLinks, siteUrls, files, generator, rules, timeoutMinutes } = inputs
  const { branch } = task
  const repositoryUrl = `${context.serverUrl}/${context.repository}`
  const more = rules.length > 0 ? { rules } : {}
  const settings = { refPrefix, tags, ...more, sourceLinks, repositoryUrl, branch, siteUrls }
  const { foreign } = generated
  const record: AttemptRecord = {
    v: 1,
    ...targetOf(inputs, { repository: context.repository, branch }),
    ...(options.targets && { targets: [...options.targets] }),
    sha: repository.head,
    files,
    refPrefix,
    generator,
    ...(generated.record && { generated: generated.record }),
    settings: digest(normaliserVersion, { ...settings, ...(foreign && { foreign }) }, inputs.baseUrl),
    runId: context.runId,
    runAttempt: context.runAttempt,
    timeoutMinutes,
  }
  const { blobs } = generated
  const read = generated.record ? openPageReader(inputs.shard, blobs) : options.read
  const shared = { ...options, repository: { ...repository, blobs }, read, generated }
  return { ...shared, task: await withMergeBase(options), settings, record }
}

/** Of several targets, one that has nothing on the disk does not stop the others. */
function orUnknown(error: unknown, options: RunOptions): Generated {
  if (error instanceof InputError && options.inputs.name !== undefined)
    return unknownGenerated(error, options)
  throw error
}

/** Another repository's pages would be pushed as this one's, with broken links. */
async function requireOwn(repository: Repository, name: string): Promise<void> {
  const origin = await repository.origin()
  if (origin === undefined || origin.toLowerCase() === name.toLowerCase()) return
  throw new RepositoryError(
    `The workspace has a checkout of "${sanitizeForLog(origin)}", but this workflow belongs to "${sanitizeForLog(name)}". To push the pages of this repository, let the step with actions/checkout before this one set no repository; to push those of the other one, put this workflow there.`,
  )
}

/** The merge commit of a pull request knows better than the event what it would be merged into. */
async function withMergeBase({ task, repository, context }: RunOptions): Promise<RunOptions['task']> {
  if (task.kind !== 'preview' || task.baseSha === undefined || repository.head !== context.sha) return task
  const [base, merged] = await repository.parents()
  return base !== undefined && merged !== undefined ? { ...task, baseSha: base } : task
}

/** What a pull request or a merge group changes; `undefined` for other runs. */
export async function findTouched({ task, repository }: RunContext): Promise<Touched | undefined> {
  if (task.kind !== 'preview' || task.baseSha === undefined) return undefined
  try {
    return differing(await repository.tree(task.baseSha), await repository.tree(repository.head))
  } catch (error) {
    if (error instanceof RepositoryError) return 'unknown'
    throw error
  }
}
