import type { Control } from './control.ts'
import type { DocumentSettings } from './document/document.ts'
import { normaliserVersion } from './document/index.ts'
import { toMatcher } from './files.ts'
import type { Inputs } from './inputs.ts'
import type { AttemptRecord, History } from './journal.ts'
import { assumeKnown, type Before, readKnown, readTree } from './known.ts'
import type { Pages, Stop } from './plan.ts'
import { count, type Outcome, type Report } from './report.ts'
import type { Tree } from './repository/tree.ts'
import { openRepository, type Repository } from './repository.ts'
import type { Surroundings } from './runner.ts'
import { cut, digest } from './snapshot.ts'
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

/** @throws RepositoryError when the workspace holds no checkout. */
export async function openJob(
  inputs: Inputs,
  task: Job['task'],
  around: Surroundings,
  control: Control,
): Promise<Job> {
  const { workspace, environment, serverUrl, repository: name, temporaryFolder, runId } = around
  const remote = { serverUrl, repository: name, token: inputs.githubToken, temporaryFolder }
  const repository = await openRepository(workspace, environment, remote)
  const { refPrefix, tags, sourceLinks, files, timeoutMinutes } = inputs
  const settings: DocumentSettings = {
    refPrefix,
    tags,
    sourceLinks,
    repositoryUrl: `${serverUrl}/${name}`,
    branch: task.branch,
  }
  const record: AttemptRecord = {
    v: 1,
    repository: name,
    branch: task.branch,
    connectorId: inputs.connectorId,
    sha: repository.head,
    files,
    refPrefix,
    settings: digest(normaliserVersion, settings, inputs.baseUrl),
    runId,
    timeoutMinutes,
  }
  return { inputs, task, around, control, repository, settings, record }
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

/** Whether search is further than what is checked out, as when an old run is started again. */
export async function isOvertaken(
  { repository, task }: Job,
  { synced, overtaken }: History,
): Promise<boolean> {
  return overtaken || (synced !== undefined && (await repository.isBehind(synced.record.sha, task.branch)))
}

/** What the service may hold, from the journal or, without one, from the event and the history of the checkout. */
export async function readBefore(
  job: Job,
  history: History | undefined,
  wanted: Pages,
  warn: (error: Error) => void,
): Promise<Before> {
  const { inputs, repository, task } = job
  const options = { tree: repository.tree, everything: task.everything || !history, onMissing: warn }
  if (history) return readKnown(history, options)
  const pagesOf = (tree: Tree = []) => cut(tree, toMatcher(inputs.files), inputs.refPrefix).pages
  const beforeSha = task.kind === 'sync' ? task.beforeSha : task.baseSha
  const before = beforeSha === undefined ? undefined : await readTree(beforeSha, options)
  return assumeKnown(wanted, pagesOf(before), pagesOf(await repository.deleted()))
}

/** The account of a run that leaves everything to a later one. */
export function toOvertakenReport(job: Job, history: History): Report {
  return { ...toReport(job, history, [], 0), status: 'overtaken' }
}

/** The account of a run. `stop` is why it ended before it was through. */
export function toReport(
  job: Job,
  history: History | undefined,
  documents: Outcome[],
  requests: number,
  stop?: Stop,
): Report {
  const counts = count(documents, requests)
  const { around, inputs, task, settings, record } = job
  const report: Report = {
    version: 1,
    status: stop !== undefined || counts.failed > 0 ? 'failed' : 'succeeded',
    isPreview: task.kind === 'preview',
    repository: around.repository,
    repositoryUrl: settings.repositoryUrl,
    branch: task.branch,
    sha: record.sha,
    baseline: history?.synced?.record.sha ?? '',
    connectorId: inputs.connectorId,
    counts,
    documents,
  }
  return stop ? { ...report, problem: sentence(stop) } : report
}

function sentence({ reason, hint }: Stop): string {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
  return hint === '' ? text : `${text} ${hint}`
}
