import * as v from 'valibot'
import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  type EndRecord,
  type Exception,
  type Journal,
  JournalError,
  Scope,
  type Target,
  toEndRecord,
  toRecord,
} from '../../journal/index.ts'
import { checked, type GitHub, GitHubError } from './index.ts'

interface DeploymentsOptions {
  github: GitHub
  target: Target
  /** Where the log of this run is. */
  runUrl: string
}

/** Tells our deployments from those of others. */
const TASK = 'docs-push'
/** The most that GitHub gives at once. */
const PER_PAGE = 100
/** As much of a description as GitHub takes (GitHub documentation, "REST API endpoints for deployment statuses"). */
const MAX_DESCRIPTION = 140

/** Our states in those of GitHub's deployment statuses. */
const STATES = { running: 'in_progress', succeeded: 'success', failed: 'failure', void: 'error' } as const

const Deployment = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  environment: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  payload: v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
})
const Status = v.object({ state: v.string() })
type Deployment = v.InferOutput<typeof Deployment>
type Status = v.InferOutput<typeof Status>

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export function openDeployments({ github, target, runUrl }: DeploymentsOptions): Journal {
  const { repos } = github.rest
  const repository = toRepository(target)
  const nothing = 'Nothing was pushed.'
  const again = 'What this run has pushed is in search; the next run pushes it again.'
  let begun: AttemptRecord | undefined
  return {
    list: () => withAdvice('read', nothing, listAttempts(github, target)),
    begin: record => withAdvice('written', nothing, begin(record)),
    end: (id, state, description, exceptions = []) =>
      withAdvice(
        'written',
        again,
        exceptions.length > 0
          ? endWith(id, [...exceptions], description)
          : setState(Number(id), state, description),
      ),
  }

  async function begin(record: AttemptRecord): Promise<Attempt> {
    const deployment = await create(record)
    begun = record
    await setState(deployment.id, 'running', 'Pushing').catch(async error => {
      // Nobody would know of it, and later runs would wait for it.
      await setState(deployment.id, 'void', 'Could not begin').catch(() => {})
      throw error
    })
    return toAttempt(deployment, record, 'running')
  }

  /** GitHub cannot change the payload of a deployment, so that the exceptions are in that of another one. */
  async function endWith(id: string, exceptions: Exception[], description: string): Promise<void> {
    // There is no room for two lists, and the first record has what was on the disk.
    const { generated: _, ...record } = begun as AttemptRecord
    const { id: end } = await create({ ...record, v: 2, ends: id, exceptions })
    await setState(end, 'succeeded', description)
    await setState(Number(id), 'failed', `Succeeded, except ${exceptions.length}`)
  }

  async function create(record: AttemptRecord | EndRecord): Promise<Deployment> {
    const { data } = await repos.createDeployment({ ...repository, ...toDeployment(record, target) })
    return checked(Deployment, data)
  }

  async function setState(id: number, state: AttemptState, description: string): Promise<void> {
    const { data } = await repos.createDeploymentStatus({
      ...{ ...repository, deployment_id: id, state: STATES[state], log_url: runUrl },
      description: description.slice(0, MAX_DESCRIPTION),
    })
    checked(Status, data)
  }
}

function toRepository({ repository }: Target): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

/** All targets of a connector have environments below its own. */
const connectorOf = ({ connectorId }: Target): string => `docs-push/${connectorId}`

/** A record as a deployment to be created. */
function toDeployment(record: AttemptRecord | EndRecord, target: Target) {
  return {
    ref: record.sha,
    task: TASK,
    environment: [connectorOf(target), target.target].filter(Boolean).join('/'),
    payload: { ...record },
    description: `Docs pushed to search, run ${record.runId}`.slice(0, MAX_DESCRIPTION),
    // Neither merged into nor held up by anything: this records a push, it does not deploy.
    auto_merge: false,
    required_contexts: [],
    production_environment: false,
    transient_environment: false,
  }
}

