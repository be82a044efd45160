import { resolve } from 'node:path'
import { type DocumentSettings, normaliserVersion } from '../document/document.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import { MAX_YAML, namesFile, parseTargets, type TargetOptions } from '../inputs/targets.ts'
import type { Task } from '../inputs/trigger.ts'
import { parseWorkspacePath } from '../inputs/values.ts'
import type { AttemptRecord, Journal, Target } from '../journal/index.ts'
import { targetOf } from '../journal/target.ts'
import { digest } from '../plan/known.ts'
import { openPageReader, type PageReader, type Reading } from '../plan/pages.ts'
import { differing, RepositoryError, type Touched } from '../plan/tree.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { pathInside } from '../text/paths.ts'
import type { Cancellation } from './cancellation.ts'
import { findGenerated, type Generated } from './generated.ts'
import type { Disk, Pool, Repository, RunnerContext } from './ports.ts'

/** What all targets of a run share. */
export interface SharedContext {
  task: Extract<Task, { kind: 'sync' | 'preview' }>
  context: RunnerContext
  cancellation: Cancellation
  repository: Repository
}

/** A run for one target. */
export interface RunContext extends SharedContext {
  inputs: Inputs
  generated: Generated
  /** What the commit that is checked out has for search. */
  now: Reading
  /** Reads the trees of earlier attempts. */
  read: PageReader
  settings: DocumentSettings
  /** What this run writes to the journal when it syncs. */
  record: AttemptRecord
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
  if (!namesFile(targets)) return parseTargets({ text: targets }, inputs, options)
  const path = targets.replace(/^\.\//, '')
  const refuse = (what: string) =>
    new InputError(withHelp(`targets: ${sanitizeForLog(targets)}: ${what}`, 'targets'))
  try {
    parseWorkspacePath(path)
  } catch {
    throw refuse('it is not the path of a file in the repository. Give one such as .github/docs-push.yml.')
  }
  const entry = (await tree(head)).find(each => each.path === path && each.kind === 'file')
  if (entry === undefined)
    throw refuse(
      'the commit that is checked out has no such file. Give its path from the repository’s root, in the same case; links are not followed.',
    )
  const { value } = await blobs([entry.oid], MAX_YAML).next()
  if (value?.bytes === undefined) throw refuse('it is longer than 64 KiB. Give fewer targets.')
  return parseTargets({ text: new TextDecoder().decode(value.bytes), path }, inputs, options)
}

/**
 * A run for each target.
 *
 * @param pool threads that built pages are read on.
 * @param openJournal of a target.
 * @throws RepositoryError when the checkout is of another repository, and InputError
 */
export async function toRunContexts(
  all: readonly Inputs[],
  options: SharedContext,
  disk: Disk,
  pool: Pool,
  openJournal: (inputs: Inputs, target: Target) => Promise<Journal>,
): Promise<RunContext[]> {
  const { task, context, repository } = options
  const [{ journal, shard }] = all as [Inputs]
  const tree = await repository.tree(repository.head)
  if (journal.kind === 'file') requireUntracked(journal.path, context.workspace, tree)
  // The preview of a fork's pull request may have checked out the fork; it writes nothing.
  if (task.kind === 'sync' && repository.head !== context.sha)
    await requireOwn(repository, context.repository)
  const targets = all.flatMap(({ connectorId, name }) => (name === undefined ? [] : `${connectorId}/${name}`))
  const shared = { ...options, task: await withMergeBase(options) }
  // Targets without files on the disk are made from one reading of each tree.
  const readTracked = openPageReader(shard, repository.blobs)
  const runs: RunContext[] = []
  // One after another: each may read a built site.
  for (const inputs of all) {
    const target = targetOf(inputs, { repository: context.repository, branch: task.branch })
    // What cannot be read now is asked for again, and explained, when it is needed.
    const earlier = async () =>
      openJournal(inputs, target)
        .then(journal => journal.list())
        .then(attempts => attempts.map(each => each.record))
        .catch(() => [])
    const around = { inputs, context, repository, disk, pool, read: readTracked, earlier }
    const generated = await findGenerated(around)
    const { blobs } = generated
    const read = generated.record ? openPageReader(shard, blobs) : readTracked
    const now = await read(generated.now(tree), inputs)
    const settings = toSettings(inputs, options)
    const record = recordOf(inputs, options, targets, generated, settings)
    runs.push({
      ...shared,
      inputs,
      repository: { ...repository, blobs },
      generated,
      read,
      now,
      settings,
      record,
    })
  }
  return runs
}

function toSettings(
  { refPrefix, tags, rules, sourceLinks, siteUrls }: Inputs,
  { context, task }: SharedContext,
): DocumentSettings {
  const repositoryUrl = `${context.serverUrl}/${context.repository}`
  const more = rules.length > 0 ? { rules } : {}
  return { refPrefix, tags, ...more, sourceLinks, repositoryUrl, branch: task.branch, siteUrls }
}

/** @param targets all targets of the run as `connector-id/name`; empty where the input is not set. */
function recordOf(
  inputs: Inputs,
  { context, task, repository }: SharedContext,
  targets: string[],
  { record: generated, foreign }: Generated,
  settings: DocumentSettings,
): AttemptRecord {
  const { files, refPrefix, generator, baseUrl, timeoutMinutes } = inputs
  return {
    v: 1,
    ...targetOf(inputs, { repository: context.repository, branch: task.branch }),
    ...(targets.length > 0 && { targets }),
    sha: repository.head,
    ...{ files, refPrefix, generator },
    ...(generated && { generated }),
    settings: digest(normaliserVersion, { ...settings, ...(foreign && { foreign }) }, baseUrl),
    runId: context.runId,
    runAttempt: context.runAttempt,
    timeoutMinutes,
  }
}

/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
export function requireUntracked(path: string, workspace: string, tree: readonly { path: string }[]): void {
  // Some file systems tell neither case nor Unicode's forms apart, nor a slash from a backslash.
  const plain = (path: string) => path.normalize('NFC').toLowerCase().replaceAll('\\', '/')
  const inside = pathInside(plain(workspace), plain(resolve(workspace, path)))
  const found = inside && tree.find(each => `${inside}/`.startsWith(`${plain(each.path)}/`))
  if (!found) return
  throw new InputError(
    `journal: "${sanitizeForLog(path)}" leads to "${sanitizeForLog(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`,
    'journal',
  )
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
async function withMergeBase({ task, repository, context }: SharedContext): Promise<SharedContext['task']> {
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
