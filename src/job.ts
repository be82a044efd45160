import type { Control } from './control.ts'
import type { DocumentSettings } from './document/document.ts'
import { normaliserVersion } from './document/version.ts'
import { openGitHub } from './github.ts'
import type { Inputs } from './inputs.ts'
import { targetOf } from './journal/target.ts'
import { requireUntracked } from './journal/tracked.ts'
import type { AttemptRecord, History } from './journal.ts'
import { digest } from './plan/digest.ts'
import type { Touched } from './report/annotations.ts'
import { openRepositoryApi, type RepositoryApi } from './repository/api.ts'
import { RepositoryError } from './repository/errors.ts'
import { differing } from './repository/tree.ts'
import { openRepository, type Repository } from './repository.ts'
import type { Surroundings } from './runner.ts'
import { shown } from './shown.ts'
import type { Task } from './trigger.ts'

/** All that the steps of one run share. */
export interface Job {
  inputs: Inputs
  task: Extract<Task, { kind: 'sync' | 'preview' }>
  around: Surroundings
  control: Control
  repository: Repository
  settings: DocumentSettings
  /** What this run leaves in the journal when it syncs. */
  record: AttemptRecord
}

/** @throws RepositoryError when the workspace holds no checkout, or another repository's; InputError */
export async function openJob(
  inputs: Inputs,
  task: Job['task'],
  around: Surroundings,
  control: Control,
): Promise<Job> {
  await using opened = new AsyncDisposableStack()
  const repository = opened.use(await openCheckout(inputs, around, control.ending))
  // The preview of a fork's pull request may have checked out the fork; it writes nothing.
  if (task.kind === 'sync' && repository.head !== around.sha) await requireOwn(repository, around.repository)
  if (inputs.journal.kind === 'file')
    requireUntracked(inputs.journal.path, around.workspace, await repository.tree(repository.head))
  const settings = toSettings(inputs, task, around)
  const record = toRecord(inputs, around, settings, repository.head)
  const onItsBase = await onBase(task, repository, around.sha)
  opened.move()
  return { inputs, task: onItsBase, around, control, repository, settings, record }
}

/** What is checked out in the workspace, and what its server has. @throws RepositoryError */
export function openCheckout(inputs: Inputs, around: Surroundings, signal: AbortSignal): Promise<Repository> {
  const { workspace, environment, serverUrl, repository, temporaryFolder } = around
  const { githubToken: token } = inputs
  return openRepository(workspace, {
    environment,
    remote: { serverUrl, repository, token, temporaryFolder },
    signal,
    openApi: token === '' ? undefined : () => openApi(inputs, around),
  })
}

function toSettings(inputs: Inputs, { branch }: Job['task'], around: Surroundings): DocumentSettings {
  const { refPrefix, tags, sourceLinks, siteUrls } = inputs
  const repositoryUrl = `${around.serverUrl}/${around.repository}`
  return { refPrefix, tags, sourceLinks, repositoryUrl, branch, siteUrls }
}

function toRecord(
  inputs: Inputs,
  { repository, runId, runAttempt }: Surroundings,
  settings: DocumentSettings,
  sha: string,
): AttemptRecord {
  const { files, refPrefix, timeoutMinutes } = inputs
  return {
    v: 1,
    ...targetOf(inputs, repository),
    branch: settings.branch,
    sha,
    files,
    refPrefix,
    settings: digest(normaliserVersion, settings, inputs.baseUrl),
    runId,
    runAttempt,
    timeoutMinutes,
  }
}

/** The merge commit of a pull request knows better than the event what it would be merged into. */
async function onBase(task: Job['task'], repository: Repository, sha: string): Promise<Job['task']> {
  if (task.kind !== 'preview' || task.baseSha === undefined || repository.head !== sha) return task
  const [base, merged] = await repository.parents()
  return base !== undefined && merged !== undefined ? { ...task, baseSha: base } : task
}

/** Another repository's pages would be pushed as this one's, with links that lead nowhere. */
async function requireOwn(repository: Repository, name: string): Promise<void> {
  const origin = await repository.origin()
  if (origin === undefined || origin.toLowerCase() === name.toLowerCase()) return
  throw new RepositoryError(
    `The workspace has a checkout of "${shown(origin)}", but this workflow belongs to "${shown(name)}". To push the pages of this repository, let the step with actions/checkout before this one set no repository; to push those of the other one, put this workflow there.`,
  )
}

async function openApi(inputs: Inputs, around: Surroundings): Promise<RepositoryApi> {
  return openRepositoryApi(await openGitHub({ ...around, token: inputs.githubToken }), around.repository)
}

/** The history in which search mirrors just one commit, as today's inputs would have it. */
export function historyAt(sha: string, job: Job): History {
  const record = { ...job.record, sha }
  return {
    synced: { id: '', order: 0, begunAtMs: 0, state: 'succeeded', record },
    dirty: [],
    ahead: [],
    overtaken: false,
  }
}

/** What a pull request or a merge group changes; `undefined` for other runs. */
export async function findTouched({ task, repository }: Job): Promise<Touched | undefined> {
  if (task.kind !== 'preview' || task.baseSha === undefined) return undefined
  try {
    return differing(await repository.tree(task.baseSha), await repository.tree(repository.head))
  } catch (error) {
    if (error instanceof RepositoryError) return 'unknown'
    throw error
  }
}