/**
 * The newest first, as GitHub lists them, as far as the last success: what came before it no longer matters, and after
 * some years there are hundreds.
 */
async function listAttempts({ rest, paginate }: GitHub, target: Target): Promise<Attempt[]> {
  const repository = toRepository(target)
  const attempts: Attempt[] = []
  const scope = new Scope(target)
  /** By the ID of the deployment that began the attempt, which is older. */
  const ends = new Map<string, Exception[]>()
  // Of all environments: each target has its own.
  const options = { ...repository, task: TASK, per_page: PER_PAGE }
  for await (const { data } of paginate.iterator(rest.repos.listDeployments, options)) {
    for (const deployment of checked(v.array(Deployment), data).sort((a, b) => b.id - a.id)) {
      if (!`${deployment.environment}/`.startsWith(`${connectorOf(target)}/`)) continue
      const end = toEndRecord(deployment.payload)
      const record = end ?? readRecord(deployment)
      // Deployments stay with a repository that gets another name.
      if (!scope.concerns(record)) continue
      if (scope.isOther(record)) {
        if (!end) attempts.push(scope.see(toAttempt(deployment, record as AttemptRecord, 'void')))
        continue
      }
      const which = { ...repository, deployment_id: deployment.id, per_page: PER_PAGE }
      const { data: found } = await rest.repos.listDeploymentStatuses(which)
      const state = toState(checked(v.array(Status), found))
      if (end) {
        // Without its success the run ended in between, and its first record says what that means.
        if (state === 'succeeded') ends.set(end.ends, end.exceptions)
        continue
      }
      const attempt = scope.see(toAttempt(deployment, readRecord(deployment), state, ends))
      attempts.push(attempt)
      if (attempt.state === 'succeeded' && !attempt.isPartial) return attempts
    }
  }
  return attempts
}

/** @throws JournalError when it is none of ours. */
function readRecord({ id, payload }: Deployment): AttemptRecord {
  const record = toRecord(payload)
  if (record) return record
  throw new JournalError(
    `The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
  )
}

function toAttempt(
  { id, created_at }: Deployment,
  record: AttemptRecord,
  state: AttemptState,
  ends: ReadonlyMap<string, Exception[]> = new Map(),
): Attempt {
  const exceptions = ends.get(String(id))
  const attempt = { id: String(id), order: id, begunAtMs: Date.parse(created_at), record }
  return exceptions ? { ...attempt, state: 'succeeded', exceptions } : { ...attempt, state }
}

/**
 * GitHub adds `inactive` to an older success, so any `success` counts, whatever came after it. A tool that cleans up
 * deployments sets it as well, also of a run that has written and died: by itself it says nothing.
 */
function toState(statuses: readonly Status[]): AttemptState {
  const ends = ['succeeded', 'failed', 'void'] as const
  return ends.find(end => statuses.some(({ state }) => state === STATES[end])) ?? 'running'
}

const RULES =
  'Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether the commit still exists.'

/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub rejected the token (401). Leave the input github-token out, or give a valid token.',
  403: 'The token may not write deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'This token cannot access the repository. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: `GitHub will not create a deployment for this commit. ${RULES}`,
  422: `GitHub refused the deployment as invalid (422). ${RULES}`,
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

/** For whatever else GitHub says. */
const LATER = 'Run this workflow again; if it happens again, look at githubstatus.com.'

/** @throws JournalError when GitHub refuses, with what to do. */
async function withAdvice<T>(done: 'read' | 'written', documents: string, work: Promise<T>): Promise<T> {
  return work.catch(error => {
    if (!(error instanceof GitHubError)) throw error
    const advice = REFUSALS[error.httpStatus] ?? LATER
    throw new JournalError(
      `The record of past syncs (GitHub deployments) cannot be ${done}: ${error.message}. ${advice} ${documents}`,
    )
  })
}
